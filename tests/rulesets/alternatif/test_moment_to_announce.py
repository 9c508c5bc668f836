"""A moment to announce: instead of a blow, and when something has changed (ALT-REA-011, -012, -015, ALT-ACT-003)."""

from __future__ import annotations

import pytest

from bot.kernel.values import evolve
from bot.rulesets.alternatif.combatants.words import SetField, SetFlag
from bot.rulesets.alternatif.engagement import Engage
from bot.rulesets.alternatif.melee.strikes import StrikeRolled
from bot.rulesets.alternatif.moving.words import Move
from bot.rulesets.alternatif.orders import Order
from bot.rulesets.alternatif.ordinary.listed import TaskBegun
from bot.rulesets.alternatif.ordinary.words_announcing import Declare, Standby, Undertake
from bot.rulesets.alternatif.reaction.announcer import SetInitiative
from bot.rulesets.alternatif.reaction.dice import ActionLost, ReactionRolled
from bot.rulesets.alternatif.shooting.events import ShotBegun, ShotRolled
from bot.rulesets.alternatif.specials.events import CounterAnnounced
from bot.rulesets.alternatif.state import FIST, Combatant
from bot.rulesets.alternatif.striking import ELSE
from bot.rulesets.alternatif.wrestling.events import WrestlingAnnounced
from tests.rulesets.alternatif.archers import archer, range_of, rests, shoots
from tests.rulesets.alternatif.exchange import DAGGER, GM, SWORD, Exchange, fighter

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


# ---- when something has changed (ALT-REA-011, -012)


def between(**settings: object) -> Exchange:
    """Ana strikes in 5 and Bor in 9; both are at it."""
    fight = Exchange(
        fighter("Ana", stamina=60, carried=(evolve(DAGGER, hand="right"),)),
        fighter("Bor", "others", stamina=60),
        fighter("Cid", "others"),
        **{"ask_again": "changed", **settings},
    )
    fight.stands_by("cid")
    fight.attacks("ana", "bor", 5)
    fight.attacks("bor", "ana", 9)
    assert (fight.segment, fight.asked) == (5, [("ana", "strike")])
    return fight


@pytest.mark.rule("ALT-OFF-005", "ALT-REA-012", "ALT-CRI-011")
def test_whose_weapon_slips_is_asked_before_he_goes_on_with_his_fists() -> None:
    """A natural 1 in 5, d6 = 4: the sword lies there; drawing the dagger counts from 5, and fills 6."""
    fight = between()
    fight.answers("ana", 1, 4, target="bor")
    assert fight.asked == [("ana", "changed")]
    assert fight.question("ana").about["news"] == "weapon"
    fight.answers("ana", **{"action": "draw", "with": "dagger"})
    fight.answers("ana", expose="yes")
    begun = fight.one(TaskBegun)
    assert (begun.weapon, begun.first) == ("dagger", 6)


@pytest.mark.rule("ALT-REA-012")
def test_who_goes_on_does_the_same_again() -> None:
    """With bare fists, since he says so; silence is no word for them (`tests.rulesets.test_prudence`)."""
    fight = between()
    fight.answers("ana", 1, 4, target="bor")
    fight.answers("ana", 7, action="-")
    assert fight.one(ReactionRolled).segment == 12
    assert (fight.segment, fight.asked) == (9, [("bor", "strike")])


@pytest.mark.rule("ALT-REA-012")
def test_a_table_that_asks_never_and_a_standing_order_spare_the_question() -> None:
    fight = between(ask_again="never")
    fight.answers("ana", 1, 4, 7, target="bor")
    assert fight.asked == [("bor", "strike")]
    fight = between()
    fight.notes(Order(GM, "ana", "changed", "never"))
    fight.answers("ana", 1, 4, 7, target="bor")
    assert fight.asked == [("bor", "strike")]


@pytest.mark.rule("ALT-ACT-003", "ALT-REA-015")
def test_who_is_thrown_down_in_10_with_an_action_due_in_13_may_stand_up_in_10() -> None:
    people = (fighter("Ana"), fighter("Bor", "others"), fighter("Dan"), fighter("Eve", "others"))
    fight = Exchange(*people, ask_again="changed")
    fight.stands_by("bor")
    fight.stands_by("eve")
    fight.attacks("dan", "eve", 10)
    fight.attacks("ana", "bor", 6)
    fight.notes(SetInitiative(GM, "ana", 13))
    assert (fight.segment, fight.asked) == (10, [("dan", "strike")])
    fight.notes(SetFlag(GM, "ana", "prone", on=True))
    fight.strikes("dan", "eve", 2, 9)
    assert (fight.asked, fight.question("ana").about["news"]) == ([("ana", "changed")], "prone")
    fight.answers("ana", action="stand_up")
    fight.answers("ana", expose="yes")
    assert fight.one(TaskBegun).first == 10
    assert fight.due("ana") is None


