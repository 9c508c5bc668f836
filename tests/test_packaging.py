"""What a host and a newcomer touch first: README, lock files, image, environment, and what must not be in the tree."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

from bot import __version__
from bot.settings import Settings

ROOT = Path(__file__).resolve().parents[1]
LOCKS = ("requirements.lock", "requirements-run.lock")
README = (ROOT / "README.md").read_text(encoding="utf-8")


def tracked() -> Iterator[tuple[Path, str]]:
    """Every text file that belongs to the project, with what it holds."""
    try:
        listed = subprocess.run(
            ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
            cwd=ROOT,
            check=True,
            capture_output=True,
            text=True,
        ).stdout.split("\0")
        paths = [ROOT / name for name in listed if name]
    except (OSError, subprocess.CalledProcessError):
        paths = [path for path in ROOT.rglob("*") if not any(part.startswith(".") for part in path.parts)]
    assert len(paths) > 100
    for path in paths:
        if path.is_file():
            try:
                yield path, path.read_text(encoding="utf-8")
            except UnicodeDecodeError:
                continue


def promised(name: str) -> str:
    """The first line of the README's code block that follows the comment `ci: name`."""
    found = re.search(rf"<!-- ci: {name} -->\n```sh\n(.+)\n```", README)
    assert found, name
    return found[1]


def locked(name: str) -> dict[str, Version]:
    lines = (ROOT / name).read_text(encoding="utf-8").splitlines()
    return {
        str(canonicalize_name(found[1])): Version(found[2])
        for line in lines
        if (found := re.match(r"([\w.-]+)==([\w.]+)", line))
    }


def test_the_readme_gives_one_command_to_play_and_one_to_test() -> None:
    assert promised("play") == "python3 start.py rehearse"
    assert promised("test") == "python3 start.py test"


def test_the_readme_shows_the_scene_that_is_played() -> None:
    scene = ROOT / "tests" / "scenes" / "readme_fr.txt"
    shown = re.search(r"<!-- scene: readme_fr -->\n```\n(.*?)```", README, re.DOTALL)
    assert shown
    assert scene.exists(), f"{scene.name} is missing: the README shows it, word for word, under `scene: readme_fr`"
    assert shown[1] == scene.read_text(encoding="utf-8")


def test_the_files_that_the_readme_points_to_exist() -> None:
    for target in re.findall(r"\]\((?!https?:|#)([^)]+)\)", README):
        assert (ROOT / target).exists(), target
    for part in re.findall(r"^((?:bot|data|tests)/[\w./]*)", README, re.MULTILINE):
        assert (ROOT / part).exists(), part


def test_start_asks_for_a_command_and_says_which_there_are() -> None:
    done = subprocess.run([sys.executable, str(ROOT / "start.py")], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "rehearse" in done.stdout
    assert "test" in done.stdout


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_holds_every_dependency_within_its_bounds_with_digests(name: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = list(project["dependencies"])
    if name == "requirements.lock":
        wanted += project["optional-dependencies"]["dev"]
    found = locked(name)
    for requirement in map(Requirement, wanted):
        assert found[str(canonicalize_name(requirement.name))] in requirement.specifier, requirement
    text = (ROOT / name).read_text(encoding="utf-8")
    for entry in re.split(r"\n(?=[\w.-]+==)", text)[1:]:
        assert "--hash=sha256:" in entry, entry
    assert "://" not in text
    assert not re.search(r"^\s*(-i|--index-url|--extra-index-url|--find-links|-e)\b", text, re.MULTILINE)


def test_the_version_stands_in_one_place_and_needs_no_installation(tmp_path: Path) -> None:
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" not in pyproject["project"]
    assert pyproject["project"]["dynamic"] == ["version"]
    assert pyproject["tool"]["setuptools"]["dynamic"] == {"version": {"attr": "bot.__version__"}}
    # As the image has it: the package copied somewhere, nothing installed.
    (tmp_path / "bot").mkdir()
    shutil.copy(ROOT / "bot" / "__init__.py", tmp_path / "bot")
    code = "import bot; print(bot.__version__)"
    bare = [sys.executable, "-I", "-S", "-c", f"import sys; sys.path.insert(0, {str(tmp_path)!r}); {code}"]
    said = subprocess.run(bare, capture_output=True, text=True, check=True).stdout.strip()
    assert said == __version__
    assert Version(said) >= Version("0.2.0")


def test_what_runs_is_what_was_tested() -> None:
    everything, run = locked("requirements.lock"), locked("requirements-run.lock")
    assert run.items() <= everything.items()
    assert not {"pytest", "mypy", "ruff", "hypothesis", "jsonschema-rs"} & run.keys()


def test_every_variable_is_explained_and_none_that_does_not_exist() -> None:
    variables = {field.upper() for field in Settings.model_fields}
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    assert set(re.findall(r"^([A-Z_]+)=$", example, re.MULTILINE)) == variables
    assert set(re.findall(r"^([A-Z_]+)=", example, re.MULTILINE)) == variables
    for locale, settings, weapons in (
        ("fr", "## Les réglages", "## Vos armes"),
        ("en", "## The settings", "## Your weapons"),
    ):
        page = (ROOT / "docs" / f"host_{locale}.md").read_text(encoding="utf-8")
        table = page[page.index(settings) : page.index(weapons)]
        assert set(re.findall(r"`([A-Z]+_[A-Z_]+)`", table)) == variables


def test_the_example_environment_is_one_that_is_accepted() -> None:
    lines = (ROOT / ".env.example").read_text(encoding="utf-8").splitlines()
    environment = dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))
    assert Settings.from_environment(environment) == Settings()


