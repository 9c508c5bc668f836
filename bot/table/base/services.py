"""What all tables share: store, words, clock, the door to Discord, and the measure of uptime.

*Uptime* counts the seconds in which people could play: it stands still while the bot is down or has no connection, and
knows nothing of a date that leaps. Deadlines are kept in it. The date decides about quiet hours, and is shown.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from bot import __version__
from bot.clock import Clock
from bot.kernel.errors import Refused
from bot.kernel.ruleset import Ruleset
from bot.port import Port
from bot.render import Renderer
from bot.render.words import Words
from bot.store import Store
from bot.studio import Studio
from bot.table.base import likeness
from bot.table.base.limits import Gate, Limits
from bot.table.base.presets import Presets

LEAP = 2.0
"""A date that is so many seconds further on, or less, than the steady clock says has leapt: somebody set it, or the
machine slept."""
LATE = 5.0
"""Whoever looks at the clock so many seconds later than he does at least (`Services.watched`) has stood still."""
ASLEEP, GRACE = 60.0, 90.0
"""Of whoever has slept so many seconds Discord knows nothing any more, and he may not know it yet: so many more seconds
pass before he can be sure to hear of anybody again. Nobody's time runs in them."""
SLACK = 1e-3
"""What comes within so many seconds has come: sums of such large numbers are not exact."""


class Moment(NamedTuple):
    """One reading of the clocks, by which everything of one decision goes: the date (seconds since 1970), and the
    uptime."""

    wall: float
    uptime: float

    def reached(self, uptime: float) -> bool:
        """Whether it is *uptime* by now, or later."""
        return uptime <= self.uptime + SLACK


