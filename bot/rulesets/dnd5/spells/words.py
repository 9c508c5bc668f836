"""What the game master says of spells (DN5-EXT-012)."""

from __future__ import annotations

from bot.kernel.effects import Action, Scene
from bot.kernel.errors import Refused
from bot.rulesets.dnd5.spells import lasting
from bot.rulesets.dnd5.state import State
from bot.rulesets.shared.book import Word, word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import from_text
from bot.rulesets.shared.people import known


@word(tool="concentration")
class EndConcentration(Word):
    """The concentration of *who* ends: something has broken it, or he lets it go at another moment than his turn."""

    who: CombatantId = from_text("who")

    def check(self, state: State) -> None:
        who = known(state, self.who)
        if who.concentrates is None:
            raise Refused("dnd5-no-concentration", name=who.name)

    def take(self, scene: Scene[State]) -> Action:
        yield from lasting.drop(scene, self.who, "gm")


__all__ = ["EndConcentration"]
