"""Sequences: intentions, initiatives and what actions add to them, the order, what is put off (R20-SEQ, R20-ACT)."""

from typing import Any

import pytest

from bot.kernel import inputs
from bot.kernel.values import evolve
from bot.rulesets.rpg20 import reasons, view
from bot.rulesets.rpg20.attack import AttackRolled
from bot.rulesets.rpg20.declaring import Announce
from bot.rulesets.rpg20.evading import ActionGivenUp
from bot.rulesets.rpg20.people import Join
from bot.rulesets.rpg20.sequences.events import (
    InitiativeRolled,
    IntentionDeclared,
    IntentionShown,
    Moved,
    SequenceEnded,
    SlotEnded,
    Surprised,
    SurpriseTested,
    TieRolled,
    TotalSet,
    modifiers,
)
from bot.rulesets.rpg20.sequences.speech import Admit, Ambush, Prolong
from bot.rulesets.rpg20.sequences.ticks import SaySurprised, SetAttentive, SetLurks
from bot.rulesets.rpg20.shooting.events import DistanceSet
from bot.rulesets.rpg20.state import Ill, Intention
from bot.rulesets.rpg20.weapons import RoundsSpent, WeaponHeld, WeaponReadied
from bot.rulesets.shared.check import total
from bot.rulesets.shared.coming import Remove
from bot.rulesets.shared.people import HandOver
from bot.rulesets.shared.seeing import Look
from tests.rulesets.rpg20.fray import GM, Fray, arm, fighter


def added(who, **means) -> int:  # type: ignore[no-untyped-def]
    return total(modifiers(who, Intention(**means)))


@pytest.mark.rule("R20-SEQ-005", "R20-SEQ-006", "R20-SEQ-007", "R20-ACT-001", "R20-ACT-002", "R20-ACT-008")
@pytest.mark.example("EX-R20-01")
def test_the_bear_strikes_before_heinrich_reaches_his_rifle() -> None:
    bear = fighter("Bear", "foes", arm("claws"), skill=8, anatomy="four_legged")
    fray = Fray(bear, fighter("Heinrich"), begun=False)
    fray.says(inputs.Begin(GM), 3, 5)
    assert [(each.combatant, each.initiative) for each in fray.said(InitiativeRolled)] == [
        ("bear", 11),
        ("heinrich", 12),
    ]
    fray.means("bear", "strike", target="heinrich", with_="claws")
    fray.means("heinrich", "move", goal="away")
    assert {each.combatant: each.total for each in fray.said(TotalSet)} == {"bear": 12, "heinrich": 10}
    assert fray.state.order == ("bear", "heinrich")


@pytest.mark.rule("R20-SEQ-006", "R20-ACT-004", "R20-ACT-007", "R20-ACT-009", "R20-FIR-003", "R20-SPE-009")
def test_what_each_action_adds_to_an_initiative_of_11() -> None:
    who = fighter("Ana", "players", arm("long_sword"), arm("short_bow", "carried"), arm("knife", "carried"))
    eleven = {
        13: {"deed": "shoot", "weapon": "short_bow"},
        14: {"deed": "shoot", "weapon": "short_bow", "mode": "rapid"},
        11: {"deed": "throw", "weapon": "knife"},
        12: {"deed": "strike", "weapon": "fists"},
        10: {"deed": "strike", "weapon": "long_sword"},
        9: {"deed": "move"},
        8: {"deed": "strike", "weapon": "long_sword", "purpose": "charge"},
    }
    assert {11 + added(who, **means): means for means in eleven.values()} == eleven
    combined = [added(who, deed=deed, weapon="long_sword", moving=True) for deed in ("shoot", "throw", "strike")]
    assert combined == [0, -2, -3]
    assert added(who, deed="strike", weapon="fists", moving=True) == -1
    assert added(who, deed="shoot", mode="rapid", moving=True) == 1


@pytest.mark.rule("R20-SEQ-009")
@pytest.mark.example("EX-R20-05")
def test_an_unwieldy_weapon_may_be_slower() -> None:
    minas = fighter("Minas", "players", arm("dagger"))
    jaffa = fighter("Jaffa", "foes", arm("mace"))
    assert [added(each, deed="strike", weapon=each.arms[0].weapon) for each in (minas, jaffa)] == [-1, -1]
    heavy = fighter("Jaffa", "foes", evolve(arm("mace"), unwieldy=-1))
    assert added(heavy, deed="strike", weapon="mace") == -2


