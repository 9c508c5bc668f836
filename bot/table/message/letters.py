"""Words to one person: by direct message; else the game master's wait behind a button, and what he himself must hear is
said on his screen."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from bot.kernel.errors import Refused
from bot.kernel.ruleset import Reader
from bot.port import PortError
from bot.render.cards import Button, Card
from bot.render.names import Ready, user
from bot.table.base.actor import Actor, Outcome
from bot.table.base.likeness import listed
from bot.table.base.places import nonce_of
from bot.table.base.protocols import Amendable, Observed, Opened
from bot.table.base.session import Letter
from bot.table.hearing import authority

if TYPE_CHECKING:
    from bot.kernel.frame import Told

log = logging.getLogger(__name__)

PATIENCE = 10.0
"""Seconds that a letter may take; the encounter is held all the same, a little later."""


MOST = 30
"""Letters that wait to be opened; an older one is lost."""


class Written(Amendable, Protocol):
    """One encounter, as far as letters need it."""


class Closed(Observed, Opened, Protocol):
    """One encounter whose channel is lost."""


class Letters:
    """What the game master writes to single people at one table."""

    def __init__(self, table: Written) -> None:
        self._table = table

    async def write(self, actor: Actor, person: int, name: str, text: str) -> Outcome:
        """Words of the GM's to one person: a direct message, or else a button in the channel that opens them."""
        table = self._table
        authority.check_gm(table.session, actor)
        if not text.strip():
            raise Refused("letter-empty")
        late = getattr(table.ruleset, "too_late_for_words", None)
        if late is not None and late(table.committed.state, person):
            raise Refused("letter-too-late", name=name)
        return await self._write_to(actor, name, Letter(to=person, text=text))

    async def deliver(self, actor: Actor, events: Sequence[Told]) -> None:
        """Send those of *events* that the game calls a letter (`letter_to`), told by *actor*, as one."""
        table = self._table
        letter_to = getattr(table.ruleset, "letter_to", lambda event: None)
        people = {each.id: each for each in table.people()}
        for each in events:
            to = people.get(letter_to(each.event) or "")
            if to is not None and to.player not in (None, actor.user):
                reader = Reader(to.player)
                text = table.services.renderer.ruling(
                    table.ruleset, table.committed.state, [each], reader, table.locale, anything=True
                )
                await self._write_to(actor, to.name, Letter(to=to.player, text=text, ready=True))

    async def send(self, actor: Actor, name: str, letter: Letter) -> Outcome:
        """*letter*, in the name of *actor*, to somebody called *name*."""
        return await self._write_to(actor, name, letter)

    async def _write_to(self, actor: Actor, name: str, letter: Letter) -> Outcome:
        table = self._table
        if await self._whispered(letter.to, self._opened(letter, actor.locale)):
            return Outcome(
                Card(text=table.services.renderer.note(actor.locale, "letter-sent", name=name)), private=True
            )
        async with table.lock:
            ident = str(actor.interaction or table.last_line)
            letters = {**table.session.letters, ident: letter}
            kept = dict(list(letters.items())[-MOST:])
            note = table.services.renderer.note
            card = Card(
                text=note(table.locale, "letter-waits", person=user(letter.to)),
                rows=(
                    (Button(id=f"gt|{table.id}|{ident}", label=note(table.locale, "button-letter", name=name)[:80]),),
                ),
                mentions=(letter.to,),
            )
            # Not the answer to the command: its header would show what was typed.
            place = table.outbox.want(f"n:{ident}", card)
            session = table.session.model_copy(update={"letters": kept})
            await table.amend(session, [place], actor=actor)
        return Outcome(Card(text=table.services.renderer.note(actor.locale, "letter-left", name=name)), private=True)

    async def _whispered(self, person: int, text: str) -> bool:
        try:
            await self._table.services.port.whisper(person, Card(text=text))
        except PortError:
            return False
        return True

    def read(self, actor: Actor, ident: str) -> Outcome:
        """[A note for …]: for the one it was written to, and for the GM."""
        letter = self._table.session.letters.get(ident)
        if letter is None:
            raise Refused("moment-passed")
        if actor.user != letter.to and not authority.is_gm(self._table.session, actor):
            raise Refused("letter-not-yours")
        return Outcome(Card(text=self._opened(letter, actor.locale)), private=True)

    def _opened(self, letter: Letter, locale: str) -> str:
        return self._table.services.renderer.note(
            locale, "letter", text=Ready(letter.text) if letter.ready else letter.text
        )


async def place_lost(table: Closed, why: str) -> None:
    """Tell the game master that the channel of his encounter was deleted (*why* is `gone`): it stands, and how what was
    played is had. Or that the permission *why* was withdrawn from the bot there: it stands until it is given back."""
    names = listed(each.name for each in table.ruleset.people(table.committed.state) if not each.out)
    note = table.services.renderer.note
    if why == "gone":
        text = note(table.locale, "letter-gone", names=names, encounter=table.id)
    else:
        channel = Ready(f"<#{table.row.channel}>")
        text = note(table.locale, "letter-closed", names=names, channel=channel, what=why)
    card = Card(text=text)
    port, gm, screen = table.services.port, table.session.gms[0], table.session.screen
    try:
        async with asyncio.timeout(PATIENCE):
            try:
                await port.whisper(gm, card)
            except PortError as closed:
                if screen is None:
                    raise
                log.info("encounter %s: its game master takes no direct message (%s)", table.id, closed)
                told = card.model_copy(update={"text": f"<@{gm}> {text}", "mentions": (gm,)})
                await port.post(screen, told, nonce_of(table.id, f"letter-{why}"[:25]))
    except (PortError, TimeoutError) as trouble:
        log.warning(
            "encounter %s: its game master could not be told that its channel is lost (%s): %s", table.id, why, trouble
        )
