"""Whom do you strike, and at what of his (ALT-MEL)?"""

from __future__ import annotations

from typing import Final

from bot.kernel.decisions import NOTHING, Choice, Decision, Field, Late, Scalar
from bot.kernel.effects import Action, Scene
from bot.rulesets.alternatif.base import closed, distances, wielding
from bot.rulesets.alternatif.base.asking import EQUIPMENT, key_of
from bot.rulesets.alternatif.specials import details, possible
from bot.rulesets.alternatif.state import (
    AlternatifState,
    Combatant,
    Hand,
    Manoeuvre,
    Wielded,
    aim_parts,
    helpless_against,
    piece_id,
    waits_for_hold,
    within_reach,
)
from bot.rulesets.shared.check import Point

ELSE = "else"
"""The option that stands for doing something else than striking."""
instead: Final[Point[[AlternatifState, Combatant], Decision | None]] = Point("what somebody may do instead of striking")
"""What he is asked who would rather do something else; None: there is nothing else that he could do."""
turns_to: Final[Point[[Scene[AlternatifState], str, Choice], Action]] = Point("doing something else than striking")
"""What he has chosen instead takes place."""


def strikers(state: AlternatifState) -> list[tuple[Combatant, Wielded]]:
    """The weapons whose action is up and that do not return to guard, with their owners: both of two who attack each
    other (ALT-SIM-004); but whoever is later than a hold, as a test has shown, strikes after it (ALT-REA-017)."""
    return [
        (who, each)
        for who in state.combatants.values()
        for each in who.hands
        if each.up and each.choice not in ("return_to_guard", "special", "given_up") and not waits_for_hold(state, who)
    ]


def targets_of(state: AlternatifState, who: Combatant) -> list[str]:
    """Whom *who* may strike now: enemies in contact (ALT-MEL-014); without any contact, whom he makes contact with, on
    a grid those next to him."""
    here = strikable(state, who)
    return here or [
        ident for ident in distances.at_arms_length(state, who) if not helpless_against(state, who.id, ident)
    ]


def strikable(state: AlternatifState, who: Combatant) -> list[str]:
    """The enemies in contact whom *who* can act against in this segment (ALT-SUR-002, -013)."""
    near = within_reach(state, who)
    if not state.surprises:
        return near
    return [ident for ident in near if not helpless_against(state, who.id, ident)]


def pieces(state: AlternatifState, who: Combatant, targets: list[str] | None = None) -> list[str]:
    """What *who* may aim at of what the enemies in contact hold, as `enemy+hand` (ALT-MEL-010)."""
    reach = strikable(state, who) if targets is None else targets
    return [piece_id(ident, each.arm.hand) for ident in reach for each in wielding.breakable(state.combatants[ident])]


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
        if who.id in found or aim_of(state, who, weapon) is not None or any(each.instead for each in who.hands):
            continue
        if (question := _strike(state, who, weapon)) is not None:
            found[who.id] = question
    return list(found.values())


def undecided_strikes(state: AlternatifState) -> bool:
    """Whether somebody whose action is up has not said what he does with it."""
    return any(aim_of(state, who, weapon) is None for who, weapon in strikers(state))


def strike_question(state: AlternatifState, who: Combatant) -> Decision | None:
    """What *who* is asked about his strike. None: he has none, or nobody to strike."""
    for striker, weapon in strikers(state):
        if striker.id == who.id and aim_of(state, striker, weapon) is None:
            return _strike(state, who, weapon)
    return None


