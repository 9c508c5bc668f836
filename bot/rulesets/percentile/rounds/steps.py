"""The round goes on: its next step, an action that begins (PCT-RND)."""

from __future__ import annotations

from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.percentile.rounds.events import Occasion, RoundStarted, TurnBegun
from bot.rulesets.percentile.state import Declaration, PercentileState


def begun(scene: Scene[PercentileState], ident: str, said: Declaration, occasion: Occasion = "action") -> TurnBegun:
    """*ident* carries out *said* now."""
    return TurnBegun(ident, said, occasion, scene.now.fighters[ident].hidden)


PLACED = ("declaring", "breaking", "acting")
"""The steps of a round in which whoever has no place in its order does nothing (PCT-INI-010)."""


def next_round(scene: Scene[PercentileState]) -> Action:
    """Step 1 again (PCT-RND-003)."""
    yield from tell(RoundStarted(scene.now.round + 1))
