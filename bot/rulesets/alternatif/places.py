"""How far people are from each other: the one place that knows, whatever it knows it from."""

from __future__ import annotations

from bot.rulesets.alternatif.state import AlternatifState
from bot.rulesets.alternatif.state.missiles import pair_key

CELL = 200
"""Centimetres from one cell to the next (ALT-MEL-001)."""


def distance(state: AlternatifState, a: str, b: str) -> int | None:
    """The centimetres between *a* and *b*: one cell for people in contact, whatever was said before they came together;
    else what the game master has said; None when nobody has said it."""
    who = state.combatants.get(a)
    if who is not None and b in who.contacts:
        return CELL
    return state.places.distances.get(pair_key(a, b))
