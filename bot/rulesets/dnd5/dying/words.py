"""What the game master says of dying and of temporary hit points (DN5-HPS-012, -013, -017)."""

from __future__ import annotations

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.rulesets.dnd5.dying import mending
from bot.rulesets.dnd5.dying.events import MortalSaid
from bot.rulesets.dnd5.state import State
from bot.rulesets.shared.book import Word, word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import from_flag, from_number, from_text
from bot.rulesets.shared.people import known, unless_so

MOST = 99


@word(tool="temporary")
class GiveTemporary(Word):
    """*who* receives so many temporary hit points; where he has some he chooses (DN5-HPS-017)."""

    who: CombatantId = from_text("who")
    amount: int = from_number("value", 1, MOST)

    def check(self, state: State) -> None:
        who = known(state, self.who)
        if who.died:
            raise Refused("dnd5-dead", name=who.name)

    def take(self, scene: Scene[State]) -> Action:
        yield from mending.gain(scene, self.who, self.amount)


@word(tool="hours")
class LetHoursPass(Word):
    """*who*, stable, is left to himself for 1d4 hours, and regains a hit point (DN5-HPS-012)."""

    who: CombatantId = from_text("who")

    def check(self, state: State) -> None:
        who = known(state, self.who)
        if who.hit_points > 0 or not who.stable or who.died:
            raise Refused("dnd5-not-stable", name=who.name)

    def take(self, scene: Scene[State]) -> Action:
        yield from mending.recover(scene, self.who)


@word(tool="death_saves")
class SayMortal(Word):
    """*who* makes death saves at 0 hit points, or dies there (DN5-HPS-013)."""

    who: CombatantId = from_text("who")
    on: bool = from_flag("words", "on", "off", "on")

    def check(self, state: State) -> None:
        who = known(state, self.who)
        unless_so(who, not who.mortal, self.on)

    def take(self, scene: Scene[State]) -> Action:
        yield from tell(MortalSaid(self.who, not self.on))


__all__ = ["GiveTemporary", "LetHoursPass", "SayMortal"]
