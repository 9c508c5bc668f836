"""The hall has rooms, which ask one way only; each says on its page what lies there, and whom it may ask."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

HALL = Path(__file__).resolve().parents[2] / "bot" / "table"
ROOMS = sorted(path.name for path in HALL.iterdir() if path.is_dir() and path.name != "__pycache__")
NAMED = re.compile(r"`(\w+)`")
ASKS = "It may ask "


@cache
def page(folder: Path) -> str:
    """What the page of *folder* says."""
    return ast.get_docstring(ast.parse((folder / "__init__.py").read_text("utf-8"))) or ""


def order() -> list[str]:
    """The rooms as the page of the hall lists them, from the ground up."""
    return re.findall(r"^- `(\w+)`:", page(HALL), re.MULTILINE)


def may_ask(room: str) -> set[str]:
    """The rooms that the page of *room* says it may ask."""
    (said,) = (line for line in page(HALL / room).split("\n\n") if line.startswith(ASKS))
    return set(NAMED.findall(said))


def asked(room: str) -> set[str]:
    """The other rooms from which modules of *room* import anything, for its types alone, too; the hall for itself is
    the empty name."""
    found = set()
    for path in (HALL / room).glob("*.py"):
        for each in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(each, ast.ImportFrom) and (each.module or "").split(".")[:2] == ["bot", "table"]:
                found.add(str(each.module).removeprefix("bot.table").strip(".").partition(".")[0])
            elif isinstance(each, ast.ImportFrom) and (each.level or each.module == "bot"):
                found |= {""} if each.level or any(name.name == "table" for name in each.names) else set()
            elif isinstance(each, ast.Import):
                found |= {"" for name in each.names if name.name.startswith("bot.table")}
    return found - {room}


def test_every_module_stands_in_a_room() -> None:
    assert [path.name for path in HALL.glob("*.py")] == ["__init__.py"]
    assert [path for room in ROOMS for path in (HALL / room).iterdir() if path.is_dir() and path.stem[0] != "_"] == []


def test_the_page_of_the_hall_lists_the_rooms() -> None:
    assert sorted(order()) == ROOMS


def test_rooms_ask_one_way_only() -> None:
    rooms = order()
    later = {room: asked(room) - set(rooms[: rooms.index(room)]) for room in rooms}
    assert {room: names for room, names in later.items() if names} == {}


@pytest.mark.parametrize("room", ROOMS)
def test_a_page_says_what_lies_there_and_whom_it_asks(room: str) -> None:
    """Each module by its name; the rooms that it may ask are those that it does ask."""
    modules = {path.stem for path in (HALL / room).glob("*.py")} - {"__init__"}
    assert modules - set(NAMED.findall(page(HALL / room))) == set()
    assert may_ask(room) == asked(room)
