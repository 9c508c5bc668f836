"""Sheets of the fifth edition's rules: what they hold, what is reckoned, what is wrong in them, by file and by form."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.app import worded
from bot.catalogue import (
    CatalogueRefused,
    Dnd5Catalogue,
    Dnd5Sheet,
    SheetRefused,
    dnd5_sheet_to_toml,
    load_dnd5,
    load_library,
    made_of,
    parse_dnd5_sheet,
)
from bot.catalogue.dnd5_making import IMPROVED, hit_points_of, slots_of
from bot.catalogue.dnd5_terms import ABILITIES, SKILLS
from bot.catalogue.files import CATALOGUE_KEYS
from bot.catalogue.ids import ClassId, WeaponId
from bot.catalogue.sheet import SHEET_KEYS
from bot.kernel.ruleset import NEW
from bot.render import Renderer
from bot.rulesets.dnd5.sheets import BELONGINGS, Dnd5Sheets
from bot.settings import Settings
from bot.text import LOCALES

SHEET = """
name = "Nell"
class = "rogue"
level = 5
dexterity = 18
wisdom = 13
saves = ["dexterity", "intelligence"]
skills = ["stealth", "perception"]
expertise = ["stealth"]
proficient = ["simple", "rapier"]
hit_points = 20
hit_points_max = 33
temporary = 4
armour = "leather"
main = "rapier"
second = "dagger"
carried = ["shortbow"]
sneak = 3
bonus_actions = ["dash", "hide"]
casting = "intelligence"
spells = ["fire_bolt"]
slots = [1, 0]
slots_max = [3, 2]
walk_m = 7.5
mount = "pony"
"""


@pytest.fixture(scope="module")
def catalogue() -> Dnd5Catalogue:
    return load_dnd5()


@pytest.fixture(scope="module")
def sheets(catalogue: Dnd5Catalogue) -> Dnd5Sheets:
    return Dnd5Sheets(catalogue)


# ---- what is reckoned


@pytest.mark.rule("DN5-EXT-003", "DN5-EXT-004", "DN5-EXT-006")
def test_what_a_sheet_leaves_out_is_reckoned(catalogue: Dnd5Catalogue) -> None:
    nell = catalogue.sheet_from_toml(SHEET)
    assert (nell.proficiency_bonus, nell.modifier("dexterity"), nell.modifier("strength")) == (3, 4, 0)
    assert {each: nell.save(each) for each in ("dexterity", "intelligence", "wisdom")} == {
        "dexterity": 7,
        "intelligence": 3,
        "wisdom": 1,
    }
    assert (nell.skill("stealth"), nell.skill("perception"), nell.skill("athletics")) == (10, 4, 0)
    assert nell.passive_perception == 14
    assert catalogue.armour_class(nell) == 15
    assert (nell.whole, nell.whole_slots) == (33, (3, 2))
    typed = nell.model_copy(update={"ac": 19, "proficiency": 0})
    assert (catalogue.armour_class(typed), typed.save("dexterity")) == (19, 4)


@pytest.mark.rule("DN5-ATK-006")
def test_spells_go_by_the_casting_ability(catalogue: Dnd5Catalogue) -> None:
    mage = catalogue.characters["melisande"].sheet
    assert (mage.casting, mage.spell_attack, mage.spell_dc) == ("intelligence", 7, 15)


@pytest.mark.rule("DN5-ATK-003")
@pytest.mark.parametrize(
    ("held", "expected"),
    [
        ({}, 12),
        ({"shield": "shield"}, 14),
        ({"armour": "chain_mail", "shield": "shield"}, 18),
        ({"armour": "breastplate"}, 16),
        ({"unarmoured": "constitution"}, 15),
        ({"unarmoured": "constitution", "armour": "leather"}, 13),
        ({"ac": 11, "armour": "plate"}, 11),
    ],
)
def test_the_armour_class_of_a_character(catalogue: Dnd5Catalogue, held: dict[str, Any], expected: int) -> None:
    sheet = Dnd5Sheet.model_validate({"name": "N", "hit_points": 9, "dexterity": 14, "constitution": 16, **held})
    assert catalogue.armour_class(sheet) == expected


def test_armour_too_heavy_slows(catalogue: Dnd5Catalogue) -> None:
    weak = Dnd5Sheet(name="N", hit_points=9, strength=12, armour="chain_mail")  # type: ignore[arg-type]
    assert catalogue.walk_m(weak) == 6
    assert catalogue.walk_m(weak.model_copy(update={"strength": 13})) == 9


@pytest.mark.rule("DN5-ATK-007", "DN5-ATK-019")
def test_whether_proficiency_counts(catalogue: Dnd5Catalogue) -> None:
    nell = catalogue.sheet_from_toml(SHEET)
    known = {name: catalogue.is_proficient(nell, WeaponId(name)) for name in
             ("rapier", "dagger", "shortbow", "longsword", "unarmed_strike", "improvised", "bite")}  # fmt: skip
    assert known == {
        "rapier": True,
        "dagger": True,
        "shortbow": True,
        "longsword": False,
        "unarmed_strike": True,
        "improvised": False,
        "bite": True,
    }


# ---- what is wrong is named


@pytest.mark.parametrize(
    ("old", "new", "field", "key"),
    [
        ('name = "Nell"\n', "", "name", "sheet-missing"),
        ('"Nell"', '""', "name", "sheet-length"),
        ('class = "rogue"', 'class = "ninja"', "class", "sheet-entry"),
        ("level = 5", "level = 21", "level", "sheet-range"),
        ("dexterity = 18", "dexterity = 31", "dexterity", "sheet-range"),
        ("dexterity = 18", 'dexterity = "18"', "dexterity", "sheet-number"),
        ("dexterity = 18", "dex = 18", "dex", "sheet-unknown"),
        ('"dexterity", ', '"luck", ', "saves.1", "sheet-choice"),
        ('["stealth", "perception"]', '["stealth", "cooking"]', "skills.2", "sheet-choice"),
        ('"rapier"]', '"chopsticks"]', "proficient.2", "sheet-entry"),
        ("hit_points = 20\n", "", "hit_points", "sheet-missing"),
        ("hit_points = 20", "hit_points = 34", "hit_points_max", "sheet-range"),
        ("hit_points = 20\nhit_points_max = 33", "hit_points = 0", "hit_points", "sheet-range"),
        ("temporary = 4", "temporary = -1", "temporary", "sheet-range"),
        ('armour = "leather"', 'armour = "shield"', "armour", "sheet-entry"),
        ("sneak = 3", 'sneak = 3\nshield = "leather"', "shield", "sheet-entry"),
        ('main = "rapier"', 'main = "spoon"', "main", "sheet-entry"),
        ('main = "rapier"', 'main = "longbow"', "second", "sheet-hands"),
        ("sneak = 3", 'sneak = 3\nshield = "shield"', "shield", "sheet-hands"),
        ('["shortbow"]', '["shortbow", "club", "spoon"]', "carried.3", "sheet-entry"),
        ("sneak = 3", "attacks = 5", "attacks", "sheet-range"),
        ('["dash", "hide"]', '["dash", "fly"]', "bonus_actions.2", "sheet-choice"),
        ('casting = "intelligence"\n', "", "", "sheet-wrong"),
        ('["fire_bolt"]', '["fire_breath"]', "spells.1", "sheet-entry"),
        ("slots = [1, 0]", "slots = [4, 0]", "slots_max", "sheet-range"),
        ("slots = [1, 0]", "slots = [1, 10]", "slots.2", "sheet-range"),
        ("slots = [1, 0]", f"slots = {[1] * 10}", "slots", "sheet-length"),
        ("walk_m = 7.5", "walk_m = 7.6", "walk_m", "sheet-wrong"),
        ("walk_m = 7.5", "walk_m = nan", "walk_m", "sheet-range"),
        ("walk_m = 7.5", "walk_m = 601", "walk_m", "sheet-range"),
        ("walk_m = 7.5", "walk_m = true", "walk_m", "sheet-number"),
        ('mount = "pony"', 'mount = "goblin"', "mount", "sheet-entry"),
        ("sneak = 3", 'features = ["Rage, charge"]', "features.1", "sheet-wrong"),
        ("level = 5", "level = ", "", "sheet-toml"),
    ],
)
def test_a_fault_names_its_field(catalogue: Dnd5Catalogue, old: str, new: str, field: str, key: str) -> None:
    assert old in SHEET
    with pytest.raises(SheetRefused) as refused:
        catalogue.sheet_from_toml(SHEET.replace(old, new, 1))
    assert (refused.value.field, refused.value.key) == (field, key)
    assert set(refused.value.facts) == SHEET_KEYS[key]


# ---- files


def test_every_ready_made_sheet_is_written_and_read_back(catalogue: Dnd5Catalogue) -> None:
    for character in catalogue.characters.values():
        text = dnd5_sheet_to_toml(character.sheet)
        assert catalogue.sheet_from_toml(text) == character.sheet
        # Whole metres stand there as whole numbers.
        assert ".0" not in text


@given(
    name=st.text(st.characters(exclude_categories=["C", "Z"]), min_size=1, max_size=40),
    scores=st.tuples(*[st.integers(1, 30)] * 6),
    left=st.integers(0, 500),
    lost=st.integers(0, 499),
    skills=st.sets(st.sampled_from(sorted(SKILLS))),
    slots=st.lists(st.integers(0, 9), max_size=9),
    quarters=st.integers(0, 40),
    pc=st.booleans(),
)
def test_what_is_written_reads_back_the_same(
    name: str,
    scores: tuple[int, ...],
    left: int,
    lost: int,
    skills: set[str],
    slots: list[int],
    quarters: int,
    pc: bool,
) -> None:
    sheet = Dnd5Sheet.model_validate(
        {
            "name": name,
            **dict(zip(ABILITIES, scores, strict=True)),
            "hit_points": left,
            "hit_points_max": max(1, left + lost),
            "skills": sorted(skills),
            "slots": slots,
            "fly_m": quarters * 0.75,
            "pc": pc,
        }
    )
    assert parse_dnd5_sheet(dnd5_sheet_to_toml(sheet)) == sheet
    assert Dnd5Sheet.model_validate_json(sheet.model_dump_json()) == sheet


def test_a_sheet_that_is_too_large_is_not_read(catalogue: Dnd5Catalogue) -> None:
    with pytest.raises(SheetRefused) as refused:
        catalogue.sheet_from_toml("#" * 65_537)
    assert refused.value.key == "sheet-large"


# ---- ready-made characters


def test_ready_made_characters_are_of_levels_one_to_five_and_fight_in_many_ways(catalogue: Dnd5Catalogue) -> None:
    found = {str(ident): each.sheet for ident, each in catalogue.characters.items()}
    assert {each.level for each in found.values()} == {1, 2, 3, 4, 5}
    assert len({each.class_ for each in found.values()}) >= 7
    assert found["berthe"].attacks == 2
    assert (found["firmin"].sneak, found["firmin"].second, found["firmin"].size) == (2, "dagger", "small")
    assert {"web", "magic_missile", "fireball", "counterspell", "shield_spell"} <= set(found["melisande"].spells)
    assert {"cure_wounds", "bless", "healing_word"} <= set(found["anselme"].spells)
    assert found["sylvie"].main == "longbow"
    assert found["ysengrin"].mount == "warhorse"
    assert found["gontrand"].unarmoured == "constitution"
    for name, sheet in found.items():
        assert sheet.class_ is not None
        class_ = catalogue.classes[sheet.class_]
        assert sheet.hit_points == hit_points_of(class_.hit_die, sheet.level, sheet.constitution), name
        assert sheet.slots == slots_of(class_.casts, sheet.level), name
        assert set(sheet.saves) == set(class_.saves), name
        assert sheet.main is not None
        assert catalogue.is_proficient(sheet, sheet.main), name


# ---- made by class and level


@pytest.mark.rule("DN5-ACT-006", "DN5-DMG-008", "DN5-TUR-004")
def test_what_grows_with_the_level(catalogue: Dnd5Catalogue) -> None:
    def of(name: str, level: int) -> Dnd5Sheet:
        return made_of(catalogue, ClassId(name), level)

    assert [of("fighter", level).attacks for level in (1, 4, 5, 10, 11, 19, 20)] == [1, 1, 2, 2, 3, 3, 4]
    assert [of("rogue", level).sneak for level in (1, 2, 3, 5, 20)] == [1, 1, 2, 3, 10]
    assert [of("rogue", level).bonus_actions for level in (1, 2)] == [(), ("dash", "disengage", "hide")]
    assert [of("fighter", level).strength for level in (1, 3, 4, 8, 20)] == [16, 16, 18, 20, 20]
    assert of("fighter", 20).constitution == 20
    assert [len(of("wizard", level).spells) for level in (1, 3, 5)] == [8, 11, 14]
    assert of("paladin", 1).spells == ()
    assert IMPROVED == (4, 8, 12, 16, 19)


@pytest.mark.parametrize(
    ("casts", "level", "slots"),
    [
        ("full", 1, (2,)), ("full", 4, (4, 3)), ("full", 9, (4, 3, 3, 3, 1)), ("full", 20, (4, 3, 3, 3, 3, 2, 2, 1, 1)),
        ("half", 1, ()), ("half", 2, (2,)), ("half", 4, (3,)), ("half", 9, (4, 3, 2)), ("half", 20, (4, 3, 3, 3, 2)),
        ("pact", 1, (1,)), ("pact", 2, (2,)), ("pact", 5, (0, 0, 2)), ("pact", 11, (0, 0, 0, 0, 3)), (None, 20, ()),
    ],
)  # fmt: skip
def test_the_slots_of_a_level(casts: str | None, level: int, slots: tuple[int, ...]) -> None:
    assert slots_of(casts, level) == slots


@pytest.mark.parametrize("level", range(1, 21))
def test_every_class_makes_a_sheet_of_every_level(catalogue: Dnd5Catalogue, level: int) -> None:
    for ident, class_ in catalogue.classes.items():
        sheet = made_of(catalogue, ident, level)
        catalogue.check(sheet)
        castable = len(sheet.slots)
        assert all(catalogue.spells[each].level <= castable for each in sheet.spells), ident
        assert sheet.hit_points >= level
        assert sum(sheet.scores.values()) == sum(class_.abilities.model_dump().values()) + 2 * sum(
            level >= each for each in IMPROVED
        )
        assert max(sheet.scores.values()) <= 20
        worn = [each for each in (sheet.armour, sheet.shield) if each is not None]
        assert {catalogue.armours[each].kind for each in worn} <= set(class_.armours), ident
        for weapon in (sheet.main, sheet.second, *sheet.carried):
            assert weapon is None or catalogue.is_proficient(sheet, weapon), (ident, weapon)


def test_proposed_scores_are_the_standard_ones_with_three_points_more(catalogue: Dnd5Catalogue) -> None:
    """15, 14, 13, 12, 10 and 8, and one or two more for the kin: nobody is proposed more than another."""
    assert {sum(each.abilities.model_dump().values()) for each in catalogue.classes.values()} == {75}


# ---- by words and forms


def made(sheets: Dnd5Sheets, **args: str) -> dict[str, Any]:
    return dict(json.loads(sheets.propose({"locale": "fr", **args})[1]))


def test_a_few_words_make_a_sheet(sheets: Dnd5Sheets) -> None:
    body = made(sheets, name="Jo", **{"class": "magicien"}, level="5")
    assert (body["class"], body["level"], body["slots"], body["hit_points"]) == ("wizard", 5, [4, 3, 2], 32)
    body = made(sheets, name="Jo")
    assert (body["class"], body["level"], body["main"], body["shield"]) == ("fighter", 1, "longsword", "shield")
    body = made(sheets, name="Jo", weapon="hallebarde")
    assert (body["main"], body["shield"]) == ("halberd", None)
    body = made(sheets, name="Jo", left="dague", weapon="épée courte")
    assert (body["main"], body["second"], body["shield"]) == ("shortsword", "dagger", None)
    assert made(sheets, ready="berthe", name="Aude")["name"] == "Aude"
    for level in ("0", "21", "cinq"):
        with pytest.raises(SheetRefused) as refused:
            made(sheets, name="Jo", level=level)
        assert refused.value.field == "level"


def test_lance_is_a_spear_in_french_and_a_rider_s_in_english(sheets: Dnd5Sheets) -> None:
    assert made(sheets, name="Jo", weapon="lance")["main"] == "spear"
    assert made(sheets, name="Jo", weapon="lance", locale="en")["main"] == "cavalry_lance"
    assert made(sheets, name="Jo", weapon="lance d’arçon")["main"] == "cavalry_lance"


@pytest.mark.parametrize("locale", LOCALES)
def test_a_form_sent_as_it_was_opened_changes_nothing(sheets: Dnd5Sheets, locale: str) -> None:
    bodies = [sheets.propose({"ready": ident}) for ident, _ in sheets.ready(locale)]
    bodies += [sheets.read(SHEET), sheets.read('name = "Jo"\nhit_points = 9\nwalk_m = 0\npc = false\n')]
    for name, body in bodies:
        for group, fields in sheets.groups().items():
            blanks = sheets.blanks(group, body, locale)
            assert [each.name for each in blanks] == list(fields)
            assert 1 <= len(blanks) <= 5
            assert all(len(each.options) <= 25 for each in blanks)
            assert sheets.amend(body, {each.name: each.value for each in blanks}, locale) == (name, body), group
        assert sheets.read(sheets.write(body)) == (name, body)
    assert 1 <= len(sheets.groups()) <= 10
    assert [each.name for each in sheets.blanks(NEW, None, locale)] == ["name", "class", "level", "weapon", "left"]


def test_every_field_of_a_sheet_stands_in_one_group(sheets: Dnd5Sheets) -> None:
    fields = [field for group in sheets.groups().values() for field in group]
    assert len(fields) == len(set(fields))
    assert set(fields) == set(made(sheets, name="Jo"))
    assert set(BELONGINGS) <= set(fields)


def test_what_was_proposed_can_be_looked_at_and_what_was_said_is_not_proposed(sheets: Dnd5Sheets) -> None:
    fields = {field for group in sheets.groups().values() for field in group}
    proposed = sheets.proposed({"name": "Jo"})
    assert {"class", "level", "hit_points", "main", "armour", "strength"} <= set(proposed) <= fields
    said = sheets.proposed({"name": "Jo", "class": "roublard", "level": "3", "weapon": "rapière", "left": "dague"})
    assert not {"class", "level", "main", "second"} & set(said)
    assert sheets.proposed({"ready": "berthe"}) == ()


@pytest.mark.parametrize(
    ("said", "field", "value"),
    [
        ({"walk_m": "7,5"}, "walk_m", 7.5),
        ({"walk_m": "12 m"}, "walk_m", 12),
        ({"walk_m": ""}, "walk_m", 9),
        ({"fly_m": "18"}, "fly_m", 18),
        ({"skills": "Discrétion, athlé"}, "skills", ["stealth", "athletics"]),
        ({"skills": "Sleight of Hand"}, "skills", ["sleight_of_hand"]),
        ({"saves": "Force; dextérité"}, "saves", ["strength", "dexterity"]),
        ({"proficient": "armes courantes, rapière"}, "proficient", ["simple", "rapier"]),
        ({"bonus_actions": "Foncer\nSe cacher"}, "bonus_actions", ["dash", "hide"]),
        ({"resistances": "feu, dégâts contondants"}, "resistances", ["fire", "bludgeoning"]),
        ({"slots": "4/3/2"}, "slots", [4, 3, 2]),
        ({"slots": ""}, "slots", []),
        ({"hit_points": "9", "hit_points_max": "9"}, "hit_points_max", None),
        ({"hit_points": "4", "hit_points_max": "9"}, "hit_points_max", 9),
        ({"features": "Second souffle, Sens du danger"}, "features", ["Second souffle", "Sens du danger"]),
        ({"casting": "wisdom", "spells": "soins, boule de feu"}, "spells", ["cure_wounds", "fireball"]),
        ({"mount": "griffon"}, "mount", "griffon"),
        ({"pc": "no"}, "pc", False),
    ],
)
def test_blanks_are_understood_as_people_type_them(
    sheets: Dnd5Sheets, said: dict[str, str], field: str, value: Any
) -> None:
    body = sheets.propose({"name": "Jo", "locale": "fr"})[1]
    assert json.loads(sheets.amend(body, said, "fr")[1])[field] == value


@pytest.mark.parametrize(
    ("said", "field", "key"),
    [
        ({"level": "trois"}, "level", "sheet-number"),
        ({"name": " "}, "name", "sheet-missing"),
        ({"strength": ""}, "strength", "sheet-missing"),
        ({"hit_points": "0"}, "hit_points", "sheet-range"),
        ({"walk_m": "vite"}, "walk_m", "sheet-number"),
        ({"walk_m": "-3"}, "walk_m", "sheet-number"),
        ({"walk_m": "9.1"}, "walk_m", "sheet-wrong"),
        ({"walk_m": "²"}, "walk_m", "sheet-number"),
        ({"skills": "cuisine"}, "skills", "sheet-entry"),
        ({"proficient": "baguettes"}, "proficient", "sheet-entry"),
        ({"slots": "beaucoup"}, "slots", "sheet-number"),
        ({"spells": "boule de feu"}, "", "sheet-wrong"),
        ({"spells": "souffle de feu"}, "spells", "sheet-entry"),
        ({"second": "arc long"}, "second", "sheet-hands"),
        ({"mount": "gobelin"}, "mount", "sheet-entry"),
        ({"temperament": "furieux"}, "temperament", "sheet-choice"),
    ],
)
def test_what_is_wrong_in_a_form_is_named(sheets: Dnd5Sheets, said: dict[str, str], field: str, key: str) -> None:
    body = sheets.propose({"name": "Jo", "locale": "fr"})[1]
    with pytest.raises(SheetRefused) as refused:
        sheets.amend(body, said, "fr")
    assert (refused.value.field, refused.value.key) == (field, key)


@pytest.mark.parametrize(
    ("args", "held"),
    [
        ({"weapon": "dague", "left": "bouclier"}, ("dagger", None, "shield", "chain_mail")),
        ({"weapon": "hallebarde"}, ("halberd", None, None, "chain_mail")),
        ({"left": "dague"}, ("longsword", "dagger", None, "chain_mail")),
        ({"left": ""}, ("longsword", None, None, "chain_mail")),
        ({"weapon": ""}, (None, None, "shield", "chain_mail")),
        ({"armour": "cuirasse"}, ("longsword", None, "shield", "breastplate")),
        ({"armour": ""}, ("longsword", None, "shield", None)),
    ],
)
def test_other_things_in_hand(sheets: Dnd5Sheets, args: Mapping[str, str], held: tuple[str | None, ...]) -> None:
    body = sheets.propose({"ready": "berthe"})[1]
    after = json.loads(sheets.equip(body, {"locale": "fr", **args})[1])
    assert tuple(after[each] for each in ("main", "second", "shield", "armour")) == held


@pytest.mark.rule("DN5-HPS-019")
def test_what_a_fight_leaves_is_written_back(sheets: Dnd5Sheets) -> None:
    body = sheets.propose({"ready": "melisande"})[1]
    after = json.loads(sheets.worn(body, {"hit_points": 7, "temporary": 3, "slots": (2, 3, 0)})[1])
    assert (after["hit_points"], after["hit_points_max"], after["temporary"]) == (7, 32, 3)
    assert (after["slots"], after["slots_max"]) == ([2, 3, 0], [4, 3, 2])
    rested = json.loads(sheets.worn(json.dumps(after), {"hit_points": 32, "temporary": 0, "slots": (4, 3, 2)})[1])
    assert rested == json.loads(body)
    low = json.loads(sheets.worn(body, {"hit_points": -5, "temporary": 0, "slots": ()})[1])
    assert (low["hit_points"], low["hit_points_max"], low["slots"]) == (0, 32, [0, 0, 0])


def test_figures_and_belongings_that_differ(sheets: Dnd5Sheets) -> None:
    before = sheets.propose({"ready": "berthe"})[1]
    after = sheets.amend(before, {"armour": "plate", "attacks": "3", "strength": "20", "saves": "Force"}, "fr")[1]
    assert sheets.figures(before, after) == {"ac": 20, "attacks": 3}
    assert set(sheets.belongings(before, after)) == {"strength", "saves"}
    assert sheets.figures(before, before) == {}


# ---- what is read


@pytest.mark.parametrize("locale", LOCALES)
def test_a_sheet_reads_well(sheets: Dnd5Sheets, locale: str) -> None:
    renderer = Renderer(worded(load_library(), Settings()))
    text = renderer.sheet("dnd5", sheets.facts(sheets.read(SHEET)[1], locale), locale).text
    expected = {
        "fr": [
            "📜 **Nell**",
            "roublard de niveau 5",
            "Points de vie 20 sur 33 · temporaires 4",
            "CA 15 · armure de cuir · vitesse 7,5 m",
            "Force 10 (bonus +0) · Dextérité 18 (bonus +4) · Constitution 10 (bonus +0)",
            "Intelligence 10 (bonus +0) · Sagesse 13 (bonus +1) · Charisme 10 (bonus +0)",
            "Maîtrise +3 · sauvegardes\u00a0: Dextérité, Intelligence",
            "Perception passive 14 · Discrétion +10, Perception +4",
            "Armes\u00a0: rapière +7, dague +7 · attaque sournoise 3d6",
            "Armes portées\u00a0: arc court",
            "Sorts\u00a0: trait de feu · DD 11, attaque +3",
            "Emplacements\u00a0: niveau 1\u00a0: 1 sur 3, niveau 2\u00a0: 0 sur 2",
            "Monture\u00a0: poney",
        ],
        "en": [
            "📜 **Nell**",
            "rogue, level 5",
            "Hit points 20 of 33 · temporary 4",
            "AC 15 · leather armour · speed 7.5 m",
            "Strength 10 (bonus +0) · Dexterity 18 (bonus +4) · Constitution 10 (bonus +0)",
            "Intelligence 10 (bonus +0) · Wisdom 13 (bonus +1) · Charisma 10 (bonus +0)",
            "Proficiency +3 · saves: Dexterity, Intelligence",
            "Passive perception 14 · Stealth +10, Perception +4",
            "Weapons: rapier +7, dagger +7 · sneak attack 3d6",
            "Carried: shortbow",
            "Spells: fire bolt · DC 11, attack +3",
            "Slots: level 1: 1 of 3, level 2: 0 of 2",
            "Mount: pony",
        ],
    }
    assert text.splitlines() == expected[locale]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_blank_and_every_group_has_its_words(sheets: Dnd5Sheets, locale: str) -> None:
    texts = worded(load_library(), Settings())
    renderer = Renderer(texts)
    body = sheets.read(SHEET)[1]
    for group in (*sheets.groups(), NEW):
        blanks = sheets.blanks(group, None if group == NEW else body, locale)
        form = renderer.sheet_form("dnd5", blanks, locale, ident="x", group=group)
        for blank, shown in zip(blanks, form.blanks, strict=True):
            assert texts.has(f"blank-dnd5-{blank.name}", locale) or texts.has(f"blank-dnd5-new-{blank.name}", locale)
            assert shown.hint, (group, blank.name)
            # A code is never what somebody reads.
            assert not [each.label for each in shown.options if "_" in each.label], blank.name


# ---- a host's own folder


CREATURE = """
[ettin]
name = { fr = "ettin", en = "ettin" }
gender = "m"
size = "large"
type = "giant"
ac = 12
hit_points = 85
hit_dice = "10d10"
hit_plus = 30
abilities = { strength = 21, dexterity = 8, constitution = 17 }
challenge = "4"
attacks = [{ weapon = "battleaxe", bonus = 7, damage = [{ dice = "2d8", plus = 5, type = "slashing" }] }]
multiattack = [{ battleaxe = 2 }]
temperament = "furious"
source = "our table"
"""
HERO = """
[hero]
about = { fr = "x", en = "x" }
source = "our table"
sheet = { name = "H", hit_points = 9, main = "fork" }
"""
CLASS = """
[duelist]
name = { fr = "duelliste", en = "duelist" }
gender = "m"
hit_die = 10
saves = ["dexterity", "charisma"]
weapons = ["martial"]
abilities = { strength = 12, dexterity = 16, constitution = 14 }
raises = ["dexterity"]
main = "rapier"
second = "dagger"
source = "our table"
"""


def house(folder: Path, text: str, name: str) -> Path:
    """*folder* as a host's, with *text* as its file *name* for this game."""
    (folder / "dnd5").mkdir(exist_ok=True)
    (folder / "dnd5" / name).write_text(text, encoding="utf-8")
    return folder


