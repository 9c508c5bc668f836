"""A scene played twice, with and without something that nobody may know of, and all that each reader got meanwhile.

After every step each reader's messages are taken down as they read then (so that edits count), when they were posted
and last edited by the table's clock, and whom they called; a bystander looks at the log, the timeline and the status;
players are offered what the bot offers while they type, now in one place and now in another (`TIMES`). At the end
everybody exports the encounter and its story.

What the scene itself expects is looked for as well, after each step and before anything is typed in secret: where
nothing is secret it must hold, as `tests.scenes` has it with other dice.
"""

from __future__ import annotations

import asyncio
import functools
import json
import re
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from datetime import datetime
from difflib import unified_diff
from itertools import islice
from pathlib import Path
from typing import Any, TypeAlias

from bot.rehearsal.double import BodyCheck
from bot.rehearsal.faults import Request
from bot.rehearsal.local import LocalTable
from bot.rehearsal.player import Player, StepFailed
from bot.rehearsal.script import Act, Command, Expect, Line, Offer, Refuse, Restart, Wait, load
from bot.rehearsal.seats import Answer, Person
from bot.rehearsal.typed import CannotType
from bot.rehearsal.world import Message
from bot.store.writer import MARKS_WAIT_S
from bot.table.keeping.document import written
from tests.secrecy.cover import SCENES, faces
from tests.secrecy.patient import bot_for

SEED = "5eed"
GM = ("MJ", "GM")
BYSTANDER = "Zoe"
START = 1_790_000_000.0
PROBES = (
    "/declare target:",
    "/declare who:",
    "/strike target:",
    "/hold until:",
    "/release target:",
    "/npc reveal who:",
    "/answer question:",
    "/answer choice:",
    "/orders who:",
    "/encounter leave who:",
)
TIMES = 1
"""So often each reader tries every one of `PROBES` in a play; with `--hunt`, and in short ones, every `DENSE` steps."""
DENSE = 3
PLAIN = "/help"
LOOKS = ("/encounter log", "/encounter timeline", "/encounter status")
EVERY, FACED = 5, 10
"""At every so-manieth line of a scene the bystander looks; more seldom once somebody stands against the players, but
for `--hunt`."""
EXPORTS = ("/encounter export", "/encounter export format:story")
_NAMED = re.compile(r"arbitre-\w+(?=\.)")
_DIGEST = re.compile(r"arbitre-\w+(?=\.)|[0-9a-f]{64}")
"""So is what stands in digests; seeds are the same in both."""
_OWN = re.compile(r'"id": "\w+", "ruleset"')
"""An encounter's name is drawn by lot."""
_GIFT = re.compile(r'"gift": "\d+"')
"""The number of whoever joins' interaction, which counts all that was sent before it."""
_VEIL = re.compile(r'(?<="veil": ")[0-9a-f]{64}')
"""So is the veil, of a fight in which nothing is withheld from whoever exports it."""
_CREPT = re.compile(r'("(?:\w+_)?at": \d+)\.\d+')
"""The clock creeps a little whenever it is read: what happens in a second is the same moment."""

Secretly: TypeAlias = Callable[["Watched"], Sequence[str]]
"""What the game master types in secret after a step."""


@dataclass
class Watched:
    """A scene under way; *faced*: somebody stands against the players. *coming*: the steps still to be taken. *seen*:
    after each step, by reader, the messages as they read, with whom each calls. *answers*: what the bot said to what
    was typed in secret. *notes*: what the one who types it remembers. *failed*: what the scene expects, and
    nobody saw. *sent*: what the bot sent in the steps of the scene itself. *often*: after so many steps each reader has
    tried every one of `PROBES`."""

    table: LocalTable
    master: Person
    secretly: Secretly
    hidden: bool
    often: int = DENSE
    opened: bool = False
    faced: bool = False
    added: bool = False
    asleep: bool = False
    step: int = 0
    seen: list[tuple[str, dict[str, list[str]]]] = field(default_factory=list)
    coming: Sequence[Line] = ()
    answers: list[str] = field(default_factory=list)
    notes: dict[str, Any] = field(default_factory=dict)
    failed: list[str] = field(default_factory=list)
    sent: list[Request] = field(default_factory=list)

    def readers(self) -> list[Person]:
        return [each for each in self.table.seats if each is not self.master]

    async def go_on(self, what: str) -> None:
        """A step *what* was taken: what is typed in secret after it is, and everybody looks."""
        for typed in self.secretly(self) if self.opened else ():
            # As many words of the game master's in any case: what the dice are made of is the same.
            answer = await self.master.type(typed if self.hidden else PLAIN)
            self.answers.append(answer.text)
            await self.table.settled()
        if self.opened and self.step % (FACED if self.faced else EVERY) == EVERY - 1:
            bystander = self.table.person(BYSTANDER)
            for look in LOOKS:
                await bystander.type(look)
            await self.table.settled()
        await self.take_down(what)

    async def take_down(self, what: str) -> None:
        """What everybody sees now."""
        found: dict[str, list[str]] = {}
        for nth, person in enumerate(self.readers()):
            found[person.name] = [
                f"{_when(message)}{'@' if person.member.id in message.pings else ''}{undigested(text)}"
                for message, text in person.messages()
            ]
            if self.opened:
                if self.asleep:
                    # The first key that somebody types only begins to wake a table up.
                    self.asleep = False
                    await _offered(person, PROBES[0])
                    await self.table.settled()
                # Before anybody stands against them it is as often in every play: whoever joins brings the number of
                # all that was done before, and so what dice fall where a scene lays none.
                often = self.often if self.faced else DENSE
                for probe in PROBES[(len(self.seen) + nth) % often :: often]:
                    found[person.name] += await _offered(person, probe)
        self.seen.append((f"{self.step}: {what}", found))

    async def exported(self) -> None:
        """The fight is over, if it was not: what everybody may take away of it."""
        if not self.opened:
            return
        await self.master.type("/encounter end")
        await self.table.settled()
        await self.take_down("the end")
        found: dict[str, list[str]] = {}
        for person in self.readers():
            found[person.name] = []
            for typed in EXPORTS:
                answer = await person.type(typed)
                await self.table.settled()
                found[person.name] += taken_away(self.table, answer)
        self.seen.append(("exports", found))


