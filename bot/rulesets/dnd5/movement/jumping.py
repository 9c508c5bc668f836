"""Jumping: how far and how high, and where to (DN5-EXT-016, DN5-MOV-002)."""

from __future__ import annotations

from typing import Final

from bot.rulesets.dnd5.base.budget import movement_left
from bot.rulesets.dnd5.base.distances import between, on_grid, space
from bot.rulesets.dnd5.base.gaits import CLIMB, GAP, WATER
from bot.rulesets.dnd5.movement import ways
from bot.rulesets.dnd5.state import SQUARE, Fighter, State, Turn
from bot.rulesets.shared.ground.cells import DIFFICULT
from bot.rulesets.shared.ground.geometry import distance, point_of

RUN_UP: Final = 300
"""Centimetres on foot right before it that make it a running jump."""
_FEET: Final = 30
"""What each point of Strength adds, in centimetres."""
_HIGH: Final = 90


SLOW: Final = frozenset({DIFFICULT, GAP, WATER, CLIMB})


def running(turn: Turn | None) -> bool:
    """Whether whoever is up has the run-up."""
    return turn is not None and turn.ran >= RUN_UP


def long_jump(who: Fighter, *, run: bool) -> int:
    """How far *who* jumps at most, in centimetres: 0.3 m for each point of Strength, half without the run-up.

    >>> ana = Fighter("ana", "Ana", "players", abilities={"strength": 15})
    >>> long_jump(ana, run=True), long_jump(ana, run=False), high_jump(ana, run=True)
    (450, 225, 150)
    """
    far = who.abilities.get("strength", 10) * _FEET
    return far if run else far // 2


def high_jump(who: Fighter, *, run: bool) -> int:
    """How high: 0.9 m, and 0.3 m for each point of the Strength modifier, half without the run-up."""
    high = max(0, _HIGH + _FEET * who.modifier("strength"))
    return high if run else high // 2


def most(state: State, who: Fighter) -> int:
    """How far he can jump now: each metre costs one of movement."""
    return min(long_jump(who, run=running(state.turn)), movement_left(state, who, "jump"))


def worth_it(state: State, who: Fighter) -> bool:
    """Whether anything near lies in the way that one would jump over: a gap, or what is slow to walk."""
    if not on_grid(state):
        return bool(who.stretch)
    here, far = space(who), most(state, who)
    slow = (at for name, kinds in state.grounds.items() if SLOW & {*kinds} and (at := point_of(name)) is not None)
    return bool(here) and any(between((at,), here) < far for at in slow)


def landings(state: State, who: Fighter) -> dict[str, int]:
    """The cells onto which *who* can jump straight, at least over one other, with what it costs."""
    here = point_of(who.cell or "")
    found = ways.reach_of(state, who, most(state, who), "jump")
    straight = {}
    for cell, cost in found.items():
        there = point_of(cell)
        if here is not None and there is not None and cost == distance("square", here, there) * SQUARE > SQUARE:
            straight[cell] = cost
    return straight


__all__ = ["RUN_UP", "high_jump", "landings", "long_jump", "most", "running", "worth_it"]
