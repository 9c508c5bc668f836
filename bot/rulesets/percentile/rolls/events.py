"""Rolls and rerolls, and what the game master adds to scores (PCT-TST, PCT-ADV)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import ClassVar, Final, Literal, TypeAlias

from bot.kernel.persons import Name
from bot.kernel.values import LATER, evolve
from bot.rulesets.percentile.rolls.scoring import PURPOSES
from bot.rulesets.percentile.state import Degree, Modifier, PercentileState, Purpose, Roll, Term
from bot.rulesets.shared.book import PUBLIC, happens
from bot.rulesets.shared.check import ByFace, behind
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.overruling import counted, ruled_for

CRITICAL = 5
BLOWS: Final = ("attack", "cast")
"""Rolls that hit or miss whom they are aimed at: on these the game master may have the last word (PCT-TST-006)."""
Hold: TypeAlias = Literal["pin", "throw_down", "strangle"]
Reroll: TypeAlias = Literal["advantage", "disadvantage", "riding"]
"""By what right a roll is rolled anew (PCT-ADV-002, -003, PCT-MNT-001)."""
TERMS: Mapping[str, tuple[str, ...]] = {
    "focus": ("PCT-POS-003",),
    "prepared": ("PCT-POS-006",),
    "mounted": ("PCT-MNT-002",),
    "charge": ("PCT-MNT-003",),
    "opportunity": ("PCT-ATK-005",),
    "discreet": ("PCT-ATK-004",),
    "aim": ("PCT-ATK-006",),
    "vital": ("PCT-ATK-007",),
    "second_weapon": ("PCT-ATK-009",),
    "cover": ("PCT-DMG-006",),
    "shield": ("PCT-DMG-005",),
    "gm": ("PCT-TST-006",),
    "critical": ("PCT-DMG-007",),
    "bonus": ("PCT-DMG-002",),
    "maximum": ("PCT-POS-009",),
    "protection": ("PCT-DMG-003",),
    "halved": ("PCT-BAT-003",),
    "ricochet": ("PCT-FUM-007",),
}
"""The rules from which a term comes."""
_DEGREES = {"critical": "PCT-TST-003", "fumble": "PCT-TST-004"}
_WON = ("critical", "success")


@happens("PCT-TST-001", to=PUBLIC)
class D100Rolled(ByFace):
    """*terms* add up to *score*; the face succeeds when it is not above it. *target*: whom it concerns. *again*: an
    advantage or a disadvantage had it rolled anew (PCT-ADV-005). *hold*: the one that wrestling tries."""

    combatant: CombatantId
    purpose: Purpose
    face: int
    score: int
    terms: tuple[Term, ...]
    degree: Degree
    critical_to: int
    fumble_from: int
    target: CombatantId | None = None
    weapon: str | None = None
    again: Reroll | None = None
    hold: Hold | None = field(default=None, metadata={LATER: True})

    settled_by: ClassVar[Mapping[str, tuple[str, ...]]] = {"low": ("PCT-TST-003",), "fumble": ("PCT-TST-004",)}

    def change(self, state: PercentileState) -> PercentileState:
        ruled = False
        if self.purpose in BLOWS and self.target is not None:
            ruled = ruled_for(state, self.combatant) is not None
            state = counted(state, self.combatant)
        marks = (self.degree, self.critical_to, self.fumble_from, ruled)
        return evolve(state, roll=Roll(self.combatant, self.purpose, self.score, self.terms, self.face, *marks))

    def settled(self) -> str:
        """A face that succeeds above the score, or fails within it (PCT-TST-003, -004)."""
        if self.score is None or not self.face:
            return ""
        if self.degree == "fumble":
            return "fumble" if self.face <= self.score else ""
        low = self.face <= max(self.critical_to or 0, CRITICAL)
        return "low" if low and self.degree in _WON and self.face > self.score else ""

    def why(self) -> tuple[str, ...]:
        rules = [*PURPOSES[self.purpose].rules, *behind(self.terms, TERMS)]
        if self.degree in _DEGREES:
            rules.append(_DEGREES[self.degree])
        if self.critical_to > CRITICAL:
            rules.append("PCT-POS-011")
        if self.again is not None:
            rules.append("PCT-ADV-003" if self.again == "disadvantage" else "PCT-ADV-002")
        return tuple(dict.fromkeys(rules))


@happens(to=PUBLIC)
class RollSettled:
    """The result stands; what follows from it is told next."""

    combatant: CombatantId
    purpose: Purpose
    face: int
    degree: Degree

    def change(self, state: PercentileState) -> PercentileState:
        state = evolve(state, roll=None)
        match self.purpose:
            case "attack" | "cast":
                pending = "mishap" if self.degree == "fumble" and self.purpose == "attack" else ""
                return state.in_turn(face=self.face, degree=self.degree, step="rolled", pending=pending)
            case "disengage":
                return state.with_(self.combatant, broke=True)
            case _:
                return state


@happens(to=PUBLIC)
class RerollsChanged:
    """Advantages and disadvantages held from now on, and how many of them end with the round (PCT-ADV-001); *why_so*:
    for what the game master has given them, in his words."""

    combatant: CombatantId
    advantages: int
    disadvantages: int
    reason: Literal["gm", "spent", "expired"] = "gm"
    brief_advantages: int = 0
    brief_disadvantages: int = 0
    why_so: Name = field(default="", metadata={LATER: True})

    def change(self, state: PercentileState) -> PercentileState:
        return state.with_(
            self.combatant,
            advantages=self.advantages,
            disadvantages=self.disadvantages,
            brief_advantages=self.brief_advantages,
            brief_disadvantages=self.brief_disadvantages,
        )

    def why(self) -> tuple[str, ...]:
        return ("PCT-ADV-002", "PCT-ADV-005") if self.reason == "spent" else ("PCT-ADV-001",)


@happens("PCT-TST-006", to=PUBLIC)
class ModifierSet:
    """*value* 0 takes it back."""

    combatant: CombatantId
    value: int
    skill: str | None = None
    against: CombatantId | None = None
    once: bool = False
    reason: Name = field(default="", metadata={LATER: True})

    def change(self, state: PercentileState) -> PercentileState:
        who = state.fighters.get(self.combatant)
        if who is None:
            return state
        kept = tuple(each for each in who.modifiers if (each.skill, each.against) != (self.skill, self.against))
        if self.value:
            kept = (*kept, Modifier(self.value, self.skill, self.against, self.once, self.reason))
        return state.with_(who.id, modifiers=kept)


@happens(to=PUBLIC)
class ModifierSpent:
    """Those for one roll that counted on this one, of *skill* and about the combatant *against*, are gone."""

    combatant: CombatantId
    skill: str
    against: CombatantId | None = None

    def change(self, state: PercentileState) -> PercentileState:
        who = state.fighters.get(self.combatant)
        if who is None:
            return state
        kept = tuple(each for each in who.modifiers if not (each.once and each.counts(self.skill, self.against)))
        return state.with_(who.id, modifiers=kept)
