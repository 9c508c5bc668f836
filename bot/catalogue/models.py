"""What an entry of `data/alternatif/*.toml` may hold, one frozen model a table.

Terms are those of the French text's glossary. Dice are written `1d8`; *source* says where the figures come from.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated, Literal, Protocol, TypeAlias, get_args

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, field_validator, model_validator
from pydantic_core import PydanticCustomError

from bot.catalogue.criticals import Wound
from bot.catalogue.ids import ArmourId, CharacterId, ClassId, CreatureId, FamilyId, ItemId, MagicId, MountId, WeaponId
from bot.catalogue.sheet import ItemPlace, Sheet, Size, Temperament, on_one_line
from bot.fields import Whole, between, shown, sized

DICE = re.compile(r"([1-9]|1\d|20)d([2-9]|[1-9]\d{1,2}|1000)", re.ASCII)
_PARTING = re.compile(r"[,;]")
_ELIDED = tuple("aàâeéèêiîïoôuûœæAÀÂEÉÈÊIÎÏOÔUÛŒÆ")


def _are_dice(text: str) -> str:
    if not DICE.fullmatch(text):
        raise PydanticCustomError("dice", "dice such as 1d8, not {value}", {"value": shown(text)})
    return text


SLOW = re.compile(r"(\d{1,2}d\d{1,4})(?:\+(\d|1\d|20))?", re.ASCII)


def _is_a_reaction(text: str) -> str:
    found = SLOW.fullmatch(text)
    if found is None or not DICE.fullmatch(found[1]):
        raise PydanticCustomError("dice", "dice such as 1d8 or 2d6+1, not {value}", {"value": shown(text)})
    return text


ReactionText: TypeAlias = Annotated[str, AfterValidator(_is_a_reaction)]
"""Dice, and up to 20 segments on top of them: `1d12`, `2d6+1` (ALT-GMX-006)."""
DiceText: TypeAlias = Annotated[str, AfterValidator(_are_dice)]
"""`1d8`, `2d6`: 1 to 20 dice of 2 to 1000 sides."""
Text: TypeAlias = Annotated[str, sized(1, 60)]
Hand: TypeAlias = Literal["right", "left", "both", "natural"]
_OTHER_HAND: Mapping[Hand | None, Hand] = {"right": "left", "left": "right"}
STAMINA_A_LEVEL = 5
"""House data 3.5: stamina for each level of a creature."""
Face: TypeAlias = Annotated[Whole, between(1, 20)]
Manoeuvre: TypeAlias = Literal["push", "knock_down", "engage_wrestling", "breakthrough", "disarm", "weapon_capture"]
Hold: TypeAlias = Literal[
    "escape",
    "twist",
    "strangle",
    "key",
    "batter",
    "close_attack",
    "bring_down",
    "turn_over",
    "push",
    "disarm",
    "draw",
    "use_object",
]
"""The wrestling actions that a creature may be without."""
NOT_OWN = frozenset({*get_args(Hold), "get_up", "release", "gag", "ungag", "step_out", "contact", "grab", "pass_guard"})
"""Codes that mean something else where a wrestler chooses what to do."""
Tag: TypeAlias = Literal[
    "natural",
    "light",
    "heavy",
    "no_parry",
    "pole_weapon",
    "shield",
    "blocks_several",
    "bastard",
    "mounted_only",
    "needs_stirrups",
    "missile",
]


class Entry(BaseModel):
    """What every entry has. *source* is a table or rule of the text, or says that the figures are the house's own."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    source: Annotated[str, sized(1, 200)]


def _is_a_line(text: str) -> str:
    # French sets no-break spaces before its punctuation: they are welcome, whatever `isprintable` says of them.
    on_one_line(text.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " "))
    return text


Line: TypeAlias = Annotated[str, StringConstraints(strip_whitespace=True), AfterValidator(_is_a_line), sized(1, 200)]
"""Up to 200 characters that stand in a sentence or on a button: one line, with something to be read in it."""


