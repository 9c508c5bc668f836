"""What an area takes in on a grid of squares: a sphere, a cube, a cone, a line; where somebody may aim one.

A game says how far two spaces are apart (`Far`), what squares somebody takes up, and what keeps an area from a square.
Lengths are centimetres, a square is 150 of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final, Literal, TypeAlias

from bot.kernel.values import record
from bot.rulesets.shared.ground.geometry import COLUMNS, ROWS, Point, is_on_grid, name_of

SQUARE: Final = 150
MOST_AIMS: Final = 25
"""So many cells a list holds."""
Shape: TypeAlias = Literal["sphere", "cube", "cone", "line"]
Space: TypeAlias = tuple[Point, ...]
"""The squares that somebody takes up: his corner nearest to A1 first, the one farthest from it last."""
Far: TypeAlias = Callable[[Space, Space], int]
"""How far two spaces are apart, in centimetres."""


@record
class Area:
    """*covers*: whether a square belongs to it; none does that is more than *reach* centimetres away from the space
    *around*. *origin*: whence walls keep it from a square."""

    covers: Callable[[Point], bool]
    around: Space
    reach: int
    origin: Point

    def squares(self) -> Iterator[Point]:
        """Those that belong to it, row by row."""
        return filter(self.covers, _near(self.around, self.reach))


def area(own: Space, at: Point | None, shape: Shape, size: int, far: Far, *, from_self: bool) -> Area | None:
    """The area from the space *own*, or around *at*; None where there is none. *size*: the radius of a sphere, the side
    of a cube, the length of a cone or a line. *from_self*: a cube that begins beside *own*, on the side of *at*; a
    sphere around it."""
    if at is None or (shape in ("cone", "line") and not own):
        return None
    origin = at if shape in ("sphere", "cube") and not from_self else middle(own)
    if shape == "sphere":
        centre = own if from_self and own else (at,)
        return Area(lambda each: far((each,), centre) <= size and not (from_self and each in own), centre, size, origin)
    if shape == "cube":
        left, top, side = _cube(own, at, size // SQUARE, from_self=from_self)
        return Area(
            lambda each: left <= each[0] < left + side and top <= each[1] < top + side,
            tuple((left + across, top + down) for down in range(side) for across in range(side)),
            0,
            origin,
        )
    ahead = _ahead(own, at, shape)
    return Area(lambda each: each not in own and far((each,), own) <= size and ahead(each), own, size, origin)


def aims(own: Space, spaces: Iterable[tuple[Space, bool]], most: int, far: Far) -> tuple[str, ...]:
    """The cells within *most* centimetres of *own* at which somebody may aim an area: those of *spaces*, in their
    order, then those beside the ones of foes (True); at most 25."""
    if not own:
        return ()
    known = list(spaces)
    found = [at for each, _ in known for at in each]
    found += [
        (x + across, y + down)
        for each, foe in known
        if foe
        for x, y in each
        for across in (-1, 0, 1)
        for down in (-1, 0, 1)
    ]
    fitting = [at for at in dict.fromkeys(found) if is_on_grid(at) and far((at,), own) <= most]
    return tuple(name_of(at) for at in fitting[:MOST_AIMS])


def middle(own: Space) -> Point:
    """The square of a space from which something starts out."""
    return own[len(own) // 2] if own else (0, 0)


def _near(centre: Space, size: int) -> list[Point]:
    """The squares within *size* centimetres of the space *centre*, row by row."""
    steps = size // SQUARE
    (left, top), (right, bottom) = centre[0], centre[-1]
    columns = range(max(0, left - steps), min(COLUMNS, right + steps + 1))
    return [(x, y) for y in range(max(0, top - steps), min(ROWS, bottom + steps + 1)) for x in columns]


def _cube(own: Space, at: Point, side: int, *, from_self: bool) -> tuple[int, int, int]:
    """Column, row and side of a cube around *at*; or beside the space *own*, on the side of *at*."""
    if not from_self or not own:
        return at[0] - (side - 1) // 2, at[1] - (side - 1) // 2, side
    xs, ys = [x for x, _ in own], [y for _, y in own]
    left = _beside(at[0], min(xs), max(xs), side)
    top = _beside(at[1], min(ys), max(ys), side)
    if (left, top) == (_beside(min(xs), min(xs), max(xs), side), _beside(min(ys), min(ys), max(ys), side)):
        top = min(ys) - side
    return left, top, side


def _beside(aim: int, first: int, last: int, side: int) -> int:
    """Where a stretch of *side* squares begins that lies before, behind, or in the middle of *first* to *last*."""
    if aim > last:
        return last + 1
    if aim < first:
        return first - side
    return (first + last) // 2 - (side - 1) // 2


def _ahead(own: Space, at: Point, shape: Shape) -> Callable[[Point], bool]:
    """Whether a cell lies in the cone or line from *own* towards *at*: a cone is as wide as it is far from its origin,
    a line a square wide. Everything is doubled, so that the middle of a space is a whole number."""
    count = len(own)
    x, y = sum(each[0] for each in own) * 2, sum(each[1] for each in own) * 2
    right, down = at[0] * 2 * count - x, at[1] * 2 * count - y
    # Half a square aside, times the length of the direction.
    widest = count**2 * (right**2 + down**2)

    def covers(cell: Point) -> bool:
        across, below = cell[0] * 2 * count - x, cell[1] * 2 * count - y
        along = right * across + down * below
        aside = abs(right * below - down * across)
        return along > 0 and (2 * aside <= along if shape == "cone" else aside**2 <= widest)

    return covers
