"""Holding an action, interrupting it, and opportunities that do not wait (ALT-REA-014, -016, -020 to -022)."""

from __future__ import annotations

import pytest

from bot.kernel.errors import Refused
from bot.rulesets.alternatif.engagement import Engage
from bot.rulesets.alternatif.free_actions import FreeActionOffered
from bot.rulesets.alternatif.melee.strikes import StrikeRolled
from bot.rulesets.alternatif.ordinary.listed import (
    ActionHeld,
    ActionReleased,
    ProposalSettled,
    TaskBegun,
    TaskBroken,
    TaskEnded,
)
from bot.rulesets.alternatif.ordinary.words_announcing import KeepReady, LetGo, Undertake
from bot.rulesets.alternatif.reaction.announcer import Interrupt
from bot.rulesets.alternatif.reaction.dice import ReactionRolled
from tests.rulesets.alternatif.exchange import GM, Exchange, fighter
from tests.rulesets.alternatif.waiting import comes_to, goes_on, starts, waiting


def nocked() -> Exchange:
    """An arrow that will be ready at 3, kept ready by its archer; the orc has not spoken yet."""
    fight = Exchange(fighter("Archer"), fighter("Orc", "orcs", ac=40))
    starts(fight, "archer", "arrow", "1d6", "0", 3)
    fight.notes(KeepReady(GM, "archer"))
    return fight


@pytest.mark.example("EX-A-11")
@pytest.mark.rule("ALT-REA-020")
def test_ex_a_11_a_held_arrow_leaves_at_7_without_a_die() -> None:
    """Ready at 3, let go at 7 when a target appears; the next one, with a 5, leaves at 12."""
    fight = nocked()
    assert fight.one(ActionHeld).until is None
    comes_to(fight, 7)
    assert fight.said(TaskEnded) == []
    fight.notes(LetGo(GM, "archer"))
    released = fight.one(ActionReleased)
    assert (released.first, released.last) == (7, 7)
    goes_on(fight)
    assert fight.one(TaskEnded).segment == 7
    starts(fight, "archer", "arrow", "1d6", "0", 5)
    assert (fight.one(TaskBegun).stamp, fight.one(TaskBegun).last) == (7, 12)


@pytest.mark.rule("ALT-REA-020")
def test_a_held_action_does_not_move_the_clock_but_may_name_its_last_moment() -> None:
    fight = nocked()
    fight.stands_by("orc")
    assert (fight.segment, fight.asked) == (0, [])
    fight.notes(KeepReady(GM, "archer", 9))
    assert fight.one(TaskEnded).segment == 9


@pytest.mark.rule("ALT-REA-020")
def test_a_held_action_waits_until_it_is_ready() -> None:
    fight = nocked()
    comes_to(fight, 2)
    with pytest.raises(Refused, match="alternatif-not-ready"):
        fight.says(LetGo(GM, "archer"))


@pytest.mark.rule("ALT-REA-020")
def test_a_held_action_with_a_duration_begins_in_the_segment_of_its_release() -> None:
    fight = Exchange(fighter("Archer"), fighter("Orc", "orcs"))
    starts(fight, "archer", "net", "3", "2")
    fight.notes(KeepReady(GM, "archer"))
    comes_to(fight, 7)
    fight.notes(LetGo(GM, "archer"))
    released = fight.one(ActionReleased)
    assert (released.first, released.last) == (7, 8)


@pytest.mark.rule("ALT-REA-020", "ALT-REA-010")
def test_doing_anything_else_gives_a_held_action_up() -> None:
    fight = nocked()
    comes_to(fight, 7)
    fight.attacks("archer", "orc")
    assert (fight.one(TaskBroken).label, fight.one(TaskBroken).reason) == ("arrow", "dropped")
    with pytest.raises(Refused, match="alternatif-nothing-held"):
        fight.says(LetGo(GM, "archer"))


@pytest.mark.rule("ALT-REA-020", "ALT-REA-006")
def test_who_holds_an_action_in_contact_has_his_guard_down_all_the_while() -> None:
    """It is not melee: he prepares it and does nothing else (ALT-FRE-010)."""
    fight = Exchange(fighter("Archer"), fighter("Orc", "orcs", ac=40))
    fight.notes(Engage(GM, "archer", "orc"))
    starts(fight, "archer", "arrow", "2", "0")
    fight.notes(KeepReady(GM, "archer", 4))
    fight.stands_by("orc")
    exposed = []
    while fight.asked == [("orc", "free")]:
        exposed.append(fight.segment)
        fight.answers("orc", free="-")
    assert exposed == [1, 2, 3, 4]


@pytest.mark.rule("ALT-REA-021", "ALT-MEL-009")
def test_a_melee_action_cannot_be_held() -> None:
    """Due in 7, "I wait": refused. He uses it in 7 or loses it, and rolls again from 7."""
    fight = Exchange(fighter("Ana"), fighter("Bor", "others"))
    fight.attacks("ana", "bor", 7)
    with pytest.raises(Refused, match="alternatif-melee-not-held"):
        fight.says(KeepReady(GM, "ana"))
    fight.stands_by("bor")
    assert fight.segment == 7
    with pytest.raises(Refused, match="alternatif-melee-not-held"):
        fight.says(KeepReady(GM, "ana"))
    fight.answers("ana", 4, target="-")
    reaction = fight.one(ReactionRolled)
    assert (reaction.stamp, reaction.segment) == (7, 11)


@pytest.mark.rule("ALT-REA-021", "ALT-REA-020")
def test_what_is_under_way_or_has_no_reaction_is_too_late_to_hold() -> None:
    fight = waiting()
    comes_to(fight, 2)
    starts(fight, "teluard", "spell", "2", "3")
    goes_on(fight)
    comes_to(fight, 5)
    with pytest.raises(Refused, match="alternatif-too-late-to-hold"):
        fight.says(KeepReady(GM, "teluard"))


