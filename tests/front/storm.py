"""Players who never rest, and a bot that is killed under their hands, at moments drawn from a seed."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from contextlib import suppress

from bot.rehearsal.faults import Fault, Request
from bot.rehearsal.local import LocalTable
from bot.rehearsal.reading import controls
from bot.rehearsal.seats import Answer, Person
from bot.rehearsal.words import Told
from bot.store import Archive

from .hall import QUESTION, Hall, whole

CALLBACK = "POST /interactions/*"
POST = "POST /channels/*/messages"
EDIT = "PATCH /*"
"""By the channel, or by the token of an interaction."""

KINDS = ("anywhen", "answer", "answered", "post", "posted", "edit", "edited", "trouble", "time")
"""The moments at which a bot is killed; each comes as often as the others."""
AWAY = (0.0, 0.0, 0.0, 3.0, 60.0, 200.0, 700.0, 4_000.0)
"""For how many seconds a killed bot may stay away."""


def edits_of(table: LocalTable, message: int, mark: int) -> list[Request]:
    """The edits of *message* since *mark*: by its channel, or by the token of an interaction that it answers."""
    found = []
    for each in table.double.log.since(mark, EDIT):
        place = each.path.split("/")
        if place[1] == "channels":
            edited = int(place[-1])
        else:
            original = table.double.world.tokens[place[3]].original
            edited = original.id if original is not None else 0
        if edited == message:
            found.append(each)
    return found


class Storm:
    """*halls* of one table, played by people who press and type as fast as they are answered."""

    def __init__(self, table: LocalTable, halls: list[Hall], seed: int) -> None:
        self.table = table
        self.halls = halls
        self.dice = random.Random(seed)
        self.raging = False
        self.kills = 0
        self.answers = 0
        self.moments: dict[str, int] = {}
        self.coming: list[str] = []
        self._old: dict[str, list[tuple[int, str]]] = {}

    # ---- what people do

    async def _play(self, hall: Hall, person: Person, dice: random.Random) -> None:
        while self.raging:
            try:
                answer = await self._act(hall, person, dice)
            except Told:
                answer = None  # what somebody saw was gone before the hand came down
            if answer is not None and answer.problem is None:
                self.answers += 1
            offline = answer is None or answer.problem is not None
            await asyncio.sleep(0.02 if offline else dice.choice((0.0, 0.0, 0.005, 0.02)))

    async def _act(self, hall: Hall, person: Person, dice: random.Random) -> Answer | None:
        gm = person is hall.gm
        whim = dice.random()
        if gm:
            return await self._lead(hall, whim, dice)
        if whim < 0.06:
            return await self._stale(hall, person, dice)
        if whim < 0.12:
            return await person.type(
                dice.choice(("/encounter status", "/why", "/encounter log", "/strike", "/standby"))
            )
        if whim < 0.16:
            wait = hall.controls("h|")
            return await hall.use(person, wait[0]) if wait else None
        if whim < 0.3:
            return await person.type(dice.choice(("/declare action:attack", "/answer choice:at", "/answer choice:enc")))
        for control in hall.controls(*QUESTION):
            if person not in hall.asked(control):
                continue
            message, ident = control.message, control.component["custom_id"]
            offered = [each for each in controls(message) if each.component["custom_id"].startswith(QUESTION)]
            chosen = dice.choice(offered)
            self._old.setdefault(hall.channel.name, []).append((message.id, ident))
            if whim > 0.9:  # a nervous finger
                first, _ = await asyncio.gather(hall.use(person, chosen), hall.use(person, chosen))
                return first
            answer = await hall.use(person, chosen)
            if ident.startswith("x|") and answer.private and answer.message is not None:
                panel = list(controls(answer.message))
                return await hall.use(person, dice.choice(panel)) if panel else answer
            return answer
        return None

    async def _stale(self, hall: Hall, person: Person, dice: random.Random) -> Answer | None:
        old = self._old.get(hall.channel.name)
        if not old:
            return None
        message, ident = dice.choice(old)
        found = self.table.double.world.messages[message]
        return None if found.deleted else await hall.click(person, found, ident)

    async def _lead(self, hall: Hall, whim: float, dice: random.Random) -> Answer | None:
        held = hall.controls("c|")
        if not hall.controls("m|", "j|"):
            await hall.gm.type("/encounter open rules:alternatif")
        if hall.controls("j|"):
            return await self._gather(hall)
        if held and whim < 0.9:
            return await hall.use(hall.gm, held[0])
        if "🏁" in hall.messages()[-1].content or any("🏁" in each.content for each in self._trackers(hall)):
            return await hall.gm.type("/encounter end")
        if whim < 0.03:
            return await hall.undone()
        if whim < 0.05:
            return await hall.gm.type("/gm redo")
        if whim < 0.08:
            return await hall.gm.type("/gm pause")
        if whim < 0.2:
            who = dice.choice(("Jurl", "Isaure", "Chef orc 1"))
            return await hall.gm.type(f"/fix heal who:{who} amount:{dice.randrange(1, 9)}")
        if whim < 0.25:
            return await hall.gm.type(f"/gm dice faces:d20={dice.randrange(1, 21)}")
        await asyncio.sleep(0.05)
        return None

    def _trackers(self, hall: Hall) -> list[object]:
        return [each for each in hall.messages()[-30:] if "m|" in str(each.payload["components"])]

    async def _gather(self, hall: Hall) -> Answer:
        for ready, player in hall.players.items():
            await player.type(f"/sheet create ready:{ready}")
            await player.type("/encounter join")
        await hall.gm.type("/npc add creature:orc_chief count:2")
        return await hall.gm.type("/encounter start")

    # ---- the kills

    async def rage(self, kills: int, *, look_every: int, wrong: list[str]) -> None:
        """Kill the bot *kills* times; every *look_every* kills all rest for a moment, and everything is looked at."""
        while self.kills < kills:
            self.raging = True
            people = [
                asyncio.create_task(self._play(hall, person, random.Random(self.dice.random())))
                for hall in self.halls
                for person in hall.people
            ]
            for _ in range(min(look_every, kills - self.kills)):
                await self._one_kill()
            self.raging = False
            for task in people:
                await task
            await self.rest()
            found = whole(self.table, self.halls)
            wrong += [f"after {self.kills} kills: {each}" for each in found]
            if found:
                return

    async def _one_kill(self) -> None:
        dice, table = self.dice, self.table
        if not self.coming:
            self.coming = dice.sample(KINDS, len(KINDS))
        kind = self.coming.pop()
        self.moments[kind] = self.moments.get(kind, 0) + 1
        with suppress(Told):
            match kind:
                case "anywhen":
                    await asyncio.sleep(dice.uniform(0.0, 0.08))
                case "trouble":
                    # Some requests go wrong first; then, in the middle of mending it, the end.
                    route = dice.choice((CALLBACK, POST, EDIT))
                    table.double.faults.add(self._trouble(route, dice))
                    await asyncio.sleep(dice.uniform(0.0, 0.15))
                case "time":
                    await table.bot.advance(dice.choice((1.0, 5.0)))
                case _:
                    route = CALLBACK if kind.startswith("answer") else POST if kind.startswith("post") else EDIT
                    # The request is on its way: lost with the bot, or it takes effect though the bot never hears of it.
                    before = kind in ("answer", "post", "edit")
                    lost = before and dice.random() < 0.6
                    fault = Fault(
                        route, cut=lost, delay=0.0 if lost else 0.03, applied=not before, skip=dice.randrange(3)
                    )
                    table.double.faults.add(fault)
                    await until(lambda: fault.hits > 0, 0.25)
        table.double.faults.clear()
        await table.kill_bot()
        self.kills += 1
        # What is on its way arrives now or never, not hours later.
        await until(lambda: table.double.log.in_flight == 0, 1.0)
        table.double.clock.advance(dice.choice(AWAY))
        await table.bot.start(table.double.clock.now())

    def _trouble(self, route: str, dice: random.Random) -> Fault:
        match dice.randrange(4):
            case 0:
                return Fault(route, dice.randrange(1, 4), 429, retry_after=0.05)
            case 1:
                return Fault(route, dice.randrange(1, 4), dice.choice((500, 502, 503)), applied=dice.random() < 0.5)
            case 2:
                return Fault(route, dice.randrange(1, 4), cut=True, applied=dice.random() < 0.5)
            case _:
                return Fault(route, dice.randrange(1, 4), delay=0.05, applied=dice.random() < 0.5)

    async def rest(self) -> None:
        """Nobody acts; the bot does what it has to, and writes it down."""
        await rest(self.table)


async def rest(table: LocalTable) -> None:
    """Let the bot do what is left, the gathered edits of the tracker too, and write it down."""
    await table.settled()
    await table.wait(1.5)
    await until(lambda: not unshown(table), 3.0)


def unshown(table: LocalTable) -> list[str]:
    """The slots that are not known to be on Discord."""
    with Archive(table.database) as archive:
        slots = [slot for each in archive.encounters() for slot in archive.slots(each.id)]
    return [each.row.slot for each in slots if each.shown < each.row.version]


async def until(holds: Callable[[], bool], limit: float) -> None:
    """Wait until *holds*, but no longer than *limit* seconds."""
    loop = asyncio.get_running_loop()
    end = loop.time() + limit
    while not holds() and loop.time() < end:  # noqa: ASYNC110 - what is waited for is another process's doing
        await asyncio.sleep(0.002)
