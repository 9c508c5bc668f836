"""The chapters of the games: a module each, or a package of few where it is a large one, in the order of the text."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from pathlib import Path

import pytest

from bot import rulesets
from bot.rulesets.alternatif import chapters as alternatif
from bot.rulesets.dnd5 import chapters as dnd5
from bot.rulesets.dnd35 import chapters as dnd35
from bot.rulesets.percentile import chapters as percentile
from bot.rulesets.rpg20 import chapters as rpg20
from bot.rulesets.shared.book import Chapter
from bot.rulesets.shared.check import Point
from bot.rulesets.shared.naming import names_people


@dataclass(frozen=True)
class Book:
    """A game: its *chapters* as its table of contents has them, the *order* of their packages, those that are no
    chapter (the *core*: what all of them stand on), and what they ask of later ones today (*ahead*), which may only
    shrink: what a chapter asks stands before it, or below all. *first* and *last*: where the parts of the contents
    begin that stand around the chapters of the text. *story*: modules that tell the text's story and call the chapters,
    above all of them; *between*: those that ask a chapter and are asked."""

    game: str
    chapters: tuple[Chapter, ...]
    order: tuple[str, ...]
    core: frozenset[str]
    ahead: Mapping[str, str]
    first: str
    last: str = ""
    story: frozenset[str] = frozenset()
    between: frozenset[str] = frozenset()

    @property
    def home(self) -> Path:
        return Path(rulesets.__file__).parent / self.game


ALTERNATIF = Book(
    "alternatif",
    alternatif.CHAPTERS,
    (
        *("combatants", "scene", "engagement", "reaction", "wounds", "ordinary", "magic", "melee", "parry"),
        *("simultaneous", "free_actions", "specials", "shooting", "wrestling", "moving"),
        *("charging", "surprise", "fatigue", "tactics", "mounted", "crowd"),
    ),
    frozenset({"base", "state"}),
    {},
    first="",
    last="alternatif.declaring",
    story=frozenset(
        {
            *("afterwards", "deeds"),
            *("announcements", "autopilot", "declaring", "encounter", "facing", "numbers", "occasions"),
            *("orders", "plans", "striking"),
            *(
                "prospects",
                "recruit",
                "repertoire",
                "roll_table",
                "ruleset",
                "same_segment",
                "sheets",
                "strike_command",
            ),
            *("timeline", "view"),
        }
    ),
)
PERCENTILE = Book(
    "percentile",
    percentile.CHAPTERS,
    (
        *("rounds", "initiative", "declaring", "postures", "reactions", "rolls", "attack", "defence"),
        *("damage", "fumbles", "unarmed", "spells", "riding", "battle", "pit"),
    ),
    frozenset({"state"}),
    {
        "declaring": "attack postures riding rolls.d100 spells unarmed",
        "reactions": "unarmed",
        "damage": "battle",
        "fumbles": "battle",
    },
    first="",
    last="percentile.figures",
    story=frozenset(
        {
            *("autopilot", "breaking", "deeds", "encounter", "fixing", "numbers", "orders", "plans", "prospects"),
            *("ruleset", "scores", "timeline", "turns", "view"),
        }
    ),
    between=frozenset({"figures", "legality"}),
)
DND5 = Book(
    "dnd5",
    dnd5.CHAPTERS,
    (
        *("rounds", "reactions", "movement", "actions", "attack", "readying", "objects", "contests", "cover"),
        *("damage", "dying", "mounts", "water", "conditions", "spells", "traits"),
    ),
    frozenset({"state", "base"}),
    {
        "movement": "attack.arms cover damage",
        "attack": "cover",
        "damage": "dying.falling",
    },
    first="",
    last="shared.correcting",
    story=frozenset(
        {
            *(
                "acting",
                "autopilot",
                "encounter",
                "fixing",
                "numbers",
                "orders",
                "prospects",
                "reacting",
            ),
            *("reasons", "repertoire", "roll_table", "ruleset", "timeline", "view"),
        }
    ),
)
DND35 = Book(
    "dnd35",
    dnd35.CHAPTERS,
    (
        *("rounds", "movement", "cover", "concealment", "opportunities", "attack", "damage", "dying", "readying"),
        *("charging", "stances", "positions", "grapple", "postures", "tactics", "manoeuvres", "turning"),
        *("spells", "objects", "traits", "running", "squeezing", "mounts", "recovery"),
    ),
    frozenset({"state", "base"}),
    {
        "attack": "dying",
    },
    first="",
    last="shared.correcting",
    story=frozenset(
        {
            *("acting", "autopilot", "encounter", "fixing", "numbers", "orders"),
            *("prospects", "readied", "reasons", "remaining", "repertoire", "roll_table", "ruleset", "timeline"),
            "view",
        }
    ),
)
RPG20 = Book(
    "rpg20",
    rpg20.CHAPTERS,
    (
        *("attack", "sequences", "shooting", "evading", "melee", "specials"),
        *("places", "weapons", "explosions", "armour", "wounds", "battle"),
    ),
    frozenset({"state", "base", "needs"}),
    {
        "sequences": "shooting.events weapons wounds.events wounds.harm",
        "shooting": "evading weapons",
        "melee": "specials",
        "specials": "weapons wounds.events",
        "weapons": "armour",
        "explosions": "wounds.harm",
    },
    first="",
    last="shared.correcting",
    story=frozenset(
        {
            *("autopilot", "declaring", "encounter", "fixing", "numbers", "orders"),
            *("people", "prospects", "reasons", "repertoire"),
            *("roll_table", "ruleset", "timeline", "view"),
        }
    ),
)
BOOKS = pytest.mark.parametrize("book", [ALTERNATIF, PERCENTILE, DND5, DND35, RPG20], ids=lambda book: book.game)
NEVER = {"chapter", "changes", "history", "notes", "masters", "saying", "checks", "word"}
"""Names under which parts of `events` and `words` stood, or that say nothing beside them."""
PEOPLE = frozenset(
    {
        *("combatant", "target", "attacker", "other", "opponent", "companion", "earlier", "victim", "third", "owner"),
        *("members", "enemies", "guard", "fresh", "friends", "countered_by", "people", "who", "a", "b", "swap"),
    }
)
"""What fields that hold people are called."""


def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def files(book: Book, chapter: str) -> list[Path]:
    """The modules of *chapter*."""
    alone = book.home / f"{chapter}.py"
    return [alone] if alone.exists() else sorted((book.home / chapter).glob("*.py"))


def asked(book: Book, chapter: str) -> Iterator[str]:
    """The modules of other chapters that *chapter* imports, as `shooting.arms`."""
    for path in files(book, chapter):
        yield from (name for name in asked_by(book, path) if name.split(".")[0] != chapter)


def asked_by(book: Book, path: Path) -> Iterator[str]:
    """The modules of chapters, and those above them, that the module at *path* imports."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                game, *steps = f"{node.module}.{alias.name}".removeprefix("bot.rulesets.").split(".")
                if game == book.game and steps[0] in book.order:
                    yield ".".join(steps[: 2 if (book.home / steps[0] / "__init__.py").exists() else 1])
                elif game == book.game and steps[0] in book.story:
                    yield steps[0]


