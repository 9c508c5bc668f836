"""Taking hold of somebody, and what that takes from both (D35-GRA-001 to -009, -027, -028)."""

from __future__ import annotations

import pytest

from bot.kernel.decisions import NOTHING
from bot.rulesets.dnd35.attack.arms import armour_class
from bot.rulesets.dnd35.attack.strikes import AttackRolled
from bot.rulesets.dnd35.base import saddles as holds
from bot.rulesets.dnd35.base.budget import swings_of
from bot.rulesets.dnd35.damage import DamageDealt
from bot.rulesets.dnd35.grapple import actions as sizes
from bot.rulesets.dnd35.grapple.events import ClinchEnded, GrabRolled, GrappleRolled, GripEnded, Gripped, StoodApart
from bot.rulesets.dnd35.movement.events import MoveBegun, Stepped
from bot.rulesets.dnd35.movement.ways import Place
from bot.rulesets.dnd35.opportunities import OpportunityTaken
from bot.rulesets.dnd35.positions import flanked
from bot.rulesets.dnd35.state import Grip, State
from tests.rulesets.dnd35.holding import grappling, three
from tests.rulesets.dnd35.skirmish import DAGGER, GM, LONGSPEAR, LONGSWORD, Skirmish, fighter

NEAR = {"bor": "E10", "orc": "F10"}
BOR = {"base_attack": 4, "strength": 16}


def grapples(scene: Skirmish, *faces: int, target: str = "orc", who: str = "bor") -> None:
    """*who* takes hold of *target*, who lets his opportunity pass; the faces are those that fall after that."""
    scene.does(who, "grapple", target=target)
    if (target, "opportunity") in scene.asked:
        told = list(scene.told)
        scene.answers(target, *faces, opportunity=NOTHING)
        scene.told[:0] = told
    else:
        raise AssertionError("nobody was exposed")


@pytest.mark.rule("D35-GRA-001")
@pytest.mark.example("EX-D35-20")
def test_a_grapple_check_is_base_attack_strength_and_the_special_size() -> None:
    small = fighter("Bor", size="small", base_attack=5, strength=14)
    scene = Skirmish(small, fighter("Orc", "foes", size="small", met=True), cells=NEAR)
    grapples(scene, 15, 13, 10, 2)
    assert scene.one(GrappleRolled).total == 16
    assert [(each.name, each.value) for each in scene.one(GrappleRolled).terms] == [
        ("face", 13),
        ("base_attack", 5),
        ("strength", 2),
        ("special_size", -4),
    ]
    ogre = fighter("Ogre", "foes", size="large", base_attack=3, strength=20)
    scene = Skirmish(ogre, fighter("Bor", met=True), cells={"ogre": "E10", "bor": "G10"})
    grapples(scene, 15, 10, 5, 1, target="bor", who="ogre")
    assert scene.one(GrappleRolled).total == 22


@pytest.mark.rule("D35-GRA-002")
def test_whoever_has_several_attacks_may_try_several_times_with_a_lower_bonus() -> None:
    bor = fighter("Bor", base_attack=6, strength=16)
    assert swings_of(bor) == 2
    scene = Skirmish(bor, fighter("Orc", "foes", dexterity=30, met=True), cells=NEAR)
    grapples(scene, 2)
    assert not scene.one(GrabRolled).hit
    grapples(scene, 19, 10, 15)
    assert scene.one(GrabRolled).total == 19 + 6 + 3 - 5
    assert (scene.one(GrappleRolled).total, scene.one(GrappleRolled).outcome) == (10 + 4, "lost")
    assert "grapple" not in scene.offered("bor"), "two attacks are two attempts"


@pytest.mark.rule("D35-GRA-003")
def test_an_attack_of_opportunity_that_deals_a_point_spoils_the_attempt() -> None:
    orc = fighter("Orc", "foes", DAGGER, strength=10, met=True)
    scene = Skirmish(fighter("Bor", **BOR), orc, cells=NEAR)
    scene.does("bor", "grapple", target="orc")
    assert scene.asked == [("orc", "opportunity")]
    scene.answers("orc", 15, 1, opportunity="strike")
    assert scene.one(DamageDealt).dealt == 1
    assert scene.one(ClinchEnded).reason == "spoiled"
    assert not scene.said(GrabRolled)
    assert scene.state.turn is not None
    assert scene.state.turn.standard, "the attack is used up"
    missed = Skirmish(fighter("Bor", **BOR), orc, cells=NEAR)
    missed.does("bor", "grapple", target="orc")
    missed.answers("orc", 2, 15, 12, 5, 1, opportunity="strike")
    assert missed.one(Gripped).target == "orc"


