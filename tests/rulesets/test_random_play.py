"""Fights at random under every ruleset: everybody from the data and anybody made up, every word, every setting.

What must hold is in the `oracles` of each ruleset, and for any of them in `tests.rulesets.anyplay`. The suite plays the
first seeds; what is rarer comes out by hand, after a change of rules, at some 15 fights a second:

    python -m tests.rulesets.test_random_play alternatif 50000 60000
"""

from __future__ import annotations

import sys
import traceback
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import pytest

from bot.kernel.events import Breather
from tests.rulesets.alternatif.fight import Fight as AlternatifFight
from tests.rulesets.anyplay import AnyPlay
from tests.rulesets.percentile.fight import Fight as PercentileFight

STEPS = 60


@dataclass
class Game:
    """The fights under one ruleset. *asks*: kinds of questions that must come up."""

    fight: type[AnyPlay[Any]]
    fights: int
    asks: frozenset[str]


GAMES: Mapping[str, Game] = {
    "alternatif": Game(
        AlternatifFight,
        1000,
        frozenset(
            {
                "declare",
                "strike",
                "simultaneous",
                "parry",
                "free",
                "figures",
                "expose",
                "companion",
                "magic_break",
                "complicate",
                "hold_spell",
                "companions",
                "incantation",
                "effect",
                "oppose",
                "follow",
                "grab",
                "pull",
                "confirm",
                "defend",
                "release",
                "order",
                "race",
                "prevented",
                "into",
                "aim",
                "wrestle",
                "wrestle_choice",
                "counter",
            }
        ),
    ),
    "percentile": Game(
        PercentileFight,
        300,
        frozenset(
            {
                "declare",
                "discreet",
                "vital",
                "score",
                "advantage",
                "disadvantage",
                "ride",
                "defence",
                "retarget",
                "react",
                "mishap",
                "opposed",
                "area",
                "outcome",
                "lethal",
                "strangled",
                "asphyxia",
                "fall",
            }
        ),
    ),
}


def played(fight: type[AnyPlay[Any]], seed: int, steps: int = STEPS) -> AnyPlay[Any]:
    """The fight of that seed, played and told again; what goes wrong says where."""
    made: AnyPlay[Any] | None = None
    try:
        made = fight(seed)  # type: ignore[call-arg]
        for _ in range(steps):
            made.step()
        made.check_replay()
    except Exception as wrong:
        wrong.add_note(f"fight {seed}, line {made.line if made is not None else 0}")
        raise
    return made


@pytest.mark.parametrize("name", GAMES)
def test_fights_at_random_hold_and_come_across_everything_that_can_happen(name: str) -> None:
    game = GAMES[name]
    seen: set[str] = set()
    asked: set[str] = set()
    for seed in range(game.fights):
        fight = played(game.fight, seed)
        seen |= fight.kinds
        asked |= fight.asked
    types = game.fight(0).game.event_types  # type: ignore[call-arg]
    kinds: set[str] = {kind.__dataclass_fields__["type"].default for kind in types}  # type: ignore[attr-defined]
    assert kinds - seen == set()
    assert game.asks <= asked
    assert Breather.type in seen, "no fight went on without an end"


def hunt(name: str, first: int, end: int) -> list[int]:
    """The seeds from *first* on, and below *end*, whose fights go wrong; says where."""
    wrong = []
    for seed in range(first, end):
        try:
            played(GAMES[name].fight, seed)
        except Exception:
            traceback.print_exc(limit=-3)
            wrong.append(seed)
    return wrong


if __name__ == "__main__":
    print(hunt(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])) or "nothing went wrong")
