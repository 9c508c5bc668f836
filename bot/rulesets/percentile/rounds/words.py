"""What the game master says of the round (PCT-RND)."""

from __future__ import annotations

from bot.kernel.errors import Refused
from bot.rulesets.percentile.people import able, unless_watching
from bot.rulesets.percentile.rounds.events import ActionGranted, FightProlonged
from bot.rulesets.percentile.state import PercentileState
from bot.rulesets.shared import resting
from bot.rulesets.shared.book import Word, word
from bot.rulesets.shared.check import Point
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import from_text
from bot.rulesets.shared.people import unless_so

RESTS: Point[[PercentileState], bool] = Point("whether no round opens by itself")
"""The fight is decided, as far as everybody can see, and nobody has said that it goes on (PCT-RND-007)."""


@word(tool="go_on")
class Prolong(resting.Prolong):
    """The next round opens although one side alone stands (PCT-RND-007); the bear pit, once it is won, has none."""

    told = FightProlonged

    def rests(self, state: PercentileState) -> bool:
        return state.settings.variant != "pit" and RESTS(state)


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
