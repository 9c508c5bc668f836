"""Ordinary actions (ALT-ACT): their times, what lowers a guard, what the game master changes, acting together."""

from __future__ import annotations

import pytest

from bot.kernel.errors import Refused
from bot.kernel.ruleset import EVERYBODY, Reader
from bot.rulesets.alternatif.engagement import Engage
from bot.rulesets.alternatif.free_actions import FreeActionOffered, OfferFree
from bot.rulesets.alternatif.melee.strikes import StrikeRolled
from bot.rulesets.alternatif.ordinary import listed
from bot.rulesets.alternatif.ordinary import words as said
from bot.rulesets.alternatif.ordinary.events import (
    AsideTaken,
    BeatWaived,
    CompanionsSettled,
    JoinedIn,
    TaskLetBe,
    TaskRetimed,
)
from bot.rulesets.alternatif.ordinary.listed import GuardLowered, TaskBegun, TaskBroken, TaskEnded
from bot.rulesets.alternatif.ordinary.words_announcing import Grant, Undertake
from bot.rulesets.alternatif.parry.parries import ParryChosen
from bot.rulesets.alternatif.reaction.announcer import Beat, Interrupt, SetInitiative
from bot.rulesets.alternatif.reaction.dice import BeatImposed, ReactionRolled
from bot.rulesets.alternatif.state import FIST, Arm
from bot.rulesets.shared.people import Hide
from bot.text import Texts
from tests.rulesets.alternatif.armed import busy
from tests.rulesets.alternatif.exchange import GM, Exchange, fighter
from tests.rulesets.alternatif.waiting import comes_to, goes_on, starts, waiting

BLADE = Arm("dagger", "right", attack=1, defence=1, damage="1d4", left_rank=2)
MASTER = "@gm"


def span(fight: Exchange) -> tuple[int, int, int, int]:
    """When what has just begun was announced, until when it is prepared, and the segments it fills."""
    begun = fight.one(TaskBegun)
    return begun.stamp, begun.prepared, begun.first, begun.last


def does(fight: Exchange, who: str, action: str, *faces: int, label: str = "", target: str | None = None) -> None:
    """*who* announces something of the list."""
    fight.notes(Undertake(GM, who, action, None, label, target), *faces)


def tool(fight: Exchange, tool: str, *faces: int, **args: str) -> None:
    """The game master's `/gm tool`."""
    fight.notes(fight.game.compose(fight.state, "gm-tool", GM, {"tool": tool, **args}), *faces)


def exposed(fight: Exchange) -> list[int]:
    """The segments in which Bor is offered a frank attack; he lets each pass."""
    found = []
    while ("bor", "free") in fight.asked:
        found.append(fight.segment)
        fight.answers("bor", free="-")
    return found


def engaged(*others: str, arm: Arm = BLADE, **figures: object) -> Exchange:
    """Ana, in contact with Bor (and *others*), who stand by."""
    ana = fighter("Ana", arm=arm, **figures)
    fight = Exchange(ana, fighter("Bor", "others"), *(fighter(name, "others") for name in others))
    for each in ("bor", *(name.lower() for name in others)):
        fight.notes(Engage(GM, "ana", each))
        fight.stands_by(each)
    return fight


@pytest.mark.rule("ALT-ACT-001", "ALT-ACT-013")
def test_the_game_master_bars_the_gate_with_two_rolls() -> None:
    """Reaction 1d4 = 3, duration 2d6 = 7 from stamp 5: busy in 9 to 15."""
    fight = waiting()
    comes_to(fight, 5)
    does(fight, "teluard", "other", label="barrer la porte")
    goes_on(fight)
    assert (MASTER, "figures") in fight.asked
    fight.answers(MASTER, 3, 3, 4, reaction="1d4", duration="2d6")
    assert span(fight) == (5, 8, 9, 15)


