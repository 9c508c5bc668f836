"""What is pending is one side's alone, unless the table opens it: said where each event is."""

from __future__ import annotations

import pytest

from bot.kernel.ruleset import Reader
from bot.kernel.values import evolve
from bot.rulesets.alternatif.combatants.figures import GmOverrode
from bot.rulesets.alternatif.ordinary.listed import ProposalSettled, TaskBroken
from bot.rulesets.alternatif.reaction.dice import ActionCameUp, ActionLost, BeatImposed
from bot.rulesets.alternatif.secrecy import Pending
from bot.rulesets.alternatif.wounds.events import WoundsCounted
from tests.rulesets.alternatif.exchange import Exchange, fighter

FOE = Reader(user=8)


def readable(event: object, opened: bool) -> bool:
    made = Exchange(fighter("Ana"), fighter("Bor", "others"))
    people = {**made.state.combatants, "bor": evolve(made.who("bor"), player=8)}
    settings = evolve(made.state.settings, open_initiative=opened)
    return made.game.may_read(evolve(made.state, combatants=people, settings=settings), event, FOE)


@pytest.mark.rule("ALT-SIM-009")
@pytest.mark.parametrize(
    "event",
    [
        ActionCameUp("ana", "right", 4),
        BeatImposed("ana", 1, 2, None),
        ActionLost("ana", "right", "contact_lost", 4),
        GmOverrode("due", "ana", 4, 6),
        ProposalSettled("ana", "sure"),
    ],
    ids=lambda event: str(event.type),
)
def test_what_is_pending_is_opened_by_the_table_alone(event: object) -> None:
    assert isinstance(Exchange(fighter("Ana")).game.audience(event), Pending)
    assert (readable(event, opened=False), readable(event, opened=True)) == (False, True)


@pytest.mark.parametrize(
    "event",
    [
        GmOverrode("body", "ana", 4, 6),
        WoundsCounted("ana", 4, 6),
        TaskBroken("ana", "jump", 4, reason="dropped", unseen=True),
    ],
    ids=lambda event: str(event.type),
)
def test_figures_and_what_nobody_saw_stay_one_sides(event: object) -> None:
    assert (readable(event, opened=False), readable(event, opened=True)) == (False, False)
