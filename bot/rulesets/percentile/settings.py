"""The table's choices, each with the values it may take."""

from __future__ import annotations

from collections.abc import Mapping

from bot.kernel.decisions import Scalar
from bot.kernel.errors import Refused
from bot.kernel.values import evolve
from bot.rulesets.percentile.state import Settings

_YES_NO = (True, False)
_WORDS: Mapping[str, bool] = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}

OPTIONS: Mapping[str, tuple[str | bool | int, ...]] = {
    "initiative_roll": ("combat", "round"),
    "npc_tie": ("roster", "roll"),
    "defence_postures": ("defensif", "all_but_offensif_anticipatif"),
    "defences_per_round": ("one_total", "one_parry_and_one_dodge"),
    "parry_score": ("weapon_skill", "force"),
    "fumble_from": (96, 97, 98, 99, 100),
    "critical_protection": ("applies", "ignored"),
    "critical_bonus": ("added_once", "doubled", "none"),
    "unarmed_bonus": ("added", "none"),
    "aim": ("any_attack", "back_or_opportunity_only"),
    "sneak_defence": ("refused", "allowed"),
    "thrown_as_arrows": _YES_NO,
    "reaction_timing": ("before", "after"),
    "riding_roll": ("advantage", "gate", "off"),
    "charge_force": ("damage", "score"),
    "opposed": ("margin", "highest_success", "gm"),
    "reach": ("off", "warn", "strict"),
    "battle_damage": ("per_contact", "single"),
    "impossible_action": ("retarget", "lost"),
    "asphyxia_dice": ("ask", "1d4", "1d6", "1d8", "1d10"),
    "pit_end": ("zero_pv", "first_touch"),
    "variant": ("combat", "battle", "pit"),
}


def setting_value(name: str, value: Scalar) -> str | bool | int:
    """*value* as the setting *name* takes it; yes and no may be typed as words.

    Raises `Refused`: `percentile-unknown-setting` (with the known ones), `percentile-setting-value` (with the values).
    """
    options = OPTIONS.get(name)
    if options is None:
        raise Refused("percentile-unknown-setting", setting=str(name)[:40], known=", ".join(OPTIONS))
    given: Scalar = value
    if options == _YES_NO and isinstance(value, str):
        given = _WORDS.get(value.lower(), value)
    elif isinstance(value, str) and value.isdecimal() and len(value) < 4:
        given = int(value)
    for each in options:
        if each == given and isinstance(given, bool) == isinstance(each, bool):
            return each
    shown = ", ".join(str(each).lower() for each in options)
    raise Refused("percentile-setting-value", setting=name, value=str(value)[:40], options=shown)


def settings_from(given: Mapping[str, Scalar]) -> Settings:
    """The settings of an encounter that opens; the rest as the text has it."""
    return evolve(Settings(), **{name: setting_value(name, value) for name, value in given.items()})
