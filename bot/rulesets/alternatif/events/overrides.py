"""The game master's hand."""

from __future__ import annotations

from typing import Literal

from bot.kernel.persons import Name
from bot.kernel.values import record
from bot.rulesets.alternatif.state import Hand


@record
class GmOverrode:
    """*what*: a field (see `checks.FIELDS`) or `due`. *secret*: figures that the other side may not know. *hand*: the
    weapon meant, None for the main one."""

    what: str
    combatant: str
    before: int | None
    after: int | None
    reason: Name = ""
    secret: bool = True
    hand: Hand | None = None
    type: Literal["gm_overrode"] = "gm_overrode"


@record
class SettingChanged:
    setting: str
    before: str | bool | int
    after: str | bool | int
    type: Literal["setting_changed"] = "setting_changed"