@pytest.mark.rule("D35-GRA-003")
def test_neither_bare_hands_nor_whoever_has_learnt_it_are_exposed() -> None:
    from bot.kernel.values import evolve

    bare = evolve(fighter("Orc", "foes", met=True), weapons=())
    scene = Skirmish(fighter("Bor", **BOR), bare, cells=NEAR)
    scene.does("bor", "grapple", 15, 12, 5, 1, target="orc")
    assert scene.one(Gripped).combatant == "bor"
    adept = fighter("Bor", feats=("improved_grapple",), **BOR)
    scene = Skirmish(adept, fighter("Orc", "foes", met=True), cells=NEAR)
    scene.does("bor", "grapple", 15, 12, 5, 1, target="orc")
    assert scene.one(GrappleRolled).total == 12 + 7 + 4


@pytest.mark.rule("D35-GRA-004", "D35-BAS-006")
def test_a_touch_attack_must_hit_and_looks_at_no_armour() -> None:
    bor = fighter("Bor", base_attack=4, strength=14)
    orc = fighter("Orc", "foes", armour=6, shield=2, natural=3, dexterity=14, met=True)
    failed = Skirmish(bor, orc, cells=NEAR)
    grapples(failed, 5)
    assert (failed.one(GrabRolled).total, failed.one(GrabRolled).against, failed.one(GrabRolled).hit) == (11, 12, False)
    assert not failed.said(GrappleRolled)
    scene = Skirmish(bor, orc, cells=NEAR)
    grapples(scene, 6, 10, 10, 1)
    assert (scene.one(GrabRolled).total, scene.one(GrabRolled).hit) == (12, True)


@pytest.mark.rule("D35-GRA-005", "D35-BAS-013")
@pytest.mark.example("EX-D35-20")
def test_whoever_wins_the_hold_grapples_and_deals_an_unarmed_strike() -> None:
    bor, orc = fighter("Bor", **BOR), fighter("Orc", "foes", base_attack=2, strength=16, met=True)
    scene = Skirmish(bor, orc, cells=NEAR)
    grapples(scene, 15, 12, 9, 2)
    made, dealt = scene.one(GrappleRolled), scene.one(DamageDealt)
    assert (made.total, made.other_total, made.outcome) == (19, 14, "won")
    assert (dealt.dealt, dealt.lethal) == (5, False)
    assert holds.opponents(scene.state, "bor") == ("orc",)
    assert holds.opponents(scene.state, "orc") == ("bor",)


@pytest.mark.rule("D35-GRA-005", "D35-BAS-015")
def test_equal_totals_go_to_the_higher_modifier_and_then_both_roll_again() -> None:
    bor, orc = fighter("Bor", **BOR), fighter("Orc", "foes", base_attack=2, strength=16, met=True)
    scene = Skirmish(bor, orc, cells=NEAR)
    grapples(scene, 15, 10, 12, 1)
    assert (scene.one(GrappleRolled).total, scene.one(GrappleRolled).other_total) == (17, 17)
    assert scene.one(GrappleRolled).outcome == "won"
    even = Skirmish(bor, fighter("Orc", "foes", met=True, **BOR), cells=NEAR)
    grapples(even, 15, 10, 10, 9, 12)
    assert [each.outcome for each in even.said(GrappleRolled)] == ["tie", "lost"]
    assert not even.state.grips


@pytest.mark.rule("D35-GRA-005")
def test_nobody_gets_hold_of_somebody_two_sizes_larger() -> None:
    scene = Skirmish(fighter("Bor", **BOR), fighter("Giant", "foes", size="huge"), cells={"bor": "E10", "giant": "F10"})
    assert "grapple" not in scene.offered("bor")
    ogre = Skirmish(fighter("Bor", **BOR), fighter("Ogre", "foes", size="large"), cells={"bor": "E10", "ogre": "F10"})
    assert ogre.options("bor", "target", action="grapple") == ("ogre",)


