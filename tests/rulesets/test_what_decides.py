"""What a loss decides is told with the figures that decide it, and one roll for many is told once, in every game."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.frame import Told
from bot.kernel.ruleset import EVERYBODY, Reader
from bot.kernel.values import evolve
from bot.render.rulings import Rulings
from bot.rulesets.alternatif.combatants.figures import CombatantOut
from bot.rulesets.dnd5.dying.mending import DeathNearer, DeathSaved, Fell
from bot.rulesets.dnd5.fixing import Damage
from bot.rulesets.dnd5.spells.events import HarmRolled, SaveRolled
from bot.rulesets.dnd35.concealment.hiding import SpotRolled
from bot.rulesets.dnd35.damage import MassiveResisted
from bot.rulesets.dnd35.dying import Bled
from bot.rulesets.dnd35.manoeuvres.events_things import ThingDamaged
from bot.rulesets.dnd35.spells.areas import HarmRolled as HarmRolled35
from bot.rulesets.percentile.attack import GiveOpportunity
from bot.rulesets.percentile.damage import DamageRolled
from bot.rulesets.percentile.people import ChangeSide
from bot.rulesets.percentile.rounds import TurnBegun, TurnEnded
from bot.rulesets.rpg20.explosions.blasts import Exploded
from bot.rulesets.rpg20.wounds.events import Consequenced
from bot.text import Texts
from tests.rulesets import truth
from tests.rulesets.alternatif import test_charges
from tests.rulesets.dnd5 import test_dying, test_spells
from tests.rulesets.dnd5.skirmish import Skirmish, fighter
from tests.rulesets.dnd35 import skirmish as skirmish35
from tests.rulesets.dnd35 import test_spells as test_spells35
from tests.rulesets.percentile import brawl
from tests.rulesets.percentile.test_damage import mail, struck
from tests.rulesets.rpg20.test_cases_protection import blast

GM = 1
RULINGS = Rulings(Texts())


def told(scene: Any, *events: Any) -> tuple[str, str]:
    """What is told of *events*, in French and in English."""
    lines = [Told(at, each) for at, each in enumerate(events, start=1)]
    fr, en = (RULINGS.ruling(scene.game, scene.state, lines, Reader(GM, gm=True), locale) for locale in ("fr", "en"))
    return fr.replace("\u00a0", " "), en


def sums(scene: Any, event: Any) -> None:
    """Its sum is right in both languages."""
    for locale in ("fr", "en"):
        why = RULINGS.why(scene.game, scene.state, [Told(1, event)], Reader(GM, gm=True), locale)
        assert truth.of_words(why) >= 1


# ---- one roll for many


@pytest.mark.rule("DN5-DMG-006")
def test_the_dice_of_an_area_are_told_once_before_who_takes_what() -> None:
    scene = test_spells.fireball()
    scene.answers("@gm", 4, 2, 6, 1, 5, 3, 4, 3, 5, 15, 5, person="take")
    rolled = scene.one(HarmRolled)
    assert (rolled.total, rolled.by) == (28, "ana")
    fr, en = told(scene, rolled)
    assert ("**28** de dégâts" in fr, "**28** damage" in en) == (True, True)
    sums(scene, rolled)
    order = [type(each).__name__ for each in scene.told]
    assert order.index("HarmRolled") < order.index("SaveRolled")


@pytest.mark.parametrize("cell", ["K11", "A20"])
def test_an_area_tells_nobody_whether_somebody_hidden_stands_in_it(cell: str) -> None:
    people = fighter("Bor", "foes", cell="K10"), fighter("Cid", "foes", cell=cell, hidden=True)
    ana = evolve(test_spells.caster("Ana", "fireball"), cell="A1")
    scene = test_spells.begun(ana, *people, apart={}, map="square")
    scene.does("ana", "cast", *[1] * 8, 20, 20, spell="fireball", slot="3", at="K10")
    assert len(scene.said(SaveRolled)) == (2 if cell == "K11" else 1)
    assert len(scene.said(HarmRolled)) == 1


@pytest.mark.rule("D35-BAS-022")
def test_the_dice_of_an_area_are_told_once_under_the_3_5_rules_too() -> None:
    near = skirmish35.fighter("Gob", "foes")
    scene = test_spells35.facing("fireball", others=(near,), cells={**test_spells35.APART, "gob": "H7"})
    scene.does("mage", "cast", 1, 1, 1, 1, 1, 20, 20, spell="fireball", at="H4")
    rolled = scene.one(HarmRolled35)
    assert rolled.total == 5
    assert "**5** de dégâts" in told(scene, rolled)[0]
    sums(scene, rolled)


@pytest.mark.rule("R20-EXP-003")
def test_an_explosion_says_what_it_does_before_who_is_hit() -> None:
    scene = blast(4, 4, 4, 9, 4, 19, 1, 2, 3, points=40, gauges={"torso": 4, "right_arm": 3, "left_leg": 3})
    assert "L’explosion (**12** de dégâts) atteint" in told(scene, scene.one(Exploded))[0]
    assert "The explosion (**12** damage) reaches" in told(scene, scene.one(Exploded))[1]


# ---- what a loss decides


@pytest.mark.rule("DN5-HPS-004")
@pytest.mark.parametrize(("before", "dealt", "beyond"), [(6, 18, 12), (0, 12, 12)])
def test_instant_death_says_how_much_beyond_0_against_how_much(before: int, dealt: int, beyond: int) -> None:
    cleric = fighter("Cleric", hit_points=before, hit_points_max=12, fallen=not before)
    scene = Skirmish(cleric, test_dying.orc(), fighter("Bo"))
    scene.notes(Damage(GM, "cleric", dealt))
    fell = scene.one(Fell)
    assert (fell.massive, fell.excess, fell.most) == (True, beyond, 12)
    fr, en = told(scene, fell)
    assert f"meurt sur le coup : {beyond} de dégâts au-delà de 0, pour 12 points de vie au maximum" in fr
    assert f"dies at once: {beyond} damage beyond 0, with 12 hit points at most" in en


def test_figures_of_foes_are_withheld_from_what_decides() -> None:
    ogre = fighter("Ogre", "foes", hit_points=6, hit_points_max=12)
    scene = Skirmish(ogre, fighter("Bo"), fighter("Rat", "foes"))
    scene.notes(Damage(GM, "ogre", 18))
    for shown in ("totals", "words"):
        state = scene.state
        hidden = evolve(state, settings=evolve(state.settings, foe_numbers=shown))
        lines = [Told(1, scene.one(Fell))]
        text = RULINGS.ruling(scene.game, hidden, lines, EVERYBODY, "fr")
        assert "meurt sur le coup" in text
        assert "12 points de vie" not in text


@pytest.mark.rule("DN5-HPS-006", "DN5-HPS-007")
@pytest.mark.parametrize(
    ("face", "fr", "en"),
    [
        (9, "**9** contre 10, échec", "**9** against 10, failure"),
        (10, "**10** contre 10, réussite", "**10** against 10, success"),
        (1, "**1 pur**, deux échecs d’un coup", "**a natural 1**, two failures at once"),
    ],
)
def test_a_death_save_says_its_result_against_what(face: int, fr: str, en: str) -> None:
    scene = test_dying.down(constitution=20)
    scene.does("orc", "pass", face)
    said = told(scene, scene.one(DeathSaved))
    assert fr in said[0]
    assert en in said[1]
    assert "contre 10" not in told(scene, evolve(scene.one(DeathSaved), face=None, total=None))[0]
    critical = DeathNearer("aria", 2, 2)
    assert "le coup étant critique (2 sur 3)" in told(scene, critical)[0]


@pytest.mark.rule("D35-HPS-015")
def test_massive_damage_says_how_much_it_was_and_what_it_takes() -> None:
    strong = skirmish35.fighter("Aria", "players", skirmish35.LONGSWORD, strength=98, base_attack=10)
    people = strong, skirmish35.fighter("Orc", "foes", hit_points=120, fortitude=8)
    scene = skirmish35.Skirmish(*people, cells={"aria": "C10", "orc": "D10"})
    scene.attacks("aria", "orc", 15, 6, 6)
    made = scene.one(MassiveResisted)
    assert made.dealt == 50
    fr, en = told(scene, made)
    assert "ne résiste pas au choc (50 d’un seul coup) : Vigueur, 14 contre 15" in fr
    assert "does not withstand the shock (50 at once): Fortitude, 14 against 15" in en
    assert "il fallait 10 ou moins" in told(scene, Bled("orc", 34, stable=False))[0]


@pytest.mark.rule("R20-WND-002", "R20-WND-010")
def test_a_major_wound_says_by_which_face() -> None:
    scene = blast(4, 4, 4, 9, 4, 19, 1, 2, 3, points=40, gauges={"torso": 4, "right_arm": 3, "left_leg": 3})
    for each in scene.said(Consequenced):
        fr, en = told(scene, each)
        assert f"(d10 : {each.face})" in fr
        assert f"(d10: {each.face})" in en


@pytest.mark.rule("ALT-GEN-015")
def test_whoever_is_out_is_so_for_want_of_body_points() -> None:
    fight = test_charges.field(test_charges.ana(), test_charges.orc())
    assert "Plus aucun point de coup : **" in told(fight, CombatantOut("ana", spent=True))[0]
    assert told(fight, CombatantOut("ana"))[0].startswith("☠️ **")


# ---- what took it


@pytest.mark.rule("PCT-DMG-003", "PCT-DMG-010")
@pytest.mark.parametrize(
    ("target", "faces", "fr", "en"),
    [
        (
            {"protections": (mail(9),)},
            3,
            "la protection de 9 arrête les 3 points de dégâts",
            "the protection of 9 stops",
        ),
        ({"hit_points": 3}, 3, "perd **ses 3 derniers points de vie**", "loses **the last 3 hit points**"),
        ({"hit_points": 2}, 3, "derniers points de vie** pour 3 de dégâts", "for 3 damage"),
    ],
)
def test_what_a_protection_stops_and_what_takes_the_last_points_is_said(
    target: dict[str, Any], faces: int, fr: str, en: str
) -> None:
    scene = struck(50, faces, target=target)
    said = told(scene, scene.one(DamageRolled))
    assert fr in said[0]
    assert en in said[1]


@pytest.mark.rule("D35-BAS-023")
def test_what_hardness_stops_and_what_one_hides_with_is_said() -> None:
    people = skirmish35.fighter("Aria"), skirmish35.fighter("Orc", "foes")
    scene = skirmish35.Skirmish(*people, cells={"aria": "C10", "orc": "D10"})
    damaged = ThingDamaged("aria", "orc", "weapon", "falchion", (8,), (), 4, 6, 10, 14, 10)
    fr, en = told(scene, damaged)
    assert "14 de dégâts moins 10 de solidité, résistance −4, il en reste 6 sur 10." in fr
    assert "14 damage less 10 of hardness, " in en
    assert "solidité" not in told(scene, evolve(damaged, rolled=None, hardness=None))[0]
    looked = SpotRolled("aria", "orc", 11, (), 14, 10, (), 20, found=False)
    assert "ne repère pas Orc, 14 contre 20." in told(scene, looked)[0]
    assert "does not spot Orc, 14 against 20." in told(scene, looked)[1]


@pytest.mark.rule("PCT-DEC-009")
def test_an_action_that_a_hold_takes_is_lost_by_the_hold() -> None:
    scene = struck(50, 3)
    assert "est sous une prise : l’action est perdue" in told(scene, TurnEnded("ana", "lost", "pinned"))[0]
    assert "is being strangled: the action is lost" in told(scene, TurnEnded("ana", "lost", "strangled"))[1]


# ---- an attack that was given, and cannot be taken any more


@pytest.mark.rule("PCT-ATK-005", "PCT-DEC-006")
def test_nobody_is_offered_an_attack_on_whoever_has_come_over_to_his_side() -> None:
    """The attack was given while something else was under way, and the side was changed before it came up."""
    people = [brawl.fighter(each, "foes", initiative=5, hit_points=30) for each in ("Orc", "Goblin")]
    scene = brawl.Brawl(brawl.fighter("P", initiative=2, melee=45), *people)
    scene.notes(GiveOpportunity(GM, "p", "orc"))
    assert ("p", "opportunity") in scene.asked
    scene.notes(ChangeSide(GM, "orc", "players"))
    assert ("p", "opportunity") not in scene.asked
    assert (scene.one(TurnBegun).occasion, scene.one(TurnEnded).reason) == ("opportunity", "no_target")
