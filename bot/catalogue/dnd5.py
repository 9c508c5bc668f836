"""The catalogue of the fifth edition's reference rules: `data/dnd5/*.toml`, read and checked as a whole.

Weapons, armours, creatures and spells have the figures of the 5.1 reference document; what is proposed to new
characters, roles and temperaments are house data.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from bot.catalogue.catalogue import PACKAGED
from bot.catalogue.dnd5_creatures import Dnd5Creature
from bot.catalogue.dnd5_entries import Dnd5Armour, Dnd5Character, Dnd5Class, Dnd5Term, Dnd5Weapon
from bot.catalogue.dnd5_making import made_of
from bot.catalogue.dnd5_sheet import MOST_HIT_POINTS, Dnd5Sheet, parse_dnd5_sheet
from bot.catalogue.dnd5_spells import Dnd5Spell
from bot.catalogue.dnd5_terms import UNPLAYED
from bot.catalogue.files import (
    Origins,
    Unplayed,
    absent,
    by_id,
    folders_of,
    read_entries,
    sheet_of,
    told_apart,
    unplayed,
)
from bot.catalogue.ids import ArmourId, CharacterId, ClassId, CreatureId, SpellId, TermId, WeaponId
from bot.catalogue.models import Spoken
from bot.catalogue.sheet import check_unhurt
from bot.catalogue.wielding import check_two_hands, known

RULESET = "dnd5"
UNARMED = WeaponId("unarmed_strike")
"""What somebody strikes with who holds nothing (DN5-ATK-019); always in the catalogue."""
CATEGORIES = ("simple", "martial")
"""What a sheet may call all weapons of a kind that it is proficient with."""


@dataclass(frozen=True)
class Dnd5Catalogue:
    """Every entry by id, in the order of the files, a host's own ones last. It never changes while the bot runs."""

    terms: Mapping[TermId, Dnd5Term]
    weapons: Mapping[WeaponId, Dnd5Weapon]
    armours: Mapping[ArmourId, Dnd5Armour]
    spells: Mapping[SpellId, Dnd5Spell]
    creatures: Mapping[CreatureId, Dnd5Creature]
    classes: Mapping[ClassId, Dnd5Class]
    characters: Mapping[CharacterId, Dnd5Character]
    unplayed: tuple[Unplayed, ...] = ()

    def armour_class(self, sheet: Dnd5Sheet) -> int:
        """The armour class of *sheet*: typed in, else that of armour, shield and Dexterity (DN5-ATK-003)."""
        if sheet.ac is not None:
            return sheet.ac
        dexterity = sheet.modifier("dexterity")
        if sheet.armour is not None:
            found = self.armours[sheet.armour].armour_class(dexterity)
        else:
            found = 10 + dexterity + (0 if sheet.unarmoured is None else sheet.modifier(sheet.unarmoured))
        return max(1, found + (0 if sheet.shield is None else self.armours[sheet.shield].ac))

    def walk_m(self, sheet: Dnd5Sheet) -> float:
        """The walking speed of *sheet* in metres, less 3 m in armour that is too heavy for its Strength."""
        armour = None if sheet.armour is None else self.armours[sheet.armour]
        slowed = armour is not None and armour.strength is not None and sheet.strength < armour.strength
        return max(0, sheet.walk_m - (3 if slowed else 0))

    def is_proficient(self, sheet: Dnd5Sheet, weapon: WeaponId) -> bool:
        """Whether the proficiency bonus counts in attacks with *weapon* (DN5-ATK-007, -019)."""
        category = self.weapons[weapon].category
        return category in ("unarmed", "natural", *sheet.proficient) or weapon in sheet.proficient

    def check(self, sheet: Dnd5Sheet) -> None:
        """Raise `SheetRefused` unless all that *sheet* names is here and its two hands can hold what they should."""
        if sheet.class_ is not None:
            known("class", sheet.class_, self.classes)
        check_unhurt("hit_points", sheet.hit_points, sheet.hit_points_max, MOST_HIT_POINTS)
        worn = {ident: each for ident, each in self.armours.items() if each.kind != "shield"}
        shields = {ident: each for ident, each in self.armours.items() if each.kind == "shield"}
        for field, named, entries in (("armour", sheet.armour, worn), ("shield", sheet.shield, shields)):
            if named is not None:
                known(field, named, entries)
        for field, weapon in (("main", sheet.main), ("second", sheet.second)):
            if weapon is not None:
                known(field, weapon, self.weapons)
        for position, weapon in enumerate(sheet.carried, start=1):
            known(f"carried.{position}", weapon, self.weapons)
        kinds = dict.fromkeys((*CATEGORIES, *self.weapons))
        for position, each in enumerate(sheet.proficient, start=1):
            known(f"proficient.{position}", each, kinds)
        for position, spell in enumerate(sheet.spells, start=1):
            known(f"spells.{position}", spell, self.learnt)
        if sheet.mount is not None:
            known("mount", sheet.mount, {ident: each for ident, each in self.creatures.items() if each.rideable})
        self._check_hands(sheet)

    def named_terms(self, kind: str) -> Mapping[TermId, Dnd5Term]:
        """The names of a kind of codes (`TERMS`)."""
        return {ident: each for ident, each in self.terms.items() if each.kind == kind}

    @property
    def learnt(self) -> Mapping[SpellId, Dnd5Spell]:
        """The spells that characters may know."""
        return {ident: each for ident, each in self.spells.items() if not each.innate}

    def sheet_from_toml(self, text: str) -> Dnd5Sheet:
        """The sheet that *text* describes, at most 64 KB. Raises `SheetRefused` naming the field that is wrong."""
        sheet = parse_dnd5_sheet(text)
        self.check(sheet)
        return sheet

    def named(self) -> Iterator[tuple[str, Spoken]]:
        """Every entry that sentences of this game speak of, with its kind.

        What may strike or be held (weapons, shields, spells) is of one kind, `weapon-dnd5`: a sentence gets name and
        article without asking which of them it is. The others are words of facts: `word-dnd5-armour`, …, terms by
        their kind (`word-dnd5-skill`).
        """
        kind = f"weapon-{RULESET}"
        yield from ((kind, each) for each in self.weapons.values())
        yield from ((kind, each) for each in self.spells.values())
        for each in self.armours.values():
            yield (kind if each.kind == "shield" else f"word-{RULESET}-armour"), each
        yield from ((f"word-{RULESET}-creature", each) for each in self.creatures.values())
        yield from ((f"word-{RULESET}-class", each) for each in self.classes.values())
        yield from ((f"word-{RULESET}-{each.kind}", each) for each in self.terms.values())

    def _check_hands(self, sheet: Dnd5Sheet) -> None:
        check_two_hands(
            ("main", sheet.main, 0 if sheet.main is None else self.weapons[sheet.main].hands),
            ("second", sheet.second, 0 if sheet.second is None else self.weapons[sheet.second].hands),
            ("shield", sheet.shield, 0 if sheet.shield is None else 1),
        )


