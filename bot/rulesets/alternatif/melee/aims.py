"""Whom somebody whose action is up may strike, at what of his, and what he has chosen (ALT-MEL)."""

from __future__ import annotations

from bot.kernel.decisions import Choice, Scalar
from bot.rulesets.alternatif.base import distances
from bot.rulesets.alternatif.base import shares as wielding
from bot.rulesets.alternatif.base.checks import EQUIPMENT
from bot.rulesets.alternatif.state import (
    AlternatifState,
    Combatant,
    Wielded,
    aim_parts,
    helpless_against,
    piece_id,
    waits_for_hold,
    within_reach,
)


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


def undecided_strikes(state: AlternatifState) -> bool:
    """Whether somebody whose action is up has not said what he does with it."""
    return any(aim_of(state, who, weapon) is None for who, weapon in strikers(state))


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
