"""The documentation of exports is made from the code: `python -m tests.test_docs` writes it, the test compares."""

from __future__ import annotations

import dataclasses
from pathlib import Path

from bot.catalogue import load_library
from bot.kernel import events as kernel_events
from bot.kernel import inputs as kernel_inputs
from bot.rulesets import rulesets_of
from bot.rulesets.alternatif import Alternatif
from bot.rulesets.percentile import Percentile
from bot.table.export import FORMAT, VERSION

PAGE = Path(__file__).resolve().parents[1] / "docs" / "events.md"
HEAD = f"""# What an export says

`/encounter export`, `python -m bot export` and `rehearse --json` speak of a fight in the same words. An
export is one JSON document: `format` (`{FORMAT}`), `version` ({VERSION}), `encounter` (ruleset, opening, the
commitment of the dice, and their seed once the scene has ended) and `lines`. A line is one input with the
dice that it drew (address and faces) and the events that it told; `parent` is the line it builds on, so that
undone branches can be told from the one in force, `program` the version that wrote it, and `form` the forms (the
game's, the kernel's) in which its input and events are written. `python -m bot verify FILE` runs the whole journal
again, draws every face anew and compares every event.

`/encounter export` gives each person what they may know. The game master's file is the whole journal. A
player's comes once the encounter has ended; it leaves out what he may not read, and so cannot be run again, but
`verify` compares each of its rolls with the seed all the same: every face that he saw is proven. The seed is
there from the end on; an earlier file of the game master's can be read, not verified. The option `format:
story` gives the story instead: the rulings in words, in the reader's language, for a campaign's journal; it
holds no dice to prove.

Every event has a `type`, and `seq`, its number in the encounter. Fields hold ids and numbers, never
sentences. A field is only ever added; a change that older readers would misread raises the version.

"""


def section(title: str, types: tuple[type, ...]) -> str:
    """One table of types: tag, fields, and the first sentence of what the code says about each."""
    lines = [f"## {title}", "", "| type | fields | about |", "|---|---|---|"]
    for each in sorted(types, key=tag):
        fields = [f"`{f.name}`" for f in dataclasses.fields(each) if f.name != "type"]
        own = each.__doc__ or ""
        about = "" if own.startswith(f"{each.__name__}(") else " ".join(own.split()).split(". ")[0].rstrip(".")
        cells = (f"`{tag(each)}`", ", ".join(fields) or "–", about.replace("|", "\\|") or "–")
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


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


if __name__ == "__main__":
    PAGE.write_text(vocabulary(), "utf-8")
