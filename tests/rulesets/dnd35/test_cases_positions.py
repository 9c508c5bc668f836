"""Cases worked out from the text and its ledger before anybody looked at the code: flanking, feints, shots into a
melee, the helpless."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.values import evolve
from bot.rulesets.dnd35.damage import DamageDealt
from bot.rulesets.dnd35.fixing import Damage
from bot.rulesets.dnd35.manoeuvres.events import ContestRolled, TouchRolled
from bot.rulesets.dnd35.manoeuvres.events_things import ThingStruck
from bot.rulesets.dnd35.positions import CoupBegun
from bot.rulesets.dnd35.postures import SetCondition
from bot.rulesets.dnd35.state import FISTS, Thing, Weapon
from bot.rulesets.dnd35.tactics import FeintRolled
from bot.rulesets.shared.conditions import Condition
from tests.rulesets.dnd35.casework import BESIDE, goes, rolled, turn
from tests.rulesets.dnd35.skirmish import (
    GM,
    LONGBOW,
    LONGSPEAR,
    LONGSWORD,
    Skirmish,
    astride,
    fighter,
    horse,
)

ASLEEP = (Condition("sleeping"),)
AXE = Weapon("battleaxe", "1d8", multiplier=3, types=("slashing",))
CROSSBOW = Weapon(
    "light_crossbow", "1d8", critical=19, increment=2400, hands=2, held="both", kind="ranged", reload="move"
)


def duel(*arms: Weapon, orc: dict[str, Any] | None = None, cells: dict[str, str] = BESIDE, **aria: Any) -> Skirmish:
    foe = fighter("Orc", "foes", **{"hit_points": 60, **(orc or {})})
    return Skirmish(fighter("Aria", "players", *arms, **aria), foe, cells=cells)


def three(orc: dict[str, Any] | None = None, **cells: str) -> Skirmish:
    """Bor is up, then Aria (+5), then an orc."""
    people = fighter("Bor", base_attack=6), fighter("Aria", base_attack=5)
    foe = fighter("Orc", "foes", **{"armour": 20, "hit_points": 60, **(orc or {})})
    return Skirmish(*people, foe, cells={"bor": "E10", "orc": "F10", "aria": "F11", **cells})


# ---- flanking


@pytest.mark.rule("D35-ATK-005")
@pytest.mark.parametrize(
    ("aria", "bor", "flanks"),
    [("E10", "G10", True), ("E9", "G11", True), ("F9", "F11", True), ("E10", "F11", False), ("E9", "G10", False)],
)
def test_through_opposite_borders_or_corners(aria: str, bor: str, flanks: bool) -> None:
    scene = three(aria=aria, bor=bor)
    scene.passes("bor")
    scene.attacks("aria", "orc", 8)
    assert rolled(scene)[0] == 8 + 5 + 2 * flanks


@pytest.mark.rule("D35-ATK-005", "D35-BAS-012")
def test_a_long_spear_flanks_from_two_squares_away() -> None:
    people = fighter("Bor", "players", LONGSPEAR), fighter("Aria", base_attack=5)
    cells = {"bor": "D10", "orc": "F10", "aria": "G10"}
    strict = {"flanking": "srd"}
    scene = Skirmish(*people, fighter("Orc", "foes", armour=20), cells=cells, **strict)
    scene.passes("bor")
    scene.attacks("aria", "orc", 8)
    assert rolled(scene)[0] == 15
    near = Skirmish(*people, fighter("Orc", "foes", armour=20), cells={**cells, "bor": "E10"}, **strict)
    near.passes("bor")
    near.attacks("aria", "orc", 8)
    assert rolled(near)[0] == 13, "beside him it threatens nothing"


@pytest.mark.rule("D35-ATK-005", "D35-BAS-013")
def test_bare_hands_and_the_fallen_flank_nobody() -> None:
    bare = evolve(fighter("Bor"), weapons=())
    people = bare, fighter("Aria", base_attack=5), fighter("Orc", "foes", armour=20)
    scene = Skirmish(*people, cells={"bor": "E10", "orc": "F10", "aria": "G10"}, flanking="srd")
    scene.passes("bor")
    scene.attacks("aria", "orc", 8)
    assert rolled(scene)[0] == 13
    fallen = three(aria="G10")
    fallen.passes("bor")
    fallen.notes(Damage(GM, "bor", 23))
    fallen.attacks("aria", "orc", 8)
    assert rolled(fallen)[0] == 13


@pytest.mark.rule("D35-ATK-005", "D35-AOO-003")
def test_an_opportunity_strikes_into_a_flank_as_well() -> None:
    scene = Skirmish(
        fighter("Orc", "foes", armour=20, hit_points=60),
        fighter("Aria", base_attack=5, met=True),
        fighter("Bor", met=True),
        cells={"orc": "F10", "aria": "E10", "bor": "G10"},
    )
    goes(scene, "orc", "F13")
    scene.answers("aria", 8, opportunity="strike")
    assert rolled(scene)[0] == 15


@pytest.mark.rule("D35-ATK-005")
def test_a_shot_gains_nothing_from_a_flank() -> None:
    people = fighter("Bor"), fighter("Aria", "players", LONGBOW, base_attack=5)
    orc = fighter("Orc", "foes", armour=20, met=False)
    scene = Skirmish(*people, orc, cells={"bor": "E10", "orc": "F10", "aria": "G10"}, flanking="srd")
    scene.passes("bor")
    scene.attacks("aria", "orc", 8, with_="longbow")
    assert rolled(scene)[0] == 8 + 5 - 4, "only that Bor fights with him"


@pytest.mark.rule("D35-ATK-005", "D35-MAN-008", "D35-GRA-004")
def test_a_touch_in_melee_gains_from_a_flank() -> None:
    scene = three(aria="G10", orc={"met": False})
    scene.passes("bor")
    scene.does("aria", "trip", 8, target="orc", **{"with": FISTS})
    assert scene.one(TouchRolled).total == 8 + 5 + 2


# ---- feints


def feints(*faces: int, bluff: int = 9, orc: dict[str, Any] | None = None, **aria: Any) -> Skirmish:
    scene = duel(orc={"dexterity": 14, "met": True, **(orc or {})}, skills={"bluff": bluff}, **aria)
    scene.does("aria", "feint", *faces, target="orc")
    return scene


@pytest.mark.rule("D35-ATK-006")
@pytest.mark.parametrize(("face", "won"), [(12, True), (11, False)])
def test_a_feint_must_beat_psychology_and_base_attack(face: int, won: bool) -> None:
    """The ledger: 20 against 11 + 2 + 6 = 19; an equal total is a failure."""
    scene = feints(face, 11, bluff=8, orc={"skills": {"sense_motive": 2}, "base_attack": 6})
    made = scene.one(FeintRolled)
    assert (made.total, made.other_total, made.won) == (face + 8, 19, won)


@pytest.mark.rule("D35-ATK-007", "D35-BAS-006")
def test_a_feint_takes_dexterity_and_dodge_for_one_attack() -> None:
    scene = feints(20, 1, orc={"dexterity": 16, "dodge": 1, "armour": 4}, base_attack=6)
    scene.passes("aria", "orc")
    scene.attacks("aria", "orc", 2)
    assert rolled(scene)[1] == 14
    scene.attacks("aria", "orc", 2)
    assert rolled(scene)[1] == 18


@pytest.mark.rule("D35-ATK-007")
def test_an_opportunity_uses_a_feint_up() -> None:
    scene = feints(20, 1, base_attack=6)
    scene.passes("aria")
    goes(scene, "orc", "F13")
    scene.answers("aria", 2, opportunity="strike")
    assert rolled(scene)[1] == 10
    scene.passes("orc") if scene.asked == [("orc", "declare")] else None
    scene.does("aria", "charge", 2, target="orc", **{"with": "longsword"})
    assert rolled(scene)[1] == 12


@pytest.mark.rule("D35-ATK-007")
def test_a_feint_helps_nobody_else_and_is_over_after_the_next_turn() -> None:
    people = fighter("Aria", skills={"bluff": 9}), fighter("Bor")
    orc = fighter("Orc", "foes", dexterity=14, met=True)
    scene = Skirmish(*people, orc, cells={**BESIDE, "bor": "F11"})
    scene.does("aria", "feint", 20, 1, target="orc")
    scene.passes("aria")
    scene.attacks("bor", "orc", 2)
    assert rolled(scene)[1] == 12
    scene.passes(*["bor"] * (scene.asked == [("bor", "declare")]), "orc")
    scene.passes("aria", "bor", "orc")
    scene.attacks("aria", "orc", 2)
    assert rolled(scene)[1] == 12


@pytest.mark.rule("D35-ATK-008")
@pytest.mark.parametrize(
    ("intelligence", "being", "total"), [(2, "animal", 14), (6, "beast", 18), (10, "humanoid", 22)]
)
def test_beasts_are_hard_to_fool(intelligence: int, being: Any, total: int) -> None:
    being = "magical_beast" if being == "beast" else being
    scene = feints(14, 1, bluff=8, orc={"intelligence": intelligence, "being": being})
    assert scene.one(FeintRolled).total == total


@pytest.mark.rule("D35-ATK-008")
def test_nobody_fools_what_has_no_mind() -> None:
    scene = duel(orc={"intelligence": 0, "being": "undead"}, skills={"bluff": 9})
    assert "feint" not in scene.offered("aria")


@pytest.mark.rule("D35-ATK-006", "D35-ACT-001")
def test_a_feint_takes_the_standard_action() -> None:
    scene = feints(20, 1, base_attack=6)
    assert turn(scene).standard
    assert "attack" not in scene.offered("aria")


# ---- shots into a melee


@pytest.mark.rule("D35-ATK-009")
def test_a_friend_who_has_fallen_is_in_nobodys_way() -> None:
    down = fighter("Bor", hit_points=-3, hit_points_max=20, stable=True, shown="dying")
    archer = fighter("Aria", "players", LONGBOW, base_attack=7)
    scene = Skirmish(archer, fighter("Orc", "foes", armour=20), down, cells={"aria": "C4", "orc": "M4", "bor": "N4"})
    scene.attacks("aria", "orc", 10, with_="longbow")
    assert rolled(scene)[0] == 17


@pytest.mark.rule("D35-ATK-009")
def test_the_shooter_himself_is_no_friend_in_the_melee() -> None:
    scene = duel(LONGBOW, base_attack=7, orc={"armour": 20})
    scene.attacks("aria", "orc", 10, with_="longbow")
    assert rolled(scene)[0] == 17


@pytest.mark.rule("D35-ATK-009", "D35-BAS-012")
def test_with_a_long_spear_one_is_in_melee_at_two_squares() -> None:
    archer = fighter("Aria", "players", LONGBOW, base_attack=7)
    people = archer, fighter("Orc", "foes", armour=20), fighter("Bor", "players", LONGSPEAR)
    scene = Skirmish(*people, cells={"aria": "C4", "orc": "M4", "bor": "M6"})
    scene.attacks("aria", "orc", 10, with_="longbow")
    assert rolled(scene)[0] == 13


# ---- the helpless


@pytest.mark.rule("D35-ATK-010")
@pytest.mark.parametrize(("dexterity", "shot", "against"), [(12, True, 13), (12, False, 9), (4, True, 13)])
def test_a_sleeping_knight(dexterity: int, shot: bool, against: int) -> None:
    """Armour 8: 13 for shots, 9 in melee; a Dexterity below 10 goes the same way."""
    people = fighter("Aria", "players", LONGBOW if shot else LONGSWORD), fighter("Bor", "foes")
    knight = fighter("Orc", "foes", armour=8, dexterity=dexterity, conditions=ASLEEP, dodge=1, met=True)
    scene = Skirmish(*people, knight, cells={"aria": "E10", "orc": "F10", "bor": "Z90"})
    scene.attacks("aria", "orc", 2, with_="longbow" if shot else "longsword")
    assert rolled(scene)[1] == against


@pytest.mark.rule("D35-ATK-011")
@pytest.mark.parametrize(("weapon", "orc", "offered"), [
    (LONGBOW, "F10", True), (CROSSBOW, "F11", True), (LONGBOW, "G10", False), (LONGSWORD, "F10", True),
])  # fmt: skip
def test_a_coup_de_grace_with_a_bow_from_beside_alone(weapon: Weapon, orc: str, offered: bool) -> None:
    victim = fighter("Orc", "foes", conditions=ASLEEP, hit_points=60)
    scene = Skirmish(fighter("Aria", "players", weapon), victim, cells={"aria": "E10", "orc": orc})
    assert ("coup" in scene.offered("aria")) is offered
    if offered and weapon is LONGBOW:
        scene.does("aria", "coup", 1, 2, 3, 15, target="orc", **{"with": "longbow"})
        assert scene.one(DamageDealt).dealt == 6, "critical: three times"


@pytest.mark.rule("D35-ATK-011")
def test_nobody_finishes_what_no_critical_hit_can_hurt_nor_after_a_move() -> None:
    tough = duel(orc={"conditions": ASLEEP, "immune": ("critical",)})
    assert "coup" not in tough.offered("aria")
    moved = duel(orc={"conditions": ASLEEP}, cells={"aria": "C10", "orc": "F10"})
    goes(moved, "aria", "E10")
    assert "coup" not in moved.offered("aria")
    stepped = duel(orc={"conditions": ASLEEP}, cells={"aria": "D10", "orc": "F10"})
    stepped.does("aria", "step", to="E10")
    assert "coup" in stepped.offered("aria")


@pytest.mark.rule("D35-ATK-011", "D35-BAS-008")
def test_the_dice_of_a_sneak_attack_go_into_the_difficulty() -> None:
    scene = duel(sneak=2, orc={"conditions": ASLEEP, "fortitude": 0})
    scene.does("aria", "coup", 3, 4, 5, 6, 19, target="orc", **{"with": "longsword"})
    assert scene.said(CoupBegun)
    assert scene.one(DamageDealt).dealt == 3 + 4 + 11
    assert scene.who("orc").died, "19 against 28"


# ---- the same in other places


@pytest.mark.rule("D35-ATK-005", "D35-ATK-001", "D35-MAN-014")
def test_a_disarm_in_a_flank_and_with_help_is_an_attack_roll_as_well() -> None:
    scene = three(aria="G10")
    scene.does("bor", "aid", 15, target="orc", friend="aria", how="attack")
    scene.passes("bor")
    scene.does("aria", "disarm", 10, 2, target="orc", aimed="longsword", **{"with": "longsword"})
    made = scene.one(ContestRolled)
    assert (made.total, made.other_total) == (10 + 5 + 2 + 2, 2)
    assert scene.who("aria").favours == (), "the help was for one attack roll"


@pytest.mark.rule("D35-ATK-005", "D35-MAN-020")
def test_a_blow_at_what_somebody_carries_gains_from_a_flank() -> None:
    scene = three(aria="G10", orc={"things": (Thing("potion", "tiny", points=1),)})
    scene.passes("bor")
    scene.does("aria", "smash", 2, target="orc", aimed="potion", **{"with": "longsword"})
    assert scene.one(ThingStruck).total == 2 + 5 + 2


@pytest.mark.rule("D35-MNT-004", "D35-MAN-014")
def test_from_the_saddle_one_disarms_better() -> None:
    steed = horse()
    people = astride(fighter("Aria", base_attack=5), steed), steed, fighter("Orc", "foes")
    scene = Skirmish(*people, cells={"aria": "E10", "orc": "G10"})
    scene.does("aria", "disarm", 10, 2, target="orc", aimed="longsword", **{"with": "longsword"})
    assert scene.one(ContestRolled).total == 10 + 5 + 1


@pytest.mark.rule("D35-CAM-005", "D35-MOV-008", "D35-BAS-006")
@pytest.mark.parametrize("how", ["unseen", "running"])
def test_a_sneak_attack_finds_whoever_has_no_dexterity_for_any_reason(how: str) -> None:
    scene = duel(sneak=1, orc={"met": True})
    if how == "unseen":
        scene.notes(SetCondition(GM, "aria", "invisible", True))
    else:
        scene = Skirmish(
            fighter("Orc", "foes", met=True, hit_points=60),
            fighter("Aria", sneak=1, met=True),
            cells={"orc": "A1", "aria": "B3"},
        )
        scene.does("orc", "run", heading="south", to="A25")
        scene.answers("aria", 15, 4, 5, opportunity="strike")
        assert scene.one(DamageDealt).dealt == 9
        return
    scene.attacks("aria", "orc", 15, 4, 5)
    assert scene.one(DamageDealt).dealt == 9
