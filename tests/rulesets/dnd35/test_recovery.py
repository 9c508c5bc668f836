"""Blows that are held back, first aid, and what time heals (D35-HPS-005 to -009, -013, -014)."""

from __future__ import annotations

import json

import pytest

from bot.catalogue import load_library
from bot.kernel.values import evolve
from bot.rulesets import rulesets_of
from bot.rulesets.dnd35.attack.strikes import AttackRolled
from bot.rulesets.dnd35.base.budget import cured
from bot.rulesets.dnd35.damage import DamageDealt
from bot.rulesets.dnd35.dying import Bled, Fell, Strained
from bot.rulesets.dnd35.fixing import Damage, Heal
from bot.rulesets.dnd35.opportunities import OpportunityTaken
from bot.rulesets.dnd35.positions import CoupBegun
from bot.rulesets.dnd35.recovery.aid import (
    AbilityRegained,
    AwakeningRolled,
    FirstAidEnded,
    FirstAidRolled,
    KindChanged,
    LetHoursPass,
    LetRest,
    MendingRolled,
    NonlethalFaded,
    Regained,
    SayTended,
    VigilKept,
    Weaken,
)
from bot.rulesets.dnd35.state import FISTS, Fighter, State
from bot.rulesets.shared.check import Term
from tests.rulesets.dnd35.skirmish import GM, LONGBOW, LONGSWORD, Skirmish, fighter

NEAR = {"aria": "E10", "orc": "F10"}
WOUNDED: dict[str, object] = {"stable": True, "shown": "dying", "hit_points_max": 20}


def camp(*people: Fighter, begun: bool = True) -> Skirmish:
    """Nobody is left to fight with."""
    return Skirmish(*people, begun=begun)


def down(hit_points: int, **more: object) -> Fighter:
    return fighter("Aria", hit_points=hit_points, **{**WOUNDED, **more})


# ---- sheets


@pytest.mark.rule("D35-HPS-002")
@pytest.mark.parametrize(("left", "kept"), [(-5, -5), (-9, -9), (-10, -9), (0, 0), (3, 3)])
def test_a_sheet_keeps_the_points_of_the_dying(left: int, kept: int) -> None:
    sheets = rulesets_of(load_library(None))["dnd35"].sheets
    _, body = sheets.propose({"locale": "fr", "name": "Jo"})
    _, worn = sheets.worn(body, {"hit_points": left, "nonlethal": 0, "turns": 0})
    assert json.loads(worn)["hit_points"] == kept
    assert sheets.read(sheets.write(worn))[1] == worn
    other = rulesets_of(load_library(None))["dnd5"].sheets
    _, hurt = other.worn(other.propose({"locale": "fr", "name": "Jo"})[1], {"hit_points": -5})
    assert json.loads(hurt)["hit_points"] == 0, "where no game says otherwise nobody has fewer than none"


# ---- the other kind of damage


@pytest.mark.rule("D35-HPS-013")
@pytest.mark.example("EX-D35-15")
@pytest.mark.parametrize(("weapon", "lethal"), [("longsword", False), (FISTS, True)])
def test_the_other_kind_of_damage_costs_4(weapon: str, lethal: bool) -> None:
    scene = Skirmish(
        fighter("Aria", base_attack=6), fighter("Orc", "foes", base_attack=-40, dexterity=10, met=False), cells=NEAR
    )
    scene.does("aria", "other_kind")
    assert scene.one(KindChanged).on
    scene.attacks("aria", "orc", 14, 2, with_=weapon)
    if scene.asked == [("orc", "opportunity")]:
        scene.answers("orc", opportunity="-")
    assert Term("other_kind", -4) in scene.one(AttackRolled).terms
    assert scene.one(AttackRolled).total == 14 + 6 - 4
    assert scene.one(DamageDealt).lethal == lethal
    assert (scene.who("orc").hit_points, scene.who("orc").nonlethal) == ((18, 0) if lethal else (20, 2))
    scene.does("aria", "usual_kind")
    assert not scene.who("aria").sparing


