"""Straight lines on the grid, along which somebody is pushed, thrown back, or run over (D35-MAN-004, -006, -024)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.rulesets.dnd35.base.distances import space, squares
from bot.rulesets.dnd35.base.grounds import barred, cuts
from bot.rulesets.dnd35.base.saddles import pair
from bot.rulesets.dnd35.base.sight import locates
from bot.rulesets.dnd35.state import Fighter, State
from bot.rulesets.shared.ground.geometry import Point, name_of, point_of


def towards(who: Fighter, target: Fighter, *, at: str | None = None) -> Point:
    """The way from *who*, who stands, or would stand, *at* that cell, to *target*: a step across, down, or both; none
    from the same place, nor off the grid.

    >>> ana, orc = Fighter("a", "A", "players", cell="E10"), Fighter("o", "O", "foes", cell="F11")
    >>> towards(ana, orc)
    (1, 1)
    """
    here, there = space(who, at), space(target)
    if not here or not there:
        return 0, 0
    (left, top), (right, bottom) = here[0], here[-1]
    (west, north), (east, south) = there[0], there[-1]
    return _sign(west - right, left - east), _sign(north - bottom, top - south)


def _sign(ahead: int, behind: int) -> int:
    """On which side the other lies: 1 ahead, -1 behind, 0 beside."""
    return 1 if ahead > 0 else -1 if behind > 0 else 0


def around(who: Fighter, target: Fighter) -> Iterator[str]:
    """The cells from which *who* stands beside *target*, one square away."""
    there, width = space(target), who.width
    if not there:
        return
    (west, north), (east, south) = there[0], there[-1]
    for x in range(west - width, east + 2):
        for y in range(north - width, south + 2):
            if x >= 0 and y >= 0 and (x in (west - width, east + 1) or y in (north - width, south + 1)):
                yield name_of((x, y))


def beyond(cell: str, step: Point, times: int = 1) -> str:
    """The cell so many steps from *cell*; one that is off the grid has no squares.

    >>> beyond("E10", (1, -1)), beyond("E10", (1, 0), 3)
    ('F9', 'H10')
    """
    at = point_of(cell)
    assert at is not None
    return name_of((at[0] + step[0] * times, at[1] + step[1] * times))


def into(who: Fighter, target: Fighter) -> str:
    """The cell of *target*, beside whom he stands, onto which *who* steps; without a grid there is none."""
    return beyond(who.cell, towards(who, target)) if who.cell is not None else ""


def back(step: Point) -> Point:
    """The other way."""
    return -step[0], -step[1]


def is_free(state: State, who: Fighter, cell: str, *, but: str | None = None, as_known: bool = False) -> bool:
    """Whether *who* could stand on *cell*; somebody may be left out (*but*). *as_known*: as far as he knows where
    everybody is: what is offered tells of nobody else."""
    wanted = set(squares(cell, who.width)) if _on_grid(cell) else set()
    others = [each for each in state.combatants.values() if each.id not in (but, *pair(state, who))]
    if as_known:
        others = [each for each in others if locates(who, each)]
    return bool(wanted) and not wanted & barred(state) and not any(wanted & set(space(each)) for each in others)


def _on_grid(cell: str) -> bool:
    return point_of(cell) is not None


def free_along(state: State, who: Fighter, step: Point, most: int, *, but: str | None = None) -> tuple[str, ...]:
    """The cells through which *who* can be moved, one after the other, at most so many."""
    found: list[str] = []
    here = who.cell
    for cell in _cells(who.cell, step, most):
        if not is_free(state, who, cell, but=but) or _cut(state, who, here, cell):
            break
        found.append(cell)
        here = cell
    return tuple(found)


def _cells(start: str | None, step: Point, most: int) -> Iterator[str]:
    at = point_of(start or "")
    for times in range(1, most + 1):
        if at is not None:
            x, y = at[0] + step[0] * times, at[1] + step[1] * times
            if x < 0 or y < 0:
                return
            yield name_of((x, y))


def across(
    state: State, who: Fighter, target: Fighter, step: Point, *, at: str | None = None, as_known: bool = False
) -> tuple[str, ...]:
    """The cells from where *who* stands, or would stand *at*, beside *target* or in his space, straight through it to
    the first behind it; none where he cannot stop there, *as_known* or as it is."""
    found: list[str] = []
    here = at or who.cell
    for cell in _cells(here, step, 2 * target.width + 2 * who.width):
        wanted = set(squares(cell, who.width)) if _on_grid(cell) else set()
        if not wanted or wanted & barred(state) or _cut(state, who, here, cell):
            return ()
        found.append(cell)
        here = cell
        if not wanted & set(space(target)):
            return tuple(found) if is_free(state, who, cell, as_known=as_known) else ()
    return ()


def _cut(state: State, who: Fighter, here: str | None, there: str) -> bool:
    """Whether the step from *here* to *there* leads past the corner of a wall (D35-BAS-019)."""
    start, end = point_of(here or ""), point_of(there)
    return start is not None and end is not None and cuts(barred(state), start, end, who.width)


def cost(state: State, cells: int, step: Point) -> int:
    """What so many steps of a straight line cost in squares: diagonals 1, 2, 1, 2 …, or 1 each where the table has it
    so (D35-BAS-019).

    >>> cost(State(), 3, (1, 0)), cost(State(), 3, (1, 1))
    (3, 4)
    """
    return cells + (cells // 2 if all(step) and state.settings.diagonals == "alternating" else 0)


__all__ = ["across", "around", "back", "beyond", "cost", "free_along", "into", "is_free", "towards"]
