"""Fumbles: natural 1s of strikes and parries, and what the d6 makes of them (ALT-CRI-010 to -012)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.values import evolve
from bot.rulesets.alternatif.combatants.words import Remove
from bot.rulesets.alternatif.engagement import Engage, Separate
from bot.rulesets.alternatif.free_actions import OfferFree
from bot.rulesets.alternatif.melee.strikes import StrikeRolled
from bot.rulesets.alternatif.ordinary.words_announcing import Declare, Undertake
from bot.rulesets.alternatif.parry.parries import ParryChosen, ParryRolled
from bot.rulesets.alternatif.reaction.dice import ReactionRolled
from bot.rulesets.alternatif.scene import SegmentReached
from bot.rulesets.alternatif.state import FIST, Arm, Combatant
from bot.rulesets.alternatif.wounds.events import DamageDealt, EffectDrawn, FumbleRolled, MishapSettled, WeaponChanged
from tests.rulesets.alternatif.armed import armed, busy
from tests.rulesets.alternatif.exchange import CLAWS, DAGGER, GM, SHIELD, SWORD, Exchange, Fed, fighter

RUNE = evolve(SWORD, weapon="rune_sword", magic=1)


def fumbled(
    die: int, *later: Fed, by: Combatant | None = None, others: tuple[Combatant, ...] = (), **figures: Any
) -> Exchange:
    """In segment 4 Ana rolls a natural 1 against Bor, then *die* on the fumble table. Bor and *others* wait."""
    bor = fighter("Bor", "others", **figures)
    fight = Exchange(by or fighter("Ana"), *others, bor)
    for each in (bor, *others):
        fight.stands_by(each.id)
    ana = fight.who("ana")
    fight.attacks("ana", "bor", 4, *(9 for _ in ana.hands[1:]))
    fight.answers("ana", Fed(1, why="strike"), Fed(die, why="fumble"), *later, target="bor")
    return fight


# ---- the natural 1


@pytest.mark.rule("ALT-CRI-010")
def test_a_strike_of_1_misses_though_its_total_suffices() -> None:
    fight = fumbled(1, by=fighter("Ana", bm=20))
    strike = fight.one(StrikeRolled)
    assert (strike.total, strike.against, strike.outcome, strike.natural) == (24, 13, "miss", 1)
    assert fight.one(FumbleRolled).face == 1


@pytest.mark.rule("ALT-CRI-010")
def test_a_parry_of_1_fails_though_its_total_suffices_and_is_a_fumble() -> None:
    """d20 = 1, total 24 against 20."""
    fight = Exchange(fighter("Ana"), fighter("Bor", "others", bm=20))
    fight.stands_by("bor")
    fight.attacks("ana", "bor", 4)
    fight.strikes("ana", "bor", 14)
    fight.parries("bor", "ana", Fed(1, why="parry"), Fed(4, why="fumble"), Fed(2, why="damage"))
    parry = fight.one(ParryRolled)
    assert (parry.total, parry.against, parry.outcome) == (24, 20, "failed")
    rolled = fight.one(FumbleRolled)
    assert (rolled.combatant, rolled.opponent, rolled.result) == ("bor", "ana", "weapon_lost")
    assert fight.one(DamageDealt).target == "bor"
    assert [each.weapon for each in fight.who("bor").dropped] == ["longsword"]


@pytest.mark.rule("ALT-CRI-010")
def test_no_other_face_is_a_fumble() -> None:
    fight = Exchange(fighter("Ana"), fighter("Bor", "others"))
    fight.stands_by("bor")
    fight.attacks("ana", "bor", 4)
    fight.strikes("ana", "bor", 2)
    assert fight.said(FumbleRolled) == []


@pytest.mark.rule("ALT-CRI-010", "ALT-FRE-012")
def test_a_frank_attack_of_1_is_a_fumble_too() -> None:
    fight = Exchange(fighter("Ana"), fighter("Bor", "others"))
    fight.attacks("ana", "bor", 9)
    busy(fight, "bor", 0, 2)
    fight.answers("ana", Fed(1, why="frank"), Fed(4, why="fumble"), free="bor/right")
    assert fight.one(FumbleRolled).result == "weapon_lost"


# ---- the table


@pytest.mark.rule("ALT-CRI-011")
@pytest.mark.parametrize(
    ("die", "result"),
    [
        (1, "free_action"),
        (2, "free_action"),
        (3, "free_action"),
        (4, "weapon_lost"),
        (5, "weapon_broken"),
        (6, "companion_wounded"),
    ],
)
def test_the_table_of_fumbles(die: int, result: str) -> None:
    assert beside(die=die).one(FumbleRolled).result == result


def beside(*faces: Fed, die: int = 6, allies: tuple[Combatant, ...] = (fighter("Cid"),)) -> Exchange:
    """Ana fumbles in segment 4 beside *allies*, who are in contact with Bor too."""
    fight = Exchange(fighter("Ana", str_damage=1), *allies, fighter("Bor", "others"))
    fight.stands_by("bor")
    for each in allies:
        fight.stands_by(each.id)
        fight.notes(Engage(GM, each.id, "bor"))
    fight.attacks("ana", "bor", 4)
    fight.answers("ana", Fed(1, why="strike"), Fed(die, why="fumble"), *faces, target="bor")
    return fight


@pytest.mark.rule("ALT-CRI-011", "ALT-CRI-012", "ALT-FRE-001")
def test_1_to_3_gives_the_opponent_a_free_action_in_the_same_segment() -> None:
    fight = fumbled(2)
    assert (fight.segment, fight.asked) == (4, [("bor", "free")])
    fight.answers("bor", Fed(15, why="free"), free="ana/right")
    strike = fight.one(StrikeRolled)
    assert (strike.combatant, strike.target, strike.occasion) == ("bor", "ana", "free")
    # Ana's sword has acted: nothing to parry with. All this before time moves.
    assert fight.one(DamageDealt).target == "ana"
    kinds = [type(each) for each in fight.told]
    assert kinds.index(DamageDealt) < kinds.index(SegmentReached)


@pytest.mark.rule("ALT-CRI-012", "ALT-FRE-003")
def test_the_free_action_is_lost_to_whom_every_weapon_has_acted() -> None:
    """Both strike at once; Bor's only weapon has acted in this segment."""
    fight = Exchange(fighter("Ana"), fighter("Bor", "others"))
    fight.attacks("ana", "bor", 4)
    fight.attacks("bor", "ana", 4)
    fight.answers("ana", choice="attack")
    fight.answers("bor", Fed(1, who="ana", why="strike"), Fed(3, why="fumble"), Fed(2, who="bor"), choice="attack")
    rolled = fight.one(FumbleRolled)
    assert (rolled.result, rolled.in_time) == ("free_action", False)
    assert ("bor", "free") not in fight.asked
    assert [each.occasion for each in fight.said(StrikeRolled)] == ["regular", "regular"]


