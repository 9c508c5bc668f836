"""What a sheet says of its owner's temperament holds when an autopilot has him, and not before."""

from __future__ import annotations

from typing import Any

import pytest

from bot.catalogue import load_library
from bot.rulesets import rulesets_of
from bot.rulesets.shared.people import HandOver

GAMES = rulesets_of(load_library(None))
PLAYER, GM = 17, 1
HAVE_ONE = ("alternatif", "dnd35", "dnd5")


def test_these_games_have_it_on_their_sheets() -> None:
    own = {
        game for game, rules in GAMES.items() if any("temperament" in each for each in rules.sheets.groups().values())
    }
    assert own == set(HAVE_ONE)


@pytest.mark.parametrize("game", HAVE_ONE)
@pytest.mark.parametrize(("of_sheet", "told"), [("furious", "furious"), ("", "steady")])
def test_the_autopilot_plays_him_as_his_sheet_says(game: str, of_sheet: str, told: str) -> None:
    rules: Any = GAMES[game]
    ready = rules.sheets.ready("fr")[0][0]
    body = rules.sheets.propose({"ready": ready, "locale": "fr"})[1]
    body = rules.sheets.amend(body, {"temperament": of_sheet}, "fr")[1]
    made = rules.recruiter.player(rules.opening({}), {"sheet": body, "player": PLAYER, "locale": "fr"})
    ana = made[0]
    # He is his player's.
    assert (ana.player, ana.temperament) == (PLAYER, None)
    state = rules.opening({}).put(ana)
    given = rules.compose(state, "npc-autopilot", GM, {"who": ana.id})
    assert given == HandOver(GM, ana.id, None, told)
    said = rules.compose(state, "npc-autopilot", GM, {"who": ana.id, "temperament": "cautious"})
    assert said.temperament == "cautious"
