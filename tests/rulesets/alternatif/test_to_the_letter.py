"""Where the text is plain it is what a table plays by itself, and the other reading a setting."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.errors import Refused
from bot.kernel.ruleset import Reader
from bot.kernel.values import evolve
from bot.rulesets.alternatif.base import times as castable
from bot.rulesets.alternatif.engagement import Engage
from bot.rulesets.alternatif.fatigue.malus import malus
from bot.rulesets.alternatif.magic.casting import ItemUsed
from bot.rulesets.alternatif.magic.recruits import Teach
from bot.rulesets.alternatif.melee.strikes import StrikeRolled
from bot.rulesets.alternatif.orders import matters
from bot.rulesets.alternatif.ordinary.listed import TaskBegun, TaskBroken, TaskEnded
from bot.rulesets.alternatif.ordinary.words_announcing import KeepReady, Undertake
from bot.rulesets.alternatif.reaction.announcer import CallTest
from bot.rulesets.alternatif.reaction.dice import SimultaneousTestRolled, die_of
from bot.rulesets.alternatif.revisions import REVISIONS
from bot.rulesets.alternatif.settings import RULES
from bot.rulesets.alternatif.shooting.events import ShotRolled
from bot.rulesets.alternatif.specials import events as s
from bot.rulesets.alternatif.state import (
    FIST,
    Arm,
    Combatant,
    Fatigue,
    Item,
    Magic,
    OwnHold,
    Settings,
    Spell,
    Wielded,
    Wrestler,
    guard_is_down,
)
from bot.rulesets.alternatif.wounds.events import WeaponChanged
from bot.rulesets.alternatif.wrestling import events as w
from bot.rulesets.alternatif.wrestling import records as clinches
from bot.rulesets.alternatif.wrestling.actions import Clinch
from tests.rulesets.alternatif.archers import archer, range_of, shoots
from tests.rulesets.alternatif.armed import armed, busy, sets
from tests.rulesets.alternatif.bottes import ana, attempts, opposes, result, up
from tests.rulesets.alternatif.exchange import DAGGER, GM, SWORD, Exchange, Fed, fighter, game
from tests.rulesets.alternatif.locked import announces, clinched, does, wrestler
from tests.rulesets.alternatif.waiting import waiting

GREAT_ARMS = Arm("claws", "both", attack=2, defence=1, damage="2d6", tags=("natural",))
LEFT_DAGGER = evolve(DAGGER, hand="left")


def options(fight: Exchange, who: str, field: int = 0) -> tuple[str, ...]:
    return fight.question(who).fields[field].options


# ---- special actions on every opening (ALT-FRE-013)


def lowered(foe: Combatant | None = None, **settings: Any) -> Exchange:
    """Ana says a spell while Bor, martial bonus 3 and a sword of factor 3, is upon her."""
    fight = Exchange(fighter("Ana", ac=15, stamina=60), foe or fighter("Bor", "others", bm=3), **settings)
    fight.stands_by("bor")
    fight.notes(Engage(GM, "ana", "bor"))
    busy(fight, "ana", 0, 1)
    assert fight.asked == [("bor", "free")]
    return fight


@pytest.mark.rule("ALT-FRE-013", "ALT-SPE-033")
@pytest.mark.parametrize(("save", "outcome"), [(15, "failed"), (14, "succeeded"), (13, "succeeded")])
def test_a_lowered_guard_is_an_occasion_for_a_special_action(save: int, outcome: str) -> None:
    """Knocking down: 14 + 3 + 3 - 6 = 14 against a reflex save; no natural 17 of it is anything special."""
    fight = lowered()
    fight.answers("bor", 14, save, free="special", how="knock_down")
    assert (fight.one(s.SpecialRolled).total, fight.one(s.ReflexRolled).total) == (14, save)
    assert fight.one(s.SpecialResolved).outcome == outcome
    assert fight.who("ana").prone == (outcome == "succeeded")


@pytest.mark.rule("ALT-FRE-013", "ALT-FRE-012")
def test_a_table_may_hold_that_a_lowered_guard_can_only_be_attacked() -> None:
    there = lowered()
    with_it = there.question("bor").all_fields({"free": "special"})[1].options
    assert {"push", "knock_down", "breakthrough", "engage_wrestling"} <= set(with_it)
    without = lowered(frank_special_actions=False)
    assert options(without, "bor") == ("ana/right", "ana/seize", "-")


@pytest.mark.rule("ALT-FRE-013", "ALT-WRE-014", "ALT-WRE-015")
def test_whoever_holds_a_sword_lets_go_of_it_to_seize_a_lowered_guard() -> None:
    """It takes no roll, the sword falls, and the first hold comes at once, free."""
    fight = lowered()
    assert fight.question("bor").about["ana/seize.with"] == "longsword"
    fight.answers("bor", free="ana/seize")
    assert fight.one(clinches.ClinchBegun).how == "guard_down"
    assert [(each.combatant, each.weapon, each.change) for each in fight.said(WeaponChanged)] == [
        ("bor", "longsword", "dropped"),
        ("ana", "longsword", "dropped"),
    ]
    assert fight.said(TaskBroken)
    assert ("bor", "wrestle") in fight.asked
    bare = lowered(evolve(fighter("Bor", "others", bm=3), hands=(Wielded(FIST),)))
    assert bare.question("bor").about["ana/seize.with"] is None


# ---- who keeps a wrestler off (ALT-WRE-012, -013)


def met(other: Combatant, **settings: Any) -> Exchange:
    """Ana, who wrestles, has her action in 3; *other* strikes at her, in 30."""
    fight = Exchange(wrestler("Ana"), other, **settings)
    fight.attacks(other.id, "ana", 3)
    sets(fight, other.id, **{other.hands[0].arm.hand: 30})
    announces(fight, "ana", other.id, 3)
    assert fight.segment == 3
    return fight


@pytest.mark.rule("ALT-WRE-013", "ALT-WRE-012", "ALT-WRE-041")
def test_fists_fangs_and_a_golem_s_arms_keep_a_wrestler_off() -> None:
    """Fists that strike are a weapon: they keep off until their guard is passed, at -8 and for a frank attack."""
    for each in (wrestler("Bor", "others"), armed("Bor", GREAT_ARMS, side="others")):
        assert options(met(each), "ana") == ("pass_guard", "-")
    assert options(met(wrestler("Bor", "others"), fists_keep_off=False), "ana") == ("grab", "-")
    assert options(met(armed("Bor", GREAT_ARMS, side="others"), fists_keep_off=False), "ana") == ("pass_guard", "-")
    fight = met(wrestler("Bor", "others"))
    does(fight, "ana", "pass_guard", 19, 2)
    assert fight.one(w.HoldRolled).outcome == "success"
    assert fight.one(clinches.ClinchBegun).how == "pass_guard"


@pytest.mark.rule("ALT-WRE-012")
def test_only_those_who_both_chose_to_wrestle_are_locked_on_contact() -> None:
    """Bor, who struck with his fists, is locked with Ana as soon as he means to wrestle, too."""
    fight = met(wrestler("Bor", "others"))
    assert not fight.who("ana").wrestling.locked
    fight = Exchange(wrestler("Ana"), wrestler("Bor", "others"))
    announces(fight, "bor", "ana", 4)
    announces(fight, "ana", "bor", 3, 3, 3)
    assert fight.who("ana").wrestling.locked == ("bor",)


# ---- sizes (ALT-SPE-034, ALT-WRE-041, -044)


@pytest.mark.rule("ALT-WRE-041", "ALT-SPE-034")
@pytest.mark.parametrize(("sizes", "total"), [("pass_guard", 4), ("pass_guard_and_push", 4), ("neither", 12)])
def test_an_ogre_s_guard_is_8_harder_to_pass(sizes: str, total: int) -> None:
    """19 + 1 - 8, and 8 less for a size."""
    fight = met(fighter("Bor", "others", size="large"), hold_sizes=sizes)
    does(fight, "ana", "pass_guard", 19, 2)
    assert fight.one(w.HoldRolled).total == total


@pytest.mark.rule("ALT-WRE-044", "ALT-SPE-034")
@pytest.mark.parametrize(("sizes", "total"), [("pass_guard", 16), ("pass_guard_and_push", 8), ("neither", 16)])
def test_whether_a_larger_wrestler_is_harder_to_push_is_the_table_s_to_say(sizes: str, total: int) -> None:
    fight = clinched(wrestler("Ana"), wrestler("Bor", "others", size="large"), hold_sizes=sizes)
    does(fight, "ana", "push", 15, 2)
    assert fight.one(w.HoldRolled).total == total


# ---- the reflex save (ALT-SPE-004, -033)


@pytest.mark.rule("ALT-SPE-033", "ALT-SPE-004")
def test_there_is_no_save_beside_a_free_weapon() -> None:
    """Bor could strike or parry, and does neither: nothing opposes Ana."""
    fight = up()
    attempts(fight, "push")
    opposes(fight, "-", 5)
    assert fight.said(s.ReflexRolled) == []
    assert fight.one(s.SpecialResolved).against is None
    assert fight.one(s.SpecialResolved).outcome == "succeeded"
    old = up(reflex_save="nothing_opposed")
    attempts(old, "push")
    opposes(old, "-", 5, 19)
    assert old.one(s.ReflexRolled).total == 19
    assert result(old)[0] == "failed"


@pytest.mark.rule("ALT-SPE-033", "ALT-SPE-024")
def test_a_shield_on_the_other_side_is_no_weapon_against_a_breakthrough() -> None:
    """Past the right of somebody whose sword has acted only the shield on his left is free: he saves by his
    reflexes."""
    fight = up(ana(), armed("Bor", side="others", stamina=60))
    attempts(fight, "breakthrough", flank="right")
    opposes(fight, "parry/left", 12, 5, 17)
    assert fight.said(s.ReflexRolled) == []


# ---- the specialist's left hand (ALT-REA-030)


def expert(arm: Arm) -> Arm:
    return evolve(arm, specialised=True)


@pytest.mark.rule("ALT-REA-030")
def test_a_left_hand_specialist_has_his_die_where_the_right_hand_has_none() -> None:
    """Martial bonus 8: any weapon of his in the left, as long as the right has no advantage."""
    left = Arm("short_sword", "left", attack=2, defence=2, damage="1d6")
    who = armed("Ana", SWORD, expert(left), bm=8)
    assert [str(die_of(who, each, Settings())) for each in who.hands] == ["d8", "d8"]
    strict = Settings(left_hand_specialist="dagger_only")
    assert [str(die_of(who, each, strict)) for each in who.hands] == ["d8", "d10"]
    both = armed("Ana", expert(SWORD), expert(left), bm=8)
    assert [str(die_of(both, each, Settings())) for each in both.hands] == ["d6", "d10"]


@pytest.mark.rule("ALT-REA-030")
def test_a_specialist_of_both_may_give_the_advantage_to_his_left_hand_dagger() -> None:
    """Unsaid it is the right hand; a standing order says otherwise. Of other weapons there is nothing to say."""
    both = armed("Ana", expert(SWORD), expert(LEFT_DAGGER), bm=8)
    assert [str(die_of(both, each, Settings())) for each in both.hands] == ["d6", "d10"]
    given = evolve(both, orders={"dagger": "always"})
    assert [str(die_of(given, each, Settings())) for each in given.hands] == ["d8", "d8"]
    assert "dagger" in matters(both)
    sword = armed("Ana", expert(SWORD), expert(evolve(SWORD, hand="left")), bm=8)
    assert "dagger" not in matters(sword)
    unmoved = evolve(sword, orders={"dagger": "always"})
    assert [str(die_of(unmoved, each, Settings())) for each in unmoved.hands] == ["d6", "d10"]


# ---- the order that a test announces (ALT-REA-017, ALT-WRE-011)


@pytest.mark.rule("ALT-REA-017")
@pytest.mark.parametrize("later", [8, 9])
def test_no_test_between_two_blows(later: int) -> None:
    """Neither of one segment, nor while the other's is still prepared: there is nothing else to put in order."""
    fight = Exchange(fighter("Ana"), fighter("Bor", "others"))
    fight.notes(Engage(GM, "ana", "bor"))
    sets(fight, "ana", right=8)
    sets(fight, "bor", right=later)
    assert fight.segment == 8
    with pytest.raises(Refused, match="alternatif-test-blows"):
        fight.says(CallTest(GM, "ana", "bor"))


