"""What there is in an encounter: people, the turn under way, what is being done, the table's choices."""

from bot.rulesets.dnd35.state.deeds import Act, Blow, Cause, Deed, Feat, Manoeuvre, Move, Signal, Turn
from bot.rulesets.dnd35.state.grips import Aim, Clinch, Grip, Skill, Spell
from bot.rulesets.dnd35.state.people import (
    FISTS,
    SQUARE,
    Extra,
    Fastened,
    Favour,
    Fighter,
    Held,
    Ready,
    Thing,
    Ward,
    Weapon,
)
from bot.rulesets.dnd35.state.scene import Lying, Settings, State, enemies

__all__ = [
    "FISTS",
    "SQUARE",
    "Act",
    "Aim",
    "Blow",
    "Cause",
    "Clinch",
    "Deed",
    "Extra",
    "Fastened",
    "Favour",
    "Feat",
    "Fighter",
    "Grip",
    "Held",
    "Lying",
    "Manoeuvre",
    "Move",
    "Ready",
    "Settings",
    "Signal",
    "Skill",
    "Spell",
    "State",
    "Thing",
    "Turn",
    "Ward",
    "Weapon",
    "enemies",
]
