"""The edges of the game master's monsters (ALT-GMX): whose die it is, what stays pending, how his words are read."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.errors import Refused
from bot.kernel.values import evolve
from bot.rulesets.alternatif.base import shares
from bot.rulesets.alternatif.crowd import limbs as c
from bot.rulesets.alternatif.crowd import recruits as said
from bot.rulesets.alternatif.reaction.announcer import SetInitiative
from bot.rulesets.alternatif.state import Arm, Combatant, Crowd, Wielded
from bot.rulesets.alternatif.wounds.fumbles import Damage
from tests.rulesets.alternatif.exchange import GM, SHIELD, SWORD, Exchange, fighter
from tests.rulesets.alternatif.test_crowd import against, creature, dice_of, dues, orcs

CLAW = Arm("claws", "right", attack=3, damage="1d6", reaction="d12", tags=("natural", "no_parry"))
BITE = Arm("fangs", "third", attack=3, damage="1d8", reaction="d12", tags=("natural", "no_parry"))


def beast(*arms: Arm) -> Combatant:
    return evolve(fighter("Beast", "others", stamina=60), hands=tuple(Wielded(arm) for arm in arms))


def meant(fight: Exchange, tool: str, **words: Any) -> Any:
    """What the game master's words come to."""
    return fight.game.compose(fight.state, "gm-tool", GM, {"tool": tool, **words})


def refused(fight: Exchange, note: Any) -> str:
    found = fight.tries(note)
    assert found is not None
    return found.key


# ---- limbs


@pytest.mark.rule("ALT-GMX-002", "ALT-GMX-003")
def test_weapons_alike_share_a_die_and_do_not_take_turns() -> None:
    fight = against(beast(evolve(CLAW, of=1), evolve(CLAW, hand="third")))
    fight.notes(said.Regroup(GM, "beast", ("claws",), (2,)))
    (held,) = fight.who("beast").hands
    assert (held.arm.reaction, held.arm.of, held.arm.count, held.turns) == ("d6", 2, 2, ())
    fight.notes(said.Regroup(GM, "beast", ("claws",), (1, 1)))
    assert [(each.arm.reaction, each.arm.of, each.arm.count) for each in fight.who("beast").hands] == [
        ("d12", 1, 1),
        ("d12", 1, 1),
    ]


@pytest.mark.rule("ALT-GMX-006", "ALT-GMX-004")
def test_the_claws_of_a_dragon_taken_apart_and_together_again() -> None:
    """Alone each would have d8, both together d4."""
    dragon = creature("young_dragon")
    fight = against(dragon)
    for sizes, expected in (((1, 1), ["d8", "d8"]), ((2,), ["d4"])):
        fight.notes(said.Regroup(GM, dragon.id, ("claws",), sizes))
        assert [die for weapon, die in dice_of(fight.who(dragon.id)) if weapon == "claws"] == expected
    assert all(each.turns == () for each in fight.who(dragon.id).hands)


@pytest.mark.rule("ALT-GMX-004", "ALT-GMX-005")
def test_what_was_pending_stays_when_the_game_master_regroups() -> None:
    octopus = evolve(creature("giant_octopus"), dex_std=0)
    fight = against(octopus)
    fight.attacks(octopus.id, "ana", 2, 3, 9)
    assert (fight.segment, dues(fight, octopus.id)) == (2, [None, 3, 9])
    fight.notes(said.Regroup(GM, octopus.id, ("tentacle",), (5, 3)))
    assert dice_of(fight.who(octopus.id)) == [("tentacle", "d2"), ("tentacle", "d4"), ("fangs", "d12")]
    assert dues(fight, octopus.id) == [None, 3, 9]
    assert fight.who(octopus.id).hands[0].up


def by_turns() -> Exchange:
    """A beast whose bite and two claws strike by turns, on one die."""
    fight = against(beast(evolve(CLAW, of=2, count=2, reaction="d6"), BITE), grouped_alike=False)
    fight.notes(said.Regroup(GM, "beast", ("claws", "fangs"), (3,)))
    return fight


@pytest.mark.rule("ALT-GMX-003", "ALT-GMX-005")
def test_one_of_those_who_strike_by_turns_is_lost() -> None:
    """Bite and two claws on a d4, one claw lost: bite and claw on a d6, still by turns."""
    fight = by_turns()
    fight.notes(said.ChangeLimbs(GM, "beast", -1, "claws"))
    (held,) = fight.who("beast").hands
    assert sorted(each.weapon for each in (held.arm, *held.turns)) == ["claws", "fangs"]
    assert dice_of(fight.who("beast"), grouped_alike=False)[0][1] == "d6"


