"""What is built to read and write records, counted."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel import adapters


def counted_adapters(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The kinds of which an adapter is built from now on, in their order."""
    built: list[Any] = []

    class Counted(adapters.TypeAdapter[Any]):  # type: ignore[name-defined]
        def __init__(self, kind: Any) -> None:
            built.append(kind)
            super().__init__(kind)

    monkeypatch.setattr(adapters, "TypeAdapter", Counted)
    return built
