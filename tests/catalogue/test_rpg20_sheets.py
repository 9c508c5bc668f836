"""Sheets of RPG 2.0: read from TOML, written back the same, and refused with the field that is wrong."""

from pathlib import Path

import pytest

from bot.catalogue.files import CatalogueRefused
from bot.catalogue.rpg20 import Rpg20Catalogue, load_rpg20
from bot.catalogue.rpg20_sheet import Rpg20Sheet, rpg20_sheet_to_toml
from bot.catalogue.sheet import SheetRefused

SHEET = """
name = "Rodrigue"
hab = 7
cor = 9
per = 6
pv = 20
damage_bonus = "1d4"
main = "long_sword"
shield = "metal_rondache"
shield_left = 3
armours = ["leather_hood"]
carried = ["dagger", "pistol"]
rounds = { pistol = 2 }
explosives = { grenade = 1 }
gauges = { tete = 7, bras_droit = 6, bras_gauche = 6, torse = 9, jambe_droite = 7, jambe_gauche = 7 }
[domains]
"Armes blanches" = 6
"Mouvements" = 5
"Jonglage" = 2
"""


@pytest.fixture(scope="module")
def catalogue() -> Rpg20Catalogue:
    return load_rpg20()


@pytest.mark.rule("R20-GEN-008", "R20-SHD-006")
def test_a_sheet_says_what_it_says_in_the_words_of_the_text_or_in_its_codes(catalogue: Rpg20Catalogue) -> None:
    sheet = catalogue.sheet_from_toml(SHEET)
    assert (sheet.skill, sheet.body, sheet.perception, sheet.points) == (7, 9, 6, 20)
    assert sheet.domains == {"melee_weapons": 6, "movement": 5, "jonglage": 2}
    assert sheet.domain("medicine") == 0
    assert sheet.gauges["head"] == 7
    assert (sheet.hand, sheet.anatomy, sheet.shield_left, sheet.left) == ("right", "human", 3, None)
    assert sheet.weapons == ("long_sword", "dagger", "pistol")


def test_what_is_written_is_read_back_the_same(catalogue: Rpg20Catalogue) -> None:
    extra = 'left = 12\ngauges_left = { head = 2 }\nbroken = ["left_arm"]'
    extra += '\nmade = [{ material = "kevlar", lines = [9, 9, 10] }]'
    hurt = catalogue.sheet_from_toml(f"{extra}\n{SHEET}")
    assert hurt.made[0].lines == (9, 10)
    for sheet in (hurt, *(each.sheet for each in catalogue.characters.values())):
        assert catalogue.sheet_from_toml(rpg20_sheet_to_toml(sheet)) == sheet


@pytest.mark.rule("R20-GEN-008")
def test_a_sheet_without_a_gauge_is_refused_with_those_that_are_missing(catalogue: Rpg20Catalogue) -> None:
    short = SHEET.replace("tete = 7, ", "").replace(", jambe_gauche = 7", "")
    with pytest.raises(SheetRefused) as refused:
        catalogue.sheet_from_toml(short)
    assert (refused.value.key, refused.value.field) == ("sheet-gauges", "gauges")
    assert refused.value.facts["missing"] == "head, left_leg"


@pytest.mark.rule("R20-ARM-003", "R20-ARM-005")
@pytest.mark.example("EX-R20-21")
def test_two_layers_add_their_penalties_and_a_third_is_refused(catalogue: Rpg20Catalogue) -> None:
    def worn(*armours: str) -> Rpg20Sheet:
        listed = ", ".join(f'"{each}"' for each in armours)
        return catalogue.sheet_from_toml(SHEET.replace('armours = ["leather_hood"]', f"armours = [{listed}]"))

    assert catalogue.penalty(worn("mail_shirt", "full_armour")) == -3
    with pytest.raises(SheetRefused) as refused:
        worn("leather_tunic", "mail_shirt", "full_armour")
    assert (refused.value.key, refused.value.field) == ("sheet-layers", "armours.3")
    assert (refused.value.facts["value"], refused.value.facts["most"]) == (9, 2)
    assert catalogue.penalty(worn("hide", "mail_shirt", "full_armour")) == -3


