"""Statuses that the game master puts on somebody: for so many rounds, and held by somebody."""

from __future__ import annotations

import pytest

from bot.kernel.errors import Refused
from bot.kernel.values import evolve
from bot.rulesets.percentile.fixing import SetStatus, fix_status
from tests.rulesets.percentile.brawl import Brawl
from tests.rulesets.percentile.test_autopilot import hero
from tests.rulesets.percentile.test_standing_orders import orc

GM = 1


def said(scene: Brawl, **options: str) -> SetStatus:
    return fix_status(scene.engine.state, GM, {"who": "p", "status": "prone", **options})


@pytest.mark.parametrize(
    ("phase", "until", "last"),
    [("declaring", "1", 3), ("acting", "1 round", 4), ("declaring", "3 rounds", 5), ("between", "2 tours", 5)],
)
def test_a_round_that_is_half_over_is_none_of_those_that_are_said(phase: str, until: str, last: int) -> None:
    scene = Brawl(hero(), orc())
    state = evolve(scene.engine.state, round=3, phase=phase)
    assert fix_status(state, GM, {"who": "p", "status": "prone", "until": until}).until == last


@pytest.mark.parametrize("until", ["0", "soon", "9999 rounds"])
def test_what_is_no_number_of_rounds_is_refused(until: str) -> None:
    with pytest.raises(Refused):
        said(Brawl(hero(), orc()), until=until)


@pytest.mark.rule("PCT-UNA-003", "PCT-UNA-005")
@pytest.mark.parametrize("status", ["pinned", "strangled"])
def test_whoever_is_held_is_held_by_somebody_and_can_get_free(status: str) -> None:
    scene = Brawl(hero(), orc())
    for other in ({}, {"other": "p"}):
        with pytest.raises(Refused, match="percentile-held-by-whom"):
            said(scene, status=status, **other)
    scene.says(said(scene, status=status, other="orc"))
    form = scene.game.form(scene.engine.state, "declare", "p")
    assert form is not None
    # By the text a strangled one rolls in his turn, whatever he declares.
    assert ("get_free" in form.all_fields({})[0].options) is (status == "pinned")
    scene.says(said(scene, status=status, state="off"))
