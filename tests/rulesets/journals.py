"""What fights at random tell, each in one digest: a change of how a game is written, and not of what is played, changes
none of them.

A digest covers every line of the fight of that seed: what was said, each face with its address, each event, as they
are written in a journal. When the rules of a game change, so may its fights; then they are put down anew:

    python -m tests.rulesets.journals GAME …    # of those games; without a name: of all whose digests are kept
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tests.rulesets.anyplay import AnyPlay

FIXTURE = Path(__file__).parents[1] / "fixtures" / "plays.json"
FIGHTS = 200
"""Of so many fights under each ruleset the digest is kept."""
LENGTH = 16


def digest(fight: AnyPlay[Any]) -> str:
    """The first `LENGTH` hexadecimal digits of the digest of all that was said, rolled and told."""
    told = hashlib.sha256()
    for line in fight.journal:
        faces = json.dumps({address: list(faces) for address, faces in line.faces.items()})
        texts = (fight.codec.dump_input(line.given), faces, *(fight.codec.dump_event(each) for each in line.events))
        told.update(f"{line.line}\n{chr(10).join(texts)}\n".encode())
    return told.hexdigest()[:LENGTH]


def kept() -> Mapping[str, list[str]]:
    """By ruleset, the digest of each fight from seed 0 on."""
    found: Mapping[str, list[str]] = json.loads(FIXTURE.read_text(encoding="utf-8"))
    return found


def main() -> None:
    from tests.rulesets.test_random_play import GAMES, played

    made = dict(kept())
    for name in sys.argv[1:] or list(made):
        made[name] = [digest(played(GAMES[name].fight, seed)) for seed in range(FIGHTS)]
    FIXTURE.write_text(json.dumps(made, indent=0) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
