"""A character's sheet for D&D Alternatif: what a player keeps, imports and exports as TOML.

The same shape serves the ready-made characters. A sheet names catalogue entries; whether they exist, and whether hands
can hold what they should, is checked against a catalogue (`bot.catalogue.wielding`).
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeAlias, TypeVar

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    StringConstraints,
    ValidationError,
    ValidationInfo,
    field_validator,
)
from pydantic_core import PydanticCustomError

from bot.catalogue.ids import ArmourId, ClassId, ItemId, MagicId, WeaponId
from bot.catalogue.malformed import malformed
from bot.catalogue.written import written
from bot.fields import FAULTS, Whole, between, fault_of, first_of, place_of, sized
from bot.joiners import parted
from bot.kernel import bounds
from bot.kernel.errors import Refused

M = TypeVar("M", bound=BaseModel)
MOST_STAMINA, MOST_BODY = 999, 99
MOST_INJURIES = 20

Size: TypeAlias = Literal["tiny", "small", "medium", "large", "very_large"]
Temperament: TypeAlias = Literal["never_guard", "furious", "steady", "cautious", "desperate"]
ItemPlace: TypeAlias = Literal["hand", "worn", "belt", "pocket", "bag"]
"""Where a magic item is: in hand, worn (a ring), within reach at the belt, in a pocket, at the bottom of a bag."""
Rank: TypeAlias = Annotated[Whole, between(0, 4)]
Bleeding: TypeAlias = Literal["none", "minor", "serious"]
WORST_MALUS = -20
_MOST_OF: Mapping[bounds.Excess, int] = {
    "depth": bounds.MOST_DEPTH,
    "digits": bounds.MOST_FIGURES,
    "signs": bounds.MOST_SIGNS,
}

SHEET_KEYS: Mapping[str, frozenset[str]] = {
    **{f"sheet-{fault}": facts | {"field"} for fault, facts in FAULTS.items()},
    "sheet-toml": frozenset({"field", "fault", "line", "value"}),
    "sheet-large": frozenset({"field", "most"}),
    "sheet-excess": frozenset({"field", "fault", "line", "most"}),
    "sheet-entry": frozenset({"field", "value", "choices"}),
    "sheet-scores": frozenset({"field", "value"}),
    "sheet-injury": frozenset({"field", "value"}),
    "sheet-bonus": frozenset({"field"}),
    "sheet-class-twice": frozenset({"field", "value"}),
    "sheet-two-hands": frozenset({"field", "value"}),
    "sheet-not-left": frozenset({"field", "value"}),
    "sheet-only-left": frozenset({"field", "value"}),
    "sheet-hands": frozenset({"field", "value"}),
    "sheet-gauges": frozenset({"field", "missing"}),
    "sheet-layers": frozenset({"field", "value", "most", "parts"}),
}
"""Every key of `SheetRefused` with its facts."""


class SheetRefused(Refused):
    """A sheet that cannot be used: *field* (empty: the whole text) and the *key* of the sentence, see `SHEET_KEYS`."""

    def __init__(self, field: str, key: str, **facts: str | int) -> None:
        super().__init__(key, field=field, **facts)
        self.field = field


def on_one_line(value: str) -> str:
    """*value*, unless it holds control characters or line breaks: then the fault `name`."""
    if not parted(value).isprintable():
        raise PydanticCustomError("name", "one line without control characters")
    return value


class OldInjury(BaseModel):
    """A critical effect that outlasts its fight (ALT-CRI-006): *place*, an id of the table or a player's own words;
    *malus*, 0 to −20 on all combat rolls; *lame*: no full move; *text*: words about it, by language."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    place: Annotated[str, StringConstraints(strip_whitespace=True), AfterValidator(on_one_line), sized(1, 40)]
    malus: Annotated[Whole, between(WORST_MALUS, 0)] = 0
    lame: bool = False
    text: dict[Literal["fr", "en"], Annotated[str, AfterValidator(on_one_line), sized(1, 200)]] = Field(
        default_factory=dict
    )


