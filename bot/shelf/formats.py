"""What somebody brings as a sheet, and is none of ours: told by its looks, so that he reads what it is."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

FORMATS = ("foundry", "dndbeyond", "avrae", "fight", "json", "page", "table")
"""Every form that `recognised` tells."""
_FENCE = re.compile(r"\s*(```+|~~~+)[^\n]*\n(.*?)\n?\s*\1\s*", re.DOTALL)
_ASSIGNS = re.compile(r"^\s*[\w\"'.-]+\s*=", re.MULTILINE)


def unfenced(text: str) -> str:
    """*text* without the byte order mark and the fence in which it may have been copied from a message.

    >>> unfenced("\ufeff```toml\\nname = 1\\n```")
    'name = 1'
    """
    text = text.lstrip("\ufeff")
    found = _FENCE.fullmatch(text)
    return text if found is None else found[2]


def recognised(text: str) -> str:
    """Which of `FORMATS` *text* is; an empty word where it may be a sheet.

    >>> recognised('{"system": {}, "type": "npc"}'), recognised("name,hp\\nAna,3"), recognised('name = "Ana"')
    ('foundry', 'table', '')
    """
    begun = text.lstrip()
    if begun[:1] == "{" or begun.startswith("[{"):
        return _kind(begun)
    if re.match(r"<(?:!doctype|html|\?xml|svg)", begun, re.IGNORECASE):
        return "page"
    lines = [line for line in begun.splitlines() if line.strip()][:2]
    alike = len(lines) == 2 and not _ASSIGNS.search(begun)
    if alike and any(0 < lines[0].count(mark) == lines[1].count(mark) for mark in (",", ";", "\t")):
        return "table"
    return ""


def _kind(text: str) -> str:
    try:
        data: Any = json.loads(text)
    except (ValueError, RecursionError):
        return "json"
    found: Mapping[str, Any] = data if isinstance(data, dict) else {}
    if {"system", "type"} <= found.keys() or {"data", "token"} <= found.keys():
        return "foundry"
    inner = found.get("data", found)
    if isinstance(inner, dict) and {"race", "classes", "stats"} <= inner.keys():
        return "dndbeyond"
    if {"upstream", "stats", "levels"} <= found.keys():
        return "avrae"
    return "fight" if {"format", "lines"} <= found.keys() else "json"


__all__ = ["FORMATS", "recognised", "unfenced"]
