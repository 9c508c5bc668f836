"""The catalogue as a whole: every table of D&D Alternatif, read, checked and looked things up in."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from bot.catalogue.critical_tables import COLUMNS, FILE, PLACES, CriticalColumn, CriticalPlace, Criticals, whole
from bot.catalogue.doings import ListedAction, MagicItem, Spell
from bot.catalogue.files import (
    Origins,
    absent,
    by_id,
    folders_of,
    read_entries,
    read_section,
    sheet_of,
    told_apart,
)
from bot.catalogue.ids import (
    ActionId,
    ArmourId,
    CharacterId,
    ClassId,
    CreatureId,
    FamilyId,
    ItemId,
    MagicId,
    MountId,
    WeaponId,
)
from bot.catalogue.models import (
    Armour,
    Character,
    CharacterClass,
    Creature,
    Family,
    Mount,
    Spoken,
    Weapon,
)
from bot.catalogue.sheet import MOST_BODY, Sheet, SheetRefused, check_unhurt, parse_sheet
from bot.catalogue.wielding import check_weapons, known

PACKAGED = Path(__file__).resolve().parents[2] / "data"
RULESET = "alternatif"


@dataclass(frozen=True)
class Catalogue:
    """Every entry by id, in the order of the files, a host's own ones last. It never changes while the bot runs."""

    weapons: Mapping[WeaponId, Weapon]
    armours: Mapping[ArmourId, Armour]
    creatures: Mapping[CreatureId, Creature]
    characters: Mapping[CharacterId, Character]
    classes: Mapping[ClassId, CharacterClass]
    families: Mapping[FamilyId, Family]
    """By rising martial bonus; the specialists' row last."""
    criticals: Criticals
    actions: Mapping[ActionId, ListedAction]
    spells: Mapping[MagicId, Spell]
    items: Mapping[ItemId, MagicItem]
    mounts: Mapping[MountId, Mount]

    def martial_bonus(self, sheet: Sheet) -> int:
        """The one typed on *sheet*, else by class and level, of several classes the best one's (ALT-GEN-006, -007)."""
        if sheet.bm is not None:
            return sheet.bm
        if sheet.class_ is None:
            raise SheetRefused("bm", "sheet-bonus")
        return max(self.family_of(each).martial_bonus(level) for each, level in sheet.classes.items())

    def family_of(self, class_: ClassId) -> Family:
        """The family of *class_*."""
        return self.families[self.classes[class_].family]

    def threshold(self, sheet: Sheet) -> int:
        """The armour threshold of *sheet*: typed in, else that of the armour worn."""
        if sheet.armour_threshold is not None:
            return sheet.armour_threshold
        return self.armours[sheet.armour].threshold

    def encumbrance(self, sheet: Sheet) -> int:
        """The encumbrance of *sheet*: typed in, else that of the armour worn (ALT-FAT-002)."""
        return self.armours[sheet.armour].encumbrance if sheet.encumbrance is None else sheet.encumbrance

    def check(self, sheet: Sheet) -> Sheet:
        """*sheet* itself, if all that it names is here and its hands can hold what they should; else `SheetRefused`."""
        if sheet.class_ is not None:
            known("class", sheet.class_, self.classes)
        elif sheet.bm is None:
            raise SheetRefused("bm", "sheet-bonus")
        for each in sheet.other_classes:
            known("other_classes", each, self.classes)
            if each == sheet.class_:
                raise SheetRefused("other_classes", "sheet-class-twice", value=each)
        check_unhurt("body", sheet.body, sheet.body_max, MOST_BODY)
        known("armour", sheet.armour, self.armours)
        check_weapons(self.weapons, sheet)
        for position, spell in enumerate(sheet.spells, start=1):
            known(f"spells.{position}", spell, self.spells)
        for item in sheet.items:
            known("items", item, self.items)
        for position, item in enumerate(sheet.unfamiliar, start=1):
            known(f"unfamiliar.{position}", item, self.items)
        return sheet

    def sheet_from_toml(self, text: str) -> Sheet:
        """The sheet that *text* describes, at most 64 KB. Raises `SheetRefused` naming the field that is wrong."""
        return self.check(parse_sheet(text))

    def named(self) -> Iterator[tuple[str, Spoken]]:
        """Every entry that sentences speak of, with its kind: `weapon`, `armour`, `creature`, `class`, `word-place`, …

        `word-place` is the place of a critical effect, called as sentences ask for the word of a fact `place`; so is
        `word-action`. Spells and magic items are something that one acts with: named as weapons are.
        """
        yield from (("weapon", entry) for entry in self.weapons.values())
        yield from (("armour", entry) for entry in self.armours.values())
        yield from (("creature", entry) for entry in self.creatures.values())
        yield from (("class", entry) for entry in self.classes.values())
        yield from (("word-place", entry) for entry in self.criticals.places)
        yield from (("word-action", entry) for entry in self.actions.values())
        yield from ((f"weapon-{RULESET}", entry) for entry in self.spells.values())
        yield from ((f"weapon-{RULESET}", entry) for entry in self.items.values())
        yield from (("word-mount", entry) for entry in self.mounts.values())


