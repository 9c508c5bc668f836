"""What a loss of body points does: one effect drawn with d100, in the column of the points left (ALT-CRI-006).

Plain values and the standard library only: an encounter copies the table it opened with (`Table`), and rule code reads
the copy. `critical_tables` makes that table of the data files.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, TypeAlias, cast

Wound: TypeAlias = Literal["cut", "puncture", "blunt"]
Bleeding: TypeAlias = Literal["none", "minor", "serious"]
Side: TypeAlias = Literal["right", "left", ""]

Row: TypeAlias = tuple[str | int, ...]
Table: TypeAlias = tuple[tuple[Row, ...], tuple[Row, ...]]
"""Places and columns, each a row of texts and whole numbers (flags are 0 or 1); lists do as well as tuples.

A place: id, first and last face of the d100, hand (`""`: none), lames, interrupts, at_most. A column: body points
left, malus, bleeding from a cut, a puncture, a blunt blow, out, French text, English text (both `""`: none).
"""

WOUNDS: tuple[Wound, ...] = ("cut", "puncture", "blunt")
LAST_COLUMN = 5
"""The column of 5 body points left or more; column 0 is that of 0 or less."""
FACES = 100

_PLACE, _FIRST, _LAST, _HAND, _LAMES, _INTERRUPTS, _AT_MOST = range(7)
_COLUMN, _MALUS, _BLEEDING, _OUT, _FRENCH, _ENGLISH = 0, 1, 2, 5, 6, 7


@dataclass(frozen=True)
class CriticalEffect:
    """The effect drawn. *malus*, 0 or negative, counts on all combat rolls; of several wounds the worst one.

    *column*: 0 to 5. *drops*: what *hand* holds falls (*hand* is the hand struck, held or not; `""`: none). *lames*: no
    full move. *interrupts*: what is being prepared is broken off. *out*: out of the fight. *text*: what a host's table
    adds for the game master, by language; empty: nothing.
    """

    place: str
    malus: int
    bleeding: Bleeding
    drops: bool
    lames: bool
    interrupts: bool
    column: int
    out: bool
    hand: Side = ""
    text: dict[str, str] = field(default_factory=dict)


def column_of(body_left: int) -> int:
    """The column read with *body_left* points left, which may be negative.

    >>> column_of(9), column_of(5), column_of(3), column_of(-4)
    (5, 5, 3, 0)
    """
    return max(0, min(LAST_COLUMN, body_left))


def effect_in(table: Table, wound: Wound, body_left: int, d100: int) -> CriticalEffect:
    """The effect of *d100* (1 to 100, 00 read as 100) for a weapon of type *wound* with *body_left* points left.

    Raises `ValueError` for another die or wound, and for a *table* that has no such place or column.
    """
    if wound not in WOUNDS:
        raise ValueError(f"no wound type {wound!r}")
    places, columns = table
    column = column_of(body_left)
    place = next((row for row in places if int(row[_FIRST]) <= d100 <= int(row[_LAST])), None)
    row = next((row for row in columns if row[_COLUMN] == column), None)
    if place is None or row is None:
        raise ValueError(f"no critical effect for d100 = {d100} in column {column}")
    worse = column <= int(place[_AT_MOST])
    texts = {"fr": str(row[_FRENCH]), "en": str(row[_ENGLISH])}
    return CriticalEffect(
        place=str(place[_PLACE]),
        malus=int(row[_MALUS]),
        bleeding=cast(Bleeding, row[_BLEEDING + WOUNDS.index(wound)]),
        drops=worse and place[_HAND] != "",
        lames=worse and bool(place[_LAMES]),
        interrupts=bool(place[_INTERRUPTS]),
        column=column,
        out=bool(row[_OUT]),
        hand=cast(Side, place[_HAND]),
        text={locale: text for locale, text in texts.items() if text},
    )
