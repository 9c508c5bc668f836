"""Shots and throws: distances, conditions, modes, bursts, ammunition, and what a target does (R20-RNG, R20-FIR,
R20-EVD)."""

from typing import Any

import pytest

from bot.kernel.values import evolve
from bot.rulesets.rpg20.attack import AttackRolled
from bot.rulesets.rpg20.base import (
    by_distance,
    by_domain,
    by_throw,
    column,
    half,
    in_range,
    modes,
    shared_out,
    thrown_freely,
)
from bot.rulesets.rpg20.evading import ActionGivenUp, DefenceRolled, DodgeChosen
from bot.rulesets.rpg20.sequences.events import SlotEnded
from bot.rulesets.rpg20.sequences.speech import GiveModifier, SetDistance
from bot.rulesets.rpg20.sequences.ticks import AwarenessSet, SetAware, SetConfined, SetCover, SetLight, SetMotion
from bot.rulesets.rpg20.shooting.events import BurstRolled, BurstShared, FarJudged
from bot.rulesets.rpg20.shooting.shots import LATER
from bot.rulesets.rpg20.state import Weapon
from bot.rulesets.rpg20.weapons import DamageRolled, RoundsSpent, WeaponHeld
from bot.rulesets.rpg20.wounds.events import Wounded
from tests.rulesets.rpg20.fray import GM, Fray, arm, fighter


def shooting(weapon: str = "pistol", *others: str, metres: int = 20, how: str = "single", **more: Any) -> Fray:
    """Ana, of 7 + 6 and a perception of 7, has said that she shoots at Bor; her slot is up."""
    words = more.pop("words", ())
    target = more.pop("target", {})
    settings = more.pop("settings", {})
    ana = fighter("Ana", "players", arm(weapon), **more)
    crowd = [fighter(each, "foes") for each in others]
    fray = Fray(ana, fighter("Bor", "foes", **target), *crowd, apart=metres, **settings)
    for each in words:
        fray.notes(each)
    line = dict(zip(LATER, [each.lower() for each in others], strict=False)) if how == "long" else {}
    fray.means("ana", "shoot", target="bor", how=how, **line)
    fray.all_pass("bor", *(each.lower() for each in others))
    return fray


def rolled(fray: Fray, face: int = 20) -> AttackRolled:
    fray.acts("ana", face)
    return fray.said(AttackRolled)[0]


@pytest.mark.rule("R20-RNG-001", "R20-GEN-004", "R20-GEN-009")
@pytest.mark.example("EX-R20-07")
def test_jado_has_2_less_at_40_metres() -> None:
    assert by_distance(7, 40) == -2
    assert [by_distance(each, 70) for each in (1, 3, 5, 7, 9, 12)] == [-20, -15, -10, -5, -2, -2]
    assert [by_distance(7, each) for each in (5, 6, 15, 16, 30, 31, 60, 61, 120)] == [5, 2, 2, 0, 0, -2, -2, -5, -5]
    assert [by_distance(1, each) for each in (5, 15, 30, 60, 120)] == [-2, -5, -10, -15, -20]
    assert [by_distance(9, each) for each in (5, 15, 30, 60, 120)] == [10, 5, 2, 0, -2]
    assert [column(each) for each in (0, 2, 4, 5, 8, 10, 15)] == [0, 0, 1, 2, 3, 4, 4]


@pytest.mark.rule("R20-RNG-002")
def test_beyond_the_table_it_goes_on_by_a_column() -> None:
    assert [by_distance(9, each) for each in (121, 240, 241, 330)] == [-5, -5, -10, -10]
    assert [by_distance(1, each) for each in (200, 300)] == [-25, -30]


def at_200() -> Fray:
    """Ana, whose Perception is 9, levels a crossbow at Bor from 200 m."""
    ana = fighter("Ana", "players", arm("crossbow"), perception=9)
    fray = Fray(ana, fighter("Bor", "foes"), apart=200)
    fray.means("ana", "shoot", target="bor", how="single")
    fray.means("bor", "pass")
    return fray


@pytest.mark.rule("R20-RNG-002")
def test_what_a_shot_beyond_the_table_adds_the_game_master_says() -> None:
    """7 + 6 for skill and domain; −5 is proposed, and he says none."""
    fray = at_200()
    fray.acts("ana")
    assert fray.asked == [("@gm", "far")]
    assert fray.options("@gm", "far")[0] == "-5"
    fray.answers("@gm", 14, far="0")
    assert fray.one(AttackRolled).total == 13
    # It holds until one of them moves.
    fray.notes(SetDistance(GM, "ana", "bor", 210))
    assert fray.state.far == {}


