"""What is told of bursts, and of what was agreed before a shot."""

from __future__ import annotations

from dataclasses import field
from typing import Literal

from bot.kernel.events import PUBLIC
from bot.kernel.values import LATER, evolve
from bot.rulesets.rpg20.base import ByTest
from bot.rulesets.rpg20.state import Burst, State, shot_at
from bot.rulesets.shared.book import happens
from bot.rulesets.shared.check import Term
from bot.rulesets.shared.gathering import pair
from bot.rulesets.shared.naming import CombatantId


@happens("R20-RNG-009", "R20-MEL-017", to=PUBLIC)
class DistanceSet:
    """So many metres part two people from now on; 1 and less is hand to hand, 0 point-blank (R20-SPE-006). *reason*:
    the game master has said so, or *combatant* has `reached`, or `left`, *target*. Whoever has reached somebody is as
    far from the others as that one is; where nobody knows how far that is, nobody knows it of him any more."""

    combatant: CombatantId
    target: CombatantId
    metres: int
    reason: Literal["gm", "reached", "left"] = "gm"

    def change(self, state: State) -> State:
        if self.reason == "reached":
            state = state.gone_to(self.combatant, self.target)
        state, turn = state.at({pair(self.combatant, self.target): self.metres}), state.turn
        if state.phase == "declaring" and self.reason == "gm":
            return _measured(_measured(state, self.combatant, self.target), self.target, self.combatant)
        if turn is None or self.reason != "gm" or turn.who not in (self.combatant, self.target):
            return state
        other = self.target if turn.who == self.combatant else self.combatant
        return evolve(state, turn=evolve(turn, measured=(*turn.measured, other)))


def _measured(state: State, ident: str, target: str) -> State:
    """It was said of *target* while *ident* means it to be his."""
    who = state.combatants.get(ident)
    if who is None or who.means is None or target not in who.means.targets:
        return state
    return state.with_(ident, means=evolve(who.means, measured=(*who.means.measured, target)))


@happens("R20-RNG-009", "R20-SEQ-002", to=PUBLIC)
class SidesParted:
    """So many metres part each of one side from each of the others. *rest*: only where nobody has said how many."""

    metres: int
    rest: bool = False

    def change(self, state: State) -> State:
        people = list(state.combatants.values())
        apart = {
            pair(a.id, b.id): self.metres for at, a in enumerate(people) for b in people[at + 1 :] if a.side != b.side
        }
        if self.rest:
            apart = {each: metres for each, metres in apart.items() if each not in state.distances}
        return state.at(apart)


@happens("R20-RNG-002", to=PUBLIC)
class FarJudged:
    """What a shot of *combatant* at *target*, farther than the table goes, adds: the game master's word, until one of
    them moves."""

    combatant: CombatantId
    target: CombatantId
    added: int

    def change(self, state: State) -> State:
        return evolve(state, far={**state.far, shot_at(self.combatant, self.target): self.added})


@happens("R20-FIR-005", "R20-FIR-006", to=PUBLIC)
class BurstShared:
    """A long burst has hit with *margin*: *number* projectiles, shared out in line (*shares*), *stray* of which reach
    nobody (R20-FIR-007)."""

    combatant: CombatantId
    targets: tuple[CombatantId, ...]
    weapon: str
    margin: int
    number: int
    shares: tuple[int, ...]
    stray: int

    def change(self, state: State) -> State:
        return evolve(
            state, burst=Burst(self.combatant, self.weapon, self.targets, self.shares, self.margin, sum(self.shares))
        )


@happens("R20-FIR-005", to=PUBLIC)
class BurstRolled(ByTest):
    """The one test of a long burst: at the lowest of the targets' values."""

    combatant: CombatantId
    targets: tuple[CombatantId, ...]
    weapon: str
    face: int
    terms: tuple[Term, ...]
    total: int
    success: bool
    needed: int | None = field(default=None, metadata={LATER: True})

    def change(self, state: State) -> State:
        return state.in_turn(done=True)


@happens("R20-FIR-005", to=PUBLIC)
class BurstTaken:
    """What falls on *target* of the burst has been settled: *left* projectiles of his are still to be rolled for."""

    combatant: CombatantId
    target: CombatantId
    left: int

    def change(self, state: State) -> State:
        burst = state.burst
        if burst is None or self.target not in burst.targets:
            return state
        at = burst.targets.index(self.target)
        shares = (*burst.shares[:at], self.left, *burst.shares[at + 1 :])
        return evolve(state, burst=evolve(burst, shares=shares) if any(shares) else None)
