"""The chance that an answer is told with, held against the story itself, played to its dice (`story`): where both
can say, they agree; what is rolled when an act is played, the act says before."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from bot.kernel.decisions import NOTHING, Choice, Decision
from bot.rulesets.shared.game import BookGame, about
from tests.rulesets.story import chance as by_the_story

Excuse = Callable[[Any, Decision, Choice], bool]
"""Whether the story comes to a roll that is not the act's own, or to several."""
NEAR = 1e-9


def faults(
    game: BookGame[Any],
    state: Any,
    decision: Decision,
    dice: random.Random,
    excused: Excuse,
    played: Callable[[Any, Decision], Any] = lambda state, decision: state,
) -> Iterator[str]:
    """What is wrong with the chances of *decision*, in words: each of its first options is filled in at random.
    *played*: what the story is played from, so that it comes to what is rolled for the answer."""
    field = decision.fields[0]
    for value in field.options:
        choice = {field.name: value}
        while left := decision.legal(choice):
            choice[left[0].name] = dice.choice(left[0].options)
        if left is None or NOTHING in choice.values():
            continue
        looked = game.as_if_alone(state, {*choice.values(), *about(state, decision)})
        told, story = game.foresee(looked, decision, choice), played(looked, decision)
        found = by_the_story(game, story, decision, choice)
        if found is None or excused(looked, decision, choice):
            continue
        if told is None:
            yield f"{decision.kind} {choice}: it is rolled with a chance of {found:.3f}, and its entry says of no roll"
        elif isinstance(told, float) and abs(told - found) > NEAR:
            yield f"{decision.kind} {choice}: told is {told:.3f}, and played it comes to {found:.3f}"
