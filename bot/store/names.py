"""How names are compared: of sheets, and of whoever has one."""

from __future__ import annotations

from unicodedata import normalize


def name_key(name: str) -> str:
    """The form in which names are compared: case, and how many spaces stand around and within, do not matter.

    >>> name_key("  ALDRIC ") == name_key("Aldric")
    True
    """
    return normalize("NFC", normalize("NFC", " ".join(name.split())).casefold())
