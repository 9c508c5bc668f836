"""Reactions that interrupt what is being done: instant responses to a trigger, in one's own turn or in another's
(DN5-REA-001).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Literal, TypeAlias, get_args

from bot.kernel.decisions import NOTHING, Choice, Decision
from bot.kernel.effects import Action, Scene, Step, ask_first, tell
from bot.kernel.events import GM_ONLY
from bot.kernel.values import record
from bot.rulesets.dnd5.base.budget import may_react
from bot.rulesets.dnd5.state import Fighter, Offer, State
from bot.rulesets.shared.book import happens
from bot.rulesets.shared.naming import CombatantId

# ---- What is told of reactions (DN5-REA).


@happens("DN5-REA-010", to=GM_ONLY)
class ReactionsOpened:
    """What is being done gives some a reaction: they are asked one after the other."""

    offers: tuple[Offer, ...]

    def change(self, state: State) -> State:
        deed = state.deed
        if deed is None:
            return state
        return state.in_deed(offers=(*deed.offers, *self.offers), asked=True)


@happens(to=GM_ONLY)
class ReactionDeclined:
    """*combatant* lets it pass, or cannot react any more: nothing is spent (DN5-REA-010)."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        return answered(state, self.combatant)


def answered(state: State, ident: str) -> State:
    """*state* once the first offer to *ident* is answered."""
    deed = state.deed
    if deed is None:
        return state
    at = next((at for at, each in enumerate(deed.offers) if each.who == ident), None)
    if at is None:
        return state
    return state.in_deed(offers=(*deed.offers[:at], *deed.offers[at + 1 :]))


def reacted(state: State, ident: str) -> State:
    """*state* once *ident* has used his reaction (DN5-REA-002)."""
    return answered(state.with_(ident, reacted=True), ident)


def offered(state: State) -> Offer | None:
    """Who may react next."""
    deed = state.deed
    return deed.offers[0] if deed is not None and deed.offers else None


# ---- Whoever may react is asked, one after the other, before what is being done goes on (DN5-REA-003, -010). Whatever
# is done calls out what happens (`Occurrence`); hooks say whom that gives a reaction, and what. Each kind of
# offer is an entry: when it still stands, what is asked, and what a yes does. All of them are listed in
# `reacting`.


@record
class Kind:
    """*stands*: whether the reaction is still possible; *asks*: the question, whose first blank says what is done,
    `NOTHING` for nothing; *does*: what a yes does (it uses the reaction up: `events.reacted`)."""

    stands: Callable[[State, Offer], bool]
    asks: Callable[[State, Offer], Decision]
    does: Callable[[Scene[State], Offer, Choice], Action]


What: TypeAlias = Literal["step", "stepped", "hit", "attacked", "cast", "spelled", "falls"]
"""What somebody may react to: a step before it is taken, one that was; a hit before its damage, an attack that is over;
a spell that is being cast, one that is over; somebody falls, before he comes down."""


@record
class Occurrence:
    """*who* does *what*, to or at *target*; *cell*: which one he enters; *leaves*: out of whose reach he goes, where
    there is no grid; *enters*: into whose reach he comes; *detail*: the spell, the kind of damage."""

    what: What
    who: CombatantId
    target: CombatantId | None = None
    cell: str | None = None
    leaves: tuple[CombatantId, ...] = ()
    enters: tuple[CombatantId, ...] = ()
    detail: str = ""


Trigger: TypeAlias = Callable[[State, Occurrence], Iterable[Offer]]
KINDS: dict[str, Kind] = {}
TRIGGERS: dict[What, tuple[Trigger, ...]] = {}


def reactions_are(kinds: Mapping[str, Kind], hooks: Iterable[tuple[What, Trigger]]) -> None:
    """Fill both in, where all chapters are known: each of *hooks* with what it looks for."""
    KINDS.clear()
    KINDS.update(kinds)
    TRIGGERS.update(dict.fromkeys(get_args(What), ()))
    for what, hook in hooks:
        TRIGGERS[what] = (*TRIGGERS[what], hook)


def offers(state: State, occurrence: Occurrence) -> tuple[Offer, ...]:
    """Who may react to *occurrence*, in the order of initiative (DN5-REA-010)."""
    found = [each for hook in TRIGGERS.get(occurrence.what, ()) for each in hook(state, occurrence)]
    places = {each.id: at for at, each in enumerate(in_order(state, state.combatants.values()))}
    return tuple(sorted((each for each in found if each.who in places), key=lambda each: places[each.who]))


def in_order(state: State, people: Iterable[Fighter]) -> list[Fighter]:
    """*people* in the order of initiative, the highest first (DN5-REA-010)."""
    places = {ident: at for at, ident in enumerate(state.order)}
    return sorted(people, key=lambda each: (places.get(each.id, len(places)), each.seat))


def call(scene: Scene[State], occurrence: Occurrence) -> Step[bool]:
    """*occurrence* is called out; whether anybody may react to it."""
    found = tuple(each for each in offers(scene.now, occurrence) if stands(scene.now, each))
    if found:
        yield from tell(ReactionsOpened(found))
    return bool(found)


def stands(state: State, offer: Offer) -> bool:
    """Whether *offer* may still be taken."""
    who = state.combatants.get(offer.who)
    return who is not None and may_react(who) and KINDS[offer.kind].stands(state, offer)


def questions(state: State) -> Iterator[Decision]:
    """What the first who may react is asked."""
    offer = offered(state)
    if offer is not None and stands(state, offer):
        yield KINDS[offer.kind].asks(state, offer)


def react(scene: Scene[State]) -> Action:
    """The first who may react says whether he does; one whose reason is gone is not asked (DN5-REA-010)."""
    offer = offered(scene.now)
    assert offer is not None
    if not stands(scene.now, offer):
        yield from tell(ReactionDeclined(offer.who))
        return
    answer = yield from ask_first(questions)
    if answer is None:
        return
    offer = offered(scene.now)
    assert offer is not None
    if NOTHING in answer[1].values():
        yield from tell(ReactionDeclined(offer.who))
    else:
        yield from KINDS[offer.kind].does(scene, offer, answer[1])