def test_entries_of_the_house_add_to_the_packaged_ones_or_replace_them(
    catalogue: Dnd5Catalogue, tmp_path: Path
) -> None:
    house(tmp_path, CREATURE + CREATURE.replace("[ettin]", "[ogre]"), "creatures.toml")
    ours = load_dnd5(house(tmp_path, CLASS, "classes.toml"))
    assert len(ours.creatures) == len(catalogue.creatures) + 1
    assert ours.creatures["ogre"].name.fr == "ettin"
    assert ours.creatures["troll"] == catalogue.creatures["troll"]
    assert made_of(ours, ClassId("duelist"), 4).dexterity == 18
    stealth = '[stealth]\nname = { fr = "Ruse", en = "Guile" }\ngender = "f"\nkind = "skill"\nsource = "our table"\n'
    ours = load_dnd5(house(tmp_path, stealth, "terms.toml"))
    assert ours.terms["stealth"].name.fr == "Ruse"


@pytest.mark.parametrize(
    ("name", "text", "change", "entry", "field", "key"),
    [
        ("creatures.toml", CREATURE, ("hit_points = 85", "hit_points = 80"), "ettin", "", "catalogue-wrong"),
        ("creatures.toml", CREATURE, ('"battleaxe", bonus', '"spoon", bonus'), "ettin", "", "catalogue-wrong"),
        ("creatures.toml", CREATURE.replace("multiattack = [{ battleaxe = 2 }]\n", ""), ('"battleaxe"', '"spoon"'),
         "ettin", "attacks.1.weapon", "catalogue-absent"),
        ("creatures.toml", CREATURE, ('"4"', '"1/3"'), "ettin", "challenge", "catalogue-wrong"),
        ("creatures.toml", CREATURE, ('"large"', '"enormous"'), "ettin", "size", "catalogue-choice"),
        ("creatures.toml", CREATURE, ("strength = 21", "strength = 31"), "ettin", "abilities.strength",
         "catalogue-range"),
        ("creatures.toml", CREATURE, ("ac = 12", "walk_m = 9.1\nac = 12"), "ettin", "walk_m", "catalogue-wrong"),
        ("creatures.toml", CREATURE, ("ac = 12", 'spells = ["bless"]\nac = 12'), "ettin", "", "catalogue-wrong"),
        ("creatures.toml", CREATURE, ("ac = 12", "trained = true\nac = 12"), "ettin", "", "catalogue-wrong"),
        ("classes.toml", CLASS, ('"dagger"', '"longbow"'), "duelist", "second", "catalogue-hands"),
        ("classes.toml", CLASS, ('"rapier"', '"rapiere"'), "duelist", "main", "catalogue-entry"),
        ("classes.toml", CLASS, ('["martial"]', '["sharp"]'), "duelist", "proficient.1", "catalogue-entry"),
        ("classes.toml", CLASS, ("hit_die = 10", "hit_die = 9"), "duelist", "hit_die", "catalogue-choice"),
        ("classes.toml", CLASS, ("hit_die", 'spells = ["bless"]\nhit_die'), "duelist", "", "catalogue-wrong"),
        ("terms.toml", '[hiding]\nname = { fr = "x", en = "x" }\ngender = "f"\nkind = "skill"\nsource = "ours"\n',
         ("", ""), "hiding", "", "catalogue-wrong"),
        ("weapons.toml", '[fireball]\nname = { fr = "x", en = "x" }\ngender = "f"\ncategory = "simple"\nsource = "o"\n',
         ("", ""), "fireball", "", "catalogue-taken"),
        ("characters.toml", HERO, ("", ""), "hero", "sheet.main", "catalogue-entry"),
        ("armour.toml", CLASS, ("", ""), "", "", "catalogue-file"),
    ],
)  # fmt: skip
def test_a_fault_is_named_with_file_entry_and_field(
    tmp_path: Path, name: str, text: str, change: tuple[str, str], entry: str, field: str, key: str
) -> None:
    assert change[0] in text
    with pytest.raises(CatalogueRefused) as refused:
        load_dnd5(house(tmp_path, text.replace(*change, 1), name))
    wrong = refused.value
    if key != "catalogue-taken":
        assert wrong.file == str(tmp_path / "dnd5" / name)
    assert (wrong.entry, wrong.field, wrong.key) == (entry, field, key)
    assert set(wrong.facts) == CATALOGUE_KEYS[key]
