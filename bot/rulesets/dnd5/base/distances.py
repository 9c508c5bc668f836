"""How far people are from each other: counted on the grid, or as the game master has said (DN5-EXT-017)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final

from bot.kernel.values import evolve, lately
from bot.rulesets.d20.gaps import METRE
from bot.rulesets.dnd5.state import CONDITIONS, SQUARE, Fighter, Lying, Mode, State, rider, scene, sees
from bot.rulesets.shared.gathering import pair
from bot.rulesets.shared.ground.cells import OBSTACLE, kinds_of
from bot.rulesets.shared.ground.geometry import Point, is_on_grid, name_of, point_of

SMALL: Final = 1
"""The number of the size category that is small (DN5-MOV-013)."""
NARROW: Final = "narrow"
"""Ground 0.75 m wide: a small creature squeezes through (DN5-MOV-019), a larger one does not pass."""


def on_grid(state: State) -> bool:
    """Whether the table plays on a grid."""
    return state.settings.map != "none"


def space(who: Fighter, cell: str | None = None) -> tuple[Point, ...]:
    """The squares that *who* takes up, standing on *cell*, his own unless given (DN5-MOV-016), as wide as he is now."""
    return _own(who) if cell is None else _space(who, cell)


def _space(who: Fighter, cell: str) -> tuple[Point, ...]:
    corner = point_of(cell)
    if corner is None:
        return ()
    x, y = corner
    return square(x, y, who.across)


@lately
def _own(who: Fighter) -> tuple[Point, ...]:
    """Asked for again and again, of the same people."""
    return _space(who, who.cell or "")


@lru_cache(maxsize=8192)
def square(x: int, y: int, width: int) -> tuple[Point, ...]:
    """The squares of a space that is so wide, from its corner nearest to A1."""
    return tuple((x + across, y + down) for down in range(width) for across in range(width))


def standing(state: State, who: Fighter, cell: str) -> tuple[Point, ...]:
    """The squares that *who* would take up on *cell*: his space; one square less wide where an obstacle leaves only so
    much (DN5-MOV-019); none where he has no room at all."""
    corner = point_of(cell)
    if corner is None:
        return ()
    # A very small creature fits anywhere; a small one squeezes through where the others cannot pass at all.
    widest, closed = who.width, _closed(state.grounds)[who.step > SMALL]
    for width in range(widest, max(1, widest - 1) - 1, -1):
        if not is_on_grid(corner) or not is_on_grid((corner[0] + width - 1, corner[1] + width - 1)):
            continue
        found = square(*corner, width)
        if closed.isdisjoint(found):
            return found
    return ()


@lately
def _closed(grounds: Mapping[str, Sequence[str]]) -> tuple[frozenset[Point], frozenset[Point]]:
    """The squares on which nobody small has room, and those on which nobody larger has."""
    found = kinds_of(grounds)
    filled = found.get(OBSTACLE, frozenset())
    return filled, filled | found.get(NARROW, frozenset())


def walls(state: State) -> frozenset[Point]:
    """The squares that a wall fills."""
    return kinds_of(state.grounds).get(OBSTACLE, frozenset())


def tight(state: State, who: Fighter, cell: str) -> bool:
    """Whether *who* squeezes on *cell* (DN5-MOV-019)."""
    found = standing(state, who, cell)
    narrow = who.step == SMALL and any(NARROW in state.grounds.get(name_of(each), ()) for each in found)
    return bool(found) and (narrow or len(found) < who.width**2)


def cells(who: Fighter, cell: str | None = None) -> tuple[str, ...]:
    """The names of these squares."""
    return tuple(name_of(each) for each in space(who, cell))


def slanted(state: State) -> bool:
    """Whether every second diagonal counts double at this table (DN5-EXT-017)."""
    return state.settings.diagonals == "alternating"


def is_slant(here: Point, there: Point) -> bool:
    """Whether the step from *here* to *there* is a diagonal one."""
    return here[0] != there[0] and here[1] != there[1]


def between(one: tuple[Point, ...], other: tuple[Point, ...], *, slanted: bool = False) -> int:
    """From the nearest square of the space *one* to the nearest of *other*, in centimetres; the same square: 0. Spaces
    are square, their corner nearest to A1 first and the one farthest from it last. *slanted*: every second diagonal
    counts double.

    >>> between(square(2, 2, 1), square(5, 4, 2)), between(square(4, 4, 3), square(5, 5, 1))
    (450, 0)
    >>> between(square(0, 0, 1), square(4, 3, 1)), between(square(0, 0, 1), square(4, 3, 1), slanted=True)
    (600, 750)
    """
    (left, top), (right, bottom) = one[0], one[-1]
    (west, north), (east, south) = other[0], other[-1]
    if not slanted:
        return max(left - east, west - right, top - south, north - bottom, 0) * SQUARE
    aside, ahead = sorted((max(left - east, west - right, 0), max(top - south, north - bottom, 0)))
    return (ahead + aside // 2) * SQUARE


def distance(state: State, one: Fighter, other: Fighter, *, at: str | None = None) -> int:
    """How far *other* is from *one*, who stands, or would stand, *at* that cell. Without a grid it is what the game
    master has said, or what their moves have made of it; before anybody has said anything companions are side by side,
    and foes as far apart as the table has it (DN5-INI-004)."""
    apart = rise(one, other)
    if on_grid(state):
        here, there = space(one) if at is None else standing(state, one, at) or space(one, at), space(other)
        if here and there:
            return max(apart, between(here, there, slanted=slanted(state)))
    said = state.distances.get(pair(one.id, other.id))
    if other.id == one.rides or one.id == other.rides:
        return 0
    usual = SQUARE if one.side == other.side else state.settings.gap * METRE
    return max(apart, usual if said is None else said)


scene.APART.told_by(distance)


def rise(one: Fighter, other: Fighter) -> int:
    """How far one of them is above the other, from the top of the lower space."""
    if one.height == other.height:
        return 0
    low, high = sorted((one, other), key=lambda each: each.height)
    return max(0, high.height - low.height - (low.across - 1) * SQUARE)


def within(state: State, one: Fighter, most: int) -> Iterator[Fighter]:
    """Those who are within *most* centimetres of *one* and are not hidden."""
    for each in state.combatants.values():
        if each.id != one.id and not each.hidden and distance(state, one, each) <= most:
            yield each


def straight(state: State, ident: str, target: str) -> int:
    """How far *ident* has just run straight at *target* in his turn, in centimetres: the last steps, as many of them as
    each brought him nearer by a whole square; without a grid, what he went towards that target last."""
    who, aim, turn = state.combatants.get(ident), state.combatants.get(target), state.turn
    if who is None or aim is None or turn is None or turn.who != ident:
        return 0
    run, cell = 0, who.cell
    for each in reversed(turn.trail):
        if on_grid(state):
            if distance(state, who, aim, at=each.cell) - distance(state, who, aim, at=cell) < SQUARE:
                break
            cell = each.cell
        elif each.towards != target:
            break
        run += each.far
    return run


# ---- Nobody goes willingly nearer to what frightens him while he sees it (DN5-EXT-011).

DREADS: Final = CONDITIONS.that("dreads")


def dreaded(state: State, who: Fighter) -> Fighter | None:
    """What frightens *who*, where he sees it."""
    fear = who.condition(DREADS.by(who) or "")
    other = state.combatants.get(fear.by or "") if fear is not None else None
    return other if other is not None and not other.fled and sees(state, who, other) else None


def dreads(state: State, who: Fighter, cell: str) -> bool:
    """Whether *cell* is nearer to it than where he stands."""
    other = dreaded(state, who)
    return other is not None and distance(state, who, other, at=cell) < distance(state, who, other)


# ---- How somebody goes where: on foot, swimming, climbing, in the air (DN5-MOV-002, -005, DN5-EXT-016).

WATER: Final = "water"
"""Deep water: one swims, and is under it (DN5-AQU)."""
CLIMB: Final = "climb"
"""What must be climbed."""
GAP: Final = "gap"
"""A gap in the ground: one jumps or flies across."""


def under_water(state: State, who: Fighter) -> bool:
    """Whether *who* is under water: all of the place is, he is by the game master's word, or he stands in it."""
    if state.water or who.immersed:
        return True
    return on_grid(state) and not who.height and is_water(state, cells(who))


