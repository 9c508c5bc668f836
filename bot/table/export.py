"""The whole journal of an encounter as one document, and its verification: no face was chosen, no event altered."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable, Mapping
from typing import Any

from bot import __version__
from bot.kernel.codec import Codec
from bot.kernel.dice import commitment
from bot.kernel.engine import retraced
from bot.kernel.errors import Refused, ReplayMismatch, RulingFailed
from bot.kernel.frame import Recorded
from bot.kernel.ruleset import Ruleset
from bot.kernel.upgrades import Form
from bot.store import BEFORE, Archive, EncounterRow, Entry, Head, Store
from bot.table.seen import check_faces
from bot.table.sitting import Opening

FORMAT = "arbitre-export"
VERSION = 1


async def document(store: Store, encounter: str) -> dict[str, Any]:
    """Everything needed to run the encounter again: opening, seed (once ended) and journal."""
    row = await store.encounter(encounter)
    if row is None:
        raise KeyError(encounter)
    head = await store.head(encounter)
    # In a thread: of a long journal it takes longer than others should wait.
    return await asyncio.to_thread(document_of_parts, row, head, [entry async for entry in store.journal(encounter)])


def document_of(archive: Archive, encounter: str) -> dict[str, Any]:
    """The same, read beside a running bot."""
    row = archive.encounter(encounter)
    if row is None:
        raise KeyError(encounter)
    entries = archive.some_entries(encounter, 0, archive.last_line(encounter), 1 << 30)
    return document_of_parts(row, archive.head(encounter), entries)


def document_of_parts(row: EncounterRow, head: Head | None, stored: Iterable[Entry]) -> dict[str, Any]:
    """The document of an encounter whose rows were read already."""
    entries = list(stored)
    sealed = _sealed(entries)
    lines = [
        {
            "line": each.line.line,
            "parent": each.line.parent,
            "at": each.line.at,
            "program": each.line.version,
            "form": [each.line.schema, each.line.kernel],
            "input": _input(each.line.body, sealed),
            "dice": json.loads(each.line.faces),
            "events": [{"seq": event.seq, **json.loads(event.body)} for event in each.events],
        }
        for each in entries
    ]
    ended = head is not None and head.status == "ended"
    return {"format": FORMAT, "version": VERSION, "encounter": about(row, ended), "lines": lines}


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


def about(row: EncounterRow, ended: bool) -> dict[str, Any]:
    """The head of the document; the seed only when it may be known."""
    return {
        "id": row.id,
        "ruleset": row.ruleset,
        "opened_at": row.opened_at,
        "opening": json.loads(row.opening),
        "commitment": row.commitment,
        "seed": row.seed.hex() if ended else None,
    }


class Unverified(Exception):
    """An export that does not hold. *key* names the sentence."""

    def __init__(self, key: str, **facts: str | int) -> None:
        super().__init__(key, facts)
        self.key, self.facts = key, facts


def verify(
    document: Mapping[str, Any], rulesets: Mapping[str, Ruleset[Any]], *, retold: list[int] | None = None
) -> tuple[int, int]:
    """Run an exported encounter again and compare everything; (lines, events) verified. Of a player's export each roll
    is compared with the seed; (lines, rolls) verified.

    *retold* learns the lines that another version wrote and that today's rules tell otherwise: of these the faces are
    compared with the seed, and the events are followed as they are recorded.

    Raises `Unverified` (`export-unreadable`, `export-no-seed`, `export-wrong-seed`, `export-differs`).
    """
    try:
        head, lines = document["encounter"], document["lines"]
        if document.get("format") != FORMAT or document.get("version") != VERSION:
            raise Unverified("export-unreadable", detail="format")
        ruleset = rulesets[head["ruleset"]]
        opening = Opening.model_validate(head["opening"])
        seed = head["seed"]
    except (KeyError, TypeError, ValueError) as error:
        raise Unverified("export-unreadable", detail=str(error)[:120]) from error
    if seed is None:
        raise Unverified("export-no-seed")
    secret = bytes.fromhex(seed)
    if commitment(secret) != head["commitment"]:
        raise Unverified("export-wrong-seed")
    if document.get("whole") is False:
        return _seen(document)
    codec: Codec[Any] = Codec(ruleset)
    try:
        journal = [
            Recorded(
                each["line"],
                codec.load_input(json.dumps(each["input"]), _form(each)),
                {where: tuple(faces) for where, faces, *_ in each["dice"]},
                tuple(
                    today
                    for event in each["events"]
                    for today in codec.load_events(
                        json.dumps({k: v for k, v in event.items() if k != "seq"}), _form(each)
                    )
                ),
            )
            for each in lines
        ]
        others = {each["line"] for each in lines if each.get("program", BEFORE) != __version__}
    except (KeyError, TypeError, ValueError) as error:
        raise Unverified("export-unreadable", detail=str(error)[:120]) from error
    try:
        _, differing = retraced(ruleset, ruleset.opening(opening.settings), secret, journal, others=others)
    except ReplayMismatch as mismatch:
        raise Unverified("export-differs", line=mismatch.line) from mismatch
    except (Refused, RulingFailed) as error:
        raise Unverified("export-unreadable", detail=str(error)[:120]) from error
    if retold is not None:
        retold.extend(differing)
    return len(journal), sum(len(each.events) for each in journal)


def _form(line: Mapping[str, Any]) -> Form:
    """In which forms a line of an export is written; of before lines said so, the oldest."""
    schema, kernel = line.get("form", (0, 0))
    return Form(int(schema), int(kernel))


def _seen(document: Mapping[str, Any]) -> tuple[int, int]:
    try:
        proven, _, wrong = check_faces(document)
    except (KeyError, TypeError, ValueError) as error:
        raise Unverified("export-unreadable", detail=str(error)[:120]) from error
    if wrong is not None:
        raise Unverified("export-differs", line=wrong)
    return len(document["lines"]), proven
