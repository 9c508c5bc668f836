"""What is told of turning undead (D35-TUR)."""

from __future__ import annotations

from dataclasses import field
from typing import Literal, TypeAlias

from bot.kernel.values import LATER, evolve
from bot.rulesets.dnd35.state import State
from bot.rulesets.dnd35.state.people import DEAD
from bot.rulesets.shared.book import PUBLIC, happens
from bot.rulesets.shared.check import Term
from bot.rulesets.shared.conditions import Anchor, Condition
from bot.rulesets.shared.naming import CombatantId

Use: TypeAlias = Literal["turn", "dispel", "bolster"]
_RULES: dict[Use, tuple[str, ...]] = {
    "turn": ("D35-TUR-002",),
    "dispel": ("D35-TUR-007", "D35-TUR-002"),
    "bolster": ("D35-TUR-008", "D35-TUR-002"),
}


@happens("D35-TUR-001", to=PUBLIC)
class TurningRolled:
    """*combatant* uses one of his turnings: to *turn* undead, to *dispel* what *target* has turned, or to *bolster* his
    own. *most*: the hit dice of the strongest that it touches; *against*: the check that must be beaten; *won*: whether
    anything comes of it. *resisting*: undead near who would be touched, were they not harder to turn than their hit
    dice tell. *distant*: those whom it would turn, were they not too far
    away."""

    combatant: CombatantId
    use: Use
    face: int
    terms: tuple[Term, ...]
    total: int
    most: int
    target: CombatantId | None = None
    against: int | None = None
    won: bool = True
    resisting: tuple[CombatantId, ...] = field(default=(), metadata={LATER: True})
    distant: tuple[CombatantId, ...] = field(default=(), metadata={LATER: True})

    def change(self, state: State) -> State:
        if state.turn is not None:
            state = state.in_turn(standard=True, deeds=state.turn.deeds + 1)
        who = state.combatants.get(self.combatant)
        return state if who is None else state.with_(who.id, turns=max(0, who.turns - 1))

    def why(self) -> tuple[str, ...]:
        return _RULES[self.use]


@happens("D35-TUR-003", changes=False, to=PUBLIC)
class StrengthRolled:
    """How many hit dice of undead the turning of *combatant* touches in all; *freed*: releases. *passed*: for whom of
    those near that does not suffice."""

    combatant: CombatantId
    faces: tuple[int, ...]
    terms: tuple[Term, ...]
    total: int
    freed: bool = False
    passed: tuple[CombatantId, ...] = field(default=(), metadata={LATER: True})

    def why(self) -> tuple[str, ...]:
        return ("D35-TUR-007",) if self.freed else ()


@happens(to=PUBLIC)
class UndeadTurned:
    """*combatant*, an undead of so many *hit_dice*, is turned *by* a cleric whose *check* it was, *until* then, or
    *destroyed*. *near*: that one stands near it already (D35-TUR-005)."""

    combatant: CombatantId
    by: CombatantId
    hit_dice: int
    check: int
    destroyed: bool = False
    near: bool = False
    until: Anchor | None = None

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        if who is None:
            return state
        if self.destroyed:
            # That it is no more is told by this alone.
            return state.with_(who.id, hit_points=DEAD, shown="destroyed")
        kept = tuple(each for each in who.conditions if each.kind != "turned")
        turned = Condition("turned", self.until, self.by)
        return state.with_(who.id, conditions=(*kept, turned), turned=self.check, near=self.near)

    def why(self) -> tuple[str, ...]:
        return ("D35-TUR-006",) if self.destroyed else ("D35-TUR-004",)


@happens("D35-TUR-004", to=PUBLIC)
class Cowered:
    """*combatant* is turned and can flee nowhere: he cowers *until* his next turn."""

    combatant: CombatantId
    until: Anchor | None = None

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        if who is None:
            return state
        kept = tuple(each for each in who.conditions if each.kind != "cowering")
        return state.put(evolve(who, conditions=(*kept, Condition("cowering", self.until))))


@happens(to=PUBLIC)
class TurningEnded:
    """*combatant* is turned no longer: *by* has come too near, or somebody has `freed` him."""

    combatant: CombatantId
    by: CombatantId
    reason: Literal["near", "freed"]

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        if who is None:
            return state
        kept = tuple(each for each in who.conditions if each.kind not in ("turned", "cowering"))
        return state.with_(who.id, conditions=kept, turned=0, near=False)

    def why(self) -> tuple[str, ...]:
        return ("D35-TUR-005",) if self.reason == "near" else ("D35-TUR-007",)


@happens("D35-TUR-005", to=PUBLIC)
class GotAway:
    """*combatant*, beside whom the cleric stood when he turned him, is far enough by now: from here on coming near
    breaks it."""

    combatant: CombatantId

    def change(self, state: State) -> State:
        return state.with_(self.combatant, near=False)


@happens("D35-TUR-008", to=PUBLIC)
class UndeadBolstered:
    """*combatant* counts as having so many *hit_dice* against turning, by the doing of *by*, *until* then."""

    combatant: CombatantId
    by: CombatantId
    hit_dice: int
    until: Anchor | None = None

    def change(self, state: State) -> State:
        who = state.combatants.get(self.combatant)
        if who is None:
            return state
        kept = tuple(each for each in who.conditions if each.kind != "bolstered")
        held = Condition("bolstered", self.until, self.by)
        return state.with_(who.id, conditions=(*kept, held), bolstered=self.hit_dice)


__all__ = [
    "Cowered",
    "GotAway",
    "StrengthRolled",
    "TurningEnded",
    "TurningRolled",
    "UndeadBolstered",
    "UndeadTurned",
    "Use",
]
