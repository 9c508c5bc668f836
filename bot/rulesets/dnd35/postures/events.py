"""What is told of postures, and of acts that provoke."""

from __future__ import annotations

from dataclasses import field
from typing import Literal

from bot.kernel.values import LATER, evolve
from bot.rulesets.dnd35.base.budget import moved
from bot.rulesets.dnd35.base.loosing import in_grasp
from bot.rulesets.dnd35.postures.room import widened
from bot.rulesets.dnd35.state import Act, Fighter, Held, State
from bot.rulesets.shared.book import PUBLIC, happens
from bot.rulesets.shared.conditions import Condition, Edge
from bot.rulesets.shared.naming import Aside, CombatantId


def prone(state: State, ident: str) -> State:
    """*state* with *ident* on the ground."""
    who = state.combatants.get(ident)
    if who is None or who.has("prone"):
        return state
    return state.with_(ident, conditions=(*who.conditions, Condition("prone")))


@happens("D35-BAS-021", to=PUBLIC, changes=False)
class StatusTimed:
    """How long the *status* that the game master has put on *combatant* lasts: until the *edge* of the turn of *of* in
    *round*."""

    combatant: CombatantId
    status: str
    round: int
    edge: Edge
    of: Aside | None = None


@happens("D35-BAS-017", to=PUBLIC)
class WentProne:
    """*combatant* falls, or drops to the ground of his own will (*free*)."""

    combatant: CombatantId
    free: bool = False

    def change(self, state: State) -> State:
        state = prone(state, self.combatant)
        if not self.free or state.turn is None:
            return state
        return state.in_turn(deeds=state.turn.deeds + 1, free=state.turn.free + 1)

    def why(self) -> tuple[str, ...]:
        return ("D35-ACT-004",) if self.free else ()


@happens("D35-MOV-013", to=PUBLIC)
class Widened:
    """*combatant* is squeezed no more: he takes up the whole of his space, from *cell* on. *gm*: the game master has
    said so."""

    combatant: CombatantId
    cell: str | None = None
    gm: bool = field(default=False, metadata={LATER: True})

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        return state if who is None else state.put(widened(who, self.cell or who.cell))


@happens("D35-AOO-002", to=PUBLIC)
class ActBegun:
    """*combatant* sets about *what*, a move action that provokes: standing up, or taking up an *item*."""

    combatant: CombatantId
    what: Literal["stand", "pick_up"]
    item: str = ""

    def change(self, state: State) -> State:
        if state.turn is not None:
            state = state.in_turn(deeds=state.turn.deeds + 1, **moved(state.turn))
        return evolve(state, deeds=(*state.deeds, Act(self.combatant, self.what, self.item)))

    def why(self) -> tuple[str, ...]:
        return ("D35-BAS-017",) if self.what == "stand" else ()


@happens(to=PUBLIC)
class ActEnded:
    """It is done; or nothing comes of it: he is `unable` to, or it is `gone`. *held*: how he has what he took up."""

    combatant: CombatantId
    what: Literal["stand", "pick_up"]
    item: str = ""
    outcome: Literal["done", "unable", "gone"] = "done"
    held: Held = "main"

    def change(self, state: State) -> State:
        state = evolve(state, deeds=state.deeds[:-1])
        who = state.combatants.get(self.combatant)
        if who is None or self.outcome != "done":
            return state
        if self.what == "stand":
            kept = tuple(each for each in who.conditions if each.kind != "prone")
            return state.put(evolve(who, conditions=kept))
        return taken_up(state, who, self.item, self.held)

    def why(self) -> tuple[str, ...]:
        return ("D35-BAS-017",) if self.what == "stand" else ()


def taken_up(state: State, who: Fighter, item: str, held: Held) -> State:
    """*state* once *who* has taken *item* from the ground of where he stands."""
    found = next((each for each in state.lying if each.weapon.weapon == item and in_grasp(who, each)), None)
    if found is None:
        return state
    left = list(state.lying)
    left.remove(found)
    # What a profile says of a weapon holds in the hands of its owner alone.
    own = {} if found.owner == who.id else {"to_hit": None, "plus": None}
    arms = (*who.weapons, evolve(found.weapon, held=held, **own))
    return evolve(state.with_(who.id, weapons=arms), lying=tuple(left))


__all__ = [
    "ActBegun",
    "ActEnded",
    "StatusTimed",
    "WentProne",
    "Widened",
    "prone",
    "taken_up",
]
