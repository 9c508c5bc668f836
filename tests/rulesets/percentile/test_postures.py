"""Postures and waiting (PCT-POS-001 to -006, -008 to -012)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.ruleset import EVERYBODY, Reader
from bot.rulesets.percentile.attack import AttackJudged
from bot.rulesets.percentile.damage import DamageRolled
from bot.rulesets.percentile.fixing import SetField, SetStatus
from bot.rulesets.percentile.postures import BonusSpent, PostureTaken, Waited
from bot.rulesets.percentile.rolls.d100 import D100Rolled
from bot.rulesets.percentile.rounds import TurnEnded
from bot.rulesets.percentile.spells import SpellCast
from bot.rulesets.percentile.state import Declaration, Fighter, Posture, Spell, Weapon
from tests.rulesets.percentile.brawl import BOW, DAGGER, GM, HALBERD, Brawl, fighter, mail

MACE = Weapon("mace", "melee", "2d6")
RAY, SURE = Spell("ray", 5, "magic", "1d6"), Spell("sure", 5, None, "1d6")


def at(target: str = "b", posture: Posture | None = None, **more: Any) -> Declaration:
    return Declaration("attack", target, posture, **more)


def wait(what: str) -> Declaration:
    return Declaration("wait", posture="anticipating", waits=what)  # type: ignore[arg-type]


def foe(**figures: Any) -> Fighter:
    return fighter("B", "foes", **{"initiative": 1, "hit_points": 60, "melee": 50} | figures)


def scored(scene: Brawl) -> list[int]:
    return [each.score for each in scene.said(D100Rolled)]


# ---- one a round


@pytest.mark.rule("PCT-POS-001", "PCT-POS-010")
def test_a_posture_holds_for_the_whole_round_also_before_ones_turn() -> None:
    scene = Brawl(fighter("A", initiative=6, melee=50), foe())
    scene.round({"a": at(), "b": at("a", "offensive")}, 50, 4, 90)
    assert scene.hit_points("b") == 56
    # The next one does not count before the declarations are locked.
    scene.declares("b", "parry", posture="defensive")
    assert scene.who("b").posture == "offensive"
    scene.declares("a", "attack", "b", 50)
    assert scene.who("b").posture == "defensive"
    assert scene.asked == [("b", "defence")]


@pytest.mark.rule("PCT-POS-001")
def test_it_is_chosen_with_the_declaration_and_the_last_one_comes_first() -> None:
    scene = Brawl(fighter("A", initiative=6, melee=50), foe())
    form = scene.question("a")
    choice = {"action": "attack", "target": "b"}
    (posture,) = form.legal(choice) or ()
    assert set(posture.options) == {"none", "offensive", "defensive", "focus"}
    scene.answers("a", **choice, posture="focus")
    scene.declares("b", "nothing", None, 90)
    assert scene.question("a").about["suggested_posture"] == "focus"
    (posture,) = scene.question("a").legal(choice) or ()
    assert posture.options[0] == "focus"
    # None is taken over by itself.
    scene.round({"a": at()}, 51)
    assert scored(scene) == [50]


@pytest.mark.rule("PCT-POS-001", "PCT-DEF-001")
def test_where_only_one_posture_goes_with_an_action_it_is_taken() -> None:
    scene = Brawl(fighter("A", initiative=6, melee=50), fighter("C", "foes", initiative=7, melee=50))
    scene.answers("a", action="parry")
    assert scene.who("a").declaration == Declaration("parry", posture="defensive")
    scene.declares("c", "attack", "a", 50)
    assert scene.asked == [("a", "defence")]


@pytest.mark.rule("PCT-POS-001")
def test_players_postures_are_public_and_the_others_show_when_they_first_matter() -> None:
    c = fighter("C", "foes", initiative=2, melee=50)
    scene = Brawl(fighter("A", initiative=6, melee=50, second=DAGGER), foe(), c)

    def seen(ident: str, reader: Reader = EVERYBODY) -> Any:
        rows = scene.game.view(scene.state, reader, ()).rows
        return next(row.facts["posture"] for row in rows if row.id == ident)

    scene.round({"a": at("b", "focus"), "b": Declaration("parry", posture="defensive"), "c": at("a", "offensive")}, 50)
    # B has been hit, so that his guard is seen; what C is about is still his own business.
    assert [(each.combatant, each.posture) for each in scene.said(PostureTaken)] == [("a", "focus"), ("b", "defensive")]
    assert (seen("a"), seen("b"), seen("c")) == ("focus", "defensive", None)
    assert seen("c", Reader(GM, gm=True)) == "offensive"
    scene.answers("b", 3, 51, defence="-")
    assert scene.one(PostureTaken) == PostureTaken("c", "offensive")


# ---- Focus


@pytest.mark.rule("PCT-POS-002", "PCT-POS-003", "PCT-POS-005", "PCT-POS-006")
def test_ex_pct_30_focus_and_anticipatif() -> None:
    """EX-PCT-30: 55, 60; 5 psy are 4 in Focus, 3 after energy, 2 after both."""

    def cast(posture: Posture | None, *before: str) -> tuple[int, int]:
        ana = fighter("Ana", initiative=5, magic=50, psy=20, spells=(RAY,))
        scene = Brawl(ana, foe())
        for what in before:
            scene.round({"ana": wait(what)})
        scene.round({"ana": Declaration("cast", "b", posture, spell="ray")}, 90)
        return scored(scene)[0], 20 - scene.who("ana").psy

    assert cast(None) == (50, 5)
    assert cast("focus") == (55, 4)
    assert cast(None, "energy") == (50, 3)
    assert cast("focus", "energy") == (55, 2)
    assert cast(None, "bonus") == (60, 5)


@pytest.mark.rule("PCT-POS-003")
def test_focus_is_for_skills_and_not_for_characteristics() -> None:
    a = fighter("A", initiative=6, arm=BOW, shooting=50, physique=50)
    scene = Brawl(a, foe())
    scene.round({"a": at("b", "focus")}, 54, 1)
    assert scored(scene) == [55]
    assert scene.one(AttackJudged).target == "b"
    scene.round({"a": Declaration("flee", posture="focus")}, 51)
    assert scored(scene) == [50]
    # An attack rolled on Physique for want of a skill is a skill roll all the same.
    scene = Brawl(fighter("A", initiative=6, physique=50), foe())
    scene.round({"a": at("b", "focus")}, 90)
    assert scored(scene) == [55]


@pytest.mark.rule("PCT-POS-003", "PCT-MNT-001")
def test_focus_counts_for_riding_and_wrestling() -> None:
    scene = Brawl(fighter("A", initiative=6, melee=40, riding=50, wrestling=30, mounted=True), foe())
    scene.round({"a": at("b", "focus")})
    scene.answers("a", 56, 90, ride="try")
    assert scored(scene) == [55, 50]
    scene = Brawl(fighter("A", initiative=6, wrestling=30), foe(), wrestling_roll="first")
    scene.round({"a": Declaration("wrestling", "b", "focus", hold="throw_down")}, 90)
    assert scored(scene) == [35]


# ---- Anticipatif


@pytest.mark.rule("PCT-POS-004", "PCT-POS-006")
def test_waiting_is_in_place_of_the_action() -> None:
    p = fighter("P", initiative=6, melee=50)
    scene = Brawl(p, foe(melee=50))
    scene.declares("p", "wait", posture="anticipating", waits="bonus")
    scene.declares("b", "attack", "p", 90)
    assert scene.one(Waited).gained == "bonus"
    assert [each.reason for each in scene.said(TurnEnded) if each.combatant == "p"] == ["waited"]
    assert scene.who("p").prepared
    assert not scene.who("p").energy


@pytest.mark.rule("PCT-POS-004", "PCT-SYS-004")
def test_waiting_and_anticipatif_go_together_and_for_one_thing() -> None:
    scene = Brawl(fighter("P", initiative=6), foe())
    assert scene.refuses("p", "wait", waits="bonus") == "percentile-posture"
    assert scene.refuses("p", "attack", "b", posture="anticipating") == "percentile-posture"
    assert scene.refuses("p", "wait", posture="anticipating") == "percentile-wait-for-what"


@pytest.mark.rule("PCT-POS-004")
def test_nothing_is_earned_by_who_falls_before_his_turn() -> None:
    scene = Brawl(fighter("P", initiative=2, hit_points=3), fighter("Q", initiative=1), foe(initiative=6))
    scene.round({"b": at("p"), "p": wait("energy")}, 50, 8)
    assert scene.said(Waited) == []
    assert not scene.who("p").energy


@pytest.mark.rule("PCT-POS-005", "PCT-POS-002")
def test_energy_is_for_the_next_spell_alone_and_waits_for_it() -> None:
    ray = Spell("ray", 4, "magic", "1d6")
    scene = Brawl(fighter("P", initiative=6, magic=50, melee=50, psy=20, spells=(ray,)), foe())
    scene.round({"p": wait("energy")})
    scene.round({"p": at()}, 90)
    assert scene.who("p").energy
    # It does not pile up.
    scene.round({"p": wait("energy")})
    scene.round({"p": Declaration("cast", "b", "focus", spell="ray")}, 90)
    assert scene.who("p").psy == 19
    scene.round({"p": Declaration("cast", "b", spell="ray")}, 90)
    assert scene.who("p").psy == 15


@pytest.mark.rule("PCT-POS-002", "PCT-POS-005")
def test_no_spell_costs_less_than_nothing() -> None:
    ray = Spell("ray", 1, "magic", "1d6")
    scene = Brawl(fighter("P", initiative=6, magic=50, psy=2, spells=(ray,), energy=True), foe())
    scene.round({"p": Declaration("cast", "b", "focus", spell="ray")}, 90)
    assert scene.who("p").psy == 2
    scene.round({"p": Declaration("cast", "b", "focus", spell="ray")}, 90)
    assert scene.who("p").psy == 2


@pytest.mark.rule("PCT-POS-006", "PCT-ATK-009")
def test_the_bonus_is_read_for_both_weapons_and_is_gone_then() -> None:
    scene = Brawl(fighter("P", initiative=6, melee=60, second=DAGGER), foe())
    scene.round({"p": wait("bonus")})
    scene.round({"p": at(two=True)}, 70, 1)
    assert scored(scene) == [70]
    assert scene.one(AttackJudged).second_score == 50
    scene.round({"p": at(two=True)}, 60, 1)
    assert scored(scene) == [60]
    assert scene.one(AttackJudged).second_score == 40


@pytest.mark.rule("PCT-POS-006")
@pytest.mark.parametrize("face", [1, 50, 90, 99])
def test_hit_or_miss_the_bonus_is_gone(face: int) -> None:
    scene = Brawl(fighter("P", initiative=6, melee=60, prepared=True), foe())
    scene.round({"p": at()}, face, 1)
    assert not scene.who("p").prepared


@pytest.mark.rule("PCT-POS-006")
def test_it_waits_for_an_action_with_a_roll_and_a_parry_is_none() -> None:
    p = fighter("P", initiative=2, melee=60, dodge=40, riding=50, physique=30, prepared=True)
    scene = Brawl(p, foe(initiative=6))
    scene.round({"b": at("p"), "p": Declaration("parry", posture="defensive")}, 50)
    scene.answers("p", 61, 1, defence="parry/main")
    assert scored(scene)[0] == 60
    assert scene.who("p").prepared
    scene.round({"p": Declaration("move")})
    assert scene.who("p").prepared
    scene.round({"b": at("p"), "p": Declaration("dodge", "b", "defensive")}, 50)
    scene.answers("p", 50, defence="dodge")
    assert scored(scene) == [50]
    assert scene.one(BonusSpent).what == "prepared"


@pytest.mark.rule("PCT-POS-006")
def test_it_helps_to_break_off_and_to_get_free_but_not_to_ride() -> None:
    p = fighter("P", initiative=2, melee=60, dodge=40, riding=50, physique=30, prepared=True)
    scene = Brawl(p, foe(physique=30))
    scene.round({"p": Declaration("disengage")}, 51)
    assert scored(scene) == [50]
    assert not scene.who("p").prepared
    scene = Brawl(p, foe(physique=30))
    scene.says(SetStatus(GM, "p", "pinned", other="b"))
    scene.round({"p": Declaration("get_free")}, 40, 90)
    assert scored(scene) == [40, 30]
    assert not scene.who("p").has("pinned")
    assert not scene.who("p").prepared
    rider = fighter("P", initiative=2, melee=60, riding=50, prepared=True, mounted=True)
    scene = Brawl(rider, foe())
    scene.round({"p": at()})
    scene.answers("p", 51, 90, ride="try")
    assert scored(scene) == [50, 75]


@pytest.mark.rule("PCT-POS-008")
def test_in_anticipatif_there_is_no_defence_for_the_whole_round() -> None:
    scene = Brawl(fighter("P", initiative=6, melee=50, dodge=50), foe())
    scene.round({"p": wait("bonus"), "b": at("p")}, 50, 4)
    assert scene.hit_points("p") == 8


# ---- Offensif and Défensif


@pytest.mark.rule("PCT-POS-009")
def test_offensif_does_the_most_the_dice_can_do() -> None:
    def dealt(face: int, *dice: int, arm: Weapon | None = None, bonus: str = "1") -> int:
        figures = {} if arm is None else {"arm": arm}
        a = fighter("A", initiative=6, melee=50, shooting=50, pole_weapon=50, bonus=bonus, **figures)
        scene = Brawl(a, foe(protections=(mail(3),)))
        scene.round({"a": at("b", "offensive")}, face, *dice)
        assert scene.one(DamageRolled).faces == ()
        return scene.one(DamageRolled).dealt

    assert dealt(50) == 6
    assert dealt(10) == 14
    assert dealt(50, arm=MACE) == 10
    assert dealt(10, arm=MACE) == 22
    assert dealt(50, arm=HALBERD) == 8
    assert dealt(50, arm=BOW) == 5
    # A bonus of dice is at its most as well.
    assert dealt(50, bonus="1d4") == 9


@pytest.mark.rule("PCT-POS-009", "PCT-POS-011", "PCT-POS-013")
@pytest.mark.parametrize(("counts", "plain", "critical"), [(True, 6, 12), (False, 2, 2)])
def test_a_spell_in_offensif_does_all_it_can_unless_the_table_keeps_that_for_weapons(
    counts: bool, plain: int, critical: int
) -> None:
    a = fighter("A", initiative=6, magic=50, psy=9, spells=(RAY, SURE))
    scene = Brawl(a, foe(hit_points=40), offensive_spells=counts)
    scene.round({"a": Declaration("cast", "b", "offensive", spell="ray")}, 50, *(() if counts else (2,)))
    assert scene.one(DamageRolled).dealt == plain
    assert [each.name for each in scene.one(DamageRolled).terms] == ["maximum" if counts else "dice"]
    # So are they critical up to 10.
    scene.notes(SetField(GM, "a", "psy", 9))
    scene.round({"a": Declaration("cast", "b", "offensive", spell="ray")}, 10, *(() if counts else (2,)))
    assert (scene.one(DamageRolled).critical, scene.one(DamageRolled).dealt) == (counts, critical)
    # What simply works does it without a roll at all; in another posture the dice are rolled.
    scene.notes(SetField(GM, "a", "psy", 9))
    scene.round({"a": Declaration("cast", "b", "offensive", spell="sure")}, *(() if counts else (2,)))
    assert scene.one(DamageRolled).dealt == plain
    scene.notes(SetField(GM, "a", "psy", 9))
    scene.round({"a": Declaration("cast", "b", None, spell="sure")}, 2)
    assert scene.one(DamageRolled).dealt == 2


@pytest.mark.rule("PCT-POS-009", "PCT-DEF-007")
def test_it_does_not_get_round_a_parry() -> None:
    scene = Brawl(fighter("A", initiative=6, melee=50), foe())
    scene.round({"a": at("b", "offensive"), "b": Declaration("parry", posture="defensive")}, 50)
    scene.answers("b", 50, defence="parry/main")
    assert scene.hit_points("b") == 60


@pytest.mark.rule("PCT-POS-010")
@pytest.mark.parametrize("initiative", [1, 7])
def test_in_offensif_nobody_defends_before_or_after_his_attack(initiative: int) -> None:
    a = fighter("A", initiative=6, melee=50)
    scene = Brawl(a, fighter("B", "foes", initiative=initiative, melee=50, dodge=50))
    scene.round({"a": at(), "b": at("a", "offensive")}, *((50, 4, 90) if initiative == 1 else (90, 50, 4)))
    assert scene.hit_points("b") == 8
    assert scene.state.round == 2
    assert scene.refuses("b", "dodge", "a", posture="offensive") == "percentile-posture"
    assert scene.refuses("b", "parry", posture="offensive") == "percentile-posture"


@pytest.mark.rule("PCT-POS-011", "PCT-TST-003")
@pytest.mark.parametrize(("score", "face", "critical"), [(40, 10, True), (40, 11, False), (8, 9, True), (8, 10, True)])
def test_in_offensif_criticals_go_up_to_10(score: int, face: int, critical: bool) -> None:
    scene = Brawl(fighter("A", initiative=6, melee=score), foe())
    scene.round({"a": at("b", "offensive")}, face)
    assert scene.one(DamageRolled).critical is critical
    scene.round({"a": at()}, face, 2)
    assert [each.critical for each in scene.said(DamageRolled)] == ([False] if face <= score else [])


@pytest.mark.rule("PCT-POS-009", "PCT-POS-010", "PCT-POS-011")
def test_ex_pct_31_maximum_damage_critical_up_to_10_no_defence() -> None:
    """EX-PCT-31."""
    ana = fighter("Ana", initiative=6, melee=50)
    scene = Brawl(ana, fighter("Orc", "foes", initiative=1, hit_points=40, melee=50))
    scene.round({"ana": at("orc", "offensive"), "orc": at("ana")}, 11, 50, 1)
    assert (scene.hit_points("orc"), scene.hit_points("ana")) == (32, 11)
    scene.round({"ana": at("orc", "offensive"), "orc": at("ana")}, 10, 50, 1)
    assert (scene.hit_points("orc"), scene.hit_points("ana")) == (16, 10)


@pytest.mark.rule("PCT-POS-012", "PCT-DEF-008")
def test_in_defensif_one_parry_takes_all_the_damage_and_one_may_attack() -> None:
    b = fighter("B", initiative=3, melee=50)
    scene = Brawl(fighter("A", "foes", initiative=6, melee=60), fighter("C", "foes", initiative=5, melee=60), b)
    scene.round({"a": at("b", "offensive"), "c": at(), "b": at("a", "defensive")}, 60)
    scene.answers("b", 44, 60, 5, 50, 3, defence="parry/main")
    assert (scene.hit_points("b"), scene.hit_points("a")) == (7, 9)


@pytest.mark.rule("PCT-POS-001", "PCT-DEC-007")
def test_who_does_nothing_stands_as_he_stood_and_who_says_nothing_in_no_posture() -> None:
    scene = Brawl(fighter("Ana", melee=60, initiative=5), fighter("Orc", "foes", melee=60, initiative=2))
    scene.round({"ana": Declaration("attack", "orc", posture="defensive")}, 90)
    scene.answers("ana", action="nothing")
    assert scene.who("ana").declaration == Declaration("nothing", posture="defensive")
    scene.declares("orc", "attack", "ana", 30)
    # So he may parry.
    assert scene.asked == [("ana", "defence")]
    scene.answers("ana", 4, defence="-")
    # Another posture may be named with it.
    assert scene.refuses("ana", "nothing", posture="anticipating") == "percentile-posture"
    scene.declares("ana", "nothing", posture="focus")
    assert scene.who("ana").declaration == Declaration("nothing", posture="focus")
    scene.declares("orc", "nothing")
    assert scene.who("ana").posture == "focus"
    scene.is_silent("ana")
    assert scene.who("ana").declaration == Declaration("nothing")


@pytest.mark.rule("PCT-POS-002", "PCT-POS-013")
def test_the_price_of_a_spell_is_said_as_it_will_be_paid() -> None:
    bolt = Spell("bolt", 4, None, "1d8")
    mage = fighter("Mage", psy=9, spells=(bolt,), initiative=5)
    scene = Brawl(mage, fighter("Orc", "foes", initiative=2))
    about = scene.question("mage").about
    assert (about["bolt.cost"], about["bolt.focused"]) == (4, 3)
    scene.declares("mage", "cast", "orc", spell="bolt", posture="focus")
    scene.declares("orc", "nothing", None, 4)
    assert scene.one(SpellCast).cost == 3
