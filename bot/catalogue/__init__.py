"""Weapons, armours, creatures, classes and ready-made characters, read from `data/` and checked at start.

There is one catalogue for each rule text that has data; `library` holds them all.

Its own law: every entry is a frozen model, every fault names file, entry and field, and nothing here knows a fight.
What an encounter uses is copied into it, so that editing data never changes a running fight. Read `models` for what
an entry may hold, `criticals` for what a loss of body points does, `files` for how a host's folder adds to the packaged
data, `sheet` for characters, `catalogue` for the whole of D&D Alternatif; `percentile` and `percentile_sheet` are the
same for the percentile rules, `dnd5` and the modules that begin so for the fifth edition's reference rules,
`dnd35` and its modules for those of 3.5, `rpg20` and its own for RPG 2.0.
"""

from bot.catalogue.catalogue import Catalogue, load_catalogue
from bot.catalogue.critical_tables import CriticalColumn, CriticalPlace, Criticals
from bot.catalogue.criticals import CriticalEffect, Table, effect_in
from bot.catalogue.dnd5 import UNARMED, Dnd5Catalogue, load_dnd5
from bot.catalogue.dnd5_creatures import Dnd5Attack, Dnd5Creature, Innate, Rider
from bot.catalogue.dnd5_entries import Dnd5Armour, Dnd5Character, Dnd5Class, Dnd5Weapon
from bot.catalogue.dnd5_making import made_of, proposed_of
from bot.catalogue.dnd5_sheet import Dnd5Sheet, dnd5_sheet_from_data, dnd5_sheet_to_toml, parse_dnd5_sheet
from bot.catalogue.dnd5_spells import Dnd5Spell
from bot.catalogue.dnd5_terms import centimetres
from bot.catalogue.dnd35 import ArmourClass, Dnd35Catalogue, load_dnd35
from bot.catalogue.dnd35_creatures import Dnd35Attack, Dnd35Creature, Rider35
from bot.catalogue.dnd35_entries import Dnd35Armour, Dnd35Character, Dnd35Class, Dnd35Weapon
from bot.catalogue.dnd35_making import made35_of, proposed35_of
from bot.catalogue.dnd35_sheet import Dnd35Sheet, dnd35_sheet_from_data, dnd35_sheet_to_toml, parse_dnd35_sheet
from bot.catalogue.dnd35_spells import Dnd35Spell
from bot.catalogue.doings import ListedAction, MagicItem, Spell
from bot.catalogue.files import CatalogueRefused
from bot.catalogue.ids import (
    ActionId,
    ArmourId,
    CharacterId,
    ClassId,
    CreatureId,
    FamilyId,
    ItemId,
    MagicId,
    PlaceId,
    ShieldId,
    SkillId,
    SpellId,
    TradeId,
    WeaponId,
)
from bot.catalogue.library import Library, fingerprint, load_library
from bot.catalogue.models import (
    Armour,
    Attack,
    Character,
    CharacterClass,
    Creature,
    Exceptional,
    Family,
    Missile,
    Spoken,
    Weapon,
    Words,
)
from bot.catalogue.percentile import (
    BARE_HANDS,
    PercentileArmour,
    PercentileCatalogue,
    PercentileCharacter,
    PercentileCreature,
    PercentileShield,
    PercentileSkill,
    PercentileSpell,
    PercentileTrade,
    PercentileWeapon,
    load_percentile,
)
from bot.catalogue.percentile_sheet import (
    CHARACTERISTICS,
    Build,
    PercentileSheet,
    parse_percentile_sheet,
    percentile_sheet_from_data,
    percentile_sheet_to_toml,
    skill_code,
)
from bot.catalogue.percentile_words import field_today
from bot.catalogue.rpg20 import Rpg20Catalogue, load_rpg20
from bot.catalogue.rpg20_sheet import Rpg20Sheet, rpg20_sheet_to_toml
from bot.catalogue.sheet import (
    MOST_INJURIES,
    SHEET_KEYS,
    WORST_MALUS,
    Bleeding,
    OldInjury,
    Sheet,
    SheetRefused,
    Size,
    Temperament,
    parse_sheet,
    sheet_from_data,
    sheet_to_toml,
)
from bot.catalogue.wielding import check_hands

__all__ = [
    "BARE_HANDS",
    "CHARACTERISTICS",
    "MOST_INJURIES",
    "SHEET_KEYS",
    "UNARMED",
    "WORST_MALUS",
    "ActionId",
    "Armour",
    "ArmourClass",
    "ArmourId",
    "Attack",
    "Bleeding",
    "Build",
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
    "Dnd5Armour",
    "Dnd5Attack",
    "Dnd5Catalogue",
    "Dnd5Character",
    "Dnd5Class",
    "Dnd5Creature",
    "Dnd5Sheet",
    "Dnd5Spell",
    "Dnd5Weapon",
    "Dnd35Armour",
    "Dnd35Attack",
    "Dnd35Catalogue",
    "Dnd35Character",
    "Dnd35Class",
    "Dnd35Creature",
    "Dnd35Sheet",
    "Dnd35Spell",
    "Dnd35Weapon",
    "Exceptional",
    "Family",
    "FamilyId",
    "Innate",
    "ItemId",
    "Library",
    "ListedAction",
    "MagicId",
    "MagicItem",
    "Missile",
    "OldInjury",
    "PercentileArmour",
    "PercentileCatalogue",
    "PercentileCharacter",
    "PercentileCreature",
    "PercentileSheet",
    "PercentileShield",
    "PercentileSkill",
    "PercentileSpell",
    "PercentileTrade",
    "PercentileWeapon",
    "PlaceId",
    "Rider",
    "Rider35",
    "Rpg20Catalogue",
    "Rpg20Sheet",
    "Sheet",
    "SheetRefused",
    "ShieldId",
    "Size",
    "SkillId",
    "Spell",
    "SpellId",
    "Spoken",
    "Table",
    "Temperament",
    "TradeId",
    "Weapon",
    "WeaponId",
    "Words",
    "centimetres",
    "check_hands",
    "dnd5_sheet_from_data",
    "dnd5_sheet_to_toml",
    "dnd35_sheet_from_data",
    "dnd35_sheet_to_toml",
    "effect_in",
    "field_today",
    "fingerprint",
    "load_catalogue",
    "load_dnd5",
    "load_dnd35",
    "load_library",
    "load_percentile",
    "load_rpg20",
    "made35_of",
    "made_of",
    "parse_dnd5_sheet",
    "parse_dnd35_sheet",
    "parse_percentile_sheet",
    "parse_sheet",
    "percentile_sheet_from_data",
    "percentile_sheet_to_toml",
    "proposed35_of",
    "proposed_of",
    "rpg20_sheet_to_toml",
    "sheet_from_data",
    "sheet_to_toml",
    "skill_code",
]
