"""Wrestling, rule by rule (ALT-WRE): entering, holds, keys, countering, breaking off, blades into a clinch."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.errors import Refused
from bot.kernel.values import evolve
from bot.rulesets.alternatif.combatants.words import Leave, SetField
from bot.rulesets.alternatif.engagement import Engage
from bot.rulesets.alternatif.melee.strikes import StrikeRolled
from bot.rulesets.alternatif.ordinary.words import TakeAside
from bot.rulesets.alternatif.ordinary.words_announcing import Declare, Drop, KeepReady, Undertake
from bot.rulesets.alternatif.parry.parries import ParryChosen
from bot.rulesets.alternatif.reaction.announcer import SetInitiative
from bot.rulesets.alternatif.repertoire import announceable
from bot.rulesets.alternatif.state import AlternatifState, Item, Key, Magic, OwnHold, Settings, Spell
from bot.rulesets.alternatif.wounds.events import FumbleRolled, WeaponChanged
from bot.rulesets.alternatif.wrestling import events as w
from bot.rulesets.alternatif.wrestling import records as clinches
from bot.rulesets.alternatif.wrestling.actions import Clinch, FreeAct, Wrestle
from bot.rulesets.alternatif.wrestling.looking import die_of, encumbered, postponement, reaction_of, score, strays_to
from tests.rulesets.alternatif.armed import busy
from tests.rulesets.alternatif.classes import roll_terms, wrestling_class
from tests.rulesets.alternatif.exchange import GM, SPEAR, SWORD, Exchange, Fed, fighter, game
from tests.rulesets.alternatif.locked import KNIFE, announces, clinched, does, due, keys, wrestler


def options(fight: Exchange, who: str = "ana") -> tuple[str, ...]:
    return fight.question(who, "wrestle").fields[0].options


def alone(who: Any, **settings: Any) -> AlternatifState:
    return AlternatifState(settings=evolve(Settings(), **settings), combatants={who.id: who})


def held(fight: Exchange, part: str = "right_arm") -> Exchange:
    """Ana sets a key on *part* of Bor; ten segments later her next action comes."""
    does(fight, "ana", "key", 19, part=part)
    fight.answers("bor", 5, 5, counter="-")
    return fight


# ---- numbers


@pytest.mark.rule("ALT-WRE-002", "ALT-REA-021")
@pytest.mark.parametrize(
    ("bm", "rank", "die"),
    [
        (0, 0, "d8"),
        (5, 3, "d8"),
        (5, 4, "d6"),
        (12, 0, "d6"),
        (13, 4, "d3"),
        (18, 0, "d4"),
        (19, 0, "d3"),
        (19, 4, "d2"),
    ],
)
def test_the_reaction_die_is_that_of_a_two_handed_weapon(bm: int, rank: int, die: str) -> None:
    who = wrestler("Ana", bm=bm, rank=rank)
    assert str(die_of(alone(who), who)) == die


@pytest.mark.rule("ALT-WRE-002")
def test_a_table_may_keep_the_d4_from_19_on() -> None:
    who = wrestler("Ana", bm=19)
    assert str(die_of(alone(who, wrestle_bm19_die="d4"), who)) == "d4"


@pytest.mark.rule("ALT-WRE-004")
@pytest.mark.parametrize(("bm", "strength", "dex", "rank", "total"), [(9, 3, 1, 2, 10), (7, 5, 2, 0, 10)])
def test_the_score(bm: int, strength: int, dex: int, rank: int, total: int) -> None:
    assert score(wrestler("Ana", bm=bm, str_std=strength, dex_std=dex, rank=rank)) == total


@pytest.mark.rule("ALT-WRE-005", "ALT-WRE-006")
@pytest.mark.parametrize(
    ("ac", "strength", "rank", "size", "total"),
    [(14, 2, 3, "medium", 19), (15, 4, 0, "large", 27), (13, 0, 1, "small", 10), (16, 6, 0, "very_large", 38)],
)
def test_the_wrestling_class_leaves_factors_out(ac: int, strength: int, rank: int, size: str, total: int) -> None:
    who = wrestler("Ana", arm=SPEAR, ac=ac, str_std=strength, rank=rank, size=size)
    assert wrestling_class(who, Settings()) == total


@pytest.mark.example("EX-B-09")
@pytest.mark.rule("ALT-WRE-006")
def test_ex_b_09_size_in_wrestling() -> None:
    plain = wrestling_class(wrestler("Ana"), Settings())
    sizes = {
        size: wrestling_class(wrestler("Ana", size=size), Settings()) - plain
        for size in ("small", "large", "very_large")
    }
    assert sizes == {"small": -4, "large": 8, "very_large": 16}
    assert wrestling_class(wrestler("Ana", size="tiny"), Settings()) - plain == -8


@pytest.mark.example("EX-B-08")
@pytest.mark.rule("ALT-WRE-022")
def test_ex_b_08_two_keys_on_a_beginner() -> None:
    victim = wrestler("Vic", bm=1, locked=("bor",))
    bor = wrestler("Bor", "others", locked=("vic",), keys=(Key("vic", "head"), Key("vic", "neck")))
    state = AlternatifState(combatants={"vic": victim, "bor": bor})
    assert str(reaction_of(state, victim)) == "3d8"
    assert sum(each.value for each in roll_terms(state, victim, bor, 10) if each.name == "key") == -10
    harder = evolve(state, settings=evolve(Settings(), key_malus=6))
    assert sum(each.value for each in roll_terms(harder, victim, bor, 10) if each.name == "key") == -12
    fight = clinched(wrestler("Vic", bm=1), wrestler("Bor", "others", keys=(Key("vic", "head"), Key("vic", "neck"))))
    does(fight, "vic", "escape", 15, 3, 4, 5, key="bor+head+vic")
    rolled, reacted = fight.one(w.HoldRolled), fight.one(w.WrestlingReacted)
    assert {each.name: each.value for each in rolled.terms}["key"] == -10
    assert (reacted.die, reacted.faces, reacted.segment) == ("3d8", (3, 4, 5), reacted.stamp + 12)


@pytest.mark.rule("ALT-WRE-009")
def test_hands_hold_one_light_thing_at_most() -> None:
    assert encumbered(wrestler("Ana", arm=KNIFE)) == []
    assert [each.weapon for each in encumbered(wrestler("Ana", arm=SWORD))] == ["longsword"]
    fight = Exchange(fighter("Ana"), wrestler("Bor", "others"))
    with pytest.raises(Refused, match="alternatif-wrestle-hands"):
        fight.notes(Wrestle(GM, "ana", "bor"))


# ---- entering


@pytest.mark.rule("ALT-WRE-003", "ALT-REA-031", "ALT-WRE-012", "ALT-WRE-018")
def test_two_unarmed_wrestlers_are_locked_on_contact_and_dexterity_counts_again() -> None:
    fight = Exchange(wrestler("Ana", dex_std=2), wrestler("Bor", "others"))
    fight.stands_by("bor")
    announces(fight, "ana", "bor", 5)
    assert due(fight, "ana") == 3 or fight.segment == 3
    again = Exchange(wrestler("Ana", dex_std=2), wrestler("Bor", "others", dex_std=1))
    announces(again, "ana", "bor", 5)
    fight = again
    fight.dice(2, 6)
    announces(fight, "bor", "ana")
    assert fight.one(clinches.ClinchBegun).how == "contact"
    first = {each.combatant: (each.initial, each.adjust) for each in fight.said(w.WrestlingReacted)}
    assert first == {"ana": (True, -2), "bor": (True, -1)}


@pytest.mark.rule("ALT-WRE-003", "ALT-REA-021")
def test_a_wrestling_action_is_never_held() -> None:
    fight = Exchange(wrestler("Ana"), fighter("Bor", "others"))
    announces(fight, "ana", "bor", 6)
    with pytest.raises(Refused, match="alternatif-melee-not-held"):
        fight.notes(KeepReady(GM, "ana"))


@pytest.mark.rule("ALT-WRE-001", "ALT-WRE-013", "ALT-WRE-047", "ALT-GEN-004", "ALT-GEN-005")
def test_against_a_weapon_there_is_only_its_guard_to_pass() -> None:
    fight = Exchange(wrestler("Ana"), fighter("Bor", "others", SPEAR))
    fight.stands_by("bor")
    announces(fight, "ana", "bor", 6)
    assert fight.who("ana").intent == "wrestling"
    assert options(fight) == ("pass_guard", "-")


@pytest.mark.rule("ALT-WRE-013")
def test_bare_fists_keep_nobody_off() -> None:
    fight = Exchange(wrestler("Ana"), wrestler("Bor", "others"))
    fight.stands_by("bor")
    announces(fight, "ana", "bor", 6)
    does(fight, "ana", "grab", 3, 3)
    assert fight.one(clinches.ClinchBegun).how == "grab"


@pytest.mark.example("EX-A-06")
@pytest.mark.rule("ALT-GEN-005", "ALT-WRE-001")
def test_ex_a_06_changing_mode_takes_effect_at_once() -> None:
    """At segment 6 what was held is dropped and wrestling announced, reaction 4: a wrestler from 6 on, acting at 10."""
    fight = Exchange(fighter("Ana"), fighter("Bor", "others", SPEAR))
    fight.attacks("ana", "bor", 9)
    fight.attacks("bor", "ana", 6)
    fight.notes(SetInitiative(GM, "ana", 14))
    assert fight.segment == 6
    fight.notes(Drop(GM, "ana"))
    fight.notes(Wrestle(GM, "ana", "bor"))
    assert fight.who("ana").intent == "wrestling"
    assert fight.due("ana") is None
    fight.answers("bor", 4, 5, target="-")
    assert fight.one(w.WrestlingReacted).segment == 10


@pytest.mark.rule("ALT-WRE-014")
def test_a_lowered_guard_is_seized_and_gives_a_free_hold() -> None:
    fight = Exchange(wrestler("Ana"), fighter("Bor", "others", SPEAR))
    fight.notes(Engage(GM, "ana", "bor"))
    fight.stands_by("ana")
    busy(fight, "bor", 2, 3, label="potion")
    assert "bor/seize" in fight.question("ana", "free").fields[0].options
    fight.answers("ana", free="bor/seize")
    assert fight.one(clinches.ClinchBegun).how == "guard_down"
    assert fight.who("bor").task is None
    assert "key" in options(fight)
    does(fight, "ana", "batter", 18)
    assert fight.one(w.HoldRolled).outcome == "success"


@pytest.mark.rule("ALT-WRE-015", "ALT-WRE-016")
def test_entering_drops_blades_voids_what_was_prepared_and_rolls_anew() -> None:
    fight = Exchange(fighter("Ana", dex_std=1), fighter("Bor", "others"), fighter("Cid"))
    fight.attacks("ana", "bor", 5)
    fight.attacks("bor", "ana", 9)
    fight.dice(3, 8)
    fight.notes(Clinch(GM, "ana", "bor"))
    dropped = [(each.combatant, each.change) for each in fight.said(WeaponChanged)]
    assert dropped == [("ana", "dropped"), ("bor", "dropped")]
    assert (fight.due("ana"), fight.due("bor")) == (None, None)
    with pytest.raises(Refused, match="alternatif-clinched"):
        fight.notes(Declare(GM, "bor", "melee", "ana"))
    fight.stands_by("cid")
    assert fight.segment == 2
    assert (fight.asked, due(fight, "bor")) == ([("ana", "wrestle")], 8)


@pytest.mark.rule("ALT-WRE-017")
@pytest.mark.parametrize("free", [False, True])
def test_anybody_free_may_join_and_outnumbering_counts(free: bool) -> None:
    people = wrestler("Ana"), wrestler("Bor", "others"), wrestler("Cid")
    fight = clinched(*people, join_clinch_free_action=free)
    fight.notes(Wrestle(GM, "cid", "bor"))
    does(fight, "ana", "-", 8, 8)
    assert fight.who("cid").wrestling.locked == ("bor",)
    assert fight.said(clinches.ClinchBegun)[0].how == "joined"
    assert bool([each for each in fight.said(w.WrestlingCameUp) if each.free]) is free
    state = fight.state
    terms = roll_terms(state, state.combatants["ana"], state.combatants["bor"], 10)
    assert [each.value for each in terms if each.name == "outnumbered"] == [2]


@pytest.mark.rule("ALT-WRE-017")
def test_whoever_is_locked_pulls_nobody_else_in() -> None:
    fight = clinched(wrestler("Ana"), wrestler("Bor", "others"), wrestler("Cid"))
    with pytest.raises(Refused, match="alternatif-clinched"):
        fight.notes(Wrestle(GM, "bor", "cid"))


# ---- passing the guard


@pytest.mark.rule("ALT-WRE-041", "ALT-WRE-042")
@pytest.mark.parametrize(
    ("face", "theirs", "passed"),
    [(16, 3, True), (16, 4, False), (20, 19, True), (20, 20, False), (1, 1, False), (2, 1, True)],
)
def test_passing_the_guard_opposes_totals(face: int, theirs: int, passed: bool) -> None:
    """Score 1, so 16 makes 9; the sword has 6 beside the die. A natural 20 stops it, a natural 1 opposes nothing."""
    fight = Exchange(wrestler("Ana", ac=40), fighter("Bor", "others"), wrestle_fumble="fail")
    fight.stands_by("bor")
    announces(fight, "ana", "bor", 6)
    does(fight, "ana", "pass_guard", face, theirs)
    assert fight.one(w.HoldRolled).outcome == ("success" if passed else "failure")
    assert bool(fight.said(clinches.ClinchBegun)) is passed
    assert fight.said(w.CounterDeclined) == []


@pytest.mark.rule("ALT-WRE-041")
def test_a_table_may_want_more_than_a_tie() -> None:
    fight = Exchange(wrestler("Ana", ac=40), fighter("Bor", "others"), pass_guard_tie="fail")
    fight.stands_by("bor")
    announces(fight, "ana", "bor", 6)
    does(fight, "ana", "pass_guard", 16, 3)
    made = fight.one(w.HoldRolled)
    assert (made.outcome, made.total, made.settled()) == ("failure", made.against, "guard_tie")


@pytest.mark.rule("ALT-WRE-041")
def test_what_a_natural_20_stops_at_the_guard_says_so() -> None:
    """Whether the sum would have been enough, too, or not."""
    found = []
    for bm in (6, 60):
        fight = Exchange(wrestler("Ana", ac=60, bm=bm), fighter("Bor", "others", bm=1))
        fight.stands_by("bor")
        announces(fight, "ana", "bor", 3)
        does(fight, "ana", "pass_guard", 19, 20)
        found.append((fight.one(w.HoldRolled).outcome, fight.one(w.HoldRolled).settled()))
    assert found == [("failure", ""), ("failure", "guard_20")]


@pytest.mark.rule("ALT-WRE-042")
def test_without_a_ready_weapon_a_reflex_save_opposes() -> None:
    fight = Exchange(wrestler("Ana", bm=16), fighter("Bor", "others", reflex=4, surprised=True))
    fight.stands_by("bor")
    announces(fight, "ana", "bor", 4)
    does(fight, "ana", "pass_guard", 14, 9)
    assert (fight.one(w.ResistanceRolled).total, fight.one(w.HoldRolled).total) == (13, 14)
    assert fight.said(StrikeRolled) == []
    assert fight.one(w.HoldRolled).outcome == "success"


# ---- holds and keys


@pytest.mark.rule("ALT-WRE-007", "ALT-WRE-008")
@pytest.mark.parametrize(("face", "outcome"), [(8, "failure"), (9, "success"), (20, "success"), (1, "failure")])
def test_a_hold_must_reach_the_class(face: int, outcome: str) -> None:
    fight = clinched()
    does(fight, "ana", "key", face, part="head")
    assert fight.one(w.HoldRolled).outcome == outcome


@pytest.mark.rule("ALT-WRE-008")
def test_at_some_tables_a_natural_1_gives_the_other_a_free_action() -> None:
    fight = clinched(wrestle_fumble="fumble_table")
    does(fight, "ana", "batter", 1, 2)
    assert fight.one(FumbleRolled).result == "free_action"
    assert "batter" in options(fight, "bor")


@pytest.mark.rule("ALT-WRE-043", "ALT-WRE-008")
def test_battering_and_its_natural_20() -> None:
    """1d4 = 3 and Strength 2, doubled; 1d4 = 2 body points."""
    fight = clinched(wrestler("Ana", str_damage=2), wrestler("Bor", "others", stamina=60))
    does(fight, "ana", "batter", 20)
    fight.answers("bor", 3, 2, 50, 5, 5, counter="-")
    hurt = fight.one(w.HoldHurt)
    assert (hurt.total, hurt.stamina, hurt.body, hurt.body_die) == (5, 10, 2, 2)


@pytest.mark.rule("ALT-WRE-010", "ALT-WRE-027")
def test_holding_a_key_costs_a_die_and_one_action_a_segment_is_all() -> None:
    fight = clinched()
    does(fight, "ana", "key", 15, part="right_arm")
    fight.answers("bor", 3, 4, counter="-")
    assert keys(fight, "ana") == [("bor", "right_arm")]
    assert fight.one(w.WrestlingReacted).die == "2d8"
    assert fight.who("ana").wrestling.grips[0].acted == 1


@pytest.mark.rule("ALT-WRE-026", "ALT-WRE-027", "ALT-WRE-029")
def test_two_keys_held_leave_nothing_but_letting_go() -> None:
    fight = held(held(clinched()), "left_arm")
    assert options(fight) == ("release", "-")
    does(fight, "ana", "release", key="bor+left_arm")
    assert keys(fight, "ana") == [("bor", "right_arm")]
    assert "twist" in options(fight)


@pytest.mark.rule("ALT-WRE-026", "ALT-WRE-020", "ALT-WRE-039")
def test_under_two_keys_only_escape_remains() -> None:
    fight = held(held(clinched()), "head")
    fight.notes(SetInitiative(GM, "ana", 70))
    fight.notes(SetInitiative(GM, "bor", 30)) if fight.segment < 30 else None
    assert options(fight, "bor") == ("escape", "-")
    does(fight, "bor", "escape", 20, key="ana+head+bor")
    fight.answers("ana", counter="-")
    assert keys(fight, "ana") == [("bor", "right_arm")]


@pytest.mark.rule("ALT-WRE-023", "ALT-WRE-040")
def test_a_held_arm_does_not_stab() -> None:
    fight = held(clinched(wrestler("Ana"), wrestler("Bor", "others", arm=KNIFE)))
    fight.notes(SetInitiative(GM, "ana", 70))
    assert ("bor", "wrestle") in fight.asked
    does(fight, "bor", "close_attack", 15)
    assert fight.one(w.HoldRolled).weapon == "fist"


@pytest.mark.rule("ALT-WRE-024")
def test_a_key_on_the_head_may_gag() -> None:
    fight = held(clinched(), "head")
    fight.notes(FreeAct(GM, "ana", "gag", "bor"))
    assert fight.one(clinches.GagChanged).on is True
    with pytest.raises(Refused, match="alternatif-no-such-hold"):
        fight.notes(FreeAct(GM, "ana", "gag", "bor"))


@pytest.mark.rule("ALT-WRE-024", "ALT-ACT-008", "ALT-MAG-010")
def test_who_is_gagged_neither_cries_out_nor_speaks_a_spell() -> None:
    """Nothing that is spoken, by a clear word; once the hand is gone he may cry, but a wrestler casts nothing."""
    known = (Spell("word", 3, "V"), Spell("web", 2, "VSM"), Spell("gesture", 2, "SM"))
    wand = Item("wand", "wand", place="hand")
    bor = wrestler("Bor", "others", magic=Magic(known, (wand,)))
    fight = held(clinched(wrestler("Ana"), bor), "head")
    assert "shout" in announceable(fight.state, fight.who("bor")).fields[0].options
    fight.notes(FreeAct(GM, "ana", "gag", "bor"))
    assert "shout" not in announceable(fight.state, fight.who("bor")).fields[0].options
    with pytest.raises(Refused, match="alternatif-gagged"):
        fight.notes(TakeAside(GM, "bor", "shout", "À moi !"))
    for action, thing in (("cast", "word"), ("cast", "web"), ("use", "wand")):
        with pytest.raises(Refused, match="alternatif-gagged"):
            fight.notes(Undertake(GM, "bor", action, thing))
    with pytest.raises(Refused, match="alternatif-clinched"):
        fight.notes(Undertake(GM, "bor", "cast", "gesture"))
    fight.notes(FreeAct(GM, "ana", "ungag", "bor"))
    fight.notes(TakeAside(GM, "bor", "shout", "À moi !"))
    with pytest.raises(Refused, match="alternatif-clinched"):
        fight.notes(Undertake(GM, "bor", "cast", "word"))


@pytest.mark.rule("ALT-WRE-015", "ALT-WRE-014", "ALT-MAG-010")
@pytest.mark.parametrize(("setting", "left"), [("ask_gm", 0), ("lost", 0), ("kept", 1)])
def test_whoever_is_seized_in_mid_incantation_has_lost_it(setting: str, left: int) -> None:
    """A wrestler does nothing else: the incantation cannot go on, whatever the table says of its spell."""
    mage = wrestler("Bor", "others", magic=Magic((Spell("web", 3, "VS", left=1),)))
    fight = Exchange(wrestler("Ana"), mage, fighter("Orc", "orcs"), interrupted_spell=setting)
    fight.stands_by("ana")
    fight.notes(SetInitiative(GM, "orc", 3))
    fight.notes(Undertake(GM, "bor", "cast", "web"), 1)
    assert (fight.segment, fight.who("bor").task is None) == (3, False)
    fight.notes(Clinch(GM, "ana", "bor"))
    assert fight.who("bor").task is None
    assert fight.who("bor").magic.spells[0].left == left


@pytest.mark.rule("ALT-WRE-025", "ALT-WRE-032")
def test_a_held_leg_helps_to_bring_down_and_staying_up_breaks_off() -> None:
    fight = held(clinched(), "left_leg")
    does(fight, "ana", "bring_down", 4, follow="stay")
    rolled = fight.one(w.HoldRolled)
    assert ("leg_key", 5) in [(each.name, each.value) for each in rolled.terms]
    assert rolled.outcome == "success"
    fight.answers("bor", counter="-")
    assert fight.one(clinches.ClinchEnded).reason == "brought_down"
    assert fight.who("bor").prone
    assert not fight.who("ana").prone
    assert keys(fight, "ana") == []


@pytest.mark.rule("ALT-WRE-032", "ALT-WRE-033", "ALT-WRE-019")
def test_following_puts_on_top_and_who_is_on_top_may_leave() -> None:
    fight = clinched()
    does(fight, "ana", "bring_down", 15, follow="follow")
    fight.answers("bor", 4, counter="-")
    assert fight.one(clinches.TurnedOver).target == "bor"
    assert fight.who("ana").prone
    terms = roll_terms(fight.state, fight.who("bor"), fight.who("ana"), 10)
    assert [(each.name, each.value) for each in terms if each.name in ("underneath", "prone_self")] == [
        ("underneath", -2)
    ]
    assert (fight.segment, "get_up" in options(fight)) == (5, True)
    does(fight, "ana", "get_up")
    assert fight.one(clinches.ClinchEnded).reason == "got_up"
    assert fight.who("ana").initial
    assert not fight.who("ana").prone


@pytest.mark.rule("ALT-WRE-028", "ALT-WRE-029", "ALT-WRE-036")
def test_a_twist_hurts_by_itself_and_ends_with_its_holder() -> None:
    fight = held(clinched(wrestler("Ana", bm=12), wrestler("Bor", "others")))
    does(fight, "ana", "twist", 2)
    assert (fight.one(w.HoldHurt).total, fight.said(w.CounterDeclined)) == (8, [])
    fight.notes(Leave(GM, "ana"))
    assert fight.who("bor").wrestling.locked == ()


@pytest.mark.rule("ALT-WRE-030")
@pytest.mark.parametrize(("part", "body", "broken"), [("right_arm", 0, "right_arm"), ("head", -4, None)])
def test_a_limb_breaks_at_nought_and_a_head_does_not(part: str, body: int, broken: str | None) -> None:
    """Torsion of 10 on stamina 2 and body 4."""
    fight = held(clinched(wrestler("Ana", str_std=6), wrestler("Bor", "others", stamina=2, body=4)), part)
    does(fight, "ana", "twist", 3)
    hurt = fight.one(w.HoldHurt)
    assert (hurt.total, hurt.broken) == (10, broken)
    assert fight.who("bor").body == body
    assert fight.who("bor").out


@pytest.mark.rule("ALT-WRE-031", "ALT-WRE-024")
@pytest.mark.parametrize(("kills", "body"), [(True, -5), (False, 0)])
def test_strangling(kills: bool, body: int) -> None:
    """1d8 = 6 and score 5 on stamina 2 and body 4."""
    people = wrestler("Ana", bm=10), wrestler("Bor", "others", stamina=2, body=4)
    fight = held(clinched(*people, strangle_can_kill=kills), "neck")
    assert "twist" not in options(fight)
    does(fight, "ana", "strangle", 6)
    assert fight.one(w.HoldHurt).total == 11
    assert fight.who("bor").body == body


@pytest.mark.rule("ALT-WRE-034", "ALT-WRE-035", "ALT-WRE-036")
@pytest.mark.parametrize(("face", "annulled"), [(9, True), (8, False)])
def test_countering_reaches_the_class_and_postpones_once(face: int, annulled: bool) -> None:
    """A wrestler of d8 due at 60 counters in 1: next action at 64; again in 9: still at 64."""
    fight = clinched(wrestler("Ana"), wrestler("Bor", "others", bm=0))
    does(fight, "ana", "key", 19, part="head")
    fight.answers("bor", face + 1, 8, *([8] if not annulled else []), counter="ana+0")
    assert fight.one(w.CounterRolled).outcome == ("success" if annulled else "failure")
    assert (fight.one(w.WrestlingPostponed).by, due(fight, "bor")) == (4, 64)
    assert bool(keys(fight, "ana")) is not annulled
    does(fight, "ana", "batter", 19)
    fight.answers("bor", 10, 3, counter="ana+0")
    assert fight.said(w.WrestlingPostponed) == []
    assert due(fight, "bor") == 64


@pytest.mark.rule("ALT-WRE-035")
def test_at_some_tables_countering_must_reach_the_total() -> None:
    fight = clinched(counter_against="strike_total")
    does(fight, "ana", "key", 15, part="head")
    fight.answers("bor", 14, counter="ana+0")
    assert (fight.one(w.CounterRolled).against, fight.one(w.CounterRolled).outcome) == (16, "failure")


@pytest.mark.rule("ALT-WRE-034")
def test_half_the_die_or_half_of_all_the_dice() -> None:
    who = wrestler("Ana", locked=("bor",), keys=(Key("bor", "head"),))
    assert postponement(alone(who), who) == 4
    assert postponement(alone(who, postpone_counts_extra_dice=True), who) == 8


@pytest.mark.rule("ALT-WRE-037", "ALT-WRE-045")
@pytest.mark.parametrize(
    ("action", "face", "works"), [("draw", 17, True), ("draw", 16, False), ("use_object", 17, True)]
)
def test_drawing_and_objects_must_reach_everybody(action: str, face: int, works: bool) -> None:
    """Classes 10 and 18, score 1."""
    people = wrestler("Ana", carried=(KNIFE,)), wrestler("Bor", "others"), wrestler("Cid", "others", ac=18)
    fight = clinched(*people)
    fight.notes(Clinch(GM, "ana", "cid"))
    does(fight, "ana", action, face)
    assert fight.one(w.HoldRolled).against == 18
    assert (fight.one(w.HoldRolled).outcome == "success") is works


@pytest.mark.rule("ALT-WRE-038")
def test_disarming_knocks_away_what_is_named() -> None:
    fight = clinched(wrestler("Ana"), wrestler("Bor", "others", arm=KNIFE))
    does(fight, "ana", "disarm", 15)
    fight.answers("bor", counter="-")
    assert (fight.one(WeaponChanged).combatant, fight.one(WeaponChanged).change) == ("bor", "dropped")


@pytest.mark.rule("ALT-WRE-039")
def test_an_escape_may_free_a_companion() -> None:
    fight = clinched(wrestler("Bor", "others"), wrestler("Ana"), wrestler("Cid"))
    fight.dice(Fed(8, who="cid", why="wrestle-reaction"))
    fight.notes(Clinch(GM, "cid", "bor"))
    does(fight, "bor", "key", 19, 8, 8, target="ana", part="head")
    fight.answers("ana", counter="-")
    assert ("cid", "wrestle") in fight.asked
    does(fight, "cid", "escape", 19)
    assert fight.one(w.HoldRolled).target == "bor"
    fight.answers("bor", counter="-")
    assert (fight.one(clinches.KeyEnded).target, fight.one(clinches.KeyEnded).other) == ("ana", "cid")


@pytest.mark.rule("ALT-WRE-040")
def test_a_dagger_in_a_clinch_is_critical_from_18() -> None:
    """1d4 = 3, magic 1, score 6: 10, doubled; 1d6 = 5 costs 4 body points."""
    dagger = evolve(KNIFE, magic=1, hit_bonus=2, damage_bonus=2)
    fight = clinched(wrestler("Ana", arm=dagger, bm=12, str_damage=3), wrestler("Bor", "others", stamina=60))
    does(fight, "ana", "close_attack", 18, weapon="dagger")
    fight.answers("bor", 3, 5, 50, 5, 5, counter="-")
    hurt = fight.one(w.HoldHurt)
    assert (hurt.total, hurt.stamina, hurt.body, hurt.body_die) == (10, 20, 4, 5)


@pytest.mark.rule("ALT-WRE-044", "ALT-WRE-019")
@pytest.mark.parametrize(("breaks", "locked"), [(True, ()), (False, ("bor",))])
def test_pushing_breaks_the_clinch_unless_the_table_says_otherwise(breaks: bool, locked: tuple[str, ...]) -> None:
    fight = clinched(push_breaks_clinch=breaks)
    does(fight, "ana", "push", 12, 12)
    fight.answers("bor", 2, counter="-")
    assert fight.one(clinches.PushedBack).cells == 2
    assert fight.who("ana").wrestling.locked == locked


@pytest.mark.rule("ALT-WRE-019", "ALT-WRE-020")
def test_stepping_out_needs_a_companion_who_stays_and_no_key() -> None:
    fight = clinched(wrestler("Ana"), wrestler("Bor", "others"), wrestler("Cid"))
    assert "step_out" not in options(fight)
    with pytest.raises(Refused, match="alternatif-not-stepping-out"):
        fight.notes(FreeAct(GM, "ana", "step_out", "bor"))
    fight.notes(Clinch(GM, "cid", "bor"))
    does(fight, "ana", "step_out")
    assert fight.one(clinches.ClinchEnded).reason == "stepped_out"


# ---- both at once


@pytest.mark.rule("ALT-WRE-011", "ALT-WRE-010")
@pytest.mark.parametrize(("ana", "bor"), [("act", "act"), ("act", "guard"), ("guard", "guard")])
def test_two_actions_of_one_segment(ana: str, bor: str) -> None:
    fight = clinched(wrestler("Ana", dex_std=1), wrestler("Bor", "others"), at=59)
    fight.notes(SetInitiative(GM, "ana", 60))
    assert sorted(each for each, kind in fight.asked if kind == "wrestle_choice") == ["ana", "bor"]
    fight.answers("ana", wrestle_choice=ana)
    fight.answers("bor", wrestle_choice=bor)
    shown = {each.combatant: (each.acts, each.anew) for each in fight.said(w.WrestlingRevealed)}
    both = ana == bor == "guard"
    assert shown == {"ana": (ana == "act", both), "bor": (bor == "act", both)}
    if both:
        assert {each.combatant: each.initial for each in fight.said(w.WrestlingReacted)} == {"ana": True, "bor": True}
        assert fight.who("ana").wrestling.locked == ("bor",)
    elif bor == "guard":
        assert fight.one(w.WrestlingPostponed).segment == 64


# ---- blades into a clinch


@pytest.mark.rule("ALT-WRE-021")
@pytest.mark.parametrize(("wrestlers", "chance"), [(2, 50), (3, 60), (4, 70)])
def test_the_chance_that_a_blow_goes_astray(wrestlers: int, chance: int) -> None:
    people = {f"h{at}": wrestler(f"H{at}", locked=("orc",)) for at in range(wrestlers - 1)}
    orc = wrestler("Orc", "orcs", locked=tuple(people))
    state = AlternatifState(combatants={**people, "orc": orc, "axe": fighter("Axe")})
    assert strays_to(state, state.combatants["axe"], orc) == (chance, list(people))


@pytest.mark.rule("ALT-WRE-021", "ALT-WRE-015")
@pytest.mark.parametrize(("face", "struck"), [(38, "ana"), (50, "ana"), (51, "bor")])
def test_an_armed_outsider_has_a_frank_attack_that_may_go_astray(face: int, struck: str) -> None:
    fight = clinched(wrestler("Ana"), wrestler("Bor", "others"), fighter("Cid"))
    fight.notes(Engage(GM, "cid", "bor"))
    assert (fight.segment, fight.asked) == (1, [("cid", "free")])
    fight.answers("cid", face, 15, 4, free="bor/right")
    blow = fight.said(clinches.BlowStrayed)[0]
    assert (blow.chance, blow.victim) == (50, None if struck == "bor" else struck)
    strike = fight.said(StrikeRolled)[0]
    assert (strike.target, strike.occasion) == (struck, "frank")
    assert fight.said(ParryChosen) == []


# ---- monsters


@pytest.mark.example("EX-B-11")
@pytest.mark.rule("ALT-WRE-046")
@pytest.mark.parametrize(("face", "body"), [(14, 0), (20, 3)])
def test_ex_b_11_the_troll_tears_limbs_off(face: int, body: int) -> None:
    """Score 10; d8 = 5: 15 points; a natural 20 costs 1d6 - 1 body points."""
    (troll,) = game().recruiter.creatures(AlternatifState(), {"creature": "troll", "locale": "en"})
    assert [each.id for each in troll.wrestling.own] == ["dismember"]
    own = evolve(troll, id="troll", temperament=None, bm=7, str_std=5, dex_std=2)
    assert score(own) == 10
    fight = clinched(own, wrestler("Vic", "victims", ac=18, stamina=90))
    does(fight, "troll", "dismember", face)
    fight.answers("vic", 5, *([4, 50] if body else []), 5, 5, counter="-")
    hurt = fight.one(w.HoldHurt)
    assert (hurt.total, hurt.body) == (15, body)


@pytest.mark.rule("ALT-WRE-046", "ALT-WRE-010")
def test_many_arms_have_dice_of_their_own_and_may_act_twice_in_one_segment() -> None:
    """Two d4, both at 3: two keys in segment 3; an assimilated attack is closed to it."""
    thing = wrestler("Thing", dice=2, die="d4", closed=("close_attack",))
    fight = Exchange(thing, wrestler("Bor", "others"))
    fight.stands_by("bor")
    fight.notes(Clinch(GM, "thing", "bor"), 3, 3, 8)
    assert [(each.grip, each.die, each.segment) for each in fight.said(w.WrestlingReacted)][:2] == [
        (0, "d4", 3),
        (1, "d4", 3),
    ]
    assert options(fight, "thing") == ("key", "batter", "bring_down", "push", "use_object", "-")
    does(fight, "thing", "key", 19, part="right_arm")
    assert (fight.segment, fight.asked) == (3, [("thing", "wrestle")])
    does(fight, "thing", "key", 19, 19, part="head")
    fight.answers("bor", 1, 1, 2, 4, counter="-")
    assert keys(fight, "thing") == [("bor", "right_arm"), ("bor", "head")]
    assert [(each.die, each.stamp, each.segment) for each in fight.said(w.WrestlingReacted)] == [
        ("2d4", 3, 5),
        ("2d4", 3, 9),
    ]


@pytest.mark.rule("ALT-WRE-046", "ALT-WRE-010")
def test_the_game_master_says_what_a_creature_can_do() -> None:
    fight = clinched()
    tool = {"who": "bor", "tool": "own_hold", "words": "avaler", "value": "2d6"}
    fight.notes(game().compose(fight.state, "gm-tool", GM, tool))
    assert fight.who("bor").wrestling.own == (OwnHold("own_1", "2d6", "1d6", {"fr": "avaler", "en": "avaler"}),)
    shut = {"who": "ana", "tool": "closed_hold", "value": "key"}
    fight.notes(game().compose(fight.state, "gm-tool", GM, shut))
    assert "key" not in options(fight)
    fight.notes(game().compose(fight.state, "gm-tool", GM, {"who": "ana", "tool": "wrestling_die", "value": "d4"}))
    assert str(die_of(fight.state, fight.who("ana"))) == "d4"
    fight.notes(SetField(GM, "bor", "wrestling_dice", 2))
    assert fight.who("bor").wrestling.dice == 2


@pytest.mark.rule("ALT-WRE-033")
def test_being_underneath_may_weigh_on_all_dice() -> None:
    fight = clinched(turned_scope="all")
    does(fight, "ana", "bring_down", 15, follow="follow")
    fight.answers("bor", 8, counter="-")
    fight.notes(SetInitiative(GM, "ana", 70))
    does(fight, "bor", "-", 3)
    assert (fight.one(w.WrestlingReacted).adjust, fight.one(w.WrestlingReacted).segment) == (2, 65)


@pytest.mark.rule("ALT-WRE-032")
def test_the_ground_counts_between_wrestlers_only_if_the_table_says_so() -> None:
    ana, bor = wrestler("Ana", prone=True), wrestler("Bor", "others", prone=True)
    for counts in (False, True):
        state = AlternatifState(
            settings=evolve(Settings(), prone_between_ground_wrestlers=counts), combatants={"ana": ana, "bor": bor}
        )
        terms = roll_terms(state, ana, bor, 10)
        assert [each.value for each in terms if each.name.startswith("prone")] == ([-3, 3] if counts else [])


@pytest.mark.rule("ALT-WRE-024", "ALT-WRE-039", "ALT-WRE-006")
def test_who_meant_to_escape_from_a_key_that_is_let_go_is_asked_again() -> None:
    fight = held(clinched())
    for ident in ("ana", "bor"):
        fight.notes(SetInitiative(GM, ident, 70))
    for ident in ("ana", "bor"):
        fight.answers(ident, wrestle_choice="act")
    does(fight, "bor", "escape")
    does(fight, "ana", "release")
    assert keys(fight, "ana") == []
    assert "escape" not in options(fight, "bor")
    assert "batter" in options(fight, "bor")
    # Letting go was no action either.
    assert ("ana", "wrestle") in fight.asked


@pytest.mark.rule("ALT-WRE-027", "ALT-WRE-046")
def test_two_dice_of_one_segment_do_not_make_a_third_key() -> None:
    thing = wrestler("Thing", dice=2, die="d4", keys=(Key("bor", "left_leg"),))
    fight = Exchange(thing, wrestler("Bor", "others"))
    fight.stands_by("bor")
    fight.notes(Clinch(GM, "thing", "bor"), 1, 2, 1, 2, 8)
    does(fight, "thing", "key", 19, part="right_arm")
    does(fight, "thing", "key", 19, 19, part="head")
    fight.answers("bor", 1, 1, 2, 4, counter="-")
    assert keys(fight, "thing") == [("bor", "left_leg"), ("bor", "right_arm")]


@pytest.mark.rule("ALT-WRE-018", "ALT-MOV-002")
@pytest.mark.parametrize("shape", ["square", "hex"])
def test_two_clinches_that_become_one_stand_on_one_cell(shape: str) -> None:
    names = {"Ana": "heroes", "Bor": "others", "Cid": "heroes", "Dan": "others"}
    fight = Exchange(*(wrestler(name, side) for name, side in names.items()), map=shape)
    for ident in ("ana", "bor", "cid", "dan"):
        fight.stands_by(ident)
    fight.notes(Clinch(GM, "ana", "bor"))
    fight.notes(Clinch(GM, "cid", "dan"))
    assert fight.who("ana").spot.cell != fight.who("dan").spot.cell
    fight.notes(Clinch(GM, "bor", "cid"))
    assert len({fight.who(ident).spot.cell for ident in ("ana", "bor", "cid", "dan")}) == 1