@pytest.mark.rule("R20-RNG-002")
def test_what_is_proposed_holds_where_the_game_master_says_nothing_and_for_an_autopilot() -> None:
    fray = at_200()
    fray.acts("ana")
    fray.is_silent("@gm", 9)
    assert fray.one(AttackRolled).total == 8
    ana = fighter("Ana", "foes", arm("crossbow"), perception=9, temperament="careful")
    alone = Fray(ana, fighter("Bor"), apart=200)
    alone.means("bor", "move", 9, goal="cover")
    assert not alone.said(FarJudged)
    assert {each[0] for each in alone.asked} == {"bor"}


@pytest.mark.rule("R20-RNG-003")
def test_a_sight_is_worth_a_column() -> None:
    assert by_distance(7, 40, sight=1) == 0
    assert by_distance(10, 40, sight=2) == 0
    assert rolled(shooting("sniper_rifle", metres=40)).total == 13


@pytest.mark.rule("R20-RNG-004", "R20-RNG-005", "R20-RNG-010")
@pytest.mark.example("EX-R20-08")
def test_riik_throws_a_glass_three_metres_too_far() -> None:
    assert (thrown_freely(4, "light"), by_throw(4, "light", 10)) == (7, -3)
    assert [thrown_freely(each, "very_heavy") for each in (2, 3, 6, 8, 10)] == [0, 1, 3, 5, 7]
    assert [thrown_freely(each, "medium") for each in (2, 3, 6, 8, 10)] == [3, 5, 7, 10, 15]
    assert [thrown_freely(each, "heavy") for each in (2, 3, 6, 8, 10)] == [1, 3, 5, 7, 10]


@pytest.mark.rule("R20-RNG-010", "R20-RNG-007", "R20-WPN-002", "R20-ACT-007")
def test_a_throw_is_body_and_throwing_and_leaves_the_hand_without_the_bonus() -> None:
    """Body 6 and 4, a knife at 12 m (base 10): -2, cover -2: value 6."""
    ana = fighter("Ana", "players", arm("throwing_knife"), body=6, domains={"throwing": 4}, damage_bonus="1d4")
    fray = Fray(ana, fighter("Bor", "foes"), apart=12)
    fray.notes(SetCover(GM, "bor", True))
    fray.means("ana", "throw", target="bor", how="single")
    fray.all_pass("bor")
    fray.acts("ana", 6)
    assert (fray.one(AttackRolled).total, fray.one(AttackRolled).outcome) == (6, "hit")
    assert fray.one(WeaponHeld).reason == "thrown"
    fray.answers("bor", 10, 3, defend="none")
    assert (fray.one(DamageRolled).total, fray.one(DamageRolled).bonus) == (3, ())


@pytest.mark.rule("R20-WPN-006", "R20-RNG-004", "R20-WPN-002")
@pytest.mark.parametrize(("weapon", "free"), [("throwing_knife", 15), ("battle_axe", 10), ("war_hammer", 10)])
def test_a_battle_axe_flies_as_far_as_a_hammer_and_not_as_a_knife(weapon: str, free: int) -> None:
    """Body 7 and 4 at 12 m: a knife is free up to 15 m, what is of medium weight up to 10 m."""
    ana = fighter("Ana", "players", arm(weapon), body=7, domains={"throwing": 4})
    fray = Fray(ana, fighter("Bor", "foes"), apart=12)
    fray.means("ana", "throw", target="bor", how="single")
    fray.all_pass("bor")
    fray.acts("ana", 20)
    assert fray.one(AttackRolled).total == 11 - max(0, 12 - free)


@pytest.mark.rule("R20-RNG-006", "R20-WPN-007")
def test_nobody_shoots_beyond_the_greatest_range_or_too_near() -> None:
    fray = shooting("machine_pistol", metres=40)
    (pistol, *_) = fray.who("ana").arms
    assert in_range(fray.state, fray.who("ana"), pistol, "bor")
    fray.notes(SetDistance(GM, "ana", "bor", 41))
    assert not in_range(fray.state, fray.who("ana"), pistol, "bor")
    near = shooting("bazooka", metres=10)
    (bazooka, *_) = near.who("ana").arms
    assert in_range(near.state, near.who("ana"), bazooka, "bor")
    near.notes(SetDistance(GM, "ana", "bor", 3))
    assert not in_range(near.state, near.who("ana"), bazooka, "bor")


