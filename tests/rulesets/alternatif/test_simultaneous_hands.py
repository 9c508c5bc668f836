"""Simultaneous! with two weapons, against several, and for what cannot be seen (ALT-SIM-006 to -011)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.ruleset import Reader
from bot.kernel.values import evolve
from bot.rulesets.alternatif.combatants.words import SetFlag
from bot.rulesets.alternatif.engagement import Engage
from bot.rulesets.alternatif.free_actions import FreeActionOffered
from bot.rulesets.alternatif.melee.strikes import StrikeRolled
from bot.rulesets.alternatif.parry.parries import ParryChosen, ParryRolled
from bot.rulesets.alternatif.reaction.dice import InitiativePostponed, ReactionRolled, StatusChanged
from bot.rulesets.alternatif.simultaneous import ChoiceRevealed, DisengagedBriefly, SimultaneousAnnounced
from bot.rulesets.alternatif.state import Arm
from bot.rulesets.alternatif.wounds.events import DamageDealt, EquipmentDamaged
from tests.rulesets.alternatif.armed import LEFT_SWORD, armed, dues, sets, statuses
from tests.rulesets.alternatif.exchange import AXE, GM, SHIELD, SWORD, Exchange, fighter

BM = 7  # right hand d8, left hand d10, shield d12


def crossed(*arms: Arm, right: int = 8, left: int = 20, segment: int = 8, **settings: Any) -> Exchange:
    """Ana, who holds *arms* (a sword and a shield), and Bor with an axe (d10): both have an action in *segment*."""
    ana = armed("Ana", *arms, bm=BM, stamina=60, dex_std=2)
    fight = Exchange(ana, fighter("Bor", "others", AXE, stamina=60, dex_std=1), **settings)
    fight.attacks("ana", "bor", 1, *([2] if len(arms) != 1 else []))
    sets(fight, "ana", **({"right": right, "left": left} if len(arms) != 1 else {"right": right}))
    fight.attacks("bor", "ana", segment + 1)  # a first reaction, lowered by his Dexterity
    assert fight.segment == segment
    return fight


def postponed(fight: Exchange) -> dict[tuple[str, str], tuple[int, int | None]]:
    return {(each.combatant, each.hand): (each.by, each.segment) for each in fight.said(InitiativePostponed)}


# ---- both return to guard (ALT-SIM-005, -006)


@pytest.mark.rule("ALT-SIM-006")
def test_a_second_weapon_on_the_offensive_keeps_the_contact() -> None:
    """Ana (sword d8, shield on the offensive) and Bor (axe d10) return in 8: sword 12, axe 13, shield as it was."""
    fight = crossed()
    fight.answers("ana", choice="return_to_guard")
    fight.answers("bor", choice="return_to_guard")
    assert fight.said(DisengagedBriefly) == []
    assert postponed(fight) == {("ana", "right"): (4, 12), ("bor", "right"): (5, 13)}
    assert {(each.combatant, each.status) for each in fight.said(StatusChanged)[:2]} == {
        ("ana", "defensive"),
        ("bor", "defensive"),
    }
    assert dues(fight, "ana")["left"] == 20
    assert statuses(fight, "ana")["left"] == "offensive"


def with_a_defensive_shield(**settings: Any) -> Exchange:
    """As `crossed`, but Ana's shield has parried in 5 and is on the defensive until 26."""
    fight = crossed(segment=5, **settings)
    fight.strikes("bor", "ana", 15)
    fight.parries("ana", "bor/left", 19, 3)
    assert (fight.segment, statuses(fight, "ana"), dues(fight, "ana")["left"]) == (
        8,
        {"right": "offensive", "left": "defensive"},
        26,
    )
    return fight


@pytest.mark.rule("ALT-SIM-006", "ALT-SIM-005", "ALT-REA-032")
def test_a_second_weapon_on_the_defensive_lets_contact_break_and_everything_is_rolled_anew() -> None:
    """Dexterity helps the right hand alone: 8 + 6 - 2; the shield 8 + 7."""
    fight = with_a_defensive_shield()
    fight.answers("ana", choice="return_to_guard")
    fight.answers("bor", 6, 7, 1, choice="return_to_guard")
    assert fight.one(DisengagedBriefly) == DisengagedBriefly("ana", "bor")
    assert postponed(fight) == {}
    reactions = {(each.combatant, each.hand): each for each in fight.said(ReactionRolled)}
    assert {key: (each.initial, each.segment) for key, each in reactions.items()} == {
        ("ana", "right"): (True, 12),
        ("ana", "left"): (False, 15),
        ("bor", "right"): (True, 9),
    }
    assert statuses(fight, "ana") == {"right": "offensive", "left": "offensive"}


