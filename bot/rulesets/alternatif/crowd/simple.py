"""Shields that the game master forgets until somebody is hit: always on the defensive (ALT-GMX-009)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.rulesets.alternatif.state import Combatant, Wielded


def is_guard(who: Combatant, weapon: Wielded) -> bool:
    """Whether *weapon* is such a shield: it prepares no action, and its parries postpone nothing."""
    return who.crowd.simple_shield and weapon.arm.is_shield and len(who.hands) > 1


def guards(who: Combatant, weapons: Sequence[Wielded]) -> list[Wielded]:
    """Those of *weapons* that may parry: beside such a shield the others are always on the offensive."""
    if who.crowd.simple_shield and any(is_guard(who, each) for each in who.hands):
        return [each for each in weapons if is_guard(who, each)]
    return list(weapons)
