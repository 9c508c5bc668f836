"""A weapon in each hand: two dice, two actions, and the factors that it costs (ALT-REA-009, -028 to -032; ALT-OFF;
ALT-FAC-006)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.values import evolve
from bot.rulesets.alternatif.engagement import Engage
from bot.rulesets.alternatif.free_actions import OfferFree
from bot.rulesets.alternatif.melee.strikes import StrikeRolled
from bot.rulesets.alternatif.ordinary.listed import TaskEnded
from bot.rulesets.alternatif.ordinary.words_announcing import Undertake
from bot.rulesets.alternatif.parry.parries import ParryRolled
from bot.rulesets.alternatif.reaction.dice import InitiativePostponed, ReactionRolled, die_of
from bot.rulesets.alternatif.state import FIST, Arm, Combatant, Settings, Wielded
from bot.rulesets.alternatif.wounds.events import DamageDealt
from tests.rulesets.alternatif.armed import armed, dues, sets
from tests.rulesets.alternatif.classes import armour_class
from tests.rulesets.alternatif.exchange import GM, SHIELD, SWORD, Exchange, fighter

DAGGER = Arm("dagger", "left", attack=1, defence=1, damage="1d4", left_rank=2, tags=("light",))
RIGHT_DAGGER = evolve(DAGGER, hand="right")
SHORT_SWORD = Arm("short_sword", "left", attack=2, defence=2, damage="1d6", left_rank=3)
LEFT_AXE = Arm("axe", "left", attack=3, defence=2, damage="1d8", left_rank=None)
LEFT_FIST = evolve(FIST, hand="left")
LEFT_CLAWS = Arm("claws", "left", attack=2, defence=1, damage="1d6", tags=("natural",))


def die(who: Combatant, hand: str, **settings: Any) -> str:
    """The reaction die of what *who* holds in *hand*."""
    held = next(each for each in who.hands if each.arm.hand == hand)
    return str(die_of(who, held, Settings(**settings)))


def strike_with(who: Combatant, hand: str, face: int = 12, **settings: Any) -> StrikeRolled:
    """What comes of a strike of *who* with what he holds in *hand*."""
    fight = Exchange(who, fighter("Bor", "others", ac=9), **settings)
    fight.stands_by("bor")
    comes_up(fight, who.id, hand, 5)
    fight.strikes(who.id, "bor", face)
    return fight.one(StrikeRolled)


def comes_up(fight: Exchange, ident: str, hand: str, segment: int) -> None:
    """The weapon in *hand* of *ident* comes up at *segment*, the other one much later."""
    sets(fight, ident, **{each.arm.hand: segment + 25 for each in fight.who(ident).hands if each.arm.hand != hand})
    sets(fight, ident, **{hand: segment})


def factor(strike: StrikeRolled) -> int | None:
    """The attack factor in the sum of *strike*, if there is one."""
    return next((each.value for each in strike.terms if each.name == "attack_factor"), None)


# ---- two dice, two actions


@pytest.mark.rule("ALT-REA-028", "ALT-REA-009", "ALT-REA-010", "ALT-REA-026")
def test_two_hands_have_a_die_and_an_action_each() -> None:
    """BM 8, at stamp 10: sword right d8 = 5, dagger left d10 = 5. Two actions in segment 15."""
    fight = Exchange(armed("Ana", SWORD, DAGGER, bm=8), fighter("Bor", "others", ac=40))
    fight.stands_by("bor")
    sets(fight, "ana", right=10, left=10)
    assert fight.segment == 10
    fight.strikes("ana", "bor", 2)
    fight.strikes("ana", "bor", 2, 5, 5)  # both have struck at 10; then both roll
    assert [(each.hand, each.die, each.stamp, each.segment) for each in fight.said(ReactionRolled)] == [
        ("right", "d8", 10, 15),
        ("left", "d10", 10, 15),
    ]
    assert (fight.segment, fight.asked) == (15, [("ana", "strike")])
    fight.strikes("ana", "bor", 2)
    assert fight.one(StrikeRolled).hand == "right"
    assert fight.asked == [("ana", "strike")]
    fight.strikes("ana", "bor", 3, 8, 9)
    assert fight.one(StrikeRolled).hand == "left"
    assert fight.segment == 23


@pytest.mark.rule("ALT-REA-028", "ALT-REA-009")
def test_of_two_actions_one_may_be_kept_for_a_parry_which_postpones_it() -> None:
    """Both come up in 15 against an enemy who strikes in 15: strike with one and
    return to guard with the other, which parries."""
    fight = Exchange(armed("Ana", SWORD, DAGGER, bm=8), fighter("Bor", "others", ac=40))
    fight.notes(Engage(GM, "ana", "bor"))
    sets(fight, "ana", right=15, left=15)
    sets(fight, "bor", right=15)
    fight.answers("ana", choice="attack", choice_left="return_to_guard")
    fight.answers("bor", 2, 15, choice="attack")
    postponed = fight.one(InitiativePostponed)
    assert (postponed.hand, postponed.by, postponed.segment) == ("left", 5, 20)
    assert fight.question("ana").about["weapon"] == "dagger"
    fight.parries("ana", "bor", 19, 6, 9)
    assert fight.one(ParryRolled).hand == "left"
    assert (fight.segment, fight.question("ana").about["weapon"]) == (20, "dagger")


@pytest.mark.rule("ALT-REA-009")
@pytest.mark.parametrize("shield", [True, False])
def test_a_weapon_acts_once_in_a_segment(shield: bool) -> None:
    """The sword attacks in 5: no parry with it in 5, but the shield may."""
    ana = armed("Ana", SWORD, SHIELD) if shield else fighter("Ana")
    fight = Exchange(ana, fighter("Bor", "others", ac=40))
    fight.notes(Engage(GM, "ana", "bor"))
    comes_up(fight, "ana", "right", 5)
    sets(fight, "bor", right=5)
    fight.answers("ana", choice="attack")
    fight.answers("bor", 2, 15, choice="attack") if shield else fight.answers("bor", 2, 15, 3, 4, 4, choice="attack")
    assert (("ana", "parry") in fight.asked) is shield
    if shield:
        assert fight.question("ana").fields[0].options == ("bor", "-")
        assert fight.question("ana").about["weapon"] == "shield"


@pytest.mark.rule("ALT-REA-009", "ALT-REA-008")
def test_who_has_drawn_in_this_segment_acts_no_more_in_it() -> None:
    """The sword that he holds neither parries nor takes what is offered in the segment in which he drew a dagger."""
    fight = Exchange(fighter("Ana", carried=(RIGHT_DAGGER,)), fighter("Bor", "others"), fighter("Cid", "others"))
    fight.stands_by("ana")
    fight.stands_by("bor")
    sets(fight, "cid", right=7)
    fight.notes(Undertake(GM, "ana", "draw"))
    fight.answers("cid", target="-")
    assert fight.one(TaskEnded).segment == 7
    fight.notes(Engage(GM, "ana", "bor"))
    refused = fight.tries(OfferFree(GM, "ana", "bor"))
    assert refused is not None
    assert refused.key == "alternatif-cannot-take"
    fight.notes(OfferFree(GM, "bor", "ana"))
    fight.answers("bor", 15, 3, free="ana/right")
    assert ("ana", "parry") not in fight.asked
    assert fight.one(DamageDealt).target == "ana"


@pytest.mark.rule("ALT-REA-032", "ALT-REA-031")
def test_only_the_right_hand_has_an_initial_reaction() -> None:
    """Dexterity +3: sword right d8 = 6, 3; shield left d12 = 6, 6."""
    fight = Exchange(armed("Ana", SWORD, SHIELD, bm=8, dex_std=3), fighter("Bor", "others"))
    fight.attacks("ana", "bor", 6, 6)
    assert [(each.hand, each.die, each.initial, each.segment) for each in fight.said(ReactionRolled)] == [
        ("right", "d8", True, 3),
        ("left", "d12", False, 6),
    ]


@pytest.mark.rule("ALT-REA-032")
def test_the_left_hand_has_none_even_when_the_right_one_needs_no_roll() -> None:
    """The game master has said when the sword comes up; only the shield rolls."""
    fight = Exchange(armed("Ana", SWORD, SHIELD, dex_std=3), fighter("Bor", "others"))
    sets(fight, "ana", right=9)
    fight.attacks("ana", "bor", 6)
    assert [(each.hand, each.initial, each.segment) for each in fight.said(ReactionRolled)] == [("left", False, 6)]


@pytest.mark.rule("ALT-REA-032", "ALT-REA-031")
def test_a_lone_weapon_in_the_left_hand_has_its_initial_reaction() -> None:
    fight = Exchange(armed("Ana", DAGGER, dex_std=3), fighter("Bor", "others"))
    fight.attacks("ana", "bor", 6)
    assert fight.one(ReactionRolled).segment == 3


def expert(arm: Arm) -> Arm:
    return evolve(arm, specialised=True)


@pytest.mark.rule("ALT-REA-030", "ALT-REA-029")
@pytest.mark.parametrize(
    ("right", "left", "dice"),
    [
        (expert(SWORD), expert(DAGGER), ("d6", "d10")),  # the text's: the right hand's, and that alone
        (SWORD, expert(DAGGER), ("d8", "d8")),
        (SWORD, expert(SHORT_SWORD), ("d8", "d8")),
        (expert(SWORD), DAGGER, ("d6", "d10")),
        (SWORD, DAGGER, ("d8", "d10")),
    ],
)
def test_at_most_one_of_two_weapons_has_the_specialists_die(right: Arm, left: Arm, dice: tuple[str, str]) -> None:
    who = armed("Ana", right, left, bm=8)
    assert (die(who, "right"), die(who, "left")) == dice


@pytest.mark.rule("ALT-REA-030")
def test_another_weapon_than_a_dagger_has_it_unless_the_table_says_otherwise() -> None:
    rule = {"left_hand_specialist": "dagger_only"}
    assert die(armed("Ana", SWORD, expert(SHORT_SWORD), bm=8), "left") == "d8"
    assert die(armed("Ana", expert(SWORD), expert(SHORT_SWORD), bm=8), "left") == "d10"
    assert die(armed("Ana", expert(SHORT_SWORD), bm=8), "left") == "d8"
    assert die(armed("Ana", SWORD, expert(SHORT_SWORD), bm=8), "left", **rule) == "d10"
    assert die(armed("Ana", expert(SHORT_SWORD), bm=8), "left", **rule) == "d10"


@pytest.mark.rule("ALT-OFF-007")
@pytest.mark.parametrize(("bm", "reaction", "by"), [(12, "d12", 6), (13, "d10", 5), (19, "d10", 5)])
def test_a_shield_reacts_on_d12_then_d10(bm: int, reaction: str, by: int) -> None:
    """Fighter of level 11 and 12; specialists have no better one."""
    assert (
        die(armed("Ana", SWORD, expert(SHIELD), bm=bm), "left", left_hand_specialist="any_if_right_has_none")
        == reaction
    )
    fight = Exchange(armed("Ana", SHIELD, bm=bm), fighter("Bor", "others"))
    sets(fight, "ana", left=9)
    sets(fight, "bor", right=2)
    fight.strikes("bor", "ana", 19)
    assert fight.question("ana").about["cost"] == by
    fight.parries("ana", "bor", 15, 9)
    assert fight.one(InitiativePostponed).segment == 9 + by


# ---- factors


@pytest.mark.rule("ALT-OFF-001")
def test_the_off_hand_has_no_factor() -> None:
    """Dagger left (+1/+1), BM 6, a 12: 18, not 19; a parry likewise."""
    strike = strike_with(armed("Ana", DAGGER, bm=6), "left")
    assert (strike.total, strike.lost) == (18, True)
    fight = Exchange(armed("Ana", DAGGER, bm=6), fighter("Bor", "others"))
    fight.stands_by("ana")
    sets(fight, "bor", right=2)
    fight.strikes("bor", "ana", 15)
    fight.parries("ana", "bor", 12, 3, 9)
    assert fight.one(ParryRolled).total == 18


@pytest.mark.rule("ALT-OFF-001", "ALT-REA-027")
def test_the_off_hand_reacts_by_the_middle_column() -> None:
    assert [die(armed("Ana", LEFT_AXE, bm=bm), "left") for bm in (6, 12, 13, 19)] == ["d10", "d10", "d8", "d8"]


CONRATH = armed("Conrath", RIGHT_DAGGER, evolve(SWORD, hand="left", left_rank=4), bm=8)


@pytest.mark.example("EX-A-26")
@pytest.mark.rule("ALT-OFF-001", "ALT-OFF-002", "ALT-OFF-003")
@pytest.mark.parametrize(
    ("who", "right", "left"),
    [
        (CONRATH, None, None),
        (armed("Cassandra", SWORD, DAGGER, left_hand_rank=2), 3, 1),
        (armed("Cassandra", SWORD, SHORT_SWORD, left_hand_rank=2), None, None),
        (armed("Cassandra", RIGHT_DAGGER, SHORT_SWORD, left_hand_rank=2), None, None),
        (armed("Cassandra", SWORD, LEFT_AXE, left_hand_rank=6), None, None),
    ],
)
def test_ex_a_26_conrath_and_cassandra(who: Combatant, right: int | None, left: int | None) -> None:
    """No skill: both factors are lost. Rank 2 keeps both with a dagger in the left hand, none with a short sword."""
    assert factor(strike_with(who, "right")) == right
    assert factor(strike_with(who, "left")) == left


@pytest.mark.rule("ALT-OFF-002")
def test_two_weapons_cost_the_main_hand_its_factor_in_parries_too() -> None:
    fight = Exchange(CONRATH, fighter("Bor", "others"))
    fight.stands_by("conrath")
    sets(fight, "bor", right=2)
    fight.strikes("bor", "conrath", 15)
    fight.parries("conrath", "bor/right", 12, 3, 9)
    parry = fight.one(ParryRolled)
    assert (parry.total, parry.lost) == (20, True)


@pytest.mark.rule("ALT-OFF-002")
@pytest.mark.parametrize(("keeps", "right"), [(False, None), (True, 1)])
def test_a_pair_of_the_same_weapon_may_leave_the_right_its_factor(keeps: bool, right: int | None) -> None:
    pair = armed("Ana", RIGHT_DAGGER, DAGGER)
    assert factor(strike_with(pair, "right", identical_pair_keeps_right_factor=keeps)) == right
    assert factor(strike_with(pair, "left", identical_pair_keeps_right_factor=keeps)) is None
    mixed = armed("Ana", SWORD, DAGGER)
    assert factor(strike_with(mixed, "right", identical_pair_keeps_right_factor=keeps)) is None


@pytest.mark.rule("ALT-OFF-004", "ALT-OFF-008", "ALT-MEL-004")
@pytest.mark.parametrize(("left", "own"), [(SHIELD, None), (LEFT_FIST, None), (LEFT_CLAWS, 2)])
def test_shields_and_natural_weapons_cost_nothing(left: Arm, own: int | None) -> None:
    """Sword +3 beside a shield (attack factor 0), a bare fist, claws."""
    who = armed("Ana", SWORD, left)
    assert factor(strike_with(who, "right")) == 3
    assert factor(strike_with(who, "left")) == own
    assert not strike_with(who, "left").lost


@pytest.mark.rule("ALT-OFF-004", "ALT-FAC-003")
def test_a_shield_parries_with_its_full_defence_factor() -> None:
    """11 + BM 5 + defence factor 4 = 20."""
    fight = Exchange(armed("Ana", SWORD, SHIELD, bm=5), fighter("Bor", "others"))
    fight.stands_by("ana")
    sets(fight, "bor", right=2)
    fight.strikes("bor", "ana", 15)
    fight.parries("ana", "bor/left", 11, 3, 9)
    assert fight.one(ParryRolled).total == 20


@pytest.mark.rule("ALT-OFF-008", "ALT-FAC-002")
def test_a_shield_may_attack_when_its_own_initiative_comes_up() -> None:
    """Due in 14, nobody simultaneous; its attack factor is very low (here 0)."""
    fight = Exchange(armed("Ana", SWORD, SHIELD), fighter("Bor", "others", ac=12))
    fight.stands_by("bor")
    sets(fight, "ana", right=20, left=14)
    assert (fight.segment, fight.question("ana").about["weapon"]) == (14, "shield")
    fight.strikes("ana", "bor", 12)
    strike = fight.one(StrikeRolled)
    assert (strike.weapon, strike.total, strike.outcome) == ("shield", 15, "hit")
    assert dues(fight, "ana")["right"] == 20


@pytest.mark.rule("ALT-OFF-009")
@pytest.mark.parametrize("kind", ["buckler", "shield", "pavise"])
def test_bucklers_and_pavises_are_shields(kind: str) -> None:
    """Buckler, BM 4: d12, postponed by 6; no factor is lost beside it."""
    fight = Exchange(begun=False)
    _, body = fight.game.sheets.read(
        f'name = "X"\nclass = "warrior"\nlevel = 3\nstamina = 9\nbody = 4\nright = "longsword"\nleft = "{kind}"\n'
    )
    (who,) = fight.game.compose(fight.state, "join", 7, {"sheet": body, "player": 7}).records
    assert (who.bm, die(who, "left")) == (4, "d12")
    assert factor(strike_with(evolve(who, player=None), "right")) == 3


@pytest.mark.rule("ALT-OFF-006", "ALT-GEN-014")
@pytest.mark.parametrize(
    ("arms", "rank", "hand", "total"),
    [
        ((SWORD, LEFT_AXE), 0, "right", 16),
        ((SWORD, LEFT_AXE), 0, "left", 14),
        ((SWORD,), 0, "right", 18),
        ((LEFT_AXE,), 0, "left", 14),
        ((SWORD, DAGGER), 2, "right", 18),
        ((SWORD, DAGGER), 2, "left", 18),
        ((SWORD, SHIELD), 0, "right", 18),
        ((SWORD, SHIELD), 0, "left", 18),
        ((SWORD, LEFT_FIST), 0, "right", 18),
    ],
)
def test_without_factors_two_hands_cost_penalties_instead(
    arms: tuple[Arm, ...], rank: int, hand: str, total: int
) -> None:
    """BM 6, a 12: -4 for the off hand, -2 for the main one beside it, nothing for shields, fists and the skilled."""
    who = armed("Ana", *arms, bm=6, left_hand_rank=rank)
    assert strike_with(who, hand, weapon_factors=False).total == total


@pytest.mark.example("EX-A-25")
@pytest.mark.rule("ALT-FAC-006")
@pytest.mark.parametrize(
    ("arms", "rank", "added", "strict"),
    [((SWORD, DAGGER), 2, 3, 3), ((SWORD, DAGGER), 0, 3, 0), ((SWORD, SHIELD), 0, 4, 4), ((DAGGER,), 0, 1, 0)],
)
def test_ex_a_25_only_the_better_defence_factor_counts(
    arms: tuple[Arm, ...], rank: int, added: int, strict: int
) -> None:
    """A thief's sword (3) and dagger (1): +3. Whether lost factors leave the armour class, too, is a setting."""
    who = evolve(armed("Thief", *arms, ac=15, left_hand_rank=rank), hands=tuple(Wielded(arm) for arm in arms))
    assert sum(each.value for each in armour_class(who, Settings())) == 15 + added
    leaving = Settings(lost_factors_also_leave_ac=True)
    assert sum(each.value for each in armour_class(who, leaving)) == 15 + strict
