"""Objects that are nobody's and can be attacked (D35-BAS-023)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.errors import Refused
from bot.kernel.ruleset import EVERYBODY
from bot.rulesets.dnd35.attack.strikes import AttackRolled
from bot.rulesets.dnd35.base.budget import bars, distance
from bot.rulesets.dnd35.cover.circumstances import SayGround
from bot.rulesets.dnd35.damage import DamageDealt, MassiveResisted
from bot.rulesets.dnd35.dying import Fell
from bot.rulesets.dnd35.movement.ways import Place
from bot.rulesets.dnd35.objects.things import ObjectPut, put
from bot.rulesets.dnd35.rounds.turns import decided
from bot.rulesets.dnd35.spells import areas, castable
from bot.rulesets.dnd35.spells.areas import SaveRolled
from bot.rulesets.dnd35.state import FISTS, Cast, Fighter
from tests.rulesets.dnd35.magic import caster
from tests.rulesets.dnd35.skirmish import GM, GREATSWORD, Skirmish, fighter

CELLS = {"aria": "E10", "orc": "N10"}


def door(scene: Skirmish, figures: str = "5/15/5", near: str = "aria", name: str = "porte de chêne") -> str:
    """The game master puts an object there, as the tool says it: whose id it has."""
    scene.notes(put(scene.state, GM, {"words": name, "value": figures, "who": near}))
    return scene.one(ObjectPut).combatant


def hall(*more: Fighter, **figures: Any) -> Skirmish:
    people = fighter("Aria", strength=16, **figures), fighter("Orc", "foes")
    return Skirmish(*people, *more, cells=CELLS)


@pytest.mark.rule("D35-BAS-023")
def test_a_door_is_attacked_withstands_as_much_as_it_is_hard_and_falls_to_pieces() -> None:
    """10 + 3 against 5; 8 + 3 of damage, less 5: 9 of its 15 points are left; 4 + 3 take 2 more, 1 + 3 nothing."""
    scene = hall()
    ident = door(scene)
    told = scene.one(ObjectPut)
    assert (told.name, told.ac, told.points, told.hardness, told.near) == ("Porte de chêne", 5, 15, 5, "aria")
    assert scene.options("aria", "target", action="attack") == (ident,)
    for faces, dealt, left in (((10, 8), 6, 9), ((10, 4), 2, 7), ((10, 1), 0, 7)):
        scene.attacks("aria", ident, *faces)
        assert (scene.one(AttackRolled).total, scene.one(AttackRolled).against) == (13, 5)
        assert (scene.one(DamageDealt).dealt, scene.who(ident).hit_points) == (dealt, left)
        assert scene.one(DamageDealt).wards == ("hardness",)
        scene.passes("aria", "orc")
    scene.attacks("aria", ident, 20, 8)
    assert scene.one(AttackRolled).outcome == "hit", "no critical hit harms it"
    scene.passes("aria", "orc")
    scene.attacks("aria", ident, 10, 8)
    assert scene.one(Fell).how == "destroyed"
    assert "attack" not in scene.offered("aria"), "nobody strikes at what is in pieces"


@pytest.mark.rule("D35-BAS-023")
def test_an_object_takes_no_part_in_the_fight() -> None:
    """It has neither turn nor initiative, is at nobody's mercy, is no flank, and keeps no fight going."""
    scene = hall(feats=("improved_grapple",))
    ident = door(scene)
    assert ident not in scene.state.order
    assert not set(scene.offered("aria")) & {"coup", "grapple", "trip", "disarm", "feint", "aid"}
    assert decided(scene.state.with_("orc", hit_points=-10))
    row = next(each for each in scene.game.view(scene.state, EVERYBODY, ()).rows if each.id == ident)
    facts = row.facts
    assert (facts["points"], facts["ac"], facts["hardness"], facts["out"]) == ("15/15", 5, 5, False)
    scene.passes("aria")
    assert scene.asked == [("orc", "declare")]


@pytest.mark.rule("D35-BAS-023")
@pytest.mark.rule("D35-HPS-015")
def test_bare_hands_leave_it_whole_and_no_blow_is_too_much_at_once() -> None:
    scene = hall()
    ident = door(scene)
    scene.attacks("aria", ident, 10, 3, with_=FISTS)
    assert (scene.one(DamageDealt).dealt, scene.who(ident).hit_points) == (0, 15)
    strong = Skirmish(fighter("Aria", "players", GREATSWORD, strength=60), fighter("Orc", "foes"), cells=CELLS)
    ident = door(strong, "5/200/5")
    strong.does("aria", "attack", 10, 6, 6, target=ident, **{"with": "greatsword"})
    assert strong.who(ident).hit_points == 200 - (12 + 37 - 5)
    assert not strong.said(MassiveResisted)


@pytest.mark.rule("D35-BAS-023")
def test_what_the_tool_cannot_read_is_refused() -> None:
    scene = hall()
    for value in ("solide", "15", "15/18/5/2"):
        with pytest.raises(Refused, match="object-figures"):
            put(scene.state, GM, {"words": "porte", "value": value})
    with pytest.raises(Refused, match="number-range"):
        put(scene.state, GM, {"words": "porte", "value": "15/0"})
    door(scene, "12/10")
    assert scene.who(door(scene)).name == "Porte de chêne 2"


@pytest.mark.rule("D35-BAS-023")
def test_rays_and_areas_hurt_objects_and_what_is_for_creatures_does_not() -> None:
    """A fireball's 5d6 of 3: 15, less 5; nothing saves that has no reflexes."""
    people = caster("Aria", "scorching_ray", "magic_missile", "sleep", "fireball"), fighter("Orc", "foes")
    scene = Skirmish(*people, cells={"aria": "E10", "orc": "J10"})
    ident = door(scene, near="orc")
    aria = scene.who("aria")
    fits = {each.spell: ident in {one.id for one in castable.targets(scene.state, aria, each)} for each in aria.spells}
    assert (fits["scorching_ray"], fits["magic_missile"], fits["sleep"]) == (True, False, False)
    cell = str(scene.who(ident).cell)
    for each in aria.spells:
        if each.area:
            caught = areas.caught(scene.state, Cast("aria", each, aim=cell))
            assert (ident in caught) is (each.spell == "fireball")
    scene.notes(Place(GM, "orc", "A1"))
    scene.does("aria", "cast", *[3] * 5, spell="fireball", at=cell)
    assert (scene.who(ident).hit_points, scene.said(SaveRolled)) == (5, [])


@pytest.mark.rule("D35-BAS-023")
@pytest.mark.rule("D35-MOV-016")
def test_an_autopilot_breaks_the_door_that_bars_its_way() -> None:
    orc = fighter("Orc", "foes", temperament="steady", strength=16)
    scene = Skirmish(fighter("Aria"), orc, cells={"orc": "E5", "aria": "M5"})
    scene.notes(SayGround(GM, tuple(f"F{row}" for row in range(1, 61) if row != 5), "obstacle"))
    ident = door(scene, "5/3/5", "orc")
    scene.notes(Place(GM, ident, "F5"))
    assert bars(scene.who("aria"), scene.who(ident))
    scene.does("aria", "pass", 12, 8)
    assert (scene.one(AttackRolled).combatant, scene.one(AttackRolled).target) == ("orc", ident)
    assert scene.one(Fell).how == "destroyed"
    assert not bars(scene.who("aria"), scene.who(ident))
    before = distance(scene.who("orc"), scene.who("aria"))
    scene.does("aria", "pass")
    assert distance(scene.who("orc"), scene.who("aria")) < before