def both_wrestle(ana_: Combatant | None = None, bor_: Combatant | None = None) -> Exchange:
    """Ana and Bor, locked, have their actions in 5, and both have chosen to act."""
    fight = Exchange(ana_ or wrestler("Ana"), bor_ or wrestler("Bor", "others"))
    fight.dice(Fed(5, who="ana", why="wrestle-reaction"), Fed(5, who="bor", why="wrestle-reaction"))
    fight.notes(Clinch(GM, "ana", "bor"))
    assert fight.asked == [("ana", "wrestle_choice"), ("bor", "wrestle_choice")]
    fight.answers("ana", wrestle_choice="act")
    fight.answers("bor", wrestle_choice="act")
    return fight


@pytest.mark.rule("ALT-WRE-011", "ALT-REA-017", "ALT-REA-019")
@pytest.mark.parametrize(("seconds", "first"), [((1, 4), "ana"), ((4, 1), "bor"), ((3, 3), None)])
def test_of_two_wrestlers_the_earlier_hold_takes_effect_first(seconds: tuple[int, int], first: str | None) -> None:
    """Each would batter the other, who has one point left: the earlier one alone does, without a test both do."""
    fight = both_wrestle(wrestler("Ana", stamina=0, body=1), wrestler("Bor", "others", stamina=0, body=1))
    fight.notes(CallTest(GM, "ana", "bor"), *seconds)
    assert fight.one(SimultaneousTestRolled).earlier == first
    told: list[Any] = []
    for who in ("ana", "bor"):
        faces = [Fed(19, who="ana", why="wrestle"), Fed(19, who="bor", why="wrestle")] if who == "bor" else []
        fight.answers(who, *faces, action="batter")
        told += fight.told
    struck = [each.combatant for each in told if isinstance(each, w.HoldRolled)]
    assert struck == (["ana", "bor"] if first is None else [first])
    assert len([each for each in told if isinstance(each, w.HoldHurt)]) == (2 if first is None else 1)
    assert [each.reason for each in told if isinstance(each, w.WrestlingLost)] == (
        [] if first is None else ["interrupted"]
    )


