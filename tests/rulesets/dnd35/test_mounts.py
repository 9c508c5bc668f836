"""Mounts: mastering, riding, striking and shooting from the saddle, and how one comes out of it (D35-MNT)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.catalogue import load_library
from bot.kernel import inputs
from bot.kernel.values import evolve
from bot.rulesets import rulesets_of
from bot.rulesets.dnd35 import prospects
from bot.rulesets.dnd35.attack.arms import armour_class
from bot.rulesets.dnd35.attack.strikes import AttackRolled
from bot.rulesets.dnd35.base.budget import Outlook
from bot.rulesets.dnd35.base.saddles import casting_difficulty
from bot.rulesets.dnd35.damage import DamageDealt
from bot.rulesets.dnd35.fixing import Damage
from bot.rulesets.dnd35.grapple.holds import SayGrapple
from bot.rulesets.dnd35.mounts.riding import (
    DIFFICULTIES,
    Dismounted,
    Mounted,
    RideBegun,
    RideRolled,
    RodeOn,
    Saddle,
    SaySaddle,
    SeatRolled,
    Unsaddle,
)
from bot.rulesets.dnd35.mounts.saddle import FALL, STAYS, STAYS_AT_WAR, Mount
from bot.rulesets.dnd35.movement.events import MoveBegun, MoveEnded
from bot.rulesets.dnd35.opportunities import OpportunityTaken
from bot.rulesets.dnd35.people import Join
from bot.rulesets.dnd35.postures import SetCondition
from bot.rulesets.dnd35.rounds.turns import ORDERING, TurnBegun
from bot.rulesets.dnd35.running.endurance import EnduranceRolled
from bot.rulesets.dnd35.state import Fighter, State, Turn, Weapon
from bot.rulesets.dnd35.view import facts
from bot.rulesets.shared.check import Term
from bot.rulesets.shared.coming import Remove
from bot.rulesets.shared.conditions import Condition
from bot.rulesets.shared.seeing import Look
from tests.rulesets.dnd35.skirmish import (
    DAGGER,
    GM,
    GREATSWORD,
    LONGBOW,
    LONGSWORD,
    PLAYER,
    Skirmish,
    astride,
    fighter,
    horse,
)

LANCE = Weapon("lance", "1d8", multiplier=3, hands=2, held="both", reach=True, charge=2, types=("piercing",))
AT = {"aria": "A10", "orc": "Z90"}


def rider(*weapons: Weapon, mount: Fighter | None = None, **figures: Any) -> tuple[Fighter, Fighter]:
    """Aria, with Ride +6, in the saddle of a warhorse, or of *mount*."""
    steed = mount or horse()
    return astride(fighter("Aria", "players", *weapons, **{"skills": {"ride": 6}, **figures}), steed), steed


def ride(*people: Fighter, **cells: str) -> Skirmish:
    return Skirmish(*people, cells={**AT, **cells} if any(each.id == "orc" for each in people) else cells)


def foe(**figures: Any) -> Fighter:
    return fighter("Orc", "foes", **{"met": True, **figures})


# ---- mastering and guiding


@pytest.mark.rule("D35-MNT-001")
@pytest.mark.parametrize(("face", "mastered"), [(13, False), (14, True)])
def test_a_mount_that_is_not_trained_must_be_mastered_each_round(face: int, mastered: bool) -> None:
    scene = ride(*rider(mount=horse(trained=False)), foe())
    assert scene.offered("aria") == ("control_mount", "dismount", "delay", "pass")
    scene.does("aria", "control_mount", face)
    made = scene.one(RideRolled)
    assert (made.total, made.against, made.success) == (face + 6, 20, mastered)
    if not mastered:
        assert scene.asked == [("orc", "declare")], "the turn is over"
        return
    turn = scene.state.turn
    assert turn is not None
    assert (turn.standard, turn.move) == (False, True), "a standard action is left"
    scene.does("aria", "go", column="A", to="A5")
    assert scene.who("horse").cell == "A5"
    scene.passes("aria", "orc")
    assert "control_mount" in scene.offered("aria"), "every round"


@pytest.mark.rule("D35-MNT-002")
def test_the_mount_acts_with_its_rider_at_its_own_speed_and_they_share_a_space() -> None:
    scene = ride(*rider(), foe())
    aria, steed = scene.who("aria"), scene.who("horse")
    assert (aria.cell, aria.width, steed.width) == (steed.cell, 2, 2)
    assert scene.state.order == ("aria", "orc")
    scene.does("aria", "go", column="K", to="K10")
    made = scene.one(MoveBegun)
    assert (made.steed, made.metres) == ("horse", "15")
    assert (scene.who("aria").cell, scene.who("horse").cell) == ("K10", "K10")
    turn = scene.state.turn
    assert turn is not None
    assert (turn.move, turn.standard, turn.steed) == (False, False, 1), "the rider has all of his actions"
    scene.does("aria", "go", column="U", to="U10")
    assert "go" not in scene.offered("aria")
    scene.passes("aria")
    assert not [each for each in scene.said(TurnBegun) if each.combatant == "horse"]


@pytest.mark.rule("D35-MNT-002")
def test_getting_on_and_off_takes_a_move_action() -> None:
    scene = Skirmish(fighter("Aria"), foe(), horse(), cells={"aria": "E10", "horse": "F10", "orc": "Z90"})
    assert scene.options("aria", "target", action="mount") == ("horse",)
    scene.does("aria", "mount", target="horse")
    assert scene.said(Mounted)
    assert (scene.who("aria").mount, scene.who("aria").cell) == ("horse", "F10")
    scene.does("aria", "go", column="F", to="F20")
    scene.does("aria", "dismount")
    made = scene.one(Dismounted)
    assert (made.reason, made.prone, made.damage) == ("wanted", False, 0)
    assert scene.who("aria").width == 1
    assert scene.who("aria").cell not in ("F20", "F21", "G20", "G21")
    assert scene.who("horse").acted, "it has moved in this round"
    assert scene.asked == [("orc", "declare")]


@pytest.mark.rule("D35-MNT-002")
def test_who_has_somebody_in_the_saddle_mounts_nobody() -> None:
    """Not even a larger animal beside it; without a rider it might."""
    steed, beast = horse(), evolve(horse(), id="beast", name="Beast", size="huge", rideable=True)
    for carried, offered in ((True, False), (False, True)):
        aria = astride(fighter("Aria"), steed) if carried else fighter("Aria")
        state = ride(
            aria, steed, beast, foe(), beast="C10", **({} if carried else {"aria": "A1", "horse": "A10"})
        ).state
        at = Outlook(evolve(state, turn=Turn(steed.id)), state.combatants[steed.id])
        assert (Mount().asked(at) is not None) is offered


@pytest.mark.rule("D35-MNT-003")
@pytest.mark.parametrize(("face", "free"), [(3, True), (2, False)])
def test_with_the_knees_both_hands_are_free(face: int, free: bool) -> None:
    people = rider(GREATSWORD, DAGGER, skills={"ride": 2})
    scene = Skirmish(foe(), *people, cells={"aria": "E10", "orc": "G10"})
    scene.dice(face)
    scene.passes("orc")
    made = scene.one(RideRolled)
    assert (made.what, made.total, made.against, made.success) == ("knees", face + 2, 5, free)
    assert ("greatsword" in scene.options("aria", "with", action="attack", target="orc")) == free
    assert "dagger" in scene.options("aria", "with", action="attack", target="orc")


@pytest.mark.rule("D35-MNT-003")
def test_what_one_hand_holds_needs_no_check_and_a_sword_in_both_is_used_in_one() -> None:
    scene = Skirmish(foe(), *rider(), cells={"aria": "E10", "orc": "G10"})
    scene.passes("orc")
    assert not scene.said(RideRolled)
    sword = evolve(LONGSWORD, held="both", hands=2, single=True)
    scene = Skirmish(foe(), *rider(sword, strength=16, skills={"ride": 0}), cells={"aria": "E10", "orc": "G10"})
    scene.dice(4)
    scene.passes("orc")
    assert not scene.one(RideRolled).success
    scene.attacks("aria", "orc", 15, 4)
    assert scene.one(DamageDealt).dealt == 4 + 3, "with one hand"
    lance = Skirmish(foe(), *rider(LANCE), cells={"aria": "E10", "orc": "H10"})
    lance.passes("orc")
    assert not lance.said(RideRolled), "one hand is enough for it in the saddle"


# ---- striking


@pytest.mark.rule("D35-MNT-004")
@pytest.mark.example("EX-D35-10")
@pytest.mark.parametrize(("size", "total"), [("medium", 17), ("small", 17), ("large", 16)])
def test_from_above_one_strikes_better_at_whoever_is_on_foot(size: Any, total: int) -> None:
    scene = Skirmish(*rider(base_attack=5), foe(size=size, armour=20), cells={"aria": "E10", "orc": "G10"})
    scene.attacks("aria", "orc", 11)
    assert scene.one(AttackRolled).total == total
    assert scene.one(AttackRolled).terms[-1].name in ("above", "base_attack", "face")


@pytest.mark.rule("D35-MNT-004")
def test_from_above_nothing_is_gained_against_riders_or_with_a_bow() -> None:
    other = evolve(horse("foes"), id="nag", name="Nag")
    people = (*rider(base_attack=5), astride(foe(armour=20), other), other)
    scene = Skirmish(*people, cells={"aria": "E10", "orc": "G10"})
    scene.attacks("aria", "orc", 11)
    assert scene.one(AttackRolled).total == 16


@pytest.mark.rule("D35-MNT-005")
@pytest.mark.parametrize(("metres", "again"), [("3", False), ("1.5", True)])
def test_a_mount_that_goes_more_than_a_step_leaves_one_attack(metres: str, again: bool) -> None:
    start = {"3": "D10", "1.5": "E10"}[metres]
    scene = Skirmish(*rider(base_attack=6), foe(armour=20, met=False), cells={"aria": start, "orc": "H10"})
    scene.does("aria", "go", column="F", to="F10")
    assert scene.one(MoveBegun).metres == metres
    scene.attacks("aria", "orc", 10)
    assert ("attack" in scene.offered("aria")) == again
    if again:
        scene.attacks("aria", "orc", 10)
        assert scene.one(AttackRolled).total == 10 + 6 - 5 + 1


@pytest.mark.rule("D35-MNT-005")
def test_after_a_full_attack_the_mount_takes_a_step_at_most() -> None:
    scene = Skirmish(*rider(base_attack=6), foe(armour=20, met=False), cells={"aria": "F10", "orc": "H10"})
    scene.attacks("aria", "orc", 10)
    scene.attacks("aria", "orc", 10)
    assert not {"go", "leave", "approach"}.intersection(scene.offered("aria"))
    assert "step" in scene.offered("aria")


@pytest.mark.rule("D35-ACT-003", "D35-MNT-002")
def test_whoever_has_walked_to_his_mount_has_no_step_left_in_the_saddle() -> None:
    scene = Skirmish(fighter("Aria"), foe(), horse(), cells={"aria": "A10", "horse": "F10", "orc": "Z90"})
    scene.does("aria", "go", to="E10", column="E")
    scene.does("aria", "mount", target="horse")
    assert "go" in scene.offered("aria"), "the mount has its own moves"
    assert "step" not in scene.offered("aria")


@pytest.mark.rule("D35-MNT-006", "D35-MNT-008")
def test_in_the_middle_or_at_the_end_of_a_fast_ride_a_blow_is_as_good_as_ever() -> None:
    middle = Skirmish(*rider(base_attack=5), foe(armour=20, met=False), cells={"aria": "A10", "orc": "M12"})
    middle.does("aria", "ride_fast", heading="east", to="Y10")
    assert middle.one(RideBegun).metres == "36"
    assert middle.who("aria").cell == "M10", "half of the way"
    middle.attacks("aria", "orc", 10)
    assert middle.one(AttackRolled).total == 10 + 5 + 1
    assert middle.who("aria").cell == "Y10", "the other half"
    end = Skirmish(*rider(base_attack=5), foe(armour=20, met=False), cells={"aria": "A10", "orc": "W10"})
    end.does("aria", "go", column="K", to="K10")
    end.does("aria", "go", column="U", to="U10")
    end.attacks("aria", "orc", 10)
    assert end.one(AttackRolled).total == 10 + 5 + 1


@pytest.mark.rule("D35-MNT-007")
def test_on_a_charging_mount_one_has_what_a_charge_brings() -> None:
    scene = Skirmish(*rider(base_attack=5, armour=7), foe(armour=20, met=False), cells={"aria": "A10", "orc": "M10"})
    assert armour_class(scene.state, scene.who("aria")) == 17
    scene.does("aria", "charge", 9, target="orc", **{"with": "longsword"})
    assert scene.one(AttackRolled).total == 9 + 5 + 2 + 1
    assert armour_class(scene.state, scene.who("aria")) == 15
    assert "charging" in scene.who("horse").stances
    assert scene.who("aria").cell == scene.who("horse").cell == "K10"
    assert scene.asked == [("orc", "declare")]
    scene.passes("orc")
    assert (armour_class(scene.state, scene.who("aria")), scene.who("horse").stances) == (17, ())


@pytest.mark.rule("D35-MNT-007")
def test_a_lance_doubles_its_damage_on_a_charge_and_both_multipliers_add_up() -> None:
    people = (*rider(LANCE, base_attack=5), foe(hit_points=60))
    scene = Skirmish(*people, cells={"aria": "A10", "orc": "M10"})
    scene.does("aria", "charge", 15, 3, 4, target="orc", **{"with": "lance"})
    assert (scene.one(DamageDealt).times, scene.one(DamageDealt).dealt) == (2, 7)
    scene = Skirmish(*people, cells={"aria": "A10", "orc": "M10"})
    scene.does("aria", "charge", 20, 18, 1, 2, 3, 4, target="orc", **{"with": "lance"})
    assert (scene.one(DamageDealt).times, scene.one(DamageDealt).dealt) == (4, 10)


# ---- shooting


def archer(face: int = 10, **figures: Any) -> Skirmish:
    """Aria with a bow at the west of the map; whether her knees guide the horse is rolled first."""
    given = {"base_attack": 7, "dexterity": 10, **figures}
    # From above one shoots better at whoever is smaller (D35-MNT-004).
    scene = Skirmish(foe(armour=30, size="large"), *rider(LONGBOW, **given), cells={"aria": "A10", "orc": "K30"})
    scene.dice(face)
    scene.passes("orc")
    return scene


@pytest.mark.rule("D35-MNT-008")
@pytest.mark.example("EX-D35-10")
def test_in_the_middle_of_a_double_move_shots_lose_4_and_a_full_attack_is_possible() -> None:
    scene = archer()
    scene.does("aria", "gallop", heading="east", to="U10")
    made = scene.one(RideBegun)
    assert (made.gait, made.metres) == ("double", "30")
    assert scene.who("aria").cell == "K10", "after 15 m"
    assert set(scene.offered("aria")) <= {"attack", "ride_on", "other_kind"}
    scene.attacks("aria", "orc", 16, with_="longbow")
    assert Term("shaken_shot", -4) in scene.one(AttackRolled).terms
    assert scene.one(AttackRolled).total == 16 + 7 - 4
    scene.attacks("aria", "orc", 16, with_="longbow")
    assert scene.one(AttackRolled).total == 16 + 7 - 5 - 4
    assert scene.one(RodeOn).cell == "U10", "nothing is left to do there: the ride goes on"
    assert scene.who("horse").cell == "U10"
    assert "attack" not in (scene.offered("aria") if scene.asked == [("aria", "declare")] else ())


def test_how_likely_a_mount_holds_out_is_told_as_long_as_it_is_seen() -> None:
    """Constitution +0 against 10. What is told of a ride is never looked for where the mount has been taken away."""
    scene = ride(*rider(mount=horse(constitution=10, ran=10, ran_at=0)), foe(), aria="A10", orc="Z90")
    asked, fast = scene.question("aria"), {"action": "ride_fast", "heading": "east", "to": "Y10"}
    assert scene.game.chance(scene.state, asked, fast) == pytest.approx(0.55)
    assert prospects.trial(scene.state.without("horse"), asked, fast) is None


@pytest.mark.rule("D35-MNT-008")
@pytest.mark.example("EX-D35-10")
def test_on_a_running_mount_shots_lose_8() -> None:
    scene = archer()
    scene.does("aria", "ride_fast", heading="east", to="Y10")
    scene.attacks("aria", "orc", 16, with_="longbow")
    assert Term("shaken_shot", -8) in scene.one(AttackRolled).terms
    assert scene.one(AttackRolled).total == 16 + 7 - 8
    assert "running" in scene.who("horse").stances


@pytest.mark.rule("D35-MNT-008")
def test_silence_in_the_middle_rides_on() -> None:
    scene = archer()
    scene.does("aria", "gallop", heading="east", to="U10")
    scene.is_silent("aria")
    assert scene.one(RodeOn).cell == "U10"
    assert scene.who("aria").cell == "U10"


@pytest.mark.rule("D35-MNT-008")
def test_before_or_after_one_move_a_shot_loses_nothing_and_no_second_move_follows() -> None:
    scene = archer()
    scene.does("aria", "go", column="K", to="K10")
    scene.attacks("aria", "orc", 16, with_="longbow")
    assert scene.one(AttackRolled).total == 16 + 7
    assert not {"go", "gallop", "ride_fast"}.intersection(scene.offered("aria"))
    scene = archer()
    scene.attacks("aria", "orc", 16, with_="longbow")
    assert scene.one(AttackRolled).total == 16 + 7 - 2, "at more than 30 m"
    scene.does("aria", "go", column="K", to="K10")
    assert not {"go", "gallop", "ride_fast"}.intersection(
        scene.offered("aria") if scene.asked == [("aria", "declare")] else ()
    )


@pytest.mark.rule("D35-MOV-008", "D35-MOV-009", "D35-MNT-002")
def test_it_is_the_mount_that_runs_out_of_breath() -> None:
    steed = horse(constitution=10, ran=10, dexterity=14)
    scene = Skirmish(*rider(mount=steed, dexterity=14), foe(), cells=AT)
    scene.does("aria", "ride_fast", 9, heading="east", to="Y10")
    made = scene.one(EnduranceRolled)
    assert (made.combatant, made.against, made.success, made.rider) == ("horse", 10, False, "aria")
    assert scene.who("aria").cell == "A10"
    assert not {"ride_fast", "charge"}.intersection(scene.offered("aria"))
    scene.does("aria", "go", column="K", to="K10")
    assert "go" not in (scene.offered("aria") if scene.asked == [("aria", "declare")] else ())
    scene = Skirmish(*rider(mount=horse(dexterity=14), dexterity=14), foe(), cells=AT)
    scene.does("aria", "ride_fast", heading="east", to="Y10")
    assert armour_class(scene.state, scene.who("horse")) == 10 - 1
    assert armour_class(scene.state, scene.who("aria")) == 12, "whoever rides does not run"


@pytest.mark.rule("D35-MNT-009")
@pytest.mark.example("EX-D35-10")
def test_what_concentration_in_the_saddle_is_against() -> None:
    scene = archer(spells=())
    aria = scene.who("aria")
    assert casting_difficulty(scene.state, aria, 2) is None
    scene.does("aria", "go", column="K", to="K10")
    assert casting_difficulty(scene.state, scene.who("aria"), 2) is None, "one move alone"
    for gait, action, to, difficulty in (("double", "gallop", "U10", 12), ("run", "ride_fast", "Y10", 17)):
        scene = archer()
        scene.does("aria", action, heading="east", to=to)
        assert scene.one(RideBegun).gait == gait
        assert casting_difficulty(scene.state, scene.who("aria"), 2) == difficulty
    assert casting_difficulty(State(combatants={"aria": fighter("Aria")}), fighter("Aria"), 2) is None


@pytest.mark.rule("D35-MNT-001", "D35-MNT-003", "D35-MNT-010", "D35-MNT-011")
@pytest.mark.example("EX-D35-10")
def test_the_numbers_of_the_saddle() -> None:
    assert DIFFICULTIES == {"control": 20, "knees": 5, "cushion": 15}
    assert (STAYS, STAYS_AT_WAR, (FALL.count, FALL.sides)) == (50, 75, (1, 6))


# ---- coming out of the saddle


@pytest.mark.rule("D35-MNT-010")
@pytest.mark.parametrize(("face", "lands"), [(8, False), (9, True)])
def test_where_the_mount_falls_its_rider_cushions_the_fall_or_is_thrown(face: int, lands: bool) -> None:
    scene = ride(*rider(), foe())
    scene.notes(SetCondition(GM, "horse", "prone", True), face, 4)
    made = scene.one(RideRolled)
    assert (made.what, made.total, made.against, made.success) == ("cushion", face + 6, 15, lands)
    down = scene.one(Dismounted)
    assert (down.reason, down.prone, down.damage) == (("landed", False, 0) if lands else ("thrown", True, 4))
    aria = scene.who("aria")
    assert (aria.hit_points, aria.has("prone"), aria.mount, aria.width) == (20 if lands else 16, not lands, None, 1)
    assert aria.cell not in ("A10", "A11", "B10", "B11")


@pytest.mark.rule("D35-MNT-010")
def test_a_mount_that_is_killed_under_its_rider_ends_the_move() -> None:
    scene = Skirmish(*rider(mount=horse(hit_points=3)), foe(base_attack=20), cells={"aria": "E10", "orc": "D10"})
    scene.does("aria", "go", column="O", to="O10")
    assert scene.asked == [("orc", "opportunity")]
    assert scene.options("orc", "opportunity")[:2] == ("strike", "mount"), "the rider, or the mount"
    scene.answers("orc", 15, 8, 12, opportunity="mount")
    assert scene.one(OpportunityTaken).target == "horse"
    assert scene.one(Dismounted).reason == "landed"
    assert scene.said(MoveEnded)
    assert scene.who("horse").cell == "E10"
    assert scene.asked[0] == ("aria", "declare"), "the rider goes on with his turn"


@pytest.mark.rule("D35-MNT-011")
@pytest.mark.parametrize(("face", "war", "stays"), [(50, False, True), (51, False, False), (75, True, True)])
def test_whoever_loses_consciousness_may_stay_in_the_saddle(face: int, war: bool, stays: bool) -> None:
    scene = ride(*rider(), foe())
    if war:
        scene.notes(SaySaddle(GM, "aria", True))
    scene.notes(Damage(GM, "aria", 22), face, 3)
    made = scene.one(SeatRolled)
    assert (made.chance, made.stays) == (75 if war else 50, stays)
    aria = scene.who("aria")
    assert (aria.slumped, aria.mount) == ((True, "horse") if stays else (False, None))
    assert aria.hit_points == (-2 if stays else -5)
    if not stays:
        assert (scene.one(Dismounted).reason, scene.one(Dismounted).damage) == ("slid", 3)


@pytest.mark.rule("D35-MNT-012")
def test_a_mount_that_nobody_guides_keeps_its_place_and_keeps_away() -> None:
    scene = Skirmish(*rider(), foe(), fighter("Bor"), cells={"aria": "E10", "orc": "G10", "bor": "A90"})
    scene.notes(Damage(GM, "aria", 24), 50)
    assert scene.who("aria").slumped
    scene.notes(Damage(GM, "aria", 20))
    while scene.asked != [("horse", "declare")]:
        scene.passes(scene.asked[0][0])
    assert "attack" not in scene.offered("horse"), "it does not fight"
    scene.does("horse", "leave")
    while scene.asked == [("orc", "opportunity")]:
        scene.answers("orc", opportunity="-")
    assert scene.who("horse").cell == scene.who("aria").cell != "E10", "with its rider on its back"


@pytest.mark.rule("D35-MNT-012")
def test_a_mount_left_to_itself_acts_right_after_whoever_rode_it() -> None:
    scene = ride(*rider(), foe())
    assert scene.state.order == ("aria", "orc"), "it has no turn of its own"
    # One that has never rolled for it has its place behind its rider.
    fresh = scene.state.with_("horse", initiative=None)
    left = Dismounted("aria", "said", "horse", "D10").change(fresh)
    assert (left.order, left.combatants["horse"].initiative) == (("aria", "horse", "orc"), 30)
    assert not ORDERING.stale(left, left.order)
    scene.does("aria", "dismount")
    scene.passes("aria")
    assert scene.asked == [("horse", "declare")]
    assert not {"attack", "charge", "grapple"}.intersection(scene.offered("horse"))


@pytest.mark.rule("D35-MNT-012", "D35-AOO-006")
def test_a_mount_that_nobody_guides_takes_no_opportunity() -> None:
    wild = evolve(horse(), met=True)
    scene = Skirmish(foe(), fighter("Aria"), wild, cells={"orc": "E10", "aria": "A90", "horse": "F10"})
    scene.does("orc", "go", column="E", to="E5")
    assert scene.asked != [("horse", "opportunity")]


def test_nobody_grapples_in_the_saddle() -> None:
    scene = Skirmish(*rider(), foe(), cells={"aria": "E10", "orc": "G10"})
    assert "grapple" not in scene.offered("aria")
    scene.notes(SayGrapple(GM, "orc", "aria", True))
    assert scene.one(Dismounted).reason == "held"
    assert scene.who("aria").mount is None


def test_the_game_master_puts_people_into_the_saddle_and_out_of_it() -> None:
    scene = Skirmish(fighter("Aria"), foe(), horse(), cells={"aria": "E10", "horse": "M10", "orc": "Z90"})
    assert scene.refusal(Saddle(GM, "horse", "aria")) == "dnd35-mount-small"
    assert scene.refusal(Saddle(GM, "orc", "horse")) == "dnd35-mount-taken", "of another side"
    assert scene.refusal(Unsaddle(GM, "aria")) == "dnd35-not-riding"
    scene.notes(Saddle(GM, "aria", "horse"))
    assert (scene.who("aria").cell, scene.who("aria").mount) == ("M10", "horse")
    scene.notes(Unsaddle(GM, "aria"))
    assert scene.one(Dismounted).reason == "said"
    scene.notes(Saddle(GM, "aria", "horse"))
    scene.notes(Remove(GM, "horse"))
    assert (scene.who("aria").mount, scene.who("aria").width) == (None, 1)


@pytest.mark.rule("D35-MNT-002", "D35-MOV-013")
def test_nobody_mounts_what_is_squeezed() -> None:
    """In the saddle it takes its whole space, which it has not."""
    tight = horse(conditions=(Condition("squeezed"),), ridden=False)
    scene = Skirmish(fighter("Aria"), tight, foe(), cells={"aria": "E10", "horse": "F10", "orc": "Z90"})
    assert "mount" not in scene.offered("aria")
    assert scene.refusal(Saddle(GM, "aria", "horse")) == "dnd35-mount-taken"


def test_an_autopilot_masters_its_mount_and_charges_on_it() -> None:
    people = rider(mount=horse(trained=False), temperament="furious")
    scene = Skirmish(foe(armour=20), *people, cells={"aria": "A10", "orc": "K10"})
    scene.dice(15, 10)
    scene.passes("orc")
    assert scene.one(RideRolled).success
    assert scene.one(AttackRolled).combatant == "aria"


# ---- joining on horseback


def knight(*here: Fighter, locale: str = "fr", **sheet: Any) -> Skirmish:
    """The ready-made knight joins those who are *here*, with *sheet* changed on his sheet."""
    game = rulesets_of(load_library())["dnd35"]
    scene = Skirmish(*here, begun=False)
    _, body = game.sheets.propose({"ready": "thibaud"})
    changed = json.dumps({**json.loads(body), **sheet})
    told = {"sheet": changed, "player": PLAYER, "locale": locale}
    scene.says(game.compose(scene.state, "join", PLAYER, told))
    return scene


@pytest.mark.rule("D35-MNT-002")
def test_a_knight_joins_in_the_saddle_of_his_own_mount() -> None:
    scene = knight()
    rider, mount = scene.state.combatants.values()
    assert (mount.name, mount.player, mount.side) == ("Cheval de guerre lourd", None, rider.side)
    assert (rider.mount, rider.astride, mount.ridden) == (mount.id, 2, True)
    assert scene.one(Mounted).said
    scene.says(Join(GM, (foe(),)))
    scene.says(inputs.Begin(GM), 15, 5)
    assert rider.name in [scene.state.combatants[each].name for each in scene.state.order]
    assert mount.id not in scene.state.order
    placed = [scene.who(each.id).cell for each in (rider, mount)]
    assert placed[0] == placed[1] is not None


@pytest.mark.rule("D35-MNT-002")
def test_his_mount_bears_another_name_where_that_is_taken_and_speaks_the_tables_language() -> None:
    scene = knight(fighter("Heavy warhorse"), locale="en")
    assert [each.name for each in scene.state.combatants.values()][1:] == ["Thibaud", "Heavy warhorse 2"]
    assert scene.who("thibaud").mount == "heavy-warhorse-2"


@pytest.mark.rule("D35-MNT-002")
def test_without_a_mount_or_with_one_that_is_too_small_one_comes_on_foot() -> None:
    for sheet in ({"mount": None}, {"size": "large"}):
        scene = knight(**sheet)
        assert [each.name for each in scene.state.combatants.values()] == ["Thibaud"]
        assert scene.who("thibaud").mount is None


def test_a_sheet_that_is_changed_before_the_beginning_keeps_him_in_the_saddle() -> None:
    scene = knight()
    game = rulesets_of(load_library())["dnd35"]
    _, body = game.sheets.propose({"ready": "thibaud"})
    made = json.dumps({**json.loads(body), "hit_points": 30})
    scene.says(game.compose(scene.state, "renew", PLAYER, {"who": "thibaud", "sheet": made}))
    who = scene.who("thibaud")
    assert (who.hit_points, who.mount, who.astride) == (30, "cheval-de-guerre-lourd", 2)


@pytest.mark.rule("D35-MNT-002")
def test_a_mount_is_told_to_act_in_the_turn_of_its_rider() -> None:
    scene = ride(*rider(), foe())
    seen = Look(gm=True, own=True, awaited=False)
    assert facts(scene.state, scene.who("horse"), seen)["rider"] == "aria"
    assert facts(scene.state, scene.who("aria"), seen)["rider"] is None
    scene.notes(Unsaddle(GM, "aria"))
    assert facts(scene.state, scene.who("horse"), seen)["rider"] is None
