"""The table's choices, each with the values it may take (ALT-GEN-014)."""

from __future__ import annotations

from collections.abc import Mapping

from bot.kernel.decisions import Scalar
from bot.kernel.errors import Refused
from bot.kernel.values import evolve
from bot.rulesets.alternatif.state import Settings

_YES_NO = (True, False)

OPTIONS: Mapping[str, tuple[str | bool | int, ...]] = {
    "weapon_factors": _YES_NO,
    "defence_factor_in_ac": _YES_NO,
    "negative_dex_on_reaction": ("ignored", "applied"),
    "specialist_shift": ("row_below", "next_smaller_die"),
    "left_hand_specialist": ("dagger_only", "any_if_right_has_none"),
    "identical_pair_keeps_right_factor": _YES_NO,
    "lost_factors_also_leave_ac": _YES_NO,
    "mutual_guard": ("literal", "single_weapons_only"),
    "parry_no_answer": ("take_the_hit", "parry_if_already_defensive"),
    "monster_critical_parry": ("base_by_level", "fighter_by_level", "never"),
    "crit_faces_autohit": _YES_NO,
    "frank_ignores_defence_factor": _YES_NO,
    "frank_against_completion": ("frank_first", "simultaneous_test"),
    "zero_reaction_start": ("same_segment_if_unused", "next_segment"),
    "simultaneous_test_dex": _YES_NO,
    "simultaneous_test_gap": (1, 2, 3, 4, 5),
    "open_initiative": _YES_NO,
    "round_separators": _YES_NO,
}
_WORDS: Mapping[str, bool] = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


def setting_value(name: str, value: Scalar) -> str | bool | int:
    """*value* as the setting *name* takes it; yes and no may be typed as words.

    Raises `Refused`: `alternatif-unknown-setting` (with the known ones), `alternatif-setting-value` (with the values).
    """
    options = OPTIONS.get(name)
    if options is None:
        raise Refused("alternatif-unknown-setting", setting=str(name)[:40], known=", ".join(OPTIONS))
    given: Scalar = value
    if options == _YES_NO and isinstance(value, str):
        given = _WORDS.get(value.lower(), value)
    elif isinstance(value, str) and value.isdecimal() and len(value) < 4:
        given = int(value)
    for each in options:
        if each == given and isinstance(given, bool) == isinstance(each, bool):
            return each
    shown = ", ".join(str(each).lower() for each in options)
    raise Refused("alternatif-setting-value", setting=name, value=str(value)[:40], options=shown)


def settings_from(given: Mapping[str, Scalar]) -> Settings:
    """The settings of an encounter that opens; the rest as the text has it."""
    return evolve(Settings(), **{name: setting_value(name, value) for name, value in given.items()})
