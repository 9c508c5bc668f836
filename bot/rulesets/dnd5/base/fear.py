"""Nobody goes willingly nearer to what frightens him while he sees it (DN5-EXT-011)."""

from __future__ import annotations

from typing import Final

from bot.rulesets.dnd5.base.distances import distance
from bot.rulesets.dnd5.state import CONDITIONS, Fighter, State, sees

DREADS: Final = CONDITIONS.that("dreads")


def dreaded(state: State, who: Fighter) -> Fighter | None:
    """What frightens *who*, where he sees it."""
    fear = who.condition(DREADS.by(who) or "")
    other = state.combatants.get(fear.by or "") if fear is not None else None
    return other if other is not None and not other.fled and sees(state, who, other) else None


def dreads(state: State, who: Fighter, cell: str) -> bool:
    """Whether *cell* is nearer to it than where he stands."""
    other = dreaded(state, who)
    return other is not None and distance(state, who, other, at=cell) < distance(state, who, other)


__all__ = ["dreaded", "dreads"]
