"""The game master's word that what somebody waits for has come about (DN5-ACT-016)."""

from __future__ import annotations

from bot.kernel.errors import Refused
from bot.rulesets.dnd5.base.budget import no_reaction
from bot.rulesets.dnd5.readying.events import ReadySignalled
from bot.rulesets.dnd5.state import State
from bot.rulesets.shared.book import Word, word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import from_optional, from_text
from bot.rulesets.shared.people import known


@word(tool="trigger")
class Signalling(Word):
    """What *who* waits for has come about; *target*: by whom."""

    who: CombatantId = from_text("who")
    target: CombatantId | None = from_optional("target")
    tells = ReadySignalled

    def check(self, state: State) -> None:
        who = known(state, self.who)
        if self.target is not None:
            known(state, self.target)
        if who.ready is None:
            raise Refused("dnd5-nothing-ready", name=who.name, why="nothing", spell="")
        if why := no_reaction(who):
            spells = who.under("stops_reactions")
            raise Refused("dnd5-nothing-ready", name=who.name, why=why, spell=spells[0].spell.spell if spells else "")


__all__ = ["Signalling"]
