"""The Discord double: HTTP v10 and the gateway on loopback, for one server.

The real discord.py runs against it when `discord.http.Route.BASE` is `api_base` and
`DiscordWebSocket.DEFAULT_GATEWAY` is `gateway_url`. It refuses what Discord refuses, with Discord's error codes, makes
trouble on demand (`faults`) and keeps a log of every request (`log`). People act through `seats`.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from types import TracebackType
from typing import Any, Self

from aiohttp import web
from aiohttp.web_request import BaseRequest

from . import payloads, rights
from .answers import Answers
from .commands import Registry
from .faults import Fault, Faults, Log, Request
from .gateway import Gateway
from .messages import Messages
from .places import Places
from .wire import PREFIX, Call, Refused, Reply, Router, read_body, respond
from .world import APPLICATION, BOT_ROLE, GUILD, Channel, Interaction, Json, Message, World, WorldClock

TOKEN = "MTAwMTAwMDAwMDAwMDAwMDEwMQ.local.rehearsal-table-only"

_log = logging.getLogger(__name__)

BodyCheck = Callable[[str, str, Any], str | None]


class Double:
    """Discord, at a local table.

    *check*, for tests, gets (method, template, body) of every request that has a body, and answers what is wrong with
    it, or None; a wrong body is refused with 400 and kept in `violations`. *announced* is the rate limit told in the
    headers; `rates` holds limits that are really enforced: template → (requests, seconds), per channel.
    """

    def __init__(
        self,
        *,
        token: str = TOKEN,
        locale: str = "fr",
        clock: WorldClock | None = None,
        check: BodyCheck | None = None,
        announced: int = 10_000,
        keep: int = 50_000,
    ) -> None:
        self.token = token
        self.clock = clock or WorldClock()
        self.world = World(self.clock, keep=keep, locale=locale)
        self.table = self.world.add_channel("table")
        self.screen = self.world.add_channel("screen", hidden=True)
        self.faults = Faults()
        self._change = asyncio.Event()
        self.log = Log(keep, quiet=self._change.set)
        self.violations: list[str] = []
        self.rates: dict[str, tuple[int, float]] = {}
        self.check = check
        self.messages = Messages(self.world)
        self.answers = Answers(self.world, self.messages)
        self.commands = Registry(self.world)
        self.gateway = Gateway(self.world, token, lambda: self.gateway_url)
        self.waiting: dict[int, Interaction] = {}
        self._newest_interaction: int | None = None
        self._announced = str(announced)
        self._remaining = str(announced - 1)
        self._buckets: dict[str, list[float]] = {}
        self.places = Places(self.world, self.messages, lambda: self.gateway_url)
        self._router = self._routes()
        self._runner: web.ServerRunner | None = None
        self.port = 0

    # Life --------------------------------------------------------------------------------------------------------

    @property
    def api_base(self) -> str:
        return f"http://127.0.0.1:{self.port}{PREFIX}"

    @property
    def gateway_url(self) -> str:
        return f"ws://127.0.0.1:{self.port}/gateway"

    async def start(self) -> None:
        """Listen on a free port of the loopback."""
        self._runner = web.ServerRunner(web.Server(self._handle), shutdown_timeout=0.2)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        self.port = self._runner.addresses[0][1]
        self.messages.files_url = f"http://127.0.0.1:{self.port}"

    async def stop(self) -> None:
        await self.gateway.shut()
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()

    # What happens on the server ----------------------------------------------------------------------------------

    async def send(self, kind: int, person: int, channel: Channel, data: Json, source: Message | None) -> Interaction:
        """Let *person* do something; the bot hears of it over the gateway. Await `done` for the first answer.

        `done` holds None once answered, or what went wrong (`"offline"` at once when no bot is listening).
        """
        loop = asyncio.get_running_loop()
        interaction = Interaction(
            self.world.snowflake(),
            secrets.token_urlsafe(60),
            kind,
            person,
            channel,
            self.clock.now(),
            loop.time(),
            loop.create_future(),
            source=source,
            from_message=source is not None,
            data=data,
        )
        self.world.begin(interaction)
        self.waiting[interaction.id] = interaction
        self._change.set()
        interaction.done.add_done_callback(lambda _: self._answered(interaction))
        self._newest_interaction = interaction.id
        gateway = self.gateway
        session = gateway.session_of_guild() if channel.recipient is None else gateway.session_of_direct_messages()
        if session is None or not self.world.bot_present:
            interaction.done.set_result("offline")
        else:
            await session.push("INTERACTION_CREATE", payloads.interaction_data(self.world, interaction, data))
        return interaction

    def abandon(self, reason: str) -> None:
        """Let everyone stop waiting for the bot, because it was killed; it may still answer in time."""
        for interaction in list(self.waiting.values()):
            if not interaction.done.done():
                interaction.done.set_result(reason)

    async def deny(self, right: str, channel: Channel | None = None) -> None:
        """Take a permission (`"send_messages"`, …) from the bot, in *channel* or on the whole server."""
        bit = rights.NAMES[right]
        if channel is None:
            name, held = self.world.roles[BOT_ROLE]
            everyone, plain = self.world.roles[GUILD]
            self.world.roles[BOT_ROLE] = (name, held & ~bit)
            self.world.roles[GUILD] = (everyone, plain & ~bit)
            await self.gateway.push("GUILD_UPDATE", payloads.guild_data(self.world))
            return
        own = self._bot_overwrite(channel)
        own.deny |= bit
        own.allow &= ~bit
        await self._tell_channel(channel)

    async def allow(self, right: str, channel: Channel) -> None:
        """Give a permission (back) to the bot in *channel*."""
        own = self._bot_overwrite(channel)
        own.allow |= rights.NAMES[right]
        own.deny &= ~rights.NAMES[right]
        await self._tell_channel(channel)

    def _bot_overwrite(self, channel: Channel) -> rights.Overwrite:
        for overwrite in channel.overwrites:
            if overwrite.target == APPLICATION:
                return overwrite
        made = rights.Overwrite(APPLICATION, member=True)
        channel.overwrites.append(made)
        return made

    async def _tell_channel(self, channel: Channel) -> None:
        await self.gateway.push("CHANNEL_UPDATE", payloads.channel_data(self.world, channel))

    async def add_channel(self, name: str, *, hidden: bool = False, thread_of: Channel | None = None) -> Channel:
        """Create a channel or a thread, and tell the bot if it is connected."""
        channel = self.world.add_channel(name, hidden=hidden, thread_of=thread_of)
        event = "CHANNEL_CREATE" if thread_of is None else "THREAD_CREATE"
        await self.gateway.push(event, payloads.channel_data(self.world, channel))
        return channel

    async def delete_channel(self, channel: Channel) -> None:
        channel.deleted = True
        event = "CHANNEL_DELETE" if channel.parent is None else "THREAD_DELETE"
        await self.gateway.push(event, payloads.channel_data(self.world, channel))

    async def remove_bot(self) -> None:
        """Throw the bot out of the server."""
        self.world.bot_present = False
        await self.gateway.push("GUILD_DELETE", {"id": str(GUILD)})

    async def invite_bot(self) -> None:
        """Bring the bot back into the server."""
        self.world.bot_present = True
        await self.gateway.push("GUILD_CREATE", payloads.guild_data(self.world))

    async def outage(self) -> None:
        """Make the server unavailable, as in an outage of Discord; `invite_bot` ends it."""
        await self.gateway.push("GUILD_DELETE", {"id": str(GUILD), "unavailable": True})

    @property
    def idle(self) -> bool:
        """Nobody waits for an answer, and no request is being served."""
        return not self.waiting and self.log.in_flight == 0

    async def wait_idle(self) -> None:
        """Return once `idle`."""
        while not self.idle:
            self._change.clear()
            await self._change.wait()

    async def wait_for(self, condition: Callable[[], bool], limit: float = 5.0) -> None:
        """Return once *condition* holds; it is tried whenever somebody acts or all is quiet.

        `TimeoutError` after *limit* seconds.
        """
        async with asyncio.timeout(limit):
            while not condition():
                self._change.clear()
                await self._change.wait()

    def _answered(self, interaction: Interaction) -> None:
        self.waiting.pop(interaction.id, None)
        if not self.waiting:
            self._change.set()

    # Trouble -----------------------------------------------------------------------------------------------------

    def rate_limit(
        self, route: str, *, count: int = 1, retry_after: float = 0.05, via: bool = True, everywhere: bool = False
    ) -> Fault:
        """Answer 429 to the next *count* requests of *route*, a pattern over "METHOD /path"."""
        fault = Fault(route, count, 429, retry_after=retry_after, via=via, everywhere=everywhere)
        return self.faults.add(fault)

    def break_down(self, route: str, status: int = 500, *, count: int = 1, applied: bool = False) -> Fault:
        """Answer *status* (5xx), before or after (*applied*) the request took effect."""
        return self.faults.add(Fault(route, count, status, applied=applied))

    def cut(self, route: str, *, count: int = 1, applied: bool = False) -> Fault:
        """Cut the connection instead of answering, before or after the request took effect."""
        return self.faults.add(Fault(route, count, cut=True, applied=applied))

    def slow(self, route: str, seconds: float, *, count: int = 1, applied: bool = False) -> Fault:
        """Wait *seconds* before the request takes effect, or (*applied*) between that and the answer."""
        return self.faults.add(Fault(route, count, delay=seconds, applied=applied))

    # Requests ----------------------------------------------------------------------------------------------------

    def _routes(self) -> Router:
        router = Router()
        self.answers.routes(router)
        self.messages.routes(router)
        self.commands.routes(router)
        self.places.routes(router)
        return router

    async def _handle(self, request: BaseRequest) -> web.StreamResponse:
        path = request.path
        if path.startswith("/gateway"):
            return await self.gateway.serve(request)
        if path.startswith("/attachments/"):
            content = self.world.files.get(path)
            return web.Response(status=404) if content is None else web.Response(body=content)
        path = path.removeprefix(PREFIX)
        method = request.method
        found = self._router.find(method, path)
        if found is None:
            self.log.start(Request(method, path, path, self.clock.now(), status=404))
            self.log.finish()
            return respond(404, {"message": "404: Not Found", "code": 0}, {})
        template, params, handler = found
        entry = Request(method, path, template, self.clock.now())
        self.log.start(entry)
        try:
            call = Call(method, path, template, params, dict(request.query))
            call.authorization = request.headers.get("Authorization")
            status, payload, headers = await self._serve(call, handler, entry, request)
        finally:
            self.log.finish()
        if status < 0:
            if request.transport is not None:
                request.transport.abort()
            return web.Response()
        entry.status = status
        return respond(status, payload, headers)

    async def _serve(
        self, call: Call, handler: Any, entry: Request, request: BaseRequest
    ) -> tuple[int, Any, dict[str, str]]:
        """Read, spoil, check and serve one request; a negative status means: cut the connection."""
        headers = self._headers(call)
        try:
            try:
                call.body, call.files = await read_body(request)
            except Refused:
                raise
            except Exception:
                return -1, None, headers  # the bot was gone before it had said all
            entry.body = call.body
            self._attribute(call, entry)
            fault = self.faults.strike(call.method, call.path, call.template)
            if fault is not None and not fault.applied and (spoiled := await self._spoil(fault, headers)):
                return spoiled
            self._authorise(call)
            self._enforce_rate(call, headers)
            self._check_body(call)
            made = handler(call)
            reply: Reply = made if isinstance(made, Reply) else await made
            entry.applied = True
            if fault is not None and fault.applied and (spoiled := await self._spoil(fault, headers)):
                return spoiled
        except Refused as refused:
            entry.code = refused.code
            return refused.status, refused.payload(), headers
        except Exception as error:
            # Never to be taken for trouble of Discord's: whoever tests sees it among the violations.
            _log.exception("the double failed at %s %s", call.method, call.template)
            self.violations.append(f"{call.method} {call.template}: the double failed: {error!r}")
            return 500, {"message": "500: the double failed", "code": 0}, headers
        return reply.status, reply.payload, headers

    async def _spoil(self, fault: Fault, headers: dict[str, str]) -> tuple[int, Any, dict[str, str]] | None:
        """Delay the answer, and make it what the fault wants; None when the true answer stands."""
        if fault.delay:
            await asyncio.sleep(fault.delay)
        if fault.cut:
            return -1, None, headers
        return None if fault.status is None else (fault.status, fault.payload(), headers | fault.headers())

    def _headers(self, call: Call) -> dict[str, str]:
        """Rate-limit headers; without them discord.py sends one request at a time on each route."""
        return {
            "X-RateLimit-Limit": self._announced,
            "X-RateLimit-Remaining": self._remaining,
            "X-RateLimit-Reset": f"{time.time() + 1:.3f}",
            "X-RateLimit-Reset-After": "1.000",
            "X-RateLimit-Bucket": f"{call.method}:{call.template}",
        }

    def _attribute(self, call: Call, entry: Request) -> None:
        token = call.params.get("token")
        if token is not None:
            interaction = self.world.tokens.get(token)
            entry.interaction = None if interaction is None else interaction.id
        else:
            entry.after = self._newest_interaction

    def _authorise(self, call: Call) -> None:
        """Everything but what carries a token in its path needs the bot's own token."""
        if "token" not in call.params and call.authorization != f"Bot {self.token}":
            raise Refused(401, 0, "401: Unauthorized")

    def _enforce_rate(self, call: Call, headers: dict[str, str]) -> None:
        rate = self.rates.get(f"{call.method} {call.template}")
        if rate is None:
            return
        most, seconds = rate
        key = f"{call.method} {call.template} {call.params.get('channel', '')}"
        now = time.monotonic()
        recent = [at for at in self._buckets.get(key, ()) if at > now - seconds]
        self._buckets[key] = recent
        wait = seconds if not recent else recent[0] + seconds - now
        headers["X-RateLimit-Limit"] = str(most)
        headers["X-RateLimit-Remaining"] = str(max(0, most - len(recent) - 1))
        headers["X-RateLimit-Reset-After"] = f"{wait:.3f}"
        if len(recent) >= most:
            headers |= Fault("", status=429, retry_after=wait).headers()
            raise RateLimited(wait)
        recent.append(now)

    def _check_body(self, call: Call) -> None:
        if self.check is None or call.body is None:
            return
        wrong = self.check(call.method, call.template, call.body)
        if wrong is not None:
            self.violations.append(f"{call.method} {call.template}: {wrong}")
            raise Refused(400, 50035, f"Invalid Form Body: {wrong}")


class RateLimited(Refused):
    """A rate limit that was really exceeded."""

    def __init__(self, wait: float) -> None:
        super().__init__(429, 0, "You are being rate limited.")
        self.wait = wait

    def payload(self) -> Json:
        return {"message": self.message, "retry_after": round(self.wait, 3), "global": False}
