"""Cases worked out from the text and its ledger before anybody looked at the code: hit points and dying, nonlethal
damage, turning undead, spells, mounts."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.values import evolve
from bot.rulesets.dnd35.attack.strikes import AttackRolled
from bot.rulesets.dnd35.damage import DamageDealt, MassiveResisted
from bot.rulesets.dnd35.dying import Bled, Strained
from bot.rulesets.dnd35.fixing import Damage, Heal
from bot.rulesets.dnd35.mounts.riding import Dismounted, RideRolled, SeatRolled
from bot.rulesets.dnd35.movement.ways import Place
from bot.rulesets.dnd35.recovery.aid import LetHoursPass, NonlethalFaded
from bot.rulesets.dnd35.spells.areas import SpellHealed
from bot.rulesets.dnd35.spells.events import SpellEnded, SpellStrained
from bot.rulesets.dnd35.state import FISTS, Fighter
from bot.rulesets.dnd35.turning.flight import TurningRolled, UndeadTurned
from tests.rulesets.dnd35.casework import BESIDE, class_of, goes, rolled, turn
from tests.rulesets.dnd35.magic import caster
from tests.rulesets.dnd35.skirmish import (
    DAGGER,
    GM,
    LONGBOW,
    LONGSPEAR,
    Skirmish,
    astride,
    fighter,
    horse,
)
from tests.rulesets.dnd35.test_turning import cleric, dead

DISABLED: dict[str, Any] = {"hit_points": 0, "hit_points_max": 20, "shown": "disabled"}


def duel(orc: dict[str, Any] | None = None, **aria: Any) -> Skirmish:
    return Skirmish(fighter("Aria", **aria), fighter("Orc", "foes", **(orc or {})), cells=BESIDE)


# ---- at 0 and below


@pytest.mark.rule("D35-HPS-001", "D35-HPS-002")
@pytest.mark.parametrize("action", ["attack", "trip", "grapple", "charge", "cast"])
def test_at_0_what_strains_costs_a_point_once_it_is_done(action: str) -> None:
    aria = caster("Aria", "daze", **DISABLED)
    orc = fighter("Orc", "foes", hit_points=40)
    cells = {"aria": "E10", "orc": "J10" if action in ("charge", "cast") else "F10"}
    scene = Skirmish(aria, orc, cells=cells)
    with_ = {"with": "dagger"}
    match action:
        case "attack":
            scene.attacks("aria", "orc", 15, 2, with_="dagger")
            assert scene.said(DamageDealt), "the blow comes first"
        case "trip":
            scene.does("aria", "trip", 2, target="orc", **{"with": FISTS})
        case "grapple":
            scene.does("aria", "grapple", 2, target="orc")
        case "charge":
            scene.does("aria", "charge", 2, target="orc", **with_)
        case _:
            scene.does("aria", "cast", 15, spell="daze", target="orc")
    assert scene.said(Strained)
    assert (scene.who("aria").hit_points, scene.who("aria").dying) == (-1, True)


@pytest.mark.rule("D35-HPS-001", "D35-AOO-003")
def test_at_0_a_blow_by_opportunity_strains_as_well() -> None:
    scene = Skirmish(
        fighter("Orc", "foes", hit_points=40),
        fighter("Aria", met=True, **DISABLED),
        cells={"orc": "F10", "aria": "E10"},
    )
    goes(scene, "orc", "F13")
    assert scene.asked == [("aria", "opportunity")]
    scene.answers("aria", 15, 3, opportunity="strike")
    assert scene.who("aria").hit_points == -1


@pytest.mark.rule("D35-HPS-001", "D35-ACT-007")
@pytest.mark.parametrize("action", ["first_aid", "go", "draw", "defend"])
def test_at_0_what_is_no_effort_costs_nothing(action: str) -> None:
    carried = evolve(DAGGER, held="carried")
    hurt = fighter("Bor", hit_points=-4, hit_points_max=20, shown="dying")
    people = fighter("Aria", "players", carried, **DISABLED), fighter("Orc", "foes"), hurt
    scene = Skirmish(*people, cells={"aria": "E10", "orc": "Z50", "bor": "F10"})
    if action == "first_aid":
        scene.does("aria", "first_aid", 15, target="bor")
    elif action == "go":
        goes(scene, "aria", "E13")
    elif action == "draw":
        scene.does("aria", "draw", **{"with": "dagger"})
    else:
        scene.does("aria", "defend")
    assert scene.who("aria").hit_points == 0


@pytest.mark.rule("D35-HPS-002", "D35-HPS-003", "D35-HPS-004")
def test_whoever_bleeds_at_minus_9_dies() -> None:
    people = (
        fighter("Aria"),
        fighter("Orc", "foes", hit_points=-9, hit_points_max=20, shown="dying"),
        fighter("U", "foes"),
    )
    scene = Skirmish(*people, cells={**BESIDE, "u": "Z50"})
    scene.dice(11)
    scene.passes("aria")
    assert scene.who("orc").died


@pytest.mark.rule("D35-HPS-002", "D35-HPS-004")
def test_whoever_falls_in_his_own_turn_bleeds_in_the_next_one() -> None:
    people = fighter("Aria", hit_points=3), fighter("Orc", "foes", met=True), fighter("Bor")
    scene = Skirmish(*people, cells={**BESIDE, "bor": "Z50"})
    goes(scene, "aria", "B10")
    scene.answers("orc", 15, 6, opportunity="strike")
    assert scene.who("aria").hit_points == -3
    assert not scene.said(Bled)
    scene.dice(50)
    scene.passes("orc", "bor")
    assert scene.who("aria").hit_points == -4


@pytest.mark.rule("D35-HPS-005", "D35-HPS-001")
@pytest.mark.parametrize(("by", "shown"), [(1, "dying"), (4, "disabled"), (5, "up")])
def test_the_least_healing_stabilises(by: int, shown: str) -> None:
    people = (
        fighter("Aria"),
        fighter("Orc", "foes", hit_points=-4, hit_points_max=20, shown="dying"),
        fighter("U", "foes"),
    )
    scene = Skirmish(*people, cells={**BESIDE, "u": "Z50"})
    scene.notes(Heal(GM, "orc", by))
    assert scene.who("orc").shown == shown
    scene.passes("aria")
    assert not scene.said(Bled)


@pytest.mark.rule("D35-HPS-003")
@pytest.mark.parametrize(("harm", "shown"), [(4, "disabled"), (5, "dying"), (13, "dying"), (14, "dead")])
def test_what_is_left_of_four_points(harm: int, shown: str) -> None:
    scene = duel({"hit_points": 4})
    scene.notes(Damage(GM, "orc", harm))
    assert scene.who("orc").shown == shown


@pytest.mark.rule("D35-HPS-015", "D35-BAS-008")
@pytest.mark.parametrize(("face", "dies"), [(7, True), (8, False), (1, True), (20, False)])
def test_a_critical_hit_of_fifty_points(face: int, dies: bool) -> None:
    """2d8 and twice 17: 8 + 8 + 34 = 50; the ledger's save of +7."""
    scene = duel({"hit_points": 80, "fortitude": 7}, strength=44)
    scene.attacks("aria", "orc", 20, 10, 8, 8, face)
    assert scene.one(DamageDealt).dealt == 50
    assert scene.said(MassiveResisted)
    assert scene.who("orc").died is dies
    assert scene.who("orc").hit_points == 30, "dead or alive"


