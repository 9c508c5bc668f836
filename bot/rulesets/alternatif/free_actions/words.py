"""The game master offers free actions, and takes them back."""

from __future__ import annotations

from typing import Literal

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.rulesets.alternatif.base.checks import opened, pair
from bot.rulesets.alternatif.free_actions import openings
from bot.rulesets.alternatif.free_actions.events import FreeActionOffered, FreeActionSettled
from bot.rulesets.alternatif.state import AlternatifState, guard_is_down
from bot.rulesets.shared.book import Word, word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import from_flag, from_text

State = AlternatifState


@word(command="gm-free")
class OfferFree(Word):
    """The game master gives *who* a free action against *target* in this segment, or withdraws it (ALT-FRE-001): the
    question comes or goes with it."""

    who: CombatantId = from_text("who")
    target: CombatantId = from_text("target")
    withdraw: bool = from_flag("change", "withdraw", "give", "give")

    def check(self, state: State) -> None:
        opened(state)
        who, target = pair(state, self.who, self.target)
        standing = [each for each in state.offers if (each.to, each.target) == (who.id, target.id) and not each.settled]
        if self.withdraw:
            if not standing:
                raise Refused("alternatif-no-offer", name=who.name, target=target.name)
            return
        if standing:
            raise Refused("alternatif-already-offered", name=who.name, target=target.name)
        lack = "taken" if openings.has_taken(state, who, target) else openings.lacks(state, who, target)
        if lack:
            raise Refused("alternatif-cannot-take", name=who.name, target=target.name, why=lack)

    def take(self, scene: Scene[State]) -> Action:
        if self.withdraw:
            yield from tell(FreeActionSettled(self.who, self.target, "withdrawn"))
            return
        state = scene.now
        frank = guard_is_down(state.combatants[self.target], state.segment)
        kind: Literal["free", "frank"] = "frank" if frank else "free"
        yield from tell(FreeActionOffered(self.who, self.target, kind, "gm", state.segment))
