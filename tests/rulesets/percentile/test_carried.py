"""Weapons that are carried and not held: drawing one is an action, and takes the place of what was in hand."""

from __future__ import annotations

import pytest

from bot.catalogue import SheetRefused, load_percentile
from bot.kernel.errors import Refused
from bot.kernel.values import evolve
from bot.rulesets.percentile.declaring.words import Declare
from bot.rulesets.percentile.fixing import SetStatus
from bot.rulesets.percentile.rounds import WeaponDrawn
from bot.rulesets.percentile.state import Declaration, Fighter, Status
from tests.rulesets.percentile.brawl import BOW, GM, HALBERD, Brawl, Shield, fighter

KNIFE = evolve(HALBERD, weapon="dagger", hands=1, skill="melee")


def brawl(**more: object) -> Brawl:
    hero: Fighter = fighter("P", initiative=6, melee=50, physique=50)
    hero = evolve(hero, **{"carried": (KNIFE, HALBERD), **more})
    return Brawl(hero, fighter("Orc", "foes", initiative=2, melee=40, hit_points=40))


def draws(scene: Brawl, weapon: str | None) -> None:
    scene.round({"p": Declaration("draw", drawn=weapon), "orc": Declaration("nothing")})


@pytest.mark.rule("PCT-SYS-004")
def test_what_is_drawn_takes_the_place_of_what_was_held() -> None:
    scene = brawl()
    held = scene.state.fighters["p"].main
    draws(scene, "dagger")
    assert scene.one(WeaponDrawn) == WeaponDrawn("p", "dagger")
    after = scene.state.fighters["p"]
    assert after.main == KNIFE
    assert [each.weapon for each in after.carried] == ["halberd", *([held.weapon] if held.skill == "melee" else [])]


def test_what_is_broken_is_let_go_and_the_new_weapon_is_whole() -> None:
    scene = brawl(main=HALBERD, carried=(KNIFE,))
    scene.says(SetStatus(GM, "p", "broken_weapon", True))
    assert not scene.state.fighters["p"].usable("main", 1)
    draws(scene, "dagger")
    after = scene.state.fighters["p"]
    assert (after.main, after.carried, after.usable("main", 2)) == (KNIFE, (), True)


def test_two_hands_are_not_free_beside_a_shield() -> None:
    scene = brawl(shield=Shield(0, 1))
    refused = scene.tries(Declare(GM, "p", Declaration("draw", drawn="halberd")))
    assert isinstance(refused, Refused)
    assert (refused.key, refused.facts["weapons"]) == ("percentile-draw-what", "dagger")


def test_the_second_weapon_is_put_away_for_one_of_two_hands() -> None:
    scene = brawl(main=KNIFE, second=KNIFE, carried=(HALBERD,))
    draws(scene, "halberd")
    after = scene.state.fighters["p"]
    assert (after.main, after.second, after.carried) == (HALBERD, None, (KNIFE, KNIFE))


def test_whoever_carries_nothing_is_offered_nothing_to_draw() -> None:
    scene = brawl(carried=())
    assert "draw" not in scene.question("p").fields[0].options


def test_a_creature_whose_weapon_breaks_draws_another() -> None:
    broken = Status("broken_weapon", weapon="main")
    scene = brawl(main=HALBERD, carried=(BOW, KNIFE), temperament="steady", statuses=(broken,))
    said = scene.state.fighters["p"].declaration
    assert said is not None
    assert (said.kind, said.drawn) == ("draw", BOW.weapon)


def test_a_sheet_names_only_weapons_that_there_are() -> None:
    catalogue = load_percentile()
    text = 'name = "Hugo"\nhit_points = 9\ncarried = ["dagger", "rapier of doom"]\n'
    with pytest.raises(SheetRefused) as caught:
        catalogue.sheet_from_toml(text)
    assert caught.value.field == "carried.2"