def taken_away(table: LocalTable, answer: Answer) -> list[str]:
    """The lines of the files that somebody got in *answer*; what it says where it has none."""
    files = table.double.world.files
    told = [each for message in answer.messages for each in message.payload["attachments"]]
    texts = [_readable(files[_path(each["url"])].decode()) for each in told]
    return [_plain(line) for each in texts for line in each.split("\n  {")] or [_plain(answer.text)]


def _readable(text: str) -> str:
    """What an export tells: its digests and salts are drawn by lot, and what is there by its digest alone is counted
    once the fight is over (`docs/proof.md`), so lines, events and questions are numbered anew."""
    if not text.startswith("{"):
        return text
    document = json.loads(text)
    texts = {ref: each["text"] for ref, each in document.pop("texts").items()}
    del document["persons"]
    questions: dict[str, str] = {}
    lines: list[Any] = []
    numbers = {0: 0}
    for line in document["lines"]:
        if "parts" in line:
            continue
        line["events"] = [each for each in line["events"] if "type" in each]
        line["dice"] = [each[:-1] for each in line["dice"] if isinstance(each, list)]
        lines.append(line)
        numbers[line["line"]] = len(lines)
        line["parent"] = max((n for at, n in numbers.items() if at <= line["parent"]), default=0)
        line["line"] = len(lines)
    document["lines"] = lines

    def plain(value: Any) -> Any:
        if isinstance(value, list):
            return [plain(each) for each in value]
        if isinstance(value, dict):
            if asked := value.get("question"):
                value["question"] = questions.setdefault(str(asked), str(len(questions) + 1))
            return {name: plain(each) for name, each in value.items() if name not in ("salt", "digest", "seq")}
        return texts.get(value, value) if isinstance(value, str) else value

    return written(plain(document))


def _plain(exported: str) -> str:
    exported = _VEIL.sub("#", exported)
    return _CREPT.sub(r"\1", _GIFT.sub("#", _OWN.sub("#", _NAMED.sub("#", exported))))


@functools.lru_cache(maxsize=4096)
def undigested(text: str) -> str:
    return _DIGEST.sub("#", text)


def _path(url: str) -> str:
    return url[url.index("/attachments") :]


def _when(message: Message) -> str:
    """When *message* was posted, and edited, in seconds of the table's clock."""
    edited = message.payload["edited_timestamp"]
    last = "" if edited is None else f"/{datetime.fromisoformat(edited).timestamp() - START:.0f}"
    return f"{message.created - START:.0f}{last} "


async def _offered(person: Person, typed: str) -> list[str]:
    try:
        return [f"{typed} {each['name']}" for each in await person.autocomplete(typed)]
    except CannotType:
        return []


