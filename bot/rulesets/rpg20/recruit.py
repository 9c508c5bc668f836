"""From sheets and creatures to fighters: what an encounter uses is copied into it (R20-GEN-008)."""

from __future__ import annotations

from typing import Any

from bot.catalogue.ids import WeaponId
from bot.catalogue.rpg20 import FISTS20, Rpg20Catalogue
from bot.catalogue.rpg20_entries import (
    Rpg20Armour,
    Rpg20Body,
    Rpg20Creature,
    Rpg20Explosive,
    Rpg20Shield,
    Rpg20Weapon,
)
from bot.catalogue.rpg20_sheet import Build20, Rpg20Sheet
from bot.catalogue.rpg20_terms import Hand, code
from bot.kernel.values import evolve
from bot.rulesets.rpg20.state import Explosive, Fighter, Gauge, Line, Piece, Shield, State, Weapon
from bot.rulesets.rpg20.state.people import PELVIS, TORSO, Held, Names
from bot.rulesets.shared.options import Args
from bot.rulesets.shared.recruiting import BookRecruiter, Reads


class Rpg20Recruiter(BookRecruiter[Fighter]):
    """Makes fighters of what the catalogue holds."""

    def __init__(self, catalogue: Rpg20Catalogue, sheets: Reads) -> None:
        super().__init__(catalogue, sheets)
        self._catalogue = catalogue

    def left(self, sheet: Rpg20Sheet) -> int:
        # At exactly 0 one still acts (R20-WND-004).
        return (sheet.points if sheet.left is None else sheet.left) + 1

    def from_sheet(self, sheet: Rpg20Sheet, *, ident: str, name: str, player: int | None, side: str) -> Fighter:
        made = self._made(sheet, ident, name, side)
        gauges = tuple(
            evolve(
                each,
                left=sheet.gauges_left.get(each.gauge, each.left),
                state="lost" if each.gauge in sheet.lost else "broken" if each.gauge in sheet.broken else "whole",
            )
            for each in made.gauges
        )
        shield = made.shield
        if shield is not None and sheet.shield_left is not None:
            shield = evolve(shield, left=sheet.shield_left)
        left = made.points if sheet.left is None else sheet.left
        return evolve(made, player=player, origin=sheet.name, gauges=gauges, shield=shield, points=left)

    def from_creature(
        self, state: State, creature: Rpg20Creature, args: Args, *, ident: str, name: str, side: str
    ) -> Fighter:
        made = self._made(creature, ident, name, side)
        return evolve(made, origin=creature.id, temperament=creature.temperament)

    def _made(self, build: Build20, ident: str, name: str, side: str) -> Fighter:
        catalogue = self._catalogue
        bonus = code(build.damage_bonus)
        body = catalogue.bodies[build.anatomy]
        other: Hand = "left" if build.hand == "right" else "right"
        lost = getattr(build, "lost", ())
        return Fighter(
            *(ident, name, side),
            skill=build.skill,
            body=build.body,
            perception=build.perception,
            domains=dict(build.domains),
            points=build.points,
            points_max=build.points,
            gauges=gauges_of(body, build),
            lines=lines_of(body, wings=build.wings, tail=build.tail, lost=lost),
            bonus=bonus.dice,
            bonus_plus=bonus.plus,
            hand=build.hand,
            catches=build.catches,
            weapons=self._weapons(build),
            armour=self._armour(build),
            shield=None if build.shield is None else shield_of(catalogue.shields[build.shield], other),
            explosives=tuple(
                explosive_of(catalogue.explosives[each], count) for each, count in build.explosives.items()
            ),
        )

    def _weapons(self, build: Build20) -> tuple[Weapon, ...]:
        """What is in hand, what is carried, and bare hands, with the art of whoever has one (R20-MEL-016)."""
        held: tuple[tuple[WeaponId | None, Held], ...] = ((build.main, "main"), (build.second, "second"))
        named: tuple[tuple[WeaponId | None, Held], ...] = (*held, *((each, "carried") for each in build.carried))
        found = [self._weapon(build, ident, where) for ident, where in named if ident is not None]
        fists = weapon_of(self._catalogue.weapons[FISTS20], "natural")
        return (*found, evolve(fists, attribute=build.art.attribute, domain=build.art.domain))

    def _weapon(self, build: Build20, ident: WeaponId, held: Held) -> Weapon:
        entry = self._catalogue.weapons[ident]
        natural = entry.kind in ("natural", "unarmed")
        where: Held = "natural" if natural else "both" if held == "main" and entry.hands == 2 else held
        unready = ident in build.unready
        return weapon_of(
            entry, where, rounds=build.rounds.get(ident), lacking=max(entry.prepare, entry.reload) if unready else 0
        )

    def _armour(self, build: Build20) -> tuple[Piece, ...]:
        catalogue = self._catalogue
        worn = [piece_of(catalogue.armours[each]) for each in build.armours]
        for each in build.made:
            material = catalogue.materials[each.material]
            quality = code(material.quality)
            worn.append(
                Piece(
                    *(material.id, quality.dice, quality.plus, each.lines),
                    projectiles=material.projectiles,
                    names={"fr": material.name.fr, "en": material.name.en},
                )
            )
        return tuple(worn)


