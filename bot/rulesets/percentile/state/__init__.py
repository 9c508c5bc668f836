"""What an encounter under the percentile rules is at one moment: plain frozen records, changed only by events.

Time is counted in rounds, from 1 (PCT-RND-001). Scores, bonuses and penalties are in percentage points (PCT-TST-002),
distances are in centimetres.
"""

from __future__ import annotations

from bot.rulesets.percentile.state.acting import (
    GM,
    LEAST_VITAL,
    WORST_VITAL,
    ActionKind,
    Arm,
    Declaration,
    Hand,
    Hit,
    Opportunity,
    Posture,
    Purpose,
    Roll,
    Seeming,
    Trigger,
    Turn,
)
from bot.rulesets.percentile.state.people import (
    FISTS,
    GRIP,
    OUT,
    SURPRISE,
    Fighter,
    Modifier,
    Protection,
    Shield,
    Skill,
    Spell,
    Status,
    StatusKind,
    Weapon,
)
from bot.rulesets.percentile.state.scene import PercentileState, Phase, Pit, Settings, allies, enemies, pair, takes_part
from bot.rulesets.shared.check import Degree, Term

__all__ = [
    "FISTS",
    "GM",
    "GRIP",
    "LEAST_VITAL",
    "OUT",
    "SURPRISE",
    "WORST_VITAL",
    "ActionKind",
    "Arm",
    "Declaration",
    "Degree",
    "Fighter",
    "Hand",
    "Hit",
    "Modifier",
    "Opportunity",
    "PercentileState",
    "Phase",
    "Pit",
    "Posture",
    "Protection",
    "Purpose",
    "Roll",
    "Seeming",
    "Settings",
    "Shield",
    "Skill",
    "Spell",
    "Status",
    "StatusKind",
    "Term",
    "Trigger",
    "Turn",
    "Weapon",
    "allies",
    "enemies",
    "pair",
    "takes_part",
]
