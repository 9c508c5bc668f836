"""The game master's hand on rolls: what he gives before anybody rolls, and what he says of a blow (DN5-ATK-001)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.errors import Refused
from bot.kernel.ruleset import EVERYBODY, Reader
from bot.kernel.values import evolve
from bot.rulesets.dnd5.attack.events import AttackRolled, AttackTurned
from bot.rulesets.dnd5.base.budget import movement_left, speed
from bot.rulesets.dnd5.contests.events import ContestRolled
from bot.rulesets.dnd5.contests.grips import HoldContest
from bot.rulesets.dnd5.damage import DamageDealt
from bot.rulesets.dnd5.dying.mending import DeathSaved
from bot.rulesets.dnd5.fixing import Damage, GiveModifier, TakeModifier
from bot.rulesets.dnd5.objects.events import ImprovisedJudged
from bot.rulesets.dnd5.rounds.turns import noticing
from bot.rulesets.dnd5.state import Extra, Weapon
from bot.rulesets.dnd5.traits import Parried
from bot.rulesets.dnd5.view import view
from bot.rulesets.shared.check import Term
from bot.rulesets.shared.giving import Gift, ModifierGiven
from bot.rulesets.shared.overruling import BlowDecided, RuleBlow
from bot.rulesets.shared.people import Hide
from tests.rulesets.dnd5.skirmish import GM, LONGSWORD, Skirmish, fighter, met


def two(*, apart: int = 150, **orc: Any) -> Skirmish:
    """Aria, who strikes with + 5, and an orc of 30 hit points and armour class 14."""
    figures = {"hit_points": 30, **orc}
    return Skirmish(
        fighter("Aria", "players", strength=16), fighter("Orc", "foes", **figures), apart={"aria|orc": apart}
    )


def gives(scene: Skirmish, upon: str, value: int = 0, who: str = "aria", **more: Any) -> None:
    scene.notes(GiveModifier(GM, who, upon, value, **more))


@pytest.mark.rule("DN5-ATK-001")
def test_a_malus_counts_until_it_is_taken_off_and_says_why() -> None:
    """10 + 5 - 2 = 13 against 14: missed; without it, hit."""
    scene = two()
    gives(scene, "attack", -2, reason="smoke")
    scene.attacks("aria", "orc", 10)
    rolled = scene.one(AttackRolled)
    assert (rolled.total, rolled.outcome) == (13, "miss")
    assert rolled.terms[-1] == Term("gm", -2, "smoke")
    scene.notes(TakeModifier(GM, "aria"))
    assert scene.who("aria").given == ()
    scene.passes("aria", "orc")
    scene.attacks("aria", "orc", 10, 4)
    assert scene.one(AttackRolled).outcome == "hit"


@pytest.mark.rule("DN5-EXT-001", "DN5-ATK-001")
def test_an_advantage_for_once_is_two_dice_once() -> None:
    scene = two()
    gives(scene, "all", lean="advantage", once=True, reason="from the stairs")
    scene.attacks("aria", "orc", 3, 15, 4)
    rolled = scene.one(AttackRolled)
    assert (rolled.faces, rolled.face, rolled.up) == ((3, 15), 15, ("from the stairs",))
    assert scene.who("aria").given == ()
    scene = two()
    gives(scene, "attack", lean="advantage")
    gives(scene, "attack", lean="disadvantage", reason="mud")
    scene.attacks("aria", "orc", 3)
    rolled = scene.one(AttackRolled)
    assert (rolled.faces, rolled.up, rolled.down) == ((3,), ("gm",), ("mud",)), "they cancel"


@pytest.mark.rule("DN5-ATK-001")
def test_what_is_given_is_among_the_chances_before_the_roll() -> None:
    """14 less 5 is a 9 at least: 60 of 100; with + 3, 75."""
    scene = two()
    form = scene.question("aria")
    choice = {"action": "attack", "target": "orc", "with": "longsword"}
    assert scene.game.chance(scene.state, form, choice) == pytest.approx(0.6)
    gives(scene, "attack", 3, against="orc")
    form = scene.question("aria")
    assert scene.game.chance(scene.state, form, choice) == pytest.approx(0.75)
    gives(scene, "ac", 3, who="orc")
    assert scene.game.chance(scene.state, scene.question("aria"), choice) == pytest.approx(0.6)


@pytest.mark.rule("DN5-ATK-001", "DN5-CTS-001")
def test_it_counts_on_checks_contests_saves_and_death_saves() -> None:
    scene = two()
    gives(scene, "check", 2)
    gives(scene, "contest", 3, once=True)
    gives(scene, "save", 9)
    scene.notes(HoldContest(GM, "aria", "orc"))
    scene.answers("@gm", 10, 10, price="free")
    assert scene.one(ContestRolled).total == 18
    scene.notes(HoldContest(GM, "aria", "orc"))
    scene.answers("@gm", 10, 10, price="free")
    assert scene.one(ContestRolled).total == 15, "once upon contests, and always upon checks"
    before = noticing(scene.state, scene.who("aria"))
    gives(scene, "check", lean="advantage")
    assert noticing(scene.state, scene.who("aria")) == before + 5
    scene.notes(Damage(GM, "aria", 20))
    scene.does("orc", "pass", 2)
    saved = scene.one(DeathSaved)
    assert (saved.total, saved.terms[-1]) == (11, Term("gm", 9))


@pytest.mark.rule("DN5-DMG-012")
@pytest.mark.example("EX-DN5-22")
def test_an_aura_of_the_game_masters_lessens_what_is_taken_before_resistance() -> None:
    """25, an aura of - 5, resistance: 10."""
    club = Weapon("club", dice="1d8", to_hit=9, damage=19)
    aria = fighter("Aria", hit_points=40, wards={"resistant": ("bludgeoning",)})
    scene = Skirmish(fighter("Ogre", "foes", club), aria, apart={"aria|ogre": 150})
    scene.notes(GiveModifier(GM, "aria", "taken", -5, reason="aura"))
    scene.does("ogre", "attack", 15, 6, target="aria", **{"with": "club"})
    dealt = scene.one(DamageDealt)
    assert (dealt.dealt, dealt.parts[0].rolled) == (10, 20)
    assert Term("gm", -5, "aura") in dealt.terms
    scene = two(wards={"resistant": ("fire",)})
    scene.notes(GiveModifier(GM, "orc", "taken", -5, reason="aura"))
    scene.notes(Damage(GM, "orc", 25, kind="fire"))
    assert scene.one(DamageDealt).dealt == 10
    scene.notes(Damage(GM, "orc", 6))
    assert scene.one(DamageDealt).dealt == 6, "what has no type is his own figure"


@pytest.mark.rule("DN5-DMG-004", "DN5-DMG-012")
def test_it_counts_once_for_all_types_of_a_blow_and_never_below_nothing() -> None:
    torch = evolve(LONGSWORD, extra=(Extra("1d6", "fire"),))
    scene = Skirmish(fighter("Aria", "players", torch), fighter("Orc", "foes"), apart={"aria|orc": 150})
    gives(scene, "damage", 2, once=True)
    gives(scene, "taken", -7, who="orc")
    scene.attacks("aria", "orc", 15, 3, 6)
    dealt = scene.one(DamageDealt)
    assert ([each.taken for each in dealt.parts], dealt.dealt) == ([0, 4], 4), "3 + 2 - 5, then 6 - 2"
    assert [each.upon for each in scene.who("aria").given] == []


@pytest.mark.rule("DN5-ACT-011", "DN5-MOV-001")
@pytest.mark.example("EX-DN5-14")
def test_a_speed_that_is_reduced_and_dashed() -> None:
    """9 m less 4.50 m: 4.50 m, and 9 m with a Dash; for once: until the turn is over."""
    scene = two(apart=3000)
    gives(scene, "speed", -450, once=True, reason="mud")
    assert movement_left(scene.state, scene.who("aria")) == 450
    scene.does("aria", "dash")
    assert movement_left(scene.state, scene.who("aria")) == 900
    assert speed(scene.who("aria"), "fly") == 0
    scene.passes("aria")
    assert (speed(scene.who("aria")), scene.who("aria").given) == (900, ())


@pytest.mark.rule("DN5-ATK-001")
def test_a_blow_that_missed_and_hits_by_his_word_does_its_damage() -> None:
    """2 + 5 is far from 14; nothing turns aside what he has said."""
    scene = two(parry=4)
    scene.notes(RuleBlow(GM, "aria", "orc", "hit"))
    scene.attacks("aria", "orc", 2, 5)
    assert scene.one(BlowDecided).outcome == "hit"
    assert scene.said(AttackTurned) == scene.said(Parried) == []
    assert scene.one(DamageDealt).dealt == 8
    scene = two()
    scene.notes(RuleBlow(GM, "aria", "orc", "hit"))
    scene.attacks("aria", "orc", 1, 5)
    assert scene.one(DamageDealt).dealt == 8, "a natural 1 as well"
    scene = two()
    scene.notes(RuleBlow(GM, "aria", "orc", "miss"))
    scene.attacks("aria", "orc", 20)
    assert scene.said(DamageDealt) == []


@pytest.mark.rule("DN5-ATK-001")
def test_the_typed_command_the_tool_and_what_they_refuse() -> None:
    scene = two()
    game, state = scene.game, scene.state

    def said(command: str = "fix-modifier", **args: Any) -> Any:
        return game.compose(state, command, GM, {"who": "aria", **args})

    assert said(value="-2", skill="attack", reason=" mud  and rain ") == GiveModifier(
        GM, "aria", "attack", -2, reason="mud and rain"
    )
    assert said(value="advantage", lasting="once", target="orc") == GiveModifier(
        GM, "aria", "all", 0, "advantage", "orc", once=True
    )
    assert said(value="−4,5 m", skill="speed").value == -450
    assert said(value="0", skill="speed") == TakeModifier(GM, "aria", "speed")
    assert said("gm-tool", tool="once", value="+2", words="save") == GiveModifier(GM, "aria", "save", 2, once=True)
    assert said("gm-tool", tool="modifier", value="disadvantage", who=None).who is None
    for wrong, key in (
        (GiveModifier(GM, "aria", "damage", lean="advantage"), "lean-upon-what"),
        (GiveModifier(GM, "aria", "nose", 2), "not-among"),
        (GiveModifier(GM, "aria", "attack", 31), "number-range"),
        (GiveModifier(GM, "aria", "attack"), "number-range"),
        (GiveModifier(GM, "nobody", "attack", 2), "unknown-combatant"),
        (TakeModifier(GM, "aria"), "nothing-given"),
        (TakeModifier(GM, None, "speed"), "nothing-given"),
    ):
        with pytest.raises(Refused) as refused:
            game.check(state, wrong)
        assert refused.value.key == key
    with pytest.raises(Refused, match="not-a-number"):
        said(value="lots")


@pytest.mark.rule("DN5-ATK-001")
def test_he_sees_what_he_has_given_and_nobody_reads_it_of_whoever_hides() -> None:
    scene = two()
    gives(scene, "attack", -2, who="orc", reason="drunk, very")
    rows = {each.id: each for each in view(scene.state, Reader(GM, gm=True), ()).rows}
    assert rows["orc"].facts["given"] == "upon=attack|amount=−2|lean=|once=lasts|reason=drunk; very"
    assert "given" not in {each.id: each for each in view(scene.state, EVERYBODY, ()).rows}["orc"].facts
    scene.notes(Hide(GM, "orc"))
    event = ModifierGiven("orc", "attack", -2)
    assert not scene.game.may_read(scene.state, event, EVERYBODY)
    assert not scene.game.may_read(scene.state, ModifierGiven("aria", "attack", 2, against="orc"), EVERYBODY)
    assert scene.who("orc").given == (Gift("attack", -2, reason="drunk, very"),)


@pytest.mark.rule("DN5-ATK-001")
def test_another_of_the_same_takes_its_place_and_several_reasons_add_up() -> None:
    scene = met(fighter("Aria", "players", strength=16), fighter("Orc", "foes"), aria="A1", orc="B1")
    gives(scene, "attack", -2, reason="smoke")
    gives(scene, "attack", -4, reason="smoke")
    gives(scene, "attack", 1, reason="blessed")
    scene.attacks("aria", "orc", 10)
    assert scene.one(AttackRolled).total == 12


@pytest.mark.rule("DN5-ACT-002", "DN5-EXT-001")
def test_a_check_that_is_improvised_may_have_advantage() -> None:
    """5 and 16 against 15: the better counts, once."""
    scene = two()
    scene.does("aria", "improvise", price="judged")
    scene.answers("@gm", 5, 16, ruling="advantage", cost="action", skill="strength", dc="15")
    judged = scene.one(ImprovisedJudged)
    assert (judged.faces, judged.outcome, judged.up) == ((5, 16), "success", ("gm",))
    assert scene.one(ModifierGiven) == ModifierGiven("aria", "check", lean="advantage", once=True)
    assert scene.who("aria").given == ()
