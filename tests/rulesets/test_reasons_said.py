"""Each reason for which something cannot be done has its sentence in both languages, and each sentence its reason."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from bot import rulesets
from bot.text import LOCALES
from bot.text.texts import PACKAGED

HOME = Path(rulesets.__file__).parent
GAMES = sorted(each.parent.name for each in HOME.glob("*/reasons.py"))
TELLS = {"must", "no", "of_whom", "of_weapon", "always", "unspent"}
"""What is given the code of a reason first."""


def codes(node: ast.AST) -> Iterator[str]:
    """The codes of reasons that *node* gives: to a need, as what is said where there is `none`, or with its figures."""
    if isinstance(node, ast.Call):
        none = (each.value for each in node.keywords if each.arg == "none")
        for each in (*(node.args[:1] if getattr(node.func, "id", "") in TELLS else ()), *none):
            yield from texts(each)
    elif isinstance(node, ast.Return | ast.Lambda):
        for each in told(node.value if isinstance(node, ast.Return) else node.body):
            if isinstance(each, ast.Tuple) and len(each.elts) == 2 and isinstance(each.elts[1], ast.Dict):
                yield from texts(each.elts[0])


def told(node: ast.expr | None) -> Iterator[ast.expr | None]:
    """What an expression can come to."""
    branches = (node.body, node.orelse) if isinstance(node, ast.IfExp) else getattr(node, "values", ())
    yield from (found for each in branches for found in told(each)) if branches else (node,)


def texts(node: ast.expr) -> Iterator[str]:
    yield from (str(each.value) for each in told(node) if isinstance(each, ast.Constant) and each.value)


@pytest.mark.parametrize("game", GAMES)
def test_each_reason_has_its_sentence_and_each_sentence_its_reason(game: str) -> None:
    why = import_module(f"bot.rulesets.{game}.reasons").WHY
    own, shared = ([path.read_text("utf-8") for path in HOME.glob(f"{each}/**/*.py")] for each in (game, "shared"))
    given = {code for text in own for node in ast.walk(ast.parse(text)) for code in codes(node)}
    for locale in LOCALES:
        sentences = "\n".join(path.read_text("utf-8") for path in sorted((PACKAGED / locale).glob(f"{game}*.ftl")))
        said = re.search(rf"^refused-{why.key} = \{{ \$lack ->\n(.*?)^    \}}", sentences, re.M | re.S)
        assert said is not None, locale
        lacks = re.findall(r"^        \*?\[(\w+)\]", said[1], re.M)
        assert sorted({each for each in lacks if lacks.count(each) > 1}) == [], "said twice"
        assert sorted(given - {*lacks}) == [], "without its sentence"
        assert [each for each in lacks if not any(f'"{each}"' in text for text in (*own, *shared))] == [], (
            "without its reason"
        )