@pytest.mark.rule("ALT-REA-022")
@pytest.mark.parametrize("taken", [True, False])
def test_a_free_attack_not_taken_in_its_segment_is_gone(taken: bool) -> None:
    """Offered in 5 and refused: it does not exist any more in 6."""
    fight = Exchange(fighter("Ana"), fighter("Bor", "others"), fighter("Orc", "orcs"))
    fight.attacks("ana", "bor", 5)
    fight.stands_by("bor")
    fight.attacks("orc", "ana", 6)
    fight.strikes("ana", "bor", 1, 2)
    assert fight.one(FreeActionOffered).segment == 5
    if taken:
        fight.answers("bor", 2, 9, free="ana/right")
        assert fight.one(StrikeRolled).occasion == "free"
        return
    fight.answers("bor", 9, free="-")
    assert (fight.segment, fight.asked) == (6, [("orc", "strike")])
    assert fight.state.offers == ()


@pytest.mark.rule("ALT-REA-014")
def test_an_interruption_loses_the_whole_preparation() -> None:
    """Due at 12, knocked over in 10; ready to start again in 11, with a 6: 17."""
    fight = waiting()
    comes_to(fight, 4)
    starts(fight, "teluard", "shot", "1d8", "0")
    goes_on(fight, 8)
    assert fight.one(TaskBegun).last == 12
    comes_to(fight, 10)
    fight.notes(Interrupt(GM, "teluard", keep=6))
    assert fight.one(TaskBroken).left == 0  # preparation is never kept
    goes_on(fight)
    fight.stands_by("teluard")
    comes_to(fight, 11)
    starts(fight, "teluard", "shot", "1d8", "0")
    goes_on(fight, 6)
    assert fight.one(TaskBegun).last == 17


@pytest.mark.example("EX-A-07")
@pytest.mark.rule("ALT-REA-015")
def test_ex_a_07_jaris_changes_his_mind() -> None:
    """At 3 he aims, with a 3: due at 6. At 5 he turns to a spell, with a 4: it starts at 9, its first segment is 10."""
    fight = waiting(fighter("Jaris"))
    comes_to(fight, 3)
    starts(fight, "jaris", "shot", "1d6", "0")
    goes_on(fight, 3)
    assert fight.one(TaskBegun).last == 6
    comes_to(fight, 5)
    starts(fight, "jaris", "spell", "1d8", "1")
    goes_on(fight, 4)
    begun = fight.one(TaskBegun)
    assert (begun.stamp, begun.prepared, begun.first) == (5, 9, 10)
    fight.stands_by("orc")
    assert [(each.label, each.segment) for each in fight.said(TaskEnded)] == [("spell", 10)]


def lock(keep: int) -> Exchange:
    """A lock that takes 20 segments; something stops the work in the twelfth."""
    fight = Exchange(fighter("Teluard"), fighter("Orc", "orcs", ac=40))
    starts(fight, "teluard", "lock", "0", "20")
    assert (fight.one(TaskBegun).first, fight.one(TaskBegun).last) == (1, 20)
    comes_to(fight, 12)
    fight.notes(Interrupt(GM, "teluard", keep))
    return fight


@pytest.mark.rule("ALT-REA-016")
@pytest.mark.parametrize(("keep", "left"), [(12, 8), (0, 0), (5, 15), (99, 8)])
def test_the_game_master_says_how_much_of_a_broken_action_is_kept(keep: int, left: int) -> None:
    """He keeps 12 and 8 remain, or all is lost; no more is kept than was done."""
    assert lock(keep).one(TaskBroken).left == left


@pytest.mark.rule("ALT-REA-016")
@pytest.mark.parametrize("announced", ["alone", "instead"])
def test_what_is_announced_and_not_begun_goes_as_well(announced: str) -> None:
    """Whether he prepared a blow before, or nothing: the lock is not picked, and he announces anew."""
    fight = Exchange(fighter("Ana"), fighter("Bor", "others"), fighter("Orc", "others"))
    fight.stands_by("bor")
    if announced == "instead":
        fight.attacks("ana", "bor", 9)
    fight.attacks("orc", "ana", 4)
    fight.notes(Undertake(GM, "ana", "other", label="lock"))
    assert fight.who("ana").proposal is not None
    fight.notes(Interrupt(GM, "ana"))
    assert fight.one(ProposalSettled).how == "refused"
    assert ("@gm", "figures") not in fight.asked
    assert fight.who("ana").proposal is None
    assert fight.due("ana") is None


@pytest.mark.rule("ALT-REA-016")
def test_what_remains_is_done_after_a_fresh_reaction() -> None:
    fight = lock(12)
    fight.notes(Undertake(GM, "teluard", "other", label="lock"))
    goes_on(fight)
    assert [each.name for each in fight.question("@gm").fields] == ["reaction"]
    fight.answers("@gm", 3, reaction="1d4")
    begun = fight.one(TaskBegun)
    assert (begun.stamp, begun.prepared, begun.first, begun.last) == (12, 15, 16, 23)
    again = lock(0)
    again.notes(Undertake(GM, "teluard", "other", label="lock"))
    goes_on(again)
    assert [each.name for each in again.question("@gm").fields] == ["reaction", "duration"]


@pytest.mark.rule("ALT-REA-016", "ALT-REA-015")
def test_another_action_forgets_what_was_kept() -> None:
    fight = lock(12)
    fight.notes(Undertake(GM, "teluard", "drink"))
    goes_on(fight, 1, 1)
    fight.notes(Undertake(GM, "teluard", "other", label="lock"))
    assert [each.name for each in fight.question("@gm").fields] == ["reaction", "duration"]
