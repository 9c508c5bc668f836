"""What actions look at."""

from __future__ import annotations

from bot.kernel.values import record
from bot.rulesets.dnd5.base import budget
from bot.rulesets.dnd5.state import Fighter, State, Turn


@record
class Outlook:
    """The state, and *who* is up."""

    state: State
    who: Fighter

    @property
    def turn(self) -> Turn | None:
        return budget.turn_of(self.state, self.who)

    @property
    def acts(self) -> bool:
        """Whether his action is still his."""
        return budget.may_act(self.state, self.who)

    @property
    def acts_besides(self) -> bool:
        """Whether a bonus action is."""
        return budget.may_act_besides(self.state, self.who)

    @property
    def left(self) -> int:
        """The movement that he has left, in centimetres: his mount's where he controls it."""
        return budget.movement_left(self.state, self.mover)

    @property
    def mover(self) -> Fighter:
        """Who goes: he, or the mount that he controls."""
        return budget.mover(self.state, self.who)


__all__ = ["Outlook"]
