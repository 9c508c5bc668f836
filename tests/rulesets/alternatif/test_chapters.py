"""The chapters of the game: a package each, in the order of the text, written in the same few files."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from dataclasses import fields
from pathlib import Path

from bot.rulesets import alternatif
from bot.rulesets.alternatif.chapters import CHAPTERS
from bot.rulesets.shared.naming import names_people

HOME = Path(alternatif.__file__).parent
CORE = {"events", "words", "history", "forms", "state"}
"""Packages that are no chapter: melee, and what all chapters stand on."""
ORDER = (
    *("doings", "magic", "specials", "shooting", "wrestling", "moving"),
    *("charging", "surprise", "fatigue", "tactics", "mounted", "crowd"),
)
"""The order of the text."""
ALWAYS = {"__init__", "events", "words"}
NEVER = {"chapter", "changes", "history", "notes", "masters", "saying", "checks", "word"}
"""Names under which parts of `events` and `words` stood, or that say nothing beside them."""
AHEAD: Mapping[str, set[str]] = {
    chapter: set(names.split())
    for chapter, names in {
        "doings": "magic.casting magic.events magic.times shooting.arms wrestling.looking moving.under_way",
        "magic": "wrestling.looking",
        "specials": "wrestling.entering moving.shoving moving.ways fatigue.malus tactics.blind tactics.circumstances"
        " tactics.room",
        "shooting": "wrestling.looking surprise.reach surprise.sneak fatigue.malus tactics.blind tactics.circumstances"
        " tactics.marks tactics.room mounted.saddle crowd.simple",
        "wrestling": "moving.shoving surprise.sneak fatigue.malus tactics.blind tactics.circumstances tactics.numbers",
        "moving": "tactics.marks",
        "charging": "tactics.marks mounted.saddle",
        "surprise": "fatigue.malus",
    }.items()
}
"""What chapters ask of later ones today. It may only shrink: what a chapter asks stands before it, or below all."""


PEOPLE = frozenset(
    {
        *("combatant", "target", "attacker", "other", "opponent", "companion", "earlier", "victim", "third", "owner"),
        *("members", "enemies", "guard", "fresh", "friends", "countered_by", "people", "who", "a", "b", "swap"),
    }
)
"""What fields that hold people are called."""


def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def asked(chapter: str) -> Iterator[str]:
    """The modules of other chapters that *chapter* imports, as `shooting.arms`."""
    for path in sorted((HOME / chapter).glob("*.py")):
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.ImportFrom):
                for alias in node.names:
                    game, *steps = f"{node.module}.{alias.name}".removeprefix("bot.rulesets.").split(".")
                    if game == "alternatif" and steps[0] in ORDER and steps[0] != chapter:
                        yield ".".join(steps[:2])


def decorated(path: Path) -> set[str]:
    """What the decorators of *path* are called."""
    return {
        each.func.id
        for node in ast.walk(tree(path))
        if isinstance(node, ast.ClassDef | ast.FunctionDef)
        for each in node.decorator_list
        if isinstance(each, ast.Call) and isinstance(each.func, ast.Name)
    }


def test_the_chapters_stand_in_the_order_of_the_text() -> None:
    homes = [next(iter(each.events)).__module__.split(".")[2:] for each in CHAPTERS]
    assert [f"{game}.{home}" for game, home, *_ in homes] == [
        "shared.people",
        *(f"alternatif.{each}" for each in ("events", *ORDER)),
    ]
    assert {path.parent.name for path in HOME.glob("*/__init__.py")} == {*ORDER, *CORE}


def test_each_chapter_has_the_same_few_files() -> None:
    for chapter in ORDER:
        files = {path.stem for path in (HOME / chapter).glob("*.py")}
        assert files >= ALWAYS, chapter
        assert not files & NEVER, chapter


def test_what_happens_stands_in_events_and_what_is_said_in_words() -> None:
    for chapter in ORDER:
        for path in (HOME / chapter).glob("*.py"):
            found = decorated(path)
            assert path.stem == "events" or "happens" not in found, path
            assert path.stem == "words" or not found & {"word", "composed"}, path


def test_chapters_ask_what_stands_before_them() -> None:
    """The exceptions are written out, and every one of them is still needed."""
    found = {
        chapter: {name for name in asked(chapter) if name.split(".")[0] in ORDER[at + 1 :]}
        for at, chapter in enumerate(ORDER)
    }
    assert {chapter: names for chapter, names in found.items() if names} == AHEAD


def test_fields_that_hold_people_have_their_type() -> None:
    """Secrecy is derived from it."""
    kinds = [kind for each in CHAPTERS for kind in (*each.events, *each.notes)]
    untyped = {
        kind.__name__: names
        for kind in kinds
        if (names := {each.name for each in fields(kind)} & PEOPLE - names_people(kind).keys())
    }
    assert untyped == {}
