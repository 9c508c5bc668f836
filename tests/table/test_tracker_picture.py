"""The tracker's picture: what everybody may see, with the tracker's own edits and no more of them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.clock import StepClock
from bot.pictures import GroundPlan, Picture
from bot.port import Forbidden, Gone, TooOld
from bot.render.cards import Attached, Card
from bot.store import Store
from bot.studio import NotDrawn, Studio
from bot.table.base.outbox import Outbox
from bot.table.base.places import TIDY
from bot.table.message import postman as posts
from bot.table.message.postman import Postman

from .conftest import CHANNEL, Channel

SLOT = "r:1"
"""What holds the present."""


class Easel(Studio):
    """Draws at once what it is asked; *broken*, nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.broken = False
        self.asked: list[str] = []
        self.stuck: asyncio.Event | None = None

    async def draw(self, picture: Picture) -> bytes:
        self.asked.append(picture.alt)
        if self.stuck is not None:
            await self.stuck.wait()
        if self.broken:
            raise NotDrawn("no")
        return picture.alt.encode()


def ground(said: str) -> Picture:
    return Picture(GroundPlan(said, "square", 0, 0, 3, 3), "map.png", said)


class Board:
    """A tracker that reads *text*, with the map *said* (None: no map)."""

    def __init__(self, store: Store, clock: StepClock) -> None:
        self.text, self.said = "one", "here"
        self.none = False
        self.channel, self.easel = Channel(), Easel()

        async def lost(why: str) -> None:
            self.gone = why

        self.gone = ""
        self.outbox = Outbox("e", CHANNEL, clock)
        self.postman = Postman(self.outbox, store, self.channel, lost)
        self.outbox.living = lambda: SLOT
        self.postman.picture = lambda: None if self.none else ground(self.said)
        self.postman.studio = self.easel
        self.clock = clock

    async def show(self, **changed: object) -> None:
        for name, value in changed.items():
            setattr(self, name, value)
        self.want()
        self.postman.hurry()
        await self.postman.settled()

    def want(self) -> None:
        """As a draft does: what reads the same is not wanted anew."""
        known = self.outbox.places.get(SLOT)
        if known is None or known.card.text != self.text:
            self.outbox.keep([self.outbox.want(SLOT, Card(text=self.text), kind=TIDY)])

    @property
    def picture(self) -> str | None:
        (message,) = self.channel.messages
        files: tuple[Attached, ...] = self.channel.files.get(message, ())
        return files[0].content.decode() if files else None

    def sent(self) -> list[str]:
        return [what for what, _, _ in self.channel.history]


@pytest.fixture
async def board(tmp_path: Path) -> AsyncIterator[Board]:
    store = await Store.open(tmp_path / "a.db")
    made = Board(store, StepClock(1_790_000_000.0))
    yield made
    await made.postman.close()
    await store.close()


async def test_the_first_tracker_is_posted_with_its_picture(board: Board) -> None:
    await board.show()
    assert board.sent() == ["post"]
    assert board.picture == "here"


async def test_an_edit_carries_the_picture_only_when_it_changed(board: Board) -> None:
    await board.show()
    await board.clock.advance(2)
    await board.show(text="two")
    assert board.sent() == ["post", "edit"]
    assert board.easel.asked == ["here"]
    assert board.picture == "here"
    await board.clock.advance(2)
    await board.show(said="there")
    assert board.sent() == ["post", "edit", "edit"]
    assert board.picture == "there"


async def test_where_neither_changed_nothing_is_sent(board: Board) -> None:
    await board.show()
    await board.clock.advance(2)
    await board.show()
    assert board.sent() == ["post"]


async def test_many_changes_at_once_are_one_edit_with_the_last_picture(board: Board) -> None:
    await board.show()
    for number in range(5):
        await board.show(said=f"place {number}")
    assert board.sent() == ["post", "edit"], "the others wait for their second"
    await board.clock.advance(2, board.postman.settled)
    await board.postman.settled()
    assert board.sent() == ["post", "edit", "edit"]
    assert board.picture == "place 4"
    assert board.easel.asked == ["here", "place 0", "place 4"]


async def test_a_picture_that_cannot_be_drawn_takes_the_old_one_away_and_is_not_tried_again(board: Board) -> None:
    await board.show()
    await board.clock.advance(2)
    board.easel.broken = True
    await board.show(text="two", said="there")
    assert board.picture is None
    assert board.channel.messages[next(iter(board.channel.messages))].text == "two"
    await board.clock.advance(2)
    await board.show()
    assert board.sent() == ["post", "edit"]
    board.easel.broken = False
    await board.clock.advance(2)
    await board.show(text="three")
    assert board.picture == "there"


async def test_the_map_goes_when_there_is_none_any_more(board: Board) -> None:
    await board.show()
    await board.clock.advance(2)
    await board.show(none=True)
    assert board.picture is None


async def test_a_table_without_a_map_sends_no_word_of_files(board: Board) -> None:
    await board.show(none=True)
    await board.clock.advance(2)
    await board.show(text="two")
    assert board.sent() == ["post", "edit"]
    assert board.easel.asked == []
    assert board.channel.files in ({}, {next(iter(board.channel.messages)): ()})


@pytest.mark.parametrize("trouble", [Gone(), TooOld()])
async def test_a_tracker_that_is_posted_anew_has_its_picture(board: Board, trouble: Exception) -> None:
    await board.show()
    await board.clock.advance(2)
    board.channel.faults = [trouble]  # type: ignore[list-item]
    await board.show(text="two")
    assert board.sent() == ["post", "post"]
    last = list(board.channel.messages)[-1]
    assert [each.content for each in board.channel.files[last]] == [b"here"]


async def test_what_is_wanted_while_it_is_drawn_is_shown_as_well(board: Board) -> None:
    await board.show()
    await board.clock.advance(2)
    board.easel.stuck = asyncio.Event()
    board.said = "there"
    board.postman.hurry()
    while board.easel.asked[-1] != "there":  # noqa: ASYNC110 (it is asked by the postman)
        await asyncio.sleep(0)
    board.text = "two"
    board.want()
    board.easel.stuck.set()
    await board.postman.settled()
    await board.clock.advance(2, board.postman.settled)
    await board.postman.settled()
    assert board.channel.messages[next(iter(board.channel.messages))].text == "two"
    assert board.picture == "there"


async def test_a_missing_permission_still_stops_the_tracker_only_when_it_may_not_be_edited(board: Board) -> None:
    await board.show()
    await board.clock.advance(2)
    board.channel.faults = [Forbidden("view_channel")]
    await board.show(text="two")
    assert board.gone == "view_channel"


async def test_a_process_that_is_stuck_holds_the_tracker_up_no_longer_than_that(
    board: Board, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(posts, "PATIENCE", 0.0)
    board.easel.stuck = asyncio.Event()
    await board.show()
    assert board.sent() == ["post"]
    assert board.picture is None
