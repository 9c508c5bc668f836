"""Whether an attack that hits misses all the same, for its target is concealed (D35-CAM-003, -005, D35-BAS-022)."""

from __future__ import annotations

from collections.abc import Callable

from bot.kernel.effects import Scene, Step, roll, tell
from bot.rulesets.dnd35.base.rolls import D100
from bot.rulesets.dnd35.concealment.events import MissRolled
from bot.rulesets.dnd35.concealment.veils import veil
from bot.rulesets.dnd35.state import Fighter, State, Weapon
from bot.rulesets.shared.check import Check


def chances(made: Check, percent: int) -> Callable[[int], float]:
    """How likely each face of the attack's die comes to a hit that stands; what the game master has ruled does."""
    hits, stands = made.judge(), 1.0 if made.law.ruled else (100 - percent) / 100
    return lambda face: stands if hits(face) else 0.0


def percent_of(state: State, who: Fighter, target: Fighter, weapon: Weapon | None, *, shot: bool = False) -> int:
    """How many of a hundred hits miss."""
    return veil(state, who, target, weapon, shot=shot).percent


def veiled(made: Check, percent: int) -> bool:
    """Whether a roll that is enough is no hit yet: the d100 of his target's concealment is still to come."""
    return bool(percent) and made.succeeds and not made.law.ruled


def stands(scene: Scene[State], made: Check, who: str, target: str, percent: int) -> Step[bool]:
    """Whether a hit stands: a d100 above the miss chance. None is rolled where nothing conceals the target, the attack
    has missed, or the game master has said how it comes out."""
    if not veiled(made, percent):
        return made.succeeds
    (face,) = yield from roll(D100, who=who, why="veil")
    missed = face <= percent
    yield from tell(MissRolled(who, target, face, percent, missed))
    return not missed


__all__ = ["chances", "percent_of", "stands", "veiled"]
