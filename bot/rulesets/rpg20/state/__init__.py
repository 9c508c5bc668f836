"""What there is in an encounter: people, their bodies and what they hold, the sequence under way, the blow that falls,
the table's choices."""

from bot.rulesets.rpg20.state.deeds import Blow, Burst, Charge, Intention, Mode, Purpose, Turn
from bot.rulesets.rpg20.state.people import Explosive, Fighter, Gauge, Ill, Line, Piece, Shield, Weapon
from bot.rulesets.rpg20.state.scene import GM, Settings, State, enemies, noticed, shot_at

__all__ = [
    "GM",
    "Blow",
    "Burst",
    "Charge",
    "Explosive",
    "Fighter",
    "Gauge",
    "Ill",
    "Intention",
    "Line",
    "Mode",
    "Piece",
    "Purpose",
    "Settings",
    "Shield",
    "State",
    "Turn",
    "Weapon",
    "enemies",
    "noticed",
    "shot_at",
]
