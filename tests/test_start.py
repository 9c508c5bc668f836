"""The first command that anybody types: `start.py`, in a folder with an awkward name, by Pythons that lack things.

Each test has a copy of it with locks of its own, whose only package is made here, and no network.
"""

from __future__ import annotations

import base64
import errno
import hashlib
import importlib.util
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
import zipfile
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[1]
NAME = "l’été d’Amélie, l'autre #1"
VERSION = f"python{sys.version_info[0]}.{sys.version_info[1]}"

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the Pythons that lack things are made of links")


def wheel(folder: Path, name: str, files: int = 1) -> str:
    """Make a package of so many files in *folder*; the line of a lock that asks for it."""
    path = folder / f"{name}-1-py3-none-any.whl"
    about = f"{name}-1.dist-info"
    held = {f"{name}/__init__.py": f"FILES = {files}\n"}
    held |= {f"{name}/part{number}.py": "X = 1\n" for number in range(1, files)}
    held[f"{about}/METADATA"] = f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n"
    held[f"{about}/WHEEL"] = "Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    record = [
        f"{each},sha256={base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()).rstrip(b'=').decode()},"
        for each, text in held.items()
    ]
    held[f"{about}/RECORD"] = "\n".join([*record, f"{about}/RECORD,,", ""])
    with zipfile.ZipFile(path, "w") as archive:
        for each, text in held.items():
            archive.writestr(each, text)
    return f"{name} @ {path.as_uri()} --hash=sha256:{hashlib.sha256(path.read_bytes()).hexdigest()}\n"


@pytest.fixture
def here(tmp_path: Path) -> Path:
    """A copy of `start.py` beside a bot that only says that it was started, and with which arguments."""
    folder = tmp_path / NAME
    (folder / "bot").mkdir(parents=True)
    shutil.copy(ROOT / "start.py", folder)
    played = wheel(tmp_path, "playing")
    (folder / "requirements-run.lock").write_text(played, "utf-8")
    (folder / "requirements.lock").write_text(played + wheel(tmp_path, "testing"), "utf-8")
    (folder / "bot" / "__main__.py").write_text("import sys, playing\nprint('played', sys.argv[1:])\n", "utf-8")
    return folder


def pip_outside() -> Path:
    """Where this machine keeps a pip: in the environment of the tests, or beside the Python that it was made from."""
    ask = "import importlib.util as u; found = u.find_spec('pip'); print(found.origin if found else '')"
    base: str = getattr(sys, "_base_executable", sys.executable)
    for python in (sys.executable, base):
        told = subprocess.run([python, "-c", ask], capture_output=True, text=True, check=True).stdout.strip()
        if told:
            return Path(told).parent
    pytest.fail("no pip on this machine: start.py could not have set the tests up")


