"""The order of work and of dice inside a segment; natural results; the game master's word on offers (ALT-GEN-012, -013,
-016)."""

from __future__ import annotations

import pytest

from bot.kernel.values import evolve
from bot.rulesets.alternatif.engagement import Engage
from bot.rulesets.alternatif.free_actions import FreeActionSettled, OfferFree
from bot.rulesets.alternatif.melee.strikes import StrikeRolled
from bot.rulesets.alternatif.ordinary import tasks
from bot.rulesets.alternatif.ordinary.listed import TaskBegun, TaskEnded
from bot.rulesets.alternatif.ordinary.words_announcing import Drop, Undertake
from bot.rulesets.alternatif.reaction.dice import ReactionRolled, SimultaneousTestRolled
from bot.rulesets.alternatif.state import Exceptional
from bot.rulesets.alternatif.wounds.events import DamageDealt, EffectDrawn, ExceptionalShown, FumbleRolled
from tests.rulesets.alternatif.armed import armed, sets
from tests.rulesets.alternatif.exchange import GM, SHIELD, SWORD, Exchange, fighter
from tests.rulesets.alternatif.waiting import starts


def order(fight: Exchange, *kinds: type) -> list[tuple[str, str]]:
    """What was told of these *kinds*, in order, each with its author."""
    return [(type(each).__name__, each.combatant) for each in fight.told if isinstance(each, kinds)]


@pytest.mark.rule("ALT-GEN-016")
def test_simultaneous_choices_strikes_wounds_and_only_then_what_completes() -> None:
    """Segment 9: Ana and Bor fight, Cid finishes a spell at its end. The choices come first, and no test."""
    fight = Exchange(fighter("Ana"), fighter("Bor", "others"), fighter("Cid"))
    fight.notes(Engage(GM, "ana", "bor"))
    sets(fight, "ana", right=9)
    starts(fight, "cid", "spell", "6", "3")
    sets(fight, "bor", right=9)
    assert fight.segment == 9
    assert fight.asked == [("ana", "simultaneous"), ("bor", "simultaneous")]
    fight.answers("ana", choice="attack")
    fight.answers("bor", 15, 15, 3, 3, 9, 10, choice="attack")
    assert order(fight, StrikeRolled, DamageDealt, TaskEnded, ReactionRolled, SimultaneousTestRolled) == [
        ("StrikeRolled", "ana"),
        ("StrikeRolled", "bor"),
        ("DamageDealt", "ana"),
        ("DamageDealt", "bor"),
        ("TaskEnded", "cid"),
        ("ReactionRolled", "ana"),
        ("ReactionRolled", "bor"),
    ]


@pytest.mark.rule("ALT-GEN-016")
def test_frank_attacks_are_resolved_in_full_before_the_strikes_of_the_segment() -> None:
    """Dice: the frank d20, its damage, d6 and d100; then the strikes."""
    fight = Exchange(fighter("Ana"), fighter("Bor", "others"), fighter("Cid"), fighter("Orc", "others"))
    fight.notes(Engage(GM, "ana", "bor"))
    fight.notes(Engage(GM, "cid", "orc"))
    sets(fight, "ana", right=3)
    starts(fight, "cid", "spell", "0", "5")
    fight.stands_by("bor")
    fight.stands_by("orc")
    while fight.segment < 3:
        fight.answers("orc", free="-")
    assert fight.segment == 3
    assert fight.asked == [("orc", "free")]  # Ana's action is up, and waits
    fight.answers("orc", 18, 5, 3, 30, free="cid/right")
    damage = fight.one(DamageDealt)
    assert (damage.total, damage.doubled, damage.body_die) == (8 - 3, True, 3)
    assert fight.one(EffectDrawn).face == 30
    assert fight.asked[0] == ("ana", "strike")


@pytest.mark.rule("ALT-GEN-016")
def test_fumbles_are_rolled_when_all_have_struck() -> None:
    """Dice: both d20, then the d6 of the natural 1, then damage, then reactions."""
    fight = Exchange(fighter("Ana"), fighter("Bor", "others"))
    fight.notes(Engage(GM, "ana", "bor"))
    sets(fight, "ana", right=9)
    sets(fight, "bor", right=9)
    fight.answers("ana", choice="attack")
    fight.answers("bor", 1, 15, 4, 5, 9, 10, choice="attack")
    assert order(fight, StrikeRolled, FumbleRolled, DamageDealt, ReactionRolled) == [
        ("StrikeRolled", "ana"),
        ("StrikeRolled", "bor"),
        ("FumbleRolled", "ana"),
        ("DamageDealt", "bor"),
        ("ReactionRolled", "ana"),
        ("ReactionRolled", "bor"),
    ]
    assert fight.state.fumbles == ()