@pytest.mark.rule("ALT-ACT-001", "ALT-ACT-006")
@pytest.mark.parametrize(
    ("label", "reaction", "duration"),
    [("Allumer une torche", "1d6", "1d10"), ("pick a lock", "1d4", "5d10"), ("danser", "0", "1")],
)
def test_what_names_an_action_of_the_list_finds_its_times_filled_in(label: str, reaction: str, duration: str) -> None:
    fight = waiting()
    does(fight, "teluard", "other", label=label)
    question = fight.question(MASTER)
    assert question.default == {"reaction": reaction, "duration": duration}
    assert all(each.options[0] == question.default[each.name] for each in question.fields)


@pytest.mark.rule("ALT-ACT-002")
def test_who_searches_a_bag_neither_parries_nor_takes_free_actions() -> None:
    """Searching from 7 to 10: whoever holds a weapon in each hand could do no more."""
    fight = engaged()
    comes = fight.who("ana").hands
    assert comes
    busy(fight, "ana", 0, 4, label="search")
    assert fight.one(GuardLowered).enemies == ("bor",)
    fight.answers("bor", 15, 2, free="ana/right")  # a frank attack: nobody is asked to parry it
    assert fight.said(ParryChosen) == []
    assert ("ana", "parry") not in fight.asked
    with pytest.raises(Refused, match="alternatif-cannot-take"):
        fight.says(OfferFree(GM, "ana", "bor"))
    assert fight.who("ana").main.due is None


@pytest.mark.rule("ALT-ACT-003", "ALT-ACT-004")
@pytest.mark.parametrize(
    "action",
    ["draw", "sheathe", "jump", "take", "throw", "close_door", "command_word", "stand_up", "strap_shield"],
)
def test_the_listed_simple_actions_take_one_segment_and_no_reaction(action: str) -> None:
    state = waiting().state
    assert listed.actions(state)[action].simple
    assert not listed.actions(state)["torch"].simple


@pytest.mark.rule("ALT-ACT-003")
def test_a_simple_action_interrupts_what_is_in_preparation() -> None:
    """Due at 13; in 11 she stands up: 11 is used up, the due action is gone, a new reaction counts from 11."""
    fight = Exchange(fighter("Ana", prone=True, dex_std=2), fighter("Bor", "others"), fighter("Orc", "orcs", ac=40))
    fight.notes(Engage(GM, "ana", "bor"))
    fight.stands_by("bor")
    fight.attacks("ana", "bor", 5)
    fight.notes(SetInitiative(GM, "ana", 13))
    fight.notes(SetInitiative(GM, "orc", 11))
    assert fight.segment == 11
    does(fight, "ana", "stand_up")
    fight.answers("ana", expose="yes")
    assert span(fight) == (11, 11, 11, 11)
    assert fight.due("ana") is None
    while ("ana", "declare") not in fight.asked:
        fight.answers(next(who for who in fight.awaited if who != "ana"), **_nothing(fight))
    assert not fight.who("ana").prone
    fight.attacks("ana", "bor", 4)
    assert fight.one(ReactionRolled).segment == 15


def _nothing(fight: Exchange) -> dict[str, str]:
    """How whoever is asked first lets it pass."""
    kind = next(kind for who, kind in fight.asked if who != "ana")
    return {"declare": {"action": "standby"}, "free": {"free": "-"}, "strike": {"target": "-"}}[kind]


@pytest.mark.rule("ALT-ACT-004", "ALT-ACT-003")
def test_two_simple_actions_after_an_attack_take_the_next_two_segments() -> None:
    """Acted in 4, then stands up, then draws: segments 5 and 6."""
    fight = Exchange(
        fighter("Ana", prone=True, arm=FIST, carried=(BLADE,)), fighter("Bor", "others", stamina=1, body=1)
    )
    fight.stands_by("bor")
    fight.attacks("ana", "bor", 4)
    fight.strikes("ana", "bor", 19)
    fight.takes_it("bor", 2, 50)
    assert fight.segment == 4
    assert fight.who("bor").out
    does(fight, "ana", "stand_up")
    assert span(fight)[2:] == (5, 5)
    does(fight, "ana", "draw")
    assert span(fight)[2:] == (6, 6)
    assert fight.who("ana").main.arm.weapon == "dagger"


