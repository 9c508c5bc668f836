"""Which kind of damage a blow deals: its weapon's, or the other one (D35-HPS-013)."""

from __future__ import annotations

from typing import Final

from bot.rulesets.dnd35.state import FISTS, Fighter, Weapon

OTHER_KIND: Final = -4
"""What an attack loses that deals the kind of damage for which its weapon is not made."""


def turned_about(who: Fighter, weapon: Weapon, *, shot: bool, occasion: str = "turn") -> bool:
    """Whether a blow of *who* with *weapon* deals the other kind of damage. What is shot or thrown does not, nor what
    finishes somebody; in a grapple he says it each time (D35-GRA-013)."""
    return who.sparing and not shot and occasion not in ("coup", "grapple") and bool(weapon.dice)


def lethal(who: Fighter, weapon: Weapon, *, shot: bool, occasion: str = "turn") -> bool:
    """Whether what that blow deals is lethal.

    >>> ana, sword = Fighter("a", "A", "players", sparing=True), Weapon("longsword", "1d8")
    >>> lethal(ana, sword, shot=False), lethal(ana, sword, shot=True), lethal(ana, sword, shot=False, occasion="coup")
    (False, True, True)
    """
    return weapon.lethal != turned_about(who, weapon, shot=shot, occasion=occasion)


def penalty(who: Fighter, weapon: Weapon, *, shot: bool, occasion: str = "turn") -> int:
    """What it takes from the attack; nothing from bare hands that have learnt both."""
    both = weapon.weapon == FISTS and "improved_unarmed_strike" in who.feats
    return OTHER_KIND if turned_about(who, weapon, shot=shot, occasion=occasion) and not both else 0


__all__ = ["OTHER_KIND", "lethal", "penalty", "turned_about"]
