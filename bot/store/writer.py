"""The one thread that writes.

Whoever wants something written puts it into a queue and awaits a future. The thread takes all that lies in the queue
and writes it in one transaction (one flush of the disk for all of them), then wakes the event loop once. Alone, a
write costs what one transaction costs; under load they share.

Marks of what is already shown wake nobody: they ride along with the next transaction, or are written after a moment. So
is the write-ahead log copied back into the file only when the thread has nothing better to do.

Before anything is acknowledged the thread looks whether the file is still there (`standing`). Once it is not, nothing
is taken any more until the bot is started again.
"""

from __future__ import annotations

import asyncio
import logging
import math
import queue
import sqlite3
import threading
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeAlias

from sqlite_utils import Database

from bot.store.errors import StoreDamaged, StoreFailed, StoreGone, failure
from bot.store.inscriber import Inscriber
from bot.store.rows import Shown, Write
from bot.store.standing import Standing, rescue

log = logging.getLogger(__name__)

GROUP = 64
"""At most so many inputs share a transaction: later ones need not wait for very long ones."""
MARKS_WAIT_S = 0.1
"""Marks that no transaction took along are written after so long."""
BUSY_IDLE_S, QUIET_IDLE_S, BUSY_TRANSACTIONS = 0.5, 5.0, 64
"""The log is copied back after this much idleness: the former if so many transactions are in it, else the latter."""
LOOK_S = 1.0
"""So often at the least somebody looks whether the file is still there."""


class _Commit:
    __slots__ = ("future", "write")

    def __init__(self, future: asyncio.Future[Any], write: Write) -> None:
        self.future = future
        self.write = write


class _Call:
    __slots__ = ("call", "free", "future")

    def __init__(self, future: asyncio.Future[Any], call: Callable[[Database], Any], free: bool) -> None:
        self.future = future
        self.call = call
        self.free = free


class _Flush:
    __slots__ = ("future",)

    def __init__(self, future: asyncio.Future[Any]) -> None:
        self.future = future


class _MarksDue:
    __slots__ = ()


_WENT = {"deleted": "deleted", "replaced": "replaced", "overwritten": "written over", "log": "robbed of its log"}

_Job: TypeAlias = _Commit | _Call | _Flush | _MarksDue | None  # None: stop
_Outcome: TypeAlias = tuple["asyncio.Future[Any]", BaseException | None, Any]


def _settle(outcomes: Iterable[_Outcome]) -> None:
    for future, error, value in outcomes:
        if future.done():
            continue  # whoever waited has gone; what is written stays written
        if error is not None:
            future.set_exception(error)
        else:
            future.set_result(value)


def _failed(error: Exception) -> StoreFailed:
    said = failure(error)
    if said is not error:
        said.__cause__ = error
    return said