@pytest.mark.rule("ALT-ACT-005", "ALT-ACT-006")
def test_tying_a_rope_after_acting_takes_the_next_segments() -> None:
    """No reaction, 1d4 = 3, announced after acting in 5: segments 6, 7, 8."""
    fight = waiting()
    starts(fight, "teluard", "shot", "5", "0")
    assert fight.segment == 5
    does(fight, "teluard", "tie_rope", 3)
    assert span(fight) == (5, 5, 6, 8)


@pytest.mark.rule("ALT-ACT-006", "ALT-ACT-001")
def test_a_flask_from_the_bag() -> None:
    """Announced at 10, 2 and 5: prepares 11 and 12, drinks 13 to 17, effect at the end of 17."""
    fight = waiting()
    comes_to(fight, 10)
    does(fight, "teluard", "drink")
    goes_on(fight, 2, 5)
    assert span(fight) == (10, 12, 13, 17)
    fight.stands_by("orc")
    assert fight.one(TaskEnded).segment == 17


@pytest.mark.rule("ALT-ACT-006")
def test_the_list_of_the_text() -> None:
    """Table 2, with its reactions and durations; what has none is for the game master."""
    actions = listed.actions(waiting().state)
    table = {
        "search_bag": ("0", "1d6"),
        "drink": ("1d6", "1d6"),
        "torch": ("1d6", "1d10"),
        "pick_lock": ("1d4", "5d10"),
        "disarm_device": ("2d8", "1d6"),
        "running_jump": ("1", "1"),
        "break_door": ("1", "1"),
        "tie_rope": ("0", "1d4"),
        "unpack_rope": ("0", "2d4"),
        "dress": ("0", "1d4"),
        "together": ("1d3", ""),
    }
    assert {ident: (actions[ident].reaction, actions[ident].duration) for ident in table} == table


@pytest.mark.rule("ALT-ACT-007", "ALT-FRE-009", "ALT-FRE-011")
def test_picking_up_a_sword_before_two_orcs_offers_each_a_frank_attack() -> None:
    fight = engaged("Cid", arm=FIST, dropped=(BLADE,))
    does(fight, "ana", "pick_up")
    assert fight.question("ana").about["enemies"] == "Bor, Cid"
    fight.answers("ana", expose="yes")
    offers = [(each.combatant, each.target, each.kind, each.segment) for each in fight.said(FreeActionOffered)]
    assert offers == [("bor", "ana", "frank", 1), ("cid", "ana", "frank", 1)]


@pytest.mark.rule("ALT-ACT-008")
def test_dropping_and_shouting_disturb_nothing() -> None:
    """Due at 8; in 7 she lets what her left hand holds go and shouts: the action in 8 takes place."""
    shield = Arm("shield", "left", defence=4, damage="1d3", tags=("shield",))
    fight = Exchange(fighter("Ana", carried=(shield,)), fighter("Bor", "others"), fighter("Orc", "orcs", ac=40))
    fight.stands_by("bor")
    fight.attacks("ana", "bor", 8)
    fight.notes(SetInitiative(GM, "orc", 7))
    assert fight.segment == 7
    fight.notes(said.TakeAside(GM, "ana", "shout", "À moi !"))
    assert fight.one(AsideTaken).words == "À moi !"
    assert fight.due("ana") == 8
    assert fight.said(FreeActionOffered) == []
    fight.answers("orc", target="-")
    fight.stands_by("orc")
    assert (fight.segment, fight.asked) == (8, [("ana", "strike")])


