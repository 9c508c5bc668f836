"""The exchange of blows, fumbles and free actions."""

from __future__ import annotations

from typing import Any

from bot.kernel.values import evolve
from bot.rulesets.alternatif import events as e
from bot.rulesets.alternatif.history import opposed
from bot.rulesets.alternatif.history.records import (
    FRESH,
    NOTHING_UP,
    State,
    both,
    held,
    put,
    wields,
)
from bot.rulesets.alternatif.history.surprises import spent
from bot.rulesets.alternatif.state import (
    Blow,
    Fumble,
    Hand,
    Manoeuvre,
    Mishap,
    Offer,
    blow_id,
    piece_id,
)


def announced(state: State, event: e.SimultaneousAnnounced) -> State:
    who = state.combatants.get(event.combatant)
    if who is None:
        return state
    hands = tuple(evolve(each, facing=event.enemies) if each.up else each for each in who.hands)
    return put(state, evolve(who, hands=hands))


def revealed_choice(state: State, event: e.ChoiceRevealed) -> State:
    if event.special is not None and event.target is not None:
        meant = Manoeuvre(event.special, event.target, event.piece, event.flank, event.other)
        weapon = {"choice": "special", "aim": None, "facing": (), "manoeuvre": meant}
        return wields(state, event.combatant, event.hand, weapon)
    aim = None if event.target is None else _aim(event.target, event.piece)
    return wields(state, event.combatant, event.hand, {"choice": event.choice, "aim": aim, "facing": ()})


def chosen(state: State, event: e.StrikeChosen) -> State:
    """What was chosen stands until the blow is rolled: the game master may have its order to settle (ALT-REA-017)."""
    if event.target is None:
        return state
    return wields(state, event.combatant, event.hand, {"choice": "attack", "aim": _aim(event.target, event.piece)})


def _aim(target: str, piece: Hand | None) -> str:
    return target if piece is None else piece_id(target, piece)


def disengaged(state: State, event: e.DisengagedBriefly) -> State:
    for ident in (event.combatant, event.other):
        state = both(state, ident, FRESH, initial=True, intent="melee")
    return state


def struck(state: State, event: e.StrikeRolled) -> State:
    who = state.combatants.get(event.combatant)
    weapon = None if who is None else who.holds(event.hand)
    if who is None or weapon is None:
        return state
    acted: dict[str, Any] = {"acted": state.segment}
    if event.occasion == "regular":
        acted |= NOTHING_UP
    changes: dict[str, Any] = {"next_strike": 0}
    if event.occasion == "regular":
        # A blow that fell on a companion leaves the enemy it was meant for in mind.
        struck = state.combatants.get(event.target)
        aimed = event.target if struck is None or struck.side != who.side else who.target
        changes |= {"target": aimed, "intent": "melee"}
        if who.footing.faces not in (None, event.target):
            # Whom he strikes he is turned against (ALT-TAC-003).
            changes["footing"] = evolve(who.footing, faces=None)
    if weapon.turns:
        # The next one of those that the die moves (ALT-GMX-003).
        acted |= {"arm": weapon.turns[0], "turns": (*weapon.turns[1:], weapon.arm)}
    state = put(state, evolve(who, hands=held(who, event.hand, acted), **changes))
    if event.face == 1 and event.occasion == "regular":
        fumble = Fumble(event.combatant, event.hand, event.weapon, event.target)
        state = evolve(state, fumbles=(*state.fumbles, fumble))
    state = opposed.by_strike(state, event)
    if event.sneak:
        state = spent(state, event.combatant, event.target)
    if event.outcome == "miss":
        return state
    blow = Blow(
        id=blow_id(event.combatant, event.hand),
        attacker=event.combatant,
        target=event.target,
        arm=weapon.arm,
        face=event.face,
        total=event.total,
        natural=event.natural == 20,
        occasion=event.occasion,
        critical=event.critical,
        piece=event.piece,
        unseen=event.unseen,
        sneak=event.sneak,
        pair=event.pair,
        impetus=any(each.name == "charge" for each in event.terms),
    )
    return evolve(state, blows=(*state.blows, blow))


def some_blows(state: State, ident: str | None, **changes: Any) -> tuple[Blow, ...]:
    return tuple(
        evolve(blow, **changes) if blow.id == ident and not blow.landed and not blow.parried else blow
        for blow in state.blows
    )


def let_come(state: State, event: e.ParryChosen) -> State:
    """Who parries has answered when his die is cast (`parried`)."""
    if event.hand is not None:
        return state
    blows = tuple(evolve(blow, answered=True) if blow.target == event.combatant else blow for blow in state.blows)
    return evolve(state, blows=blows)


def parried(state: State, event: e.ParryRolled) -> State:
    state = opposed.parried(wields(state, event.combatant, event.hand, {"acted": state.segment}), event)
    if event.outcome == "failed":
        return evolve(state, blows=some_blows(state, event.blow, answered=True))
    return evolve(state, blows=some_blows(state, event.blow, answered=True, parried=True))


def fumbled(state: State, event: e.FumbleRolled) -> State:
    fumbles = tuple(each for each in state.fumbles if (each.combatant, each.hand) != (event.combatant, event.hand))
    state = evolve(state, fumbles=fumbles)
    kind = "companion" if event.result == "companion_wounded" else "magic" if event.magic else None
    who = state.combatants.get(event.combatant)
    weapon = None if who is None else who.holds(event.hand)
    if kind is None or weapon is None:
        return state
    mishap = Mishap(event.combatant, event.opponent, weapon.arm, "companion" if kind == "companion" else "magic")
    return evolve(state, mishaps=(*state.mishaps, mishap))


def settled(state: State, event: e.MishapSettled) -> State:
    left = list(state.mishaps)
    for each in left:
        if each.combatant == event.combatant and each.kind == event.kind:
            left.remove(each)
            break
    return evolve(state, mishaps=tuple(left))


def offered(state: State, event: e.FreeActionOffered) -> State:
    offer = Offer(event.combatant, event.target, event.kind, event.cause, impetus=event.impetus)
    return evolve(state, offers=(*state.offers, offer))


def offer_settled(state: State, event: e.FreeActionSettled) -> State:
    offers = []
    taken = False
    for each in state.offers:
        mine = each.to == event.combatant and not each.settled and event.target in (None, each.target)
        if mine and not (event.how == "taken" and taken):
            taken = True
            each = evolve(each, settled=True, taken=event.how == "taken")
        offers.append(each)
    return evolve(state, offers=tuple(offers))
