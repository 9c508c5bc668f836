"""An encounter that cannot be read any more: it is named, exported as far as it is readable, and closed.

A damaged row is one encounter's trouble. The others play on; this one is held, because nobody can say where it stands.
Its game master (or whoever may manage the channel) closes it, and opens another in its place.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any

from bot.kernel import chain
from bot.kernel.dice import commitment
from bot.kernel.errors import Refused
from bot.kernel.persons import reference, seal_of
from bot.render.cards import Attached, Card
from bot.store import Archive, EncounterRow, Entry, Loaded, Salvage, StoreDamaged
from bot.table.base.actor import Actor, Outcome
from bot.table.base.services import Services
from bot.table.base.session import Opening
from bot.table.keeping.document import FORMAT, VERSION, written
from bot.table.keeping.export import Stored, whole

log = logging.getLogger(__name__)

KEY = "encounter-damaged"
_NAMED = ("lines", "events", "packs", "sheets")


def refusal_of(trouble: Exception) -> Refused:
    """*trouble*, met while something stored was read, as it is told: where it is damaged, and what can be done."""
    if not isinstance(trouble, StoreDamaged):
        return Refused(KEY, where="other", line=0)
    if trouble.table == "sheets":
        return Refused("sheet-damaged")
    where = trouble.table if trouble.table in _NAMED and (trouble.line or trouble.table == "packs") else "other"
    return Refused(KEY, where=where, line=trouble.line or 0)


def check_opening(row: EncounterRow) -> None:
    """Raise `StoreDamaged` where what never changes about an encounter is not what it was opened with."""
    try:
        Opening.model_validate_json(row.opening)
    except ValueError as trouble:
        raise StoreDamaged(row.id, table="encounters", detail=f"opening: {str(trouble)[:80]}") from trouble
    if commitment(row.seed) != row.commitment:
        raise StoreDamaged(row.id, table="encounters", detail="the seed is not the one that was committed to")


def check_persons(loaded: Loaded | Salvage) -> None:
    """Raise `StoreDamaged` where somebody, or some text, is not whom or what was referred to."""
    encounter = "" if loaded.encounter is None else loaded.encounter.id
    for person in loaded.persons:
        if person.user is not None and (person.salt is None or seal_of(person.salt, person.user) != person.seal):
            raise StoreDamaged(encounter, table="persons", detail=f"person {person.n}")
    for text in loaded.texts:
        if reference(text.salt, text.text) != text.ref:
            raise StoreDamaged(encounter, table="texts", detail=f"of person {text.n}")


def check_lines(loaded: Loaded, entries: Sequence[Entry], before: bytes | None) -> None:
    """Raise `StoreDamaged` where a line of *entries*, or one of its events, is not what was written. *before*: the
    digest of the line before them, if it has one."""
    row = loaded.encounter
    introduced = chain.seals_of((each.n, each.line, each.seal) for each in loaded.persons)
    beginning = chain.begins(
        row.id, row.ruleset, row.opened_at, row.commitment, json.loads(row.opening), introduced.get(0, ())
    )
    lines = ((each.line, each.events) for each in entries)
    for line in chain.altered(beginning, before, row.veil, lines, introduced):
        raise StoreDamaged(row.id, table="lines", line=line, detail="it is not what was written")


async def check_may_close(services: Services, encounter: str, actor: Actor) -> Salvage:
    """What is readable of *encounter*, for its game master and whoever manages the channel. Raises `Refused`
    (`not-gm`)."""
    found = await services.store.salvage(encounter)
    if not actor.manages and actor.user not in _masters(found):
        raise Refused("not-gm")
    return found


def _masters(found: Salvage) -> set[int]:
    masters = set() if found.gm is None else {found.gm}
    if found.head is not None:
        # Whoever is game master now, if that can still be told.
        with suppress(ValueError, KeyError, TypeError):
            users = {-each.n: each.user for each in found.persons if each.user is not None}
            masters = {users.get(int(each), int(each)) for each in json.loads(found.head.facts)["gms"]} or masters
    return masters


async def close(services: Services, encounter: str, channel: int, actor: Actor) -> Outcome:
    """End it; everybody in the channel reads so. Raises `Refused` (`not-gm`)."""
    await check_may_close(services, encounter, actor)
    await services.store.set_aside(encounter, channel)
    return Outcome(Card(text=services.renderer.note(actor.locale, "damaged-closed", by=f"<@{actor.user}>")))


async def exported(services: Services, encounter: str, actor: Actor) -> Outcome:
    """What is readable of it, as a file that also says what is not. Raises `Refused` (`not-gm`)."""
    found = await check_may_close(services, encounter, actor)
    document = await asyncio.to_thread(document_of_salvage, encounter, found)
    body = await asyncio.to_thread(lambda: written(document).encode("utf-8", "replace"))
    said = services.renderer.note(actor.locale, "damaged-export", lines=len(document["lines"]))
    return Outcome(Card(text=said), private=True, attachment=Attached(f"arbitre-{encounter}.json", body))


def salvaged(archive: Archive, encounter: str) -> dict[str, Any]:
    """The same as a document, read beside a running bot."""
    return document_of_salvage(encounter, archive.salvage(encounter))


def document_of_salvage(encounter: str, found: Salvage) -> dict[str, Any]:
    """An export of what is readable; `damaged` lists what is not. It does not verify, and says so."""
    damaged = [{"table": each.table, "line": each.line, "detail": each.detail} for each in found.damage]
    sane = list(_sane(found.entries, damaged))
    if found.encounter is not None:
        try:
            document = whole(Stored(found.encounter, found.head, sane, found.persons, found.texts))
        except (ValueError, KeyError, TypeError) as trouble:
            damaged.append({"table": "encounters", "line": None, "detail": str(trouble)[:80]})
        else:
            return {**document, "damaged": damaged}
    lines = [{"line": each.line.line, "input": json.loads(each.line.body)["type"]} for each in sane]
    return {"format": FORMAT, "version": VERSION, "encounter": {"id": encounter}, "lines": lines, "damaged": damaged}


def _sane(entries: Iterable[Entry], damaged: list[dict[str, Any]]) -> Iterable[Entry]:
    for each in entries:
        try:
            given = json.loads(each.line.body)
            json.loads(each.line.faces)
            if not isinstance(given, dict) or "type" not in given:
                raise ValueError("no input")
        except ValueError as trouble:
            damaged.append({"table": "lines", "line": each.line.line, "detail": str(trouble)[:80]})
            continue
        try:
            if not all(isinstance(json.loads(event.body), dict) for event in each.events):
                raise ValueError("no event")
        except ValueError as trouble:
            damaged.append({"table": "events", "line": each.line.line, "detail": str(trouble)[:80]})
            continue
        yield each