@pytest.mark.rule("R20-SEQ-003", "R20-SEQ-004", "R20-SEQ-015")
def test_everybody_declares_then_slots_come_from_the_highest_down_and_the_sequence_ends() -> None:
    fray = Fray(fighter("Ana"), fighter("Bor", "foes"), fighter("Cid", "foes"))
    fray.means("cid", "strike", target="ana")
    assert fray.asked == [("ana", "declare"), ("bor", "declare")]
    fray.means("ana", "strike", target="bor")
    assert not fray.said(TotalSet)
    fray.means("bor", "pass")
    assert fray.asked == [("ana", "slot")]
    fray.acts("ana", 20)
    assert fray.asked == [("cid", "slot")]
    fray.acts("cid", 20)
    assert fray.one(SequenceEnded).round == 1
    assert (fray.state.round, len(fray.asked)) == (2, 3)
    assert all(each.means is None and not each.acted for each in fray.state.combatants.values())


@pytest.mark.rule("R20-SEQ-004", "R20-SEQ-010")
def test_secret_intentions_are_told_together() -> None:
    fray = Fray(fighter("Ana"), fighter("Bor", "foes"), intentions="secret")
    fray.means("ana", "defend")
    assert not fray.said(IntentionDeclared)
    fray.means("bor", "strike", target="ana")
    declared = fray.said(IntentionDeclared)
    assert [each.secret for each in declared] == [True, True]
    assert [fray.game.audience(each).to for each in declared] == ["owner", "owner"]
    assert {each.combatant for each in fray.said(IntentionShown)} == {"ana", "bor"}


@pytest.mark.rule("R20-SEQ-004", "R20-SEQ-010")
@pytest.mark.parametrize("intentions", ["open", "secret"])
def test_somebody_hidden_is_asked_while_the_others_are_and_nobody_waits_for_him(intentions: str) -> None:
    def ambush() -> Fray:
        return Fray(fighter("Ana"), fighter("Bor", "foes"), fighter("Zoe", "foes", hidden=True), intentions=intentions)

    late = ambush()
    assert late.asked == [("ana", "declare"), ("bor", "declare"), ("zoe", "declare")]
    late.means("ana", "move", goal="away")
    late.means("bor", "defend")
    assert (late.state.phase, late.state.order) == ("acting", ("ana",))
    timely = ambush()
    timely.means("zoe", "strike", target="ana")
    timely.means("ana", "move", goal="away")
    timely.means("bor", "defend")
    assert set(timely.state.order) == {"ana", "zoe"}
    assert not [each for each in timely.said(IntentionShown) if each.combatant == "zoe"]


@pytest.mark.rule("R20-SPE-012")
@pytest.mark.parametrize("intentions", ["open", "secret"])
def test_where_everybody_seen_is_surprised_those_who_lie_in_wait_have_the_sequence_for_themselves(
    intentions: str,
) -> None:
    """Both bandits succeed, and the guard does not: everybody reads that he is surprised, and waits for them."""
    bandits = [fighter(each, "foes", hidden=True, domains={"stealth": 6}) for each in ("Zoe", "Yan")]
    fray = Fray(fighter("Ana"), *bandits, begun=False, intentions=intentions)
    fray.notes(Ambush(GM, "foes", attentive=False), 2, 2)
    assert fray.one(Surprised).combatant == "ana"
    fray.says(inputs.Begin(GM), 1, 2, 3)
    assert fray.asked == [("zoe", "declare"), ("yan", "declare")]
    fray.means("zoe", "strike", target="ana")
    assert fray.state.phase == "declaring"
    fray.means("yan", "pass")
    assert fray.asked == [("zoe", "slot")]


@pytest.mark.rule("R20-SEQ-007")
def test_equal_totals_go_by_initiative_then_by_skill_then_by_joining() -> None:
    """A: 8 + 3 = 11, bare hands: 12. B: 7 + 6 = 13, a sword: 12. B first."""
    fray = Fray(fighter("Ana", skill=8, initiative=11), fighter("Bor", "foes", initiative=13))
    fray.means("ana", "strike", target="bor", with_="fists")
    fray.means("bor", "strike", target="ana", with_="long_sword")
    assert fray.state.order == ("bor", "ana")
    level = Fray(fighter("Ana", skill=6, initiative=11), fighter("Bor", "foes", initiative=11))
    level.means("ana", "strike", target="bor", with_="long_sword")
    level.means("bor", "strike", target="ana", with_="long_sword")
    assert level.state.order == ("bor", "ana")


