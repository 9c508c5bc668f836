"""Attacks on what an enemy holds; drawing, sheathing, dropping and losing weapons (ALT-MEL-002, -010 to -013;
ALT-OFF-005; ALT-FAC-004)."""

from __future__ import annotations

import pytest

from bot.kernel.errors import Refused
from bot.kernel.values import evolve
from bot.rulesets.alternatif.engagement import Engage
from bot.rulesets.alternatif.free_actions import FreeActionOffered
from bot.rulesets.alternatif.melee.strikes import StrikeRolled
from bot.rulesets.alternatif.ordinary.listed import ProposalSettled, TaskBegun, TaskEnded
from bot.rulesets.alternatif.ordinary.words_announcing import Drop, Undertake
from bot.rulesets.alternatif.reaction.announcer import SetInitiative
from bot.rulesets.alternatif.reaction.dice import ActionLost, ReactionRolled
from bot.rulesets.alternatif.state import FIST, Arm, Wielded
from bot.rulesets.alternatif.wounds.events import DamageDealt, EffectDrawn, EquipmentDamaged, WeaponChanged
from tests.rulesets.alternatif.armed import armed, dues, sets
from tests.rulesets.alternatif.exchange import CLAWS, DAGGER, GM, SHIELD, SPEAR, SWORD, Exchange, fighter

HAFTED = evolve(SPEAR, haft_ac=15, structure=8)
WOODEN = evolve(SHIELD, haft_ac=13, structure=6)
AXE = Arm("axe", "right", attack=3, defence=2, damage="1d8", haft_ac=15, structure=8)
SPARE = evolve(SWORD, weapon="short_sword", left_rank=3)


def against(*arms: Arm, striker: Arm = SWORD, **figures: int) -> Exchange:
    """Ana, whose action is up in segment 4, against Bor, who holds *arms* and is due much later."""
    fight = Exchange(fighter("Ana", arm=striker, **figures), armed("Bor", *arms, side="others", ac=30))
    fight.attacks("ana", "bor", 4)
    sets(fight, "bor", **{arm.hand: 20 for arm in arms})
    return fight


# ---- attacks on equipment


@pytest.mark.rule("ALT-MEL-010", "ALT-FAC-004", "ALT-MEL-005")
@pytest.mark.parametrize(("face", "outcome"), [(11, "hit"), (8, "miss")])
def test_the_blow_is_aimed_at_the_haft_with_the_attack_factor(face: int, outcome: str) -> None:
    """11 + BM 3 + attack factor 3 = 17 against a haft of armour class 15; its owner's own does not count."""
    fight = against(HAFTED)
    assert fight.question("ana").fields[0].options == ("bor", "equipment", "special", "else", "-")
    fight.answers("ana", face, 5, 9, target="equipment")
    strike = fight.one(StrikeRolled)
    assert (strike.action, strike.piece, strike.aimed) == ("attack_equipment", "both", "spear")
    assert (strike.total, strike.against, strike.outcome) == (face + 6, 15, outcome)
    assert [each.name for each in strike.terms] == ["face", "martial_bonus", "attack_factor"]


@pytest.mark.rule("ALT-MEL-010")
def test_what_is_aimed_at_is_named_among_several_pieces() -> None:
    fight = against(AXE, WOODEN)
    left = fight.question("ana").legal({"target": "equipment"})
    assert left is not None
    assert left[0].options == ("bor+right", "bor+left")
    fight.answers("ana", 11, 3, 9, target="equipment", piece="bor+left")
    assert (fight.one(StrikeRolled).aimed, fight.one(StrikeRolled).against) == ("shield", 13)


@pytest.mark.rule("ALT-MEL-010")
def test_a_steel_blade_or_a_fist_cannot_be_broken() -> None:
    assert against(SWORD).question("ana").fields[0].options == ("bor", "special", "else", "-")
    assert against(FIST).question("ana").fields[0].options == ("bor", "special", "else", "-")


@pytest.mark.rule("ALT-MEL-011", "ALT-OFF-005")
def test_a_haft_breaks_at_0_structure_points() -> None:
    """8 points, damage 5 then 4: broken by the second blow; initiative and defensive status vanish."""
    fight = against(HAFTED)
    fight.answers("ana", 12, 5, 9, target="equipment")
    damaged = fight.one(EquipmentDamaged)
    assert (damaged.total, damaged.left, fight.who("bor").main.structure) == (5, 3, 3)
    assert (fight.who("bor").stamina, fight.due("bor")) == (20, 20)
    assert fight.segment == 13
    fight.answers("ana", 12, 4, 10, target="equipment")
    assert fight.one(EquipmentDamaged).left == 0
    assert fight.one(WeaponChanged) == WeaponChanged("bor", "both", "spear", "broken")
    bor = fight.who("bor")
    assert ([each.arm.weapon for each in bor.hands], bor.dropped) == (["fist"], ())
    assert (fight.due("bor"), fight.status("bor")) == (None, "offensive")


