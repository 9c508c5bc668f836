"""How much somebody wants to be asked, in one word beneath his orders in single matters, in every game."""

from __future__ import annotations

import re
from collections.abc import Collection
from pathlib import Path
from typing import Any

import pytest

from bot.kernel import events as told
from bot.kernel.errors import Refused
from bot.rulesets.alternatif import orders as alternatif
from bot.rulesets.alternatif.melee.strikes import StrikeRolled
from bot.rulesets.alternatif.orders import Order
from bot.rulesets.percentile import orders as percentile
from bot.rulesets.percentile.declaring.declarations import ActionDeclared
from bot.rulesets.percentile.orders import Order as Command
from tests.rulesets.alternatif.armed import LEFT_SWORD
from tests.rulesets.alternatif.exchange import GM, SWORD, Exchange, fighter
from tests.rulesets.alternatif.fight import Fight as Alternatif
from tests.rulesets.alternatif.test_standing_orders import by_orders, facing, order
from tests.rulesets.percentile.fight import Fight as Percentile
from tests.rulesets.percentile.test_standing_orders import Brawl, hero, orc, ordered

SENTENCES = Path(__file__).parents[2] / "data" / "lang" / "fr"
OF_THE_GAME_MASTER = {
    "alternatif": {
        "charge_distance",
        "companion",
        "companions",
        "complicate",
        "daggers",
        "effect",
        "fate",
        "figures",
        "hold_spell",
        "incantation",
        "into",
        "magic_break",
        "order",
        "prevented",
        "race",
    },
    "percentile": {
        "area",
        "asphyxia",
        "disadvantage",
        "discreet",
        "fall",
        "flight",
        "lethal",
        "mishap",
        "opposed",
        "outcome",
        "score",
        "vital",
    },
}


@pytest.mark.parametrize("game", [alternatif, percentile], ids=["alternatif", "percentile"])
def test_of_every_kind_of_question_it_is_known_whether_it_may_hurt(game: Any) -> None:
    name = game.__name__.split(".")[-2]
    texts = "\n".join(each.read_text(encoding="utf-8") for each in SENTENCES.glob("*.ftl"))
    kinds = set(re.findall(rf"^question-{name}-(\w+)", texts, re.MULTILINE))
    parts: list[Collection[str]] = [game.HARMLESS, game.HARMFUL, OF_THE_GAME_MASTER[name]]
    assert kinds == set().union(*parts)
    assert len(kinds) == sum(map(len, parts))


# ---- D&D Alternatif


def test_who_wants_to_be_asked_about_harm_alone_strikes_again_and_is_asked_to_parry() -> None:
    fight = Exchange(fighter("Ana", stamina=60), fighter("Bor", side="others", stamina=60))
    order(fight, "bor", manner="harm")
    fight.attacks("bor", "ana", 3)
    # His blow in 3 misses, and needs no word; hers in 6 he may parry.
    fight.attacks("ana", "bor", 6, 2, 8)
    assert by_orders(fight, "strike") == [{"target": "ana"}]
    assert fight.one(StrikeRolled).combatant == "bor"
    fight.strikes("ana", "bor", 19)
    assert fight.asked == [("bor", "parry")]


def test_what_he_does_next_he_is_asked_whatever_his_manner_unless_it_is_left_to_the_bot() -> None:
    fight = Exchange(fighter("Ana"), fighter("Bor", side="others"))
    order(fight, "ana", manner="harm")
    assert ("ana", "declare") in fight.asked
    order(fight, "ana", manner="prudent")
    assert ("ana", "declare") not in fight.asked
    assert by_orders(fight, "declare") == [{"action": "attack", "target": "bor"}]


def test_when_his_weapon_is_gone_he_is_asked_unless_all_is_left_to_the_bot() -> None:
    for manner, asked in (("harm", [("ana", "changed")]), ("prudent", [("bor", "strike")])):
        fight = Exchange(fighter("Ana", stamina=60), fighter("Bor", "others", stamina=60), ask_again="changed")
        fight.attacks("ana", "bor", 5)
        fight.attacks("bor", "ana", 9)
        order(fight, "ana", strike="ask")
        order(fight, "ana", manner=manner)
        fight.answers("ana", 1, 4, *((7,) if manner == "prudent" else ()), target="bor")
        assert fight.asked == asked


