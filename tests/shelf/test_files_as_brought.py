"""Sheets as people bring them: with the names that they see, in a fence, or of some other program."""

from __future__ import annotations

import json
import tomllib

import pytest

from bot.kernel.errors import Refused
from bot.shelf import Shelf
from bot.shelf.formats import FORMATS, recognised
from bot.store import Store

from .test_shelf import GUILD, RULESETS, actor, shelf_of, store

BROUGHT = """\ufeff```toml
nom = "Nell"
classe = "Guerrier"
niveau = 3
"Endurance maximale" = 20
endurance = 12
points_de_coup = 5
"Main droite" = "épée longue"
"Armes portées" = ["Épée longue", "dague"]

[ranks]
"Épée longue" = 2
```
"""
OTHERS = {
    "foundry": json.dumps({"name": "Nell", "type": "character", "system": {}}),
    "dndbeyond": json.dumps({"data": {"race": {}, "classes": [], "stats": []}}),
    "avrae": json.dumps({"upstream": "beyond-1", "stats": {}, "levels": {}}),
    "fight": json.dumps({"format": "arbitre", "lines": []}),
    "json": '{"name": ',
    "page": "<!DOCTYPE html><html></html>",
    "table": "nom;pv;ca\nNell;12;14\n",
}


__all__ = ["store"]


@pytest.fixture
async def shelf(store: Store) -> Shelf:
    return shelf_of(store)


async def read(shelf: Shelf, text: str, locale: str = "fr", game: str = "alternatif") -> str:
    """How *text* reads as a sheet, or the sentence that refuses it."""
    try:
        await shelf.import_text(actor(locale=locale), GUILD, text.encode(), ruleset=game)
    except Refused as refused:
        return str(shelf.services.renderer.refusal(locale, refused, bare=True))
    row = await shelf.services.store.sheet(GUILD, actor().user, "Nell")
    assert row is not None
    return RULESETS[game].sheets.write(row.body)


async def test_fields_and_entries_go_by_the_names_that_people_see(shelf: Shelf) -> None:
    text = await read(shelf, BROUGHT)
    kept = tomllib.loads(text)
    assert (kept["name"], kept["class"], kept["level"], kept["stamina"]) == ("Nell", "warrior", 3, 12)
    assert kept["weapons"] == ["longsword", "dagger"]
    assert kept["ranks"] == {"longsword": 2}


@pytest.mark.parametrize("game", RULESETS)
async def test_every_field_of_every_game_is_known_by_its_label_in_both_languages(shelf: Shelf, game: str) -> None:
    fields = [each for group in RULESETS[game].sheets.groups().values() for each in group]
    called = shelf.services.renderer.called(game, fields)
    assert set(called.values()) == set(fields)


async def test_a_field_that_there_is_not_is_told_before_one_that_is_missing(shelf: Shelf) -> None:
    assert "`pv`" in await read(shelf, 'name = "Nell"\npv = 12\n')
    missing = await read(shelf, 'name = "Nell"\nbody = 3\n')
    assert missing == "Fiche refusée\u00a0: il manque «\u00a0Endurance\u00a0» (`stamina`)."
    assert await read(shelf, 'name = "Nell"\nbody = 3\n', "en") == "Sheet refused: “Stamina” (`stamina`) is missing."
    # One field by two names is one too many.
    assert "`nom`" in await read(shelf, 'name = "Nell"\nnom = "Nell"\nstamina = 3\nbody = 3\n')


async def test_what_is_no_sheet_of_ours_is_called_what_it_is(shelf: Shelf) -> None:
    assert set(OTHERS) == set(FORMATS)
    for kind, text in OTHERS.items():
        assert recognised(text) == kind
    assert "Foundry" in await read(shelf, OTHERS["foundry"])
    assert "D&D Beyond" in await read(shelf, OTHERS["dndbeyond"], "en")
    assert len({await read(shelf, text) for text in OTHERS.values()}) == len(OTHERS)


async def test_ids_that_no_button_of_ours_bears_get_the_usual_sentence(shelf: Shelf) -> None:
    await shelf.create(actor(), GUILD, {"name": "Jo", "class": "voleur", "level": 2}, ruleset="alternatif")
    told = set[str]()
    for verb in ("edit", "again", "said", "new", "anew", "made", "retext", "read", "drop", "keep", "copy", "zork", ""):
        for rest in (
            "",
            "|",
            "|zork",
            "|zork|Jo",
            "|alternatif|zork",
            "|person|Jo|x",
            "|@9:zork",
            "|-1|-1",
            f"|{'x' * 99}",
        ):
            try:
                outcome = await shelf.press(actor(), GUILD, 0, f"sheet|{verb}{rest}", {"name": "x"})
            except Refused as refused:
                told.add(refused.key)
            else:
                # What is wrong with it is told with a button that opens the form again.
                told.add("private" if outcome.private else verb + rest)
    assert told <= {"moment-passed", "sheet-gone", "private"}


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("fr", "Sans effet dans ce jeu\u00a0: Attaque en puissance et Vigilance. Au MJ d’en tenir compte."),
        ("en", "Of no effect in this game: Power Attack and Alertness. The GM may reckon with it."),
    ],
)
async def test_what_no_rule_plays_of_a_sheet_is_said_when_it_is_brought_or_added(
    shelf: Shelf, locale: str, told: str
) -> None:
    """Once: what the owner has read already is not told again with the next change."""
    who = actor(locale=locale)
    text = 'name = "Nell"\nhit_points = 12\nfeats = ["dodge", "power_attack", "alertness"]\n'
    brought = await shelf.import_text(who, GUILD, text.encode(), ruleset="dnd35")
    assert brought.card is not None
    assert told in brought.card.text
    changed = await shelf.equip(who, GUILD, "Nell", {"weapon": "club"})
    assert changed.card is not None
    assert told[:10] not in changed.card.text
