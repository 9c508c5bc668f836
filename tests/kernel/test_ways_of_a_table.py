"""How a table plays, whatever the game: its own settings, time from moment to moment, dice that people roll."""

from __future__ import annotations

import pytest

from bot.kernel import events as told
from bot.kernel import inputs as said
from bot.kernel.dice import DRAWN, Fed
from bot.kernel.errors import FaceWanted, ImpossibleFace, Refused
from bot.kernel.retracing import verify
from tests.kernel import sealed_bids as bids
from tests.kernel.playing import GM, SECRET, Play, events, same

Bids = Play[bids.Auction]


def bid_all(play: Bids, **coins: str) -> None:
    for who, count in coins.items():
        play.answer(who, coins=count)


def test_a_setting_is_told_once_counted_by_an_undo_and_found_again(three: Bids) -> None:
    at = three.line
    progress = three.say(said.SetTable(GM, "tempo", "post", opening="live"))
    assert events(progress) == [told.TableSet("tempo", "live", "post")]
    assert three.engine.standing.table == {"tempo": "post"}
    with pytest.raises(Refused, match="as-it-is"):
        three.say(said.SetTable(GM, "tempo", "post", opening="live"))
    assert three.say(said.SetTable(GM, "tempo", "evening")).events[0].event == told.TableSet("tempo", "post", "evening")
    same(three.engine, three.loaded())
    assert three.engine.rulings_back(2) == at
    three.say(said.Undo(GM, at))
    assert three.engine.standing.table == {}
    same(three.engine, three.loaded())
    verify(three.game, three.opening, SECRET, three.recorded())


def test_what_it_was_at_the_opening_is_no_change(three: Bids) -> None:
    with pytest.raises(Refused, match="as-it-is"):
        three.say(said.SetTable(GM, "dice", "bot", opening="bot"))


def test_moment_by_moment_time_stops_before_each_step_until_somebody_goes_on(three: Bids) -> None:
    three.say(said.SetTable(GM, "clock", "moment", opening="free"))
    bid_all(three, ana="1", bob="2")
    three.answer("cid", coins="1")
    assert three.engine.state.stage == "order"
    assert three.engine.standing.breath
    assert three.recorded()[-1].events[-1] == told.Breather("moment")
    assert not three.engine.questions()
    # The step is made, and what comes of it is played whole.
    three.say(said.Continue(GM))
    assert three.engine.state.stage == "lots"
    assert three.awaited()
    while three.awaited():
        assert not three.engine.standing.breath
        three.default(three.awaited()[0])
    assert three.engine.state.stage == "lots"
    assert three.engine.standing.breath
    same(three.engine, three.loaded())
    three.say(said.SetTable(GM, "clock", "free"))
    three.say(said.Continue(GM))
    assert three.engine.state.stage == "cheers"
    assert three.awaited()
    verify(three.game, three.opening, SECRET, three.recorded())


def test_time_that_is_asked_to_wait_does_so_before_its_next_step_and_everybody_is_heard(three: Bids) -> None:
    three.say(said.Hold(2, "player", ahead=True))
    assert three.recorded()[-1].events[-1] == told.Held("player", ahead=True)
    with pytest.raises(Refused, match="already-held"):
        three.say(said.Hold(2, "gm", ahead=True))
    bid_all(three, ana="1", bob="2", cid="1")
    assert (three.engine.state.stage, three.engine.standing.breath) == ("order", False)
    assert not three.awaited()
    # What somebody says meanwhile is taken, and moves nothing on; nor does a restart.
    three.say(bids.Nudge(GM, "ana"))
    assert three.engine.state.stage == "order"
    same(three.engine, three.loaded())
    three.say(said.Resume(3))
    assert three.engine.state.stage == "lots"
    assert three.awaited()
    with pytest.raises(Refused, match="not-held"):
        three.say(said.Resume(3))
    # A hold of the other kind goes before it, and both end at once.
    three.say(said.Hold(2, "player", ahead=True))
    asked = three.asked(three.awaited()[0])[0].id
    three.say(said.Hold(GM, "gm"))
    with pytest.raises(Refused, match="held"):
        three.say(said.Deadline(asked))
    three.say(said.Resume(GM))
    assert three.engine.standing.stopping is None
    three.default(three.awaited()[0])
    same(three.engine, three.loaded())
    verify(three.game, three.opening, SECRET, three.recorded())


@pytest.fixture
def by_hand(three: Bids) -> Bids:
    """Dice are rolled at the table, and two of three have bid."""
    three.engine.by_hand = True
    three.say(said.SetTable(GM, "dice", "table", opening="bot"))
    bid_all(three, ana="1", bob="2")
    return three