def _strike(state: AlternatifState, who: Combatant, weapon: Wielded) -> Decision | None:
    """Whom to strike, what of his to strike at, or nobody; the last target when nothing is said (ALT-MEL-009)."""
    if weapon.manoeuvre is not None:
        return _confirm(state, who, weapon, weapon.manoeuvre)
    if weapon.choice == ELSE and (found := instead(state, who)) is not None:
        return found
    targets = targets_of(state, who)
    if not targets:
        return None
    aimed = pieces(state, who)
    preferred = who.target if who.target in targets else targets[0]
    arm = weapon.arm
    pairs = [(state.combatants[ident], weapon) for ident in targets]
    special = (details.SPECIAL,) if details.is_able(state, who, pairs) else ()

    def facts() -> dict[str, Scalar]:
        return {
            "segment": state.segment,
            "weapon": arm.weapon,
            "hand": arm.hand,
            "twin": wielding.twin(who, weapon),
            "several": who.off is not None,
            "together": closed.is_shared(state),
            "count": len(targets),
            **named_aims(state, aimed),
            **(details.facts(who, pairs) if special else {}),
        }

    known: list[list[details.Able]] = []

    def able() -> list[details.Able]:
        if not known:
            known.append(details.able(state, who, pairs))
        return known[0]

    # Autopilots have said what they do; somebody hidden would betray himself by having the others asked anew.
    other = () if who.temperament is not None or who.hidden else (ELSE,)
    target = Field("target", (*targets, *((EQUIPMENT,) if aimed else ()), *special, *other, NOTHING))

    def form(partial: Choice) -> tuple[Field, ...]:
        chosen = partial.get("target")
        if chosen == EQUIPMENT and len(aimed) > 1:
            return (target, Field("piece", tuple(aimed)))
        if chosen != details.SPECIAL and "how" not in partial:
            return (target,)
        if chosen == details.SPECIAL:
            return (target, *details.fields(state, who, able(), partial))
        if mine := [each for each in able() if chosen in (None, each[1][0].id)]:
            # Typed: whom and how at once.
            people = tuple(dict.fromkeys(each.id for _, (each, _) in able()))
            return (Field("target", people), *details.fields(state, who, mine, partial))
        return (target,)

    kind = "strike" if arm.hand in ("right", "both") else f"strike-{arm.hand}"
    return Decision(key_of(state, who, kind), "strike", who.id, (target,), {"target": preferred}, Late(facts), form)


def _confirm(state: AlternatifState, who: Combatant, weapon: Wielded, meant: Manoeuvre) -> Decision:
    """Whether *who* means the special action that the game master has made of his words (ALT-SPE-036)."""
    about: dict[str, Scalar] = {"special": meant.kind, "target": meant.target, "weapon": weapon.arm.weapon}
    target = state.combatants[meant.target]
    about["cost"] = sum(each.value for each in possible.modifiers(who, weapon.arm, meant, target))
    key = key_of(state, who, f"confirm-{weapon.arm.hand}")
    return Decision(key, "confirm", who.id, (Field("confirm", ("yes", "no")),), {"confirm": "no"}, about)


def chosen_special(
    state: AlternatifState, who: Combatant, hand: Hand, choice: Choice, suffix: str = ""
) -> Manoeuvre | None:
    """The special action that a complete *choice* means for the weapon of *hand*, if it means one."""
    named = choice.get(f"choice{suffix}", choice.get("target"))
    if named != details.SPECIAL and f"how{suffix}" not in choice:
        return None
    weapon = who.holds(hand)
    assert weapon is not None
    simultaneous = f"choice{suffix}" in choice
    targets = strikable(state, who) if simultaneous else targets_of(state, who)
    if not simultaneous and named in state.combatants:
        targets = [str(named)]
    pairs = [(state.combatants[ident], weapon) for ident in targets]
    return details.chosen(details.able(state, who, pairs), choice, suffix)[0]


def chosen_aim(state: AlternatifState, who: Combatant, choice: Choice, suffix: str = "") -> str:
    """What a complete *choice* of target or piece aims at."""
    piece = choice.get(f"piece{suffix}")
    if piece is not None:
        return piece
    target = choice.get(f"target{suffix}")
    if target == EQUIPMENT or choice.get(f"choice{suffix}") == EQUIPMENT:
        return pieces(state, who)[0]
    # Without a choice of targets there is only one within reach.
    return target if target is not None else strikable(state, who)[0]


def named_aims(state: AlternatifState, aimed: list[str]) -> dict[str, Scalar]:
    """Whose the pieces *aimed* at are, and what they are."""
    about: dict[str, Scalar] = {}
    for piece in aimed:
        owner, hand = aim_parts(piece)
        held = state.combatants[owner].holds(hand) if hand is not None else None
        about[f"{piece}.owner"] = owner
        about[f"{piece}.weapon"] = held.arm.weapon if held is not None else None
    if len(aimed) == 1:
        owner, _ = aim_parts(aimed[0])
        about["piece_owner"], about["piece_weapon"] = owner, about[f"{aimed[0]}.weapon"]
    return about
