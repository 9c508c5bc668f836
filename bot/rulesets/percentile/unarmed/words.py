"""Somebody lets go of whom he holds (PCT-UNA-003, -005)."""

from __future__ import annotations

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.rulesets.percentile.people import able
from bot.rulesets.percentile.rounds import StatusSet
from bot.rulesets.percentile.state import Fighter, PercentileState
from bot.rulesets.percentile.unarmed.holds import gripped
from bot.rulesets.shared.book import Word, word
from bot.rulesets.shared.naming import CombatantId


@word()
class LetGo(Word):
    """*who* lets go of *target*, None: of everybody whom he holds. It costs nothing, and may be done at any time but
    while a die of somebody's is looked at (PCT-UNA-003)."""

    who: CombatantId
    target: CombatantId | None = None

    def check(self, state: PercentileState) -> None:
        who = able(state, self.who)
        if not self._held(state):
            raise Refused("percentile-holds-nobody", name=who.name)
        if state.roll is not None or (state.turn is not None and state.turn.contest is not None):
            raise Refused("percentile-in-the-middle", name=who.name)

    def _held(self, state: PercentileState) -> list[Fighter]:
        return [each for each in gripped(state, self.who) if self.target in (None, each.id)]

    def take(self, scene: Scene[PercentileState]) -> Action:
        for each in self._held(scene.now):
            for status in each.statuses:
                if status.by == self.who:
                    yield from tell(StatusSet(each.id, status.kind, on=False, by=self.who))