@pytest.mark.rule("ALT-GMX-002")
def test_five_weapons_move_on_one_die_and_six_do_not() -> None:
    octopus = creature("giant_octopus")
    fight = against(octopus)
    assert refused(fight, said.Regroup(GM, octopus.id, ("tentacle",), (6, 2))) == "number-range"
    assert fight.tries(said.Regroup(GM, octopus.id, ("tentacle",), (5, 3))) is None
    assert refused(fight, said.ChangeLimbs(GM, octopus.id, 1, "tentacle")) == "number-range"


@pytest.mark.rule("ALT-GMX-002", "ALT-GMX-007")
@pytest.mark.parametrize(
    ("setting", "claws", "swords"),
    [
        ("all", None, None),
        ("natural", None, "alternatif-not-at-this-table"),
        ("none",) + ("alternatif-not-at-this-table",) * 2,
    ],
)
def test_what_a_table_lets_its_game_master_group(setting: str, claws: str | None, swords: str | None) -> None:
    limbs = tuple(evolve(CLAW, hand=hand) for hand in ("right", "third", "fourth"))
    for arms, weapon, key in ((limbs, "claws", claws), ((SWORD, evolve(SWORD, hand="left")), "longsword", swords)):
        fight = against(beast(*arms), grouped_attacks=setting)
        found = fight.tries(said.Regroup(GM, "beast", (weapon,), (len(arms) - 1, 1) if weapon == "claws" else (2,)))
        assert (found.key if found else None) == key


@pytest.mark.rule("ALT-GMX-004")
def test_which_limbs_are_meant_must_be_said_where_several_kinds_are_many() -> None:
    both = beast(evolve(CLAW, of=2, count=2, reaction="d6"), evolve(BITE, of=3, count=3, reaction="d4"))
    assert refused(against(both), said.Regroup(GM, "beast")) == "alternatif-which-limbs"
    one = against(beast(evolve(CLAW, of=4, count=4, reaction="d3"), BITE))
    one.notes(said.Regroup(GM, "beast"))
    assert dice_of(one.who("beast")) == [("claws", "d6"), ("claws", "d6"), ("fangs", "d12")]


@pytest.mark.rule("ALT-GMX-004")
def test_nobody_who_is_out_is_regrouped() -> None:
    fight = against(beast(evolve(CLAW, of=4, count=4, reaction="d3")), fighter("Orc", "others"))
    fight.notes(Damage(GM, "beast", 5, "body"))
    assert refused(fight, said.Regroup(GM, "beast")) == "alternatif-out"


# ---- several monsters on one die


@pytest.mark.rule("ALT-GMX-008")
def test_of_what_was_pending_only_the_first_action_stays() -> None:
    fight = against(*orcs(3))
    for who, face in (("orc1", 9), ("orc2", 6), ("orc3", 8)):
        fight.attacks(who, "ana", face)
        fight.notes(SetInitiative(GM, who, face + 20)) if who != "orc3" else None
    assert (fight.segment, fight.asked) == (8, [("orc3", "strike")])
    fight.notes(said.ShareDie(GM, ("orc1", "orc2", "orc3")))
    assert fight.asked == [("orc3", "strike")], "what is up comes before what is due"
    assert [fight.due(each) for each in ("orc1", "orc2", "orc3")] == [None, None, None]
    assert [fight.who(each).crowd.turn for each in ("orc1", "orc2", "orc3")] == [False, False, True]


@pytest.mark.rule("ALT-GMX-008")
def test_who_is_left_alone_shares_no_die() -> None:
    fight = against(*orcs(3))
    fight.notes(said.ShareDie(GM, ("orc1", "orc2")))
    fight.notes(said.ShareDie(GM, ("orc1", "orc3")))
    assert fight.one(c.BandDissolved).members == ("orc2",)
    assert [fight.who(each).crowd.band != "" for each in ("orc1", "orc2", "orc3")] == [True, False, True]
    assert refused(fight, said.ShareDie(GM, ("orc1", "orc3"))) == "already-so"


@pytest.mark.rule("ALT-GMX-008")
def test_those_who_remain_keep_their_die_when_one_joins_others() -> None:
    fight = against(*orcs(5))
    fight.notes(said.ShareDie(GM, ("orc1", "orc2", "orc3")))
    fight.notes(said.ShareDie(GM, ("orc1", "orc4")))
    bands = [fight.who(f"orc{at}").crowd.band for at in range(1, 6)]
    assert bands[0] == bands[3] != bands[1] == bands[2] != ""
    assert bands[4] == ""


@pytest.mark.rule("ALT-GMX-008")
@pytest.mark.parametrize(("number", "bands"), [(1, ()), (2, (2,)), (3, (3,)), (4, (4,)), (5, (3, 2)), (10, (4, 3, 3))])
def test_small_fry_in_bands_of_four_at_most(number: int, bands: tuple[int, ...]) -> None:
    assert shares.in_bands(number) == bands


