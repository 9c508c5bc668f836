"""What is said beforehand of what comes next (`/next`): announced for one as soon as the rules allow."""

from __future__ import annotations

import pytest

from bot.kernel.ruleset import Reader
from bot.rulesets.alternatif.afterwards import SayNext
from bot.rulesets.alternatif.combatants.words import SetField
from bot.rulesets.alternatif.ordinary.listed import TaskBegun
from bot.rulesets.alternatif.ordinary.words_announcing import Standby
from bot.rulesets.alternatif.reaction.dice import IntentionSaid, IntentionSettled, ReactionRolled
from bot.rulesets.alternatif.specials.events import CounterAnnounced
from tests.rulesets.alternatif.exchange import GM, Exchange, fighter


def at_it(player: int | None = None, **settings: object) -> Exchange:
    """Ana, who is *player*'s, strikes in 5, Bor in 9; Cid looks on."""
    fight = Exchange(
        fighter("Ana", stamina=60, player=player),
        fighter("Bor", "others", stamina=60),
        fighter("Cid", "others"),
        **{"ask_again": "changed", **settings},
    )
    fight.stands_by("cid")
    fight.attacks("ana", "bor", 5)
    fight.attacks("bor", "ana", 9)
    assert (fight.segment, fight.asked) == (5, [("ana", "strike")])
    return fight


def refused(fight: Exchange, said: SayNext) -> str:
    found = fight.tries(said)
    assert found is not None
    return found.key


@pytest.mark.parametrize(("shown", "told"), [("all", "chance"), ("words", "odds")])
def test_a_blow_that_comes_next_is_told_its_chance_as_the_table_shows_numbers(shown: str, told: str) -> None:
    fight = at_it(foe_numbers=shown, player=7)
    form = fight.game.form(fight.state, "next", "ana")
    assert form is not None
    assert told in fight.game.prospect(fight.state, form, {"action": "attack"}, "target", "bor", Reader(7))


@pytest.mark.rule("ALT-REA-011", "ALT-REA-012")
def test_what_is_said_while_the_question_of_the_blow_stands_is_announced_in_its_segment() -> None:
    """Ana strikes in 5 and sheathes from 5: that fills 6, and she is asked only whether she lowers her guard."""
    fight = at_it()
    fight.notes(SayNext(GM, "ana", "sheathe", weapon="longsword"))
    assert fight.one(IntentionSaid).weapon == "longsword"
    assert fight.asked == [("ana", "strike")]
    fight.strikes("ana", "bor", 2)
    assert fight.one(IntentionSettled).how == "announced"
    assert fight.asked == [("ana", "expose")]
    fight.answers("ana", expose="yes")
    assert fight.one(TaskBegun).first == 6


@pytest.mark.rule("ALT-CTR-002", "ALT-REA-011")
def test_a_fencer_who_misses_in_5_prepares_a_counter_counted_from_5() -> None:
    fight = at_it()
    fight.notes(SayNext(GM, "ana", "counter", "bor", None, "disarm"))
    fight.strikes("ana", "bor", 2, 6)
    assert fight.one(CounterAnnounced).special == "disarm"
    assert fight.one(ReactionRolled).segment == 11


@pytest.mark.rule("ALT-REA-015")
def test_as_soon_as_possible_takes_the_place_of_what_is_prepared() -> None:
    """Bor, whose blow comes in 9, is asked nothing; in 5, once Ana has struck, he draws back from it."""
    fight = at_it()
    fight.notes(SayNext(GM, "bor", "other", None, None, "ouvre la porte", soon=True))
    fight.strikes("ana", "bor", 2)
    assert fight.state.combatants["bor"].proposal is not None


@pytest.mark.rule("ALT-REA-011")
def test_it_can_be_taken_back_and_standing_by_forgets_it() -> None:
    fight = at_it()
    fight.notes(SayNext(GM, "ana", "sheathe", weapon="longsword"))
    fight.notes(SayNext(GM, "ana", "-"))
    assert fight.one(IntentionSettled).how == "back"
    assert refused(fight, SayNext(GM, "ana", "-")) == "alternatif-nothing-next"
    fight.notes(SayNext(GM, "bor", "counter", "ana", None, "disarm"))
    assert refused(fight, SayNext(GM, "bor", "counter", "ana", None, "disarm")) == "alternatif-next-already"
    fight.notes(Standby(GM, "bor"))
    assert fight.state.combatants["bor"].intention is None


@pytest.mark.rule("ALT-REA-011")
@pytest.mark.parametrize("asks", ["changed", "never"])
def test_where_it_has_become_impossible_one_is_asked_and_told_why(asks: str) -> None:
    fight = at_it(ask_again=asks)
    fight.notes(SayNext(GM, "ana", "attack", "cid"))
    fight.notes(SetField(GM, "cid", "body", 0))
    fight.strikes("ana", "bor", 2)
    assert fight.one(IntentionSettled).how == "impossible"
    assert fight.asked == [("ana", "changed")]
    about = fight.question("ana").about
    assert about["news"] == "next"
    assert str(about["hindered"]).startswith("key=alternatif-")


@pytest.mark.rule("ALT-OFF-005")
def test_a_blow_is_not_announced_with_bare_fists_for_whose_weapon_has_slipped() -> None:
    fight = at_it()
    fight.notes(SayNext(GM, "ana", "attack", "bor"))
    fight.answers("ana", 1, 4, target="bor")
    assert fight.asked == [("ana", "changed")]
    assert fight.question("ana").about["hindered"] == "key=alternatif-next-weapon-gone|name=Ana"


def test_whoever_is_at_nothing_says_it_at_once() -> None:
    fight = at_it()
    assert refused(fight, SayNext(GM, "cid", "attack", "ana")) == "alternatif-next-is-now"
    assert refused(fight, SayNext(GM, "ana", "drop")) == "alternatif-next-is-now"
    assert refused(fight, SayNext(GM, "ana", "juggle")) == "not-among"
