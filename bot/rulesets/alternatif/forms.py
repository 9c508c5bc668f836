"""The questions of a fight as forms, made from the state alone: whom to strike, whether to parry, what to do next.

A key is `combatant:kind:segment` and, where somebody may be asked several times in a segment, how often he has
answered: nobody is asked the same twice, but about what changed meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from bot.kernel.decisions import Choice, Decision, Field, Scalar
from bot.rulesets.alternatif import grasp
from bot.rulesets.alternatif.reaction_dice import die_of, postponement
from bot.rulesets.alternatif.state import (
    FIST,
    AlternatifState,
    Blow,
    Combatant,
    Wielded,
    aim_parts,
    enemies,
    guard_is_down,
    open_blows,
    piece_id,
    sees,
    within_reach,
)

Questions: TypeAlias = Callable[[AlternatifState], list[Decision]]

NOTHING = "-"
"""The option that stands for doing nothing."""
EQUIPMENT = "equipment"
"""The option that stands for striking at what an enemy holds."""
RECKLESS = ("never_guard", "furious")
"""Temperaments that strike with shields too."""
GM = "@gm"
"""Whom questions are put to that only the game master can answer."""


def key_of(state: AlternatifState, who: Combatant, kind: str) -> str:
    """The identity of a question of *kind* to *who* in this segment."""
    return f"{who.id}:{kind}:{state.segment}"


def asked_in(key: str) -> str:
    """Whom the question *key* is put to, or whom it is about."""
    return key.partition(":")[0]


def kind_in(key: str) -> str:
    """The kind of the question *key*, with the hand where both may be asked about."""
    return key.split(":")[1]


# ---- what do you do next?


def declarations(state: AlternatifState) -> list[Decision]:
    """One question for each of those who are awaited (ALT-REA-003, ALT-REA-011)."""
    return [declaration(state, who) for who in state.combatants.values() if must_be_asked(state, who)]


def declaration(state: AlternatifState, who: Combatant) -> Decision:
    """Attack whom, stand by, or (when it is what one would do) draw or pick up a weapon or stand up; stand-by when
    nothing is said."""
    foes = [each.id for each in enemies(state, who)]
    reach = within_reach(state, who)
    # Those in contact first: they are the nearer choice.
    options = (*reach, *(ident for ident in foes if ident not in reach))
    others = ["standby"]
    weapons: dict[str, list[str]] = {}
    if who.main.arm.weapon == FIST.weapon:
        weapons = {"draw": drawables(who), "pick_up": at_hand(who)}
    others += [taking for taking, found in weapons.items() if found]
    if who.prone:
        others.append("stand_up")
    action = Field("action", ("attack", *others))
    attack = Field("action", ("attack",))
    target = Field("target", options)

    def form(partial: Choice) -> tuple[Field, ...]:
        chosen = partial.get("action")
        if found := weapons.get(chosen or ""):
            return (action, Field("weapon", tuple(found))) if len(found) > 1 else (action,)
        if chosen in others:
            return (action,)
        return (attack, target) if "target" in partial and chosen is None else (action, target)

    suggested = who.target if who.target in options else options[0]
    arm = who.main.arm
    about: dict[str, Scalar] = {
        "segment": state.segment,
        "weapon": arm.weapon,
        "hand": arm.hand,
        "second": None if who.off is None else who.off.arm.weapon,
        "engaged": bool(reach),
        "prone": who.prone,
        "suggested_action": "attack",
        "suggested_target": suggested,
    }
    return Decision(
        key_of(state, who, "declare"), "declare", who.id, (action, target), {"action": "standby"}, about, form
    )


def drawables(who: Combatant) -> list[str]:
    """The sheathed weapons that a free hand could draw."""
    return list(dict.fromkeys(each.weapon for each in who.carried if grasp.free_hand(who, each) is not None))


def at_hand(who: Combatant) -> list[str]:
    """The weapons at the feet of *who* that a free hand could pick up."""
    return list(dict.fromkeys(each.weapon for each in who.dropped if grasp.free_hand(who, each) is not None))


def is_idle(who: Combatant) -> bool:
    """Whether *who* has a weapon with nothing pending, does nothing else, and has not said that he waits."""
    if who.out or who.intent == "standby" or who.task is not None or who.proposal is not None:
        return False
    return bool(idle_weapons(who))


def idle_weapons(who: Combatant) -> list[Wielded]:
    """The weapons of *who* that have nothing pending and with which he means to act."""
    return [each for each in who.hands if not each.pending and prepares(who, each)]


def prepares(who: Combatant, weapon: Wielded) -> bool:
    """Whether *who* prepares actions with *weapon*. Not with one that a standing order keeps from striking: nobody must
    announce anything with it (ALT-REA-011). Nor does an autopilot with the shield that it would rather guard itself
    with (ALT-SIM-012)."""
    left = weapon.arm.hand == "left"
    if who.temperament is None:
        return who.orders.get("strike-left" if left else "strike") != "never"
    return not (left and weapon.arm.is_shield and len(who.hands) > 1 and who.temperament not in RECKLESS)


def can_repeat(state: AlternatifState, who: Combatant) -> bool:
    """Whether the target that *who* struck at last is still there to be struck at."""
    if who.target is None or who.target not in who.contacts:
        return False
    other = state.combatants[who.target]
    return not other.out and not other.hidden


def must_be_asked(state: AlternatifState, who: Combatant) -> bool:
    """Whether *who* is awaited: he has nothing to repeat, and somebody to fight."""
    if not is_idle(who) or (who.intent == "melee" and can_repeat(state, who)):
        return False
    return any(enemies(state, who))


def goes_on(state: AlternatifState, who: Combatant) -> bool:
    """Whether *who* goes on by himself: he repeats what he did, or stands by for want of anybody to fight."""
    if not is_idle(who) or who.intent != "melee":
        return False
    if can_repeat(state, who):
        return True
    return not any(enemies(state, who)) and not any(each.pending for each in who.hands)


# ---- simultaneous!


def confronted(state: AlternatifState) -> list[tuple[Combatant, list[str]]]:
    """Those whose action is up against an enemy in contact whose action is up too, each with these enemies; choices
    that were made are left out (ALT-SIM-001). Who cannot see a blow coming is told nothing of it (ALT-SIM-009)."""
    found = []
    combatants = state.combatants
    undecided = {who.id for who in combatants.values() if any(each.up and each.choice is None for each in who.hands)}
    if len(undecided) < 2:
        return []
    for ident in combatants:
        if ident not in undecided:
            continue
        who = combatants[ident]
        if who.hidden:
            continue
        facing = [
            other
            for other in within_reach(state, who)
            if other in undecided and sees(who, combatants[other]) and sees(combatants[other], who)
        ]
        if facing:
            found.append((who, facing))
    return found


def simultaneous_choices(state: AlternatifState) -> list[Decision]:
    """The secret choices: attack (whom, when several are in contact) or return to guard, the default (ALT-SIM-010)."""
    return [_simultaneous(state, who, facing) for who, facing in confronted(state)]


def undecided(who: Combatant) -> list[tuple[str, Wielded]]:
    """The weapons of *who* that are up without a choice, each with what its fields' names end in (ALT-SIM-008)."""
    weapons = [each for each in who.hands if each.up and each.choice is None]
    return [("_left" if at else "", each) for at, each in enumerate(weapons)]


