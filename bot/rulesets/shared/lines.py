"""Who stands in front and who behind: said before the beginning, by everybody of his own; later only what somebody does
changes it, or the game master's word.

A game that knows lines gives its combatants the field `behind`, and says itself whom that keeps from whom; where it
takes this chapter in, people are offered their place (`BookGame.lines`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Literal

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.kernel.events import GM_ONLY, PUBLIC, Audience
from bot.rulesets.shared.book import Word, happens, word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import from_codes, from_text
from bot.rulesets.shared.people import Encounter, known

FRONT, BEHIND = "front", "behind"
PLACES = (FRONT, BEHIND)


@happens()
class LineTaken:
    """*combatant* stands behind his companions from now on, or in front: because it was `said`, because he goes
    `forward` to strike, or by a `swap` with a companion. *unseen*: he is hidden."""

    combatant: CombatantId
    behind: bool
    reason: Literal["said", "forward", "swap"] = "said"
    unseen: bool = False

    def change(self, state: Any) -> Any:
        return state.with_(self.combatant, behind=self.behind)

    def audience(self) -> Audience:
        return GM_ONLY if self.unseen else PUBLIC


@word(command="encounter-place")
class TakeLine(Word):
    """*who* stands in front, or behind."""

    who: CombatantId = from_text("who")
    where: str = from_codes("where", PLACES)
    taken: ClassVar[Any] = LineTaken

    def check(self, state: Any) -> None:
        who = known(state, self.who)
        if who.behind == (self.where == BEHIND):
            raise Refused("already-so", name=who.name)

    def take(self, scene: Scene[Any]) -> Action:
        who = scene.now.combatants[self.who]
        yield from tell(self.taken(who.id, self.where == BEHIND, unseen=who.hidden))


def goes_forward(scene: Scene[Any], ident: str, taken: Any = LineTaken) -> Action:
    """*ident* strikes hand to hand: whoever stood behind stands in front from now on. *taken*: the game's own event."""
    who = scene.now.combatants[ident]
    if who.behind:
        yield from tell(taken(ident, behind=False, reason="forward", unseen=who.hidden))


def companions(state: Encounter, of: Any) -> Iterator[Any]:
    """Those of the side of *of* who are in the fight and whom everybody sees, himself left out."""
    for each in state.combatants.values():
        if each.side == of.side and each.id != of.id and not each.out and not each.hidden:
            yield each
