"""The catalogue of the 3.5 reference rules: `data/dnd35/*.toml`, read and checked as a whole.

Weapons, armours, creatures and spells have the figures of the 3.5 reference document; what is proposed to new
characters, roles and temperaments are house data.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from bot.catalogue.catalogue import PACKAGED
from bot.catalogue.dnd5 import CATEGORIES, UNARMED
from bot.catalogue.dnd5_terms import centimetres
from bot.catalogue.dnd35_creatures import Dnd35Creature
from bot.catalogue.dnd35_entries import Dnd35Armour, Dnd35Character, Dnd35Class, Dnd35Term, Dnd35Weapon
from bot.catalogue.dnd35_making import made35_of
from bot.catalogue.dnd35_sheet import MOST_HIT_POINTS35, Dnd35Sheet, parse_dnd35_sheet
from bot.catalogue.dnd35_spells import Dnd35Spell
from bot.catalogue.dnd35_terms import SAVES35, Save35, base_attack_at, save_at
from bot.catalogue.files import Origins, absent, by_id, folders_of, read_entries, sheet_of, told_apart
from bot.catalogue.ids import ArmourId, CharacterId, ClassId, CreatureId, SpellId, TermId, WeaponId
from bot.catalogue.models import Spoken
from bot.catalogue.sheet import SheetRefused, check_unhurt
from bot.catalogue.wielding import check_two_hands, known

RULESET = "dnd35"
BETTERS: Mapping[Save35, str] = {
    "fortitude": "great_fortitude",
    "reflex": "lightning_reflexes",
    "will": "iron_will",
}
"""The feat that adds 2 to each save."""


class ArmourClass(NamedTuple):
    """The parts of an armour class (D35-BAS-006); *size* and *dexterity* may be below 0."""

    armour: int = 0
    shield: int = 0
    natural: int = 0
    deflection: int = 0
    dodge: int = 0
    dexterity: int = 0
    size: int = 0
    other: int = 0

    @property
    def total(self) -> int:
        """The whole armour class."""
        return 10 + sum(self)

    @property
    def touch(self) -> int:
        """Against touch attacks."""
        return self.total - self.armour - self.shield - self.natural

    @property
    def flat_footed(self) -> int:
        """Without the bonus of Dexterity, and without dodging; a penalty stays."""
        return self.total - max(0, self.dexterity) - self.dodge


@dataclass(frozen=True)
class Dnd35Catalogue:
    """Every entry by id, in the order of the files, a host's own ones last. It never changes while the bot runs."""

    terms: Mapping[TermId, Dnd35Term]
    weapons: Mapping[WeaponId, Dnd35Weapon]
    armours: Mapping[ArmourId, Dnd35Armour]
    spells: Mapping[SpellId, Dnd35Spell]
    creatures: Mapping[CreatureId, Dnd35Creature]
    classes: Mapping[ClassId, Dnd35Class]
    characters: Mapping[CharacterId, Dnd35Character]

    def armour_class(self, sheet: Dnd35Sheet) -> ArmourClass:
        """The parts of the armour class of *sheet* (D35-BAS-006)."""
        dexterity = sheet.modifier("dexterity")
        worn = [self.armours[each] for each in (sheet.armour, sheet.shield) if each is not None]
        limits = [each.max_dex for each in worn if each.max_dex is not None]
        return ArmourClass(
            armour=0 if sheet.armour is None else self.armours[sheet.armour].bonus + sheet.armour_plus,
            shield=0 if sheet.shield is None else self.armours[sheet.shield].bonus + sheet.shield_plus,
            natural=sheet.natural,
            deflection=sheet.deflection,
            dodge=sheet.dodge,
            dexterity=min([dexterity, *limits]),
            size=sheet.size_figures[0],
            other=sheet.other,
        )

    def base_attack(self, sheet: Dnd35Sheet) -> int:
        """The base attack bonus of *sheet*: typed in, else that of class and level, without a class a poor one's."""
        if sheet.base_attack is not None:
            return sheet.base_attack
        kind = "poor" if sheet.class_ is None else self.classes[sheet.class_].base_attack
        return base_attack_at(kind, sheet.level)

    def grapple(self, sheet: Dnd35Sheet) -> int:
        """What *sheet* adds to grapple checks, Improved Grapple left out."""
        return self.base_attack(sheet) + sheet.modifier("strength") + sheet.size_figures[1]

    def save(self, sheet: Dnd35Sheet, save: Save35) -> int:
        """What *sheet* adds to a *save*: typed in, else of class, level, ability and feat (D35-BAS-014)."""
        typed: int | None = getattr(sheet, save)
        if typed is not None:
            return typed
        good = sheet.class_ is not None and save in self.classes[sheet.class_].good
        return save_at(good, sheet.level) + sheet.modifier(SAVES35[save]) + 2 * (BETTERS[save] in sheet.feats)

    def speed(self, sheet: Dnd35Sheet) -> int:
        """The speed of *sheet* on foot in centimetres, in the armour that it wears."""
        base = centimetres(sheet.walk_m)
        return base if sheet.armour is None else self.armours[sheet.armour].speed(base)

    def is_proficient(self, sheet: Dnd35Sheet, weapon: WeaponId) -> bool:
        """Whether attacks with *weapon* are without the penalty of 4 of whoever does not know it."""
        found = self.weapons[weapon]
        in_two = found.martial_in_two and "martial" in sheet.proficient and sheet.shield is None and not sheet.second
        return found.category in ("unarmed", "natural", *sheet.proficient) or weapon in sheet.proficient or bool(in_two)

    def check(self, sheet: Dnd35Sheet) -> None:
        """Raise `SheetRefused` unless all that *sheet* names is here and its two hands can hold what they should."""
        if sheet.class_ is not None:
            known("class", sheet.class_, self.classes)
        check_unhurt("hit_points", sheet.hit_points, sheet.hit_points_max, MOST_HIT_POINTS35)
        if sheet.hit_points < 0 and sheet.hit_points_max is None:
            raise SheetRefused(
                "hit_points", "sheet-range", value=str(sheet.hit_points), least=1, most=MOST_HIT_POINTS35
            )
        worn = {ident: each for ident, each in self.armours.items() if each.kind != "shield"}
        shields = {ident: each for ident, each in self.armours.items() if each.kind == "shield"}
        for field, named, entries in (("armour", sheet.armour, worn), ("shield", sheet.shield, shields)):
            if named is not None:
                known(field, named, entries)
        for field, weapon in (("main", sheet.main), ("second", sheet.second)):
            if weapon is not None:
                known(field, weapon, self.weapons)
        for field in ("carried", "focus", "specialised", "improved"):
            for position, weapon in enumerate(getattr(sheet, field), start=1):
                known(f"{field}.{position}", weapon, self.weapons)
        for weapon in sheet.plus:
            known(f"plus.{weapon}", weapon, self.weapons)
        kinds = dict.fromkeys((*CATEGORIES, "exotic", *self.weapons))
        for position, each in enumerate(sheet.proficient, start=1):
            known(f"proficient.{position}", each, kinds)
        for position, spell in enumerate(sheet.spells, start=1):
            known(f"spells.{position}", spell, self.spells)
        if sheet.mount is not None:
            known("mount", sheet.mount, {ident: each for ident, each in self.creatures.items() if each.rideable})
        self._check_hands(sheet)

    def named_terms(self, kind: str) -> Mapping[TermId, Dnd35Term]:
        """The names of a kind of codes (`TERMS35`)."""
        return {ident: each for ident, each in self.terms.items() if each.kind == kind}

    def sheet_from_toml(self, text: str) -> Dnd35Sheet:
        """The sheet that *text* describes, at most 64 KB. Raises `SheetRefused` naming the field that is wrong."""
        sheet = parse_dnd35_sheet(text)
        self.check(sheet)
        return sheet

    def named(self) -> Iterator[tuple[str, Spoken]]:
        """Every entry that sentences of this game speak of, with its kind.

        What may strike, be held or be struck at (weapons, shields, spells) is of one kind, `weapon-dnd35`. The others
        are words of facts: `word-dnd35-armour`, …, terms by their kind (`word-dnd35-skill`).
        """
        kind = f"weapon-{RULESET}"
        yield from ((kind, each) for each in self.weapons.values())
        yield from ((kind, each) for each in self.spells.values())
        for each in self.armours.values():
            yield (kind if each.kind == "shield" else f"word-{RULESET}-armour"), each
        yield from ((f"word-{RULESET}-creature", each) for each in self.creatures.values())
        yield from ((f"word-{RULESET}-class", each) for each in self.classes.values())
        yield from ((f"word-{RULESET}-{each.kind}", each) for each in self.terms.values())

    def _check_hands(self, sheet: Dnd35Sheet) -> None:
        check_two_hands(
            ("main", sheet.main, 0 if sheet.main is None else self.weapons[sheet.main].hands),
            ("second", sheet.second, 0 if sheet.second is None else self.weapons[sheet.second].hands),
            ("shield", sheet.shield, 0 if sheet.shield is None or self.armours[sheet.shield].buckler else 1),
        )


