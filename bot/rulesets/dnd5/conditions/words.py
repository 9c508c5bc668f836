"""The game master puts conditions on people, and takes them off (`/fix status`)."""

from __future__ import annotations

from typing import Final

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.rulesets.dnd5.conditions.events import PLIGHTS, PlightSaid
from bot.rulesets.dnd5.state import State
from bot.rulesets.shared.book import Word, word
from bot.rulesets.shared.conditions import ConditionSet
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import from_codes, from_flag, from_text
from bot.rulesets.shared.people import known, unless_so

CONDITIONS: Final = (
    "prone",
    "grappled",
    "restrained",
    "incapacitated",
    "unconscious",
    "blinded",
    "invisible",
    "paralysed",
    "stunned",
    "poisoned",
    "frightened",
    "aloft",
)
"""DN5-EXT-007 to -011."""


@word(command="fix-status")
class SetCondition(Word):
    """The game master puts a condition on *who*, or takes it off; likewise that he is dead, stable or gone."""

    who: CombatantId = from_text("who")
    status: str = from_codes("status", (*CONDITIONS, *PLIGHTS))
    on: bool = from_flag("state", "on", "off", "on")

    def check(self, state: State) -> None:
        who = known(state, self.who)
        match self.status:
            case "dead":
                now = who.died
            case "stable" | "fled":
                now = getattr(who, self.status)
            case _:
                now = who.has(self.status)
        unless_so(who, now, self.on)
        if self.status == "stable" and self.on and who.died:
            raise Refused("dnd5-dead", name=who.name)

    def take(self, scene: Scene[State]) -> Action:
        plight = next((each for each in PLIGHTS if each == self.status), None)
        if plight is None:
            yield from tell(ConditionSet(self.who, self.status, self.on))
        else:
            yield from tell(PlightSaid(self.who, plight, self.on))


__all__ = ["CONDITIONS", "SetCondition"]
