"""What is told of movement (DN5-MOV)."""

from __future__ import annotations

from typing import Literal

from bot.kernel.events import GM_ONLY, Audience
from bot.kernel.values import evolve
from bot.rulesets.dnd5.base.budget import spent
from bot.rulesets.dnd5.state import Move, State, pair
from bot.rulesets.dnd5.state.deeds import Cause
from bot.rulesets.shared.book import PUBLIC, happens
from bot.rulesets.shared.conditions import Condition
from bot.rulesets.shared.naming import Aside, CombatantId


@happens("DN5-MOV-001", to=PUBLIC)
class MoveBegun:
    """*combatant* sets out: through the cells of *way*, to the *cell* that is the last of it; without a grid, *towards*
    somebody or (None) away from all, for *distance* centimetres. *metres*: how far that is, as it is read."""

    combatant: CombatantId
    way: tuple[str, ...] = ()
    towards: CombatantId | None = None
    distance: int = 0
    cause: Cause = "move"
    mode: str = "walk"
    cell: str | None = None
    metres: str = "0"

    def change(self, state: State) -> State:
        move = Move(self.combatant, self.cause, self.way, self.towards, self.distance, self.mode)
        state = spent(state) if self.cause != "reaction" else state
        return evolve(state, deeds=(*state.deeds, move))


@happens("DN5-MOV-001", to=PUBLIC)
class Stepped:
    """*combatant* enters *cell*, which costs him so many centimetres of his movement. *hindrances*: what makes it dear
    (DN5-MOV-011)."""

    combatant: CombatantId
    cell: str
    cost: int
    hindrances: tuple[str, ...] = ()

    def change(self, state: State) -> State:
        state = paid(state.with_(self.combatant, cell=self.cell), self.combatant, self.cost)
        deed = state.deed
        if deed is None or deed.deed != "move":
            return state
        return state.in_deed(way=deed.way[1:], asked=False)

    def why(self) -> tuple[str, ...]:
        return ("DN5-MOV-006", "DN5-MOV-011") if self.hindrances else ()


@happens("DN5-MOV-001", to=PUBLIC)
class Walked:
    """Without a grid: *combatant* has gone so far; *distances*: how far he is from others now, in centimetres."""

    combatant: CombatantId
    metres: str
    cost: int
    distances: dict[Aside, int]
    towards: CombatantId | None = None

    def change(self, state: State) -> State:
        state = paid(apart(state, self.combatant, self.distances), self.combatant, self.cost)
        return state.in_deed(distance=0, asked=False)


@happens(to=PUBLIC)
class MoveEnded:
    """*combatant* has arrived, or was stopped on his way (DN5-REA-009)."""

    combatant: CombatantId
    stopped: bool = False

    def change(self, state: State) -> State:
        return evolve(state, deeds=state.deeds[:-1])

    def why(self) -> tuple[str, ...]:
        return ("DN5-REA-009",) if self.stopped else ()


@happens()
class PlacedAt:
    """*combatant* stands on *cell*: put there at the beginning, by the game master, or moved by something
    else (DN5-INI-004, DN5-REA-007). *unseen*: he is hidden."""

    combatant: CombatantId
    cell: str
    reason: Literal["opening", "gm", "forced"] = "opening"
    unseen: bool = False

    def change(self, state: State) -> State:
        return state.with_(self.combatant, cell=self.cell)

    def audience(self) -> Audience:
        return GM_ONLY if self.unseen else PUBLIC

    def why(self) -> tuple[str, ...]:
        return ("DN5-REA-007",) if self.reason == "forced" else ("DN5-INI-004",)


@happens("DN5-INI-004", to=PUBLIC)
class DistanceSaid:
    """So many centimetres lie between them, where there is no grid."""

    combatant: CombatantId
    other: CombatantId
    distance: int
    metres: str

    def change(self, state: State) -> State:
        return apart(state, self.combatant, {self.other: self.distance})


@happens(to=PUBLIC)
class WentProne:
    """*combatant* drops prone (DN5-MOV-008), or stands up for so many centimetres of his movement (DN5-MOV-009)."""

    combatant: CombatantId
    prone: bool
    cost: int = 0

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        if who is None:
            return state
        kept = tuple(each for each in who.conditions if each.kind != "prone")
        kept = (*kept, Condition("prone")) if self.prone else kept
        return spent(paid(state.put(evolve(who, conditions=kept)), who.id, self.cost))

    def why(self) -> tuple[str, ...]:
        return ("DN5-MOV-008", "DN5-EXT-008") if self.prone else ("DN5-MOV-009",)


@happens("DN5-MOV-007", to=PUBLIC)
class GroundSaid:
    """What *cells* are, beside plain ground."""

    cells: tuple[str, ...]
    kinds: tuple[str, ...]

    def change(self, state: State) -> State:
        grounds = {cell: each for cell, each in state.grounds.items() if cell not in self.cells}
        if self.kinds:
            grounds |= dict.fromkeys(self.cells, self.kinds)
        return evolve(state, grounds=grounds)


def paid(state: State, ident: str, cost: int) -> State:
    """*state* once *ident* has spent so much of the movement of his turn; what a reaction moves him costs none."""
    turn, deed = state.turn, state.deed
    by_reaction = deed is not None and deed.deed == "move" and deed.cause == "reaction"
    if turn is None or turn.who != ident or by_reaction:
        return state
    return state.in_turn(moved=turn.moved + cost)


def apart(state: State, ident: str, distances: dict[str, int]) -> State:
    """*state* once *ident* is so far from each of those."""
    return evolve(state, distances={**state.distances, **{pair(ident, each): far for each, far in distances.items()}})


__all__ = [
    "DistanceSaid",
    "GroundSaid",
    "MoveBegun",
    "MoveEnded",
    "PlacedAt",
    "Stepped",
    "Walked",
    "WentProne",
    "apart",
    "paid",
]
