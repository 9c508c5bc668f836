"""The game master's word that what somebody waits for comes about (D35-ACT-008, -009)."""

from __future__ import annotations

from bot.kernel.errors import Refused
from bot.rulesets.dnd35.readying.events import ReadySignalled
from bot.rulesets.dnd35.readying.ready import hindrance
from bot.rulesets.dnd35.state import State
from bot.rulesets.shared.book import Word, word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import from_text
from bot.rulesets.shared.people import two


@word(tool="trigger")
class Signalling(Word):
    """What *who* waits for comes about; *target*: by whom."""

    who: CombatantId = from_text("who")
    target: CombatantId = from_text("target")
    tells = ReadySignalled

    def check(self, state: State) -> None:
        who, target = two(state, self.who, self.target)
        if why := hindrance(state, who, target):
            raise Refused("dnd35-nothing-ready", name=who.name, target=target.name, why=why)


__all__ = ["Signalling"]