# ---- nonlethal


@pytest.mark.rule("D35-HPS-010", "D35-HPS-002")
def test_whoever_is_knocked_out_does_not_bleed() -> None:
    people = fighter("Aria", strength=16), fighter("Orc", "foes", hit_points=3), fighter("U", "foes")
    scene = Skirmish(*people, cells={**BESIDE, "u": "Z50"})
    scene.attacks("aria", "orc", 15, 3, with_=FISTS)
    assert (scene.who("orc").hit_points, scene.who("orc").shown) == (3, "unconscious")
    scene.passes("aria")
    assert not scene.said(Bled)
    assert scene.asked == [("u", "declare")]


@pytest.mark.rule("D35-HPS-010", "D35-HPS-003")
def test_bare_hands_kill_nobody() -> None:
    orc = fighter("Orc", "foes", hit_points=3, hit_points_max=20, nonlethal=60, shown="unconscious")
    scene = Skirmish(fighter("Aria", strength=30), orc, fighter("U", "foes"), cells={**BESIDE, "u": "Z50"})
    scene.attacks("aria", "orc", 15, 3, with_=FISTS)
    assert (scene.who("orc").nonlethal, scene.who("orc").hit_points, scene.who("orc").died) == (73, 3, False)


@pytest.mark.rule("D35-HPS-011", "D35-HPS-014")
def test_magic_takes_away_both() -> None:
    bor = fighter("Bor", hit_points=4, hit_points_max=20, nonlethal=4, shown="staggered")
    mage = caster("Mage", "cure_light_wounds")
    scene = Skirmish(mage, fighter("Orc", "foes"), bor, cells={"mage": "A4", "orc": "Z50", "bor": "B4"})
    scene.does("mage", "cast", 3, spell="cure_light_wounds", target="bor")
    assert scene.one(SpellHealed).given == 8
    assert (scene.who("bor").hit_points, scene.who("bor").nonlethal, scene.who("bor").shown) == (12, 0, "up")


