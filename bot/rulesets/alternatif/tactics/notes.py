"""The game master's words on light, ground, numbers and ranks."""

from __future__ import annotations

from typing import Literal

from bot.kernel.persons import UserId
from bot.kernel.values import record
from bot.rulesets.alternatif.state import Rank


@record
class SayLight:
    """How *who* (None: everybody) sees *other* (None: everybody): *chance* in 100 (0 to 100) to go astray and *malus*
    (-10 to 0) of what does not; None for both takes the word back (ALT-TAC-012)."""

    by: UserId
    who: str | None = None
    other: str | None = None
    chance: int | None = None
    malus: int | None = None
    type: Literal["say_light"] = "say_light"


@record
class Face:
    """*who* is turned against *target* from now on; None: against whom he strikes (ALT-TAC-003)."""

    by: UserId
    who: str
    target: str | None = None
    type: Literal["face"] = "face"


@record
class SayHeight:
    """*who* stands higher than *other* (None: than all who do not), or no more (ALT-TAC-004)."""

    by: UserId
    who: str
    other: str | None = None
    on: bool = True
    type: Literal["say_height"] = "say_height"


@record
class SayRoom:
    """The *width* or the *ceiling* where *who* (None: everybody) fights, in centimetres (0 to 10,000); None: enough.
    *inverted*: what the game master makes of weapon factors at a metre or less (ALT-TAC-013, -014)."""

    by: UserId
    what: Literal["width", "ceiling"]
    who: str | None = None
    centimetres: int | None = None
    inverted: bool | None = None
    type: Literal["say_room"] = "say_room"


@record
class PinDown:
    """*who* has succeeded in a check of blind-sense upon *target*, or has lost him (ALT-TAC-011)."""

    by: UserId
    who: str
    target: str
    on: bool = True
    type: Literal["pin_down"] = "pin_down"


@record
class TakeRank:
    """*who* takes his place in a rank of pikes, or (0) leaves it (ALT-TAC-016, -017)."""

    by: UserId
    who: str
    rank: Rank
    type: Literal["take_rank"] = "take_rank"
