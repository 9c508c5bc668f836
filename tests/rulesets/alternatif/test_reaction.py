"""Time and reaction: announcing, dice, initiative, repeating, stand-by, beats (ALT-GEN-001 to -005, ALT-REA)."""

from __future__ import annotations

import pytest

from bot.kernel import inputs
from bot.kernel.dice import Dice
from bot.kernel.errors import Refused
from bot.kernel.ruleset import Reader
from bot.rulesets.alternatif.combatants.words import Join, SetField
from bot.rulesets.alternatif.melee.strikes import StrikeRolled
from bot.rulesets.alternatif.ordinary.words_announcing import Declare, KeepReady
from bot.rulesets.alternatif.reaction.announcer import Beat, Interrupt, SetInitiative
from bot.rulesets.alternatif.reaction.dice import (
    ActionDeclared,
    ActionLost,
    BeatImposed,
    ReactionRolled,
    StoodBy,
    postponement,
    reaction_die,
)
from bot.rulesets.alternatif.scene import RoundEnded, SegmentReached
from bot.rulesets.alternatif.state import Arm, Hand, Settings, phase_of
from bot.rulesets.alternatif.wounds.fumbles import Damage
from tests.rulesets.alternatif.exchange import CLAWS, GM, SHIELD, SPEAR, Exchange, fighter

PLAIN = Settings()


def arm(hand: Hand, *, specialised: bool = False, weapon: str = "longsword") -> Arm:
    return Arm(weapon, hand, specialised=specialised)


@pytest.mark.rule("ALT-REA-026", "ALT-REA-027")
@pytest.mark.parametrize(
    ("bm", "right", "left", "both"),
    [
        (-2, "d10", "d10", "d8"),
        (0, "d10", "d10", "d8"),
        (1, "d10", "d10", "d8"),
        (6, "d10", "d10", "d8"),
        (7, "d8", "d10", "d6"),
        (12, "d8", "d10", "d6"),
        (13, "d6", "d8", "d4"),
        (18, "d6", "d8", "d4"),
        (19, "d4", "d8", "d3"),
        (30, "d4", "d8", "d3"),
    ],
)
def test_the_reaction_die_goes_by_martial_bonus_and_grip(bm: int, right: str, left: str, both: str) -> None:
    assert [str(reaction_die(arm(hand), bm, PLAIN)) for hand in ("right", "left", "both")] == [right, left, both]


@pytest.mark.rule("ALT-REA-029")
@pytest.mark.parametrize(
    ("bm", "right", "both"), [(6, "d8", "d6"), (8, "d6", "d4"), (13, "d4", "d3"), (19, "d3", "d2"), (21, "d3", "d2")]
)
def test_specialists_read_the_row_below(bm: int, right: str, both: str) -> None:
    for shift in ("row_below", "next_smaller_die"):
        settings = Settings(specialist_shift=shift)
        assert str(reaction_die(arm("right", specialised=True), bm, settings)) == right
        assert str(reaction_die(arm("both", specialised=True), bm, settings)) == both


@pytest.mark.rule("ALT-REA-029")
@pytest.mark.parametrize(
    ("bm", "row", "smaller"), [(3, "d10", "d8"), (8, "d8", "d8"), (15, "d8", "d6"), (19, "d6", "d6")]
)
def test_the_two_readings_of_the_shift_differ_in_the_left_hand_only(bm: int, row: str, smaller: str) -> None:
    dagger = arm("left", specialised=True, weapon="dagger")
    assert str(reaction_die(dagger, bm, Settings(specialist_shift="row_below"))) == row
    assert str(reaction_die(dagger, bm, Settings(specialist_shift="next_smaller_die"))) == smaller


@pytest.mark.rule("ALT-REA-030")
def test_in_the_left_hand_any_weapon_has_the_specialists_row_unless_the_table_keeps_it_for_daggers() -> None:
    club = arm("left", specialised=True, weapon="club")
    assert str(reaction_die(club, 8, PLAIN)) == "d8"
    assert str(reaction_die(club, 8, Settings(left_hand_specialist="dagger_only"))) == "d10"
    assert str(reaction_die(arm("left", specialised=True, weapon="dagger"), 8, PLAIN)) == "d8"


