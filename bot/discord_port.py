"""Discord as the table's port: cards become messages, Discord's refusals become the few kinds that a table knows.

`to_view` and `allowed` turn a card into what discord.py sends; the commands answer with the same two. `DiscordPort`
posts, edits and finds messages, and keeps trying for a while where trying again can help.
"""

from __future__ import annotations

import asyncio
import io
import json
import logging
from collections.abc import Awaitable, Callable, Container, Iterable
from datetime import UTC, datetime
from typing import Any, Final, TypeVar

import aiohttp
import discord
from discord.http import MultipartParameters
from discord.webhook.async_ import async_context

from bot.port import Forbidden, Gone, PortError, TooOld, Unreachable
from bot.render.cards import Attached, Blank, Button, Card, Form

log = logging.getLogger(__name__)

T = TypeVar("T")

STYLES: Final = {"primary": 1, "secondary": 2, "success": 3, "danger": 4}

WAITS: Final = (0.2, 1.0, 3.0)
"""Seconds between the attempts of one request that met trouble on the way; the fourth failure is final."""
LONGEST_WAIT: Final = 10.0
"""A server that asks for more patience than this, in seconds, is called unreachable: the table tries again later."""
LOGIN_WAIT: Final = 30.0
CLOCKS_APART: Final = 120.0
"""Seconds by which our clock and Discord's may differ."""
LOOKED_THROUGH: Final = 300
"""Messages read when looking for one of our own."""
BYTES: Final = "application/octet-stream"
ANSWER: Final = 4
UPDATE: Final = 7
FORM: Final = 9
PRIVATE: Final = 64
"""Discord's numbers: kinds of first answers, and the flag of a message that its reader alone sees."""

# Discord's error codes: https://discord.com/developers/docs/topics/opcodes-and-status-codes#json
UNKNOWN: Final = frozenset({10003, 10004, 10008})
NO_ACCESS: Final = 50001
NO_PERMISSION: Final = 50013
CLOSED_THREAD: Final = frozenset({50083, 160005})
NOT_OURS: Final = 50005
TOO_OLD: Final = 30046


class CardView(discord.ui.View):
    """A card's components, ready made. It is finished from the start, so the library neither keeps nor times it."""

    def __init__(self, components: list[dict[str, Any]]) -> None:
        super().__init__(timeout=None)
        self._components = components
        self.stop()

    def to_components(self) -> list[dict[str, Any]]:
        return self._components

    def has_components_v2(self) -> bool:
        return False

    def is_dispatchable(self) -> bool:
        return False


def to_view(card: Card) -> CardView | None:
    """The buttons and selects of *card*; None when it has none."""
    return CardView(_components(card)) if card.rows else None


def _components(card: Card) -> list[dict[str, Any]]:
    return [{"type": 1, "components": [_component(item) for item in row]} for row in card.rows]


def _pinging(card: Card) -> dict[str, Any]:
    called = [str(each) for each in card.mentions if each > 0]  # whoever was forgotten has no number any more
    return {"parse": [], "users": called} if called else {"parse": []}


def _body(card: Card) -> dict[str, Any]:
    """*card* as a message's body that pings nobody. Made by hand: the library's objects for a message cost more than
    the request that carries it."""
    return {"content": card.text, "components": _components(card), "allowed_mentions": {"parse": []}}


def _carrying(body: dict[str, Any], files: tuple[Attached, ...] | None) -> MultipartParameters:
    """*body* with *files*, as a request: none at all, or (an empty tuple) away with those that were there."""
    if files is None:
        return MultipartParameters(payload=body, multipart=None, files=None)
    told = [{"id": at, "filename": each.name, "description": each.about} for at, each in enumerate(files)]
    whole = {**body, "attachments": told}
    if not files:
        return MultipartParameters(payload=whole, multipart=None, files=None)
    carried = [discord.File(io.BytesIO(each.content), filename=each.name) for each in files]
    parts: list[dict[str, Any]] = [{"name": "payload_json", "value": json.dumps(whole)}]
    for at, each in enumerate(carried):
        parts.append({"name": f"files[{at}]", "value": each.fp, "filename": each.filename, "content_type": BYTES})
    return MultipartParameters(payload=None, multipart=parts, files=carried)


