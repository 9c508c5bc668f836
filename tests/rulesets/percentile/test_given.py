"""What the game master gives upon scores and upon damage, with its reason (PCT-TST-006, PCT-DMG-009)."""

from __future__ import annotations

import pytest

from bot.kernel.ruleset import Reader
from bot.rulesets.percentile.damage import DamageRolled
from bot.rulesets.percentile.rolls.d100 import D100Rolled, ModifierSet
from bot.rulesets.percentile.rolls.rerolls import SetModifier
from bot.rulesets.percentile.state import Declaration, Modifier
from bot.rulesets.percentile.view import view
from bot.rulesets.shared.check import Term
from tests.rulesets.percentile.brawl import Brawl, fighter
from tests.rulesets.percentile.fight import GM


def duel(*given: SetModifier) -> Brawl:
    scene = Brawl(fighter("A", initiative=5, melee=50), fighter("B", "foes", initiative=2, melee=50, hit_points=30))
    for each in given:
        scene.notes(each)
    return scene


@pytest.mark.rule("PCT-TST-006")
def test_its_reason_is_told_with_the_term() -> None:
    scene = duel(SetModifier(GM, "a", -15, "melee", reason="smoke"))
    assert scene.one(ModifierSet) == ModifierSet("a", -15, "melee", reason="smoke")
    scene.round({"a": Declaration("attack", "b"), "b": Declaration("nothing")}, 40)
    rolled = scene.said(D100Rolled)[0]
    assert (rolled.score, rolled.degree) == (35, "failure")
    assert Term("gm", -15, "smoke") in rolled.terms
    row = next(each for each in view(scene.state, Reader(GM, gm=True), ()).rows if each.id == "a")
    assert row.facts["given"] == "value=-15|skill=melee|once=lasts|reason=smoke"


@pytest.mark.rule("PCT-TST-006", "PCT-DMG-009")
def test_damage_is_raised_and_lessened_and_skills_are_not() -> None:
    """6 + 2, less 3: 5. What counts for all rolls is not upon damage."""
    scene = duel(
        SetModifier(GM, "a", 2, "damage", once=True, reason="from above"),
        SetModifier(GM, "b", -3, "taken"),
        SetModifier(GM, "a", 20),
    )
    scene.round({"a": Declaration("attack", "b"), "b": Declaration("nothing")}, 65, 4)
    dealt = scene.one(DamageRolled)
    assert dealt.dealt == 4 + 2 - 3 + sum(each.value for each in dealt.terms if each.name == "bonus")
    assert [each for each in dealt.terms if each.name == "gm"] == [Term("gm", 2, "from above"), Term("gm", -3)]
    assert scene.who("a").modifiers == (Modifier(20),)
    assert scene.who("b").modifiers == (Modifier(-3, "taken"),)


@pytest.mark.rule("PCT-TST-006")
def test_the_typed_command_takes_a_reason() -> None:
    scene = duel()
    said = {"who": "a", "value": "-5", "skill": "damage", "lasting": "once", "reason": " wet "}
    made = scene.game.compose(scene.state, "fix-modifier", GM, said)
    assert made == SetModifier(GM, "a", -5, "damage", once=True, reason="wet")
