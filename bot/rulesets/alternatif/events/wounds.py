"""What blows leave behind: damage, critical effects, bleeding, weapons lost and broken."""

from __future__ import annotations

from dataclasses import field
from typing import Literal

from bot.kernel.persons import Name
from bot.kernel.values import record
from bot.rulesets.alternatif.events.terms import Term
from bot.rulesets.alternatif.state import Bleeding, Hand, Wound


@record
class DamageDealt:
    """*stamina* and *body* are the points lost. *combatant* (the author) and *blow* are None for the game master's; his
    words about it are the *reason*. *doubled*: the wear damage of an exceptional critical counts twice (*terms* are
    those of one); *body_die*: its d6. *margin*: by how much the save against a sneak attack failed, which doubles it,
    too (ALT-SNK-006); *also*: the other dagger's blow that lands with it (ALT-SNK-016). *times*: how often *total*
    counts (ALT-CHG-007)."""

    combatant: str | None
    blow: str | None
    target: str
    weapon: str | None
    faces: tuple[int, ...]
    total: int
    terms: tuple[Term, ...]
    stamina: int
    body: int
    critical: Literal["none", "exceptional", "wear", "sneak"] = "none"
    doubled: bool = False
    body_die: int | None = None
    margin: int | None = None
    also: str | None = None
    times: int = 1
    reason: Name = ""
    type: Literal["damage_dealt"] = "damage_dealt"


@record
class WoundsCounted:
    """What *combatant* has left, for his side."""

    combatant: str
    stamina_left: int
    body_left: int
    type: Literal["wounds_counted"] = "wounds_counted"


@record
class EffectDrawn:
    """A critical effect on *combatant*: *table* and *effect_column* (the body points left, 0 to 5), the *face* of the
    d100, and what it says (ALT-CRI-006). *drops*: the hand lets go; *interrupts*: what is in preparation is lost."""

    combatant: str
    table: Wound
    effect_column: int
    face: int
    place: str
    malus: int
    bleeding: Bleeding
    drops: bool = False
    interrupts: bool = False
    lame: bool = False
    text: dict[str, str] = field(default_factory=dict)
    type: Literal["effect_drawn"] = "effect_drawn"


@record
class InjuryAmended:
    """The game master's word on the last injury, or a bandage; *healed*: it is gone. *staunched*: older ones bleed no
    more either."""

    combatant: str
    malus: int
    bleeding: Bleeding
    text: Name = ""
    healed: bool = False
    staunched: bool = False
    type: Literal["injury_amended"] = "injury_amended"


@record
class Bled:
    """What wounds that bleed cost at the end of a round."""

    combatant: str
    stamina: int
    body: int
    segment: int
    type: Literal["bled"] = "bled"


@record
class EquipmentDamaged:
    """*left*: the structure points left; the piece is broken at 0 (ALT-MEL-011)."""

    combatant: str
    blow: str
    target: str
    hand: Hand
    weapon: str
    faces: tuple[int, ...]
    total: int
    terms: tuple[Term, ...]
    doubled: bool
    left: int
    type: Literal["equipment_damaged"] = "equipment_damaged"


@record
class WeaponChanged:
    """What *hand* of *combatant* holds. *change* `readied`: a free fist fights too."""

    combatant: str
    hand: Hand
    weapon: str
    change: Literal["drawn", "sheathed", "picked_up", "dropped", "broken", "readied"]
    type: Literal["weapon_changed"] = "weapon_changed"
