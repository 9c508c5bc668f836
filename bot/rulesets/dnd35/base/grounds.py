"""What single squares are beside plain ground: walls that nobody passes, what covers, fog and darkness (D35-COV,
D35-CAM)."""

from __future__ import annotations

from typing import Final

from bot.rulesets.dnd35.state import State
from bot.rulesets.shared.ground.cells import OBSTACLE, kinds_of
from bot.rulesets.shared.ground.geometry import Point

LOW_WALL, LOOPHOLE, FOG, DARKNESS = "low_wall", "loophole", "fog", "darkness"
"""A wall half as high as a man; one with a slit to shoot through; what one sees through badly; where nobody sees but
with eyes for the dark."""
GROUNDS: Final = (OBSTACLE, LOW_WALL, LOOPHOLE, FOG, DARKNESS)
"""What the game master may say that a square is."""
BARRED: Final = (OBSTACLE, LOOPHOLE)
"""What nobody walks through."""
NOWHERE: Final[frozenset[Point]] = frozenset()


def of_kind(state: State, kind: str) -> frozenset[Point]:
    """The squares of that *kind*."""
    return kinds_of(state.grounds).get(kind, NOWHERE) if state.grounds else NOWHERE


def barred(state: State) -> frozenset[Point]:
    """The squares that nobody enters."""
    if not state.grounds:
        return NOWHERE
    return NOWHERE.union(*(of_kind(state, kind) for kind in BARRED))


def cuts(walls: frozenset[Point], at: Point, to: Point, width: int = 1) -> bool:
    """Whether the step of a space so wide from *at* to *to*, its upper left squares, is a diagonal past the corner of
    one of *walls*: nobody goes there (D35-BAS-019).

    >>> wall = frozenset({(1, 0)})
    >>> cuts(wall, (0, 0), (1, 1)), cuts(wall, (0, 0), (0, 1)), cuts(wall, (1, 2), (2, 1))
    (True, False, False)
    """
    if not walls or at[0] == to[0] or at[1] == to[1]:
        return False
    wide = range(width)
    corners = ((to[0], at[1]), (at[0], to[1]))
    return any((x + across, y + down) in walls for x, y in corners for across in wide for down in wide)


__all__ = ["BARRED", "DARKNESS", "FOG", "GROUNDS", "LOOPHOLE", "LOW_WALL", "barred", "cuts", "of_kind"]
