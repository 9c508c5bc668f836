"""What the game master says of initiative: surprises, and who changes places (PCT-INI-006, -007)."""

from __future__ import annotations

from bot.kernel.errors import Refused
from bot.rulesets.percentile.initiative.events import PlacesSwapped, SurpriseSaid
from bot.rulesets.percentile.people import known
from bot.rulesets.percentile.state import PercentileState
from bot.rulesets.shared.book import Word, word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import from_option, from_text, number
from bot.rulesets.shared.people import two, unless_so

# ---- the game master's words


@word(tool="surprise")
class SaySurprise(Word):
    """Initiative 7 (PCT-INI-007); `value` 0 takes it back."""

    who: CombatantId = from_text("who")
    on: bool = from_option("value", lambda args: number(args, "value", 1) != 0, default=True)
    tells = SurpriseSaid

    def check(self, state: PercentileState) -> None:
        who = known(state, self.who)
        unless_so(who, who.surprise, self.on)


@word(tool="swap")
class SwapPlaces(Word):
    """Two of the game master's people on one total change places (PCT-INI-006)."""

    a: CombatantId = from_text("who")
    b: CombatantId = from_text("target")
    tells = PlacesSwapped

    def check(self, state: PercentileState) -> None:
        one, other = two(state, self.a, self.b)
        if one.pc or other.pc or one.initiative is None or one.initiative != other.initiative:
            raise Refused("percentile-no-swap", a=one.name, b=other.name)
