"""Which rule is the bot's, the game master's or a setting's, and whether tests hold it.

`python -m tests.test_coverage` writes the two pages from the catalogue of rules, the code and the tests; the test
compares.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from bot import rulesets
from bot.rulesets.alternatif import settings as alternatif
from bot.rulesets.dnd5 import settings as dnd5
from bot.rulesets.dnd35 import settings as dnd35
from bot.rulesets.percentile import settings as percentile
from bot.rulesets.rpg20 import settings as rpg20
from bot.rulesets.shared import book
from bot.text import LOCALES, Texts

ROOT = Path(__file__).resolve().parents[1]
ID = re.compile(r"\b(?:ALT|PCT|DN5|D35|R20)-[A-Z]+-\d+")
GAMES = {
    "alternatif": ("ALT", alternatif.CHOICES),
    "percentile": ("PCT", percentile.CHOICES),
    "dnd5": ("DN5", dnd5.CHOICES),
    "dnd35": ("D35", dnd35.CHOICES),
    "rpg20": ("R20", rpg20.CHOICES),
}
NAMES = {
    "alternatif": "D&D Alternatif",
    "percentile": "percentile",
    "dnd5": "D&D 5",
    "dnd35": "D&D 3.5",
    "rpg20": "RPG 2.0",
}
GAME_MASTERS = ("gm", "fix", "npc")
"""What his commands begin with."""
HELD, BARE = "✓", "–"
"""Whether tests hold a rule. How many do is not said: it changes with every test."""

HEADS = {
    "fr": """# Quelle règle, et à qui

Chaque règle des cinq jeux : ce que le bot applique de lui-même, ce qui revient au meneur de jeu et par quelle
commande, ce qu’un réglage de la table change (`/mj reglages`), et si des tests la tiennent. La page est faite par
`python -m tests.test_coverage`, du catalogue des règles (`/regle` les résume), du code et des tests ; un test la tient
à jour.

* **bot** : le code applique la règle ; personne n’a rien à faire.
* **MJ** : la règle laisse quelque chose au meneur de jeu. La commande est nommée ; *question* : le bot la lui pose de
  lui-même. Le reste de la règle est appliqué par le bot ; et, partout, `/corriger` et `/mj` ont le dernier mot.
* **réglage** : une règle facultative, ou une lecture choisie parmi plusieurs ; la valeur nommée est celle que dit le
  texte, et celle d’une table qui ne dit rien. Sans valeur : le texte n’en dit rien.

""",
    "en": """# Which rule, and whose

Each rule of the five games: what the bot applies by itself, what is the game master’s and by which command, what a
setting of the table changes (`/gm settings`), and whether tests hold it. The page is made by
`python -m tests.test_coverage`, from the catalogue of rules (`/rule` sums them up), the code and the tests; a test
keeps it up to date.

* **bot**: the code applies the rule; nobody has anything to do.
* **GM**: the rule leaves something to the game master. The command is named; *question*: the bot asks him by itself.
  The rest of the rule is applied by the bot; and everywhere `/fix` and `/gm` have the last word.
* **setting**: an optional rule, or one reading chosen among several; the value named is what the text says, and that
  of a table that says nothing. Without one, the text says nothing of it.

