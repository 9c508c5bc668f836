"""A person who wants to be forgotten: nothing of them stays, nothing else changes, beside the running bot, in fights of
before, and however often the process dies meanwhile."""

from __future__ import annotations

import asyncio
import json
import os
import random
import shutil
import signal
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.catalogue import load_library
from bot.doctor import _deeply
from bot.rehearsal.local import LocalTable
from bot.rehearsal.player import Player
from bot.rehearsal.script import parse
from bot.rulesets import rulesets_of
from bot.store import Archive
from bot.table.keeping import forgetting
from bot.table.keeping.export import document_of
from bot.table.keeping.verifying import verify
from tests.command_line import arbitre
from tests.fixtures.fights import make

SCENE = """
MJ> /combat ouvrir regles:percentile
Alice> [Rejoindre]
Alice> {Choisir un personnage} Barnabé
Bob> [Rejoindre]
Bob> {Choisir un personnage} Gontran
MJ> /pnj ajouter creature:orc nom:Grok
MJ> [Commencer]
MJ> /mj des resultats:1 90 1 90
Alice> /declarer action:attaquer cible:Grok
Bob> /declarer action:attaquer cible:Grok
"""
KEPT = ("lines", "events", "snapshots")
KILLS = 4


def games() -> Any:
    return rulesets_of(load_library())


def dump(path: Path) -> str:
    """All that stands in the file, as text."""
    with closing(sqlite3.connect(path)) as connection:
        return "\n".join(connection.iterdump())


def recorded(path: Path) -> list[Any]:
    """What is recorded of every fight, byte by byte."""
    with closing(sqlite3.connect(path)) as connection:
        return [connection.execute(f"select * from {table} order by 1, 2, 3").fetchall() for table in KEPT]


async def test_beside_the_running_bot_a_person_goes_and_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "var" / "arbitre.db"
    async with LocalTable(path, seed="5eed") as table:
        await Player(table).play(parse(SCENE))
        alice, bob = table.person("Alice"), table.person("Bob")
        before, text = recorded(path), dump(path)
        assert str(alice.member.id) in text
        assert "Barnabé" in text
        # (In a process of its own: locks of files are a process's.)
        done = await asyncio.to_thread(arbitre, tmp_path, "forget", str(alice.member.id), DEFAULT_LOCALE="en")
        assert "one fight no longer names them" in done.stdout, done.stderr
        assert recorded(path) == before

        # The bot still has them in memory; whatever it writes next does not bring them back.
        await table.person("MJ").type("/mj annuler")
        await table.settled()
        await table.person("MJ").press("Annuler ces décisions")
        await table.settled()
        text = dump(path)
        assert str(alice.member.id) not in text
        assert "Barnabé" not in text
        assert str(bob.member.id) in text
        assert "N. N." in (await bob.type("/combat etat")).words
        ended = await table.person("MJ").type("/combat finir")
        await table.settled()
        assert "Le combat est fini" in ended.words, ended.words
    with Archive(path) as archive:
        (row,) = archive.encounters()
        found = document_of(archive, row.id)
    assert verify(found, games(), found["encounter"]["digest"]).lines == len(found["lines"])
    assert all(each["digest"] for each in found["lines"])


def test_whoever_has_a_small_number_takes_no_figure_along(tmp_path: Path) -> None:
    """`forget 16` changed an armour class once."""
    path = tmp_path / "fight.db"
    for game in ("alternatif", "percentile"):
        path.unlink(missing_ok=True)
        _fixture("0.1.0", game, "action", path)
        # What is written anew is written in today's names.
        forgetting.forget(path, 1, games)
        figures = _figures(path)
        for number in (1, 2, 3, 8, 10, 11, 14, 15, 16, 20):
            if number not in (make.actor().user,):
                forgetting.forget(path, number, games)
        assert _figures(path) == figures


