"""Engagement: who is in contact with whom, and what goes with the last contact (ALT-MEL-001 to -004).

Without a grid contact is a relation between two people that declarations, strikes and the game master make, and that
falls, departures and the game master end; on a grid it follows the cells, but for the game master's word (ALT-MOV-003).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.kernel.events import GM_ONLY, PUBLIC, Audience
from bot.kernel.values import evolve
from bot.rulesets.alternatif.base import story
from bot.rulesets.alternatif.base.distances import FRESH, State, every, noticed, stirred
from bot.rulesets.alternatif.base.needs import opposed, up
from bot.rulesets.alternatif.base.story import Ended
from bot.rulesets.alternatif.combatants.figures import LineTaken
from bot.rulesets.alternatif.state import ROUND, AlternatifState, Combatant, are_parted, seen_contacts
from bot.rulesets.alternatif.state.arms import pair_key
from bot.rulesets.alternatif.state.magic import afresh
from bot.rulesets.shared.book import Word, happens, word
from bot.rulesets.shared.lines import goes_forward
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import from_text
from bot.rulesets.shared.people import two

Pairs: TypeAlias = tuple[tuple[str, str], ...]


def said(state: AlternatifState, added: Pairs, removed: Pairs, *, by_gm: bool) -> AlternatifState:
    """*state* once the pairs *added* have come into contact and those *removed* have lost it: on the grid the game
    master's word is kept until one of the two moves. A step that has parted two people parts them once: they may come
    together again in the same segment (ALT-MOV-013). Whom the game master separates no autopilot brings together again
    in that segment; whom he separates before the beginning, in the first round."""
    if removed and state.board.retreats:
        gone = {frozenset(pair) for pair in removed}
        retreats = {
            mover: tuple(each for each in others if frozenset((mover, each)) not in gone)
            for mover, others in state.board.retreats.items()
        }
        state = evolve(state, board=evolve(state.board, retreats=retreats))
    met = {pair_key(*pair) for pair in added}
    if not by_gm and not met & set(state.board.parted):
        return state
    parted = {pair_key(*pair) for pair in removed} if by_gm else set()
    kept = {pair: at for pair, at in state.board.parted.items() if pair not in met and at >= state.segment}
    until = state.segment if state.opened else ROUND
    board = evolve(state.board, parted={**kept, **dict.fromkeys(sorted(parted), until)})
    if not by_gm or state.settings.map == "none":
        return evolve(state, board=board)
    apart = (*(each for each in board.apart if each not in met), *sorted(parted))
    linked = (*(each for each in board.linked if each not in parted), *sorted(met))
    return evolve(state, board=evolve(board, apart=tuple(dict.fromkeys(apart)), linked=tuple(dict.fromkeys(linked))))


# ---- Contact is made and lost.


@happens()
class EngagementChanged:
    """Contact was made or lost between the people of each pair. Who has no contact left has no pending melee action
    any more, and his next reaction is an initial one (ALT-MEL-003). *unseen*: one of them is hidden."""

    added: tuple[tuple[CombatantId, CombatantId], ...]
    removed: tuple[tuple[CombatantId, CombatantId], ...]
    reason: Literal["declared", "strike", "gm", "out", "left", "pushed", "captured", "charged", "moved"]
    unseen: bool = False

    def why(self) -> tuple[str, ...]:
        return ("ALT-MEL-001",) if self.added else ("ALT-MEL-003",)

    def audience(self) -> Audience:
        return GM_ONLY if self.unseen else PUBLIC

    def change(self, state: State) -> State:
        combatants = dict(state.combatants)
        for pair in self.removed:
            for one, other in (pair, pair[::-1]):
                who = combatants.get(one)
                if who is not None and other in who.contacts:
                    alone = seen_contacts(combatants, who) == [other]
                    left = evolve(who, contacts=tuple(ident for ident in who.contacts if ident != other))
                    combatants[one] = _let_go(left) if alone else left
        for pair in self.added:
            for one, other in (pair, pair[::-1]):
                who = combatants.get(one)
                if who is not None and other not in who.contacts:
                    combatants[one] = evolve(who, contacts=(*who.contacts, other))
        state = evolve(state, combatants=combatants)
        # Whom somebody hidden has come up to is not asked: that would tell him.
        pairs = [pair for one, other in self.added for pair in ((one, other), (other, one))]
        met = stirred(state, *(one for one, other in pairs if one in combatants and _notices(combatants, one, other)))
        now = said(met, self.added, self.removed, by_gm=self.reason == "gm")
        return now if self.unseen else self._noticed(state, now)

    def _noticed(self, before: State, now: State) -> State:
        """Somebody new is upon one, or one's target is not within reach any more, while others are."""
        for made in self.added:
            # Who made it himself knows.
            for one, other in (made,) if self.reason in ("declared", "strike", "charged") else (made, made[::-1]):
                a, b = now.combatants.get(one), now.combatants.get(other)
                if a is not None and b is not None and a.side != b.side and b.spot.run is None:
                    now = noticed(now, other, "enemy")
        for parted in self.removed if self.reason not in ("out", "left") else ():
            for one, other in (parted, parted[::-1]):
                who = now.combatants.get(one)
                if who is not None and who.target == other and who.contacts and who.spot.run is None:
                    now = noticed(now, one, "contact")
        return now


def _notices(combatants: Mapping[str, Combatant], one: str, other: str) -> bool:
    return combatants[one].hidden or other not in combatants or not combatants[other].hidden


def _let_go(who: Combatant) -> Combatant:
    """*who*, in contact with nobody any more."""
    intent = "none" if who.intent == "wrestling" else who.intent
    hands = every(who, FRESH)
    spot = evolve(who.spot, cornered="") if who.spot.cornered == "-" else who.spot
    return evolve(who, initial=True, hands=hands, intent=intent, wrestling=afresh(who.wrestling), spot=spot)


# ---- how it is made and ended

Made = Literal["declared", "strike", "gm", "charged"]


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
    parted = [ident for pair in pairs for ident in pair if ident in combatants]
    # Whoever has no other contact than one that nobody sees loses nothing by it, and is the same without it.
    before = {each: combatants[each] for each in parted if seen_contacts(combatants, combatants[each])}
    for a, b in pairs:
        if a in combatants and b in combatants[a].wrestling.locked:
            # Without contact there is no clinch either (ALT-WRE-019, -028).
            yield from tell(story.clinch_ended(a, b, reason))
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
                yield from tell(story.contact_lost(ident, weapon.arm.hand, "contact_lost", state.segment))


def contacts_of(state: AlternatifState, ident: str) -> tuple[tuple[str, str], ...]:
    """All the pairs that *ident* is part of."""
    return tuple((ident, other) for other in state.combatants[ident].contacts)


def _unseen(state: AlternatifState, pair: tuple[str, str]) -> bool:
    return any(ident in state.combatants and state.combatants[ident].hidden for ident in pair)


# ---- The game master's hand on contacts.


@word(command="gm-engage")
class Engage(Word):
    """*a* and *b* are in contact from now on; whoever is asked may aim at the other."""

    a: CombatantId = from_text("a")
    b: CombatantId = from_text("b")

    def check(self, state: State) -> None:
        one, other = two(state, self.a, self.b)
        for each in (one, other):
            up(state, each)
        opposed(one, other)
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
        one, other = two(state, self.a, self.b)
        if not state.opened:
            opposed(one, other)
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