@pytest.mark.rule("ALT-REA-017", "ALT-WRE-041")
@pytest.mark.parametrize(("seconds", "blows"), [((1, 4), ["frank"]), ((4, 1), ["regular"])])
def test_a_hold_that_is_earlier_than_a_blow_comes_before_it(seconds: tuple[int, int], blows: list[str]) -> None:
    """Ana passes the guard of Bor, whose sword is up in the same segment: earlier, she is upon him before he strikes;
    later, he has struck, and saves by his reflexes."""
    fight = Exchange(wrestler("Ana", stamina=90), fighter("Bor", "others", stamina=90))
    fight.attacks("bor", "ana", 3)
    sets(fight, "bor", right=3)
    announces(fight, "ana", "bor", 3)
    fight.notes(CallTest(GM, "ana", "bor"), *seconds)
    told: list[Any] = []
    faces = [Fed(19, who="ana", why="wrestle"), Fed(2, who="bor", why="strike-right"), Fed(2, who="bor", why="reflex")]
    fight.dice(*faces)
    for _ in range(6):
        kinds = dict(fight.asked)
        if "ana" in kinds and kinds["ana"] == "wrestle":
            fight.answers("ana", action="pass_guard")
        elif kinds.get("bor") == "strike":
            fight.answers("bor", target="ana")
        else:
            break
        told += fight.told
    assert [each.occasion for each in told if isinstance(each, StrikeRolled)] == blows
    assert fight.who("ana").wrestling.locked == ("bor",)


