"""The game master puts conditions on people, and takes them off (`/fix status`)."""

from __future__ import annotations

from typing import Final, get_args

from bot.catalogue.dnd35_terms import Condition35
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.rulesets.dnd35.base.tight import SQUEEZED
from bot.rulesets.dnd35.postures.events import Widened
from bot.rulesets.dnd35.postures.room import has_room, rooms
from bot.rulesets.dnd35.state import State
from bot.rulesets.shared import conditions
from bot.rulesets.shared.book import word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import from_codes, from_flag, from_text

FIRST: Final = ("prone", SQUEEZED, "dazed", "stunned", "sleeping", "paralysed", "entangled", "invisible")
CONDITIONS: Final = (*FIRST, *(each for each in get_args(Condition35) if each not in FIRST))
"""Those that the game master may put on somebody: all that the catalogue knows, and want of room."""


@word(command="fix-status")
class SetCondition(conditions.SetCondition):
    who: CombatantId = from_text("who")
    status: str = from_codes("status", CONDITIONS)
    on: bool = from_flag("state", "on", "off", "on")

    def check(self, state: State) -> None:
        super().check(state)
        who = state.combatants[self.who]
        if self.status == SQUEEZED and not self.on and not has_room(state, who):
            raise Refused("dnd35-no-room", cell=who.cell or "", name=who.name)

    def take(self, scene: Scene[State]) -> Action:
        if self.status == SQUEEZED and not self.on:
            who = scene.now.combatants[self.who]
            yield from tell(Widened(who.id, next(iter(rooms(scene.now, who)), None) or None, gm=True))
        else:
            yield from super().take(scene)


__all__ = ["CONDITIONS", "SetCondition"]
