"""Standing orders: what was said beforehand answers, for each weapon, and the journal says so (ALT-PAR-018)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel import events as told
from bot.kernel.decisions import Decision, Field
from bot.kernel.errors import Refused
from bot.kernel.values import evolve
from bot.rulesets.alternatif import orders
from bot.rulesets.alternatif.combatants.words import Remove
from bot.rulesets.alternatif.engagement import Engage
from bot.rulesets.alternatif.melee.strikes import StrikeRolled
from bot.rulesets.alternatif.orders import Order
from bot.rulesets.alternatif.ordinary.listed import TaskBegun
from bot.rulesets.alternatif.ordinary.words_announcing import Drop, Undertake
from bot.rulesets.alternatif.parry.parries import ParryRolled
from bot.rulesets.alternatif.reaction.dice import ActionLost, InitiativePostponed, ReactionRolled
from bot.rulesets.alternatif.simultaneous import ChoiceRevealed
from bot.rulesets.alternatif.state import Arm
from bot.rulesets.alternatif.wounds.events import DamageDealt
from tests.rulesets.alternatif.archers import archer, shoots
from tests.rulesets.alternatif.armed import LEFT_SWORD, armed, busy
from tests.rulesets.alternatif.bottes import ana, attempts, opposes, up
from tests.rulesets.alternatif.exchange import GM, SHIELD, SPEAR, SWORD, Exchange, fighter
from tests.rulesets.alternatif.locked import clinched


def order(fight: Exchange, ident: str = "bor", *faces: int, **given: str) -> None:
    """*ident* gives orders; `parry_left` stands for the matter `parry-left`."""
    for matter, said in given.items():
        fight.notes(Order(GM, ident, matter.replace("_", "-"), said), *faces)


def facing(*arms: Arm, given: dict[str, str] | None = None, segment: int = 4, **settings: Any) -> Exchange:
    """Ana's action is up in *segment* against Bor, who waits with *arms* and with the orders *given*."""
    fight = Exchange(fighter("Ana", stamina=60), armed("Bor", *arms, side="others", stamina=60), **settings)
    order(fight, **(given or {}))
    fight.stands_by("bor")
    fight.attacks("ana", "bor", segment)
    return fight


def struck(*arms: Arm, faces: tuple[int, ...] = (), **given: str) -> Exchange:
    """Ana hits Bor, who has given orders; *faces* are the dice that follow her d20."""
    fight = facing(*arms, given=given)
    fight.strikes("ana", "bor", 12, *faces)
    return fight


def by_orders(fight: Exchange, kind: str) -> list[dict[str, str]]:
    """What the journal says that orders have answered to questions of *kind*."""
    closed = [each for each in fight.said(told.DecisionClosed) if each.kind == kind]
    assert all(each.how == "orders" for each in closed)
    return [each.choice for each in closed]


# ---- parrying


@pytest.mark.rule("ALT-PAR-018")
def test_without_orders_the_question_is_asked_and_takes_the_hit_in_the_end() -> None:
    fight = struck(SWORD)
    assert fight.question("bor", "parry").default == {"parry": "-"}
    fight.dice(4, 10)
    fight.is_silent("bor")
    assert fight.one(DamageDealt).total == 4
    (closed,) = [each for each in fight.said(told.DecisionClosed) if each.kind == "parry"]
    assert closed.how == "default"


@pytest.mark.rule("ALT-PAR-018")
def test_a_shield_with_the_order_always_parries_the_first_hit_of_each_segment_without_asking() -> None:
    fight = Exchange(fighter("Ana"), fighter("Cid"), armed("Bor", side="others", stamina=60))
    order(fight, parry_left="always")
    fight.stands_by("bor")
    fight.attacks("ana", "bor", 4)
    fight.attacks("cid", "bor", 4)
    fight.strikes("ana", "bor", 12)
    fight.strikes("cid", "bor", 13, 19)
    parry = fight.one(ParryRolled)
    assert (parry.attacker, parry.hand) == ("ana", "left")
    assert by_orders(fight, "parry") == [{"parry": "ana/left"}]
    assert fight.question("bor").fields[0].options == ("cid", "-")  # the sword has no order: it is asked
    fight.parries("bor", "cid", 19, 5, 9)
    assert fight.segment == 9
    fight.strikes("ana", "bor", 12, 19, 10)  # the shield again, and no word
    assert by_orders(fight, "parry") == [{"parry": "ana/left"}]


