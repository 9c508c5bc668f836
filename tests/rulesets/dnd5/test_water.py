"""Under water (DN5-AQU)."""

from __future__ import annotations

import pytest

from bot.kernel.values import evolve
from bot.rulesets.dnd5.attack.events import AttackRolled
from bot.rulesets.dnd5.base.distances import under_water
from bot.rulesets.dnd5.base.rolls import SWAYS, Trial
from bot.rulesets.dnd5.damage import Rolled, taken
from bot.rulesets.dnd5.movement.words import Place, SayDistance
from bot.rulesets.dnd5.state import UNARMED, Weapon
from bot.rulesets.dnd5.water import SayWater
from bot.rulesets.shared.check import terms
from tests.rulesets.dnd5.skirmish import GM, LONGBOW, LONGSWORD, Skirmish, fighter
from tests.rulesets.dnd5.test_movement import at, grid, turns

TRIDENT = Weapon(
    "trident",
    dice="1d6",
    type="piercing",
    properties=("thrown", "versatile"),
    near=600,
    far=1800,
    held="main",
    wet=("melee", "ranged"),
)
CROSSBOW = evolve(LONGBOW, weapon="light_crossbow", near=2400, far=9600, wet=("ranged",))


def under(*weapons: Weapon, apart: int = 150, **figures: object) -> Skirmish:
    made = Skirmish(*turns(fighter("Ana", "players", *weapons, **figures), fighter("Gob", "foes", hit_points=60)))
    made.notes(SayDistance(GM, "ana", "gob", apart))
    made.notes(SayWater(GM))
    return made


@pytest.mark.rule("DN5-AQU-001")
def test_a_longsword_is_clumsy_under_water() -> None:
    made = under(LONGSWORD)
    made.attacks("ana", "gob", 15, 8)
    rolled = made.one(AttackRolled)
    assert (rolled.face, rolled.down) == (8, ("under_water",))
    assert "DN5-AQU-001" in rolled.why()


@pytest.mark.rule("DN5-AQU-001")
@pytest.mark.parametrize(
    ("weapon", "speeds", "down"),
    [
        (TRIDENT, {"walk": 900}, ()),
        (LONGSWORD, {"walk": 300, "swim": 1200}, ()),
        (UNARMED, {"walk": 900}, ("under_water",)),
    ],
)
def test_a_trident_is_not_nor_anything_in_the_hands_of_who_swims(weapon: Weapon, speeds: object, down: object) -> None:
    made = under(weapon, speeds=speeds)
    trial = Trial(made.who("ana"), made.who("gob"), weapon)
    assert tuple(each.name for each in SWAYS.found("attack", made.state, trial)) == down


@pytest.mark.rule("DN5-AQU-002")
def test_a_shot_beyond_the_normal_range_misses_whatever_falls() -> None:
    made = under(CROSSBOW, apart=3000)
    made.attacks("ana", "gob", 20, 20, with_="light_crossbow")
    assert made.one(AttackRolled).outcome == "miss"


@pytest.mark.rule("DN5-AQU-003")
@pytest.mark.parametrize(
    ("weapon", "apart", "faces", "face"),
    [(LONGBOW, 1500, (12, 17), 12), (CROSSBOW, 1500, (12,), 12), (TRIDENT, 600, (12,), 12)],
)
def test_within_it_a_bow_is_at_a_disadvantage_a_crossbow_or_a_trident_is_not(
    weapon: Weapon, apart: int, faces: tuple[int, ...], face: int
) -> None:
    made = under(weapon, apart=apart)
    made.attacks("ana", "gob", *faces, with_=weapon.weapon)
    rolled = made.one(AttackRolled)
    assert (rolled.faces, rolled.face) == (faces, face)
    assert "DN5-AQU-001" not in rolled.why()
    assert ("DN5-AQU-003" in rolled.why()) == (len(faces) == 2)


@pytest.mark.rule("DN5-AQU-003")
@pytest.mark.rule("DN5-AQU-001")
def test_water_is_in_no_spells_way() -> None:
    """Both sentences speak of attacks with weapons: a bolt of fire is aimed as well as on dry land."""
    made = under(LONGSWORD, apart=900)
    ana, gob = made.who("ana"), made.who("gob")
    for weapon in (evolve(LONGBOW, weapon="fire_bolt"), evolve(LONGSWORD, weapon="shocking_grasp")):
        trial = Trial(ana, gob, weapon, "spell", spell=weapon.weapon)
        assert not [*SWAYS.found("attack", made.state, trial)]


@pytest.mark.rule("DN5-AQU-004")
def test_fire_does_half_under_water_and_never_less_than_that() -> None:
    made = under(LONGSWORD)
    gob = made.who("gob")
    fire = Rolled("fire", (17,), terms(("dice", 17)))
    assert taken(made.state, gob, fire, magical=True).taken == 8
    warded = evolve(gob, wards={"resistant": ("fire",)})
    assert taken(made.state, warded, fire, magical=True).taken == 8
    made.notes(SayWater(GM, None, False))
    assert taken(made.state, gob, fire, magical=True).taken == 17


def test_the_game_master_says_who_is_under_water_or_the_map_does() -> None:
    made = Skirmish(*turns(fighter("Ana"), fighter("Gob", "foes")))
    made.notes(SayWater(GM, "ana"))
    assert under_water(made.state, made.who("ana"))
    assert not under_water(made.state, made.who("gob"))
    assert made.refusal(SayWater(GM, "ana")) == "already-so"
    assert made.refusal(SayWater(GM, None, False)) == "dnd5-water-so"
    sea = grid(*turns(at("Ana", "E5"), at("Gob", "P5", "foes")), ground={"water": ("F5",)})
    sea.notes(Place(GM, "ana", "F5"))
    assert under_water(sea.state, sea.who("ana"))
