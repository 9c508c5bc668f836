"""What the game master says of surprise and of the order (DN5-INI)."""

from __future__ import annotations

from bot.kernel.effects import Action, Scene
from bot.kernel.errors import Refused
from bot.rulesets.dnd5.rounds import turns
from bot.rulesets.dnd5.rounds.events import FightProlonged, SneakSaid, SurpriseSaid
from bot.rulesets.dnd5.state import State
from bot.rulesets.shared import resting
from bot.rulesets.shared.book import Word, word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import from_flag, from_text
from bot.rulesets.shared.people import known, opened, unless_so


@word(tool="sneak")
class Sneak(Word):
    """*who* tries not to be noticed when the fight begins (DN5-INI-005)."""

    who: CombatantId = from_text("who")
    on: bool = from_flag("words", "on", "off", "on")
    tells = SneakSaid

    def check(self, state: State) -> None:
        who = known(state, self.who)
        if state.opened:
            raise Refused("already-begun")
        unless_so(who, who.id in state.sneaking, self.on)


@word(tool="surprise")
class SaySurprise(Word):
    """*who* is surprised, or is not, whatever the dice say (DN5-INI-005, -008)."""

    who: CombatantId = from_text("who")
    on: bool = from_flag("words", "on", "off", "on")
    tells = SurpriseSaid

    def check(self, state: State) -> None:
        who = known(state, self.who)
        if self.on and (state.round > 1 or who.acted):
            raise Refused("dnd5-surprise-over", name=who.name)
        unless_so(who, who.surprised, self.on)


@word(tool="end_turn")
class EndTurn(Word):
    """The game master ends the turn under way: whoever it is says no more in it."""

    def check(self, state: State) -> None:
        opened(state)
        if state.turn is None or state.deeds:
            raise Refused("dnd5-no-turn")

    def take(self, scene: Scene[State]) -> Action:
        turn = scene.now.turn
        if turn is not None:
            yield from turns.end(scene, turn.who)


@word(tool="go_on")
class Prolong(resting.Prolong):
    """Rounds go on although one side alone stands: until the end of this one, where turns of it are left, else of the
    next one (DN5-INI-003)."""

    told = FightProlonged

    def rests(self, state: State) -> bool:
        return turns.rests(state)

    def until(self, state: State) -> int:
        return state.round + (turns.next_up(state) is None)


__all__ = ["EndTurn", "Prolong", "SaySurprise", "Sneak"]
