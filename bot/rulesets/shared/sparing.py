"""Companions whom an area would harm as well: whoever decides is asked once more before it is done for good.

An answer that catches some of one's own has one blank more (`FRIENDS`), in which whoever decides says so, or begins
anew. Where nobody of them is caught, nothing is asked; an autopilot has weighed it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from bot.kernel.decisions import Field, Scalar

FRIENDS: Final = "friends"
ANYWAY: Final = "anyway"
"""What is said in that blank."""


def friends(state: Any, who: Any, caught: Iterable[str]) -> list[Any]:
    """Of those who are *caught*, by their ids, the companions of *who* who are seen, and himself."""
    found = (state.combatants[each] for each in caught)
    return [each for each in found if each.id == who.id or (each.side == who.side and not each.hidden)]


def blank(state: Any, who: Any, caught: Callable[[], Iterable[str]]) -> tuple[Field, ...]:
    """The blank in which it is said that companions of *who* are among those who are *caught*."""
    asked = who.temperament is None and friends(state, who, caught())
    return (Field(FRIENDS, (ANYWAY,), alone=True),) if asked else ()


def told(state: Any, who: Any, caught: Iterable[str]) -> dict[str, Scalar]:
    """Who that is, for the words beside it."""
    return {"companions": ", ".join(each.name for each in friends(state, who, caught)) or None}
