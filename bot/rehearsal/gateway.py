"""The double's gateway: sessions over a compressed websocket, with resume, heartbeats and closing on demand."""

import asyncio
import json
import secrets
import zlib
from collections import deque
from collections.abc import Callable
from importlib import import_module
from typing import Any, Protocol

from aiohttp import WSMsgType, web
from aiohttp.web_request import BaseRequest

from . import payloads
from .wire import encode
from .world import APPLICATION, GUILD, Json, World

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID, HELLO, ACK = 0, 1, 2, 6, 7, 9, 10, 11
HEARTBEAT_EVERY_MS = 41_250
REMEMBERED = 1_000
PULSE_S = 10.0


class _Stream(Protocol):
    def __call__(self, raw: bytes, /) -> bytes: ...


def _compressor(name: str | None) -> _Stream:
    """One connection's stream: everything sent shares its dictionary, each frame is flushed."""
    if name == "zlib-stream":
        deflate = zlib.compressobj(zlib.Z_BEST_SPEED)
        return lambda raw: deflate.compress(raw) + deflate.flush(zlib.Z_SYNC_FLUSH)
    if name == "zstd-stream":
        zstandard: Any = import_module("zstandard")
        stream = zstandard.ZstdCompressor().compressobj()
        flush = zstandard.COMPRESSOBJ_FLUSH_BLOCK
        return lambda raw: bytes(stream.compress(raw) + stream.flush(flush))
    return lambda raw: raw


class Connection:
    """One websocket."""

    def __init__(self, socket: web.WebSocketResponse, compression: str | None) -> None:
        self.socket = socket
        self._compress = _compressor(compression)
        self._compressed = compression is not None
        self.pulse: asyncio.Future[None] | None = None

    async def send(self, frame: bytes) -> None:
        """Send one frame; a connection that is gone swallows it."""
        if self.socket.closed:
            return
        try:
            if self._compressed:
                await self.socket.send_bytes(self._compress(frame))
            else:
                await self.socket.send_str(frame.decode())
        except (ConnectionError, RuntimeError):
            return

    async def op(self, op: int, data: Any = None) -> None:
        await self.send(encode({"op": op, "d": data}))


class Session:
    """What a client keeps over reconnections: its number, and the last events in case it missed some."""

    def __init__(self, shard: tuple[int, int], intents: int) -> None:
        self.id = secrets.token_hex(8)
        self.shard = shard
        self.intents = intents
        self.sequence = 0
        self.events: deque[tuple[int, bytes]] = deque(maxlen=REMEMBERED)
        self.connection: Connection | None = None

    @property
    def connected(self) -> bool:
        return self.connection is not None and not self.connection.socket.closed

    async def push(self, kind: str, data: Json) -> None:
        """Send an event; without a connection it waits for a resume."""
        self.sequence += 1
        frame = encode({"op": DISPATCH, "t": kind, "s": self.sequence, "d": data})
        self.events.append((self.sequence, frame))
        if self.connection is not None:
            await self.connection.send(frame)

    async def catch_up(self, seen: int) -> None:
        """Send again what came after event *seen*."""
        assert self.connection is not None
        for sequence, frame in list(self.events):
            if sequence > seen:
                await self.connection.send(frame)