@pytest.mark.rule("ALT-REA-011")
def test_a_new_enemy_at_ones_throat() -> None:
    fight = between()
    fight.notes(Declare(GM, "cid", target="ana"), 8)
    fight.answers("ana", 2, 9, target="bor")
    assert (fight.asked, fight.question("ana").about["news"]) == ([("ana", "changed")], "enemy")


@pytest.mark.rule("ALT-REA-011")
def test_a_target_that_is_gone_while_another_is_there() -> None:
    fight = between()
    fight.notes(Declare(GM, "cid", target="ana"), 8)
    fight.answers("ana", 2, 9, target="bor")
    fight.answers("ana", action="-")
    fight.notes(SetField(GM, "bor", "body", 0))
    fight.answers("bor", target="-")
    assert fight.asked == [("ana", "changed")]
    assert fight.question("ana").about["news"] == "target"


@pytest.mark.rule("ALT-CTR-002", "ALT-REA-012")
def test_asked_after_each_action_a_fencer_who_missed_in_5_prepares_a_counter_disarm_from_5() -> None:
    """d8 = 6: it is armed in 11."""
    fight = between(ask_again="always")
    fight.strikes("ana", "bor", 2)
    assert (fight.asked, fight.question("ana").about["news"]) == ([("ana", "changed")], "acted")
    fight.answers("ana", 6, action="counter", target="bor", how="disarm")
    assert fight.one(CounterAnnounced).special == "disarm"
    assert fight.one(ReactionRolled).segment == 11


@pytest.mark.rule("ALT-REA-012")
def test_asked_after_each_action_he_is_asked_once() -> None:
    fight = between(ask_again="always")
    fight.strikes("ana", "bor", 2)
    fight.answers("ana", 9, action="-")
    assert fight.one(ReactionRolled).segment == 14
    assert fight.asked == [("bor", "strike")]


@pytest.mark.rule("ALT-MAG-010", "ALT-REA-011")
def test_an_ordinary_exchange_asks_nothing_more() -> None:
    fight = between()
    fight.strikes("ana", "bor", 2, 9)
    fight.strikes("bor", "ana", 2, 9)
    assert (fight.segment, fight.asked) == (14, [("ana", "strike")])


# ---- each projectile is a choice (ALT-MIS-006, -007, -024)


LONG_BOW = {"with": "long_bow"}
MARK = fighter("Orc", "orcs", stamina=60, ac=20)


def archers_shot(face: int) -> Exchange:
    """Ysolde's first arrow leaves in 4 at the orc, who waits."""
    fight = range_of(archer(), MARK, apart=45, ask_again="changed")
    rests(fight, "ysolde")
    shoots(fight, "ysolde", "orc", 4, face)
    assert fight.one(ShotRolled).outcome == ("hit" if face == 20 else "miss")
    return fight


@pytest.mark.rule("ALT-MIS-006", "ALT-MIS-024")
def test_an_archer_who_missed_in_4_hurries_the_next_arrow_as_bodran_does() -> None:
    """d4 = 2: it leaves in 6, with the malus of 3."""
    fight = archers_shot(2)
    assert (fight.segment, fight.asked) == (4, [("ysolde", "changed")])
    assert fight.question("ysolde").about["news"] == "missed"
    fight.answers("ysolde", 2, 2, action="shoot", target="orc", how="rapid", **LONG_BOW)
    begun = fight.said(ShotBegun)[-1]
    assert (begun.stamp, begun.die, begun.segment) == (4, "d4", 6)
    assert fight.said(ShotRolled)[-1].terms
    assert (fight.segment, fight.asked) == (6, [("ysolde", "changed")])


@pytest.mark.rule("ALT-MIS-007", "ALT-MIS-024")
def test_she_aims_at_somebody_else_or_shoots_again_as_before() -> None:
    fight = archers_shot(2)
    fight.answers("ysolde", 3, 2, action="-")
    assert (fight.said(ShotBegun)[-1].cadence, fight.said(ShotBegun)[-1].segment, fight.segment) == (0, 7, 7)
    fight.answers("ysolde", 3, 2, action="shoot", target="orc", how="aim_2", **LONG_BOW)
    assert fight.said(ShotBegun)[-1].segment == 12


@pytest.mark.rule("ALT-MIS-024")
def test_whoever_wants_no_question_shoots_on() -> None:
    for table, order in (("never", "ask"), ("changed", "never")):
        fight = range_of(archer(), MARK, apart=45, ask_again=table)
        fight.notes(Order(GM, "ysolde", "changed", order))
        rests(fight, "ysolde")
        shoots(fight, "ysolde", "orc", 4, 2, 3, 2)
        assert len(fight.said(ShotRolled)) >= 2


@pytest.mark.rule("ALT-MIS-024")
def test_one_who_hit_is_asked_nothing_more() -> None:
    fight = archers_shot(20)
    assert ("ysolde", "changed") not in fight.asked
