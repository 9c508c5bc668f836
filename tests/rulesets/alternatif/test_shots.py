"""Shots: reaction dice, cadence, aim, holding, the strike total, criticals, order (ALT-MIS)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.errors import Refused
from bot.kernel.ruleset import EVERYBODY, Reader
from bot.kernel.values import evolve
from bot.rulesets.alternatif.base import arms
from bot.rulesets.alternatif.combatants.figures import CombatantOut
from bot.rulesets.alternatif.combatants.words import Remove, SetFlag
from bot.rulesets.alternatif.engagement import Engage
from bot.rulesets.alternatif.ordinary.listed import TaskBroken, TaskEnded
from bot.rulesets.alternatif.ordinary.words_announcing import Declare, Grant, KeepReady, LetGo, Standby, Undertake
from bot.rulesets.alternatif.reaction.announcer import Beat, SetInitiative
from bot.rulesets.alternatif.reaction.dice import SimultaneousTestRolled
from bot.rulesets.alternatif.recruit import missile_of
from bot.rulesets.alternatif.shooting import events as s
from bot.rulesets.alternatif.shooting import loosing
from bot.rulesets.alternatif.shooting import words as shots
from bot.rulesets.alternatif.shooting.records import WeaponReadied
from bot.rulesets.alternatif.state import Arm, Wielded
from bot.rulesets.alternatif.wounds.events import DamageDealt, EffectDrawn, FumbleRolled, WeaponChanged
from bot.rulesets.shared.people import Hide
from tests.rulesets.alternatif.archers import BOW, CROSSBOW, JAVELIN, SLING, archer, range_of, rests, shoots
from tests.rulesets.alternatif.exchange import GM, SHIELD, SWORD, Exchange, fighter, game
from tests.rulesets.alternatif.waiting import comes_to, goes_on


def orc(**figures: Any) -> Any:
    return fighter("Orc", "orcs", **{"stamina": 60, "ac": 12, **figures})


def at(*people: Any, apart: int | None = 45, **settings: Any) -> Exchange:
    """*people* and what they stand at; everybody but the first waits."""
    fight = range_of(*people, apart=apart, **settings)
    rests(fight, people[0].id)
    return fight


def shot(fight: Exchange) -> s.ShotRolled:
    return fight.one(s.ShotRolled)


def terms(event: Any) -> dict[str, int]:
    return {each.name: each.value for each in event.terms}


@pytest.mark.rule("ALT-MIS-001", "ALT-MIS-024")
def test_one_projectile_leaves_at_the_end_of_each_reaction_and_the_next_one_follows_by_itself() -> None:
    """Ysolde, d6=4: one arrow in segment 4; d6=3: the next one in segment 7. She is in missile mode from the start."""
    fight = at(archer(), orc(ac=40))
    shoots(fight, "ysolde", "orc", 4, 10, 3, 10, 6)
    assert [(each.stamp, each.segment) for each in fight.said(s.ShotBegun)][:3] == [(0, 4), (4, 7), (7, 13)]
    assert [each.combatant for each in fight.said(s.ShotRolled)][:2] == ["ysolde", "ysolde"]
    assert fight.who("ysolde").intent == "missile"


@pytest.mark.rule("ALT-MIS-002")
@pytest.mark.parametrize(
    ("weapon", "die", "fixed"),
    [
        ("object", "d4", 0),
        ("short_bow", "d6", 0),
        ("long_bow", "d6", 0),
        ("crossbow", "d6", 2),
        ("heavy_crossbow", "d6", 4),
        ("bolas", "d8", 0),
        ("throwing_knife", "d6", 0),
        ("sling", "d6", 0),
        ("throwing_axe", "d6", 0),
        ("javelin", "d6", 0),
        ("culverin", "d6", 6),
    ],
)
def test_table_5_gives_the_die_whatever_the_martial_bonus(weapon: str, die: str, fixed: int) -> None:
    data = game().catalogue.weapons[weapon].missile  # type: ignore[index]
    assert data is not None
    assert (str(arms.die(Arm(weapon, "right", missile=_copied(data)), 0)), data.fixed) == (die, fixed)


@pytest.mark.rule("ALT-MIS-003")
@pytest.mark.parametrize(
    ("weapon", "die"),
    [
        ("short_bow", "d4"),
        ("long_bow", "d4"),
        ("crossbow", "d3"),
        ("heavy_crossbow", "d3"),
        ("throwing_knife", "d4"),
        ("sling", "d4"),
        ("javelin", "d6"),
        ("bolas", "d8"),
        ("culverin", "d6"),
    ],
)
def test_specialists_have_their_own_column(weapon: str, die: str) -> None:
    data = game().catalogue.weapons[weapon].missile  # type: ignore[index]
    assert str(arms.die(Arm(weapon, "right", specialised=True, missile=_copied(data)), 0)) == die


def _copied(data: Any) -> Any:
    return missile_of(data)


@pytest.mark.rule("ALT-MIS-002")
def test_a_heavy_crossbow_adds_4_to_its_die() -> None:
    heavy = evolve(CROSSBOW, weapon="heavy_crossbow", missile=evolve(CROSSBOW.missile, fixed=4))
    fight = Exchange(archer(arm=heavy), orc(ac=40))
    fight.stands_by("ysolde")
    fight.stands_by("orc")
    comes_to(fight, 3)
    shoots(fight, "ysolde", "orc")
    goes_on(fight, 2)
    assert fight.one(s.ShotBegun).segment == 9


@pytest.mark.example("EX-B-02")
@pytest.mark.rule("ALT-MIS-002", "ALT-MIS-003", "ALT-MIS-004", "ALT-MIS-005")
def test_ex_b_02_the_archers_dice() -> None:
    """d6, d4, d3 for an ordinary archer; d4, d3, d2 for a specialist."""
    plain, special = BOW, evolve(BOW, specialised=True)
    assert [str(arms.die(plain, rank)) for rank in (0, 1, 2)] == ["d6", "d4", "d3"]
    assert [str(arms.die(special, rank)) for rank in (0, 1, 2)] == ["d4", "d3", "d2"]


@pytest.mark.rule("ALT-MIS-004")
def test_rapid_with_a_sling_costs_3() -> None:
    """12 + BM 3 + Dexterity 2 - 3 = 14: a miss against 15."""
    fight = at(archer(arm=SLING, dex_std=2), orc(ac=15))
    shoots(fight, "ysolde", "orc", 2, 12, manner="rapid")
    assert fight.said(s.ShotBegun)[0].die == "d4"
    rolled = fight.said(s.ShotRolled)[0]
    assert (rolled.total, rolled.outcome, terms(rolled)["cadence"]) == (14, "miss", -3)


@pytest.mark.rule("ALT-MIS-005", "ALT-MIS-004")
def test_two_ranks_lower_are_for_bows_alone_and_cost_6() -> None:
    fight = at(archer(arm=evolve(BOW, specialised=True), bm=7, dex_std=3), orc(ac=30))
    shoots(fight, "ysolde", "orc", 1, 15, manner="fast")
    assert (fight.said(s.ShotBegun)[0].die, fight.said(s.ShotRolled)[0].total) == ("d2", 19)
    for arm, manner in ((SLING, "fast"), (CROSSBOW, "rapid"), (JAVELIN, "rapid")):
        other = at(archer(arm=arm), orc())
        with pytest.raises(Refused, match="not-among"):
            shoots(other, "ysolde", "orc", manner=manner)


@pytest.mark.rule("ALT-MIS-006", "ALT-MIS-004", "ALT-RNG-003")
def test_a_rapid_shot_at_point_blank() -> None:
    """Announced at 4, d4=2, at 6: -3 for the cadence, +4 at point-blank."""
    fight = Exchange(archer("Bodran"), orc(ac=40))
    rests(fight)
    comes_to(fight, 4)
    fight.notes(shots.SayDistance(GM, "bodran", "orc", 400))
    shoots(fight, "bodran", "orc", manner="rapid")
    goes_on(fight, 2)
    assert (fight.one(s.ShotBegun).stamp, fight.one(s.ShotBegun).segment) == (4, 6)
    fight.answers("orc", 14, action="standby")
    rolled = fight.said(s.ShotRolled)[0]
    assert (terms(rolled)["cadence"], terms(rolled)["range"], rolled.total) == (-3, 4, 18)


@pytest.mark.rule("ALT-MIS-006")
def test_the_malus_sticks_to_the_projectile_even_when_it_is_held() -> None:
    fight = Exchange(archer(), orc(ac=40))
    shoots(fight, "ysolde", "orc", 2, manner="rapid")
    fight.notes(KeepReady(GM, "ysolde"))
    fight.stands_by("orc")
    comes_to(fight, 5)
    fight.notes(LetGo(GM, "ysolde"), 10)
    assert terms(shot(fight))["cadence"] == -3


@pytest.mark.rule("ALT-MIS-007")
def test_careful_aim_adds_segments_and_as_much_to_hit() -> None:
    """Crossbow, aim +3, d6=3: 3 + 2 + 3 = 8; 9 + BM 3 + 1 + 3 = 16."""
    fight = at(archer(arm=CROSSBOW, dex_std=1), orc(ac=30))
    shoots(fight, "ysolde", "orc", 3, 9, manner="aim_3")
    assert fight.said(s.ShotBegun)[0].segment == 8
    assert fight.said(s.ShotRolled)[0].total == 16


@pytest.mark.rule("ALT-MIS-007")
def test_aim_may_be_named_after_the_die_where_the_table_says_so() -> None:
    fight = Exchange(archer(), orc(ac=30), aim_declared="after")
    rests(fight, "ysolde")
    shoots(fight, "ysolde", "orc", 3, manner="aim")
    assert fight.one(s.ShotBegun).segment == 3
    fight.answers("ysolde", 10, aim="2")
    assert fight.one(s.ShotAimed).segment == 5
    assert terms(fight.said(s.ShotRolled)[0])["aim"] == 2
    with pytest.raises(Refused, match="not-among"):
        shoots(fight, "ysolde", "orc", manner="aim_2")


@pytest.mark.rule("ALT-MIS-008")
def test_aim_adds_nothing_to_a_shot_out_of_nowhere_and_goes_with_no_rapid_one() -> None:
    fight = at(archer(), orc(ac=30))
    fight.notes(SetFlag(GM, "orc", "unaware", True, "ysolde"))
    shoots(fight, "ysolde", "orc", 3, 10, manner="aim_2")
    rolled = fight.said(s.ShotRolled)[0]
    assert rolled.unseen
    assert "aim" not in terms(rolled)
    assert "rapid_aim_1" not in arms.manners(BOW, fight.state.settings)
    both = evolve(fight.state.settings, aim_with_rapid=True)
    assert {"rapid_aim_1", "fast_aim_3"} <= set(arms.manners(BOW, both))


def held_aim(**settings: Any) -> Exchange:
    """Aimed +2, ready at 7 and held; the orc's action stops the clock in 9."""
    fight = Exchange(archer(), orc(ac=30), fighter("Ugar", "orcs", ac=30), **settings)
    shoots(fight, "ysolde", "orc", 5, manner="aim_2")
    fight.notes(KeepReady(GM, "ysolde"))
    rests(fight)
    comes_to(fight, 9)
    return fight