@pytest.mark.rule("ALT-REA-026")
def test_shields_and_natural_weapons_have_dice_of_their_own() -> None:
    assert [str(reaction_die(SHIELD, bm, PLAIN)) for bm in (5, 12, 13)] == ["d12", "d12", "d10"]
    assert str(reaction_die(CLAWS, 19, PLAIN)) == "d6"


@pytest.mark.rule("ALT-PAR-009")
@pytest.mark.parametrize(
    ("count", "sides", "by"), [(1, 12, 6), (1, 10, 5), (1, 8, 4), (1, 6, 3), (1, 4, 2), (1, 3, 2), (1, 2, 1), (2, 6, 6)]
)
def test_a_postponement_is_half_the_die(count: int, sides: int, by: int) -> None:
    assert postponement(Dice(count, sides)) == by


@pytest.mark.rule("ALT-GEN-001", "ALT-GEN-002", "ALT-GEN-003")
def test_time_goes_straight_to_what_is_due_and_is_never_reset() -> None:
    fight = Exchange(fighter("Ana"), fighter("Bor", "others"))
    assert fight.segment == 0
    fight.attacks("ana", "bor", 9)
    fight.stands_by("bor")
    assert fight.one(SegmentReached) == SegmentReached(9, 1, 9)
    fight.strikes("ana", "bor", 2, 10)
    assert [type(each).__name__ for each in fight.told][-4:-2] == ["RoundEnded", "SegmentReached"]
    assert fight.one(RoundEnded).round == 1
    assert fight.one(SegmentReached) == SegmentReached(19, 2, 9)
    assert phase_of(19) == 4
    assert fight.due("ana") is None
    assert fight.who("ana").main.up


@pytest.mark.rule("ALT-GEN-002")
def test_round_separators_can_be_switched_off() -> None:
    fight = Exchange(fighter("Ana"), fighter("Bor", "others"), round_separators=False)
    fight.attacks("ana", "bor", 9)
    fight.stands_by("bor")
    fight.strikes("ana", "bor", 2, 10)
    assert fight.said(RoundEnded) == []


@pytest.mark.rule("ALT-GEN-003", "ALT-REA-003")
def test_at_the_opening_everybody_announces_and_nobody_waits_for_anybody() -> None:
    fight = Exchange(fighter("Ana"), fighter("Bor", "others"), fighter("Cid"), begun=False)
    assert fight.asked == []
    with pytest.raises(Refused, match="not-opened"):
        fight.says(Declare(GM, "ana"))
    fight.says(inputs.Begin(GM))
    assert fight.asked == [("ana", "declare"), ("bor", "declare"), ("cid", "declare")]
    fight.attacks("cid", "bor", 4)
    assert fight.one(ReactionRolled).segment == 4  # rolled at once, while the others still think
    assert fight.asked == [("ana", "declare"), ("bor", "declare")]


@pytest.mark.rule("ALT-GEN-003")
def test_the_view_says_when_one_side_has_nobody_able_to_act() -> None:
    fight = Exchange(fighter("Ana"), fighter("Bor", "others"))
    assert fight.game.view(fight.state, Reader(gm=True), ()).facts["decided"] is False
    fight.notes(Damage(GM, "bor", 40))
    facts = fight.game.view(fight.state, Reader(gm=True), ()).facts
    assert (facts["decided"], facts["nobody"]) == (True, False)
    fight.notes(Damage(GM, "ana", 40))
    facts = fight.game.view(fight.state, Reader(gm=True), ()).facts
    assert (facts["decided"], facts["nobody"]) == (True, True)


@pytest.mark.rule("ALT-GEN-004")
def test_a_fighter_is_in_melee_from_the_announcement_on() -> None:
    fight = Exchange(fighter("Ana"), fighter("Bor", "others"))
    fight.attacks("ana", "bor", 6)
    rows = {row.id: row.facts for row in fight.game.view(fight.state, Reader(gm=True), ()).rows}
    assert rows["ana"]["mode"] == "melee"
    assert rows["bor"]["mode"] is None
    assert fight.segment == 0


