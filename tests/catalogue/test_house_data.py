"""A host's own folder adds and replaces entries; whatever is wrong in it is named to the field."""

import shutil
from pathlib import Path
from typing import get_args

import pytest

from bot.catalogue import CatalogueRefused, fingerprint, load_catalogue, load_library
from bot.catalogue.catalogue import PACKAGED
from bot.catalogue.dnd5 import load_dnd5
from bot.catalogue.dnd5_terms import UNPLAYED, Condition
from bot.catalogue.files import CATALOGUE_KEYS
from bot.doctor import examine
from bot.settings import Settings
from bot.text import LOCALES, Texts
from tests.catalogue.houses import CLUB, house


def test_an_entry_of_the_house_replaces_the_packaged_one_and_leaves_the_others(tmp_path: Path) -> None:
    ours = load_catalogue(house(tmp_path, CLUB + CLUB.replace("[club]", "[cudgel_of_doom]")))
    packaged = load_catalogue()
    assert ours.weapons["club"].name.fr == "massue"
    assert ours.weapons["club"].haft_ac is None
    assert ours.weapons["cudgel_of_doom"].damage == "1d6"
    assert len(ours.weapons) == len(packaged.weapons) + 1
    assert ours.weapons["longsword"] == packaged.weapons["longsword"]
    assert ours.creatures == packaged.creatures


def test_a_house_creature_may_use_a_house_weapon(tmp_path: Path) -> None:
    house(tmp_path, CLUB.replace("[club]", "[bone]"))
    creature = """
[gnoll]
name = { fr = "gnoll", en = "gnoll" }
gender = "m"
size = "medium"
bm = 3
ac = 14
stamina = 15
body = 5
str_hit = 1
str_damage = 1
dex_std = 0
reflex = 1
attacks = [{ weapon = "bone", reaction = "2d6" }]
temperament = "furious"
source = "our table"
"""
    assert load_catalogue(house(tmp_path, creature, "creatures.toml")).creatures["gnoll"].attacks[0].weapon == "bone"


@pytest.mark.parametrize(
    ("change", "entry", "field", "key"),
    [
        (("attack = 2", 'attack = "2"'), "club", "attack", "catalogue-number"),
        (("attack = 2", "attack = true"), "club", "attack", "catalogue-number"),
        (("attack = 2", "attack = 99"), "club", "attack", "catalogue-range"),
        (("attack = 2\n", ""), "club", "attack", "catalogue-missing"),
        (("attack = 2", "atack = 2\nattack = 2"), "club", "atack", "catalogue-unknown"),
        (("1d6", "1d6+1"), "club", "damage", "catalogue-dice"),
        (("1d6", "999999d9"), "club", "damage", "catalogue-dice"),
        (('"blunt"', '"burn"'), "club", "wound", "catalogue-choice"),
        (('"blunt"', "3"), "club", "wound", "catalogue-choice"),
        (('en = "cudgel"', "en = 3"), "club", "name.en", "catalogue-text"),
        ((', en = "cudgel"', ""), "club", "name.en", "catalogue-missing"),
        (('"our table"', '""'), "club", "source", "catalogue-length"),
        (('hands = "1"', 'hands = "1"\nplural = "no?"'), "club", "plural", "catalogue-flag"),
        (('hands = "1"', 'hands = "1"\ntags = "light"'), "club", "tags", "catalogue-list"),
        (('hands = "1"', 'hands = "1"\nhaft_ac = 3'), "club", "", "catalogue-wrong"),
        (('{ fr = "massue", en = "cudgel" }', '"massue"'), "club", "name", "catalogue-table"),
        (("[club]", "[Club]"), "Club", "", "catalogue-id"),
        (("[club]\n", ""), "name", "", "catalogue-table"),
        (("[club]", '[club]\nid = "club"'), "club", "id", "catalogue-unknown"),
        (("[club]", "[club"), "", "", "catalogue-toml"),
    ],
)
def test_a_fault_is_named_with_file_entry_and_field(
    tmp_path: Path, change: tuple[str, str], entry: str, field: str, key: str
) -> None:
    if entry == "name":
        change, text = ("", ""), 'name = "club"\n'
    else:
        text = CLUB
    with pytest.raises(CatalogueRefused) as refused:
        load_catalogue(house(tmp_path, text.replace(*change)))
    wrong = refused.value
    file = str(tmp_path / "alternatif" / "weapons.toml")
    assert (wrong.file, wrong.entry, wrong.field, wrong.key) == (file, entry, field, key)
    assert set(wrong.facts) == CATALOGUE_KEYS[key]
    assert file in str(wrong)
    assert key in str(wrong)


