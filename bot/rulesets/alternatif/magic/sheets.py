"""Spells and magic items on a sheet's form: how they are written there, and what people type."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import get_args

from bot.catalogue import Catalogue, ItemId, MagicId, Sheet, SheetRefused
from bot.catalogue.sheet import ItemPlace
from bot.kernel.values import fold
from bot.rulesets.shared import filling
from bot.rulesets.shared.entries import found, names_of

PLACES: tuple[ItemPlace, ...] = get_args(ItemPlace)
"""A blank each: the magic items that are there."""
MOST_TIMES = 40
"""How often one spell may be in mind."""


def spells_typed(catalogue: Catalogue, spells: Sequence[MagicId], locale: str) -> str:
    """*spells* as somebody would type them: each once, with its number where it is in mind more than once."""
    return ", ".join(
        catalogue.spells[ident].name.in_(locale) + (f" {times}" if times > 1 else "")
        for ident, times in Counter(spells).items()
    )


def spells_meant(catalogue: Catalogue, before: Sequence[str], typed: str, locale: str) -> list[str]:
    """The spells that *typed* means: names, with a number for what is in mind several times (`fireball 2`). They keep
    the order of *before* where nothing else has changed. Raises `SheetRefused`."""
    known = list(names_of(catalogue.spells, locale))
    names = {fold(each) for ident, called in known for each in (ident, *called)}
    meant: list[str] = []
    for each in filling.items("spells", typed):
        name, times = each, 1
        # A name of the catalogue may itself end in a number.
        if each[-1].isdecimal() and fold(each) not in names:
            name, times = next(filling.scores("spells", each))
            if not 1 <= times <= MOST_TIMES:
                raise SheetRefused("spells", "sheet-range", value=str(times), least=1, most=MOST_TIMES)
        meant += [found("spells", name, known)] * times
    return list(before) if Counter(before) == Counter(meant) else meant


def items_typed(catalogue: Catalogue, items: Mapping[ItemId, ItemPlace], place: str, locale: str) -> str:
    """Those of *items* that are in *place*, as somebody would type them."""
    return ", ".join(catalogue.items[ident].name.in_(locale) for ident, where in items.items() if where == place)


def items_meant(
    catalogue: Catalogue, before: Mapping[str, str], said: Mapping[str, str], locale: str
) -> dict[str, str]:
    """Where every magic item is, *before* having been changed by what was *said* of some places. One that is named
    where it was and somewhere else has moved. Raises `SheetRefused`."""
    known = list(names_of(catalogue.items, locale))
    after = {item: place for item, place in before.items() if place not in said}
    for place, typed in said.items():
        for item in (found(place, each, known) for each in filling.items(place, typed)):
            if item not in after or before.get(item) != place:
                after[item] = place
    return {item: after[item] for item in (*before, *after) if item in after}


def shown(catalogue: Catalogue, sheet: Sheet, locale: str) -> dict[str, str | None]:
    """What a sheet's card says of spells (`spells`) and of the magic items in each place (`items_<place>`)."""
    spells = ", ".join(
        catalogue.spells[ident].name.in_(locale) + (f" ×{times}" if times > 1 else "")
        for ident, times in Counter(sheet.spells).items()
    )
    places = {f"items_{place}": items_typed(catalogue, sheet.items, place, locale) or None for place in PLACES}
    return {"spells": spells or None, **places}


__all__ = ["MOST_TIMES", "PLACES", "items_meant", "items_typed", "shown", "spells_meant", "spells_typed"]
