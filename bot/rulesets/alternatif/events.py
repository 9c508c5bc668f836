"""Everything that can happen: past participles, ids and numbers only. `history` says what each changes.

Vocabulary and field names are the glossary's. `audience` in `people` says who may read which.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, TypeAlias

from bot.rulesets.alternatif.state import Combatant, Fate, Hand, Status, Temperament

Scalar: TypeAlias = str | int | bool | None


@dataclass(frozen=True)
class Term:
    """One term of a sum, by its glossary name."""

    name: str
    value: int


@lru_cache(maxsize=1024)
def term(name: str, value: int) -> Term:
    """The term of that name and value."""
    return Term(name, value)


# ---- the scene and its people


@dataclass(frozen=True)
class SceneOpened:
    """Stamp 0: everybody may announce (ALT-GEN-003)."""

    type: Literal["scene_opened"] = "scene_opened"


@dataclass(frozen=True)
class CombatantRecorded:
    """Somebody is in the encounter, with all his figures (for his side); `combatant_joined` tells the others."""

    combatant: str
    record: Combatant
    type: Literal["combatant_recorded"] = "combatant_recorded"


@dataclass(frozen=True)
class CombatantJoined:
    combatant: str
    name: str
    side: str
    weapon: str
    type: Literal["combatant_joined"] = "combatant_joined"


@dataclass(frozen=True)
class CombatantLeft:
    combatant: str
    name: str
    reason: Literal["left", "removed"]
    type: Literal["combatant_left"] = "combatant_left"


@dataclass(frozen=True)
class CombatantHidden:
    combatant: str
    type: Literal["combatant_hidden"] = "combatant_hidden"


@dataclass(frozen=True)
class CombatantRevealed:
    combatant: str
    name: str
    side: str
    weapon: str
    type: Literal["combatant_revealed"] = "combatant_revealed"


@dataclass(frozen=True)
class HandedOver:
    """Somebody else decides for *combatant*: a player, the game master (both None) or an autopilot."""

    combatant: str
    player: int | None
    temperament: Temperament | None
    type: Literal["handed_over"] = "handed_over"


# ---- time and announcements


@dataclass(frozen=True)
class SegmentReached:
    segment: int
    round: int
    place: int
    type: Literal["segment_reached"] = "segment_reached"


@dataclass(frozen=True)
class RoundEnded:
    round: int
    type: Literal["round_ended"] = "round_ended"


@dataclass(frozen=True)
class ActionDeclared:
    """*repeated*: by default, without a word. *kept*: a melee action was in preparation already, it goes on."""

    combatant: str
    action: Literal["melee"]
    hand: Hand
    weapon: str
    target: str | None
    repeated: bool
    stamp: int
    kept: bool = False
    type: Literal["action_declared"] = "action_declared"


@dataclass(frozen=True)
class ReactionRolled:
    """*segment* (the due one) = *stamp* + max(1, sum of *faces* + *adjust*) + *postponed*."""

    combatant: str
    hand: Hand
    die: str
    faces: tuple[int, ...]
    adjust: int
    initial: bool
    stamp: int
    postponed: int
    segment: int
    type: Literal["reaction_rolled"] = "reaction_rolled"


@dataclass(frozen=True)
class StoodBy:
    """*forced*: there is nobody left to fight; he is asked again as soon as there is."""

    combatant: str
    segment: int
    forced: bool
    type: Literal["stood_by"] = "stood_by"


@dataclass(frozen=True)
class BeatImposed:
    """His next reaction counts from *until*; what was pending comes at *due*."""

    combatant: str
    segments: int
    until: int
    due: int | None
    type: Literal["beat_imposed"] = "beat_imposed"


@dataclass(frozen=True)
class ActionCameUp:
    combatant: str
    hand: Hand
    segment: int
    type: Literal["action_came_up"] = "action_came_up"


@dataclass(frozen=True)
class ActionLost:
    combatant: str
    hand: Hand
    reason: Literal["given_up", "no_target", "contact_lost", "interrupted"]
    segment: int
    type: Literal["action_lost"] = "action_lost"


# ---- the exchange of blows


@dataclass(frozen=True)
class SimultaneousAnnounced:
    combatant: str
    enemies: tuple[str, ...]
    type: Literal["simultaneous_announced"] = "simultaneous_announced"


@dataclass(frozen=True)
class ChoiceRevealed:
    combatant: str
    hand: Hand
    choice: Literal["attack", "return_to_guard"]
    target: str | None
    type: Literal["choice_revealed"] = "choice_revealed"


@dataclass(frozen=True)
class DisengagedBriefly:
    """Both returned to guard: a fresh start for *combatant* and *other* (ALT-SIM-005)."""

    combatant: str
    other: str
    type: Literal["disengaged_briefly"] = "disengaged_briefly"


@dataclass(frozen=True)
class StrikeChosen:
    """*target* None: he gives the action up."""

    combatant: str
    hand: Hand
    target: str | None
    type: Literal["strike_chosen"] = "strike_chosen"


@dataclass(frozen=True)
class StrikeRolled:
    """*natural*: 20 or 1 on the die, which decide by themselves. *unseen*: it cannot be parried."""

    combatant: str
    action: Literal["attack"]
    target: str
    hand: Hand
    weapon: str
    face: int
    total: int
    terms: tuple[Term, ...]
    against: int
    against_terms: tuple[Term, ...]
    outcome: Literal["hit", "miss"]
    natural: Literal[1, 20] | None = None
    unseen: bool = False
    type: Literal["strike_rolled"] = "strike_rolled"


@dataclass(frozen=True)
class ParryChosen:
    """*hand* None: he takes what comes (then *attacker* and *blow* are None too)."""

    combatant: str
    attacker: str | None
    blow: str | None
    hand: Hand | None
    type: Literal["parry_chosen"] = "parry_chosen"


@dataclass(frozen=True)
class ParryRolled:
    combatant: str
    attacker: str
    blow: str
    hand: Hand
    weapon: str
    face: int
    total: int
    terms: tuple[Term, ...]
    against: int
    outcome: Literal["parried", "failed"]
    natural: Literal[1, 20] | None = None
    type: Literal["parry_rolled"] = "parry_rolled"


@dataclass(frozen=True)
class InitiativePostponed:
    """*segment*: the new due one; None when nothing was pending (the next reaction bears it, ALT-PAR-016)."""

    combatant: str
    hand: Hand
    by: int
    segment: int | None
    reason: Literal["parry", "guard"]
    type: Literal["initiative_postponed"] = "initiative_postponed"


@dataclass(frozen=True)
class StatusChanged:
    combatant: str
    hand: Hand
    status: Status
    type: Literal["status_changed"] = "status_changed"


@dataclass(frozen=True)
class DamageDealt:
    """*stamina* and *body* are the points lost. *combatant* (the author) and *blow* are None for the game master's."""

    combatant: str | None
    blow: str | None
    target: str
    weapon: str | None
    faces: tuple[int, ...]
    total: int
    terms: tuple[Term, ...]
    stamina: int
    body: int
    wear_critical: bool
    type: Literal["damage_dealt"] = "damage_dealt"


