"""The terms of the 3.5 reference rules: sizes, skills, feats, saves, types of damage, and the figures that go by level.

Every closed set of codes that `data/dnd35/*.toml` may use. Abilities, distances, areas and roles are those of the
fifth edition's data (`dnd5_terms`): metres in the files, whole centimetres in fights.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, NamedTuple, TypeAlias, get_args

from pydantic import model_validator

from bot.catalogue.dnd5_terms import ABILITIES, Ability, Plain, average, modifier
from bot.catalogue.models import DiceText
from bot.fields import Whole, between

Size35: TypeAlias = Literal["fine", "diminutive", "tiny", "small", "medium", "large", "huge", "gargantuan", "colossal"]
SIZES35: tuple[Size35, ...] = get_args(Size35)
"""From the smallest up."""


class SizeFigures(NamedTuple):
    """What a size brings (D35-BAS-011): the *ordinary* modifier of attacks and armour class, the *special* one of
    grapple checks and contests of Strength, the side of the *space* and the reach of who is *tall* or *long*, in
    centimetres."""

    ordinary: int
    special: int
    space: int
    tall: int
    long: int


SIZE_FIGURES: Mapping[Size35, SizeFigures] = {
    "fine": SizeFigures(8, -16, 15, 0, 0),
    "diminutive": SizeFigures(4, -12, 30, 0, 0),
    "tiny": SizeFigures(2, -8, 75, 0, 0),
    "small": SizeFigures(1, -4, 150, 150, 150),
    "medium": SizeFigures(0, 0, 150, 150, 150),
    "large": SizeFigures(-1, 4, 300, 300, 150),
    "huge": SizeFigures(-2, 8, 450, 450, 300),
    "gargantuan": SizeFigures(-4, 12, 600, 600, 450),
    "colossal": SizeFigures(-8, 16, 900, 900, 600),
}
"""The table of D35-BAS-011."""
Save35: TypeAlias = Literal["fortitude", "reflex", "will"]
SAVES35: Mapping[Save35, Ability] = {"fortitude": "constitution", "reflex": "dexterity", "will": "wisdom"}
"""The ability that each save goes by (D35-BAS-014)."""
DamageType35: TypeAlias = Literal[
    "acid",
    "bludgeoning",
    "cold",
    "electricity",
    "fire",
    "force",
    "negative",
    "piercing",
    "positive",
    "slashing",
    "sonic",
]
DAMAGE_TYPES35: tuple[DamageType35, ...] = get_args(DamageType35)
Blow: TypeAlias = Literal["bludgeoning", "piercing", "slashing"]
"""The types of weapons."""
Skill35: TypeAlias = Literal[
    "balance",
    "bluff",
    "climb",
    "concentration",
    "escape_artist",
    "heal",
    "hide",
    "intimidate",
    "jump",
    "listen",
    "move_silently",
    "ride",
    "sense_motive",
    "spellcraft",
    "spot",
    "swim",
    "tumble",
    "use_rope",
]
SKILLS35: Mapping[Skill35, Ability] = {
    "balance": "dexterity",
    "bluff": "charisma",
    "climb": "strength",
    "concentration": "constitution",
    "escape_artist": "dexterity",
    "heal": "wisdom",
    "hide": "dexterity",
    "intimidate": "charisma",
    "jump": "strength",
    "listen": "wisdom",
    "move_silently": "dexterity",
    "ride": "dexterity",
    "sense_motive": "wisdom",
    "spellcraft": "intelligence",
    "spot": "wisdom",
    "swim": "strength",
    "tumble": "dexterity",
    "use_rope": "dexterity",
}
"""The skills that fights ask for, with the ability that each goes by."""
Feat: TypeAlias = Literal[
    "alertness",
    "blind_fight",
    "cleave",
    "combat_casting",
    "combat_expertise",
    "combat_reflexes",
    "deflect_arrows",
    "dodge",
    "endurance",
    "extra_turning",
    "far_shot",
    "flyby_attack",
    "great_cleave",
    "great_fortitude",
    "improved_bull_rush",
    "improved_critical",
    "improved_disarm",
    "improved_feint",
    "improved_grapple",
    "improved_initiative",
    "improved_overrun",
    "improved_sunder",
    "improved_trip",
    "improved_turning",
    "improved_unarmed_strike",
    "iron_will",
    "lightning_reflexes",
    "mobility",
    "mounted_archery",
    "mounted_combat",
    "multiattack",
    "point_blank_shot",
    "power_attack",
    "precise_shot",
    "quick_draw",
    "rapid_reload",
    "rapid_shot",
    "ride_by_attack",
    "run",
    "spirited_charge",
    "spring_attack",
    "stunning_fist",
    "toughness",
    "track",
    "trample",
    "two_weapon_fighting",
    "weapon_finesse",
    "weapon_focus",
    "weapon_specialization",
    "whirlwind_attack",
]
FEATS: tuple[Feat, ...] = get_args(Feat)
WITH_WEAPON: frozenset[Feat] = frozenset({"weapon_focus", "weapon_specialization", "improved_critical"})
"""Feats that are had with one weapon at a time; a sheet says with which (`focus`, `specialised`, `improved`)."""
CreatureType35: TypeAlias = Literal[
    "aberration",
    "animal",
    "construct",
    "dragon",
    "elemental",
    "fey",
    "giant",
    "humanoid",
    "magical_beast",
    "monstrous_humanoid",
    "ooze",
    "outsider",
    "plant",
    "undead",
    "vermin",
]
Immunity: TypeAlias = Literal[
    "acid",
    "cold",
    "critical",
    "death",
    "disease",
    "electricity",
    "fire",
    "mind",
    "nonlethal",
    "paralysis",
    "poison",
    "sleep",
    "sonic",
    "stunning",
]
"""What cannot touch some creatures: types of damage, and what comes with no damage. `critical`: critical hits and
sneak attacks; `mind`: whatever acts on the mind."""
Condition35: TypeAlias = Literal[
    "blinded",
    "dazed",
    "dazzled",
    "deafened",
    "entangled",
    "exhausted",
    "fatigued",
    "frightened",
    "invisible",
    "nauseated",
    "panicked",
    "paralysed",
    "prone",
    "shaken",
    "sickened",
    "sleeping",
    "stunned",
]
Slots35: TypeAlias = tuple[Annotated[Whole, between(0, 12)], ...]
"""Spells of levels 0, 1, … 9."""
Score35: TypeAlias = Annotated[Whole, between(1, 60)]
"""A character's ability score."""

