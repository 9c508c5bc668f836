"""Fine points of ordinary actions: who may join or coordinate what and until when, new times (ALT-ACT)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.errors import Refused
from bot.kernel.values import evolve
from bot.rulesets.alternatif.base import checks as amounts
from bot.rulesets.alternatif.engagement import Engage
from bot.rulesets.alternatif.ordinary import events
from bot.rulesets.alternatif.ordinary import words as said
from bot.rulesets.alternatif.ordinary.events import CompanionsSettled, JoinedIn, TaskRetimed
from bot.rulesets.alternatif.ordinary.listed import ProposalSettled, TaskBegun, TaskBroken, TaskEnded
from bot.rulesets.alternatif.reaction.announcer import Beat, Interrupt
from bot.rulesets.alternatif.reaction.dice import BeatImposed
from bot.rulesets.alternatif.state import Proposal, Task
from tests.rulesets.alternatif.exchange import GM, Exchange, fighter
from tests.rulesets.alternatif.test_ordinary_actions import does, tool
from tests.rulesets.alternatif.waiting import comes_to, goes_on, starts, waiting

MASTER = "@gm"


def refusal(fight: Exchange, note: Any) -> str | None:
    """Why *note* is refused now; None: it is not."""
    try:
        fight.game.check(fight.state, note)
    except Refused as refused:
        return refused.key
    return None


def crew(*names: str) -> Exchange:
    return waiting(*(fighter(name) for name in names))


# ---- together


@pytest.mark.rule("ALT-ACT-019")
def test_who_joins_gives_up_what_he_was_doing() -> None:
    fight = crew("Ana", "Bor")
    comes_to(fight, 1)
    starts(fight, "bor", "fouiller", "0", "9")
    goes_on(fight)
    comes_to(fight, 3)
    does(fight, "ana", "together", label="pousser la statue")
    fight.notes(said.JoinIn(GM, "bor", "ana"))
    assert (fight.one(TaskBroken).combatant, fight.one(TaskBroken).reason) == ("bor", "dropped")
    assert fight.one(JoinedIn).action == "together"
    assert refusal(fight, said.JoinIn(GM, "ana", "ana")) == "two-people"


@pytest.mark.rule("ALT-ACT-019")
def test_one_joins_the_leader_not_a_companion() -> None:
    fight = crew("Ana", "Bor", "Cid")
    comes_to(fight, 1)
    does(fight, "ana", "together", label="pousser la statue")
    fight.notes(said.JoinIn(GM, "bor", "ana"))
    assert refusal(fight, said.JoinIn(GM, "cid", "bor")) == "alternatif-join-the-leader"
    assert refusal(fight, said.JoinIn(GM, "cid", "ana")) is None
    goes_on(fight)
    fight.answers(MASTER, reaction="3", duration="5")
    # Now that both are at it, the same holds.
    assert refusal(fight, said.JoinIn(GM, "cid", "bor")) == "alternatif-join-the-leader"
    assert refusal(fight, said.JoinIn(GM, "cid", "ana")) is None


@pytest.mark.rule("ALT-ACT-019", "ALT-REA-023")
@pytest.mark.parametrize(("beat", "late"), [(0, False), (4, False), (5, True)])
def test_a_beat_may_make_it_too_late_to_join(beat: int, late: bool) -> None:
    """From 1 with a reaction of 4 it is prepared by 5: who cannot begin before that comes too late."""
    fight = crew("Ana", "Bor")
    comes_to(fight, 1)
    starts(fight, "ana", "pousser", "4", "5")
    goes_on(fight)
    people = {**fight.state.combatants, "bor": evolve(fight.who("bor"), beat_until=beat)}
    state = evolve(fight.state, combatants=people)
    if late:
        with pytest.raises(Refused, match="alternatif-too-late-to-join"):
            said.JoinIn(GM, "bor", "ana").check(state)
    else:
        said.JoinIn(GM, "bor", "ana").check(state)


@pytest.mark.rule("ALT-ACT-019", "ALT-REA-007")
@pytest.mark.parametrize(("duration", "figures"), [("0", (5, 5, 5)), ("1", (5, 6, 6)), ("3", (5, 6, 8))])
def test_a_companion_takes_the_times_of_what_has_been_announced(duration: str, figures: tuple[int, ...]) -> None:
    """What is instantaneous ends with its reaction for him, too."""
    fight = crew("Ana", "Bor")
    comes_to(fight, 1)
    starts(fight, "ana", "pousser", "4", duration)
    goes_on(fight)
    fight.notes(said.JoinIn(GM, "bor", "ana"))
    begun = fight.one(TaskBegun)
    assert begun.combatant == "bor"
    assert (begun.prepared, begun.first, begun.last) == figures


@pytest.mark.rule("ALT-ACT-019")
@pytest.mark.parametrize("on", ["yes", "no"])
def test_an_interruption_in_one_group_leaves_another_group_alone(on: str) -> None:
    fight = crew("Ana", "Bor", "Cid", "Dan")
    comes_to(fight, 1)
    for leader, other in (("ana", "bor"), ("cid", "dan")):
        does(fight, leader, "together", label="pousser")
        fight.notes(said.JoinIn(GM, other, leader))
    goes_on(fight)
    while (MASTER, "figures") in fight.asked:
        fight.answers(MASTER, reaction="2", duration="10")
    fight.notes(Interrupt(GM, "bor"))
    fight.answers(MASTER, go_on=on)
    assert fight.one(CompanionsSettled).combatant == "ana"
    at_it = [who for who in ("ana", "bor", "cid", "dan") if fight.who(who).task is not None]
    assert at_it == (["ana", "cid", "dan"] if on == "yes" else ["cid", "dan"])
    assert events.shaken(fight.state) == []


# ---- coordinated


@pytest.mark.rule("ALT-ACT-020")
@pytest.mark.parametrize(
    ("segment", "task", "possible"),
    [
        (5, Task("x", 1, 6, 7, 9), True),
        (6, Task("x", 1, 6, 7, 9), True),
        (7, Task("x", 1, 6, 7, 9), False),
        (5, Task("x", 5, 5, 6, 9), False),
        (5, Task("x", 1, 6, 7, 9, waits=True), False),
    ],
)
def test_only_what_is_still_prepared_can_be_coordinated(segment: int, task: Task, possible: bool) -> None:
    """Not what has begun, needs no preparation, or waits already."""
    fight = crew("Ana", "Bor")
    people = {
        **fight.state.combatants,
        "ana": evolve(fight.who("ana"), task=task),
        "bor": evolve(fight.who("bor"), task=Task("y", 1, 9, 10, 12)),
    }
    state = evolve(fight.state, segment=segment, combatants=people)
    if possible:
        said.Coordinate(GM, "ana", "bor").check(state)
    else:
        with pytest.raises(Refused, match="alternatif-too-late-to-coordinate"):
            said.Coordinate(GM, "ana", "bor").check(state)


@pytest.mark.rule("ALT-ACT-020")
def test_who_prepares_nothing_at_all_has_nothing_to_coordinate() -> None:
    fight = crew("Ana", "Bor")
    comes_to(fight, 1)
    starts(fight, "ana", "arrow", "6", "0")
    goes_on(fight)
    assert refusal(fight, said.Coordinate(GM, "ana", "bor")) == "alternatif-nothing-pending"


@pytest.mark.rule("ALT-ACT-020")
def test_only_those_of_the_same_appointment_are_put_off_with_it() -> None:
    """Ana and Bor at 7, Cid and Dan at 5, two enemies at 5; Eve, slower, goes with Cid: Dan waits, too, the others do
    not."""
    enemies = fighter("Fay", "others"), fighter("Gus", "others")
    fight = waiting(*(fighter(name) for name in ("Ana", "Bor", "Cid", "Dan", "Eve")), *enemies)
    comes_to(fight, 1)
    times = {"ana": "5", "bor": "6", "cid": "3", "dan": "4", "eve": "8", "fay": "3", "gus": "4"}
    for who, reaction in times.items():
        starts(fight, who, "arrow", reaction, "2")
    goes_on(fight)
    for one, other in (("ana", "bor"), ("cid", "dan"), ("fay", "gus")):
        fight.notes(said.Coordinate(GM, one, other))
    fight.notes(said.Coordinate(GM, "eve", "cid"))
    put_off = {each.combatant: (each.prepared, each.first, each.last) for each in fight.said(TaskRetimed)}
    assert put_off == dict.fromkeys(("cid", "dan", "eve"), (9, 10, 11))


# ---- new times


@pytest.mark.rule("ALT-ACT-016", "ALT-ACT-014")
@pytest.mark.parametrize(
    ("value", "reaction", "duration"),
    [("1d4", "0", "1d4"), ("3/", "3", "1"), ("2/5", "2", "5")],
)
def test_what_is_not_said_of_an_announced_action_stays(value: str, reaction: str, duration: str) -> None:
    """Sheathing a sword beside an enemy: its times may be changed while one is asked whether one means it."""
    fight = Exchange(fighter("Ana"), fighter("Bor", "others"))
    fight.notes(Engage(GM, "ana", "bor"))
    fight.stands_by("bor")
    does(fight, "ana", "sheathe")
    tool(fight, "times", who="ana", value=value)
    settled = fight.one(ProposalSettled)
    assert (settled.reaction, settled.duration) == (reaction, duration)


@pytest.mark.rule("ALT-ACT-014", "ALT-REA-007")
@pytest.mark.parametrize(
    ("duration", "value", "segment", "times"),
    [
        ("3", "4/", 4, (5, 6, 8)),
        ("3", "1/", 4, (4, 5, 7)),
        ("0", "4/", 4, (5, 5, 5)),
        ("0", "1/", 4, (4, 4, 4)),
        ("3", "4/6", 4, (5, 6, 11)),
        ("3", "+2", 4, (9, 10, 14)),
        ("3", "-9", 4, (9, 10, 10)),
    ],
)
def test_a_new_reaction_counts_from_the_announcement_and_ends_not_before_the_present(
    duration: str, value: str, segment: int, times: tuple[int, ...]
) -> None:
    """Announced in 1 with a reaction of 8."""
    fight = crew("Ana")
    comes_to(fight, 1)
    starts(fight, "ana", "crocheter", "8", duration)
    goes_on(fight)
    comes_to(fight, segment)
    tool(fight, "times", who="ana", value=value)
    found = fight.one(TaskRetimed)
    assert (found.prepared, found.first, found.last) == times


@pytest.mark.rule("ALT-ACT-014", "ALT-ACT-018")
@pytest.mark.parametrize("kind", [said.Retime, said.Rush])
def test_what_has_begun_keeps_its_reaction(kind: Any) -> None:
    fight = crew("Ana")
    comes_to(fight, 1)
    starts(fight, "ana", "crocheter", "3", "20")
    goes_on(fight)
    comes_to(fight, 4)
    assert refusal(fight, kind(GM, "ana", "1")) is None
    goes_on(fight)
    fight.stands_by("orc")
    fight = crew("Ana")
    comes_to(fight, 1)
    starts(fight, "ana", "crocheter", "3", "20")
    goes_on(fight)
    comes_to(fight, 5)
    assert refusal(fight, kind(GM, "ana", "1")) == "alternatif-too-late-to-hold"
    assert refusal(fight, kind(GM, "ana", None, "5")) is None
    assert refusal(fight, kind(GM, "ana")) == "argument-missing"
    assert refusal(fight, kind(GM, "ana", None, "5x")) == "alternatif-amount"
    assert refusal(fight, kind(GM, "orc", None, "5")) == "alternatif-nothing-pending"


@pytest.mark.rule("ALT-ACT-018", "ALT-ACT-014", "ALT-REA-024")
def test_the_game_masters_figures_have_bounds() -> None:
    fight = crew("Ana")
    comes_to(fight, 1)
    starts(fight, "ana", "crocheter", "0", "20")
    goes_on(fight)
    bounds = [
        *(said.Rush(GM, "ana", None, "10", penalty=value) for value in (-20, 0)),
        *(said.Rush(GM, "ana", None, "10", chance=value) for value in (0, 95)),
        *(said.Retime(GM, "ana", more=value) for value in (-99, 99)),
        *(said.WaiveBeat(GM, "ana", value, "vite") for value in (-20, 0)),
    ]
    beyond = [
        *(said.Rush(GM, "ana", None, "10", penalty=value) for value in (-21, 1)),
        *(said.Rush(GM, "ana", None, "10", chance=value) for value in (-1, 96)),
        *(said.Retime(GM, "ana", more=value) for value in (-100, 100)),
        *(said.WaiveBeat(GM, "ana", value, "vite") for value in (-21, 1)),
    ]
    assert {refusal(fight, each) for each in bounds} == {None}
    assert {refusal(fight, each) for each in beyond} == {"number-range"}
    assert refusal(fight, said.Complicate(GM, "orc", "2")) == "alternatif-nothing-pending"
    # Without a beat, a penalty or a word there is nothing to be waived.
    assert refusal(fight, said.WaiveBeat(GM, "ana")) == "alternatif-no-beat"
    people = {**fight.state.combatants, "ana": evolve(fight.who("ana"), beat_until=2)}
    said.WaiveBeat(GM, "ana").check(evolve(fight.state, combatants=people))


@pytest.mark.rule("ALT-ACT-018")
@pytest.mark.parametrize(("action", "refused"), [("cast", True), ("use", True), ("shoot", True), ("search", False)])
def test_what_is_announced_is_rushed_no_more_than_what_has_begun(action: str, refused: bool) -> None:
    fight = crew("Ana")
    for who in (
        evolve(fight.who("ana"), proposal=Proposal(action, 1, reaction="3", duration="3")),
        evolve(fight.who("ana"), task=Task(action, 1, 4, 5, 9)),
    ):
        state = evolve(fight.state, segment=2, combatants={**fight.state.combatants, "ana": who})
        note = said.Retime(GM, "ana", "1")
        if refused:
            with pytest.raises(Refused, match="alternatif-never-rushed"):
                note.check(state)
        else:
            note.check(state)


@pytest.mark.rule("ALT-REA-024", "ALT-ACT-018")
def test_a_waived_beat_weighs_on_what_he_does_as_on_his_next_strike() -> None:
    fight = crew("Ana")
    comes_to(fight, 1)
    starts(fight, "ana", "crocheter", "0", "5")
    goes_on(fight)
    fight.notes(said.WaiveBeat(GM, "ana", -2, "vite"))
    ana = fight.who("ana")
    assert ana.task is not None
    assert (ana.task.penalty, ana.next_strike, ana.beat_until) == (-2, -2, 0)
    fight.stands_by("orc")
    assert fight.one(TaskEnded).penalty == -2


@pytest.mark.rule("ALT-REA-025")
def test_nobody_hesitates_in_melee() -> None:
    fight = Exchange(fighter("Ana"), fighter("Bor", "others"))
    assert refusal(fight, said.Hesitate(GM, ("ana",), "1d4")) is None
    fight.notes(Engage(GM, "ana", "bor"))
    assert refusal(fight, said.Hesitate(GM, ("ana",), "1d4")) == "alternatif-beat-in-melee"
    assert refusal(fight, said.Hesitate(GM, (), "1d4")) == "argument-missing"


@pytest.mark.rule("ALT-ACT-001", "ALT-ACT-006")
@pytest.mark.parametrize(
    ("action", "label", "likely"),
    [
        ("pick_lock", "", ("1d4", "5d10")),
        ("stand_up", "", ("0", "1")),
        ("together", "", ("1d3", "1")),
        ("unheard_of", "", ("0", "1")),
        ("other", "pick a lock", ("1d4", "5d10")),
    ],
)
def test_the_list_gives_the_game_master_a_first_answer(action: str, label: str, likely: tuple[str, str]) -> None:
    fight = crew("Ana")
    proposal = Proposal(action, 1, label)
    assert events.suggested(fight.state, fight.who("ana"), proposal) == likely
    known = evolve(proposal, duration="7")
    assert events.suggested(fight.state, fight.who("ana"), known) == (likely[0], "7")


@pytest.mark.rule("ALT-ACT-015")
def test_a_second_stretch_is_not_given_to_what_has_begun() -> None:
    fight = crew("Ana")
    comes_to(fight, 1)
    starts(fight, "ana", "corde", "0", "1d6>1d6", 3)
    goes_on(fight)
    assert refusal(fight, said.Retime(GM, "ana", None, "1d6>1d6")) == "alternatif-amount"
    assert refusal(fight, said.Retime(GM, "ana", None, "1d6")) is None


@pytest.mark.rule("ALT-ACT-017")
@pytest.mark.parametrize(
    ("text", "faces", "maximal"),
    [("2d6", (6, 6), True), ("2d6", (6, 5), False), ("2+1d4", (4,), True), ("2+1d4", (3,), False), ("3", (), False)],
)
def test_all_the_dice_must_show_their_maximum(text: str, faces: tuple[int, ...], maximal: bool) -> None:
    assert amounts.all_maximal(text, faces) is maximal


@pytest.mark.rule("ALT-ACT-012", "ALT-ACT-015")
def test_the_least_and_the_most_that_an_action_takes() -> None:
    assert [(amounts.shortest(text), amounts.longest(text)) for text in ("3", "2d6", "4+1d3", "1d6>2d4")] == [
        (3, 3),
        (2, 12),
        (5, 7),
        (3, 14),
    ]
    assert amounts.amount("99").plus == 99
    for wrong in ("100", "100+1d6"):
        with pytest.raises(ValueError, match="no amount"):
            amounts.amount(wrong, amounts.TYPED)


@pytest.mark.rule("ALT-ACT-019", "ALT-REA-023", "ALT-REA-025")
def test_a_beat_still_to_come_is_over_before_anything_else_begins() -> None:
    """A beat until 3, hesitating for 1 more until 4: he joins from 4 on what is prepared by 5."""
    fight = crew("Ana", "Bor")
    comes_to(fight, 1)
    starts(fight, "ana", "pousser", "4", "5")
    goes_on(fight)
    fight.notes(Beat(GM, "bor", 2))
    assert fight.who("bor").beat_until == 3
    fight.notes(said.Hesitate(GM, ("bor",), "1"))
    assert (fight.one(BeatImposed).until, fight.who("bor").beat_until) == (4, 4)
    fight.notes(said.JoinIn(GM, "bor", "ana"))
    assert fight.one(JoinedIn).stamp == 4
    begun = fight.one(TaskBegun)
    assert (begun.stamp, begun.prepared, begun.first, begun.last) == (4, 5, 6, 10)
