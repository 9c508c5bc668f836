"""The game master's monsters: many attacks and many monsters on few dice (ALT-GMX)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.dice import dice
from bot.kernel.errors import Refused
from bot.kernel.ruleset import Reader
from bot.kernel.values import evolve
from bot.rulesets.alternatif.base.shares import share
from bot.rulesets.alternatif.combatants.words import Leave, SetFlag
from bot.rulesets.alternatif.crowd import limbs as c
from bot.rulesets.alternatif.crowd import recruits as said
from bot.rulesets.alternatif.melee.strikes import StrikeRolled
from bot.rulesets.alternatif.orders import Order
from bot.rulesets.alternatif.ordinary.listed import TaskBroken
from bot.rulesets.alternatif.ordinary.words_announcing import Grant
from bot.rulesets.alternatif.parry.parries import ParryRolled
from bot.rulesets.alternatif.reaction.dice import InitiativePostponed, ReactionRolled, die_of, postponement
from bot.rulesets.alternatif.settings import CHOICES
from bot.rulesets.alternatif.state import AlternatifState, Arm, Combatant, Crowd, Wielded
from bot.rulesets.alternatif.tactics.room import SayLight
from bot.rulesets.alternatif.wounds.fumbles import Damage
from bot.rulesets.shared.people import Hide
from tests.rulesets.alternatif.exchange import AXE, GM, SHIELD, SWORD, Exchange, fighter, game


def creatures(kind: str, count: int = 1, **settings: Any) -> tuple[Combatant, ...]:
    """Creatures from the packaged data, decided for by the game master."""
    state = AlternatifState(settings=CHOICES.chosen(settings))
    made = game().recruiter.creatures(state, {"creature": kind, "count": count, "locale": "en"})
    return tuple(evolve(each, temperament=None) for each in made)


def creature(kind: str, **settings: Any) -> Combatant:
    (found,) = creatures(kind, **settings)
    return found


def dice_of(who: Combatant, **settings: Any) -> list[tuple[str, str]]:
    """The weapons of *who*, each with the die that moves it."""
    return [(each.arm.weapon, str(die_of(who, each, CHOICES.chosen(settings)))) for each in who.hands]


HERO = fighter("Ana", ac=30, stamina=200)


def against(*foes: Combatant, hero: Combatant = HERO, **settings: Any) -> Exchange:
    """*foes* against Ana, who waits."""
    fight = Exchange(hero, *foes, **settings)
    fight.stands_by(hero.id)
    return fight


def dues(fight: Exchange, ident: str) -> list[int | None]:
    return [each.due for each in fight.who(ident).hands]


def rolled(fight: Exchange) -> list[int]:
    """When the actions come whose reactions were rolled just now."""
    return [each.segment for each in fight.said(ReactionRolled)]


# ---- natural weapons


@pytest.mark.rule("ALT-GMX-001")
def test_a_natural_weapon_reacts_on_a_d12() -> None:
    boar = creature("wild_boar")
    assert dice_of(boar) == [("fangs", "d12")]
    fight = against(boar)
    fight.attacks(boar.id, "ana", 7)
    assert fight.one(ReactionRolled).die == "d12"
    assert rolled(fight) == [7]


@pytest.mark.example("EX-B-24")
@pytest.mark.rule("ALT-GMX-001", "ALT-GMX-002", "ALT-GMX-005")
def test_ex_b_24_the_dice_of_the_troll() -> None:
    """Bite d12, both claws together d6; with one arm cut off the claws have d12."""
    troll = creature("troll")
    assert dice_of(troll) == [("fangs", "d12"), ("claws", "d6")]
    fight = against(troll)
    fight.attacks(troll.id, "ana", 9, 4)
    assert rolled(fight) == [9 - 1, 4]  # The first reaction of its main weapon is an initial one: Dexterity +1.
    fight.notes(said.ChangeLimbs(GM, troll.id, -1, "claws"))
    assert fight.one(c.LimbsChanged) == c.LimbsChanged(troll.id, "third", "claws", 2, 1)
    assert (fight.segment, dues(fight, troll.id)) == (4, [8, None]), "what is pending stays"
    assert dice_of(fight.who(troll.id)) == [("fangs", "d12"), ("claws", "d12")]


@pytest.mark.rule("ALT-GMX-005")
def test_the_new_die_is_rolled_from_the_next_reaction_on() -> None:
    troll = evolve(creature("troll"), dex_std=0)
    fight = against(troll)
    fight.attacks(troll.id, "ana", 12, 4)
    fight.notes(said.ChangeLimbs(GM, troll.id, -1, "claws"))
    fight.strikes(troll.id, "ana", 2, 11)
    assert fight.one(ReactionRolled).die == "d12"
    assert rolled(fight) == [15]


@pytest.mark.rule("ALT-GMX-005")
@pytest.mark.parametrize(("setting", "die"), [("from_next_roll", "d12"), ("die_stays", "d6")])
def test_a_table_may_keep_the_die_when_a_limb_is_lost(setting: str, die: str) -> None:
    troll = creature("troll")
    fight = against(troll, lost_limbs=setting)
    fight.notes(said.ChangeLimbs(GM, troll.id, -1))
    assert dice_of(fight.who(troll.id), lost_limbs=setting)[1] == ("claws", die)


@pytest.mark.rule("ALT-GMX-005")
def test_the_last_limb_takes_the_weapon_with_it_and_heads_grow_again() -> None:
    fight = against(creature("hydra"))
    assert dice_of(fight.who("five-headed-hydra")) == [("fangs", "d4"), ("fangs", "d6")]
    fight.notes(said.ChangeLimbs(GM, "five-headed-hydra", -3))
    assert dice_of(fight.who("five-headed-hydra")) == [("fangs", "d6")]
    fight.notes(said.ChangeLimbs(GM, "five-headed-hydra", 1))
    assert dice_of(fight.who("five-headed-hydra")) == [("fangs", "d4")]
    for more in (-9, 3):
        refused = fight.tries(said.ChangeLimbs(GM, "five-headed-hydra", more))
        assert refused is not None
        assert refused.key == "number-range"
        # What was typed, and what it may be: of three heads three may go, two may grow.
        assert [refused.facts[name] for name in ("value", "low", "high")] == [more, -3, 2]


@pytest.mark.rule("ALT-GMX-002")
def test_four_tentacles_on_one_die_attack_at_2_5_and_6() -> None:
    """d3=2, d3=3, d3=1."""
    arm = Arm("tentacle", "right", attack=3, damage="1d4", reaction="d3", of=4, count=4, tags=("natural", "no_parry"))
    fight = against(fighter("Thing", "others", arm))
    fight.attacks("thing", "ana", 2)
    assert (fight.segment, fight.asked) == (2, [("thing", "strike")])
    fight.strikes("thing", "ana", 2, 3)
    assert (fight.segment, fight.asked) == (5, [("thing", "strike")])
    fight.strikes("thing", "ana", 2, 1)
    assert (fight.segment, fight.asked) == (6, [("thing", "strike")])


@pytest.mark.rule("ALT-GMX-002")
@pytest.mark.parametrize(("number", "die"), [(1, "d12"), (2, "d6"), (3, "d4"), (4, "d3"), (5, "d2")])
def test_the_table_of_grouped_attacks(number: int, die: str) -> None:
    assert str(share(number)) == die


@pytest.mark.rule("ALT-GMX-002", "ALT-GMX-007")
def test_a_table_may_group_nothing_or_natural_weapons_only() -> None:
    assert dice_of(creature("troll", grouped_attacks="none")) == [("fangs", "d12"), ("claws", "d12"), ("claws", "d12")]
    assert dice_of(creature("troll", grouped_attacks="natural")) == [("fangs", "d12"), ("claws", "d6")]
    # Bare of a group a blade has the die of its martial bonus (here 6: d10).
    warrior = creature("four_armed_warrior", grouped_attacks="natural")
    assert dice_of(warrior) == [("longsword", "d10")] * 4
    # The six places are not enough for nine attacks: they stay in their usual groups.
    assert len(creature("giant_octopus", grouped_attacks="none").hands) == 3


@pytest.mark.rule("ALT-GMX-003")
def test_bite_and_claws_have_two_dice_and_are_not_grouped() -> None:
    troll = creature("troll")
    fight = against(troll)
    refused = fight.tries(said.Regroup(GM, troll.id, ("fangs", "claws"), (3,)))
    assert refused is not None
    assert refused.key == "alternatif-not-alike"


@pytest.mark.rule("ALT-GMX-003", "ALT-GMX-007")
def test_a_table_may_mix_weapons_which_then_strike_by_turns() -> None:
    troll = evolve(creature("troll"), dex_std=0)
    fight = against(troll, grouped_alike=False)
    fight.notes(said.Regroup(GM, troll.id, ("fangs", "claws"), (3,)))
    assert fight.one(c.LimbsRegrouped).groups == (("fangs", "claws", "claws"),)
    assert dice_of(fight.who(troll.id), grouped_alike=False) == [("fangs", "d4")]
    fight.attacks(troll.id, "ana", 2)
    struck = []
    for _ in range(4):
        fight.strikes(troll.id, "ana", 2, 2)
        struck.append(fight.one(StrikeRolled).weapon)
    assert struck == ["fangs", "claws", "claws", "fangs"]


@pytest.mark.rule("ALT-GMX-004")
def test_six_tentacles_have_two_dice_and_may_attack_together() -> None:
    """Six tentacles: 2 x d4 rather than one tiny die: both at 4, two attacks at 4."""
    arm = Arm("tentacle", "right", attack=3, damage="1d4", reaction="d12", tags=("natural", "no_parry"))
    thing = fighter("Thing", "others", arm)
    thing = evolve(
        thing, hands=(Wielded(evolve(arm, reaction="d2", of=5, count=5)), Wielded(evolve(arm, hand="third")))
    )
    fight = against(thing)
    fight.notes(said.Regroup(GM, "thing"))
    assert dice_of(fight.who("thing")) == [("tentacle", "d4"), ("tentacle", "d4")]
    fight.attacks("thing", "ana", 4, 4)
    assert fight.segment == 4
    fight.strikes("thing", "ana", 2)
    assert (fight.segment, fight.asked) == (4, [("thing", "strike")])
    fight.strikes("thing", "ana", 2, 4, 4)
    assert fight.one(StrikeRolled).hand == "third"


@pytest.mark.rule("ALT-GMX-004")
def test_the_game_master_may_regroup_at_any_time() -> None:
    octopus = creature("giant_octopus")
    fight = against(octopus)
    assert dice_of(octopus) == [("tentacle", "d3"), ("tentacle", "d3"), ("fangs", "d12")]
    fight.notes(said.Regroup(GM, octopus.id, ("tentacle",), (3, 3, 2)))
    assert dice_of(fight.who(octopus.id)) == [
        ("tentacle", "d4"),
        ("tentacle", "d4"),
        ("tentacle", "d6"),
        ("fangs", "d12"),
    ]
    for sizes, key in (((8,), "number-range"), ((3, 3), "alternatif-not-groups-of")):
        refused = fight.tries(said.Regroup(GM, octopus.id, ("tentacle",), sizes))
        assert refused is not None
        assert refused.key == key


# ---- fast and slow ones, and blades


@pytest.mark.example("EX-B-25")
@pytest.mark.rule("ALT-GMX-006")
def test_ex_b_25_the_dice_of_the_dragon() -> None:
    """Fangs d8; both claws together d4."""
    dragon = creature("young_dragon")
    assert dice_of(dragon) == [("fangs", "d8"), ("claws", "d4")]
    fight = against(dragon)
    fight.notes(said.ChangeLimbs(GM, dragon.id, -1))
    assert dice_of(fight.who(dragon.id)) == [("fangs", "d8"), ("claws", "d8")]


@pytest.mark.rule("ALT-GMX-006")
def test_a_zombie_rolls_2d6_and_a_parry_postpones_it_by_6() -> None:
    zombie = evolve(creature("zombie"), dex_std=0)
    fight = against(zombie)
    fight.attacks(zombie.id, "ana", 5, 4)
    assert rolled(fight) == [9]
    assert postponement(dice("2d6")) == 6


@pytest.mark.rule("ALT-GMX-006")
def test_what_is_slower_still_adds_segments_to_its_dice() -> None:
    golem = evolve(creature("iron_golem"), dex_std=0)
    fight = against(golem)
    fight.attacks(golem.id, "ana", 5, 4)
    rolled = fight.one(ReactionRolled)
    assert (rolled.die, rolled.fixed, rolled.segment) == ("2d6", 1, 10)


@pytest.mark.example("EX-B-26")
@pytest.mark.rule("ALT-GMX-004", "ALT-GMX-007")
def test_ex_b_26_the_marilith() -> None:
    """Blades by twos (three d6) or by threes (two d4); the tail, a natural weapon, d12."""
    marilith = creature("marilith")
    assert dice_of(marilith) == [("longsword", "d4"), ("longsword", "d4"), ("tail", "d12")]
    fight = against(marilith)
    fight.notes(said.Regroup(GM, marilith.id, (), (2, 2, 2)))
    assert dice_of(fight.who(marilith.id)) == [*[("longsword", "d6")] * 3, ("tail", "d12")]
    fight.attacks(marilith.id, "ana", 6, 6, 6, 12)
    assert rolled(fight) == [3, 6, 6, 12]  # Dexterity +3 on the first.


@pytest.mark.example("EX-B-28")
@pytest.mark.rule("ALT-GMX-007")
def test_ex_b_28_two_swords_of_one_creature_on_one_die() -> None:
    """d6, although one sword alone would use d10; both pairs at 3: two blows at segment 3."""
    warrior = evolve(creature("four_armed_warrior"), dex_std=0)
    assert dice_of(warrior) == [("longsword", "d6"), ("longsword", "d6")]
    fight = against(warrior)
    fight.attacks(warrior.id, "ana", 3, 3)
    assert fight.segment == 3
    fight.strikes(warrior.id, "ana", 2)
    assert (fight.segment, fight.asked) == (3, [(warrior.id, "strike")])
    # None of its arms is an off hand: the factors count.
    assert any(each.name == "attack_factor" and each.value == 3 for each in fight.one(StrikeRolled).terms)


# ---- several monsters on one die


def orcs(count: int) -> tuple[Combatant, ...]:
    """Orcs with one-handed swords, decided for by the game master."""
    return tuple(fighter(f"Orc{at}", "others", SWORD) for at in range(1, count + 1))


@pytest.mark.example("EX-B-27")
@pytest.mark.rule("ALT-GMX-008")
def test_ex_b_27_three_orcs_on_one_die() -> None:
    """One d4 for the three; each time it comes up one orc strikes."""
    fight = against(*orcs(3))
    fight.notes(said.ShareDie(GM, ("orc1", "orc2", "orc3")))
    assert fight.asked == [("orc1", "declare")]
    struck = []
    fight.attacks("orc1", "ana", 4)
    assert fight.one(ReactionRolled).die == "d4"
    for following in ("orc2", "orc3", "orc1"):
        ((author, kind),) = fight.asked
        assert kind == "strike"
        struck.append((author, fight.segment))
        fight.strikes(author, "ana", 2, *((2,) if following == "orc1" else ()))
        if following != "orc1":
            assert fight.asked == [(following, "declare")]
            fight.attacks(following, "ana", 3)
    assert struck == [("orc1", 4), ("orc2", 7), ("orc3", 10)]
    assert fight.asked == [("orc1", "strike")]


@pytest.mark.rule("ALT-GMX-008")
def test_four_goblins_on_one_die_strike_at_2_3_and_6() -> None:
    """Four goblins on d3: 2, 1, 3."""
    foes = orcs(4)
    fight = against(*foes)
    fight.notes(said.ShareDie(GM, tuple(each.id for each in foes)))
    at = []
    for author, face in (("orc1", 2), ("orc2", 1), ("orc3", 3)):
        fight.attacks(author, "ana", face)
        assert fight.one(ReactionRolled).die == "d3"
        at.append(fight.segment)
        fight.strikes(author, "ana", 2)
    assert at == [2, 3, 6]


@pytest.mark.rule("ALT-GMX-008")
def test_the_die_follows_the_number_of_those_who_are_left() -> None:
    fight = against(*orcs(3))
    fight.notes(said.ShareDie(GM, ("orc1", "orc2", "orc3")))
    fight.attacks("orc1", "ana", 2)
    fight.notes(Damage(GM, "orc2", 5, "body"))
    fight.strikes("orc1", "ana", 2)
    assert fight.asked == [("orc3", "declare")], "who is out has no turn"
    fight.attacks("orc3", "ana", 5)
    assert fight.one(ReactionRolled).die == "d6"
    fight.notes(Damage(GM, "orc1", 5, "body"))
    fight.strikes("orc3", "ana", 2, 9)
    assert fight.one(ReactionRolled).die == "d10", "one alone has his own die"


@pytest.mark.rule("ALT-GMX-008")
def test_the_game_master_picks_who_strikes_next() -> None:
    fight = against(*orcs(3))
    fight.notes(said.ShareDie(GM, ("orc1", "orc2", "orc3")))
    fight.attacks("orc1", "ana", 4)
    assert fight.asked == [("orc1", "strike")]
    refused = fight.tries(said.PickNext(GM, "orc3"))
    assert refused is not None
    assert refused.key == "alternatif-answer-first"
    fight.strikes("orc1", "ana", 2)
    fight.notes(said.PickNext(GM, "orc3"))
    assert fight.asked == [("orc3", "declare")]


@pytest.mark.rule("ALT-GMX-008")
def test_a_pending_action_becomes_that_of_whom_the_game_master_picks() -> None:
    hero = evolve(HERO, id="bea", name="Bea", hands=(Wielded(evolve(SWORD, reaction="d6")),))
    fight = Exchange(hero, *orcs(2))
    fight.notes(said.ShareDie(GM, ("orc1", "orc2")))
    fight.attacks("orc1", "bea", 6)
    fight.notes(said.PickNext(GM, "orc2"))
    assert (fight.due("orc1"), fight.due("orc2")) == (None, 6)


@pytest.mark.rule("ALT-GMX-008")
def test_those_who_share_a_die_have_each_his_own_again() -> None:
    fight = against(*orcs(2))
    fight.notes(said.ShareDie(GM, ("orc1", "orc2")))
    fight.notes(said.Dissolve(GM, "orc2"))
    assert fight.asked == [("orc1", "declare"), ("orc2", "declare")]


@pytest.mark.rule("ALT-GMX-008")
def test_the_turn_waits_for_nobody_who_has_nobody_to_strike_or_nothing_to_strike_with() -> None:
    dark = SayLight(GM, "orc1", "ana", 50, -4), SetFlag(GM, "orc1", "unaware", on=True, other="ana")
    for told in (dark, (Hide(GM, "orc1"), *dark), (Order(GM, "orc1", "strike", "never"),)):
        fight = against(*orcs(2))
        fight.notes(said.ShareDie(GM, ("orc1", "orc2")))
        for each in told:
            fight.notes(each)
        assert fight.asked == [("orc2", "declare")]
    # Where nobody is left to be struck the turn stays with somebody hidden, and nobody sees anything under way.
    fight = against(*orcs(2))
    fight.notes(said.ShareDie(GM, ("orc1", "orc2")))
    fight.notes(Hide(GM, "orc1"))
    fight.notes(Leave(GM, "ana"))
    assert (fight.asked, fight.who("orc1").crowd.turn) == ([], True)
    assert fight.game.rests(fight.state) is not None


@pytest.mark.rule("ALT-GMX-008")
def test_only_two_to_four_monsters_of_one_side_share_a_die_and_not_at_every_table() -> None:
    fight = against(*orcs(5))
    members = tuple(f"orc{at}" for at in range(1, 6))
    wrong = {
        members: "number-range",
        ("orc1",): "alternatif-nobody-alike",
        ("orc1", "ana"): "alternatif-not-together",
    }
    for people, key in wrong.items():
        refused = fight.tries(said.ShareDie(GM, people))
        assert refused is not None
        assert refused.key == key
    never = against(*orcs(2), shared_dice="never").tries(said.ShareDie(GM, ("orc1", "orc2")))
    assert never is not None
    assert never.key == "alternatif-not-at-this-table"


@pytest.mark.rule("ALT-GMX-008", "ALT-GMX-009", "ALT-GMX-010")
def test_a_table_may_handle_all_small_fry_together() -> None:
    eight = creatures("orc", 8, shared_dice="minor", simple_shields="minor", flat_initiative="minor")
    assert [each.crowd.band for each in eight] == ["orc-1"] * 4 + ["orc-5"] * 4
    assert all(each.crowd.simple_shield and each.crowd.pace == "flat" for each in eight)
    assert all(each.crowd == Crowd() for each in creatures("orc", 8))
    assert creature("troll", shared_dice="minor").crowd == Crowd(), "a troll is no small fry"


# ---- shields that are forgotten


@pytest.mark.rule("ALT-GMX-009")
def test_the_shield_of_an_orc_parries_twice_and_its_sword_strikes_as_planned() -> None:
    """Orc hit at 4 and at 6: shield parries both times; its sword still strikes at 7 as planned."""
    orc = evolve(
        fighter("Orc", "others", SWORD), hands=(Wielded(SWORD), Wielded(SHIELD)), crowd=Crowd(simple_shield=True)
    )
    ana = fighter("Ana", bm=19)
    fight = Exchange(ana, orc)
    fight.attacks("orc", "ana", 7)
    assert [each.due for each in fight.who("orc").hands] == [7, None], "its shield prepares nothing"
    fight.attacks("ana", "orc", 4)
    for segment, face in ((4, 2), (6, 3)):
        assert fight.segment == segment
        fight.strikes("ana", "orc", 12)
        asked = fight.question("orc", "parry")
        assert (asked.about["weapon"], asked.about["cost"], asked.about["weapons"]) == ("shield", 0, 1)
        fight.parries("orc", "ana", 20, face)
        assert fight.said(ParryRolled)[0].hand == "left"
        assert not fight.said(InitiativePostponed)
        assert fight.due("orc") in (7, None)
    assert fight.segment == 7
    assert ("orc", "strike") in fight.asked


@pytest.mark.rule("ALT-GMX-009")
def test_a_stray_blow_of_the_shield_comes_at_the_game_masters_word() -> None:
    orc = evolve(fighter("Orc", "others", AXE), hands=(Wielded(AXE), Wielded(SHIELD)))
    fight = Exchange(fighter("Ana"), orc)
    refused = fight.tries(said.ShieldStrike(GM, "orc"))
    assert refused is not None
    assert refused.key == "alternatif-no-simple-shield"
    fight.notes(said.SimplifyShield(GM, ("orc",)))
    assert fight.one(c.ShieldSimplified) == c.ShieldSimplified("orc", True)
    fight.stands_by("ana")
    fight.attacks("orc", "ana", 9)
    fight.notes(said.ShieldStrike(GM, "orc"))
    never = Exchange(fighter("Ana"), orc, simple_shields="never").tries(said.SimplifyShield(GM, ("orc",)))
    assert never is not None
    assert never.key == "alternatif-not-at-this-table"


@pytest.mark.rule("ALT-GMX-009", "ALT-REA-015")
def test_a_stray_blow_of_the_shield_ends_what_else_was_in_preparation() -> None:
    orc = evolve(fighter("Orc", "others", AXE), hands=(Wielded(AXE), Wielded(SHIELD)))
    fight = Exchange(fighter("Ana"), orc)
    fight.notes(said.SimplifyShield(GM, ("orc",)))
    fight.attacks("ana", "orc", 3)
    fight.notes(Grant(GM, "orc", "searching", "6", "2"))
    assert fight.who("orc").task is not None
    fight.notes(said.ShieldStrike(GM, "orc"))
    assert [(each.combatant, each.reason) for each in fight.said(TaskBroken)] == [("orc", "dropped")]
    assert fight.who("orc").task is None


# ---- a flat rate


def flat(die: str, **crowd: Any) -> Combatant:
    arm = evolve(SWORD, reaction=die)
    return evolve(fighter("Thing", "others", arm), crowd=Crowd(pace="flat", **crowd))


def moments(fight: Exchange, until: int) -> list[int]:
    """The segments up to *until* at which the thing strikes."""
    found = []
    while fight.segment <= until and ("thing", "strike") in fight.asked:
        found.append(fight.segment)
        fight.strikes("thing", "ana", 2)
    return [each for each in found if each <= until]


@pytest.mark.example("EX-B-29")
@pytest.mark.rule("ALT-GMX-010")
def test_ex_b_29_a_flat_rate_monster_on_a_d6() -> None:
    """Three actions a round, at segments 3, 6 and 9."""
    fight = against(flat("d6"))
    fight.attacks("thing", "ana")
    assert fight.one(c.FlatReaction) == c.FlatReaction("thing", "right", "d6", 0, 3)
    assert moments(fight, 20) == [3, 6, 9, 13, 16, 19]


@pytest.mark.example("EX-B-30")
@pytest.mark.rule("ALT-GMX-010")
@pytest.mark.parametrize(("die", "actions"), [("d12", 3), ("d10", 4), ("d8", 5), ("d6", 6), ("d4", 8), ("d3", 10)])
def test_ex_b_30_flat_rates_per_round(die: str, actions: int) -> None:
    """Over two rounds (20 segments) d12: 3 actions; d10: 4; d8: 5; d6: 6; d4: 8; d3: 10."""
    fight = against(flat(die))
    fight.attacks("thing", "ana")
    assert len(moments(fight, 20)) == actions


@pytest.mark.rule("ALT-GMX-010")
def test_the_game_master_lays_actions_out_or_lets_rolls_alternate() -> None:
    fight = against(flat("d6", layout=(2, 9)))
    fight.attacks("thing", "ana")
    assert moments(fight, 20) == [2, 9, 12, 19]
    mixed = evolve(flat("d6"), crowd=Crowd(pace="mixed"))
    fight = against(mixed)
    fight.attacks("thing", "ana", 2)
    assert fight.segment == 2
    fight.strikes("thing", "ana", 2)
    assert fight.said(c.FlatReaction)
    assert fight.segment == 3
    fight.strikes("thing", "ana", 2, 5)
    assert (fight.one(ReactionRolled).faces, fight.segment) == ((5,), 8)


@pytest.mark.rule("ALT-GMX-010")
def test_a_parry_still_postpones_a_flat_rate() -> None:
    ana = fighter("Ana", bm=19)
    fight = Exchange(ana, flat("d6"))
    fight.attacks("thing", "ana")
    fight.attacks("ana", "thing", 2)
    fight.strikes("ana", "thing", 12)
    fight.parries("thing", "ana", 20)
    assert fight.one(InitiativePostponed) == InitiativePostponed("thing", "right", 3, 6, "parry")


@pytest.mark.rule("ALT-GMX-010")
def test_a_table_may_do_without_a_flat_rate() -> None:
    fight = against(fighter("Thing", "others"), flat_initiative="never")
    refused = fight.tries(said.SetPace(GM, ("thing",), "flat"))
    assert refused is not None
    assert refused.key == "alternatif-not-at-this-table"
    with pytest.raises(Refused, match="alternatif-not-places"):
        game().check(against(flat("d6")).state, said.SetPace(GM, ("thing",), "flat", (9, 3)))


# ---- behind the screen


@pytest.mark.rule("ALT-GMX-011")
def test_players_notice_nothing_of_groups_paces_and_dice() -> None:
    foes = orcs(3)
    fight = against(evolve(flat("d6"), crowd=Crowd(pace="flat")), *foes, hero=evolve(HERO, player=7))
    told = []
    for note in (
        said.ShareDie(GM, ("orc1", "orc2", "orc3")),
        said.SetPace(GM, ("orc1",), "flat"),
        said.Regroup(GM, "thing", ("longsword",), (1,)),
    ):
        fight.notes(note)
        told += fight.told
    fight.attacks("thing", "ana")
    told += fight.told
    secret = [
        each
        for each in told
        if isinstance(each, tuple(kind for kind in game().event_types if kind.__module__ == c.__name__))
    ]
    assert {type(each) for each in secret} >= {c.BandFormed, c.TurnPassed, c.PaceSet, c.LimbsRegrouped, c.FlatReaction}
    for each in secret:
        assert not game().may_read(fight.state, each, Reader(user=7))
        assert game().may_read(fight.state, each, Reader(user=1, gm=True))
    seen = game().view(fight.state, Reader(user=7), ())
    assert not [slot for slot in seen.schedule if slot.who != "ana"], "a future segment of a monster"


@pytest.mark.rule("ALT-GMX-012")
def test_the_speeds_are_settings_with_the_texts_defaults() -> None:
    settings = AlternatifState().settings
    assert (settings.walk_speed, settings.run_speed) == (2, 6)
    # 2 m to a cell, 6 s to a segment: 12 m in a segment at speed 6.
    assert settings.run_speed * 2 == 12
    assert CHOICES.chosen({"walk_speed": 3, "run_speed": 8}).walk_speed == 3
