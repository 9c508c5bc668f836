"""Where somebody can go, and by which way: the one that provokes least, then the cheapest (DN5-MOV-001, -005 to -018,
DN5-REA-004).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from heapq import heappop, heappush
from itertools import pairwise
from typing import Any, Final, TypeAlias

from bot.kernel.values import evolve, record
from bot.rulesets.dnd5.attack import arms
from bot.rulesets.dnd5.base.budget import SPARED, holds, may_react, movement_left
from bot.rulesets.dnd5.base.distances import (
    CLIMB,
    GAP,
    WATER,
    between,
    dreaded,
    dreads,
    is_slant,
    on_grid,
    rise,
    slanted,
    space,
    square,
    standing,
    walls,
)
from bot.rulesets.dnd5.movement.passing import across, corner_cut, entering, may_stop, peculiar, slants
from bot.rulesets.dnd5.state import SQUARE, Fighter, Mode, State, Turn, sees
from bot.rulesets.shared.ground.cells import DIFFICULT
from bot.rulesets.shared.ground.geometry import (
    COLUMNS,
    ROWS,
    Point,
    corners,
    distance,
    is_on_grid,
    name_of,
    neighbours,
    point_of,
)

_NEAR: Final = 1000
"""What a cell within a foe's reach weighs against a detour, where neither provokes and both cost the same."""


@record
class Way:
    """The *cells* that are entered, what that costs in centimetres, and who may strike at whoever goes so, in the
    order in which he leaves their reach. *far*: how long it is, in centimetres, on a grid."""

    cells: tuple[str, ...] = ()
    cost: int = 0
    provokes: tuple[str, ...] = ()
    far: int = 0


_Reached: TypeAlias = tuple[int, int, int, Any]
"""How a square is reached: how often one is struck at, what it costs, how bent the way is, and the way, last first."""


