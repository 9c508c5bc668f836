"""A player's export: what he may know of an encounter, and the proof that the bot chose none of it and left none out.

Each line of the journal is there, if only by the digest of all its parts. Of a line of which he may read anything there
is its head; his own input whole, of anybody else's only its kind; the events that he may read; and each roll of which
such an event names who rolled and shows the faces. Whatever else is there by its digest: counted, not told. An event
of which he may read a part only is counted, too, and that part told beside its digest.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from bot.kernel import chain
from bot.table.keeping.document import parts_from
from bot.table.keeping.export import Stored, about, texts_in, whole
from bot.table.keeping.verifying import shows

Known: TypeAlias = Mapping[int, Mapping[int, Mapping[str, Any]]]
"""By line and number, the events that somebody may read, as he may read them."""
HEAD = ("line", "parent", "at", "program", "build", "form")
"""What the head of a line says, beside the kind of its input."""
NUMBERED = frozenset({"undone", "redone", "recovered"})
"""Events that count lines: only that they happened is told."""
TO_ALL = ("begin",)
"""Inputs that everybody may read: what was contributed to the dice is in them."""
ALWAYS = ("begin", "end")
"""Inputs whose lines everybody may know of."""


def seen_by(found: Stored, seen: Known, user: int) -> dict[str, Any]:
    """The part of *found* that *user* may know: *seen*, and his own inputs."""
    everything = whole(found)
    numbers = {each.user: each.n for each in found.persons}
    reader = -numbers[user] if user in numbers else user
    kept: list[dict[str, Any]] = []
    mix = ""
    for line in everything["lines"]:
        given, number = line["input"], line["line"]
        if given["type"] == "begin":
            mix = mix or str(given["mix"])
        told = [_told(each, seen.get(number, {}).get(each["seq"]), reader) for each in line["events"]]
        own = given["by"] == reader
        known = own or given["type"] in ALWAYS or any(each is not None for each in told)
        chained = line["digest"] is not None
        shown_events = [each for each in told if each is not None]
        shown_rolls = [shows(each, shown_events) for each in line["dice"]]
        if not chained:
            if known:
                kept.append(_unproven(line, own, shown_events, shown_rolls))
            continue
        people = [(each.n, each.seal) for each in found.persons if each.line == number]
        head, body, rolls, events = parts_from(line, given, given["type"], line["dice"], line["events"], people)
        salts = chain.salts_of(found.row.veil, number, 2 + len(rolls) + len(events))
        digests = [chain.part_digest(s, p) for s, p in zip(salts, (head, body, *rolls, *events), strict=True)]
        if not known:
            kept.append({"parts": chain.parts_digest(len(rolls), digests).hex()})
            continue
        after = 2 + len(rolls)
        kept.append(
            {
                **{name: line[name] for name in HEAD},
                "kind": given["type"],
                "salt": salts[0].hex(),
                "input": {**given, "salt": salts[1].hex()}
                if own or given["type"] in TO_ALL
                else {"digest": digests[1].hex()},
                "dice": [
                    [*each, salts[2 + at].hex()] if shown_rolls[at] else {"digest": digests[2 + at].hex()}
                    for at, each in enumerate(line["dice"])
                ],
                "events": [
                    {**each, "salt": salts[after + at].hex()}
                    if told[at] == each
                    else {**(told[at] or {}), "digest": digests[after + at].hex()}
                    for at, each in enumerate(line["events"])
                ],
            }
        )
    persons = {
        n: each if each["user"] == user else {**each, "user": None, "salt": None}
        for n, each in everything["persons"].items()
    }
    encounter = {**about(found), "mix": mix if found.ended else None}
    top = {name: everything[name] for name in ("format", "version")}
    texts = texts_in(kept, found.texts)
    return {**top, "whole": False, "encounter": encounter, "persons": persons, "texts": texts, "lines": kept}


def _unproven(line: Mapping[str, Any], own: bool, events: list[Any], shown: Sequence[bool]) -> dict[str, Any]:
    """A line of before there were digests."""
    return {
        **{name: line[name] for name in HEAD},
        "kind": line["input"]["type"],
        "input": line["input"] if own or line["input"]["type"] in TO_ALL else {},
        "dice": [each for each, seen in zip(line["dice"], shown, strict=True) if seen],
        "events": events,
    }


def _told(event: Mapping[str, Any], known: Mapping[str, Any] | None, reader: int) -> dict[str, Any] | None:
    """*event* (of the whole document) as it is told; None where nothing of it is *known*."""
    if known is None:
        return None
    if event["type"] in NUMBERED:
        return {"type": event["type"]}
    plain: dict[str, Any] = _plain(dict(known), reader)
    return dict(event) if {"seq": event["seq"], **plain} == event else plain


def _plain(value: Any, reader: int) -> Any:
    """*value* with no more of other people's figures than who they are."""
    if isinstance(value, list):
        return [_plain(each, reader) for each in value]
    if not isinstance(value, dict):
        return value
    if "id" in value and "name" in value and value.get("player") != reader:
        return {name: value[name] for name in ("id", "name", "side") if name in value}
    return {name: _plain(each, reader) for name, each in value.items()}
