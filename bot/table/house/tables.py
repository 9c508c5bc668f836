"""All the tables: opening, waking up when spoken to, deadlines, presses of buttons, and recovery after a restart."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Coroutine, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Unpack

from bot.kernel.errors import Refused
from bot.store import StoreDamaged, StoreFailed
from bot.table.base.actor import Actor, Outcome
from bot.table.base.background import Background
from bot.table.base.places import SLOT_MARK
from bot.table.base.services import Services
from bot.table.base.unsaved import graveness, unsaved
from bot.table.house import nearer, set_back
from bot.table.house.damages import Damages
from bot.table.house.heads import Heads
from bot.table.house.opening import Wanted, kept, prepared
from bot.table.house.presses import AFTER_THE_END, Press, admitted, done
from bot.table.house.reach import Reach
from bot.table.house.table import Table
from bot.table.keeping import damage
from bot.table.keeping.recovery import TROUBLE
from bot.table.keeping.upkeep import NOTE, Upkeep, earliest, last_noted
from bot.table.keeping.waking import changed_by, data_since, stored
from bot.table.time.returning import Return
from bot.table.time.schedule import Schedule

if TYPE_CHECKING:
    from bot.table.base.sheets import Sheets

log = logging.getLogger(__name__)

ASLEEP_AFTER = 600.0
"""An encounter to which nobody has spoken for so many seconds goes back to sleep."""
AGAIN = 30.0
"""Seconds until something is tried once more that was due and could not be done."""


class Tables:
    """Every encounter of this process. Call `start` once, `stop` at the end."""

    def __init__(self, services: Services, version: str) -> None:
        self.services = services
        self.version = version
        self._awake: dict[str, Table] = {}
        self._leaving: set[Table] = set()
        self._waking: dict[str, asyncio.Task[Table]] = {}
        self._background = Background()
        self._schedule = Schedule(services, self._background, self._tick)
        self.heads = Heads(self._schedule)
        self._damages = Damages(services, self.heads, self.spawn)
        self.reach = Reach(self)
        self.upkeep = Upkeep(services, self._background, self._on_beat)
        self.shelf: Sheets | None = None
        self._opening = asyncio.Lock()
        self._undone: set[str] = set()
        """What was due there could not be done: that is an error once, until it can."""
        self._return = Return(self)
        services.leapt = self._leapt

    # ---- starting and stopping

    async def start(self) -> None:
        """Read where everything stands; nothing is sent before `resume`."""
        services = self.services
        noted = last_noted(await services.store.note(NOTE))
        # Uptime stood still since the last sign of life, and does until Discord can be reached.
        heads, unreadable = await services.store.standing()
        if {"alive", "down"} <= noted.keys():
            services.stop_time(noted["alive"], noted["down"])
        else:
            now = services.clock.now()
            services.stop_time(now, now - earliest(heads, now))
        self.upkeep.cut_off = services.clock.now()
        self._data_since = await data_since(services, self.upkeep.cut_off)
        for lost in unreadable:
            self._damages.set_apart(lost)
        for head in heads:
            self.heads.put(head)
        await self.upkeep.begin()

    async def resume(self) -> None:
        """Discord can be reached: send what was not sent, and let time run."""
        slots = await self.services.store.unshown()
        for encounter in dict.fromkeys(each.encounter for each in slots):
            try:
                (await self.by_id(encounter, ended=True)).postman.hurry()
            except Exception as trouble:
                # One that cannot be read keeps nobody else from playing.
                log.log(graveness(trouble), "encounter %s does not wake up: %r", encounter, trouble)
        # Until Discord could be reached nobody could answer: that time does not count.
        lost = self.services.let_time_run()
        self.upkeep.tidy()
        self._connected()
        self._damages.tell()
        self._schedule.run()
        self._return.begin(lost)
        await set_back.Looking(self).begin()

    def _connected(self) -> None:
        self.upkeep.cut_off = None
        self.spawn(self.upkeep.write())

    def away(self) -> None:
        """The connection to Discord is lost: deadlines wait."""
        if self._schedule.running:
            self.upkeep.cut_off = self.services.clock.now()
            self.services.stop_time()
            self._schedule.pause()

    def back(self) -> None:
        """The connection stands again: what could not be sent is sent, and time runs."""
        if self._schedule.running or not self.upkeep.tidies or self._background.stopped:
            return
        lost = self.services.let_time_run()
        self._connected()
        for table in self._awake.values():
            table.postman.hurry()
        self._schedule.run()
        self._return.begin(lost)

    def _leapt(self, seconds: float) -> None:
        """The date was set, or the machine slept: uptime knows nothing of it, but what is shown goes by the date."""
        what = "leapt by %.0f s, or this machine slept" if seconds > 0 else "was set back by %.0f s"
        log.warning(f"the clock {what}: deadlines keep the time that was left", abs(seconds))
        self.spawn(self.upkeep.write())
        self._return.begin(seconds)

    async def stop(self) -> None:
        """Take no more input; whatever is committed is found again."""
        self._schedule.stop()
        self.upkeep.stop()
        await self._background.stop()
        await asyncio.gather(*self._waking.values(), return_exceptions=True)
        for table in [*self._awake.values(), *self._leaving]:
            await table.close()
        await self.upkeep.write(stopped=True)

    def _on_beat(self) -> None:
        self.spawn(self._forgetting())
        now = self.services.clock.steady()
        for table in [t for t in self._awake.values() if t.due.outlived]:
            self.spawn(table.due.post_anew())
        for table in [t for t in self._awake.values() if now - t.spoken_at > ASLEEP_AFTER]:
            if not table.restless:
                self.sleep(table)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do *work* in the background: nobody waits for it but `settled`, and it ends with the tables."""
        self._background.spawn(work)

    def unsent(self) -> list[float]:
        """When each message was wanted that does not read on Discord as it should, of all encounters awake."""
        return [since for table in self._awake.values() for since in table.outbox.unsent_since()]

    async def settled(self) -> None:
        """Return when nothing is in progress and nothing can be sent at the moment."""
        while True:
            if self._background.busy:
                await self._background.wait()
                continue
            if self._waking:
                await asyncio.wait(list(self._waking.values()))
                continue
            for table in list(self._awake.values()):
                await table.settled()
            if not self._background.busy and not any(t.busy for t in self._awake.values()):
                return

    # ---- time

    async def _tick(self, ident: str) -> float | None:
        """Do what is due in *ident*; when to look there again, where nobody has said so."""
        try:
            await (await self.by_id(ident)).due.tick()
            self._undone.discard(ident)
        except Exception as trouble:
            if isinstance(trouble, Refused) and trouble.key in ("file-gone", damage.KEY):
                # It is due again when the bot starts anew, or when it can be read; its people are told.
                return None
            if not (isinstance(trouble, Refused) and trouble.key == "moment-passed" and ident not in self.heads):
                # A full disk, say: nothing was changed; again a little later.
                again = ident in self._undone
                self._undone.add(ident)
                log.log(
                    min(graveness(trouble), logging.WARNING) if again else graveness(trouble),
                    "encounter %s: what is due could not be done (%r), again in a while",
                    ident,
                    trouble,
                )
        head = self.heads.get(ident)
        if head is None or head.due_at is None or self._schedule.waits(ident):
            return None
        now = self.services.moment()
        # What is still due could not be done: at once it could not either.
        return now.uptime + AGAIN if now.reached(head.due_at) else head.due_at

    # ---- finding and waking

    @property
    def live(self) -> int:
        """How many encounters have not ended."""
        return len(self.heads)

    @property
    def channels(self) -> Collection[int]:
        """Where an encounter is played."""
        return self.heads.channels

    async def spoken_in(self, channel: int, otherwise: str) -> str:
        """The language of the encounter in *channel*; *otherwise* where there is none."""
        try:
            return (await self.here(channel)).locale
        except Refused:
            return otherwise

    @property
    def in_memory(self) -> list[Table]:
        """The encounters that are awake."""
        return list(self._awake.values())

    def is_awake(self, encounter: str) -> bool:
        """Whether *encounter* is in memory, or about to be."""
        return encounter in self._awake or encounter in self._waking

    @property
    def awake(self) -> int:
        """How many of them are in memory."""
        return len(self._awake)

    def peek(self, channel: int) -> Table | None:
        """The awake table of *channel*; never touches the disk (a sleeping one begins to wake up)."""
        ident = self.heads.at(channel)
        if ident is None:
            return None
        table = self._awake.get(ident)
        if table is None and ident not in self._waking:
            self.spawn(self._wake_quietly(ident))
        return table

    async def _wake_quietly(self, ident: str) -> None:
        try:
            await self.by_id(ident)
        except Refused as refused:
            log.warning("encounter %s does not wake up: %s", ident, refused)

    async def here(self, channel: int) -> Table:
        """The encounter of *channel*; raises `Refused` (`no-encounter-here`)."""
        ident = self.heads.at(channel)
        if ident is None:
            raise Refused("no-encounter-here")
        return await self.by_id(ident)

    async def latest(self, channel: int) -> Table:
        """The encounter of *channel*, or the one that ended there last; raises `Refused` (`no-encounter-here`)."""
        ident = self.heads.at(channel) or await self.services.store.latest(channel)
        if ident is None:
            raise Refused("no-encounter-here")
        return await self.by_id(ident, ended=True)

    async def by_id(self, encounter: str, *, ended: bool = False) -> Table:
        """The encounter with that id, woken up if need be; raises `Refused` (`moment-passed`) if it is over."""
        table = self._awake.get(encounter)
        if table is None:
            if encounter not in self.heads and not ended:
                raise Refused("moment-passed")
            waking = self._waking.get(encounter)
            if waking is None:
                waking = asyncio.get_running_loop().create_task(self._wake_if_sound(encounter))
                self._waking[encounter] = waking
                waking.add_done_callback(lambda _: self._waking.pop(encounter, None))
            table = await asyncio.shield(waking)
        if table.ended and not ended:
            raise Refused("moment-passed")
        table.spoken_at = self.services.clock.steady()
        return table

    async def _wake_if_sound(self, encounter: str) -> Table:
        try:
            table = await self._wake(encounter)
            if table.ended and encounter in self.heads:
                # Its head says that it goes on, its events say that it is over: they are the truth.
                await self.services.store.set_aside(encounter, table.row.channel)
                table.phase = "ended"
                self.heads.changed(table)
            return table
        except Refused as refused:
            if refused.key != "moment-passed" or encounter not in self.heads:
                raise
            raise self._damages.refusal(encounter, StoreDamaged(encounter, table="encounters")) from refused
        except StoreFailed as failed:
            raise unsaved(failed) from failed
        except (OSError, asyncio.CancelledError, MemoryError):
            # What passes is no damage.
            raise
        except Exception as trouble:
            raise self._damages.refusal(encounter, trouble) from trouble

    async def end(self, actor: Actor, channel: int) -> Outcome:
        """The scene of *channel* is over; one that cannot be read any more is closed all the same. Raises `Refused`."""
        try:
            table = await self.here(channel)
        except Refused as refused:
            if refused.key != damage.KEY:
                raise
            return await self._damages.close(actor, channel)
        return await table.scene.end(actor)

    async def export(self, actor: Actor, channel: int, form: str) -> Outcome:
        """The encounter of *channel* as a file, or the one that ended there last; of one that cannot be read any more
        what is readable. Raises `Refused`."""
        try:
            table = await self.latest(channel)
            return await table.looking.export(actor, form)
        except (Refused, StoreDamaged, *TROUBLE) as trouble:
            ident = self.heads.at(channel) or await self.services.store.latest(channel)
            if ident is None or (isinstance(trouble, Refused) and trouble.key != damage.KEY):
                raise
        return await damage.exported(self.services, ident, actor)

    async def _read_again(self, table: Table) -> None:
        """Somebody was forgotten whom *table* still knows: read it again, its lock is held."""
        found = await stored(self.services, table.id)
        table.adopt(found.loaded.encounter, found.engine, found.session, found.recorder, found.slots)

    async def _forgetting(self) -> None:
        """Whom somebody wanted forgotten beside this process is forgotten here, too."""
        epochs = await self.services.store.epochs(list(self._awake))
        for table in list(self._awake.values()):
            if epochs.get(table.id, table.recorder.epoch) != table.recorder.epoch:
                await table.refresh()

    async def _wake(self, encounter: str) -> Table:
        found = await stored(self.services, encounter)
        table = Table(
            self.services,
            found.loaded.encounter,
            found.engine,
            found.session,
            found.recorder,
            last_line=found.loaded.last_line,
            phase=found.loaded.head.status,
            slots=found.slots,
            changed=self.heads.changed,
            read_again=self._read_again,
        )
        mending = found.mending
        if mending is not None and not table.ended:
            why = changed_by(found.loaded, self.services.version, self.services.build, self._data_since)
            log.warning("encounter %s: after a change (%s) it goes on from line %s", encounter, why, mending.to)
            await table.submit(replace(mending, why=why))
        await nearer.tell(table, nearer.recorded_in(found.loaded))
        self._awake[encounter] = table
        if self._schedule.running:
            table.postman.hurry()
        self._damages.mended(encounter)
        self.heads.look_again(encounter)
        return table

    def sleep(self, table: Table) -> None:
        """Forget *table* until somebody speaks to it, or something is due: it is not busy."""
        self._awake.pop(table.id, None)
        self._leaving.add(table)
        self.spawn(self._leave(table))

    async def _leave(self, table: Table) -> None:
        await table.close()
        self._leaving.discard(table)

    # ---- opening

    async def open(self, actor: Actor, **wanted: Unpack[Wanted]) -> Outcome:
        """Open an encounter; *actor* is its game master. Raises `Refused`."""
        if wanted["channel"] in self.heads.channels:
            raise Refused("encounter-already-here")
        async with self._opening:
            await self.heads.check_room(self.services.store, self.services.limits, wanted["guild"], actor.user)
            fresh = await prepared(self.services, self.version, actor, wanted)
            table = Table(
                self.services,
                fresh.row,
                fresh.engine,
                fresh.session,
                fresh.recorder,
                last_line=0,
                phase="lobby",
                changed=self.heads.changed,
                read_again=self._read_again,
            )
            place = await kept(table, actor)
            self._awake[table.id] = table
            self.heads.changed(table)
            return table.hosted(place)

    # ---- components

    async def press(self, actor: Actor, custom_id: str, values: Sequence[str], message: int, channel: int) -> Outcome:
        """A component whose id is one of ours was used. Raises `Refused`."""
        verb, _, rest = custom_id.partition("|")
        parts = rest.split("|")
        encounter, _, slot = parts[0].partition(SLOT_MARK)
        head = self.heads.get(encounter)
        if head is not None and head.guild != actor.guild:
            # Nobody wakes up another server's, nor learns how it stands.
            raise Refused("moment-passed")
        table = await self.by_id(encounter, ended=verb in AFTER_THE_END)
        actor = admitted(table, actor, channel)
        if table.session.void is not None and table.session.void.covers(message):
            raise Refused("moment-set-back")
        if slot:
            table.outbox.learn(slot, message)
        return await done(verb, Press(table, actor, parts[1:], values, message, self.shelf))
