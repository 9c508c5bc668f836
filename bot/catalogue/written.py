"""Sheets as text: TOML out, of plain values, of tables one level deep, and of lists of small tables."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any


def written(data: Mapping[str, Any]) -> str:
    """*data* as TOML: texts, whole numbers, flags and lists of them or of tables; tables of such values come last,
    empty ones not.

    >>> print(written({"name": "Nell", "ranks": {"axe": 1}, "level": 2}), end="")
    name = "Nell"
    level = 2
    <BLANKLINE>
    [ranks]
    axe = 1
    """
    lines = [f"{_key(field)} = {_value(value)}" for field, value in data.items() if not isinstance(value, Mapping)]
    for field, value in data.items():
        if isinstance(value, Mapping) and value:
            lines += ["", f"[{_key(field)}]", *(f"{_key(key)} = {_value(each)}" for key, each in value.items())]
    return "\n".join(lines) + "\n"


def _value(value: Any) -> str:
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    if isinstance(value, Mapping):
        return f"{{ {', '.join(f'{_key(key)} = {_value(each)}' for key, each in value.items())} }}"
    # JSON escapes a text as TOML does, but for DEL, which TOML wants escaped.
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def _key(text: str) -> str:
    return text if text and all(c.isascii() and (c.isalnum() or c in "_-") for c in text) else _value(text)
