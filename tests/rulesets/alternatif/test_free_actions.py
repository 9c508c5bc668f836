"""Free actions: who is offered one, what it costs, what it leaves alone (ALT-FRE-001 to -005)."""

from __future__ import annotations

import pytest

from bot.kernel.errors import Refused
from bot.rulesets.alternatif.engagement import Engage
from bot.rulesets.alternatif.free_actions import FreeActionOffered, FreeActionSettled, OfferFree
from bot.rulesets.alternatif.melee.strikes import StrikeRolled
from bot.rulesets.alternatif.parry.parries import ParryChosen
from bot.rulesets.alternatif.reaction.dice import (
    ActionCameUp,
    ActionLost,
    InitiativePostponed,
    ReactionRolled,
    StatusChanged,
)
from bot.rulesets.alternatif.scene import SegmentReached
from bot.rulesets.alternatif.wounds.events import DamageDealt, FumbleRolled
from tests.rulesets.alternatif.armed import LEFT_SWORD, armed, busy, dues, fumbled, sets, target
from tests.rulesets.alternatif.exchange import DAGGER, GM, SWORD, Exchange, fighter

# ---- when (ALT-FRE-001)


@pytest.mark.rule("ALT-FRE-001", "ALT-CRI-011")
@pytest.mark.parametrize(("d6", "offered"), [(1, True), (2, True), (3, True), (4, False)])
def test_a_natural_1_opens_the_defence_half_of_the_time(d6: int, offered: bool) -> None:
    fight = Exchange(fighter("Ana"), target())
    fight.stands_by("bor")
    fight.attacks("ana", "bor", 5)
    fight.strikes("ana", "bor", 1, d6)
    assert (fight.asked == [("bor", "free")]) is offered
    if offered:
        question = fight.question("bor", "free")
        assert question.fields[0].options == ("ana/right", "special", "-")
        assert question.default == {"free": "-"}
        assert (question.about["kind"], question.about["target"]) == ("free", "ana")


@pytest.mark.rule("ALT-FRE-001", "ALT-CRI-010")
def test_a_fumbled_parry_opens_the_defence_to_the_other_one() -> None:
    """Ana's sword has struck: her shield may take the occasion."""
    fight = Exchange(armed("Ana"), target())
    fight.stands_by("bor")
    fight.attacks("ana", "bor", 5, 12)
    fight.strikes("ana", "bor", 15)
    fight.parries("bor", "ana", 1, 2, 4)
    assert fight.one(FreeActionOffered).combatant == "ana"
    assert fight.question("ana", "free").fields[0].options == ("bor/left", "special", "-")


@pytest.mark.rule("ALT-FRE-001", "ALT-FRE-003")
def test_a_single_sword_that_has_struck_cannot_use_the_opening_of_a_fumbled_parry() -> None:
    fight = Exchange(fighter("Ana"), target())
    fight.stands_by("bor")
    fight.attacks("ana", "bor", 5)
    fight.strikes("ana", "bor", 15)
    fight.parries("bor", "ana", 1, 2, 4, 9)
    assert fight.segment == 14


@pytest.mark.rule("ALT-FRE-001")
def test_the_game_master_gives_a_free_action_and_takes_it_back() -> None:
    fight = Exchange(fighter("Ana"), target(), fighter("Cid"))
    fight.stands_by("bor")
    fight.stands_by("cid")
    fight.attacks("ana", "bor", 5)
    fight.notes(OfferFree(GM, "bor", "ana"))
    assert fight.one(FreeActionOffered) == FreeActionOffered("bor", "ana", "free", "gm", 5)
    fight.strikes("ana", "bor", 2)
    assert fight.asked == [("bor", "free")]
    fight.notes(OfferFree(GM, "bor", "ana", withdraw=True), 9)
    assert fight.one(FreeActionSettled) == FreeActionSettled("bor", "ana", "withdrawn")
    assert (fight.segment, fight.asked) == (14, [("ana", "strike")])


@pytest.mark.rule("ALT-FRE-001")
def test_what_the_game_master_took_back_he_may_give_again() -> None:
    fight = Exchange(fighter("Ana"), target())
    fight.stands_by("bor")
    fight.attacks("ana", "bor", 5)
    fight.notes(OfferFree(GM, "bor", "ana"))
    fight.notes(OfferFree(GM, "bor", "ana", withdraw=True))
    fight.notes(OfferFree(GM, "bor", "ana"))
    fight.strikes("ana", "bor", 2)
    fight.answers("bor", 2, 9, free="ana/right")
    assert fight.one(StrikeRolled).occasion == "free"


