"""That one side alone is left is said where things stand, once."""

from __future__ import annotations

from itertools import takewhile
from pathlib import Path

from bot.rehearsal.local import LocalTable
from bot.rehearsal.player import Player
from bot.rehearsal.reading import text_of
from bot.rehearsal.script import Expect, load

FIGHT = Path(__file__).parents[1] / "scenes" / "partie_fr.txt"
LEFT = "Un seul camp tient encore debout"


async def test_the_last_blow_of_a_fight_says_once_that_one_side_is_left(table: LocalTable) -> None:
    """It once stood below the blow, and two lines further down in the board of the same message."""
    steps = load(FIGHT)
    before = list(takewhile(lambda line: not (isinstance(line.step, Expect) and LEFT in line.step.text), steps))
    assert len(before) < len(steps)
    await Player(table).play(before)
    shown = (each for each in table.double.table.messages.values() if not each.deleted)
    texts = [text_of(table.double.world, each) for each in shown]
    assert sum(text.count(LEFT) for text in texts) == 1
