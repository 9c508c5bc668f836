"""G14: what the bot's process keeps in memory: without a fight, with many asleep, with some of them awake."""

from __future__ import annotations

import asyncio
from pathlib import Path

from bench import talk
from bench.goals import G14, Result
from bench.lanes import Stuck
from bot.rehearsal.seats import Person
from bot.rehearsal.world import Channel

NOBODY_MINDS = 10_000
"""Fights that one person, or one server, may have: all of these belong to the same."""


async def measure(fights: int, awake: int, folder: Path, core: int | None) -> list[Result]:
    """*fights* that have just begun, each of a character and three creatures; the bot is started again, and *awake* of
    them are spoken to."""
    stage = talk.Stage("ours", talk.Plan(1, 0, folder, core))
    stage.settings = {"most_fights_per_person": NOBODY_MINDS, "most_fights_per_server": NOBODY_MINDS}
    floor = talk.Stage("floor", talk.Plan(1, 0, folder, core))
    async with floor.open() as bot:
        least = bot.resident_mib()
    async with stage.open() as bot:
        await bot.settled()
        without = bot.resident_mib()
        seats = stage.room.seats
        player, gm = seats.person("Alice"), seats.person("GM", gm=True)
        await player.type(f"/sheet create ready:{talk.HERO}")
        places = [stage.double.world.add_channel(f"fight-{number}") for number in range(fights)]
        for place in places:
            await _begun(place, player, gm)
        await bot.settled()
        all_awake = bot.resident_mib()
        await bot.stop()
        stage.double.abandon("stopped")
        await bot.start()
        await stage.double.gateway.wait_connected()
        await asyncio.sleep(1)
        await bot.settled()
        asleep = bot.resident_mib()
        for place in places[:awake]:
            answer = await gm.type("/encounter status", channel=place)
            if answer.problem is not None:
                raise Stuck(f"/encounter status: {answer.problem}")
        await bot.settled()
        some = bot.resident_mib()
    notes: dict[str, float | int | str] = {
        "without a fight": round(without),
        f"{fights} asleep": round(asleep),
        f"{awake} of them awake": round(some),
        f"all {fights} awake, as they began": round(all_awake),
        "KiB each awake": round((some - asleep) * 1024 / awake),
    }
    return [Result(G14, least, some, notes=notes)]


async def _begun(place: Channel, player: Person, gm: Person) -> None:
    for who, text in (
        (gm, "/encounter open rules:alternatif tempo:evening"),
        (player, f"/encounter join sheet:{talk.HERO}"),
        (gm, f"/npc add creature:{talk.CREATURE} name:{talk.FOE} count:3"),
        (gm, "/encounter start"),
    ):
        answer = await who.type(text, channel=place)
        if answer.problem is not None:
            raise Stuck(f"{text}: {answer.problem}")
