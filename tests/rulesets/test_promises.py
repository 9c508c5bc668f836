"""That nothing offered and taken is lost for a reason that stood is seen where it happens (`anyplay.kept_promise`)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.values import evolve
from bot.rulesets.alternatif.reaction.dice import ActionDeclared, ActionLost
from bot.rulesets.dnd5.attack.events import AttackBegun, AttackEnded
from bot.rulesets.dnd35.attack.strikes import AttackBegun as Begun35
from bot.rulesets.dnd35.attack.strikes import AttackEnded as Ended35
from bot.rulesets.percentile.declaring.declarations import ActionDeclared as Declared
from bot.rulesets.percentile.rounds import TurnEnded
from bot.rulesets.percentile.state import Declaration, PercentileState, Turn
from bot.rulesets.rpg20.sequences import slots
from tests.rulesets.alternatif import promises as alternatif
from tests.rulesets.alternatif.exchange import Exchange
from tests.rulesets.alternatif.exchange import fighter as fencer
from tests.rulesets.anyplay import kept_promise
from tests.rulesets.dnd5.fight import Fight as Dnd5Fight
from tests.rulesets.dnd35.fight import Fight as Dnd35Fight
from tests.rulesets.percentile import promises as percentile
from tests.rulesets.percentile.brawl import fighter as brawler
from tests.rulesets.rpg20.fight import Fight as Rpg20Fight


def test_a_knife_that_was_never_in_hand_is_found_by_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    def fallen(who: Any) -> bool:
        means = who.means
        return (
            means is not None
            and means.deed == "throw"
            and not any(each.weapon == means.weapon and each.in_hand for each in who.weapons)
        )

    monkeypatch.setattr(slots, "empty_handed", fallen)
    with pytest.raises(AssertionError, match="could not be done"):
        _play(12)


def _play(fights: int) -> None:
    for seed in range(fights):
        fight = Rpg20Fight(seed)
        for _ in range(60):
            fight.step()


def found(takes: Any, loses: Any, state: Any, other: Any, begun: Any, lost: Any) -> None:
    """*lost* is a broken promise in the state in which it was *begun*, and none in the *other* one."""
    taken = {takes(state, begun): state}
    with pytest.raises(AssertionError, match="could not be done"):
        kept_promise(taken, loses(state, lost), state, lost)
    kept_promise(taken, loses(other, lost), other, lost)


def test_every_game_knows_what_is_lost_for_a_reason_that_stood() -> None:
    for fight, begun, ended in (
        (Dnd5Fight(3), AttackBegun, AttackEnded),
        (Dnd35Fight(3), Begun35, Ended35),
    ):
        state: Any = fight.engine.state
        ident, *_, last = state.combatants
        gone = state.without(last)
        found(fight.takes, fight.loses, state, gone, begun(ident, last, "dagger"), ended(ident, "no_target"))
    said = Declaration("attack", "bor")
    people = {"ana": brawler("Ana"), "bor": brawler("Bor", "foes")}
    state = PercentileState(fighters=people, turns=(Turn("ana", said),))
    hidden = state.with_("bor", hidden=True)
    declared = Declared("ana", said)
    found(percentile.takes, percentile.loses, state, hidden, declared, TurnEnded("ana", "no_target"))
    fenced = Exchange(fencer("Ana"), fencer("Bor", "others")).state
    left = evolve(fenced, combatants={**fenced.combatants, "bor": evolve(fenced.combatants["bor"], out=True)})
    melee = ActionDeclared("ana", "melee", "right", "long_sword", "bor", False, 0)
    found(alternatif.takes, alternatif.loses, fenced, left, melee, ActionLost("ana", "right", "no_target", 0))
