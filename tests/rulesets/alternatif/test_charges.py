"""Charge and reception of a charge (ALT-CHG)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.errors import Refused
from bot.kernel.values import evolve
from bot.rulesets.alternatif.charging import running as c
from bot.rulesets.alternatif.charging.actions import Charge
from bot.rulesets.alternatif.combatants.figures import CombatantOut
from bot.rulesets.alternatif.combatants.words import SetFlag
from bot.rulesets.alternatif.engagement import Engage
from bot.rulesets.alternatif.melee.strikes import StrikeRolled
from bot.rulesets.alternatif.orders import Order
from bot.rulesets.alternatif.ordinary.listed import ProposalSettled
from bot.rulesets.alternatif.ordinary.words_announcing import Declare
from bot.rulesets.alternatif.parry.parries import ParryChosen
from bot.rulesets.alternatif.reaction.announcer import SetInitiative
from bot.rulesets.alternatif.reaction.dice import ReactionRolled
from bot.rulesets.alternatif.shooting.records import DistanceSaid
from bot.rulesets.alternatif.shooting.words import SayDistance
from bot.rulesets.alternatif.specials import events as s
from bot.rulesets.alternatif.state import Combatant, Injury
from bot.rulesets.alternatif.surprise.words import SaySurprise
from bot.rulesets.alternatif.wounds.events import DamageDealt
from bot.rulesets.alternatif.wounds.fumbles import Damage
from bot.rulesets.alternatif.wrestling.actions import Clinch
from bot.rulesets.shared.people import HandOver
from tests.rulesets.alternatif.armed import armed
from tests.rulesets.alternatif.exchange import AXE, GM, SHIELD, SPEAR, Exchange, Fed, fighter
from tests.rulesets.alternatif.test_moving import moves, on_grid, stands
from tests.rulesets.alternatif.test_tactics import terms, tool


def ana(**figures: Any) -> Combatant:
    return fighter("Ana", **{"stamina": 60, "bm": 4, "str_hit": 2, "str_damage": 2, "str_std": 2, **figures})


def orc(**figures: Any) -> Combatant:
    return fighter("Orc", "orcs", **{"stamina": 60, **figures})


def field(*people: Combatant, cells: int | None = 5, **settings: Any) -> Exchange:
    """The first one *cells* away from all the others of another side; nobody else has anything to do."""
    fight = Exchange(*people, **settings)
    first, *others = people
    for each in others:
        if each.side != first.side and cells is not None:
            fight.notes(SayDistance(GM, first.id, each.id, cells * 200))
    for who, kind in list(fight.asked):
        if kind == "declare" and who != first.id:
            fight.stands_by(who)
    return fight


def charges(fight: Exchange, who: str = "ana", target: str = "orc") -> None:
    fight.notes(Charge(GM, who, target))


def meet(fight: Exchange, charge: str = "attack/right", reception: str = "-", *faces: Fed, **more: str) -> None:
    """Both say what they do at the contact; the charger first."""
    if ("ana", "charge") in fight.asked:
        fight.answers("ana", charge=charge, **more)
    fight.answers("orc", *faces, reception=reception)


def strikes(fight: Exchange) -> dict[str, StrikeRolled]:
    return {each.combatant: each for each in fight.said(StrikeRolled)}


# ---- the run


@pytest.mark.rule("ALT-CHG-001")
def test_contact_and_blow_in_the_segment_in_which_it_is_announced() -> None:
    """Announced at segment 4 from 5 cells away: contact and blow at segment 4, without any die of reaction."""
    fight = field(ana(), orc(), fighter("Bor", stamina=60))
    fight.stands_by("ana")
    fight.notes(SetInitiative(GM, "bor", 4))
    charges(fight)
    fight.strikes("bor", "orc", Fed(2, why="strike"))
    arrived = fight.one(c.ChargeArrived)
    assert (arrived.segment, arrived.cells, arrived.strikes, arrived.receives) == (4, 5, True, True)
    assert all(each.combatant == "bor" for each in fight.said(ReactionRolled))
    assert "orc" in fight.who("ana").contacts
    meet(fight, "attack/right", "-", Fed(10, why="charge"))
    assert strikes(fight)["ana"].occasion == "charge"
    assert fight.segment == 4


@pytest.mark.rule("ALT-CHG-001")
def test_at_the_opening_it_fills_the_first_segment() -> None:
    fight = field(ana(), orc())
    charges(fight)
    assert (fight.segment, fight.one(c.ChargeArrived).segment) == (1, 1)


@pytest.mark.rule("ALT-CHG-002")
def test_a_free_action_at_plus_2_and_plus_2() -> None:
    """BM 4, Str +2, attack factor 3, charge +2, d20 = 9: 20. Hit: d8 = 5 + 2 (Str) + 2 = 9."""
    fight = field(ana(), orc())
    charges(fight)
    meet(fight, "attack/right", "-", Fed(9, why="charge"))
    blow = strikes(fight)["ana"]
    assert (blow.total, terms(blow)["charge"], blow.outcome) == (20, 2, "hit")
    fight.answers("orc", Fed(5, why="damage"), parry="-")
    assert fight.one(DamageDealt).total == 9
    assert terms(fight.one(DamageDealt))["charge"] == 2


@pytest.mark.rule("ALT-CHG-002")
@pytest.mark.parametrize(("face", "critical"), [(18, False), (19, True), (20, True)])
def test_its_critical_is_that_of_a_free_attack(face: int, critical: bool) -> None:
    fight = field(ana(), orc())
    charges(fight)
    meet(fight, "attack/right", "-", Fed(face, why="charge"))
    assert strikes(fight)["ana"].critical == critical


@pytest.mark.rule("ALT-CHG-003")
def test_in_less_than_4_cells_there_is_no_impetus_but_a_reception() -> None:
    """3 cells: contact, no blow from the charger; the target has a reception, then both roll first reactions from that
    segment."""
    fight = field(ana(dex_std=1), orc(), cells=3)
    charges(fight)
    arrived = fight.one(c.ChargeArrived)
    assert (arrived.strikes, arrived.receives) == (False, True)
    assert fight.asked == [("orc", "reception")]
    fight.answers("orc", Fed(2, why="reception"), Fed(4, why="reaction"), reception="attack/right")
    assert [each.combatant for each in fight.said(StrikeRolled)] == ["orc"]
    rolled = fight.said(ReactionRolled)[0]
    assert (rolled.combatant, rolled.initial, rolled.segment) == ("ana", True, 1 + 4 - 1)


@pytest.mark.rule("ALT-CHG-003")
def test_whether_too_short_a_charge_is_received_is_the_tables_choice() -> None:
    fight = field(ana(), orc(), cells=3, short_charge_reception=False)
    charges(fight)
    assert not fight.one(c.ChargeArrived).receives
    assert ("orc", "reception") not in fight.asked


@pytest.mark.rule("ALT-CHG-003")
@pytest.mark.parametrize(("scope", "strikes_"), [("run", True), ("last_segment", False)])
def test_what_must_measure_4_cells_is_the_tables_choice(scope: str, strikes_: bool) -> None:
    """8 cells are 6 and 2."""
    fight = field(ana(), orc(), cells=8, charge_min_scope=scope)
    charges(fight)
    assert fight.one(c.ChargeArrived).strikes == strikes_


@pytest.mark.rule("ALT-CHG-004")
def test_from_further_away_one_runs_first() -> None:
    """14 cells, maximum 8: segment 1: 6 cells, segment 2: 8 cells and the blow."""
    fight = field(ana(), orc(), cells=14)
    assert c.top_speed(fight.who("ana")) == 8
    charges(fight)
    begun = fight.one(c.ChargeBegun)
    assert (begun.cells, begun.segment) == (14, 2)
    assert (fight.one(c.ChargeArrived).segment, fight.segment) == (2, 2)


@pytest.mark.rule("ALT-CHG-004")
def test_who_is_not_there_any_more_is_not_charged() -> None:
    fight = field(ana(), orc(), fighter("Bor", stamina=60), cells=30)
    fight.notes(SetInitiative(GM, "bor", 2))
    charges(fight)
    assert ("bor", "strike") in fight.asked
    fight.notes(Damage(GM, "orc", 9, "body"))
    fight.notes(SetInitiative(GM, "bor", None))
    assert fight.said(c.ChargeMissed) == [c.ChargeMissed("ana", "orc")]
    assert fight.said(c.ChargeArrived) == []


@pytest.mark.rule("ALT-CHG-001", "ALT-MOV-001")
def test_without_a_word_on_the_distance_the_game_master_is_asked() -> None:
    fight = field(ana(), orc(), cells=None)
    charges(fight)
    assert fight.asked == [("@gm", "charge_distance")]
    fight.answers("@gm", cells="6")
    assert fight.one(DistanceSaid).centimetres == 1200
    assert fight.one(c.ChargeArrived).cells == 6
    fight = field(ana(), orc(), cells=None)
    charges(fight)
    fight.answers("@gm", cells="refuse")
    assert fight.one(ProposalSettled).how == "refused"
    assert fight.said(c.ChargeArrived) == []


@pytest.mark.rule("ALT-CHG-001")
def test_who_cannot_charge_is_told_why() -> None:
    fight = field(ana(), orc())
    fight.notes(Engage(GM, "ana", "orc"))
    with pytest.raises(Refused, match="alternatif-charge-in-contact"):
        charges(fight)
    fight = field(ana(prone=True), orc())
    with pytest.raises(Refused, match="alternatif-charge-prone"):
        charges(fight)
    lame = evolve(ana(), injuries=(Injury("right_leg", "cut", 2, -3, lame=True),))
    fight = field(lame, orc())
    with pytest.raises(Refused, match="alternatif-charge-lame"):
        charges(fight)


def test_charging_is_offered_with_whom_it_can_reach() -> None:
    fight = field(ana(player=7), orc(), fighter("Ugar", "orcs"))
    fight.notes(Engage(GM, "ana", "ugar"))
    form = fight.game.form(fight.state, "declare", "ana")
    assert form is not None
    offered = form.field("target", {"action": "charge"})
    assert offered is not None
    assert offered.options == ("orc",)
    said = fight.game.compose(fight.state, "declare", 7, {"who": "ana", "action": "charge", "target": "orc"})
    assert said == Charge(7, "ana", "orc")


# ---- what the charger does


@pytest.mark.rule("ALT-CHG-005")
def test_a_knock_down_at_the_end_of_a_charge() -> None:
    """Renverser: d20 = 15 + 6 + 1 + 3 - 6 + 2 = 21."""
    fight = field(ana(bm=6, str_hit=1), orc())
    charges(fight)
    meet(fight, "special", "-", how="knock_down")
    assert fight.one(s.SpecialAttempted).charge
    fight.answers("orc", Fed(2, why="parry"), Fed(15, why="special"), oppose="parry/right")
    rolled = fight.one(s.SpecialRolled)
    assert (rolled.total, terms(rolled)["charge"], terms(rolled)["manoeuvre"]) == (21, 2, -6)
    assert fight.who("orc").prone


@pytest.mark.rule("ALT-CHG-005", "ALT-CHG-008")
def test_a_reception_opposes_a_special_action() -> None:
    """If one of them is a special action the totals are opposed as usual."""
    fight = field(ana(), orc(bm=9))
    charges(fight)
    meet(
        fight,
        "special",
        "attack/right",
        Fed(15, why="reception"),
        Fed(10, why="special"),
        how="push",
    )
    resolved = fight.one(s.SpecialResolved)
    assert (resolved.outcome, resolved.total, resolved.against) == ("failed", 21, 27)


# ---- the reception


@pytest.mark.rule("ALT-CHG-006")
def test_a_reception_disturbs_no_preparation() -> None:
    """Charged at segment 1, own sword due at 8: reception at 1 and still the blow at 8."""
    fight = field(ana(), orc(), fighter("Bor", stamina=60))
    fight.notes(Declare(GM, "orc", "melee", "bor"), 8)
    charges(fight)
    meet(fight, "-", "attack/right", Fed(3, why="reception"), Fed(9, why="reaction"))
    assert strikes(fight)["orc"].occasion == "reception"
    assert (fight.segment, fight.asked) == (8, [("orc", "strike")])


@pytest.mark.rule("ALT-CHG-006")
def test_it_needs_a_weapon_that_has_not_acted() -> None:
    fight = field(ana(), orc(), fighter("Bor", stamina=60, ac=40))
    fight.notes(Declare(GM, "orc", "melee", "bor"), 1)
    fight.stands_by("ana")
    charges(fight)
    fight.strikes("orc", "bor", Fed(3, why="strike"))
    assert fight.asked[0] == ("ana", "charge")
    assert ("orc", "reception") not in fight.asked


@pytest.mark.rule("ALT-CHG-006")
def test_it_may_be_a_breakthrough_or_a_push() -> None:
    fight = field(ana(), orc())
    charges(fight)
    fight.answers("ana", charge="-")
    fight.answers("orc", Fed(15, why="special"), Fed(2, why="reflex"), reception="special", how="push")
    attempted = fight.one(s.SpecialAttempted)
    assert (attempted.combatant, attempted.special, attempted.charge) == ("orc", "push", False)
    assert "charge" not in terms(fight.one(s.SpecialRolled))


@pytest.mark.rule("ALT-CHG-007")
def test_a_braced_spear_doubles_the_damage() -> None:
    """Spear d8 = 5 + Str 2 = 7, doubled 14."""
    fight = field(ana(), orc(arm=SPEAR, str_damage=2))
    charges(fight)
    meet(fight, "-", "attack/both", Fed(12, why="reception"), Fed(5, why="damage"))
    dealt = fight.one(DamageDealt)
    assert (dealt.total, dealt.times, dealt.stamina, dealt.doubled) == (7, 2, 14, False)
    assert "ALT-CHG-007" in fight.game.rules_of(dealt)


@pytest.mark.rule("ALT-CHG-007")
@pytest.mark.parametrize(("stacked", "lost"), [("multiply", 28), ("add", 21), ("once", 14)])
def test_with_a_critical_it_is_the_tables_reading(stacked: str, lost: int) -> None:
    fight = field(ana(), orc(arm=SPEAR, str_damage=2), stacked_doubling=stacked)
    charges(fight)
    faces = (Fed(19, why="reception"), Fed(5, why="damage"), Fed(1, why="body"))
    meet(fight, "-", "attack/both", *faces)
    dealt = fight.one(DamageDealt)
    assert (dealt.total, dealt.stamina, dealt.body, dealt.critical) == (7, lost, 0, "exceptional")


@pytest.mark.rule("ALT-CHG-007")
def test_no_other_weapon_doubles_it() -> None:
    fight = field(ana(), orc(arm=AXE))
    charges(fight)
    meet(fight, "-", "attack/right", Fed(12, why="reception"), Fed(5, why="damage"))
    assert (fight.one(DamageDealt).times, fight.one(DamageDealt).stamina) == (1, 5)


# ---- together


@pytest.mark.rule("ALT-CHG-008")
def test_both_hit_and_both_take_damage_even_if_one_drops() -> None:
    fight = field(ana(stamina=1, body=1), orc(stamina=1, body=1))
    charges(fight)
    faces = (Fed(12, why="charge"), Fed(12, why="reception"), Fed(8, why="damage"), Fed(8, why="damage"))
    meet(fight, "attack/right", "attack/right", *faces)
    assert sorted(each.target for each in fight.said(DamageDealt)) == ["ana", "orc"]
    assert fight.said(ParryChosen) == []  # neither has a weapon left to parry with
    assert {each.combatant for each in fight.said(CombatantOut)} == {"ana", "orc"}


@pytest.mark.rule("ALT-CHG-008")
def test_giving_the_reception_up_keeps_the_parry() -> None:
    fight = field(ana(), orc())
    charges(fight)
    assert fight.question("orc").about["parries"] is True
    meet(fight, "attack/right", "-", Fed(10, why="charge"))
    assert ("orc", "parry") in fight.asked
    fight = field(ana(), armed("Orc", side="orcs", stamina=60))
    charges(fight)
    assert fight.question("orc").about["parries"] is False
    meet(fight, "attack/right", "attack/right", Fed(15, why="charge"), Fed(2, why="reception"))
    question = fight.question("orc", "parry")
    assert question.about["weapon"] == SHIELD.weapon  # the other one is left


@pytest.mark.rule("ALT-CHG-008")
@pytest.mark.parametrize(("order", "charger_strikes"), [("simultaneous", True), ("polearm_first", False)])
def test_a_pole_weapon_may_come_first(order: str, charger_strikes: bool) -> None:
    fight = field(ana(stamina=1, body=1), orc(arm=SPEAR), charge_order=order)
    charges(fight)
    faces = (Fed(12, why="reception"), Fed(3, why="charge"), Fed(8, why="damage"))
    meet(fight, "attack/right", "attack/both", *faces)
    assert ("ana" in strikes(fight)) == charger_strikes
    assert any(each.stopped for each in fight.said(c.ClashSettled)) != charger_strikes
    assert fight.who("ana").out


@pytest.mark.rule("ALT-CHG-008")
def test_a_pole_weapon_that_does_not_stop_him_lets_him_strike() -> None:
    fight = field(ana(), orc(arm=SPEAR), charge_order="polearm_first")
    charges(fight)
    faces = (Fed(12, why="reception"), Fed(3, why="damage"), Fed(10, why="charge"))
    meet(fight, "attack/right", "attack/both", *faces)
    assert list(strikes(fight)) == ["orc", "ana"]
    kinds = [each for each in fight.told if isinstance(each, StrikeRolled | DamageDealt)]
    assert [type(each) for each in kinds[:3]] == [StrikeRolled, DamageDealt, StrikeRolled]


# ---- those whom he passes


@pytest.mark.rule("ALT-CHG-009")
def test_past_a_guard_to_the_captain() -> None:
    """Guard: frank attack (17-20); captain: reception (19-20)."""
    fight = field(ana(), orc(), fighter("Guard", "orcs", stamina=60))
    tool(fight, tool="screen", who="guard", target="orc")
    charges(fight)
    assert fight.one(c.ChargePassed) == c.ChargePassed("ana", "guard", "orc")
    assert fight.asked == [("guard", "free")]
    fight.answers("guard", Fed(17, why="frank"), Fed(3, why="damage"), Fed(1, why="body"), free="ana/right")
    frank = fight.one(StrikeRolled)
    assert (frank.occasion, frank.critical) == ("frank", True)
    assert "guard" not in fight.who("ana").contacts
    meet(fight, "-", "attack/right", Fed(18, why="reception"))
    assert (strikes(fight)["orc"].critical, strikes(fight)["orc"].occasion) == (False, "reception")
    with pytest.raises(Refused, match="already-so"):
        tool(fight, tool="screen", who="guard", target="orc")
    with pytest.raises(Refused, match="alternatif-not-a-companion"):
        tool(fight, tool="screen", who="ana", target="orc")


@pytest.mark.rule("ALT-CHG-009")
def test_whom_he_leaves_has_a_frank_attack_and_loses_him() -> None:
    fight = field(ana(), orc(), fighter("Guard", "orcs", stamina=60))
    fight.notes(Engage(GM, "ana", "guard"))
    charges(fight)
    assert ("ana", "expose") in fight.asked
    fight.answers("ana", expose="yes")
    fight.answers("guard", free="-")
    assert (fight.who("ana").contacts, fight.asked[0]) == (("orc",), ("ana", "charge"))


# ---- afterwards


@pytest.mark.rule("ALT-CHG-010")
@pytest.mark.parametrize(("dex", "dues"), [(True, (4, 8)), (False, (5, 11))])
def test_both_roll_from_the_segment_of_contact(dex: bool, dues: tuple[int, int]) -> None:
    """Contact at 2. Charger d8 = 3, Dex +1: 4. Target, who has waited till then, d10 = 6, Dex +2: 8. Without
    Dexterity 5 and 11."""
    fight = field(ana(dex_std=1, ac=40), orc(dex_std=2, ac=40), cells=14, charge_reaction_dex=dex)
    charges(fight)
    meet(fight, "attack/right", "-", Fed(3, why="charge"), Fed(3, why="reaction"))
    assert fight.said(ReactionRolled)[0].segment == dues[0]
    fight.notes(Declare(GM, "orc", "melee", "ana"), Fed(6, why="reaction"))
    assert fight.said(ReactionRolled)[0].segment == dues[1]


@pytest.mark.rule("ALT-CHG-011")
def test_a_surprised_target_has_no_reception_and_no_parry() -> None:
    """Ambush, 6 cells: free attack at +2/+2 at segment 1, no reception, no parry."""
    fight = Exchange(ana(), orc())
    fight.notes(SayDistance(GM, "ana", "orc", 1200))
    fight.notes(SaySurprise(GM, "ana", "orc"))
    rests_then_answers(fight)
    struck = fight.one(StrikeRolled)
    assert (fight.segment, terms(struck)["charge"], struck.total) == (1, 2, 21)
    assert fight.said(ParryChosen) == []
    assert fight.said(c.ChargeArrived) == []
    dealt = fight.one(DamageDealt)
    assert (dealt.total, terms(dealt)["charge"]) == (9, 2)


@pytest.mark.rule("ALT-CHG-011", "ALT-SUR-007")
def test_a_charger_whom_the_game_master_finds_surprised_strikes_at_nobody() -> None:
    fight = field(ana(), orc())
    charges(fight)
    assert ("ana", "charge") in fight.asked
    fight.notes(SetFlag(GM, "ana", "surprised", on=True))
    assert ("ana", "charge") not in fight.asked
    fight.answers("orc", 2, reception="attack/right")
    assert set(strikes(fight)) == {"orc"}


def rests_then_answers(fight: Exchange) -> None:
    for who, kind in list(fight.asked):
        if kind == "declare":
            fight.stands_by(who)
    fight.answers("ana", Fed(10, why="free"), Fed(5, why="damage"), free="orc/right")


@pytest.mark.rule("ALT-CHG-011")
def test_who_is_surprised_by_a_charge_that_was_announced_does_not_receive_it() -> None:
    fight = field(ana(), orc(surprised=True))
    charges(fight)
    assert not fight.one(c.ChargeArrived).receives
    fight.answers("ana", Fed(10, why="charge"), Fed(5, why="damage"), charge="attack/right")
    assert fight.said(ParryChosen) == []
    assert fight.one(DamageDealt).total == 9


# ---- autopilots and standing orders


@pytest.mark.parametrize(("temperament", "receives"), [("steady", True), ("furious", True), ("cautious", False)])
def test_what_an_autopilot_does_about_a_charge(temperament: Any, receives: bool) -> None:
    fight = field(ana(), orc())
    charges(fight)
    fight.notes(HandOver(GM, "orc", None, temperament))
    fight.answers("ana", Fed(2, why="charge"), charge="attack/right")
    assert ("orc" in strikes(fight)) == receives


@pytest.mark.parametrize(("order", "strikes_"), [("always", True), ("never", False)])
def test_standing_orders_on_free_actions_hold_for_receptions(order: str, strikes_: bool) -> None:
    fight = field(ana(), orc(player=7))
    fight.notes(Order(7, "orc", "free", order))
    charges(fight)
    fight.answers("ana", Fed(2, why="charge"), charge="attack/right")
    assert ("orc" in strikes(fight)) == strikes_


def test_silence_lets_both_strike() -> None:
    fight = field(ana(), orc())
    charges(fight)
    fight.is_silent("ana")
    fight.is_silent("orc", Fed(2, why="charge"), Fed(2, why="reception"))
    assert set(strikes(fight)) == {"ana", "orc"}


# ---- over the map


@pytest.mark.rule("ALT-CHG-001", "ALT-CHG-003", "ALT-MOV-021")
@pytest.mark.parametrize(("row", "cells", "strikes_"), [(9, 5, True), (8, 4, True), (7, 3, False)])
def test_over_the_map_the_cells_of_the_run_count(row: int, cells: int, strikes_: bool) -> None:
    """A full move into contact is a charge, however it was announced; its target receives it."""
    for announced in (True, False):
        fight = on_grid(stands("Ana", "C3", stamina=60), stands("Orc", f"C{row}", "others", stamina=60))
        for each, kind in list(fight.asked):
            if kind == "declare" and each != "ana":
                fight.stands_by(each)
        if announced:
            charges(fight)
        else:
            moves(fight, "ana", target="orc", how="run")
        arrived = fight.one(c.ChargeArrived)
        assert (arrived.cells, arrived.strikes, arrived.receives) == (cells, strikes_, True)
        assert ("orc", "free") not in fight.asked  # the reception stands for a frank attack
        assert ("orc", "reception") in fight.asked
        assert (("ana", "charge") in fight.asked) == strikes_


@pytest.mark.rule("ALT-CHG-009")
def test_over_the_map_those_whom_he_passes_strike_frankly() -> None:
    guards = [stands(name, cell, "others") for name, cell in (("Guard", "D6"), ("Ugar", "A6"))]
    fight = on_grid(stands("Ana", "C3", stamina=60), stands("Orc", "C9", "others"), *guards)
    for each, kind in list(fight.asked):
        if kind == "declare" and each != "ana":
            fight.stands_by(each)
    charges(fight)
    if ("ana", "expose") in fight.asked:
        fight.answers("ana", expose="yes")
    passed = [each for each, kind in fight.asked if kind == "free"]
    assert passed
    assert "orc" not in passed
    for each in passed:
        fight.answers(each, free="-")
    assert ("orc", "reception") in fight.asked


@pytest.mark.rule("ALT-CHG-006", "ALT-FRE-003")
def test_a_reception_falls_away_whose_weapon_has_struck_meanwhile() -> None:
    """The orc has decided on it; before the charger has, Bob is seized, and the orc strikes at him with that axe."""
    fight = field(ana(), orc(), fighter("Bob", stamina=60), fighter("Ugar", "orcs", stamina=60))
    fight.notes(Engage(GM, "bob", "orc"))
    charges(fight)
    fight.answers("orc", reception="attack/right")
    fight.notes(Clinch(GM, "ugar", "bob"))
    assert ("orc", "free") in fight.asked
    fight.dice(Fed(2, who="orc", why="strike"))
    fight.answers("orc", free="bob/right")
    fight.answers("ana", charge="-")
    assert fight.one(c.ClashSettled).target == "orc"
    assert strikes(fight) == {}


@pytest.mark.rule("ALT-CHG-006", "ALT-WRE-021")
def test_a_reception_falls_away_when_its_author_is_seized_before_the_contact_is_decided() -> None:
    fight = field(ana(), orc(), fighter("Bob", stamina=60))
    charges(fight)
    fight.answers("orc", reception="attack/right")
    fight.notes(Clinch(GM, "bob", "orc"))
    fight.answers("ana", charge="-")
    assert fight.one(c.ClashSettled).target == "orc"
    assert strikes(fight) == {}
