"""Making an attack (DN5-ATK, DN5-EXT-015)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.ruleset import EVERYBODY, Reader
from bot.kernel.values import evolve
from bot.rulesets.dnd5.actions.circumstances import SayFound
from bot.rulesets.dnd5.attack.events import AttackBegun, AttackEnded, AttackRolled, PlaceJudged, PlaceStruck
from bot.rulesets.dnd5.conditions import SetCondition
from bot.rulesets.dnd5.damage import DamageDealt
from bot.rulesets.dnd5.movement.words import SayDistance
from bot.rulesets.dnd5.state import Fighter, Weapon
from bot.rulesets.shared.people import CombatantRevealed, Hide
from tests.rulesets.dnd5.skirmish import (
    DAGGER,
    GM,
    HALBERD,
    HANDAXE,
    LONGBOW,
    LONGSWORD,
    RAPIER,
    SHORTBOW,
    SHORTSWORD,
    Skirmish,
    fighter,
    met,
)

CROSSBOW = Weapon(
    "light_crossbow",
    "ranged",
    "1d8",
    "piercing",
    ("ammunition", "loading", "two_handed"),
    reach=0,
    near=2400,
    far=9600,
    held="both",
)


def two(who: Fighter, other: Fighter, metres: float = 1.5) -> Skirmish:
    """Both, so far apart, without a grid; *who* acts first."""
    return Skirmish(who, other, apart={"|".join(sorted((who.id, other.id))): int(metres * 100)})


def orc(**more: Any) -> Fighter:
    return fighter("Orc", "foes", **{"hit_points": 30, **more})


def strong(*weapons: Weapon, **more: Any) -> Fighter:
    return fighter("Aria", "players", *weapons, strength=16, **more)


def off(weapon: Weapon) -> Weapon:
    return evolve(weapon, held="off")


@pytest.mark.rule("DN5-ATK-001")
def test_a_target_then_what_counts_then_the_roll_then_damage() -> None:
    scene = two(strong(), orc())
    assert scene.options("aria", "target", action="attack") == ("orc",)
    scene.attacks("aria", "orc", 12, 5)
    kinds = [
        type(each) for each in scene.told if isinstance(each, AttackBegun | AttackRolled | DamageDealt | AttackEnded)
    ]
    assert kinds == [AttackBegun, AttackRolled, DamageDealt, AttackEnded]
    assert [(each.name, each.value) for each in scene.one(AttackRolled).terms] == [
        ("face", 12),
        ("strength", 3),
        ("proficiency", 2),
    ]


@pytest.mark.rule("DN5-ATK-002")
def test_a_contest_is_no_attack_roll() -> None:
    scene = two(strong(), orc())
    scene.does("aria", "shove", target="orc")
    scene.answers("orc", 1, 20, resist="athletics")
    assert not scene.said(AttackRolled)
    scene = two(strong(), orc())
    scene.attacks("aria", "orc", 2)
    assert scene.one(AttackRolled).outcome == "miss"


@pytest.mark.rule("DN5-ATK-003")
@pytest.mark.rule("DN5-ACT-005")
def test_as_much_as_the_armour_class_hits() -> None:
    """11 + 5 against 16: hit; 10 + 5: missed."""
    scene = two(strong(), orc(ac=16))
    scene.attacks("aria", "orc", 11, 4)
    assert (scene.one(AttackRolled).total, scene.one(AttackRolled).outcome) == (16, "hit")
    scene = two(strong(), orc(ac=16))
    scene.attacks("aria", "orc", 10)
    assert (scene.one(AttackRolled).total, scene.one(AttackRolled).outcome) == (15, "miss")
    assert not scene.said(DamageDealt)


@pytest.mark.rule("DN5-ATK-004")
def test_a_creature_uses_the_modifier_of_its_profile() -> None:
    """8 + 3 + 2 = 13; an ogre with + 6: 8 + 6 = 14."""
    scene = two(strong(), orc(ac=14))
    scene.attacks("aria", "orc", 8)
    assert scene.one(AttackRolled).total == 13
    club = Weapon("greatclub", dice="2d8", to_hit=6, damage=4)
    scene = two(fighter("Ogre", "foes", club, strength=30), fighter("Aria"))
    scene.does("ogre", "attack", 8, 3, 4, target="aria", **{"with": "greatclub"})
    assert [(each.name, each.value) for each in scene.one(AttackRolled).terms] == [("face", 8), ("profile", 6)]
    assert scene.one(DamageDealt).dealt == 11


@pytest.mark.rule("DN5-ATK-005")
@pytest.mark.rule("DN5-EXT-015")
def test_which_ability_an_attack_uses() -> None:
    """Finesse: the better one, 9 + 4 + 2 = 15. A thrown handaxe keeps strength: 9 + 3 + 2 = 14. A bow: dexterity."""
    scene = two(fighter("Ana", "players", RAPIER, dexterity=18), orc())
    scene.does("ana", "attack", 9, 5, target="orc", **{"with": "rapier"})
    assert scene.one(AttackRolled).total == 15
    assert scene.one(DamageDealt).dealt == 9
    scene = two(fighter("Ana", "players", HANDAXE, strength=16, dexterity=8), orc(), 4.5)
    scene.does("ana", "attack", 9, 3, target="orc", **{"with": "handaxe"})
    assert scene.one(AttackRolled).total == 14
    scene = two(fighter("Ana", "players", LONGBOW, strength=8, dexterity=18), orc(), 9)
    scene.does("ana", "attack", 10, 3, target="orc", **{"with": "longbow"})
    assert (scene.one(AttackRolled).total, scene.one(DamageDealt).dealt) == (16, 7)


@pytest.mark.rule("DN5-ATK-007")
def test_without_training_the_proficiency_bonus_is_not_added() -> None:
    """12 + 3 = 15, not 17."""
    bow = evolve(LONGBOW, proficient=False)
    scene = two(fighter("Ana", "players", bow, dexterity=16), orc(), 9)
    scene.does("ana", "attack", 12, 1, target="orc", **{"with": "longbow"})
    assert scene.one(AttackRolled).total == 15


@pytest.mark.rule("DN5-ATK-008")
def test_a_natural_20_hits_whatever_the_armour_and_the_kept_die_counts() -> None:
    """20 - 2 = 18 against 25: critical. With disadvantage 20 and 4: the 4 counts."""
    weak = evolve(LONGSWORD, proficient=False)
    scene = two(fighter("Ana", "players", weak, strength=6), orc(ac=25))
    scene.attacks("ana", "orc", 20, 5, 6)
    rolled = scene.one(AttackRolled)
    assert (rolled.total, rolled.outcome) == (18, "critical")
    scene = two(strong(), orc(ac=25))
    scene.notes(SetCondition(GM, "aria", "poisoned", True))
    scene.attacks("aria", "orc", 20, 4)
    rolled = scene.one(AttackRolled)
    assert (rolled.face, rolled.outcome) == (4, "miss")


@pytest.mark.rule("DN5-ATK-009")
def test_a_natural_1_misses_whatever_the_armour() -> None:
    """1 + 12 = 13 against 10: missed."""
    scene = two(fighter("Ana", "players", evolve(LONGSWORD, to_hit=12)), orc(ac=10))
    scene.attacks("ana", "orc", 1)
    assert (scene.one(AttackRolled).total, scene.one(AttackRolled).outcome) == (13, "fumble")


@pytest.mark.rule("DN5-ATK-010")
def test_whom_one_does_not_see_one_strikes_with_disadvantage() -> None:
    """An invisible thief who is heard: 17 and 9, 9 + 5 = 14."""
    scene = two(strong(), orc(ac=14))
    scene.notes(SetCondition(GM, "orc", "invisible", True))
    scene.attacks("aria", "orc", 17, 9, 3)
    rolled = scene.one(AttackRolled)
    assert (rolled.faces, rolled.total, rolled.down, rolled.outcome) == ((17, 9), 14, ("target_unseen",), "hit")


def guessing() -> Skirmish:
    """Aria, and a thief whom nobody sees beside her, on K10."""
    scene = met(
        strong(), fighter("Thief", "foes", hit_points=20), fighter("Orc", "foes"), aria="J10", thief="K10", orc="P20"
    )
    scene.notes(Hide(GM, "thief"))
    return scene


@pytest.mark.rule("DN5-ATK-011")
def test_whoever_guesses_the_wrong_square_misses_and_only_the_game_master_learns_why() -> None:
    scene = guessing()
    told = {"K10", "K9", "I10"} & set(scene.options("aria", "to", action="guess"))
    assert told == {"K10", "K9", "I10"}, "a square that somebody hidden is on is like any other"
    scene.does("aria", "guess", 20, 20, to="K9")
    struck = scene.one(PlaceStruck)
    assert (struck.faces, struck.outcome) == ((20, 20), "miss"), "even on a 20"
    judged = scene.one(PlaceJudged)
    assert (judged.target, judged.hit) == (None, False)
    assert not scene.game.may_read(scene.state, judged, EVERYBODY)
    assert scene.game.may_read(scene.state, judged, Reader(gm=True))
    assert scene.who("thief").hidden
    assert "attack" not in scene.offered("aria"), "the action is used"


@pytest.mark.rule("DN5-ATK-011")
@pytest.mark.rule("DN5-ATK-010")
def test_the_right_square_is_hit_or_missed_with_disadvantage() -> None:
    scene = guessing()
    scene.does("aria", "guess", 17, 8, to="K10")
    assert scene.one(PlaceStruck).outcome == "miss", "8 + 5 against 14"
    assert scene.one(PlaceJudged).target == "thief"
    assert scene.who("thief").hidden, "a miss tells nothing"
    scene = guessing()
    scene.does("aria", "guess", 17, 9, 4, to="K10")
    assert scene.one(PlaceStruck).outcome == "hit"
    assert scene.one(DamageDealt).dealt == 7
    assert scene.one(CombatantRevealed).combatant == "thief"


@pytest.mark.rule("DN5-ATK-012")
def test_whoever_is_not_seen_strikes_with_advantage_and_two_blind_people_with_neither() -> None:
    """A hidden goblin shoots: 6 and 15, 15 + 4 = 19."""
    goblin = fighter("Gob", "foes", SHORTBOW, dexterity=14, hidden_from=("bor",), stealth=15)
    scene = Skirmish(goblin, fighter("Bor"), orc())
    scene.does("gob", "attack", 6, 15, 3, target="bor", **{"with": "shortbow"})
    rolled = scene.one(AttackRolled)
    assert (rolled.faces, rolled.face, rolled.total, rolled.up) == ((6, 15), 15, 19, ("unseen",))
    scene = two(strong(), orc())
    for each in ("aria", "orc"):
        scene.notes(SetCondition(GM, each, "blinded", True))
    scene.attacks("aria", "orc", 10, 3)
    rolled = scene.one(AttackRolled)
    assert (rolled.faces, rolled.up, rolled.down) == ((10,), ("unseen",), ("target_unseen",))


@pytest.mark.rule("DN5-ATK-013")
def test_an_attack_gives_a_hidden_attacker_away_after_the_roll() -> None:
    """Two attacks: the first with advantage, the second plain."""
    goblin = fighter("Gob", "foes", SHORTBOW, attacks=2, hidden_from=("bor",), stealth=15)
    scene = Skirmish(goblin, fighter("Bor"), orc())
    scene.does("gob", "attack", 2, 3, target="bor", **{"with": "shortbow"})
    assert scene.one(AttackRolled).up == ("unseen",)
    assert (scene.who("gob").hidden_from, scene.who("gob").stealth) == ((), None)
    scene.does("gob", "attack", 5, target="bor", **{"with": "shortbow"})
    rolled = scene.one(AttackRolled)
    assert (rolled.faces, rolled.up) == ((5,), ())


@pytest.mark.rule("DN5-ATK-013")
def test_a_creature_of_which_nobody_knew_is_shown_with_its_attack() -> None:
    goblin = fighter("Gob", "foes", SHORTBOW, temperament="steady", hidden=True)
    scene = Skirmish(fighter("Bor"), goblin, orc())
    scene.does("bor", "pass", 6, 15)
    assert not scene.who("gob").hidden
    kinds = [type(each) for each in scene.told]
    assert kinds.index(CombatantRevealed) < kinds.index(AttackRolled), "whose attack it was is told with it"
    assert next(each for each in scene.told if isinstance(each, AttackRolled)).up == ("unseen",)


@pytest.mark.rule("DN5-ATK-014")
def test_beyond_a_single_range_nobody_is_attacked() -> None:
    spit = Weapon("spit", "ranged", "1d6", "acid", reach=0, near=1800)
    scene = two(fighter("Gob", "foes", spit), fighter("Bor"), 19.5)
    assert "attack" not in scene.offered("gob")
    scene.notes(SayDistance(GM, "gob", "bor", 1800))
    assert scene.options("gob", "target", action="attack") == ("bor",)


@pytest.mark.rule("DN5-ATK-015")
def test_beyond_the_normal_range_with_disadvantage_beyond_the_long_one_not_at_all() -> None:
    """A shortbow, 24 and 96 m: at 30 m 14 and 11, 11 counts; at 97.5 m no attack."""
    scene = two(fighter("Ana", "players", SHORTBOW), orc(), 30)
    scene.does("ana", "attack", 14, 11, target="orc", **{"with": "shortbow"})
    rolled = scene.one(AttackRolled)
    assert (rolled.face, rolled.down) == (11, ("long_range",))
    assert "attack" not in two(fighter("Ana", "players", SHORTBOW), orc(), 97.5).offered("ana")
    scene = two(fighter("Ana", "players", SHORTBOW), orc(), 24)
    scene.does("ana", "attack", 11, target="orc", **{"with": "shortbow"})
    assert scene.one(AttackRolled).faces == (11,)


@pytest.mark.rule("DN5-ATK-016")
def test_a_shot_with_a_foe_close_by_is_hampered() -> None:
    """The foe need not be the target; one who is unconscious does not count, nor one who does not see him."""
    people = (fighter("Ana", "players", SHORTBOW), orc(), fighter("Mage", "foes"))
    apart = {"ana|orc": 150, "ana|mage": 900}
    scene = Skirmish(*people, apart=apart)
    scene.does("ana", "attack", 16, 5, target="mage", **{"with": "shortbow"})
    assert (scene.one(AttackRolled).face, scene.one(AttackRolled).down) == (5, ("close_foe",))
    for condition in ("unconscious", "blinded"):
        scene = Skirmish(*people, apart=apart)
        scene.notes(SetCondition(GM, "orc", condition, True))
        scene.does("ana", "attack", 5, target="mage", **{"with": "shortbow"})
        assert scene.one(AttackRolled).faces == (5,)


@pytest.mark.rule("DN5-ATK-017")
def test_a_melee_attack_reaches_the_squares_around() -> None:
    scene = met(strong(), orc(), aria="A1", orc="B2")
    assert scene.options("aria", "target", action="attack") == ("orc",)
    scene = met(strong(), orc(), aria="A1", orc="C1")
    assert "attack" not in scene.offered("aria")


@pytest.mark.rule("DN5-ATK-018")
def test_a_longer_reach_counts_from_the_nearest_square_of_the_space() -> None:
    """A giant of three squares by three, reach 3 m: (4, 1) is in reach, (5, 1) is not."""
    fists = Weapon("slam", dice="2d8", reach=300)
    giant = fighter("Giant", "foes", fists, size="huge")
    for cell, reached in (("E2", True), ("F2", False)):
        scene = met(giant, fighter("Bor"), giant="A1", bor=cell)
        assert ("attack" in scene.offered("giant")) is reached


@pytest.mark.rule("DN5-ATK-019")
def test_an_unarmed_strike() -> None:
    """10 + 3 + 2 = 15; 1 + 3 = 4 points, on a critical hit as well. With - 2 nothing."""
    scene = two(strong(), orc())
    scene.does("aria", "unarmed", 10, target="orc")
    assert (scene.one(AttackRolled).total, scene.one(DamageDealt).dealt) == (15, 4)
    assert scene.one(DamageDealt).types == ("bludgeoning",)
    scene = two(strong(), orc())
    scene.does("aria", "unarmed", 20, target="orc")
    assert scene.one(DamageDealt).dealt == 4
    scene = two(fighter("Ana", strength=6), orc(ac=5))
    scene.does("ana", "unarmed", 10, target="orc")
    assert scene.one(DamageDealt).dealt == 0
    scene = two(fighter("Ana", "players", LONGBOW), orc())
    assert scene.options("ana", "with", action="attack", target="orc") == ("longbow",)


@pytest.mark.rule("DN5-ATK-020")
def test_two_light_weapons_give_a_bonus_attack_after_the_attack_action() -> None:
    scene = two(strong(SHORTSWORD, off(DAGGER)), orc())
    assert "second_weapon" not in scene.offered("aria"), "first the Attack action"
    scene.attacks("aria", "orc", 10, 2, with_="shortsword")
    assert scene.options("aria", "with", action="second_weapon", target="orc") == ("dagger",)
    scene.does("aria", "second_weapon", 10, 3, target="orc", **{"with": "dagger"})
    assert scene.one(AttackBegun).occasion == "bonus"
    assert "second_weapon" not in scene.offered("aria")
    scene = two(strong(LONGSWORD, off(DAGGER)), orc())
    scene.attacks("aria", "orc", 10, 2)
    assert "second_weapon" not in scene.offered("aria"), "a longsword is not light"
    scene = two(strong(SHORTSWORD), orc())
    scene.attacks("aria", "orc", 10, 2, with_="shortsword")
    assert "second_weapon" not in scene.offered("aria"), "one weapon alone"


@pytest.mark.rule("DN5-ATK-020")
def test_two_of_a_kind_are_two_weapons() -> None:
    scene = two(strong(DAGGER, off(DAGGER)), orc())
    scene.attacks("aria", "orc", 10, 2, with_="dagger")
    assert "second_weapon" in scene.offered("aria")


@pytest.mark.rule("DN5-ATK-020")
def test_an_opportunity_attack_gives_no_bonus_attack() -> None:
    scene = met(orc(), strong(SHORTSWORD, off(DAGGER)), aria="J10", orc="K10")
    scene.does("orc", "go", to="L10")
    scene.answers("aria", 10, 3, **{"with": "shortsword"})
    scene.does("orc", "pass")
    assert "second_weapon" not in scene.offered("aria")


@pytest.mark.rule("DN5-ATK-021")
def test_the_bonus_attack_deals_its_dice_alone_unless_the_modifier_is_a_malus() -> None:
    """Strength + 3: 3 damage, not 6. Strength - 1: 2."""
    for strength, dealt in ((16, 3), (9, 2)):
        ana = fighter("Ana", "players", SHORTSWORD, off(DAGGER), strength=strength, dexterity=8)
        scene = two(ana, orc(ac=5))
        scene.attacks("ana", "orc", 10, 2, with_="shortsword")
        scene.does("ana", "second_weapon", 10, 3, target="orc", **{"with": "dagger"})
        assert scene.one(DamageDealt).dealt == dealt
        assert scene.one(AttackRolled).total == 10 + (strength - 10) // 2 + 2, "the roll is as ever"


@pytest.mark.rule("DN5-ATK-022")
def test_a_light_weapon_may_be_thrown_and_is_gone_then() -> None:
    """The handaxe at the orc beside, the dagger thrown at a goblin 4.5 m away, with the orc close by."""
    ana = strong(HANDAXE, off(DAGGER))
    people = (ana, orc(), fighter("Gob", "foes"))
    scene = Skirmish(*people, apart={"aria|orc": 150, "aria|gob": 450})
    scene.attacks("aria", "orc", 10, 2, with_="handaxe")
    scene.does("aria", "second_weapon", 15, 12, 3, target="gob", **{"with": "dagger"})
    assert scene.one(AttackBegun).thrown
    assert scene.one(AttackRolled).down == ("close_foe",)
    assert [each.held for each in scene.who("aria").weapons if each.weapon == "dagger"] == ["dropped"]
    scene.does("aria", "pass")
    for each in ("orc", "gob"):
        scene.does(each, "pass")
    assert scene.options("aria", "with", action="attack", target="orc") == ("handaxe",)


@pytest.mark.rule("DN5-EXT-015")
def test_a_weapon_that_must_be_loaded_shoots_once_an_action() -> None:
    scene = two(fighter("Ana", "players", CROSSBOW, attacks=2), orc(), 9)
    scene.does("ana", "attack", 5, target="orc", **{"with": "light_crossbow"})
    assert scene.question("ana").facts["attacks"] == 1
    assert "attack" not in scene.offered("ana")
    scene = two(fighter("Ana", "players", LONGBOW, attacks=2), orc(), 9)
    scene.does("ana", "attack", 5, target="orc", **{"with": "longbow"})
    assert "attack" in scene.offered("ana")


@pytest.mark.rule("DN5-EXT-015")
def test_a_heavy_weapon_is_too_much_for_small_people() -> None:
    scene = two(fighter("Ana", "players", HALBERD, size="small"), orc())
    scene.attacks("ana", "orc", 15, 4, with_="halberd")
    assert (scene.one(AttackRolled).face, scene.one(AttackRolled).down) == (4, ("heavy",))


@pytest.mark.rule("DN5-EXT-015")
def test_a_halberd_reaches_3_m_and_a_versatile_weapon_has_bigger_dice_in_both_hands() -> None:
    scene = two(strong(HALBERD), orc(), 3)
    assert scene.options("aria", "target", action="attack") == ("orc",)
    scene = two(strong(evolve(LONGSWORD, held="both")), orc())
    scene.attacks("aria", "orc", 15, 10)
    assert scene.one(DamageDealt).dealt == 13


def test_whoever_is_hidden_from_somebody_is_no_target_to_him_until_he_comes_out() -> None:
    scene = two(strong(), evolve(orc(), hidden_from=("aria",), stealth=15))
    assert "attack" not in scene.offered("aria")
    scene.notes(SayFound(GM, "orc"))
    assert "attack" in scene.offered("aria")
    assert scene.refusal(SayFound(GM, "orc")) == "not-hidden"


def test_creatures_that_hunt_in_packs_have_advantage_beside_a_companion() -> None:
    wolf = fighter("Wolf", "foes", features=("pack_tactics",))
    scene = met(wolf, fighter("Bor"), fighter("Pup", "foes"), wolf="J10", bor="K10", pup="L10")
    scene.attacks("wolf", "bor", 4, 12, 3)
    assert scene.one(AttackRolled).up == ("pack",)
    scene = met(wolf, fighter("Bor"), fighter("Pup", "foes"), wolf="J10", bor="K10", pup="N10")
    scene.attacks("wolf", "bor", 4)
    assert scene.one(AttackRolled).up == ()


def test_an_autopilot_goes_near_before_it_throws() -> None:
    """An axe of d12 at hand, javelins to throw: the foe 6 m away is struck; the one 12 m away is thrown at."""
    axe = Weapon("greataxe", dice="1d12", type="slashing", properties=("heavy", "two_handed"), held="both")
    javelin = Weapon("javelin", dice="1d6", type="piercing", properties=("thrown",), near=900, far=3600, held="natural")

    def begun(apart: int) -> AttackBegun:
        orc = fighter("Orc", "foes", axe, javelin, temperament="furious", initiative=20)
        scene = Skirmish(orc, fighter("Ana", initiative=10), apart={"ana|orc": apart})
        return next(each for each in scene.all if isinstance(each, AttackBegun))

    assert begun(600).weapon == "greataxe"
    assert begun(1200).weapon == "javelin"


# ---- at a guess, without a grid


def blindly(**figures: Any) -> Skirmish:
    """Aria has lost a thief from sight, somebody else lies in wait, and there is no map."""
    thief = fighter("Thief", "foes", hit_points=20, hidden_from=("aria",), stealth=20)
    lurker = fighter("Lurker", "foes", hidden=True)
    return Skirmish(strong(**figures), thief, lurker, orc(), apart={"aria|thief": 150, "aria|orc": 900})


@pytest.mark.rule("DN5-ATK-011")
def test_without_a_grid_he_says_whom_he_guesses_and_the_game_master_alone_who_is_there() -> None:
    scene = blindly()
    assert scene.options("aria", "whom", action="guess") == ("thief", "anybody"), "nothing tells of who lies in wait"
    scene.does("aria", "guess", whom="thief")
    assert scene.asked == [("@gm", "guessed")]
    assert scene.options("@gm", "there") == ("thief", "lurker", "-")
    decision = scene.question("@gm")
    assert scene.game.discretion(scene.state, decision) == "whole"
    assert decision.default == {"there": "-"}
    scene.answers("@gm", 17, 9, 4, there="thief")
    struck = scene.one(PlaceStruck)
    assert (struck.cell, struck.faces, struck.face, struck.outcome) == (None, (17, 9), 9, "hit")
    assert scene.one(DamageDealt).target == "thief"
    assert "attack" not in scene.offered("aria"), "the action is used"
    assert scene.state.deeds == ()


@pytest.mark.rule("DN5-ATK-011")
def test_a_wrong_guess_is_missed_whatever_the_die_and_nothing_tells_why() -> None:
    """The same is told of whoever hides there and is missed, and of nobody."""
    told = []
    for there, faces in (("-", (20, 20)), ("lurker", (5, 3))):
        scene = blindly()
        scene.does("aria", "guess", whom="anybody")
        scene.answers("@gm", *faces, there=there)
        struck = scene.one(PlaceStruck)
        assert struck.outcome == "miss"
        judged = scene.one(PlaceJudged)
        assert judged.target == (None if there == "-" else there)
        assert not scene.game.may_read(scene.state, judged, EVERYBODY)
        assert scene.who("lurker").hidden
        told.append([type(each).__name__ for each in scene.told if scene.game.may_read(scene.state, each, EVERYBODY)])
    assert told[0] == told[1]


def test_whoever_is_hit_at_a_guess_is_found_and_who_can_strike_no_more_does_not() -> None:
    scene = blindly()
    scene.does("aria", "guess", whom="anybody")
    scene.answers("@gm", 15, 15, 4, there="lurker")
    assert scene.one(CombatantRevealed).combatant == "lurker"
    scene = blindly()
    scene.does("aria", "guess", whom="anybody")
    scene.notes(SetCondition(GM, "aria", "stunned", on=True))
    assert scene.one(AttackEnded).reason == "unable"
    assert scene.state.deeds == ()


def test_a_guess_is_possible_whether_anybody_hides_or_not() -> None:
    scene = Skirmish(strong(), orc(), apart={"aria|orc": 150})
    assert scene.options("aria", "whom", action="guess") == ("anybody",)
    scene.does("aria", "guess", whom="anybody")
    assert scene.options("@gm", "there") == ("-",)
    scene.is_silent("@gm", 20, 20)
    assert scene.one(PlaceStruck).outcome == "miss"


@pytest.mark.rule("DN5-ATK-003")
def test_the_chance_of_an_attack_is_told_with_its_target_where_nothing_else_is_left_to_choose() -> None:
    """Class 14, 3 for strength and proficiency 2: 9 or more on the die hits. With two weapons the weapon is told."""

    def told(scene: Skirmish, field: str, value: str, **choice: str) -> Any:
        partial = {"action": "attack", **choice}
        return scene.game.prospect(scene.state, scene.question("aria"), partial, field, value, EVERYBODY).get("chance")

    assert told(two(strong(proficiency=2), orc()), "target", "orc") == 60
    both = two(strong(LONGSWORD, off(SHORTSWORD), proficiency=2), orc())
    assert told(both, "target", "orc") is None
    assert told(both, "with", "longsword", target="orc") == 60
