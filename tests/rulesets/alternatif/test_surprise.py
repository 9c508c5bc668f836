"""Surprise, per pair of combatants: one segment without action, the free action, who is surprised (ALT-SUR)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel import inputs
from bot.kernel.values import evolve
from bot.rulesets.alternatif.base import distances, times
from bot.rulesets.alternatif.combatants.figures import CombatantRevealed
from bot.rulesets.alternatif.combatants.words import Remove, Reveal
from bot.rulesets.alternatif.free_actions import FreeActionOffered
from bot.rulesets.alternatif.magic import casting as m
from bot.rulesets.alternatif.melee.strikes import StrikeRolled
from bot.rulesets.alternatif.moving import events as moving
from bot.rulesets.alternatif.moving.words import SayGround
from bot.rulesets.alternatif.ordinary.listed import ActionHeld, TaskBegun
from bot.rulesets.alternatif.ordinary.words_announcing import Declare, Grant, LetGo
from bot.rulesets.alternatif.parry.parries import ParryRolled
from bot.rulesets.alternatif.reaction.announcer import SetInitiative
from bot.rulesets.alternatif.reaction.dice import ReactionRolled
from bot.rulesets.alternatif.shooting import events as shots
from bot.rulesets.alternatif.shooting import words as shooting
from bot.rulesets.alternatif.specials import events as bottes
from bot.rulesets.alternatif.state import FIST, Combatant, Magic, Spell, Wielded
from bot.rulesets.alternatif.state.magic import Spot
from bot.rulesets.alternatif.surprise import ambush as reach
from bot.rulesets.alternatif.surprise import words as word
from bot.rulesets.alternatif.wounds.events import DamageDealt, FumbleRolled
from tests.rulesets.alternatif.archers import archer
from tests.rulesets.alternatif.exchange import GM, SWORD, Exchange, Fed, fighter

LATE, UNNOTICED = "late", "unnoticed"


def ambush(*people: Combatant, by: str = "orc", on: str | None = None, notice: Any = LATE, **settings: Any) -> Exchange:
    """*by* surprises *on* (None: all his enemies) in the first segment of the encounter."""
    fight = Exchange(*people, begun=False, **settings)
    fight.notes(word.SaySurprise(GM, by, on, notice))
    fight.told.clear()
    fight.says(inputs.Begin(GM))
    return fight


def hero(name: str = "Ana", **figures: Any) -> Combatant:
    return fighter(name, bm=figures.pop("bm", 7), stamina=60, **figures)


def orc(name: str = "Orc", **figures: Any) -> Combatant:
    return fighter(name, "foes", bm=figures.pop("bm", 3), stamina=40, **figures)


def dice_of(fight: Exchange, kind: str) -> list[str]:
    """The ways in which the question to somebody may be answered."""
    (found,) = [decision for _, decision in fight.engine.questions() if decision.kind == kind]
    return list(found.fields[0].options)


# ---- one segment


@pytest.mark.rule("ALT-SUR-001")
def test_orcs_burst_out_of_a_cupboard() -> None:
    fight = ambush(hero(), hero("Bor"), orc("Orc 1", hidden=True), orc("Orc 2", hidden=True), by="orc 1")
    assert fight.segment == 1
    assert [(each.combatant, each.target) for each in fight.said(reach.SurpriseSprung)] == [
        ("orc 1", "ana"),
        ("orc 1", "bor"),
    ]
    # Noticed at the last moment, he is seen from now on; the other one still is not.
    assert [each.combatant for each in fight.said(CombatantRevealed)] == ["orc 1"]
    assert fight.asked == [("orc 1", "free")]


@pytest.mark.rule("ALT-SUR-001")
def test_it_happens_in_the_middle_of_a_fight_too() -> None:
    fight = Exchange(hero(), orc(), orc("Bandit"))
    fight.attacks("ana", "orc", 6)
    fight.attacks("orc", "ana", 9)
    fight.stands_by("bandit")
    assert fight.segment == 6
    fight.notes(word.SaySurprise(GM, "bandit", "ana"))
    assert fight.one(reach.SurpriseSprung).segment == 6
    assert fight.who("bandit").contacts == ("ana",)
    assert ("bandit", "free") in fight.asked


@pytest.mark.rule("ALT-SUR-002")
def test_for_exactly_one_segment_nothing_can_be_done() -> None:
    fight = ambush(hero(), orc())
    # No announcement, no parry.
    fight.answers("orc", 15, 4, free="ana/right")
    assert fight.one(StrikeRolled).outcome == "hit"
    assert not fight.said(ParryRolled)
    assert fight.one(DamageDealt).target == "ana"
    assert sorted(fight.asked) == [("ana", "declare"), ("orc", "declare")]
    # In the next one parries are possible again.
    fight.attacks("orc", "ana", 1)
    fight.attacks("ana", "orc", 8)
    assert fight.segment == 2
    fight.dice(15)
    fight.strikes("orc", "ana")
    assert fight.asked == [("ana", "parry")]


@pytest.mark.rule("ALT-SUR-002")
def test_who_is_surprised_takes_no_free_action_either() -> None:
    """A natural 1 of the surpriser opens his defence, and the victim cannot use it."""
    fight = ambush(hero(), orc())
    fight.answers("orc", 1, 2, free="ana/right")
    assert fight.one(FumbleRolled).result == "free_action"
    assert ("ana", "free") not in fight.asked


# ---- the free action


@pytest.mark.rule("ALT-SUR-003")
def test_the_free_action_needs_no_die_and_is_critical_on_19() -> None:
    fight = ambush(hero(ac=15), orc())
    assert not fight.said(ReactionRolled)
    fight.answers("orc", 19, 6, 4, free="ana/right")
    struck = fight.one(StrikeRolled)
    # Weapon in hand: the sword's defence factor still counts.
    assert (struck.occasion, struck.total, struck.against, struck.critical) == ("free", 25, 18, True)
    hurt = fight.one(DamageDealt)
    assert (hurt.critical, hurt.doubled, hurt.body_die, hurt.stamina, hurt.body) == ("exceptional", True, 4, 12, 3)


@pytest.mark.rule("ALT-SUR-003")
def test_it_may_be_any_action_or_none() -> None:
    fight = ambush(hero(), orc())
    assert dice_of(fight, "free") == ["ana/right", "special", "-"]
    fight.answers("orc", free="-")
    assert not fight.said(StrikeRolled)
    assert sorted(fight.asked) == [("ana", "declare"), ("orc", "declare")]


@pytest.mark.rule("ALT-SUR-004")
@pytest.mark.parametrize(("face", "down"), [(12, True), (13, True), (14, False), (20, False)])
def test_a_botte_meets_nothing_but_a_reflex_save(face: int, down: bool) -> None:
    """Total 19; save 18: down; an equal save is not enough (19), a natural 20 always is."""
    fight = ambush(hero(reflex=6), orc(bm=6, str_hit=2))
    fight.dice(Fed(14, 20, why="special"), Fed(face, 20, why="reflex"))
    fight.answers("orc", free="special", how="knock_down")
    assert fight.one(bottes.SpecialRolled).total == 14 + 6 + 2 + 3 - 6 == 19
    assert not fight.said(StrikeRolled)
    assert not fight.said(bottes.SpecialParried)
    assert fight.one(bottes.ReflexRolled).total == face + 6
    assert fight.who("ana").prone is down


# ---- from afar


def guards() -> list[Combatant]:
    return [fighter(name, "foes", stamina=60, ac=5, reflex=9) for name in ("Ed", "Fay", "Gus")]


@pytest.mark.rule("ALT-SUR-005")
def test_three_ready_bows_loose_at_surprised_guards() -> None:
    archers = [archer(name) for name in ("Ysolde", "Yan", "Yve")]
    fight = Exchange(*archers, *guards(), begun=False)
    for one in archers:
        fight.notes(word.SaySurprise(GM, one.id, None))
        fight.notes(word.LieInWait(GM, one.id, "ed"))
        assert fight.one(ActionHeld).action == "shoot"
    fight.says(inputs.Begin(GM))
    assert not fight.said(ReactionRolled)
    assert fight.segment == 1
    assert not fight.said(FreeActionOffered), "a shot is no free action"
    for one in archers:
        fight.notes(LetGo(GM, one.id), Fed(14, 20, why="shot"), 2, 2)
        assert fight.one(shots.ShotRolled).outcome == "hit"
        assert not fight.said(shots.ShotDefended)
        assert fight.one(DamageDealt).target == "ed"
    assert fight.segment == 1


@pytest.mark.rule("ALT-SUR-005")
def test_a_shot_let_go_later_can_be_dodged_again() -> None:
    fight = Exchange(archer(), *guards()[:2], begun=False)
    fight.notes(word.SaySurprise(GM, "ysolde", None))
    fight.notes(word.LieInWait(GM, "ysolde", "ed"))
    fight.says(inputs.Begin(GM))
    assert fight.segment == 1
    fight.stands_by("ed")
    fight.notes(Grant(GM, "fay", "lire", "0", "3"))
    assert fight.segment == 4
    fight.notes(LetGo(GM, "ysolde"), Fed(14, 20, why="shot"))
    assert ("ed", "defend") in fight.asked


@pytest.mark.rule("ALT-SUR-005")
@pytest.mark.parametrize(("metres", "critical"), [(20, True), (100, False)])
def test_a_surprise_shot_keeps_the_faces_of_its_range(metres: int, critical: bool) -> None:
    fight = Exchange(archer(), *guards()[:1], begun=False)
    fight.notes(word.SaySurprise(GM, "ysolde", "ed"))
    fight.notes(word.LieInWait(GM, "ysolde", "ed"))
    fight.notes(shooting.SayDistance(GM, "ysolde", "ed", metres * 100))
    fight.says(inputs.Begin(GM))
    fight.notes(LetGo(GM, "ysolde"), Fed(19, 20, why="shot"))
    assert fight.one(shots.ShotRolled).critical is critical


def mage(**figures: Any) -> Combatant:
    return hero("Mage", magic=Magic((Spell("web", 2, "VSM"),)), **figures)


@pytest.mark.rule("ALT-SUR-005")
def test_a_prepared_spell_begins_its_incantation_with_the_first_segment() -> None:
    fight = Exchange(mage(), orc(), begun=False)
    fight.notes(word.SaySurprise(GM, "mage", "orc"))
    fight.notes(word.LieInWait(GM, "mage", None, "web"))
    assert fight.one(m.AmbushPrepared).combatant == "mage"
    fight.says(inputs.Begin(GM))
    assert fight.asked == [("mage", "declare")]
    fight.answers("mage", action="cast")
    begun = fight.one(TaskBegun)
    assert (begun.reaction_faces, begun.first, begun.last) == ((), 1, 2)


@pytest.mark.rule("ALT-SUR-005")
def test_a_table_may_have_it_cast_beforehand_and_held() -> None:
    fight = Exchange(mage(), orc(), begun=False, ambush_spell="held")
    fight.notes(word.SaySurprise(GM, "mage", "orc"))
    fight.notes(word.LieInWait(GM, "mage", "orc", "web"))
    fight.says(inputs.Begin(GM))
    fight.stands_by("orc") if ("orc", "declare") in fight.asked else None
    fight.notes(LetGo(GM, "mage"))
    cast = fight.one(m.SpellCast)
    assert (cast.weapon, cast.target, cast.segment) == ("web", "orc", 1)


# ---- who is surprised


@pytest.mark.rule("ALT-SUR-006")
def test_the_game_master_names_who_is_surprised_by_whom() -> None:
    fight = Exchange(hero("Scout"), *[hero(name) for name in ("Ana", "Bor", "Cid")], orc(), begun=False)
    for name in ("ana", "bor", "cid"):
        fight.notes(word.SaySurprise(GM, "orc", name))
    fight.notes(word.SaySurprise(GM, "orc", "cid", None))
    assert fight.one(reach.SurpriseForgotten).target == "cid"
    fight.says(inputs.Begin(GM))
    assert sorted(fight.asked) == [("cid", "declare"), ("scout", "declare")]
    # By all at once.
    everybody = Exchange(hero(), hero("Bor"), orc("Orc 1"), orc("Orc 2"), begun=False)
    everybody.notes(word.SaySurprise(GM, None, "ana"))
    assert [each.combatant for each in everybody.said(reach.SurpriseSaid)] == ["orc 1", "orc 2"]


@pytest.mark.rule("ALT-SUR-006")
@pytest.mark.parametrize(
    ("faces", "how", "surprised"),
    [
        # Stealth 10 + 4 = 14 against d20 + 2.
        ((10, 11, 3), "group", ["ana", "bor"]),
        ((10, 12, 3), "group", []),
        ((10, 12, 3), "each", ["bor"]),
        ((10, 11, 3), "unnoticed", ["ana", "bor"]),
    ],
)
def test_a_check_of_each_helps_to_tell(faces: tuple[int, ...], how: Any, surprised: list[str]) -> None:
    fight = Exchange(hero(), hero("Bor"), orc(), begun=False)
    fight.notes(word.TestNotice(GM, "orc", None, 4, 2, how), *faces)
    assert [each.noticed for each in fight.said(reach.NoticeTested)] == [face + 2 >= 14 for face in faces[1:]]
    said = fight.said(reach.SurpriseSaid)
    assert [each.target for each in said] == surprised
    assert {each.notice for each in said} <= {"unnoticed" if how == "unnoticed" else "late"}


# ---- the first segments


@pytest.mark.rule("ALT-SUR-007")
def test_in_the_first_segment_each_as_he_stands() -> None:
    """The scout is not surprised and rolls at once, Dexterity included; the other waits; the orc has his action."""
    fight = Exchange(hero("Scout", bm=3, dex_std=1), hero(), orc(), begun=False)
    fight.notes(word.SaySurprise(GM, "orc", "ana"))
    fight.says(inputs.Begin(GM))
    assert fight.asked == [("scout", "declare")]
    refused = fight.tries(Declare(GM, "ana", "melee", "orc"))
    assert refused is not None
    assert refused.key == "alternatif-is-surprised"
    fight.attacks("scout", "orc", 3)
    assert fight.due("scout") == 2
    assert fight.segment == 1
    assert fight.asked == [("orc", "free")]


@pytest.mark.rule("ALT-SUR-008")
def test_after_it_both_roll_without_dexterity() -> None:
    fight = ambush(hero(bm=7, dex_std=3), orc(dex_std=2))
    fight.answers("orc", 2, free="ana/right")
    fight.attacks("ana", "orc", 3)
    assert fight.one(ReactionRolled).adjust == 0
    fight.attacks("orc", "ana", 6)
    assert fight.segment == 4
    assert (fight.who("ana").main.up, fight.due("orc")) == (True, 7)


@pytest.mark.rule("ALT-SUR-008")
@pytest.mark.parametrize(("base", "due"), [(0, 2), (1, 3)])
def test_a_1_acts_at_2_or_a_segment_later_if_the_table_wants_it(base: int, due: int) -> None:
    fight = ambush(hero(), orc(), surprise_reaction_base=base)
    fight.answers("orc", 2, free="ana/right")
    fight.attacks("ana", "orc", 1)
    fight.attacks("orc", "ana", 9)
    assert fight.segment == due
    assert fight.who("ana").main.up


@pytest.mark.rule("ALT-SUR-008")
def test_who_is_not_concerned_just_goes_on() -> None:
    fight = Exchange(hero(dex_std=2), hero("Bor"), orc(), orc("Ogre"), begun=False)
    fight.notes(word.SaySurprise(GM, "orc", "bor"))
    fight.says(inputs.Begin(GM))
    fight.attacks("ana", "ogre", 6)
    assert fight.due("ana") == 4
    fight.attacks("ogre", "ana", 8)
    fight.stands_by("bor")
    fight.answers("orc", free="-")
    assert (fight.due("ana"), fight.due("ogre")) == (4, 8)


# ---- some of them only


@pytest.mark.example("EX-B-13")
@pytest.mark.rule("ALT-SUR-009")
def test_ex_b_13_the_loud_ogre_and_the_stealthy_orc() -> None:
    you = hero("You", dex_std=2)
    fight = Exchange(you, orc("Ogre", dex_std=1), orc(), begun=False)
    fight.notes(word.SaySurprise(GM, "orc", "you"))
    fight.says(inputs.Begin(GM))
    # Only the ogre can be announced against.
    (_, target) = fight.question("you").all_fields({"action": "attack"})
    assert target.options == ("ogre",)
    refused = fight.tries(Declare(GM, "you", "melee", "orc"))
    assert refused is not None
    assert refused.key == "alternatif-surprised-by"
    fight.attacks("you", "ogre", 3)
    assert (fight.one(ReactionRolled).adjust, fight.due("you")) == (-2, 1)
    fight.attacks("ogre", "you", 2)
    assert fight.segment == 1
    assert fight.due("ogre") is None, "the ogre has come up"
    # Both the ogre and you act in segment 1; the orc strikes first, for nothing.
    assert sorted(fight.asked) == [("ogre", "simultaneous"), ("you", "simultaneous")]
    fight.answers("you", choice="return_to_guard")
    fight.answers("ogre", choice="attack")
    fight.dice(Fed(15, 20, why="free"), Fed(16, 20, why="strike"))
    fight.answers("orc", free="you/right")
    assert [(each.combatant, each.occasion, each.outcome) for each in fight.said(StrikeRolled)] == [
        ("orc", "free", "hit"),
        ("ogre", "regular", "hit"),
    ]
    # The ogre's blow may be parried, the orc's not.
    parry = fight.question("you", "parry")
    assert [each for each in parry.fields[0].options if each != "-"] == ["ogre"]


@pytest.mark.rule("ALT-SUR-009")
def test_who_named_another_target_beforehand_surprises_nobody() -> None:
    fight = Exchange(hero(), hero("Bor"), orc(), begun=False)
    fight.notes(word.SaySurprise(GM, "orc", "ana"))
    fight.says(inputs.Begin(GM))
    refused = fight.tries(Declare(GM, "orc", "melee", "ana"))
    assert refused is not None
    assert refused.key == "alternatif-springs-first"
    fight.notes(Declare(GM, "orc", "melee", "bor"), 5)
    assert fight.due("orc") == 5
    fight.stands_by("bor")
    assert fight.one(reach.SurpriseSprung).how == "else"
    assert not fight.said(FreeActionOffered)
    assert ("ana", "declare") in fight.asked


@pytest.mark.rule("ALT-SUR-009")
def test_the_target_not_surprised_is_met_by_an_ordinary_die() -> None:
    fight = Exchange(hero(), orc())
    fight.attacks("orc", "ana", 5)
    assert fight.one(ReactionRolled).segment == 5


# ---- reach


@pytest.mark.rule("ALT-SUR-010")
@pytest.mark.parametrize(("cells", "reaches"), [(6, True), (7, False)])
def test_a_charge_from_hiding_reaches_six_cells(cells: int, reaches: bool) -> None:
    fight = Exchange(hero(), orc(), begun=False)
    fight.notes(shooting.SayDistance(GM, "orc", "ana", cells * 200))
    refused = fight.tries(word.SaySurprise(GM, "orc", "ana"))
    assert (refused is None) is reaches
    if refused is not None:
        assert refused.key == "alternatif-surprise-too-far"


@pytest.mark.rule("ALT-SUR-010", "ALT-CHG-011")
@pytest.mark.parametrize("shape", ["square", "hex"])
def test_on_a_grid_he_runs_up_to_his_victim_and_strikes(shape: Any) -> None:
    """Six cells: +2/+2 and a free attack, by whoever stands beside his victim when it falls."""
    fight = ambush(hero(spot=Spot(cell="C3")), orc(hidden=True, spot=Spot(cell="C9")), map=shape)
    ran = fight.one(moving.Ran)
    assert (ran.combatant, ran.aim, len(ran.cells), ran.metres, ran.path) == ("orc", "ana", 5, 10, ())
    assert distances.cells_between(fight.state, "orc", "ana") == 1
    assert fight.asked == [("orc", "free")]
    assert fight.one(FreeActionOffered).impetus
    fight.answers("orc", 15, 4, free="ana/right")
    assert "charge" in {each.name for each in fight.one(StrikeRolled).terms}
    assert fight.who("ana").contacts == ("orc",)


@pytest.mark.rule("ALT-SUR-010")
@pytest.mark.parametrize(("cell", "reaches"), [("C9", True), ("C10", False)])
def test_on_a_grid_six_cells_are_counted_by_the_way(cell: str, reaches: bool) -> None:
    fight = Exchange(hero(spot=Spot(cell="C3")), orc(spot=Spot(cell=cell)), begun=False, map="square")
    refused = fight.tries(word.SaySurprise(GM, "orc", "ana"))
    assert (refused is None) is reaches
    # A wall across the whole field bars even the shorter way.
    fight.notes(SayGround(GM, tuple(f"{column}6" for column in "ABCDEFGHIJ"), ground="obstacle"))
    refused = fight.tries(word.SaySurprise(GM, "orc", "ana", "unnoticed"))
    assert refused is not None
    assert refused.key == "alternatif-surprise-too-far"


@pytest.mark.rule("ALT-SUR-010")
@pytest.mark.parametrize(("metres", "reaches"), [(60, True), (70, False)])
def test_a_shot_surprises_within_medium_range(metres: int, reaches: bool) -> None:
    fight = Exchange(archer(), *guards()[:1], begun=False)
    fight.notes(shooting.SayDistance(GM, "ysolde", "ed", metres * 100))
    assert (fight.tries(word.SaySurprise(GM, "ysolde", "ed")) is None) is reaches
    # Said before he stepped back: then he dodges.
    other = Exchange(archer(), *guards()[:1], begun=False)
    other.notes(word.SaySurprise(GM, "ysolde", "ed"))
    other.notes(word.LieInWait(GM, "ysolde", "ed"))
    other.notes(shooting.SayDistance(GM, "ysolde", "ed", metres * 100))
    other.says(inputs.Begin(GM))
    other.notes(LetGo(GM, "ysolde"), Fed(15, 20, why="shot"))
    assert (("ed", "defend") in other.asked) is not reaches


# ---- armed, and bare-handed


@pytest.mark.rule("ALT-SUR-011")
@pytest.mark.parametrize(("face", "outcome", "critical"), [(14, "miss", False), (15, "hit", False), (18, "hit", False)])
def test_weapon_in_hand_costs_nothing_but_the_parry(face: int, outcome: str, critical: bool) -> None:
    """Armour class 15 and a sword: 18 to hit; a natural 18 is no critical."""
    fight = ambush(hero(ac=15), orc(bm=0))
    fight.answers("orc", face, free="ana/right")
    struck = fight.one(StrikeRolled)
    assert (struck.against, struck.outcome, struck.critical) == (18, outcome, critical)


@pytest.mark.rule("ALT-SUR-012")
def test_bare_hands_make_it_a_frank_attack() -> None:
    victim = evolve(hero(ac=15), hands=(Wielded(FIST),), carried=(SWORD,))
    fight = ambush(victim, orc(bm=0))
    fight.answers("orc", 17, 3, 2, free="ana/right")
    struck = fight.one(StrikeRolled)
    assert (struck.occasion, struck.against, struck.critical) == ("frank", 15, True)
    # The next segment goes into drawing, which exposes to another one.
    fight.attacks("orc", "ana", 9)
    fight.answers("ana", action="draw")
    while ("ana", "expose") in fight.asked:
        fight.answers("ana", expose="yes")
    assert fight.segment == 2
    assert fight.asked == [("orc", "free")]
    fight.answers("orc", 2, free="ana/right")
    assert fight.one(StrikeRolled).occasion == "frank"
    assert fight.who("ana").main.arm.weapon == "longsword"
    fight.attacks("ana", "orc", 4)
    assert fight.due("ana") == 6 or fight.segment == 6


@pytest.mark.rule("ALT-SUR-012")
@pytest.mark.parametrize(("reading", "occasion"), [("armed", "free"), ("defenceless", "frank")])
def test_an_archer_has_a_weapon_in_hand_unless_the_table_wants_one_to_fend_with(reading: str, occasion: str) -> None:
    """A 17 is a critical hit on a lowered guard alone."""
    fight = ambush(archer("Ana"), orc(), surprised_with_bow=reading)
    fight.answers("orc", 17, 3, *([2] if occasion == "frank" else []), free="ana/right")
    struck = fight.one(StrikeRolled)
    assert (struck.occasion, struck.critical) == (occasion, occasion == "frank")


# ---- in the middle of a fight


@pytest.mark.rule("ALT-SUR-013")
def test_the_blow_due_at_another_is_still_struck() -> None:
    """At segment 9 a fighter due at 9 against A is surprised by B: B's free attack cannot be parried."""
    fight = Exchange(hero(bm=3), orc("A"), orc("B"))
    fight.attacks("ana", "a", 9)
    fight.stands_by("a")
    fight.notes(word.SaySurprise(GM, "b", "ana", LATE, 9))
    fight.stands_by("b")
    assert fight.segment == 9
    assert fight.one(reach.SurpriseSprung).stunned is False
    fight.answers("b", 15, free="ana/right")
    assert fight.one(StrikeRolled).outcome == "hit"
    assert fight.question("ana", "strike").fields[0].options[0] == "a"
    assert "b" not in fight.question("ana", "strike").fields[0].options
    fight.strikes("ana", "a", Fed(3, 20, why="strike"), 5)
    assert [each.combatant for each in fight.said(StrikeRolled)] == ["ana"]
    assert not fight.said(ParryRolled)
    assert fight.one(DamageDealt).target == "ana"


