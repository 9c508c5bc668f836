"""Fine points of shots: what announcing one costs, which hand throws, who dodges, what a parry of a shot does, volleys,
the bounds of the game master's words (ALT-MIS, ALT-DEF, ALT-RNG, ALT-VOL)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.errors import Refused
from bot.kernel.values import evolve
from bot.rulesets.alternatif.combatants.words import Join
from bot.rulesets.alternatif.engagement import Engage
from bot.rulesets.alternatif.magic import casting as m
from bot.rulesets.alternatif.ordinary.listed import GuardLowered, TaskBroken
from bot.rulesets.alternatif.ordinary.words_announcing import Grant, KeepReady, Undertake
from bot.rulesets.alternatif.reaction.announcer import SetInitiative
from bot.rulesets.alternatif.reaction.dice import ActionLost, InitiativePostponed
from bot.rulesets.alternatif.scene import SegmentReached
from bot.rulesets.alternatif.shooting import events as s
from bot.rulesets.alternatif.shooting import words as shots
from bot.rulesets.alternatif.shooting.records import ShieldGranted
from bot.rulesets.alternatif.state import FIST, Arm, Combatant, Magic, Spell, Wielded
from bot.rulesets.alternatif.tactics.blind import GropedInTheDark
from bot.rulesets.alternatif.wounds.events import DamageDealt, FumbleRolled
from bot.rulesets.alternatif.wrestling.actions import Wrestle
from tests.rulesets.alternatif.archers import archer, range_of, rests, shoots
from tests.rulesets.alternatif.exchange import CLAWS, DAGGER, GM, SHIELD, SPEAR, SWORD, Exchange, Fed, fighter
from tests.rulesets.alternatif.test_missile_defence import bearer, options, struck
from tests.rulesets.alternatif.test_volleys import massed, ogre, ordered
from tests.rulesets.alternatif.waiting import goes_on


def orc(**figures: Any) -> Combatant:
    return fighter("Orc", "orcs", **{"stamina": 60, "ac": 40, **figures})


def tool(fight: Exchange, tool: str, *faces: int | Fed, **args: str) -> None:
    """The game master's `/gm tool`."""
    fight.notes(fight.game.compose(fight.state, "gm-tool", GM, {"tool": tool, **args}), *faces)


# ---- announcing


@pytest.mark.rule("ALT-REA-015", "ALT-MAG-010")
def test_who_takes_up_his_bow_in_the_middle_of_an_incantation_has_lost_the_spell() -> None:
    """Casting from 1 on, he shoots in 4 instead: d6 = 3 counts from there."""
    mage = archer("Teluard", magic=Magic((Spell("s", 9, "VSM"),), ambush=True))
    fight = Exchange(mage, orc())
    fight.notes(Undertake(GM, "teluard", "cast", "s", "", "orc"))
    fight.notes(SetInitiative(GM, "orc", 4))
    assert fight.segment == 4
    shoots(fight, "teluard", "orc")
    assert fight.one(m.IncantationSettled).how == "lost"
    assert fight.one(TaskBroken).action == "cast"
    spell = fight.who("teluard").magic.spell("s")
    assert spell is not None
    assert spell.left == 0
    goes_on(fight, 3)
    assert (fight.one(s.ShotBegun).stamp, fight.one(s.ShotBegun).segment) == (4, 7)


@pytest.mark.rule("ALT-MIS-002", "ALT-MIS-015")
def test_an_object_is_thrown_by_the_hand_that_is_free() -> None:
    for held, hand in ((SWORD, "left"), (DAGGER, "right")):
        fight = range_of(fighter("Ana", arm=held), orc(), apart=3)
        rests(fight)
        shoots(fight, "ana", "orc", 2, 10, weapon="object")
        assert (fight.said(s.ShotBegun)[0].hand, fight.said(s.ShotRolled)[0].hand) == (hand, hand)
    both = range_of(fighter("Ana", arm=SPEAR), orc(), apart=3)
    with pytest.raises(Refused, match="alternatif-nothing-to-shoot"):
        shoots(both, "ana", "orc", weapon="object")


@pytest.mark.rule("ALT-MIS-021")
def test_only_enemies_in_sight_see_a_guard_go_down_for_a_shot() -> None:
    """With nobody upon her no guard is lowered at all; of somebody hidden beside her nothing is told."""
    fight = Exchange(archer(), orc())
    shoots(fight, "ysolde", "orc", 6)
    assert fight.said(GuardLowered) == []
    assert fight.one(s.ShotBegun).guard == ()
    beset = Exchange(archer(), orc(), fighter("Imp", "orcs", hidden=True))
    for each in ("orc", "imp"):
        beset.notes(Engage(GM, "ysolde", each))
    rests(beset, "ysolde")
    shoots(beset, "ysolde", "orc")
    beset.answers("ysolde", 6, expose="yes")
    assert beset.one(s.ShotBegun).guard == ("orc",)
    assert beset.one(GuardLowered).enemies == ("orc",)


