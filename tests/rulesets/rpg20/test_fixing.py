"""The game master's hand on bodies and belongings, what follows a sheet, and what a fight leaves on it."""

from __future__ import annotations

import json
from typing import Any, cast

import pytest

from bot.catalogue import SheetRefused, load_library
from bot.kernel.errors import Refused
from bot.rulesets import rulesets_of
from bot.rulesets.rpg20.explosions.blasts import BlastShared, Exploded
from bot.rulesets.rpg20.explosions.throws import Blast
from bot.rulesets.rpg20.fixing import Back, Damage, GmOverrode, Heal, SetField, SetStock
from bot.rulesets.rpg20.sequences.speech import PartSides
from bot.rulesets.rpg20.state import Ill
from bot.rulesets.rpg20.weapons import Jam, SwitchPiece, called
from bot.rulesets.rpg20.wounds.events import BodyTested, Consequenced
from tests.rulesets.rpg20.fray import GM, Fray, arm, fighter

GAME: Any = rulesets_of(load_library(None))["rpg20"]


def two(**more: Any) -> Fray:
    return Fray(fighter("Ana", "players", arm("pistol"), **more), fighter("Bor", "foes"), apart=4)


@pytest.mark.rule("R20-WND-001", "R20-GEN-012")
def test_points_lost_by_the_game_masters_word_come_off_the_total_and_the_gauge_that_he_names() -> None:
    fray = two()
    fray.notes(Damage(GM, "ana", 4, kind="torso"))
    ana = fray.state.combatants["ana"]
    assert (ana.points, ana.gauge("torso").left) == (16, 5)
    fray.notes(Damage(GM, "ana", 2))
    ana = fray.state.combatants["ana"]
    assert (ana.points, ana.gauge("torso").left) == (14, 5)


@pytest.mark.rule("R20-WND-002", "R20-WND-003")
def test_what_they_cross_has_its_consequences() -> None:
    fray = two(points=3, gauges={"right_arm": 3})
    fray.notes(Damage(GM, "ana", 4, kind="right_arm"), 5, 6)
    assert fray.one(Consequenced).result == "bone"
    assert (fray.one(BodyTested).face, fray.one(BodyTested).success) == (6, True)
    assert fray.state.combatants["ana"].weapons[0].held == "dropped"


def test_points_are_won_back_up_to_what_there_was_and_no_farther() -> None:
    fray = two(gauges={"torso": 9})
    with pytest.raises(Refused, match="not-hurt"):
        fray.notes(Heal(GM, "ana", 1, kind="torso"))
    fray.notes(SetField(GM, "ana", "torso", 2))
    fray.notes(Heal(GM, "ana", 20, kind="torso"))
    assert fray.state.combatants["ana"].gauge("torso").left == 9
    with pytest.raises(Refused, match="rpg20-no-gauge"):
        fray.notes(Heal(GM, "ana", 1, kind="tail"))


def test_a_gauge_and_a_shield_may_be_set_within_their_bounds() -> None:
    fray = two(shield="wooden_targe", shield_left=30)
    fray.notes(SetField(GM, "ana", "head", -1))
    fray.notes(SetField(GM, "ana", "shield", 12))
    ana = fray.state.combatants["ana"]
    assert ana.shield is not None
    assert (ana.gauge("head").left, ana.shield.left) == (-1, 12)
    assert [(each.what, each.before, each.after) for each in fray.said(GmOverrode)] == [("shield", 30, 12)]
    for field, value in (("head", 8), ("shield", 999)):
        with pytest.raises(Refused, match="number-range"):
            fray.notes(SetField(GM, "ana", field, value))


