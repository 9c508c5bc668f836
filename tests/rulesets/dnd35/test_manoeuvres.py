"""Manoeuvres: bull rush, trip, disarm, sunder, overrun, their answers, and what becomes of things (D35-MAN)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.decisions import NOTHING
from bot.kernel.values import evolve
from bot.rulesets.dnd35.attack.strikes import AttackRolled, WentAstray
from bot.rulesets.dnd35.base.budget import points_for
from bot.rulesets.dnd35.base.rolls import CHECKS, Opposed, Trial, beats
from bot.rulesets.dnd35.damage import DamageDealt
from bot.rulesets.dnd35.fixing import Damage
from bot.rulesets.dnd35.grapple.holds import SayGrapple, SayPin
from bot.rulesets.dnd35.manoeuvres.events import (
    ContestRolled,
    GoesAlong,
    ManoeuvreBegun,
    ManoeuvreEnded,
    Pushed,
    Retorted,
    ThrownBack,
    Toppled,
    TouchRolled,
    WayGiven,
)
from bot.rulesets.dnd35.manoeuvres.events_things import Disarmed, GiveThing, Snatched, ThingDamaged, ThingStruck
from bot.rulesets.dnd35.movement.events import MoveEnded
from bot.rulesets.dnd35.movement.ways import Place
from bot.rulesets.dnd35.opportunities import OpportunityTaken
from bot.rulesets.dnd35.postures import ActEnded
from bot.rulesets.dnd35.state import FISTS, Fighter, State, Thing, Weapon
from bot.rulesets.shared.check import PLAIN, Check, terms
from tests.rulesets.dnd35.skirmish import (
    DAGGER,
    GM,
    GREATSWORD,
    LONGBOW,
    LONGSPEAR,
    LONGSWORD,
    Skirmish,
    astride,
    fighter,
    horse,
)

NEAR = {"aria": "E10", "orc": "F10"}
GUISARME = Weapon(
    "guisarme", "2d4", multiplier=3, hands=2, held="both", reach=True, types=("slashing",), trip=True, points=10
)
RAPIER = Weapon("rapier", "1d6", types=("piercing",), hardness=10, points=2)
FLAIL = Weapon("flail", "1d8", types=("bludgeoning",), trip=True, disarm=2, hardness=5, points=5)
AXE = Weapon("battleaxe", "1d8", multiplier=3, types=("slashing",), hardness=5, points=5)
SWORD = evolve(LONGSWORD, hardness=10, points=5)
GREATAXE = Weapon("greataxe", "1d12", multiplier=3, hands=2, held="both", types=("slashing",), hardness=5, points=10)
WOLF: dict[str, Any] = {"dexterity": 15, "legs": 4, "being": "animal", "intelligence": 2}


def table(*people: Fighter, cells: dict[str, str] = NEAR, **settings: Any) -> Skirmish:
    """Aria and whoever stands beside her."""
    return Skirmish(*people, cells=cells, **settings)


def check(face: int, modifier: int) -> Check:
    return Check(PLAIN, face, terms(("face", face), ("strength", modifier)))


def trip(scene: Skirmish, *faces: int, who: str = "aria", target: str = "orc", with_: str = FISTS) -> None:
    scene.does(who, "trip", *faces, target=target, **{"with": with_})


def total(kind: str, trial: Trial, state: State | None = None) -> int:
    return CHECKS.made(kind, state or State(), trial, trial.face).total


# ---- opposed checks


@pytest.mark.rule("D35-BAS-015")
def test_of_equal_totals_the_greater_modifier_wins_and_equal_ones_roll_again() -> None:
    assert beats(check(10, 7), check(12, 5))
    assert beats(check(12, 5), check(10, 7)) is False
    assert beats(check(10, 7), check(10, 7)) is None
    scene = table(fighter("Aria", strength=16), fighter("Orc", "foes", strength=16))
    trip(scene, 15)
    scene.answers("orc", 8, 8, 12, 4, resist="strength")
    made = scene.one(ContestRolled)
    assert (made.face, made.other_face, made.again, made.won) == (12, 4, 1, True)
    assert isinstance(Opposed(check(1, 1), check(2, 2), False).told(), dict)


# ---- bull rush


@pytest.mark.rule("D35-MAN-001")
def test_a_bull_rush_is_for_whoever_is_at_most_one_size_larger() -> None:
    ogre, giant = fighter("Ogre", "foes", size="large"), fighter("Giant", "foes", size="huge")
    cells = {"aria": "E10", "ogre": "F10", "giant": "B11"}
    scene = table(fighter("Aria"), ogre, giant, cells=cells, size_limits="on")
    assert scene.options("aria", "target", action="bull_rush") == ("ogre",)
    free = table(fighter("Aria"), ogre, giant, cells=cells)
    assert free.options("aria", "target", action="bull_rush") == ("ogre", "giant")
    scene.does("aria", "bull_rush", 15, 5, target="ogre")
    assert scene.state.turn is not None
    assert scene.state.turn.standard
    assert "attack" not in scene.offered("aria")


@pytest.mark.rule("D35-MAN-001")
def test_nobody_rushes_after_a_step_nor_after_an_attack() -> None:
    scene = table(fighter("Aria"), fighter("Orc", "foes"))
    scene.does("aria", "step", to="E9")
    assert "bull_rush" not in scene.offered("aria")


@pytest.mark.rule("D35-MAN-002")
def test_entering_gives_the_other_and_all_who_threaten_an_attack_and_theirs_may_go_astray() -> None:
    aria = fighter("Aria", armour=6)
    victim = fighter("Victim", "foes", armour=7, met=True)
    orc = fighter("Orc", "foes", GREATAXE, base_attack=1, strength=16, met=True)
    cells = {"aria": "E10", "victim": "F10", "orc": "E11"}
    scene = table(aria, victim, orc, cells=cells, soft_cover_melee="off")
    scene.does("aria", "bull_rush", target="victim")
    assert scene.asked == [("victim", "opportunity")]
    scene.answers("victim", 2, opportunity="strike")
    assert not scene.said(WentAstray), "whoever is pushed strikes nobody but who pushes him"
    assert scene.asked == [("orc", "opportunity")]
    scene.answers("orc", 15, 25, 4, 10, 2, opportunity="strike")
    assert scene.one(WentAstray).gone
    rolled = scene.one(AttackRolled)
    assert (rolled.target, rolled.total, rolled.against) == ("victim", 15 + 4, 17)
    assert (scene.one(DamageDealt).target, scene.one(DamageDealt).dealt) == ("victim", 4 + 4)
    assert (scene.who("aria").hit_points, scene.who("victim").hit_points) == (20, 12)


@pytest.mark.rule("D35-MAN-002", "D35-MAN-022")
@pytest.mark.parametrize("action", ["bull_rush", "overrun"])
def test_whoever_threatens_only_the_square_that_is_entered_strikes_as_it_is_entered(action: str) -> None:
    def entering(**figures: int) -> Skirmish:
        orc = fighter("Orc", "foes", GREATAXE, strength=16, met=True)
        people = fighter("Aria", **figures), fighter("Victim", "foes"), orc
        scene = table(*people, cells={"aria": "E10", "victim": "F10", "orc": "G11"})
        scene.does("aria", action, target="victim")
        if action == "overrun":
            assert scene.asked == [("victim", "give_way")], "from where she comes nobody else reaches her"
            scene.answers("victim", give_way="block")
        return scene

    scene = entering()
    assert scene.asked == [("orc", "opportunity")]
    assert scene.who("aria").cell == "F10"
    scene.answers("orc", 2, *([90] if action == "bull_rush" else []), opportunity="strike")
    assert scene.one(AttackRolled).target == "aria"
    assert ("orc", "opportunity") not in scene.asked, "it is one opportunity"
    # Whoever is struck down there lies where she came from, and nobody measures strength with her.
    scene = entering(hit_points=2)
    scene.answers("orc", 19, *([90] if action == "bull_rush" else []), 12, opportunity="strike")
    assert scene.who("aria").out
    assert scene.who("aria").cell == "E10"
    assert not scene.said(ContestRolled)
    assert (scene.state.deed, scene.asked) == (None, []), "one camp is left"


@pytest.mark.rule("D35-MAN-002")
def test_one_time_in_four_and_no_more() -> None:
    orc = fighter("Orc", "foes", met=True)
    people = fighter("Aria", armour=6), fighter("Victim", "foes"), orc
    scene = table(*people, cells={"aria": "E10", "victim": "F10", "orc": "E11"})
    scene.does("aria", "bull_rush", target="victim")
    scene.answers("orc", 18, 26, 3, 10, 2, opportunity="strike")
    assert not scene.one(WentAstray).gone
    assert scene.one(DamageDealt).target == "aria"


@pytest.mark.rule("D35-MAN-003", "D35-BAS-011", "D35-MOV-005")
def test_strength_with_the_special_modifier_of_size_the_charge_and_firm_legs() -> None:
    orc = fighter("Orc", "foes", strength=16)
    horse = fighter("Horse", "foes", size="large", strength=16, legs=4)
    assert total("contest", Trial(orc, 11, horse, tried="bull_rush", charging=True)) == 16
    assert total("contest", Trial(horse, 4, orc, tried="bull_rush", defends=True)) == 15
    dwarf = fighter("Dwarf", "foes", features=("stable",))
    assert total("contest", Trial(dwarf, 4, orc, tried="bull_rush", defends=True)) == 8
    assert total("contest", Trial(orc, 10, horse, tried="bull_rush")) == 13


@pytest.mark.rule("D35-MAN-004")
def test_whoever_wins_pushes_a_square_and_one_more_for_each_five_points_if_he_goes_along() -> None:
    def rush() -> Skirmish:
        scene = table(fighter("Aria"), fighter("Orc", "foes"))
        scene.does("aria", "bull_rush", 20, 13, target="orc")
        return scene

    scene = rush()
    assert scene.asked == [("aria", "push")]
    assert scene.options("aria", "push") == ("G10", "H10")
    scene.answers("aria", push="H10")
    assert scene.one(Pushed).metres == "3"
    assert (scene.who("aria").cell, scene.who("orc").cell) == ("G10", "H10")
    scene = rush()
    scene.answers("aria", push="G10")
    assert (scene.who("aria").cell, scene.who("orc").cell) == ("F10", "G10")


@pytest.mark.rule("D35-MAN-001", "D35-MAN-003", "D35-MAN-004", "D35-MAN-006", "D35-MOV-005")
@pytest.mark.example("EX-D35-06")
@pytest.mark.parametrize(("margin", "metres"), [(1, "1.5"), (5, "3"), (12, "4.5"), (-1, "")])
def test_a_charge_that_ends_in_a_bull_rush(margin: int, metres: str) -> None:
    """Two more for the charge; how far by how much; whoever loses is back 1.5 m."""
    scene = table(fighter("Aria"), fighter("Orc", "foes"), cells={"aria": "A10", "orc": "F10"})
    scene.does("aria", "charge_into", 15, 15 + 2 - margin, target="orc", how="bull_rush")
    made = scene.one(ContestRolled)
    assert (made.total, made.total - made.other_total) == (17, margin)
    assert "charging" in scene.who("aria").stances
    if margin < 0:
        assert (scene.who("aria").cell, scene.one(ThrownBack).fallen) == ("E10", False)
        return
    if scene.asked == [("aria", "push")]:
        scene.answers("aria", push=scene.options("aria", "push")[-1])
    assert scene.one(Pushed).metres == metres
    assert scene.asked == [("orc", "declare")], "the charge was the whole turn"


@pytest.mark.rule("D35-MAN-021", "D35-MAN-023", "D35-MOV-005")
def test_a_charge_that_ends_in_an_overrun() -> None:
    scene = table(fighter("Aria"), fighter("Orc", "foes"), cells={"aria": "A10", "orc": "F10"})
    scene.does("aria", "charge_into", target="orc", how="overrun")
    scene.answers("orc", give_way="block")
    scene.answers("orc", 13, 10, resist="strength")
    assert (scene.one(ContestRolled).total, scene.one(ContestRolled).other_total) == (15, 10)
    assert (scene.who("aria").cell, scene.who("orc").has("prone")) == ("G10", True)


@pytest.mark.rule("D35-MAN-004")
def test_nobody_is_pushed_through_anybody_and_a_tie_is_a_failure() -> None:
    people = fighter("Aria"), fighter("Orc", "foes"), fighter("Ugh", "foes")
    scene = table(*people, cells={**NEAR, "ugh": "G10"})
    scene.does("aria", "bull_rush", 20, 1, target="orc")
    back = scene.one(ThrownBack)
    assert (back.cell, back.fallen) == ("E10", False)
    assert scene.who("orc").cell == "F10"
    tie = table(fighter("Aria", strength=18), fighter("Orc", "foes"))
    tie.does("aria", "bull_rush", 10, 14, target="orc")
    assert not tie.one(ContestRolled).won


@pytest.mark.rule("D35-MAN-005")
def test_whoever_is_pushed_back_is_struck_at_but_not_by_who_pushes_him() -> None:
    people = fighter("Aria", met=True), fighter("Bor", base_attack=6, met=True), fighter("Orc", "foes")
    scene = table(*people, cells={**NEAR, "bor": "F11"})
    scene.does("aria", "bull_rush", 15, 12, target="orc")
    assert scene.asked == [("bor", "opportunity")]
    scene.answers("bor", 10, 60, 3, opportunity="strike")
    assert (scene.one(AttackRolled).total, scene.one(WentAstray).gone) == (16, False)
    assert (scene.who("orc").cell, scene.who("aria").cell) == ("G10", "F10")


@pytest.mark.rule("D35-MAN-004", "D35-MAN-005")
def test_whoever_loses_consciousness_is_pushed_all_the_same() -> None:
    """He strikes at 0 hit points, and falls (D35-HPS-001); what is told of the push is what comes of it."""
    scene = table(fighter("Aria"), fighter("Orc", "foes", hit_points=0, met=True))
    scene.does("aria", "bull_rush", target="orc")
    scene.answers("orc", 1, 20, 13, opportunity="strike")
    assert scene.who("orc").hit_points == -1
    scene.answers("aria", push="H10")
    assert scene.one(Pushed).metres == "3"
    assert not any(each.stopped for each in scene.said(MoveEnded))
    assert (scene.who("aria").cell, scene.who("orc").cell) == ("G10", "H10")
    # Struck down on the way, he goes on as well.
    people = fighter("Aria", met=True), fighter("Bor", base_attack=6, met=True), fighter("Orc", "foes", hit_points=2)
    struck = table(*people, cells={**NEAR, "bor": "F11"})
    struck.does("aria", "bull_rush", 15, 12, target="orc")
    struck.answers("bor", 10, 60, 3, opportunity="strike")
    assert struck.who("orc").out
    assert (struck.who("orc").cell, struck.who("aria").cell) == ("G10", "F10")


@pytest.mark.rule("D35-MAN-006")
def test_whoever_fails_is_back_where_he_came_from_or_prone_where_somebody_stands_by_now() -> None:
    scene = table(fighter("Aria"), fighter("Orc", "foes"))
    scene.does("aria", "bull_rush", 12, 17, target="orc")
    assert (scene.one(ThrownBack).fallen, scene.who("aria").cell) == (False, "E10")
    people = fighter("Aria"), fighter("Bor"), fighter("Orc", "foes"), fighter("Ugh", "foes", met=True)
    taken = table(*people, cells={**NEAR, "bor": "A10", "ugh": "F11"})
    taken.does("aria", "bull_rush", target="orc")
    taken.answers("ugh", 12, 17, opportunity=NOTHING)
    assert taken.who("aria").cell == "E10"


@pytest.mark.rule("D35-MAN-006")
def test_the_square_that_somebody_has_entered_meanwhile() -> None:
    """The game master puts Bor there while somebody thinks about his opportunity at the push."""
    people = fighter("Aria"), fighter("Bor"), fighter("Orc", "foes"), fighter("Ugh", "foes", met=True)
    scene = table(*people, cells={**NEAR, "bor": "A10", "ugh": "F11"})
    scene.does("aria", "bull_rush", target="orc")
    scene.notes(Place(GM, "aria", "E11"))
    scene.notes(Place(GM, "bor", "E10"))
    scene.answers("ugh", 12, 17, opportunity=NOTHING)
    assert (scene.one(ThrownBack).cell, scene.one(ThrownBack).fallen) == ("E10", True)
    assert scene.who("aria").has("prone")


# ---- trip


@pytest.mark.rule("D35-MAN-007")
def test_nobody_trips_whoever_is_two_sizes_larger() -> None:
    goblin = fighter("Goblin", size="small")
    cells = {"goblin": "E10", "human": "F10", "ogre": "E11"}
    scene = table(goblin, fighter("Human", "foes"), fighter("Ogre", "foes", size="large"), cells=cells)
    assert scene.options("goblin", "target", action="trip") == ("human",)


@pytest.mark.rule("D35-MAN-008", "D35-AOO-002")
def test_a_trip_needs_a_touch_and_bare_hands_are_struck_at_first() -> None:
    orc = fighter("Orc", "foes", armour=3, met=True)
    scene = table(fighter("Aria", base_attack=3, strength=16), orc)
    trip(scene)
    assert scene.asked == [("orc", "opportunity")]
    scene.answers("orc", 7, opportunity=NOTHING)
    touch = scene.one(TouchRolled)
    assert (touch.total, touch.against, touch.hit) == (13, 10, True)
    assert scene.asked == [("orc", "resist")]
    miss = table(fighter("Aria"), evolve(orc, met=False))
    trip(miss, 3)
    assert not miss.one(TouchRolled).hit
    assert not miss.said(ContestRolled)
    armed = table(fighter("Aria", "players", FLAIL), orc)
    trip(armed, 15, with_="flail")
    assert armed.asked == [("orc", "resist")], "a weapon made for it exposes nobody"
    normal = table(fighter("Aria"), evolve(orc, met=False), trip_attack="normal")
    trip(normal, 12)
    assert (normal.one(TouchRolled).against, normal.one(TouchRolled).hit) == (13, False)


@pytest.mark.rule("D35-MAN-008")
def test_a_trip_takes_the_place_of_an_attack() -> None:
    scene = table(fighter("Aria", base_attack=6), fighter("Orc", "foes", dexterity=30))
    trip(scene, 2)
    assert "trip" in scene.offered("aria")
    trip(scene, 15)
    assert scene.one(TouchRolled).total == 15 + 6 - 5
    scene.answers("orc", 2, 10, resist="dexterity")
    scene.answers("orc", counter=NOTHING)
    assert scene.state.turn is not None
    assert scene.state.turn.swings == 2
    assert "trip" not in scene.offered("aria")


@pytest.mark.rule("D35-MAN-009", "D35-MAN-010")
def test_four_legs_stand_firm_and_whoever_loses_falls() -> None:
    scene = table(fighter("Aria", strength=16), fighter("Wolf", "foes", **WOLF), cells={"aria": "E10", "wolf": "F10"})
    trip(scene, 15, target="wolf")
    assert scene.options("wolf", "resist") == ("dexterity", "strength"), "the better first"
    scene.answers("wolf", 12, 8, resist="dexterity")
    made = scene.one(ContestRolled)
    assert (made.total, made.other_total, made.won) == (15, 14, True)
    assert scene.one(Toppled).target == "wolf"
    assert scene.who("wolf").has("prone")


@pytest.mark.rule("D35-MAN-011", "D35-BAS-015")
def test_whoever_was_not_tripped_may_trip_in_his_turn_and_that_is_the_end_of_it() -> None:
    mere = {"counter_trip": "check"}
    scene = table(fighter("Aria", strength=16, dexterity=15), fighter("Orc", "foes", strength=18), **mere)
    trip(scene, 15)
    scene.answers("orc", 2, 10, resist="strength")
    assert scene.asked == [("orc", "counter")]
    scene.answers("orc", counter="retort")
    assert scene.asked == [("aria", "resist")]
    scene.answers("aria", 9, 11, resist="dexterity")
    made = scene.one(ContestRolled)
    assert (made.total, made.other_total, made.won, made.reply) == (13, 13, True, True)
    assert scene.one(Toppled).target == "aria"
    assert scene.said(ManoeuvreEnded)
    lost = table(fighter("Aria"), fighter("Orc", "foes"), **mere)
    trip(lost, 15)
    lost.answers("orc", 2, 10, resist="strength")
    lost.answers("orc", counter="retort")
    lost.answers("aria", 2, 10, resist="strength")
    assert lost.one(ContestRolled).won is False
    assert ("aria", "counter") not in lost.asked


@pytest.mark.rule("D35-MAN-011")
def test_whoever_trips_with_a_weapon_may_let_go_of_it_rather_than_fall() -> None:
    scene = table(fighter("Aria", "players", FLAIL), fighter("Orc", "foes"), counter_trip="check")
    trip(scene, 15, with_="flail")
    scene.answers("orc", 2, 10, resist="strength")
    scene.answers("orc", counter="retort")
    scene.answers("aria", 15, 2, resist="strength")
    assert scene.asked == [("aria", "topple")]
    scene.answers("aria", topple="let_go")
    assert not scene.who("aria").has("prone")
    assert [each.weapon.weapon for each in scene.state.lying] == ["flail"]
    assert "pick_up" in scene.offered("aria")
    scene.does("aria", "pick_up", **{"with": "flail"})
    assert scene.one(ActEnded).outcome == "done"
    assert [each.weapon for each in scene.who("aria").weapons] == ["flail"]


@pytest.mark.rule("D35-MAN-007", "D35-MAN-009", "D35-MAN-010", "D35-MAN-011")
@pytest.mark.example("EX-D35-13")
def test_trip_and_counter_trip() -> None:
    scene = table(fighter("Aria", strength=16), fighter("Orc", "foes", strength=12, dexterity=18))
    trip(scene, 15)
    scene.answers("orc", 8, 9, resist="dexterity")
    first = scene.one(ContestRolled)
    assert (first.total, first.other_total, first.won) == (11, 13, False)
    scene.answers("orc", counter="retort")
    assert scene.asked == [("aria", "opportunity")], "bare hands expose him in his turn"
    scene.answers("aria", 15, opportunity=NOTHING)
    assert (scene.one(TouchRolled).combatant, scene.one(TouchRolled).hit) == ("orc", True)
    scene.answers("aria", 12, 7, resist="strength")
    second = scene.one(ContestRolled)
    assert (second.total, second.other_total, second.won) == (13, 10, True)
    assert scene.who("aria").has("prone")
    assert not scene.who("orc").has("prone")


@pytest.mark.rule("D35-MAN-012")
def test_a_rider_may_ride_instead_and_is_pulled_from_the_saddle() -> None:
    steed = horse("foes")
    rider = astride(fighter("Rider", "foes", skills={"ride": 8}), steed)
    scene = table(fighter("Aria", strength=16), rider, steed, cells={"aria": "E10", "rider": "F10"})
    trip(scene, 15, target="rider")
    assert scene.options("rider", "resist")[0] == "ride"
    scene.answers("rider", 14, 5, resist="ride")
    made = scene.one(ContestRolled)
    assert (made.total, made.other_total) == (17, 13)
    assert scene.one(Toppled).unhorsed
    assert scene.who("rider").has("prone")
    assert (scene.who("rider").mount, scene.who("rider").astride) == (None, 0)
    assert scene.who("rider").cell not in ("F10", "F11", "G10", "G11")


@pytest.mark.rule("D35-AOO-003")
def test_an_opportunity_may_be_a_trip() -> None:
    orc = fighter("Orc", "foes", FLAIL, met=True, strength=16)
    scene = table(fighter("Aria"), orc)
    scene.does("aria", "go", to="E13", column="E")
    assert scene.options("orc", "opportunity") == ("strike", "trip", "disarm", "later", NOTHING)
    scene.answers("orc", 15, opportunity="trip")
    scene.answers("aria", 15, 3, resist="strength")
    assert scene.who("aria").has("prone")
    assert scene.one(MoveEnded) == MoveEnded("aria", stopped=True, cell="E10"), "whoever is thrown down goes no further"
    assert scene.who("aria").cell == "E10"
    assert scene.who("orc").reacted
    assert not scene.said(OpportunityTaken)


@pytest.mark.rule("D35-AOO-003", "D35-MAN-018")
@pytest.mark.parametrize(("arm", "sunders"), [(RAPIER, False), (LONGSWORD, True)])
def test_nobody_sunders_by_an_opportunity_with_the_bare_hands_beside_a_point(arm: Weapon, sunders: bool) -> None:
    blade = evolve(LONGSWORD, hardness=10, points=5)
    scene = table(fighter("Aria", "players", blade), fighter("Orc", "foes", arm, met=True))
    scene.does("aria", "go", to="E13", column="E")
    assert ("sunder" in scene.options("orc", "opportunity")) is sunders


# ---- prone


@pytest.mark.rule("D35-BAS-017")
def test_whoever_is_prone_is_struck_more_easily_and_shot_at_less_and_stands_up_under_blows() -> None:
    orc = fighter("Orc", "foes", armour=3, met=True)
    scene = table(fighter("Aria", base_attack=6), orc)
    scene.does("aria", "trip", 15, target="orc", **{"with": FISTS})
    scene.answers("orc", 15, opportunity=NOTHING)
    scene.answers("orc", 15, 2, resist="strength")
    scene.attacks("aria", "orc", 12, 3)
    assert scene.one(AttackRolled).against == 13 - 4
    scene.passes("aria")
    assert "go" not in scene.offered("orc")
    scene.does("orc", "stand")
    assert scene.asked == [("aria", "opportunity")]
    scene.answers("aria", 10, 3, opportunity="strike")
    assert scene.one(AttackRolled).against == 9, "still prone"
    assert not scene.who("orc").has("prone")
    lying = fighter("Archer", "players", LONGBOW, conditions=())
    shot = Trial(lying, 10, evolve(orc, conditions=scene.who("orc").conditions), LONGBOW, shot=True)
    assert CHECKS.made("attack", scene.state, shot, 10).against == 13


@pytest.mark.rule("D35-BAS-017")
def test_dropping_is_free_and_nobody_shoots_a_bow_from_the_ground() -> None:
    scene = table(
        fighter("Aria", "players", LONGBOW), fighter("Orc", "foes", armour=3), cells={"aria": "A1", "orc": "M1"}
    )
    assert "longbow" in scene.options("aria", "with", action="attack")
    scene.does("aria", "drop_prone")
    assert scene.who("aria").has("prone")
    assert "attack" not in scene.offered("aria")
    assert "stand" in scene.offered("aria")
    assert scene.state.turn is not None
    assert not scene.state.turn.standard
    prone = scene.who("aria")
    assert total("attack", Trial(prone, 10, scene.who("orc"), LONGSWORD), scene.state) == 6
    there = CHECKS.made("attack", scene.state, Trial(scene.who("orc"), 10, prone, LONGSWORD), 10)
    far = CHECKS.made("attack", scene.state, Trial(scene.who("orc"), 10, prone, LONGBOW, shot=True), 10)
    assert (there.against, far.against) == (6, 14)


# ---- disarm


@pytest.mark.rule("D35-MOV-002", "D35-MAN-014")
def test_a_charge_adds_to_its_attack_alone_and_not_to_holding_on_to_a_weapon() -> None:
    spear = evolve(LONGSPEAR, disarm=0)
    people = fighter("Orc", "foes", met=True), fighter("Aria", "players", spear, feats=("improved_disarm",), met=True)
    scene = table(*people, cells={"orc": "A10", "aria": "F10"})
    scene.does("orc", "charge", target="aria", **{"with": "longsword"})
    assert scene.asked == [("aria", "opportunity")]
    scene.answers("aria", 2, 19, opportunity="disarm")
    made = scene.one(ContestRolled)
    assert "charge" not in [each.name for each in made.other_terms]
    scene.answers("orc", 10, counter=NOTHING)
    rolled = scene.one(AttackRolled)
    assert ("charge", 2) in [(each.name, each.value) for each in rolled.terms]


@pytest.mark.rule("D35-MAN-013")
def test_a_disarm_fails_where_the_attack_that_it_provokes_deals_damage() -> None:
    scene = table(fighter("Aria"), fighter("Orc", "foes", met=True))
    scene.does("aria", "disarm", target="orc", aimed="longsword", **{"with": "longsword"})
    assert scene.asked == [("orc", "opportunity")]
    scene.answers("orc", 15, 4, opportunity="strike")
    assert scene.one(ManoeuvreEnded).reason == "hurt"
    assert not scene.said(ContestRolled)
    missed = table(fighter("Aria"), fighter("Orc", "foes", met=True))
    missed.does("aria", "disarm", target="orc", aimed="longsword", **{"with": "longsword"})
    missed.answers("orc", 2, 15, 10, opportunity="strike")
    assert missed.one(ContestRolled).won


@pytest.mark.rule("D35-MAN-014")
def test_hands_and_sizes_count_in_opposed_attack_rolls() -> None:
    ogre = fighter("Ogre", "foes", GREATAXE, size="large", strength=21, base_attack=5)
    cells = {"aria": "E10", "ogre": "F10"}
    scene = table(fighter("Aria", base_attack=3, strength=16), ogre, cells=cells)
    scene.does("aria", "disarm", 11, 8, target="ogre", aimed="greataxe", **{"with": "longsword"})
    made = scene.one(ContestRolled)
    assert (made.total, made.other_total, made.won) == (17, 8 + 9 + 4 + 4, False)


@pytest.mark.rule("D35-MAN-014", "D35-MAN-019")
@pytest.mark.example("EX-D35-16")
def test_two_hands_against_a_light_weapon_of_somebody_larger() -> None:
    giant = fighter("Giant", "foes", DAGGER, size="large", base_attack=9)
    aria = fighter("Aria", "players", GREATSWORD, base_attack=8)
    for tried in ("disarm", "sunder"):
        mine = Trial(aria, 10, giant, GREATSWORD, tried=tried, aimed="dagger")
        theirs = Trial(giant, 10, aria, DAGGER, tried=tried, aimed="dagger", defends=True)
        assert (total("arms", mine), total("arms", theirs)) == (22, 18)


@pytest.mark.rule("D35-MAN-014")
def test_whoever_defends_something_else_than_a_melee_weapon_has_four_less() -> None:
    archer = fighter("Archer", "foes", LONGBOW)
    theirs = Trial(archer, 10, fighter("Aria"), LONGBOW, tried="disarm", aimed="longbow", defends=True)
    assert total("arms", theirs) == 10 + 4 - 4


@pytest.mark.rule("D35-MAN-015")
def test_what_is_struck_from_a_hand_lies_there_and_bare_hands_hold_it() -> None:
    scene = table(fighter("Aria"), fighter("Orc", "foes", AXE))
    scene.does("aria", "disarm", 15, 5, target="orc", aimed="battleaxe", **{"with": "longsword"})
    assert scene.one(Disarmed).held is None
    assert [(each.weapon.weapon, each.cell) for each in scene.state.lying] == [("battleaxe", "F10")]
    assert scene.who("orc").weapons == ()
    unarmed = evolve(fighter("Aria"), weapons=())
    bare = table(unarmed, fighter("Orc", "foes", AXE))
    bare.does("aria", "disarm", 18, 5, target="orc", aimed="battleaxe", **{"with": FISTS})
    assert bare.one(Disarmed).held == "both"
    assert [each.weapon for each in bare.who("aria").weapons] == ["battleaxe"]
    assert not bare.state.lying


@pytest.mark.rule("D35-MAN-016")
def test_whoever_was_not_disarmed_may_disarm_in_his_turn_without_being_struck_at() -> None:
    ogre = fighter("Ogre", "foes", GREATAXE, size="large", strength=21, base_attack=5)
    scene = table(fighter("Aria", base_attack=3, strength=16, met=True), ogre, cells={"aria": "E10", "ogre": "F10"})
    scene.does("aria", "disarm", 11, 8, target="ogre", aimed="greataxe", **{"with": "longsword"})
    assert scene.asked == [("ogre", "counter")]
    scene.answers("ogre", 10, 12, counter="retort")
    made = scene.one(ContestRolled)
    assert (made.total, made.other_total, made.won) == (27, 18, True)
    assert (scene.one(Disarmed).target, scene.one(Disarmed).item) == ("aria", "longsword")
    assert not scene.said(OpportunityTaken)


@pytest.mark.rule("D35-MAN-016")
def test_there_is_no_answer_for_something_else_than_a_melee_weapon() -> None:
    cells = {"aria": "E10", "archer": "F10"}
    scene = table(fighter("Aria"), fighter("Archer", "foes", LONGBOW), cells=cells, disarm_counter="weapons")
    scene.does("aria", "disarm", 2, 15, target="archer", aimed="longbow", **{"with": "longsword"})
    assert not scene.said(Retorted)
    assert ("archer", "counter") not in scene.asked


# ---- snatch


@pytest.mark.rule("D35-MAN-017")
def test_a_purse_is_taken_and_a_ring_is_not() -> None:
    things = Thing("purse", fastened="easy"), Thing("ring", fastened="secured")
    orc = fighter("Orc", "foes", base_attack=6, things=things)
    scene = table(fighter("Aria", base_attack=5), orc)
    assert scene.options("aria", "aimed", action="snatch", target="orc") == ("purse",)
    scene.does("aria", "snatch", 9, 6, target="orc", aimed="purse")
    made = scene.one(ContestRolled)
    assert (made.total, made.other_total, made.won) == (14, 8, True)
    assert scene.one(Snatched).item == "purse"
    assert [each.item for each in scene.who("aria").things] == ["purse"]
    secured = Trial(orc, 6, fighter("Aria"), LONGSWORD, tried="snatch", aimed="ring", defends=True)
    assert total("arms", secured) == 12
    for counters in ("weapons", "always"):
        failed = table(fighter("Aria"), orc, disarm_counter=counters)
        failed.does("aria", "snatch", 2, 15, target="orc", aimed="purse")
        assert (("orc", "counter") in failed.asked) is (counters == "always")
    failed.answers("orc", 15, 2, counter="retort")
    assert (failed.one(Retorted).kind, failed.one(Disarmed).target) == ("disarm", "aria")
    assert failed.one(Disarmed).item == "longsword", "of what she holds"
    assert not failed.said(OpportunityTaken), "the disarm alone says so"


@pytest.mark.rule("D35-MAN-017")
def test_what_is_well_secured_is_taken_from_somebody_pinned_alone() -> None:
    orc = fighter("Orc", "foes", things=(Thing("ring", fastened="secured"),))
    cells = {**NEAR, "bor": "F11"}
    scene = table(fighter("Aria"), fighter("Bor"), orc, cells=cells)
    assert "snatch" not in scene.offered("aria")
    scene.notes(SayGrapple(GM, "bor", "orc", True))
    scene.notes(SayPin(GM, "bor", "orc", True))
    assert scene.options("aria", "aimed", action="snatch", target="orc") == ("ring",)
    assert "trip" not in scene.offered("aria"), "nobody trips whoever grapples"


@pytest.mark.rule("D35-MAN-017")
def test_the_game_master_says_what_somebody_carries() -> None:
    scene = table(fighter("Aria"), fighter("Orc", "foes"))
    given = scene.game.compose(
        scene.state, "gm-tool", GM, {"tool": "thing", "who": "orc", "value": "ring", "words": "easy"}
    )
    assert given == GiveThing(GM, "orc", "ring", "easy")
    scene.notes(given)
    assert [(each.item, each.size, each.fastened) for each in scene.who("orc").things] == [("ring", "fine", "easy")]
    scene.notes(GiveThing(GM, "orc", "ring", "gone"))
    assert scene.who("orc").things == ()
    assert scene.refusal(GiveThing(GM, "orc", "ring", "gone")) == "dnd35-has-no-such-thing"


# ---- sunder


@pytest.mark.rule("D35-MAN-018")
def test_what_only_pierces_sunders_nothing() -> None:
    scene = table(
        fighter("Aria", "players", LONGSPEAR), fighter("Orc", "foes", SWORD), cells={"aria": "E10", "orc": "G10"}
    )
    assert "sunder" not in scene.offered("aria")
    axe = table(fighter("Aria", "players", AXE), fighter("Orc", "foes", SWORD, met=True))
    assert axe.options("aria", "with", action="sunder", target="orc") == ("battleaxe", FISTS)
    axe.does("aria", "sunder", target="orc", aimed="longsword", **{"with": "battleaxe"})
    assert axe.asked == [("orc", "opportunity")]


@pytest.mark.rule("D35-MAN-019", "D35-BAS-023")
@pytest.mark.parametrize(("face", "left"), [(6, 5), (8, 3)])
def test_hardness_stops_its_part_and_the_rest_is_lost(face: int, left: int) -> None:
    aria = fighter("Aria", "players", AXE, base_attack=3, strength=18)
    scene = table(aria, fighter("Orc", "foes", SWORD, base_attack=6))
    scene.does("aria", "sunder", 14, 9, face, target="orc", aimed="longsword", **{"with": "battleaxe"})
    made = scene.one(ContestRolled)
    assert (made.total, made.other_total, made.won) == (21, 15, True)
    assert (scene.one(ThingDamaged).left, scene.one(ThingDamaged).whole) == (left, 5)
    assert [each.points - each.lost for each in scene.who("orc").weapons] == [left]


@pytest.mark.rule("D35-MAN-019", "D35-BAS-023")
def test_without_points_it_is_broken_and_whoever_loses_damages_nothing() -> None:
    aria = fighter("Aria", "players", GREATAXE, strength=18)
    scene = table(aria, fighter("Orc", "foes", SWORD))
    scene.does("aria", "sunder", 14, 9, 12, target="orc", aimed="longsword", **{"with": "greataxe"})
    assert scene.one(ThingDamaged).left == 0
    assert scene.who("orc").weapons == ()
    lost = table(aria, fighter("Orc", "foes", SWORD))
    lost.does("aria", "sunder", 2, 19, target="orc", aimed="longsword", **{"with": "greataxe"})
    assert not lost.said(ThingDamaged)
    assert lost.who("orc").weapons == (SWORD,)


@pytest.mark.rule("D35-MAN-019")
def test_a_shield_is_defended_worse_and_shields_no_more_once_it_is_broken() -> None:
    shield = Thing("heavy_wooden_shield", hardness=5, points=15, lost=10)
    orc = fighter("Orc", "foes", shield=2, buckler=shield)
    scene = table(fighter("Aria", "players", GREATAXE, strength=18), orc)
    scene.does("aria", "sunder", 10, 10, 4, target="orc", aimed="shield", **{"with": "greataxe"})
    assert scene.one(ContestRolled).other_total == 10 - 4
    assert scene.one(ThingDamaged).left == 0
    assert (scene.who("orc").buckler, scene.who("orc").shield) == (None, 0)


@pytest.mark.rule("D35-MAN-020")
@pytest.mark.example("EX-D35-17")
def test_a_carried_thing_has_a_class_of_its_own() -> None:
    orc = fighter("Orc", "foes", dexterity=16, things=(Thing("potion", "tiny", points=1),), met=True)
    scene = table(fighter("Aria"), orc)
    scene.does("aria", "smash", target="orc", aimed="potion", **{"with": "longsword"})
    assert scene.asked == [("orc", "opportunity")], "it exposes as well"
    scene.answers("orc", 15, 4, opportunity=NOTHING)
    struck = scene.one(ThingStruck)
    assert (struck.against, struck.hit) == (10 + 2 + 3, True)
    assert not scene.said(ContestRolled)
    assert scene.who("orc").things == ()
    belt = Trial(
        fighter("Aria"),
        10,
        fighter("Orc", "foes", dexterity=14, things=(Thing("vial", "diminutive"),)),
        SWORD,
        aimed="vial",
    )
    assert CHECKS.made("thing", State(), belt, 10).against == 10 + 4 + 2


@pytest.mark.rule("D35-BAS-023")
def test_things_for_larger_hands_stand_more() -> None:
    assert [points_for(10, each) for each in ("small", "medium", "large", "huge")] == [5, 10, 20, 40]
    scene = table(fighter("Aria", "players", AXE, strength=14), fighter("Orc", "foes", SWORD))
    scene.does("aria", "sunder", 14, 9, 8, target="orc", aimed="longsword", **{"with": "battleaxe"})
    assert scene.one(ThingDamaged).dealt == max(0, 8 + 2 - 10)


# ---- overrun


RUN = {"aria": "E10", "orc": "G10"}


@pytest.mark.rule("D35-MAN-021")
def test_within_a_move_once_a_round_over_whoever_is_not_too_large() -> None:
    giant = fighter("Giant", "foes", size="huge")
    people = fighter("Aria"), fighter("Orc", "foes"), giant
    free = table(*people, cells={**RUN, "giant": "E12"})
    assert set(free.options("aria", "target", action="overrun")) == {"orc", "giant"}, "the text limits the trip alone"
    scene = table(*people, cells={**RUN, "giant": "E12"}, size_limits="on")
    assert scene.options("aria", "target", action="overrun") == ("orc",)
    scene.does("aria", "overrun", target="orc")
    scene.answers("orc", give_way="avoid")
    assert scene.asked == [("aria", "onward")]
    scene.answers("aria", onward="stay")
    assert "overrun" not in scene.offered("aria"), "one attempt"
    moved = table(fighter("Aria"), fighter("Orc", "foes"), cells=RUN)
    moved.does("aria", "sheathe", **{"with": "longsword"})
    assert "overrun" not in moved.offered("aria"), "the move would take the place of the standard action"


@pytest.mark.rule("D35-MAN-021", "D35-MAN-024")
def test_it_comes_in_the_course_of_a_move_and_the_move_goes_on() -> None:
    """3 m, then 3 m through the orc, who blocks and falls, then the last 3 m of 9: the standard action goes for it."""
    scene = table(fighter("Aria"), fighter("Orc", "foes"), cells={"aria": "E10", "orc": "H10"})
    scene.does("aria", "go", column="G", to="G10")
    assert scene.state.turn is not None
    assert (scene.state.turn.walked, scene.state.turn.standard) == (300, False)
    scene.does("aria", "overrun", target="orc")
    begun = scene.one(ManoeuvreBegun)
    assert (begun.back, begun.left) == ("G10", 4)
    scene.answers("orc", give_way="block")
    scene.answers("orc", 18, 2, resist="strength")
    assert scene.who("orc").has("prone")
    assert scene.who("aria").cell == "I10"
    assert scene.asked == [("aria", "onward")]
    assert "K10" in scene.options("aria", "to", onward="go", column="K")
    assert "L10" not in scene.options("aria", "to", onward="go", column="L")
    scene.answers("aria", onward="go", to="K10")
    assert scene.who("aria").cell == "K10"
    assert scene.asked == [("orc", "declare")], "her turn is over"
    # What is left of the move must be enough; without a standard action there is none.
    far = table(fighter("Aria"), fighter("Orc", "foes"), cells={"aria": "C10", "orc": "I10"})
    far.does("aria", "go", column="H", to="H10")
    assert "overrun" not in far.offered("aria"), "7.5 m are gone, and it takes 3"
    # Whoever lets her pass costs her nothing: she has her standard action still.
    passed = table(fighter("Aria"), fighter("Orc", "foes"), cells={"aria": "E10", "orc": "G10"})
    passed.does("aria", "go", column="F", to="F10")
    passed.does("aria", "overrun", target="orc")
    passed.answers("orc", give_way="avoid")
    passed.answers("aria", onward="stay")
    assert passed.who("aria").cell == "H10"
    assert passed.state.turn is not None
    assert (passed.state.turn.standard, passed.state.turn.move) == (False, True)


def test_nobody_in_hiding_behind_somebody_is_told_by_what_is_offered() -> None:
    """Who knows of nobody there may run at it, and comes through no more than there is room."""
    ring = {f"spy{at}": cell for at, cell in enumerate(("F9", "G9", "H9", "H10", "H11", "G11", "F11"))}

    def offered(*, hidden: bool) -> bool:
        spies = [fighter(each.title(), "foes", hidden=hidden) for each in ring]
        scene = table(fighter("Aria"), fighter("Orc", "foes"), *spies, cells={**RUN, **ring})
        return "overrun" in scene.offered("aria") and "orc" in scene.options("aria", "target", action="overrun")

    assert offered(hidden=True)
    assert not offered(hidden=False), "there is no room behind him"


@pytest.mark.rule("D35-MAN-022")
def test_whoever_is_run_over_strikes_first_and_may_step_aside() -> None:
    scene = table(fighter("Aria"), fighter("Orc", "foes", met=True), cells=RUN)
    scene.does("aria", "overrun", target="orc")
    assert scene.who("aria").cell == "F10"
    assert scene.asked == [("orc", "opportunity")]
    scene.answers("orc", 2, opportunity="strike")
    assert scene.asked == [("orc", "give_way")]
    scene.answers("orc", give_way="avoid")
    assert not scene.one(WayGiven).blocks
    assert scene.who("aria").cell == "H10"
    scene.answers("aria", onward="stay")
    assert scene.state.turn is not None
    assert not scene.state.turn.standard, "her standard action is still there"


@pytest.mark.rule("D35-MAN-023", "D35-MAN-024")
def test_whoever_wins_goes_on_over_whoever_lies_there() -> None:
    orc = fighter("Orc", "foes", strength=16)
    scene = table(fighter("Aria", strength=16), orc, cells=RUN)
    scene.does("aria", "overrun", target="orc")
    scene.answers("orc", give_way="block")
    scene.answers("orc", 13, 10, resist="strength")
    made = scene.one(ContestRolled)
    assert (made.total, made.other_total) == (16, 13)
    charging = Trial(scene.who("aria"), 13, orc, tried="overrun", charging=True)
    assert total("contest", charging) == 18
    assert scene.who("orc").has("prone")
    assert scene.who("aria").cell == "H10"
    assert scene.state.turn is not None
    assert scene.state.turn.standard
    crossed = scene.one(GoesAlong)
    assert (crossed.through, crossed.cell) == ("orc", "H10"), "where that ends is told"
    scene.answers("aria", onward="go", to="K10", column="K")
    assert scene.who("aria").cell == scene.one(GoesAlong).cell == "K10"


@pytest.mark.rule("D35-MAN-024")
@pytest.mark.parametrize(("faces", "fallen"), [((14, 17), False), ((18, 12), True)])
def test_whoever_fails_is_thrown_back_and_may_fall(faces: tuple[int, int], fallen: bool) -> None:
    scene = table(fighter("Aria"), fighter("Orc", "foes"), cells=RUN)
    scene.does("aria", "overrun", target="orc")
    scene.answers("orc", give_way="block")
    scene.answers("orc", 10, 15, resist="strength")
    assert scene.asked == [("aria", "resist")], "the same check with roles exchanged"
    scene.answers("aria", *faces, resist="strength")
    assert scene.one(ContestRolled).combatant == "orc"
    assert (scene.who("aria").cell, scene.who("aria").has("prone")) == ("F10", fallen)


@pytest.mark.rule("D35-MAN-024")
def test_the_second_check_knows_firm_legs_unless_the_table_has_it_otherwise() -> None:
    centaur = fighter("Centaur", legs=4)
    back = Trial(centaur, 10, fighter("Orc", "foes"), tried="overrun", defends=True, reply=True)
    assert total("contest", back) == 14
    assert total("contest", back, table(centaur, fighter("Orc", "foes"), cells={}, overrun_back="srd").state) == 10


@pytest.mark.rule("D35-MAN-022", "D35-MAN-023", "D35-MAN-024")
@pytest.mark.example("EX-D35-22")
def test_the_four_outcomes_of_an_overrun() -> None:
    def run(way: str, *answers: tuple[str, tuple[int, int]]) -> Skirmish:
        scene = table(fighter("Aria"), fighter("Orc", "foes"), cells=RUN)
        scene.does("aria", "overrun", target="orc")
        scene.answers("orc", give_way=way)
        for who, faces in answers:
            scene.answers(who, *faces, resist="strength")
        return scene

    avoided = run("avoid")
    assert avoided.who("aria").cell == "H10"
    assert avoided.state.turn is not None
    assert not avoided.state.turn.standard
    lost = run("block", ("orc", (15, 5)))
    assert lost.who("orc").has("prone")
    assert lost.asked == [("aria", "onward")]
    won = run("block", ("orc", (5, 15)), ("aria", (5, 15)))
    assert (won.who("aria").cell, won.who("aria").has("prone")) == ("F10", False)
    both = run("block", ("orc", (5, 15)), ("aria", (15, 5)))
    assert (both.who("aria").cell, both.who("aria").has("prone")) == ("F10", True)


@pytest.mark.rule("D35-MAN-025")
def test_in_the_saddle_it_is_the_mount_that_pushes() -> None:
    steed = horse()
    scene = table(astride(fighter("Aria"), steed), steed, fighter("Orc", "foes"), cells=RUN)
    scene.does("aria", "overrun", target="orc")
    scene.answers("orc", give_way="block")
    scene.answers("orc", 9, 10, resist="strength")
    made = scene.one(ContestRolled)
    assert (made.total, made.mount) == (17, "horse")
    assert scene.who("aria").cell == scene.who("horse").cell != RUN["aria"]


# ---- somebody falls meanwhile


@pytest.mark.rule("D35-MAN-004", "D35-MAN-006")
def test_whoever_falls_before_he_says_how_far_is_back_where_he_came_from() -> None:
    scene = table(fighter("Aria"), fighter("Orc", "foes"))
    scene.does("aria", "bull_rush", 20, 5, target="orc")
    assert scene.asked == [("aria", "push")]
    scene.notes(Damage(GM, "aria", 25))
    assert ("aria", "push") not in scene.asked
    assert (scene.who("aria").cell, scene.who("orc").cell) == ("E10", "F10")
    assert not scene.state.deeds


@pytest.mark.rule("D35-MAN-011")
def test_whoever_falls_before_he_answers_a_trip_answers_nothing() -> None:
    scene = table(fighter("Aria"), fighter("Orc", "foes"))
    trip(scene, 15)
    scene.answers("orc", 2, 10, resist="strength")
    assert scene.asked == [("orc", "counter")]
    scene.notes(Damage(GM, "orc", 25))
    assert ("orc", "counter") not in scene.asked
    assert not scene.said(Retorted)
    assert not scene.state.deeds