@pytest.mark.rule("D35-GRA-006")
def test_the_attacker_enters_the_space_and_exposes_himself_to_others_alone() -> None:
    people = (fighter("Bor", **BOR), fighter("Orc", "foes", met=True), fighter("Ugh", "foes", met=True))
    scene = Skirmish(*people, cells={"bor": "E10", "orc": "F10", "ugh": "D10"})
    scene.does("bor", "grapple", target="orc")
    scene.answers("orc", 15, 12, 5, 1, opportunity=NOTHING)
    assert scene.one(MoveBegun).cause == "enter"
    assert scene.asked == [("ugh", "opportunity")], "the grappled one is not asked"
    assert scene.who("bor").cell == "E10"
    scene.answers("ugh", 2, opportunity="strike")
    assert scene.one(Stepped).cell == "F10"
    assert scene.who("bor").cell == scene.who("orc").cell == "F10"


@pytest.mark.rule("D35-GRA-006")
def test_whoever_cannot_enter_lets_go_again() -> None:
    ogre = fighter("Ogre", "foes", size="large", base_attack=3, strength=20)
    # With somebody above and below, a space of two squares by two finds no room around Bor.
    scene = Skirmish(
        ogre,
        fighter("Bor", met=True),
        fighter("Cleo"),
        fighter("Dag"),
        cells={"ogre": "E10", "bor": "G10", "cleo": "G9", "dag": "G11"},
    )
    scene.does("ogre", "grapple", target="bor")
    scene.answers("bor", 15, 12, 5, 1, opportunity=NOTHING)
    assert scene.one(GripEnded).reason == "no_room"
    assert not scene.state.grips
    assert scene.one(DamageDealt).target == "bor"


@pytest.mark.rule("D35-GRA-007", "D35-AOO-006")
def test_whoever_grapples_threatens_nobody() -> None:
    goblin = fighter("Goblin", "foes", met=True)
    scene = grappling(goblin, cells={"bor": "F10", "orc": "F10", "goblin": "E10"})
    scene.passes("bor", "orc")
    scene.does("goblin", "go", to="E12", column="E")
    assert not scene.said(OpportunityTaken)
    assert ("bor", "opportunity") not in scene.asked
    assert scene.who("goblin").cell == "E12"
    free = Skirmish(fighter("Goblin", "foes"), fighter("Bor", met=True), cells={"goblin": "E10", "bor": "F10"})
    free.does("goblin", "go", to="E12", column="E")
    assert free.asked == [("bor", "opportunity")]


@pytest.mark.rule("D35-GRA-007", "D35-ATK-005")
def test_whoever_grapples_helps_nobody_to_flank() -> None:
    def flanks(*pairs: tuple[str, str]) -> bool:
        people = (fighter("Aria", cell="E10"), fighter("Bor", cell="G10"), fighter("Ugh", "foes", cell="H10"))
        everybody = {each.id: each for each in (*people, fighter("Orc", "foes", cell="F10"))}
        state = State(combatants=everybody, grips=tuple(Grip(*each) for each in pairs))
        return flanked(state, everybody["aria"], everybody["orc"])

    assert flanks()
    assert not flanks(("bor", "ugh"))


@pytest.mark.rule("D35-GRA-008")
def test_whoever_grapples_has_no_bonus_of_dexterity() -> None:
    quick = {"dexterity": 16, "armour": 4, "met": True}
    scene = grappling(fighter("Ugh", "foes"), bor=quick, cells={"bor": "F10", "orc": "F10", "ugh": "E10"})
    bor = scene.who("bor")
    assert armour_class(State(), bor) == 17
    assert armour_class(scene.state, bor) == 14
    assert armour_class(scene.state, bor, by=scene.who("orc")) == 14, "the summary knows no exception"
    table = grappling(
        fighter("Ugh", "foes"),
        bor=quick,
        cells={"bor": "F10", "orc": "F10", "ugh": "E10"},
        grapple_dex_only_outsiders=True,
    )
    assert armour_class(table.state, bor, by=table.who("orc")) == 17
    assert armour_class(table.state, bor, by=table.who("ugh")) == 14


