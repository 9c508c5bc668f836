"""Garbage collection, out of everybody's way.

What this program makes and drops is freed at once, since nothing that a fight or an interaction leaves behind refers to
itself (tests look after that). What the collector finds all the same, in libraries and after errors, is little. It may
then look at the young alone, which takes a millisecond; whatever is older is set aside each second (`gc.freeze`), which
takes no time whoever owns it, and is looked through only when nobody has said anything for a while.
"""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Callable
from typing import Final

log = logging.getLogger(__name__)

YOUNG: Final = 4_000
"""New objects, less those gone again, between two collections of the youngest."""
NEVER: Final = 1_000_000
EACH: Final = 1.0
"""Seconds after which all that there is by now is set aside. What is freed counts against what is new: where each state
takes the place of an older one there would be few collections, each of all that was made since the last."""
SELDOM: Final = 3_600.0
"""Seconds between two searches of everything, at the least."""


class Tidying:
    """Decides when garbage is collected, from `begin` to `end`. *calm*: whether a tenth of a second's pause would be
    noticed by nobody. Times are the event loop's, not the table's."""

    def __init__(self, calm: Callable[[], bool]) -> None:
        self._calm = calm
        self._usual = gc.get_threshold()
        self._timer: asyncio.TimerHandle | None = None
        self._searched = 0.0

    def begin(self) -> None:
        """Search everything once and set it aside: what a start has made stays as long as the process does."""
        self._search()
        gc.set_threshold(YOUNG, NEVER, NEVER)
        self._again()

    def set_aside(self) -> None:
        """Let no collection look at what exists by now."""
        gc.freeze()

    def end(self) -> None:
        """Leave garbage to Python again."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
            gc.set_threshold(*self._usual)
            gc.unfreeze()

    def _again(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(EACH, self._tidy)

    def _tidy(self) -> None:
        if asyncio.get_running_loop().time() - self._searched >= SELDOM and self._calm():
            gc.unfreeze()
            self._search()
        else:
            self.set_aside()
        self._again()

    def _search(self) -> None:
        found = gc.collect()
        gc.freeze()
        self._searched = asyncio.get_running_loop().time()
        log.debug("%s pieces of garbage were found", found)
