"""Discord as the table's port: it posts, edits and finds messages, and keeps trying for a while where that can help.

Discord's refusals become the few kinds that a table knows; see `bot.discord_cards` for how a card is sent.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Container, Iterable
from datetime import UTC, datetime
from typing import Any, Final, TypeVar

import aiohttp
import discord
from discord.http import MultipartParameters
from discord.webhook.async_ import async_context

from bot.discord_cards import body_of, carrying, custom_ids, pinging
from bot.port import Empty, Expired, Forbidden, Gone, PortError, TooOld, Unreachable
from bot.render.cards import Attached, Card

log = logging.getLogger(__name__)

T = TypeVar("T")

WAITS: Final = (0.2, 1.0, 3.0)
"""Seconds between the attempts of one request that met trouble on the way; the fourth failure is final."""
LONGEST_WAIT: Final = 10.0
"""A server that asks for more patience than this, in seconds, is called unreachable: the table tries again later."""
LOGIN_WAIT: Final = 30.0
BY_TOKEN: Final = 3.0
"""Seconds that an edit by an interaction's token may take; the usual way is there as well."""
CLOCKS_APART: Final = 120.0
"""Seconds by which our clock and Discord's may differ."""
LOOKED_THROUGH: Final = 300
"""Messages read when looking for one of our own."""

# Discord's error codes: https://discord.com/developers/docs/topics/opcodes-and-status-codes#json
UNKNOWN: Final = frozenset({10003, 10004, 10008})
NO_ACCESS: Final = 50001
NO_PERMISSION: Final = 50013
CLOSED_THREAD: Final = frozenset({50083, 160005})
NOT_OURS: Final = 50005
TOO_OLD: Final = 30046


def asked_patience(error: discord.HTTPException) -> float:
    """The seconds that a refusal for being too quick asks us to wait; 0 when it does not say."""
    try:
        return max(0.0, float(error.response.headers.get("Retry-After", 0)))
    except (AttributeError, TypeError, ValueError):
        return 0.0


def _refuse_empty(card: Card, files: Collection[Attached] | None = None) -> None:
    """Raise `Empty` where *card* with *files* would show nothing: Discord refuses that (50006), again and again."""
    if card.is_empty and not files:
        raise Empty("nothing to show")


