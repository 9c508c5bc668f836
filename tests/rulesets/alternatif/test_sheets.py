"""Sheets proposed from a few words: what each hand holds."""

from __future__ import annotations

import pytest

from bot.catalogue import Sheet, SheetRefused, load_catalogue
from bot.rulesets.alternatif.charging import running
from bot.rulesets.alternatif.combatants.words import SetField
from bot.rulesets.alternatif.sheets import AlternatifSheets
from bot.rulesets.alternatif.state.magic import Spot
from tests.rulesets.alternatif.exchange import GM, Exchange, fighter, game

SHEETS = AlternatifSheets(load_catalogue())


def proposed(**args: str | int) -> Sheet:
    _, body = SHEETS.propose({"name": "Nell", **args})
    return SHEETS.sheet(body)


@pytest.mark.parametrize(
    ("args", "right", "left"),
    [
        ({}, "longsword", None),
        ({"weapon": "spear"}, "spear", None),
        ({"weapon": "shield"}, None, "shield"),
        ({"left": "shield"}, "longsword", "shield"),
        ({"weapon": "rapier", "left": "dagger"}, "rapier", "dagger"),
        ({"weapon": "Dague", "left": "bouclier"}, "dagger", "shield"),
        ({"weapon": "dagger", "left": "dagger"}, "dagger", "dagger"),
    ],
)
def test_each_hand_holds_what_was_said(args: dict[str, str], right: str | None, left: str | None) -> None:
    sheet = proposed(**args)
    assert (sheet.right, sheet.left) == (right, left)
    assert set(sheet.weapons) == {each for each in (right, left) if each is not None} == set(sheet.ranks)
    assert sheet.left_hand_rank == 0


def test_words_of_the_reader_name_the_other_hand_too() -> None:
    assert proposed(weapon="Longs", left="Buck", locale="en").left == "buckler"


@pytest.mark.rule("ALT-REA-027", "ALT-OFF-008")
@pytest.mark.parametrize(
    ("args", "field", "key"),
    [
        ({"weapon": "spear", "left": "shield"}, "left", "sheet-two-hands"),
        ({"left": "greatsword"}, "left", "sheet-not-left"),
        ({"weapon": "shield", "left": "dagger"}, "right", "sheet-only-left"),
        ({"left": "spoon"}, "left", "sheet-entry"),
    ],
)
def test_hands_that_cannot_are_refused(args: dict[str, str], field: str, key: str) -> None:
    with pytest.raises(SheetRefused) as refused:
        proposed(**args)
    assert (refused.value.field, refused.value.key) == (field, key)


def test_a_sheet_shows_its_rank_of_left_hand_fighting() -> None:
    _, body = SHEETS.propose({"ready": "cassandra"})
    facts = SHEETS.facts(body, "fr")
    assert facts["left_hand_rank"] == 2
    assert facts["weapons"] == "épée courte, dague"
    _, body = SHEETS.read('name = "Nell"\nclass = "thief"\nstamina = 9\nbody = 4\n')
    assert SHEETS.facts(body, "en")["left_hand_rank"] == 0


@pytest.mark.parametrize(
    ("locale", "spells", "belt", "bag"),
    [
        (
            "fr",
            "boule de feu ×2, image miroir, missile magique ×2, lueur (cantrip)",
            "baguette de traits",
            "parchemin de boule de feu",
        ),
        ("en", "fireball ×2, mirror image, magic missile ×2, light (cantrip)", "wand of bolts", "scroll of fireball"),
    ],
)
def test_a_sheet_shows_spells_and_magic_items(locale: str, spells: str, belt: str, bag: str) -> None:
    _, body = SHEETS.propose({"ready": "teluard"})
    facts = SHEETS.facts(body, locale)
    assert (facts["spells"], facts["items_belt"], facts["items_bag"]) == (spells, belt, bag)
    assert (facts["items_hand"], facts["items_worn"], facts["items_pocket"]) == (None, None, None)
    _, body = SHEETS.propose({"name": "Nell"})
    assert SHEETS.facts(body, locale)["spells"] is None


# ---- size, dodge and speed


@pytest.mark.rule("ALT-MOV-004", "ALT-MOV-005", "ALT-RNG-008", "ALT-DEF-008")
def test_size_dodge_and_speed_are_written_typed_and_taken_along() -> None:
    """A large man of speed 9 who dodges at +2; what a sheet does not say is as of everybody."""
    sheets = game().sheets
    plain = sheets.propose({"name": "Jo"})[1]
    said = {"size": "large", "dodge": "2", "max_speed": "9"}
    body = sheets.amend(plain, said, "fr")[1]
    assert sheets.read(sheets.write(body))[1] == body
    assert {name: sheets.facts(body, "fr")[name] for name in said} == {"size": "large", "dodge": 2, "max_speed": 9}
    (jo,) = game().recruiter.player(game().opening({}), {"sheet": body, "player": 7})
    assert (jo.size, jo.dodge, jo.spot.max_speed) == ("large", 2, 9)
    assert dict(sheets.figures(plain, body)) == {"dodge": 2, "max_speed": 9}
    assert list(sheets.belongings(plain, body)) == ["size"]
    (other,) = game().recruiter.player(game().opening({}), {"sheet": plain, "player": 7})
    assert (other.size, other.dodge, other.spot.max_speed) == ("medium", 0, 0)


@pytest.mark.parametrize(
    ("field", "typed"), [("size", "huge"), ("dodge", "21"), ("max_speed", "0"), ("max_speed", "25"), ("dodge", "fast")]
)
def test_a_size_or_speed_that_makes_no_sense_is_refused(field: str, typed: str) -> None:
    sheets = game().sheets
    with pytest.raises(SheetRefused) as refused:
        sheets.amend(sheets.propose({"name": "Jo"})[1], {field: typed}, "fr")
    assert refused.value.field == field


@pytest.mark.rule("ALT-MOV-005", "ALT-CHG-004")
@pytest.mark.parametrize(
    ("max_speed", "strength", "cells", "segments"), [(9, 0, 20, 3), (0, 2, 14, 2), (4, 3, 8, 2), (4, 0, 9, 3)]
)
def test_a_run_takes_as_long_as_the_greatest_speed_makes_it(
    max_speed: int, strength: int, cells: int, segments: int
) -> None:
    """Greatest speed 9: 20 cells are 6, 9 and 5."""
    who = fighter("Ana", str_std=strength, spot=Spot(max_speed=max_speed))
    assert running.segments_for(who, cells) == segments


@pytest.mark.rule("ALT-GEN-013", "ALT-MOV-005")
def test_the_game_master_says_how_fast_somebody_is() -> None:
    fight = Exchange(fighter("Ana"), begun=False)
    fight.notes(SetField(GM, "ana", "max_speed", 4))
    assert fight.who("ana").spot.max_speed == 4
    assert game().figures(fight.state, "ana")["max_speed"] == 4
