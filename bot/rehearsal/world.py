"""What exists at the local table: one server with its channels, people, messages and interactions.

Plain records and look-ups; nothing here knows HTTP or the gateway. Times are Unix seconds by the world's own clock,
which can be moved; ids are Discord snowflakes made from it, so newer things have larger ids.
"""

import asyncio
import time
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Literal, TypeAlias

from . import rights
from .rights import Overwrite

Json: TypeAlias = dict[str, Any]

EPOCH_MS = 1_420_070_400_000

GUILD = 1_001_000_000_000_000_001
APPLICATION = 1_001_000_000_000_000_101
GM_ROLE = 1_001_000_000_000_000_201
BOT_ROLE = 1_001_000_000_000_000_202
CHANNELS = 1_001_000_000_000_000_301

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5

EPHEMERAL, LOADING, COMPONENTS_V2 = 1 << 6, 1 << 7, 1 << 15


class WorldClock:
    """The double's clock: it follows real time from *start*, or stands still until it is moved.

    A standing clock fits a bot whose own clock is stepped too. The three seconds of an interaction are always real
    ones; everything older (nonces, hour-old edits, expiring tokens) goes by this clock.
    """

    def __init__(self, start: float | None = None, *, stepped: bool = False) -> None:
        self._start = time.time() if start is None else start
        self._origin = time.monotonic()
        self._offset = 0.0
        self.stepped = stepped

    def now(self) -> float:
        """Seconds since 1970."""
        elapsed = 0.0 if self.stepped else time.monotonic() - self._origin
        return self._start + self._offset + elapsed

    def advance(self, seconds: float) -> None:
        """Move the clock forward by *seconds*, never back."""
        if seconds < 0:
            raise ValueError("a clock is only moved forward")
        self._offset += seconds


def stamp(moment: float) -> str:
    """A moment as Discord writes it."""
    return datetime.fromtimestamp(moment, UTC).isoformat()


@dataclass(slots=True)
class Channel:
    """A text channel, a thread (`parent`), or somebody's direct messages with the bot (`recipient`)."""

    id: int
    name: str
    kind: int = 0
    overwrites: list[Overwrite] = field(default_factory=list)
    parent: int | None = None
    recipient: int | None = None
    deleted: bool = False
    messages: dict[int, "Message"] = field(default_factory=dict)
    nonces: dict[str, tuple[float, "Message"]] = field(default_factory=dict)


@dataclass(slots=True)
class Member:
    """A person on the server. `locale` is the language of their client."""

    id: int
    name: str
    locale: str = "fr"
    roles: list[int] = field(default_factory=list)
    accepts_direct_messages: bool = True


@dataclass(slots=True, frozen=True)
class Version:
    """What a message showed before an edit."""

    content: str
    embeds: list[Json]
    components: list[Json]


@dataclass(slots=True)
class Message:
    """A message with its past. `payload` is what Discord would answer; `reader` is set on a private one. `lines` keeps
    what it showed to whoever read it last (`reading.text_of`)."""

    id: int
    channel: Channel
    payload: Json
    created: float
    author: int
    interaction: int | None = None
    reader: int | None = None
    history: list[Version] = field(default_factory=list)
    deleted: bool = False
    late_edits: int = 0
    pings: frozenset[int] = frozenset()
    touched: int = 0
    lines: tuple[tuple[Any, ...], tuple[list[str], list[str]]] | None = field(default=None, repr=False, compare=False)

    @property
    def loading(self) -> bool:
        """Whether it only shows "… is thinking"."""
        return bool(self.payload["flags"] & LOADING)

    @property
    def content(self) -> str:
        return str(self.payload["content"])


AnswerKind: TypeAlias = Literal["message", "thinking", "update", "later", "choices", "modal"]


@dataclass(slots=True)
class Interaction:
    """Something a person did, and what the bot made of it. `data`: what the bot was told of it.

    `sent` is the event loop's time when it was sent, the start of the three seconds; `created` the world's.
    """

    id: int
    token: str
    kind: int
    person: int
    channel: Channel
    created: float
    sent: float
    done: "asyncio.Future[str | None]"
    source: Message | None = None
    from_message: bool = False
    answer: AnswerKind | None = None
    answered_after: float | None = None
    original: Message | None = None
    followups: list[Message] = field(default_factory=list)
    choices: list[Json] = field(default_factory=list)
    modal: Json | None = None
    data: Json = field(default_factory=dict)


Watcher: TypeAlias = Callable[[str, Message], None]


