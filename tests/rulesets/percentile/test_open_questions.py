"""Questions put to people (PCT-SYS-003), and what becomes of each when the game master changes something meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from bot.kernel import inputs
from bot.rulesets.percentile.attack import GiveOpportunity
from bot.rulesets.percentile.damage import DamageRolled
from bot.rulesets.percentile.declaring.words import CloseDeclarations, Declare
from bot.rulesets.percentile.defence import DefenceChosen
from bot.rulesets.percentile.encounter import decided
from bot.rulesets.percentile.fixing import Damage, FollowSheet, Heal, Remove, SetField, SetStatus
from bot.rulesets.percentile.fumbles import MishapChosen
from bot.rulesets.percentile.initiative import SaySurprise
from bot.rulesets.percentile.people import Hide, Join, Renew
from bot.rulesets.percentile.reactions import Fire
from bot.rulesets.percentile.riding import SayMounted
from bot.rulesets.percentile.rolls.d100 import D100Rolled
from bot.rulesets.percentile.rolls.rerolls import SetRerolls
from bot.rulesets.percentile.rounds import GrantAction, RoundEnded, TurnBegun, TurnEnded
from bot.rulesets.percentile.settings import SetSetting
from bot.rulesets.percentile.spells import SpellCast
from bot.rulesets.percentile.state import FISTS, Declaration, Fighter, Posture, Spell, Trigger
from bot.rulesets.percentile.unarmed import ContestJudged
from bot.rulesets.shared.people import CombatantLeft, HandOver
from tests.rulesets.percentile.brawl import CUDGEL, GM, Brawl, fighter

NOVA = Spell("nova", 3, None, "1d4", area=True)
BOLT = Spell("bolt", 2, None, "1d4")
PARRY = Declaration("parry", posture="defensive")
TALK = Declaration("other", detail="talks")
PEOPLE = ("p", "q", "b", "c")


def at(target: str = "b", posture: Posture | None = None, **more: Any) -> Declaration:
    return Declaration("attack", target, posture, **more)


def table(p: dict[str, Any] | None = None, b: dict[str, Any] | None = None, **settings: Any) -> Brawl:
    """P (6) and Q (4) against B (3) and C (1); *p* and *b* change the first of each side."""
    given: dict[str, Any] = {
        "initiative": 6,
        "melee": 60,
        "wrestling": 60,
        "physique": 50,
        "luck": 50,
        "dodge": 50,
        "hit_points": 20,
    }
    return Brawl(
        fighter("P", **{**given, "psy": 9, "spells": (NOVA, BOLT)} | (p or {})),
        fighter("Q", **{**given, "initiative": 4}),
        fighter("B", "foes", **{**given, "initiative": 3} | (b or {})),
        fighter("C", "foes", **{**given, "initiative": 1}),
        **settings,
    )


# ---- one fight for every kind of question; in each the question named stands open


def declare() -> Brawl:
    return table()


def discreet() -> Brawl:
    scene = table()
    scene.declares("p", "attack", "b", discreet=True)
    return closed(scene)


def vital() -> Brawl:
    scene = table()
    scene.declares("p", "attack", "b", aim="vital")
    return closed(scene)


def closed(scene: Brawl) -> Brawl:
    """Nobody else does anything."""
    scene.says(CloseDeclarations(GM))
    return scene


def in_turn() -> Brawl:
    """A discreet attack of the game master's own: he is asked when it begins."""
    scene = table()
    scene.round({"b": at("p", discreet=True)})
    return scene


def extra() -> Brawl:
    scene = table()
    scene.round({"q": TALK})
    scene.says(GrantAction(GM, "p"))
    scene.answers("@gm", outcome="done")
    return scene


def ride() -> Brawl:
    scene = table({"mounted": True, "riding": 50, "mount": "q"})
    scene.round({"p": at()})
    return scene


def fall() -> Brawl:
    scene = ride()
    scene.answers("p", 97, ride="try")
    return scene


