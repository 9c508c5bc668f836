"""Data of a house as hosts might mistype it: entries of every table, each of their fields made wrong in many ways.

An entry is mutated if it has a field that none before it has, or a field in another shape; what the packaged data never
use stands in `RICH`. The files are written by hand here, for no writer of TOML would write what is wrong in them.
"""

from __future__ import annotations

import copy
import json
import random
import tomllib
import types
import typing
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Literal

from pydantic import BaseModel

from bot.catalogue import (
    dnd5_creatures,
    dnd5_entries,
    dnd5_spells,
    dnd35_creatures,
    dnd35_entries,
    dnd35_spells,
    models,
    percentile,
)
from bot.catalogue.catalogue import PACKAGED
from bot.catalogue.critical_tables import CriticalColumn, CriticalPlace
from bot.catalogue.doings import ListedAction, MagicItem, Spell

TABLES: Mapping[tuple[str, str], type[BaseModel]] = {
    ("alternatif", "actions"): ListedAction,
    ("alternatif", "armours"): models.Armour,
    ("alternatif", "characters"): models.Character,
    ("alternatif", "classes"): models.CharacterClass,
    ("alternatif", "creatures"): models.Creature,
    ("alternatif", "criticals.places"): CriticalPlace,
    ("alternatif", "criticals.columns"): CriticalColumn,
    ("alternatif", "families"): models.Family,
    ("alternatif", "items"): MagicItem,
    ("alternatif", "mounts"): models.Mount,
    ("alternatif", "spells"): Spell,
    ("alternatif", "weapons"): models.Weapon,
    ("percentile", "armours"): percentile.PercentileArmour,
    ("percentile", "characters"): percentile.PercentileCharacter,
    ("percentile", "creatures"): percentile.PercentileCreature,
    ("percentile", "shields"): percentile.PercentileShield,
    ("percentile", "skills"): percentile.PercentileSkill,
    ("percentile", "spells"): percentile.PercentileSpell,
    ("percentile", "trades"): percentile.PercentileTrade,
    ("percentile", "weapons"): percentile.PercentileWeapon,
    ("dnd5", "armours"): dnd5_entries.Dnd5Armour,
    ("dnd5", "characters"): dnd5_entries.Dnd5Character,
    ("dnd5", "classes"): dnd5_entries.Dnd5Class,
    ("dnd5", "creatures"): dnd5_creatures.Dnd5Creature,
    ("dnd5", "spells"): dnd5_spells.Dnd5Spell,
    ("dnd5", "terms"): dnd5_entries.Dnd5Term,
    ("dnd5", "weapons"): dnd5_entries.Dnd5Weapon,
    ("dnd35", "armours"): dnd35_entries.Dnd35Armour,
    ("dnd35", "characters"): dnd35_entries.Dnd35Character,
    ("dnd35", "classes"): dnd35_entries.Dnd35Class,
    ("dnd35", "creatures"): dnd35_creatures.Dnd35Creature,
    ("dnd35", "spells"): dnd35_spells.Dnd35Spell,
    ("dnd35", "terms"): dnd35_entries.Dnd35Term,
    ("dnd35", "weapons"): dnd35_entries.Dnd35Weapon,
}
"""The model of the entries of each table."""

