"""People, time, contact, the game master's hand."""

from __future__ import annotations

from bot.kernel.values import evolve
from bot.rulesets.alternatif import events as e
from bot.rulesets.alternatif import grasp
from bot.rulesets.alternatif.history.records import (
    FRESH,
    NOTHING_PENDING,
    NOTHING_UP,
    ON_ARM,
    ON_FATIGUE,
    ON_FOOTING,
    ON_RIDING,
    ON_SPOT,
    ON_WRESTLER,
    State,
    both,
    every,
    put,
    wields,
    with_,
)
from bot.rulesets.alternatif.history.timed import halted, shaken
from bot.rulesets.alternatif.moving import word
from bot.rulesets.alternatif.state import (
    Combatant,
    Grip,
    Wrestler,
    seen_contacts,
)
from bot.rulesets.alternatif.state.wrestling import LAID_DOWN, afresh, at_rest
from bot.rulesets.alternatif.wrestling.looking import grips_of, in_mode


def recorded(state: State, event: e.CombatantRecorded) -> State:
    return put(state, event.record)


def left(state: State, event: e.CombatantLeft) -> State:
    gone = event.combatant
    left = state.combatants.get(gone)
    state = state if left is None else shaken(state, left)
    combatants = {ident: _without(each, gone) for ident, each in state.combatants.items() if ident != gone}
    return evolve(
        state,
        combatants=combatants,
        blows=tuple(blow for blow in state.blows if gone not in (blow.attacker, blow.target)),
        offers=tuple(each for each in state.offers if gone not in (each.to, each.target)),
        fumbles=tuple(each for each in state.fumbles if gone not in (each.combatant, each.opponent)),
        specials=tuple(each for each in state.specials if gone != each.author and gone not in each.against),
        clashes=tuple(each for each in state.clashes if gone not in (each.charger, each.target)),
        mishaps=tuple(each for each in state.mishaps if gone not in (each.combatant, each.against)),
        surprises=tuple(each for each in state.surprises if gone not in (each.by, each.victim)),
    )


def _without(who: Combatant, gone: str) -> Combatant:
    """*who* once *gone* has left the encounter: nothing of his magic is meant for him any more."""
    effects = tuple(evolve(each, target=None) if each.target == gone else each for each in who.magic.effects)
    return who if effects == who.magic.effects else evolve(who, magic=evolve(who.magic, effects=effects))


def reached(state: State, event: e.SegmentReached) -> State:
    surprises = tuple(each for each in state.surprises if each.segment >= event.segment)
    ahead = state.ahead + event.segment - state.segment if event.unseen else 0
    state = evolve(state, segment=event.segment, ahead=ahead, blows=(), offers=(), fumbles=(), specials=(), clashes=())
    if state.board.retreats:
        state = evolve(state, board=evolve(state.board, retreats={}))
    return evolve(state, surprises=surprises)


def revealed(state: State, event: e.CombatantRevealed) -> State:
    """He is seen, and with him what time it is."""
    return with_(evolve(state, ahead=0), event.combatant, hidden=False)


def out(state: State, event: e.CombatantOut) -> State:
    """He falls and drops what he holds; nothing of his is pending any more (ALT-GEN-015)."""
    who = state.combatants.get(event.combatant)
    if who is None:
        return state
    fallen = evolve(
        grasp.let_go_of_all(who),
        out=True,
        fate=who.fate or "open",
        intent="none",
        announced=False,
        prone=True,
        task=None,
        proposal=None,
        unfinished=None,
        wrestling=at_rest(who.wrestling),
        spot=halted(who),
    )
    return shaken(put(state, fallen), who)


def back(state: State, event: e.CombatantBack) -> State:
    """The game master undoes the fall: on his feet again, with what he held."""
    who = state.combatants.get(event.combatant)
    if who is None:
        return state
    back = evolve(grasp.taken_up_again(who), out=False, fate=None, intent="none", initial=True, prone=False)
    return put(state, back)


def engagement(state: State, event: e.EngagementChanged) -> State:
    combatants = dict(state.combatants)
    for pair in event.removed:
        for one, other in (pair, pair[::-1]):
            who = combatants.get(one)
            if who is not None and other in who.contacts:
                alone = seen_contacts(combatants, who) == [other]
                left = evolve(who, contacts=tuple(ident for ident in who.contacts if ident != other))
                combatants[one] = _let_go(left) if alone else left
    for pair in event.added:
        for one, other in (pair, pair[::-1]):
            who = combatants.get(one)
            if who is not None and other not in who.contacts:
                combatants[one] = evolve(who, contacts=(*who.contacts, other))
    return word.said(evolve(state, combatants=combatants), event)


