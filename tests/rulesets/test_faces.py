"""A name is imported from where it stands; a package has a face, its `__all__`, where others ask it, and just that."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HOMES = [ROOT / "bot" / each for each in ("render", "rulesets", "table")]


def listed(path: Path) -> tuple[str, ...]:
    """What `__all__` of the module at *path* lists."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and any(
            isinstance(each, ast.Name) and each.id == "__all__" for each in node.targets
        ):
            return tuple(ast.literal_eval(node.value))
    return ()


def asked() -> Iterator[tuple[str, str]]:
    """Every name that anything imports from a module, or takes from one that it has imported, with that module."""
    for part in ("bot", "cogs", "tests", "bench"):
        for path in (ROOT / part).rglob("*.py"):
            nodes = [*ast.walk(ast.parse(path.read_text(encoding="utf-8")))]
            modules = {}
            for node in nodes:
                if isinstance(node, ast.ImportFrom) and node.module is not None:
                    modules.update({each.asname or each.name: f"{node.module}.{each.name}" for each in node.names})
                    yield from ((node.module, each.name) for each in node.names)
            for node in nodes:
                if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in modules:
                    yield modules[node.value.id], node.attr


def test_only_the_faces_of_packages_list_their_names() -> None:
    inner = (path for home in HOMES for path in home.rglob("*.py") if path.name != "__init__.py")
    assert [path for path in inner if listed(path)] == []


def test_a_face_lists_what_others_ask_for() -> None:
    found = set(asked())
    faces = {
        ".".join(path.parent.relative_to(ROOT).parts): listed(path)
        for home in HOMES
        for path in home.rglob("__init__.py")
    }
    idle = {
        face: names for face, all_ in faces.items() if (names := [name for name in all_ if (face, name) not in found])
    }
    assert idle == {}
