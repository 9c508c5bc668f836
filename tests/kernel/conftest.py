"""Encounters under way, for every test of the kernel."""

from __future__ import annotations

import pytest

from bot.kernel import inputs as said
from tests.kernel import duel_of_reactions as duel
from tests.kernel import sealed_bids as bids
from tests.kernel.playing import GM, Play


def auction(*who: str, **settings: object) -> Play[bids.Auction]:
    """An auction with *who*, just begun."""
    play = Play(bids.SealedBids(), bids.Auction(**settings))  # type: ignore[arg-type]
    play.say(*(bids.Join(GM, each) for each in who), said.Begin(GM))
    return play


def skirmish(*who: str) -> Play[duel.Skirmish]:
    """A skirmish of *who*, just begun."""
    play = Play(duel.DuelOfReactions(), duel.Skirmish())
    play.say(*(duel.Enter(GM, each) for each in who), said.Begin(GM))
    return play


@pytest.fixture
def three() -> Play[bids.Auction]:
    """Ana, Bob and Cid, asked for their secret bids."""
    return auction("ana", "bob", "cid")


@pytest.fixture
def fight() -> Play[duel.Skirmish]:
    """Ana, Bob and Cid; it is Bob's turn."""
    return skirmish("ana", "bob", "cid")
