"""Imports go one way, and a few things are done in one place only."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]

# What each part of `bot` may import from `bot`, itself always included. A part that is not listed is refused.
ALLOWED: dict[str, set[str]] = {
    "kernel": set(),
    "rulesets": {"kernel", "catalogue"},
    "catalogue": {"kernel", "fields", "joiners"},
    "joiners": set(),
    "fields": set(),
    "settings": {"kernel", "fields", "outputs"},
    "logs": set(),
    "clock": set(),
    "build": {"catalogue"},
    "tidying": set(),
    # Asked each minute, by whoever watches: it may cost nothing.
    "healthy": {"outputs"},
    "outputs": set(),
    "store": set(),
    "text": {"joiners"},
    # Drawn in a process that must stay small: it knows nothing of the bot.
    "pictures": set(),
    "studio": {"pictures"},
    "render": {"joiners", "kernel", "text", "pictures"},
    "port": {"render"},
    # What a table asks of the shelf, which knows it, stands in `table.sheets`.
    "table": {"fields", "kernel", "store", "render", "text", "port", "clock", "pictures", "studio"},
    "shelf": {"kernel", "store", "render", "table"},
    "discord_cards": {"render"},
    "discord_port": {"port", "render", "discord_cards"},
    "client": {
        *("kernel", "store", "render", "text", "settings", "clock", "table", "shelf", "discord_port", "cogs"),
        *("studio", "metrics"),
    },
    "doctor": {"settings", "catalogue", "store", "kernel", "healthy", "text"},
    "metrics": set(),
    "app": {
        *(
            "build",
            "catalogue",
            "client",
            "clock",
            "kernel",
            "logs",
            "metrics",
            "render",
            "rulesets",
            "settings",
            "shelf",
            "store",
            "studio",
        ),
        *("table", "text", "tidying"),
    },
    "rehearsal": {"app", "clock", "kernel", "logs", "settings", "text"},
    "__main__": {
        *(
            "app",
            "build",
            "catalogue",
            "doctor",
            "healthy",
            "outputs",
            "kernel",
            "logs",
            "rehearsal",
            "render",
            "rulesets",
            "settings",
            "store",
        ),
        *("table", "text"),
    },
    # What a cog asks of the client, which knows it, stands in `cogs.serving`.
    "cogs": {
        *("kernel", "render", "text", "table", "shelf", "discord_cards", "discord_port", "pictures", "studio"),
        *("clock", "metrics"),
    },
}
# The health check has no time to read all settings.
READS_ENVIRONMENT = ("bot/settings.py", "bot/healthy.py")
PURE = {"kernel", "rulesets"}
IMPURE = {
    "discord",
    "aiohttp",
    "sqlite3",
    "sqlite_utils",
    "random",
    "secrets",
    "time",
    "datetime",
    "asyncio",
    "threading",
}
SPEAKS_DISCORD = ("cogs/", "bot/client.py", "bot/discord_cards.py", "bot/discord_port.py", "bot/rehearsal/")
SPEAKS_SQLITE = ("bot/store/", "bot/doctor.py", "bot/healthy.py", "bot/app.py", "bot/rehearsal/")


@cache
def modules() -> list[Path]:
    found = [path for part in ("bot", "cogs") for path in sorted((ROOT / part).rglob("*.py"))]
    assert len(found) > 50
    return found


@cache
def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def nodes(path: Path) -> tuple[ast.AST, ...]:
    """All that stands in *path*."""
    return tuple(ast.walk(ast.parse(text_of(path))))


def importing(source: str) -> list[ast.AST]:
    """The imports of *source*, wherever they stand: they are statements, so that nothing else is opened."""
    found: list[ast.AST] = [ast.parse(source)]
    # It grows while it is gone through.
    for node in found:
        for block in ("body", "orelse", "finalbody", "handlers", "cases"):
            inner = getattr(node, block, None)
            if isinstance(inner, list):
                found.extend(inner)
    return [each for each in found if isinstance(each, ast.Import | ast.ImportFrom)]


@cache
def imports_of(path: Path) -> tuple[ast.AST, ...]:
    return tuple(importing(text_of(path)))


def place(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def part(path: Path) -> str:
    """`kernel` for bot/kernel/engine.py, `settings` for bot/settings.py, `cogs` for all of cogs/."""
    steps = path.relative_to(ROOT).with_suffix("").parts
    return steps[0] if steps[0] == "cogs" or steps[1] == "__init__" else steps[1]


def imported(path: Path, standing: Iterable[ast.AST]) -> Iterator[tuple[int, str]]:
    """Every module that *path* imports, also inside functions and for type checking only, by absolute name."""
    package = list(path.relative_to(ROOT).parts[:-1])
    for node in standing:
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            name = ".".join([*base, *([node.module] if node.module else [])])
            # `from bot import store` imports bot.store; `from bot.store import Store` needs no more than bot.store.
            yield from ((node.lineno, f"{name}.{alias.name}") for alias in node.names)


def wrongs(path: Path, standing: Iterable[ast.AST]) -> list[str]:
    """What of the imports *standing* at *path* goes against the layers."""
    me, found = part(path), []
    if me not in ALLOWED and me != "bot":
        return [f"{place(path)}: `{me}` is no known part: say in ALLOWED what it may import"]
    for line, name in imported(path, standing):
        top, *rest = name.split(".")
        told = f"{place(path)}:{line} imports {name}"
        if name == "bot.__version__":
            # A word of the package's own; but what is pure does not know which program it is part of.
            if me in PURE:
                found.append(told)
        elif top in ("bot", "cogs"):
            theirs = "cogs" if top == "cogs" else rest[0]
            if theirs != me and theirs not in ALLOWED.get(me, set()):
                found.append(told)
        elif (
            (me in PURE and top in IMPURE)
            or (top == "discord" and not place(path).startswith(SPEAKS_DISCORD))
            or (top in ("sqlite3", "sqlite_utils") and not place(path).startswith(SPEAKS_SQLITE))
            or top == "random"
        ):
            found.append(told)
    return found


def test_the_ways_form_no_circle() -> None:
    TopologicalSorter(ALLOWED).prepare()  # raises CycleError


def test_no_modules_import_each_other() -> None:
    """Not even for type checking, or inside a function: what a module asks of one that uses it is a protocol."""
    known = {".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__") for path in modules()}
    ways: dict[str, set[str]] = {}
    for path in modules():
        me = ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        names = {name for _, name in imported(path, imports_of(path))}
        names = {name if name in known else name.rpartition(".")[0] for name in names}
        # A package's own page may name what stands in it.
        ways[me] = {name for name in names & known if name != me and not me.startswith(f"{name}.")}
    TopologicalSorter(ways).prepare()  # raises CycleError


def test_imports_go_one_way() -> None:
    assert [wrong for path in modules() for wrong in wrongs(path, imports_of(path))] == []


@pytest.mark.parametrize(
    ("at", "line"),
    [
        ("bot/kernel/engine.py", "import asyncio"),
        ("bot/kernel/engine.py", "from datetime import datetime"),
        ("bot/kernel/engine.py", "from bot.store import Store"),
        ("bot/kernel/engine.py", "from ..store import Store"),
        ("bot/rulesets/alternatif/melee/strikes.py", "import random"),
        ("bot/rulesets/alternatif/melee/strikes.py", "def f():\n    import time"),
        ("bot/rulesets/alternatif/melee/strikes.py", "from bot.table import Tables"),
        ("bot/store/store.py", "from bot.kernel.errors import Refused"),
        ("bot/render/cards.py", "from bot.table import Tables"),
        ("bot/text/texts.py", "from bot import client"),
        ("bot/catalogue/models.py", "import cogs.turn"),
        ("bot/table/house/table.py", "import discord"),
        ("bot/table/house/table.py", "from bot.rehearsal import double"),
        ("bot/table/house/table.py", "from bot.rulesets.alternatif import Alternatif"),
        ("bot/port.py", "from discord.errors import NotFound"),
        ("bot/table/house/table.py", "import sqlite3"),
        ("bot/novelty.py", "import json"),
        ("cogs/turn.py", "from bot.rulesets import alternatif"),
        ("cogs/turn.py", "from bot.store import Store"),
        ("cogs/answering.py", "if TYPE_CHECKING:\n    from bot.client import Arbitre"),
        ("bot/table/house/tables.py", "if TYPE_CHECKING:\n    from bot.shelf import Shelf"),
    ],
)
def test_an_import_against_the_layers_is_seen(at: str, line: str) -> None:
    assert wrongs(ROOT / at, importing(line)) != []


@pytest.mark.parametrize(
    ("at", "line"),
    [
        ("bot/kernel/engine.py", "from .dice import Dice\nimport hashlib"),
        ("bot/rulesets/alternatif/melee/strikes.py", "from bot.kernel import effects\nfrom . import parry"),
        ("bot/discord_port.py", "import discord"),
        ("cogs/turn.py", "import discord\nfrom bot.table import Tables"),
    ],
)
def test_an_import_with_the_layers_passes(at: str, line: str) -> None:
    assert wrongs(ROOT / at, importing(line)) == []


def test_only_the_settings_read_the_environment() -> None:
    found = []
    for path in modules():
        for node in nodes(path) if re.search("environ|getenv", text_of(path)) else ():
            name = node.attr if isinstance(node, ast.Attribute) else node.name if isinstance(node, ast.alias) else ""
            if name in ("environ", "environb", "getenv", "getenvb") and place(path) not in READS_ENVIRONMENT:
                found.append(f"{place(path)}: {name}")
    assert found == []


STANDS_ON: dict[str, frozenset[str]] = {
    "shared": frozenset(),
    "d20": frozenset({"shared"}),
    **dict.fromkeys(("alternatif", "percentile", "rpg20"), frozenset({"shared"})),
    **dict.fromkeys(("dnd5", "dnd35"), frozenset({"shared", "d20"})),
}
"""What of the rule texts each package of them asks: a game asks no other, and what games share knows none."""


def test_rule_texts_ask_what_they_share_alone() -> None:
    home = ROOT / "bot/rulesets"
    for part, may in STANDS_ON.items():
        for path in sorted((home / part).rglob("*.py")):
            names = [name for _, name in imported(path, imports_of(path))]
            asked = {name.split(".")[2] for name in names if name.startswith("bot.rulesets.")} - {part}
            assert asked <= may, f"{place(path)} asks {asked - may}"


WRITES_CODE = {"bot/kernel/values.py"}
"""Where a function is made of the names of a record's fields, as the library of dataclasses does it, and of nothing
that anybody says."""


def test_nothing_is_evaluated() -> None:
    found = []
    for path in modules():
        for node in nodes(path) if re.search("eval|exec|pickle|marshal|shelve", text_of(path)) else ():
            evaluates = (
                isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("eval", "exec")
            )
            if evaluates and place(path) not in WRITES_CODE:
                found.append(f"{place(path)}:{node.lineno}")
            if isinstance(node, ast.Import) and any(
                alias.name in ("pickle", "marshal", "shelve") for alias in node.names
            ):
                found.append(f"{place(path)}:{node.lineno}")
    assert found == []


# ---- no game outside the games

THEIRS = frozenset(
    {
        *("alternatif", "percentile", "rpg20", "dnd5", "dnd35"),
        *("segment", "segments", "stamina", "armour", "weapon", "weapons", "temperament", "reaction", "parry", "wear"),
        *("surprised", "prone", "unaware", "bleeding", "malus", "fumble", "critical"),
        *("posture", "offensive", "defensive", "dodge", "pole_weapon", "hit_points", "psy", "soldiers"),
    }
)
"""What only a ruleset knows: the games' ids, their units, figures, states and codes."""
OF_THE_GAMES = re.compile(r"bot/rulesets/\w+/|bot/catalogue/")
NAMED: dict[str, set[str]] = {
    # Which games there are, the default one first.
    "bot/rulesets/__init__.py": {"alternatif", "percentile", "dnd5", "dnd35", "rpg20"},
    # The one kind of thing that sentences of all games print with its article.
    "bot/render/names.py": {"weapon"},
    "bot/render/words.py": {"weapon"},
    # What the data of all games holds, counted.
    "bot/doctor.py": {"weapons"},
    # Options of commands that not every game has: what one has no use for, it refuses.
    "cogs/sheet.py": {"weapon", "armour"},
    "cogs/fix.py": {"segment", "segments", "malus", "bleeding"},
    "cogs/npc.py": {"temperament"},
    "bot/table/saying/roster.py": {"temperament"},
    "bot/table/gm/cockpit.py": {"temperament"},
    "cogs/gm.py": {"reaction"},
}