class Sheet(BaseModel):
    """One character. Martial bonus: *bm* typed in wins, else by class and level (ALT-GEN-006, -007). *other_classes*:
    those that he has beside *class_*, each with his level in it (ALT-CRI-015).

    *ranks* are weapon ranks: 1 trained, 2 mastery (+1 to hit), 3 expertise (+1 to hit, +1 damage), 4 specialised (+1
    to hit, +2 damage, quicker reactions). *armour_threshold*, when given, wins over *armour*. *right* and *left* are
    what is wielded; a two-handed weapon stands in *right*. *left_hand_rank*: rank of left-hand fighting (ALT-OFF-003).
    *wrestling_rank*, *riding* and *blind_sense* are ranks (ALT-WRE-004, ALT-MNT-001, ALT-TAC-011); *stature*: whose
    ceilings are his (ALT-TAC-014). *size*: how large he is to archers and wrestlers (ALT-RNG-008, ALT-WRE-004);
    *dodge*: what the skill adds to dodging (ALT-DEF-008); *max_speed*: his greatest speed in cells of 2 m a segment, 6
    and his Strength when absent (ALT-MOV-004, -005). *sneak_rank* and *endurance_rank* are ranks, too; *encumbrance*,
    when given, wins over the armour's (ALT-FAT-002). *str_std*: the standard bonus of Strength, that of damage when
    absent.
    *critical_parry*: lowest natural face of a critical parry, where it is not that of class and level (ALT-CRI-014).
    *stamina* and *body* are those of now; *stamina_max* and *body_max* those of somebody unhurt, where they differ.
    *spells*: those in mind, one as often as it can be cast (cantrips once for all); *items*: magic items and where they
    are (ALT-MAG-015 to -019); *unfamiliar*: those of them that he does not know how to set off (ALT-MAG-015, -017).
    *injuries* and *bleeding*, the worst one, are what earlier fights have left (ALT-CRI-006).
    """

    model_config = ConfigDict(frozen=True, extra="forbid", populate_by_name=True, serialize_by_alias=True)

    name: Annotated[str, StringConstraints(strip_whitespace=True), sized(1, 40)]
    class_: ClassId | None = Field(default=None, alias="class")
    level: Annotated[Whole, between(1, 60)] = 1
    other_classes: Annotated[dict[ClassId, Annotated[Whole, between(1, 60)]], sized(0, 5)] = Field(default_factory=dict)
    bm: Annotated[Whole, between(-5, 60)] | None = None
    str_hit: Annotated[Whole, between(-10, 20)] = 0
    str_damage: Annotated[Whole, between(-10, 20)] = 0
    str_std: Annotated[Whole, between(-10, 20)] | None = None
    dex_std: Annotated[Whole, between(-10, 20)] = 0
    con_std: Annotated[Whole, between(-10, 20)] = 0
    armour: ArmourId = ArmourId("none")
    armour_threshold: Annotated[Whole, between(0, 20)] | None = None
    stamina: Annotated[Whole, between(0, MOST_STAMINA)]
    stamina_max: Annotated[Whole, between(0, MOST_STAMINA)] | None = None
    body: Annotated[Whole, between(0, MOST_BODY)]
    body_max: Annotated[Whole, between(1, MOST_BODY)] | None = None
    reflex: Annotated[Whole, between(-10, 40)] = 0
    fortitude: Annotated[Whole, between(-10, 40)] = 0
    weapons: Annotated[tuple[WeaponId, ...], sized(0, 20)] = ()
    right: WeaponId | None = None
    left: WeaponId | None = None
    temperament: Temperament | None = None
    left_hand_rank: Annotated[Whole, between(0, 6)] = 0
    wrestling_rank: Annotated[Whole, between(0, 6)] = 0
    riding: Annotated[Whole, between(0, 10)] = 0
    blind_sense: Annotated[Whole, between(0, 6)] = 0
    stature: Literal["human", "dwarf", "gnome"] = "human"
    size: Size = "medium"
    dodge: Annotated[Whole, between(0, 20)] = 0
    max_speed: Annotated[Whole, between(1, 24)] | None = None
    sneak_rank: Annotated[Whole, between(0, 6)] = 0
    endurance_rank: Annotated[Whole, between(0, 6)] = 0
    encumbrance: Annotated[Whole, between(0, 40)] | None = None
    critical_parry: Annotated[Whole, between(2, 20)] | None = None
    ranks: Annotated[dict[WeaponId, Rank], sized(0, 40)] = Field(default_factory=dict)
    spells: Annotated[tuple[MagicId, ...], sized(0, 40)] = ()
    items: Annotated[dict[ItemId, ItemPlace], sized(0, 20)] = Field(default_factory=dict)
    unfamiliar: Annotated[tuple[ItemId, ...], sized(0, 20)] = ()
    injuries: Annotated[tuple[OldInjury, ...], sized(0, MOST_INJURIES)] = ()
    bleeding: Bleeding = "none"

    @field_validator("name")
    @classmethod
    def _can_be_read(cls, value: str) -> str:
        return on_one_line(value)

    @field_validator("stamina_max", "body_max")
    @classmethod
    def _is_not_below_what_is_left(cls, most: int | None, others: ValidationInfo) -> int | None:
        left = others.data.get(str(others.field_name).removesuffix("_max"))
        return not_below(most, left, MOST_STAMINA if others.field_name == "stamina_max" else MOST_BODY)

    @property
    def classes(self) -> dict[ClassId, int]:
        """His classes, each with his level in it, that of the sheet first."""
        own = {} if self.class_ is None else {self.class_: self.level}
        return {**own, **{each: level for each, level in self.other_classes.items() if each not in own}}

    @property
    def total_level(self) -> int:
        """His level in all his classes together (ALT-CRI-015)."""
        return sum(self.classes.values()) if self.classes else self.level

    @property
    def whole_stamina(self) -> int:
        """The stamina of this character unhurt."""
        return self.stamina if self.stamina_max is None else self.stamina_max

    @property
    def whole_body(self) -> int:
        """The body points of this character unhurt."""
        return self.body if self.body_max is None else self.body_max

    @property
    def carried(self) -> tuple[WeaponId, ...]:
        """Every weapon that the character has, wielded ones first, each once."""
        wielded = [weapon for weapon in (self.right, self.left) if weapon is not None]
        return tuple(dict.fromkeys([*wielded, *self.weapons]))