@pytest.mark.rule("ALT-MIS-001", "ALT-GEN-015")
def test_nobody_shoots_before_the_scene_or_who_is_out_of_it() -> None:
    early = Exchange(archer(), orc(), begun=False)
    with pytest.raises(Refused, match="not-opened"):
        shoots(early, "ysolde", "orc")
    late = Exchange(archer(out=True), archer("Una"), orc())
    with pytest.raises(Refused, match="alternatif-out"):
        shoots(late, "ysolde", "orc")


# ---- into a melee


@pytest.mark.rule("ALT-MIS-025", "ALT-WRE-021")
@pytest.mark.parametrize(
    ("faces", "target"), [((60, 1), "bor"), ((60, 2), "cid"), ((61,), "orc")], ids=["first", "second", "none"]
)
def test_a_die_says_which_of_two_friends_a_stray_shot_meets(faces: tuple[int, ...], target: str) -> None:
    """30 and 10 for each of the three who are at grips: 60 %."""
    friends = fighter("Bor", ac=40), fighter("Cid", ac=40)
    fight = Exchange(archer(), orc(), *friends, shoot_into_melee="wrestling_percent")
    for each in ("bor", "cid"):
        fight.notes(Engage(GM, each, "orc"))
    rests(fight, "ysolde")
    shoots(fight, "ysolde", "orc", 3, *faces, 10)
    strayed = fight.said(s.ShotStrayed)[0]
    assert (strayed.chance, strayed.companion or "orc") == (60, target)
    assert fight.said(s.ShotRolled)[0].target == target


@pytest.mark.rule("ALT-MIS-025")
@pytest.mark.parametrize(("into", "total"), [("plain", 13), ("malus_2", 11), ("malus_4", 9)])
def test_the_game_master_chooses_what_a_shot_into_a_melee_costs(into: str, total: int) -> None:
    fight = Exchange(archer(), orc(), fighter("Bor", ac=40), shoot_into_melee="ask_gm")
    fight.notes(Engage(GM, "bor", "orc"))
    rests(fight, "ysolde")
    shoots(fight, "ysolde", "orc", 3)
    fight.answers("@gm", 10, into=into)
    assert fight.said(s.ShotRolled)[0].total == total


@pytest.mark.rule("ALT-MIS-025")
def test_only_companions_of_the_shooter_make_it_a_shot_into_a_melee() -> None:
    """Somebody of a third side at grips with the orc is nobody to be spared."""
    fight = Exchange(archer(), orc(), fighter("Elf", "elves", ac=40))
    fight.notes(Engage(GM, "elf", "orc"))
    rests(fight, "ysolde")
    shoots(fight, "ysolde", "orc", 3, 10)
    assert fight.said(s.ShotRolled)[0].target == "orc"
    assert fight.said(s.MeleeJudged) == []


# ---- defending


@pytest.mark.rule("ALT-DEF-011")
@pytest.mark.parametrize(("spent", "offered"), [(6, False), (5, True)])
def test_who_has_acted_with_a_weapon_that_he_let_go_of_since_does_not_dodge(spent: int, offered: bool) -> None:
    fight = struck(bearer(SHIELD, spent=spent), 18)
    assert ("ysolde+shot/dodge" in options(fight)) is offered


@pytest.mark.rule("ALT-DEF-011")
@pytest.mark.parametrize(("last", "asked"), [(6, False), (5, True)])
def test_who_spends_the_segment_on_a_full_move_neither_parries_nor_dodges(last: int, asked: bool) -> None:
    runner = bearer(SHIELD)
    fight = range_of(archer(), evolve(runner, shooting=evolve(runner.shooting, full_move=last)))
    rests(fight, "ysolde")
    shoots(fight, "ysolde", "bor", 6, Fed(18, 20, why="shot"))
    assert (fight.segment == 6 and ("bor", "defend") in fight.asked) is asked
    assert bool(fight.said(DamageDealt)) is not asked


@pytest.mark.rule("ALT-DEF-003")
@pytest.mark.parametrize(("face", "outcome"), [(1, "failed"), (2, "parried")])
def test_a_natural_1_parries_no_shot_whatever_the_total(face: int, outcome: str) -> None:
    fight = struck(bearer(bm=30, ac=5, critical_parry=20), 18)
    fight.parries("bor", "ysolde+shot/left", face, 1, 1)
    made = fight.one(s.ShotDefended)
    assert made.total >= made.against
    assert made.outcome == outcome
    assert fight.said(FumbleRolled) == []


