"""What all tables share: store, words, clock, the door to Discord, and the measure of uptime."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot import __version__
from bot.clock import Clock
from bot.kernel.errors import Refused
from bot.kernel.ruleset import Ruleset
from bot.port import Port
from bot.render import Renderer
from bot.render.words import Words
from bot.store import Store
from bot.studio import Studio
from bot.table import authority


@dataclass
class House:
    """*rulesets*: every game by its id, the one that is played by default first. *down* is how long the bot was away in
    all, in seconds: uptime is the clock's time less that. *commands*: by its path (`encounter-open`), the number of
    each command that Discord knows. *studio*: where public pictures are drawn; None: there are none. *version*: the
    program that writes the journal's lines."""

    store: Store
    rulesets: Mapping[str, Ruleset[Any]]
    renderer: Renderer
    clock: Clock
    port: Port
    secret: Callable[[], bytes]
    down: float = 0.0
    commands: dict[str, int] = field(default_factory=dict)
    studio: Studio | None = None
    version: str = __version__

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
        """(id, name in that language) of every game."""
        return [(each, self.renderer.ruleset(locale, each)) for each in self.rulesets]

    def game(self, typed: str, locale: str) -> Ruleset[Any]:
        """The game that *typed* means, by its id or its name; `Refused` (`unknown-ruleset`) lists those there are."""
        return self.rulesets[authority.resolve(typed, self.games(locale), unknown="unknown-ruleset")]

    def rules(self, ident: str) -> Ruleset[Any]:
        """The game with that id; `Refused` (`unknown-ruleset`) for one that this program has not (any more)."""
        if ident not in self.rulesets:
            raise Refused("unknown-ruleset", typed=authority.shown(ident), names=", ".join(self.rulesets))
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
        return authority.resolve(typed, [(value, label) for label, value in variants], unknown="not-an-option")

    def uptime(self) -> float:
        """Seconds since 1970 less all downtime: deadlines are kept in this measure."""
        return self.clock.now() - self.down

    def wall(self, uptime: float) -> float:
        """The clock's time at which *uptime* is reached, if the bot stays up."""
        return uptime + self.down
