"""Parries: when, with what, how often, and what they cost (ALT-PAR)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.values import evolve
from bot.rulesets.alternatif.engagement import Separate
from bot.rulesets.alternatif.melee.strikes import StrikeRolled
from bot.rulesets.alternatif.parry.parries import ParryChosen, ParryRolled
from bot.rulesets.alternatif.reaction.dice import InitiativePostponed, ReactionRolled, StatusChanged
from bot.rulesets.alternatif.state import FIST
from bot.rulesets.alternatif.wounds.events import DamageDealt
from tests.rulesets.alternatif.exchange import CLAWS, GM, SWORD, Exchange, fighter


def struck(face: int = 15, *, due: int | None = 9, segment: int = 4, **settings: Any) -> Exchange:
    """Ana strikes Bor in *segment*, with that face; Bor's sword (d10) is due at *due*, or he stands by."""
    fight = Exchange(fighter("Ana"), fighter("Bor", "others"), **settings)
    if due is None:
        fight.stands_by("bor")
    else:
        fight.attacks("bor", "ana", due)
    fight.attacks("ana", "bor", segment)
    assert fight.segment == segment
    fight.strikes("ana", "bor", face, 10) if face < 7 else fight.strikes("ana", "bor", face)
    return fight


@pytest.mark.rule("ALT-PAR-001")
def test_a_parry_is_asked_after_the_hit_and_before_damage() -> None:
    fight = struck()
    assert fight.asked == [("bor", "parry")]
    assert fight.said(DamageDealt) == []
    about = fight.question("bor").about
    assert (about["attacker"], about["total"], about["status"], about["cost"]) == ("ana", 21, "offensive", 5)


@pytest.mark.rule("ALT-PAR-001")
def test_a_miss_needs_no_parry() -> None:
    fight = struck(6)
    assert fight.asked == [("bor", "strike")]


@pytest.mark.rule("ALT-PAR-002")
def test_nobody_is_obliged_to_parry_and_taking_the_blow_keeps_the_initiative() -> None:
    fight = struck(due=5)
    fight.takes_it("bor", 3, 9)
    assert fight.one(DamageDealt).total == 3
    assert (fight.segment, fight.asked) == (5, [("bor", "strike")])


@pytest.mark.rule("ALT-PAR-002")
def test_a_parry_may_be_made_in_any_segment_without_a_reaction() -> None:
    fight = struck(due=None)
    fight.parries("bor", "ana", 15, 9)
    assert fight.one(ParryRolled).outcome == "parried"
    assert [each.combatant for each in fight.said(ReactionRolled)] == ["ana"]


@pytest.mark.rule("ALT-PAR-003")
@pytest.mark.parametrize("arm", [FIST, CLAWS], ids=["fist", "claws"])
def test_bare_hands_and_natural_weapons_do_not_parry(arm: object) -> None:
    fight = Exchange(fighter("Ana"), evolve(fighter("Bor", "others"), hands=fighter("X", arm=arm).hands))  # type: ignore[arg-type]
    fight.stands_by("bor")
    fight.attacks("ana", "bor", 4)
    fight.strikes("ana", "bor", 19, 5, 9)
    assert fight.one(DamageDealt).total == 5
    assert fight.said(ParryChosen) == []


@pytest.mark.rule("ALT-PAR-004", "ALT-PAR-005", "ALT-REA-009")
def test_of_several_hits_in_a_segment_a_weapon_parries_one_of_its_owners_choice() -> None:
    fight = Exchange(fighter("Ana"), fighter("Cid", bm=5), fighter("Bor", "others", stamina=60))
    fight.stands_by("bor")
    fight.attacks("ana", "bor", 7)
    fight.attacks("cid", "bor", 7)
    fight.strikes("ana", "bor", 8)
    assert fight.awaited == ["cid"]  # asked after all strikes of the segment are known
    fight.strikes("cid", "bor", 12)
    question = fight.question("bor")
    assert question.fields[0].options == ("ana", "cid", "-")
    assert (question.about["ana.total"], question.about["cid.total"]) == (16, 22)
    fight.parries("bor", "cid", 19, 4, 9, 10)
    assert fight.one(ParryRolled).attacker == "cid"
    assert [each.combatant for each in fight.said(DamageDealt)] == ["ana"]  # the other goes through