@pytest.mark.rule("ALT-SIM-006")
def test_a_table_may_have_any_second_weapon_keep_the_contact() -> None:
    fight = with_a_defensive_shield(mutual_guard="single_weapons_only")
    fight.answers("ana", choice="return_to_guard")
    fight.answers("bor", choice="return_to_guard")
    assert fight.said(DisengagedBriefly) == []
    assert postponed(fight) == {("ana", "right"): (4, 12), ("bor", "right"): (5, 13)}
    assert dues(fight, "ana")["left"] == 26


@pytest.mark.rule("ALT-SIM-006", "ALT-SIM-008")
@pytest.mark.parametrize(("second", "broken"), [("return_to_guard", True), ("attack", False)])
def test_with_both_weapons_due_contact_breaks_only_if_both_return(second: str, broken: bool) -> None:
    fight = crossed(SWORD, LEFT_SWORD, left=8)
    fight.answers("ana", choice="return_to_guard", choice_left=second)
    fight.answers("bor", *((6, 7, 1) if broken else (2, 9, 9)), choice="return_to_guard")
    assert len(fight.said(DisengagedBriefly)) == broken
    assert len(fight.said(StrikeRolled)) == (not broken)


@pytest.mark.rule("ALT-SIM-006")
def test_a_hidden_third_one_in_contact_does_not_show_by_it() -> None:
    fight = Exchange(fighter("Ana"), fighter("Bor", "others"), fighter("Assassin", "others", hidden=True))
    fight.attacks("assassin", "ana", 10)
    fight.attacks("ana", "bor", 8)
    fight.attacks("bor", "ana", 8)
    fight.answers("ana", choice="return_to_guard")
    fight.answers("bor", choice="return_to_guard")
    assert fight.said(DisengagedBriefly) == [DisengagedBriefly("ana", "bor")]


# ---- one attacks (ALT-SIM-003, -007, -008)


@pytest.mark.rule("ALT-SIM-007", "ALT-SIM-003")
@pytest.mark.parametrize(("face", "asked"), [(2, False), (15, True)])
def test_the_one_who_returned_may_parry_if_he_is_hit_and_has_lost_his_action_if_not(face: int, asked: bool) -> None:
    """Bor misses in 8: Ana has lost her action for nothing, due at 12."""
    fight = crossed(SWORD)
    fight.answers("ana", choice="return_to_guard")
    fight.answers("bor", face, *([] if asked else [10]), choice="attack")
    assert postponed(fight) == {("ana", "right"): (4, 12)}
    assert (("ana", "parry") in fight.asked) is asked
    if asked:
        assert fight.question("ana").about["cost"] == 0
        fight.parries("ana", "bor", 19, 10)
        assert postponed(fight) == {}
    assert (fight.segment, fight.asked) == (12, [("ana", "strike")])


@pytest.mark.rule("ALT-SIM-003", "ALT-PAR-011")
def test_returning_to_guard_from_the_defensive_costs_a_postponement_again() -> None:
    fight = crossed(SWORD, right=8, segment=4)
    fight.strikes("bor", "ana", 15)
    fight.parries("ana", "bor", 19, 8)  # 8 becomes 12, and Bor is due in 12
    assert (fight.segment, statuses(fight, "ana")) == (12, {"right": "offensive"})
    fight.answers("bor", choice="attack")
    fight.answers("ana", 2, 9, choice="return_to_guard")
    assert postponed(fight) == {("ana", "right"): (4, 16)}


@pytest.mark.rule("ALT-SIM-008", "ALT-PAR-013")
def test_the_sword_attacks_and_the_shield_parries() -> None:
    """Sword due in 8, shield due in 11 and free: sword attacks; Bor hits; shield (d12) parries: due at 17."""
    fight = crossed(left=11)
    assert fight.question("ana").about["weapon"] == "longsword"
    fight.answers("ana", choice="attack")
    fight.answers("bor", 2, 15, choice="attack")
    assert fight.question("ana", "parry").fields[0].options == ("bor", "-")
    fight.parries("ana", "bor", 19, 3, 7, 9)
    assert fight.said(ParryRolled)[0].weapon == "shield"
    assert postponed(fight) == {("ana", "left"): (6, 17)}
    assert statuses(fight, "ana") == {"right": "offensive", "left": "defensive"}


