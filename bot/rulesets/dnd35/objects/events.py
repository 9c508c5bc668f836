"""What is told of what hands do."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from bot.kernel.values import evolve
from bot.rulesets.dnd35.base.budget import moved
from bot.rulesets.dnd35.base.loosing import laid, loosed
from bot.rulesets.dnd35.state import Act, Held, Spell, State
from bot.rulesets.shared.book import PUBLIC, happens
from bot.rulesets.shared.d20 import lying
from bot.rulesets.shared.naming import Aside, CombatantId

Doing: TypeAlias = Literal["draw", "sheathe", "load", "drink"]
Cost: TypeAlias = Literal["free", "swift", "immediate", "move", "standard", "full", "none"]


def spent(state: State, cost: Cost) -> State:
    """*state* once that was done in the turn under way; `none`: it goes with a move that is made anyway."""
    turn = state.turn
    if turn is None:
        return state
    costs: dict[Cost, dict[str, Any]] = {
        "free": {"free": turn.free + 1},
        "swift": {"swift": True},
        "immediate": {"swift": True},
        "move": moved(turn),
        "standard": {"standard": True},
        "full": {"standard": True, "move": True},
        "none": {},
    }
    return state.in_turn(deeds=turn.deeds + 1, **costs[cost])


@happens(to=PUBLIC)
class HandlingBegun:
    """*combatant* sets about *what* with an *item*; *cost*: the action that it takes."""

    combatant: CombatantId
    what: Doing
    item: str
    cost: Cost

    def change(self, state: State) -> State:
        state = spent(state, self.cost)
        return evolve(state, deeds=(*state.deeds, Act(self.combatant, self.what, self.item)))

    def why(self) -> tuple[str, ...]:
        free = ("D35-ACT-004",) if self.cost == "free" else ()
        return (*free, *(() if self.what == "draw" else ("D35-AOO-002",)))


@happens(to=PUBLIC)
class HandlingEnded:
    """It is done: *combatant* has drawn the *item* (*held*: how he has it), has put it away, has loaded it, or has
    drunk it; or he is `unable` to."""

    combatant: CombatantId
    what: Doing
    item: str
    outcome: Literal["done", "unable"] = "done"
    held: Held = "main"

    def change(self, state: State) -> State:
        state = evolve(state, deeds=state.deeds[:-1])
        who = state.combatants.get(self.combatant)
        if who is None or self.outcome != "done" or self.what == "drink":
            return state
        changes: Any = {
            "draw": {"held": self.held},
            "sheathe": {"held": "carried"},
            "load": {"loaded": True},
        }[self.what]
        arms = tuple(evolve(each, **changes) if each.weapon == self.item else each for each in who.weapons)
        if self.what != "load":
            # What is at hand first is what others see.
            arms = tuple(sorted(arms, key=lambda each: not each.in_hand or each.held == "natural"))
        return state.with_(who.id, weapons=arms)


@happens("D35-ACT-004", to=PUBLIC)
class LetFall:
    """*combatant* lets a *weapon* fall where he stands: a free action, which provokes nobody."""

    combatant: CombatantId
    weapon: str

    def change(self, state: State) -> State:
        return let_go(spent(state, "free"), self.combatant, self.weapon)


def let_go(state: State, ident: str, weapon: str) -> State:
    """*state* with that *weapon* of *ident* on the ground where he stands."""
    who = state.combatants.get(ident)
    found = None if who is None else next((each for each in who.weapons if each.weapon == weapon), None)
    if who is None or found is None:
        return state
    state = state.with_(who.id, weapons=tuple(each for each in who.weapons if each is not found))
    return laid(state, evolve(found, held="dropped"), who, who.id)


@happens(to=PUBLIC)
class Dropped:
    """A *weapon* falls from the hand of *combatant*, as a condition that he is in will have it (*status*)."""

    combatant: CombatantId
    weapon: str
    status: str

    def change(self, state: State) -> State:
        return let_go(state, self.combatant, self.weapon)


@happens(to=PUBLIC)
class ShotOff:
    """The *weapon* of *combatant* is not loaded any more."""

    combatant: CombatantId
    weapon: str

    def change(self, state: State) -> State:
        return loosed(state, self.combatant, self.weapon, None)


@happens("D35-BAS-013", to=PUBLIC)
class ThrownAway:
    """The *weapon* that *combatant* has thrown lies on *cell*, or, without a grid, *beside* somebody."""

    combatant: CombatantId
    weapon: str
    cell: str | None
    beside: Aside | None = None

    def change(self, state: State) -> State:
        return loosed(state, self.combatant, self.weapon, self.cell, self.beside)


@happens(to=PUBLIC)
class NearSaid:
    """Without a grid: the game master says that *combatant* is near the *weapon* of *source*, which lies on the
    ground."""

    combatant: CombatantId
    weapon: str
    source: CombatantId

    def change(self, state: State) -> State:
        return evolve(state, lying=lying.brought(state.lying, self.combatant, self.weapon, self.source))


@happens(to=PUBLIC)
class PotionGiven:
    """*combatant* has a potion by him, of that *spell*."""

    combatant: CombatantId
    spell: str
    potion: Spell

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        return state if who is None else state.with_(who.id, potions=(*who.potions, self.potion))


__all__ = [
    "Cost",
    "Doing",
    "Dropped",
    "HandlingBegun",
    "HandlingEnded",
    "LetFall",
    "NearSaid",
    "PotionGiven",
    "ShotOff",
    "ThrownAway",
    "let_go",
    "spent",
]
