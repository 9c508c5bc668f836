"""What is being tried goes on, each kind in its own way."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from bot.kernel.effects import Action, Scene
from bot.rulesets.dnd35.manoeuvres import disarming, measuring, overrunning, pushing, sundering, tripping
from bot.rulesets.dnd35.state import Feat, State

WAYS: Final[Mapping[Feat, Callable[[Scene[State]], Action]]] = {
    "bull_rush": pushing.proceed,
    "trip": tripping.proceed,
    "disarm": disarming.proceed,
    "snatch": disarming.proceed,
    "sunder": sundering.proceed,
    "smash": sundering.proceed,
    "overrun": overrunning.proceed,
}


def go_on(scene: Scene[State]) -> Action:
    """The next step of what is being tried."""
    yield from WAYS[measuring.tried(scene).kind](scene)


__all__ = ["WAYS", "go_on"]
