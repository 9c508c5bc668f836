"""A file that may only be read: it is exported, inspected, backed up and proved all the same, and `doctor` says so."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.rehearsal.local import LocalTable
from bot.rehearsal.player import Player
from bot.rehearsal.script import parse
from bot.store import Archive
from tests.command_line import arbitre

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="root is held back by nothing elsewhere")

SCENE = """
GM> /encounter open
Alice> /sheet create ready:Jurl
Alice> /encounter join sheet:Jurl
GM> /npc add creature:orc name:Grok
GM> [Commencer]
Alice> [Attaquer Grok]
"""


BEFORE_PACKS = """
drop index heads_to_pack;
alter table heads drop column packed;
drop table packs;
alter table snapshots drop column checksum;
drop index encounters_channel;
delete from _sqlite_migrations where name = '0005_packing';
pragma user_version = 4;
"""
"""Makes a file of today one of before its last step."""


@pytest.fixture
async def locked_away(tmp_path: Path) -> Path:
    """A folder that takes no file, with the database of a bot that was killed: its last words are in the log alone."""
    folder = tmp_path / "shut"
    folder.mkdir()
    async with LocalTable(folder / "a.db", seed="5eed") as table:
        await Player(table).play(parse(SCENE))
        await table.kill_bot()
        for each in folder.glob("a.db*"):
            if not each.name.endswith((".db", "-wal")):
                each.unlink()
        shutil.copytree(folder, tmp_path / "kept")
        await table.start_bot()
    shutil.rmtree(folder)
    os.rename(tmp_path / "kept", folder)
    return folder


@pytest.fixture(autouse=True)
def _opened_again(tmp_path: Path) -> Iterator[None]:
    yield
    for each in (tmp_path, *tmp_path.rglob("*")):
        if each.is_dir():
            each.chmod(0o700)


def test_a_file_in_a_folder_that_takes_nothing_is_read_all_the_same(locked_away: Path, tmp_path: Path) -> None:
    path = locked_away / "a.db"
    path.chmod(0o400)
    assert (locked_away / "a.db-wal").stat().st_size > 0
    locked_away.chmod(0o500)
    before = sorted(each.name for each in locked_away.iterdir())

    def said(*args: str) -> str:
        done = arbitre(tmp_path, *args, mighty=False, DATABASE_PATH=str(path))
        assert done.returncode == 0, done.stderr
        return str(done.stdout)

    fight = json.loads(said("export"))[0]["id"]
    journal = json.loads(said("export", fight))
    assert journal["lines"]
    assert "state.combatants.c1" in said("inspect", str(path), fight)
    told = said("backup", str(tmp_path / "copy.db")).splitlines()
    assert len(told) == 2
    assert str(path) in told[1]
    with Archive(tmp_path / "copy.db") as copy:
        assert copy.last_line(fight) == journal["lines"][-1]["line"]
    assert sorted(each.name for each in locked_away.iterdir()) == before
    # The doctor tries what the bot will have to do.
    done = arbitre(tmp_path, "doctor", mighty=False, DATABASE_PATH=str(path), DISCORD_TOKEN="x" * 30)
    assert done.returncode == 1
    assert [line for line in done.stdout.splitlines() if line.startswith("✗")] == [
        f"✗ {where} ne peut pas être écrit (Permission denied)\u00a0: le bot ne pourrait rien y noter, "
        "donnez-lui ce droit."
        for where in (locked_away, path)
    ]


def test_a_file_of_an_earlier_form_is_read_as_a_copy_of_todays(locked_away: Path, tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    assert arbitre(tmp_path, "backup", str(path), DATABASE_PATH=str(locked_away / "a.db")).returncode == 0
    with closing(sqlite3.connect(path)) as old:
        old.executescript(BEFORE_PACKS)
    bytes_before = path.read_bytes()
    done = arbitre(tmp_path, "export", DATABASE_PATH=str(path))
    assert done.returncode == 0, done.stderr
    (fight,) = (each["id"] for each in json.loads(done.stdout))
    for command in (("export", fight), ("inspect", str(path), fight)):
        done = arbitre(tmp_path, *command, DATABASE_PATH=str(path))
        assert done.returncode == 0, done.stderr
    assert path.read_bytes() == bytes_before


async def test_a_rehearsal_on_a_file_in_use_says_so_in_one_sentence(tmp_path: Path) -> None:
    async with LocalTable(tmp_path / "a.db", seed="5eed") as table:
        done = arbitre(tmp_path, "rehearse", "--db", str(table.database), "--script", os.devnull)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert "déjà ouverte" in done.stderr
