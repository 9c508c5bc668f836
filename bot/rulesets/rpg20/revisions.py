"""How older forms become today's (see `bot.kernel.upgrades`). What is written here is never changed again.

1 to 2: how far the camps are apart is asked when the first sequence begins; before, each distance when it was needed.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from bot.kernel.upgrades import JSON, Revision, Revisions

FORMERLY: Final[Mapping[str, Any]] = MappingProxyType({"distances": "when_needed"})
"""What a setting was where an opening does not name it, or a state of form 1, and is no longer by itself."""


def _formerly(state: JSON) -> JSON:
    return {**state, "settings": {**FORMERLY, **state.get("settings", {})}}


REVISIONS: Final[Revisions] = MappingProxyType({1: Revision(state=_formerly)})
