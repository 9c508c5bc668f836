"""What people say of shooting, and the game master's words on it."""

from __future__ import annotations

from typing import Literal

from bot.kernel.persons import UserId
from bot.kernel.values import record
from bot.rulesets.alternatif.state.missiles import Band


@record
class Shoot:
    """A shot at *target* (None: the last one, or the only enemy) with *weapon* (None: what is in hand), in a *manner*
    of `arms.manners` (None: as in preparation, else at the normal cadence)."""

    by: UserId
    who: str
    target: str | None = None
    weapon: str | None = None
    manner: str | None = None
    type: Literal["shoot"] = "shoot"


@record
class SayDistance:
    """How far *who* is from *other*, or from all his enemies (None): *centimetres*, or a *range*; neither: unsaid."""

    by: UserId
    who: str
    other: str | None = None
    centimetres: int | None = None
    range: Band | None = None
    type: Literal["say_distance"] = "say_distance"


@record
class SayCover:
    """*percent* (0 to 100) of *who* is hidden from *other*, None: from everybody (ALT-DEF-016)."""

    by: UserId
    who: str
    percent: int
    other: str | None = None
    secret: bool = False
    type: Literal["say_cover"] = "say_cover"


@record
class SaySpeed:
    """What shots at *who* lose to his speed (0 to -4; ALT-RNG-009)."""

    by: UserId
    who: str
    malus: int
    type: Literal["say_speed"] = "say_speed"


@record
class ReadyWeapon:
    """The first shot of *who* needs no die (ALT-MIS-020)."""

    by: UserId
    who: str
    type: Literal["ready_weapon"] = "ready_weapon"


@record
class Walk:
    """*who* moves by *cells* (0 to 20) in this segment (ALT-MIS-022)."""

    by: UserId
    who: str
    cells: int
    type: Literal["walk"] = "walk"


@record
class GrantShield:
    """Something serves *who* as a shield, with a *defence* factor of 0 to 6 (ALT-DEF-002)."""

    by: UserId
    who: str
    defence: int = 0
    type: Literal["grant_shield"] = "grant_shield"


@record
class OrderVolley:
    """The game master's archers of one kind with *who*, or *count* of them that are not yet in a volley, shoot at
    *target* together, at a *cadence* of 0 to 2 (ALT-VOL-005)."""

    by: UserId
    who: str
    target: str
    count: int | None = None
    cadence: int = 0
    type: Literal["order_volley"] = "order_volley"
