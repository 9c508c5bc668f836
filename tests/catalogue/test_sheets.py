"""Sheets: read from TOML, written back the same, and refused with the name of the field that is wrong."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.catalogue import SHEET_KEYS, Catalogue, Sheet, SheetRefused, load_catalogue, parse_sheet, sheet_to_toml
from bot.text import LOCALES, Texts

SHEET = """
name = "Jurl"
class = "warrior"
level = 4
stamina = 26
body = 6
weapons = ["spear", "dagger"]
right = "spear"
[ranks]
spear = 2
"""


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return load_catalogue()


def test_a_sheet_is_read_and_what_it_leaves_out_is_proposed(catalogue: Catalogue) -> None:
    sheet = catalogue.sheet_from_toml(SHEET)
    assert (sheet.name, sheet.class_, sheet.level) == ("Jurl", "warrior", 4)
    assert (sheet.armour, sheet.dex_std, sheet.left) == ("none", 0, None)
    assert sheet.ranks == {"spear": 2}
    assert sheet.carried == ("spear", "dagger")
    assert catalogue.martial_bonus(sheet) == 5
    assert catalogue.threshold(sheet) == 0


@pytest.mark.rule("ALT-GEN-006", "ALT-GEN-007")
def test_a_martial_bonus_typed_in_wins(catalogue: Catalogue) -> None:
    assert catalogue.martial_bonus(catalogue.sheet_from_toml("bm = 12\n" + SHEET)) == 12
    no_class = SHEET.replace('class = "warrior"\n', "")
    assert catalogue.martial_bonus(catalogue.sheet_from_toml("bm = 0\n" + no_class)) == 0
    with pytest.raises(SheetRefused) as refused:
        catalogue.sheet_from_toml(no_class)
    assert (refused.value.field, refused.value.key) == ("bm", "sheet-bonus")


@pytest.mark.rule("ALT-GEN-008")
def test_an_armour_threshold_typed_in_wins(catalogue: Catalogue) -> None:
    assert catalogue.threshold(catalogue.sheet_from_toml('armour = "mail"\n' + SHEET)) == 5
    assert catalogue.threshold(catalogue.sheet_from_toml('armour = "mail"\narmour_threshold = 7\n' + SHEET)) == 7


@pytest.mark.parametrize(
    ("old", "new", "field", "key"),
    [
        ('name = "Jurl"\n', "", "name", "sheet-missing"),
        ('"Jurl"', "3", "name", "sheet-text"),
        ('"Jurl"', '"   "', "name", "sheet-length"),
        ('"Jurl"', f'"{"J" * 41}"', "name", "sheet-length"),
        ('"Jurl"', r'"Ju\nrl"', "name", "sheet-name"),
        ('"warrior"', '"warior"', "class", "sheet-entry"),
        ("level = 4", "level = 0", "level", "sheet-range"),
        ("level = 4", "level = 4.0", "level", "sheet-number"),
        ("level = 4", "level = true", "level", "sheet-number"),
        ("level = 4", 'level = "4"', "level", "sheet-number"),
        ("level = 4", "level = 999999999999999999999", "level", "sheet-range"),
        ("level = 4", "levl = 4", "levl", "sheet-unknown"),
        ("stamina = 26", "stamina = -1", "stamina", "sheet-range"),
        ("body = 6\n", "", "body", "sheet-missing"),
        ('"spear", "dagger"', '"spear", "spoon"', "weapons.2", "sheet-entry"),
        ('["spear", "dagger"]', '"spear"', "weapons", "sheet-list"),
        ('"dagger"]', "3]", "weapons.2", "sheet-text"),
        ("spear = 2", "spear = 5", "ranks.spear", "sheet-range"),
        ("spear = 2", "speer = 2", "ranks.speer", "sheet-entry"),
        ('right = "spear"', 'right = "spear"\narmour = "tin"', "armour", "sheet-entry"),
        ('right = "spear"', 'right = "spear"\nleft = "dagger"', "left", "sheet-two-hands"),
        ('right = "spear"', 'right = "shield"', "right", "sheet-only-left"),
        ('right = "spear"', 'left = "spear"', "left", "sheet-not-left"),
        ('right = "spear"', 'right = "longsword"\nleft = "bastard_sword_2h"', "left", "sheet-not-left"),
        ('right = "spear"', 'right = "sword"', "right", "sheet-entry"),
        ('right = "spear"', 'temperament = "sleepy"', "temperament", "sheet-choice"),
        ("[ranks]\nspear = 2", "", "ranks", "sheet-table"),
        ("[ranks]", "[ranks", "", "sheet-toml"),
    ],
)
def test_a_wrong_field_is_named(catalogue: Catalogue, old: str, new: str, field: str, key: str) -> None:
    text = SHEET.replace(old, new)
    if field == "ranks":
        text += "ranks = 3\n"
    with pytest.raises(SheetRefused) as refused:
        catalogue.sheet_from_toml(text)
    assert (refused.value.field, refused.value.key) == (field, key)
    assert set(refused.value.facts) == SHEET_KEYS[key]


def test_a_misspelt_weapon_gets_the_nearest_ones(catalogue: Catalogue) -> None:
    with pytest.raises(SheetRefused) as refused:
        catalogue.sheet_from_toml(SHEET.replace('right = "spear"', 'right = "Long-sword"'))
    assert "longsword" in str(refused.value.facts["choices"]).split(", ")


def test_a_one_handed_weapon_leaves_the_other_hand_free(catalogue: Catalogue) -> None:
    sheet = catalogue.sheet_from_toml(SHEET.replace('right = "spear"', 'right = "longsword"\nleft = "shield"'))
    assert sheet.carried == ("longsword", "shield", "spear", "dagger")


@pytest.mark.parametrize("text", ["x = " + "[" * 30_000, "x" * 70_000, 'name = "' + "é" * 40_000 + '"'])
def test_a_bomb_is_refused(catalogue: Catalogue, text: str) -> None:
    with pytest.raises(SheetRefused) as refused:
        catalogue.sheet_from_toml(text)
    assert refused.value.key in ("sheet-large", "sheet-excess", "sheet-toml")


def test_a_long_wrong_field_is_told_shortly(catalogue: Catalogue) -> None:
    with pytest.raises(SheetRefused) as refused:
        catalogue.sheet_from_toml(SHEET.replace("level", "l" * 5_000))
    assert len(refused.value.field) <= 40


def test_the_ready_made_characters_come_back_as_they_were_written(catalogue: Catalogue) -> None:
    for character in catalogue.characters.values():
        assert catalogue.sheet_from_toml(sheet_to_toml(character.sheet)) == character.sheet


_ids = st.sampled_from(["spear", "longsword", "un nom", 'a"b', ""])
_printable = st.text(min_size=1, max_size=40).filter(lambda text: text.isprintable() and bool(text.strip()))


@given(
    name=_printable,
    bm=st.none() | st.integers(-5, 60),
    stamina=st.integers(0, 999),
    ranks=st.dictionaries(_ids, st.integers(0, 4)),
    weapons=st.lists(_ids, max_size=5),
)
def test_any_sheet_comes_back_from_its_text(
    name: str, bm: int | None, stamina: int, ranks: dict[str, int], weapons: list[str]
) -> None:
    sheet = Sheet.model_validate(
        {"name": name, "bm": bm, "stamina": stamina, "body": 4, "ranks": ranks, "weapons": weapons}
    )
    assert parse_sheet(sheet_to_toml(sheet)) == sheet


def test_every_refusal_is_a_sentence_in_both_languages() -> None:
    texts = Texts(strict=True)
    for key, facts in SHEET_KEYS.items():
        for locale in LOCALES:
            fault = {"fault": "digits" if key == "sheet-excess" else "value"} if "fault" in facts else {}
            said = texts.say(locale, f"refused-{key}", **{**{fact: f"<{fact}>" for fact in facts}, **fault})
            assert all(f"<{fact}>" in said for fact in facts - {"field", "fault"}), said


@pytest.mark.parametrize(
    ("text", "fault", "line", "value"),
    [
        ('name = "Nell"\nlevel', "equals", 2, "level"),
        ('name: "Nell"', "equals", 1, 'name: "Nell"'),
        ("name = Nell", "value", 1, "name = Nell"),
        ("name = “Nell”", "value", 1, "name = “Nell”"),
        ('name = "Nell\nlevel = 3\n', "quotes", 1, 'name = "Nell'),
        ('name = "a\\q"', "quotes", 1, 'name = "a\\q"'),
        ('name = "Nell" level = 3', "more", 1, 'name = "Nell" level = 3'),
        ('name = "Nell"\r\nlevel = 03\r\n', "more", 2, "level = 03"),
        ('name = "Nell"\n[ranks\n', "bracket", 2, "[ranks"),
        ('name = "Nell"\nlevel = 1\nlevel = 2\n', "twice", 3, "level = 2"),
    ],
)
def test_what_is_no_toml_is_told_by_its_line(text: str, fault: str, line: int, value: str) -> None:
    with pytest.raises(SheetRefused) as refused:
        parse_sheet(text)
    assert refused.value.key == "sheet-toml"
    assert {name: refused.value.facts[name] for name in ("fault", "line", "value")} == {
        "fault": fault,
        "line": line,
        "value": value,
    }