@pytest.mark.rule("ALT-SUR-013")
def test_falling_on_a_caster_at_work() -> None:
    fight = Exchange(mage(), orc())
    fight.answers("mage", 8, action="cast")
    fight.notes(word.SaySurprise(GM, "orc", "mage", LATE, 4))
    fight.stands_by("orc")
    assert fight.segment == 4
    assert times.incants(fight.who("mage"))
    fight.answers("orc", 17, 5, 3, free="mage/right")
    # His guard is down besides: a frank attack.
    assert fight.one(StrikeRolled).occasion == "frank"


@pytest.mark.rule("ALT-PAR-017")
def test_surprised_by_one_the_blow_of_another_may_be_parried() -> None:
    fight = Exchange(hero(), orc("A"), orc("B"))
    fight.stands_by("ana")
    fight.attacks("a", "ana", 4)
    fight.notes(word.SaySurprise(GM, "b", "ana", LATE, 4))
    fight.stands_by("b")
    fight.dice(Fed(15, 20, why="free"), Fed(15, 20, why="strike"))
    fight.answers("b", free="ana/right")
    fight.strikes("a", "ana")
    assert [each for each in fight.question("ana", "parry").fields[0].options if each != "-"] == ["a"]


# ---- what the game master cannot say


@pytest.mark.parametrize(
    ("note", "key"),
    [
        (word.SaySurprise(GM, "orc", "orc"), "alternatif-same-side"),
        (word.SaySurprise(GM, "orc", "nobody"), "unknown-combatant"),
        (word.SaySurprise(GM, "orc", "ana", None), "alternatif-no-surprise"),
        (word.SaySurprise(GM, "orc", "ana", LATE, 999), "alternatif-segment-range"),
        (word.TestNotice(GM, "orc", "ana", 99), "number-range"),
        (word.AdjustSave(GM, "ana", -2), "alternatif-nobody-surprises"),
        (word.LieInWait(GM, "orc", "ana"), "alternatif-nothing-to-shoot"),
        (word.LieInWait(GM, "orc", "ana", "web"), "alternatif-no-spells"),
    ],
)
def test_what_cannot_be(note: Any, key: str) -> None:
    fight = Exchange(hero(), orc(), begun=False)
    refused = fight.tries(note)
    assert refused is not None
    assert refused.key == key


