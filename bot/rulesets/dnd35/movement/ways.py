"""Ways on the grid: diagonals count 1, 2, 1, 2 … squares over the whole move, companions are passed, opponents are not,
and nobody stops where somebody stands (D35-BAS-019).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from functools import lru_cache
from heapq import heappop, heappush
from types import MappingProxyType
from typing import Final, NamedTuple

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.kernel.values import evolve
from bot.rulesets.d20 import gaps
from bot.rulesets.d20.gaps import metres
from bot.rulesets.dnd35.base.budget import (
    PAYS_DOUBLE,
    apart,
    bars,
    distance,
    far,
    held,
    reaches,
    space,
    span,
    spans,
    taken,
)
from bot.rulesets.dnd35.base.gaps import PACE, STRETCHES, on_grid, price
from bot.rulesets.dnd35.base.rolls import barred, cuts, locates
from bot.rulesets.dnd35.base.saddles import mover, pace, pair, together
from bot.rulesets.dnd35.movement.events import DistanceSaid, PlacedAt, StretchSaid
from bot.rulesets.dnd35.state import SQUARE, Fighter, State
from bot.rulesets.shared.book import Word, composed, word
from bot.rulesets.shared.ground.geometry import COLUMNS, ROWS, Point, corners, is_on_grid, name_of, neighbours, point_of
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import Args, from_codes, from_option, from_text, text
from bot.rulesets.shared.people import known, two

# ---- Where the game master puts people; without a grid, how far they are from each other, and what hinders somebody
# on his way.

PLAIN: Final = "plain"
CLEAR: Final = "clear"


def with_grid(state: State) -> None:
    """Raise `Refused` at a table without a grid."""
    if not on_grid(state):
        raise Refused("dnd35-no-map")


def without_grid(state: State) -> None:
    """Raise `Refused` at a table with one."""
    if on_grid(state):
        raise Refused("dnd35-has-map")


@word()
class Place(Word):
    """The game master puts *who* on *cell*."""

    who: CombatantId
    cell: str

    def check(self, state: State) -> None:
        with_grid(state)
        who = known(state, self.who)
        if who.cell == self.cell:
            raise Refused("already-so", name=who.name)
        squares = set(space(who, self.cell))
        with_him = pair(state, who)
        others = (each for each in state.combatants.values() if each.id not in with_him)
        if not squares or squares & barred(state) or any(squares & set(space(each)) for each in others):
            raise Refused("dnd35-cell-taken", cell=self.cell)

    def take(self, scene: Scene[State]) -> Action:
        yield from tell(PlacedAt(self.who, self.cell, "gm", scene.now.combatants[self.who].hidden))


@composed(command="fix-place")
def place(state: State, by: int, args: Args) -> Place:
    with_grid(state)
    typed = text(args, "cell")
    cell = "".join(typed.upper().split())
    if point_of(cell) is None:
        raise Refused("dnd35-no-such-cell", value=typed[:40], first="A1", last=name_of((COLUMNS - 1, ROWS - 1)))
    return Place(by, text(args, "who"), cell)


@word(tool="distance")
class SayDistance(gaps.SayDistance):
    """Where there is no grid."""

    who: CombatantId = from_text("who")
    other: CombatantId = from_text("target")
    distance: int = from_option("value", lambda args: gaps.centimetres(text(args, "value"), "dnd35-not-metres"))
    saying = DistanceSaid

    def check(self, state: State) -> None:
        one, _ = two(state, self.who, self.other)
        without_grid(state)
        super().check(state)
        if self.other in pair(state, one):
            raise Refused("dnd35-in-saddle", name=one.name, other=state.combatants[self.other].name)


@word(tool="stretch")
class SayStretch(Word):
    """Without a grid: what hinders *who* on his way from now on, or that nothing does (`clear`)."""

    who: CombatantId = from_text("who")
    kind: str = from_codes("words", (*STRETCHES, CLEAR))

    def check(self, state: State) -> None:
        who = known(state, self.who)
        without_grid(state)
        if self.kind in who.stretch or (self.kind == CLEAR and not who.stretch):
            raise Refused("already-so", name=who.name)

    def take(self, scene: Scene[State]) -> Action:
        now = scene.now.combatants[self.who].stretch
        yield from tell(StretchSaid(self.who, () if self.kind == CLEAR else (*now, self.kind)))


class Way(NamedTuple):
    """The cells of a way, without the first, and its cost in squares; no cells: there is none."""

    cells: tuple[str, ...] = ()
    cost: int = 0


def closed(state: State, who: Fighter) -> frozenset[Point]:
    """The squares through which *who* cannot pass: walls, and those of opponents who bar his way, as far as he knows
    where they are."""
    with_him = together(state, who)
    foes = (
        each for each in state.combatants.values() if bars(who, each) and each.id not in with_him and locates(who, each)
    )
    return barred(state).union(at for each in foes for at in space(each))


def narrow(state: State, who: Fighter) -> frozenset[Point]:
    """The squares in which *who* squeezes past somebody, and pays double (D35-MOV-013, -014)."""
    others = (state.combatants.get(each) for each in who.passes)
    return frozenset(at for each in others if each is not None and not each.out for at in space(each))


def reached(
    state: State,
    who: Fighter,
    most: int,
    shunned: frozenset[Point] = frozenset(),
    passing: Collection[str] = (),
) -> Mapping[str, Way]:
    """Every cell where *who* can stop after at most *most* squares of movement, with the cheapest way, the nearest
    first; *shunned*: corners on which he does not step; *passing*: who is in nobody's way."""
    start = point_of(who.cell or "")
    if start is None:
        return {}
    shut, full = closed(state, who), taken(state, who, passing) | barred(state)
    slow = narrow(state, who) if who.passes else frozenset()
    # Squeezed, he pays double for every square (D35-MOV-013).
    price = 2 if PAYS_DOUBLE(who) else 1
    slanted = state.settings.diagonals == "alternating"
    ends = barred(state), bent(state, who), _held(state, who)
    return _found(start, who.width, most, slanted, shut, full, shunned, slow, price, *ends)