def saddle() -> Brawl:
    """The advantage of the saddle."""
    scene = ride()
    scene.answers("p", 50, 80, ride="try")
    return scene


def advantage() -> Brawl:
    scene = table({"advantages": 1})
    scene.round({"p": at()}, 80)
    return scene


def disadvantage() -> Brawl:
    scene = table({"disadvantages": 1})
    scene.round({"p": at()}, 40)
    return scene


def defence() -> Brawl:
    scene = table()
    scene.round({"p": at(), "b": PARRY}, 40)
    return scene


def second_defence() -> Brawl:
    """The defence against the first of two blows."""
    scene = table({"second": CUDGEL, "melee": 90})
    scene.round({"p": at(two=True), "b": PARRY}, 40)
    return scene


def parry_reroll() -> Brawl:
    scene = table(b={"advantages": 1})
    scene.round({"p": at(), "b": PARRY}, 40)
    scene.answers("b", 80, defence="parry/main")
    return scene


def mishap() -> Brawl:
    scene = table()
    scene.round({"p": at()}, 98)
    return scene


def parry_mishap() -> Brawl:
    scene = table()
    scene.round({"p": at(), "b": PARRY}, 40)
    scene.answers("b", 98, defence="parry/main")
    return scene


def react() -> Brawl:
    scene = table()
    waits = Declaration(
        "wait", "b", "anticipating", waits="reaction", trigger=Trigger("enemy", "attack"), reaction="attack"
    )
    scene.round({"p": waits, "b": at("q")})
    return scene


def react_after() -> Brawl:
    scene = table(reaction_timing="after")
    waits = Declaration(
        "wait", "b", "anticipating", waits="reaction", trigger=Trigger("enemy", "attack"), reaction="attack"
    )
    scene.round({"p": waits, "b": at("q")}, 90)
    return scene


def reacting() -> Brawl:
    """A defence against a reaction, while the action that called it waits."""
    scene = table()
    waits = Declaration(
        "wait", "c", "anticipating", waits="reaction", trigger=Trigger("enemy", "attack"), reaction="attack"
    )
    scene.round({"p": waits, "b": at("q"), "c": PARRY})
    scene.answers("p", 40, react="now")
    return scene


def strangled() -> Brawl:
    scene = table(wrestling_roll="first")
    scene.says(SetStatus(GM, "p", "strangled", other="b"))
    scene.round({"p": at()})
    return scene


def asphyxia() -> Brawl:
    scene = strangled()
    scene.answers("p", 90, strangled="get_free")
    return scene


def retarget() -> Brawl:
    scene = table({"initiative": 2}, b={"hit_points": 1})
    scene.round({"q": at("b"), "p": at("b")}, 40, 6)
    return scene


def outcome() -> Brawl:
    scene = table()
    scene.round({"p": TALK, "b": at("p")})
    return scene


def opposed() -> Brawl:
    scene = table(opposed="gm")
    scene.round({"p": Declaration("wrestling", "b", hold="pin")}, 30, 40)
    return scene


def contest() -> Brawl:
    """The other one's reroll in an opposed roll."""
    scene = table(b={"advantages": 1})
    scene.round({"p": Declaration("wrestling", "b", hold="pin")}, 30, 80)
    return scene


def free_contest() -> Brawl:
    """The reroll of who wants to get free of a grip."""
    scene = table({"advantages": 1})
    scene.says(SetStatus(GM, "p", "pinned", other="b"))
    scene.round({"p": Declaration("get_free")}, 80)
    return scene


def knock_out() -> Brawl:
    scene = table({"arm": CUDGEL}, b={"advantages": 1})
    scene.round({"p": at(knock_out=True)}, 40, 3, 80)
    return scene


def lethal() -> Brawl:
    scene = table()
    scene.round({"p": at(aim="vital", penalty=-20)}, 30, 1)
    return scene


def area() -> Brawl:
    scene = table()
    scene.round({"p": Declaration("cast", "b", spell="nova")})
    return scene