@pytest.mark.rule("ALT-ACT-011", "ALT-ACT-008", "ALT-FRE-009")
def test_a_slow_step_goes_with_any_action() -> None:
    fight = engaged()
    fight.attacks("ana", "bor", 6)
    fight.notes(said.TakeAside(GM, "ana", "step"))
    assert fight.said(FreeActionOffered) == []
    assert fight.segment == 6
    assert ("ana", "strike") in fight.asked


@pytest.mark.rule("ALT-ACT-010", "ALT-ACT-007")
def test_a_full_move_interrupts_what_is_prepared() -> None:
    """A shot due at 9; in 8 he walks two cells: the shot is gone, and a new reaction counts from 8."""
    fight = waiting()
    comes_to(fight, 4)
    starts(fight, "teluard", "shot", "5", "0")
    goes_on(fight)
    comes_to(fight, 8)
    does(fight, "teluard", "full_move")
    assert fight.one(TaskBroken).label == "shot"
    goes_on(fight)
    fight.answers(MASTER, reaction="0", duration="1")
    assert span(fight) == (8, 8, 8, 8)
    fight.stands_by("orc")
    starts(fight, "teluard", "shot", "1d6", "0", 5)
    assert span(fight)[1] == 13


@pytest.mark.rule("ALT-ACT-010", "ALT-FRE-009")
def test_a_full_move_in_contact_lowers_the_guard_in_every_segment_of_it() -> None:
    fight = engaged()
    does(fight, "ana", "full_move")
    fight.answers(MASTER, reaction="0", duration="3")
    fight.answers("ana", expose="yes")
    assert exposed(fight) == [1, 2, 3]


@pytest.mark.rule("ALT-ACT-012")
@pytest.mark.parametrize(("duration", "faces", "last"), [("5", (), 5), ("4+1d3", (1,), 5), ("2d6", (1, 2), 3)])
def test_a_duration_is_a_number_dice_or_both(duration: str, faces: tuple[int, ...], last: int) -> None:
    fight = waiting()
    starts(fight, "teluard", "fouiller", "0", duration, *faces)
    assert span(fight) == (0, 0, 1, last)
    does(waiting(), "teluard", "other", label="fouiller")


@pytest.mark.rule("ALT-ACT-012", "ALT-ACT-013")
def test_the_game_master_is_offered_the_dice_of_the_text() -> None:
    fight = waiting()
    does(fight, "teluard", "other", label="verser une fiole dans l’autre")
    reaction, duration = fight.question(MASTER).fields
    assert {"0", "1d6", "1d3", "1d4"} <= set(reaction.options)
    assert {"1", "5", "1d6", "1d10", "2d6", "4+1d3", "4+1d4"} <= set(duration.options)


@pytest.mark.rule("ALT-ACT-013")
@pytest.mark.parametrize(
    ("named", "reaction", "faces", "prepared"),
    [
        ("Sans réaction", "0", (), 0),
        ("Objets", "1d6", (5,), 5),
        ("Viser", "1d3", (2,), 2),
        ("précision", "1d4", (3,), 3),
    ],
)
def test_each_of_the_three_questions_has_its_die_among_the_answers(
    named: str, reaction: str, faces: tuple[int, ...], prepared: int
) -> None:
    """Objects to take out, an aim, concentration or precise gestures; pouring one flask into another: 1d4."""
    fight = waiting()
    comes_to(fight, 1)
    does(fight, "teluard", "other", label="verser une fiole dans l’autre")
    goes_on(fight)
    label = Texts().say("fr", f"option-alternatif-figures-reaction-{reaction}")
    assert named in label
    fight.answers(MASTER, *faces, reaction=reaction, duration="2")
    assert fight.one(TaskBegun).prepared == 1 + prepared


@pytest.mark.rule("ALT-ACT-012")
@pytest.mark.parametrize("wrong", ["1+", "1d", "100", "d3+d4", "", "1d6>", "-1"])
def test_what_is_no_amount_is_refused(wrong: str) -> None:
    fight = waiting()
    with pytest.raises(Refused, match=r"alternatif-amount|number-range"):
        fight.says(Grant(GM, "teluard", "fouiller", "0", wrong))


