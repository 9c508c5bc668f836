"""How far a surprise reaches (ALT-SUR-010)."""

from __future__ import annotations

from bot.rulesets.alternatif.base import distances
from bot.rulesets.alternatif.moving import ways
from bot.rulesets.alternatif.shooting import arms
from bot.rulesets.alternatif.state import AlternatifState, Combatant, guard_is_down
from bot.rulesets.alternatif.state.charging import RUSH


def hand_to_hand(state: AlternatifState, by: Combatant, victim: Combatant) -> bool:
    """Whether *by* can be upon *victim* in this segment: in contact, or by a charge of 6 cells at most; while nobody
    has said how far they are, the game master's word that he surprises him is enough."""
    if victim.id in by.contacts:
        return True
    if by.wrestling.locked or guard_is_down(by, state.segment) or by.surprised:
        return False
    if by.body <= 0 or victim.body <= 0:
        # Felled in this very segment, before anybody runs.
        return False
    apart = distances.distance(state, by.id, victim.id)
    if not arms.fights_hand_to_hand(by) or (apart is not None and apart > RUSH * distances.CELL):
        return False
    return not is_away(state, by, victim) or bool(rush(state, by, victim))


def is_away(state: AlternatifState, by: Combatant, victim: Combatant) -> bool:
    """Whether *by* has cells of a grid to cross before he is upon *victim*."""
    apart = distances.cells_between(state, by.id, victim.id)
    return apart is not None and apart > 1


def rush(state: AlternatifState, by: Combatant, victim: Combatant) -> tuple[str, ...]:
    """The cells that *by* charges over to be upon *victim*; none when no way of 6 cells leads there, or when *by* is
    hidden and somebody whom he does not see stands in it: of others' ways whoever is hidden bars none."""
    cells = ways.path_to(state, by, ways.next_to(state, by, victim.id), RUSH)
    return () if set(cells) & set(distances.occupied(state, by)) else cells


def afar(state: AlternatifState, by: Combatant, victim: Combatant) -> bool:
    """Whether a shot of *by* can take *victim* by surprise: within medium range."""
    return any(arms.band(state, by.id, victim.id, each) in ("point_blank", "short", "medium") for each in arms.held(by))


def possible(state: AlternatifState, by: Combatant, victim: Combatant) -> bool:
    """Whether *by* can surprise *victim* at all from where he is; a spell reaches as far as the game master says."""
    return hand_to_hand(state, by, victim) or afar(state, by, victim) or bool(by.magic.spells)
