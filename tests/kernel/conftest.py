"""Encounters under way, for every test of the kernel."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.kernel import inputs as said
from bot.kernel.decisions import Choice, Decision, Field
from bot.kernel.effects import Action, Scene, ask_all, checkpoint, tell, wait
from tests.kernel import duel_of_reactions as duel
from tests.kernel import sealed_bids as bids
from tests.kernel.playing import GM, Play


def auction(*who: str, **settings: object) -> Play[bids.Auction]:
    """An auction with *who*, just begun."""
    play = Play(bids.SealedBids(), bids.Auction(**settings))  # type: ignore[arg-type]
    play.say(*(bids.Join(GM, each) for each in who), said.Begin(GM))
    return play


class SealedLots(bids.SealedBids):
    """Everybody picks a lot in secret (a cask has a size, too): a secret question of two blanks. Nothing follows."""

    def play(self, scene: Scene[bids.Auction]) -> Action:
        while True:
            yield from checkpoint()
            if scene.now.round >= scene.now.rounds_wanted:
                yield from wait()
            yield from ask_all(self.lots, secret=True)
            yield from tell(bids.StageReached("bids", scene.now.round + 1))

    def lots(self, state: bids.Auction) -> list[Decision]:
        return _lots(state)


class WithEveBeside(SealedLots):
    """The same; Eve is asked beside the others, who do not wait for her."""

    def lots(self, state: bids.Auction) -> list[Decision]:
        return [replace(each, beside=each.who == "eve") for each in _lots(state)]


def _lots(state: bids.Auction) -> list[Decision]:
    lots = Field("lot", state.lots)

    def form(partial: Choice) -> tuple[Field, ...]:
        return (lots, Field("size", bids.SIZES)) if partial.get("lot") == "cask" else (lots,)

    return [Decision(f"lot:{who}", "lot", who, (lots,), {"lot": "lamp"}, {}, form) for who in state.bidders]


def sealed_lots(*who: str, game: type[SealedLots] = SealedLots) -> Play[bids.Auction]:
    """*who* pick lots in secret, once."""
    play = Play(game(), bids.Auction(rounds_wanted=1))
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
