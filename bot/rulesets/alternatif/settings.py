"""The table's choices, each with the values it may take (ALT-GEN-014)."""

from __future__ import annotations

from collections.abc import Mapping

from bot.kernel.decisions import Scalar
from bot.kernel.ruleset import Setting
from bot.kernel.values import evolve
from bot.rulesets import choices
from bot.rulesets.alternatif.state import Settings
from bot.rulesets.choices import YES_NO, Options, Value

OPTIONS: Options = {
    "open_initiative": YES_NO,
    "round_separators": YES_NO,
    "weapon_factors": YES_NO,
    "defence_factor_in_ac": YES_NO,
    "negative_dex_on_reaction": ("ignored", "applied"),
    "specialist_shift": ("row_below", "next_smaller_die"),
    "left_hand_specialist": ("dagger_only", "any_if_right_has_none"),
    "identical_pair_keeps_right_factor": YES_NO,
    "lost_factors_also_leave_ac": YES_NO,
    "mutual_guard": ("literal", "single_weapons_only"),
    "parry_no_answer": ("take_the_hit", "parry_if_already_defensive"),
    "monster_critical_parry": ("base_by_level", "fighter_by_level", "never"),
    "crit_faces_autohit": YES_NO,
    "frank_ignores_defence_factor": YES_NO,
    "frank_against_completion": ("frank_first", "simultaneous_test"),
    "zero_reaction_start": ("same_segment_if_unused", "next_segment"),
    "simultaneous_test_dex": YES_NO,
    "simultaneous_test_gap": (1, 2, 3, 4, 5),
}

RULES: Mapping[str, tuple[str, ...]] = {
    "weapon_factors": ("ALT-FAC-001", "ALT-OFF-006"),
    "defence_factor_in_ac": ("ALT-FAC-005", "ALT-FAC-007"),
    "negative_dex_on_reaction": ("ALT-REA-031", "ALT-REA-018"),
    "specialist_shift": ("ALT-REA-029",),
    "left_hand_specialist": ("ALT-REA-030",),
    "identical_pair_keeps_right_factor": ("ALT-OFF-002",),
    "lost_factors_also_leave_ac": ("ALT-FAC-006", "ALT-OFF-002"),
    "mutual_guard": ("ALT-SIM-006",),
    "parry_no_answer": ("ALT-PAR-018",),
    "monster_critical_parry": ("ALT-CRI-013",),
    "crit_faces_autohit": ("ALT-MIS-014", "ALT-SUR-003"),
    "frank_ignores_defence_factor": ("ALT-FRE-012", "ALT-FAC-005"),
    "frank_against_completion": ("ALT-FRE-014",),
    "zero_reaction_start": ("ALT-REA-008",),
    "simultaneous_test_dex": ("ALT-REA-018",),
    "simultaneous_test_gap": ("ALT-REA-019",),
    "open_initiative": ("ALT-SIM-009",),
    "round_separators": ("ALT-GEN-002",),
}
"""The rules that each setting is about."""


def setting_value(name: str, value: Scalar) -> Value:
    """*value* as the setting *name* takes it, see `choices.setting_value`."""
    return choices.setting_value("alternatif", OPTIONS, name, value)


def settings_from(given: Mapping[str, Scalar]) -> Settings:
    """The settings of an encounter that opens; the rest as the text has it."""
    return evolve(Settings(), **{name: setting_value(name, value) for name, value in given.items()})


def settings_of(settings: Settings) -> tuple[Setting, ...]:
    """The settings of an encounter, for its table (ALT-GEN-014)."""
    return choices.listed(OPTIONS, RULES, Settings(), settings)