@pytest.mark.rule("R20-RNG-011")
def test_ammunition_and_explosives_are_counted_anew() -> None:
    fray = two(explosives=("grenade",))
    fray.notes(SetStock(GM, "ana", "rounds", "pistol", 3))
    fray.notes(SetStock(GM, "ana", "explosives", "grenade", 5))
    ana = fray.state.combatants["ana"]
    assert (ana.weapons[0].rounds, ana.explosives[0].count) == (3, 5)
    with pytest.raises(Refused, match="number-range"):
        fray.notes(SetStock(GM, "ana", "rounds", "pistol", 400))
    with pytest.raises(Refused, match="rpg20-no-stock"):
        fray.notes(SetStock(GM, "bor", "rounds", "long_sword", 1))


def test_somebody_who_was_out_fights_again() -> None:
    fray = two(points=-3, points_max=20, ills=(Ill("coma", 1), Ill("haemorrhage", 1)))
    fray.notes(Back(GM, "ana"))
    ana = fray.state.combatants["ana"]
    assert (ana.out, ana.points, [each.kind for each in ana.ills]) == (False, 0, ["haemorrhage"])


@pytest.mark.rule("R20-WPN-008", "R20-ARM-010")
def test_things_are_named_as_people_call_them() -> None:
    things = (("mail_shirt", {"fr": "chemise de mailles", "en": "mail shirt"}), ("hide", {"fr": "cuir épais"}))
    assert [called(each, things) for each in ("Chemise", "mail shirt", "CUIR EPAIS", "mail_shirt", "gilet")] == [
        *("mail_shirt", "mail_shirt", "hide", "mail_shirt", "gilet")
    ]
    state = two(armour=("mail_shirt",)).state
    jam = GAME.compose(state, "gm-tool", GM, {"tool": "jam", "who": "ana", "words": "pistolet"})
    assert jam == Jam(GM, "ana", "pistol", broken=True)
    piece = GAME.compose(state, "gm-tool", GM, {"tool": "piece", "who": "ana", "words": "mailles", "value": "on"})
    assert piece == SwitchPiece(GM, "ana", "mailles", off=False)


@pytest.mark.rule("R20-EXP-001", "R20-EXP-008")
def test_something_goes_off_that_nobody_has_thrown() -> None:
    fray = two()
    fray.notes(Blast(GM, "ana", "1d6", 3), 3, 9)
    told = fray.one(Exploded)
    assert (told.combatant, told.total, told.victims) == (None, 3, ("ana",))
    assert fray.one(BlastShared).gauges == ("torso",)
    with pytest.raises(Refused, match="rpg20-no-dice"):
        fray.notes(Blast(GM, "ana", "lots", 3))


@pytest.mark.rule("R20-EXP-001")
def test_its_dice_may_be_those_of_an_explosive_that_is_there() -> None:
    state = two(explosives=("grenade",)).state
    said = {"tool": "blast", "who": "bor", "words": "grenade"}
    assert GAME.compose(state, "gm-tool", GM, said) == Blast(GM, "bor", "3d6", 6)
    assert GAME.compose(state, "gm-tool", GM, {**said, "words": "2d6+1", "value": 9}) == Blast(GM, "bor", "2d6+1", 9)


@pytest.mark.rule("R20-RNG-009")
def test_the_sides_are_parted_by_one_word() -> None:
    fray = Fray(fighter("Ana", "players"), fighter("Cid", "players"), fighter("Bor", "foes"), apart=None)
    fray.notes(PartSides(GM, 30))
    assert [fray.state.distance(*each) for each in (("ana", "bor"), ("cid", "bor"), ("ana", "cid"))] == [30, 30, None]


# ---- sheets


def made(**args: str) -> str:
    body: str = GAME.sheets.propose({"locale": "fr", **args})[1]
    return body


@pytest.mark.rule("R20-GEN-008")
def test_a_trade_proposes_all_that_a_sheet_needs() -> None:
    sheet = json.loads(made(name="Jo", **{"class": "archer"}))
    assert (sheet["skill"], sheet["main"], sheet["gauges"]["torso"]) == (6, "long_bow", 8)
    sheet = json.loads(made(name="Jo", **{"class": "homme d’épée", "weapon": "hallebarde"}))
    assert (sheet["main"], sheet["shield"]) == ("halberd", None)