@pytest.mark.rule("ALT-MIS-009")
def test_a_held_aim_stands_while_its_target_does() -> None:
    fight = held_aim()
    fight.notes(LetGo(GM, "ysolde"), 10)
    assert terms(shot(fight))["aim"] == 2


@pytest.mark.rule("ALT-MIS-009")
@pytest.mark.parametrize("lost", ["hidden", "beyond", "covered"])
def test_a_held_aim_is_lost_with_its_target(lost: str) -> None:
    fight = held_aim()
    fight.answers("orc", target="-")
    match lost:
        case "hidden":
            fight.notes(Hide(GM, "orc"))
        case "beyond":
            fight.notes(shots.SayDistance(GM, "ysolde", "orc", 12_100))
        case _:
            fight.notes(shots.SayCover(GM, "orc", 100))
    assert fight.one(s.AimLost).combatant == "ysolde"
    task = fight.who("ysolde").task
    assert task is not None
    assert (task.waits, task.target) == (True, None)


@pytest.mark.rule("ALT-MIS-009")
def test_the_whole_shot_is_lost_where_the_table_says_so() -> None:
    fight = held_aim(aim_lost="shot")
    fight.answers("orc", target="-")
    fight.notes(Hide(GM, "orc"))
    assert fight.one(TaskBroken).action == "shoot"