def test_what_was_said_twice_is_refused() -> None:
    fight = Exchange(hero(), orc(), begun=False)
    fight.notes(word.SaySurprise(GM, "orc", "ana"))
    refused = fight.tries(word.SaySurprise(GM, "orc", "ana"))
    assert refused is not None
    assert refused.key == "already-so"
    fight.notes(word.SaySurprise(GM, "orc", "ana", UNNOTICED))
    assert fight.state.surprises[0].notice == UNNOTICED


def test_who_leaves_surprises_nobody() -> None:
    fight = Exchange(hero(), orc(), begun=False)
    fight.notes(word.SaySurprise(GM, "orc", "ana"))
    fight.notes(Remove(GM, "orc"))
    assert fight.state.surprises == ()


# ---- coming out of hiding (`/npc reveal`)


@pytest.mark.rule("ALT-SUR-006", "ALT-SUR-007", "ALT-SUR-010")
def test_whether_somebody_hidden_is_shown_by_a_surprise_is_asked_at_the_beginning_only() -> None:
    """Before the fight and in its first segment, where he reaches anybody, and nothing has been said of it."""
    fight = Exchange(hero(), orc(), orc("Lurker", hidden=True), begun=False)
    game = fight.game
    assert game.may_surprise(fight.state, "lurker")
    assert not game.may_surprise(fight.state, "orc"), "everybody sees him"
    assert not game.may_surprise(fight.state, "nobody")
    far = Exchange(hero(), orc("Lurker", hidden=True), begun=False)
    far.notes(shooting.SayDistance(GM, "ana", "lurker", 1400))
    assert not game.may_surprise(far.state, "lurker"), "seven cells are too far"
    fight.says(inputs.Begin(GM))
    assert game.may_surprise(fight.state, "lurker")
    fight.notes(game.compose(fight.state, "npc-reveal", GM, {"who": "lurker", "surprise": True}))
    assert not game.may_surprise(fight.state, "lurker"), "it is said already"
    later = Exchange(hero(), orc(), orc("Lurker", hidden=True))
    later.stands_by("ana")
    later.notes(SetInitiative(GM, "orc", 4))
    assert later.segment == 4
    assert not game.may_surprise(later.state, "lurker")


