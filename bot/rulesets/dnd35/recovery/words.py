"""What the game master says of time, of who is looked after, and of abilities that are weakened (D35-HPS-006 to -009,
-014)."""

from __future__ import annotations

from typing import Final, cast

from bot.catalogue.dnd5_terms import ABILITIES, Ability
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.rulesets.dnd35.recovery import time
from bot.rulesets.dnd35.recovery.events import AbilityLost, TendingSaid
from bot.rulesets.dnd35.state import State
from bot.rulesets.shared.book import Word, word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import from_codes, from_flag, from_number, from_text
from bot.rulesets.shared.people import known, unless_so

MOST_HOURS: Final = 72
MOST_POINTS: Final = 30
RESTS: Final = ("night", "day")


def at_peace(state: State) -> None:
    """Raise `Refused` while people fight."""
    if not time.quiet(state):
        raise Refused("dnd35-still-fighting")


@word(tool="hours")
class LetHoursPass(Word):
    """So many hours pass, outside the fight."""

    hours: int = from_number("value", 1, MOST_HOURS, 1)

    def check(self, state: State) -> None:
        at_peace(state)

    def take(self, scene: Scene[State]) -> Action:
        yield from time.passes(scene, self.hours)


@word(tool="rest")
class LetRest(Word):
    """Everybody rests for a night, or for a whole day."""

    rest: str = from_codes("words", RESTS, "night")

    def check(self, state: State) -> None:
        at_peace(state)

    def take(self, scene: Scene[State]) -> Action:
        rest = cast(time.Rest, self.rest)
        yield from time.passes(scene, time.HOURS[rest], rest)


@word(tool="tend")
class SayTended(Word):
    """Somebody looks after *who*, or nobody does any more."""

    who: CombatantId = from_text("who")
    on: bool = from_flag("words", "on", "off", "on")
    tells = TendingSaid

    def check(self, state: State) -> None:
        who = known(state, self.who)
        unless_so(who, who.tended, self.on)


@word(tool="weaken")
class Weaken(Word):
    """*who* loses points of an ability for a while."""

    who: CombatantId = from_text("who")
    ability: str = from_codes("words", ABILITIES)
    points: int = from_number("value", 1, MOST_POINTS)

    def check(self, state: State) -> None:
        who = known(state, self.who)
        if not who.score(self.ability):
            raise Refused("dnd35-no-such-score", name=who.name)

    def take(self, scene: Scene[State]) -> Action:
        who = scene.now.combatants[self.who]
        ability = cast(Ability, self.ability)
        yield from tell(AbilityLost(who.id, ability, min(self.points, who.score(ability))))


__all__ = ["MOST_HOURS", "RESTS", "LetHoursPass", "LetRest", "SayTended", "Weaken", "at_peace"]
