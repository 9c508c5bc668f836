"""The packaged data of RPG 2.0: complete, named in both languages, and the figures of the chapter's own tables."""

import re
import tomllib
from pathlib import Path

import pytest

from bot.catalogue.catalogue import PACKAGED
from bot.catalogue.rpg20 import FISTS20, RULESET, Rpg20Catalogue, load_rpg20
from bot.catalogue.rpg20_terms import GAUGES, SHIELD_PARTS, code
from bot.kernel.dice import dice

FILES = sorted((PACKAGED / RULESET).glob("*.toml"))

RANGED = """
Arc court 1d6 100; Arc long 1d8 100; Fronde 1d4 100; Bâton à fronde 1d6 120; Sarbacane 1d6/2 30;
Arbalète légère 1d8 225; Arbalète standard 1d8 275; Arbalète lourde 3d6 330; Pistolet léger 1d6 60;
Pistolet standard 1d8 60; Pistolet lourd 1d10+2 45; Fusil léger 1d6 80; Fusil standard 2d6+3 120;
Fusil lourd 2d10+2 120; Fusil d’assaut 2d6+1 90; Pistolet mitrailleur 1d10 40; Pistolet laser 2d6 30;
Fusil laser 3d6 60
"""
MELEE = """
Bâton HAB 1d6 1; Massue primitive HAB 1d6 1; Masse d’armes HAB 1d8 1; Marteau de guerre HAB 1d8 1; Fléau HAB 2d6 1;
Fouet HAB 1d6 1; Hache de bataille COR 1d8 1; Hache à deux mains COR 2d6 2; Dague HAB 1d6 1; Hallebarde COR 3d6 2;
Javelot HAB 1d8 1; Lance d’infanterie HAB 3d6 2; Lance de cavalerie HAB 3d6 1; Sabre HAB 1d8+2 1;
Épée courte HAB 1d8+2 1; Épée longue HAB 2d6 1; Claymore COR 3d6 2
"""
EXPLOSIVES = """
Bâton de dynamite 2d6 3; Grenade 3d6 6; Cocktail Molotov 1d6+1 3; Bombe artisanale 4d6 8;
Bombe lourde militaire 10d6 15; Plastic 8d6 10
"""
MATERIALS = """
Cuir souple 1d4-2; Cuir rigide 1d4-1; Cuir clouté 1d4; Mailles cousues 1d6-1; Mailles enchaînées 1d6;
Brigandine 1d6+1; Plaques métalliques cousues 1d6+2; Plaques métalliques superposées 1d8+1; Métal plein 1d10+1;
Kevlar 1d6; Plastecton 1d20
"""
SHIELDS = """
Écu de bois 1d4 30 1; Écu de métal 1d6 60 1; Rondache de bois 1d4 50 1; Rondache de métal 1d6 100 1;
Targe de bois 1d4 70 2; Targe de métal 1d8 150 2; Pavois de bois 1d4 70 3; Pavois de métal 1d8 160 3
"""
BUT_WINGS = set(range(1, 21)) - {3, 6}
ARMOURS = {
    "Veste de cuir": ("1d4-2", 0, {3, 4, 6, 7, *range(9, 14)}),
    "Manteau de cuir": ("1d4-2", 0, {3, 4, 6, 7, *range(9, 17), 18}),
    "Cagoule de cuir": ("1d4-1", 0, {1, 2}),
    "Tunique de cuir": ("1d4-1", 0, set(range(9, 14))),
    "Chemise de mailles": ("1d6", -1, {4, 7, *range(9, 14)}),
    "Cotte de mailles": ("1d6", -1, {4, 7, *range(9, 14), 15, 18}),
    "Armure complète": ("1d10+1", -2, BUT_WINGS),
    "Gilet pare-balles": ("1d6", 0, set(range(9, 13))),
    "Armure spatiale": ("1d20", -1, BUT_WINGS),
}
PLACES = """
1 tête head; 2 cou head; 3 aile droite right_arm; 4 bras droit right_arm; 5 main droite right_arm;
6 aile gauche left_arm; 7 bras gauche left_arm; 8 main gauche left_arm; 9 torse torso; 10 torse torso;
11 abdomen torso; 12 abdomen torso; 13 bassin torso; 14 queue torso; 15 cuisse droite right_leg;
16 jambe droite right_leg; 17 pied droit right_leg; 18 cuisse gauche left_leg; 19 jambe gauche left_leg;
20 pied gauche left_leg
"""


def rows(table: str, figures: int) -> dict[str, list[str]]:
    """The lines of *table* by their names, each with its last *figures* words."""
    found = {}
    for line in " ".join(table.split()).split("; "):
        *name, rest = line.split(" ") if figures == 1 else [*line.split(" ")[:-figures], line.split(" ")[-figures:]]
        found[" ".join(name).lower()] = [rest] if isinstance(rest, str) else rest
    return found


