"""Where people stand, how far apart, and who threatens what (D35-BAS-011, -012, -019)."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import Final, TypeAlias

from bot.rulesets.dnd35.state import FISTS, SQUARE, Fighter, State, Weapon
from bot.rulesets.shared.d20.gaps import metres
from bot.rulesets.shared.ground.geometry import Point, is_on_grid, name_of, point_of

Span: TypeAlias = tuple[int, int]
"""So many squares away, at most, somebody strikes, and not as near as so many."""
NOWHERE: Final = -1


@lru_cache(maxsize=4096)
def squares(corner: str | None, width: int) -> tuple[Point, ...]:
    """The squares of a space that is so wide, from its corner nearest to A1; none where it does not fit."""
    at = point_of(corner or "")
    if at is None or not is_on_grid((at[0] + width - 1, at[1] + width - 1)):
        return ()
    return tuple((at[0] + across, at[1] + down) for down in range(width) for across in range(width))


def space(who: Fighter, cell: str | None = None) -> tuple[Point, ...]:
    """The squares that *who* takes up, standing on *cell*, his own unless given."""
    return squares(cell or who.cell, who.width)


def taken(state: State, who: Fighter, but: Collection[str] = ()) -> frozenset[Point]:
    """The squares in which *who* cannot stop: those of everybody else of whom he knows where they are, *but* those."""
    others = (
        each
        for each in state.combatants.values()
        if each.id != who.id
        and each.id not in but
        and not each.hidden
        and who.id not in each.hidden_from
        and who.id != each.mount
        and each.id != who.mount
    )
    return frozenset(at for each in others for at in space(each))


@lru_cache(maxsize=16384)
def _apart(cell: str | None, width: int, other: str | None, others: int) -> Point:
    """How many squares two spaces are apart, across and down, by their corners and widths; 1 where one is nowhere."""
    here, there = squares(cell, width), squares(other, others)
    return _gap(here, there) if here and there else (1, 0)


def _gap(one: tuple[Point, ...], other: tuple[Point, ...]) -> Point:
    """How many squares two spaces are apart, across and down; neighbours are 1 apart."""
    (left, top), (right, bottom) = one[0], one[-1]
    (west, north), (east, south) = other[0], other[-1]
    return max(left - east, west - right, 0), max(top - south, north - bottom, 0)


def apart(one: Fighter, other: Fighter, *, at: str | None = None) -> Point:
    """How many squares *other* is from *one*, who stands, or would stand, *at* that cell: across and down; without a
    grid, how many the gap between them is."""
    if one.gaps and (gap := one.gaps.get(other.id)) is not None:
        return -(-gap // SQUARE), 0
    return _apart(at or one.cell, one.width, other.cell, other.width)


def _long(gap: Point) -> int:
    """How many squares of movement a gap is: diagonals count 1, 2, 1, 2 … (D35-BAS-019)."""
    across, down = gap
    return max(across, down) + min(across, down) // 2


def between(one: tuple[Point, ...], other: tuple[Point, ...]) -> int:
    """How far two spaces are apart, in centimetres (D35-BAS-019)."""
    return _long(_gap(one, other)) * SQUARE


def distance(one: Fighter, other: Fighter, *, at: str | None = None) -> int:
    """How far *other* is from *one*, in centimetres: diagonals count 1, 2, 1, 2 … squares (D35-BAS-019); without a
    grid, as it was said."""
    if one.gaps and (gap := one.gaps.get(other.id)) is not None:
        return gap
    return far(at or one.cell, one.width, other.cell, other.width)


@lru_cache(maxsize=16384)
def far(cell: str | None, width: int, other: str | None, others: int) -> int:
    """The same between two spaces, by their corners and widths."""
    return _long(_apart(cell, width, other, others)) * SQUARE


def span(who: Fighter, weapon: Weapon) -> Span:
    """How far *who* strikes with *weapon*: a reach weapon doubles the natural reach, and does not strike within it
    (D35-BAS-012)."""
    natural = who.natural_reach
    return (2 * natural, NOWHERE if weapon.near else natural) if weapon.reach else (natural, NOWHERE)


def struck(gap: Point, reach: Span) -> bool:
    """Whether somebody strikes over that *gap*, which is some squares across and some down; at 3 m the diagonal counts
    (D35-BAS-012)."""
    most, near = reach
    return _within(gap, most) and not _within(gap, near)


def reaches(who: Fighter, weapon: Weapon, other: Fighter, *, at: str | None = None) -> bool:
    """Whether *who* can strike *other* in melee with *weapon*, standing *at* that cell (D35-BAS-012)."""
    return struck(apart(who, other, at=at), span(who, weapon))


def _within(gap: Point, most: int) -> bool:
    return _long(gap) <= most or (most == 2 and gap == (2, 2))


def armed(who: Fighter) -> list[Weapon]:
    """What *who* threatens with: a weapon in hand or of his body; bare hands only with the feat (D35-BAS-012)."""
    able = "improved_unarmed_strike" in who.feats
    return [each for each in who.arms if able or each.weapon != FISTS]


def spans(who: Fighter) -> frozenset[Span]:
    """How far *who* threatens: with a weapon in hand, that is; fists threaten nothing (D35-BAS-012)."""
    return frozenset(span(who, each) for each in armed(who) if each.threatens and not each.ranged)


def threatens(who: Fighter, other: Fighter) -> bool:
    """Whether *who* threatens the squares on which *other* stands (D35-BAS-012)."""
    gap = apart(who, other)
    return any(struck(gap, each) for each in spans(who))


@lru_cache(maxsize=4096)
def held(cell: str | None, width: int, reach: frozenset[Span], room: int) -> frozenset[Point]:
    """The corners of spaces *room* wide on which somebody is within *reach* of whoever stands on *cell* in a space so
    *wide*."""
    own = squares(cell, width)
    if not own:
        return frozenset()
    most = max((each for each, _ in reach), default=0)
    (left, top), (right, bottom) = own[0], own[-1]
    around = (
        (x, y)
        for x in range(max(0, left - most - room), right + most + 2)
        for y in range(max(0, top - most - room), bottom + most + 2)
    )
    return frozenset(
        at
        for at in around
        if (there := squares(name_of(at), room)) and any(struck(_gap(own, there), each) for each in reach)
    )


__all__ = [
    "apart",
    "armed",
    "between",
    "distance",
    "far",
    "held",
    "metres",
    "name_of",
    "reaches",
    "space",
    "spans",
    "squares",
    "taken",
    "threatens",
]
