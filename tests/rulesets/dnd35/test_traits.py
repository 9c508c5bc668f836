"""What creatures have beside their figures: what their hits lead to, how they fight, what is noted of them."""

from __future__ import annotations

from typing import get_args

import pytest

from bot.catalogue.dnd35_creatures import Trait35
from bot.kernel.decisions import NOTHING
from bot.rulesets.dnd35.attack.strikes import AttackRolled, ThreatRolled
from bot.rulesets.dnd35.charging.actions import ChargeBegun
from bot.rulesets.dnd35.damage import DamageDealt
from bot.rulesets.dnd35.fixing import Damage
from bot.rulesets.dnd35.grapple.events import GrabRolled, Gripped
from bot.rulesets.dnd35.manoeuvres.events import ContestRolled, Toppled, TouchRolled
from bot.rulesets.dnd35.recovery.aid import AbilityRegained, LetRest
from bot.rulesets.dnd35.recruit import PLAYED, unplayed
from bot.rulesets.dnd35.spells.areas import SaveRolled
from bot.rulesets.dnd35.state import Effect, Extra, Fighter, Rider, Weapon
from bot.rulesets.dnd35.traits import (
    Afflicted,
    LevelDrained,
    OdditiesNoted,
    Regenerated,
    Rent,
    RiderNoted,
    ScoreDrained,
    Struggled,
)
from bot.rulesets.shared.conditions import Condition
from tests.rulesets.dnd35.holding import grappling
from tests.rulesets.dnd35.magic import catalogue, spell
from tests.rulesets.dnd35.skirmish import GM, LONGSWORD, Skirmish, fighter
from tests.rulesets.dnd35.wild import game

BESIDE = {"wolf": "E8", "orc": "F8"}
BITE = Weapon("bite", "1d6", held="natural", types=("piercing",), to_hit=5, plus=1)
CLAWS = Weapon("claws", "1d4", held="natural", types=("slashing",), to_hit=5, plus=1, number=2)


def against(*arms: Weapon, orc=None, **figures) -> Skirmish:  # type: ignore[no-untyped-def]
    target = orc or fighter("Orc", "foes", met=True, hit_points=40)
    return Skirmish(fighter("Wolf", "players", *arms, **figures), target, cells=BESIDE)


def bites(rider: Rider, *faces: int, **orc: object) -> Skirmish:
    figures = {"met": True, "hit_points": 40, **orc}
    arm = Weapon("bite", "1d6", held="natural", types=("piercing",), to_hit=5, plus=0, rider=rider)
    s = against(arm, orc=fighter("Orc", "foes", **figures))
    s.attacks("wolf", "orc", 15, 4, *faces, with_="bite")
    return s


def creature(kind: str) -> Fighter:
    (found,) = game().recruiter.creatures(game().opening({}), {"creature": kind})
    return found  # type: ignore[no-any-return]


# ---- nothing is left out


def test_every_trait_of_a_creature_is_played_or_noted() -> None:
    """A trait that nothing plays is told to the game master; both would be one too many."""
    noted = {each for entry in catalogue().creatures.values() for each in unplayed(entry)}
    assert set(get_args(Trait35)) == PLAYED | (noted - {"rakes", "about"})
    assert not PLAYED & noted
    for entry in catalogue().creatures.values():
        made = creature(str(entry.id))
        assert set(made.oddities) == set(unplayed(entry)), entry.id
        assert {each.weapon for each in made.blows} == {
            name
            for name, harm in (("constrict", entry.constricts), ("rend", entry.rends), ("rush", entry.charges))
            if harm is not None
        }, entry.id
        riders = [each.rider for each in entry.attacks]
        assert [each.rider is not None for each in made.weapons] == [each is not None for each in riders], entry.id


def test_the_game_master_is_told_what_is_his_as_its_first_turn_begins() -> None:
    ghoul = creature("ghoul")
    s = Skirmish(fighter("Aria"), ghoul, cells={"aria": "A4", ghoul.id: "H4"})
    s.passes("aria")
    assert s.one(OdditiesNoted).oddities == ("about",)
    assert s.game.audience(s.one(OdditiesNoted)).to == "gm"


# ---- poison and the like


