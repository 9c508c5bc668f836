"""Standing orders: what somebody has said beforehand to questions of a kind.

===========  ==========================  ==============================================================
matter       orders                      what they mean
===========  ==========================  ==============================================================
opportunity  ask, always, never          an opportunity attack with the first weapon that reaches; none
ready        ask, always, never          what is held ready is let go as soon as it can be; never
spare        ask, always, never          whoever falls by his hand is spared; is killed
resist       ask, always                 a grapple or a shove is resisted with the better skill
spell_hit    ask, always, useful, never  a spell that guards at once; only where it turns the hit aside
parry        ask, always, useful, never  a parry at once; only where it turns the hit aside
spell_cast,  ask, always, never          the first of such spells, with the lowest slot that is enough
spell_damaged,
spell_falls
finish       ask, always                 a turn ends by itself once nothing but what is free is left of it
===========  ==========================  ==============================================================

Beneath these lies his manner (`shared.deciding`). Who wants to be asked only about what may hurt him takes his
opportunity attacks, and lets go of what he holds ready.
"""

from __future__ import annotations

from typing import Final

from bot.kernel.decisions import NOTHING, Choice, Decision
from bot.rulesets.d20 import finishing
from bot.rulesets.dnd5 import traits as parrying
from bot.rulesets.dnd5.attack.striking import OPPORTUNITY
from bot.rulesets.dnd5.dying.falling import KILL, SPARE
from bot.rulesets.dnd5.readying import NOW, READY
from bot.rulesets.dnd5.spells.castable import SLOT, SPELL
from bot.rulesets.dnd5.spells.casting import CASTING, FALL, HIT, HURT, helps
from bot.rulesets.dnd5.state import Cast, Fighter, State
from bot.rulesets.dnd5.traits import PARRY
from bot.rulesets.shared import deciding, people
from bot.rulesets.shared.book import word
from bot.rulesets.shared.deciding import ALWAYS, ASK, NEVER, Matters, order_of

USEFUL: Final = "useful"
MATTERS: Final[Matters] = {
    OPPORTUNITY: (ASK, ALWAYS, NEVER),
    READY: (ASK, ALWAYS, NEVER),
    "spare": (ASK, ALWAYS, NEVER),
    "resist": (ASK, ALWAYS),
    HIT: (ASK, ALWAYS, USEFUL, NEVER),
    PARRY: (ASK, ALWAYS, USEFUL, NEVER),
    CASTING: (ASK, ALWAYS, NEVER),
    HURT: (ASK, ALWAYS, NEVER),
    FALL: (ASK, ALWAYS, NEVER),
    finishing.FINISH: (ASK, ALWAYS),
}
MAGICAL: Final = frozenset({HIT, CASTING, HURT, FALL})
HARMLESS: Final = frozenset({OPPORTUNITY, READY, "saddle"})
"""The kinds of questions that `routinely` answers."""
_SPARED = {ALWAYS: SPARE, NEVER: KILL}


@word(command="orders")
class Order(people.Order):
    def matters(self, state: State) -> Matters:
        return MATTERS


def answers(state: State, who: Fighter, decision: Decision) -> Choice | None:
    """What the orders of *who* say to *decision*; None: ask him."""
    if decision.kind == "declare":
        return finishing.ordered(who, decision)
    if decision.kind == "spare":
        said = _SPARED.get(order_of(who, "spare"))
        return None if said is None else {"spare": said}
    if decision.kind == "resist":
        return decision.default if order_of(who, "resist") == ALWAYS else None
    if decision.kind == READY:
        return {ALWAYS: decision.filled({"react": NOW}), NEVER: {"react": NOTHING}}.get(order_of(who, READY))
    if decision.kind == PARRY:
        return parries(state, who, order_of(who, PARRY))
    if decision.kind in MAGICAL:
        return magically(state, who, decision, order_of(who, decision.kind))
    return deciding.plainly(state, who, decision)


def parries(state: State, who: Fighter, order: str) -> Choice | None:
    """A parry: where it has to be of use, only where it is enough."""
    if order == ASK:
        return None
    return {PARRY: PARRY if order == ALWAYS or (order == USEFUL and parrying.helps(state, who)) else NOTHING}


def magically(state: State, who: Fighter, decision: Decision, order: str) -> Choice | None:
    """A spell as a reaction: with the lowest slot that is enough, where it has to be enough for something."""
    if order == ASK:
        return None
    if order == NEVER or (order == USEFUL and not helps(state, who)):
        return {SPELL: NOTHING}
    choice = {SPELL: decision.fields[0].options[0]}
    blank = next(iter(decision.legal(choice) or ()), None)
    if blank is None:
        return choice
    cast = state.deed
    level = max(cast.slot, cast.spell.level) if isinstance(cast, Cast) else 0
    enough = [each for each in blank.options if int(each) >= level]
    return {**choice, SLOT: enough[0] if enough else blank.options[0]}


def routinely(who: Fighter, decision: Decision) -> Choice | None:
    """What goes on as it has gone: nobody is let go unstruck, and what is held ready is let go."""
    if decision.kind == "saddle":
        return {"saddle": decision.fields[0].options[0]}
    if decision.kind == READY:
        return decision.filled({"react": NOW})
    return decision.filled({"with": decision.fields[0].options[0]}) if decision.kind == OPPORTUNITY else None
