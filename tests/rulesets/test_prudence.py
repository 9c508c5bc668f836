"""Who leaves it to the bot is played with his guard up, in every game; and who has lost his weapon does not go on with
bare fists because he was silent."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.values import evolve
from bot.rulesets.alternatif.engagement import Engage
from bot.rulesets.alternatif.orders import Order
from bot.rulesets.alternatif.ordinary.listed import GuardLowered
from bot.rulesets.alternatif.reaction.dice import ReactionRolled, StoodBy
from bot.rulesets.alternatif.state import FIST
from tests.rulesets.alternatif.exchange import GM, SWORD, Exchange
from tests.rulesets.alternatif.exchange import fighter as swordsman
from tests.rulesets.alternatif.test_moment_to_announce import up
from tests.rulesets.alternatif.waiting import starts
from tests.rulesets.dnd5.skirmish import fighter as fifth
from tests.rulesets.dnd5.skirmish import met
from tests.rulesets.dnd35.skirmish import LONGBOW, Skirmish
from tests.rulesets.dnd35.skirmish import fighter as older
from tests.rulesets.percentile.brawl import Brawl
from tests.rulesets.percentile.test_autopilot import hero, mage
from tests.rulesets.rpg20.fray import Fray, arm
from tests.rulesets.rpg20.fray import fighter as shooter


def prudent(scene: Any, who: str = "ana") -> dict[str, str]:
    """What the bot does for *who*, who is asked."""
    decision = scene.question(who)
    combatants = getattr(scene.state, "combatants", None) or scene.state.fighters
    found = scene.game.prudently(scene.state, combatants[who], decision)
    assert decision.legal(found) == ()
    return dict(found)


@pytest.mark.rule("D35-AOO-002")
def test_under_the_35_rules_nothing_is_done_that_draws_an_attack_of_opportunity() -> None:
    people = (older("Bor", "foes"), older("Ana", "players", LONGBOW))
    scene = Skirmish(*people, cells={"ana": "E5", "bor": "E6"}, map="square")
    scene.passes("bor")
    asked, who = scene.question("ana"), scene.who("ana")
    led = evolve(who, temperament="cautious")
    shot = scene.game.autopilot(scene.state.put(led), led, asked)
    assert scene.game.outlook(scene.state, asked, shot)["provoked"] == 1
    kept = prudent(scene)
    assert kept["action"] != "attack"
    assert not scene.game.outlook(scene.state, asked, kept).get("provoked")


@pytest.mark.rule("DN5-REA-004")
def test_in_the_fifth_edition_nobody_walks_out_of_a_foes_reach() -> None:
    scene = met(fifth("Ana"), fifth("Bor", "foes"), ana="E5", bor="E6")
    asked, who = scene.question("ana"), scene.who("ana")
    assert "withdraw" in asked.fields[0].options
    assert scene.game.guarded(scene.state, who, asked, {"action": "withdraw"}) is None
    assert scene.game.guarded(scene.state, who, asked, {"action": "dodge"}) == {"action": "dodge"}


@pytest.mark.rule("R20-MEL-006")
def test_under_rpg_20_nobody_shoots_with_a_foe_upon_him() -> None:
    fray = Fray(
        shooter("Ana", "players", arm("pistol"), domains={"firearms": 14, "bare_hands": 1}), shooter("Bor", "foes")
    )
    led = evolve(fray.who("ana"), temperament="cautious")
    assert fray.game.autopilot(fray.state.put(led), led, fray.question("ana"))["action"] == "shoot"
    kept = prudent(fray)
    assert kept["action"] in ("strike", "defend")
    assert kept.get("how", "normal") == "normal"


@pytest.mark.rule("PCT-DEF-001")
def test_under_percentile_rules_all_is_done_in_the_posture_that_defends() -> None:
    for figures in ({}, {"psy": 9}):
        scene = Brawl(evolve(mage(**figures), temperament=None, player=7), hero())
        kept = prudent(scene, "mage")
        assert kept.get("posture", "defensive") == "defensive"
        assert kept["action"] in ("cast", "attack", "parry", "dodge")
        assert (kept["action"] == "cast") == bool(figures)


@pytest.mark.rule("ALT-MEL-002")
def test_under_dd_alternatif_what_takes_time_is_left_when_a_foe_comes_upon_him() -> None:
    people = (swordsman("Ana", player=5), swordsman("Cid"), swordsman("Bor", "others", stamina=60))
    fight = Exchange(*people, ask_again="changed")
    fight.stands_by("cid")
    starts(fight, "ana", "chante", "0", "20")
    fight.attacks("bor", "cid", 5)
    assert fight.asked == [("bor", "strike")]
    assert fight.who("ana").task is not None
    fight.notes(Order(GM, "ana", "manner", "prudent"))
    fight.notes(Engage(GM, "bor", "ana"))
    # In this segment her guard is down, and he lets that pass.
    fight.answers("bor", free="-")
    fight.answers("bor", 2, 10, 4, target="cid")
    assert fight.who("ana").task is None
    assert fight.who("ana").intent == "melee"
    assert not fight.said(GuardLowered)


@pytest.mark.rule("ALT-REA-011", "ALT-OFF-005")
def test_whoever_lost_his_weapon_and_is_silent_does_not_go_on_with_bare_fists() -> None:
    ana = swordsman("Ana", stamina=60, carried=(SWORD,), player=4)
    fight = up(ana, swordsman("Bor", "others", stamina=60), ask_again="changed")
    fight.answers("ana", 1, 4, 7, target="bor")
    asked = fight.question("ana", "changed")
    assert asked.about["news"] == "weapon"
    assert fight.who("ana").main.arm.weapon == FIST.weapon
    assert asked.default == {"action": "standby"}
    # Nor does the bot in his place, which draws nothing before a foe either.
    assert prudent(fight) == {"action": "standby"}
    fight.is_silent("ana")
    assert fight.one(StoodBy).combatant == "ana"
    assert not any(each.combatant == "ana" for each in fight.said(ReactionRolled))
