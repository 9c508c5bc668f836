"""What the game master says of whoever hides (DN5-EXT-013)."""

from __future__ import annotations

from bot.kernel.errors import Refused
from bot.rulesets.dnd5.actions.events import CameOut
from bot.rulesets.dnd5.state import State
from bot.rulesets.shared.book import Word, word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import from_text
from bot.rulesets.shared.people import known


@word(tool="came_out")
class SayFound(Word):
    """*who* is hidden no more: he was discovered, or shows himself."""

    combatant: CombatantId = from_text("who")
    tells = CameOut

    def check(self, state: State) -> None:
        who = known(state, self.combatant)
        if not who.hidden_from:
            raise Refused("not-hidden", name=who.name)


__all__ = ["SayFound"]
