"""A stand-in for a game: people and what may be read, nothing played. Its events and questions are D&D Alternatif's."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest

from bot.kernel.decisions import Choice, Decision, Scalar
from bot.kernel.frame import Open, Told
from bot.kernel.ruleset import Person, Reader
from bot.render import Renderer
from bot.text import Texts

HOSTILE = [
    "@everyone",
    "<@42>",
    "**gras**",
    "`code`\n# titre",
    "x" * 90,
    "[a](https://example.org)",
    "\u202eabc",
    "_a_",
]


@dataclass
class Stand:
    """Just enough of a ruleset for a renderer: *persons* are in it, *secret* event types are for the GM alone."""

    persons: Sequence[Person]
    secret: frozenset[str] = frozenset()
    id: str = "alternatif"
    rules: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def people(self, state: Any) -> Sequence[Person]:
        return self.persons

    def may_read(self, state: Any, event: Any, reader: Reader) -> bool:
        return reader.gm or event.type not in self.secret

    def prospect(
        self, state: Any, decision: Decision, partial: Choice, field: str, value: str, reader: Reader
    ) -> Mapping[str, Scalar]:
        return {}

    def discreetly(self, state: Any, decision: Decision, reader: Reader) -> Decision:
        return decision

    def offered_openly(self, state: Any, decision: Decision) -> bool:
        return False

    def discretion(self, state: Any, decision: Decision) -> str:
        return "none"

    def redacted(self, state: Any, event: Any, reader: Reader) -> Any:
        return event

    def rules_of(self, event: Any) -> tuple[str, ...]:
        return self.rules.get(event.type, ())


def person(ident: str, name: str = "", *, player: int | None = None, side: str = "a", hidden: bool = False) -> Person:
    return Person(ident, name or ident.capitalize(), side, player, hidden=hidden)


JURL = person("jurl", player=101, side="heroes")
ORC = person("orc", side="foes")


def told(*events: Any) -> list[Told]:
    return [Told(at, event) for at, event in enumerate(events, 1)]


def opened(decision: Decision, ident: str = "12.0", **more: Any) -> tuple[Open, Decision]:
    question = Open(ident, decision.key, decision.kind, decision.who, decision.offered(), **more)
    return question, decision


@pytest.fixture(scope="session")
def texts() -> Texts:
    made = Texts(strict=True)
    for locale, word, the in (("fr", "lance", "la lance"), ("en", "spear", "the spear")):
        made.learn(locale, "weapon-spear", word, the=the)
    for locale, word, the in (("fr", "hache", "la hache"), ("en", "axe", "the axe")):
        made.learn(locale, "weapon-axe", word, the=the)
    return made


@pytest.fixture(scope="session")
def renderer(texts: Texts) -> Renderer:
    return Renderer(texts)


@pytest.fixture
def duel() -> Stand:
    return Stand([JURL, ORC])
