"""A person's plan answers for him, step by step, and ends where it can be followed no further, in every game."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bot.kernel import events as told
from bot.kernel.decisions import NOTHING
from bot.kernel.errors import Refused
from bot.kernel.ruleset import Reader
from bot.kernel.values import evolve
from bot.rulesets.alternatif import plans as alternatif
from bot.rulesets.alternatif.combatants.words import SetField as Set
from bot.rulesets.alternatif.orders import Order
from bot.rulesets.alternatif.plans import Planned
from bot.rulesets.alternatif.reaction.dice import PlanEnded, StoodBy
from bot.rulesets.percentile import plans as percentile
from bot.rulesets.percentile.declaring.declarations import ActionDeclared as Said
from bot.rulesets.percentile.fixing import Remove, SetField
from bot.rulesets.percentile.plans import Planned as PercentilePlanned
from bot.rulesets.shared import planning
from bot.rulesets.shared.planning import PlanChanged
from bot.rulesets.shared.plans import Plan, Step
from tests.rulesets.alternatif.armed import armed
from tests.rulesets.alternatif.exchange import GM, SWORD, Exchange, fighter
from tests.rulesets.alternatif.fight import Fight as Alternatif
from tests.rulesets.percentile.brawl import Brawl
from tests.rulesets.percentile.fight import Fight as Percentile
from tests.rulesets.percentile.test_standing_orders import hero, orc


def plan(fight: Exchange, who: str, *steps: tuple[Any, ...], faces: tuple[int, ...] = ()) -> None:
    """*who* makes a plan of *steps* (deed, foe, when, amount) and follows it."""
    for each in steps:
        fight.notes(Planned(GM, who, *each))
    fight.notes(Planned(GM, who, "follow"), *faces)


def by_plan(fight: Any, kind: str) -> list[dict[str, str]]:
    """What the plan answered to questions of *kind* since the last thing anybody said."""
    return [each.choice for each in fight.said(told.DecisionClosed) if (each.kind, each.how) == (kind, "plan")]


def ended(fight: Any) -> list[str]:
    return [each.reason for each in fight.said(planning.PlanEnded)]


# ---- D&D Alternatif


def two_foes(**settings: Any) -> Exchange:
    return Exchange(
        fighter("Ana", stamina=60, player=17),
        fighter("Bor", side="others", stamina=60),
        fighter("Cid", side="others", stamina=60),
        **settings,
    )


def test_the_steps_are_done_in_their_order_and_nobody_is_asked() -> None:
    fight = two_foes()
    assert ("ana", "declare") in fight.asked
    fight.notes(Planned(GM, "ana", "attack", "cid"))
    # Being made, it answers nothing yet.
    assert ("ana", "declare") in fight.asked
    fight.notes(Planned(GM, "ana", "attack", "nearest"))
    fight.notes(Planned(GM, "ana", "follow"), 4)
    assert by_plan(fight, "declare") == [{"action": "attack", "target": "cid"}]
    assert ("ana", "declare") not in fight.asked
    # He whom the step is aimed at is gone: the next one holds.
    state = fight.state
    gone = evolve(state.combatants["cid"], out=True)
    from bot.rulesets.alternatif.state.planned import step_of

    after = state.put(gone)
    found = step_of(after, after.combatants["ana"])
    assert found is not None
    assert found.whom == "nearest"


def test_a_condition_goes_before_and_the_blow_that_is_up_is_given_up() -> None:
    fight = two_foes()
    fight.notes(Set(GM, "ana", "stamina", 5))
    plan(fight, "ana", ("attack", "bor"), ("withdraw", None, "below", 12))
    assert by_plan(fight, "declare") == [{"action": "standby"}]
    assert [each.combatant for each in fight.said(StoodBy)] == ["ana"]


def test_what_cannot_be_done_ends_the_plan_and_he_is_asked() -> None:
    fight = two_foes()
    plan(fight, "ana", ("cast", "bor"))
    assert ended(fight) == ["impossible"]
    assert ("ana", "declare") in fight.asked
    kept = fight.who("ana").plan
    assert (kept.followed, kept.ended, len(kept.steps)) == (False, "impossible", 1)


def test_to_be_asked_is_a_step_too_and_leaves_the_plan() -> None:
    fight = two_foes()
    fight.notes(Set(GM, "ana", "stamina", 5))
    plan(fight, "ana", ("attack", "bor"), ("ask_me", None, "below", 12))
    assert ("ana", "declare") in fight.asked
    assert (ended(fight), fight.who("ana").plan.followed) == ([], True)


def test_a_single_order_goes_before_what_no_step_speaks_of() -> None:
    fight = Exchange(fighter("Ana", stamina=60), armed("Bor", SWORD, side="others", stamina=60, player=17))
    fight.notes(Order(GM, "bor", "parry", "never"))
    plan(fight, "bor", ("stand_by",))
    fight.attacks("ana", "bor", 4)
    fight.strikes("ana", "bor", 12, 3)
    (closed,) = [each for each in fight.said(told.DecisionClosed) if each.kind == "parry"]
    assert (closed.how, closed.choice) == ("orders", {"parry": NOTHING})


@pytest.mark.parametrize(("least", "parries"), [(5, True), (95, False)])
def test_he_defends_himself_where_the_chance_that_he_is_told_is_good_enough(least: int, parries: bool) -> None:
    fight = Exchange(fighter("Ana", stamina=60), armed("Bor", SWORD, side="others", stamina=60, player=17))
    plan(fight, "bor", ("stand_by",), ("defend", None, "likely", least))
    fight.attacks("ana", "bor", 4)
    fight.strikes("ana", "bor", 12, *((19,) if parries else (3,)))
    assert by_plan(fight, "parry") == [{"parry": "ana" if parries else NOTHING}]


def test_nobody_but_he_and_the_game_master_learns_of_it_and_its_end_is_told_without_it() -> None:
    fight = two_foes()
    fight.notes(Planned(GM, "ana", "attack", "bor", "below", 9))
    event = fight.one(PlanChanged)
    game = fight.engine.game
    assert not game.may_read(fight.state, event, Reader())  # type: ignore[attr-defined]
    assert not game.may_read(fight.state, event, Reader(18))  # type: ignore[attr-defined]
    assert game.may_read(fight.state, event, Reader(17))  # type: ignore[attr-defined]
    assert set(PlanEnded.__dataclass_fields__) == {"combatant", "reason", "type"}


@pytest.mark.parametrize(
    "said",
    [
        Planned(GM, "ana", "attack"),
        Planned(GM, "ana", "attack", "ana"),
        Planned(GM, "ana", "stand_by", "bor"),
        Planned(GM, "ana", "attack", "bor", "below"),
        Planned(GM, "ana", "attack", "bor", "likely", 50),
        Planned(GM, "ana", "follow"),
        Planned(GM, "ana", "dance"),
    ],
)
def test_what_is_no_step_is_refused(said: Any) -> None:
    assert isinstance(two_foes().tries(said), Refused)


# ---- Pourcentage


def rounds(*steps: tuple[Any, ...]) -> Brawl:
    scene = Brawl(hero(player=17), orc(), orc("Bandit", 1))
    for each in steps:
        scene.says(PercentilePlanned(GM, "p", *each))
    scene.told.clear()
    scene.says(PercentilePlanned(GM, "p", "follow"))
    return scene


def test_each_round_is_declared_as_the_plan_has_it() -> None:
    scene = rounds(("guarded", "bandit"), ("attack", "nearest"), ("withdraw", None, "below", 3))
    (said,) = [each.declaration for each in scene.said(Said) if each.combatant == "p"]
    assert (said.kind, said.target, said.posture) == ("attack", "bandit", "defensive")
    scene.says(Remove(1, "bandit"))
    scene.told.clear()
    scene.says(SetField(1, "p", "hit_points", 2))
    assert scene.state.fighters["p"].plan.followed


def test_a_step_that_cannot_be_done_is_asked_about() -> None:
    scene = rounds(("cast", "orc"))
    assert ended(scene) == ["impossible"]
    assert ("p", "declare") in scene.asked


# ---- whatever may happen


@pytest.mark.parametrize("game", ["alternatif", "percentile"])
def test_whatever_happens_a_plan_answers_only_what_is_offered(game: str) -> None:
    """An answer that is not offered would fail the input; restarts and undos come between."""
    answered, told_of = set(), set()
    words, said = (alternatif.WORDS, Planned) if game == "alternatif" else (percentile.WORDS, PercentilePlanned)
    for seed in (*range(9), 71):
        play: Any = (Alternatif if game == "alternatif" else Percentile)(seed)
        chance = random.Random(seed)
        for _ in range(40):
            for who in play.engine.state.combatants.values():
                if who.temperament is None and who.player and not who.plan.followed:
                    deed = chance.choice([*words.deeds])
                    when, amount = chance.choice([("always", 0), ("crowded", 0), ("alone", 0), ("below", 2)])
                    foe = "nearest" if words.deeds[deed] else None
                    play.submit(said(GM, who.id, deed, foe, when, amount))
                    play.submit(said(GM, who.id, "follow"))
            play.step()
        play.check_replay()
        told_of |= play.kinds
        for line in play.journal:
            for each in line.events:
                if isinstance(each, told.DecisionClosed) and each.how == "plan":
                    answered.add(each.kind)
    assert {"declare", "parry" if game == "alternatif" else "defence"} <= answered
    # On a map he who withdraws by his plan steps without being asked.
    # In the percentile rules whatever a plan says is the answer to a question: there no such thing is told.
    assert {"plan_changed", "plan_ended", *(["plan_followed"] if game == "alternatif" else [])} <= told_of
    assert (game == "alternatif") == any(each.__name__ == "PlanFollowed" for each in play.game.event_types)


def test_a_plan_is_a_record_that_needs_no_word_of_anybody() -> None:
    assert Plan().steps == ()
    assert Step("attack", "nearest").when == "always"
