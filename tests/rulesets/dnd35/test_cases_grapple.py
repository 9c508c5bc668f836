"""Cases worked out from the text and its ledger before anybody looked at the code: the whole grapple."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.decisions import NOTHING
from bot.kernel.values import evolve
from bot.rulesets.dnd35.attack.strikes import AttackRolled
from bot.rulesets.dnd35.base import saddles as holds
from bot.rulesets.dnd35.damage import DamageDealt
from bot.rulesets.dnd35.fixing import Damage
from bot.rulesets.dnd35.grapple.events import ClinchEnded, GrabRolled, GrappleRolled, Gripped, PinEnded
from bot.rulesets.dnd35.postures import SetCondition
from bot.rulesets.dnd35.state import FISTS, Spell, Weapon
from tests.rulesets.dnd35.casework import class_of, goes, rolled, terms_of, turn
from tests.rulesets.dnd35.holding import grappling, three
from tests.rulesets.dnd35.skirmish import DAGGER, GM, GREATSWORD, LONGBOW, LONGSWORD, Skirmish, fighter

NEAR = {"bor": "E10", "orc": "F10"}
CLAW = Weapon("claws", "1d4", held="natural", types=("slashing",), number=2)


def seizes(*faces: int, bor: dict[str, Any] | None = None, orc: dict[str, Any] | None = None) -> Skirmish:
    """Bor, whose grapple bonus is 7, takes hold of an orc who may not strike yet."""
    first = fighter("Bor", **{"base_attack": 4, "strength": 16, **(bor or {})})
    scene = Skirmish(first, fighter("Orc", "foes", **(orc or {})), cells=NEAR)
    scene.does("bor", "grapple", *faces, target="orc")
    return scene


# ---- taking hold


@pytest.mark.rule("D35-GRA-003", "D35-ATK-004")
def test_whoever_defends_himself_totally_strikes_at_no_grappler() -> None:
    people = fighter("Orc", "foes"), fighter("Bor", base_attack=4, strength=16)
    scene = Skirmish(*people, cells=NEAR)
    scene.does("orc", "defend")
    scene.passes("orc")
    scene.does("bor", "grapple", 19, 15, 2, 1, target="orc")
    assert scene.said(Gripped)


@pytest.mark.rule("D35-GRA-003", "D35-CAM-005")
def test_nobody_strikes_at_a_grappler_whom_he_does_not_see() -> None:
    people = fighter("Bor", base_attack=4, strength=16), fighter("Orc", "foes", met=True)
    scene = Skirmish(*people, cells=NEAR)
    scene.notes(SetCondition(GM, "bor", "invisible", True))
    scene.does("bor", "grapple", 15, 15, 2, 1, target="orc")
    assert scene.said(Gripped)


@pytest.mark.rule("D35-GRA-003")
def test_a_blow_that_misses_spoils_nothing_and_one_that_fells_ends_it() -> None:
    strong = fighter("Bor", base_attack=4, strength=16, hit_points=2)
    scene = Skirmish(strong, fighter("Orc", "foes", met=True), cells=NEAR)
    scene.does("bor", "grapple", target="orc")
    scene.answers("orc", 19, 2, 5, opportunity="strike")
    assert scene.said(ClinchEnded)
    assert not scene.said(GrabRolled)
    assert not scene.state.grips


@pytest.mark.rule("D35-GRA-004", "D35-BAS-007")
@pytest.mark.parametrize(("face", "bonus", "hit"), [(20, -20, True), (1, 30, False)])
def test_a_grab_is_an_attack_roll(face: int, bonus: int, hit: bool) -> None:
    scene = seizes(face, *((5, 20) if hit else ()), bor={"base_attack": bonus})
    assert scene.one(GrabRolled).hit is hit


@pytest.mark.rule("D35-BAS-007", "D35-BAS-015", "D35-GRA-005")
def test_a_twenty_wins_no_grapple_check_by_itself() -> None:
    scene = seizes(15, 20, 10, orc={"base_attack": 30})
    assert (scene.one(GrappleRolled).total, scene.one(GrappleRolled).other_total) == (27, 40)
    assert not scene.state.grips


@pytest.mark.rule("D35-GRA-005", "D35-BAS-013")
def test_an_ogre_that_takes_hold_deals_1d4() -> None:
    ogre = fighter("Ogre", "foes", size="large", base_attack=3, strength=20)
    scene = Skirmish(ogre, fighter("Bor"), cells={"ogre": "D10", "bor": "F10"})
    scene.does("ogre", "grapple", 15, 10, 5, 4, target="bor")
    assert scene.one(GrappleRolled).total == 10 + 3 + 5 + 4
    assert (scene.one(DamageDealt).dealt, scene.one(DamageDealt).lethal) == (4 + 5, False)


@pytest.mark.rule("D35-GRA-005", "D35-HPS-012")
def test_whoever_is_knocked_out_by_the_hold_is_held_no_more() -> None:
    scene = seizes(15, 15, 2, 3, orc={"hit_points": 5})
    assert scene.who("orc").shown == "unconscious"
    assert not scene.state.grips


@pytest.mark.rule("D35-GRA-004", "D35-ATK-010")
def test_the_grab_looks_at_the_touch_class_of_somebody_flat_footed() -> None:
    scene = seizes(2, orc={"armour": 6, "dexterity": 18, "deflection": 1})
    assert scene.one(GrabRolled).against == 11


# ---- what it takes from both


@pytest.mark.rule("D35-GRA-007", "D35-GRA-009")
def test_nobody_grappling_stops_a_shooter_beside_him() -> None:
    archer = fighter("Ugh", "foes", LONGBOW)
    scene = grappling(archer, bor={"met": True}, cells={"bor": "F10", "orc": "F10", "ugh": "E10"})
    scene.passes("bor", "orc")
    scene.attacks("ugh", "bor", 15, 3, with_="longbow")
    assert scene.said(AttackRolled)


@pytest.mark.rule("D35-ATK-009", "D35-GRA-007")
def test_a_shot_at_somebody_who_grapples_with_a_friend() -> None:
    archer = fighter("Ugh", "foes", LONGBOW, base_attack=7)
    scene = grappling(archer, cells={"bor": "F10", "orc": "F10", "ugh": "P10"})
    scene.passes("bor", "orc")
    scene.attacks("ugh", "bor", 12, 3, with_="longbow")
    assert rolled(scene)[0] == 12 + 7 - 4


@pytest.mark.rule("D35-GRA-008", "D35-BAS-006")
def test_neither_dexterity_nor_dodge_in_a_grapple_for_both_of_them() -> None:
    scene = grappling(
        bor={"armour": 4, "dexterity": 16, "dodge": 1, "met": True}, orc={"dexterity": 6, "armour": 3, "met": True}
    )
    assert (class_of(scene, "bor"), class_of(scene, "orc")) == (14, 11)


@pytest.mark.rule("D35-GRA-009")
@pytest.mark.parametrize(
    "action", ["go", "step", "approach", "leave", "withdraw", "run", "charge", "bull_rush", "overrun", "mount"]
)
def test_nobody_who_grapples_moves(action: str) -> None:
    assert action not in grappling(fighter("Ugh", "foes")).offered("bor")


@pytest.mark.rule("D35-GRA-011")
def test_a_natural_weapon_strikes_in_a_grapple() -> None:
    scene = grappling(arms=(CLAW,), bor={"base_attack": 3})
    scene.attacks("bor", "orc", 12, 2, with_="claws")
    assert terms_of(scene.one(AttackRolled))["in_grapple"] == -4


@pytest.mark.rule("D35-GRA-011", "D35-HPS-013")
def test_bare_hands_in_a_grapple() -> None:
    scene = grappling(bor={"base_attack": 3})
    scene.attacks("bor", "orc", 15, 2, with_=FISTS)
    assert rolled(scene)[0] == 15 + 6 - 4
    assert not scene.one(DamageDealt).lethal


@pytest.mark.rule("D35-GRA-011")
def test_two_handed_and_one_handed_weapons_are_no_use() -> None:
    scene = grappling(arms=(GREATSWORD, LONGSWORD))
    assert "attack" not in scene.offered("bor")


# ---- options


@pytest.mark.rule("D35-GRA-012")
@pytest.mark.parametrize(("spell", "cast"), [
    (Spell("a", 2, components=("V",)), True), (Spell("b", 2, components=("V", "S")), False),
    (Spell("c", 2, components=("V",), casting="full"), False), (Spell("d", 2, components=("V", "M")), False),
    (Spell("e", 2, components=()), True),
])  # fmt: skip
def test_which_spells_can_be_cast_in_a_grapple(spell: Spell, cast: bool) -> None:
    scene = grappling(bor={"spells": (spell,), "skills": {"concentration": 10}})
    assert ("cast_held" in scene.offered("bor")) is cast
    assert "cast" not in scene.offered("bor")


@pytest.mark.rule("D35-GRA-013", "D35-BAS-015")
@pytest.mark.parametrize(("mine", "theirs", "won"), [(10, 12, True), (10, 13, False)])
def test_a_tie_goes_to_the_higher_bonus(mine: int, theirs: int, won: bool) -> None:
    """+7 against +5."""
    scene = grappling()
    scene.does("bor", "crush", mine, theirs, *((3,) if won else ()), target="orc", harm="nonlethal")
    assert scene.one(GrappleRolled).outcome == ("won" if won else "lost")


@pytest.mark.rule("D35-GRA-015", "D35-ACT-001")
def test_whoever_has_escaped_may_still_move() -> None:
    scene = grappling()
    scene.does("bor", "escape", 15, 5, skill="grapple")
    scene.answers("bor", to="E10") if scene.asked == [("bor", "apart")] else None
    assert not scene.state.grips
    assert "go" in scene.offered("bor")


@pytest.mark.rule("D35-GRA-015", "D35-GRA-002")
def test_whoever_fails_to_escape_may_try_with_his_second_attack() -> None:
    scene = grappling(bor={"base_attack": 6})
    scene.does("bor", "escape", 2, 15, skill="grapple")
    assert scene.one(GrappleRolled).total == 2 + 9
    assert "escape" in scene.offered("bor")
    scene.does("bor", "escape", 2, 15, skill="grapple")
    assert scene.one(GrappleRolled).total == 2 + 4
    assert scene.asked == [("orc", "declare")]


@pytest.mark.rule("D35-GRA-016", "D35-GRA-015")
def test_escape_artist_must_beat_all_who_hold() -> None:
    scene = three(orc={"skills": {"escape_artist": 10}})
    scene.passes("bor")
    scene.does("orc", "escape", 10, 10, 19, skill="escape_artist")
    assert [(each.total, each.other_total) for each in scene.said(GrappleRolled)] == [(20, 17), (20, 23)]
    assert len(scene.state.grips) == 2


@pytest.mark.rule("D35-GRA-017", "D35-GRA-025")
def test_whoever_is_pinned_is_not_helpless() -> None:
    scene = grappling(fighter("Ugh", "players"), cells={"bor": "F10", "orc": "F10", "ugh": "F11"})
    scene.does("bor", "pin", 15, 2, target="orc")
    scene.passes("bor", "orc")
    assert "coup" not in scene.offered("ugh")
    scene.attacks("ugh", "orc", 2)
    assert rolled(scene)[1] == 10 - 4


@pytest.mark.rule("D35-GRA-018")
@pytest.mark.parametrize(("speed", "squares"), [(900, 3), (600, 2), (450, 1)])
def test_half_of_the_speed(speed: int, squares: int) -> None:
    scene = grappling(bor={"speed": speed})
    cells = scene.options("bor", "to", action="drag") or tuple(
        cell
        for column in scene.options("bor", "column", action="drag")
        for cell in scene.options("bor", "to", action="drag", column=column)
    )
    east = f"{chr(ord('F') + squares)}10"
    beyond = f"{chr(ord('F') + squares + 1)}10"
    assert east in cells
    assert beyond not in cells


@pytest.mark.rule("D35-GRA-020")
def test_the_ally_who_is_freed_is_still_held() -> None:
    scene = three()
    scene.passes("bor")
    scene.does("orc", "pin", 15, 2, target="bor")
    scene.passes("orc")
    scene.does("cleo", "free_ally", 15, 2, target="bor")
    assert scene.one(PinEnded).reason == "freed"
    assert holds.grappling(scene.state, "bor")


@pytest.mark.rule("D35-GRA-021", "D35-GRA-002")
def test_turning_a_weapon_takes_one_attack() -> None:
    scene = grappling(bor={"base_attack": 6})
    scene.does("bor", "turn_weapon", 2, 18, target="orc", **{"with": "dagger"})
    assert turn(scene).swings == 1
    assert "crush" in scene.offered("bor")


# ---- pinning


@pytest.mark.rule("D35-GRA-024")
@pytest.mark.parametrize(
    "action", ["attack", "unarmed", "draw_light", "escape", "fetch", "cast_held", "use_item", "free_ally"]
)
def test_whoever_pins_does_nothing_else(action: str) -> None:
    spells = Spell("a", 2, components=("V",)), Spell("b", 1, components=("V", "M"))
    scene = grappling(
        bor={"spells": spells, "skills": {"concentration": 10}},
        arms=(DAGGER, evolve(DAGGER, weapon="knife", held="carried")),
    )
    assert action in (*scene.offered("bor"), "free_ally")
    scene.does("bor", "pin", 15, 2, target="orc")
    scene.passes("bor", "orc")
    assert action not in scene.offered("bor")


@pytest.mark.rule("D35-GRA-025", "D35-GRA-026")
@pytest.mark.parametrize("action", ["attack", "unarmed", "crush", "escape", "drag", "turn_weapon", "pin", "go"])
def test_whoever_is_pinned_only_tries_to_get_free(action: str) -> None:
    scene = grappling()
    scene.does("bor", "pin", 15, 2, target="orc")
    scene.passes("bor")
    assert "break_free" in scene.offered("orc")
    assert action not in scene.offered("orc")


@pytest.mark.rule("D35-GRA-026", "D35-GRA-002")
def test_with_two_attacks_one_breaks_the_pin_and_then_escapes() -> None:
    scene = grappling(orc={"base_attack": 6})
    scene.does("bor", "pin", 15, 2, target="orc")
    scene.passes("bor")
    scene.does("orc", "break_free", 15, 2, skill="grapple")
    assert scene.one(PinEnded).reason == "broken"
    scene.does("orc", "escape", 15, 2, skill="grapple")
    assert not scene.state.grips


@pytest.mark.rule("D35-GRA-017", "D35-GRA-023")
def test_a_pin_ends_when_whoever_pins_falls() -> None:
    scene = grappling()
    scene.does("bor", "pin", 15, 2, target="orc")
    scene.notes(Damage(GM, "bor", 23))
    assert not scene.state.grips
    assert class_of(scene, "orc") == 10


# ---- several


@pytest.mark.rule("D35-GRA-027")
def test_joining_with_nobodys_opportunity_and_no_touch_but_a_check() -> None:
    cleo = fighter("Cleo", base_attack=2, strength=14)
    scene = grappling(cleo, orc={"met": True}, cells={"bor": "F10", "orc": "F10", "cleo": "E10"})
    scene.passes("bor", "orc")
    scene.does("cleo", "grapple", 10, 15, target="orc")
    assert not scene.said(GrabRolled)
    assert scene.one(GrappleRolled).outcome == "lost"
    assert not holds.grappling(scene.state, "cleo")


@pytest.mark.rule("D35-GRA-006", "D35-AOO-001")
def test_whoever_joins_leaves_his_square_to_those_outside() -> None:
    cleo, ugh = fighter("Cleo", base_attack=2, strength=14), fighter("Ugh", "foes", met=True)
    scene = grappling(cleo, ugh, cells={"bor": "F10", "orc": "F10", "cleo": "E10", "ugh": "D10"})
    scene.passes("bor", "orc")
    scene.does("cleo", "grapple", 15, 2, 1, target="orc")
    assert scene.asked == [("ugh", "opportunity")]
    scene.answers("ugh", opportunity=NOTHING)
    assert scene.who("cleo").cell == "F10"


@pytest.mark.rule("D35-GRA-028")
def test_nobody_joins_where_four_have_hold_already() -> None:
    crowd = [fighter(name, "players") for name in ("Cleo", "Dag", "Eva")]
    last = fighter("Fay", "players")
    cells = {"bor": "F10", "orc": "F10", "cleo": "F10", "dag": "F10", "eva": "F10", "fay": "F11"}
    scene = grappling(*crowd, last, cells=cells)
    scene.grips(("cleo", "orc"), ("dag", "orc"), ("eva", "orc"))
    scene.passes("bor", "orc", "cleo", "dag", "eva")
    assert "grapple" not in scene.offered("fay")


@pytest.mark.rule("D35-GRA-007", "D35-AOO-001")
def test_a_goblin_walks_past_those_who_grapple() -> None:
    goblin = fighter("Goblin", "foes")
    scene = grappling(goblin, bor={"met": True}, cells={"bor": "F10", "orc": "F10", "goblin": "G10"})
    scene.passes("bor", "orc")
    goes(scene, "goblin", "G12")
    assert scene.who("goblin").cell == "G12"
