"""How older forms become today's (see `bot.kernel.upgrades`). What is written here is never changed again.

1 to 2: the text decides where the reference rules did, unless the table says otherwise; a fight that is open keeps what
it was begun with.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from bot.kernel.upgrades import JSON, Revision, Revisions

FORMERLY: Final[Mapping[str, Any]] = MappingProxyType(
    {
        "grapple_draw_check": True,
        "turned_weapons": "light_only",
        "size_limits": "on",
        "counter_trip": "check",
        "disarm_counter": "weapons",
        "soft_cover_melee": "off",
        "immediate_action": "swift",
        "charge_line": "srd",
        "heavy_run": 3,
        "squeeze_past": "said",
        "flanking": "srd",
        "feint_kin": "alike",
        "high_ground": "melee",
    }
)
"""What a setting was where an opening does not name it, or a state of form 1, and is no longer by itself."""


def _formerly(state: JSON) -> JSON:
    return {**state, "settings": {**FORMERLY, **state.get("settings", {})}}


REVISIONS: Final[Revisions] = MappingProxyType({1: Revision(state=_formerly)})
