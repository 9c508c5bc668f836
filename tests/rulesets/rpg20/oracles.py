"""What must hold of any fight under RPG 2.0: gauges, rounds and layers are consistent, nobody acts twice, no projectile
is lost or doubled."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from bot.rulesets.rpg20.attack import AttackBegun
from bot.rulesets.rpg20.evading import ALLOWED, DefenceRolled, posture_of
from bot.rulesets.rpg20.sequences.events import RoundStarted, SlotBegun
from bot.rulesets.rpg20.shooting.events import BurstShared
from bot.rulesets.rpg20.state import Fighter, State
from bot.rulesets.rpg20.weapons import RoundsSpent
from bot.rulesets.rpg20.wounds.events import Wounded


@dataclass(frozen=True)
class Tally:
    """Who has acted in this sequence."""

    acted: frozenset[str] = field(default_factory=frozenset)

    def after(self, event: Any) -> Tally:
        if isinstance(event, RoundStarted):
            return Tally()
        if isinstance(event, SlotBegun):
            assert event.combatant not in self.acted, "somebody acts twice in a sequence (R20-SEQ-003)"
            return Tally(self.acted | {event.combatant})
        return self


def _wounded(state: State, event: Wounded) -> None:
    who = state.combatants[event.target]
    assert event.points > 0
    assert who.points - event.points == event.left
    assert who.gauge(event.gauge).left - event.points == event.gauge_left


def _spent(state: State, event: RoundsSpent) -> None:
    weapon = state.combatants[event.combatant].arm(event.weapon)
    assert event.left is None or (weapon.rounds is not None and event.left == weapon.rounds - event.rounds >= 0)


def _shared(state: State, event: BurstShared) -> None:
    assert sum(event.shares) + event.stray == event.number
    assert len(event.shares) == len(event.targets)


def _defended(state: State, event: DefenceRolled) -> None:
    who = state.combatants[event.combatant]
    assert not who.out
    if event.melee and not (state.settings.defence_without_posture == "give_up_action" and event.how == "dodge"):
        assert who.defended < ALLOWED[posture_of(who)], "more defences than the posture has (R20-MEL-011)"


def _begun(state: State, event: AttackBegun) -> None:
    assert event.combatant != event.target
    assert state.blow is None
    # What a long burst has fired flies on, though the game master lets whoever fired it fall meanwhile.
    assert event.burst or not state.combatants[event.combatant].out


CHECKS = {
    Wounded: _wounded,
    RoundsSpent: _spent,
    BurstShared: _shared,
    DefenceRolled: _defended,
    AttackBegun: _begun,
}


def whole(state: State) -> None:
    assert state.blow is None or {state.blow.who, state.blow.target} <= state.combatants.keys()
    assert state.turn is None or state.turn.who in state.combatants
    assert all(set(each.split("|")) <= state.combatants.keys() for each in state.distances)


def person(state: State, who: Fighter) -> None:
    for each in who.weapons:
        assert each.rounds is None or (each.magazine is not None and 0 <= each.rounds <= each.magazine)
    held = Counter(each.held for each in who.weapons)
    assert held["both"] + held["main"] <= 1, "two things in one hand"
    for gauge in who.gauges:
        assert gauge.left <= gauge.most
    layers = Counter(line for each in who.armour if not each.natural for line in each.covers)
    assert max(layers.values(), default=0) <= 2, "a third layer (R20-ARM-003)"
    assert all(each.count >= 0 for each in who.explosives)


__all__ = ["CHECKS", "Tally", "person", "whole"]
