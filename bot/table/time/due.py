"""What is due at a table by now: reminders, defaults of questions whose time is up, the end of a breather."""

from __future__ import annotations

import logging
from typing import Protocol

from bot.kernel import inputs as said
from bot.kernel.errors import Refused
from bot.table.base.actor import REFEREE
from bot.table.base.places import SCREEN, Place
from bot.table.base.protocols import Amendable, Hosting, Opened, Presented, Taking
from bot.table.base.session import UNATTENDED
from bot.table.base.unsaved import graveness
from bot.table.hearing.quiet import hours
from bot.table.keeping.trouble import Trouble
from bot.table.message import gm_screen, lesson, living
from bot.table.message.postman import Postman
from bot.table.time import absence, arrivals, returning, rungs
from bot.table.time.handrolls import HandRolls

log = logging.getLogger(__name__)


class Timed(Amendable, Taking, Presented, Opened, Hosting, Protocol):
    """One encounter, as far as time needs it."""

    @property
    def postman(self) -> Postman: ...

    @property
    def rolls(self) -> HandRolls: ...

    @property
    def trouble(self) -> Trouble: ...


class Due:
    """What time brings to one table."""

    def __init__(self, table: Timed) -> None:
        self._table = table

    async def tick(self) -> None:
        """Do what is due by now: reminders, defaults of questions whose time is up, the end of a breather."""
        table = self._table
        async with table.lock:
            # Between two defaults of the same moment nobody need be shown anything.
            table.postman.gathering = True
            try:
                await self._tick()
                await self._renew()
            finally:
                table.postman.let_go()

    async def _tick(self) -> None:
        table = self._table
        now = table.services.moment()
        if lesson.over(table.session, now) and not table.committed.standing.ended:
            await lesson.end(table)
            return
        if table.session.rung is not None and now.reached(table.session.rung) and not table.committed.standing.held:
            if not await absence.kept_quiet(table, now):
                await rungs.climb(table)
            return
        if table.committed.standing.pause or table.committed.standing.ended or await absence.kept_quiet(table, now):
            return
        if await table.rolls.due(now):
            return
        await absence.remind(table, now)
        if await arrivals.overdue(table, now):
            return
        if table.session.go_at is not None and now.reached(table.session.go_at):
            if table.session.breathers >= UNATTENDED:
                await table.trouble.stop("unattended", None)
            else:
                await table.take(said.Continue(), REFEREE)
            return
        due = [ident for ident, each in table.session.asked.items() if now.reached(each.due)]
        if due and table.session.breathers >= UNATTENDED:
            await table.trouble.stop("unattended", None)
            return
        await rungs.ahead(table, due)
        for ident in due:
            try:
                await table.take(said.Deadline(ident), REFEREE)
            except Refused as refused:
                # Another default of this very moment may have settled it already.
                if refused.key not in ("moment-passed", "already-answered", "roll-awaited"):
                    raise

    async def _renew(self) -> None:
        """Post anew what holds the present where it is about an hour old: in the channel, and on the screen. Nobody is
        called by it."""
        table = self._table
        now, standing, session = table.services.moment(), table.committed.standing, table.session
        old = []
        for slot in (session.living, session.onscreen):
            at, place = session.renewed(slot), table.outbox.places.get(slot)
            # What is still on its way is none that is old.
            if at is not None and now.reached(at) and place is not None and place.message is not None:
                old.append(slot)
        if not old or standing.pause or standing.ended or hours(session.quiet, session.zone).hush(now.wall):
            return
        places: list[Place] = []
        stands, fresh = table.situation(), living.fresh_slot(table, table.last_line)
        after = session
        if session.living in old:
            shown = living.present(table, stands, after, fresh, was=session, anew=True)
            after, places = shown.session, [*places, *shown.places]
        if session.onscreen in old:
            screen, none = f"{SCREEN}{fresh}", living.NO_NEWS
            shown = gm_screen.present(table, stands, after, screen, was=session, news=none, anew=True)
            after, places = shown.session, [*places, *shown.places]
        try:
            await table.amend(after, places)
        except Refused as refused:
            log.log(graveness(refused), "encounter %s: an old message was not posted anew: %s", table.id, refused.key)

    @property
    def outlived(self) -> bool:
        """Whether somebody is awaited by a message that can hardly be edited any more, and time runs, and no quiet
        hours hush it."""
        table = self._table
        standing, session = table.committed.standing, table.session
        place = table.outbox.places.get(session.living)
        if place is None or place.flying or not table.outbox.is_old(place) or standing.pause or standing.ended:
            return False
        awaited = any(each.slot == place.slot for each in session.asked.values())
        return awaited and not hours(session.quiet, session.zone).hush(table.services.moment().wall)

    async def post_anew(self) -> None:
        """The message that holds the present has become old while somebody is awaited: the next one takes its place.
        Nobody is called by it."""
        table = self._table
        async with table.lock:
            if not self.outlived:
                return
            session = table.session
            slot = living.fresh_slot(table, table.last_line)
            shown = living.present(table, table.situation(), session, slot, was=session, anew=True)
            try:
                await table.amend(shown.session, shown.places)
            except Refused as refused:
                log.log(
                    graveness(refused), "encounter %s: an old message was not posted anew: %s", table.id, refused.key
                )

    async def returned(self) -> None:
        """After a time away: show the moments that hold now."""
        table = self._table
        async with table.lock:
            await returning.returned(table)
        await table.trouble.take_up()