def _names(entry: Any) -> Names:
    return {"fr": entry.name.fr, "en": entry.name.en}


def weapon_of(weapon: Rpg20Weapon, held: Held, *, rounds: int | None = None, lacking: int = 0) -> Weapon:
    """A line of the weapon tables; its magazine is full unless *rounds* says otherwise (R20-RNG-011)."""
    damage = code(weapon.damage)
    return Weapon(
        weapon=weapon.id,
        kind=weapon.kind,
        attribute=weapon.attribute,
        domain=weapon.domain,
        dice=damage.dice,
        plus=damage.plus,
        halved=damage.halved,
        hands=0 if weapon.kind in ("natural", "unarmed") else weapon.hands,
        range=weapon.range,
        min_range=weapon.min_range or 0,
        throw=weapon.throw,
        burst=weapon.burst,
        burst_rounds=weapon.burst_rounds,
        magazine=weapon.magazine,
        rounds=weapon.magazine if rounds is None else rounds,
        reload=weapon.reload,
        prepare=weapon.prepare,
        lacking=lacking,
        sight=weapon.sight,
        charge=weapon.charge,
        beyond=weapon.beyond,
        unwieldy=weapon.unwieldy,
        held=held,
        names=_names(weapon),
        rest=weapon.rest,
    )


def piece_of(armour: Rpg20Armour) -> Piece:
    quality = code(armour.quality)
    return Piece(
        *(armour.id, quality.dice, quality.plus, armour.covers, armour.penalty),
        projectiles=armour.projectiles,
        natural=armour.natural,
        names=_names(armour),
    )


def shield_of(shield: Rpg20Shield, side: Hand, left: int | None = None) -> Shield:
    """On the arm of *side*, that which does not strike (R20-SHD-004)."""
    quality = code(shield.quality)
    points = shield.points if left is None else left
    return Shield(shield.id, quality.dice, points, shield.points, shield.parts, side, _names(shield))


def explosive_of(explosive: Rpg20Explosive, count: int) -> Explosive:
    damage = code(explosive.damage)
    throw = None if explosive.laid else explosive.throw
    return Explosive(explosive.id, damage.dice, damage.plus, explosive.zone, throw, count, _names(explosive))


def gauges_of(body: Rpg20Body, build: Build20) -> tuple[Gauge, ...]:
    """The gauges of a body, with the points of the sheet (R20-GEN-008)."""
    return tuple(
        Gauge(
            *(ident, build.gauges[ident], build.gauges[ident], each.table, each.side),
            names={"fr": each.name.fr, "en": each.name.en},
        )
        for ident, each in body.gauges.items()
    )


def lines_of(body: Rpg20Body, *, wings: bool, tail: bool, lost: tuple[str, ...] = ()) -> tuple[Line, ...]:
    """The location table of a body as it is: for a part that it has not the nearest one is taken, those of a lost limb
    go to the torso (R20-LOC-003)."""
    has = {"wings": wings, "tail": tail}
    found = []
    for each in body.lines:
        line = each
        if each.needs is not None and not has[each.needs]:
            line = body.line(each.instead or each.first)
        if line.gauge in lost:
            line = body.line(TORSO if body.gauges[line.gauge].table == "arm" else PELVIS)
        names = {"fr": line.name.fr, "en": line.name.en}
        found.append(Line(each.first, each.last, line.gauge, line.first, body.place(line), names))
    return tuple(found)