@asynccontextmanager
async def watching(
    database: Path,
    secretly: Secretly,
    *,
    hidden: bool,
    steps: int,
    locale: str = "fr",
    master: str = GM[0],
    bot: str | None = None,
    check: BodyCheck | None = None,
) -> AsyncIterator[Watched]:
    """A table of which everything is taken down that others than the *master* get. *steps*: how many there will be.
    *check* is asked of all that the bot sends."""
    table = LocalTable(
        database, locale=locale, seed=SEED, files=SCENES, start=START, factory=bot or bot_for(), check=check
    )
    async with table:
        often = max(DENSE, min(2 * len(PROBES), steps // TIMES))
        play = Watched(table, table.person(master), secretly, hidden, often)
        table.person(BYSTANDER)
        yield play


async def watched(
    scene: Path, database: Path, secretly: Secretly, *, hidden: bool, check: BodyCheck | None = None
) -> Watched:
    """Play *scene*, and see what everybody sees. *secretly*: what the game master types in secret after each step, if
    it is to be *hidden*; else he types as often something of no consequence. *check* is asked of all that the bot
    sends."""
    lines = load(scene)
    locale = "en" if scene.stem.endswith("_en") else "fr"
    steps = sum(isinstance(each.step, Act | Wait) for each in lines)
    how: dict[str, Any] = {
        "hidden": hidden,
        "steps": steps,
        "locale": locale,
        "master": master_of(lines),
        "bot": bot_for(scene),
        "check": check,
    }
    async with watching(database, secretly, **how) as play:
        player = Player(play.table)
        taken: str | None = None
        for step, line in enumerate(lines):
            log = play.table.double.log
            if isinstance(line.step, Expect | Offer | Refuse):
                before = log.mark()
                try:
                    await player.step(line.step)
                except StepFailed as failed:
                    failed.line = line
                    play.failed.append(failed.report(scene.name))
                play.sent += islice(log, before, None)
                continue
            if taken is not None:
                await play.go_on(taken)
                taken = None
            play.step, play.coming = step, [each for each in lines[step + 1 :] if isinstance(each.step, Act | Wait)]
            if isinstance(line.step, Restart):
                # What Discord has taken is written down by then; else it may be sent again, and stand there as edited.
                await asyncio.sleep(2 * MARKS_WAIT_S)
                play.asleep = True
            before = log.mark()
            try:
                await player.step(line.step)
                went = ""
            except (StepFailed, CannotType) as failed:
                # Dice that nobody has laid fall otherwise than in the scene, and so may what comes of them.
                went = f" ({failed.key})"
                play.failed.append(f"{scene.name}:{line.number}: {line.text}{went}")
            play.sent += islice(log, before, None)
            if not isinstance(line.step, Act | Wait):
                continue
            text = line.step.action.text if isinstance(line.step, Act) and isinstance(line.step.action, Command) else ""
            play.opened = play.opened or text.startswith(("/combat ouvrir", "/encounter open"))
            play.faced = play.faced or faces(line)
            taken = f"{line.step}{went}"
        if taken is not None:
            await play.go_on(taken)
        await play.exported()
    return play


def master_of(lines: Sequence[Line]) -> str:
    """Who is the game master of a scene."""
    return next(line.step.who for line in lines if isinstance(line.step, Act) and line.step.who in GM)


def named(play: Watched, name: str) -> list[str]:
    """The steps after which somebody could read *name*, or its id."""
    low = name.casefold()
    return [what for what, seen in play.seen if any(low in text.casefold() for each in seen.values() for text in each)]


def until_named(without: Watched, hidden: Watched, name: str) -> tuple[Watched, Watched]:
    """Both plays as far as nobody can read *name*; of what is taken away at the end, the lines before it. The last of
    those is left out: time may have come to his moment in it, and waited there for what the game master says."""
    shown = named(hidden, name)
    if not shown:
        return without, hidden
    first = next(at for at, (what, _) in enumerate(hidden.seen) if what == shown[0])
    (what, all_), (_, theirs) = without.seen[-1], hidden.seen[-1]
    low, cut = name.casefold(), {}
    for reader, texts in theirs.items():
        cut[reader] = max(0, next((at for at, text in enumerate(texts) if low in text.casefold()), 0) - 1)
    ends = [(what, {reader: texts[: cut[reader]] for reader, texts in seen.items()}) for seen in (all_, theirs)]
    one = replace(without, seen=[*without.seen[:first], ends[0]])
    return one, replace(hidden, seen=[*hidden.seen[:first], ends[1]])


def differences(one: Watched, other: Watched) -> list[str]:
    """Where what somebody saw differs: step, reader, and the first thing that does."""
    found = []
    for (what, mine), (went, theirs) in zip(one.seen, other.seen, strict=True):
        if what != went:
            found.append(f"{what}\n  went otherwise:\n{went}")
        for reader in mine:
            for at in range(max(len(mine[reader]), len(theirs[reader]))):
                a, b = (each[reader][at] if at < len(each[reader]) else "(nothing)" for each in (mine, theirs))
                if a != b:
                    told = "\n".join(unified_diff(a.split("\n"), b.split("\n"), "without", "with", n=4, lineterm=""))
                    found.append(f"{what}\n  {reader}, with what is secret and without:\n{told}")
                    break
    return found


__all__ = [
    "BYSTANDER",
    "GM",
    "SCENES",
    "Watched",
    "differences",
    "named",
    "taken_away",
    "undigested",
    "until_named",
    "watched",
    "watching",
]
