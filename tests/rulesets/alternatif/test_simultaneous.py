"""Simultaneous!: secret choices, crossed attacks, returning to guard (ALT-SIM)."""

from __future__ import annotations

import pytest

from bot.kernel import events as told
from bot.rulesets.alternatif.combatants.figures import CombatantOut
from bot.rulesets.alternatif.combatants.words import Remove, SetField
from bot.rulesets.alternatif.engagement import Engage
from bot.rulesets.alternatif.melee.strikes import StrikeRolled
from bot.rulesets.alternatif.parry.parries import ParryChosen
from bot.rulesets.alternatif.reaction.announcer import SetInitiative
from bot.rulesets.alternatif.reaction.dice import InitiativePostponed, ReactionRolled
from bot.rulesets.alternatif.simultaneous import ChoiceRevealed, DisengagedBriefly, SimultaneousAnnounced
from bot.rulesets.alternatif.wounds.events import DamageDealt
from tests.rulesets.alternatif.exchange import GM, SPEAR, Exchange, fighter


@pytest.fixture
def fight() -> Exchange:
    made = Exchange(fighter("Ana", arm=SPEAR, dex_std=2), fighter("Bor", "others", dex_std=1, stamina=40))
    made.attacks("ana", "bor", 8)
    made.notes(SetInitiative(GM, "ana", 8))
    made.attacks("bor", "ana", 9)
    return made


@pytest.mark.rule("ALT-SIM-001", "ALT-GEN-016")
def test_two_actions_due_against_each_other_are_announced_before_anything_is_resolved(fight: Exchange) -> None:
    assert fight.segment == 8
    assert {each.combatant: each.enemies for each in fight.said(SimultaneousAnnounced)} == {
        "ana": ("bor",),
        "bor": ("ana",),
    }
    assert fight.said(StrikeRolled) == []
    assert fight.asked == [("ana", "simultaneous"), ("bor", "simultaneous")]


@pytest.mark.rule("ALT-SIM-001")
def test_an_action_that_comes_up_on_an_enemy_with_nothing_due_is_not_simultaneous() -> None:
    made = Exchange(fighter("Ana"), fighter("Bor", "others"), fighter("Cid", "others"))
    made.attacks("ana", "bor", 8)
    made.attacks("cid", "ana", 8)
    made.stands_by("bor")
    assert ("ana", "simultaneous") in made.asked  # Cid, not Bor, is simultaneous
    assert made.question("ana").about["enemy"] == "cid"


@pytest.mark.rule("ALT-SIM-010")
def test_the_choice_is_secret_until_the_last_and_may_be_changed(fight: Exchange) -> None:
    fight.answers("ana", choice="attack")
    assert fight.told == []
    fight.answers("ana", choice="return_to_guard")
    assert fight.told == []
    assert fight.who("ana").main.choice is None
    fight.answers("bor", 15, choice="attack")
    assert {each.combatant: each.choice for each in fight.said(ChoiceRevealed)} == {
        "ana": "return_to_guard",
        "bor": "attack",
    }


@pytest.mark.rule("ALT-SIM-010")
def test_who_hesitates_returns_to_guard(fight: Exchange) -> None:
    fight.answers("bor", choice="attack")
    fight.is_silent("ana", 2, 10)
    assert {each.combatant: each.choice for each in fight.said(ChoiceRevealed)}["ana"] == "return_to_guard"


@pytest.mark.rule("ALT-SIM-002", "ALT-SIM-004", "ALT-GEN-016")
def test_both_attack_both_strikes_count_and_nobody_parries(fight: Exchange) -> None:
    fight.notes(SetField(GM, "ana", "stamina", 1))
    fight.notes(SetField(GM, "ana", "body", 1))
    fight.notes(SetField(GM, "bor", "stamina", 1))
    fight.notes(SetField(GM, "bor", "body", 1))
    fight.answers("ana", choice="attack")
    fight.answers("bor", 15, 15, 8, 8, choice="attack")
    assert len(fight.said(StrikeRolled)) == 2
    assert fight.said(ParryChosen) == []
    assert {each.target for each in fight.said(DamageDealt)} == {"ana", "bor"}
    assert [each.combatant for each in fight.said(CombatantOut)] == ["ana", "bor"]
    kinds = [type(each) for each in fight.told]
    assert kinds.index(CombatantOut) > max(i for i, kind in enumerate(kinds) if kind is DamageDealt)


@pytest.mark.rule("ALT-SIM-003", "ALT-SIM-007")
def test_returning_to_guard_postpones_and_keeps_the_weapon_free_to_parry(fight: Exchange) -> None:
    fight.answers("ana", choice="return_to_guard")
    fight.answers("bor", 15, choice="attack")
    assert fight.one(InitiativePostponed) == InitiativePostponed("ana", "both", 4, 12, "guard")
    assert fight.status("ana") == "defensive"
    assert fight.question("ana", "parry").about["free"] is True
    fight.parries("ana", "bor", 19, 9)
    assert fight.said(InitiativePostponed) == []
    assert fight.segment == 12


