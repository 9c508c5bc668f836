"""Whose the numbers of each event are (`shared.veil`), and those that are nobody's secret."""

from __future__ import annotations

from typing import Final

from bot.rulesets.percentile.attack import AttackJudged
from bot.rulesets.percentile.damage import DamageRolled, HitPointsLost, Unhorsed
from bot.rulesets.percentile.initiative import InitiativeRolled, TieRolled
from bot.rulesets.percentile.rolls.d100 import D100Rolled, RollSettled
from bot.rulesets.percentile.unarmed import ContestRolled
from bot.rulesets.shared.veil import Numbers, Table

NUMBERS: Final[Table] = {
    InitiativeRolled: (Numbers("combatant", ("face", "initiative")),),
    TieRolled: (Numbers("combatant", ("face",)),),
    D100Rolled: (Numbers("combatant", ("face",), ("score", "terms", "critical_to", "fumble_from")),),
    RollSettled: (Numbers("combatant", ("face",)),),
    AttackJudged: (Numbers("combatant", (), ("second_score",)),),
    ContestRolled: (Numbers("combatant", ("face",), ("margin",)),),
    DamageRolled: (
        Numbers("combatant", (), ("faces", "others", "terms")),
        Numbers("target", ("dealt", "lost", "rolled", "protection"), ("terms",)),
    ),
    HitPointsLost: (Numbers("combatant", ("dealt", "lost")),),
    Unhorsed: (Numbers("combatant", ("lost",), ("face",)),),
}
