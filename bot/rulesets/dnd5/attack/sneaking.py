"""Dice from an opening: sneak attack, once in a turn (DN5-DMG-008)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.rulesets.dnd5.attack.circumstances import beset
from bot.rulesets.dnd5.attack.events import turn_name
from bot.rulesets.dnd5.attack.striking import blow_of
from bot.rulesets.dnd5.state import Extra, Fighter, State, Weapon

_FEATURE = "sneak_attack:"


def dice_of(who: Fighter) -> int:
    """How many dice it adds to what he strikes; 0: he cannot."""
    found = next((each for each in who.features if each.startswith(_FEATURE)), None)
    return 0 if found is None else int(found.removeprefix(_FEATURE))


def opening(state: State, who: Fighter, target: Fighter, weapon: Weapon) -> Sequence[Extra]:
    """With a weapon that he aims rather than swings, on a roll with advantage; or without disadvantage, where another
    foe of the target stands beside it."""
    blow, dice = blow_of(state), dice_of(who)
    if blow is None or not dice or target.thing or blow.occasion == "spell" or who.sneaked == turn_name(state):
        return ()
    if "finesse" not in weapon.properties and weapon.kind != "ranged":
        return ()
    if blow.lean > 0 or (not blow.lean and beset(state, who, target)):
        return (Extra(f"{dice}d6", weapon.type, "sneak"),)
    return ()


__all__ = ["dice_of", "opening"]
