"""The packaged data of the 3.5 reference rules: complete, in both languages, and their figures hang together."""

import re
import tomllib
from pathlib import Path

import pytest

from bot.catalogue import (
    UNARMED,
    CatalogueRefused,
    Dnd35Attack,
    Dnd35Catalogue,
    Dnd35Creature,
    dnd35_sheet_to_toml,
    load_dnd35,
    made35_of,
)
from bot.catalogue.catalogue import PACKAGED
from bot.catalogue.dnd5_terms import average
from bot.catalogue.dnd35 import BETTERS, RULESET
from bot.catalogue.dnd35_making import base_slots, slots_at
from bot.catalogue.dnd35_terms import (
    FEATS,
    SAVES35,
    SIZE_FIGURES,
    SIZES35,
    SKILLS35,
    WITH_WEAPON,
    base_attack_at,
    dice_for,
    save_at,
)
from bot.catalogue.ids import CharacterId, ClassId, CreatureId, SpellId, WeaponId
from bot.kernel.dice import dice
from bot.text import LOCALES
from tests.catalogue.test_dnd5_entries import dice_of

FILES = sorted((PACKAGED / RULESET).glob("*.toml"))


@pytest.fixture(scope="module")
def catalogue() -> Dnd35Catalogue:
    return load_dnd35()