@pytest.mark.rule("D35-HPS-009")
def test_what_poison_has_taken_comes_back_with_rest() -> None:
    s = bites(Rider("fortitude", 14, drains={"constitution": "1d6"}), 2, 4, constitution=14, level=3)
    orc = s.who("orc")
    assert (orc.score("constitution"), orc.hit_points, orc.hit_points_max) == (10, 30, 34)
    s.notes(Damage(GM, "wolf", 40, ""))
    s.notes(LetRest(GM, "day"))
    assert (s.one(AbilityRegained).ability, s.one(AbilityRegained).points) == ("constitution", 2)
    # Two points for each level from the day, and one for each from the modifier that is back.
    orc = s.who("orc")
    assert (orc.drained, orc.hit_points_max, orc.hit_points) == ({"constitution": 2}, 37, 37)
    s.notes(LetRest(GM, "day"))
    orc = s.who("orc")
    assert (orc.drained, orc.score("constitution"), orc.hit_points_max, orc.hit_points) == ({}, 14, 40, 40)


@pytest.mark.rule("D35-BAS-014")
def test_poison_takes_strength_from_whoever_does_not_resist() -> None:
    poison = Rider("fortitude", 13, drains={"strength": "1d6"})
    s = bites(poison, 9, 4, strength=16, fortitude=3)
    assert (s.one(SaveRolled).total, s.one(SaveRolled).against) == (12, 13)
    assert s.one(ScoreDrained).points == 4
    assert s.who("orc").modifier("strength") == 1
    saved = bites(poison, 10, strength=16, fortitude=3)
    assert not saved.said(ScoreDrained)
    proof = bites(poison, immune=("poison",))
    assert not proof.said(SaveRolled)
    weak = bites(poison, 1, 6, strength=5)
    assert weak.who("orc").score("strength") == 0
    weak.passes("wolf")
    assert weak.asked == [("wolf", "declare")], "without Strength he lies there"


def test_constitution_that_sinks_takes_hit_points_along() -> None:
    touch = Rider("fortitude", 14, drains={"constitution": "1d6"})
    s = bites(touch, 2, 4, constitution=14, level=3)
    assert (s.who("orc").hit_points, s.who("orc").hit_points_max) == (40 - 4 - 2 * 3, 40 - 2 * 3)
    dead = bites(touch, 2, 6, constitution=6)
    assert dead.who("orc").died


def test_a_negative_level_weakens_all_rolls() -> None:
    s = bites(Rider(levels=1), level=2)
    assert s.one(LevelDrained).levels == 1
    assert s.who("orc").hit_points == 40 - 4 - 5
    s.passes("wolf")
    s.attacks("orc", "wolf", 10, 4)
    assert s.one(AttackRolled).total == 9
    assert bites(Rider(levels=1), level=1).who("orc").died


@pytest.mark.rule("D35-ATK-010")
def test_a_ghouls_touch_paralyses_for_a_while() -> None:
    touch = Rider("fortitude", 12, condition="paralysed", rounds="1d4", plus=1)
    s = bites(touch, 5, 1)
    assert s.one(Afflicted).status == "paralysed"
    s.passes("wolf")
    assert (s.asked, s.who("orc").has("paralysed")) == ([("wolf", "declare")], True)
    s.passes("wolf")
    assert not s.who("orc").has("paralysed"), "two rounds"
    assert not bites(touch, immune=("paralysis",)).said(SaveRolled)


def test_what_only_words_say_is_noted_after_the_save_is_rolled() -> None:
    s = bites(Rider("fortitude", 11, noted=True), 4)
    assert s.one(RiderNoted).target == "orc"
    assert not s.one(SaveRolled).success
    assert s.game.audience(s.one(RiderNoted)).to == "gm"


def test_bonds_hold_until_one_gets_out() -> None:
    web = Weapon("web", kind="ranged", increment=300, held="natural", touch=True, to_hit=5, rider=Rider(
        condition="entangled", escape=13, burst=17
    ))  # fmt: skip
    orc = fighter("Orc", "foes", met=True, dexterity=14, strength=14)
    s = Skirmish(fighter("Wolf", "players", web), orc, cells={"wolf": "A4", "orc": "C4"})
    s.attacks("wolf", "orc", 15, with_="web")
    assert s.who("orc").fetters == (13, 17)
    assert s.who("orc").modifier("dexterity") == 0
    s.passes("wolf")
    assert not {"approach", "go", "step", "charge"} & {*s.offered("orc")}
    s.does("orc", "struggle", 14, skill="strength")
    assert (s.one(Struggled).total, s.one(Struggled).success) == (16, False)
    s.passes("orc", "wolf")
    s.does("orc", "struggle", 15, skill="strength")
    assert not s.who("orc").has("entangled")


# ---- what a hit leads to


