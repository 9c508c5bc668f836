"""What the game master says of surprise and of turns, and whoever delays of his own."""

from __future__ import annotations

from typing import ClassVar

from bot.kernel.effects import Action, Scene
from bot.kernel.errors import Refused
from bot.rulesets.dnd35.rounds import delaying, turns
from bot.rulesets.dnd35.rounds.events import EntryCalled, UnawareSaid
from bot.rulesets.dnd35.state import State
from bot.rulesets.shared import resting
from bot.rulesets.shared.book import Word, word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import from_flag, from_text
from bot.rulesets.shared.people import known, opened, unless_so


@word(tool="unaware")
class SayUnaware(Word):
    """*who* does not know of the enemy when the fight begins (D35-BAS-004)."""

    who: CombatantId = from_text("who")
    on: bool = from_flag("words", "on", "off", "on")
    tells = UnawareSaid

    def check(self, state: State) -> None:
        who = known(state, self.who)
        if state.opened:
            raise Refused("already-begun")
        unless_so(who, who.unaware, self.on)


@word(tool="end_turn")
class EndTurn(Word):
    """The game master ends the turn under way: whoever it is says no more in it."""

    def check(self, state: State) -> None:
        opened(state)
        if state.turn is None or state.deeds:
            raise Refused("dnd35-no-turn")

    def take(self, scene: Scene[State]) -> Action:
        turn = scene.now.turn
        if turn is not None:
            yield from turns.end(scene, turn.who)


@word()
class CallEntry(Word):
    """*who*, who delays, comes in as soon as nobody's turn is under way (D35-ACT-013)."""

    who: CombatantId
    tells = EntryCalled
    goes_on: ClassVar[bool] = True
    """A breather between two turns is over with it (`bot.table.answering`)."""

    def check(self, state: State) -> None:
        opened(state)
        who = known(state, self.who)
        if not delaying.may_come_in(state, who):
            raise Refused("dnd35-not-delaying", name=who.name)
        if who.delays == delaying.COMING:
            raise Refused("dnd35-comes-already", name=who.name)


@word(tool="go_on")
class Prolong(resting.Prolong):
    """Rounds go on although one side alone stands: until the end of this one, where turns of it are left, else of the
    next one."""

    def rests(self, state: State) -> bool:
        return turns.rests(state)

    def until(self, state: State) -> int:
        # The surprise round comes before the first.
        return max(1, state.round + (turns.next_up(state) is None))


__all__ = ["CallEntry", "EndTurn", "Prolong", "SayUnaware"]
