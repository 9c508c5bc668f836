"""The form of an export: what stands in the document, what of it is digested, and how a file with one is read.

There are two kinds, of one format: the game master's is whole; a player's withholds what he may not know, by digest.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from bot.fields import fault_of, place_of, shown
from bot.kernel import chain
from bot.kernel.errors import Refused, RulingFailed
from bot.kernel.persons import is_reference

FORMAT = "arbitre-export"
VERSION = 2
MOST_BYTES = 32 * 2**20
"""A file larger than this is no export: a line takes about 2 KB, a long encounter some thousand lines."""


class Unverified(Exception):
    """An export that does not hold. *key* names the sentence."""

    def __init__(self, key: str, **facts: str | int) -> None:
        super().__init__(key, facts)
        self.key, self.facts = key, facts


UNREADABLE = (
    *("folder", "forbidden", "file", "encoding", "json", "nested", "twice", "constant", "table"),
    *("game", "version", "missing", "unknown", "field", "refused", "other"),
)
"""What may be wrong with what should be an export."""


def unreadable(fault: str, where: str = "", line: int = 0) -> Unverified:
    """An export that cannot be read, for *fault* (of `UNREADABLE`), at its field *where* or line *line* of the file."""
    return Unverified("export-unreadable", fault=fault, where=shown(where), line=line)


def written(document: Mapping[str, Any]) -> str:
    """*document* as the text of a file: what it holds stands below each other, and so does each line of the journal.

    >>> print(written({"format": "x", "lines": [{"line": 1}, {"line": 2}]}), end="")
    {
     "format": "x",
     "lines": [
      {"line": 1},
      {"line": 2}
     ]
    }
    """
    # Indented throughout it is made by Python, step by step, and holds up whoever plays.
    parts = []
    for name, value in document.items():
        inside = [_compact(each) for each in value] if isinstance(value, list) and value else None
        text = _compact(value) if inside is None else "[\n  " + ",\n  ".join(inside) + "\n ]"
        parts.append(f"{_compact(name)}: {text}")
    return "{\n " + ",\n ".join(parts) + "\n}\n"


def _compact(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


# ---- what a document looks like

Count: TypeAlias = Annotated[int, Field(strict=True, ge=0, le=2**63)]
Text: TypeAlias = Annotated[str, Field(strict=True)]
Digest: TypeAlias = Annotated[str, Field(strict=True, pattern=r"^[0-9a-f]{64}$")]
Salt: TypeAlias = Annotated[str, Field(strict=True, pattern=r"^[0-9a-f]{32}$")]
Seconds: TypeAlias = Annotated[float, Field(strict=True, ge=0, allow_inf_nan=False)]
Flag: TypeAlias = Annotated[bool, Field(strict=True)]
Object: TypeAlias = dict[str, Any]


class _Form(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class _Person(_Form):
    user: Count | None
    salt: Salt | None
    seal: Salt
    line: Annotated[int, Field(strict=True, ge=-1, le=2**63)]


class _Text(_Form):
    salt: Salt
    text: Text


class _About(_Form):
    id: Text
    ruleset: Text
    opened_at: Seconds
    opening: Object
    commitment: Digest
    seed: Digest | None
    digest: Digest | None
    veil: Digest | None = None
    mix: Text | None = None


class _Line(_Form):
    line: Count
    parent: Count
    at: Seconds
    program: Text
    build: Text = ""
    form: tuple[Count, Count]


class WholeLine(_Line):
    """A line of the game master's export: all of it."""

    input: Object
    dice: list[tuple[Text, tuple[Count, ...], Flag]]
    events: list[Object]
    digest: Digest | None


class ShownLine(_Line):
    """A line of a player's export of which something may be read; the rest stands there by its digest."""

    kind: Text
    salt: Salt | None = None
    input: Object
    dice: list[list[Any] | Object]
    events: list[Object]


class HiddenLine(_Form):
    """A line of which a player may know nothing."""

    parts: Digest


class AnyExport(_Form):
    """What exports of both kinds have."""

    format: Literal["arbitre-export"]
    version: Literal[2]
    encounter: _About
    persons: dict[str, _Person]
    texts: dict[str, _Text]