@pytest.mark.rule("ALT-PAR-006", "ALT-PAR-007")
@pytest.mark.parametrize(("face", "outcome", "wounds"), [(14, "failed", 1), (15, "parried", 0), (16, "parried", 0)])
def test_a_tie_favours_the_parry_and_a_success_annuls_the_blow(face: int, outcome: str, wounds: int) -> None:
    fight = struck(15)
    fight.parries("bor", "ana", face, *([4] * wounds), 10)
    assert fight.one(ParryRolled).outcome == outcome
    assert len(fight.said(DamageDealt)) == wounds


@pytest.mark.rule("ALT-PAR-007", "ALT-PAR-008")
@pytest.mark.parametrize("face", [2, 19])
def test_the_first_parry_postpones_once_whether_it_succeeds_or_not(face: int) -> None:
    fight = struck()
    fight.dice(face, *([3] if face == 2 else []), 9)
    fight.parries("bor", "ana")
    assert fight.one(InitiativePostponed) == InitiativePostponed("bor", "right", 5, 14, "parry")
    assert fight.one(StatusChanged).status == "defensive"
    assert fight.said(ReactionRolled)[-1].combatant == "ana"  # moved, not rolled again


@pytest.mark.rule("ALT-PAR-010", "ALT-PAR-011", "ALT-PAR-012")
def test_on_the_defensive_parries_are_free_until_the_next_action_comes_up() -> None:
    """Offensive, parry (postponed), parry (free), own attack, parry (postponed again)."""
    fight = struck(due=9)
    fight.parries("bor", "ana", 19, 4)  # 9 becomes 14
    fight.strikes("ana", "bor", 15)  # at 8
    assert fight.question("bor").about["free"] is True
    fight.parries("bor", "ana", 19, 7)
    assert fight.said(InitiativePostponed) == []
    assert (fight.segment, fight.asked) == (14, [("bor", "strike")])
    assert fight.status("bor") == "offensive"
    fight.strikes("bor", "ana", 2, 8)
    assert fight.segment == 15
    fight.strikes("ana", "bor", 15)
    fight.parries("bor", "ana", 19, 10)
    assert fight.one(InitiativePostponed).segment == 27


@pytest.mark.rule("ALT-PAR-012")
def test_dropping_the_postponed_action_does_not_shake_the_postponement_off() -> None:
    fight = struck(due=9)
    fight.parries("bor", "ana", 19, 3)  # due 14, on the defensive
    assert fight.segment == 7
    fight.stands_by("bor")
    fight.attacks("bor", "ana", 2)
    assert fight.one(ReactionRolled).postponed == 5
    assert fight.due("bor") == 7 + 2 + 5


@pytest.mark.rule("ALT-PAR-012", "ALT-MEL-003")
def test_a_new_engagement_starts_on_the_offensive() -> None:
    fight = struck(due=9)
    fight.parries("bor", "ana", 19, 3)
    assert fight.status("bor") == "defensive"
    fight.notes(Separate(GM, "ana", "bor"))
    assert (fight.status("bor"), fight.who("bor").main.carry) == ("offensive", 0)


@pytest.mark.rule("ALT-PAR-016")
def test_a_parry_without_a_pending_initiative_weighs_on_the_next_reaction() -> None:
    """Stand-by, parries in 6 with a d10 weapon, announces in 8 with a 3: 8 + 3 + 5, on the defensive until then."""
    fight = struck(due=None, segment=6)
    fight.parries("bor", "ana", 19, 2)
    postponed = fight.one(InitiativePostponed)
    assert (postponed.by, postponed.segment) == (5, None)
    assert fight.segment == 8
    fight.attacks("bor", "ana", 3)
    reaction = fight.one(ReactionRolled)
    assert (reaction.stamp, reaction.postponed, reaction.segment) == (8, 5, 16)
    assert fight.status("bor") == "defensive"


