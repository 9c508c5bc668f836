"""How far a surprise reaches (ALT-SUR-010)."""

from __future__ import annotations

from bot.rulesets.alternatif import places
from bot.rulesets.alternatif.shooting import arms
from bot.rulesets.alternatif.state import AlternatifState, Combatant, guard_is_down

CHARGE = 6
"""Cells that somebody may charge from hiding and still strike at the end of the segment."""


def hand_to_hand(state: AlternatifState, by: Combatant, victim: Combatant) -> bool:
    """Whether *by* can be upon *victim* in this segment: in contact, or by a charge of 6 cells at most; while nobody
    has said how far they are, the game master's word that he surprises him is enough."""
    if victim.id in by.contacts:
        return True
    if by.wrestling.locked or guard_is_down(by, state.segment) or by.surprised:
        return False
    apart = places.distance(state, by.id, victim.id)
    return (apart is None or apart <= CHARGE * places.CELL) and arms.fights_hand_to_hand(by)


def afar(state: AlternatifState, by: Combatant, victim: Combatant) -> bool:
    """Whether a shot of *by* can take *victim* by surprise: within medium range."""
    return any(arms.band(state, by.id, victim.id, each) in ("point_blank", "short", "medium") for each in arms.held(by))


def possible(state: AlternatifState, by: Combatant, victim: Combatant) -> bool:
    """Whether *by* can surprise *victim* at all from where he is; a spell reaches as far as the game master says."""
    return hand_to_hand(state, by, victim) or afar(state, by, victim) or bool(by.magic.spells)
