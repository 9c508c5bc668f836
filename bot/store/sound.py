"""Rows as they come out of the file, checked: a damaged one is one encounter's trouble, never that of all the others.

SQLite keeps what was put into a column, whatever its type, and hands out text without looking at it; a disk that
forgets, or a curious person with a tool, leaves bytes that are no text, words where a number was, or nothing at all.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from functools import cache
from types import UnionType
from typing import Any, Protocol, TypeVar, get_args, get_type_hints

from bot.store.errors import StoreDamaged

R = TypeVar("R")


class Asking(Protocol):
    """Puts a question to some database and gives all rows of the answer."""

    def __call__(self, sql: str, parameters: Sequence[Any] | dict[str, Any] = ()) -> list[Any]: ...


class Garbled(bytes):
    """What should have been text and is not UTF-8."""


def _text(found: bytes) -> str | Garbled:
    try:
        return found.decode()
    except UnicodeDecodeError:
        return Garbled(found)


def fetched(connection: sqlite3.Connection, sql: str, parameters: Sequence[Any] | dict[str, Any] = ()) -> list[Any]:
    """All rows that *sql* finds. Text that is not UTF-8 comes as `Garbled`: one such row does not hide the others."""
    # A cursor that an error leaves behind, in some log's traceback, would keep the file open: it is closed at once.
    try:
        with closing(connection.execute(sql, parameters)) as cursor:
            return cursor.fetchall()
    except sqlite3.OperationalError as error:
        if "decode" not in str(error).lower():
            raise
    connection.text_factory = _text
    try:
        with closing(connection.execute(sql, parameters)) as cursor:
            return cursor.fetchall()
    finally:
        connection.text_factory = str


@cache
def _types(kind: Callable[..., Any]) -> tuple[tuple[type, ...], ...]:
    """What each column of a row of *kind* may be."""
    found = []
    for hint in get_type_hints(kind).values():
        types = get_args(hint) if isinstance(hint, UnionType) else (hint,)
        found.append(tuple({*types, int} if float in types else types))
    return tuple(found)


def is_sound(kind: Callable[..., Any], row: Sequence[Any]) -> bool:
    """Whether each column of *row* is of the type that a row of *kind* has there."""
    return all(map(isinstance, row, _types(kind)))


def sound(kind: Callable[..., R], row: Sequence[Any], encounter: str, table: str, line: Any = None) -> R:
    """*row* as a row of *kind*. Raises `StoreDamaged`, which names *encounter*, *table* and *line*."""
    if not is_sound(kind, row):
        names = list(get_type_hints(kind))
        wrong = [
            name for name, each, types in zip(names, row, _types(kind), strict=False) if not isinstance(each, types)
        ]
        raise StoreDamaged(
            encounter,
            table=table,
            line=line if isinstance(line, int) else None,
            detail=f"{', '.join(wrong)}: {_shown(row, names, wrong)}",
        )
    return kind(*row)


def _shown(row: Sequence[Any], names: Sequence[str], wrong: Iterable[str]) -> str:
    found = row[names.index(next(iter(wrong)))]
    match found:
        case None:
            return "nothing"
        case Garbled():
            return "not UTF-8"
        case _:
            return f"{type(found).__name__} {str(found)[:40]}"
