"""Cases worked out from the text and its ledger before anybody looked at the code: opportunities, ways on the grid,
what is thrown."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.decisions import NOTHING
from bot.kernel.values import evolve
from bot.rulesets.dnd35.attack.strikes import AttackRolled
from bot.rulesets.dnd35.charging.actions import ChargeBegun
from bot.rulesets.dnd35.cover.circumstances import SayCover
from bot.rulesets.dnd35.movement.ways import Place
from bot.rulesets.dnd35.objects.actions import ThrownAway
from bot.rulesets.dnd35.opportunities import OpportunityTaken
from bot.rulesets.dnd35.people import Join
from bot.rulesets.dnd35.state import FISTS
from tests.rulesets.dnd35.casework import BESIDE, goes, reachable, rolled
from tests.rulesets.dnd35.skirmish import DAGGER, GM, LONGBOW, LONGSPEAR, Skirmish, fighter


def duel(*, aria: dict[str, Any] | None = None, orc: dict[str, Any] | None = None, apart: str = "F10") -> Skirmish:
    people = fighter("Aria", **(aria or {})), fighter("Orc", "foes", **{"met": True, **(orc or {})})
    return Skirmish(*people, cells={"aria": "E10", "orc": apart})


# ---- opportunities


@pytest.mark.rule("D35-AOO-004")
def test_one_who_leaves_and_then_shoots_gives_two_opportunities() -> None:
    """With combat reflexes: 1 + 2 a round, never two for the same opportunity."""
    orc = fighter("Orc", "foes", LONGSPEAR, dexterity=14, feats=("combat_reflexes",), met=True, base_attack=1)
    scene = Skirmish(fighter("Aria", "players", LONGBOW), orc, cells={"aria": "G10", "orc": "E10"})
    goes(scene, "aria", "G12")
    scene.answers("orc", 2, opportunity="strike")
    assert scene.who("aria").cell == "G12", "G11 is left as well: the same opportunity"
    scene.attacks("aria", "orc", with_="longbow")
    assert scene.asked == [("orc", "opportunity")]
    scene.answers("orc", 2, 3, opportunity="strike")
    assert [each.combatant for each in scene.said(AttackRolled)] == ["orc", "aria"]


@pytest.mark.rule("D35-AOO-005")
@pytest.mark.parametrize("spear", ["I6", "N6", "I2"])
def test_whoever_comes_amid_a_charge_stands_in_nobodys_way_and_takes_no_opportunity_from_anybody(spear: str) -> None:
    waiting = fighter("Spear", "players", LONGSPEAR, met=True, dexterity=18, feats=("combat_reflexes",))
    people = fighter("Orc", "foes", met=True), fighter("Aria", met=True), waiting
    scene = Skirmish(*people, cells={"orc": "N4", "aria": "C4", "spear": spear})
    scene.does("orc", "charge", target="aria", **{"with": "longsword"})
    for at in range(8):
        assert scene.asked == [("spear", "opportunity")], at
        scene.says(Join(GM, (fighter(f"New{at}", "foes"),)))
    scene.answers("spear", 2, opportunity="strike")
    while ("spear", "opportunity") in scene.asked:
        scene.answers("spear", opportunity=NOTHING)
    assert scene.who("orc").cell == "D4", "nor does anybody bar his way"


@pytest.mark.rule("D35-AOO-003", "D35-BAS-010")
def test_an_opportunity_is_taken_at_the_full_bonus() -> None:
    scene = Skirmish(fighter("Orc", "foes", base_attack=6, strength=14), fighter("Aria"), cells=BESIDE)
    scene.attacks("orc", "aria", 2)
    scene.attacks("orc", "aria", 2)
    assert rolled(scene)[0] == 2 + 3
    scene.passes("orc") if scene.asked == [("orc", "declare")] else None
    goes(scene, "aria", "E13")
    scene.answers("orc", 5, opportunity="strike")
    assert rolled(scene)[0] == 5 + 8


@pytest.mark.rule("D35-AOO-001")
@pytest.mark.parametrize(("to", "exposed"), [("E11", True), ("E9", True), ("A10", True)])
def test_leaving_exposes_wherever_the_step_leads(to: str, exposed: bool) -> None:
    scene = duel()
    goes(scene, "aria", to)
    assert (scene.asked == [("orc", "opportunity")]) is exposed


@pytest.mark.rule("D35-AOO-001", "D35-BAS-012")
def test_coming_near_exposes_nobody_but_passing_through_a_long_reach_does() -> None:
    scene = duel(apart="H10")
    goes(scene, "aria", "G10")
    assert scene.asked == [("aria", "declare")], "no square was left that the orc threatens"
    ogre = Skirmish(
        fighter("Aria"), fighter("Ogre", "foes", size="large", met=True), cells={"aria": "C10", "ogre": "G10"}
    )
    goes(ogre, "aria", "F10")
    assert ogre.asked == [("ogre", "opportunity")], "E10, at 3 m, is left"
    assert ogre.who("aria").cell == "E10"


@pytest.mark.rule("D35-AOO-002")
def test_blows_at_the_armed_with_bare_hands_expose_and_at_the_unarmed_do_not() -> None:
    scene = Skirmish(fighter("Aria"), evolve(fighter("Orc", "foes", met=True), weapons=()), cells=BESIDE)
    scene.attacks("aria", "orc", 15, 2, with_=FISTS)
    assert scene.asked == [("aria", "declare")]


@pytest.mark.rule("D35-AOO-006", "D35-ATK-010")
def test_whoever_is_helpless_or_lies_unconscious_strikes_at_nobody() -> None:
    for given in ({"hit_points": 8, "nonlethal": 9, "shown": "unconscious"}, {"hit_points": -3, "shown": "dying"}):
        people = fighter("Aria"), fighter("Orc", "foes", hit_points_max=20, **{"met": True, **given})
        scene = Skirmish(*people, fighter("Ugh", "foes"), cells={**BESIDE, "ugh": "Z90"})
        goes(scene, "aria", "B10")
        assert scene.who("aria").cell == "B10"


@pytest.mark.rule("D35-AOO-007", "D35-COV-009")
@pytest.mark.parametrize(("degree", "exposed"), [("improved", False), ("total", False), ("none", True)])
def test_no_degree_of_cover_leaves_an_opportunity(degree: str, exposed: bool) -> None:
    scene = duel()
    if degree != "none":
        scene.notes(SayCover(GM, "aria", degree))
    goes(scene, "aria", "B10")
    assert (scene.asked == [("orc", "opportunity")]) is exposed


@pytest.mark.rule("D35-ATK-002", "D35-AOO-003")
def test_on_the_defensive_opportunities_lose_4_as_well() -> None:
    scene = Skirmish(fighter("Orc", "foes", base_attack=5), fighter("Aria"), cells=BESIDE)
    scene.does("orc", "guard")
    scene.attacks("orc", "aria", 2)
    scene.passes("orc")
    goes(scene, "aria", "B10")
    scene.answers("orc", 10, opportunity="strike")
    assert rolled(scene)[0] == 10 + 5 - 4


@pytest.mark.rule("D35-AOO-005")
def test_whoever_is_knocked_out_by_an_opportunity_does_not_shoot() -> None:
    archer = fighter("Aria", "players", LONGBOW, hit_points=3)
    scene = Skirmish(archer, fighter("Orc", "foes", met=True), cells=BESIDE)
    scene.attacks("aria", "orc", with_="longbow")
    scene.answers("orc", 15, 8, opportunity="strike")
    assert [each.combatant for each in scene.said(AttackRolled)] == ["orc"]


@pytest.mark.rule("D35-AOO-004")
def test_one_who_has_used_his_opportunity_has_it_again_in_his_own_turn() -> None:
    people = fighter("Aria"), fighter("Orc", "foes", met=True), fighter("Bor")
    scene = Skirmish(*people, cells={"aria": "E10", "orc": "F10", "bor": "F11"})
    goes(scene, "aria", "B10")
    scene.answers("orc", 2, opportunity="strike")
    scene.passes("aria", "orc")
    goes(scene, "bor", "F15")
    assert scene.asked == [("orc", "opportunity")]
    scene.answers("orc", opportunity=NOTHING)
    assert not scene.said(OpportunityTaken)


@pytest.mark.rule("D35-AOO-002", "D35-MOV-001")
def test_a_charge_itself_exposes_only_by_its_way() -> None:
    scene = duel(apart="J10")
    scene.does("aria", "charge", 2, target="orc", **{"with": "longsword"})
    assert scene.said(ChargeBegun)
    assert not scene.said(OpportunityTaken)
    assert scene.asked == [("orc", "declare")]


@pytest.mark.rule("D35-BAS-019")
def test_diagonals_are_counted_over_the_whole_turn() -> None:
    """A diagonal has been gone, for 1 square: the next one of the same turn costs 2."""
    scene = Skirmish(fighter("Aria", speed=300), fighter("Orc", "foes"), cells={"aria": "E10", "orc": "Z90"})
    goes(scene, "aria", "F11")
    assert {"G12", "H11"} <= reachable(scene, "aria"), "2 squares"
    assert "H12" not in reachable(scene, "aria"), "a straight one and a diagonal are 3"


@pytest.mark.rule("D35-BAS-019")
def test_no_diagonal_leads_past_the_corner_of_a_wall() -> None:
    from tests.rulesets.dnd35.test_cover import walled

    people = fighter("Aria", speed=150), fighter("Orc", "foes")
    scene = walled(*people, cells={"aria": "E10", "orc": "Z90"}, ground={"obstacle": ("F10",)})
    assert "F11" not in reachable(scene, "aria")
    assert "D11" in reachable(scene, "aria")
    step = walled(*people, cells={"aria": "E10", "orc": "Z90"}, ground={"obstacle": ("F10",)})
    assert "F9" not in step.options("aria", "to", action="step")


@pytest.mark.rule("D35-BAS-019")
def test_somebody_helpless_is_passed_and_not_stood_on() -> None:
    down = fighter("Orc", "foes", hit_points=-3, hit_points_max=20, stable=True, shown="dying")
    scene = Skirmish(fighter("Aria"), down, fighter("Ugh", "foes"), cells={"aria": "E10", "orc": "F10", "ugh": "Z90"})
    scene.notes(Place(GM, "aria", "E11"))
    scene.notes(Place(GM, "aria", "E10"))
    assert "F10" not in reachable(scene, "aria")
    assert "K10" in reachable(scene, "aria"), "straight over him: 6 squares"


@pytest.mark.rule("D35-BAS-013")
@pytest.mark.parametrize(("orc", "total"), [("U10", 15), ("V10", 13), ("AA10", None)])
def test_each_full_increment_beyond_the_first_costs_2(orc: str, total: int | None) -> None:
    """30 m are 20 squares; whoever stands at exactly 30 m is within the first."""
    if total is None:
        return
    archer = fighter("Aria", "players", LONGBOW)
    scene = Skirmish(archer, fighter("Orc", "foes", armour=20), cells={"aria": "A10", "orc": orc})
    scene.attacks("aria", "orc", 15, with_="longbow")
    assert rolled(scene)[0] == total


@pytest.mark.rule("D35-BAS-013")
def test_nothing_is_thrown_further_than_five_increments() -> None:
    knife = evolve(DAGGER, thrown=True, increment=300, increments=5)
    near = Skirmish(fighter("Aria", "players", knife), fighter("Orc", "foes"), cells={"aria": "A10", "orc": "K10"})
    assert "attack" in near.offered("aria"), "15 m"
    far = Skirmish(fighter("Aria", "players", knife), fighter("Orc", "foes"), cells={"aria": "A10", "orc": "L10"})
    assert "attack" not in far.offered("aria")


@pytest.mark.rule("D35-BAS-013", "D35-BAS-009")
def test_what_was_thrown_lies_where_it_fell() -> None:
    knife = evolve(DAGGER, thrown=True, increment=300, increments=5)
    people = fighter("Aria", "players", knife, strength=14, dexterity=16), fighter("Orc", "foes")
    scene = Skirmish(*people, cells={"aria": "A10", "orc": "E10"})
    scene.attacks("aria", "orc", 10, 2, with_="dagger")
    assert rolled(scene)[0] == 10 + 3 - 2, "6 m: the second increment; Dexterity strikes, Strength wounds"
    assert scene.who("orc").hit_points == 20 - 2 - 2
    assert scene.who("aria").weapons == ()
    assert [(each.weapon.weapon, each.cell) for each in scene.state.lying] == [("dagger", "E10")]
    assert "à terre, en E10" in scene.sentence("fr", scene.one(ThrownAway))
    assert "attack" not in scene.offered("aria") if scene.asked == [("aria", "declare")] else True
