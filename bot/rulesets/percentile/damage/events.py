"""Damage rolled and taken (PCT-DMG)."""

from __future__ import annotations

from dataclasses import field
from typing import Any, Literal

from bot.kernel.persons import Name
from bot.kernel.values import LATER
from bot.rulesets.percentile.defence.events import settled
from bot.rulesets.percentile.rolls.events import TERMS
from bot.rulesets.percentile.state import PercentileState, Term
from bot.rulesets.shared.book import PUBLIC, SIDE, happens
from bot.rulesets.shared.check import behind
from bot.rulesets.shared.naming import CombatantId


@happens(to=PUBLIC)
class DamageRolled:
    """*faces*: the dice kept; *others*: those of the other roll of a percussive weapon. *terms* add up to *dealt*,
    never below 0 (PCT-DMG-009). *each*: blows that count it, in a battle. *reason*: the game master's words about it.
    *lost*: what of it *target* has left to lose (None: that is counted otherwise); *how*: it is all that he has left
    (`last`), he has `part` of it left, or has nothing left (`spent`), or the first `touch` takes all (PCT-PIT-002), or
    it is what each of the `soldiers` struck takes (PCT-BAT-008).
    *rolled*: what each blow does before the *protection* takes its part (PCT-DMG-003); None: no protection counts."""

    combatant: CombatantId | None
    target: CombatantId
    weapon: str | None
    faces: tuple[int, ...]
    others: tuple[int, ...]
    terms: tuple[Term, ...]
    dealt: int
    each: int = 1
    critical: bool = False
    waits: bool = False
    reason: Name = ""
    lost: int | None = field(default=None, metadata={LATER: True})
    how: Literal["", "last", "part", "spent", "touch", "soldiers"] = field(default="", metadata={LATER: True})
    rolled: int | None = field(default=None, metadata={LATER: True})
    protection: int | None = field(default=None, metadata={LATER: True})

    def change(self, state: PercentileState) -> PercentileState:
        if self.combatant is None:
            return state
        state = settled(state)
        before = None if self.rolled is None else self.rolled * self.each
        return state.in_turn(dealt=self.dealt, original=before) if self.waits else state

    def why(self) -> tuple[str, ...]:
        if any(each.name == "gm" for each in self.terms):
            return ("PCT-DMG-010",)
        rules = ["PCT-DMG-009", *behind(self.terms, TERMS)]
        if self.others:
            rules.append("PCT-DMG-008")
        if self.each > 1:
            rules.append("PCT-BAT-005")
        if self.how:
            rules.append({"touch": "PCT-PIT-002", "soldiers": "PCT-BAT-008"}.get(self.how, "PCT-DMG-010"))
        return tuple(dict.fromkeys(rules))


@happens("PCT-DMG-010", to=PUBLIC)
class HitPointsLost:
    """*lost* of *dealt*. *waited*: the damage had waited for a knock-out to be resisted (PCT-UNA-009)."""

    combatant: CombatantId
    dealt: int
    lost: int
    waited: bool = False

    def change(self, state: PercentileState) -> PercentileState:
        if self.waited:
            state = state.in_turn(dealt=None, original=None)
        return _hurt(state, self.combatant, self.lost)


def _hurt(state: PercentileState, ident: str, lost: int, **changes: Any) -> PercentileState:
    who = state.fighters.get(ident)
    return state if who is None else state.with_(ident, hit_points=max(0, who.hit_points - lost), **changes)


@happens(to=SIDE, changes=False)
class HitPointsCounted:
    """What *combatant* has left, for his side."""

    combatant: CombatantId
    hit_points: int


@happens("PCT-MNT-004", to=PUBLIC)
class Unhorsed:
    """He comes off his mount."""

    combatant: CombatantId
    face: int
    lost: int

    def change(self, state: PercentileState) -> PercentileState:
        return _hurt(state, self.combatant, self.lost, mounted=False)
