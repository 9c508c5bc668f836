"""One person at a terminal sits in every seat: a prompt with completion, and what the seat sees as it changes."""

import re
import sys
from collections.abc import Callable

from prompt_toolkit import PromptSession
from prompt_toolkit.history import InMemoryHistory
from prompt_toolkit.patch_stdout import patch_stdout

from .completion import SEAT, TableCompleter
from .local import LocalTable
from .player import Player, StepFailed
from .process import BotDied
from .script import Act, Restart, ScriptError, Step, Wait, parse_action, parse_step, without_comment
from .seats import Person
from .transcript import Transcript, write
from .typed import CannotType
from .words import say

ELSEWHERE = re.compile(r"[\w -]+\s#[\w-]+\s*>")
KEYWORDS = ("wait", "restart", "locale", "expect", "offer", "refuse")


class Console:
    """The conversation at the prompt; `obey` is one line of it.

    *after_step* is called when a step has been played.
    """

    def __init__(
        self,
        table: LocalTable,
        transcript: Transcript,
        locale: str,
        *,
        seat: str,
        after_step: Callable[[], None] | None = None,
    ) -> None:
        self.table = table
        self.locale = locale
        self.seat: Person = table.person(seat)
        self._transcript = transcript
        self._player = Player(table)
        self._after_step = after_step

    async def run(self) -> None:
        """Talk until the end of input or `quit`."""
        session: PromptSession[str] = PromptSession(
            history=InMemoryHistory(),
            completer=TableCompleter(self.table.seats, lambda: self.seat),
            complete_while_typing=True,
            bottom_toolbar=lambda: say(self.locale, "toolbar", who=self.seat.name, channel=self.seat.place.name),
        )
        write(sys.stdout, iter([say(self.locale, "over-to-you", who=self.seat.name)]))
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

    async def obey(self, line: str) -> bool:
        """Do what one line says, and tell what came of it; false to leave."""
        text = without_comment(line).strip()
        if seat := SEAT.match(text):
            name, text = seat["who"], text[seat.end() :]
            if not text:
                self.sit(name)
                return True
            self.seat = self.table.person(name)
        try:
            match text.split(None, 1):
                case []:
                    pass
                case ["quit" | "exit" | "q"]:
                    return False
                case ["help" | "aide" | "?"]:
                    self._tell(say(self.locale, "help"))
                case ["look"]:
                    write(sys.stdout, self._transcript.everything(self.seat))
                case ["as", name]:
                    self.sit(name)
                case _:
                    await self._play(self._step(text))
        except (CannotType, ScriptError, StepFailed, BotDied) as error:
            self._tell(f"  ! {error.words(self.locale)}")
            write(sys.stdout, self._transcript.news(self.seat))
        return True

    def sit(self, name: str) -> None:
        """Take somebody's seat; a new name is a new person."""
        self.seat = self.table.person(name.strip())
        self._tell(say(self.locale, "now", who=self.seat.name))
        write(sys.stdout, self._transcript.everything(self.seat))

    def _step(self, text: str) -> Step:
        """A line of the script language, or an action of the present seat."""
        word = text.split(None, 1)[0]
        if word in KEYWORDS or ELSEWHERE.match(text):
            return parse_step(text)
        return Act(self.seat.name, parse_action(text))

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
        write(sys.stdout, iter(text.splitlines()))