def is_water(state: State, names: tuple[str, ...]) -> bool:
    """Whether all of these squares are deep water."""
    return bool(names) and all(WATER in state.grounds.get(each, ()) for each in names)


def gait(state: State, who: Fighter, names: tuple[str, ...] = ()) -> Mode:
    """How *who*, who is not about to jump, goes onto the squares *names*; without any, where he is."""
    if who.mode == "fly":
        return "fly"
    if state.water or who.immersed or is_water(state, names or cells(who)):
        return "swim"
    climbs = any(CLIMB in state.grounds.get(each, ()) for each in names) if names else CLIMB in who.stretch
    return "climb" if climbs else "walk"


# ---- What lies on the ground, let go of or thrown, and who can reach it (DN5-TUR-012, DN5-EXT-010, DN5-ATK-022).


def laid(state: State, ident: str, named: Sequence[str], *, at: str | None = None) -> State:
    """*state* once *ident* has his weapons *named* in hand no more: they lie where *at* stands, he himself unless
    given."""
    who, where = state.combatants.get(ident), state.combatants.get(at or ident)
    if who is None or where is None:
        return state
    weapons, lying = list(who.weapons), list(state.lying)
    cell, beside = (where.cell, None) if on_grid(state) else (None, where.id)
    for name in named:
        place = next((at for at, each in enumerate(weapons) if each.weapon == name and each.in_hand), None)
        if place is not None:
            lying.append(Lying(weapons[place], ident, cell, beside))
            weapons[place] = evolve(weapons[place], held="dropped")
    return evolve(state.with_(ident, weapons=tuple(weapons)), lying=tuple(lying))


def within_reach(state: State, who: Fighter) -> list[Lying]:
    """What lies within 1.5 m of *who*, his own first."""
    found = [each for each in state.lying if _near(state, who, each)]
    return sorted(found, key=lambda each: each.owner != who.id)


def _near(state: State, who: Fighter, lying: Lying) -> bool:
    if on_grid(state):
        at = point_of(lying.cell or "")
        return at is not None and bool(space(who)) and between((at,), space(who)) <= SQUARE
    other = state.combatants.get(lying.beside or "")
    return other is not None and (other.id == who.id or distance(state, who, other) <= SQUARE)


def left_behind(state: State, ident: str) -> State:
    """*state* once *ident* is about to go away, where there is no grid: what lay beside him lies beside whoever else
    stands there, the nearest first to have come; where nobody does, the game master says who comes near it again."""
    who = state.combatants.get(ident)
    going = set() if who is None else {ident, *(each.id for each in (rider(state, who),) if each is not None)}
    if who is None or on_grid(state) or not any(each.beside in going for each in state.lying):
        return state
    stay = (each for each in state.combatants.values() if each.id not in going and not each.fled)
    near = next((each.id for each in stay if distance(state, who, each) <= SQUARE), None)
    return evolve(
        state, lying=tuple(evolve(each, beside=near) if each.beside in going else each for each in state.lying)
    )
