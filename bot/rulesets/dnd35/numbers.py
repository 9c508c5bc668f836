"""Whose the numbers of each event are (`shared.veil`)."""

from __future__ import annotations

from typing import Final

from bot.rulesets.dnd35.attack.guesses import PlaceJudged, PlaceStruck
from bot.rulesets.dnd35.attack.strikes import AttackRolled, ThreatRolled, WentAstray
from bot.rulesets.dnd35.concealment.hiding import MissRolled, SpotRolled
from bot.rulesets.dnd35.cover.circumstances import ReflexRolled
from bot.rulesets.dnd35.damage import CoupResisted, DamageDealt, DamageSaid, MassiveResisted
from bot.rulesets.dnd35.dying import Bled
from bot.rulesets.dnd35.grapple.events import GrabRolled, GrappleRolled, SpellHeld
from bot.rulesets.dnd35.manoeuvres.events import ContestRolled, TouchRolled
from bot.rulesets.dnd35.manoeuvres.events_things import ThingDamaged, ThingStruck
from bot.rulesets.dnd35.mounts.riding import Dismounted, RideRolled, SeatRolled
from bot.rulesets.dnd35.recovery.aid import (
    AbilityLost,
    AbilityRegained,
    AwakeningRolled,
    FirstAidRolled,
    MendingRolled,
    NonlethalFaded,
    Regained,
)
from bot.rulesets.dnd35.rounds.turns import InitiativeRolled, TieRolled
from bot.rulesets.dnd35.running.endurance import EnduranceRolled
from bot.rulesets.dnd35.spells.areas import FallEnded, HarmRolled, ResistanceRolled, SaveRolled, SpellHealed, SpellHurt
from bot.rulesets.dnd35.spells.events import SpellIdentified, SpellStrained
from bot.rulesets.dnd35.squeezing import WriggleRolled
from bot.rulesets.dnd35.tactics import AidRolled, FeintRolled
from bot.rulesets.dnd35.traits import LevelDrained, Regenerated, Rent, ScoreDrained, Struggled
from bot.rulesets.dnd35.turning.flight import StrengthRolled, TurningRolled, UndeadBolstered, UndeadTurned
from bot.rulesets.shared.veil import Numbers, Table

_ROLLED = (
    Numbers("combatant", ("face", "total"), ("terms",)),
    Numbers("target", (), ("against", "against_terms")),
)
_OPPOSED = (
    Numbers("combatant", ("face", "total"), ("terms",)),
    Numbers("target", ("other_face", "other_total"), ("other_terms",)),
)
NUMBERS: Final[Table] = {
    InitiativeRolled: (Numbers("combatant", ("face", "initiative"), ("terms",)),),
    TieRolled: (Numbers("combatant", ("face",)),),
    AttackRolled: _ROLLED,
    ThreatRolled: _ROLLED,
    WentAstray: (Numbers("combatant", ("face",)),),
    PlaceStruck: (Numbers("combatant", ("face",)),),
    PlaceJudged: (Numbers("combatant", ("total",), ("terms",)), Numbers("target", (), ("against", "against_terms"))),
    GrabRolled: _ROLLED,
    GrappleRolled: (
        Numbers("combatant", ("face", "total"), ("terms",)),
        Numbers("target", ("other_face", "other_total"), ("other_terms",)),
    ),
    SpellHeld: (Numbers("combatant", ("face", "total"), ("terms", "against")),),
    DamageDealt: (
        Numbers("combatant", (), ("faces", "terms", "sneak_points")),
        Numbers("target", ("dealt", "mended"), ("faces", "terms", "wards", "kept_off")),
    ),
    DamageSaid: (Numbers("combatant", ("dealt", "mended"), ("terms", "kept_off")),),
    MassiveResisted: (Numbers("combatant", ("face", "total", "dealt"), ("terms", "against")),),
    CoupResisted: (Numbers("combatant", ("face", "total"), ("terms", "against")),),
    SpotRolled: _OPPOSED,
    MissRolled: (Numbers("combatant", ("face",), ()),),
    ReflexRolled: (Numbers("combatant", ("face", "total"), ("terms", "against")),),
    TouchRolled: _ROLLED,
    ThingStruck: _ROLLED,
    ContestRolled: _OPPOSED,
    FeintRolled: _OPPOSED,
    AidRolled: (Numbers("combatant", ("face", "total"), ("terms",)),),
    ThingDamaged: (
        Numbers("combatant", (), ("faces", "terms")),
        Numbers("target", ("dealt", "left", "whole", "rolled", "hardness"), ("faces", "terms")),
    ),
    TurningRolled: (Numbers("combatant", ("face", "total", "most"), ("terms",)), Numbers("target", ("against",))),
    StrengthRolled: (Numbers("combatant", ("total",), ("faces", "terms")),),
    UndeadTurned: (Numbers("combatant", (), ("hit_dice",)), Numbers("by", ("check",))),
    UndeadBolstered: (Numbers("combatant", (), ("hit_dice",)),),
    SpellStrained: (Numbers("combatant", ("face", "total"), ("terms", "against")),),
    SpellIdentified: (Numbers("combatant", ("face", "total"), ("terms",)), Numbers("target", (), ("against",))),
    HarmRolled: (Numbers("by", ("total",), ("faces", "terms")),),
    SaveRolled: (Numbers("combatant", ("face", "total"), ("terms",)), Numbers("by", (), ("against",))),
    ResistanceRolled: (Numbers("combatant", ("face", "total"), ("terms",)), Numbers("target", (), ("against",))),
    SpellHurt: (
        Numbers("combatant", (), ("faces", "terms")),
        Numbers("target", ("dealt",), ("faces", "terms", "wards", "kept_off")),
    ),
    SpellHealed: (Numbers("combatant", (), ("faces", "terms")), Numbers("target", ("given",), ("faces", "terms"))),
    FallEnded: (Numbers("combatant", ("dealt",), ("faces",)),),
    ScoreDrained: (Numbers("combatant", ("points",), ("faces",)),),
    LevelDrained: (Numbers("combatant", ("levels",)),),
    Rent: (
        Numbers("combatant", (), ("faces", "terms")),
        Numbers("target", ("dealt",), ("faces", "terms", "wards", "kept_off")),
    ),
    Regenerated: (Numbers("combatant", ("points",)),),
    Struggled: (Numbers("combatant", ("face", "total"), ("terms", "against")),),
    Bled: (Numbers("combatant", ("face",)),),
    FirstAidRolled: (Numbers("combatant", ("face", "total"), ("terms", "against")),),
    AwakeningRolled: (Numbers("combatant", ("face",)),),
    MendingRolled: (Numbers("combatant", ("face",)),),
    EnduranceRolled: (Numbers("combatant", ("face", "total"), ("terms", "against")),),
    WriggleRolled: (Numbers("combatant", ("face", "total"), ("terms", "against")),),
    RideRolled: (Numbers("combatant", ("face", "total"), ("terms", "against")),),
    SeatRolled: (Numbers("combatant", ("face",)),),
    Dismounted: (Numbers("combatant", ("damage",)),),
    Regained: (Numbers("combatant", ("points",)),),
    NonlethalFaded: (Numbers("combatant", ("points",)),),
    AbilityLost: (Numbers("combatant", ("points",)),),
    AbilityRegained: (Numbers("combatant", ("points",)),),
}
