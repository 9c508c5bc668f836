"""Who joins under the percentile rules: characters of sheets, creatures, battalions, the three of the bear pit."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

import pytest

from bot.catalogue import SheetRefused, load_percentile
from bot.kernel.errors import Refused
from bot.render import Renderer
from bot.rulesets.percentile.recruit import CatalogueRecruiter
from bot.rulesets.percentile.sheets import PercentileSheets
from bot.rulesets.percentile.state import FISTS, Fighter, PercentileState, Settings, Shield
from bot.text import LOCALES, Texts

CATALOGUE = load_percentile()
SHEETS = PercentileSheets(CATALOGUE)
RECRUITER = CatalogueRecruiter(CATALOGUE, SHEETS)
Variant = Literal["combat", "battle", "pit"]


def state(*people: Fighter, variant: Variant = "combat") -> PercentileState:
    return PercentileState(settings=Settings(variant=variant), fighters={each.id: each for each in people})


def joined(here: PercentileState, ready: str = "ambre", player: int = 1, **args: str) -> Fighter:
    (found,) = RECRUITER.player(here, {"sheet": SHEETS.propose({"ready": ready})[1], "player": player, **args})
    return found


def added(here: PercentileState, creature: str = "orc", **args: str | int) -> tuple[Fighter, ...]:
    return RECRUITER.creatures(here, {"creature": creature, **args})


def names(people: tuple[Fighter, ...]) -> list[str]:
    return [each.name for each in people]


# ---- sheets


def test_a_character_brings_all_that_its_sheet_says() -> None:
    ambre = joined(state())
    assert (ambre.id, ambre.name, ambre.side, ambre.player, ambre.pc) == ("ambre", "Ambre", "players", 1, True)
    assert (ambre.hit_points, ambre.hit_points_max, ambre.bonus, ambre.temperament) == (14, 14, "1", None)
    assert ambre.scores["melee"] == 70
    assert ambre.second is not None
    assert (ambre.main.weapon, ambre.second.weapon, ambre.main.cutting) == ("longsword", "dagger", True)
    assert [(each.name, each.value, each.natural) for each in ambre.protections] == [("leather", 2, False)]
    gontran = joined(state(), "gontran")
    assert gontran.shield == Shield(10, 1)
    hermine = joined(state(), "hermine")
    assert (hermine.main.percussive, hermine.main.parries, hermine.main.skill) == (True, True, "pole_weapon")
    sylvain = joined(state(), "sylvain")
    assert (sylvain.main.ranged, sylvain.main.percussive, sylvain.main.parries) == (True, False, False)
    ysoline = joined(state(), "ysoline")
    assert (ysoline.mount, ysoline.mounted, ysoline.bonus) == ("Grisette", True, "1d4")
    mirabelle = joined(state(), "mirabelle")
    assert (mirabelle.psy, mirabelle.psy_max) == (16, 16)
    assert [each.spell for each in mirabelle.spells][:2] == ["fire_bolt", "lightning"]
    assert mirabelle.spells[3].area


@pytest.mark.rule("PCT-SYS-002", "PCT-UNA-001")
def test_the_least_of_sheets_fights_with_bare_hands_and_may_come_hurt() -> None:
    _, body = SHEETS.read('name = "Nell"\npv = 7\npv_max = 10\nphysique = 50\npj = false\n')
    (nell,) = RECRUITER.player(state(), {"sheet": body, "player": 3})
    assert replace(nell.main, names={}) == FISTS
    assert nell.main.names == {"fr": "mains nues", "en": "bare hands"}
    assert (nell.hit_points, nell.hit_points_max, nell.pc, nell.scores) == (7, 10, False, {"physique": 50})


def test_two_of_one_name_are_told_apart_and_nobody_comes_twice() -> None:
    first = joined(state())
    second = joined(state(first), player=2)
    assert (second.id, second.name, second.origin) == ("ambre-2", "Ambre 2", "Ambre")
    with pytest.raises(Refused) as refused:
        joined(state(first))
    assert (refused.value.key, refused.value.facts) == ("already-joined", {"name": "Ambre"})


def test_nobody_plays_on_both_sides_or_joins_the_game_masters_people() -> None:
    ambre = joined(state())
    with pytest.raises(Refused) as refused:
        joined(state(ambre), "gontran", side="foes")
    assert refused.value.key == "one-side"
    with pytest.raises(Refused) as refused:
        joined(state(*added(state())), side="foes")
    assert refused.value.key == "gm-side"
    assert joined(state(ambre), "gontran", player=2, side="foes").side == "foes"


# ---- proposals


@pytest.mark.parametrize(
    ("args", "main", "second", "shield"),
    [
        ({}, "longsword", None, "shield"),
        ({"class": "soldat"}, "longsword", None, "shield"),
        ({"class": "Wrest"}, "wrestling", None, None),
        ({"class": "brigand"}, "short_sword", "dagger", None),
        ({"class": "brigand", "weapon": "pique"}, "pike", None, None),
        ({"weapon": "hallebarde"}, "halberd", None, None),
        ({"weapon": "Hache"}, "axe", None, "shield"),
        ({"left": "dague"}, "longsword", "dagger", None),
        ({"class": "brigand", "left": "rondache"}, "short_sword", None, "buckler"),
    ],
)
def test_a_trade_proposes_what_was_not_said(
    args: dict[str, str], main: str, second: str | None, shield: str | None
) -> None:
    name, body = SHEETS.propose({"name": "Nell", "level": None, **args})
    sheet = SHEETS.sheet(body)
    assert (name, sheet.name, sheet.main, sheet.second, sheet.shield) == ("Nell", "Nell", main, second, shield)
    assert sheet.skills


@pytest.mark.parametrize(
    ("args", "field", "key"),
    [
        ({"class": "notaire"}, "class", "sheet-entry"),
        ({"weapon": "cuillère"}, "weapon", "sheet-entry"),
        ({"left": "cuillère"}, "left", "sheet-entry"),
        ({"ready": "personne"}, "ready", "sheet-entry"),
        ({"class": "archer", "left": "dague"}, "second", "sheet-hands"),
        ({"name": ""}, "name", "sheet-length"),
        ({"name": "x" * 41}, "name", "sheet-length"),
    ],
)
def test_what_cannot_be_proposed_is_refused(args: dict[str, str], field: str, key: str) -> None:
    with pytest.raises(SheetRefused) as refused:
        SHEETS.propose({"name": "Nell", **args})
    assert (refused.value.field, refused.value.key) == (field, key)


def test_a_level_means_nothing_here() -> None:
    with pytest.raises(Refused) as refused:
        SHEETS.propose({"name": "Nell", "level": 3})
    assert (refused.value.key, refused.value.facts) == ("option-not-in-this-game", {"option": "level"})


def test_a_ready_made_character_may_take_another_name() -> None:
    assert SHEETS.propose({"ready": "Mira", "name": "Zoé"})[0] == "Zoé"
    assert dict(SHEETS.ready("en"))["hermine"] == "Hermine, A halberdier of the watch"


@pytest.mark.parametrize("locale", LOCALES)
def test_every_sheet_is_a_card_that_reads_well(locale: str) -> None:
    renderer = Renderer(Texts(strict=True))
    for ident, _ in SHEETS.ready(locale):
        name, body = SHEETS.propose({"ready": ident})
        text = renderer.sheet("percentile", SHEETS.facts(body, locale), locale).text
        assert name in text
        assert "None" not in text
        assert len(text) < 600


def test_a_card_says_what_the_sheet_says() -> None:
    renderer = Renderer(Texts(strict=True))
    _, body = SHEETS.read(
        'name = "Nell"\npv = 7\npv_max = 10\nforce = 40\nbonus_dommages = -1\npj = false\n[skills]\nJonglage = 5\n'
    )
    assert renderer.sheet("percentile", SHEETS.facts(body, "en"), "en").text.split("\n") == [
        "📜 **Nell** (NPC)",
        "Hit points 7 of 10",
        "Physique – · Strength 40 · Agility – · Luck –",
        "jonglage 5",
        "Bare hands · damage −1",
        "No protection",
    ]


# ---- creatures


def test_creatures_are_numbered_and_left_to_their_temperament() -> None:
    orcs = added(state(), count=2)
    assert names(orcs) == ["Orc 1", "Orc 2"]
    assert {each.side for each in orcs} == {"foes"}
    assert {(each.pc, each.player, each.temperament, each.origin) for each in orcs} == {(False, None, "furious", "orc")}
    assert (orcs[0].hit_points, orcs[0].soldiers, orcs[0].soldier_hit_points) == (14, None, 0)
    assert names(added(state(*orcs), name="grok")) == ["Grok"]
    assert names(added(state(), "bear", locale="en")) == ["Bear"]
    (bear,) = added(state(), "bear", side="players")
    assert bear.second is not None
    assert (bear.side, bear.main.weapon, bear.second.weapon) == ("players", "claws", "fangs")
    assert bear.protections[0].natural


@pytest.mark.parametrize(
    ("args", "key"),
    [
        ({"creature": "unicorn"}, "unknown-creature"),
        ({"count": 0}, "how-many-creatures"),
        ({"count": 21}, "how-many-creatures"),
    ],
)
def test_what_cannot_be_added_is_refused(args: dict[str, str | int], key: str) -> None:
    with pytest.raises(Refused) as refused:
        added(state(), **args)  # type: ignore[arg-type]
    assert refused.value.key == key


# ---- the battle


@pytest.mark.rule("PCT-BAT-002", "PCT-BAT-003", "PCT-TST-009")
def test_a_battalion_has_its_soldiers_and_a_quarter_of_their_hit_points() -> None:
    here = state(variant="battle")
    (orcs,) = added(here, size=21)
    assert (orcs.soldiers, orcs.soldier_hit_points, orcs.hit_points, orcs.hit_points_max) == (21, 3, 3, 3)
    (wolves,) = added(here, "wolf", size=40)
    assert (wolves.soldiers, wolves.hit_points) == (40, 2)
    assert names(added(here, "goblin", size=30, count=2)) == ["Gobelin 1", "Gobelin 2"]


@pytest.mark.rule("PCT-BAT-003")
def test_a_single_enemy_in_a_battle_is_weaker_too_and_an_ally_is_not() -> None:
    here = state(variant="battle")
    (mage,) = added(here, "mage")
    assert (mage.hit_points, mage.hit_points_max, mage.soldiers, mage.psy) == (2, 2, None, 12)
    (ally,) = added(here, "mage", side="players")
    assert ally.hit_points == 8
    assert joined(here).hit_points == 14


@pytest.mark.rule("PCT-BAT-001", "PCT-BAT-002")
@pytest.mark.parametrize(
    ("variant", "args", "key"),
    [
        ("battle", {"size": 20}, "percentile-battalion-size"),
        ("battle", {"size": 10_000}, "percentile-battalion-size"),
        ("battle", {"size": 30, "side": "players"}, "percentile-battalion-side"),
        ("combat", {"size": 30}, "percentile-no-battle"),
        ("pit", {"size": 30}, "percentile-no-battle"),
    ],
)
def test_what_is_no_battalion_is_refused(variant: Variant, args: dict[str, str | int], key: str) -> None:
    with pytest.raises(Refused) as refused:
        added(state(variant=variant), **args)  # type: ignore[arg-type]
    assert refused.value.key == key
    if key == "percentile-battalion-size":
        assert refused.value.facts["least"] == 21


# ---- the bear pit


@pytest.mark.rule("PCT-PIT-001")
def test_in_the_pit_everybody_is_on_a_side_of_his_own() -> None:
    here = state(variant="pit")
    ambre = joined(here)
    here = state(ambre, variant="pit")
    gontran = joined(here, "gontran", player=2, side="foes")
    here = state(ambre, gontran, variant="pit")
    (orc,) = added(here, side="players")
    assert [each.side for each in (ambre, gontran, orc)] == ["pit-1", "pit-2", "pit-3"]
    assert orc.hit_points == 14
    # Whose place is empty again is taken by the next who comes.
    assert joined(state(gontran, orc, variant="pit"), player=3).side == "pit-1"
    assert [each.side for each in added(state(gontran, variant="pit"), count=2)] == ["pit-1", "pit-3"]


@pytest.mark.rule("PCT-PIT-001")
def test_nobody_fights_against_himself_in_the_pit() -> None:
    ambre = joined(state(variant="pit"))
    with pytest.raises(Refused) as refused:
        joined(state(ambre, variant="pit"), "gontran")
    assert refused.value.key == "one-side"