@pytest.mark.rule("ALT-PAR-018")
def test_both_weapons_may_have_orders_of_their_own() -> None:
    fight = Exchange(fighter("Ana"), fighter("Cid"), armed("Bor", side="others", stamina=60))
    order(fight, parry_left="always", parry="always")
    fight.stands_by("bor")
    fight.attacks("ana", "bor", 4)
    fight.attacks("cid", "bor", 4)
    fight.strikes("ana", "bor", 12)
    fight.strikes("cid", "bor", 13, 19, 19, 9, 9)
    assert [(each.attacker, each.hand) for each in fight.said(ParryRolled)] == [("ana", "left"), ("cid", "right")]
    assert by_orders(fight, "parry") == [{"parry": "ana/left"}, {"parry": "cid"}]


@pytest.mark.rule("ALT-PAR-018")
@pytest.mark.parametrize(
    ("given", "hand"),
    [
        ({"parry": "always"}, "right"),
        ({"parry_left": "always"}, "left"),
        ({"parry": "always", "parry_left": "never"}, "right"),
        ({"parry": "never", "parry_left": "never"}, None),
        ({"parry": "never", "parry_left": "if_defensive"}, None),
        ({"parry": "if_defensive", "parry_left": "if_defensive"}, None),
    ],
)
def test_what_the_orders_of_two_weapons_come_to(given: dict[str, str], hand: str | None) -> None:
    fight = struck(faces=(4, 10) if hand is None else (19, 10), **given)
    assert [each.hand for each in fight.said(ParryRolled)] == ([] if hand is None else [hand])
    assert len(by_orders(fight, "parry")) == 1
    assert len(fight.said(DamageDealt)) == (hand is None)


@pytest.mark.rule("ALT-PAR-018")
@pytest.mark.parametrize("given", [{"parry": "never"}, {"parry_left": "never"}, {"parry_left": "if_defensive"}])
def test_a_weapon_without_an_order_is_still_asked_about(given: dict[str, str]) -> None:
    assert struck(faces=(), **given).asked == [("bor", "parry")]


@pytest.mark.rule("ALT-PAR-018", "ALT-PAR-010")
def test_only_while_on_the_defensive() -> None:
    fight = struck(SWORD, faces=(4, 5), parry="if_defensive")
    assert by_orders(fight, "parry") == [{"parry": "-"}]  # that one would have cost him something
    order(fight, parry="ask")
    fight.strikes("ana", "bor", 12)  # in 9
    fight.parries("bor", "ana", 19, 5)  # now he is on the defensive
    order(fight, parry="if_defensive")
    fight.strikes("ana", "bor", 12, 19, 10)  # in 14
    assert by_orders(fight, "parry") == [{"parry": "ana"}]
    assert fight.said(InitiativePostponed) == []


@pytest.mark.rule("ALT-PAR-018")
@pytest.mark.parametrize(("said", "parried"), [("always", 1), ("never", 0)])
def test_an_order_given_while_the_question_stands_answers_it(said: str, parried: int) -> None:
    fight = struck(SWORD)
    assert fight.asked == [("bor", "parry")]
    order(fight, "bor", *((19, 10) if parried else (4, 10)), parry=said)
    assert len(fight.said(ParryRolled)) == parried
    assert len(by_orders(fight, "parry")) == 1
    assert fight.asked == [("ana", "strike")]


@pytest.mark.rule("ALT-PAR-018")
def test_an_order_about_something_else_leaves_the_question_open() -> None:
    fight = struck(SWORD)
    order(fight, free="always", simultaneous="attack", strike="last_target")
    assert fight.asked == [("bor", "parry")]


@pytest.mark.rule("ALT-PAR-018")
def test_an_order_taken_back_asks_again() -> None:
    fight = facing(SWORD, given={"parry": "never"})
    order(fight, parry="ask")
    fight.strikes("ana", "bor", 12)
    assert fight.asked == [("bor", "parry")]


