"""What a free action may do, who may stop it, and who may take it (ALT-FRE-006 to -008, -015)."""

from __future__ import annotations

import pytest

from bot.kernel.values import evolve
from bot.rulesets.alternatif.combatants.words import SetFlag
from bot.rulesets.alternatif.engagement import Engage, Separate
from bot.rulesets.alternatif.free_actions import FreeActionOffered, FreeActionSettled
from bot.rulesets.alternatif.melee.strikes import StrikeRolled
from bot.rulesets.alternatif.ordinary.words_announcing import Declare
from bot.rulesets.alternatif.parry.parries import ParryChosen, ParryRolled
from bot.rulesets.alternatif.state import FIST
from bot.rulesets.alternatif.wounds.events import DamageDealt, WeaponChanged
from bot.rulesets.shared.people import Hide
from tests.rulesets.alternatif.armed import armed, busy, fumbled, target
from tests.rulesets.alternatif.exchange import AXE, GM, SHIELD, Exchange, fighter

# ---- of what kind (ALT-FRE-006, -007, -008)


@pytest.mark.rule("ALT-FRE-006", "ALT-MEL-010")
def test_it_may_be_aimed_at_what_the_other_holds() -> None:
    wooden = evolve(SHIELD, haft_ac=12, structure=5)
    fight = fumbled(target(), armed("Ana", AXE, wooden))
    assert fight.question("bor").fields[0].options == ("ana/right", "equipment", "special", "-")
    fight.answers("bor", 12, 7, 9, free="equipment")
    strike = fight.one(StrikeRolled)
    assert (strike.occasion, strike.action, strike.aimed) == ("free", "attack_equipment", "shield")
    assert fight.one(WeaponChanged).change == "broken"


@pytest.mark.rule("ALT-FRE-007", "ALT-CRI-003")
@pytest.mark.parametrize(("face", "critical"), [(18, False), (19, True), (20, True)])
def test_a_free_attack_is_critical_on_19_and_20(face: int, critical: bool) -> None:
    fight = fumbled(target(bm=5))
    fight.answers("bor", face, 4, *([1] if critical else []), 9, free="ana/right")
    strike = fight.one(StrikeRolled)
    assert (strike.outcome, strike.critical) == ("hit", critical)
    assert fight.one(DamageDealt).doubled is critical


@pytest.mark.rule("ALT-FRE-007", "ALT-CRI-003")
@pytest.mark.parametrize(("ac", "outcome"), [(21, "miss"), (17, "hit")])
def test_a_19_must_still_reach_the_armour_class_and_has_no_other_bonus(ac: int, outcome: str) -> None:
    """Free attack d20 = 19, total 21 against 24: a miss; against 20: critical (Ana's sword adds 3)."""
    fight = fumbled(target(bm=-1), fighter("Ana", ac=ac, stamina=60))
    fight.answers("bor", 19, *([4, 1] if outcome == "hit" else []), 9, free="ana/right")
    strike = fight.one(StrikeRolled)
    assert (strike.total, strike.against, strike.outcome) == (21, ac + 3, outcome)
    assert sorted(each.name for each in strike.terms) == ["attack_factor", "face", "martial_bonus"]
    assert [each.critical for each in fight.said(DamageDealt)] == ["exceptional"] * (outcome == "hit")


@pytest.mark.rule("ALT-FRE-008", "ALT-FRE-002")
def test_the_sword_whose_fumble_gave_it_cannot_parry_but_the_shield_can() -> None:
    fight = fumbled(target(), armed("Ana", stamina=60))
    fight.answers("bor", 15, free="ana/right")
    question = fight.question("ana", "parry")
    assert (question.about["weapon"], question.fields[0].options) == ("shield", ("bor", "-"))
    fight.parries("ana", "bor", 19, 9)
    assert fight.said(DamageDealt) == []
    alone = fumbled(target())
    alone.answers("bor", 15, 4, 9, free="ana/right")
    assert alone.said(ParryChosen) == []
    assert alone.one(DamageDealt).target == "ana"


