"""What leaves the hand with a shot: what must be loaded anew, and what has been thrown (D35-BAS-013)."""

from __future__ import annotations

from bot.kernel.values import evolve
from bot.rulesets.dnd35.state import Fighter, Lying, State, Weapon


def leaves_hand(weapon: Weapon) -> bool:
    """Whether *weapon*, thrown, is gone: a dagger or a spear, of which one has the one in hand. Javelins and the like
    are carried by the bundle, as arrows are.

    >>> knife = Weapon("dagger", "1d4", thrown=True)
    >>> leaves_hand(knife), leaves_hand(Weapon("javelin", kind="ranged", thrown=True)), leaves_hand(Weapon("club"))
    (True, False, False)
    """
    return weapon.thrown and not weapon.ranged and weapon.held in ("main", "off", "both")


def is_loosed(who: Fighter, weapon: str) -> bool:
    """Whether a shot with *weapon* still has to change it: it is loaded, or in his hand."""
    arm = next((each for each in who.weapons if each.weapon == weapon), None)
    return arm is not None and (leaves_hand(arm) or (arm.loaded and arm.reload in ("move", "full")))


def loosed(state: State, ident: str, weapon: str, cell: str | None) -> State:
    """*state* once *ident* has shot with *weapon*, or has thrown it as far as *cell*."""
    who = state.combatants.get(ident)
    arm = None if who is None else next((each for each in who.weapons if each.weapon == weapon), None)
    if who is None or arm is None:
        return state
    if leaves_hand(arm):
        state = state.with_(ident, weapons=tuple(each for each in who.weapons if each is not arm))
        return evolve(state, lying=(*state.lying, Lying(evolve(arm, held="dropped"), cell, ident)))
    if arm.reload not in ("move", "full"):
        return state
    empty = evolve(arm, loaded=False)
    return state.with_(ident, weapons=tuple(empty if each is arm else each for each in who.weapons))


__all__ = ["is_loosed", "leaves_hand", "loosed"]