class World:
    """The server and all that is on it. At most *keep* messages and interactions are remembered, the newest."""

    def __init__(self, clock: WorldClock, *, keep: int = 50_000, locale: str = "fr") -> None:
        self.clock = clock
        self.keep = keep
        self.locale = locale
        self._last_id = 0
        self._last_touch = 0
        self.roles: dict[int, tuple[str, int]] = {
            GUILD: ("@everyone", rights.PLAIN),
            GM_ROLE: ("GM", rights.FOR_GM),
            BOT_ROLE: ("Arbitre", rights.FOR_BOT),
        }
        self.channels: dict[int, Channel] = {}
        self.members: dict[int, Member] = {}
        self.members[APPLICATION] = Member(APPLICATION, "Arbitre", roles=[BOT_ROLE])
        self.messages: dict[int, Message] = {}
        self.interactions: dict[int, Interaction] = {}
        self.tokens: dict[str, Interaction] = {}
        self.files: dict[str, bytes] = {}
        self.pinned: dict[int, list[int]] = {}
        self.bot_present = True
        self.watchers: list[Watcher] = []
        self._named_channels = 0

    # Ids ---------------------------------------------------------------------------------------------------------

    def snowflake(self) -> int:
        """A new id, larger than every earlier one."""
        fresh = (int(self.clock.now() * 1000) - EPOCH_MS) << 22
        self._last_id = fresh if fresh > self._last_id else self._last_id + 1
        return self._last_id

    # Places and people -------------------------------------------------------------------------------------------

    def add_channel(self, name: str, *, hidden: bool = False, thread_of: Channel | None = None) -> Channel:
        """A new text channel (a *hidden* one is for the game master and the bot), or a thread of another channel.

        The n-th channel has the same id in every rehearsal, so that a kept database finds its channels again.
        """
        overwrites = []
        if hidden:
            overwrites = [
                Overwrite(GUILD, deny=rights.VIEW_CHANNEL),
                Overwrite(GM_ROLE, allow=rights.VIEW_CHANNEL),
                Overwrite(BOT_ROLE, allow=rights.VIEW_CHANNEL),
            ]
        self._named_channels += 1
        ident = CHANNELS + self._named_channels
        channel = Channel(
            ident, name, 11 if thread_of else 0, overwrites, parent=thread_of.id if thread_of is not None else None
        )
        self.channels[ident] = channel
        return channel

    def channel_named(self, name: str) -> Channel | None:
        for channel in self.channels.values():
            if channel.name == name and not channel.deleted and channel.recipient is None:
                return channel
        return None

    def add_member(self, name: str, *, locale: str, gm: bool) -> Member:
        """A person; the same name gets the same id in every rehearsal."""
        ident = 2_002_000_000_000_000_000 + zlib.crc32(name.casefold().encode())
        member = Member(ident, name, locale, [GM_ROLE] if gm else [])
        self.members[ident] = member
        return member

    def direct_channel(self, member: Member) -> Channel:
        """The direct messages between the bot and *member*."""
        ident = member.id + 1_000_000_000_000_000_000
        if ident not in self.channels:
            self.channels[ident] = Channel(ident, f"@{member.name}", 1, recipient=member.id)
        return self.channels[ident]

    def channel_rights(self, member: Member, channel: Channel) -> int:
        """What *member* may do in *channel*, as a bit set; everything in their own direct messages."""
        if channel.recipient is not None:
            return rights.EVERYTHING if member.id in (channel.recipient, APPLICATION) else 0
        place = self.channels[channel.parent] if channel.parent is not None else channel
        return effective_rights(self, member, place)

    def bot_rights(self, channel: Channel) -> int:
        return self.channel_rights(self.members[APPLICATION], channel)

    def can_read(self, member: Member, channel: Channel) -> bool:
        return not channel.deleted and bool(self.channel_rights(member, channel) & rights.VIEW_CHANNEL)

    # Messages and interactions -----------------------------------------------------------------------------------

    def put(self, message: Message) -> None:
        """Keep a new message and tell the watchers."""
        self.messages[message.id] = message
        message.channel.messages[message.id] = message
        if len(self.messages) > self.keep:
            oldest = self.messages.pop(next(iter(self.messages)))
            oldest.channel.messages.pop(oldest.id, None)
        self.touch("posted", message)

    def touch(self, what: str, message: Message) -> None:
        """Note that a message was posted, edited or deleted."""
        self._last_touch += 1
        message.touched = self._last_touch
        for watcher in self.watchers:
            watcher(what, message)

    def begin(self, interaction: Interaction) -> None:
        self.interactions[interaction.id] = interaction
        self.tokens[interaction.token] = interaction
        if len(self.interactions) > self.keep:
            oldest = self.interactions.pop(next(iter(self.interactions)))
            self.tokens.pop(oldest.token, None)

    def visible_messages(self, member: Member) -> Iterator[Message]:
        """The messages that *member* can see now, oldest first."""
        readable: dict[int, bool] = {}
        for message in self.messages.values():
            if message.deleted:
                continue
            if message.reader is not None:
                if message.reader == member.id:
                    yield message
                continue
            place = message.channel.id
            if place not in readable:
                readable[place] = self.can_read(member, message.channel)
            if readable[place]:
                yield message


def effective_rights(world: World, member: Member, channel: Channel) -> int:
    base = world.roles[GUILD][1]
    for role in member.roles:
        base |= world.roles[role][1]
    return rights.effective(base, channel.overwrites, everyone=GUILD, roles=member.roles, member=member.id)