""",
}
WORDS = {
    "fr": {
        "bot": "bot",
        "gm": "MJ : ",
        "question": "question",
        "columns": "| règle | | à qui | réglage | test |",
        "counts": "| jeu | règles | bot seul | aussi au MJ | avec un réglage | sans test |",
        "untested": "Règles sans test : ",
        "none": "aucune",
    },
    "en": {
        "bot": "bot",
        "gm": "GM: ",
        "question": "question",
        "columns": "| rule | | whose | setting | test |",
        "counts": "| game | rules | the bot alone | the GM’s, too | with a setting | without a test |",
        "untested": "Rules without a test: ",
        "none": "none",
    },
}


@dataclass(frozen=True)
class Covered:
    """One rule: the game master's *commands* and *tools* for it, whether he is *asked*, its *settings*, and the *tests*
    that carry its id, by file."""

    commands: tuple[str, ...]
    tools: tuple[str, ...]
    asked: bool
    settings: tuple[str, ...]
    tests: Mapping[str, int]

    @property
    def game_masters(self) -> bool:
        return bool(self.commands or self.tools or self.asked)


# ---- the code


def chapters() -> Iterator[ModuleType]:
    """All modules of the games."""
    for each in pkgutil.walk_packages(rulesets.__path__, "bot.rulesets."):
        yield importlib.import_module(each.name)


def sayings(thing: object) -> list[book.Saying]:
    """What a word, or a function that makes words, answers to."""
    if inspect.isclass(thing) and book._SAID in thing.__dict__:
        return [thing.__dict__[book._SAID]]
    return list(getattr(thing, book._COMPOSES, ())) if inspect.isfunction(thing) else []


@cache
def written(module: str) -> Mapping[str, str]:
    """The classes and functions of *module*, by name, as they stand there: taken apart once for all of them."""
    text = inspect.getsource(importlib.import_module(module))
    lines = text.splitlines(keepends=True)
    return {
        node.name: "".join(
            lines[min([node.lineno, *(each.lineno for each in node.decorator_list)]) - 1 : node.end_lineno]
        )
        for node in ast.parse(text).body
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
    }


def source(thing: Any) -> str:
    """How *thing*, a class or a function, is written."""
    return written(thing.__module__).get(thing.__qualname__) or inspect.getsource(thing)


def behind(module: ModuleType, thing: type) -> set[str]:
    """The rules that *thing* names, and those of the events that it tells."""
    text = source(thing)
    found = set(ID.findall(text))
    for name in set(re.findall(r"\b[A-Z]\w+", text)):
        other = vars(module).get(name)
        if inspect.isclass(other) and (told := book.happening(other)) is not None:
            found.update(told.rules)
        elif other is not thing and sayings(other):
            found.update(ID.findall(source(other)))
    return found


def said_of(text: str, node: ast.FunctionDef) -> str:
    """The decorators of *node*: a command says something, and asks nobody."""
    return "".join(f"@{ast.get_source_segment(text, each)}" for each in node.decorator_list)


def about_the_game_master(module: ModuleType) -> set[str]:
    """The rules named where a module asks him: in its functions that do, and beside what he is offered."""
    text = inspect.getsource(module)
    found: set[str] = set()
    lines = text.splitlines(keepends=True)
    for node in ast.parse(text).body[1:]:
        said = "".join(lines[node.lineno - 1 : node.end_lineno])
        constant = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        asks = isinstance(node, ast.FunctionDef) and not re.search(r"^@composed", said_of(text, node))
        if constant or (asks and re.search(r"\bGM\b|game master", said)):
            found |= set(ID.findall(said))
    return found


@cache
def game_masters() -> tuple[Mapping[str, set[str]], Mapping[str, set[str]], set[str]]:
    """The commands and the tools by which the game master rules on a rule, and the rules about which he is asked."""
    commands: dict[str, set[str]] = defaultdict(set)
    tools: dict[str, set[str]] = defaultdict(set)
    asked: set[str] = set()
    for module in chapters():
        for thing in vars(module).values():
            if getattr(thing, "__module__", None) != module.__name__:
                continue
            for saying in sayings(thing):
                his = {each for each in saying.commands if each.partition("-")[0] in GAME_MASTERS} - {"gm-tool"}
                if his or saying.tools:
                    for rule in behind(module, thing):
                        commands[rule] |= his
                        tools[rule] |= set(saying.tools)
        if hasattr(module, "GM"):
            asked |= about_the_game_master(module)
    return commands, tools, asked


# ---- the tests


@cache
def marked() -> Mapping[str, Counter[str]]:
    """How many tests carry the id of a rule, by file."""
    found: dict[str, Counter[str]] = defaultdict(Counter)
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        text = path.read_text("utf-8")
        if "mark.rule(" not in text:
            continue
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
                for each in node.args:
                    assert isinstance(each, ast.Constant), f"{path}:{node.lineno}: an id is written out"
                    found[str(each.value)][path.relative_to(ROOT / "tests").as_posix()] += 1
    return found


# ---- both


def rules(game: str) -> list[str]:
    """The ids of *game*, in order."""
    begin = f"rule-{GAMES[game][0]}-"
    return sorted(each.removeprefix("rule-") for each in Texts().keys("fr") if each.startswith(begin))


@cache
def covered(game: str) -> Mapping[str, Covered]:
    commands, tools, asked = game_masters()
    settings: dict[str, list[str]] = defaultdict(list)
    for setting, about in GAMES[game][1].rules.items():
        for rule in about:
            settings[rule].append(setting)
    return {
        rule: Covered(
            tuple(sorted(commands.get(rule, ()))),
            tuple(sorted(tools.get(rule, ()))),
            rule in asked,
            tuple(settings[rule]),
            marked().get(rule, {}),
        )
        for rule in rules(game)
    }


def typed(texts: Texts, locale: str, path: str) -> str:
    """A command as it is typed in *locale*.

    >>> typed(Texts(), "fr", "fix-initiative")
    '/corriger initiative'
    """
    words = path.split("-")
    return "/" + " ".join(texts.say(locale, f"cmd-{'-'.join(words[:count])}") for count in range(1, len(words) + 1))


def whose(texts: Texts, locale: str, game: str, rule: Covered) -> str:
    words = WORDS[locale]
    ways = [words["question"]] if rule.asked else []
    ways += [f"`{typed(texts, locale, each)}`" for each in rule.commands]
    for tool in rule.tools:
        key = f"word-{game}-tool-{tool}"
        said = texts.say(locale, key if texts.has(key, locale) else f"word-tool-{tool}")
        ways.append(f"`{typed(texts, locale, 'gm-tool')}` {re.sub(r' [(].*', '', said)}")
    return words["gm"] + " · ".join(ways) if ways else words["bot"]


def reading(game: str, setting: str) -> str:
    """A *setting* with the value that is the text's reading, if the text says anything of it."""
    choices = GAMES[game][1]
    if setting in choices.silent:
        return setting
    said = str(getattr(choices.usual, setting))
    return f"{setting} = {said.lower() if said in ('True', 'False') else said}"