@pytest.mark.rule("ALT-CRI-011", "ALT-CRI-012", "ALT-FRE-004")
def test_a_parrys_fumble_profits_an_attacker_who_has_another_weapon() -> None:
    ana = armed("Ana", SWORD, DAGGER)
    for people, asked in (((ana,), True), ((fighter("Ana"),), False)):
        fight = Exchange(*people, fighter("Bor", "others"))
        fight.stands_by("bor")
        fight.attacks("ana", "bor", 4, *([9] if asked else []))
        fight.strikes("ana", "bor", 15)
        fight.parries("bor", "ana", Fed(1, why="parry"), Fed(1, why="fumble"), Fed(2, why="damage"))
        assert fight.one(FumbleRolled).opponent == "ana"
        assert (("ana", "free") in fight.asked) is asked
        if asked:
            assert fight.question("ana", "free").fields[0].options == ("bor/left", "special", "-")


@pytest.mark.rule("ALT-CRI-011", "ALT-MEL-013")
def test_4_drops_the_weapon_and_picking_it_up_lowers_the_guard() -> None:
    """d6 = 4: the sword lies in the cell; picking it up is a simple action."""
    fight = Exchange(fighter("Ana"), fighter("Bor", "others"))
    fight.attacks("bor", "ana", 5)
    fight.attacks("ana", "bor", 4)
    fight.answers("ana", Fed(1, why="strike"), Fed(4, why="fumble"), Fed(9, why="reaction"), target="bor")
    ana = fight.who("ana")
    assert [each.arm.weapon for each in ana.hands] == ["fist"]
    assert [each.weapon for each in ana.dropped] == ["longsword"]
    assert fight.segment == 5
    fight.notes(Undertake(GM, "ana", "pick_up"))
    fight.answers("ana", expose="yes")
    assert (fight.asked, fight.question("bor").about["kind"]) == ([("bor", "free")], "frank")
    fight.answers("bor", free="-")
    fight.answers("bor", Fed(9, why="reaction"), target="-")
    assert [each.arm.weapon for each in fight.who("ana").hands] == ["longsword"]
    assert fight.who("ana").dropped == ()


