"""The d100: success, modifiers, criticals, fumbles, which score is rolled, opposed rolls, rounding (PCT-TST)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel import inputs
from bot.kernel.errors import Refused
from bot.rulesets.percentile.attack import AttackJudged, GiveOpportunity
from bot.rulesets.percentile.battle import SoldiersLost
from bot.rulesets.percentile.chapters import CONTENTS
from bot.rulesets.percentile.damage import DamageRolled, HitPointsLost
from bot.rulesets.percentile.fixing import Damage, SetStatus
from bot.rulesets.percentile.fumbles import MishapChosen
from bot.rulesets.percentile.pit import BoutBegun
from bot.rulesets.percentile.rolls.d100 import D100Rolled, ModifierSet, ModifierSpent
from bot.rulesets.percentile.rolls.rerolls import SetModifier
from bot.rulesets.percentile.rounds import StatusSet
from bot.rulesets.percentile.state import FISTS, Declaration, Fighter, Modifier, Posture, Shield, Spell, Term, Weapon
from bot.rulesets.percentile.unarmed import ContestJudged
from tests.rulesets.percentile.brawl import BOW, CUDGEL, DAGGER, GM, HALBERD, WRESTLING, Brawl, fighter, mail

PARRY = Declaration("parry", posture="defensive")
TALK = Declaration("other", detail="talks")


def at(target: str = "b", posture: Posture | None = None, **more: Any) -> Declaration:
    return Declaration("attack", target, posture, **more)


def foe(name: str = "B", **figures: Any) -> Fighter:
    return fighter(name, "foes", **{"initiative": 1, "hit_points": 90, "melee": 50} | figures)


def hero(**figures: Any) -> Fighter:
    return fighter("A", **{"initiative": 6} | figures)


def rolled(scene: Brawl) -> list[tuple[str, int]]:
    return [(each.purpose, each.score) for each in scene.said(D100Rolled)]


def terms(scene: Brawl) -> list[tuple[str, int]]:
    """The terms of the last d100."""
    return [(each.name, each.value) for each in scene.said(D100Rolled)[-1].terms]


def tool(scene: Brawl, name: str, **args: Any) -> Any:
    return scene.game.compose(scene.state, "gm-tool", GM, {"tool": name, **args})


# ---- success


@pytest.mark.rule("PCT-TST-001")
@pytest.mark.parametrize(("face", "degree"), [(6, "success"), (70, "success"), (71, "failure"), (95, "failure")])
def test_a_roll_succeeds_up_to_its_score(face: int, degree: str) -> None:
    scene = Brawl(hero(melee=70), foe())
    scene.round({"a": at()}, face, 1)
    assert scene.one(D100Rolled).degree == degree
    assert bool(scene.said(AttackJudged)) is (degree == "success")
    assert CONTENTS.rules_of(scene.one(D100Rolled))[0] == "PCT-TST-001"


@pytest.mark.rule("PCT-TST-001", "PCT-TST-004")
def test_the_greatest_face_is_100() -> None:
    scene = Brawl(hero(melee=150), foe())
    scene.round({"a": at()}, 100)
    assert (scene.one(D100Rolled).face, scene.one(D100Rolled).degree) == (100, "fumble")
    assert scene.asked == [("@gm", "mishap")]


# ---- modifiers


@pytest.mark.rule("PCT-TST-002", "PCT-POS-003", "PCT-MNT-002", "PCT-ATK-006")
@pytest.mark.parametrize(("face", "hits"), [(60, True), (61, False)])
def test_modifiers_are_added_to_the_score_and_the_die_stays(face: int, hits: bool) -> None:
    scene = Brawl(hero(melee=60, mounted=True), foe(), riding_roll="off")
    scene.round({"a": at("b", "focus", aim="precise")}, face, 1)
    assert terms(scene) == [("score_melee", 60), ("focus", 5), ("mounted", 5), ("aim", -10)]
    assert (scene.one(D100Rolled).score, scene.one(D100Rolled).face) == (60, face)
    assert bool(scene.said(DamageRolled)) is hits


@pytest.mark.rule("PCT-TST-002")
@pytest.mark.parametrize(
    ("figures", "said", "target", "named"),
    [
        ({"prepared": True}, {}, {}, ("prepared", 10)),
        ({}, {"posture": "focus"}, {}, ("focus", 5)),
        ({}, {"aim": "precise"}, {}, ("aim", -10)),
        ({}, {"aim": "vital", "penalty": -35}, {}, ("vital", -35)),
        ({"mounted": True}, {}, {}, ("mounted", 5)),
        ({}, {}, {"cover": -20, "cover_all": True}, ("cover", -20)),
        ({"modifiers": (Modifier(-15),)}, {}, {}, ("gm", -15)),
    ],
)
def test_each_modifier_is_one_term_in_points(figures: Any, said: Any, target: Any, named: tuple[str, int]) -> None:
    scene = Brawl(hero(melee=60, **figures), foe(**target), riding_roll="off")
    scene.round({"a": at(**said)}, 96)
    assert terms(scene) == [("score_melee", 60), named]
    assert scene.one(D100Rolled).score == 60 + named[1]


@pytest.mark.rule("PCT-TST-002", "PCT-ATK-005", "PCT-ATK-009", "PCT-DMG-005", "PCT-MNT-002")
def test_those_of_the_second_weapon_of_opportunities_and_of_defences() -> None:
    scene = Brawl(hero(melee=70, second=DAGGER), foe())
    scene.round({"a": at(two=True)}, 51, 1)
    # 20 points, not a fifth: 50 and not 56.
    assert scene.one(AttackJudged).second_score == 50
    scene.notes(GiveOpportunity(GM, "a", "b"))
    scene.answers("a", 96, opportunity="main")
    assert terms(scene) == [("score_melee", 70), ("opportunity", 10)]
    # What was gathered for the next action is not for an attack between two of them.
    scene = Brawl(hero(melee=70, prepared=True), foe())
    scene.notes(GiveOpportunity(GM, "a", "b"))
    scene.answers("a", 96, opportunity="main")
    assert terms(scene) == [("score_melee", 70), ("opportunity", 10)]
    assert scene.who("a").prepared
    rider = foe(melee=50, mounted=True, shield=Shield(15, 1))
    scene = Brawl(hero(melee=70), rider)
    scene.round({"a": at(), "b": PARRY}, 70)
    scene.answers("b", 60, defence="parry/shield")
    assert terms(scene) == [("score_melee", 50), ("shield", 15), ("mounted", -5)]


@pytest.mark.rule("PCT-TST-002", "PCT-TST-003", "PCT-TST-004")
def test_a_score_may_leave_the_hundred_on_either_side() -> None:
    scene = Brawl(hero(melee=90, prepared=True), foe())
    scene.round({"a": at("b", "focus")}, 95, 1)
    assert (scene.one(D100Rolled).score, scene.one(D100Rolled).degree) == (105, "success")
    low = Brawl(hero(melee=10), foe())
    low.round({"a": at("b", aim="vital", penalty=-100)}, 6)
    assert (low.one(D100Rolled).score, low.one(D100Rolled).degree) == (-90, "failure")
    low.round({"a": at("b", aim="vital", penalty=-100)}, 5, 1)
    assert low.one(D100Rolled).degree == "critical"
    assert low.said(DamageRolled) != []


# ---- criticals and fumbles


@pytest.mark.rule("PCT-TST-003")
@pytest.mark.parametrize(
    ("score", "face", "degree"), [(3, 4, "critical"), (60, 1, "critical"), (60, 5, "critical"), (60, 6, "success")]
)
def test_01_to_05_is_a_critical_success_whatever_the_score(score: int, face: int, degree: str) -> None:
    scene = Brawl(hero(melee=score), foe())
    scene.round({"a": at()}, face, 3)
    assert scene.one(D100Rolled).degree == degree
    assert scene.one(DamageRolled).dealt == (6 if degree == "critical" else 3)
    assert ("PCT-TST-003" in CONTENTS.rules_of(scene.one(D100Rolled))) is (degree == "critical")


@pytest.mark.rule("PCT-TST-003")
@pytest.mark.parametrize(("face", "degree", "dealt"), [(5, "success", [3]), (6, "failure", [])])
def test_a_skill_may_be_without_criticals(face: int, degree: str, dealt: list[int]) -> None:
    scene = Brawl(hero(melee=3, plain=("melee",)), foe())
    scene.round({"a": at()}, face, 3)
    assert scene.one(D100Rolled).degree == degree
    assert [each.dealt for each in scene.said(DamageRolled)] == dealt


@pytest.mark.rule("PCT-TST-003")
def test_defences_and_characteristics_have_criticals_as_well() -> None:
    scene = Brawl(hero(melee=60), foe(melee=2))
    scene.round({"a": at(), "b": PARRY}, 5)
    scene.answers("b", 5, defence="parry/main")
    assert scene.one(D100Rolled).degree == "critical"
    assert scene.hit_points("b") == 90
    scene = Brawl(hero(physique=2), foe())
    scene.round({"a": Declaration("flee", posture="offensive")}, 5)
    assert scene.who("a").has("fled")
    # Offensif stretches the range of attacks alone.
    scene = Brawl(hero(physique=2), foe())
    scene.round({"a": Declaration("flee", posture="offensive")}, 6)
    assert scene.one(D100Rolled).degree == "failure"


@pytest.mark.rule("PCT-TST-004")
@pytest.mark.parametrize(
    ("score", "face", "degree"), [(105, 95, "success"), (105, 96, "fumble"), (40, 97, "fumble"), (40, 95, "failure")]
)
def test_96_to_00_is_a_fumble_whatever_the_score(score: int, face: int, degree: str) -> None:
    scene = Brawl(hero(melee=score), foe())
    scene.round({"a": at()}, face, 1)
    assert scene.one(D100Rolled).degree == degree
    assert (scene.asked == [("@gm", "mishap")]) is (degree == "fumble")
    assert ("PCT-TST-004" in CONTENTS.rules_of(scene.one(D100Rolled))) is (degree == "fumble")


@pytest.mark.rule("PCT-TST-004")
@pytest.mark.parametrize("first", [96, 97, 98, 99, 100])
def test_a_table_may_have_fumbles_begin_later(first: int) -> None:
    scene = Brawl(hero(melee=150), foe(), fumble_from=first)
    scene.round({"a": at()}, first - 1, 1)
    assert scene.one(D100Rolled).degree == "success"
    scene.round({"a": at()}, first)
    assert scene.one(D100Rolled).degree == "fumble"
    with pytest.raises(Refused):
        Brawl(hero(), foe(), fumble_from=95)


@pytest.mark.rule("PCT-TST-004")
def test_a_fumble_that_is_no_attack_only_fails() -> None:
    scene = Brawl(hero(physique=150), foe())
    scene.round({"a": Declaration("flee")}, 96)
    scene.lets_go()
    assert scene.one(D100Rolled).degree == "fumble"
    assert not scene.who("a").out
    assert scene.said(MishapChosen) == []
    assert scene.state.round == 2


# ---- which score


@pytest.mark.rule("PCT-TST-005")
@pytest.mark.parametrize(("skills", "attack", "parry"), [({}, 55, 40), ({"melee": 70}, 70, 70)])
def test_the_skill_if_the_sheet_has_it_else_the_characteristic(skills: Any, attack: int, parry: int) -> None:
    scores = {"physique": 55, "strength": 40, "agility": 60} | skills
    scene = Brawl(hero(**scores), foe(initiative=3))
    scene.round({"a": at("b", "defensive"), "b": at("a")}, 90, 50)
    assert rolled(scene) == [("attack", attack), ("attack", 50)]
    scene.answers("a", 1, defence="parry/main")
    assert rolled(scene) == [("parry", parry)]
    scene.round({"a": Declaration("dodge", "b", "defensive"), "b": at("a")}, 50)
    scene.answers("a", 1, defence="dodge")
    assert rolled(scene) == [("dodge", 60)]


@pytest.mark.rule("PCT-TST-005")
@pytest.mark.parametrize("arm", [FISTS, WRESTLING, CUDGEL, HALBERD, BOW])
def test_an_attack_is_rolled_on_the_weapons_skill_else_on_physique(arm: Weapon) -> None:
    scene = Brawl(hero(arm=arm, physique=33, agility=90, strength=91), foe())
    scene.round({"a": at()}, 90)
    assert terms(scene) == [("score_physique", 33)]
    scene = Brawl(hero(arm=arm, physique=33, **{arm.skill: 44}), foe())
    scene.round({"a": at()}, 90)
    assert terms(scene) == [(f"score_{arm.skill}", 44)]


@pytest.mark.rule("PCT-TST-005")
@pytest.mark.parametrize(
    ("scores", "named"),
    [
        ({"melee": 61, "strength": 62, "physique": 63}, ("score_melee", 61)),
        ({"strength": 62, "physique": 63}, ("score_strength", 62)),
        ({"physique": 63}, ("score_physique", 63)),
    ],
)
@pytest.mark.parametrize("parry_score", ["weapon_skill", "strength"])
def test_a_parry_is_rolled_on_the_weapons_skill_else_force_else_physique(
    scores: Any, named: tuple[str, int], parry_score: str
) -> None:
    b = fighter("B", "foes", initiative=1, **scores)
    scene = Brawl(hero(melee=60), b, parry_score=parry_score)
    scene.round({"a": at(), "b": PARRY}, 50)
    scene.answers("b", 1, defence="parry/main")
    assert terms(scene) == [("score_strength", 62) if parry_score == "strength" and "strength" in scores else named]


@pytest.mark.rule("PCT-TST-005")
@pytest.mark.parametrize(
    ("said", "purpose", "skill", "other"),
    [
        (Declaration("disengage"), "disengage", "dodge", "agility"),
        (Declaration("flee"), "flee", "physique", None),
        (Declaration("get_free"), "get_free", "physique", None),
    ],
)
def test_breaking_off_fleeing_and_getting_free(said: Declaration, purpose: str, skill: str, other: str | None) -> None:
    for field in (skill, other):
        if field is None:
            continue
        a = hero(**{field: 37, "melee": 90, "strength": 91, "luck": 92})
        scene = Brawl(a, foe())
        if purpose == "get_free":
            scene.says(SetStatus(GM, "a", "pinned"))
        scene.round({"a": said}, 38)
        assert (rolled(scene), terms(scene)) == ([(purpose, 37)], [(f"score_{field}", 37)])


@pytest.mark.rule("PCT-TST-005", "PCT-MNT-001")
@pytest.mark.parametrize(("scores", "named"), [({"riding": 41}, ("riding", 41)), ({}, ("agility", 42))])
def test_riding_is_rolled_on_its_skill_else_on_agility(scores: dict[str, int], named: tuple[str, int]) -> None:
    scene = Brawl(hero(melee=50, agility=42, mounted=True, **scores), foe())
    scene.round({"a": at()})
    scene.answers("a", 90, 90, ride="try")
    first = scene.said(D100Rolled)[0]
    assert [(each.name, each.value) for each in first.terms] == [(f"score_{named[0]}", named[1])]


@pytest.mark.rule("PCT-TST-005", "PCT-UNA-007")
@pytest.mark.parametrize(("posture", "named"), [("defensive", ("physique", 31)), (None, ("luck", 32))])
def test_a_knock_out_is_resisted_by_physique_in_defensif_else_by_luck(posture: Any, named: tuple[str, int]) -> None:
    scene = Brawl(hero(arm=CUDGEL, melee=60), foe(physique=31, luck=32, arm=FISTS))
    scene.round({"a": at("b", knock_out=True), "b": at("a", posture)}, 50, 2, 1, 96)
    resisted = [each for each in scene.said(D100Rolled) if each.purpose == "resist"]
    assert [(each.name, each.value) for each in resisted[0].terms] == [(f"score_{named[0]}", named[1])]


@pytest.mark.rule("PCT-TST-005", "PCT-SYS-002")
@pytest.mark.parametrize(
    ("said", "skill", "purpose"),
    [(Declaration("flee"), "physique", "flee"), (Declaration("disengage"), "dodge", "disengage")],
)
def test_the_game_master_is_asked_for_a_score_that_nothing_gives(said: Declaration, skill: str, purpose: str) -> None:
    scene = Brawl(hero(melee=50), foe())
    scene.round({"a": said})
    asked = scene.question("@gm")
    assert (asked.kind, asked.about["author"], asked.about["skill"]) == ("score", "a", skill)
    scene.answers("@gm", 36, score="35")
    scene.lets_go()
    assert rolled(scene) == [(purpose, 35)]
    # From then on the sheet has it.
    assert scene.who("a").scores[skill] == 35
    scene.round({"a": said}, 36)
    assert rolled(scene) == [(purpose, 35)]


@pytest.mark.rule("PCT-TST-005", "PCT-SYS-002")
def test_a_least_sheet_attacks_and_flees_and_is_asked_about_a_dodge() -> None:
    nell = fighter("Nell", arm=FISTS, initiative=1, hit_points=10, physique=50)
    scene = Brawl(nell, foe("B", initiative=6, hit_points=30))
    scene.round({"nell": at(), "b": TALK})
    scene.answers("@gm", 50, 4, outcome="done")
    assert (rolled(scene), scene.hit_points("b")) == ([("attack", 50)], 26)
    scene.round({"nell": Declaration("dodge", "b", "defensive"), "b": at("nell")}, 50)
    assert [(scene.asked, scene.question("@gm").about["skill"])] == [([("@gm", "score")], "dodge")]
    scene.answers("@gm", score="30")
    scene.answers("nell", 30, defence="dodge")
    assert (rolled(scene), scene.hit_points("nell")) == ([("dodge", 30)], 10)
    scene.round({"nell": Declaration("flee")}, 50)
    assert scene.who("nell").has("fled")


@pytest.mark.rule("PCT-TST-005", "PCT-ATK-004", "PCT-BAT-006")
def test_no_score_is_asked_for_where_none_is_rolled() -> None:
    scene = Brawl(hero(), foe())
    scene.round({"a": at(discreet=True)})
    scene.answers("@gm", 95, 4, discreet="grant")
    assert (rolled(scene), scene.hit_points("b")) == ([("attack", 95)], 86)
    archers = fighter("B", "foes", BOW, initiative=7, soldiers=30, soldier_hit_points=4)
    scene = Brawl(hero(), archers, variant="battle")
    scene.round({"b": at("a")}, 1, 2)
    assert (scene.one(AttackJudged).arrows, rolled(scene)) == (1, [])
    assert scene.state.round == 2


@pytest.mark.rule("PCT-TST-008")
def test_a_base_percentage_is_rolled_before_any_characteristic() -> None:
    """The catalogue writes the base of the table into the scores; then nothing stands in for the skill."""
    scene = Brawl(hero(arm=FISTS, physique=70, brawling=30), foe())
    scene.round({"a": at()}, 31)
    assert (terms(scene), scene.one(D100Rolled).degree) == ([("score_brawling", 30)], "failure")


# ---- the game master's modifiers


@pytest.mark.rule("PCT-TST-006")
def test_fog_for_everyone_who_shoots() -> None:
    scene = Brawl(hero(arm=BOW, shooting=50), foe(arm=BOW, shooting=40, melee=60, initiative=2))
    scene.notes(tool(scene, "modifier", value=-15, words="shooting"))
    assert scene.said(ModifierSet) == [ModifierSet("a", -15, "shooting"), ModifierSet("b", -15, "shooting")]
    assert CONTENTS.rules_of(scene.said(ModifierSet)[0]) == ("PCT-TST-006",)
    scene.round({"a": at(), "b": at("a")}, 36, 26)
    assert rolled(scene) == [("attack", 35), ("attack", 25)]
    assert terms(scene) == [("score_shooting", 40), ("gm", -15)]
    assert "PCT-TST-006" in CONTENTS.rules_of(scene.said(D100Rolled)[0])
    # A melee weapon is not in the fog, and 0 takes it away.
    scene.notes(tool(scene, "modifier", value=0, words="shooting"))
    scene.round({"a": at()}, 90)
    assert rolled(scene) == [("attack", 50)]


@pytest.mark.rule("PCT-TST-006")
def test_on_one_combatant_on_a_skill_on_a_pair_or_on_the_next_roll() -> None:
    people = (hero(melee=50), fighter("Q", initiative=5, melee=50), foe(initiative=3, melee=50), foe("C", initiative=2))

    def scores(*set_: Any) -> list[int]:
        scene = Brawl(*people)
        for given in set_:
            scene.says(given)
        found = []
        for _ in range(2):
            scene.round({"a": at("b"), "q": at("c"), "b": at("a"), "c": at("q")}, 90, 90, 90, 90)
            found += [each.score for each in scene.said(D100Rolled)]
        return found

    scene = Brawl(*people)
    assert scores() == [50] * 8
    assert scores(tool(scene, "modifier", who="a", value=7)) == [57, 50, 50, 50] * 2
    assert scores(tool(scene, "modifier", who="a", value=7, words="melee")) == [57, 50, 50, 50] * 2
    assert scores(tool(scene, "modifier", who="a", value=7, words="shooting")) == [50] * 8
    assert scores(tool(scene, "modifier", who="a", value=7, target="b")) == [57, 50, 50, 50] * 2
    assert scores(tool(scene, "modifier", who="a", value=7, target="c")) == [50] * 8
    assert scores(tool(scene, "once", who="a", value=-9)) == [41, 50, 50, 50, 50, 50, 50, 50]
    # Several count together.
    both = (tool(scene, "modifier", who="a", value=7), tool(scene, "once", who="a", value=-9, target="b"))
    assert scores(*both) == [48, 50, 50, 50, 57, 50, 50, 50]


@pytest.mark.rule("PCT-TST-006")
def test_the_next_roll_only_is_the_next_one_that_it_counts_on() -> None:
    scene = Brawl(hero(melee=50, physique=40), foe())
    scene.notes(tool(scene, "once", who="a", value=20, words="physique"))
    scene.round({"a": at()}, 90)
    assert (rolled(scene), scene.said(ModifierSpent)) == ([("attack", 50)], [])
    scene.round({"a": Declaration("flee")}, 61)
    assert rolled(scene) == [("flee", 60)]
    assert scene.one(ModifierSpent) == ModifierSpent("a", "physique", None)
    assert scene.who("a").modifiers == ()


@pytest.mark.rule("PCT-TST-006", "PCT-ADV-005")
def test_it_must_be_known_before_the_die_is_rolled() -> None:
    scene = Brawl(hero(melee=50, advantages=1), foe())
    scene.round({"a": at()}, 55)
    assert scene.asked == [("a", "advantage")]
    scene.notes(tool(scene, "modifier", who="a", value=10))
    assert scene.question("a").about["score"] == 50
    # Nor does a reroll get what came too late for the roll.
    scene.answers("a", 56, advantage="reroll")
    assert rolled(scene) == [("attack", 50)]
    scene.round({"a": at()}, 56, 1)
    assert rolled(scene) == [("attack", 60)]
    # One for the next roll is kept for it, and not used up by rolling the last one anew.
    scene = Brawl(hero(melee=50, advantages=1), foe())
    scene.round({"a": at()}, 55)
    scene.notes(tool(scene, "once", who="a", value=10))
    scene.answers("a", 56, advantage="reroll")
    assert scene.who("a").modifiers == (Modifier(10, once=True),)


@pytest.mark.rule("PCT-TST-006")
@pytest.mark.parametrize(
    ("note", "key"),
    [
        (SetModifier(GM, "a", 101), "number-range"),
        (SetModifier(GM, "a", -101), "number-range"),
        (SetModifier(GM, "nobody", 5), "unknown-combatant"),
        (SetModifier(GM, "a", 5, None, "nobody"), "unknown-combatant"),
        (SetModifier(GM, "a", 5, "nose"), "unknown-field"),
    ],
)
def test_modifiers_that_are_refused(note: Any, key: str) -> None:
    assert Brawl(hero(), foe()).refusal(note) == key


# ---- opposed rolls


def contest(began: tuple[int, int], other: tuple[int, int], **settings: Any) -> Brawl:
    """A wants to pin B: Physique score and d100 of both."""
    scene = Brawl(hero(wrestling=60, physique=began[0]), foe(physique=other[0]), foe("C"), **settings)
    scene.round({"a": Declaration("wrestling", "b", hold="pin")}, began[1], other[1])
    return scene


@pytest.mark.rule("PCT-TST-007", "PCT-UNA-003")
@pytest.mark.parametrize(
    ("began", "other", "winner"),
    [
        # One succeeds, the other fails.
        ((60, 60), (50, 51), "a"),
        ((60, 61), (50, 50), "b"),
        # The greater margin; equal ones leave it to who resists.
        ((60, 40), (50, 25), "b"),
        ((60, 34), (50, 25), "a"),
        ((60, 35), (50, 25), "b"),
        # A critical beats a plain success whatever the margins, two of them are compared like any others.
        ((60, 4), (50, 25), "a"),
        ((10, 5), (90, 6), "a"),
        ((90, 6), (10, 5), "b"),
        ((60, 4), (50, 1), "a"),
        ((50, 4), (60, 1), "b"),
        # Both fail: nothing happens.
        ((60, 70), (50, 80), None),
        ((60, 97), (50, 99), None),
        ((60, 97), (50, 50), "b"),
    ],
)
def test_who_wins_an_opposed_roll(began: tuple[int, int], other: tuple[int, int], winner: str | None) -> None:
    scene = contest(began, other)
    assert scene.one(ContestJudged) == ContestJudged("a", "b", winner)
    assert CONTENTS.rules_of(scene.one(ContestJudged)) == ("PCT-TST-007",)
    assert scene.who("b").has("pinned") is (winner == "a")


@pytest.mark.rule("PCT-TST-007")
@pytest.mark.parametrize(
    ("began", "other", "winner"),
    [
        ((60, 40), (50, 25), "a"),
        ((60, 25), (90, 40), "b"),
        ((60, 40), (50, 40), "b"),
        ((60, 61), (50, 7), "b"),
        ((60, 4), (50, 25), "a"),
        ((60, 70), (50, 80), None),
    ],
)
def test_a_table_may_have_the_higher_successful_die_win(
    began: tuple[int, int], other: tuple[int, int], winner: str | None
) -> None:
    scene = contest(began, other, opposed="highest_success")
    assert scene.one(ContestJudged).winner == winner


@pytest.mark.rule("PCT-TST-007")
@pytest.mark.parametrize(("word", "held"), [("a", True), ("b", False), ("-", False)])
def test_or_leave_it_to_the_game_master(word: str, held: bool) -> None:
    scene = contest((60, 40), (50, 25), opposed="gm")
    asked = scene.question("@gm")
    assert (asked.kind, asked.fields[0].options, asked.default) == ("opposed", ("a", "b", "-"), {"winner": "-"})
    assert scene.said(ContestJudged) == []
    scene.answers("@gm", winner=word)
    assert scene.one(ContestJudged).winner == (None if word == "-" else word)
    assert scene.who("b").has("pinned") is held


# ---- rounding


@pytest.mark.rule("PCT-TST-009", "PCT-UNA-009")
@pytest.mark.parametrize(("rolled_", "lost"), [(8, 2), (6, 2), (5, 1), (2, 0)])
def test_a_third_of_the_damage_is_rounded_down(rolled_: int, lost: int) -> None:
    mace = Weapon("mace", "melee", "1d8")
    scene = Brawl(hero(arm=mace, melee=60), foe(luck=10), foe("C"))
    scene.round({"a": at("b", knock_out=True)}, 50, rolled_, 11, 1)
    assert scene.one(HitPointsLost).lost == lost
    assert scene.said(StatusSet)[0].status == "knocked_out"


@pytest.mark.rule("PCT-TST-009", "PCT-FUM-007")
@pytest.mark.parametrize(("rolled_", "lost"), [(7, 3), (1, 0)])
def test_half_of_a_ricochet_is_rounded_down(rolled_: int, lost: int) -> None:
    scene = Brawl(hero(arm=BOW, shooting=50), fighter("Q", initiative=2), foe())
    scene.round({"a": at()}, 96)
    scene.answers("@gm", rolled_, mishap="ricochet", friend="q")
    assert scene.one(HitPointsLost).lost == lost


@pytest.mark.rule("PCT-TST-009", "PCT-BAT-003")
@pytest.mark.parametrize(("rolled_", "lost"), [(7, 3), (1, 0)])
def test_half_of_an_enemys_damage_in_a_battle_is_rounded_down(rolled_: int, lost: int) -> None:
    scene = Brawl(fighter("A", initiative=1), foe(initiative=6), variant="battle")
    scene.round({"b": at("a")}, 50, rolled_)
    assert scene.one(DamageRolled).terms == (Term("dice", rolled_), Term("halved", rolled_ // 2 - rolled_))
    assert scene.one(HitPointsLost).lost == lost


@pytest.mark.rule("PCT-TST-009", "PCT-PIT-005")
@pytest.mark.parametrize(("most", "back"), [(14, 7), (7, 3), (1, 1)])
def test_half_of_the_hit_points_that_come_back_in_the_pit_is_at_least_one(most: int, back: int) -> None:
    scene = Brawl(
        *(fighter(each, each, hit_points=most, pc=True) for each in ("P", "Q", "R")), begun=False, variant="pit"
    )
    scene.says(inputs.Begin(GM), 6, 1)
    scene.says(Damage(GM, "q", most), 6, 1)
    # R comes fresh; Q comes back with half of what he usually has.
    scene.notes(Damage(GM, "p", most), 6, 1)
    assert scene.one(BoutBegun) == BoutBegun(3, "r", "q", "p", back, afresh=True)
    assert scene.hit_points("q") == back


# ---- what does not change a roll


@pytest.mark.rule("PCT-TST-002")
def test_protection_and_bonus_are_no_business_of_the_d100() -> None:
    scene = Brawl(hero(melee=50, bonus="3"), foe(protections=(mail(9),)))
    scene.round({"a": at()}, 50, 1)
    assert terms(scene) == [("score_melee", 50)]


@pytest.mark.rule("PCT-TST-003", "PCT-POS-013")
def test_a_casting_roll_has_its_criticals() -> None:
    ray = Spell("ray", 1, "magic", "1d6")
    scene = Brawl(hero(magic=3, psy=5, spells=(ray,)), foe())
    scene.round({"a": Declaration("cast", "b", spell="ray")}, 4, 2)
    assert scene.one(DamageRolled).dealt == 4
    assert scene.said(SoldiersLost) == []
