"""What an autopilot answers: the docstring of `autopilot`, line by line."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from bot.kernel import events as told
from bot.kernel import inputs
from bot.kernel.engine import Engine
from bot.kernel.values import evolve
from bot.rulesets.percentile.attack import GiveOpportunity
from bot.rulesets.percentile.declaring.declarations import DeclarationAmended
from bot.rulesets.percentile.declaring.words import Declare
from bot.rulesets.percentile.defence import DefenceChosen
from bot.rulesets.percentile.fixing import SetField, SetStatus
from bot.rulesets.percentile.people import Join
from bot.rulesets.percentile.rolls.d100 import D100Rolled
from bot.rulesets.percentile.rounds import StatusSet, TurnBegun
from bot.rulesets.percentile.spells import SpellCast
from bot.rulesets.percentile.state import FISTS, Declaration, Fighter, Shield, Spell, Trigger
from bot.rulesets.shared.people import HandOver, Temperament
from tests.rulesets.percentile.brawl import CUDGEL, GM, Brawl, fighter

ALL: tuple[Temperament, ...] = get_args(Temperament)
BOLT = Spell("bolt", 2, None, "1d8")
STORM = Spell("storm", 4, None, "1d8")


def beast(
    temperament: Temperament | None = "steady", name: str = "Wolf", hit_points: int = 20, **figures: Any
) -> Fighter:
    """Somebody of the game master's whom nobody plays: 20 usual hit points."""
    given = {"initiative": 2, "melee": 40, "hit_points_max": 20, "temperament": temperament}
    return fighter(name, "foes", **{**given, "hit_points": hit_points, **figures})


def hero(name: str = "P", initiative: int = 6, hit_points: int = 30, **figures: Any) -> Fighter:
    return fighter(name, initiative=initiative, melee=50, hit_points=hit_points, **figures)


def by_itself(scene: Brawl, kind: str, who: str = "wolf") -> list[dict[str, str]]:
    """What the journal says the autopilot has answered to questions of *kind*."""
    closed = [each for each in scene.all if isinstance(each, told.DecisionClosed)]
    found = [each for each in closed if (each.who, each.kind) == (who, kind)]
    assert all((each.how, each.by) == ("autopilot", 0) for each in found)
    return [each.choice for each in found]


# ---- postures


@pytest.mark.rule("PCT-POS-001")
@pytest.mark.parametrize(
    ("temperament", "hit_points", "posture"),
    [
        ("never_guard", 20, "offensive"),
        ("never_guard", 1, "offensive"),
        ("furious", 20, "offensive"),
        ("furious", 5, "offensive"),
        ("furious", 4, "defensive"),
        ("steady", 20, None),
        ("steady", 10, None),
        ("steady", 9, "defensive"),
        ("cautious", 20, "defensive"),
        ("cautious", 1, "defensive"),
        ("desperate", 20, "defensive"),
        ("desperate", 10, "defensive"),
        ("desperate", 9, "offensive"),
    ],
)
def test_the_posture_of_an_attack(temperament: Temperament, hit_points: int, posture: str | None) -> None:
    scene = Brawl(beast(temperament, hit_points=hit_points), hero())
    wanted = "none" if posture is None else posture
    assert by_itself(scene, "declare") == [{"action": "attack", "target": "p", "posture": wanted}]
    scene.declares("p", "nothing", None, 90)
    assert [each.declaration.posture for each in scene.said(TurnBegun) if each.combatant == "wolf"] == [posture]


@pytest.mark.rule("PCT-BAT-008")
@pytest.mark.parametrize("temperament", ALL)
def test_a_battalion_takes_no_posture(temperament: Temperament) -> None:
    band = beast(temperament, hit_points=3, soldiers=30, soldier_hit_points=3, strength=40)
    scene = Brawl(band, hero(), variant="battle")
    assert by_itself(scene, "declare") == [{"action": "attack", "target": "p", "posture": "none"}]


# ---- at whom


def test_the_weakest_enemy_first_and_then_the_same_again() -> None:
    scene = Brawl(beast(), hero(), hero("Q", 5, hit_points=9), hero("R", 4, hit_points=12))
    assert by_itself(scene, "declare")[-1]["target"] == "q"
    scene.round({"wolf": Declaration("attack", "r")}, 90)
    assert by_itself(scene, "declare")[-1]["target"] == "r"


def test_a_battalion_comes_after_everybody_else() -> None:
    band = fighter("Band", "foes", initiative=1, hit_points=3, soldiers=30, soldier_hit_points=3, strength=40, melee=40)
    orc = fighter("Orc", "foes", initiative=1, hit_points=9, melee=40)
    scene = Brawl(hero(temperament="steady"), band, orc, variant="battle")
    assert by_itself(scene, "declare", "p")[-1]["target"] == "orc"


