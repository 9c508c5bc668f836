"""What the game master says of spells and of falls (D35-ACT-006)."""

from __future__ import annotations

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.rulesets.dnd35.spells import lasting
from bot.rulesets.dnd35.spells.events_upon import FallBegun
from bot.rulesets.dnd35.state import State
from bot.rulesets.shared.book import Word, word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import from_number, from_text
from bot.rulesets.shared.people import known, opened


@word(tool="fall")
class Falling(Word):
    """*who* falls so many *metres*."""

    who: CombatantId = from_text("who")
    metres: int = from_number("value", 1, 100)

    def check(self, state: State) -> None:
        who = known(state, self.who)
        opened(state)
        if who.died or any(each.deed == "fall" for each in state.deeds):
            raise Refused("dnd35-cannot-fall", name=who.name)

    def take(self, scene: Scene[State]) -> Action:
        yield from tell(FallBegun(self.who, self.metres))


@word(tool="end_spells")
class EndSpells(Word):
    """All spells that hold on *who* end: somebody dispels them, or they end for another reason."""

    who: CombatantId = from_text("who")

    def check(self, state: State) -> None:
        who = known(state, self.who)
        if not who.effects:
            raise Refused("dnd35-no-spells", name=who.name)

    def take(self, scene: Scene[State]) -> Action:
        for each in scene.now.combatants[self.who].effects:
            yield from lasting.end(scene, self.who, each, "gm")


__all__ = ["EndSpells", "Falling"]
