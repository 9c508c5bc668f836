"""Where everybody stands when the fight begins, and where latecomers come in (DN5-INI-004)."""

from __future__ import annotations

from typing import Final

from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd5.base.distances import METRE, cells, on_grid, space, walls
from bot.rulesets.dnd5.movement.events import PlacedAt
from bot.rulesets.dnd5.movement.passing import others
from bot.rulesets.dnd5.state import SQUARE, Fighter, State
from bot.rulesets.shared.ground.cells import apart, aside, away, nearest, spaces
from bot.rulesets.shared.ground.geometry import COLUMNS, Point, name_of, point_of
from bot.rulesets.shared.joining import PLAYERS

FIRST: Final[Point] = (4, 9)
"""Where the first of the players' side stands unless somebody says otherwise: room is left on all sides."""


def missing(state: State) -> Fighter | None:
    """Who stands nowhere yet, at a table with a grid, or is hidden where somebody stands by now who is seen; whoever is
    hidden comes last: his place is no other's."""
    if not on_grid(state):
        return None
    fighters = state.combatants.values()
    waiting = [each for each in fighters if (each.cell is None and each.rides is None) or _gives_way(state, each)]
    return min(waiting, key=lambda each: each.hidden, default=None)


def _gives_way(state: State, who: Fighter) -> bool:
    """Whether *who*, of whom nobody knows, makes room for somebody who has stopped where he is."""
    if not who.hidden or who.out or who.cell is None or who.rides is not None:
        return False
    return any(not each.hidden and not each.out for each in others(state, who, cells(who)))


def place(scene: Scene[State]) -> Action:
    """He stands abreast of his side; foes as far away as the table has it. Whoever is hidden stands apart."""
    who = missing(scene.now)
    assert who is not None
    yield from tell(PlacedAt(who.id, opening(scene.now, who), unseen=who.hidden))


def opening(state: State, who: Fighter) -> str:
    """The first free cell of his side; for somebody hidden one that leaves no gap in its line, and the nearest one
    where he gives way."""
    # Nobody who is seen stands elsewhere because of somebody who is not.
    known = [each for each in state.combatants.values() if each.cell is not None and (who.hidden or not each.hidden)]
    full = {at for each in known if each.id != who.id for at in space(each)}
    friend = next((each for each in known if each.side == who.side and not each.hidden), None)
    start = point_of(friend.cell or "") if friend is not None else None
    if start is None:
        far = state.settings.gap * METRE // SQUARE
        start = FIRST if who.side == PLAYERS else (min(COLUMNS - 1 - who.width, FIRST[0] + far), FIRST[1])
    shut, blocked = spaces(walls(state), who.width), spaces(full | walls(state), who.width)
    if who.hidden:
        here = point_of(who.cell or "")
        if here is not None and (free := aside("square", here, shut, blocked)):
            return name_of(free)
        start = here or apart(start, who.side, who.width)
    return name_of(nearest("square", start, blocked, back=away(who.side)))


__all__ = ["FIRST", "missing", "opening", "place"]