@pytest.mark.rule("ALT-MIS-010", "ALT-RNG-010", "ALT-MEL-006")
def test_the_strike_total_has_no_strength_and_no_weapon_factor() -> None:
    """11 + BM 6 + Dexterity 3 + short 2 + ogre 2 - rapid 3 = 21; the bow's own bonus is a term of its own."""
    fight = at(archer(bm=6, dex_std=3, str_hit=5, size="medium"), orc(ac=40, size="large"), apart=30)
    shoots(fight, "ysolde", "orc", 1, 11, manner="rapid")
    rolled = fight.said(s.ShotRolled)[0]
    assert rolled.total == 21
    assert terms(rolled) == {"face": 11, "martial_bonus": 6, "dexterity": 3, "cadence": -3, "range": 2, "size": 2}
    for counted in (False, True):
        other = at(archer(arm=evolve(BOW, hit_bonus=1, magic=2)), orc(ac=40), shot_mastery=counted)
        shoots(other, "ysolde", "orc", 1, 10)
        found = terms(other.said(s.ShotRolled)[0])
        assert (found.get("mastery"), found["magic"]) == (1 if counted else None, 2)


@pytest.mark.rule("ALT-MIS-011")
@pytest.mark.parametrize(
    ("held", "settings", "against"),
    [
        ((SWORD, SHIELD), {}, 19),
        ((SWORD,), {}, 15),
        ((SWORD, SHIELD), {"weapon_factors": False}, 15),
        ((SWORD, SHIELD), {"defence_factor_in_ac": False}, 17),
    ],
)
def test_shields_count_against_shots_and_other_weapons_do_not(
    held: tuple[Arm, ...], settings: dict[str, Any], against: int
) -> None:
    target = evolve(orc(ac=15), hands=tuple(Wielded(each) for each in held))
    fight = at(archer(bm=0), target, **settings)
    shoots(fight, "ysolde", "orc", 1, against if against < 19 else 18)
    assert fight.said(s.ShotRolled)[0].against == against
    assert fight.said(s.ShotRolled)[0].outcome == ("hit" if against < 19 else "miss")


