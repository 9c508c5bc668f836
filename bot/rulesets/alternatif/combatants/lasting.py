"""What the game master puts on somebody for so many segments (`/fix status … until:`), and its end."""

from __future__ import annotations

import re
from typing import Final, cast

from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.alternatif.combatants.events import Flag, FlagSet
from bot.rulesets.alternatif.state import ROUND, AlternatifState
from bot.rulesets.shared.options import Args
from bot.rulesets.shared.until import rounds

UNTIL: Final = ("1", "2", "3", "5", "10", "20")
"""So many segments; any other number is taken, too, and so are rounds."""
_IN_ROUNDS: Final = re.compile(r"[0-9]+\s*(?:rounds?|tours?)", re.IGNORECASE)


def until(state: AlternatifState, args: Args) -> int:
    """The segment in which what is said for `until` ends: so many segments, or rounds, from now. Raises `Refused`."""
    each = ROUND if _IN_ROUNDS.fullmatch(str(args.get("until") or "").strip()) else 1
    return max(1, state.segment) + each * rounds(args)


def end(scene: Scene[AlternatifState]) -> Action:
    """What was said to last until this segment is over."""
    state = scene.now
    for who in state.combatants.values():
        for name, last in who.lasting.items():
            if last <= state.segment:
                flag, _, other = name.partition("+")
                yield from tell(FlagSet(who.id, cast(Flag, flag), on=False, other=other or None))


__all__ = ["UNTIL", "end", "until"]
