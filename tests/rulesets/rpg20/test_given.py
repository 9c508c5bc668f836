"""The game master's hand on tests and damage, for once or for the time being (R20-GEN-012)."""

from __future__ import annotations

import pytest

from bot.kernel.errors import Refused
from bot.kernel.ruleset import Reader
from bot.rulesets.rpg20.attack import AttackRolled
from bot.rulesets.rpg20.evading import DefenceRolled
from bot.rulesets.rpg20.fixing import LendModifier, TakeModifier
from bot.rulesets.rpg20.view import view
from bot.rulesets.rpg20.weapons import DamageRolled
from bot.rulesets.shared.check import Term
from tests.rulesets.rpg20.fray import GM, Fray, arm, fighter


def shooting(*words: LendModifier) -> Fray:
    """Ana, of 7 + 6 and 2 more at 10 m, has said that she shoots at Bor; her slot is up."""
    fray = Fray(fighter("Ana", "players", arm("pistol")), fighter("Bor", "foes"), apart=20)
    for each in words:
        fray.notes(each)
    fray.means("ana", "shoot", target="bor", how="single")
    fray.all_pass("bor")
    return fray


@pytest.mark.rule("R20-GEN-012", "R20-GEN-001")
def test_a_malus_lasts_until_it_is_taken_off_and_one_for_once_counts_once() -> None:
    fray = shooting(
        LendModifier(GM, "ana", "attack", -3, reason="smoke"),
        LendModifier(GM, "ana", "all", 1, once=True),
        LendModifier(GM, "ana", "attack", 5, against="ana"),
    )
    fray.acts("ana", 20)
    rolled = fray.said(AttackRolled)[0]
    assert rolled.total == 11
    assert {Term("gm", -3, "smoke"), Term("gm", 1)} <= {*rolled.terms}
    assert [each.upon for each in fray.who("ana").given] == ["attack", "attack"]
    rows = {each.id: each for each in view(fray.state, Reader(GM, gm=True), ()).rows}
    assert "reason=smoke" in str(rows["ana"].facts["given"])
    fray.notes(TakeModifier(GM, "ana"))
    assert fray.who("ana").given == ()


@pytest.mark.rule("R20-GEN-012", "R20-WPN-001")
def test_it_counts_on_defences_and_on_damage() -> None:
    duel = Fray(fighter("Ana", "players", initiative=20), fighter("Bor", "foes", initiative=9, points=90), apart=1)
    duel.notes(LendModifier(GM, "bor", "defence", -20, reason="mud"))
    duel.notes(LendModifier(GM, "ana", "damage", 3, once=True, reason="from above"))
    duel.notes(LendModifier(GM, "bor", "taken", -1))
    duel.means("ana", "strike", target="bor", how="normal")
    duel.means("bor", "defend")
    duel.acts("ana", 3)
    duel.answers("bor", 10, 10, 2, defend="dodge")
    defended = duel.one(DefenceRolled)
    assert (Term("gm", -20, "mud") in defended.terms, defended.success) == (True, False)
    dealt = next(each for each in duel.all if isinstance(each, DamageRolled))
    assert [each for each in dealt.terms if each.name == "gm"] == [Term("gm", 3, "from above"), Term("gm", -1)]
    assert duel.who("ana").given == ()


@pytest.mark.rule("R20-GEN-012")
def test_the_typed_command_and_what_it_refuses() -> None:
    fray = shooting()
    said = {"who": "ana", "value": "+2", "skill": "defence", "lasting": "once", "reason": "warned"}
    made = fray.game.compose(fray.state, "fix-modifier", GM, said)
    assert made == LendModifier(GM, "ana", "defence", 2, once=True, reason="warned")
    for wrong, key in (
        (LendModifier(GM, "ana", "attack", lean="advantage"), "lean-upon-what"),
        (LendModifier(GM, "ana", "speed", 5), "not-among"),
        (TakeModifier(GM, "ana"), "nothing-given"),
    ):
        with pytest.raises(Refused) as refused:
            fray.game.check(fray.state, wrong)
        assert refused.value.key == key