@pytest.mark.rule("ALT-SIM-003", "ALT-SIM-007")
def test_returning_to_guard_costs_the_action_even_if_the_blow_misses(fight: Exchange) -> None:
    fight.answers("ana", choice="return_to_guard")
    fight.answers("bor", 2, 9, choice="attack")
    assert fight.one(StrikeRolled).outcome == "miss"
    assert fight.one(InitiativePostponed).segment == 12
    assert fight.segment == 12


@pytest.mark.rule("ALT-SIM-005", "ALT-MEL-003", "ALT-REA-033")
def test_both_return_to_guard_a_fresh_start(fight: Exchange) -> None:
    """Segment 8: Ana d8=6, Dex +2: due at 12. Bor d10=1, Dex +1: due at 9."""
    fight.answers("ana", choice="return_to_guard")
    fight.answers("bor", 6, 1, choice="return_to_guard")
    assert fight.one(DisengagedBriefly) == DisengagedBriefly("ana", "bor")
    assert fight.said(StrikeRolled) == []
    assert fight.said(InitiativePostponed) == []
    assert {each.combatant: (each.initial, each.segment) for each in fight.said(ReactionRolled)} == {
        "ana": (True, 12),
        "bor": (True, 9),
    }
    assert (fight.status("ana"), fight.segment) == ("offensive", 9)


@pytest.mark.rule("ALT-SIM-006")
def test_with_more_than_two_engaged_returning_to_guard_does_not_break_contact() -> None:
    made = Exchange(fighter("Ana", arm=SPEAR), fighter("Bor", "others"), fighter("Cid", "others"))
    made.stands_by("cid")
    made.attacks("ana", "bor", 8)
    made.notes(Engage(GM, "ana", "cid"))
    made.attacks("bor", "ana", 8)
    made.answers("ana", choice="return_to_guard")
    made.answers("bor", choice="return_to_guard")
    assert made.said(DisengagedBriefly) == []
    assert {each.combatant: each.segment for each in made.said(InitiativePostponed)} == {"ana": 12, "bor": 13}


@pytest.mark.rule("ALT-SIM-002")
def test_an_attack_among_several_enemies_names_its_target() -> None:
    made = Exchange(fighter("Ana"), fighter("Bor", "others"), fighter("Cid", "others"))
    made.stands_by("cid")
    made.attacks("ana", "bor", 8)
    made.notes(Engage(GM, "ana", "cid"))
    made.attacks("bor", "ana", 8)
    question = made.question("ana")
    assert question.legal({"choice": "return_to_guard"}) == ()
    left = question.legal({"choice": "attack"})
    assert left is not None
    assert left[0].options == ("bor", "cid")
    made.answers("ana", choice="attack", target="cid")
    made.answers("bor", 2, 2, 9, 10, choice="attack")
    assert made.said(StrikeRolled)[0].target == "cid"


@pytest.mark.example("EX-A-23")
@pytest.mark.rule("ALT-SIM-009")
def test_the_announcement_names_enemies_and_never_hidden_ones() -> None:
    """You attack the orc in front; an assassin creeps up behind and strikes in the same segment (EX-A-23)."""
    made = Exchange(fighter("Hero"), fighter("Orc", "others"), fighter("Assassin", "others", hidden=True))
    made.attacks("assassin", "hero", 7)
    made.attacks("orc", "hero", 7)
    made.attacks("hero", "orc", 7)
    assert {each.combatant: each.enemies for each in made.said(SimultaneousAnnounced)} == {
        "hero": ("orc",),
        "orc": ("hero",),
    }
    assert "Assassin" not in str(made.question("hero").about)
    made.answers("hero", choice="return_to_guard")
    made.answers("orc", 2, choice="return_to_guard")
    assert made.asked == [("assassin", "strike")]


@pytest.mark.rule("ALT-SIM-010")
def test_when_the_last_awaited_person_leaves_the_others_are_no_longer_simultaneous(fight: Exchange) -> None:
    fight.answers("ana", choice="attack")
    fight.notes(Remove(GM, "bor"))
    assert fight.said(ChoiceRevealed) == []
    assert fight.asked == []
    assert not fight.who("ana").main.up


def test_nothing_is_told_about_a_secret_choice_but_that_it_stands(fight: Exchange) -> None:
    opened = fight.said(told.DecisionOpened)
    assert [(each.who, each.secret) for each in opened] == [("ana", True), ("bor", True)]