def _simultaneous(state: AlternatifState, who: Combatant, facing: list[str]) -> Decision:
    reach = within_reach(state, who)
    aimed = pieces(state, who)
    weapons = undecided(who)
    target = tuple(reach)

    def form(partial: Choice) -> tuple[Field, ...]:
        fields: list[Field] = []
        for suffix, _ in weapons:
            options = ("attack", EQUIPMENT, "return_to_guard") if aimed else ("attack", "return_to_guard")
            fields.append(Field(f"choice{suffix}", options))
            chosen = partial.get(f"choice{suffix}")
            if chosen == "attack" and len(target) > 1:
                fields.append(Field(f"target{suffix}", target))
            elif chosen == EQUIPMENT and len(aimed) > 1:
                fields.append(Field(f"piece{suffix}", tuple(aimed)))
        return tuple(fields)

    about: dict[str, Scalar] = {
        "segment": state.segment,
        "weapon": weapons[0][1].arm.weapon,
        "hand": weapons[0][1].arm.hand,
        "second": weapons[1][1].arm.weapon if len(weapons) > 1 else None,
        "several": who.off is not None,
        "enemy": facing[0],
        "enemies": ", ".join(state.combatants[ident].name for ident in facing),
        "count": len(facing),
        "cost": postponement(die_of(who, weapons[0][1], state.settings)),
        "suggested_target": who.target if who.target in reach else facing[0],
    }
    _name_pieces(state, aimed, about)
    default = {f"choice{suffix}": "return_to_guard" for suffix, _ in weapons}
    return Decision(key_of(state, who, "simultaneous"), "simultaneous", who.id, form({}), default, about, form)