@pytest.mark.rule("ALT-GEN-016")
@pytest.mark.parametrize(("face", "result"), [(4, "nothing"), (5, "nothing"), (6, "nothing"), (1, "free_action")])
def test_who_has_let_go_of_the_weapon_before_its_fumble_loses_nothing_more(face: int, result: str) -> None:
    fight = Exchange(fighter("Ana"), fighter("Cid"), fighter("Bor", "others"), closed_choices=False)
    for who in ("ana", "cid"):
        fight.notes(Engage(GM, who, "bor"))
        sets(fight, who, right=4)
    fight.stands_by("bor")
    fight.answers("ana", 1, target="bor")
    assert fight.said(FumbleRolled) == []  # Cid has not struck yet
    fight.notes(Drop(GM, "ana"))
    fight.answers("cid", 2, face, target="bor")
    fumble = fight.one(FumbleRolled)
    assert (fumble.weapon, fumble.result) == ("longsword", result)
    assert [each.weapon for each in fight.who("ana").dropped] == ["longsword"]


@pytest.mark.rule("ALT-GEN-016")
def test_all_parries_come_before_any_damage_and_damage_in_the_order_of_the_strikes() -> None:
    fight = Exchange(fighter("Ana"), fighter("Cid"), fighter("Bor", "others"), fighter("Dan", "others"))
    for one, other in (("ana", "bor"), ("cid", "dan")):
        fight.notes(Engage(GM, one, other))
        sets(fight, one, right=4)
        fight.stands_by(other)
    fight.strikes("ana", "bor", 15)
    fight.strikes("cid", "dan", 15)
    fight.parries("dan", "cid", 2)
    assert fight.said(DamageDealt) == []
    fight.parries("bor", "ana", 3, 7, 8, 9, 10)
    assert [(each.combatant, each.faces) for each in fight.said(DamageDealt)] == [("ana", (7,)), ("cid", (8,))]


@pytest.mark.rule("ALT-GEN-016", "ALT-GEN-013")
def test_a_free_action_born_of_a_fumble_is_taken_when_the_blows_have_fallen() -> None:
    """Ana fumbles while Bor still parries Cid; his free action, with the shield, comes after the wounds."""
    fight = Exchange(fighter("Ana"), fighter("Cid"), armed("Bor", SWORD, SHIELD, side="others"))
    for who in ("ana", "cid"):
        fight.notes(Engage(GM, who, "bor"))
        sets(fight, who, right=4)
    fight.stands_by("bor")
    fight.strikes("ana", "bor", 1)
    fight.strikes("cid", "bor", 15, 2)
    assert fight.asked == [("bor", "parry")]
    fight.answers("bor", 2, 3, parry="cid/right")
    assert fight.asked == [("bor", "free")]
    # The sword has parried: one action per weapon (ALT-REA-009).
    assert fight.question("bor").fields[0].options == ("ana/left", "special", "-")


@pytest.mark.rule("ALT-GEN-013", "ALT-REA-022")
def test_the_game_master_withdraws_an_offer() -> None:
    """ "No free attack here": the question is gone, and the journal says who did it."""
    fight = Exchange(fighter("Ana"), fighter("Bor", "others"))
    fight.attacks("ana", "bor", 4)
    fight.stands_by("bor")
    fight.strikes("ana", "bor", 1, 3)
    assert fight.asked == [("bor", "free")]
    fight.notes(OfferFree(GM, "bor", "ana", withdraw=True), 9)
    assert fight.one(FreeActionSettled) == FreeActionSettled("bor", "ana", "withdrawn")
    assert ("bor", "free") not in fight.asked


# ---- natural results


@pytest.mark.rule("ALT-GEN-012")
@pytest.mark.parametrize(
    ("face", "bm", "critical"), [(14, 14, False), (20, -4, True), (19, 3, False), (17, 3, False), (20, 3, True)]
)
def test_only_the_face_makes_an_exceptional_strike(face: int, bm: int, critical: bool) -> None:
    """A total of 31 with a 14 is none; a total of 19 with a 20 is one."""
    fight = Exchange(fighter("Ana", bm=bm), fighter("Bor", "others"))
    fight.attacks("ana", "bor", 4)
    fight.stands_by("bor")
    fight.strikes("ana", "bor", face)
    strike = fight.one(StrikeRolled)
    assert (strike.total, strike.critical) == (face + bm + 3, critical)