@pytest.mark.example("EX-B-03")
@pytest.mark.rule("ALT-MIS-012")
def test_ex_b_03_a_long_bow_does_2d4_and_nothing_more() -> None:
    """Strength adds nothing; specialisation does. The overflow comes off the body."""
    fight = at(archer(str_damage=3, arm=evolve(BOW, damage_bonus=1)), orc(stamina=4, body=6))
    shoots(fight, "ysolde", "orc", 1, 15)
    fight.takes_it("orc", 3, 2, 50)
    dealt = fight.one(DamageDealt)
    assert terms(dealt) == {"face": 5, "mastery": 1}
    assert (dealt.stamina, dealt.body) == (4, 2)


@pytest.mark.rule("ALT-MIS-013", "ALT-MIS-016")
def test_a_natural_19_that_hits_is_an_exceptional_critical() -> None:
    """2d4 = 2 and 4, doubled 12; d6=4: 3 body points; the effect is one of piercing."""
    fight = at(archer(), orc(stamina=30, body=6), apart=20)
    shoots(fight, "ysolde", "orc", 1, 19)
    fight.takes_it("orc", 2, 4, 4, 50)
    dealt = fight.one(DamageDealt)
    assert (dealt.stamina, dealt.body, dealt.critical) == (12, 3, "exceptional")
    assert fight.one(EffectDrawn).table == "puncture"


@pytest.mark.rule("ALT-MIS-016")
def test_each_weapon_names_its_table() -> None:
    tables = {
        ident: game().catalogue.weapons[ident].wound for ident in ("long_bow", "sling", "throwing_axe", "boulder")
    }  # type: ignore[index]
    assert tables == {"long_bow": "puncture", "sling": "blunt", "throwing_axe": "cut", "boulder": "blunt"}


@pytest.mark.rule("ALT-MIS-014")
def test_a_natural_19_does_not_hit_by_itself_but_a_20_does() -> None:
    for face, outcome, critical in ((19, "miss", True), (20, "hit", True)):
        fight = at(archer(bm=2), orc(ac=24))
        shoots(fight, "ysolde", "orc", 1, face)
        rolled = fight.said(s.ShotRolled)[0]
        assert (rolled.outcome, rolled.critical) == (outcome, critical)
    sure = at(archer(bm=2), orc(ac=24), crit_faces_autohit=True)
    shoots(sure, "ysolde", "orc", 1, 19)
    assert (sure.said(s.ShotRolled)[0].outcome, sure.said(s.ShotRolled)[0].natural) == ("hit", 20)


