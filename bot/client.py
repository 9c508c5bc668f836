"""The Discord client: logs in, registers the commands, and hands every interaction to the code that serves it.

One dispatcher for all components and forms, one place where trouble becomes a private sentence. Asks for the guilds
intent alone: it reads no message and keeps no list of members.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, Protocol

import aiohttp
import discord
import yarl
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

import cogs
from bot.discord_port import DiscordPort
from bot.kernel.errors import Refused
from bot.store import StoreDamaged, StoreError
from bot.studio import Studio
from bot.table.keeping.damage import refusal_of
from bot.table.looking.checkup import Trouble
from cogs.answering import Reply, tell
from cogs.commanding import Translator, definitions
from cogs.pressing import press
from cogs.serving import Interaction, Serving

if TYPE_CHECKING:
    from bot.clock import Clock
    from bot.render import Renderer
    from bot.settings import Settings
    from bot.shelf import Shelf
    from bot.table import Tables
    from bot.text import Texts

log = logging.getLogger(__name__)

# Nobody speaks here: that the library could not is no news to a host.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False

LOGIN_WAITS: Final = (1.0, 2.0, 5.0, 10.0)
"""Seconds between attempts to log in while Discord cannot be reached. A token that it refuses is never tried again."""
LEAVING: Final = 2.0
"""Seconds for which a client that leaves waits for the interactions that it serves."""
REGISTERED: Final = "commands"
NUMBERS: Final = "command-numbers"
AUTHENTICATION_FAILED: Final = 4004
SERVED_HERE: Final = frozenset({discord.InteractionType.component, discord.InteractionType.modal_submit})
"""Interactions that are no commands."""


class LoginRefused(Refused):
    """Discord will not have this bot, or cannot be reached.

    Keys: `token-missing`, `token-refused`, `discord-unreachable`, `login-refused` (with Discord's code).
    """


class Notes(Protocol):
    """Where the client remembers what it registered: the store."""

    async def note(self, key: str) -> str | None: ...

    async def put_note(self, key: str, value: str | None) -> None: ...


class Tree(app_commands.CommandTree[Serving]):
    """The slash commands. Handlers take care of their own trouble (`Arbitre.attend`); the rest ends here."""

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        await interaction.client.explain(interaction, error)


class Arbitre(Serving):
    """The bot on Discord. Give it its tables with `serve`, then `begin`; `close` ends it."""

    def __init__(
        self, settings: Settings, texts: Texts, renderer: Renderer, clock: Clock, studio: Studio | None = None
    ) -> None:
        options: dict[str, Any] = {"shard_ids": list(settings.shard_ids)} if settings.shard_ids else {}
        super().__init__(
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            shard_count=settings.shard_count,
            proxy=settings.discord_proxy,
            **options,
        )
        self.settings = settings
        self.texts = texts
        self.renderer = renderer
        self.clock = clock
        self.port = DiscordPort(self)
        self.studio = studio or Studio()
        self.on_first_ready: Callable[[], Awaitable[object]] | None = None
        self.tree = Tree(self)
        for each in cogs.commands():
            self.tree.add_command(each)
        self._tables: Tables | None = None
        self._shelf: Shelf | None = None
        self._notes: Notes | None = None
        self._working = 0
        self._heard_at = 0.0
        self._idle = asyncio.Event()
        self._idle.set()
        self._meanwhile: set[asyncio.Task[None]] = set()
        self._connected = False
        self._leaving = False
        self._serving: asyncio.Task[None] | None = None
        self.trouble = None
        self.metrics = None

    # ---- what it serves

    def serve(self, tables: Tables, shelf: Shelf, notes: Notes | None = None) -> None:
        """Serve these. *notes* remember which commands are registered; without them, they are registered anew."""
        self._tables = tables
        self._shelf = shelf
        self._notes = notes

    @property
    def tables(self) -> Tables:
        if self._tables is None:
            raise Refused("starting")
        return self._tables

    @property
    def shelf(self) -> Shelf:
        if self._shelf is None:
            raise Refused("starting")
        return self._shelf

    # ---- life

    async def begin(self) -> None:
        """Log in and serve until closed. Raises `LoginRefused`."""
        token = self.settings.discord_token
        if token is None:
            raise LoginRefused("token-missing")
        if self.settings.discord_api_base:
            Route.BASE = self.settings.discord_api_base.rstrip("/")
        if self.settings.discord_gateway_url:
            DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(self.settings.discord_gateway_url)
        if self._leaving:
            return
        async with self:
            self._serving = asyncio.create_task(self._serve(token.get_secret_value()), name="gateway")
            try:
                await self._serving
            except discord.ConnectionClosed as closed:
                key = "token-refused" if closed.code == AUTHENTICATION_FAILED else "login-refused"
                raise LoginRefused(key, code=closed.code or 0) from closed
            except asyncio.CancelledError:
                self._serving.cancel()
                if not self._leaving:
                    raise

    async def _serve(self, token: str) -> None:
        await self._log_in(token)
        await self.connect()

    async def _log_in(self, token: str) -> None:
        for wait in (*LOGIN_WAITS, None):
            try:
                await self.login(token)
            except (discord.LoginFailure, ValueError) as error:
                # ValueError: no header can carry such a token.
                raise LoginRefused("token-refused", code=401) from error
            except discord.HTTPException as error:
                if error.status != 429 and error.status < 500:
                    raise LoginRefused("login-refused", code=error.status) from error
                trouble: Exception = error
            except (aiohttp.ClientError, OSError, TimeoutError) as error:
                trouble = error
            else:
                return
            if wait is None:
                raise LoginRefused("discord-unreachable") from trouble
            log.warning("Discord cannot be reached (%s), again in %s s", trouble, wait)
            await self.http.close()
            self.http.connector = discord.utils.MISSING
            await asyncio.sleep(wait)

    async def close(self) -> None:
        """Leave Discord, once the interactions under way have their answers. Closing twice is harmless, and so is
        closing before `begin`, which then does nothing."""
        self._leaving = True
        if not self._connected:
            # Whoever cannot log in would go on trying.
            self._give_up()
        if self.busy:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.settled(), LEAVING)
        if self.http.token is not None or self._serving is not None:
            await super().close()
        for task in self._meanwhile:
            task.cancel()
        await self.studio.close()
        # A client that cannot reach the gateway would try for ever.
        self._give_up()

    def _give_up(self) -> None:
        # The library closes the client from within, too: who does so ends by himself.
        if self._serving is not None and self._serving is not asyncio.current_task():
            self._serving.cancel()

    async def setup_hook(self) -> None:
        if self.shard_count is None:
            # Left to itself the library would also take the gateway's address from there, and pass over ours.
            self.shard_count, _, _ = await self.http.get_bot_gateway()
        await self.tree.set_translator(Translator(self.texts))
        await self._register()
        self.port.open()

    async def _register(self) -> None:
        """Register the commands if their definition changed since this application last did."""
        assert self.application_id is not None
        wanted = await definitions(self.tree, self.texts)
        digest = hashlib.sha256(json.dumps(wanted, sort_keys=True).encode()).hexdigest()
        mark = f"{self.application_id} {Route.BASE} {digest}"
        if self._notes is not None and await self._notes.note(REGISTERED) == mark:
            known = await self._notes.note(NUMBERS)
            if known is not None:
                self._number(json.loads(known))
                return
        try:
            made: Any = await self.http.bulk_upsert_global_commands(self.application_id, wanted)
            numbers = numbers_of(made)
            self._number(numbers)
            if self._notes is not None:
                await self._notes.put_note(NUMBERS, json.dumps(numbers))
                await self._notes.put_note(REGISTERED, mark)
        except (discord.HTTPException, aiohttp.ClientError, OSError, StoreError) as error:
            # Those registered before still work; the next start tries again.
            log.error("the commands could not be registered: %s", error)
        else:
            log.info("%s commands registered", len(wanted))

    def _number(self, numbers: dict[str, int]) -> None:
        """Let sentences name the commands so that they can be pressed."""
        if self._tables is not None:
            self._tables.services.commands.update(numbers)

    # ---- what Discord tells

    async def on_connect(self) -> None:
        if not self._connected:
            self._connected = True
            if self.on_first_ready is not None:
                await self.on_first_ready()

            return
        self.tables.back()

    async def on_resumed(self) -> None:
        self.tables.back()

    async def on_disconnect(self) -> None:
        if self._tables is not None:
            self._tables.away()

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        """Tell the handlers of *event*. A command has been handed to the tree by now: no task need find that out."""
        if event != "interaction" or args[0].type in SERVED_HERE:
            super().dispatch(event, *args, **kwargs)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Every component and form; commands go through the tree."""
        await self.attend(interaction, press(interaction))

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        await self.tables.reach.lost(channel.id)

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        await self.tables.reach.lost(thread.thread_id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await self.tables.reach.lost_guild(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self._restored(guild.id)

    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        await self.tables.reach.unavailable(guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        await self._restored(guild.id)

    async def on_guild_update(self, _before: discord.Guild, after: discord.Guild) -> None:
        await self._restored(after.id)

    async def on_guild_role_update(self, _before: discord.Role, after: discord.Role) -> None:
        await self._restored(after.guild.id)

    async def on_member_update(self, _before: discord.Member, after: discord.Member) -> None:
        # Of all members Discord tells a bot without that intent of itself alone.
        if self.user is not None and after.id == self.user.id:
            await self._restored(after.guild.id)

    async def on_guild_channel_update(self, _before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        # Threads have the permissions of their channel: all are looked at.
        await self._restored(after.guild.id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        await self._restored(payload.guild_id, payload.thread_id)

    async def _restored(self, guild: int, channel: int | None = None) -> None:
        if self._tables is not None:
            await self._tables.reach.restored(guild, channel)

    async def on_error(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        log.exception("trouble in %s", event)

    # ---- serving one interaction

    @property
    def busy(self) -> bool:
        """Whether an interaction is being served, or something is left to do after one."""
        return self._working > 0 or bool(self._meanwhile)

    def silent_for(self) -> float:
        """Seconds, by the event loop's time, since the last interaction came."""
        return asyncio.get_running_loop().time() - self._heard_at

    async def settled(self) -> None:
        """Return when no interaction is being served, and nothing is left to do after one."""
        await self._idle.wait()
        while self._meanwhile:
            await asyncio.wait(self._meanwhile)

    def meanwhile(self, work: Coroutine[Any, Any, None]) -> None:
        """Do *work*, for which nobody waits; it has nothing to say when it fails."""
        task = asyncio.create_task(work, name="meanwhile")
        self._meanwhile.add(task)
        task.add_done_callback(self._meanwhile.discard)

    async def attend(self, interaction: Interaction, work: Coroutine[Any, Any, None]) -> None:
        """Do *work* for *interaction*, in time; whatever goes wrong is told to its person alone."""
        Reply.of(interaction)
        self._heard_at = asyncio.get_running_loop().time()
        self._working += 1
        self._idle.clear()
        try:
            await work
        except Exception as error:
            await self.explain(interaction, error)
        finally:
            Reply.of(interaction).let_go()
            self._working -= 1
            if not self._working:
                self._idle.set()

    async def explain(self, interaction: Interaction, error: Exception) -> None:
        """Say privately what went wrong. What nobody foresaw is logged, under an id that the person is told."""
        if isinstance(error, app_commands.CommandInvokeError):
            error = error.original
        match error:
            case Refused():
                refused = error
            case StoreDamaged():
                log.error("something stored cannot be read: %s", error)
                refused = refusal_of(error)
            case app_commands.CommandNotFound() | app_commands.CommandSignatureMismatch():
                # The person's client still shows an earlier version of the commands.
                refused = Refused("command-changed")
            case app_commands.TransformerError():
                refused = Refused("not-understood", typed=str(error.value)[:100])
            case _:
                ident = secrets.token_hex(4)
                data: Any = interaction.data or {}
                # Of a component only what it is for: the rest of its id may be somebody's secret choice.
                what = "|".join(str(data["custom_id"]).split("|")[:2]) if "custom_id" in data else data.get("name")
                log.error("trouble %s in %s %s", ident, interaction.type.name, what, exc_info=error)
                self.trouble = Trouble(ident, self.clock.now())
                refused = Refused("unexpected", id=ident)
        if self.metrics is not None:
            self.metrics.refused(refused.key)
        await tell(interaction, refused)


def numbers_of(made: list[dict[str, Any]]) -> dict[str, int]:
    """The number of each command by its path, from what Discord answers to their registration.

    >>> numbers_of([{"id": "7", "name": "gm", "options": [{"type": 1, "name": "undo"}]}, {"id": "8", "name": "why"}])
    {'gm-undo': 7, 'why': 8}
    """
    found: dict[str, int] = {}
    for each in made:
        within = [option["name"] for option in each.get("options") or () if option.get("type") == 1]
        paths = [f"{each['name']}-{name}" for name in within] or [each["name"]]
        found |= dict.fromkeys(paths, int(each["id"]))
    return found
