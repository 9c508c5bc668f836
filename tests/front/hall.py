"""A channel with a fight in it, its people, and what the database and Discord's double together must show.

`Hall` opens and plays; `Facts` reads the journal and the outbox beside the running bot; `whole` is the one list of what
must hold whenever nothing is under way.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.rehearsal.local import LocalTable
from bot.rehearsal.reading import Control, controls, text_of
from bot.rehearsal.seats import Answer, Person
from bot.rehearsal.world import APPLICATION, COMMAND, COMPONENT, MODAL, Channel, Message
from bot.store import Archive, Entry, Head, Slot

QUESTION = ("q|", "s|", "x|")
"""How the ids of a question's public components begin."""

MOVED = "⬇️"
"""How a tracker begins that was an hour old and says that it goes on further down."""


@dataclass
class Hall:
    """One channel, its game master and its players (by the ready-made characters that they play)."""

    table: LocalTable
    channel: Channel
    gm: Person
    players: dict[str, Person]
    foes: dict[str, int] = field(default_factory=lambda: {"orc_chief": 2})

    @classmethod
    async def make(cls, table: LocalTable, name: str | None = None, **more: Any) -> Hall:
        """A hall in the channel *name* (default: the table's own), with two players who join as Jurl and Isaure."""
        channel = table.double.table if name is None else await table.double.add_channel(name)
        tag = "" if name is None else f" {name}"
        people = [table.person(f"{who}{tag}", gm=who == "GM") for who in ("GM", "Alice", "Bob")]
        for person in people:
            person.place = channel
        return cls(table, channel, people[0], dict(zip(("jurl", "isaure"), people[1:], strict=True)), **more)

    @property
    def people(self) -> list[Person]:
        return [self.gm, *self.players.values()]

    async def assembled(self) -> None:
        """Open an encounter: the players join with their ready-made characters, the foes stand ready."""
        await self.gm.type("/encounter open rules:alternatif")
        for ready, player in self.players.items():
            await player.type(f"/sheet create ready:{ready}")
            await player.type("/encounter join")
        for creature, count in self.foes.items():
            await self.gm.type(f"/npc add creature:{creature} count:{count}")

    async def begun(self) -> None:
        """Assembled, and the counting has begun."""
        await self.assembled()
        await self.gm.type("/encounter start")
        await self.table.settled()

    async def undone(self) -> Answer:
        """The game master takes the last ruling back: he looks what that would be, and presses the first button."""
        answer = await self.gm.type("/gm undo")
        pressable = [] if answer.message is None else list(controls(answer.message))
        return await self.use(self.gm, pressable[0]) if pressable else answer

    # Looking

    def messages(self) -> list[Message]:
        """The public messages of the channel that still stand, oldest first."""
        return [each for each in self.channel.messages.values() if each.reader is None and not each.deleted]

    def controls(self, *prefixes: str) -> list[Control]:
        """The buttons and selects of public messages whose ids begin so, newest message first."""
        return [
            control
            for message in reversed(self.messages())
            for control in controls(message)
            if control.component["custom_id"].startswith(prefixes)
        ]

    def asked(self, control: Control) -> list[Person]:
        """The people whom the message of *control* calls."""
        return [each for each in self.people if f"<@{each.member.id}>" in control.message.content]

    def reads(self) -> str:
        """Everything that stands in the channel."""
        return "\n".join(text_of(self.table.double.world, each) for each in self.messages())

    # Acting

    async def click(self, person: Person, message: Message, custom_id: str, *values: str) -> Answer:
        """Use a component by its id, also one that the message no longer shows."""
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": 3 if values else 2}
        if values:
            data["values"] = list(values)
        return await person._send(COMPONENT, message.channel, data, message)

    async def use(self, person: Person, control: Control) -> Answer:
        """Use a button, or a select's first option."""
        ident = control.component["custom_id"]
        if control.is_button:
            return await self.click(person, control.message, ident)
        return await self.click(person, control.message, ident, control.options[0]["value"])

    async def answer_one(self) -> Answer | None:
        """Whoever is asked first presses the first thing offered (a secret panel is opened and answered)."""
        for control in self.controls(*QUESTION):
            for person in self.asked(control) or [self.gm]:
                answer = await self.use(person, control)
                if control.component["custom_id"].startswith("x|") and answer.private and answer.message is not None:
                    panel = next(iter(controls(answer.message)), None)
                    if panel is None:
                        continue
                    answer = await self.use(person, panel)
                if answer.private and answer.message is not None:
                    # The game master, for somebody who is not called there: he means it.
                    means = (c for c in controls(answer.message) if c.component["custom_id"].startswith("iy|"))
                    if (yes := next(means, None)) is not None:
                        answer = await self.use(person, yes)
                await self.table.settled()
                return answer
        return None

    async def played_out(self, most: int = 80) -> None:
        """Answer everything until the fight is ended; the last word is the game master's."""
        for _ in range(most):
            if await self.answer_one() is not None:
                continue
            resume = next(iter(self.controls("c|")), None)
            if resume is None:
                break
            await self.use(self.gm, resume)
            await self.table.settled()
        await self.gm.type("/encounter end")
        await self.table.settled()