@pytest.fixture(scope="module")
def bare_python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A Python as a bare Debian ships it: pip and `venv`, but no `ensurepip`, for want of which `venv` leaves the
    program as it does there."""
    prefix = tmp_path_factory.mktemp("bare")
    library = prefix / "lib" / VERSION
    library.mkdir(parents=True)
    for each in Path(sysconfig.get_path("stdlib")).iterdir():
        if each.name not in ("ensurepip", "venv", "site-packages", "dist-packages"):
            (library / each.name).symlink_to(each)
    shutil.copytree(Path(sysconfig.get_path("stdlib")) / "venv", library / "venv")
    with (library / "venv" / "__init__.py").open("a", encoding="utf-8") as file:
        file.write(
            "\n\ndef _leave(*_, **__):\n"
            "    print('The virtual environment was not created successfully because ensurepip is not available.')\n"
            "    raise SystemExit(1)\n\n\n"
            "EnvBuilder._setup_pip = _leave\n"
        )
    for packages in (library / "site-packages", library / "dist-packages"):
        packages.mkdir()
        (packages / "pip").symlink_to(pip_outside())
    (prefix / "bin").mkdir()
    python = prefix / "bin" / VERSION
    shutil.copy(os.path.realpath(sys.executable), python)
    lacks = subprocess.run([python, "-c", "import pip, venv, ensurepip"], capture_output=True, text=True, env=plain())
    assert "No module named 'ensurepip'" in lacks.stderr, lacks.stderr
    return python


def plain(**more: str) -> dict[str, str]:
    """The environment of somebody without a home, on a machine without a network."""
    kept = ("PATH", "TMPDIR", "LD_LIBRARY_PATH", "SYSTEMROOT")
    library = {"LD_LIBRARY_PATH": str(sysconfig.get_config_var("LIBDIR"))}
    found = library | {name: os.environ[name] for name in kept if name in os.environ}
    return {**found, "PIP_NO_INDEX": "1", "PIP_CONFIG_FILE": os.devnull, **more}


def start(here: Path, *args: str, python: Path | str = sys.executable, **env: str) -> subprocess.CompletedProcess[str]:
    command = [str(python), str(here / "start.py"), *args]
    return subprocess.run(command, cwd=here.parent, env=plain(**env), capture_output=True, text=True, timeout=120)


def test_the_first_command_plays_on_a_python_without_ensurepip(here: Path, bare_python: Path) -> None:
    done = start(here, "rehearse", "--as", "Amélie", python=bare_python)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout == "played ['rehearse', '--as', 'Amélie']\n"
    assert done.stderr.count("\n") == 2  # that it sets up, in two languages
    assert not [each for each in here.iterdir() if each.name.startswith("~")]  # nobody's home is nowhere

    # What is there stays good for playing while nothing more can be had…
    tests = here / "requirements.lock"
    to_test = tests.read_text("utf-8")
    tests.write_text(f"wanting==1 --hash=sha256:{'0' * 64}\n", "utf-8")
    nowhere = {"PIP_NO_INDEX": "0", "PIP_INDEX_URL": "http://127.0.0.1:9/simple"}
    offline = start(here, "test", python=bare_python, **nowhere)
    assert offline.returncode == 2
    told = offline.stderr.splitlines()[2:]
    assert len(told) == 2, offline.stderr  # no page of pip's
    assert "vérifiez la connexion" in told[0]
    assert "check the connection" in told[1]
    again = start(here, "rehearse", python=bare_python)
    assert (again.returncode, again.stdout, again.stderr) == (0, "played ['rehearse']\n", "")

    # … and what developers need comes on top.
    tests.write_text(to_test, "utf-8")
    assert start(here, "setup", python=bare_python).returncode == 0
    again = start(here, "rehearse", python=bare_python)
    assert (again.stdout, again.stderr) == ("played ['rehearse']\n", "")


def test_two_starts_at_once_set_up_once_and_here(here: Path, tmp_path: Path, bare_python: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    (elsewhere / "playing-1.dist-info").mkdir(parents=True)
    (elsewhere / "playing-1.dist-info" / "METADATA").write_text("Metadata-Version: 2.1\nName: playing\nVersion: 1\n")
    (elsewhere / "bot").mkdir()
    (elsewhere / "bot" / "__main__.py").write_text("print('a bot that is not meant')\n")
    hostile = plain(PIP_USER="1", PIP_TARGET=str(elsewhere), PYTHONPATH=str(elsewhere))
    pair = [
        subprocess.Popen(
            [str(bare_python), str(here / "start.py"), "rehearse"],
            cwd=elsewhere,
            env=hostile,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for _ in range(2)
    ]
    said = [each.communicate(timeout=120) for each in pair]
    assert [each.returncode for each in pair] == [0, 0], said
    assert [out for out, _ in said] == ["played ['rehearse']\n"] * 2
    assert sum("Setting up" in err for _, err in said) == 1
    assert (here / ".venv" / "lib" / VERSION / "site-packages" / "playing").exists()


def test_a_start_that_was_killed_half_way_is_made_good_by_the_next(here: Path, bare_python: Path) -> None:
    files = 800
    (here / "requirements-run.lock").write_text(wheel(here.parent, "playing", files), "utf-8")
    first = subprocess.Popen(
        [str(bare_python), str(here / "start.py"), "rehearse"],
        env=plain(),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    package = here / ".venv" / "lib" / VERSION / "site-packages" / "playing"
    while not package.exists() and first.poll() is None:
        time.sleep(0.002)
    os.killpg(first.pid, signal.SIGKILL)  # with its pip
    first.wait()
    (package / "__init__.py").write_text("", "utf-8")  # as a file that was not yet whole
    done = start(here, "rehearse", python=bare_python)
    assert (done.returncode, done.stdout) == (0, "played ['rehearse']\n"), done.stderr
    assert len(list(package.glob("*.py"))) == files
    assert (package / "__init__.py").stat().st_size > 0


def test_a_package_that_was_altered_is_not_installed(here: Path, bare_python: Path) -> None:
    line = (here / "requirements-run.lock").read_text("utf-8")
    (here / "requirements-run.lock").write_text(line[:-9] + "00000000\n", "utf-8")
    done = start(here, "rehearse", python=bare_python)
    assert done.returncode == 2
    assert "not the one that requirements-run.lock expects" in done.stderr.splitlines()[-1]
    assert "HASHES" in (here / ".venv" / "setup.log").read_text("utf-8")


def test_a_folder_that_is_something_else_is_left_alone(here: Path) -> None:
    (here / ".venv").mkdir()
    (here / ".venv" / "precious").write_text("x", "utf-8")
    done = start(here, "rehearse")
    assert (done.returncode, len(done.stderr.splitlines())) == (2, 2)
    assert "rename it" in done.stderr
    assert (here / ".venv" / "precious").exists()


def loaded(here: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("start_here", here / "start.py")
    assert spec is not None
    assert spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


@pytest.mark.parametrize(
    ("code", "told"),
    [(errno.EROFS, "cannot be written to"), (errno.EACCES, "cannot be written to"), (errno.ENOSPC, "disk is full")],
)
def test_a_folder_that_cannot_be_written_to_gets_one_sentence(
    here: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], code: int, told: str
) -> None:
    begun = loaded(here)

    def refuse(path: str, *_: object) -> None:
        raise OSError(code, os.strerror(code), path)

    monkeypatch.setattr(os, "mkdir", refuse)  # chmod does not hold back root, who may be running the tests
    assert begun.main(["rehearse"]) == 2
    said = capsys.readouterr().err.splitlines()
    assert len(said) == 2
    assert told in said[1]


def test_a_python_that_is_too_old_looks_for_a_newer_one_and_else_says_so(
    here: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    begun = loaded(here)
    went: list[list[str]] = []
    monkeypatch.setattr(begun, "_go", lambda command: went.append(command) or 0)
    monkeypatch.setattr(sys, "version_info", (3, 8, 0))
    # A name that is there need not be a Python that starts.
    shim = tmp_path / "python3.14"
    shim.write_text("#!/bin/sh\nexit 127\n")
    shim.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert begun.main(["rehearse"]) == 2
    assert "this is Python 3.8" in capsys.readouterr().err
    newer = tmp_path / VERSION
    newer.symlink_to(os.path.realpath(sys.executable))
    assert begun.main(["rehearse", "--json"]) == 0
    assert went == [[str(newer), str(here / "start.py"), "rehearse", "--json"]]


VARIABLES = """\ufeff# the token, and where it all is
export DISCORD_TOKEN = 'a b#c\\n'  # between marks
DATABASE_PATH="a \\"b\\"
c"
HOUSE_DATA=house#1 # a remark
DISCORD_PROXY=
LOG_LEVEL
SHARD_IDS= 0,1 \r
"""
TAKEN = {
    "DISCORD_TOKEN": "a b#c\\n",
    "DATABASE_PATH": 'a "b"\nc',
    "HOUSE_DATA": "house#1",
    "DISCORD_PROXY": "",
    "SHARD_IDS": "0,1",
}


def test_the_variables_of_the_file_are_read_as_the_container_reads_them(
    here: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    begun = loaded(here)
    went: list[dict[str, str]] = []
    monkeypatch.setattr(begun, "_set_up", lambda _: None)
    monkeypatch.setattr(begun, "_go", lambda _: went.append(dict(os.environ)) or 0)
    monkeypatch.setattr(os, "environ", {"HOUSE_DATA": "of the environment"})
    (here / ".env").write_text(VARIABLES, encoding="utf-8")
    assert begun.main(["run"]) == 0
    assert went == [TAKEN | {"HOUSE_DATA": "of the environment"}]
    # Tests are run by what they set themselves.
    os.environ.clear()
    assert begun.main(["test", "tests/x.py"]) == 0
    assert "DISCORD_TOKEN" not in went[-1]
    for wrong, line in (("A=1\nwhat is this", "2"), ("\nA='b\n\n", "2"), ("A=\udce9", "")):
        (here / ".env").write_text(wrong, encoding="utf-8", errors="surrogateescape")
        assert begun.main(["run"]) == 2
        said = capsys.readouterr().err.splitlines()
        assert len(said) == 2, said
        assert all(f"{here / '.env'}" in each and line in each for each in said), said
    assert len(went) == 2


def test_every_sentence_stands_in_both_languages(here: Path) -> None:
    begun = loaded(here)
    for key, (french, english) in begun.SAID.items():
        assert french != english, key
        facts = [sorted(part.split("}")[0] for part in each.split("{")[1:]) for each in (french, english)]
        assert facts[0] == facts[1], key
        assert french.count(". ") == english.count(". ") == 0, key
