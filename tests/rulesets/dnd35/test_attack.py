"""Attack rolls, armour classes, critical hits, damage (D35-BAS-005 to -016)."""

from __future__ import annotations

import pytest

from bot.rulesets.dnd35.attack.arms import armour_class
from bot.rulesets.dnd35.attack.strikes import AttackRolled, ThreatRolled
from bot.rulesets.dnd35.base.budget import curable
from bot.rulesets.dnd35.base.rolls import Bonus, stacked
from bot.rulesets.dnd35.damage import DamageDealt, MassiveResisted
from bot.rulesets.dnd35.fixing import Heal, fix_back
from bot.rulesets.dnd35.state import FISTS, State
from tests.rulesets.dnd35.skirmish import DAGGER, GM, GREATSWORD, LONGBOW, LONGSWORD, Skirmish, fighter

NEAR = {"aria": "E10", "orc": "F10"}


@pytest.mark.rule("D35-BAS-005")
def test_an_attack_adds_base_attack_ability_and_size_and_hits_at_the_class() -> None:
    scene = Skirmish(fighter("Aria", base_attack=4, strength=16), fighter("Orc", "foes", armour=6), cells=NEAR)
    scene.attacks("aria", "orc", 9, 1)
    made = scene.one(AttackRolled)
    assert (made.total, made.against, made.outcome) == (16, 16, "hit")


@pytest.mark.rule("D35-BAS-006")
def test_the_class_is_made_of_its_parts_and_touch_leaves_some_out() -> None:
    aria = fighter("Aria", armour=4, shield=2, dexterity=14, met=True)
    assert armour_class(State(), aria) == 18
    assert armour_class(State(), aria, touch=True) == 12
    assert armour_class(State(), fighter("Aria", armour=4, shield=2, dexterity=14)) == 16


@pytest.mark.rule("D35-BAS-007")
def test_a_natural_20_hits_and_a_natural_1_misses() -> None:
    scene = Skirmish(fighter("Aria", strength=14), fighter("Orc", "foes", armour=20, hit_points=40), cells=NEAR)
    scene.attacks("aria", "orc", 20, 2, 4)
    assert scene.one(AttackRolled).outcome == "threat"
    strong = Skirmish(fighter("Aria", base_attack=4, strength=32), fighter("Orc", "foes"), cells=NEAR)
    strong.attacks("aria", "orc", 1)
    assert (strong.one(AttackRolled).total, strong.one(AttackRolled).outcome) == (16, "fumble")


@pytest.mark.rule("D35-BAS-008", "D35-BAS-022")
def test_a_confirmed_threat_multiplies_dice_and_modifiers() -> None:
    aria = fighter("Aria", base_attack=4, strength=16)
    scene = Skirmish(aria, fighter("Orc", "foes", armour=8, hit_points=40), cells=NEAR)
    scene.attacks("aria", "orc", 19, 12, 4, 6)
    assert (scene.one(AttackRolled).total, scene.one(ThreatRolled).total) == (26, 19)
    assert scene.one(ThreatRolled).confirmed
    assert (scene.one(DamageDealt).dealt, scene.one(DamageDealt).faces) == (16, (4, 6))
    plain = Skirmish(aria, fighter("Orc", "foes", armour=8, hit_points=40), cells=NEAR)
    plain.attacks("aria", "orc", 19, 5, 4)
    assert (plain.one(ThreatRolled).confirmed, plain.one(DamageDealt).dealt) == (False, 7)
    miss = Skirmish(fighter("Aria"), fighter("Orc", "foes", armour=15), cells=NEAR)
    miss.attacks("aria", "orc", 19)
    assert miss.one(AttackRolled).outcome == "miss", "in its range a 19 does not hit by itself"


@pytest.mark.rule("D35-BAS-009")
def test_two_hands_add_half_as_much_again_and_a_hit_deals_a_point() -> None:
    scene = Skirmish(fighter("Aria", "players", GREATSWORD, strength=16), fighter("Orc", "foes"), cells=NEAR)
    scene.attacks("aria", "orc", 15, 2, 5, with_="greatsword")
    assert scene.one(DamageDealt).dealt == 11
    weak = Skirmish(fighter("Aria", "players", DAGGER, strength=6), fighter("Orc", "foes"), cells=NEAR)
    weak.attacks("aria", "orc", 15, 1, with_="dagger")
    assert weak.one(DamageDealt).dealt == 1


@pytest.mark.rule("D35-BAS-013", "D35-HPS-010")
def test_bare_hands_deal_nonlethal_damage_and_far_shots_lose_two_each() -> None:
    scene = Skirmish(fighter("Aria", strength=14), fighter("Orc", "foes", DAGGER), cells=NEAR)
    scene.attacks("aria", "orc", 15, 3, with_=FISTS)
    assert (scene.one(DamageDealt).dealt, scene.one(DamageDealt).lethal) == (5, False)
    assert (scene.who("orc").hit_points, scene.who("orc").nonlethal) == (20, 5)
    far = Skirmish(
        fighter("Aria", "players", LONGBOW, base_attack=8, dexterity=10),
        fighter("Orc", "foes"),
        cells={"aria": "A1", "orc": "A51"},
    )
    far.attacks("aria", "orc", 15, 1, with_="longbow")
    assert far.one(AttackRolled).total == 15 + 8 - 4


@pytest.mark.rule("D35-BAS-014", "D35-HPS-015")
@pytest.mark.example("EX-D35-14")
def test_fifty_points_at_once_are_resisted_or_deadly() -> None:
    strong = fighter("Aria", "players", LONGSWORD, strength=98, base_attack=10)
    scene = Skirmish(strong, fighter("Orc", "foes", hit_points=120, fortitude=8), cells=NEAR)
    scene.attacks("aria", "orc", 15, 5)
    assert scene.one(DamageDealt).dealt == 49
    assert not scene.said(MassiveResisted)
    scene = Skirmish(strong, fighter("Orc", "foes", hit_points=120, fortitude=8), cells=NEAR)
    scene.attacks("aria", "orc", 15, 6, 6)
    made = scene.one(MassiveResisted)
    assert (made.total, made.against, made.success) == (14, 15, False)
    assert (scene.who("orc").died, scene.who("orc").hit_points) == (True, 120 - 50)
    assert scene.who("orc").shown == "dead"
    # Healed by the game master, or brought back, he lives with what he had; nothing else brings him back.
    for said in (Heal(GM, "orc", 5, ""), fix_back(scene.state, GM, {"who": "orc"})):
        back = Skirmish(strong, fighter("Orc", "foes", hit_points=120, fortitude=8), cells=NEAR)
        back.attacks("aria", "orc", 15, 6, 6)
        assert not curable(back.who("orc"))
        back.notes(said)
        assert (back.who("orc").shown, back.who("orc").hit_points > 70) == ("up", True)


@pytest.mark.rule("D35-BAS-016")
def test_bonuses_of_one_type_do_not_add_up() -> None:
    def sum_of(*found: Bonus) -> int:
        return sum(each.value for each in stacked(found))

    assert sum_of(Bonus("stance", 2, "dodge"), Bonus("feat", 1, "dodge")) == 3
    assert sum_of(Bonus("wall", 4, "cover"), Bonus("tree", 4, "cover")) == 4
    assert sum_of(Bonus("charge", -2), Bonus("prone", -4), Bonus("x", 1)) == -5