@pytest.mark.rule("ALT-MIS-015", "ALT-MIS-002")
def test_a_plain_object_is_critical_on_20_alone_and_costs_1d4_less_1() -> None:
    fight = at(fighter("Ana"), orc(stamina=30, body=6), apart=5)
    shoots(fight, "ana", "orc", 2, 20, weapon="object")
    assert fight.said(s.ShotBegun)[0].die == "d4"
    fight.takes_it("orc", 2, 3, 50)
    dealt = fight.one(DamageDealt)
    assert (dealt.stamina, dealt.body) == (4, 2)
    plain = at(fighter("Ana"), orc(), apart=5)
    shoots(plain, "ana", "orc", 2, 19, weapon="object")
    assert (shot(plain).outcome, shot(plain).critical) == ("hit", False)


@pytest.mark.rule("ALT-MIS-017")
def test_a_ready_shot_waits_and_leaves_when_its_author_says_so() -> None:
    """Ready at 3, loosed at 7 without a die, and the next one counts from 7. Anything else loses it."""
    fight = Exchange(archer(), orc(ac=40))
    shoots(fight, "ysolde", "orc", 3)
    fight.notes(KeepReady(GM, "ysolde"))
    fight.stands_by("orc")
    assert fight.segment == 0
    comes_to(fight, 7)
    fight.notes(fight.game.compose(fight.state, "release", GM, {"who": "ysolde", "target": "orc"}), 10)
    assert (fight.segment, shot(fight).face) == (7, 10)
    goes_on(fight, 5)
    assert fight.one(s.ShotBegun).segment == 12


@pytest.mark.rule("ALT-MIS-017")
def test_preparing_anything_else_loses_a_held_shot() -> None:
    fight = Exchange(archer(), orc(ac=40))
    shoots(fight, "ysolde", "orc", 3)
    fight.notes(KeepReady(GM, "ysolde"))
    fight.notes(Grant(GM, "ysolde", "prier", "1", "1"))
    assert fight.one(TaskBroken).action == "shoot"


@pytest.mark.rule("ALT-MIS-018")
def test_a_natural_1_misses_whatever_the_total() -> None:
    fight = at(archer(bm=12, dex_std=4), orc(), apart=5)
    shoots(fight, "ysolde", "orc", 1, 1)
    rolled = fight.said(s.ShotRolled)[0]
    assert (rolled.total, rolled.outcome) == (21, "miss")
    assert fight.said(FumbleRolled) == []
    table = at(archer(), orc(), missile_fumble="fumble_table")
    shoots(table, "ysolde", "orc", 1, 1, 4)
    assert table.one(FumbleRolled).result == "weapon_lost"


@pytest.mark.rule("ALT-MIS-019")
def test_dexterity_takes_nothing_off_a_shots_first_reaction() -> None:
    fight = at(archer(dex_std=3), orc())
    shoots(fight, "ysolde", "orc", 4)
    assert fight.said(s.ShotBegun)[0].segment == 4


@pytest.mark.rule("ALT-MIS-020")
def test_a_ready_weapon_shoots_in_segment_1_without_a_die_by_the_gms_leave() -> None:
    """Or it is held from then on. Without the game master's word: 1d6 + 2."""
    fight = Exchange(archer(arm=CROSSBOW), orc(ac=40))
    fight.notes(compose_tool(fight, "ready", who="ysolde"))
    assert fight.one(WeaponReadied).weapon == "crossbow"
    shoots(fight, "ysolde", "orc")
    begun = fight.one(s.ShotBegun)
    assert (begun.faces, begun.segment) == ((), 1)
    held = Exchange(archer(arm=CROSSBOW), orc(ac=40))
    held.notes(compose_tool(held, "ready", who="ysolde"))
    shoots(held, "ysolde", "orc")
    held.notes(KeepReady(GM, "ysolde"))
    held.stands_by("orc")
    comes_to(held, 1)
    held.notes(LetGo(GM, "ysolde"), 10)
    assert (held.segment, shot(held).face) == (1, 10)
    without = Exchange(archer(arm=CROSSBOW), orc(ac=40))
    shoots(without, "ysolde", "orc", 1)
    assert without.one(s.ShotBegun).segment == 3


