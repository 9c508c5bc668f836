"""When somebody acts: his initiative, and what his action adds to it (R20-SEQ-005 to -009)."""

from __future__ import annotations

from typing import Final

from bot.rulesets.rpg20.base.rolls import D6
from bot.rulesets.rpg20.sequences.events import InitiativeRolled, OrderSet, TieRolled
from bot.rulesets.rpg20.state import Fighter, Intention, State
from bot.rulesets.shared.check import Term, terms
from bot.rulesets.shared.initiative import Ordering

MOVE: Final = -2
SHOOT: Final = 2
THROW: Final = 0
HANDS: Final = 1
WEAPON: Final = -1
RAPID: Final = 1


def deed_mi(who: Fighter, means: Intention) -> int:
    """What the action alone adds (R20-SEQ-006, R20-ACT-001 to -011)."""
    weapon = who.arm(means.weapon)
    match means.deed:
        case "strike":
            return HANDS if weapon.bare else WEAPON + weapon.unwieldy
        case "shoot":
            return SHOOT
        case "throw" | "grenade":
            return THROW
        case "move" | "rise" | "help" | "draw":
            return MOVE
        case "treat" | "other":
            return means.added
        case "load" | "defend" | "pass":
            return 0


def modifiers(who: Fighter, means: Intention) -> tuple[Term, ...]:
    """What is added to the initiative: the action, a move that goes with it or a charge, rapid fire
    (R20-ACT-003, R20-FIR-003, R20-SPE-009).

    >>> from bot.rulesets.shared.check import total
    >>> ana = Fighter("ana", "Ana", "players")
    >>> [total(modifiers(ana, Intention(each))) for each in ("strike", "shoot", "throw", "move")]
    [1, 2, 0, -2]
    """
    moving = means.moving or means.purpose == "charge"
    return terms(
        ("action", deed_mi(who, means)),
        ("moving", MOVE if moving else 0),
        ("rapid", RAPID if means.deed in ("shoot", "throw") and means.mode == "rapid" else 0),
    )


def reckoned(who: Fighter) -> tuple[Term, ...]:
    """The terms of his total in this sequence."""
    means = who.means or Intention()
    return (*terms(("initiative", who.initiative or 0)), *modifiers(who, means))


def bonus(state: State, who: Fighter) -> tuple[Term, ...]:
    """What is added to the d6 (R20-SEQ-005)."""
    return terms(("skill", who.skill))


def precise(who: Fighter) -> bool:
    """A precision shot comes last, whatever its total (R20-FIR-008)."""
    means = who.means
    return means is not None and means.deed in ("shoot", "throw") and means.mode == "precision"


def _rank(who: Fighter) -> tuple[bool, int, int, int, tuple[int, ...]]:
    """The highest total first; at equal totals the higher initiative, then the higher Habilité; then who joined first
    (R20-SEQ-007)."""
    return (precise(who), -(who.total or 0), -(who.initiative or 0), -who.skill, tuple(-each for each in who.tie))


def _rank_rolled(who: Fighter) -> tuple[bool, int, tuple[int, ...]]:
    return (precise(who), -(who.total or 0), tuple(-each for each in who.tie))


NATURAL: Final = Ordering(_rank, lambda who: None, D6, TieRolled, OrderSet)
"""Ties are settled without a die."""
ROLLED: Final = Ordering(
    _rank_rolled, lambda who: None if who.total is None else (who.total, who.tie), D6, TieRolled, OrderSet
)
"""Who is equal rolls against each other, or the game master says who is first (the setting `tie_break`)."""


def ordering(state: State) -> Ordering:
    return NATURAL if state.settings.tie_break == "natural" else ROLLED


__all__ = ["InitiativeRolled", "bonus", "deed_mi", "modifiers", "ordering", "precise", "reckoned"]
