"""Who answers a question before its person is asked: his standing orders, or the autopilot that has his place.

A game says in which matters orders may be given (`form`), what an order answers, and what an autopilot does.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from bot.kernel.decisions import Choice, Decision, Field, Scalar

ASK: Final = "ask"
ALWAYS: Final = "always"
NEVER: Final = "never"
NOTHING: Final = "-"
"""The option of a question that stands for doing nothing."""
GM: Final = "@gm"
"""Whom questions are put to that only the game master can answer."""

Matters: TypeAlias = Mapping[str, tuple[str, ...]]
"""The matters in which orders may be given, each with the orders there are; the first one is to be asked."""
Answers: TypeAlias = Callable[[Any, Any, Decision], Choice | None]
"""What somebody answers to a decision, from the state and himself; None: nothing."""


def answers(state: Any, decision: Decision, *, orders: Answers, autopilot: Answers) -> tuple[str, Choice] | None:
    """The answer to *decision* of an autopilot, or of *orders*, where its person has given any; None: he is asked."""
    who = state.combatants.get(decision.who)
    if who is None:
        return None
    if who.temperament is None:
        ordered = orders(state, who, decision) if who.orders else None
        return None if ordered is None else ("orders", ordered)
    choice = autopilot(state, who, decision)
    return None if choice is None else ("autopilot", choice)


def order_of(who: Any, matter: str) -> str:
    """The order of *who* in force."""
    order: str = who.orders.get(matter, ASK)
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
    """The orders of *who* as a form: a matter, then the order in it. *among*: the matters that concern him, all unless
    given; *weapons*: those that a matter is about."""
    known = tuple(matters) if among is None else tuple(among)
    matter = Field("matter", known)
    every = tuple(dict.fromkeys(each for orders in matters.values() for each in orders))

    def fields(partial: Choice) -> tuple[Field, ...]:
        return (matter, Field("order", matters.get(partial.get("matter", ""), every)))

    about: dict[str, Scalar] = {}
    for each in known:
        about[f"{each}.order"] = order_of(who, each)
        if weapons and each in weapons:
            about[f"{each}.weapon"] = weapons[each]
    default = {"matter": known[0], "order": order_of(who, known[0])}
    return Decision(f"{who.id}:orders", "orders", who.id, fields({}), default, about, fields)


__all__ = ["ALWAYS", "ASK", "GM", "NEVER", "NOTHING", "Answers", "Matters", "answers", "form", "order_of", "plainly"]