@pytest.mark.rule("D35-HPS-014")
@pytest.mark.parametrize(("level", "hours", "left"), [(4, 1, 5), (3, 2, 3), (4, 3, 0)])
def test_an_hour_takes_a_point_for_each_level(level: int, hours: int, left: int) -> None:
    scene = Skirmish(fighter("Aria", nonlethal=9, level=level, hit_points=20))
    scene.notes(LetHoursPass(GM, hours))
    assert scene.said(NonlethalFaded)
    assert scene.who("aria").nonlethal == left


@pytest.mark.rule("D35-HPS-011", "D35-HPS-012")
def test_whoever_stirs_again_once_the_blows_have_faded() -> None:
    people = (
        fighter("Aria"),
        fighter("Orc", "foes", hit_points=8, nonlethal=9, shown="unconscious"),
        fighter("U", "foes"),
    )
    scene = Skirmish(*people, cells={**BESIDE, "u": "Z50"})
    scene.notes(Heal(GM, "orc", 1))
    assert scene.who("orc").shown == "up" or scene.who("orc").nonlethal <= scene.who("orc").hit_points


@pytest.mark.rule("D35-HPS-012", "D35-ATK-010", "D35-ATK-011")
def test_whoever_is_knocked_out_is_helpless() -> None:
    orc = fighter("Orc", "foes", hit_points=8, nonlethal=9, hit_points_max=20, shown="unconscious", armour=4)
    scene = Skirmish(fighter("Aria"), orc, fighter("U", "foes"), cells={**BESIDE, "u": "Z50"})
    assert class_of(scene, "orc") == 9
    assert "coup" in scene.offered("aria")


# ---- turning


@pytest.mark.rule("D35-TUR-004", "D35-TUR-001")
def test_turned_undead_take_no_opportunities_and_attack_nobody() -> None:
    ghoul = dead("Ghoul", 4, met=True, speed=0)
    scene = Skirmish(cleric(), fighter("Bor"), ghoul, cells={"cleric": "A10", "bor": "G10", "ghoul": "H10"})
    scene.does("cleric", "turn_undead", 12, 3, 4)
    scene.passes("cleric")
    assert scene.who("ghoul").has("turned")


@pytest.mark.rule("D35-TUR-003", "D35-TUR-006")
def test_the_destroyed_count_as_much_as_those_who_flee() -> None:
    people = dead("A", 2), dead("B", 2), dead("C", 3)
    scene = Skirmish(cleric(), *people, cells={"cleric": "E10", "a": "F10", "b": "G10", "c": "H10"})
    scene.does("cleric", "turn_undead", 10, 1, 1)
    # 2 + 5 + 2 = 9 hit dice: all seven.
    assert [(each.combatant, each.destroyed) for each in scene.said(UndeadTurned)] == [
        ("a", True),
        ("b", True),
        ("c", False),
    ]