@pytest.mark.rule("ALT-PAR-017", "ALT-FAC-005", "ALT-SIM-009")
def test_a_blow_out_of_nowhere_cannot_be_parried() -> None:
    fight = Exchange(fighter("Victim", bm=8), fighter("Assassin", "others", hidden=True))
    assert fight.asked == [("assassin", "declare")]
    fight.attacks("assassin", "victim", 3)
    fight.strikes("assassin", "victim", 10, 4, 9)
    strike = fight.one(StrikeRolled)
    assert strike.unseen
    assert strike.against == 10  # without the defence factor
    assert fight.said(ParryChosen) == []
    assert fight.one(DamageDealt).total == 4
    assert not fight.who("assassin").hidden  # he has shown himself


@pytest.mark.rule("ALT-PAR-018")
@pytest.mark.parametrize(
    ("setting", "first", "second"), [("take_the_hit", "-", "-"), ("parry_if_already_defensive", "-", "ana")]
)
def test_who_does_not_answer_takes_the_hit_or_parries_for_free(setting: str, first: str, second: str) -> None:
    fight = struck(due=9, parry_no_answer=setting)
    assert fight.question("bor").default == {"parry": first}
    fight.parries("bor", "ana", 19, 3)
    fight.strikes("ana", "bor", 15)
    assert fight.question("bor").default == {"parry": second}
    fight.dice(19 if second == "ana" else 4, 9)
    fight.is_silent("bor")
    assert len(fight.said(ParryRolled)) == (second == "ana")


@pytest.mark.rule("ALT-CRI-002")
@pytest.mark.parametrize(("face", "outcome"), [(18, "failed"), (19, "parried"), (20, "parried")])
def test_a_natural_20_is_cancelled_by_a_critical_parry_alone(face: int, outcome: str) -> None:
    fight = Exchange(fighter("Ana"), fighter("Bor", "others", bm=30))
    fight.stands_by("bor")
    fight.attacks("ana", "bor", 4)
    fight.strikes("ana", "bor", 20)
    fight.dice(face, *([4, 1] if outcome == "failed" else []), 9)
    fight.parries("bor", "ana")
    assert fight.one(ParryRolled).outcome == outcome


@pytest.mark.rule("ALT-CRI-001", "ALT-CRI-010")
@pytest.mark.parametrize(("face", "bm", "outcome"), [(20, -5, "parried"), (1, 30, "failed")])
def test_the_natural_results_of_a_parry_decide_by_themselves(face: int, bm: int, outcome: str) -> None:
    fight = Exchange(fighter("Ana", bm=6), fighter("Bor", "others", bm=bm))
    fight.stands_by("bor")
    fight.attacks("ana", "bor", 4)
    fight.strikes("ana", "bor", 19)
    # A failure of one is a fumble: its d6, then the damage of the blow.
    fight.dice(face, *([4, 4] if outcome == "failed" else []), 9)
    fight.parries("bor", "ana")
    assert fight.one(ParryRolled).outcome == outcome


@pytest.mark.rule("ALT-PAR-006")
def test_a_parry_has_the_strikes_formula_with_the_defence_factor() -> None:
    fight = Exchange(fighter("Ana"), fighter("Bor", "others", arm=evolve(SWORD, defence=5, hit_bonus=1), str_hit=2))
    fight.stands_by("bor")
    fight.attacks("ana", "bor", 4)
    fight.strikes("ana", "bor", 19)
    fight.parries("bor", "ana", 15, 9)
    assert [(each.name, each.value) for each in fight.one(ParryRolled).terms] == [
        ("face", 15),
        ("martial_bonus", 3),
        ("str_hit", 2),
        ("mastery", 1),
        ("defence_factor", 5),
    ]
