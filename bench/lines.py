"""How long the games are: lines of each package by role, and of its sentences.

python -m bench.lines
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from bot import rulesets
from bot.text.texts import PACKAGED

HOME = Path(rulesets.__file__).parent
FRONT = {"autopilot", "prospects", "reasons", "lacking", "view", "orders", "numbers", "timeline", "plans", "seen"}
SHEETS = {"sheets", "recruit", "recruits", "settings", "fixing", "people", "figures", "chapters", "revisions"}
ROLES = ("rules", "events", "words", "state", "front", "sheets")


def role_of(path: Path) -> str:
    """What a module of a game is for, by its name and place."""
    if "state" in path.parts or path.stem == "records":
        return "state"
    if path.stem.startswith(("events", "words")):
        return path.stem.partition("_")[0]
    return "front" if path.stem in FRONT else "sheets" if path.stem in SHEETS else "rules"


def table() -> Iterator[str]:
    """The rows: a game, its lines by role, all of them, and those of its sentences in one language."""
    yield f"| game | {' | '.join(ROLES)} | all | sentences |"
    yield "|---" * (len(ROLES) + 3) + "|"
    for game in sorted(each.name for each in HOME.iterdir() if (each / "ruleset.py").exists()):
        found: Counter[str] = Counter()
        for path in (HOME / game).rglob("*.py"):
            found[role_of(path.relative_to(HOME))] += len(path.read_text("utf-8").splitlines())
        said = sum(len(each.read_text("utf-8").splitlines()) for each in PACKAGED.glob(f"fr/{game}*.ftl"))
        yield f"| {game} | {' | '.join(str(found[each]) for each in ROLES)} | {sum(found.values())} | {said} |"


if __name__ == "__main__":
    sys.stdout.write("\n".join(table()) + "\n")