@pytest.mark.rule("R20-SEQ-007")
def test_a_table_may_roll_ties_off() -> None:
    fray = Fray(fighter("Ana", initiative=11), fighter("Bor", "foes", initiative=11), tie_break="roll")
    fray.means("ana", "strike", target="bor", with_="long_sword")
    fray.means("bor", "strike", 4, 4, 2, 5, target="ana", with_="long_sword")
    assert [each.face for each in fray.said(TieRolled)] == [4, 4, 2, 5]
    assert fray.state.order == ("bor", "ana")


@pytest.mark.rule("R20-SEQ-007")
def test_a_table_may_let_the_game_master_settle_ties() -> None:
    people = [
        fighter(each, side, initiative=11) for each, side in (("Ana", "players"), ("Bor", "foes"), ("Cid", "foes"))
    ]
    fray = Fray(*people, tie_break="gm")
    for who, target in (("ana", "bor"), ("bor", "ana"), ("cid", "ana")):
        fray.means(who, "strike", target=target, with_="long_sword")
    assert fray.options("@gm", "first") == ("ana", "bor", "cid")
    fray.answers("@gm", first="cid")
    assert fray.options("@gm", "first") == ("ana", "bor")
    fray.answers("@gm", first="bor")
    assert fray.state.order == ("cid", "bor", "ana")


@pytest.mark.rule("R20-SEQ-005")
def test_a_table_may_roll_initiative_in_each_sequence() -> None:
    fray = Fray(fighter("Ana", initiative=11), fighter("Bor", "foes", initiative=9), initiative_roll="each_sequence")
    fray.means("ana", "pass")
    fray.means("bor", "pass", 6, 1)
    assert [(each.combatant, each.initiative) for each in fray.said(InitiativeRolled)] == [("ana", 13), ("bor", 8)]


@pytest.mark.rule("R20-SEQ-010")
def test_the_same_action_is_turned_on_another_target_and_no_other_action_is() -> None:
    fray = Fray(fighter("Ana", "players", arm("pistol")), fighter("Orc", "foes"), fighter("Gob", "foes"), apart=10)
    fray.means("ana", "shoot", target="orc")
    fray.means("orc", "pass")
    fray.means("gob", "pass")
    fray.engine.state.combatants["orc"].__dict__["dead"] = True
    fray.acts("ana")
    assert fray.asked == [("ana", "retarget")]
    assert fray.options("ana", "target") == ("gob", "-")
    fray.answers("ana", 20, target="gob")
    assert fray.one(AttackRolled).target == "gob"


@pytest.mark.rule("R20-SEQ-011", "R20-SEQ-012")
@pytest.mark.example("EX-R20-06")
@pytest.mark.parametrize("leaves", [True, False])
def test_who_waits_acts_after_the_slot_that_he_waited_for_or_not_at_all(leaves: bool) -> None:
    grenadier = fighter("Grenadier", "players", initiative=12, explosives=("smoke_grenade",))
    fray = Fray(grenadier, fighter("Friend", initiative=10), fighter("Foe", "foes", initiative=1), apart=10)
    fray.means("grenadier", "grenade", target="foe")
    fray.means("friend", "move", goal="away")
    fray.means("foe", "pass")
    fray.answers("grenadier", slot="hold")
    assert fray.asked == [("friend", "slot")]
    fray.acts("friend")
    assert fray.asked == [("grenadier", "release")]
    if leaves:
        fray.answers("grenadier", 5, release="act")
        assert fray.said(AttackRolled)
        return
    fray.answers("grenadier", release="hold")
    assert fray.asked == [("grenadier", "release")]
    fray.answers("grenadier", release="hold")
    ended = fray.said(SlotEnded)
    assert [(each.combatant, each.reason) for each in ended] == [("grenadier", "lapsed")]
    assert fray.state.round == 2


@pytest.mark.rule("R20-SEQ-013", "R20-WND-008")
def test_whoever_falls_before_his_slot_does_not_act() -> None:
    fray = Fray(fighter("Ana", initiative=20), fighter("Bor", "foes", initiative=9, points=3))
    fray.means("ana", "strike", target="bor", how="normal")
    fray.means("bor", "strike", target="ana", how="offensive")
    fray.acts("ana", 5, 12, 6, 6, 1, 20)
    assert fray.who("bor").dead
    assert [(each.combatant, each.reason) for each in fray.said(SlotEnded)][-1] == ("bor", "unable")