class Gateway:
    """Every session of the bot. `intents` is what the last identify asked for."""

    def __init__(self, world: World, token: str, url: Callable[[], str]) -> None:
        self._world = world
        self._token = token
        self._url = url
        self.sessions: dict[str, Session] = {}
        self.intents: int | None = None
        self.identified = 0
        self.resumed = 0
        self._arrival = asyncio.Event()

    # What the tests and the seats ask for ------------------------------------------------------------------------

    @property
    def connected(self) -> bool:
        return any(session.connected for session in self.sessions.values())

    def session_of_guild(self) -> Session | None:
        """The session whose shard holds the server."""
        for session in self.sessions.values():
            if (GUILD >> 22) % session.shard[1] == session.shard[0]:
                return session
        return None

    def session_of_direct_messages(self) -> Session | None:
        for session in self.sessions.values():
            if session.shard[0] == 0:
                return session
        return None

    async def wait_connected(self) -> None:
        """Return once a session is identified and told about its server."""
        while not self.connected:
            self._arrival.clear()
            await self._arrival.wait()

    async def push(self, kind: str, data: Json) -> None:
        """Send a server's event to the session of that server."""
        session = self.session_of_guild()
        if session is not None:
            await session.push(kind, data)

    async def pulse(self) -> None:
        """Ask every client for a heartbeat and wait for it: all that was pushed before has been read.

        `TimeoutError` if one does not beat.
        """
        for session in list(self.sessions.values()):
            connection = session.connection
            if connection is None or connection.socket.closed:
                continue
            if connection.pulse is None or connection.pulse.done():
                connection.pulse = asyncio.get_running_loop().create_future()
                await connection.op(HEARTBEAT)
            async with asyncio.timeout(PULSE_S):
                await connection.pulse

    async def close(self, code: int = 4000) -> None:
        """Close every connection with *code* (4000: resume; 4007 and 4009: identify anew; 4004: fatal)."""
        if code in (4004, 4007, 4009):
            sessions, self.sessions = self.sessions, {}
        else:
            sessions = self.sessions
        for session in list(sessions.values()):
            if session.connection is not None:
                await session.connection.socket.close(code=code)

    async def reconnect(self) -> None:
        """Ask every client to come back and resume (opcode 7)."""
        for session in list(self.sessions.values()):
            if session.connection is not None:
                await session.connection.op(RECONNECT)

    async def invalidate(self) -> None:
        """Tell every client that its session is void (opcode 9): it must identify anew."""
        sessions, self.sessions = self.sessions, {}
        for session in sessions.values():
            if session.connection is not None:
                await session.connection.op(INVALID, False)

    def forget(self) -> None:
        """The bot was killed: no session of it will ever be resumed."""
        self.sessions.clear()

    async def shut(self) -> None:
        """Drop everything, for the end of the double."""
        sessions, self.sessions = self.sessions, {}
        for session in sessions.values():
            if session.connection is not None and not session.connection.socket.closed:
                await session.connection.socket.close(code=1001)

    # The websocket -----------------------------------------------------------------------------------------------

    async def serve(self, request: BaseRequest) -> web.WebSocketResponse:
        """One connection, from hello to its end."""
        socket = web.WebSocketResponse(max_msg_size=0, compress=False, autoping=True, timeout=1.0)
        await socket.prepare(request)
        connection = Connection(socket, request.query.get("compress"))
        await connection.op(HELLO, {"heartbeat_interval": HEARTBEAT_EVERY_MS})
        try:
            async for frame in socket:
                if frame.type in (WSMsgType.TEXT, WSMsgType.BINARY):
                    message = json.loads(frame.data)
                    await self._receive(connection, message["op"], message.get("d"))
        finally:
            if connection.pulse is not None and not connection.pulse.done():
                connection.pulse.set_result(None)
        return socket

    async def _receive(self, connection: Connection, op: int, data: Any) -> None:
        match op:
            case 1:
                if connection.pulse is not None and not connection.pulse.done():
                    connection.pulse.set_result(None)
                await connection.op(ACK)
            case 2:
                await self._identify(connection, data)
            case 6:
                await self._resume(connection, data)
            case _:
                pass  # presence and voice updates: nobody looks at them here

    async def _identify(self, connection: Connection, data: Json) -> None:
        if data.get("token") != self._token:
            await connection.socket.close(code=4004)
            return
        first, count = data.get("shard") or (0, 1)
        session = Session((first, count), data["intents"])
        session.connection = connection
        for old in [old for old in self.sessions.values() if old.shard[0] == first]:
            del self.sessions[old.id]
        self.sessions[session.id] = session
        self.intents = data["intents"]
        self.identified += 1
        holds_guild = self._world.bot_present and (GUILD >> 22) % count == first
        me = self._world.members[APPLICATION]
        await session.push(
            "READY",
            {
                "v": 10,
                "user": payloads.user(me),
                "guilds": [{"id": str(GUILD), "unavailable": True}] if holds_guild else [],
                "session_id": session.id,
                "resume_gateway_url": self._url(),
                "shard": [first, count],
                "application": {"id": str(APPLICATION), "flags": 0},
                "private_channels": [],
                "relationships": [],
                "user_settings": {},
            },
        )
        if holds_guild:
            await session.push("GUILD_CREATE", payloads.guild_data(self._world))
        self._arrival.set()

    async def _resume(self, connection: Connection, data: Json) -> None:
        session = self.sessions.get(data.get("session_id", ""))
        if data.get("token") != self._token:
            await connection.socket.close(code=4004)
        elif session is None:
            await connection.op(INVALID, False)
        else:
            session.connection = connection
            self.resumed += 1
            await session.catch_up(data.get("seq") or 0)
            await session.push("RESUMED", {"_trace": []})
            self._arrival.set()
