"""What the game master says of cover (DN5-COV-006)."""

from __future__ import annotations

from typing import Final, Literal

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.rulesets.dnd5.cover.degrees import DEGREES
from bot.rulesets.dnd5.cover.events import CoverSaid
from bot.rulesets.dnd5.state import Degree, State
from bot.rulesets.shared.book import Word, word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import from_codes, from_optional, from_text
from bot.rulesets.shared.people import known, two

AS_SEEN: Final = "map"
"""Nothing is said any more: what the map shows holds again."""


@word(tool="cover")
class SayCover(Word):
    """*who* is covered so much, from *attacker* alone or from everybody; or as the map has it."""

    who: CombatantId = from_text("who")
    degree: str = from_codes("words", (*DEGREES, AS_SEEN))
    attacker: CombatantId | None = from_optional("target")

    def check(self, state: State) -> None:
        who = known(state, self.who)
        if self.attacker is not None:
            two(state, self.who, self.attacker)
        said = next((x.degree for x in state.shelters if (x.who, x.against) == (self.who, self.attacker)), AS_SEEN)
        if said == self.degree:
            raise Refused("already-so", name=who.name)

    def take(self, scene: Scene[State]) -> Action:
        found: Degree | Literal["map"] = next((each for each in DEGREES if each == self.degree), "map")
        yield from tell(CoverSaid(self.who, found, self.attacker))


__all__ = ["SayCover"]
