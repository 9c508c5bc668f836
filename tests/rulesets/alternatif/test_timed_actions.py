"""Actions with a reaction and a duration by the game master's figures: spells, wands, simple actions (ALT-REA-004 to
-008, -010, -013)."""

from __future__ import annotations

import pytest

from bot.kernel.errors import Refused
from bot.kernel.ruleset import Reader
from bot.rulesets.alternatif.free_actions import FreeActionOffered
from bot.rulesets.alternatif.ordinary.listed import ActionProposed, ProposalSettled, TaskBegun, TaskBroken, TaskEnded
from bot.rulesets.alternatif.ordinary.words_announcing import Drop, Grant, Undertake
from bot.rulesets.alternatif.reaction.announcer import Beat, SetInitiative
from bot.rulesets.alternatif.reaction.dice import StoodBy
from bot.rulesets.alternatif.state import FIST, Arm
from bot.rulesets.alternatif.wounds.events import WeaponChanged
from bot.rulesets.alternatif.wounds.fumbles import Damage
from tests.rulesets.alternatif.exchange import GM, Exchange, fighter
from tests.rulesets.alternatif.waiting import comes_to, goes_on, starts, waiting

DAGGER = Arm("dagger", "right", attack=1, defence=1, damage="1d4", left_rank=2)


def span(fight: Exchange) -> tuple[int, int, int, int]:
    """When the task that has just begun was announced, until when it is prepared, and the segments it fills."""
    begun = fight.one(TaskBegun)
    return begun.stamp, begun.prepared, begun.first, begun.last


@pytest.mark.example("EX-A-05")
@pytest.mark.rule("ALT-REA-005", "ALT-REA-002")
def test_ex_a_05_teluards_fireball() -> None:
    """Decided at 7, a 5 on the d8, three segments of incantation: 13 to 15. The next one, with a 6, starts after 21."""
    fight = waiting()
    comes_to(fight, 7)
    starts(fight, "teluard", "fireball", "1d8", "3")
    assert fight.said(TaskBegun) == []  # the segment is not over
    goes_on(fight, 5)
    assert span(fight) == (7, 12, 13, 15)
    fight.stands_by("orc")
    assert fight.one(TaskEnded).segment == 15
    assert fight.asked == [("teluard", "declare")]
    starts(fight, "teluard", "fireball", "1d8", "3", 6)
    assert span(fight) == (15, 21, 22, 24)


@pytest.mark.example("EX-A-09")
@pytest.mark.rule("ALT-REA-005")
def test_ex_a_09_a_fireball_as_the_very_first_action() -> None:
    fight = waiting()
    starts(fight, "teluard", "fireball", "1d8", "3", 5)
    assert span(fight) == (0, 5, 6, 8)
    assert fight.one(TaskEnded).segment == 8


@pytest.mark.rule("ALT-REA-006")
@pytest.mark.parametrize("engaged", [True, False])
def test_the_fireball_exposes_its_author_in_segments_8_to_15(engaged: bool) -> None:
    """The preparation and the incantation; 13, 14 and 15 are the incantation proper."""
    fight = waiting(engaged=engaged)
    comes_to(fight, 7)
    starts(fight, "teluard", "fireball", "1d8", "3")
    goes_on(fight, 5)
    fight.stands_by("orc")
    exposed = []
    for _ in range(20):
        exposed += [each.segment for each in fight.said(FreeActionOffered)]
        if fight.asked != [("orc", "free")]:
            break
        fight.answers("orc", free="-")
    assert exposed == (list(range(8, 16)) if engaged else [])
    assert fight.one(TaskEnded).segment == 15


@pytest.mark.rule("ALT-REA-006")
def test_the_views_name_preparation_and_incantation() -> None:
    fight = waiting()
    comes_to(fight, 7)
    starts(fight, "teluard", "fireball", "1d8", "3")
    goes_on(fight, 5)
    row = next(row for row in fight.game.view(fight.state, Reader(gm=True), ()).rows if row.id == "teluard")
    assert [row.facts[name] for name in ("task_prepared", "task_first", "task_last")] == [12, 13, 15]


@pytest.mark.rule("ALT-REA-007", "ALT-REA-004")
@pytest.mark.parametrize(
    ("what", "stamp", "reaction", "duration", "faces", "effect"),
    [
        ("a spell of the first level", 0, "1d3", "1", (1,), 2),
        ("a wand", 0, "1d3", "0", (1,), 1),
        ("a running jump", 4, "1", "1", (), 6),
        ("a potion from the bag", 0, "1d6", "1d6", (6, 6), 12),
    ],
)
def test_what_is_instantaneous_ends_with_its_reaction_the_rest_with_its_duration(
    what: str, stamp: int, reaction: str, duration: str, faces: tuple[int, ...], effect: int
) -> None:
    fight = waiting()
    if stamp:
        comes_to(fight, stamp)
        starts(fight, "teluard", what, reaction, duration)
        goes_on(fight, *faces)
        fight.stands_by("orc")
    else:
        starts(fight, "teluard", what, reaction, duration, *faces)
    if ("@gm", "complicate") in fight.asked:
        fight.answers("@gm", delay="-")
    assert fight.one(TaskEnded).segment == effect


