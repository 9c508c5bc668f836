"""Where somebody can go, by which way, and at what cost (DN5-MOV-001, -006 to -018)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Final, TypeAlias

from bot.rulesets.dnd5.attack import arms
from bot.rulesets.dnd5.base.budget import may_react
from bot.rulesets.dnd5.base.distances import between, cells, space
from bot.rulesets.dnd5.state import SQUARE, Fighter, State, sees
from bot.rulesets.shared.ground.cells import DIFFICULT, OBSTACLE
from bot.rulesets.shared.ground.geometry import Point, Price, is_on_grid, name_of, point_of, reached, way

Hindrance: TypeAlias = Callable[[State, Fighter, str, str], Iterable[str]]
"""What makes a cell dear to enter in a mode of moving, by names: of the state, who goes, the cell, the mode."""
APART: Final = 2
"""From so many size categories on, one passes through a foe's space (DN5-MOV-013)."""


# ---- what a step costs


def difficult(state: State, who: Fighter, cell: str, mode: str) -> Iterable[str]:
    """Difficult ground, and the space of anybody else (DN5-MOV-006, -007)."""
    names = cells(who, cell)
    if any(DIFFICULT in state.grounds.get(each, ()) for each in names) or _others(state, who, names):
        yield "difficult"


def crawling(state: State, who: Fighter, cell: str, mode: str) -> Iterable[str]:
    """Whoever is prone crawls (DN5-MOV-010)."""
    if who.has("prone") and mode == "walk":
        yield "crawling"


HINDRANCES: Final[list[Hindrance]] = [difficult, crawling]
"""Each adds the distance once more (DN5-MOV-011); a chapter that knows another one appends it."""


def hindrances(state: State, who: Fighter, cell: str, mode: str = "walk") -> tuple[str, ...]:
    """What hinders *who* in entering *cell*, each once."""
    return tuple(dict.fromkeys(name for hook in HINDRANCES for name in hook(state, who, cell, mode)))


def cost(state: State, who: Fighter, cell: str, mode: str = "walk") -> int:
    """Centimetres of movement that it costs to enter *cell* from the one beside it."""
    return SQUARE * (1 + len(hindrances(state, who, cell, mode)))


# ---- who is in the way


def _others(state: State, who: Fighter, names: Sequence[str]) -> list[Fighter]:
    """Those whom *who* knows of in one of these cells; the dead are no hindrance."""
    return [each for each in state.combatants.values() if _in_the_way(each, who) and set(cells(each)) & set(names)]


def _in_the_way(other: Fighter, who: Fighter) -> bool:
    return other.id != who.id and other.cell is not None and not (other.died or other.fled)


def may_pass(state: State, who: Fighter, cell: str) -> bool:
    """Whether *who* may go through *cell*: no wall, and no foe whose size is near his own (DN5-MOV-012, -013)."""
    names = cells(who, cell)
    if not names or any(OBSTACLE in state.grounds.get(each, ()) for each in names):
        return False
    if not all(is_on_grid(each) for each in space(who, cell)):
        return False
    return not any(_blocks(each, who) for each in _others(state, who, names))


def _blocks(other: Fighter, who: Fighter) -> bool:
    return other.side != who.side and not other.out and abs(other.step - who.step) < APART


def may_stop(state: State, who: Fighter, cell: str) -> bool:
    """Whether *who* may end his move on *cell*: nobody ends it in the space of another (DN5-MOV-014). Somebody hidden
    keeps nobody from meaning to."""
    return may_pass(state, who, cell) and not [
        each for each in _others(state, who, cells(who, cell)) if not each.hidden
    ]


# ---- ways


def price(state: State, who: Fighter, mode: str = "walk") -> Price:
    """What it costs to enter a cell; None where it cannot be."""

    @cache
    def found(at: Point) -> int | None:
        name = name_of(at)
        return cost(state, who, name, mode) if may_pass(state, who, name) else None

    return found


def reach_of(state: State, who: Fighter, most: int, mode: str = "walk") -> dict[str, int]:
    """The cells on which *who* could end a move of at most *most* centimetres, with what going there costs, the
    cheapest first."""
    start = point_of(who.cell or "")
    if start is None or most < SQUARE:
        return {}
    found = reached("square", start, price(state, who, mode), most)
    named = {name_of(each): spent for each, spent in sorted(found.items(), key=lambda pair: (pair[1], pair[0]))}
    return {name: spent for name, spent in named.items() if spent and may_stop(state, who, name)}


def way_to(state: State, who: Fighter, goals: Iterable[str], most: int, mode: str = "walk") -> tuple[str, ...] | None:
    """The cheapest way of *who* to one of the cells *goals*, of several the one on which the fewest foes may strike at
    him; None where there is none for at most *most*."""
    start = point_of(who.cell or "")
    ends = frozenset(at for name in goals if (at := point_of(name)) is not None)
    if start is None or not ends:
        return None
    found = way("square", start, ends, price(state, who, mode), danger(state, who), most)
    return None if found is None else tuple(map(name_of, found))


def danger(state: State, who: Fighter) -> Callable[[Point], int]:
    """How many foes who may react reach whoever stands there: one has to leave them again."""
    foes = [each for each in state.combatants.values() if _may_strike(state, each, who)]

    @cache
    def found(at: Point) -> int:
        here = space(who, name_of(at))
        return sum(between(here, space(each)) <= arms.reach(each) for each in foes)

    return found


def _may_strike(state: State, foe: Fighter, who: Fighter) -> bool:
    return foe.side != who.side and not foe.hidden and bool(foe.cell) and may_react(foe) and sees(state, foe, who)


def beside(state: State, who: Fighter, target: Fighter, most: int) -> list[str]:
    """The cells within *most* centimetres of *target* on which *who* could stand."""
    there = space(target)
    if not there:
        return []
    steps = most // SQUARE
    xs, ys = [x for x, _ in there], [y for _, y in there]
    found = []
    for x in range(min(xs) - steps - who.width + 1, max(xs) + steps + 1):
        for y in range(min(ys) - steps - who.width + 1, max(ys) + steps + 1):
            if is_on_grid((x, y)) and between(space(who, name_of((x, y))), there) <= most:
                found.append(name_of((x, y)))
    return [each for each in found if each == who.cell or may_stop(state, who, each)]


def farthest(state: State, who: Fighter, options: Mapping[str, int]) -> str | None:
    """Of the cells *options* the one farthest from all foes whom he sees."""
    foes = [
        space(each)
        for each in state.combatants.values()
        if each.side != who.side and not each.out and not each.hidden and each.cell
    ]
    if not foes or not options:
        return None

    def worth(cell: str) -> tuple[int, int, int]:
        gaps = [between(space(who, cell), each) for each in foes]
        return (-min(gaps), -sum(gaps), options[cell])

    return min(options, key=worth)


__all__ = [
    "HINDRANCES",
    "Hindrance",
    "beside",
    "cost",
    "danger",
    "farthest",
    "hindrances",
    "may_pass",
    "may_stop",
    "reach_of",
    "way_to",
]