@pytest.mark.rule("ALT-MEL-011")
def test_a_broken_shield_leaves_the_axe_its_initiative() -> None:
    fight = against(AXE, WOODEN)
    fight.answers("ana", 15, 8, 9, target="equipment", piece="bor+left")
    assert fight.one(WeaponChanged).weapon == "shield"
    assert dues(fight, "bor") == {"right": 20}


@pytest.mark.rule("ALT-MEL-011")
def test_a_natural_20_doubles_the_damage_and_draws_no_effect() -> None:
    fight = against(HAFTED)
    fight.answers("ana", 20, 3, 9, target="equipment")
    damaged = fight.one(EquipmentDamaged)
    assert (damaged.total, damaged.doubled, damaged.left) == (6, True, 2)
    assert fight.said(EffectDrawn) == []
    assert fight.said(DamageDealt) == []


@pytest.mark.rule("ALT-MEL-011", "ALT-GEN-010")
def test_bonuses_to_damage_count_on_structure_points() -> None:
    fight = against(HAFTED, str_damage=2)
    fight.answers("ana", 12, 3, 9, target="equipment")
    assert fight.one(EquipmentDamaged).left == 3


@pytest.mark.rule("ALT-MEL-012")
def test_an_attack_on_equipment_cannot_be_parried() -> None:
    """A shield is hit while the axe is free: nobody is asked."""
    fight = against(AXE, WOODEN)
    fight.answers("ana", 15, 2, 9, target="equipment", piece="bor+left")
    assert fight.one(StrikeRolled).outcome == "hit"
    assert fight.one(EquipmentDamaged).left == 4
    assert fight.asked == [("ana", "strike")]


@pytest.mark.rule("ALT-MEL-011", "ALT-GEN-016")
def test_a_second_blow_at_what_has_just_broken_meets_nothing() -> None:
    fight = Exchange(fighter("Ana"), fighter("Cid"), armed("Bor", WOODEN, side="others"))
    for who in ("ana", "cid"):
        fight.notes(Engage(GM, who, "bor"))
        sets(fight, who, right=4)
    fight.stands_by("bor")
    fight.answers("ana", 15, target="equipment")
    fight.answers("cid", 15, 8, 9, 10, target="equipment")
    assert [each.combatant for each in fight.said(EquipmentDamaged)] == ["ana"]
    assert len(fight.said(WeaponChanged)) == 1
    assert fight.segment == 13


@pytest.mark.rule("ALT-MEL-011")
def test_a_blow_at_what_is_let_go_meets_nothing() -> None:
    """Bor has to parry another blow; meanwhile he drops the axe that was hit."""
    fight = Exchange(fighter("Ana"), fighter("Cid"), armed("Bor", AXE, SHIELD, side="others"))
    for who in ("ana", "cid"):
        fight.notes(Engage(GM, who, "bor"))
        sets(fight, who, right=4)
    fight.stands_by("bor")
    fight.answers("ana", 15, target="equipment")
    fight.answers("cid", 15, target="bor")
    assert ("bor", "parry") in fight.asked
    fight.notes(Drop(GM, "bor", "axe"))
    fight.answers("bor", 2, 9, 10, parry="-")
    assert fight.said(EquipmentDamaged) == []
    assert fight.one(DamageDealt).total == 2
    assert fight.who("bor").dropped[0].structure == 8


# ---- weapons that change hands


@pytest.mark.rule("ALT-OFF-005")
@pytest.mark.parametrize(("lost", "kept"), [("longsword", {"left": 15}), ("shield", {"right": 12})])
def test_a_weapon_lost_takes_its_initiative_with_it_the_other_keeps_its_own(lost: str, kept: dict[str, int]) -> None:
    """Sword due at 12, shield at 15. The sword is knocked away in 9: nothing at 12, the shield still at 15."""
    fight = Exchange(armed("Ana", SWORD, SHIELD), fighter("Orc", "orcs"))
    sets(fight, "ana", right=12, left=15)
    sets(fight, "orc", right=9)
    assert fight.segment == 9
    fight.notes(Drop(GM, "ana", lost))
    assert dues(fight, "ana") == kept
    fight.answers("orc", target="-")
    fight.stands_by("orc")
    assert fight.segment == next(iter(kept.values()))


