"""A scene played twice, with and without something that nobody may know of, and all that each reader got meanwhile.

After every step each reader's messages are taken down as they read then (so that edits count), with whom they called;
a bystander looks at the log, the timeline and the status; players are offered what the bot offers while they type.
Numbers of journal lines are masked: many inputs that nobody is told of (a laid die, a standing order) take one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias

from bot.rehearsal.local import LocalTable
from bot.rehearsal.player import Player, StepFailed
from bot.rehearsal.script import Act, Command, Expect, Line, Offer, Refuse, Wait, load
from bot.rehearsal.seats import Person
from bot.rehearsal.typed import CannotType

SEED = "5eed"
SCENES = Path(__file__).parents[1] / "scenes"
GM = ("MJ", "GM")
BYSTANDER = "Zoe"
PROBES = ("/declare target:", "/declare who:", "/npc reveal who:", "/answer question:", "/orders who:")
PLAIN = "/encounter status"
LOOKS = ("/encounter log", "/encounter timeline", "/encounter status")
_LINES = re.compile(r"`\d+`|\b(?:ligne|line) \d+|(?<=@arbitre-)\w+(?=\.)")

Secretly: TypeAlias = Callable[["Watched"], Sequence[str]]
"""What the game master types in secret after a step."""


@dataclass
class Watched:
    """A scene under way; *faced*: somebody stands against the players. *seen*: after each step, by reader, the messages
    as they read, with whom each calls."""

    table: LocalTable
    lines: Sequence[Line]
    opened: bool = False
    faced: bool = False
    added: bool = False
    step: int = 0
    seen: list[tuple[str, dict[str, list[str]]]] = field(default_factory=list)

    @property
    def master(self) -> Person:
        name = next(line.step.who for line in self.lines if isinstance(line.step, Act) and line.step.who in GM)
        return self.table.person(name)

    def readers(self) -> list[Person]:
        return [each for each in self.table.seats if each.name not in GM]

    async def take_down(self, what: str) -> None:
        """What everybody sees now."""
        found: dict[str, list[str]] = {}
        for person in self.readers():
            found[person.name] = [
                _LINES.sub("#", f"{'@' if person.member.id in message.pings else ''}{text}")
                for message, text in person.messages()
            ]
            if self.opened:
                for probe in PROBES:
                    found[person.name] += await _offered(person, probe)
        self.seen.append((f"{self.step}: {what}", found))


async def _offered(person: Person, typed: str) -> list[str]:
    try:
        return [f"{typed} {each['name']}" for each in await person.autocomplete(typed)]
    except CannotType:
        return []


async def watched(scene: Path, database: Path, secretly: Secretly, *, hidden: bool) -> Watched:
    """Play *scene*, and see what everybody sees. *secretly*: what the game master types in secret after each step, if
    it is to be *hidden*; else he types as often something of no consequence."""
    english = scene.stem.endswith("_en")
    table = LocalTable(database, locale="en" if english else "fr", seed=SEED, files=SCENES, start=1_790_000_000.0)
    lines = load(scene)
    async with table:
        play = Watched(table, lines)
        player = Player(table)
        bystander = table.person(BYSTANDER)
        for play.step, line in enumerate(lines):
            if isinstance(line.step, Expect | Offer | Refuse):
                continue
            try:
                await player.step(line.step)
                went = ""
            except (StepFailed, CannotType) as failed:
                # Dice that nobody has laid fall otherwise than in the scene, and so may what comes of them.
                went = f" ({failed.key})"
            if not isinstance(line.step, Act | Wait):
                continue
            text = line.step.action.text if isinstance(line.step, Act) and isinstance(line.step.action, Command) else ""
            play.opened = play.opened or text.startswith(("/combat ouvrir", "/encounter open"))
            play.faced = play.faced or text.startswith(("/pnj ajouter", "/npc add")) or "Commencer" in str(line.step)
            for typed in secretly(play) if play.opened else ():
                # As many words of the game master's in any case: what the dice are made of is the same.
                await play.master.type(typed if hidden else PLAIN)
                await table.settled()
            if play.opened and play.step % 5 == 4:
                for look in LOOKS:
                    await bystander.type(look)
                await table.settled()
            await play.take_down(f"{line.step}{went}")
    return play


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
                    found.append(f"{what}\n  {reader}, without:\n{a}\n  {reader}, with:\n{b}")
                    break
    return found


__all__ = ["SCENES", "Watched", "differences", "watched"]
