"""The game master's hand on throws and damage, with a reason, for once or for the time being (ALT-GEN-013)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.errors import Refused
from bot.kernel.ruleset import Reader
from bot.rulesets.alternatif.combatants.words import LendModifier, SetField, TakeModifier
from bot.rulesets.alternatif.melee.strikes import StrikeRolled
from bot.rulesets.alternatif.parry.parries import ParryRolled
from bot.rulesets.alternatif.view import view
from bot.rulesets.shared.check import Term, total
from tests.rulesets.alternatif.exchange import GM, Exchange, fighter


def duel(*given: LendModifier) -> Exchange:
    """Ana strikes with 3 + 3 at Bor, who has an armour class of 10."""
    fight = Exchange(fighter("Ana"), fighter("Bor", "others"))
    for each in given:
        fight.notes(each)
    fight.stands_by("bor")
    fight.attacks("ana", "bor", 4)
    return fight


@pytest.mark.rule("ALT-GEN-013", "ALT-MEL-006")
def test_a_malus_to_strikes_says_why_and_stands_until_it_is_taken_off() -> None:
    fight = duel(
        LendModifier(GM, "ana", "attack", -4, reason="smoke"),
        LendModifier(GM, "ana", "all", 1, once=True),
        LendModifier(GM, "bor", "ac", 2, reason="on the stairs"),
    )
    fight.strikes("ana", "bor", 11)
    strike = fight.one(StrikeRolled)
    assert (strike.total, strike.against, strike.outcome) == (14, 15, "miss"), "10, a guard of 3, and 2"
    assert {Term("gm", -4, "smoke"), Term("gm", 1)} <= {*strike.terms}
    assert [each.upon for each in fight.who("ana").given] == ["attack"]
    rows = {each.id: each for each in view(fight.state, Reader(GM, gm=True), ()).rows}
    assert rows["ana"].facts["given"] == "upon=attack|amount=−4|lean=|once=lasts|reason=smoke"
    fight.notes(TakeModifier(GM, None))
    assert fight.who("ana").given == fight.who("bor").given == ()


@pytest.mark.rule("ALT-GEN-013", "ALT-GEN-010")
def test_it_counts_on_parries_and_on_damage() -> None:
    fight = duel(
        LendModifier(GM, "bor", "defence", -9, reason="mud"),
        LendModifier(GM, "ana", "damage", 3, once=True, reason="from above"),
        LendModifier(GM, "bor", "taken", -1),
    )
    fight.strikes("ana", "bor", 12)
    fight.parries("bor", "ana", 12, 5)
    assert Term("gm", -9, "mud") in fight.one(ParryRolled).terms
    wounds = [each for each in fight.told if Term("gm", 3, "from above") in (getattr(each, "terms", None) or ())]
    (wound,) = wounds
    assert Term("gm", -1) in wound.terms
    assert total(wound.terms) == 5 + 3 - 1
    assert fight.who("ana").given == ()


@pytest.mark.rule("ALT-GEN-013")
def test_the_typed_command_and_what_it_refuses() -> None:
    fight = duel()

    def said(**args: Any) -> Any:
        return fight.game.compose(fight.state, "fix-modifier", GM, {"who": "ana", **args})

    assert said(value="-2") == SetField(GM, "ana", "next_strike", -2), "the next strike, as ever"
    assert said(value="-2", skill="defence", reason="wet") == LendModifier(GM, "ana", "defence", -2, reason="wet")
    assert said(value="0", skill="defence") == TakeModifier(GM, "ana", "defence")
    for wrong, key in (
        (LendModifier(GM, "ana", "attack", lean="advantage"), "lean-upon-what"),
        (TakeModifier(GM, "ana"), "nothing-given"),
    ):
        with pytest.raises(Refused) as refused:
            fight.game.check(fight.state, wrong)
        assert refused.value.key == key