class DiscordPort:
    """`bot.port.Port` over a discord.py client. *sleep* is replaced by tests."""

    def __init__(self, client: discord.Client, *, sleep: Callable[[float], Awaitable[object]] = asyncio.sleep) -> None:
        self._client = client
        self._sleep = sleep
        self._opened = asyncio.Event()

    def open(self) -> None:
        """The client is logged in: requests may be sent. Until then they wait."""
        self._opened.set()

    async def post(self, channel: int, card: Card, nonce: str, files: tuple[Attached, ...] = ()) -> int:
        """Post *card* with *files*, if it may attach any; the message's id. The same *nonce* (≤ 25 characters) soon
        after gives the first message."""
        _refuse_empty(card, files)
        body = {**body_of(card), "allowed_mentions": pinging(card), "nonce": nonce, "enforce_nonce": True}

        # The nonce makes a repetition harmless, so every doubtful attempt may be repeated.
        async def send(files: tuple[Attached, ...] | None) -> Any:
            return await self._client.http.send_message(channel, params=carrying(body, files))

        sent = await self._attaching(channel, send, files or None, speaking=True)
        return int(sent["id"])

    async def edit(
        self,
        channel: int,
        message: int,
        card: Card,
        files: tuple[Attached, ...] | None = None,
        *,
        token: str | None = None,
    ) -> None:
        """Make *message* read *card*, with *files* instead of those it has (None: it keeps them), if it may attach any.
        Nobody is pinged. *token*: see `Port`."""
        _refuse_empty(card, files)
        body = body_of(card)
        if token is not None:
            allowed = files if not files or self.missing(channel, ["attach_files"]) is None else ()
            await self._edit_answer(token, carrying(body, allowed))
            return

        async def send(files: tuple[Attached, ...] | None) -> Any:
            return await self._client.http.edit_message(channel, message, params=carrying(body, files))

        await self._attaching(channel, send, files, speaking=False)

    async def _edit_answer(self, token: str, params: MultipartParameters) -> None:
        """Edit what answered the interaction of *token*. Tried once and not for long: any failure is `Expired`."""
        await self._ready()
        client = self._client
        hook = discord.Webhook.partial(client.application_id or 0, token, client=client)
        try:
            async with asyncio.timeout(BY_TOKEN):
                await async_context.get().edit_original_interaction_response(
                    hook.id,
                    token,
                    session=hook.session,
                    proxy=client.http.proxy,
                    proxy_auth=client.http.proxy_auth,
                    payload=params.payload,
                    multipart=params.multipart,
                    files=params.files,
                )
        except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError, RuntimeError) as error:
            raise Expired(str(error)) from error

    async def stands(self, channel: int, message: int) -> bool:
        """Whether *message* was not deleted. Raises `PortError` where that cannot be known."""
        try:
            await self._insist(channel, lambda: self._client.http.get_message(channel, message), speaking=False)
        except Gone:
            return False
        return True

    async def _attaching(
        self,
        channel: int,
        send: Callable[[tuple[Attached, ...] | None], Awaitable[Any]],
        files: tuple[Attached, ...] | None,
        *,
        speaking: bool,
    ) -> Any:
        """`_insist` on *send* with *files*; where none may be attached, without."""
        if files and self.missing(channel, ["attach_files"]) is None:
            try:
                return await self._insist(channel, lambda: send(files), speaking=speaking)
            except Forbidden as missing:
                # Perhaps just that: if more is missing, the next attempt says so.
                log.info("channel %s: nothing may be attached (%s)", channel, missing.permission)
        bare = () if files is not None and not speaking else None
        return await self._insist(channel, lambda: send(bare), speaking=speaking)

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
        """The bot's own message in *channel*, since a time, that answered *interaction*; or, among those that answered
        nothing, one that has the *component* (where it ends with `|`: that begins so) or, without one, reads *text*.

        *others* are passed over. None when there is none among the next few hundred messages, or when the history may
        not be read.
        """

        def fits(message: discord.Message) -> bool:
            if message.id in others:
                return False
            cause = message.interaction_metadata
            if cause is not None:
                return cause.id == interaction
            if component is None:
                return bool(text) and message.content.strip() == str(text).strip()
            ids = custom_ids(message.components)
            return component in ids or (component.endswith("|") and any(each.startswith(component) for each in ids))

        try:
            return await self._insist(channel, lambda: self._search(channel, since, fits), speaking=False)
        except Forbidden:
            log.warning("channel %s: the message history may not be read", channel)
            return None

    def newest(self, channel: int) -> int | None:
        """The newest message of *channel* when the bot was told of the channel last."""
        found = self._client.get_channel(channel)
        return (
            found.last_message_id
            if isinstance(found, discord.TextChannel | discord.VoiceChannel | discord.Thread)
            else None
        )

    async def written(self, channel: int, *, after: int) -> tuple[int, list[str]]:
        """See `Port`."""

        async def look() -> tuple[int, list[str]]:
            me, newest, ids = self._client.user, 0, list[str]()
            place = self._client.get_partial_messageable(channel)
            below = discord.Object(after)
            async for message in place.history(limit=LOOKED_THROUGH, after=below, oldest_first=True):
                if me is not None and message.author.id == me.id:
                    newest = max(newest, message.id)
                    ids += custom_ids(message.components)
            return newest, ids

        return await self._insist(channel, look, speaking=False)

    async def whisper(self, user: int, card: Card) -> None:
        """Send *card* to *user* as a direct message, tried once. Raises `PortError`: many people take none."""
        _refuse_empty(card)
        await self._ready()
        http = self._client.http
        params = MultipartParameters(payload=body_of(card), multipart=None, files=None)
        try:
            opened = await http.start_private_message(user)
            await http.send_message(int(opened["id"]), params=params)
        except discord.HTTPException as error:
            raise Forbidden("direct_messages") from error
        except (aiohttp.ClientError, OSError, TimeoutError, RuntimeError) as error:
            raise Unreachable(str(error)) from error

    async def _search(self, channel: int, since: float, fits: Callable[[discord.Message], bool]) -> int | None:
        me = self._client.user
        place = self._client.get_partial_messageable(channel)
        after = datetime.fromtimestamp(max(0.0, since - CLOCKS_APART), UTC)
        async for message in place.history(limit=LOOKED_THROUGH, after=after, oldest_first=True):
            if me is not None and message.author.id == me.id and fits(message):
                return message.id
        return None

    async def _insist(self, channel: int, attempt: Callable[[], Awaitable[T]], *, speaking: bool) -> T:
        """Run *attempt* until it succeeds or its failure is final. The library has its own patience with 500, 502 and
        504, and with 429 where Discord itself asks for it; cut connections, 503 and other 429 are ours."""
        await self._ready()
        for wait in (*WAITS, None):
            try:
                return await attempt()
            except discord.HTTPException as error:
                final = self._final(error, channel, speaking)
                if final is not None:
                    raise final from error
                trouble: Exception = error
                pause = asked_patience(error)
            except (aiohttp.ClientError, OSError, TimeoutError) as error:
                trouble, pause = error, 0.0
            except RuntimeError as error:
                # The session is closed: the bot is being stopped.
                raise Unreachable(str(error)) from error
            spent = isinstance(trouble, discord.DiscordServerError) and trouble.status != 503
            if wait is None or spent or pause > LONGEST_WAIT:
                raise Unreachable(str(trouble)) from trouble
            await self._sleep(max(wait, pause))
        raise AssertionError("unreachable")

    async def _ready(self) -> None:
        if not self._opened.is_set():
            try:
                await asyncio.wait_for(self._opened.wait(), LOGIN_WAIT)
            except TimeoutError as error:
                raise Unreachable("not logged in") from error

    def _final(self, error: discord.HTTPException, channel: int, speaking: bool) -> PortError | None:
        """What *error* means for the table; None when trying again can help."""
        if error.code in UNKNOWN or error.code == NOT_OURS:
            return Gone(str(error))
        if error.code == TOO_OLD:
            return TooOld(str(error))
        if error.code == NO_ACCESS:
            # The service says the same to a bot that was removed and to one that may not look.
            if self._client.is_ready() and self._client.get_channel(channel) is None:
                return Gone(str(error))
            return Forbidden(self.missing(channel, ["view_channel"]) or "view_channel")
        if error.code == NO_PERMISSION or error.code in CLOSED_THREAD:
            return Forbidden(self._blocked(channel, speaking))
        if error.status == 429 or error.status >= 500:
            return None
        log.error("channel %s: the service refused a message: %s", channel, error)
        return PortError(str(error))

    def _blocked(self, channel: int, speaking: bool) -> str:
        threaded = isinstance(self._client.get_channel(channel), discord.Thread)
        speak = "send_messages_in_threads" if threaded else "send_messages"
        last = speak if speaking else "read_message_history"
        return self.missing(channel, ["view_channel", last]) or last

    def closed(self, channel: int) -> str | None:
        """See `Port`."""
        place = self._client.get_channel(channel)
        if place is None:
            return "gone"
        speak = "send_messages_in_threads" if isinstance(place, discord.Thread) else "send_messages"
        return self.missing(channel, ["view_channel", speak])

    def missing(self, channel: int, needed: Iterable[str]) -> str | None:
        """The first of the *needed* permissions that the bot lacks in *channel*, as far as it is known here."""
        place = self._client.get_channel(channel)
        if not isinstance(place, discord.abc.GuildChannel | discord.Thread) or place.guild.me is None:
            return None
        try:
            held = place.permissions_for(place.guild.me)
        except discord.ClientException:
            return None
        return next((name for name in needed if not getattr(held, name)), None)
