"""Chance says who enters the bear pit in which place (PCT-PIT-001)."""

from __future__ import annotations

from itertools import permutations

from bot.kernel.effects import Action, Scene, roll, tell
from bot.kernel.errors import Refused
from bot.rulesets.percentile.state import PercentileState
from bot.rulesets.percentile.variants.events import PitShuffled
from bot.rulesets.percentile.variants.pit import D6, check_start
from bot.rulesets.shared.book import Word, word


@word(tool="shuffle")
class Shuffle(Word):
    """Chance says who enters the bear pit in which place (PCT-PIT-001): one die for the six orders in which three can
    enter."""

    def check(self, state: PercentileState) -> None:
        if state.settings.variant != "pit" or state.pit is not None:
            raise Refused("percentile-pit-drawn")
        check_start(state)

    def take(self, scene: Scene[PercentileState]) -> Action:
        people = tuple(scene.now.fighters)
        (face,) = yield from roll(D6, who=people[0], why="pit")
        yield from tell(PitShuffled(tuple(permutations(people))[face - 1], face))
