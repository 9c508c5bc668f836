"""What is told of what no list holds (D35-ACT-004 to -006, D35-AOO-002)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias

from bot.kernel.values import evolve
from bot.rulesets.dnd35.objects.events import Cost, spent
from bot.rulesets.dnd35.state import Act, State
from bot.rulesets.shared.book import PUBLIC, happens
from bot.rulesets.shared.naming import CombatantId

Kind: TypeAlias = Literal[
    "free", "swift", "immediate", "move", "standard", "full", "activate", "handle", "heavy", "light", "scroll", "door"
]
"""What it is: something in words, by what it costs; or what the text names, with its own cost: a thing is activated or
handled, something heavy is moved, a torch is lit, a scroll read, a door opened."""
EXPOSING: Final = ("handle", "heavy", "light", "scroll")
"""What of it provokes (D35-AOO-002)."""
RULES: Final[Mapping[Cost, tuple[str, ...]]] = {
    "free": ("D35-ACT-004",),
    "swift": ("D35-ACT-005",),
    "immediate": ("D35-ACT-006",),
    "move": ("D35-ACT-001",),
    "standard": ("D35-ACT-001",),
    "full": ("D35-ACT-002",),
    "none": (),
}


@happens(to=PUBLIC)
class UnlistedBegun:
    """*combatant* does something that no list holds, said in words; *cost*: the action that it takes. The game master
    tells what comes of it. What exposes him is not done yet; an immediate action is his one of the round
    (D35-ACT-006)."""

    combatant: CombatantId
    what: Kind
    cost: Cost

    def change(self, state: State) -> State:
        own = state.turn is not None and state.turn.who == self.combatant
        apart = state.settings.immediate_action == "apart"
        if self.cost == "immediate" and (apart or not own):
            state = state.with_(self.combatant, hurried=True)
        if own:
            state = spent(state, "none" if self.cost == "immediate" and apart else self.cost)
        if self.what not in EXPOSING:
            return state
        return evolve(state, deeds=(*state.deeds, Act(self.combatant, self.what)))

    def why(self) -> tuple[str, ...]:
        exposed = ("D35-AOO-002",) if self.what in EXPOSING else ()
        return (*RULES[self.cost], *exposed)


@happens(to=PUBLIC)
class UnlistedEnded:
    """What exposed *combatant* is done; or he is `unable` to."""

    combatant: CombatantId
    what: Kind
    outcome: Literal["done", "unable"] = "done"

    def change(self, state: State) -> State:
        return evolve(state, deeds=state.deeds[:-1])


__all__ = ["EXPOSING", "Kind", "UnlistedBegun", "UnlistedEnded"]
