"""A player's export: what he may know of an encounter, and the proof, face by face, that the bot chose none of it.

Of each line there are the events that the reader may read (of other people in them no more than who they are), and his
own input whole; of anybody else's input only its kind. A roll is there when an event that the reader may read names who
rolled and shows the faces. Lines and questions are numbered anew, so that nothing tells how much is left out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from bot.kernel.dice import dice, draw, mixed

NUMBERED = frozenset({"undone", "redone", "recovered"})
"""Events that count lines: only that they happened is told."""


Known: TypeAlias = Mapping[int, Mapping[int, Mapping[str, Any]]]
"""By line and number, the events that somebody may read, as he may read them; of `NUMBERED` ones only their type."""


def seen_by(whole: Mapping[str, Any], seen: Known, reader: int) -> dict[str, Any]:
    """The part of the document *whole* (see `export`) that the user *reader* may know: *seen*, and his own input."""
    mix = ""
    questions: dict[str, str] = {}
    kept: list[dict[str, Any]] = []
    numbers: dict[int, int] = {0: 0}
    for line in whole["lines"]:
        given = line["input"]
        if given.get("type") == "begin":
            mix = mix or str(given.get("mix", ""))
        events = []
        for each in line["events"]:
            known = seen.get(line["line"], {}).get(each["seq"])
            if known is not None:
                events.append(_renumbered(_plain(dict(known), reader), questions))
        own = given.get("by") == reader
        if not events and not own:
            # Whatever follows it follows what is kept before it.
            numbers[line["line"]] = numbers.get(line["parent"], 0)
            continue
        numbers[line["line"]] = len(kept) + 1
        kept.append(
            {
                "line": len(kept) + 1,
                "parent": numbers.get(line["parent"], 0),
                "at": line["at"],
                "input": _renumbered(given, questions) if own else {"type": given.get("type")},
                "dice": [each for each in line["dice"] if _shown(each, events)],
                "events": events,
            }
        )
    about = {**whole["encounter"], "mix": mix if whole["encounter"]["seed"] else None}
    return {"format": whole["format"], "version": whole["version"], "whole": False, "encounter": about, "lines": kept}


def _renumbered(told: Mapping[str, Any], questions: dict[str, str]) -> dict[str, Any]:
    """*told* with its question called by the place in which *questions* first knew it: its own id counts lines."""
    asked = told.get("question")
    if not asked:
        return dict(told)
    return {**told, "question": questions.setdefault(str(asked), str(len(questions) + 1))}


def _plain(value: Any, reader: int) -> Any:
    """*value* with no more of other people's figures than who they are."""
    if isinstance(value, list):
        return [_plain(each, reader) for each in value]
    if not isinstance(value, dict):
        return value
    if "id" in value and "name" in value and value.get("player") != reader:
        return {name: value[name] for name in ("id", "name", "side") if name in value}
    return {name: _plain(each, reader) for name, each in value.items()}


def _shown(rolled: Sequence[Any], events: Sequence[Mapping[str, Any]]) -> bool:
    """Whether one of *events* names who rolled and shows the faces."""
    who, faces = str(rolled[0]).split("/")[1], list(rolled[1])
    for event in events:
        if who not in event.values():
            continue
        for name, value in event.items():
            if "face" in name and (value == faces or (len(faces) == 1 and value == faces[0])):
                return True
    return False


def check_faces(document: Mapping[str, Any]) -> tuple[int, int, int | None]:
    """How many rolls of a player's export come from the seed, how many were laid by hand, and the first line whose roll
    does not hold (None: all do). Raises `KeyError`, `TypeError` or `ValueError` for what is no such document."""
    secret = bytes.fromhex(document["encounter"]["seed"])
    key = mixed(secret, str(document["encounter"]["mix"]))
    proven = laid = 0
    for line in document["lines"]:
        for where, faces, *fed in line["dice"]:
            what = dice(str(where).rpartition("/")[2])
            if any(fed):
                laid += 1
            elif list(draw(key, where, what)) != list(faces) or not _shown((where, faces), line["events"]):
                return proven, laid, int(line["line"])
            else:
                proven += 1
    return proven, laid, None


__all__ = ["check_faces", "seen_by"]
