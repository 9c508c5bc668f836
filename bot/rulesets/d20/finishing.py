"""The end of a turn: nobody's ends while he could still do something, free as that may be.

Whoever is asked says himself that he is done (`PASS`), once more while an attack is unused (`UNUSED`); his silence says
it, and so does his standing order (`FINISH`), which is offered the first time that nothing but what is free is left to
him. An autopilot has nothing to do with what is free.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bot.kernel.decisions import Choice, Decision, Field
from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.shared.actions import ACTION, Blanks, Doable
from bot.rulesets.shared.deciding import ALWAYS, HARM, manner_of
from bot.rulesets.shared.people import OrderGiven

PASS: Final = "pass"
ALONE: Final = "finish_alone"
FINISH: Final = "finish"
"""The matter of standing orders: whether a turn ends by itself once nothing but what is free is left of it."""
FREE: Final = "free"
"""The fact of a question that tells so."""
UNUSED, LOSE = "unused", "lose"
"""What the end of a turn asks once more while an attack is unused, and what is said to that."""


class FinishAlone(Doable[Any]):
    """The turn is over, and so will be those that follow as soon as nothing but what is free is left. A game says how a
    turn *ends*."""

    code = ALONE
    idle = True

    def asked(self, at: Any) -> Blanks | None:
        who = at.who
        return () if who.temperament is None and not who.finishes and FINISH not in who.orders else None

    def ends(self, scene: Scene[Any], who: str) -> Action:
        raise NotImplementedError

    def does(self, scene: Scene[Any], who: str, choice: Choice) -> Action:
        yield from tell(OrderGiven(who, FINISH, ALWAYS))
        yield from self.ends(scene, who)


def ending(offered: Mapping[str, Blanks], who: Any, *, free: bool) -> dict[str, Blanks]:
    """*offered* as it is put to *who*. *free*: all of it costs nothing, so that the end of his turn stands first."""
    found = {code: each for code, each in offered.items() if free or code != ALONE}
    if who.temperament is None and PASS in found and "attack" in found:
        found[PASS] = (Field(UNUSED, (LOSE,), alone=True),)
    if not free:
        return found
    return {code: found[code] for code in sorted(found, key=lambda code: (code != PASS, code != ALONE))}


def passing(offered: Mapping[str, Blanks]) -> dict[str, str]:
    """The whole answer that ends the turn."""
    return {ACTION: PASS, UNUSED: LOSE} if offered.get(PASS) else {ACTION: PASS}


def whole(decision: Decision, choice: Choice | None) -> Choice | None:
    """*choice*, which an autopilot has made, all of it where it ends the turn: it leaves no attack unused that it
    wants."""
    ends = choice is not None and choice.get(ACTION) == PASS and decision.kind == "declare"
    return decision.filled(choice) if choice is not None and ends else choice


def is_free(decision: Decision) -> bool:
    """Whether nothing but what is free is left to whoever is asked *decision*."""
    return decision.kind == "declare" and bool(decision.facts.get(FREE))


def ordered(who: Any, decision: Decision) -> Choice | None:
    """What *who* has said beforehand to the end of his turn: that it comes by itself. So it does for whoever wants to
    be asked about harm alone."""
    if not is_free(decision):
        return None
    order = who.orders.get(FINISH)
    alone = order == ALWAYS or (order is None and manner_of(who) == HARM)
    return decision.filled({ACTION: PASS}) if alone else None


def settles(decision: Decision) -> tuple[str, ...]:
    """The matters of standing orders that answer *decision*."""
    return (FINISH,) if is_free(decision) else (decision.kind,)
