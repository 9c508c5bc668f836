"""Whatever somebody gives the command line in place of what it wants: an exit code and one sentence, no traceback."""

from __future__ import annotations

import asyncio
import logging
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.store import Store

NOT_UTF8 = b"caf\xe9 \xff\xfe = 1\n"
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcDE.abcdefghijklmnopqrstuvwxyz0123456789AB"
ROOT = Path(__file__).resolve().parents[1]


@pytest.fixture(autouse=True)
def _alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("DISCORD_TOKEN", "DISCORD_TOKEN_FILE", "HOUSE_DATA", "DEFAULT_LOCALE", "METRICS_PORT"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("DATABASE_PATH", str(tmp_path / "arbitre.db"))
    # A bot that starts sets up the log of the whole process.
    root = logging.getLogger()
    monkeypatch.setattr(root, "handlers", list(root.handlers))
    monkeypatch.setattr(root, "level", root.level)


def folder(path: Path) -> Path:
    path.mkdir()
    return path


def within_a_file(path: Path) -> Path:
    path.write_bytes(b"x")
    return path / "below"


def not_utf8(path: Path) -> Path:
    path.write_bytes(NOT_UTF8 * 100)
    return path


def deep(path: Path) -> Path:
    path.write_text("[" * 100_000, "utf-8")
    return path


def digits(path: Path) -> Path:
    path.write_text('{"format": "arbitre-export", "version": ' + "9" * 5_000 + "}", "utf-8")
    return path


def a_list(path: Path) -> Path:
    path.write_text("[1]", "utf-8")
    return path


def empty(path: Path) -> Path:
    path.write_bytes(b"")
    return path


def too_long(path: Path) -> Path:
    return path / ("x" * 5_000)


def no_name(path: Path) -> Path:
    return Path(os.fsdecode(os.fsencode(path) + b"-\xff"))


PLACES = (folder, within_a_file, not_utf8, deep, digits, a_list, empty, too_long, no_name)


def said(argv: list[str], capfd: pytest.CaptureFixture[str], *, code: tuple[int, ...] = (1, 2)) -> str:
    """Run *argv*; the one sentence on the error stream."""
    found = main(argv)
    out, err = capfd.readouterr()
    assert found in code, (found, out, err)
    assert "Traceback" not in out + err
    lines = [each for each in err.splitlines() if each]
    assert len(lines) == 1, err
    assert len(lines[0]) < 1_000
    return lines[0]


@pytest.mark.parametrize("make", PLACES)
@pytest.mark.parametrize(
    "argv", [["verify", "{}"], ["restore", "{}"], ["rehearse", "--script", "{}"]], ids=lambda argv: argv[0]
)
def test_what_should_be_a_file_to_read(
    argv: list[str], make: Callable[[Path], Path], tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    path = make(tmp_path / "given")
    if argv[0] == "rehearse" and make in (empty,):
        pytest.skip("a script without steps is played in no time")
    said([each.format(path) for each in argv], capfd)


@pytest.mark.parametrize("make", PLACES)
@pytest.mark.parametrize(
    "argv",
    [["export"], ["export", "x"], ["backup", "copy.db"], ["forget", "16"], ["run"]],
    ids=lambda argv: " ".join(argv),
)
def test_what_should_be_the_database(
    argv: list[str],
    make: Callable[[Path], Path],
    tmp_path: Path,
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    if make in (no_name, empty) and argv[0] == "run":
        pytest.skip("a new database is made there")
    monkeypatch.setenv("DATABASE_PATH", str(make(tmp_path / "given")))
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    said(argv, capfd)


@pytest.mark.parametrize("make", PLACES)
def test_the_doctor_says_what_is_wrong_with_the_database(
    make: Callable[[Path], Path], tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DATABASE_PATH", str(make(tmp_path / "given")))
    found = main(["doctor"])
    out, err = capfd.readouterr()
    assert "Traceback" not in out + err
    # A path that no system takes is a wrong setting.
    assert (found, len(err.splitlines())) == (2, 1) if make is too_long else found in (0, 1)


@pytest.mark.parametrize("make", [folder, within_a_file, too_long])
def test_where_a_backup_should_go(
    make: Callable[[Path], Path], tmp_path: Path, capfd: pytest.CaptureFixture[str], a_database: Path
) -> None:
    said(["backup", str(make(tmp_path / "given"))], capfd)


@pytest.fixture
def a_database(tmp_path: Path) -> Path:
    path = tmp_path / "arbitre.db"

    async def made() -> None:
        await (await Store.open(path)).close()

    asyncio.run(made())
    return path


@pytest.mark.parametrize("user", ["9" * 29, "-1", "²", "9" * 5_000, "Alice"])
def test_who_should_be_a_number(user: str, capfd: pytest.CaptureFixture[str], a_database: Path) -> None:
    said(["forget", user], capfd)


@pytest.mark.parametrize("encounter", ["x", "9" * 5_000, "a\udcffb", "../x"])
def test_an_encounter_that_is_not_there(encounter: str, capfd: pytest.CaptureFixture[str], a_database: Path) -> None:
    said(["export", encounter], capfd)


def spoiled() -> Iterator[tuple[str, bytes | None]]:
    """(file below the house's folder, what it holds; None: it is a folder)."""
    for name in ("alternatif/weapons.toml", "percentile/creatures.toml", "lang/fr/mots.ftl"):
        yield name, NOT_UTF8
        yield name, None
        yield name, b"\x00" * 100
    yield "alternatif/weapons.toml", b"[sword]\nweight = " + b"9" * 5_000 + b"\n"
    yield "alternatif/weapons.toml", b"x = " + b"[" * 5_000
    yield "alternatif/weapons.toml", b"a." * 5_000 + b"a = 1"


@pytest.mark.parametrize(("name", "holds"), list(spoiled()))
@pytest.mark.parametrize("argv", [["run"], ["verify", "e.json"], ["rehearse", "--script", "s.txt"]], ids=lambda a: a[0])
def test_what_a_house_holds(
    argv: list[str],
    name: str,
    holds: bytes | None,
    tmp_path: Path,
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    if argv[0] == "rehearse" and name != "alternatif/weapons.toml":
        pytest.skip("the same, and it takes a process")
    if argv[0] == "verify" and name.startswith("lang"):
        pytest.skip("verifying says nothing in the house's words")
    path = tmp_path / "house" / name
    path.parent.mkdir(parents=True)
    if holds is None:
        path.mkdir()
    else:
        path.write_bytes(holds)
    (tmp_path / "e.json").write_text('{"format": "arbitre-export", "version": 1, "encounter": {}, "lines": []}')
    (tmp_path / "s.txt").write_text("GM> /help\n")
    monkeypatch.setenv("HOUSE_DATA", str(tmp_path / "house"))
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    said(argv, capfd)


@pytest.mark.parametrize("make", [folder, within_a_file, not_utf8, empty, too_long, no_name])
def test_what_should_hold_the_token(
    make: Callable[[Path], Path], tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN_FILE", str(make(tmp_path / "given")))
    said(["run"], capfd)


@pytest.mark.parametrize("make", [within_a_file, not_utf8, empty, too_long, no_name])
@pytest.mark.parametrize("argv", [["run"], ["doctor"]], ids=lambda a: a[0])
def test_what_should_be_the_house(
    argv: list[str],
    make: Callable[[Path], Path],
    tmp_path: Path,
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("HOUSE_DATA", str(make(tmp_path / "given")))
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    if argv == ["run"]:
        said(argv, capfd)
        return
    assert main(argv) == (2 if make is too_long else 1)
    out, err = capfd.readouterr()
    assert "Traceback" not in out + err


@pytest.mark.parametrize(
    ("variable", "value"),
    [
        *(("METRICS_PORT", each) for each in ("9" * 5_000, "²", "\udcff", "99999")),
        *(("SHARD_COUNT", each) for each in ("9" * 5_000, "٣²")),
        *(("SHARD_IDS", each) for each in ("²", "9" * 5_000, "\udcff,1")),
        *(("LOG_LEVEL", each) for each in ("\udcff", "x" * 5_000)),
        *(("DEFAULT_LOCALE", each) for each in ("\udcff", "de")),
        *(("DISCORD_API_BASE", each) for each in ("\udcff", "http://[", "http://" + "x" * 5_000 + ":99999999/")),
        *(("DISCORD_TOKEN", each) for each in ("\udcff" * 40, "é" * 40)),
    ],
)
def test_what_a_variable_holds(
    variable: str, value: str, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("DATABASE_PATH", "none/below/arbitre.db")
    monkeypatch.setenv(variable, value)
    if variable == "DISCORD_API_BASE" and value.startswith("http://x"):
        pytest.skip("an address like any other, which is not asked here")
    said(["run"], capfd)
    shutil.rmtree("none", ignore_errors=True)


@pytest.mark.parametrize("seed", ["zz", "é", "\udcff", "0"])
def test_a_seed_that_is_none(seed: str, capfd: pytest.CaptureFixture[str]) -> None:
    said(["rehearse", "--script", str(ROOT / "tests/scenes/readme_fr.txt"), "--seed", seed], capfd)