def decorated(path: Path) -> set[str]:
    """What the decorators of *path* are called."""
    return {
        each.func.id
        for node in ast.walk(tree(path))
        if isinstance(node, ast.ClassDef | ast.FunctionDef)
        for each in node.decorator_list
        if isinstance(each, ast.Call) and isinstance(each.func, ast.Name)
    }


def home(chapter: Chapter) -> str:
    """Where what happens, or is said, first in *chapter* stands, as `alternatif.magic`."""
    first = next(iter((*chapter.events, *chapter.commands.values())))
    return ".".join(first.__module__.split(".")[2:4])


@BOOKS
def test_the_chapters_stand_in_the_order_of_the_text(book: Book) -> None:
    around = ("shared.people", *([book.first] if book.first else ()))
    texts = [f"{book.game}.{each}" for each in book.order]
    assert [home(each) for each in book.chapters] == [*around, *texts, *([book.last] if book.last else ())]
    assert {path.parent.name for path in book.home.glob("*/__init__.py")} <= {*book.order, *book.core}
    assert all(files(book, each) for each in (*book.order, *book.core))


@BOOKS
def test_modules_of_chapters_are_called_what_they_hold(book: Book) -> None:
    for chapter in book.order:
        assert not {path.stem for path in files(book, chapter)} & NEVER, chapter


