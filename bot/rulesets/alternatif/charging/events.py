"""What is told of charges."""

from __future__ import annotations

from typing import Literal

from bot.kernel.values import record
from bot.rulesets.alternatif.state import Flank, Hand, Kind


@record
class ChargeBegun:
    """*combatant* runs at *target*, *cells* of 2 m away, and will be in contact in *segment*."""

    combatant: str
    target: str
    cells: int
    segment: int
    type: Literal["charge_begun"] = "charge_begun"


@record
class ChargePassed:
    """On his way *combatant* passes within reach of *other*, whom his guard is down to (ALT-CHG-009)."""

    combatant: str
    other: str
    target: str
    type: Literal["charge_passed"] = "charge_passed"


@record
class ChargeArrived:
    """*combatant* is in contact with *target* after a run of *cells*. *strikes*: he has his free action, *receives*:
    the other a reception. *fresh*: those who were in contact with nobody; *adjusted*: their next reaction is lowered by
    Dexterity (ALT-CHG-010). *mounted*: it was the mount that ran."""

    combatant: str
    target: str
    cells: int
    segment: int
    strikes: bool
    receives: bool
    fresh: tuple[str, ...] = ()
    adjusted: bool = True
    mounted: bool = False
    type: Literal["charge_arrived"] = "charge_arrived"


@record
class ChargeMissed:
    """*combatant* has run, and *target* is not there to be reached any more."""

    combatant: str
    target: str
    type: Literal["charge_missed"] = "charge_missed"


@record
class ClashDecided:
    """*combatant* has decided what he does with his free action at the contact of a charge; *part*: he is the charger,
    or receives him."""

    combatant: str
    other: str
    part: Literal["charge", "reception"]
    how: Literal["attack", "special", "nothing"]
    hand: Hand | None = None
    special: Kind | None = None
    piece: Hand | None = None
    flank: Flank | None = None
    third: str | None = None
    type: Literal["clash_decided"] = "clash_decided"


@record
class ClashSettled:
    """The free actions of a charge are struck: the reception *first*, or all. *stopped*: the reception has put the
    charger out before his blow (setting `charge_order`)."""

    combatant: str
    target: str
    first: bool = False
    stopped: bool = False
    type: Literal["clash_settled"] = "clash_settled"


@record
class ScreenSaid:
    """Whoever charges at *other* passes within reach of *combatant*, or does so no more (ALT-CHG-009)."""

    combatant: str
    other: str
    on: bool
    type: Literal["screen_said"] = "screen_said"