def test_when_the_target_falls_first_another_one_is_taken() -> None:
    scene = Brawl(beast(), hero(hit_points=5), hero("Q", 5, hit_points=9), hero("R", 4, hit_points=12))
    for ident in ("p", "q"):
        scene.declares(ident, "nothing")
    scene.notes(SetField(GM, "p", "hit_points", 0))
    scene.declares("r", "nothing", None, 90)
    assert by_itself(scene, "retarget") == [{"target": "q"}]
    assert [each.target for each in scene.said(D100Rolled)] == ["q"]


@pytest.mark.rule("PCT-ATK-005")
def test_an_attack_of_opportunity_is_taken_with_the_first_weapon() -> None:
    scene = Brawl(beast(), hero())
    scene.notes(GiveOpportunity(GM, "wolf", "p"), 90)
    assert by_itself(scene, "opportunity") == [{"opportunity": "main"}]
    assert [each.target for each in scene.said(D100Rolled)] == ["p"]


def test_with_nobody_in_reach_it_does_nothing() -> None:
    scene = Brawl(beast(), hero(), hero("Q", hidden=True))
    scene.notes(SetStatus(GM, "p", "disengaged", on=True))
    scene.round({"p": Declaration("nothing"), "q": Declaration("nothing"), "wolf": Declaration("nothing")})
    assert scene.state.round == 2
    assert by_itself(scene, "declare")[-1] == {"action": "nothing"}


def test_nobody_whom_it_cannot_see_is_attacked() -> None:
    scene = Brawl(beast(), hero(), hero("Q", hit_points=1, hidden=True))
    assert by_itself(scene, "declare")[-1]["target"] == "p"


# ---- held and strangled


@pytest.mark.rule("PCT-UNA-004")
def test_held_it_gets_free() -> None:
    scene = Brawl(beast(initiative=5), hero(initiative=2), begun=False)
    scene.says(SetStatus(GM, "wolf", "pinned", on=True, other="p"))
    scene.says(inputs.Begin(GM))
    assert by_itself(scene, "declare") == [{"action": "get_free", "posture": "none"}]


@pytest.mark.rule("PCT-UNA-005")
def test_strangled_it_gets_free_whatever_it_had_declared() -> None:
    scene = Brawl(beast(physique=50), hero(), hero("Q", 5), wrestling_roll="first")
    scene.notes(SetStatus(GM, "wolf", "strangled", on=True, other="p"))
    scene.declares("p", "nothing")
    scene.declares("q", "nothing", None, 30)
    assert by_itself(scene, "strangled") == [{"strangled": "get_free"}]
    assert [each.purpose for each in scene.said(D100Rolled)] == ["get_free"]
    assert StatusSet("wolf", "strangled", on=False) in scene.told
    assert by_itself(scene, "declare")[-1]["action"] == "attack"


# ---- spells


def mage(**figures: Any) -> Fighter:
    given = {"arm": FISTS, "spells": (STORM, BOLT), "psy": 3, "brawling": 30}
    return beast("steady", "Mage", **{**given, **figures})


@pytest.mark.rule("PCT-POS-013")
def test_a_caster_casts_the_first_spell_that_it_can_pay_in_focus_at_whom_it_means() -> None:
    scene = Brawl(mage(), hero(), hero("Q", 5, hit_points=9))
    # Only in Focus can it be paid: no other posture is offered.
    assert by_itself(scene, "declare", "mage") == [{"action": "cast", "spell": "storm", "target": "q"}]
    assert scene.who("mage").declaration == Declaration("cast", "q", posture="focus", spell="storm")
    scene.declares("p", "nothing")
    scene.declares("q", "nothing", None, 4)
    assert scene.one(SpellCast) == SpellCast("mage", "storm", 3, True, "q", sure=True)
    # Nothing is left to pay with: it strikes, whom it has cast at.
    assert by_itself(scene, "declare", "mage")[-1] == {"action": "attack", "target": "q", "posture": "none"}


def test_what_is_too_dear_is_not_cast() -> None:
    scene = Brawl(mage(psy=2), hero())
    assert by_itself(scene, "declare", "mage") == [
        {"action": "cast", "spell": "bolt", "target": "p", "posture": "focus"}
    ]


def test_it_fights_with_what_it_is_better_at() -> None:
    learnt = (evolve(BOLT, skill="magic"),)
    for magic, melee, action in ((55, 30, "cast"), (40, 40, "cast"), (30, 60, "attack")):
        scene = Brawl(mage(arm=CUDGEL, melee=melee, magic=magic, spells=learnt), hero())
        assert by_itself(scene, "declare", "mage")[-1]["action"] == action
    # A spell that hurts nobody is no blow, whoever casts it.
    harmless = Brawl(mage(arm=CUDGEL, melee=30, magic=90, spells=(evolve(BOLT, dice=None),)), hero())
    assert by_itself(harmless, "declare", "mage")[-1]["action"] == "attack"


# ---- defences, rerolls, riding, reactions


