"""How an outcome becomes the answer to an interaction, exactly one, in time, whatever the connection does.

An interaction must get its first answer within three seconds. Commands answer at once; only when the table is late is
the interaction deferred, privately: a command shows "thinking" to its author alone, a press keeps its message as it is.
What was meant for the channel is then sent as a message of its own.
"""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

import aiohttp
import discord

from bot.discord_cards import CardView, allowed, first_answer, open_form, to_view
from bot.discord_port import asked_patience
from bot.kernel.errors import Refused
from bot.pictures import Picture
from bot.render.cards import Attached, Card, Form
from bot.render.names import shorten
from bot.studio import NotDrawn
from bot.table.base.actor import Actor, Outcome
from bot.table.saying import retyping
from cogs.serving import Interaction

if TYPE_CHECKING:
    from bot.table import Table

log = logging.getLogger(__name__)

LATE: Final = 2.0
"""Seconds after which an unanswered interaction is deferred."""
WAITS: Final = (0.1, 0.3, 0.6)
"""Seconds between attempts when the connection is cut: all of them fit into the three seconds."""
ALREADY_ANSWERED: Final = 40060
_REPLY: Final = "reply"
LONGEST: Final = 1_990

Stage: TypeAlias = Literal["open", "thinking", "kept", "answered"]


class Undelivered(Exception):
    """Discord did not take the answer, or nobody can know whether it did."""


