"""Standing orders: what somebody has said beforehand to questions of a kind.

===========  ===================  ==============================================================
matter       orders               what they mean
===========  ===================  ==============================================================
opportunity  ask, always, never   an attack of opportunity with the first weapon that reaches; none
ready        ask, always, never   what is held ready is done as soon as it can be; never
resist       ask, always          a trip or an overrun is resisted by whatever is better
counter      ask, always, never   a manoeuvre that has failed is answered; it is not
finish       ask, always          a turn ends by itself once nothing but what is free is left of it
===========  ===================  ==============================================================

Beneath these lies his manner (`shared.deciding`).
"""

from __future__ import annotations

from typing import Final

from bot.kernel.decisions import NOTHING, Choice, Decision
from bot.rulesets.d20 import finishing
from bot.rulesets.dnd35.grapple.contests import APART
from bot.rulesets.dnd35.manoeuvres.sunders import COUNTER, RESIST
from bot.rulesets.dnd35.opportunities import OPPORTUNITY
from bot.rulesets.dnd35.readying.ready import NOW, READY
from bot.rulesets.dnd35.readying.responses import OTHER
from bot.rulesets.dnd35.state import Fighter, State
from bot.rulesets.shared import deciding, people
from bot.rulesets.shared.book import word
from bot.rulesets.shared.deciding import ALWAYS, ASK, NEVER, Matters, order_of

MATTERS: Final[Matters] = {
    OPPORTUNITY: (ASK, ALWAYS, NEVER),
    READY: (ASK, ALWAYS, NEVER),
    RESIST: (ASK, ALWAYS),
    COUNTER: (ASK, ALWAYS, NEVER),
    finishing.FINISH: (ASK, ALWAYS),
}
HARMLESS: Final = frozenset({OPPORTUNITY, READY, APART, RESIST, COUNTER})
"""The kinds of questions about which nobody is asked who wants to be asked about harm alone."""


@word(command="orders")
class Order(people.Order):
    def matters(self, state: State) -> Matters:
        return MATTERS


def answers(state: State, who: Fighter, decision: Decision) -> Choice | None:
    """What the orders of *who* say to *decision*; None: ask him."""
    if decision.kind == "declare":
        return finishing.ordered(who, decision)
    if decision.kind == READY:
        # Of what was said in words no order knows which act it means.
        now = decision.filled({"react": NOW}, {"response": OTHER})
        return {ALWAYS: now, NEVER: {"react": NOTHING}}.get(order_of(who, READY))
    return deciding.plainly(state, who, decision)
