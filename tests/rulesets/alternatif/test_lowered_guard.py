"""Lowered guards: what lowers them, when exactly, and for whom (ALT-FRE-009 to -011)."""

from __future__ import annotations

import pytest

from bot.kernel.values import evolve
from bot.rulesets.alternatif.engagement import Engage, Separate
from bot.rulesets.alternatif.free_actions import FreeActionOffered, OfferFree
from bot.rulesets.alternatif.melee.strikes import StrikeRolled
from bot.rulesets.alternatif.orders import Order
from bot.rulesets.alternatif.ordinary.listed import TaskBegun, TaskBroken, TaskEnded
from bot.rulesets.alternatif.ordinary.words_announcing import Declare, Drop, KeepReady, Undertake
from bot.rulesets.alternatif.parry.parries import ParryChosen
from bot.rulesets.alternatif.scene import SegmentReached
from bot.rulesets.alternatif.state import FIST, Combatant, Injury, guard_is_down
from bot.rulesets.alternatif.wounds.events import DamageDealt, EffectDrawn
from tests.rulesets.alternatif.armed import armed, busy
from tests.rulesets.alternatif.exchange import AXE, DAGGER, GM, SWORD, Exchange, fighter


def at(segment: int, ana: Combatant | None = None, *enemies: Combatant) -> Exchange:
    """The clock stands in *segment*, at a blow of Dan's upon Eve; Ana waits, in contact with Bor, who waits."""
    foes = enemies or (fighter("Bor", "others", stamina=60),)
    fight = Exchange(ana or fighter("Ana", stamina=60), *foes, fighter("Dan"), fighter("Eve", "others"))
    for each in foes:
        fight.notes(Engage(GM, "ana", each.id))
    for ident in ("ana", *(each.id for each in foes if not each.hidden), "eve"):
        fight.stands_by(ident)
    fight.attacks("dan", "eve", segment)
    assert (fight.segment, fight.asked) == (segment, [("dan", "strike")])
    return fight


def goes_on(fight: Exchange, *faces: int) -> None:
    """Ana means what she has announced, and *faces* fall for it: before Dan's blow, if she begins it in this very
    segment, else after it."""
    later = ("ana", "expose") not in fight.asked
    if later:
        dan_misses(fight)
    if ("ana", "expose") in fight.asked:
        fight.answers("ana", *faces, expose="yes")
    if not later:
        dan_misses(fight)


def dan_misses(fight: Exchange) -> None:
    """Dan misses Eve, if it is his turn. He is due ten segments later."""
    if fight.asked == [("dan", "strike")]:
        told = list(fight.told)
        fight.strikes("dan", "eve", 2, 10)
        fight.told[:0] = told


def exposed_in(fight: Exchange) -> list[int]:
    """The segments in which Bor is offered a frank attack from now on; he lets them all pass."""
    found = []
    while ("bor", "free") in fight.asked:
        assert fight.question("bor").about["kind"] == "frank"
        found.append(fight.segment)
        fight.answers("bor", free="-")
        if len(found) == 1:
            dan_misses(fight)
    return found


# ---- what lowers a guard (ALT-FRE-009)

BARE = evolve(fighter("Ana", arm=FIST, stamina=60), carried=(SWORD,), dropped=(AXE,))
PRONE = evolve(fighter("Ana", stamina=60), prone=True)
BLEEDING = evolve(fighter("Ana", stamina=60), injuries=(Injury("torso", "cut", 3, -2, "minor"),))


@pytest.mark.rule("ALT-FRE-009", "ALT-MEL-013")
@pytest.mark.parametrize(
    ("ana", "action", "label"),
    [
        (BARE, "draw", ""),
        (BARE, "pick_up", ""),
        (fighter("Ana"), "sheathe", ""),
        (PRONE, "stand_up", ""),
        (fighter("Ana"), "drink", ""),
        (BLEEDING, "bandage", ""),
        (fighter("Ana"), "other", "throws a torch"),
    ],
)
def test_whatever_is_not_melee_lowers_it(ana: Combatant, action: str, label: str) -> None:
    fight = at(4, ana)
    fight.notes(Undertake(GM, "ana", action, label=label))
    if ("@gm", "figures") in fight.asked:
        fight.answers("@gm", reaction="0", duration="1")
    goes_on(fight)
    assert fight.asked == [("bor", "free")]
    assert fight.question("bor").about["kind"] == "frank"
    assert guard_is_down(fight.who("ana"), fight.segment)


@pytest.mark.rule("ALT-FRE-009")
def test_what_is_no_action_and_waiting_do_not() -> None:
    """She lets her sword fall, waits, and does nothing else."""
    fight = at(4)
    fight.notes(Drop(GM, "ana"))
    goes_on(fight)
    assert (fight.segment, fight.asked) == (14, [("dan", "strike")])
    assert not guard_is_down(fight.who("ana"), 4)