@pytest.mark.rule("R20-RNG-007", "R20-RNG-008", "R20-GEN-001", "R20-GEN-002", "R20-GEN-005")
def test_circumstances_add_up() -> None:
    """7 + 6 at 20 m (0), cover -2, rain -1: 10."""
    fray = shooting(words=(SetCover(GM, "bor", True), SetLight(GM, "reduced")))
    fray.acts("ana", 8)
    made = fray.one(AttackRolled)
    assert (made.total, made.outcome, made.margin) == (10, "hit", 2)
    moving = shooting(words=(SetMotion(GM, "bor", "fast"), SetLight(GM, "dark")))
    assert rolled(moving).total == 13 - 2 - 2
    still = shooting(words=(SetMotion(GM, "bor", "still"),))
    assert rolled(still).total == 15


@pytest.mark.rule("R20-RNG-008")
def test_a_table_may_shoot_by_perception() -> None:
    """Perception 9, at 20 m: 2 more."""
    assert rolled(shooting(perception=9)).total == 7 + 6 + 2
    assert rolled(shooting(perception=9, settings={"shot_attribute": "perception"})).total == 9 + 6 + 2


@pytest.mark.rule("R20-RNG-009", "R20-SEQ-002")
def test_the_game_master_says_how_far_it_is_once() -> None:
    fray = shooting(metres=None)  # type: ignore[arg-type]
    fray.acts("ana")
    assert fray.asked == [("@gm", "metres")]
    fray.answers("@gm", 20, metres="45")
    assert fray.one(AttackRolled).total == 13 - 2
    assert fray.state.distance("ana", "bor") == 45


@pytest.mark.rule("R20-RNG-009", "R20-RNG-006", "R20-ACT-003")
@pytest.mark.parametrize(
    ("deed", "weapon", "metres", "said"),
    [("move_shoot", arm("bazooka"), 3, 20), ("move_throw", evolve(arm("throwing_knife"), range=10), 20, 10)],
)
def test_who_shoots_on_the_move_comes_into_range_by_the_game_masters_word(
    deed: str, weapon: Weapon, metres: int, said: int
) -> None:
    """What was said of how far away he is holds no more of who moves; it is asked once, as soon as the move is granted,
    and he says something else where he is still too near, or too far away."""
    for now in (said, metres):
        fray = Fray(fighter("Ana", "players", weapon), fighter("Bor", "foes"), apart=metres)
        fray.means("ana", deed, target="bor", how="single")
        fray.answers("@gm", moving="grant")
        assert fray.asked == [("bor", "declare"), ("@gm", "metres")]
        fray.answers("@gm", metres=str(now))
        fray.all_pass("bor")
        if now == said:
            fray.acts("ana", 20)
            assert [each.outcome for each in fray.said(AttackRolled)] == ["miss"]
            assert [each.reason for each in fray.said(SlotEnded)] == ["done"]
        else:
            assert fray.asked == [("ana", "declare")]
    # Where a table wants it, in the slot, where the shot is lost.
    for now in (said, metres):
        fray = Fray(fighter("Ana", "players", weapon), fighter("Bor", "foes"), apart=metres, distances="when_needed")
        fray.means("ana", deed, target="bor", how="single")
        fray.answers("@gm", moving="grant")
        fray.all_pass("bor")
        fray.acts("ana")
        assert fray.asked == [("@gm", "metres")]
        fray.answers("@gm", *((20,) if now == said else ()), metres=str(now))
        assert [each.outcome for each in fray.said(AttackRolled)] == ["miss"] * (now == said)
        assert [each.reason for each in fray.said(SlotEnded)] == ["done" if now == said else "too_far"]


@pytest.mark.rule("R20-RNG-011", "R20-FIR-004")
def test_rounds_are_spent_hit_or_miss_and_what_is_too_much_is_not_offered() -> None:
    """30 rounds: a long burst, a short one, a single shot: 16 left."""
    fray = shooting("assault_rifle", how="long")
    fray.acts("ana", 20)
    assert [(each.rounds, each.left) for each in fray.said(RoundsSpent)] == [(10, 20)]
    fray.means("ana", "shoot", target="bor", how="short")
    fray.all_pass("bor")
    fray.acts("ana", 20, 20, 20)
    assert fray.one(RoundsSpent).left == 17
    fray.means("ana", "shoot", target="bor", how="single")
    fray.all_pass("bor")
    fray.acts("ana", 20)
    assert fray.one(RoundsSpent).left == 16
    few = arm("assault_rifle", rounds=9)
    assert modes(fray.state, few) == ("single", "rapid", "short", "precision")


