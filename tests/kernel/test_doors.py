"""The kernel has no door that nobody goes through."""

from __future__ import annotations

import inspect
import re
from pathlib import Path
from types import ModuleType

import pytest

from bot.kernel import codec, decisions, effects, engine

KEPT = {"window"}
"""Of the effects, what no game yields yet, and games to come will."""


def code(*folders: str, but: str = "") -> str:
    """All that stands in *folders*, without the module *but*."""
    paths = [path for folder in folders for path in sorted(Path(folder).rglob("*.py"))]
    return "\n".join(path.read_text("utf-8") for path in paths if path.as_posix() != but)


def test_each_effect_is_yielded_by_a_game() -> None:
    games = code("bot/rulesets")
    made = {name for name, kept in vars(effects).items() if inspect.isgeneratorfunction(kept)}
    assert len(made) >= 7
    assert {name for name in made if not re.search(rf"yield from {name}\(|: {name}\(|return {name}\(", games)} == KEPT


@pytest.mark.parametrize(
    ("module", "name"),
    [(codec, "Codec"), (decisions, "Decision"), (engine, "Engine")],
    ids=lambda each: each if isinstance(each, str) else "",
)
def test_whatever_can_be_asked_of_it_is_asked_by_the_program_not_by_tests_alone(module: ModuleType, name: str) -> None:
    kind = getattr(module, name)
    asked = [each for base in kind.__mro__ for each in vars(base) if base.__module__.startswith("bot.")]
    program = code("bot", "cogs")
    unused = {each for each in asked if each[0] != "_" and not re.search(rf"(?<!def )\b{each}\b(?!:)", program)}
    assert unused == set()
