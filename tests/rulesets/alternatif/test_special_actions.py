"""Special melee actions: what they cost, whom they expose, how they are opposed (ALT-SPE-001 to -008, -026 to -037)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel.values import evolve
from bot.rulesets.alternatif.combatants.figures import CombatantOut
from bot.rulesets.alternatif.combatants.words import SetFlag
from bot.rulesets.alternatif.engagement import Engage
from bot.rulesets.alternatif.melee.strikes import StrikeRolled
from bot.rulesets.alternatif.parry.parries import ParryRolled
from bot.rulesets.alternatif.reaction.dice import ActionLost, StatusChanged
from bot.rulesets.alternatif.simultaneous import ChoiceRevealed
from bot.rulesets.alternatif.specials import events as s
from bot.rulesets.alternatif.specials import records as torn
from bot.rulesets.alternatif.specials.counters import Describe, SayLicence
from bot.rulesets.alternatif.state import AlternatifState, Arm, Combatant
from bot.rulesets.alternatif.state.specials import KINDS
from bot.rulesets.alternatif.wounds.events import DamageDealt, FumbleRolled, WeaponChanged
from tests.rulesets.alternatif.armed import armed, busy, sets
from tests.rulesets.alternatif.bottes import HALBERD, ana, attempts, bor, both_up, holding, opposes, result, up
from tests.rulesets.alternatif.exchange import DAGGER, GM, SHIELD, SPEAR, SWORD, Exchange, fighter, game


@pytest.mark.rule("ALT-SPE-001", "ALT-MEL-005")
def test_special_actions_are_offered_beside_the_plain_blow() -> None:
    fight = up()
    question = fight.question("ana")
    assert question.fields[0].options == ("bor", "special", "else", "-")
    assert question.default == {"target": "bor"}
    assert question.legal({"target": "bor"}) == ()
    left = question.legal({"target": "special"})
    assert left is not None
    assert left[0].options == KINDS


@pytest.mark.rule("ALT-SPE-001")
def test_without_them_there_is_only_the_blow() -> None:
    fight = up(special_actions=False)
    assert fight.question("ana").fields[0].options == ("bor", "else", "-")
    assert fight.tries(Describe(GM, "ana", "disarm", "bor")) is not None


@pytest.mark.rule("ALT-SPE-002", "ALT-FAC-004")
def test_the_strike_total_is_an_attacks_plus_the_modifier() -> None:
    """Sword +3, BM 9, Str 1, disarm -8, d20=14: 14+9+1+3-8 = 19."""
    fight = up(ana(bm=9, str_hit=1))
    attempts(fight, "disarm")
    opposes(fight, "attack/right", 2, 14)
    rolled = fight.one(s.SpecialRolled)
    assert (rolled.total, [(each.name, each.value) for each in rolled.terms]) == (
        19,
        [("face", 14), ("martial_bonus", 9), ("str_hit", 1), ("attack_factor", 3), ("manoeuvre", -8)],
    )


@pytest.mark.rule("ALT-OFF-001", "ALT-OFF-003", "ALT-OFF-006", "ALT-SPE-002")
@pytest.mark.parametrize(
    ("rank", "factors", "more"),
    [(0, True, []), (2, True, [("attack_factor", 1)]), (0, False, [("off_hand", -4)]), (2, False, [])],
)
def test_a_special_action_of_the_off_hand_has_no_factor_without_the_skill(
    rank: int, factors: bool, more: list[tuple[str, int]]
) -> None:
    """A dagger in the left hand disarms beside a sword: 14 + 6 - 8. Without weapon factors it costs 4 more."""
    dagger = evolve(DAGGER, left_rank=2)
    one = armed("Ana", SWORD, dagger, bm=6, stamina=60, left_hand_rank=rank)
    fight = Exchange(one, bor(), weapon_factors=factors)
    fight.stands_by("bor")
    fight.notes(Engage(GM, "ana", "bor"))
    sets(fight, "ana", right=30, left=5)
    attempts(fight, "disarm")
    opposes(fight, "attack/right", 2, 14)
    found = {(each.name, each.value) for each in fight.one(s.SpecialRolled).terms}
    assert found == {("face", 14), ("martial_bonus", 6), ("manoeuvre", -8), *more}


@pytest.mark.rule("ALT-SPE-003")
@pytest.mark.parametrize(
    ("how", "arm", "modifier"),
    [
        ("push", SWORD, 0),
        ("breakthrough", SWORD, -6),
        ("knock_down", SWORD, -6),
        ("engage_wrestling", SWORD, -8),
        ("disarm", SWORD, -8),
        ("weapon_capture", SWORD, -8),
        ("weapon_capture", HALBERD, -6),
    ],
)
def test_easy_difficult_and_perilous(how: str, arm: Arm, modifier: int) -> None:
    fight = up(None, holding(bor(), arm))
    attempts(fight, how, **({"flank": "right"} if how == "breakthrough" else {}))
    assert fight.one(s.SpecialAttempted).modifier == modifier


@pytest.mark.rule("ALT-SPE-004", "ALT-FRE-007")
def test_the_target_answers_first_then_all_dice_then_both_results() -> None:
    """Bor's free attack on 19 is a critical, and Ana's disarm succeeds all the same."""
    fight = up(ana(bm=14))
    attempts(fight, "disarm")
    assert fight.said(s.SpecialRolled) == []
    assert fight.question("bor", "oppose").fields[0].options == ("attack/right", "parry/right", "special", "-")
    opposes(fight, "attack/right", 19, 18, 4, 3)
    strike = fight.one(StrikeRolled)
    assert (strike.occasion, strike.critical, strike.total) == ("free", True, 25)
    assert result(fight) == ("succeeded", 27, 25)
    assert (fight.one(WeaponChanged).change, fight.one(DamageDealt).doubled) == ("dropped", True)


@pytest.mark.rule("ALT-SPE-004")
def test_it_takes_effect_even_if_its_author_falls() -> None:
    fight = up(ana(bm=14, stamina=0, body=1))
    attempts(fight, "disarm")
    opposes(fight, "attack/right", 15, 18, 8, 50)
    assert fight.one(CombatantOut).combatant == "ana"
    assert ("bor", "longsword", "dropped") in [
        (each.combatant, each.weapon, each.change) for each in fight.said(WeaponChanged)
    ]


@pytest.mark.rule("ALT-SPE-005", "ALT-SPE-021")
@pytest.mark.parametrize(("face", "outcome"), [(13, "succeeded"), (14, "failed")])
def test_equal_is_enough_against_an_attack(face: int, outcome: str) -> None:
    """Disarm 19 against a free attack of 19: success; of 20: failure."""
    fight = up(ana(bm=8))
    attempts(fight, "disarm")
    opposes(fight, "attack/right", face, 16)
    assert result(fight) == (outcome, 19, face + 6)


@pytest.mark.rule("ALT-SPE-005")
@pytest.mark.parametrize(("face", "outcome"), [(15, "succeeded"), (14, "failed")])
def test_an_attack_that_misses_still_opposes(face: int, outcome: str) -> None:
    """Bor's 12 misses Ana's 17: 13 - 1 = 12 overcomes it, 11 does not (BM 2: face + 2 + 3 - 8)."""
    fight = up(ana(bm=2, ac=17))
    attempts(fight, "disarm")
    opposes(fight, "attack/right", 6, face)
    assert fight.one(StrikeRolled).outcome == "miss"
    assert result(fight) == (outcome, face - 3, 12)
    assert fight.said(DamageDealt) == []


@pytest.mark.rule("ALT-SPE-006", "ALT-SPE-009", "ALT-SPE-010")
def test_pushed_and_the_pusher_is_hit() -> None:
    """Push 24, free attack 20, the pusher's melee AC 13: pushed one cell, and hit."""
    fight = up(ana(bm=8))
    attempts(fight, "push")
    opposes(fight, "attack/right", 14, 13)
    assert result(fight) == ("succeeded", 24, 20)
    assert fight.one(s.SpecialResolved).cells == 1
    fight.answers("ana", 5, follow="follow")
    assert fight.one(DamageDealt).target == "ana"


