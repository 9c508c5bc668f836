"""A host's own folder, and an entry to put into it."""

from __future__ import annotations

from pathlib import Path

CLUB = """
[club]
name = { fr = "massue", en = "cudgel" }
gender = "f"
hands = "1"
attack = 2
defence = 1
damage = "1d6"
wound = "blunt"
source = "our table"
"""


def house(folder: Path, text: str, name: str = "weapons.toml") -> Path:
    """*folder* as a host's, with *text* as its file *name*."""
    (folder / "alternatif").mkdir(parents=True, exist_ok=True)
    (folder / "alternatif" / name).write_text(text, encoding="utf-8")
    return folder
