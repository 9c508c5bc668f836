"""The table's choices, each with the values it may take."""

from __future__ import annotations

from collections.abc import Mapping

from bot.kernel.decisions import Scalar
from bot.kernel.values import evolve
from bot.rulesets import choices
from bot.rulesets.choices import YES_NO, Options, Value
from bot.rulesets.percentile.state import Settings

OPTIONS: Options = {
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
    "thrown_as_arrows": YES_NO,
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


def setting_value(name: str, value: Scalar) -> Value:
    """*value* as the setting *name* takes it, see `choices.setting_value`."""
    return choices.setting_value("percentile", OPTIONS, name, value)


def settings_from(given: Mapping[str, Scalar]) -> Settings:
    """The settings of an encounter that opens; the rest as the text has it."""
    return evolve(Settings(), **{name: setting_value(name, value) for name, value in given.items()})
