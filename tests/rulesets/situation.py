"""A situation written down in a test, and played on from there: what `python -m bot inspect … --situation` prints.

    fight = stand('''
        game = "alternatif"
        [standing]
        begun = true
        …
    ''')
    fight.lay("parry", 14)
    told = fight.answer("p1", parry="-")

Whatever is as usual may be left out (see `bot.table.keeping.situation`); texts of the packaged data are not needed.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from types import MappingProxyType
from typing import Any

from bot.catalogue import load_library
from bot.kernel import inputs as said
from bot.kernel.decisions import Decision
from bot.kernel.dice import Fed
from bot.kernel.engine import Engine
from bot.kernel.ruleset import Ruleset
from bot.rulesets import rulesets_of
from bot.table.keeping import situation

SECRET = bytes(range(32))
GM = 99


@cache
def games() -> Mapping[str, Ruleset[Any]]:
    """Every game, with the packaged data."""
    return MappingProxyType(rulesets_of(load_library()))


class Stood:
    """An encounter that stands at a situation and is played on."""

    def __init__(self, engine: Engine[Any]) -> None:
        self.engine = engine

    @property
    def state(self) -> Any:
        return self.engine.state

    def say(self, given: Any) -> list[Any]:
        """Take one input; what is told."""
        progress = self.engine.submit(given, self.engine.standing.at + 1)
        return [each.event for each in progress.events]

    def lay(self, why: str, *faces: int) -> None:
        """Lay dice down: what is rolled next for *why* shows *faces*."""
        fed = self.engine.standing.fed
        self.say(said.Feed(GM, (*fed, *(Fed(face, why=why) for face in faces))))

    def asked(self, who: str) -> Decision:
        """The question that *who* is asked."""
        (found,) = [form for each, form in self.engine.questions() if each.who == who]
        return found

    def answer(self, who: str, **choice: str) -> list[Any]:
        """*who* answers; what is told."""
        (ident,) = [each.id for each, _ in self.engine.questions() if each.who == who]
        return self.say(said.Answer(GM, ident, choice))


def stand(text: str) -> Stood:
    """An encounter as *text* says it is, its game's questions asked. Raises `ValueError` for what is no situation."""
    game = games()[situation.game_of(text)]
    return Stood(situation.stood(game, _read(text), SECRET))


@lru_cache(maxsize=64)
def _read(text: str) -> Any:
    """What *text* says: records, which never change, so that it is read once for all faces that a test lays down."""
    return situation.read(games()[situation.game_of(text)], text)
