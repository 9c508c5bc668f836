"""All the tables: opening, waking up when spoken to, deadlines, presses of buttons, and recovery after a restart."""

from __future__ import annotations

import asyncio
import heapq
import json
import logging
import secrets
from base64 import b32encode
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from math import isfinite
from typing import TYPE_CHECKING, Any
from zlib import crc32

from bot.clock import Timer
from bot.kernel.codec import Codec
from bot.kernel.dice import commitment
from bot.kernel.engine import Engine
from bot.kernel.errors import Refused
from bot.kernel.inputs import Recover
from bot.port import PortError
from bot.render.cards import Card
from bot.store import (
    EncounterRow,
    Head,
    HeadRow,
    Loaded,
    SheetRow,
    Slot,
    SnapshotRow,
    StoreConflict,
    StoreDamaged,
    StoreFailed,
    StoreGone,
    Unreadable,
    Write,
)
from bot.table import damage, screen
from bot.table.actor import Actor, Outcome
from bot.table.attendance import zone_of
from bot.table.delays import seconds_of
from bot.table.house import House
from bot.table.needed import needed
from bot.table.postman import KEPT_SLOTS, OPENING, SLOT_MARK, nonce_of
from bot.table.presses import AFTER_THE_END, Press, admitted, done
from bot.table.quiet import read_hours
from bot.table.recording import VEIL_BYTES, Recorder, persons_of, persons_with
from bot.table.recovery import TROUBLE, rebuild, restore
from bot.table.returning import Return
from bot.table.sitting import QUIET, TEMPOS, Opening, Sitting
from bot.table.table import Table
from bot.table.unsaved import graveness, unsaved

if TYPE_CHECKING:
    from bot.table.sheets import Sheets

log = logging.getLogger(__name__)

ASLEEP_AFTER = 600.0
"""An encounter to which nobody has spoken for so many seconds goes back to sleep."""
HEARTBEAT = 60.0
PURGE = 300.0
AGAIN = 30.0
"""Seconds until something is tried once more that was due and could not be done."""
PACKED_AFTER = 21_600.0
"""An encounter is packed so many seconds after its last word: until then its buttons are still pressed now and then."""
BETWEEN_PACKS = 2.0
"""Seconds between two that are packed, so that an old file does not keep the machine busy."""


