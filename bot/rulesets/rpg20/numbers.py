"""Whose the numbers of each event are (`shared.veil`).

What a die must not be above is a figure of whoever rolls; a strike, a dodge and a parry also tell how well the other
one fights.
"""

from __future__ import annotations

from typing import Final

from bot.rulesets.rpg20.armour import ProtectionRolled, ShieldWorn
from bot.rulesets.rpg20.attack import AttackBegun, AttackRolled
from bot.rulesets.rpg20.evading import DefenceRolled
from bot.rulesets.rpg20.explosions.blasts import Blasted, BlastShared, SpotRolled
from bot.rulesets.rpg20.sequences.events import InitiativeRolled, SurpriseTested, TieRolled, TotalSet
from bot.rulesets.rpg20.shooting.events import BurstRolled, BurstShared
from bot.rulesets.rpg20.specials import StunResisted, WeaponKept
from bot.rulesets.rpg20.weapons import DamageRolled, RoundsSpent, WeaponReadied
from bot.rulesets.rpg20.wounds.events import Bled, BodyTested, Treated, Wounded
from bot.rulesets.shared.veil import Numbers, Table

_TESTED = (Numbers("combatant", ("face",), ("terms", "total", "needed")),)
NUMBERS: Final[Table] = {
    InitiativeRolled: (Numbers("combatant", ("face", "initiative"), ("terms",)),),
    TieRolled: (Numbers("combatant", ("face",)),),
    TotalSet: (Numbers("combatant", ("total",), ("terms",)),),
    AttackBegun: (Numbers("combatant", (), ("margin",)),),
    AttackRolled: (
        Numbers("combatant", ("face",), ("terms", "total", "margin", "needed", "plain")),
        Numbers("target", (), ("terms", "total", "margin", "needed", "plain")),
    ),
    DefenceRolled: (
        Numbers("combatant", ("face",), ("terms", "total", "needed")),
        Numbers("attacker", (), ("terms", "total", "needed")),
    ),
    BurstRolled: _TESTED,
    SpotRolled: _TESTED,
    BurstShared: (Numbers("combatant", (), ("margin",)),),
    DamageRolled: (Numbers("combatant", ("total",), ("faces", "bonus", "terms")),),
    ProtectionRolled: (Numbers("combatant", ("total", "shield", "left"), ("terms",)),),
    ShieldWorn: (Numbers("combatant", ("points",), ("left",)),),
    Wounded: (Numbers("target", ("points",), ("gauge_left", "left")),),
    BodyTested: _TESTED,
    StunResisted: _TESTED,
    WeaponKept: _TESTED,
    Treated: _TESTED,
    SurpriseTested: (Numbers("combatant", ("face",), ("terms", "total", "margin", "needed")),),
    Bled: (Numbers("combatant", ("points",), ("left",)),),
    Blasted: (Numbers("combatant", ("points",), ("left",)),),
    BlastShared: (Numbers("combatant", ("points", "lost"), ("shared",)),),
    RoundsSpent: (Numbers("combatant", (), ("left",)),),
    WeaponReadied: (Numbers("combatant", (), ("rounds",)),),
}