@pytest.mark.rule("ALT-CRI-011", "ALT-OFF-005")
@pytest.mark.parametrize(("die", "dropped"), [(4, ["longsword"]), (5, [])])
def test_the_other_weapon_stays_and_keeps_its_initiative(die: int, dropped: list[str]) -> None:
    """The shield is due at 9: it comes up then, and nothing is rolled for the hand that is empty."""
    fight = fumbled(die, by=armed("Ana", SWORD, SHIELD))
    ana = fight.who("ana")
    assert [each.arm.weapon for each in ana.hands] == ["shield"]
    assert [each.weapon for each in (*ana.carried, *ana.dropped)] == dropped
    assert (fight.segment, fight.said(ReactionRolled)) == (9, [])
    assert fight.question("ana", "strike").about["weapon"] == "shield"


@pytest.mark.rule("ALT-CRI-011", "ALT-MEL-004")
def test_5_breaks_the_last_weapon_and_a_fist_remains() -> None:
    fight = fumbled(5)
    ana = fight.who("ana")
    assert [each.arm.weapon for each in ana.hands] == ["fist"]
    assert (ana.carried, ana.dropped) == ((), ())
    assert fight.one(WeaponChanged).change == "broken"


@pytest.mark.rule("ALT-CRI-012")
@pytest.mark.parametrize("die", [4, 5])
@pytest.mark.parametrize("arm", [CLAWS, FIST], ids=["claws", "fist"])
def test_natural_weapons_are_neither_lost_nor_broken(die: int, arm: Arm) -> None:
    fight = fumbled(die, by=fighter("Ana", arm=arm))
    assert fight.one(FumbleRolled).result == "nothing"
    assert [each.arm.weapon for each in fight.who("ana").hands] == [arm.weapon]


@pytest.mark.rule("ALT-CRI-012")
def test_natural_weapons_give_free_actions_like_others() -> None:
    assert fumbled(1, by=fighter("Ana", arm=CLAWS)).asked == [("bor", "free")]


# ---- the game master's word


@pytest.mark.rule("ALT-CRI-012", "ALT-CRI-011")
@pytest.mark.parametrize(("word", "held"), [("broken", "fist"), ("holds", "rune_sword")])
def test_whether_a_magic_weapon_breaks_is_the_game_masters_word(word: str, held: str) -> None:
    fight = fumbled(5, by=fighter("Ana", arm=RUNE))
    assert fight.one(FumbleRolled).magic
    assert fight.asked == [("@gm", "magic_break")]
    assert fight.question("@gm").default == {"magic": "holds"}
    assert fight.question("@gm").about["author"] == "ana"
    fight.answers("@gm", magic=word)
    assert fight.one(MishapSettled).broken == (word == "broken")
    assert fight.who("ana").main.arm.weapon == held


@pytest.mark.rule("ALT-CRI-011", "ALT-CRI-012")
def test_6_wounds_the_companion_near_without_strike_or_parry() -> None:
    """One ally near, 1d8 = 3, +1: he loses 4 stamina."""
    fight = beside()
    assert fight.asked == [("@gm", "companion")]
    assert fight.question("@gm").fields[0].options == ("cid", "chance", "-")
    fight.answers("@gm", Fed(3, why="stray"), Fed(9, why="reaction"), companion="cid")
    dealt = fight.one(DamageDealt)
    assert (dealt.combatant, dealt.target, dealt.total, dealt.blow) == ("ana", "cid", 4, None)
    assert fight.who("cid").stamina == 16
    assert fight.said(StrikeRolled) == []
    assert fight.said(ParryChosen) == []
    # His sword is as it was.
    assert fight.who("cid").main.acted == -1


