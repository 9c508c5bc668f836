"""The game master's hand on points that are lost and won: so much damage, so much healing, back into the fight."""

from __future__ import annotations

from typing import Any, ClassVar

from bot.kernel.effects import Action, Scene
from bot.kernel.errors import Refused
from bot.kernel.persons import Typed
from bot.kernel.values import record
from bot.rulesets.shared.book import Word
from bot.rulesets.shared.figures import LONGEST_REASON
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import Args, from_number, from_text, from_words, optional, text
from bot.rulesets.shared.people import known

MOST: int = 999


@record
class Points(Word):
    """So many points of somebody's, by the game master's word. A game says what becomes of them (`take`), and which
    word of its own each command says: `@word(command="fix-damage")`, `@word(command="fix-heal")`."""

    who: CombatantId = from_text("who")
    amount: int = from_number("amount", 1, MOST)
    reason: Typed = from_words("reason", LONGEST_REASON)

    def check(self, state: Any) -> None:
        known(state, self.who)

    def take(self, scene: Scene[Any]) -> Action:
        raise NotImplementedError


@record
class Heal(Points):
    """Never above the usual maximum."""

    kept: ClassVar[str]
    """The points that are won; `<kept>_max` is their maximum."""
    unhurt: ClassVar[str]
    """The key of the refusal for somebody who has lost none."""

    def check(self, state: Any) -> None:
        who = known(state, self.who)
        if getattr(who, self.kept) >= getattr(who, f"{self.kept}_max"):
            raise Refused(self.unhurt, name=who.name)

    def healed(self, who: Any) -> int:
        """How many points *who* has then."""
        healed: int = min(getattr(who, self.kept) + self.amount, getattr(who, f"{self.kept}_max"))
        return healed


def back(made: type[Heal], by: int, args: Args) -> Heal:
    """The word by which somebody who was out fights again, with one point."""
    return made(by, text(args, "who"), 1, (optional(args, "reason") or "")[:LONGEST_REASON])


__all__ = ["MOST", "Heal", "Points", "back"]
