"""What must hold of every fight without a grid under the 3.5 rules, and of how far people are in any (D35-BAS-011,
-012, -019)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any, Final

from bot.rulesets.dnd35 import opportunities as offering
from bot.rulesets.dnd35.attack.guesses import GuessBegun, PlaceJudged
from bot.rulesets.dnd35.base.gaps import on_grid
from bot.rulesets.dnd35.base.saddles import pair
from bot.rulesets.dnd35.charging.actions import ChargeBegun, WithdrawalBegun
from bot.rulesets.dnd35.manoeuvres.events import SpaceEntered
from bot.rulesets.dnd35.movement.events import MoveBegun, Paced, PlacedAt, Spaced, Stepped
from bot.rulesets.dnd35.running.endurance import RunBegun
from bot.rulesets.dnd35.state import Move, State

SQUARE: Final = 150


def on_squares(state: State, event: Stepped | PlacedAt) -> None:
    assert on_grid(state), "a square where there is none"


def without(state: State, event: Spaced) -> None:
    assert not on_grid(state), "a distance that is said on a grid"
    assert all(gap >= 0 for gap in event.distances.values())


def paced(state: State, event: Paced) -> None:
    """One square at a time, and nobody who could strike at it has been passed over."""
    who, move = state.combatants[event.combatant], state.deed
    assert not on_grid(state), "a pace on a grid"
    assert isinstance(move, Move)
    assert move.who == who.id
    assert move.way, "a pace beyond the way"
    assert not offering.waiting(state), "a step for which nobody was asked"
    for each, gap in event.distances.items():
        assert abs(gap - who.gaps[each]) <= SQUARE, "farther than a square"
        assert each not in pair(state, who), "away from his own mount"
        # Into the space of another one comes to take hold of him alone.
        assert gap or move.cause == "enter" or not who.gaps[each], "into the space of another"


def went(state: State, event: Any) -> None:
    """Of a way that has no squares no cell is told."""
    if not on_grid(state):
        assert not event.cell
        assert event.metres not in ("", "0")


def charged(state: State, event: ChargeBegun) -> None:
    who = state.combatants[event.combatant]
    if not on_grid(state):
        assert not who.stretch, "a charge where nothing leads straight"
        assert who.gaps[event.target] > 2 * SQUARE, "a charge of less than 3 m"


def entered(state: State, event: SpaceEntered) -> None:
    if not on_grid(state):
        assert state.combatants[event.combatant].gaps[event.target] <= SQUARE, "into a space from afar"


def guessed(state: State, event: GuessBegun | PlaceJudged) -> None:
    if not on_grid(state):
        assert not event.cell


CHECKS: Final[Mapping[type, tuple[Callable[[Any, Any], None], ...]]] = {
    ChargeBegun: (went, charged),
    GuessBegun: (guessed,),
    MoveBegun: (went,),
    Paced: (paced,),
    PlaceJudged: (guessed,),
    PlacedAt: (on_squares,),
    RunBegun: (went,),
    Spaced: (without,),
    SpaceEntered: (entered,),
    Stepped: (on_squares,),
    WithdrawalBegun: (went,),
}


def whole(state: State) -> None:
    """How far two are from each other both know alike; nobody knows it of somebody who is gone."""
    for who in state.combatants.values():
        assert who.id not in who.gaps
        for each, gap in who.gaps.items():
            assert gap >= 0
            assert each in state.combatants, "how far somebody is who is gone"
            assert state.combatants[each].gaps[who.id] == gap, "two measure a gap otherwise"
        assert set(who.across) <= set(state.combatants)
        assert not (who.across and on_grid(state))
    for deed in state.deeds:
        if isinstance(deed, Move):
            assert set(deed.drift) <= set(state.combatants)
    assert all(each.beside is None or each.beside in state.combatants for each in state.lying)


def settled(state: State) -> None:
    """What holds once nothing is left to be settled: everybody is somewhere, whoever rides where his mount is; nobody
    shares a space but with whom he grapples, or whom he pushes, or whom the game master has put there."""
    if on_grid(state):
        assert not any(each.gaps for each in state.combatants.values())
        return
    for who in state.combatants.values():
        assert who.cell is None, "a square where there is none"
        assert len(who.gaps) == len(state.combatants) - 1
        mount = state.combatants.get(who.mount or "")
        if mount is not None:
            assert who.gaps[mount.id] == 0
            others = {each: gap for each, gap in who.gaps.items() if each != mount.id}
            assert others == {each: gap for each, gap in mount.gaps.items() if each != who.id}
    assert not state.grounds
    assert all(each.cell is None for each in state.lying)


def told(state: State, event: Any) -> None:
    """Nothing tells a square."""
    for each in fields(event):
        if each.name == "cell":
            assert not getattr(event, each.name), f"{type(event).__name__} tells a square"


__all__ = ["CHECKS", "settled", "told", "whole"]