@pytest.mark.example("EX-A-08")
@pytest.mark.rule("ALT-REA-004", "ALT-REA-002", "ALT-REA-003")
def test_ex_a_08_an_arrow_leaves_at_the_end_of_its_reaction() -> None:
    """A 3: segments 1 to 3 are reaction, the arrow leaves in the third; the next one, with a 4, in the seventh."""
    fight = waiting(fighter("Archer"))
    starts(fight, "archer", "arrow", "1d6", "0", 3)
    assert fight.one(TaskEnded).segment == 3
    starts(fight, "archer", "arrow", "1d6", "0", 4)
    assert fight.one(TaskEnded).segment == 7


@pytest.mark.example("EX-A-01")
@pytest.mark.rule("ALT-GEN-001")
def test_ex_a_01_the_arrow_at_5_comes_before_the_bolt_at_7() -> None:
    """What falls in segment 5 is settled before anything of segment 7; a crossbowman who is down does not shoot."""
    fight = waiting(fighter("Archer"), fighter("Crossbow", "others"))
    comes_to(fight, 1)
    starts(fight, "crossbow", "bolt", "6", "0")
    starts(fight, "archer", "arrow", "4", "0")
    goes_on(fight)
    fight.stands_by("orc")
    assert [(each.combatant, each.segment) for each in fight.said(TaskEnded)] == [("archer", 5)]
    fight.notes(Damage(GM, "crossbow", 40))
    fight.stands_by("archer")
    assert fight.said(TaskEnded) == []
    assert fight.segment == 5


@pytest.mark.rule("ALT-REA-008", "ALT-REA-009")
def test_who_has_attacked_draws_in_the_next_segment() -> None:
    """He strikes in 6 and announces a dagger: it fills 7."""
    fight = Exchange(fighter("Ana", carried=(DAGGER,)), fighter("Bor", "others"))
    fight.attacks("ana", "bor", 6)
    fight.stands_by("bor")
    fight.strikes("ana", "bor", 15)
    fight.notes(Undertake(GM, "ana", "draw", "dagger"))
    fight.takes_it("bor", 3)
    fight.answers("ana", expose="yes")
    assert span(fight) == (6, 6, 7, 7)
    assert fight.segment == 7
    assert fight.asked == [("bor", "free")]  # and it costs her guard in 7
    fight.answers("bor", free="-")
    assert [each.arm.weapon for each in fight.who("ana").hands] == ["longsword", "dagger"]


@pytest.mark.rule("ALT-REA-008")
@pytest.mark.parametrize(("rule", "filled"), [("same_segment_if_unused", 7), ("next_segment", 8)])
def test_a_bystander_draws_in_the_very_segment_in_which_he_says_so(rule: str, filled: int) -> None:
    fight = waiting(fighter("Cid", arm=FIST, carried=(DAGGER,)), zero_reaction_start=rule)
    comes_to(fight, 7)
    fight.notes(Undertake(GM, "cid", "draw", "dagger"))
    goes_on(fight)
    assert span(fight) == (7, 7, filled, filled)
    fight.stands_by("orc")
    assert fight.who("cid").main.arm.weapon == "dagger"


@pytest.mark.rule("ALT-REA-008")
def test_searching_a_bag_after_acting_in_6_fills_7_to_10() -> None:
    fight = Exchange(fighter("Ana"), fighter("Bor", "others", stamina=1, body=1))
    fight.attacks("ana", "bor", 6)
    fight.stands_by("bor")
    fight.strikes("ana", "bor", 15)
    fight.takes_it("bor", 8, 50)
    assert fight.segment == 6
    starts(fight, "ana", "search", "0", "1d6", 4)
    assert span(fight) == (6, 6, 7, 10)


@pytest.mark.rule("ALT-REA-010", "ALT-REA-015")
def test_a_second_announcement_replaces_the_first() -> None:
    """Due at 8; a spell announced at 6: the first is gone, one action is in preparation."""
    fight = waiting()
    comes_to(fight, 2)
    starts(fight, "teluard", "shot", "6", "0")
    goes_on(fight)
    comes_to(fight, 6)
    starts(fight, "teluard", "spell", "1d4", "2")
    broken = fight.one(TaskBroken)
    assert (broken.label, broken.reason, broken.left) == ("shot", "dropped", 0)
    goes_on(fight, 4)
    assert span(fight) == (6, 10, 11, 12)
    fight.stands_by("orc")
    fight.answers("@gm", delay="-")  # a 4 on a d4: nothing of it, says the game master
    assert [(each.label, each.segment) for each in fight.said(TaskEnded)] == [("spell", 12)]


