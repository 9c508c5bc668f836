"""What an undo takes back is a whole ruling under each of the games: an answer to a blow with the blow, a reaction with
the move that it interrupts, what the game master decides of an act with the act."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.dice import Fed
from bot.kernel.inputs import Begin, Continue, Undo
from bot.kernel.values import evolve
from bot.rulesets.alternatif.melee.strikes import StrikeRolled
from bot.rulesets.dnd5.attack.events import AttackBegun
from bot.rulesets.dnd5.rounds.turns import TurnBegun
from bot.rulesets.percentile.rounds import TurnBegun as ActBegun
from bot.rulesets.percentile.state import Declaration
from bot.rulesets.rpg20.wounds.events import Wounded
from tests.rulesets.alternatif.exchange import Exchange
from tests.rulesets.alternatif.exchange import fighter as fencer
from tests.rulesets.dnd5.skirmish import GM, LONGBOW, Skirmish, fighter, met
from tests.rulesets.dnd5.test_crowd import crowd
from tests.rulesets.dnd35.casework import goes
from tests.rulesets.dnd35.skirmish import Skirmish as Skirmish35
from tests.rulesets.dnd35.skirmish import fighter as fighter35
from tests.rulesets.percentile.brawl import Brawl
from tests.rulesets.percentile.brawl import fighter as brawler
from tests.rulesets.rpg20.fray import Fray
from tests.rulesets.rpg20.fray import fighter as shooter


def undone(scene: Any, count: int = 1) -> Any:
    """The last *count* rulings of *scene* are taken back; the state it went back to."""
    to = scene.engine.rulings_back(count)
    assert to is not None
    scene.says(Undo(GM, to))
    return scene.state


# ---- the fifth edition


# ---- the fifth edition


def leaving(*, twice: bool = False) -> Skirmish:
    """The orc is about to leave Aria's reach; with *twice* that of Bor as well."""
    others = (fighter("Bor"),) if twice else ()
    places = {"bor": "J11"} if twice else {}
    return met(fighter("Orc", "foes"), fighter("Aria"), *others, aria="J10", orc="K10", **places)


@pytest.mark.parametrize("answer", ["longsword", "-"])
def test_an_opportunity_goes_with_the_move_that_gave_it(answer: str) -> None:
    scene = leaving()
    before = scene.state
    scene.does("orc", "go", to="L10")
    scene.answers("aria", *((11, 4) if answer != "-" else ()), **{"with": answer})
    assert undone(scene) == before
    assert scene.who("orc").cell == "K10"
    assert not scene.who("aria").reacted


def test_so_do_all_that_one_move_gives() -> None:
    scene = leaving(twice=True)
    before = scene.state
    scene.does("orc", "go", to="L9")
    for reactor in ("aria", "bor"):
        assert scene.asked == [(reactor, "opportunity")]
        scene.answers(reactor, 2, **{"with": "longsword"})
    assert scene.asked == [("orc", "declare")]
    assert undone(scene) == before


def test_what_creatures_do_of_themselves_after_a_reaction_goes_with_it() -> None:
    """Nobody has said anything since Bor ended his turn but what Aria does meanwhile: an undo that stopped in the
    middle of the first blow would leave half of it."""
    archer = fighter("Aria", "players", LONGBOW, dexterity=18)
    orcs = [fighter(each, "foes", temperament="steady", hit_points=60) for each in ("Orc", "Ork")]
    scene = met(archer, fighter("Bor", hit_points=80), *orcs, aria="J20", bor="J10", orc="K10", ork="I10")
    scene.does("aria", "ready", on="attacks", whom="orc", response="attack")
    scene.does("aria", "pass")
    before = scene.state
    scene.does("bor", "pass", Fed(15, why="attack"))
    assert scene.asked == [("aria", "ready")]
    scene.answers("aria", react="now", target="orc", **{"with": "longbow"})
    attackers = [each.combatant for each in scene.said(AttackBegun)]
    assert attackers == ["aria", "ork"]
    assert scene.said(TurnBegun)[-1].combatant == "aria"
    assert undone(scene) == before


def test_a_readied_retreat_goes_with_the_step_that_has_set_it_off_and_with_what_it_gave_occasion_to() -> None:
    scene = met(fighter("Ana"), fighter("Gob", "foes"), ana="J10", gob="N10")
    scene.does("ana", "ready", on="near", whom="gob", response="move", course="withdraw", far="9")
    scene.does("ana", "pass")
    before = scene.state
    scene.does("gob", "go", to="K10")
    scene.answers("ana", react="now")
    scene.answers("gob", **{"with": "-"})
    assert undone(scene) == before
    assert scene.who("ana").ready is not None
    assert (scene.who("ana").cell, scene.who("gob").cell) == ("J10", "N10")


