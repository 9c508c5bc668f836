"""Weapons, armours, creatures, classes and ready-made characters, read from `data/` and checked at start.

Its own law: every entry is a frozen model, every fault names file, entry and field, and nothing here knows a fight.
What an encounter uses is copied into it, so that editing data never changes a running fight. Read `models` for what
an entry may hold, `criticals` for what a loss of body points does, `files` for how a host's folder adds to the packaged
data, `sheet` for characters, `catalogue` for the whole.
"""

from bot.catalogue.catalogue import Catalogue, load_catalogue
from bot.catalogue.critical_tables import CriticalColumn, CriticalPlace, Criticals
from bot.catalogue.criticals import CriticalEffect, Table, effect_in
from bot.catalogue.files import CatalogueRefused
from bot.catalogue.ids import ArmourId, CharacterId, ClassId, CreatureId, FamilyId, PlaceId, WeaponId
from bot.catalogue.models import (
    Armour,
    Attack,
    Character,
    CharacterClass,
    Creature,
    Exceptional,
    Family,
    ReactionRow,
    Weapon,
    Words,
)
from bot.catalogue.sheet import (
    SHEET_KEYS,
    Sheet,
    SheetRefused,
    Temperament,
    parse_sheet,
    sheet_from_data,
    sheet_to_toml,
)
from bot.catalogue.wielding import check_hands

__all__ = [
    "SHEET_KEYS",
    "Armour",
    "ArmourId",
    "Attack",
    "Catalogue",
    "CatalogueRefused",
    "Character",
    "CharacterClass",
    "CharacterId",
    "ClassId",
    "Creature",
    "CreatureId",
    "CriticalColumn",
    "CriticalEffect",
    "CriticalPlace",
    "Criticals",
    "Exceptional",
    "Family",
    "FamilyId",
    "PlaceId",
    "ReactionRow",
    "Sheet",
    "SheetRefused",
    "Table",
    "Temperament",
    "Weapon",
    "WeaponId",
    "Words",
    "check_hands",
    "effect_in",
    "load_catalogue",
    "parse_sheet",
    "sheet_from_data",
    "sheet_to_toml",
]
