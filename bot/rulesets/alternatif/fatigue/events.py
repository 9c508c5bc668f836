"""What becomes of people's breath."""

from __future__ import annotations

from dataclasses import field
from typing import Any, Literal

from bot.kernel.events import GM_ONLY, PUBLIC, Audience, owner_of
from bot.kernel.values import evolve
from bot.rulesets.alternatif.base.records import State, put
from bot.rulesets.alternatif.fatigue.records import Effort, marked
from bot.rulesets.shared.book import OWNER, happens
from bot.rulesets.shared.check import Term
from bot.rulesets.shared.naming import CombatantId

Look = Literal["fresh", "tiring", "out_of_breath"]


def _breath(state: State, ident: str, **changes: Any) -> State:
    who = state.combatants.get(ident)
    return state if who is None else put(state, evolve(who, fatigue=evolve(who.fatigue, **changes)))


@happens("ALT-FAT-003", "ALT-FAT-007", "ALT-FAT-009", to=GM_ONLY)
class BreathCounted:
    """*round* is over: the fatigue *points* that those whose have changed have now, and the tiring rounds in the saddle
    (*rides*)."""

    round: int
    points: dict[CombatantId, int] = field(default_factory=dict)
    rides: dict[CombatantId, int] = field(default_factory=dict)

    def change(self, state: State) -> State:
        for ident, points in self.points.items():
            state = _breath(state, ident, points=points)
        for ident, rides in self.rides.items():
            state = _breath(state, ident, rides=rides)
        return evolve(state, breath=self.round)


@happens("ALT-FAT-001", "ALT-FAT-002", "ALT-FAT-003", "ALT-FAT-010", to=OWNER, changes=False)
class BreathShown:
    """What *combatant* has gathered of *threshold* by the end of *round*, and what it costs from now on (*malus*, 0 or
    less)."""

    combatant: CombatantId
    round: int
    points: int
    threshold: int
    malus: int

    def why(self) -> tuple[str, ...]:
        return ("ALT-FAT-005", "ALT-FAT-006") if self.malus else ()


@happens("ALT-FAT-010", to=PUBLIC)
class FatigueMatters:
    """From now on fatigue is shown to everybody's player."""

    round: int

    def change(self, state: State) -> State:
        return evolve(state, breath_shown=True)


@happens("ALT-FAT-008", to=PUBLIC)
class ExhaustionSaved:
    """The fortitude save of *combatant*, who has gone beyond twice his threshold; who fails dies."""

    combatant: CombatantId
    points: int
    face: int
    total: int
    terms: tuple[Term, ...]
    against: int
    outcome: Literal["success", "failure"]

    def change(self, state: State) -> State:
        return _breath(state, self.combatant, saved=True)


@happens("ALT-FAT-004", to=GM_ONLY)
class EffortSaid:
    """The game master's word on what *combatant* does in *round*."""

    combatant: CombatantId
    effort: Effort
    round: int

    def change(self, state: State) -> State:
        if self.effort == "restful":
            return _breath(state, self.combatant, tired=0, stirred=0)
        return marked(state, self.combatant, self.effort, self.round)


@happens("ALT-FAT-009", to=PUBLIC)
class SaddleSaid:
    """Whether *combatant* fights in the saddle, as far as his breath goes."""

    combatant: CombatantId
    on: bool

    def change(self, state: State) -> State:
        return _breath(state, self.combatant, mounted=self.on)


@happens("ALT-FAT-010", changes=False)
class BreathTold:
    """How tired *combatant* looks; *other*: whom the game master tells it to (None: everybody)."""

    combatant: CombatantId
    look: Look
    other: CombatantId | None = None

    def audience(self) -> Audience:
        return PUBLIC if self.other is None else owner_of(self.other)


@happens("ALT-FAT-011", to=PUBLIC)
class RestAgreed:
    """Everybody holds off for *rounds* rounds: nobody is asked before segment *until*."""

    rounds: int
    until: int

    def change(self, state: State) -> State:
        return evolve(state, pause=self.until)