def load_catalogue(house: Path | None = None, packaged: Path = PACKAGED) -> Catalogue:
    """Read the packaged data, then a host's own folder, whose entries add to it or replace it one by one.

    *house* holds files of the same names (`<house>/alternatif/weapons.toml`). Raises `CatalogueRefused` naming file,
    entry and field; then nothing was loaded.
    """
    folders = folders_of(house, packaged, RULESET)
    origins: Origins = {}
    places = read_section(folders, FILE, PLACES, CriticalPlace, origins, others=[COLUMNS])
    columns = read_section(folders, FILE, COLUMNS, CriticalColumn, origins, others=[PLACES])
    weapons = read_entries(folders, "weapons.toml", Weapon, origins)
    creatures = read_entries(folders, "creatures.toml", Creature, origins)
    catalogue = Catalogue(
        weapons=by_id(weapons),
        armours=by_id(read_entries(folders, "armours.toml", Armour, origins)),
        creatures=by_id({key: _with_hands(each, weapons) for key, each in creatures.items()}),
        characters=by_id(read_entries(folders, "characters.toml", Character, origins)),
        classes=by_id(read_entries(folders, "classes.toml", CharacterClass, origins)),
        families=by_id(read_entries(folders, "families.toml", Family, origins)),
        criticals=whole(places, columns, origins, folders[0] / FILE),
        actions=by_id(read_entries(folders, "actions.toml", ListedAction, origins)),
        spells=by_id(read_entries(folders, "spells.toml", Spell, origins)),
        items=by_id(read_entries(folders, "items.toml", MagicItem, origins)),
        mounts=by_id(read_entries(folders, "mounts.toml", Mount, origins)),
    )
    _check_references(catalogue, origins)
    return catalogue


def _with_hands(creature: Creature, weapons: Mapping[str, Weapon]) -> Creature:
    """*creature* with the hand of each attack filled in; an attack whose weapon is absent stays as it is."""
    attacks = tuple(
        each.model_copy(update={"hand": each.held(weapons[each.weapon])}) if each.weapon in weapons else each
        for each in creature.attacks
    )
    return creature.model_copy(update={"attacks": attacks})


def _check_references(catalogue: Catalogue, origins: Origins) -> None:
    """Raise `CatalogueRefused` for the first entry that names another one which is not there."""
    for weapon in catalogue.weapons.values():
        if weapon.other_grip is not None and weapon.other_grip not in catalogue.weapons:
            raise absent(origins, "weapons.toml", weapon.id, "other_grip", weapon.other_grip)
    for class_ in catalogue.classes.values():
        if class_.family not in catalogue.families:
            raise absent(origins, "classes.toml", class_.id, "family", class_.family)
    for creature in catalogue.creatures.values():
        for position, attack in enumerate(creature.attacks, start=1):
            if attack.weapon not in catalogue.weapons:
                raise absent(origins, "creatures.toml", creature.id, f"attacks.{position}.weapon", attack.weapon)
    for creature in catalogue.creatures.values():
        for position, known_one in enumerate(creature.spells, start=1):
            if known_one not in catalogue.spells:
                raise absent(origins, "creatures.toml", creature.id, f"spells.{position}", known_one)
        for thing in creature.items:
            if thing not in catalogue.items:
                raise absent(origins, "creatures.toml", creature.id, "items", thing)
    for item in catalogue.items.values():
        if (item.kind == "scroll" or item.spell is not None) and item.spell not in catalogue.spells:
            raise absent(origins, "items.toml", item.id, "spell", item.spell or "")
    # `with` could not tell them apart.
    told_apart(
        origins, {"weapons.toml": catalogue.weapons, "spells.toml": catalogue.spells, "items.toml": catalogue.items}
    )
    for character in catalogue.characters.values():
        with sheet_of(origins, "characters.toml", character.id, "sheet."):
            catalogue.check(character.sheet)