@pytest.mark.rule("R20-SEQ-014")
def test_a_newcomer_rolls_at_once_and_declares_from_the_next_sequence_on() -> None:
    fray = Fray(fighter("Ana"), fighter("Bor", "foes"))
    fray.means("ana", "strike", target="bor")
    fray.means("bor", "pass")
    fray.notes(Join(GM, (fighter("Cid", "foes"),)), 4)
    assert fray.one(InitiativeRolled).initiative == 11
    assert fray.asked == [("ana", "slot")]
    fray.acts("ana", 20)
    assert ("cid", "declare") in fray.asked


@pytest.mark.rule("R20-SEQ-014")
def test_a_newcomer_does_not_declare_while_the_others_still_do_unless_the_game_master_wants_it() -> None:
    fray = Fray(fighter("Ana"), fighter("Bor", "foes"))
    fray.notes(Join(GM, (fighter("Cid", "foes"), fighter("Dan", "foes"))), 4, 2)
    assert [each.initiative for each in fray.said(InitiativeRolled)] == [11, 9]
    assert fray.asked == [("ana", "declare"), ("bor", "declare")]
    assert "arriving" in view.facts(fray.state, fray.who("cid"), Look(gm=False, own=False, awaited=False))["status"]
    fray.notes(Admit(GM, "dan"))
    assert fray.asked == [("ana", "declare"), ("bor", "declare"), ("dan", "declare")]
    assert fray.refusal(Admit(GM, "ana")) == "rpg20-no-newcomer"
    fray.all_pass("ana", "bor")
    fray.means("dan", "move", goal="away")
    assert fray.state.order == ("dan",)
    assert fray.refusal(Admit(GM, "cid")) == "rpg20-order-told"
    fray.acts("dan")
    assert fray.state.round == 2
    assert ("cid", "declare") in fray.asked


@pytest.mark.rule("R20-SEQ-008", "R20-ACT-003")
def test_nobody_waits_for_the_game_masters_word_about_somebody_else_to_declare() -> None:
    fray = Fray(fighter("Ana", "players", arm("pistol")), fighter("Bor", "foes"), fighter("Cid", "foes"), apart=20)
    fray.means("ana", "move_shoot", target="bor", how="single")
    assert fray.asked == [("bor", "declare"), ("cid", "declare"), ("@gm", "moving")]
    fray.means("bor", "other")
    assert fray.asked == [("cid", "declare"), ("@gm", "moving"), ("@gm", "adds")]
    fray.means("cid", "pass")
    fray.answers("@gm", moving="refuse")
    assert fray.asked == [("ana", "declare"), ("@gm", "adds")]


@pytest.mark.rule("R20-SEQ-015")
def test_where_one_side_is_left_nothing_goes_on_by_itself() -> None:
    fray = Fray(fighter("Ana"), fighter("Bor", "foes", points=1, gauges={"head": 1}))
    fray.means("ana", "strike", target="bor")
    fray.means("bor", "pass")
    fray.acts("ana", 5, 1, 6, 6)
    assert fray.who("bor").dead
    assert fray.asked == []
    assert fray.state.round == 1


@pytest.mark.rule("R20-ACT-003", "R20-GEN-006")
@pytest.mark.example("EX-R20-02")
def test_moving_and_shooting_are_one_slot_at_half_the_chance_with_the_game_masters_leave() -> None:
    """Value 12, halved 6; the initiative is -2 + 2."""
    ygwal = fighter("Ygwal", "players", arm("pistol"), initiative=10, domains={"firearms": 5})
    fray = Fray(ygwal, fighter("Bor", "foes", initiative=1), apart=20)
    fray.means("ygwal", "move_shoot", target="bor", how="single")
    assert ("@gm", "moving") in fray.asked
    fray.answers("@gm", moving="refuse")
    assert ("ygwal", "declare") in fray.asked
    fray.means("ygwal", "move_shoot", target="bor", how="single")
    fray.answers("@gm", moving="grant")
    fray.means("bor", "pass")
    assert fray.one(TotalSet).total == 10
    fray.acts("ygwal", 7)
    rolled = fray.one(AttackRolled)
    assert (rolled.total, rolled.outcome) == (6, "miss")