def instructions() -> list[tuple[str, str]]:
    """The instructions of the Dockerfile, continued lines joined."""
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    joined = re.sub(r"\\\n\s*", "", "\n".join(lines))
    return [(line.split(None, 1)[0], line.split(None, 1)[1]) for line in joined.splitlines()]


def test_the_image_copies_only_what_is_there_and_let_in() -> None:
    let_in = {
        line[1:] for line in (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines() if line.startswith("!")
    }
    copied = set()
    for name, rest in instructions():
        if name != "COPY" or "--from=" in rest:
            continue
        for source in shlex.split(rest)[:-1]:
            assert (ROOT / source).exists(), source
            copied.add(source.rstrip("/"))
    assert copied == let_in
    assert {"bot", "cogs", "data", "requirements-run.lock"} <= copied


def test_the_image_runs_without_rights_and_stops_when_told() -> None:
    last = max(index for index, (name, _) in enumerate(instructions()) if name == "FROM")
    stage = instructions()[last:]
    assert last > 0
    names = [name for name, _ in stage]
    told = dict(stage)
    assert re.fullmatch(r"[1-9]\d*:[1-9]\d*", told["USER"])
    assert names.index("USER") < names.index("ENTRYPOINT")
    assert not [name for name in names[names.index("USER") :] if name in ("RUN", "COPY", "ADD")]
    assert told["STOPSIGNAL"] == "SIGTERM"
    assert told["VOLUME"] == "/data"
    assert '"python", "-m", "bot.healthy"' in told["HEALTHCHECK"]
    assert told["ENTRYPOINT"] == '["python", "-m", "bot"]'
    assert "DATABASE_PATH=/data/" in told["ENV"]
    assert "TOKEN" not in (ROOT / "Dockerfile").read_text(encoding="utf-8")


def test_image_types_style_and_locks_are_made_for_one_python() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    minor = project["project"]["requires-python"].removeprefix(">=")
    images = [rest.split()[0] for name, rest in instructions() if name == "FROM"]
    assert len(set(images)) == 1
    assert re.fullmatch(rf"python:{re.escape(minor)}\.\d+-slim-\w+(@sha256:[0-9a-f]{{64}})?", images[0]), images
    assert project["tool"]["mypy"]["python_version"] == minor
    assert project["tool"]["ruff"]["target-version"] == "py" + minor.replace(".", "")
    for name in LOCKS:
        assert f"--python-version {minor} " in (ROOT / name).read_text(encoding="utf-8").splitlines()[1]
    assert f"Python {minor} or newer" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert f"Python {minor} ou plus récent" in README


def test_nothing_in_the_image_can_install_anything() -> None:
    stages = " ".join(f"{name} {rest}" for name, rest in instructions()).split("FROM ")[1:]
    assert len(stages) == 2
    for stage in stages:
        assert re.search(r"pip uninstall .*\bpip\b", stage), stage


@pytest.mark.parametrize(
    "line",
    [
        "mem_limit: 512m",
        "read_only: true",
        "cap_drop:",
        "- ALL",
        "- no-new-privileges:true",
        "- /tmp",
        "env_file: .env",
        "- arbitre:/data",
    ],
)
def test_the_service_has_no_more_rights_than_it_needs(line: str) -> None:
    said = [each.strip() for each in (ROOT / "compose.yaml").read_text(encoding="utf-8").splitlines()]
    assert line in said


def test_no_secret_and_no_database_can_be_committed_by_accident() -> None:
    ignored = (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    assert {".env", "var/", ".venv/"} <= set(ignored)


def test_no_file_names_a_machine_or_a_package_registry() -> None:
    # Put together here, so that this file does not name them either.
    places = "|".join(
        ("/" + "work/", "/" + "root/", "/" + "home/", "/" + "tmp/v/", "/" + "opt/pypi", "/" + "opt/wheels")
    )
    registries = "|".join(("py" + "pi.org", "python" + "hosted", "npm" + "js.org", "index" + "-url", "find" + "-links"))
    wrong = re.compile(f"({places}|{registries})")
    found = []
    for path, text in tracked():
        if path == Path(__file__):
            continue
        for number, line in enumerate(text.splitlines(), start=1):
            if wrong.search(line):
                found.append(f"{path.relative_to(ROOT)}:{number}: {line.strip()[:80]}")
    assert found == []
