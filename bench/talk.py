"""G1, G2, G4 and G16: a bot under the load of its players, the floor's and the real one, over the same double.

The double and the players live in this process, on one core; the bot in its own, on another. With one interaction in
flight (W = 1) the next is sent once the channel shows the last; with sixteen, each in a channel of its own, nobody
waits.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path

from bench import capacity
from bench.bots import Bot, Cost, Kind
from bench.goals import G1, G2, G4, G16, Result
from bench.lanes import Acts, DuelLane, FifthLane, FloorLane, Lane, Room
from bench.measure import median, percentile
from bot.rehearsal.double import Double
from bot.rehearsal.world import Channel

LANES = 16
DUEL, FIFTH = "duel", "dnd5"
HERO, FOE, CREATURE = "jurl", "Orc", "orc"
HEROES: Mapping[str, tuple[type[DuelLane], str]] = {DUEL: (DuelLane, HERO), FIFTH: (FifthLane, "berthe")}
"""Our duels: how they are played, and the ready character of whoever plays."""
BEFORE_HEALING = 120
"""So many inputs of one fight between two rounds of healing: nobody falls."""


@dataclass(slots=True)
class Load:
    """What one load came to, a figure a repetition; times in seconds."""

    cpu: list[float] = field(default_factory=list)
    rate: list[float] = field(default_factory=list)
    p50: list[float] = field(default_factory=list)
    p99: list[float] = field(default_factory=list)
    double_cpu: list[float] = field(default_factory=list)
    collecting: float = 0.0
    longest: float = 0.0
    peak_mib: float = 0.0
    committed: int = 0
    panels: int = 0
    commands: int = 0
    edits: int = 0
    posts: int = 0
    transactions: int = 0
    reads: int = 0
    requests: int = 0
    counted: int = 0
    sent: int = 0

    def each(self, count: int) -> float:
        """*count* per committed input."""
        return round(count / max(1, self.committed), 2)


@dataclass(slots=True, frozen=True)
class Plan:
    """How much to do: *number* interactions a repetition, among *fighters* combatants a fight."""

    repetitions: int
    number: int
    folder: Path
    core: int | None
    profile: Path | None = None
    fighters: int = 2


class Stage:
    """One bot at its double, and a lane in each of the channels."""

    def __init__(self, kind: Kind, plan: Plan, *, gathered: bool = False) -> None:
        self.kind = kind
        self.plan = plan
        self.double = Double()
        self.room = Room(self.double)
        self.lanes: list[Lane] = []
        self.bot: Bot | None = None
        self.database = plan.folder / f"{kind}-{time.monotonic_ns()}.db"
        self.profiling = False
        self.settings: dict[str, object] = {}
        """Settings of the bot beside those that every bot here has."""
        self._floors: dict[str, list[FloorLane]] = {}
        self._gathered = gathered

    @asynccontextmanager
    async def open(self) -> AsyncIterator[Bot]:
        """The bot, connected, with every channel made."""
        channels = [self.double.table]
        channels += [self.double.world.add_channel(f"table-{number}") for number in range(2, LANES + 1)]
        async with self.double:
            settings: dict[str, object] = {
                "discord_token": self.double.token,
                "database_path": str(self.database),
                "discord_api_base": self.double.api_base,
                "discord_gateway_url": self.double.gateway_url,
            }
            if self.kind == "ours":
                settings["log_level"] = "WARNING"
            settings |= self.settings
            self.bot = bot = Bot(self.kind, settings, self.plan.core)
            await bot.start(gathered=self._gathered)
            try:
                await self.double.gateway.wait_connected()
                yield bot
            finally:
                await bot.stop()

    def floor(self, name: str) -> None:
        """The floor's command *name* in every channel."""
        if name not in self._floors:
            person = self.room.seats.person("Alice")
            self._floors[name] = [FloorLane(self.double, place, person, name) for place in self._places()]
        self.lanes = list(self._floors[name])
        for lane in self.lanes:
            self.room.add(lane)

    def _places(self) -> list[Channel]:
        return [each for each in self.double.world.channels.values() if each.name.startswith("table")]

    async def duels(self, count: int = LANES, game: str = DUEL) -> None:
        """A fight in each of *count* channels, under way."""
        kind, hero = HEROES[game]
        seats = self.room.seats
        player, gm = seats.person("Alice"), seats.person("GM", gm=True)
        crowd = [seats.person(f"Bystander {number}") for number in range(1, self.plan.fighters - 1)]
        for each in (player, *crowd):
            await each.type(f"/sheet create rules:{kind.rules} ready:{hero}")
        for place in self._places()[:count]:
            lane = kind(self.double, place, player, gm, FOE)
            self.room.add(lane)
            await lane.prepare(hero, CREATURE, crowd)
            self.lanes.append(lane)
        await self.heal()

    async def heal(self) -> None:
        """Between two measurements: everybody is fresh again. What this takes is not counted."""
        kept = [lane.acts for lane in self.lanes]
        for lane in self.lanes:
            lane.acts = Acts()
            if isinstance(lane, DuelLane):
                await lane.heal((lane.hero, FOE))
        await self._quiet()
        for lane, acts in zip(self.lanes, kept, strict=True):
            lane.acts = acts

    async def run(self, load: Load | None, number: int, width: int) -> None:
        """*number* interactions, *width* in flight, noted in *load* (None: to warm up)."""
        assert self.bot is not None
        for lane in self.lanes:
            lane.acts = Acts()
        costs: list[Cost] = []
        wall = double_cpu = 0.0
        requests = counted = 0
        left = number
        while left > 0:
            share = min(left, BEFORE_HEALING * len(self.lanes))
            left -= share
            if self.profiling:
                await self.bot.profile(True)
            before, requested, limited = await self.bot.cost(), self.double.log.total, self.double.log.counted
            started, cpu = time.perf_counter(), time.process_time()
            if width == 1:
                await self._one_at_a_time(share)
            else:
                await self._all_at_once(share, width)
            wall += time.perf_counter() - started
            await self._quiet()  # what comes after an answer belongs to the input, too
            double_cpu += time.process_time() - cpu
            after = await self.bot.cost()
            if self.profiling:
                await self.bot.profile(False)
            requests += self.double.log.total - requested
            counted += self.double.log.counted - limited
            costs.append(after.since(before))
            if self.kind == "ours":
                await self.heal()
        if load is not None:
            self._note(load, costs, wall, double_cpu, (requests, counted))

    def _note(
        self, load: Load, costs: Sequence[Cost], wall: float, double_cpu: float, requests: tuple[int, int]
    ) -> None:
        acts = [lane.acts for lane in self.lanes]
        committed = sum(each.committed for each in acts)
        times = [each for one in acts for each in one.times]
        load.cpu.append(sum(each.cpu for each in costs) / committed)
        load.collecting += sum(each.collecting for each in costs)
        load.longest = max(load.longest, *(each.longest for each in costs))
        load.peak_mib = costs[-1].peak_mib
        load.rate.append(committed / wall)
        load.p50.append(median(times))
        load.p99.append(percentile(times, 0.99))
        load.double_cpu.append(double_cpu / committed)
        load.committed += committed
        load.panels += sum(each.panels for each in acts)
        load.commands += sum(each.commands for each in acts)
        load.edits += sum(each.edits for each in acts)
        load.posts += sum(each.posts for each in acts)
        load.transactions += sum(each.transactions for each in costs)
        load.reads += sum(each.reads for each in costs)
        load.requests += requests[0]
        load.counted += requests[1]
        load.sent += sum(each.sent for each in acts)

    async def _one_at_a_time(self, number: int) -> None:
        for count in range(number):
            await self.lanes[count % len(self.lanes)].step(edited=True)

    async def _all_at_once(self, number: int, width: int) -> None:
        shares = [number // width + (place < number % width) for place in range(width)]

        async def play(lane: Lane, share: int) -> None:
            for _ in range(share):
                await lane.step(edited=False)

        async with asyncio.TaskGroup() as group:
            for lane, share in zip(self.lanes[:width], shares, strict=True):
                group.create_task(play(lane, share))

    async def _quiet(self) -> None:
        assert self.bot is not None
        await self.double.wait_idle()
        await self.bot.settled()
        await asyncio.sleep(0.05)
        await self.double.wait_idle()


Case = tuple[str, int]
"""The floor's command, or one of our duels, and how many are in flight."""


async def loads_of(plan: Plan, cases: Sequence[Case], *, gathered: bool = False) -> dict[Case, Load]:
    """Run every case, floor and ours by turns, so that a busy neighbour is no one's in particular."""
    floor = Stage("floor", plan)
    duels = {name: Stage("ours", plan, gathered=gathered) for name in HEROES}
    loads = {case: Load() for case in cases}
    async with AsyncExitStack() as stack:
        stages: dict[Case, Stage] = {}
        for stage in (floor, *duels.values()):
            mine = [case for case in cases if duels.get(case[0], floor) is stage]
            if mine:
                await stack.enter_async_context(stage.open())
                stages |= dict.fromkeys(mine, stage)
                if stage is not floor:
                    await stage.duels(game=mine[0][0])
        for turn in range(plan.repetitions + 1):
            for case, stage in stages.items():
                name, width = case
                if stage is floor:
                    floor.floor(name)
                warming = turn == 0
                number = max(LANES * 2, plan.number // 3) if warming else plan.number
                await stage.run(None if warming else loads[case], number, width)
        ours = duels[DUEL]
        if plan.profile is not None and ours.bot is not None:
            ours.profiling = True
            await ours.run(None, plan.number, 1)
            await ours.bot.profile(False, plan.profile)
    return loads


def _spread(figures: Sequence[float]) -> float:
    return (max(figures) - min(figures)) / median(figures)


def _about(load: Load, floor: Load) -> dict[str, float | int | str]:
    return {
        "requests an input": round(load.requests / max(1, load.sent), 2),
        "those that count": round(load.counted / max(1, load.sent), 2),
        "requests an attack": load.each(load.requests),
        "living messages an attack": load.each(load.edits),
        "other messages an attack": load.each(load.posts),
        "transactions an input": load.each(load.transactions),
        "reads": load.reads,
        "typed": load.each(load.commands),
        "panels opened": load.each(load.panels),
        "garbage collection ms an input": load.collecting * 1e3 / load.committed,
        "longest of them ms": load.longest * 1e3,
        "memory MiB": round(load.peak_mib),
        "p99 ms": median(load.p99) * 1e3,
        "double ms": median(load.double_cpu) * 1e3,
        "floor's double ms": median(floor.double_cpu) * 1e3,
    }


async def measure(plan: Plan, wanted: Sequence[str]) -> list[Result]:
    """The lines of G1, G2, G4 and G16, as far as *wanted*."""
    cases: dict[Case, None] = {}
    for goal, floor_case, our_case in (
        ("G2", ("shown", 1), (DUEL, 1)),
        ("G1", ("shown-edit", 1), (DUEL, 1)),
        ("G1", ("shown-edit", 1), (FIFTH, 1)),
        ("G4", ("shown-edit", LANES), (DUEL, LANES)),
        ("G16", ("shown", 1), (DUEL, 1)),
    ):
        if goal in wanted:
            cases |= {floor_case: None, our_case: None}
    loads = await loads_of(plan, list(cases))
    results = []
    if "G1" in wanted:
        ours, floor = loads[DUEL, 1], loads["shown-edit", 1]
        figures = (median(floor.cpu) * 1e3, median(ours.cpu) * 1e3)
        results.append(Result(G1, *figures, _spread(ours.cpu), notes=_about(ours, floor)))
        ours = loads[FIFTH, 1]
        figures = (median(floor.cpu) * 1e3, median(ours.cpu) * 1e3)
        about_5 = _about(ours, floor)
        results.append(
            Result(G1, *figures, _spread(ours.cpu), judged=False, label=f"… one input of {FIFTH}", notes=about_5)
        )
    if "G2" in wanted:
        ours, floor = loads[DUEL, 1], loads["shown", 1]
        figures = (median(floor.p50) * 1e3, median(ours.p50) * 1e3)
        notes = {"p99 ms": median(ours.p99) * 1e3, "floor's p99 ms": median(floor.p99) * 1e3}
        results.append(Result(G2, *figures, _spread(ours.p50), notes=dict(notes)))
    if "G16" in wanted:
        ours, floor = loads[DUEL, 1], loads["shown", 1]
        about = {"collecting ms an input": ours.collecting * 1e3 / ours.committed, "memory MiB": round(ours.peak_mib)}
        results.append(Result(G16, floor.longest * 1e3, ours.longest * 1e3, notes=dict(about)))
    if "G4" in wanted:
        ours, floor = loads[DUEL, LANES], loads["shown-edit", LANES]
        notes_4 = _about(ours, floor) | {"CPU ms": median(ours.cpu) * 1e3, "floor's CPU ms": median(floor.cpu) * 1e3}
        results.append(Result(G4, median(floor.rate), median(ours.rate), _spread(ours.rate), notes=notes_4))
        as_shipped = await loads_of(replace(plan, profile=None), [(DUEL, LANES)], gathered=True)
        shipped = as_shipped[DUEL, LANES]
        results.append(
            Result(
                G4,
                median(floor.rate),
                median(shipped.rate),
                _spread(shipped.rate),
                judged=False,
                label="… messages tidied once a second at most, as shipped",
                notes={
                    "requests an input": round(shipped.requests / max(1, shipped.sent), 2),
                    "those that count": round(shipped.counted / max(1, shipped.sent), 2),
                    "p99 ms": median(shipped.p99) * 1e3,
                },
            )
        )
        sent = max(1, shipped.sent)
        cpu = median(shipped.cpu) * shipped.committed / sent
        results.append(capacity.line(await capacity.counted_an_input(), cpu, shipped.counted / sent))
    return results
