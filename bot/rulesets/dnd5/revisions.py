"""How older forms become today's (see `bot.kernel.upgrades`). What is written here is never changed again.

1 to 2: what the text says is what holds where a table chooses nothing: going on by another speed takes the distance off
it, a doorway is barred to all sizes, and a mount that is led goes again though it has had its turn.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from bot.kernel.upgrades import JSON, Revision, Revisions

FORMERLY: Final[Mapping[str, Any]] = MappingProxyType(
    {"switching": "by_cost", "doorway_bars": False, "mount_goes_twice": False}
)
"""What a setting was where an opening does not name it, or a state of form 1, and is no longer by itself."""


def _formerly(state: JSON) -> JSON:
    return {**state, "settings": {**FORMERLY, **state.get("settings", {})}}


REVISIONS: Final[Revisions] = MappingProxyType({1: Revision(state=_formerly)})