def score() -> Brawl:
    nobody = fighter("N", initiative=7, arm=FISTS)
    scene = Brawl(nobody, *(scene_people()))
    scene.round({"n": Declaration("disengage")})
    return scene


def scene_people() -> Iterator[Fighter]:
    """The people of `table`, as they are before anything has happened."""
    yield from table().state.fighters.values()


def breaking() -> Brawl:
    scene = table({"advantages": 1})
    scene.round({"p": Declaration("disengage")}, 80)
    return scene


def opportunity() -> Brawl:
    """A defence against an opportunity, inserted while the game master is asked something."""
    scene = table()
    scene.round({"p": TALK, "b": PARRY})
    scene.says(GiveOpportunity(GM, "q", "b"))
    scene.answers("@gm", outcome="done")
    scene.answers("q", 30, opportunity="main")
    return scene


def offered() -> Brawl:
    """An attack out of turn is given, and may be taken or not."""
    scene = table()
    scene.says(GiveOpportunity(GM, "q", "b"))
    return scene


STANDING: dict[Callable[[], Brawl], tuple[str, str]] = {
    declare: ("p", "declare"),
    discreet: ("@gm", "discreet"),
    vital: ("@gm", "vital"),
    in_turn: ("@gm", "discreet"),
    extra: ("p", "declare"),
    ride: ("p", "ride"),
    fall: ("@gm", "fall"),
    saddle: ("p", "advantage"),
    advantage: ("p", "advantage"),
    disadvantage: ("@gm", "disadvantage"),
    defence: ("b", "defence"),
    second_defence: ("b", "defence"),
    parry_reroll: ("b", "advantage"),
    mishap: ("@gm", "mishap"),
    parry_mishap: ("@gm", "mishap"),
    react: ("p", "react"),
    react_after: ("p", "react"),
    reacting: ("c", "defence"),
    strangled: ("p", "strangled"),
    asphyxia: ("@gm", "asphyxia"),
    retarget: ("p", "retarget"),
    outcome: ("@gm", "outcome"),
    opposed: ("@gm", "opposed"),
    contest: ("b", "advantage"),
    free_contest: ("p", "advantage"),
    knock_out: ("b", "advantage"),
    lethal: ("@gm", "lethal"),
    area: ("@gm", "area"),
    score: ("@gm", "score"),
    breaking: ("p", "advantage"),
    opportunity: ("b", "defence"),
    offered: ("q", "opportunity"),
}
"""The fight in which a question stands, and which one that is."""


def orders() -> Iterator[tuple[str, Any]]:
    """What the game master may say meanwhile."""
    for who in PEOPLE:
        yield f"remove {who}", Remove(GM, who)
        yield f"damage {who}", Damage(GM, who, 99)
        yield f"fell {who}", SetField(GM, who, "hit_points", 0)
        for status in ("dead", "knocked_out", "fled", "pinned", "strangled", "off_balance", "broken_weapon"):
            yield f"{status} {who}", SetStatus(GM, who, status, other="c" if who != "c" else "p")
            yield f"no {status} {who}", SetStatus(GM, who, status, on=False)
        yield f"hide {who}", Hide(GM, who)
        yield f"autopilot {who}", HandOver(GM, who, None, "steady")
        yield f"advantage {who}", SetRerolls(GM, who, "advantage", 1)
        yield f"no advantage {who}", SetRerolls(GM, who, "advantage", -1)
        yield f"no disadvantage {who}", SetRerolls(GM, who, "disadvantage", -1)
        yield f"action {who}", GrantAction(GM, who)
        yield f"flee {who}", Declare(GM, who, Declaration("flee"), gm=True)
        yield f"dismount {who}", SayMounted(GM, who, on=False)
        yield f"fall {who}", SayMounted(GM, who, on=False, fall=True)
        yield f"psy {who}", SetField(GM, who, "psy", 0)
        yield f"surprise {who}", SaySurprise(GM, who)
        yield f"sheet {who}", FollowSheet(GM, who, (("hit_points_max", 1), ("melee", 90), ("psy_max", 0)))
        bare = fighter(who.upper(), hit_points=20, arm=FISTS)
        taken = ("main", "second", "shield", "armours", "spells", "damage_bonus")
        yield f"belongings {who}", FollowSheet(GM, who, (), fields=taken, record=bare)
        yield f"renew {who}", Renew(GM, fighter(who.upper(), "foes", hit_points=3))
    yield "opportunity", GiveOpportunity(GM, "q", "b")
    yield "opportunity of b", GiveOpportunity(GM, "b", "p")
    yield "close", CloseDeclarations(GM)
    yield "fire", Fire(GM, "p")
    yield "lost", SetSetting(GM, "impossible_action", "lost")
    yield "off", SetSetting(GM, "riding_roll", "off")
    yield "margin", SetSetting(GM, "opposed", "margin")
    yield "newcomer", Join(GM, (fighter("N", "foes", melee=50, physique=50, luck=50, dodge=50),))