# ---- striking


@pytest.mark.rule("ALT-PAR-018", "ALT-MEL-009")
def test_the_last_target_is_struck_without_asking() -> None:
    fight = Exchange(fighter("Ana"), fighter("Bor", "others", stamina=60), fighter("Cid", "others"))
    order(fight, "ana", strike="last_target")
    fight.stands_by("bor")
    fight.stands_by("cid")
    fight.notes(Engage(GM, "ana", "cid"))
    fight.attacks("ana", "bor", 4, 2, 9)
    assert fight.said(StrikeRolled)[0].target == "bor"
    assert by_orders(fight, "strike")[0] == {"target": "bor"}


@pytest.mark.rule("ALT-PAR-018", "ALT-MEL-014")
@pytest.mark.parametrize("others", [("Cid",), ("Cid", "Dan")])
def test_when_the_last_target_is_gone_only_a_real_choice_is_asked(others: tuple[str, ...]) -> None:
    left = [fighter(name, "others", stamina=60) for name in others]
    fight = Exchange(fighter("Ana"), fighter("Bor", "others"), *left)
    fight.stands_by("bor")
    for each in left:
        fight.stands_by(each.id)
        fight.notes(Engage(GM, "ana", each.id))
    fight.attacks("ana", "bor", 4)
    fight.notes(Remove(GM, "bor"))
    order(fight, "ana", 2, 9, strike="last_target")
    if len(others) > 1:
        assert fight.asked == [("ana", "strike")]
    else:
        assert fight.said(StrikeRolled)[0].target == "cid"
        assert by_orders(fight, "strike")[0] == {"target": "cid"}


@pytest.mark.rule("ALT-PAR-018")
def test_each_hand_has_its_own_order_to_strike() -> None:
    fight = Exchange(armed("Ana", SWORD, LEFT_SWORD), fighter("Bor", "others", stamina=60))
    order(fight, "ana", strike_left="last_target")
    fight.stands_by("bor")
    fight.attacks("ana", "bor", 6, 4, 2, 9)
    left = fight.one(StrikeRolled)
    assert (fight.segment, left.hand) == (6, "left")
    assert fight.asked == [("ana", "strike")]
    assert fight.question("ana").about["hand"] == "right"


@pytest.mark.rule("ALT-PAR-018", "ALT-REA-011")
def test_with_a_weapon_that_never_strikes_nothing_is_prepared() -> None:
    fight = Exchange(armed("Ana"), fighter("Bor", "others", stamina=60))
    order(fight, "ana", strike_left="never")
    fight.stands_by("bor")
    fight.attacks("ana", "bor", 4)
    assert [each.hand for each in fight.said(ReactionRolled)] == ["right"]


@pytest.mark.rule("ALT-PAR-018", "ALT-MEL-009")
def test_an_action_that_is_up_when_the_order_comes_passes() -> None:
    fight = Exchange(fighter("Ana"), fighter("Bor", "others", stamina=60))
    fight.stands_by("bor")
    fight.attacks("ana", "bor", 4)
    order(fight, "ana", strike="never")
    assert by_orders(fight, "strike") == [{"target": "-"}]
    assert fight.one(ActionLost) == ActionLost("ana", "right", "given_up", 4)
    assert fight.asked == []


# ---- simultaneous, free actions


@pytest.mark.rule("ALT-PAR-018", "ALT-SIM-010")
@pytest.mark.parametrize("said", ["attack", "return_to_guard"])
@pytest.mark.parametrize("before", [True, False])
def test_orders_make_the_secret_choice_with_every_weapon(said: str, before: bool) -> None:
    fight = Exchange(armed("Ana", SWORD, LEFT_SWORD, stamina=60), fighter("Bor", "others", stamina=60))
    if before:
        order(fight, "ana", simultaneous=said)
    fight.attacks("ana", "bor", 8, 8)
    fight.attacks("bor", "ana", 8)
    if not before:
        order(fight, "ana", simultaneous=said)
        assert fight.said(ChoiceRevealed) == []  # nothing shows before Bor has chosen
    fight.answers("bor", choice="return_to_guard")
    revealed = {(each.combatant, each.hand): each.choice for each in fight.said(ChoiceRevealed)}
    assert revealed == {("ana", "right"): said, ("ana", "left"): said, ("bor", "right"): "return_to_guard"}
    (closed,) = [each for each in fight.said(told.DecisionClosed) if each.who == "ana" and each.kind == "simultaneous"]
    assert closed.how == "orders"