@pytest.mark.rule(
    "R20-FIR-001", "R20-FIR-002", "R20-FIR-003", "R20-FIR-008", "R20-FIR-009", "R20-FIR-010", "R20-FIR-011"
)
def test_the_modes_of_a_shot() -> None:
    assert [rolled(shooting(how=each)).total for each in ("single", "rapid", "precision")] == [13, 12, 16]
    fray = shooting()
    pistol, rifle, knife = arm("pistol"), arm("assault_rifle"), arm("throwing_knife")
    assert modes(fray.state, pistol) == ("single", "rapid", "precision")
    assert modes(fray.state, rifle) == ("single", "rapid", "short", "long", "precision")
    assert modes(fray.state, knife, throws=True) == ("single", "rapid", "precision")
    strict = shooting(settings={"throw_modes": "single"})
    assert modes(strict.state, knife, throws=True) == ("single",)


@pytest.mark.rule("R20-FIR-008", "R20-SEQ-012")
def test_a_precision_shot_comes_last_whatever_its_total() -> None:
    sniper = fighter("Ana", "players", arm("sniper_rifle"), initiative=14)
    fray = Fray(sniper, fighter("Bor", "foes", initiative=10), fighter("Cid", "foes", initiative=8), apart=20)
    fray.means("ana", "shoot", target="bor", how="precision")
    fray.means("bor", "move", goal="away")
    fray.means("cid", "move", goal="away")
    assert fray.state.order == ("bor", "cid", "ana")
    fray.acts("bor")
    fray.acts("cid")
    assert fray.asked == [("ana", "slot")]
    assert fray.options("ana", "slot") == ("act", "give_up")


@pytest.mark.rule("R20-FIR-004")
@pytest.mark.example("EX-R20-09")
def test_a_short_burst_is_three_tests_each_with_less() -> None:
    """Value 12: d20[12] hits (margin 0), d20[12] against 11 misses, d20[4] against 10 hits (margin 6)."""
    fray = shooting("machine_pistol", how="short", domains={"firearms": 5})
    fray.acts("ana", 12)
    assert fray.one(AttackRolled).total == 12
    fray.answers("bor", 10, 3, 12, 4, 10, 3, defend="none")
    later = fray.said(AttackRolled)
    assert [(each.total, each.outcome, each.margin) for each in later] == [(11, "miss", 0), (10, "hit", 6)]
    assert fray.who("ana").weapons[0].rounds == 27
    assert len(fray.said(Wounded)) == 2


@pytest.mark.rule("R20-FIR-005", "R20-FIR-006", "R20-FIR-007")
@pytest.mark.example("EX-R20-10")
def test_the_mad_gunman_sprays_the_bar() -> None:
    assert shared_out(7, 4) == ((1, 2, 2, 1), 1)
    assert [shared_out(*each) for each in ((5, 3), (2, 4), (5, 2), (6, 1))] == [
        ((1, 2, 1), 1),
        ((0, 1, 1, 0), 0),
        ((3, 2), 0),
        ((6,), 0),
    ]
    fray = shooting("assault_rifle", "Cid", "Dom", "Eli", how="long", domains={"firearms": 4})
    fray.acts("ana", 5, 7)
    shot = fray.one(BurstShared)
    assert (shot.number, shot.shares, shot.stray, shot.margin) == (7, (1, 2, 2, 1), 1, 6)
    assert fray.one(BurstRolled).total == 11
    assert fray.asked == [("bor", "defend")]
    fray.answers("bor", 10, 1, 1, defend="none")
    fray.answers("cid", 10, 1, 1, 10, 1, 1, defend="none")
    assert len(fray.said(Wounded)) == 2


@pytest.mark.rule("R20-FIR-005")
def test_the_lowest_value_of_all_targets_counts() -> None:
    fray = Fray(
        fighter("Ana", "players", arm("assault_rifle")), *(fighter(each, "foes") for each in ("Bor", "Cid")), apart=20
    )
    fray.notes(SetCover(GM, "cid", True))
    fray.means("ana", "shoot", target="bor", how="long", second="cid")
    fray.all_pass("bor", "cid")
    fray.acts("ana", 20)
    assert (fray.one(BurstRolled).total, fray.one(BurstRolled).success) == (11, False)


