"""The table of critical effects as it stands in `criticals.toml`: house data, checked to answer every draw."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal

from pydantic import model_validator

from bot.catalogue.criticals import FACES, LAST_COLUMN, Bleeding, CriticalEffect, Table, Wound, effect_in
from bot.catalogue.files import CatalogueRefused, Origins
from bot.catalogue.ids import PlaceId
from bot.catalogue.models import Entry, Named, Words
from bot.fields import Whole, between

FILE = "criticals.toml"
PLACES, COLUMNS = "places", "columns"


class CriticalPlace(Named):
    """Where the blow lands: the faces *first* to *last* of the d100 (1 to 100), and what the place adds (ALT-CRI-006).

    *interrupts*: what is being prepared is broken off. *hand*: what this hand holds is dropped; *lames*: no full move;
    these two with *at_most* body points left, or fewer.
    """

    id: PlaceId
    first: Annotated[Whole, between(1, FACES)]
    last: Annotated[Whole, between(1, FACES)]
    interrupts: bool = False
    hand: Literal["right", "left"] | None = None
    lames: bool = False
    at_most: Annotated[Whole, between(0, LAST_COLUMN)] = 2

    @model_validator(mode="after")
    def _is_a_range(self) -> CriticalPlace:
        if self.last < self.first:
            raise ValueError("last must not be below first")
        return self


class CriticalColumn(Entry):
    """What *body_left* points left mean (0: none or fewer; 5: that many or more), wherever the blow landed.

    *malus*: 0 to −20, on all combat rolls. *cut*, *puncture*, *blunt*: the bleeding for each type of wound. *out*: out
    of the fight. *text*: what the game master is to read out or to rule, if anything.
    """

    id: str
    body_left: Annotated[Whole, between(0, LAST_COLUMN)]
    malus: Annotated[Whole, between(-20, 0)] = 0
    cut: Bleeding = "none"
    puncture: Bleeding = "none"
    blunt: Bleeding = "none"
    out: bool = False
    text: Words | None = None


@dataclass(frozen=True)
class Criticals:
    """The whole table: *places* by their first face, *columns* from 5 body points down to 0."""

    places: tuple[CriticalPlace, ...]
    columns: tuple[CriticalColumn, ...]

    def as_table(self) -> Table:
        """Everything as nested tuples of texts and whole numbers, for an encounter to keep and `effect_in` to read."""
        places = tuple(
            (each.id, each.first, each.last, each.hand or "", int(each.lames), int(each.interrupts), each.at_most)
            for each in self.places
        )
        columns = tuple(
            (each.body_left, each.malus, each.cut, each.puncture, each.blunt, int(each.out))
            + (("", "") if each.text is None else (each.text.fr, each.text.en))
            for each in self.columns
        )
        return places, columns

    def effect(self, wound: Wound, body_left: int, d100: int) -> CriticalEffect:
        """The effect of *d100* (1 to 100) with *body_left* points left. Raises `ValueError` for another die."""
        return effect_in(self.as_table(), wound, body_left, d100)


def whole(
    places: Mapping[str, CriticalPlace], columns: Mapping[str, CriticalColumn], origins: Origins, packaged: Path
) -> Criticals:
    """The checked table. Raises `CatalogueRefused` unless each face of the d100 has one place and each number of body
    points one column; where two entries collide, the one that is not in the *packaged* file is at fault."""
    table = Criticals(
        places=tuple(sorted(places.values(), key=lambda each: (each.first, each.last))),
        columns=tuple(sorted(columns.values(), key=lambda each: -each.body_left)),
    )

    def file_of(section: str, entry: str) -> str:
        return str(origins[FILE, f"{section}.{entry}"])

    def collide(section: str, first: str, second: str, fields: tuple[str, str], value: int) -> None:
        """*fields*: what is wrong with the first of the two, or with the second."""
        one, two = file_of(section, first), file_of(section, second)
        if two == str(packaged) != one:
            first, second, two, fields = second, first, one, fields[::-1]
        place = f"{section}.{second}"
        raise CatalogueRefused(two, place, fields[1], "catalogue-taken", value=value, other=first)

    reached = 0
    for position, each in enumerate(table.places):
        if each.first <= reached:
            collide(PLACES, table.places[position - 1].id, each.id, ("last", "first"), each.first)
        if each.first > reached + 1:
            place = f"{PLACES}.{each.id}"
            facts = {"least": reached + 1, "most": each.first - 1}
            raise CatalogueRefused(file_of(PLACES, each.id), place, "first", "catalogue-gap", **facts)
        reached = each.last
    if reached < FACES:
        where, entry, field = str(packaged), PLACES, ""
        if table.places:
            last = table.places[-1].id
            where, entry, field = file_of(PLACES, last), f"{PLACES}.{last}", "last"
        raise CatalogueRefused(where, entry, field, "catalogue-gap", least=reached + 1, most=FACES)
    for before, column in zip(table.columns, table.columns[1:], strict=False):
        if column.body_left == before.body_left:
            collide(COLUMNS, before.id, column.id, ("body_left", "body_left"), column.body_left)
    there = {each.body_left for each in table.columns}
    for wanted in range(LAST_COLUMN + 1):
        if wanted not in there:
            raise CatalogueRefused(str(packaged), COLUMNS, "body_left", "catalogue-gap", least=wanted, most=wanted)
    return table
