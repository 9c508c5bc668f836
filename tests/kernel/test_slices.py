"""An input that lets others have their turn while it is taken: what comes of it is the same."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import pytest

from bot.kernel import inputs as said
from bot.kernel.engine import Budget, Progress
from bot.kernel.errors import Refused
from bot.kernel.line import AT_ONCE
from bot.kernel.retracing import in_pieces, retracing
from tests.kernel import duel_of_reactions as duel
from tests.kernel import sealed_bids as bids
from tests.kernel.playing import GM, Play, same

LONG = Budget(steps=30, rulings=30)
GAMES = ("bids", "duel")


def pilots(name: str, budget: Budget = LONG) -> Play[Any]:
    """Two who decide by themselves, about to begin."""
    if name == "bids":
        play: Play[Any] = Play(bids.SealedBids(), bids.Auction(), budget=budget)
        play.say(*(bids.Join(GM, who, True) for who in ("a", "b")))
    else:
        play = Play(duel.DuelOfReactions(), duel.Skirmish(), budget=budget)
        play.say(*(duel.Enter(GM, who, True) for who in ("a", "b")))
    return play


def driven(play: Play[Any], work: Generator[None, None, Progress[Any]]) -> tuple[Progress[Any], list[int]]:
    """What *work* comes to, and how many questions answered themselves in each slice but the last."""
    line, counts = play.engine._line, []
    try:
        while True:
            before = sum(line.often.values()) if line is play.engine._line else 0
            next(work)
            line = play.engine._line
            counts.append(sum(line.often.values()) - before)
    except StopIteration as done:
        return done.value, counts


@pytest.mark.parametrize("name", GAMES)
def test_what_is_taken_in_slices_is_recorded_and_replayed_as_what_is_taken_at_once(name: str) -> None:
    whole, parts = pilots(name), pilots(name)
    whole.say(said.Begin(GM))
    progress, counts = driven(parts, parts.engine.submitting(said.Begin(GM), parts.line + 1))
    parts.keep(progress)
    assert len(counts) >= 5
    # In a slice nobody decides more often than is let, but for those who are asked together.
    assert max(counts) <= AT_ONCE + 1
    assert parts.rows == whole.rows
    assert parts.snapshots == whole.snapshots
    same(parts.engine, whole.engine)
    parts.restart()
    same(parts.engine, whole.engine)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("slices", [1, 2, 5])
def test_what_is_left_between_two_slices_was_never_taken(name: str, slices: int) -> None:
    play = pilots(name)
    before, asked = play.engine.frame, play.line + 1
    work = play.engine.submitting(said.Begin(GM), asked)
    for _ in range(slices):
        next(work)
    assert play.engine.frame != before
    work.close()
    assert play.engine.frame == before
    whole = pilots(name)
    assert play.say(said.Begin(GM)).events == whole.say(said.Begin(GM)).events


def test_meanwhile_rulings_are_looked_back_at_as_they_were_before_it() -> None:
    play = pilots("duel", Budget(steps=4, rulings=4))
    play.say(said.Begin(GM))
    back = play.engine.rulings_back(1)
    assert back is not None
    assert play.engine.standing.breath
    work = play.engine.submitting(said.Continue(), play.line + 1)
    next(work)
    assert play.engine.rulings_back(1) == back
    progress, _ = driven(play, work)
    play.keep(progress)
    assert play.engine.rulings_back(1) == progress.parent


def test_what_is_refused_is_refused_in_slices_as_well() -> None:
    play = pilots("duel")
    work = play.engine.submitting(said.Continue(), play.line + 1)
    with pytest.raises(Refused, match="nothing-to-continue"):
        next(work)


@pytest.mark.parametrize("name", GAMES)
def test_a_journal_is_run_again_in_slices_and_comes_out_the_same(name: str) -> None:
    """A look far back after a restart holds nobody up, however much a single line of it decides."""
    play = pilots(name)
    play.say(said.Begin(GM))
    given = play.game, play.opening, play.secret, play.recorded()
    pieces = list(in_pieces(*given, budget=LONG))
    assert pieces.count(None) >= 5
    steps = [(line, replayed) for each in pieces if each is not None for _, line, replayed in [each]]
    assert steps == [(line, replayed) for _, line, replayed in retracing(*given, budget=LONG)]
    assert pieces[-1] is not None
    same(pieces[-1][0], play.engine)
