"""The forms of sheets, for every game: what stands in the blanks makes the same sheet, and what is wrong is named."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest

from bot.catalogue import SheetRefused, load_library
from bot.kernel.engine import Engine
from bot.kernel.errors import Refused
from bot.kernel.ruleset import NEW, Sheets
from bot.rulesets import rulesets_of
from bot.rulesets.alternatif.state import Injury

GAMES = rulesets_of(load_library(None))
UNHURT = {"injuries": (), "bleeding": "none"}
READY = [(game, ident) for game, rules in GAMES.items() for ident, _ in rules.sheets.ready("fr")]


def sheets(game: str) -> Sheets:
    return GAMES[game].sheets


def made(game: str, **args: str) -> str:
    return sheets(game).propose({"locale": "fr", **args})[1]


def amended(game: str, body: str, said: Mapping[str, str]) -> dict[str, object]:
    return dict(json.loads(sheets(game).amend(body, said, "fr")[1]))


@pytest.mark.parametrize("locale", ["fr", "en"])
@pytest.mark.parametrize(("game", "ident"), READY)
def test_a_form_sent_as_it_was_opened_changes_nothing(game: str, ident: str, locale: str) -> None:
    name, body = sheets(game).propose({"ready": ident})
    for group, fields in sheets(game).groups().items():
        blanks = sheets(game).blanks(group, body, locale)
        assert [each.name for each in blanks] == list(fields)
        # What is chosen among a few stands there as one of them, whatever the language.
        assert [each.name for each in blanks if each.options and each.value not in ("", *dict(each.options))] == []
        assert sheets(game).amend(body, {each.name: each.value for each in blanks}, locale) == (name, body), group


@pytest.mark.parametrize(("game", "ident"), READY)
def test_what_is_written_is_read_back_the_same(game: str, ident: str) -> None:
    name, body = sheets(game).propose({"ready": ident})
    assert sheets(game).read(sheets(game).write(body)) == (name, body)


@pytest.mark.parametrize("game", list(GAMES))
def test_a_form_fits_what_discord_shows(game: str) -> None:
    groups = sheets(game).groups()
    # Three rows of buttons; a fourth lets the character enter a fight.
    assert 1 <= len(groups) <= 15
    for group in (*groups, NEW):
        blanks = sheets(game).blanks(group, None if group == NEW else made(game, name="Jo"), "fr")
        assert 1 <= len(blanks) <= 5
        assert all(len(each.options) <= 25 for each in blanks)


@pytest.mark.parametrize("game", list(GAMES))
def test_every_field_of_a_sheet_stands_in_one_group(game: str) -> None:
    fields = [field for group in sheets(game).groups().values() for field in group]
    assert len(fields) == len(set(fields))
    wanted = set(json.loads(made(game, name="Jo")))
    if game == "percentile":
        wanted = wanted - {"skills"} | {"other_skills"}
    if game == "alternatif":
        # A blank for each place where a magic item may be.
        wanted = wanted - {"items"} | {"hand", "worn", "belt", "pocket", "bag"}
    assert wanted <= set(fields)


@pytest.mark.parametrize("game", list(GAMES))
def test_what_was_proposed_can_be_looked_at_in_the_form(game: str) -> None:
    proposed = sheets(game).proposed({"name": "Jo", "locale": "fr"})
    fields = {field for group in sheets(game).groups().values() for field in group}
    assert proposed
    assert set(proposed) <= fields
    assert sheets(game).proposed({"ready": sheets(game).ready("fr")[0][0]}) == ()


def test_what_was_said_is_not_proposed() -> None:
    left = sheets("alternatif").proposed({"name": "Jo", "class": "voleur", "level": "2", "weapon": "dague"})
    assert not {"class", "level", "right"} & set(left)
    assert {"class", "level", "right"} <= set(sheets("alternatif").proposed({"name": "Jo"}))
    assert "main" in sheets("percentile").proposed({"name": "Jo"})
    assert "main" not in sheets("percentile").proposed({"name": "Jo", "weapon": "dague"})


@pytest.mark.parametrize(
    ("game", "said", "field", "key"),
    [
        ("alternatif", {"level": "trois"}, "level", "sheet-number"),
        ("alternatif", {"level": "61"}, "level", "sheet-range"),
        ("alternatif", {"name": " "}, "name", "sheet-missing"),
        ("alternatif", {"stamina": ""}, "stamina", "sheet-missing"),
        ("alternatif", {"body": "0"}, "body", "sheet-range"),
        ("alternatif", {"body": "5", "body_max": "4"}, "body_max", "sheet-range"),
        ("alternatif", {"right": "bazooka"}, "right", "sheet-entry"),
        ("alternatif", {"left": "hallebarde"}, "left", "sheet-not-left"),
        ("alternatif", {"weapons": "dague, bazooka"}, "weapons", "sheet-entry"),
        ("alternatif", {"ranks": "dague"}, "ranks", "sheet-scores"),
        ("alternatif", {"ranks": "dague 5"}, "ranks.dagger", "sheet-range"),
        ("alternatif", {"injuries": "bras gauche −21"}, "injuries", "sheet-injury"),
        ("alternatif", {"injuries": "−2"}, "injuries", "sheet-injury"),
        ("alternatif", {"bleeding": "beaucoup"}, "bleeding", "sheet-choice"),
        ("alternatif", {"class": ""}, "bm", "sheet-bonus"),
        ("alternatif", {"str_std": "21"}, "str_std", "sheet-range"),
        ("alternatif", {"wrestling_rank": "7"}, "wrestling_rank", "sheet-range"),
        ("alternatif", {"spells": "abracadabra"}, "spells", "sheet-entry"),
        ("alternatif", {"spells": "abracadabra 2"}, "spells", "sheet-entry"),
        ("alternatif", {"spells": "boule de feu 0"}, "spells", "sheet-range"),
        ("alternatif", {"spells": "boule de feu 41"}, "spells", "sheet-range"),
        ("alternatif", {"spells": "boule de feu 40, image miroir"}, "spells", "sheet-length"),
        ("alternatif", {"belt": "cor, trompette"}, "belt", "sheet-entry"),
        ("dnd5", {"strength": "31"}, "strength", "sheet-range"),
        ("dnd5", {"hit_points": "0"}, "hit_points", "sheet-range"),
        ("dnd5", {"skills": "cuisine"}, "skills", "sheet-entry"),
        ("dnd5", {"walk_m": "vite"}, "walk_m", "sheet-number"),
        ("dnd5", {"second": "arc long"}, "second", "sheet-hands"),
        ("percentile", {"melee": "101"}, "skills.melee", "sheet-range"),
        ("percentile", {"physique": "beaucoup"}, "physique", "sheet-number"),
        ("percentile", {"hit_points": "0"}, "hit_points", "sheet-range"),
        ("percentile", {"damage_bonus": "fort"}, "damage_bonus", "sheet-number_or_dice"),
        ("percentile", {"second": "hallebarde"}, "second", "sheet-hands"),
        ("percentile", {"other_skills": "nage"}, "other_skills", "sheet-scores"),
        ("percentile", {"other_skills": "Mêlée 40"}, "other_skills", "sheet-unknown"),
        ("percentile", {"spells": "abracadabra"}, "spells", "sheet-entry"),
    ],
)
def test_what_is_wrong_is_named(game: str, said: dict[str, str], field: str, key: str) -> None:
    with pytest.raises(SheetRefused) as refused:
        sheets(game).amend(made(game, name="Jo"), said, "fr")
    assert (refused.value.field, refused.value.key) == (field, key)


def test_blanks_are_understood_as_people_type_them() -> None:
    said = {"str_hit": "+2", "dex_std": "−1", "weapons": "épée longue\ndague;", "ranks": "Épée longue: 2, dague 1"}
    body = amended("alternatif", made("alternatif", name="Jo"), said)
    assert (body["str_hit"], body["dex_std"], body["weapons"]) == (2, -1, ["longsword", "dagger"])
    assert body["ranks"] == {"longsword": 2, "dagger": 1}
    body = amended("percentile", made("percentile", name="Jo"), {"melee": "", "other_skills": "Nage 40", "pc": "no"})
    assert "melee" not in dict(body["skills"])  # type: ignore[call-overload]
    assert dict(body["skills"])["nage"] == 40  # type: ignore[call-overload]
    assert body["pc"] is False


def test_spells_are_written_with_how_often_they_are_in_mind() -> None:
    body = made("alternatif", ready="teluard")
    blank, unfamiliar = sheets("alternatif").blanks("spells", body, "fr")
    assert unfamiliar.value == ""
    assert amended("alternatif", body, {"unfamiliar": "baguette de traits"})["unfamiliar"] == ["wand_of_bolts"]
    assert blank.value == "boule de feu 2, image miroir, missile magique 2, lueur (cantrip)"
    after = amended("alternatif", body, {"spells": "Fireball\nimage 2; missile magique: 3"})
    assert after["spells"] == ["fireball", *["mirror_image"] * 2, *["magic_missile"] * 3]
    assert amended("alternatif", body, {"spells": " "})["spells"] == []


def test_spells_that_stay_keep_their_order() -> None:
    text = 'name = "Jo"\nclass = "mage"\nstamina = 9\nbody = 4\nspells = ["fireball", "mirror_image", "fireball"]\n'
    _, body = sheets("alternatif").read(text)
    after = amended("alternatif", body, {"spells": "image miroir, boule de feu 2"})
    assert after["spells"] == ["fireball", "mirror_image", "fireball"]


@pytest.mark.parametrize(
    ("said", "items"),
    [
        ({"worn": "anneau de saut"}, {"wand": "belt", "scroll": "bag", "ring_of_jumping": "worn"}),
        ({"hand": "baguette de traits", "belt": ""}, {"wand": "hand", "scroll": "bag"}),
        ({"hand": "wand of bolts", "belt": "baguette de traits"}, {"wand": "hand", "scroll": "bag"}),
        ({"hand": "baguette de traits"}, {"wand": "hand", "scroll": "bag"}),
        ({"bag": ""}, {"wand": "belt"}),
        ({"belt": "cor", "bag": ""}, {"horn_of_blasting": "belt"}),
    ],
)
def test_a_magic_item_is_in_the_place_where_it_is_written(said: dict[str, str], items: dict[str, str]) -> None:
    short = {"wand": "wand_of_bolts", "scroll": "scroll_of_fireball"}
    after = amended("alternatif", made("alternatif", ready="teluard"), said)
    assert after["items"] == {short.get(item, item): place for item, place in items.items()}


def test_a_maximum_that_is_no_other_than_what_is_left_is_none() -> None:
    body = made("alternatif", name="Jo")
    assert amended("alternatif", body, {"stamina": "4", "stamina_max": "10"})["stamina_max"] == 10
    assert amended("alternatif", body, {"stamina": "10", "stamina_max": "10"})["stamina_max"] is None
    assert (
        amended("percentile", made("percentile", name="Jo"), {"hit_points": "9", "hit_points_max": "9"})[
            "hit_points_max"
        ]
        is None
    )


@pytest.mark.parametrize(
    ("game", "args", "held"),
    [
        ("alternatif", {"weapon": "dague", "left": "bouclier"}, {"right": "dagger", "left": "shield"}),
        ("alternatif", {"weapon": "hallebarde"}, {"right": "halberd", "left": None}),
        ("alternatif", {"left": ""}, {"right": "longsword", "left": None}),
        ("alternatif", {"armour": ""}, {"armour": "none"}),
        ("alternatif", {"armour": "cuir"}, {"armour": "leather"}),
        ("dnd5", {"weapon": "hallebarde"}, {"main": "halberd", "second": None, "shield": None}),
        ("dnd5", {"left": "dague"}, {"main": "longsword", "second": "dagger", "shield": None}),
        ("dnd5", {"armour": ""}, {"armour": None, "shield": "shield"}),
        ("percentile", {"weapon": "hallebarde"}, {"main": "halberd", "second": None, "shield": None}),
        ("percentile", {"left": "dague"}, {"main": "longsword", "second": "dagger", "shield": None}),
        ("percentile", {"left": "pavois"}, {"shield": "pavise", "second": None}),
        ("percentile", {"weapon": ""}, {"main": None}),
        ("percentile", {"armour": "cuir, cotte de mailles"}, {"armours": ["hide", "mail"]}),
        ("percentile", {"armour": ""}, {"armours": []}),
    ],
)
def test_hands_take_other_things(game: str, args: dict[str, str], held: dict[str, object]) -> None:
    body = made(game, name="Jo", weapon="épée longue", left="bouclier")
    after = json.loads(sheets(game).equip(body, {**args, "locale": "fr"})[1])
    assert {field: after[field] for field in held} == held
    if game == "alternatif":
        # What is put away is still there.
        assert {"longsword", "shield"} <= set(after["weapons"])


def test_both_hands_cannot_hold_three_things() -> None:
    for game in GAMES:
        with pytest.raises(Refused):
            sheets(game).equip(made(game, name="Jo"), {"weapon": "hallebarde", "left": "dague", "locale": "fr"})


def test_the_figures_that_follow_a_sheet() -> None:
    before = made("alternatif", name="Jo", level="3")
    after = sheets("alternatif").amend(before, {"stamina": "30", "dex_std": "2", "weapons": "dague"}, "fr")[1]
    assert sheets("alternatif").figures(before, after) == {"ac": 14, "dex_std": 2, "stamina_max": 30}
    stronger = sheets("alternatif").amend(before, {"str_damage": "2"}, "fr")[1]
    assert sheets("alternatif").figures(before, stronger) == {"str_damage": 2, "str_std": 2}
    other = sheets("alternatif").amend(before, {"str_damage": "2", "str_std": "0"}, "fr")[1]
    assert sheets("alternatif").figures(before, other) == {"str_damage": 2}
    worn = sheets("alternatif").worn(after, {"stamina": 4, "body": 5, "injuries": (), "bleeding": "none"})[1]
    assert sheets("alternatif").figures(after, worn) == {}
    before = made("percentile", name="Jo")
    after = sheets("percentile").amend(before, {"melee": "70", "other_skills": "nage 20", "shooting": ""}, "fr")[1]
    assert sheets("percentile").figures(before, after) == {"melee": 70}


@pytest.mark.parametrize(
    ("game", "left", "fields"),
    [
        ("alternatif", {"stamina": 3, "body": -2}, {"stamina": 3, "stamina_max": 10, "body": 0, "body_max": 5}),
        ("alternatif", {"stamina": 10, "body": 5}, {"stamina": 10, "stamina_max": None, "body": 5, "body_max": None}),
        ("alternatif", {"stamina": 99, "body": 9}, {"stamina": 10, "stamina_max": None, "body": 5, "body_max": None}),
        (
            "percentile",
            {"hit_points": -1, "psy": 0},
            {"hit_points": 0, "hit_points_max": 13, "psy": 0, "psy_max": None},
        ),
        ("percentile", {"hit_points": 13, "psy": 3}, {"hit_points": 13, "hit_points_max": None, "psy": 0}),
    ],
)
def test_wounds_are_written_back(game: str, left: dict[str, int], fields: dict[str, object]) -> None:
    body = sheets(game).worn(made(game, name="Jo"), UNHURT | left)[1]
    assert {field: json.loads(body)[field] for field in fields} == fields
    assert sheets(game).read(sheets(game).write(body)) == ("Jo", body)


@pytest.mark.parametrize(
    ("game", "left"), [("alternatif", {"stamina": 0, "body": 0}), ("percentile", {"hit_points": 0, "psy": 0})]
)
def test_whoever_has_no_points_left_joins_no_fight(game: str, left: dict[str, int]) -> None:
    rules = GAMES[game]
    body = sheets(game).worn(made(game, name="Jo"), UNHURT | left)[1]
    with pytest.raises(Refused) as refused:
        rules.compose(rules.opening({}), "join", 1, {"sheet": body, "player": 1})
    assert refused.value.key == "unfit"


@pytest.mark.rule("PCT-POS-013")
def test_spent_psy_is_written_back_and_spent_in_the_next_fight() -> None:
    rules, name = GAMES["percentile"], "Jo"
    body = sheets("percentile").amend(made("percentile", name=name), {"psy": "8"}, "fr")[1]
    body = sheets("percentile").worn(body, {"hit_points": 13, "psy": 3})[1]
    assert (json.loads(body)["psy"], json.loads(body)["psy_max"]) == (3, 8)
    state = joined("percentile", body)
    jo = state.fighters["jo"]
    assert (jo.psy, jo.psy_max) == (3, 8)
    assert rules.worn(state, "jo") == {"hit_points": 13, "psy": 3}
    assert sheets("percentile").facts(body, "fr")["psy_max"] == 8
    assert sheets("percentile").read(sheets("percentile").write(body)) == (name, body)


def joined(game: str, body: str) -> Any:
    """The state of a fight that the character of a sheet has joined."""
    rules = GAMES[game]
    engine: Engine[Any] = Engine(rules, rules.opening({}), bytes(32))
    engine.submit(rules.compose(engine.frame.state, "join", 7, {"sheet": body, "player": 7}), 1)
    return engine.frame.state


@pytest.mark.rule("ALT-CRI-006")
def test_lasting_injuries_are_written_back_and_hinder_in_the_next_fight() -> None:
    rules, kept = GAMES["alternatif"], sheets("alternatif")
    hurt = (
        Injury("left_arm", "cut", 3, -2, "minor"),
        Injury("leg", "blunt", 1, -4, "none", lame=True, text={"fr": "genou broyé", "en": "crushed knee"}),
        Injury("torso", "cut", 5, 0, "serious"),
    )
    left = {"stamina": 3, "body": 2, "injuries": hurt, "bleeding": "serious"}
    body = kept.worn(made("alternatif", name="Jo"), left)[1]
    # The cut that does nothing but bleed is the sheet's bleeding.
    assert [(each["place"], each["malus"], each["lame"]) for each in json.loads(body)["injuries"]] == [
        ("left_arm", -2, False),
        ("leg", -4, True),
    ]
    assert json.loads(body)["bleeding"] == "serious"
    assert kept.read(kept.write(body)) == ("Jo", body)
    assert kept.facts(body, "fr")["injuries"] == "bras gauche −2 · leg −4\u00a0: genou broyé"
    state = joined("alternatif", body)
    jo = state.combatants["jo"]
    assert (jo.malus, jo.bleeding) == (-4, "serious")
    assert rules.worn(state, "jo")["bleeding"] == "serious"
    # What nobody touched in the fight is on the sheet as it was.
    assert kept.worn(body, rules.worn(state, "jo")) == ("Jo", body)
    blanks = {each.name: each.value for each in kept.blanks("injuries", body, "fr")}
    assert blanks == {"injuries": "bras gauche −2\nleg −4\u00a0: genou broyé", "bleeding": "serious"}
    assert kept.amend(body, blanks, "fr") == ("Jo", body)
    healed = kept.amend(body, {"injuries": "Bras Gauche -1\nleg −3 : genou broyé", "bleeding": ""}, "fr")[1]
    assert json.loads(healed)["bleeding"] == "none"
    assert json.loads(healed)["injuries"] == [
        {"place": "left_arm", "malus": -1, "lame": False, "text": {}},
        {"place": "leg", "malus": -3, "lame": True, "text": {"fr": "genou broyé", "en": "crushed knee"}},
    ]
    assert json.loads(kept.amend(body, {"injuries": ""}, "fr")[1])["injuries"] == []
