"""How far people are from each other: counted on the grid, or as the game master has said (DN5-EXT-017)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.rulesets.dnd5.state import SQUARE, Fighter, State, pair
from bot.rulesets.shared.ground.geometry import Point, name_of, point_of

METRE = 100


def on_grid(state: State) -> bool:
    """Whether the table plays on a grid."""
    return state.settings.map != "none"


def space(who: Fighter, cell: str | None = None) -> tuple[Point, ...]:
    """The squares that *who* takes up, standing on *cell*, his own unless given (DN5-MOV-016)."""
    corner = point_of(cell or who.cell or "")
    if corner is None:
        return ()
    x, y = corner
    return tuple((x + across, y + down) for down in range(who.width) for across in range(who.width))


def cells(who: Fighter, cell: str | None = None) -> tuple[str, ...]:
    """The names of these squares."""
    return tuple(name_of(each) for each in space(who, cell))


def between(one: tuple[Point, ...], other: tuple[Point, ...]) -> int:
    """From the nearest square of *one* to the nearest of *other*, in centimetres; the same square: 0."""
    steps = min(max(abs(a[0] - b[0]), abs(a[1] - b[1])) for a in one for b in other)
    return steps * SQUARE


def distance(state: State, one: Fighter, other: Fighter, *, at: str | None = None) -> int:
    """How far *other* is from *one*, who stands, or would stand, *at* that cell. Without a grid it is what the game
    master has said, or what their moves have made of it; before anybody has said anything companions are side by side,
    and foes as far apart as the table has it (DN5-INI-004)."""
    if on_grid(state):
        here, there = space(one, at), space(other)
        if here and there:
            return between(here, there)
    said = state.distances.get(pair(one.id, other.id))
    if said is not None:
        return said
    return SQUARE if one.side == other.side else state.settings.gap * METRE


def within(state: State, one: Fighter, most: int) -> Iterator[Fighter]:
    """Those who are within *most* centimetres of *one* and are not hidden."""
    for each in state.combatants.values():
        if each.id != one.id and not each.hidden and distance(state, one, each) <= most:
            yield each


def metres(centimetres: int) -> str:
    """A distance as it is read, without its unit: exact (DN5-EXT-002).

    >>> metres(900), metres(375), metres(150)
    ('9', '3.75', '1.5')
    """
    whole, rest = divmod(centimetres, METRE)
    return f"{whole}.{rest:02}".rstrip("0") if rest else str(whole)


__all__ = ["METRE", "between", "cells", "distance", "metres", "on_grid", "space", "within"]
