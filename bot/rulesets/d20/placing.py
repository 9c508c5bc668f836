"""Where somebody stands who comes upon the grid, or who is put there, in the games of the d20."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, Final

from bot.kernel.values import record
from bot.rulesets.d20.areas import SQUARE
from bot.rulesets.shared.ground.cells import apart, aside, away, nearest, spaces
from bot.rulesets.shared.ground.geometry import COLUMNS, Point, name_of, point_of
from bot.rulesets.shared.joining import PLAYERS

FIRST: Final[Point] = (4, 9)
"""Where the players' side comes in; foes do so farther to the right."""
METRE: Final = 100


@record
class Squares:
    """What a game knows of its squares: the *space* of somebody, those that are *barred* to all; in whose midst nobody
    comes in (*amid*), and what lies beyond the edge for a space so wide (*edge*)."""

    space: Callable[[Any], Collection[Point]]
    barred: Callable[[Any], frozenset[Point]]
    amid: Callable[[Any, Any], Collection[Point]] = lambda state, who: ()
    edge: Callable[[int], Collection[str]] = lambda width: ()


def opening(on: Squares, state: Any, who: Any) -> str:
    """The first free cell of his side; for somebody hidden one that leaves no gap in its line, and the nearest one
    where he gives way."""
    # Nobody who is seen stands elsewhere because of somebody who is not.
    known = [each for each in state.combatants.values() if each.cell is not None and (who.hidden or not each.hidden)]
    friend = next((each for each in known if each.side == who.side and not each.hidden), None)
    start = point_of(friend.cell or "") if friend is not None else None
    if start is None:
        far = state.settings.gap * METRE // SQUARE
        start = FIRST if who.side == PLAYERS else (min(COLUMNS - 1 - who.width, FIRST[0] + far), FIRST[1])
    full = {at for each in known if each.id != who.id for at in on.space(each)}
    shut = {*spaces(on.barred(state), who.width), *on.edge(who.width)}
    blocked = shut | {*spaces(full, who.width)}
    if who.hidden:
        here = point_of(who.cell or "")
        if here is not None and (free := aside("square", here, shut, blocked)):
            return name_of(free)
        start = here or apart(start, who.side, who.width)
    else:
        # Nobody comes in between those who have to do with each other just now.
        blocked |= {*spaces(on.amid(state, who), who.width)}
    return name_of(nearest("square", start, blocked, back=away(who.side)))


def beside(on: Squares, state: Any, thing: Any, near: Any) -> str:
    """The free square nearest to *near* for a *thing* that is put there, or where its side comes in."""
    start = None if near is None else point_of(near.cell or "")
    if start is None:
        return opening(on, state, thing)
    seen = (each for each in state.combatants.values() if each.cell is not None and not each.hidden)
    full = {at for each in seen for at in on.space(each)}
    return name_of(nearest("square", start, spaces(full | on.barred(state), thing.width), back=(1, 0)))
