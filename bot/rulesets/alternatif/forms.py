"""The questions of a fight as forms, made from the state alone: whom to strike, whether to parry, what to do next.

A key is `combatant:kind:segment`: nobody is asked the same twice in one segment, but about what changed meanwhile.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.kernel.decisions import Choice, Decision, Field, Scalar
from bot.rulesets.alternatif.reaction_dice import postponement, reaction_die
from bot.rulesets.alternatif.state import AlternatifState, Blow, Combatant, enemies, open_blows, within_reach

NOTHING = "-"
"""The option that stands for doing nothing."""


def key_of(state: AlternatifState, who: Combatant, kind: str) -> str:
    """The identity of a question of *kind* to *who* in this segment."""
    return f"{who.id}:{kind}:{state.segment}"


def asked_in(key: str) -> str:
    """Whom the question *key* is put to."""
    return key.partition(":")[0]


# ---- what do you do next?


def declarations(state: AlternatifState) -> list[Decision]:
    """One question for each of those who are awaited (ALT-REA-003, ALT-REA-011)."""
    return [declaration(state, who) for who in state.combatants.values() if must_be_asked(state, who)]


def declaration(state: AlternatifState, who: Combatant) -> Decision:
    """Attack whom, or stand by; stand-by when nothing is said."""
    foes = [each.id for each in enemies(state, who)]
    reach = within_reach(state, who)
    # Those in contact first: they are the nearer choice.
    options = (*reach, *(ident for ident in foes if ident not in reach))
    action = Field("action", ("attack", "standby"))
    attack = Field("action", ("attack",))
    target = Field("target", options)

    def form(partial: Choice) -> tuple[Field, ...]:
        if partial.get("action") == "standby":
            return (action,)
        return (attack, target) if "target" in partial and "action" not in partial else (action, target)

    suggested = who.target if who.target in options else options[0]
    arm = who.wielded.arm
    about: dict[str, Scalar] = {
        "segment": state.segment,
        "weapon": arm.weapon,
        "hand": arm.hand,
        "engaged": bool(reach),
        "suggested_action": "attack",
        "suggested_target": suggested,
    }
    return Decision(
        key_of(state, who, "declare"), "declare", who.id, (action, target), {"action": "standby"}, about, form
    )


def is_idle(who: Combatant) -> bool:
    """Whether *who* has nothing pending and has not said that he waits."""
    weapon = who.wielded
    return weapon.due is None and not weapon.up and not who.out and who.intent != "standby"


def can_repeat(state: AlternatifState, who: Combatant) -> bool:
    """Whether the target that *who* struck at last is still there to be struck at."""
    if who.target is None or who.target not in who.contacts:
        return False
    other = state.combatants[who.target]
    return not other.out and not other.hidden


def must_be_asked(state: AlternatifState, who: Combatant) -> bool:
    """Whether *who* is awaited: he has nothing pending, nothing to repeat, and somebody to fight."""
    if not is_idle(who) or (who.intent == "melee" and can_repeat(state, who)):
        return False
    return any(enemies(state, who))


# ---- simultaneous!


def confronted(state: AlternatifState) -> list[tuple[Combatant, list[str]]]:
    """Those whose action is up against an enemy in contact whose action is up too, each with these enemies; choices
    that were made are left out (ALT-SIM-001)."""
    found = []
    combatants = state.combatants
    for who in combatants.values():
        if not who.wielded.up or who.wielded.choice is not None or who.hidden:
            continue
        facing = [
            ident
            for ident in within_reach(state, who)
            if combatants[ident].wielded.up and combatants[ident].wielded.choice is None
        ]
        if facing:
            found.append((who, facing))
    return found


def simultaneous_choices(state: AlternatifState) -> list[Decision]:
    """The secret choices: attack (whom, when several are in contact) or return to guard, the default (ALT-SIM-010)."""
    return [_simultaneous(state, who, facing) for who, facing in confronted(state)]


def _simultaneous(state: AlternatifState, who: Combatant, facing: list[str]) -> Decision:
    reach = within_reach(state, who)
    choice = Field("choice", ("attack", "return_to_guard"))
    target = Field("target", tuple(reach))
    several = len(reach) > 1

    def form(partial: Choice) -> tuple[Field, ...]:
        return (choice, target) if several and partial.get("choice") == "attack" else (choice,)

    arm = who.wielded.arm
    die = reaction_die(arm, who.bm, state.settings)
    about: dict[str, Scalar] = {
        "segment": state.segment,
        "weapon": arm.weapon,
        "hand": arm.hand,
        "enemy": facing[0],
        "enemies": ", ".join(state.combatants[ident].name for ident in facing),
        "count": len(facing),
        "cost": postponement(die),
        "suggested_target": who.target if who.target in reach else facing[0],
    }
    default = {"choice": "return_to_guard"}
    return Decision(key_of(state, who, "simultaneous"), "simultaneous", who.id, (choice,), default, about, form)


# ---- whom do you strike?


def strikers(state: AlternatifState) -> list[Combatant]:
    """Those whose action is up and who do not return to guard."""
    return [each for each in state.combatants.values() if each.wielded.up and each.wielded.choice != "return_to_guard"]


def targets_of(state: AlternatifState, who: Combatant) -> list[str]:
    """Whom *who* may strike now: enemies in contact (ALT-MEL-014); without any contact, whom he makes contact with."""
    return within_reach(state, who) or [each.id for each in enemies(state, who)]


def aim_of(state: AlternatifState, who: Combatant) -> str | None:
    """The target that *who* has chosen for the action that is up, if it can still be struck at."""
    aim = who.wielded.aim
    return aim if aim is not None and aim in targets_of(state, who) else None


def strike_questions(state: AlternatifState) -> list[Decision]:
    """One question for each of those whose action is up and who has not chosen."""
    return [question for who in strikers(state) if (question := strike_question(state, who)) is not None]


def strike_question(state: AlternatifState, who: Combatant) -> Decision | None:
    """Whom to strike, or nobody; the last target when nothing is said (ALT-MEL-009). None: there is nobody."""
    targets = targets_of(state, who)
    if not targets:
        return None
    preferred = who.target if who.target in targets else targets[0]
    arm = who.wielded.arm
    about: dict[str, Scalar] = {"segment": state.segment, "weapon": arm.weapon, "hand": arm.hand}
    fields = (Field("target", (*targets, NOTHING)),)
    return Decision(key_of(state, who, "strike"), "strike", who.id, fields, {"target": preferred}, about)


# ---- do you parry?


def may_be_asked_to_parry(state: AlternatifState) -> bool:
    """Whether anybody who was hit may still parry."""
    return any(parriable(state, state.combatants[ident]) for ident in {blow.target for blow in state.blows})


def parriable(state: AlternatifState, who: Combatant) -> list[Blow]:
    """The blows that *who* may try to parry now with the weapon in hand (ALT-PAR-003, -004, -017)."""
    weapon = who.wielded
    if weapon.acted == state.segment or weapon.up or who.out or "no_parry" in weapon.arm.tags:
        return []
    return [blow for blow in open_blows(state, who.id) if not blow.unseen]


def parry_questions(state: AlternatifState) -> list[Decision]:
    """One question for each of those who were hit and may parry: which blow, or none."""
    return [_parry(state, who, blows) for who, blows in _defenders(state)]


def _defenders(state: AlternatifState) -> Iterator[tuple[Combatant, list[Blow]]]:
    struck = {blow.target for blow in state.blows}
    for who in state.combatants.values():
        if who.id in struck and (blows := parriable(state, who)):
            yield who, blows


def _parry(state: AlternatifState, who: Combatant, blows: list[Blow]) -> Decision:
    weapon = who.wielded
    free = weapon.status == "defensive"
    die = reaction_die(weapon.arm, who.bm, state.settings)
    about: dict[str, Scalar] = {
        "segment": state.segment,
        "weapon": weapon.arm.weapon,
        "hand": weapon.arm.hand,
        "status": weapon.status,
        "free": free,
        "cost": 0 if free else postponement(die),
        "count": len(blows),
        "attacker": blows[0].attacker,
        "total": blows[0].total,
        "natural": blows[0].natural,
    }
    for blow in blows:
        about[f"{blow.id}.attacker"] = blow.attacker
        about[f"{blow.id}.total"] = blow.total
        about[f"{blow.id}.natural"] = blow.natural
    options = (*(blow.id for blow in blows), NOTHING)
    parries = free and state.settings.parry_no_answer == "parry_if_already_defensive"
    default = {"parry": options[0] if parries else NOTHING}
    return Decision(key_of(state, who, "parry"), "parry", who.id, (Field("parry", options),), default, about)
