"""Everything that can happen: past participles, ids and numbers only. `history` says what each changes.

Vocabulary and field names are the glossary's. `audience` in `people` says who may read which.
"""

from __future__ import annotations

from typing import TypeAlias

from bot.rulesets.alternatif.events.announced import (
    ActionCameUp,
    ActionDeclared,
    ActionLost,
    BeatImposed,
    InitiativePostponed,
    OrderGiven,
    ReactionRolled,
    StatusChanged,
    StoodBy,
)
from bot.rulesets.alternatif.events.blows import (
    ChoiceRevealed,
    DisengagedBriefly,
    ExceptionalShown,
    FreeActionOffered,
    FreeActionSettled,
    FumbleRolled,
    MishapSettled,
    ParryChosen,
    ParryRolled,
    SimultaneousAnnounced,
    StrikeChosen,
    StrikeRolled,
)
from bot.rulesets.alternatif.events.overrides import (
    GmOverrode,
    SettingChanged,
)
from bot.rulesets.alternatif.events.scene import (
    CombatantBack,
    CombatantHidden,
    CombatantJoined,
    CombatantLeft,
    CombatantOut,
    CombatantRecorded,
    CombatantRevealed,
    EngagementChanged,
    FateSaid,
    FlagSet,
    HandedOver,
    RoundEnded,
    SceneOpened,
    SegmentReached,
)
from bot.rulesets.alternatif.events.terms import Term, term
from bot.rulesets.alternatif.events.timed import (
    ActionHeld,
    ActionProposed,
    ActionReleased,
    GuardLowered,
    ProposalSettled,
    SimultaneousTestRolled,
    TaskBegun,
    TaskBroken,
    TaskEnded,
)
from bot.rulesets.alternatif.events.wounds import (
    Bled,
    DamageDealt,
    EffectDrawn,
    EquipmentDamaged,
    InjuryAmended,
    WeaponChanged,
    WoundsCounted,
)
from bot.rulesets.shared.mustering import CombatantRenamed, SideChanged

AlternatifEvent: TypeAlias = (
    SceneOpened
    | CombatantRecorded
    | CombatantJoined
    | CombatantLeft
    | CombatantHidden
    | CombatantRevealed
    | HandedOver
    | SideChanged
    | CombatantRenamed
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

__all__ = [
    "ActionCameUp",
    "ActionDeclared",
    "ActionHeld",
    "ActionLost",
    "ActionProposed",
    "ActionReleased",
    "AlternatifEvent",
    "BeatImposed",
    "Bled",
    "ChoiceRevealed",
    "CombatantBack",
    "CombatantHidden",
    "CombatantJoined",
    "CombatantLeft",
    "CombatantOut",
    "CombatantRecorded",
    "CombatantRenamed",
    "CombatantRevealed",
    "DamageDealt",
    "DisengagedBriefly",
    "EffectDrawn",
    "EngagementChanged",
    "EquipmentDamaged",
    "ExceptionalShown",
    "FateSaid",
    "FlagSet",
    "FreeActionOffered",
    "FreeActionSettled",
    "FumbleRolled",
    "GmOverrode",
    "GuardLowered",
    "HandedOver",
    "InitiativePostponed",
    "InjuryAmended",
    "MishapSettled",
    "OrderGiven",
    "ParryChosen",
    "ParryRolled",
    "ProposalSettled",
    "ReactionRolled",
    "RoundEnded",
    "SceneOpened",
    "SegmentReached",
    "SettingChanged",
    "SideChanged",
    "SimultaneousAnnounced",
    "SimultaneousTestRolled",
    "StatusChanged",
    "StoodBy",
    "StrikeChosen",
    "StrikeRolled",
    "TaskBegun",
    "TaskBroken",
    "TaskEnded",
    "Term",
    "WeaponChanged",
    "WoundsCounted",
    "term",
]
