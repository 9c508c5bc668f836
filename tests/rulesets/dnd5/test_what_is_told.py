"""What everybody reads of an attack beside its result: where a thrown weapon lies, and that it gives a hider away."""

from __future__ import annotations

import pytest

from bot.kernel.values import evolve
from bot.rulesets.dnd5.attack.events import AttackRolled
from tests.rulesets.dnd5.skirmish import DAGGER, Skirmish, fighter
from tests.rulesets.test_what_decides import told


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