@pytest.mark.rule("D35-HPS-013")
def test_arrows_and_trained_hands_are_as_they_are() -> None:
    archer = fighter("Aria", "players", LONGBOW, LONGSWORD, sparing=True)
    scene = Skirmish(archer, fighter("Orc", "foes"), cells={"aria": "E10", "orc": "M10"})
    scene.attacks("aria", "orc", 14, 2, with_="longbow")
    assert scene.one(AttackRolled).total == 14
    assert scene.one(DamageDealt).lethal
    monk = fighter("Aria", sparing=True, feats=("improved_unarmed_strike",))
    scene = Skirmish(monk, fighter("Orc", "foes"), cells=NEAR)
    scene.attacks("aria", "orc", 14, 2, with_=FISTS)
    assert scene.one(AttackRolled).total == 14
    assert not scene.one(DamageDealt).lethal
    # Nobody is finished with the flat of a blade.
    helpless = evolve(fighter("Orc", "foes", hit_points=-3, hit_points_max=20, shown="dying", stable=True))
    scene = Skirmish(fighter("Aria", sparing=True), helpless, fighter("Bor", "foes"), cells={**NEAR, "bor": "Z50"})
    scene.does("aria", "coup", 3, 3, 20, target="orc", **{"with": "longsword"})
    assert scene.said(CoupBegun)
    assert scene.one(DamageDealt).lethal


@pytest.mark.rule("D35-MOV-002", "D35-ATK-011")
def test_no_attack_follows_upon_a_charge_nor_upon_a_coup_de_grace() -> None:
    cells = {"aria": "A4", "orc": "N4"}
    scene = Skirmish(fighter("Aria", base_attack=12), fighter("Orc", "foes", armour=20), cells=cells)
    scene.does("aria", "charge", 10, target="orc", **{"with": "longsword"})
    assert scene.asked == [("orc", "declare")]
    victim = fighter("Orc", "foes", hit_points=-3, hit_points_max=20, shown="dying", stable=True)
    scene = Skirmish(fighter("Aria", base_attack=12), victim, fighter("Bor", "foes"), cells={**NEAR, "bor": "E11"})
    scene.does("aria", "coup", 3, 3, 20, target="orc", **{"with": "longsword"})
    if scene.asked == [("bor", "opportunity")]:
        scene.answers("bor", opportunity="-")
    assert not {"attack", "trip", "grapple"}.intersection(scene.offered("aria"))


# ---- first aid


@pytest.mark.rule("D35-HPS-005", "D35-HPS-006")
@pytest.mark.example("EX-D35-19")
@pytest.mark.parametrize(("face", "success"), [(9, True), (8, False)])
def test_first_aid_against_15(face: int, success: bool) -> None:
    healer = fighter("Aria", skills={"heal": 6})
    hurt = fighter("Bor", hit_points=-4, hit_points_max=20, shown="dying")
    scene = Skirmish(healer, hurt, fighter("Orc", "foes"), cells={"aria": "E10", "bor": "F10", "orc": "Z50"})
    scene.does("aria", "first_aid", face, 50, target="bor")
    made = scene.one(FirstAidRolled)
    assert (made.total, made.against, made.success) == (face + 6, 15, success)
    bor = scene.who("bor")
    assert (bor.hit_points, bor.stable, bor.tended) == ((-4, True, True) if success else (-4, False, False))


@pytest.mark.rule("D35-HPS-005")
def test_first_aid_exposes_and_may_come_to_nothing() -> None:
    hurt = fighter("Bor", hit_points=-4, hit_points_max=20, shown="dying")
    people = (fighter("Aria", hit_points=3), hurt, fighter("Orc", "foes", base_attack=9, met=True))
    scene = Skirmish(*people, cells={"aria": "E10", "bor": "F10", "orc": "D10"})
    scene.does("aria", "first_aid", target="bor")
    assert scene.asked == [("orc", "opportunity")]
    scene.answers("orc", 15, 5, 90, opportunity="strike")
    assert scene.said(OpportunityTaken)
    assert scene.one(FirstAidEnded).reason == "unable"
    assert not scene.who("bor").stable


# ---- coming round