class Facts:
    """What is written in the file, read beside the bot."""

    def __init__(self, path: Path) -> None:
        with Archive(path) as archive:
            self.encounters = {each.id: each for each in archive.encounters()}
            self.heads: dict[str, Head] = {}
            self.entries: dict[str, list[Entry]] = {}
            self.slots: dict[str, list[Slot]] = {}
            for ident in self.encounters:
                head = archive.head(ident)
                assert head is not None
                self.heads[ident] = head
                self.entries[ident] = list(archive.entries(ident))
                self.slots[ident] = archive.slots(ident)

    def interactions(self) -> dict[int, tuple[str, int]]:
        """Which line of which encounter took an interaction."""
        return {
            entry.line.interaction: (ident, entry.line.line)
            for ident, entries in self.entries.items()
            for entry in entries
            if entry.line.interaction is not None
        }

    def asked(self, ident: str) -> dict[str, dict[str, Any]]:
        """The open questions of an encounter that runs."""
        return dict(json.loads(self.heads[ident].facts)["asked"])


def journal_of(entries: Iterable[Entry]) -> list[tuple[int, str]]:
    """An encounter's lines and events, to be compared."""
    return [(each.line.line, each.line.body + "".join(e.body for e in each.events)) for each in entries]


def status_of(head: Head) -> tuple[str, int, str]:
    """Where an encounter stands, without what only says who was asked where."""
    return (head.status, head.line, head.facts)


def public_answers(table: LocalTable) -> Iterator[int]:
    """The interactions whose answers say that something was taken: the public ones, and those to faces laid down."""
    for interaction in table.double.world.interactions.values():
        if interaction.kind not in (COMMAND, COMPONENT, MODAL) or interaction.answer not in ("message", "update"):
            continue
        shown = interaction.original
        if shown is not None and (shown.reader is None or shown.content.startswith("🎲")):
            yield interaction.id


def whole(table: LocalTable, halls: list[Hall]) -> list[str]:
    """What does not hold, in words; to be asked when the bot is settled and no trouble is in force."""
    wrong: list[str] = []
    facts = Facts(table.database)
    world = table.double.world

    # Nothing that was answered is lost.
    taken = facts.interactions()
    openings = {s.row.interaction for slots in facts.slots.values() for s in slots if s.row.slot == "opening"}
    openings |= {each.row.message for slots in facts.slots.values() for each in slots if each.row.slot == "opening"}
    for ident in public_answers(table):
        original = world.interactions[ident].original
        if ident not in taken and ident not in openings and (original is None or original.id not in openings):
            wrong.append(f"interaction {ident} was answered, but is in no journal")

    for ident, entries in facts.entries.items():
        # Lines follow each other; an address has one face.
        numbers = [each.line.line for each in entries]
        if numbers != list(range(1, len(numbers) + 1)):
            wrong.append(f"{ident}: the lines are {numbers}")
        faces: dict[str, Any] = {}
        for entry in entries:
            for where, found, fed in json.loads(entry.line.faces):
                if not fed and faces.setdefault(where, found) != found:
                    wrong.append(f"{ident}: {where} showed {faces[where]}, then {found}")
        # Every message that should stand stands, as it should read.
        for slot in facts.slots[ident]:
            row = slot.row
            if slot.shown < row.version or row.message is None:
                wrong.append(f"{ident}: {row.slot} is not on Discord ({slot.shown} of {row.version}, {row.message})")
                continue
            message = world.messages.get(row.message)
            if message is None or message.deleted:
                wrong.append(f"{ident}: {row.slot} is nowhere")
            elif row.slot != "tracker" and message.content.strip() != json.loads(row.body)["text"].strip():
                wrong.append(f"{ident}: {row.slot} v{row.version} reads {message.content!r}, not {row.body!r}")

    for hall in halls:
        here = [ident for ident, row in facts.encounters.items() if row.channel == hall.channel.id]
        # Nothing is posted twice: every message of ours is some slot's, and only one's.
        known: dict[int, str] = {}
        for ident in here:
            for slot in facts.slots[ident]:
                if slot.row.message in known:
                    wrong.append(f"{ident}: {slot.row.slot} and {known[slot.row.message]} are one message")
                known[slot.row.message or 0] = slot.row.slot
        for message in hall.messages():
            if message.author == APPLICATION and message.id not in known and not message.content.startswith(MOVED):
                wrong.append(f"{hall.channel.name}: posted for nothing, or twice: {message.content!r}")
        # No question is orphaned, and no button waits for nothing.
        open_ones: set[tuple[str, str, int]] = set()
        for ident in here:
            head = facts.heads[ident]
            if head.status in ("running", "held"):
                open_ones |= {(ident, question, each["generation"]) for question, each in facts.asked(ident).items()}
        shown: set[tuple[str, str, int]] = set()
        secret: set[str] = set()
        others: set[tuple[str, str]] = set()
        for control in hall.controls(*QUESTION):
            verb, owner, *rest = control.component["custom_id"].split("|")
            ident = owner.partition("~")[0]
            if verb == "x" and "." in rest[0]:
                # The way to all the answers of one question.
                others.add((ident, rest[0]))
            elif verb == "x":
                secret.add(ident)
            else:
                shown.add((ident, rest[0], int(rest[1])))
        wrong += [f"{hall.channel.name}: a button for nothing: {each}" for each in sorted(shown - open_ones)]
        standing = {(ident, question) for ident, question, _ in open_ones}
        wrong += [f"{hall.channel.name}: a way to the answers of nothing: {each}" for each in sorted(others - standing)]
        hidden = {each for each in open_ones - shown if each[:2] not in others}
        wrong += [
            f"{hall.channel.name}: an orphaned question: {each}" for each in sorted(hidden) if each[0] not in secret
        ]
        wrong += [
            f"{hall.channel.name}: a secret button for nothing: {each}"
            for each in sorted(secret - {each[0] for each in hidden})
        ]
    wrong += table.double.violations
    return wrong
