"""The sentences as their files have them, taken apart once for all tests that look through them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast


def entries(path: Path) -> list[ast.EntryType]:
    """What stands in the file at *path*, in order, without where: whoever asks changes nothing of it."""
    return _entries(path.read_text(encoding="utf-8"))


@cache
def _entries(text: str) -> list[ast.EntryType]:
    return FluentParser(with_spans=False).parse(text).body