def test_the_prudent_parry_and_an_order_in_a_single_matter_goes_before() -> None:
    fight = facing(SWORD, LEFT_SWORD, given={"manner": "prudent", "parry": "never", "parry-left": "never"})
    fight.strikes("ana", "bor", 12, 3)
    assert by_orders(fight, "parry") == [{"parry": "-"}]
    fight = facing(SWORD, LEFT_SWORD, given={"manner": "prudent", "parry-left": "never"})
    fight.strikes("ana", "bor", 12, 19)
    assert by_orders(fight, "parry") == [{"parry": "ana/right"}]


def test_who_asks_to_be_asked_in_one_matter_is_asked_in_it() -> None:
    fight = facing(SWORD, given={"manner": "prudent", "parry": "ask"})
    fight.strikes("ana", "bor", 12)
    assert fight.asked == [("bor", "parry")]
    # Taken back, and his manner counts again, while the question stands.
    order(fight, "bor", 19, parry="usual")
    assert by_orders(fight, "parry") == [{"parry": "ana"}]
    assert fight.who("bor").orders == {"manner": "prudent"}


def test_the_panel_says_what_is_in_force() -> None:
    fight = Exchange(fighter("Bor"))
    form = alternatif.form(fight.who("bor"))
    assert (form.about["manner.order"], form.about["parry.order"]) == ("everything", "ask")
    assert "usual" not in form.legal({"matter": "parry"})[0].options  # type: ignore[index]
    order(fight, manner="harm", strike="never")
    form = alternatif.form(fight.who("bor"))
    assert form.about["manner.order"] == "harm"
    assert (form.about["parry.order"], form.about["strike.order"]) == ("usual", "never")
    assert form.legal({"matter": "strike", "order": "usual"}) == ()


@pytest.mark.parametrize("said", ["usual", "ask", "always"])
def test_a_manner_that_there_is_not_is_refused(said: str) -> None:
    fight = Exchange(fighter("Bor"))
    refused = fight.tries(Order(GM, "bor", "manner", said))
    assert isinstance(refused, Refused)
    assert refused.key == "not-among"


# ---- Pourcentage


def test_the_declaration_of_last_round_is_made_again_and_the_defence_asked() -> None:
    scene = Brawl(hero(), orc())
    ordered(scene, manner="harm")
    # There is none yet to make again.
    assert ("p", "declare") in scene.asked
    scene.declares("p", "attack", "orc", posture="defensive")
    scene.declares("orc", "attack", "p", 90, 20)
    assert scene.asked == [("p", "defence")]
    scene.answers("p", 10, 10, defence=scene.question("p").fields[0].options[0])
    (again,) = [each for each in scene.said(told.DecisionClosed) if each.kind == "declare" and each.how == "orders"]
    assert again.choice == {"action": "again"}


def test_the_prudent_fight_on_their_guard() -> None:
    scene = Brawl(hero(), orc())
    scene.says(Command(1, "p", "manner", "prudent"))
    assert scene.asked == [("orc", "declare")]
    (declared,) = [each.declaration for each in scene.said(ActionDeclared) if each.combatant == "p"]
    assert (declared.kind, declared.posture) == ("attack", "defensive")


# ---- whatever may happen


@pytest.mark.parametrize("fight", [Alternatif, Percentile], ids=["alternatif", "percentile"])
@pytest.mark.parametrize("manner", ["harm", "prudent"])
def test_whatever_happens_a_manner_answers_only_what_is_offered(fight: Any, manner: str) -> None:
    """An answer that is not offered would fail the input."""
    answered = set()
    for seed in range(12):
        play = fight(seed)
        for _ in range(40):
            for who in play.engine.state.combatants.values():
                if who.temperament is None and who.player and who.orders.get("manner") != manner:
                    play.submit((Order if fight is Alternatif else Command)(GM, who.id, "manner", manner))
            play.step()
        for line in play.journal:
            answered |= {
                each.kind for each in line.events if isinstance(each, told.DecisionClosed) and each.how == "orders"
            }
    if manner == "prudent":
        assert {"declare", "parry" if fight is Alternatif else "defence"} <= answered
    else:
        assert answered & (alternatif if fight is Alternatif else percentile).HARMLESS
