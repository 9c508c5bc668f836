"""The game master's hand on contacts and free actions."""

from __future__ import annotations

from typing import Literal

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.rulesets.alternatif import engagement, free
from bot.rulesets.alternatif import events as e
from bot.rulesets.alternatif.checks import opened, pair
from bot.rulesets.alternatif.state import AlternatifState, guard_is_down
from bot.rulesets.shared.book import Word, word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import from_flag, from_text

State = AlternatifState


@word(command="gm-engage")
class Engage(Word):
    """*a* and *b* are in contact from now on; whoever is asked may aim at the other."""

    a: CombatantId = from_text("a")
    b: CombatantId = from_text("b")

    def check(self, state: State) -> None:
        one, other = pair(state, self.a, self.b)
        for each in (one, other):
            if each.out:
                raise Refused("alternatif-out", name=each.name)
        if one.side == other.side:
            raise Refused("alternatif-same-side", a=one.name, b=other.name)
        if other.id in one.contacts:
            raise Refused("alternatif-already-in-contact", a=one.name, b=other.name)

    def take(self, scene: Scene[State]) -> Action:
        yield from engagement.make_contact(scene, self.a, self.b, "gm")


@word(command="gm-separate")
class Separate(Word):
    """*a* and *b* are in contact no more: an action that is up is lost with the last contact; blows already struck
    stay."""

    a: CombatantId = from_text("a")
    b: CombatantId = from_text("b")

    def check(self, state: State) -> None:
        one, other = pair(state, self.a, self.b)
        if other.id not in one.contacts:
            names = ", ".join(state.combatants[ident].name for ident in one.contacts)
            raise Refused("alternatif-not-in-contact", a=one.name, b=other.name, names=names or "none")

    def take(self, scene: Scene[State]) -> Action:
        yield from engagement.end_contacts(scene, ((self.a, self.b),), "gm")


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
        if free.has_taken(state, who, target) or not free.may_take(state, who, target):
            raise Refused("alternatif-cannot-take", name=who.name, target=target.name)

    def take(self, scene: Scene[State]) -> Action:
        if self.withdraw:
            yield from tell(e.FreeActionSettled(self.who, self.target, "withdrawn"))
            return
        state = scene.now
        frank = guard_is_down(state.combatants[self.target], state.segment)
        kind: Literal["free", "frank"] = "frank" if frank else "free"
        yield from tell(e.FreeActionOffered(self.who, self.target, kind, "gm", state.segment))