@BOOKS
def test_every_chapter_is_in_the_contents_with_all_that_happens_and_is_said_there(book: Book) -> None:
    for chapter in book.order:
        found = next(each for each in book.chapters if home(each) == f"{book.game}.{chapter}")
        every = {kind.__module__ for kind in (*found.events, *found.notes)}
        taken = {each for each in every if each.startswith(f"bot.rulesets.{book.game}.")}
        written = {
            ".".join(("bot.rulesets", *path.relative_to(book.home.parent).with_suffix("").parts))
            for path in files(book, chapter)
            if decorated(path) & {"happens", "word"}
        }
        assert taken == written, chapter


@BOOKS
def test_chapters_ask_what_stands_before_them(book: Book) -> None:
    """The exceptions are written out, and every one of them is still needed."""
    found = {
        chapter: {name for name in asked(book, chapter) if name.split(".")[0] not in book.order[:at]}
        for at, chapter in enumerate(book.order)
    }
    ahead = {chapter: set(names.split()) for chapter, names in book.ahead.items()}
    assert {chapter: names for chapter, names in found.items() if names} == ahead


@BOOKS
def test_what_all_chapters_stand_on_knows_none(book: Book) -> None:
    asking = {each: [*asked(book, each)] for each in book.core}
    assert not any(asking.values()), asking


def test_every_point_of_the_story_is_told() -> None:
    """A chapter that has left its word out would be missed only where a fight comes to it."""
    points = {
        f"{name}.{each}": value
        for name, module in sys.modules.items()
        if name.startswith("bot.rulesets.")
        for each, value in vars(module).items()
        if isinstance(value, Point)
    }
    assert "bot.rulesets.alternatif.base.rolls.falls_on" in points
    assert [name for name, point in points.items() if not point.is_told] == []


def test_the_core_of_melee_knows_no_chapter() -> None:
    """What chapters add to a blow, a parry or a wound is filled in where all of them are known (`roll_table`)."""
    core = {"base/rolls", "melee/strikes", "parry/parries", "wounds/injuries", "wounds/fumbles"}
    later = ALTERNATIF.order[ALTERNATIF.order.index("free_actions") + 1 :]
    asked = {
        each: [name for name in asked_by(ALTERNATIF, ALTERNATIF.home / f"{each}.py") if name.split(".")[0] in later]
        for each in core
    }
    assert not any(asked.values()), asked


@BOOKS
def test_the_story_is_told_above_the_chapters(book: Book) -> None:
    """A module beside the chapters that asks them, and is no story, would hide which of them asks which."""
    assert all((book.home / f"{each}.py").exists() for each in book.story)
    if book.story:
        calls = {path.stem for path in book.home.glob("*.py") if any(asked_by(book, path))}
        assert calls - book.story - {"__init__", "chapters", *book.order, *book.core} == book.between


@BOOKS
def test_fields_that_hold_people_have_their_type(book: Book) -> None:
    """Secrecy is derived from it."""
    kinds = [kind for each in book.chapters for kind in (*each.events, *each.notes)]
    untyped = {
        kind.__name__: names
        for kind in kinds
        if (names := {each.name for each in fields(kind)} & PEOPLE - names_people(kind).keys())
    }
    assert untyped == {}