@dataclass
class Services:
    """*rulesets*: every game by its id, the one that is played by default first. *down*: by how many seconds the date
    is ahead of uptime. *still*: the uptime at which it stands still, if it does. *leapt* is called when the date has
    leapt or the process has stood still, with the seconds. *watched*: the clocks are read every so many seconds at
    least; None: they are not. *commands*: by its path (`encounter-open`), the number of each command that Discord
    knows.
    *studio*: where public pictures are drawn; None: there are none. *version*: the program that writes the journal's
    lines; *build*: what tells the rules and data from any others (`bot.build`); *data*: the same of the data alone
    (`catalogue.fingerprint`)."""

    store: Store
    rulesets: Mapping[str, Ruleset[Any]]
    renderer: Renderer
    clock: Clock
    port: Port
    secret: Callable[[], bytes]
    down: float = 0.0
    still: float | None = None
    leapt: Callable[[float], None] = lambda seconds: None
    watched: float | None = None
    commands: dict[str, int] = field(default_factory=dict)
    studio: Studio | None = None
    version: str = __version__
    build: str = ""
    data: str = ""
    limits: Limits = field(default_factory=Limits)
    exporting: Gate = field(init=False, repr=False)
    presets: Presets = field(init=False, repr=False)
    picturing: Gate = field(init=False, repr=False)
    _read: tuple[float, float] | None = field(default=None, init=False, repr=False)
    """The date and the steady clock when they were last read."""
    _before: float = field(default=0.0, init=False, repr=False)
    """What `down` was when uptime was stopped."""

    def __post_init__(self) -> None:
        self.presets = Presets(self.store)
        limits = self.limits
        self.exporting = Gate("exports-under-way", limits.exports_of_one, limits.exports_of_all)
        self.picturing = Gate("pictures-under-way", limits.pictures_of_one, limits.pictures_of_all)

    def called(self, path: str, locale: str) -> str:
        """The command *path* (`encounter-open`) for a sentence: its name in that language; something to press where its
        number is known and the language calls it as Discord's mentions do, by its own name."""
        parts = path.split("-")
        keys = ["-".join(("cmd", *parts[: at + 1])) for at in range(len(parts))]
        name = " ".join(self.renderer.texts.say(locale, each) for each in keys)
        if path in self.commands and name == " ".join(parts):
            return f"</{name}:{self.commands[path]}>"
        return f"`/{name}`"

    @property
    def default(self) -> str:
        """The id of the game that is played unless somebody says otherwise."""
        return next(iter(self.rulesets))

    def games(self, locale: str) -> list[tuple[str, str]]:
        """(id, name in that language) of every game that is offered."""
        return [(each, self.renderer.ruleset(locale, each)) for each in self.rulesets]

    def game(self, typed: str, locale: str) -> Ruleset[Any]:
        """The game that *typed* means, by its id or its name; `Refused` (`unknown-ruleset`) lists those there are."""
        return self.rulesets[likeness.resolve(typed, self.games(locale), unknown="unknown-ruleset")]

    def rules(self, ident: str) -> Ruleset[Any]:
        """The game with that id; `Refused` (`unknown-ruleset`) for one that this program has not (any more)."""
        if ident not in self.rulesets:
            raise Refused("unknown-ruleset", typed=likeness.shown(ident), names=", ".join(self.rulesets))
        return self.rulesets[ident]

    def worded(
        self, rules: Ruleset[Any], offers: Sequence[tuple[str, str]], option: str, locale: str
    ) -> list[tuple[str, str]]:
        """What *rules* offers for *option* as (label, value): the words for codes come from the texts."""
        words = Words(self.renderer.texts, locale, game=rules.id, labels=True)
        return [(words.word(option, value) if label == value else label, value) for label, value in offers]

    def variants(self, rules: Ruleset[Any], locale: str) -> list[tuple[str, str]]:
        """(label, value) of the variants in which *rules* may be opened; empty when there is only the game itself."""
        offers = rules.offers(rules.opening({}), "open", "variant", locale)
        return self.worded(rules, offers, "variant", locale)

    def variant(self, rules: Ruleset[Any], typed: str, locale: str) -> str:
        """The variant of *rules* that *typed* means. Raises `Refused` (`no-variants`, `not-an-option`, …)."""
        variants = self.variants(rules, locale)
        if not variants:
            raise Refused("no-variants", game=self.renderer.ruleset(locale, rules.id))
        return likeness.resolve(typed, [(value, label) for label, value in variants], unknown="not-an-option")

    def moment(self) -> Moment:
        """What time it is. Read once for each decision: the next reading is another."""
        wall, steady = self.clock.now(), self.clock.steady()
        lost = 0.0 if self._read is None else self._lost(wall - self._read[0], steady - self._read[1])
        self._read = (wall, steady)
        if self.still is not None:
            self.down = wall - self.still
        elif lost:
            self.down += lost
            self.leapt(lost)
        return Moment(wall, wall - self.down)

    def _lost(self, by_date: float, gone: float) -> float:
        """The seconds in which nobody could play since the clocks were last read, when so many passed *by_date*, and so
        many are *gone* by the steady clock: the date has leapt, or the process has stood still."""
        leap = by_date - gone
        lost = leap if abs(leap) >= LEAP else 0.0
        if self.watched is not None and gone > self.watched + LATE:
            stood = gone - self.watched
            lost += stood if stood < ASLEEP else stood + GRACE
        return lost

    def stop_time(self, wall: float | None = None, down: float = 0.0) -> None:
        """From now on uptime stands still; or since the date *wall*, when it was *down* seconds behind."""
        if wall is None:
            now = self.moment()
            wall, down = now.wall, now.wall - now.uptime
        if self.still is None:
            self.still, self._before = wall - down, down
        self.moment()

    def let_time_run(self) -> float:
        """Uptime goes on where it stood still; for how many seconds it did."""
        self.moment()
        self.still = None
        return self.down - self._before

    def wall(self, uptime: float) -> float:
        """The date at which *uptime* is reached, if the bot stays up. Whoever has just woken up learns of it here."""
        if self.still is None:
            self.moment()
        return uptime + self.down
