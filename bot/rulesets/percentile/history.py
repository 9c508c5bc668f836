"""What each event changes. Events are history: nothing here refuses, and nobody who left is missed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.kernel.values import evolve
from bot.rulesets.percentile import events as e
from bot.rulesets.percentile.state import (
    OUT,
    SURPRISE,
    Fighter,
    Hit,
    Modifier,
    Opportunity,
    PercentileState,
    Pit,
    Roll,
    Status,
    Turn,
    pair,
)

State = PercentileState


def after(state: State, event: Any) -> State:
    """The state once *event* has happened."""
    change = _CHANGES.get(event.__class__)
    return state if change is None else change(state, event)


def _put(state: State, who: Fighter) -> State:
    return evolve(state, fighters={**state.fighters, who.id: who})


def _with(state: State, ident: str, **changes: Any) -> State:
    who = state.fighters.get(ident)
    return state if who is None else _put(state, evolve(who, **changes))


def _turn(state: State, **changes: Any) -> State:
    """The action under way, changed."""
    if not state.turns:
        return state
    return evolve(state, turns=(*state.turns[:-1], evolve(state.turns[-1], **changes)))


# ---- people


def _recorded(state: State, event: e.FighterRecorded) -> State:
    before = state.fighters.get(event.record.id)
    last = max((each.seat for each in state.fighters.values()), default=0)
    return _put(state, evolve(event.record, seat=last + 1 if before is None else before.seat))


def _left(state: State, event: e.FighterLeft) -> State:
    gone = event.combatant
    roll, top = state.roll, state.turn
    if roll is not None and (roll.who == gone or (top is not None and top.actor == gone)):
        roll = None
    return evolve(
        state,
        fighters={ident: each for ident, each in state.fighters.items() if ident != gone},
        order=tuple(ident for ident in state.order if ident != gone),
        turns=tuple(each for each in state.turns if each.actor != gone),
        roll=roll,
        opportunities=tuple(each for each in state.opportunities if gone not in (each.who, each.target)),
    )


# ---- rounds and order


def _round(state: State, event: e.RoundStarted) -> State:
    fighters = {
        ident: evolve(who, declaration=None, acted=False, broke=False, reacted=False, extra=False, defences=())
        for ident, who in state.fighters.items()
    }
    return evolve(state, round=event.round, phase="initiative", fighters=fighters, prompted=())


def _ended(state: State, event: e.RoundEnded) -> State:
    """What holds until this round at the latest is over."""
    fighters = {}
    for ident, who in state.fighters.items():
        kept = tuple(each for each in who.statuses if each.until is None or each.until > event.round)
        # Whoever came in the middle of the round begins with the next one (PCT-INI-010, PCT-BAT-005).
        counts = state.settings.variant == "battle" and who.soldiers is None and ident in state.order
        fighters[ident] = evolve(who, statuses=kept, rounds_in=who.rounds_in + counts)
    return evolve(state, fighters=fighters, phase="between")


def _initiative(state: State, event: e.InitiativeRolled) -> State:
    state = _placed(state, event.combatant, event.initiative)
    # Where it is rolled every round, a surprise is worth one (PCT-INI-007).
    return state if event.face is None else _with(state, event.combatant, surprise=False)


def _placed(state: State, ident: str, initiative: int | None) -> State:
    """*ident* has this total now; the players who had it before roll off with him again (PCT-INI-010), unless nobody
    sees him."""
    who = state.fighters.get(ident)
    if who is not None and who.hidden:
        return _with(state, ident, initiative=initiative, tie=())
    fighters = {
        each.id: evolve(each, tie=()) if each.initiative == initiative and each.tie else each
        for each in state.fighters.values()
    }
    return _with(evolve(state, fighters=fighters), ident, initiative=initiative, tie=())


def _surprise(state: State, event: e.SurpriseSaid) -> State:
    """Before the roll it is a 7 to come, after it the total is 7; taken back, the die is still to be rolled."""
    who = state.fighters.get(event.combatant)
    if who is None:
        return state
    state = _with(state, who.id, surprise=event.on)
    if event.on:
        return state if who.initiative is None else _placed(state, who.id, SURPRISE)
    return _with(state, who.id, initiative=None, tie=()) if who.initiative == SURPRISE else state


def _swapped(state: State, event: e.PlacesSwapped) -> State:
    one, other = state.fighters.get(event.combatant), state.fighters.get(event.other)
    if one is None or other is None:
        return state
    state = _put(state, evolve(one, seat=other.seat, tie=other.tie))
    state = _put(state, evolve(other, seat=one.seat, tie=one.tie))
    places = {one.id: other.id, other.id: one.id}
    return evolve(state, order=tuple(places.get(ident, ident) for ident in state.order))


def _tie(state: State, event: e.TieRolled) -> State:
    who = state.fighters.get(event.combatant)
    return state if who is None else _put(state, evolve(who, tie=(*who.tie, event.face)))


def _phase(state: State, event: e.PhaseReached) -> State:
    state = evolve(state, phase=event.phase)
    if event.phase != "breaking":
        return state
    # The postures of the round take effect for everybody at once (PCT-RND-006).
    fighters = {}
    for ident, who in state.fighters.items():
        posture = None if who.declaration is None else who.declaration.posture
        fighters[ident] = evolve(who, posture=posture, posed=False, last_posture=posture)
    return evolve(state, fighters=fighters)


# ---- declarations and actions


def _declared(state: State, event: e.ActionDeclared) -> State:
    turn = state.turn
    if turn is not None and (turn.actor, turn.occasion, turn.step) == (event.combatant, "action", "begin"):
        state = _turn(state, declaration=event.declaration, target=event.declaration.target)
    return _with(state, event.combatant, declaration=event.declaration)


def _seems(state: State, event: e.IntentionShown) -> State:
    who = state.fighters.get(event.combatant)
    if who is None or who.declaration is None:
        return state
    return _put(state, evolve(who, declaration=evolve(who.declaration, hint=event.hint)))


def _amended(state: State, event: e.DeclarationAmended) -> State:
    who = state.fighters.get(event.combatant)
    if who is None or who.declaration is None:
        return state
    said = who.declaration
    granted = said.granted if event.granted is None else event.granted
    penalty = said.penalty if event.penalty is None else event.penalty
    aim = "none" if event.unaimed else said.aim
    return _put(state, evolve(who, declaration=evolve(said, granted=granted, penalty=penalty, aim=aim)))


def _begun(state: State, event: e.TurnBegun) -> State:
    turn = Turn(event.combatant, event.declaration, event.occasion, event.declaration.target)
    opportunities = state.opportunities
    if event.occasion == "opportunity":
        begun = (event.combatant, event.declaration.target)
        opportunities = tuple(each for each in opportunities if (each.who, each.target) != begun)
    changes: dict[str, Any] = {"action": {"acted": True}, "reaction": {"reacted": True}, "extra": {"extra": False}}
    done = dict(changes.get(event.occasion, {}))
    if event.declaration.target is not None:
        done["last_target"] = event.declaration.target
    state = _with(state, event.combatant, **done)
    return evolve(state, turns=(*state.turns, turn), opportunities=opportunities)


def _stepped(state: State, event: e.TurnStepped) -> State:
    turn = state.turn
    if turn is None:
        return state
    changes: dict[str, Any] = {
        name: value
        for name in ("step", "target", "ridden", "pending", "targets", "second", "victim", "mishap")
        if (value := getattr(event, name)) is not None
    }
    if event.asked is not None:
        changes["asked"] = (*turn.asked, event.asked)
    if event.spared is not None:
        changes["spared"] = (*turn.spared, event.spared)
    if event.target is not None and event.targets is None:
        # Aimed anew; otherwise the action goes from one to the next of those whom it reaches.
        state = _with(state, event.combatant, last_target=event.target)
    settled = {
        name: value for name in ("kind", "granted", "penalty", "aim") if (value := getattr(event, name)) is not None
    }
    if settled:
        changes["declaration"] = evolve(turn.declaration, **settled)
    return _turn(state, **changes)


def _turn_ended(state: State, event: e.TurnEnded) -> State:
    return evolve(state, turns=state.turns[:-1], roll=None)


def _rolled(state: State, event: e.D100Rolled) -> State:
    roll = Roll(
        event.combatant,
        event.purpose,
        event.score,
        event.terms,
        event.face,
        event.degree,
        event.critical_to,
        event.fumble_from,
    )
    return evolve(state, roll=roll)


def _roll_settled(state: State, event: e.RollSettled) -> State:
    state = evolve(state, roll=None)
    match event.purpose:
        case "attack" | "sort":
            pending = "mishap" if event.degree == "fumble" and event.purpose == "attack" else ""
            return _turn(state, face=event.face, degree=event.degree, step="rolled", pending=pending)
        case "rompre":
            return _with(state, event.combatant, broke=True)
        case (
            "riding" | "parade" | "esquive" | "parade_magique" | "resist" | "opposed" | "opposing" | "fuir" | "degager"
        ):
            pass
    return state


def _judged(state: State, event: e.AttackJudged) -> State:
    hits = tuple(Hit(event.target, hand, event.critical) for hand in event.hands)
    return _turn(state, hits=hits, step="held", arrows=event.arrows or 0)


def _defends(state: State, event: e.DefenceChosen) -> State:
    if event.how is None:
        return _first_hit(state, stage="taken")
    who = state.fighters.get(event.combatant)
    spent = "esquive" if event.how == "esquive" else "parade"
    return state if who is None else _put(state, evolve(who, defences=(*who.defences, spent)))


def _defended(state: State, event: e.DefenceJudged) -> State:
    return _drop_hit(state) if event.stopped else _first_hit(state, stage="taken")


def _spent_hit(state: State, event: e.HitSpent) -> State:
    return _turn(_drop_hit(state), dealt=None)


def _first_hit(state: State, **changes: Any) -> State:
    turn = state.turn
    if turn is None or not turn.hits:
        return state
    return _turn(state, hits=(evolve(turn.hits[0], **changes), *turn.hits[1:]))


def _drop_hit(state: State) -> State:
    turn = state.turn
    return state if turn is None else _turn(state, hits=turn.hits[1:])


def _damage(state: State, event: e.DamageRolled) -> State:
    if event.combatant is None:
        return state
    state = _drop_hit(state)
    return _turn(state, dealt=event.dealt) if event.waits else state


def _lost(state: State, event: e.HitPointsLost) -> State:
    who = state.fighters.get(event.combatant)
    if event.waited:
        state = _turn(state, dealt=None)
    return state if who is None else _put(state, evolve(who, pv=max(0, who.pv - event.lost)))


def _soldiers(state: State, event: e.SoldiersLost) -> State:
    who = state.fighters.get(event.combatant)
    if who is None:
        return state
    return _put(state, evolve(who, soldiers=event.left, pv=who.soldier_pv if event.left else 0))


def _status(state: State, event: e.StatusSet) -> State:
    who = state.fighters.get(event.combatant)
    if who is None:
        return state
    kept = tuple(
        each
        for each in who.statuses
        if each.kind != event.status or (event.weapon is not None and each.weapon not in (None, event.weapon))
    )
    if event.on:
        kept = (*kept, Status(event.status, event.until, event.by, event.weapon, event.since))
    changes: dict[str, Any] = {"statuses": kept}
    if event.on and event.status in OUT:
        changes["posture"] = None
    return _put(state, evolve(who, **changes))


def _mishap(state: State, event: e.MishapChosen) -> State:
    return _turn(state, pending="", mishap=None)


def _contest(state: State, event: e.ContestRolled) -> State:
    return _turn(state, contest=(event.margin, event.degree, event.face))


def _contest_over(state: State, event: e.ContestJudged) -> State:
    return _turn(state, contest=None, pending="")


def _waited(state: State, event: e.Waited) -> State:
    return _with(state, event.combatant, **{"energy" if event.gained == "energie" else "prepared": True})


def _cast(state: State, event: e.SpellCast) -> State:
    who = state.fighters.get(event.combatant)
    return state if who is None else _put(state, evolve(who, psy=max(0, who.psy - event.cost)))


def _spent(state: State, event: e.BonusSpent) -> State:
    return _with(state, event.combatant, **{event.what: False})


def _unhorsed(state: State, event: e.Unhorsed) -> State:
    who = state.fighters.get(event.combatant)
    return state if who is None else _put(state, evolve(who, mounted=False, pv=max(0, who.pv - event.lost)))


def _mounted(state: State, event: e.MountedSaid) -> State:
    mount = {} if event.mount is None else {"mount": event.mount}
    return _with(state, event.combatant, mounted=event.on, **mount)


# ---- the bear pit


def _shuffled(state: State, event: e.PitShuffled) -> State:
    seats = {ident: seat for seat, ident in enumerate(event.order, start=1)}
    return evolve(state, fighters={ident: evolve(state.fighters[ident], seat=seats[ident]) for ident in event.order})


_BETWEEN_TWO = (*OUT, "immobilise", "etrangle", "desengage")
"""What is about somebody and whom he fights, or keeps him out: over with the bout (PCT-PIT-003)."""


def _bout(state: State, event: e.BoutBegun) -> State:
    pit = Pit(event.bout, (event.first, event.second), event.rests)
    fighters = {}
    for ident, who in state.fighters.items():
        changes: dict[str, Any] = {"initiative": None, "tie": (), "posture": None, "acted": False, "declaration": None}
        changes["surprise"] = False
        changes["statuses"] = tuple(each for each in who.statuses if each.kind not in _BETWEEN_TWO)
        if ident == event.second and event.recovered is not None:
            changes["pv"] = event.recovered
        fighters[ident] = evolve(who, **changes)
    return evolve(state, pit=pit, fighters=fighters, turns=(), roll=None, order=(), phase="between")


def _bout_won(state: State, event: e.BoutWon) -> State:
    state = _with(state, event.combatant, wins=event.wins)
    pit = None if state.pit is None else evolve(state.pit, winner=event.combatant)
    return evolve(state, pit=pit, turns=(), roll=None, opportunities=(), phase="between")


# ---- the game master's hand


def _rerolls(state: State, event: e.RerollsChanged) -> State:
    return _with(
        state,
        event.combatant,
        advantages=event.advantages,
        disadvantages=event.disadvantages,
        brief_advantages=event.brief_advantages,
        brief_disadvantages=event.brief_disadvantages,
    )


def _modifier(state: State, event: e.ModifierSet) -> State:
    who = state.fighters.get(event.combatant)
    if who is None:
        return state
    kept = tuple(each for each in who.modifiers if (each.skill, each.against) != (event.skill, event.against))
    if event.value:
        kept = (*kept, Modifier(event.value, event.skill, event.against, event.once))
    return _put(state, evolve(who, modifiers=kept))


def _modifier_spent(state: State, event: e.ModifierSpent) -> State:
    who = state.fighters.get(event.combatant)
    if who is None:
        return state
    kept = tuple(each for each in who.modifiers if not (each.once and each.counts(event.skill, event.against)))
    return _put(state, evolve(who, modifiers=kept))


def _distance(state: State, event: e.DistanceSet) -> State:
    distances = {name: each for name, each in state.distances.items() if name != pair(event.combatant, event.other)}
    if event.distance is not None:
        distances[pair(event.combatant, event.other)] = event.distance
    return evolve(state, distances=distances)


def _order_given(state: State, event: e.OrderGiven) -> State:
    who = state.fighters.get(event.combatant)
    return state if who is None else _put(state, evolve(who, orders={**who.orders, event.matter: event.order}))


def _overrode(state: State, event: e.GmOverrode) -> State:
    who = state.fighters.get(event.combatant)
    if who is None:
        return state
    if event.what == "initiative":
        return _placed(state, who.id, event.after)
    if event.what == "pv_max" and who.soldiers is not None:
        # A battalion's usual hit points are those of each of its soldiers (PCT-BAT-003).
        return _put(state, evolve(who, pv_max=event.after, soldier_pv=event.after))
    if hasattr(who, event.what):
        return _put(state, evolve(who, **{event.what: event.after}))
    return _put(state, evolve(who, scores={**who.scores, event.what: event.after}))


_CHANGES: dict[type, Callable[[State, Any], State]] = {
    e.SceneOpened: lambda state, event: evolve(state, phase="between"),
    e.FighterRecorded: _recorded,
    e.FighterLeft: _left,
    e.FighterHidden: lambda state, event: _with(state, event.combatant, hidden=True),
    e.FighterRevealed: lambda state, event: _with(state, event.combatant, hidden=False),
    e.HandedOver: lambda state, event: _with(
        state, event.combatant, player=event.player, temperament=event.temperament
    ),
    e.SideChanged: lambda state, event: _with(state, event.combatant, side=event.after),
    e.CombatantRenamed: lambda state, event: _with(state, event.combatant, name=event.after),
    e.RoundStarted: _round,
    e.RoundEnded: _ended,
    e.InitiativeRolled: _initiative,
    e.TieRolled: _tie,
    e.OrderSet: lambda state, event: evolve(state, order=event.order),
    e.PlacesSwapped: _swapped,
    e.PhaseReached: _phase,
    e.ActionDeclared: _declared,
    e.IntentionShown: _seems,
    e.DeclarationAmended: _amended,
    e.PostureTaken: lambda state, event: _with(state, event.combatant, posture=event.posture, posed=True),
    e.TurnBegun: _begun,
    e.TurnStepped: _stepped,
    e.TurnEnded: _turn_ended,
    e.D100Rolled: _rolled,
    e.RollSettled: _roll_settled,
    e.AttackJudged: _judged,
    e.DefenceChosen: _defends,
    e.DefenceJudged: _defended,
    e.HitSpent: _spent_hit,
    e.DamageRolled: _damage,
    e.HitPointsLost: _lost,
    e.SoldiersLost: _soldiers,
    e.StatusSet: _status,
    e.MishapChosen: _mishap,
    e.AsphyxiaJudged: lambda state, event: evolve(state, prompted=(*state.prompted, event.combatant)),
    e.ContestRolled: _contest,
    e.ContestJudged: _contest_over,
    e.Waited: _waited,
    e.SpellCast: _cast,
    e.OtherResolved: lambda state, event: _turn(state, pending=""),
    e.BonusSpent: _spent,
    e.Unhorsed: _unhorsed,
    e.PitShuffled: _shuffled,
    e.BoutBegun: _bout,
    e.BoutWon: _bout_won,
    e.RerollsChanged: _rerolls,
    e.ModifierSet: _modifier,
    e.ModifierSpent: _modifier_spent,
    e.CoverSet: lambda state, event: _with(state, event.combatant, cover=event.penalty, cover_all=event.all),
    e.DistanceSet: _distance,
    e.OpportunityGiven: lambda state, event: evolve(
        state,
        opportunities=(*state.opportunities, Opportunity(event.combatant, event.target, event.aim, event.penalty)),
    ),
    e.ActionGranted: lambda state, event: _with(state, event.combatant, extra=True),
    e.SurpriseSaid: _surprise,
    e.MountedSaid: _mounted,
    e.OrderGiven: _order_given,
    e.GmOverrode: _overrode,
    e.SettingChanged: lambda state, event: evolve(
        state, settings=evolve(state.settings, **{event.setting: event.after})
    ),
}
