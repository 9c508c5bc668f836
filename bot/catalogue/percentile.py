"""The catalogue of the percentile rules: what `data/percentile/*.toml` may hold, read and checked as a whole.

The text has no tables but one line (bare hands, 1d4: PCT-UNA-001); all else is house data. Figures: scores, bonuses and
penalties in percentage points, damage as dice, protections in points of damage, spells in points of psy.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Literal

from pydantic import BeforeValidator

from bot.catalogue.catalogue import PACKAGED
from bot.catalogue.files import Origins, absent, by_id, folders_of, read_entries, sheet_of, told_apart
from bot.catalogue.ids import ArmourId, CharacterId, CreatureId, ShieldId, SkillId, SpellId, TradeId, WeaponId
from bot.catalogue.models import DiceText, Entry, Named, Spoken, Words
from bot.catalogue.percentile_sheet import (
    CHARACTERISTICS,
    MOST_HIT_POINTS,
    Build,
    Percent,
    PercentileSheet,
    parse_percentile_sheet,
)
from bot.catalogue.percentile_words import score_today
from bot.catalogue.sheet import SheetRefused, Temperament, check_unhurt
from bot.catalogue.wielding import check_two_hands, known
from bot.fields import Whole, between, shown

RULESET = "percentile"
BARE_HANDS = WeaponId("bare_hands")
"""What somebody fights with who holds nothing (PCT-UNA-001); always in the catalogue."""
LONGEST_SKILL = 40


class PercentileWeapon(Named):
    """A weapon. *skill* governs attack and parry (PCT-ATK-011). *cutting*: it has an edge or a point, and knocks nobody
    out (PCT-UNA-006). *kind*: all but `melee` are ranged (PCT-DMG-002, PCT-DEF-010, PCT-ATK-014).

    *percussive*, where absent: whether it is a two-handed weapon of close combat (PCT-DMG-008). *parries*, where
    absent: whether it is a close-combat weapon with the skill `melee` or `pole_weapon` (PCT-DEF-016). *fumble_from*:
    its own first face of a mishap, where it is more dangerous than others (PCT-TST-004, PCT-ATK-014).
    """

    id: WeaponId
    skill: Annotated[Literal["brawling", "wrestling", "melee", "pole_weapon", "shooting"], BeforeValidator(score_today)]
    dice: DiceText
    hands: Annotated[Whole, between(1, 2)] = 1
    cutting: bool = False
    kind: Literal["melee", "arrow", "powder", "thrown"] = "melee"
    percussive: bool | None = None
    parries: bool | None = None
    fumble_from: Annotated[Whole, between(51, 100)] | None = None

    @property
    def strikes_twice(self) -> bool:
        """Whether its dice are rolled twice and the better roll is kept."""
        if self.percussive is not None:
            return self.percussive
        return self.hands > 1 and self.kind == "melee"

    @property
    def stops_blows(self) -> bool:
        """Whether one can parry with it."""
        if self.parries is not None:
            return self.parries
        return self.kind == "melee" and self.skill in ("melee", "pole_weapon")


class PercentileArmour(Named):
    """*value* is taken from each blow's damage (PCT-DMG-003); *natural* ones also from an aimed one (PCT-ATK-006)."""

    id: ArmourId
    value: Annotated[Whole, between(0, 20)]
    natural: bool = False


class PercentileShield(Named):
    """*parry_bonus* counts in parries, *protection* against every blow that is not stopped (PCT-DMG-005)."""

    id: ShieldId
    parry_bonus: Annotated[Whole, between(0, 50)]
    protection: Annotated[Whole, between(0, 10)]


class PercentileSpell(Named):
    """*psy*: what it costs. *skill*: rolled like an attack; absent: it simply works. *dice*: its damage; absent: the
    game master says what it does (PCT-POS-013). *area*: it strikes more than its target (PCT-BAT-007)."""

    id: SpellId
    psy: Annotated[Whole, between(0, 20)]
    skill: Annotated[SkillId | None, BeforeValidator(score_today)] = None
    dice: DiceText | None = None
    area: bool = False


class PercentileSkill(Named):
    """*base*: the score of somebody who never trained it, where the table has one (PCT-TST-008). *critical*: whether
    01 to 05 is more than a success (PCT-TST-003)."""

    id: SkillId
    base: Percent | None = None
    critical: bool = True


class PercentileCreature(Named, Build):
    """Somebody for the game master's side; *temperament*: how it decides when left to itself."""

    id: CreatureId
    temperament: Temperament


class PercentileTrade(Named, Build):
    """What is proposed to somebody who names a trade and nothing more."""

    id: TradeId


class PercentileCharacter(Entry):
    """A ready-made character: *about* is one line for whoever chooses, *sheet* is copied when chosen."""

    id: CharacterId
    about: Words
    sheet: PercentileSheet


