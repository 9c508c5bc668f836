"""Steps and full moves on a grid and without one (ALT-MOV-004 to -016, -020, -021)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.values import evolve
from bot.rulesets.alternatif.base import distances
from bot.rulesets.alternatif.combatants.figures import CombatantRevealed
from bot.rulesets.alternatif.combatants.words import Back, Join, Reveal, SetFlag
from bot.rulesets.alternatif.engagement import EngagementChanged
from bot.rulesets.alternatif.free_actions import FreeActionOffered
from bot.rulesets.alternatif.melee.strikes import StrikeRolled
from bot.rulesets.alternatif.moving import events as m
from bot.rulesets.alternatif.moving.words import Move, Place, SayGround
from bot.rulesets.alternatif.ordinary.listed import TaskBegun, TaskBroken
from bot.rulesets.alternatif.ordinary.words_announcing import Declare, Grant, Standby
from bot.rulesets.alternatif.reaction.dice import ReactionRolled
from bot.rulesets.alternatif.scene import SegmentReached
from bot.rulesets.alternatif.shooting.words import SayDistance, SaySpeed
from bot.rulesets.alternatif.state import Notice
from bot.rulesets.alternatif.state.magic import Spot
from bot.rulesets.alternatif.surprise.words import SaySurprise
from bot.rulesets.alternatif.wounds.fumbles import Damage
from tests.rulesets.alternatif.archers import BOW
from tests.rulesets.alternatif.exchange import GM, Exchange, fighter
from tests.rulesets.alternatif.test_places import on_grid, stands


def cell(fight: Exchange, ident: str) -> str:
    return fight.who(ident).spot.cell


def moves(fight: Exchange, who: str, to: str | None = None, **more: Any) -> None:
    fight.notes(Move(GM, who, to=to, **more))


def refused(fight: Exchange, who: str, to: str | None = None, **more: Any) -> str:
    found = fight.tries(Move(GM, who, to=to, **more))
    assert found is not None
    return found.key


def wait(fight: Exchange, *people: str) -> None:
    """Those who are asked what they do wait."""
    for ident in people or [who for who, kind in fight.asked if kind == "declare"]:
        fight.stands_by(ident)


def met(*people: Any, **settings: Any) -> Exchange:
    """A fight on squares in which everybody is asked what he does."""
    return Exchange(*people, map="square", **settings)


# ---- full moves


@pytest.mark.example("EX-B-12")
@pytest.mark.rule("ALT-MOV-004")
@pytest.mark.rule("ALT-GMX-012")
@pytest.mark.rule("ALT-CHG-001")
def test_ex_b_12_default_speeds() -> None:
    """Speed 2: 2 cells = 4 m a segment. A charge: up to 6 cells = 12 m."""
    fight = on_grid(stands("Ana", "C3"), stands("Orc", "C20", "others"))
    moves(fight, "ana", "C5", how="walk")
    (ran,) = fight.said(m.Ran)
    assert (ran.cells, ran.metres, ran.segment) == (("C4", "C5"), 4, 1)
    fight = on_grid(stands("Ana", "C3"), stands("Orc", "C20", "others"))
    moves(fight, "ana", "C9")
    (ran,) = fight.said(m.Ran)
    assert (len(ran.cells), ran.metres, ran.segment) == (6, 12, 1)


@pytest.mark.rule("ALT-MOV-004")
@pytest.mark.parametrize(
    ("how", "settings", "segments"),
    [
        ("walk", {}, [2, 2, 2, 2, 2]),
        ("run", {}, [6, 4]),
        ("walk", {"walk_speed": 4}, [4, 4, 2]),
        ("run", {"run_speed": 8}, [8, 2]),
        ("run", {"run_speed": 10}, [10]),
    ],
)
def test_ten_cells_walked_and_run(how: Any, settings: dict[str, Any], segments: list[int]) -> None:
    """Walking 10 cells at 2: 5 segments. Running: 6 + 4 cells, 2 segments."""
    fight = on_grid(stands("Ana", "C3"), stands("Orc", "H30", "others"), **settings)
    moves(fight, "ana", "C13", how=how)
    assert [len(each.cells) for each in fight.said(m.Ran)] == segments
    assert [each.segment for each in fight.said(m.Ran)] == list(range(1, len(segments) + 1))
    assert cell(fight, "ana") == "C13"


@pytest.mark.rule("ALT-MOV-005")
def test_faster_than_6_from_the_second_segment_on() -> None:
    """Maximum 9: a run of 20 cells: 6, 9, 5 = 3 segments."""
    ana = fighter("Ana", spot=Spot(cell="C3", max_speed=9))
    fight = on_grid(ana, stands("Orc", "H50", "others"))
    moves(fight, "ana", "C23", how="sprint")
    assert [len(each.cells) for each in fight.said(m.Ran)] == [6, 9, 5]
    # Unless it is announced, nobody runs faster than the table's speed; and who cannot, does not.
    fight = on_grid(ana, stands("Orc", "H50", "others"))
    moves(fight, "ana", "C15", how="run")
    assert [len(each.cells) for each in fight.said(m.Ran)] == [6, 6]
    fight = on_grid(stands("Ana", "C3"), stands("Orc", "H50", "others"))
    moves(fight, "ana", "C15", how="sprint")
    assert [len(each.cells) for each in fight.said(m.Ran)] == [6, 6]
    # A slow one never reaches 6.
    fight = on_grid(fighter("Ana", spot=Spot(cell="C3", max_speed=4)), stands("Orc", "H50", "others"))
    moves(fight, "ana", "C11")
    assert [len(each.cells) for each in fight.said(m.Ran)] == [4, 4]


@pytest.mark.rule("ALT-MOV-007")
def test_a_full_move_begins_at_once_and_interrupts_what_was_prepared() -> None:
    """Due to strike at 9, at 7 he runs 5 cells: no parry at 7; from 7 a new reaction d8=4: 11."""
    fight = met(stands("Ana", "C3"), stands("Orc", "D3", "others"), stands("Ugar", "P3", "others"))
    fight.attacks("orc", "ana", 7)
    fight.attacks("ana", "orc", 8)
    fight.stands_by("ugar")
    assert (fight.segment, fight.due("ana")) == (7, 8)
    moves(fight, "ana", "C8")
    fight.answers("ana", expose="yes")  # before the orc's blow
    fight.answers("orc", free="-")
    assert fight.due("ana") is None
    ran = fight.said(m.Ran)
    assert [(each.segment, len(each.cells)) for each in ran] == [(7, 5)]
    assert fight.who("ana").shooting.full_move == 7
    assert ("ana", "declare") in fight.asked


@pytest.mark.rule("ALT-MOV-004")
def test_who_thinks_better_of_a_full_move_takes_the_time_of_the_new_one() -> None:
    fight = met(stands("Ana", "C3"), stands("Orc", "C30", "others"))
    moves(fight, "ana", "C13", how="walk")
    moves(fight, "ana", "C13", how="run")
    task = fight.who("ana").task
    assert task is not None
    assert (task.first, task.last) == (1, 2)
    assert fight.asked == [("orc", "declare")]
    moves(fight, "ana", how="stop")
    assert sorted(fight.asked) == [("ana", "declare"), ("orc", "declare")]


@pytest.mark.rule("ALT-MOV-007")
def test_nobody_parries_in_a_full_move() -> None:
    fight = on_grid(stands("Ana", "C3"), stands("Orc", "D3", "others"))
    moves(fight, "ana", "C9", how="run")
    fight.answers("ana", expose="yes")
    assert fight.asked == [("orc", "free")]
    fight.answers("orc", 15, 5, free="ana/right")
    # Hit, no parry was asked, and she runs on.
    assert fight.who("ana").stamina == 15
    assert cell(fight, "ana") == "C9"


# ---- past enemies


@pytest.mark.rule("ALT-MOV-008")
def test_running_past_two_orcs_gives_each_a_frank_attack() -> None:
    """Running from (0,0) to (5,0) past orcs at (2,1) and (4,1): two frank attacks, one each."""
    fight = on_grid(stands("Ana", "A1"), stands("Orc", "C2", "others"), stands("Ugar", "E2", "others"))
    moves(fight, "ana", "F1", how="run")
    assert fight.asked == [("ana", "expose")]
    assert fight.question("ana").about["count"] == 2
    fight.answers("ana", expose="yes")
    # At the first cell next to him.
    assert (fight.asked, cell(fight, "ana")) == ([("orc", "free")], "B1")
    fight.answers("orc", 2, free="ana/right")
    assert (fight.asked, cell(fight, "ana")) == ([("ugar", "free")], "D1")
    fight.answers("ugar", free="-")
    assert cell(fight, "ana") == "F1"
    assert fight.segment == 1


@pytest.mark.rule("ALT-MOV-008")
def test_an_orc_whose_weapon_has_acted_has_none() -> None:
    fight = met(stands("Ana", "A1"), stands("Orc", "C2", "others"), stands("Bob", "D3"))
    fight.attacks("orc", "bob", 3)
    fight.attacks("bob", "orc", 9)
    fight.stands_by("ana")
    assert fight.segment == 3
    fight.strikes("orc", "bob", 15)
    assert fight.asked == [("bob", "parry")]
    moves(fight, "ana", "F1", how="run")
    fight.answers("bob", 3, 6, parry="-")
    fight.answers("ana", 8, expose="yes")
    assert cell(fight, "ana") == "F1"
    assert not fight.said(FreeActionOffered)


@pytest.mark.rule("ALT-MOV-008")
def test_a_runner_put_out_of_action_stops_there() -> None:
    fight = on_grid(stands("Ana", "A1", stamina=1, body=1), stands("Orc", "C2", "others"))
    moves(fight, "ana", "F1", how="run")
    fight.answers("ana", expose="yes")
    fight.answers("orc", 19, 8, 6, 50, free="ana/right")
    assert fight.who("ana").out
    assert cell(fight, "ana") == "B1"


# ---- steps


@pytest.mark.rule("ALT-MOV-006")
def test_a_step_is_no_action() -> None:
    """Step back one cell and parry in the same segment: allowed."""
    fight = met(stands("Ana", "C3"), stands("Orc", "D3", "others"))
    fight.attacks("ana", "orc", 8)
    fight.attacks("orc", "ana", 4)
    # While the orc is asked whom he strikes, she plans her step; she parries all the same, and steps afterwards.
    moves(fight, "ana", how="back")
    fight.strikes("orc", "ana", 15)
    fight.parries("ana", "orc", 2, 4)
    assert fight.who("ana").spot.stepped in (-1, 4)
    fight.answers("orc", follow="-") if ("orc", "keep_up") in fight.asked else None
    assert fight.who("ana").spot.stepped == 4
    assert fight.due("orc") is None


@pytest.mark.rule("ALT-MOV-006")
def test_an_archer_walks_while_he_prepares() -> None:
    fight = on_grid(stands("Ana", "C3", arm=BOW), stands("Orc", "C20", "others"))
    fight.notes(Standby(GM, "ana")) if ("ana", "declare") in fight.asked else None
    from bot.rulesets.alternatif.shooting.words import Shoot

    fight.notes(Shoot(GM, "ana", "orc"), 6)
    due = fight.who("ana").task
    if due is not None:
        moves(fight, "ana", "C5", how="step")
    assert not fight.said(TaskBroken)


@pytest.mark.rule("ALT-MOV-009")
def test_who_waits_follows_in_the_same_segment() -> None:
    """Segment 6: the thief steps back one cell; the guard follows one cell in segment 6: still engaged."""
    fight = on_grid(stands("Thief", "C3"), stands("Guard", "D3", "others"))
    fight.attacks("guard", "thief", 6)
    moves(fight, "thief", "B3")
    fight.strikes("guard", "thief", 1, 6, 8)
    assert fight.segment == 6
    assert fight.asked == [("guard", "keep_up")]
    assert cell(fight, "thief") == "B3"
    fight.answers("guard", follow="C3")
    assert cell(fight, "guard") == "C3"
    assert fight.who("guard").contacts == ("thief",)
    assert not fight.said(EngagementChanged)


@pytest.mark.rule("ALT-MOV-009")
def test_one_step_a_segment_and_only_to_a_free_cell() -> None:
    fight = on_grid(stands("Ana", "C3"), stands("Bob", "C4"), stands("Orc", "C9", "others"))
    assert refused(fight, "ana", "C4", how="step") == "alternatif-no-way"
    fight.notes(SayGround(GM, ("D3",), ground="obstacle"))
    assert refused(fight, "ana", "D3", how="step") == "alternatif-no-way"
    # A slow walk of several cells is one step a segment.
    moves(fight, "ana", "C1", how="step")
    assert [each.cell for each in fight.said(m.Stepped)] == ["C2", "C1"]
    segments = [each.segment for each in fight.said(SegmentReached)]
    assert len(segments) == 2


@pytest.mark.rule("ALT-MOV-010")
@pytest.mark.rule("ALT-MOV-013")
def test_two_foes_step_apart_blind_to_each_other() -> None:
    """A (0,0) and B (1,0) both step back: (-1,0) and (2,0): two empty cells, not engaged."""
    fight = on_grid(
        stands("Ana", "C3"), stands("Orc", "D3", "others"), stands("Bob", "H9"), stands("Ugar", "I9", "others")
    )
    fight.attacks("bob", "ugar", 3)
    moves(fight, "ana", "B3")
    assert cell(fight, "ana") == "C3"
    moves(fight, "orc", "E3")
    assert not fight.said(m.Stepped)
    fight.strikes("bob", "ugar", 1, 6, 8)
    assert (cell(fight, "ana"), cell(fight, "orc")) == ("B3", "E3")
    assert ("orc", "keep_up") not in fight.asked
    assert fight.who("ana").contacts == ()


@pytest.mark.rule("ALT-MOV-010")
def test_nobody_else_learns_of_a_step_before_it_is_made() -> None:
    from bot.kernel.ruleset import Reader

    fight = on_grid(stands("Ana", "C3", player=7), stands("Orc", "D3", "others"))
    event = m.StepMeant("ana", ("B3",))
    assert fight.game.may_read(fight.state, event, Reader(7))
    assert not fight.game.may_read(fight.state, event, Reader(8))
    assert not fight.game.may_read(fight.state, event, Reader())


@pytest.mark.rule("ALT-MOV-011")
@pytest.mark.parametrize(
    ("first", "second", "faces", "winner", "by"),
    [
        ({"dex_std": 2}, {"dex_std": 1, "str_std": 5}, (), "ana", "dexterity"),
        ({"dex_std": 2, "str_std": 1}, {"dex_std": 2, "str_std": 3}, (), "orc", "strength"),
        ({}, {}, (3, 3, 5, 2), "orc", "dice"),
    ],
)
def test_two_steps_into_one_cell(
    first: dict[str, int], second: dict[str, int], faces: tuple[int, ...], winner: str, by: str
) -> None:
    """Dex 14 against Dex 14, Str 16 against 13: the Strength 16 character gets the cell."""
    fight = on_grid(
        stands("Ana", "C3", **first),
        stands("Orc", "E3", "others", **second),
        stands("Bob", "H9"),
        stands("Ugar", "I9", "others"),
    )
    fight.attacks("bob", "ugar", 3)
    moves(fight, "ana", "D3")
    moves(fight, "orc", "D3")
    fight.strikes("bob", "ugar", 1, 6, 8, *faces)
    contested = fight.one(m.CellContested)
    assert (contested.combatant, contested.cell, contested.by) == (winner, "D3", by)
    loser = "orc" if winner == "ana" else "ana"
    assert cell(fight, winner) == "D3"
    # The other may take another free cell, or give up the step.
    assert fight.asked == [(loser, "sidestep")]
    assert "D3" not in fight.question(loser).fields[0].options
    fight.answers(loser, cell="-")
    assert cell(fight, loser) == ("E3" if loser == "orc" else "C3")


# ---- breaking off


@pytest.mark.rule("ALT-MOV-012")
def test_fleeing_breaks_the_engagement_and_is_not_followed_in_the_same_segment() -> None:
    """Flight of 6 cells at segment 8: frank attack at 8, the pursuer may run from segment 9."""
    fight = on_grid(
        stands("Ana", "C3"), stands("Orc", "D3", "others"), stands("Bob", "P9"), stands("Ugar", "Q9", "others")
    )
    fight.attacks("bob", "ugar", 8)
    assert fight.segment == 8
    moves(fight, "ana", how="flee")
    fight.answers("ana", expose="yes")
    assert fight.asked == [("orc", "free")]
    fight.answers("orc", free="-")
    assert fight.segment == 8
    assert len(fight.one(m.Ran).cells) == 6
    assert fight.who("ana").contacts == ()
    fight.strikes("bob", "ugar", 1, 6)
    moves(fight, "orc", target="ana")
    begun = fight.one(TaskBegun)
    assert begun.first == 9


@pytest.mark.rule("ALT-MOV-012")
def test_who_is_surrounded_cannot_flee() -> None:
    around = ["B2", "C2", "D2", "B3", "D3", "B4", "C4", "D4"]
    foes = [stands(f"Orc {at}", name, "others") for at, name in enumerate(around)]
    fight = on_grid(stands("Ana", "C3"), *foes)
    assert refused(fight, "ana", how="flee") == "alternatif-surrounded"
    assert refused(fight, "ana", how="back") == "alternatif-surrounded"


@pytest.mark.rule("ALT-MOV-013")
@pytest.mark.rule("ALT-MOV-014")
def test_stepping_back_unfollowed_breaks_the_contact_and_the_next_reaction_is_initial() -> None:
    """Step back at 5, not followed: both out of contact at 5. Back at 6: sword d8=4, Dex +2: 6 + 2 = 8."""
    fight = met(stands("Ana", "C3", dex_std=2), stands("Orc", "D3", "others"))
    fight.attacks("ana", "orc", 8)
    fight.attacks("orc", "ana", 5)
    moves(fight, "ana", how="back")
    fight.strikes("orc", "ana", 1, 6, 8)
    assert fight.segment == 5
    fight.answers("orc", follow="-")
    assert fight.who("ana").contacts == fight.who("orc").contacts == ()
    assert fight.due("ana") is None
    assert fight.who("ana").initial
    assert fight.who("orc").initial
    # Back at 6.
    for ident, kind in list(fight.asked):
        if kind == "declare":
            fight.stands_by(ident)
    moves(fight, "ana", target="orc")
    # One step a segment.
    assert fight.said(SegmentReached)[0].segment == 6
    assert [each.cell for each in fight.said(m.Stepped)] == ["C3"]
    assert fight.who("ana").contacts == ("orc",)
    rolled = [each for each in fight.said(ReactionRolled) if each.combatant == "ana"]
    assert [(each.initial, each.adjust, each.stamp) for each in rolled[:1]] == [(True, -2, 6)]


# ---- facing, places, charges


@pytest.mark.rule("ALT-MOV-015")
def test_facing_does_not_matter_against_several() -> None:
    """Three foes, one behind: each has +4 by outnumbering, nobody more; the parry is allowed against all."""
    fight = met(
        stands("Ana", "C3"),
        stands("Orc", "D3", "others"),
        stands("Ugar", "B3", "others"),
        stands("Grok", "C2", "others"),
    )
    terms = {}
    for ident in ("orc", "ugar", "grok"):
        fight.attacks(ident, "ana", 4)
    fight.attacks("ana", "orc", 9)
    for ident in ("orc", "ugar", "grok"):
        fight.answers(ident, 14, target="ana")
        for rolled in fight.said(StrikeRolled):
            terms[rolled.combatant] = {term.name: term.value for term in rolled.terms}
    assert len(terms) == 3
    assert len({tuple(sorted(each.items())) for each in terms.values()}) == 1
    options = fight.question("ana", "parry").fields[0].options
    assert {option.partition("/")[0] for option in options} >= {"orc", "ugar", "grok"}


@pytest.mark.rule("ALT-MOV-016", "ALT-SUR-006", "ALT-SNK-002")
@pytest.mark.parametrize(("notice", "sneak"), [("late", False), ("unnoticed", True)])
def test_whoever_is_said_to_be_unnoticed_may_surprise_from_that_side(notice: Notice, sneak: bool) -> None:
    """Noticed at the last moment it is a free attack, not noticed at all a sneak attack."""
    imp = evolve(stands("Imp", "B3", "others", hidden=True), sneak_rank=2)
    fight = on_grid(stands("Ana", "C3"), stands("Orc", "D3", "others"), imp)
    fight.notes(SaySurprise(GM, "imp", "ana", notice))
    fight.notes(Grant(GM, "orc", "attendre", "0", "1"))
    assert ("imp", "free") in fight.asked
    fight.answers("imp", 2, free="ana/right")
    struck = fight.one(StrikeRolled)
    assert (struck.occasion, struck.sneak) == ("free", sneak)


@pytest.mark.rule("ALT-MOV-016")
def test_a_newcomer_creeps_up_on_an_unwatched_side() -> None:
    """Fighting one orc in front, a goblin creeps up behind unnoticed: a surprise is possible."""
    fight = on_grid(stands("Ana", "C3"), stands("Orc", "D3", "others"), stands("Imp", "C9", "others", hidden=True))
    assert distances.unwatched(fight.state, "ana")
    fight.notes(Place(GM, "imp", "B3"))
    # Nobody learns of it, and there is no contact before the goblin strikes.
    assert fight.who("ana").contacts == ("orc",)
    fight.notes(SetFlag(GM, "ana", "unaware", True, "imp"))
    assert "imp" in fight.who("ana").unaware
    around = ["B2", "C2", "D2", "D4", "B4", "C4"]
    foes = [stands(f"Orc {at}", name, "others") for at, name in enumerate(around)]
    fight.notes(Join(GM, tuple(foes)))
    fight.notes(Reveal(GM, "imp"))
    fight.notes(SetFlag(GM, "ana", "unaware", False, "imp"))
    assert not distances.unwatched(fight.state, "ana")


@pytest.mark.rule("ALT-MOV-020")
def test_allies_change_places_if_both_agree() -> None:
    """Segment 9: wounded fighter and fresh fighter swap; both have used their step; the fresh one is newly engaged and
    rolls a first reaction."""
    fight = on_grid(stands("Ana", "C3"), stands("Bob", "B3"), stands("Orc", "D3", "others"))
    fight.attacks("orc", "ana", 9)
    assert refused(fight, "bob", how="swap", target="orc") == "alternatif-no-swap"
    moves(fight, "ana", how="swap", target="bob")
    fight.strikes("orc", "ana", 1, 6, 8)
    assert fight.segment == 9
    assert fight.asked == [("bob", "swap")]
    fight.answers("bob", swap="yes")
    assert (cell(fight, "ana"), cell(fight, "bob")) == ("B3", "C3")
    assert fight.who("ana").spot.stepped == fight.who("bob").spot.stepped == 9
    assert fight.who("orc").contacts == ("bob",)
    assert not fight.said(FreeActionOffered)
    assert fight.who("bob").initial
    # No agreement, no swap.
    fight = on_grid(stands("Ana", "C3"), stands("Bob", "B3"), stands("Orc", "D3", "others"))
    fight.attacks("orc", "ana", 9)
    moves(fight, "ana", how="swap", target="bob")
    fight.strikes("orc", "ana", 1, 6, 8)
    fight.answers("bob", swap="no")
    assert (cell(fight, "ana"), cell(fight, "bob")) == ("C3", "B3")


@pytest.mark.rule("ALT-MOV-021")
def test_a_full_move_at_an_adversary_is_aimed_at_him() -> None:
    fight = on_grid(stands("Ana", "C3"), stands("Orc", "C9", "others"))
    moves(fight, "ana", target="orc")
    assert fight.said(m.RunMeant)[0].aim == "orc"
    assert distances.cells_between(fight.state, "ana", "orc") == 1
    # Running past is no charge.
    fight = on_grid(stands("Ana", "C3"), stands("Orc", "D5", "others"))
    moves(fight, "ana", "C9", how="run")
    assert fight.said(m.RunMeant)[0].aim is None


# ---- without a grid


@pytest.mark.rule("ALT-MOV-012")
def test_fleeing_without_a_grid() -> None:
    fight = Exchange(fighter("Ana"), fighter("Orc", "others"))
    fight.attacks("ana", "orc", 8)
    fight.attacks("orc", "ana", 4)
    moves(fight, "ana", how="flee")
    fight.answers("ana", expose="yes")
    fight.answers("orc", free="-")
    assert fight.who("ana").contacts == ()
    assert distances.distance(fight.state, "ana", "orc") == 1400


@pytest.mark.rule("ALT-MOV-012")
@pytest.mark.parametrize(("choice", "lasts"), [({"action": "charge", "target": "ana"}, 2), ({"action": "approach"}, 1)])
def test_without_a_grid_who_fled_is_reached_from_the_next_segment_on_by_a_full_move(
    choice: dict[str, str], lasts: int
) -> None:
    """14 m: a charge is counted over all of them, a run to the next cell over 12."""
    fight = Exchange(fighter("Ana"), fighter("Orc", "others"))
    fight.attacks("ana", "orc", 8)
    fight.attacks("orc", "ana", 4)
    moves(fight, "ana", how="flee")
    fight.answers("ana", expose="yes")
    fight.answers("orc", free="-")
    fled = fight.segment
    refusal = fight.tries(Declare(GM, "orc", target="ana"))
    assert refusal is not None
    assert (refusal.key, refusal.facts["metres"]) == ("alternatif-too-far-to-strike", 14)
    assert fight.question("orc", "declare").fields[0].options == ("charge", "approach", "standby")
    fight.answers("orc", **choice)
    assert fight.one(TaskBegun).first == fled + 1
    assert fight.who("orc").contacts == ()
    fight.stands_by("ana")
    assert fight.segment == fled + lasts
    assert fight.who("ana").contacts == ("orc",)


@pytest.mark.rule("ALT-MOV-013", "ALT-MOV-014")
@pytest.mark.parametrize("grid", [True, False])
def test_who_lets_somebody_step_away_is_not_upon_him_again_in_the_same_segment(grid: bool) -> None:
    """Stepped back at 5 and not followed: both are out of contact at 5. Back at 6."""
    people = (
        (stands("Ana", "C3"), stands("Orc", "D3", "others")) if grid else (fighter("Ana"), fighter("Orc", "others"))
    )
    fight = met(*people) if grid else Exchange(*people)
    fight.attacks("ana", "orc", 8)
    fight.attacks("orc", "ana", 5)
    moves(fight, "ana", how="back")
    fight.strikes("orc", "ana", 1, 6, 8)
    fight.answers("orc", follow="-")
    assert fight.who("ana").contacts == ()
    fight.answers("orc", action="approach")
    assert (fight.segment, fight.who("ana").contacts) == (5, ())
    fight.stands_by("ana")
    assert [each.combatant for each in fight.said(m.Stepped)] == ["orc"]
    assert fight.said(SegmentReached)[0].segment == 6
    assert fight.who("ana").contacts == ("orc",)


@pytest.mark.rule("ALT-MOV-013")
@pytest.mark.parametrize("follows", [True, False])
def test_stepping_back_without_a_grid(follows: bool) -> None:
    fight = Exchange(fighter("Ana"), fighter("Orc", "others"))
    fight.attacks("ana", "orc", 8)
    fight.attacks("orc", "ana", 5)
    moves(fight, "ana", how="back")
    fight.strikes("orc", "ana", 1, 6, 8)
    fight.answers("orc", follow="ana" if follows else "-")
    assert fight.who("ana").contacts == (("orc",) if follows else ())
    assert distances.distance(fight.state, "ana", "orc") == (200 if follows else 400)


@pytest.mark.rule("ALT-MOV-001")
def test_running_at_somebody_without_a_grid_takes_what_the_distance_takes() -> None:
    fight = Exchange(fighter("Ana"), fighter("Orc", "others"))
    wait(fight)
    assert refused(fight, "ana", "C4") == "alternatif-no-map"
    fight.notes(SayDistance(GM, "ana", "orc", 2000))
    moves(fight, "ana", target="orc")
    # 20 m: nine cells to the next one, 6 + 3.
    assert [each.metres for each in fight.said(m.Ran)] == [12, 6]
    assert fight.who("ana").contacts == ("orc",)


@pytest.mark.rule("ALT-MOV-002", "ALT-MOV-009")
def test_who_follows_onto_a_cell_that_somebody_unseen_holds_steps_there_and_the_other_makes_room() -> None:
    """Ana steps back from D3 to C3: of the cells beside her the orc wants the one on which a goblin of hers hides."""
    fight = met(
        stands("Ana", "D3"), stands("Orc", "E3", "others"), stands("Imp", "D2", hidden=True), stands("Bob", "A9")
    )
    wait(fight, "imp", "bob")
    fight.attacks("ana", "orc", 8)
    fight.attacks("orc", "ana", 5)
    moves(fight, "ana", "C3")
    fight.strikes("orc", "ana", 1, 6, 8)
    assert fight.asked == [("orc", "keep_up")]
    assert "D2" in fight.question("orc").fields[0].options
    fight.answers("orc", follow="D2")
    assert fight.said(m.StepLost) == []
    assert cell(fight, "orc") == "D2"
    assert cell(fight, "imp") != "D2"
    assert fight.who("orc").contacts == ("ana",)


@pytest.mark.rule("ALT-MOV-002", "ALT-MOV-008", "ALT-MOV-011")
def test_whoever_is_hidden_stops_no_run_and_wins_no_cell() -> None:
    """A run past him, onto his cell, and a step onto the cell that he wants are told as without him."""
    told = []
    for lurks in (True, False):
        imp = [stands("Imp", "C5", "others", hidden=True)] if lurks else []
        fight = on_grid(stands("Ana", "C3"), *imp, stands("Orc", "C20", "others"))
        moves(fight, "ana", "C5", how="walk")
        told.append([(each.cells, each.path, each.blocked) for each in fight.said(m.Ran)])
        assert cell(fight, "ana") == "C5"
        if lurks:
            assert cell(fight, "imp") != "C5"
            assert [each.combatant for each in fight.said(m.Placed)][-1:] == ["imp"]
    assert told[0] == told[1]

    fight = on_grid(stands("Ana", "C3"), stands("Imp", "E3", "others", hidden=True), stands("Orc", "C20", "others"))
    moves(fight, "imp", "D3", how="step")
    moves(fight, "ana", "D3", how="step")
    fight.notes(Grant(GM, "orc", "sings", "0", "2"))
    assert fight.said(m.CellContested) == []
    assert cell(fight, "ana") == "D3"
    assert cell(fight, "imp") != "D3"


@pytest.mark.rule("ALT-MOV-002", "ALT-MOV-008")
def test_where_the_table_has_it_so_whoever_comes_upon_a_hidden_foe_stops_and_sees_him() -> None:
    """In a run and in a step; a hidden companion shows himself to nobody."""
    for goal in ("C5", "C7"):
        people = stands("Ana", "C3"), stands("Imp", "C5", "others", hidden=True), stands("Orc", "C20", "others")
        walls = tuple(f"{column}{row}" for column in "BD" for row in range(1, 9))
        fight = on_grid(*people, upon_hidden="stops")
        fight.notes(SayGround(GM, walls, ground="obstacle"))
        moves(fight, "ana", goal, how="walk")
        assert (cell(fight, "ana"), cell(fight, "imp"), fight.who("imp").hidden) == ("C4", "C5", False)
        assert [each.combatant for each in fight.said(CombatantRevealed)] == ["imp"]
        assert [each.cells for each in fight.said(m.Ran)] == [("C4",)]

    fight = on_grid(
        stands("Ana", "C3"),
        stands("Imp", "D3", "others", hidden=True),
        stands("Orc", "C20", "others"),
        upon_hidden="stops",
    )
    moves(fight, "ana", "D3", how="step")
    assert [each.cell for each in fight.said(m.StepLost)] == ["D3"]
    assert (cell(fight, "ana"), cell(fight, "imp"), fight.who("imp").hidden) == ("C3", "D3", False)
    assert fight.who("ana").contacts == ("imp",)

    fight = on_grid(
        stands("Ana", "C3"), stands("Spy", "C5", hidden=True), stands("Orc", "C20", "others"), upon_hidden="stops"
    )
    moves(fight, "ana", "C5", how="walk")
    assert (cell(fight, "ana"), fight.who("spy").hidden) == ("C5", True)


def test_whoever_is_hidden_makes_room_on_his_side_of_a_wall() -> None:
    people = stands("Ana", "C3"), stands("Imp", "C5", "others", hidden=True), stands("Orc", "C20", "others")
    fight = on_grid(*people)
    fight.notes(SayGround(GM, ("B4", "D4", "B5", "D5", "B6", "C6", "D6"), ground="obstacle"))
    moves(fight, "ana", "C5", how="walk")
    assert (cell(fight, "ana"), cell(fight, "imp")) == ("C5", "C4")


@pytest.mark.rule("ALT-MOV-002")
def test_whoever_is_hidden_leaves_no_gap_in_the_line_of_his_side() -> None:
    lines = []
    for lurks in (True, False):
        imp = [evolve(fighter("Imp", "others"), hidden=True)] if lurks else []
        people = fighter("Ana"), fighter("Orc", "others"), *imp, fighter("Bor", "others")
        fight = Exchange(*people, map="square")
        lines.append([cell(fight, each) for each in ("ana", "orc", "bor")])
        if lurks:
            assert cell(fight, "imp") not in ("", *lines[0])
    assert lines[0] == lines[1]


@pytest.mark.rule("ALT-MOV-002")
def test_who_comes_back_where_a_wall_was_drawn_meanwhile_stands_beside_it() -> None:
    fight = met(stands("Ana", "D3"), stands("Orc", "E8", "others"), stands("Bob", "A9"))
    fight.notes(Damage(GM, "bob", 99, "body"), 50)
    assert fight.who("bob").out
    fight.notes(SayGround(GM, ("A9",), ground="obstacle"))
    fight.notes(Back(GM, "bob"))
    assert not fight.who("bob").out
    assert cell(fight, "bob") in ("A8", "B8", "B9", "B10", "A10")


@pytest.mark.rule("ALT-RNG-009")
def test_what_shots_lose_to_somebodys_speed_ends_with_his_run() -> None:
    """Of those whom the game master called fast, whoever stops is fast no longer; the others still are."""
    fight = on_grid(stands("Ana", "C3"), stands("Bor", "C5"), stands("Orc", "C20", "others"))
    for who in ("ana", "bor"):
        fight.notes(SaySpeed(GM, who, -2))
    moves(fight, "ana", "C9")
    assert fight.who("ana").spot.run is None
    assert [fight.who(who).shooting.speed for who in ("ana", "bor")] == [0, -2]
