"""A table with a tiny game, a real store, and a channel in memory instead of Discord."""

from __future__ import annotations

import itertools
from collections.abc import AsyncIterator, Container
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from bot.clock import StepClock
from bot.port import Expired, Forbidden, Gone, Port, PortError
from bot.render import Renderer
from bot.render.cards import Attached, Card
from bot.store import Store
from bot.table import Actor, Outcome, Tables
from bot.table.base.services import Services
from bot.table.keeping import upkeep
from bot.text import Texts
from tests.slow_heart import SLOWLY
from tests.table.auction import Auction, teach
from tests.table.quarrel import Quarrel

CHANNEL, GUILD = 2001, 1001
GM, ANA, BOB = 9, 1, 2


@dataclass
class Channel(Port):
    """What people see. *faults* are raised by the next calls; a None lets one call through. Who is *deaf* takes no
    direct messages."""

    messages: dict[int, Card] = field(default_factory=dict)
    files: dict[int, tuple[Attached, ...]] = field(default_factory=dict)
    history: list[tuple[str, int, str]] = field(default_factory=list)
    nonces: dict[str, int] = field(default_factory=dict)
    by_token: list[tuple[str, int]] = field(default_factory=list)
    tokens_expired: bool = False
    called: dict[int, tuple[int, ...]] = field(default_factory=dict)
    """Whom each post called; an edit calls nobody."""
    faults: list[PortError | None] = field(default_factory=list)
    answered: dict[int, int] = field(default_factory=dict)
    deaf: set[int] = field(default_factory=set)
    asked: list[int] = field(default_factory=list)
    whispers: list[tuple[int, str]] = field(default_factory=list)
    places: set[int] = field(default_factory=lambda: {CHANNEL})
    numbers: itertools.count[int] = field(default_factory=lambda: itertools.count(5_000_001))

    def _fault(self) -> None:
        if self.faults and (fault := self.faults.pop(0)) is not None:
            raise fault

    async def post(self, channel: int, card: Card, nonce: str, files: tuple[Attached, ...] = ()) -> int:
        self._fault()
        assert channel in self.places
        assert files or not card.is_empty
        assert len(nonce) <= 25
        if nonce in self.nonces:
            return self.nonces[nonce]
        message = next(self.numbers)
        self.nonces[nonce] = message
        self.called[message] = card.mentions
        self.messages[message] = card
        self.files[message] = files
        self.history.append(("post", message, card.text))
        return message

    async def edit(
        self,
        channel: int,
        message: int,
        card: Card,
        files: tuple[Attached, ...] | None = None,
        *,
        token: str | None = None,
    ) -> None:
        if token is not None:
            if self.tokens_expired:
                raise Expired("Invalid Webhook Token")
            self.by_token.append((token, message))
        self._fault()
        if message not in self.messages:
            raise Gone()
        assert files or not card.is_empty
        if files is not None:
            self.files[message] = files
        self.messages[message] = card
        self.history.append(("edit", message, card.text))

    async def stands(self, channel: int, message: int) -> bool:
        self._fault()
        self.asked.append(message)
        return message in self.messages

    async def whisper(self, user: int, card: Card) -> None:
        if user in self.deaf:
            raise Forbidden("direct_messages")
        assert not card.is_empty
        self.whispers.append((user, card.text))

    async def find(
        self,
        channel: int,
        *,
        since: float,
        interaction: int | None,
        component: str | None,
        text: str | None = None,
        others: Container[int] = (),
    ) -> int | None:
        if interaction is not None and interaction in self.answered:
            return self.answered[interaction]
        for message, card in self.messages.items():
            if message in others or message in self.answered.values():
                continue
            ids = [item.id for row in card.rows for item in row]
            if component is None:
                if text and card.text == text:
                    return message
            elif any(each == component or (component.endswith("|") and each.startswith(component)) for each in ids):
                return message
        return None

    def reads(self) -> str:
        """Everything that stands in the channel."""
        return "\n\n".join(card.text for card in self.messages.values())


