"""Sheets of the percentile rules: read from TOML, written back the same, and refused with the field that is wrong."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.catalogue import (
    SHEET_KEYS,
    CatalogueRefused,
    PercentileCatalogue,
    PercentileSheet,
    SheetRefused,
    load_percentile,
    parse_percentile_sheet,
    percentile_sheet_to_toml,
)
from bot.catalogue.files import CATALOGUE_KEYS
from bot.rulesets.percentile.sheets import PercentileSheets

SHEET = """
name = "Ambre"
hit_points = 14
psy = 3
physique = 70
agility = 60
damage_bonus = 1
main = "longsword"
second = "dagger"
armours = ["leather", "hide"]
spells = ["fire_bolt"]
mount = "Grisette"
[skills]
melee = 70
esquive = 55
"""


@pytest.fixture(scope="module")
def catalogue() -> PercentileCatalogue:
    return load_percentile()


@pytest.mark.rule("PCT-SYS-002")
def test_a_sheet_says_what_it_says_and_nothing_more(catalogue: PercentileCatalogue) -> None:
    sheet = catalogue.sheet_from_toml(SHEET)
    assert (sheet.name, sheet.pc, sheet.hit_points, sheet.whole, sheet.psy) == ("Ambre", True, 14, 14, 3)
    assert sheet.scores == {"physique": 70, "agility": 60, "melee": 70, "dodge": 55}
    assert (sheet.damage_bonus, sheet.main, sheet.second, sheet.shield) == ("1", "longsword", "dagger", None)


@pytest.mark.rule("PCT-SYS-002")
def test_the_least_that_a_sheet_needs(catalogue: PercentileCatalogue) -> None:
    sheet = catalogue.sheet_from_toml('name = "Nell"\npv = 10\nphysique = 50\n')
    assert sheet.scores == {"physique": 50}
    assert (sheet.main, sheet.armours, sheet.spells, sheet.damage_bonus) == (None, (), (), "0")


def test_hit_points_of_somebody_hurt(catalogue: PercentileCatalogue) -> None:
    sheet = catalogue.sheet_from_toml("hit_points_max = 20\n" + SHEET)
    assert (sheet.hit_points, sheet.whole) == (14, 20)
    with pytest.raises(SheetRefused) as refused:
        catalogue.sheet_from_toml("hit_points_max = 13\n" + SHEET)
    assert (refused.value.field, refused.value.key) == ("hit_points_max", "sheet-range")
    assert (refused.value.facts["least"], refused.value.facts["most"]) == (14, 999)


def test_skills_are_known_however_they_are_typed(catalogue: PercentileCatalogue) -> None:
    text = 'name = "Nell"\npv = 9\n[skills]\n"Mêlée" = 40\n"Parade magique" = 30\n"Jonglage" = 5\n'
    assert catalogue.sheet_from_toml(text).skills == {"melee": 40, "magic_parry": 30, "jonglage": 5}


@pytest.mark.rule("PCT-DMG-002")
@pytest.mark.parametrize(
    ("typed", "meant"),
    [("2", "2"), ("-1", "-1"), ("0", "0"), ('"1d4"', "1d4"), ('"+2"', "2"), ('"−3"', "-3"), ('"-0"', "0")],
)
def test_a_damage_bonus_is_a_number_or_dice(catalogue: PercentileCatalogue, typed: str, meant: str) -> None:
    text = SHEET.replace("damage_bonus = 1", f"damage_bonus = {typed}")
    assert catalogue.sheet_from_toml(text).damage_bonus == meant


@pytest.mark.parametrize(
    ("old", "new", "field", "key"),
    [
        ('name = "Ambre"\n', "", "name", "sheet-missing"),
        ('"Ambre"', '"   "', "name", "sheet-length"),
        ('"Ambre"', r'"Am\nbre"', "name", "sheet-name"),
        ("hit_points = 14\n", "", "hit_points", "sheet-missing"),
        ("hit_points = 14", "hit_points = 0", "hit_points", "sheet-range"),
        ("hit_points = 14", "hit_points = 14.0", "hit_points", "sheet-number"),
        ("psy = 3", "psy = -1", "psy", "sheet-range"),
        ("physique = 70", "physique = 101", "physique", "sheet-range"),
        ("physique = 70", 'physique = "70"', "physique", "sheet-number"),
        ("physique = 70", "physic = 70", "physic", "sheet-unknown"),
        ("physique = 70", "physique = 70\npj = 7", "pc", "sheet-flag"),
        ("physique = 70", "level = 3", "level", "sheet-unknown"),
        ("damage_bonus = 1", "damage_bonus = 21", "damage_bonus", "sheet-number_or_dice"),
        ("damage_bonus = 1", 'damage_bonus = "999999d9"', "damage_bonus", "sheet-number_or_dice"),
        ("damage_bonus = 1", "damage_bonus = true", "damage_bonus", "sheet-number_or_dice"),
        ('"longsword"', '"longsward"', "main", "sheet-entry"),
        ('"dagger"', '"spoon"', "second", "sheet-entry"),
        ('"hide"', '"tin"', "armours.2", "sheet-entry"),
        ('["leather", "hide"]', '"leather"', "armours", "sheet-list"),
        ('"fire_bolt"', '"ice_bolt"', "spells.1", "sheet-entry"),
        ("psy = 3", 'psy = 3\nshield = "dagger"', "shield", "sheet-entry"),
        ('"longsword"', '"halberd"', "second", "sheet-hands"),
        ('"dagger"', '"greatsword"', "second", "sheet-hands"),
        ("psy = 3", 'psy = 3\nshield = "shield"', "shield", "sheet-hands"),
        ("melee = 70", "melee = 170", "skills.melee", "sheet-range"),
        ("melee = 70", "physique = 70", "skills.physique", "sheet-unknown"),
        ("melee = 70", '"!" = 70', "skills.", "sheet-length"),
        ("[skills]\nmelee = 70\nesquive = 55\n", "skills = 3\n", "skills", "sheet-table"),
        ("hit_points = 14", "hit_points = ", "", "sheet-toml"),
    ],
)
def test_a_fault_names_its_field(catalogue: PercentileCatalogue, old: str, new: str, field: str, key: str) -> None:
    assert old in SHEET
    with pytest.raises(SheetRefused) as refused:
        catalogue.sheet_from_toml(SHEET.replace(old, new, 1))
    assert (refused.value.field, refused.value.key) == (field, key)
    assert set(refused.value.facts) == SHEET_KEYS[key]


@pytest.mark.rule("PCT-ATK-009", "PCT-DMG-005")
@pytest.mark.parametrize(
    ("main", "second", "shield", "fits"),
    [
        ("longsword", "dagger", None, True),
        ("longsword", None, "shield", True),
        ("halberd", None, None, True),
        ("claws", "fangs", "shield", True),
        (None, "dagger", "shield", True),
        ("halberd", None, "buckler", False),
        ("longsword", "dagger", "buckler", False),
    ],
)
def test_what_two_hands_can_hold(
    catalogue: PercentileCatalogue, main: str | None, second: str | None, shield: str | None, fits: bool
) -> None:
    held = {"main": main, "second": second, "shield": shield}
    text = 'name = "Nell"\npv = 9\n' + "".join(f'{field} = "{each}"\n' for field, each in held.items() if each)
    if fits:
        assert catalogue.sheet_from_toml(text).second == second
    else:
        with pytest.raises(SheetRefused) as refused:
            catalogue.sheet_from_toml(text)
        assert (refused.value.field, refused.value.key) == ("shield", "sheet-hands")


def test_a_sheet_that_is_too_large_is_not_read(catalogue: PercentileCatalogue) -> None:
    with pytest.raises(SheetRefused) as refused:
        catalogue.sheet_from_toml("#" * 65_537)
    assert refused.value.key == "sheet-large"


def test_every_ready_made_sheet_is_written_and_read_back(catalogue: PercentileCatalogue) -> None:
    for character in catalogue.characters.values():
        assert catalogue.sheet_from_toml(percentile_sheet_to_toml(character.sheet)) == character.sheet


PERCENT = st.none() | st.integers(0, 100)
NAMES = st.text(st.characters(exclude_categories=["C", "Z"]), min_size=1, max_size=40)


@given(
    name=NAMES,
    hit_points=st.integers(1, 999),
    scores=st.tuples(PERCENT, PERCENT, PERCENT, PERCENT),
    skills=st.dictionaries(st.from_regex(r"[a-z][a-z_]{0,10}[a-z]", fullmatch=True), st.integers(0, 100), max_size=5),
    bonus=st.integers(-20, 20) | st.sampled_from(["1d4", "2d6"]),
    pc=st.booleans(),
)
def test_what_is_written_reads_back_the_same(
    name: str, hit_points: int, scores: tuple[int | None, ...], skills: dict[str, int], bonus: int | str, pc: bool
) -> None:
    characteristics = dict(zip(("physique", "strength", "agility", "luck"), scores, strict=True))
    sheet = PercentileSheet.model_validate(
        {"name": name, "hit_points": hit_points, "skills": skills, "damage_bonus": bonus, "pc": pc, **characteristics}
    )
    assert parse_percentile_sheet(percentile_sheet_to_toml(sheet)) == sheet
    assert PercentileSheet.model_validate_json(sheet.model_dump_json()) == sheet


# ---- a host's own folder

SABRE = """
[sabre]
name = { fr = "sabre", en = "sabre" }
gender = "m"
skill = "melee"
dice = "1d8"
cutting = true
source = "our table"
"""
GNOLL = """
[gnoll]
name = { fr = "gnoll", en = "gnoll" }
gender = "m"
hit_points = 11
skills = { melee = 40 }
main = "sabre"
temperament = "furious"
source = "our table"
"""


def house(folder: Path, text: str, name: str = "weapons.toml") -> Path:
    """*folder* as a host's, with *text* as its file *name* for this game."""
    (folder / "percentile").mkdir(exist_ok=True)
    (folder / "percentile" / name).write_text(text, encoding="utf-8")
    return folder