@pytest.mark.rule("ALT-CRI-012")
@pytest.mark.parametrize(("face", "wounded"), [(1, "cid"), (2, "dan")])
def test_by_default_chance_chooses_among_several_companions(face: int, wounded: str) -> None:
    fight = beside(allies=(fighter("Cid"), fighter("Dan"), fighter("Far")))
    fight.notes(Separate(GM, "far", "bor"))
    assert fight.question("@gm").fields[0].options == ("cid", "dan", "chance", "-")
    fight.is_silent("@gm", Fed(face, 2, why="companion"), Fed(2, why="stray"))
    assert fight.one(DamageDealt).target == wounded


@pytest.mark.rule("ALT-CRI-012")
def test_the_game_master_may_spare_everybody() -> None:
    fight = beside()
    fight.answers("@gm", companion="-")
    assert fight.one(MishapSettled).companion is None
    assert fight.said(DamageDealt) == []


@pytest.mark.rule("ALT-CRI-012")
def test_with_no_ally_near_6_has_no_effect() -> None:
    fight = fumbled(6, others=(fighter("Far"),))
    assert fight.one(FumbleRolled).result == "nothing"
    assert ("@gm", "companion") not in fight.asked


@pytest.mark.rule("ALT-CRI-012")
def test_whoever_was_near_and_has_left_is_not_wounded() -> None:
    fight = beside()
    fight.notes(Remove(GM, "cid"))
    assert fight.one(MishapSettled).companion is None
    assert ("@gm", "companion") not in fight.asked
    assert fight.said(DamageDealt) == []


@pytest.mark.rule("ALT-CRI-012", "ALT-CRI-007")
def test_a_stray_blow_may_be_a_wear_critical_with_its_effect() -> None:
    fight = beside(allies=(fighter("Cid", stamina=1, body=5),))
    fight.answers("@gm", Fed(3, why="stray"), Fed(50, why="effect"), Fed(2, why="reaction"), companion="cid")
    assert (fight.who("cid").stamina, fight.who("cid").body) == (0, 2)
    assert fight.one(DamageDealt).critical == "wear"
    assert fight.one(EffectDrawn).effect_column == 2


# ---- fists beside weapons


@pytest.mark.rule("ALT-REA-009", "ALT-MEL-004")
def test_the_fist_of_a_hand_that_has_struck_does_not_act_in_the_same_segment() -> None:
    """Ana's sword drops in the segment of its strike; the fist of that hand joins in, but only the dagger may act."""
    fight = Exchange(armed("Ana", SWORD, DAGGER), fighter("Cid"), fighter("Bor", "others", stamina=40))
    fight.stands_by("bor")
    fight.attacks("ana", "bor", 4, 9)
    fight.attacks("cid", "bor", 4)
    fight.answers("ana", Fed(1, why="strike"), target="bor")
    fight.answers("cid", Fed(15, why="strike"), Fed(4, why="fumble"), target="bor")
    assert fight.asked == [("bor", "parry")]
    fight.notes(Declare(GM, "ana", "melee", "bor", fist=True))
    assert [each.arm.weapon for each in fight.who("ana").hands] == ["fist", "dagger"]
    fight.notes(OfferFree(GM, "ana", "bor"))
    fight.takes_it("bor")
    assert fight.question("ana", "free").fields[0].options == ("bor/left", "special", "-")


@pytest.mark.rule("ALT-REA-009", "ALT-CRI-011")
def test_the_fist_that_is_left_of_the_only_weapon_has_acted_too() -> None:
    fight = Exchange(fighter("Ana"), fighter("Cid"), fighter("Bor", "others", stamina=40))
    fight.stands_by("bor")
    fight.attacks("ana", "bor", 4)
    fight.attacks("cid", "bor", 4)
    fight.answers("ana", Fed(1, why="strike"), target="bor")
    fight.answers("cid", Fed(15, why="strike"), Fed(4, why="fumble"), target="bor")
    assert fight.asked == [("bor", "parry")]
    refused = fight.tries(OfferFree(GM, "ana", "bor"))
    assert refused is not None
    assert refused.key == "alternatif-cannot-take"


@pytest.mark.rule("ALT-MEL-004")
def test_whoever_has_bare_hands_may_fight_with_both_fists() -> None:
    fight = Exchange(fighter("Ana", arm=FIST), fighter("Bor", "others"))
    fight.notes(Declare(GM, "ana", "melee", "bor", fist=True), 4, 6)
    hands = [(each.arm.weapon, each.arm.hand, each.due) for each in fight.who("ana").hands]
    assert hands == [("fist", "right", 4), ("fist", "left", 6)]
