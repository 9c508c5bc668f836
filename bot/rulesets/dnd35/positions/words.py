"""What the game master says of positions where there is no grid: who has somebody between himself and his side."""

from __future__ import annotations

from bot.kernel.errors import Refused
from bot.rulesets.dnd35.movement.words import without_grid
from bot.rulesets.dnd35.positions.events import AcrossSaid
from bot.rulesets.dnd35.state import State
from bot.rulesets.shared.book import Word, word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import from_flag, from_text
from bot.rulesets.shared.people import two, unless_so


@word(tool="across")
class SayAcross(Word):
    """*who* stands across from his companions, with *target* between them, or does no more."""

    who: CombatantId = from_text("who")
    target: CombatantId = from_text("target")
    on: bool = from_flag("words", "on", "off", "on")
    tells = AcrossSaid

    def check(self, state: State) -> None:
        who, target = two(state, self.who, self.target)
        without_grid(state)
        if who.side == target.side:
            raise Refused("dnd35-own-side", name=who.name, other=target.name)
        unless_so(who, target.id in who.across, self.on)


__all__ = ["SayAcross"]
