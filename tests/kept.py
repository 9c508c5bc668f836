"""What tests make again and again out of the same files, made once: it is kept by all that it is made of, so that
whoever changes a file or names another gets what stands there."""

from __future__ import annotations

import functools
import json
import os
import sqlite3
from collections.abc import Callable, Iterable
from importlib import import_module
from pathlib import Path
from typing import Any

from sqlite_utils import Database

from bot.catalogue import library
from bot.catalogue.catalogue import PACKAGED
from bot.rehearsal import process
from bot.store import store
from bot.text import language, quick, texts

Put = Callable[[Any, str, Any], None]
"""As `setattr`: module, name, what to put there."""
PRELOAD = [*process.PRELOAD, "tests.preload"]
"""What the server imports that the tests' bots are forked from."""


def for_all(put: Put) -> None:
    """All that every process of the tests keeps, and what the server that forks the bots imports."""
    sentences(put)
    unworded(put)
    catalogues(put)
    databases(put)
    put(process, "PRELOAD", PRELOAD)


def sentences(put: Put) -> None:
    """Whoever asks for the same words of the same file gets what the first one had found, parsed and made ready."""
    find, parse, read_whole = texts.packaged, language.parsed, texts.whole
    folders: dict[tuple[Any, ...], Any] = {}
    wholes: dict[str, tuple[Any, ...]] = {}

    def packaged(folder: Path) -> Any:
        asked = str(folder), *sorted((each.name, each.stat().st_mtime_ns, each.stat().st_size) for each in _in(folder))
        if asked not in folders:
            folders[asked] = find(folder)
        return folders[asked]

    def whole(text: str, file: str) -> tuple[Any, ...]:
        # What is found in it is the same wherever it lies; what is wrong with it names the file.
        if text not in wholes:
            wholes[text] = tuple(read_whole(text, file))
        return wholes[text]

    put(texts, "packaged", packaged)
    put(texts, "whole", whole)
    put(language, "parsed", functools.cache(parse))
    put(language, "ready", _by_node(language.ready))
    put(language, "_quoted", _by_node(language._quoted))
    for name in ("_variables", "_printed", "_selecting"):
        put(language, name, _by_node(_listed(getattr(language, name))))


def unworded(put: Put) -> None:
    """A code that has no words of its own in a sentence fails whatever says it: none is worded as another."""

    def missed(selector: str, value: str, known: tuple[str, ...]) -> None:
        raise AssertionError(f"no words for {selector} = {value}: there are only those for {', '.join(known)}")

    put(quick, "missed", missed)


def catalogues(put: Put) -> None:
    """A catalogue is read again when one of its files says something else."""
    for name in sorted(each for each in vars(library) if each.startswith("load_") and each != "load_library"):
        put(library, name, _by_files(getattr(library, name)))


def databases(put: Put) -> None:
    """An empty file is given the tables that were made once, page by page."""
    migrate = store.migrate
    pattern = Database(sqlite3.connect(":memory:", check_same_thread=False))
    migrate(pattern)

    def migrated(db: Database) -> None:
        ((tables,),) = db.execute("select count(*) from sqlite_master").fetchall()
        if tables:
            migrate(db)
        else:
            pattern.conn.backup(db.conn)

    put(store, "migrate", migrated)


def commands(put: Put) -> None:
    """What is registered with Discord, where no host has words of his own."""
    client: Any = import_module("bot.client")
    define = client.definitions
    known: dict[tuple[Any, ...], str] = {}

    async def definitions(tree: Any, words: texts.Texts) -> Any:
        if tree.client.settings.house_data is not None:
            return await define(tree, words)
        asked = words.locales, words.default, tuple(each.name for each in tree.get_commands())
        if asked not in known:
            known[asked] = json.dumps(await define(tree, words))
        return json.loads(known[asked])

    put(client, "definitions", definitions)


def _in(folder: Path) -> list[os.DirEntry[str]]:
    if not folder.is_dir():
        return []
    with os.scandir(folder) as found:
        return list(found)


def _by_node(make: Callable[..., Any]) -> Callable[..., Any]:
    """*make*, of which what it makes of a parsed sentence is kept; the sentence too, so that no other gets its id."""
    known: dict[tuple[Any, ...], tuple[Any, Any]] = {}

    def made(node: Any, *more: Any) -> Any:
        asked = id(node), *more
        if asked not in known:
            known[asked] = node, make(node, *more)
        return known[asked][1]

    return made


def _listed(find: Callable[[Any], Iterable[str]]) -> Callable[[Any], tuple[str, ...]]:
    return lambda node: tuple(find(node))


def _by_files(load: Callable[[Path | None, Path], Any]) -> Callable[..., Any]:
    known: dict[tuple[Any, ...], Any] = {}

    def loaded(house: Path | None = None, packaged: Path = PACKAGED) -> Any:
        folders = [(each, each.exists(), each.is_dir()) for each in (packaged, house) if each is not None]
        files = [path for each, _, _ in folders for path in sorted(each.rglob("*.toml"))]
        try:
            told = [(path, path.read_bytes() if path.is_file() else None) for path in files]
        except OSError:
            return load(house, packaged)
        asked = tuple(folders), tuple(told)
        if asked not in known:
            known[asked] = load(house, packaged)
        return known[asked]

    return loaded