@pytest.mark.rule("ALT-GEN-005", "ALT-GEN-004", "ALT-REA-015")
def test_changing_to_another_mode_loses_the_melee_action_at_once() -> None:
    """A sword due at 14; at 11 he announces wrestling, with a 5: nothing at 14, the first action at 16."""
    fight = Exchange(fighter("Ana"), fighter("Orc", "orcs", ac=40))
    fight.notes(SetInitiative(GM, "ana", 14))
    comes_to(fight, 11)
    assert mode(fight) == "melee"
    starts(fight, "ana", "wrestling", "1d8", "0")
    goes_on(fight, 5)
    assert mode(fight) is None
    assert fight.due("ana") is None
    fight.stands_by("orc")
    assert (fight.segment, fight.one(TaskEnded).segment) == (16, 16)


def mode(fight: Exchange) -> object:
    return next(row for row in fight.game.view(fight.state, Reader(gm=True), ()).rows if row.id == "ana").facts["mode"]


@pytest.mark.example("EX-A-06")
@pytest.mark.rule("ALT-GEN-005", "ALT-GEN-004", "ALT-MEL-013")
def test_ex_a_06_the_mode_changes_with_the_announcement_and_dropping_costs_nothing() -> None:
    """At 6 an archer lets his bow go for something else; here: a spearman."""
    spear = Arm("spear", "both", attack=6, damage="1d8")
    fight = Exchange(fighter("Ana", arm=spear), fighter("Orc", "orcs", ac=40))
    fight.attacks("ana", "orc", 8)
    comes_to(fight, 6)
    fight.notes(Drop(GM, "ana"))
    assert fight.one(WeaponChanged).change == "dropped"
    starts(fight, "ana", "wrestling", "1d8", "0")
    goes_on(fight, 3)
    assert mode(fight) is None
    assert span(fight) == (6, 9, 9, 9)  # the drop did not use the segment up
    assert fight.said(FreeActionOffered) == []  # nor lower a guard in 6


@pytest.mark.rule("ALT-REA-013", "ALT-REA-011")
def test_a_spell_is_never_repeated_by_default() -> None:
    """Its effect comes at 15; nothing is said until 17 is called: the next reaction counts from 17."""
    fight = waiting()
    starts(fight, "teluard", "spell", "12", "3")
    assert fight.one(TaskEnded).segment == 15
    fight.is_silent("teluard")
    assert fight.one(StoodBy).combatant == "teluard"
    assert fight.said(ActionProposed) == []
    comes_to(fight, 17)
    starts(fight, "teluard", "spell", "1d8", "3")
    goes_on(fight, 3)
    assert span(fight) == (17, 20, 21, 23)


@pytest.mark.rule("ALT-REA-023")
def test_a_beat_between_two_spells() -> None:
    """The effect comes at 11, one beat, the next one with a 3 is prepared until 15."""
    fight = waiting()
    starts(fight, "teluard", "spell", "8", "3")
    assert fight.segment == 11
    fight.notes(Beat(GM, "teluard"))
    starts(fight, "teluard", "spell", "1d8", "2", 3)
    assert span(fight) == (12, 15, 16, 17)


@pytest.mark.rule("ALT-REA-023", "ALT-REA-025")
def test_a_beat_puts_off_what_is_in_preparation() -> None:
    fight = waiting()
    comes_to(fight, 2)
    starts(fight, "teluard", "spell", "4", "2")
    goes_on(fight)
    fight.notes(Beat(GM, "teluard", 3))
    fight.stands_by("orc")
    assert fight.one(TaskEnded).segment == 2 + 3 + 4 + 2


@pytest.mark.rule("ALT-REA-023")
def test_a_beat_counts_for_what_is_announced_and_not_begun() -> None:
    fight = waiting()
    fight.notes(Undertake(GM, "teluard", "other", label="light a torch"))
    fight.notes(Beat(GM, "teluard", 2))
    fight.answers("@gm", 2, reaction="1d4", duration="2")
    assert span(fight) == (2, 4, 5, 6)


@pytest.mark.rule("ALT-REA-001")
def test_figures_come_before_any_die_and_only_the_game_master_gives_them() -> None:
    fight = waiting()
    fight.notes(Undertake(GM, "teluard", "other", label="light a torch"))
    assert fight.asked == [("@gm", "figures")]
    assert fight.said(TaskBegun) == []
    fight.answers("@gm", 2, reaction="1d4", duration="2")
    assert span(fight) == (0, 2, 3, 4)
    fight.notes(Undertake(GM, "teluard", "other", label="juggle"))
    fight.answers("@gm", reaction="refuse")
    assert fight.one(ProposalSettled).how == "refused"
    assert fight.said(TaskBegun) == []
    with pytest.raises(Refused, match="alternatif-amount"):
        fight.says(Grant(GM, "teluard", "spell", "1d0", "1"))
    with pytest.raises(Refused, match="number-range"):
        fight.says(Grant(GM, "teluard", "spell", "100", "1"))


@pytest.mark.example("EX-A-14")
@pytest.mark.rule("ALT-GEN-013")
def test_ex_a_14_a_rusty_dagger_takes_what_the_game_master_says() -> None:
    """Drawing is a simple action of one segment; with a swollen scabbard the game master asks for 1d4."""
    fight = waiting()
    starts(fight, "teluard", "draw the rusty dagger", "0", "1d4", 3)
    assert span(fight) == (0, 0, 1, 3)
