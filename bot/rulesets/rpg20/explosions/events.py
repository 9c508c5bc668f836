"""What is told of explosions."""

from __future__ import annotations

from dataclasses import field

from bot.kernel.values import LATER, evolve
from bot.rulesets.rpg20.base.rolls import ByTest
from bot.rulesets.rpg20.state import Charge, Fighter, State
from bot.rulesets.shared.book import PUBLIC, happens
from bot.rulesets.shared.check import Term
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.overruling import counted


@happens("R20-EXP-008", to=PUBLIC)
class ExplosiveThrown:
    """One of *explosive* has left the hand of *combatant*."""

    combatant: CombatantId
    explosive: str
    target: CombatantId | None
    left: int

    def change(self, state: State) -> State:
        who: Fighter | None = state.combatants.get(self.combatant)
        if who is None:
            return state
        left = tuple(
            evolve(each, count=self.left) if each.explosive == self.explosive else each for each in who.explosives
        )
        return state.with_(self.combatant, explosives=left)


@happens("R20-EXP-008", to=PUBLIC)
class ExplosiveLanded:
    """What *combatant* has thrown lies at the place of *target*, None: far from everybody."""

    combatant: CombatantId
    explosive: str
    target: CombatantId | None

    def change(self, state: State) -> State:
        return state.in_turn(landed=True, target=self.target)


@happens("R20-EXP-008", to=PUBLIC)
class SpotMeasured:
    """*metres* lie between *combatant* and the place at which he throws, by the game master's word."""

    combatant: CombatantId
    metres: int

    def change(self, state: State) -> State:
        who: Fighter | None = state.combatants.get(self.combatant)
        if state.turn is None and who is not None and who.means is not None:
            return state.with_(who.id, means=evolve(who.means, metres=self.metres))
        return state.in_turn(metres=self.metres)


@happens("R20-EXP-008", "R20-RNG-010", "R20-EVD-010", to=PUBLIC)
class SpotRolled(ByTest):
    """The test of a throw at a place, which is no attack on anybody: *total* is the value that *face* must not be
    above. On a success it goes off there."""

    combatant: CombatantId
    explosive: str
    face: int
    terms: tuple[Term, ...]
    total: int
    success: bool
    needed: int | None = field(default=None, metadata={LATER: True})

    def change(self, state: State) -> State:
        made = 0 if state.turn is None else state.turn.made + 1
        state = state.in_turn(made=made, landed=self.success, spot=self.success)
        return counted(state.with_(self.combatant, modifier=0), self.combatant)


@happens("R20-EXP-001", "R20-EXP-008", to=PUBLIC)
class ChargeSet:
    """By the game master's word something goes off at the place of *combatant*: *dice* within *zone* metres."""

    combatant: CombatantId
    dice: str
    zone: int

    def change(self, state: State) -> State:
        return evolve(state, charge=Charge(self.combatant, self.dice, self.zone))


@happens("R20-EXP-001", to=PUBLIC)
class CaughtSaid:
    """*combatant* stands within the zone of what goes off, by the game master's word."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        charge, turn = state.charge, state.turn
        if charge is not None:
            return evolve(state, charge=evolve(charge, caught=(*charge.caught, self.combatant)))
        return state if turn is None else state.in_turn(caught=(*turn.caught, self.combatant))


@happens("R20-EXP-001", "R20-EXP-003", to=PUBLIC)
class Exploded:
    """*explosive* of *combatant*, None: of the game master's, does *total* to everybody of *victims*; *faces*: its
    dice, *terms*: what they and its code come to."""

    combatant: CombatantId | None
    explosive: str
    faces: tuple[int, ...]
    total: int
    victims: tuple[CombatantId, ...]
    terms: tuple[Term, ...] = field(default=(), metadata={LATER: True})

    def change(self, state: State) -> State:
        return evolve(state, charge=None) if self.combatant is None else state.in_turn(done=True)


@happens("R20-EXP-009", to=PUBLIC)
class Smoked:
    """A smoke grenade: it is hard to see there from now on."""

    combatant: CombatantId
    explosive: str

    def change(self, state: State) -> State:
        return evolve(state.in_turn(done=True), light="reduced")


@happens("R20-EXP-004", to=PUBLIC)
class Blasted:
    """*points* come off the global total of *combatant*: *left* remain."""

    combatant: CombatantId
    points: int
    left: int

    def change(self, state: State) -> State:
        return state.with_(self.combatant, points=self.left)


@happens("R20-EXP-005", "R20-EXP-006", to=PUBLIC)
class BlastShared:
    """The points come off these *gauges* in the order rolled: so many each (*points*). *emptied*: those that are empty
    with points left over, as if they had gone below zero. *hit*: those that have lost something; *lost*: how much
    each, *shared*: and what is left in it."""

    combatant: CombatantId
    faces: tuple[int, ...]
    gauges: tuple[str, ...]
    points: tuple[int, ...]
    emptied: tuple[str, ...]
    hit: str = field(default="", metadata={LATER: True})
    lost: str | None = field(default="", metadata={LATER: True})
    shared: str | None = field(default="", metadata={LATER: True})

    def change(self, state: State) -> State:
        who: Fighter | None = state.combatants.get(self.combatant)
        if who is None:
            return state
        for name, points in zip(self.gauges, self.points, strict=True):
            gauge = who.gauge(name)
            who = who.with_gauge(evolve(gauge, left=gauge.left - points))
        return state.put(who)


__all__ = [
    "BlastShared",
    "Blasted",
    "CaughtSaid",
    "ChargeSet",
    "Exploded",
    "ExplosiveLanded",
    "ExplosiveThrown",
    "Smoked",
    "SpotMeasured",
    "SpotRolled",
]
