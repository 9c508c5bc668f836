"""Whose the numbers of each event are (`shared.veil`), and those that are nobody's secret."""

from __future__ import annotations

from typing import Final

from bot.rulesets.alternatif.fatigue.breath import ExhaustionSaved
from bot.rulesets.alternatif.magic.casting import EffectRolled
from bot.rulesets.alternatif.melee.strikes import StrikeRolled
from bot.rulesets.alternatif.parry.parries import ParryRolled
from bot.rulesets.alternatif.shooting.events import ShotAlsoMet, ShotDefended, ShotRolled
from bot.rulesets.alternatif.specials.events import (
    ReflexRolled,
    SpecialAttempted,
    SpecialParried,
    SpecialProposed,
    SpecialResolved,
    SpecialRolled,
)
from bot.rulesets.alternatif.specials.records import GripTested, WeaponsKept
from bot.rulesets.alternatif.surprise.ambush import NoticeTested, SneakSaved
from bot.rulesets.alternatif.wounds.events import DamageDealt, EffectDrawn, EquipmentDamaged
from bot.rulesets.alternatif.wrestling.events import CounterRolled, HoldHurt, HoldRolled, ResistanceRolled
from bot.rulesets.shared.veil import Numbers, Table

_OWN = Numbers("combatant", ("total",), ("face", "terms"))
_DEFENCE = Numbers("combatant", ("total",), ("face", "terms", "needed"))
_CLASS = Numbers("target", (), ("against", "against_terms"))
_WOUND = Numbers("target", ("stamina", "body"), ("body_die", "margin"))
_DICE = Numbers("combatant", ("total",), ("faces", "terms"))

NUMBERS: Final[Table] = {
    StrikeRolled: (_OWN, _CLASS),
    ShotRolled: (_OWN, _CLASS),
    ParryRolled: (_DEFENCE, Numbers("attacker", ("against",))),
    ShotDefended: (_DEFENCE, Numbers("attacker", ("against",))),
    ShotAlsoMet: (Numbers("combatant", ("total",)), Numbers("attacker", ("against",))),
    SpecialProposed: (Numbers("combatant", (), ("modifier",)),),
    SpecialAttempted: (Numbers("combatant", (), ("modifier",)),),
    SpecialRolled: (_OWN,),
    SpecialParried: (_OWN,),
    ReflexRolled: (_OWN,),
    SpecialResolved: (Numbers("combatant", ("total",)), Numbers("target", ("against",))),
    GripTested: (
        Numbers("combatant", ("total",), ("faces",)),
        Numbers("target", ("other_total",), ("other_faces",)),
    ),
    WeaponsKept: (_OWN,),
    HoldRolled: (_OWN, _CLASS),
    ResistanceRolled: (_OWN,),
    CounterRolled: (_DEFENCE, Numbers("opponent", (), ("against", "against_terms"))),
    DamageDealt: (_DICE, _WOUND),
    HoldHurt: (_DICE, _WOUND),
    EquipmentDamaged: (_DICE, Numbers("target", ("left",))),
    EffectDrawn: (Numbers("combatant", ("malus",)),),
    EffectRolled: (Numbers("combatant", ("total",), ("faces", "plus")),),
    SneakSaved: (
        Numbers("combatant", ("total",), ("face", "terms", "margin")),
        Numbers("attacker", (), ("against", "margin")),
    ),
    ExhaustionSaved: (_OWN,),
    NoticeTested: (
        Numbers("combatant", ("total",), ("face",)),
        Numbers("other", ("other_total",), ("other_face",)),
    ),
}