@pytest.mark.rule("ALT-REA-001", "ALT-MEL-005")
def test_no_reaction_without_an_announced_action() -> None:
    fight = Exchange(fighter("Ana"), fighter("Bor", "others"))
    fight.stands_by("ana")
    assert fight.said(ReactionRolled) == []
    fight.attacks("bor", "ana", 3)
    kinds = [type(each) for each in fight.told]
    assert kinds.index(ActionDeclared) < kinds.index(ReactionRolled)


@pytest.mark.rule("ALT-REA-002", "ALT-REA-004")
def test_the_next_reaction_counts_from_the_segment_of_the_action() -> None:
    fight = Exchange(fighter("Ana"), fighter("Bor", "others"))
    fight.attacks("ana", "bor", 3)
    fight.stands_by("bor")
    fight.strikes("ana", "bor", 2, 4)
    reaction = fight.one(ReactionRolled)
    assert (reaction.stamp, reaction.segment) == (3, 7)


@pytest.mark.rule("ALT-REA-031")
@pytest.mark.parametrize(
    ("face", "dex", "rule", "due"),
    [(4, 2, "ignored", 2), (2, 3, "ignored", 1), (4, -2, "ignored", 4), (4, -2, "applied", 6), (4, 0, "applied", 4)],
)
def test_the_first_melee_reaction_is_lowered_by_dexterity(face: int, dex: int, rule: str, due: int) -> None:
    fight = Exchange(fighter("Ana", dex_std=dex), fighter("Bor", "others"), negative_dex_on_reaction=rule)
    fight.attacks("ana", "bor", face)
    reaction = fight.one(ReactionRolled)
    assert reaction.initial
    assert reaction.segment == due
    fight.stands_by("bor")
    fight.strikes("ana", "bor", 2, 2)
    again = fight.one(ReactionRolled)
    assert (again.initial, again.adjust, again.segment) == (False, 0, due + 2)


@pytest.mark.rule("ALT-REA-033", "ALT-MEL-003")
def test_a_new_contact_after_the_last_one_ended_gives_an_initial_reaction_again() -> None:
    fight = Exchange(fighter("Ana", dex_std=2), fighter("Bor", "others", stamina=1, body=1), fighter("Cid", "others"))
    fight.attacks("ana", "bor", 5)
    fight.stands_by("bor")
    fight.stands_by("cid")
    fight.strikes("ana", "bor", 15)
    fight.takes_it("bor", 8)
    assert fight.who("bor").out
    assert fight.asked == [("ana", "declare")]  # the last target is out, another enemy remains (REA-012)
    fight.attacks("ana", "cid", 5)
    reaction = fight.one(ReactionRolled)
    assert (reaction.initial, reaction.segment) == (True, 3 + 3)


@pytest.mark.rule("ALT-REA-033")
def test_who_is_engaged_already_gets_no_initial_reaction_for_a_newcomer() -> None:
    fight = Exchange(fighter("Ana", dex_std=2), fighter("Bor", "others"), fighter("Cid", "others", dex_std=1))
    fight.attacks("ana", "bor", 5)
    fight.stands_by("bor")
    fight.attacks("cid", "ana", 9)
    assert fight.one(ReactionRolled).segment == 8  # the newcomer's own is one
    fight.strikes("ana", "bor", 2, 5)
    assert not fight.one(ReactionRolled).initial


@pytest.mark.rule("ALT-REA-009", "ALT-REA-010")
def test_a_second_announcement_never_queues() -> None:
    fight = Exchange(fighter("Ana"), fighter("Bor", "others"), fighter("Cid", "others"))
    fight.attacks("ana", "bor", 8)
    fight.attacks("ana", "cid")
    assert fight.one(ActionDeclared).kept
    assert fight.said(ReactionRolled) == []
    assert (fight.due("ana"), fight.who("ana").target) == (8, "cid")
    with pytest.raises(Refused, match="alternatif-already-declared"):
        fight.says(Declare(GM, "ana", "melee", "cid"))


