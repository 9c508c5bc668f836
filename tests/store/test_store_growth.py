"""What is asked of the file while people play is found by an index: a file of years answers as a new one does."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from storekit import message, opening, step

from bot.store import EventRow, Forgotten, PersonRow, SheetRow, Shown, Store, TextRow, Write
from bot.table.keeping import forgetting
from bot.table.keeping.forgetting import forget

GROWING = frozenset({"encounters", "heads", "lines", "events", "snapshots", "outbox", "persons", "texts", "packs"})
"""Tables that get more rows for as long as people play."""
SMALL = frozenset({"heads_live", "heads_to_pack", "outbox_pending"})
"""Indexes that hold only what is under way (`bot.store.schema`): they may be read from end to end."""
ANA, BEN = 101, 102


class Asked:
    """Every statement that any connection to a file of the disk has run."""

    def __init__(self) -> None:
        self.statements: dict[str, None] = {}

    def since(self) -> Iterator[str]:
        """The statements so far, each once; they are forgotten."""
        kept, self.statements = self.statements, {}
        return iter(kept)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Asked:
    found = Asked()
    connect = sqlite3.connect

    def connected(database: Any, *args: Any, **named: Any) -> sqlite3.Connection:
        made: sqlite3.Connection = connect(database, *args, **named)
        if database != ":memory:":
            made.set_trace_callback(lambda sql: found.statements.setdefault(sql))
        return made

    monkeypatch.setattr(sqlite3, "connect", connected)
    return found


def scanned(path: Path, statements: Iterator[str]) -> tuple[list[str], int]:
    """Which of *statements* read a growing table from end to end, and how; and how many read or change one at all."""
    found, count = [], 0
    with closing(sqlite3.connect(path)) as connection:
        for sql in statements:
            if not re.match(r"\s*(select|update|delete|insert|with)\b", sql, re.I):
                continue
            if sql.startswith("--") or not GROWING & set(re.findall(r"\w+", sql)):
                continue
            count += 1
            for *_, plan in connection.execute(f"explain query plan {sql}").fetchall():
                scan = re.match(r"SCAN (\w+)(?:.* INDEX (\w+))?", plan)
                if scan and _real(scan[1], sql) in GROWING and scan[2] not in SMALL:
                    found.append(f"{plan}: {' '.join(sql.split())[:200]}")
    return found, count


def _real(name: str, sql: str) -> str:
    """The table behind an alias."""
    alias = re.search(rf"\b(\w+) as {name}\b", sql)
    return alias[1] if alias else name


def introduced(name: str) -> Write:
    persons = (PersonRow(1, ANA, 1, b"salt", "seal"), PersonRow(2, BEN, 1, b"salt", "seal"))
    return Write(name, persons=persons, texts=(TextRow("t1", 1, True, b"salt", "Aldric"),))


async def played(store: Store, name: str, channel: int, *, ended: bool) -> None:
    await store.commit(opening(name, channel=channel))
    for line in range(1, 9):
        rows = (
            message(f"r{line}", interaction=channel * 100 + line, token="t", expires=1e12),
            message("tracker", line),
        )
        last = ended and line == 8
        await store.commit(
            step(name, line, snapshot=True, outbox=rows, status="ended" if last else "open", interaction=channel + line)
        )
        await store.shown([Shown(name, f"r{line}", 1, channel * 1000 + line), Shown(name, "tracker", line, channel)])
    await store.commit(introduced(name))
    await store.put_sheet(SheetRow(1, ANA, f"Aldric {name}", "alternatif", "{}", 1.0))
    await store.flush()


async def test_nothing_that_play_asks_reads_a_growing_table_from_end_to_end(tmp_path: Path, asked: Asked) -> None:
    path = tmp_path / "arbitre.db"
    store = await Store.open(path)
    await played(store, "over", 10, ended=True)
    await played(store, "live", 2000, ended=False)
    await store.close()
    asked.since()  # tables made anew are read whole by the steps that made them

    store = await Store.open(path)
    await store.standing()
    await store.unshown()
    await store.load("live")
    await store.load("over")
    await store.commit(opening("new", channel=77))
    await store.commit(step("new", 1, snapshot=True, outbox=(message("tracker"),), interaction=99))
    await store.commit(
        Write("live", line=step("live", 9).line, events=[EventRow(17, "told", "{}")], head=step("live", 9).head)
    )
    await store.shown([Shown("new", "tracker", 1, 9), Shown("new", "tracker", 0, None)])
    await store.commit(introduced("new"))
    await store.head("live")
    await store.latest(10)
    await store.encounter("over")
    await store.opened_by(1, 7)
    await store.epochs(["live", "over"])
    await store.persons("live")
    await store.lines("live", 3)
    await store.entry("live", 3)
    await store.events("live")
    await store.latest_events("live", 5)
    _ = [each async for each in store.journal("live")]
    await store.snapshots("live")
    await store.snapshot_before("live", 6)
    await store.interaction_line(2003)
    await store.slots("live")
    await store.recent_slots("live", 3, ["r1"], ["r"])
    await store.slot_of_message(2_000_003)
    await store.purge_tokens(1e13)
    await store.pack_one(1e12)
    await store.load("over")
    await store.forget_user(ANA)
    await store.close()

    found, count = scanned(path, asked.since())
    assert found == []
    assert count > 50, "the statements were seen"


async def test_a_question_that_no_index_answers_would_be_noticed(tmp_path: Path, asked: Asked) -> None:
    path = tmp_path / "arbitre.db"
    store = await Store.open(path)
    asked.since()
    await store.call(lambda db: db.execute("select count(*) from lines as old where old.by = 5").fetchall())
    await store.close()
    found, _ = scanned(path, asked.since())
    assert [each.partition(":")[0] for each in found] == ["SCAN old"]


async def test_forgetting_beside_the_bot_finds_a_person_by_an_index(tmp_path: Path, asked: Asked) -> None:
    path = tmp_path / "arbitre.db"
    store = await Store.open(path)
    for name, channel in (("over", 10), ("live", 2000)):
        await played(store, name, channel, ended=name == "over")
    await store.call(lambda db: db.execute("update encounters set sealed = 1"))
    await store.close()
    asked.since()

    assert forget(path, ANA, dict).encounters == ("live", "over")
    found, count = scanned(path, asked.since())
    # Whether any encounter is of the days before people had numbers: a look at one row of each.
    assert [each for each in found if "sealed = 0" not in each] == []
    assert count > 8


async def test_somebodys_sheets_are_found_among_all_of_a_server(tmp_path: Path, asked: Asked) -> None:
    path = tmp_path / "arbitre.db"
    store = await Store.open(path)
    for owner in (ANA, BEN):
        await store.put_sheet(SheetRow(1, owner, "Aldric", "alternatif", "{}", 1.0))
    asked.since()
    assert [each.owner for each in await store.sheets(1, ANA)] == [ANA]
    assert {each.owner for each in await store.sheets(1)} == {ANA, BEN}
    await store.close()
    with closing(sqlite3.connect(path)) as connection:
        plans = [
            plan
            for sql in asked.since()
            if "from sheets" in sql and f"owner = {ANA}" in sql
            for *_, plan in connection.execute(f"explain query plan {sql}").fetchall()
        ]
    assert any("guild=? AND owner=?" in each for each in plans), plans


async def test_somebody_known_everywhere_is_forgotten_in_short_transactions(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "arbitre.db"
    store = await Store.open(path)
    names = [f"e{number}" for number in range(7)]
    for number, name in enumerate(names):
        await store.commit(opening(name, channel=number))
        await store.commit(step(name, 1))
        await store.commit(introduced(name))
    await store.call(lambda db: db.execute("update encounters set sealed = 1"))
    await store.close()
    several: list[int] = []
    plain = forgetting.forget_user

    def counted(*args: Any) -> Forgotten:
        found = plain(*args)
        several.append(len(found.encounters))
        return found

    monkeypatch.setattr(forgetting, "AT_ONCE", 3)
    monkeypatch.setattr(forgetting, "forget_user", counted)
    assert forget(path, ANA, dict) == Forgotten(0, 7, tuple(names))
    assert several == [3, 3, 1, 0]
    assert forget(path, BEN, dict).encounters == tuple(names), "nobody else was forgotten"