@pytest.mark.rule("ALT-DEF-003", "ALT-MIS-018")
@pytest.mark.parametrize(("face", "fumbled"), [(1, True), (2, False)])
def test_a_table_may_have_fumbles_of_parries_too(face: int, fumbled: bool) -> None:
    fight = struck(bearer(), 18, missile_fumble="fumble_table")
    fight.parries("bor", "ysolde+shot/left", face, 1, 1, *([Fed(6, 6, why="fumble")] if fumbled else []))
    assert any(each.combatant == "bor" for each in fight.said(FumbleRolled)) is fumbled


@pytest.mark.rule("ALT-DEF-004")
def test_a_parry_out_of_melee_postpones_nothing_and_takes_a_blow_in_preparation_with_it() -> None:
    """Only in melee does the shield go on the defensive; here what the sword was about to do is gone."""
    ready = bearer()
    ready = evolve(ready, hands=(Wielded(SWORD, due=9), Wielded(SHIELD, due=14)))
    fight = struck(ready, 18)
    fight.parries("bor", "ysolde+shot/left", 15, 6)
    assert fight.said(s.ShotDefended)[0].interrupts is True
    assert [(each.hand, each.reason) for each in fight.said(ActionLost)] == [
        ("right", "interrupted"),
        ("left", "interrupted"),
    ]
    assert fight.said(InitiativePostponed) == []
    assert [each.status for each in fight.who("bor").hands] == ["offensive", "offensive"]


@pytest.mark.rule("ALT-TAC-008", "ALT-DEF-004", "ALT-DEF-005")
@pytest.mark.parametrize("engaged", [True, False])
def test_a_parry_that_goes_astray_in_the_dark_costs_what_any_parry_does(engaged: bool) -> None:
    """In melee the shield (d12) is put off by 6; out of it whatever he was doing is broken off."""
    fight = Exchange(archer(), bearer(), fighter("Ana", stamina=90))
    rests(fight, "ysolde", "bor")
    if engaged:
        fight.attacks("bor", "ana", 1, 1)
        fight.notes(SetInitiative(GM, "bor", 9, hand="right"))
        fight.notes(SetInitiative(GM, "bor", 14, hand="left"))
    else:
        fight.notes(Grant(GM, "bor", "fouiller", "9", "0"))
    tool(fight, "light", who="bor", target="ysolde", words="dark")
    shoots(fight, "ysolde", "bor", 6, Fed(18, 20, why="shot"))
    assert fight.segment == 6
    fight.parries("bor", "ysolde+shot/left", Fed(50, 100, why="astray"), 1, 1)
    groped = fight.one(GropedInTheDark)
    assert (groped.deed, groped.outcome) == ("parry", "astray")
    assert fight.said(s.ShotDefended) == []
    assert [each.by for each in fight.said(InitiativePostponed)] == ([6] if engaged else [])
    assert bool(fight.said(TaskBroken)) is not engaged


# ---- volleys


@pytest.mark.rule("ALT-VOL-001", "ALT-REA-020")
def test_a_volley_waits_for_one_who_holds_his_shot_until_later() -> None:
    """Reactions 2 and 3; the first holds until 7: both leave in 7."""
    fight = range_of(archer("A"), archer("B"), ogre())
    rests(fight, "a", "b")
    shoots(fight, "a", "ogre", 2, manner="volley")
    fight.notes(KeepReady(GM, "a", 7))
    shoots(fight, "b", "ogre", 3, manner="volley")
    assert fight.said(s.VolleyAppointed)[0].segment == 7
    reached = [each.segment for each in fight.told if isinstance(each, SegmentReached)]
    assert reached[0] == 7
    assert [(each.combatant, each.volley) for each in fight.said(s.ShotRolled)][:2] == [("a", 1), ("b", 1)]


@pytest.mark.rule("ALT-VOL-005")
def test_who_has_an_enemy_upon_him_shoots_in_no_volley_of_his_body() -> None:
    fight = massed(3)
    fight.notes(Engage(GM, "g1", "porteur"))
    ordered(fight, "capitaine", 3, 3)
    assert [each.combatant for each in fight.said(s.ShotBegun)][:2] == ["g0", "g2"]
    assert {each.combatant for each in fight.said(s.ShotProposed)} == {"g0", "g2"}


@pytest.mark.rule("ALT-VOL-001", "ALT-VOL-003")
def test_archers_of_different_sides_make_no_volley_at_one_target() -> None:
    """Reactions 2 and 5 against one ogre: each shoots when he is ready, without a bonus."""
    fight = range_of(archer("A"), archer("Elf", "elves"), ogre())
    rests(fight, "a", "elf")
    shoots(fight, "a", "ogre", 2, manner="volley")
    shoots(fight, "elf", "ogre", 5, manner="volley")
    assert [each.members for each in fight.said(s.VolleyAppointed) if len(each.members) > 1] == []
    assert next(each.segment for each in fight.said(SegmentReached)) == 2
    assert {each.volley for each in fight.said(s.ShotRolled)} == {0}


