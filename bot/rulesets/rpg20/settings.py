"""The table's choices, each with the values it may take."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.rulesets.rpg20.state import Settings
from bot.rulesets.shared import choices
from bot.rulesets.shared.book import word
from bot.rulesets.shared.choices import Choices, Value, options_of

RULES: Mapping[str, tuple[str, ...]] = {
    "foe_numbers": ("R20-GEN-001",),
    "natural_results": ("R20-GEN-003",),
    "intentions": ("R20-SEQ-004",),
    "initiative_roll": ("R20-SEQ-005",),
    "tie_break": ("R20-SEQ-007",),
    "distances": ("R20-SEQ-002", "R20-RNG-009"),
    "shot_attribute": ("R20-RNG-008",),
    "throw_modes": ("R20-FIR-011",),
    "missile_defence_counts": ("R20-EVD-009",),
    "followups": ("R20-MEL-003",),
    "defence_without_posture": ("R20-MEL-006",),
    "defender_domain": ("R20-MEL-009",),
    "stun_min_hours": ("R20-SPE-002",),
    "disarm_damage": ("R20-SPE-004",),
    "charge_posture": ("R20-SPE-009",),
    "multiple_assailants": ("R20-SPE-010",),
    "damage_half": ("R20-WPN-009",),
    "explosion_zone": ("R20-EXP-001",),
    "explosion_damage": ("R20-EXP-003",),
    "head_threshold": ("R20-EXP-006",),
    "explosion_armour": ("R20-EXP-007",),
    "armour_dodge_penalty": ("R20-ARM-005",),
    "shield_wear": ("R20-SHD-006",),
    "arm_threshold": ("R20-WND-002",),
    "coma_retest": ("R20-WND-003",),
    "haemorrhage_first": ("R20-WND-007",),
    "wound_rolls": ("R20-WND-016",),
}
"""The rules that each setting is about."""
OPTIONS: Final = options_of(Settings, RULES, stun_min_hours=(0, 1))
CHAPTERS = (
    *("GEN", "SEQ", "ACT", "RNG", "FIR", "EVD", "MEL"),
    *("SPE", "LOC", "WPN", "EXP", "ARM", "SHD", "WND", "MAS"),
)
"""The chapters of the rules, in the text's order, as their ids begin."""
SILENT = frozenset({"foe_numbers", "distances"})
"""Settings of which the text says nothing: what is usual there is no reading of it."""
CHOICES = Choices("rpg20", OPTIONS, RULES, Settings(), chapters=CHAPTERS, silent=SILENT)


@word()
class SetSetting(choices.SetSetting):
    def taken(self) -> Value:
        return CHOICES.value(self.name, self.value)


@word()
class SetSettings(choices.SetSettings):
    one = SetSetting