@pytest.mark.rule("PCT-SYS-003")
@pytest.mark.parametrize("standing", STANDING)
def test_who_is_asked_what(standing: Callable[[], Brawl]) -> None:
    scene = standing()
    assert STANDING[standing] in scene.asked
    # What has one answer alone is not asked, and what nobody answers has an answer of its own.
    for _, decision in scene.engine.questions():
        assert decision.legal(decision.default) == ()
        fields = decision.all_fields({})
        assert len(fields) > 1 or len(fields[0].options) > 1


@pytest.mark.rule("PCT-SYS-003")
@pytest.mark.parametrize("standing", STANDING)
def test_a_fight_goes_on_whatever_the_game_master_says_meanwhile(standing: Callable[[], Brawl]) -> None:
    taken = []
    scene = standing()
    before, asked = scene.state, scene.asked
    for name, order in orders():
        line = scene.engine.standing.at
        if scene.tries(order) is not None:
            assert (scene.state, scene.asked) == (before, asked), name
            continue
        taken.append(name)
        plays_out(scene, name)
        # Taken back, everything is as it was, and asks the same.
        scene.says(inputs.Undo(GM, line))
        assert scene.state == before, name
        scene.says(inputs.Resume(GM))
        assert (scene.state, scene.asked) == (before, asked), name
    assert {f"remove {each}" for each in PEOPLE} <= set(taken)


def plays_out(scene: Brawl, name: str) -> None:
    """Nobody answers anything until the round is over, or the fight."""
    began = scene.state.round
    for _ in range(60):
        asks_only_who_can_answer(scene, name)
        over = scene.state.round > began or (decided(scene.state) and scene.state.phase == "between")
        if over:
            break
        assert scene.asked, f"{name}: nobody is asked, and nothing happens"
        scene.says(inputs.Deadline(scene.engine.questions()[0][0].id))
    else:
        raise AssertionError(f"{name}: the round does not end")
    assert scene.state.turns == ()
    assert scene.state.roll is None


def asks_only_who_can_answer(scene: Brawl, name: str) -> None:
    for question, decision in scene.engine.questions():
        who = scene.state.fighters.get(question.who)
        assert question.who == "@gm" or (who is not None and not who.out), f"{name}: {decision.key} is asked"
        assert decision.legal(decision.default) == (), f"{name}: {decision.key} has no answer"
    for turn in scene.state.turns:
        assert turn.actor in scene.state.fighters, f"{name}: somebody acts who is not there"
    assert scene.state.roll is None or scene.state.roll.who in scene.state.fighters, name


# ---- what is not asked


@pytest.mark.rule("PCT-SYS-003", "PCT-DEF-001")
@pytest.mark.parametrize(
    ("posture", "arm", "asked"), [(None, CUDGEL, False), ("defensive", CUDGEL, True), ("defensive", FISTS, False)]
)
def test_a_defence_is_asked_where_there_is_one(posture: Posture | None, arm: Any, asked: bool) -> None:
    scene = table(b={"arm": arm})
    scene.round({"p": at(), "b": at("p", posture)}, 40, 3)
    assert (("b", "defence") in scene.asked) is asked
    if not asked:
        assert DefenceChosen("b", "p", None, "unarmed" if posture else "unguarded") in scene.told
        assert scene.hit_points("b") == 17


