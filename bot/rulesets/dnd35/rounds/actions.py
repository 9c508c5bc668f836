"""Letting others act first, and being done."""

from __future__ import annotations

from bot.kernel.decisions import Choice, Field
from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd35.base.outlook import Outlook
from bot.rulesets.dnd35.rounds import turns
from bot.rulesets.dnd35.rounds.events import PlaceTaken
from bot.rulesets.dnd35.state import State
from bot.rulesets.shared.actions import Blanks, Doable
from bot.rulesets.shared.d20 import finishing


class Delay(Doable[Outlook]):
    """Act after *target*, in this round and in those that follow; once a round, and before anything else is done
    (D35-ACT-013)."""

    code = "delay"

    def asked(self, at: Outlook) -> Blanks | None:
        turn = at.turn
        if turn is None or turn.deeds or at.who.waited == max(1, at.state.round) or at.state.ambush == "on":
            return None
        found = turns.later(at.state, at.who)
        return (Field("target", found),) if found else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from tell(PlaceTaken(who, choice["target"]))


class Pass(Doable[Outlook]):
    """The turn is over."""

    code = "pass"

    def asked(self, at: Outlook) -> Blanks | None:
        return ()

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from turns.end(scene, who)


class FinishAlone(finishing.FinishAlone):
    def ends(self, scene: Scene[State], who: str) -> Action:
        yield from turns.end(scene, who, free=True)


ACTIONS = (Delay(), Pass(), FinishAlone())

__all__ = ["ACTIONS", "Delay", "FinishAlone", "Pass"]
