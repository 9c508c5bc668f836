"""Objects that are nobody's and can be attacked (DN5-ATK-001, DN5-DMG-010)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.errors import Refused
from bot.kernel.ruleset import EVERYBODY
from bot.rulesets.dnd5.attack.events import AttackRolled
from bot.rulesets.dnd5.base.distances import distance
from bot.rulesets.dnd5.damage import DamageDealt
from bot.rulesets.dnd5.dying.mending import Broken, Fell
from bot.rulesets.dnd5.movement import passing
from bot.rulesets.dnd5.movement.words import Place
from bot.rulesets.dnd5.objects.events import ObjectPut, WardObject, put
from bot.rulesets.dnd5.rounds.turns import decided
from bot.rulesets.dnd5.spells import castable
from bot.rulesets.dnd5.spells.events import SaveRolled
from bot.rulesets.dnd5.state import Cast, Fighter, Hurt, Spell
from tests.rulesets.dnd5.skirmish import GM, Skirmish, fighter
from tests.rulesets.dnd5.test_movement import at, grid, turns

BOLT = Spell("fire_bolt", attack="ranged", damage=(Hurt("1d10", "fire"),), range=3600)
FRIGHT = Spell("fright", save="wisdom", condition="frightened", range=1800, rounds=10)


def burst(save: str) -> Spell:
    return Spell("burst", save=save, half=True, damage=(Hurt("2d6", "fire"),), area="sphere", size=600, range=3600)


def door(scene: Skirmish, figures: str = "15/18", near: str = "", name: str = "porte de chêne") -> None:
    """The game master puts an object there, as the tool says it."""
    scene.notes(put(scene.state, GM, {"words": name, "value": figures, "who": near}))


def hall(*more: Fighter, **figures: Any) -> Skirmish:
    people = fighter("Aria", strength=16, **figures), fighter("Orc", "foes"), *more
    return Skirmish(*people, apart={"aria|orc": 900})


@pytest.mark.rule("DN5-ATK-001")
@pytest.mark.rule("DN5-DMG-010")
def test_a_door_is_attacked_resists_and_breaks() -> None:
    """A hit with 10 + 5 against 15; 8 + 3 of slashing damage, halved: 5 of its 18 points; 13 more and it is broken."""
    scene = hall()
    door(scene, near="aria")
    told = scene.one(ObjectPut)
    assert (told.name, told.ac, told.points, told.near) == ("Porte de chêne", 15, 18, "aria")
    ident = told.combatant
    scene.notes(WardObject(GM, ident, "slashing"))
    assert scene.options("aria", "target", action="attack") == (ident,)
    scene.attacks("aria", ident, 10, 8)
    assert (scene.one(AttackRolled).total, scene.one(AttackRolled).against) == (15, 15)
    dealt = scene.one(DamageDealt)
    assert (dealt.dealt, dealt.wards, scene.who(ident).hit_points) == (5, ("resistant",), 13)
    scene.notes(WardObject(GM, ident, "slashing", on=False))
    scene.passes("aria", "orc")
    scene.attacks("aria", ident, 10, 8)
    assert scene.who(ident).hit_points == 2
    scene.passes("aria", "orc")
    scene.attacks("aria", ident, 10, 1)
    assert scene.said(Broken)
    assert not scene.said(Fell)
    assert "attack" not in scene.offered("aria"), (
        "nobody strikes at what is in pieces, nor is asked whether to spare it"
    )


@pytest.mark.rule("DN5-ATK-001")
def test_an_object_takes_no_part_in_the_fight() -> None:
    """It has neither turn nor initiative, nobody defends it, and it keeps no fight going."""
    scene = hall()
    door(scene)
    ident = scene.one(ObjectPut).combatant
    assert ident not in scene.state.order
    assert scene.asked == [("aria", "declare")]
    scene.passes("aria")
    assert scene.asked == [("orc", "declare")]
    over = scene.state.with_("orc", hit_points=0, died=True)
    assert decided(over)
    row = next(each for each in scene.game.view(scene.state, EVERYBODY, ()).rows if each.id == ident)
    assert (row.facts["points"], row.facts["ac"], row.facts["out"]) == ("18/18", 15, False)


@pytest.mark.rule("DN5-ATK-001")
def test_what_the_tool_cannot_read_is_refused() -> None:
    scene = hall()
    for value in ("solide", "15", "15/18/5"):
        with pytest.raises(Refused, match="object-figures"):
            put(scene.state, GM, {"words": "porte", "value": value})
    with pytest.raises(Refused, match="number-range"):
        put(scene.state, GM, {"words": "porte", "value": "15/0"})
    assert scene.tries(WardObject(GM, "orc", "fire")) is not None
    door(scene)
    door(scene)
    assert scene.one(ObjectPut).name == "Porte de chêne 2"


@pytest.mark.rule("DN5-ATK-001")
@pytest.mark.rule("DN5-DMG-005")
def test_a_ray_is_aimed_at_an_object_and_what_frightens_is_not() -> None:
    scene = hall(spells=(BOLT, FRIGHT), spell_attack=5, spell_ability="intelligence")
    door(scene)
    ident, aria = scene.one(ObjectPut).combatant, scene.who("aria")
    assert ident in {each.id for each in castable.targets(scene.state, aria, BOLT)}
    assert ident not in {each.id for each in castable.targets(scene.state, aria, FRIGHT)}
    scene.does("aria", "cast", 12, 7, spell="fire_bolt", target=ident)
    assert scene.who(ident).hit_points == 11


@pytest.mark.rule("DN5-DMG-006")
@pytest.mark.rule("DN5-EXT-003")
@pytest.mark.parametrize(("save", "left"), [("dexterity", 11), ("constitution", 18)])
def test_an_area_hurts_objects_which_fail_their_saves_without_a_roll(save: str, left: int) -> None:
    """2d6 of fire: 3 and 4. What only creatures resist with their health leaves a door whole."""
    scene = grid(*turns(at("Aria", "E5", spells=(burst(save),), spell_dc=13), at("Orc", "S18", "foes")))
    door(scene)
    ident = scene.one(ObjectPut).combatant
    spell, cell = scene.who("aria").spells[0], str(scene.who(ident).cell)
    cast = Cast("aria", spell, aim=cell)
    assert (ident in castable.caught(scene.state, cast)) is (save == "dexterity")
    if save == "dexterity":
        scene.does("aria", "cast", 3, 4, spell="burst", at=cell)
        saved = scene.one(SaveRolled)
        assert (saved.automatic, saved.success) == (True, False)
    assert scene.who(ident).hit_points == left


@pytest.mark.rule("DN5-ATK-001")
@pytest.mark.rule("DN5-MOV-012")
def test_an_autopilot_strikes_at_the_door_that_bars_its_way_and_goes_through_when_it_is_broken() -> None:
    wall = tuple(f"F{row}" for row in range(1, 31) if row != 5)
    orc = at("Orc", "E5", "foes", temperament="steady", strength=16)
    scene = grid(*turns(at("Aria", "M5"), orc), ground={"obstacle": wall})
    door(scene, "5/3", "orc")
    ident = scene.one(ObjectPut).combatant
    scene.notes(Place(GM, ident, "F5"))
    assert not passing.may_pass(scene.state, scene.who("aria"), "F5")
    scene.does("aria", "pass", 12, 4)
    assert (scene.one(AttackRolled).combatant, scene.one(AttackRolled).target) == ("orc", ident)
    assert scene.said(Broken)
    assert passing.may_pass(scene.state, scene.who("aria"), "F5")
    assert distance(scene.state, scene.who("orc"), scene.who("aria")) < 1200