@pytest.mark.parametrize(
    ("old", "new", "field", "key"),
    [
        ('"long_sword"', '"halberd"', "shield", "sheet-hands"),
        ('"long_sword"', '"excalibur"', "main", "sheet-entry"),
        ("pistol = 2", "pistol = 9", "rounds.pistol", "sheet-range"),
        ("cor = 9", "cor = 0", "body", "sheet-range"),
        ("cor = 9", "cor = 9\nleft = 21", "left", "sheet-range"),
        ("cor = 9", "cor = 9\ngauges_left = { head = 8 }", "gauges_left", "sheet-range"),
        ("cor = 9", "cor = 9\nbroken = ['wing']", "broken.1", "sheet-entry"),
        ("cor = 9", "cor = 9\nanatomy = 'snake'", "gauges", "sheet-gauges"),
        ('"1d4"', '"1d4*2"', "damage_bonus", "sheet-dice"),
        ("grenade = 1", "cake = 1", "explosives.cake", "sheet-entry"),
        ("cor = 9", "cor = 9\nmade = [{ material = 'cheese', lines = [9] }]", "made.1.material", "sheet-entry"),
        ("cor = 9", "cor = 9\nmade = [{ material = 'kevlar', lines = [21] }]", "made.1.lines.1", "sheet-range"),
    ],
)
@pytest.mark.rule("R20-GEN-008", "R20-WPN-005")
def test_what_is_wrong_is_refused_with_its_field(
    catalogue: Rpg20Catalogue, old: str, new: str, field: str, key: str
) -> None:
    assert old in SHEET
    with pytest.raises(SheetRefused) as refused:
        catalogue.sheet_from_toml(SHEET.replace(old, new))
    assert (refused.value.field, refused.value.key) == (field, key)


@pytest.mark.parametrize(
    ("file", "text", "entry", "field", "key"),
    [
        ("weapons.toml", '[ray]\nkind = "shot"\ndomain = "firearms"\ndamage = "1d6"', "ray", "", "catalogue-wrong"),
        ("weapons.toml", '[ray]\nkind = "melee"\ndomain = "x"\ndamage = "6"', "ray", "damage", "catalogue-dice"),
        ("explosives.toml", '[dud]\ndamage = "0"\nzone = 2', "dud", "", "catalogue-wrong"),
        ("armours.toml", '[rag]\nquality = "1d4"\ncovers = [0]', "rag", "covers.1", "catalogue-range"),
    ],
)
def test_a_hosts_entry_that_is_wrong_is_named(
    tmp_path: Path, file: str, text: str, entry: str, field: str, key: str
) -> None:
    (tmp_path / "rpg20").mkdir()
    named = 'name = { fr = "chose", en = "thing" }\ngender = "f"\nsource = "us"\n'
    (tmp_path / "rpg20" / file).write_text(f"{text}\n{named}")
    with pytest.raises(CatalogueRefused) as refused:
        load_rpg20(tmp_path)
    assert (refused.value.entry, refused.value.field, refused.value.key) == (entry, field, key)


def test_a_hosts_weapon_is_used_and_a_body_has_every_face_once(tmp_path: Path) -> None:
    (tmp_path / "rpg20").mkdir()
    (tmp_path / "rpg20" / "weapons.toml").write_text(
        '[fork]\nname = { fr = "trident", en = "trident" }\ngender = "m"\nsource = "us"\nkind = "melee"\n'
        'domain = "Armes blanches"\ndamage = "2d6"\n'
    )
    assert load_rpg20(tmp_path).weapons["fork"].domain == "melee_weapons"
    (tmp_path / "rpg20" / "bodies.toml").write_text(
        '[worm]\nname = { fr = "ver", en = "worm" }\ngender = "m"\nsource = "us"\n'
        'lines = [{ first = 1, last = 19, name = { fr = "corps", en = "body" }, gauge = "torso" }]\n'
        '[worm.gauges]\ntorso = { name = { fr = "corps", en = "body" }, table = "torso" }\n'
    )
    with pytest.raises(CatalogueRefused) as refused:
        load_rpg20(tmp_path)
    assert (refused.value.entry, refused.value.key) == ("worm", "catalogue-wrong")
