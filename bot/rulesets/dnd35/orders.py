"""Standing orders: what somebody has said beforehand. `opportunity`: ask, strike always, or never. `resist`: a trip or
an overrun is resisted by whatever is better. `counter`: one that has failed is answered always, or never."""

from __future__ import annotations

from typing import Final

from bot.rulesets.dnd35.grapple.leaving import APART
from bot.rulesets.dnd35.manoeuvres.measuring import COUNTER, RESIST
from bot.rulesets.dnd35.opportunities.offering import OPPORTUNITY
from bot.rulesets.dnd35.state import State
from bot.rulesets.shared import people
from bot.rulesets.shared.book import word
from bot.rulesets.shared.deciding import ALWAYS, ASK, NEVER, Matters

MATTERS: Final[Matters] = {
    OPPORTUNITY: (ASK, ALWAYS, NEVER),
    RESIST: (ASK, ALWAYS),
    COUNTER: (ASK, ALWAYS, NEVER),
}
HARMLESS: Final = frozenset({OPPORTUNITY, APART, RESIST, COUNTER})
"""The kinds of questions about which nobody is asked who wants to be asked about harm alone."""


@word(command="orders")
class Order(people.Order):
    def matters(self, state: State) -> Matters:
        return MATTERS


__all__ = ["HARMLESS", "MATTERS", "Order"]
