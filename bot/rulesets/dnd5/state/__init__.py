"""What an encounter under the fifth edition's rules is at one moment: plain frozen records, changed only by events.

Distances are whole centimetres (9 m = 900): never fractions (DN5-EXT-002). A round is six seconds (DN5-INI-001).
"""

from __future__ import annotations

from bot.rulesets.dnd5.state.deeds import (
    Attempt,
    Blow,
    Contest,
    Deed,
    Degree,
    Improvisation,
    Mode,
    Move,
    Offer,
    Shelter,
    Signal,
    Turn,
)
from bot.rulesets.dnd5.state.people import (
    ABILITIES,
    DAMAGE_TYPES,
    SIZES,
    SKILLS,
    UNARMED,
    Extra,
    Fighter,
    Held,
    Help,
    Ready,
    Spell,
    Weapon,
)
from bot.rulesets.dnd5.state.scene import (
    SQUARE,
    Settings,
    State,
    allies,
    enemies,
    led,
    locates,
    pair,
    rider,
    sees,
    steed,
)
from bot.rulesets.shared.check import Term

__all__ = [
    "ABILITIES",
    "DAMAGE_TYPES",
    "SIZES",
    "SKILLS",
    "SQUARE",
    "UNARMED",
    "Attempt",
    "Blow",
    "Contest",
    "Deed",
    "Degree",
    "Extra",
    "Fighter",
    "Held",
    "Help",
    "Improvisation",
    "Mode",
    "Move",
    "Offer",
    "Ready",
    "Settings",
    "Shelter",
    "Signal",
    "Spell",
    "State",
    "Term",
    "Turn",
    "Weapon",
    "allies",
    "enemies",
    "led",
    "locates",
    "pair",
    "rider",
    "sees",
    "steed",
]
