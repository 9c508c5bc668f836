"""Everything that can happen: past participles, ids and numbers only. `history` says what each changes."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from bot.kernel.persons import Name, UserId
from bot.kernel.values import record
from bot.rulesets.percentile.state import (
    Declaration,
    Degree,
    Fighter,
    Posture,
    Purpose,
    Seeming,
    StatusKind,
    Temperament,
    Term,
)
from bot.rulesets.shared.mustering import CombatantRenamed as CombatantRenamed
from bot.rulesets.shared.mustering import SideChanged as SideChanged

# ---- the scene and its people


@record
class SceneOpened:
    """The counting may begin (PCT-RND-001)."""

    type: Literal["scene_opened"] = "scene_opened"


@record
class FighterRecorded:
    """Somebody is in the encounter, with all his figures (for his side); `combatant_joined` tells the others."""

    combatant: str
    record: Fighter
    type: Literal["combatant_recorded"] = "combatant_recorded"


@record
class FighterJoined:
    """*soldiers*: how many a battalion has (PCT-BAT-002); None for a single combatant."""

    combatant: str
    name: Name
    side: str
    weapon: str
    soldiers: int | None = None
    type: Literal["combatant_joined"] = "combatant_joined"


@record
class FighterLeft:
    """*unseen*: he was hidden, and nobody learns of it."""

    combatant: str
    name: Name
    reason: Literal["left", "removed"]
    unseen: bool = False
    type: Literal["combatant_left"] = "combatant_left"


@record
class FighterHidden:
    combatant: str
    type: Literal["combatant_hidden"] = "combatant_hidden"


@record
class FighterRevealed:
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


# ---- rounds and order


@record
class RoundStarted:
    """*round* begins with its first step (PCT-RND-002)."""

    round: int
    type: Literal["round_started"] = "round_started"


@record
class RoundEnded:
    round: int
    type: Literal["round_ended"] = "round_ended"


@record
class InitiativeRolled:
    """*face* None: a surprise, 7 without a die (PCT-INI-007)."""

    combatant: str
    face: int | None
    initiative: int
    type: Literal["initiative_rolled"] = "initiative_rolled"


@record
class TieRolled:
    """It only settles the order among equals (PCT-INI-003)."""

    combatant: str
    face: int
    type: Literal["tie_rolled"] = "tie_rolled"


@record
class OrderSet:
    """Who acts in which place, first to last. *unseen*: only the places of people who are hidden have changed."""

    order: tuple[str, ...]
    unseen: bool = False
    type: Literal["order_set"] = "order_set"


@record
class PlacesSwapped:
    """Two of the game master's people on one total act in each other's place from now on (PCT-INI-006)."""

    combatant: str
    other: str
    type: Literal["places_swapped"] = "places_swapped"


@record
class PhaseReached:
    """A step of the round begins (PCT-RND-002)."""

    phase: Literal["initiative", "declaring", "breaking", "acting", "ending"]
    type: Literal["phase_reached"] = "phase_reached"


# ---- declarations


@record
class ActionDeclared:
    """What *combatant* really does this round; for a character of the game master's others see `intention_shown`."""

    combatant: str
    declaration: Declaration
    by: Literal["player", "gm"] = "player"
    unfolds: ClassVar[str] = "declaration"
    type: Literal["action_declared"] = "action_declared"


@record
class IntentionShown:
    """What a character of the game master's seems to be about to do (PCT-DEC-004): *hint* in his own words, else by
    *kind*."""

    combatant: str
    kind: Seeming
    hint: Name = ""
    type: Literal["intention_shown"] = "intention_shown"


@record
class DeclarationAmended:
    """The game master has granted or refused a discreet attack, or set the penalty of a vital part. *unaimed*: what may
    only be aimed at somebody's back is not aimed any more (the setting `aim`)."""

    combatant: str
    granted: bool | None = None
    penalty: int | None = None
    unaimed: bool = False
    type: Literal["declaration_amended"] = "declaration_amended"


@record
class PostureTaken:
    """It holds for the whole round (PCT-POS-001)."""

    combatant: str
    posture: Posture | None
    type: Literal["posture_taken"] = "posture_taken"


# ---- actions


