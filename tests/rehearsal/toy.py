"""A small discord.py bot that does one of everything, to try the rehearsal with."""

import asyncio
import io
import logging
from pathlib import Path
from typing import ClassVar

import discord
import yarl
from discord import app_commands

FACTORY = f"{__name__}:make"
"""The toy, as `LocalTable` wants a bot named."""


class ToyTranslator(app_commands.Translator):
    """A few French names."""

    words: ClassVar = {"strike": "frapper", "target": "cible", "how": "maniere", "softly": "doucement"}

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        return self.words.get(string.message) if locale is discord.Locale.french else None


class Panel(discord.ui.View):
    """A button that changes its own message, one that answers in private, one that opens a form."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.button(label="Parry", custom_id="toy:parry")
    async def parry(self, interaction: discord.Interaction, button: discord.ui.Button["Panel"]) -> None:
        await interaction.response.edit_message(content=f"**{interaction.user.display_name}** parries", view=None)

    @discord.ui.button(label="Why?", custom_id="toy:why", style=discord.ButtonStyle.secondary)
    async def why(self, interaction: discord.Interaction, button: discord.ui.Button["Panel"]) -> None:
        await interaction.response.send_message("1d20 + 4 = 17", ephemeral=True)

    @discord.ui.button(label="Form", custom_id="toy:form")
    async def form(self, interaction: discord.Interaction, button: discord.ui.Button["Panel"]) -> None:
        await interaction.response.send_modal(Form())

    @discord.ui.select(
        custom_id="toy:target",
        placeholder="target",
        options=[discord.SelectOption(label="Orc", value="c1"), discord.SelectOption(label="Goblin", value="c2")],
    )
    async def target(self, interaction: discord.Interaction, select: discord.ui.Select["Panel"]) -> None:
        await interaction.response.send_message(f"chosen {select.values[0]}", ephemeral=True)


class Form(discord.ui.Modal, title="A sheet"):
    """Two lines of text and a select."""

    name: discord.ui.TextInput["Form"] = discord.ui.TextInput(label="Name", max_length=20)
    level: discord.ui.TextInput["Form"] = discord.ui.TextInput(label="Level", default="1", required=False)
    kind: discord.ui.Label["Form"] = discord.ui.Label(
        text="Class",
        component=discord.ui.Select(options=[discord.SelectOption(label=item) for item in ("Warrior", "Mage")]),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.kind.component, discord.ui.Select)
        words = f"{self.name.value} level {self.level.value} {self.kind.component.values[0]}"
        await interaction.response.send_message(words, ephemeral=True)


class Toy(discord.Client):
    """The bot. `failures` keeps what its commands raised."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)
        self.failures: asyncio.Queue[Exception] = asyncio.Queue()
        self.lost: list[str] = []
        self.tree = app_commands.CommandTree(self)
        self.tree.on_error = self._failed  # type: ignore[method-assign]
        _add_commands(self)

    async def _failed(self, interaction: discord.Interaction, error: app_commands.AppCommandError) -> None:
        self.failures.put_nowait(getattr(error, "original", error))

    async def setup_hook(self) -> None:
        await self.tree.set_translator(ToyTranslator())
        await self.tree.sync()
        self.add_view(Panel())

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        self.lost.append(channel.name)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        self.lost.append(guild.name)