class Words(BaseModel):
    """The same words in every language."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    fr: Line
    en: Line

    def in_(self, locale: str) -> str:
        """The words in *locale*; French for any language but English."""
        return self.en if locale == "en" else self.fr


class Named(Entry):
    """An entry that sentences speak of. *gender* and *plural* are those of the French noun. Its *name* has neither
    comma nor semicolon: they part one name from the next where people type several.

    *the* gives the noun with its article where it cannot be derived (French elides before a vowel, and reads an h as
    aspirated).
    """

    name: Words
    gender: Literal["m", "f"]
    plural: bool = False
    the: Words | None = None

    @field_validator("name")
    @classmethod
    def _is_one_name(cls, name: Words) -> Words:
        if _PARTING.search(name.fr + name.en):
            raise ValueError("a name has neither comma nor semicolon")
        return name

    def with_article(self, locale: str) -> str:
        """`l’épée longue`, `la hache`, `les crocs`; `the axe`."""
        if self.the is not None:
            return self.the.in_(locale)
        name = self.name.in_(locale)
        if locale == "en":
            return f"the {name}"
        if self.plural:
            return f"les {name}"
        if name.startswith(_ELIDED):
            return f"l’{name}"
        return f"{'la' if self.gender == 'f' else 'le'} {name}"


class Spoken(Protocol):
    """A `Named` entry with its id."""

    @property
    def id(self) -> str: ...

    @property
    def name(self) -> Words: ...

    def with_article(self, locale: str) -> str: ...


class Exceptional(BaseModel):
    """What a weapon or a creature does besides on certain natural *faces* of the d20 (ALT-GEN-012).

    *effect* is for the game master to rule: it has no mechanic.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    faces: Annotated[tuple[Face, ...], sized(1, 20)]
    effect: Words

    @field_validator("faces")
    @classmethod
    def _are_different(cls, faces: tuple[int, ...]) -> tuple[int, ...]:
        if len(set(faces)) != len(faces):
            raise ValueError("each face once")
        return faces


RANKED = frozenset({"1d12", "1d10", "1d8", "1d6", "1d4", "1d3", "1d2"})
"""The reaction dice that stand in ranks, each quicker than the one before (ALT-MIS-004)."""