# ---- shots (ALT-MIS-010)


@pytest.mark.rule("ALT-MIS-010")
@pytest.mark.parametrize(("counted", "total"), [(False, 13), (True, 15)])
def test_mastery_adds_nothing_to_the_strike_of_a_shot(counted: bool, total: int) -> None:
    """d20 of 10, martial bonus 3; an expert's +2 hits only at a table that counts it."""
    who = archer("Ana", bm=3)
    who = evolve(who, hands=(Wielded(evolve(who.main.arm, hit_bonus=2)),))
    fight = range_of(who, fighter("Bor", "others", ac=10, stamina=60), apart=60, shot_mastery=counted)
    shoots(fight, "ana", "bor", 1, Fed(10, 20, why="shot"))
    while fight.asked and not fight.said(ShotRolled):
        fight.answers(fight.asked[0][0], **{"declare": {"action": "standby"}}.get(fight.asked[0][1], {}))
    names = {each.name: each.value for each in fight.one(ShotRolled).terms}
    assert names["face"] + names["martial_bonus"] + names.get("mastery", 0) == total


# ---- fatigue (ALT-FAT-004, -006, -007)


def fenced(**settings: Any) -> Exchange:
    """Erwan is at grips with a foe for a round, and no die of 20 falls: both their actions come in 12."""
    who = evolve(fighter("Erwan", stamina=90), fatigue=Fatigue(12, points=5))
    fight = Exchange(who, fighter("Foe", "foes", stamina=90), **settings)
    fight.attacks("foe", "erwan", 9)
    fight.attacks("erwan", "foe", 9)
    sets(fight, "foe", right=12)
    sets(fight, "erwan", right=12)
    assert fight.segment == 12
    return fight


