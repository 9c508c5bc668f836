"""The straight way of a charge (D35-MOV-001)."""

from __future__ import annotations

from itertools import pairwise

from bot.rulesets.dnd35.base import saddles
from bot.rulesets.dnd35.base.budget import apart, bars, held, helpless, reaches, space, span, spans, struck
from bot.rulesets.dnd35.base.gaps import is_straight, leads_straight, on_grid
from bot.rulesets.dnd35.base.rolls import barred, cuts, locates
from bot.rulesets.dnd35.movement.ways import Way, towards
from bot.rulesets.dnd35.state import SQUARE, Fighter, State, Weapon
from bot.rulesets.shared.ground.geometry import Point, name_of, point_of

LEAST = 2
"""So many squares a charge goes at least."""


def line(start: Point, end: Point) -> list[Point]:
    """The squares between two, without the first, in a straight line.

    >>> line((0, 0), (4, 2))
    [(1, 0), (2, 1), (3, 1), (4, 2)]
    """
    (x, y), (u, v) = start, end
    run = max(abs(u - x), abs(v - y))
    return [(x + _part((u - x) * at, run), y + _part((v - y) * at, run)) for at in range(1, run + 1)]


def _part(far: int, run: int) -> int:
    """*far* divided by *run*, rounded towards 0 where it lies in the middle."""
    sign = -1 if far < 0 else 1
    return sign * ((2 * abs(far) + run - 1) // (2 * run))


def is_short(state: State) -> bool:
    """Whether whoever is up has one action alone (D35-MOV-006, -012)."""
    return state.turn is not None and state.turn.restricted


def most(state: State, who: Fighter) -> int:
    """How many squares he may go: twice his speed, or his mount's; his speed where he has one action alone
    (D35-MOV-006)."""
    return saddles.pace(state, who) * (1 if is_short(state) else 2) // SQUARE


def way(state: State, who: Fighter, weapon: Weapon, target: Fighter, farthest: int) -> Way:
    """The straight way to the nearest square from which *who* strikes *target* with *weapon*; on it stands nobody who
    bars his way, and nobody at all but for the helpless where the table has it as the reference rules do (D35-MOV-001).
    No cells: there is none."""
    if not on_grid(state):
        return _ahead(state, who, weapon, target, farthest)
    start = point_of(who.cell or "")
    if start is None:
        return Way()
    slanted = state.settings.diagonals == "alternating"
    nearest, ends = _ends(start, who, weapon, target, slanted=slanted)
    if not LEAST <= nearest <= farthest:
        return Way()
    with_him = saddles.pair(state, who)
    others = [each for each in state.combatants.values() if each.id not in with_him and locates(who, each)]
    walls = barred(state)
    full = {at for each in others for at in space(each)} | walls
    strict = state.settings.charge_line == "srd"
    barring = (each for each in others if (not helpless(each) if strict else bars(who, each)))
    shut = {at for each in barring for at in space(each)} | walls
    ways = [line(start, each) for each in ends if full.isdisjoint(space(who, name_of(each)))]
    found = [
        cells
        for cells in ways
        if all(space(who, name_of(each)) and shut.isdisjoint(space(who, name_of(each))) for each in cells)
        if not any(cuts(walls, *step, who.width) for step in pairwise([start, *cells]))
    ]
    best = min(found, key=lambda cells: (_bends(start, cells), cells[-1]), default=[])
    return Way(tuple(name_of(each) for each in best), nearest) if best else Way()


def _ahead(state: State, who: Fighter, weapon: Weapon, target: Fighter, farthest: int) -> Way:
    """Where there is no grid: straight at *target*, unless the game master has said that nothing leads straight
    there; difficult ground costs double, and keeps nobody from it but where the table has it so."""
    if not (is_straight if state.settings.charge_line == "srd" else leads_straight)(state, who):
        return Way()
    found = towards(state, who, target, farthest, span(who, weapon)[0])
    end = max(apart(who, target)) - len(found.cells)
    strikes = struck((end, 0), span(who, weapon))
    return found if strikes and len(found.cells) >= LEAST else Way()


def _ends(start: Point, who: Fighter, weapon: Weapon, target: Fighter, *, slanted: bool) -> tuple[int, list[Point]]:
    """The nearest squares from which he strikes, and how many squares of movement they are away."""
    squares = space(target)
    if not squares:
        return 0, []
    far = who.natural_reach * (2 if weapon.reach else 1)
    (left, top), (right, bottom) = squares[0], squares[-1]
    around = sorted(
        (_squares(start, (x, y), slanted=slanted), (x, y))
        for x in range(max(0, left - far - who.width), right + far + 2)
        for y in range(max(0, top - far - who.width), bottom + far + 2)
    )
    nearest = 0
    found: list[Point] = []
    for cost, at in around:
        if found and cost > nearest:
            break
        if space(who, name_of(at)) and reaches(who, weapon, target, at=name_of(at)):
            nearest = cost
            found.append(at)
    return nearest, found


def _squares(start: Point, end: Point, *, slanted: bool) -> int:
    """The squares of movement between the two: where it is *slanted*, every second diagonal counts twice."""
    across, down = abs(end[0] - start[0]), abs(end[1] - start[1])
    return max(across, down) + (min(across, down) // 2 if slanted else 0)


def _bends(start: Point, cells: list[Point]) -> int:
    """How many of the steps are diagonals."""
    return sum(a[0] != b[0] and a[1] != b[1] for a, b in zip([start, *cells], cells, strict=False))


def threatened(who: Fighter, foes: list[Fighter]) -> frozenset[Point]:
    """The corners of the spaces on which *who* would be within reach of one of *foes*."""
    return frozenset().union(*(held(each.cell, each.width, spans(each), who.width) for each in foes))
