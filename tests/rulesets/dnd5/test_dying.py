"""Healing, falling to 0 hit points, dying, temporary hit points (DN5-HPS)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.dice import Fed
from bot.kernel.ruleset import EVERYBODY
from bot.rulesets.dnd5.actions.circumstances import ActionTaken
from bot.rulesets.dnd5.attack.events import AttackRolled
from bot.rulesets.dnd5.conditions import SetCondition
from bot.rulesets.dnd5.damage import DamageDealt
from bot.rulesets.dnd5.dying.mending import (
    AidGiven,
    CameTo,
    DeathNearer,
    DeathSaved,
    Fell,
    GiveTemporary,
    LetHoursPass,
    Recovered,
    SayMortal,
    Stabilised,
    TemporaryGained,
    TemporaryKept,
)
from bot.rulesets.dnd5.fixing import Damage, Heal
from bot.rulesets.dnd5.settings import SetSetting
from bot.rulesets.dnd5.state import Fighter, Weapon
from bot.rulesets.shared.people import HandOver
from tests.rulesets.dnd5.skirmish import GM, LONGBOW, LONGSWORD, Skirmish, fighter

BESIDE = {"aria|orc": 150}


def orc(*weapons: Weapon, **more: Any) -> Fighter:
    """+ 5 to hit, + 3 to damage, 30 hit points, dies at 0."""
    return fighter("Orc", "foes", *weapons, **{"strength": 16, "hit_points": 30, **more})


def aria(**more: Any) -> Fighter:
    return fighter("Aria", **{"hit_points": 5, "hit_points_max": 24, **more})


def down(*others: Fighter, **more: Any) -> Skirmish:
    """The orc, whose turn it is, beside Aria, who is dying."""
    scene = Skirmish(orc(), aria(**more), *others, apart=BESIDE)
    scene.notes(Damage(GM, "aria", 5))
    return scene


def struck(target: Fighter, *faces: int, weapon: Weapon = LONGSWORD) -> Skirmish:
    """The orc strikes at *target*, beside him."""
    scene = Skirmish(
        orc(weapon), target, fighter("Bo"), apart={"orc|" + target.id if target.id > "orc" else target.id + "|orc": 150}
    )
    scene.attacks("orc", target.id, *faces, with_=weapon.weapon)
    return scene


@pytest.mark.rule("DN5-HPS-001")
@pytest.mark.example("EX-DN5-24")
def test_healing_goes_up_to_the_maximum() -> None:
    """14 of 20, healed by 8: 20, 6 regained."""
    scene = Skirmish(fighter("Ranger", hit_points=14, hit_points_max=20), orc())
    scene.notes(Heal(GM, "ranger", 8))
    assert scene.who("ranger").hit_points == 20


@pytest.mark.rule("DN5-HPS-002")
def test_the_dead_are_not_healed() -> None:
    scene = Skirmish(aria(), orc())
    scene.notes(SetCondition(GM, "aria", "dead", True))
    assert scene.refusal(Heal(GM, "aria", 5)) == "dnd5-dead"
    scene.notes(SetCondition(GM, "aria", "dead", False))
    scene.notes(Heal(GM, "aria", 5))
    assert scene.who("aria").hit_points == 5


@pytest.mark.rule("DN5-HPS-003")
@pytest.mark.rule("DN5-EXT-010")
def test_at_0_one_is_unconscious_and_healed_one_is_conscious_and_prone() -> None:
    """5 points, 8 damage of 24 at most: unconscious. Healed by 4: 4, conscious, prone."""
    scene = struck(aria(), 12, 5)
    assert (scene.one(DamageDealt).dealt, scene.one(DamageDealt).excess) == (8, 3)
    scene.answers("orc", spare="kill")
    assert scene.one(Fell).how == "unconscious"
    who = scene.who("aria")
    assert (who.hit_points, who.unconscious, who.has("prone"), who.died) == (0, True, True, False)
    scene.notes(Heal(GM, "aria", 4))
    assert scene.one(CameTo).combatant == "aria"
    who = scene.who("aria")
    assert (who.hit_points, who.unconscious, who.has("prone")) == (4, False, True)


@pytest.mark.rule("DN5-HPS-004")
@pytest.mark.rule("DN5-DMG-001")
@pytest.mark.example("EX-DN5-25")
def test_massive_damage_kills_at_once() -> None:
    """A cleric of 12, with 6 left: 18 damage kill, 17 do not."""
    cleric = fighter("Cleric", hit_points=6, hit_points_max=12)
    scene = Skirmish(cleric, orc(), fighter("Bo"))
    scene.notes(Damage(GM, "cleric", 18))
    assert (scene.one(Fell).how, scene.one(Fell).massive) == ("dead", True)
    assert (scene.who("cleric").hit_points, scene.who("cleric").died) == (0, True)
    scene = Skirmish(cleric, orc(), fighter("Bo"))
    scene.notes(Damage(GM, "cleric", 17))
    assert scene.one(Fell).how == "unconscious"
    club = Weapon("greatclub", dice="4d8", to_hit=5, damage=0)
    scene = struck(cleric, 15, 4, 4, 5, 5, weapon=club)
    assert scene.one(DamageDealt).excess == 12
    scene.answers("orc", spare="kill")
    assert scene.one(Fell).massive


@pytest.mark.rule("DN5-HPS-005")
@pytest.mark.rule("DN5-HPS-006")
def test_whoever_begins_his_turn_at_0_makes_a_death_save_and_the_turn_is_over() -> None:
    """10 is a success, 9 a failure; no modifier counts."""
    for face, outcome in ((10, "success"), (9, "failure")):
        scene = down(constitution=20)
        scene.does("orc", "pass", face)
        saved = scene.one(DeathSaved)
        assert (saved.face, saved.outcome) == (face, outcome)
        assert scene.asked == [("orc", "declare")]


@pytest.mark.rule("DN5-HPS-007")
@pytest.mark.rule("DN5-HPS-011")
def test_three_successes_make_stable_three_failures_kill() -> None:
    """12, 4, 15, 7, 10: stable, counters at 0; then no more saves."""
    scene = down(fighter("Bo"))
    for face, counters in ((12, (1, 0)), (4, (1, 1)), (15, (2, 1)), (7, (2, 2)), (10, (0, 0))):
        scene.does("orc", "pass", face)
        assert (scene.who("aria").successes, scene.who("aria").failures) == counters
        scene.does("bo", "pass")
    assert (scene.who("aria").stable, scene.who("aria").unconscious) == (True, True)
    scene.does("orc", "pass")
    assert not scene.said(DeathSaved)
    scene = down(fighter("Bo"))
    for face in (4, 5, 9):
        scene.does("orc", "pass", face)
        scene.does("bo", "pass")
    assert scene.who("aria").died


@pytest.mark.rule("DN5-HPS-007")
def test_healing_sets_the_counters_back() -> None:
    scene = down(fighter("Bo"))
    scene.does("orc", "pass", 4)
    scene.notes(Heal(GM, "aria", 1))
    assert (scene.who("aria").successes, scene.who("aria").failures) == (0, 0)


@pytest.mark.rule("DN5-HPS-008")
def test_a_1_counts_twice_and_a_20_wakes() -> None:
    """One failure and a 1: dead. A 20: 1 hit point, and the turn goes on, prone."""
    scene = down(fighter("Bo"))
    scene.does("orc", "pass", 4)
    scene.does("bo", "pass")
    scene.does("orc", "pass", 1)
    assert scene.one(DeathSaved).outcome == "two_failures"
    assert scene.who("aria").died
    scene = down(fighter("Bo"))
    scene.does("orc", "pass", 4)
    scene.does("bo", "pass")
    scene.does("orc", "pass", 20)
    who = scene.who("aria")
    assert (who.hit_points, who.successes, who.failures, who.has("prone")) == (1, 0, 0, True)
    assert scene.asked == [("aria", "declare")]
    assert "stand" in scene.offered("aria")


@pytest.mark.rule("DN5-HPS-009")
@pytest.mark.rule("DN5-EXT-010")
def test_damage_at_0_is_a_failure_two_by_a_critical_hit_death_by_the_maximum() -> None:
    """An arrow of 5: one failure. The orc beside hits the body: critical, two. 24 damage: dead."""
    scene = down(fighter("Bo"))
    scene.notes(Damage(GM, "aria", 5))
    assert (scene.one(DeathNearer).added, scene.who("aria").failures) == (1, 1)
    scene.attacks("orc", "aria", 4, 9, 2, 3)
    rolled = scene.one(AttackRolled)
    assert (rolled.faces, rolled.face, rolled.outcome, rolled.total) == ((4, 9), 9, "critical", 14)
    assert scene.one(DeathNearer).added == 2
    assert scene.who("aria").died
    scene = down(fighter("Bo"))
    scene.notes(Damage(GM, "aria", 24))
    assert (scene.one(Fell).massive, scene.who("aria").died) == (True, True)


@pytest.mark.rule("DN5-EXT-010")
def test_an_archer_far_away_shoots_at_the_unconscious_with_one_die() -> None:
    scene = Skirmish(orc(LONGBOW), aria(), fighter("Bo"), apart={"aria|orc": 900})
    scene.notes(Damage(GM, "aria", 5))
    scene.does("orc", "attack", 15, 3, target="aria", **{"with": "longbow"})
    rolled = scene.one(AttackRolled)
    assert (rolled.faces, rolled.up, rolled.down) == ((15,), ("target_unconscious",), ("target_prone",))
    assert scene.one(DeathNearer).added == 1


@pytest.mark.rule("DN5-HPS-010")
def test_first_aid_stabilises() -> None:
    """8 + 2 = 10: stable. 7 + 2 = 9: nothing, and it may be tried again in the next turn."""
    bo = fighter("Bo", skills={"medicine": 2}, initiative=31)
    scene = down(bo)
    assert "first_aid" in scene.offered("bo")
    scene.does("bo", "first_aid", 7, target="aria")
    assert (scene.one(AidGiven).total, scene.one(AidGiven).success) == (9, False)
    assert scene.who("aria").dying
    assert "first_aid" not in scene.offered("bo")
    scene.does("bo", "pass")
    scene.does("orc", "pass", 12)
    scene.does("bo", "first_aid", 8, target="aria")
    assert (scene.one(AidGiven).total, scene.one(Stabilised).by) == (10, "bo")
    who = scene.who("aria")
    assert (who.stable, who.successes, who.unconscious) == (True, 0, True)


def test_first_aid_needs_to_be_near_and_only_the_dying_need_it() -> None:
    bo = fighter("Bo", initiative=31)
    scene = Skirmish(orc(), aria(), bo, apart={"aria|bo": 300})
    assert "first_aid" not in scene.offered("bo")
    scene.notes(Damage(GM, "aria", 5))
    assert "first_aid" not in scene.offered("bo")
    told = down(bo)
    choice = {"action": "first_aid"}

    assert told.game.prospect(told.state, told.question("bo"), choice, "target", "aria", EVERYBODY)["chance"] == 55


@pytest.mark.rule("DN5-HPS-011")
def test_damage_ends_stability() -> None:
    """Stable, 3 damage: no longer stable, one failure."""
    scene = down(fighter("Bo"))
    scene.notes(SetCondition(GM, "aria", "stable", True))
    scene.notes(Damage(GM, "aria", 3))
    who = scene.who("aria")
    assert (who.stable, who.successes, who.failures, who.dying) == (False, 0, 1, True)


@pytest.mark.rule("DN5-HPS-012")
def test_a_stable_creature_regains_a_point_after_some_hours() -> None:
    scene = down(fighter("Bo"))
    assert scene.refusal(LetHoursPass(GM, "aria")) == "dnd5-not-stable"
    scene.notes(SetCondition(GM, "aria", "stable", True))
    scene.notes(LetHoursPass(GM, "aria"), 3)
    assert scene.one(Recovered).hours == 3
    who = scene.who("aria")
    assert (who.hit_points, who.unconscious, who.stable) == (1, False, False)


@pytest.mark.rule("DN5-HPS-013")
def test_a_monster_dies_at_0_unless_the_game_master_says_otherwise() -> None:
    scene = Skirmish(orc(), aria())
    scene.notes(Damage(GM, "orc", 30))
    assert scene.who("orc").died
    scene = Skirmish(orc(), aria())
    scene.notes(SayMortal(GM, "orc", on=True))
    assert scene.refusal(SayMortal(GM, "orc", on=True)) == "already-so"
    scene.notes(Damage(GM, "orc", 30))
    assert (scene.who("orc").died, scene.who("orc").dying) == (False, True)


@pytest.mark.rule("DN5-HPS-014")
def test_a_melee_attack_may_knock_out() -> None:
    """A goblin of 4, hit for 9: spared, unconscious and stable. An arrow gives no choice."""
    gob = fighter("Gob", "foes", hit_points=4)
    foe = fighter("Rat", "foes")
    scene = Skirmish(fighter("Aria", strength=16), gob, foe, apart={"aria|gob": 150})
    scene.attacks("aria", "gob", 15, 6)
    assert scene.asked == [("aria", "spare")]
    scene.answers("aria", spare="spare")
    who = scene.who("gob")
    assert (who.hit_points, who.unconscious, who.stable, who.died) == (0, True, True, False)
    scene = Skirmish(fighter("Aria", "players", LONGBOW), gob, foe, apart={"aria|gob": 900})
    scene.does("aria", "attack", 15, 6, target="gob", **{"with": "longbow"})
    assert scene.who("gob").died
    assert ("aria", "spare") not in scene.asked
    scene = Skirmish(fighter("Aria", strength=16), gob, foe, apart={"aria|gob": 150})
    scene.attacks("aria", "gob", 15, 6)
    scene.is_silent("aria")
    assert scene.who("gob").died, "in silence he is killed"


@pytest.mark.rule("DN5-HPS-014")
def test_mercy_is_possible_with_massive_damage_too() -> None:
    scene = Skirmish(
        fighter("Aria", strength=16),
        fighter("Gob", "foes", hit_points=2),
        fighter("Rat", "foes"),
        apart={"aria|gob": 150},
    )
    scene.attacks("aria", "gob", 15, 6)
    scene.answers("aria", spare="spare")
    assert not scene.who("gob").died


@pytest.mark.rule("DN5-HPS-015")
@pytest.mark.example("EX-DN5-26")
def test_temporary_points_absorb_damage_first() -> None:
    """5 temporary, 7 damage: 2 real ones are lost."""
    scene = struck(fighter("Zoe", temporary=5), 12, 4)
    told = scene.one(DamageDealt)
    assert (told.dealt, told.absorbed, told.lost) == (7, 5, 2)
    assert (scene.who("zoe").temporary, scene.who("zoe").hit_points) == (0, 18)
    scene.notes(GiveTemporary(GM, "zoe", 5))
    scene.notes(Damage(GM, "zoe", 7))
    assert (scene.who("zoe").temporary, scene.who("zoe").hit_points) == (0, 16)


@pytest.mark.rule("DN5-HPS-016")
def test_temporary_points_come_on_top_of_the_maximum() -> None:
    """20 of 20 and 8: after 11 damage 17."""
    scene = Skirmish(fighter("Zoe"), orc())
    scene.notes(GiveTemporary(GM, "zoe", 8))
    assert (scene.who("zoe").hit_points, scene.who("zoe").temporary) == (20, 8)
    scene.notes(Damage(GM, "zoe", 11))
    assert (scene.who("zoe").hit_points, scene.who("zoe").temporary) == (17, 0)


@pytest.mark.rule("DN5-HPS-017")
@pytest.mark.example("EX-DN5-27")
def test_temporary_points_do_not_add_up() -> None:
    """10, and 12 are given: 12 or 10, never 22; in silence the larger number."""
    for answer, has in (("take", 12), ("keep", 10)):
        scene = Skirmish(fighter("Zoe", temporary=10), orc())
        scene.notes(GiveTemporary(GM, "zoe", 12))
        assert scene.asked == [("zoe", "temporary")]
        scene.answers("zoe", temporary=answer)
        assert scene.who("zoe").temporary == has
        assert scene.asked == [("zoe", "declare")]
    scene = Skirmish(fighter("Zoe", temporary=10), orc())
    scene.notes(GiveTemporary(GM, "zoe", 12))
    scene.is_silent("zoe")
    assert scene.one(TemporaryGained).amount == 12
    scene.notes(GiveTemporary(GM, "zoe", 7))
    scene.is_silent("zoe")
    assert scene.one(TemporaryKept)
    assert scene.who("zoe").temporary == 12


@pytest.mark.rule("DN5-HPS-017")
def test_healing_gives_no_temporary_points_and_an_autopilot_takes_the_larger_number() -> None:
    scene = Skirmish(fighter("Zoe", hit_points=10, hit_points_max=20, temporary=3), orc())
    scene.notes(Heal(GM, "zoe", 20))
    assert (scene.who("zoe").hit_points, scene.who("zoe").temporary) == (20, 3)
    scene.notes(HandOver(GM, "orc", None, "steady"))
    for amount, has in ((5, 5), (4, 5), (9, 9)):
        scene.notes(GiveTemporary(GM, "orc", amount))
        assert scene.who("orc").temporary == has


@pytest.mark.rule("DN5-HPS-018")
def test_temporary_points_at_0_neither_wake_nor_stabilise_but_absorb() -> None:
    """6 of them: 4 damage leave 2 and no failure; 5 more: 3 get through, one failure."""
    scene = down(fighter("Bo"))
    scene.notes(GiveTemporary(GM, "aria", 6))
    assert (scene.who("aria").unconscious, scene.who("aria").dying) == (True, True)
    scene.notes(Damage(GM, "aria", 4))
    assert (scene.who("aria").temporary, scene.who("aria").failures) == (2, 0)
    scene.notes(Damage(GM, "aria", 5))
    assert (scene.who("aria").temporary, scene.who("aria").failures) == (0, 1)


@pytest.mark.rule("DN5-HPS-018")
@pytest.mark.rule("DN5-HPS-009")
@pytest.mark.parametrize(("fails", "failures"), [(False, 0), (True, 1)])
def test_what_is_absorbed_at_0_is_a_failure_where_the_table_has_it_so(*, fails: bool, failures: int) -> None:
    scene = down(fighter("Bo"))
    for each in (SetSetting(GM, "absorbed_fails", fails), GiveTemporary(GM, "aria", 6), Damage(GM, "aria", 4)):
        scene.notes(each)
    assert (scene.who("aria").temporary, scene.who("aria").failures) == (2, failures)


@pytest.mark.rule("DN5-HPS-019")
def test_temporary_points_stay_after_the_fight() -> None:
    """They are written back with the sheet, and no round or turn takes them away."""
    scene = Skirmish(fighter("Zoe", temporary=6), orc())
    for _ in range(3):
        scene.passes("zoe", "orc")
    assert scene.who("zoe").temporary == 6
    assert scene.game.worn(scene.state, "zoe")["temporary"] == 6


@pytest.mark.rule("DN5-HPS-005")
@pytest.mark.parametrize(("standing", "does"), [(False, []), (True, ["dodge"])])
def test_a_creature_dodges_nobody_while_all_its_foes_lie_on_the_ground(standing: bool, does: list[str]) -> None:
    """Rounds go on for the dying. Of a foe on his feet, whom it has lost sight of, it is wary."""
    bo = fighter("Bo", initiative=19, hidden_from=("orc",))
    ends = aria(initiative=20, hit_points=1)
    scene = Skirmish(ends, *([bo] if standing else []), orc(temperament="steady", initiative=1))
    if standing:
        scene.notes(Damage(GM, "aria", 1))
        scene.does("bo", "pass", Fed(11, why="death"))
    else:
        scene.notes(Damage(GM, "aria", 1), Fed(11, why="death"), Fed(20, why="death"))
    taken = [each.what for each in scene.all if isinstance(each, ActionTaken) and each.combatant == "orc"]
    assert taken == does
    assert scene.asked == [("aria", "declare")] if not standing else [("bo", "declare")]
