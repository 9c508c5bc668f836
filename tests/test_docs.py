"""The documentation of exports is made from the code: `python -m tests.test_docs` writes it, the test compares. What
people wrote points to what there is."""

from __future__ import annotations

import dataclasses
import importlib.util
import re
from pathlib import Path

import pytest

from bot import __version__
from bot.__main__ import _parser
from bot.catalogue import load_library
from bot.kernel import events as kernel_events
from bot.kernel import inputs as kernel_inputs
from bot.rulesets import rulesets_of
from bot.rulesets.alternatif import Alternatif
from bot.rulesets.dnd5 import Dnd5
from bot.rulesets.dnd35 import Dnd35
from bot.rulesets.percentile import Percentile
from bot.rulesets.rpg20 import Rpg20
from bot.rulesets.shared.book import happening
from bot.table.keeping.document import FORMAT, VERSION

PAGE = Path(__file__).resolve().parents[1] / "docs" / "events.md"
HEAD = f"""# What an export says

`/encounter export`, `python -m bot export` and `rehearse --json` speak of a fight in the same words. An
export is one JSON document: `format` (`{FORMAT}`), `version` ({VERSION}), `encounter` (ruleset, opening, the
commitment of the dice, and their seed once the scene has ended) and `lines`. A line is one input with the
dice that it drew (address and faces) and the events that it told; `parent` is the line it builds on, so that
undone branches can be told from the one in force, `program` the version that wrote it, `build` a fingerprint of
the rules and data of that program (none: of before lines said so), and `form` the forms (the game's, the kernel's) in
which its input and events are written. Each line has a `digest`, which covers all of it
and the line before; that of the last one stands in `encounter`, too, and in the channel. `python -m bot verify
FILE` runs the whole journal again, draws every face anew, compares every event and follows the digests; what that
proves, and to whom, is in `docs/proof.md`.

People are written as their numbers in the encounter (-1, -2, …; 0: the bot), and what somebody typed as `§` and a
digest. `persons` and `texts` say who and what that is, as long as nobody was forgotten; each has the salt with
which it can be checked.

`/encounter export` gives each person what they may know. The game master's file is the whole journal. A
player's (`whole`: false) comes once the encounter has ended; it leaves out what he may not read, and so cannot be
run again. What is left out is there by its digest: a whole line as `parts`, a part of a line as `digest`. What is
told has its `salt`, so that `verify` can follow the digests all the same, and each roll is compared with the seed:
`dice` lists address, faces, whether they were laid down by hand, and salt. An event of which he may read a part
only has both its `digest` and that part. The seed is there from the end on; an earlier file of the game master's
can be read, not verified. The option `format: story` gives the story instead: a tale without
numbers, round by round, in the reader's language, for a campaign's journal; it holds no dice to prove.

Every event has a `type`, and `seq`, its number in the encounter. Fields hold ids and numbers, never
sentences. A field is only ever added; a change that older readers would misread raises the version.

"""


def section(title: str, types: tuple[type, ...]) -> str:
    """One table of types: tag, fields, the first sentence of what the code says about each, and the rules that are
    always behind it."""
    lines = [f"## {title}", "", "| type | fields | about | rules |", "|---|---|---|---|"]
    for each in sorted(types, key=tag):
        fields = [f"`{f.name}`" for f in dataclasses.fields(each) if f.name != "type"]
        about = " ".join(own_words(each).split()).split(". ")[0].rstrip(".")
        said = happening(each)
        rules = () if said is None else said.rules
        cells = (f"`{tag(each)}`", ", ".join(fields) or "–", about.replace("|", "\\|") or "–", ", ".join(rules) or "–")
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


def own_words(record: type) -> str:
    """What the code says about *record*, or else about what it is made of; dataclasses without words say their form."""
    said = (each.__doc__ or "" for each in record.__mro__ if dataclasses.is_dataclass(each))
    return next((words for words in said if not re.match(r"\w+\(", words)), "")


def tag(record: type) -> str:
    """The literal of a record's `type` field."""
    return str(next(f.default for f in dataclasses.fields(record) if f.name == "type"))