def _add_commands(toy: Toy) -> None:
    tree = toy.tree

    @tree.command(description="Strike a foe")
    @app_commands.choices(how=[app_commands.Choice(name="softly", value="soft")])
    async def strike(
        interaction: discord.Interaction,
        target: str,
        how: str | None = None,
        times: app_commands.Range[int, 1, 9] = 1,
        hard: bool = False,
        who: discord.Member | None = None,
    ) -> None:
        told = f"{interaction.user.mention} strikes {target} {how} {times} {hard} {who.display_name if who else '-'}"
        await interaction.response.send_message(told, view=Panel())

    @strike.autocomplete("target")
    async def targets(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        found = [name for name in ("Orc", "Ogre", "Goblin") if name.casefold().startswith(current.casefold())]
        return [app_commands.Choice(name=name, value=name.casefold()) for name in found]

    @tree.command(description="Say something in private")
    async def whisper(interaction: discord.Interaction, text: str) -> None:
        await interaction.response.send_message(text, ephemeral=True)

    @tree.command(description="Think first")
    async def think(interaction: discord.Interaction, private: bool = False) -> None:
        await interaction.response.defer(ephemeral=private)
        await interaction.followup.send("thought", ephemeral=True)

    @tree.command(description="Never answer")
    async def silent(interaction: discord.Interaction) -> None:
        return None

    @tree.command(description="Read a file back")
    async def echo(interaction: discord.Interaction, file: discord.Attachment) -> None:
        content = await file.read()
        await interaction.response.send_message("back", file=discord.File(io.BytesIO(content), "back.txt"))

    @tree.command(description="Post, then edit")
    async def post(interaction: discord.Interaction, text: str) -> None:
        await interaction.response.send_message("posted", ephemeral=True)
        assert isinstance(interaction.channel, discord.TextChannel | discord.Thread)
        message = await interaction.channel.send(text)
        await message.edit(content=f"~~{text}~~")

    @tree.command(description="A direct message")
    async def note(interaction: discord.Interaction, text: str) -> None:
        await interaction.user.send(text)
        await interaction.response.send_message("sent", ephemeral=True)

    group = app_commands.Group(name="gm", description="The game master's")

    @group.command(description="The panel")
    async def panel(interaction: discord.Interaction) -> None:
        held = interaction.permissions.manage_channels
        await interaction.response.send_message("your panel" if held else "not your table", ephemeral=True)

    tree.add_command(group)

    @tree.context_menu(name="Explain")
    async def explain(interaction: discord.Interaction, message: discord.Message) -> None:
        await interaction.response.send_message(f"about: {message.content}", ephemeral=True)


def point_at(api_base: str, gateway_url: str) -> None:
    """Have discord.py talk to a double in this process."""
    discord.http.Route.BASE = api_base
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway_url)


class ToyClock:
    """Stands still until moved."""

    def __init__(self, start: float) -> None:
        self._now = start

    def now(self) -> float:
        return self._now

    async def advance(self, seconds: float, settled: object = None) -> None:
        self._now += seconds


class ToyApp:
    """The toy as the rehearsal's child process runs a bot. It counts its starts in its database."""

    def __init__(self, settings: dict[str, object], clock: ToyClock) -> None:
        point_at(str(settings["discord_api_base"]), str(settings["discord_gateway_url"]))
        logging.getLogger("discord").setLevel(logging.CRITICAL)
        self._token = str(settings["discord_token"])
        self._toy = Toy()
        self._ready = asyncio.Event()
        database = Path(str(settings["database_path"]))
        starts = int(database.read_text()) + 1 if database.exists() else 1
        database.write_text(str(starts))

        @self._toy.event
        async def on_ready() -> None:
            self._ready.set()

        @self._toy.tree.command(description="The table's time and the number of starts")
        async def clock_says(interaction: discord.Interaction) -> None:
            await interaction.response.send_message(f"{clock.now():.0f} after {starts} starts", ephemeral=True)

    async def run(self) -> None:
        async with self._toy:
            await self._toy.start(self._token)

    async def ready(self) -> None:
        await self._ready.wait()

    async def settled(self) -> None:
        busy = [
            task for task in asyncio.all_tasks() if task.get_name().startswith(("CommandTree-", "discord-ui-view-d"))
        ]
        if busy:
            await asyncio.wait(busy)

    async def stop(self) -> None:
        await self._toy.close()


def make(settings: dict[str, object], start: float) -> tuple[ToyApp, ToyClock]:
    clock = ToyClock(start)
    return ToyApp(settings, clock), clock
