"""A picture never keeps anybody waiting: the words come at once, the picture is added to them when it is drawn."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.client import Arbitre
from bot.pictures import Lane, Picture, TimelinePlan
from bot.rehearsal.double import Double
from bot.rehearsal.reading import attached
from bot.rehearsal.seats import Person, Seats
from bot.rehearsal.world import GUILD
from bot.studio import NotDrawn, Studio
from bot.text import Texts
from cogs import answering

from .cardboard import Cardboard, Notebook
from .connecting import make_client, running, until

PNG = b"\x89PNG..."
EDIT = "PATCH /webhooks/*"


class CardboardStudio(Studio):
    """Draws when it is told to: *open* holds what it draws back."""

    def __init__(self) -> None:
        super().__init__()
        self.open = asyncio.Event()
        self.trouble: Exception | None = None
        self.asked: list[str] = []
        self.shelf: dict[str, bytes] = {}

    def kept(self, picture: Picture) -> bytes | None:
        return self.shelf.get(picture.key)

    async def draw(self, picture: Picture) -> bytes:
        self.asked.append(picture.key)
        await self.open.wait()
        if self.trouble is not None:
            raise self.trouble
        self.shelf[picture.key] = PNG
        return PNG


def picture(name: str = "Jurl") -> Picture:
    return Picture(TimelinePlan(name, "Segment", ("1",), (Lane(name, 0),)), "timeline.png", f"{name} acts.")


@pytest.fixture
async def studio(client: Arbitre) -> CardboardStudio:
    made = CardboardStudio()
    client.studio = made
    return made


def requests(double: Double, begins: str) -> list[Any]:
    return [each for each in double.log.entries if f"{each.method} {each.template}".startswith(begins)]


async def test_the_words_come_at_once_and_the_picture_is_added(
    alice: Person, bob: Person, board: Cardboard, client: Arbitre, studio: CardboardStudio, double: Double
) -> None:
    board.answers("Jurl acts at 5.", private=True, picture=picture())
    answer = await alice.type("/encounter timeline")
    assert answer.private
    assert answer.words == "Jurl acts at 5."
    assert answer.files == []
    assert client.busy
    studio.open.set()
    await client.settled()
    (found,) = answer.files
    assert (found.name, found.content, found.about) == ("timeline.png", PNG, "Jurl acts.")
    assert answer.words == "Jurl acts at 5."
    assert answer.private
    assert not bob.sees("Jurl")
    assert len(requests(double, "PATCH")) == 1


async def test_a_picture_that_is_kept_comes_with_the_words(
    alice: Person, board: Cardboard, client: Arbitre, studio: CardboardStudio, double: Double
) -> None:
    studio.shelf[picture().key] = PNG
    board.answers("Jurl acts at 5.", private=True, picture=picture())
    answer = await alice.type("/encounter timeline")
    assert [each.content for each in answer.files] == [PNG]
    await client.settled()
    assert studio.asked == []
    assert requests(double, "PATCH") == []


@pytest.mark.parametrize("trouble", [NotDrawn("no"), TimeoutError()])
async def test_without_the_picture_nothing_is_missing(
    alice: Person, board: Cardboard, client: Arbitre, studio: CardboardStudio, trouble: Exception
) -> None:
    studio.trouble = trouble
    studio.open.set()
    board.answers("Jurl acts at 5.", private=True, picture=picture())
    answer = await alice.type("/encounter timeline")
    await client.settled()
    assert answer.words == "Jurl acts at 5."
    assert answer.files == []
    assert board.delivered != []


@pytest.mark.parametrize("status", [403, 404])
async def test_a_picture_that_discord_does_not_take_is_let_go(
    alice: Person, board: Cardboard, client: Arbitre, studio: CardboardStudio, double: Double, status: int
) -> None:
    double.break_down(EDIT, status, count=9)
    board.answers("Jurl acts at 5.", private=True, picture=picture())
    answer = await alice.type("/encounter timeline")
    studio.open.set()
    await client.settled()
    assert answer.words == "Jurl acts at 5."
    assert answer.files == []


async def test_after_a_late_answer_the_picture_is_added_as_well(
    alice: Person, board: Cardboard, client: Arbitre, studio: CardboardStudio, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(answering, "LATE", 0.0)
    late = asyncio.Event()

    async def react(call: Any) -> Any:
        await late.wait()
        return board.outcome("Jurl acts at 5.", private=True, picture=picture())

    board.reaction = react
    asked = asyncio.create_task(alice.type("/encounter timeline"))
    await until(lambda: board.calls)
    await asyncio.sleep(0.05)
    late.set()
    answer = await asked
    studio.open.set()
    await client.settled()
    assert answer.private
    assert [each.content for each in answer.files] == [PNG]


async def test_the_bot_is_gone_before_the_picture_and_the_message_still_reads_well(
    double: Double, board: Cardboard, notebook: Notebook, texts: Texts, seats: Seats
) -> None:
    alice = seats.person("Alice", locale="en")
    board.answers("Jurl acts at 5.", private=True, picture=picture())
    client = make_client(double, board, notebook, texts)
    client.studio = CardboardStudio()
    async with running(client):
        answer = await alice.type("/encounter timeline")
        for task in client._meanwhile:
            task.cancel()
    async with running(make_client(double, board, notebook, texts)) as again:
        assert answer.message is not None
        assert answer.message.content == "Jurl acts at 5."
        assert attached(double.world, answer.message) == []
        assert not again.busy


async def test_the_real_studio_draws_what_is_asked(alice: Person, board: Cardboard, client: Arbitre) -> None:
    board.answers("Jurl acts at 5.", private=True, picture=picture())
    answer = await alice.type("/encounter timeline")
    await client.settled()
    (found,) = answer.files
    assert found.content.startswith(b"\x89PNG\r\n")
    assert client.studio.drawn == 1
    again = await alice.type("/encounter timeline")
    assert [each.content for each in again.files] == [found.content]
    assert client.studio.drawn == 1


async def test_closing_the_client_ends_the_studio(
    double: Double, board: Cardboard, notebook: Notebook, texts: Texts, seats: Seats
) -> None:
    alice = seats.person("Alice", locale="en")
    board.answers("Jurl acts at 5.", private=True, picture=picture())
    client = make_client(double, board, notebook, texts)
    async with running(client):
        await alice.type("/encounter timeline")
        await client.settled()
        assert client.studio._process is not None
    assert client.studio._process is None
    with pytest.raises(NotDrawn):
        await client.studio.draw(picture("other"))


async def test_who_awaits_many_pictures_gets_the_words_and_is_told(
    client: Arbitre, alice: Person, board: Cardboard, studio: CardboardStudio
) -> None:
    gate = client.tables.services.picturing
    board.answers("Jurl acts at 5.", private=True, picture=picture())
    guild = GUILD
    with gate.through(guild, alice.member.id), gate.through(guild, alice.member.id):
        answer = await alice.type("/encounter timeline")
    assert answer.words == "Jurl acts at 5.\nen: pictures-under-way most=2"
    assert studio.asked == []
    await alice.type("/encounter timeline")
    studio.open.set()
    await client.settled()
    assert studio.asked == [picture().key]
    assert not gate._within
