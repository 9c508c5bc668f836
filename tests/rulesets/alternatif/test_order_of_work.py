"""The order of work is one table: the first stage that has work comes next, and one look at everybody finds it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bot.kernel.line import Budget
from bot.kernel.values import evolve
from bot.rulesets.alternatif import encounter
from bot.rulesets.alternatif.encounter import ORDER, Seen, look, stage
from bot.rulesets.alternatif.melee.strikes import StrikeRolled
from bot.rulesets.alternatif.state import AlternatifState
from bot.rulesets.percentile import encounter as percentile
from bot.rulesets.shared.working import Stages
from tests.rulesets.alternatif.exchange import Exchange, fighter


class Looked(dict[str, Any]):
    """People, and how often all of them were gone through."""

    times = 0

    def values(self) -> Any:
        self.times += 1
        return super().values()

    def __iter__(self) -> Iterator[str]:
        self.times += 1
        return super().__iter__()


def test_something_always_comes_next() -> None:
    last = ORDER.stages[-1]
    assert (last.name, last.seen, last.has_work) == ("waiting", 0, None)
    assert stage(AlternatifState()) == "opening"
    assert stage(AlternatifState(opened=True)) == "waiting"


def test_one_look_at_everybody_tells_what_may_have_work() -> None:
    fight = Exchange(fighter("Ana"), fighter("Bor", "others"))
    fight.attacks("ana", "bor", 4)
    assert fight.due("ana") == 4
    people = Looked(fight.state.combatants)
    seen = look(evolve(fight.state, combatants=people))
    assert (people.times, seen) == (1, Seen.PENDING)


def test_stages_without_what_they_need_are_not_even_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def told(name: str) -> Any:
        def has_work(state: AlternatifState) -> bool:
            asked.append(name)
            return False

        return has_work

    stages = (*(evolve(each, has_work=told(each.name)) for each in ORDER if each.has_work), ORDER.stages[-1])
    monkeypatch.setattr(encounter, "ORDER", Stages(*stages, look=look))
    assert stage(AlternatifState(opened=True)) == "waiting"
    assert asked == ["announcements", "steps", "sent", "clock", "announcements"]


def test_whoever_is_asked_is_asked_in_a_stage_of_the_order() -> None:
    asking = {value for name, value in vars(encounter).items() if name.isupper() and isinstance(value, str)}
    assert len(asking) == 9
    assert asking <= {each.name for each in ORDER}


@pytest.mark.rule("ALT-PAR-001")
def test_no_breather_parts_a_blow_from_the_parry_that_is_asked_for() -> None:
    fight = Exchange(fighter("Ana"), fighter("Orc", "others"))
    fight.attacks("orc", "ana", 4)
    fight.stands_by("ana")
    fight.engine.budget = Budget(rulings=1)
    fight.answers("orc", 18, target="ana")
    assert fight.one(StrikeRolled).outcome == "hit"
    assert fight.asked == [("ana", "parry")]
    assert not fight.engine.standing.breath


def test_what_is_part_of_an_exchange_says_so_in_both_games() -> None:
    assert [each.name for each in ORDER if each.amid] == ["parries"]
    assert [each.name for each in percentile.ORDER if each.amid] == ["defend"]