@pytest.mark.rule("ALT-FAT-004")
@pytest.mark.parametrize(("tires", "points"), [(True, 6), (False, 5)])
def test_a_round_at_grips_tires_though_no_die_of_20_has_fallen(tires: bool, points: int) -> None:
    """While reactions run blows are exchanged all the same."""
    assert fenced(engaged_tires=tires).who("erwan").fatigue.points == points


@pytest.mark.rule("ALT-FAT-006", "ALT-TAC-018")
def test_fatigue_takes_from_the_armour_class_what_a_circumstance_would_give_the_enemy() -> None:
    """Armour class 10 at a malus of 2 counts as 8; being prone changes nothing of it, and gives the striker 3."""
    tired = evolve(fighter("Bor", "others", ac=10, stamina=60, prone=True), fatigue=Fatigue(12, points=13))
    fight = Exchange(fighter("Ana"), tired, weapon_factors=False)
    fight.stands_by("bor")
    fight.attacks("ana", "bor", 5)
    fight.strikes("ana", "bor", 2)
    struck = fight.one(StrikeRolled)
    assert struck.against == 10 + malus(tired, Settings())
    assert malus(tired, Settings()) == -2
    assert {each.name: each.value for each in struck.terms}["prone_target"] == 3


# ---- an unfamiliar wand or ring (ALT-MAG-015, -017)


@pytest.mark.rule("ALT-MAG-015", "ALT-MAG-017")
@pytest.mark.parametrize(("kind", "place"), [("wand", "belt"), ("ring", "worn")])
def test_what_one_does_not_know_how_to_set_off_is_the_game_master_s_to_allow(kind: Any, place: Any) -> None:
    unknown = Item("w", kind, place, unfamiliar=True)
    fight = waiting(fighter("Teluard", arm=FIST, magic=Magic(items=(unknown,))))
    assert castable.items(fight.state, fight.who("teluard")) == []
    with pytest.raises(Refused, match="alternatif-item-unfamiliar"):
        fight.says(Undertake(GM, "teluard", "use", "w"))
    fight.notes(Teach(GM, "teluard", "w"))
    assert castable.items(fight.state, fight.who("teluard")) == ["w"]
    with pytest.raises(Refused, match="already-so"):
        fight.says(Teach(GM, "teluard", "w"))
    fight.notes(Undertake(GM, "teluard", "use", "w"), *([2] if kind == "wand" else []))
    assert fight.said(ItemUsed) or fight.who("teluard").task is not None


@pytest.mark.rule("ALT-MAG-019")
def test_a_scroll_is_read_whether_it_is_familiar_or_not() -> None:
    """The text asks for it of wands, staves and rings alone."""
    scroll = Item("s", "scroll", "belt", Spell("shield", 1), unfamiliar=True)
    assert castable.items(waiting().state, fighter("Teluard", magic=Magic(items=(scroll,)))) == ["s"]


@pytest.mark.rule("ALT-MAG-015")
def test_a_sheet_says_what_its_owner_does_not_know() -> None:
    text = 'name = "Erwan"\nstamina = 20\nbody = 5\nbm = 3\nunfamiliar = ["wand_of_bolts"]\n'
    text += '[items]\nwand_of_bolts = "belt"\n'
    _, body = game().sheets.read(text)
    (made,) = game().recruiter.player(game().opening({}), {"sheet": body, "player": 7})
    assert [(each.id, each.unfamiliar) for each in made.magic.items] == [("wand_of_bolts", True)]
    with pytest.raises(Refused, match="sheet"):
        game().sheets.read(text.replace('["wand_of_bolts"]', '["nothing"]'))


# ---- a door (ALT-ACT-003)


@pytest.mark.rule("ALT-ACT-003", "ALT-ACT-004")
def test_a_door_is_opened_in_a_segment_and_no_die_falls() -> None:
    fight = waiting(fighter("Teluard"))
    fight.notes(Undertake(GM, "teluard", "open_door"))
    (ended,) = fight.said(TaskEnded)
    assert (ended.action, fight.said(TaskBegun)[0].first) == ("open_door", fight.said(TaskBegun)[0].last)


# ---- a held shot when an enemy arrives (ALT-REA-021)