@pytest.mark.rule("ALT-GMX-008")
def test_the_game_masters_words_for_one_die() -> None:
    fight = against(*orcs(5))
    assert meant(fight, "one_die", who="orc1").members == ("orc1", "orc2", "orc3", "orc4")
    assert meant(fight, "one_die", who="orc3", value="2").members == ("orc3", "orc1")
    assert meant(fight, "one_die", who="orc1", words="Orc5, orc2").members == ("orc1", "orc5", "orc2")
    assert meant(fight, "one_die", who="orc1", value="off") == said.Dissolve(GM, "orc1")
    for wrong in ({"value": "1"}, {"value": "5"}):
        with pytest.raises(Refused, match="number-range"):
            meant(fight, "one_die", who="orc1", **wrong)
    with pytest.raises(Refused, match="unknown-combatant"):
        meant(fight, "one_die", who="orc1", words="or")


# ---- paces


@pytest.mark.rule("ALT-GMX-010")
@pytest.mark.parametrize(
    ("die", "layout"),
    [
        ("d12", (7, 14, 20)),
        ("d10", (5, 10)),
        ("d8", (4, 8, 12, 16, 20)),
        ("d6", (3, 6, 9)),
        ("d4", (2, 5, 7, 10)),
        ("d3", (2, 4, 6, 8, 10)),
    ],
)
def test_where_flat_actions_lie(die: str, layout: tuple[int, ...]) -> None:
    """In one round, or in two for a d12 and a d8; then the same again."""
    span = 20 if layout[-1] > 10 else 10
    found, at = [], 0
    for _ in range(2 * len(layout)):
        at = c.next_place(c.LAYOUTS[die], at)
        found.append(at)
    assert found == [*layout, *(each + span for each in layout)]


@pytest.mark.rule("ALT-GMX-010")
def test_the_game_masters_words_for_a_pace() -> None:
    fight = against(*orcs(2))
    assert meant(fight, "flat", who="orc1") == said.SetPace(GM, ("orc1",), "flat")
    assert meant(fight, "flat", who="orc1", words="kind").people == ("orc1", "orc2")
    assert meant(fight, "flat", who="orc1", value="2, 9").layout == (2, 9)
    for wrong in ("2, x", "100"):
        with pytest.raises(Refused, match="alternatif-not-places"):
            meant(fight, "flat", who="orc1", value=wrong)
    for layout in ((0, 5), (5, 21), (5, 5)):
        assert refused(fight, said.SetPace(GM, ("orc1",), "flat", layout)) == "alternatif-not-places"
    assert fight.tries(said.SetPace(GM, ("orc1",), "flat", (1, 20))) is None


@pytest.mark.rule("ALT-GMX-004")
def test_the_game_masters_words_for_groups() -> None:
    fight = against(beast(evolve(CLAW, of=4, count=4, reaction="d3"), BITE))
    assert meant(fight, "regroup", who="beast", value="2 + 2", words="claws").sizes == (2, 2)
    assert meant(fight, "regroup", who="beast") == said.Regroup(GM, "beast")
    for wrong in ("2+x", "2+100"):
        with pytest.raises(Refused, match="alternatif-not-groups"):
            meant(fight, "regroup", who="beast", value=wrong)


# ---- shields that are forgotten


@pytest.mark.rule("ALT-GMX-009")
def test_a_stray_blow_of_the_shield_is_asked_for_once() -> None:
    orc = evolve(fighter("Orc", "others"), hands=(Wielded(SWORD), Wielded(SHIELD)), crowd=Crowd(simple_shield=True))
    fight = against(orc)
    fight.attacks("orc", "ana", 9)
    fight.notes(said.ShieldStrike(GM, "orc"))
    assert refused(fight, said.ShieldStrike(GM, "orc")) == "already-so"


def test_the_first_attack_of_a_creature_is_its_main_weapon() -> None:
    assert [each.arm.hand for each in creature("troll").hands] == ["right", "third"]


@pytest.mark.rule("ALT-GMX-006", "ALT-GMX-003")
def test_one_more_of_those_who_strike_by_turns_takes_its_turn() -> None:
    """Bite and two claws by turns: two claws lost, and one grown again."""
    fight = by_turns()
    fight.notes(said.ChangeLimbs(GM, "beast", -2, "claws"))
    (held,) = fight.who("beast").hands
    assert [each.weapon for each in (held.arm, *held.turns)] == ["fangs"]
    fight = by_turns()
    fight.notes(said.ChangeLimbs(GM, "beast", 1, "claws"))
    (held,) = fight.who("beast").hands
    assert sorted(each.weapon for each in (held.arm, *held.turns)) == ["claws", "claws", "claws", "fangs"]
    assert {each.count for each in (held.arm, *held.turns)} == {4}