@pytest.mark.rule("D35-MAN-009", "D35-MAN-011")
def test_a_wolf_trips_whom_it_bites_with_no_touch_and_no_answer() -> None:
    s = against(BITE, features=("trip",), strength=14)
    s.attacks("wolf", "orc", 15, 4, with_="bite")
    assert s.asked == [("wolf", "follow")]
    s.answers("wolf", follow="now")
    s.answers("orc", 15, 5, resist="strength")
    assert not [each for each in s.all if isinstance(each, TouchRolled)]
    assert s.one(ContestRolled).won
    assert s.one(Toppled).target == "orc"
    failed = against(BITE, features=("trip",))
    failed.attacks("wolf", "orc", 15, 4, with_="bite")
    failed.answers("wolf", follow="now")
    failed.answers("orc", 3, 15, resist="strength")
    assert ("orc", "counter") not in failed.asked
    weak = against(BITE, features=("trip",), orc=fighter("Orc", "foes", met=True, hit_points=5, hit_points_max=20))
    weak.attacks("wolf", "orc", 15, 4, with_="bite")
    weak.answers("wolf", follow="now")
    assert weak.question("orc").facts["reply"] is False, "it answers nothing"
    weak.answers("orc", 3, 15, resist="strength")
    assert weak.who("orc").hit_points == 0, "it is the wolf who has strained itself, if anybody"
    left = against(BITE, features=("trip",))
    left.attacks("wolf", "orc", 15, 4, with_="bite")
    left.answers("wolf", follow=NOTHING)
    assert not left.said(ContestRolled)


@pytest.mark.rule("D35-GRA-005")
def test_a_bear_seizes_whoever_is_smaller_and_provokes_nothing() -> None:
    bear = fighter("Wolf", "players", CLAWS, features=("grab",), size="large", strength=20)
    s = Skirmish(bear, fighter("Orc", "foes", met=True, hit_points=40), cells={"wolf": "D8", "orc": "F8"})
    s.attacks("wolf", "orc", 15, 2, with_="claws")
    assert s.asked == [("wolf", "follow")]
    s.answers("wolf", 15, 5, 2, follow="now")
    assert not s.said(GrabRolled)
    assert s.one(Gripped).target == "orc"
    equal = against(CLAWS, features=("grab",))
    equal.attacks("wolf", "orc", 15, 2, with_="claws")
    assert equal.asked == [("wolf", "declare")]


@pytest.mark.rule("D35-GRA-013")
def test_a_snake_squeezes_with_its_own_dice() -> None:
    coils = creature("constrictor_snake").arm("constrict")
    assert (coils.dice, coils.plus) == ("1d3", 4)
    s = grappling(bor={"blows": (coils,)})
    s.does("bor", "crush", 15, 3, 2, target="orc", harm="nonlethal")
    assert (s.one(DamageDealt).dealt, s.one(DamageDealt).lethal) == (6, True)


def test_claws_that_both_hit_tear() -> None:
    s = against(CLAWS, blows=(Weapon("rend", "2d6", plus=9, types=("slashing",), held="natural"),))
    s.attacks("wolf", "orc", 15, 2, with_="claws")
    assert not s.said(Rent)
    s.attacks("wolf", "orc", 15, 2, 3, 4, with_="claws")
    assert s.one(Rent).dealt == 3 + 4 + 9


@pytest.mark.rule("D35-MOV-001", "D35-MOV-002")
def test_only_what_pounces_goes_on_after_a_charge() -> None:
    def charged(*features: str, base_attack: int = 0) -> Skirmish:
        lion = fighter("Lion", "players", CLAWS, BITE, features=features, base_attack=base_attack)
        s = Skirmish(lion, fighter("Orc", "foes", met=True, hit_points=60), cells={"lion": "A4", "orc": "F4"})
        s.does("lion", "charge", 15, 2, target="orc", **{"with": "claws"})
        assert s.said(ChargeBegun)
        return s

    assert charged().asked == [("orc", "declare")]
    pounced = charged("pounce")
    assert pounced.options("lion", "with", action="attack", target="orc") == ("claws", "bite")
    pounced.attacks("lion", "orc", 10, 3, with_="bite")
    assert pounced.one(AttackRolled).total == 10 + 5 + 2
    armed = fighter("Aria", "players", LONGSWORD, base_attack=11)
    s = Skirmish(armed, fighter("Orc", "foes", met=True, hit_points=60), cells={"aria": "A4", "orc": "F4"})
    s.does("aria", "charge", 15, 2, target="orc", **{"with": "longsword"})
    assert s.asked == [("orc", "declare")], "one attack, however good he is"