@pytest.mark.rule("D35-TUR-002", "D35-BAS-007")
@pytest.mark.parametrize(("face", "most"), [(1, 2), (20, 9), (8, 5)])
def test_a_turning_check_of_1_or_20_is_its_total(face: int, most: int) -> None:
    scene = Skirmish(cleric(), dead("A", 15), cells={"cleric": "E10", "a": "F10"})
    scene.does("cleric", "turn_undead", face)
    assert (scene.one(TurningRolled).total, scene.one(TurningRolled).most) == (face + 2, most)


@pytest.mark.rule("D35-TUR-001", "D35-AOO-002")
def test_turning_exposes_nobody() -> None:
    scene = Skirmish(cleric(), dead("A", 1, met=True), cells={"cleric": "E10", "a": "F10"})
    scene.does("cleric", "turn_undead", 12, 3, 4)
    assert scene.said(UndeadTurned)
    assert turn(scene).standard


@pytest.mark.rule("D35-TUR-005", "D35-TUR-004")
def test_another_than_the_cleric_may_come_near() -> None:
    scene = Skirmish(cleric(), dead("A", 4, speed=0), fighter("Bor"), cells={"cleric": "A10", "a": "G10", "bor": "M10"})
    scene.does("cleric", "turn_undead", 12, 3, 4)
    scene.notes(Place(GM, "bor", "H10"))
    assert scene.who("a").has("turned")


# ---- spells


@pytest.mark.rule("D35-BAS-020", "D35-ACT-012")
@pytest.mark.parametrize(("face", "kept"), [(9, False), (10, True)])
def test_the_difficulty_is_10_the_damage_and_the_level(face: int, kept: bool) -> None:
    """Level 2, 5 points: 17; Concentration +7."""
    mage = caster("Mage", "scorching_ray", skills={"concentration": 7})
    scene = Skirmish(mage, fighter("Orc", "foes", met=True, hit_points=40), cells={"mage": "E10", "orc": "F10"})
    scene.does("mage", "cast", spell="scorching_ray", target="orc", manner="openly")
    more = (2,) if kept else ()
    scene.answers("orc", 15, 5, face, *more, opportunity="strike")
    assert (scene.one(SpellStrained).against, scene.one(SpellStrained).success) == (17, kept)


@pytest.mark.rule("D35-BAS-020", "D35-AOO-005")
def test_a_mage_who_is_felled_by_an_opportunity_casts_nothing() -> None:
    mage = caster("Mage", "magic_missile", hit_points=3)
    people = mage, fighter("Orc", "foes", met=True, hit_points=40), fighter("Bor")
    scene = Skirmish(*people, cells={"mage": "E10", "orc": "F10", "bor": "Z50"})
    scene.does("mage", "cast", spell="magic_missile", target="orc", manner="openly")
    scene.answers("orc", 15, 8, opportunity="strike")
    assert scene.one(SpellEnded).reason != "done"
    assert scene.who("orc").hit_points == 40


# ---- mounts


def rider(*weapons: Any, mount: Fighter | None = None, **figures: Any) -> tuple[Fighter, Fighter]:
    steed = mount or horse()
    return astride(fighter("Aria", "players", *weapons, **{"skills": {"ride": 6}, **figures}), steed), steed


@pytest.mark.rule("D35-MNT-011", "D35-HPS-012")
def test_whoever_is_knocked_out_by_bare_hands_may_fall_off_as_well() -> None:
    people = *rider(hit_points=3, nonlethal=2), fighter("Orc", "foes", met=True)
    scene = Skirmish(*people, cells={"aria": "E10", "orc": "G10"})
    scene.passes("aria")
    scene.attacks("orc", "aria", with_=FISTS)
    scene.answers("aria", 2, 19, 3, 51, 4, opportunity="strike")
    assert scene.who("aria").out
    assert scene.one(SeatRolled).stays is False
    assert scene.one(Dismounted).damage == 4