def load_dnd5(house: Path | None = None, packaged: Path = PACKAGED) -> Dnd5Catalogue:
    """Read the packaged data, then a host's own folder, whose entries add to it or replace it one by one.

    *house* holds files of the same names (`<house>/dnd5/weapons.toml`). Raises `CatalogueRefused` naming file, entry
    and field; then nothing was loaded.
    """
    folders = folders_of(house, packaged, RULESET)
    origins: Origins = {}
    catalogue = Dnd5Catalogue(
        terms=by_id(read_entries(folders, "terms.toml", Dnd5Term, origins)),
        weapons=by_id(read_entries(folders, "weapons.toml", Dnd5Weapon, origins)),
        armours=by_id(read_entries(folders, "armours.toml", Dnd5Armour, origins)),
        spells=by_id(read_entries(folders, "spells.toml", Dnd5Spell, origins)),
        creatures=by_id(read_entries(folders, "creatures.toml", Dnd5Creature, origins)),
        classes=by_id(read_entries(folders, "classes.toml", Dnd5Class, origins)),
        characters=by_id(read_entries(folders, "characters.toml", Dnd5Character, origins)),
    )
    shields = [ident for ident, each in catalogue.armours.items() if each.kind == "shield"]
    struck_with = {"weapons.toml": catalogue.weapons, "armours.toml": shields, "spells.toml": catalogue.spells}
    told_apart(origins, struck_with)
    _check_references(catalogue, origins)
    bringing: dict[str, Mapping[Any, Any]] = {"spells.toml": catalogue.spells, "creatures.toml": catalogue.creatures}
    return replace(catalogue, unplayed=unplayed(origins, RULESET, bringing, UNPLAYED, packaged))


def _check_references(catalogue: Dnd5Catalogue, origins: Origins) -> None:
    """Raise `CatalogueRefused` for the first entry that names another one which is not there."""
    for creature in catalogue.creatures.values():
        for position, attack in enumerate(creature.attacks, start=1):
            if attack.weapon not in catalogue.weapons:
                raise absent(origins, "creatures.toml", creature.id, f"attacks.{position}.weapon", attack.weapon)
        for position, spell in enumerate(creature.spells, start=1):
            if spell not in catalogue.spells:
                raise absent(origins, "creatures.toml", creature.id, f"spells.{position}", spell)
        for position, each in enumerate(creature.innate, start=1):
            if each.spell not in catalogue.spells:
                raise absent(origins, "creatures.toml", creature.id, f"innate.{position}.spell", each.spell)
    # What a class proposes is a sheet: whoever would be made of it at the last level is checked like one.
    for class_ in catalogue.classes.values():
        with sheet_of(origins, "classes.toml", class_.id):
            catalogue.check(made_of(catalogue, class_.id, level=20))
    for character in catalogue.characters.values():
        with sheet_of(origins, "characters.toml", character.id, "sheet."):
            catalogue.check(character.sheet)


__all__ = ["CATEGORIES", "RULESET", "UNARMED", "Dnd5Catalogue", "load_dnd5"]
