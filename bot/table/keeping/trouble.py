"""Trouble at a table: the clock stops, its game master is told why, and it goes on when that is mended."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Protocol

from bot.kernel import inputs as said
from bot.kernel.engine import taken
from bot.kernel.errors import ImpossibleFace, Refused
from bot.kernel.upgrades import KERNEL, Form
from bot.render.panel import purpose as in_words
from bot.table.base.actor import REFEREE, Actor
from bot.table.base.protocols import Opened, Remembered, Submitting, Taking
from bot.table.base.session import Aside, Kept
from bot.table.base.unsaved import graveness
from bot.table.hearing import authority
from bot.table.hearing.meaning import Meaning
from bot.table.message import gm_screen, letters
from bot.table.message.postman import Postman

UNAVAILABLE = "unavailable"
"""Why a channel is out of reach: Discord says that its whole server is, for a while."""
NONE = "none"
"""What a sentence reads where there is nothing to name."""
log = logging.getLogger(__name__)


class Troubled(gm_screen.Losing, Opened, Remembered, Submitting, Taking, Protocol):
    """One encounter, as far as trouble with it needs it."""

    @property
    def postman(self) -> Postman: ...

    @property
    def meaning(self) -> Meaning: ...


class Trouble:
    """What is wrong with one table."""

    def __init__(self, table: Troubled) -> None:
        self._table = table
        self._holding: asyncio.Task[None] | None = None

    @property
    def under_way(self) -> bool:
        """Whether the table is being held for some trouble."""
        return self._holding is not None and not self._holding.done()

    async def settled(self) -> None:
        """Return when it is held."""
        if self._holding is not None:
            await asyncio.gather(self._holding, return_exceptions=True)

    def screen_lost(self, why: str) -> None:
        """The screen's channel is gone or closed to the bot."""
        self._holding = asyncio.create_task(gm_screen.lost(self._table, why))

    async def stop(self, reason: str, what: str | None) -> None:
        """Hold this encounter and tell the GM why; *what* was set aside."""
        table = self._table
        if table.committed.standing.held:
            return
        await table.take(said.Hold(0, reason), REFEREE, aside=Aside(set_aside=what[:2_000] if what else None))

    # ---- a laid-down face that its die cannot show

    async def misfit(
        self, given: Any, actor: Actor, face: ImpossibleFace, remark: str | None, aside: Aside | None
    ) -> Refused:
        """A laid-down face does not fit the die that *given* needs: the encounter is held, the game master told whose
        roll wants which die, and what *actor* has said is kept. The refusal for who said it; the lock is held."""
        table = self._table
        gm = authority.is_gm(table.session, actor)
        person = next((each for each in table.people() if each.id == face.who), None)
        purpose = self._purpose(face.why)
        kept = table.session.kept
        if actor.user and (isinstance(given, said.Answer) or not isinstance(given, said.KernelInput)):
            kept = Kept(
                given=table.engine.codec.dump_input(taken(given)),
                form=(table.ruleset.schema, KERNEL),
                user=actor.user,
                remark=remark or "",
                aside=aside or Aside(),
            )
        if not table.committed.standing.held:
            # Of somebody hidden nobody else learns that he rolls.
            seen = person is not None and not person.hidden and purpose is not None
            hold = said.Hold(
                0, "dice", face.face, face.sides, who=face.who if seen else None, why=purpose if seen else None
            )
            what = f"{face.face}/d{face.sides}"
            await table.take(hold, REFEREE, aside=Aside(set_aside=what))
        if kept != table.session.kept:
            await table.amend(table.session.model_copy(update={"kept": kept}))
        if gm:
            name = NONE if person is None else person.name
            why = in_words(table.meaning.words(actor.locale), face.why)
            return Refused("impossible-face", face=face.face, sides=face.sides, name=name, why=why)
        return Refused("answer-kept" if kept is not None and kept.user == actor.user else "held", reason="dice")

    def _purpose(self, why: str) -> str | None:
        """The code of the word for what a die is rolled for."""
        codes = {code for _, code in self._table.meaning.words_of("gm-dice", "why", "en")}
        return max((each for each in codes if why.startswith(each)), key=len, default=None)

    async def take_up(self) -> None:
        """What was kept is said again, now that the clock runs."""
        table = self._table
        async with table.lock:
            kept = table.session.kept
            if kept is None or table.committed.standing.held or table.ended:
                return
            by = Actor(kept.user, "", table.locale)
            try:
                given = table.engine.codec.load_input(kept.given, Form(*kept.form))
                aside = kept.aside.model_copy(update={"taken_up": True})
                await table.take(given, by, remark=kept.remark or None, aside=aside)
            except (Refused, ValueError) as refused:
                # Another misfit keeps it; else it is possible no more, or an upgrade knows no such input.
                log.info("encounter %s: what was kept is not taken (%s)", table.id, refused)
                if not table.committed.standing.held and table.session.kept is not None:
                    await table.amend(table.session.model_copy(update={"kept": None}))

    async def lost(self, why: str) -> None:
        """The channel is gone or closed to the bot: hold, and try no more."""
        table = self._table
        log.warning("encounter %s: channel %s is out of reach (%s)", table.id, table.row.channel, why)

        async def hold() -> None:
            if why != UNAVAILABLE and not table.ended:
                # Before it is noted: a crash in between tells him twice rather than never.
                await letters.place_lost(table, why)
            async with table.lock:
                if table.committed.standing.held or table.committed.standing.ended:
                    return
                try:
                    await table.take(said.Hold(0, "lost"), REFEREE, aside=Aside(trouble=why))
                except Refused as refused:
                    log.log(graveness(refused), "encounter %s could not be held: %s", table.id, refused.key)

        if table.session.trouble != why:
            self._holding = asyncio.create_task(hold())

    async def channel_lost(self) -> None:
        """Discord says that the channel was deleted, or the bot removed."""
        await self.lost("gone")

    async def unavailable(self) -> None:
        """Discord says that the server cannot be reached: deadlines stand still until it can (`recheck`)."""
        await self.lost(UNAVAILABLE)

    async def recheck(self) -> None:
        """The channel may be open to the bot again: send what was not sent, and let time run if it stood for that."""
        table = self._table
        if table.ended or table.services.port.closed(table.row.channel) is not None:
            return
        if table.committed.standing.held != "lost":
            if table.outbox.unsent:
                table.postman.hurry()
            return
        back = table.services.renderer.note(table.locale, "channel-back")
        try:
            await table.submit(lambda: said.Resume(0), aside=Aside(mended=True), remark=back)
        except Refused as refused:
            log.warning("encounter %s does not go on: %s", table.id, refused.key)