@pytest.mark.rule("D35-HPS-006")
def test_whoever_is_looked_after_comes_round_and_loses_nothing() -> None:
    scene = camp(down(-5))
    scene.notes(SayTended(GM, "aria", True))
    scene.notes(LetHoursPass(GM, 2), 37, 9)
    assert [each.awake for each in scene.said(AwakeningRolled)] == [False, True]
    aria = scene.who("aria")
    assert (aria.hit_points, aria.out, aria.disabled, aria.shown) == (-5, False, True, "disabled")
    tended = camp(down(-5, tended=True, level=3))
    tended.notes(LetRest(GM, "night"), 50, 50, 50, 50, 50, 50, 50, 50)
    assert tended.one(Regained).points == 3, "at the usual rate"
    assert tended.who("aria").hit_points == -2


@pytest.mark.rule("D35-HPS-007")
def test_without_help_an_hour_costs_a_point_until_one_comes_round() -> None:
    scene = camp(down(-5))
    scene.notes(LetHoursPass(GM, 1), 64)
    assert scene.who("aria").hit_points == -6
    scene.notes(LetHoursPass(GM, 1), 4)
    assert (scene.who("aria").hit_points, scene.who("aria").conscious) == (-6, True)
    # A day later he mends, or relapses.
    scene.notes(LetHoursPass(GM, 23))
    assert scene.one(VigilKept).hours == 23
    assert not scene.said(MendingRolled)
    scene.notes(LetHoursPass(GM, 1), 22)
    assert not scene.one(MendingRolled).mends
    aria = scene.who("aria")
    assert (aria.hit_points, aria.conscious, aria.out, aria.shown) == (-7, False, True, "dying")
    scene.notes(LetHoursPass(GM, 25), 3, 10)
    assert scene.one(MendingRolled).mends
    assert scene.who("aria").hit_points == -7
    scene.notes(LetRest(GM, "night"))
    assert scene.who("aria").hit_points == -6
    assert scene.one(Regained).points == 1


@pytest.mark.rule("D35-HPS-007", "D35-HPS-003")
def test_without_help_one_may_die() -> None:
    scene = camp(down(-9))
    scene.notes(LetHoursPass(GM, 5), 11)
    assert scene.who("aria").died
    assert [each.how for each in scene.said(Fell)] == ["dead"]


@pytest.mark.rule("D35-HPS-007")
def test_without_help_nothing_is_regained_by_resting() -> None:
    scene = camp(down(-2, awake=True, shown="disabled"))
    scene.notes(LetRest(GM, "night"))
    assert not scene.said(Regained)
    assert scene.who("aria").hit_points == -2


@pytest.mark.rule("D35-HPS-004")
def test_the_dying_are_stable_or_dead_before_an_hour_is_over() -> None:
    scene = camp(fighter("Aria", hit_points=-7, hit_points_max=20, shown="dying"), begun=False)
    scene.notes(LetHoursPass(GM, 1), 60, 8, 70)
    assert [each.stable for each in scene.said(Bled)] == [False, True]
    assert scene.who("aria").hit_points == -9


@pytest.mark.rule("D35-HPS-001", "D35-HPS-006")
def test_whoever_is_conscious_below_0_acts_as_the_disabled_do() -> None:
    scene = Skirmish(down(-3, awake=True, shown="disabled"), fighter("Orc", "foes"), cells=NEAR)
    scene.attacks("aria", "orc", 2)
    assert scene.said(Strained)
    assert (scene.who("aria").hit_points, scene.who("aria").dying) == (-4, True)


# ---- rest


@pytest.mark.rule("D35-HPS-008")
@pytest.mark.parametrize(("rest", "points"), [("night", 5), ("day", 10)])
def test_rest_heals_by_level(rest: str, points: int) -> None:
    scene = camp(fighter("Aria", hit_points=4, hit_points_max=40, level=5))
    scene.notes(LetRest(GM, rest))
    assert (scene.one(Regained).points, scene.who("aria").hit_points) == (points, 4 + points)
    nearly = camp(fighter("Aria", hit_points=39, hit_points_max=40, level=5))
    nearly.notes(LetRest(GM, rest))
    assert nearly.who("aria").hit_points == 40