@pytest.mark.rule("ALT-REA-015")
def test_dropping_an_action_for_another_counts_from_the_present_segment() -> None:
    fight = Exchange(fighter("Ana"), fighter("Bor", "others"))
    fight.attacks("ana", "bor", 9)
    fight.attacks("bor", "ana", 3)
    assert fight.segment == 3
    fight.stands_by("ana")
    assert fight.due("ana") is None
    fight.attacks("ana", "bor", 4)
    reaction = fight.one(ReactionRolled)
    assert (reaction.stamp, reaction.segment) == (3, 7)


@pytest.mark.rule("ALT-REA-015")
def test_changing_ones_mind_and_back_in_one_segment_finds_the_same_die() -> None:
    fight = Exchange(fighter("Ana", dex_std=1), fighter("Bor", "others"))
    fight.attacks("ana", "bor", 9)
    fight.stands_by("ana")
    fight.attacks("ana", "bor", 1)
    reaction = fight.one(ReactionRolled)
    assert (reaction.faces, reaction.initial, reaction.segment) == ((9,), True, 8)


@pytest.mark.rule("ALT-REA-011")
def test_who_says_nothing_is_undecided_and_loses_the_time() -> None:
    fight = Exchange(fighter("Ana"), fighter("Bor", "others"))
    fight.attacks("bor", "ana", 6)
    fight.is_silent("ana")
    assert fight.one(StoodBy) == StoodBy("ana", 0, forced=False)
    assert fight.segment == 6
    fight.attacks("ana", "bor", 4)
    assert fight.one(ReactionRolled).segment == 10


@pytest.mark.rule("ALT-REA-011")
def test_when_everybody_waits_nobody_is_asked_and_whoever_speaks_moves_things() -> None:
    fight = Exchange(fighter("Ana"), fighter("Bor", "others"))
    fight.stands_by("ana")
    fight.stands_by("bor")
    assert fight.asked == []
    assert fight.segment == 0
    fight.attacks("ana", "bor", 4)
    assert fight.segment == 4


@pytest.mark.rule("ALT-REA-012", "ALT-MEL-005")
def test_an_attack_is_repeated_without_a_word() -> None:
    fight = Exchange(fighter("Ana"), fighter("Bor", "others"))
    fight.attacks("ana", "bor", 4)
    fight.stands_by("bor")
    fight.strikes("ana", "bor", 2, 3)
    assert fight.one(ActionDeclared).repeated
    assert fight.asked == [("ana", "strike")]
    assert fight.segment == 7


@pytest.mark.rule("ALT-REA-012")
def test_without_an_enemy_left_there_is_stand_by_until_one_comes() -> None:
    fight = Exchange(fighter("Ana"), fighter("Bor", "others", stamina=1, body=1))
    fight.attacks("ana", "bor", 4)
    fight.stands_by("bor")
    fight.strikes("ana", "bor", 15)
    fight.takes_it("bor", 8)
    assert fight.one(StoodBy).forced
    assert fight.asked == [("@gm", "fate")]
    fight.notes(Join(GM, (fighter("Cid", "others"),)))
    assert fight.asked == [("ana", "declare"), ("cid", "declare")]


@pytest.mark.rule("ALT-REA-003", "ALT-REA-012")
def test_an_announcement_made_after_acting_is_used_at_the_end_of_the_segment() -> None:
    fight = Exchange(fighter("Ana"), fighter("Bor", "others"), fighter("Cid", "others"))
    fight.attacks("ana", "bor", 4)
    fight.stands_by("bor")
    fight.stands_by("cid")
    fight.strikes("ana", "bor", 15)
    fight.attacks("ana", "cid")  # while Bor thinks about his parry
    assert fight.said(ReactionRolled) == []
    fight.takes_it("bor", 2, 5)
    assert fight.said(ActionDeclared) == []
    assert fight.one(ReactionRolled).segment == 9
    assert fight.question("ana").default == {"target": "cid"}


