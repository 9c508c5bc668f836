"""What hands hold, and what they could take up."""

from __future__ import annotations

from typing import Final

from bot.rulesets.dnd35.base.loosing import in_grasp
from bot.rulesets.dnd35.state import Fighter, Held, Lying, State, Weapon

HANDS: Final = 2


def free(who: Fighter) -> int:
    """How many hands of his hold nothing."""
    taken = sum(2 if each.held == "both" else 1 for each in who.weapons if each.held in ("main", "off", "both"))
    # A buckler leaves its hand free.
    return max(0, HANDS - taken - (who.buckler is not None and who.buckler.item != "buckler"))


def hold(who: Fighter, weapon: Weapon) -> Held | None:
    """How he would hold *weapon*, if he took it now; None: no hand is left for it.

    >>> ana = Fighter("ana", "Ana", "players")
    >>> hold(ana, Weapon("greataxe", hands=2)), hold(ana, Weapon("mace")), hold(ana, Weapon("dagger", light=True))
    ('both', 'both', 'main')
    """
    hands = free(who)
    if hands < max(1, weapon.hands):
        return None
    if weapon.hands == HANDS or (hands == HANDS and not weapon.ranged and not (weapon.light or weapon.finesse)):
        return "both"
    return "off" if any(each.held in ("main", "both") for each in who.weapons) else "main"


def within_grasp(state: State, who: Fighter) -> list[Lying]:
    """What lies where he stands, and he has a hand for."""
    here = [each for each in state.lying if in_grasp(who, each)]
    return [each for each in here if hold(who, each.weapon) is not None]


__all__ = ["HANDS", "free", "hold", "within_grasp"]
