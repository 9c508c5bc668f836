"""The game as the kernel runs it and as tables, commands and renderers ask it."""

from __future__ import annotations

from typing import Any, ClassVar

from bot.kernel.decisions import Choice, Decision
from bot.kernel.ruleset import Sheets
from bot.rulesets.rpg20 import autopilot, encounter, orders, settings
from bot.rulesets.rpg20.attack.events import AttackBegun, AttackRolled
from bot.rulesets.rpg20.chapters import CONTENTS
from bot.rulesets.rpg20.sequences.events import RoundStarted, SlotBegun
from bot.rulesets.rpg20.state import Fighter, State
from bot.rulesets.shared.game import BookGame, Recruiter
from bot.rulesets.shared.overruling import Rolled


class Rpg20(BookGame[State]):
    """RPG 2.0, chapter 5: implements `bot.kernel.ruleset.Ruleset`."""

    id = "rpg20"
    schema = 1
    restartable = True
    contents = CONTENTS
    stages = encounter.ORDER
    choices = settings.CHOICES
    matters = orders.MATTERS
    harmless = orders.HARMLESS
    state_type: type[State] = State
    somebody: ClassVar[Any] = Fighter
    steps: frozenset[type] = frozenset({RoundStarted, SlotBegun})
    rulings: frozenset[type] = frozenset({AttackBegun})

    def __init__(self, recruiter: Recruiter, sheets: Sheets) -> None:
        self.recruiter = recruiter
        self.sheets = sheets

    def moment(self, state: State) -> str:
        return str(state.round)

    def autopilot(self, state: State, who: Fighter, decision: Decision) -> Choice | None:
        return autopilot.answers(state, who, decision)

    def blow_of(self, event: Any) -> Rolled | None:
        """Whose attack at whom *event* rolled, and whether it hit; None for anything else."""
        if isinstance(event, AttackRolled):
            return Rolled(event.combatant, event.target, event.outcome != "miss")
        return None


__all__ = ["Rpg20"]
