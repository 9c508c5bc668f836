"""What everybody reads of an attack beside its result: where a thrown weapon lies, and that it gives a hider away."""

from __future__ import annotations

import pytest

from bot.kernel.frame import Told
from bot.kernel.ruleset import EVERYBODY, Reader
from bot.kernel.values import evolve
from bot.render.words import Words
from bot.rulesets.dnd5.attack.events import AttackRolled
from bot.rulesets.dnd5.conditions import SetCondition
from bot.rulesets.dnd5.damage import DamageDealt
from bot.rulesets.dnd5.fixing import Damage, Heal
from bot.rulesets.dnd5.movement.events import MoveBegun, MoveEnded, Walked
from bot.rulesets.dnd5.spells.events_lasting import ZoneMade
from bot.rulesets.dnd5.state import Weapon
from bot.rulesets.shared.check import Term
from bot.rulesets.shared.people import Hide
from bot.text import Texts
from tests.rulesets.dnd5.skirmish import DAGGER, GM, Skirmish, fighter
from tests.rulesets.test_what_decides import RULINGS, told

FLAIL = Weapon("flail", dice="1d8", type="fire", held="main")
LOCALES = "fr", "en"


@pytest.mark.rule("DN5-ATK-022")
def test_where_a_thrown_weapon_lies_is_told() -> None:
    scene = Skirmish(fighter("Ana", "players", DAGGER), fighter("Orc", "foes"), apart={"ana|orc": 450})
    scene.attacks("ana", "orc", 2, with_="dagger")
    rolled = scene.one(AttackRolled)
    assert rolled.lies == "here"
    fr, en = told(scene, rolled)
    assert fr.endswith("L’arme est tombée près d’Orc.")
    assert en.endswith("The weapon has fallen beside Orc.")
    assert "tombée en G4." in told(scene, evolve(rolled, lies="G4"))[0]
    near = Skirmish(fighter("Ana"), fighter("Orc", "foes"), apart={"ana|orc": 150})
    near.attacks("ana", "orc", 2)
    assert near.one(AttackRolled).lies is None, "it was not thrown"


@pytest.mark.rule("DN5-ATK-013")
def test_an_attack_that_gives_a_hider_away_says_so() -> None:
    people = fighter("Ana", "players", DAGGER, hidden_from=("orc",), stealth=20), fighter("Orc", "foes"), fighter("Bo")
    scene = Skirmish(*people)
    scene.does("ana", "attack", 2, 3, target="orc", **{"with": "dagger"})
    rolled = scene.one(AttackRolled)
    assert rolled.revealed
    assert "L’attaque révèle **Ana**." in told(scene, rolled)[0]
    assert "The attack gives **Ana** away." in told(scene, rolled)[1]


@pytest.mark.rule("DN5-REA-009")
def test_without_a_grid_nobody_has_gone_before_the_blow_that_may_stop_him() -> None:
    people = fighter("Ana", hit_points=3, mortal=True), fighter("Orc", "foes"), fighter("Bo")
    scene = Skirmish(*people, apart={"ana|orc": 150})
    scene.does("ana", "withdraw")
    assert told(scene, *scene.said(MoveBegun)) == ("🚶 **Ana** veut s’éloigner.", "🚶 **Ana** means to move away.")
    scene.answers("orc", 15, 5, **{"with": "longsword"})
    scene.answers("orc", spare="kill")
    assert not scene.said(Walked)
    assert told(scene, scene.one(MoveEnded)) == ("✋ **Ana** reste sur place.", "✋ **Ana** stays put.")

    spared = Skirmish(*people, apart={"ana|orc": 150})
    spared.does("ana", "withdraw")
    spared.answers("orc", **{"with": "-"})
    fr, en = told(spared, spared.one(Walked))
    assert (fr, en) == ("🚶 **Ana** s’éloigne (9 m).", "🚶 **Ana** moves away (9\u00a0m).")


@pytest.mark.rule("DN5-REA-009")
def test_a_move_that_nobody_contests_is_told_once_and_whoever_lurks_is_not_told_of() -> None:
    scene = Skirmish(fighter("Ana"), fighter("Orc", "foes"), apart={"ana|orc": 600})
    scene.does("ana", "approach", target="orc")
    assert told(scene, scene.one(MoveBegun)) == ("", "")
    assert told(scene, scene.one(Walked))[0] == "🚶 **Ana** s’approche d’Orc (4,5 m)."
    people = fighter("Ana"), fighter("Orc", "foes"), fighter("Ogre", "foes")
    lurking = Skirmish(*people, apart={"ana|orc": 150, "ana|ogre": 900})
    lurking.notes(Hide(GM, "orc"))
    lurking.does("ana", "withdraw")
    assert told(lurking, *lurking.said(MoveBegun)) == ("", "")