@pytest.mark.rule("ALT-FRE-009")
def test_who_is_not_engaged_exposes_himself_to_nobody() -> None:
    fight = at(4)
    fight.notes(Separate(GM, "ana", "bor"))
    busy(fight, "ana", 2, 3)
    goes_on(fight)
    assert fight.said(FreeActionOffered) == []
    assert (fight.segment, fight.asked) == (9, [("ana", "declare")])  # from 5 to 9 nothing has stopped her


@pytest.mark.rule("ALT-FRE-009", "ALT-FRE-010")
def test_standing_up_lowers_it_in_that_segment_only() -> None:
    """Stands up in 7: guard lowered in 7 only."""
    fight = at(7, PRONE)
    fight.notes(Undertake(GM, "ana", "stand_up"))
    goes_on(fight)
    assert exposed_in(fight) == [7]
    assert not fight.who("ana").prone
    fight.stands_by("ana")
    assert (fight.segment, fight.asked) == (17, [("dan", "strike")])


# ---- when (ALT-FRE-010)


@pytest.mark.rule("ALT-FRE-010", "ALT-REA-005")
def test_from_the_first_segment_of_reaction_to_the_last_of_the_action() -> None:
    """Potion announced at stamp 10, reaction 2, duration 3: guard down in 11, 12, 13, 14, 15."""
    fight = at(10)
    fight.notes(Undertake(GM, "ana", "drink"))
    goes_on(fight, 2, 3)
    begun = fight.one(TaskBegun)
    assert (begun.stamp, begun.prepared, begun.first, begun.last) == (10, 12, 13, 15)
    assert begun.guard == ("bor",)
    assert exposed_in(fight) == [11, 12, 13, 14, 15]
    assert [each.segment for each in fight.said(TaskEnded)] == [15]


@pytest.mark.rule("ALT-FRE-010")
@pytest.mark.parametrize(("reaction", "segments"), [(1, [5, 6, 7]), (0, [4, 5])])
def test_announced_in_the_middle_of_a_segment(reaction: int, segments: list[int]) -> None:
    """By somebody idle: with a reaction from the next segment on, without one from this one on."""
    fight = at(4)
    busy(fight, "ana", reaction, 2)
    goes_on(fight)
    assert exposed_in(fight) == segments


@pytest.mark.rule("ALT-FRE-010", "ALT-REA-008")
def test_without_a_reaction_but_after_acting_it_is_the_next_segment() -> None:
    fight = Exchange(fighter("Ana"), fighter("Bor", "others", stamina=60), fighter("Dan"), closed_choices=False)
    fight.stands_by("bor")
    fight.attacks("ana", "bor", 4)
    fight.attacks("dan", "bor", 4)
    fight.strikes("ana", "bor", 2)
    busy(fight, "ana", 0, 2)
    fight.strikes("dan", "bor", 2, 10)
    assert exposed_in(fight) == [5, 6]


@pytest.mark.rule("ALT-FRE-010", "ALT-REA-020")
def test_an_action_kept_ready_keeps_the_guard_down() -> None:
    fight = at(4)
    busy(fight, "ana", 2, 1)
    fight.strikes("dan", "eve", 2, 10)
    fight.notes(KeepReady(GM, "ana", until=9))
    assert exposed_in(fight) == [5, 6, 7, 8, 9]


@pytest.mark.rule("ALT-FRE-010", "ALT-REA-014", "ALT-GEN-016")
def test_who_breaks_off_has_still_lowered_it_for_the_segment() -> None:
    """The guard was down when the segment began: changing one's mind at the sight of the blow does not raise it."""
    fight = at(4)
    busy(fight, "ana", 3, 3)
    goes_on(fight)
    assert (fight.segment, fight.asked) == (5, [("bor", "free")])
    fight.notes(Declare(GM, "ana", target="bor"), 8)
    assert fight.one(TaskBroken).reason == "dropped"
    assert fight.asked == [("bor", "free")]
    fight.answers("bor", 15, 4, free="ana/right")
    assert fight.said(ParryChosen) == []
    assert fight.one(DamageDealt).target == "ana"
    assert (fight.segment, fight.asked) == (13, [("ana", "strike")])  # and from 6 on nobody is offered anything


@pytest.mark.rule("ALT-FRE-010", "ALT-GEN-016")
def test_not_even_before_anybody_was_offered_anything() -> None:
    """In 1 Dan and Eve are asked for their secret choices first; meanwhile Ana thinks better of it."""
    people = (fighter("Ana"), fighter("Bor", "others"), fighter("Dan"), fighter("Eve", "others"))
    fight = Exchange(*people)
    fight.stands_by("bor")
    fight.notes(Engage(GM, "ana", "bor"))
    fight.attacks("dan", "eve", 1)
    fight.attacks("eve", "dan", 1)
    busy(fight, "ana", 0, 3)
    assert fight.asked == [("dan", "simultaneous"), ("eve", "simultaneous")]
    fight.notes(Declare(GM, "ana", target="bor"), 8)
    fight.answers("dan", choice="return_to_guard")
    fight.answers("eve", choice="return_to_guard")
    assert ("bor", "free") in fight.asked