def test_a_shot_readied_against_a_blow_goes_with_the_blow() -> None:
    archer = fighter("Aria", "players", LONGBOW, dexterity=18)
    scene = Skirmish(archer, fighter("Bor"), fighter("Orc", "foes"), apart={"bor|orc": 150, "aria|orc": 900})
    scene.does("aria", "ready", on="attacks", whom="orc", response="attack")
    scene.passes("aria", "bor")
    before = scene.state
    scene.attacks("orc", "bor", 15, 4)
    scene.answers("aria", 13, 5, react="now", target="orc", **{"with": "longbow"})
    assert undone(scene) == before
    assert scene.who("bor").hit_points == scene.who("bor").hit_points_max


def test_a_breather_is_a_place_to_go_back_to() -> None:
    """Two dozen creatures fight by themselves: each pause goes back to the one before, wherever it fell."""
    engine = crowd()
    lines = [engine.submit(given, engine.standing.at + 1).line for given in (Begin(GM), *[Continue(GM)] * 4)]
    assert engine.standing.breath
    assert any(mark.within for mark in map(engine.mark, lines) if mark is not None)
    assert [engine.rulings_back(count) for count in (1, 2, 3, 4)] == lines[-2::-1]


# ---- 3.5


def test_under_the_3_5_rules_too() -> None:
    orc = fighter35("Orc", "foes", met=True)
    scene = Skirmish35(fighter35("Aria"), orc, cells={"aria": "E10", "orc": "F10"})
    before = scene.state
    goes(scene, "aria", "E13")
    assert scene.asked == [("orc", "opportunity")]
    scene.answers("orc", 2, opportunity="strike")
    assert undone(scene) == before
    assert scene.who("aria").cell == "E10"


# ---- RPG 2.0


def test_a_dodge_goes_with_the_attack() -> None:
    fray = Fray(shooter("Ana", initiative=20), shooter("Bor", "foes", initiative=9))
    fray.means("ana", "strike", target="bor", how="normal")
    fray.means("bor", "defend")
    before = fray.state
    fray.acts("ana", 10)
    assert fray.asked == [("bor", "defend")]
    fray.answers("bor", 20, 10, 1, 1, defend="dodge")
    assert fray.said(Wounded)
    assert undone(fray) == before
    assert fray.state.blow is None


# ---- games in which acts come due by themselves


def blow(**more: Any) -> Exchange:
    """In segment 4 Ana strikes Bor; he stands by."""
    fight = Exchange(fencer("Ana"), fencer("Bor", "others"), **more)
    fight.stands_by("bor")
    fight.attacks("ana", "bor", 4)
    return fight


@pytest.mark.parametrize("parries", [True, False])
def test_a_parry_goes_with_the_blow(parries: bool) -> None:
    fight = blow()
    before = fight.state
    fight.strikes("ana", "bor", 15)
    assert fight.asked == [("bor", "parry")]
    if parries:
        fight.parries("bor", fight.question("bor").fields[0].options[0], 20)
    else:
        fight.takes_it("bor", 6)
    assert undone(fight) == before
    assert fight.who("bor").stamina == fight.who("bor").stamina_max
    assert fight.state.blows == ()


def test_a_defence_goes_with_the_attack() -> None:
    scene = Brawl(brawler("A", initiative=6, melee=60), brawler("B", "foes", initiative=1, melee=60))
    scene.declares("a", "attack", "b")
    before = scene.state
    scene.declares("b", "parry", None, 3, posture="defensive")
    assert scene.asked == [("b", "defence")]
    scene.answers("b", 90, 3, defence="parry/main")
    whole = scene.hit_points("b")
    assert undone(scene) == before
    assert scene.hit_points("b") > whole


def test_the_next_attack_of_the_round_is_a_ruling_of_its_own() -> None:
    """Both were declared before: that the second begins with the answer to the first does not make them one."""
    scene = Brawl(
        brawler("A", initiative=6, melee=60), brawler("B", "foes", initiative=5, melee=60), brawler("C", melee=60)
    )
    attack = Declaration("attack", "b")
    scene.round({"a": attack, "b": Declaration("parry", posture="defensive"), "c": attack}, 3)
    assert scene.asked == [("b", "defence")]
    before = scene.state
    scene.answers("b", 90, Fed(1, why="damage"), defence="parry/main")
    assert [each.combatant for each in scene.said(ActBegun)][-1] == "c"
    assert undone(scene) == before


def test_the_blow_that_a_creature_strikes_later_is_a_ruling_of_its_own() -> None:
    """Time has gone by between the two: a duel in which every answer leads to the next blow goes back blow by blow."""
    fight = Exchange(fencer("Ana", stamina=90), evolve(fencer("Orc", "others"), temperament="furious"))
    fight.stands_by("ana")
    before = []
    for _ in range(3):
        assert fight.asked == [("ana", "parry")]
        before.append(fight.state)
        fight.answers("ana", Fed(1, why="damage"), parry="-")
        assert fight.said(StrikeRolled)
    assert [undone(fight) for _ in before] == before[::-1]


def test_an_undo_after_an_undo_goes_on_from_there() -> None:
    """Just before the reaction, where the game master asked for that line: then the act goes alone."""
    scene = leaving()
    before = scene.state
    scene.does("orc", "go", to="L10")
    moved = scene.line
    scene.answers("aria", **{"with": "-"})
    scene.says(Undo(GM, moved))
    assert undone(scene) == before
