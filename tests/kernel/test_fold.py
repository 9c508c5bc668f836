"""What stands after each line, found from its record alone, is what the rules came to: also where answers are changed
in secret, by people whom orders or an autopilot answered for."""

from __future__ import annotations

from typing import Any

from bot.kernel import inputs as said
from bot.kernel.decisions import Decision
from bot.kernel.effects import Action, Scene, ask_all, checkpoint, tell, wait
from bot.kernel.fold import folded
from bot.kernel.frame import Frame, Open
from bot.kernel.values import evolve
from tests.kernel import sealed_bids as bids
from tests.kernel.conftest import SealedLots, auction, sealed_lots
from tests.kernel.playing import GM, Play


class Followed:
    """An encounter that is followed from its record while it is played."""

    def __init__(self, play: Play[Any]) -> None:
        self.play = play
        codec = play.engine.codec
        self.found: Frame[Any] = Frame(play.opening, codec.load_snapshot(0, *play.snapshots[0]).frame.standing)
        self.line = 0
        self._follow()

    def say(self, *given: Any) -> None:
        for each in given:
            self.play.say(each)
            self._follow()

    def answer(self, who: str, **choice: str) -> None:
        self.say(said.Answer(1, self.play.asked(who)[0].id, choice))

    def _follow(self) -> None:
        for each in self.play.recorded()[self.line :]:
            self.found = folded(self.play.game, self.found, each, self.play.engine.codec.dump_input)
            self.line = each.line
        exact = self.play.engine.frame
        assert self.found.state == exact.state
        assert self.found.standing.parked == exact.standing.parked
        known = {each.id: _known(each) for each in self.found.standing.questions}
        assert known == {each.id: _known(each) for each in exact.standing.questions}

    def chosen(self, who: str) -> dict[str, str]:
        return next(each.partial for each in self.found.standing.questions if each.who == who)


def _known(question: Open) -> tuple[str, str, int, dict[str, str]]:
    """What is known of a question without its form: nothing is told of what answers by itself in secret."""
    by_itself = question.how not in ("answered", "default")
    return question.id, question.who, question.by, {} if by_itself or question.how == "default" else question.partial


def test_an_answer_that_is_changed_in_secret_after_an_autopilot_gave_one_is_known() -> None:
    fight = Followed(sealed_lots("ana", "bob"))
    fight.say(bids.Instruct(GM, "ana", pilot=True))
    assert fight.play.asked("ana")[0].how == "autopilot"
    fight.answer("ana", lot="cask")
    assert (fight.chosen("ana"), fight.play.asked("ana")[0].how) == ({"lot": "cask"}, "answered")
    fight.say(bids.Leave(GM, "ana"))
    assert fight.play.engine.standing.parked == {"lot:ana": {"lot": "cask"}}
    fight.say(bids.Join(GM, "ana"))


def test_what_orders_gave_in_secret_is_no_answer_of_a_person_who_leaves() -> None:
    fight = Followed(auction("ana", "bob"))
    fight.say(bids.Instruct(GM, "ana", orders={"bid": "2"}), bids.Leave(GM, "ana"))
    assert fight.play.engine.standing.parked == {}


def test_half_an_answer_after_the_time_was_up_is_parked_like_any_other() -> None:
    fight = Followed(sealed_lots("ana", "bob"))
    fight.say(said.Deadline(fight.play.asked("ana")[0].id))
    fight.answer("ana", lot="cask")
    fight.say(bids.Leave(GM, "ana"))
    assert fight.play.engine.standing.parked == {"lot:ana": {"lot": "cask"}}


class Openly(SealedLots):
    """Everybody picks a lot openly; who has no coins left is asked another question."""

    def play(self, scene: Scene[bids.Auction]) -> Action:
        while True:
            yield from checkpoint()
            if scene.now.round >= scene.now.rounds_wanted:
                yield from wait()
            yield from ask_all(self.lots)
            yield from tell(bids.StageReached("bids", scene.now.round + 1))

    def lots(self, state: bids.Auction) -> list[Decision]:
        made = super().lots(state)
        return [each if state.bidders[each.who].coins else evolve(each, key=f"poor:{each.who}") for each in made]


def test_an_answer_stays_while_another_question_takes_the_place_of_the_one_it_waits_for() -> None:
    fight = Followed(sealed_lots("ana", "bob", game=Openly))
    fight.answer("ana", lot="lamp")
    fight.say(bids.SetCoins(GM, "bob", 0))
    assert {each.key for each in fight.found.standing.questions} == {"lot:ana", "poor:bob"}
    assert fight.chosen("ana") == {"lot": "lamp"}
    fight.answer("bob", lot="book")
    assert not fight.found.standing.questions
