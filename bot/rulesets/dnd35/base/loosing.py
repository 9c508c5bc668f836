"""What leaves the hand with a shot: what must be loaded anew, and what has been thrown (D35-BAS-013)."""

from __future__ import annotations

from bot.kernel.values import evolve
from bot.rulesets.dnd35.base.gaps import on_grid
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


def laid(state: State, weapon: Weapon, where: Fighter | None, owner: str, cell: str | None = None) -> State:
    """*state* with *weapon*, which was of *owner*, on the ground *where* that one stands, or on a *cell*; without a
    grid beside him, out of everybody's reach where it is nobody."""
    if not on_grid(state):
        lies = Lying(weapon, None, owner, None if where is None else where.id)
    else:
        lies = Lying(weapon, cell if where is None else where.cell, owner)
    return evolve(state, lying=(*state.lying, lies))


def in_grasp(who: Fighter, lying: Lying) -> bool:
    """Whether that lies where *who* stands."""
    return lying.beside == who.id or (lying.cell is not None and lying.cell == who.cell)


def loosed(state: State, ident: str, weapon: str, cell: str | None, beside: str | None = None) -> State:
    """*state* once *ident* has shot with *weapon*, or has thrown it as far as *cell*; without a grid as far as to
    *beside* somebody."""
    who = state.combatants.get(ident)
    arm = None if who is None else next((each for each in who.weapons if each.weapon == weapon), None)
    if who is None or arm is None:
        return state
    if leaves_hand(arm):
        state = state.with_(ident, weapons=tuple(each for each in who.weapons if each is not arm))
        return laid(state, evolve(arm, held="dropped"), state.combatants.get(beside or ""), ident, cell)
    if arm.reload not in ("move", "full"):
        return state
    empty = evolve(arm, loaded=False)
    return state.with_(ident, weapons=tuple(empty if each is arm else each for each in who.weapons))


__all__ = ["in_grasp", "is_loosed", "laid", "leaves_hand", "loosed"]
