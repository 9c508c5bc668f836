"""The chain of a journal: the digest of each line covers the line before it, and all that the line holds.

Of a line these are its parts, in this order: its head (`head_of`), its input, each roll, each event. Each part is
digested by itself, with a salt of its own, so that one can be withheld from a reader and still be counted, and nobody
finds by trying what was withheld. The salts of a line come from the encounter's *veil*, a secret beside the seed that
only the whole export tells. All digests are SHA-256 (32 bytes). What is digested of an input and of an event is what
is written of them, byte by byte: it refers to people without naming them (`bot.kernel.persons`), so that forgetting
somebody changes no digest.

Pure, and knows no game: the store's examiner can use it on rows as they are.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import sha256, shake_128
from typing import Any, Protocol, TypeAlias

SALT_BYTES = 16
DIGEST_BYTES = 32


def canonical(value: Any) -> bytes:
    """*value* (from JSON) as the journal writes it: no spaces, names in their order, letters as they are.

    >>> canonical({"face": [4, 2], "by": -1, "é": None})
    b'{"face":[4,2],"by":-1,"\\xc3\\xa9":null}'
    """
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), allow_nan=False).encode()


Seals: TypeAlias = Iterable[tuple[int, str]]
"""Number and seal of people who are referred to for the first time (see `persons.PersonKept`)."""


def begins(
    encounter: str, ruleset: str, opened_at: float, commitment: str, opening: Any, introduced: Seals = ()
) -> bytes:
    """The digest of line 0, before any input: what the encounter is, and what it was opened with (from JSON)."""
    what = [encounter, ruleset, opened_at, commitment, opening, [[*each] for each in introduced]]
    return sha256(b"arbitre chain:" + canonical(what)).digest()


def head_of(
    line: int,
    parent: int,
    at: float,
    kind: str,
    version: str,
    schema: int,
    kernel: int,
    introduced: Seals = (),
    build: str = "",
) -> bytes:
    """The head of a line: its number, what it goes on from, when (seconds since 1970), the kind of its input, which
    program wrote it in which forms (see `bot.store.rows.LineRow`), who is referred to for the first time, and which
    *build* of rules and data that program was (empty: of before lines said so)."""
    told: list[Any] = [line, parent, float(at), kind, version, schema, kernel, [[*each] for each in introduced]]
    return canonical([*told, build] if build else told)


def event_of(seq: int, body: bytes) -> bytes:
    """An event as it is digested: its number, and what is written of it."""
    return b"%d:%b" % (seq, body)


def salts_of(veil: bytes, line: int, count: int) -> list[bytes]:
    """The salts of the *count* parts of a line."""
    stream = shake_128(b"arbitre salts:" + veil + line.to_bytes(8, "big")).digest(SALT_BYTES * count)
    return [stream[at : at + SALT_BYTES] for at in range(0, len(stream), SALT_BYTES)]


def part_digest(salt: bytes, part: bytes) -> bytes:
    """The digest of one part."""
    return sha256(salt + part).digest()


def parts_digest(rolls: int, digests: Sequence[bytes]) -> bytes:
    """The digest of a line's parts, of which so many are *rolls*: all of a line that is withheld."""
    return sha256(b"arbitre parts:%d:%d:" % (rolls, len(digests)) + b"".join(digests)).digest()


def linked(before: bytes, parts: bytes) -> bytes:
    """The digest of a line with these *parts*, *before* being that of the line before it (by number)."""
    return sha256(before + parts).digest()


def line_digest(
    before: bytes, veil: bytes, line: int, head: bytes, given: bytes, rolls: Sequence[bytes], events: Sequence[bytes]
) -> bytes:
    """The digest of a whole line: its *head*, the input *given*, each of its *rolls*, each of its *events*."""
    parts = (head, given, *rolls, *events)
    salts = salts_of(veil, line, len(parts))
    digests = [sha256(salt + part).digest() for salt, part in zip(salts, parts, strict=True)]
    return linked(before, parts_digest(len(rolls), digests))


def stored_digest(
    before: bytes, veil: bytes, line: Mapping[str, Any], events: Sequence[tuple[int, str]], introduced: Seals = ()
) -> bytes:
    """The digest that a stored line should have. *line*: its columns (`line`, `parent`, `at`, `kind`, `body`, `faces`,
    `version`, `schema`, `kernel`, `build`); *events*: number and body of each, in order;
    *introduced*: the people whom this line covers, by number.

    Raises `ValueError`, `TypeError` or `KeyError` for rows that cannot be read at all.
    """
    schema, kernel = line["schema"], line["kernel"]
    where, wrote = (line["line"], line["parent"], line["at"], line["kind"]), (line["version"], schema, kernel)
    head = head_of(*where, *wrote, introduced, line["build"])
    rolls = [canonical(each) for each in json.loads(line["faces"])]
    told = [event_of(seq, body.encode()) for seq, body in events]
    return line_digest(before, veil, line["line"], head, line["body"].encode(), rolls, told)


class StoredLine(Protocol):
    """A line as it is kept (`bot.store.LineRow`)."""

    @property
    def line(self) -> int: ...

    @property
    def digest(self) -> bytes | None: ...

    def _asdict(self) -> Mapping[str, Any]: ...


class StoredEvent(Protocol):
    """An event as it is kept (`bot.store.EventRow`)."""

    @property
    def seq(self) -> int: ...

    @property
    def body(self) -> str: ...


def altered(
    beginning: bytes,
    before: bytes | None,
    veil: bytes,
    lines: Iterable[tuple[StoredLine, Sequence[StoredEvent]]],
    introduced: Mapping[int, Seals],
) -> Iterator[int]:
    """The numbers of those stored lines that are not what was written: it, one of its events, or its digest was
    changed. *lines*: in order, none left out, each with its events; *before*: the digest of the line before them (None:
    it has none, as lines have of before there were any); *beginning*: that of line 0."""
    for line, events in lines:
        if line.digest is None:
            # Once there are digests, no line is without.
            if before is not None:
                yield line.line
            continue
        told = [(each.seq, each.body) for each in events]
        try:
            found = stored_digest(
                beginning if before is None else before, veil, line._asdict(), told, introduced.get(line.line, ())
            )
        except (ValueError, TypeError, KeyError, OverflowError):
            found = b""
        if found != line.digest:
            yield line.line
        before = line.digest


def seals_of(persons: Iterable[tuple[int, int, str]]) -> dict[int, list[tuple[int, str]]]:
    """Whom each line introduces. *persons*: number, line and seal of each, by number."""
    found: dict[int, list[tuple[int, str]]] = {}
    for n, line, seal in persons:
        found.setdefault(line, []).append((n, seal))
    return found


__all__ = [
    "DIGEST_BYTES",
    "SALT_BYTES",
    "Seals",
    "altered",
    "begins",
    "canonical",
    "event_of",
    "head_of",
    "line_digest",
    "linked",
    "part_digest",
    "parts_digest",
    "salts_of",
    "seals_of",
    "stored_digest",
]
