"""What must hold of mounts and of running in every fight under the 3.5 rules (D35-MNT, D35-MOV-007 to -010)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from bot.rulesets.dnd35.attack.strikes import AttackBegun
from bot.rulesets.dnd35.base import saddles
from bot.rulesets.dnd35.base.saddles import grappling
from bot.rulesets.dnd35.charging.actions import ChargeBegun
from bot.rulesets.dnd35.mounts.riding import Dismounted, Mounted, RideBegun, RideRolled, RodeOn, SeatRolled
from bot.rulesets.dnd35.movement.events import MoveBegun
from bot.rulesets.dnd35.opportunities import OpportunityTaken
from bot.rulesets.dnd35.rounds.turns import TurnBegun
from bot.rulesets.dnd35.running.endurance import EnduranceRolled, RunBegun, tired
from bot.rulesets.dnd35.state import SQUARE, State
from bot.rulesets.shared.check import total


def begins(state: State, event: TurnBegun) -> None:
    assert not saddles.led(state, state.combatants[event.combatant]), "a mount acts beside its rider"


def mounted(state: State, event: Mounted) -> None:
    who, mount = state.combatants[event.combatant], state.combatants[event.mount]
    assert (who.mount, mount.mount, saddles.rider(state, mount)) == (None, None, None)
    assert who.side == mount.side, "an unwilling mount"
    assert not (mount.out)
    assert not (mount.has("prone"))
    assert not (grappling(state, who.id))
    assert not (grappling(state, mount.id))
    if not event.said:
        turn = state.turn
        assert turn is not None
        assert not (turn.move and turn.standard), "a move action too many"


def dismounted(state: State, event: Dismounted) -> None:
    who = state.combatants[event.combatant]
    assert who.astride, "out of a saddle in which he does not sit"
    assert event.damage <= 6
    assert not event.damage or event.reason in ("thrown", "slid")
    if event.reason == "slid":
        assert who.out
    if event.reason == "landed":
        assert not who.out


def rolled(state: State, event: RideRolled | EnduranceRolled) -> None:
    assert event.total == total(event.terms)
    assert event.success == (event.total >= event.against)


def controls(state: State, event: RideRolled) -> None:
    if event.what == "control":
        assert state.turn is not None
        assert not state.turn.controlled, "mastered twice"
        assert not state.combatants[event.mount].trained


def seated(state: State, event: SeatRolled) -> None:
    who = state.combatants[event.combatant]
    assert who.out
    assert not who.slumped, "asked twice"
    assert event.stays == (event.face <= (75 if who.war_saddle else 50))


def moved(state: State, event: MoveBegun) -> None:
    turn, who = state.turn, state.combatants[event.combatant]
    assert event.steed == who.mount
    if event.steed is None or event.cause != "turn" or turn is None:
        return
    mount = state.combatants[event.steed]
    assert mount.trained or turn.controlled, "a mount that was not mastered obeys"
    if not event.careful:
        assert turn.steed < saddles.most_moves(state, mount), "a move of the mount too many"
        assert turn.melee < 2, "a move after a full attack"
    assert not turn.gait, "a move beside a ride in one stretch"


def attacked(state: State, event: AttackBegun) -> None:
    who, turn = state.combatants[event.combatant], state.turn
    assert turn is not None
    if who.mount is None:
        return
    assert state.combatants[who.mount].trained or turn.controlled, "an attack before the mount is mastered"
    if not event.shot:
        assert not (turn.swings and turn.rode > SQUARE), "a second blow after a ride"
    else:
        assert not turn.gait or turn.ahead, "a shot after a fast ride"


def rode(state: State, event: RideBegun) -> None:
    turn, mount = state.turn, state.combatants[event.mount]
    assert turn is not None
    assert (turn.steed, turn.rode, turn.gait) == (0, 0, ""), "the mount has moved already"
    pace = mount.speed // SQUARE
    assert event.squares <= (mount.run if event.gait == "run" else 2) * pace
    assert not mount.has("winded")


def went_on(state: State, event: RodeOn) -> None:
    assert state.turn is not None
    assert state.turn.ahead


def charged(state: State, event: ChargeBegun) -> None:
    assert event.steed == state.combatants[event.combatant].mount


def ran(state: State, event: RunBegun) -> None:
    who, turn = state.combatants[event.combatant], state.turn
    assert turn is not None
    assert (turn.standard, turn.move, turn.moved, turn.stepped, turn.restricted) == (False,) * 5
    assert not any(who.has(each) for each in ("winded", "prone")), "somebody runs who cannot"
    assert who.mount is None


def tried(state: State, event: EnduranceRolled) -> None:
    who = state.combatants[event.combatant]
    assert tired(state, who.id) >= who.score("constitution"), "a check too early"
    assert event.success == (event.until is None)


def struck(state: State, event: OpportunityTaken) -> None:
    assert not saddles.unguided(state, state.combatants[event.combatant]), "a mount without a guide fights"


CHECKS: Final[Mapping[type, tuple[Callable[[Any, Any], None], ...]]] = {
    AttackBegun: (attacked,),
    ChargeBegun: (charged,),
    Dismounted: (dismounted,),
    EnduranceRolled: (rolled, tried),
    Mounted: (mounted,),
    MoveBegun: (moved,),
    OpportunityTaken: (struck,),
    RideBegun: (rode,),
    RideRolled: (rolled, controls),
    RodeOn: (went_on,),
    RunBegun: (ran,),
    SeatRolled: (seated,),
    TurnBegun: (begins,),
}


def whole(state: State) -> None:
    """Who rides and what he rides are together: on the same squares, each with one other alone."""
    for who in state.combatants.values():
        if who.mount is None:
            continue
        mount = state.combatants[who.mount]
        assert who.cell == mount.cell, "a rider apart from his mount"
        assert who.astride == mount.width
        assert mount.mount is None
        assert [each.id for each in state.combatants.values() if each.mount == mount.id] == [who.id], "two riders"
        assert mount.ridden


def settled(state: State) -> None:
    """What holds once nothing is left to be settled."""
    for who in state.combatants.values():
        if who.mount is not None:
            mount = state.combatants[who.mount]
            assert who.side == mount.side
            assert not (mount.out)
            assert not (mount.has("prone"))
            assert not (who.has("prone"))
            assert not (grappling(state, who.id))
            assert not (grappling(state, mount.id))
            assert not who.out or who.slumped


__all__ = ["CHECKS", "settled", "whole"]