def test_a_minotaur_charges_with_its_horns() -> None:
    bull = creature("minotaur")
    rush = bull.arm("rush")
    assert (rush.dice, rush.plus) == ("4d6", 6)
    s = Skirmish(
        fighter("Bull", "players", *bull.weapons, blows=bull.blows), fighter("Orc", "foes", met=True, hit_points=60),
        cells={"bull": "A4", "orc": "F4"},
    )  # fmt: skip
    s.does("bull", "charge", 10, 1, 2, 3, 4, target="orc", **{"with": "gore"})
    assert s.one(AttackRolled).total == 10 + 9 + 2
    assert s.one(DamageDealt).dealt == 10 + 6


@pytest.mark.rule("D35-ACT-007")
def test_a_zombie_has_one_action() -> None:
    zombie = creature("zombie")
    s = Skirmish(fighter("Aria"), fighter("Zed", "foes", features=zombie.features), cells={"aria": "A4", "zed": "B4"})
    s.passes("aria")
    assert s.state.turn is not None
    assert s.state.turn.restricted


@pytest.mark.rule("D35-HPS-010")
def test_a_troll_gets_rid_of_all_that_is_no_fire_or_acid() -> None:
    flame = Weapon("longsword", "1d8", types=("slashing",), extra=(Extra("1d6", "fire"),))
    troll = fighter("Troll", "foes", met=True, hit_points=30, regenerates=5, unless=("fire", "acid"))
    s = Skirmish(fighter("Aria", "players", flame), troll, cells={"aria": "E8", "troll": "F8"})
    s.attacks("aria", "troll", 15, 7, 4)
    assert (s.one(DamageDealt).dealt, s.one(DamageDealt).mended) == (11, 7)
    assert (s.who("troll").hit_points, s.who("troll").nonlethal) == (26, 7)
    s.passes("aria")
    assert s.one(Regenerated).points == 5
    assert s.who("troll").nonlethal == 2


# ---- sneak attacks


@pytest.mark.rule("D35-BAS-008", "D35-ATK-005")
def test_a_sneak_attack_finds_the_weak_spot_of_whoever_cannot_dodge() -> None:
    def struck(*faces: int, **orc: object) -> DamageDealt:
        figures = {"met": True, "hit_points": 40, **orc}
        s = against(LONGSWORD, orc=fighter("Orc", "foes", **figures), sneak=2)
        s.attacks("wolf", "orc", *faces)
        return s.one(DamageDealt)

    assert struck(15, 4, met=True).dealt == 4
    assert struck(15, 4, 5, 6, met=False).dealt == 4 + 11
    assert struck(20, 15, 4, 4, 5, 6, met=False).dealt == 8 + 11, "it is not multiplied"
    assert struck(15, 4, met=False, immune=("critical",)).dealt == 4


@pytest.mark.rule("D35-BAS-008", "D35-CAM-005")
def test_whoever_strikes_unseen_finds_a_weak_spot_though_the_blow_shows_him() -> None:
    """The spell ends with the roll; that the target could not dodge holds for the second roll and for the damage."""
    orc = fighter("Orc", "foes", met=True, hit_points=60, dexterity=16)
    unseen = {"effects": (Effect(spell("invisibility", 3), "wolf"),), "conditions": (Condition("invisible"),)}
    scene = against(LONGSWORD, orc=orc, sneak=2, **unseen)
    scene.attacks("wolf", "orc", 20, 15, 4, 4, 5, 6)
    assert not scene.who("wolf").has("invisible")
    assert scene.one(AttackRolled).against == scene.one(ThreatRolled).against == 10
    assert scene.one(DamageDealt).dealt == 8 + 11


@pytest.mark.rule("D35-ATK-006", "D35-ATK-007")
@pytest.mark.parametrize(("faces", "dealt"), [((15, 4, 5, 6), 4 + 11), ((20, 15, 4, 4, 5, 6), 8 + 11)])
def test_whoever_has_been_taken_in_by_a_feint_shows_a_weak_spot_once(faces: tuple[int, ...], dealt: int) -> None:
    """The feint is used up by the roll of the attack, and counts for its damage all the same."""
    orc = fighter("Orc", "foes", met=True, hit_points=60)
    scene = against(LONGSWORD, orc=orc, sneak=2, skills={"bluff": 20})
    scene.does("wolf", "feint", 12, 2, target="orc")
    scene.passes("wolf", "orc")
    scene.attacks("wolf", "orc", *faces)
    assert scene.one(DamageDealt).dealt == dealt
    scene.passes("wolf", "orc")
    scene.attacks("wolf", "orc", 15, 4)
    assert scene.one(DamageDealt).dealt == 4
