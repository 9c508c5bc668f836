"""What is told of light, ground, numbers and ranks."""

from __future__ import annotations

from typing import Literal, TypeAlias

from bot.kernel.values import record
from bot.rulesets.alternatif.state import Hand, Occasion, Rank

Deed: TypeAlias = Literal["strike", "parry", "special", "shot", "dodge", "wrestle"]


@record
class GropedInTheDark:
    """*combatant* does something to *target*, whom he does not see: the d100 says whether it goes astray, and then it
    fails outright (ALT-TAC-008). *about*: the blow or the special action that it concerns."""

    combatant: str
    target: str
    deed: Deed
    chance: int
    face: int
    outcome: Literal["astray", "goes_on"]
    hand: Hand | None = None
    weapon: str | None = None
    occasion: Occasion = "regular"
    about: str | None = None
    type: Literal["groped_in_the_dark"] = "groped_in_the_dark"


@record
class LightSaid:
    """How *combatant* (None: everybody) sees *other* (None: everybody): *chance* in 100 to go astray, and *malus* (0 or
    less); None for both: as the rest of the scene (ALT-TAC-012). *clear*: nothing hampers."""

    combatant: str | None
    other: str | None
    chance: int | None
    malus: int | None
    clear: bool = False
    type: Literal["light_said"] = "light_said"


@record
class FacingSaid:
    """*combatant* is turned against *target* (None: whom he strikes); *bonus*: what each of the adversaries of *target*
    has by outnumbering him now (ALT-TAC-001, -003)."""

    combatant: str
    target: str | None
    bonus: int = 0
    type: Literal["facing_said"] = "facing_said"


@record
class HeightSaid:
    """*combatant* stands higher than *other* (None: than all who do not), or no more (ALT-TAC-004)."""

    combatant: str
    other: str | None
    on: bool
    type: Literal["height_said"] = "height_said"


@record
class RoomSaid:
    """The room that *combatant* (None: everybody) has to wield weapons: *width* or *ceiling* in centimetres, None for
    enough; *inverted*: what that makes of weapon factors at a metre or less (ALT-TAC-013, -014). *metres*: as people
    read it."""

    combatant: str | None
    what: Literal["width", "ceiling"]
    centimetres: int | None
    metres: str | None
    inverted: bool | None = None
    type: Literal["room_said"] = "room_said"


@record
class PinnedDown:
    """*combatant* knows by his blind-sense where *target* is, or has lost him (ALT-TAC-011)."""

    combatant: str
    target: str
    on: bool
    type: Literal["pinned_down"] = "pinned_down"


@record
class RankTaken:
    """*combatant* stands in the first or the second rank of pikes, or (0) in none (ALT-TAC-016, -017)."""

    combatant: str
    rank: Rank
    type: Literal["rank_taken"] = "rank_taken"
