"""Whose the numbers of each event are (`shared.veil`), and those that are nobody's secret."""

from __future__ import annotations

from typing import Final

from bot.rulesets.dnd5.actions.circumstances import Hid, Searched
from bot.rulesets.dnd5.attack.events import AttackRolled, AttackTurned, PlaceStruck
from bot.rulesets.dnd5.conditions import ConditionSaved
from bot.rulesets.dnd5.contests.events import ContestRolled
from bot.rulesets.dnd5.damage import DamageDealt
from bot.rulesets.dnd5.dying.mending import (
    AidGiven,
    DeathNearer,
    DeathSaved,
    Fell,
    Healed,
    TemporaryGained,
    TemporaryOffered,
)
from bot.rulesets.dnd5.mounts.saddle import SaddleSaved
from bot.rulesets.dnd5.objects.events import ImprovisedJudged
from bot.rulesets.dnd5.rounds.turns import InitiativeRolled, PlayersAgreed, SneakRolled, TieRolled
from bot.rulesets.dnd5.spells.events import (
    Bolstered,
    HarmRolled,
    PoolRolled,
    Recharged,
    Revived,
    SaveRolled,
    SpellChecked,
    Struggled,
)
from bot.rulesets.dnd5.spells.events_lasting import ConcentrationRolled
from bot.rulesets.dnd5.traits import Endured, Parried
from bot.rulesets.shared.veil import Numbers, Table

NUMBERS: Final[Table] = {
    SneakRolled: (Numbers("combatant", ("total",), ("faces", "terms")),),
    InitiativeRolled: (Numbers("combatant", ("face", "initiative"), ("terms", "faces")),),
    TieRolled: (Numbers("combatant", ("face",)),),
    PlayersAgreed: (Numbers("combatant", ("total",)),),
    AttackRolled: (
        Numbers("combatant", ("face", "total"), ("faces", "terms")),
        Numbers("target", (), ("against", "against_terms")),
    ),
    AttackTurned: (Numbers("combatant", ("total",)), Numbers("target", (), ("against",))),
    PlaceStruck: (Numbers("combatant", ("face",), ("faces",)),),
    Hid: (Numbers("combatant", ("total",), ("faces", "terms")),),
    Searched: (Numbers("combatant", ("total",), ("faces", "terms")),),
    ContestRolled: (
        Numbers("combatant", ("total",), ("faces", "terms")),
        Numbers("target", ("other_total",), ("other_faces", "other_terms")),
    ),
    AidGiven: (Numbers("combatant", ("face", "total"), ("faces", "terms")),),
    TemporaryGained: (Numbers("combatant", ("amount",)),),
    TemporaryOffered: (Numbers("combatant", ("amount",)),),
    DamageDealt: (
        Numbers("combatant", (), ("parts", "terms")),
        Numbers("target", ("dealt", "absorbed", "lost", "excess"), ("parts", "terms", "wards")),
    ),
    Fell: (Numbers("combatant", ("excess",), ("most",)),),
    DeathSaved: (Numbers("combatant", ("face", "total", "successes", "failures"), ("faces", "terms")),),
    DeathNearer: (Numbers("combatant", ("added", "failures")),),
    SaddleSaved: (Numbers("combatant", ("face", "total", "against"), ("faces", "terms", "against_terms")),),
    ImprovisedJudged: (Numbers("combatant", ("total",), ("faces", "terms", "against")),),
    HarmRolled: (Numbers("by", ("total",), ("faces", "terms")),),
    SaveRolled: (
        Numbers("combatant", ("face", "total"), ("faces", "terms")),
        Numbers("by", (), ("against", "against_terms")),
    ),
    ConcentrationRolled: (
        Numbers("combatant", ("face", "total"), ("faces", "terms", "against", "against_terms", "damage")),
    ),
    Endured: (Numbers("combatant", ("face", "total"), ("faces", "terms", "against", "against_terms")),),
    Parried: (Numbers("combatant", (), ("bonus",)),),
    ConditionSaved: (Numbers("combatant", ("face", "total"), ("faces", "terms", "against", "against_terms")),),
    SpellChecked: (Numbers("combatant", ("face", "total"), ("faces", "terms", "against", "against_terms")),),
    Struggled: (Numbers("combatant", ("face", "total"), ("faces", "terms", "against", "against_terms")),),
    Bolstered: (Numbers("combatant", ("rolled",), ("faces", "terms")),),
    PoolRolled: (Numbers("combatant", ("points",), ("faces",)),),
    Recharged: (Numbers("combatant", (), ("face",)),),
    Revived: (Numbers("combatant", ("hit_points",)),),
    Healed: (Numbers("combatant", ("rolled", "regained"), ("faces", "terms")),),
}
