"""One's own words are told with the deed, not with the announcement, which one's own side alone may read."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.events import Uttered, WordsKept
from bot.kernel.fold import folded
from bot.kernel.frame import Recorded
from bot.kernel.inputs import Undo, Utter
from bot.kernel.ruleset import EVERYBODY, Reader
from bot.rulesets.alternatif.engagement import Engage
from bot.rulesets.alternatif.melee.strikes import StrikeRolled
from bot.rulesets.alternatif.ordinary.words_announcing import Standby, Undertake
from tests.rulesets.alternatif.exchange import GM, SWORD, Exchange, fighter

LEAP = "saute par-dessus la table"


class Followed(Exchange):
    """A fight whose record is followed as well: it leads to the same words."""

    def says(self, given: Any) -> Any:
        before = self.engine.frame
        progress = super().says(given)
        if not isinstance(given, Undo):
            faces = {each.address: each.faces for each in progress.drawn}
            each = Recorded(progress.line, given, faces, tuple(one.event for one in progress.events))
            found = folded(self.game, before, each, self.engine.codec.dump_input)
            assert found.standing.words == self.engine.standing.words
        return progress


def duel() -> Followed:
    fight = Followed(fighter("Ana", stamina=60, carried=(SWORD,)), fighter("Bor", "others", stamina=60))
    fight.notes(Engage(GM, "ana", "bor"))
    fight.stands_by("bor")
    return fight


def words(fight: Exchange) -> list[str]:
    return [each.words for each in fight.said(Uttered)]


@pytest.mark.rule("ALT-SIM-009")
def test_words_come_with_the_blow_and_only_once() -> None:
    fight = duel()
    fight.says(Utter(1, "ana", LEAP, "deed"))
    kept = fight.one(WordsKept)
    assert not fight.game.may_read(fight.state, kept, EVERYBODY)
    assert fight.game.may_read(fight.state, kept, Reader(gm=True))
    fight.attacks("ana", "bor", 4)
    assert words(fight) == []
    told = fight.answers("ana", 2, target="bor").events
    kinds = [each.event.__class__ for each in told]
    assert kinds.index(Uttered) == kinds.index(StrikeRolled) - 1
    assert fight.engine.standing.words == ()


def test_at_the_blow_itself_they_are_told_at_once() -> None:
    fight = duel()
    fight.attacks("ana", "bor", 4)
    fight.says(Utter(1, "ana", LEAP, "deed"))
    assert words(fight) == []
    fight.answers("ana", 2, target="bor")
    assert words(fight) == [LEAP]


def test_they_go_with_the_action_that_another_replaces() -> None:
    fight = duel()
    fight.says(Utter(1, "ana", LEAP, "deed"))
    fight.attacks("ana", "bor", 4)
    fight.notes(Undertake(GM, "ana", "sheathe", "longsword"))
    assert fight.engine.standing.words == ()


def test_those_for_the_next_action_are_not_told_with_this_one() -> None:
    fight = duel()
    fight.attacks("ana", "bor", 4)
    fight.says(Utter(1, "ana", LEAP, "next"))
    fight.answers("ana", 2, target="bor")
    assert (words(fight), [each.stage for each in fight.engine.standing.words]) == ([], ["next"])


def test_an_action_in_words_that_needs_no_time_is_told_with_them() -> None:
    fight = duel()
    fight.attacks("ana", "bor", 4)
    fight.says(Utter(1, "ana", LEAP, "deed"))
    fight.notes(Standby(GM, "ana"))
    assert words(fight) == [LEAP]


def test_words_of_what_is_undone_wait_no_longer() -> None:
    fight = duel()
    fight.says(Utter(1, "ana", LEAP, "deed"))
    line = fight.engine.standing.at
    fight.attacks("ana", "bor", 4)
    fight.says(Undo(GM, line))
    assert fight.engine.standing.words == ()