@pytest.mark.rule("ALT-SPE-007", "ALT-SPE-021", "ALT-CRI-001")
@pytest.mark.parametrize(("own", "theirs", "outcome"), [(20, 20, "failed"), (20, 19, "succeeded"), (1, 2, "failed")])
def test_natural_results(own: int, theirs: int, outcome: str) -> None:
    fight = up(ana(bm=3))
    attempts(fight, "disarm")
    opposes(fight, "attack/right", theirs, own, *([6] if own == 1 else []))
    assert result(fight)[0] == outcome
    # A natural 20 does no damage unless its entry says so; a natural 1 fumbles.
    assert all(each.target == "ana" for each in fight.said(DamageDealt))
    assert len(fight.said(FumbleRolled)) == (own == 1)


@pytest.mark.rule("ALT-SPE-007")
def test_a_natural_1_of_the_opposing_attack_has_failed() -> None:
    fight = up(ana(bm=0))
    attempts(fight, "disarm")
    opposes(fight, "attack/right", 1, 6, 2)
    assert result(fight)[0] == "succeeded"


@pytest.mark.rule("ALT-SPE-007", "ALT-FRE-004")
def test_a_fumbled_one_gives_no_second_free_action() -> None:
    fight = up()
    attempts(fight, "disarm")
    opposes(fight, "attack/right", 2, 1, 1)
    assert fight.one(FumbleRolled).result == "free_action"
    assert ("bor", "free") not in fight.asked


