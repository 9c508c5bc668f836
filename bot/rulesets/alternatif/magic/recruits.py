"""Spells and magic items of sheets and creatures, copied for an encounter (ALT-MAG)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping

from bot.catalogue import Catalogue, ItemId, MagicId
from bot.catalogue import Spell as SpellEntry
from bot.kernel.dice import Dice, dice
from bot.rulesets.alternatif.ordinary.listed import Listed, written
from bot.rulesets.alternatif.state import Item, ItemPlace, Magic, Spell


def magic_of(
    catalogue: Catalogue,
    spells: Iterable[MagicId],
    items: Mapping[ItemId, ItemPlace],
    level: int,
    unfamiliar: Collection[ItemId] = (),
) -> Magic:
    """The magic of somebody of *level*: each spell once, as often as it was learnt; cantrips always. *unfamiliar*: the
    items that he does not know how to set off."""
    learnt = Counter(spells)
    return Magic(
        spells=tuple(spell_of(catalogue.spells[ident], level, times) for ident, times in learnt.items()),
        items=tuple(
            _item(catalogue, ident, place, level, unfamiliar=ident in unfamiliar) for ident, place in items.items()
        ),
    )


def spell_of(entry: SpellEntry, level: int, times: int) -> Spell:
    """The spell of *entry*, cast at *level*, that somebody has *times* in mind."""
    return Spell(
        id=entry.id,
        level=entry.level,
        components="".join(entry.components),
        casting=entry.casting,
        left=None if entry.level == 0 else times,
        dice=_dice(entry, level),
        plus=entry.plus,
        area=entry.area,
        builds_up=entry.builds_up,
        sure=entry.sure,
        names={"fr": entry.name.fr, "en": entry.name.en},
    )


def _dice(entry: SpellEntry, level: int) -> str:
    if entry.dice is None or not entry.per_level:
        return entry.dice or ""
    rolled = dice(entry.dice)
    return str(Dice(min(20, entry.at_most, rolled.count * max(1, level)), rolled.sides))


def _item(catalogue: Catalogue, ident: ItemId, place: ItemPlace, level: int, *, unfamiliar: bool) -> Item:
    entry = catalogue.items[ident]
    return Item(
        id=entry.id,
        kind=entry.kind,
        place=place,
        spell=None if entry.spell is None else spell_of(catalogue.spells[entry.spell], level, 1),
        reaction=entry.reaction or "",
        duration=entry.duration or "",
        dice=entry.dice or "",
        plus=entry.plus,
        area=entry.area,
        unfamiliar=unfamiliar,
        names={"fr": entry.name.fr, "en": entry.name.en},
    )


def listed_actions(catalogue: Catalogue) -> str:
    """The list of actions beside fighting, as an encounter carries it."""
    return written(
        Listed(each.id, each.reaction or "", each.duration or "", (each.name.fr, each.name.en))
        for each in catalogue.actions.values()
    )
