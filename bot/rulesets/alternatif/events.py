"""Everything that can happen: past participles, ids and numbers only. `history` says what each changes.

Vocabulary and field names are the glossary's. `audience` in `people` says who may read which.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Literal, TypeAlias

from bot.rulesets.alternatif.state import Bleeding, Combatant, Fate, Hand, Occasion, Status, Temperament, Wound

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
    second: str | None = None
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
    """*repeated*: by default, without a word. *kept*: a melee action was in preparation already, it goes on. *second*:
    the weapon of the off hand, which fights too."""

    combatant: str
    action: Literal["melee"]
    hand: Hand
    weapon: str
    target: str | None
    repeated: bool
    stamp: int
    kept: bool = False
    second: str | None = None
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
    reason: Literal["given_up", "no_target", "contact_lost", "interrupted", "free_action"]
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
    """*piece*: the hand of *target* whose weapon the attack is aimed at."""

    combatant: str
    hand: Hand
    choice: Literal["attack", "return_to_guard"]
    target: str | None
    piece: Hand | None = None
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
    piece: Hand | None = None
    type: Literal["strike_chosen"] = "strike_chosen"


@dataclass(frozen=True)
class StrikeRolled:
    """*natural*: 20 or 1 on the die, which decide by themselves. *unseen*: it cannot be parried. *occasion*: whether
    it is a free or a frank attack. *critical*: if it lands it is an exceptional critical. *piece*: the hand of
    *target* whose weapon (*aimed*) an attack on equipment is aimed at. *lost*: fighting with two hands costs it its
    weapon factor."""

    combatant: str
    action: Literal["attack", "attack_equipment"]
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
    occasion: Occasion = "regular"
    critical: bool = False
    piece: Hand | None = None
    aimed: str | None = None
    lost: bool = False
    type: Literal["strike_rolled"] = "strike_rolled"


@dataclass(frozen=True)
class ExceptionalShown:
    """The natural *face* of a blow that landed has an effect of its own with this weapon, for the game master to judge
    (ALT-GEN-012). *effect*: its words by language."""

    combatant: str
    target: str
    weapon: str
    face: int
    effect: dict[str, str]
    type: Literal["exceptional_shown"] = "exceptional_shown"


@dataclass(frozen=True)
class ParryChosen:
    """*hand* None: he takes what comes (then *attacker* and *blow* are None too). *double*: with both weapons."""

    combatant: str
    attacker: str | None
    blow: str | None
    hand: Hand | None
    double: bool = False
    type: Literal["parry_chosen"] = "parry_chosen"


@dataclass(frozen=True)
class ParryRolled:
    """*critical*: a critical parry, which cancels anything (ALT-CRI-016). *lost*: see `StrikeRolled`."""

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
    critical: bool = False
    lost: bool = False
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
    """*stamina* and *body* are the points lost. *combatant* (the author) and *blow* are None for the game master's.
    *doubled*: the wear damage of an exceptional critical counts twice (*terms* are those of one); *body_die*: its
    d6."""

    combatant: str | None
    blow: str | None
    target: str
    weapon: str | None
    faces: tuple[int, ...]
    total: int
    terms: tuple[Term, ...]
    stamina: int
    body: int
    critical: Literal["none", "exceptional", "wear"] = "none"
    doubled: bool = False
    body_die: int | None = None
    type: Literal["damage_dealt"] = "damage_dealt"


@dataclass(frozen=True)
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


@dataclass(frozen=True)
class InjuryAmended:
    """The game master's word on the last injury, or a bandage; *healed*: it is gone."""

    combatant: str
    malus: int
    bleeding: Bleeding
    text: str = ""
    healed: bool = False
    type: Literal["injury_amended"] = "injury_amended"


@dataclass(frozen=True)
class Bled:
    """What wounds that bleed cost at the end of a round."""

    combatant: str
    stamina: int
    body: int
    segment: int
    type: Literal["bled"] = "bled"


@dataclass(frozen=True)
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


@dataclass(frozen=True)
class WeaponChanged:
    """What *hand* of *combatant* holds. *change* `readied`: a free fist fights too."""

    combatant: str
    hand: Hand
    weapon: str
    change: Literal["drawn", "sheathed", "picked_up", "dropped", "broken", "readied"]
    type: Literal["weapon_changed"] = "weapon_changed"


@dataclass(frozen=True)
class FumbleRolled:
    """A natural 1 with *hand* and what the d6 makes of it, against *opponent* (ALT-CRI-011)."""

    combatant: str
    hand: Hand
    weapon: str
    opponent: str
    face: int
    result: Literal["free_action", "weapon_lost", "weapon_broken", "companion_wounded", "nothing"]
    magic: bool = False
    type: Literal["fumble_rolled"] = "fumble_rolled"


@dataclass(frozen=True)
class MishapSettled:
    """What the game master said of a fumble: the *companion* wounded (None: nobody), or whether the weapon broke."""

    combatant: str
    kind: Literal["companion", "magic"]
    companion: str | None = None
    broken: bool = False
    type: Literal["mishap_settled"] = "mishap_settled"


@dataclass(frozen=True)
class FreeActionOffered:
    """*combatant* may act at once against *target*."""

    combatant: str
    target: str
    kind: Literal["free", "frank"]
    cause: Literal["fumble", "guard_down", "gm"]
    segment: int
    type: Literal["free_action_offered"] = "free_action_offered"