def not_below(most: int | None, left: int | None, limit: int) -> int | None:
    """*most*, the points of somebody unhurt, unless it is below those that are *left*: then the fault `range`."""
    if most is not None and left is not None and most < left:
        raise PydanticCustomError("range", "from {least} to {most}", {"least": left, "most": limit})
    return most


def none_below(most: tuple[int, ...] | None, left: tuple[int, ...] | None, limit: int) -> tuple[int, ...] | None:
    """As `not_below`, of each of several: of the slots of each level."""
    if most is None or left is None:
        return most
    for at, each in enumerate(left):
        not_below(most[at] if at < len(most) else 0, each, limit)
    return most


def check_unhurt(field: str, left: int, most: int | None, limit: int) -> None:
    """Raise `SheetRefused` where nothing is *left* of points of which nobody has none unhurt: 0 needs a maximum."""
    if left == 0 and most is None:
        raise SheetRefused(field, "sheet-range", value="0", least=1, most=limit)


def parse_sheet(text: str) -> Sheet:
    """Read *text* (TOML) without asking whether its weapons exist. Raises `SheetRefused`."""
    return sheet_from_data(data_of(text))


def sheet_from_data(data: Mapping[str, Any]) -> Sheet:
    """Read what a file or a form holds. Raises `SheetRefused` for its first fault."""
    return checked(Sheet, data)


def sheet_to_toml(sheet: Sheet) -> str:
    """*sheet* as the text that `parse_sheet` reads back to an equal sheet; what is as by default is left out."""
    return written(sheet.model_dump(mode="json", exclude_defaults=True))


def data_of(text: str) -> dict[str, Any]:
    """What *text* (TOML, at most 64 KB) holds. Raises `SheetRefused`."""
    if len(text.encode("utf-8", "surrogatepass")) > bounds.LARGEST_FILE:
        raise SheetRefused("", "sheet-large", most=bounds.LARGEST_FILE // 1024)
    if (much := bounds.excess(text)) is not None:
        raise SheetRefused("", "sheet-excess", fault=much[0], line=much[1], most=_MOST_OF[much[0]])
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        fault, line, value = malformed(text, error)
        raise SheetRefused("", "sheet-toml", fault=fault, line=line, value=value) from None


def checked(model: type[M], data: Mapping[str, Any]) -> M:
    """*data* as a *model*, the sheet of some game. Raises `SheetRefused` for its first fault."""
    try:
        return model.model_validate(dict(data))
    except ValidationError as error:
        found = first_of(error)
        fault, facts = fault_of(found)
        raise SheetRefused(place_of(found), f"sheet-{fault}", **facts) from None
