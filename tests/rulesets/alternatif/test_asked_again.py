"""Standing by is no exit: whoever waits, by his own word or for want of one, is asked again (ALT-REA-011)."""

from __future__ import annotations

import pytest

from bot.kernel import inputs
from bot.kernel.line import Budget
from bot.kernel.values import evolve
from bot.rulesets.alternatif.combatants.words import Join, Reveal
from bot.rulesets.alternatif.encounter import question_for
from bot.rulesets.alternatif.engagement import Engage, Separate
from bot.rulesets.alternatif.orders import Order
from bot.rulesets.alternatif.ordinary.words_announcing import Declare, Drop, Standby
from bot.rulesets.alternatif.reaction.dice import ActionDeclared
from bot.rulesets.alternatif.scene import Prolong, SegmentReached, ToSegment
from bot.rulesets.alternatif.simultaneous import SimultaneousAnnounced
from bot.rulesets.alternatif.wounds.fumbles import Damage
from bot.rulesets.shared.people import HandOver, Hide
from tests.rulesets.alternatif.exchange import GM, Exchange, fighter
from tests.rulesets.alternatif.waiting import starts


def three(**bor: object) -> Exchange:
    """Ana against Cid and Bor; each is somebody's, Bor as *bor* says."""
    return Exchange(
        fighter("Ana", player=11),
        fighter("Cid", "others", player=13),
        evolve(fighter("Bor", "others", player=12), **bor),
    )


def asked(fight: Exchange) -> set[str]:
    return {who for who, kind in fight.asked if kind == "declare"}


@pytest.mark.rule("ALT-REA-011")
@pytest.mark.parametrize("silent", [False, True], ids=["said", "silent"])
def test_no_more_than_a_round_goes_by_without_a_word_of_his(silent: bool) -> None:
    """Ana is busy until 26: time stops in 10 and in 20 for Bor, who then has a word to say."""
    fight = Exchange(fighter("Ana", player=11), fighter("Bor", "others", player=12))
    starts(fight, "ana", "casting", "6", "20")
    if silent:
        fight.is_silent("bor")
    else:
        fight.stands_by("bor")
    for segment in (10, 20):
        assert fight.engine.state.segment == segment
        assert asked(fight) == {"bor"}
        if segment == 10:
            fight.is_silent("bor")
    fight.attacks("bor", "ana", 6)
    assert [each.combatant for each in fight.said(ActionDeclared)] == ["bor"]


@pytest.mark.rule("ALT-REA-011")
def test_whoever_is_attacked_or_hurt_is_asked_at_once() -> None:
    fight = three()
    fight.stands_by("bor")
    fight.stands_by("cid")
    fight.attacks("ana", "bor", 4)
    assert asked(fight) == {"bor"}, "an enemy has come"
    fight.stands_by("bor")
    fight.strikes("ana", "bor", 15)
    fight.takes_it("bor", 2, 3)
    assert "bor" in asked(fight), "he was struck"
    assert "cid" not in asked(fight), "nothing has happened to him"


@pytest.mark.rule("ALT-REA-011", "ALT-GEN-015")
def test_whoever_sees_somebody_fall_is_asked() -> None:
    fight = three()
    fight.stands_by("bor")
    fight.notes(Damage(GM, "cid", 99, "body"))
    assert "bor" in asked(fight)


@pytest.mark.rule("ALT-REA-011")
def test_the_game_masters_own_people_stand_by_as_long_as_he_means_them_to() -> None:
    fight = three(player=None)
    fight.stands_by("bor")
    fight.stands_by("cid")
    fight.attacks("ana", "bor", 4)
    assert not asked(fight)


@pytest.mark.rule("ALT-REA-011")
def test_an_autopilot_that_takes_his_place_does_not_stand_by() -> None:
    fight = three()
    fight.stands_by("bor")
    fight.notes(HandOver(GM, "bor", None, "furious"))
    assert [each.combatant for each in fight.said(ActionDeclared)] == ["bor"]


@pytest.mark.rule("ALT-REA-011", "ALT-PAR-018")
def test_a_standing_order_silences_it() -> None:
    fight = Exchange(fighter("Ana", player=11), fighter("Bor", "others", player=12))
    starts(fight, "ana", "casting", "6", "20")
    fight.notes(Order(12, "bor", "again", "never"))
    fight.stands_by("bor")
    assert (fight.segment, asked(fight)) == (26, {"ana"})
    fight.notes(Order(12, "bor", "again", "ask"))
    assert "bor" in asked(fight)