_WORDS = {"fr": "le truc", "en": "the thing"}
_NAMED = {"name": _WORDS, "the": _WORDS, "gender": "f", "plural": False, "source": "our table"}
_HURT = {"dice": "2d6", "plus": 3, "type": "fire"}
_RIDER = {
    "ability": "strength", "dc": 13, "damage": [_HURT], "half": True, "condition": "prone", "rounds": 10,
    "repeats": True, "escape": 12, "largest": "large", "push_m": 3,
}  # fmt: skip
_SIX = {
    "strength": 16, "dexterity": 12, "constitution": 14, "intelligence": 8, "wisdom": 11, "charisma": 9,
}  # fmt: skip
_MEND = {"dice": "1d8", "plus": 2, "modified": True}
_FACES = [{"faces": [19, 20], "effect": {"fr": "avale", "en": "swallows"}}]
_MISSILE = {
    "reaction": "1d6", "specialist": "1d4", "fixed": 1, "cadence": 2,
    "short": 5, "medium": 10, "long": 20, "plain": False,
}  # fmt: skip
RICH: Mapping[tuple[str, str], Mapping[str, Mapping[str, Any]]] = {
    ("alternatif", "weapons"): {
        "rich": {
            **_NAMED, "hands": "1", "attack": 2, "defence": 1, "damage": "1d6", "wound": "cut", "haft_ac": 12,
            "haft_structure": 6, "left_rank": 0, "knock_down": 1, "tags": ["light"], "exceptional": _FACES,
            "missile": _MISSILE,
        },
    },
    ("alternatif", "armours"): {"rich": {**_NAMED, "threshold": 3, "encumbrance": 1}},
    ("alternatif", "classes"): {"rich": {**_NAMED, "family": "fighter"}},
    ("alternatif", "mounts"): {"rich": {**_NAMED, "speed": 12, "stirrups": True}},
    ("alternatif", "criticals.places"): {
        "head": {**_NAMED, "first": 1, "last": 10, "interrupts": True, "hand": "right", "lames": True, "at_most": 3},
    },
    ("alternatif", "criticals.columns"): {
        "three": {
            "body_left": 3, "malus": -2, "cut": "minor", "puncture": "serious", "blunt": "none", "out": False,
            "text": {"fr": "une phrase", "en": "a sentence"}, "source": "our table",
        },
    },
    ("alternatif", "spells"): {
        "rich": {
            **_NAMED, "level": 3, "components": ["V", "S", "M"], "casting": 4, "dice": "1d6", "plus": 2,
            "per_level": True, "at_most": 5, "builds_up": True, "area": True, "about": _WORDS,
        },
    },
    ("alternatif", "items"): {
        "rich": {
            **_NAMED, "kind": "scroll", "place": "hand", "spell": "fireball", "reaction": "1d4", "duration": "2+1d6",
            "dice": "2d6", "plus": 1, "area": True, "about": _WORDS,
        },
    },
    ("alternatif", "creatures"): {
        "rich": {
            **_NAMED, "size": "large", "bm": 6, "ac": 15, "stamina": 30, "body": 8, "str_hit": 2, "str_damage": 3,
            "dex_std": 1, "str_std": 3, "reflex": 5, "fortitude": 4, "sneak_rank": 2, "dodge": 1, "max_speed": 8,
            "tireless": True, "temperament": "furious", "level": 6, "critical_parry": 18,
            "attacks": [
                {
                    "weapon": "claws", "number": 3, "hand": "right", "reaction": "2d6+1", "groups": [2, 1],
                    "damage": "1d8", "exceptional": _FACES,
                },
                {"weapon": "fangs", "hand": "natural"},
            ],
            "spells": ["fireball", "magic_missile"], "items": {"wand_of_bolts": "belt"},
            "wrestling": {
                "rank": 2, "dice": 2, "die": "1d4", "closed": ["draw", "key"],
                "own": [{"id": "squash", "name": _WORDS, "damage": "1d8", "body": "1d6"}],
            },
            "manoeuvres": {"may": ["push", "disarm"], "suffers": "breakthrough"}, "minor": True,
        },
    },
    ("alternatif", "characters"): {
        "rich": {
            "about": _WORDS, "source": "our table",
            "sheet": {
                "name": "Truc", "class": "warrior", "level": 5, "bm": 6, "str_hit": 1, "str_damage": 1, "str_std": 2,
                "dex_std": 1, "con_std": 1, "armour": "leather", "armour_threshold": 3, "stamina": 20,
                "stamina_max": 25, "body": 4, "body_max": 6, "reflex": 3, "fortitude": 3,
                "weapons": ["dagger", "short_bow"], "right": "longsword", "left": "dagger", "temperament": "steady",
                "left_hand_rank": 3, "wrestling_rank": 2, "riding": 2, "blind_sense": 1, "stature": "dwarf",
                "size": "small", "dodge": 2, "max_speed": 7, "sneak_rank": 2, "endurance_rank": 2, "encumbrance": 1,
                "critical_parry": 18, "ranks": {"longsword": 4, "dagger": 1},
                "other_classes": {"thief": 2}, "spells": ["fireball", "fireball"],
                "items": {"ring_of_jumping": "worn", "scroll_of_fireball": "pocket"},
                "unfamiliar": ["ring_of_jumping"], "bleeding": "minor",
                "injuries": [{"place": "head", "malus": -2, "lame": True, "text": {"fr": "oreille", "en": "ear"}}],
            },
        },
    },
    ("percentile", "weapons"): {
        "rich": {
            **_NAMED, "skill": "melee", "dice": "1d8", "hands": 1, "cutting": True, "kind": "melee",
            "percussive": True, "parries": True, "fumble_from": 95,
        },
    },
    ("percentile", "armours"): {"rich": {**_NAMED, "value": 3, "natural": True}},
    ("percentile", "shields"): {"rich": {**_NAMED, "parry_bonus": 10, "protection": 2}},
    ("percentile", "skills"): {"rich": {**_NAMED, "base": 20, "critical": False}},
    ("percentile", "spells"): {"rich": {**_NAMED, "psy": 2, "skill": "magic", "dice": "2d6", "area": True}},
    ("dnd5", "weapons"): {
        "rich": {
            **_NAMED, "category": "martial", "kind": "melee", "damage": _HURT, "versatile": "1d10", "finesse": True,
            "light": True, "heavy": False, "reach": False, "thrown": True, "two_handed": False, "loading": False,
            "special": True, "range_m": 6, "long_m": 19.5, "under_water": ["melee", "ranged"], "about": _WORDS,
        },
    },
    ("dnd5", "armours"): {
        "rich": {**_NAMED, "kind": "medium", "ac": 14, "dex_most": 2, "strength": 13, "noisy": True},
    },
    ("dnd5", "terms"): {"stealth": {**_NAMED, "kind": "skill"}},
    ("dnd5", "spells"): {
        "rich": {
            **_NAMED, "level": 2, "casting": "reaction", "trigger": "hit", "components": ["V", "S", "M"], "range_m": 18,
            "touch": False, "save": "dexterity", "damage": [_HURT], "half": True, "modified": True, "heals": _MEND,
            "shields": _MEND, "per_slot": "1d6", "grows": False, "targets": 3, "targets_per_slot": 1, "each": True,
            "area": {"shape": "line", "size_m": 9, "width_m": 1.5, "from_self": True}, "concentration": True,
            "rounds": 10, "condition": "stunned", "repeats": True, "only": "beast", "adds": "1d4", "takes": "1d4",
            "ac": 2, "ac_base": 13, "pool": "5d8", "pool_per_slot": "2d8", "push_m": 3, "slow_m": 3, "teleport_m": 9,
            "difficult": True, "counters": True, "marks": True, "stops_reactions": True, "stabilises": True,
            "revives": True, "hurts_more": "1d6", "gives_advantage": True, "blurs": True, "flies_m": 18,
            "innate": False, "about": _WORDS,
        },
        "rich_strike": {**_NAMED, "level": 0, "attack": "melee", "touch": True, "damage": [_HURT], "about": _WORDS},
    },
    ("dnd5", "classes"): {
        "rich": {
            **_NAMED, "hit_die": 8, "saves": ["strength", "wisdom"], "weapons": ["simple", "longsword"],
            "armours": ["light", "shield"], "casts": "half", "ability": "wisdom", "attacks": [5, 11], "sneaks": True,
            "cunning": 2, "unarmoured": "constitution", "abilities": _SIX, "raises": ["strength", "wisdom"],
            "skills": ["athletics", "stealth"], "expertise": ["stealth"], "main": "shortsword", "second": "dagger",
            "carried": ["longbow"], "armour": "leather", "spells": ["bless", "cure_wounds"], "role": "support",
        },
        "rich_shield": {
            **_NAMED, "hit_die": 10, "saves": ["strength", "wisdom"], "abilities": _SIX, "raises": ["strength"],
            "main": "longsword", "shield": "shield",
        },
    },
    ("dnd5", "creatures"): {
        "rich": {
            **_NAMED, "size": "large", "type": "dragon", "ac": 17, "hit_points": 26, "hit_dice": "4d10", "hit_plus": 4,
            "walk_m": 9, "fly_m": 18, "swim_m": 6, "climb_m": 4.5, "burrow_m": 3, "hover": True, "abilities": _SIX,
            "proficiency": 3, "challenge": "1/2", "saves": {"wisdom": 4}, "skills": {"stealth": 6},
            "darkvision_m": 18, "blindsight_m": 9, "tremorsense_m": 9, "truesight_m": 3, "resistances": ["cold"],
            "immunities": ["fire"], "vulnerabilities": ["thunder"], "resists_ordinary": ["slashing"],
            "immune_ordinary": ["piercing"], "condition_immunities": ["charmed"],
            "attacks": [
                {
                    "weapon": "bite", "kind": "melee", "bonus": 5, "damage": [_HURT], "reach_m": 3, "rider": _RIDER,
                    "recharge": 5,
                },
                {"weapon": "javelin", "kind": "either", "bonus": 5, "damage": [_HURT], "range_m": 9, "long_m": 36},
            ],
            "multiattack": [{"bite": 1, "javelin": 2}, {"bite": 2}],
            "innate": [{"spell": "fire_breath", "dc": 13, "damage": [_HURT], "recharge": 5, "uses": 3}],
            "casting": {"ability": "wisdom", "dc": 13, "attack": 5, "slots": [4, 2]}, "spells": ["bless", "fireball"],
            "bonus_actions": ["dash", "hide"], "traits": ["pack_tactics", "charge"], "sneak": 2, "parry": 2,
            "charge": {"weapon": "bite", "run_m": 6, "damage": [_HURT], "rider": _RIDER},
            "regenerates": 5, "unless": ["acid"], "rideable": True, "trained": True, "intelligent": True,
            "death_saves": True, "temperament": "steady", "role": "skirmisher", "about": _WORDS,
        },
    },
    ("dnd5", "characters"): {
        "rich": {
            "about": _WORDS, "source": "our table",
            "sheet": {
                "name": "Truc", "class": "wizard", "level": 5, "size": "small", "pc": False, **_SIX, "proficiency": 3,
                "saves": ["strength"], "skills": ["stealth"], "expertise": ["stealth"],
                "proficient": ["simple", "rapier"], "hit_points": 20, "hit_points_max": 25, "temporary": 4,
                "armour": "leather", "shield": "shield", "ac": 15,
                "unarmoured": "wisdom", "main": "rapier", "carried": ["dagger", "longbow"], "attacks": 2,
                "sneak": 2, "bonus_actions": ["dash"], "casting": "wisdom", "spells": ["bless", "fireball"],
                "slots": [3, 1], "slots_max": [4, 2], "walk_m": 7.5, "fly_m": 18, "swim_m": 4.5, "climb_m": 3,
                "darkvision_m": 18, "blindsight_m": 3, "resistances": ["poison"], "mount": "warhorse",
                "temperament": "steady", "features": ["Second souffle"],
            },
        },
        "rich_blades": {
            "about": _WORDS, "source": "our table",
            "sheet": {"name": "Truc", "hit_points": 9, "main": "shortsword", "second": "dagger"},
        },
    },
}  # fmt: skip
_BUILD: Mapping[str, Any] = {
    "hit_points": 14, "psy": 6, "physique": 60, "strength": 50, "agility": 40, "luck": 30,
    "skills": {"melee": 60, "magic": 50},
    "damage_bonus": "1d4", "main": "longsword", "shield": "shield", "armours": ["mail", "hide"],
    "spells": ["rich"], "mount": "un cheval",
}  # fmt: skip
_LADDER = (
    *(-(10**30), -1000, -21, -20, -11, -10, -6, -5, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 20, 21, 24, 25),
    *(30, 31, 40, 41, 50, 51, 60, 61, 99, 100, 101, 200, 201, 600, 601, 999, 1000, 1001, 2000, 2001, 2**31, 2**63),
    10**30,
)
_NO_NUMBERS: tuple[Any, ...] = (True, False, 3.5, float("nan"), float("inf"), -0.0, [], [1], [[["x"]]], {}, {"x": 1})
_TEXTS = (
    *(
        "",
        " ",
        "\t",
        "x",
        "no_such_entry",
        "none",
        "x" * 41,
        "x" * 61,
        "x" * 200,
        "é" * 201,
        "x" * 5000,
        "a\nb",
        "a\rb",
    ),
    *("\u202e", "\u200b", "a\u0000b", "@everyone <@1> **`_x_`** [a](https://a.example)", "{ $x }", "épée, longue; 2"),
    *("une chose 12", "12", "-3", "True", "l’heure : 5", "🗡️", "\U0010ffff", "-", "yes", "key"),
)
_DICE = (
    *("1d8", "1d8+1", "0d6", "3d1", "99999d99999", "20d1000", "21d6", "1d1001", "20d2", "d6", "1D8", "1d8 ", "-1d6"),
    *(
        "1d",
        "d",
        "1d6>1d6",
        "4+1d3",
        "99",
        "100",
        "99+20d1000",
        "2d6+20",
        "2d6+21",
        "2d6+",
        "١d٨",
        "1d٨",
        "1d6\n",
        "+1d4",
    ),
    *("-20", "20", "−5", "0", "1d6-1", "2d6+1d4", "1d6>1d6>1d6", "0>0", ">", "1d1000", "20d1000+20"),
)
LONG_ID = "a" * 40
_KEYS = ("", "Club", "a b", "é", "x" * 41, LONG_ID, "-", "0", "no_such_entry", "physique", "Mêlée", "a.b", "x" * 61)