@pytest.mark.rule("ALT-FRE-001")
def test_offers_that_make_no_sense_are_refused() -> None:
    fight = Exchange(fighter("Ana"), target(), fighter("Cid", "others"))
    fight.stands_by("bor")
    fight.stands_by("cid")
    fight.attacks("ana", "bor", 5)
    for note, why in (
        (OfferFree(GM, "cid", "ana"), "alternatif-cannot-take"),  # not in contact
        (OfferFree(GM, "bor", "ana", withdraw=True), "alternatif-no-offer"),
        (OfferFree(GM, "bor", "bor"), "two-people"),
    ):
        with pytest.raises(Refused, match=why):
            fight.says(note)
    fight.notes(OfferFree(GM, "bor", "ana"))
    with pytest.raises(Refused, match="alternatif-already-offered"):
        fight.says(OfferFree(GM, "bor", "ana"))


# ---- at once, and without disturbing anything (ALT-FRE-002, -003, -005)


@pytest.mark.example("EX-A-31")
@pytest.mark.rule("ALT-FRE-002")
def test_ex_a_31_a_free_action_does_not_disturb_the_planned_one() -> None:
    """Planned action at 6; a free action is offered at 5: both are carried out, without any postponement."""
    fight = fumbled(target(), due=6)
    fight.answers("bor", 2, 9, free="ana/right")
    assert fight.one(StrikeRolled).occasion == "free"
    assert [each.combatant for each in fight.said(ReactionRolled)] == ["ana"]
    assert fight.said(InitiativePostponed) == []
    assert (fight.segment, fight.asked) == (6, [("bor", "strike")])


@pytest.mark.rule("ALT-FRE-002")
def test_what_is_not_taken_in_its_segment_is_lost() -> None:
    fight = fumbled(target(), due=6)
    fight.answers("bor", 9, free="-")
    assert fight.one(FreeActionSettled).how == "declined"
    assert (fight.segment, fight.state.offers) == (6, ())
    silent = fumbled(target(), due=6)
    silent.is_silent("bor", 9)
    assert silent.one(FreeActionSettled).how == "declined"


@pytest.mark.rule("ALT-FRE-003")
def test_a_weapon_due_in_the_segment_does_the_free_action_instead_and_rolls_anew() -> None:
    """Single sword, due in 9 and offered an attack in 9: it takes that; new die from 9."""
    fight = Exchange(fighter("Ana", stamina=60), target())
    fight.attacks("bor", "ana", 9)
    busy(fight, "ana", 8, 1)
    for _ in range(8):
        fight.answers("bor", free="-")
    assert fight.segment == 9
    assert fight.question("bor").about["ana/right.lost"] is True
    fight.answers("bor", 2, 6, free="ana/right")
    assert fight.one(ActionLost) == ActionLost("bor", "right", "free_action", 9)
    assert [each.occasion for each in fight.said(StrikeRolled)] == ["frank"]
    reaction = fight.one(ReactionRolled)
    assert (reaction.stamp, reaction.segment) == (9, 15)


@pytest.mark.rule("ALT-FRE-003")
def test_who_declines_it_keeps_his_regular_action() -> None:
    fight = Exchange(fighter("Ana", stamina=60), target())
    fight.attacks("bor", "ana", 1)
    busy(fight, "ana", 0, 1)
    fight.answers("bor", free="-")
    assert fight.asked == [("bor", "strike")]


@pytest.mark.rule("ALT-FRE-003", "ALT-PAR-004")
def test_a_weapon_that_has_parried_takes_no_free_action_and_the_other_way_round() -> None:
    """Cid hits Bor in the segment in which Ana opens her defence."""
    fight = Exchange(fighter("Ana", stamina=60), fighter("Cid"), target())
    fight.stands_by("bor")
    fight.attacks("ana", "bor", 5)
    fight.attacks("cid", "bor", 5)
    fight.strikes("ana", "bor", 1)
    fight.strikes("cid", "bor", 15, 2)
    assert fight.one(FumbleRolled).in_time
    assert fight.asked == [("bor", "parry")]
    assert fight.question("bor").about["forfeits"] == "ana"
    fight.parries("bor", "cid", 19, 9, 9)
    assert fight.segment == 14
    assert fight.said(FreeActionSettled) == []


@pytest.mark.rule("ALT-FRE-003", "ALT-PAR-004")
def test_a_weapon_that_took_a_free_action_does_not_parry_in_that_segment() -> None:
    """Bor has struck Ana freely: Cid's free attack upon him finds his sword used."""
    fight = fumbled(target(), None, fighter("Cid"))
    fight.notes(Engage(GM, "cid", "bor"))
    fight.notes(OfferFree(GM, "cid", "bor"))
    fight.answers("bor", 2, free="ana/right")
    assert fight.asked == [("cid", "free")]
    fight.answers("cid", 15, 4, 9, free="bor/right")
    assert fight.said(ParryChosen) == []
    assert fight.one(DamageDealt).target == "bor"