@pytest.mark.rule("R20-ACT-006", "R20-ACT-004")
@pytest.mark.example("EX-R20-03")
def test_a_crossbow_is_loaded_for_a_whole_sequence_after_each_shot() -> None:
    fray = Fray(fighter("Guard", "foes", arm("crossbow")), fighter("Thief"), apart=20)
    fray.means("guard", "shoot", target="thief")
    fray.means("thief", "pass")
    fray.acts("guard", 20)
    spent = next(each for each in fray.all if isinstance(each, RoundsSpent))
    assert (spent.lacking, spent.left) == (1, None)
    assert "shoot" not in fray.offered("guard")
    fray.means("guard", "load")
    fray.means("thief", "pass")
    assert fray.one(WeaponReadied).lacking == 0
    assert "shoot" in fray.offered("guard")


@pytest.mark.rule("R20-ACT-005")
@pytest.mark.example("EX-R20-04")
def test_a_bazooka_that_is_not_ready_takes_a_sequence_first() -> None:
    ready, unready = arm("bazooka"), arm("bazooka", lacking=1)
    fray = Fray(fighter("Ana", "players", ready), fighter("Bor", "foes", unready), apart=45)
    assert "shoot" in fray.offered("ana")
    assert "shoot" not in fray.offered("bor")
    fray.means("ana", "pass")
    fray.means("bor", "load")
    assert fray.one(WeaponReadied).weapon == "bazooka"
    assert "shoot" in fray.offered("bor")


@pytest.mark.rule("R20-ACT-005")
def test_a_heavy_rifle_that_is_taken_in_hand_is_set_up_for_a_sequence_first() -> None:
    """In position before the fight it shoots at once; its rest takes a sequence, and puts no round into it."""
    people = (
        fighter("Ana", "players", arm("heavy_rifle")),
        fighter("Bor", "foes", arm("heavy_rifle", "carried", rounds=2)),
    )
    fray = Fray(*people, apart=45)
    assert "shoot" in fray.offered("ana")
    fray.means("ana", "pass")
    fray.means("bor", "draw", with_="heavy_rifle")
    fray.acts("bor")
    taken = fray.one(WeaponHeld)
    assert (taken.reason, taken.lacking, fray.who("bor").weapons[0].lacking) == ("drawn", 1, 1)
    assert "qu’il reste à mettre en place" in fray.sentence("fr", taken)
    assert "shoot" not in fray.offered("bor")
    assert reasons.refusal(fray.state, {"who": "bor", "action": "shoot"}).facts["lack"] == "set_down"
    fray.means("ana", "pass")
    fray.means("bor", "load")
    ready = fray.one(WeaponReadied)
    assert (ready.lacking, ready.rounds, ready.set_up) == (0, 2, True)
    assert "a mis en place" in fray.sentence("fr", ready)
    assert "shoot" in fray.offered("bor")


@pytest.mark.rule("R20-ACT-005", "R20-EVD-003")
def test_a_dodge_of_what_flies_interrupts_the_loading() -> None:
    shooter = fighter("Ana", "players", arm("pistol"))
    fray = Fray(shooter, fighter("Bor", "foes", arm("crossbow", lacking=1)), apart=10)
    fray.means("ana", "shoot", target="bor")
    fray.means("bor", "load")
    fray.acts("ana", 3)
    fray.answers("bor", 1, defend="dodge")
    assert fray.one(ActionGivenUp).combatant == "bor"
    assert not fray.said(WeaponReadied)
    assert fray.who("bor").weapons[0].lacking == 1


@pytest.mark.rule("R20-ACT-010", "R20-MEL-005")
def test_the_defensive_posture_has_no_slot_and_holds_from_the_start() -> None:
    fray = Fray(fighter("Ana"), fighter("Bor", "foes"))
    fray.means("ana", "strike", target="bor")
    fray.means("bor", "defend")
    assert fray.state.order == ("ana",)
    fray.acts("ana", 5)
    assert fray.asked == [("bor", "defend")]


@pytest.mark.rule("R20-ACT-011")
def test_a_weapon_that_lies_there_is_picked_up_by_a_move() -> None:
    fray = Fray(fighter("Ana", "players", arm("long_sword", "dropped")), fighter("Bor", "foes"))
    fray.means("ana", "draw", with_="long_sword")
    fray.means("bor", "pass")
    assert fray.one(TotalSet).total == 30 - 2
    fray.acts("ana")
    assert (fray.one(WeaponHeld).reason, fray.one(WeaponHeld).held) == ("picked", "main")


