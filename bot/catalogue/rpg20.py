"""The catalogue of RPG 2.0: what `data/rpg20/*.toml` may hold, read and checked as a whole.

Weapons, explosives, materials, armour and shields are the chapter's own tables (R20-WPN-003, -004, R20-EXP-002,
R20-ARM-006, -007, R20-SHD-009); foes, trades and ready characters are house data.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from bot.catalogue.catalogue import PACKAGED
from bot.catalogue.files import Origins, by_id, folders_of, read_entries, sheet_of, told_apart
from bot.catalogue.ids import (
    ArmourId,
    BodyId,
    CharacterId,
    CreatureId,
    ExplosiveId,
    MaterialId,
    ShieldId,
    TradeId,
    WeaponId,
)
from bot.catalogue.models import Spoken
from bot.catalogue.rpg20_entries import (
    Rpg20Armour,
    Rpg20Body,
    Rpg20Character,
    Rpg20Creature,
    Rpg20Explosive,
    Rpg20Material,
    Rpg20Shield,
    Rpg20Trade,
    Rpg20Weapon,
)
from bot.catalogue.rpg20_sheet import Build20, Rpg20Sheet, parse_rpg20_sheet
from bot.catalogue.sheet import SheetRefused
from bot.catalogue.wielding import check_two_hands, known

RULESET = "rpg20"
FISTS20 = WeaponId("fists")
"""What somebody fights with who holds nothing (R20-ACT-008, R20-WPN-010); always in the catalogue."""
MOST_LAYERS = 2
"""Materials worn one over the other on one part (R20-ARM-003)."""


@dataclass(frozen=True)
class Rpg20Catalogue:
    """Every entry by id, in the order of the files, a host's own ones last. It never changes while the bot runs."""

    weapons: Mapping[WeaponId, Rpg20Weapon]
    explosives: Mapping[ExplosiveId, Rpg20Explosive]
    materials: Mapping[MaterialId, Rpg20Material]
    armours: Mapping[ArmourId, Rpg20Armour]
    shields: Mapping[ShieldId, Rpg20Shield]
    bodies: Mapping[BodyId, Rpg20Body]
    creatures: Mapping[CreatureId, Rpg20Creature]
    trades: Mapping[TradeId, Rpg20Trade]
    characters: Mapping[CharacterId, Rpg20Character]

    def penalty(self, build: Build20) -> int:
        """What *build* adds to each of its movements: the sum over the pieces worn, 0 or less (R20-ARM-005)."""
        return sum(self.armours[each].penalty for each in build.armours)

    def check(self, build: Build20) -> None:
        """Raise `SheetRefused` unless all that *build* names is here, and hands and body can bear it."""
        known("anatomy", build.anatomy, self.bodies)
        self._check_gauges(build)
        for field, weapon in (("main", build.main), ("second", build.second)):
            if weapon is not None:
                known(field, weapon, self.weapons)
        if build.shield is not None:
            known("shield", build.shield, self.shields)
        for position, armour in enumerate(build.armours, start=1):
            known(f"armours.{position}", armour, self.armours)
        for position, piece in enumerate(build.made, start=1):
            known(f"made.{position}.material", piece.material, self.materials)
        for field in ("carried", "unready"):
            for position, weapon in enumerate(getattr(build, field), start=1):
                known(f"{field}.{position}", weapon, self.weapons)
        for weapon, rounds in build.rounds.items():
            known(f"rounds.{weapon}", weapon, self.weapons)
            most = self.weapons[weapon].magazine or 0
            if rounds > most:
                raise SheetRefused(f"rounds.{weapon}", "sheet-range", value=str(rounds), least=0, most=most)
        for explosive in build.explosives:
            known(f"explosives.{explosive}", explosive, self.explosives)
        self._check_layers(build)
        check_two_hands(
            ("main", build.main, self._taken(build.main)),
            ("second", build.second, self._taken(build.second)),
            ("shield", build.shield, 0 if build.shield is None else 1),
        )

    def sheet_from_toml(self, text: str) -> Rpg20Sheet:
        """The sheet that *text* describes, at most 64 KB. Raises `SheetRefused` naming the field that is wrong."""
        sheet = parse_rpg20_sheet(text)
        self.check(sheet)
        return sheet

    def named(self) -> Iterator[tuple[str, Spoken]]:
        """Every entry that sentences of this game speak of, with its kind: what may strike, fly or be held is of one
        kind, `weapon-rpg20`; the others are words of facts."""
        kind = f"weapon-{RULESET}"
        yield from ((kind, each) for each in self.weapons.values())
        yield from ((kind, each) for each in self.explosives.values())
        yield from ((kind, each) for each in self.shields.values())
        # What is worn is named by itself, and as a term of what protection takes.
        for worn in (f"word-{RULESET}-piece", f"term-{RULESET}"):
            yield from ((worn, each) for each in self.armours.values())
            yield from ((worn, each) for each in self.materials.values())
        yield from ((f"word-{RULESET}-body", each) for each in self.bodies.values())
        yield from ((f"word-{RULESET}-place", each) for body in self.bodies.values() for each in body.places())
        gauges = {each.id: each for body in self.bodies.values() for each in body.parts()}
        # One is spoken of, or several, or what the game master sets.
        for kind_of_gauge in ("gauge", "gauges", "field"):
            yield from ((f"word-{RULESET}-{kind_of_gauge}", each) for each in gauges.values())
        yield from ((f"word-{RULESET}-creature", each) for each in self.creatures.values())
        yield from ((f"word-{RULESET}-class", each) for each in self.trades.values())

    def _check_gauges(self, build: Build20) -> None:
        """The sheet has the gauges of its body, each and no other (R20-GEN-008)."""
        gauges = self.bodies[build.anatomy].gauges
        if missing := [each for each in gauges if each not in build.gauges]:
            raise SheetRefused("gauges", "sheet-gauges", missing=", ".join(missing))
        own: list[tuple[str, Mapping[str, int]]] = [("gauges", build.gauges)]
        if isinstance(build, Rpg20Sheet):
            own.append(("gauges_left", build.gauges_left))
            for field in ("broken", "lost"):
                for position, limb in enumerate(getattr(build, field), start=1):
                    known(f"{field}.{position}", limb, gauges)
        for field, named in own:
            for gauge in named:
                known(f"{field}.{gauge}", gauge, gauges)

    def _check_layers(self, build: Build20) -> None:
        """At most two materials lie on one part; a hide is none (R20-ARM-003)."""
        worn: Counter[int] = Counter()
        for position, armour in enumerate(build.armours, start=1):
            if not self.armours[armour].natural:
                self._lay(worn, build, f"armours.{position}", self.armours[armour].covers)
        for position, piece in enumerate(build.made, start=1):
            self._lay(worn, build, f"made.{position}", piece.lines)

    def _lay(self, worn: Counter[int], build: Build20, field: str, lines: tuple[int, ...]) -> None:
        worn.update(lines)
        if too_many := [line for line, layers in worn.items() if layers > MOST_LAYERS]:
            line, body = min(too_many), self.bodies[build.anatomy]
            parts = body.place(body.line(line))
            raise SheetRefused(field, "sheet-layers", most=MOST_LAYERS, value=line, parts=parts)

    def _taken(self, weapon: WeaponId | None) -> int:
        """How many hands *weapon* takes: none for a body's own."""
        if weapon is None or self.weapons[weapon].kind in ("unarmed", "natural"):
            return 0
        return self.weapons[weapon].hands


