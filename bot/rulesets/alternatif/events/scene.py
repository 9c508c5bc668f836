"""Who is here, and time: people, segments, contact, what is announced and lost."""

from __future__ import annotations

from typing import Literal

from bot.kernel.persons import Name, UserId
from bot.kernel.values import record
from bot.rulesets.alternatif.state import Combatant, Fate, Temperament


@record
class SceneOpened:
    """Stamp 0: everybody may announce (ALT-GEN-003)."""

    type: Literal["scene_opened"] = "scene_opened"


@record
class CombatantRecorded:
    """Somebody is in the encounter, with all his figures (for his side); `combatant_joined` tells the others."""

    combatant: str
    record: Combatant
    type: Literal["combatant_recorded"] = "combatant_recorded"


@record
class CombatantJoined:
    combatant: str
    name: Name
    side: str
    weapon: str
    second: str | None = None
    type: Literal["combatant_joined"] = "combatant_joined"


@record
class CombatantLeft:
    """*unseen*: he was hidden, and nobody learns of it."""

    combatant: str
    name: Name
    reason: Literal["left", "removed"]
    unseen: bool = False
    type: Literal["combatant_left"] = "combatant_left"


@record
class CombatantHidden:
    combatant: str
    type: Literal["combatant_hidden"] = "combatant_hidden"


@record
class CombatantRevealed:
    combatant: str
    name: Name
    side: str
    weapon: str
    type: Literal["combatant_revealed"] = "combatant_revealed"


@record
class HandedOver:
    """Somebody else decides for *combatant*: a player, the game master (both None) or an autopilot. *before*: the
    player who did."""

    combatant: str
    player: UserId | None
    temperament: Temperament | None
    before: UserId | None = None
    type: Literal["handed_over"] = "handed_over"


@record
class SegmentReached:
    """Time has moved on to *segment*, in its *place* of its *round*. *unseen*: only people who are hidden have anything
    due then, and nobody else learns of it."""

    segment: int
    round: int
    place: int
    unseen: bool = False
    type: Literal["segment_reached"] = "segment_reached"


@record
class RoundEnded:
    round: int
    type: Literal["round_ended"] = "round_ended"


@record
class EngagementChanged:
    """Contact was made or lost between the people of each pair. Who has no contact left has no pending melee action
    any more, and his next reaction is an initial one (ALT-MEL-003). *unseen*: one of them is hidden."""

    added: tuple[tuple[str, str], ...]
    removed: tuple[tuple[str, str], ...]
    reason: Literal["declared", "strike", "gm", "out", "left", "pushed", "captured", "charged", "moved"]
    unseen: bool = False
    type: Literal["engagement_changed"] = "engagement_changed"


@record
class CombatantOut:
    combatant: str
    type: Literal["combatant_out"] = "combatant_out"


@record
class CombatantBack:
    combatant: str
    reason: Name = ""
    type: Literal["combatant_back"] = "combatant_back"


@record
class FateSaid:
    combatant: str
    fate: Fate
    type: Literal["fate_said"] = "fate_said"


@record
class FlagSet:
    """*flag* `surprised`, `prone`, or `unaware` (of the blows of *other*)."""

    combatant: str
    flag: Literal["surprised", "prone", "unaware"]
    on: bool
    other: str | None = None
    type: Literal["flag_set"] = "flag_set"
