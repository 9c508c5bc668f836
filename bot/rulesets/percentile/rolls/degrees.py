"""What a face says against a score (PCT-TST-001, -003, -004)."""

from __future__ import annotations

from bot.rulesets.percentile.state import Degree

CRITICAL, OFFENSIVE_CRITICAL = 5, 10


def degree(face: int, score: int, critical_to: int, fumble_from: int) -> Degree:
    """What *face* says against *score* (PCT-TST-001, -003, -004); *critical_to* 0: no success is a critical one.

    >>> degree(70, 70, 5, 96), degree(71, 70, 5, 96), degree(4, 3, 5, 96), degree(97, 105, 5, 96)
    ('success', 'failure', 'critical', 'fumble')
    >>> degree(5, 3, 0, 96), degree(6, 3, 0, 96)
    ('success', 'failure')
    """
    if face >= fumble_from:
        return "fumble"
    if face <= critical_to:
        return "critical"
    return "success" if face <= max(score, CRITICAL) else "failure"


def succeeded(what: str) -> bool:
    """Whether a degree is a success of some kind."""
    return what in ("critical", "success")
