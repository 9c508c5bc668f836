"""What feints and help make of rolls (D35-ATK-001, -006, -008)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.rulesets.dnd35.base.rolls import Trial
from bot.rulesets.dnd35.state import Fighter, State
from bot.rulesets.shared.check import Term, terms

HELP: Final = 2
STRANGE: Final = -4
"""What a feint loses against whoever is no humanoid."""
DULL: Final = -8
"""What it loses against an animal's wits, in the place of that."""
KIN: Final[Mapping[str, tuple[str, ...]]] = {
    "humanoid": ("humanoid",),
    "alike": ("humanoid", "monstrous_humanoid", "giant"),
}
"""Whom one feints without that loss: humanoids, or, where the table has it so, those that are built alike."""
WITS: Final = 2
"""The greatest Intelligence of an animal."""


def helped(state: State, on: Trial) -> tuple[Term, ...]:
    """Others have helped him to strike at just this one: 2 each."""
    target = on.target
    return () if target is None else terms(("aided", HELP * _favours(on.who, "attack", target)))


def shielded(state: State, on: Trial) -> tuple[Term, ...]:
    """Others have helped the target against just this one: 2 each."""
    target = on.target
    return () if target is None else terms(("aided_defence", HELP * _favours(target, "defence", on.who)))


def _favours(who: Fighter, how: str, against: Fighter) -> int:
    return sum(each.how == how and each.against == against.id for each in who.favours)


def bluffing(state: State, on: Trial) -> tuple[Term, ...]:
    """It is hard to feint whoever is no humanoid, harder to feint an animal (D35-ATK-008)."""
    target = on.target
    if target is None or on.defends or on.tried != "feint":
        return ()
    return terms(("hard_to_feint", hard(target, state.settings.feint_kin)))


def hard(target: Fighter, kin: str = "humanoid") -> int:
    """What a feint loses against *target*: the one or the other. *kin*: as the table has it (`KIN`).

    >>> hard(Fighter("w", "W", "foes", being="animal", intelligence=2)), hard(Fighter("o", "O", "foes", being="ooze"))
    (-8, -4)
    """
    if 0 < target.intelligence <= WITS:
        return DULL
    return 0 if target.being in KIN[kin] else STRANGE


def reading(state: State, on: Trial) -> tuple[Term, ...]:
    """Whoever reads a feint adds his base attack (D35-ATK-006)."""
    return terms(("base_attack", on.who.base_attack if on.defends and on.tried == "feint" else 0))


__all__ = ["DULL", "HELP", "STRANGE", "bluffing", "hard", "helped", "reading", "shielded"]
