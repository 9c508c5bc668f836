"""The command line as a host types it: every command, its sentence when it cannot be done, and its exit code."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.__main__ import _parser
from bot.rehearsal.double import Double
from bot.rehearsal.faults import Fault
from bot.rehearsal.local import LocalTable
from bot.rehearsal.player import Player
from bot.rehearsal.script import parse
from bot.store import Store
from bot.text import LOCALES
from tests.command_line import arbitre

LANG = Path(__file__).resolve().parents[1] / "data" / "lang"
SCENE = """
GM> /encounter open
Alice> /sheet create ready:Jurl
Alice> /encounter join sheet:Jurl
GM> /npc add creature:orc name:Grok
GM> [Commencer]
Alice> [Attaquer Grok]
"""


@pytest.mark.parametrize("locale", LOCALES)
def test_sentences_name_commands_that_there_are_and_no_program_that_need_not_be(locale: str) -> None:
    """Who hosts types them behind `python3 start.py`, or in the container: nothing called `arbitre` is there."""
    known = next(set(each.choices) for each in _parser()._actions if isinstance(each.choices, dict))
    told = [each.read_text() for each in LANG.joinpath(locale).glob("*.ftl")]
    assert not [text for text in told if "`arbitre " in text]
    named = [word for text in told for word in re.findall(r"comm(?:ande|and) `([a-z]+)", text)]
    assert named.count("backup") > 2
    assert set(named) <= known


@pytest.fixture
async def played(tmp_path: Path) -> Path:
    """A folder whose database holds one ended encounter."""
    async with LocalTable(tmp_path / "var" / "arbitre.db", seed="5eed") as table:
        await Player(table).play(parse(SCENE + "\nGM> /encounter end\n"))
    return tmp_path


def test_run_without_a_token_says_so_in_one_sentence(tmp_path: Path) -> None:
    done = arbitre(tmp_path, "run")
    assert done.returncode == 2
    assert "DISCORD_TOKEN" in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
    assert not (tmp_path / "var").exists()


def test_a_complaint_speaks_the_hosts_language_even_when_another_setting_is_wrong(tmp_path: Path) -> None:
    done = arbitre(tmp_path, "doctor", DEFAULT_LOCALE="en", LOG_LEVEL="loud")
    assert done.returncode == 2
    assert "LOG_LEVEL" in done.stderr
    assert "must be" in done.stderr or "one of" in done.stderr


async def test_export_and_verify_and_a_forged_export(played: Path) -> None:
    listed = json.loads(arbitre(played, "export").stdout)
    (ident,) = (each["id"] for each in listed)
    exported = arbitre(played, "export", ident).stdout
    (played / "export.json").write_text(exported)
    done = arbitre(played, "verify", "export.json")
    assert done.returncode == 0, done.stderr

    forged = json.loads(exported)
    rolled = next(line for line in forged["lines"] if line["dice"])
    rolled["dice"][0][1][0] = rolled["dice"][0][1][0] % 6 + 1
    (played / "forged.json").write_text(json.dumps(forged))
    caught = arbitre(played, "verify", "forged.json")
    assert caught.returncode == 1
    assert str(rolled["line"]) in caught.stderr


@pytest.mark.skipif(os.name != "posix", reason="the rights of files are POSIX")
async def test_an_export_written_by_the_shell_is_for_its_owner_alone(tmp_path: Path) -> None:
    await (await Store.open(tmp_path / "var" / "arbitre.db")).close()

    def redirected(mode: str) -> int:
        old = os.umask(0)
        try:
            with (tmp_path / "export.json").open(mode) as output:
                subprocess.run(
                    [sys.executable, "-m", "bot", "export"],
                    env={**os.environ, "DATABASE_PATH": str(tmp_path / "var" / "arbitre.db")},
                    stdout=output,
                    check=True,
                )
        finally:
            os.umask(old)
        return (tmp_path / "export.json").stat().st_mode & 0o777

    assert await asyncio.to_thread(redirected, "w") == 0o600
    (tmp_path / "export.json").chmod(0o644)
    assert await asyncio.to_thread(redirected, "a") == 0o644  # it was somebody's already


async def test_an_encounter_that_still_runs_cannot_be_verified_yet(tmp_path: Path) -> None:
    async with LocalTable(tmp_path / "var" / "arbitre.db", seed="5eed") as table:
        await Player(table).play(parse(SCENE))
        # Beside the running bot: reading disturbs nobody.
        (found,) = json.loads(arbitre(tmp_path, "export").stdout)
        (tmp_path / "e.json").write_text(arbitre(tmp_path, "export", found["id"]).stdout)
        assert json.loads((tmp_path / "e.json").read_text())["encounter"]["seed"] is None
        assert arbitre(tmp_path, "verify", "e.json").returncode == 1
        assert arbitre(tmp_path, "forget", "1").returncode == 0


async def test_backup_restore_forget_and_doctor(played: Path) -> None:
    assert arbitre(played, "backup", "copy.db").returncode == 0
    assert arbitre(played, "restore", "copy.db").returncode == 0
    assert arbitre(played, "forget", "42").returncode == 0
    report = arbitre(played, "doctor")
    assert report.returncode == 1
    assert "DISCORD_TOKEN" in report.stdout
    assert "Mo sur le disque" in report.stdout.replace("\xa0", " ")
    assert "La base pèse 1" in report.stdout
    well = arbitre(played, "doctor", DISCORD_TOKEN="a-token-that-is-never-shown")
    assert well.returncode == 0, well.stdout
    assert "never-shown" not in well.stdout + well.stderr


def test_the_doctor_names_a_fault_in_the_house_data(tmp_path: Path) -> None:
    (tmp_path / "house" / "alternatif").mkdir(parents=True)
    (tmp_path / "house" / "alternatif" / "weapons.toml").write_text("[[weapon]\n", "utf-8")
    report = arbitre(tmp_path, "doctor", DISCORD_TOKEN="t.t.t", HOUSE_DATA="house")
    assert report.returncode == 1
    assert "weapons.toml" in report.stdout


def test_a_fault_in_the_house_data_is_one_sentence_at_the_local_table_too(tmp_path: Path) -> None:
    (tmp_path / "house" / "alternatif").mkdir(parents=True)
    packaged = Path(__file__).resolve().parents[1] / "data" / "alternatif" / "weapons.toml"
    changed = packaged.read_text("utf-8").replace('"1d8"', '"1d8+1"', 1)
    (tmp_path / "house" / "alternatif" / "weapons.toml").write_text(changed, "utf-8")
    (tmp_path / "scene.txt").write_text("GM> /encounter open\n", "utf-8")
    done = arbitre(tmp_path, "rehearse", "--script", "scene.txt", HOUSE_DATA="house")
    assert done.returncode == 2
    (told,) = done.stderr.splitlines()
    assert "weapons.toml" in told
    assert "1d8+1" in told
    assert "damage" in told


def test_the_doctor_names_a_fault_in_the_house_sentences(tmp_path: Path) -> None:
    (tmp_path / "house" / "lang" / "fr").mkdir(parents=True)
    (tmp_path / "house" / "lang" / "fr" / "mine.ftl").write_text("fine = bien\nbroken = { $x\n", "utf-8")
    report = arbitre(tmp_path, "doctor", DISCORD_TOKEN="t.t.t", HOUSE_DATA="house")
    assert report.returncode == 1
    assert "mine.ftl, ligne 2" in report.stdout


async def test_the_doctor_leaves_the_folder_as_it_is_and_tells_how_the_bot_is(played: Path) -> None:
    """Where nothing runs, beside a bot that runs, and after one that was killed."""
    folder = played / "var"

    def listed() -> set[str]:
        return {each.name for each in folder.iterdir()}

    before = listed()
    assert "Aucun bot ne tourne" in arbitre(played, "doctor", DISCORD_TOKEN="t.t.t").stdout
    assert listed() == before
    store = await Store.open(folder / "arbitre.db")
    try:
        before = listed()
        await store.put_note("uptime", json.dumps({"down": 0.0, "alive": time.time()}))
        assert "✓ Le bot tourne" in arbitre(played, "doctor", DISCORD_TOKEN="t.t.t").stdout
        await store.put_note("uptime", json.dumps({"down": 0.0, "alive": time.time() - 600}))
        hung = arbitre(played, "doctor", DISCORD_TOKEN="t.t.t")
        assert hung.returncode == 1
        assert "signe de vie depuis 10 min" in hung.stdout
        assert listed() == before
        (played / "killed").mkdir()
        for name in ("arbitre.db", "arbitre.db-wal", "arbitre.db-shm"):
            (played / "killed" / name).write_bytes((folder / name).read_bytes())
    finally:
        await store.close()
    arbitre(played, "doctor", DISCORD_TOKEN="t.t.t", DATABASE_PATH="killed/arbitre.db")
    assert {each.name for each in (played / "killed").iterdir()} == {
        *("arbitre.db", "arbitre.db-wal", "arbitre.db-shm")
    }


@pytest.mark.parametrize("command", [("restore", "none.db"), ("export", "nothing"), ("verify", "none.json")])
def test_what_is_not_there_gets_one_sentence(tmp_path: Path, command: tuple[str, ...]) -> None:
    done = arbitre(tmp_path, *command)
    assert done.returncode in (1, 2)
    assert len(done.stderr.strip().splitlines()) == 1
    assert "Traceback" not in done.stderr


def test_a_file_that_is_no_database_is_left_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "junk.db").write_bytes(b"precious" * 100)
    done = arbitre(tmp_path, "forget", "1", DATABASE_PATH="junk.db")
    assert done.returncode == 2
    assert (tmp_path / "junk.db").read_bytes() == b"precious" * 100


@pytest.fixture
async def double() -> AsyncIterator[Double]:
    made = Double(locale="fr")
    await made.start()
    yield made
    await made.stop()


def _running(folder: Path, double: Double, token: str, **env: str) -> dict[str, str]:
    return {
        **os.environ,
        "PYTHONPATH": str(Path(__file__).resolve().parents[1]),
        **_hosted(folder, double, token),
        **env,
    }


def _hosted(folder: Path, double: Double, token: str) -> dict[str, str]:
    """What a host sets."""
    return {
        "DISCORD_TOKEN": token,
        "DATABASE_PATH": str(folder / "run.db"),
        "DISCORD_API_BASE": double.api_base,
        "DISCORD_GATEWAY_URL": double.gateway_url,
    }


async def test_a_refused_token_gives_one_sentence_and_no_login_loop(tmp_path: Path, double: Double) -> None:
    wrong = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GhIjKl.abcdefghijklmnopqrstuvwxyz0123456789AB"
    done = await asyncio.to_thread(arbitre, tmp_path, "run", **_hosted(tmp_path, double, wrong))
    assert done.returncode == 2
    said = [line for line in done.stderr.splitlines() if "Discord" in line]
    assert len(said) == 1
    assert wrong not in done.stderr
    assert double.log.total <= 2


async def test_sigterm_stops_cleanly_and_figures_are_served(
    tmp_path: Path, double: Double, unused_tcp_port: int
) -> None:
    env = _running(tmp_path, double, double.token, METRICS_PORT=str(unused_tcp_port))
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "run", env=env, stderr=asyncio.subprocess.PIPE
    )
    await asyncio.wait_for(double.gateway.wait_connected(), 30)
    figures = ""
    while "arbitre_ready 1.0" not in figures:
        await asyncio.sleep(0.05)
        reader, writer = await asyncio.open_connection("127.0.0.1", unused_tcp_port)
        writer.write(b"GET /metrics HTTP/1.0\r\nHost: x\r\n\r\n")
        figures = (await reader.read()).decode()
        writer.close()
    process.send_signal(signal.SIGTERM)
    _, errors = await asyncio.wait_for(process.communicate(), 15)
    assert process.returncode == 0, errors.decode()
    assert "Traceback" not in errors.decode()


async def test_a_taken_port_gives_one_sentence_and_a_bot_that_cannot_log_in_stops_when_told(
    tmp_path: Path, double: Double
) -> None:
    double.faults.add(Fault("GET /users/@me", count=1_000, delay=300.0))
    env = _running(tmp_path, double, double.token)
    waiting = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "run", env=env, stderr=asyncio.subprocess.PIPE
    )
    taken = double.api_base.split(":")[2].split("/")[0]
    other = _hosted(tmp_path, double, double.token) | {"METRICS_PORT": taken, "DATABASE_PATH": str(tmp_path / "b.db")}
    refused = await asyncio.to_thread(arbitre, tmp_path, "run", **other)
    assert refused.returncode == 2
    (told,) = refused.stderr.splitlines()
    assert "METRICS_PORT" in told
    assert taken in told

    while not double.log.since(0, "GET /users/@me"):  # noqa: ASYNC110 (what is waited for happens in another process)
        await asyncio.sleep(0.05)
    waiting.send_signal(signal.SIGTERM)
    _, errors = await asyncio.wait_for(waiting.communicate(), 10)
    assert waiting.returncode == 0, errors.decode()
    assert "Traceback" not in errors.decode()


@pytest.mark.parametrize(
    ("command", "there"),
    [
        (("forget", "16"), None),
        (("forget", "16"), b""),
        (("restore", "copy.db"), None),
        (("restore", "junk.db"), None),
        (("restore", "empty.db"), None),
        (("backup", "new/copy.db"), None),
        (("export",), None),
        (("inspect", "none.db", "x"), None),
        (("verify", "none.json"), None),
    ],
    ids=str,
)
@pytest.mark.parametrize("locale", ["fr", "en"])
def test_a_command_about_a_file_that_is_not_there_makes_none(
    tmp_path: Path, command: tuple[str, ...], there: bytes | None, locale: str
) -> None:
    (tmp_path / "junk.db").write_bytes(b"precious" * 100)
    (tmp_path / "empty.db").write_bytes(b"")
    if there is not None:
        (tmp_path / "var").mkdir()
        (tmp_path / "var" / "arbitre.db").write_bytes(there)
    before = sorted(tmp_path.rglob("*"))
    done = arbitre(tmp_path, *command, DEFAULT_LOCALE=locale)
    assert done.returncode == (1 if command[0] == "verify" else 2)
    assert sorted(tmp_path.rglob("*")) == before
    # What is wrong, and after the colon what would be right.
    (said,) = done.stderr.strip().splitlines()
    assert re.search(r"\S\u00a0?: \w", said), said
    assert ("donnez" in said or "choisissez" in said) if locale == "fr" else ("give" in said or "choose" in said)
