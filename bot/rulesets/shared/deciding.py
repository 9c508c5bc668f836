"""Who answers a question before its person is asked: his plan, his standing orders, or an autopilot in his place.

A game says in which matters orders may be given (`form`), what an order answers, and what an autopilot does. Beneath
the orders in single matters lies his manner, one word for all that they do not speak of:

==========  ====================================================================================================
manner      what is asked
==========  ====================================================================================================
everything  whatever no order speaks of
harm        only what may hurt him; the rest goes on as it has gone, where there is no doubt how
prudent     nothing that an autopilot of a prudent temperament can answer for him; he may say something at any time
==========  ====================================================================================================
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, Protocol, TypeAlias

from bot.kernel.decisions import NOTHING, Choice, Decision, Field, Scalar
from bot.kernel.values import evolve
from bot.rulesets.shared import plans
from bot.rulesets.shared.plans import Vocabulary

ASK: Final = "ask"
ALWAYS: Final = "always"
NEVER: Final = "never"
GM: Final = "@gm"
"""Whom questions are put to that only the game master can answer."""

MANNER: Final = "manner"
"""The matter of all matters: how much somebody wants to be asked."""
EVERYTHING: Final = "everything"
HARM: Final = "harm"
PRUDENT: Final = "prudent"
USUAL: Final = "usual"
"""The order that takes the one in a matter back: his manner counts again."""

Matters: TypeAlias = Mapping[str, tuple[str, ...]]
"""The matters in which orders may be given, each with the orders there are; the first one is to be asked."""
MANNERS: Final[Matters] = {MANNER: (EVERYTHING, HARM, PRUDENT)}


class Answering(Protocol):
    """A game, as far as it answers for those who have said beforehand what they want, and for autopilots. Each answer
    is found from the state and the combatant; None: there is none."""

    harmless: Collection[str]
    """Kinds of questions whose answer hurts nobody on one's own side, and which `routinely` may answer."""
    prudence: str
    """The temperament of an autopilot that plays for somebody prudently."""
    plans: Vocabulary | None
    """What plans are made of, in a game that has any."""

    def ordered(self, state: Any, who: Any, decision: Decision) -> Choice | None:
        """What his orders in single matters answer."""
        ...

    def autopilot(self, state: Any, who: Any, decision: Decision) -> Choice | None:
        """What an autopilot answers in his place."""
        ...

    def routinely(self, state: Any, who: Any, decision: Decision) -> Choice | None:
        """What goes on as it has gone, to a question of a kind that is `harmless`."""
        ...

    def prudently(self, state: Any, who: Any, decision: Decision) -> Choice | None:
        """What is done for somebody who leaves it to the bot."""
        ...

    def guarded(self, state: Any, who: Any, decision: Decision, choice: Choice) -> Choice | None:
        """*choice* as it leaves his guard up; None: it opens it."""
        ...

    def settles(self, who: Any, decision: Decision) -> tuple[str, ...]:
        """The matters whose orders answer *decision*."""
        ...


def answers(game: Answering, state: Any, decision: Decision) -> tuple[str, Choice] | None:
    """The answer of *game* to *decision*: an autopilot's, or what orders or a plan say where its person has given any;
    None: he is asked."""
    who = state.combatants.get(decision.who)
    if who is None:
        return None
    if who.temperament is None:
        if who.plan.followed and game.plans is not None:
            return _planned(game, state, who, decision)
        ordered = _ordered(game, state, who, decision) if who.orders else None
        return None if ordered is None else ("orders", ordered)
    choice = game.autopilot(state, who, decision)
    return None if choice is None else ("autopilot", choice)


def _ordered(game: Answering, state: Any, who: Any, decision: Decision) -> Choice | None:
    ordered = game.ordered(state, who, decision)
    if ordered is not None:
        return ordered
    manner = manner_of(who)
    if manner == EVERYTHING or _asks(game, who, decision):
        return None
    if manner == HARM:
        return game.routinely(state, who, decision) if decision.kind in game.harmless else None
    return game.prudently(state, who, decision)


def _asks(game: Answering, who: Any, decision: Decision) -> bool:
    """Whether he has said that he wants to be asked just this."""
    return any(who.orders.get(each) == ASK for each in game.settles(who, decision))


