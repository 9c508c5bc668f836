"""What the sheets of the tiny games have in common: a name, and nothing to hold or to wear."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from bot.kernel.decisions import Scalar
from bot.kernel.errors import Refused
from bot.kernel.ruleset import Blank, only


class PlainSheets:
    """The part of `bot.kernel.ruleset.Sheets` that any game of JSON bodies may have."""

    def idle(self, body: str, locale: str) -> tuple[str, ...]:
        return ()

    def proposed(self, args: Mapping[str, Scalar]) -> tuple[str, ...]:
        return ()

    def field_today(self, name: str) -> str:
        return name

    def groups(self) -> Mapping[str, tuple[str, ...]]:
        return {"person": ("name",)}

    def blanks(self, group: str, body: str | None, locale: str) -> Sequence[Blank]:
        return [Blank("name", "" if body is None else json.loads(body)["name"], required=True)]

    def amend(self, body: str, said: Mapping[str, str], locale: str) -> tuple[str, str]:
        data = json.loads(body) | dict(said)
        if not data["name"]:
            raise Refused("sheet-missing", field="name")
        return data["name"], json.dumps(data)

    def offers(self, option: str, locale: str) -> Sequence[tuple[str, str]]:
        return ()

    def equip(self, body: str, args: Mapping[str, Scalar]) -> tuple[str, str]:
        only(args)
        return json.loads(body)["name"], body

    def write(self, body: str) -> str:
        return str(json.loads(body)["name"])

    def figures(self, before: str, after: str) -> Mapping[str, int]:
        return {}

    def belongings(self, before: str, after: str) -> Sequence[str]:
        return ()

    def worn(self, body: str, left: Mapping[str, Any]) -> tuple[str, str]:
        return json.loads(body)["name"], body


__all__ = ["PlainSheets"]
