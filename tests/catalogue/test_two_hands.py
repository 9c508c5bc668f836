"""What people and creatures hold in each hand, their hit dice, and the faces that do something of their own."""

from pathlib import Path

import pytest

from bot.catalogue import Catalogue, CatalogueRefused, SheetRefused, load_catalogue, parse_sheet, sheet_to_toml
from bot.text import LOCALES, Texts
from tests.catalogue.houses import CLUB, house

SHEET = 'name = "Nell"\nclass = "thief"\nstamina = 9\nbody = 4\n'
GNOLL = """
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
attacks = [{ weapon = "axe" }]
temperament = "furious"
source = "our table"
"""
AXE = '{ weapon = "axe" }'


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return load_catalogue()


def gnoll(folder: Path, attacks: str) -> list[tuple[str, str | None]]:
    """What a gnoll with these *attacks* wields: weapons and hands."""
    text = GNOLL.replace(f"[{AXE}]", f"[{attacks}]")
    creature = load_catalogue(house(folder, text, "creatures.toml")).creatures["gnoll"]
    return [(each.weapon, each.hand) for each in creature.wields()]


# ---- sheets


@pytest.mark.rule("ALT-OFF-003", "ALT-CRI-014")
def test_a_sheet_tells_left_hand_fighting_and_a_critical_parry(catalogue: Catalogue) -> None:
    plain = catalogue.sheet_from_toml(SHEET)
    assert (plain.left_hand_rank, plain.critical_parry) == (0, None)
    assert "left_hand_rank" not in sheet_to_toml(plain)
    skilled = catalogue.sheet_from_toml(SHEET + "left_hand_rank = 6\ncritical_parry = 17\n[ranks]\ndagger = 1\n")
    assert (skilled.left_hand_rank, skilled.critical_parry) == (6, 17)
    assert parse_sheet(sheet_to_toml(skilled)) == skilled


@pytest.mark.parametrize(
    ("line", "field", "key"),
    [
        ("left_hand_rank = 7", "left_hand_rank", "sheet-range"),
        ("left_hand_rank = -1", "left_hand_rank", "sheet-range"),
        ('left_hand_rank = "2"', "left_hand_rank", "sheet-number"),
        ("critical_parry = 1", "critical_parry", "sheet-range"),
        ("critical_parry = 21", "critical_parry", "sheet-range"),
        ("critical_parry = true", "critical_parry", "sheet-number"),
    ],
)
def test_a_wrong_rank_or_face_is_named(line: str, field: str, key: str) -> None:
    with pytest.raises(SheetRefused) as refused:
        parse_sheet(SHEET + line)
    assert (refused.value.field, refused.value.key) == (field, key)
    for locale in LOCALES:
        assert field in Texts(strict=True).say(locale, f"refused-{key}", **refused.value.facts)


# ---- ready-made characters


@pytest.mark.rule("ALT-OFF-003")
@pytest.mark.parametrize(
    ("name", "right", "left", "rank"),
    [
        ("cassandra", "short_sword", "dagger", 2),
        ("aldemar", "rapier", "dagger", 2),
        ("thorvald", "axe", "shield", 0),
        ("isaure", "mace", "shield", 0),
    ],
)
def test_some_fight_with_both_hands_and_are_skilled_enough(
    catalogue: Catalogue, name: str, right: str, left: str, rank: int
) -> None:
    sheet = catalogue.characters[name].sheet
    assert (sheet.right, sheet.left, sheet.left_hand_rank) == (right, left, rank)
    assert sheet.left_hand_rank >= (catalogue.weapons[sheet.left or ""].left_rank or 0)


def test_the_line_of_a_character_names_what_he_wields(catalogue: Catalogue) -> None:
    for character in catalogue.characters.values():
        for wielded in filter(None, (character.sheet.right, character.sheet.left)):
            for locale in LOCALES:
                # Words in brackets tell how a bastard sword is held; a line may shorten a long name by its beginning.
                name = catalogue.weapons[wielded].name.in_(locale).partition(" (")[0]
                assert name.partition(",")[0] in character.about.in_(locale), (character.id, name)


# ---- creatures


@pytest.mark.rule("ALT-OFF-008")
def test_a_creature_fights_with_two_hands_when_it_has_them_free(catalogue: Catalogue) -> None:
    wielded = {
        name: [(each.weapon, each.hand) for each in creature.wields()] for name, creature in catalogue.creatures.items()
    }
    assert wielded["goblin"] == [("short_sword", "right"), ("buckler", "left")]
    assert wielded["orc"] == wielded["orc_chief"] == [("axe", "right"), ("shield", "left")]
    assert wielded["bandit"] == [("longsword", "right")]
    assert wielded["guard"] == [("halberd", "both")]
    assert wielded["troll"] == wielded["young_dragon"] == [("fangs", "natural"), ("claws", "natural")]
    assert wielded["stone_golem"] == [("fist", "right")]