@pytest.mark.rule("ALT-REA-011", "ALT-CHG-010")
def test_whoever_is_charged_is_asked_from_the_segment_of_contact() -> None:
    fight = Exchange(fighter("Ana", player=11), fighter("Bor", "others", player=12))
    fight.notes(Engage(GM, "ana", "bor"))
    fight.notes(Separate(GM, "ana", "bor"))
    fight.stands_by("bor")
    fight.notes(Engage(GM, "ana", "bor"))
    assert "bor" in asked(fight)


@pytest.mark.rule("ALT-REA-011")
def test_an_enemy_who_joins_is_one_who_arrives() -> None:
    fight = three()
    fight.stands_by("bor")
    fight.stands_by("ana")
    fight.notes(Join(GM, (fighter("Dan", player=14),)))
    assert {"bor", "dan"} <= asked(fight)
    assert "ana" not in asked(fight)


@pytest.mark.rule("ALT-REA-011", "ALT-TAC-007")
def test_nobody_is_asked_for_what_somebody_hidden_does() -> None:
    """Until he is seen: then he has arrived."""
    fight = Exchange(
        fighter("Ana", player=11), fighter("Cid", player=12), fighter("Bor", "others", stamina=90, player=13)
    )
    fight.stands_by("bor")
    fight.stands_by("ana")
    starts(fight, "cid", "casting", "6", "20")
    assert (fight.segment, asked(fight)) == (10, {"ana", "bor"})
    fight.stands_by("bor")
    fight.stands_by("ana")
    fight.notes(Join(GM, (fighter("Dan", hidden=True),)))
    assert (fight.segment, asked(fight)) == (20, {"ana", "bor", "dan"})
    for who in ("ana", "bor", "dan"):
        fight.stands_by(who)
    assert (fight.segment, asked(fight)) == (26, {"cid"})
    fight.notes(Engage(GM, "dan", "bor"))
    assert asked(fight) == {"cid"}
    fight.notes(Reveal(GM, "dan"))
    assert "bor" in asked(fight)


@pytest.mark.rule("ALT-REA-011")
def test_whoever_says_until_when_is_asked_then_though_all_stand_by() -> None:
    fight = three()
    fight.stands_by("ana")
    fight.stands_by("cid")
    fight.notes(Standby(12, "bor", 17))
    # The others no more than a round after their word.
    assert (fight.segment, asked(fight)) == (10, {"ana", "cid"})
    fight.stands_by("ana")
    fight.stands_by("cid")
    assert (fight.segment, asked(fight)) == (17, {"bor"})
    for segment in (17, 117):
        refused = fight.tries(Standby(12, "bor", segment))
        assert refused is not None
        assert refused.key == "alternatif-segment-range"
    fight.stands_by("bor")
    assert not asked(fight)


@pytest.mark.rule("ALT-REA-011")
def test_where_all_stand_by_nobody_is_asked_for_ever() -> None:
    fight = three()
    for who in ("ana", "bor", "cid"):
        fight.stands_by(who)
    assert not asked(fight)
    assert not fight.said(SegmentReached)


@pytest.mark.rule("ALT-GEN-001")
def test_the_game_master_lets_time_run_to_a_segment_though_all_stand_by() -> None:
    fight = three()
    for who in ("ana", "bor", "cid"):
        fight.stands_by(who)
    for segment in (0, 100):
        refused = fight.tries(ToSegment(GM, segment))
        assert refused is not None
    fight.notes(ToSegment(GM, 14))
    assert (fight.segment, asked(fight)) == (10, {"ana", "bor", "cid"})
    fight.stands_by("ana")
    fight.stands_by("bor")
    fight.stands_by("cid")
    assert (fight.segment, asked(fight)) == (14, set())
    assert fight.state.sent == 14


