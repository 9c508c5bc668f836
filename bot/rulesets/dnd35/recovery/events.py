"""What is told of blows that are held back, of first aid, and of what time heals."""

from __future__ import annotations

from typing import Literal

from bot.catalogue.dnd5_terms import Ability
from bot.kernel.values import evolve
from bot.rulesets.dnd35.base.scores import lowered
from bot.rulesets.dnd35.state import Act, State
from bot.rulesets.dnd35.state.people import DEAD
from bot.rulesets.shared.book import PUBLIC, happens
from bot.rulesets.shared.check import Term
from bot.rulesets.shared.naming import CombatantId


@happens("D35-HPS-013", to=PUBLIC)
class KindChanged:
    """From now on the blows of *combatant* deal the other kind of damage than their weapons do, or (*on* False) their
    own again."""

    combatant: CombatantId
    on: bool

    def change(self, state: State) -> State:
        state = state.with_(self.combatant, sparing=self.on)
        return state if state.turn is None else state.in_turn(deeds=state.turn.deeds + 1)


# ---- first aid


@happens("D35-HPS-005", to=PUBLIC)
class FirstAidBegun:
    """*combatant* sees to the wounds of *target*: a standard action, which provokes."""

    combatant: CombatantId
    target: CombatantId

    def change(self, state: State) -> State:
        # Held ready it takes nothing of whoever's turn is under way.
        if state.turn is not None and state.turn.who == self.combatant:
            state = state.in_turn(standard=True, deeds=state.turn.deeds + 1)
        return evolve(state, deeds=(*state.deeds, Act(self.combatant, "first_aid", self.target)))


@happens("D35-HPS-005", "D35-HPS-006", to=PUBLIC)
class FirstAidRolled:
    """The Heal check against 15; on a *success* the other loses nothing more, and is looked after."""

    combatant: CombatantId
    target: CombatantId
    face: int
    terms: tuple[Term, ...]
    total: int
    against: int
    success: bool

    def change(self, state: State) -> State:
        state = evolve(state, deeds=state.deeds[:-1])
        return state.with_(self.target, stable=True, tended=True) if self.success else state


@happens(to=PUBLIC)
class FirstAidEnded:
    """Nothing comes of it: he cannot act any more, or nobody is left to be helped there."""

    combatant: CombatantId
    reason: Literal["unable", "gone"]

    def change(self, state: State) -> State:
        return evolve(state, deeds=state.deeds[:-1])


@happens("D35-HPS-006", to=PUBLIC)
class TendingSaid:
    """Whether somebody looks after *combatant*, by the game master's word."""

    combatant: CombatantId
    on: bool

    def change(self, state: State) -> State:
        return state.with_(self.combatant, tended=self.on)


# ---- what time brings


@happens(changes=False, to=PUBLIC)
class TimePassed:
    """So many *hours* pass after the fight; *rest*: a `night` or a `day` of rest, or hours like others."""

    hours: int
    rest: Literal["night", "day"] | None = None


@happens(to=PUBLIC)
class AwakeningRolled:
    """An hour of somebody unconscious: a d100 says whether he comes to himself; untended he loses a hit point where he
    does not (D35-HPS-006, -007)."""

    combatant: CombatantId
    face: int
    awake: bool
    tended: bool

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        if who is None:
            return state
        if self.awake:
            return state.with_(who.id, awake=True, stable=True, vigil=0)
        return state if self.tended else state.with_(who.id, hit_points=max(DEAD, who.hit_points - 1))

    def why(self) -> tuple[str, ...]:
        return ("D35-HPS-006",) if self.tended else ("D35-HPS-007",)


@happens("D35-HPS-007", to=PUBLIC)
class MendingRolled:
    """A day of somebody whom nobody looks after, conscious below 0: a d100 says whether he begins to regain hit points;
    else he loses one, and consciousness."""

    combatant: CombatantId
    face: int
    mends: bool

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        if who is None:
            return state
        if self.mends:
            return state.with_(who.id, mends=True, vigil=0)
        return state.with_(who.id, hit_points=max(DEAD, who.hit_points - 1), awake=False, vigil=0)


@happens("D35-HPS-007", to=PUBLIC)
class VigilKept:
    """So many hours more *combatant* has been conscious below 0 with nobody to look after him."""

    combatant: CombatantId
    hours: int

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        return state if who is None else state.with_(who.id, vigil=who.vigil + self.hours)


@happens("D35-HPS-008", to=PUBLIC)
class Regained:
    """Rest gives *combatant* hit *points* back."""

    combatant: CombatantId
    points: int

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        if who is None:
            return state
        return state.with_(who.id, hit_points=min(who.hit_points_max, who.hit_points + self.points))


@happens("D35-HPS-014", to=PUBLIC)
class NonlethalFaded:
    """Hours take *points* of nonlethal damage from *combatant*."""

    combatant: CombatantId
    points: int

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        return state if who is None else state.with_(who.id, nonlethal=max(0, who.nonlethal - self.points))


@happens("D35-HPS-009", to=PUBLIC)
class AbilityLost:
    """*combatant* loses *points* of an *ability* for a while, by the game master's word."""

    combatant: CombatantId
    ability: Ability
    points: int

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        return state if who is None else state.put(lowered(who, self.ability, self.points))


@happens("D35-HPS-009", to=PUBLIC)
class AbilityRegained:
    """Rest gives *combatant* *points* of an *ability* back."""

    combatant: CombatantId
    ability: Ability
    points: int

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        return state if who is None else state.put(lowered(who, self.ability, -self.points))


__all__ = [
    "AbilityLost",
    "AbilityRegained",
    "AwakeningRolled",
    "FirstAidBegun",
    "FirstAidEnded",
    "FirstAidRolled",
    "KindChanged",
    "MendingRolled",
    "NonlethalFaded",
    "Regained",
    "TendingSaid",
    "TimePassed",
    "VigilKept",
]
