"""From the saddle: the riding roll, attack and defence, the charge, the fall (PCT-MNT)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.rulesets.percentile.attack import GiveOpportunity
from bot.rulesets.percentile.damage import DamageRolled, HitPointsLost, Unhorsed
from bot.rulesets.percentile.defence import DefenceChosen
from bot.rulesets.percentile.fixing import Remove, SetStatus
from bot.rulesets.percentile.postures import BonusSpent
from bot.rulesets.percentile.riding import MountedSaid, SayMounted
from bot.rulesets.percentile.rolls.d100 import D100Rolled
from bot.rulesets.percentile.rounds import StatusSet, TurnBegun, TurnEnded
from bot.rulesets.percentile.state import Declaration, Fighter, Spell, Term, Weapon
from tests.rulesets.percentile.brawl import BOW, DAGGER, GM, Brawl, Fed, fighter, mail

LANCE = Weapon("cavalry_lance", "pole_weapon", "1d10", cutting=True)


def at(target: str = "b", **more: Any) -> Declaration:
    return Declaration("attack", target, **more)


def rider(**figures: Any) -> Fighter:
    """A (6): Mêlée 50, Équitation 60, in the saddle."""
    scores = {"melee": 50, "pole_weapon": 50, "shooting": 50, "dodge": 40, "riding": 60}
    return fighter("A", **{"initiative": 6, "mounted": True, **scores} | figures)


def foe(**figures: Any) -> Fighter:
    return fighter("B", "foes", **{"initiative": 1, "hit_points": 40, "melee": 50} | figures)


def thrown(scene: Brawl) -> list[tuple[str, int, int]]:
    """The d100 just rolled: what for, against which score, and what they showed."""
    return [(each.purpose, each.score, each.face) for each in scene.said(D100Rolled)]


# ---- the riding roll


@pytest.mark.rule("PCT-POS-003", "PCT-MNT-001")
def test_the_figure_that_is_shown_is_the_one_that_is_rolled() -> None:
    scene = Brawl(rider(), foe())
    scene.round({"a": at(posture="focus")})
    assert scene.question("a").about["score"] == 65
    scene.answers("a", 65, 10, 5, ride="try")
    assert thrown(scene)[0] == ("riding", 65, 65)


@pytest.mark.rule("PCT-MNT-001", "PCT-ADV-002")
def test_a_riding_roll_that_succeeds_is_a_reroll_of_this_attack() -> None:
    scene = Brawl(rider(), foe())
    scene.round({"a": at()})
    asked = scene.question("a")
    assert (asked.kind, asked.fields[0].options, asked.about["score"]) == ("ride", ("try", "no"), 60)
    scene.answers("a", 35, 70, ride="try")
    assert thrown(scene) == [("riding", 60, 35), ("attack", 55, 70)]
    assert (scene.question("a").kind, scene.question("a").about["by"]) == ("advantage", "riding")
    scene.answers("a", 52, 5, advantage="reroll")
    assert thrown(scene) == [("attack", 55, 52)]
    assert scene.one(D100Rolled).again == "riding"
    assert scene.hit_points("b") == 35
    assert scene.state.round == 2


@pytest.mark.rule("PCT-MNT-001")
def test_it_serves_once() -> None:
    scene = Brawl(rider(), foe())
    scene.round({"a": at()})
    scene.answers("a", 35, 70, ride="try")
    scene.answers("a", 71, advantage="reroll")
    assert scene.state.round == 2
    assert scene.hit_points("b") == 40


@pytest.mark.rule("PCT-MNT-001")
def test_it_lapses_with_the_attack() -> None:
    # The first die has hit.
    scene = Brawl(rider(), foe())
    scene.round({"a": at()})
    scene.answers("a", 35, 55, 5, ride="try")
    assert (scene.hit_points("b"), scene.state.round, scene.who("a").advantages) == (35, 2, 0)
    # It is not kept for another roll: not for the next attack, nor for a parry.
    scene.round({"a": at(posture="defensive"), "b": at("a")})
    scene.answers("a", 56, 50, ride="no")
    assert scene.asked == [("a", "defence")]
    scene.answers("a", 46, 3, defence="parry/main")
    assert scene.hit_points("a") == 9


@pytest.mark.rule("PCT-MNT-001", "PCT-ADV-002")
def test_the_saddles_comes_before_an_advantage_that_he_holds_and_a_fumble_is_never_rolled_anew() -> None:
    scene = Brawl(rider(advantages=1), foe())
    scene.round({"a": at()})
    scene.answers("a", 35, 70, ride="try")
    assert scene.question("a").about["by"] == "riding"
    scene.answers("a", 71, advantage="reroll")
    assert scene.question("a").about["by"] == "advantage"
    scene.answers("a", 55, 5, advantage="reroll")
    assert (scene.hit_points("b"), scene.who("a").advantages) == (35, 0)
    scene.round({"a": at()})
    scene.answers("a", 35, 96, ride="try")
    assert scene.asked == [("@gm", "mishap")]


@pytest.mark.rule("PCT-MNT-001")
@pytest.mark.parametrize("ridden", [True, False])
def test_a_failure_is_nothing_and_the_attack_takes_place(ridden: bool) -> None:
    scene = Brawl(rider(), foe())
    scene.round({"a": at()})
    scene.answers("a", *((61, 56) if ridden else (56,)), ride="try" if ridden else "no")
    # Nobody is asked about another roll.
    assert thrown(scene)[-1] == ("attack", 55, 56)
    assert scene.state.round == 2
    scene.round({"a": at()})
    scene.answers("a", *((61, 55, 4) if ridden else (55, 4)), ride="try" if ridden else "no")
    assert scene.hit_points("b") == 36


@pytest.mark.rule("PCT-MNT-001")
def test_it_is_optional_and_nobody_on_foot_is_asked() -> None:
    scene = Brawl(rider(), foe())
    scene.round({"a": at()})
    scene.is_silent("a", 56)
    assert thrown(scene) == [("attack", 55, 56)]
    scene = Brawl(rider(mounted=False), foe())
    scene.round({"a": at()}, 51)
    assert thrown(scene) == [("attack", 50, 51)]


@pytest.mark.rule("PCT-MNT-001", "PCT-TST-005", "PCT-POS-006")
def test_riding_is_rolled_on_equitation_else_agility_without_the_ten_of_waiting() -> None:
    scene = Brawl(rider(prepared=True), foe())
    scene.round({"a": at()})
    scene.answers("a", 61, 66, ride="try")
    assert thrown(scene) == [("riding", 60, 61), ("attack", 65, 66)]
    assert scene.one(BonusSpent) == BonusSpent("a", "prepared")
    agile = fighter("A", initiative=6, mounted=True, melee=50, agility=45)
    scene = Brawl(agile, foe())
    scene.round({"a": at()})
    scene.answers("a", 45, 55, 1, ride="try")
    assert thrown(scene)[0] == ("riding", 45, 45)


@pytest.mark.rule("PCT-MNT-001")
def test_it_is_offered_before_each_attack_an_opportunity_included() -> None:
    scene = Brawl(rider(), foe())
    scene.notes(GiveOpportunity(GM, "a", "b"))
    scene.answers("a", opportunity="main")
    assert scene.question("a").kind == "ride"
    scene.answers("a", 65, 65, 2, ride="try")
    assert thrown(scene) == [("riding", 60, 65), ("attack", 65, 65)]
    scene.round({"a": at()})
    assert scene.question("a").kind == "ride"


@pytest.mark.rule("PCT-MNT-001")
@pytest.mark.parametrize(("face", "score"), [(60, 55), (61, 50), (None, 50)])
def test_as_a_gate_it_gives_the_bonus_and_no_reroll(face: int | None, score: int) -> None:
    scene = Brawl(rider(), foe(), riding_roll="gate")
    scene.round({"a": at()})
    faces = () if face is None else (face,)
    scene.answers("a", *faces, 56, ride="no" if face is None else "try")
    assert thrown(scene)[-1] == ("attack", score, 56)
    assert scene.state.round == 2


@pytest.mark.rule("PCT-MNT-001", "PCT-MNT-002")
def test_off_there_is_no_riding_roll_and_the_bonus_stands() -> None:
    scene = Brawl(rider(), foe(), riding_roll="off")
    scene.round({"a": at()}, 55, 4)
    assert thrown(scene) == [("attack", 55, 55)]
    assert scene.hit_points("b") == 36


@pytest.mark.rule("PCT-MNT-001", "PCT-MNT-004")
@pytest.mark.parametrize("word", ["stays", "falls", None])
def test_after_a_fumbled_riding_roll_the_game_master_may_let_him_fall(word: str | None) -> None:
    scene = Brawl(rider(protections=(mail(3),)), foe())
    scene.round({"a": at()})
    scene.answers("a", 98, ride="try")
    assert (scene.question("@gm").kind, scene.question("@gm").fields[0].options) == ("fall", ("stays", "falls"))
    if word is None:
        scene.is_silent("@gm", 56)
    else:
        scene.answers("@gm", *((Fed(4, 6), 51) if word == "falls" else (56,)), fall=word)
    # The attack takes place all the same, after a fall on foot.
    assert thrown(scene) == [("attack", 50, 51) if word == "falls" else ("attack", 55, 56)]
    assert scene.hit_points("a") == (8 if word == "falls" else 12)
    assert scene.who("a").mounted is (word != "falls")


@pytest.mark.rule("PCT-MNT-001", "PCT-MNT-004", "PCT-DEC-009")
def test_whoever_is_felled_by_the_fall_does_not_strike() -> None:
    scene = Brawl(rider(hit_points=3), fighter("C", initiative=2), foe())
    scene.round({"a": at()})
    scene.answers("a", 98, ride="try")
    scene.answers("@gm", 3, fall="falls")
    assert scene.who("a").has("out_of_action")
    assert thrown(scene) == []
    assert scene.said(TurnEnded)[0] == TurnEnded("a", "lost")


# ---- attack and defence


@pytest.mark.rule("PCT-MNT-002")
def test_ex_pct_27_attack_and_defence_from_the_saddle() -> None:
    """EX-PCT-27: 55 against 50 +5, d8 1, Orc 11 PV; 50 against 50, Ana parries with 46 against 50 -5, d8 1, 11 PV."""
    ana = fighter("Ana", initiative=6, melee=50, mounted=True)
    scene = Brawl(ana, fighter("Orc", "foes", initiative=1, melee=50), riding_roll="off")
    scene.round({"ana": at("orc", posture="defensive"), "orc": at("ana")}, Fed(55, 100), Fed(1, 8), Fed(50, 100))
    (attack, back) = scene.said(D100Rolled)
    assert attack.terms == (Term("score_melee", 50), Term("mounted", 5))
    assert (attack.score, attack.degree) == (55, "success")
    # The penalty is for those in the saddle, not for those who strike at them.
    assert back.terms == (Term("score_melee", 50),)
    assert scene.question("ana").about["parry/main.score"] == 45
    scene.answers("ana", Fed(46, 100), Fed(1, 8), defence="parry/main")
    parry = scene.one(D100Rolled)
    assert parry.terms == (Term("score_melee", 50), Term("mounted", -5))
    assert (parry.score, parry.degree) == (45, "failure")
    assert (scene.hit_points("ana"), scene.hit_points("orc")) == (11, 11)


@pytest.mark.rule("PCT-MNT-002")
@pytest.mark.parametrize(
    ("said", "figures"),
    [
        (at(), {"arm": BOW}),
        (at(), {"arm": LANCE}),
        (at(two=True), {"second": DAGGER}),
        (Declaration("wrestling", "b", hold="throw_down"), {"wrestling": 50}),
    ],
)
def test_every_attack_from_the_saddle_has_five_more(said: Declaration, figures: dict[str, Any]) -> None:
    scene = Brawl(rider(**figures), foe(), riding_roll="off", wrestling_roll="first")
    scene.round({"a": said}, 56)
    assert thrown(scene) == [("attack", 55, 56)]


@pytest.mark.rule("PCT-MNT-002", "PCT-DEF-013", "PCT-DEF-011")
def test_dodging_breaking_off_and_warding_off_have_five_less() -> None:
    mounted = rider(initiative=1, magic_parry=40)
    scene = Brawl(mounted, foe(initiative=6))
    scene.round({"b": at("a"), "a": Declaration("dodge", "b", "defensive")}, 50)
    assert scene.question("a").about["dodge.score"] == 35
    scene.answers("a", 36, 1, defence="dodge")
    assert thrown(scene) == [("dodge", 35, 36)]
    scene.round({"a": Declaration("disengage")}, 36)
    assert thrown(scene) == [("disengage", 35, 36)]
    # A magic parry is rolled like a parry.
    mage = fighter("B", "foes", initiative=6, psy=9, spells=(Spell("bolt", 1, None, "1d8"),))
    scene = Brawl(mounted, mage)
    scene.round({"b": Declaration("cast", "a", spell="bolt"), "a": Declaration("parry", posture="defensive")})
    scene.answers("a", 36, 1, defence="magic_parry")
    assert thrown(scene) == [("magic_parry", 35, 36)]


@pytest.mark.rule("PCT-MNT-002")
def test_riding_and_fleeing_are_neither_attack_nor_defence() -> None:
    scene = Brawl(rider(physique=50), foe())
    scene.round({"a": Declaration("flee")}, 51)
    assert thrown(scene) == [("flee", 50, 51)]


# ---- the charge


@pytest.mark.rule("PCT-MNT-003")
@pytest.mark.parametrize(
    ("face", "terms", "dealt"),
    [
        (55, [("dice", 6), ("bonus", 1), ("charge", 2), ("protection", -4)], 5),
        (5, [("dice", 6), ("critical", 6), ("bonus", 1), ("charge", 2), ("protection", -4)], 11),
    ],
)
def test_a_charge_does_two_more_which_no_critical_doubles(face: int, terms: list[tuple[str, int]], dealt: int) -> None:
    scene = Brawl(rider(arm=LANCE, bonus="1"), foe(protections=(mail(4),)), riding_roll="off")
    scene.round({"a": at(charge=True)}, face, Fed(6, 10))
    assert scene.one(D100Rolled).score == 55
    assert [(each.name, each.value) for each in scene.one(DamageRolled).terms] == terms
    assert scene.one(DamageRolled).dealt == dealt


@pytest.mark.rule("PCT-MNT-003")
def test_it_may_raise_the_score_instead() -> None:
    scene = Brawl(rider(arm=LANCE), foe(), riding_roll="off", charge_strength="score")
    scene.round({"a": at(charge=True)}, 57, 6)
    assert scene.one(D100Rolled).terms[-2:] == (Term("mounted", 5), Term("charge", 2))
    assert thrown(scene) == [("attack", 57, 57)]
    assert scene.one(DamageRolled).terms == (Term("dice", 6),)


@pytest.mark.rule("PCT-MNT-003", "PCT-SYS-004")
def test_only_riders_charge_and_only_at_close_quarters() -> None:
    def manners(who: Fighter) -> tuple[str, ...]:
        fields = Brawl(who, foe()).question("a").legal({"action": "special", "target": "b"}) or ()
        return next(each.options for each in fields if each.name == "how")

    assert "charge" in manners(rider())
    assert "charge" not in manners(rider(mounted=False))
    assert "charge" not in manners(rider(arm=BOW))
    assert Brawl(rider(mounted=False), foe()).refuses("a", "attack", "b", charge=True) == "percentile-charge"
    assert Brawl(rider(arm=BOW), foe()).refuses("a", "attack", "b", charge=True) == "percentile-charge"


@pytest.mark.rule("PCT-MNT-003", "PCT-MNT-004")
def test_whoever_has_fallen_meanwhile_charges_no_more() -> None:
    scene = Brawl(rider(), foe(initiative=7))
    scene.round({"a": at(charge=True), "b": Declaration("other", detail="scares the horse")})
    scene.says(SayMounted(GM, "a", on=False, fall=True), 1)
    scene.answers("@gm", 50, 3, outcome="done")
    assert thrown(scene) == [("attack", 50, 50)]
    assert scene.one(DamageRolled).dealt == 3


# ---- the fall


@pytest.mark.rule("PCT-MNT-004")
def test_ex_pct_26_the_mount_bolts_and_no_armour_helps() -> None:
    """EX-PCT-26: d6 4, Ana 10 - 4 = 6 PV, not mounted any more."""
    ana = fighter("Ana", initiative=6, hit_points=10, mounted=True, protections=(mail(5),), physique=50)
    scene = Brawl(ana, foe())
    said = scene.game.compose(scene.state, "gm-tool", GM, {"tool": "fall", "who": "ana"})
    scene.notes(said, Fed(4, 6))
    assert scene.one(Unhorsed) == Unhorsed("ana", 4, 4)
    assert (scene.hit_points("ana"), scene.who("ana").mounted, scene.who("ana").statuses) == (6, False, ())


@pytest.mark.rule("PCT-MNT-004")
@pytest.mark.parametrize("named", ["horse", "Horse"])
def test_when_his_mount_falls_the_rider_does(named: str) -> None:
    horse = fighter("Horse", initiative=2, hit_points=5)
    plate = (mail(6), mail(1, natural=True))
    scene = Brawl(rider(mount=named, protections=plate), horse, foe(initiative=7))
    scene.round({"b": at("horse")}, 50, 5, Fed(4, 6))
    assert scene.said(StatusSet) == [StatusSet("horse", "out_of_action", on=True)]
    assert scene.one(Unhorsed) == Unhorsed("a", 4, 4)
    assert (scene.hit_points("a"), scene.who("a").mounted) == (8, False)
    # On foot, as he is now, he has neither the five more nor the five less.
    scene.round({"a": at()}, 51)
    assert thrown(scene) == [("attack", 50, 51)]


@pytest.mark.rule("PCT-MNT-004")
def test_the_mount_of_another_or_one_that_he_has_left_concerns_nobody() -> None:
    horse = fighter("Horse", initiative=2, hit_points=5)
    scene = Brawl(rider(mount="mule"), fighter("C", initiative=3, mount="horse"), horse, foe(initiative=7))
    scene.round({"b": at("horse")}, 50, 5)
    assert scene.who("horse").out
    assert scene.said(Unhorsed) == []
    assert scene.who("a").mounted


@pytest.mark.rule("PCT-MNT-004")
@pytest.mark.parametrize("word", ["remove", "dead", "fled"])
def test_whatever_the_reason(word: str) -> None:
    scene = Brawl(rider(mount="horse"), fighter("Horse", initiative=2), foe())
    away = Remove(GM, "horse") if word == "remove" else SetStatus(GM, "horse", word)  # type: ignore[arg-type]
    scene.notes(away, Fed(2, 6))
    assert scene.one(Unhorsed) == Unhorsed("a", 2, 2)
    assert scene.hit_points("a") == 10


@pytest.mark.rule("PCT-MNT-004", "PCT-UNA-004")
def test_whoever_is_thrown_to_the_ground_comes_off() -> None:
    wrestler = fighter("C", "foes", initiative=6, wrestling=60)
    scene = Brawl(rider(mount="Grey", initiative=2), wrestler)
    scene.round({"c": Declaration("wrestling", "a", hold="throw_down")}, Fed(4, 6))
    assert scene.one(Unhorsed) == Unhorsed("a", 4, 4)
    assert (scene.hit_points("a"), scene.who("a").mounted, scene.who("a").has("prone")) == (8, False, True)


@pytest.mark.rule("PCT-MNT-004")
def test_both_may_flee_together() -> None:
    scene = Brawl(rider(mount="horse"), fighter("Horse", initiative=2, physique=50), fighter("C", initiative=1), foe())
    scene.says(SetStatus(GM, "a", "fled"))
    scene.notes(SetStatus(GM, "horse", "fled"))
    assert scene.said(Unhorsed) == []
    assert scene.hit_points("a") == 12


@pytest.mark.rule("PCT-MNT-004", "PCT-DMG-010")
def test_the_fall_may_fell_him() -> None:
    scene = Brawl(rider(hit_points=3), fighter("C", initiative=1), foe())
    scene.notes(SayMounted(GM, "a", on=False, fall=True), Fed(6, 6))
    assert scene.one(Unhorsed) == Unhorsed("a", 6, 3)
    assert scene.one(StatusSet) == StatusSet("a", "out_of_action", on=True)
    assert scene.said(HitPointsLost) == []
    assert scene.hit_points("a") == 0


@pytest.mark.rule("PCT-MNT-002", "PCT-MNT-004")
def test_the_game_master_puts_people_into_the_saddle_and_out_of_it() -> None:
    scene = Brawl(rider(mounted=False), fighter("Horse", initiative=2), foe(), riding_roll="off")

    def tool(name: str, **more: str) -> Any:
        return scene.game.compose(scene.state, "gm-tool", GM, {"tool": name, "who": "a", **more})

    scene.notes(tool("mount", target="horse"))
    assert scene.one(MountedSaid) == MountedSaid("a", on=True, mount="horse")
    assert scene.refusal(tool("mount")) == "already-so"
    scene.round({"a": at()}, 56)
    assert thrown(scene) == [("attack", 55, 56)]
    # He gets down unhurt.
    scene.notes(tool("dismount"))
    assert (scene.who("a").mounted, scene.hit_points("a"), scene.said(Unhorsed)) == (False, 12, [])
    assert scene.refusal(tool("dismount")) == "already-so"
    assert scene.refusal(tool("fall")) == "already-so"
    assert scene.refusal(SayMounted(GM, "a", on=True, mount="a")) == "two-people"
    scene.round({"a": at(posture="defensive"), "b": at("a")}, 51, 50)
    assert scene.question("a").about["parry/main.score"] == 50
    assert [each.combatant for each in scene.said(TurnBegun)][-1] == "b"
    assert scene.said(DefenceChosen) == []