@pytest.fixture(scope="module")
def catalogue() -> Rpg20Catalogue:
    return load_rpg20()


def test_every_table_is_there(catalogue: Rpg20Catalogue) -> None:
    assert len(FILES) == 9
    assert len(catalogue.weapons) >= 60
    assert {each.era for each in catalogue.weapons.values()} == {"any", "ancient", "gunpowder", "modern", "future"}
    assert len(catalogue.creatures) >= 20
    assert len(catalogue.trades) >= 8
    assert len(catalogue.characters) >= 6


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_every_file_says_what_it_is_and_every_entry_where_it_comes_from(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.startswith("# ")
    for key, entry in tomllib.loads(text).items():
        assert entry["source"].strip(), key
        if "house data" in entry["source"]:
            head = " ".join(line.removeprefix("# ") for line in text.splitlines() if line.startswith("#"))
            assert "house data" in head.lower(), key
            assert "replace freely" in head, key


def test_names_are_typographic_different_within_a_kind_and_take_their_article(catalogue: Rpg20Catalogue) -> None:
    seen: dict[tuple[str, str], set[str]] = {}
    for kind, entry in catalogue.named():
        assert "'" not in entry.name.fr
        assert re.match(r"(l’|le |la |les )", entry.with_article("fr")), entry
        assert entry.with_article("en") == f"the {entry.name.en}"
        for locale in ("fr", "en"):
            names = seen.setdefault((kind, locale), set())
            # Two bodies have heads.
            assert entry.name.in_(locale) not in names or kind == "word-rpg20-place", entry
            names.add(entry.name.in_(locale))
    assert catalogue.weapons["halberd"].with_article("fr") == "la hallebarde"
    assert catalogue.weapons[FISTS20].with_article("fr") == "les mains nues"


def test_the_kernel_can_roll_all_dice_of_the_data(catalogue: Rpg20Catalogue) -> None:
    written = [each.damage for each in (*catalogue.weapons.values(), *catalogue.explosives.values())]
    worn = (*catalogue.materials.values(), *catalogue.armours.values(), *catalogue.shields.values())
    written += [each.quality for each in worn]
    written += [each.damage_bonus for each in (*catalogue.creatures.values(), *catalogue.trades.values())]
    for text in written:
        if found := code(text).dice:
            assert dice(found).count == code(text).number, text


@pytest.mark.rule("R20-WPN-003", "R20-FIR-010", "R20-ACT-006")
def test_what_is_shot_has_the_damage_and_the_range_of_the_table(catalogue: Rpg20Catalogue) -> None:
    shot = {each.name.fr: each for each in catalogue.weapons.values() if each.kind == "shot"}
    table = rows(RANGED, 2)
    assert len(table) == 18
    assert {name: [shot[name].damage, str(shot[name].range)] for name in table} == table
    assert {name for name in table if shot[name].burst} == {"fusil d’assaut", "pistolet mitrailleur"}
    for name in ("arbalète légère", "arbalète standard", "arbalète lourde"):
        assert shot[name].reload == 1
    for name in ("arc court", "arc long", "fronde", "bâton à fronde", "sarbacane"):
        assert shot[name].reload == 0
    assert {name for name in table if shot[name].energy} == {"pistolet laser", "fusil laser"}


@pytest.mark.rule("R20-WPN-004", "R20-WPN-005")
def test_melee_weapons_have_the_attribute_the_damage_and_the_hands_of_the_table(catalogue: Rpg20Catalogue) -> None:
    called = {"skill": "HAB", "body": "COR"}
    held = {each.name.fr: each for each in catalogue.weapons.values() if each.kind == "melee"}
    table = rows(MELEE, 3)
    assert len(table) == 17
    assert {name: [called[held[name].attribute], held[name].damage, str(held[name].hands)] for name in table} == table


@pytest.mark.rule("R20-WPN-006", "R20-WPN-012", "R20-SPE-008", "R20-ACT-005")
def test_what_else_the_text_says_of_weapons(catalogue: Rpg20Catalogue) -> None:
    weapons = catalogue.weapons
    thrown = {
        "dagger": "light",
        "javelin": "light",
        "throwing_knife": "light",
        "battle_axe": "medium",
        "war_hammer": "medium",
    }
    assert {each: weapons[each].throw for each in thrown} == thrown
    assert weapons["halberd"].throw is None
    knife = weapons["knife"]
    assert (knife.attribute, knife.damage, knife.hands) == ("skill", "1d4", 1)
    assert (weapons["iron_bar"].attribute, weapons["iron_bar"].domain) == ("skill", "melee_weapons")
    assert (weapons["cavalry_lance"].charge, weapons["cavalry_lance"].beyond) == (6, True)
    assert (weapons["long_sword"].charge, weapons["long_sword"].beyond) == (3, False)
    assert (weapons["bazooka"].prepare, weapons["bazooka"].min_range) == (1, 5)
    assert {each.id: each.prepare for each in weapons.values() if each.rest} == {"heavy_rifle": 1}
    assert all(each.unwieldy == 0 for each in weapons.values())


@pytest.mark.rule("R20-EXP-002", "R20-EXP-009")
def test_explosives_have_the_damage_and_the_zone_of_the_table(catalogue: Rpg20Catalogue) -> None:
    found = {each.name.fr.lower(): each for each in catalogue.explosives.values()}
    table = rows(EXPLOSIVES, 2)
    assert len(table) == 6
    assert {name: [found[name].damage, str(found[name].zone)] for name in table} == table
    assert [each.id for each in catalogue.explosives.values() if each.smoke] == ["smoke_grenade"]


@pytest.mark.rule("R20-ARM-006", "R20-ARM-008")
def test_materials_have_the_die_of_the_table(catalogue: Rpg20Catalogue) -> None:
    found = {each.name.fr: each for each in catalogue.materials.values()}
    table = rows(MATERIALS, 1)
    assert len(table) == 11
    assert {name: [each.quality] for name, each in found.items()} == table
    assert [each.id for each in found.values() if each.projectiles] == ["kevlar"]


@pytest.mark.rule("R20-ARM-007", "R20-ARM-002", "R20-ARM-008")
def test_armour_has_the_die_the_penalty_and_the_lines_of_the_table(catalogue: Rpg20Catalogue) -> None:
    worn = {each.name.fr: each for each in catalogue.armours.values() if not each.natural}
    expected = {name.lower(): figures for name, figures in ARMOURS.items()}
    assert {name: (each.quality, each.penalty, set(each.covers)) for name, each in worn.items()} == expected
    assert [each.id for each in worn.values() if each.projectiles] == ["bulletproof_vest"]


@pytest.mark.rule("R20-SHD-009", "R20-SHD-001")
def test_shields_have_the_die_the_points_and_the_parts_of_the_table(catalogue: Rpg20Catalogue) -> None:
    found = {each.name.fr: [each.quality, str(each.points), str(each.parts)] for each in catalogue.shields.values()}
    assert found == rows(SHIELDS, 3)
    high, middle, low = SHIELD_PARTS["high"], SHIELD_PARTS["middle"], SHIELD_PARTS["low"]
    assert 10 in high & middle
    assert 15 in middle & low
    assert 12 in middle - high - low
    assert (high | middle | low) == set(range(1, 21)) - {3, 6}


@pytest.mark.rule("R20-LOC-002", "R20-LOC-003", "R20-LOC-004")
@pytest.mark.example("EX-R20-18")
def test_a_human_body_has_the_lines_of_the_table(catalogue: Rpg20Catalogue) -> None:
    human = catalogue.bodies["human"]
    assert tuple(human.gauges) == GAUGES
    for face, (place, gauge) in enumerate(
        (" ".join(each.split(" ")[1:-1]), each.split(" ")[-1]) for each in " ".join(PLACES.split()).split("; ")
    ):
        line = human.line(face + 1)
        assert (line.name.fr, line.gauge) == (place, gauge), face + 1
    assert (human.line(8).gauge, human.line(13).name.fr, human.line(13).gauge) == ("left_arm", "bassin", "torso")
    assert {each.first: (each.needs, each.instead) for each in human.lines if each.needs} == {
        3: ("wings", 4),
        6: ("wings", 7),
        14: ("tail", 13),
    }
    assert (catalogue.bodies["snake"].line(3).gauge, catalogue.bodies["snake"].line(4).gauge) == ("head", "trunk")
    named: dict[str, set[str]] = {}
    for body in catalogue.bodies.values():
        for ident, gauge in body.gauges.items():
            named.setdefault(ident, set()).add(gauge.name.fr)
    assert all(len(each) == 1 for each in named.values())


@pytest.mark.rule("R20-WPN-001", "R20-WPN-009", "R20-SPE-007")
@pytest.mark.example("EX-R20-13", "EX-R20-20")
def test_dice_are_read_with_what_is_added_to_them() -> None:
    assert [code(each).most for each in ("1d6", "1d8", "2d6+3", "1d6/2", "0")] == [6, 8, 15, 3, 0]
    assert [code(each).number for each in ("3d6", "1d6+1", "10d6", "0")] == [3, 1, 10, 0]
    for wrong in ("d6", "1d6*2", "1d6+", "21d6", "1d1", ""):
        with pytest.raises(ValueError, match="not dice"):
            code(wrong)
