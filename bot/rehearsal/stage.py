"""What `python -m bot rehearse` does: sets the table, plays the script or the duel, opens the prompt."""

import asyncio
import json
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from . import child
from .console import Console
from .local import LocalTable
from .phone import WIDTH, Phone
from .player import Player, StepFailed
from .process import BotDied
from .script import Line, ScriptError, load, parse
from .transcript import Paint, Transcript, write
from .words import say

DUELS = Path(__file__).resolve().parent
READING_S = 1.5
"""Seconds between two steps of the duel that is shown at a terminal, on the table's clock as well; after Enter there
are none."""
START = 1_790_000_000.0
"""When a script begins, or a table with a given seed: a Monday in the afternoon (Paris)."""


class Stage:
    """One rehearsal, from the command line's point of view. *factory* names another bot than Arbitre."""

    def __init__(
        self,
        locale: str,
        *,
        json: bool = False,
        seed: str | None = None,
        house_data: Path | None = None,
        factory: str = child.ARBITRE,
        seat: str | None = None,
        width: int = WIDTH,
    ) -> None:
        self.locale = locale
        self._seat = seat
        self._width = width
        self._json = json
        self._seed = seed
        self._house_data = house_data
        self._factory = factory
        self._colours = sys.stdout.isatty()
        self._row = 0
        self._ahead: list[str] = []

    async def open(self, script: Path | None, database: Path | None) -> int:
        """Play; the exit code: 0 everything held, 1 a step failed, 2 it could not be begun."""
        name = "stdin" if script is None else str(script)
        try:
            if self._seed is not None:
                bytes.fromhex(self._seed)
        except ValueError:
            return self._complain(say(self.locale, "bad-seed"))
        by_hand = script is None and sys.stdin.isatty()
        try:
            lines = self._duel(database) if by_hand else load(script) if script is not None else parse(sys.stdin.read())
        except (OSError, UnicodeDecodeError):
            return self._complain(say(self.locale, "no-script", path=name))
        except ScriptError as error:
            words = error.words(self.locale)
            return self._complain(say(self.locale, "place", name=name, line=error.line, reason=words))
        with tempfile.TemporaryDirectory(prefix="arbitre-") as folder:
            log = Path(folder) / "bot.log"
            table = LocalTable(
                database or Path(folder) / "table.db",
                locale=self.locale,
                seed=self._seed,
                files=Path() if script is None else script.parent,
                factory=self._factory,
                # What the joining adds to the dice depends on the time, and nights come in scripts.
                start=START if (self._seed is not None or not by_hand) and not _holds(database) else None,
                settings={} if self._house_data is None else {"house_data": str(self._house_data)},
                log=log,
            )
            try:
                async with table:
                    return await self._play(table, lines, name, by_hand=by_hand)
            except BotDied as died:
                sys.stderr.write(table.bot.last_words() + "\n")
                return self._complain(died.words(self.locale))

    async def _play(self, table: LocalTable, lines: list[Line], name: str, *, by_hand: bool) -> int:
        self._row = self._last_row(table)
        # A terminal tears words at its edge; a pipe has none.
        width = shutil.get_terminal_size().columns if self._colours else None
        transcript = Transcript(table, self.locale, colours=self._colours, width=width)
        paint = Paint(self._colours)
        phone = None
        if self._seat is not None:
            phone = Phone(table, table.person(self._seat), self.locale, width=self._width)

        def tell(line: Line) -> None:
            if self._json:
                self._print_events(table)
                return
            if phone is not None:
                write(sys.stdout, phone.step(line))
                return
            write(sys.stdout, iter([paint("seat", line.text)]))
            write(sys.stdout, transcript.news())

        if by_hand and not self._json:
            write(sys.stdout, transcript.told(say(self.locale, "welcome")))
            if lines:
                write(sys.stdout, transcript.told(say(self.locale, "duel")))
        player = Player(table, after_step=tell)
        try:
            if by_hand:
                await self._show(player, lines)
            else:
                await player.play(lines)
        except StepFailed as failed:
            sys.stdout.flush()
            sys.stderr.write(failed.report(name, self.locale) + "\n")
            if not by_hand:
                return 1
        if by_hand:
            seat = next((person.name for person in table.seats if person.name.casefold() not in ("gm", "mj")), None)
            first = seat or ("MJ" if self.locale == "fr" else "GM")
            after = (lambda: self._print_events(table)) if self._json else None
            await Console(table, transcript, self.locale, seat=first, after_step=after).run(self._ahead)
        elif phone is not None:
            write(sys.stdout, phone.rest())
        elif not self._json:
            write(sys.stdout, iter([say(self.locale, "played", steps=len(lines))]))
        return 0

    async def _show(self, player: Player, lines: list[Line]) -> None:
        """Play *lines* at the pace of somebody who reads."""
        with typed_ahead(self._ahead) as hurried:
            for line in lines:
                await player.play([line])
                if hurried.is_set():
                    continue
                with suppress(TimeoutError):
                    await asyncio.wait_for(hurried.wait(), READING_S)
                await player.table.wait(READING_S)

    def _duel(self, database: Path | None) -> list[Line]:
        """The ready-made duel in the table's language, if there is one; none where people have fights of their own."""
        if _holds(database):
            return []
        path = DUELS / f"duel_{self.locale}.txt"
        return load(path) if path.is_file() else []

    def _last_row(self, table: LocalTable) -> int:
        """Where the events that a kept database already holds end."""
        if not self._json:
            return 0
        return max((int(event["row"]) for event in table.events()), default=0)

    def _print_events(self, table: LocalTable) -> None:
        for event in table.events(self._row):
            self._row = int(event.pop("row"))
            sys.stdout.write(json.dumps(event, ensure_ascii=False, separators=(",", ":")) + "\n")
        sys.stdout.flush()

    def _complain(self, words: str) -> int:
        sys.stderr.write(words + "\n")
        return 2


@contextmanager
def typed_ahead(lines: list[str]) -> Iterator[asyncio.Event]:
    """An event that is set once somebody presses Enter at the terminal, where that can be heard; what was typed with it
    goes into *lines*."""
    pressed, loop = asyncio.Event(), asyncio.get_running_loop()

    def read() -> None:
        if line := sys.stdin.readline().strip():
            lines.append(line)
        pressed.set()

    try:
        loop.add_reader(sys.stdin.fileno(), read)
    except (NotImplementedError, OSError, ValueError):
        # On Windows, or where standard input is no file.
        yield pressed
        return
    try:
        yield pressed
    finally:
        loop.remove_reader(sys.stdin.fileno())


def _holds(database: Path | None) -> bool:
    """Whether there are fights in *database* already, with a time of their own."""
    return database is not None and database.exists()
