"""What each event changes. Events are history: nothing here refuses, and nobody who left is missed.

Some events only say in words what another one of the same moment does: `StatusChanged` (a postponement or an action
that comes up), `StrikeChosen` (the strike), `ParryChosen` when it names a weapon (the parry), `ActionDeclared` when it
is a repetition (the reaction).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.kernel.values import evolve
from bot.rulesets.alternatif import events as e
from bot.rulesets.alternatif.state import AlternatifState, Blow, Combatant, Rolled, Wielded, blow_id

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


def _with(state: State, ident: str, **changes: Any) -> State:
    who = state.combatants.get(ident)
    if who is None:
        return state
    return evolve(state, combatants={**state.combatants, ident: evolve(who, **changes)})


def _wields(state: State, ident: str, weapon: dict[str, Any], **changes: Any) -> State:
    who = state.combatants.get(ident)
    if who is None:
        return state
    changed = evolve(who, wielded=evolve(who.wielded, **weapon), **changes)
    return evolve(state, combatants={**state.combatants, ident: changed})


def _recorded(state: State, event: e.CombatantRecorded) -> State:
    return evolve(state, combatants={**state.combatants, event.combatant: event.record})


def _left(state: State, event: e.CombatantLeft) -> State:
    gone = event.combatant
    combatants = {ident: each for ident, each in state.combatants.items() if ident != gone}
    blows = tuple(blow for blow in state.blows if gone not in (blow.attacker, blow.target))
    return evolve(state, combatants=combatants, blows=blows)


def _reached(state: State, event: e.SegmentReached) -> State:
    return evolve(state, segment=event.segment, blows=())


def _declared(state: State, event: e.ActionDeclared) -> State:
    if event.repeated:
        return state
    return _with(state, event.combatant, intent="melee", target=event.target, announced=not event.kept)


def _reacted(state: State, event: e.ReactionRolled) -> State:
    # An initial roll stays one when the same action is taken up again in the same segment.
    rolled = Rolled(event.stamp, event.die, event.faces, event.initial)
    weapon = {"due": event.segment, "rolled": rolled}
    return _wields(state, event.combatant, weapon, initial=False, announced=False)


def _stood_by(state: State, event: e.StoodBy) -> State:
    intent = "none" if event.forced else "standby"
    return _wields(state, event.combatant, _NOTHING_PENDING, intent=intent, announced=False)


def _beat(state: State, event: e.BeatImposed) -> State:
    return _wields(state, event.combatant, {"due": event.due}, beat_until=event.until)


def _came_up(state: State, event: e.ActionCameUp) -> State:
    weapon = {**_NOTHING_UP, "due": None, "up": True, "status": "offensive", "carry": 0}
    return _wields(state, event.combatant, weapon)


def _lost(state: State, event: e.ActionLost) -> State:
    if event.reason == "interrupted":
        return _wields(state, event.combatant, _NOTHING_PENDING, intent="none", announced=False)
    return _wields(state, event.combatant, _NOTHING_PENDING)


def _announced(state: State, event: e.SimultaneousAnnounced) -> State:
    return _wields(state, event.combatant, {"facing": event.enemies})


def _revealed_choice(state: State, event: e.ChoiceRevealed) -> State:
    return _wields(state, event.combatant, {"choice": event.choice, "aim": event.target, "facing": ()})


def _disengaged(state: State, event: e.DisengagedBriefly) -> State:
    for ident in (event.combatant, event.other):
        state = _wields(state, ident, _FRESH, initial=True, intent="melee")
    return state


def _struck(state: State, event: e.StrikeRolled) -> State:
    weapon = {**_NOTHING_UP, "acted": state.segment}
    state = _wields(state, event.combatant, weapon, target=event.target, intent="melee", next_strike=0)
    if event.outcome == "miss":
        return state
    blow = Blow(
        blow_id(event.combatant, event.hand),
        event.combatant,
        event.target,
        event.hand,
        event.weapon,
        event.total,
        event.natural == 20,
        event.unseen,
    )
    return evolve(state, blows=(*state.blows, blow))


def _blows(state: State, ident: str | None, **changes: Any) -> tuple[Blow, ...]:
    return tuple(evolve(blow, **changes) if blow.id == ident else blow for blow in state.blows)


def _let_come(state: State, event: e.ParryChosen) -> State:
    """Who parries has answered when his die is cast (`_parried`)."""
    if event.hand is not None:
        return state
    blows = tuple(evolve(blow, answered=True) if blow.target == event.combatant else blow for blow in state.blows)
    return evolve(state, blows=blows)


def _parried(state: State, event: e.ParryRolled) -> State:
    state = _wields(state, event.combatant, {"acted": state.segment})
    return evolve(state, blows=_blows(state, event.blow, answered=True, parried=event.outcome == "parried"))


def _postponed(state: State, event: e.InitiativePostponed) -> State:
    weapon = {**_NOTHING_UP, "due": event.segment, "status": "defensive", "carry": event.by}
    return _wields(state, event.combatant, weapon)


def _hurt(state: State, event: e.DamageDealt) -> State:
    blows = state.blows if event.blow is None else _blows(state, event.blow, landed=True)
    who = state.combatants.get(event.target)
    if who is None:
        return evolve(state, blows=blows)
    hurt = evolve(who, stamina=who.stamina - event.stamina, body=who.body - event.body)
    return evolve(state, blows=blows, combatants={**state.combatants, who.id: hurt})


def _out(state: State, event: e.CombatantOut) -> State:
    return _wields(state, event.combatant, _FRESH, out=True, fate="open", intent="none", announced=False)


def _back(state: State, event: e.CombatantBack) -> State:
    return _with(state, event.combatant, out=False, fate=None, intent="none", initial=True)


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
    return evolve(who, contacts=(), initial=True, wielded=evolve(who.wielded, **_FRESH))


def _overrode(state: State, event: e.GmOverrode) -> State:
    what, value = event.what, event.after
    who = state.combatants.get(event.combatant)
    if who is None:
        return state
    if what == "due":
        return _wields(
            state,
            who.id,
            {**_NOTHING_UP, "due": value},
            intent="melee" if value is not None else "standby",
            announced=False,
        )
    if what in ON_ARM:
        arm = evolve(who.wielded.arm, **{ON_ARM[what]: value})
        return _wields(state, who.id, {"arm": arm})
    return _with(state, who.id, **{what: value})


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
    e.CombatantOut: _out,
    e.CombatantBack: _back,
    e.FateSaid: lambda state, event: _with(state, event.combatant, fate=event.fate),
    e.EngagementChanged: _engagement,
    e.GmOverrode: _overrode,
    e.SettingChanged: _setting,
}

__all__ = ["ON_ARM", "Wielded", "after"]