def last_bid(play: Bids) -> said.Answer:
    return said.Answer(1, play.asked("cid")[0].id, {"coins": "1"})


def test_a_die_that_nobody_rolled_stops_the_input_and_changes_nothing(by_hand: Bids) -> None:
    before = by_hand.engine.frame
    with pytest.raises(FaceWanted) as wanted:
        by_hand.say(last_bid(by_hand))
    assert (wanted.value.who, wanted.value.why, wanted.value.sides) == ("ana", "initiative", 10)
    assert (wanted.value.nth, wanted.value.count) == (1, 1)
    assert by_hand.engine.frame == before
    same(by_hand.engine, by_hand.loaded())


def test_faces_that_are_said_are_rolled_and_proven(by_hand: Bids) -> None:
    laid = tuple(Fed(face, 10, who, "initiative") for who, face in (("ana", 3), ("bob", 9), ("cid", 7)))
    assert events(by_hand.say(said.Feed(GM, laid))) == [told.DiceFed(3, "table")]
    progress = by_hand.say(last_bid(by_hand))
    rolled = {e.who: e.face for e in events(progress) if isinstance(e, bids.InitiativeRolled)}
    assert rolled == {"ana": 3, "bob": 9, "cid": 7}
    assert [each.fed for each in progress.drawn] == [True, True, True]
    assert by_hand.engine.standing.fed == ()
    verify(by_hand.game, by_hand.opening, SECRET, by_hand.recorded())


def test_a_face_that_the_bot_rolls_is_the_one_it_would_have_rolled_anyway(by_hand: Bids) -> None:
    usual = Play(bids.SealedBids(), bids.Auction())
    usual.say(*(bids.Join(GM, each) for each in ("ana", "bob", "cid")), said.Begin(GM))
    bid_all(usual, ana="1", bob="2", cid="1")
    laid = tuple(Fed(DRAWN, None, who, "initiative") for who in ("ana", "bob", "cid"))
    by_hand.say(said.Feed(GM, laid))
    progress = by_hand.say(last_bid(by_hand))
    assert by_hand.engine.state.initiative == usual.engine.state.initiative
    assert [each.fed for each in progress.drawn] == [False, False, False]
    verify(by_hand.game, by_hand.opening, SECRET, by_hand.recorded())


def test_one_of_two_dice_by_hand_one_by_the_bot(by_hand: Bids) -> None:
    by_hand.say(said.Feed(GM, tuple(Fed(DRAWN, None, who, "initiative") for who in ("ana", "bob", "cid"))))
    by_hand.say(last_bid(by_hand))
    who = by_hand.awaited()[0]
    form = by_hand.asked(who)[1]
    answer = said.Answer(1, by_hand.asked(who)[0].id, dict(form.default))
    with pytest.raises(FaceWanted) as wanted:
        by_hand.say(answer)
    assert (wanted.value.nth, wanted.value.count, wanted.value.sides) == (1, 2, 6)
    by_hand.say(said.Feed(GM, (Fed(5, 6, who, wanted.value.why),)))
    with pytest.raises(FaceWanted) as wanted:
        by_hand.say(answer)
    assert wanted.value.nth == 2
    by_hand.say(said.Feed(GM, (*by_hand.engine.standing.fed, Fed(DRAWN, None, who, wanted.value.why))))
    progress = by_hand.say(answer)
    (taken,) = [e for e in events(progress) if isinstance(e, bids.LotTaken)]
    assert taken.faces[0] == 5
    verify(by_hand.game, by_hand.opening, SECRET, by_hand.recorded())


def test_an_impossible_face_is_impossible_by_hand_too(by_hand: Bids) -> None:
    by_hand.say(said.Feed(GM, (Fed(11, None, "ana", "initiative"),)))
    with pytest.raises(ImpossibleFace):
        by_hand.say(last_bid(by_hand))


def test_revealed_answers_stand_through_an_undo_where_they_are_given_along(three: Bids) -> None:
    bid_all(three, ana="1", bob="2")
    asked = three.asked("cid")[0].id
    at = three.line
    three.answer("cid", coins="0")
    assert three.engine.state.stage != "bids"
    three.say(said.Undo(GM, at, answers={asked: {"coins": "0"}}))
    assert all(each.answered for each in three.engine.standing.questions)
    same(three.engine, three.loaded())
    progress = three.say(said.Resume(GM))
    bid = [(e.who, e.coins) for e in events(progress) if isinstance(e, bids.Bid)]
    assert bid == [("ana", 1), ("bob", 2), ("cid", 0)]
    verify(three.game, three.opening, SECRET, three.recorded())