@dataclass(frozen=True)
class Mutation:
    """The file *file* of a house of *game* in which the *entry* has something wrong, as *what* says; *path*: where.
    *made*: the entry as it stands there; *whole*: the file, where no entry of it is meant."""

    game: str
    table: str
    entry: str
    path: tuple[str | int, ...]
    what: str
    made: Any = None
    whole: str | None = None

    @property
    def file(self) -> str:
        return f"{self.table.partition('.')[0]}.toml"

    @property
    def text(self) -> str:
        return line(self.table, self.entry, self.made) if self.whole is None else self.whole

    @property
    def place(self) -> str:
        """What refusals call the entry."""
        section = self.table.partition(".")[2]
        return f"{section}.{self.entry}" if section and self.entry else self.entry

    def __str__(self) -> str:
        return f"{self.game}/{self.table} {self.entry} {'.'.join(map(str, self.path))}: {self.what}"

    def write(self, folder: Path) -> Path:
        """*folder* as the house."""
        (folder / self.game).mkdir(parents=True, exist_ok=True)
        (folder / self.game / self.file).write_text(self.text, encoding="utf-8")
        return folder


def toml(value: Any) -> str:
    """*value* as TOML has it, on one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_quoted(key)} = {toml(each)}" for key, each in value.items()) + "}"
    if isinstance(value, list):
        return f"[{', '.join(map(toml, value))}]"
    return _quoted(value) if isinstance(value, str) else str(value).lower()


def _quoted(text: str) -> str:
    return json.dumps(text).replace("\x7f", "\\u007f") if text.isascii() else _escaped(text)


def _escaped(text: str) -> str:
    return (
        '"'
        + "".join(c if c.isascii() and c.isprintable() and c not in '"\\' else f"\\U{ord(c):08x}" for c in text)
        + '"'
    )


MORE: Mapping[tuple[str, str], tuple[str, Mapping[str, Any]]] = {
    ("dnd35", "armours"): ("padded", _NAMED),
    ("dnd35", "classes"): ("ranger", {**_NAMED, "main": "shortsword", "second": "dagger"}),
    ("dnd35", "terms"): ("strength", {key: each for key, each in _NAMED.items() if key != "plural"}),
    ("dnd35", "creatures"): (
        "harpy",
        {
            **_NAMED, "burrow_m": 3, "ac": 14, "dodge": 1, "reach_m": 3, "resists": {"fire": 5}, "sneak": 1,
            "spell_resistance": 12, "spells": ["daze"],
            "attacks": [
                {
                    "weapon": "javelin", "to_hit": 3, "critical": 19, "multiplier": 2, "increment_m": 6,
                    "damage": [{"dice": "1d6", "type": "piercing"}],
                }
            ],
        },
    ),
    ("dnd35", "spells"): (
        "cure_light_wounds",
        {
            **_NAMED, "targets": 2, "concealed": 20,
            "area": {"shape": "line", "size_m": 9, "width_m": 3, "from_self": True},
            "heals": {"dice": "1d8", "every": 2, "most": 4, "plus": 1, "by_level": True, "most_plus": 5},
        },
    ),
    ("dnd35", "characters"): (
        "hildegarde",
        {
            "armour_plus": 1, "base_attack": 3, "caster_level": 4, "channels": "positive", "climb_m": 3,
            "darkvision_m": 9, "deflection": 1, "dodge": 1, "features": ["evasion"], "fly_m": 6, "hit_points_max": 31,
            "improved": ["heavy_mace"], "initiative": 1, "low_light": True, "natural": 1, "nonlethal": 2, "pc": True,
            "plus": {"heavy_mace": 1}, "second": "dagger", "shield": None, "shield_plus": 1, "slots_max": [6, 6, 6],
            "swim_m": 3, "temperament": "steady", "turns_max": 9,
        },
    ),
}  # fmt: skip
"""A packaged entry of a table, and what more it has in the richest one: of the characters, their sheets."""


def _richest(game: str, name: str, everything: Mapping[str, Mapping[str, Any]]) -> dict[str, dict[str, Any]]:
    if (game, name) not in MORE:
        return {}
    key, more = MORE[game, name]
    entry = copy.deepcopy(dict(everything[key]))
    if "sheet" in entry:
        entry["sheet"] = {each: value for each, value in {**entry["sheet"], **more}.items() if value is not None}
    else:
        entry |= more
    # The codes of terms are those of the rules.
    return {key if name == "terms" else "rich": entry}


def line(name: str, entry: str, data: Any) -> str:
    """The line of a file that is the *entry* of the table *name*."""
    section = name.partition(".")[2]
    name = f"{section}.{_quoted(entry)}" if section else _quoted(entry)
    return f"{name} = {toml(data)}\n"


@cache
def packaged(game: str, file: str) -> Mapping[str, Any]:
    """What stands in a packaged file."""
    return tomllib.loads((PACKAGED / game / f"{file}.toml").read_text(encoding="utf-8"))


def entries(game: str, name: str) -> dict[str, dict[str, Any]]:
    """The entries of a table that are mutated."""
    file, _, section = name.partition(".")
    found = packaged(game, file)
    everything: dict[str, dict[str, Any]] = dict(found[section] if section else found)
    rich = copy.deepcopy(dict(RICH.get((game, name), {}))) | _richest(game, name, everything)
    if game == "percentile" and name in ("creatures", "trades"):
        build = copy.deepcopy(dict(_BUILD)) | {"spells": [_spell()]}
        rich["rich"] = {**_NAMED, **build} | ({"temperament": "steady"} if name == "creatures" else {})
    if game == "percentile" and name == "characters":
        sheet = {"name": "Truc", **_BUILD, "spells": [_spell()], "pc": False, "hit_points_max": 20, "psy_max": 9}
        rich["rich"] = {"about": _WORDS, "source": "our table", "sheet": sheet}
    chosen: dict[str, dict[str, Any]] = {}
    seen: set[Any] = set()
    for key, entry in {**rich, **{key: each for key, each in everything.items() if key not in rich}}.items():
        shape = set(_shape(entry))
        if not shape <= seen:
            seen |= shape
            chosen[key] = copy.deepcopy(dict(entry))
    return chosen


def _spell() -> str:
    return next(iter(packaged("percentile", "spells")))


def _shape(value: Any, path: tuple[str, ...] = ()) -> Iterator[Any]:
    """The fields in *value*, and what kind of thing stands in each; keys of a model's own are all alike."""
    yield path, type(value)
    if isinstance(value, dict):
        free = path and (path[-1] in ("ranks", "other_classes", "items", "skills", "saves") or "multiattack" in path)
        for key, each in value.items():
            yield from _shape(each, (*path, "*" if free else key))
    elif isinstance(value, list):
        for each in value:
            yield from _shape(each, (*path, "*"))