class WholeExport(AnyExport):
    """The game master's."""

    whole: Literal[True]
    lines: list[WholeLine]


class SeenExport(AnyExport):
    """A player's."""

    whole: Literal[False]
    lines: list[ShownLine | HiddenLine]


# ---- the parts of a line


def parts_from(
    line: Mapping[str, Any], given: Any, kind: str, rolls: Sequence[Any], events: Sequence[Any], people: chain.Seals
) -> tuple[bytes, bytes, list[bytes], list[bytes]]:
    """The parts of a document's line as they are digested: its head, its input, its rolls, its events."""
    schema, kernel = line["form"]
    where, wrote = (line["line"], line["parent"], line["at"], kind), (line["program"], schema, kernel)
    head = chain.head_of(*where, *wrote, people, line.get("build", ""))
    told = [event_part(each) for each in events]
    return head, chain.canonical(given), [chain.canonical(each) for each in rolls], told


def event_part(event: Mapping[str, Any]) -> bytes:
    """An event of a document as it is digested."""
    return chain.event_of(event["seq"], chain.canonical({k: v for k, v in event.items() if k != "seq"}))


def referred(value: Any) -> set[str]:
    """The references to texts in *value* (JSON)."""
    found: set[str] = set()
    left = [value]
    while left:
        each = left.pop()
        if isinstance(each, str):
            if is_reference(each):
                found.add(each)
        elif isinstance(each, Mapping):
            left.extend(each.values())
        elif isinstance(each, (list, tuple)):
            left.extend(each)
    return found


# ---- reading


def read(path: Path) -> dict[str, Any]:
    """The document in the file *path*. Raises `Unverified` (`export-missing`, `export-unreadable`,
    `export-too-long`)."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise Unverified("export-too-long", megabytes=MOST_BYTES // 2**20)
        with path.open("rb") as file:
            text = file.read(MOST_BYTES + 1)
        if len(text) > MOST_BYTES:
            raise Unverified("export-too-long", megabytes=MOST_BYTES // 2**20)
        found = json.loads(text.decode("utf-8"), object_pairs_hook=_once, parse_constant=_no_number)
    except FileNotFoundError as error:
        raise Unverified("export-missing", path=str(path)) from error
    except (OSError, ValueError, RecursionError) as error:
        raise why_unreadable(error) from error
    if not isinstance(found, dict):
        raise unreadable("table")
    return found


class _Twice(ValueError):
    """A name stands twice in one table."""


class _NoNumber(ValueError):
    """What stands where a number should be is none."""


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made: dict[str, Any] = {}
    for name, value in pairs:
        if name in made:
            raise _Twice(name)
        made[name] = value
    return made


def _no_number(text: str) -> Any:
    raise _NoNumber(text)


def why_unreadable(error: Exception) -> Unverified:
    """What *error*, met while an export was read, says is wrong with it: no words of a library's or the system's."""
    match error:
        case ValidationError():
            return _of_field(error)
        case _Twice() | _NoNumber():
            return unreadable("twice" if isinstance(error, _Twice) else "constant", str(error))
        case json.JSONDecodeError():
            return unreadable("json", line=error.lineno)
        case UnicodeError():
            return unreadable("encoding")
        case IsADirectoryError():
            return unreadable("folder")
        case PermissionError():
            return unreadable("forbidden")
        case OSError():
            return unreadable("file")
        case RecursionError():
            return unreadable("nested")
        case KeyError():
            return unreadable("missing", str(error.args[0]) if error.args else "")
        case Refused() | RulingFailed():
            return unreadable("refused")
        case _:
            return unreadable("other")


def _of_field(error: ValidationError) -> Unverified:
    # The first: where a line may be of two kinds, those of the more usual one.
    found = error.errors(include_url=False)[0]
    found["loc"] = tuple(step for step in found["loc"] if step not in (ShownLine.__name__, HiddenLine.__name__))
    where, (fault, _) = place_of(found), fault_of(found)
    if where in ("format", "version") and fault != "missing":
        return unreadable("version", where)
    return unreadable(fault if fault in ("missing", "unknown") else "field", where)
