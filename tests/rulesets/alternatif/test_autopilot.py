"""What an autopilot answers: the table in the docstring of `autopilot`, line by line (ALT-SIM-012)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel import events as told
from bot.kernel import inputs
from bot.kernel.values import evolve
from bot.rulesets.alternatif.base.shares import temperament_now
from bot.rulesets.alternatif.combatants.words import Join, Remove
from bot.rulesets.alternatif.engagement import Engage
from bot.rulesets.alternatif.melee.strikes import StrikeRolled
from bot.rulesets.alternatif.moving.events import Ran, Stepped
from bot.rulesets.alternatif.moving.words import Move
from bot.rulesets.alternatif.ordinary.listed import TaskBegun, TaskEnded
from bot.rulesets.alternatif.ordinary.words_announcing import Standby
from bot.rulesets.alternatif.parry.parries import ParryRolled
from bot.rulesets.alternatif.reaction.announcer import SetInitiative
from bot.rulesets.alternatif.reaction.dice import ReactionRolled
from bot.rulesets.alternatif.shooting.words import SayDistance
from bot.rulesets.alternatif.simultaneous import ChoiceRevealed
from bot.rulesets.alternatif.state import FIST, Arm, Combatant, Temperament, Wielded
from bot.rulesets.alternatif.wounds.events import DamageDealt
from bot.rulesets.shared.people import HandOver
from tests.rulesets.alternatif.armed import LEFT_SWORD, armed, sets, statuses
from tests.rulesets.alternatif.exchange import AXE, DAGGER, GM, SHIELD, SWORD, Exchange, fighter
from tests.rulesets.alternatif.test_shoving import at

ALL: tuple[Temperament, ...] = ("never_guard", "furious", "steady", "cautious", "desperate")


def beast(temperament: Temperament, *arms: Arm, stamina: int = 20, **figures: Any) -> Combatant:
    """Bor, whom nobody plays: 20 points of usual stamina."""
    made = armed("Bor", *(arms or (SWORD,)), side="others", stamina=stamina, stamina_max=20, **figures)
    return evolve(made, temperament=temperament)


def by_itself(fight: Exchange, kind: str) -> list[dict[str, str]]:
    """What the journal says the autopilot has answered to questions of *kind*."""
    closed = [each for each in fight.said(told.DecisionClosed) if (each.who, each.kind) == ("bor", kind)]
    assert all((each.how, each.by) == ("autopilot", 0) for each in closed)
    return [each.choice for each in closed]


def simultaneous(temperament: Temperament, *arms: Arm, stamina: int = 20, right: int = 8, left: int = 8) -> Exchange:
    """Ana and Bor have actions in 8; Ana has returned to guard."""
    fight = Exchange(fighter("Ana", stamina=60), beast(temperament, *arms, stamina=stamina))
    hands = [each.arm.hand for each in fight.who("bor").hands if each.due is not None]
    sets(fight, "bor", **{hand: right if hand != "left" else left for hand in hands})
    fight.attacks("ana", "bor", 8)
    fight.answers("ana", choice="return_to_guard")
    return fight


def revealed(fight: Exchange) -> dict[str, str]:
    return {each.hand: each.choice for each in fight.said(ChoiceRevealed) if each.combatant == "bor"}


# ---- simultaneous


@pytest.mark.rule("ALT-SIM-012")
@pytest.mark.parametrize(
    ("temperament", "stamina", "choice"),
    [
        ("never_guard", 20, "attack"),
        ("never_guard", 1, "attack"),
        ("furious", 20, "attack"),
        ("furious", 1, "attack"),
        ("steady", 10, "attack"),
        ("steady", 9, "return_to_guard"),
        ("cautious", 20, "return_to_guard"),
        ("cautious", 1, "return_to_guard"),
        ("desperate", 10, "return_to_guard"),
        ("desperate", 9, "attack"),
    ],
)
def test_attack_or_return_to_guard(temperament: Temperament, stamina: int, choice: str) -> None:
    fight = simultaneous(temperament, stamina=stamina)
    assert revealed(fight) == {"right": choice}
    assert by_itself(fight, "simultaneous") == [{"choice": choice}]


@pytest.mark.rule("ALT-SIM-010", "ALT-SIM-012")
def test_nobody_reads_an_autopilots_choice_before_the_reveal() -> None:
    fight = Exchange(fighter("Ana"), beast("cautious"))
    sets(fight, "bor", right=8)
    fight.attacks("ana", "bor", 8)
    assert fight.asked[0] == ("ana", "simultaneous")
    assert fight.said(ChoiceRevealed) == []
    assert by_itself(fight, "simultaneous") == []


@pytest.mark.rule("ALT-SIM-012", "ALT-SIM-008")
@pytest.mark.parametrize(("temperament", "choice"), [("steady", "attack"), ("cautious", "return_to_guard")])
def test_two_swords_are_decided_alike(temperament: Temperament, choice: str) -> None:
    assert revealed(simultaneous(temperament, SWORD, LEFT_SWORD)) == {"right": choice, "left": choice}


@pytest.mark.rule("ALT-SIM-012")
@pytest.mark.parametrize(
    ("temperament", "stamina", "choice"),
    [
        ("steady", 9, "attack"),
        ("desperate", 20, "attack"),
        ("cautious", 20, "return_to_guard"),
    ],
)
def test_with_a_shield_free_the_sword_attack_is_hardly_ever_given_up(
    temperament: Temperament, stamina: int, choice: str
) -> None:
    assert revealed(simultaneous(temperament, SWORD, SHIELD, stamina=stamina)) == {"right": choice}


@pytest.mark.rule("ALT-SIM-012")
@pytest.mark.parametrize("temperament", ["never_guard", "furious"])
def test_the_reckless_strike_with_the_shield_too(temperament: Temperament) -> None:
    fight = simultaneous(temperament, SWORD, SHIELD)
    assert revealed(fight) == {"right": "attack", "left": "attack"}


@pytest.mark.rule("ALT-SIM-012")
@pytest.mark.parametrize("temperament", ["steady", "cautious", "desperate"])
def test_the_others_prepare_nothing_with_the_shield_beside_their_weapon(temperament: Temperament) -> None:
    fight = Exchange(fighter("Ana"), beast(temperament, SWORD, SHIELD))
    assert [each.hand for each in fight.said(ReactionRolled)] == ["right"]
    alone = Exchange(fighter("Ana"), beast(temperament, SHIELD))
    assert [each.hand for each in alone.said(ReactionRolled)] == ["left"]  # a lone shield is a weapon


@pytest.mark.rule("ALT-SIM-012")
def test_a_shield_that_a_person_left_to_it_in_the_middle_of_an_action_returns_to_guard() -> None:
    bor = armed("Bor", SWORD, SHIELD, side="others", player=5)
    fight = Exchange(fighter("Ana"), bor)
    fight.attacks("bor", "ana", 8, 8)
    fight.notes(HandOver(GM, "bor", temperament="steady"))
    fight.attacks("ana", "bor", 8)
    fight.answers("ana", 2, choice="return_to_guard")
    assert revealed(fight) == {"right": "attack", "left": "return_to_guard"}


@pytest.mark.rule("ALT-SIM-012")
def test_a_lone_shield_attacks_as_any_weapon_does() -> None:
    fight = simultaneous("steady", SHIELD)
    assert revealed(fight) == {"left": "attack"}


# ---- parrying


def hit(temperament: Temperament, *arms: Arm, stamina: int = 20) -> Exchange:
    """Ana hits Bor in 4, with a total of 21; he has nothing due so soon."""
    fight = Exchange(fighter("Ana"), beast(temperament, *arms, stamina=stamina))
    for each in fight.who("bor").hands:
        if each.due is not None:
            sets(fight, "bor", **{each.arm.hand: 30})
    fight.attacks("ana", "bor", 4)
    fight.strikes("ana", "bor", 15)
    return fight


@pytest.mark.rule("ALT-SIM-012")
@pytest.mark.parametrize(
    ("temperament", "stamina", "sword", "shield"),
    [
        ("never_guard", 20, False, False),
        ("never_guard", 1, False, False),
        ("furious", 5, False, False),
        ("furious", 4, True, True),
        ("steady", 20, False, True),
        ("steady", 10, False, True),
        ("steady", 9, True, True),
        ("cautious", 20, True, True),
        ("cautious", 1, True, True),
        ("desperate", 10, True, True),
        ("desperate", 9, False, False),
    ],
)
def test_who_parries_and_with_what(temperament: Temperament, stamina: int, sword: bool, shield: bool) -> None:
    alone = hit(temperament, stamina=stamina)
    assert [each.hand for each in alone.said(ParryRolled)] == (["right"] if sword else [])
    assert by_itself(alone, "parry") == [{"parry": "ana" if sword else "-"}]
    both = hit(temperament, SWORD, SHIELD, stamina=stamina)
    assert [each.hand for each in both.said(ParryRolled)] == (["left"] if shield else [])
    assert by_itself(both, "parry") == [{"parry": "ana/left" if shield else "-"}]


@pytest.mark.rule("ALT-SIM-012")
def test_without_a_shield_it_parries_with_the_weapon_already_on_the_defensive_else_with_the_off_hand() -> None:
    fight = hit("cautious", SWORD, DAGGER)
    assert by_itself(fight, "parry") == [{"parry": "ana/left"}]
    for off, hand in ((DAGGER, "right"), (SHIELD, "left")):
        guarding = (Wielded(SWORD, status="defensive"), Wielded(off))
        fight = Exchange(fighter("Ana"), evolve(beast("cautious"), hands=guarding, intent="standby"))
        fight.attacks("ana", "bor", 4)
        fight.strikes("ana", "bor", 15)
        assert by_itself(fight, "parry") == [{"parry": f"ana/{hand}"}]


@pytest.mark.rule("ALT-SIM-012", "ALT-PAR-005")
def test_of_several_blows_it_parries_the_lowest_and_a_natural_20_last() -> None:
    fight = Exchange(fighter("Ana", bm=-5), fighter("Cid", bm=6), fighter("Dan"), beast("cautious", SWORD, DAGGER))
    sets(fight, "bor", right=30, left=40)
    for name in ("ana", "cid", "dan"):
        fight.attacks(name, "bor", 4)
    fight.strikes("ana", "bor", 20)  # 18 in all
    fight.strikes("cid", "bor", 15)  # 24
    fight.strikes("dan", "bor", 14, 19, 19)  # 20
    assert by_itself(fight, "parry") == [{"parry": "dan/left"}, {"parry": "cid"}]
    assert [each.combatant for each in fight.said(DamageDealt)] == ["ana"]


@pytest.mark.rule("ALT-SIM-012", "ALT-PAR-013")
def test_the_shields_parry_costs_the_sword_nothing() -> None:
    fight = hit("cautious", SWORD, SHIELD)
    assert statuses(fight, "bor") == {"right": "offensive", "left": "defensive"}
    assert fight.who("bor").main.due == 30


# ---- what it does next, and whom it strikes


@pytest.mark.rule("ALT-SIM-012")
@pytest.mark.parametrize("temperament", ALL)
def test_it_attacks_and_strikes_at_once(temperament: Temperament) -> None:
    fight = Exchange(fighter("Ana"), beast(temperament))
    assert by_itself(fight, "declare") == [{"action": "attack", "target": "ana"}]
    sets(fight, "bor", right=4)
    fight.notes(Standby(GM, "ana"), 2, 9)
    assert fight.said(StrikeRolled)[0].target == "ana"
    assert by_itself(fight, "strike")[0] == {"target": "ana"}


@pytest.mark.rule("ALT-SIM-012", "ALT-MEL-014")
def test_it_strikes_whom_it_struck_last_else_somebody_in_contact() -> None:
    fight = Exchange(fighter("Ana"), fighter("Cid"), evolve(beast("steady"), target="cid"), begun=False)
    fight.says(Engage(GM, "ana", "bor"))
    fight.says(Engage(GM, "cid", "bor"))
    fight.says(inputs.Begin(GM))
    assert by_itself(fight, "declare") == [{"action": "attack", "target": "cid"}]
    fight.notes(Remove(GM, "cid"))
    sets(fight, "bor", right=4)
    fight.notes(Standby(GM, "ana"), 2, 9)
    assert by_itself(fight, "strike")[0] == {"target": "ana"}


@pytest.mark.rule("ALT-SIM-012")
def test_with_nobody_upon_it_it_goes_for_the_enemy_with_the_fewest_people_upon_him() -> None:
    fight = Exchange(fighter("Ana"), fighter("Cid"), fighter("Orc", "others"), begun=False)
    fight.says(Engage(GM, "ana", "orc"))
    fight.says(Join(GM, (beast("steady"),)))
    fight.says(inputs.Begin(GM))
    assert by_itself(fight, "declare") == [{"action": "attack", "target": "cid"}]


@pytest.mark.rule("ALT-SIM-012", "ALT-MEL-010")
def test_it_strikes_at_people_not_at_what_they_hold() -> None:
    wooden = evolve(SHIELD, haft_ac=8, structure=5)
    fight = Exchange(armed("Ana", SWORD, wooden), beast("steady"))
    sets(fight, "bor", right=4)
    fight.notes(Standby(GM, "ana"), 2, 9)
    assert fight.said(StrikeRolled)[0].action == "attack"


@pytest.mark.rule("ALT-SIM-012", "ALT-MEL-013")
@pytest.mark.parametrize("engaged", [False, True])
def test_bare_handed_it_draws_when_nobody_is_upon_it(engaged: bool) -> None:
    fight = Exchange(fighter("Ana"), evolve(beast("steady", FIST), carried=(SWORD, AXE)), begun=False)
    if engaged:
        fight.says(Engage(GM, "ana", "bor"))
    fight.says(inputs.Begin(GM))
    if engaged:
        assert by_itself(fight, "declare") == [{"action": "attack", "target": "ana"}]
        return
    assert by_itself(fight, "declare") == [{"action": "draw", "weapon": "longsword"}]
    fight.stands_by("ana")
    assert fight.who("bor").main.arm.weapon == "longsword"
    assert [each.action for each in fight.said(TaskEnded)] == ["draw"]


@pytest.mark.rule("ALT-SIM-012", "ALT-FRE-009")
@pytest.mark.parametrize("engaged", [False, True])
def test_prone_it_stands_up_when_nobody_is_upon_it(engaged: bool) -> None:
    fight = Exchange(fighter("Ana"), evolve(beast("steady"), prone=True), begun=False)
    if engaged:
        fight.says(Engage(GM, "ana", "bor"))
    fight.says(inputs.Begin(GM))
    action = by_itself(fight, "declare")[0]["action"]
    assert action == ("attack" if engaged else "stand_up")


# ---- wounds, moves, charges


@pytest.mark.rule("ALT-SIM-012")
@pytest.mark.parametrize(("stamina", "feels"), [(20, "steady"), (5, "steady"), (4, "cautious"), (0, "cautious")])
def test_wounds_make_the_steady_cautious(stamina: int, feels: str) -> None:
    assert temperament_now(beast("steady", stamina=stamina)) == feels


@pytest.mark.rule("ALT-SIM-012")
@pytest.mark.parametrize("temperament", ["never_guard", "furious", "cautious", "desperate"])
def test_wounds_change_no_other_temperament(temperament: Temperament) -> None:
    assert temperament_now(beast(temperament, stamina=1)) == temperament


@pytest.mark.rule("ALT-SIM-012", "ALT-CHG-001")
@pytest.mark.parametrize(
    ("temperament", "metres", "charges"),
    [("furious", 12, True), ("steady", 12, False), ("never_guard", 6, False), ("furious", None, False)],
)
def test_who_attacks_with_abandon_charges_over_a_distance_that_was_said(
    temperament: Temperament, metres: int | None, charges: bool
) -> None:
    """Without a grid; nearer than 4 cells there is no impetus to be had."""
    fight = Exchange(fighter("Ana"), fighter("Cid"), beast(temperament), begun=False)
    if metres is not None:
        for ident, apart in (("ana", metres + 1), ("cid", metres)):
            fight.notes(SayDistance(GM, "bor", ident, apart * 100))
    fight.notes(inputs.Begin(GM))
    (choice,) = by_itself(fight, "declare")
    assert choice["action"] == ("charge" if charges else "attack" if metres is None else "approach")
    if charges:
        assert choice["target"] == "cid"


@pytest.mark.rule("ALT-SIM-012", "ALT-MOV-013")
@pytest.mark.parametrize(
    ("temperament", "stamina", "back"),
    [("cautious", 9, True), ("cautious", 10, False), ("steady", 4, True), ("steady", 9, False), ("furious", 1, False)],
)
def test_the_wounded_step_back_out_of_reach_once_in_a_round(temperament: Temperament, stamina: int, back: bool) -> None:
    ana, bor = fighter("Ana", stamina=60), beast(temperament, stamina=stamina)
    fight = Exchange(at(ana, "C3"), at(bor, "D3"), map="square")
    fight.notes(SetInitiative(GM, "bor", 50)) if fight.who("bor").main.due else None
    fight.attacks("ana", "bor", 4)
    fight.strikes("ana", "bor", 2, 4)
    stepped = [each for each in fight.said(Stepped) if each.combatant == "bor"]
    assert len(stepped) == back
    if back:
        fight.answers("ana", follow=fight.question("ana", "keep_up").fields[0].options[0])
        assert fight.who("bor").contacts == ("ana",)
        before = fight.who("bor").spot.cell
        fight.strikes("ana", "bor", 2, 4)
        assert fight.segment - fight.who("bor").spot.stepped < 10
        assert fight.who("bor").spot.cell == before


@pytest.mark.rule("ALT-SIM-012", "ALT-MOV-012")
@pytest.mark.parametrize("temperament", ALL)
def test_it_runs_after_who_has_fled_in_the_next_segment(temperament: Temperament) -> None:
    """Like a person: a full move cannot be followed in its own segment."""
    fight = Exchange(fighter("Ana", stamina=60), beast(temperament))
    sets(fight, "bor", right=9)
    fight.attacks("ana", "bor", 5)
    fight.answers("ana", target="-")
    fight.notes(Move(GM, "ana", how="flee"))
    fight.answers("ana", 2, expose="yes")
    fled = fight.segment
    assert [(each.segment, each.flees) for each in fight.said(Ran)] == [(fled, True)]
    assert fight.who("ana").contacts == ()
    assert [each.first for each in fight.said(TaskBegun) if each.combatant == "bor"] == [fled + 1]
    fight.stands_by("ana")
    assert fight.who("ana").contacts == ("bor",)
    assert fight.segment > fled