def test_an_entry_of_the_house_replaces_the_packaged_one_or_adds_to_them(
    catalogue: PercentileCatalogue, tmp_path: Path
) -> None:
    house(tmp_path, SABRE + SABRE.replace("[sabre]", "[longsword]"))
    ours = load_percentile(house(tmp_path, GNOLL, "creatures.toml"))
    assert len(ours.weapons) == len(catalogue.weapons) + 1
    assert ours.weapons["longsword"].name.fr == "sabre"
    assert ours.weapons["dagger"] == catalogue.weapons["dagger"]
    assert ours.creatures["gnoll"].main == "sabre"
    assert ours.trades == catalogue.trades


@pytest.mark.parametrize(
    ("name", "text", "change", "entry", "field", "key"),
    [
        ("weapons.toml", SABRE, ("1d8", "1d8+1"), "sabre", "dice", "catalogue-dice"),
        ("weapons.toml", SABRE, ('"melee"', '"fencing"'), "sabre", "skill", "catalogue-choice"),
        ("weapons.toml", SABRE, ("cutting", "cuting"), "sabre", "cuting", "catalogue-unknown"),
        ("weapons.toml", SABRE, ("cutting = true", "hands = 3"), "sabre", "hands", "catalogue-range"),
        ("weapons.toml", SABRE, ("cutting = true", "fumble_from = 50"), "sabre", "fumble_from", "catalogue-range"),
        ("weapons.toml", SABRE, (', en = "sabre"', ""), "sabre", "name.en", "catalogue-missing"),
        ("shields.toml", SABRE, ("[sabre]", "[Sabre]"), "Sabre", "", "catalogue-id"),
        ("creatures.toml", GNOLL, ("", ""), "gnoll", "main", "catalogue-entry"),
        ("creatures.toml", GNOLL, ('"sabre"', '"halberd"\nshield = "shield"'), "gnoll", "shield", "catalogue-hands"),
        ("creatures.toml", GNOLL, ("melee", "luck"), "gnoll", "skills.luck", "catalogue-unknown"),
        ("creatures.toml", GNOLL, ("hit_points = 11", "hit_points = 11\nbonus_dommages = 1.5"), "gnoll", "damage_bonus",
         "catalogue-number_or_dice"),
        ("trades.toml", GNOLL, ('temperament = "furious"\n', ""), "gnoll", "main", "catalogue-entry"),
        ("creatures.toml", GNOLL, ('"furious"', '"angry"'), "gnoll", "temperament", "catalogue-choice"),
    ],
)  # fmt: skip
def test_a_fault_is_named_with_file_entry_and_field(
    tmp_path: Path, name: str, text: str, change: tuple[str, str], entry: str, field: str, key: str
) -> None:
    with pytest.raises(CatalogueRefused) as refused:
        load_percentile(house(tmp_path, text.replace(*change), name))
    wrong = refused.value
    assert (wrong.file, wrong.entry, wrong.field, wrong.key) == (
        str(tmp_path / "percentile" / name),
        entry,
        field,
        key,
    )
    assert set(wrong.facts) == CATALOGUE_KEYS[key]


