"""What people and the game master say of magic, beside announcing and holding it."""

from __future__ import annotations

from typing import Literal

from bot.kernel.persons import UserId
from bot.kernel.values import record
from bot.rulesets.alternatif.state import ItemPlace


@record
class Stow:
    """*who* puts the magic item *item* elsewhere: not an action where he lets go of it (ALT-MAG-016)."""

    by: UserId
    who: str
    item: str
    place: ItemPlace
    type: Literal["stow"] = "stow"


@record
class PrepareAmbush:
    """The next spell of *who* was prepared beforehand for a surprise attack (ALT-MAG-012)."""

    by: UserId
    who: str
    type: Literal["prepare_ambush"] = "prepare_ambush"


@record
class Disturb:
    """The game master finds that something troubles the incantation of *who* (ALT-ACT-009, ALT-MAG-010)."""

    by: UserId
    who: str
    type: Literal["disturb"] = "disturb"
