"""The battle: battalions, numbers in contact, volleys, mages (PCT-BAT)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.catalogue import CreatureId
from bot.kernel import inputs
from bot.kernel.errors import Refused
from bot.kernel.ruleset import EVERYBODY
from bot.rulesets.percentile import Percentile, battle
from bot.rulesets.percentile.attack import AttackJudged
from bot.rulesets.percentile.battle import SoldiersLost
from bot.rulesets.percentile.chapters import CONTENTS
from bot.rulesets.percentile.damage import DamageRolled
from bot.rulesets.percentile.declaring.words import Declare
from bot.rulesets.percentile.defence import DefenceChosen
from bot.rulesets.percentile.fixing import SetField, SetStatus
from bot.rulesets.percentile.initiative import InitiativeRolled
from bot.rulesets.percentile.people import Join
from bot.rulesets.percentile.recruit import CatalogueRecruiter
from bot.rulesets.percentile.rolls.d100 import D100Rolled
from bot.rulesets.percentile.rounds import StatusSet
from bot.rulesets.percentile.settings import SetSetting
from bot.rulesets.percentile.spells import SpellCast
from bot.rulesets.percentile.state import Declaration, Fighter, PercentileState, Settings, Shield, Spell, Term, Weapon
from tests.rulesets.percentile.brawl import BOW, DAGGER, GM, HALBERD, SWORD, Brawl, Fed, fighter, mail
from tests.rulesets.percentile.test_recruit import CATALOGUE, RECRUITER, SHEETS

MACE = Weapon("mace", "melee", "2d6")
RAY = Spell("ray", 4, "magic", "1d8")
GREAT = Spell("great", 5, "magic", "1d8")
BURST = Spell("burst", 4, "magic", "1d6", area=True)


def at(target: str, **more: Any) -> Declaration:
    return Declaration("attack", target, **more)


def cast(spell: Spell, target: str, **more: Any) -> Declaration:
    return Declaration("cast", target, spell=spell.spell, **more)


def hero(name: str = "P", **figures: Any) -> Fighter:
    """A hero (1) of 60 hit points."""
    return fighter(name, **{"initiative": 1, "hit_points": 60, "melee": 50, "dodge": 50} | figures)


def orcs(size: int = 30, name: str = "Orcs", **figures: Any) -> Fighter:
    """A battalion (6) of soldiers of 3 hit points, Mêlée 45."""
    given = {"initiative": 6, "hit_points": 3, "soldier_hit_points": 3, "soldiers": size, "melee": 45, "shooting": 45}
    return fighter(name, "foes", **given | figures)


def fight(*people: Fighter, **settings: Any) -> Brawl:
    return Brawl(*people, variant="battle", **settings)


def touching(scene: Brawl, one: str = "p", battalion: str = "orcs") -> int:
    return battle.contact(scene.state, scene.who(one), scene.who(battalion))


# ---- the situation


@pytest.mark.rule("PCT-BAT-001")
def test_the_battle_is_chosen_when_the_encounter_opens() -> None:
    assert CONTENTS.codes[("open", "variant")] == ("combat", "battle", "pit")
    scene = Brawl(variant="battle", begun=False)
    assert scene.game.view(scene.state, EVERYBODY, ()).facts["variant"] == "battle"
    scene = Brawl(hero(), orcs(), begun=False)
    said = scene.game.compose(scene.state, "gm-settings", GM, {"name": "variant", "value": "battle"})
    scene.says(said)
    assert scene.state.settings.variant == "battle"
    scene.says(inputs.Begin(GM))
    assert scene.refusal(SetSetting(GM, "variant", "combat")) == "percentile-variant-stands"


@pytest.mark.rule("PCT-BAT-001", "PCT-BAT-002")
def test_battalions_are_added_by_their_size() -> None:
    scene = Brawl(hero(), variant="battle")
    args = {"creature": "orc", "size": 30, "name": "Horde"}
    scene.notes(Percentile(RECRUITER, SHEETS).compose(scene.state, "npc-add", GM, args))
    horde = scene.who("horde")
    assert (horde.soldiers, horde.soldier_hit_points, horde.hit_points, horde.side) == (30, 3, 3, "foes")


@pytest.mark.rule("PCT-BAT-001", "PCT-POS-009", "PCT-DEF-007", "PCT-ATK-001")
def test_all_other_rules_stay_in_force() -> None:
    scene = fight(hero(), orcs())
    said = at("orcs", posture="defensive")
    scene.round({"p": said, "orcs": at("p")}, 45)
    scene.answers("p", 50, 50, 3, defence="parry/main")
    assert scene.hit_points("p") == 60
    assert scene.who("orcs").soldiers == 29


# ---- weaker enemies


@pytest.mark.rule("PCT-BAT-003", "PCT-DMG-009")
@pytest.mark.parametrize(
    ("arm", "faces", "halved", "dealt"),
    [(SWORD, (45, 7), -4, 2), (SWORD, (45, 1), -1, 0), (SWORD, (5, 5), -6, 3), (MACE, (45, 6, 4), -6, 3)],
)
def test_the_heroes_enemies_do_half_before_protection(
    arm: Weapon, faces: tuple[int, ...], halved: int, dealt: int
) -> None:
    """A bonus of 1, an armour of 2; a critical is doubled first."""
    one = fighter("Orc", "foes", arm, initiative=6, melee=45, bonus="1")
    scene = fight(hero(protections=(mail(2),)), one)
    scene.round({"orc": at("p")}, *faces)
    rolled = scene.one(DamageRolled)
    assert Term("halved", halved) in rolled.terms
    assert Term("protection", -2) in rolled.terms
    assert (rolled.dealt, rolled.each) == (dealt, 1)
    assert scene.hit_points("p") == 60 - dealt


@pytest.mark.rule("PCT-BAT-003")
def test_the_heroes_and_their_friends_do_all_of_it() -> None:
    ally = fighter("Ally", "players", initiative=5, pc=False, melee=50)
    scene = fight(hero(), ally, fighter("Orc", "foes", initiative=2, hit_points=40))
    scene.round({"p": at("orc"), "ally": at("orc")}, 50, 7, 50, 6)
    assert [each.dealt for each in scene.said(DamageRolled)] == [7, 6]
    # Nor is anything halved in an ordinary fight.
    scene = Brawl(hero(), fighter("Orc", "foes", initiative=2, melee=45))
    scene.round({"orc": at("p")}, 45, 7)
    assert scene.one(DamageRolled).dealt == 7


@pytest.mark.rule("PCT-BAT-003", "PCT-POS-009", "PCT-POS-013")
def test_the_most_the_dice_can_do_and_spells_are_halved_as_well() -> None:
    mage = fighter("M", "foes", initiative=6, melee=45, magic=50, psy=9, spells=(RAY,))
    scene = fight(hero(), mage)
    scene.round({"m": at("p", posture="offensive")}, 45)
    assert scene.one(DamageRolled).dealt == 4
    scene.round({"m": cast(RAY, "p")}, 50, 7)
    assert scene.one(DamageRolled).dealt == 3


# ---- one roll per battalion


@pytest.mark.rule("PCT-BAT-004", "PCT-INI-001")
def test_a_battalion_rolls_one_die_of_initiative() -> None:
    scene = fight(hero(initiative=None), orcs(initiative=None), begun=False)
    scene.notes(inputs.Begin(GM), Fed(4, 6), Fed(2, 6))
    assert [(each.combatant, each.face) for each in scene.said(InitiativeRolled)] == [("p", 4), ("orcs", 2)]


@pytest.mark.rule("PCT-BAT-004", "PCT-SYS-001")
def test_one_attack_roll_against_each_hero_in_their_order_and_one_roll_of_damage() -> None:
    ally = fighter("Ally", "players", initiative=2, pc=False, hit_points=60)
    scene = fight(hero("Q"), hero("P", initiative=2), ally, orcs())
    scene.round({"orcs": at("p")}, Fed(40, 100), Fed(6, 8), Fed(46, 100), Fed(45, 100), Fed(2, 8))
    rolls = [(each.combatant, each.target, each.face) for each in scene.said(D100Rolled)]
    assert rolls == [("orcs", "q", 40), ("orcs", "p", 46), ("orcs", "ally", 45)]
    assert [(each.target, each.faces, each.each) for each in scene.said(DamageRolled)] == [
        ("q", (6,), 2),
        ("ally", (2,), 2),
    ]
    assert (scene.hit_points("q"), scene.hit_points("p"), scene.hit_points("ally")) == (54, 60, 58)


@pytest.mark.rule("PCT-BAT-004")
def test_the_game_master_may_restrict_it_to_one() -> None:
    scene = fight(hero("Q"), hero("P", initiative=2), orcs())
    fields = {e.name: e.options for e in scene.question("orcs").legal({"action": "special", "target": "p"}) or ()}
    assert "single" in fields["how"]
    how = {e.name: e.options for e in scene.question("p").legal({"action": "special", "target": "orcs"}) or ()}["how"]
    assert "single" not in how
    scene.round({"orcs": at("p", single=True)}, 45, 6)
    assert [each.target for each in scene.said(D100Rolled)] == ["p"]
    assert (scene.hit_points("p"), scene.hit_points("q")) == (54, 60)


@pytest.mark.rule("PCT-BAT-004")
def test_who_is_down_hidden_or_apart_is_not_attacked() -> None:
    scene = fight(hero("P"), hero("Q"), hero("R", hidden=True), hero("S", initiative=5), orcs())
    scene.says(SetStatus(GM, "p", "out_of_action"))
    scene.says(SetStatus(GM, "q", "disengaged"))
    scene.round({"orcs": at("s")}, 46)
    assert [each.target for each in scene.said(D100Rolled)] == ["s"]


# ---- in contact


@pytest.mark.rule("PCT-BAT-005")
@pytest.mark.parametrize(("armour", "each"), [(1, 2), (3, 0), (0, 3)])
def test_every_enemy_in_contact_lands_its_blow_and_the_number_doubles(armour: int, each: int) -> None:
    scene = fight(hero(hit_points=200, protections=(mail(armour),) if armour else ()), orcs(200))
    left = 200
    for near in (2, 4, 8, 16):
        assert touching(scene) == near
        scene.round({"orcs": at("p")}, 40, Fed(6, 8))
        rolled = scene.one(DamageRolled)
        assert (rolled.each, rolled.dealt) == (near, near * each)
        left -= near * each
        assert scene.hit_points("p") == left


@pytest.mark.rule("PCT-BAT-005")
def test_at_some_tables_one_blow_alone_lands() -> None:
    scene = fight(hero(), orcs(), battle_damage="single")
    scene.round({})
    assert touching(scene) == 4
    scene.round({"orcs": at("p")}, 40, 6)
    assert (scene.one(DamageRolled).each, scene.hit_points("p")) == (1, 57)


@pytest.mark.rule("PCT-BAT-005")
def test_there_are_never_more_than_live() -> None:
    scene = fight(hero(), orcs(21))
    for near in (2, 4, 8, 16, 21, 21):
        assert touching(scene) == near
        scene.round({})
    scene.says(SetField(GM, "orcs", "soldiers", 5))
    assert touching(scene) == 5


@pytest.mark.rule("PCT-BAT-005")
def test_it_is_the_heros_own_round_that_counts() -> None:
    scene = fight(hero(), orcs())
    scene.round({})
    scene.notes(Join(GM, (hero("Q", initiative=None),)))
    # He rolls a 2 at the beginning of the next round, which is his first one.
    scene.round({}, 2)
    assert (touching(scene), touching(scene, "q")) == (8, 2)
    scene.round({"orcs": at("p")}, 46, 40, 6)
    assert (scene.one(DamageRolled).target, scene.one(DamageRolled).each) == ("q", 2)


@pytest.mark.rule("PCT-BAT-005")
def test_several_battalions_share_the_number_in_their_order() -> None:
    scene = fight(hero(), orcs(3), orcs(30, "Wolves", initiative=5), orcs(30, "Ogres", initiative=4))
    assert [touching(scene, battalion=each) for each in ("orcs", "wolves", "ogres")] == [2, 0, 0]
    scene.round({})
    assert [touching(scene, battalion=each) for each in ("orcs", "wolves", "ogres")] == [3, 1, 0]
    # Whoever does not touch him does not strike him, nor he them.
    assert scene.refuses("ogres", "attack", "p") == "percentile-out-of-reach"
    assert scene.refuses("p", "attack", "ogres") == "percentile-out-of-reach"
    scene.round({"orcs": at("p"), "wolves": at("p")}, 40, 6, 40, 6)
    assert [(each.combatant, each.each) for each in scene.said(DamageRolled)] == [("orcs", 3), ("wolves", 1)]


@pytest.mark.rule("PCT-BAT-005", "PCT-DEF-007")
def test_one_parry_stops_them_all() -> None:
    scene = fight(hero(), orcs())
    scene.round({})
    scene.round({"orcs": at("p"), "p": Declaration("parry", posture="defensive")}, 40)
    scene.answers("p", 50, defence="parry/main")
    assert (scene.hit_points("p"), scene.said(DamageRolled)) == (60, [])
    scene.round({"orcs": at("p"), "p": Declaration("dodge", "orcs", "defensive")}, 40)
    scene.answers("p", 50, defence="dodge")
    assert scene.hit_points("p") == 60


@pytest.mark.rule("PCT-BAT-005", "PCT-DMG-010")
def test_heroes_are_not_invincible() -> None:
    scene = fight(hero(hit_points=5), orcs())
    scene.round({"orcs": at("p")}, 40, 6)
    assert (scene.hit_points("p"), scene.who("p").has("out_of_action")) == (0, True)


# ---- volleys


@pytest.mark.rule("PCT-BAT-006")
@pytest.mark.parametrize(("armour", "lost"), [(1, 12), (3, 0), (0, 18)])
def test_a_die_of_ten_says_how_many_arrows_hit(armour: int, lost: int) -> None:
    scene = fight(hero(protections=(mail(armour),) if armour else ()), orcs(arm=BOW, bonus="5"))
    scene.round({"orcs": at("p")}, Fed(6, 10), Fed(7, 8))
    # There is no attack roll, hence no critical one.
    assert scene.said(D100Rolled) == []
    judged = scene.one(AttackJudged)
    assert (judged.hands, judged.arrows, judged.critical) == (("volley",), 6, False)
    assert (scene.one(DamageRolled).each, scene.one(DamageRolled).dealt) == (6, lost)
    assert scene.hit_points("p") == 60 - lost


@pytest.mark.rule("PCT-BAT-006", "PCT-DEF-010")
def test_a_shield_may_parry_the_volley_as_one_attack() -> None:
    guarded = Declaration("parry", posture="defensive")
    scene = fight(hero(shield=Shield(10, 0)), orcs(arm=BOW))
    scene.round({"orcs": at("p"), "p": guarded}, Fed(10, 10))
    assert scene.question("p").fields[0].options == ("parry/shield", "-")
    scene.answers("p", 60, defence="parry/shield")
    assert scene.hit_points("p") == 60
    # The dice come after the defence.
    scene.round({"orcs": at("p"), "p": guarded}, 10)
    scene.answers("p", Fed(61, 100), Fed(8, 8), defence="parry/shield")
    assert scene.hit_points("p") == 20
    # A sword is no shield, and without Défensif there is no parry.
    scene = fight(hero(), orcs(arm=BOW))
    scene.round({"orcs": at("p"), "p": guarded}, 1, 8)
    assert scene.hit_points("p") == 56
    scene = fight(hero(shield=Shield(10, 0)), orcs(arm=BOW))
    scene.round({"orcs": at("p"), "p": at("orcs", posture="focus")}, 1, 8, 90)
    assert scene.one(DefenceChosen).how is None


@pytest.mark.rule("PCT-BAT-006", "PCT-BAT-004")
def test_a_volley_on_each_hero_and_from_afar() -> None:
    scene = fight(hero("P"), hero("Q", initiative=2), orcs(arm=BOW))
    scene.says(SetStatus(GM, "p", "disengaged"))
    scene.round({"orcs": at("q")}, Fed(1, 10), Fed(8, 8), Fed(3, 10), Fed(2, 8))
    assert (scene.hit_points("p"), scene.hit_points("q")) == (56, 57)


@pytest.mark.rule("PCT-BAT-006")
def test_a_single_archer_shoots_like_anybody() -> None:
    scene = fight(hero(), fighter("Archer", "foes", BOW, initiative=6, shooting=45))
    scene.round({"archer": at("p")}, Fed(45, 100), Fed(8, 8))
    assert scene.one(D100Rolled).score == 45
    assert scene.hit_points("p") == 56


# ---- mages


@pytest.mark.rule("PCT-BAT-007")
@pytest.mark.parametrize("side", ["players", "foes"])
def test_no_spell_of_more_than_4_psy_whatever_lowers_its_cost(side: str) -> None:
    mage = fighter("M", side, initiative=6, magic=50, psy=20, energy=True, spells=(GREAT, RAY))
    other = fighter("O", "foes" if side == "players" else "players", initiative=1)
    scene = fight(mage, other)
    for posture in (None, "focus"):
        refused = scene.tries(Declare(GM, "m", cast(GREAT, "o", posture=posture)))
        assert refused is not None
        assert (refused.key, refused.facts["most"], refused.facts["psy"]) == ("percentile-battle-spell", 4, 5)
    fields = {e.name: e.options for e in scene.question("m").legal({"action": "cast"}) or ()}
    assert fields["spell"] == ("ray",)
    scene.round({"m": cast(RAY, "o")}, 50, 2)
    assert scene.one(SpellCast).cost == 2
    # In an ordinary fight it may be cast.
    scene = Brawl(mage, other)
    scene.round({"m": cast(GREAT, "o")}, 50, 2)
    assert scene.one(SpellCast).cost == 3


@pytest.mark.rule("PCT-BAT-007", "PCT-BAT-004")
def test_mages_are_rolled_for_one_by_one() -> None:
    mages = [fighter(f"M{at}", "foes", initiative=7 - at, magic=50, psy=9, spells=(RAY,)) for at in (1, 2)]
    scene = fight(hero("P"), hero("Q", initiative=2), *mages, orcs(initiative=2))
    scene.round({"m1": cast(RAY, "p"), "m2": cast(RAY, "p")}, 50, 8, 51)
    rolls = [(each.combatant, each.target, each.face) for each in scene.said(D100Rolled)]
    assert rolls == [("m1", "p", 50), ("m2", "p", 51)]
    # One blow, and of the other heroes none is touched.
    assert (scene.hit_points("p"), scene.hit_points("q")) == (56, 60)
    # Nor do they add to those who are in contact.
    assert touching(scene) == 4


@pytest.mark.rule("PCT-BAT-007")
def test_an_area_spell_strikes_the_casters_own_too_unless_the_game_master_leaves_them_out() -> None:
    mage = fighter("M", "foes", initiative=6, magic=50, psy=9, spells=(BURST,))
    brute = fighter("Brute", "foes", initiative=2, hit_points=20)
    far = fighter("Far", "foes", initiative=2, hit_points=20)
    scene = fight(hero("P"), hero("Q", initiative=3), mage, brute, far)
    scene.round({"m": cast(BURST, "p")}, 50)
    asked = scene.question("@gm")
    assert (asked.kind, asked.fields[0].options, asked.default) == (
        "area",
        ("everybody", "without"),
        {"area": "everybody"},
    )
    (spared,) = asked.legal({"area": "without"}) or ()
    assert spared.options == ("brute", "far")
    scene.answers("@gm", area="without", spared="far")
    assert scene.question("@gm").legal({"area": "without"})[0].options == ("brute",)  # type: ignore[index]
    scene.answers("@gm", 6, 4, 2, area="everybody")
    assert [(each.target, each.dealt) for each in scene.said(DamageRolled)] == [("p", 3), ("q", 2), ("brute", 1)]
    assert (scene.hit_points("m"), scene.hit_points("far")) == (12, 20)


@pytest.mark.rule("PCT-BAT-007", "PCT-BAT-008")
def test_of_a_battalion_it_strikes_those_in_contact() -> None:
    mage = hero("M", initiative=7, magic=50, psy=20, spells=(BURST,))
    scene = fight(mage, hero("P"), orcs(30))
    scene.round({"m": cast(BURST, "orcs")}, 50)
    scene.answers("@gm", 6, 2, area="everybody")
    # Two by each of the two heroes; P himself is in the middle of it.
    assert scene.one(SoldiersLost) == SoldiersLost("orcs", 4, 26)
    assert scene.hit_points("p") == 58
    scene.round({"m": cast(BURST, "orcs")}, 50)
    # What no soldier falls to wounds one.
    scene.answers("@gm", 2, area="without", spared="p")
    assert (scene.who("orcs").soldiers, scene.hit_points("orcs"), scene.hit_points("p")) == (26, 1, 58)
    # What fells a wounded one fells no other.
    scene.round({"m": cast(BURST, "orcs")}, 50)
    scene.answers("@gm", 2, area="without", spared="p")
    assert scene.one(SoldiersLost) == SoldiersLost("orcs", 1, 25)
    scene.round({"m": cast(BURST, "orcs")}, 50)
    scene.answers("@gm", 6, area="without", spared="p")
    assert scene.one(SoldiersLost) == SoldiersLost("orcs", 25, 0)


# ---- heroes against battalions


@pytest.mark.rule("PCT-BAT-008")
def test_a_hero_fells_one_soldier_and_the_excess_is_lost() -> None:
    scene = fight(hero(bonus="1"), orcs(30))
    scene.round({"p": at("orcs")}, 50, 8)
    assert scene.one(DamageRolled).dealt == 9
    assert scene.one(SoldiersLost) == SoldiersLost("orcs", 1, 29)
    assert (scene.who("orcs").soldiers, scene.hit_points("orcs")) == (29, 3)


@pytest.mark.rule("PCT-BAT-008")
def test_a_wounded_soldier_stands_and_falls_to_the_next_blow() -> None:
    scene = fight(hero(), orcs(30, protections=(mail(1),)))
    scene.round({"p": at("orcs")}, 50, 3)
    assert (scene.who("orcs").soldiers, scene.hit_points("orcs"), scene.said(SoldiersLost)) == (30, 1, [])
    scene.round({"p": at("orcs")}, 50, 2)
    assert (scene.who("orcs").soldiers, scene.hit_points("orcs")) == (29, 3)


@pytest.mark.rule("PCT-BAT-008", "PCT-ATK-010", "PCT-DMG-007", "PCT-POS-009")
def test_two_weapons_two_soldiers_and_a_critical_is_one() -> None:
    scene = fight(hero(second=DAGGER), orcs(30))
    scene.round({"p": at("orcs", two=True)}, 30, 8, 6)
    assert scene.said(SoldiersLost) == [SoldiersLost("orcs", 1, 29), SoldiersLost("orcs", 1, 28)]
    scene.round({"p": at("orcs")}, 5, 8)
    assert (scene.one(DamageRolled).dealt, scene.who("orcs").soldiers) == (16, 27)
    scene.round({"p": at("orcs", posture="offensive")}, 50)
    assert (scene.one(DamageRolled).dealt, scene.who("orcs").soldiers) == (8, 26)


@pytest.mark.rule("PCT-BAT-008", "PCT-RND-007")
def test_after_the_last_soldier_the_battalion_is_out_of_action() -> None:
    scene = fight(hero(), orcs(1, initiative=1))
    scene.round({"p": at("orcs"), "orcs": Declaration("nothing")}, 50, 3)
    assert scene.one(SoldiersLost) == SoldiersLost("orcs", 1, 0)
    assert scene.one(StatusSet) == StatusSet("orcs", "out_of_action", on=True)
    assert scene.asked == []


@pytest.mark.rule("PCT-BAT-008")
def test_a_battalion_does_not_defend_unless_the_game_master_gives_it_a_posture() -> None:
    scene = fight(hero(), orcs(30, temperament="cautious"))
    scene.declares("p", "attack", "orcs", 46, 50, 3)
    assert scene.who("orcs").posture is None
    assert (scene.one(DefenceChosen).how, scene.who("orcs").soldiers) == (None, 29)
    scene = fight(hero(), orcs(30))
    scene.round({"p": at("orcs"), "orcs": Declaration("parry", posture="defensive")}, 50)
    scene.answers("orcs", 45, defence="parry/main")
    assert scene.who("orcs").soldiers == 30


@pytest.mark.rule("PCT-BAT-008", "PCT-UNA-003")
def test_a_battalion_is_neither_held_nor_stunned_nor_wounded_to_death() -> None:
    scene = fight(hero(wrestling=50, arm=HALBERD, pole_weapon=50, brawling=50), orcs(30))
    assert scene.refuses("p", "wrestling", "orcs", hold="throw_down") == "percentile-not-possible"
    scene.notes(Declare(GM, "orcs", Declaration("nothing")))
    scene.declares("p", "attack", "orcs", 50, 4, knock_out=True, arm="fists")
    assert [each.purpose for each in scene.said(D100Rolled)] == ["attack"]
    assert scene.who("orcs").soldiers == 29
    scene.notes(Declare(GM, "orcs", Declaration("nothing")))
    scene.declares("p", "attack", "orcs", aim="vital")
    scene.answers("@gm", 30, 4, 5, penalty="-20")
    assert scene.who("orcs").soldiers == 28
    assert scene.state.round == 3


# ---- the example


@pytest.mark.rule("PCT-BAT-002", "PCT-BAT-003", "PCT-BAT-005", "PCT-BAT-007")
def test_ex_pct_33_the_numbers_of_the_battle() -> None:
    """EX-PCT-33: 2, 4, 8, 16 in contact; 12 and 20 hit points are 3 and 5; 8 and 7 of damage are 4 and 3; 20 are no
    battalion, 21 are; spells of 4 psy, none of 5; 1d10 arrows."""
    here = PercentileState(settings=Settings(variant="battle"))
    for base, quarter in ((12, 3), (20, 5)):
        guard = CATALOGUE.creatures[CreatureId("guard")].model_copy(update={"hit_points": base})
        recruiter = CatalogueRecruiter(replace(CATALOGUE, creatures={guard.id: guard}), SHEETS)
        (soldiers,) = recruiter.creatures(here, {"creature": "guard", "size": 21})
        assert (soldiers.hit_points, soldiers.soldier_hit_points) == (quarter, quarter)
        (normal,) = recruiter.creatures(PercentileState(), {"creature": "guard"})
        assert normal.hit_points == base
    with pytest.raises(Refused) as refused:
        RECRUITER.creatures(here, {"creature": "orc", "size": 20})
    assert refused.value.key == "percentile-battalion-size"
    assert RECRUITER.creatures(here, {"creature": "orc", "size": 21})[0].soldiers == 21
    scene = fight(hero(magic=50, psy=9, spells=(RAY, GREAT)), orcs(40))
    for near, face, half in ((2, 8, 4), (4, 7, 3), (8, 2, 1), (16, 1, 0)):
        scene.round({"orcs": at("p")}, Fed(40, 100), Fed(face, 8))
        assert (scene.one(DamageRolled).each, scene.one(DamageRolled).dealt) == (near, near * half)
    assert scene.refusal(Declare(GM, "p", cast(GREAT, "orcs"))) == "percentile-battle-spell"
    scene.notes(Declare(GM, "p", cast(RAY, "orcs")))
    assert scene.who("p").declaration == cast(RAY, "orcs")
    scene = fight(hero(), orcs(40, arm=BOW))
    scene.round({"orcs": at("p")}, Fed(10, 10), 1)
    assert scene.one(AttackJudged).arrows == 10
