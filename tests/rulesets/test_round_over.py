"""In every game time may be told to stand still once the round is over: nobody acts in the next one before."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel import events as told
from bot.kernel import inputs as said
from bot.kernel.errors import Refused
from tests.rulesets.alternatif.exchange import Exchange
from tests.rulesets.alternatif.exchange import fighter as swordsman
from tests.rulesets.dnd5.skirmish import Skirmish as Fifth
from tests.rulesets.dnd5.skirmish import fighter as fifth
from tests.rulesets.dnd35.skirmish import Skirmish as Older
from tests.rulesets.dnd35.skirmish import fighter as older
from tests.rulesets.percentile.brawl import Brawl
from tests.rulesets.percentile.test_autopilot import hero
from tests.rulesets.percentile.test_standing_orders import orc
from tests.rulesets.rpg20.fray import Fray
from tests.rulesets.rpg20.fray import fighter as shooter


def exchange() -> Exchange:
    """Ana strikes at Bor, who waits, again and again."""
    fight = Exchange(swordsman("Ana"), swordsman("Bor", "others", stamina=200))
    fight.stands_by("bor")
    fight.attacks("ana", "bor", 4)
    return fight


TABLES: dict[str, Any] = {
    "alternatif": exchange,
    "percentile": lambda: Brawl(hero(), orc()),
    "dnd5": lambda: Fifth(fifth("Ana"), fifth("Bor", "foes")),
    "dnd35": lambda: Older(older("Ana"), older("Bor", "foes")),
    "rpg20": lambda: Fray(shooter("Ana"), shooter("Bor", "foes")),
}


def silent(scene: Any) -> None:
    """Whoever is asked says nothing, until nobody is or time stands still."""
    for _ in range(30):
        standing = scene.engine.standing
        if standing.stopping:
            return
        open_ = [each for each in standing.questions if each.id and not each.answered]
        if standing.breath:
            scene.says(said.Continue())
        elif open_:
            scene.says(said.Deadline(open_[0].id))
        else:
            return


@pytest.mark.parametrize("game", TABLES)
def test_time_stands_still_once_the_round_is_over_and_not_before(game: str) -> None:
    scene = TABLES[game]()
    round_of = scene.game.round_of
    with pytest.raises(Refused, match="not-held"):
        scene.says(said.Resume(0))
    scene.says(said.Hold(0, "absent", ahead=True, after=1))
    assert not scene.engine.standing.pause
    silent(scene)
    assert (scene.engine.standing.stopping, round_of(scene.engine.state)) == ("absent", 2)
    assert not any(each.who in ("ana", "bor", "p", "orc") for each in scene.engine.standing.questions)
    scene.says(said.Resume(0))
    assert (scene.engine.standing.stopping, scene.engine.standing.after) == (None, None)
    # Told that it need not after all, it goes on.
    scene.says(said.Hold(0, "absent", ahead=True, after=round_of(scene.engine.state)))
    scene.told.clear()
    scene.says(said.Resume(0))
    assert scene.engine.standing.after is None
    assert not any(isinstance(each, told.Resumed) for each in scene.told)
