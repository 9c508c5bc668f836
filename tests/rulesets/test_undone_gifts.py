"""What the game master gives or puts there, taken back by an undo; what his form says, in each game."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel import inputs
from bot.kernel.engine import Engine
from bot.table.gm import gifts
from tests.rulesets.situation import GM, SECRET, games

ONE = 17
GIFTS = {
    "alternatif": ("-2", "attack"),
    "percentile": ("-20", "-"),
    "dnd5": ("disadvantage", "check"),
    "dnd35": ("-2", "save"),
    "rpg20": ("-4", "attack"),
}
"""How much, and upon what, as the form says it."""
OBJECTS = {"dnd5": "15/18", "dnd35": "5/20/5"}


class Fight:
    """Somebody of a game's ready people and an orc."""

    def __init__(self, name: str) -> None:
        self.game = games()[name]
        self.engine: Engine[Any] = Engine(self.game, self.game.opening({}), SECRET)
        _, body = self.game.sheets.propose({"ready": self.game.sheets.ready("fr")[0][0]})
        self.says("join", sheet=body, player=ONE, locale="fr", neutral="x")
        self.says("npc-add", creature="orc", count=1, locale="fr", neutral="x")
        self.who = next(each.id for each in self.game.people(self.state) if each.player is not None)

    @property
    def state(self) -> Any:
        return self.engine.frame.state

    def says(self, command: str, **args: Any) -> None:
        self.takes(self.game.compose(self.state, command, GM, args))

    def takes(self, given: Any) -> list[Any]:
        return [each.event for each in self.engine.submit(given, self.engine.standing.at + 1).events]


@pytest.mark.parametrize("name", GIFTS)
def test_what_the_form_gives_stands_and_an_undo_takes_it_back(name: str) -> None:
    fight = Fight(name)
    value, upon = GIFTS[name]
    for whom, lasting in ((fight.who, "lasts"), (gifts.NONE, "once")):
        before, at = fight.state, fight.engine.standing.at
        who, args = gifts.said((whom, upon, value, lasting, " smoke "))
        told = fight.takes(fight.game.compose(before, gifts.COMMAND, GM, {**args, "who": who}))
        assert {(each.combatant, each.reason) for each in told} == {
            (each.id, "smoke") for each in fight.game.people(before) if who in (None, each.id)
        }
        assert fight.state != before
        fight.takes(inputs.Undo(GM, at))
        assert fight.state == before


@pytest.mark.parametrize("name", OBJECTS)
def test_an_undo_takes_back_an_object_that_was_put_there(name: str) -> None:
    fight = Fight(name)
    before, at = fight.state, fight.engine.standing.at
    fight.says("gm-tool", tool="object", words="door", value=OBJECTS[name], who=fight.who)
    assert [each.name for each in fight.game.people(fight.state)][-1] == "Door"
    fight.takes(inputs.Undo(GM, at))
    assert fight.state == before


@pytest.mark.rule("PCT-ADV-001")
def test_an_advantage_under_the_percentile_rules_is_given_with_its_reason() -> None:
    fight = Fight("percentile")
    at = fight.engine.standing.at
    given = fight.game.compose(fight.state, gifts.COMMAND, GM, {"value": "advantage", "reason": "high ground"})
    told = fight.takes(given)
    assert [each.why_so for each in told] == ["high ground"] * 2
    assert {each.advantages for each in fight.state.fighters.values()} == {1}
    fight.takes(inputs.Undo(GM, at))
    assert {each.advantages for each in fight.state.fighters.values()} == {0}
