"""Until when a condition lasts that the game master puts on somebody, as he types it (`/fix status … until:`).

A number is so many rounds, with or without its unit; else it is an edge of a turn, by its code.
"""

from __future__ import annotations

import re
from typing import Any, Final

from bot.rulesets.shared.options import Args, in_range, number

TURN: Final = "turn"
UNTIL: Final = (TURN, "end", "begin", "1", "2", "3", "5", "10")
"""Until the end of the turn under way, the end or the beginning of somebody's next turn; so many rounds."""
ROUNDS: Final = re.compile(r"\s*([0-9]{1,4})\s*(?:rounds?|tours?|segments?|s[ée]quences?)\s*", re.IGNORECASE)
"""A number of rounds with its unit, as people write it."""
LONGEST: Final = 600


def rounds(args: Args) -> int:
    """The number of rounds that `until` says. Raises `Refused` for what is none from 1 to `LONGEST`."""
    in_words = ROUNDS.fullmatch(str(args.get("until") or ""))
    found: dict[str, Any] = {**args, "until": in_words[1]} if in_words else dict(args)
    count = number(found, "until")
    in_range("until", count, 1, LONGEST)
    return count
