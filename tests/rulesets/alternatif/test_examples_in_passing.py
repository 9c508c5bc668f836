"""What the text tells in passing by way of an example, played as it tells it; each is named by its line."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel import inputs
from bot.kernel.values import evolve
from bot.rulesets.alternatif.engagement import Engage
from bot.rulesets.alternatif.melee.strikes import StrikeRolled
from bot.rulesets.alternatif.moving import events as m
from bot.rulesets.alternatif.moving.words import Move
from bot.rulesets.alternatif.ordinary import words as said
from bot.rulesets.alternatif.ordinary.listed import TaskBegun
from bot.rulesets.alternatif.ordinary.words_announcing import Drop, LetGo, Undertake
from bot.rulesets.alternatif.parry.parries import ParryRolled
from bot.rulesets.alternatif.reaction.announcer import Beat, SetInitiative
from bot.rulesets.alternatif.reaction.dice import BeatImposed
from bot.rulesets.alternatif.shooting.events import ShotRolled
from bot.rulesets.alternatif.shooting.words import SayDistance
from bot.rulesets.alternatif.specials import events as s
from bot.rulesets.alternatif.state import Magic, Spell
from bot.rulesets.alternatif.surprise.words import LieInWait, SaySurprise
from bot.rulesets.alternatif.wounds.events import DamageDealt, ExceptionalShown
from bot.rulesets.alternatif.wrestling import records as clinches
from tests.rulesets.alternatif.archers import archer, range_of, shoots
from tests.rulesets.alternatif.armed import armed, busy, sets
from tests.rulesets.alternatif.bottes import ana, attempts, bor, both_up, opposes, up
from tests.rulesets.alternatif.exchange import DAGGER, GM, SHIELD, SWORD, Exchange, Fed, fighter, game
from tests.rulesets.alternatif.test_moving import cell, moves
from tests.rulesets.alternatif.test_places import on_grid, stands
from tests.rulesets.alternatif.waiting import comes_to, waiting

FIREBALL = Spell("fireball", 3, "VSM", dice="4d6", area=True)


@pytest.mark.example("EX-L-139")
@pytest.mark.rule("ALT-REA-008", "ALT-REA-013")
def test_ex_l_139_an_arrow_three_segments_of_walking_and_a_spell_begun_within_a_round() -> None:
    """With great luck: the arrow leaves in 1, he walks from 2 to 4, lets his bow go, and the spell begun then is said
    before the round is over; each is decided as it comes."""
    who = evolve(archer("Ana"), magic=Magic(spells=(FIREBALL,)))
    fight = range_of(who, fighter("Orc", "orcs", ac=40, stamina=90), apart=60)
    fight.notes(SetInitiative(GM, "orc", 2))
    shoots(fight, "ana", "orc", 1, Fed(10, 20, why="shot"))
    assert (fight.one(ShotRolled).combatant, fight.segment) == ("ana", 2)
    fight.notes(Move(GM, "ana", how="walk", target="orc"))
    told = list(fight.told)
    fight.strikes("orc", "-")
    told += fight.told
    fight.notes(SetInitiative(GM, "orc", 4))
    told += fight.told
    assert [(each.segment, each.metres) for each in told if isinstance(each, m.Ran)] == [(2, 4), (3, 4), (4, 4)]
    fight.notes(Drop(GM, "ana"))
    assert [each.weapon for each in fight.who("ana").dropped] == ["long_bow"]
    fight.notes(Undertake(GM, "ana", "cast", weapon="fireball", target="orc"), 1)
    fight.strikes("orc", "-")
    begun = [each.first for each in fight.told if isinstance(each, TaskBegun)]
    assert begun
    assert begun[0] <= 10


@pytest.mark.example("EX-L-224")
@pytest.mark.rule("ALT-REA-024", "ALT-REA-023")
def test_ex_l_224_a_mage_who_will_not_lose_a_segment_is_misled_or_hindered() -> None:
    """One segment of beat; he protests, and the game master yields for a malus, or shows him things as they are not."""
    fight = waiting(evolve(fighter("Teluard"), magic=Magic(spells=(FIREBALL,))))
    comes_to(fight, 4)
    fight.notes(Beat(GM, "teluard", 1))
    assert fight.who("teluard").beat_until == 5
    fight.notes(said.WaiveBeat(GM, "teluard", -2, "l’orc est à dix mètres"))
    who = fight.who("teluard")
    assert (who.beat_until, who.next_strike) == (0, -2)


@pytest.mark.example("EX-L-228")
@pytest.mark.rule("ALT-REA-025")
def test_ex_l_228_the_second_rank_of_orcs_hesitates_for_as_long_as_a_die_says() -> None:
    orcs = [fighter(f"Orc {number}", "orcs") for number in (1, 2)]
    fight = Exchange(fighter("Ana"), *orcs)
    fight.notes(said.Hesitate(GM, tuple(each.id for each in orcs), "1d4"), 3)
    assert {(each.combatant, each.until) for each in fight.said(BeatImposed)} == {(each.id, 3) for each in orcs}
    fight.attacks(orcs[0].id, "ana", 4)
    assert fight.due(orcs[0].id) == 7


@pytest.mark.example("EX-L-624")
@pytest.mark.rule("ALT-SIM-004")
def test_ex_l_624_two_who_attack_may_kill_each_other_at_the_same_instant() -> None:
    """As Arthur and Mordred do."""
    fight = both_up(ana(stamina=0, body=1), bor(stamina=0, body=1))
    fight.answers("ana", choice="attack")
    fight.answers("bor", Fed(18, 20, why="strike"), Fed(18, 20, why="strike"), choice="attack")
    assert {each.target for each in fight.said(DamageDealt)} == {"ana", "bor"}
    assert fight.who("ana").out
    assert fight.who("bor").out


@pytest.mark.example("EX-L-780")
@pytest.mark.rule("ALT-CRI-003", "ALT-GEN-012")
@pytest.mark.parametrize(("face", "swallows"), [(18, False), (19, True), (20, True)])
def test_ex_l_780_a_monster_swallows_its_prey_on_a_pure_19_or_20(face: int, swallows: bool) -> None:
    """The young dragon of the catalogue bites."""
    (dragon,) = game().recruiter.creatures(game().opening({}), {"creature": "young_dragon"})
    dragon = evolve(dragon, temperament=None, side="others")
    fight = Exchange(fighter("Ana", stamina=200), dragon)
    fight.stands_by("ana")
    fight.attacks(dragon.id, "ana", *(1 if each.arm.weapon == "fangs" else 4 for each in dragon.hands))
    fight.strikes(dragon.id, "ana", Fed(face, 20, why="strike"))
    while ("ana", "parry") in fight.asked:
        fight.takes_it("ana")
    assert bool([each for each in fight.told if isinstance(each, ExceptionalShown)]) is swallows


@pytest.mark.example("EX-L-975")
@pytest.mark.rule("ALT-SPE-030")
@pytest.mark.parametrize(
    ("first", "answer", "own", "theirs", "outcomes"),
    [
        ("breakthrough", "disarm", 18, 18, ("failed", "succeeded")),
        ("breakthrough", "disarm", 18, 13, ("succeeded", "failed")),
        ("weapon_capture", "engage_wrestling", 12, 18, ("failed", "succeeded")),
        ("weapon_capture", "engage_wrestling", 15, 10, ("failed", "failed")),
    ],
)
def test_ex_l_975_a_special_action_upon_a_special_action(
    first: str, answer: str, own: int, theirs: int, outcomes: tuple[str, str]
) -> None:
    """A disarm upon a breakthrough, a clinch upon the capture of a weapon: the higher one goes; equal, neither does."""
    fight = up(None, bor(bm=8))
    attempts(fight, first, **({"flank": "right"} if first == "breakthrough" else {}))
    opposes(fight, "special", own, theirs, how=answer)
    found = {each.combatant: each for each in fight.said(s.SpecialResolved)}
    assert (found["ana"].outcome, found["bor"].outcome) == outcomes
    if answer == "engage_wrestling":
        assert bool(fight.said(clinches.ClinchBegun)) == (outcomes[1] == "succeeded")


@pytest.mark.example("EX-L-980")
@pytest.mark.rule("ALT-SPE-032", "ALT-SPE-037")
@pytest.mark.parametrize(("free", "parry", "outcome"), [(13, 15, "failed"), (16, 14, "succeeded"), (19, 9, "failed")])
def test_ex_l_980_shield_and_sword_against_one_special_action(free: int, parry: int, outcome: str) -> None:
    """The free attack of the sword hand and the parry of the shield are two totals to beat: 22 or more, twice."""
    shield = evolve(SHIELD, hand="left")
    fight = up(ana(bm=7), armed("Bor", SWORD, shield, side="others", stamina=60))
    attempts(fight, "push")
    fight.answers("bor", free, parry, 12, oppose="attack/right", also="parry/left")
    assert len(fight.said(StrikeRolled)) == len(fight.said(s.SpecialParried)) == 1
    assert fight.one(s.SpecialResolved).outcome == outcome


@pytest.mark.example("EX-L-980")
@pytest.mark.rule("ALT-SPE-032", "ALT-SPE-037")
def test_ex_l_980_the_left_hand_takes_the_free_action_and_the_right_one_strikes_as_it_would() -> None:
    """Whoever has a regular action of the right hand in the segment against the same opponent opposes that as well."""
    two = armed("Bor", SWORD, evolve(DAGGER, hand="left"), side="others", stamina=60)
    fight = Exchange(ana(bm=7), two)
    fight.attacks("bor", "ana", 5, 9)
    fight.attacks("ana", "bor", 5)
    sets(fight, "bor", left=30)
    fight.answers("ana", choice="special", how="push")
    fight.answers("bor", choice="attack", **({"target": "ana"} if len(fight.question("bor").fields) > 1 else {}))
    assert fight.asked == [("bor", "oppose")]
    fight.answers("bor", 10, 10, 12, 3, 3, oppose="attack/left")
    hands = [(each.hand, each.occasion) for each in fight.said(StrikeRolled)]
    assert sorted(hands) == [("left", "free"), ("right", "regular")]
    assert fight.said(s.ReflexRolled) == []


@pytest.mark.example("EX-L-986")
@pytest.mark.rule("ALT-SPE-033", "ALT-SPE-004")
@pytest.mark.parametrize(("save", "outcome"), [(18, "failed"), (15, "succeeded"), (20, "failed")])
@pytest.mark.parametrize("why", ["weapon elsewhere", "surprised", "lowered guard"])
def test_ex_l_986_really_nothing_to_oppose(why: str, save: int, outcome: str) -> None:
    """Whoever has no weapon available saves by his reflexes, against 15, or 17 where he has two upon him: a higher save
    neutralises the action, and a pure 20 always. (Two enemies at once: EX-L-996.)"""
    one, other = ana(bm=3), bor(surprised=why == "surprised")
    dice = (Fed(15, 20, who="ana", why="special"), Fed(save, 20, who="bor", why="reflex"))
    if why == "weapon elsewhere":
        fight = Exchange(one, other, fighter("Dan", ac=40))
        fight.stands_by("dan")
        fight.notes(Engage(GM, "bor", "dan"))
        fight.attacks("bor", "dan", 5)
        fight.attacks("ana", "bor", 5)
        fight.answers("ana", choice="special", how="knock_down")
        fight.answers("bor", *dice, Fed(2, 20, who="bor", why="strike"), choice="attack", target="dan")
    elif why == "lowered guard":
        fight = Exchange(one, other)
        fight.attacks("ana", "bor", 9)
        busy(fight, "bor", 0, 3)
        fight.answers("ana", *dice, free="special", how="knock_down")
    else:
        fight = up(one, other)
        attempts(fight, "knock_down", *dice)
    assert fight.one(s.ReflexRolled).total == save
    assert fight.one(s.SpecialResolved).outcome == outcome


@pytest.mark.example("EX-L-996")
@pytest.mark.rule("ALT-REA-031", "ALT-SPE-033", "ALT-SPE-028")
def test_ex_l_996_two_who_have_agreed_to_knock_him_down_at_the_very_first() -> None:
    """A good Dexterity brings both first actions to segment 1: his one weapon opposes the one, his reflexes the
    other."""
    pair = [fighter(name, stamina=60, dex_std=4, bm=9) for name in ("Ana", "Cid")]
    fight = Exchange(*pair, bor())
    fight.stands_by("bor")
    for each, face in zip(("ana", "cid"), (4, 5), strict=True):
        fight.attacks(each, "bor", face)
    assert fight.segment == 1
    for each in ("ana", "cid"):
        fight.answers(each, target="special", how="knock_down")
    assert ("bor", "oppose") in fight.asked
    fight.dice(*(Fed(10, 20, who=each, why="special") for each in ("ana", "cid")), Fed(15, 20, why="reflex"))
    fight.answers("bor", Fed(2, 20, why="free"), oppose="attack/right")
    if ("bor", "oppose") in fight.asked:
        fight.answers("bor", oppose="-")
    assert len(fight.said(s.SpecialRolled)) == 2
    assert len(fight.said(s.ReflexRolled)) == 1


@pytest.mark.example("EX-L-1510")
@pytest.mark.rule("ALT-MOV-010", "ALT-MOV-011")
@pytest.mark.parametrize(
    ("to", "figures", "then"),
    [
        (("B3", "F3"), ({}, {}), ("B3", "F3")),
        (("D3", "D3"), ({"dex_std": 2}, {"dex_std": 1, "str_std": 5}), ("D3", "E3")),
        (("D3", "D3"), ({"dex_std": 1, "str_std": 1}, {"dex_std": 1, "str_std": 3}), ("C3", "D3")),
    ],
)
def test_ex_l_1510_two_who_step_at_once_know_nothing_of_each_other(to: Any, figures: Any, then: Any) -> None:
    """Both step back, and are apart; both want one cell: Dexterity has it, then Strength, and the other may not."""
    first = stands("Ana", "C3", **figures[0])
    second = stands("Orc", "E3", "others", **figures[1])
    fight = on_grid(first, second, stands("Bob", "H9"), stands("Ugar", "I9", "others"))
    fight.attacks("bob", "ugar", 3)
    moves(fight, "ana", to[0])
    moves(fight, "orc", to[1])
    fight.strikes("bob", "ugar", 1, 6, 8)
    for who in ("ana", "orc"):
        if (who, "sidestep") in fight.asked:
            fight.answers(who, cell="-")
    assert (cell(fight, "ana"), cell(fight, "orc")) == then
    assert fight.who("ana").contacts == (() if to[0] != to[1] else fight.who("ana").contacts)


@pytest.mark.example("EX-L-1598")
@pytest.mark.rule("ALT-SUR-013")
@pytest.mark.parametrize("at_work", ["incanting", "aiming", "fighting"])
def test_ex_l_1598_surprised_in_the_middle_of_a_fight(at_work: str) -> None:
    """Somebody falls upon a mage who incants, an archer who aims, a soldier's flank: a free action at once, and no
    parry."""
    victim = fighter("Vic", stamina=60)
    if at_work == "incanting":
        victim = evolve(victim, magic=Magic(spells=(FIREBALL,)))
    elif at_work == "aiming":
        victim = archer("Vic", stamina=60)
    fight = Exchange(victim, fighter("Orc", "orcs"), fighter("Other", "orcs"))
    if at_work == "incanting":
        fight.notes(Undertake(GM, "vic", "cast", weapon="fireball", target="other"), 8)
    elif at_work == "aiming":
        shoots(fight, "vic", "other", 6)
    else:
        fight.attacks("vic", "other", 9)
    fight.notes(SaySurprise(GM, "orc", "vic", "late", 4))
    for each in ("orc", "other"):
        fight.stands_by(each)
    assert fight.segment == 4
    assert fight.asked == [("orc", "free")]
    fight.answers("orc", 15, 4, 3, free="vic/right")
    assert fight.said(StrikeRolled)[0].combatant == "orc"
    assert fight.said(ParryRolled) == []
    if at_work == "fighting":
        # Against the others he acts as he would have.
        assert (fight.segment, fight.asked) == (9, [("vic", "strike")])


@pytest.mark.example("EX-L-1639")
@pytest.mark.rule("ALT-SNK-001", "ALT-SNK-003")
@pytest.mark.parametrize("how", ["under the belly", "an arrow", "an axe behind the lord", "a dagger from the front"])
def test_ex_l_1639_other_ways_to_strike_by_stealth(how: str) -> None:
    """All of them are stealthy if the game master grants it: +4 to hit, no parry, and a save against a critical hit."""
    by = {
        "under the belly": armed("Bor", DAGGER, side="foes", sneak_rank=2),
        "an arrow": evolve(archer("Bor", "foes"), sneak_rank=2),
        "an axe behind the lord": armed("Bor", SWORD, side="foes", sneak_rank=2),
        "a dagger from the front": armed("Bor", DAGGER, side="foes", sneak_rank=2),
    }[how]
    victim = fighter("Vic", stamina=60, size="large" if how == "under the belly" else "medium")
    fight = Exchange(by, victim, begun=False)
    if how == "an arrow":
        fight.notes(SayDistance(GM, "bor", "vic", 1000))
    fight.notes(SaySurprise(GM, "bor", "vic", "unnoticed"))
    if how == "an arrow":
        fight.notes(LieInWait(GM, "bor", "vic"))
    fight.says(inputs.Begin(GM))
    if how == "an arrow":
        fight.notes(LetGo(GM, "bor"), 15, 3, 3, 20)
        assert fight.one(ShotRolled).sneak
        return
    hand = by.hands[0].arm.hand
    fight.answers("bor", 15, 3, 20, free=f"vic/{hand}")
    struck = fight.one(StrikeRolled)
    assert (struck.sneak, struck.occasion) == (True, "free")
    assert {each.name: each.value for each in struck.terms}["surprise_sneak"] == 4
    assert fight.said(ParryRolled) == []