@pytest.mark.rule("ALT-OFF-005", "ALT-MEL-013")
def test_a_newly_wielded_weapon_has_its_own_reaction() -> None:
    fight = Exchange(armed("Ana", SWORD, SHIELD, carried=(SPARE,)), fighter("Orc", "orcs"))
    sets(fight, "ana", right=12, left=15)
    sets(fight, "orc", right=9)
    fight.notes(Drop(GM, "ana", "longsword"))
    fight.notes(Undertake(GM, "ana", "draw"))
    fight.answers("orc", target="-")
    assert fight.one(TaskEnded).segment == 9
    assert dues(fight, "ana") == {"right": None, "left": None}  # drawing interrupts what the shield prepared
    fight.stands_by("orc")
    fight.attacks("ana", "orc", 5, 7)
    assert [(each.hand, each.stamp, each.segment) for each in fight.said(ReactionRolled)] == [
        ("right", 9, 14),
        ("left", 9, 16),
    ]


@pytest.mark.rule("ALT-MEL-013", "ALT-MEL-002", "ALT-REA-033")
def test_dropping_is_free_drawing_costs_a_segment_the_preparation_and_a_frank_attack() -> None:
    """Spear due at 12; in 10 he drops it and draws his sword; reaction from stamp 10, unadjusted, since he is
    still engaged."""
    fight = Exchange(fighter("Ana", arm=SPEAR, dex_std=2, carried=(SWORD,)), fighter("Orc", "orcs"))
    fight.stands_by("orc")
    fight.notes(Engage(GM, "ana", "orc"))
    fight.notes(SetInitiative(GM, "orc", 10))
    fight.attacks("ana", "orc", 4)  # the initial reaction is used up
    fight.notes(SetInitiative(GM, "ana", 12))
    assert fight.segment == 10
    fight.notes(Drop(GM, "ana"))
    assert fight.said(FreeActionOffered) == []
    fight.notes(Undertake(GM, "ana", "draw", "longsword"))
    fight.answers("ana", expose="yes")  # before the orc, who is due in this very segment, strikes
    assert (fight.segment, fight.one(TaskBegun).first) == (10, 10)
    offered = fight.one(FreeActionOffered)
    assert (offered.combatant, offered.target, offered.kind, offered.segment) == ("orc", "ana", "frank", 10)
    fight.answers("orc", 2, 3, free="ana/right")
    assert fight.one(ActionLost).reason == "free_action"  # and not the regular one as well
    assert fight.who("ana").main.arm.weapon == "longsword"
    assert fight.due("ana") is None
    fight.attacks("ana", "orc", 6)
    reaction = fight.one(ReactionRolled)
    assert (reaction.stamp, reaction.adjust, reaction.segment) == (10, 0, 16)


@pytest.mark.rule("ALT-MEL-013")
def test_sheathing_interrupts_what_is_in_preparation() -> None:
    fight = Exchange(armed("Ana", SWORD, SHIELD), fighter("Orc", "orcs"))
    sets(fight, "ana", right=12, left=15)
    sets(fight, "orc", right=9)
    fight.notes(Undertake(GM, "ana", "sheathe", "longsword"))
    fight.answers("orc", target="-")
    assert dues(fight, "ana") == {"left": None}
    assert [each.weapon for each in fight.who("ana").carried] == ["longsword"]


@pytest.mark.rule("ALT-MEL-013")
def test_hands_must_be_free_and_weapons_at_hand() -> None:
    fight = Exchange(fighter("Ana", arm=SPEAR, carried=(SWORD,)), fighter("Orc", "orcs"), fighter("Bor"))
    for note, key in (
        (Undertake(GM, "ana", "draw"), "alternatif-hands-full"),
        (Undertake(GM, "ana", "draw", SPEAR.weapon), "alternatif-not-there"),
        (Undertake(GM, "ana", "sheathe", SWORD.weapon), "alternatif-not-there"),
        (Undertake(GM, "bor", "draw"), "alternatif-nothing-to-draw"),
        (Undertake(GM, "bor", "pick_up"), "alternatif-nothing-to-pick-up"),
    ):
        with pytest.raises(Refused, match=key):
            fight.says(note)
    fight.notes(Drop(GM, "bor"))
    with pytest.raises(Refused, match="alternatif-nothing-to-drop"):
        fight.says(Drop(GM, "bor"))
    with pytest.raises(Refused, match="alternatif-nothing-to-sheathe"):
        fight.says(Undertake(GM, "bor", "sheathe"))


