"""Who rides whom, and where one comes down beside a mount: the same on squares, whatever the game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from bot.rulesets.shared.ground.geometry import Point, is_on_grid, name_of


def rider(state: Any, mount: str, link: str) -> Any | None:
    """Who rides *mount*; *link*: the field of combatants that says whom somebody rides."""
    return next((each for each in state.combatants.values() if getattr(each, link) == mount), None)


def around(mount: Sequence[Point], width: int, far: int = 1) -> list[Point]:
    """The corners of the spaces, *width* squares wide, that touch the space of *mount* or (*far* 2, 3 …) lie so many
    squares from it, row by row.

    >>> len(around([(4, 4)], 1)), around([(4, 4), (5, 4), (4, 5), (5, 5)], 1)[0]
    (8, (3, 3))
    """
    if not mount:
        return []
    (left, top), (right, bottom) = mount[0], mount[-1]
    found = []
    for y in range(top - far - width + 1, bottom + far + 1):
        for x in range(left - far - width + 1, right + far + 1):
            across = max(left - (x + width - 1), x - right, 0)
            down = max(top - (y + width - 1), y - bottom, 0)
            if max(across, down) == far and is_on_grid((x, y)):
                found.append((x, y))
    return found


def landing(places: Iterable[Point], may_stop: Callable[[str], bool], away: Callable[[Point], int]) -> str | None:
    """Of *places* the one on which somebody may stop (*may_stop*) that is farthest *away* from his foes, the first row
    by row of several; None where there is none."""
    found = [(-away(at), at[1], at[0], name_of(at)) for at in places if may_stop(name_of(at))]
    return min(found)[3] if found else None