def _fixture(version: str, game: str, stage: str, path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript((make.HERE / version / f"{game}-{stage}.sql").read_text("utf-8"))


def _figures(path: Path) -> list[Any]:
    """Every number in every event, but those that are people."""
    found: list[Any] = []

    def look(value: Any, name: str = "") -> None:
        if isinstance(value, dict):
            for key, each in value.items():
                look(each, key)
        elif isinstance(value, list):
            for each in value:
                look(each, name)
        elif isinstance(value, int) and not isinstance(value, bool) and name not in ("by", "player", "before"):
            found.append((name, value))

    with closing(sqlite3.connect(path)) as connection:
        for (body,) in connection.execute("select body from events order by no"):
            look(json.loads(body))
    return found


@pytest.mark.parametrize("game", ["alternatif", "percentile"])
async def test_a_fight_of_before_names_nobody_any_more_and_goes_on(game: str, tmp_path: Path) -> None:
    path = tmp_path / "fight.db"
    _fixture("0.1.0", game, "action", path)
    gm = make.actor().user
    with closing(sqlite3.connect(path)) as connection:
        ((ident,),) = connection.execute("select id from encounters").fetchall()
        before = connection.execute("select count(*) from lines").fetchone()
    done = forgetting.forget(path, gm, games)
    assert done.encounters == (ident,)
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("select count(*) from lines").fetchone() == before
        assert connection.execute("select count(*) from lines where by = ?", (gm,)).fetchone() == (0,)
        assert connection.execute("select count(*) from persons where user = ?", (gm,)).fetchone() == (0,)
        for (body,) in connection.execute("select body from lines union all select facts from heads"):
            assert gm not in _people(json.loads(body)), body
    services, tables = await make.up(path, make.Silent(), games())
    table = await tables.by_id(ident)
    assert table.committed.standing.held is None or table.committed.standing.held == "upgrade"
    assert table.questions()
    await tables.settled()
    await make.down(services, tables)


def _people(value: Any) -> set[int]:
    """The people whom an input or a head names."""
    if isinstance(value, list):
        return set().union(*map(_people, value)) if value else set()
    if not isinstance(value, dict):
        return set()
    own = {each for name, each in value.items() if name in ("by", "player", "user", "owner") and isinstance(each, int)}
    own |= set(value.get("gms", ()))
    return own.union(*map(_people, value.values()))


async def test_killed_at_any_moment_it_is_done_or_not_done(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    path = tmp_path / "var" / "arbitre.db"
    async with LocalTable(path, seed="5eed") as table:
        await Player(table).play(parse(SCENE))
        user = table.person("Alice").member.id
        await table.person("MJ").type("/combat finir")
        await table.settled()
    with Archive(path) as archive:
        (row,) = archive.encounters()
        digest = document_of(archive, row.id)["encounter"]["digest"]
    before, rules = recorded(path), games()
    draw = random.Random(11)
    kills = request.config.getoption("--kills") or KILLS
    done = 0
    for _ in range(kills):
        copy = tmp_path / "copy.db"
        for name in ("copy.db", "copy.db-wal", "copy.db-shm"):
            (tmp_path / name).unlink(missing_ok=True)
        shutil.copy(path, copy)
        steps = draw.randrange(1, 180)
        child = os.fork()
        if not child:
            _forget_and_die(copy, user, steps)
        _, status = await asyncio.to_thread(os.waitpid, child, 0)
        assert os.WIFSIGNALED(status) or os.WEXITSTATUS(status) == 0
        text = dump(copy)
        there = str(user) in text
        assert there == ("Barnabé" in text)
        done += not there
        assert recorded(copy) == before
        with Archive(copy) as archive:
            assert verify(document_of(archive, row.id), rules, digest).digest == digest
        forgetting.forget(copy, user, games)
        assert str(user) not in dump(copy)
    print(f"{kills} kills, {done} of them after all was done")


def _forget_and_die(path: Path, user: int, steps: int) -> None:
    """In a process of its own: forget *user*, and be killed after so many times three steps of SQLite's."""
    left = steps

    def step() -> int:
        nonlocal left
        left -= 1
        if left <= 0:
            os.kill(os.getpid(), signal.SIGKILL)
        return 0

    try:
        within = forgetting.within

        def watched(db: Any, call: Any) -> Any:
            db.conn.set_progress_handler(step, 3)
            return within(db, call)

        forgetting.within = watched
        forgetting.forget(path, user, dict)
    finally:
        os._exit(0)


async def test_the_doctor_finds_a_row_that_was_altered(tmp_path: Path) -> None:
    """What is still sound JSON, and of the right types, but not what was written: the digests tell."""
    path = tmp_path / "var" / "arbitre.db"
    async with LocalTable(path, seed="5eed") as table:
        await Player(table).play(parse(SCENE))
    assert [each.key for each in _deeply(path)] == ["sound"]
    for change in (
        "update events set body = replace(body, 'players', 'foes') where type like '%_joined'",
        "update lines set at = at + 1 where line = 3",
        "update lines set body = replace(body, ':-2', ':-3')",
        "update persons set seal = '0' where n = 2",
    ):
        copy = tmp_path / "copy.db"
        copy.unlink(missing_ok=True)
        with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(copy)) as connection:
            source.backup(connection)
            assert connection.execute(change).rowcount
            connection.commit()
        assert {each.key for each in _deeply(copy)} == {"damaged"}, change