def load_rpg20(house: Path | None = None, packaged: Path = PACKAGED) -> Rpg20Catalogue:
    """Read the packaged data, then a host's own folder, whose entries add to it or replace it one by one.

    *house* holds files of the same names (`<house>/rpg20/weapons.toml`). Raises `CatalogueRefused` naming file, entry
    and field; then nothing was loaded.
    """
    folders = folders_of(house, packaged, RULESET)
    origins: Origins = {}
    catalogue = Rpg20Catalogue(
        weapons=by_id(read_entries(folders, "weapons.toml", Rpg20Weapon, origins)),
        explosives=by_id(read_entries(folders, "explosives.toml", Rpg20Explosive, origins)),
        materials=by_id(read_entries(folders, "materials.toml", Rpg20Material, origins)),
        armours=by_id(read_entries(folders, "armours.toml", Rpg20Armour, origins)),
        shields=by_id(read_entries(folders, "shields.toml", Rpg20Shield, origins)),
        bodies=by_id(read_entries(folders, "bodies.toml", Rpg20Body, origins)),
        creatures=by_id(read_entries(folders, "creatures.toml", Rpg20Creature, origins)),
        trades=by_id(read_entries(folders, "trades.toml", Rpg20Trade, origins)),
        characters=by_id(read_entries(folders, "characters.toml", Rpg20Character, origins)),
    )
    told_apart(
        origins,
        {
            "weapons.toml": catalogue.weapons,
            "explosives.toml": catalogue.explosives,
            "shields.toml": catalogue.shields,
        },
    )
    _check_references(catalogue, origins)
    return catalogue


def _check_references(catalogue: Rpg20Catalogue, origins: Origins) -> None:
    """Raise `CatalogueRefused` for the first entry that names another one which is not there, or more than somebody
    can bear."""
    builds: list[tuple[str, str, str, Build20]] = [
        *(("creatures.toml", each.id, "", each) for each in catalogue.creatures.values()),
        *(("trades.toml", each.id, "", each) for each in catalogue.trades.values()),
        *(("characters.toml", each.id, "sheet.", each.sheet) for each in catalogue.characters.values()),
    ]
    for name, entry, prefix, build in builds:
        with sheet_of(origins, name, entry, prefix):
            catalogue.check(build)


__all__ = ["FISTS20", "MOST_LAYERS", "RULESET", "Rpg20Catalogue", "load_rpg20"]
