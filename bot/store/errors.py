"""What the store says when it cannot do what it was asked. Keys, never sentences: the words are the catalogue's."""

from __future__ import annotations

import errno
import sqlite3


class StoreError(Exception):
    """Anything the store reports. `key` names the sentence to say, `facts` fills its blanks."""

    def __init__(self, key: str, **facts: object) -> None:
        self.key = key
        self.facts = facts
        super().__init__(key, facts) if facts else super().__init__(key)

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (type(self), self.key, self.facts)


def _again(kind: type[StoreError], key: str, facts: dict[str, object]) -> StoreError:
    return kind(key, **facts)


class StoreRefused(StoreError):
    """A file that will not be opened, backed up or restored. It has not been changed in any byte.

    Keys: `locked` (another process has it), `newer` (a later version of the program wrote it), `corrupt`,
    `not_a_database`, `foreign` (a database of some other program), `missing`, `no_space`, `unwritable`,
    `same_file`, `target_taken` (a backup would overwrite something that is no backup), `rescued` (the file is not there
    any more, but what it held was saved beside it).
    """


class StoreDamaged(StoreError):
    """Something stored about one encounter (or one person's sheet) cannot be read, or is not what was written
    (`damaged`): a concern of that one alone. `encounter` names it ("" for none), `table` and `line` say where."""

    def __init__(self, encounter: str, *, table: str, line: int | None = None, detail: str = "") -> None:
        super().__init__("damaged", encounter=encounter, table=table, line=line, detail=detail)
        self.encounter, self.table, self.line, self.detail = encounter, table, line, detail

    def __reduce__(self) -> tuple[object, ...]:
        return _damaged, (self.encounter, self.table, self.line, self.detail)


def _damaged(encounter: str, table: str, line: int | None, detail: str) -> StoreDamaged:
    return StoreDamaged(encounter, table=table, line=line, detail=detail)


class StoreFailed(StoreError):
    """A write that did not happen: nothing of it is in the file, and later ones may succeed.

    Keys: `failed`, `busy` (some other program keeps the file locked), `corrupt`, `closed`, and those of the subclasses.
    """


class StoreFull(StoreFailed):
    """There is no room on the disk (`full`)."""


class StoreGone(StoreFailed):
    """The file was deleted, replaced or written over under the bot (`gone`): nothing more is taken."""


class StoreConflict(StoreFailed):
    """The write contradicts what is stored already.

    Keys: `channel_busy` (another live encounter is in that channel), `encounter_taken`, `line_taken`,
    `interaction_taken` (this interaction already made a line), `orphan` (unknown encounter or parent line), `forgotten`
    (somebody was forgotten there since it was read), `conflict`.
    """


_TAKEN = {
    "heads.channel": "channel_busy",
    "encounters.id": "encounter_taken",
    "heads.encounter": "encounter_taken",
    "lines.encounter, lines.line": "line_taken",
    "lines.interaction": "interaction_taken",
}


PASSING = frozenset({"SQLITE_BUSY", "SQLITE_LOCKED", "SQLITE_CANTOPEN", "SQLITE_NOMEM", "SQLITE_INTERRUPT"})
"""What keeps something from being read and says nothing about what is stored."""


def code_of(error: BaseException) -> str:
    """The name of SQLite's primary result code (`SQLITE_FULL`), or an empty string."""
    name: str = getattr(error, "sqlite_errorname", "") or ""
    return "_".join(name.split("_")[:2])


def failure(error: BaseException) -> StoreFailed:
    """*error*, met while writing, as the store reports it."""
    if isinstance(error, StoreFailed):
        return error
    if isinstance(error, sqlite3.IntegrityError):
        message = str(error)
        if message.startswith("FOREIGN KEY"):
            return StoreConflict("orphan")
        return StoreConflict(_TAKEN.get(message.rpartition("failed: ")[2], "conflict"), detail=message)
    code = code_of(error)
    if code == "SQLITE_FULL" or (isinstance(error, OSError) and error.errno in (errno.ENOSPC, errno.EDQUOT)):
        return StoreFull("full")
    if code in ("SQLITE_BUSY", "SQLITE_LOCKED"):
        return StoreFailed("busy")
    if code in ("SQLITE_CORRUPT", "SQLITE_NOTADB"):
        return StoreFailed("corrupt", detail=str(error))
    return StoreFailed("failed", detail=str(error))


def refusal(error: BaseException, **facts: object) -> StoreRefused:
    """*error*, met while opening a file, as the store reports it."""
    code = code_of(error)
    number = error.errno if isinstance(error, OSError) else None
    if code in ("SQLITE_BUSY", "SQLITE_LOCKED"):
        return StoreRefused("locked", **facts)
    if code == "SQLITE_NOTADB":
        return StoreRefused("not_a_database", **facts)
    if code == "SQLITE_FULL" or number in (errno.ENOSPC, errno.EDQUOT):
        return StoreRefused("no_space", **facts)
    if code in ("SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_PERM", "SQLITE_AUTH") or number is not None:
        return StoreRefused("unwritable", detail=str(error), **facts)
    return StoreRefused("corrupt", detail=str(error), **facts)