def paths(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[tuple[str | int, ...], Any]]:
    """Every place in *value* with what stands there; of a list the first and the last."""
    if path:
        yield path, value
    if isinstance(value, dict):
        for key, each in value.items():
            yield from paths(each, (*path, key))
    elif isinstance(value, list):
        for at in sorted({0, len(value) - 1} & set(range(len(value)))):
            yield from paths(value[at], (*path, at))


def mutations(game: str, name: str) -> Iterator[Mutation]:
    """Every mutation of a table, always the same and in the same order."""
    texts = sorted({*literals(TABLES[game, name]), *references(game)})
    for number, (key, entry) in enumerate(entries(game, name).items()):
        yield Mutation(game, name, key, (), "as it is", entry)
        if not number:
            for odd in (*_KEYS[:-4], *texts):
                yield Mutation(game, name, odd, (), f"called {odd[:50]!r}", entry)
            for odd_value in (*_NO_NUMBERS, "x", 3, [entry]):
                yield Mutation(game, name, key, (), f"is {str(odd_value)[:40]!r}", odd_value)
            written = line(name, key, entry)
            for text in (written * 2, *_files(written)):
                yield Mutation(game, name, "", (), f"the file {text[-40:]!r}", whole=text)
        seen: set[Any] = set()
        for path, value in [((), entry), *paths(entry)]:
            wide = _collapsed(path) not in seen and _fresh(game, name, key, path)
            for what, other in _others(value, texts, wide=wide):
                yield Mutation(game, name, key, path, what, with_(entry, path, other))
            seen.add(_collapsed(path))
            if path:
                yield Mutation(game, name, key, path, "missing", _without(entry, path))


