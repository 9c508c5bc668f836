"""Who acts when: one die each, ties, surprises, newcomers (PCT-INI)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel import inputs
from bot.kernel.errors import Refused
from bot.rulesets.percentile.chapters import CONTENTS
from bot.rulesets.percentile.declaring.words import CloseDeclarations, Declare
from bot.rulesets.percentile.fixing import Damage, SetField, SetStatus
from bot.rulesets.percentile.initiative import (
    InitiativeRolled,
    OrderSet,
    PlacesSwapped,
    SaySurprise,
    SurpriseSaid,
    SwapPlaces,
    TieRolled,
)
from bot.rulesets.percentile.people import Join
from bot.rulesets.percentile.rounds import GrantAction
from bot.rulesets.percentile.state import SURPRISE, Fighter
from tests.rulesets.percentile.brawl import GM, Brawl, Declaration, fighter

COMBAT = {"initiative_roll": "combat"}
EACH_ROUND = {"initiative_roll": "round"}


def player(name: str, **figures: Any) -> Fighter:
    return fighter(name, melee=50, physique=50, **figures)


def foe(name: str, **figures: Any) -> Fighter:
    return fighter(name, "foes", melee=50, physique=50, **figures)


def begins(*people: Fighter, dice: tuple[int, ...], **settings: Any) -> Brawl:
    """A fight whose first round has begun with these initiative dice, all of them used."""
    brawl = Brawl(*people, begun=False, **settings)
    return started(brawl, *dice)


def started(brawl: Brawl, *dice: int) -> Brawl:
    brawl.says(inputs.Begin(GM), *dice)
    assert shown(brawl) == list(dice)
    return brawl


def shown(brawl: Brawl) -> list[int]:
    """The faces of the initiative and tie dice since anything was said last."""
    return [
        each.face for each in brawl.told if isinstance(each, (InitiativeRolled, TieRolled)) and each.face is not None
    ]


def next_round(brawl: Brawl, *dice: int) -> None:
    """Nobody does anything in this round; the next one begins with these dice, all of them used."""
    brawl.notes(CloseDeclarations(GM), *dice)
    assert shown(brawl) == list(dice)


def totals(brawl: Brawl) -> dict[str, int | None]:
    return {each.id: each.initiative for each in brawl.state.fighters.values()}


# ---- the die and the order


@pytest.mark.rule("PCT-INI-001")
def test_everybody_rolls_one_bare_die() -> None:
    brawl = begins(player("A"), player("B"), foe("C"), dice=(4, 6, 1))
    assert totals(brawl) == {"a": 4, "b": 6, "c": 1}
    assert [(each.combatant, each.face) for each in brawl.said(InitiativeRolled)] == [("a", 4), ("b", 6), ("c", 1)]


@pytest.mark.rule("PCT-INI-001")
def test_alike_characters_of_the_game_master_roll_a_die_each_and_a_battalion_one() -> None:
    brawl = begins(
        player("A"),
        foe("Orc 1"),
        foe("Orc 2"),
        foe("Guard", soldiers=30, soldier_hit_points=3),
        dice=(1, 2, 5, 3),
        variant="battle",
    )
    assert totals(brawl) == {"a": 1, "orc 1": 2, "orc 2": 5, "guard": 3}


@pytest.mark.rule("PCT-INI-002")
def test_the_highest_total_acts_first_down_to_the_worst() -> None:
    brawl = begins(player("A"), player("B"), player("C"), foe("D"), dice=(4, 6, 1, 3))
    assert brawl.state.order == ("b", "a", "d", "c")
    assert CONTENTS.rules_of(brawl.one(OrderSet))[0] == "PCT-INI-002"


@pytest.mark.rule("PCT-INI-001")
@pytest.mark.rule("PCT-INI-002")
def test_ex_pct_06_best_total_first_down_to_the_worst() -> None:
    """EX-PCT-06: Ana 2, Bor 6, Cid 4; Bor, Cid, Ana."""
    cid = fighter("Cid", "foes", pc=True, physique=50)
    brawl = begins(player("Ana"), player("Bor"), cid, dice=(2, 6, 4))
    assert brawl.state.order == ("bor", "cid", "ana")


# ---- ties


@pytest.mark.rule("PCT-INI-003")
def test_two_equal_players_roll_again_and_pass_nobody_else() -> None:
    brawl = begins(player("P1"), player("P2"), foe("N"), dice=(4, 4, 5, 2, 6))
    assert brawl.state.order == ("n", "p2", "p1")
    assert totals(brawl) == {"p1": 4, "p2": 4, "n": 5}
    assert [(each.combatant, each.face) for each in brawl.said(TieRolled)] == [("p1", 2), ("p2", 6)]


@pytest.mark.rule("PCT-INI-003")
def test_ex_pct_07_two_players_with_the_same_total_roll_to_settle_it() -> None:
    """EX-PCT-07: Ana and Bor 4, then 2 and 5; Bor, Ana, both still at 4. The Orc is there for the fight."""
    brawl = begins(player("Ana"), player("Bor"), foe("Orc"), dice=(4, 4, 1, 2, 5))
    assert brawl.state.order == ("bor", "ana", "orc")
    assert totals(brawl) == {"ana": 4, "bor": 4, "orc": 1}
    assert CONTENTS.rules_of(brawl.said(TieRolled)[0]) == ("PCT-INI-003", "PCT-INI-004")


@pytest.mark.rule("PCT-INI-004")
def test_three_equal_players_all_roll_and_those_still_equal_again() -> None:
    brawl = begins(player("P1"), player("P2"), player("P3"), foe("N"), dice=(3, 3, 3, 1, 5, 5, 6, 1, 2))
    assert brawl.state.order == ("p3", "p2", "p1", "n")


@pytest.mark.rule("PCT-INI-004")
@pytest.mark.rule("PCT-SYS-001")
def test_ties_are_settled_from_the_highest_total_down_in_the_order_of_the_roster() -> None:
    people = [player(each) for each in ("A", "B", "C", "D")]
    brawl = begins(*people, foe("N"), dice=(2, 5, 2, 5, 1, 3, 4, 6, 1))
    assert [each.combatant for each in brawl.said(TieRolled)] == ["b", "d", "a", "c"]
    assert brawl.state.order == ("d", "b", "a", "c", "n")


@pytest.mark.rule("PCT-INI-004")
def test_two_pairs_that_stay_equal_roll_the_better_pair_first() -> None:
    people = [player(each) for each in ("A", "B", "C", "D")]
    brawl = begins(*people, foe("N"), dice=(3, 3, 3, 3, 1, 2, 6, 2, 6, 4, 5, 1, 2))
    assert [each.combatant for each in brawl.said(TieRolled)[4:]] == ["b", "d", "a", "c"]
    assert brawl.state.order == ("d", "b", "c", "a", "n")


@pytest.mark.rule("PCT-INI-005")
def test_a_player_goes_before_an_equal_character_of_the_game_master_without_a_die() -> None:
    assert begins(foe("N"), player("P"), dice=(3, 3)).state.order == ("p", "n")


@pytest.mark.rule("PCT-INI-005")
def test_ex_pct_08_player_against_gm_character_on_the_same_total() -> None:
    """EX-PCT-08: Orc 3, Ana 3, two dice in all; Ana, Orc."""
    brawl = begins(foe("Orc"), player("Ana"), dice=(3, 3))
    assert brawl.state.order == ("ana", "orc")
    assert len(shown(brawl)) == 2


@pytest.mark.rule("PCT-INI-005")
def test_who_presses_the_buttons_makes_nobody_a_player() -> None:
    given = foe("Ally", player=17)
    played_by_gm = player("P", player=None)
    assert begins(given, played_by_gm, dice=(3, 3)).state.order == ("p", "ally")


@pytest.mark.rule("PCT-INI-005")
def test_of_many_equals_all_the_players_come_first() -> None:
    brawl = begins(foe("N1"), player("P1"), foe("N2"), player("P2"), dice=(3, 3, 3, 3, 1, 2))
    assert brawl.state.order == ("p2", "p1", "n1", "n2")


@pytest.mark.rule("PCT-INI-006")
def test_equal_characters_of_the_game_master_act_as_they_joined() -> None:
    brawl = begins(foe("N1"), foe("N2"), player("P"), dice=(2, 2, 6))
    assert brawl.state.order == ("p", "n1", "n2")


@pytest.mark.rule("PCT-INI-006")
def test_where_the_table_says_so_they_roll_off_like_players() -> None:
    brawl = begins(foe("N1"), foe("N2"), player("P"), dice=(2, 2, 6, 1, 5), npc_tie="roll")
    assert brawl.state.order == ("p", "n2", "n1")


@pytest.mark.rule("PCT-INI-006")
@pytest.mark.parametrize(("npc_tie", "ties"), [("roster", ()), ("roll", (5, 1))])
def test_the_game_master_swaps_two_of_them_for_good(npc_tie: str, ties: tuple[int, ...]) -> None:
    brawl = begins(foe("N1"), foe("N2"), player("P"), dice=(2, 2, 6, *ties), npc_tie=npc_tie)
    brawl.notes(SwapPlaces(GM, "n1", "n2"))
    assert CONTENTS.rules_of(brawl.one(PlacesSwapped)) == ("PCT-INI-006",)
    assert brawl.state.order == ("p", "n2", "n1")
    next_round(brawl)
    assert brawl.state.order == ("p", "n2", "n1")


@pytest.mark.rule("PCT-INI-006")
def test_only_equal_characters_of_the_game_master_may_be_swapped() -> None:
    tool = {"tool": "swap", "who": "n1", "target": "n2"}
    brawl = begins(foe("N1"), foe("N2"), player("P"), player("Q"), dice=(2, 3, 2, 2, 1, 5))
    assert brawl.game.compose(brawl.state, "gm-tool", GM, tool) == SwapPlaces(GM, "n1", "n2")
    for a, b in (("n1", "n2"), ("n1", "p"), ("p", "q")):
        refused = brawl.tries(SwapPlaces(GM, a, b))
        assert refused is not None
        assert refused.key == "percentile-no-swap"
    same = brawl.tries(SwapPlaces(GM, "n1", "n1"))
    assert same is not None
    assert same.key == "two-people"


# ---- surprise


def surprised(*people: Fighter, dice: tuple[int, ...], who: tuple[str, ...], **settings: Any) -> Brawl:
    """A fight in which the game master has said before the roll who acts by surprise."""
    brawl = Brawl(*people, begun=False, **settings)
    for each in who:
        brawl.says(SaySurprise(GM, each))
    return started(brawl, *dice)


@pytest.mark.rule("PCT-INI-007")
def test_a_surprise_is_seven_without_a_die_above_all_others() -> None:
    brawl = surprised(player("P1"), player("P2"), foe("N"), who=("p1",), dice=(6, 6))
    assert brawl.state.order == ("p1", "p2", "n")
    first = brawl.said(InitiativeRolled)[0]
    assert (first.combatant, first.face, first.initiative) == ("p1", None, SURPRISE)
    assert CONTENTS.rules_of(first) == ("PCT-INI-007",)


@pytest.mark.rule("PCT-INI-007")
def test_ex_pct_09_surprise_or_scenario_automatically_seven() -> None:
    """EX-PCT-09: Bor 6, Ana 7 without a die, Orc 6; Ana, Bor, Orc."""
    brawl = surprised(player("Bor"), player("Ana"), foe("Orc"), who=("ana",), dice=(6, 6))
    assert brawl.state.order == ("ana", "bor", "orc")
    assert totals(brawl) == {"ana": 7, "bor": 6, "orc": 6}


@pytest.mark.rule("PCT-INI-007")
def test_said_after_the_roll_it_takes_the_place_of_the_total_at_once() -> None:
    brawl = begins(player("P1"), player("P2"), foe("N"), dice=(1, 5, 6))
    brawl.notes(SaySurprise(GM, "p1"))
    assert brawl.state.order == ("p1", "n", "p2")
    assert sorted(brawl.asked) == [("n", "declare"), ("p1", "declare"), ("p2", "declare")]


@pytest.mark.rule("PCT-INI-007")
def test_a_surprise_taken_back_leaves_the_die_to_be_rolled() -> None:
    brawl = surprised(player("P1"), foe("N"), who=("p1",), dice=(4,))
    brawl.notes(SaySurprise(GM, "p1", on=False), 3)
    assert shown(brawl) == [3]
    assert brawl.state.order == ("n", "p1")


@pytest.mark.rule("PCT-INI-007")
def test_the_game_master_may_say_it_of_his_own_people_too() -> None:
    brawl = surprised(player("P"), foe("N"), who=("n",), dice=(6,))
    assert brawl.state.order == ("n", "p")
    again = brawl.tries(SaySurprise(GM, "n"))
    assert again is not None
    assert again.key == "already-so"


@pytest.mark.rule("PCT-INI-007")
@pytest.mark.rule("PCT-INI-009")
def test_a_seven_lasts_as_long_as_the_initiative() -> None:
    combat = surprised(player("P"), foe("N"), who=("p",), dice=(6,), **COMBAT)
    next_round(combat)
    assert combat.who("p").initiative == SURPRISE
    rounds = surprised(player("P"), foe("N"), who=("p",), dice=(6,), **EACH_ROUND)
    next_round(rounds, 2, 3)
    assert totals(rounds) == {"p": 2, "n": 3}
    rounds.notes(SaySurprise(GM, "p"))
    assert rounds.state.order == ("p", "n")


@pytest.mark.rule("PCT-INI-007")
def test_the_game_masters_tool_says_it_and_takes_it_back() -> None:
    brawl = begins(player("P"), foe("N"), dice=(2, 6))

    def tool(**args: Any) -> Any:
        return brawl.game.compose(brawl.state, "gm-tool", GM, {"tool": "surprise", **args})

    assert tool(who="p") == SaySurprise(GM, "p")
    assert tool(who="p", value=0) == SaySurprise(GM, "p", on=False)
    brawl.notes(tool(who="p"))
    # It is told as his word, with the rule behind it.
    assert brawl.said(SurpriseSaid) == [SurpriseSaid("p", True)]
    assert CONTENTS.rules_of(brawl.one(SurpriseSaid)) == ("PCT-INI-007",)
    assert brawl.refusal(tool(who="nobody")) == "unknown-combatant"
    with pytest.raises(Refused, match="argument-missing"):
        tool()


@pytest.mark.rule("PCT-INI-007", "PCT-INI-009")
def test_said_in_the_middle_of_the_actions_it_counts_from_the_next_round() -> None:
    brawl = begins(player("P"), player("Q"), foe("N"), dice=(2, 4, 6))
    brawl.declares("p", "nothing")
    brawl.declares("q", "nothing")
    brawl.declares("n", "other", detail="shouts")
    brawl.says(SaySurprise(GM, "p"))
    assert brawl.state.order == ("n", "q", "p")
    brawl.answers("@gm", outcome="done")
    assert (brawl.state.round, brawl.state.order) == (2, ("p", "n", "q"))


@pytest.mark.rule("PCT-INI-008")
def test_several_sevens_are_a_tie_like_any_other() -> None:
    brawl = surprised(player("P1"), player("P2"), foe("N"), who=("p1", "p2"), dice=(6, 3, 5))
    assert brawl.state.order == ("p2", "p1", "n")
    brawl = surprised(foe("N1"), foe("N2"), player("P1"), player("P2"), who=("n2", "n1", "p1", "p2"), dice=(3, 5))
    assert brawl.state.order == ("p2", "p1", "n1", "n2")


# ---- later rounds


@pytest.mark.rule("PCT-INI-009")
@pytest.mark.rule("PCT-RND-003")
def test_the_order_stands_whatever_people_do() -> None:
    brawl = begins(player("A"), player("B"), foe("C"), dice=(4, 6, 1))
    next_round(brawl)
    # In round 2 B waits and reacts to the very last; in round 3 the order is the same.
    brawl.notes(Damage(GM, "b", 11))
    brawl.declares("a", "nothing")
    trigger = Declaration("wait", posture="anticipating", waits="bonus")
    brawl.says(Declare(GM, "b", trigger))
    brawl.declares("c", "attack", "a", 60)
    assert brawl.state.round == 3
    assert shown(brawl) == []
    assert brawl.state.order == ("b", "a", "c")


@pytest.mark.rule("PCT-INI-009")
@pytest.mark.rule("PCT-RND-003")
def test_where_the_table_says_so_it_is_rolled_every_round() -> None:
    brawl = begins(player("A"), player("B"), foe("C"), dice=(4, 4, 1, 2, 5), **EACH_ROUND)
    assert brawl.state.order == ("b", "a", "c")
    next_round(brawl, 1, 2, 3)
    assert brawl.state.order == ("c", "b", "a")
    next_round(brawl, 3, 3, 6, 5, 1)
    assert brawl.state.order == ("c", "a", "b")


@pytest.mark.rule("PCT-INI-010")
def test_a_newcomer_rolls_at_the_next_round_and_only_the_equal_players_roll_off() -> None:
    brawl = begins(player("P1"), foe("N"), dice=(5, 3))
    next_round(brawl)
    brawl.notes(Join(GM, (player("P2"),)))
    assert shown(brawl) == []
    assert ",".join(brawl.state.order) == "p1,n"
    assert ("p2", "declare") not in brawl.asked
    next_round(brawl, 5, 2, 4)
    assert ",".join(brawl.state.order) == "p2,p1,n"


@pytest.mark.rule("PCT-INI-010")
def test_a_newcomer_among_players_who_have_rolled_off_rolls_with_all_of_them() -> None:
    brawl = begins(player("P1"), player("P2"), foe("N"), dice=(5, 5, 3, 2, 4))
    brawl.notes(Join(GM, (player("P3"),)))
    next_round(brawl, 5, 6, 1, 3)
    assert [each.combatant for each in brawl.said(TieRolled)] == ["p1", "p2", "p3"]
    assert brawl.state.order == ("p1", "p3", "p2", "n")


@pytest.mark.rule("PCT-INI-010")
def test_a_newcomer_of_the_game_master_comes_after_his_equals() -> None:
    brawl = begins(player("P"), foe("N1"), dice=(4, 4))
    brawl.notes(Join(GM, (foe("N2"),)))
    next_round(brawl, 4)
    assert brawl.state.order == ("p", "n1", "n2")


@pytest.mark.rule("PCT-INI-010", "PCT-DEC-001")
def test_nobody_declares_what_he_has_no_place_to_do() -> None:
    brawl = begins(player("P"), foe("N"), dice=(5, 3))
    brawl.notes(Join(GM, (player("Q"),)))
    assert brawl.refuses("q", "nothing") == "percentile-next-round"
    brawl.declares("p", "other")
    brawl.declares("n", "nothing")
    assert brawl.refusal(Declare(GM, "q", Declaration("nothing"), gm=True)) == "percentile-next-round"
    brawl.answers("@gm", 6, outcome="done")
    assert brawl.state.order == ("q", "p", "n")
    brawl.declares("q", "nothing")
    assert brawl.who("q").declaration == Declaration("nothing")


@pytest.mark.rule("PCT-INI-009", "PCT-RND-001")
def test_who_is_back_in_the_fight_is_back_in_his_place_without_a_die() -> None:
    brawl = begins(player("P"), player("Q"), foe("N"), foe("M"), dice=(5, 6, 3, 1))
    brawl.declares("p", "nothing")
    brawl.says(SetStatus(GM, "q", "knocked_out"))
    brawl.declares("n", "nothing")
    brawl.declares("m", "nothing")
    assert (brawl.state.round, brawl.state.order) == (2, ("p", "n", "m"))
    brawl.notes(SetStatus(GM, "q", "knocked_out", on=False))
    assert brawl.state.order == ("q", "p", "n", "m")
    assert ("q", "declare") in brawl.asked
    assert shown(brawl) == []


@pytest.mark.rule("PCT-INI-003", "PCT-INI-010")
def test_who_comes_back_to_a_total_that_a_newcomer_has_now_rolls_off_with_him() -> None:
    brawl = begins(player("P"), player("Q"), foe("N"), dice=(5, 4, 1))
    brawl.says(SetStatus(GM, "q", "knocked_out"))
    brawl.says(Join(GM, (player("R"),)))
    next_round(brawl, 4)
    assert brawl.state.order == ("p", "r", "n")
    brawl.notes(SetStatus(GM, "q", "knocked_out", on=False), 6, 2)
    assert [(each.combatant, each.face) for each in brawl.said(TieRolled)] == [("q", 6), ("r", 2)]
    assert brawl.state.order == ("p", "q", "r", "n")


@pytest.mark.rule("PCT-INI-010")
def test_the_game_master_may_let_a_newcomer_act_at_once() -> None:
    brawl = begins(player("P"), foe("N"), dice=(5, 3))
    brawl.notes(Join(GM, (player("Q"),)))
    brawl.declares("p", "other", detail="shouts")
    brawl.declares("n", "nothing")
    brawl.says(GrantAction(GM, "q"))
    brawl.answers("@gm", outcome="done")
    assert brawl.asked == [("q", "declare")]
    brawl.answers("q", 60, 1, action="attack", target="n", posture="none")
    assert brawl.state.round == 2
    assert [each.combatant for each in brawl.said(InitiativeRolled)] == ["q"]


def test_a_total_that_the_game_master_sets_puts_the_order_right_at_once() -> None:
    brawl = begins(player("P"), player("Q"), foe("N"), dice=(5, 4, 3))
    brawl.notes(SetField(GM, "n", "initiative", 6))
    assert brawl.state.order == ("n", "p", "q")
    brawl.notes(SetField(GM, "q", "initiative", 5), 1, 2)
    assert shown(brawl) == [1, 2]
    assert brawl.state.order == ("n", "q", "p")


@pytest.mark.rule("PCT-INI-010")
def test_a_hidden_newcomer_has_nobody_roll_off_again() -> None:
    people = (fighter(name, initiative=4, tie=(face,), pc=True) for name, face in (("A", 5), ("B", 6)))
    scene = Brawl(*people, fighter("O", "foes"))
    before = {ident: each.tie for ident, each in scene.state.fighters.items()}
    scene.notes(Join(GM, (fighter("Spy", "foes", hidden=True),)))
    scene.notes(SetField(GM, "spy", "initiative", 4))
    assert before["a"] != before["b"]
    assert {ident: scene.who(ident).tie for ident in before} == before
