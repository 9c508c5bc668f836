"""Where each message and term of a Fluent file stands, so that one is parsed when it is first said.

Fluent's parser looks at every character, which for all the packaged sentences takes longer than everything else that a
start does. What begins at the margin with a name and a `=` is an entry, up to the next such line or comment, unless
braces are left open there: then a placeable goes on at the margin, and the parser says where the entry ends.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple, TypeAlias

from fluent.syntax import FluentParser, ast

Entry: TypeAlias = ast.Message | ast.Term

_ENTRY = re.compile(r"(-?[a-zA-Z][a-zA-Z0-9_-]*) *=(.*(?:\n(?:[ {}.\[*].*)?(?![^\n]))*)")
"""A name, `=`, and every line up to the next that begins at the margin with anything but what a value may."""
_COMMENT = re.compile(r"#{1,3}(?: .*|(?=\n))(?![^\n])")
_BLANK = re.compile(r"(?: *\n)* *\Z|(?: *\n)*")
_LITERAL = re.compile(r'\{ *"(?:[^"\\\n]|\\.)*" *\}')
_PLAIN = re.compile(
    r"([a-zA-Z][a-zA-Z0-9_-]*) *= *([^ \n{}][^\n{}]*)?((?:\n+ *\.[a-zA-Z][a-zA-Z0-9_-]* *= *[^ \n{}][^\n{}]*)*)\s*"
)
_ATTRIBUTE = re.compile(r"\.([a-zA-Z][a-zA-Z0-9_-]*) *= *([^ \n{}][^\n{}]*)")


class TextsRefused(Exception):
    """A catalogue file cannot be read: *file*, *line* (from 1) and *why* (a sentence of the parser, in English)."""

    def __init__(self, file: str, line: int, why: str) -> None:
        super().__init__(f"{file}, line {line}: {why}")
        self.file = file
        self.line = line
        self.why = why


class Place(NamedTuple):
    """Where an entry stands: from *start* to *end* in *text*, which *file* holds."""

    file: str
    text: str
    start: int
    end: int

    @property
    def source(self) -> str:
        return self.text[self.start : self.end]

    @property
    def line(self) -> int:
        """The line of the file on which it begins, from 1."""
        return self.text.count("\n", 0, self.start) + 1

    def refused(self, why: str) -> TextsRefused:
        return TextsRefused(self.file, self.line, why)


def read(path: Path) -> str:
    """The text of a catalogue file. Raises `TextsRefused` for what is not UTF-8 or cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as wrong:
        line = path.read_bytes().count(b"\n", 0, wrong.start) + 1
        raise TextsRefused(str(path), line, "not UTF-8") from wrong
    except OSError as wrong:
        raise TextsRefused(str(path), 1, wrong.strerror or str(wrong)) from wrong


def places(text: str, file: str) -> Iterator[tuple[str, Place]]:
    """Every entry of *text* by its name (a term's begins with `-`), in their order.

    Of a file in which Fluent's parser finds nothing wrong these are exactly the parser's messages and terms. Raises
    `TextsRefused` for what shows before an entry is parsed: braces left open, what belongs to no entry, a key without
    a value.
    """
    at = _skip(text, 0)
    while at < len(text):
        found = _ENTRY.match(text, at)
        if found is not None and _closed(found[2]):
            yield found[1], Place(file, text, at, found.end())
            at = _skip(text, found.end())
            continue
        comment = _COMMENT.match(text, at)
        if comment is not None:
            at = _skip(text, comment.end())
            continue
        entry = FluentParser().parse_entry(text[at:])
        where = Place(file, text, at, len(text))
        if not isinstance(entry, ast.Message | ast.Term):
            raise where.refused(_why(entry))
        assert entry.span is not None
        end = at + entry.span.end
        yield ("-" if isinstance(entry, ast.Term) else "") + entry.id.name, where._replace(end=end)
        at = _skip(text, end)


def _skip(text: str, at: int) -> int:
    """Past the end of the line and the blank lines after it."""
    found = _BLANK.match(text, at)
    assert found is not None
    return found.end()


def _closed(value: str) -> bool:
    """Whether the entry with that *value* surely ends where it does: every brace is closed by then. Braces count unless
    they stand in a literal; text may hold quotation marks, which where there are braces is left to the parser."""
    if "{" not in value and "}" not in value:
        return bool(value) and not value.isspace()
    if '"' in value:
        value = _LITERAL.sub("x", value)
        if '"' in value:
            return "{" not in value and "}" not in value
    return value.count("{") == value.count("}")


def parsed(place: Place) -> Entry:
    """The entry that stands at *place*. Raises `TextsRefused` when the parser will not have it."""
    source = place.source
    plain = _PLAIN.fullmatch(source)
    if plain is not None and (plain[2] or plain[3]):
        # Words alone: most of a start's, for the commands. The parser would say the same.
        attributes = [
            ast.Attribute(ast.Identifier(name), _words(value)) for name, value in _ATTRIBUTE.findall(plain[3])
        ]
        return ast.Message(ast.Identifier(plain[1]), _words(plain[2]) if plain[2] else None, attributes)
    entry = FluentParser(with_spans=False).parse_entry(source)
    if not isinstance(entry, ast.Message | ast.Term):
        raise place.refused(_why(entry))
    return entry


def _words(text: str) -> ast.Pattern:
    return ast.Pattern([ast.TextElement(text.rstrip(" "))])


def whole(text: str, file: str) -> Iterator[tuple[str, Entry]]:
    """As `places`, every entry parsed. Raises `TextsRefused` for the first thing that the parser will not have."""
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            start = entry.span.start if entry.span is not None else 0
            raise Place(file, text, start, len(text)).refused(_why(entry))
        if isinstance(entry, ast.Message | ast.Term):
            yield ("-" if isinstance(entry, ast.Term) else "") + entry.id.name, entry


def _why(entry: object) -> str:
    notes = entry.annotations if isinstance(entry, ast.Junk) else None
    return str(notes[0].message) if notes else "not Fluent"


__all__ = ["Entry", "Place", "TextsRefused", "parsed", "places", "read", "whole"]
