"""What a grapple check is the sum of, and what grappling makes of attacks and of the armour class (D35-GRA-001, -008,
-011, -013, -018, -021, -025)."""

from __future__ import annotations

from typing import Final

from bot.rulesets.dnd35.attack.circumstances import LATER
from bot.rulesets.dnd35.base import holds
from bot.rulesets.dnd35.base.rolls import Trial
from bot.rulesets.dnd35.state import Clinch, Fighter, State
from bot.rulesets.dnd35.state.plights import penalties, penalty
from bot.rulesets.shared.check import Term, terms

ADEPT: Final = 4
"""What Improved Grapple adds to grapple checks."""
LETHAL: Final = -4
"""What whoever wants to deal lethal damage with bare hands loses (D35-GRA-013)."""
PINNED_ALONG: Final = 4
"""What dragging along somebody whom one has pinned has more (D35-GRA-018)."""


def grapple(state: State, on: Trial) -> tuple[Term, ...]:
    """Base attack, Strength, the special modifier of his size (D35-GRA-001), and less for each further attempt in a
    turn (D35-GRA-002). It is like an attack in melee: what conditions take from those they take from it."""
    who = on.who
    return terms(
        ("base_attack", who.base_attack),
        ("strength", who.strength_modifier),
        ("special_size", who.figures.special),
        ("improved_grapple", ADEPT if adept(who) else 0),
        *penalties(who, "attacks"),
        ("later", LATER * on.later),
    )


def added(state: State, on: Trial) -> tuple[Term, ...]:
    """What this one roll has besides."""
    return on.added


def of_clinch(state: State, clinch: Clinch) -> tuple[Term, ...]:
    """What whoever began it has more or less in it."""
    who = state.combatants[clinch.who]
    lethal = clinch.lethal and "improved_unarmed_strike" not in who.feats
    # Whoever has pinned somebody drags him along more easily, where nobody else takes part (D35-GRA-018).
    alone = clinch.aim == "drag" and len(holds.company(state, who.id)) == 2 and holds.pins(state, who.id) is not None
    return terms(("lethal", LETHAL if lethal else 0), ("pinned_along", PINNED_ALONG if alone else 0))


def within(state: State, on: Trial) -> tuple[Term, ...]:
    """An attack at an opponent in the same grapple is harder (D35-GRA-011, -021)."""
    held = on.target is not None and holds.grip(state, on.who.id, on.target.id) is not None
    return terms(("in_grapple", holds.IN_GRAPPLE if held else 0))


def adept(who: Fighter) -> bool:
    """Whether he has learnt to take hold of people: he exposes himself to nobody by it."""
    return "improved_grapple" in who.feats


def bonus(who: Fighter) -> int:
    """What *who* adds to his grapple checks."""
    return who.grapple + (ADEPT if adept(who) else 0) + penalty(who, "attacks")


__all__ = ["ADEPT", "LETHAL", "PINNED_ALONG", "added", "adept", "bonus", "grapple", "of_clinch", "within"]
