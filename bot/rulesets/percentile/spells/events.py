"""Spells that were cast (PCT-POS-013)."""

from __future__ import annotations

from dataclasses import field

from bot.kernel.values import LATER
from bot.rulesets.percentile.state import PercentileState
from bot.rulesets.shared.book import PUBLIC, happens
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.overruling import counted


@happens("PCT-POS-013", to=PUBLIC)
class SpellCast:
    """*cost*: psy points paid; *worked*: it takes its effect. *sure*: it strikes *target* without a roll, unless the
    game master says otherwise."""

    combatant: CombatantId
    spell: str
    cost: int
    worked: bool
    target: CombatantId | None = None
    sure: bool = field(default=False, metadata={LATER: True})

    decides = True

    def change(self, state: PercentileState) -> PercentileState:
        state = counted(state, self.combatant) if self.sure else state
        who = state.fighters.get(self.combatant)
        return state if who is None else state.with_(who.id, psy=max(0, who.psy - self.cost))
