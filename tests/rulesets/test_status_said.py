"""A status that the game master sets is told as his word, in every game and both languages."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.errors import Refused
from bot.kernel.events import KERNEL_EVENTS
from bot.kernel.ruleset import Reader
from bot.render.rulings import Entry, Rulings
from bot.text import Texts
from tests.rulesets.situation import GM
from tests.rulesets.test_never_stranded import CREATURES, Flow

RULINGS = Rulings(Texts())
OF_ANOTHER = {"alternatif": {"unaware"}, "dnd5": {"grappled"}, "percentile": {"pinned", "strangled"}}
"""Statuses that name somebody else as well."""


@pytest.mark.parametrize("name", CREATURES)
def test_every_status_that_the_game_master_sets_is_told_as_his_word(name: str) -> None:
    game: Any = Flow(name).game
    codes = [value for _, value in game.offers(Flow(name).engine.state, "fix-status", "status", "fr")]
    assert codes
    silent, said = [], 0
    for code in codes:
        fight = Flow(name, led=True)
        who, other = (each.id for each in list(game.people(fight.engine.state))[:2])
        more = {"other": other} if code in OF_ANOTHER.get(name, ()) else {}
        for turned in ("on", "off"):
            before = fight.engine.state
            try:
                progress = fight.says("fix-status", who=who, status=code, state=turned, **more)
            except Refused:
                continue
            told = [each for each in progress.events if each.event.__class__ not in KERNEL_EVENTS]
            assert told, code
            for locale, word in (("fr", "MJ"), ("en", "GM")):
                lines = RULINGS.log(game, before, [Entry(1, told)], Reader(GM, gm=True), locale)
                said += 1
                if not any(word in line for line in lines):
                    silent.append((code, turned, locale, lines))
    assert silent == []
    assert said >= 2 * len(codes)