@record
class TurnBegun:
    """*combatant* carries out what he declared, or an action out of turn. *unseen*: he was hidden when it began."""

    combatant: str
    declaration: Declaration
    occasion: Literal["action", "opportunity", "reaction", "extra"] = "action"
    unseen: bool = False
    unfolds: ClassVar[str] = "declaration"
    type: Literal["turn_begun"] = "turn_begun"


@record
class TurnStepped:
    """The action under way goes on: what was asked of whom about it is settled."""

    combatant: str
    step: Literal["ready", "held"] | None = None
    target: str | None = None
    asked: str | None = None
    ridden: bool | None = None
    pending: Literal["", "mishap", "lethal", "outcome", "area", "opposed", "fall"] | None = None
    spared: str | None = None
    mishap: str | None = None
    targets: tuple[str, ...] | None = None
    kind: str | None = None
    granted: bool | None = None
    penalty: int | None = None
    second: int | None = None
    victim: str | None = None
    aim: Literal["none"] | None = None
    type: Literal["turn_stepped"] = "turn_stepped"


@record
class TurnEnded:
    """*reason* `done`, or why nothing was done."""

    combatant: str
    reason: Literal[
        "done",
        "nothing",
        "lost",
        "no_target",
        "dodging",
        "parrying",
        "given_up",
        "waited",
        "unpaid",
        "refused",
        "broke",
    ]
    type: Literal["turn_ended"] = "turn_ended"


@record
class D100Rolled:
    """*terms* add up to *score*; the face succeeds when it is not above it (PCT-TST-001). *target*: whom it concerns.
    *again*: an advantage or a disadvantage had it rolled anew (PCT-ADV-005)."""

    combatant: str
    purpose: Purpose
    face: int
    score: int
    terms: tuple[Term, ...]
    degree: Degree
    critical_to: int
    fumble_from: int
    target: str | None = None
    weapon: str | None = None
    again: Literal["advantage", "disadvantage", "riding"] | None = None
    type: Literal["d100_rolled"] = "d100_rolled"


@record
class RollSettled:
    """The result stands; what follows from it is told next."""

    combatant: str
    purpose: Purpose
    face: int
    degree: Degree
    type: Literal["roll_settled"] = "roll_settled"


@record
class AttackJudged:
    """What the attack roll says: which weapons hit *target* (PCT-ATK-002, PCT-ATK-009). *second_score*: of the second
    weapon. *main*: False when only the second weapon hits, in a hand of better skill."""

    combatant: str
    target: str
    hands: tuple[Literal["main", "second", "spell", "volley"], ...]
    critical: bool
    second_score: int | None = None
    arrows: int | None = None
    main: bool = True
    type: Literal["attack_judged"] = "attack_judged"


@record
class DefenceChosen:
    """*how* None: he takes the blow."""

    combatant: str
    attacker: str
    how: Literal["parade", "esquive", "parade_magique"] | None
    type: Literal["defence_chosen"] = "defence_chosen"


@record
class DefenceJudged:
    """*stopped*: no damage at all (PCT-DEF-007)."""

    combatant: str
    attacker: str
    stopped: bool
    type: Literal["defence_judged"] = "defence_judged"


@record
class HitSpent:
    """The hit is used up without damage: *held*, it begins a hold or a contest (PCT-UNA-003 to -005); *fallen*, its
    target had fallen to another blow (PCT-ATK-010)."""

    combatant: str
    attacker: str
    reason: Literal["held", "fallen"]
    type: Literal["hit_spent"] = "hit_spent"


@record
class DamageRolled:
    """*faces*: the dice kept; *others*: those of the other roll of a percussive weapon. *terms* add up to *dealt*
    before the floor of 0 (PCT-DMG-009). *each*: blows that count it, in a battle. *reason*: the game master's words
    about it."""

    combatant: str | None
    target: str
    weapon: str | None
    faces: tuple[int, ...]
    others: tuple[int, ...]
    terms: tuple[Term, ...]
    dealt: int
    each: int = 1
    critical: bool = False
    waits: bool = False
    reason: Name = ""
    type: Literal["damage_rolled"] = "damage_rolled"


