"""An input is all or nothing: rule code that raises, commits that fail, games that never stop."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.kernel import effects
from bot.kernel import events as told
from bot.kernel import inputs as said
from bot.kernel.decisions import Choice, Decision, Field
from bot.kernel.effects import Action, Scene
from bot.kernel.engine import Budget, Engine
from bot.kernel.errors import Refused, RulingFailed
from bot.kernel.questions import MOST_ALIKE
from tests.kernel import duel_of_reactions as duel
from tests.kernel import sealed_bids as bids
from tests.kernel.asking import ask
from tests.kernel.conftest import auction, skirmish
from tests.kernel.playing import GM, SECRET, Faulty, Play, asks, events, same, tags
from tests.kernel.test_history import busy_auction, busy_both, mid_fight

# ---- rules that raise


@pytest.mark.parametrize("make", busy_both())
def test_an_exception_anywhere_in_the_rules_changes_nothing(make: Callable[[], Play[Any]]) -> None:
    """Every input of a play, with an exception at every single step that rule code takes on it."""
    plain = make()
    plain.run(6)
    game = Faulty(plain.game)
    play: Play[Any] = Play(game, plain.opening)
    injected = 0
    for row in plain.rows:
        given = play.engine.codec.load_input(row.given)
        before, seq, asked = play.engine.frame, play.next_seq, asks(play.engine)
        game.taken, game.at = 0, 1
        while True:
            try:
                progress = play.engine.submit(given, row.line)
                break
            except RulingFailed:
                injected += 1
                at, game.at = game.at, 0
                assert play.engine.frame == before
                assert asks(play.engine) == asked
                game.taken, game.at = 0, at + 1
        game.at = 0
        assert not progress.events or progress.events[0].seq == seq
        play.keep(progress)
        assert play.rows[-1] == row
    assert injected > 100


def test_an_encounter_whose_rules_raised_can_be_held_and_corrected(three: Play[bids.Auction]) -> None:
    game = Faulty(three.game)
    play: Play[Any] = Play(game, three.opening)
    for row in three.rows:
        play.say(play.engine.codec.load_input(row.given))
    game.at = game.taken + 3
    with pytest.raises(RulingFailed):
        play.say(bids.Nudge(GM, "ana"))
    game.at = 0
    play.say(said.Hold(0, "fault"), bids.SetCoins(GM, "ana", 0), said.Resume(GM))
    assert play.asked("ana")[1].fields[0].options == ("0",)


@pytest.mark.parametrize("strange", [None, 7, "roll"])
def test_something_that_is_no_effect_fails(strange: object) -> None:
    class Careless(bids.SealedBids):
        def play(self, scene: Any) -> Any:
            yield strange

    play: Play[Any] = Play(Careless(), bids.Auction())
    with pytest.raises(RulingFailed, match="not an effect"):
        play.say(said.Begin(GM))


def test_a_main_coroutine_that_ends_fails() -> None:
    class Short(bids.SealedBids):
        def play(self, scene: Any) -> Any:
            yield from effects.checkpoint()

    play: Play[Any] = Play(Short(), bids.Auction())
    with pytest.raises(RulingFailed, match="never ends"):
        play.say(said.Begin(GM))


def test_a_game_that_claims_to_be_restartable_and_is_not_is_found_out() -> None:
    class Forgetful(bids.SealedBids):
        def play(self, scene: Any) -> Any:
            yield from effects.checkpoint()
            yield from effects.tell(bids.StageReached("bids", scene.now.round + 1))
            yield from super().play(scene)

    play: Play[Any] = Play(Forgetful(), bids.Auction())
    play.say(bids.Join(GM, "ana"), bids.Join(GM, "bob"), said.Begin(GM))
    frame = play.engine.frame
    play.default("ana")
    play.engine.withdraw()
    from bot.kernel.errors import ReplayMismatch

    with pytest.raises(ReplayMismatch, match="stage_reached"):
        play.engine.questions()
    assert play.engine.frame == frame


def test_lines_rise() -> None:
    engine: Engine[Any] = Engine(bids.SealedBids(), bids.Auction(), SECRET)
    engine.submit(bids.Join(GM, "ana"), 5)
    for line in (5, 4, 0):
        with pytest.raises(ValueError, match="line"):
            engine.submit(bids.Join(GM, "bob"), line)
    engine.submit(bids.Join(GM, "bob"), 9)


# ---- commits that fail


@pytest.mark.parametrize("make", busy_both())
def test_a_withdrawn_line_has_never_been(make: Callable[[], Play[Any]]) -> None:
    """Every line is submitted, withdrawn, and submitted again: the journal is the same."""
    plain = make()
    plain.run(10)
    end = plain.line
    plain.say(said.Undo(GM, end - 3), said.Redo(GM, end), said.Resume(GM))
    play: Play[Any] = Play(plain.game, plain.opening)
    for row in plain.rows:
        given = play.engine.codec.load_input(row.given)
        before, asked = play.engine.frame, asks(play.engine)
        play.engine.submit(given, row.line)
        play.engine.withdraw()
        assert play.engine.frame == before
        assert asks(play.engine) == asked
        assert play.engine.mark(row.line) is None
        play.engine.withdraw()  # There is nothing more to take back.
        assert play.engine.frame == before
        play.say(given)
        assert play.rows[-1] == row


def test_a_withdrawal_deep_in_a_nested_reaction_finds_its_locals_again() -> None:
    lost, kept = mid_fight(), mid_fight()
    who = kept.awaited()[0]
    given = said.Answer(1, lost.asked(who)[0].id, dict(lost.asked(who)[1].default))
    lost.engine.submit(given, lost.line + 1)
    lost.engine.withdraw()
    same(lost.engine, kept.engine)
    lost.run(12)
    kept.run(12)
    assert lost.rows == kept.rows


def test_a_refused_input_does_not_make_the_one_before_withdrawable(three: Play[bids.Auction]) -> None:
    three.answer("ana", coins="2")
    frame = three.engine.frame
    with pytest.raises(Refused):
        three.say(bids.Join(GM, "ana"))
    three.engine.withdraw()
    assert three.engine.frame == frame


# ---- nothing runs away


def pilots(game: Any, opening: Any, notes: list[Any], budget: Budget) -> Play[Any]:
    play: Play[Any] = Play(game, opening, budget=budget)
    play.say(*notes, said.Begin(GM))
    return play


@pytest.mark.parametrize("budget", [Budget(), Budget(steps=1), Budget(rulings=1), Budget(steps=3, rulings=2)])
def test_two_autopilots_are_a_series_that_anyone_can_stop(budget: Budget) -> None:
    for play, step, ruling in (
        (
            pilots(bids.SealedBids(), bids.Auction(), [bids.Join(GM, w, True) for w in ("a", "b")], budget),
            bids.StageReached,
            bids.LotTaken,
        ),
        (
            pilots(duel.DuelOfReactions(), duel.Skirmish(), [duel.Enter(GM, w, True) for w in ("a", "b")], budget),
            duel.TurnStarted,
            duel.Struck,
        ),
    ):
        progress = play.say(said.Hold(GM), said.Resume(GM))
        for _ in range(10):
            standing = play.engine.standing
            if not standing.breath:
                break
            assert standing.questions == ()
            assert play.engine.questions() == []
            progress = play.say(said.Continue())
            kinds = [type(each) for each in events(progress)]
            # A checkpoint after each exchange: at most one of them goes beyond the budget.
            assert kinds.count(step) <= budget.steps + 2
            assert kinds.count(ruling) <= budget.rulings + 12
            play.restart()
        # Stopped by a hold; nothing goes on until it is lifted.
        if play.engine.standing.breath:
            play.say(said.Hold(GM))
            with pytest.raises(Refused, match="held"):
                play.say(said.Continue())
            play.say(said.Resume(GM))
            assert play.engine.standing.breath
            play.say(said.Continue())


def test_a_breather_lets_people_in_and_asks_again_afterwards() -> None:
    play: Play[Any] = Play(bids.SealedBids(), bids.Auction(), budget=Budget(steps=1))
    play.say(bids.Join(GM, "ana"), bids.Join(GM, "bot", pilot=True), said.Begin(GM))
    progress = play.default("ana")
    assert events(progress)[-1] == told.Breather()
    with pytest.raises(Refused, match="moment-passed"):
        play.say(said.Deadline("3.0"))
    assert tags(play.say(bids.Nudge(GM, "ana"))) == ["nudged"]
    play.say(bids.Instruct(GM, "bot", pilot=False), bids.Tip(GM, "ana", "bot"))
    play.restart()
    progress = play.say(said.Continue(1))
    assert tags(progress)[0] == "tipped"
    for _ in range(20):
        if play.awaited():
            break
        play.say(said.Continue())
    assert play.awaited()
    with pytest.raises(Refused, match="nothing-to-continue"):
        play.say(said.Continue())


@pytest.mark.parametrize("effect", [effects.checkpoint, lambda: effects.tell(bids.Cheered(())), effects.window])
def test_rule_code_caught_in_a_loop_fails_and_nothing_is_lost(effect: Any) -> None:
    class Caught(bids.SealedBids):
        def play(self, scene: Any) -> Any:
            while True:
                yield from effect()

    play: Play[Any] = Play(Caught(), bids.Auction(), budget=Budget(effects=200))
    with pytest.raises(RulingFailed, match="loop"):
        play.say(said.Begin(GM))
    assert not play.engine.standing.begun

    class CaughtInANote(bids.SealedBids):
        def note(self, scene: Any, note: Any) -> Any:
            while True:
                yield from effects.tell(bids.Cheered(()))

    play = Play(CaughtInANote(), bids.Auction(), budget=Budget(effects=200))
    with pytest.raises(RulingFailed, match="loop"):
        play.say(bids.Join(GM, "ana"))


# ---- what was handed out never changes


@pytest.mark.parametrize("make", [busy_auction, mid_fight])
def test_frames_and_states_that_were_handed_out_never_change(make: Callable[[], Play[Any]]) -> None:
    play = make()
    kept: list[tuple[Any, str, Any, str]] = []

    def keep() -> None:
        frame, mark = play.engine.frame, play.engine.mark(play.line)
        assert mark is not None
        kept.append((frame, repr(frame), mark, repr(mark)))

    keep()
    for _ in range(15):
        play.run(1)
        keep()
    play.say(said.Undo(GM, play.line - 4))
    keep()
    play.say(said.Resume(GM))
    play.run(5)
    for frame, written, mark, noted in kept:
        assert repr(frame) == written
        assert repr(mark) == noted


def test_the_choice_that_was_handed_in_may_be_changed_by_its_owner(three: Play[bids.Auction]) -> None:
    choice = {"coins": "2"}
    three.say(said.Answer(1, three.asked("ana")[0].id, choice))
    choice["coins"] = "moon"
    assert three.asked("ana")[0].partial == {"coins": "2"}


def test_encounters_share_nothing() -> None:
    one, other = auction("ana", "bob"), auction("ana", "bob")
    one.run(3)
    assert other.state.stage == "bids"
    assert skirmish("ana", "bob").state.turn == 1


class Circling(duel.DuelOfReactions):
    """What is said to its question leads back to it, but for the last option."""

    def _turn(self, scene: Scene[duel.Skirmish]) -> Action:
        who = scene.now.acting
        assert who is not None

        def again(state: duel.Skirmish) -> Decision:
            deeds = Field("deed", ("round", "end"))
            return Decision(f"{who}:deed:{state.turn}", "deed", who, (deeds,), {"deed": "end"})

        while (yield from ask(again)) != {"deed": "end"}:
            pass

    def answers(self, state: duel.Skirmish, decision: Decision) -> tuple[str, Choice] | None:
        return ("autopilot", {"deed": "round"}) if state.fighters[decision.who].pilot else None


def test_an_autopilot_that_goes_round_in_circles_falls_silent() -> None:
    # The turn after the start is that of "b", and then "a" is asked.
    play: Play[Any] = Play(Circling(), duel.Skirmish())
    play.say(duel.Enter(GM, "a", False), duel.Enter(GM, "b", True))
    closed = [each for each in events(play.say(said.Begin(GM))) if isinstance(each, told.DecisionClosed)]
    assert {(each.who, each.how) for each in closed} == {("b", "autopilot")}
    assert [each.choice["deed"] for each in closed] == ["round"] * MOST_ALIKE + ["end"]
    # A person may go round as often as he likes.
    for _ in range(2 * MOST_ALIKE):
        play.answer("a", deed="round")
    assert play.awaited() == ["a"]