def test_a_spell_of_an_unknown_skill_and_one_named_like_a_weapon_are_refused(tmp_path: Path) -> None:
    spell = '[{id}]\nname = {{ fr = "x", en = "x" }}\ngender = "m"\npsy = 1\nskill = "{skill}"\nsource = "our table"\n'
    with pytest.raises(CatalogueRefused) as refused:
        load_percentile(house(tmp_path, spell.format(id="hex", skill="sorcery"), "spells.toml"))
    assert (refused.value.entry, refused.value.field, refused.value.key) == ("hex", "skill", "catalogue-absent")
    with pytest.raises(CatalogueRefused) as refused:
        load_percentile(house(tmp_path, spell.format(id="dagger", skill="magic"), "spells.toml"))
    assert (refused.value.entry, refused.value.key) == ("dagger", "catalogue-taken")
    assert refused.value.facts["other"] == "weapons.toml"


def test_a_ready_made_character_of_the_house_is_held_to_the_rules_of_sheets(tmp_path: Path) -> None:
    head = '[hero]\nabout = { fr = "x", en = "x" }\nsource = "our table"\n'
    text = head + '[hero.sheet]\nname = "H"\npv = 9\nmain = "fork"\n'
    with pytest.raises(CatalogueRefused) as refused:
        load_percentile(house(tmp_path, text, "characters.toml"))
    assert (refused.value.entry, refused.value.field, refused.value.key) == ("hero", "sheet.main", "catalogue-entry")


