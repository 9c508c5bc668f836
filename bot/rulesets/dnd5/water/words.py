"""What the game master says of water (DN5-AQU)."""

from __future__ import annotations

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.rulesets.dnd5.state import State
from bot.rulesets.dnd5.water.events import Immersed, WaterSaid
from bot.rulesets.shared.book import Word, word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import from_flag, from_optional
from bot.rulesets.shared.people import known, unless_so


@word(tool="water")
class SayWater(Word):
    """*who* is under water, or comes up again; without anybody, the whole place is."""

    who: CombatantId | None = from_optional("who")
    on: bool = from_flag("words", "on", "off", "on")

    def check(self, state: State) -> None:
        if self.who is not None:
            who = known(state, self.who)
            unless_so(who, who.immersed, self.on)
        elif state.water == self.on:
            raise Refused("dnd5-water-so")

    def take(self, scene: Scene[State]) -> Action:
        yield from tell(WaterSaid(self.on) if self.who is None else Immersed(self.who, self.on))


__all__ = ["SayWater"]