async def first_answer(interaction: discord.Interaction[Any], card: Card, *, private: bool, update: bool) -> int | None:
    """Answer *interaction* for the first time, or with *update* turn the pressed message into *card*; the id of the
    message that shows it, if Discord tells. Raises `discord.HTTPException`, or what the connection raises.

    By hand, like `_body`: the library would make objects of all that Discord sends back.
    """
    body = {**_body(card), "allowed_mentions": _pinging(card)}
    if private and not update:
        body["flags"] = PRIVATE
    http = interaction.client.http
    given: Any = await async_context.get().create_interaction_response(
        interaction.id,
        interaction.token,
        session=interaction._session,
        proxy=http.proxy,
        proxy_auth=http.proxy_auth,
        params=MultipartParameters(
            payload={"type": UPDATE if update else ANSWER, "data": body}, multipart=None, files=None
        ),
    )
    told = given["interaction"].get("response_message_id")
    return None if told is None else int(told)


async def open_form(interaction: discord.Interaction[Any], form: Form) -> None:
    """Answer *interaction* with a form. Raises as `first_answer` does."""
    http = interaction.client.http
    await async_context.get().create_interaction_response(
        interaction.id,
        interaction.token,
        session=interaction._session,
        proxy=http.proxy,
        proxy_auth=http.proxy_auth,
        params=MultipartParameters(payload={"type": FORM, "data": _form(form)}, multipart=None, files=None),
    )


def _form(form: Form) -> dict[str, Any]:
    parts = []
    for each in form.blanks:
        part: dict[str, Any] = {"type": 18, "label": each.label, "component": _blank(each)}
        if each.hint:
            part["description"] = each.hint
        parts.append(part)
    return {"custom_id": form.id, "title": form.title, "components": parts}


def _blank(blank: Blank) -> dict[str, Any]:
    if blank.options:
        options = [
            {"label": each.label, "value": each.value, "default": each.value == blank.value} for each in blank.options
        ]
        least = 1 if blank.required else 0
        return {
            "type": 3,
            "custom_id": blank.id,
            "options": options,
            "required": blank.required,
            "min_values": least,
            "max_values": 1,
        }
    typed: dict[str, Any] = {
        "type": 4,
        "custom_id": blank.id,
        "style": 2 if blank.long else 1,
        "required": blank.required,
        "max_length": blank.most,
    }
    if blank.value:
        typed["value"] = blank.value[: blank.most]
    return typed


def _component(item: Any) -> dict[str, Any]:
    if item.__class__ is Button:
        return {"type": 2, "style": STYLES[item.style], "label": item.label, "custom_id": item.id}
    options = []
    for each in item.options:
        option = {"label": each.label, "value": each.value}
        if each.description:
            option["description"] = each.description
        options.append(option)
    return {"type": 3, "custom_id": item.id, "placeholder": item.placeholder, "options": options}


NOBODY: Final = discord.AllowedMentions.none()


def allowed(card: Card) -> discord.AllowedMentions:
    """Whom the text of *card* may ping: the people it names, never everyone and never a role."""
    people = [discord.Object(each) for each in card.mentions if each > 0]
    if not people:
        return NOBODY
    return discord.AllowedMentions(everyone=False, roles=False, users=people, replied_user=False)


def asked_patience(error: discord.HTTPException) -> float:
    """The seconds that a refusal for being too quick asks us to wait; 0 when it does not say."""
    try:
        return max(0.0, float(error.response.headers.get("Retry-After", 0)))
    except (AttributeError, TypeError, ValueError):
        return 0.0


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
        body = {**_body(card), "allowed_mentions": _pinging(card), "nonce": nonce, "enforce_nonce": True}

        # The nonce makes a repetition harmless, so every doubtful attempt may be repeated.
        async def send(files: tuple[Attached, ...] | None) -> Any:
            return await self._client.http.send_message(channel, params=_carrying(body, files))

        sent = await self._attaching(channel, send, files or None, speaking=True)
        return int(sent["id"])

    async def edit(self, channel: int, message: int, card: Card, files: tuple[Attached, ...] | None = None) -> None:
        """Make *message* read *card*, with *files* instead of those it has (None: it keeps them), if it may attach any.
        Nobody is pinged."""
        body = _body(card)

        async def send(files: tuple[Attached, ...] | None) -> Any:
            return await self._client.http.edit_message(channel, message, params=_carrying(body, files))

        await self._attaching(channel, send, files, speaking=False)

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

    async def whisper(self, user: int, card: Card) -> None:
        """Send *card* to *user* as a direct message, tried once. Raises `PortError`: many people take none."""
        await self._ready()
        http = self._client.http
        params = MultipartParameters(payload=_body(card), multipart=None, files=None)
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


def custom_ids(components: Iterable[Any]) -> set[str]:
    """The ids of all buttons and selects among *components*, at any depth."""
    found: set[str] = set()
    for each in components:
        if (ident := getattr(each, "custom_id", None)) is not None:
            found.add(ident)
        found |= custom_ids(getattr(each, "children", ()))
    return found