@pytest.mark.rule("ALT-GEN-001")
def test_time_that_was_sent_to_a_segment_stops_there_until_it_is_let_go_on() -> None:
    """Though something is due later; whoever has something to say is asked first."""
    fight = Exchange(fighter("Ana", player=11), fighter("Bor", "others", player=12))
    starts(fight, "ana", "casting", "6", "20")
    fight.stands_by("bor")
    fight.stands_by("bor")
    assert fight.segment == 20
    fight.notes(ToSegment(GM, 23))
    fight.stands_by("bor")
    assert (fight.segment, asked(fight), fight.engine.game.rests(fight.state)) == (23, set(), "23")  # type: ignore[attr-defined]
    fight.notes(Prolong(GM))
    assert fight.segment == 26
    assert fight.tries(Prolong(GM)) is not None


@pytest.mark.rule("ALT-REA-011", "ALT-MEL-013")
def test_whoever_lets_his_weapon_go_is_asked_before_he_fights_on_with_his_fists() -> None:
    people = fighter("Ana", player=11), fighter("Bor", "others", player=12)
    fight = Exchange(*people, ask_again="changed")
    fight.attacks("ana", "bor", 3)
    fight.stands_by("bor")
    fight.notes(Drop(GM, "ana"))
    assert fight.asked == [("ana", "changed")]
    assert not [each for each in fight.said(ActionDeclared) if each.combatant == "ana"]


@pytest.mark.rule("ALT-SIM-009")
def test_a_simultaneous_moment_is_betrayed_by_no_refusal_before_it_is_announced() -> None:
    """A breather comes between its segment and the choices: what comes next is not announced yet."""
    fight = Exchange(fighter("Ana", player=11), fighter("Bor", "others", player=12), begun=False)
    fight.says(inputs.Begin(GM))
    fight.attacks("ana", "bor", 4)
    fight.engine.budget = Budget(steps=1)
    fight.attacks("bor", "ana", 4)
    assert fight.segment == 4
    assert not fight.said(SimultaneousAnnounced)
    assert fight.engine.standing.breath
    refused = fight.tries(Declare(GM, "ana", "melee", "bor"))
    assert refused is not None
    assert refused.args[1]["kind"] == "strike"
    fight.says(inputs.Continue(GM))
    assert question_for(fight.state, "ana") == "simultaneous"


@pytest.mark.rule("ALT-REA-011")
@pytest.mark.parametrize(("deed", "whom", "comes"), [("acts", "bor", 4), ("acts", "dan", 7), ("hurt", "eve", 7)])
def test_who_waits_for_a_deed_is_asked_once_it_is_done_even_if_nothing_else_may_call_him(
    deed: str, whom: str, comes: int
) -> None:
    people = (
        fighter("Ana", player=11, orders={"again": "never"}),
        fighter("Bor", "others"),
        fighter("Dan", "others"),
        fighter("Eve", stamina=60),
    )
    fight = Exchange(*people)
    fight.notes(fight.game.compose(fight.state, "standby", GM, {"who": "ana", "until": f"{deed}:{whom}"}))
    fight.stands_by("eve")
    fight.attacks("bor", "eve", 4)
    fight.attacks("dan", "eve", 7)
    fight.answers("bor", 2, 9, target="eve")
    assert (("ana", "declare") in fight.asked) == (comes == 4)
    if comes == 7:
        assert fight.segment == 7
        fight.answers("dan", 19, 3, target="eve")
        if ("eve", "parry") in fight.asked:
            fight.answers("eve", parry="-")
        assert ("ana", "declare") in fight.asked
    assert fight.segment == comes
    assert fight.who("ana").waiting is not None


@pytest.mark.rule("ALT-REA-011")
def test_who_waits_for_a_deed_is_asked_within_a_round_as_anybody_is_and_waits_for_nobody_he_cannot_see() -> None:
    fight = Exchange(fighter("Ana", player=11), fighter("Bor", "others"), fighter("Cid", "others"), fighter("Eve"))
    fight.stands_by("eve")
    fight.notes(Standby(GM, "ana", None, "moves", "bor"))
    fight.attacks("bor", "eve", 10)
    fight.stands_by("cid")
    fight.answers("bor", 2, 10, target="eve")
    assert (fight.segment, ("ana", "declare") in fight.asked) == (10, True)
    fight.notes(Hide(GM, "cid"))
    refused = fight.tries(Standby(GM, "ana", None, "acts", "cid"))
    assert refused is not None
    assert refused.args[0] == "alternatif-nothing-to-watch"
    form = fight.game.form(fight.state, "standby", "ana")
    assert form is not None
    assert not [each for each in form.fields[0].options if each.endswith(":cid")]