@dataclass(frozen=True)
class WoundsCounted:
    """What *combatant* has left, for his side."""

    combatant: str
    stamina_left: int
    body_left: int
    type: Literal["wounds_counted"] = "wounds_counted"


@dataclass(frozen=True)
class CombatantOut:
    combatant: str
    type: Literal["combatant_out"] = "combatant_out"


@dataclass(frozen=True)
class CombatantBack:
    combatant: str
    type: Literal["combatant_back"] = "combatant_back"


@dataclass(frozen=True)
class FateSaid:
    combatant: str
    fate: Fate
    type: Literal["fate_said"] = "fate_said"


@dataclass(frozen=True)
class EngagementChanged:
    """Contact was made or lost between the people of each pair. Who has no contact left has no pending melee action
    any more, and his next reaction is an initial one (ALT-MEL-003). *unseen*: one of them is hidden."""

    added: tuple[tuple[str, str], ...]
    removed: tuple[tuple[str, str], ...]
    reason: Literal["declared", "strike", "gm", "out", "left"]
    unseen: bool = False
    type: Literal["engagement_changed"] = "engagement_changed"


# ---- the game master's hand


@dataclass(frozen=True)
class GmOverrode:
    """*what*: a field (see `checks.FIELDS`) or `due`. *secret*: figures that the other side may not know."""

    what: str
    combatant: str
    before: int | None
    after: int | None
    reason: str = ""
    secret: bool = True
    type: Literal["gm_overrode"] = "gm_overrode"


@dataclass(frozen=True)
class SettingChanged:
    setting: str
    before: str | bool
    after: str | bool
    type: Literal["setting_changed"] = "setting_changed"


AlternatifEvent: TypeAlias = (
    SceneOpened
    | CombatantRecorded
    | CombatantJoined
    | CombatantLeft
    | CombatantHidden
    | CombatantRevealed
    | HandedOver
    | SegmentReached
    | RoundEnded
    | ActionDeclared
    | ReactionRolled
    | StoodBy
    | BeatImposed
    | ActionCameUp
    | ActionLost
    | SimultaneousAnnounced
    | ChoiceRevealed
    | DisengagedBriefly
    | StrikeChosen
    | StrikeRolled
    | ParryChosen
    | ParryRolled
    | InitiativePostponed
    | StatusChanged
    | DamageDealt
    | WoundsCounted
    | CombatantOut
    | CombatantBack
    | FateSaid
    | EngagementChanged
    | GmOverrode
    | SettingChanged
)
