"""Postures, and what waiting in Anticipatif gathers (PCT-POS)."""

from __future__ import annotations

from typing import Literal

from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.percentile.postures.events import BonusSpent, PostureTaken
from bot.rulesets.percentile.state import PercentileState


def shown(scene: Scene[PercentileState], ident: str) -> Action:
    """Everybody sees from now on in which posture *ident* is."""
    who = scene.now.fighters[ident]
    if who.posture is not None and not who.posed and not who.out:
        yield from tell(PostureTaken(ident, who.posture))


def spent(scene: Scene[PercentileState], ident: str, what: Literal["prepared", "energy"] = "prepared") -> Action:
    """What *ident* has gathered by waiting is gone, if there is any (PCT-POS-006, -005)."""
    if getattr(scene.now.fighters[ident], what):
        yield from tell(BonusSpent(ident, what))
