"""Every action is one entry of its chapter: what it lacks fails here, or when its repertoire is imported."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from bot.kernel.errors import Refused
from bot.kernel.values import evolve
from bot.rulesets import alternatif
from bot.rulesets.alternatif.ordinary import tasks
from bot.rulesets.alternatif.ordinary.actions import Listed, Undertaken
from bot.rulesets.alternatif.ordinary.listed import Listed as Line
from bot.rulesets.alternatif.ordinary.listed import written
from bot.rulesets.alternatif.reaction.announcer import Announcer
from bot.rulesets.alternatif.repertoire import ACTIONS, ASKED, announceable
from bot.rulesets.shared.actions import Doable
from bot.text import LOCALES, Texts
from tests.rulesets.alternatif.exchange import Exchange, fighter

OWN = [each for each in ACTIONS if not isinstance(each, Listed)]
"""Those of the game itself; what an encounter lists has its names in the list."""


@pytest.mark.parametrize("locale", LOCALES)
def test_every_action_has_its_words(locale: str) -> None:
    """Its label wherever it is chosen; for what takes its time also how it is told."""
    texts = Texts(strict=True)
    labels = [f"option-alternatif-declare-action-{each.code}" for each in OWN]
    told = [f"word-alternatif-action-{each.code}" for each in OWN if isinstance(each, Undertaken)]
    assert [key for key in (*labels, *told) if not texts.has(key, locale)] == []
    assert len(labels) > len(told) > 5


def test_every_entry_of_a_chapter_is_in_the_repertoire() -> None:
    home = Path(alternatif.__file__).parent
    written = set()
    for path in home.rglob("*.py"):
        module = import_module(".".join((alternatif.__name__, *path.relative_to(home).with_suffix("").parts)))
        entries = (each for each in vars(module).values() if isinstance(each, type) and issubclass(each, Doable))
        written |= {each for each in entries if each.__module__ == module.__name__ and "code" in vars(each)}
    assert written == {type(each) for each in ACTIONS}


def test_every_action_that_takes_its_time_is_known_to_those_who_do_it() -> None:
    fight = Exchange(fighter("Ana"), fighter("Bor", "others"))
    undertaken = {each.code for each in OWN if isinstance(each, Undertaken)}
    assert undertaken == set(tasks.known(evolve(fight.state, actions="")))


def test_a_list_of_the_house_adds_actions_and_takes_the_place_of_none() -> None:
    fight = Exchange(fighter("Ana"), fighter("Bor", "others"))
    lines = (Line("sing", "1d4", "2>1", ("sing",)), Line("attack", "1", "1", ()), Line("drink", "3", "1d3", ()))
    state = evolve(fight.state, actions=written(lines))
    at = Announcer(state, state.combatants["ana"])
    form = announceable(state, at.who)
    offered = form.fields[0].options
    assert (offered.count("attack"), offered.count("drink"), offered.count("sing")) == (1, 1, 1)
    assert [each.name for each in form.all_fields({"action": "attack"})] == ["action", "target", "with"]
    costs = dict(ACTIONS.costs(form, at))
    assert (costs["/sing.reaction"], costs["/sing.duration"]) == ("1d4", "2 > 1")
    assert (costs["/drink.reaction"], costs["/drink.duration"], costs["/attack.duration"]) == (3, "1d3", 0)


def test_what_the_question_alone_offers_is_no_word() -> None:
    fight = Exchange(fighter("Ana"), fighter("Bor", "others"))
    at = Announcer(fight.state, fight.who("ana"))
    assert set(ASKED.codes) - set(ACTIONS.known(at)) == {"shoot_so", "approach", "switch"}
    for action in ("switch", "listed", "nonsense"):
        with pytest.raises(Refused) as refused:
            fight.game.compose(fight.state, "declare", 1, {"who": "ana", "action": action})
        assert refused.value.key == "not-among"
        assert str(refused.value.facts["options"]).startswith("attack, melee, shoot, charge, steer, standby, drop")