@pytest.mark.rule("ALT-GEN-012")
@pytest.mark.parametrize(
    ("kind", "face", "critical"),
    [("free", 18, False), ("free", 19, True), ("frank", 16, False), ("frank", 17, True), ("frank", 19, True)],
)
def test_free_and_frank_attacks_have_more_faces(kind: str, face: int, critical: bool) -> None:
    fight = Exchange(fighter("Ana"), fighter("Bor", "others", ac=10))
    fight.notes(Engage(GM, "ana", "bor"))
    fight.stands_by("bor")
    fight.stands_by("ana")
    if kind == "frank":
        starts(fight, "bor", "spell", "0", "1")
    else:
        fight.notes(OfferFree(GM, "ana", "bor"))
    fight.answers("ana", face, *((3, 2, 30) if kind == "frank" else ()), free="bor/right")
    strike = fight.one(StrikeRolled)
    assert (strike.occasion, strike.critical) == (kind, critical)


@pytest.mark.rule("ALT-GEN-012")
@pytest.mark.parametrize(("face", "shown"), [(18, False), (19, True), (20, True)])
def test_a_weapon_may_have_faces_of_its_own_which_add_to_the_general_ones(face: int, shown: bool) -> None:
    """Swallowing whole on 19 and 20: shown to the game master when the blow has landed."""
    maw = evolve(SWORD, weapon="fangs", exceptional=(Exceptional((19, 20), {"fr": "avale", "en": "swallows"}),))
    fight = Exchange(fighter("Worm", arm=maw), fighter("Bor", "others"))
    fight.attacks("worm", "bor", 4)
    fight.stands_by("bor")
    fight.strikes("worm", "bor", face)
    fight.answers("bor", 3, *((4, 30) if face == 20 else ()), parry="-")
    effects = [each.effect["en"] for each in fight.said(ExceptionalShown)]
    assert effects == (["swallows"] if shown else [])
    assert (fight.one(DamageDealt).critical == "exceptional") is (face == 20)


# ---- announced in a segment, taken in its place


def down(**settings: object) -> Exchange:
    """Ana lies on the ground and waits; Bor's action comes up in 4, and he is asked whom he strikes."""
    fight = Exchange(fighter("Ana", prone=True, stamina=60), fighter("Bor", "others"), **settings)
    fight.notes(Engage(GM, "ana", "bor"))
    fight.stands_by("ana")
    fight.attacks("bor", "ana", 4)
    assert (fight.segment, fight.asked) == (4, [("bor", "strike")])
    return fight


@pytest.mark.rule("ALT-GEN-016", "ALT-FRE-011", "ALT-REA-008")
def test_who_gets_up_while_his_enemy_is_asked_is_struck_as_he_gets_up() -> None:
    """The blow that was due is the frank attack, and the enemy has no other in that segment."""
    fight = down()
    fight.notes(Undertake(GM, "ana", "stand_up"))
    assert fight.asked == [("ana", "expose")]
    fight.answers("ana", expose="yes")
    assert fight.one(TaskBegun).first == 4
    assert (fight.asked, fight.question("bor").about["frank"]) == ([("bor", "free")], True)
    fight.answers("bor", 15, 3, 9, free="ana/right")
    assert [each.occasion for each in fight.said(StrikeRolled)] == ["frank"]
    assert not fight.who("ana").prone


@pytest.mark.rule("ALT-GEN-016")
def test_who_thinks_better_of_it_is_struck_as_usual() -> None:
    fight = down()
    fight.notes(Undertake(GM, "ana", "stand_up"))
    fight.answers("ana", expose="no")
    assert fight.asked == [("bor", "strike")]


@pytest.mark.rule("ALT-REA-008", "ALT-GEN-016")
def test_where_nothing_begins_in_its_own_segment_it_is_taken_after_the_blows() -> None:
    fight = down(zero_reaction_start="next_segment")
    fight.notes(Undertake(GM, "ana", "stand_up"))
    assert fight.asked == [("bor", "strike")]
    fight.strikes("bor", "ana", 2, 9)
    fight.answers("ana", expose="yes")
    assert fight.one(TaskBegun).first == 5


@pytest.mark.rule("ALT-GEN-016", "ALT-FRE-010")
def test_the_game_master_says_its_times_before_the_blow_that_may_profit() -> None:
    fight = down()
    fight.notes(Undertake(GM, "ana", "other", label="throws sand"))
    assert fight.asked == [("@gm", "figures")]
    fight.answers("@gm", reaction="2", duration="1")
    assert fight.asked == [("bor", "strike")]  # with a reaction the guard is down from the next segment on


@pytest.mark.rule("ALT-GEN-016")
def test_nobody_waits_for_the_word_of_somebody_hidden() -> None:
    fight = down()
    state = fight.state.with_("ana", hidden=True)
    assert tasks.in_place(state) == []
