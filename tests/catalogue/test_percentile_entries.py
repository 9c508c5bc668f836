"""The packaged data of the percentile rules: complete, named in both languages, and true to what the text hints at."""

import re
import tomllib
from pathlib import Path

import pytest

from bot.catalogue import BARE_HANDS, Library, PercentileCatalogue, load_library, load_percentile
from bot.catalogue.catalogue import PACKAGED
from bot.catalogue.percentile import RULESET
from bot.kernel.dice import dice

FILES = sorted((PACKAGED / RULESET).glob("*.toml"))


@pytest.fixture(scope="module")
def library() -> Library:
    return load_library()


@pytest.fixture(scope="module")
def catalogue(library: Library) -> PercentileCatalogue:
    return library.percentile


def test_every_table_is_there(catalogue: PercentileCatalogue) -> None:
    assert len(FILES) == 8
    assert len(catalogue.weapons) >= 23
    assert len(catalogue.armours) >= 7
    assert len(catalogue.shields) >= 3
    assert len(catalogue.spells) >= 8
    assert len(catalogue.skills) == 9
    assert len(catalogue.creatures) >= 10
    assert len(catalogue.trades) >= 6
    assert len(catalogue.characters) >= 8


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_every_file_says_what_it_is_and_every_entry_where_it_comes_from(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.startswith("# ")
    head = " ".join(line.removeprefix("# ") for line in text.splitlines() if line.startswith("#"))
    for key, entry in tomllib.loads(text).items():
        assert entry["source"].strip(), key
        if "house data" in entry["source"]:
            assert head.startswith("House data, replace freely."), key


def test_names_are_typographic_different_within_a_kind_and_take_their_article(catalogue: PercentileCatalogue) -> None:
    seen: dict[tuple[str, str], set[str]] = {}
    for kind, entry in catalogue.named():
        assert "'" not in entry.name.fr
        assert re.match(r"(l’|le |la |les )", entry.with_article("fr")), entry
        assert entry.with_article("en") == f"the {entry.name.en}"
        for locale in ("fr", "en"):
            names = seen.setdefault((kind, locale), set())
            assert entry.name.in_(locale) not in names, entry
            names.add(entry.name.in_(locale))
    assert catalogue.weapons["axe"].with_article("fr") == "la hache"
    assert catalogue.weapons["arquebus"].with_article("fr") == "l’arquebuse"
    assert catalogue.weapons[BARE_HANDS].with_article("fr") == "les mains nues"


def test_words_of_two_games_do_not_meet(library: Library) -> None:
    found = [{(kind, entry.id) for kind, entry in each.named()} for each in library.games]
    ours, theirs = found[1], found[0]
    assert len(found) == 5
    assert sum(map(len, found)) == len(set().union(*found))
    assert set().union(*found) == {(kind, entry.id) for kind, entry in library.named()}
    assert ("weapon-percentile", "dagger") in ours
    assert ("weapon", "dagger") in theirs


def test_a_library_counts_what_all_games_have(library: Library) -> None:
    games = (library.alternatif, library.percentile, library.dnd5, library.dnd35, library.rpg20)
    assert library.weapons == sum(len(each.weapons) for each in games)
    assert library.creatures == sum(len(each.creatures) for each in games)


def test_the_kernel_can_roll_all_dice_of_the_data(catalogue: PercentileCatalogue) -> None:
    written = [each.dice for each in catalogue.weapons.values()]
    written += [each.dice for each in catalogue.spells.values() if each.dice is not None]
    builds = [*catalogue.creatures.values(), *catalogue.trades.values()]
    written += [each.damage_bonus for each in builds if "d" in each.damage_bonus]
    for text in written:
        assert str(dice(text)) in (text, text.removeprefix("1")), text


@pytest.mark.rule("PCT-UNA-001", "PCT-UNA-002", "PCT-DEF-016")
def test_bare_hands_do_a_d4_and_do_not_parry(catalogue: PercentileCatalogue) -> None:
    for name, skill in ((BARE_HANDS, "brawling"), ("wrestling", "wrestling")):
        hands = catalogue.weapons[name]
        assert (hands.dice, hands.skill, hands.stops_blows, hands.strikes_twice) == ("1d4", skill, False, False)


@pytest.mark.rule("PCT-ATK-011")
def test_what_goes_by_which_skill(catalogue: PercentileCatalogue) -> None:
    by = {
        skill: {each.id for each in catalogue.weapons.values() if each.skill == skill}
        for skill in ("melee", "pole_weapon", "shooting")
    }
    assert {"cudgel", "longsword", "dagger", "axe"} <= by["melee"]
    assert {"halberd", "pike", "spear", "cavalry_lance"} <= by["pole_weapon"]
    assert by["pole_weapon"].isdisjoint(by["melee"])
    assert {catalogue.weapons[each].hands for each in ("halberd", "pike", "spear")} == {2}
    for each in (*by["melee"], *by["pole_weapon"]):
        assert catalogue.weapons[each].stops_blows, each
    for each in by["shooting"]:
        weapon = catalogue.weapons[each]
        assert weapon.kind != "melee", each
        assert not weapon.stops_blows, each


@pytest.mark.rule("PCT-DMG-008")
def test_two_handed_weapons_of_close_combat_are_percussive_and_bows_are_not(catalogue: PercentileCatalogue) -> None:
    percussive = {each.id for each in catalogue.weapons.values() if each.strikes_twice}
    assert {"greatsword", "club", "quarterstaff", "halberd", "pike", "spear"} <= percussive
    assert percussive.isdisjoint({each.id for each in catalogue.weapons.values() if each.kind != "melee"})
    assert percussive.isdisjoint({"longsword", "dagger", "axe", "cudgel", "mace"})


@pytest.mark.rule("PCT-UNA-006")
def test_a_cudgel_does_not_cut_and_a_sword_does(catalogue: PercentileCatalogue) -> None:
    blunt = {each.id for each in catalogue.weapons.values() if each.skill == "melee" and not each.cutting}
    assert {"cudgel", "mace", "club", "quarterstaff"} <= blunt
    assert blunt.isdisjoint({"longsword", "greatsword", "short_sword", "dagger", "axe"})


@pytest.mark.rule("PCT-ATK-014", "PCT-TST-004")
def test_powder_is_dangerous_to_its_user(catalogue: PercentileCatalogue) -> None:
    dangerous = {each.id: each.fumble_from for each in catalogue.weapons.values() if each.fumble_from is not None}
    assert dangerous["arquebus"] == 91
    assert {catalogue.weapons[each].kind for each in dangerous} == {"powder"}
    assert catalogue.weapons["arquebus"].kind == "powder"


@pytest.mark.rule("PCT-ATK-006")
def test_hides_are_natural_and_what_is_worn_is_not(catalogue: PercentileCatalogue) -> None:
    assert {each.id for each in catalogue.armours.values() if each.natural} == {"hide", "thick_hide"}


@pytest.mark.rule("PCT-DMG-005")
def test_every_shield_helps_the_parry_and_protects_a_little(catalogue: PercentileCatalogue) -> None:
    for each in catalogue.shields.values():
        assert each.parry_bonus >= 5
        assert 1 <= each.protection <= 2


@pytest.mark.rule("PCT-POS-013", "PCT-BAT-007")
def test_spells_that_can_be_cast_in_a_battle_and_one_that_cannot(catalogue: PercentileCatalogue) -> None:
    assert catalogue.spells["giant_fireball"].psy > 4
    assert catalogue.spells["giant_fireball"].area
    assert any(each.area and each.dice and each.psy <= 4 for each in catalogue.spells.values())
    assert catalogue.spells["mist"].skill is None
    assert catalogue.spells["sleep"].dice is None


@pytest.mark.rule("PCT-TST-008")
def test_a_base_stands_in_for_a_skill_that_a_sheet_leaves_out(catalogue: PercentileCatalogue, tmp_path: Path) -> None:
    assert all(each.base is None for each in catalogue.skills.values())
    (tmp_path / RULESET).mkdir()
    entry = '[bagarre]\nname = { fr = "Bagarre", en = "Brawling" }\ngender = "f"\nbase = 30\nsource = "our table"\n'
    (tmp_path / RULESET / "skills.toml").write_text(entry, encoding="utf-8")
    ours = load_percentile(tmp_path)
    untrained = ours.sheet_from_toml('name = "Nell"\npv = 9\nphysique = 50\n')
    trained = ours.sheet_from_toml('name = "Nell"\npv = 9\nphysique = 50\n[skills]\nbagarre = 60\n')
    assert ours.scores(untrained) == {"brawling": 30, "physique": 50}
    assert ours.scores(trained) == {"brawling": 60, "physique": 50}
    assert catalogue.scores(untrained) == {"physique": 50}


def test_ready_made_characters_fight_in_seven_ways(catalogue: PercentileCatalogue) -> None:
    sheets = {str(ident): each.sheet for ident, each in catalogue.characters.items()}
    assert (sheets["ambre"].main, sheets["ambre"].second) == ("longsword", "dagger")
    assert sheets["gontran"].shield == "shield"
    assert sheets["hermine"].main == "halberd"
    assert sheets["sylvain"].main == "long_bow"
    assert sheets["mirabelle"].psy >= max(catalogue.spells[each].psy for each in sheets["mirabelle"].spells)
    assert sheets["barnabe"].main == "wrestling"
    assert sheets["ysoline"].mount == "Grisette"
    for sheet in sheets.values():
        assert sheet.main is not None
        assert catalogue.weapons[sheet.main].skill in sheet.skills, sheet.name
