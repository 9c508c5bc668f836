"""A name is imported from where it stands; a package has a face, its `__all__`, where others ask it, and just that."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HOMES = [ROOT / "bot" / each for each in ("render", "rulesets", "table")]


def listed(path: Path) -> tuple[str, ...]:
    """What `__all__` of the module at *path* lists."""
    text = path.read_text(encoding="utf-8")
    for node in ast.parse(text).body if "__all__" in text else ():
        if isinstance(node, ast.Assign) and any(
            isinstance(each, ast.Name) and each.id == "__all__" for each in node.targets
        ):
            return tuple(ast.literal_eval(node.value))
    return ()


def asked(text: str) -> Iterator[tuple[str, str]]:
    """Every name that a module of this *text* imports, or takes from a module that it has imported, with where from."""
    nodes = [*ast.walk(ast.parse(text))]
    modules = {}
    for node in nodes:
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            modules.update({each.asname or each.name: f"{node.module}.{each.name}" for each in node.names})
            yield from ((node.module, each.name) for each in node.names)
    for node in nodes:
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in modules:
            yield modules[node.value.id], node.attr


def unasked(names: set[tuple[str, str]], texts: Iterable[str]) -> set[tuple[str, str]]:
    """Those of *names*, each with its face, that no module of *texts* asks for. One is taken apart only where a name
    still looked for stands beside its face's."""
    left = set(names)
    for text in texts:
        if any(name in text and face.rpartition(".")[2] in text for face, name in left):
            left.difference_update(asked(text))
    return left


def test_only_the_faces_of_packages_list_their_names() -> None:
    inner = (path for home in HOMES for path in home.rglob("*.py") if path.name != "__init__.py")
    assert [path for path in inner if listed(path)] == []


def test_a_face_lists_what_others_ask_for() -> None:
    names = {
        (".".join(path.parent.relative_to(ROOT).parts), name)
        for home in HOMES
        for path in home.rglob("__init__.py")
        for name in listed(path)
    }
    assert len(names) > 50
    paths = (path for part in ("bot", "cogs", "tests", "bench") for path in (ROOT / part).rglob("*.py"))
    assert unasked(names, (path.read_text(encoding="utf-8") for path in paths)) == set()


def test_a_name_that_nobody_asks_for_is_seen() -> None:
    names = {("bot.text", "Texts"), ("bot.text", "LOCALES"), ("bot.text", "plain")}
    texts = ("from bot import text as t\n\nt.Texts()\n", "# LOCALES of bot.text", "from bot.text import plain as p\n")
    assert unasked(names, texts) == {("bot.text", "LOCALES")}