@pytest.mark.rule("ALT-VOL-005")
def test_a_volley_is_ordered_of_one_kind_one_side_and_the_game_masters_people() -> None:
    """Six are ordered; one of another kind, one of another side and one with a player do not shoot with them."""
    fight = massed(6)
    kind = fight.who("g0")
    strangers = (
        evolve(kind, id="other_kind", name="Milicien", origin="militia", intent="none"),
        evolve(kind, id="other_side", name="Transfuge", side="thirds"),
        evolve(kind, id="played", name="Ysolde", player=7),
    )
    fight.notes(Join(GM, strangers))
    ordered(fight, "capitaine", 6, 6, 6, 6, 6, 6)
    assert [each.combatant for each in fight.said(s.ShotProposed)] == [f"g{at}" for at in range(6)]


# ---- the game master's words


@pytest.mark.rule("ALT-RNG-009", "ALT-DEF-002", "ALT-DEF-016", "ALT-MIS-022", "ALT-RNG-002")
@pytest.mark.parametrize(
    ("note", "bounds", "beyond"),
    [
        (shots.SaySpeed, (-4, 0), (-5, 1)),
        (shots.SayCover, (0, 100), (-1, 101)),
        (shots.GrantShield, (0, 6), (-1, 7)),
        (shots.Walk, (0, 20), (-1, 21)),
    ],
)
def test_what_the_game_master_says_has_bounds(note: Any, bounds: tuple[int, int], beyond: tuple[int, int]) -> None:
    for value in bounds:
        Exchange(fighter("Ana"), orc()).says(note(GM, "ana", value))
    for value in beyond:
        with pytest.raises(Refused, match="number-range"):
            Exchange(fighter("Ana"), orc()).says(note(GM, "ana", value))


@pytest.mark.rule("ALT-MIS-020")
def test_a_weapon_is_made_ready_once_and_only_one_that_shoots() -> None:
    fight = Exchange(archer(), orc())
    tool(fight, "ready", who="ysolde")
    with pytest.raises(Refused, match="already-so"):
        tool(fight, "ready", who="ysolde")
    with pytest.raises(Refused, match="alternatif-nothing-to-shoot"):
        tool(fight, "ready", who="orc")


@pytest.mark.rule("ALT-DEF-002")
@pytest.mark.parametrize(
    ("held", "hand"),
    [
        ((SWORD,), "left"),
        ((DAGGER,), "right"),
        ((FIST,), "left"),
        ((SPEAR,), None),
        ((SWORD, SHIELD), None),
        ((CLAWS,), None),
        ((FIST, evolve(CLAWS, hand="left")), None),
    ],
)
def test_something_serves_as_a_shield_in_a_hand_that_is_free(held: tuple[Arm, ...], hand: str | None) -> None:
    fight = Exchange(bearer(*held), orc())
    if hand is None:
        with pytest.raises(Refused, match="alternatif-hands-full"):
            tool(fight, "shield", who="bor")
        return
    tool(fight, "shield", who="bor")
    assert fight.one(ShieldGranted).hand == hand
    found = fight.who("bor").holds(fight.one(ShieldGranted).hand)
    assert found is not None
    assert found.arm.is_shield


@pytest.mark.rule("ALT-REA-015", "ALT-MIS-001")
def test_who_shoots_wrestles_no_more() -> None:
    """What he had in preparation against one enemy is given up with the shot at another."""
    fight = range_of(fighter("Ysolde", arm=FIST), fighter("Bor", "others"), fighter("Cid", "others"), apart=None)
    fight.notes(Wrestle(GM, "ysolde", "bor"))
    assert any(each.pending for each in fight.who("ysolde").wrestling.grips)
    shoots(fight, "ysolde", "cid", 3, weapon="object")
    if ("ysolde", "expose") in fight.asked:
        fight.answers("ysolde", 3, expose="yes")
    assert fight.said(s.ShotBegun)
    assert not any(each.pending for each in fight.who("ysolde").wrestling.grips)


@pytest.mark.rule("ALT-MIS-001")
def test_a_shot_without_anything_to_shoot_with_is_not_offered() -> None:
    fight = Exchange(fighter("Ana"), fighter("Bor", "others"))
    asked = fight.question("ana", "declare")
    assert asked.legal({"action": "attack", "target": "bor"}) == ()
    assert [asked.legal({"action": each}) for each in ("shoot", "shoot_so")] == [None, None]
