"""What hands hold, and what they could hold."""

from __future__ import annotations

from typing import Final

from bot.rulesets.dnd5.state import Fighter, Held, Weapon

HANDS: Final = 2


def free(who: Fighter) -> int:
    """How many hands of his hold nothing."""
    taken = sum(2 if each.held == "both" else 1 for each in who.weapons if each.held in ("main", "off", "both"))
    return max(0, HANDS - taken - who.shield)


def held(who: Fighter) -> list[Weapon]:
    """The weapons in his hands."""
    return [each for each in who.weapons if each.held in ("main", "off", "both")]


def drawn(who: Fighter, weapon: Weapon) -> Held | None:
    """How he would hold *weapon*, once it is drawn; None: no hand is left for it."""
    hands = free(who)
    needs = HANDS if "two_handed" in weapon.properties else 1
    if hands < needs:
        return None
    if needs == HANDS or (hands == HANDS and "versatile" in weapon.properties):
        return "both"
    return "off" if any(each.held == "main" for each in who.weapons) else "main"


def drawable(who: Fighter) -> list[Weapon]:
    """What he has by him and has a hand for."""
    apart = (each for each in who.weapons if each.held not in ("main", "off", "both", "natural"))
    return [each for each in apart if drawn(who, each) is not None]


__all__ = ["HANDS", "drawable", "drawn", "free", "held"]