@pytest.mark.rule("ALT-PAR-018", "ALT-SIM-002")
def test_an_attack_by_orders_goes_to_the_last_target() -> None:
    fight = Exchange(fighter("Ana"), fighter("Bor", "others"), fighter("Cid", "others"))
    order(fight, "ana", simultaneous="attack")
    fight.stands_by("cid")
    fight.attacks("ana", "bor", 8)
    fight.notes(Engage(GM, "ana", "cid"))
    fight.attacks("bor", "ana", 8)
    fight.answers("bor", 2, 10, choice="return_to_guard")
    assert fight.one(StrikeRolled).target == "bor"


@pytest.mark.rule("ALT-PAR-018", "ALT-FRE-011")
@pytest.mark.parametrize(("said", "choice"), [("always", "bor/right"), ("never", "-")])
@pytest.mark.parametrize("before", [True, False])
def test_orders_take_or_leave_free_and_frank_actions(said: str, choice: str, before: bool) -> None:
    fight = Exchange(fighter("Ana"), fighter("Bor", "others", stamina=60))
    fight.stands_by("ana")
    if before:
        order(fight, "ana", free=said)
    fight.notes(Engage(GM, "ana", "bor"))
    busy(fight, "bor", 0, 1, 2)
    if not before:
        order(fight, "ana", 2, free=said)
    assert by_orders(fight, "free") == [{"free": choice}]
    assert len(fight.said(StrikeRolled)) == (said == "always")


# ---- the other chapters


@pytest.mark.rule("ALT-PAR-018", "ALT-SPE-010")
@pytest.mark.parametrize(("said", "follows"), [("always", True), ("never", False)])
def test_following_whom_one_pushes(said: str, follows: bool) -> None:
    fight = up(ana(bm=8))
    order(fight, "ana", follow=said)
    attempts(fight, "push")
    opposes(fight, "attack/right", 13, 12)
    assert by_orders(fight, "follow") == [{"follow": "follow" if follows else "stay"}]


@pytest.mark.rule("ALT-PAR-018", "ALT-FRE-009")
@pytest.mark.parametrize(("said", "begins"), [("always", True), ("never", False)])
def test_going_on_though_it_lowers_the_guard(said: str, begins: bool) -> None:
    fight = Exchange(fighter("Ana"), fighter("Bor", "others"))
    fight.stands_by("ana")
    fight.notes(Engage(GM, "ana", "bor"))
    order(fight, expose=said)
    fight.notes(Undertake(GM, "bor", "drink"), 2)
    assert by_orders(fight, "expose") == [{"expose": "yes" if begins else "no"}]
    assert bool(fight.said(TaskBegun)) == begins


@pytest.mark.rule("ALT-PAR-018", "ALT-WRE-003")
@pytest.mark.parametrize(
    ("said", "done"), [("batter", "batter"), ("key", "key"), ("never", None), ("escape", "asked"), ("ask", "asked")]
)
def test_what_a_wrestler_does_when_his_action_comes(said: str, done: str | None) -> None:
    """What cannot be done (nobody holds him) is asked."""
    fight = clinched()
    order(fight, "ana", *((15,) if done in ("batter", "key") else ()), wrestle=said)
    if done == "asked":
        assert ("ana", "wrestle") in fight.asked
    else:
        assert [each["action"] for each in by_orders(fight, "wrestle")][:1] == [done or "-"]


@pytest.mark.rule("ALT-PAR-018", "ALT-MIS-017")
@pytest.mark.parametrize(("said", "at"), [("always", "cid"), ("never", None)])
def test_a_shot_whose_target_is_gone(said: str, at: str | None) -> None:
    fight = Exchange(archer(), fighter("Orc", "orcs", ac=40), fighter("Cid", "orcs", ac=40))
    shoots(fight, "ysolde", "orc", 3)
    fight.notes(Remove(GM, "orc"))
    order(fight, "ysolde", release=said)
    fight.stands_by("cid")
    assert by_orders(fight, "release") == [{"target": at or "-"}]


