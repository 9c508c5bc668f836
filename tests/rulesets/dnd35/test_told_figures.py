"""What is told of blows and falls: with the figure that decided, and nothing that was not so."""

from __future__ import annotations

import pytest

from bot.rulesets.dnd35.attack.strikes import AttackRolled
from bot.rulesets.dnd35.concealment.hiding import MissRolled
from bot.rulesets.dnd35.damage import DamageDealt, DamageSaid
from bot.rulesets.dnd35.dying import Bled, Fell
from bot.rulesets.dnd35.manoeuvres.events import ManoeuvreEnded
from bot.rulesets.dnd35.manoeuvres.events_things import ThingDamaged
from bot.rulesets.dnd35.movement.events import MoveBegun
from bot.rulesets.dnd35.postures import ActEnded
from bot.rulesets.dnd35.readying.ready import Signalling
from bot.rulesets.dnd35.state import Ready, Ward
from bot.rulesets.dnd35.turning.flight import TurningRolled
from bot.rulesets.dnd35.view import health
from bot.rulesets.shared.check import terms
from bot.rulesets.shared.conditions import Condition
from tests.rulesets.dnd35.skirmish import GM, LONGSWORD, Skirmish, fighter
from tests.rulesets.dnd35.told import duel


@pytest.mark.rule("D35-HPS-010", "D35-HPS-011")
def test_nobody_with_nonlethal_damage_looks_unhurt() -> None:
    seen = {each: health(fighter("Aria", nonlethal=each)) for each in (0, 1, 10, 15, 20)}
    assert seen == {0: "unhurt", 1: "scratched", 10: "wounded", 15: "badly_wounded", 20: "badly_wounded"}
    assert health(fighter("Aria", nonlethal=20, shown="staggered")) == "staggered", "once it was told"


@pytest.mark.rule("D35-BAS-009")
def test_what_keeps_damage_off_is_told_with_its_points() -> None:
    bones = fighter("Bones", "foes", armour=0, wards=(Ward(5, ("bludgeoning",)),))
    scene = Skirmish(fighter("Aria"), bones, cells={"aria": "A4", "bones": "B4"})
    scene.attacks("aria", "bones", 15, 8)
    dealt = scene.one(DamageDealt)
    assert dealt.kept_off == "wards=reduced|points=5"
    assert "perd **3 points de vie**, réduction des dégâts −5." in scene.sentence("fr", dealt)
    assert "loses **3 hit points**, damage reduction −5." in scene.sentence("en", dealt)
    said = DamageSaid("bones", "fire", terms(("gm", 8), ("vulnerable", 4)), 12, kept_off="wards=vulnerable|points=4")
    assert "(feu), vulnérabilité +4" in scene.sentence("fr", said)
    assert "(fire), vulnerability +4" in scene.sentence("en", said)


@pytest.mark.rule("D35-HPS-002", "D35-HPS-003", "D35-HPS-012")
def test_who_dies_of_his_points_is_told_with_the_limit_and_nobody_loses_consciousness_twice() -> None:
    orc = fighter("Orc", "foes", hit_points=2, armour=0)
    scene = Skirmish(fighter("Aria", "players", LONGSWORD, strength=30), orc, cells={"aria": "A4", "orc": "B4"})
    scene.attacks("aria", "orc", 15, 8)
    fell = scene.one(Fell)
    assert (fell.how, fell.was, fell.died_at) == ("dead", "up", -10)
    assert scene.sentence("fr", fell) == "☠️ −10 pv ou moins\u00a0: **Orc** meurt."
    assert scene.sentence("en", fell) == "☠️ −10 hit points or fewer: **Orc** dies."
    down = Skirmish(fighter("Aria"), fighter("Orc", "foes"), fighter("Ugh", "foes"))
    fell = Fell("orc", "dying", "unconscious")
    assert "déjà sans connaissance, se meurt" in down.sentence("fr", fell)
    assert "already unconscious, is dying" in down.sentence("en", fell)


@pytest.mark.rule("D35-HPS-003", "D35-ATK-011")
def test_who_dies_of_a_failed_save_has_not_died_of_his_points() -> None:
    asleep = (Condition("sleeping"),)
    orc = fighter("Orc", "foes", hit_points=60, conditions=asleep)
    scene = Skirmish(fighter("Aria", strength=20), orc, cells={"aria": "A4", "orc": "B4"})
    scene.does("aria", "coup", 3, 5, 2, target="orc", **{"with": "longsword"})
    assert scene.who("orc").died
    assert scene.one(Fell).died_at is None
    assert scene.sentence("fr", scene.one(Fell)) == "☠️ **Orc** meurt."


