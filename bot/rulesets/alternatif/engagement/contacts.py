"""Contact: who is engaged with whom, and what goes with the last contact (ALT-MEL-001, ALT-MEL-003).

Without a grid contact is a relation between two people that declarations, strikes and the game master make, and that
falls, departures and the game master end.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.rulesets.alternatif.base.checks import pair
from bot.rulesets.alternatif.combatants.figures import CombatantRevealed, LineTaken
from bot.rulesets.alternatif.engagement.linked import EngagementChanged
from bot.rulesets.alternatif.reaction.dice import ActionLost
from bot.rulesets.alternatif.state import AlternatifState, are_parted, seen_contacts
from bot.rulesets.alternatif.wrestling.records import ClinchEnded
from bot.rulesets.shared.book import Word, word
from bot.rulesets.shared.joining import renumbered
from bot.rulesets.shared.lines import goes_forward
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import from_text
from bot.rulesets.shared.people import CombatantRenamed

Made = Literal["declared", "strike", "gm", "charged"]
Ended = Literal["gm", "out", "left", "pushed", "captured", "moved"]


def make_contact(scene: Scene[AlternatifState], a: str, b: str, reason: Made) -> Action:
    """*a* and *b* are in contact from now on; whoever has gone for the other stands behind nobody any more."""
    state = scene.now
    if reason != "gm" and state.settings.map == "none":
        yield from goes_forward(scene, a, LineTaken)
    unseen = state.combatants[a].hidden or state.combatants[b].hidden
    yield from tell(EngagementChanged(((a, b),), (), reason, unseen))


def end_contacts(scene: Scene[AlternatifState], pairs: Sequence[tuple[str, str]], reason: Ended) -> Action:
    """The people of each pair are in contact no more; who is left with nobody loses what he had pending."""
    state = scene.now
    combatants = state.combatants
    seen = tuple(pair for pair in pairs if not _unseen(state, pair))
    unseen = tuple(pair for pair in pairs if _unseen(state, pair))
    people = [ident for pair in pairs for ident in pair if ident in combatants]
    # Whoever has no other contact than one that nobody sees loses nothing by it, and is the same without it.
    before = {each: combatants[each] for each in people if seen_contacts(combatants, combatants[each])}
    for a, b in pairs:
        if a in combatants and b in combatants[a].wrestling.locked:
            # Without contact there is no clinch either (ALT-WRE-019, -028).
            yield from tell(ClinchEnded(a, b, reason))
    if seen:
        yield from tell(EngagementChanged((), seen, reason))
    if unseen:
        yield from tell(EngagementChanged((), unseen, reason, unseen=True))
    for ident, who in before.items():
        now = scene.now.combatants[ident]
        if seen_contacts(scene.now.combatants, now) or who.out:
            continue
        for weapon in who.hands:
            if weapon.pending:
                yield from tell(ActionLost(ident, weapon.arm.hand, "contact_lost", state.segment))


def show(scene: Scene[AlternatifState], ident: str, weapon: str | None = None) -> Action:
    """*ident* is hidden no more; he is seen with *weapon*, the main hand's unless given."""
    state = scene.now
    who = state.combatants[ident]
    others = {each.name for each in state.combatants.values() if each.id != ident}
    if who.name in others:
        # Somebody has come by that name who knew nothing of him.
        yield from tell(CombatantRenamed(ident, who.name, renumbered(who.name, {*others, *state.left.values()})))
    name = scene.now.combatants[ident].name
    yield from tell(CombatantRevealed(ident, name, who.side, weapon or who.main.arm.weapon))


def contacts_of(state: AlternatifState, ident: str) -> tuple[tuple[str, str], ...]:
    """All the pairs that *ident* is part of."""
    return tuple((ident, other) for other in state.combatants[ident].contacts)


def _unseen(state: AlternatifState, pair: tuple[str, str]) -> bool:
    return any(ident in state.combatants and state.combatants[ident].hidden for ident in pair)


# ---- The game master's hand on contacts.

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
        yield from make_contact(scene, self.a, self.b, "gm")


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
        yield from end_contacts(scene, ((self.a, self.b),), "gm")
