"""What an attack says (DN5-ATK)."""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias

from bot.kernel.values import evolve
from bot.rulesets.dnd5.base.budget import spent
from bot.rulesets.dnd5.reactions.events import reacted
from bot.rulesets.dnd5.state import Blow, State, Term
from bot.rulesets.dnd5.state.deeds import Occasion
from bot.rulesets.shared.book import PUBLIC, happens
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.overruling import counted

COVERED: Final = {2: "DN5-COV-003", 5: "DN5-COV-004"}
Outcome: TypeAlias = Literal["critical", "hit", "miss", "fumble"]


@happens("DN5-ATK-001", to=PUBLIC)
class AttackBegun:
    """*combatant* attacks *target* with *weapon*: with his action, with one of several attacks of it, with his bonus
    action or with his reaction. *attacks*: what the action gives, where this is the first of them."""

    combatant: CombatantId
    target: CombatantId
    weapon: str
    occasion: Occasion = "action"
    thrown: bool = False
    attacks: int | None = None

    def change(self, state: State) -> State:
        blow = Blow(self.combatant, self.target, self.weapon, self.occasion, thrown=self.thrown)
        turn = state.turn
        if self.occasion == "action" and turn is not None:
            left = turn.attacks if self.attacks is None else self.attacks
            used: dict[str, Any] = {"attacks": max(0, left - 1), "struck": (*turn.struck, self.weapon)}
            state = spent(state, action=True, **used)
        elif self.occasion == "bonus":
            state = spent(state, bonus=True)
        elif self.occasion in ("opportunity", "ready"):
            state = reacted(state, self.combatant)
        state = state.with_(self.combatant, struck_at=self.target)
        return evolve(state, deeds=(*state.deeds, blow))

    def why(self) -> tuple[str, ...]:
        if self.occasion == "opportunity":
            return ("DN5-REA-004", "DN5-REA-005")
        if self.occasion == "action":
            return ("DN5-ACT-006",) if self.attacks is None else ("DN5-ACT-005",)
        return ("DN5-ATK-020",) if self.occasion == "bonus" else ("DN5-ACT-017",)


@happens("DN5-ATK-003", to=PUBLIC)
class AttackRolled:
    """The d20 of an attack: all *faces* that fell, the one that counts, what it comes to *against* the armour class,
    what spoke *up* and *down* for it (DN5-EXT-001)."""

    combatant: CombatantId
    target: CombatantId
    weapon: str
    faces: tuple[int, ...]
    face: int
    terms: tuple[Term, ...]
    total: int
    against: int
    against_terms: tuple[Term, ...]
    up: tuple[str, ...]
    down: tuple[str, ...]
    outcome: Outcome
    critical: bool = False

    def change(self, state: State) -> State:
        state = counted(state, self.combatant)
        # His place is known once the attack has hit or missed (DN5-ATK-013).
        state = state.with_(self.combatant, hidden_from=(), stealth=None)
        hit = self.outcome in ("critical", "hit")
        return state.in_deed(stage="hit" if hit else "done", critical=self.critical, asked=False)

    def why(self) -> tuple[str, ...]:
        found = ["DN5-ATK-008"] if self.outcome == "critical" else []
        found += ["DN5-ATK-009"] if self.outcome == "fumble" else []
        covered = next((each.value for each in self.against_terms if each.name == "shelter"), 0)
        found += [COVERED[covered]] if covered in COVERED else []
        found += ["DN5-AQU-001", "DN5-AQU-003"] if "under_water" in self.down else []
        found += ["DN5-MOV-020"] if {"squeezing", "target_squeezing"} & {*self.up, *self.down} else []
        return (*found, *(("DN5-EXT-001",) if self.up or self.down else ()))


@happens(to=PUBLIC)
class AttackEnded:
    """The attack of *combatant* is over; *reason*: why it came to nothing, where it did before it was rolled."""

    combatant: CombatantId
    reason: Literal["done", "no_target", "unable"] = "done"

    def change(self, state: State) -> State:
        return evolve(state, deeds=state.deeds[:-1])


__all__ = ["AttackBegun", "AttackEnded", "AttackRolled", "Outcome"]
