"""What is told of concealment, and of those who are lost from sight and found (D35-CAM)."""

from __future__ import annotations

from typing import Literal

from bot.kernel.values import evolve
from bot.rulesets.dnd35.base.budget import moved
from bot.rulesets.dnd35.base.grounds import FOG
from bot.rulesets.dnd35.state import Screen, Screened, State
from bot.rulesets.shared import sheltering
from bot.rulesets.shared.book import PUBLIC, happens
from bot.rulesets.shared.check import Term
from bot.rulesets.shared.naming import Aside, CombatantId


@happens("D35-CAM-003", to=PUBLIC)
class MissRolled:
    """A hit of *combatant* on *target*, who is concealed: a d100 of at most *percent* misses."""

    combatant: CombatantId
    target: CombatantId
    face: int
    percent: int
    missed: bool

    decides = True

    def change(self, state: State) -> State:
        return state.in_deed(at="done") if self.missed else state

    def why(self) -> tuple[str, ...]:
        if self.percent == 20:
            return ("D35-CAM-004",)
        return ("D35-CAM-004", "D35-CAM-005") if self.percent == 50 else ("D35-CAM-007",)


@happens("D35-CAM-007", to=PUBLIC)
class ConcealmentSaid:
    """*combatant* is concealed so far from *attacker* (None: from everybody) by the game master's word: *percent* of a
    hundred hits miss; `map`: the word is taken back."""

    combatant: CombatantId
    kind: Screened | Literal["map"]
    percent: int = 0
    attacker: Aside | None = None

    def change(self, state: State) -> State:
        now = None if self.kind == "map" else Screen(self.combatant, self.kind, self.percent, self.attacker)
        return evolve(state, screens=sheltering.replaced(state.screens, self.combatant, self.attacker, now))

    def why(self) -> tuple[str, ...]:
        return ("D35-CAM-005",) if self.kind == "total" else ()


@happens("D35-CAM-007", to=PUBLIC)
class ConcealmentJudged:
    """*percent* of a hundred hits of this attack miss *target*."""

    combatant: CombatantId
    target: CombatantId
    percent: int

    def change(self, state: State) -> State:
        return state.in_deed(veil=self.percent)


@happens("D35-CAM-007", to=PUBLIC)
class FogSaid:
    """Over *cells* lies fog: *percent* of a hundred hits on those in it miss; none: it lifts."""

    cells: tuple[str, ...]
    percent: int

    def change(self, state: State) -> State:
        grounds = dict(state.grounds)
        hazes = {cell: each for cell, each in state.hazes.items() if cell not in self.cells}
        for cell in self.cells:
            kept = tuple(each for each in grounds.pop(cell, ()) if each != FOG)
            kinds = (*kept, FOG) if self.percent else kept
            if kinds:
                grounds[cell] = kinds
        if self.percent:
            hazes |= dict.fromkeys(self.cells, self.percent)
        return evolve(state, grounds=grounds, hazes=hazes)


@happens("D35-CAM-006", "D35-BAS-015", to=PUBLIC)
class SpotRolled:
    """*combatant* looks for *target*, whom he does not see: Spot against Hide. *found*: he knows the square. *free*: at
    the other's move, once in a round; else in his own turn, of which it takes *move*: a move action."""

    combatant: CombatantId
    target: CombatantId
    face: int
    terms: tuple[Term, ...]
    total: int
    other_face: int
    other_terms: tuple[Term, ...]
    other_total: int
    found: bool
    free: bool = False
    move: bool = False

    def change(self, state: State) -> State:
        state = located(state, self.target, self.combatant) if self.found else lost(state, self.target, self.combatant)
        if self.free and self.combatant in state.combatants:
            state = state.with_(self.combatant, pricked=state.round)
        if self.move and state.turn is not None:
            state = state.in_turn(deeds=state.turn.deeds + 1, **moved(state.turn))
        return state


@happens("D35-CAM-005", to=PUBLIC)
class SightLost:
    """None of *watchers* knows any more where *combatant* is."""

    combatant: CombatantId
    watchers: tuple[Aside, ...]

    def change(self, state: State) -> State:
        for each in self.watchers:
            state = lost(state, self.combatant, each)
        return state


@happens("D35-CAM-005", to=PUBLIC)
class SightRegained:
    """*watchers* know again where *combatant* is: they see him, or have been told."""

    combatant: CombatantId
    watchers: tuple[Aside, ...]

    def change(self, state: State) -> State:
        for each in self.watchers:
            state = located(state, self.combatant, each)
        return state


@happens("D35-CAM-006", to=PUBLIC)
class MoveSettled:
    """Everybody who did not see *combatant* move has been asked whether he has noticed it."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        return state.with_(self.combatant, slipped=False)


def lost(state: State, ident: str, watcher: str) -> State:
    """*state* once *watcher* does not know where *ident* is."""
    who = state.combatants.get(ident)
    if who is None or watcher in who.hidden_from or watcher not in state.combatants:
        return state
    return state.with_(ident, hidden_from=(*who.hidden_from, watcher))


def located(state: State, ident: str, watcher: str) -> State:
    """*state* once *watcher* knows where *ident* is."""
    who = state.combatants.get(ident)
    if who is None or watcher not in who.hidden_from:
        return state
    return state.with_(ident, hidden_from=tuple(each for each in who.hidden_from if each != watcher))


__all__ = [
    "ConcealmentJudged",
    "ConcealmentSaid",
    "FogSaid",
    "MissRolled",
    "MoveSettled",
    "SightLost",
    "SightRegained",
    "SpotRolled",
    "located",
    "lost",
]