class Missile(BaseModel):
    """How a weapon shoots or is thrown (table 5; ALT-MIS-002 to -005, ALT-RNG-002).

    *reaction* is the die, *specialist* that of specialists where it is another one, *fixed* the segments that come on
    top. *cadence*: by how many ranks the die may be lowered, which must then be one of `RANKED`. *short*, *medium*,
    *long*: the last metre of each range; a *plain* object, not made for it, has no short one (ALT-RNG-007).
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    reaction: DiceText
    specialist: DiceText | None = None
    fixed: Annotated[Whole, between(0, 20)] = 0
    cadence: Annotated[Whole, between(0, 2)] = 0
    short: Annotated[Whole, between(1, 1000)] | None = None
    medium: Annotated[Whole, between(1, 1000)]
    long: Annotated[Whole, between(1, 2000)]
    plain: bool = False

    @model_validator(mode="after")
    def _is_in_order(self) -> Missile:
        if (self.short is None) != self.plain:
            raise ValueError("a short range is for weapons made to shoot or to be thrown, and for all of them")
        if not (self.short or 0) < self.medium < self.long:
            raise ValueError("short, medium and long in this order")
        if self.cadence and not {self.reaction, self.specialist or self.reaction} <= RANKED:
            raise ValueError("a cadence is for reactions of 1d12, 1d10, 1d8, 1d6, 1d4, 1d3 or 1d2")
        return self


class Weapon(Named):
    """A weapon of melee, or one that shoots or is thrown (*missile*; with the tag `missile` for nothing else).

    Factors are added to strike totals (ALT-FAC-001), never to damage.

    *hands*: `1`; `2`; `1|2` either way (then *grip* says which way these figures are for, and *other_grip* is the same
    weapon held otherwise); `off` only in the off hand; `natural`. *left_rank*: rank of left-hand fighting needed in the
    off hand, 0 none, absent: not possible. *haft_ac* and *haft_structure*: what can be broken (ALT-MEL-010).
    *exceptional* adds to the general exceptional faces.
    """

    id: WeaponId
    hands: Literal["1", "2", "1|2", "off", "natural"]
    attack: Annotated[Whole, between(-10, 10)]
    defence: Annotated[Whole, between(-10, 10)]
    damage: DiceText
    wound: Wound
    haft_ac: Annotated[Whole, between(1, 40)] | None = None
    haft_structure: Annotated[Whole, between(1, 200)] | None = None
    left_rank: Annotated[Whole, between(0, 6)] | None = None
    grip: Literal["one", "both"] | None = None
    other_grip: WeaponId | None = None
    knock_down: Annotated[Whole, between(0, 10)] = 0
    tags: tuple[Tag, ...] = ()
    exceptional: Annotated[tuple[Exceptional, ...], sized(0, 20)] = ()
    missile: Missile | None = None

    @property
    def two_handed(self) -> bool:
        """Whether it takes both hands, held like this (ALT-REA-027)."""
        return self.hands == "2" or self.grip == "both"

    @property
    def fits_left(self) -> bool:
        """Whether it may be held in the off hand."""
        return self.left_rank is not None and not self.two_handed

    @property
    def parries(self) -> bool:
        """Whether it can stop a blow (ALT-PAR-003)."""
        return "no_parry" not in self.tags

    @model_validator(mode="after")
    def _is_whole(self) -> Weapon:
        if (self.haft_ac is None) != (self.haft_structure is None):
            raise ValueError("haft_ac and haft_structure go together")
        if (self.hands == "1|2") != (self.grip is not None and self.other_grip is not None):
            raise ValueError("grip and other_grip are for weapons of hands 1|2, which need both")
        if "missile" in self.tags and (self.missile is None or self.parries):
            raise ValueError("a weapon for nothing but missiles has ranges (missile) and does not parry (no_parry)")
        return self


class Armour(Named):
    """*threshold* is added to the armour class (ALT-GEN-008)."""

    id: ArmourId
    threshold: Annotated[Whole, between(0, 20)]
    encumbrance: Annotated[Whole, between(0, 20)] = 0


class Mount(Named):
    """*speed* is in cells of 2 m a segment at a gallop; *stirrups*: its saddle has them (ALT-MNT-007)."""

    id: MountId
    speed: Annotated[Whole, between(1, 60)]
    stirrups: bool = False


class Attack(BaseModel):
    """One attack of a creature, with its own reactions: *number* weapons alike, moved by one die.

    *hand* is that of the weapon when absent (the catalogue fills it in). *reaction*, that of all of them together, and
    *damage* replace what martial bonus and weapon would give; *exceptional* adds to the weapon's. *groups*: how many of
    them share each die, where it is not the usual way (ALT-GMX-002, -004).
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    weapon: WeaponId
    number: Annotated[Whole, between(1, 8)] = 1
    hand: Hand | None = None
    reaction: ReactionText | None = None
    groups: Annotated[tuple[Annotated[Whole, between(1, 5)], ...], sized(0, 6)] = ()
    damage: DiceText | None = None
    exceptional: Annotated[tuple[Exceptional, ...], sized(0, 20)] = ()

    @model_validator(mode="after")
    def _are_all_grouped(self) -> Attack:
        if self.groups and sum(self.groups) != self.number:
            raise ValueError("the groups are all of the weapons alike, number of them")
        return self

    def held(self, weapon: Weapon) -> Hand:
        """The hand it strikes with, *weapon* being the entry behind it."""
        if self.hand is not None:
            return self.hand
        if weapon.hands == "natural":
            return "natural"
        if weapon.hands == "off":
            return "left"
        return "both" if weapon.two_handed else "right"


class OwnHold(BaseModel):
    """A wrestling action that only this creature has (ALT-WRE-046): *damage*, to which the wrestling score is added,
    and the dice of *body* points, less 1, that a natural 20 costs."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    id: Annotated[str, Field(pattern=r"^[a-z][a-z_]{0,29}$")]
    name: Words
    damage: DiceText
    body: DiceText = "1d6"


class Wrestling(BaseModel):
    """A creature as a wrestler (ALT-WRE-004, -046): *rank* in the skill, *dice* rolled apart from each other, *die* in
    place of the table's, actions *closed* to it and its *own* ones."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    rank: Annotated[Whole, between(0, 6)] = 0
    dice: Annotated[Whole, between(1, 8)] = 1
    die: DiceText | None = None
    closed: Annotated[tuple[Hold, ...], sized(0, 20)] = ()
    own: Annotated[tuple[OwnHold, ...], sized(0, 8)] = ()

    @field_validator("own")
    @classmethod
    def _are_its_own(cls, own: tuple[OwnHold, ...]) -> tuple[OwnHold, ...]:
        codes = [each.id for each in own]
        if len(set(codes)) != len(codes) or not NOT_OWN.isdisjoint(codes):
            raise ValueError("each action of its own has an id that no other wrestling action has")
        return own