@pytest.mark.rule("ALT-SPE-008", "ALT-SPE-026")
def test_the_weapon_has_acted_the_other_may_parry() -> None:
    """Push 20, free attack 23, shield parry 24: no damage, the push fails all the same."""
    fight = up(armed("Ana", SWORD, SHIELD, bm=4, stamina=60), bor(bm=10))
    attempts(fight, "push")
    opposes(fight, "attack/right", 10, 13)
    parry = fight.question("ana", "parry")
    assert (parry.about["weapon"], parry.about["weapons"]) == ("shield", 1)
    fight.parries("ana", "bor", 16)
    assert fight.one(ParryRolled).outcome == "parried"
    assert result(fight) == ("failed", 20, 23)
    assert fight.said(DamageDealt) == []


@pytest.mark.rule("ALT-SPE-026")
@pytest.mark.parametrize(
    ("face", "opposes_still", "outcome"),
    [(16, True, "failed"), (16, False, "succeeded"), (20, True, "succeeded")],
)
def test_whether_a_parried_attack_still_opposes(face: int, opposes_still: bool, outcome: str) -> None:
    fight = up(armed("Ana", SWORD, SHIELD, bm=4, stamina=60), bor(bm=10), parried_attack_still_opposes=opposes_still)
    attempts(fight, "push")
    opposes(fight, "attack/right", 10, 13)
    fight.parries("ana", "bor", face)
    assert fight.one(s.SpecialResolved).outcome == outcome


@pytest.mark.rule("ALT-SPE-027", "ALT-FRE-006")
@pytest.mark.parametrize("offers", [True, False])
def test_one_done_as_a_free_action_exposes_its_author_too(offers: bool) -> None:
    """Ana fumbles with the sword; Bor knocks her down instead of striking; her shield may answer."""
    fight = up(armed("Ana", SWORD, SHIELD, stamina=60), None, free_special_action_offers_free_attack=offers)
    fight.strikes("ana", "bor", 1, 2)
    assert fight.question("bor", "free").fields[0].options == ("ana/right", "special", "-")
    fight.answers("bor", *([] if offers else [15, 3]), free="special", how="knock_down")
    assert (("ana", "oppose") in fight.asked) is offers
    if offers:
        opposes(fight, "parry/left", 2, 15, who="ana")
    assert fight.who("ana").prone