@pytest.mark.rule("PCT-SYS-003")
@pytest.mark.parametrize(
    ("standing", "default"),
    [
        (defence, {"defence": "parry/main"}),
        (advantage, {"advantage": "keep"}),
        (disadvantage, {"disadvantage": "keep"}),
        (ride, {"ride": "no"}),
        (fall, {"fall": "stays"}),
        (react, {"react": "wait"}),
        (strangled, {"strangled": "get_free"}),
        (retarget, {"target": "-"}),
        (declare, {"action": "nothing", "posture": "none"}),
        (opposed, {"winner": "-"}),
        (discreet, {"discreet": "refuse"}),
        (vital, {"penalty": "-20"}),
        (lethal, {"delay": "at_once"}),
        (asphyxia, {"asphyxia": "nothing"}),
    ],
)
def test_what_holds_when_nobody_answers(standing: Callable[[], Brawl], default: dict[str, str]) -> None:
    assert standing().question(STANDING[standing][0]).default == default


# ---- who is removed


@pytest.mark.rule("PCT-SYS-003", "PCT-DEC-001")
def test_nobody_waits_for_who_is_gone() -> None:
    scene = table()
    for each in ("p", "b", "c"):
        scene.declares(each, "nothing")
    scene.notes(Remove(GM, "q"))
    assert CombatantLeft("q", "Q", "removed") in scene.told
    assert RoundEnded(1) in scene.told
    assert scene.state.order == ("p", "b", "c")


@pytest.mark.rule("PCT-ATK-001", "PCT-DEC-009")
def test_with_the_attacker_his_attack_is_gone() -> None:
    for standing in (defence, advantage, disadvantage, mishap, parry_mishap, lethal, area, ride, fall, outcome):
        scene = standing()
        hit_points = scene.hit_points("b")
        scene.notes(Remove(GM, "p"))
        assert scene.state.turns == () or scene.state.turns[0].actor != "p"
        assert ("p" in scene.state.fighters, scene.hit_points("b")) == (False, hit_points)
        assert [each for each in scene.said(D100Rolled) if each.combatant == "p"] == []


@pytest.mark.rule("PCT-ATK-002", "PCT-DEC-006")
def test_a_blow_at_somebody_who_is_gone_is_spent() -> None:
    scene = defence()
    scene.notes(Remove(GM, "b"))
    # It was rolled against him, and strikes nobody else.
    assert TurnEnded("p", "done") in scene.told
    assert scene.said(DamageRolled) == []
    assert (scene.hit_points("c"), scene.state.round) == (20, 2)


@pytest.mark.rule("PCT-DEC-006")
def test_another_target_is_looked_for_before_the_die_and_not_after() -> None:
    scene = ride()
    scene.notes(Remove(GM, "b"))
    assert scene.asked == [("p", "retarget")]
    scene.answers("p", target="c")
    assert scene.asked == [("p", "ride")]
    scene.answers("p", 40, 3, ride="no")
    assert (scene.one(D100Rolled).target, scene.hit_points("c")) == ("c", 17)
    # Once it is rolled it was meant for whoever it was rolled against.
    scene = advantage()
    scene.notes(Remove(GM, "b"))
    assert scene.asked == [("p", "advantage")]
    scene.answers("p", 30, advantage="reroll")
    assert (scene.said(DamageRolled), scene.hit_points("c"), scene.state.round) == ([], 20, 2)