class Manoeuvres(BaseModel):
    """The special actions of melee that a creature *may* do (absent: what its hands allow) and those that may be done
    to it: `all`, `breakthrough` alone, `none` (ALT-SPE-034, -035)."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    may: Annotated[tuple[Manoeuvre, ...], sized(0, 6)] | None = None
    suffers: Literal["all", "breakthrough", "none"] = "all"


class Creature(Named):
    """A foe. *ac* is the current armour class, armour and Dexterity included; points are those of a fresh one.

    *spells*: those that it has in mind, one as often as it can cast it; *items*: magic items and where they are.
    *level*: hit dice, where stamina does not tell them. *critical_parry*: lowest face of a critical parry
    (ALT-CRI-013). *str_std*: the standard bonus of Strength, that of damage when absent. *minor*: small fry, which the
    table may handle together (ALT-GMX-008 to -010). *sneak_rank*: rank in sneak attacks;
    *dodge*: what it adds to dodging; *max_speed*: cells a segment, 6 and its Strength when absent (ALT-MOV-004, -005);
    *tireless*: it is never out of breath.
    """

    id: CreatureId
    size: Size
    bm: Annotated[Whole, between(-5, 40)]
    ac: Annotated[Whole, between(1, 60)]
    stamina: Annotated[Whole, between(0, 999)]
    body: Annotated[Whole, between(1, 99)]
    str_hit: Annotated[Whole, between(-10, 30)]
    str_damage: Annotated[Whole, between(-10, 30)]
    dex_std: Annotated[Whole, between(-10, 20)]
    str_std: Annotated[Whole, between(-10, 30)] | None = None
    reflex: Annotated[Whole, between(-10, 40)]
    fortitude: Annotated[Whole, between(-10, 40)] = 0
    sneak_rank: Annotated[Whole, between(0, 20)] = 0
    dodge: Annotated[Whole, between(0, 20)] = 0
    max_speed: Annotated[Whole, between(1, 24)] | None = None
    tireless: bool = False
    attacks: Annotated[tuple[Attack, ...], sized(1, 8)]
    temperament: Temperament
    level: Annotated[Whole, between(1, 60)] | None = None
    critical_parry: Annotated[Whole, between(2, 20)] | None = None
    spells: Annotated[tuple[MagicId, ...], sized(0, 40)] = ()
    items: Annotated[dict[ItemId, ItemPlace], sized(0, 20)] = Field(default_factory=dict)
    wrestling: Wrestling = Wrestling()
    manoeuvres: Manoeuvres = Manoeuvres()
    minor: bool = False

    @property
    def hit_dice(self) -> int:
        """The level typed in, else one for every 5 points of stamina, at least 1."""
        return self.level if self.level is not None else max(1, self.stamina // STAMINA_A_LEVEL)

    def wields(self) -> tuple[Attack, ...]:
        """What it fights with at the same time: its first attack, the first of the others that fits the hand left free,
        and all that it has in hands of its own: natural weapons, and several alike (ALT-GMX-001, -007). A two-handed
        weapon leaves none free (ALT-OFF-008)."""
        first = self.attacks[0]
        free = _OTHER_HAND.get(first.hand) if first.number == 1 else None
        second = next((each for each in self.attacks[1:] if free is not None and each.hand == free), None)
        own = [each for each in self.attacks[1:] if each.hand == "natural" or each.number > 1]
        return (first, *(() if second is None else (second,)), *(each for each in own if each is not second))


class CharacterClass(Named):
    """A class, e.g. `warrior`; its family chooses the column of the martial bonus (ALT-GEN-006)."""

    id: ClassId
    family: FamilyId


class Beyond(BaseModel):
    """Above the printed levels: (*times* × level + *plus*) / *by*, rounded down (ALT-GEN-007)."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    times: Annotated[Whole, between(1, 10)]
    plus: Annotated[Whole, between(-20, 20)]
    by: Annotated[Whole, between(1, 10)]


class Family(Entry):
    """A family of classes. *bonus*: the martial bonus of level 1, 2, … (ALT-GEN-006)."""

    id: FamilyId
    name: Words
    bonus: Annotated[tuple[Annotated[Whole, between(-5, 60)], ...], sized(1, 60)]
    beyond: Beyond

    def martial_bonus(self, level: int) -> int:
        """The martial bonus at *level*, from 1 up."""
        if level <= len(self.bonus):
            return self.bonus[level - 1]
        return (self.beyond.times * level + self.beyond.plus) // self.beyond.by


class Character(Entry):
    """A ready-made character: *about* is one line for whoever chooses, *sheet* is copied when chosen."""

    id: CharacterId
    about: Words
    sheet: Sheet
