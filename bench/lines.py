"""How long the games are: lines of each by what they are for, all of `rulesets` together, and those of their sentences.

python -m bench.lines
"""

from __future__ import annotations

import ast
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from bot import rulesets
from bot.text.texts import PACKAGED

HOME = Path(rulesets.__file__).parent
FRONT = {"autopilot", "prospects", "reasons", "view", "orders", "numbers", "timeline", "plans", "seen"}
SHEETS = {"sheets", "recruit", "recruits", "settings", "fixing", "people", "figures", "chapters", "revisions"}
ROLES = ("rules", "events", "words", "state", "front", "sheets", "imports", "blank")


def role_of(path: Path) -> str:
    """What a module of a game is for, by its name and place, apart from what happens and is said in it."""
    if "state" in path.parts:
        return "state"
    stem = path.stem.partition("_")[0]
    return "front" if stem in FRONT | {"lacking"} else "sheets" if path.stem in SHEETS else "rules"


def counted(path: Path) -> Counter[str]:
    """The lines of the module at *path* by their role."""
    text = path.read_text("utf-8")
    lines = text.splitlines()
    roles = [role_of(path.relative_to(HOME)) if line.strip() else "blank" for line in lines]
    for node in ast.parse(text).body:
        role = ""
        if isinstance(node, ast.Import | ast.ImportFrom):
            role = "imports"
        elif isinstance(node, ast.ClassDef | ast.FunctionDef):
            names = {
                each.func.id
                for each in node.decorator_list
                if isinstance(each, ast.Call) and isinstance(each.func, ast.Name)
            }
            role = "events" if "happens" in names else "words" if names & {"word", "composed"} else ""
        if role:
            first = min([node.lineno, *(each.lineno for each in getattr(node, "decorator_list", ()))])
            for at in range(first - 1, node.end_lineno or first):
                roles[at] = role if lines[at].strip() else "blank"
    return Counter(roles)


def table() -> Iterator[str]:
    """The rows: a game, or what all have, its lines by role and together, its modules, and its sentences."""
    yield f"| | {' | '.join(ROLES)} | all | modules | sentences |"
    yield "|---" * (len(ROLES) + 4) + "|"
    whole, modules = Counter[str](), 0
    for game in sorted(each.name for each in HOME.iterdir() if (each / "__init__.py").exists()):
        paths = [*(HOME / game).rglob("*.py")]
        found = sum((counted(path) for path in paths), Counter[str]())
        said = sum(len(each.read_text("utf-8").splitlines()) for each in PACKAGED.glob(f"fr/{game}*.ftl"))
        yield _row(game, found, len(paths), said)
        whole, modules = whole + found, modules + len(paths)
    yield _row("rulesets", whole, modules, 0)


def _row(name: str, found: Counter[str], modules: int, said: int) -> str:
    cells = (name, *(found[each] for each in ROLES), sum(found.values()), modules, said or "")
    return f"| {' | '.join(map(str, cells))} |"


if __name__ == "__main__":
    sys.stdout.write("\n".join(table()) + "\n")
