"""What an entry of `data/rpg20/*.toml` may hold: weapons, explosives, armour, shields, bodies, foes and trades.

Distances are whole metres, times sequences (R20-SEQ-003), damage and protection dice as written.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Field, model_validator

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
from bot.catalogue.models import Entry, Named, Words
from bot.catalogue.rpg20_sheet import Build20, Rpg20Sheet
from bot.catalogue.rpg20_terms import LINES, Attribute, CodeText, Consequence, DomainId, LineSet, Plain, Points, Weight
from bot.catalogue.sheet import Temperament
from bot.fields import Whole, between, sized

Kind20 = Literal["melee", "natural", "unarmed", "shot", "thrown"]
_FAR = Annotated[Whole, between(1, 5000)]


class Rpg20Weapon(Named):
    """A weapon. *kind*: `melee`, `natural` (claws: R20-WPN-011), `unarmed` (its damage is the bonus and the margin:
    R20-WPN-010), `shot`, or `thrown` (of which nobody strikes a blow).

    *attribute* and *domain* give the value of an attack and of a parry (R20-MEL-008, -014, R20-RNG-008). *range*: the
    greatest, of what is shot (R20-RNG-006); *min_range*: nearer than that it cannot be used (R20-WPN-007). *throw*:
    how heavy it is to throw, where it may be thrown (R20-WPN-006, R20-RNG-005). *burst*: whether it fires bursts
    (R20-FIR-010), *burst_rounds* in a short one (R20-FIR-004). *magazine*: rounds, where they are counted
    (R20-RNG-011); *reload* and *prepare*: sequences to load it again, and to make it ready (R20-ACT-005, -006);
    *rest*: it stands on something, and whoever takes it in hand during a fight has to set it up.
    *sight*: columns by which perception is better (R20-RNG-003). *charge*: metres from which one may charge with it,
    more than *charge* if *beyond* (R20-SPE-008). *unwieldy*: what the game master takes from its initiative
    (R20-SEQ-009). *energy*: it spends no rounds. *era*: when it is met.
    """

    id: WeaponId
    kind: Kind20
    attribute: Attribute = "skill"
    domain: DomainId
    damage: CodeText
    hands: Annotated[Whole, between(1, 2)] = 1
    range: _FAR | None = None
    min_range: Annotated[Whole, between(1, 100)] | None = None
    throw: Weight | None = None
    burst: bool = False
    burst_rounds: Annotated[Whole, between(2, 5)] = 3
    magazine: Annotated[Whole, between(1, 500)] | None = None
    reload: Annotated[Whole, between(0, 10)] = 0
    prepare: Annotated[Whole, between(0, 10)] = 0
    sight: Annotated[Whole, between(0, 4)] = 0
    charge: Annotated[Whole, between(1, 30)] = 3
    beyond: bool = False
    unwieldy: Annotated[Whole, between(-5, 0)] = 0
    energy: bool = False
    rest: bool = False
    era: Literal["any", "ancient", "gunpowder", "modern", "future"] = "any"

    @model_validator(mode="after")
    def _is_one_thing(self) -> Rpg20Weapon:
        if (self.kind == "shot") != (self.range is not None):
            raise ValueError("what is shot has a range, and nothing else")
        if self.kind == "thrown" and self.throw is None:
            raise ValueError("what is thrown says how heavy it is")
        if (self.burst or self.magazine or self.sight) and self.kind != "shot":
            raise ValueError("bursts, rounds and sights belong to what is shot")
        if self.rest and not (self.kind == "shot" and self.prepare):
            raise ValueError("what is shot from a rest says how many sequences it takes to set it up")
        if self.kind == "unarmed" and self.damage != "0":
            raise ValueError("bare hands have no dice of their own")
        return self

    @property
    def strikes(self) -> bool:
        """Whether one strikes and parries with it."""
        return self.kind in ("melee", "natural", "unarmed")


class Rpg20Explosive(Named):
    """*damage* to everybody within *zone* metres (R20-EXP-001, -002); *smoke*: it hides instead, and its damage is
    `0` (R20-EXP-009). *throw*: how heavy it is to throw; *laid*: nobody throws it (R20-EXP-008)."""

    id: ExplosiveId
    damage: CodeText
    zone: Annotated[Whole, between(1, 100)]
    throw: Weight = "light"
    laid: bool = False
    smoke: bool = False

    @model_validator(mode="after")
    def _hurts_or_hides(self) -> Rpg20Explosive:
        if self.smoke != (self.damage == "0"):
            raise ValueError("what smokes does no damage, and all else does some")
        return self


class Rpg20Material(Named):
    """*quality*: its protection die (R20-ARM-001, -006). *projectiles*: it counts against nothing else
    (R20-ARM-008)."""

    id: MaterialId
    quality: CodeText
    projectiles: bool = False


class Rpg20Armour(Named):
    """A ready-made piece of *material* (R20-ARM-007), with the *quality* of it or its own; *covers*: lines of the
    location table (R20-ARM-002). *penalty*: what it adds to every movement of the wearer, 0 or less (R20-ARM-005).
    *natural*: a hide, which is no layer of anything worn (R20-ARM-003)."""

    id: ArmourId
    quality: CodeText
    covers: LineSet
    penalty: Annotated[Whole, between(-10, 0)] = 0
    projectiles: bool = False
    natural: bool = False


class Rpg20Shield(Named):
    """*quality*: its die (R20-SHD-005); *points*: what it may lose (R20-SHD-006, -007); *parts*: how many of the three
    parts of the body it covers (R20-SHD-003)."""

    id: ShieldId
    quality: CodeText
    points: Points
    parts: Annotated[Whole, between(1, 3)]


class BodyLine(Plain):
    """The faces *first* to *last* of a location die, called *name*, whose points come off *gauge* (R20-LOC-002).
    *needs*: what a body may be without, and the line that is taken then (R20-LOC-003)."""

    first: Annotated[Whole, between(1, LINES)]
    last: Annotated[Whole, between(1, LINES)]
    name: Words
    gauge: Annotated[str, sized(1, 20)]
    needs: Literal["wings", "tail"] | None = None
    instead: Annotated[Whole, between(1, LINES)] | None = None


class BodyGauge(Plain):
    """A local gauge: its *name*, and the table that is asked when it is crossed (R20-LOC-004). *side*: whose hand
    it moves."""

    name: Words
    table: Consequence
    side: Literal["right", "left"] | None = None


class BodyPart(Named):
    """A place or a gauge, as sentences speak of it."""

    id: str


class Rpg20Body(Named):
    """An anatomy: a location table of twenty faces, each once, and its gauges (R20-LOC-002 to -004)."""

    id: BodyId
    gauges: Annotated[dict[str, BodyGauge], sized(1, 12)]
    lines: Annotated[tuple[BodyLine, ...], sized(1, LINES)]

    @model_validator(mode="after")
    def _has_every_face_once(self) -> Rpg20Body:
        faces = [face for line in self.lines for face in range(line.first, line.last + 1)]
        if faces != list(range(1, LINES + 1)):
            raise ValueError("the lines are the faces 1 to 20, each once and in order")
        for line in self.lines:
            if line.gauge not in self.gauges:
                raise ValueError(f"no gauge is called {line.gauge}")
            if (line.needs is None) != (line.instead is None):
                raise ValueError("a line that needs something says which one is taken instead")
        return self

    def place(self, line: BodyLine) -> str:
        """What *line* is called in records: `human_4`."""
        return f"{self.id}_{line.first}"

    def places(self) -> Iterator[BodyPart]:
        """Its lines, by those names."""
        for each in self.lines:
            yield BodyPart(id=self.place(each), name=each.name, gender=self.gender, source=self.source)

    def parts(self) -> Iterator[BodyPart]:
        """Its gauges; those of two bodies that have one id are called alike."""
        for ident, each in self.gauges.items():
            yield BodyPart(id=ident, name=each.name, gender=self.gender, source=self.source)

    def line(self, face: int) -> BodyLine:
        """The line of *face*, 1 to 20."""
        return next(each for each in self.lines if each.first <= face <= each.last)


class Rpg20Creature(Named, Build20):
    """Somebody for the game master's side; *temperament*: how it decides when left to itself. *era*: when it is met."""

    id: CreatureId
    temperament: Temperament
    era: Literal["any", "ancient", "gunpowder", "modern", "future"] = "any"


class Rpg20Trade(Named, Build20):
    """What is proposed to somebody who names a trade and nothing more."""

    id: TradeId


class Rpg20Character(Entry):
    """A ready-made character: *about* is one line for whoever chooses, *sheet* is copied when chosen."""

    id: CharacterId
    about: Words
    sheet: Rpg20Sheet = Field()


__all__ = [
    "BodyGauge",
    "BodyLine",
    "BodyPart",
    "Kind20",
    "Rpg20Armour",
    "Rpg20Body",
    "Rpg20Character",
    "Rpg20Creature",
    "Rpg20Explosive",
    "Rpg20Material",
    "Rpg20Shield",
    "Rpg20Trade",
    "Rpg20Weapon",
]