def _files(text: str) -> tuple[str, ...]:
    return (
        "",
        "# nothing\n",
        "\ufeff" + text,
        text.replace("=", "", 1),
        text + "x = " + "[" * 500 + "]" * 500 + "\n",
        text + "[x]\nx = " + "9" * 5000 + "\n",
        text + "x = 1979-05-27\n",
        text + "[x.y]\n",
        text + "[[x]]\n",
    )


@cache
def _first(game: str, name: str) -> Mapping[tuple[str, ...], str]:
    """The first of the entries that has each field."""
    found: dict[tuple[str, ...], str] = {}
    for key, entry in entries(game, name).items():
        for path, _ in paths(entry):
            found.setdefault(_collapsed(path), key)
    return found


def _fresh(game: str, name: str, key: str, path: tuple[str | int, ...]) -> bool:
    """Whether no entry before that of *key* has the field: in it, everything is tried."""
    return not path or _first(game, name)[_collapsed(path)] == key


def _collapsed(path: tuple[str | int, ...]) -> tuple[str, ...]:
    return tuple("*" if isinstance(each, int) else each for each in path)


def _others(value: Any, texts: list[str], *, wide: bool) -> Iterator[tuple[str, Any]]:
    """What may stand there instead of *value*: a little of everything, or with *wide* all there is."""
    found: list[Any] = [True, False, -1, 0, 1, 10**30, 3.5, float("nan"), "", "no_such_entry", [], {}]
    if wide:
        found += _NO_NUMBERS
        found += _LADDER if isinstance(value, int) and not isinstance(value, bool) else (3, 25, 2**63)
        if isinstance(value, str):
            # Where words stand, one text is as good as another.
            found += _TEXTS if " " in value else (*_TEXTS, *_DICE, *texts)
    for other in found:
        if repr(other) != repr(value):
            yield f"is {str(other)[:40]!r}, a {type(other).__name__}", other
    if isinstance(value, list):
        yield "in a list", [value]
        if value:
            yield "one less", value[1:]
            yield "one twice", [*value, value[0]]
            yield "a hundred", value[:1] * 100
            yield "the other way round", value[::-1]
    if isinstance(value, dict):
        yield "a field nobody knows", {**value, "whatever": 1}
        yield "an id", {**value, "id": "x"}
        for key in value if wide else ():
            for odd in (*_KEYS, *texts[:12]):
                yield f"{key} called {odd[:30]!r}", {(odd if each == key else each): its for each, its in value.items()}
        if wide and value:
            some = next(iter(value.values()))
            yield "a hundred keys", {f"k{at}": some for at in range(100)}


