"""Cases worked out from the text and its ledger before anybody looked at the code: bull rush, trip, disarm, sunder,
overrun."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.decisions import NOTHING
from bot.kernel.values import evolve
from bot.rulesets.dnd35.attack.strikes import AttackRolled, WentAstray
from bot.rulesets.dnd35.grapple.holds import SayGrapple, SayPin
from bot.rulesets.dnd35.manoeuvres.events import ContestRolled, ManoeuvreEnded, ThrownBack, Toppled, TouchRolled
from bot.rulesets.dnd35.manoeuvres.events_things import Disarmed, ThingDamaged, ThingStruck
from bot.rulesets.dnd35.state import FISTS, Fighter, Thing, Weapon
from tests.rulesets.dnd35.casework import BESIDE, turn
from tests.rulesets.dnd35.skirmish import (
    DAGGER,
    GM,
    GREATSWORD,
    LONGSWORD,
    Skirmish,
    astride,
    fighter,
    horse,
)
from tests.rulesets.dnd35.test_cover import walled

SWORD = evolve(LONGSWORD, hardness=10, points=5)
GREATAXE = Weapon("greataxe", "1d12", multiplier=3, hands=2, held="both", types=("slashing",), hardness=5, points=10)


def duel(
    *arms: Weapon,
    orc: dict[str, Any] | None = None,
    theirs: tuple[Weapon, ...] = (),
    settings: dict[str, Any] | None = None,
    **aria: Any,
) -> Skirmish:
    foe = fighter("Orc", "foes", *theirs, **{"hit_points": 60, **(orc or {})})
    return Skirmish(fighter("Aria", "players", *arms, **aria), foe, cells=BESIDE, **(settings or {}))


def trips(scene: Skirmish, *faces: int, target: str = "orc") -> None:
    scene.does("aria", "trip", *faces, target=target, **{"with": FISTS})


# ---- bull rush


@pytest.mark.rule("D35-MAN-002", "D35-AOO-005")
def test_whoever_is_felled_while_he_rushes_pushes_nobody() -> None:
    scene = duel(hit_points=3, orc={"met": True})
    scene.does("aria", "bull_rush", target="orc")
    scene.answers("orc", 15, 8, opportunity="strike")
    assert not scene.said(ContestRolled)
    assert scene.who("orc").cell == "F10"


@pytest.mark.rule("D35-MAN-002", "D35-MAN-003")
def test_a_blow_by_opportunity_does_not_spoil_a_bull_rush() -> None:
    scene = duel(strength=16, orc={"met": True})
    scene.does("aria", "bull_rush", target="orc")
    scene.answers("orc", 15, 4, 15, 2, opportunity="strike")
    assert scene.one(ContestRolled).total == 18
    assert scene.who("aria").hit_points == 16


@pytest.mark.rule("D35-MAN-002", "D35-BAS-022")
def test_what_goes_astray_misses_whom_it_would_not_hit() -> None:
    """19 would hit Aria, and on a d100 of 25 it is compared with the class of the other: 22."""
    orc = fighter("Orc", "foes", GREATAXE, base_attack=4, met=True)
    victim = fighter("Victim", "foes", armour=12)
    scene = Skirmish(fighter("Aria"), victim, orc, cells={"aria": "E10", "victim": "F10", "orc": "E11"})
    scene.does("aria", "bull_rush", target="victim")
    scene.answers("orc", 15, 25, 10, 2, opportunity="strike")
    assert scene.one(WentAstray).gone
    assert scene.one(AttackRolled).target == "victim"
    assert (scene.who("aria").hit_points, scene.who("victim").hit_points) == (20, 20)


@pytest.mark.rule("D35-MAN-004")
@pytest.mark.parametrize(("margin", "cells"), [(4, ("G10",)), (5, ("G10", "H10")), (10, ("G10", "H10", "I10"))])
def test_five_points_are_a_square_each(margin: int, cells: tuple[str, ...]) -> None:
    scene = duel()
    scene.does("aria", "bull_rush", 5 + margin, 5, target="orc")
    if len(cells) == 1:
        assert scene.who("orc").cell == "G10"
        return
    assert scene.options("aria", "push") == cells


@pytest.mark.rule("D35-MAN-004", "D35-MAN-006")
def test_nobody_is_pushed_into_a_wall() -> None:
    people = fighter("Aria"), fighter("Orc", "foes")
    scene = walled(*people, cells=BESIDE, ground={"obstacle": ("G10",)})
    scene.does("aria", "bull_rush", 20, 1, target="orc")
    assert scene.who("orc").cell == "F10"
    assert scene.who("aria").cell == "E10"


@pytest.mark.rule("D35-MAN-004", "D35-BAS-015")
def test_equal_totals_do_not_push() -> None:
    scene = duel()
    scene.does("aria", "bull_rush", 10, 10, target="orc")
    assert scene.one(ContestRolled).won is False
    assert scene.one(ThrownBack).cell == "E10"


@pytest.mark.rule("D35-MAN-003")
@pytest.mark.parametrize(("size", "total"), [("small", 6), ("medium", 10), ("large", 14)])
def test_the_special_modifier_of_the_defender(size: Any, total: int) -> None:
    scene = Skirmish(fighter("Aria"), fighter("Orc", "foes", size=size), cells=BESIDE)
    scene.does("aria", "bull_rush", 1, 10, target="orc")
    assert scene.one(ContestRolled).other_total == total


@pytest.mark.rule("D35-MAN-002")
def test_a_bull_rush_exposes_to_the_friends_of_who_is_pushed_too() -> None:
    people = fighter("Aria"), fighter("Orc", "foes", met=True), fighter("Ugh", "foes", met=True)
    scene = Skirmish(*people, cells={**BESIDE, "ugh": "F11"})
    scene.does("aria", "bull_rush", target="orc")
    assert scene.asked == [("orc", "opportunity")]
    scene.answers("orc", opportunity=NOTHING)
    assert scene.asked == [("ugh", "opportunity")]


# ---- trip


@pytest.mark.rule("D35-MAN-009", "D35-BAS-011")
def test_an_ogre_trips_with_four_more() -> None:
    ogre = fighter("Ogre", size="large", strength=20, base_attack=3)
    scene = Skirmish(ogre, fighter("Orc", "foes", dexterity=14), cells={"ogre": "D10", "orc": "F10"})
    scene.does("ogre", "trip", 10, target="orc", **{"with": FISTS})
    assert scene.one(TouchRolled).total == 10 + 3 + 5 - 1
    scene.answers("orc", 10, 10, resist="dexterity")
    assert (scene.one(ContestRolled).total, scene.one(ContestRolled).other_total) == (10 + 5 + 4, 12)


@pytest.mark.rule("D35-MAN-008", "D35-AOO-002")
def test_a_trip_goes_on_after_a_blow_that_was_survived() -> None:
    scene = duel(orc={"met": True})
    trips(scene)
    scene.answers("orc", 15, 4, 15, opportunity="strike")
    assert scene.one(TouchRolled).hit


@pytest.mark.rule("D35-MAN-008", "D35-ACT-001")
def test_a_trip_and_then_an_attack_on_whoever_lies() -> None:
    """+6/+1: the second attack of the round, against a class 4 lower."""
    scene = duel(base_attack=6, strength=16)
    trips(scene, 15)
    scene.answers("orc", 15, 2, resist="strength")
    assert scene.who("orc").has("prone")
    scene.attacks("aria", "orc", 10, 4)
    made = scene.one(AttackRolled)
    assert (made.total, made.against) == (10 + 1 + 3, 6)


@pytest.mark.rule("D35-MAN-010")
def test_nobody_trips_whoever_lies() -> None:
    scene = duel(base_attack=6, strength=16)
    trips(scene, 15)
    scene.answers("orc", 15, 2, resist="strength")
    assert "trip" not in scene.offered("aria")


@pytest.mark.rule("D35-MAN-011")
def test_nobody_is_tripped_in_return_by_whoever_loses() -> None:
    scene = duel(strength=16)
    trips(scene, 15)
    scene.answers("orc", 15, 2, resist="strength")
    assert scene.one(Toppled).target == "orc"
    assert ("orc", "counter") not in scene.asked


@pytest.mark.rule("D35-MAN-009", "D35-MAN-011")
def test_in_the_return_firm_legs_and_dexterity_are_on_the_other_side() -> None:
    """The centaur tripped at, who won, trips Aria: she may use Dexterity, and only he who defends is firm."""
    scene = duel(dexterity=18, orc={"legs": 4}, settings={"counter_trip": "check"})
    trips(scene, 15)
    scene.answers("orc", 2, 10, resist="strength")
    assert scene.one(ContestRolled).other_total == 14
    scene.answers("orc", counter="retort")
    scene.answers("aria", 10, 10, resist="dexterity")
    assert (scene.one(ContestRolled).total, scene.one(ContestRolled).other_total) == (10, 14)
    assert not scene.who("aria").has("prone")


# ---- disarm


@pytest.mark.rule("D35-MAN-013")
@pytest.mark.parametrize(("faces", "goes_on"), [((15, 3), False), ((2, 15, 5), True)])
def test_only_a_blow_that_hurts_spoils_a_disarm(faces: tuple[int, ...], goes_on: bool) -> None:
    scene = duel(orc={"met": True})
    scene.does("aria", "disarm", target="orc", aimed="longsword", **{"with": "longsword"})
    scene.answers("orc", *faces, opportunity="strike")
    assert bool(scene.said(ContestRolled)) is goes_on
    if not goes_on:
        assert scene.one(ManoeuvreEnded).reason == "hurt"
        assert turn(scene).standard, "the attack is used up"


@pytest.mark.rule("D35-MAN-014")
@pytest.mark.parametrize(("size", "mine", "theirs"), [("large", 10, 14), ("medium", 10, 10), ("small", 14, 10)])
def test_the_larger_one_has_4_more_for_each_size(size: Any, mine: int, theirs: int) -> None:
    """No ordinary modifier of size beside it? An attack roll has it: 1 less for a large one, 1 more for a small one."""
    ordinary = {"large": -1, "medium": 0, "small": 1}[size]
    scene = duel(orc={"size": size})
    faces = (10, 10) if size != "medium" else (10, 10, 12, 4)
    scene.does("aria", "disarm", *faces, target="orc", aimed="longsword", **{"with": "longsword"})
    made = scene.said(ContestRolled)[-1]
    if size == "medium":
        assert (made.total, made.other_total, made.again) == (12, 4, 1)
        return
    assert (made.total, made.other_total) in ((mine, theirs), (mine, theirs + ordinary))


@pytest.mark.rule("D35-MAN-014", "D35-MAN-015")
def test_bare_hands_are_light_and_take_what_they_win() -> None:
    scene = duel(strength=18)
    scene.does("aria", "disarm", 18, 5, target="orc", aimed="longsword", **{"with": FISTS})
    assert scene.one(ContestRolled).total == 18 + 4 - 4
    assert scene.one(Disarmed).held
    assert scene.who("orc").weapons == ()


@pytest.mark.rule("D35-MAN-014")
@pytest.mark.parametrize(("mine", "theirs", "totals"), [
    (GREATSWORD, DAGGER, (14, 6)), (DAGGER, GREATSWORD, (6, 14)), (LONGSWORD, LONGSWORD, (10, 10)),
])  # fmt: skip
def test_two_hands_and_light_weapons_in_a_disarm(mine: Weapon, theirs: Weapon, totals: tuple[int, int]) -> None:
    scene = duel(mine, theirs=(theirs,))
    faces = (10, 10) if totals[0] != totals[1] else (10, 10, 12, 4)
    scene.does("aria", "disarm", *faces, target="orc", aimed=theirs.weapon, **{"with": mine.weapon})
    made = scene.said(ContestRolled)[0]
    assert (made.total - made.face, made.other_total - made.other_face) == (totals[0] - 10, totals[1] - 10)


@pytest.mark.rule("D35-BAS-007", "D35-MAN-014")
def test_a_twenty_wins_no_disarm_by_itself() -> None:
    scene = duel(orc={"base_attack": 30})
    scene.does("aria", "disarm", 20, 1, target="orc", aimed="longsword", **{"with": "longsword"})
    assert scene.one(ContestRolled).won is False


@pytest.mark.rule("D35-MAN-016")
def test_bare_hands_have_nothing_to_be_disarmed_of() -> None:
    for weapons in ("weapons", "always"):
        scene = duel(DAGGER, orc={"base_attack": 10}, settings={"disarm_counter": weapons})
        scene.does("aria", "disarm", 2, 15, target="orc", aimed="longsword", **{"with": FISTS})
        assert (("orc", "counter") in scene.asked) is (weapons == "always"), "of what else she holds, or of nothing"


@pytest.mark.rule("D35-MAN-016")
def test_whoever_failed_in_return_is_not_answered_again() -> None:
    scene = duel(orc={"base_attack": 2})
    scene.does("aria", "disarm", 2, 15, target="orc", aimed="longsword", **{"with": "longsword"})
    scene.answers("orc", 2, 15, counter="retort")
    assert scene.one(ContestRolled).won is False
    assert ("aria", "counter") not in scene.asked
    assert scene.who("aria").arm("longsword").held != "dropped"


# ---- snatching, sundering


@pytest.mark.rule("D35-MAN-017", "D35-GRA-022")
def test_a_ring_on_a_pinned_hand() -> None:
    """The ledger: 14 + 6 - 4 = 16 against 9 + 5 + 4 - 4 = 14."""
    ring = (Thing("ring", fastened="secured"),)
    places = {"aria": "F10", "orc": "F10"}
    people = [
        evolve(each, cell=places[each.id])
        for each in (
            fighter("Aria", base_attack=6),
            fighter("Orc", "foes", base_attack=5, things=ring),
        )
    ]
    scene = Skirmish(*people)
    scene.says(SayGrapple(GM, "aria", "orc"))
    scene.says(SayPin(GM, "aria", "orc"))
    assert "disarm" in scene.offered("aria"), "whoever pins may disarm, too"
    scene.does("aria", "snatch", 14, 9, target="orc", aimed="ring")
    made = scene.one(ContestRolled)
    assert (made.total, made.other_total, made.won) == (16, 14, True)


@pytest.mark.rule("D35-GRA-022", "D35-MAN-014")
def test_whoever_is_pinned_holds_on_to_his_weapon_with_4_more() -> None:
    places = {"aria": "F10", "orc": "F10"}
    people = [
        evolve(each, cell=places[each.id])
        for each in (fighter("Aria", base_attack=6), fighter("Orc", "foes", DAGGER, base_attack=5))
    ]
    scene = Skirmish(*people)
    scene.says(SayGrapple(GM, "aria", "orc"))
    scene.says(SayPin(GM, "aria", "orc"))
    scene.does("aria", "disarm", 14, 2, target="orc", aimed="dagger", **{"with": FISTS})
    made = scene.one(ContestRolled)
    assert (made.total, made.other_total) == (14 + 6 - 4, 2 + 5 - 4 + 4)


@pytest.mark.rule("D35-MAN-018")
def test_a_blow_that_hurts_does_not_spoil_a_sunder() -> None:
    scene = duel(GREATAXE, strength=18, theirs=(SWORD,), orc={"met": True})
    scene.does("aria", "sunder", target="orc", aimed="longsword", **{"with": "greataxe"})
    scene.answers("orc", 15, 4, 14, 9, 12, opportunity="strike")
    assert scene.one(ContestRolled).won
    assert scene.one(ThingDamaged).left == 0


@pytest.mark.rule("D35-MAN-019", "D35-MAN-014")
def test_the_numbers_of_a_sunder_are_those_of_a_disarm() -> None:
    scene = duel(GREATAXE, theirs=(evolve(DAGGER, hardness=10, points=2),), orc={"size": "large", "met": False})
    scene.does("aria", "sunder", 10, 12, target="orc", aimed="dagger", **{"with": "greataxe"})
    made = scene.one(ContestRolled)
    assert made.total == 14
    assert made.other_total in (12 - 4 + 4, 12 - 4 + 4 - 1)


@pytest.mark.rule("D35-MAN-020")
@pytest.mark.parametrize(("size", "dexterity", "against"), [("fine", 10, 18), ("diminutive", 14, 16), ("medium", 8, 9)])
def test_the_class_of_what_is_carried(size: Any, dexterity: int, against: int) -> None:
    thing = (Thing("potion", size, points=1),)
    scene = duel(orc={"dexterity": dexterity, "things": thing, "armour": 9})
    scene.does("aria", "smash", 2, target="orc", aimed="potion", **{"with": "longsword"})
    assert scene.one(ThingStruck).against == against


@pytest.mark.rule("D35-MAN-019", "D35-MAN-018")
def test_a_sunder_takes_the_place_of_one_attack() -> None:
    scene = duel(GREATAXE, base_attack=6, theirs=(SWORD,))
    scene.does("aria", "sunder", 2, 15, target="orc", aimed="longsword", **{"with": "greataxe"})
    assert "attack" in scene.offered("aria")
    scene.attacks("aria", "orc", 10, 3, with_="greataxe")
    assert scene.one(AttackRolled).total == 11


# ---- overrun


def runs(*, orc: dict[str, Any] | None = None, **aria: Any) -> Skirmish:
    people = fighter("Aria", **aria), fighter("Orc", "foes", **(orc or {}))
    scene = Skirmish(*people, cells={"aria": "E10", "orc": "G10"})
    scene.does("aria", "overrun", target="orc")
    return scene


@pytest.mark.rule("D35-MAN-022")
def test_whoever_is_avoided_attacks_all_the_same() -> None:
    scene = runs()
    scene.answers("orc", give_way="avoid")
    scene.answers("aria", onward="stay") if scene.asked == [("aria", "onward")] else None
    assert scene.who("aria").cell == "H10"
    scene.attacks("aria", "orc", 2)
    assert scene.said(AttackRolled)


@pytest.mark.rule("D35-MAN-023")
def test_who_blocks_chooses_strength_or_dexterity_and_stands_on_four_legs() -> None:
    scene = runs(orc={"dexterity": 16, "legs": 4})
    scene.answers("orc", give_way="block")
    assert set(scene.options("orc", "resist")) == {"strength", "dexterity"}
    scene.answers("orc", 10, 10, resist="dexterity")
    assert scene.one(ContestRolled).other_total == 10 + 3 + 4


@pytest.mark.rule("D35-MAN-024")
def test_whoever_was_run_over_lies_and_the_runner_is_behind_him() -> None:
    scene = runs(strength=18)
    scene.answers("orc", give_way="block")
    scene.answers("orc", 15, 5, resist="strength")
    assert scene.who("orc").has("prone")
    scene.answers("aria", onward="stay")
    assert scene.who("aria").cell == "H10"
    assert scene.asked == [("orc", "declare")], "the standard action is spent"


@pytest.mark.rule("D35-MAN-022", "D35-AOO-001")
def test_whoever_blocks_nothing_may_be_flat_footed() -> None:
    scene = runs(orc={"met": False})
    assert scene.asked == [("orc", "give_way")], "he cannot strike, and says what he does"


@pytest.mark.rule("D35-MAN-022", "D35-BAS-021")
def test_silence_blocks() -> None:
    scene = runs()
    assert scene.question("orc").default == {"give_way": "block"}


@pytest.mark.rule("D35-MAN-012", "D35-MNT-010")
def test_whoever_is_tripped_from_the_saddle_lies_beside_his_mount() -> None:
    steed = horse("foes")
    rider: Fighter = astride(fighter("Rider", "foes", skills={"ride": 8}), steed)
    scene = Skirmish(fighter("Aria", strength=16), rider, steed, cells={"aria": "E10", "rider": "F10"})
    trips(scene, 15, target="rider")
    scene.answers("rider", 14, 10, resist="ride")
    assert (scene.one(ContestRolled).other_total, scene.one(ContestRolled).won) == (18, False)
    assert scene.who("rider").mount == "horse"
