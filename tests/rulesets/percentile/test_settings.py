"""The table's choices: what each may be, what it is unless somebody says otherwise, and what is refused."""

from __future__ import annotations

from typing import Any, get_args, get_type_hints

import pytest

from bot.kernel.errors import Refused
from bot.rulesets.percentile.settings import CHOICES, OPTIONS, SetSetting
from bot.rulesets.percentile.state import Settings
from bot.rulesets.shared.choices import SettingChanged
from tests.rulesets.percentile.brawl import GM, Brawl, fighter

READINGS: dict[str, tuple[str, tuple[Any, ...]]] = {
    "foe_numbers": ("PCT-TST-001", ("all", "totals", "words")),
    "initiative_roll": ("PCT-INI-009", ("combat", "round")),
    "npc_tie": ("PCT-INI-006", ("roster", "roll")),
    "defence_postures": ("PCT-DEF-001", ("defensive", "all_but_offensive_anticipating")),
    "defences_per_round": ("PCT-DEF-002", ("one_total", "one_parry_and_one_dodge")),
    "parry_score": ("PCT-DEF-006", ("weapon_skill", "strength")),
    "fumble_from": ("PCT-TST-004", (96, 97, 98, 99, 100)),
    "critical_protection": ("PCT-DMG-007", ("applies", "ignored")),
    "critical_bonus": ("PCT-DMG-007", ("added_once", "doubled", "none")),
    "unarmed_bonus": ("PCT-UNA-001", ("added", "none")),
    "wrestling_roll": ("PCT-UNA-002", ("text", "first")),
    "aim": ("PCT-ATK-006", ("any_attack", "back_or_opportunity_only")),
    "sneak_defence": ("PCT-ATK-004", ("refused", "allowed")),
    "thrown_as_arrows": ("PCT-DEF-010", (True, False)),
    "shield_dodge": ("PCT-DEF-010", (True, False)),
    "disengaged_spells": ("PCT-DEF-013", (True, False)),
    "offensive_spells": ("PCT-POS-009", (True, False)),
    "knock_out_third": ("PCT-UNA-009", ("original", "dealt")),
    "reaction_timing": ("PCT-POS-007", ("before", "after")),
    "riding_roll": ("PCT-MNT-001", ("advantage", "gate", "off")),
    "charge_strength": ("PCT-MNT-003", ("damage", "score")),
    "opposed": ("PCT-TST-007", ("margin", "highest_success", "gm")),
    "reach": ("PCT-ATK-013", ("off", "warn", "strict")),
    "battle_damage": ("PCT-BAT-005", ("per_contact", "single")),
    "impossible_action": ("PCT-DEC-006", ("retarget", "lost")),
    "asphyxia_dice": ("PCT-UNA-005", ("ask", "1d4", "1d6", "1d8", "1d10")),
    "pit_end": ("PCT-PIT-002", ("zero_hit_points", "first_touch")),
    "variant": ("PCT-BAT-001", ("combat", "battle", "pit")),
}
"""Each choice with a rule that it is a reading of, and its values; the text's own reading comes first, but for how far
a weapon reaches, which is warned about, and for spells, which do not reach whoever has broken off."""
FIRST = {name: values[0] for name, (_, values) in READINGS.items()} | {"reach": "warn", "disengaged_spells": False}


def test_every_choice_and_its_values() -> None:
    assert {name: values for name, (_, values) in READINGS.items()} == dict(OPTIONS)
    assert Settings(**FIRST) == Settings() == CHOICES.chosen({})
    hints = get_type_hints(Settings)
    for name, (_, values) in READINGS.items():
        assert get_args(hints[name]) in (values, ()), name


@pytest.mark.parametrize("name", READINGS)
def test_each_may_be_chosen_at_the_opening_and_typed_as_words(name: str) -> None:
    for value in READINGS[name][1]:
        for given in (value, str(value).lower()):
            assert CHOICES.value(name, given) == value
            assert getattr(CHOICES.chosen({name: given}), name) == value


@pytest.mark.parametrize("name", [each for each in READINGS if each != "variant"])
def test_each_may_be_changed_in_the_middle_of_a_fight(name: str) -> None:
    scene = Brawl(fighter("A", initiative=5), fighter("B", "foes", initiative=1))
    before = FIRST[name]
    after = next(each for each in READINGS[name][1] if each != before)
    args = {"name": name, "value": after}
    scene.notes(scene.game.compose(scene.state, "gm-settings", GM, args))
    assert scene.one(SettingChanged) == SettingChanged(name, before, after)
    assert getattr(scene.state.settings, name) == after


@pytest.mark.parametrize(
    ("name", "value", "key"),
    [
        ("fumble_from", 95, "percentile-setting-value"),
        ("fumble_from", True, "percentile-setting-value"),
        ("opposed", "", "percentile-setting-value"),
        ("thrown_as_arrows", 1, "percentile-setting-value"),
        ("nose", "long", "percentile-unknown-setting"),
    ],
)
def test_what_is_no_choice_is_refused(name: str, value: Any, key: str) -> None:
    with pytest.raises(Refused) as refused:
        CHOICES.chosen({name: value})
    assert refused.value.key == key
    scene = Brawl(fighter("A", initiative=5), fighter("B", "foes", initiative=1))
    assert scene.refusal(SetSetting(GM, name, value)) == key
