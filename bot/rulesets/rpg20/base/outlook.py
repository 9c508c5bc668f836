"""What actions look at: the state, and who means to act."""

from __future__ import annotations

from bot.kernel.values import record
from bot.rulesets.rpg20.state import Fighter, State, enemies
from bot.rulesets.shared.actions import once


@record
class Outlook:
    """*who* says what he means to do in *state*."""

    state: State
    who: Fighter

    @once
    def seen(self) -> tuple[str, ...]:
        """Those whom everybody sees, foes first, then companions; nobody dead. What is offered must not tell of whoever
        lies in wait, not even on one's own side."""
        others = [
            each
            for each in self.state.combatants.values()
            if each.id != self.who.id and not each.dead and not each.hidden
        ]
        others.sort(key=lambda each: (each.side == self.who.side, each.out))
        return tuple(each.id for each in others)

    @once
    def foes(self) -> tuple[str, ...]:
        return tuple(each.id for each in enemies(self.state, self.who))


__all__ = ["Outlook"]