def test_every_table_is_there(catalogue: Dnd35Catalogue) -> None:
    assert [path.stem for path in FILES] == [
        "armours", "characters", "classes", "creatures", "spells", "terms", "weapons",
    ]  # fmt: skip
    learnt = [each for each in catalogue.weapons.values() if each.category in ("simple", "martial", "exotic")]
    assert len(learnt) >= 60
    assert len(catalogue.armours) == 18
    assert len(catalogue.creatures) >= 45
    assert len(catalogue.spells) >= 24
    assert len(catalogue.classes) == 11
    assert len(catalogue.characters) >= 8


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_every_file_says_what_it_is_where_it_comes_from_and_by_what_right(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    head = " ".join(line.removeprefix("# ") for line in text.split("\n\n")[0].splitlines())
    assert "System Reference Document 3.5, used under the Open Game License 1.0a (see LICENSE.txt)" in head
    for key, entry in tomllib.loads(text).items():
        assert "SRD 3.5" in entry["source"] or entry["source"] == "house data", key
        if "house data" in entry["source"]:
            assert re.search(r"[Hh]ouse data, replace freely", head), key


def test_the_licence_of_the_figures_is_said_as_it_asks() -> None:
    text = " ".join((PACKAGED / RULESET / "LICENSE.txt").read_text(encoding="utf-8").split())
    assert "System Reference Document Copyright 2000-2003, Wizards of the Coast, Inc.; Authors Jonathan Tweet" in text
    assert "Open Game License, version 1.0a" in text
    assert "data/dnd35/LICENSE.txt" in Path("README.md").read_text(encoding="utf-8")


def test_names_are_typographic_different_within_a_kind_and_take_their_article(catalogue: Dnd35Catalogue) -> None:
    seen: dict[tuple[str, str], set[str]] = {}
    for kind, entry in catalogue.named():
        assert "'" not in entry.name.fr + entry.name.en
        assert re.match(r"(l’|le |la |les )", entry.with_article("fr")), entry
        assert entry.with_article("en") == f"the {entry.name.en}"
        for locale in LOCALES:
            names = seen.setdefault((kind, locale), set())
            assert entry.name.in_(locale) not in names, entry
            names.add(entry.name.in_(locale))
    assert catalogue.weapons[WeaponId("halberd")].with_article("fr") == "la hallebarde"
    assert catalogue.weapons[WeaponId("bastard_sword")].with_article("fr") == "l’épée bâtarde"
    assert catalogue.creatures[CreatureId("owlbear")].with_article("fr") == "le hibours"
    assert catalogue.creatures[CreatureId("lizardfolk")].with_article("fr") == "l’homme-lézard"
    assert catalogue.spells[SpellId("cure_light_wounds")].with_article("fr") == "les soins légers"


def test_every_code_of_the_rules_has_its_term(catalogue: Dnd35Catalogue) -> None:
    for kind, codes in (("skill", SKILLS35), ("save", SAVES35), ("feat", FEATS)):
        assert set(catalogue.named_terms(kind)) == set(codes)
    assert len(catalogue.named_terms("damage")) == 11
    assert len(catalogue.named_terms("ability")) == 6


def test_french_notes_are_typographic_and_say_the_same_figures(catalogue: Dnd35Catalogue) -> None:
    told = [*catalogue.weapons.values(), *catalogue.spells.values(), *catalogue.creatures.values()]
    about = [each.about for each in (*told, *catalogue.characters.values()) if each.about is not None]
    about += [
        attack.rider.about
        for each in catalogue.creatures.values()
        for attack in each.attacks
        if attack.rider is not None and attack.rider.about is not None
    ]
    assert len(about) > 40
    for words in about:
        assert "'" not in words.fr + words.en, words
        assert not re.search(r"[^\u202f][;!?]|[^\u00a0][:%]", words.fr), words
        assert words.fr.endswith(".") == words.en.endswith("."), words
        assert re.findall(r"\d+", words.fr.replace(",50", ".5")) == re.findall(r"\d+", words.en), words


def test_the_kernel_can_roll_all_dice_of_the_data() -> None:
    found = [text for path in FILES for text in dice_of(tomllib.loads(path.read_text(encoding="utf-8")))]
    assert len(found) > 200
    for text in found:
        assert str(dice(text)) in (text, text.removeprefix("1")), text


# ---- weapons and armour


@pytest.mark.rule("D35-BAS-008")
def test_threats_and_multiples(catalogue: Dnd35Catalogue) -> None:
    found = {name: (catalogue.weapons[WeaponId(name)].critical, catalogue.weapons[WeaponId(name)].multiplier) for name
             in ("longsword", "greataxe", "rapier", "scythe", "morningstar", "unarmed_strike")}  # fmt: skip
    assert found == {
        "longsword": (19, 2),
        "greataxe": (20, 3),
        "rapier": (18, 2),
        "scythe": (20, 4),
        "morningstar": (20, 2),
        "unarmed_strike": (20, 2),
    }


@pytest.mark.rule("D35-BAS-012", "D35-BAS-018")
def test_what_each_property_is_found_on(catalogue: Dnd35Catalogue) -> None:
    def having(flag: str) -> set[str]:
        return {str(each.id) for each in catalogue.weapons.values() if getattr(each, flag)}

    assert having("reach") == {"longspear", "glaive", "guisarme", "lance", "ranseur", "whip", "spiked_chain"}
    assert having("near") == {"whip", "spiked_chain"}
    assert having("trip") == {
        *("sickle", "flail", "heavy_flail", "guisarme", "halberd", "scythe", "kama", "whip", "spiked_chain"),
        *("dire_flail", "bolas"),
    }
    assert having("disarm") == {
        "flail", "heavy_flail", "ranseur", "nunchaku", "sai", "whip", "spiked_chain", "dire_flail",
    }  # fmt: skip
    assert having("double") == {"quarterstaff", "orc_double_axe", "dire_flail", "two_bladed_sword"}
    assert having("martial_in_two") == {"bastard_sword", "dwarven_waraxe"}
    assert having("brace") == {"longspear", "spear", "trident", "halberd"}
    assert {str(each.id) for each in catalogue.weapons.values() if not each.lethal} == {
        "unarmed_strike", "sap", "whip", "bolas",
    }  # fmt: skip
    assert {str(each.id) for each in catalogue.weapons.values() if not each.threatens} == {"whip"}
    # Whoever charges on horseback with it does double damage.
    assert catalogue.weapons[WeaponId("lance")].charge == 2
    assert catalogue.weapons[UNARMED].light


@pytest.mark.rule("D35-BAS-013")
def test_increments_of_what_shoots_and_of_what_is_thrown(catalogue: Dnd35Catalogue) -> None:
    bow, dagger, sword = (catalogue.weapons[WeaponId(each)] for each in ("longbow", "dagger", "longsword"))
    assert (bow.increment, bow.increments) == (3000, 10)
    assert (dagger.increment, dagger.increments) == (300, 5)
    assert (sword.increment, sword.increments) == (0, 0)
    assert catalogue.weapons[UNARMED].damage == "1d3"
    assert [dice_for("1d3", size) for size in ("small", "medium", "large")] == ["1d2", "1d3", "1d4"]


@pytest.mark.rule("D35-BAS-023")
@pytest.mark.parametrize(
    ("thing", "hardness", "points"),
    [
        ("dagger", 10, 2), ("longsword", 10, 5), ("greatsword", 10, 10), ("heavy_mace", 10, 20), ("handaxe", 5, 2),
        ("battleaxe", 5, 5), ("greataxe", 5, 10), ("longbow", 5, 5), ("light_crossbow", 5, 5), ("buckler", 10, 5),
        ("light_wooden_shield", 5, 7), ("heavy_wooden_shield", 5, 15), ("light_steel_shield", 10, 10),
        ("heavy_steel_shield", 10, 20), ("tower_shield", 5, 20),
    ],
)  # fmt: skip
def test_how_much_things_bear(catalogue: Dnd35Catalogue, thing: str, hardness: int, points: int) -> None:
    found = {**catalogue.weapons, **catalogue.armours}[thing]  # type: ignore[dict-item]
    assert (found.hardness, found.hit_points) == (hardness, points)


def test_all_that_can_be_struck_at_can_break_but_slings(catalogue: Dnd35Catalogue) -> None:
    held = [each for each in catalogue.weapons.values() if each.category not in ("natural", "unarmed")]
    assert {str(each.id) for each in held if not each.hit_points} == {"sling"}
    for each in catalogue.armours.values():
        assert each.hit_points == 5 * each.bonus or each.kind == "shield", each.id


def test_armour_lets_so_much_dexterity_through_and_slows(catalogue: Dnd35Catalogue) -> None:
    armours = catalogue.armours
    table = {str(each.id): (each.bonus, each.max_dex, each.check_penalty) for each in armours.values()}
    assert table["full_plate"] == (8, 1, -6)
    assert table["chain_shirt"] == (4, 4, -2)
    assert table["tower_shield"] == (4, 2, -10)
    assert {str(each.id) for each in armours.values() if each.slows} == {
        str(each.id) for each in armours.values() if each.kind in ("medium", "heavy")
    }
    plate = next(each for each in armours.values() if each.id == "full_plate")
    assert [plate.speed(each) for each in (900, 600, 1200, 450, 0)] == [600, 450, 900, 300, 0]
    assert {each.kind: each.run for each in armours.values()}["heavy"] == 3


# ---- creatures


@pytest.mark.rule("D35-BAS-011")
def test_the_sizes_and_what_they_bring(catalogue: Dnd35Catalogue) -> None:
    assert [SIZE_FIGURES[each].ordinary for each in SIZES35] == [8, 4, 2, 1, 0, -1, -2, -4, -8]
    assert [SIZE_FIGURES[each].special for each in SIZES35] == [-16, -12, -8, -4, 0, 4, 8, 12, 16]
    assert [SIZE_FIGURES[each].tall for each in SIZES35] == [0, 0, 0, 150, 150, 300, 450, 600, 900]
    ogre, horse, stirge = (catalogue.creatures[CreatureId(each)] for each in ("ogre", "warhorse", "stirge"))
    assert (ogre.space, ogre.reach) == (300, 300)
    assert (horse.space, horse.reach) == (300, 150)
    assert (stirge.space, stirge.reach) == (75, 0)


@pytest.mark.rule("D35-BAS-006")
def test_each_armour_class_is_the_sum_of_its_parts(catalogue: Dnd35Catalogue) -> None:
    for each in catalogue.creatures.values():
        parts = each.natural + each.armour + each.shield + each.deflection + each.dodge
        assert each.ac == 10 + SIZE_FIGURES[each.size].ordinary + each.dexterity_ac + parts, each.id
        # Here no armour takes any Dexterity away.
        assert each.dexterity_ac == each.abilities.modifier("dexterity"), each.id


FAST = {"animal": "average", "construct": "average", "dragon": "good", "giant": "average", "humanoid": "average",
        "magical_beast": "good", "monstrous_humanoid": "good", "undead": "poor", "vermin": "average"}  # fmt: skip
WARRIORS = {"guard", "halberdier", "bandit", "elf_warrior", "dwarf_warrior", "halfling_warrior", "goblin", "hobgoblin",
            "kobold", "orc"}  # fmt: skip
"""Humanoids of the class that is there for them: theirs is the base attack bonus, their saves are a warrior's."""


def test_base_attack_goes_by_kind_and_hit_dice(catalogue: Dnd35Catalogue) -> None:
    for each in catalogue.creatures.values():
        kind = "good" if each.id in WARRIORS else FAST[each.type]
        assert each.base_attack == base_attack_at(kind, each.levels), each.id


def test_grapple_is_base_attack_strength_and_the_special_modifier(catalogue: Dnd35Catalogue) -> None:
    for each in catalogue.creatures.values():
        if "incorporeal" in each.traits:
            assert each.grapple is None, each.id
            continue
        special = SIZE_FIGURES[each.size].special
        assert each.grapple == each.base_attack + each.abilities.modifier("strength") + special, each.id


def reckoned(catalogue: Dnd35Catalogue, creature: Dnd35Creature, attack: Dnd35Attack) -> int:
    """What *attack* adds, from the parts that the rules name (D35-BAS-005)."""
    weapon = catalogue.weapons[attack.weapon]
    strong, quick = creature.abilities.modifier("strength"), creature.abilities.modifier("dexterity")
    nimble = "weapon_finesse" in creature.feats and weapon.with_dexterity
    # A shadow has no Strength at all: then Dexterity strikes.
    by = quick if attack.kind == "ranged" or nimble or not creature.abilities.strength else strong
    later = 0 if attack.primary else -2 if "multiattack" in creature.feats else -5
    focus = attack.weapon in creature.focus
    # A giant throws rocks with +1.
    thrown = creature.type == "giant" and attack.weapon == "rock"
    return creature.base_attack + by + SIZE_FIGURES[creature.size].ordinary + later + focus + thrown


@pytest.mark.rule("D35-BAS-005")
def test_each_attack_is_base_attack_ability_size_and_feats(catalogue: Dnd35Catalogue) -> None:
    for creature in catalogue.creatures.values():
        assert bool(creature.focus) == ("weapon_focus" in creature.feats), creature.id
        for attack in creature.attacks:
            assert attack.to_hit == reckoned(catalogue, creature, attack), (creature.id, attack.weapon)


@pytest.mark.rule("D35-BAS-009")
def test_damage_adds_strength_by_the_hands(catalogue: Dnd35Catalogue) -> None:
    """One and a half times for two hands or the only natural attack, half for secondary ones; bows add none but the
    mighty ones, a penalty is whole."""
    differing = set()
    for creature in catalogue.creatures.values():
        strong = creature.abilities.modifier("strength")
        natural = [
            each
            for each in creature.attacks
            if each.kind == "melee" and catalogue.weapons[each.weapon].category == "natural"
        ]
        for attack in creature.attacks:
            weapon = catalogue.weapons[attack.weapon]
            if not attack.damage or not creature.abilities.strength:
                continue
            if weapon.kind == "ranged" and not (weapon.thrown or weapon.mighty):
                expected = 0
            elif strong < 0:
                expected = strong
            elif not attack.primary:
                expected = strong // 2
            elif (weapon.hands == 2 and weapon.kind == "melee") or (natural == [attack] and attack.number == 1):
                expected = strong * 3 // 2
            else:
                expected = strong
            if attack.damage[0].plus != expected:
                differing.add((str(creature.id), str(attack.weapon)))
    # A centaur holds its sword in both hands.
    assert differing == {("centaur", "longsword")}


def test_the_dice_of_weapons_in_hand_go_by_size(catalogue: Dnd35Catalogue) -> None:
    for creature in catalogue.creatures.values():
        for attack in creature.attacks:
            weapon = catalogue.weapons[attack.weapon]
            if weapon.category == "natural" or weapon.damage is None:
                continue
            assert attack.damage[0].dice == dice_for(weapon.damage, creature.size), (creature.id, attack.weapon)
            assert attack.damage[0].type in weapon.types, (creature.id, attack.weapon)


GOOD = {
    "animal": ("fortitude", "reflex"), "giant": ("fortitude",), "magical_beast": ("fortitude", "reflex"),
    "monstrous_humanoid": ("reflex", "will"), "undead": ("will",), "vermin": ("fortitude",),
}  # fmt: skip
"""The good saves of each kind; humanoids have one of their own, warriors Fortitude."""
OWN = {"gnoll": "fortitude", "bugbear": "reflex", "lizardfolk": "reflex", **dict.fromkeys(WARRIORS, "fortitude")}


@pytest.mark.rule("D35-BAS-014")
def test_saves_are_base_ability_and_feats(catalogue: Dnd35Catalogue) -> None:
    for creature in catalogue.creatures.values():
        good = (OWN[str(creature.id)],) if creature.type == "humanoid" else GOOD[creature.type]
        if creature.id == "dire_wolf" or creature.id == "dire_rat":
            # What is dire has three good ones.
            good = tuple(SAVES35)
        for save in SAVES35:
            expected = save_at(save in good, creature.levels) + 2 * (BETTERS[save] in creature.feats)
            # Halflings have luck.
            expected += creature.id == "halfling_warrior"
            assert creature.base_save(save) == expected, (creature.id, save)


@pytest.mark.rule("D35-BAS-002")
def test_initiative_is_dexterity_and_the_feat(catalogue: Dnd35Catalogue) -> None:
    for each in catalogue.creatures.values():
        better = 4 * ("improved_initiative" in each.feats)
        assert each.initiative == each.abilities.modifier("dexterity") + better, each.id


def test_hit_points_are_dice_constitution_and_toughness(catalogue: Dnd35Catalogue) -> None:
    sides = {"undead": 12, "magical_beast": 10}
    for each in catalogue.creatures.values():
        assert each.hit_points == average(each.hit_dice, each.hit_plus), each.id
        assert int(each.hit_dice.partition("d")[2]) == sides.get(each.type, 8), each.id
        tough = 3 * ("toughness" in each.feats)
        assert each.hit_plus == each.levels * each.abilities.modifier("constitution") + tough, each.id


def test_the_dead_have_neither_constitution_nor_a_body_to_be_hurt(catalogue: Dnd35Catalogue) -> None:
    dead = [each for each in catalogue.creatures.values() if each.type == "undead"]
    assert len(dead) >= 10
    for each in dead:
        assert not each.abilities.constitution
        assert {"critical", "nonlethal", "poison", "paralysis", "mind"} <= set(each.immunities), each.id
    resisting = {str(each.id): each.turning for each in dead if each.turning}
    assert resisting == {"ghoul": 2, "ghast": 2, "shadow": 2, "wraith": 2}
    skeleton, zombie = (catalogue.creatures[CreatureId(each)] for each in ("skeleton", "zombie"))
    assert [(each.dr[0].amount, each.dr[0].unless) for each in (skeleton, zombie)] == [
        (5, ("bludgeoning",)),
        (5, ("slashing",)),
    ]


def test_they_are_of_many_kinds(catalogue: Dnd35Catalogue) -> None:
    creatures = list(catalogue.creatures.values())
    assert {each.size for each in creatures} == {"tiny", "small", "medium", "large"}
    assert {each.role for each in creatures} >= {"front", "skirmisher", "archer"}
    assert {str(each.id) for each in creatures if each.trained} == {
        "griffon", "worg", "riding_dog", "light_warhorse", "warhorse",
    }  # fmt: skip
    assert {str(each.id) for each in creatures if "grab" in each.traits} == {
        "owlbear", "brown_bear", "lion", "constrictor_snake",
    }  # fmt: skip
    for each in creatures:
        if each.role == "archer":
            assert any(attack.kind == "ranged" for attack in each.attacks), each.id


# ---- spells


def test_spells_of_every_casting_time_and_range(catalogue: Dnd35Catalogue) -> None:
    spells = catalogue.spells
    assert {each.casting for each in spells.values()} == {"standard", "round", "immediate", "swift"}
    assert {each.reach for each in spells.values()} == {"self", "touch", "close", "medium", "long"}
    reach = {name: spells[SpellId(name)].range_at(5) for name in ("fireball", "magic_missile", "scorching_ray", "blur")}
    assert reach == {"fireball": 18_000, "magic_missile": 4500, "scorching_ray": 1050, "blur": 150}


@pytest.mark.parametrize(
    ("spell", "level", "dice_", "plus", "rays"),
    [
        ("magic_missile", 1, "1d4", 1, 1), ("magic_missile", 5, "1d4", 1, 3), ("magic_missile", 20, "1d4", 1, 5),
        ("fireball", 5, "5d6", 0, 1), ("fireball", 20, "10d6", 0, 1), ("burning_hands", 3, "3d4", 0, 1),
        ("scorching_ray", 5, "4d6", 0, 1), ("scorching_ray", 7, "4d6", 0, 2), ("scorching_ray", 20, "4d6", 0, 3),
        ("cure_light_wounds", 3, "1d8", 3, 1), ("cure_light_wounds", 9, "1d8", 5, 1),
        ("cure_minor_wounds", 9, "", 1, 1),
    ],
)  # fmt: skip
def test_spells_grow_with_their_caster(
    catalogue: Dnd35Catalogue, spell: str, level: int, dice_: str, plus: int, rays: int
) -> None:
    found = catalogue.spells[SpellId(spell)]
    grown = found.damage or found.heals
    assert grown is not None
    assert (*grown.at(level), found.rays_at(level)) == (dice_, plus, rays)


# ---- classes, slots, characters


def test_spells_a_day_of_every_table() -> None:
    table = {each: [len(base_slots(each, level)) for level in (1, 5, 20)] for each in
             ("wizard", "cleric", "druid", "sorcerer", "bard", "paladin", "ranger")}  # fmt: skip
    assert table == {
        "wizard": [2, 4, 10],
        "cleric": [2, 4, 10],
        "druid": [2, 4, 10],
        "sorcerer": [2, 3, 10],
        "bard": [1, 3, 7],
        "paladin": [0, 2, 5],
        "ranger": [0, 2, 5],
    }
    assert base_slots("cleric", 9) == (6, 5, 5, 4, 3, 2)
    assert base_slots("sorcerer", 7) == (6, 6, 6, 4)
    assert base_slots("bard", 8) == (3, 3, 3, 1)
    assert slots_at("cleric", 4, 3) == (5, 5, 4)
    assert slots_at("wizard", 5, 4) == (4, 4, 3, 2)
    assert slots_at("paladin", 4, 2) == (0, 1)
    assert slots_at(None, 20, 9) == ()


def test_whoever_is_made_of_a_class_has_its_figures(catalogue: Dnd35Catalogue) -> None:
    fighter = made35_of(catalogue, ClassId("fighter"), 6)
    assert (catalogue.base_attack(fighter), catalogue.save(fighter, "fortitude")) == (6, 7)
    assert catalogue.armour_class(fighter).total == 10 + 5 + 2 + 1
    assert "weapon_specialization" in fighter.feats
    monk = made35_of(catalogue, ClassId("monk"), 5)
    assert (monk.unarmed, monk.walk_m, monk.other) == ("1d8", 12, 4)
    cleric = made35_of(catalogue, ClassId("cleric"), 3)
    assert (cleric.turning, cleric.turns) == (3, 8)
    assert (
        made35_of(catalogue, ClassId("paladin"), 3).turning,
        made35_of(catalogue, ClassId("paladin"), 6).turning,
    ) == (
        0,
        3,
    )
    assert made35_of(catalogue, ClassId("rogue"), 5).sneak == 3
    assert "fireball" not in made35_of(catalogue, ClassId("wizard"), 4).spells
    assert "fireball" in made35_of(catalogue, ClassId("wizard"), 5).spells
    for ident in catalogue.classes:
        for level in range(1, 21):
            sheet = made35_of(catalogue, ident, level)
            assert catalogue.sheet_from_toml(dnd35_sheet_to_toml(sheet)) == sheet


@pytest.mark.rule("D35-BAS-006")
def test_the_three_values_of_an_armour_class(catalogue: Dnd35Catalogue) -> None:
    """Chain shirt 4, shield 2, Dex +2: 10+4+2+2=18; touch 12; flat-footed 16."""
    text = 'name = "N"\nhit_points = 9\ndexterity = 14\narmour = "chain_shirt"\nshield = "heavy_steel_shield"\n'
    found = catalogue.armour_class(catalogue.sheet_from_toml(text))
    assert (found.total, found.touch, found.flat_footed) == (18, 12, 16)
    clumsy = catalogue.armour_class(catalogue.sheet_from_toml(text.replace("14", "8")))
    assert (clumsy.total, clumsy.touch, clumsy.flat_footed) == (15, 9, 15)
    plate = catalogue.armour_class(catalogue.sheet_from_toml(text.replace("chain_shirt", "full_plate")))
    assert (plate.dexterity, plate.total) == (1, 21)


def test_ready_made_characters_are_as_their_classes_make_them(catalogue: Dnd35Catalogue) -> None:
    found = {str(ident): each.sheet for ident, each in catalogue.characters.items()}
    assert {each.level for each in found.values()} == {1, 2, 3, 4, 5}
    assert len({each.class_ for each in found.values()}) >= 7
    for name, sheet in found.items():
        assert sheet.class_ is not None
        class_ = catalogue.classes[sheet.class_]
        made = made35_of(catalogue, sheet.class_, sheet.level)
        points = class_.hit_die + (sheet.level - 1) * (class_.hit_die // 2 + 1)
        assert sheet.hit_points == points + sheet.level * sheet.modifier("constitution"), name
        bonus = 0 if class_.ability is None else sheet.modifier(class_.ability)
        assert sheet.slots == slots_at(class_.casts, sheet.level, bonus), name
        assert (sheet.turning, sheet.sneak, sheet.unarmed) == (made.turning, made.sneak, made.unarmed), name
        more = 4 if "extra_turning" in sheet.feats else 0
        assert sheet.turns == (3 + sheet.modifier("charisma") + more if sheet.turning else 0), name
        assert bool(sheet.focus) == ("weapon_focus" in sheet.feats), name
        for weapon in (sheet.main, *sheet.carried):
            assert weapon is None or catalogue.is_proficient(sheet, weapon), (name, weapon)
        for spell in sheet.spells:
            assert catalogue.spells[spell].levels[str(class_.casts)] < len(sheet.slots), (name, spell)
    reach = catalogue.weapons[found["brunehilde"].main or UNARMED]
    assert (reach.reach, found["thibaud"].mount) == (True, "warhorse")
    assert CharacterId("ronce") in catalogue.characters


def test_a_bastard_sword_needs_both_hands_of_who_never_learnt_it(catalogue: Dnd35Catalogue) -> None:
    text = 'name = "N"\nhit_points = 9\nproficient = ["martial"]\nmain = "bastard_sword"\n'
    sword = WeaponId("bastard_sword")
    assert catalogue.is_proficient(catalogue.sheet_from_toml(text), sword)
    assert not catalogue.is_proficient(catalogue.sheet_from_toml(text + 'shield = "heavy_steel_shield"\n'), sword)


def test_feats_with_a_weapon_are_of_the_rules() -> None:
    assert set(FEATS) >= WITH_WEAPON


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ("ac = 16", "ac = 17", ""),
        ("hit_points = 29", "hit_points = 30", ""),
        ('weapon = "greatclub"', 'weapon = "spoon"', "attacks.1.weapon"),
        ('focus = ["greatclub"]', 'focus = ["spoon"]', "focus.1"),
    ],
)
def test_a_host_s_profile_that_does_not_hang_together_is_refused(
    tmp_path: Path, old: str, new: str, field: str
) -> None:
    text = (PACKAGED / RULESET / "creatures.toml").read_text(encoding="utf-8")
    ogre = "[ogre]" + text.split("\n[ogre]", 1)[1].split("\n\n", 1)[0] + "\n"
    assert old in ogre
    (tmp_path / RULESET).mkdir()
    (tmp_path / RULESET / "creatures.toml").write_text(ogre.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(CatalogueRefused) as refused:
        load_dnd35(tmp_path)
    assert (refused.value.entry, refused.value.field) == ("ogre", field)
