"""Standing orders: what was said beforehand answers, and the journal says so (PCT-DEC-007)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.kernel import events as told
from bot.kernel import inputs
from bot.kernel.decisions import NOTHING
from bot.rulesets.percentile import orders
from bot.rulesets.percentile.attack import AttackJudged, GiveOpportunity
from bot.rulesets.percentile.declaring.declarations import ActionDeclared
from bot.rulesets.percentile.defence import DefenceChosen
from bot.rulesets.percentile.fixing import Remove, SetField, SetStatus
from bot.rulesets.percentile.orders import Order
from bot.rulesets.percentile.rolls.d100 import D100Rolled, RerollsChanged
from bot.rulesets.percentile.rounds import TurnBegun, TurnStepped
from bot.rulesets.percentile.state import Declaration, Fighter, Spell, Trigger
from bot.rulesets.shared.people import OrderGiven
from tests.rulesets.percentile.brawl import BOW, GM, HALBERD, Brawl, Shield, fighter

P = {"initiative": 6, "melee": 50, "physique": 50}


def hero(**figures: Any) -> Fighter:
    return fighter("P", **{**P, **figures})


def orc(name: str = "Orc", initiative: int = 2, **figures: Any) -> Fighter:
    return fighter(name, "foes", **{"initiative": initiative, "melee": 40, "hit_points": 40, **figures})


def ordered(scene: Brawl, who: str = "p", **given: str) -> None:
    """*who* gives orders."""
    scene.told.clear()
    for matter, order in given.items():
        scene.says(Order(GM, who, matter, order))


def by_orders(scene: Brawl, kind: str) -> list[dict[str, str]]:
    """What the journal says that orders have answered to questions of *kind*, since the last thing anybody said."""
    return [each.choice for each in scene.said(told.DecisionClosed) if (each.kind, each.how) == (kind, "orders")]


def declared(scene: Brawl, who: str = "p") -> Declaration:
    (found,) = [each.declaration for each in scene.said(ActionDeclared) if each.combatant == who]
    return found


# ---- declaring


def test_without_orders_everybody_is_asked() -> None:
    scene = Brawl(hero(), orc())
    assert scene.asked == [("p", "declare"), ("orc", "declare")]
    ordered(scene, declare="ask")
    assert scene.asked == [("p", "declare"), ("orc", "declare")]


@pytest.mark.rule("PCT-DEC-007")
@pytest.mark.parametrize(("order", "posture"), [("attack", None), ("defend", "defensive")])
def test_the_only_enemy_is_attacked_without_asking(order: str, posture: str | None) -> None:
    scene = Brawl(hero(), orc())
    ordered(scene, declare=order)
    assert by_orders(scene, "declare") == [
        {"action": "attack", "target": "orc", "posture": "none" if posture is None else posture}
    ]
    assert declared(scene) == Declaration("attack", "orc", posture=posture)  # type: ignore[arg-type]
    assert scene.asked == [("orc", "declare")]
    scene.round({"orc": Declaration("nothing")}, 90)
    assert by_orders(scene, "declare") == [
        {"action": "attack", "target": "orc", "posture": "none" if posture is None else posture}
    ]
    assert (scene.state.round, scene.asked) == (2, [("orc", "declare")])


def test_of_two_enemies_it_is_the_last_target() -> None:
    scene = Brawl(hero(), orc(), orc("Bandit", 1))
    ordered(scene, declare="attack")
    assert ("p", "declare") in scene.asked, "whom to attack is for him to say"
    scene.round({"p": Declaration("attack", "bandit")}, 90)
    assert by_orders(scene, "declare") == [{"action": "attack", "target": "bandit", "posture": "none"}]
    # The last target is gone: with one enemy left it is that one, for the action that was declared as well.
    scene.notes(Remove(GM, "bandit"))
    assert scene.who("p").declaration == Declaration("attack", "bandit")
    scene.declares("orc", "nothing")
    assert scene.asked == [("p", "retarget")]
    scene.answers("p", 90, target="orc")
    assert scene.one(D100Rolled).target == "orc"
    assert scene.who("p").last_target == "orc"
    assert declared(scene) == Declaration("attack", "orc")


def test_when_the_last_target_is_gone_and_several_are_left_he_is_asked() -> None:
    scene = Brawl(hero(), orc(), orc("Bandit", 1), orc("Troll", 1))
    ordered(scene, declare="attack")
    scene.round({"p": Declaration("attack", "bandit")}, 90)
    assert by_orders(scene, "declare") == [{"action": "attack", "target": "bandit", "posture": "none"}]
    scene.notes(SetField(GM, "bandit", "hit_points", 0))
    scene.declares("orc", "nothing")
    scene.declares("troll", "nothing")
    assert scene.asked == [("p", "retarget")]
    scene.is_silent("p")
    assert scene.state.round == 3
    assert scene.asked[0] == ("p", "declare")
    assert by_orders(scene, "declare") == []


def test_who_cannot_attack_is_asked() -> None:
    scene = Brawl(hero(), orc())
    scene.notes(SetStatus(GM, "p", "pinned", on=True, other="orc"))
    ordered(scene, declare="attack")
    assert scene.asked == [("p", "declare"), ("orc", "declare")]
    assert scene.question("p").fields[0].options == ("get_free", "nothing")


def test_an_order_may_be_taken_back() -> None:
    scene = Brawl(hero(), orc())
    ordered(scene, declare="attack")
    assert scene.who("p").orders == {"declare": "attack"}
    ordered(scene, declare="ask")
    scene.round({"orc": Declaration("nothing")}, 90)
    assert scene.asked == [("p", "declare"), ("orc", "declare")]


def test_what_was_ordered_may_still_be_said_otherwise() -> None:
    scene = Brawl(hero(), orc())
    ordered(scene, declare="attack")
    scene.declares("p", "dodge", "orc", posture="defensive")
    assert scene.who("p").declaration == Declaration("dodge", "orc", posture="defensive")


# ---- defending


def struck(order: str, said: Declaration, *faces: int, **figures: Any) -> Brawl:
    """The orc, who is faster, hits P, who has declared and given an order for the defence."""
    scene = Brawl(hero(initiative=1, agility=50, **figures), orc(initiative=5))
    ordered(scene, defence=order)
    scene.round({"p": said, "orc": Declaration("attack", "p")}, 30, *faces)
    return scene


GUARDED = Declaration("attack", "orc", posture="defensive")
DODGING = Declaration("dodge", "orc", posture="defensive")


@pytest.mark.parametrize(
    ("order", "said", "how", "faces"),
    [
        ("always", GUARDED, "parry", (20, 90)),
        ("always", DODGING, "parry", (20,)),
        ("parry", GUARDED, "parry", (20, 90)),
        ("parry", DODGING, "parry", (20,)),
        ("dodge", DODGING, "dodge", (20,)),
        ("dodge", GUARDED, None, (4, 90)),
        ("never", GUARDED, None, (4, 90)),
        ("never", DODGING, None, (4,)),
    ],
)
def test_how_the_first_hit_is_met(order: str, said: Declaration, how: str | None, faces: tuple[int, ...]) -> None:
    scene = struck(order, said, *faces, dodge=50)
    assert scene.one(DefenceChosen).how == how
    assert len(by_orders(scene, "defence")) == 1
    assert scene.hit_points("p") == (12 if how else 8)
    assert scene.state.round == 2


def test_with_nothing_to_parry_with_always_dodges() -> None:
    scene = struck("always", DODGING, 20, dodge=50, arm=BOW)
    assert by_orders(scene, "defence") == [{"defence": "dodge"}]
    assert scene.one(DefenceChosen).how == "dodge"


def test_with_nothing_to_parry_with_who_only_parries_takes_the_hit() -> None:
    scene = struck("parry", DODGING, 4, dodge=50, arm=BOW)
    assert by_orders(scene, "defence") == [{"defence": NOTHING}]
    assert scene.one(DefenceChosen).how is None


@pytest.mark.rule("PCT-DEF-011")
@pytest.mark.parametrize(
    ("order", "answer", "faces"),
    [
        ("always", "magic_parry", (20,)),
        ("parry", "magic_parry", (20,)),
        ("dodge", NOTHING, (4,)),
        ("never", NOTHING, (4,)),
    ],
)
def test_a_spell_is_met_by_a_magic_parry_alone(order: str, answer: str, faces: tuple[int, ...]) -> None:
    bolt = Spell("fire_bolt", 3, "magic", "1d6")
    scene = Brawl(
        hero(initiative=1, agility=50, dodge=50, magic_parry=40), orc(initiative=5, magic=45, psy=8, spells=(bolt,))
    )
    ordered(scene, defence=order)
    scene.round({"p": DODGING, "orc": Declaration("cast", "p", spell="fire_bolt")}, 30, *faces)
    assert by_orders(scene, "defence") == [{"defence": answer}]
    assert scene.hit_points("p") == (8 if answer == NOTHING else 12)


def test_the_shield_comes_first() -> None:
    scene = struck("always", GUARDED, 20, 90, shield=Shield(10, 1))
    assert by_orders(scene, "defence") == [{"defence": "parry/shield"}]
    assert next(each for each in scene.said(D100Rolled) if each.purpose == "parry").score == 60


def test_the_second_hit_of_a_round_is_taken() -> None:
    scene = Brawl(hero(initiative=1), orc(initiative=5), orc("Bandit", 4))
    ordered(scene, defence="always")
    scene.round(
        {"p": GUARDED, "orc": Declaration("attack", "p"), "bandit": Declaration("attack", "p")}, 30, 20, 30, 4, 90
    )
    assert [each.how for each in scene.said(DefenceChosen)] == ["parry", None]
    assert by_orders(scene, "defence") == [{"defence": "parry/main"}]
    assert scene.hit_points("p") == 8


# ---- rerolls, riding, reactions


@pytest.mark.rule("PCT-ADV-002")
@pytest.mark.parametrize(("order", "faces"), [("always", (90, 40, 5)), ("never", (90,))])
def test_a_failed_roll_is_rerolled_or_not(order: str, faces: tuple[int, ...]) -> None:
    scene = Brawl(hero(advantages=1), orc())
    ordered(scene, advantage=order)
    scene.round({"p": Declaration("attack", "orc")}, *faces)
    assert by_orders(scene, "advantage") == [{"advantage": "reroll" if order == "always" else "keep"}]
    assert (scene.who("p").advantages, scene.hit_points("orc")) == ((0, 35) if order == "always" else (1, 40))
    assert len(scene.said(RerollsChanged)) == (order == "always")


def test_an_order_for_rerolls_says_nothing_of_a_disadvantage() -> None:
    scene = Brawl(hero(disadvantages=1), orc())
    ordered(scene, advantage="always")
    scene.round({"p": Declaration("attack", "orc")}, 40)
    assert scene.asked == [("@gm", "disadvantage")]


@pytest.mark.rule("PCT-MNT-001")
@pytest.mark.parametrize(("order", "faces"), [("always", (30, 90, 80)), ("never", (90,))])
def test_the_riding_roll_is_tried_or_not(order: str, faces: tuple[int, ...]) -> None:
    scene = Brawl(hero(mounted=True, riding=60), orc())
    ordered(scene, ride=order)
    scene.round({"p": Declaration("attack", "orc")}, *faces)
    assert by_orders(scene, "ride") == [{"ride": "try" if order == "always" else "no"}]
    assert [each.ridden for each in scene.said(TurnStepped) if each.ridden is not None] == [order == "always"]
    assert len([each for each in scene.said(D100Rolled) if each.purpose == "riding"]) == (order == "always")


@pytest.mark.rule("PCT-POS-007")
@pytest.mark.parametrize("order", ["always", "never"])
def test_the_reaction_is_taken_or_not(order: str) -> None:
    scene = Brawl(hero(), orc())
    waiting = Declaration(
        "wait",
        "orc",
        posture="anticipating",
        waits="reaction",
        trigger=Trigger("orc", "move"),
        reaction="attack",
    )
    ordered(scene, react=order)
    scene.round({"p": waiting, "orc": Declaration("move")}, *([90] if order == "always" else []))
    assert by_orders(scene, "react") == [{"react": "now" if order == "always" else "wait"}]
    occasions = [each.occasion for each in scene.said(TurnBegun) if each.combatant == "p"]
    assert occasions == (["action", "reaction"] if order == "always" else ["action"])
    assert scene.state.round == 2


@pytest.mark.rule("PCT-DEC-006")
@pytest.mark.parametrize(("order", "target"), [("always", "bandit"), ("never", NOTHING)])
def test_whom_to_attack_when_the_target_is_gone(order: str, target: str) -> None:
    scene = Brawl(hero(), orc(), orc("Bandit", 1))
    ordered(scene, retarget=order)
    scene.declares("p", "attack", "orc")
    scene.notes(SetField(GM, "orc", "hit_points", 0))
    scene.notes(inputs.Feed(GM, (inputs.Fed(90),)))
    scene.told.clear()
    scene.declares("bandit", "nothing")
    assert by_orders(scene, "retarget") == [{"target": target}]
    assert [each.target for each in scene.said(D100Rolled)] == (["bandit"] if target == "bandit" else [])
    assert scene.state.round == 2


@pytest.mark.rule("PCT-ATK-005")
@pytest.mark.parametrize(("order", "arm"), [("always", "main"), ("never", NOTHING)])
def test_whether_to_strike_when_an_attack_of_opportunity_is_given(order: str, arm: str) -> None:
    scene = Brawl(hero(), orc())
    ordered(scene, opportunity=order)
    scene.notes(GiveOpportunity(GM, "p", "orc"), 90)
    assert by_orders(scene, "opportunity") == [{"opportunity": arm}]
    assert [each.target for each in scene.said(D100Rolled)] == (["orc"] if order == "always" else [])


@pytest.mark.rule("PCT-UNA-005")
@pytest.mark.parametrize("order", ["get_free", "act"])
def test_the_strangled_one_gets_free_or_acts(order: str) -> None:
    scene = Brawl(hero(), orc(), wrestling_roll="first")
    scene.notes(SetStatus(GM, "p", "strangled", on=True, other="orc"))
    ordered(scene, strangled=order)
    scene.round({"p": Declaration("attack", "orc")}, 45 if order == "get_free" else 90)
    assert by_orders(scene, "strangled") == [{"strangled": order}]
    assert scene.who("p").has("strangled") is (order == "act")
    assert [each.purpose for each in scene.said(D100Rolled)] == (["get_free"] if order == "get_free" else ["attack"])


# ---- whose word counts


def test_an_order_given_while_the_question_stands_answers_it() -> None:
    scene = Brawl(hero(advantages=1), orc())
    scene.round({"p": Declaration("attack", "orc")}, 90)
    assert scene.asked == [("p", "advantage")]
    ordered(scene, advantage="never")
    assert scene.one(OrderGiven) == OrderGiven("p", "advantage", "never")
    assert by_orders(scene, "advantage") == [{"advantage": "keep"}]
    assert scene.state.round == 2


def test_an_autopilot_goes_by_its_temperament_not_by_orders() -> None:
    scene = Brawl(hero(temperament="furious"), orc())
    ordered(scene, declare="defend")
    assert scene.who("p").declaration == Declaration("attack", "orc", posture="offensive")
    assert by_orders(scene, "declare") == []


def test_orders_are_for_their_owner_alone_and_go_with_an_undo() -> None:
    scene = Brawl(hero(player=17), orc())
    line = scene.line
    ordered(scene, declare="attack")
    event = scene.one(OrderGiven)
    assert scene.game.audience(event).to == "owner"
    scene.says(inputs.Undo(GM, line))
    assert scene.who("p").orders == {}
    scene.says(inputs.Resume(GM))
    assert scene.asked == [("p", "declare"), ("orc", "declare")]


@pytest.mark.parametrize(
    ("who", "matter", "order", "key"),
    [
        ("p", "parry", "always", "not-among"),
        ("p", "declare", "always", "not-among"),
        ("p", "defence", "attack", "not-among"),
        ("nobody", "defence", "always", "unknown-combatant"),
    ],
)
def test_orders_that_are_refused(who: str, matter: str, order: str, key: str) -> None:
    assert Brawl(hero(), orc()).refusal(Order(GM, who, matter, order)) == key


def test_the_form_offers_each_matter_with_its_orders_and_says_what_is_ordered() -> None:
    scene = Brawl(hero(arm=HALBERD), orc(), wrestling_roll="first")
    ordered(scene, defence="dodge")
    form = scene.game.form(scene.state, "orders", "p")
    assert form is not None
    every = ("manner", "declare", "defence", "advantage", "react", "opportunity", "retarget", "strangled")
    assert form.fields[0].options == every
    for matter in every[1:]:
        known = orders.MATTERS[matter]
        (field,) = form.legal({"matter": matter}) or ()
        assert (field.name, field.options) == ("order", known)
    assert (form.about["defence.order"], form.about["declare.order"]) == ("dodge", "ask")
    assert form.default == {"matter": "manner", "order": "everything"}


def test_the_form_speaks_of_what_concerns_him() -> None:
    def matters(scene: Brawl) -> set[str]:
        form = scene.game.form(scene.state, "orders", "p")
        assert form is not None
        return set(form.fields[0].options)

    everything = {"manner", *orders.MATTERS}
    first = {"wrestling_roll": "first"}
    assert matters(Brawl(hero(mounted=True, riding=60), orc(), **first)) == everything
    assert matters(Brawl(hero(), orc(), **first)) == everything - {"ride"}
    assert matters(Brawl(hero(), orc(), impossible_action="lost", **first)) == everything - {"ride", "retarget"}
    # Where getting free of strangling costs nothing there is nothing to order.
    assert matters(Brawl(hero(), orc())) == everything - {"ride", "strangled"}


def test_orders_never_speak_for_a_question_that_they_are_not_about() -> None:
    scene = Brawl(hero(), orc())
    for matter, known in orders.MATTERS.items():
        if matter != "declare":
            ordered(scene, **{matter: known[1]})
    assert scene.asked == [("p", "declare"), ("orc", "declare")]
    assert scene.said(AttackJudged) == []
