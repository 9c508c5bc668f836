"""The game master demands the action for what was done in passing (DN5-TUR-011)."""

from __future__ import annotations

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.rulesets.dnd5.objects.events import ActionDemanded
from bot.rulesets.dnd5.state import State
from bot.rulesets.shared.book import Word, word


@word(tool="needs_action")
class DemandAction(Word):
    """What whoever is up has handled in passing takes special care: it costs his action."""

    def check(self, state: State) -> None:
        turn = state.turn
        if turn is None or not turn.object or turn.action:
            raise Refused("dnd5-nothing-in-passing")

    def take(self, scene: Scene[State]) -> Action:
        turn = scene.now.turn
        if turn is not None:
            yield from tell(ActionDemanded(turn.who))


__all__ = ["DemandAction"]
