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
    "spells_may_be_held": ("ask_gm", "never", "always"),
    "interrupted_spell": ("ask_gm", "lost", "kept"),
    "scroll_reaction_die": ("1d8", "1d6"),
    "wand_timing": ("end_of_reaction", "plus_one_segment"),
    "wand_rest": ("two_full_segments", "two_apart"),
    "simultaneous_test_dex": YES_NO,
    "simultaneous_test_gap": (1, 2, 3, 4, 5),
    "missile_adjustments": ("all", "point_blank_only", "none"),
    "point_blank_crit": ("17-20", "17,19,20", "18-20"),
    "missile_fumble": ("miss", "table"),
    "aim_declared": ("before", "after"),
    "aim_with_rapid": YES_NO,
    "aim_lost": ("bonus", "shot"),
    "shoot_into_melee": ("plain", "ask_gm", "wrestling_percent"),
    "nat20_shot_dodge": YES_NO,
    "save_natural_20": YES_NO,
    "dodge_after_acting": YES_NO,
    "pavise_limit": (0, 2, 3, 4),
    "volley_roll_limit": (5, 6),
    "key_malus": (5, 6),
    "wrestle_bm19_die": ("d3", "d4"),
    "wrestle_fumble": ("fail", "table"),
    "contrer_against": ("cl", "strike_total"),
    "postpone_counts_extra_dice": YES_NO,
    "pass_guard_tie": ("success", "fail"),
    "join_clinch_free_action": YES_NO,
    "strangle_can_kill": YES_NO,
    "retourne_scope": ("d20", "all"),
    "prone_between_ground_wrestlers": YES_NO,
    "push_breaks_clinch": YES_NO,
    "surprise_reaction_base": (0, 1),
    "ambush_spell": ("prepared", "held"),
    "heavy_sneak_save_bonus": (3, 0),
    "two_dagger_sneak": ("ask_gm", "always", "never"),
    "map": ("none", "square", "hex"),
    "walk_speed": (2, 3, 4),
    "run_speed": (6, 8, 10),
    "special_actions": YES_NO,
    "push_on_tie": (0, 1),
    "parried_attack_still_opposes": YES_NO,
    "free_botte_offers_free_attack": YES_NO,
    "charge_min_scope": ("run", "last_segment"),
    "short_charge_reception": YES_NO,
    "charge_order": ("simultaneous", "polearm_first"),
    "charge_reaction_dex": YES_NO,
    "stacked_doubling": ("multiply", "add", "once"),
    "narrow_inversion": ("ask_gm", True, False),
    "second_rank_outnumbers": YES_NO,
    "unseen_bonus_on_sneak": YES_NO,
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
    "spells_may_be_held": ("ALT-MAG-013",),
    "interrupted_spell": ("ALT-MAG-010",),
    "scroll_reaction_die": ("ALT-MAG-018",),
    "wand_timing": ("ALT-MAG-015", "ALT-REA-007"),
    "wand_rest": ("ALT-MAG-016",),
    "simultaneous_test_dex": ("ALT-REA-018",),
    "simultaneous_test_gap": ("ALT-REA-019",),
    "missile_adjustments": ("ALT-RNG-001",),
    "point_blank_crit": ("ALT-RNG-003",),
    "missile_fumble": ("ALT-MIS-018",),
    "aim_declared": ("ALT-MIS-007",),
    "aim_with_rapid": ("ALT-MIS-008",),
    "aim_lost": ("ALT-MIS-009",),
    "shoot_into_melee": ("ALT-MIS-025",),
    "nat20_shot_dodge": ("ALT-DEF-009",),
    "save_natural_20": ("ALT-DEF-008",),
    "dodge_after_acting": ("ALT-DEF-011",),
    "pavise_limit": ("ALT-DEF-006", "ALT-DEF-015"),
    "volley_roll_limit": ("ALT-VOL-002",),
    "special_actions": ("ALT-SPE-001",),
    "push_on_tie": ("ALT-SPE-011",),
    "parried_attack_still_opposes": ("ALT-SPE-026",),
    "free_botte_offers_free_attack": ("ALT-SPE-027",),
    "open_initiative": ("ALT-SIM-009",),
    "round_separators": ("ALT-GEN-002",),
    "key_malus": ("ALT-WRE-022",),
    "wrestle_bm19_die": ("ALT-WRE-002",),
    "wrestle_fumble": ("ALT-WRE-008",),
    "contrer_against": ("ALT-WRE-035",),
    "postpone_counts_extra_dice": ("ALT-WRE-034",),
    "pass_guard_tie": ("ALT-WRE-041",),
    "join_clinch_free_action": ("ALT-WRE-017",),
    "strangle_can_kill": ("ALT-WRE-031",),
    "retourne_scope": ("ALT-WRE-033",),
    "prone_between_ground_wrestlers": ("ALT-WRE-032", "ALT-TAC-005"),
    "push_breaks_clinch": ("ALT-WRE-044", "ALT-WRE-019"),
    "charge_min_scope": ("ALT-CHG-003",),
    "short_charge_reception": ("ALT-CHG-003", "ALT-CHG-006"),
    "charge_order": ("ALT-CHG-008",),
    "charge_reaction_dex": ("ALT-CHG-010",),
    "stacked_doubling": ("ALT-CHG-007",),
    "narrow_inversion": ("ALT-TAC-013",),
    "second_rank_outnumbers": ("ALT-TAC-017",),
    "unseen_bonus_on_sneak": ("ALT-TAC-010", "ALT-SNK-003"),
    "surprise_reaction_base": ("ALT-SUR-008",),
    "ambush_spell": ("ALT-SUR-005",),
    "heavy_sneak_save_bonus": ("ALT-SNK-009",),
    "two_dagger_sneak": ("ALT-SNK-016",),
    "map": ("ALT-MOV-001",),
    "walk_speed": ("ALT-MOV-004", "ALT-GMX-012"),
    "run_speed": ("ALT-MOV-004", "ALT-CHG-001"),
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
