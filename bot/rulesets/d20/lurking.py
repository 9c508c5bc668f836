"""Whoever is hidden, and led by the game master: no turn waits for him, or it would tell that somebody is there.

He acts from the moment on in which he is shown; an autopilot's shows itself by what it does. The game master is told
so wherever he looks for him.
"""

from __future__ import annotations

from typing import Any


def lies_in_wait(who: Any) -> bool:
    """Whether *who* is hidden, and the game master's to play."""
    return who.hidden and who.player is None and who.temperament is None


def unasked(state: Any) -> tuple[str, ...]:
    """Those whose turns go by so, in the order in which they joined."""
    return tuple(each.id for each in state.combatants.values() if lies_in_wait(each) and not each.out)
