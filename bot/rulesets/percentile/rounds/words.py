"""What the game master says of the round (PCT-RND)."""

from __future__ import annotations

from bot.kernel.errors import Refused
from bot.rulesets.percentile.people import able, unless_watching
from bot.rulesets.percentile.rounds.events import ActionGranted
from bot.rulesets.percentile.state import PercentileState
from bot.rulesets.shared.book import Word, word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import from_text
from bot.rulesets.shared.people import unless_so


@word(tool="action")
class GrantAction(Word):
    """The game master lets *who* act once more in this round (PCT-RND-004)."""

    who: CombatantId = from_text("who")
    tells = ActionGranted

    def check(self, state: PercentileState) -> None:
        who = able(state, self.who)
        unless_watching(state, who)
        if state.phase != "acting":
            raise Refused("percentile-not-acting")
        unless_so(who, who.extra, wanted=True)