@pytest.mark.rule("ALT-SIM-008")
def test_with_both_weapons_due_each_has_a_choice_of_its_own() -> None:
    fight = crossed(left=8)
    question = fight.question("ana", "simultaneous")
    assert (question.about["weapon"], question.about["second"]) == ("longsword", "shield")
    assert [each.name for each in question.fields] == ["choice", "choice_left"]
    assert question.default == {"choice": "return_to_guard", "choice_left": "return_to_guard"}
    fight.answers("ana", choice="attack", choice_left="return_to_guard")
    fight.answers("bor", 2, 15, choice="attack")
    assert postponed(fight) == {("ana", "left"): (6, 14)}
    parry = fight.question("ana", "parry")
    assert (parry.about["weapon"], parry.about["cost"]) == ("shield", 0)


@pytest.mark.rule("ALT-SIM-008", "ALT-SIM-004")
def test_with_both_attacking_nothing_is_left_to_parry_with() -> None:
    fight = crossed(SWORD, LEFT_SWORD, left=8)
    fight.answers("ana", choice="attack", choice_left="attack")
    fight.answers("bor", 2, 3, 15, 6, choice="attack")
    assert [(each.combatant, each.hand) for each in fight.said(StrikeRolled)] == [
        ("ana", "right"),
        ("ana", "left"),
        ("bor", "right"),
    ]
    assert fight.said(ParryChosen) == []
    assert fight.one(DamageDealt).target == "ana"


@pytest.mark.rule("ALT-SIM-008", "ALT-SIM-010")
def test_who_does_not_answer_returns_with_both_weapons() -> None:
    fight = crossed(left=8)
    fight.answers("bor", choice="attack")
    fight.is_silent("ana", 2, 9)
    assert postponed(fight) == {("ana", "right"): (4, 12), ("ana", "left"): (6, 14)}


# ---- what is told and what is not (ALT-SIM-009)


@pytest.mark.rule("ALT-SIM-009")
def test_the_announcement_names_enemies_but_no_weapon_of_theirs() -> None:
    fight = Exchange(armed("Bor", AXE, SHIELD, side="others"), fighter("Ana"), fighter("Dan", "others"))
    fight.stands_by("dan")
    fight.attacks("bor", "ana", 8, 8)
    fight.attacks("ana", "bor", 8)
    fight.notes(Engage(GM, "ana", "dan")) if "dan" not in fight.who("ana").contacts else None
    about = fight.question("ana", "simultaneous").about
    assert (about["enemies"], about["count"]) == ("Bor", 1)
    assert {about["weapon"], about["second"]} == {"longsword", None}  # her own
    assert "axe" not in str(about)


def behind(**figures: Any) -> Exchange:
    """You attack the orc in front of you in 7; an assassin is in your back (EX-A-23)."""
    fight = Exchange(
        fighter("Hero", bm=8, stamina=60), fighter("Orc", "others"), fighter("Assassin", "others", **figures)
    )
    if not figures:
        fight.notes(SetFlag(GM, "hero", "unaware", on=True, other="assassin"))
    fight.attacks("assassin", "hero", 7)
    fight.attacks("orc", "hero", 7)
    fight.attacks("hero", "orc", 7)
    assert fight.segment == 7
    return fight


@pytest.mark.example("EX-A-23")
@pytest.mark.rule("ALT-SIM-009", "ALT-PAR-017")
@pytest.mark.parametrize("hidden", [True, False])
def test_ex_a_23_a_blow_that_cannot_be_seen_is_neither_announced_nor_parried(hidden: bool) -> None:
    fight = behind(**({"hidden": True} if hidden else {}))
    assert {each.combatant: each.enemies for each in fight.said(SimultaneousAnnounced)} == {
        "hero": ("orc",),
        "orc": ("hero",),
    }
    assert fight.question("hero").about["enemies"] == "Orc"
    fight.answers("orc", choice="return_to_guard")
    fight.answers("hero", choice="return_to_guard")
    assert fight.asked == [("assassin", "strike")]
    fight.strikes("assassin", "hero", 10, 6, 8, 8)
    strike = fight.said(StrikeRolled)[0]
    assert (strike.combatant, strike.unseen, strike.outcome) == ("assassin", True, "hit")
    assert fight.said(ParryChosen) == []  # her sword is back in guard, and no help
    assert fight.said(DamageDealt)[0].target == "hero"