@pytest.mark.rule("ALT-FRE-005")
def test_a_free_action_leaves_a_weapon_on_the_defensive_as_it_is() -> None:
    """Shield defensive until 16, free attack with it in 12: still defensive, still due at 16."""
    bor = armed("Bor", side="others", stamina=60)
    fight = Exchange(fighter("Ana", stamina=60), bor)
    fight.attacks("bor", "ana", 1, 2)
    sets(fight, "bor", right=30, left=10)
    fight.attacks("ana", "bor", 5)
    fight.strikes("ana", "bor", 15)
    fight.parries("bor", "ana/left", 19, 7)
    assert (fight.segment, dues(fight, "bor")["left"]) == (12, 16)
    fight.strikes("ana", "bor", 1, 2)
    fight.answers("bor", 2, 10, free="ana/left")
    assert fight.one(StrikeRolled).weapon == "shield"
    assert fight.said(StatusChanged)[:1] == [StatusChanged("bor", "left", "offensive")]  # in 16, when it comes up
    assert fight.one(ActionCameUp) == ActionCameUp("bor", "left", 16)
    kinds = [type(each) for each in fight.told]
    assert kinds.index(StrikeRolled) < kinds.index(SegmentReached) < kinds.index(StatusChanged)


# ---- with two weapons (ALT-FRE-004)


@pytest.mark.rule("ALT-FRE-004")
def test_with_two_weapons_either_may_take_it_and_the_other_stays_available() -> None:
    fight = fumbled(armed("Bor", SWORD, DAGGER, side="others", stamina=60), None, fighter("Cid"))
    assert fight.question("bor").fields[0].options == ("ana/right", "ana/left", "special", "-")
    fight.notes(Engage(GM, "cid", "bor"))
    fight.notes(OfferFree(GM, "cid", "bor"))
    fight.answers("bor", 2, free="ana/left")
    fight.answers("cid", 15, free="bor/right")
    assert fight.question("bor", "parry").about["weapon"] == "longsword"


@pytest.mark.rule("ALT-FRE-004")
def test_never_more_than_one_on_the_same_target_in_a_segment() -> None:
    fight = fumbled(armed("Bor", SWORD, DAGGER, side="others", stamina=60))
    fight.answers("bor", 2, 9, free="ana/left")
    assert [each.hand for each in fight.said(StrikeRolled)] == ["left"]
    assert fight.segment == 14
    fight = fumbled(armed("Bor", SWORD, DAGGER, side="others", stamina=60), None, fighter("Cid"))
    fight.notes(Engage(GM, "cid", "bor"))
    fight.notes(OfferFree(GM, "cid", "bor"))  # somebody is still to be asked
    fight.answers("bor", 2, free="ana/left")
    with pytest.raises(Refused, match="alternatif-cannot-take"):
        fight.says(OfferFree(GM, "bor", "ana"))


@pytest.mark.rule("ALT-FRE-004")
def test_two_fumbles_of_one_enemy_give_no_second_one() -> None:
    """Both of Ana's swords open her defence to Bor in 5; his second weapon has nothing to take."""
    swords = armed("Ana", SWORD, LEFT_SWORD, stamina=60)
    fight = Exchange(swords, armed("Bor", SWORD, DAGGER, side="others"))
    fight.stands_by("bor")
    fight.attacks("ana", "bor", 5, 5)
    fight.strikes("ana", "bor", 1)
    fight.strikes("ana", "bor", 1, 2, 3)
    assert fight.question("bor", "free").fields[0].options == ("ana/right", "ana/left", "special", "-")
    fight.answers("bor", 2, 9, 9, free="ana/left")
    assert (fight.segment, fight.asked) == (14, [("ana", "strike")])


@pytest.mark.rule("ALT-FRE-004")
def test_two_weapons_may_take_two_of_them_on_two_targets() -> None:
    fight = Exchange(fighter("Ana", stamina=60), fighter("Cid", stamina=60), armed("Bor", SWORD, DAGGER, side="others"))
    fight.stands_by("bor")
    fight.attacks("ana", "bor", 5)
    fight.attacks("cid", "bor", 5)
    fight.strikes("ana", "bor", 1)
    fight.strikes("cid", "bor", 1, 2, 3)
    assert fight.question("bor").fields[0].options == ("ana/right", "ana/left", "cid/right", "cid/left", "special", "-")
    fight.answers("bor", 2, free="cid/right")
    assert fight.question("bor").fields[0].options == ("ana/left", "special", "-")
    fight.answers("bor", 2, 9, 9, free="ana/left")
    assert fight.one(StrikeRolled).target == "ana"


@pytest.mark.rule("ALT-FRE-004")
def test_a_regular_action_with_the_other_weapon_may_be_used_on_the_same_target() -> None:
    """Sword and dagger, enemy with lowered guard: one frank attack with either, and what is due with the other."""
    fight = Exchange(fighter("Ana", stamina=60), armed("Bor", SWORD, DAGGER, side="others"))
    fight.attacks("bor", "ana", 1, 9)
    busy(fight, "ana", 0, 1)
    assert fight.question("bor", "free").fields[0].options == (*("ana/right", "ana/left", "ana/seize", "special", "-"),)
    fight.answers("bor", 2, free="ana/left")
    assert fight.asked == [("bor", "strike")]
    assert dues(fight, "bor")["left"] == 9
    fight.strikes("bor", "ana", 2, 9)
    assert fight.one(StrikeRolled).occasion == "regular"