def test_an_entry_that_names_an_absent_one_is_refused_where_it_stands(tmp_path: Path) -> None:
    text = CLUB.replace('hands = "1"', 'hands = "1|2"\ngrip = "one"\nother_grip = "club_2h"')
    with pytest.raises(CatalogueRefused) as refused:
        load_catalogue(house(tmp_path, text))
    assert (refused.value.entry, refused.value.field, refused.value.key) == ("club", "other_grip", "catalogue-absent")


def test_a_ready_made_character_is_held_to_the_rules_of_sheets(tmp_path: Path) -> None:
    text = """
[hero]
about = { fr = "Un héros", en = "A hero" }
source = "our table"
[hero.sheet]
name = "Hero"
class = "warrior"
stamina = 10
body = 4
right = "greatsword"
left = "dagger"
"""
    with pytest.raises(CatalogueRefused) as refused:
        load_catalogue(house(tmp_path, text, "characters.toml"))
    assert (refused.value.entry, refused.value.field) == ("hero", "sheet.left")
    assert refused.value.key == "catalogue-two-hands"
    assert set(refused.value.facts) == CATALOGUE_KEYS["catalogue-two-hands"]


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(CatalogueRefused) as refused:
        load_catalogue(tmp_path / "nowhere")
    assert refused.value.key == "catalogue-folder"


@pytest.mark.parametrize("name", ["reactions.toml", "weapon.toml"])
def test_a_file_that_nobody_reads_is_refused_instead_of_passed_over(tmp_path: Path, name: str) -> None:
    with pytest.raises(CatalogueRefused) as refused:
        load_catalogue(house(tmp_path, CLUB, name))
    assert refused.value.key == "catalogue-file"
    assert refused.value.file.endswith(name)
    assert "weapons.toml" in str(refused.value.facts["choices"])


def test_bytes_that_are_no_text_are_refused(tmp_path: Path) -> None:
    house(tmp_path, "")
    (tmp_path / "alternatif" / "weapons.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(CatalogueRefused) as refused:
        load_catalogue(tmp_path)
    assert refused.value.key == "catalogue-unreadable"


def test_every_refusal_is_a_sentence_in_both_languages() -> None:
    texts = Texts(strict=True)
    for key, facts in CATALOGUE_KEYS.items():
        for locale in LOCALES:
            said = texts.say(locale, f"refused-{key}", **{fact: f"<{fact}>" for fact in facts})
            assert all(f"<{fact}>" in said for fact in facts), said


def test_other_data_are_told_from_the_same(tmp_path: Path) -> None:
    packaged = fingerprint()
    assert fingerprint() == packaged
    ours = fingerprint(house(tmp_path / "a", CLUB))
    assert ours == fingerprint(house(tmp_path / "b", CLUB))
    assert len({packaged, ours, fingerprint(house(tmp_path / "c", CLUB + "\n"))}) == 3


def test_a_condition_that_no_rule_plays_is_refused_in_packaged_data_and_named_in_a_hosts(
    tmp_path: Path,
) -> None:
    text = (PACKAGED / "dnd5" / "spells.toml").read_text("utf-8")
    held = text.replace('condition = "paralysed"', 'condition = "petrified"', 1)
    assert held != text
    packaged = tmp_path / "packaged"
    shutil.copytree(PACKAGED, packaged)
    (packaged / "dnd5" / "spells.toml").write_text(held, "utf-8")
    with pytest.raises(CatalogueRefused) as refused:
        load_dnd5(packaged=packaged)
    assert (refused.value.key, refused.value.facts["value"]) == ("catalogue-unplayed", "petrified")
    house = tmp_path / "house"
    (house / "dnd5").mkdir(parents=True)
    entry = next(part for part in held.split("\n\n") if 'condition = "petrified"' in part)
    (house / "dnd5" / "spells.toml").write_text(entry, "utf-8")
    (found,) = load_library(house).unplayed
    assert (found.game, found.field, found.code) == ("dnd5", "condition", "petrified")
    for locale, word in (("fr", "pétrification"), ("en", "petrified")):
        findings = examine(Settings(house_data=house, default_locale=locale, database_path=tmp_path / "x.db"))  # type: ignore[call-arg]
        (told,) = [each for each in findings if each.key == "unplayed"]
        assert not told.bad
        texts = Texts(strict=True)
        said = texts.say(locale, "cli-doctor-unplayed", **told.facts, detail=texts.say(locale, told.detail))
        assert word in said
        assert found.entry in said
    # What the catalogue calls idle is idle, and nothing else is: each other code is asked for by some rule.
    rules = "\n".join(each.read_text("utf-8") for each in Path("bot/rulesets/dnd5").rglob("*.py"))
    assert [each for each in get_args(Condition) if each not in UNPLAYED and f'"{each}"' not in rules] == []
