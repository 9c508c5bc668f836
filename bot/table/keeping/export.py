"""The whole journal of an encounter as one document: what the game master, and whoever runs the bot, may export.

Inputs and events stand in it as they are written: they refer to people by their numbers in this encounter, and to
what was typed by its digest; `persons` and `texts` say who and what that is. So do the digests hold, whoever is
forgotten. What it proves, and to whom, is in `docs/proof.md`; `bot.table.keeping.verifying` checks it.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from bot.store import Archive, EncounterRow, Entry, Head, PersonRow, Store, TextRow
from bot.table.keeping.document import FORMAT, VERSION, referred


class Stored(NamedTuple):
    """All that is stored of an encounter's journal."""

    row: EncounterRow
    head: Head | None
    entries: Sequence[Entry]
    persons: Sequence[PersonRow]
    texts: Sequence[TextRow]

    @property
    def ended(self) -> bool:
        """Whether it is over, and everything may be known."""
        return self.head is not None and self.head.status == "ended"


async def stored(store: Store, encounter: str) -> Stored:
    """What *store* has of *encounter*; raises `KeyError` for one it has not."""
    row = await store.encounter(encounter)
    if row is None:
        raise KeyError(encounter)
    head = await store.head(encounter)
    persons, texts = await store.persons(encounter)
    return Stored(row, head, [entry async for entry in store.journal(encounter)], persons, texts)


async def document(store: Store, encounter: str) -> dict[str, Any]:
    """Everything needed to run the encounter again: opening, seed (once ended) and journal."""
    kept = await stored(store, encounter)
    # In a thread: of a long journal it takes longer than others should wait.
    return await asyncio.to_thread(whole, kept)


def document_of(archive: Archive, encounter: str) -> dict[str, Any]:
    """The same, read beside a running bot."""
    row = archive.encounter(encounter)
    if row is None:
        raise KeyError(encounter)
    entries = archive.some_entries(encounter, 0, archive.last_line(encounter), 1 << 30)
    persons, texts = archive.persons(encounter), archive.texts(encounter)
    return whole(Stored(row, archive.head(encounter), entries, persons, texts))


def whole(found: Stored) -> dict[str, Any]:
    """The document of *found*."""
    sealed = set() if found.ended else _sealed(found.entries)
    lines = [
        {
            "line": each.line.line,
            "parent": each.line.parent,
            "at": each.line.at,
            "program": each.line.version,
            "build": each.line.build,
            "form": [each.line.schema, each.line.kernel],
            "input": _input(each.line.body, sealed),
            "dice": json.loads(each.line.faces),
            "events": [{"seq": event.seq, **json.loads(event.body)} for event in each.events],
            "digest": None if each.line.digest is None else each.line.digest.hex(),
        }
        for each in found.entries
    ]
    encounter = about(found)
    if found.ended:
        # Whoever knows it can find by trying what a digest stands for: not before all is known.
        encounter["veil"] = found.row.veil.hex()
    last = found.entries[-1].line.line if found.entries else 0
    return {
        "format": FORMAT,
        "version": VERSION,
        "whole": True,
        "encounter": encounter,
        "persons": {
            str(each.n): {
                "user": each.user,
                "salt": None if each.salt is None else each.salt.hex(),
                "seal": each.seal,
                "line": each.line,
            }
            for each in found.persons
            if each.line <= last
        },
        "texts": texts_in(lines, found.texts),
        "lines": lines,
    }


def _sealed(entries: Iterable[Entry]) -> set[str]:
    """The secret questions that are not revealed yet: nobody reads their answers, the GM included."""
    opened: set[str] = set()
    closed: set[str] = set()
    for entry in entries:
        for event in entry.events:
            if event.type == "decision_opened":
                told = json.loads(event.body)
                if told.get("secret"):
                    opened.add(told["question"])
            elif event.type == "decision_closed":
                closed.add(json.loads(event.body)["question"])
    return opened - closed


def _input(body: str, sealed: set[str]) -> Any:
    given = json.loads(body)
    if given.get("type") == "answer" and given.get("question") in sealed:
        given["choice"] = {}
    return given


def about(found: Stored) -> dict[str, Any]:
    """The head of the document; the seed only when it may be known. `digest`: the last line's."""
    row, last = found.row, found.entries[-1].line if found.entries else None
    return {
        "id": row.id,
        "ruleset": row.ruleset,
        "opened_at": row.opened_at,
        "opening": json.loads(row.opening),
        "commitment": row.commitment,
        "seed": row.seed.hex() if found.ended else None,
        "digest": None if last is None or last.digest is None else last.digest.hex(),
    }


def texts_in(told: Any, texts: Iterable[TextRow]) -> dict[str, dict[str, str]]:
    """By reference, the texts that *told* (JSON) refers to, and that nobody had forgotten."""
    known = {each.ref: {"salt": each.salt.hex(), "text": each.text} for each in texts}
    return {ref: known[ref] for ref in sorted(referred(told)) if ref in known}