@pytest.mark.rule("R20-GEN-012")
def test_the_game_masters_own_modifier_is_told_and_used_up() -> None:
    fray = shooting(words=(GiveModifier(GM, "ana", -3),))
    made = rolled(fray)
    assert made.total == 10
    assert [each.value for each in made.terms if each.name == "game_master"] == [-3]
    assert fray.who("ana").modifier == 0


# ---- what a target does


@pytest.mark.rule("R20-EVD-001")
def test_nobody_dodges_the_first_shot_out_of_hiding_and_everybody_the_second() -> None:
    sniper = fighter("Zoe", "foes", arm("sniper_rifle"), hidden=True)
    fray = Fray(sniper, fighter("Ana"), fighter("Bor", "foes"), apart=50)

    def shot(*faces: int) -> None:
        fray.means("zoe", "shoot", target="ana", how="single")
        fray.all_pass("ana", "bor")
        fray.acts("zoe", *faces)

    shot(1, 10, 2, 2)
    assert not fray.said(DefenceRolled)
    assert fray.one(Wounded).target == "ana"
    shot(1)
    assert fray.asked == [("ana", "defend")]


@pytest.mark.rule("R20-EVD-001")
def test_of_two_strikes_out_of_hiding_the_second_is_seen_coming() -> None:
    fray = Fray(fighter("Zoe", "foes", hidden=True), fighter("Ana", "players"))
    fray.means("zoe", "strike", target="ana", how="offensive")
    fray.means("ana", "defend")
    fray.acts("zoe", 1, 18, 1, 1)
    assert not fray.said(DefenceRolled)
    fray.answers("zoe", 2, target="ana")
    assert fray.asked == [("ana", "defend")]


@pytest.mark.rule("R20-EVD-001")
def test_only_what_one_is_aware_of_can_be_avoided() -> None:
    fray = shooting(words=(SetAware(GM, "bor", "ana", False),))
    # Whoever sees nothing coming is not told so.
    assert fray.game.audience(AwarenessSet("bor", "ana", aware=False)).to == "gm"
    fray.acts("ana", 3, 10, 4)
    assert fray.said(Wounded)
    fray.means("ana", "shoot", target="bor")
    fray.all_pass("bor")
    fray.acts("ana", 3)
    assert fray.asked == [("bor", "defend")]


@pytest.mark.rule("R20-EVD-002", "R20-EVD-007")
def test_bullets_are_dodged_and_only_what_is_thrown_is_parried() -> None:
    fray = shooting()
    fray.acts("ana", 3)
    assert fray.options("bor", "defend") == ("dodge", "none")

    def thrown_at(**more: Any) -> tuple[str, ...]:
        weapons = more.pop("weapons", ())
        table = Fray(
            fighter("Ana", "players", arm("throwing_knife")), fighter("Bor", "foes", *weapons, **more), apart=5
        )
        table.means("ana", "throw", target="bor")
        table.all_pass("bor")
        table.acts("ana", 3)
        return table.options("bor", "defend")

    assert thrown_at() == ("dodge", "parry", "none")
    unarmed = (arm("long_sword", "carried"),)
    assert thrown_at(weapons=unarmed) == ("dodge", "none")
    assert thrown_at(weapons=unarmed, catches=True) == ("dodge", "parry", "none")


@pytest.mark.rule("R20-EVD-003", "R20-EVD-009")
def test_a_dodge_costs_the_action_that_is_still_to_come() -> None:
    fray = Fray(fighter("Ana", "players", arm("pistol")), fighter("Bor", "foes"), apart=5)
    fray.means("ana", "shoot", target="bor")
    fray.means("bor", "strike", target="ana")
    fray.acts("ana", 3)
    assert fray.question("bor").about["costs"]
    assert fray.question("bor").default == {"defend": "none"}
    fray.answers("bor", 20, 10, 4, defend="dodge")
    assert fray.one(ActionGivenUp).combatant == "bor"
    assert fray.state.round == 2

    late = Fray(fighter("Ana", "players", arm("pistol"), initiative=1), fighter("Bor", "foes", initiative=20), apart=5)
    late.means("ana", "shoot", target="bor")
    late.means("bor", "move", goal="cover")
    late.acts("bor")
    late.acts("ana", 3)
    assert not late.question("bor").about["costs"]
    late.answers("bor", 1, defend="dodge")
    assert not late.said(ActionGivenUp)

    passive = shooting()
    passive.acts("ana", 3)
    assert not passive.question("bor").about["costs"]


