"""The real process with its own clock: the one place where nothing of time is played, but the date that somebody sets.

Every other test moves its clock by hand. Here `python -m bot run` plays at the double for some seconds: what must come
by itself comes, what must not does not, and while nothing is due nothing is done.
"""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sqlite3
import sys
import time
import urllib.request
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.rehearsal.double import Double
from bot.rehearsal.reading import text_of
from bot.rehearsal.seats import Person, Seats
from bot.rehearsal.world import Channel, WorldClock

ROOT = Path(__file__).parents[2]
READY_S, SOON_S = 90.0, 20.0
WAITS_S = 2.0
"""How long a bot with nothing to do is watched."""
BREATH_S = 4.0
DAY_S = 86_400.0

DATED = """
import os, signal, time

date, ahead = time.time, 0.0

def set_date(*_):
    global ahead
    ahead = float(open(os.environ["DATE_SET_BY"]).read())

time.time = lambda: date() + ahead
signal.signal(signal.SIGUSR1, set_date)
"""
"""A machine whose date can be set while a program runs (`sitecustomize`): on a signal it reads how many seconds it is
ahead. Everything else about time is the machine's own."""

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGUSR1"), reason="the date is set by a signal")


@dataclass
class Running:
    """The process, and what can be seen of it from outside."""

    process: asyncio.subprocess.Process
    double: Double
    database: Path
    port: int
    dated: Path
    ahead: float = 0.0

    def date(self) -> float:
        return time.time() + self.ahead

    def set_date(self, seconds: float) -> None:
        """Set the machine's date *seconds* ahead, for the process."""
        self.ahead += seconds
        self.dated.write_text(str(self.ahead))
        self.process.send_signal(signal.SIGUSR1)

    async def figures(self) -> dict[str, float]:
        def read() -> bytes:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/metrics", timeout=5) as answer:
                return bytes(answer.read())

        rows = (line.split() for line in (await asyncio.to_thread(read)).decode().splitlines() if line[:1] != "#")
        return {row[0]: float(row[1]) for row in rows if len(row) == 2}

    def cpu(self) -> float:
        """Seconds of CPU that the process has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def lines(self, channel: Channel) -> Counter[str]:
        """How many inputs of each kind the fight of *channel* has taken."""
        with closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as db:
            kinds = "SELECT l.kind FROM lines l JOIN encounters e ON e.id = l.encounter WHERE e.channel = ?"
            return Counter(kind for (kind,) in db.execute(kinds, (channel.id,)))

    def went_on(self, channel: Channel) -> list[float]:
        """The dates at which a breather of *channel* ended."""
        with closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as db:
            dates = (
                "SELECT l.at FROM lines l JOIN encounters e ON e.id = l.encounter WHERE e.channel = ? AND l.kind = ?"
            )
            return [at for (at,) in db.execute(dates, (channel.id, "continue"))]

    def encounter(self, channel: Channel) -> str:
        """The id of the fight of *channel*."""
        with closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True)) as db:
            ((ident,),) = db.execute("SELECT id FROM encounters WHERE channel = ?", (channel.id,))
            return str(ident)

    def reads(self, channel: Channel) -> str:
        """Everything that stands in *channel*."""
        return "\n\n".join(text_of(self.double.world, each) for each in channel.messages.values() if not each.deleted)


async def until(true: Callable[[], object], seconds: float = SOON_S) -> None:
    async with asyncio.timeout(seconds):
        while not true():  # noqa: ASYNC110 (what is waited for happens in another process)
            await asyncio.sleep(0.1)


@asynccontextmanager
async def running(folder: Path, port: int) -> AsyncIterator[Running]:
    """`python -m bot run` at a double, ready; nothing of it is changed but where Discord is."""
    dated, site = folder / "date", folder / "site"
    site.mkdir()
    (site / "sitecustomize.py").write_text(DATED)
    async with Double(locale="en", clock=WorldClock()) as double:
        environment = {
            **os.environ,
            "DISCORD_TOKEN": double.token,
            "DISCORD_API_BASE": double.api_base,
            "DISCORD_GATEWAY_URL": double.gateway_url,
            "DATABASE_PATH": str(folder / "bot.db"),
            "METRICS_PORT": str(port),
            "DEFAULT_LOCALE": "en",
            "PYTHONPATH": str(site),
            "DATE_SET_BY": str(dated),
        }
        with (folder / "bot.log").open("wb") as log:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "bot", "run"), env=environment, cwd=ROOT, stdout=log, stderr=log
            )
        bot = Running(process, double, folder / "bot.db", port, dated)
        try:
            async with asyncio.timeout(READY_S):
                while True:
                    assert process.returncode is None, (folder / "bot.log").read_text()
                    try:
                        if (await bot.figures()).get("arbitre_ready"):
                            break
                    except OSError:
                        pass
                    await asyncio.sleep(0.1)
            yield bot
        finally:
            if process.returncode is None:
                process.terminate()
            await process.wait()


async def table(seats: Seats, name: str, *people: str) -> tuple[Channel, list[Person]]:
    """A channel with a fight in it: the game master and *people* sit there."""
    channel = await seats.double.add_channel(name)
    seated = [seats.person("GM", gm=True), *(seats.person(each) for each in people)]
    for person in seated:
        person.place = channel
    return channel, seated


async def said(person: Person, channel: Channel, *lines: str) -> None:
    person.place = channel
    for line in lines:
        answer = await person.type(line)
        assert answer.problem is None, (line, answer.problem)


async def autopilots(seats: Seats, name: str) -> tuple[Channel, Person]:
    """A fight of two orcs that needs nobody, and takes a breather now and then."""
    channel, (gm,) = await table(seats, name)
    await said(gm, channel, "/encounter open rules:alternatif", "/npc add creature:orc name:Orc")
    await said(gm, channel, "/npc add creature:orc name:Ami side:players")
    for who in ("Orc", "Ami"):
        for field, value in (("stamina_max", 999), ("stamina", 999), ("body_max", 99), ("body", 99)):
            await said(gm, channel, f"/fix set who:{who} field:{field} value:{value}")
    await said(gm, channel, "/gm settings setting:fatigue value:off", "/encounter start")
    return channel, gm


async def spoken(bot: Running, seats: Seats) -> None:
    """A player stands by, by buttons, and is asked again once she is struck; the game master rules that the blow
    missed; she announces what she does, by buttons and in her own words."""
    channel, (gm, carol) = await table(seats, "spoken", "Carol")
    await said(gm, channel, "/encounter open rules:alternatif", "/npc add creature:orc name:Grok")
    await said(carol, channel, "/sheet create ready:jurl", "/encounter join")
    dice = "reaction Grok 5; strike Grok 16; reaction Grok 10; reaction Jurl 3"
    await said(gm, channel, f"/gm dice faces:{dice}", "/encounter start")
    await until(lambda: "Act…" in carol.buttons())
    await carol.press("Act…")
    await carol.press("Stand by")
    await until(lambda: "Grok** strikes **Jurl" in bot.reads(channel))
    await until(lambda: "Do you parry?" in bot.reads(channel))
    await said(gm, channel, "/gm blow outcome:missed")
    await until(
        lambda: "The blow of **Grok** against **Jurl** would have hit; the GM says: missed." in bot.reads(channel)
    )
    await until(lambda: "what do you do?" in bot.reads(channel))
    assert "stands by" in bot.reads(channel)
    await carol.press("Act…")
    await carol.press("In my words…")
    await carol.choose("Announce an action…", "Attack: Grok")
    await carol.fill({"Your words": "leaps over the table and strikes"})
    await until(lambda: "leaps over the table and strikes" in bot.reads(channel))
    assert bot.lines(channel)["declare"] == 1
    await said(gm, channel, "/gm pause")


def quiet(begin: datetime, end: datetime) -> str:
    return f"/encounter hours quiet:{begin:%H:%M}-{end:%H:%M} zone:UTC"


async def host(bot: Running, *line: str) -> bytes:
    """What `python -m bot` with *line* says to the host, who runs it on the same file."""
    environment = {**os.environ, "DATABASE_PATH": str(bot.database), "DEFAULT_LOCALE": "en"}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", *line),
        env=environment,
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    out, wrong = await process.communicate()
    assert process.returncode == 0, (line, out, wrong)
    return out


def persons(database: Path) -> set[str]:
    """Everybody whom the file knows by number."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as db:
        return {str(user) for (user,) in db.execute("SELECT user FROM persons WHERE user IS NOT NULL")}


