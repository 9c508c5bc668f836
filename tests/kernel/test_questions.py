"""Questions: alone, in parallel, in secret, to whoever is first; and what notes, actions and deadlines do to them."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel import events as told
from bot.kernel import inputs as said
from bot.kernel.decisions import Decision, Field
from bot.kernel.effects import Action, Scene, ask_all, ask_first, checkpoint, tell, wait
from bot.kernel.errors import Refused, RulingFailed
from tests.kernel import duel_of_reactions as duel
from tests.kernel import sealed_bids as bids
from tests.kernel.asking import ask
from tests.kernel.conftest import WithEveBeside, auction, sealed_lots
from tests.kernel.playing import GM, Play, events, same, tags

Bids = Play[bids.Auction]
Fight = Play[duel.Skirmish]


def refused(play: Play[Any], given: Any, key: str) -> None:
    """*given* is refused with *key* and changes nothing."""
    frame, seq = play.engine.frame, play.next_seq
    with pytest.raises(Refused) as refusal:
        play.say(given)
    assert refusal.value.key == key
    assert play.engine.frame == frame
    assert play.next_seq == seq


def to_lots(play: Bids) -> None:
    for who in list(play.awaited()):
        play.default(who)


def to_cheers(play: Bids) -> None:
    to_lots(play)
    while play.state.stage == "lots":
        play.default(play.awaited()[0])


def to_toasts(play: Bids) -> None:
    to_cheers(play)
    for who in list(play.awaited()):
        play.default(who)


# ---- one question


def test_a_question_is_opened_once_and_closed_once(three: Bids) -> None:
    to_lots(three)
    question, _ = three.asked(three.awaited()[0])
    progress = three.say(said.Answer(7, question.id, {"lot": "lamp"}))
    closed = events(progress)[0]
    assert closed == told.DecisionClosed(
        question.id, question.key, "lot", question.who, "answered", {"lot": "lamp"}, by=7
    )
    opened = [e.question for p in three.recorded() for e in p.events if isinstance(e, told.DecisionOpened)]
    assert len(opened) == len(set(opened))


def test_an_answer_may_come_in_parts_and_the_last_word_counts(three: Bids) -> None:
    to_lots(three)
    who = three.awaited()[0]
    assert tags(three.answer(who, lot="cask")) == []
    question, decision = three.asked(who)
    assert (question.partial, question.answered) == ({"lot": "cask"}, False)
    assert decision.legal(question.partial) == (Field("size", bids.SIZES),)
    # `size` goes with `cask`; choosing a lamp instead drops what no longer fits.
    progress = three.answer(who, lot="lamp")
    assert events(progress)[0].choice == {"lot": "lamp"}


def test_a_part_that_completes_the_form_answers_it(three: Bids) -> None:
    to_lots(three)
    who = three.awaited()[0]
    three.answer(who, lot="cask")
    progress = three.answer(who, size="large")
    taken = next(each for each in events(progress) if isinstance(each, bids.LotTaken))
    assert (taken.lot, taken.size) == ("cask", "large")


def test_what_was_chosen_so_far_is_taken_back(three: Bids) -> None:
    to_lots(three)
    who = three.awaited()[0]
    ident, whole = three.asked(who)[0].id, three.asked(who)[1].offered()
    refused(three, said.Answer(1, ident, {}), "question-changed")
    three.answer(who, lot="cask")
    begun = three.line
    assert tags(three.answer(who)) == []
    question, decision = three.asked(who)
    assert (question.id, question.partial, question.answered) == (ident, {}, False)
    assert decision.offered() == whole
    # It holds after a restart, and after an undo of it the half is there again.
    same(three.loaded(), three.engine)
    refused(three, said.Answer(1, ident, {}), "question-changed")
    three.say(said.Undo(GM, begun), said.Resume(GM))
    assert three.asked(who)[0].partial == {"lot": "cask"}
    three.answer(who)
    assert events(three.answer(who, lot="lamp"))[0].choice == {"lot": "lamp"}


def test_a_whole_secret_answer_is_changed_and_not_taken_back(three: Bids) -> None:
    three.answer("ana", coins="2")
    refused(three, said.Answer(1, three.asked("ana")[0].id, {}), "question-changed")


@pytest.mark.parametrize("choice", [{"lot": "moon"}, {"size": "large"}, {"lot": "lamp", "size": "large"}, {"x": "y"}])
def test_what_is_not_offered_is_refused(three: Bids, choice: dict[str, str]) -> None:
    to_lots(three)
    question, _ = three.asked(three.awaited()[0])
    refused(three, said.Answer(1, question.id, choice), "not-offered")


def test_a_deadline_gives_the_default_whatever_was_begun(three: Bids) -> None:
    to_lots(three)
    who = three.awaited()[0]
    three.answer(who, lot="cask")
    closed = events(three.default(who))[0]
    assert (closed.how, closed.choice, closed.by) == ("default", {"lot": "lamp"}, 0)


def test_settled_and_unknown_questions_are_in_the_past(three: Bids) -> None:
    to_lots(three)
    question, _ = three.asked(three.awaited()[0])
    three.say(said.Answer(1, question.id, {"lot": "lamp"}))
    for ident in (question.id, "77.0", "", "rubbish"):
        refused(three, said.Answer(1, ident, {"lot": "lamp"}), "moment-passed")
        refused(three, said.Deadline(ident), "moment-passed")


def test_defaults_are_among_the_options_or_the_rules_fail() -> None:
    class Careless(bids.SealedBids):
        def play(self, scene: Scene[bids.Auction]) -> Action:
            yield from ask(lambda state: Decision("k", "lot", "ana", (Field("lot", ("lamp",)),), {"lot": "moon"}))

    play = Play(Careless(), bids.Auction())
    with pytest.raises(RulingFailed, match="default"):
        play.say(said.Begin(GM))


def test_two_questions_with_one_key_are_a_fault_of_the_rules() -> None:
    class Careless(bids.SealedBids):
        def play(self, scene: Scene[bids.Auction]) -> Action:
            one = Decision("k", "lot", "ana", (Field("lot", ("lamp",)),), {"lot": "lamp"})
            yield from ask_all(lambda state: [one, one])

        def answers(self, state: bids.Auction, decision: Decision) -> None:
            return None

    play = Play(Careless(), bids.Auction())
    with pytest.raises(RulingFailed, match="twice"):
        play.say(said.Begin(GM))


# ---- in secret


def test_nothing_is_told_before_the_last_secret_answer(three: Bids) -> None:
    assert tags(three.answer("bob", coins="2")) == []
    assert tags(three.answer("ana", coins="1")) == []
    progress = three.answer("cid", coins="0")
    closed = [each for each in events(progress) if isinstance(each, told.DecisionClosed)]
    assert [(each.who, each.choice["coins"]) for each in closed] == [("ana", "1"), ("bob", "2"), ("cid", "0")]
    assert three.state.bids == {"ana": 1, "bob": 2, "cid": 0}


def test_a_secret_question_tells_that_it_stands_and_no_more(three: Bids) -> None:
    opened = [each for row in three.recorded() for each in row.events if isinstance(each, told.DecisionOpened)]
    assert [(each.who, each.kind, each.secret) for each in opened] == [
        ("ana", "bid", True),
        ("bob", "bid", True),
        ("cid", "bid", True),
    ]


def test_a_secret_answer_may_be_changed_until_the_reveal(three: Bids) -> None:
    three.answer("ana", coins="2")
    ident = three.asked("ana")[0].id
    three.answer("ana", coins="1")
    assert three.asked("ana")[0].id == ident
    three.answer("bob", coins="0")
    three.answer("cid", coins="0")
    assert three.state.bids["ana"] == 1
    refused(three, said.Answer(1, ident, {"coins": "2"}), "moment-passed")


def test_no_deadline_touches_a_secret_answer(three: Bids) -> None:
    three.answer("ana", coins="2")
    refused(three, said.Deadline(three.asked("ana")[0].id), "already-answered")


def test_when_the_last_awaited_person_leaves_all_is_revealed(three: Bids) -> None:
    three.answer("ana", coins="2")
    three.answer("bob", coins="1")
    progress = three.say(bids.Leave(GM, "cid"))
    closed = [(each.who, each.how) for each in events(progress) if isinstance(each, told.DecisionClosed)]
    assert closed == [("cid", "withdrawn"), ("ana", "answered"), ("bob", "answered")]
    assert three.state.bids == {"ana": 2, "bob": 1}


def test_a_secret_answer_whose_question_dissolves_is_parked_and_stands_again(three: Bids) -> None:
    three.answer("ana", coins="2")
    ident = three.asked("ana")[0].id
    progress = three.say(bids.Leave(GM, "ana"))
    closed = [each for each in events(progress) if isinstance(each, told.DecisionClosed)]
    assert [(each.question, each.how, each.choice) for each in closed] == [(ident, "withdrawn", {})]
    assert three.engine.standing.parked == {"bid:ana": {"coins": "2"}}
    progress = three.say(bids.Join(GM, "ana"))
    question, _ = three.asked("ana")
    assert (question.id != ident, question.answered, question.partial) == (True, True, {"coins": "2"})
    assert told.DecisionOpened(question.id, "bid:ana", "bid", "ana", True) in events(progress)
    assert three.engine.standing.parked == {}
    three.answer("bob", coins="0")
    three.answer("cid", coins="0")
    assert three.state.bids["ana"] == 2


def test_what_held_in_silence_is_not_parked_and_is_asked_again(three: Bids) -> None:
    three.default("ana")
    three.say(bids.Leave(GM, "ana"))
    assert three.engine.standing.parked == {}
    three.say(bids.Join(GM, "ana"))
    assert not three.asked("ana")[0].answered


def test_what_an_autopilot_said_in_secret_is_not_parked_as_if_its_owner_had_said_it(three: Bids) -> None:
    three.say(bids.Instruct(GM, "ana", orders={"bid": "2"}))
    assert three.asked("ana")[0].how == "orders"
    three.say(bids.Leave(GM, "ana"))
    assert three.engine.standing.parked == {}
    three.say(bids.Join(GM, "ana"))
    assert not three.asked("ana")[0].answered


def test_what_was_parked_in_part_is_its_owners_word_when_it_comes_back() -> None:
    play = sealed_lots("ana", "bob")
    play.answer("ana", lot="cask")
    play.say(bids.Leave(GM, "ana"), bids.Join(GM, "ana"))
    assert play.asked("ana")[0].partial == {"lot": "cask"}
    play.say(bids.Instruct(GM, "ana", pilot=True))
    question, _ = play.asked("ana")
    assert (question.partial, question.answered) == ({"lot": "cask"}, False)


def closed(progress: Any) -> list[tuple[str, str]]:
    return [(each.who, each.how) for each in events(progress) if isinstance(each, told.DecisionClosed)]


def test_nobody_waits_for_who_is_asked_beside_the_others() -> None:
    play = sealed_lots("ana", "eve", "bob", game=WithEveBeside)
    assert play.awaited() == ["ana", "eve", "bob"]
    play.answer("eve", lot="cask")
    assert closed(play.answer("ana", lot="lamp")) == []
    last = play.answer("bob", lot="book")
    assert closed(last) == [("eve", "withdrawn"), ("ana", "answered"), ("bob", "answered")]
    assert play.state.round == 1
    play.restart()


def test_who_is_asked_beside_the_others_and_has_answered_counts_like_them() -> None:
    play = sealed_lots("ana", "eve", game=WithEveBeside)
    assert closed(play.answer("eve", lot="book")) == []
    assert closed(play.answer("ana", lot="lamp")) == [("ana", "answered"), ("eve", "answered")]


def test_when_only_those_asked_beside_the_others_are_left_it_goes_on() -> None:
    play = sealed_lots("ana", "eve", game=WithEveBeside)
    progress = play.say(bids.Leave(GM, "ana"))
    assert closed(progress) == [("ana", "withdrawn"), ("eve", "withdrawn")]
    assert play.state.round == 1
    play.restart()


def test_what_is_parked_is_forgotten_with_the_moment(three: Bids) -> None:
    three.answer("ana", coins="2")
    three.say(bids.Leave(GM, "ana"))
    three.default("bob")
    three.default("cid")
    assert three.engine.standing.parked == {}


def test_a_secret_answer_that_is_no_longer_offered_is_asked_again(three: Bids) -> None:
    three.answer("ana", coins="2")
    ident = three.asked("ana")[0].id
    assert told.DecisionClosed not in map(type, events(three.say(bids.SetCoins(GM, "ana", 1))))
    question, decision = three.asked("ana")
    assert (question.id, question.generation, question.answered, question.partial) == (ident, 1, False, {})
    assert decision.fields[0].options == ("0", "1")


def test_an_autopilots_secret_answer_is_closed_with_the_others() -> None:
    play = Play(bids.SealedBids(), bids.Auction())
    play.say(bids.Join(GM, "ana"), bids.Join(GM, "bot", pilot=True))
    progress = play.say(said.Begin(GM))
    assert [each.who for each in events(progress) if isinstance(each, told.DecisionOpened)] == ["ana"]
    assert "decision_closed" not in tags(progress)
    assert [each.who for each, _ in play.engine.questions()] == ["ana"]
    closed = [each for each in events(play.default("ana")) if isinstance(each, told.DecisionClosed)]
    assert [(each.who, each.how) for each in closed[:2]] == [("ana", "default"), ("bot", "autopilot")]


def test_what_orders_say_at_the_reveal_counts() -> None:
    play = auction("ana", "bob")
    play.say(bids.Instruct(GM, "bob", orders={"bid": "2"}))
    assert play.awaited() == ["ana"]
    play.say(bids.SetCoins(GM, "bob", 1))
    # What the orders say is not offered any more: bob is asked.
    assert play.awaited() == ["ana", "bob"]
    play.say(bids.Instruct(GM, "bob", orders={"bid": "1"}))
    play.say(bids.Instruct(GM, "bob", orders={"bid": "0"}))
    # He may still say otherwise, and then he has spoken.
    play.answer("bob", coins="1")
    play.say(bids.Nudge(GM, "bob"))
    play.answer("ana", coins="0")
    assert play.state.bids == {"ana": 0, "bob": 1}


def test_who_is_taken_in_hand_before_the_reveal_is_asked() -> None:
    play = Play(bids.SealedBids(), bids.Auction())
    play.say(bids.Join(GM, "ana"), bids.Join(GM, "bot", pilot=True), said.Begin(GM))
    play.say(bids.Instruct(GM, "bot", pilot=False))
    assert play.awaited() == ["ana", "bot"]
    play.answer("bot", coins="2")
    play.answer("ana", coins="0")
    assert play.state.bids == {"ana": 0, "bot": 2}


# ---- in public


def test_public_answers_are_told_as_they_come_and_count_once(three: Bids) -> None:
    to_cheers(three)
    ident = three.asked("bob")[0].id
    progress = three.answer("bob", cheer="loud", hat="on")
    assert [(each.who, each.how) for each in events(progress)] == [("bob", "answered")]
    refused(three, said.Answer(1, ident, {"cheer": "low", "hat": "on"}), "already-answered")
    refused(three, said.Deadline(ident), "already-answered")
    three.default("ana")
    assert three.state.stage == "cheers"
    progress = three.default("cid")
    assert bids.Cheered(("bob",)) in events(progress)


def test_a_note_keeps_ids_and_parts_of_the_questions_it_does_not_touch(three: Bids) -> None:
    to_cheers(three)
    three.answer("ana", hat="off")
    three.answer("bob", cheer="loud", hat="on")
    before = three.engine.standing.questions
    assert tags(three.say(bids.Nudge(GM, "ana"))) == ["nudged"]
    assert three.engine.standing.questions == before
    progress = three.say(bids.Join(GM, "dan"))
    assert three.engine.standing.questions[:3] == before
    assert [each.who for each in events(progress) if isinstance(each, told.DecisionOpened)] == ["dan"]


def test_who_leaves_after_a_public_answer_is_not_closed_twice(three: Bids) -> None:
    to_cheers(three)
    three.answer("bob", cheer="loud", hat="on")
    assert tags(three.say(bids.Leave(GM, "bob"))) == ["left"]
    three.default("ana")
    assert bids.Cheered(()) in events(three.default("cid"))


def test_a_public_answer_that_is_no_longer_offered_is_asked_as_a_new_question(three: Bids) -> None:
    to_cheers(three)
    old = three.asked("bob")[0].id
    three.answer("bob", cheer="loud", hat="on")
    progress = three.say(bids.SetCoins(GM, "bob", 0))
    question, _ = three.asked("bob")
    assert told.DecisionOpened(question.id, "cheer:bob", "cheer", "bob") in events(progress)
    assert (question.id != old, question.answered, question.partial) == (True, False, {})
    # One that is still offered stands, and so does its id.
    three.answer("cid", cheer="low", hat="on")
    kept = three.asked("cid")[0]
    three.say(bids.SetCoins(GM, "cid", 0))
    assert three.asked("cid")[0].id == kept.id
    assert three.awaited() == ["ana", "bob"]


def test_a_changed_offer_changes_the_generation_and_keeps_what_is_still_offered(three: Bids) -> None:
    to_lots(three)
    who = three.awaited()[0]
    three.answer(who, lot="cask")
    ident = three.asked(who)[0].id
    three.say(bids.SetLots(GM, ("cask", "lamp")))
    question, _ = three.asked(who)
    assert (question.id, question.generation, question.partial) == (ident, 1, {"lot": "cask"})
    three.say(bids.SetLots(GM, ("lamp",)))
    question, _ = three.asked(who)
    assert (question.id, question.generation, question.partial) == (ident, 2, {})
    refused(three, said.Answer(1, ident, {"lot": "lamp"}, generation=1), "question-changed")
    assert "lot_taken" in tags(three.say(said.Answer(1, ident, {"lot": "lamp"}, generation=2)))


def test_nothing_left_to_choose_withdraws_the_question(three: Bids) -> None:
    to_lots(three)
    who = three.awaited()[0]
    progress = three.say(bids.SetLots(GM, ()))
    assert [(each.who, each.how) for each in events(progress) if isinstance(each, told.DecisionClosed)] == [
        (who, "withdrawn")
    ]
    assert three.state.stage == "cheers"


# ---- whoever is first


def test_the_first_answer_goes_on_and_the_others_stay_open(three: Bids) -> None:
    to_toasts(three)
    before = {each.who: each.id for each, _ in three.engine.questions()}
    progress = three.answer("bob", words="health")
    assert tags(progress) == ["decision_closed", "toasted"]
    assert {each.who: each.id for each, _ in three.engine.questions()} == {
        "ana": before["ana"],
        "cid": before["cid"],
    }
    refused(three, said.Answer(1, before["bob"], {"words": "none"}), "moment-passed")


def test_each_default_of_a_first_come_question_is_its_own(three: Bids) -> None:
    to_toasts(three)
    three.default("cid")
    three.default("ana")
    assert three.state.toasted == ("cid", "ana")


def test_an_autopilot_toasts_at_once_and_the_others_are_asked() -> None:
    play = auction("ana", "bob")
    play.say(bids.Instruct(GM, "ana", orders={"toast": "health"}))
    to_toasts(play)
    assert play.state.toasted == ("ana",)
    assert play.awaited() == ["bob"]


def test_what_was_begun_before_is_kept_while_an_autopilot_goes_first() -> None:
    class Wordy(bids.SealedBids):
        """Toasts have a tone too."""

        def play(self, scene: Scene[bids.Auction]) -> Action:
            while True:
                yield from checkpoint()
                if not _tones(scene.now):
                    yield from wait()
                answer = yield from ask_first(_tones)
                if answer is not None:
                    yield from tell(bids.Toasted(answer[0].split(":")[1], answer[1]["words"]))

    play = Play(Wordy(), bids.Auction())
    play.say(bids.Join(GM, "ana"), bids.Join(GM, "bob"), said.Begin(GM))
    play.answer("ana", tone="high")
    play.say(bids.Leave(GM, "ana"))
    play.say(said.Hold(GM), bids.Join(GM, "ana"), bids.Instruct(GM, "bob", pilot=True))
    progress = play.say(said.Resume(GM))
    assert bids.Toasted("bob", "none") in events(progress)
    assert play.asked("ana")[0].partial == {"tone": "high"}


def _tones(state: bids.Auction) -> list[Decision]:
    fields = (Field("words", ("health", "none")), Field("tone", ("high", "low")))
    # The last to join is asked first.
    return [
        Decision(f"toast:{who}", "toast", who, fields, {"words": "none", "tone": "low"})
        for who in reversed(state.bidders)
        if who not in state.toasted
    ]


# ---- orders and autopilots


@pytest.mark.parametrize("reach", [to_lots, to_toasts])
def test_orders_given_while_the_question_stands_answer_it(three: Bids, reach: Any) -> None:
    reach(three)
    who = three.awaited()[0]
    ident, kind = three.asked(who)[0].id, three.asked(who)[0].kind
    wanted = "book" if kind == "lot" else "health"
    progress = three.say(bids.Instruct(GM, who, orders={kind: wanted}))
    closed = next(each for each in events(progress) if isinstance(each, told.DecisionClosed))
    assert (closed.question, closed.how, list(closed.choice.values())) == (ident, "orders", [wanted])


def test_orders_do_not_speak_over_somebody_who_has_begun_to_choose(three: Bids) -> None:
    to_lots(three)
    who = three.awaited()[0]
    three.answer(who, lot="cask")
    three.say(bids.Instruct(GM, who, orders={"lot": "book"}))
    assert three.asked(who)[0].partial == {"lot": "cask"}


def test_an_answer_by_orders_that_is_not_offered_is_a_fault_of_the_rules() -> None:
    class Careless(bids.SealedBids):
        def answers(self, state: bids.Auction, decision: Decision) -> Any:
            return "orders", {"lot": "moon"}

    play = Play(Careless(), bids.Auction())
    play.say(bids.Join(GM, "ana"), bids.Join(GM, "bob"))
    with pytest.raises(RulingFailed, match="orders"):
        play.say(said.Begin(GM))


# ---- notes, actions, waiting


def test_before_the_beginning_notes_are_taken_and_nobody_is_asked() -> None:
    play = Play(bids.SealedBids(), bids.Auction())
    assert tags(play.say(bids.Join(GM, "ana"))) == ["joined"]
    assert play.engine.questions() == []
    play.say(bids.Join(GM, "bob"))
    assert tags(play.say(said.Begin(GM, "m"))) == ["begun", "decision_opened", "decision_opened"]
    refused(play, said.Begin(GM), "already-begun")


def test_a_refused_note_changes_nothing(three: Bids) -> None:
    refused(three, bids.Join(GM, "ana"), "already-here")
    refused(three, bids.Nudge(GM, "zoe"), "unknown-combatant")


def test_a_note_can_neither_ask_nor_wait_nor_checkpoint() -> None:
    from bot.kernel import effects

    for effect in (effects.ask_all(lambda state: []), effects.wait(), effects.checkpoint(), effects.window()):

        class Careless(bids.SealedBids):
            def note(self, scene: Scene[bids.Auction], note: Any, effect: Any = effect) -> Action:
                yield from effect

        play = Play(Careless(), bids.Auction())
        with pytest.raises(RulingFailed, match="roll and tell"):
            play.say(bids.Join(GM, "ana"))


def test_who_waits_is_moved_by_whoever_speaks() -> None:
    play = auction("ana")
    assert play.engine.questions() == []
    progress = play.say(bids.Join(GM, "bob"))
    assert tags(progress) == ["joined", "decision_opened", "decision_opened"]


def test_an_action_waits_for_the_window_and_comes_out_once(three: Bids) -> None:
    assert tags(three.say(bids.Tip(1, "ana", "bob"), bids.Tip(1, "bob", "cid"))) == []
    assert tags(three.say(bids.Nudge(GM, "ana"))) == ["nudged"]
    three.restart()
    assert len(three.engine.standing.queued) == 2
    three.default("ana")
    three.default("bob")
    progress = three.default("cid")
    assert [each for each in events(progress) if isinstance(each, bids.Tipped)] == [
        bids.Tipped("ana", "bob", "0-bids"),
        bids.Tipped("bob", "cid", "0-bids"),
    ]
    assert not three.engine.standing.queued
    # Each with the moment at which it was said, though bids are over now.
    assert three.state.stage == "lots"
    # Not inside the questions before: the bids were told first.
    assert tags(progress).index("tipped") > tags(progress).index("bid")


def test_an_action_while_nobody_is_asked_is_taken_at_once() -> None:
    play = auction("ana", "bob", rounds_wanted=0)
    assert tags(play.say(bids.Tip(1, "ana", "bob"))) == ["tipped"]


def test_an_action_while_nobody_is_asked_is_taken_at_once_after_a_restart() -> None:
    play = auction("ana", "bob", rounds_wanted=0)
    play.restart()
    assert tags(play.say(bids.Tip(1, "ana", "bob"))) == ["tipped"]


def test_an_action_is_not_lost_when_the_question_it_waited_for_dissolves_into_waiting(three: Bids) -> None:
    three.say(bids.Leave(GM, "cid"), bids.Tip(1, "ana", "ana"))
    progress = three.say(bids.Leave(GM, "bob"))
    assert tags(progress) == ["left", "decision_closed", "decision_closed", "tipped"]
    assert three.engine.standing.queued == ()


def test_an_action_during_a_hold_waits_until_it_is_over() -> None:
    play = auction("ana", "bob", rounds_wanted=0)
    assert tags(play.say(said.Hold(GM), bids.Tip(1, "ana", "bob"))) == []
    assert tags(play.say(said.Resume(GM))) == ["resumed", "tipped"]


def test_in_a_story_too_an_action_waits_for_its_window(fight: Fight) -> None:
    (who,) = fight.awaited()
    assert tags(fight.say(duel.Shout(1, "ana"))) == []
    progress = fight.answer(who, deed="step")
    assert "shouted" not in tags(progress)
    for _ in range(4):
        progress = fight.default(fight.awaited()[0])
    assert "shouted" in tags(progress)


# ---- hold and resume


@pytest.mark.parametrize("make", ["three", "fight"])
def test_while_held_answers_and_deadlines_wait(make: str, request: pytest.FixtureRequest) -> None:
    play: Play[Any] = request.getfixturevalue(make)
    question, decision = play.engine.questions()[0]
    progress = play.say(said.Hold(GM, "pause"))
    assert events(progress) == [told.Held("pause")]
    assert play.engine.questions() == []
    refused(play, said.Answer(1, question.id, dict(decision.default)), "held")
    refused(play, said.Deadline(question.id), "held")
    refused(play, said.Hold(GM), "already-held")
    assert events(play.say(said.Resume(GM))) == [told.Resumed()]
    refused(play, said.Resume(GM), "not-held")
    assert play.engine.questions()[0][0] == question
    play.say(said.Answer(1, question.id, dict(decision.default)))


def test_notes_during_a_hold_count_when_it_is_over(three: Bids) -> None:
    ana = three.asked("ana")[0].id
    three.say(said.Hold(GM))
    assert tags(three.say(bids.Leave(GM, "ana"))) == ["left"]
    progress = three.say(said.Resume(GM))
    assert [(each.question, each.how) for each in events(progress)[1:]] == [(ana, "withdrawn")]


def test_a_hold_before_the_beginning_keeps_it_from_beginning() -> None:
    play = Play(bids.SealedBids(), bids.Auction())
    play.say(said.Hold(GM))
    refused(play, said.Begin(GM), "held")
    play.say(said.Resume(GM), said.Begin(GM))


# ---- the end


@pytest.mark.parametrize("make", ["three", "fight"])
def test_the_end_closes_every_question_and_refuses_what_follows(make: str, request: pytest.FixtureRequest) -> None:
    play: Play[Any] = request.getfixturevalue(make)
    before = play.line
    open_ones = [each.id for each, _ in play.engine.questions()]
    progress = play.say(said.End(GM))
    assert [each.question for each in events(progress)[:-1]] == open_ones
    assert events(progress)[-1] == told.Ended()
    assert play.engine.questions() == []
    for given in (said.End(GM), said.Hold(GM), said.Feed(GM), said.Deadline(open_ones[0]), duel.Shout(1, "ana")):
        refused(play, given, "encounter-ended")
    # The end, too, can be undone.
    play.say(said.Undo(GM, before), said.Resume(GM))
    assert [each.id for each, _ in play.engine.questions()] == open_ones
