"""What cover adds to the armour class and to Reflex saves (D35-COV-001, -005, -006, -009)."""

from __future__ import annotations

from bot.rulesets.dnd35.base.rolls import Trial
from bot.rulesets.dnd35.cover.degrees import BONUS, REFLEX, degree, from_cell, is_far
from bot.rulesets.dnd35.state import Degree, State
from bot.rulesets.shared.check import Term, terms


def behind(state: State, on: Trial) -> tuple[Term, ...]:
    """To the armour class of who is attacked."""
    if on.target is None:
        return ()
    far = is_far(on.who, on.weapon, on.target, shot=on.shot)
    return terms(("shelter", BONUS[degree(state, on.who, on.target, far=far)]))


def against(state: State, on: Trial) -> Degree:
    """How well whoever saves is covered from what he saves against: it comes from *target*, or bursts from the cell of
    the *origin*. What spreads goes round corners."""
    if on.spread:
        return "none"
    if on.origin:
        return from_cell(state, on.origin, on.who)
    if on.target is None or on.target.id == on.who.id:
        return "none"
    return degree(state, on.target, on.who, far=True)


def shielded(state: State, on: Trial) -> tuple[Term, ...]:
    """To a Reflex save."""
    return terms(("shelter", REFLEX[against(state, on)]))


def evades(state: State, on: Trial) -> bool:
    """Whether very good cover lets him evade: nothing comes through a save that succeeds, half through one that fails
    (D35-COV-009)."""
    return against(state, on) == "improved"


def comes_through(damage: int, *, saved: bool, evades: bool) -> int:
    """What of *damage* that a Reflex save halves comes through; whoever *evades* takes none of it, or half.

    >>> [comes_through(25, saved=saved, evades=evades) for evades in (False, True) for saved in (True, False)]
    [12, 25, 0, 12]
    """
    if evades:
        return 0 if saved else damage // 2
    return damage // 2 if saved else damage


__all__ = ["against", "behind", "comes_through", "evades", "shielded"]