@pytest.mark.rule("ALT-SPE-028")
def test_nobody_learns_of_it_before_all_have_decided() -> None:
    """Ana and Cid both act on Bor in 5: Ana's choice is told when Cid has chosen, too, though blows fall at once."""
    fight = Exchange(ana(), fighter("Cid", stamina=60), bor(), closed_choices=False)
    fight.stands_by("bor")
    fight.attacks("cid", "bor", 5)
    fight.attacks("ana", "bor", 5)
    attempts(fight, "disarm")
    chosen = fight.one(s.SpecialChosen)
    assert fight.game.audience(chosen).to == "owner"
    assert fight.said(s.SpecialAttempted) == []
    attempts(fight, "knock_down", who="cid")
    assert [each.combatant for each in fight.said(s.SpecialAttempted)] == ["ana", "cid"]
    # One weapon opposes one of them; for the other nothing is left but a save.
    opposes(fight, "attack/right", 10, 10, 10, 10)
    assert fight.one(s.ReflexRolled).attacker == "cid"


@pytest.mark.rule("ALT-SPE-029", "ALT-FRE-005")
def test_one_free_action_with_either_weapon_without_change_of_status() -> None:
    fight = up(None, armed("Bor", SWORD, SHIELD, side="others", stamina=60))
    attempts(fight, "disarm")
    options = fight.question("bor", "oppose").fields[0].options
    assert options == ("attack/right", "attack/left", "parry/right", "parry/left", "special", "-")
    fight.answers("bor", 10, 5, oppose="attack/left", also="-")
    assert len(fight.said(StrikeRolled)) == 1
    assert fight.said(StatusChanged) == []
    assert fight.who("bor").main.acted != 5


@pytest.mark.rule("ALT-SPE-030")
@pytest.mark.parametrize(
    ("own", "theirs", "outcomes"),
    [(18, 18, ("failed", "succeeded")), (18, 13, ("succeeded", "failed")), (18, 15, ("failed", "failed"))],
)
def test_the_higher_of_two_succeeds_equal_both_fail(own: int, theirs: int, outcomes: tuple[str, str]) -> None:
    """Breakthrough 18 against disarm 21: disarmed, no passage; against 16: past him; against 18: nothing happens."""
    fight = up(None, bor(bm=8))
    attempts(fight, "breakthrough", flank="right")
    opposes(fight, "special", own, theirs, how="disarm")
    found = {each.combatant: each for each in fight.said(s.SpecialResolved)}
    assert (found["ana"].total, found["bor"].total) == (own, theirs + 3)
    assert (found["ana"].outcome, found["bor"].outcome) == outcomes
    assert fight.said(DamageDealt) == []


@pytest.mark.rule("ALT-SPE-031", "ALT-CRI-015")
@pytest.mark.parametrize(
    ("parry", "own", "outcome"),
    [(18, 20, "failed"), (17, 20, "succeeded"), (12, 20, "succeeded")],
)
def test_a_critical_parry_stops_even_a_natural_20(parry: int, own: int, outcome: str) -> None:
    """A warrior of level 3 parries critically from 18."""
    fight = up(ana(bm=11), bor(level=3, family="fighter"))
    attempts(fight, "disarm")
    opposes(fight, "parry/right", parry, own)
    assert fight.one(s.SpecialResolved).outcome == outcome
    assert fight.one(StatusChanged).status == "defensive"


@pytest.mark.rule("ALT-SPE-031")
@pytest.mark.parametrize(("parry", "outcome"), [(12, "failed"), (11, "succeeded")])
def test_a_tie_is_the_parrys(parry: int, outcome: str) -> None:
    fight = up(ana(bm=3))
    attempts(fight, "push")
    opposes(fight, "parry/right", parry, 12)
    assert result(fight) == (outcome, 18, parry + 6)


@pytest.mark.rule("ALT-SPE-032")
@pytest.mark.parametrize(("free", "parry", "outcome"), [(13, 15, "failed"), (16, 14, "succeeded")])
def test_it_must_win_against_every_one(free: int, parry: int, outcome: str) -> None:
    """Push 22: free attack 19 and shield parry 22: fails; free attack 22 and shield parry 21: succeeds."""
    fight = up(ana(bm=7), armed("Bor", SWORD, SHIELD, side="others", stamina=60))
    attempts(fight, "push")
    fight.answers("bor", free, parry, 12, oppose="attack/right", also="parry/left")
    assert fight.one(s.SpecialParried).total == parry + 7
    assert fight.one(s.SpecialResolved).outcome == outcome