@pytest.mark.rule("ALT-SIM-009")
def test_alone_against_an_unseen_attacker_nothing_is_announced_at_all() -> None:
    fight = Exchange(fighter("Hero"), fighter("Assassin", "others"))
    fight.notes(SetFlag(GM, "hero", "unaware", on=True, other="assassin"))
    fight.attacks("assassin", "hero", 7)
    fight.attacks("hero", "assassin", 7)
    assert fight.said(SimultaneousAnnounced) == []
    assert fight.asked == [("hero", "strike"), ("assassin", "strike")]


@pytest.mark.rule("ALT-SIM-009")
def test_no_tracker_shows_an_opponents_pending_initiatives_of_either_hand() -> None:
    people = evolve(armed("Bor", AXE, SHIELD, side="others"), player=2), evolve(fighter("Ana"), player=3)
    fight = Exchange(*people)
    fight.attacks("bor", "ana", 5, 7)
    for user, seen in ((2, True), (3, False)):
        row = next(row for row in fight.game.view(fight.state, Reader(user), ()).rows if row.id == "bor")
        facts = {name: row.facts.get(name) for name in ("due", "second_due", "next")}
        assert facts == ({"due": 5, "second_due": 7, "next": 5} if seen else dict.fromkeys(facts))
        for told in (each for each in fight.told if isinstance(each, ReactionRolled)):
            assert fight.game.may_read(fight.state, told, Reader(user)) is seen


# ---- the kind of attack; a weapon back in guard (ALT-SIM-011)


@pytest.mark.rule("ALT-SIM-011", "ALT-MEL-010")
def test_the_attack_may_be_on_equipment_and_says_so_with_the_choice() -> None:
    wooden = evolve(SHIELD, haft_ac=12, structure=10)
    bor = armed("Bor", AXE, wooden, side="others", stamina=60)
    fight = Exchange(fighter("Ana", stamina=60), bor)
    fight.attacks("bor", "ana", 8, 12)
    fight.attacks("ana", "bor", 8)
    assert fight.question("ana").fields[0].options == ("attack", "equipment", "special", "return_to_guard")
    fight.answers("ana", choice="equipment")
    fight.answers("bor", 10, 4, 10, 9, choice="return_to_guard")
    revealed = next(each for each in fight.said(ChoiceRevealed) if each.combatant == "ana")
    assert (revealed.choice, revealed.target, revealed.piece) == ("attack", "bor", "left")
    assert fight.one(StrikeRolled).aimed == "shield"
    assert fight.said(ParryChosen) == []
    assert fight.one(EquipmentDamaged).left == 6


def returned(*, cid: int) -> Exchange:
    """Ana has returned to guard in 8; Bor fumbles and opens his defence; Cid's blow upon Ana has the face *cid*."""
    fight = Exchange(fighter("Ana", stamina=60), fighter("Bor", "others", stamina=60), fighter("Cid", "others"))
    fight.attacks("ana", "bor", 8)
    fight.attacks("cid", "ana", 8)
    fight.attacks("bor", "ana", 8)
    for ident in ("ana", "bor"):
        fight.answers(ident, choice="return_to_guard" if ident == "ana" else "attack")
    fight.answers("cid", 1, cid, 2, choice="attack")
    assert fight.one(FreeActionOffered).combatant == "ana"
    return fight


@pytest.mark.rule("ALT-SIM-011", "ALT-FRE-005")
def test_a_weapon_back_in_guard_may_take_a_free_action_and_stays_on_the_defensive() -> None:
    fight = returned(cid=2)
    assert fight.asked == [("ana", "free")]
    fight.answers("ana", 3, 9, 9, free="bor/right")
    strike = fight.one(StrikeRolled)
    assert (strike.combatant, strike.occasion) == ("ana", "free")
    assert (dues(fight, "ana"), statuses(fight, "ana")) == ({"right": None}, {"right": "offensive"})
    assert fight.segment == 13  # 8 + 5: postponed either way


@pytest.mark.rule("ALT-SIM-011", "ALT-FRE-003")
def test_it_parries_or_takes_the_free_action_but_not_both() -> None:
    fight = returned(cid=15)
    assert fight.asked == [("ana", "parry")]
    fight.parries("ana", "cid", 19, 9, 9)
    assert ("ana", "free") not in fight.asked
    assert fight.segment == 13
    fight = returned(cid=15)
    fight.takes_it("ana", 4)
    assert fight.asked == [("ana", "free")]
