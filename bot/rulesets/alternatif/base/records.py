"""Changed copies of combatants, of what they hold and of what is in the air, for the events of all chapters; of who is
gone nothing is changed."""

from __future__ import annotations

from typing import Any

from bot.kernel.values import evolve
from bot.rulesets.alternatif.state import AlternatifState, Blow, Combatant, Hand, News, Wielded
from bot.rulesets.alternatif.state.charging import CHARGE
from bot.rulesets.alternatif.state.missiles import Shooting
from bot.rulesets.alternatif.state.moving import Spot
from bot.rulesets.alternatif.state.wrestling import at_rest

State = AlternatifState
NOTHING_UP: dict[str, Any] = {"up": False, "choice": None, "aim": None, "facing": (), "manoeuvre": None, "instead": {}}
NOTHING_PENDING: dict[str, Any] = {**NOTHING_UP, "due": None, "counter": None}
FRESH: dict[str, Any] = {**NOTHING_PENDING, "status": "offensive", "carry": 0}
"""A weapon whose owner is in contact with nobody any more (ALT-MEL-003)."""


def put(state: State, who: Combatant) -> State:
    return evolve(state, combatants={**state.combatants, who.id: who})


def with_(state: State, ident: str, **changes: Any) -> State:
    return state.with_(ident, **changes)


def held(who: Combatant, hand: Hand, changes: dict[str, Any]) -> tuple[Wielded, ...]:
    """The hands of *who* after *changes* to the weapon in *hand*; one that is gone is not missed."""
    hands = who.hands
    if len(hands) == 1:
        return (evolve(hands[0], **changes),) if hands[0].arm.hand == hand else hands
    return tuple(evolve(each, **changes) if each.arm.hand == hand else each for each in hands)


def every(who: Combatant, changes: dict[str, Any]) -> tuple[Wielded, ...]:
    return tuple(evolve(each, **changes) for each in who.hands)


def rested(state: State, ident: str) -> State:
    """Nothing of wrestling is in preparation with *ident* any more."""
    who = state.combatants.get(ident)
    if who is None or not who.wrestling.grips:
        return state
    return put(state, evolve(who, wrestling=at_rest(who.wrestling)))


def wields(state: State, ident: str, hand: Hand, weapon: dict[str, Any], **changes: Any) -> State:
    who = state.combatants.get(ident)
    if who is None:
        return state
    return put(state, evolve(who, hands=held(who, hand, weapon), **changes))


def both(state: State, ident: str, weapon: dict[str, Any], **changes: Any) -> State:
    """The same change to every weapon of *ident*."""
    who = state.combatants.get(ident)
    return state if who is None else put(state, evolve(who, hands=every(who, weapon), **changes))


def stirred(state: State, *idents: str) -> State:
    """Those who stand by are asked again as soon as the blows have fallen: something has happened to them
    (ALT-REA-011)."""
    for ident in idents:
        who = state.combatants.get(ident)
        if who is not None and who.intent == "standby" and who.waiting is not None and not who.waiting.called:
            state = put(state, evolve(who, waiting=evolve(who.waiting, called=True)))
    return state


def noticed(state: State, ident: str, what: News) -> State:
    """Something has changed for *ident* since he announced what he does: he is to be asked, if a person plays him and
    the table wants it (ALT-REA-011)."""
    who = state.combatants.get(ident)
    if who is None or who.temperament is not None or who.out or not state.segment or what in who.news:
        return state
    if state.settings.ask_again == "never" and what != "next":
        return state
    return put(state, evolve(who, news=(*who.news, what)))


def some_blows(state: AlternatifState, ident: str | None, **changes: Any) -> tuple[Blow, ...]:
    """The blows of *state* with *changes* to those in the air that bear the id *ident*."""
    return tuple(
        evolve(blow, **changes) if blow.id == ident and not blow.landed and not blow.parried else blow
        for blow in state.blows
    )


FULL_MOVES = ("move", "flight", "full_move", CHARGE)
"""The actions that are full moves: over a way that is known, for as long as the game master says, and in a charge."""


def footing(state: State, ident: str, **changes: Any) -> State:
    """*state* with another footing of *ident*."""
    who = state.combatants.get(ident)
    return state if who is None else put(state, evolve(who, footing=evolve(who.footing, **changes)))


def slipped(state: State, ident: str) -> State:
    """*ident* has made a full move: whoever had pinned him down by blind-sense has lost him (ALT-TAC-011)."""
    for who in list(state.combatants.values()):
        if ident in who.footing.pinned:
            left = tuple(each for each in who.footing.pinned if each != ident)
            state = footing(state, who.id, pinned=left)
    return state


def slipping(state: State) -> State:
    """*state* with blind-sense at an end upon whoever is in the middle of a full move or a charge: it ends at once,
    with the segment in which he begins to run (ALT-TAC-011)."""
    for who in state.combatants.values():
        task = who.task
        if task is not None and task.action in FULL_MOVES and not task.waits and task.first <= state.segment:
            state = slipped(state, who.id)
    return state


def spent(state: State, by: str, victim: str) -> State:
    """*by* has made his one sneak attack upon *victim* (ALT-SNK-015)."""
    surprises = tuple(
        evolve(each, used=True) if (each.by, each.victim, each.segment) == (by, victim, state.segment) else each
        for each in state.surprises
    )
    return evolve(state, surprises=surprises)


def halted(who: Combatant) -> Spot:
    """Where *who* stands once he does nothing else any more: no full move is under way."""
    return who.spot if who.spot.run is None else evolve(who.spot, run=None)


def slowed(who: Combatant) -> Shooting:
    """*who* as a target once he moves no more: too slow to trouble archers (ALT-RNG-009)."""
    return who.shooting if not who.shooting.speed else evolve(who.shooting, speed=0)
