"""The health check looks at the bot that runs, costs next to nothing, and leaves the folder as it is."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from time import time

import pytest

from bot import healthy
from bot.clock import StepClock
from bot.healthy import CUT_OFF, STALE_HEARTBEAT, Health, look, sentence
from bot.settings import Settings
from bot.store import Archive, Store
from bot.table.keeping.upkeep import HEARTBEAT
from bot.text import LOCALES, Texts
from tests.table.conftest import Channel, World

NOW = 1_800_000_000.0


async def beat(store: Store, alive: float, away: float | None = None) -> None:
    await store.put_note("uptime", json.dumps({"down": 0.0, "alive": alive, "away": away}))


def listed(folder: Path) -> dict[str, tuple[int, int]]:
    return {each.name: (each.stat().st_size, each.stat().st_mtime_ns) for each in folder.iterdir()}


@pytest.mark.parametrize(
    ("alive", "away", "key"),
    [
        (NOW, None, "well"),
        (NOW - STALE_HEARTBEAT, None, "well"),
        (NOW - STALE_HEARTBEAT - 1, None, "silent"),
        (NOW, NOW - CUT_OFF, "well"),
        (NOW, NOW - CUT_OFF - 1, "cut-off"),
        (NOW - STALE_HEARTBEAT - 1, NOW - CUT_OFF - 1, "silent"),
    ],
)
async def test_the_heartbeat_tells_how_the_bot_is(tmp_path: Path, alive: float, away: float | None, key: str) -> None:
    path = tmp_path / "a.db"
    store = await Store.open(path)
    try:
        await beat(store, alive, away)
        before = listed(tmp_path)
        assert look(str(path), NOW).key == key
        assert listed(tmp_path).keys() == before.keys()
    finally:
        await store.close()


async def test_without_a_bot_nothing_is_opened_and_nothing_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "é a?b#%.db"
    assert look(str(path), NOW).key == "off"
    assert listed(tmp_path) == {}
    store = await Store.open(path)
    await beat(store, NOW)
    assert look(str(path), NOW).key == "well"
    await store.close()
    before = listed(tmp_path)
    monkeypatch.delattr(healthy, "_heartbeat")
    assert look(str(path), NOW).key == "off"
    assert listed(tmp_path) == before


async def test_a_bot_that_was_killed_falls_silent(tmp_path: Path) -> None:
    """Its log and its shared memory stay where they were."""
    path = tmp_path / "a.db"
    store = await Store.open(path)
    await beat(store, NOW)
    killed = tmp_path / "killed"
    shutil.copytree(tmp_path, killed, ignore=shutil.ignore_patterns("killed", "*.lock"))
    await store.close()
    before = listed(killed)
    assert look(str(killed / "a.db"), NOW + STALE_HEARTBEAT + 60).facts == {"minutes": 3}
    assert listed(killed).keys() == before.keys()
    (killed / "a.db-shm").unlink()
    assert look(str(killed / "a.db"), NOW).key == "off"
    assert not (killed / "a.db-shm").exists()


@pytest.mark.parametrize("noted", ["", "[]", "{}", '{"alive": "x"}', '{"alive": 1, "away": []}'])
async def test_what_cannot_be_understood_is_not_well(tmp_path: Path, noted: str) -> None:
    store = await Store.open(tmp_path / "a.db")
    try:
        await store.put_note("uptime", noted)
        assert look(str(tmp_path / "a.db"), NOW).key == "unreadable"
    finally:
        await store.close()


def test_junk_is_not_well(tmp_path: Path) -> None:
    for end in ("", "-wal", "-shm"):
        (tmp_path / f"a.db{end}").write_bytes(b"junk" * 300)
    assert look(str(tmp_path / "a.db"), NOW).key == "unreadable"


async def test_the_running_bot_notes_what_is_looked_for(tmp_path: Path) -> None:
    """By the tables' own clock: well while connected, and since when Discord is out of reach."""
    path, clock = tmp_path / "t.db", StepClock()
    world = World(path, clock, Channel())
    await world.up()
    try:
        await world.wait(HEARTBEAT)
        assert look(str(path), clock.now()).key == "well"
        world.tables.away()
        await world.wait(CUT_OFF - HEARTBEAT)
        assert look(str(path), clock.now()).key == "well"
        await world.wait(3 * HEARTBEAT)
        assert look(str(path), clock.now()).key == "cut-off"
        world.tables.back()
        await world.quiet()
        assert look(str(path), clock.now()).key == "well"
        # The loop stands still while the day goes on.
        assert look(str(path), clock.now() + 10 * HEARTBEAT).key == "silent"
    finally:
        await world.down()
    assert look(str(path), clock.now()).key == "off"
    # Whoever reads the file of a bot that was stopped leaves a log beside it, as a bot that runs has one.
    Archive(path).close()
    assert path.with_name("t.db-wal").exists()
    assert look(str(path), clock.now()).key == "off"
    await world.up()
    assert look(str(path), clock.now()).key == "well"
    await world.down()


def checked(folder: Path, *python: str, **env: str) -> subprocess.CompletedProcess[str]:
    surroundings = {k: v for k, v in os.environ.items() if not k.startswith(("DISCORD", "DATABASE", "DEFAULT"))}
    surroundings |= {"PYTHONPATH": str(Path(__file__).resolve().parents[1]), **env}
    words = [sys.executable, *python]
    return subprocess.run(words, cwd=folder, env=surroundings, capture_output=True, text=True, timeout=60)


async def test_it_says_one_sentence_and_exits_as_it_found(tmp_path: Path) -> None:
    done = checked(tmp_path, "-m", "bot.healthy", DEFAULT_LOCALE="en")
    assert (done.returncode, done.stdout) == (1, "")
    off = "No bot is running on the database var/arbitre.db: start it with `python3 start.py run`,"
    off += " or `docker compose up -d`.\n"
    assert done.stderr == off
    store = await Store.open(tmp_path / "b.db")
    try:
        await beat(store, time())
        done = checked(tmp_path, "-m", "bot", "healthy", DATABASE_PATH="b.db")
        assert (done.returncode, done.stderr) == (0, "")
        assert len(done.stdout.splitlines()) == 1
    finally:
        await store.close()


def test_it_imports_next_to_nothing(tmp_path: Path) -> None:
    """Counted, not timed: each of these would cost more than all the rest."""
    done = checked(tmp_path, "-c", "import sys, bot.healthy; print(len(sys.modules), *sys.modules)")
    count, *names = done.stdout.split()
    heavy = {"asyncio", "pydantic", "discord", "fluent", "sqlite_utils", "logging", "argparse", "typing", "pathlib"}
    assert heavy.isdisjoint(names)
    assert int(count) < 110


def test_its_database_is_the_settings_own() -> None:
    assert Path(healthy.DATABASE) == Settings().database_path


@pytest.mark.parametrize("locale", LOCALES)
def test_it_says_what_the_catalogues_say(locale: str) -> None:
    texts = Texts(strict=True)
    for found in (
        Health("well", seconds=12),
        Health("off", path="x.db"),
        Health("silent", minutes=3),
        Health("cut-off", minutes=11),
        Health("unreadable", path="x.db", detail="?"),
    ):
        assert sentence(found, locale) == texts.say(locale, f"health-{found.key}", **found.facts)
