"""Autopilots and free actions, and who decides for whom (ALT-SIM-012, ALT-FRE-003, -011)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel import events as told
from bot.kernel import inputs
from bot.kernel.values import evolve
from bot.rulesets.alternatif.engagement import Engage
from bot.rulesets.alternatif.melee.strikes import StrikeRolled
from bot.rulesets.alternatif.ordinary.listed import ProposalSettled
from bot.rulesets.alternatif.ordinary.words_announcing import Undertake
from bot.rulesets.alternatif.parry.parries import ParryRolled
from bot.rulesets.alternatif.reaction.dice import ActionLost
from bot.rulesets.alternatif.state import Arm, Combatant, Temperament
from bot.rulesets.shared.people import HandOver
from tests.rulesets.alternatif.armed import armed, busy, sets
from tests.rulesets.alternatif.exchange import DAGGER, GM, SHIELD, SWORD, Exchange, fighter

ALL: tuple[Temperament, ...] = ("never_guard", "furious", "steady", "cautious", "desperate")
BIG = evolve(SWORD, weapon="greatsword", damage="2d6")


def beast(temperament: Temperament, *arms: Arm, **figures: Any) -> Combatant:
    made = armed("Bor", *(arms or (SWORD,)), side="others", **figures)
    return evolve(made, temperament=temperament)


def by_itself(fight: Exchange, kind: str, how: str = "autopilot") -> list[dict[str, str]]:
    closed = [each for each in fight.said(told.DecisionClosed) if (each.who, each.kind) == ("bor", kind)]
    assert all(each.how == how for each in closed)
    return [each.choice for each in closed]


def exposed(bor: Combatant, *others: Combatant, due: dict[str, int] | None = None) -> Exchange:
    """Ana and the *others*, in contact with Bor, are about to lower their guards in segment 1."""
    people = (fighter("Ana", stamina=60), *others)
    fight = Exchange(*people, bor, begun=False)
    for each in people:
        fight.says(Engage(GM, each.id, "bor"))
    fight.says(inputs.Begin(GM))
    sets(fight, "bor", **(due or {each.arm.hand: 30 for each in bor.hands if fight.who("bor").holds(each.arm.hand)}))
    for each in people[:-1]:
        busy(fight, each.id, 0, 1)
    fight.told.clear()
    return fight


def happens(fight: Exchange, last: str, *faces: int) -> None:
    busy(fight, last, 0, 1, *faces)


@pytest.mark.rule("ALT-SIM-012", "ALT-FRE-011")
@pytest.mark.parametrize("temperament", ALL)
def test_a_frank_attack_is_always_taken(temperament: Temperament) -> None:
    fight = exposed(beast(temperament))
    happens(fight, "ana", 2)
    assert by_itself(fight, "free") == [{"free": "ana/right"}]
    assert fight.said(StrikeRolled)[0].occasion == "frank"


@pytest.mark.rule("ALT-SIM-012", "ALT-FRE-001")
@pytest.mark.parametrize("temperament", ALL)
def test_a_free_attack_too(temperament: Temperament) -> None:
    """Ana's attack in 4 is a natural 1; the d6 opens her defence."""
    fight = Exchange(fighter("Ana"), beast(temperament))
    sets(fight, "bor", right=30)
    fight.attacks("ana", "bor", 4)
    fight.strikes("ana", "bor", 1, 3, 2, 10)
    assert by_itself(fight, "free") == [{"free": "ana/right"}]
    assert [each.occasion for each in fight.said(StrikeRolled)] == ["regular", "free"]


@pytest.mark.rule("ALT-SIM-012")
def test_the_weakest_is_struck() -> None:
    fight = exposed(beast("steady"), fighter("Cid", stamina=9, body=5), fighter("Dan", stamina=6, body=9))
    happens(fight, "dan", 2)
    assert by_itself(fight, "free")[0] == {"free": "cid/right"}  # 14 points in all against 15


@pytest.mark.rule("ALT-SIM-012")
def test_with_the_weapon_of_the_greatest_damage() -> None:
    fight = exposed(beast("steady", DAGGER, evolve(BIG, hand="left")))
    happens(fight, "ana", 2)
    assert by_itself(fight, "free")[0] == {"free": "ana/left"}