@pytest.mark.rule("D35-GRA-009")
def test_whoever_grapples_goes_nowhere() -> None:
    scene = grappling()
    offered = scene.offered("bor")
    assert not {"go", "approach", "leave", "step"} & set(offered)
    assert "drag" in offered, "that is what he may do instead"


@pytest.mark.rule("D35-GRA-027", "D35-GRA-005")
def test_joining_exposes_nobody_and_needs_the_hold_alone() -> None:
    cleo = fighter("Cleo", base_attack=3, strength=14)
    ogre = fighter("Ogre", "foes", size="large", base_attack=3, strength=20, met=True)
    scene = Skirmish(cleo, ogre, fighter("Bor", met=True), cells={"cleo": "E10", "ogre": "F10", "bor": "J10"})
    from bot.rulesets.dnd35.grapple.holds import SayGrapple

    scene.says(Place(GM, "bor", "H10"))
    scene.says(SayGrapple(GM, "bor", "ogre"))
    scene.does("cleo", "grapple", 15, 6, 2, target="ogre")
    assert not scene.said(GrabRolled)
    assert not scene.said(OpportunityTaken)
    made = scene.one(GrappleRolled)
    assert (made.total, made.other_total, made.outcome) == (20, 18, "won")
    assert holds.company(scene.state, "cleo") == {"bor", "cleo", "ogre"}
    assert set(holds.opponents(scene.state, "ogre")) == {"bor", "cleo"}
    assert holds.opponents(scene.state, "cleo") == ("ogre",)


@pytest.mark.rule("D35-GRA-028")
def test_up_to_four_can_grapple_with_one_smaller_ones_count_half() -> None:
    def weights(*kinds: str) -> int:
        orc = fighter("Orc", "foes")
        return sum(sizes.weight(fighter("X", size=each), orc) for each in kinds)

    assert weights("medium", "medium", "small", "small", "small", "small") == sizes.MOST
    assert weights("large", "medium", "medium") == sizes.MOST
    assert weights("huge") == sizes.MOST
    from bot.kernel.values import evolve

    people = {each: fighter(each, cell="F10") for each in ("a", "b", "c", "d", "e", "f", "g")}
    small = {"h": fighter("h", size="small", cell="F11"), "i": fighter("i", size="small", cell="F10")}
    orc = fighter("orc", "foes", cell="F10")
    crowd = {**people, **small, "orc": orc}
    full = State(combatants=crowd, grips=tuple(Grip(each, "orc") for each in "abcd"))
    assert not sizes.graspable(full, crowd["e"], orc)
    three_of_four = evolve(full, grips=full.grips[:3])
    assert sizes.graspable(three_of_four, crowd["e"], orc)
    half = evolve(three_of_four, grips=(*three_of_four.grips, Grip("h", "orc")))
    assert not sizes.graspable(half, crowd["e"], orc), "half a place is left"
    assert sizes.graspable(half, crowd["i"], orc)


def test_a_grapple_ends_when_somebody_falls_and_the_others_stand_apart() -> None:
    from bot.rulesets.dnd35.fixing import Damage

    scene = three()
    assert holds.company(scene.state, "bor") == {"bor", "cleo", "orc"}
    scene.notes(Damage(GM, "orc", 30))
    assert {each.reason for each in scene.said(GripEnded)} == {"fallen"}
    assert not scene.state.grips
    assert [each.combatant for each in scene.said(StoodApart)] == ["bor"]
    assert scene.who("bor").cell != scene.who("cleo").cell


def test_outsiders_strike_in_as_ever() -> None:
    ugh = fighter("Ugh", "foes", LONGSWORD, LONGSPEAR, base_attack=3)
    scene = grappling(ugh, cells={"bor": "F10", "orc": "F10", "ugh": "E10"})
    scene.passes("bor", "orc")
    assert scene.options("ugh", "with", action="attack", target="bor") == ("longsword",)
    assert "bor" in scene.options("ugh", "target", action="unarmed")
    scene.attacks("ugh", "bor", 12, 3)
    assert scene.one(AttackRolled).total == 15
