"""What an encounter under D&D Alternatif is at one moment: plain frozen records, changed only by events (`history`).

Times are segments (6 seconds, counted from 1; 0 is the opening). Hit points are stamina and body points.
"""

from __future__ import annotations

from bot.rulesets.alternatif.state.actions import Bond, Proposal, Task
from bot.rulesets.alternatif.state.arms import (
    FIST,
    LIMBS,
    Arm,
    Exceptional,
    Flank,
    Hand,
    Kind,
    Manoeuvre,
    Rolled,
    Status,
    Wielded,
    Wound,
    by_hand,
)
from bot.rulesets.alternatif.state.charging import Answer, Clash
from bot.rulesets.alternatif.state.combatant import Bleeding, Combatant, Fate, Injury, Intent, Size, Temperament
from bot.rulesets.alternatif.state.crowd import Crowd, Pace
from bot.rulesets.alternatif.state.fatigue import Fatigue
from bot.rulesets.alternatif.state.footing import Footing, Ground, Light, Rank, Room, Stature, light_key
from bot.rulesets.alternatif.state.looking import (
    aim_parts,
    blow_id,
    enemies,
    engaged_by,
    foes,
    guard_is_down,
    helpless_against,
    is_stunned,
    open_blows,
    phase_of,
    piece_id,
    place_in_round,
    round_of,
    sees,
    surprise_of,
    within_reach,
)
from bot.rulesets.alternatif.state.magic import Disturbance, Effect, Item, ItemPlace, Magic, Spell
from bot.rulesets.alternatif.state.riding import Mount, Riding
from bot.rulesets.alternatif.state.scene import AlternatifState, Blow, Fumble, Mishap, Occasion, Offer
from bot.rulesets.alternatif.state.settings import Settings
from bot.rulesets.alternatif.state.sight import has_pole_weapon, is_blind_to, knows_of, light_on, rank_of, reaches
from bot.rulesets.alternatif.state.specials import Licence, Opposed, Special
from bot.rulesets.alternatif.state.surprise import Notice, Surprise
from bot.rulesets.alternatif.state.wrestling import Attempt, Grip, Hold, Key, OwnHold, Part, Wrestler

__all__ = [
    "FIST",
    "LIMBS",
    "AlternatifState",
    "Answer",
    "Arm",
    "Attempt",
    "Bleeding",
    "Blow",
    "Bond",
    "Clash",
    "Combatant",
    "Crowd",
    "Disturbance",
    "Effect",
    "Exceptional",
    "Fate",
    "Fatigue",
    "Flank",
    "Footing",
    "Fumble",
    "Grip",
    "Ground",
    "Hand",
    "Hold",
    "Injury",
    "Intent",
    "Item",
    "ItemPlace",
    "Key",
    "Kind",
    "Licence",
    "Light",
    "Magic",
    "Manoeuvre",
    "Mishap",
    "Mount",
    "Notice",
    "Occasion",
    "Offer",
    "Opposed",
    "OwnHold",
    "Pace",
    "Part",
    "Proposal",
    "Rank",
    "Riding",
    "Rolled",
    "Room",
    "Settings",
    "Size",
    "Special",
    "Spell",
    "Stature",
    "Status",
    "Surprise",
    "Task",
    "Temperament",
    "Wielded",
    "Wound",
    "Wrestler",
    "aim_parts",
    "blow_id",
    "by_hand",
    "enemies",
    "engaged_by",
    "foes",
    "guard_is_down",
    "has_pole_weapon",
    "helpless_against",
    "is_blind_to",
    "is_stunned",
    "knows_of",
    "light_key",
    "light_on",
    "open_blows",
    "phase_of",
    "piece_id",
    "place_in_round",
    "rank_of",
    "reaches",
    "round_of",
    "sees",
    "surprise_of",
    "within_reach",
]
