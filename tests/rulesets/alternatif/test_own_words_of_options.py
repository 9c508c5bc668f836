"""What is told of one option, or of one thing that happened, is its own: no sentence and no figure stands in for
another's."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.kernel.errors import Refused
from bot.kernel.ruleset import Reader
from bot.kernel.values import evolve
from bot.render import Renderer
from bot.render.words import Words
from bot.rulesets.alternatif.base.checks import free_to_speak
from bot.rulesets.alternatif.declaring import strike
from bot.rulesets.alternatif.repertoire import _first_news
from bot.rulesets.alternatif.shooting.events import ShotBegun
from bot.rulesets.alternatif.specials.details import facts
from bot.rulesets.alternatif.state import Combatant
from bot.text import Texts
from tests.rulesets.alternatif.exchange import GM, Exchange, fighter
from tests.rulesets.alternatif.test_simultaneous_hands import crossed

SEEN = Reader(GM, gm=True)


@pytest.mark.rule("ALT-SIM-008", "ALT-SIM-006")
def test_each_of_two_weapons_that_are_up_together_tells_its_own_chance_and_its_own_delay() -> None:
    """A sword (d8) and a shield (d12): 4 segments and 6; and what one of them hits with is not what both do."""
    fight = crossed(right=8, left=8)
    decision, state = fight.question("ana"), fight.state
    assert {"choice", "choice_left"} <= {each.name for each in decision.all_fields({})}

    def told(field: str, value: str, **before: str) -> dict[str, object]:
        return dict(fight.game.prospect(state, decision, before, field, value, SEEN))

    assert told("choice", "return_to_guard")["cost"] == 4
    assert told("choice_left", "return_to_guard", choice="attack")["cost"] == 6
    alone = told("choice_left", "attack", choice="return_to_guard")["chance"]
    assert told("choice_left", "attack", choice="attack")["chance"] == alone
    assert told("choice", "attack")["chance"] is not None


@pytest.mark.rule("ALT-SPE-003", "ALT-SPE-034")
def test_what_a_special_action_costs_is_told_where_it_is_the_same_against_everybody() -> None:
    """A push of a giant costs 16 (two sizes) and one of a man nothing: beside each other the list names neither; a
    knock down of a man costs 6, whoever he is."""
    ana = fighter("Ana")
    man, other, giant = fighter("Bor", "foes"), fighter("Cid", "foes"), fighter("Gog", "foes", size="very_large")

    def told(*targets: Combatant) -> list[object]:
        about = facts(ana, [(each, ana.main) for each in targets])
        return [about.get(f"{each}.cost") for each in ("push", "knock_down", "breakthrough")]

    assert told(giant) == [-16, -22, -6]
    assert told(man, other) == [0, -6, -6]
    assert told(man, giant) == told(giant, man) == [None, None, -6]


@pytest.mark.rule("ALT-MIS-004", "ALT-MIS-005")
def test_each_cadence_is_told_by_its_name() -> None:
    shot = ShotBegun("ana", "bor", "short_bow", "right", 1, "d8", (3,), 0, 0, 0, 4)
    for locale, rapid, fast in (("fr", "cadence accélérée", "cadence très rapide"), ("en", "rapid", "very rapid")):
        words = Words(Texts(), locale, game="alternatif", names={"ana": "Ana", "bor": "Bor"})
        said = [words.say("event-alternatif-shot_begun", vars(replace(shot, cadence=each))) for each in (0, -3, -6)]
        assert [rapid in each for each in said] == [False, True, locale == "en"]
        assert [fast in each for each in said] == [False, False, True]


@pytest.mark.rule("ALT-REA-011")
def test_an_enemy_who_has_run_on_is_not_said_to_be_there() -> None:
    fight = Exchange(fighter("Ana", player=11), fighter("Bor", "others"))
    state = fight.state
    ana = evolve(state.combatants["ana"], news=("enemy", "prone"))
    assert _first_news(state, evolve(ana, contacts=())) == "passed"
    assert _first_news(state, evolve(ana, contacts=("bor",))) == "enemy"
    assert _first_news(state, evolve(ana, contacts=(), prone=True)) == "prone"


def test_only_an_announcement_is_told_how_to_be_kept_for_afterwards() -> None:
    """`/strike` while something else is asked, and an action announced meanwhile."""
    renderer, fight = Renderer(Texts()), crossed()
    who = fight.who("ana")
    for locale, kept in zip(("fr", "en"), ("/ensuite", "/next"), strict=True):
        with pytest.raises(Refused) as struck:
            strike(fight.state, GM, {"who": who.id})
        with pytest.raises(Refused) as announced:
            free_to_speak(fight.state, who, announces=True)
        assert struck.value.key == announced.value.key == "alternatif-answer-first"
        assert kept not in renderer.refusal(locale, struck.value)
        assert kept in renderer.refusal(locale, announced.value)