@pytest.mark.rule("ALT-REA-014")
def test_an_interrupted_preparation_is_lost_and_rolled_again_from_when_it_starts_again() -> None:
    fight = Exchange(fighter("Ana"), fighter("Bor", "others"))
    fight.attacks("ana", "bor", 10)
    fight.attacks("bor", "ana", 5)
    fight.notes(Interrupt(GM, "ana"))
    assert fight.one(ActionLost).reason == "interrupted"
    assert fight.due("ana") is None
    fight.strikes("bor", "ana", 2, 9)
    assert fight.asked == [("ana", "declare")]
    fight.attacks("ana", "bor", 6)
    assert fight.one(ReactionRolled).segment == 11
    fight.notes(SetInitiative(GM, "bor", None))
    with pytest.raises(Refused, match="alternatif-nothing-pending"):
        fight.says(Interrupt(GM, "bor"))


@pytest.mark.rule("ALT-REA-021", "ALT-MEL-009")
def test_a_melee_action_is_used_when_it_comes_up_or_lost_and_rolled_again() -> None:
    fight = Exchange(fighter("Ana"), fighter("Bor", "others"))
    fight.attacks("ana", "bor", 9)
    fight.stands_by("bor")
    with pytest.raises(Refused, match="alternatif-melee-not-held"):
        fight.says(KeepReady(GM, "ana"))
    fight.answers("ana", 6, target="-")
    assert fight.one(ActionLost).reason == "given_up"
    assert fight.one(ReactionRolled).segment == 15


@pytest.mark.rule("ALT-REA-022")
def test_a_parry_not_made_at_its_moment_is_gone() -> None:
    fight = Exchange(fighter("Ana"), fighter("Bor", "others"))
    fight.attacks("ana", "bor", 5)
    fight.stands_by("bor")
    fight.strikes("ana", "bor", 15)
    fight.takes_it("bor", 3, 5)
    assert fight.segment == 10
    assert fight.asked == [("ana", "strike")]


@pytest.mark.rule("ALT-REA-023")
def test_a_beat_puts_the_next_reaction_off() -> None:
    fight = Exchange(fighter("Ana"), fighter("Bor", "others"), fighter("Cid"))
    fight.stands_by("ana")
    fight.notes(Beat(GM, "ana", 2))
    assert fight.one(BeatImposed) == BeatImposed("ana", 2, 2, None)
    fight.attacks("ana", "bor", 3)
    assert fight.one(ReactionRolled).segment == 5
    with pytest.raises(Refused, match="alternatif-beat-in-melee"):
        fight.says(Beat(GM, "bor", 1))
    with pytest.raises(Refused, match="number-range"):
        fight.says(Beat(GM, "cid", 21))


@pytest.mark.rule("ALT-REA-025")
def test_creatures_of_the_second_rank_may_hesitate() -> None:
    fight = Exchange(fighter("Ana"), fighter("Orc", "orcs"))
    fight.notes(SetInitiative(GM, "orc", 4))
    fight.notes(Beat(GM, "orc", 3))
    assert fight.due("orc") == 7


@pytest.mark.rule("ALT-REA-024")
def test_a_penalty_of_the_game_master_weighs_on_one_strike() -> None:
    fight = Exchange(fighter("Ana"), fighter("Bor", "others"))
    fight.notes(SetField(GM, "ana", "next_strike", -2, "hasty"))
    fight.attacks("ana", "bor", 4)
    fight.stands_by("bor")
    fight.strikes("ana", "bor", 12)
    strike = fight.one(StrikeRolled)
    assert strike.total == 12 + 3 + 3 - 2
    assert [each.value for each in strike.terms if each.name == "gm"] == [-2]
    assert fight.who("ana").next_strike == 0


@pytest.mark.rule("ALT-REA-026")
def test_the_die_is_read_anew_at_each_roll() -> None:
    fight = Exchange(fighter("Ana", arm=SPEAR, bm=6), fighter("Bor", "others", ac=30))
    fight.attacks("ana", "bor", 4)
    assert fight.one(ReactionRolled).die == "d8"
    fight.stands_by("bor")
    fight.notes(SetField(GM, "ana", "bm", 7))
    fight.strikes("ana", "bor", 2, 6)
    assert fight.one(ReactionRolled).die == "d6"
