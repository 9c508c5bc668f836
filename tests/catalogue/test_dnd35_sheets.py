"""Sheets of the 3.5 rules: what they hold, what is reckoned, what is wrong in them, as files."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.catalogue import (
    Dnd35Catalogue,
    Dnd35Sheet,
    SheetRefused,
    dnd35_sheet_to_toml,
    load_dnd35,
    parse_dnd35_sheet,
)
from bot.catalogue.dnd5_terms import ABILITIES
from bot.catalogue.dnd35_terms import SKILLS35
from bot.catalogue.ids import SpellId, WeaponId
from bot.catalogue.sheet import SHEET_KEYS

SHEET = """
name = "Nell"
class = "cleric"
level = 5
strength = 14
dexterity = 12
wisdom = 17
feats = ["improved_initiative", "iron_will", "weapon_focus"]
focus = ["heavy_mace"]
proficient = ["simple"]
hit_points = -3
hit_points_max = 33
nonlethal = 4
armour = "scale_mail"
armour_plus = 1
shield = "heavy_steel_shield"
main = "heavy_mace"
carried = ["light_crossbow"]
turning = 5
turns = 1
turns_max = 4
casting = "wisdom"
spells = ["bless", "cure_light_wounds"]
slots = [5, 1, 0]
slots_max = [5, 4, 3]
walk_m = 9
mount = "pony"

[skills]
concentration = 9

