"""Undo, redo, restarts from the journal, recovery after an upgrade, and verification."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

import pytest

from bot.kernel import effects
from bot.kernel import events as told
from bot.kernel import inputs as said
from bot.kernel.decisions import Choice, Decision
from bot.kernel.dice import D20, Dice, Fed
from bot.kernel.engine import Engine
from bot.kernel.errors import Refused, ReplayMismatch
from bot.kernel.retracing import verify
from tests.kernel import duel_of_reactions as duel
from tests.kernel import sealed_bids as bids
from tests.kernel.conftest import auction, skirmish
from tests.kernel.playing import GM, SECRET, Play, events, same, tags

Bids = Play[bids.Auction]
Fight = Play[duel.Skirmish]


def mid_fight() -> Fight:
    """Bob strikes Ana on his turn and steps; Ana reacts, Cid reacts to her reaction: three deep in locals."""
    play = skirmish("ana", "bob", "cid")
    play.answer("bob", deed="strike", target="ana")
    play.answer("ana", guard="parry")
    play.answer("bob", deed="step")
    play.answer("ana", react="strike")
    play.answer("cid", react="strike")
    return play


def busy_auction() -> Bids:
    play = auction("ana", "bob", "cid")
    play.say(said.Feed(GM, (Fed(9, who="bob", why="initiative"), Fed(6, why="worth"))))
    play.answer("ana", coins="2")
    play.default("bob")
    play.say(bids.Tip(1, "ana", "bob"))
    play.default("cid")
    play.answer(play.awaited()[0], lot="cask")
    return play


def busy_both() -> list[Callable[[], Play[Any]]]:
    return [busy_auction, mid_fight]


# ---- undo and redo


def test_undo_takes_back_whole_rulings_and_holds(three: Bids) -> None:
    for who in ("ana", "bob"):
        three.answer(who, coins="1")
    before, at = three.engine.frame, three.line
    three.default("cid")
    three.answer(three.awaited()[0], lot="cask")
    assert three.engine.rulings_back(1) == at
    progress = three.say(said.Undo(GM, at))
    assert events(progress) == [told.Undone(at, at + 2, GM, (at + 2,))]
    assert three.state == before.state
    standing = three.engine.standing
    assert (standing.held, standing.redo) == ("undo", (at + 2,))
    assert standing.questions == before.standing.questions


def test_undo_counts_rulings_not_lines(three: Bids) -> None:
    begun = three.line
    three.say(bids.Nudge(GM, "ana"))
    nudged = three.line
    three.answer("ana", coins="1")
    three.say(said.Hold(GM), said.Resume(GM))
    three.say(bids.Nudge(GM, "bob"))
    engine = three.engine
    assert engine.rulings_back(1) == nudged + 3
    assert engine.rulings_back(2) == begun
    assert engine.rulings_back(3) == 2  # The beginning told nothing of the game: Cid's joining goes.
    assert engine.rulings_back(5) == 0
    assert engine.rulings_back(6) is None


def test_a_second_undo_goes_on_from_where_the_first_one_came_to(three: Bids) -> None:
    lines = [three.say(bids.Nudge(GM, "ana")).line for _ in range(3)]
    for at in (1, 0):
        to = three.engine.rulings_back(1)
        assert to == lines[at]
        three.say(said.Undo(GM, to))
    assert three.state == three.engine.mark(lines[0]).frame.state  # type: ignore[union-attr]


def test_redo_brings_back_the_last_undo_first_until_something_new_is_said(three: Bids) -> None:
    lines = [three.say(bids.Nudge(GM, "ana")).line for _ in range(3)]
    frames = {line: three.engine.mark(line).frame.state for line in lines}  # type: ignore[union-attr]
    three.say(said.Undo(GM, lines[1]))
    first = three.line
    three.say(said.Undo(GM, lines[0]))
    assert three.engine.standing.redo == (lines[2], first)
    # Holding, resuming and feeding dice say nothing new.
    three.say(said.Resume(GM), said.Hold(GM), said.Feed(GM))
    progress = three.say(said.Redo(GM, first))
    assert events(progress) == [told.Redone(first, GM, (lines[2],))]
    assert three.state == frames[lines[1]]
    three.say(said.Redo(GM, lines[2]))
    assert three.state == frames[lines[2]]
    assert not three.engine.standing.redo
    three.say(said.Undo(GM, lines[1]), bids.Nudge(GM, "bob"))
    with pytest.raises(Refused, match="nothing-to-redo"):
        three.say(said.Redo(GM, lines[2]))


@pytest.mark.parametrize("to", [77, -1])
def test_undo_to_a_line_that_does_not_lead_here_is_refused(three: Bids, to: int) -> None:
    frame = three.engine.frame
    with pytest.raises(Refused, match="undo-too-far"):
        three.say(said.Undo(GM, to))
    assert three.engine.frame == frame


def test_undo_to_an_undone_line_is_refused(three: Bids) -> None:
    start = three.line
    lost = three.say(bids.Nudge(GM, "ana")).line
    three.say(said.Undo(GM, start), said.Resume(GM), bids.Nudge(GM, "bob"))
    with pytest.raises(Refused, match="undo-too-far"):
        three.say(said.Undo(GM, lost))


def test_an_old_question_id_never_answers_another_question(three: Bids) -> None:
    start = three.line
    three.default("ana")
    three.default("bob")
    three.default("cid")
    stale = three.asked(three.awaited()[0])[0].id
    three.say(said.Undo(GM, start), said.Resume(GM))
    three.default("ana")
    three.default("bob")
    three.default("cid")
    assert three.asked(three.awaited()[0])[0].id != stale
    with pytest.raises(Refused, match="moment-passed"):
        three.say(said.Answer(1, stale, {"lot": "lamp"}))


@pytest.mark.parametrize("again", [False, True])
def test_undoing_past_a_reveal_lets_the_answers_stand_or_asks_them_again(three: Bids, again: bool) -> None:
    three.answer("ana", coins="2")
    three.answer("bob", coins="1")
    to = three.line
    three.answer("cid", coins="0")
    progress = three.say(said.Undo(GM, to, again))
    assert not any(isinstance(each, told.DecisionClosed) for each in events(progress))
    three.restart()
    three.say(said.Resume(GM))
    assert three.awaited() == (["ana", "bob", "cid"] if again else ["cid"])
    three.default("cid")
    assert three.state.bids == ({} if again else {"ana": 2, "bob": 1, "cid": 0})


def test_what_was_parked_before_the_reveal_is_asked_again_too(three: Bids) -> None:
    three.answer("ana", coins="2")
    three.say(bids.Leave(GM, "ana"))
    to = three.line
    three.default("bob")
    three.default("cid")
    for again, standing in ((False, {"coins": "2"}), (True, {})):
        three.say(said.Undo(GM, to, again), said.Resume(GM), bids.Join(GM, "ana"))
        assert three.asked("ana")[0].partial == standing


def test_an_undo_in_the_middle_of_a_nested_reaction_finds_its_locals_again(fight: Fight) -> None:
    fight.answer("bob", deed="strike", target="ana")
    fight.answer("ana", guard="none")
    fight.answer("bob", deed="step")
    before, asked = fight.engine.frame, fight.awaited()
    to = fight.line
    told_first = tags(fight.answer("ana", react="strike"))
    fight.say(said.Undo(GM, to))
    assert fight.engine.questions() == []
    fight.say(said.Resume(GM))
    assert fight.awaited() == asked
    assert fight.state == before.state
    assert tags(fight.answer("ana", react="strike")) == told_first
    # He has struck already, and a step is gone: only locals know.
    fight.default("cid")
    fight.default("bob")
    for who in list(fight.awaited()):
        fight.default(who)
    while fight.asked(fight.awaited()[0])[0].kind != "deed":
        fight.default(fight.awaited()[0])
    assert fight.asked("bob")[1].fields[0].options == ("step", "end")


# ---- restarts


@pytest.mark.parametrize("make", busy_both())
def test_a_restart_at_any_stop_changes_nothing(make: Callable[[], Play[Any]]) -> None:
    """The journal of a play that is started again after every line is the journal of one that never was."""
    whole = make()
    again: Play[Any] = Play(whole.game, whole.opening)
    for row in whole.rows:
        again.say(again.engine.codec.load_input(row.given))
        live = again.engine
        again.restart()
        same(again.engine, live)
    assert again.rows == whole.rows
    whole.run(40)
    for row in whole.rows[len(again.rows) :]:
        again.say(again.engine.codec.load_input(row.given))
        again.restart()
    assert again.rows == whole.rows
    same(again.engine, whole.engine)


@pytest.mark.parametrize("make", busy_both())
def test_a_restart_after_undo_redo_hold_and_resume_changes_nothing(make: Callable[[], Play[Any]]) -> None:
    play = make()
    end = play.line
    marks = {line: play.engine.mark(line) for line in range(end + 1)}
    for given in (
        said.Undo(GM, end - 2),
        said.Undo(GM, end - 3),
        said.Resume(GM),
        said.Hold(GM),
        said.Redo(GM, end + 1),
        said.Redo(GM, end),
        said.Resume(GM),
        said.Undo(GM, end - 1),
        said.Resume(GM),
    ):
        play.say(given)
        live = play.engine
        play.restart()
        same(play.engine, live)
        # What an undo needs may lie before what was loaded; the table rebuilds it from the journal.
        marks[play.line] = live.mark(play.line)
        for line, mark in marks.items():
            assert mark is not None
            play.engine.learn(line, mark)
    play.run(10)
    verify(play.game, play.opening, SECRET, play.recorded())


def test_a_restart_knows_which_line_it_stands_in(three: Bids) -> None:
    lines = [three.say(bids.Nudge(GM, "ana")).line for _ in range(2)]
    three.restart()
    # What stood before is not in memory, so it cannot be gone back to at once.
    assert three.engine.rulings_back(1) is None
    progress = three.say(bids.Nudge(GM, "ana"))
    assert three.engine.rulings_back(1) == lines[1] == progress.parent
    assert three.engine.rulings_back(2) is None
    three.remember()
    assert three.engine.rulings_back(2) == lines[0]


def test_event_numbers_count_on_over_undone_branches_and_restarts(fight: Fight) -> None:
    seen = [each.seq for each in fight.answer("bob", deed="step").events]
    start = fight.line
    seen += [each.seq for each in fight.answer("ana", react="strike").events]
    seen += [each.seq for each in fight.say(said.Undo(GM, start)).events]
    fight.restart()
    seen += [each.seq for each in fight.say(said.Resume(GM)).events]
    seen += [each.seq for each in fight.answer("ana", react="no").events]
    assert seen == list(range(seen[0], seen[0] + len(seen)))


def test_marks_beyond_the_limit_are_forgotten_oldest_first_and_may_be_learned_again() -> None:
    engine: Engine[bids.Auction] = Engine(bids.SealedBids(), bids.Auction(), SECRET, kept_marks=4)
    engine.submit(bids.Join(GM, "ana"), 1)
    first = engine.mark(1)
    assert first is not None
    for line in range(2, 9):
        engine.submit(bids.Nudge(GM, "ana"), line)
    assert [line for line in range(9) if engine.mark(line)] == [5, 6, 7, 8]
    assert engine.rulings_back(5) is None
    with pytest.raises(Refused, match="undo-too-far"):
        engine.submit(said.Undo(GM, 1), 9)
    engine.learn(1, first)
    engine.submit(said.Undo(GM, 1), 9)
    assert engine.state == first.frame.state
    # The recent ones are the last to go.
    assert [line for line in range(10) if engine.mark(line)] == [5, 6, 7, 8, 9]


# ---- how much must be replayed


def test_a_restartable_game_replays_nothing() -> None:
    play = busy_auction()
    play.say(said.Undo(GM, play.line - 3), said.Resume(GM), said.Hold(GM), bids.Nudge(GM, "ana"))
    for row in play.rows:
        mark = play.engine.mark(row.line)
        assert mark is not None
        assert (mark.base.line, mark.base.position, mark.since) == (row.line, len(row.events), ())


def test_the_inputs_between_two_checkpoints_are_bounded() -> None:
    play = mid_fight()
    for _ in range(200):
        if not play.awaited():
            break
        question, decision = play.engine.questions()[0]
        field = decision.fields[0]
        eager = next(each for each in ("strike", "parry", *field.options) if each in field.options)
        choice = {field.name: eager}
        for each in decision.legal(choice) or ():
            choice[each.name] = each.options[0]
        play.say(said.Answer(1, question.id, choice))
    worst = max(len(mark.since) for row in play.rows if (mark := play.engine.mark(row.line)) is not None)
    # One turn: three deeds, two steps offered twice to two others, each three deep, each parried.
    assert 5 < worst <= 3 + 4 * 2 * (3 + 3)
    lobby: Play[Any] = Play(duel.DuelOfReactions(), duel.Skirmish())
    for number in range(50):
        progress = lobby.say(duel.Enter(GM, f"f{number}"))
        assert progress.snapshot.line == progress.line


# ---- the program has changed


class Louder(duel.DuelOfReactions):
    """An upgrade: harm is a d6 now."""

    def _strike(self, scene: Any, who: str, target: str, depth: int) -> effects.Action:
        (face,) = yield from effects.roll(D20, who=who, why=f"strike {target}")
        parried = yield from self._parry(scene, who, target, face)
        (harm,) = yield from effects.roll(Dice(1, 6), who=who, why="harm")
        left = scene.now.fighters[target].life - (0 if parried else harm + 10)
        yield from effects.tell(duel.Struck(who, target, face, parried, left, depth))


class Longer(duel.DuelOfReactions):
    """An upgrade: the turn begins with another deed."""

    def _turn(self, scene: Any) -> effects.Action:
        yield from effects.tell(duel.Shouted(scene.now.acting))
        yield from super()._turn(scene)


class Kinder(bids.SealedBids):
    """An upgrade: nobody need bid."""

    def answers(self, state: bids.Auction, decision: Decision) -> tuple[str, Choice] | None:
        return ("orders", {"coins": "0"}) if decision.kind == "bid" else super().answers(state, decision)


def test_a_changed_program_is_noticed_in_the_lines_since_the_checkpoint() -> None:
    play = mid_fight()
    with pytest.raises(ReplayMismatch, match="line 6"):
        play.loaded(Louder())


def test_a_changed_program_is_noticed_in_the_rest_of_the_checkpoints_line(fight: Fight) -> None:
    snapshot, since, within, parent = fight.stored()
    assert within is not None
    assert (since, snapshot.position, parent) == ([], 1, 3)
    assert len(within.events) == 3
    with pytest.raises(ReplayMismatch) as mismatch:
        fight.loaded(Longer())
    assert (mismatch.value.line, mismatch.value.position) == (4, 2)


def test_a_changed_program_is_noticed_at_the_stop_of_a_restartable_game(three: Bids) -> None:
    with pytest.raises(ReplayMismatch, match="decision_closed"):
        three.loaded(Kinder())


def test_a_program_that_answers_in_secret_for_somebody_is_noticed(three: Bids) -> None:
    class Richer(bids.SealedBids):
        def answers(self, state: bids.Auction, decision: Decision) -> tuple[str, Choice] | None:
            return ("orders", {"coins": "2"}) if decision.who == "bob" else None

    with pytest.raises(ReplayMismatch, match="how='orders'"):
        three.loaded(Richer())


def test_an_altered_journal_is_noticed() -> None:
    play = mid_fight()
    play.rows[-1].events[0] = play.rows[-1].events[0].replace('"answered"', '"orders"')
    with pytest.raises(ReplayMismatch, match="line 9"):
        play.loaded()


def _stay_recovered(play: Play[Any], changed: Any) -> Play[Any]:
    """The play goes on under the changed program, and restarts there without another word."""
    play.game = changed
    play.engine, mended = play.recovered(changed)
    assert mended is not None
    progress = play.say(mended)
    assert events(progress)[0] == told.Recovered(mended.to, mended.aside)
    live = play.engine
    play.restart()
    same(play.engine, live)
    play.run(30)
    play.restart()
    return play


def test_recovery_keeps_the_lines_that_still_replay() -> None:
    play = mid_fight()
    kept = play.engine.mark(5).frame  # type: ignore[union-attr]
    engine, mended = play.recovered(Louder())
    assert mended == said.Recover(5, aside=3)
    assert engine.state == kept.state
    _stay_recovered(play, Louder())
    assert [each.line for each in play.recorded() if each.line in (9, 10)] == [9, 10]


def test_recovery_goes_back_to_the_checkpoint_when_its_own_line_differs(fight: Fight) -> None:
    fight.answer("bob", deed="step")
    engine, mended = fight.recovered(Longer())
    assert mended == said.Recover(4, position=1, aside=1)
    assert engine.state.turn == 0
    _stay_recovered(fight, Longer())


def test_recovery_starts_a_restartable_game_from_its_state(three: Bids) -> None:
    three.answer("ana", coins="2")
    state = three.state
    engine, mended = three.recovered(Kinder())
    assert mended == said.Recover(three.line, aside=0)
    assert engine.state == state
    _stay_recovered(three, Kinder())
    # What Ana had chosen still stands.
    assert bids.Bid("ana", 2) in [each for row in three.recorded() for each in row.events]


def test_nothing_is_recovered_where_nothing_changed() -> None:
    plays: list[Play[Any]] = [busy_auction(), mid_fight()]
    for play in plays:
        engine, mended = play.recovered(play.game)
        assert mended is None
        same(engine, play.engine)


def test_recovery_while_held_waits_for_the_word(fight: Fight) -> None:
    fight.answer("bob", deed="step")
    fight.say(said.Hold(GM))
    fight.game = Longer()
    fight.engine, mended = fight.recovered(Longer())
    assert mended == said.Recover(4, position=1, held="gm", aside=1)
    fight.say(mended)
    fight.restart()
    assert fight.engine.questions() == []
    assert "shouted" in tags(fight.say(said.Resume(GM)))
    assert fight.awaited()
    fight.restart()
    fight.run(5)


# ---- verification


@pytest.mark.parametrize("make", busy_both())
def test_a_whole_journal_with_undo_and_redo_verifies(make: Callable[[], Play[Any]]) -> None:
    play = make()
    end = play.line
    play.say(said.Undo(GM, end - 2), said.Resume(GM))
    play.run(7)
    to = play.engine.rulings_back(2)
    assert to is not None
    at = play.line
    play.say(said.Undo(GM, to), said.Redo(GM, at), said.Resume(GM))
    play.run(5)
    play.say(said.End(GM))
    again = verify(play.game, play.opening, SECRET, play.recorded())
    assert again.frame == play.engine.frame


@pytest.mark.parametrize("make", busy_both())
def test_verification_finds_every_altered_face_and_event(make: Callable[[], Play[Any]]) -> None:
    play = make()
    journal = play.recorded()
    for index, each in enumerate(journal):
        altered = list(journal)
        for where, faces in each.faces.items():
            fake = {**each.faces, where: (faces[0] % 4 + 1, *faces[1:])}
            if fake == each.faces:
                continue
            altered[index] = dataclasses.replace(each, faces=fake)
            with pytest.raises(ReplayMismatch) as mismatch:
                verify(play.game, play.opening, SECRET, altered)
            assert mismatch.value.line == each.line
        for number in range(len(each.events)):
            altered[index] = dataclasses.replace(each, events=each.events[:number] + each.events[number + 1 :])
            with pytest.raises(ReplayMismatch):
                verify(play.game, play.opening, SECRET, altered)


def test_verification_with_another_seed_fails() -> None:
    play = mid_fight()
    with pytest.raises(ReplayMismatch):
        verify(play.game, play.opening, bytes(32), play.recorded())


def test_a_journal_that_went_on_under_another_program_verifies_for_what_stands() -> None:
    fight = skirmish("ana", "bob")
    fight.answer("bob", deed="strike", target="ana")
    fight.answer("ana", guard="none")
    _stay_recovered(fight, Louder())
    verify(Louder(), fight.opening, SECRET, fight.recorded())
    again = auction("ana", "bob")
    again.answer("ana", coins="2")
    _stay_recovered(again, Kinder())
    # Its first line was told by a program that asked for bids; this one never did.
    with pytest.raises(ReplayMismatch):
        verify(Kinder(), again.opening, SECRET, again.recorded())
