"""Where somebody can go, and by which way: the one that provokes least, then the cheapest (DN5-MOV-001, -005 to -018,
DN5-REA-004)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from heapq import heappop, heappush
from itertools import pairwise
from typing import Any, Final, TypeAlias

from bot.kernel.values import evolve, record
from bot.rulesets.dnd5.attack import arms
from bot.rulesets.dnd5.base.budget import may_react, movement_left
from bot.rulesets.dnd5.base.distances import between, rise, space, standing
from bot.rulesets.dnd5.base.fear import dreads
from bot.rulesets.dnd5.movement.passing import cuts_corner, entering, may_stop
from bot.rulesets.dnd5.state import SQUARE, Fighter, Mode, State, sees
from bot.rulesets.shared.ground.geometry import Point, is_on_grid, name_of, neighbours, point_of

_NEAR: Final = 1000
"""What a cell within a foe's reach weighs against a detour, where neither provokes and both cost the same."""


@record
class Way:
    """The *cells* that are entered, what that costs in centimetres, and who may strike at whoever goes so, in the
    order in which he leaves their reach."""

    cells: tuple[str, ...] = ()
    cost: int = 0
    provokes: tuple[str, ...] = ()


_Reached: TypeAlias = tuple[int, int, int, Any]
"""How a square is reached: how often one is struck at, what it costs, how bent the way is, and the way, last first."""


class _Ground:
    """What a search for ways asks again and again of *who* in *state*; *most*: what he can spend, as his speeds say
    unless it is given."""

    def __init__(self, state: State, who: Fighter, most: int | None, mode: Mode | None) -> None:
        state = as_known(state, who)
        self.state = state
        foes = (
            []
            if who.has("disengaged")
            else [each for each in state.combatants.values() if each.cell and strikes(state, each, who)]
        )
        rule: Callable[[Mode], int] = cache(lambda how: movement_left(state, who, how) if most is None else most)

        @cache
        def enters(at: Point) -> tuple[int, int] | None:
            """What it costs to enter *at*, and how much may be spent by then; None: he cannot."""
            found = entering(state, who, name_of(at), mode)
            return None if found is None or dreads(state, who, name_of(at)) else (found[0], rule(found[1]))

        @cache
        def near(at: Point) -> frozenset[str]:
            """The foes within whose reach one is at *at*."""
            here = standing(state, who, name_of(at)) or space(who, name_of(at))
            return frozenset(
                each.id for each in foes if max(rise(who, each), between(here, space(each))) <= arms.reach(each)
            )

        @cache
        def cuts(here: Point, there: Point) -> bool:
            return cuts_corner(state, who, here, there)

        self.who = who
        self.reach: dict[str, int] | None = None
        self.least: Mapping[Point, int] = {}
        self._ways: Mapping[Point, _Reached] | None = None
        self.enters, self.near, self._cuts = enters, near, cuts

    def ways(self, start: Point) -> Mapping[Point, _Reached]:
        """The best way from *start* to every square, found once for all that is asked: the one that provokes the
        fewest, of several the cheapest, then the one farthest from foes, then the straightest."""
        if self._ways is not None:
            return self._ways
        # A way that provokes more is kept beside another as long as it costs less: the other may not get as far.
        found: dict[Point, _Reached] = {}
        least: dict[Point, int] = {}
        pushed: dict[tuple[Point, int], tuple[int, int]] = {}
        queue: list[tuple[int, int, int, int, Any]] = [(0, 0, 0, 0, (start, None))]
        count = 0
        while queue:
            risk, spent, bent, _, node = heappop(queue)
            at = node[0]
            if least.get(at, spent + 1) <= spent:
                continue
            least[at] = spent
            found.setdefault(at, (risk, spent, bent, node))
            came = node[1][0] if node[1] is not None else at
            near = self.near(at)
            for each, after in self.steps(at, spent):
                if least.get(each, after + 1) <= after:
                    continue
                turned = (at[0] - came[0], at[1] - came[1]) != (each[0] - at[0], each[1] - at[1])
                dared = risk + len(near - self.near(each))
                worth = (after, bent + _NEAR * len(self.near(each)) + turned)
                if worth < pushed.get((each, dared), (after + 1, 0)):
                    pushed[each, dared] = worth
                    count += 1
                    heappush(queue, (dared, *worth, count, (each, node)))
        self._ways, self.least = found, least
        return found

    def steps(self, here: Point, spent: int) -> Iterator[tuple[Point, int]]:
        """Every step from *here*, where so much is *spent*, with what is spent after it."""
        for each in neighbours("square", here):
            found = self.enters(each)
            if found is not None and spent + found[0] <= found[1] and not self._cuts(here, each):
                yield each, spent + found[0]


_known: tuple[State | None, dict[Any, _Ground]] = (None, {})


def _ground(state: State, who: Fighter, most: int | None, mode: Mode | None) -> _Ground:
    """What is known of the ground for *who*: a question has a dozen labels, each with its way."""
    global _known
    if _known[0] is not state:
        _known = state, {}
    asked = who.id, most, mode
    if asked not in _known[1] or _known[1][asked].who is not who:
        _known[1][asked] = _Ground(state, who, most, mode)
    return _known[1][asked]


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
    return start is not None and next(_ground(state, who, None, None).steps(start, 0), None) is not None


def strikes(state: State, foe: Fighter, who: Fighter) -> bool:
    """Whether *foe*, as far as *who* knows, may strike at him for leaving its reach."""
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
    best = ground.least
    named = {name_of(at): spent for at, spent in sorted(best.items(), key=lambda pair: (pair[1], pair[0])) if spent}
    ground.reach = {name: spent for name, spent in named.items() if may_stop(ground.state, who, name, mode)}
    return ground.reach


def way_to(
    state: State, who: Fighter, goals: Iterable[str], most: int | None = None, mode: Mode | None = None
) -> tuple[str, ...] | None:
    """The cells of the way of *who* to one of *goals* that provokes the fewest, of several the cheapest; None where
    there is none."""
    found = best_way(state, who, goals, most, mode)
    return None if found is None else found.cells


def best_way(
    state: State, who: Fighter, goals: Iterable[str], most: int | None = None, mode: Mode | None = None
) -> Way | None:
    """The same, with what it costs and whom it provokes."""
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
    left = [each for here, there in pairwise(found) for each in sorted(ground.near(here) - ground.near(there))]
    return Way(tuple(map(name_of, found[1:])), reached[1], tuple(dict.fromkeys(left)))


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
                if here and between(here, there) <= most:
                    found.append(name_of((x, y)))
    state = as_known(state, who)
    return [each for each in found if each == who.cell or may_stop(state, who, each)]


def farthest(state: State, who: Fighter, options: Mapping[str, int]) -> str | None:
    """Of the cells *options* the one farthest from all foes whom he sees."""
    foes = [
        space(each)
        for each in state.combatants.values()
        if each.side != who.side and not (each.out or each.hidden or who.id in each.hidden_from) and each.cell
    ]
    if not foes or not options:
        return None

    def worth(cell: str) -> tuple[int, int, int]:
        gaps = [between(standing(state, who, cell) or space(who, cell), each) for each in foes]
        return (-min(gaps), -sum(gaps), options[cell])

    return min(options, key=worth)


__all__ = ["Way", "beside", "best_way", "farthest", "reach_of", "sets_out", "strikes", "way_to"]
