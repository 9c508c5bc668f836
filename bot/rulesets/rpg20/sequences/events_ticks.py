"""What is told of what the game master ticks: of the place, of a target, of a test (R20-SEQ-002, R20-RNG-007,
R20-MEL-007, R20-EVD-001, -004, R20-GEN-012)."""

from __future__ import annotations

from typing import Literal

from bot.kernel.events import GM_ONLY
from bot.kernel.values import evolve
from bot.rulesets.rpg20.state import Fighter, State
from bot.rulesets.rpg20.state.people import Bulk, Motion
from bot.rulesets.shared.book import PUBLIC, happens
from bot.rulesets.shared.naming import CombatantId


@happens("R20-GEN-012", to=PUBLIC)
class ModifierSet:
    """The next test of *combatant* has so much more, or less."""

    combatant: CombatantId
    value: int

    def change(self, state: State) -> State:
        return state.with_(self.combatant, modifier=self.value)


@happens("R20-RNG-007", "R20-EVD-004", to=PUBLIC)
class PlaceChanged:
    """How well one sees there, and whether there is room."""

    light: Literal["", "reduced", "dark"]
    confined: bool

    def change(self, state: State) -> State:
        return evolve(state, light=self.light, confined=self.confined)


@happens("R20-RNG-007", "R20-MEL-007", to=PUBLIC)
class TargetTicked:
    """How *combatant* is as a target."""

    combatant: CombatantId
    cover: bool
    motion: Motion
    bulk: Bulk

    def change(self, state: State) -> State:
        return state.with_(self.combatant, cover=self.cover, motion=self.motion, bulk=self.bulk)


@happens("R20-EVD-001", to=GM_ONLY)
class AwarenessSet:
    """Whether *combatant* is aware of the attacks of *attacker*: whoever is not is told nothing of it."""

    combatant: CombatantId
    attacker: CombatantId
    aware: bool

    def change(self, state: State) -> State:
        who: Fighter | None = state.combatants.get(self.combatant)
        if who is None:
            return state
        others = tuple(each for each in who.unseen_by if each != self.attacker)
        return state.with_(self.combatant, unseen_by=others if self.aware else (*others, self.attacker))


@happens("R20-SPE-011", to=GM_ONLY)
class SurpriseTicked:
    """Whether *combatant* is on his guard, and whether he tries to surprise, where that is said of him alone: else as
    his camp."""

    combatant: CombatantId
    attentive: Literal["", "on", "off"]
    lurks: Literal["", "on", "off"]

    def change(self, state: State) -> State:
        return state.with_(self.combatant, attentive=self.attentive, lurks=self.lurks)


__all__ = ["AwarenessSet", "ModifierSet", "PlaceChanged", "SurpriseTicked", "TargetTicked"]
