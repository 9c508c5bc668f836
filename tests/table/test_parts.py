"""A table has its parts: none of them is one, each says what little it needs, and no module imports itself round."""

from __future__ import annotations

import ast
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import Any

import pytest

from bot.table.house.parts import part
from bot.table.house.table import Table

FOLDER = Path("bot/table")
PARTS = {name: kept for name, kept in vars(Table).items() if isinstance(kept, part)}
MOST_NAMES = 23
"""Names that a part may ask of its table, those of the parts that it works with among them."""


def test_a_table_is_no_part_and_no_part_is_a_table() -> None:
    assert Table.__mro__ == (Table, object)
    assert len(PARTS) >= 15
    for kept in PARTS.values():
        made: Any = kept.make
        assert made.__mro__ == (made, object), made


MODULES = sorted(path for path in FOLDER.glob("*/*.py") if path.stem != "__init__")


def imports(path: Path) -> set[str]:
    """The modules of the hall that *path* imports, for its types alone, too."""
    found: set[str] = set()
    for each in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(each, ast.ImportFrom) and (each.module or "").startswith("bot.table."):
            room, _, module = str(each.module).removeprefix("bot.table.").partition(".")
            found |= {f"{room}.{module}"} if module else {f"{room}.{name.name}" for name in each.names}
    return found


def test_no_module_imports_itself_round() -> None:
    modules = {f"{path.parent.name}.{path.stem}": imports(path) for path in MODULES}
    try:
        order = list(TopologicalSorter(modules).static_order())
    except CycleError as round_about:
        pytest.fail(f"{' → '.join(round_about.args[1])}")
    # Whoever knows the whole table is no part of it.
    made = {str(kept.make.__module__) for kept in PARTS.values()}  # type: ignore[attr-defined]
    assert {each.removeprefix("bot.table.") for each in made} < set(order[: order.index("house.table")])


def asked_of_the_table(protocol: type) -> set[str]:
    """What *protocol* asks for, with what it is made of."""
    return {name for each in protocol.__mro__ for name in vars(each) if not name.startswith("_") and each is not object}


@pytest.mark.parametrize("name", PARTS)
def test_a_part_asks_little_of_its_table_and_says_so_in_a_protocol(name: str) -> None:
    made: Any = PARTS[name].make
    (protocol,) = (each for each in made.__init__.__annotations__.items() if each[0] == "table")
    chapter: Any = __import__(made.__module__, fromlist=["x"])
    asked = eval(protocol[1], vars(chapter))
    assert getattr(asked, "_is_protocol", False), f"{name} takes {asked}"
    assert len(asked_of_the_table(asked)) <= MOST_NAMES, sorted(asked_of_the_table(asked))


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_nothing_hidden_of_the_table_or_of_a_part_is_used_by_another(path: Path) -> None:
    """`table._anything`, `self._table._anything`: what a part needs has a name for everybody."""
    for each in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not isinstance(each, ast.Attribute) or each.attr[:1] != "_" or each.attr[:2] == "__":
            continue
        of = each.value
        named = of.attr if isinstance(of, ast.Attribute) else of.id if isinstance(of, ast.Name) else ""
        assert named not in {"table", "_table", *PARTS}, f"{path.stem}:{each.lineno} {named}.{each.attr}"
