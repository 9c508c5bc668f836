"""How long a question waits for its answer where the game master has said so himself, whatever the table's tempo.

Written `90 s`, `5 min` or `2 h`; where nobody has said anything the text is empty, and the tempo's time holds.
"""

from __future__ import annotations

import re

from bot.kernel.errors import Refused
from bot.kernel.values import fold
from bot.table.base.likeness import shown

LONGEST = 7 * 86_400
"""Seconds: a week."""
UNITS = {"s": 1, "min": 60, "h": 3_600}
AS_TEMPO = "tempo"
"""What is typed, and offered, for the tempo's own time."""
_TEMPO = (AS_TEMPO, "the tempo's own", "rythme", "celui du rythme", "none", "aucun")
_WRITTEN = re.compile(
    r"(\d{1,6})\s*(s|sec|secondes?|seconds?|mn|min|minutes?|h|heures?|hours?|j|d|jours?|days?)", re.ASCII
)
_SECONDS = {"s": 1, "m": 60, "h": 3_600, "j": 86_400, "d": 86_400}


def read_delay(typed: str) -> str:
    """A time to answer as stored, from what people type (`90s`, `5 minutes`, `2 jours`, `tempo`). Raises `Refused`
    (`bad-delay`)."""
    bare = fold(typed).replace("’", "'")
    if bare in _TEMPO:
        return ""
    found = _WRITTEN.fullmatch(bare)
    seconds = 0 if found is None else int(found[1]) * _SECONDS[found[2][0]]
    if not 0 < seconds <= LONGEST:
        raise Refused("bad-delay", typed=shown(typed))
    unit = next(unit for unit in ("h", "min", "s") if seconds % UNITS[unit] == 0)
    return f"{seconds // UNITS[unit]} {unit}"


def seconds_of(delay: str) -> float:
    """The seconds of a time to answer as it is stored.

    >>> seconds_of(read_delay("2 jours")), read_delay("120s")
    (172800.0, '2 min')
    """
    count, _, unit = delay.partition(" ")
    return float(int(count) * UNITS[unit])
