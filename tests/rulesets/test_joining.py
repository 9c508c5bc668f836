"""Who joins is numbered and known by an id, in every game: neither tells more than everybody may know."""

from __future__ import annotations

from typing import Any

import pytest

from bot.catalogue import load_library
from bot.kernel.engine import Engine
from bot.rulesets import rulesets_of

GAMES = rulesets_of(load_library(None))
GM, ANA = 9, 7


class Fight:
    """A fight under one of the games, as the table has people join: it says something that nobody else knows."""

    def __init__(self, game: str, secret: str = "a secret") -> None:
        self.secret = secret
        self.rules = GAMES[game]
        self.engine: Engine[Any] = Engine(self.rules, self.rules.opening({}), bytes(32))
        self.line = 0
        self.kind = self.rules.offers(self.rules.opening({}), "npc-add", "creature", "fr")[0][1]

    def say(self, command: str, **args: Any) -> None:
        self.line += 1
        args = {"locale": "fr", "neutral": self.secret, **args} if command in ("npc-add", "join") else args
        self.engine.submit(self.rules.compose(self.engine.frame.state, command, GM, args), self.line)

    def foes(self, name: str, count: int = 1, **more: Any) -> None:
        self.say("npc-add", creature=self.kind, name=name, count=count, **more)

    def called(self) -> dict[str, str]:
        return {each.id: each.name for each in self.rules.people(self.engine.frame.state)}


@pytest.mark.parametrize("game", GAMES)
def test_ids_tell_neither_what_somebody_is_nor_how_many_hide(game: str) -> None:
    fight = Fight(game)
    fight.say("join", sheet=fight.rules.sheets.propose({"name": "Jo", "locale": "fr"})[1], player=ANA)
    fight.foes("Brute", 2)
    fight.foes("Ombre", 2, hidden=True)
    fight.say("npc-add", creature=fight.kind)
    ids = list(fight.called())
    # Whoever hides takes no number of those who are seen.
    assert [each for each in ids if not each.startswith("unseen-")] == ["p1", "c1", "c2", "c3"]
    one, other = (each.removeprefix("unseen-") for each in ids if each.startswith("unseen-"))
    assert one != other
    assert not {one, other} & {"1", "2"}
    # The same names under another secret: what is seen of them later says nothing.
    again = Fight(game, "another one")
    again.foes("Ombre", 2, hidden=True)
    assert not {*again.called()} & {*ids}


@pytest.mark.parametrize("game", GAMES)
def test_a_number_that_left_is_not_given_again_nor_an_id(game: str) -> None:
    fight = Fight(game)
    fight.foes("Grok", 2)
    fight.say("npc-remove", who="c1")
    fight.foes("Grok", 2)
    assert fight.called() == {"c2": "Grok 2", "c3": "Grok 3", "c4": "Grok 4"}
    fight.foes("Urk")
    fight.say("npc-remove", who="c5")
    fight.foes("Urk")
    # A name without a number is his who bears it.
    assert fight.called()["c6"] == "Urk"
    fight.say("npc-group", who="c2,c3,c4", name="Grok")
    assert [fight.called()[each] for each in ("c2", "c3", "c4")] == ["Grok 2", "Grok 3", "Grok 4"]
    # What nobody saw of is free for those who are seen.
    fight.foes("Ombre", 2, hidden=True)
    hidden = [each for each in fight.called() if each.startswith("unseen-")]
    for each in hidden:
        fight.say("npc-remove", who=each)
    fight.foes("Ombre", 2)
    assert [fight.called()[each] for each in ("c7", "c8")] == ["Ombre 1", "Ombre 2"]
    state = fight.engine.frame.state
    assert set(state.left) == {"c1", "c5", *hidden}
    assert [state.left[each] for each in hidden] == ["", ""]