@record
class HitPointsLost:
    """*lost* of *dealt* (PCT-DMG-010). *waited*: the damage had waited for a knock-out to be resisted (PCT-UNA-009)."""

    combatant: str
    dealt: int
    lost: int
    waited: bool = False
    type: Literal["hit_points_lost"] = "hit_points_lost"


@record
class HitPointsCounted:
    """What *combatant* has left, for his side."""

    combatant: str
    pv: int
    type: Literal["hit_points_counted"] = "hit_points_counted"


@record
class SoldiersLost:
    """A battalion is *lost* soldiers smaller; *left* stand."""

    combatant: str
    lost: int
    left: int
    type: Literal["soldiers_lost"] = "soldiers_lost"


@record
class StatusSet:
    """*since* and *until*: the first and the last round it holds in. *hours*: how long a knocked-out one sleeps
    (PCT-UNA-008)."""

    combatant: str
    status: StatusKind
    on: bool
    until: int | None = None
    by: str | None = None
    weapon: Literal["main", "second"] | None = None
    hours: int | None = None
    since: int | None = None
    type: Literal["status_set"] = "status_set"


@record
class MishapChosen:
    """What a fumble brings (PCT-FUM-001); *friend*: whom it strikes; *faces*: its dice."""

    combatant: str
    mishap: str
    friend: str | None = None
    faces: tuple[int, ...] = ()
    type: Literal["mishap_chosen"] = "mishap_chosen"


@record
class AsphyxiaJudged:
    """What a round of strangling does: `nothing`, dice, `assomme` or `mort` (PCT-UNA-005)."""

    combatant: str
    outcome: str
    type: Literal["asphyxia_judged"] = "asphyxia_judged"


@record
class ContestRolled:
    """The one who began an opposed roll has rolled *face*; *margin* is score minus face (PCT-TST-007)."""

    combatant: str
    margin: int
    degree: Degree
    face: int
    type: Literal["contest_rolled"] = "contest_rolled"


@record
class ContestJudged:
    """*winner* None: the attempt has no effect."""

    combatant: str
    other: str
    winner: str | None
    type: Literal["contest_judged"] = "contest_judged"


@record
class Waited:
    """What waiting has gathered (PCT-POS-004)."""

    combatant: str
    gained: Literal["energie", "bonus"]
    type: Literal["waited"] = "waited"


@record
class SpellCast:
    """*cost*: psy points paid; *worked*: it takes its effect."""

    combatant: str
    spell: str
    cost: int
    worked: bool
    target: str | None = None
    type: Literal["spell_cast"] = "spell_cast"


@record
class OtherResolved:
    """The game master's word on an action that no rule settles."""

    combatant: str
    kind: str
    outcome: Literal["done", "failed"]
    detail: Name = ""
    target: str | None = None
    type: Literal["other_resolved"] = "other_resolved"


@record
class BonusSpent:
    """The +10 of waiting, or gathered energy, is gone with the action (PCT-POS-006, -005)."""

    combatant: str
    what: Literal["prepared", "energy"]
    type: Literal["bonus_spent"] = "bonus_spent"


@record
class Unhorsed:
    """He comes off his mount (PCT-MNT-004)."""

    combatant: str
    face: int
    lost: int
    type: Literal["unhorsed"] = "unhorsed"


# ---- the bear pit


@record
class PitShuffled:
    """Who enters the pit in which place, first to last, by a die of six sides (PCT-PIT-001)."""

    order: tuple[str, ...]
    face: int
    type: Literal["pit_shuffled"] = "pit_shuffled"


@record
class BoutBegun:
    """*first* meets *second*, *rests* watches; *recovered*: the hit points with which *second* comes back, None when
    he has those that he had (PCT-PIT-003, -005)."""

    bout: int
    first: str
    second: str
    rests: str
    recovered: int | None = None
    type: Literal["bout_begun"] = "bout_begun"


@record
class BoutWon:
    """*wins*: the winner's points; at 2 the pit is won (PCT-PIT-004)."""

    combatant: str
    other: str
    wins: int
    type: Literal["bout_won"] = "bout_won"


# ---- the game master's hand


@record
class RerollsChanged:
    """Advantages and disadvantages held from now on, and how many of them end with the round (PCT-ADV-001)."""

    combatant: str
    advantages: int
    disadvantages: int
    reason: Literal["gm", "spent", "expired"] = "gm"
    brief_advantages: int = 0
    brief_disadvantages: int = 0
    type: Literal["rerolls_changed"] = "rerolls_changed"