@pytest.mark.rule("ALT-REA-021", "ALT-MIS-021")
def test_whoever_holds_a_shot_while_an_enemy_comes_upon_him_has_his_guard_down() -> None:
    """Nobody is on hold at grips: the arrow that he keeps ready exposes him as any shot does."""
    fight = range_of(archer("Ana"), fighter("Bor", "others", stamina=60), apart=4)
    shoots(fight, "ana", "bor", 1)
    fight.notes(KeepReady(GM, "ana"))
    fight.notes(Engage(GM, "ana", "bor"))
    assert guard_is_down(fight.who("ana"), max(1, fight.segment))


# ---- settings


@pytest.mark.rule("ALT-CRI-003", "ALT-FRE-007", "ALT-FRE-012")
def test_the_faces_that_hit_by_themselves_are_named_with_every_rule_they_are_about() -> None:
    assert {"ALT-CRI-003", "ALT-FRE-007", "ALT-FRE-012"} <= set(RULES["crit_faces_autohit"])


@pytest.mark.rule("ALT-GEN-014")
def test_a_fight_that_is_open_keeps_the_readings_it_had() -> None:
    """A snapshot of the form before says nothing of what was as it was by itself; what it names stands."""
    step = REVISIONS[4].state
    assert callable(step)
    was = step({"settings": {"left_hand_specialist": "any_if_right_has_none"}})["settings"]
    assert was == {
        "engaged_tires": False,
        "fists_keep_off": False,
        "frank_special_actions": False,
        "hold_sizes": "neither",
        "left_hand_specialist": "any_if_right_has_none",
        "reflex_save": "nothing_opposed",
        "shot_mastery": True,
        "surprised_with_bow": "defenceless",
    }
    today = vars_of(Settings())
    assert not [name for name, value in was.items() if today[name] == value and name != "left_hand_specialist"]


def vars_of(settings: Settings) -> dict[str, Any]:
    return {each: getattr(settings, each) for each in Settings.__dataclass_fields__}


# ---- autopilots


@pytest.mark.rule("ALT-WRE-014", "ALT-SIM-012")
def test_an_autopilot_born_to_wrestle_seizes_whoever_lowers_his_guard() -> None:
    """One that has holds of its own, with claws; the same without any strikes."""
    for own, begun in (((OwnHold("constrict", "2d6", names={"fr": "enserrer", "en": "constrict"}),), 1), ((), 0)):
        beast = evolve(armed("Bor", GREAT_ARMS, side="others"), temperament="furious", wrestling=Wrestler(own=own))
        fight = Exchange(fighter("Ana", ac=40, stamina=99), beast)
        busy(fight, "ana", 0, 1)
        assert len(fight.said(clinches.ClinchBegun)) == begun


@pytest.mark.rule("ALT-FRE-013", "ALT-SIM-012")
def test_a_giant_on_autopilot_fells_whoever_lowers_his_guard_now_and_then() -> None:
    """In 3, with a weapon made for it; in 1 and 2 it strikes."""
    flail = Arm("flail", "both", attack=2, defence=1, damage="1d8", knock_down=6)
    for at, attempted in ((3, ["knock_down"]), (2, [])):
        giant = armed("Bor", flail, side="others", size="very_large", bm=9)
        fight = Exchange(fighter("Ana", ac=40, stamina=99, size="small"), evolve(giant, temperament="furious"))
        sets(fight, "bor", both=20)
        fight.dice(2)
        busy(fight, "ana", at - 1, 1)
        assert fight.segment >= at
        assert [each.special for each in fight.said(s.SpecialAttempted)][:1] == attempted


# ---- what is told beforehand


@pytest.mark.rule("ALT-SPE-004", "ALT-SPE-030")
@pytest.mark.parametrize(("how", "cost"), [("push", 0), ("knock_down", -6), ("disarm", -8)])
def test_the_chance_of_a_special_action_reckons_with_the_free_attack_that_opposes_it(how: str, cost: int) -> None:
    """Face against face, equal totals enough: nobody is told that whoever has a weapon opposes nothing."""
    fight = up()
    told = fight.game.prospect(fight.state, fight.question("ana"), {"target": "special"}, "how", how, Reader(gm=True))
    faces = [(mine, theirs) for mine in range(1, 21) for theirs in range(1, 21)]
    won = [mine == 20 or theirs == 1 or (theirs != 20 and mine + cost >= theirs) for mine, theirs in faces if mine > 1]
    assert told["chance"] == round(100 * sum(won) / len(faces))