@pytest.mark.rule("ALT-ACT-014")
def test_a_sailor_ties_the_knot_quicker() -> None:
    """1d3 instead of 1d4, before the die falls; or a segment less when it has fallen."""
    fight = waiting()
    comes_to(fight, 1)
    does(fight, "teluard", "tie_rope")
    goes_on(fight, 3)
    assert span(fight) == (1, 1, 1, 3)
    tool(fight, "times", who="teluard", value="-1", words="un marin")
    retimed = fight.one(TaskRetimed)
    assert (retimed.reason, retimed.last, retimed.words) == ("gm", 2, "un marin")
    tool(fight, "times", 3, who="teluard", value="1d3")
    assert (fight.one(TaskRetimed).last, fight.one(TaskRetimed).faces) == (3, (3,))
    fight.stands_by("orc")
    assert fight.one(TaskEnded).segment == 3


@pytest.mark.example("EX-A-12")
@pytest.mark.rule("ALT-ACT-015")
@pytest.mark.parametrize("whole", [True, False])
def test_ex_a_12_the_rope_in_one_roll_or_two(whole: bool) -> None:
    """2d6 = 3 + 5, or 1d6 = 3 and once that is over 1d6 = 5: eight segments and the same end either way."""
    fight = waiting()
    comes_to(fight, 4)
    does(fight, "teluard", "other", label="sortir la corde et l’attacher")
    goes_on(fight)
    if whole:
        fight.answers(MASTER, 3, 5, reaction="0", duration="2d6")
    else:
        fight.answers(MASTER, 3, reaction="0", duration="1d6>1d6")
    first = span(fight)[2]
    last = first + 7  # announced by a bystander during 4, which it fills already (ALT-REA-008)
    assert first == 4
    if not whole:
        fight.dice(5)
    fight.stands_by("orc")
    assert fight.one(TaskEnded).segment == last
    if not whole:
        second = fight.one(TaskRetimed)
        assert (second.reason, second.faces, second.last) == ("second", (5,), last)


@pytest.mark.example("EX-A-14")
@pytest.mark.rule("ALT-ACT-016")
def test_ex_a_14_a_rusty_dagger_gets_a_duration_before_it_is_drawn() -> None:
    """Drawing takes one segment; in a swollen scabbard 1d4, here 3."""
    fight = engaged(arm=FIST, carried=(BLADE,))
    does(fight, "ana", "draw")
    tool(fight, "times", who="ana", value="1d4")
    assert fight.question("ana").about["most"] == 4
    fight.answers("ana", 3, expose="yes")
    assert span(fight) == (0, 0, 1, 3)
    assert exposed(fight) == [1, 2, 3]
    assert fight.who("ana").main.arm.weapon == "dagger"


@pytest.mark.example("EX-A-13")
@pytest.mark.rule("ALT-ACT-017", "ALT-ACT-006")
@pytest.mark.parametrize("stuck", [True, False])
def test_ex_a_13_urbains_cork_may_stick(stuck: bool) -> None:
    """2d6 with two sixes: when the twelve segments are over the game master may rule that a difficulty turns up."""
    fight = waiting(fighter("Urbain"))
    starts(fight, "urbain", "boire", "0", "2d6", 6, 6)
    assert (fight.segment, fight.asked) == (12, [(MASTER, "complicate")])
    if stuck:
        fight.answers(MASTER, 2, delay="1d4")
        assert fight.one(TaskRetimed).last == 14
        assert fight.one(TaskEnded).segment == 14
    else:
        fight.answers(MASTER, delay="-")
        assert fight.one(TaskLetBe).combatant == "urbain"
        assert fight.one(TaskEnded).segment == 12