def load_dnd35(house: Path | None = None, packaged: Path = PACKAGED) -> Dnd35Catalogue:
    """Read the packaged data, then a host's own folder, whose entries add to it or replace it one by one.

    *house* holds files of the same names (`<house>/dnd35/weapons.toml`). Raises `CatalogueRefused` naming file, entry
    and field; then nothing was loaded.
    """
    folders = folders_of(house, packaged, RULESET)
    origins: Origins = {}
    catalogue = Dnd35Catalogue(
        terms=by_id(read_entries(folders, "terms.toml", Dnd35Term, origins)),
        weapons=by_id(read_entries(folders, "weapons.toml", Dnd35Weapon, origins)),
        armours=by_id(read_entries(folders, "armours.toml", Dnd35Armour, origins)),
        spells=by_id(read_entries(folders, "spells.toml", Dnd35Spell, origins)),
        creatures=by_id(read_entries(folders, "creatures.toml", Dnd35Creature, origins)),
        classes=by_id(read_entries(folders, "classes.toml", Dnd35Class, origins)),
        characters=by_id(read_entries(folders, "characters.toml", Dnd35Character, origins)),
    )
    shields = [ident for ident, each in catalogue.armours.items() if each.kind == "shield"]
    struck_with = {"weapons.toml": catalogue.weapons, "armours.toml": shields, "spells.toml": catalogue.spells}
    told_apart(origins, struck_with)
    _check_references(catalogue, origins)
    return catalogue


