"""Exceptional strikes: natural 20s, the faces of free and frank attacks, what they cost (ALT-CRI-001 to -009)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.values import evolve
from bot.rulesets.alternatif.free_actions import OfferFree
from bot.rulesets.alternatif.melee.strikes import StrikeRolled
from bot.rulesets.alternatif.parry.parries import ParryChosen, ParryRolled
from bot.rulesets.alternatif.state import Combatant
from bot.rulesets.alternatif.wounds.events import DamageDealt, EffectDrawn, EquipmentDamaged, WoundsCounted
from bot.rulesets.alternatif.wounds.injuries import losses
from tests.rulesets.alternatif.armed import armed, busy
from tests.rulesets.alternatif.exchange import GM, SHIELD, SWORD, Exchange, Fed, fighter

BUCKLER = evolve(SHIELD, haft_ac=30, structure=9)


def struck(face: int, *later: Fed, victim: Combatant | None = None, **settings: Any) -> Exchange:
    """Ana (face + 6, 1d8) strikes at Bor, or at *victim* of that name, in segment 4; *later* faces are laid down."""
    fight = Exchange(fighter("Ana"), victim or fighter("Bor", "others", stamina=40, body=6), **settings)
    fight.stands_by("bor")
    fight.attacks("ana", "bor", 4)
    fight.answers("ana", Fed(face, why="strike"), *later, target="bor")
    return fight


def given(face: int, *later: Fed, victim: Combatant, **settings: Any) -> Exchange:
    """Ana, BM 1 and one of two upon him, takes a free action against *victim* (Bor) in segment 3: the game master's
    word."""
    fight = Exchange(fighter("Ana", bm=1), fighter("Cid"), victim, **settings)
    fight.stands_by("bor")
    fight.attacks("cid", "bor", 3)
    fight.attacks("ana", "bor", 9)
    fight.notes(OfferFree(GM, "ana", "bor"))
    fight.answers("cid", Fed(2, why="strike"), target="bor")
    fight.answers("ana", Fed(face, why="free"), *later, free="bor/right")
    return fight


def lowered(face: int, *later: Fed, victim: Combatant, **settings: Any) -> Exchange:
    """Ana attacks Bor, whose guard is down in segments 1 to 3, frankly in the first."""
    fight = Exchange(fighter("Ana"), victim, **settings)
    fight.attacks("ana", "bor", 9)
    busy(fight, "bor", 0, 3)
    fight.answers("ana", Fed(face, why="frank"), *later, free="bor/right")
    return fight


def lost(fight: Exchange) -> tuple[int, int]:
    dealt = fight.one(DamageDealt)
    return dealt.stamina, dealt.body


# ---- which faces


@pytest.mark.rule("ALT-CRI-001", "ALT-CRI-003")
def test_a_natural_20_hits_whatever_the_total_and_is_an_exceptional_critical() -> None:
    """d20 = 20, total 22 against AC 27."""
    bor = fighter("Bor", "others", ac=24)
    fight = Exchange(fighter("Ana", bm=-1), bor)
    fight.stands_by("bor")
    fight.attacks("ana", "bor", 4)
    fight.strikes("ana", "bor", 20)
    strike = fight.one(StrikeRolled)
    assert (strike.total, strike.against, strike.outcome, strike.critical) == (22, 27, "hit", True)


@pytest.mark.rule("ALT-CRI-003")
@pytest.mark.parametrize(("face", "critical"), [(17, "none"), (19, "none"), (20, "exceptional")])
def test_an_attack_of_its_own_time_needs_the_20(face: int, critical: str) -> None:
    fight = struck(face)
    fight.takes_it("bor", Fed(5, why="damage"), Fed(1, why="body"))
    assert fight.one(DamageDealt).critical == critical


@pytest.mark.rule("ALT-CRI-003", "ALT-FRE-007")
@pytest.mark.parametrize(("face", "critical"), [(18, "none"), (19, "exceptional"), (20, "exceptional")])
def test_a_free_attack_needs_19_or_20(face: int, critical: str) -> None:
    fight = given(face, victim=fighter("Bor", "others", stamina=40))
    fight.takes_it("bor", Fed(5, why="damage"), Fed(1, why="body"))
    assert fight.one(DamageDealt).critical == critical


@pytest.mark.rule("ALT-CRI-003")
@pytest.mark.parametrize(("ac", "outcome"), [(24, "miss"), (20, "hit")])
def test_the_wider_faces_must_still_reach_the_armour_class(ac: int, outcome: str) -> None:
    """Free attack, d20 = 19, total 21 against AC 24: a miss; against AC 20: a critical."""
    bor = fighter("Bor", "others", ac=ac - 3, stamina=40)
    fight = Exchange(fighter("Ana", bm=-3), fighter("Cid"), bor)
    fight.stands_by("bor")
    fight.attacks("cid", "bor", 3)
    fight.attacks("ana", "bor", 9)
    fight.notes(OfferFree(GM, "ana", "bor"))
    fight.answers("cid", Fed(2, why="strike"), target="bor")
    fight.answers("ana", Fed(19, why="free"), free="bor/right")
    strike = fight.one(StrikeRolled)
    assert (strike.total, strike.against, strike.outcome, strike.natural) == (21, ac, outcome, None)
    assert (("bor", "parry") in fight.asked) == (outcome == "hit")


@pytest.mark.rule("ALT-CRI-003")
@pytest.mark.parametrize(("face", "parried"), [(14, False), (15, True)])
def test_a_free_19_yields_to_an_ordinary_parry(face: int, parried: bool) -> None:
    """Total 25: a parry of 25 cancels the blow; if it fails, the critical stands."""
    fight = given(19, victim=fighter("Bor", "others", bm=7, ac=8, stamina=40))
    assert fight.one(StrikeRolled).total == 25
    fight.parries("bor", "ana", Fed(face, why="parry"), Fed(4, why="damage"), Fed(1, why="body"))
    assert [each.outcome for each in fight.said(ParryRolled)] == ["parried" if parried else "failed"]
    assert [each.critical for each in fight.said(DamageDealt)] == ([] if parried else ["exceptional"])


@pytest.mark.rule("ALT-CRI-003", "ALT-FRE-012")
@pytest.mark.parametrize(("face", "critical"), [(16, "none"), (17, "exceptional"), (18, "exceptional")])
def test_a_frank_attack_needs_17_and_is_not_parried(face: int, critical: str) -> None:
    bor = armed("Bor", side="others", stamina=40, ac=15)
    fight = lowered(face, Fed(5, why="damage"), Fed(1, why="body"), victim=bor)
    assert fight.one(StrikeRolled).against == 15
    assert fight.one(DamageDealt).critical == critical
    assert fight.said(ParryChosen) == []


@pytest.mark.rule("ALT-CRI-003", "ALT-FRE-012")
def test_a_frank_17_below_the_armour_class_misses() -> None:
    fight = lowered(17, victim=fighter("Bor", "others", ac=24))
    strike = fight.one(StrikeRolled)
    assert (strike.total, strike.outcome) == (23, "miss")


@pytest.mark.rule("ALT-CRI-003")
def test_with_the_setting_every_critical_face_hits_and_yields_to_a_critical_parry_alone() -> None:
    missed = lowered(17, victim=fighter("Bor", "others", ac=24), crit_faces_autohit=True)
    assert missed.one(StrikeRolled).outcome == "hit"
    bor = fighter("Bor", "others", bm=30, ac=40, stamina=40)
    for face, outcome in ((18, "failed"), (19, "parried")):
        fight = given(19, victim=bor, crit_faces_autohit=True)
        assert fight.one(StrikeRolled).outcome == "hit"
        fight.parries("bor", "ana", Fed(face, why="parry"))
        assert fight.one(ParryRolled).outcome == outcome
    assert (
        struck(19, victim=fighter("Bor", "others", ac=40), crit_faces_autohit=True).one(StrikeRolled).outcome == "miss"
    )


@pytest.mark.rule("ALT-CRI-002", "ALT-PAR-007")
def test_a_natural_20_is_not_cancelled_by_a_higher_parry() -> None:
    """Attack d20 = 20, total 25; parry d20 = 16, total 30, critical parry score 18: fails."""
    bor = fighter("Bor", "others", bm=11, stamina=40, family="fighter", level=1)
    fight = Exchange(fighter("Ana", bm=2), bor)
    fight.stands_by("bor")
    fight.attacks("ana", "bor", 4)
    fight.strikes("ana", "bor", 20)
    assert fight.one(StrikeRolled).total == 25
    fight.parries("bor", "ana", Fed(16, why="parry"), Fed(2, why="damage"), Fed(1, why="body"))
    parry = fight.one(ParryRolled)
    assert (parry.total, parry.critical, parry.outcome) == (30, False, "failed")
    assert lost(fight) == (4, 0)


# ---- what it costs


@pytest.mark.rule("ALT-CRI-004", "ALT-CRI-006")
def test_wear_is_doubled_bonuses_included_and_the_body_loses_1d6_less_1() -> None:
    """1d8 = 4, +2: 6, doubled 12; d6 = 5: 4 body points. 30/6 becomes 18/2, effect in column 2."""
    ana = fighter("Ana", str_damage=1, arm=evolve(SWORD, damage_bonus=1))
    fight = Exchange(ana, fighter("Bor", "others", stamina=30, body=6))
    fight.stands_by("bor")
    fight.attacks("ana", "bor", 4)
    fight.strikes("ana", "bor", 20)
    fight.takes_it("bor", 4, 5, 50, 3)
    dealt = fight.one(DamageDealt)
    assert (dealt.total, dealt.doubled, dealt.body_die, dealt.stamina, dealt.body) == (6, True, 5, 12, 4)
    counted = fight.one(WoundsCounted)
    assert (counted.stamina_left, counted.body_left) == (18, 2)
    drawn = fight.one(EffectDrawn)
    assert (drawn.effect_column, drawn.table, drawn.face) == (2, "cut", 50)


@pytest.mark.rule("ALT-CRI-005")
def test_no_effect_without_a_loss_of_body_points() -> None:
    """Damage 5 doubled 10, d6 = 1, stamina 40: stamina 30, the body unhurt."""
    fight = struck(20)
    fight.takes_it("bor", 5, 1, 3)
    assert lost(fight) == (10, 0)
    assert (fight.who("bor").stamina, fight.who("bor").body) == (30, 6)
    assert fight.said(EffectDrawn) == []


@pytest.mark.rule("ALT-CRI-008")
@pytest.mark.parametrize(("die", "body", "left"), [(6, 5, 1), (3, 3, 3)])
def test_overflow_and_1d6_less_1_never_add_up(die: int, body: int, left: int) -> None:
    """Stamina 5, body 6, damage 4 doubled 8: 3 over. d6 = 6: 5 body points, one is left; d6 = 3: the overflow, 3."""
    fight = struck(20, victim=fighter("Bor", "others", stamina=5, body=6))
    fight.takes_it("bor", 4, die, 50, 3)
    assert lost(fight) == (5, body)
    assert (fight.who("bor").stamina, fight.who("bor").body) == (0, left)
    assert len(fight.said(EffectDrawn)) == 1


@pytest.mark.rule("ALT-CRI-007", "ALT-GEN-011")
def test_a_wear_critical_doubles_nothing_and_draws_an_effect() -> None:
    """6 stamina and 3 body points, 8 damage: 0 and 1, effect in column 1."""
    fight = struck(15, victim=fighter("Bor", "others", stamina=6, body=3))
    fight.takes_it("bor", 8, 50, 3)
    dealt = fight.one(DamageDealt)
    assert (dealt.critical, dealt.doubled, dealt.body_die) == ("wear", False, None)
    assert (fight.who("bor").stamina, fight.who("bor").body) == (0, 1)
    assert fight.one(EffectDrawn).effect_column == 1


@pytest.mark.rule("ALT-CRI-004", "ALT-CRI-007", "ALT-CRI-008")
@pytest.mark.parametrize(
    ("stamina", "points", "die", "expected"),
    [
        (30, 6, 5, (12, 4)),
        (40, 5, 1, (10, 0)),
        (5, 4, 6, (5, 5)),
        (5, 4, 3, (5, 3)),
        (0, 4, None, (0, 4)),
        (0, 1, 1, (0, 2)),
        (6, 8, None, (6, 2)),
    ],
)
def test_the_losses_of_a_blow(stamina: int, points: int, die: int | None, expected: tuple[int, int]) -> None:
    assert losses(fighter("Bor", stamina=stamina), points, die, None, 1 if die is None else 2) == expected


@pytest.mark.rule("ALT-MEL-011", "ALT-CRI-003")
def test_a_20_on_a_shield_is_doubled_damage_and_no_exceptional_critical() -> None:
    bor = armed("Bor", SWORD, BUCKLER, side="others")
    fight = Exchange(fighter("Ana"), bor, crit_faces_autohit=True)
    fight.stands_by("bor")
    fight.attacks("ana", "bor", 4)
    fight.answers("ana", Fed(20, why="strike"), Fed(4, why="damage"), target="equipment")
    strike = fight.one(StrikeRolled)
    assert (strike.action, strike.outcome, strike.critical) == ("attack_equipment", "hit", False)
    hit = fight.one(EquipmentDamaged)
    assert (hit.total, hit.doubled, hit.left) == (8, True, 1)
    assert fight.said(DamageDealt) == []


# ---- the text's own figures


def against_galaad(stamina: int, body: int, face: int) -> Exchange:
    galaad = fighter("Galaad", stamina=stamina, body=body)
    orc = fighter("Orc", "orcs", bm=5)
    fight = Exchange(galaad, orc)
    fight.stands_by("galaad")
    fight.attacks("orc", "galaad", 1)
    fight.strikes("orc", "galaad", face)
    return fight


@pytest.mark.example("EX-A-27")
@pytest.mark.rule("ALT-CRI-009", "ALT-CRI-004", "ALT-CRI-006")
def test_ex_a_27_galaad_takes_a_natural_20() -> None:
    """114 and 6 points; damage 7 doubled, d6 = 4, cuts, column 3, d100 = 65: torso, -2, minor bleeding."""
    fight = against_galaad(114, 6, 20)
    fight.takes_it("galaad", 7, 4, 65, 3)
    galaad = fight.who("galaad")
    assert (galaad.stamina, galaad.body, galaad.malus, galaad.bleeding) == (100, 3, -2, "minor")
    drawn = fight.one(EffectDrawn)
    assert (drawn.table, drawn.effect_column, drawn.face) == ("cut", 3, 65)
    assert (drawn.place, drawn.malus, drawn.bleeding) == ("torso", -2, "minor")


@pytest.mark.example("EX-A-28")
@pytest.mark.rule("ALT-CRI-009", "ALT-CRI-005")
def test_ex_a_28_galaad_had_the_d6_shown_1() -> None:
    fight = against_galaad(114, 6, 20)
    fight.takes_it("galaad", 7, 1, 3)
    assert (fight.who("galaad").stamina, fight.who("galaad").body) == (100, 6)
    assert fight.said(EffectDrawn) == []


@pytest.mark.example("EX-A-29")
@pytest.mark.rule("ALT-CRI-009", "ALT-CRI-007", "ALT-GEN-011")
def test_ex_a_29_galaad_worn_out() -> None:
    """6 and 3 points left, an ordinary hit for 8: 0 and 1, an effect in column 1."""
    fight = against_galaad(6, 3, 14)
    fight.takes_it("galaad", 8, 65, 3)
    assert (fight.who("galaad").stamina, fight.who("galaad").body) == (0, 1)
    assert fight.one(DamageDealt).critical == "wear"
    drawn = fight.one(EffectDrawn)
    assert (drawn.table, drawn.effect_column) == ("cut", 1)