def said(module: ast.AST) -> Iterator[str]:
    """Every name and every text of some code, but for what is said of it (docstrings)."""
    nodes = [*ast.walk(module)]
    docs = {
        id(node.value)
        for parent in nodes
        if isinstance(parent, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        for node in parent.body
        if isinstance(node, ast.Expr)
    }
    for node in nodes:
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.alias(name=name):
                yield name
            case ast.arg(arg=name) | ast.keyword(arg=str(name)):
                yield name
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield name
            case ast.Constant(value=str(text)) if id(node) not in docs:
                yield text


def words_of(source: str) -> set[str]:
    """The single words of which the names and texts in *source* are made."""
    return {
        word
        for text in said(ast.parse(source))
        for word in re.findall(r"[a-z0-9]+", re.sub(r"(?<=[a-z])([A-Z])", r" \1", text).lower())
    }


def games_named(at: str, source: str) -> set[str]:
    """The words of THEIRS that *source*, standing at *at*, has no business to say."""
    # A word that is nowhere in the text is in none of its names: most modules need not be taken apart.
    if OF_THE_GAMES.match(at) or not any(word in source.lower() for word in THEIRS):
        return set()
    return words_of(source) & THEIRS - NAMED.get(at, set())


def test_no_game_is_known_outside_its_own_package() -> None:
    found = {place(path): games_named(place(path), text_of(path)) for path in modules()}
    assert {at: words for at, words in found.items() if words} == {}


def test_a_named_exception_is_still_needed() -> None:
    for at, words in NAMED.items():
        assert words <= words_of((ROOT / at).read_text(encoding="utf-8")), at


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ('def open(ruleset: str = "alternatif") -> None: ...', "alternatif"),
        ("now = state.segment", "segment"),
        ('CHOICES = ("surprised", "prone")', "prone"),
        ("from bot.rulesets import PercentileState", "percentile"),
        ('if "stamina" in row.facts: ...', "stamina"),
        ("class WeaponRow: ...", "weapon"),
    ],
)
def test_a_game_that_is_known_is_seen(line: str, word: str) -> None:
    assert word in games_named("bot/table/house/table.py", line)
    assert games_named("bot/rulesets/alternatif/melee/strikes.py", line) == set()


def test_what_is_said_of_the_code_may_give_examples() -> None:
    assert games_named("bot/table/house/table.py", '"""A segment, say."""\ndef f():\n    """A weapon."""\n') == set()