def squeezing(state: State, who: Fighter, most: int) -> Mapping[str, tuple[Way, tuple[str, ...]]]:
    """The cells that *who* reaches so only squeezed through the space of opponents, whom he passes and beside whom he
    stops at the earliest; each with those (D35-MOV-013, -014)."""
    if state.settings.squeeze_past != "offered" or who.mount is not None or who.ridden:
        return {}
    with_him = together(state, who)
    foes = [each for each in state.combatants.values() if bars(who, each) and each.id not in with_him]
    foes = [each for each in foes if not each.thing and locates(who, each) and max(apart(who, each)) <= most]
    if not foes:
        return {}
    plain = reached(state, who, most)
    tight = reached(state, evolve(who, passes=(*who.passes, *(each.id for each in foes))), most)
    spaces = {each.id: set(space(each)) for each in foes}
    found = {}
    for cell, way in tight.items():
        if cell not in plain:
            crossed = {at for step in way.cells for at in space(who, step)}
            found[cell] = (way, tuple(each for each, squares in spaces.items() if squares & crossed))
    return found


def _held(state: State, who: Fighter) -> tuple[frozenset[Point], ...]:
    """Of each foe of whom *who* knows where he is, where one is within his reach."""
    foes = (each for each in state.combatants.values() if each.side != who.side and not each.out and locates(who, each))
    return tuple(held(each.cell, each.width, reach, who.width) for each in foes if each.cell and (reach := spans(each)))


def bent(state: State, who: Fighter) -> bool:
    """Whether *who* has gone an odd number of diagonals in this turn: the next one costs 2 (D35-BAS-019)."""
    return state.turn is not None and state.turn.bent == mover(state, who).id


