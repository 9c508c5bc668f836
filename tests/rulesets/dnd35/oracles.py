"""What must hold of every fight under the 3.5 rules, whatever happens in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from bot.rulesets.dnd35.attack.arms import follows
from bot.rulesets.dnd35.attack.strikes import AttackBegun, AttackRolled, ThreatRolled
from bot.rulesets.dnd35.base.budget import bars, flat_footed, helpless, space, swings_of
from bot.rulesets.dnd35.base.gaps import on_grid
from bot.rulesets.dnd35.base.saddles import pace, together
from bot.rulesets.dnd35.charging.actions import ChargeBegun
from bot.rulesets.dnd35.damage import DamageDealt
from bot.rulesets.dnd35.manoeuvres import possible
from bot.rulesets.dnd35.manoeuvres.events import (
    ContestRolled,
    ManoeuvreBegun,
    Pushed,
    Retorted,
    ThrownBack,
    Toppled,
    TouchRolled,
    WayGiven,
)
from bot.rulesets.dnd35.manoeuvres.events_things import Disarmed, Snatched, ThingDamaged, ThingStruck
from bot.rulesets.dnd35.movement.events import MoveBegun, Stepped
from bot.rulesets.dnd35.opportunities import OpportunityTaken, weapon_against
from bot.rulesets.dnd35.positions import CoupBegun
from bot.rulesets.dnd35.postures import ActBegun
from bot.rulesets.dnd35.readying.responses import ReadyReleased
from bot.rulesets.dnd35.rounds.turns import CameIn, PlaceTaken, RoundStarted, TurnBegun, TurnDelayed
from bot.rulesets.dnd35.state import Fighter, Manoeuvre, Move, State
from bot.rulesets.dnd35.tactics import AidRolled, FeintRolled
from bot.rulesets.dnd35.turning import flight as reach
from bot.rulesets.dnd35.turning.flight import TurningRolled, UndeadBolstered, UndeadTurned
from bot.rulesets.shared.check import total
from bot.rulesets.shared.people import CombatantLeft
from tests.rulesets.dnd35 import oracles_cover, oracles_grapple, oracles_magic, oracles_mounts, oracles_nogrid


@dataclass(frozen=True)
class Tally:
    """Who has begun a turn in this round (whoever waits begins it again)."""

    turns: tuple[str, ...] = ()
    waited: tuple[str, ...] = ()

    def after(self, event: Any) -> Tally:
        match event:
            case RoundStarted():
                return replace(self, turns=(), waited=())
            case TurnBegun():
                assert event.combatant not in self.turns, "somebody has two turns in a round"
                return replace(self, turns=(*self.turns, event.combatant))
            case CombatantLeft():
                # Somebody else may come by his id.
                kept = tuple(each for each in self.turns if each != event.combatant)
                waited = tuple(each for each in self.waited if each != event.combatant)
                return Tally(kept, waited)
            case PlaceTaken() | TurnDelayed():
                assert event.combatant not in self.waited, "somebody waits twice in a round"
                kept = tuple(each for each in self.turns if each != event.combatant)
                return replace(self, turns=kept, waited=(*self.waited, event.combatant))
            case _:
                return self


def begun(state: State, event: AttackBegun) -> None:
    who, turn = state.combatants[event.combatant], state.turn
    assert turn is not None
    assert turn.who == who.id, "an attack out of turn"
    assert not who.out, "somebody attacks who cannot act"
    assert not who.has("turned"), "somebody who flees attacks"
    assert event.weapon in follows(turn, who), "an attack too many"
    assert event.later < swings_of(who), "a series too long"
    assert "total" not in who.stances, "an attack in total defence"
    if turn.swings:
        assert not turn.restricted, "a full attack under restricted activity"
        assert turn.swings > 1 or not turn.move, "a full attack after a move"
    else:
        assert not turn.standard, "the standard action is used twice"
        assert not (turn.restricted and turn.move), "a second action under restricted activity"


def came_in(state: State, event: CameIn) -> None:
    who = state.combatants[event.combatant]
    assert state.turn is None, "somebody comes in in the middle of a turn"
    assert not state.deeds, "somebody comes in in the middle of a deed"
    assert who.delays == "coming", "somebody comes in who has not said so"
    assert not who.acted, "somebody comes in who has had his turn"
    assert not who.out, "somebody comes in who cannot act"


def rolled(state: State, event: AttackRolled | ThreatRolled) -> None:
    assert event.total == total(event.terms)
    assert event.against == total(event.against_terms)
    if isinstance(event, AttackRolled) and state.ruled is None and event.outcome in ("hit", "threat"):
        assert event.face != 1
        assert event.face == 20 or event.total >= event.against


def finished(state: State, event: CoupBegun) -> None:
    who, target, turn = state.combatants[event.combatant], state.combatants[event.target], state.turn
    assert turn is not None
    assert (turn.standard, turn.move, turn.restricted) == (False, False, False), "no whole turn is left"
    assert helpless(target), "somebody who can defend himself is finished"
    assert not who.out


def released(state: State, event: ReadyReleased) -> None:
    who = state.combatants[event.combatant]
    assert (who.out, who.ready is None) == (False, False), "nothing was ready"
    assert state.turn is None or state.turn.who != who.id, "something readied in one's own turn"
    assert event.step is None or who.ready is None or who.ready.still, "a step after a move"


def charged(state: State, event: ChargeBegun) -> None:
    who, turn = state.combatants[event.combatant], state.turn
    assert turn is not None
    # To master a mount that is not trained may have taken the move action.
    moved = turn.moved or (turn.move and not turn.controlled)
    assert (turn.standard, moved, turn.stepped) == (False, False, False), "no whole turn is left"
    assert 300 <= float(event.metres) * 100 <= pace(state, who) * (1 if turn.restricted else 2)
    assert event.short == turn.restricted


def dealt(state: State, event: DamageDealt) -> None:
    assert event.dealt == max(0, total(event.terms))
    assert not state.combatants[event.target].died, "the dead are struck"


def set_out(state: State, event: MoveBegun) -> None:
    turn = state.turn
    assert turn is not None
    if event.cause != "turn":
        return
    assert turn.who == event.combatant, "somebody moves out of turn"
    if event.careful:
        assert (turn.moved, turn.stepped) == (False, False), "a 5-foot step after a move"
    elif event.steed is None:
        assert not turn.stepped, "a move after a 5-foot step"
        assert not (turn.move and turn.standard), "a move action too many"


def stepped(state: State, event: Stepped) -> None:
    who = state.combatants[event.combatant]
    assert space(who, event.cell), "off the grid"
    through = state.deed.through if isinstance(state.deed, Move) else None
    with_him = {*together(state, who), through}
    # Somebody hidden bars nobody's way who is seen: he makes room.
    minded = [each for each in state.combatants.values() if who.hidden or not each.hidden]
    foes = [each for each in minded if bars(who, each) and each.id not in with_him]
    assert not any(set(space(who, event.cell)) & set(space(each)) for each in foes), "through a foe"


def has_opportunity(who: Fighter) -> None:
    more = max(0, (who.dexterity - 10) // 2) if who.dexterity and "combat_reflexes" in who.feats else 0
    assert who.seized < 1 + more, "an attack of opportunity too many"


def taken(state: State, event: OpportunityTaken) -> None:
    who, target = state.combatants[event.combatant], state.combatants[event.target]
    assert not who.out
    has_opportunity(who)
    assert "total" not in who.stances, "an opportunity in total defence"
    assert not flat_footed(state, who), "a flat-footed one strikes by opportunity"
    assert weapon_against(who, target) is not None, "he threatens nothing there"


# ---- manoeuvres (D35-MAN)


def tried(state: State, event: ManoeuvreBegun) -> None:
    who, target, turn = state.combatants[event.combatant], state.combatants[event.target], state.turn
    assert not who.out, "somebody tries something who cannot act"
    assert not who.has("turned"), "somebody who flees tries something"
    assert who.id != target.id
    if event.kind == "trip":
        assert possible.small_enough(who, target), "somebody far too large is tripped"
        assert not target.has("prone"), "whoever lies there is tripped"
    if event.kind in ("bull_rush", "overrun"):
        assert not possible.limited(state, who, target), "somebody far too large is pushed"
    if event.occasion == "opportunity":
        has_opportunity(who)
        return
    if event.occasion == "ready":
        assert who.ready is None, "it has just been let go"
        return
    assert turn is not None
    assert turn.who == who.id, "a manoeuvre out of turn"
    if event.charging:
        assert (turn.standard, turn.move, turn.moved, turn.stepped) == (False,) * 4, "a charge after something else"
    elif event.kind == "bull_rush":
        assert (turn.standard, turn.stepped) == (False, False), "a standard action too many, or a move after a step"
    elif event.kind == "overrun":
        spent = turn.standard, turn.move and not turn.walked, turn.overran, turn.stepped
        assert not any(spent), "an overrun too many"
    else:
        assert event.weapon in follows(turn, who), "an attack too many"


def measured(state: State, event: ContestRolled) -> None:
    assert (event.total, event.other_total) == (total(event.terms), total(event.other_terms))
    if event.total != event.other_total:
        assert event.won == (event.total > event.other_total)
    elif event.kind == "bull_rush":
        assert not event.won, "a tie is a failure"
    else:
        assert event.won == (event.face < event.other_face), "of equal totals the greater modifier wins"


def touched(state: State, event: TouchRolled | ThingStruck) -> None:
    assert event.total == total(event.terms)
    assert event.against == total(event.against_terms)
    if state.ruled is None and event.hit:
        assert event.face == 20 or (event.face != 1 and event.total >= event.against)


def answered(state: State, event: Retorted) -> None:
    deed = state.deed
    assert deed is not None
    assert deed.deed == "manoeuvre"
    assert not deed.reply, "an answer to an answer"
    assert not state.combatants[event.combatant].out


def disarmed(state: State, event: Disarmed) -> None:
    assert event.item in {each.weapon for each in state.combatants[event.target].wielded}


def snatched(state: State, event: Snatched) -> None:
    assert possible.thing(state.combatants[event.target], event.item) is not None


def damaged(state: State, event: ThingDamaged) -> None:
    assert event.dealt == max(0, total(event.terms))
    assert 0 <= event.left <= event.whole
    assert event.left or event.dealt, "broken by nothing"


def toppled(state: State, event: Toppled) -> None:
    assert event.kind in ("trip", "overrun")


def pushed(state: State, event: Pushed) -> None:
    deed = state.deed
    assert deed is not None
    assert deed.deed == "manoeuvre"
    assert deed.margin > 0
    assert len(event.way) <= 1 + deed.margin // 5, "farther than he has won"


def thrown(state: State, event: ThrownBack) -> None:
    assert event.kind in ("bull_rush", "overrun")
    assert not on_grid(state) or space(state.combatants[event.combatant], event.cell)


def gave_way(state: State, event: WayGiven) -> None:
    charging = isinstance(state.deed, Manoeuvre) and state.deed.charging
    assert state.turn is not None
    assert charging or not event.blocks or not state.turn.standard, "the standard action is used twice"


def acted(state: State, event: ActBegun) -> None:
    turn, who = state.turn, state.combatants[event.combatant]
    assert turn is not None
    assert not (turn.move and turn.standard), "a move action too many"
    assert who.has("prone") or event.what != "stand"


# ---- feints, help, turning (D35-ATK, D35-TUR)


def feinted(state: State, event: FeintRolled) -> None:
    assert event.won == (event.total > event.other_total)
    assert state.combatants[event.target].intelligence, "what has no mind is feinted"


def aided(state: State, event: AidRolled) -> None:
    assert event.against == 10
    assert state.turn is not None
    assert not state.turn.standard, "the standard action is used twice"


def turning(state: State, event: TurningRolled) -> None:
    who = state.combatants[event.combatant]
    assert who.turns > 0, "more often than he can"
    assert state.turn is not None
    assert not state.turn.standard, "the standard action is used twice"
    assert (who.channels == "positive") == (event.use == "turn")
    assert reach.level(who) - 4 <= event.most <= reach.level(who) + 4


def turned(state: State, event: UndeadTurned) -> None:
    who, by = state.combatants[event.combatant], state.combatants[event.by]
    assert who.being == "undead"
    assert not who.hidden
    assert event.destroyed or not who.has("turned"), "turned twice"
    assert who in reach.within(state, by), "too far away"
    assert event.destroyed == (reach.level(by) >= 2 * event.hit_dice)


def bolstered(state: State, event: UndeadBolstered) -> None:
    assert event.hit_dice > reach.dice_of(state.combatants[event.combatant])


PARTS: Final = (oracles_grapple, oracles_cover, oracles_magic, oracles_mounts, oracles_nogrid)
"""The oracles of single chapters."""
_CHECKS: Final[Mapping[type, Callable[[Any, Any], None]]] = {
    AttackBegun: begun,
    CameIn: came_in,
    AttackRolled: rolled,
    ThreatRolled: rolled,
    ChargeBegun: charged,
    CoupBegun: finished,
    ReadyReleased: released,
    DamageDealt: dealt,
    MoveBegun: set_out,
    Stepped: stepped,
    OpportunityTaken: taken,
    ManoeuvreBegun: tried,
    ContestRolled: measured,
    TouchRolled: touched,
    ThingStruck: touched,
    Retorted: answered,
    Disarmed: disarmed,
    Snatched: snatched,
    ThingDamaged: damaged,
    Toppled: toppled,
    Pushed: pushed,
    ThrownBack: thrown,
    WayGiven: gave_way,
    ActBegun: acted,
    FeintRolled: feinted,
    AidRolled: aided,
    TurningRolled: turning,
    UndeadTurned: turned,
    UndeadBolstered: bolstered,
}


def _all(kind: type) -> Callable[[Any, Any], None]:
    """All that must hold of an event of that *kind*, of every chapter."""
    own = (_CHECKS[kind],) if kind in _CHECKS else ()
    found = own
    for part in PARTS:
        found = (*found, *part.CHECKS.get(kind, ()))

    def check(state: Any, event: Any) -> None:
        for each in found:
            each(state, event)

    return check


CHECKS: Final[Mapping[type, Callable[[Any, Any], None]]] = {
    kind: _all(kind) for kind in dict.fromkeys((*_CHECKS, *(kind for part in PARTS for kind in part.CHECKS)))
}


def person(state: State, who: Fighter) -> None:
    """Somebody as he can be."""
    assert who.hit_points <= who.hit_points_max
    assert who.hit_points >= -10
    assert who.nonlethal >= 0
    assert not (who.dying and who.stable)
    assert not (who.conscious and who.died)
    assert all(each > 0 for each in who.drained.values())
    assert who.turns >= 0
    kinds = [each.kind for each in who.conditions]
    assert len(kinds) == len({*kinds}), "a condition twice"
    assert all(each.lost < each.points for each in who.things), "what is broken is no more"
    assert all(not each.points or each.lost < each.points for each in who.weapons), "a broken weapon in hand"
    assert who.buckler is None or who.buckler.lost < who.buckler.points
    assert all(each.by in state.combatants and each.against in state.combatants for each in who.favours)
    assert who.mount is None or who.mount in state.combatants


def whole(state: State) -> None:
    """The state is one that can be."""
    assert set(state.order) <= set(state.combatants)
    assert state.turn is None or state.turn.who in state.combatants
    assert all(deed.who in state.combatants for deed in state.deeds)
    for part in PARTS:
        part.whole(state)


__all__ = ["CHECKS", "Tally", "person", "whole"]
