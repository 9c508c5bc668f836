"""What there is in an encounter: people, the turn under way, what is being done, the table's choices."""

from bot.rulesets.dnd35.state.arms import FISTS, Extra, Fastened, Held, Rider, Thing, Weapon
from bot.rulesets.dnd35.state.deeds import Act, Blow, Cause, Deed, Feat, Gait, Guess, Manoeuvre, Move, Signal, Turn
from bot.rulesets.dnd35.state.grips import Aim, Clinch, Grip, Skill
from bot.rulesets.dnd35.state.magic import Cast, CastHow, Effect, Fall, Spell
from bot.rulesets.dnd35.state.people import SQUARE, Favour, Fighter, Ready, Ward
from bot.rulesets.dnd35.state.scene import Degree, Lying, Screen, Screened, Settings, Shelter, State, enemies

__all__ = [
    "FISTS",
    "SQUARE",
    "Act",
    "Aim",
    "Blow",
    "Cast",
    "CastHow",
    "Cause",
    "Clinch",
    "Deed",
    "Degree",
    "Effect",
    "Extra",
    "Fall",
    "Fastened",
    "Favour",
    "Feat",
    "Fighter",
    "Gait",
    "Grip",
    "Guess",
    "Held",
    "Lying",
    "Manoeuvre",
    "Move",
    "Ready",
    "Rider",
    "Screen",
    "Screened",
    "Settings",
    "Shelter",
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
