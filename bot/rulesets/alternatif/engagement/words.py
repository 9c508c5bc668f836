"""The game master's hand on contacts."""

from __future__ import annotations

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.rulesets.alternatif.base.checks import pair
from bot.rulesets.alternatif.engagement import contacts
from bot.rulesets.alternatif.engagement.events import EngagementChanged
from bot.rulesets.alternatif.state import AlternatifState, are_parted
from bot.rulesets.shared.book import Word, word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import from_text

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
                raise Refused("alternatif-out", name=each.name, fate=each.fate or "open")
        if one.side == other.side:
            raise Refused("alternatif-same-side", a=one.name, b=other.name)
        if other.id in one.contacts:
            raise Refused("alternatif-already-in-contact", a=one.name, b=other.name)

    def take(self, scene: Scene[State]) -> Action:
        yield from contacts.make_contact(scene, self.a, self.b, "gm")


@word(command="gm-separate")
class Separate(Word):
    """*a* and *b* are in contact no more: an action that is up is lost with the last contact; blows already struck
    stay. Before the beginning: they do not begin in each other's arms, no autopilot goes for the other in the first
    round."""

    a: CombatantId = from_text("a")
    b: CombatantId = from_text("b")

    def check(self, state: State) -> None:
        one, other = pair(state, self.a, self.b)
        if not state.opened:
            if one.side == other.side:
                raise Refused("alternatif-same-side", a=one.name, b=other.name)
            if are_parted(state, one.id, other.id):
                raise Refused("already-so", name=one.name)
            return
        if other.id not in one.contacts:
            names = ", ".join(state.combatants[ident].name for ident in one.contacts)
            raise Refused("alternatif-not-in-contact", a=one.name, b=other.name, names=names or "none")

    def take(self, scene: Scene[State]) -> Action:
        if not scene.now.opened:
            combatants = scene.now.combatants
            unseen = combatants[self.a].hidden or combatants[self.b].hidden
            yield from tell(EngagementChanged((), ((self.a, self.b),), "gm", unseen))
            return
        yield from contacts.end_contacts(scene, ((self.a, self.b),), "gm")
