"""How much one person, and one server, may have under way: encounters that are open, exports and pictures being made.

Generous for everybody who plays; whoever wants more is told how many there are and waits, or ends something first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from bot.kernel.errors import Refused


@dataclass(frozen=True, slots=True)
class Limits:
    """*encounters_of_one*, *encounters_of_all*: those that have not ended, of one person in a server, and of a server.
    Exports and pictures: how many may be under way at once."""

    encounters_of_one: int = 25
    encounters_of_all: int = 200
    exports_of_one: int = 1
    exports_of_all: int = 4
    pictures_of_one: int = 2
    pictures_of_all: int = 8


class Gate:
    """Lets so many through at once: *of_one* for one person in a server, *of_all* for a server. Refuses with the key
    *key*, or *key* and `-here` where it is the server's number that is reached; the fact `most` says it."""

    def __init__(self, key: str, of_one: int, of_all: int) -> None:
        self._key, self._of_one, self._of_all = key, of_one, of_all
        self._within: Counter[Hashable] = Counter()

    @contextmanager
    def through(self, guild: int, user: int) -> Iterator[None]:
        """Within, *user* is counted. Raises `Refused`."""
        one = guild, user
        if self._within[one] >= self._of_one:
            raise Refused(self._key, most=self._of_one)
        if self._within[guild] >= self._of_all:
            raise Refused(f"{self._key}-here", most=self._of_all)
        self._within.update((one, guild))
        try:
            yield
        finally:
            self._within.subtract((one, guild))
            for each in (one, guild):
                if not self._within[each]:
                    del self._within[each]
