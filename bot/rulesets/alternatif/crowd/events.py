"""What happens to crowds and limbs; all of it is the game master's secret (ALT-GMX-011)."""

from __future__ import annotations

from typing import Literal

from bot.kernel.values import record
from bot.rulesets.alternatif.state import Hand, Pace


@record
class FlatReaction:
    """The action of *combatant* with *hand*, announced at *stamp*, comes at *segment* at a flat rate, instead of a roll
    of *die* (ALT-GMX-010)."""

    combatant: str
    hand: Hand
    die: str
    stamp: int
    segment: int
    type: Literal["flat_reaction"] = "flat_reaction"


@record
class BandFormed:
    """*members* share one reaction die from now on, of which the first pending action stays (ALT-GMX-008); *band* is
    what they are called in events."""

    combatant: str
    band: str
    members: tuple[str, ...]
    type: Literal["band_formed"] = "band_formed"


@record
class BandDissolved:
    """*members* have each his own die again."""

    combatant: str
    band: str
    members: tuple[str, ...]
    type: Literal["band_dissolved"] = "band_dissolved"


@record
class TurnPassed:
    """The next action of *band* is that of *combatant*; *sharing* of them are left at *segment*, and so many have the
    die. *due*: when it comes, if the game master has picked him for an action that is pending."""

    combatant: str
    band: str
    sharing: int
    segment: int
    due: int | None = None
    type: Literal["turn_passed"] = "turn_passed"


@record
class PaceSet:
    """The reactions of *combatant* are rolled, come at a flat rate, or both by turns; *layout*: the places at which he
    acts, none for those of his die (ALT-GMX-010)."""

    combatant: str
    pace: Pace
    layout: tuple[int, ...] = ()
    type: Literal["pace_set"] = "pace_set"


@record
class ShieldSimplified:
    """The shield of *combatant* parries at no cost and his weapon is never postponed, or no more so (ALT-GMX-009)."""

    combatant: str
    on: bool
    type: Literal["shield_simplified"] = "shield_simplified"


@record
class LimbsChanged:
    """Of the weapons alike that one die moves in *hand*, *count* are left (ALT-GMX-005); with none the weapon is
    gone."""

    combatant: str
    hand: Hand
    weapon: str
    before: int
    count: int
    type: Literal["limbs_changed"] = "limbs_changed"


@record
class LimbsRegrouped:
    """The weapons of *combatant* that have a die each, by groups: in each the weapons that its die moves, in the order
    in which they strike (ALT-GMX-002 to -004, -007). What is pending stays."""

    combatant: str
    groups: tuple[tuple[str, ...], ...]
    type: Literal["limbs_regrouped"] = "limbs_regrouped"