# ---- whom do you strike?


def strikers(state: AlternatifState) -> list[tuple[Combatant, Wielded]]:
    """The weapons whose action is up and that do not return to guard, with their owners."""
    return [
        (who, each)
        for who in state.combatants.values()
        for each in who.hands
        if each.up and each.choice != "return_to_guard"
    ]


def targets_of(state: AlternatifState, who: Combatant) -> list[str]:
    """Whom *who* may strike now: enemies in contact (ALT-MEL-014); without any contact, whom he makes contact with."""
    return within_reach(state, who) or [each.id for each in enemies(state, who)]


def pieces(state: AlternatifState, who: Combatant, targets: list[str] | None = None) -> list[str]:
    """What *who* may aim at of what the enemies in contact hold, as `enemy+hand` (ALT-MEL-010)."""
    reach = within_reach(state, who) if targets is None else targets
    return [piece_id(ident, each.arm.hand) for ident in reach for each in grasp.breakable(state.combatants[ident])]


def aim_of(state: AlternatifState, who: Combatant, weapon: Wielded) -> str | None:
    """The target that *who* has chosen for the action of *weapon*, if it can still be struck at."""
    if weapon.aim is None:
        return None
    target, hand = aim_parts(weapon.aim)
    if hand is not None:
        return weapon.aim if weapon.aim in pieces(state, who) else None
    return target if target in targets_of(state, who) else None


def strike_questions(state: AlternatifState) -> list[Decision]:
    """One question for each of those whose action is up and who has not chosen; the main hand's first."""
    found: dict[str, Decision] = {}
    for who, weapon in strikers(state):
        if who.id not in found and (question := _strike(state, who, weapon)) is not None:
            found[who.id] = question
    return list(found.values())


def strike_question(state: AlternatifState, who: Combatant) -> Decision | None:
    """What *who* is asked about his strike. None: he has none, or nobody to strike."""
    for striker, weapon in strikers(state):
        if striker.id == who.id:
            return _strike(state, who, weapon)
    return None


def _strike(state: AlternatifState, who: Combatant, weapon: Wielded) -> Decision | None:
    """Whom to strike, what of his to strike at, or nobody; the last target when nothing is said (ALT-MEL-009)."""
    targets = targets_of(state, who)
    if not targets:
        return None
    aimed = pieces(state, who)
    preferred = who.target if who.target in targets else targets[0]
    arm = weapon.arm
    about: dict[str, Scalar] = {
        "segment": state.segment,
        "weapon": arm.weapon,
        "hand": arm.hand,
        "several": who.off is not None,
        "count": len(targets),
    }
    _name_pieces(state, aimed, about)
    target = Field("target", (*targets, *((EQUIPMENT,) if aimed else ()), NOTHING))

    def form(partial: Choice) -> tuple[Field, ...]:
        if partial.get("target") == EQUIPMENT and len(aimed) > 1:
            return (target, Field("piece", tuple(aimed)))
        return (target,)

    kind = "strike-left" if arm.hand == "left" else "strike"
    return Decision(key_of(state, who, kind), "strike", who.id, (target,), {"target": preferred}, about, form)


def chosen_aim(state: AlternatifState, who: Combatant, choice: Choice, suffix: str = "") -> str:
    """What a complete *choice* of target or piece aims at."""
    piece = choice.get(f"piece{suffix}")
    if piece is not None:
        return piece
    target = choice.get(f"target{suffix}")
    if target == EQUIPMENT or choice.get(f"choice{suffix}") == EQUIPMENT:
        return pieces(state, who)[0]
    # Without a choice of targets there is only one within reach.
    return target if target is not None else within_reach(state, who)[0]


def _name_pieces(state: AlternatifState, aimed: list[str], about: dict[str, Scalar]) -> None:
    for piece in aimed:
        owner, hand = aim_parts(piece)
        held = state.combatants[owner].holds(hand) if hand is not None else None
        about[f"{piece}.owner"] = owner
        about[f"{piece}.weapon"] = held.arm.weapon if held is not None else None
    if len(aimed) == 1:
        owner, _ = aim_parts(aimed[0])
        about["piece_owner"], about["piece_weapon"] = owner, about[f"{aimed[0]}.weapon"]


