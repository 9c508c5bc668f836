"""What people's inputs cost at Discord, over whole scenes: requests an input, and those of them that count against the
50 a second that a bot may send (answers to interactions, and what follows by their tokens, do not).

    python -m tests.front.test_requests             # every scene; slowly, people a second apart
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from bench.lanes import Acts, DuelLane, Room
from bot.rehearsal.local import LocalTable
from bot.rehearsal.player import Player, StepFailed
from bot.rehearsal.script import Act, Line, Wait, load
from bot.rehearsal.world import COMMAND, COMPONENT, MODAL
from tests.slow_heart import bot_for

SCENES = Path(__file__).parents[1] / "scenes"
PLAYED = ("deux_joueurs_fr", "jurl_fr", "escrimeur_fr")
"""Two players and a game master; a player who types; one who presses."""
PACE = 1.1
"""Seconds between two inputs: nobody's edits are gathered with those of the next one."""
MOST, MOST_COUNTED = 1.4, 0.25
MOST_OF_A_DUEL, MOST_COUNTED_OF_A_DUEL = 1.84, 0.05
"""Of a duel's inputs 0.64 are typed: each costs its answer, and the edit that takes the buttons off the message above.
A secret choice costs three requests for two presses. Whatever is edited answered somebody: its token serves."""
ATTACKS = 60


async def test_an_input_costs_so_many_requests_and_so_many_that_count(make_table: Callable[..., Any]) -> None:
    inputs = requests = counted = 0
    for name in PLAYED:
        path = SCENES / f"{name}.txt"
        table = await make_table(name, seed=None, files=path.parent, check=None)
        await played(table, [each for each in load(path) if isinstance(each.step, Act)])
        given, sent, of_these = spent(table)
        inputs, requests, counted = inputs + given, requests + sent, counted + of_these
    assert requests <= MOST * inputs, (inputs, requests, counted)
    assert counted <= MOST_COUNTED * inputs, (inputs, requests, counted)


async def test_a_duel_costs_so_many_as_the_bench_plays_it(make_table: Callable[..., Any]) -> None:
    """The load of G4 in one channel: `/strike`, parries, secret choices, breathers, a creature on its autopilot."""
    table = await make_table(seed="c0de", check=None)
    room = Room(table.double)
    player, gm = room.seats.person("Alice"), room.seats.person("GM", gm=True)
    await player.type("/sheet create ready:jurl")
    lane = DuelLane(table.double, table.double.table, player, gm, "Orc")
    room.add(lane)
    await lane.prepare("jurl", "orc", ())
    await lane.heal(("jurl", "Orc"))
    await table.wait(PACE)
    lane.acts, before = Acts(), table.double.log.counted
    total = table.double.log.total
    for _ in range(ATTACKS):
        await lane.step(edited=False)
        await table.wait(PACE)
    requests, counted = table.double.log.total - total, table.double.log.counted - before
    assert requests <= MOST_OF_A_DUEL * lane.acts.sent, (lane.acts.sent, lane.acts.commands, requests, counted)
    assert counted <= MOST_COUNTED_OF_A_DUEL * lane.acts.sent, (lane.acts.sent, requests, counted)


async def played(table: LocalTable, lines: Sequence[Line]) -> None:
    """Play *lines* as people do, who act one after the other; dice may fall otherwise than the scene has them."""
    player = Player(table)
    for line in lines:
        with suppress(StepFailed):
            await player.play([line])
        await table.wait(PACE)


def spent(table: LocalTable) -> tuple[int, int, int]:
    """The inputs so far (what completes what is typed is none), the requests that they cost, and how many count."""
    kinds = [each.kind in (COMMAND, COMPONENT, MODAL) for each in table.double.world.interactions.values()]
    paths = [each.path for each in table.double.log.since(0)]
    counted = sum("/channels/" in path for path in paths)
    answered = sum("/channels/" not in path and ("/interactions/" in path or "/webhooks/" in path) for path in paths)
    return sum(kinds), answered - kinds.count(False) + counted, counted


async def measured() -> None:
    """Print what every scene costs, and all of them together."""
    totals = [0, 0, 0]
    with tempfile.TemporaryDirectory() as folder:
        for path in sorted(SCENES.glob("*.txt")):
            locale = "en" if path.stem.endswith("_en") else "fr"
            database = Path(folder) / f"{path.stem}.db"
            table = LocalTable(
                database, locale=locale, seed="5eed", files=SCENES, start=1_790_000_000.0, factory=bot_for(path)
            )
            async with table:
                await played(table, [each for each in load(path) if isinstance(each.step, Act | Wait)])
                found = spent(table)
            totals = [total + each for total, each in zip(totals, found, strict=True)]
            _tell(path.stem, *found)
    _tell("all", *totals)


def _tell(name: str, inputs: int, requests: int, counted: int) -> None:
    each = f"{requests / inputs:.2f} requests an input, {counted / inputs:.2f} of which count"
    print(f"{name:28} {inputs:5} inputs: {each}", flush=True)


if __name__ == "__main__":
    asyncio.run(measured())
