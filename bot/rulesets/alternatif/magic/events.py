"""What happens with spells and magic items. *weapon* is the spell or the item, named as weapons are."""

from __future__ import annotations

from typing import Literal

from bot.kernel.values import record
from bot.rulesets.alternatif.state import Disturbance, Effect, ItemPlace


@record
class SpellCast:
    """A spell takes effect at the end of its incantation (ALT-MAG-014). *effect*: what the game master is to settle,
    None: nothing is rolled for it. *builds_up*: it grew while it was cast."""

    combatant: str
    weapon: str
    target: str | None
    segment: int
    effect: Effect | None = None
    builds_up: bool = False
    type: Literal["spell_cast"] = "spell_cast"


@record
class ItemUsed:
    """A magic item takes effect; it can be used again from *ready* on (ALT-MAG-016), or is used up (*spent*)."""

    combatant: str
    weapon: str
    target: str | None
    segment: int
    ready: int = 0
    place: ItemPlace = "hand"
    spent: bool = False
    incantation: bool = False
    effect: Effect | None = None
    type: Literal["item_used"] = "item_used"


@record
class ItemStowed:
    """A magic item leaves the hand that used it: the reaction is due again (ALT-MAG-016)."""

    combatant: str
    weapon: str
    place: ItemPlace
    type: Literal["item_stowed"] = "item_stowed"


@record
class IncantationDisturbed:
    """Something happens to somebody in the middle of an incantation; the game master says what becomes of it
    (ALT-MAG-010)."""

    combatant: str
    weapon: str | None
    cause: Disturbance
    segment: int
    type: Literal["incantation_disturbed"] = "incantation_disturbed"


@record
class IncantationSettled:
    """A disturbed incantation goes on, or is broken and its spell kept in mind or lost."""

    combatant: str
    weapon: str | None
    how: Literal["goes_on", "kept", "lost"]
    type: Literal["incantation_settled"] = "incantation_settled"


@record
class HoldAsked:
    """Somebody wants to keep a spell ready, which takes the game master's leave (ALT-MAG-013)."""

    combatant: str
    weapon: str | None
    until: int | None
    type: Literal["hold_asked"] = "hold_asked"


@record
class HoldRefused:
    """The game master does not allow a spell to be kept ready."""

    combatant: str
    weapon: str | None
    type: Literal["hold_refused"] = "hold_refused"


@record
class AmbushPrepared:
    """The next spell of *combatant* was prepared for a surprise attack: it needs no reaction (ALT-MAG-012)."""

    combatant: str
    type: Literal["ambush_prepared"] = "ambush_prepared"


@record
class EffectRolled:
    """The dice of a spell or an item that has taken effect, proposed to the game master."""

    combatant: str
    weapon: str
    die: str
    faces: tuple[int, ...]
    plus: int
    total: int
    type: Literal["effect_rolled"] = "effect_rolled"


@record
class EffectSettled:
    """The game master has applied the effect to *target*, or is done with it (None)."""

    combatant: str
    weapon: str
    target: str | None = None
    half: bool = False
    type: Literal["effect_settled"] = "effect_settled"