@pytest.mark.rule("R20-EVD-004", "R20-EVD-005", "R20-ARM-005")
def test_the_value_of_a_dodge() -> None:
    """8 + 6 = 14, corridor -5, precision -2, margin 3: 4."""
    target = {"skill": 8, "domains": {"movement": 6}}
    fray = shooting(how="precision", target=target, words=(SetConfined(GM, True),), domains={"firearms": 6})
    fray.acts("ana", 13)
    assert fray.one(AttackRolled).margin == 3
    fray.answers("bor", 4, defend="dodge")
    assert (fray.one(DefenceRolled).total, fray.one(DefenceRolled).success) == (4, True)
    mailed = shooting(target={**target, "armour": ("mail_shirt", "full_armour")})
    mailed.acts("ana", 13)
    assert mailed.question("bor").about["dodge.value"] == 14 - 3
    free = shooting(target={**target, "armour": ("mail_shirt",)}, settings={"armour_dodge_penalty": False})
    free.acts("ana", 13)
    assert free.question("bor").about["dodge.value"] == 14


@pytest.mark.rule("R20-EVD-005")
def test_an_equal_margin_is_enough_against_what_flies() -> None:
    """12 before the margin, 5 of margin: 7."""
    fray = shooting(target={"domains": {"movement": 5}})
    fray.acts("ana", 8)
    fray.answers("bor", 7, defend="dodge")
    assert (fray.one(DefenceRolled).total, fray.one(DefenceRolled).success) == (7, True)


@pytest.mark.rule("R20-EVD-006")
def test_a_thrown_knife_is_parried_without_giving_anything_up() -> None:
    """7 + 5 = 12, margin 2, rain -2: 8."""
    ana = fighter("Ana", "players", arm("throwing_knife"), initiative=20)
    fray = Fray(ana, fighter("Bor", "foes", domains={"melee_weapons": 5}, initiative=9), apart=1)
    fray.notes(SetLight(GM, "reduced"))
    fray.means("ana", "throw", target="bor")
    fray.means("bor", "strike", target="ana", with_="long_sword")
    fray.acts("ana", 10)
    assert fray.one(AttackRolled).margin == 2
    fray.answers("bor", 8, defend="parry")
    assert (fray.one(DefenceRolled).total, fray.one(DefenceRolled).success) == (8, True)
    assert fray.asked == [("bor", "slot")]


@pytest.mark.rule("R20-EVD-008")
def test_a_burst_is_dodged_by_one_choice_and_a_test_for_each_impact() -> None:
    """13 - 3 - 0 = 10, 13 - 3 - 6 = 4."""
    fray = shooting("machine_pistol", how="short", target={"domains": {"movement": 6}}, domains={"firearms": 5})
    fray.acts("ana", 12)
    fray.answers("bor", 10, 12, 4, 5, 10, 3, defend="dodge")
    assert fray.one(DodgeChosen).dodges
    assert [(each.total, each.success) for each in fray.said(DefenceRolled)] == [(10, True), (4, False)]
    long = shooting("assault_rifle", how="long", target={"domains": {"movement": 6}}, domains={"firearms": 4})
    long.acts("ana", 7, 6)
    long.answers("bor", 6, defend="dodge")
    assert (long.one(DefenceRolled).total, long.one(DefenceRolled).success) == (6, True)
    assert not long.said(Wounded)


@pytest.mark.rule("R20-EVD-009")
@pytest.mark.parametrize("counts", [False, True])
def test_missile_defences_do_not_use_up_those_of_a_posture_unless_the_table_wants_it(counts: bool) -> None:
    fray = Fray(
        *(fighter("Ana", "players", arm("pistol")), fighter("Bor", "foes"), fighter("Cid")),
        missile_defence_counts=counts,
    )
    fray.means("ana", "shoot", target="bor")
    fray.means("bor", "defend")
    fray.means("cid", "strike", target="bor")
    fray.acts("ana", 17)
    fray.answers("bor", 1, defend="dodge")
    assert fray.one(DefenceRolled).success
    assert fray.who("bor").defended == counts


@pytest.mark.rule("R20-MEL-009", "R20-GEN-009")
def test_the_table_of_domains() -> None:
    assert [by_domain(each) for each in (-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15)] == [
        *(0, 0, -1, -1, -2, -2, -3, -3, -4, -4, -5, -5, -5)
    ]


@pytest.mark.rule("R20-GEN-006")
def test_chances_are_halved_downwards_one_after_the_other() -> None:
    assert (half(11), half(half(11)), half(0), half(-2)) == (5, 2, 0, -2)