@record
class ModifierSet:
    """*value* 0 takes it back."""

    combatant: str
    value: int
    skill: str | None = None
    against: str | None = None
    once: bool = False
    type: Literal["modifier_set"] = "modifier_set"


@record
class ModifierSpent:
    """Those for one roll that counted on this one, of *skill* and about the combatant *against*, are gone."""

    combatant: str
    skill: str
    against: str | None = None
    type: Literal["modifier_spent"] = "modifier_spent"


@record
class CoverSet:
    """*penalty* (0 or less) of those who shoot at *combatant*; *all*: of every attack (PCT-DMG-006)."""

    combatant: str
    penalty: int
    all: bool = False
    type: Literal["cover_set"] = "cover_set"


@record
class DistanceSet:
    """In centimetres; None: not counted."""

    combatant: str
    other: str
    distance: int | None
    type: Literal["distance_set"] = "distance_set"


@record
class ReachWarned:
    """The weapon does not reach by the letter (PCT-ATK-013); the game master lets it pass."""

    combatant: str
    target: str
    distance: int
    type: Literal["reach_warned"] = "reach_warned"


@record
class OpportunityGiven:
    """An attack out of turn at +10 (PCT-ATK-005), aimed or not (PCT-ATK-006, -007)."""

    combatant: str
    target: str
    aim: Literal["none", "precise", "vital"] = "none"
    penalty: int | None = None
    type: Literal["opportunity_given"] = "opportunity_given"


@record
class ActionGranted:
    """One more action in this round (PCT-RND-004)."""

    combatant: str
    type: Literal["action_granted"] = "action_granted"


@record
class SurpriseSaid:
    """*on*: initiative 7 without a die (PCT-INI-007)."""

    combatant: str
    on: bool
    type: Literal["surprise_said"] = "surprise_said"


@record
class MountedSaid:
    """*mount*: the combatant that he is on, when it is one."""

    combatant: str
    on: bool
    mount: Name | None = None
    type: Literal["mounted_said"] = "mounted_said"


@record
class OrderGiven:
    """A standing order of *combatant*: *order* in every *matter* of that kind."""

    combatant: str
    matter: str
    order: str
    type: Literal["order_given"] = "order_given"


@record
class GmOverrode:
    """*what*: a field (see `checks.FIELDS`). *secret*: figures that the other side may not know."""

    what: str
    combatant: str
    before: int | None
    after: int | None
    reason: Name = ""
    secret: bool = True
    type: Literal["gm_overrode"] = "gm_overrode"


@record
class SettingChanged:
    setting: str
    before: str | bool | int
    after: str | bool | int
    type: Literal["setting_changed"] = "setting_changed"


PercentileEvent: TypeAlias = (
    SceneOpened
    | FighterRecorded
    | FighterJoined
    | FighterLeft
    | FighterHidden
    | FighterRevealed
    | HandedOver
    | SideChanged
    | CombatantRenamed
    | RoundStarted
    | RoundEnded
    | InitiativeRolled
    | TieRolled
    | OrderSet
    | PlacesSwapped
    | PhaseReached
    | ActionDeclared
    | IntentionShown
    | DeclarationAmended
    | PostureTaken
    | TurnBegun
    | TurnStepped
    | TurnEnded
    | D100Rolled
    | RollSettled
    | AttackJudged
    | DefenceChosen
    | DefenceJudged
    | HitSpent
    | DamageRolled
    | HitPointsLost
    | HitPointsCounted
    | SoldiersLost
    | StatusSet
    | MishapChosen
    | AsphyxiaJudged
    | ContestRolled
    | ContestJudged
    | Waited
    | SpellCast
    | OtherResolved
    | BonusSpent
    | Unhorsed
    | PitShuffled
    | BoutBegun
    | BoutWon
    | RerollsChanged
    | ModifierSet
    | ModifierSpent
    | CoverSet
    | DistanceSet
    | ReachWarned
    | OpportunityGiven
    | ActionGranted
    | SurpriseSaid
    | MountedSaid
    | OrderGiven
    | GmOverrode
    | SettingChanged
)
