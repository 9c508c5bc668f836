"""Whether a table stands still: it is not over, yet nobody is awaited and nothing is due. Then it can be let go on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from bot.table import gm_screen

if TYPE_CHECKING:
    from bot.kernel.frame import Frame, Open
    from bot.kernel.ruleset import Ruleset
    from bot.table.passage import Situation
    from bot.table.protocols import Observed


def rests(game: Ruleset[Any], now: Situation | Frame[Any], asked: Sequence[Open]) -> str | None:
    """The moment at which nothing goes on by itself, as everybody knows it; None: it does, or time is held. *asked*:
    the questions of which everybody may know: those to hidden people change nothing, or it would tell of them."""
    standing = now.standing
    if not standing.begun or standing.ended or standing.pause or standing.breath or asked:
        return None
    find = getattr(game, "rests", None)
    found: str | None = None if find is None else find(now.state)
    return found


def resting(table: Observed) -> str | None:
    """The same of *table* as it is committed."""
    asked = gm_screen.public(table.ruleset, table.committed.state, table.questions())
    return rests(table.ruleset, table.committed, asked)


__all__ = ["resting", "rests"]
