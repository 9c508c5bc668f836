"""The game master's words on crowds and limbs."""

from __future__ import annotations

from typing import Literal

from bot.kernel.persons import UserId
from bot.kernel.values import record
from bot.rulesets.alternatif.state import Pace


@record
class ShareDie:
    """*members*, two to four, share one reaction die (ALT-GMX-008)."""

    by: UserId
    members: tuple[str, ...]
    type: Literal["share_die"] = "share_die"


@record
class Dissolve:
    """The band of *who* shares a die no more."""

    by: UserId
    who: str
    type: Literal["dissolve"] = "dissolve"


@record
class PickNext:
    """The next action of his band is that of *who*."""

    by: UserId
    who: str
    type: Literal["pick_next"] = "pick_next"


@record
class SetPace:
    """How the reactions of *people* come (ALT-GMX-010); *layout*: places from 1 to 20, in their order."""

    by: UserId
    people: tuple[str, ...]
    pace: Pace
    layout: tuple[int, ...] = ()
    type: Literal["set_pace"] = "set_pace"


@record
class SimplifyShield:
    """The shields of *people* are forgotten until they are hit, or remembered again (ALT-GMX-009)."""

    by: UserId
    people: tuple[str, ...]
    on: bool = True
    type: Literal["simplify_shield"] = "simplify_shield"


@record
class ShieldStrike:
    """A stray blow of a shield that is forgotten: its action comes in the next segment (ALT-GMX-009)."""

    by: UserId
    who: str
    type: Literal["shield_strike"] = "shield_strike"


@record
class ChangeLimbs:
    """*who* loses limbs (*more* below 0) or has them back, of those that fight with *weapon*, the first that is moved
    together with others unless given (ALT-GMX-005)."""

    by: UserId
    who: str
    more: int
    weapon: str | None = None
    type: Literal["change_limbs"] = "change_limbs"


@record
class Regroup:
    """The *weapons* of *who* (empty: the only ones of which there are several) share dice by *sizes* (empty: the usual
    way) (ALT-GMX-002 to -004, -007)."""

    by: UserId
    who: str
    weapons: tuple[str, ...] = ()
    sizes: tuple[int, ...] = ()
    type: Literal["regroup"] = "regroup"