@pytest.mark.rule("DN5-DMG-006")
def test_the_kind_of_a_loss_is_a_kind_of_damage_not_of_hit_points() -> None:
    scene = Skirmish(fighter("Ana", "players", FLAIL), fighter("Orc", "foes"), apart={"ana|orc": 150})
    scene.attacks("ana", "orc", 15, 4, with_="flail")
    dealt = scene.one(DamageDealt)
    assert told(scene, dealt)[0].endswith("perd **4 points de vie** (dégâts de feu).")
    assert told(scene, dealt)[1].endswith("loses **4 hit points** (fire damage).")
    edged = evolve(dealt, types=("slashing", "cold"), excess=3, dealt=7)
    assert told(scene, edged)[0].endswith("points de vie** pour 7 de dégâts (tranchants et de froid).")
    assert told(scene, edged)[1].endswith("hit points** for 7 damage (slashing and cold).")


@pytest.mark.rule("DN5-ATK-002")
def test_a_single_term_is_its_own_sum() -> None:
    scene = Skirmish(fighter("Ana"), fighter("Orc", "foes", ac=13), apart={"ana|orc": 150})
    scene.attacks("ana", "orc", 15, 4)
    rolled = scene.one(AttackRolled)
    fr, en = (RULINGS.why(scene.game, scene.state, [Told(1, rolled)], Reader(GM, gm=True), each) for each in LOCALES)
    assert "contre 13 (" in fr
    assert "= **13**" not in fr
    assert "against 13 (" in en
    assert "= **13**" not in en
    covered = evolve(rolled, against=15, against_terms=(*rolled.against_terms, Term("cover", 2)))
    assert "= **15**" in RULINGS.why(scene.game, scene.state, [Told(1, covered)], Reader(GM, gm=True), "fr")


def test_ground_that_a_spell_changes_is_said_in_a_sentence() -> None:
    scene = Skirmish(fighter("Ana"), fighter("Orc", "foes"))
    made = ZoneMade("ana", "web", cells=("A1", "A2"))
    assert told(scene, made) == (
        "🗺️ *web* rend le terrain difficile (cases : 2).",
        "🗺️ *web* makes the ground difficult (cells: 2).",
    )


@pytest.mark.rule("DN5-HPS-003")
def test_whoever_is_unconscious_is_shown_so_and_not_as_merely_prone() -> None:
    scene = Skirmish(fighter("Ana"), fighter("Orc", "foes"), fighter("Bo"))

    def shown() -> tuple[str, str]:
        (row,) = (each for each in scene.game.view(scene.state, EVERYBODY, ()).rows if each.id == "ana")
        facts = {**row.facts, "who": "Ana"}
        fr, en = (Words(Texts(strict=True), each, game="dnd5").say("mark-dnd5", facts) for each in LOCALES)
        return fr.replace("\u00a0", " "), en

    scene.notes(SetCondition(GM, "ana", "prone", True))
    assert "à terre" in shown()[0]
    scene.notes(Damage(GM, "ana", 20))
    assert shown() == ("❕ Ana : sans connaissance", "❕ Ana: unconscious")
    scene.notes(Heal(GM, "ana", 3))
    assert "à terre" in shown()[0]
    assert "connaissance" not in shown()[0]
    scene.notes(Damage(GM, "ana", 60))
    (row,) = (each for each in scene.game.view(scene.state, Reader(GM, gm=True), ()).rows if each.id == "ana")
    assert (row.facts["died"], row.facts["status"], row.facts["reaction"]) == (True, None, None)


@pytest.mark.rule("DN5-REA-003")
def test_going_to_the_only_one_there_is_says_how_far_and_who_may_strike_at_it() -> None:
    people = fighter("Ana"), fighter("Orc", "foes"), fighter("Ogre", "foes"), fighter("Bo")
    scene = Skirmish(*people, apart={"ana|orc": 150, "ana|ogre": 150, "ana|bo": 600})
    assert scene.options("ana", "target", action="approach") == ("bo",)
    fr, en = (scene.means("ana", each, action="approach").replace("\u00a0", " ") for each in LOCALES)
    assert fr == "4,5 m ; peuvent vous frapper au passage : Orc et Ogre"
    assert en == "4.5 m; may strike at you on the way: Orc and Ogre"
    several = Skirmish(*people, apart={"ana|orc": 900, "ana|ogre": 150, "ana|bo": 600})
    assert several.means("ana", "fr", action="approach").startswith("aussi près que")
    alone = several.means("ana", "fr", action="approach", target="bo").replace("\u00a0", " ")
    assert alone == "4,5 m ; peut vous frapper au passage : Ogre"