async def test_the_real_process_goes_on_by_itself_keeps_quiet_and_does_nothing_while_it_waits(
    tmp_path: Path, unused_tcp_port: int
) -> None:
    async with running(tmp_path, unused_tcp_port) as bot:
        seats = Seats(bot.double, locale="en")
        still, gm = await autopilots(seats, "night")
        going, _ = await autopilots(seats, "day")
        asked, (_, alice) = await table(seats, "asked", "Alice")
        await said(gm, asked, "/encounter open rules:alternatif", "/npc add creature:ogre")
        await said(alice, asked, "/sheet create ready:jurl", "/encounter join")
        await said(gm, asked, "/encounter start", "/gm settings setting:reminder value:5min")

        fifth, (_, dora) = await table(seats, "fifth", "Dora")
        await said(gm, fifth, "/encounter open rules:dnd5", "/npc add creature:orc name:Urg")
        await said(dora, fifth, "/sheet create rules:dnd5 ready:Berthe", "/encounter join")
        await said(gm, fifth, "/gm dice faces:initiative Berthe 19; initiative Urg 2", "/encounter start")

        percents, (_, erin) = await table(seats, "percents", "Erin")
        await said(gm, percents, "/encounter open rules:percentile", "/npc add creature:goblin name:Grik")
        await said(erin, percents, "/sheet create rules:percentile ready:Gontran", "/encounter join")
        await said(gm, percents, "/gm dice faces:initiative Grik 6; initiative Gontran 1", "/encounter start")

        older, (_, flora) = await table(seats, "older", "Flora")
        await said(gm, older, "/encounter open rules:dnd35", "/npc add creature:orc name:Mog")
        await said(flora, older, "/sheet create rules:dnd35 ready:Brunehilde", "/encounter join")
        await said(gm, older, "/gm dice faces:initiative Brunehilde 19; initiative Mog 2", "/encounter start")

        sequences, (_, gaby) = await table(seats, "sequences", "Gaby")
        await said(gm, sequences, "/encounter open rules:rpg20", "/npc add creature:thug name:Vic")
        await said(gaby, sequences, "/sheet create rules:rpg20 ready:Einok", "/encounter join")
        await said(gm, sequences, "/encounter start")

        await spoken(bot, seats)

        # Somebody sets the date: what is under way knows nothing of it. In some seconds a minute after midnight begins,
        # and the quiet hours end that began the day before.
        bot.set_date((60.0 - bot.date()) % DAY_S + DAY_S - 6.0)
        minute = datetime.fromtimestamp(bot.date() + 30, UTC).replace(second=0, microsecond=0)
        assert (minute.hour, minute.minute) == (0, 1)
        await said(gm, still, quiet(minute - timedelta(hours=2), minute))
        for channel in (asked, fifth, percents, older, sequences):
            await said(gm, channel, "/gm settings setting:delay value:3s")
        hushed, begun = len(bot.went_on(still)), len(bot.went_on(going))

        # The answer's time is three seconds: half of it, and a reminder comes; all of it, and the default holds.
        await until(lambda: "🔔 A reminder" in bot.reads(asked))
        assert not bot.lines(asked)["deadline"]
        await until(lambda: bot.lines(asked)["deadline"])
        await until(lambda: "did not answer in time" in bot.reads(asked))

        # Breathers end; in quiet hours they do not, and afterwards they do.
        await until(lambda: len(bot.went_on(going)) >= begun + 2)
        await until(lambda: len(bot.went_on(still)) > hushed)
        assert bot.went_on(still)[hushed] >= minute.timestamp() + BREATH_S

        # In the fifth edition whoever says nothing has had his turn, the orc has his, and the next round begins.
        await until(lambda: "did not answer in time" in bot.reads(fifth))
        await until(lambda: re.search(r"Round ([2-9]|\d\d)", bot.reads(fifth)))
        assert "Urg" in bot.reads(fifth).partition("did not answer in time")[2]

        # Under percentile rules whoever announces nothing does nothing, and the goblin strikes at him.
        await until(lambda: "did not answer in time" in bot.reads(percents))
        await until(lambda: re.search(r"Round ([2-9]|\d\d)", bot.reads(percents)))
        assert "Grik" in bot.reads(percents).partition("did not answer in time")[2]

        # By the 3.5 rules as in the fifth edition; under RPG 2.0 whoever declares nothing lets a sequence go by.
        for channel, foe, moment in ((older, "Mog", "Round"), (sequences, "Vic", "Sequence")):
            await until(lambda channel=channel: "did not answer in time" in bot.reads(channel))  # type: ignore[misc]
            later = re.compile(rf"{moment} ([2-9]|\d\d)")
            await until(lambda channel=channel, later=later: later.search(bot.reads(channel)))  # type: ignore[misc]
            assert foe in bot.reads(channel).partition("did not answer in time")[2]
        log = (tmp_path / "bot.log").read_text()
        assert "the clock leapt by" in log
        assert "ERROR" not in log

        # A breather in the night, and a question that has time: nothing is due, and nothing is done.
        today = datetime.fromtimestamp(bot.date(), UTC)
        await said(gm, going, "/gm pause")
        for channel in (fifth, percents, older, sequences):
            await said(gm, channel, "/gm pause")
        await said(gm, still, quiet(today - timedelta(hours=2), today + timedelta(hours=2)))
        await said(gm, asked, "/gm settings setting:delay value:12h")
        await asyncio.sleep(1.5)  # the trackers follow once a second
        before, used = await bot.figures(), bot.cpu()
        await asyncio.sleep(WAITS_S)
        used = bot.cpu() - used
        after = await bot.figures()
        # The heartbeat may fall into it.
        assert after["arbitre_transactions_total"] - before["arbitre_transactions_total"] <= 1
        assert after["arbitre_reads_total"] == before["arbitre_reads_total"]
        assert used <= 0.1 * WAITS_S

        # Beside the running bot: a backup, an export that proves what was played here, and somebody is forgotten.
        kept, export = tmp_path / "kept.db", tmp_path / "fight.json"
        await host(bot, "backup", str(kept))
        await said(gm, asked, "/encounter end")
        export.write_bytes(await host(bot, "export", bot.encounter(asked)))
        assert b"digest" in await host(bot, "verify", str(export))
        assert str(alice.member.id) in persons(bot.database)
        await host(bot, "forget", str(alice.member.id))
        assert str(alice.member.id) not in persons(bot.database)
        await said(gm, going, "/gm resume")
    # The backup is restored: she is there again, and her fight goes on.
    await host(bot, "restore", str(kept))
    assert str(alice.member.id) in persons(bot.database)
    assert not bot.lines(asked)["end"]
    assert b"digest" in await host(bot, "verify", str(export))
