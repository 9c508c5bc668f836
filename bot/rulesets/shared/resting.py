"""A fight that goes no further by itself: nobody is awaited, nothing is due, and it is not over.

A game says when that is so (`Prolong.rests`): where one side alone stands, as a rule. Then whoever leads it, or still
stands in it, lets it go on, a round at a time (`go_on`); or the game master closes it. In a game with rounds the state
keeps up to the end of which round it goes on (`prolonged`), and its order of work waits for no word until then.
"""

from __future__ import annotations

from typing import Any, ClassVar

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.kernel.events import PUBLIC
from bot.kernel.values import evolve
from bot.rulesets.shared.book import Word, happens, word
from bot.rulesets.shared.people import opened


@happens(to=PUBLIC)
class FightProlonged:
    """The fight goes on, though nothing goes on by itself, until the end of *round*."""

    round: int

    def change(self, state: Any) -> Any:
        return evolve(state, prolonged=self.round)


@word(tool="go_on")
class Prolong(Word):
    """The fight goes on, until the end of the next round."""

    told: ClassVar[Any] = FightProlonged
    """The event that says so."""

    def rests(self, state: Any) -> bool:
        """Whether it goes no further by itself, as far as everybody can see."""
        raise NotImplementedError

    def until(self, state: Any) -> int:
        """The round until whose end it goes on: the next one, where the present one is over."""
        return int(state.round) + 1

    def check(self, state: Any) -> None:
        opened(state)
        if not self.rests(state):
            raise Refused("not-at-rest")

    def take(self, scene: Scene[Any]) -> Action:
        yield from tell(self.told(self.until(scene.now)))


def lasts(state: Any) -> bool:
    """Whether somebody has said that a round more is played, and it is still to come."""
    return bool(state.prolonged > state.round)