@pytest.mark.rule("PCT-DEF-001")
@pytest.mark.parametrize(
    ("temperament", "how"),
    [("cautious", "parry"), ("desperate", "parry"), ("steady", None), ("furious", None), ("never_guard", None)],
)
def test_it_parries_where_its_posture_lets_it(temperament: Temperament, how: str | None) -> None:
    scene = Brawl(beast(temperament), hero())
    scene.declares("p", "attack", "wolf", 30, *([20] if how else [4]), 90)
    assert [each.how for each in scene.said(DefenceChosen)] == [how]
    assert by_itself(scene, "defence") == ([{"defence": "parry/main"}] if how else [])


def test_it_parries_with_its_shield_and_dodges_what_the_game_master_has_announced() -> None:
    scene = Brawl(beast("cautious", shield=Shield(10, 1)), hero())
    scene.declares("p", "attack", "wolf", 30, 20, 90)
    assert by_itself(scene, "defence") == [{"defence": "parry/shield"}]

    scene = Brawl(beast("cautious", arm=FISTS, agility=50, dodge=40), hero())
    scene.says(Declare(GM, "wolf", Declaration("dodge", "p", posture="defensive")))
    scene.declares("p", "attack", "wolf", 30, 20)
    assert by_itself(scene, "defence") == [{"defence": "dodge"}]
    assert scene.hit_points("wolf") == 20


@pytest.mark.rule("PCT-ADV-002")
def test_it_rerolls_what_has_failed() -> None:
    scene = Brawl(beast(advantages=1), hero())
    scene.declares("p", "nothing", None, 90, 80)
    assert by_itself(scene, "advantage") == [{"advantage": "reroll"}]
    assert [each.face for each in scene.said(D100Rolled)] == [90, 80]
    assert scene.who("wolf").advantages == 0


@pytest.mark.rule("PCT-MNT-001")
def test_it_tries_the_riding_roll() -> None:
    scene = Brawl(beast(mounted=True, riding=50), hero())
    scene.declares("p", "nothing", None, 90, 80)
    assert by_itself(scene, "ride") == [{"ride": "try"}]
    assert [each.purpose for each in scene.said(D100Rolled)] == ["riding", "attack"]


@pytest.mark.rule("PCT-POS-007")
def test_it_takes_the_reaction_that_was_declared_for_it() -> None:
    scene = Brawl(beast(), hero())
    waiting = Declaration(
        "wait",
        "p",
        posture="anticipating",
        waits="reaction",
        trigger=Trigger("p", "move"),
        reaction="attack",
    )
    scene.says(Declare(GM, "wolf", waiting))
    scene.declares("p", "move", None, 90)
    assert by_itself(scene, "react") == [{"react": "now"}]
    assert [each.occasion for each in scene.said(TurnBegun) if each.combatant == "wolf"] == ["reaction", "action"]


# ---- who decides


@pytest.mark.parametrize("kind", ["discreet", "vital"])
def test_what_the_game_master_is_asked_no_autopilot_answers(kind: str) -> None:
    scene = Brawl(beast(), hero())
    scene.declares("p", "attack", "wolf", **({"discreet": True} if kind == "discreet" else {"aim": "vital"}))
    assert scene.asked == [("@gm", kind)]
    assert scene.said(DeclarationAmended) == []


def test_handed_over_while_it_is_asked_it_answers_at_once_and_given_back_it_is_asked_again() -> None:
    scene = Brawl(beast(None), hero())
    assert ("wolf", "declare") in scene.asked
    scene.notes(HandOver(GM, "wolf", None, "furious"))
    assert scene.asked == [("p", "declare")]
    assert scene.who("wolf").declaration == Declaration("attack", "p", posture="offensive")
    scene.notes(HandOver(GM, "wolf", 17))
    assert scene.who("wolf").temperament is None
    scene.declares("p", "nothing", None, 90)
    assert scene.asked == [("wolf", "declare"), ("p", "declare")]


@pytest.mark.parametrize("temperament", ALL)
def test_two_that_cannot_hurt_each_other_take_breath_and_go_on(temperament: Temperament) -> None:
    """A fight without an end: people are let in between, and nothing is asked of anybody."""
    scene = Brawl(begun=False)
    scene.engine = Engine(scene.game, scene.game.opening({}), bytes(32))
    people = (
        beast(temperament, melee=5, hit_points=999, hit_points_max=999),
        hero(temperament=temperament, hit_points=999),
    )
    scene.says(Join(GM, people))
    scene.says(inputs.Begin(GM))
    rounds = [0]
    for _ in range(5):
        while scene.asked:
            assert scene.asked == [("@gm", "mishap")]
            scene.is_silent("@gm")
        assert scene.engine.standing.breath
        assert scene.state.round > rounds[-1]
        rounds.append(scene.state.round)
        scene.says(inputs.Continue())
    assert all(each.out is False for each in scene.state.fighters.values())
