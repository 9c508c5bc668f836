"""The guides hold what they say: shell commands do what is written, the doctor's messages are all explained, examples
of play are those of scenes. (That each slash command is registered is tried in `tests/front/test_every_command.py`,
beside the commands themselves.)"""

from __future__ import annotations

import asyncio
import re
import shlex
import textwrap
from pathlib import Path
from typing import get_args

import pytest

from bot.__main__ import _parser, main
from bot.rehearsal.phone import SCREEN, WIDTH, columns
from bot.rulesets.shared.people import Temperament
from bot.store import Store
from bot.text import LOCALES, Texts
from bot.text.texts import PACKAGED

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
GUIDES = sorted(DOCS.glob("*_fr.md")) + sorted(DOCS.glob("*_en.md"))
IN_DOCKER = re.compile(r"docker compose (?:exec (?:-T )?arbitre python -m bot|run --rm .* arbitre) (?P<rest>\w.*)")
AROUND = re.compile(r"docker compose (?:up|stop|start|cp|logs)\b")
WITHOUT = "python3 start.py "
SERVES = {"run"}
"""What goes on for ever: it is understood, and not run here."""


def blocks(page: Path, kind: str) -> list[str]:
    """The lines of the blocks of that *kind* on a page."""
    found = re.findall(rf"^```{kind}\n(.*?)^```$", page.read_text("utf-8"), re.DOTALL | re.MULTILINE)
    return [line for block in found for line in block.splitlines() if line.strip()]


def arguments(line: str) -> list[str] | None:
    """What a line of shell gives to the program; None where it is Docker's own business. Raises `AssertionError`."""
    if line.startswith(WITHOUT):
        return shlex.split(line.removeprefix(WITHOUT), comments=True)
    if (found := IN_DOCKER.fullmatch(line.partition("  #")[0].strip())) is not None:
        return shlex.split(found["rest"])
    assert AROUND.match(line), f"what is “{line}”?"
    return None


def host(locale: str) -> Path:
    return DOCS / f"host_{locale}.md"


