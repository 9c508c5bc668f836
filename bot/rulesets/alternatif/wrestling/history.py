"""What the events of wrestling change. Like everywhere they refuse nothing, and nobody who left is missed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.kernel.values import evolve
from bot.rulesets.alternatif.history.records import NOTHING_PENDING, State, every, put
from bot.rulesets.alternatif.state import Attempt, Combatant, Hold, Key, Rolled
from bot.rulesets.alternatif.state.wrestling import LAID_DOWN, afresh, at_rest
from bot.rulesets.alternatif.wrestling import events as e
from bot.rulesets.alternatif.wrestling.looking import grips_of


def _changed(state: State, ident: str, **changes: Any) -> State:
    who = state.combatants.get(ident)
    return state if who is None else put(state, evolve(who, wrestling=evolve(who.wrestling, **changes)))


def _grip(state: State, ident: str, at: int, changes: Mapping[str, Any], **others: Any) -> State:
    """*changes* to die *at* of *ident*, and *others* to him as a wrestler."""
    who = state.combatants.get(ident)
    if who is None:
        return state
    grips = list(grips_of(who))
    if at < len(grips):
        grips[at] = evolve(grips[at], **changes)
    return put(state, evolve(who, wrestling=evolve(who.wrestling, grips=tuple(grips), **others)))


def announced(state: State, event: e.WrestlingAnnounced) -> State:
    who = state.combatants.get(event.combatant)
    if who is None:
        return state
    hands = every(who, {**NOTHING_PENDING, "rolled": None})
    wrestler = who.wrestling
    if who.intent != "wrestling" and not wrestler.locked:
        wrestler = at_rest(wrestler)
    return put(
        state,
        evolve(
            who, intent="wrestling", announced=False, target=event.target, proposal=None, hands=hands,
            wrestling=wrestler, initial=True,
        ),
    )  # fmt: skip


def reacted(state: State, event: e.WrestlingReacted) -> State:
    rolled = Rolled(event.stamp, event.die, event.faces, event.initial)
    others: dict[str, Any] = {"initial": False} if event.initial else {}
    return _grip(state, event.combatant, event.grip, {"due": event.segment, "rolled": rolled}, **others)


def came_up(state: State, event: e.WrestlingCameUp) -> State:
    if event.free:
        return _grip(state, event.combatant, event.grip, {"free": True, "hold": None, "acts": None})
    return _grip(
        state, event.combatant, event.grip, {**LAID_DOWN, "up": True, "status": "offensive", "carry": 0}
    )  # fmt: skip


def lost(state: State, event: e.WrestlingLost) -> State:
    who = state.combatants.get(event.combatant)
    if who is None:
        return state
    declined = event.reason == "given_up" and grips_of(who)[event.grip].free
    # A free action let pass disturbs nothing that is pending.
    return _grip(state, who.id, event.grip, {"free": False, "hold": None} if declined else LAID_DOWN)


def faced(state: State, event: e.WrestlingFaced) -> State:
    who = state.combatants.get(event.combatant)
    if who is None:
        return state
    grips = tuple(evolve(each, facing=event.enemies) if each.up else each for each in grips_of(who))
    return _changed(state, who.id, grips=grips)


def revealed(state: State, event: e.WrestlingRevealed) -> State:
    if event.anew:
        new = {**LAID_DOWN, "rolled": None, "status": "offensive", "carry": 0}
        return _grip(state, event.combatant, event.grip, new, initial=True)
    return _grip(state, event.combatant, event.grip, {"acts": event.acts, "facing": ()})


def postponed(state: State, event: e.WrestlingPostponed) -> State:
    changes = {**LAID_DOWN, "due": event.segment, "status": "defensive", "carry": event.by}
    return _grip(state, event.combatant, event.grip, changes)


def chosen(state: State, event: e.HoldChosen) -> State:
    hold = Hold(event.action, event.target, event.part, event.key, event.weapon, event.follow)
    return _grip(state, event.combatant, event.grip, {"hold": hold})


def rolled(state: State, event: e.HoldRolled) -> State:
    who = state.combatants.get(event.combatant)
    if who is None:
        return state
    grip = grips_of(who)[event.grip]
    attempt = None
    if event.outcome == "success" and grip.hold is not None:
        attempt = Attempt(grip.hold, event.face, event.total, event.critical, event.countered_by, sneak=event.sneak)
    # A free action disturbs nothing that is pending; one's own that had come is given up for it (ALT-FRE-003).
    taken = {"up": False, "free": False, "facing": (), "acts": None, "hold": None}
    state = put(state, evolve(who, next_strike=0 if event.face else who.next_strike))
    return _grip(state, who.id, event.grip, {**taken, "acted": state.segment, "attempt": attempt})


def _answered(state: State, who: str, opponent: str | None, grip: int, *, annulled: bool) -> State:
    combatants = dict(state.combatants)
    for ident, other in state.combatants.items():
        if opponent not in (None, ident) or not other.wrestling.grips:
            continue
        grips = []
        for at, each in enumerate(other.wrestling.grips):
            attempt = each.attempt
            mine = attempt is not None and who in attempt.against and opponent in (None, ident)
            if attempt is not None and mine and (opponent is None or at == grip):
                attempt = evolve(attempt, answered=(*attempt.answered, who), annulled=attempt.annulled or annulled)
                each = evolve(each, attempt=attempt)
            grips.append(each)
        combatants[ident] = evolve(other, wrestling=evolve(other.wrestling, grips=tuple(grips)))
    return evolve(state, combatants=combatants)


def countered(state: State, event: e.CounterRolled) -> State:
    state = _grip(state, event.combatant, event.grip, {"acted": state.segment})
    return _answered(
        state, event.combatant, event.opponent, event.opponent_grip, annulled=event.outcome == "success"
    )  # fmt: skip


def declined(state: State, event: e.CounterDeclined) -> State:
    return _answered(state, event.combatant, None, 0, annulled=False)


def settled(state: State, event: e.HoldSettled) -> State:
    return _grip(state, event.combatant, event.grip, {"attempt": None})


def begun(state: State, event: e.ClinchBegun) -> State:
    """Whoever was not yet in a clinch starts afresh: what he prepared is void (ALT-WRE-016)."""
    combatants = dict(state.combatants)
    for ident, other in ((event.combatant, event.target), (event.target, event.combatant)):
        who = combatants.get(ident)
        if who is None or other not in combatants or other in who.wrestling.locked:
            continue
        wrestler = who.wrestling
        if not wrestler.locked:
            who = evolve(who, hands=every(who, {**NOTHING_PENDING, "rolled": None}), proposal=None, announced=False)
            wrestler = afresh(wrestler)
        if who.target is None or who.target not in (*wrestler.locked, other):
            who = evolve(who, target=other)
        seized = other if ident == event.combatant else wrestler.seized
        wrestler = evolve(wrestler, locked=(*wrestler.locked, other), seized=seized)
        combatants[ident] = evolve(who, intent="wrestling", wrestling=wrestler)
    return evolve(state, combatants=combatants)


def ended(state: State, event: e.ClinchEnded) -> State:
    combatants = dict(state.combatants)
    for ident, other in ((event.combatant, event.target), (event.target, event.combatant)):
        who = combatants.get(ident)
        if who is not None:
            combatants[ident] = unlocked(who, other)
    return evolve(state, combatants=combatants)


def unlocked(who: Combatant, other: str) -> Combatant:
    """*who* once he and *other* have let go of each other."""
    wrestler = who.wrestling
    locked = tuple(each for each in wrestler.locked if each != other)
    wrestler = evolve(
        wrestler,
        locked=locked,
        keys=tuple(key for key in wrestler.keys if key.victim != other),
        seized=None if wrestler.seized == other else wrestler.seized,
        turned_by=None if wrestler.turned_by == other else wrestler.turned_by,
    )
    if locked:
        return evolve(who, wrestling=wrestler)
    # His next reaction is a first one again, in whatever mode (ALT-WRE-019).
    intent = "none" if who.intent == "wrestling" else who.intent
    return evolve(who, intent=intent, initial=True, wrestling=afresh(wrestler))


def key_set(state: State, event: e.KeySet) -> State:
    who = state.combatants.get(event.combatant)
    if who is None or event.target not in state.combatants:
        return state
    return _changed(state, who.id, keys=(*who.wrestling.keys, Key(event.target, event.part)))


def key_ended(state: State, event: e.KeyEnded) -> State:
    who = state.combatants.get(event.combatant)
    if who is None:
        return state
    keys = tuple(key for key in who.wrestling.keys if (key.victim, key.part) != (event.target, event.part))
    return _changed(state, who.id, keys=keys)


def gagged(state: State, event: e.GagChanged) -> State:
    who = state.combatants.get(event.combatant)
    if who is None:
        return state
    keys = tuple(
        evolve(key, gagged=event.on) if (key.victim, key.part) == (event.target, "head") else key
        for key in who.wrestling.keys
    )
    return _changed(state, who.id, keys=keys)


def turned(state: State, event: e.TurnedOver) -> State:
    state = _changed(state, event.target, turned_by=event.combatant)
    who = state.combatants.get(event.combatant)
    if who is not None and who.wrestling.turned_by == event.target:
        state = _changed(state, who.id, turned_by=None)
    return state


def hurt(state: State, event: e.HoldHurt) -> State:
    who = state.combatants.get(event.target)
    if who is None:
        return state
    return put(state, evolve(who, stamina=who.stamina - event.stamina, body=who.body - event.body))


def amended(state: State, event: e.WrestlerAmended) -> State:
    who = state.combatants.get(event.combatant)
    if who is None:
        return state
    wrestler = who.wrestling
    if event.own is not None:
        own = tuple(each for each in wrestler.own if each.id != event.own.id)
        wrestler = evolve(wrestler, own=(*own, event.own))
    if event.closed is not None:
        wrestler = evolve(wrestler, closed=(*wrestler.closed, event.closed))
    if event.opened is not None:
        wrestler = evolve(wrestler, closed=tuple(each for each in wrestler.closed if each != event.opened))
    if event.die is not None:
        wrestler = evolve(wrestler, die=event.die)
    return put(state, evolve(who, wrestling=wrestler))


CHANGES: Mapping[type, Callable[[State, Any], State] | None] = {
    e.WrestlingAnnounced: announced,
    e.WrestlingReacted: reacted,
    e.WrestlingCameUp: came_up,
    e.WrestlingLost: lost,
    e.WrestlingFaced: faced,
    e.WrestlingRevealed: revealed,
    e.WrestlingPostponed: postponed,
    e.HoldChosen: chosen,
    e.HoldRolled: rolled,
    e.ResistanceRolled: None,
    e.CounterRolled: countered,
    e.CounterDeclined: declined,
    e.HoldSettled: settled,
    e.ClinchBegun: begun,
    e.ClinchEnded: ended,
    e.KeySet: key_set,
    e.KeyEnded: key_ended,
    e.GagChanged: gagged,
    e.TurnedOver: turned,
    e.HoldHurt: hurt,
    e.PushedBack: None,
    e.ObjectUsed: None,
    e.BlowStrayed: None,
    e.WrestlerAmended: amended,
}
"""Every event with what it changes, None where it only says something."""

__all__ = ["CHANGES", "unlocked"]
