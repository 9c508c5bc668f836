"""A moment to announce: instead of a blow, and when something has changed (ALT-REA-011, -012, -015, ALT-ACT-003)."""

from __future__ import annotations

import pytest

from bot.kernel.values import evolve
from bot.rulesets.alternatif.engagement.words import Engage
from bot.rulesets.alternatif.melee.events import StrikeRolled
from bot.rulesets.alternatif.melee.questions import ELSE
from bot.rulesets.alternatif.moving.words import Move
from bot.rulesets.alternatif.ordinary.events_tasks import TaskBegun
from bot.rulesets.alternatif.ordinary.words_announcing import Declare, Standby, Undertake
from bot.rulesets.alternatif.reaction.events import ActionLost, ReactionRolled
from bot.rulesets.alternatif.specials.events import CounterAnnounced
from bot.rulesets.alternatif.state import FIST, Combatant
from bot.rulesets.alternatif.wrestling.events import WrestlingAnnounced
from tests.rulesets.alternatif.exchange import GM, SWORD, Exchange, fighter

PRONE = evolve(fighter("Ana", stamina=60), prone=True)


def up(ana: Combatant | None = None, bor: Combatant | None = None, **settings: object) -> Exchange:
    """Ana's action comes up in 4, with Bor, who waits, before her."""
    fight = Exchange(ana or fighter("Ana", stamina=60, carried=(SWORD,)), bor or fighter("Bor", "others"), **settings)
    fight.notes(Engage(GM, "ana", "bor"))
    fight.stands_by("bor")
    fight.attacks("ana", "bor", 4)
    assert (fight.segment, fight.asked) == (4, [("ana", "strike")])
    return fight


def turns_to(fight: Exchange, *faces: int, **choice: str) -> None:
    """Ana would rather do something else than strike."""
    fight.answers("ana", target=ELSE)
    assert fight.asked == [("ana", "instead")]
    fight.answers("ana", *faces, **choice)


# ---- instead of a blow (ALT-REA-015)


@pytest.mark.rule("ALT-REA-015", "ALT-ACT-003", "ALT-GEN-016")
@pytest.mark.parametrize("typed", [False, True])
def test_who_is_down_gets_up_instead_of_striking(typed: bool) -> None:
    """It fills this very segment; his enemy has a frank attack in it, and the blow is lost."""
    fight = up(PRONE)
    if typed:
        fight.notes(Undertake(GM, "ana", "stand_up"))
    else:
        turns_to(fight, action="stand_up")
    assert fight.asked == [("ana", "expose")]
    fight.answers("ana", expose="yes")
    assert fight.one(TaskBegun).first == 4
    assert (fight.asked, fight.question("bor").about["frank"]) == ([("bor", "free")], True)
    fight.answers("bor", free="-")
    assert not fight.who("ana").prone
    assert fight.asked == [("ana", "declare")]
    fight.attacks("ana", "bor", 4)
    assert fight.one(ReactionRolled).segment == 8


@pytest.mark.rule("ALT-REA-015")
def test_who_does_not_mean_it_still_has_the_blow() -> None:
    fight = up(PRONE)
    turns_to(fight, action="stand_up")
    fight.answers("ana", expose="no")
    assert fight.asked == [("ana", "instead")]
    fight.answers("ana", action="-")
    assert fight.asked == [("ana", "strike")]
    fight.strikes("ana", "bor", 2, 9)
    assert fight.one(StrikeRolled).combatant == "ana"


@pytest.mark.rule("ALT-REA-012")
def test_whoever_says_nothing_strikes() -> None:
    fight = up()
    fight.answers("ana", target=ELSE)
    fight.is_silent("ana")
    assert fight.asked == [("ana", "strike")]


@pytest.mark.rule("ALT-MOV-007", "ALT-MOV-012")
@pytest.mark.parametrize("typed", [False, True])
def test_somebody_flees_while_his_own_blow_is_up(typed: bool) -> None:
    fight = up()
    if typed:
        fight.notes(Move(GM, "ana", "flee"))
    else:
        turns_to(fight, action="flee")
    fight.answers("ana", expose="yes")
    fight.answers("bor", free="-")
    assert fight.who("ana").contacts == ()
    assert fight.said(StrikeRolled) == []


@pytest.mark.rule("ALT-REA-015", "ALT-REA-005")
def test_what_takes_a_reaction_counts_from_this_segment() -> None:
    fight = up()
    turns_to(fight, action="drink")
    fight.answers("ana", 2, 3, expose="yes")
    begun = fight.one(TaskBegun)
    assert (begun.stamp, begun.first, begun.last) == (4, 7, 9)
    assert fight.segment == 5  # Bor's first frank attack: no blow of hers has fallen


@pytest.mark.rule("ALT-CTR-002")
def test_a_counter_attack_instead_of_a_blow_is_rolled_from_now() -> None:
    fight = up()
    how = fight.question("ana").all_fields({"target": ELSE})
    assert [each.name for each in how] == ["target"]
    turns_to(fight, 6, action="counter", target="bor", how="disarm")
    assert fight.one(CounterAnnounced).special == "disarm"
    assert fight.one(ReactionRolled).segment == 10


@pytest.mark.rule("ALT-WRE-012", "ALT-REA-015")
def test_wrestling_instead_of_a_blow() -> None:
    fight = up(fighter("Ana", arm=FIST, stamina=60), fighter("Bor", "others", FIST))
    turns_to(fight, action="wrestle", target="bor")
    assert fight.one(WrestlingAnnounced).combatant == "ana"
    assert fight.said(StrikeRolled) == []


@pytest.mark.rule("ALT-REA-011")
@pytest.mark.parametrize("typed", [False, True])
def test_holding_off_instead_of_a_blow(typed: bool) -> None:
    fight = up()
    if typed:
        fight.notes(Standby(GM, "ana"))
    else:
        turns_to(fight, action="standby")
    assert fight.who("ana").intent == "standby"
    assert not fight.who("ana").main.up


@pytest.mark.rule("ALT-SIM-001", "ALT-GEN-016")
def test_a_change_of_mind_before_the_secret_choices_leaves_the_other_alone() -> None:
    """Both actions are up: whoever says aloud that he does something else is faced no more."""
    fight = Exchange(PRONE, fighter("Bor", "others"))
    fight.attacks("ana", "bor", 4)
    fight.attacks("bor", "ana", 4)
    assert fight.asked == [("ana", "simultaneous"), ("bor", "simultaneous")]
    fight.notes(Undertake(GM, "ana", "stand_up"))
    fight.answers("ana", expose="yes")
    assert (fight.asked, fight.question("bor").about["frank"]) == ([("bor", "free")], True)
    fight.answers("bor", free="-")
    assert fight.asked == [("bor", "strike")]


def test_the_blow_itself_is_an_answer_and_no_announcement() -> None:
    fight = up()
    refused = fight.tries(Declare(GM, "ana", target="bor"))
    assert refused is not None
    assert refused.key == "alternatif-answer-first"


def test_nothing_is_lost_twice() -> None:
    fight = up()
    turns_to(fight, action="standby")
    assert len(fight.said(ActionLost)) <= 1