@pytest.mark.parametrize("locale", LOCALES)
def test_every_shell_command_of_the_hosts_guide_is_understood(locale: str) -> None:
    lines = blocks(host(locale), "sh")
    given = [found for line in lines if (found := arguments(line)) is not None]
    for each in given:
        _parser().parse_args(each)
    # With and without Docker: the same commands.
    without = [each[0] for line in lines if line.startswith(WITHOUT) and (each := arguments(line)) is not None]
    within = [each[0] for line in lines if IN_DOCKER.match(line) and (each := arguments(line)) is not None]
    assert set(without) - SERVES == set(within)
    assert {"doctor", "backup", "restore", "forget", "export"} <= set(without)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_shell_command_of_the_hosts_guide_runs(
    locale: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("DATABASE_PATH", "HOUSE_DATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")

    async def made() -> None:
        await (await Store.open(tmp_path / "var" / "arbitre.db")).close()

    asyncio.run(made())
    run = []
    for line in blocks(host(locale), "sh"):
        given = arguments(line) if line.startswith(WITHOUT) else None
        if given and given[0] not in SERVES:
            assert main(given) == 0, (line, capfd.readouterr())
            run.append(given[0])
    assert len(run) >= 6


@pytest.mark.parametrize("locale", LOCALES)
def test_the_scheduled_backups_name_commands_that_there_are(locale: str) -> None:
    nightly = [line for line in blocks(host(locale), "") if line.startswith("0 4 ")]
    assert len(nightly) == 2
    for line in nightly:
        found = re.search(r"(?:start\.py|python -m bot) (backup \S+)", line)
        assert found is not None, line
        assert _parser().parse_args(found[1].split()).command == "backup"
        # In a crontab a percent sign ends the command, unless it is escaped.
        assert not re.search(r"(?<!\\)%", line)


def heads(locale: str) -> list[str]:
    """How each message of `doctor` begins."""
    messages = {}
    for name in ("cli", "health"):
        text = (PACKAGED / locale / f"{name}.ftl").read_text("utf-8")
        for key, said in re.findall(r"^((?:cli-doctor|health)-[\w-]+) = (.*(?:\n .*)*)", text, re.MULTILINE):
            messages[key] = said
    found = []
    for key, said in messages.items():
        if key.startswith("health-") and key.removeprefix("health-") not in ("off", "silent", "cut-off", "well"):
            continue
        if "$detail }" in said and len(said) < 20:
            continue  # says what `health-…` says
        if "->" in said.partition("\n")[0].partition("{")[2]:
            before = said.partition("{")[0].rstrip("\u00a0 :")
            if len(before) < 3:
                before = next(line for line in said.split("\n") if line.strip().startswith("*")).partition("]")[2]
        else:
            before = said
        shown = re.sub(r"\{[^}]*(\}|$)", "…", before.strip())
        found.append(re.split(r"\u00a0?: |, |\. |\.$", shown)[0].strip())
    return found


@pytest.mark.parametrize("locale", LOCALES)
def test_the_hosts_guide_says_what_each_message_of_the_doctor_means(locale: str) -> None:
    page = host(locale).read_text("utf-8").replace("\u00a0", " ").replace("\u202f", " ")
    found = [each.replace("\u00a0", " ").replace("\u202f", " ") for each in heads(locale)]
    assert len(found) > 20
    assert [each for each in found if f"{each}" not in page] == []


@pytest.mark.parametrize("page", GUIDES, ids=lambda each: each.name)
def test_an_example_of_play_is_that_of_a_scene(page: Path) -> None:
    text = page.read_text("utf-8")
    shown = re.findall(r"<!-- scene: (\w+) -->\n```\n(.*?)```", text, re.DOTALL)
    for name, lines in shown:
        assert lines in (ROOT / "tests" / "scenes" / f"{name}.txt").read_text("utf-8"), f"{page.name}: {name}"
    assert shown or not page.name.startswith("gm_")


@pytest.mark.parametrize("locale", LOCALES)
def test_what_creatures_left_to_themselves_do_is_told_of_each_temperament_in_its_words(locale: str) -> None:
    """The pages of both languages tell the same, game by game, and call the temperaments as the bot does."""
    texts = Texts()
    page, other = ((DOCS / f"autopilot_{each}.md").read_text("utf-8") for each in LOCALES)
    assert [shape(each) for each in page.split("\n## ")] == [shape(each) for each in other.split("\n## ")]
    games = (DOCS / f"autopilot_{locale}.md").read_text("utf-8").split("\n## ")[1:]
    assert len(games) == 5
    for text in games:
        for each in get_args(Temperament):
            assert texts.say(locale, f"word-temperament-{each}") in text, (each, text[:30])


def shape(text: str) -> tuple[int, int, int]:
    """Rows of tables, their cells, and points of lists."""
    rows = [line for line in text.splitlines() if line.startswith("|")]
    return len(rows), sum(line.count("|") for line in rows), len(re.findall(r"^- ", text, re.MULTILINE))


@pytest.mark.parametrize("locale", LOCALES)
def test_the_players_guide_is_one_screen_of_a_phone(locale: str) -> None:
    text = (DOCS / f"player_{locale}.md").read_text("utf-8")
    read = re.sub(r"!\[.*?\]\(.*?\)\n|[*`#]|\]\([^)]*\)|\[", "", text)
    paragraphs = [each.replace("\n ", " ") for each in re.split(r"\n(?=\s*\n|- |\* )", read)]
    lines = [line for each in paragraphs for line in textwrap.wrap(" ".join(each.split()), WIDTH)]
    assert max(map(columns, lines)) <= WIDTH
    assert len(lines) <= SCREEN


def test_both_languages_have_the_same_guides_with_the_same_parts() -> None:
    names = {each.name.rpartition("_")[0] for each in GUIDES}
    assert {"player", "gm", "host", "coverage", "transcript"} <= names
    for name in names:
        parts = [
            re.findall(r"^(#+) ", (DOCS / f"{name}_{locale}.md").read_text("utf-8"), re.MULTILINE) for locale in LOCALES
        ]
        assert parts[0] == parts[1], name


def test_the_glossary_says_each_term_in_both_languages() -> None:
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in (DOCS / "glossary.md").read_text("utf-8").splitlines()
        if line.startswith("| ") and not line.startswith("| français")
    ]
    assert len(rows) > 25
    assert all(len(row) == 4 and all(row) for row in rows)
    said = [
        " ".join(each.read_text("utf-8") for each in (PACKAGED / locale).glob("*.ftl")).lower() for locale in LOCALES
    ]
    plain = [re.sub(r"[\u00a0\u202f]", " ", each).replace("’", "'") for each in said]
    # A term of the glossary is one that the bot says.
    missing = [row[at * 2] for row in rows for at in (0, 1) if row[at * 2].lower().replace("’", "'") not in plain[at]]
    assert missing == []