@pytest.mark.rule("ALT-ACT-017")
def test_dice_short_of_their_maximum_raise_no_question_and_the_master_may_still_find_a_difficulty() -> None:
    fight = waiting(fighter("Urbain"))
    comes_to(fight, 1)
    starts(fight, "urbain", "boire", "0", "2d6")
    goes_on(fight, 6, 5)
    tool(fight, "complicate", who="urbain", value="3", words="le bouchon")
    assert fight.one(TaskRetimed).words == "le bouchon"
    fight.stands_by("orc")
    assert fight.one(TaskEnded).segment == 14


@pytest.mark.rule("ALT-ACT-018")
@pytest.mark.parametrize(("face", "failed"), [(24, True), (31, False)])
def test_a_rushed_lock_may_fail(face: int, failed: bool) -> None:
    """Half the time with 30 % of failure: the d100 falls when the action ends."""
    fight = waiting()
    comes_to(fight, 1)
    starts(fight, "teluard", "crocheter", "0", "20")
    goes_on(fight)
    tool(fight, "rush", who="teluard", value="10", words="30 %, -2")
    rushed = fight.one(TaskRetimed)
    assert (rushed.reason, rushed.first, rushed.last, rushed.chance, rushed.penalty) == ("rushed", 1, 10, 30, -2)
    fight.dice(face)
    fight.stands_by("orc")
    ended = fight.one(TaskEnded)
    assert (ended.segment, ended.face, ended.failed, ended.penalty) == (10, face, failed, -2)


@pytest.mark.rule("ALT-ACT-019")
def test_three_push_a_statue_together() -> None:
    """Talk 1, 1d3 = 2 from stamp 6: they start to push in segment 10."""
    fight = waiting(fighter("Ana"), fighter("Bor"), fighter("Cid"))
    comes_to(fight, 6)
    does(fight, "ana", "together", label="pousser la statue")
    fight.notes(said.JoinIn(GM, "bor", "ana"))
    assert fight.one(JoinedIn).other == "ana"
    tool(fight, "together", who="cid", target="ana")
    goes_on(fight)
    assert [kind for _, kind in fight.asked].count("figures") == 1
    assert fight.question(MASTER).default["reaction"] == "1d3"
    fight.answers(MASTER, 2, reaction="1+1d3", duration="5")
    begun = [(each.combatant, each.prepared, each.first, each.last) for each in fight.said(TaskBegun)]
    assert begun == [(who, 9, 10, 14) for who in ("ana", "bor", "cid")]


@pytest.mark.rule("ALT-ACT-019")
@pytest.mark.parametrize("on", ["yes", "no"])
def test_one_interruption_asks_about_the_others(on: str) -> None:
    fight = waiting(fighter("Ana"), fighter("Bor"), fighter("Cid"))
    comes_to(fight, 1)
    does(fight, "ana", "together", label="pousser la statue")
    for each in ("bor", "cid"):
        fight.notes(said.JoinIn(GM, each, "ana"))
    goes_on(fight)
    fight.answers(MASTER, reaction="2", duration="10")
    fight.notes(Interrupt(GM, "bor"))
    assert fight.question(MASTER).about["names"] == "Ana, Cid"
    fight.answers(MASTER, go_on=on)
    assert fight.one(CompanionsSettled).goes_on is (on == "yes")
    busy_ones = [who for who in ("ana", "bor", "cid") if fight.who(who).task is not None]
    assert busy_ones == (["ana", "cid"] if on == "yes" else [])


@pytest.mark.rule("ALT-ACT-019")
def test_nobody_joins_what_has_begun_or_a_spell() -> None:
    fight = waiting(fighter("Ana"), fighter("Bor"))
    with pytest.raises(Refused, match="alternatif-nothing-to-join"):
        fight.says(said.JoinIn(GM, "bor", "ana"))
    comes_to(fight, 1)
    starts(fight, "ana", "push", "0", "9")
    goes_on(fight)
    with pytest.raises(Refused, match="alternatif-too-late-to-join"):
        fight.says(said.JoinIn(GM, "bor", "ana"))