class _Ground:
    """What a search for ways asks again and again of *who* in *state*; *most*: what he can spend, as his speeds say
    unless it is given. Most squares are plain ground on which nobody stands: what is so of one of them is so of all."""

    def __init__(self, state: State, who: Fighter, most: int | None, mode: Mode | None) -> None:
        self.state = state = as_known(state, who)
        self.who = who
        self.mode = mode
        self.reach: dict[str, int] | None = None
        self.least: dict[Point, int] = {}
        self.nearest: dict[tuple[str, int], Way] = {}
        self._most = most
        self._ways: Mapping[Point, _Reached] | None = None
        self._odd = corners(peculiar(state), who.width)
        self._walls = walls(state)
        self._feared = dreaded(state, who)
        self._plain: tuple[tuple[int, int] | None] | None = None
        self._entered: dict[Point, tuple[int, int] | None] = {}
        self._foes = (
            []
            if SPARED(who)
            else [
                each
                for each in state.combatants.values()
                if each.cell and strikes(state, each, who) and rise(who, each) <= arms.reach(each)
            ]
        )
        self.slanted = slanted(state) and mode != "jump"
        self.odd = slants(state, who, apart=most is not None) % 2 if self.slanted else 0
        self._near = _reached_by(self._foes, who.width, slanted=slanted(state))

    def is_plain(self, at: Point) -> bool:
        """Whether nothing is different on the squares that he would take up there, and nobody stands on them."""
        last = self.who.width - 1
        return at not in self._odd and at[0] + last < COLUMNS and at[1] + last < ROWS

    def enters(self, at: Point) -> tuple[int, int] | None:
        """What it costs to enter *at*, and how much may be spent by then; None: he cannot."""
        if self._feared is not None and dreads(self.state, self.who, name_of(at)):
            return None
        if not self.is_plain(at):
            return self._enters(at)
        if self._plain is None:
            self._plain = (self._enters(at),)
        return self._plain[0]

    def _enters(self, at: Point) -> tuple[int, int] | None:
        found = entering(self.state, self.who, name_of(at), self.mode)
        if found is None:
            return None
        return found[0], movement_left(self.state, self.who, found[1]) if self._most is None else self._most

    def near(self, at: Point) -> frozenset[str]:
        """The foes within whose reach one is at *at*."""
        if self.is_plain(at):
            return self._near.get(at, _NOBODY)
        here = standing(self.state, self.who, name_of(at)) or space(self.who, name_of(at))
        return frozenset(each.id for each in self._foes if self._gap(here, space(each)) <= arms.reach(each))

    def _gap(self, here: tuple[Point, ...], there: tuple[Point, ...]) -> int:
        return between(here, there, slanted=slanted(self.state))

    def _cuts(self, here: Point, there: Point) -> bool:
        if not self._walls or here[0] == there[0] or here[1] == there[1]:
            return False
        width = self.who.width if self.is_plain(here) else across(self.state, self.who, here)
        return corner_cut(self._walls, here, there, width)

    def ways(self, start: Point) -> Mapping[Point, _Reached]:
        """The best way from *start* to every square, found once for all that is asked: the one that provokes the
        fewest, of several the cheapest, then the one farthest from foes, then the straightest."""
        if self._ways is not None:
            return self._ways
        # A way that provokes more is kept beside another as long as it costs less: the other may not get as far.
        found: dict[Point, _Reached] = {}
        # Where every second diagonal counts double, a square is another place after an odd number of them.
        least: dict[tuple[Point, int], int] = {}
        pushed: dict[tuple[Point, int, int], tuple[int, int]] = {}
        nears: dict[Point, frozenset[str]] = {}
        queue: list[tuple[int, int, int, int, Any]] = [(0, 0, 0, 0, (start, None, self.odd))]
        count = 0
        while queue:
            risk, spent, bent, _, node = heappop(queue)
            at, odd = node[0], node[2]
            if (at, odd) in least and least[at, odd] <= spent:
                continue
            least[at, odd] = spent
            found.setdefault(at, (risk, spent, bent, node))
            came = node[1][0] if node[1] is not None else at
            ahead = (2 * at[0] - came[0], 2 * at[1] - came[1])
            near = nears[at] if at in nears else self.near(at)
            for each, after, oddly in self.steps(at, spent, odd):
                if (each, oddly) in least and least[each, oddly] <= after:
                    continue
                if each not in nears:
                    nears[each] = self.near(each)
                by = nears[each]
                dared = risk + len(near - by) if near else risk
                worth = (after, bent + _NEAR * len(by) + (each != ahead))
                key = (each, oddly, dared)
                if key not in pushed or worth < pushed[key]:
                    pushed[key] = worth
                    count += 1
                    heappush(queue, (dared, *worth, count, (each, node, oddly)))
        self._ways, self.least = found, {}
        for (at, _), spent in least.items():
            self.least[at] = min(spent, self.least.get(at, spent))
        return found

    def steps(self, here: Point, spent: int, odd: int) -> Iterator[tuple[Point, int, int]]:
        """Every step from *here*, where so much is *spent*, with what is spent after it; *odd*: whether an odd number
        of diagonal steps was taken before it, and after it."""
        entered = self._entered
        for each in neighbours("square", here):
            if each not in entered:
                entered[each] = self.enters(each)
            found = entered[each]
            if found is None:
                continue
            slant = self.slanted and is_slant(here, each)
            price = found[0] * 2 if slant and odd else found[0]
            if spent + price <= found[1] and not self._cuts(here, each):
                yield each, spent + price, odd ^ slant


_NOBODY: Final[frozenset[str]] = frozenset()


def _reached_by(foes: Iterable[Fighter], width: int, *, slanted: bool) -> Mapping[Point, frozenset[str]]:
    """Who of *foes* reaches whoever stands there, so many squares wide."""
    found: dict[Point, list[str]] = {}
    for foe in foes:
        steps = arms.reach(foe) // SQUARE
        (left, top), (right, bottom) = (there := space(foe))[0], there[-1]
        for x in range(left - steps - width + 1, right + steps + 1):
            for y in range(top - steps - width + 1, bottom + steps + 1):
                if not slanted or between(square(x, y, width), there, slanted=True) <= steps * SQUARE:
                    found.setdefault((x, y), []).append(foe.id)
    return {at: frozenset(names) for at, names in found.items()}


_KNOWN: Final = 8
_known: dict[int, tuple[State, dict[Any, _Ground]]] = {}


def _ground(state: State, who: Fighter, most: int | None, mode: Mode | None) -> _Ground:
    """What is known of the ground for *who*: a question has a dozen labels, each with its way. What is tried in between
    to foresee what an answer leads to takes none of it away: the last few states are kept."""
    kept = _known.get(id(state))
    if kept is None or kept[0] is not state:
        _known.pop(id(state), None)
        if len(_known) >= _KNOWN:
            del _known[next(iter(_known))]
        _known[id(state)] = kept = state, {}
    asked = who.id, most, mode
    if asked not in kept[1] or kept[1][asked].who is not who:
        kept[1][asked] = _Ground(state, who, most, mode)
    return kept[1][asked]


