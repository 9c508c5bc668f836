"""Where everybody stands when the fight begins, and where latecomers come in (DN5-INI-004)."""

from __future__ import annotations

from typing import Final

from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd5.base.distances import METRE, cells, on_grid
from bot.rulesets.dnd5.movement.events import PlacedAt
from bot.rulesets.dnd5.state import SQUARE, Fighter, State
from bot.rulesets.shared.ground.cells import OBSTACLE, nearest
from bot.rulesets.shared.ground.geometry import COLUMNS, Point, name_of, point_of
from bot.rulesets.shared.joining import PLAYERS

FIRST: Final[Point] = (4, 9)
"""Where the first of the players' side stands unless somebody says otherwise: room is left on all sides."""


def missing(state: State) -> Fighter | None:
    """Who stands nowhere yet, at a table with a grid; whoever is hidden comes last: his place is no other's."""
    if not on_grid(state):
        return None
    waiting = [each for each in state.combatants.values() if each.cell is None and each.rides is None]
    return min(waiting, key=lambda each: each.hidden, default=None)


def place(scene: Scene[State]) -> Action:
    """He stands in the line of his side; foes as far away as the table has it."""
    who = missing(scene.now)
    assert who is not None
    yield from tell(PlacedAt(who.id, opening(scene.now, who), unseen=who.hidden))


def opening(state: State, who: Fighter) -> str:
    """The first free cell of his side."""
    taken = {cell for each in state.combatants.values() if each.cell is not None for cell in cells(each)}
    taken |= {cell for cell, kinds in state.grounds.items() if OBSTACLE in kinds}
    friend = next((each for each in state.combatants.values() if each.side == who.side and each.cell is not None), None)
    start = point_of(friend.cell or "") if friend is not None else None
    if start is None:
        apart = state.settings.gap * METRE // SQUARE
        start = FIRST if who.side == PLAYERS else (min(COLUMNS - 1 - who.width, FIRST[0] + apart), FIRST[1])
    # A space of several cells is free where none of them is taken.
    blocked = set(taken)
    for cell in taken:
        at = point_of(cell)
        if at is not None:
            blocked |= {
                name_of((x, y))
                for x in range(max(0, at[0] - who.width + 1), at[0] + 1)
                for y in range(max(0, at[1] - who.width + 1), at[1] + 1)
            }
    return name_of(nearest("square", start, blocked, line=True))


__all__ = ["FIRST", "missing", "opening", "place"]