def compose_tool(fight: Exchange, tool: str, **args: Any) -> Any:
    return fight.game.compose(fight.state, "gm-tool", GM, {"tool": tool, **args})


@pytest.mark.rule("ALT-MIS-021")
def test_who_shoots_with_an_enemy_in_contact_has_his_guard_down_until_the_shot() -> None:
    """Begun at 4 with a 3: frank attacks in 5, 6 and 7, then the arrow leaves."""
    fight = Exchange(archer(stamina=90), orc(ac=40))
    fight.notes(Engage(GM, "ysolde", "orc"))
    rests(fight)
    comes_to(fight, 4)
    shoots(fight, "ysolde", "orc")
    goes_on(fight)
    fight.stands_by("orc")
    fight.answers("ysolde", 3, expose="yes")
    for segment in (5, 6, 7):
        assert (fight.segment, fight.question("orc", "free").about["frank"]) == (segment, True)
        fight.answers("orc", *((10,) if segment == 7 else ()), free="-")
    assert fight.said(s.ShotRolled)[0].face == 10


@pytest.mark.rule("ALT-MIS-022")
def test_one_cell_disturbs_nothing_but_a_full_move_breaks_a_shot_off() -> None:
    fight = Exchange(archer(), orc(ac=40))
    shoots(fight, "ysolde", "orc", 6)
    fight.notes(SetInitiative(GM, "orc", 5))
    assert fight.segment == 5
    fight.notes(compose_tool(fight, "walk", who="ysolde", value="1"))
    assert fight.said(TaskBroken) == []
    fight.notes(compose_tool(fight, "walk", who="ysolde", value="4"))
    assert fight.one(TaskBroken).reason == "interrupted"
    goes_on(fight, 2)
    assert fight.one(s.ShotBegun).segment == 7


def duel(apart: int = 5, **settings: Any) -> Exchange:
    """Two archers, *apart* metres, whose arrows leave in segment 5; either may fell the other."""
    fight = range_of(archer("A", stamina=3, body=2), archer("B", "others", stamina=3, body=2), apart=apart, **settings)
    shoots(fight, "a", "b", 5)
    shoots(fight, "b", "a", 5)
    assert fight.segment == 5
    return fight


@pytest.mark.example("EX-A-10a")
@pytest.mark.rule("ALT-MIS-023", "ALT-REA-017", "ALT-REA-019")
def test_ex_a_10a_one_second_apart_both_arrows_leave() -> None:
    """A is one second early: B falls, and his own arrow flies all the same."""
    fight = duel()
    fight.answers("@gm", 3, 4, 15, 2, 4, 4, 50, order="2")
    assert fight.one(SimultaneousTestRolled).earlier is None
    assert [(each.combatant, each.outcome) for each in fight.said(s.ShotRolled)] == [("a", "hit"), ("b", "miss")]
    assert fight.one(CombatantOut).combatant == "b"


@pytest.mark.example("EX-A-10b")
@pytest.mark.rule("ALT-MIS-023", "ALT-REA-017", "ALT-REA-019")
def test_ex_a_10b_two_seconds_apart_the_slower_one_falls_before_loosing() -> None:
    fight = duel()
    fight.answers("@gm", 2, 4, 15, order="2")
    assert [each.combatant for each in fight.said(s.ShotRolled)] == ["a"]
    fight.takes_it("b", 4, 4, 50)
    assert fight.one(CombatantOut).combatant == "b"
    assert fight.said(s.ShotRolled) == []


@pytest.mark.example("EX-A-10c")
@pytest.mark.rule("ALT-MIS-023", "ALT-REA-019")
def test_ex_a_10c_far_apart_the_gm_asks_for_more_seconds() -> None:
    """At 120 metres two seconds are not enough where three are asked for."""
    fight = duel(120)
    fight.answers("@gm", 2, 4, 15, 15, order="3")
    assert fight.one(SimultaneousTestRolled).earlier is None
    assert [(each.combatant, each.metres) for each in fight.said(s.ShotRolled)] == [("a", 120), ("b", 120)]