@pytest.mark.rule("D35-CAM-004")
def test_an_attack_that_concealment_still_judges_is_told_as_no_hit() -> None:
    scene = duel(apart=150)
    rolled = AttackRolled("ana", "orc", "longsword", 19, terms(("die", 19)), 20, terms(("base", 10)), 19, "hit", True)
    for locale, enough, hit in (
        ("fr", "de quoi toucher, 20 contre 19", "touché"),
        ("en", "enough to hit, 20", "**hit"),
    ):
        told = scene.sentence(locale, rolled)
        assert enough in told
        assert hit not in told
        assert hit in scene.sentence(locale, MissRolled("ana", "orc", 60, 20, missed=False))
        assert hit not in scene.sentence(locale, MissRolled("ana", "orc", 6, 20, missed=True))


@pytest.mark.rule("D35-TUR-001", "D35-HPS-004")
def test_a_turning_says_who_is_out_of_range_and_the_bleeding_what_its_die_is_for() -> None:
    cleric = fighter("Hilde", turning=4, turns=3, level=4)
    near, far = (fighter(name, "foes", being="undead", level=1) for name in ("Near", "Far"))
    scene = Skirmish(cleric, near, far, cells={"hilde": "A4", "near": "C4", "far": "R4"})
    scene.does("hilde", "turn_undead", 10, 3, 4)
    rolled = scene.one(TurningRolled)
    assert rolled.distant == ("far",)
    assert "Hors de portée (plus de 18 m)\u00a0: Far." in scene.sentence("fr", rolled).replace("**", "")
    assert "Out of range (beyond 18 m): Far." in scene.sentence("en", rolled).replace("**", "")
    assert "d100 pour se stabiliser" in scene.sentence("fr", Bled("hilde", 71, stable=False))
    assert "d100 to stabilise" in scene.sentence("en", Bled("hilde", 71, stable=False))


def test_what_is_done_or_cannot_be_done_is_named() -> None:
    scene = duel(apart=150)
    for locale, up, unable, broken, away in (
        ("fr", "est debout", "désarmer personne", "il ne reste rien des 5\u00a0: **hors d’usage**", "veut s’éloigner"),
        ("en", "is up", "disarm anybody", "none of 5 points left: **broken**", "wants to get away"),
    ):
        assert up in scene.sentence(locale, ActEnded("orc", "stand"))
        assert unable in scene.sentence(locale, ManoeuvreEnded("orc", "disarm", "unable"))
        lost = ThingDamaged("ana", "orc", "weapon", "longsword", (7,), terms(("dice", 7)), 7, 0, 5, 12, 5)
        assert broken in scene.sentence(locale, lost)
        assert away in scene.sentence(locale, MoveBegun("orc", ("x",), "9", ""))


@pytest.mark.rule("D35-ACT-008", "D35-ACT-009")
def test_a_signal_that_would_come_to_nothing_is_refused_for_its_own_reason() -> None:
    def why(*, ready: Ready | None, cells: tuple[str, str] = ("A4", "B4"), **figures: object) -> str:
        aria = fighter("Aria", ready=ready, **figures)
        scene = Skirmish(fighter("Bo"), aria, fighter("Orc", "foes"), cells={"aria": cells[0], "orc": cells[1]})
        refused = scene.tries(Signalling(GM, "aria", "orc"))
        return "" if refused is None else str(refused.facts["why"])

    held = Ready("word", "enemy", "attack", True)
    assert why(ready=None) == "nothing"
    assert why(ready=held) == ""
    assert why(ready=held, cells=("A4", "M4")) == "reach"
    assert why(ready=held, conditions=(Condition("paralysed"),)) == "unable"


@pytest.mark.rule("D35-MNT-007", "D35-BAS-008")
def test_why_damage_counts_twice_and_what_a_sneak_attack_adds_is_told() -> None:
    scene = duel(apart=150)
    found = terms(("dice", 4), ("sneak", 7), ("reduced", -5))
    dealt = DamageDealt(
        "ana",
        "orc",
        (4,),
        found,
        6,
        2,
        sneak=True,
        sneak_points=7,
        critical=False,
        couched=True,
        kept_off="wards=reduced|points=5",
    )
    assert dealt.why() == ("D35-MNT-007",), "no critical hit"
    assert "attaque sournoise +7 (dégâts × 2, lance en charge), réduction des dégâts −5" in scene.sentence("fr", dealt)
    assert "sneak attack +7 (damage × 2, a lance in a charge), damage reduction −5" in scene.sentence("en", dealt)
