"""How well somebody is covered from somebody else: by the game master's word, or as the map shows (D35-COV-001 to
-009)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple, get_args

from bot.rulesets.dnd35.base.budget import apart, space
from bot.rulesets.dnd35.base.needs import IS_THERE
from bot.rulesets.dnd35.base.rolls import LOOPHOLE, LOW_WALL, locates, of_kind
from bot.rulesets.dnd35.base.saddles import opponents
from bot.rulesets.dnd35.state import Blow, Degree, Fighter, State, Weapon
from bot.rulesets.dnd35.state.conditions import CONDITIONS
from bot.rulesets.shared import sheltering
from bot.rulesets.shared.ground import lines
from bot.rulesets.shared.ground.cells import OBSTACLE
from bot.rulesets.shared.ground.geometry import Point, neighbours, point_of
from bot.rulesets.shared.lacking import foe
from bot.rulesets.shared.needs import of_whom

DEGREES: Final[tuple[Degree, ...]] = get_args(Degree)
"""From none to all of the body; the first two covers are worth the same, but for saves."""
BONUS: Final = {"none": 0, "soft": 4, "cover": 4, "improved": 8, "total": 0}
"""What each adds to the armour class; whoever is covered wholly is not attacked at all."""
REFLEX: Final = {"none": 0, "soft": 0, "cover": 2, "improved": 4, "total": 0}
"""What each adds to Reflex saves against what comes from its other side."""
RULES: Final = {
    "none": (),
    "soft": ("D35-COV-006",),
    "cover": ("D35-COV-001",),
    "improved": ("D35-COV-009",),
    "total": ("D35-COV-008",),
}
NEAR: Final = 6
"""So many squares from a low wall it still covers (as the reference rules have it)."""


def is_far(who: Fighter, weapon: Weapon | None, target: Fighter, *, shot: bool = False) -> bool:
    """Whether an attack looks for cover as shots do: a shot, a weapon with reach, whatever strikes beyond the next
    square (D35-COV-002)."""
    return shot or (weapon is not None and (weapon.reach or weapon.ranged)) or max(apart(who, target)) > 1


def degree(state: State, who: Fighter, target: Fighter, *, far: bool) -> Degree:
    """How well *target* is covered from *who*: what has been said of this very attack, else of these two, else of the
    target; else what the map shows. *far*: see `is_far`."""
    found = _said(state, who, target)
    return proposed(state, who, target, far=far) if found is None else found


def _said(state: State, who: Fighter, target: Fighter) -> Degree | None:
    deed = state.deed
    if isinstance(deed, Blow) and (deed.who, deed.target) == (who.id, target.id) and deed.cover is not None:
        return next(each for each in DEGREES if each == deed.cover)
    found = sheltering.said(state.shelters, who.id, target.id) if state.shelters else None
    if found is None or (found.against is None and target.id in opponents(state, who.id)):
        # What covers him from everybody does not stand between him and whoever has hold of him.
        return None
    return found.degree


def total(state: State, who: Fighter, target: Fighter) -> bool:
    """Whether nothing can be aimed at *target* (D35-COV-008): of all that the map shows walls alone cover so much."""
    found = _said(state, who, target)
    if found is not None:
        return found == "total"
    return bool(of_kind(state, OBSTACLE)) and proposed(state, who, target, far=True) == "total"


SET_UPON: Final = (*IS_THERE, foe, of_whom("covered", lambda at, target: total(at.state, at.who, target)))
"""Whom one can set upon: a foe who is there, and not behind total cover."""


def aimable(state: State, who: Fighter) -> list[Fighter]:
    """All of those."""
    others = (each for each in state.combatants.values() if each.side != who.side and not each.died)
    return [each for each in others if locates(who, each) and not total(state, who, each)]


def proposed(state: State, who: Fighter, target: Fighter, *, far: bool) -> Degree:
    """What the map shows; whoever attacks chooses which squares of both count (D35-COV-007). Those who stand in one
    space are not covered from each other."""
    here, there = space(who), space(target)
    if state.settings.cover == "said" or not here or not there or set(here) & set(there):
        return "none"
    # A creature that stands between two covers in melee as well, unless the table has it for shots and reach alone.
    soft = state.settings.soft_cover == "on" and (far or state.settings.soft_cover_melee == "on")
    bodies = _bodies(state, who, target) if soft else ()
    return _between(
        here,
        there,
        _amid(of_kind(state, OBSTACLE), here, there),
        _amid(of_kind(state, LOW_WALL), here, there),
        _amid(of_kind(state, LOOPHOLE), here, there),
        _amid(bodies, here, there),
        far,
    )


SHIELDS_NOBODY: Final = CONDITIONS.that("shields_nobody")


def _bodies(state: State, who: Fighter, target: Fighter) -> Iterator[Point]:
    """The squares of everybody who may be in the way (D35-COV-006); nobody is given away by it, and whoever lies on the
    ground is in nobody's."""
    for each in state.combatants.values():
        aside = each.out or each.hidden or each.hidden_from or SHIELDS_NOBODY(each)
        if each.id in (who.id, target.id, who.mount, target.mount) or aside or each.mount in (who.id, target.id):
            continue
        yield from space(each)


