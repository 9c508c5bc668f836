"""G25: what a fight that is over takes on the disk, once it is packed; and fights of both games, played until then."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from bench import talk
from bench.filling import copy, filling
from bench.goals import G25, Result
from bench.lanes import DuelLane, Stuck
from bot.rehearsal.double import Double
from bot.rehearsal.seats import Person
from bot.rehearsal.world import COMPONENT, Channel, Json
from bot.store import Store

ROOT = Path(__file__).parents[1]
EXCHANGES = 120
"""Attacks in the duel of swords, its healing apart."""
ANSWERS = 60
"""Answers and breathers in the other game, at the most: until one side has fallen, as a rule."""
MANY = 16
"""Copies of a fight by which its size is told: a single one takes pages that are half empty."""


class Skirmish(DuelLane):
    """A fight by percentages: a hero and some goblins against orcs. Whoever is asked takes the first thing offered,
    the player first and the game master for whatever is not his to say."""

    def __init__(self, double: Double, channel: Channel, player: Person, gm: Person) -> None:
        super().__init__(double, channel, player, gm, "Orc")

    async def prepare(self, ready: str, creature: str, bystanders: Sequence[Person] = ()) -> None:
        await self._typed(self._gm, "/encounter open rules:percentile tempo:evening", public=True)
        await self._typed(self._player, f"/encounter join sheet:{ready}")
        await self._typed(self._gm, f"/npc add creature:{creature} name:{self._foe} count:4")
        await self._typed(self._gm, "/npc add creature:goblin name:Gob count:4 side:players")
        await self._typed(self._gm, "/encounter start", public=True)

    async def _act(self) -> bool:
        message, component = await self._next()
        ident = str(component["custom_id"])
        self.encounter = ident.split("|")[1].partition("~")[0]
        data: Json = {"custom_id": ident, "component_type": component["type"]}
        if component["type"] == 3:
            values = [str(each["value"]) for each in component["options"]]
            data["values"] = ["attack" if "attack" in values else next(each for each in values if each != "-")]
        for person in (self._player, self._gm):
            answer = (await self._send(COMPONENT, person.member.id, data, message)).original
            if answer is None or answer.reader is None:
                break
        self.acts.committed += 1
        return False


@dataclass(frozen=True, slots=True)
class Over:
    """A fight that is over and packed: its game, its id, and how many exchanges it had."""

    game: str
    encounter: str
    exchanges: int


async def played(stage: talk.Stage, exchanges: int, answers: int) -> list[Over]:
    """A fight of each game, played in channels of their own and ended. The bot packs them later (`packed`)."""
    seats = stage.room.seats
    player, gm = seats.person("Alice"), seats.person("GM", gm=True)
    over = []
    for game, ready, creature, most in (
        ("alternatif", talk.HERO, talk.CREATURE, exchanges),
        ("percentile", "gontran", "orc", answers),
    ):
        place = stage.double.world.add_channel(f"over-{game}")
        lane = (
            DuelLane(stage.double, place, player, gm, talk.FOE)
            if game == "alternatif"
            else Skirmish(stage.double, place, player, gm)
        )
        stage.room.add(lane)
        await lane.prepare(ready, creature)
        done = 0
        for done in range(1, most + 1):
            if game == "alternatif" and done % talk.BEFORE_HEALING == 1:
                await lane.heal((talk.HERO, talk.FOE))
            try:
                await lane.step(edited=False)
            except Stuck:
                if game == "alternatif":
                    raise
                break  # there is nobody left to fight
        answer = await gm.type("/encounter end", channel=place)
        if answer.problem is not None or answer.private:
            raise Stuck(f"/encounter end: {answer.problem or answer.text}")
        over.append(Over(game, lane.encounter, done))
    return over


async def packed(path: Path) -> None:
    """Pack everything in *path* that is over, as the bot does some hours later; no bot has the file open."""
    store = await Store.open(path)
    try:
        while await store.pack_one(time.time() + 1e6) is not None:
            pass
    finally:
        await store.close()


def size_of(path: Path, encounter: str) -> float:
    """By how many bytes a copy of the file *path*, without a page to spare, grows for each fight like *encounter*."""
    sizes = []
    for copies in (0, MANY):
        whole = path.with_name(f"{path.name}-{copies}")
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            connection.execute("vacuum into ?", (str(whole),))
        with filling(whole) as connection:
            copy(connection, encounter, copies, first=1, ended=True)
        with closing(sqlite3.connect(whole, isolation_level=None)) as connection:
            connection.execute("vacuum")
        sizes.append(whole.stat().st_size)
        whole.unlink()
    return (sizes[1] - sizes[0]) / MANY


def proven(path: Path, encounter: str) -> int:
    """Export *encounter* and verify the export, by the commands that people have; the export's bytes. Raises
    `RuntimeError` if it is not proven."""
    surroundings = {**os.environ, "DATABASE_PATH": str(path)}
    file = path.with_name(f"{encounter}.json")
    for words in (("export", encounter), ("verify", str(file))):
        done = subprocess.run([sys.executable, "-m", "bot", *words], cwd=ROOT, env=surroundings, capture_output=True)
        if done.returncode:
            raise RuntimeError(done.stdout.decode() + done.stderr.decode())
        if words[0] == "export":
            file.write_bytes(done.stdout)
    return file.stat().st_size


def lines_of(path: Path, over: Sequence[Over]) -> list[Result]:
    """A line of the table for each of the packed fights in *path*."""
    results = []
    for each in over:
        exported = proven(path, each.encounter)
        with closing(sqlite3.connect(path)) as connection:
            ((lines, events, pack),) = connection.execute(
                "select lines, events, length(body) from packs where encounter = ?", (each.encounter,)
            ).fetchall()
        about: dict[str, float | int | str] = {
            "exchanges": each.exchanges,
            "lines": lines,
            "events": events,
            "pack alone KiB": round(pack / 1024, 1),
            "exported and verified": "yes",
        }
        size = size_of(path, each.encounter) / 1024
        results.append(Result(G25, exported / 1024, size, label=f"{G25.what}, {each.game}", notes=about))
    return results


async def measure(folder: Path, core: int | None, *, quick: bool) -> list[Result]:
    """The lines of G25."""
    stage = talk.Stage("ours", talk.Plan(1, 0, folder, core))
    async with stage.open() as bot:
        await stage.room.seats.person("Alice").type(f"/sheet create ready:{talk.HERO}")
        over = await played(stage, 12 if quick else EXCHANGES, 8 if quick else ANSWERS)
        await bot.settled()
        await bot.stop()
        await packed(stage.database)
        return lines_of(stage.database, over)
