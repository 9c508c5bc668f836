"""What there is in an encounter: people, the turn under way, what is being done, the table's choices."""

from bot.rulesets.dnd35.state.deeds import Blow, Deed, Move, Signal, Turn
from bot.rulesets.dnd35.state.people import FISTS, SQUARE, Extra, Fighter, Held, Ready, Ward, Weapon
from bot.rulesets.dnd35.state.scene import Settings, State, enemies

__all__ = [
    "FISTS",
    "SQUARE",
    "Blow",
    "Deed",
    "Extra",
    "Fighter",
    "Held",
    "Move",
    "Ready",
    "Settings",
    "Signal",
    "State",
    "Turn",
    "Ward",
    "Weapon",
    "enemies",
]
