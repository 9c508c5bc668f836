"""Help that was not used in time is gone (D35-ATK-001)."""

from __future__ import annotations

from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd35.state import State
from bot.rulesets.dnd35.tactics.events import AidLapsed


def lapses(state: State) -> bool:
    """Whether the turn of somebody begins whose help has not been used."""
    turn = state.turn
    if turn is None or turn.began:
        return False
    return any(each.by == turn.who for who in state.combatants.values() for each in who.favours)


def lapse(scene: Scene[State]) -> Action:
    turn = scene.now.turn
    assert turn is not None
    yield from tell(AidLapsed(turn.who))


__all__ = ["lapse", "lapses"]