@pytest.mark.rule("ALT-PAR-018")
@pytest.mark.parametrize(
    ("kind", "options", "said", "answer"),
    [
        ("grab", ("one_hand", "both_hands"), "both_hands", "both_hands"),
        ("pull", ("pull", "let_go"), "never", "let_go"),
        ("swap", ("yes", "no"), "always", "yes"),
        ("aim", ("1", "2", "3", "-"), "always", "3"),
        ("aim", ("1", "2", "3", "-"), "never", "-"),
        ("charge", ("attack/right", "special", "-"), "always", "attack/right"),
        ("reception", ("attack/right", "-"), "never", "-"),
        ("swap", ("yes", "no"), "ask", None),
    ],
)
def test_an_order_answers_with_what_is_offered(
    kind: str, options: tuple[str, ...], said: str, answer: str | None
) -> None:
    fight = Exchange(fighter("Bor"), begun=False)
    matter = "free" if kind in ("charge", "reception") else kind
    who = evolve(fight.who("bor"), orders={matter: said})
    decision = Decision(f"bor:{kind}", kind, "bor", (Field(kind, options),), {kind: options[0]}, {})
    assert orders.answers(fight.state, who, decision) == (None if answer is None else {kind: answer})


def test_every_order_has_an_answer_for_its_question() -> None:
    """Nothing is offered in the panel that would be passed over when the question comes."""
    for matter, answers in orders.SIMPLE.items():
        assert {*answers, "ask"} == set(orders.MATTERS[matter])


# ---- which matters there are

ALWAYS_ASKED = (
    "free",
    "simultaneous",
    "oppose",
    "dodge",
    "keep_up",
    "follow",
    "grab",
    "pull",
    "expose",
    "again",
    "changed",
)


def test_archers_wrestlers_and_people_on_a_grid_have_more_to_say() -> None:
    bow = Exchange(archer("Bor"), begun=False).who("bor")
    assert {"release", "aim"} <= set(orders.matters(bow))
    assert {"wrestle", "counter", "wrestle_choice"} <= set(orders.matters(clinched().who("ana")))
    assert "swap" in orders.matters(Exchange(fighter("Ana"), fighter("Bor", "others"), map="square").who("ana"))


@pytest.mark.parametrize(
    ("arms", "matters"),
    [
        ((SPEAR,), ("strike", "parry", *ALWAYS_ASKED)),
        ((SWORD, SHIELD), ("strike", "strike-left", "parry", "parry-left", *ALWAYS_ASKED)),
        ((SHIELD,), ("strike-left", "parry-left", *ALWAYS_ASKED)),
    ],
    ids=["both", "two", "left"],
)
def test_orders_go_by_the_hand_that_holds_the_weapon(arms: tuple[Arm, ...], matters: tuple[str, ...]) -> None:
    fight = Exchange(armed("Bor", *arms), begun=False)
    assert orders.matters(fight.who("bor")) == matters
    form = orders.form(fight.who("bor"))
    assert form.fields[0].options == ("manner", *matters)
    assert form.default == {"matter": "manner", "order": "everything"}


@pytest.mark.rule("ALT-PAR-018")
def test_the_shields_order_holds_when_the_sword_is_lost() -> None:
    fight = facing(given={"parry_left": "always"})
    fight.notes(Drop(GM, "bor", "longsword"))
    fight.strikes("ana", "bor", 12, 19, 10)
    assert fight.one(ParryRolled).weapon == "shield"
    assert by_orders(fight, "parry") == [{"parry": "ana"}]


@pytest.mark.parametrize(("matter", "said"), [("parry-left", "always"), ("strike", "always"), ("luck", "never")])
def test_an_order_that_makes_no_sense_is_refused(matter: str, said: str) -> None:
    fight = Exchange(fighter("Bor"))
    with pytest.raises(Refused, match="not-among"):
        fight.says(Order(GM, "bor", matter, said))
