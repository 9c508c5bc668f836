"""What people's inputs cost at Discord, over whole scenes: requests an input, and those of them that count against the
50 a second that a bot may send (answers to interactions, and what follows by their tokens, do not)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from bot.rehearsal.local import LocalTable
from bot.rehearsal.player import Player
from bot.rehearsal.script import Act, load
from bot.rehearsal.world import COMMAND, COMPONENT, MODAL

SCENES = Path(__file__).parents[1] / "scenes"
PLAYED = ("deux_joueurs_fr", "jurl_fr", "escrimeur_fr")
"""Two players and a game master; a player who types; one who presses."""
PACE = 1.1
"""Seconds between two inputs: nobody's edits are gathered with those of the next one."""
MOST, MOST_COUNTED = 1.8, 0.75


async def test_an_input_costs_so_many_requests_and_so_many_that_count(make_table: Callable[..., Any]) -> None:
    inputs = requests = counted = 0
    for name in PLAYED:
        path = SCENES / f"{name}.txt"
        table = await make_table(name, seed=None, files=path.parent, check=None)
        player = Player(table)
        for line in load(path):
            if isinstance(line.step, Act):
                await player.play([line])
                await table.wait(PACE)
        given, sent, of_these = spent(table)
        inputs, requests, counted = inputs + given, requests + sent, counted + of_these
    assert requests <= MOST * inputs, (inputs, requests, counted)
    assert counted <= MOST_COUNTED * inputs, (inputs, requests, counted)


def spent(table: LocalTable) -> tuple[int, int, int]:
    """The inputs so far (what completes what is typed is none), the requests that they cost, and how many count."""
    kinds = [each.kind in (COMMAND, COMPONENT, MODAL) for each in table.double.world.interactions.values()]
    paths = [each.path for each in table.double.log.since(0)]
    counted = sum("/channels/" in path for path in paths)
    answered = sum("/channels/" not in path and ("/interactions/" in path or "/webhooks/" in path) for path in paths)
    return sum(kinds), answered - kinds.count(False) + counted, counted