def nearest_known(state: State, who: Fighter, most: int | None) -> dict[tuple[str, int], Way]:
    """The ways to people, by who that is and how near one goes, that have been found in *state*: an autopilot asks for
    one before it decides, and again when it goes."""
    return _ground(state, who, most, None).nearest


def as_known(state: State, who: Fighter) -> State:
    """*state* without those of whom *who* knows nothing: nobody hidden shows in a way, its cost, or in a cell that is
    missing. Whoever runs into one of them finds it out on his way."""
    unknown = {
        each.id
        for each in state.combatants.values()
        if each.side != who.side and (each.hidden or who.id in each.hidden_from)
    }
    if not unknown:
        return state
    return evolve(state, combatants={name: each for name, each in state.combatants.items() if name not in unknown})


def sets_out(state: State, who: Fighter) -> bool:
    """Whether he can take any step at all."""
    start = point_of(who.cell or "")
    return start is not None and _can_step(_ground(state, who, None, None), start)


def _can_step(ground: _Ground, start: Point) -> bool:
    return next(ground.steps(start, 0, ground.odd), None) is not None


def strikes(state: State, foe: Fighter, who: Fighter) -> bool:
    """Whether *foe*, as far as *who* knows, may strike at him for leaving its reach: not whom he drags along, who does
    not come out of it (DN5-CTS-008)."""
    if ("flyby" in who.features and who.mode == "fly") or holds(who, foe):
        return False
    return foe.side != who.side and not foe.hidden and may_react(foe) and sees(state, foe, who)


def reach_of(state: State, who: Fighter, most: int | None = None, mode: Mode | None = None) -> dict[str, int]:
    """The cells on which *who* could end a move, with what going there costs at least, the cheapest first. *most*: the
    centimetres that he can spend; None: what is left of his speeds."""
    start = point_of(who.cell or "")
    if start is None:
        return {}
    ground = _ground(state, who, most, mode)
    if ground.reach is not None:
        return ground.reach
    ground.ways(start)
    best = sorted((spent, at) for at, spent in ground.least.items() if spent)
    ground.reach = {
        name: spent
        for spent, at in best
        if (name := name_of(at)) and (ground.is_plain(at) or may_stop(ground.state, who, name, mode))
    }
    return ground.reach


def best_way(
    state: State, who: Fighter, goals: Iterable[str], most: int | None = None, mode: Mode | None = None
) -> Way | None:
    """The way of *who* to one of *goals* that provokes the fewest, of several the cheapest, with what it costs and whom
    it provokes; None where there is none."""
    start = point_of(who.cell or "")
    ends = frozenset(at for name in goals if (at := point_of(name)) is not None)
    if start is None or not ends:
        return None
    ground = _ground(state, who, most, mode)
    found = ground.ways(start)
    reached = [(*found[each][:3], each) for each in ends if each in found]
    return _followed(ground, found[min(reached)[3]]) if reached else None


def _followed(ground: _Ground, reached: _Reached) -> Way:
    found: list[Point] = []
    node = reached[3]
    while node is not None:
        found.append(node[0])
        node = node[1]
    found.reverse()
    far, odd = _long(ground, found)
    if reached[2] and (line := _line(ground, found[0], found[-1], reached[1])):
        # In a line it looks like what it is; whom it provokes, how far it is and who is neared is the same.
        other, oddly = _long(ground, line)
        same = _left(ground, line) == _left(ground, found) and _neared(ground, line) <= _neared(ground, found)
        if same and other == far and oddly <= odd:
            found = line
    return Way(tuple(map(name_of, found[1:])), reached[1], _left(ground, found), far)


def _left(ground: _Ground, way: list[Point]) -> tuple[str, ...]:
    """The foes whose reach one leaves on that *way*, in that order."""
    left = [each for here, there in pairwise(way) for each in sorted(ground.near(here) - ground.near(there))]
    return tuple(dict.fromkeys(left))


def _neared(ground: _Ground, way: list[Point]) -> frozenset[str]:
    """The foes within whose reach one comes on that *way*."""
    return frozenset(each for here, there in pairwise(way) for each in ground.near(there) - ground.near(here))


def _long(ground: _Ground, way: list[Point]) -> tuple[int, int]:
    """How long that *way* is, in centimetres, and whether an odd number of diagonal steps lies behind at its end."""
    far, odd = 0, ground.odd
    for here, there in pairwise(way):
        slant = ground.slanted and is_slant(here, there)
        far += SQUARE * (2 if slant and odd else 1)
        odd ^= slant
    return far, odd


