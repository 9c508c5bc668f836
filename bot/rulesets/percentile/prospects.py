"""What an answer leads to, as far as it can be told before it is given. What is rolled is told by the roll itself
(`kernel.foresight`)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from bot.kernel.decisions import Choice, Decision, Scalar
from bot.kernel.ruleset import Reader
from bot.kernel.values import evolve
from bot.rulesets.percentile.rolls.scoring import FOCUS, OPPORTUNITY, PREPARED
from bot.rulesets.percentile.state import Declaration, PercentileState
from bot.rulesets.shared import secrecy
from bot.rulesets.shared.game import Against

ROLLED: Final[Mapping[str, Against]] = dict.fromkeys(
    ("declare", "defence", "advantage", "disadvantage", "ride", "strangled", "retarget", "react"), "nothing"
)
"""The questions whose answers are rolled for: against the score of whoever rolls, and nothing of anybody else's."""
_ROLLS: Final = ("face", "score")
"""What a question tells of a roll that lies open."""


def outlook(state: PercentileState, decision: Decision, choice: Choice) -> Mapping[str, Scalar]:
    """The numbers of the rules that the words of an option name, and what a spell is of *choice*."""
    facts: dict[str, Scalar] = {"focus_bonus": FOCUS, "prepared_bonus": PREPARED, "opportunity_bonus": OPPORTUNITY}
    facts["postures"] = state.settings.defence_postures
    who = state.fighters.get(decision.who)
    if who is not None:
        facts["dice"] = who.main.dice
    return facts


def alone(state: PercentileState, decision: Decision) -> PercentileState:
    """*state* as whoever declares may look at it: the others do nothing, and he comes first. So nothing that is told
    him hangs on what they have declared (PCT-DEC-004)."""
    idle = Declaration("nothing")
    fighters = {
        each.id: each if each.id == decision.who else evolve(each, declaration=idle) for each in state.fighters.values()
    }
    order = (decision.who, *(each for each in state.order if each != decision.who))
    return evolve(state, fighters=fighters, order=order)


def discreetly(state: PercentileState, decision: Decision, reader: Reader) -> Decision:
    """*decision* without the roll of a foe, of a table that tells it in words alone."""
    roller = decision.facts.get("roller")
    if not isinstance(roller, str) or secrecy.foe_numbers(state) != "words":
        return decision
    if not secrecy.conceals(state, roller, reader):
        return decision
    return replace(decision, about={**decision.facts, **dict.fromkeys(_ROLLS)})


__all__ = ["ROLLED", "alone", "discreetly", "outlook"]
