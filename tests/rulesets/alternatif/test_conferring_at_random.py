"""Fights at random at a table that asks after every action, and where whoever acts in a segment chooses unseen: nobody
reads what another has chosen, and nothing falls before the last one has (ALT-SPE-028)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.kernel.events import DecisionClosed
from bot.kernel.ruleset import Reader
from bot.rulesets.alternatif import striking
from bot.rulesets.alternatif.base.checks import acting, is_closed
from bot.rulesets.alternatif.melee.strikes import InsteadWeighed, StrikeChosen, StrikeRolled
from bot.rulesets.alternatif.state import AlternatifState
from tests.rulesets.alternatif import wild
from tests.rulesets.alternatif.exchange import game
from tests.rulesets.alternatif.fight import Fight
from tests.rulesets.test_random_play import played

FIGHTS = 12
STRANGER = 987654


def _unread(state: AlternatifState, event: Any) -> None:
    """A choice that is kept is its author's: nobody else reads it, nor that he has answered."""
    if isinstance(event, DecisionClosed) and not is_closed(event.key):
        return
    if isinstance(event, DecisionClosed) or event.closed:
        others = {each.player for each in state.combatants.values() if each.player is not None} | {STRANGER}
        who = state.combatants.get(event.who if isinstance(event, DecisionClosed) else event.combatant)
        for user in others - {who.player if who is not None else None}:
            assert not game().may_read(state, event, Reader(user=user)), (user, event)


class Conferring(Fight):
    """A fight at random; *shared*: how many blows fell where several had chosen."""

    shared = 0

    def check_step(self, state: AlternatifState, event: Any, new: AlternatifState, account: Any) -> Any:
        if isinstance(event, DecisionClosed | StrikeChosen | InsteadWeighed):
            _unread(state, event)
        if isinstance(event, StrikeRolled) and event.occasion == "regular":
            assert not striking.is_open(state), "dice fall before the last one has chosen"
            self.shared += len(acting(state)) > 1
        return super().check_step(state, event, new, account)


@pytest.mark.rule("ALT-SPE-028", "ALT-REA-011")
def test_asked_after_every_action_and_choosing_unseen_nobody_reads_what_others_chose(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    usual = wild.settings

    def settings(chance: random.Random) -> dict[str, Any]:
        return {**usual(chance), "ask_again": "always", "closed_choices": True}

    monkeypatch.setattr(wild, "settings", settings)
    fights = [played(Conferring, seed) for seed in range(FIGHTS)]
    assert sum(each.shared for each in fights) > 0  # type: ignore[attr-defined]
    assert any("strike" in each.asked for each in fights)
    assert any("changed" in each.asked for each in fights)