def _line(ground: _Ground, start: Point, goal: Point, cost: int) -> list[Point]:
    """The squares in a straight line from *start* to *goal*, if one can go on it for that *cost*; else none."""
    across, down = goal[0] - start[0], goal[1] - start[1]
    if across and down and abs(across) != abs(down):
        return []
    step = ((across > 0) - (across < 0), (down > 0) - (down < 0))
    line, spent, odd = [start], 0, ground.odd
    while line[-1] != goal:
        there = (line[-1][0] + step[0], line[-1][1] + step[1])
        taken = next((each for each in ground.steps(line[-1], spent, odd) if each[0] == there), None)
        if taken is None:
            return []
        line.append(there)
        spent, odd = taken[1], taken[2]
    return line if spent == cost else []


def beside(state: State, who: Fighter, target: Fighter, most: int) -> list[str]:
    """The cells within *most* centimetres of *target* on which *who* could stand."""
    there = space(target)
    if not there or rise(who, target) > most:
        return []
    steps = most // SQUARE
    xs, ys = [x for x, _ in there], [y for _, y in there]
    found = []
    for x in range(min(xs) - steps - who.width + 1, max(xs) + steps + 1):
        for y in range(min(ys) - steps - who.width + 1, max(ys) + steps + 1):
            if is_on_grid((x, y)):
                here = standing(state, who, name_of((x, y)))
                if here and between(here, there, slanted=slanted(state)) <= most:
                    found.append(name_of((x, y)))
    state = as_known(state, who)
    odd = corners(peculiar(state), who.width)
    return [each for each in found if point_of(each) not in odd or each == who.cell or may_stop(state, who, each)]


def farthest(state: State, who: Fighter, options: Mapping[str, int]) -> str | None:
    """Of the cells *options* the one farthest from all foes whom he sees; whom he drags along is no such."""
    foes = [
        space(each)
        for each in state.combatants.values()
        if each.side != who.side and not (each.out or each.hidden or who.id in each.hidden_from) and each.cell
        if not holds(who, each)
    ]
    if not foes or not options:
        return None

    def worth(cell: str) -> tuple[int, int, int]:
        here = standing(state, who, cell) or space(who, cell)
        gaps = [between(here, each, slanted=slanted(state)) for each in foes]
        return (-min(gaps), -sum(gaps), options[cell])

    return min(options, key=worth)


# ---- Jumping: how far and how high, and where to (DN5-EXT-016, DN5-MOV-002).

RUN_UP: Final = 300
"""Centimetres on foot right before it that make it a running jump."""
_FEET: Final = 30
"""What each point of Strength adds, in centimetres."""
_HIGH: Final = 90


SLOW: Final = frozenset({DIFFICULT, GAP, WATER, CLIMB})


def running(turn: Turn | None) -> bool:
    """Whether whoever is up has the run-up."""
    return turn is not None and turn.ran >= RUN_UP


def long_jump(who: Fighter, *, run: bool) -> int:
    """How far *who* jumps at most, in centimetres: 0.3 m for each point of Strength, half without the run-up.

    >>> ana = Fighter("ana", "Ana", "players", abilities={"strength": 15})
    >>> long_jump(ana, run=True), long_jump(ana, run=False), high_jump(ana, run=True)
    (450, 225, 150)
    """
    far = who.abilities.get("strength", 10) * _FEET
    return far if run else far // 2


def high_jump(who: Fighter, *, run: bool) -> int:
    """How high: 0.9 m, and 0.3 m for each point of the Strength modifier, half without the run-up."""
    high = max(0, _HIGH + _FEET * who.modifier("strength"))
    return high if run else high // 2


def most(state: State, who: Fighter) -> int:
    """How far he can jump now: each metre costs one of movement."""
    return min(long_jump(who, run=running(state.turn)), movement_left(state, who, "jump"))


def worth_it(state: State, who: Fighter) -> bool:
    """Whether anything near lies in the way that one would jump over: a gap, or what is slow to walk."""
    if not on_grid(state):
        return bool(who.stretch)
    here, far = space(who), most(state, who)
    slow = (at for name, kinds in state.grounds.items() if SLOW & {*kinds} and (at := point_of(name)) is not None)
    return bool(here) and any(between((at,), here) < far for at in slow)


def landings(state: State, who: Fighter) -> dict[str, int]:
    """The cells onto which *who* can jump straight, at least over one other, with what it costs."""
    here = point_of(who.cell or "")
    found = reach_of(state, who, most(state, who), "jump")
    straight = {}
    for cell, cost in found.items():
        there = point_of(cell)
        if here is not None and there is not None and cost == distance("square", here, there) * SQUARE > SQUARE:
            straight[cell] = cost
    return straight
