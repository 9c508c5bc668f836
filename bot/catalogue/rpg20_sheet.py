"""A character's sheet for RPG 2.0 (R20-GEN-008): what a player keeps, imports and exports as TOML.

Nothing is worked out: points, gauges and the damage bonus come from other chapters and are written in. What a sheet
shares with a foe and with a trade's proposal is `Build20`. Whether the entries that it names exist, and whether hands
and body can bear what they should, is checked against a catalogue (`bot.catalogue.rpg20`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, TypeAlias

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    StringConstraints,
    ValidationInfo,
    field_validator,
    model_validator,
)
from pydantic_core import PydanticCustomError

from bot.catalogue.ids import ArmourId, BodyId, ExplosiveId, MaterialId, ShieldId, WeaponId
from bot.catalogue.rpg20_terms import (
    MOST_POINTS,
    Attribute,
    CodeText,
    DomainId,
    Domains,
    Hand,
    LineSet,
    Plain,
    Points,
    Score,
)
from bot.catalogue.sheet import checked, data_of, not_below, on_one_line
from bot.catalogue.written import written
from bot.fields import Whole, between, sized

MOST_CARRIED = 8
MOST_PIECES = 8
HUMAN = BodyId("human")
"""The body of somebody whose sheet names none."""

Name: TypeAlias = Annotated[str, StringConstraints(strip_whitespace=True), AfterValidator(on_one_line), sized(1, 40)]
Left: TypeAlias = Annotated[Whole, between(-MOST_POINTS, MOST_POINTS)]
Attribute20: TypeAlias = Annotated[Score, between(1, 30)]

_CALLED: Mapping[str, str] = {
    "hab": "skill",
    "habilete": "skill",
    "habilite": "skill",
    "cor": "body",
    "corps": "body",
    "per": "perception",
    "pv": "points",
    "domaines": "domains",
    "jauges": "gauges",
    "bonus": "damage_bonus",
}
"""The fields of a sheet as the text calls them."""
_GAUGES: Mapping[str, str] = {
    "tete": "head",
    "tête": "head",
    "bras_droit": "right_arm",
    "bras_gauche": "left_arm",
    "torse": "torso",
    "jambe_droite": "right_leg",
    "jambe_gauche": "left_leg",
}


def _today(data: Any, called: Mapping[str, str]) -> Any:
    if not isinstance(data, Mapping):
        return data
    return {called.get(key, key) if isinstance(key, str) else key: value for key, value in data.items()}


def _gauges_today(data: Any) -> Any:
    return _today(data, _GAUGES)


Gauges: TypeAlias = Annotated[dict[str, Points], BeforeValidator(_gauges_today), sized(0, 12)]
"""Points of each local gauge of somebody unhurt."""


class Art(Plain):
    """How somebody fights bare-handed: by another attribute or domain than the usual ones (R20-MEL-008, -016)."""

    attribute: Attribute = "skill"
    domain: DomainId = "bare_hands"


class Piece(Plain):
    """Armour made to measure: a *material* over these *lines* of the location table (R20-ARM-006)."""

    material: MaterialId
    lines: Annotated[LineSet, sized(1, 20)]


class Build20(BaseModel):
    """Figures and belongings of somebody who fights (R20-GEN-008).

    *skill*, *body* and *perception*: Habilité, Corps and Perception. *points*: the global total, *gauges* the local
    ones of the body. *damage_bonus*: dice, or 0 (R20-WPN-002). *hand*: the dominant one (R20-WND-011). *wings* and
    *tail*: what a human body usually has not (R20-LOC-003). *armours* are pieces by name, *made* those to measure, in
    the order in which they are worn, outermost last: dice are rolled in that order (R20-GEN-010). *main* absent: bare
    hands. *rounds*: what is left in magazines, where it is not full; *unready*: weapons that must be loaded first
    (R20-ACT-005). *explosives*: how many of each. *catches*: parries thrown things bare-handed (R20-EVD-007).
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    skill: Attribute20
    body: Attribute20
    perception: Attribute20
    domains: Domains = Field(default_factory=dict)
    points: Points
    gauges: Gauges
    damage_bonus: CodeText = "0"
    hand: Hand = "right"
    anatomy: BodyId = HUMAN
    wings: bool = False
    tail: bool = False
    art: Art = Art()
    catches: bool = False
    main: WeaponId | None = None
    second: WeaponId | None = None
    shield: ShieldId | None = None
    armours: Annotated[tuple[ArmourId, ...], sized(0, MOST_PIECES)] = ()
    made: Annotated[tuple[Piece, ...], sized(0, MOST_PIECES)] = ()
    carried: Annotated[tuple[WeaponId, ...], sized(0, MOST_CARRIED)] = ()
    rounds: Annotated[dict[WeaponId, Annotated[Whole, between(0, 500)]], sized(0, MOST_CARRIED)] = Field(
        default_factory=dict
    )
    unready: Annotated[tuple[WeaponId, ...], sized(0, MOST_CARRIED)] = ()
    explosives: Annotated[dict[ExplosiveId, Annotated[Whole, between(1, 50)]], sized(0, 6)] = Field(
        default_factory=dict
    )

    @model_validator(mode="before")
    @classmethod
    def _is_called(cls, data: Any) -> Any:
        return _today(data, _CALLED)

    def domain(self, name: str) -> int:
        """The score of the domain *name*, 0 where there is none (R20-GEN-008)."""
        return self.domains.get(name, 0)

    @property
    def weapons(self) -> tuple[WeaponId, ...]:
        """Every weapon that there is, those in hand first; of one kind as many as are named."""
        return tuple(each for each in (self.main, self.second, *self.carried) if each is not None)