@lru_cache(maxsize=256)
def _found(
    start: Point,
    width: int,
    most: int,
    alternating: bool,
    shut: frozenset[Point],
    full: frozenset[Point],
    shunned: frozenset[Point],
    slow: frozenset[Point] = frozenset(),
    price: int = 1,
    walls: frozenset[Point] = frozenset(),
    odd_before: bool = False,
    dangers: tuple[frozenset[Point], ...] = (),
) -> Mapping[str, Way]:
    """The same, of a space that is so wide: *shut* to it, *full* to whoever would stop, *slow* and twice as dear; a
    square costs *price*. No diagonal goes past the corner of *walls*; *odd_before*: the first one costs 2. Of several
    that cost the same one goes the straightest, where it leads through the same *dangers*."""
    barred, crowded = corners(shut, width) | shunned, corners(full, width)
    dear = corners(slow, width)
    # What a diagonal costs hangs on how many there have been: odd and even ones are parted.
    first = (start, int(odd_before))
    best: dict[tuple[Point, int], int] = {first: 0}
    came: dict[tuple[Point, int], tuple[Point, int]] = {}
    # The straightest way beside the first one: how often it turns, and whence it comes.
    turns: dict[tuple[Point, int], int] = {first: 0}
    straight: dict[tuple[Point, int], tuple[Point, int]] = {}
    heap: list[tuple[int, int, int, tuple[Point, int]]] = [(0, 0, 0, first)]
    count = 0
    found: dict[str, Way] = {}
    seen = {start}
    while heap:
        cost, bent, _, here = heappop(heap)
        at, odd = here
        if cost > best[here]:
            continue
        if at not in seen:
            seen.add(at)
            if at not in crowded:
                even = (at, 0)
                # As long, straighter, and it leaves no odd diagonal behind.
                also = even if odd and best.get(even) == cost and turns[even] < turns[here] else here
                found[name_of(at)] = Way(
                    _told(_back(came, here) if dangers else [], _back(straight, also), dangers), cost
                )
        ahead = None if here not in straight else _step(straight[here][0], at)
        for each in neighbours("square", at):
            if each in barred or not (width == 1 or is_on_grid((each[0] + width - 1, each[1] + width - 1))):
                continue
            diagonal = each[0] != at[0] and each[1] != at[1]
            if diagonal and cuts(walls, at, each, width):
                continue
            step = (2 if diagonal and odd and alternating else 1) * (2 if each in dear else price)
            there = (each, odd ^ 1 if diagonal else odd)
            # Most squares were reached before, and at less.
            known = best.get(there, most + 1)
            if cost + step > min(known, most):
                continue
            turned = turns[here] + (ahead is not None and _step(at, each) != ahead)
            if cost + step == known:
                if turned < turns[there]:
                    turns[there], straight[there] = turned, here
            else:
                best[there] = cost + step
                came[there] = straight[there] = here
                turns[there] = turned
                count += 1
                heappush(heap, (cost + step, bent + diagonal, count, there))
    return MappingProxyType(found)


_Came = Mapping[tuple[Point, int], tuple[Point, int]]
"""Whence each square is reached."""


def _step(a: Point, b: Point) -> Point:
    return b[0] - a[0], b[1] - a[1]


def _told(first: list[Point], best: list[Point], dangers: tuple[frozenset[Point], ...]) -> tuple[str, ...]:
    """The straightest way, *best*, unless others could strike at it than at the *first* that was found: straight or
    not, it makes no difference to anybody but who looks at it."""
    if first != best and dangers:
        passed = [[not danger.isdisjoint(each[:-1]) for danger in dangers] for each in (first, best)]
        best = best if passed[0] == passed[1] else first
    return tuple(map(name_of, best))


def _back(came: _Came, last: tuple[Point, int]) -> list[Point]:
    cells: list[Point] = []
    while last in came:
        cells.append(last[0])
        last = came[last]
    return cells[::-1]


