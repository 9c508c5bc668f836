"""Letting others act first, and being done."""

from __future__ import annotations

from bot.kernel.decisions import NOTHING, Choice, Field
from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd35.base.outlook import Outlook
from bot.rulesets.dnd35.rounds import delaying, turns
from bot.rulesets.dnd35.rounds.events import PlaceTaken, TurnDelayed
from bot.rulesets.dnd35.rounds.words import CallEntry
from bot.rulesets.dnd35.state import State
from bot.rulesets.shared.actions import Blanks, Doable, untold
from bot.rulesets.shared.d20 import finishing
from bot.rulesets.shared.options import Args


class Delay(Doable[Outlook]):
    """Let others act first, until he comes in, or until after the turn of *target* at the latest; once a round, and
    before anything else is done (D35-ACT-013)."""

    code = "delay"

    def asked(self, at: Outlook) -> Blanks | None:
        turn = at.turn
        if turn is None or turn.deeds or at.who.waited == at.state.lap or not delaying.others(at.state, at.who):
            return None
        return (Field("target", (NOTHING, *turns.later(at.state, at.who))),)

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        after = choice["target"]
        yield from tell(TurnDelayed(who) if after == NOTHING else PlaceTaken(who, after))


class ComeIn(Doable[Outlook]):
    """Have one's turn now that one has delayed: as soon as nobody's is under way (D35-ACT-013)."""

    code = "come_in"
    while_asked = True
    costs = untold

    def said(self, at: Outlook) -> Blanks | None:
        return () if delaying.may_come_in(at.state, at.who) and at.who.delays != delaying.COMING else None

    def note(self, at: Outlook, by: int, args: Args) -> CallEntry:
        return CallEntry(by, at.who.id)


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


ACTIONS = (Delay(), ComeIn(), Pass(), FinishAlone())

__all__ = ["ACTIONS", "ComeIn", "Delay", "FinishAlone", "Pass"]