@dataclass
class World:
    """One bot's worth of tables over a file, that can be stopped, killed and started again."""

    path: Path
    clock: StepClock
    channel: Channel
    store: Store = field(init=False)
    tables: Tables = field(init=False)
    services: Services = field(init=False)
    interactions: itertools.count[int] = field(default_factory=lambda: itertools.count(70_001))

    async def up(self) -> None:
        self.store = await Store.open(self.path)
        self.services = Services(
            store=self.store,
            rulesets={"quarrel": Quarrel(), "auction": Auction()},
            renderer=Renderer(Texts(house=self._words())),
            clock=self.clock,
            port=self.channel,
            secret=lambda: bytes(range(5, 5 + 32)),
        )
        self.tables = Tables(self.services, "test")
        await self.tables.start()
        await self.tables.resume()

    def _words(self) -> Path:
        folder = self.path.parent / "house"
        for locale in ("fr", "en"):
            place = folder / "lang" / locale
            place.mkdir(parents=True, exist_ok=True)
            (place / "quarrel.ftl").write_text(
                "event-quarrel-poked = { $combatant } / { $target } ({ $face })\n"
                "event-quarrel-stared = { $combatant } : { $choice }\n"
                "event-quarrel-whispered = …\n"
                "question-quarrel-stare = ?\n"
                "event-quarrel-ordered = { $combatant } ordonne\n"
                "event-quarrel-bided = { $combatant } attend\n"
                "word-quarrel-matter-poke = chicane\n"
                "word-quarrel-matter-stare = regard\n"
                "word-quarrel-order-ask = demander\n"
                "word-quarrel-order-first = le premier venu\n"
                "word-quarrel-order-weakest = le plus faible\n"
                "word-quarrel-order-hold = tenir\n"
                "word-quarrel-order-blink = céder\n"
                "word-ruleset-quarrel = Chamaillerie\n"
                "timeline-quarrel = Tour { $moment }\n    .now = turn\n"
                "slot-quarrel-bides = { $who } guette { $until }\n"
                "slot-quarrel-pokes = { $who } chicane\n",
                "utf-8",
            )
        return teach(folder)

    async def down(self) -> None:
        await self.tables.stop()
        await self.store.close()

    def actor(self, user: int, *, manages: bool = False) -> Actor:
        return Actor(user, f"u{user}", "fr", manages, interaction=next(self.interactions), token="t", guild=GUILD)

    async def take(self, outcome: Outcome, *, pressed: int | None = None, lost: bool = False) -> int | None:
        """Discord takes (or loses) the answer to an interaction; the message it made."""
        if lost:
            await outcome.undelivered()
            return None
        if outcome.private:
            await outcome.delivered(None)
            return None
        if outcome.update and pressed is not None:
            self.channel.messages[pressed] = outcome.card
            self.channel.history.append(("update", pressed, outcome.card.text))
            await outcome.delivered(pressed)
            return pressed
        message = next(self.channel.numbers)
        self.channel.messages[message] = outcome.card
        self.channel.history.append(("answer", message, outcome.card.text))
        await outcome.delivered(message)
        return message

    async def quiet(self) -> None:
        await self.tables.settled()

    async def wait(self, seconds: float) -> None:
        await self.clock.advance(seconds, self.quiet)
        await self.quiet()

    async def begun(self) -> None:
        """Open, Ana and Bob join, start."""
        await self.take(
            await self.tables.open(self.actor(GM), guild=GUILD, channel=CHANNEL, ruleset="quarrel", locale="fr")
        )
        table = await self.tables.here(CHANNEL)
        for user, name in ((ANA, "Ana"), (BOB, "Bob")):
            await self.take(await table.scene.join(self.actor(user), {"sheet": f'{{"name": "{name}"}}'}))
        await self.take(await table.scene.start(self.actor(GM)))
        await self.quiet()


@pytest.fixture
def slow_heart(monkeypatch: pytest.MonkeyPatch) -> None:
    """For tests in which days go by: a sign of life every hour, not every minute, and tidying four times a day."""
    for name, seconds in SLOWLY.items():
        monkeypatch.setattr(upkeep, name, seconds)


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    made = World(tmp_path / "t.db", StepClock(), Channel())
    await made.up()
    yield made
    await made.down()