def to(state: State, who: Fighter, target: Fighter) -> Way:
    """The way on which *who* comes to where he strikes *target* in melee; where that is too far, as near as he
    comes."""
    if not on_grid(state):
        arm = next((span(who, each)[0] for each in who.arms if not each.ranged), 1)
        return towards(state, who, target, pace(state, who) // SQUARE, arm)
    found = reached(state, who, pace(state, who) // SQUARE)
    arms = [each for each in who.arms if not each.ranged][:1]
    near = {cell: way for cell, way in found.items() if any(reaches(who, each, target, at=cell) for each in arms)}
    if near:
        return min(near.values(), key=lambda way: way.cost)
    here = distance(who, target)
    nearer = {cell: distance(who, target, at=cell) for cell in found}
    best = min(nearer, key=lambda cell: (nearer[cell], found[cell].cost), default=None)
    return Way() if best is None or nearer[best] >= here else found[best]


def nears(state: State, who: Fighter, target: Fighter) -> bool:
    """Whether some way of *who* ends nearer to *target*, or where he strikes him."""
    if not on_grid(state):
        return bool(to(state, who, target).cells)
    arms = [each for each in who.arms if not each.ranged][:1]
    here = distance(who, target)
    return any(
        distance(who, target, at=cell) < here or any(reaches(who, each, target, at=cell) for each in arms)
        for cell in reached(state, who, pace(state, who) // SQUARE)
    )


def towards(state: State, who: Fighter, target: Fighter, most: int, until: int = 1) -> Way:
    """Where there is no grid: the way to so many squares (*until*) from *target*, of at most *most* squares of
    movement, or as near as he comes. Nobody goes back for a long weapon's sake."""
    count = min(max(apart(who, target)) - max(1, until), most // price(state, who))
    return paces(state, who, count)


def away(state: State, who: Fighter, most: int) -> Way:
    """Where there is no grid: away from all, as far as *most* squares of movement go."""
    return paces(state, who, most // price(state, who))


def paces(state: State, who: Fighter, count: int) -> Way:
    """Where there is no grid: so many squares."""
    return Way((PACE,) * count, count * price(state, who)) if count > 0 else Way()


def length(state: State, way: Way) -> str:
    """How long a way is, in metres as they are read: what it costs; without a grid how far it leads, whatever that
    costs."""
    return metres((way.cost if on_grid(state) else len(way.cells)) * SQUARE)


def beside(state: State, who: Fighter) -> dict[str, Way]:
    """The cells of a 5-foot step."""
    return {cell: way for cell, way in reached(state, who, 1).items() if len(way.cells) == 1}


def escapes(state: State, who: Fighter, foes: Iterable[Fighter], most: int) -> bool:
    """Whether some way of *most* squares brings *who* farther from all *foes*."""
    others = list(foes)
    if not on_grid(state):
        return bool(others) and most >= price(state, who)
    here = min((distance(who, each) for each in others), default=0)
    return any(
        all(distance(who, each, at=cell) > here for each in others)
        for cell in reversed(list(reached(state, who, most)))
    )


def farthest(
    state: State,
    who: Fighter,
    foes: Iterable[Fighter],
    most: int | None = None,
    shunned: frozenset[Point] = frozenset(),
) -> Way:
    """The way as far from *foes* as *who* comes in one move, or in *most* squares; without a grid away from all."""
    if not on_grid(state):
        return away(state, who, pace(state, who) // SQUARE if most is None else most) if list(foes) else Way()
    found = reached(state, who, pace(state, who) // SQUARE if most is None else most, shunned)
    others = list(foes)
    if not others or not found:
        return Way()

    width, theirs = who.width, [(each.cell, each.width) for each in others]

    def gap(cell: str | None) -> int:
        return min(far(cell or who.cell, width, *each) for each in theirs)

    best = max(found, key=lambda cell: (gap(cell), -found[cell].cost))
    return found[best] if gap(best) > gap(None) else Way()