def _check_references(catalogue: Dnd35Catalogue, origins: Origins) -> None:
    """Raise `CatalogueRefused` for the first entry that names another one which is not there."""
    for creature in catalogue.creatures.values():
        for position, attack in enumerate(creature.attacks, start=1):
            if attack.weapon not in catalogue.weapons:
                raise absent(origins, "creatures.toml", creature.id, f"attacks.{position}.weapon", attack.weapon)
        for position, weapon in enumerate(creature.focus, start=1):
            if weapon not in catalogue.weapons:
                raise absent(origins, "creatures.toml", creature.id, f"focus.{position}", weapon)
        for position, spell in enumerate(creature.spells, start=1):
            if spell not in catalogue.spells:
                raise absent(origins, "creatures.toml", creature.id, f"spells.{position}", spell)
    # What a class proposes is a sheet: whoever would be made of it at the last level is checked like one.
    for class_ in catalogue.classes.values():
        with sheet_of(origins, "classes.toml", class_.id):
            catalogue.check(made35_of(catalogue, class_.id, level=20))
    for character in catalogue.characters.values():
        with sheet_of(origins, "characters.toml", character.id, "sheet."):
            catalogue.check(character.sheet)


__all__ = ["RULESET", "UNARMED", "ArmourClass", "Dnd35Catalogue", "load_dnd35"]