class Tables:
    """Every encounter of this process. Call `start` once, `stop` at the end."""

    def __init__(self, house: House, version: str) -> None:
        self.house = house
        self.version = version
        self._heads: dict[str, Head] = {}
        self._by_channel: dict[int, str] = {}
        self._awake: dict[str, Table] = {}
        self._waking: dict[str, asyncio.Task[Table]] = {}
        self._due: list[tuple[float, str]] = []
        """When to look at which encounter, in uptime. What `_looks` does not name (any more) is passed over."""
        self._looks: dict[str, float] = {}
        self._looking: set[str] = set()
        self._timer: Timer | None = None
        self._beat: Timer | None = None
        self._purge: Timer | None = None
        self._pack: Timer | None = None
        self._ticking: set[asyncio.Task[None]] = set()
        self._stopped = False
        self.shelf: Sheets | None = None
        self._opening = asyncio.Lock()
        self._resumed = False
        self._cut_off: float | None = None
        self.alive_at = house.clock.steady()
        """When the heartbeat was last written, by the steady clock."""
        self._data_since = 0.0
        self._damaged: set[str] = set()
        self._apart: list[str] = []
        """Those of which not even the head could be read at the start, and that nobody was told of yet."""
        self._undone: set[str] = set()
        """What was due there could not be done: that is an error once, until it can."""
        self._return = Return(self)
        house.leapt = self._leapt

    # ---- starting and stopping

    async def start(self) -> None:
        """Read where everything stands; nothing is sent before `resume`."""
        house = self.house
        noted = _noted(await house.store.note("uptime"))
        # Uptime stood still since the last sign of life, and does until Discord can be reached.
        heads, unreadable = await house.store.standing()
        if {"alive", "down"} <= noted.keys():
            house.stop_time(noted["alive"], noted["down"])
        else:
            now = house.clock.now()
            house.stop_time(now, now - _earliest(heads, now))
        self._cut_off = house.clock.now()
        self._data_since = await self._note_data(self._cut_off)
        for lost in unreadable:
            self._set_apart(lost)
        for head in heads:
            self._heads[head.id] = head
            self._by_channel[head.channel] = head.id
            if head.due_at is not None:
                self._look(head.id, head.due_at)
        await self._alive()

    async def _note_data(self, now: float) -> float:
        """Since when the games' data are those of today, as far as it is known (0: they always were)."""
        try:
            noted = json.loads(await self.house.store.note("data") or "{}")
            digest, since = str(noted.get("digest", "")), float(noted.get("since", 0.0))
        except (ValueError, TypeError, AttributeError):
            digest, since = "", 0.0
        if digest == self.house.data:
            return since
        # Nothing noted: no earlier program said by which data it played.
        since = now if digest else 0.0
        await self.house.store.put_note("data", json.dumps({"digest": self.house.data, "since": since}))
        return since

    async def resume(self) -> None:
        """Discord can be reached: send what was not sent, and let time run."""
        slots = await self.house.store.unshown()
        for encounter in dict.fromkeys(each.encounter for each in slots):
            try:
                (await self.by_id(encounter, ended=True)).postman.hurry()
            except Exception as trouble:
                # One that cannot be read keeps nobody else from playing.
                log.log(graveness(trouble), "encounter %s does not wake up: %r", encounter, trouble)
        # Until Discord could be reached nobody could answer: that time does not count.
        lost = self.house.let_time_run()
        self._purge = self.house.clock.call_in(PURGE, self._purging)
        self._pack = self.house.clock.call_in(PURGE, self._packing)
        self._resumed, self._cut_off = True, None
        self.spawn(self._write_alive())
        while self._apart:
            ident = self._apart.pop()
            self.spawn(self._tell_of_damage(ident, damage.refusal_of(StoreDamaged(ident, table="heads"))))
        self._arm()
        self._return.begin(lost)

    def away(self) -> None:
        """The connection to Discord is lost: deadlines wait."""
        if self._resumed:
            self._resumed, self._cut_off = False, self.house.clock.now()
            self.house.stop_time()
            self._arm()

    def back(self) -> None:
        """The connection stands again: what could not be sent is sent, and time runs."""
        if self._resumed or self._purge is None or self._stopped:
            return
        lost = self.house.let_time_run()
        self._resumed, self._cut_off = True, None
        self.spawn(self._write_alive())
        for table in self._awake.values():
            table.postman.hurry()
        self._arm()
        self._return.begin(lost)

    def _leapt(self, seconds: float) -> None:
        """The date was set, or the machine slept: uptime knows nothing of it, but what is shown goes by the date."""
        log.warning("the clock leapt by %+.0f s: deadlines keep the time that was left", seconds)
        self.spawn(self._write_alive())
        self._return.begin(seconds)

    async def stop(self) -> None:
        """Take no more input; whatever is committed is found again."""
        self._stopped = True
        for timer in (self._timer, self._beat, self._purge, self._pack):
            if timer is not None:
                timer.cancel()
        for task in list(self._ticking):
            task.cancel()
        await asyncio.gather(*self._ticking, *self._waking.values(), return_exceptions=True)
        for table in list(self._awake.values()):
            await table.close()
        await self._write_alive(stopped=True)

    async def _alive(self) -> None:
        await self._write_alive()
        self._beat = self.house.clock.call_in(HEARTBEAT, self._beating)

    def _beating(self) -> None:
        self.spawn(self._alive())
        self.spawn(self._forgetting())
        now = self.house.clock.steady()
        for table in [t for t in self._awake.values() if now - t.spoken_at > ASLEEP_AFTER]:
            if not table.restless:
                self.sleep(table)

    async def _write_alive(self, *, stopped: bool = False) -> None:
        now = self.house.moment()
        # What `bot.healthy` goes by, too: it must come from the event loop, and say since when Discord is out of reach.
        noted: dict[str, float | bool] = {"down": now.wall - now.uptime, "alive": now.wall}
        noted["sum"] = sum_of(noted)
        if self._cut_off is not None:
            noted["away"] = self._cut_off
        if stopped:
            noted["stopped"] = True
        try:
            await self.house.store.put_note("uptime", json.dumps(noted))
            self.alive_at = self.house.clock.steady()
        except StoreGone:
            return  # said once, when it was noticed
        except StoreFailed as failed:
            log.error("the heartbeat could not be written: %s", failed)

    def _purging(self) -> None:
        async def purge() -> None:
            try:
                await self.house.store.purge_tokens(self.house.clock.now())
            except StoreGone:
                return
            except StoreFailed as failed:
                log.error("old interaction tokens could not be purged: %s", failed)

        self.spawn(purge())
        self._purge = self.house.clock.call_in(PURGE, self._purging)

    def _packing(self) -> None:
        async def pack() -> None:
            packed = None
            try:
                packed = await self.house.store.pack_one(self.house.clock.now() - PACKED_AFTER)
            except StoreGone:
                return
            except StoreFailed as failed:
                # A full disk, say: nothing is lost, and later there may be room.
                log.warning("nothing could be packed: %s", failed)
            pause = PURGE if packed is None else BETWEEN_PACKS
            if not self._stopped:
                self._pack = self.house.clock.call_in(pause, self._packing)

        self.spawn(pack())

    def spawn(self, work: Any) -> None:
        """Do *work* in the background: nobody waits for it but `settled`, and it ends with the tables."""
        if self._stopped:
            work.close()
            return
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(work)
        self._ticking.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._ticking.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a background task failed", exc_info=task.exception())

    def unsent(self) -> list[float]:
        """When each message was wanted that does not read on Discord as it should, of all encounters awake."""
        return [since for table in self._awake.values() for since in table.postman.unsent_since()]

    async def settled(self) -> None:
        """Return when nothing is in progress and nothing can be sent at the moment."""
        while True:
            if self._ticking:
                await asyncio.gather(*self._ticking, return_exceptions=True)
                continue
            for table in list(self._awake.values()):
                await table.settled()
            if not self._ticking and not any(t.busy for t in self._awake.values()):
                return

    # ---- time

    def _look(self, ident: str, at: float) -> None:
        """Look at the encounter *ident* when uptime reaches *at*, and not before."""
        if self._looks.get(ident) != at:
            self._looks[ident] = at
            heapq.heappush(self._due, (at, ident))

    def _arm(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._stopped or not self._resumed:
            return
        while self._due:
            at, ident = self._due[0]
            if self._looks.get(ident) == at:
                self._timer = self.house.clock.call_in(at - self.house.moment().uptime, self._ring)
                return
            heapq.heappop(self._due)

    def _ring(self) -> None:
        self._timer = None
        if not self._resumed:
            return
        now = self.house.moment()
        while self._due and now.reached(self._due[0][0]):
            at, ident = heapq.heappop(self._due)
            if self._looks.get(ident) == at:
                del self._looks[ident]
                self._looking.add(ident)
                self.spawn(self._tick(ident))
        self._arm()

    async def _tick(self, ident: str) -> None:
        try:
            await (await self.by_id(ident)).tick()
            self._undone.discard(ident)
        except Exception as trouble:
            if isinstance(trouble, Refused) and trouble.key in ("file-gone", damage.KEY):
                return  # it is due again when the bot starts anew, or when it can be read; its people are told
            if not (isinstance(trouble, Refused) and trouble.key == "moment-passed" and ident not in self._heads):
                # A full disk, say: nothing was changed; again a little later.
                again = ident in self._undone
                self._undone.add(ident)
                log.log(
                    min(graveness(trouble), logging.WARNING) if again else graveness(trouble),
                    "encounter %s: what is due could not be done (%r), again in a while",
                    ident,
                    trouble,
                )
        finally:
            self._looking.discard(ident)
        head = self._heads.get(ident)
        if head is not None and head.due_at is not None and ident not in self._looks:
            now = self.house.moment()
            # What is still due could not be done: at once it could not either.
            self._look(ident, now.uptime + AGAIN if now.reached(head.due_at) else head.due_at)
            self._arm()

    def _changed(self, table: Table) -> None:
        """A table committed something: keep the index right."""
        standing_due = None if table.phase in ("held", "ended") else table.sitting.next_due()
        head = Head(
            id=table.id,
            guild=table.row.guild,
            channel=table.row.channel,
            status=table.phase,
            line=table.last_line,
            due_at=standing_due,
            awaiting="[]",
            facts="",
        )
        old = self._heads.get(table.id)
        if table.phase == "ended":
            self._heads.pop(table.id, None)
            if self._by_channel.get(table.row.channel) == table.id:
                del self._by_channel[table.row.channel]
        else:
            self._heads[table.id] = head
            self._by_channel.setdefault(table.row.channel, table.id)
        if standing_due is None:
            self._looks.pop(table.id, None)
        elif table.id not in self._looking and (old is None or old.due_at != standing_due):
            self._look(table.id, standing_due)
            if self._due[0][1] == table.id or self._timer is None:
                self._arm()

    # ---- finding and waking

    @property
    def live(self) -> int:
        """How many encounters have not ended."""
        return len(self._heads)

    @property
    def channels(self) -> Collection[int]:
        """Where an encounter is played."""
        return self._by_channel.keys()

    async def spoken_in(self, channel: int, otherwise: str) -> str:
        """The language of the encounter in *channel*; *otherwise* where there is none."""
        try:
            return (await self.here(channel)).locale
        except Refused:
            return otherwise

    def by_deadline(self) -> list[str]:
        """The encounters in which something comes by itself, whatever comes first being first."""
        timed = [(head.due_at, head.id) for head in self._heads.values() if head.due_at is not None]
        return [ident for _, ident in sorted(timed)]

    def is_awake(self, encounter: str) -> bool:
        """Whether *encounter* is in memory, or about to be."""
        return encounter in self._awake or encounter in self._waking

    @property
    def awake(self) -> int:
        """How many of them are in memory."""
        return len(self._awake)

    def peek(self, channel: int) -> Table | None:
        """The awake table of *channel*; never touches the disk (a sleeping one begins to wake up)."""
        ident = self._by_channel.get(channel)
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
        ident = self._by_channel.get(channel)
        if ident is None:
            raise Refused("no-encounter-here")
        return await self.by_id(ident)

    async def latest(self, channel: int) -> Table:
        """The encounter of *channel*, or the one that ended there last; raises `Refused` (`no-encounter-here`)."""
        ident = self._by_channel.get(channel) or await self.house.store.latest(channel)
        if ident is None:
            raise Refused("no-encounter-here")
        return await self.by_id(ident, ended=True)

    async def by_id(self, encounter: str, *, ended: bool = False) -> Table:
        """The encounter with that id, woken up if need be; raises `Refused` (`moment-passed`) if it is over."""
        table = self._awake.get(encounter)
        if table is None:
            if encounter not in self._heads and not ended:
                raise Refused("moment-passed")
            waking = self._waking.get(encounter)
            if waking is None:
                waking = asyncio.get_running_loop().create_task(self._wake_if_sound(encounter))
                self._waking[encounter] = waking
                waking.add_done_callback(lambda _: self._waking.pop(encounter, None))
            table = await asyncio.shield(waking)
        if table.ended and not ended:
            raise Refused("moment-passed")
        table.spoken_at = self.house.clock.steady()
        return table

    async def _wake_if_sound(self, encounter: str) -> Table:
        try:
            table = await self._wake(encounter)
            if table.ended and encounter in self._heads:
                # Its head says that it goes on, its events say that it is over: they are the truth.
                await self.house.store.set_aside(encounter, table.row.channel)
                table.phase = "ended"
                self._changed(table)
            return table
        except Refused as refused:
            if refused.key != "moment-passed" or encounter not in self._heads:
                raise
            raise self._cannot_be_read(encounter, StoreDamaged(encounter, table="encounters")) from refused
        except StoreFailed as failed:
            raise unsaved(failed) from failed
        except (OSError, asyncio.CancelledError, MemoryError):
            # What passes is no damage.
            raise
        except Exception as trouble:
            raise self._cannot_be_read(encounter, trouble) from trouble

    def _cannot_be_read(self, encounter: str, trouble: Exception) -> Refused:
        """What is said of an encounter that does not wake up; its game master is told, once."""
        refused = damage.refusal_of(trouble)
        if encounter not in self._damaged:
            self._damaged.add(encounter)
            log.error("encounter %s cannot be read and is held: %s", encounter, trouble, exc_info=trouble)
            if encounter in self._heads:
                self.spawn(self._tell_of_damage(encounter, refused))
        return refused

    async def _tell_of_damage(self, encounter: str, refused: Refused) -> None:
        """Nothing comes by itself any more in *encounter*: its game master reads so, and whoever waits in its channel
        for what is due there."""
        head, found = self._heads.get(encounter), await self.house.store.salvage(encounter)
        if head is None:
            return
        port, locale = self.house.port, self.house.renderer.texts.default
        if found.encounter is not None:
            locale = found.encounter.locale
        said = self.house.renderer.refusal(locale, refused, bare=True)
        try:
            if found.gm is not None:
                await port.whisper(found.gm, Card(text=f"<#{head.channel}>\n{said}"))
        except PortError as error:
            log.info("encounter %s: its game master takes no direct message: %s", encounter, error)
        try:
            await port.post(head.channel, Card(text=said), nonce_of(encounter, "damaged"))
        except PortError as error:
            # Whoever types anything in that channel reads the same.
            log.info("encounter %s: its channel could not be told that it is held: %s", encounter, error)

    def _set_apart(self, lost: Unreadable) -> None:
        """An encounter of which not even the head can be read: it keeps its channel until somebody closes it."""
        log.error("encounter %s in channel %s cannot be read and is held", lost.encounter or "?", lost.channel)
        if lost.channel is None:
            return
        ident = lost.encounter or f"?{lost.channel}"
        self._heads[ident] = Head(ident, lost.guild or 0, lost.channel, "held", 0, None, "[]", "{}")
        self._by_channel[lost.channel] = ident
        self._damaged.add(ident)
        self._apart.append(ident)

    async def end(self, actor: Actor, channel: int) -> Outcome:
        """The scene of *channel* is over; one that cannot be read any more is closed all the same. Raises `Refused`."""
        try:
            table = await self.here(channel)
        except Refused as refused:
            if refused.key != damage.KEY:
                raise
            return await self._close_damaged(actor, channel)
        return await table.end(actor)

    async def _close_damaged(self, actor: Actor, channel: int) -> Outcome:
        ident = self._by_channel[channel]
        try:
            outcome = await damage.close(self.house, ident, channel, actor)
        except StoreFailed as failed:
            raise unsaved(failed) from failed
        self._heads.pop(ident, None)
        if self._by_channel.get(channel) == ident:
            del self._by_channel[channel]
        return outcome

    async def export(self, actor: Actor, channel: int, guild: int, form: str) -> Outcome:
        """The encounter of *channel* as a file, or the one that ended there last; of one that cannot be read any more
        what is readable. Raises `Refused`."""
        try:
            table = await self.latest(channel)
            return await table.export(actor, form)
        except (Refused, StoreDamaged, *TROUBLE) as trouble:
            ident = self._by_channel.get(channel) or await self.house.store.latest(channel)
            if ident is None or (isinstance(trouble, Refused) and trouble.key != damage.KEY):
                raise
        return await damage.exported(self.house, ident, actor)

    async def _stored(self, encounter: str) -> tuple[Loaded, Engine[Any], Recover | None, Recorder, Sitting]:
        """*encounter* as the store has it."""
        house = self.house
        loaded = await house.store.load(encounter)
        if loaded is None:
            raise Refused("moment-passed")
        damage.check_opening(loaded.encounter)
        damage.check_persons(loaded)
        damage.check_lines(loaded, [each for each in (loaded.within, *loaded.entries) if each], loaded.before)
        ruleset = house.rulesets.get(loaded.encounter.ruleset)
        if ruleset is None:
            raise StoreDamaged(encounter, table="encounters", detail=f"no game {loaded.encounter.ruleset!r}")
        persons = persons_of(loaded)
        codec: Codec[Any] = Codec(ruleset, persons)
        try:
            engine, mending = restore(ruleset, loaded, codec)
        except TROUBLE as trouble:
            # The journal is the truth, from the opening on if need be.
            log.warning("encounter %s: its last snapshot cannot be read, its events can (%r)", encounter, trouble)
            snapshots = await house.store.snapshots(encounter)
            entries = [entry async for entry in house.store.journal(encounter)]
            await asyncio.to_thread(damage.check_lines, loaded, entries, None)
            engine, mending = rebuild(ruleset, loaded, codec, snapshots, entries, version=house.version)
        engine.codec.persons = persons
        recorder = Recorder(loaded.encounter, engine.codec, persons, house.version, loaded.digest, loaded.epoch)
        sitting = Sitting.model_validate_json(loaded.head.facts, context=engine.codec)
        return loaded, engine, mending, recorder, sitting

    async def _slots(self, encounter: str, sitting: Sitting) -> list[Slot]:
        """The messages that are still worked with."""
        asking = needed(sitting)
        return await self.house.store.recent_slots(encounter, KEPT_SLOTS, asking.names, asking.beginnings)

    async def _read_again(self, table: Table) -> None:
        """Somebody was forgotten whom *table* still knows: read it again, its lock is held."""
        loaded, engine, _, recorder, sitting = await self._stored(table.id)
        slots = await self._slots(table.id, sitting)
        table.adopt(loaded.encounter, engine, sitting, recorder, slots)

    async def _forgetting(self) -> None:
        """Whom somebody wanted forgotten beside this process is forgotten here, too."""
        epochs = await self.house.store.epochs(list(self._awake))
        for table in list(self._awake.values()):
            if epochs.get(table.id, table.recorder.epoch) != table.recorder.epoch:
                await table.refresh()

    def _changed_by(self, loaded: Loaded) -> str:
        """Why the rules ask something else where *loaded* stands (`events.Recovered`)."""
        lines = [each.line for each in (loaded.within, *loaded.entries) if each is not None]
        if any(each.version != self.house.version for each in lines):
            return "upgrade"
        return "data" if lines and max(each.at for each in lines) < self._data_since else "unknown"

    async def _wake(self, encounter: str) -> Table:
        house = self.house
        loaded, engine, mending, recorder, sitting = await self._stored(encounter)
        table = Table(
            house,
            loaded.encounter,
            engine,
            sitting,
            recorder,
            last_line=loaded.last_line,
            phase=loaded.head.status,
            slots=await self._slots(encounter, sitting),
            changed=self._changed,
            read_again=self._read_again,
        )
        if mending is not None and not table.ended:
            why = self._changed_by(loaded)
            log.warning("encounter %s: after a change (%s) it goes on from line %s", encounter, why, mending.to)
            await table.submit(replace(mending, why=why))
        self._awake[encounter] = table
        if self._resumed:
            table.postman.hurry()
        self._damaged.discard(encounter)
        head = self._heads.get(encounter)
        looked_at = encounter in self._looks or encounter in self._looking
        if head is not None and head.due_at is not None and not looked_at:
            # It could not be read when something was due there, and can be again.
            self._look(encounter, head.due_at)
            self._arm()
        return table

    def sleep(self, table: Table) -> None:
        """Forget *table* until somebody speaks to it, or something is due: it is not busy."""
        self._awake.pop(table.id, None)
        self.spawn(table.close())

    # ---- opening

    async def open(
        self,
        actor: Actor,
        *,
        guild: int,
        channel: int,
        ruleset: str | None = None,
        variant: str | None = None,
        tempo: str = "live",
        screen: int | None = None,
        quiet: str | None = None,
        zone: str | None = None,
        locale: str = "fr",
        settings: Mapping[str, str | int | bool | None] | None = None,
    ) -> Outcome:
        """Open an encounter in *channel*; *actor* is its GM. *ruleset*: a game's id or name, by default the first;
        *variant*: one of those that the game may be opened in; *quiet* and *zone*: quiet hours as people type them, by
        default the tempo's and the server's. Raises `Refused`."""
        if channel in self._by_channel:
            raise Refused("encounter-already-here")
        async with self._opening:
            await self._check_room(guild, actor.user)
            return await self._open(
                *(actor, guild, channel, ruleset, variant, tempo, screen, quiet, zone, locale, settings)
            )

    async def _check_room(self, guild: int, user: int) -> None:
        """Raise `Refused` where *user*, or the server *guild*, has as many fights open as there may be."""
        limits = self.house.limits
        open_ones = [each.id for each in self._heads.values() if each.guild == guild]
        if len(open_ones) >= limits.fights_of_all:
            raise Refused("too-many-fights-here", most=limits.fights_of_all)
        if len(open_ones) < limits.fights_of_one:
            return
        theirs = await self.house.store.opened_by(guild, user)
        if theirs >= limits.fights_of_one:
            raise Refused("too-many-fights", most=limits.fights_of_one)

    async def _open(
        self,
        actor: Actor,
        guild: int,
        channel: int,
        ruleset: str | None,
        variant: str | None,
        tempo: str,
        screen: int | None,
        quiet: str | None,
        zone: str | None,
        locale: str,
        settings: Mapping[str, str | int | bool | None] | None,
    ) -> Outcome:
        house = self.house
        rules = house.rules(house.default) if ruleset is None else house.game(ruleset, actor.locale)
        if tempo not in TEMPOS:
            raise Refused("unknown-tempo", typed=tempo, names=", ".join(TEMPOS))
        silence = QUIET.get(tempo, "") if quiet is None else read_hours(quiet)
        place_of_time = await zone_of(house.store, guild, locale, zone)
        secret = house.secret()
        chosen = dict(settings or {})
        if variant is not None:
            chosen["variant"] = house.variant(rules, variant, actor.locale)
        opening = Opening(settings=chosen, tempo=tempo, version=self.version)
        state = rules.opening(opening.settings)
        ident = b32encode(secrets.token_bytes(10)).decode().lower()
        row = EncounterRow(
            id=ident,
            guild=guild,
            channel=channel,
            ruleset=rules.id,
            opened_at=house.clock.now(),
            gm=actor.user,
            locale=locale,
            seed=secret,
            commitment=commitment(secret),
            opening=opening.model_dump_json(),
            veil=secrets.token_bytes(VEIL_BYTES),
            sealed=1,
        )
        engine: Engine[Any] = Engine(rules, state, secret)
        engine.codec.persons = persons = persons_with(actor.user)
        recorder = Recorder(row, engine.codec, persons, house.version)
        sitting = Sitting(gms=(actor.user,), tempo=tempo, screen=screen, quiet=silence, zone=place_of_time)
        table = Table(
            house,
            row,
            engine,
            sitting,
            recorder,
            last_line=0,
            phase="lobby",
            changed=self._changed,
            read_again=self._read_again,
        )
        place = table.postman.want(OPENING, table.opening_card(), kind="answer", interaction=actor.interaction)
        snapshot = engine.mark(0)
        assert snapshot is not None
        body, facts = engine.codec.dump_snapshot(snapshot.base), recorder.facts(sitting)
        users, texts = recorder.fresh()
        write = Write(
            encounter=ident,
            create=row,
            snapshot=SnapshotRow(0, 0, rules.schema, body),
            head=HeadRow("lobby", 0, None, "[]", facts),
            outbox=[table.postman.row(place, actor.token)],
            persons=users,
            texts=texts,
        )
        try:
            await asyncio.shield(house.store.commit(write))
        except StoreConflict as conflict:
            raise Refused("encounter-already-here" if conflict.key == "channel_busy" else "not-saved") from conflict
        except StoreFailed as failed:
            raise unsaved(failed) from failed
        persons.kept(len(users), len(texts))
        table.postman.keep([place])
        self._awake[ident] = table
        self._by_channel[channel] = ident
        self._changed(table)
        return table.hosted(place)

    # ---- components

    async def press(self, actor: Actor, custom_id: str, values: Sequence[str], message: int, channel: int) -> Outcome:
        """A component whose id is one of ours was used. Raises `Refused`."""
        verb, _, rest = custom_id.partition("|")
        parts = rest.split("|")
        encounter, _, slot = parts[0].partition(SLOT_MARK)
        head = self._heads.get(encounter)
        if head is not None and head.guild != actor.guild:
            # Nobody wakes up another server's, nor learns how it stands.
            raise Refused("moment-passed")
        table = await self.by_id(encounter, ended=verb in AFTER_THE_END)
        actor = admitted(table, actor, channel)
        if slot:
            table.postman.learn(slot, message)
        return await done(verb, Press(table, actor, parts[1:], values, message, self.shelf))

    async def follow(
        self, actor: Actor, sheet: SheetRow, called: str, figures: Mapping[str, int], fields: Sequence[str]
    ) -> tuple[int, int]:
        """*sheet*, until now *called* so, was changed. Copies in fights that have not begun are made anew; in the
        others the game master is offered the new *figures* and what else its *fields* say. How many copies follow, and
        how many may."""
        following = offered = 0
        for head in [each for each in self._heads.values() if each.guild == sheet.guild]:
            try:
                table = await self.by_id(head.id)
                if not table.standing.begun:
                    following += await table.renew_copies(actor, sheet.owner, called, sheet.name, sheet.body)
                elif figures or fields:
                    offered += await table.offer_change(sheet.owner, called, sheet, figures, fields)
            except Refused as refused:
                log.warning("encounter %s does not learn of a changed sheet: %s", head.id, refused)
        return following, offered

    # ---- lost places

    async def lost(self, channel: int) -> None:
        """A channel was deleted."""
        for table in [each for each in self._awake.values() if each.sitting.screen == channel]:
            await screen.lost(table, "gone")
        ident = self._by_channel.get(channel)
        if ident is not None:
            with suppress(Refused):
                await (await self.by_id(ident)).channel_lost()

    async def restored(self, guild: int, channel: int | None = None) -> None:
        """Something changed in a server, or in one of its channels: fights that stood because the bot could not speak
        there go on if it can."""
        for head in [h for h in self._heads.values() if h.guild == guild and h.status == "held"]:
            if channel is None or head.channel == channel:
                with suppress(Refused):
                    await (await self.by_id(head.id)).recheck()

    async def lost_guild(self, guild: int) -> None:
        """The bot was removed from a server."""
        for head in [h for h in self._heads.values() if h.guild == guild and h.status != "held"]:
            await self.lost(head.channel)


def _noted(text: str | None) -> dict[str, float]:
    """The last sign of life as it was noted; nothing of one that cannot be read, or was altered."""
    try:
        found = {str(key): float(value) for key, value in json.loads(text or "{}").items()}
        if not all(map(isfinite, found.values())) or found.get("sum", sum_of(found)) != sum_of(found):
            raise ValueError("altered")
    except (ValueError, TypeError, AttributeError, OverflowError):
        log.error("the last sign of life cannot be read: %.80r", text)
        return {}
    return found


def sum_of(noted: Mapping[str, float]) -> int:
    """What tells a sign of life that was altered from the one that was noted."""
    return crc32(f"{noted.get('alive', 0.0)!r} {noted.get('down', 0.0)!r}".encode())


def _earliest(heads: Sequence[Head], now: float) -> float:
    """The uptime to go on from when nothing says how it stood: so early that everybody who is asked something has his
    whole time to answer again; *now* where nobody is."""
    found = []
    for head in heads:
        if head.due_at is None or not isfinite(head.due_at):
            continue
        longest = max(TEMPOS.values())
        try:
            facts = json.loads(head.facts)
            whole = seconds_of(facts["delay"]) if facts.get("delay") else TEMPOS[facts["tempo"]]
        except (ValueError, KeyError, TypeError, AttributeError):
            whole = longest
        found.append(head.due_at - whole)
    return min(found, default=now)
