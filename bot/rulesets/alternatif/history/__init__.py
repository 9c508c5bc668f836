"""What each event changes. Events are history: nothing here refuses, and nobody who left is missed.

Some events only say in words what another one of the same moment does: `StatusChanged` (a postponement or an action
that comes up), `StrikeChosen` (the strike), `ParryChosen` when it names a weapon (the parry), `ActionDeclared` when it
is a repetition (the reaction), `FumbleRolled` when it costs a weapon (`WeaponChanged`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.kernel.values import evolve
from bot.rulesets.alternatif import events as e
from bot.rulesets.alternatif.history import announced, blows, scene, timed, wounds
from bot.rulesets.alternatif.history.records import (
    ON_ARM,
    ON_FATIGUE,
    ON_FOOTING,
    ON_RIDING,
    ON_SPOT,
    ON_WRESTLER,
    State,
    with_,
)

CHANGES: dict[type, Callable[[State, Any], State]] = {
    e.SceneOpened: lambda state, event: evolve(state, opened=True),
    e.CombatantRecorded: scene.recorded,
    e.CombatantLeft: scene.left,
    e.CombatantHidden: lambda state, event: with_(state, event.combatant, hidden=True),
    e.CombatantRevealed: scene.revealed,
    e.HandedOver: scene.handed,
    e.SideChanged: scene.side,
    e.CombatantRenamed: lambda state, event: with_(state, event.combatant, name=event.after),
    e.SegmentReached: scene.reached,
    e.ActionDeclared: announced.declared,
    e.ReactionRolled: announced.reacted,
    e.StoodBy: announced.stood_by,
    e.BeatImposed: announced.beat,
    e.ActionCameUp: announced.came_up,
    e.ActionLost: announced.lost,
    e.SimultaneousAnnounced: blows.announced,
    e.ChoiceRevealed: blows.revealed_choice,
    e.StrikeChosen: blows.chosen,
    e.DisengagedBriefly: blows.disengaged,
    e.StrikeRolled: blows.struck,
    e.ParryChosen: blows.let_come,
    e.ParryRolled: blows.parried,
    e.InitiativePostponed: announced.postponed,
    e.DamageDealt: wounds.hurt,
    e.EffectDrawn: wounds.drawn,
    e.InjuryAmended: wounds.amended,
    e.Bled: wounds.bled,
    e.EquipmentDamaged: wounds.battered,
    e.WeaponChanged: wounds.weapon,
    e.FumbleRolled: blows.fumbled,
    e.MishapSettled: blows.settled,
    e.CombatantOut: scene.out,
    e.CombatantBack: scene.back,
    e.FateSaid: lambda state, event: with_(state, event.combatant, fate=event.fate),
    e.EngagementChanged: scene.engagement,
    e.FreeActionOffered: blows.offered,
    e.FreeActionSettled: blows.offer_settled,
    e.ActionProposed: timed.proposed,
    e.ProposalSettled: timed.proposal_settled,
    e.TaskBegun: timed.begun,
    e.TaskEnded: timed.ended,
    e.TaskBroken: timed.broken,
    e.ActionHeld: timed.waits,
    e.ActionReleased: timed.released,
    e.FlagSet: scene.flag,
    e.OrderGiven: scene.order,
    e.GmOverrode: scene.overrode,
    e.SettingChanged: scene.setting,
}

"""The state once an event of melee has happened."""

__all__ = ["CHANGES", "ON_ARM", "ON_FATIGUE", "ON_FOOTING", "ON_RIDING", "ON_SPOT", "ON_WRESTLER"]