@pytest.mark.rule("ALT-ACT-020")
def test_coordinated_actions_wait_for_the_slowest() -> None:
    """Reactions 2, 5 and 3 announced at stamp 0: all three act in segment 5."""
    fight = waiting(fighter("Ana"), fighter("Bor"), fighter("Cid"))
    comes_to(fight, 1)
    for who, reaction in (("ana", "3"), ("bor", "6"), ("cid", "4")):
        starts(fight, who, "arrow", reaction, "0")
    goes_on(fight)
    fight.notes(said.Coordinate(GM, "bor", "ana"))
    assert {each.combatant: each.last for each in fight.said(TaskRetimed)} == {"ana": 7, "bor": 7}
    tool(fight, "coordinate", who="cid", target="ana")
    fight.stands_by("orc")
    assert [(each.combatant, each.segment) for each in fight.said(TaskEnded)] == [
        ("ana", 7),
        ("bor", 7),
        ("cid", 7),
    ]


@pytest.mark.rule("ALT-ACT-020")
def test_melee_actions_are_never_coordinated() -> None:
    fight = waiting(fighter("Ana"), fighter("Bor"))
    comes_to(fight, 1)
    starts(fight, "ana", "arrow", "6", "0")
    fight.attacks("bor", "orc")
    goes_on(fight, 5)
    with pytest.raises(Refused, match="alternatif-melee-not-coordinated"):
        fight.says(said.Coordinate(GM, "bor", "ana"))


@pytest.mark.rule("ALT-REA-024")
def test_a_waived_beat_costs_a_penalty_and_may_mislead() -> None:
    """Beat waived, -2 noted: the next strike's total is lowered by 2. Only its player reads the words."""
    fight = Exchange(fighter("Ana"), fighter("Bor", "others"))
    fight.stands_by("bor")
    fight.notes(Beat(GM, "ana", 3))
    tool(fight, "hasty", who="ana", value="-2", words="il est tout près")
    waived = fight.one(BeatWaived)
    assert (waived.penalty, waived.words) == (-2, "il est tout près")
    assert fight.game.audience(waived).to == "owner"
    fight.attacks("ana", "bor", 4)
    assert fight.segment == 4  # no beat before the reaction
    fight.strikes("ana", "bor", 15)
    assert [each.value for each in fight.one(StrikeRolled).terms if each.name == "gm"] == [-2]


@pytest.mark.rule("ALT-REA-025")
def test_the_second_rank_of_orcs_hesitates_on_one_die() -> None:
    """d4 = 3: nothing from them until three segments later."""
    fight = waiting(fighter("Ana"), fighter("Orc 2", "orcs"), fighter("Orc 3", "orcs"))
    comes_to(fight, 4)
    tool(fight, "hesitate", 3, who="orc 2", words="Orc 3", value="1d4")
    imposed = [(each.combatant, each.segments, each.until) for each in fight.said(BeatImposed)]
    assert imposed == [("orc 2", 3, 7), ("orc 3", 3, 7)]


@pytest.mark.rule("ALT-ACT-019")
def test_nobody_reads_with_whom_hidden_somebody_acts() -> None:
    """Where the table opens what is prepared, everybody reads that Bor has begun, and not who leads them."""
    begun = TaskBegun("bor", "other", 1, 3, 4, 6, "d6", (2,), "1d3", (3,), group="ana")
    fight = Exchange(fighter("Ana"), fighter("Bor"), fighter("Orc", "others"))
    assert fight.game.redacted(fight.state, begun, EVERYBODY) is begun
    fight.notes(Hide(GM, "ana"))
    assert fight.game.redacted(fight.state, begun, EVERYBODY).group == ""
    assert fight.game.redacted(fight.state, begun, Reader(user=GM, gm=True)).group == "ana"