@pytest.mark.rule("ALT-SPE-033")
@pytest.mark.parametrize(
    ("own", "save", "outcome"),
    [(15, 15, "succeeded"), (15, 16, "failed"), (20, 19, "succeeded"), (20, 20, "failed")],
)
def test_whoever_has_nothing_to_oppose_saves_by_reflexes(own: int, save: int, outcome: str) -> None:
    """Knock-down 15 against a save of 15: down; of 16: stands. A natural 20 yields to a natural 20 only."""
    fight = up(ana(bm=3), bor(surprised=True, reflex=0))
    attempts(fight, "knock_down", own, save)
    assert fight.one(s.SpecialAnswered).forced
    assert fight.one(s.ReflexRolled).total == save
    assert fight.one(s.SpecialResolved).outcome == outcome
    assert fight.who("bor").prone is (outcome == "succeeded")


@pytest.mark.rule("ALT-SPE-033", "ALT-SPE-027")
def test_a_lowered_guard_has_only_reflexes() -> None:
    fight = up(None, bor(reflex=4))
    busy(fight, "bor", 0, 3)
    assert ("bor", "oppose") not in fight.asked


@pytest.mark.example("EX-A-34")
@pytest.mark.rule("ALT-SPE-034")
@pytest.mark.parametrize(
    ("who", "target", "penalty"),
    [("medium", "large", -8), ("medium", "very_large", -16), ("small", "large", -16), ("large", "medium", 0)],
)
def test_ex_a_34_larger_creatures(who: str, target: str, penalty: int) -> None:
    """EX-A-34: an ogre costs 8 more, a fire giant 16, on top of the action's own; the breakthrough is exempt."""
    for how, own in (("knock_down", -6), ("disarm", -8), ("breakthrough", -6)):
        fight = up(ana(size=who), bor(size=target))
        attempts(fight, how, **({"flank": "right"} if how == "breakthrough" else {}))
        expected = own + (0 if how == "breakthrough" else penalty)
        assert fight.one(s.SpecialAttempted).modifier == expected


@pytest.mark.rule("ALT-SPE-034")
def test_the_game_master_says_what_is_possible_against_a_creature() -> None:
    fight = up()
    fight.notes(SayLicence(GM, "bor", "breakthrough"))
    left = fight.question("ana").legal({"target": "special"})
    assert left is not None
    assert [each.name for each in left] == ["flank"]
    fight.notes(SayLicence(GM, "bor", "none"))
    assert fight.question("ana").fields[0].options == ("bor", "else", "-")


def monster(kind: str, **figures: Any) -> Combatant:
    """A creature of the data in the place of Ana, decided for by the game master."""
    (found,) = game().recruiter.creatures(AlternatifState(), {"creature": kind, "locale": "en"})
    return evolve(found, id="ana", side="heroes", temperament=None, dex_std=0, **figures)


@pytest.mark.rule("ALT-SPE-035")
def test_a_creature_does_what_its_entry_says_and_what_the_game_master_makes_it_do() -> None:
    """A giant spider grabs and nothing else by itself; against it there is only the breakthrough."""
    fight = up(monster("giant_spider"), bor())
    fight.answers("ana", target="special")
    assert fight.one(s.SpecialAttempted).special == "engage_wrestling"
    fight = up(monster("giant_spider"), bor())
    fight.notes(Describe(GM, "ana", "push", "bor"))
    fight.answers("ana", confirm="yes")
    assert fight.one(s.SpecialAttempted).special == "push"
    assert ("bor", "oppose") in fight.asked, "at the same risk of a free attack"
    other = up(ana(), evolve(monster("giant_spider"), id="bor", side="others"))
    left = other.question("ana").legal({"target": "special"})
    assert left is not None
    assert [each.name for each in left] == ["flank"]


