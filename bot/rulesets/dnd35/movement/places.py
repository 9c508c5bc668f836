"""Where everybody stands when the fight begins, and where latecomers come in."""

from __future__ import annotations

from typing import Final

from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd35.base.distances import space
from bot.rulesets.dnd35.base.grounds import barred
from bot.rulesets.dnd35.movement.events import PlacedAt
from bot.rulesets.dnd35.state import SQUARE, Fighter, State
from bot.rulesets.shared.ground.cells import nearest
from bot.rulesets.shared.ground.geometry import COLUMNS, Point, name_of, point_of
from bot.rulesets.shared.joining import PLAYERS

FIRST: Final[Point] = (4, 9)
"""Where the first of the players' side stands unless somebody says otherwise: room is left on all sides."""


def missing(state: State) -> Fighter | None:
    """Who stands nowhere yet; whoever is hidden comes last: his place is no other's."""
    waiting = [each for each in state.combatants.values() if each.cell is None]
    return min(waiting, key=lambda each: each.hidden, default=None)


def place(scene: Scene[State]) -> Action:
    """He stands in the line of his side; foes as far away as the table has it."""
    who = missing(scene.now)
    assert who is not None
    yield from tell(PlacedAt(who.id, opening(scene.now, who), unseen=who.hidden))


def opening(state: State, who: Fighter) -> str:
    """The first free cell of his side."""
    friend = next((each for each in state.combatants.values() if each.side == who.side and each.cell is not None), None)
    start = point_of(friend.cell or "") if friend is not None else None
    if start is None:
        far = state.settings.gap * 100 // SQUARE
        start = FIRST if who.side == PLAYERS else (min(COLUMNS - 1 - who.width, FIRST[0] + far), FIRST[1])
    width = who.width
    full = {at for each in state.combatants.values() for at in space(each)} | barred(state)
    # A space of several cells is free where none of them is taken, and where it fits.
    blocked = {
        name_of((x, y))
        for left, top in full
        for x in range(max(0, left - width + 1), left + 1)
        for y in range(max(0, top - width + 1), top + 1)
    }
    edge = {name_of((x, y)) for x in range(COLUMNS - width + 1, COLUMNS) for y in range(99)}
    return name_of(nearest("square", start, blocked | edge, line=True))


__all__ = ["FIRST", "missing", "opening", "place"]