def with_(entry: Any, path: tuple[str | int, ...], value: Any) -> Any:
    """*entry* with *value* at *path*."""
    if not path:
        return value
    made = copy.copy(entry)
    made[path[0]] = with_(entry[path[0]], path[1:], value)
    return made


def _without(entry: Any, path: tuple[str | int, ...]) -> Any:
    made = copy.copy(entry)
    if len(path) == 1:
        del made[path[0]]
    else:
        made[path[0]] = _without(entry[path[0]], path[1:])
    return made


@cache
def references(game: str) -> frozenset[str]:
    """An id or three of each table of *game*: some are right in a field, and some belong to other tables."""
    found: set[str] = set()
    for of, name in TABLES:
        file, _, section = name.partition(".")
        if of == game:
            data = packaged(game, file)
            found.update(list(data[section] if section else data)[::6])
    return frozenset(found)


def literals(annotation: Any) -> frozenset[str]:
    """Every code that some field of a model may be."""
    found: set[str] = set()
    for each in _within(annotation):
        if typing.get_origin(each) is Literal:
            found.update(code for code in typing.get_args(each) if isinstance(code, str))
    return frozenset(found)


def fields(model: type[BaseModel], path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Every field of a model and of those within, `*` for an entry of a list."""
    for name, field in model.model_fields.items():
        here = (*path, field.alias or name)
        if here != ("id",):
            yield here
        for inner, listed in _models(field.annotation):
            yield from fields(inner, (*here, "*") if listed else here)


def _models(annotation: Any, *, listed: bool = False) -> Iterator[tuple[type[BaseModel], bool]]:
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        yield annotation, listed
    for each in typing.get_args(annotation):
        yield from _models(each, listed=listed or typing.get_origin(annotation) is tuple)


def _within(annotation: Any) -> Iterator[Any]:
    yield annotation
    if (
        isinstance(annotation, type)
        and not isinstance(annotation, types.GenericAlias)
        and issubclass(annotation, BaseModel)
    ):
        for field in annotation.model_fields.values():
            yield from _within(field.annotation)
    if typing.get_origin(annotation) is not Literal:
        for each in typing.get_args(annotation):
            yield from _within(each)


@cache
def everything(game: str) -> tuple[Mutation, ...]:
    """All mutations of a game, in an order in which the first ones are of all kinds."""
    found = [each for of, name in TABLES if of == game for each in mutations(game, name)]
    random.Random(game).shuffle(found)
    return tuple(found)


__all__ = ["TABLES", "Mutation", "entries", "everything", "fields", "mutations", "paths", "with_"]