@pytest.mark.rule("ALT-MIS-023")
def test_no_test_is_offered_when_nothing_depends_on_it() -> None:
    fight = range_of(archer("A"), archer("B", "others"))
    shoots(fight, "a", "b", 5)
    shoots(fight, "b", "a", 5, 15, 15)
    assert [each.combatant for each in fight.said(s.ShotRolled)][:2] == ["a", "b"]
    assert fight.said(SimultaneousTestRolled) == []
    declined = duel()
    declined.answers("@gm", 15, 15, order="together")
    assert len(declined.said(s.ShotRolled)) == 2


@pytest.mark.rule("ALT-MIS-023", "ALT-REA-017")
def test_a_shot_against_something_else_that_takes_effect_in_the_same_segment() -> None:
    """Together, or earlier: it is done. Earlier the arrow: it falls upon somebody still at it."""
    for said, faces, done in (("together", (), True), ("2", (5, 1), True), ("2", (1, 5), False)):
        fight = range_of(archer("A"), fighter("Mage", "others", stamina=3))
        fight.notes(Grant(GM, "mage", "sort", "5", "0"))
        shoots(fight, "a", "mage", 5)
        fight.answers("@gm", *faces, 15, order=said)
        assert any(each.combatant == "mage" for each in fight.said(TaskEnded)) is done


@pytest.mark.rule("ALT-MIS-024")
def test_the_target_is_free_to_change_until_the_arrow_leaves() -> None:
    fight = Exchange(archer(), orc(ac=40), fighter("Ugar", "orcs", ac=40))
    shoots(fight, "ysolde", "orc", 5, manner="aim_1")
    shoots(fight, "ysolde", "ugar")
    changed = fight.one(s.TargetChanged)
    assert (changed.target, changed.aim_lost) == ("ugar", True)
    task = fight.who("ysolde").task
    assert task is not None
    assert (task.last, task.target) == (6, "ugar")


@pytest.mark.rule("ALT-MIS-024")
def test_the_gm_may_impose_a_beat_and_a_gone_target_leaves_the_shot_to_another() -> None:
    fight = Exchange(archer(), orc(ac=40), fighter("Ugar", "orcs", ac=40))
    shoots(fight, "ysolde", "orc", 3)
    fight.notes(Beat(GM, "ysolde", 2))
    task = fight.who("ysolde").task
    assert task is not None
    assert task.last == 5
    fight.notes(Remove(GM, "orc"))
    fight.stands_by("ugar")
    assert (fight.segment, fight.question("ysolde").kind) == (5, "release")
    fight.answers("ysolde", 10, target="ugar")
    assert fight.said(s.ShotRolled)[0].target == "ugar"


@pytest.mark.rule("ALT-MIS-024")
def test_without_anybody_to_shoot_at_the_arrow_stays_ready() -> None:
    fight = Exchange(archer(), orc(ac=40))
    shoots(fight, "ysolde", "orc", 3)
    fight.notes(shots.SayCover(GM, "orc", 100))
    fight.stands_by("orc")
    assert fight.one(s.ShotKept).reason == "no_target"
    task = fight.who("ysolde").task
    assert task is not None
    assert task.waits


def melee_ahead(**settings: Any) -> Exchange:
    """The orc is at grips with Bor, Ysolde's friend."""
    fight = Exchange(archer(), orc(ac=40), fighter("Bor", ac=40), **settings)
    fight.notes(Engage(GM, "bor", "orc"))
    rests(fight, "ysolde")
    return fight


@pytest.mark.rule("ALT-MIS-025")
def test_a_shot_into_a_melee_is_as_usual_and_the_gm_is_reminded() -> None:
    fight = melee_ahead()
    shoots(fight, "ysolde", "orc", 3, 10)
    judged = fight.said(s.MeleeJudged)[0]
    assert (judged.how, judged.friends) == ("plain", ("bor",))
    assert fight.game.audience(judged).to == "gm"
    assert fight.said(s.ShotRolled)[0].total == 13


@pytest.mark.rule("ALT-MIS-025")
def test_the_gm_may_be_asked_about_a_shot_into_a_melee() -> None:
    fight = melee_ahead(shoot_into_melee="ask_gm")
    shoots(fight, "ysolde", "orc", 3)
    assert fight.question("@gm").about["chance"] == 50
    fight.answers("@gm", 10, into="malus_4")
    assert fight.said(s.ShotRolled)[0].total == 9


