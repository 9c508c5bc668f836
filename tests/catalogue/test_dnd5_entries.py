"""The packaged data of the fifth edition's reference rules: complete, in both languages, true to their figures."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from bot.catalogue import UNARMED, Dnd5Catalogue, load_dnd5
from bot.catalogue.catalogue import PACKAGED
from bot.catalogue.dnd5 import RULESET
from bot.catalogue.dnd5_terms import ABILITIES, DAMAGE_TYPES, SIZES, SKILLS, Hurt, centimetres, modifier, proficiency_at
from bot.kernel.dice import dice
from bot.text import LOCALES

FILES = sorted((PACKAGED / RULESET).glob("*.toml"))


@pytest.fixture(scope="module")
def catalogue() -> Dnd5Catalogue:
    return load_dnd5()


def test_every_table_is_there(catalogue: Dnd5Catalogue) -> None:
    assert [path.stem for path in FILES] == [
        "armours", "characters", "classes", "creatures", "spells", "terms", "weapons",
    ]  # fmt: skip
    assert len(catalogue.weapons) >= 54
    assert len(catalogue.armours) >= 13
    assert len(catalogue.creatures) >= 50
    assert len(catalogue.spells) >= 50
    assert len(catalogue.classes) >= 11
    assert len(catalogue.characters) >= 8


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_every_file_says_what_it_is_where_it_comes_from_and_by_what_right(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    head = " ".join(line.removeprefix("# ") for line in text.split("\n\n")[0].splitlines())
    assert "System Reference Document 5.1, CC BY 4.0 (see LICENSE.txt)" in head
    for key, entry in tomllib.loads(text).items():
        assert entry["source"].strip(), key
        assert "SRD 5.1" in entry["source"] or entry["source"] == "house data", key
        if "house data" in entry["source"]:
            assert re.search(r"[Hh]ouse data, replace freely", head), key


def test_the_licence_of_the_figures_is_said_as_it_asks() -> None:
    text = " ".join((PACKAGED / RULESET / "LICENSE.txt").read_text(encoding="utf-8").split())
    assert "includes material taken from the System Reference Document 5.1" in text
    assert "https://creativecommons.org/licenses/by/4.0/legalcode" in text
    assert "data/dnd5/LICENSE.txt" in Path("README.md").read_text(encoding="utf-8")


def test_names_are_typographic_different_within_a_kind_and_take_their_article(catalogue: Dnd5Catalogue) -> None:
    seen: dict[tuple[str, str], set[str]] = {}
    for kind, entry in catalogue.named():
        assert "'" not in entry.name.fr + entry.name.en
        assert re.match(r"(l’|le |la |les )", entry.with_article("fr")), entry
        assert entry.with_article("en") == f"the {entry.name.en}"
        for locale in LOCALES:
            names = seen.setdefault((kind, locale), set())
            assert entry.name.in_(locale) not in names, entry
            names.add(entry.name.in_(locale))
    assert catalogue.weapons["handaxe"].with_article("fr") == "la hachette"
    assert catalogue.weapons["shortsword"].with_article("fr") == "l’épée courte"
    assert catalogue.creatures["harpy"].with_article("fr") == "la harpie"
    assert catalogue.creatures["hippogriff"].with_article("fr") == "l’hippogriffe"
    assert catalogue.spells["burning_hands"].with_article("fr") == "les mains brûlantes"
    assert catalogue.spells["shield_spell"].name.fr != catalogue.armours["shield"].name.fr


def test_french_notes_are_typographic(catalogue: Dnd5Catalogue) -> None:
    told = [*catalogue.weapons.values(), *catalogue.spells.values(), *catalogue.creatures.values()]
    told += list(catalogue.characters.values())
    about = [each.about for each in told if each.about is not None]
    assert len(about) > 70
    for words in about:
        assert "'" not in words.fr, words
        assert not re.search(r"[^\u202f][;!?]|[^\u00a0]:", words.fr), words
        assert words.fr.endswith(".") == words.en.endswith("."), words
        # What is printed in one language is printed in the other; French has a comma where English has a point.
        assert re.findall(r"\d+", words.fr.replace(",50", ".5")) == re.findall(r"\d+", words.en), words


def dice_of(value: Any) -> list[str]:
    """Every dice in an entry as its file has it."""
    if isinstance(value, dict):
        return [found for each in value.values() for found in dice_of(each)]
    if isinstance(value, list):
        return [found for each in value for found in dice_of(each)]
    return [value] if isinstance(value, str) and re.fullmatch(r"\d+d\d+", value) else []


def test_the_kernel_can_roll_all_dice_of_the_data() -> None:
    found = [text for path in FILES for text in dice_of(tomllib.loads(path.read_text(encoding="utf-8")))]
    assert len(found) > 200
    for text in found:
        assert str(dice(text)) in (text, text.removeprefix("1")), text


# ---- terms


@pytest.mark.rule("DN5-EXT-003")
@pytest.mark.parametrize(("score", "expected"), [(9, -1), (16, 3), (10, 0), (1, -5), (30, 10)])
def test_the_modifier_of_a_score(score: int, expected: int) -> None:
    assert modifier(score) == expected


@pytest.mark.rule("DN5-EXT-004")
def test_the_proficiency_bonus_by_level() -> None:
    assert [proficiency_at(level) for level in range(1, 21)] == [2] * 4 + [3] * 4 + [4] * 4 + [5] * 4 + [6] * 4


@pytest.mark.rule("DN5-DMG-009")
def test_there_are_thirteen_types_of_damage_and_all_of_them_are_dealt(catalogue: Dnd5Catalogue) -> None:
    assert len(DAMAGE_TYPES) == 13
    dealt = {each.type for spell in catalogue.spells.values() for each in spell.damage}
    dealt |= {each.damage.type for each in catalogue.weapons.values() if each.damage is not None}
    assert dealt == set(DAMAGE_TYPES)


@pytest.mark.rule("DN5-MOV-016")
def test_the_sizes_from_the_smallest_up_and_each_is_somebodys(catalogue: Dnd5Catalogue) -> None:
    assert SIZES == ("tiny", "small", "medium", "large", "huge", "gargantuan")
    assert {each.size for each in catalogue.creatures.values()} == set(SIZES)
    assert (catalogue.creatures["ogre"].size, catalogue.creatures["hobgoblin"].size) == ("large", "medium")


def test_metres_are_exact_centimetres(catalogue: Dnd5Catalogue) -> None:
    bow, cube = catalogue.weapons["longbow"], catalogue.creatures["gelatinous_cube"]
    assert bow.range_m is not None
    assert bow.long_m is not None
    assert (centimetres(bow.range_m), centimetres(bow.long_m), centimetres(cube.walk_m)) == (4500, 18_000, 450)


# ---- weapons and armour


@pytest.mark.rule("DN5-EXT-015")
def test_what_each_property_is_found_on(catalogue: Dnd5Catalogue) -> None:
    weapons = [each for each in catalogue.weapons.values() if each.category in ("simple", "martial")]
    assert len(weapons) == 37

    def having(flag: str) -> set[str]:
        return {str(each.id) for each in weapons if getattr(each, flag)}

    assert having("finesse") == {"dagger", "dart", "rapier", "scimitar", "shortsword", "whip"}
    assert having("light") == {
        "club", "dagger", "handaxe", "hand_crossbow", "light_hammer", "scimitar", "shortsword", "sickle",
    }  # fmt: skip
    assert having("heavy") == {
        "glaive", "greataxe", "greatsword", "halberd", "heavy_crossbow", "longbow", "maul", "pike",
    }  # fmt: skip
    assert having("reach") == {"glaive", "halberd", "cavalry_lance", "pike", "whip"}
    assert having("thrown") == {"dagger", "dart", "handaxe", "javelin", "light_hammer", "net", "spear", "trident"}
    assert having("loading") == {"blowgun", "hand_crossbow", "heavy_crossbow", "light_crossbow"}
    assert having("versatile") == {"battleaxe", "longsword", "quarterstaff", "spear", "trident", "warhammer"}
    assert having("ammunition") == {
        "blowgun", "hand_crossbow", "heavy_crossbow", "light_crossbow", "longbow", "shortbow", "sling",
    }  # fmt: skip
    assert {str(each.id) for each in weapons if each.hands == 2} == {
        *("glaive", "greataxe", "greatclub", "greatsword", "halberd", "maul", "pike"),
        *("heavy_crossbow", "light_crossbow", "longbow", "shortbow"),
    }
    halberd = catalogue.weapons["halberd"]
    assert (halberd.reach_m, catalogue.weapons["longsword"].reach_m) == (3, 1.5)
    assert catalogue.weapons["longsword"].damage == Hurt(dice="1d8", type="slashing")
    assert catalogue.weapons["longsword"].versatile == "1d10"
    # Only a net hurts nobody.
    assert {str(each.id) for each in weapons if each.damage is None} == {"net"}


@pytest.mark.rule("DN5-ATK-015")
def test_normal_and_long_ranges(catalogue: Dnd5Catalogue) -> None:
    ranges = {name: (catalogue.weapons[name].range_m, catalogue.weapons[name].long_m) for name in
              ("shortbow", "light_crossbow", "javelin", "dagger", "blowgun", "net")}  # fmt: skip
    assert ranges == {
        "shortbow": (24, 96),
        "light_crossbow": (24, 96),
        "javelin": (9, 36),
        "dagger": (6, 18),
        "blowgun": (7.5, 30),
        "net": (1.5, 4.5),
    }


@pytest.mark.rule("DN5-ATK-019")
def test_bare_hands_do_one_and_are_no_weapon_that_is_learnt(catalogue: Dnd5Catalogue) -> None:
    hands = catalogue.weapons[UNARMED]
    assert (hands.damage, hands.category, hands.hands) == (Hurt(plus=1, type="bludgeoning"), "unarmed", 0)


@pytest.mark.rule("DN5-AQU-001", "DN5-AQU-003")
def test_weapons_that_serve_under_water(catalogue: Dnd5Catalogue) -> None:
    melee = {str(each.id) for each in catalogue.weapons.values() if "melee" in each.under_water}
    assert melee == {"dagger", "javelin", "shortsword", "spear", "trident"}
    ranged = {str(each.id) for each in catalogue.weapons.values() if "ranged" in each.under_water}
    assert ranged == {
        *("hand_crossbow", "heavy_crossbow", "light_crossbow", "net"),
        *("javelin", "spear", "trident", "dart"),
    }


@pytest.mark.rule("DN5-ATK-003")
@pytest.mark.parametrize(
    ("armour", "dexterity", "expected"),
    [
        ("leather", 4, 15), ("padded", -1, 10), ("studded_leather", 3, 15), ("chain_shirt", 4, 15), ("hide", 1, 13),
        ("breastplate", 2, 16), ("half_plate", -1, 14), ("ring_mail", 3, 14), ("chain_mail", 0, 16), ("plate", 5, 18),
    ],
)  # fmt: skip
def test_how_much_dexterity_counts_in_armour(
    catalogue: Dnd5Catalogue, armour: str, dexterity: int, expected: int
) -> None:
    assert catalogue.armours[armour].armour_class(min(dexterity, 9)) == (expected if armour != "ring_mail" else 14)


def test_heavy_armour_is_noisy_and_asks_for_strength(catalogue: Dnd5Catalogue) -> None:
    assert {str(each.id): each.strength for each in catalogue.armours.values() if each.strength} == {
        "chain_mail": 13,
        "splint": 15,
        "plate": 15,
    }
    noisy = {str(each.id) for each in catalogue.armours.values() if each.noisy}
    assert noisy == {"padded", "scale_mail", "half_plate", "ring_mail", "chain_mail", "splint", "plate"}
    assert (catalogue.armours["shield"].kind, catalogue.armours["shield"].ac) == ("shield", 2)


# ---- creatures


@pytest.mark.rule("DN5-ATK-004", "DN5-DMG-003")
def test_an_attack_is_its_ability_and_proficiency_as_profiles_print_them(catalogue: Dnd5Catalogue) -> None:
    """Each bonus to hit is proficiency and a modifier, each damage adds the same modifier or none."""
    differing = set()
    for creature in catalogue.creatures.values():
        modifiers = {creature.abilities.modifier(each) for each in ("strength", "dexterity")}
        for attack in creature.attacks:
            found = attack.bonus - creature.proficiency
            plus = attack.damage[0].plus if attack.damage else found
            if found not in modifiers or (plus not in (found, 0) and attack.damage[0].dice is not None):
                differing.add((str(creature.id), str(attack.weapon)))
    # As printed: a ghoul is not proficient with its bite, nor a mule, or a donkey, with its hooves.
    assert differing == {("ghoul", "bite"), ("mule", "hooves"), ("donkey", "hooves")}


def test_challenge_and_proficiency_go_together(catalogue: Dnd5Catalogue) -> None:
    for each in catalogue.creatures.values():
        level = 1 if "/" in each.challenge else max(1, int(each.challenge))
        assert each.proficiency == proficiency_at(level), each.id


def test_saves_and_skills_that_stand_there_are_proficient(catalogue: Dnd5Catalogue) -> None:
    for each in catalogue.creatures.values():
        for ability, bonus in each.saves.items():
            assert bonus == each.abilities.modifier(ability) + each.proficiency, (each.id, ability)
        for skill, bonus in each.skills.items():
            extra = bonus - each.abilities.modifier(SKILLS[skill])
            assert extra in (each.proficiency, 2 * each.proficiency), (each.id, skill)


@pytest.mark.rule("DN5-EXT-006", "DN5-INI-005")
def test_passive_perception(catalogue: Dnd5Catalogue) -> None:
    passive = {name: catalogue.creatures[name].passive_perception for name in ("goblin", "guard", "griffon", "zombie")}
    assert passive == {"goblin": 9, "guard": 12, "griffon": 15, "zombie": 8}
    assert catalogue.creatures["goblin"].skill("stealth") == 6
    assert catalogue.creatures["goblin"].skill("athletics") == -1
    assert catalogue.creatures["knight"].save("constitution") == 4
    assert catalogue.creatures["knight"].save("dexterity") == 0


def test_they_are_of_many_kinds(catalogue: Dnd5Catalogue) -> None:
    creatures = list(catalogue.creatures.values())
    roles = {"front", "skirmisher", "archer", "caster", "support"}
    assert {each.role for each in creatures} == roles
    assert {each.temperament for each in creatures} >= {"furious", "steady", "cautious"}
    assert sum(each.fly_m > 0 for each in creatures) >= 8
    assert sum(each.swim_m > 0 for each in creatures) >= 5
    assert {str(each.id) for each in creatures if not each.walk_m} == {"reef_shark", "hunter_shark"}
    assert {str(each.id) for each in creatures if each.burrow_m} == {"young_white_dragon"}
    casters = {str(each.id) for each in creatures if each.spells}
    assert casters == {"mage", "priest", "acolyte", "cult_fanatic"}
    for each in creatures:
        if each.role in ("caster", "support"):
            assert each.spells, each.id
        if each.role == "archer":
            assert any(attack.kind == "ranged" for attack in each.attacks), each.id


@pytest.mark.rule("DN5-DMG-010", "DN5-DMG-011")
def test_some_resist_some_are_immune_and_some_vulnerable(catalogue: Dnd5Catalogue) -> None:
    creatures = catalogue.creatures
    assert creatures["skeleton"].vulnerabilities == ("bludgeoning",)
    assert "poison" in creatures["zombie"].immunities
    assert creatures["gargoyle"].resists_ordinary == ("bludgeoning", "piercing", "slashing")
    assert creatures["troll"].unless == ("acid", "fire")


@pytest.mark.rule("DN5-MNT-001", "DN5-MNT-006")
def test_mounts_obey_or_have_a_mind_of_their_own(catalogue: Dnd5Catalogue) -> None:
    rideable = [each for each in catalogue.creatures.values() if each.rideable]
    trained = {str(each.id) for each in rideable if each.trained}
    assert {"riding_horse", "warhorse", "pony", "mule", "donkey", "mastiff", "griffon"} <= trained
    assert {str(each.id) for each in rideable if each.intelligent} == {
        *("giant_eagle", "pegasus", "young_green_dragon", "young_red_dragon", "young_white_dragon"),
    }
    assert not any(each.trained and each.intelligent for each in rideable)
    # Somebody small rides what is of medium size, and only that.
    assert {each.size for each in rideable} == {"medium", "large"}


@pytest.mark.rule("DN5-ATK-018")
def test_a_longer_reach_stands_in_the_profile(catalogue: Dnd5Catalogue) -> None:
    longer = {str(each.id) for each in catalogue.creatures.values() if any(a.reach_m > 1.5 for a in each.attacks)}
    dragons = {"young_green_dragon", "young_red_dragon", "young_white_dragon"}
    assert longer == {"giant_octopus", "hill_giant", "roc", *dragons}
    assert all(catalogue.creatures[each].attacks[0].reach_m == 3 for each in dragons)


@pytest.mark.rule("DN5-TUR-003", "DN5-ACT-006")
def test_a_multiattack_is_made_of_its_own_attacks(catalogue: Dnd5Catalogue) -> None:
    creatures = catalogue.creatures
    assert dict(creatures["troll"].multiattack[0]) == {"bite": 1, "claws": 2}
    assert [dict(each) for each in creatures["bandit_captain"].multiattack] == [
        {"scimitar": 2, "dagger": 1},
        {"dagger": 2},
    ]
    assert sum(bool(each.multiattack) for each in creatures.values()) >= 15


# ---- spells


@pytest.mark.rule("DN5-ACT-012")
def test_spells_of_every_casting_time(catalogue: Dnd5Catalogue) -> None:
    by = {kind: {str(each.id) for each in catalogue.spells.values() if each.casting == kind} for kind in
          ("action", "bonus", "reaction", "minutes")}  # fmt: skip
    assert {"healing_word", "misty_step", "shield_of_faith"} <= by["bonus"]
    assert by["reaction"] == {"shield_spell", "counterspell", "feather_fall", "hellish_rebuke"}
    assert by["minutes"] == {"prayer_of_healing"}
    assert {catalogue.spells[each].trigger for each in by["reaction"]} == {"hit", "cast", "falls", "damaged"}


@pytest.mark.rule("DN5-ATK-014", "DN5-DMG-005", "DN5-DMG-006")
def test_the_spells_that_the_text_names(catalogue: Dnd5Catalogue) -> None:
    spells = catalogue.spells
    fireball = spells["fireball"]
    assert fireball.area is not None
    assert (fireball.range_m, fireball.area.shape, fireball.area.size_m, fireball.half) == (45, "sphere", 6, True)
    assert fireball.damage == (Hurt(dice="8d6", type="fire"),)
    assert [each.type for each in spells["flame_strike"].damage] == ["fire", "radiant"]
    assert spells["magic_missile"].damage == (Hurt(dice="1d4", plus=1, type="force"),)
    assert (spells["magic_missile"].targets, spells["magic_missile"].attack, spells["magic_missile"].save) == (
        3,
        None,
        None,
    )
    assert (spells["web"].condition, spells["web"].concentration, spells["web"].difficult) == ("restrained", True, True)
    assert spells["fire_bolt"].attack == "ranged"
    assert (spells["sacred_flame"].save, spells["sacred_flame"].half) == ("dexterity", False)
    french = {each.name.fr for each in spells.values()}
    named = "boule de feu, colonne de flamme, projectile magique, toile d’araignée, vol, invisibilité, soins, éclair"
    assert {*named.split(", "), "contact glacial", "vague tonnante", "retour à la vie"} <= french


@pytest.mark.rule("DN5-EXT-012")
def test_what_needs_concentration(catalogue: Dnd5Catalogue) -> None:
    held = {str(each.id) for each in catalogue.spells.values() if each.concentration}
    assert {"bless", "bane", "hold_person", "web", "entangle", "fly", "invisibility", "hunters_mark"} <= held
    assert held.isdisjoint({"sleep", "grease", "mage_armour", "shield_spell", "fireball", "blindness", "false_life"})


def test_cantrips_grow_and_others_do_not(catalogue: Dnd5Catalogue) -> None:
    assert [catalogue.spells["fire_bolt"].times(level) for level in (1, 4, 5, 10, 11, 16, 17, 20)] == [
        1, 1, 2, 2, 3, 3, 4, 4,
    ]  # fmt: skip
    assert catalogue.spells["fireball"].times(20) == 1
    assert all(each.grows for each in catalogue.spells.values() if not each.level and each.damage and not each.innate)


@pytest.mark.rule("DN5-HPS-001", "DN5-HPS-002", "DN5-HPS-015")
def test_spells_that_heal_revive_and_shield(catalogue: Dnd5Catalogue) -> None:
    spells = catalogue.spells
    healed = {name: spells[name].heals for name in ("cure_wounds", "healing_word")}
    assert {name: (each.dice, each.modified) for name, each in healed.items() if each} == {
        "cure_wounds": ("1d8", True),
        "healing_word": ("1d4", True),
    }
    assert [str(each.id) for each in spells.values() if each.revives] == ["revivify"]
    shield = spells["false_life"].shields
    assert shield is not None
    assert (shield.dice, shield.plus) == ("1d4", 4)


def test_what_nobody_learns_is_what_creatures_do(catalogue: Dnd5Catalogue) -> None:
    innate = {each.id for each in catalogue.spells.values() if each.innate}
    assert innate.isdisjoint(catalogue.learnt)
    done = {each.spell for creature in catalogue.creatures.values() for each in creature.innate}
    assert done <= innate
    assert done == {"frost_breath", "poison_breath", "fire_breath"}
    breath = catalogue.creatures["young_red_dragon"].innate[0]
    assert (breath.dc, breath.damage, breath.recharge) == (17, (Hurt(dice="16d6", type="fire"),), 5)


def test_abilities_and_skills_are_all_there() -> None:
    assert len(ABILITIES) == 6
    assert len(SKILLS) == 18
    assert set(SKILLS.values()) == set(ABILITIES) - {"constitution"}