@pytest.mark.rule("ALT-SUR-003", "ALT-SUR-013")
def test_shown_by_a_surprise_he_is_upon_them_at_once() -> None:
    """In the middle of a fight, too, when the game master says so."""
    fight = Exchange(hero(), orc(), orc("Lurker", hidden=True))
    fight.stands_by("ana")
    fight.notes(SetInitiative(GM, "orc", 4))
    fight.notes(fight.game.compose(fight.state, "npc-reveal", GM, {"who": "lurker", "surprise": True}))
    assert fight.one(reach.SurpriseSprung).combatant == "lurker"
    assert not fight.who("lurker").hidden
    assert fight.question("lurker").kind == "free"


def test_shown_without_a_surprise_he_is_merely_there() -> None:
    fight = Exchange(hero(), orc(), orc("Lurker", hidden=True))
    assert fight.game.compose(fight.state, "npc-reveal", GM, {"who": "lurker"}) == Reveal(GM, "lurker")
    fight.notes(Reveal(GM, "lurker"))
    assert fight.said(reach.SurpriseSprung) == []


@pytest.mark.rule("ALT-SUR-003", "ALT-SUR-010")
@pytest.mark.parametrize("felled", ["orc", "ana"])
def test_nobody_runs_who_has_fallen_in_that_very_segment_and_at_nobody_who_has(felled: str) -> None:
    """The segment is that of the surprise; its fallen are out only when it ends."""
    fight = Exchange(hero(spot=Spot(cell="C3")), orc(hidden=True, spot=Spot(cell="C6")), map="square")
    people = fight.state.combatants
    assert reach.hand_to_hand(fight.state, people["orc"], people["ana"])
    down = {**people, felled: evolve(people[felled], body=0)}
    assert not reach.hand_to_hand(evolve(fight.state, combatants=down), down["orc"], down["ana"])
