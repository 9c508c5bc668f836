"""What an encounter under the fifth edition's rules is at one moment: plain frozen records, changed only by events.

Distances are whole centimetres (9 m = 900): never fractions (DN5-EXT-002). A round is six seconds (DN5-INI-001).
"""

from __future__ import annotations

from bot.catalogue.dnd5_terms import ABILITIES, DAMAGE_TYPES, SIZES, SKILLS
from bot.rulesets.dnd5.state.conditions import CONDITIONS
from bot.rulesets.dnd5.state.deeds import (
    Attempt,
    Blow,
    Cast,
    Contest,
    Degree,
    Fall,
    Guess,
    Improvisation,
    Mode,
    Move,
    Offer,
    Shelter,
    Signal,
    Turn,
)
from bot.rulesets.dnd5.state.people import Fighter, Help, Ready, Resist
from bot.rulesets.dnd5.state.scene import (
    SQUARE,
    Lying,
    Settings,
    State,
    Zone,
    allies,
    bears,
    enemies,
    led,
    locates,
    rider,
    sees,
    steed,
)
from bot.rulesets.dnd5.state.spells import UNARMED, Charge, Effect, Extra, Held, Holding, Hurt, Mended, Spell, Weapon
from bot.rulesets.shared.check import Term

__all__ = [
    "ABILITIES",
    "CONDITIONS",
    "DAMAGE_TYPES",
    "SIZES",
    "SKILLS",
    "SQUARE",
    "UNARMED",
    "Attempt",
    "Blow",
    "Cast",
    "Charge",
    "Contest",
    "Degree",
    "Effect",
    "Extra",
    "Fall",
    "Fighter",
    "Guess",
    "Held",
    "Help",
    "Holding",
    "Hurt",
    "Improvisation",
    "Lying",
    "Mended",
    "Mode",
    "Move",
    "Offer",
    "Ready",
    "Resist",
    "Settings",
    "Shelter",
    "Signal",
    "Spell",
    "State",
    "Term",
    "Turn",
    "Weapon",
    "Zone",
    "allies",
    "bears",
    "enemies",
    "led",
    "locates",
    "rider",
    "sees",
    "steed",
]
