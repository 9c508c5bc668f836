"""The game master's hand on rolls under the 3.5 rules: bonus and malus, and what he says of a blow (D35-BAS-016)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.errors import Refused
from bot.kernel.ruleset import EVERYBODY, Reader
from bot.kernel.values import evolve
from bot.rulesets.dnd35.attack.strikes import AttackRolled, ThreatRolled
from bot.rulesets.dnd35.cover.circumstances import ReflexRolled, RollReflex
from bot.rulesets.dnd35.damage import DamageDealt, DamageSaid
from bot.rulesets.dnd35.fixing import Damage, GiveModifier, TakeModifier
from bot.rulesets.dnd35.manoeuvres.events import ContestRolled
from bot.rulesets.dnd35.state import FISTS
from bot.rulesets.dnd35.view import view
from bot.rulesets.shared.check import Term
from bot.rulesets.shared.giving import ModifierGiven
from bot.rulesets.shared.overruling import BlowDecided, RuleBlow
from bot.rulesets.shared.people import Hide
from tests.rulesets.dnd35.skirmish import GM, Skirmish, fighter

CELLS = {"aria": "A1", "orc": "B1"}


def two(**orc: Any) -> Skirmish:
    """Aria, who strikes with + 5, and an orc of 30 hit points and armour class 14."""
    figures = {"hit_points": 30, "armour": 4, **orc}
    aria = fighter("Aria", "players", base_attack=2, strength=16, met=True)
    return Skirmish(aria, fighter("Orc", "foes", met=True, **figures), cells=CELLS)


def gives(scene: Skirmish, upon: str, value: int, who: str = "aria", **more: Any) -> None:
    scene.notes(GiveModifier(GM, who, upon, value, **more))


def strikes(scene: Skirmish, *faces: int) -> None:
    scene.does("aria", "attack", *faces, target="orc", **{"with": "longsword"})


@pytest.mark.rule("D35-BAS-005", "D35-BAS-016")
def test_a_malus_says_why_counts_in_the_chance_and_is_taken_off() -> None:
    """9 + 5 is 14; less 2, 12. Two of them add up."""
    scene = two()
    choice = {"action": "attack", "target": "orc", "with": "longsword"}
    assert scene.game.chance(scene.state, scene.question("aria"), choice) == pytest.approx(0.6)
    gives(scene, "attack", -3, reason="smoke")
    gives(scene, "all", 1, reason="anger")
    assert scene.game.chance(scene.state, scene.question("aria"), choice) == pytest.approx(0.5)
    strikes(scene, 10)
    rolled = scene.one(AttackRolled)
    assert (rolled.total, rolled.outcome) == (13, "miss")
    assert {Term("gm", -3, "smoke"), Term("gm", 1, "anger")} <= {*rolled.terms}
    scene.notes(TakeModifier(GM, "aria", "attack"))
    assert [each.upon for each in scene.who("aria").given] == ["all"]


@pytest.mark.rule("D35-BAS-008")
def test_what_is_given_for_one_attack_counts_for_its_confirmation_and_then_no_more() -> None:
    scene = two()
    gives(scene, "attack", 2, once=True)
    gives(scene, "ac", 1, who="orc", once=True)
    gives(scene, "damage", 3, once=True)
    strikes(scene, 19, 9, 2, 2)
    assert scene.one(AttackRolled).total == 26
    threat = scene.one(ThreatRolled)
    assert (threat.total, threat.against, threat.confirmed) == (16, 15, True)
    # 2 + 2 and twice 3 for Strength; his own figure is not multiplied.
    assert scene.one(DamageDealt).dealt == 13
    assert scene.who("aria").given == scene.who("orc").given == ()


@pytest.mark.rule("D35-BAS-014", "D35-MAN-009")
def test_it_counts_on_saves_and_contests() -> None:
    scene = two()
    gives(scene, "save", 4, once=True)
    scene.notes(RollReflex(GM, "aria", 15), 10)
    assert scene.one(ReflexRolled).total == 14
    scene.notes(RollReflex(GM, "aria", 15), 10)
    assert scene.one(ReflexRolled).total == 10
    gives(scene, "contest", 5, who="orc", once=True)
    gives(scene, "check", -1)
    scene.does("aria", "trip", target="orc", **{"with": FISTS})
    scene.answers("orc", 15, opportunity="-")
    scene.answers("orc", 10, 8, resist="strength")
    rolled = scene.one(ContestRolled)
    assert (rolled.total, rolled.other_total) == (12, 13), "10 + 3 - 1 against 8 + 5"
    assert (scene.who("orc").given, len(scene.who("aria").given)) == ((), 1)


@pytest.mark.rule("D35-BAS-009")
def test_damage_that_is_taken_is_lessened_and_never_below_nothing() -> None:
    scene = two()
    gives(scene, "taken", -5, who="orc", reason="aura")
    strikes(scene, 15, 4)
    assert scene.one(DamageDealt).dealt == 2
    scene.notes(Damage(GM, "orc", 3, kind="fire"))
    assert scene.one(DamageSaid).dealt == 0
    scene.notes(Damage(GM, "orc", 3))
    assert scene.one(DamageSaid).dealt == 3, "what is of no kind is his own figure"


@pytest.mark.rule("D35-MOV-001")
def test_a_speed_that_is_reduced_for_a_turn() -> None:
    scene = two()
    gives(scene, "speed", -450, once=True, reason="mud")
    assert scene.who("aria").pace == 450
    assert evolve(scene.who("aria"), speed=0).pace == 0
    scene.passes("aria")
    assert (scene.who("aria").pace, scene.who("aria").given) == (900, ())


@pytest.mark.rule("D35-BAS-007")
def test_a_blow_that_missed_and_hits_by_his_word_does_its_damage() -> None:
    scene = two()
    scene.notes(RuleBlow(GM, "aria", "orc", "hit"))
    strikes(scene, 1, 5)
    assert scene.one(BlowDecided).outcome == "hit"
    assert scene.one(DamageDealt).dealt == 8


@pytest.mark.rule("D35-BAS-005")
def test_the_typed_command_the_tool_and_what_they_refuse() -> None:
    scene = two()
    game, state = scene.game, scene.state
    said = game.compose(state, "fix-modifier", GM, {"who": "aria", "value": "-2", "skill": "save", "reason": "mud"})
    assert said == GiveModifier(GM, "aria", "save", -2, reason="mud")
    once = game.compose(state, "gm-tool", GM, {"tool": "once", "who": "aria", "value": "+1"})
    assert once == GiveModifier(GM, "aria", "all", 1, once=True)
    for wrong, key in (
        (GiveModifier(GM, "aria", "attack", lean="advantage"), "lean-upon-what"),
        (TakeModifier(GM, "aria"), "nothing-given"),
        (GiveModifier(GM, "aria", "speed", 90_100), "number-range"),
    ):
        with pytest.raises(Refused) as refused:
            game.check(state, wrong)
        assert refused.value.key == key
    gives(scene, "attack", -2, who="orc")
    assert {each.id: each for each in view(scene.state, Reader(GM, gm=True), ()).rows}["orc"].facts["given"]
    scene.notes(Hide(GM, "orc"))
    assert not game.may_read(scene.state, ModifierGiven("orc", "attack", -2), EVERYBODY)