class Rpg20Sheet(Build20):
    """One character. *left* and *gauges_left*: what wounds have left of the points and of each gauge, where it is
    less; *shield_left*: what is left of the shield (R20-SHD-006). *broken* and *lost*: arms and legs that earlier
    fights broke or tore off (R20-WND-010 to -013)."""

    name: Name
    left: Left | None = None
    gauges_left: Annotated[dict[str, Left], BeforeValidator(_gauges_today), sized(0, 12)] = Field(default_factory=dict)
    shield_left: Annotated[Whole, between(0, MOST_POINTS)] | None = None
    broken: Annotated[tuple[str, ...], sized(0, 4)] = ()
    lost: Annotated[tuple[str, ...], sized(0, 4)] = ()

    @field_validator("left")
    @classmethod
    def _is_no_more_than_all(cls, left: int | None, others: ValidationInfo) -> int | None:
        most = others.data.get("points")
        if left is not None and most is not None and left > most:
            raise PydanticCustomError("range", "from {least} to {most}", {"least": -MOST_POINTS, "most": most})
        return left

    @field_validator("gauges_left")
    @classmethod
    def _are_no_more_than_all(cls, left: dict[str, int], others: ValidationInfo) -> dict[str, int]:
        for gauge, points in left.items():
            not_below(others.data.get("gauges", {}).get(gauge), points, MOST_POINTS)
        return left


def parse_rpg20_sheet(text: str) -> Rpg20Sheet:
    """Read *text* (TOML) without asking whether its weapons exist. Raises `SheetRefused`."""
    return rpg20_sheet_from_data(data_of(text))


def rpg20_sheet_from_data(data: Mapping[str, Any]) -> Rpg20Sheet:
    """Read what a file or a form holds. Raises `SheetRefused` for its first fault."""
    return checked(Rpg20Sheet, data)


def rpg20_sheet_to_toml(sheet: Rpg20Sheet) -> str:
    """*sheet* as the text that `parse_rpg20_sheet` reads back to an equal sheet; what is as by default is left out."""
    data = sheet.model_dump(mode="json", exclude_defaults=True)
    return written({"name": data.pop("name"), **data})


__all__ = [
    "HUMAN",
    "MOST_CARRIED",
    "MOST_PIECES",
    "Art",
    "Build20",
    "Piece",
    "Rpg20Sheet",
    "parse_rpg20_sheet",
    "rpg20_sheet_from_data",
    "rpg20_sheet_to_toml",
]