@dataclass(frozen=True)
class FreeActionSettled:
    """*how*: taken with *hand*, declined (then every offer to *combatant*, when *target* is None), or withdrawn by the
    game master."""

    combatant: str
    target: str | None
    how: Literal["taken", "declined", "withdrawn"]
    hand: Hand | None = None
    type: Literal["free_action_settled"] = "free_action_settled"


# ---- actions other than melee


@dataclass(frozen=True)
class ActionProposed:
    """*combatant* announces an action that is not melee; nothing is lost yet. *reaction* and *duration* (numbers or
    dice) are None while the game master has not given them."""

    combatant: str
    action: str
    stamp: int
    label: str = ""
    weapon: str | None = None
    hand: Hand | None = None
    target: str | None = None
    reaction: str | None = None
    duration: str | None = None
    sure: bool = False
    type: Literal["action_proposed"] = "action_proposed"


@dataclass(frozen=True)
class ProposalSettled:
    """*how*: its figures were given, its author is sure, or it comes to nothing."""

    combatant: str
    how: Literal["figures", "sure", "dropped", "refused"]
    reaction: str | None = None
    duration: str | None = None
    type: Literal["proposal_settled"] = "proposal_settled"


@dataclass(frozen=True)
class TaskBegun:
    """Prepared until the end of *prepared* (*stamp* when there is no reaction), done from *first* to *last*. *guard*:
    the enemies in contact, against whom the guard is down."""

    combatant: str
    action: str
    stamp: int
    prepared: int
    first: int
    last: int
    reaction_die: str
    reaction_faces: tuple[int, ...]
    duration_die: str
    duration_faces: tuple[int, ...]
    label: str = ""
    weapon: str | None = None
    hand: Hand | None = None
    target: str | None = None
    guard: tuple[str, ...] = ()
    type: Literal["task_begun"] = "task_begun"


@dataclass(frozen=True)
class GuardLowered:
    """*combatant*, engaged with *enemies*, lowers his guard to do something else: what everybody sees of
    `TaskBegun`."""

    combatant: str
    action: str
    enemies: tuple[str, ...]
    label: str = ""
    weapon: str | None = None
    type: Literal["guard_lowered"] = "guard_lowered"


@dataclass(frozen=True)
class TaskEnded:
    """The action takes its effect at the end of *segment*."""

    combatant: str
    action: str
    segment: int
    label: str = ""
    weapon: str | None = None
    target: str | None = None
    type: Literal["task_ended"] = "task_ended"


@dataclass(frozen=True)
class TaskBroken:
    """It is broken off; *left*: the segments still to be done of it, 0 when all of it is lost (ALT-REA-016)."""

    combatant: str
    action: str
    segment: int
    left: int = 0
    label: str = ""
    reason: Literal["dropped", "interrupted", "out"] = "interrupted"
    type: Literal["task_broken"] = "task_broken"


@dataclass(frozen=True)
class ActionHeld:
    """Once prepared the action is kept ready, at the latest until *until* (ALT-REA-020)."""

    combatant: str
    action: str
    until: int | None
    label: str = ""
    type: Literal["action_held"] = "action_held"


@dataclass(frozen=True)
class ActionReleased:
    """A held action is let go: it fills *first* to *last*."""

    combatant: str
    action: str
    first: int
    last: int
    label: str = ""
    type: Literal["action_released"] = "action_released"


@dataclass(frozen=True)
class SimultaneousTestRolled:
    """The seconds in which two events of one segment fall; *earlier* prevents the other, None when the gap is less than
    *gap* (ALT-REA-018, -019)."""

    combatant: str
    other: str
    face: int
    other_face: int
    second: int
    other_second: int
    gap: int
    earlier: str | None
    type: Literal["simultaneous_test_rolled"] = "simultaneous_test_rolled"


@dataclass(frozen=True)
class FlagSet:
    """*flag* `surprised`, `prone`, or `unaware` (of the blows of *other*)."""

    combatant: str
    flag: Literal["surprised", "prone", "unaware"]
    on: bool
    other: str | None = None
    type: Literal["flag_set"] = "flag_set"


@dataclass(frozen=True)
class OrderGiven:
    """A standing order of *combatant*: *order* in every *matter* of that kind."""

    combatant: str
    matter: str
    order: str
    type: Literal["order_given"] = "order_given"


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
    """*what*: a field (see `checks.FIELDS`) or `due`. *secret*: figures that the other side may not know. *hand*: the
    weapon meant, None for the main one."""

    what: str
    combatant: str
    before: int | None
    after: int | None
    reason: str = ""
    secret: bool = True
    hand: Hand | None = None
    type: Literal["gm_overrode"] = "gm_overrode"


@dataclass(frozen=True)
class SettingChanged:
    setting: str
    before: str | bool | int
    after: str | bool | int
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
    | ExceptionalShown
    | ParryChosen
    | ParryRolled
    | InitiativePostponed
    | StatusChanged
    | DamageDealt
    | EffectDrawn
    | InjuryAmended
    | Bled
    | EquipmentDamaged
    | WeaponChanged
    | FumbleRolled
    | MishapSettled
    | FreeActionOffered
    | FreeActionSettled
    | ActionProposed
    | ProposalSettled
    | TaskBegun
    | GuardLowered
    | TaskEnded
    | TaskBroken
    | ActionHeld
    | ActionReleased
    | SimultaneousTestRolled
    | FlagSet
    | OrderGiven
    | WoundsCounted
    | CombatantOut
    | CombatantBack
    | FateSaid
    | EngagementChanged
    | GmOverrode
    | SettingChanged
)