def _planned(game: Answering, state: Any, who: Any, decision: Decision) -> tuple[str, Choice] | None:
    """What somebody who follows a plan answers: what its steps say; else his orders in single matters; else he is
    prudent. What his steps leave to him he is asked."""
    choice = plans.answer(game, state, who, decision)
    if choice is not None:
        return "plan", choice
    if plans.speaks_of(game, who, decision):
        return None
    choice = game.ordered(state, who, decision) if who.orders else None
    if choice is not None:
        return "orders", choice
    choice = None if _asks(game, who, decision) else game.prudently(state, who, decision)
    return None if choice is None else ("plan", choice)


def played(game: Answering, state: Any, who: Any, decision: Decision) -> Choice | None:
    """What a prudent autopilot would answer in the place of *who*, with his guard up: what would open it is not done,
    and the autopilot asked again what else; where all does, what holds in silence."""
    prudently = evolve(who, temperament=game.prudence)
    there, asked, name = state.put(prudently), decision, decision.all_fields({})[0].name
    barred: set[str] = set()
    for _ in decision.all_fields({})[0].options:
        choice = game.autopilot(there, prudently, asked)
        if choice is None or (barred and decision.legal(choice) != ()) or choice.get(name) in barred:
            break
        kept = game.guarded(there, prudently, decision, choice)
        if kept is not None:
            return kept
        barred.add(choice[name])
        if barred >= {*decision.all_fields({})[0].options}:
            break
        asked = _without(decision, name, frozenset(barred))
    return dict(decision.default) if barred else None


def _without(decision: Decision, name: str, barred: Collection[str]) -> Decision:
    """*decision* without what is *barred* in the blank *name*."""

    def fields(partial: Choice) -> tuple[Field, ...]:
        found = decision.all_fields(partial)
        left = {each.name: tuple(one for one in each.options if one not in barred) for each in found}
        return tuple(replace(each, options=left[name]) if each.name == name else each for each in found)

    return replace(decision, fields=fields({}), form=fields)


def manner_of(who: Any) -> str:
    """How much *who* wants to be asked."""
    manner: str = who.orders.get(MANNER, EVERYTHING)
    return manner


def order_of(who: Any, matter: str) -> str:
    """The order of *who* in force."""
    order: str = who.orders.get(matter, ASK)
    return order


def orders_in(matters: Matters, matter: str) -> tuple[str, ...]:
    """The orders that may be given in *matter*, one of *matters* or how much somebody wants to be asked."""
    return MANNERS[matter] if matter == MANNER else (*matters[matter], USUAL)


def _offered(who: Any, matters: Matters, matter: str) -> tuple[str, ...]:
    """The orders worth offering: where everything is asked, to ask and to do as usual are the same."""
    orders = orders_in(matters, matter)
    return orders if manner_of(who) != EVERYTHING else tuple(each for each in orders if each != USUAL)


def _in_force(who: Any, matter: str) -> str:
    if matter == MANNER:
        return manner_of(who)
    order: str = who.orders.get(matter, ASK if manner_of(who) == EVERYTHING else USUAL)
    return order


def plainly(state: Any, who: Any, decision: Decision) -> Choice | None:
    """What an order about questions of that kind answers, where they have one field and the orders are no more than
    these: always, the first thing offered; never, nothing."""
    name, options = decision.fields[0].name, decision.fields[0].options
    said = {ALWAYS: options[0], NEVER: NOTHING}.get(order_of(who, decision.kind))
    return {name: said} if said in options else None


def form(
    who: Any, matters: Matters, *, among: Sequence[str] | None = None, weapons: Mapping[str, str] | None = None
) -> Decision:
    """The orders of *who* as a form: a matter, his manner first, then the order in it. *among*: the matters that
    concern him, all unless given; *weapons*: those that a matter is about."""
    known = (MANNER, *(matters if among is None else among))
    matter = Field("matter", known)
    offered = {each: _offered(who, matters, each) for each in known}
    every = tuple(dict.fromkeys(each for orders in offered.values() for each in orders))

    def fields(partial: Choice) -> tuple[Field, ...]:
        return (matter, Field("order", offered.get(partial.get("matter", ""), every)))

    about: dict[str, Scalar] = {}
    for each in known:
        about[f"{each}.order"] = _in_force(who, each)
        if weapons and each in weapons:
            about[f"{each}.weapon"] = weapons[each]
    default = {"matter": MANNER, "order": manner_of(who)}
    return Decision(f"{who.id}:orders", "orders", who.id, fields({}), default, about, fields)
