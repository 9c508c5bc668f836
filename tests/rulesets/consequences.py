"""That each condition of a game does all that its table says: a game brings a probe for each consequence, which is held
against somebody with the condition, and without."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.kernel.values import evolve
from bot.rulesets.shared.conditions import Condition
from bot.rulesets.shared.consequences import Conditions

Probe = Callable[[Any], object]
"""What is seen of a state in which the condition may hold of somebody."""


def idle(
    conditions: Conditions,
    probes: Mapping[str, Probe],
    states: Mapping[str, Any],
    who: str,
    bearing: Callable[[Any, str, str], Any] | None = None,
) -> list[str]:
    """The consequences that show nowhere, as `condition: code`: in none of *states* its probe finds anything else once
    the condition holds of *who*; *bearing*: how a game puts one on somebody. Those without a probe are named, too."""
    bears = bearing or _with
    lost = []
    for kind, found in conditions.entries.items():
        for code in found:
            if code not in probes:
                lost.append(f"{kind}: {code} has no probe")
            elif not any(probes[code](state) != probes[code](bears(state, who, kind)) for state in states.values()):
                lost.append(f"{kind}: {code} changes nothing")
    return lost


def _with(state: Any, ident: str, kind: str) -> Any:
    who = state.combatants[ident]
    other = next(each for each in state.combatants if each != ident)
    return state.put(evolve(who, conditions=(*who.conditions, Condition(kind, by=other))))
