"""What actions look at."""

from __future__ import annotations

from bot.kernel.values import record
from bot.rulesets.dnd35.base import budget
from bot.rulesets.dnd35.state import Fighter, State, Turn


@record
class Outlook:
    """The state, and *who* is up."""

    state: State
    who: Fighter

    @property
    def turn(self) -> Turn | None:
        return budget.turn_of(self.state, self.who)


__all__ = ["Outlook"]
