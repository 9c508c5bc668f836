"""What is done before Discord hears of the bot, so that whoever speaks first need not wait; and when garbage is
collected from then on."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pydantic import SecretStr

from bot import app as subject
from bot import tidying
from bot.app import App
from bot.kernel import codec as codecs
from bot.kernel.codec import Codec
from bot.settings import Settings
from bot.tidying import Tidying
from tests.coding import state_text
from tests.kernel.adapting import counted_adapters


@pytest.fixture(autouse=True)
def _collections() -> Iterator[None]:
    usual = gc.get_threshold()
    # All that the tests before have left would be looked through at each search.
    gc.freeze()
    yield
    gc.set_threshold(*usual)
    gc.unfreeze()


@pytest.fixture
def full() -> Iterator[list[int]]:
    """A number for each search of everything that there is."""
    seen: list[int] = []

    def happen(phase: str, about: dict[str, int]) -> None:
        if phase == "stop" and about["generation"] == 2:
            seen.append(about["collected"])

    gc.callbacks.append(happen)
    yield seen
    gc.callbacks.remove(happen)


async def test_what_is_heavy_is_done_before_discord_hears_of_us(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, full: list[int]
) -> None:
    monkeypatch.setattr(codecs, "_SHARED", {})
    built = counted_adapters(monkeypatch)
    asked: list[tuple[int, int, int, int]] = []

    async def begin(client: Any) -> None:
        before = len(built)
        for ruleset in client.tables.services.rulesets.values():
            codec = Codec(ruleset)
            state_text(codec, ruleset.opening({}))
        asked.append((before, len(built), len(client.tables.services.rulesets), gc.get_freeze_count()))
        full.clear()
        await app._first_ready()
        assert full == []

    monkeypatch.setattr(subject.Arbitre, "begin", begin)
    app = App(Settings(discord_token=SecretStr("t.t.t"), database_path=tmp_path / "a.db"))
    await app.run()
    ((before, after, games, frozen),) = asked
    assert before == after == games >= 4
    assert frozen > 10_000
    assert gc.get_freeze_count() == 0


async def test_everything_is_searched_only_when_nobody_would_notice(
    full: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    calm = False
    # Nothing comes by itself: each timer that went off would search everything once more.
    monkeypatch.setattr(tidying, "EACH", 3_600.0)
    tidy = Tidying(lambda: calm)
    tidy.begin()
    assert len(full) == 1
    before = gc.get_freeze_count()
    kept = [[each] for each in range(50_000)]
    tidy._tidy()
    assert len(full) == 1
    assert gc.get_freeze_count() > before + len(kept) - 1
    calm = True
    tidy._tidy()
    assert len(full) == 1, "not again so soon"
    monkeypatch.setattr(tidying, "SELDOM", 0.0)
    tidy._tidy()
    assert len(full) == 2
    tidy.end()
    assert gc.get_freeze_count() == 0


async def test_whatever_lives_a_collection_while_playing_looks_at_the_young_alone(full: list[int]) -> None:
    seen: list[int] = []

    def happen(phase: str, about: dict[str, int]) -> None:
        if phase == "stop":
            seen.append(about["generation"])

    tidy = Tidying(lambda: False)
    tidy.begin()
    gc.callbacks.append(happen)
    try:
        kept = [[each] for each in range(400_000)]
    finally:
        gc.callbacks.remove(happen)
        tidy.end()
    assert len(kept) == 400_000
    assert len(seen) > 20
    assert set(seen) == {0}
