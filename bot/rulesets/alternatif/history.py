"""What each event changes. Events are history: nothing here refuses, and nobody who left is missed.

Some events only say in words what another one of the same moment does: `StatusChanged` (a postponement or an action
that comes up), `StrikeChosen` (the strike), `ParryChosen` when it names a weapon (the parry), `ActionDeclared` when it
is a repetition (the reaction), `FumbleRolled` when it costs a weapon (`WeaponChanged`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.kernel.values import evolve
from bot.rulesets.alternatif import events as e
from bot.rulesets.alternatif import grasp
from bot.rulesets.alternatif.state import (
    AlternatifState,
    Blow,
    Combatant,
    Fumble,
    Hand,
    Injury,
    Mishap,
    Offer,
    Proposal,
    Rolled,
    Task,
    Wielded,
    blow_id,
)

State = AlternatifState
_NOTHING_UP: dict[str, Any] = {"up": False, "choice": None, "aim": None, "facing": ()}
_NOTHING_PENDING: dict[str, Any] = {**_NOTHING_UP, "due": None}
_FRESH: dict[str, Any] = {**_NOTHING_PENDING, "status": "offensive", "carry": 0}
"""A weapon whose owner is in contact with nobody any more (ALT-MEL-003)."""

ON_ARM = {"attack": "attack", "defence": "defence", "hit_bonus": "hit_bonus", "damage_bonus": "damage_bonus"}


def after(state: State, event: Any) -> State:
    """The state once *event* has happened."""
    change = _CHANGES.get(event.__class__)
    return state if change is None else change(state, event)


def _put(state: State, who: Combatant) -> State:
    return evolve(state, combatants={**state.combatants, who.id: who})


def _with(state: State, ident: str, **changes: Any) -> State:
    who = state.combatants.get(ident)
    return state if who is None else _put(state, evolve(who, **changes))


def _held(who: Combatant, hand: Hand, changes: dict[str, Any]) -> tuple[Wielded, ...]:
    """The hands of *who* after *changes* to the weapon in *hand*; one that is gone is not missed."""
    return tuple(evolve(each, **changes) if each.arm.hand == hand else each for each in who.hands)


def _all(who: Combatant, changes: dict[str, Any]) -> tuple[Wielded, ...]:
    return tuple(evolve(each, **changes) for each in who.hands)


def _wields(state: State, ident: str, hand: Hand, weapon: dict[str, Any], **changes: Any) -> State:
    who = state.combatants.get(ident)
    if who is None:
        return state
    return _put(state, evolve(who, hands=_held(who, hand, weapon), **changes))


def _both(state: State, ident: str, weapon: dict[str, Any], **changes: Any) -> State:
    """The same change to every weapon of *ident*."""
    who = state.combatants.get(ident)
    return state if who is None else _put(state, evolve(who, hands=_all(who, weapon), **changes))


# ---- people and time


def _recorded(state: State, event: e.CombatantRecorded) -> State:
    return _put(state, event.record)


def _left(state: State, event: e.CombatantLeft) -> State:
    gone = event.combatant
    combatants = {ident: each for ident, each in state.combatants.items() if ident != gone}
    return evolve(
        state,
        combatants=combatants,
        blows=tuple(blow for blow in state.blows if gone not in (blow.attacker, blow.target)),
        offers=tuple(each for each in state.offers if gone not in (each.to, each.target)),
        fumbles=tuple(each for each in state.fumbles if gone not in (each.combatant, each.opponent)),
        mishaps=tuple(each for each in state.mishaps if gone not in (each.combatant, each.against)),
    )


def _reached(state: State, event: e.SegmentReached) -> State:
    return evolve(state, segment=event.segment, blows=(), offers=(), fumbles=())


def _declared(state: State, event: e.ActionDeclared) -> State:
    if event.repeated:
        return state
    return _with(state, event.combatant, intent="melee", target=event.target, announced=not event.kept, proposal=None)


def _reacted(state: State, event: e.ReactionRolled) -> State:
    # An initial roll stays one when the same action is taken up again in the same segment.
    rolled = Rolled(event.stamp, event.die, event.faces, event.initial)
    changes: dict[str, Any] = {"announced": False}
    if event.initial:
        changes["initial"] = False
    return _wields(state, event.combatant, event.hand, {"due": event.segment, "rolled": rolled}, **changes)


def _stood_by(state: State, event: e.StoodBy) -> State:
    intent = "none" if event.forced else "standby"
    return _both(state, event.combatant, _NOTHING_PENDING, intent=intent, announced=False, proposal=None)


def _beat(state: State, event: e.BeatImposed) -> State:
    who = state.combatants.get(event.combatant)
    if who is None:
        return state
    hands = tuple(evolve(each, due=None if each.due is None else each.due + event.segments) for each in who.hands)
    task, more = who.task, event.segments
    if task is not None and state.segment < task.first:
        # What is still in preparation comes later, too.
        task = evolve(task, prepared=task.prepared + more, first=task.first + more, last=task.last + more)
    return _put(state, evolve(who, hands=hands, task=task, beat_until=event.until))


def _came_up(state: State, event: e.ActionCameUp) -> State:
    weapon = {**_NOTHING_UP, "due": None, "up": True, "status": "offensive", "carry": 0}
    return _wields(state, event.combatant, event.hand, weapon)


def _lost(state: State, event: e.ActionLost) -> State:
    if event.reason == "interrupted":
        return _wields(state, event.combatant, event.hand, _NOTHING_PENDING, intent="none", announced=False)
    return _wields(state, event.combatant, event.hand, _NOTHING_PENDING)


# ---- the exchange of blows


def _announced(state: State, event: e.SimultaneousAnnounced) -> State:
    who = state.combatants.get(event.combatant)
    if who is None:
        return state
    hands = tuple(evolve(each, facing=event.enemies) if each.up else each for each in who.hands)
    return _put(state, evolve(who, hands=hands))


def _revealed_choice(state: State, event: e.ChoiceRevealed) -> State:
    aim = None if event.target is None else f"{event.target}+{event.piece}" if event.piece else event.target
    return _wields(state, event.combatant, event.hand, {"choice": event.choice, "aim": aim, "facing": ()})


def _disengaged(state: State, event: e.DisengagedBriefly) -> State:
    for ident in (event.combatant, event.other):
        state = _both(state, ident, _FRESH, initial=True, intent="melee")
    return state


def _struck(state: State, event: e.StrikeRolled) -> State:
    who = state.combatants.get(event.combatant)
    weapon = None if who is None else who.holds(event.hand)
    if who is None or weapon is None:
        return state
    acted: dict[str, Any] = {"acted": state.segment}
    if event.occasion == "regular":
        acted |= _NOTHING_UP
    changes: dict[str, Any] = {"next_strike": 0}
    if event.occasion == "regular":
        changes |= {"target": event.target, "intent": "melee"}
    state = _put(state, evolve(who, hands=_held(who, event.hand, acted), **changes))
    if event.face == 1 and event.occasion == "regular":
        fumble = Fumble(event.combatant, event.hand, event.weapon, event.target)
        state = evolve(state, fumbles=(*state.fumbles, fumble))
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
    )
    return evolve(state, blows=(*state.blows, blow))


def _blows(state: State, ident: str | None, **changes: Any) -> tuple[Blow, ...]:
    return tuple(
        evolve(blow, **changes) if blow.id == ident and not blow.landed and not blow.parried else blow
        for blow in state.blows
    )


def _let_come(state: State, event: e.ParryChosen) -> State:
    """Who parries has answered when his die is cast (`_parried`)."""
    if event.hand is not None:
        return state
    blows = tuple(evolve(blow, answered=True) if blow.target == event.combatant else blow for blow in state.blows)
    return evolve(state, blows=blows)


def _parried(state: State, event: e.ParryRolled) -> State:
    state = _wields(state, event.combatant, event.hand, {"acted": state.segment})
    if event.outcome == "failed":
        return evolve(state, blows=_blows(state, event.blow, answered=True))
    return evolve(state, blows=_blows(state, event.blow, answered=True, parried=True))


def _postponed(state: State, event: e.InitiativePostponed) -> State:
    weapon = {**_NOTHING_UP, "due": event.segment, "status": "defensive", "carry": event.by}
    return _wields(state, event.combatant, event.hand, weapon)


# ---- wounds and weapons


def _hurt(state: State, event: e.DamageDealt) -> State:
    blows = state.blows if event.blow is None else _blows(state, event.blow, landed=True)
    who = state.combatants.get(event.target)
    if who is None:
        return evolve(state, blows=blows)
    hurt = evolve(who, stamina=who.stamina - event.stamina, body=who.body - event.body)
    return evolve(state, blows=blows, combatants={**state.combatants, who.id: hurt})


def _drawn(state: State, event: e.EffectDrawn) -> State:
    who = state.combatants.get(event.combatant)
    if who is None or (event.malus == 0 and event.bleeding == "none" and not event.lame and not event.text):
        return state
    injury = Injury(event.place, event.table, event.effect_column, event.malus, event.bleeding, event.lame, event.text)
    return _put(state, evolve(who, injuries=(*who.injuries, injury)))


def _amended(state: State, event: e.InjuryAmended) -> State:
    who = state.combatants.get(event.combatant)
    if who is None:
        return state
    *others, last = who.injuries or (Injury("torso", "cut", 5),)
    if event.staunched:
        others = [evolve(each, bleeding="none") for each in others]
    if event.healed:
        return _put(state, evolve(who, injuries=tuple(others)))
    text = {"fr": event.text, "en": event.text} if event.text else last.text
    amended = evolve(last, malus=event.malus, bleeding=event.bleeding, text=text)
    return _put(state, evolve(who, injuries=(*others, amended)))


def _bled(state: State, event: e.Bled) -> State:
    who = state.combatants.get(event.combatant)
    state = evolve(state, bled=event.segment)
    if who is None:
        return state
    return _put(state, evolve(who, stamina=who.stamina - event.stamina, body=who.body - event.body))


def _battered(state: State, event: e.EquipmentDamaged) -> State:
    state = evolve(state, blows=_blows(state, event.blow, landed=True))
    return _wields(state, event.target, event.hand, {"structure": event.left})


def _weapon(state: State, event: e.WeaponChanged) -> State:
    who = state.combatants.get(event.combatant)
    if who is None:
        return state
    if event.change in ("dropped", "sheathed", "broken"):
        # What was aimed at it and has not landed meets nothing any more.
        blows = tuple(
            evolve(blow, landed=True) if (blow.target, blow.piece) == (who.id, event.hand) else blow
            for blow in state.blows
        )
        state = evolve(state, blows=blows)
    return _put(state, grasp.changed(who, event.hand, event.weapon, event.change, state.segment))


def _fumbled(state: State, event: e.FumbleRolled) -> State:
    fumbles = tuple(each for each in state.fumbles if (each.combatant, each.hand) != (event.combatant, event.hand))
    state = evolve(state, fumbles=fumbles)
    kind = "companion" if event.result == "companion_wounded" else "magic" if event.magic else None
    who = state.combatants.get(event.combatant)
    weapon = None if who is None else who.holds(event.hand)
    if kind is None or weapon is None:
        return state
    mishap = Mishap(event.combatant, event.opponent, weapon.arm, "companion" if kind == "companion" else "magic")
    return evolve(state, mishaps=(*state.mishaps, mishap))


def _settled(state: State, event: e.MishapSettled) -> State:
    left = list(state.mishaps)
    for each in left:
        if each.combatant == event.combatant and each.kind == event.kind:
            left.remove(each)
            break
    return evolve(state, mishaps=tuple(left))


def _out(state: State, event: e.CombatantOut) -> State:
    """He falls and drops what he holds; nothing of his is pending any more (ALT-GEN-015)."""
    who = state.combatants.get(event.combatant)
    if who is None:
        return state
    fallen = evolve(
        grasp.let_go_of_all(who),
        out=True,
        fate="open",
        intent="none",
        announced=False,
        prone=True,
        task=None,
        proposal=None,
        unfinished=None,
    )
    return _put(state, fallen)


def _back(state: State, event: e.CombatantBack) -> State:
    """The game master undoes the fall: on his feet again, with what he held."""
    who = state.combatants.get(event.combatant)
    if who is None:
        return state
    back = evolve(grasp.taken_up_again(who), out=False, fate=None, intent="none", initial=True, prone=False)
    return _put(state, back)


# ---- contact


def _engagement(state: State, event: e.EngagementChanged) -> State:
    combatants = dict(state.combatants)
    for pair in event.removed:
        for one, other in (pair, pair[::-1]):
            who = combatants.get(one)
            if who is not None and other in who.contacts:
                left = tuple(ident for ident in who.contacts if ident != other)
                combatants[one] = evolve(who, contacts=left) if left else _let_go(who)
    for pair in event.added:
        for one, other in (pair, pair[::-1]):
            who = combatants.get(one)
            if who is not None and other not in who.contacts:
                combatants[one] = evolve(who, contacts=(*who.contacts, other))
    return evolve(state, combatants=combatants)


def _let_go(who: Combatant) -> Combatant:
    return evolve(who, contacts=(), initial=True, hands=_all(who, _FRESH))


# ---- free actions


def _offered(state: State, event: e.FreeActionOffered) -> State:
    return evolve(state, offers=(*state.offers, Offer(event.combatant, event.target, event.kind, event.cause)))


def _offer_settled(state: State, event: e.FreeActionSettled) -> State:
    offers = []
    taken = False
    for each in state.offers:
        mine = each.to == event.combatant and not each.settled and event.target in (None, each.target)
        if mine and not (event.how == "taken" and taken):
            taken = True
            each = evolve(each, settled=True, taken=event.how == "taken")
        offers.append(each)
    return evolve(state, offers=tuple(offers))


# ---- actions other than melee


def _proposed(state: State, event: e.ActionProposed) -> State:
    proposal = Proposal(
        event.action,
        event.stamp,
        event.label,
        event.weapon,
        event.hand,
        event.target,
        event.reaction,
        event.duration,
        event.sure,
    )
    return _with(state, event.combatant, proposal=proposal)


def _proposal_settled(state: State, event: e.ProposalSettled) -> State:
    who = state.combatants.get(event.combatant)
    if who is None or who.proposal is None:
        return state
    match event.how:
        case "figures":
            proposal = evolve(who.proposal, reaction=event.reaction, duration=event.duration)
            return _put(state, evolve(who, proposal=proposal))
        case "sure":
            return _put(state, evolve(who, proposal=evolve(who.proposal, sure=True)))
    return _put(state, evolve(who, proposal=None))


def _begun(state: State, event: e.TaskBegun) -> State:
    task = Task(
        event.action,
        event.stamp,
        event.prepared,
        event.first,
        event.last,
        event.label,
        event.weapon,
        event.hand,
        event.target,
    )
    # Another action drops what was in preparation (ALT-REA-015); a spell on the defensive goes on (ALT-PAR-016).
    weapon = {**_NOTHING_PENDING, "rolled": None}
    return _both(
        state,
        event.combatant,
        weapon,
        task=task,
        proposal=None,
        unfinished=None,
        intent="none",
        announced=False,
        target=None if event.target is None else event.target,
    )


def _ended(state: State, event: e.TaskEnded) -> State:
    who = state.combatants.get(event.combatant)
    if who is None:
        return state
    # An action that wins its race leaves the guard down for those who have not used the occasion yet (ALT-FRE-014).
    awaited = any(each.target == who.id and not each.settled for each in state.offers)
    lowered = event.segment if awaited else who.lowered
    return _put(state, evolve(who, task=None, busy=event.segment, lowered=lowered))


def _broken(state: State, event: e.TaskBroken) -> State:
    who = state.combatants.get(event.combatant)
    if who is None or who.task is None:
        return state
    begun = who.task.first <= event.segment
    left = evolve(who.task, first=1, last=event.left, waits=False) if event.left else None
    busy = event.segment if begun else who.busy
    lowered = event.segment if who.task.exposed(event.segment) else who.lowered
    return _put(state, evolve(who, task=None, unfinished=left, busy=busy, lowered=lowered))


def _waits(state: State, event: e.ActionHeld) -> State:
    who = state.combatants.get(event.combatant)
    if who is None or who.task is None:
        return state
    return _put(state, evolve(who, task=evolve(who.task, waits=True, until=event.until)))


def _released(state: State, event: e.ActionReleased) -> State:
    who = state.combatants.get(event.combatant)
    if who is None or who.task is None:
        return state
    task = evolve(who.task, waits=False, until=None, first=event.first, last=event.last)
    return _put(state, evolve(who, task=task))


# ---- flags, orders and the game master's hand


def _flag(state: State, event: e.FlagSet) -> State:
    who = state.combatants.get(event.combatant)
    if who is None:
        return state
    if event.flag != "unaware":
        return _put(state, evolve(who, **{event.flag: event.on}))
    others = tuple(each for each in who.unaware if each != event.other)
    if event.on and event.other is not None:
        others = (*others, event.other)
    return _put(state, evolve(who, unaware=others))


def _order(state: State, event: e.OrderGiven) -> State:
    who = state.combatants.get(event.combatant)
    return state if who is None else _put(state, evolve(who, orders={**who.orders, event.matter: event.order}))


def _overrode(state: State, event: e.GmOverrode) -> State:
    what, value = event.what, event.after
    who = state.combatants.get(event.combatant)
    if who is None:
        return state
    hand = event.hand or who.main.arm.hand
    if what == "due":
        if value is None:
            return _both(state, who.id, _NOTHING_PENDING, intent="standby", announced=False)
        return _wields(state, who.id, hand, {**_NOTHING_UP, "due": value}, intent="melee", announced=False)
    if what == "structure":
        return _wields(state, who.id, hand, {"structure": value})
    if what in ON_ARM:
        weapon = who.holds(hand)
        if weapon is None:
            return state
        return _wields(state, who.id, hand, {"arm": evolve(weapon.arm, **{ON_ARM[what]: value})})
    return _put(state, evolve(who, **{what: value}))


def _setting(state: State, event: e.SettingChanged) -> State:
    return evolve(state, settings=evolve(state.settings, **{event.setting: event.after}))


def _handed(state: State, event: e.HandedOver) -> State:
    return _with(state, event.combatant, player=event.player, temperament=event.temperament)


_CHANGES: dict[type, Callable[[State, Any], State]] = {
    e.SceneOpened: lambda state, event: evolve(state, opened=True),
    e.CombatantRecorded: _recorded,
    e.CombatantLeft: _left,
    e.CombatantHidden: lambda state, event: _with(state, event.combatant, hidden=True),
    e.CombatantRevealed: lambda state, event: _with(state, event.combatant, hidden=False),
    e.HandedOver: _handed,
    e.SegmentReached: _reached,
    e.ActionDeclared: _declared,
    e.ReactionRolled: _reacted,
    e.StoodBy: _stood_by,
    e.BeatImposed: _beat,
    e.ActionCameUp: _came_up,
    e.ActionLost: _lost,
    e.SimultaneousAnnounced: _announced,
    e.ChoiceRevealed: _revealed_choice,
    e.DisengagedBriefly: _disengaged,
    e.StrikeRolled: _struck,
    e.ParryChosen: _let_come,
    e.ParryRolled: _parried,
    e.InitiativePostponed: _postponed,
    e.DamageDealt: _hurt,
    e.EffectDrawn: _drawn,
    e.InjuryAmended: _amended,
    e.Bled: _bled,
    e.EquipmentDamaged: _battered,
    e.WeaponChanged: _weapon,
    e.FumbleRolled: _fumbled,
    e.MishapSettled: _settled,
    e.CombatantOut: _out,
    e.CombatantBack: _back,
    e.FateSaid: lambda state, event: _with(state, event.combatant, fate=event.fate),
    e.EngagementChanged: _engagement,
    e.FreeActionOffered: _offered,
    e.FreeActionSettled: _offer_settled,
    e.ActionProposed: _proposed,
    e.ProposalSettled: _proposal_settled,
    e.TaskBegun: _begun,
    e.TaskEnded: _ended,
    e.TaskBroken: _broken,
    e.ActionHeld: _waits,
    e.ActionReleased: _released,
    e.FlagSet: _flag,
    e.OrderGiven: _order,
    e.GmOverrode: _overrode,
    e.SettingChanged: _setting,
}

__all__ = ["ON_ARM", "after"]