@dataclass(frozen=True)
class PercentileCatalogue:
    """Every entry by id, in the order of the files, a host's own ones last. It never changes while the bot runs."""

    weapons: Mapping[WeaponId, PercentileWeapon]
    armours: Mapping[ArmourId, PercentileArmour]
    shields: Mapping[ShieldId, PercentileShield]
    spells: Mapping[SpellId, PercentileSpell]
    skills: Mapping[SkillId, PercentileSkill]
    creatures: Mapping[CreatureId, PercentileCreature]
    trades: Mapping[TradeId, PercentileTrade]
    characters: Mapping[CharacterId, PercentileCharacter]

    def scores(self, build: Build) -> dict[str, int]:
        """The scores of *build*, and below them the base of every skill that has one (PCT-TST-008)."""
        bases = {str(each.id): each.base for each in self.skills.values() if each.base is not None}
        return bases | build.scores

    def plain(self) -> tuple[str, ...]:
        """The skills in which no success is a critical one (PCT-TST-003)."""
        return tuple(str(each.id) for each in self.skills.values() if not each.critical)

    def check(self, build: Build) -> None:
        """Raise `SheetRefused` unless all that *build* names is here and two hands can hold what they should."""
        if isinstance(build, PercentileSheet):
            check_unhurt("hit_points", build.hit_points, build.hit_points_max, MOST_HIT_POINTS)
        for skill in build.skills:
            if skill in CHARACTERISTICS:
                raise SheetRefused(f"skills.{skill}", "sheet-unknown")
            if not 1 <= len(skill) <= LONGEST_SKILL:
                raise SheetRefused(f"skills.{shown(skill)}", "sheet-length", least=1, most=LONGEST_SKILL)
        for field, weapon in (("main", build.main), ("second", build.second)):
            if weapon is not None:
                known(field, weapon, self.weapons)
        if build.shield is not None:
            known("shield", build.shield, self.shields)
        for position, armour in enumerate(build.armours, start=1):
            known(f"armours.{position}", armour, self.armours)
        for position, spell in enumerate(build.spells, start=1):
            known(f"spells.{position}", spell, self.spells)
        for position, weapon in enumerate(build.carried, start=1):
            known(f"carried.{position}", weapon, self.weapons)
        self._check_hands(build)

    def sheet_from_toml(self, text: str) -> PercentileSheet:
        """The sheet that *text* describes, at most 64 KB. Raises `SheetRefused` naming the field that is wrong."""
        sheet = parse_percentile_sheet(text)
        self.check(sheet)
        return sheet

    def named(self) -> Iterator[tuple[str, Spoken]]:
        """Every entry that sentences of this game speak of, with its kind.

        What may strike or be held (weapons, shields, spells) is of one kind, `weapon-percentile`: a sentence gets name
        and article without asking which of them it is. The others are words of facts: `word-percentile-armour`, …
        """
        kind = f"weapon-{RULESET}"
        yield from ((kind, each) for each in self.weapons.values())
        yield from ((kind, each) for each in self.shields.values())
        yield from ((kind, each) for each in self.spells.values())
        yield from ((f"word-{RULESET}-armour", each) for each in self.armours.values())
        yield from ((f"word-{RULESET}-creature", each) for each in self.creatures.values())
        yield from ((f"word-{RULESET}-class", each) for each in self.trades.values())
        yield from ((f"word-{RULESET}-skill", each) for each in self.skills.values())

    def _check_hands(self, build: Build) -> None:
        """Two hands in all (PCT-ATK-009, PCT-DMG-005); bare hands take none, whatever is held beside them."""
        check_two_hands(
            ("main", build.main, self._taken(build.main)),
            ("second", build.second, self._taken(build.second)),
            ("shield", build.shield, 0 if build.shield is None else 1),
        )

    def _taken(self, weapon: WeaponId | None) -> int:
        """How many hands *weapon* takes: none for what one fights with unarmed."""
        if weapon is None or self.weapons[weapon].skill in ("brawling", "wrestling"):
            return 0
        return self.weapons[weapon].hands


def load_percentile(house: Path | None = None, packaged: Path = PACKAGED) -> PercentileCatalogue:
    """Read the packaged data, then a host's own folder, whose entries add to it or replace it one by one.

    *house* holds files of the same names (`<house>/percentile/weapons.toml`). Raises `CatalogueRefused` naming file,
    entry and field; then nothing was loaded.
    """
    folders = folders_of(house, packaged, RULESET)
    origins: Origins = {}
    catalogue = PercentileCatalogue(
        weapons=by_id(read_entries(folders, "weapons.toml", PercentileWeapon, origins)),
        armours=by_id(read_entries(folders, "armours.toml", PercentileArmour, origins)),
        shields=by_id(read_entries(folders, "shields.toml", PercentileShield, origins)),
        spells=by_id(read_entries(folders, "spells.toml", PercentileSpell, origins)),
        skills=_skills(read_entries(folders, "skills.toml", PercentileSkill, origins)),
        creatures=by_id(read_entries(folders, "creatures.toml", PercentileCreature, origins)),
        trades=by_id(read_entries(folders, "trades.toml", PercentileTrade, origins)),
        characters=by_id(read_entries(folders, "characters.toml", PercentileCharacter, origins)),
    )
    told_apart(
        origins,
        {"weapons.toml": catalogue.weapons, "shields.toml": catalogue.shields, "spells.toml": catalogue.spells},
    )
    _check_references(catalogue, origins)
    return catalogue


def _skills(entries: Mapping[str, PercentileSkill]) -> Mapping[SkillId, PercentileSkill]:
    """A host's entry for one of the text's own skills, whatever it calls it, takes its place."""
    called = ((SkillId(score_today(each.id)), each) for each in entries.values())
    return MappingProxyType({ident: each.model_copy(update={"id": ident}) for ident, each in called})


def _check_references(catalogue: PercentileCatalogue, origins: Origins) -> None:
    """Raise `CatalogueRefused` for the first entry that names another one which is not there, or too many for two
    hands."""
    for spell in catalogue.spells.values():
        if spell.skill is not None and spell.skill not in catalogue.skills:
            raise absent(origins, "spells.toml", spell.id, "skill", spell.skill)
    builds: list[tuple[str, str, str, Build]] = [
        *(("creatures.toml", each.id, "", each) for each in catalogue.creatures.values()),
        *(("trades.toml", each.id, "", each) for each in catalogue.trades.values()),
        *(("characters.toml", each.id, "sheet.", each.sheet) for each in catalogue.characters.values()),
    ]
    for name, entry, prefix, build in builds:
        with sheet_of(origins, name, entry, prefix):
            catalogue.check(build)
