"""What there is in an encounter: people, the turn under way, what is being done, the table's choices."""

from bot.rulesets.dnd35.state.deeds import Blow, Cause, Deed, Move, Signal, Turn
from bot.rulesets.dnd35.state.grips import Aim, Clinch, Grip, Skill, Spell
from bot.rulesets.dnd35.state.people import FISTS, SQUARE, Extra, Fighter, Held, Ready, Ward, Weapon
from bot.rulesets.dnd35.state.scene import Settings, State, enemies

__all__ = [
    "FISTS",
    "SQUARE",
    "Aim",
    "Blow",
    "Cause",
    "Clinch",
    "Deed",
    "Extra",
    "Fighter",
    "Grip",
    "Held",
    "Move",
    "Ready",
    "Settings",
    "Signal",
    "Skill",
    "Spell",
    "State",
    "Turn",
    "Ward",
    "Weapon",
    "enemies",
]