class Reply:
    """The one answer to *interaction*. Made when the interaction comes in; `send` may be called once."""

    __slots__ = ("_deferring", "_doubtful", "_followed", "_interaction", "_since", "_timer", "stage")

    def __init__(self, interaction: Interaction) -> None:
        self.stage: Stage = "open"
        self._interaction = interaction
        self._since = asyncio.get_running_loop().time()
        self._doubtful = False
        self._followed: int | None = None
        self._deferring: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = asyncio.get_running_loop().call_later(LATE, self._late)

    @classmethod
    def of(cls, interaction: Interaction) -> Reply:
        """The reply to *interaction*, begun now if it was not before."""
        found = interaction.extras.get(_REPLY)
        if found is None:
            found = interaction.extras[_REPLY] = cls(interaction)
        assert isinstance(found, Reply)
        found._interaction = interaction
        return found

    def _reach(self, stage: Stage) -> None:
        metrics = self._interaction.client.metrics
        if metrics is not None and self.stage == "open":
            metrics.answered(self._interaction.type.name, asyncio.get_running_loop().time() - self._since)
        self.stage = stage

    def let_go(self) -> None:
        """Nothing is left to say for now: the interaction, which knows its reply, is not held by it any more, so that
        its memory is free at once and not only when garbage is collected."""
        if self._timer is None and (self._deferring is None or self._deferring.done()):
            self._interaction = None  # type: ignore[assignment]

    def _late(self) -> None:
        self._timer = None
        if self.stage == "open":
            self._deferring = asyncio.create_task(self._defer(), name=f"defer {self._interaction.id}")

    async def defer(self) -> None:
        """Ask for up to fifteen minutes, privately: for work that is known to be slow."""
        self._calm()
        if self.stage == "open" and self._deferring is None:
            await self._defer()

    async def _defer(self) -> None:
        interaction = self._interaction
        pressed = interaction.type is not discord.InteractionType.application_command
        try:
            await self._insist(lambda: interaction.response.defer(ephemeral=True))
        except Undelivered as error:
            self._doubtful = True
            log.info("interaction %s could not be deferred: %s", interaction.id, error)
        else:
            self._reach("kept" if pressed else "thinking")

    def _calm(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def send(
        self,
        card: Card,
        *,
        private: bool,
        update: bool = False,
        bare: bool = False,
        attachment: Attached | None = None,
    ) -> int | None:
        """Answer with *card*; the message's id if it is known. Raises `Undelivered`.

        *update* turns the pressed message itself into the card, *bare* without the files that it had. Raises
        `discord.HTTPException` for a card that Discord will not have in any case.
        """
        self._calm()
        if card.is_empty and attachment is None:
            # An error of ours, and whoever waits for an answer gets one all the same; the channel keeps what it shows.
            interaction = self._interaction
            log.error("interaction %s: its answer has nothing to show", interaction.id)
            noted = interaction.client.renderer.note(locale_of(interaction), "noted")
            await self.send(Card(text=noted), private=True)
            return None
        if self._deferring is not None:
            await asyncio.shield(self._deferring)
        if self.stage == "open":
            try:
                sent = await self._first(card, private, update, bare, attachment)
            except _Acknowledged:
                # The deferral arrived after all; the answer did not.
                pressed = self._interaction.type is not discord.InteractionType.application_command
                self._reach("kept" if pressed else "thinking")
            else:
                self._reach("answered")
                return sent
        sent = await self._later(card, private, update, attachment)
        self._reach("answered")
        return sent

    async def fill_in(self, form: Form) -> bool:
        """Open *form*; False when it is too late for that, so that something has to be said instead."""
        self._calm()
        if self._deferring is not None:
            await asyncio.shield(self._deferring)
        if self.stage != "open":
            return False
        try:
            await self._insist(lambda: open_form(self._interaction, form))
        except _Acknowledged:
            self._reach("kept" if self._pressed else "thinking")
            return False
        self._reach("answered")
        return True

    @property
    def _pressed(self) -> bool:
        return self._interaction.type is not discord.InteractionType.application_command

    async def _first(
        self, card: Card, private: bool, update: bool, bare: bool, attachment: Attached | None
    ) -> int | None:
        interaction = self._interaction
        update = update and interaction.message is not None
        told: int | None
        if attachment is None:
            told = await self._insist(
                lambda: first_answer(interaction, card, private=private, update=update, bare=bare)
            )
        else:
            taken: discord.InteractionCallbackResponse[Any] | None = await self._insist(
                lambda: interaction.response.send_message(
                    card.text, allowed_mentions=allowed(card), ephemeral=private, **_extras(card, attachment)
                )
            )
            told = None if taken is None else int(taken.message_id or 0) or None
        return interaction.message.id if update and interaction.message is not None else told

    async def _later(self, card: Card, private: bool, update: bool, attachment: Attached | None) -> int | None:
        """After a deferral: by the interaction's token, as fits what the deferral promised."""
        interaction = self._interaction
        if (update and self.stage == "kept") or (private and self.stage == "thinking"):
            files = [] if attachment is None else [_file(attachment)]
            message: discord.InteractionMessage | None = await self._insist(
                lambda: interaction.edit_original_response(
                    content=card.text, view=to_view(card), allowed_mentions=allowed(card), attachments=files
                )
            )
            return None if message is None else message.id
        if self.stage == "thinking":
            # The first message after it would fill "thinking" and stay private, so that one goes first.
            await self._insist(interaction.delete_original_response)
        try:
            # Sent once: nobody could tell a repetition from a second message.
            followed = await interaction.followup.send(
                card.text, allowed_mentions=allowed(card), ephemeral=private, wait=True, **_extras(card, attachment)
            )
        except (aiohttp.ClientError, OSError, TimeoutError) as error:
            raise Undelivered(str(error)) from error
        except discord.HTTPException as error:
            _raise_unless_hopeless(error)
            raise Undelivered(str(error)) from error
        self._followed = followed.id
        return followed.id

    async def add(self, card: Card) -> None:
        """Tell *card* privately after the answer. Whoever does not get it finds it in the log."""
        if card.is_empty:
            return
        try:
            await self._interaction.followup.send(card.text, allowed_mentions=allowed(card), ephemeral=True)
        except (aiohttp.ClientError, OSError, TimeoutError, discord.HTTPException) as error:
            log.info("interaction %s: what followed the answer was not taken: %s", self._interaction.id, error)

    async def attach(self, attachment: Attached) -> None:
        """Add a file to the answer that was sent, which otherwise stays as it is. Raises `discord.HTTPException`, or
        what the connection raises."""
        interaction = self._interaction
        if self._followed is None:
            await interaction.edit_original_response(attachments=[_file(attachment)])
        else:
            await interaction.followup.edit_message(self._followed, attachments=[_file(attachment)])

    async def _insist(self, attempt: Callable[[], Awaitable[Any]]) -> Any:
        """Run *attempt*, again when the connection is cut; None when Discord says that it has been done already."""
        trouble: Exception | None = None
        for wait in (*WAITS, None):
            try:
                return await attempt()
            except discord.HTTPException as error:
                if error.code == ALREADY_ANSWERED:
                    # Ours: an attempt that seemed to fail was taken, or the deferral was.
                    if self._doubtful and self.stage == "open":
                        raise _Acknowledged from error
                    return None
                if error.status == 429 and wait is not None and asked_patience(error) <= 1.0:
                    wait = max(wait, asked_patience(error))
                elif error.status != 503 or wait is None:
                    _raise_unless_hopeless(error)
                    raise Undelivered(str(error)) from error
                trouble = error
            except (aiohttp.ClientError, OSError, TimeoutError) as error:
                trouble = error
            except RuntimeError as error:
                # The session is closed: the bot is being stopped.
                raise Undelivered(str(error)) from error
            if wait is not None:
                await asyncio.sleep(wait)
        raise Undelivered(str(trouble)) from trouble


class _Acknowledged(Exception):
    """The interaction is acknowledged, but by a deferral of ours whose fate was unknown."""


def _raise_unless_hopeless(error: discord.HTTPException) -> None:
    """Let a body that Discord refuses come out as what it is, an error of the program."""
    if error.status == 400:
        raise error


def _extras(card: Card, attachment: Attached | None) -> dict[str, Any]:
    extras: dict[str, Any] = {}
    view: CardView | None = to_view(card)
    if view is not None:
        extras["view"] = view
    if attachment is not None:
        extras["file"] = _file(attachment)
    return extras


def _file(attachment: Attached) -> discord.File:
    return discord.File(io.BytesIO(attachment.content), filename=attachment.name, description=attachment.about or None)


async def show(interaction: Interaction, outcome: Outcome) -> None:
    """Answer *interaction* with *outcome*, and tell the table whether Discord took it."""
    attachment, picture = outcome.attachment, outcome.picture
    if picture is not None and (drawn := interaction.client.studio.kept(picture)) is not None:
        attachment, picture = pictured(picture, drawn), None
    card, drawing = outcome.card, ExitStack()
    if picture is not None:
        try:
            gate = interaction.client.tables.services.picturing
            drawing.enter_context(gate.through(guild_of(interaction), interaction.user.id))
        except Refused as refused:
            # The words say all: only the picture is left out, and that is said.
            said = interaction.client.renderer.refusal(locale_of(interaction), refused)
            card, picture = card.model_copy(update={"text": shorten(f"{card.text}\n{said}", LONGEST)}), None
    with drawing:
        await _shown(interaction, replace(outcome, card=card), attachment)
        if picture is not None and Reply.of(interaction).stage == "answered":
            interaction.client.meanwhile(_illustrate(interaction, picture, drawing.pop_all()))


async def _shown(interaction: Interaction, outcome: Outcome, attachment: Attached | None) -> None:
    try:
        if outcome.form is not None and await Reply.of(interaction).fill_in(outcome.form):
            return
        message = await Reply.of(interaction).send(
            outcome.card, private=outcome.private, update=outcome.update, bare=outcome.bare, attachment=attachment
        )
    except Undelivered as error:
        log.info("interaction %s: the answer was not taken: %s", interaction.id, error)
        await outcome.undelivered()
    except discord.HTTPException:
        await outcome.undelivered()
        raise
    else:
        try:
            await outcome.delivered(message)
        except Exception:
            # The person has the answer; the table finds it again by the interaction.
            log.exception("interaction %s: the delivery could not be noted", interaction.id)
        if outcome.aside is not None:
            await Reply.of(interaction).add(outcome.aside)


def pictured(picture: Picture, drawn: bytes) -> Attached:
    """*picture* as a file, with its words for whoever does not see it."""
    return Attached(picture.name, drawn, picture.alt)


async def _illustrate(interaction: Interaction, picture: Picture, drawing: ExitStack) -> None:
    """Add *picture* to the answer, which says the same in words: without it, nothing is missing. *drawing* is closed
    when that is done."""
    try:
        with drawing:
            drawn = await interaction.client.studio.draw(picture)
            await Reply.of(interaction).attach(pictured(picture, drawn))
    except (NotDrawn, discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError, RuntimeError) as trouble:
        log.info("interaction %s: no picture: %s", interaction.id, trouble)
    finally:
        Reply.of(interaction).let_go()


async def tell(interaction: Interaction, refused: Refused) -> None:
    """Say *refused* to its reader alone, in their language."""
    client = interaction.client
    card = retyping.card(client.renderer, locale_of(interaction), refused)
    try:
        await Reply.of(interaction).send(card, private=True)
    except (Undelivered, discord.HTTPException) as error:
        log.warning("interaction %s: refusal %s could not be told: %s", interaction.id, refused.key, error)


def locale_of(interaction: Interaction) -> str:
    """The language to speak to the person behind *interaction*."""
    return interaction.client.texts.locale(interaction.locale.value)


def actor_of(interaction: Interaction) -> Actor:
    """The person behind *interaction*, as the tables know people."""
    user = interaction.user
    return Actor(
        user=user.id,
        name=user.display_name,
        locale=locale_of(interaction),
        manages=interaction.permissions.manage_channels,
        interaction=interaction.id,
        token=interaction.token,
        at=interaction.client.clock.now(),
        guild=interaction.guild_id or 0,
    )


def channel_of(interaction: Interaction) -> int:
    """The channel (or thread) in which *interaction* happened."""
    if interaction.channel_id is None:
        raise Refused("no-encounter-here")
    return interaction.channel_id


def guild_of(interaction: Interaction) -> int:
    """The server in which *interaction* happened."""
    if interaction.guild_id is None:
        raise Refused("not-in-a-server")
    return interaction.guild_id


async def here(interaction: Interaction) -> Table:
    """The table of the channel; `Refused("no-encounter-here")` when there is none."""
    return await interaction.client.tables.here(channel_of(interaction))


async def latest(interaction: Interaction) -> Table:
    """The table of the channel, or the one that ended there last: for looking back."""
    return await interaction.client.tables.latest(channel_of(interaction))