@pytest.mark.rule("D35-MNT-001")
@pytest.mark.parametrize(("face", "offered"), [(13, False), (14, True)])
def test_a_pony_that_is_not_trained_leaves_a_standard_action_or_nothing(face: int, offered: bool) -> None:
    people = *rider(mount=horse(trained=False)), fighter("Orc", "foes")
    scene = Skirmish(*people, cells={"aria": "E10", "orc": "G10"})
    scene.does("aria", "control_mount", face)
    assert scene.one(RideRolled).against == 20
    assert (scene.asked == [("aria", "declare")] and "attack" in scene.offered("aria")) is offered


@pytest.mark.rule("D35-MNT-007", "D35-MOV-003")
def test_a_charging_horse_is_easier_to_hit_too() -> None:
    people = *rider(), fighter("Orc", "foes", hit_points=60)
    scene = Skirmish(*people, cells={"aria": "A10", "orc": "K10"})
    before = class_of(scene, "horse"), class_of(scene, "aria")
    scene.does("aria", "charge", 2, target="orc", **{"with": "longsword"})
    assert (class_of(scene, "horse"), class_of(scene, "aria")) == (before[0] - 2, before[1] - 2)


@pytest.mark.rule("D35-MNT-004", "D35-AOO-003")
def test_from_above_one_strikes_better_by_opportunity_too() -> None:
    people = fighter("Orc", "foes", armour=20, hit_points=60), *rider(base_attack=5, met=True)
    scene = Skirmish(*people, cells={"aria": "E10", "orc": "G10"})
    goes(scene, "orc", "G14")
    scene.answers("aria", 10, opportunity="strike")
    assert scene.said(AttackRolled)[0].total == 10 + 5 + 1


@pytest.mark.rule("D35-MNT-010")
def test_a_horse_that_is_tripped_throws_its_rider() -> None:
    people = fighter("Orc", "foes", strength=30), *rider()
    scene = Skirmish(*people, cells={"aria": "E10", "orc": "G10"})
    scene.does("orc", "trip", 19, target="horse", **{"with": FISTS})
    who = scene.asked[0][0]
    scene.answers(who, 20, 1, 8, 4, resist="strength")
    assert scene.who("horse").has("prone")
    assert (scene.one(RideRolled).against, scene.one(RideRolled).success) == (15, False)
    assert scene.who("aria").hit_points == 16


@pytest.mark.rule("D35-MNT-005", "D35-BAS-018")
def test_after_more_than_a_step_of_the_mount_no_second_weapon_strikes() -> None:
    arms = DAGGER, evolve(DAGGER, weapon="second", held="off")
    people = *rider(*arms, base_attack=6), fighter("Orc", "foes", armour=20)
    scene = Skirmish(*people, cells={"aria": "A10", "orc": "H10"})
    goes(scene, "aria", "F10")
    assert "two_weapons" not in scene.offered("aria")


@pytest.mark.rule("D35-MNT-008", "D35-MNT-005")
def test_bows_in_the_saddle_are_not_bound_to_one_shot_by_one_move() -> None:
    """The one attack after a move is of the melee: a full attack with a bow is allowed."""
    people = fighter("Orc", "foes", armour=30, size="large"), *rider(LONGBOW, base_attack=6)
    scene = Skirmish(*people, cells={"aria": "A10", "orc": "Y10"})
    scene.dice(10)
    scene.passes("orc")
    goes(scene, "aria", "F10")
    scene.attacks("aria", "orc", 10, with_="longbow")
    assert "attack" in scene.offered("aria")
    scene.attacks("aria", "orc", 10, with_="longbow")
    assert rolled(scene)[0] == 10 + 1


@pytest.mark.rule("D35-MNT-002", "D35-BAS-012")
def test_a_rider_with_a_long_spear_reaches_from_the_space_of_his_mount() -> None:
    people = *rider(LONGSPEAR), fighter("Orc", "foes", armour=20)
    scene = Skirmish(*people, cells={"aria": "A10", "orc": "D10"})
    scene.dice(10)
    found = scene.options("aria", "with", action="attack", target="orc") if "attack" in scene.offered("aria") else ()
    assert "longspear" in found
