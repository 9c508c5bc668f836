"""Whoever has got out of a grapple goes to a free square beside it, of his choice (D35-GRA-015)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.kernel.decisions import Decision
from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd35.grapple import spaces
from bot.rulesets.dnd35.grapple.contending import clinch_of, over
from bot.rulesets.dnd35.grapple.events import StoodApart
from bot.rulesets.dnd35.grapple.holding import crowded, stand_apart
from bot.rulesets.dnd35.state import State
from bot.rulesets.shared.asking import answered, one_of

APART: Final = "apart"
"""Where whoever has got free steps to."""


def leave(scene: Scene[State]) -> Action:
    """He says where to, where there is a choice; where nothing is free he stays. Then those whom he leaves behind stand
    apart, if nothing holds them together any more."""
    cells = choices(scene.now)
    if len(cells) > 1:
        choice = yield from answered(questions)
        if choice is None:
            return
        cells = (choice["to"],)
    clinch = clinch_of(scene.now)
    assert clinch is not None
    who = scene.now.combatants[clinch.who]
    others = [each.id for each in scene.now.combatants.values() if each.id != who.id and spaces.shares(who, each)]
    if cells:
        yield from tell(StoodApart(who.id, cells[0]))
        yield from stand_apart(scene, others)
    yield from over(scene)


def choices(state: State) -> tuple[str, ...]:
    """Where he can go, the nearest first."""
    clinch = clinch_of(state)
    if clinch is None or clinch.at != "free":
        return ()
    who = state.combatants[clinch.who]
    return spaces.beside(state, who) if crowded(state, who) else ()


def questions(state: State) -> Iterator[Decision]:
    """What he is asked about it."""
    clinch, cells = clinch_of(state), choices(state)
    if clinch is not None and len(cells) > 1:
        deeds = 0 if state.turn is None else state.turn.deeds
        yield one_of(f"{clinch.who}:{APART}:{state.round}.{deeds}", APART, clinch.who, cells, blank="to")


__all__ = ["APART", "choices", "leave", "questions"]
