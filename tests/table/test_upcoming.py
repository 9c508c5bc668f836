"""A game that is still being written is played by tests, and offered to nobody."""

from __future__ import annotations

import pytest

from bot.catalogue import load_library
from bot.kernel.errors import Refused
from bot.rulesets import rulesets_of
from tests.table.conftest import CHANNEL, GM, GUILD, World

UPCOMING = {"dnd35"}


async def test_no_table_is_offered_a_game_that_is_not_whole(world: World) -> None:
    games = rulesets_of(load_library())
    assert {each for each, rules in games.items() if getattr(rules, "upcoming", False)} == UPCOMING
    world.services.rulesets = {**world.services.rulesets, **games}
    assert UPCOMING.isdisjoint(dict(world.services.games("fr")))
    assert "dnd5" in dict(world.services.games("fr"))
    for each in UPCOMING:
        with pytest.raises(Refused) as refused:
            await world.tables.open(world.actor(GM), guild=GUILD, channel=CHANNEL, ruleset=each)
        assert refused.value.key == "unknown-ruleset"