@pytest.mark.rule("ALT-FRE-010", "ALT-REA-014")
def test_the_first_blow_may_break_it_off_the_others_come_all_the_same() -> None:
    enemies = (fighter("Bor", "others"), fighter("Cid", "others"))
    fight = at(4, fighter("Ana", stamina=1, body=9), *enemies)
    busy(fight, "ana", 0, 5)
    goes_on(fight)
    # Worn out, hit in the head (a d100 of 5), what she does is lost.
    fight.answers("bor", 15, 3, 5, free="ana/right")
    assert fight.one(EffectDrawn).interrupts
    assert fight.one(TaskBroken).segment == 4
    assert fight.asked == [("cid", "free")]
    fight.answers("cid", 2, free="ana/right")
    assert fight.said(StrikeRolled)[0].occasion == "frank"
    assert fight.asked == [("dan", "strike")]  # the regular blows come after


# ---- for whom (ALT-FRE-011)


@pytest.mark.rule("ALT-FRE-011")
def test_each_enemy_in_each_segment() -> None:
    """Three enemies, guard down for 4 segments: 12 frank attacks."""
    foes = [fighter(name, "others") for name in ("Bor", "Cid", "Eve")]
    fight = Exchange(fighter("Ana", stamina=60), *foes)
    for each in foes:
        fight.stands_by(each.id)
        fight.notes(Order(GM, each.id, "free", "always"))
        fight.notes(Engage(GM, "ana", each.id))
    busy(fight, "ana", 2, 2, *([2] * 12))
    strikes = [(each.combatant, each.occasion) for each in fight.said(StrikeRolled)]
    assert strikes == [(each.id, "frank") for each in foes] * 4
    assert [each.segment for each in fight.said(SegmentReached)] == [1, 2, 3, 4]
    assert fight.asked == [("ana", "declare")]  # the guard is up again when nothing else is announced


@pytest.mark.rule("ALT-FRE-011")
def test_with_two_weapons_still_one_of_them_in_each_segment() -> None:
    fight = at(4, None, armed("Bor", SWORD, DAGGER, side="others"))
    busy(fight, "ana", 0, 2)
    goes_on(fight)
    fight.answers("bor", 2, free="ana/left")
    dan_misses(fight)
    assert fight.segment == 5
    fight.answers("bor", 2, free="ana/right")
    assert fight.asked == [("ana", "declare")]


@pytest.mark.rule("ALT-FRE-011")
def test_only_those_in_contact_and_only_enemies() -> None:
    fight = at(4, None, fighter("Bor", "others"), fighter("Cid", "others"))
    fight.notes(Separate(GM, "ana", "cid"))
    busy(fight, "ana", 0, 1)
    goes_on(fight)
    assert [each.combatant for each in fight.said(FreeActionOffered)] == ["bor"]


@pytest.mark.rule("ALT-FRE-011", "ALT-FRE-015")
def test_an_enemy_whom_nobody_sees_is_offered_it_too() -> None:
    fight = at(4, None, fighter("Bor", "others", hidden=True))
    busy(fight, "ana", 0, 1)
    fight.strikes("dan", "eve", 2, 10)
    assert fight.asked == [("bor", "free")]
    assert fight.one(TaskBegun).guard == ()  # and she is not told of him


@pytest.mark.rule("ALT-FRE-011")
@pytest.mark.parametrize("action", ["attack", "standby"])
def test_melee_or_nothing_raises_it_again_in_the_next_segment(action: str) -> None:
    fight = at(4)
    busy(fight, "ana", 0, 1)
    goes_on(fight)
    assert exposed_in(fight) == [4]
    if action == "attack":
        fight.attacks("ana", "bor", 8)
    else:
        fight.stands_by("ana")
    assert fight.said(FreeActionOffered) == []
    assert fight.segment == (12 if action == "attack" else 14)


@pytest.mark.rule("ALT-FRE-001", "ALT-FRE-011")
def test_the_game_master_may_take_a_frank_attack_away_and_give_it_back() -> None:
    fight = at(4, None, fighter("Bor", "others"), fighter("Cid", "others"))
    busy(fight, "ana", 0, 2)
    goes_on(fight)
    assert fight.asked == [("bor", "free"), ("cid", "free")]
    fight.notes(OfferFree(GM, "bor", "ana", withdraw=True))
    assert fight.asked == [("cid", "free")]
    fight.notes(OfferFree(GM, "bor", "ana"))
    assert fight.one(FreeActionOffered).kind == "frank"
    fight.answers("bor", 2, free="ana/right")
    assert fight.one(StrikeRolled).occasion == "frank"
    fight.answers("cid", free="-")
    dan_misses(fight)
    assert (fight.segment, fight.asked) == (5, [("bor", "free"), ("cid", "free")])


@pytest.mark.rule("ALT-FRE-001", "ALT-FRE-011")
def test_when_all_are_taken_away_time_goes_on() -> None:
    fight = at(4)
    busy(fight, "ana", 0, 1)
    goes_on(fight)
    fight.notes(OfferFree(GM, "bor", "ana", withdraw=True))
    dan_misses(fight)
    assert fight.asked == [("ana", "declare")]
    assert fight.one(TaskEnded).segment == 4
