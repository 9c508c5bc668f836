"""The packaged data: complete, named in both languages, and saying what the text prints."""

import re
import tomllib
from pathlib import Path

import pytest

from bot.catalogue import Catalogue, load_catalogue
from bot.catalogue.catalogue import PACKAGED, RULESET
from bot.kernel.dice import dice

FILES = sorted((PACKAGED / RULESET).glob("*.toml"))


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return load_catalogue()


def test_every_table_is_there(catalogue: Catalogue) -> None:
    # Whoever adds to these adds a file's entry and changes no test.
    assert {"longsword", "spear", "dagger", "shield", "long_bow", "fist"} <= catalogue.weapons.keys()
    assert len(catalogue.weapons) >= 51
    assert len(catalogue.armours) >= 8
    assert len(catalogue.creatures) >= 33
    assert len(catalogue.characters) >= 10
    assert len(catalogue.criticals.places) == 6
    assert len(catalogue.criticals.columns) == 6
    assert len(catalogue.classes) >= 13
    assert list(catalogue.families) == ["fighter", "rogue", "priest", "mage"]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_every_file_says_what_it_is_and_every_entry_where_it_comes_from(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.startswith("# ")
    entries = tomllib.loads(text)
    if path.name == "criticals.toml":
        entries = entries["places"] | entries["columns"]
    assert entries
    for key, entry in entries.items():
        assert entry["source"].strip(), key
        if "house data" in entry["source"]:
            assert "House data, replace freely" in text or "house data, replace freely" in text, key


def test_french_names_are_typographic_and_take_their_article(catalogue: Catalogue) -> None:
    for kind, entry in catalogue.named():
        assert "'" not in entry.name.fr
        if kind == "word-action":
            continue  # what is done has no article
        assert re.match(r"(l’|le |la |les |sans )", entry.with_article("fr")), entry
        assert entry.with_article("en").endswith(entry.name.en), entry
    weapons, creatures = catalogue.weapons, catalogue.creatures
    assert weapons["longsword"].with_article("fr") == "l’épée longue"
    assert weapons["axe"].with_article("fr") == "la hache"
    assert weapons["halberd"].with_article("fr") == "la hallebarde"
    assert weapons["fangs"].with_article("fr") == "les crocs"
    assert creatures["ogre"].with_article("fr") == "l’ogre"
    assert creatures["orc_chief"].with_article("en") == "the orc chief"


def test_names_of_a_kind_are_all_different(catalogue: Catalogue) -> None:
    for entries in (
        *(catalogue.weapons, catalogue.armours, catalogue.creatures, catalogue.classes),
        *(catalogue.actions, catalogue.spells, catalogue.items),
    ):
        for locale in ("fr", "en"):
            names = [entry.name.in_(locale) for entry in entries.values()]
            assert len(set(names)) == len(names)


def test_the_kernel_can_roll_all_dice_of_the_data(catalogue: Catalogue) -> None:
    written = [weapon.damage for weapon in catalogue.weapons.values()]
    for creature in catalogue.creatures.values():
        written += [text for attack in creature.attacks for text in (attack.damage, attack.reaction) if text]
    # Slow creatures add segments to their dice (ALT-GMX-006).
    written = [text.partition("+")[0] for text in written]
    for text in written:
        assert str(dice(text)) in (text, text.removeprefix("1")), text


@pytest.mark.rule("ALT-FAC-001")
def test_the_factors_that_the_text_hints_at(catalogue: Catalogue) -> None:
    weapons = catalogue.weapons
    assert (weapons["longsword"].attack, weapons["longsword"].defence) == (3, 3)
    assert (weapons["fist"].attack, weapons["fist"].defence) == (0, 0)
    assert weapons["shield"].defence == 4
    assert weapons["dagger"].defence < weapons["longsword"].defence
    assert weapons["spear"].attack == 6
    assert weapons["longsword"].damage == "1d8"


@pytest.mark.rule("ALT-MEL-010", "ALT-PAR-003")
def test_what_can_be_broken_and_what_cannot_parry(catalogue: Catalogue) -> None:
    weapons = catalogue.weapons
    assert (weapons["spear"].haft_ac, weapons["spear"].haft_structure) == (13, 8)
    assert weapons["longsword"].haft_ac is None
    assert not weapons["fist"].parries
    assert weapons["shield"].parries


@pytest.mark.rule("ALT-REA-027")
def test_a_bastard_sword_is_one_weapon_held_in_two_ways(catalogue: Catalogue) -> None:
    one, both = catalogue.weapons["bastard_sword_1h"], catalogue.weapons["bastard_sword_2h"]
    assert (one.other_grip, both.other_grip) == (both.id, one.id)
    assert (one.two_handed, both.two_handed) == (False, True)
    assert (one.fits_left, both.fits_left) == (True, False)


@pytest.mark.rule("ALT-GEN-006")
@pytest.mark.parametrize(
    ("family", "level", "bonus"),
    [("fighter", 7, 8), ("rogue", 7, 5), ("priest", 12, 8), ("mage", 1, 0), ("mage", 20, 7), ("fighter", 20, 21)],
)
def test_martial_bonus_by_family_and_level(catalogue: Catalogue, family: str, level: int, bonus: int) -> None:
    assert catalogue.families[family].martial_bonus(level) == bonus


@pytest.mark.rule("ALT-GEN-007")
def test_martial_bonus_above_the_table_goes_on_as_printed(catalogue: Catalogue) -> None:
    assert {name: family.martial_bonus(21) for name, family in catalogue.families.items()} == {
        "fighter": 22,
        "rogue": 14,
        "priest": 14,
        "mage": 8,
    }
    for family in catalogue.families.values():
        printed = len(family.bonus)
        assert printed == 20
        for level in range(1, printed + 1):
            beyond = family.beyond
            assert (beyond.times * level + beyond.plus) // beyond.by == family.martial_bonus(level)


def test_creatures_strike_with_the_hand_that_their_weapon_asks_for(catalogue: Catalogue) -> None:
    def hands(name: str) -> list[str]:
        return [attack.held(catalogue.weapons[attack.weapon]) for attack in catalogue.creatures[name].attacks]

    assert hands("orc") == ["right", "left"]
    assert hands("guard") == ["both"]
    assert hands("troll") == ["natural", "natural"]
    troll = catalogue.creatures["troll"].attacks
    assert [(attack.number, attack.reaction) for attack in troll] == [(1, "1d12"), (2, "1d6")]
    assert catalogue.creatures["zombie"].attacks[0].reaction == "2d6"
    assert catalogue.creatures["fire_giant"].attacks[0].damage == "3d6"


def test_conrath_is_as_in_the_text(catalogue: Catalogue) -> None:
    conrath = catalogue.characters["conrath"].sheet
    assert (conrath.level, catalogue.martial_bonus(conrath), conrath.str_hit) == (7, 8, 1)
    assert conrath.ranks["longsword"] == 4
    assert 10 + catalogue.threshold(conrath) + conrath.dex_std == 17


def test_galaad_has_his_points(catalogue: Catalogue) -> None:
    galaad = catalogue.characters["galaad"].sheet
    assert (galaad.stamina, galaad.body) == (114, 6)
