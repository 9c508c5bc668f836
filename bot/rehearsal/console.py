"""One person at a terminal sits in every seat: a prompt with completion, and what the seat sees as it changes.

The table's clock runs while somebody sits at the prompt, as on Discord: breathers end, trackers and deadlines follow.
Only scripts move a clock that stands."""

import asyncio
import re
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress

from prompt_toolkit import PromptSession
from prompt_toolkit.history import InMemoryHistory
from prompt_toolkit.input import Input
from prompt_toolkit.output import Output
from prompt_toolkit.patch_stdout import patch_stdout

from .completion import SEAT, TableCompleter
from .free_words import Unmeant, keyword, labelled, meant
from .local import LocalTable
from .player import Player, StepFailed
from .process import BotDied
from .script import Act, Action, Press, Restart, ScriptError, Step, Wait, parse_step, without_comment
from .seats import Person
from .transcript import Transcript, write
from .typed import CannotType
from .words import say

ELSEWHERE = re.compile(r"(?P<who>[\w -]+?)\s+#(?P<place>[\w-]+)\s*>\s*(?P<what>.+)")
GIVING_WAY = ("wait", "as", "say")
"""Keywords that go on: alone, or with words that make a button's label, the button is meant."""
SCRIPTED = ("wait", "restart", "locale", "expect", "offer", "refuse")
TICK_S = 1.0
"""How often the table's clock follows the machine's, in seconds."""


class Console:
    """The conversation at the prompt; `obey` is one line of it, `tick` some time that passes meanwhile.

    *after_step* is called when a step has been played. *steady* measures the time that passes, in seconds.
    """

    def __init__(
        self,
        table: LocalTable,
        transcript: Transcript,
        locale: str,
        *,
        seat: str,
        after_step: Callable[[], None] | None = None,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self.table = table
        self.locale = locale
        self.seat: Person = table.person(seat)
        self._transcript = transcript
        self._player = Player(table)
        self._after_step = after_step
        self._steady = steady
        self._turn = asyncio.Lock()

    async def run(self, ahead: Sequence[str] = (), *, typed: Input | None = None, shown: Output | None = None) -> None:
        """Talk until the end of input or `quit`: first of the lines that were typed *ahead* of the prompt. *typed* and
        *shown* stand for the terminal's keys and screen."""
        session: PromptSession[str] = PromptSession(
            history=InMemoryHistory(),
            completer=TableCompleter(self.table.seats, lambda: self.seat),
            complete_while_typing=True,
            bottom_toolbar=lambda: say(self.locale, "toolbar", who=self.seat.name, channel=self.seat.place.name),
            input=typed,
            output=shown,
        )
        self._tell(say(self.locale, "over-to-you", who=self.seat.name))
        for line in ahead:
            write(sys.stdout, iter([f"{self.seat.name}> {line}"]))
            if not await self.obey(line):
                return
        clock = asyncio.create_task(self._follow())
        try:
            with patch_stdout(raw=True):
                while True:
                    try:
                        line = await session.prompt_async(lambda: f"{self.seat.name}> ")
                    except KeyboardInterrupt:
                        continue
                    except EOFError:
                        return
                    if not await self.obey(line):
                        return
        finally:
            # Not in the middle of a word with the bot, which may be asked something else right after.
            async with self._turn:
                clock.cancel()
            with suppress(asyncio.CancelledError):
                await clock

    async def _follow(self) -> None:
        before = self._steady()
        while True:
            await asyncio.sleep(TICK_S)
            now = self._steady()
            await self.tick(now - before)
            before = now

    async def tick(self, seconds: float) -> None:
        """So much time passes; tell what it brings. Nothing passes while the bot is down."""
        async with self._turn:
            if not self.table.bot.alive:
                return
            try:
                await self.table.wait(seconds)
            except BotDied as died:
                self._tell(f"  ! {died.words(self.locale)}")
            write(sys.stdout, self._transcript.news(self.seat))
            if self._after_step is not None:
                self._after_step()

    async def obey(self, line: str) -> bool:
        """Do what one line says, and tell what came of it; false to leave."""
        async with self._turn:
            return await self._obey(line)

    async def _obey(self, line: str) -> bool:
        text = without_comment(line).strip()
        if seat := SEAT.match(text):
            name, text = seat["who"], text[seat.end() :]
            if not text:
                self.sit(name)
                return True
            self.seat = self.table.person(name)
        try:
            match keyword(text):
                case ("", ""):
                    pass
                case (word, _) if word in GIVING_WAY and (label := labelled(self.seat, text)):
                    await self._play(Act(self.seat.name, Press(label)))
                case ("quit", ""):
                    return False
                case ("help", ""):
                    self._tell(say(self.locale, "help"))
                case ("look", ""):
                    write(sys.stdout, self._transcript.everything(self.seat))
                case ("as", name) if name:
                    self.sit(name)
                case (word, rest) if word in SCRIPTED:
                    await self._play(parse_step(f"{word} {rest}".rstrip()))
                case _:
                    await self._play(self._act(text))
        except (CannotType, ScriptError, StepFailed, BotDied, Unmeant) as error:
            self._tell(f"  ! {error.words(self.locale)}")
            write(sys.stdout, self._transcript.news(self.seat))
        return True

    def sit(self, name: str) -> None:
        """Take somebody's seat; a new name is a new person."""
        self.seat = self.table.person(name.strip())
        self._tell(say(self.locale, "now", who=self.seat.name))
        write(sys.stdout, self._transcript.everything(self.seat))

    def _act(self, text: str) -> Step:
        """What the present seat does, or somebody in another channel."""
        if elsewhere := ELSEWHERE.fullmatch(text):
            person = self.table.person(elsewhere["who"])
            action: Action = meant(person, elsewhere["what"])
            return Act(person.name, action, elsewhere["place"])
        return Act(self.seat.name, meant(self.seat, text))

    async def _play(self, step: Step) -> None:
        await self._player.step(step)
        match step:
            case Restart():
                self._tell(say(self.locale, "restarted"))
            case Wait(seconds=seconds):
                self._tell(say(self.locale, "waited", seconds=f"{seconds:g}"))
            case _:
                pass
        write(sys.stdout, self._transcript.news(self.seat))
        write(sys.stdout, self._transcript.form(self.seat))
        if self._after_step is not None:
            self._after_step()

    def _tell(self, text: str) -> None:
        write(sys.stdout, self._transcript.told(text))
