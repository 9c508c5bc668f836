"""Every code that a percentile encounter can hold has its word in both languages."""

from __future__ import annotations

from dataclasses import fields
from typing import get_args, get_type_hints

import pytest

from bot.render.words import Words
from bot.rulesets.percentile import state
from bot.rulesets.percentile.state.conditions import StatusKind
from bot.rulesets.percentile.state.people import Skill
from bot.text import LOCALES, Texts

SKILLS = (*get_args(Skill), "dodge", "riding", "magic", "magic_parry")
CHARACTERISTICS = ("physique", "strength", "agility", "luck")
MISHAPS = (
    "nothing",
    "hits_wall",
    "breaks",
    "stuck",
    "off_balance",
    "hits_friend",
    "string_breaks",
    "ricochet",
    "noise",
    "random",
    "other",
)
CODES = {
    "action": get_args(state.ActionKind),
    "hint": ("attack", "cast", "move", "wait", "other"),
    "trigger_what": (*get_args(state.ActionKind), "anything", "word"),
    "trigger_who": ("enemy", "ally"),
    "posture": (*get_args(state.Posture), "none"),
    "status": get_args(StatusKind),
    "skill": (*SKILLS, *CHARACTERISTICS),
    "purpose": get_args(state.Purpose),
    "hand": get_args(get_type_hints(state.Hit)["hand"]),
    "occasion": get_args(get_type_hints(state.Turn)["occasion"]),
    "degree": get_args(state.Degree),
    "mishap": MISHAPS,
    "weapon_kind": get_args(get_type_hints(state.Weapon)["kind"]),
}
TERMS = (
    *(f"score_{code}" for code in (*SKILLS, *CHARACTERISTICS, "parry")),
    *("focus", "prepared", "mounted", "aim", "vital", "second_weapon", "cover", "gm", "opportunity", "discreet"),
    *("shield", "charge", "dice", "maximum", "critical", "bonus", "halved", "ricochet", "protection"),
)


@pytest.fixture(scope="module", params=LOCALES)
def words(request: pytest.FixtureRequest) -> Words:
    return Words(Texts(strict=True), request.param, game="percentile", labels=True)


@pytest.mark.parametrize("field", CODES)
def test_every_code_has_a_word_of_this_game(words: Words, field: str) -> None:
    assert len(CODES[field]) >= 2
    for code in CODES[field]:
        assert words.first(f"word-percentile-{field}-{code}", f"word-{field}-{code}") is not None, code
        assert 2 <= len(words.word(field, code)) <= 40, code


@pytest.mark.parametrize(
    "field", ["action", "trigger_what", "posture", "status", "skill", "purpose", "degree", "mishap"]
)
def test_no_two_codes_share_a_word(words: Words, field: str) -> None:
    said = [words.word(field, code) for code in CODES[field]]
    assert len(said) == len(set(said))


def test_every_setting_and_each_of_its_values_has_a_word(words: Words) -> None:
    hints = get_type_hints(state.Settings)
    missing = []
    for each in fields(state.Settings):
        if words.first(f"word-setting-{each.name}") is None:
            missing.append(each.name)
        for value in get_args(hints[each.name]):
            keys = f"word-percentile-value-{value}", f"word-value-{value}"
            # Dice are said as they are written.
            if not value.startswith("1d") and words.first(*keys) is None:
                missing.append(f"{each.name}={value}")
    assert missing == []
    assert words.word("setting", "npc_tie") != "npc tie"


@pytest.mark.parametrize("field", [each.name for each in fields(state.Settings)])
def test_the_values_of_a_setting_can_be_told_apart(words: Words, field: str) -> None:
    values = get_args(get_type_hints(state.Settings)[field])
    assert len({words.word("value", value) for value in values}) == len(values)


def test_every_term_of_a_sum_has_a_name(words: Words) -> None:
    assert [name for name in TERMS if words.first(f"term-{name}") is None] == []