@pytest.mark.rule("ALT-MIS-025")
@pytest.mark.parametrize(("face", "target"), [(50, "bor"), (51, "orc")])
def test_or_the_wrestling_figures_say_whom_it_goes_for(face: int, target: str) -> None:
    fight = melee_ahead(shoot_into_melee="wrestling_percent")
    shoots(fight, "ysolde", "orc", 3, face, 10)
    assert fight.said(s.ShotStrayed)[0].chance == 50
    assert fight.said(s.ShotRolled)[0].target == target
    assert loosing.chance_of(2) == 60


@pytest.mark.rule("ALT-MEL-004", "ALT-MIS-001")
def test_a_bow_is_no_weapon_of_melee_and_is_let_go_to_draw_one() -> None:
    who = evolve(archer(), carried=(SWORD,))
    fight = Exchange(who, orc(ac=40))
    with pytest.raises(Refused, match="alternatif-only-shoots"):
        fight.says(Declare(GM, "ysolde", "melee", "orc"))
    fight.answers("ysolde", action="switch")
    assert fight.one(WeaponChanged).change == "dropped"
    fight.stands_by("orc")
    assert fight.who("ysolde").main.arm.weapon == "longsword"


@pytest.mark.rule("ALT-MIS-001")
def test_who_takes_a_shot_up_again_in_the_same_segment_finds_the_same_face() -> None:
    fight = Exchange(archer(), orc(ac=40))
    shoots(fight, "ysolde", "orc", 6)
    fight.notes(Standby(GM, "ysolde"))
    shoots(fight, "ysolde", "orc", 1)
    assert fight.one(s.ShotBegun).faces == (6,)


# ---- thinking better of it


@pytest.mark.rule("ALT-REA-010", "ALT-MIS-017")
def test_with_nobody_upon_him_an_archer_thinks_better_of_his_shot_in_secret() -> None:
    """What somebody gives up is as secret as what he had in preparation."""
    fight = Exchange(archer(player=7), orc(ac=40))
    shoots(fight, "ysolde", "orc", 3)
    fight.notes(Undertake(GM, "ysolde", "drink"))
    broken = fight.one(TaskBroken)
    assert (broken.reason, broken.action, broken.unseen) == ("dropped", "shoot", True)
    assert not fight.game.may_read(fight.state, broken, EVERYBODY)
    assert fight.game.may_read(fight.state, broken, Reader(7))


@pytest.mark.rule("ALT-REA-010", "ALT-MIS-021")
@pytest.mark.parametrize("fights", [True, False])
def test_who_is_upon_him_sees_it_and_whether_he_fights_instead(fights: bool) -> None:
    fight = Exchange(fighter("Ysolde", arm=JAVELIN), orc(ac=40))
    fight.notes(Engage(GM, "ysolde", "orc"))
    fight.notes(shots.Shoot(GM, "ysolde", "orc", None, None))
    fight.answers("ysolde", 3, expose="yes")
    fight.notes(Declare(GM, "ysolde", "melee", "orc") if fights else Standby(GM, "ysolde"), *([5] * fights))
    broken = fight.one(TaskBroken)
    assert (broken.unseen, broken.fights) == (False, fights)
    assert fight.game.may_read(fight.state, broken, EVERYBODY)


@pytest.mark.rule("ALT-MIS-004", "ALT-MIS-005", "ALT-MIS-007", "ALT-MIS-010")
@pytest.mark.parametrize("manner", ["normal", "rapid", "fast", "aim_3"])
def test_the_chance_and_the_time_told_of_a_shot_are_those_of_each_manner(manner: str) -> None:
    """Every face is laid down, one after the other."""
    hits = 0
    for face in range(1, 21):
        fight = at(archer(), orc(ac=16))
        decision = fight.question("ysolde")
        choice = {"action": "shoot_so", "target": "orc", "how": manner}
        told = fight.game.prospect(fight.state, decision, {}, "target", "orc", Reader(GM, gm=True))
        assert 0 < told["chance"] < 100
        chance = loosing.trial(fight.state, fight.who("ysolde"), "orc", BOW, manner).likely()
        looked = fight.game.outlook(fight.state, decision, choice)
        shoots(fight, "ysolde", "orc", 1, face, manner=manner)
        first = fight.said(s.ShotBegun)[0]
        assert first.segment == looked["least"]
        rolled = fight.said(s.ShotRolled)[0]
        hits += rolled.outcome == "hit"
    assert chance == hits / 20