class Writer:
    """Owns the writing connection from `start` to `stop`. All public methods belong to the event loop's thread."""

    def __init__(self, db: Database, path: Path, loop: asyncio.AbstractEventLoop, *, keep_snapshots: int) -> None:
        self.transactions = 0
        """Transactions that carried inputs or calls; marks alone do not count."""
        self.before_commit: Callable[[], None] | None = None
        self.gone: str | None = None
        """How the file went (`deleted`, `replaced`, `overwritten`, `log`), once it has."""
        self._standing = Standing(path)
        self._saved = False  # what a file that has gone still held
        self._db = db
        self._run = db.conn.execute
        self._loop = loop
        self._inscriber = Inscriber(db.conn, keep_snapshots=keep_snapshots)
        self._queue: queue.SimpleQueue[_Job] = queue.SimpleQueue()
        self._marks: deque[Shown] = deque()  # put in by the loop's thread, taken out by the writer's
        self._marks_timed = False
        self._unchecked = 0  # transactions since the log was last copied back
        self._closing = False
        self._thread = threading.Thread(target=self._work, name="store-writer", daemon=True)

    def start(self) -> None:
        """Begin to write."""
        self._thread.start()

    async def stop(self) -> None:
        """Write what was asked for so far, then end the thread. The connection is closed afterwards."""
        if not self._closing:
            self._closing = True
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def commit(self, write: Write) -> asyncio.Future[Any]:
        """Ask for *write*; the future is done when it is durable, or has failed and left nothing."""
        future = self._future()
        self._queue.put(_Commit(future, write))
        return future

    def call(self, call: Callable[[Database], Any], *, free: bool = False) -> asyncio.Future[Any]:
        """Ask for *call* to be made in a transaction of its own; the future gets what it returns.

        *free*: SQLite need not look, for each row that goes, whether another refers to it; *call* answers for that.
        """
        future = self._future()
        self._queue.put(_Call(future, call, free))
        return future

    def mark(self, marks: Sequence[Shown]) -> None:
        """Note *marks* some time soon."""
        if self._closing:
            raise StoreFailed("closed")
        self._marks.extend(marks)
        if not self._marks_timed:
            self._marks_timed = True
            self._loop.call_later(MARKS_WAIT_S, self._marks_due)

    def _marks_due(self) -> None:
        self._marks_timed = False
        if self._marks:
            self._queue.put(_MarksDue())

    def flush(self) -> asyncio.Future[Any]:
        """Ask for the marks noted so far; the future is done when they are in the file."""
        future = self._future()
        self._queue.put(_Flush(future))
        return future

    def _future(self) -> asyncio.Future[Any]:
        if self._closing:
            raise StoreFailed("closed")
        return self._loop.create_future()

    # From here on, everything runs in the writer's thread.

    def _work(self) -> None:
        going_on = True
        idle = 0.0
        while going_on:
            patience = self._patience()
            wait = min(LOOK_S, max(0.0, patience - idle))
            try:
                jobs: list[_Job] = [self._queue.get(timeout=wait)]
            except queue.Empty:
                idle += wait
                self._look()
                if idle >= patience:
                    self._idle()
                continue
            idle = 0.0
            while len(jobs) < GROUP:
                try:
                    jobs.append(self._queue.get_nowait())
                except queue.Empty:
                    break
            going_on = self._serve(jobs)
        self._write_marks()
        self._look()
        if self.gone is None:
            try:
                self._db.conn.execute("pragma wal_checkpoint(truncate)").fetchall()
            except Exception as error:
                log.warning("the write-ahead log stays beside the file: %s", error)
        self._db.close()
        self._standing.close()

    def _look(self) -> None:
        """See whether the file is still there, and save what it held if it is not."""
        if not self._saved:
            try:
                self._check()
            except StoreGone as gone:
                self._went(gone)

    def _check(self) -> None:
        """Raise `StoreGone` unless the file is still there."""
        if self.gone is not None:
            raise StoreGone("gone", path=str(self._standing.path), how=self.gone)
        self._standing.check()

    def _went(self, gone: StoreGone) -> None:
        if self._saved:
            return
        self._saved = True
        path, how = self._standing.path, str(gone.facts["how"])
        self.gone = how
        saved = rescue(self._db.conn, path, how)
        if saved is None:
            log.error(
                "%s was %s while the bot ran; nothing is taken any more, and what it held could not be saved"
                " whole: put a backup back and start the bot again",
                path,
                _WENT[how],
            )
        elif saved == path:
            log.error(
                "the log of %s was deleted while the bot ran; nothing is taken any more; all that was"
                " acknowledged is back in the file: start the bot again",
                path,
            )
        else:
            log.error(
                "%s was %s while the bot ran; nothing is taken any more; all that was acknowledged is in %s:"
                " stop the bot, put that one in its place (restore), and start the bot again",
                path,
                _WENT[how],
                saved,
            )

    def _patience(self) -> float:
        if not self._unchecked:
            return math.inf
        return BUSY_IDLE_S if self._unchecked >= BUSY_TRANSACTIONS else QUIET_IDLE_S

    def _idle(self) -> None:
        self._unchecked = 0
        if self.gone is not None:
            return
        try:
            self._run("pragma wal_checkpoint(passive)").fetchall()
        except Exception as error:
            log.warning("the write-ahead log could not be copied back: %s", error)

    def _serve(self, jobs: Iterable[_Job]) -> bool:
        """Do *jobs* in their order, neighbouring commits together. False: it is time to stop."""
        group: list[_Commit] = []
        going_on = True
        for job in jobs:
            if isinstance(job, _Commit):
                group.append(job)
                continue
            self._commit(group)
            group = []
            if job is None:
                going_on = False
            elif isinstance(job, _Call):
                self._make(job)
            else:
                self._write_marks()
                if isinstance(job, _Flush):
                    self._tell([(job.future, None, None)])
        self._commit(group)
        return going_on

    def _noted(self) -> list[Shown]:
        """The marks so far, taken out."""
        marks = self._marks
        return [marks.popleft() for _ in range(len(marks))]

    def _commit(self, group: list[_Commit]) -> None:
        if not group:
            return
        outcomes: list[_Outcome]
        marks = self._noted()
        try:
            self._transaction([commit.write for commit in group], marks)
            outcomes = [(commit.future, None, None) for commit in group]
        except StoreGone as gone:
            # Told at once: to save the file may take a while.
            self.gone = str(gone.facts["how"])
            self._tell([(commit.future, gone, None) for commit in group])
            self._went(gone)
            return
        except Exception as error:
            self._marks.extendleft(reversed(marks))
            if len(group) == 1 and not marks:
                outcomes = [(group[0].future, _failed(error), None)]
            else:
                # Something in the group was refused: each alone now, so that only that one fails.
                outcomes = [self._alone(commit) for commit in group]
        self._tell(outcomes)

    def _alone(self, commit: _Commit) -> _Outcome:
        try:
            self._transaction([commit.write], [])
        except Exception as error:
            return commit.future, _failed(error), None
        return commit.future, None, None

    def _make(self, job: _Call) -> None:
        value = None
        problem: BaseException | None = None
        self.transactions += 1
        self._unchecked += 1
        try:
            self._check()
            if job.free:
                self._run("pragma foreign_keys = off")
            self._run("begin immediate")
            value = job.call(self._db)
            self._end()
        except StoreDamaged as damaged:
            self._undo()
            problem = damaged
        except Exception as error:
            self._undo()
            problem = _failed(error)
        finally:
            if job.free:
                self._run("pragma foreign_keys = on")
        if isinstance(problem, StoreGone):
            self.gone = str(problem.facts["how"])
        self._tell([(job.future, problem, value)])
        if isinstance(problem, StoreGone):
            self._went(problem)

    def _write_marks(self) -> None:
        marks = self._noted()
        if not marks or self.gone is not None:
            return
        self._unchecked += 1
        try:
            self._run("begin immediate")
            self._inscriber.marks(marks)
            self._end()
        except Exception as error:
            # Harmless: after a restart the bot looks for these messages before it posts them again.
            self._undo()
            log.warning("what was shown could not be noted: %s", error)

    def _tell(self, outcomes: list[_Outcome]) -> None:
        try:
            self._loop.call_soon_threadsafe(_settle, outcomes)
        except RuntimeError:
            log.debug("the event loop has gone before its writes were done")

    def _transaction(self, writes: Sequence[Write], marks: Sequence[Shown]) -> None:
        self.transactions += 1
        self._unchecked += 1
        try:
            self._check()
            self._run("begin immediate")
            for write in writes:
                self._inscriber.write(write)
            if marks:
                self._inscriber.marks(marks)
            self._end()
        except BaseException:
            self._undo()
            for write in writes:
                self._inscriber.forget(write.encounter)
            raise

    def _end(self) -> None:
        if self.before_commit is not None:
            self.before_commit()
        self._run("commit")
        # What was written into a file that has just gone is saved, but not acknowledged.
        self._check()

    def _undo(self) -> None:
        # A full disk may have ended the transaction already; whatever happens here, the thread goes on.
        if self._db.conn.in_transaction:
            with suppress(sqlite3.Error):
                self._run("rollback")