@pytest.mark.parametrize(
    ("attacks", "wielded"),
    [
        (f'{{ weapon = "shield" }}, {AXE}', [("shield", "left"), ("axe", "right")]),
        (f'{AXE}, {{ weapon = "spear" }}, {{ weapon = "buckler" }}', [("axe", "right"), ("buckler", "left")]),
        (f'{AXE}, {{ weapon = "club" }}', [("axe", "right")]),
        (f'{AXE}, {{ weapon = "dagger", hand = "left" }}', [("axe", "right"), ("dagger", "left")]),
        (f'{AXE}, {{ weapon = "shield" }}, {{ weapon = "buckler" }}', [("axe", "right"), ("shield", "left")]),
        ('{ weapon = "spear" }, { weapon = "shield" }', [("spear", "both")]),
        ('{ weapon = "claws" }, { weapon = "shield" }', [("claws", "natural")]),
        (f'{AXE}, {{ weapon = "claws" }}', [("axe", "right"), ("claws", "natural")]),
        ('{ weapon = "fist", number = 2 }, { weapon = "shield" }', [("fist", "right")]),
    ],
)
def test_the_second_weapon_is_the_first_that_fits_the_other_hand(
    tmp_path: Path, attacks: str, wielded: list[tuple[str, str]]
) -> None:
    assert gnoll(tmp_path, attacks) == wielded


@pytest.mark.rule("ALT-CRI-013")
def test_hit_dice_are_typed_or_come_of_stamina(catalogue: Catalogue, tmp_path: Path) -> None:
    dice = {name: creature.hit_dice for name, creature in catalogue.creatures.items()}
    assert dice["ogre"] == 4
    assert dice["goblin"] == 1
    assert dice["orc"] == 2
    assert all(1 <= each <= 18 for each in dice.values())
    for stamina, expected in ((0, 1), (4, 1), (9, 1), (10, 2), (27, 5)):
        text = GNOLL.replace("stamina = 15", f"stamina = {stamina}")
        assert load_catalogue(house(tmp_path, text, "creatures.toml")).creatures["gnoll"].hit_dice == expected
    typed = GNOLL.replace("bm = 3", "bm = 3\nlevel = 9\ncritical_parry = 16")
    creature = load_catalogue(house(tmp_path, typed, "creatures.toml")).creatures["gnoll"]
    assert (creature.hit_dice, creature.critical_parry) == (9, 16)
    assert catalogue.creatures["ogre"].critical_parry is None


# ---- exceptional faces


@pytest.mark.rule("ALT-GEN-012")
def test_the_young_dragon_swallows_its_prey(catalogue: Catalogue) -> None:
    fangs, claws = catalogue.creatures["young_dragon"].attacks
    (swallows,) = fangs.exceptional
    assert swallows.faces == (19, 20)
    assert "avale" in swallows.effect.fr
    assert "swallows" in swallows.effect.en
    assert claws.exceptional == ()
    assert (fangs.reaction, claws.number, claws.reaction) == ("1d8", 2, "1d4")


@pytest.mark.rule("ALT-GEN-012")
def test_a_house_weapon_may_have_faces_of_its_own(tmp_path: Path) -> None:
    effect = 'effect = { fr = "fend le bouclier", en = "splits the shield" }'
    text = CLUB.replace('hands = "1"', f'hands = "1"\nexceptional = [{{ faces = [20], {effect} }}]')
    (splits,) = load_catalogue(house(tmp_path, text)).weapons["club"].exceptional
    assert (splits.faces, splits.effect.in_("en")) == ((20,), "splits the shield")


EXCEPTIONAL = 'exceptional = [{ faces = [19, 20], effect = { fr = "avale", en = "swallows" } }]'


@pytest.mark.parametrize(
    ("old", "new", "field", "key"),
    [
        ("[19, 20]", "[19, 21]", "attacks.1.exceptional.1.faces.2", "catalogue-range"),
        ("[19, 20]", "[0]", "attacks.1.exceptional.1.faces.1", "catalogue-range"),
        ("[19, 20]", "[]", "attacks.1.exceptional.1.faces", "catalogue-length"),
        ("[19, 20]", "[20, 20]", "attacks.1.exceptional.1.faces", "catalogue-wrong"),
        ("[19, 20]", "20", "attacks.1.exceptional.1.faces", "catalogue-list"),
        (', en = "swallows"', "", "attacks.1.exceptional.1.effect.en", "catalogue-missing"),
        ("faces = [19, 20], ", "", "attacks.1.exceptional.1.faces", "catalogue-missing"),
        ('weapon = "axe"', 'weapon = "axe", hand = "third"', "attacks.1.hand", "catalogue-choice"),
        ("bm = 3", "bm = 3\nlevel = 0", "level", "catalogue-range"),
        ("bm = 3", "bm = 3\ncritical_parry = 21", "critical_parry", "catalogue-range"),
    ],
)
def test_a_wrong_creature_is_named_with_file_entry_and_field(
    tmp_path: Path, old: str, new: str, field: str, key: str
) -> None:
    text = GNOLL.replace(AXE, f'{{ weapon = "axe", {EXCEPTIONAL} }}')
    assert old in text
    with pytest.raises(CatalogueRefused) as refused:
        load_catalogue(house(tmp_path, text.replace(old, new), "creatures.toml"))
    wrong = refused.value
    assert wrong.file == str(tmp_path / "alternatif" / "creatures.toml")
    assert (wrong.entry, wrong.field, wrong.key) == ("gnoll", field, key)
    for locale in LOCALES:
        said = Texts(strict=True).say(locale, f"refused-{key}", **wrong.facts)
        assert all(part in said for part in (wrong.file, "gnoll", field)), said


def test_a_creature_with_an_absent_second_weapon_is_refused(tmp_path: Path) -> None:
    with pytest.raises(CatalogueRefused) as refused:
        gnoll(tmp_path, f'{AXE}, {{ weapon = "spoon" }}')
    assert (refused.value.field, refused.value.key) == ("attacks.2.weapon", "catalogue-absent")