def vocabulary() -> str:
    """The whole page."""
    return HEAD + "\n".join(
        [
            section("Events of every game", kernel_events.KernelEvent.__args__),
            section("Inputs of every game", kernel_inputs.KernelInput.__args__),
            section("Events of `alternatif`", Alternatif.event_types),
            section("Inputs of `alternatif`", Alternatif.note_types),
            section("Events of `percentile`", Percentile.event_types),
            section("Inputs of `percentile`", Percentile.note_types),
            section("Events of `dnd5`", Dnd5.event_types),
            section("Inputs of `dnd5`", Dnd5.note_types),
            section("Events of `dnd35`", Dnd35.event_types),
            section("Inputs of `dnd35`", Dnd35.note_types),
            section("Events of `rpg20`", Rpg20.event_types),
            section("Inputs of `rpg20`", Rpg20.note_types),
        ]
    )


def test_the_page_says_what_the_code_tells() -> None:
    assert PAGE.read_text("utf-8") == vocabulary(), "run: python -m tests.test_docs"


def test_the_page_speaks_of_every_game_that_can_be_played() -> None:
    page = PAGE.read_text("utf-8")
    for ident, ruleset in rulesets_of(load_library()).items():
        for what, types in (("Events", ruleset.event_types), ("Inputs", ruleset.note_types)):
            _, title, rest = page.partition(f"## {what} of `{ident}`\n")
            assert title, f"nothing is said of the {what.lower()} of {ident}"
            told = rest.partition("\n## ")[0]
            assert all(f"| `{tag(each)}` |" in told for each in types)


# ---- the pages that people wrote

ROOT = PAGE.parents[1]
WRITTEN = sorted(
    (*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), ROOT / "bench" / "README.md"), key=lambda each: each.as_posix()
)


@pytest.mark.parametrize("page", WRITTEN, ids=lambda each: each.relative_to(ROOT).as_posix())
def test_what_a_page_points_to_is_there(page: Path) -> None:
    """Links, files that it names, and commands that it gives to type."""
    text = page.read_text("utf-8")
    links = re.findall(r"\]\((?!https?:)([^)#\s]*)(?:#[^)]*)?\)", text)
    assert [link for link in links if link and not (page.parent / link).exists()] == []
    named = re.findall(r"`((?:bot|cogs|tests|data|docs|bench)/[\w./-]+)`", text)
    assert [name for name in named if not (ROOT / name).exists()] == []
    commands = next(set(each.choices) for each in _parser()._actions if isinstance(each.choices, dict))
    typed = re.findall(r"(?:python3 start\.py|python -m bot) (\w+)", text)
    assert set(typed) <= commands | {"test", "setup"}
    modules = re.findall(r"python -m ((?:bot|tests|bench)[\w.]*)", text)
    assert [each for each in modules if importlib.util.find_spec(each) is None] == []


def test_the_decisions_are_numbered_and_say_why_what_and_at_what_price() -> None:
    pages = sorted((ROOT / "docs" / "decisions").glob("*.md"))
    assert [int(each.name[:4]) for each in pages] == list(range(1, len(pages) + 1))
    listed = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    for number, each in enumerate(pages, 1):
        text = each.read_text("utf-8")
        assert text.startswith(f"# {number}. ")
        assert all(f"**{part}.**" in text for part in ("Context", "Decision", "Consequence")), each.name
        assert len(text.splitlines()) < 40, "half a page"
        assert f"(docs/decisions/{each.name})" in listed


def test_the_changelog_tells_of_this_version_first() -> None:
    versions = re.findall(r"^## ([\d.]+)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert versions[0] == __version__
    assert versions == sorted(versions, key=lambda each: [int(part) for part in each.split(".")], reverse=True)
    kept = {each.name for each in (ROOT / "tests" / "fixtures" / "fights").iterdir() if each.is_dir()}
    assert {each for each in kept if each[0].isdigit()} <= set(versions)


if __name__ == "__main__":
    PAGE.write_text(vocabulary(), "utf-8")