[plus]
heavy_mace = 1
"""


@pytest.fixture(scope="module")
def catalogue() -> Dnd35Catalogue:
    return load_dnd35()


@pytest.mark.rule("D35-BAS-002", "D35-BAS-006", "D35-BAS-011", "D35-BAS-014")
def test_what_a_sheet_leaves_out_is_reckoned(catalogue: Dnd35Catalogue) -> None:
    nell = catalogue.sheet_from_toml(SHEET)
    assert (catalogue.base_attack(nell), catalogue.grapple(nell)) == (3, 5)
    assert [catalogue.save(nell, each) for each in ("fortitude", "reflex", "will")] == [4, 2, 9]
    assert nell.initiative_bonus == 5
    assert (nell.skill("concentration"), nell.skill("heal"), nell.skill("hide")) == (9, 3, 1)
    found = catalogue.armour_class(nell)
    assert (found.total, found.touch, found.flat_footed) == (10 + 5 + 2 + 1, 11, 17)
    assert catalogue.speed(nell) == 600
    assert (nell.whole, nell.whole_slots, nell.whole_turns) == (33, (5, 4, 3), 4)
    assert (nell.spell_dc(catalogue.spells[SpellId("bless")].levels["cleric"]), nell.magic_level) == (14, 5)
    small = nell.model_copy(update={"size": "small"})
    assert (catalogue.armour_class(small).total, catalogue.grapple(small)) == (19, 1)


def test_what_is_typed_wins(catalogue: Dnd35Catalogue) -> None:
    text = SHEET.replace("level = 5", "level = 5\nbase_attack = 7\nwill = 1\ninitiative = -2\ncaster_level = 9")
    nell = catalogue.sheet_from_toml(text)
    assert (catalogue.base_attack(nell), catalogue.save(nell, "will")) == (7, 1)
    assert (nell.initiative_bonus, nell.magic_level) == (-2, 9)


def test_whether_a_weapon_was_learnt(catalogue: Dnd35Catalogue) -> None:
    nell = catalogue.sheet_from_toml(SHEET)
    known = {name: catalogue.is_proficient(nell, WeaponId(name)) for name in
             ("heavy_mace", "longsword", "unarmed_strike", "bite", "improvised", "net")}  # fmt: skip
    assert known == {
        "heavy_mace": True,
        "longsword": False,
        "unarmed_strike": True,
        "bite": True,
        "improvised": False,
        "net": False,
    }


@pytest.mark.parametrize(
    ("old", "new", "field", "key"),
    [
        ('name = "Nell"\n', "", "name", "sheet-missing"),
        ('class = "cleric"', 'class = "ninja"', "class", "sheet-entry"),
        ("level = 5", "level = 21", "level", "sheet-range"),
        ("strength = 14", "strength = 0", "strength", "sheet-range"),
        ("strength = 14", 'strength = "14"', "strength", "sheet-number"),
        ("strength = 14", "str = 14", "str", "sheet-unknown"),
        ('"iron_will"', '"iron_fist"', "feats.2", "sheet-choice"),
        ('focus = ["heavy_mace"]', 'focus = ["spoon"]', "focus.1", "sheet-entry"),
        ('proficient = ["simple"]', 'proficient = ["chopsticks"]', "proficient.1", "sheet-entry"),
        ("hit_points = -3\n", "", "hit_points", "sheet-missing"),
        ("hit_points = -3", "hit_points = -10", "hit_points", "sheet-range"),
        ("hit_points = -3\nhit_points_max = 33", "hit_points = -3", "hit_points", "sheet-range"),
        ("hit_points = -3\nhit_points_max = 33", "hit_points = 0", "hit_points", "sheet-range"),
        ("hit_points = -3", "hit_points = 34", "hit_points_max", "sheet-range"),
        ("turns = 1", "turns = 5", "turns_max", "sheet-range"),
        ("slots = [5, 1, 0]", "slots = [5, 5, 0]", "slots_max", "sheet-range"),
        ('armour = "scale_mail"', 'armour = "buckler"', "armour", "sheet-entry"),
        ('"heavy_steel_shield"', '"scale_mail"', "shield", "sheet-entry"),
        ('main = "heavy_mace"', 'main = "spoon"', "main", "sheet-entry"),
        ('main = "heavy_mace"', 'main = "halberd"', "shield", "sheet-hands"),
        ('["light_crossbow"]', '["dagger", "spoon"]', "carried.2", "sheet-entry"),
        ('casting = "wisdom"\n', "", "", "sheet-wrong"),
        ('"bless"', '"wish"', "spells.1", "sheet-entry"),
        ("walk_m = 9", "walk_m = 7.6", "walk_m", "sheet-wrong"),
        ('mount = "pony"', 'mount = "goblin"', "mount", "sheet-entry"),
        ("concentration = 9", "cooking = 9", "skills.cooking", "sheet-choice"),
        ("heavy_mace = 1", "spoon = 1", "plus.spoon", "sheet-entry"),
    ],
)
def test_a_fault_names_its_field(catalogue: Dnd35Catalogue, old: str, new: str, field: str, key: str) -> None:
    assert old in SHEET
    with pytest.raises(SheetRefused) as refused:
        catalogue.sheet_from_toml(SHEET.replace(old, new, 1))
    assert (refused.value.field, refused.value.key) == (field, key)
    assert set(refused.value.facts) == SHEET_KEYS[key]


def test_a_buckler_leaves_the_hand_free(catalogue: Dnd35Catalogue) -> None:
    archer: dict[str, Any] = {"name": "N", "hit_points": 9, "main": "longbow", "shield": "buckler"}
    catalogue.check(Dnd35Sheet.model_validate(archer))
    with pytest.raises(SheetRefused):
        catalogue.check(Dnd35Sheet.model_validate({**archer, "shield": "light_steel_shield"}))


def test_every_ready_made_sheet_is_written_and_read_back(catalogue: Dnd35Catalogue) -> None:
    for character in catalogue.characters.values():
        assert catalogue.sheet_from_toml(dnd35_sheet_to_toml(character.sheet)) == character.sheet


@given(
    name=st.text(st.characters(exclude_categories=["C", "Z"]), min_size=1, max_size=40),
    scores=st.tuples(*[st.integers(1, 60)] * 6),
    left=st.integers(-9, 500),
    lost=st.integers(0, 499),
    skills=st.dictionaries(st.sampled_from(sorted(SKILLS35)), st.integers(-20, 60)),
    slots=st.lists(st.integers(0, 12), max_size=10),
    quarters=st.integers(0, 40),
    pc=st.booleans(),
)
def test_what_is_written_reads_back_the_same(
    name: str,
    scores: tuple[int, ...],
    left: int,
    lost: int,
    skills: dict[str, int],
    slots: list[int],
    quarters: int,
    pc: bool,
) -> None:
    sheet = Dnd35Sheet.model_validate(
        {
            "name": name,
            **dict(zip(ABILITIES, scores, strict=True)),
            "hit_points": left,
            "hit_points_max": max(1, left + lost),
            "skills": skills,
            "slots": slots,
            "fly_m": quarters * 0.75,
            "pc": pc,
        }
    )
    assert parse_dnd35_sheet(dnd35_sheet_to_toml(sheet)) == sheet
    assert Dnd35Sheet.model_validate_json(sheet.model_dump_json()) == sheet