def _amid(found: Iterable[Point], here: Sequence[Point], there: Sequence[Point]) -> tuple[Point, ...]:
    """Those of the squares *found* that may lie between the two, which nobody of them takes up."""
    return tuple(sorted(each for each in lines.amid(found, here, there) if each not in here and each not in there))


@lru_cache(maxsize=2048)
def _between(
    here: tuple[Point, ...],
    there: tuple[Point, ...],
    walls: tuple[Point, ...],
    low: tuple[Point, ...],
    slits: tuple[Point, ...],
    bodies: tuple[Point, ...],
    far: bool,
) -> Degree:
    if not (walls or low or slits or bodies):
        return "none"
    found = (
        _of_pair(one, other, _Things(walls, _facing(low, one, other, NEAR), _facing(slits, one, other), bodies), far)
        for one in here
        for other in there
    )
    return min(found, key=DEGREES.index)


def _facing(found: tuple[Point, ...], one: Point, other: Point, most: int | None = None) -> tuple[Point, ...]:
    """Of low walls and slits, those that cover *other*: who stands nearer to them looks over, or through, them."""
    return tuple(
        each
        for each in found
        if _steps(each, other) <= _steps(each, one) and (most is None or _steps(each, other) <= most)
    )


def _steps(one: Point, other: Point) -> int:
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


class _Things(NamedTuple):
    """What lies between two squares."""

    walls: tuple[Point, ...]
    low: tuple[Point, ...]
    slits: tuple[Point, ...]
    bodies: tuple[Point, ...]


def _of_pair(one: Point, other: Point, things: _Things, far: bool) -> Degree:
    """From the best corner, where that may be chosen; in melee every line counts (D35-COV-002, -003)."""
    ends = lines.corners((other,))
    found = [[_along(start, end, things) for end in ends] for start in lines.corners((one,))]
    if all(each == "total" for corner in found for each in corner):
        return "total"
    worst = [max((_partly(each) for each in corner), key=DEGREES.index) for corner in found]
    return min(worst, key=DEGREES.index) if far else max(worst, key=DEGREES.index)


def _partly(found: Degree) -> Degree:
    """A line that a wall closes, among others that are open, is covered."""
    return "cover" if found == "total" else found


def _along(start: Point, end: Point, things: _Things) -> Degree:
    """What covers along one line; a line beside a thing, or through its corner alone, is free."""
    if _meets(things.walls, start, end) or _between_walls(start, end, things.walls):
        return "total"
    if _meets(things.slits, start, end):
        return "improved"
    if _meets(things.low, start, end):
        return "cover"
    return "soft" if _meets(things.bodies, start, end) else "none"


def _between_walls(start: Point, end: Point, walls: tuple[Point, ...]) -> bool:
    """Whether a line runs along the edge between walls on both of its sides."""
    if not walls or start == end or (start[0] != end[0] and start[1] != end[1]):
        return False
    return lines.closed(start, end, walls)


def _meets(found: tuple[Point, ...], start: Point, end: Point) -> bool:
    return any(lines.crosses(start, end, each) for each in found)


def from_cell(state: State, cell: str, target: Fighter) -> Degree:
    """How well *target* is covered from what bursts from *cell*; creatures cover nobody from that (D35-COV-005)."""
    at, there = point_of(cell), space(target)
    if at is None or not there or at in there or state.settings.cover == "said":
        return "none"
    kinds = (_amid(of_kind(state, each), (at,), there) for each in (OBSTACLE, LOW_WALL, LOOPHOLE))
    return _between((at,), there, *kinds, (), True)


def blocked(state: State, origin: Point, at: Point, spread: int = 0) -> bool:
    """Whether walls keep what bursts from *origin* from the square *at* (D35-COV-008); what spreads so many squares far
    goes round them (D35-COV-005)."""
    walls = of_kind(state, OBSTACLE)
    if not walls or state.settings.cover == "said":
        return False
    if at in walls or origin == at:
        return origin != at
    if spread:
        return at not in _flood(origin, frozenset(walls), spread)
    return _between((origin,), (at,), _amid(walls, (origin,), (at,)), (), (), (), True) == "total"


@lru_cache(maxsize=64)
def _flood(origin: Point, walls: frozenset[Point], far: int) -> frozenset[Point]:
    """The squares to which something comes that goes at most so many squares *far* round walls."""
    found = edge = {origin}
    for _ in range(far):
        edge = {each for at in edge for each in neighbours("square", at)} - found - walls
        found = found | edge
    return frozenset(found)
