"""The game master's hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bot.rulesets.alternatif.state import Hand


@dataclass(frozen=True)
class GmOverrode:
    """*what*: a field (see `checks.FIELDS`) or `due`. *secret*: figures that the other side may not know. *hand*: the
    weapon meant, None for the main one."""

    what: str
    combatant: str
    before: int | None
    after: int | None
    reason: str = ""
    secret: bool = True
    hand: Hand | None = None
    type: Literal["gm_overrode"] = "gm_overrode"


@dataclass(frozen=True)
class SettingChanged:
    setting: str
    before: str | bool | int
    after: str | bool | int
    type: Literal["setting_changed"] = "setting_changed"