@pytest.mark.rule("ALT-SIM-012", "ALT-FRE-003")
def test_with_a_weapon_that_gives_nothing_up_if_there_is_one() -> None:
    """The great sword is due in the very segment: the dagger takes the occasion, and both are done."""
    fight = exposed(beast("steady", BIG, DAGGER), due={"right": 1, "left": 30})
    happens(fight, "ana", 2, 3)
    assert by_itself(fight, "free") == [{"free": "ana/left"}]
    assert [(each.hand, each.occasion) for each in fight.said(StrikeRolled)] == [
        ("left", "frank"),
        ("right", "regular"),
    ]
    assert fight.said(ActionLost) == []


@pytest.mark.rule("ALT-SIM-012", "ALT-FRE-003")
def test_a_single_weapon_gives_its_regular_action_up() -> None:
    fight = exposed(beast("steady"), due={"right": 1})
    happens(fight, "ana", 2, 9)
    assert fight.one(ActionLost) == ActionLost("bor", "right", "free_action", 1)
    assert [each.occasion for each in fight.said(StrikeRolled)] == ["frank"]


@pytest.mark.rule("ALT-SIM-012", "ALT-MEL-010")
def test_a_free_action_is_not_aimed_at_what_somebody_holds() -> None:
    wooden = evolve(SHIELD, haft_ac=5, structure=1)
    fight = Exchange(armed("Ana", SWORD, wooden), beast("steady"))
    sets(fight, "bor", right=30)
    fight.attacks("ana", "bor", 4, 9)
    fight.strikes("ana", "bor", 1, 3, 2, 10)
    assert by_itself(fight, "free") == [{"free": "ana/right"}]


# ---- who decides


@pytest.mark.rule("ALT-SIM-012", "ALT-PAR-018")
def test_it_wears_no_standing_orders() -> None:
    fight = Exchange(fighter("Ana"), evolve(beast("never_guard"), orders={"parry": "always", "strike": "never"}))
    assert by_itself(fight, "declare") == [{"action": "attack", "target": "ana"}]
    sets(fight, "bor", right=30)
    fight.attacks("ana", "bor", 4)
    fight.strikes("ana", "bor", 15, 4, 9)
    assert by_itself(fight, "parry") == [{"parry": "-"}]


@pytest.mark.rule("ALT-SIM-012", "ALT-PAR-018")
def test_a_person_who_takes_over_is_asked_or_answers_by_orders() -> None:
    bor = evolve(beast("never_guard"), orders={"parry": "always"})
    fight = Exchange(fighter("Ana"), bor)
    sets(fight, "bor", right=30)
    fight.notes(HandOver(GM, "bor", player=5))
    fight.attacks("ana", "bor", 4)
    fight.strikes("ana", "bor", 15, 19, 9)
    assert by_itself(fight, "parry", "orders") == [{"parry": "ana"}]


@pytest.mark.rule("ALT-SIM-012")
@pytest.mark.parametrize(("temperament", "parried"), [("cautious", 1), ("never_guard", 0)])
def test_an_autopilot_that_takes_over_answers_the_question_that_stands(temperament: Temperament, parried: int) -> None:
    fight = Exchange(fighter("Ana"), fighter("Bor", "others"))
    fight.stands_by("bor")
    fight.attacks("ana", "bor", 4)
    fight.strikes("ana", "bor", 15)
    assert fight.asked == [("bor", "parry")]
    fight.notes(HandOver(GM, "bor", temperament=temperament), *((19, 9) if parried else (4, 9)))
    assert len(fight.said(ParryRolled)) == parried
    assert len(by_itself(fight, "parry")) == 1


@pytest.mark.rule("ALT-MEL-002")
def test_an_autopilot_does_not_lower_a_guard_for_what_somebody_else_announced() -> None:
    fight = Exchange(fighter("Ana"), evolve(fighter("Bor", "others"), carried=(SWORD,)), begun=False)
    fight.says(Engage(GM, "ana", "bor"))
    fight.says(inputs.Begin(GM))
    fight.notes(Undertake(GM, "bor", "drink"))
    assert ("bor", "expose") in fight.asked
    fight.notes(HandOver(GM, "bor", temperament="steady"))
    assert by_itself(fight, "expose") == [{"expose": "no"}]
    assert fight.said(ProposalSettled)[0].how == "dropped"


@pytest.mark.rule("ALT-CRI-012")
def test_what_is_the_game_masters_to_say_no_autopilot_says() -> None:
    fight = Exchange(fighter("Ana"), beast("steady"))
    fight.notes(Undertake(GM, "bor", "other", label="howl"))
    assert ("@gm", "figures") in fight.asked