@pytest.mark.rule("D35-HPS-009")
def test_abilities_come_back_a_point_a_night() -> None:
    scene = camp(fighter("Aria", strength=16, constitution=13, fortitude=4, skills={"climb": 5}))
    scene.notes(Weaken(GM, "aria", "strength", 4))
    scene.notes(Weaken(GM, "aria", "constitution", 1))
    aria = scene.who("aria")
    assert (aria.score("strength"), aria.score("constitution"), aria.skill("climb")) == (12, 12, 3)
    scene.notes(LetRest(GM, "night"))
    assert [(each.ability, each.points) for each in scene.said(AbilityRegained)] == [
        ("strength", 1),
        ("constitution", 1),
    ]
    assert scene.who("aria").drained == {"strength": 3}
    scene.notes(LetRest(GM, "day"))
    assert scene.who("aria").drained == {"strength": 1}
    scene.notes(LetRest(GM, "day"))
    aria = scene.who("aria")
    assert (aria.score("strength"), aria.skill("climb"), aria.drained) == (16, 5, {})


@pytest.mark.rule("D35-HPS-009")
def test_a_weaker_constitution_takes_hit_points_and_gives_them_back() -> None:
    scene = camp(fighter("Aria", constitution=12, level=3))
    scene.notes(Weaken(GM, "aria", "constitution", 1))
    aria = scene.who("aria")
    assert (aria.score("constitution"), aria.hit_points, aria.hit_points_max, aria.altered("constitution")) == (
        *(11, 17, 17),
        -1,
    )
    scene.notes(LetRest(GM, "night"))
    aria = scene.who("aria")
    assert (aria.score("constitution"), aria.hit_points, aria.hit_points_max) == (12, 20, 20)
    scene.notes(Weaken(GM, "aria", "constitution", 12))
    assert scene.who("aria").died
    bones = camp(fighter("Bones", constitution=0))
    assert bones.refusal(Weaken(GM, "bones", "constitution", 1)) == "dnd35-no-such-score"


@pytest.mark.rule("D35-HPS-014")
@pytest.mark.example("EX-D35-15")
@pytest.mark.parametrize(("level", "points"), [(4, 4), (3, 3)])
def test_an_hour_heals_nonlethal_damage_by_level(level: int, points: int) -> None:
    scene = camp(fighter("Aria", nonlethal=9, level=level))
    scene.notes(LetHoursPass(GM, 1))
    assert (scene.one(NonlethalFaded).points, scene.who("aria").nonlethal) == (points, 9 - points)
    scene.notes(LetHoursPass(GM, 5))
    assert scene.who("aria").nonlethal == 0


@pytest.mark.rule("D35-HPS-014", "D35-HPS-005")
def test_healing_takes_as_much_nonlethal_damage_away() -> None:
    scene = camp(fighter("Aria", hit_points=5, hit_points_max=20, nonlethal=8, shown="unconscious"))
    scene.notes(Heal(GM, "aria", 6))
    assert (scene.who("aria").hit_points, scene.who("aria").nonlethal) == (11, 2)
    assert scene.who("aria").shown == "up"
    whole = camp(fighter("Aria", nonlethal=8))
    whole.notes(Heal(GM, "aria", 6))
    assert (whole.who("aria").hit_points, whole.who("aria").nonlethal) == (20, 2)
    dying = State(combatants={"aria": fighter("Aria", hit_points=-4, hit_points_max=20)})
    healed = cured(dying, "aria", 2).combatants["aria"]
    assert (healed.hit_points, healed.stable, healed.out) == (-2, True, True)


@pytest.mark.rule("D35-HPS-006", "D35-HPS-008")
def test_no_hours_pass_while_people_fight() -> None:
    scene = Skirmish(fighter("Aria"), fighter("Orc", "foes"), cells=NEAR)
    assert scene.refusal(LetHoursPass(GM, 1)) == "dnd35-still-fighting"
    assert scene.refusal(LetRest(GM, "night")) == "dnd35-still-fighting"
    scene.notes(Damage(GM, "orc", 40))
    scene.notes(LetRest(GM, "night"))
    assert scene.who("orc").died