@pytest.mark.parametrize(
    ("said", "field", "key"),
    [
        ({"gauges": "tête 6"}, "gauges", "sheet-gauges"),
        ({"gauges": "tête"}, "gauges", "sheet-scores"),
        ({"rounds": "fusil d’assaut 99"}, "rounds.assault_rifle", "sheet-range"),
        ({"made": "carton 9-13"}, "made", "sheet-entry"),
        ({"art": "force + boxe"}, "art", "sheet-entry"),
        ({"skill": "beaucoup"}, "skill", "sheet-number"),
        ({"damage_bonus": "fort"}, "damage_bonus", "sheet-dice"),
    ],
)
def test_what_is_wrong_is_named(said: dict[str, str], field: str, key: str) -> None:
    with pytest.raises(SheetRefused) as refused:
        GAME.sheets.amend(made(name="Jo"), said, "fr")
    assert (refused.value.field, refused.value.key) == (field, key)


def test_blanks_are_understood_as_people_type_them() -> None:
    said = {
        "domains": "Armes à feu 3, Escrime: 2",
        "art": "Corps + mains nues",
        "made": "cuir rigide 9-11, 4",
        "wings": "yes",
    }
    sheet = json.loads(GAME.sheets.amend(made(name="Jo"), said, "fr")[1])
    assert sheet["domains"] == {"firearms": 3, "escrime": 2}
    assert sheet["art"] == {"attribute": "body", "domain": "bare_hands"}
    assert (sheet["made"][0]["lines"], sheet["wings"]) == ([4, 9, 10, 11], True)


@pytest.mark.rule("R20-WND-012", "R20-SHD-006")
def test_what_a_fight_has_left_is_written_on_the_sheet_and_read_from_it() -> None:
    body = made(ready="marek")
    (who,) = GAME.recruiter.player(GAME.opening({}), {"sheet": body, "player": 1})
    fray = Fray(who, fighter("Bor", "foes"), apart=4)
    fray.notes(SetField(GM, who.id, "torso", -2))
    fray.notes(SetField(GM, who.id, "points", 7))
    fray.notes(SetStock(GM, who.id, "rounds", "assault_rifle", 4))
    fray.notes(SetStock(GM, who.id, "explosives", "grenade", 0))
    name, after = GAME.sheets.worn(body, GAME.worn(fray.state, who.id))
    sheet = json.loads(after)
    assert (name, sheet["left"], sheet["gauges_left"]) == ("Marek", 7, {"torso": -2})
    assert (sheet["rounds"], sheet["explosives"]) == ({"assault_rifle": 4}, {})
    (again,) = GAME.recruiter.player(GAME.opening({}), {"sheet": after, "player": 1})
    assert (again.points, again.gauge("torso").left, again.weapons[0].rounds) == (7, -2, 4)


def test_a_fighter_follows_what_was_changed_on_his_sheet_and_keeps_his_wounds() -> None:
    body = made(ready="marek")
    (who,) = GAME.recruiter.player(GAME.opening({}), {"sheet": body, "player": 1})
    fray = Fray(who, fighter("Bor", "foes"), apart=4)
    fray.notes(SetField(GM, who.id, "torso", 4))
    all_of_them = "tête 6, bras droit 6, bras gauche 6, torse 11, jambe droite 7, jambe gauche 7"
    after = GAME.sheets.amend(body, {"points": "25", "gauges": all_of_them, "main": "pistolet standard"}, "fr")[1]
    assert GAME.sheets.figures(body, after) == {"points_max": 25}
    fields = ",".join(GAME.sheets.belongings(body, after))
    said = {"who": who.id, "fields": fields, "sheet": after, "points_max": 25}
    fray.notes(cast(Any, GAME.compose(fray.state, "fix-sheet", GM, said)))
    now = fray.state.combatants[who.id]
    assert (now.points, now.points_max) == (25, 25)
    assert (now.gauge("torso").left, now.gauge("torso").most) == (6, 11)
    assert now.weapons[0].weapon == "pistol"
