"""Sheets proposed from a few words: what each hand holds."""

from __future__ import annotations

import pytest

from bot.catalogue import Sheet, SheetRefused, load_catalogue
from bot.rulesets.alternatif.sheets import AlternatifSheets

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