# ---- do you parry?


def may_be_asked_to_parry(state: AlternatifState) -> bool:
    """Whether anybody who was hit may still parry."""
    return any(parriable(state, state.combatants[ident]) for ident in {blow.target for blow in state.blows})


def parriable(state: AlternatifState, who: Combatant) -> list[Blow]:
    """The blows that *who* may try to parry now with what he holds (ALT-PAR-003, -004, -017)."""
    if who.surprised or guard_is_down(who, state.segment) or not free_weapons(state, who):
        return []
    return [
        blow
        for blow in open_blows(state, who.id)
        if not blow.unseen and blow.occasion != "frank" and blow.piece is None
    ]


def free_weapons(state: AlternatifState, who: Combatant) -> list[Wielded]:
    """The weapons that *who* may parry with: suitable ones that have not acted in this segment, in which he has done
    nothing else either (ALT-PAR-004, ALT-REA-009)."""
    if who.out or who.busy == state.segment:
        return []
    return [each for each in who.hands if each.acted != state.segment and not each.up and each.arm.parries]


def parry_questions(state: AlternatifState) -> list[Decision]:
    """One question for each of those who were hit and may parry: which blow with which weapon, or none."""
    return [_parry(state, who, blows) for who, blows in _defenders(state)]


def _defenders(state: AlternatifState) -> Iterator[tuple[Combatant, list[Blow]]]:
    struck = {blow.target for blow in state.blows}
    for who in state.combatants.values():
        if who.id in struck and (blows := parriable(state, who)):
            yield who, blows


def _parry(state: AlternatifState, who: Combatant, blows: list[Blow]) -> Decision:
    """With one weapon an option is a blow; with two it is `blow/hand`, or `blow/double` for both upon one
    (ALT-PAR-015)."""
    settings = state.settings
    weapons = free_weapons(state, who)
    weapon = weapons[0]
    about: dict[str, Scalar] = {
        "segment": state.segment,
        "weapon": weapon.arm.weapon,
        "hand": weapon.arm.hand,
        "status": weapon.status,
        "free": all(each.status == "defensive" for each in weapons),
        "cost": _cost(who, weapon, state),
        "count": len(blows),
        "weapons": len(weapons),
        "attacker": blows[0].attacker,
        "total": blows[0].total,
        "natural": blows[0].natural,
    }
    options: list[str] = []
    for blow in blows:
        facts: dict[str, Scalar] = {"attacker": blow.attacker, "total": blow.total, "natural": blow.natural}
        for name, value in facts.items():
            about[f"{blow.id}.{name}"] = value
        if len(weapons) == 1:
            options.append(blow.id)
            continue
        for each in weapons:
            option = f"{blow.id}/{each.arm.hand}"
            options.append(option)
            own: dict[str, Scalar] = {"weapon": each.arm.weapon, "cost": _cost(who, each, state), "double": False}
            about.update({f"{option}.{name}": value for name, value in {**facts, **own}.items()})
        both = f"{blow.id}/double"
        options.append(both)
        cost = max(_cost(who, each, state) for each in weapons)
        own = {"weapon": weapon.arm.weapon, "cost": cost, "double": True}
        about.update({f"{both}.{name}": value for name, value in {**facts, **own}.items()})
    options.append(NOTHING)
    ready = next((each for each in weapons if each.status == "defensive"), None)
    default = NOTHING
    if ready is not None and settings.parry_no_answer == "parry_if_already_defensive":
        default = blows[0].id if len(weapons) == 1 else f"{blows[0].id}/{ready.arm.hand}"
    answered = sum(each.answered for each in state.blows if each.target == who.id)
    key = key_of(state, who, "parry") + (f":{answered}" if answered else "")
    return Decision(key, "parry", who.id, (Field("parry", tuple(options)),), {"parry": default}, about)


def _cost(who: Combatant, weapon: Wielded, state: AlternatifState) -> int:
    """Segments by which a parry with *weapon* would postpone its action (ALT-PAR-008, -010)."""
    return 0 if weapon.status == "defensive" else postponement(die_of(who, weapon, state.settings))


def parry_parts(option: str) -> tuple[str, str | None]:
    """The blow and the manner (a hand, `double`, None: the only weapon) that a parry option names."""
    blow, _, manner = option.partition("/")
    return blow, manner or None
