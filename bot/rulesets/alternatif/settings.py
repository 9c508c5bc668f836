"""The table's choices that this slice knows, each with the values it may take (ALT-GEN-014)."""

from __future__ import annotations

from collections.abc import Mapping

from bot.kernel.decisions import Scalar
from bot.kernel.errors import Refused
from bot.kernel.values import evolve
from bot.rulesets.alternatif.state import Settings

_YES_NO = (True, False)

OPTIONS: Mapping[str, tuple[str | bool, ...]] = {
    "weapon_factors": _YES_NO,
    "defence_factor_in_ac": _YES_NO,
    "negative_dex_on_reaction": ("ignored", "applied"),
    "specialist_shift": ("row_below", "next_smaller_die"),
    "left_hand_specialist": ("dagger_only", "any_if_right_has_none"),
    "parry_no_answer": ("take_the_hit", "parry_if_already_defensive"),
    "open_initiative": _YES_NO,
    "round_separators": _YES_NO,
}
_WORDS: Mapping[str, bool] = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}


def setting_value(name: str, value: Scalar) -> str | bool:
    """*value* as the setting *name* takes it; yes and no may be typed as words.

    Raises `Refused`: `alternatif-unknown-setting` (with the known ones), `alternatif-setting-value` (with the values).
    """
    options = OPTIONS.get(name)
    if options is None:
        raise Refused("alternatif-unknown-setting", setting=str(name)[:40], known=", ".join(OPTIONS))
    given: Scalar = value
    if options == _YES_NO and isinstance(value, str):
        given = _WORDS.get(value.lower(), value)
    for each in options:
        if each == given and isinstance(given, bool) == isinstance(each, bool):
            return each
    shown = ", ".join(str(each).lower() for each in options)
    raise Refused("alternatif-setting-value", setting=name, value=str(value)[:40], options=shown)


def settings_from(given: Mapping[str, Scalar]) -> Settings:
    """The settings of an encounter that opens; the rest as the text has it."""
    return evolve(Settings(), **{name: setting_value(name, value) for name, value in given.items()})
