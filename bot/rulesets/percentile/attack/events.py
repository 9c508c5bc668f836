"""What an attack says, and what the game master has said of attacks (PCT-ATK)."""

from __future__ import annotations

from dataclasses import field
from typing import Literal

from bot.kernel.values import LATER, evolve
from bot.rulesets.percentile.state import Hand, Hit, Opportunity, PercentileState, pair
from bot.rulesets.shared.book import PUBLIC, happens
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.overruling import counted


@happens("PCT-ATK-003", to=PUBLIC)
class AttackJudged:
    """What the attack roll says: which weapons hit *target* (PCT-ATK-002, PCT-ATK-009). *second_score*: of the second
    weapon, which is *second_weapon*. *main*: False when only that one hits, in a hand of better skill."""

    combatant: CombatantId
    target: CombatantId
    hands: tuple[Hand, ...]
    critical: bool
    second_score: int | None = None
    arrows: int | None = None
    main: bool = True
    second_weapon: str | None = field(default=None, metadata={LATER: True})

    decides = True

    def change(self, state: PercentileState) -> PercentileState:
        state = counted(state, self.combatant) if "volley" in self.hands else state
        hits = tuple(Hit(self.target, hand, self.critical) for hand in self.hands)
        return state.in_turn(hits=hits, step="held", arrows=self.arrows or 0)

    def why(self) -> tuple[str, ...]:
        second = () if self.second_score is None else ("PCT-ATK-009", "PCT-ATK-010")
        return second if self.arrows is None else (*second, "PCT-BAT-006")


@happens("PCT-BAT-006", to=PUBLIC)
class VolleyLost:
    """A battalion's volley of so many *arrows* hits nothing of *target*: the game master has said so."""

    combatant: CombatantId
    target: CombatantId
    arrows: int

    decides = True

    def change(self, state: PercentileState) -> PercentileState:
        return counted(state, self.combatant).in_turn(step="held")


@happens("PCT-ATK-005", to=PUBLIC)
class OpportunityGiven:
    """An attack out of turn at +10, aimed or not (PCT-ATK-006, -007)."""

    combatant: CombatantId
    target: CombatantId
    aim: Literal["none", "precise", "vital"] = "none"
    penalty: int | None = None

    def change(self, state: PercentileState) -> PercentileState:
        given = Opportunity(self.combatant, self.target, self.aim, self.penalty)
        return evolve(state, opportunities=(*state.opportunities, given))


@happens("PCT-ATK-005", to=PUBLIC)
class OpportunityPassed:
    """*combatant* lets the attack out of turn pass that he was given on *target*."""

    combatant: CombatantId
    target: CombatantId

    def change(self, state: PercentileState) -> PercentileState:
        passed = (self.combatant, self.target)
        left = tuple(each for each in state.opportunities if (each.who, each.target) != passed)
        return evolve(state, opportunities=left)


@happens("PCT-DMG-006", to=PUBLIC)
class CoverSet:
    """*penalty* (0 or less) of those who shoot at *combatant*; *all*: of every attack."""

    combatant: CombatantId
    penalty: int
    all: bool = False

    def change(self, state: PercentileState) -> PercentileState:
        return state.with_(self.combatant, cover=self.penalty, cover_all=self.all)


@happens("PCT-ATK-013", to=PUBLIC)
class DistanceSet:
    """In centimetres; None: not counted."""

    combatant: CombatantId
    other: CombatantId
    distance: int | None

    def change(self, state: PercentileState) -> PercentileState:
        between = pair(self.combatant, self.other)
        distances = {name: each for name, each in state.distances.items() if name != between}
        if self.distance is not None:
            distances[between] = self.distance
        return evolve(state, distances=distances)


@happens("PCT-ATK-013", changes=False, to=PUBLIC)
class ReachWarned:
    """The weapon does not reach by the letter; the game master lets it pass."""

    combatant: CombatantId
    target: CombatantId
    distance: int
