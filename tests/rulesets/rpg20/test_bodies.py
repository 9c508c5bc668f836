"""A body as its own side sees it: gauges, layers, what is bare, who may look."""

from typing import Any

import pytest

from bot.kernel.ruleset import Body, Layer, Reader
from bot.kernel.values import evolve
from bot.pictures.body import FIGURE as DRAWN
from bot.rulesets.rpg20 import bodies
from bot.rulesets.rpg20.state import Fighter, Ill
from tests.rulesets.rpg20.fray import Fray, fighter

GM = Reader(0, gm=True)


def seen(who: Fighter, reader: Reader = GM, *others: Fighter) -> Body | None:
    fray = Fray(who, *(others or (fighter("Bor", "foes"),)))
    found: Body | None = fray.game.body(fray.state, who.id, reader)
    return found


def shown(**figures: Any) -> Body:
    found = seen(fighter("Ana", **figures))
    assert found is not None
    return found


def part(body: Body, code: str) -> Any:
    return next(each for each in body.parts if each.code == code)


@pytest.mark.rule("R20-ARM-002", "R20-ARM-003", "R20-LOC-002")
def test_each_part_has_the_layers_that_cover_it_and_what_they_leave_bare() -> None:
    body = shown(armour=("mail_shirt", "leather_jacket"))
    assert part(body, "torso").layers == (Layer("mail_shirt", "1d6"), Layer("leather_jacket", "1d4−2"))
    assert part(body, "right_arm").bare == ("human_5",)
    assert (part(body, "head").layers, part(body, "head").bare) == ((), ())
    assert {piece: layers for piece, _, layers in body.zones} == {
        "head": 0,
        "neck": 0,
        "right_arm": 2,
        "right_hand": 0,
        "left_arm": 2,
        "left_hand": 0,
        "chest": 2,
        "belly": 2,
        "hips": 2,
        "right_thigh": 0,
        "right_leg": 0,
        "right_foot": 0,
        "left_thigh": 0,
        "left_leg": 0,
        "left_foot": 0,
    }


@pytest.mark.rule("R20-ARM-008", "R20-ARM-010")
def test_kevlar_is_told_and_a_piece_that_is_switched_off_is_not() -> None:
    ana = fighter("Ana", armour=("bulletproof_vest",))
    body = seen(ana)
    assert body is not None
    assert part(body, "torso").layers == (Layer("bulletproof_vest", "1d6", projectiles=True),)
    off = seen(evolve(ana, armour=(evolve(ana.armour[0], off=True),)))
    assert off is not None
    assert part(off, "torso").layers == ()


@pytest.mark.rule("R20-WND-012", "R20-LOC-003", "R20-SHD-007")
def test_a_limb_that_is_lost_wears_nothing_and_its_shield_is_useless() -> None:
    ana = fighter("Ana", armour=("mail_shirt",), shield="metal_rondache", shield_left=40)
    lost = evolve(ana.gauge("left_arm"), left=-1, state="lost")
    body = seen(evolve(ana.with_gauge(lost), ills=(Ill("haemorrhage", 1, gauge="left_arm"),)))
    assert body is not None
    arm = part(body, "left_arm")
    assert (arm.limb, arm.left, arm.layers, arm.ills) == ("lost", -1, (), ("haemorrhage",))
    assert ("left_arm", "left_arm", 0) in body.zones
    assert body.shield == {
        "shield": "metal_rondache",
        "die": "1d6",
        "left": 40,
        "most": 100,
        "side": "left",
        "useless": True,
    }
    assert body.states == ()


@pytest.mark.rule("R20-WND-008", "R20-WND-009", "R20-WND-013", "R20-WND-014", "R20-SPE-002")
def test_what_there_is_to_say_of_the_whole_body() -> None:
    ills = (Ill("slow_death", 1, 4, "hours", "torso"), Ill("stunned", 1, 5, "hours"))
    body = shown(ills=ills, down=True, felled=True, helpless=True)
    assert body.states == (
        ("slow_death", {"count": 4, "unit": "hours"}),
        ("stunned", {"count": 5, "unit": "hours"}),
        ("felled", {}),
        ("helpless", {}),
    )
    assert shown(dead=True, down=True).states == (("dead", {}),)


@pytest.mark.rule("R20-LOC-003", "R20-LOC-004")
def test_wings_and_a_tail_are_drawn_of_those_who_have_them_and_no_figure_of_a_snake() -> None:
    extra = {"right_wing", "left_wing", "tail"}
    pieces = [{piece for piece, _, _ in each.zones} for each in (shown(), shown(wings=True, tail=True))]
    assert not extra & pieces[0]
    assert extra < pieces[1] == set(DRAWN)
    snake = shown(anatomy="snake")
    assert (snake.zones, [each.code for each in snake.parts]) == ((), ["head", "trunk"])


@pytest.mark.parametrize(("reader", "sees"), [
    (Reader(0), False), (Reader(7), True), (Reader(8), True), (Reader(9), False), (GM, True),
])  # fmt: skip
def test_only_his_own_side_and_the_game_master_look_at_a_body(reader: Reader, sees: bool) -> None:
    others = (fighter("Cid", player=8), fighter("Bor", "foes", player=9))
    assert (seen(fighter("Ana", player=7), reader, *others) is not None) is sees


@pytest.mark.parametrize("hidden", [True, False])
def test_nobody_learns_of_somebody_hidden_by_looking_at_his_body(hidden: bool) -> None:
    ambusher = fighter("Eve", "foes", hidden=hidden)
    fray = Fray(fighter("Ana", player=7), ambusher)
    assert bodies.body(fray.state, "eve", Reader(7)) is None
    assert bodies.body(fray.state, "nobody", Reader(7)) is None
    assert bodies.body(fray.state, "eve", GM) is not None
