"""What a table chooses (ALT-GEN-014)."""

from __future__ import annotations

from typing import Literal

from bot.kernel.values import record


@record
class Settings:
    """The table's choices, copied when the encounter opens (ALT-GEN-014). `settings.OPTIONS` lists the values."""

    foe_numbers: Literal["all", "totals", "words"] = "all"
    weapon_factors: bool = True
    defence_factor_in_ac: bool = True
    negative_dex_on_reaction: Literal["ignored", "applied"] = "ignored"
    specialist_shift: Literal["row_below", "next_smaller_die"] = "row_below"
    left_hand_specialist: Literal["any_if_right_has_none", "dagger_only"] = "any_if_right_has_none"
    identical_pair_keeps_right_factor: bool = False
    lost_factors_also_leave_ac: bool = False
    mutual_guard: Literal["literal", "single_weapons_only"] = "literal"
    parry_no_answer: Literal["take_the_hit", "parry_if_already_defensive"] = "take_the_hit"
    monster_critical_parry: Literal["base_by_level", "fighter_by_level", "never"] = "base_by_level"
    crit_faces_autohit: bool = False
    frank_ignores_defence_factor: bool = True
    frank_special_actions: bool = True
    frank_against_completion: Literal["frank_first", "simultaneous_test"] = "frank_first"
    ask_again: Literal["always", "changed", "never"] = "changed"
    zero_reaction_start: Literal["same_segment_if_unused", "next_segment"] = "same_segment_if_unused"
    spells_may_be_held: Literal["ask_gm", "never", "always"] = "ask_gm"
    interrupted_spell: Literal["ask_gm", "lost", "kept"] = "ask_gm"
    scroll_reaction_die: Literal["1d8", "1d6"] = "1d8"
    wand_timing: Literal["end_of_reaction", "plus_one_segment"] = "end_of_reaction"
    wand_rest: Literal["two_full_segments", "two_apart"] = "two_full_segments"
    simultaneous_test_dex: bool = True
    simultaneous_test_gap: int = 2
    missile_adjustments: Literal["all", "point_blank_only", "none"] = "all"
    point_blank_crit: Literal["17-20", "17,19,20", "18-20"] = "17-20"
    missile_fumble: Literal["miss", "fumble_table"] = "miss"
    aim_declared: Literal["before", "after"] = "before"
    aim_with_rapid: bool = False
    aim_lost: Literal["bonus", "shot"] = "bonus"
    shot_mastery: bool = False
    shoot_into_melee: Literal["plain", "ask_gm", "wrestling_percent"] = "plain"
    nat20_shot_dodge: bool = False
    save_natural_20: bool = False
    dodge_after_acting: bool = False
    pavise_limit: int = 0
    volley_roll_limit: int = 6
    special_actions: bool = True
    reflex_save: Literal["no_weapon", "nothing_opposed"] = "no_weapon"
    push_on_tie: int = 0
    parried_attack_still_opposes: bool = True
    free_special_action_offers_free_attack: bool = True
    open_initiative: bool = False
    closed_choices: bool = True
    round_separators: bool = True
    fists_keep_off: bool = True
    hold_sizes: Literal["pass_guard", "pass_guard_and_push", "neither"] = "pass_guard"
    key_malus: int = 5
    wrestle_bm19_die: Literal["d3", "d4"] = "d3"
    wrestle_fumble: Literal["fail", "fumble_table"] = "fail"
    counter_against: Literal["wrestling_class", "strike_total"] = "wrestling_class"
    postpone_counts_extra_dice: bool = False
    pass_guard_tie: Literal["success", "fail"] = "success"
    join_clinch_free_action: bool = False
    strangle_can_kill: bool = True
    turned_scope: Literal["d20", "all"] = "d20"
    prone_between_ground_wrestlers: bool = False
    push_breaks_clinch: bool = True
    charge_min_scope: Literal["run", "last_segment"] = "run"
    short_charge_reception: bool = True
    charge_order: Literal["simultaneous", "polearm_first"] = "simultaneous"
    charge_reaction_dex: bool = True
    stacked_doubling: Literal["multiply", "add", "once"] = "multiply"
    mounted_pass_provokes: bool = False
    narrow_inversion: Literal["ask_gm", True, False] = "ask_gm"
    second_rank_outnumbers: bool = False
    unseen_bonus_on_sneak: bool = False
    surprised_with_bow: Literal["armed", "defenceless"] = "armed"
    surprise_reaction_base: int = 0
    ambush_spell: Literal["prepared", "held"] = "prepared"
    heavy_sneak_save_bonus: int = 3
    fatigue: Literal["auto", "always", "off"] = "auto"
    fatigue_scope: Literal["d20_and_ac", "d20", "all_dice"] = "d20_and_ac"
    engaged_tires: bool = True
    exhaustion_save: Literal["each_point", "once"] = "each_point"
    exhaustion_save_malus: bool = False
    two_dagger_sneak: Literal["ask_gm", "always", "never"] = "ask_gm"
    map: Literal["none", "square", "hex"] = "none"
    upon_hidden: Literal["walks_on", "stops"] = "walks_on"
    walk_speed: int = 2
    run_speed: int = 6
    grouped_attacks: Literal["all", "natural", "none"] = "all"
    grouped_alike: bool = True
    lost_limbs: Literal["from_next_roll", "die_stays"] = "from_next_roll"
    shared_dice: Literal["on_request", "minor", "never"] = "on_request"
    simple_shields: Literal["on_request", "minor", "never"] = "on_request"
    flat_initiative: Literal["on_request", "minor", "never"] = "on_request"