@pytest.mark.rule("ALT-FRE-008")
def test_who_is_surprised_does_not_parry_it() -> None:
    fight = fumbled(target(), armed("Ana", stamina=60))
    fight.notes(SetFlag(GM, "ana", "surprised"))
    fight.answers("bor", 15, 4, 9, free="ana/right")
    assert fight.said(ParryChosen) == []


@pytest.mark.rule("ALT-FRE-007", "ALT-FRE-008", "ALT-CRI-003")
@pytest.mark.parametrize(("face", "outcome"), [(14, "parried"), (13, "failed")])
def test_an_ordinary_parry_of_21_stops_a_19_of_21(face: int, outcome: str) -> None:
    fight = fumbled(target(bm=-1), armed("Ana", stamina=60, ac=16))
    fight.answers("bor", 19, free="ana/right")
    fight.parries("ana", "bor", face, *([4, 1] if outcome == "failed" else []), 9)
    assert fight.one(ParryRolled).outcome == outcome
    assert len(fight.said(DamageDealt)) == (outcome == "failed")


# ---- by whom (ALT-FRE-015)


@pytest.mark.rule("ALT-FRE-015")
def test_a_bare_fist_will_do() -> None:
    fight = fumbled(target(arm=FIST))
    fight.answers("bor", 2, 9, free="ana/right")
    assert fight.one(StrikeRolled).weapon == "fist"


@pytest.mark.rule("ALT-FRE-015")
@pytest.mark.parametrize("why", ["surprised", "unaware", "apart", "hidden"])
def test_who_cannot_take_one(why: str) -> None:
    fight = Exchange(fighter("Ana", stamina=60), target(surprised=why == "surprised"))
    fight.stands_by("bor")
    fight.attacks("ana", "bor", 5)
    if why == "unaware":
        fight.notes(SetFlag(GM, "bor", "unaware", on=True, other="ana"))
    fight.strikes("ana", "bor", 1, 2)
    if why == "apart":
        fight.notes(Separate(GM, "ana", "bor"))
    elif why == "hidden":
        fight.notes(Hide(GM, "ana"))
    assert ("bor", "free") not in fight.asked
    assert fight.said(FreeActionSettled) == []


@pytest.mark.rule("ALT-FRE-015")
def test_two_who_cast_side_by_side_are_no_danger_to_each_other() -> None:
    """Two mages casting, hostile to each other: neither gets frank attacks; a third one gets them on both."""
    fight = Exchange(fighter("Ana", stamina=60), target(), fighter("Cid", "beasts"))
    for other in ("ana", "bor"):
        fight.notes(Engage(GM, "cid", other))
    fight.notes(Engage(GM, "ana", "bor"))
    busy(fight, "ana", 0, 3)
    busy(fight, "bor", 0, 3)
    fight.stands_by("cid")
    assert fight.segment == 1
    assert {(each.combatant, each.target) for each in fight.said(FreeActionOffered)} == {
        ("cid", "ana"),
        ("cid", "bor"),
    }


@pytest.mark.rule("ALT-FRE-015", "ALT-REA-015")
def test_who_drops_what_he_does_may_take_one_from_the_next_segment_on() -> None:
    fight = Exchange(fighter("Ana", stamina=60), target(), fighter("Cid", "beasts"))
    fight.notes(Engage(GM, "ana", "bor"))
    fight.notes(Engage(GM, "cid", "bor"))
    busy(fight, "ana", 0, 3)
    busy(fight, "bor", 0, 3)
    fight.stands_by("cid")
    fight.notes(Declare(GM, "ana", target="bor"), 9)
    assert ("ana", "free") not in fight.asked  # her guard was down when the segment began
    fight.answers("cid", free="-")
    assert (fight.segment, set(fight.asked)) == (2, {("ana", "free"), ("cid", "free")})
