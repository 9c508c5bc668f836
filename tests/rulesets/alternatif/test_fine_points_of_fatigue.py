"""Fine points of fatigue: what a long action is, moves without a grid, who is reminded, when a pause is possible
(ALT-FAT)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.errors import Refused
from bot.kernel.values import evolve
from bot.rulesets.alternatif.base import checks
from bot.rulesets.alternatif.base.rolls import Throw
from bot.rulesets.alternatif.engagement import Engage
from bot.rulesets.alternatif.fatigue import breath
from bot.rulesets.alternatif.fatigue import malus as word
from bot.rulesets.alternatif.fatigue.malus import malus, on_d20
from bot.rulesets.alternatif.free_actions import OfferFree
from bot.rulesets.alternatif.moving.events import Ran
from bot.rulesets.alternatif.ordinary.words_announcing import Grant, Standby
from bot.rulesets.alternatif.reaction.dice import ActionDeclared
from bot.rulesets.alternatif.scene import SegmentReached
from bot.rulesets.alternatif.state import Fatigue, Magic, Settings, Spell, Task, Wielded
from tests.rulesets.alternatif.classes import alone
from tests.rulesets.alternatif.exchange import GM, SWORD, Exchange, Fed, fighter
from tests.rulesets.alternatif.test_fatigue import breathing, clocked, foe, hall, points, tired_through

# ---- what tires


@pytest.mark.rule("ALT-FAT-004", "ALT-FAT-003")
def test_an_incantation_tires_in_each_round_that_it_fills() -> None:
    """25 segments, from 2 to 26: rounds 1, 2 and 3; in the second nothing else happens."""
    mage = evolve(breathing(points=5), magic=Magic((Spell("ritual", 9, "VS", casting=25),)))
    fight = hall(mage, fighter("Orc", "foes"))
    for ident in ("orc", "clock"):
        fight.stands_by(ident) if (ident, "declare") in fight.asked else None
    fight.answers("erwan", 1, action="cast")
    assert (fight.segment, points(fight)) == (26, 7)
    fight.notes(Standby(GM, "erwan"))
    clocked(fight, 31)
    assert points(fight) == 8


@pytest.mark.rule("ALT-FAT-004", "ALT-FAT-007")
@pytest.mark.parametrize(
    ("task", "effort"),
    [
        (None, "restful"),
        (Task("search", 8, 8, 9, 30), "restful"),
        (Task("cast", 8, 10, 11, 20), "tiring"),
        (Task("use", 8, 19, 20, 30), "tiring"),
        (Task("cast", 0, 1, 2, 11), "tiring"),
        (Task("cast", 0, 1, 2, 10), "restful"),
        (Task("cast", 8, 20, 21, 30), "restful"),
        (Task("cast", 8, 10, 11, 20, waits=True), "restful"),
        (Task("shoot", 8, 9, 9, 9, waits=True), "neutral"),
    ],
)
def test_what_a_second_round_is_with_something_under_way(task: Task | None, effort: str) -> None:
    """Searching a bag rests, magic tires in the rounds that it fills, a shot held ready is no rest."""
    fight = hall(breathing())
    assert breath.effort_in(fight.state, evolve(fight.who("erwan"), task=task), 2) == effort


@pytest.mark.rule("ALT-FAT-004", "ALT-FAT-007")
def test_nobody_rests_in_somebodys_arms() -> None:
    fight = hall(breathing())
    who = fight.who("erwan")
    held = evolve(who, wrestling=evolve(who.wrestling, locked=("foe",)))
    assert [breath.effort_in(fight.state, each, 1) for each in (who, held)] == ["restful", "tiring"]
    dice = evolve(fight.state, settings=evolve(fight.state.settings, engaged_tires=False))
    assert breath.effort_in(dice, held, 1) == "neutral"


@pytest.mark.rule("ALT-FAT-004")
@pytest.mark.parametrize(
    ("cells", "metres", "pace", "effort"),
    [
        (("C4", "C5", "C6"), 6, "run", "tiring"),
        (("C4", "C5"), 4, "run", "neutral"),
        ((), 6, "run", "tiring"),
        ((), 4, "run", "neutral"),
        ((), 2, "run", "restful"),
        (("C4", "C5", "C6"), 6, "walk", "restful"),
        ((), 0, "run", "restful"),
    ],
)
def test_a_full_move_tires_beyond_a_third_of_the_speed_with_or_without_a_grid(
    cells: tuple[str, ...], metres: int, pace: Any, effort: str
) -> None:
    """Nobody has said his speed: 6 cells. Two are a third of it; a walk rests however far it goes."""
    fight = hall(breathing())
    after = breath.after(fight.state, Ran("erwan", cells, (), 0, 5, pace, metres))
    found = after.combatants["erwan"].fatigue
    assert (found.tired, found.stirred) == {"tiring": (1, 0), "neutral": (0, 1), "restful": (0, 0)}[effort]


@pytest.mark.rule("ALT-FAT-004")
@pytest.mark.parametrize(("strength", "said", "speed"), [(0, None, 6), (2, None, 8), (-2, None, 6), (2, 9, 9)])
def test_the_speed_of_somebody_of_whom_none_was_said(strength: int, said: int | None, speed: int) -> None:
    who = fighter("Ana", str_std=strength)
    assert breath.speed_of(evolve(who, spot=evolve(who.spot, max_speed=said or who.spot.max_speed))) == speed


@pytest.mark.rule("ALT-FAT-006", "ALT-FAT-010")
def test_where_nobody_counts_breath_it_costs_nothing() -> None:
    tired = breathing(limit=11, points=14)
    assert (malus(tired, Settings()), malus(tired, Settings(fatigue="off"))) == (-4, 0)
    assert on_d20(alone(tired, Settings(fatigue="off")), Throw(tired.id)) == ()


# ---- exhaustion


@pytest.mark.rule("ALT-FAT-008")
@pytest.mark.parametrize(("face", "outcome"), [(10, "success"), (9, "failure")])
def test_who_dies_of_exhaustion_is_nobodys_opponent_any_more(face: int, outcome: str) -> None:
    fight = hall(breathing(limit=3, points=6), foe())
    for ident in ("erwan", "foe", "clock"):
        fight.stands_by(ident)
    fight.notes(Engage(GM, "erwan", "foe"))
    fight.notes(word.SayEffort(GM, "erwan", "tiring"))
    fight.dice(Fed(face, 20, why="exhaustion"))
    saved: list[breath.ExhaustionSaved] = []
    while fight.segment < 11:
        fight.notes(Grant(GM, "clock", "attendre", "0", str(11 - fight.segment)))
        saved += fight.said(breath.ExhaustionSaved)
    assert [(each.total, each.against, each.outcome) for each in saved] == [(face, 10, outcome)]
    alive = outcome == "success"
    assert (fight.who("erwan").contacts, fight.who("foe").contacts) == ((("foe",), ("erwan",)) if alive else ((), ()))


# ---- who is reminded


@pytest.mark.rule("ALT-FAT-010")
@pytest.mark.parametrize(("out", "shown"), [(False, True), (True, False)])
def test_somebody_who_is_out_makes_nobodys_fatigue_matter(out: bool, shown: bool) -> None:
    fight = hall(breathing(), breathing("Ana", limit=11, points=8))
    people = {**fight.state.combatants, "ana": evolve(fight.who("ana"), out=out)}
    assert breath.matters(evolve(fight.state, combatants=people)) is shown


@pytest.mark.rule("ALT-FAT-010")
@pytest.mark.parametrize(
    ("limit", "gathered", "near"), [(11, 7, False), (11, 8, True), (3, 0, False), (3, 1, True), (None, 9, False)]
)
def test_three_rounds_before_his_threshold_it_is_near(limit: int | None, gathered: int, near: bool) -> None:
    """However low the threshold, not before he has a point."""
    assert breath.near(breathing(limit=limit, points=gathered)) is near


@pytest.mark.rule("ALT-FAT-010")
def test_nobodys_breath_is_counted_once_all_who_breathe_are_out() -> None:
    fight = Exchange(breathing(), foe())
    assert breath.counts(fight.state)
    people = {**fight.state.combatants, "erwan": evolve(fight.who("erwan"), out=True)}
    assert not breath.counts(evolve(fight.state, combatants=people))


@pytest.mark.rule("ALT-FAT-010")
def test_once_reminded_people_are_told_after_every_round() -> None:
    fight = hall(breathing(limit=12))
    tired_through(fight, 1, 2)
    assert fight.said(breath.BreathShown) == []
    fight.notes(word.RemindFatigue(GM))
    assert fight.one(breath.FatigueMatters).round == 2
    fight.notes(word.SayEffort(GM, "erwan", "tiring"))
    told = []
    while fight.segment < 31:
        fight.notes(Grant(GM, "clock", "attendre", "0", str(31 - fight.segment)))
        told += fight.said(breath.BreathShown)
    assert [(each.round, each.points) for each in told] == [(3, 3)]


# ---- a pause


def two(**figures: Any) -> Exchange:
    fight = Exchange(breathing(points=7, **figures), breathing("Bor", "foes", points=6))
    for ident in ("erwan", "bor"):
        if (ident, "declare") in fight.asked:
            fight.stands_by(ident)
    return fight


@pytest.mark.rule("ALT-FAT-011")
def test_a_pause_is_over_as_soon_as_anybody_announces_something() -> None:
    paused = evolve(two().state, pause=20)
    ended = breath.after(paused, ActionDeclared("bor", "melee", "right", "longsword", "erwan", False, 4))
    assert ended.pause == 0
    assert breath.after(paused, SegmentReached(5, 1, 5)).pause == 20


@pytest.mark.rule("ALT-FAT-011")
def test_all_must_hold_off_for_a_rest() -> None:
    """One who prepares anything keeps the others from it, unless he is out."""
    fight = two()
    paused = evolve(fight.state, pause=20)
    assert breath.resting(paused)
    assert not breath.resting(evolve(paused, segment=20))
    bor = fight.who("bor")
    busy = (
        evolve(bor, task=Task("search", 0, 0, 1, 9)),
        evolve(bor, hands=(Wielded(SWORD, due=5),)),
        evolve(bor, wrestling=evolve(bor.wrestling, locked=("erwan",))),
    )
    for each in busy:
        assert checks.busy(each)
        assert not breath.resting(evolve(paused, combatants={**paused.combatants, "bor": each}))
        gone = evolve(each, out=True)
        assert breath.resting(evolve(paused, combatants={**paused.combatants, "bor": gone}))


@pytest.mark.rule("ALT-FAT-011")
def test_no_pause_while_a_hit_is_in_the_air_or_a_free_action_is_offered() -> None:
    fight = Exchange(breathing(points=7), foe(ac=0))
    fight.stands_by("foe")
    fight.attacks("erwan", "foe", 5)
    refused = fight.tries(word.TakeRest(GM, 2))
    assert refused is not None, "his action has come up"
    assert refused.key == "alternatif-not-at-rest"
    fight.strikes("erwan", "foe", 15)
    assert ("foe", "parry") in fight.asked
    idle = evolve(
        fight.who("erwan"), hands=tuple(evolve(each, up=False, due=None) for each in fight.who("erwan").hands)
    )
    state = evolve(fight.state, combatants={**fight.state.combatants, "erwan": idle})
    for blows, offers, possible in ((state.blows, (), False), ((), (), True)):
        found = _refusal(evolve(state, blows=blows, offers=offers))
        assert (found is None) is possible
    (hit,) = state.blows
    for settled in (evolve(hit, parried=True), evolve(hit, landed=True)):
        assert _refusal(evolve(state, blows=(settled,), offers=())) is None
    offered = Exchange(breathing(points=7), foe())
    for ident in ("erwan", "foe"):
        offered.stands_by(ident)
    offered.notes(Engage(GM, "erwan", "foe"))
    offered.notes(OfferFree(GM, "foe", "erwan"))
    refused = offered.tries(word.TakeRest(GM, 2))
    assert refused is not None
    assert refused.key == "alternatif-not-at-rest"
    offered.answers("foe", free="-")
    assert offered.tries(word.TakeRest(GM, 2)) is None


def _refusal(state: Any) -> str | None:
    try:
        word.TakeRest(GM, 2).check(state)
    except Refused as refused:
        return refused.key
    return None


@pytest.mark.rule("ALT-FAT-011")
@pytest.mark.parametrize(("rounds", "possible"), [(0, False), (1, True), (60, True), (61, False)])
def test_a_pause_lasts_1_to_60_rounds(rounds: int, possible: bool) -> None:
    assert (two().tries(word.TakeRest(GM, rounds)) is None) is possible


@pytest.mark.rule("ALT-FAT-009")
def test_every_second_tiring_round_in_the_saddle_counts() -> None:
    rider = evolve(breathing(), fatigue=Fatigue(12, mounted=True))
    gained = []
    for _ in range(4):
        more, rides = breath.gain(rider, "tiring")
        gained.append(more)
        rider = evolve(rider, fatigue=evolve(rider.fatigue, rides=rides))
    assert (gained, rider.fatigue.rides) == ([0, 1, 0, 1], 4)
    assert breath.gain(rider, "neutral") == (0, 4)
    assert breath.gain(rider, "restful") == (-1, 4)
