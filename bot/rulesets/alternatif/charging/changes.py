"""What the events of charges change."""

from __future__ import annotations

from typing import Any

from bot.kernel.values import evolve
from bot.rulesets.alternatif.charging import events as e
from bot.rulesets.alternatif.history.records import State, put, with_
from bot.rulesets.alternatif.history.timed import slowed
from bot.rulesets.alternatif.state import Answer, Clash, Manoeuvre, Offer
from bot.rulesets.alternatif.state.footing import pair
from bot.rulesets.alternatif.tactics.changes import slipped


def arrived(state: State, event: e.ChargeArrived) -> State:
    who = state.combatants.get(event.combatant)
    if who is None:
        return state
    # Whom he has charged at receives him instead of a frank attack (ALT-CHG-009).
    # A good rider has done nothing himself: he may still parry (ALT-MNT-008).
    busy = -1 if who.riding.well and who.busy == state.segment else who.busy
    charged = evolve(
        who, intent="melee", target=event.target, announced=False, lowered=-1, busy=busy, shooting=slowed(who)
    )
    state = put(state, charged)
    if not event.adjusted:
        for ident in event.fresh:
            fresh = state.combatants.get(ident)
            if fresh is not None:
                state = put(state, evolve(fresh, initial=False))
    clash = Clash(event.combatant, event.target, event.strikes, event.receives)
    return slipped(evolve(state, clashes=(*state.clashes, clash)), event.combatant)


def passed(state: State, event: e.ChargePassed) -> State:
    """His guard is down in this segment, even that of a good rider, where the table has it so (ALT-MNT-005)."""
    return with_(state, event.combatant, lowered=state.segment)


def decided(state: State, event: e.ClashDecided) -> State:
    manoeuvre = None
    if event.special is not None:
        manoeuvre = Manoeuvre(event.special, event.other, event.piece, event.flank, event.third)
    answer = Answer(event.how, event.hand, manoeuvre)
    names = (event.combatant, event.other) if event.part == "charge" else (event.other, event.combatant)
    changed: dict[str, Any] = {"attack": answer} if event.part == "charge" else {"reception": answer}
    state = _clash(state, names, **changed)
    if event.how == "nothing":
        return state
    # It is the one free action of this segment against him (ALT-FRE-004).
    offer = Offer(event.combatant, event.other, "free", "charge", settled=True, taken=True)
    return evolve(state, offers=(*state.offers, offer))


def settled(state: State, event: e.ClashSettled) -> State:
    changes: dict[str, Any] = {"received": True} if event.first else {"settled": True}
    return _clash(state, (event.combatant, event.target), **changes)


def _clash(state: State, names: tuple[str, str], **changes: Any) -> State:
    clashes = tuple(
        evolve(each, **changes) if (each.charger, each.target) == names and not each.settled else each
        for each in state.clashes
    )
    return evolve(state, clashes=clashes)


def screen(state: State, event: e.ScreenSaid) -> State:
    name = pair(event.combatant, event.other)
    others = tuple(each for each in state.ground.screens if each != name)
    return evolve(state, ground=evolve(state.ground, screens=(*others, name) if event.on else others))