@pytest.mark.rule("PCT-DEC-006")
def test_the_choice_of_another_target_narrows_and_closes_by_itself() -> None:
    scene = retarget()
    scene.says(Join(GM, (fighter("D", "foes"),)))
    assert scene.question("p").fields[0].options == ("c", "d", "-")
    scene.notes(SetStatus(GM, "d", "knocked_out"))
    assert scene.question("p").fields[0].options == ("c", "-")
    scene.notes(Remove(GM, "c"))
    assert TurnEnded("p", "no_target") in scene.told
    # Nobody is left of one side: the end is proposed.
    assert (scene.asked, scene.state.round) == ([], 1)
    # Who was down may be up again instead.
    scene = retarget()
    scene.notes(Heal(GM, "b", 1), 40, 3)
    assert scene.one(D100Rolled).target == "b"


@pytest.mark.rule("PCT-POS-007")
def test_a_reaction_waits_for_somebody_else_when_its_cause_is_gone() -> None:
    scene = react()
    scene.notes(Remove(GM, "b"))
    assert [each.occasion for each in scene.said(TurnBegun)] == ["action"]
    assert scene.state.round == 2


@pytest.mark.rule("PCT-FUM-006")
def test_a_mishap_that_wants_a_friend_goes_with_the_last_of_them() -> None:
    scene = mishap()
    options = scene.question("@gm").fields[0].options
    assert "hits_friend" in options
    scene.notes(Remove(GM, "q"))
    assert scene.question("@gm").fields[0].options == tuple(each for each in options if each != "hits_friend")
    scene.answers("@gm", mishap="off_balance")
    assert scene.one(MishapChosen).mishap == "off_balance"


@pytest.mark.rule("PCT-TST-007")
def test_an_opposed_roll_without_the_other_one_is_judged_by_nobody() -> None:
    for standing in (opposed, contest):
        scene = standing()
        scene.notes(Remove(GM, "b"))
        assert scene.said(ContestJudged) == []
        assert TurnEnded("p", "done") in scene.told
        assert scene.state.round == 2


@pytest.mark.rule("PCT-UNA-005")
def test_with_who_strangles_the_grip_is_gone() -> None:
    for order in (Remove(GM, "b"), SetStatus(GM, "b", "dead")):
        scene = strangled()
        scene.notes(order)
        assert not scene.who("p").has("strangled")
        # He does what he declared; his enemy is out, so that he is asked for another.
        assert scene.asked == [("p", "retarget")]
    scene = asphyxia()
    scene.notes(Remove(GM, "p"))
    assert scene.state.round == 2


@pytest.mark.rule("PCT-POS-013", "PCT-DEC-009")
def test_a_spell_goes_on_without_its_first_target() -> None:
    scene = area()
    assert len([each for each in scene.all if isinstance(each, SpellCast)]) == 1
    scene.notes(Remove(GM, "b"))
    assert scene.said(SpellCast) == []
    while scene.asked == [("@gm", "area")]:
        scene.answers("@gm", area="enemies")
    assert scene.who("p").psy == 6
    assert scene.state.round == 2


@pytest.mark.rule("PCT-RND-007")
@pytest.mark.parametrize("standing", STANDING)
def test_the_fight_may_be_ended_at_every_question_and_the_end_taken_back(standing: Callable[[], Brawl]) -> None:
    scene = standing()
    line, asked = scene.line, scene.asked
    scene.says(inputs.End(GM))
    assert (scene.asked, scene.engine.standing.ended) == ([], True)
    scene.says(inputs.Undo(GM, line))
    scene.says(inputs.Resume(GM))
    assert scene.asked == asked


@pytest.mark.rule("PCT-RND-007")
@pytest.mark.parametrize("standing", STANDING)
def test_when_a_side_is_gone_nobody_is_asked_long(standing: Callable[[], Brawl]) -> None:
    scene = standing()
    began = scene.state.round
    for who in ("c", "b") if standing is not reacting else ("b", "c"):
        scene.says(Remove(GM, who))
    plays_out(scene, "a side is gone")
    if scene.state.phase == "between":
        assert scene.asked == []
    assert decided(scene.state)
    assert scene.state.round == began