def page(locale: str) -> str:
    """The whole page in *locale*."""
    texts, words = Texts(), WORDS[locale]
    lines = [words["counts"], "|---|---|---|---|---|---|"]
    for game in GAMES:
        found = covered(game).values()
        counts = (
            len(found),
            sum(not (each.game_masters or each.settings) for each in found),
            sum(each.game_masters for each in found),
            sum(bool(each.settings) for each in found),
            sum(not each.tests for each in found),
        )
        lines.append(f"| {NAMES[game]} | {' | '.join(map(str, counts))} |")
    bare = [f"`{rule}`" for game in GAMES for rule, each in covered(game).items() if not each.tests]
    lines += ["", f"{words['untested']}{', '.join(bare) or words['none']}."]
    for game in GAMES:
        lines += ["", f"## {NAMES[game]}", "", words["columns"], "|---|---|---|---|---|"]
        for rule, each in covered(game).items():
            title = texts.say(locale, f"rule-{rule}").replace("|", "\\|")
            settings = ", ".join(f"`{reading(game, setting)}`" for setting in each.settings)
            cells = (rule, title, whose(texts, locale, game, each), settings, HELD if each.tests else BARE)
            lines.append(f"| {' | '.join(cells)} |")
    return HEADS[locale] + "\n".join(lines) + "\n"


def place(locale: str) -> Path:
    return ROOT / "docs" / f"coverage_{locale}.md"


@pytest.mark.parametrize("locale", LOCALES)
def test_the_page_says_whose_each_rule_is(locale: str) -> None:
    assert place(locale).read_text("utf-8") == page(locale), "run: python -m tests.test_coverage"


TO_COME = ("D35-", "R20-")
"""The rules of a game whose data stand, and which nobody can play yet."""


def test_every_rule_that_code_or_a_test_names_is_one() -> None:
    # Data may stand before the game that plays with them.
    known = {each.removeprefix("rule-") for each in Texts().keys("fr") if each.startswith("rule-")}
    assert known >= {rule for game in GAMES for rule in rules(game)}
    assert {each for each in marked() if not each.startswith(TO_COME)} <= known
    named = {rule for path in (ROOT / "bot").rglob("*.py") for rule in ID.findall(path.read_text("utf-8"))}
    assert {each for each in named if not each.startswith(TO_COME)} <= known


def test_what_is_the_game_masters_and_what_is_a_settings_is_found() -> None:
    found = covered("alternatif")
    assert "fix-beat" in found["ALT-REA-023"].commands
    assert found["ALT-FAT-011"].tools == ("pause",)
    assert found["ALT-MAG-013"].settings == ("spells_may_be_held",)
    assert not found["ALT-PAR-003"].game_masters
    assert reading("alternatif", "spells_may_be_held") == "spells_may_be_held = ask_gm"
    assert reading("alternatif", "weapon_factors") == "weapon_factors = true"
    assert reading("alternatif", "map") == "map"
    for game, (_, choices) in GAMES.items():
        assert {rule for each in choices.rules.values() for rule in each} <= set(covered(game))


if __name__ == "__main__":
    for language in LOCALES:
        place(language).write_text(page(language), "utf-8")