@pytest.mark.rule("ALT-SPE-035", "ALT-SPE-019", "ALT-SPE-020")
def test_a_troll_tears_a_spear_out_of_somebodys_hands() -> None:
    """-6 against the pole weapon, opposed by the free attack, then a d6 for each hand, and Strength: 4 + 3 + 5."""
    fight = Exchange(monster("troll", str_std=5), holding(bor(str_std=1), SPEAR))
    fight.stands_by("bor")
    fight.attacks("ana", "bor", 12, 5)
    assert fight.question("ana").about["weapon"] == "claws"
    attempts(fight, "weapon_capture")
    assert fight.one(s.SpecialAttempted).modifier == -6
    opposes(fight, "attack/both", 5, 15, 4, 3, 5, 5)
    assert fight.one(StrikeRolled).occasion == "free"
    assert result(fight) == ("succeeded", 15 + 8 + 5 + 2 - 6, 5 + 3 + 6)
    tested = fight.one(torn.GripTested)
    assert (tested.faces, tested.total, tested.other_faces, tested.other_total) == ((4, 3), 12, (5, 5), 11)
    assert fight.one(torn.WeaponCaptured).weapon == "spear"
    assert fight.who("bor").main.arm.weapon == "fist"


@pytest.mark.rule("ALT-SPE-036")
@pytest.mark.parametrize("meant", ["yes", "no"])
def test_the_game_master_makes_one_of_a_description(meant: str) -> None:
    """ "I duck under his arm": breakthrough, confirmed."""
    fight = up()
    fight.notes(Describe(GM, "ana", "breakthrough", "bor"))
    question = fight.question("ana", "confirm")
    assert (question.about["special"], question.about["cost"], question.default) == (
        "breakthrough",
        -6,
        {"confirm": "no"},
    )
    fight.answers("ana", confirm=meant)
    assert (("bor", "oppose") in fight.asked) is (meant == "yes")
    assert (("ana", "strike") in fight.asked) is (meant == "no")


@pytest.mark.rule("ALT-SPE-037", "ALT-SIM-011")
def test_with_one_weapon_the_strike_is_the_free_action() -> None:
    """Both due in 5: Ana disarms, Bor attacks with a 19: exceptional critical; her disarm must equal his total."""
    fight = both_up(ana(bm=3))
    fight.answers("ana", choice="special", how="disarm")
    fight.answers("bor", 19, 15, 4, 3, choice="attack")
    assert [(each.choice, each.combatant) for each in fight.said(ChoiceRevealed)] == [
        ("special", "ana"),
        ("attack", "bor"),
    ]
    strike = fight.one(StrikeRolled)
    assert (strike.occasion, strike.critical) == ("free", True)
    assert fight.one(ActionLost).reason == "free_action"
    assert result(fight) == ("failed", 13, 25)


@pytest.mark.rule("ALT-SPE-037", "ALT-SPE-032")
def test_with_two_weapons_the_regular_attack_opposes_too() -> None:
    fight = both_up(ana(bm=9), armed("Bor", SWORD, SHIELD, side="others", stamina=60))
    sets(fight, "bor", left=20)
    fight.answers("ana", choice="special", how="push")
    fight.answers("bor", choice="attack")
    assert fight.question("bor", "oppose").fields[0].options == ("attack/left", "parry/left", "special", "-")
    opposes(fight, "attack/left", 10, 15, 10)
    assert [(each.occasion, each.hand) for each in fight.said(StrikeRolled)] == [
        ("free", "left"),
        ("regular", "right"),
    ]
    assert result(fight) == ("succeeded", 22, 21)


@pytest.mark.rule("ALT-SPE-037")
def test_who_returned_to_guard_may_still_parry_or_strike() -> None:
    fight = both_up()
    fight.answers("ana", choice="special", how="disarm")
    fight.answers("bor", choice="return_to_guard")
    assert fight.question("bor", "oppose").fields[0].options == ("attack/right", "parry/right", "special", "-")


@pytest.mark.rule("ALT-MEL-005")
def test_what_is_up_is_an_attack_unless_its_owner_says_otherwise() -> None:
    fight = up()
    fight.is_silent("ana", 15)
    assert fight.one(StrikeRolled).action == "attack"
    assert fight.tries(SetFlag(GM, "bor", "prone")) is None


@pytest.mark.rule("ALT-SPE-036", "ALT-SPE-015")
def test_the_game_master_makes_nothing_of_a_description_that_cannot_be_done() -> None:
    fight = up(other=bor(prone=True))
    refused = fight.tries(Describe(GM, "ana", "knock_down", "bor"))
    assert refused is not None
    assert refused.key == "alternatif-special-impossible"