@pytest.mark.rule("ALT-MEL-013", "ALT-DEF-007")
def test_what_keeps_a_hand_from_a_weapon_is_named_and_nothing_else() -> None:
    """Of several that could be drawn none is the reason; what is to be let go of is what frees the right hand; claws
    cannot be let go of."""
    dagger = evolve(DAGGER, left_rank=0)
    for held, carried, named, expected in (
        ((SWORD, SHIELD), (dagger,), None, ("dagger", "shield")),
        ((SWORD, SHIELD), (AXE,), None, ("axe", "longsword")),
        ((SWORD, SHIELD), (dagger, AXE), None, ("none", "longsword")),
        ((SWORD, SHIELD), (AXE, dagger), None, ("none", "longsword")),
        ((SWORD, SHIELD), (AXE, dagger), "dagger", ("dagger", "shield")),
        ((SWORD, SHIELD), (SPEAR,), None, ("spear", "all")),
        ((CLAWS, evolve(CLAWS, hand="left")), (SWORD,), None, ("longsword", "none")),
    ):
        ana = evolve(fighter("Ana", carried=carried), hands=tuple(Wielded(each) for each in held))
        fight = Exchange(ana, fighter("Orc", "orcs"))
        refused = fight.tries(Undertake(GM, "ana", "draw", named))
        assert refused is not None
        assert refused.key == "alternatif-hands-full"
        assert (refused.facts["weapon"], refused.facts["held"]) == expected


# ---- whoever is engaged


def between_two_ogres(**figures: int) -> Exchange:
    fight = Exchange(fighter("Ana", **figures), fighter("Ogre 1", "ogres"), fighter("Ogre 2", "ogres"))
    for ogre in ("ogre 1", "ogre 2"):
        fight.notes(Engage(GM, "ana", ogre))
        fight.stands_by(ogre)
    return fight


@pytest.mark.rule("ALT-MEL-002")
def test_who_is_engaged_is_asked_whether_he_lowers_his_guard() -> None:
    """A potion between two ogres: both are named, and 2 to 12 segments; without a word he does not do it."""
    fight = between_two_ogres()
    fight.notes(Undertake(GM, "ana", "drink"))
    question = fight.question("ana", "expose")
    asked = ("enemies", "count", "least", "most", "uncertain")
    assert [question.about[name] for name in asked] == ["Ogre 1, Ogre 2", 2, 2, 12, True]
    fight.is_silent("ana")
    assert fight.one(ProposalSettled).how == "dropped"
    assert fight.said(TaskBegun) == []


def test_who_has_dropped_all_he_held_is_offered_to_pick_it_up() -> None:
    fight = Exchange(fighter("Ana"), fighter("Orc", "orcs"))
    fight.stands_by("orc")
    assert "pick_up" not in fight.question("ana").fields[0].options
    fight.notes(Drop(GM, "ana"))
    assert fight.question("ana").fields[0].options == ("attack", "standby", "pick_up", "wrestle")
    fight.answers("ana", action="pick_up")
    assert fight.one(WeaponChanged).change == "picked_up"
    assert fight.state.combatants["ana"].main.arm.weapon != "fist"


@pytest.mark.rule("ALT-MEL-002")
def test_both_enemies_are_dangerous_in_segments_in_which_they_have_nothing_due() -> None:
    fight = between_two_ogres()
    fight.notes(Undertake(GM, "ana", "drink"))
    fight.answers("ana", 2, 1, expose="yes")
    assert fight.segment == 1
    assert {(each.combatant, each.kind) for each in fight.said(FreeActionOffered)} == {
        ("ogre 1", "frank"),
        ("ogre 2", "frank"),
    }


@pytest.mark.rule("ALT-MEL-002")
def test_nobody_is_warned_of_enemies_he_cannot_see() -> None:
    fight = Exchange(fighter("Ana"), fighter("Orc", "orcs"), fighter("Assassin", "orcs", hidden=True))
    fight.notes(Engage(GM, "ana", "assassin"))
    fight.stands_by("orc")
    fight.notes(Undertake(GM, "ana", "drink"), 2, 1)
    assert ("ana", "expose") not in fight.asked
    assert fight.one(TaskBegun).guard == ()
    assert fight.asked == [("assassin", "free")]