def _let_go(who: Combatant) -> Combatant:
    intent = "none" if who.intent == "wrestling" else who.intent
    hands = every(who, FRESH)
    spot = evolve(who.spot, cornered="") if who.spot.cornered == "-" else who.spot
    return evolve(who, initial=True, hands=hands, intent=intent, wrestling=afresh(who.wrestling), spot=spot)


def flag(state: State, event: e.FlagSet) -> State:
    who = state.combatants.get(event.combatant)
    if who is None:
        return state
    if event.flag != "unaware":
        return put(state, evolve(who, **{event.flag: event.on}))
    others = tuple(each for each in who.unaware if each != event.other)
    if event.on and event.other is not None:
        others = (*others, event.other)
    return put(state, evolve(who, unaware=others))


def side(state: State, event: e.SideChanged) -> State:
    """He fights for others from now on; free actions between those who are companions now are nobody's any more."""
    who = state.combatants.get(event.combatant)
    if who is None:
        return state
    combatants = {**state.combatants, who.id: evolve(who, side=event.after)}

    def stands(one: str, other: str) -> bool:
        here = one in combatants and other in combatants
        return not here or combatants[one].side != combatants[other].side

    offers = tuple(each for each in state.offers if stands(each.to, each.target))
    return evolve(state, combatants=combatants, offers=offers)


def order(state: State, event: e.OrderGiven) -> State:
    who = state.combatants.get(event.combatant)
    return state if who is None else put(state, evolve(who, orders={**who.orders, event.matter: event.order}))


def overrode(state: State, event: e.GmOverrode) -> State:
    what, value = event.what, event.after
    who = state.combatants.get(event.combatant)
    if who is None:
        return state
    hand = event.hand or who.main.arm.hand
    if what in ON_WRESTLER:
        return put(state, evolve(who, wrestling=_amended(who.wrestling, ON_WRESTLER[what], value or 0)))
    if what in ON_SPOT:
        return put(state, evolve(who, spot=evolve(who.spot, **{ON_SPOT[what]: value})))
    if what in ON_FATIGUE:
        return put(state, evolve(who, fatigue=evolve(who.fatigue, **{ON_FATIGUE[what]: value})))
    if what in ON_FOOTING:
        return put(state, evolve(who, footing=evolve(who.footing, **{ON_FOOTING[what]: value})))
    if what in ON_RIDING:
        return put(state, evolve(who, riding=evolve(who.riding, **{ON_RIDING[what]: value})))
    if what == "due" and in_mode(who):
        first, *others = grips_of(who)
        grips = (evolve(first, **{**LAID_DOWN, "due": value}), *others)
        intent = "standby" if value is None else "wrestling"
        return put(state, evolve(who, intent=intent, wrestling=evolve(who.wrestling, grips=grips)))
    if what == "due":
        if value is None:
            return both(state, who.id, NOTHING_PENDING, intent="standby", announced=False)
        return wields(state, who.id, hand, {**NOTHING_UP, "due": value}, intent="melee", announced=False)
    if what == "structure":
        return wields(state, who.id, hand, {"structure": value})
    if what in ON_ARM:
        weapon = who.holds(hand)
        if weapon is None:
            return state
        return wields(state, who.id, hand, {"arm": evolve(weapon.arm, **{ON_ARM[what]: value})})
    if what == "body" and not who.out and (value or 0) > 0:
        # He does not fall after all.
        who = evolve(who, fate=None)
    return put(state, evolve(who, **{what: value}))


def _amended(wrestler: Wrestler, name: str, value: int) -> Wrestler:
    """*wrestler* with another figure; as many dice as he is said to have."""
    made = evolve(wrestler, **{name: value})
    grips = (*made.grips, *((Grip(),) * made.dice))[: made.dice] if made.grips else ()
    return evolve(made, grips=grips)


def setting(state: State, event: e.SettingChanged) -> State:
    return evolve(state, settings=evolve(state.settings, **{event.setting: event.after}))


def handed(state: State, event: e.HandedOver) -> State:
    return with_(state, event.combatant, player=event.player, temperament=event.temperament)