def test_a_house_that_has_data_for_another_game_only_is_fine(catalogue: PercentileCatalogue, tmp_path: Path) -> None:
    (tmp_path / "alternatif").mkdir()
    assert load_percentile(tmp_path) == catalogue
    with pytest.raises(CatalogueRefused) as refused:
        load_percentile(tmp_path / "nowhere")
    assert refused.value.key == "catalogue-folder"


FRENCH = """
name = "Ambre"
pv = 11
pv_max = 14
pj = false
force = 50
agilite = 60
chance = 45
skills = { "Mêlée" = 70, esquive = 55, "Parade magique" = 20, Bagarre = 40 }
bonus_dommages = 1
"""


def test_a_file_may_call_everything_as_the_text_does(catalogue: PercentileCatalogue) -> None:
    """And so are sheets read that were kept while these were the codes."""
    sheet = catalogue.sheet_from_toml(FRENCH)
    assert (sheet.hit_points, sheet.hit_points_max, sheet.pc, sheet.damage_bonus) == (11, 14, False, "1")
    assert sheet.scores == {
        "strength": 50,
        "agility": 60,
        "luck": 45,
        "melee": 70,
        "dodge": 55,
        "magic_parry": 20,
        "brawling": 40,
    }
    sheets = PercentileSheets(catalogue)
    kept = json.dumps({"name": "Ambre", "pv": 11, "force": 50, "skills": {"esquive": 55, "nage": 5}, "pj": True})
    assert sheets.sheet(kept).scores == {"strength": 50, "dodge": 55, "nage": 5}
    # What was proposed there, and what a form calls its blanks, too.
    proposed = ("pv", "bonus_dommages", "esquive", "agilite", "main")
    today = ("hit_points", "damage_bonus", "dodge", "agility", "main")
    assert tuple(map(sheets.field_today, proposed)) == today


def test_a_field_under_both_names_is_one_too_many(catalogue: PercentileCatalogue) -> None:
    with pytest.raises(SheetRefused) as refused:
        catalogue.sheet_from_toml(FRENCH + "hit_points = 12\n")
    assert (refused.value.field, refused.value.key) == ("pv", "sheet-unknown")