SMALLER: Mapping[str, str] = {
    "1d3": "1d2",
    "1d4": "1d3",
    "1d6": "1d4",
    "1d8": "1d6",
    "1d10": "1d8",
    "1d12": "1d10",
    "2d4": "1d6",
    "2d6": "1d10",
}
"""Damage dice of a weapon made for somebody small, by those of the medium one."""
LARGER: Mapping[str, str] = {
    "1d2": "1d3",
    "1d3": "1d4",
    "1d4": "1d6",
    "1d6": "1d8",
    "1d8": "2d6",
    "1d10": "2d8",
    "1d12": "3d6",
    "2d4": "2d6",
    "2d6": "3d6",
}
"""Damage dice of a weapon made for somebody large."""


def dice_for(dice: str, size: Size35) -> str:
    """The damage *dice* of a medium weapon when made for somebody of *size*; beyond small and large as the nearer one.

    >>> dice_for("1d8", "small"), dice_for("1d8", "medium"), dice_for("2d6", "large")
    ('1d6', '1d8', '3d6')
    """
    at = SIZES35.index(size) - SIZES35.index("medium")
    return dice if not at else (LARGER if at > 0 else SMALLER).get(dice, dice)


def base_attack_at(kind: str, level: int) -> int:
    """The base attack bonus of a class whose progression is `good`, `average` or `poor`.

    >>> [base_attack_at(each, 5) for each in ("good", "average", "poor")]
    [5, 3, 2]
    """
    return {"good": level, "average": level * 3 // 4, "poor": level // 2}[kind]


def save_at(good: bool, level: int) -> int:
    """The base bonus of a good or a poor save at *level*.

    >>> save_at(True, 1), save_at(True, 5), save_at(False, 5), save_at(False, 2)
    (2, 4, 1, 0)
    """
    return 2 + level // 2 if good else level // 3


class Harm(Plain):
    """Damage of one *type*: *dice*, to which *plus* is added; without dice, *plus* alone (D35-BAS-009)."""

    dice: DiceText | None = None
    plus: Annotated[Whole, between(-10, 60)] = 0
    type: DamageType35

    @property
    def average(self) -> int:
        """What it comes to on average, rounded down."""
        return average(self.dice, self.plus)

    @model_validator(mode="after")
    def _is_something(self) -> Harm:
        if self.dice is None and self.plus <= 0:
            raise ValueError("damage is dice, a number above 0, or both")
        return self


class Scores35(Plain):
    """The six scores of a creature; 0 is none at all (of Constitution, of what is undead), and then nothing is added
    and nothing taken."""

    strength: Annotated[Whole, between(0, 60)] = 10
    dexterity: Annotated[Whole, between(0, 60)] = 10
    constitution: Annotated[Whole, between(0, 60)] = 10
    intelligence: Annotated[Whole, between(0, 60)] = 10
    wisdom: Annotated[Whole, between(0, 60)] = 10
    charisma: Annotated[Whole, between(0, 60)] = 10

    def modifier(self, ability: Ability) -> int:
        """The modifier of *ability*; 0 where there is none."""
        score: int = getattr(self, ability)
        return modifier(score) if score else 0


__all__ = [
    "ABILITIES",
    "DAMAGE_TYPES35",
    "FEATS",
    "SAVES35",
    "SIZES35",
    "SIZE_FIGURES",
    "SKILLS35",
    "WITH_WEAPON",
    "Blow",
    "Condition35",
    "CreatureType35",
    "DamageType35",
    "Feat",
    "Harm",
    "Immunity",
    "Save35",
    "Score35",
    "Scores35",
    "Size35",
    "SizeFigures",
    "Skill35",
    "Slots35",
    "base_attack_at",
    "dice_for",
    "save_at",
]