@pytest.mark.rule("R20-ACT-001")
def test_a_move_brings_somebody_hand_to_hand_or_away() -> None:
    fray = Fray(fighter("Ana"), fighter("Bor", "foes"), apart=10)
    fray.means("ana", "move", goal="approach", target="bor")
    fray.means("bor", "pass")
    fray.acts("ana")
    assert (fray.one(Moved).goal, fray.one(DistanceSet).metres) == ("approach", 1)
    fray.means("bor", "pass")
    fray.means("ana", "move", goal="away")
    fray.acts("ana")
    assert fray.one(DistanceSet).metres == 5
    fray.means("bor", "pass")
    fray.means("ana", "move", goal="cover")
    fray.acts("ana")
    assert fray.who("ana").cover


def alone(**figures: Any) -> Fray:
    """Ana and Cid, whose only foe is taken out of the fight; what Cid suffers from is in *figures*."""
    fray = Fray(fighter("Ana"), fighter("Cid", **figures), fighter("Bor", "foes"))
    fray.says(Remove(GM, "bor"))
    return fray


@pytest.mark.rule("R20-SEQ-015", "R20-WND-007", "R20-WND-017")
def test_the_next_sequence_opens_while_somebody_who_is_asked_could_see_to_somebody() -> None:
    bleeding = alone(ills=(Ill("haemorrhage"),))
    bleeding.all_pass("ana", "cid")
    assert (bleeding.state.round, bleeding.asked) == (2, [("ana", "declare"), ("cid", "declare")])
    # One of his own who has fallen is no reason any more, once all let him be; and nobody bleeds on unseen.
    fallen = alone(ills=(Ill("coma"),))
    fallen.means("ana", "defend")
    assert fallen.state.round == 2
    fallen.all_pass("ana")
    assert (fallen.game.rests(fallen.state), fallen.asked) == ("2", [])
    unasked = Fray(fighter("Ana", "players", ills=(Ill("coma"), Ill("haemorrhage"))), fighter("Bor", "foes"))
    unasked.says(HandOver(GM, "bor", None, "steady"))
    unasked.says(Prolong(GM))
    assert unasked.game.rests(unasked.state) is not None


@pytest.mark.rule("R20-SEQ-015", "R20-SEQ-008")
def test_what_somebody_announces_opens_the_next_sequence() -> None:
    fray = alone()
    fray.all_pass("ana", "cid")
    assert (fray.game.rests(fray.state), fray.asked) == ("1", [])
    # What he said in the sequence that is over stands in nobody's way.
    offered = fray.game.form(fray.state, "declare", "ana").fields[0].options
    assert "defend" in offered
    assert fray.tries(Announce(GM, "ana", (("action", "strike"),))) is not None
    note = fray.game.compose(fray.state, "declare", 17, {"who": "ana", "action": "defend"})
    fray.notes(note)
    assert (fray.state.round, fray.one(IntentionDeclared).means.deed, fray.asked) == (2, "defend", [("cid", "declare")])
    assert fray.tries(note) is not None
    fray.all_pass("cid")
    words = fray.game.compose(fray.state, "declare", 17, {"who": "cid", "action": "other", "how": "ferme la porte"})
    fray.notes(words)
    assert (fray.state.round, fray.who("cid").means.words) == (3, "ferme la porte")


@pytest.mark.rule("R20-SPE-011", "R20-SPE-012")
def test_surprise_and_attention_are_said_of_single_people_and_each_line_can_be_overruled() -> None:
    """Of the foes Bor alone lies in wait; of those who are attacked Cid alone is on his guard."""
    people = fighter("Ana"), fighter("Cid"), fighter("Bor", "foes"), fighter("Dan", "foes")
    fray = Fray(*people, begun=False)
    fray.says(SetLurks(GM, "bor", True))
    fray.says(SetAttentive(GM, "cid", True))
    fray.notes(Ambush(GM, "foes", attentive=False), 2, 2)
    assert [(each.combatant, each.ambusher) for each in fray.said(SurpriseTested)] == [("bor", True), ("cid", False)]
    assert [each.combatant for each in fray.said(Surprised)] == ["ana"]
    fray.notes(SaySurprised(GM, "ana", False))
    fray.notes(SaySurprised(GM, "cid", True))
    assert (fray.who("ana").surprised, fray.who("cid").surprised) == (0, 1)
    assert fray.refusal(SaySurprised(GM, "cid", True)) == "already-so"
    told = fray.sentence("fr", Surprised("ana", 0))
    assert "ne se laisse pas surprendre" in told
