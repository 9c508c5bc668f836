"""A check as three kinds of game use it: a d20 with an advantage, a d20 whose critical hits are confirmed, a d100 that
is rolled under a score and may be rolled anew."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from bot.kernel.decisions import Decision, Field
from bot.kernel.dice import D20, Dice
from bot.kernel.effects import Action, AskAll, Roll, Scene, Step, Tell, tell
from bot.kernel.values import evolve, record
from bot.rulesets.shared.check import (
    Check,
    Checks,
    Kind,
    Law,
    Point,
    Term,
    behind,
    reconsider,
    term,
    terms,
    throw,
    total,
)

D100 = Dice(1, 100)


@record
class State:
    tired: int = 0
    face: int = 0
    rights: int = 0


@record
class Shown:
    face: int


def run(step: Step[Any], scene: Scene[State], faces: Sequence[int] = (), answers: Sequence[str | None] = ()) -> Any:
    """What *step* comes to with these *faces* and *answers* (None: the question dissolves); the state is in *scene*."""
    dice, said = iter(faces), iter(answers)
    given: Any = None
    try:
        while True:
            effect = step.send(given)
            given = None
            match effect:
                case Roll(what):
                    given = tuple(next(dice) for _ in range(what.count))
                case AskAll(make):
                    asked = list(make(scene.now))
                    answer = next(said)
                    given = None if answer is None else (asked[0].key, {asked[0].fields[0].name: answer})
                case Tell(event):
                    scene.now = evolve(scene.now, face=event.face)
                case _:
                    raise AssertionError(effect)
    except StopIteration as finished:
        assert next(dice, None) is None, "fewer dice than expected"
        assert next(said, None) is None, "fewer questions than expected"
        return finished.value


def at(state: State) -> Scene[State]:
    scene: Scene[State] = Scene()
    scene.now = state
    return scene


# ---- terms and sums


@record
class Blow:
    face: int
    bonus: int = 0
    from_above: bool = False


def face_of(state: State, blow: Blow) -> tuple[Term, ...]:
    return (term("face", blow.face), *terms(("bonus", blow.bonus)))


def tired(state: State, blow: Blow) -> Iterator[Term]:
    if state.tired:
        yield term("fatigue", -state.tired)


def height(state: State, blow: Blow) -> list[Term]:
    return [term("high_ground", 2)] if blow.from_above else []


def armour(state: State, blow: Blow) -> tuple[Term, ...]:
    return (term("armour_class", 15),)


STRIKE = Law(sure=(20,), lost=(1,), critical=(19, 20))


def checks() -> Checks[State, Blow]:
    made: Checks[State, Blow] = Checks("strike", "push")
    plain = Kind((face_of, tired, height), (armour,), lambda state, blow: Law(ties=not state.tired))
    made.are({"strike": Kind((face_of, tired, height), (armour,), STRIKE), "push": plain})
    return made


def test_terms_are_told_in_the_order_of_the_hooks() -> None:
    found = checks().terms("strike", State(tired=1), Blow(12, 3, from_above=True))
    assert [(each.name, each.value) for each in found] == [
        *(("face", 12), ("bonus", 3), ("fatigue", -1), ("high_ground", 2)),
    ]
    assert total(found) == 16


def test_what_is_worth_nothing_is_no_term() -> None:
    assert terms(("reflex", 0), ("wound", -2)) == (Term("wound", -2),)
    assert checks().terms("strike", State(), Blow(7)) == (Term("face", 7),)


def test_rules_stand_behind_named_terms() -> None:
    rules = {"bonus": ("X-1", "X-2"), "high_ground": ("X-3",)}
    assert behind((term("face", 3), term("high_ground", 2), term("bonus", 1)), rules) == ("X-3", "X-1", "X-2")


@pytest.mark.parametrize(("named", "wrong"), [(["strike"], "push"), (["strike", "push", "shot"], "shot")])
def test_a_check_that_is_forgotten_or_unknown_fails_at_once(named: list[str], wrong: str) -> None:
    made: Checks[State, Blow] = Checks("strike", "push")
    with pytest.raises(ValueError, match=rf"nothing said of them: {wrong}$"):
        made.are({name: Kind((face_of,)) for name in named})


def test_a_law_may_depend_on_how_things_stand() -> None:
    """Who is tired must do better than a tie."""
    fresh, weary = (checks().made("push", State(tired), Blow(14, 1 + tired), 14) for tired in (0, 1))
    assert (fresh.margin, fresh.succeeds) == (0, True)
    assert (weary.margin, weary.succeeds) == (0, False)


def test_a_later_chapter_tells_a_point_of_the_story() -> None:
    falls_on: Point[[str], str] = Point("whom a blow falls on")
    with pytest.raises(LookupError, match="nothing is said of whom a blow falls on"):
        falls_on("ana")
    assert not falls_on.is_told
    falls_on.told_by(str.upper)
    assert falls_on.is_told
    assert falls_on("ana") == "ANA"


# ---- a d20 that must reach a difficulty


@pytest.mark.parametrize(
    ("face", "bonus", "degree", "margin"),
    [
        (12, 3, "success", 0),
        (11, 3, "failure", -1),
        (19, 0, "critical", 4),
        (20, -9, "critical", -4),
        (1, 30, "failure", 16),
    ],
)
def test_at_least_the_difficulty(face: int, bonus: int, degree: str, margin: int) -> None:
    made = checks().made("strike", State(), Blow(face, bonus), face)
    assert (made.total, made.against) == (face + bonus, 15)
    assert (made.degree, made.margin) == (degree, margin)
    assert made.succeeds == (degree in ("success", "critical"))
    assert STRIKE.decides(face) == (face in (1, 20))


def test_a_tie_may_fail() -> None:
    assert not Law(ties=False).succeeds(10, 15, 15)
    assert Law(ties=False).succeeds(10, 16, 15)
    assert not Law(ties=False, at_most=True).succeeds(10, 10, 10)


def test_what_fails_by_itself_goes_before_what_succeeds() -> None:
    """A parry against a natural 20: only what would be a critical one helps."""
    law = Law(sure=range(18, 21), lost=range(1, 18))
    assert [law.succeeds(face, 40, 20) for face in (17, 18)] == [False, True]


@pytest.mark.parametrize(
    ("keep", "faces", "kept", "left"),
    [("highest", (4, 17), 17, ((4,),)), ("lowest", (4, 17), 4, ((17,),)), ("highest", (9, 9), 9, ((9,),))],
)
def test_of_several_throws_one_counts(keep: Any, faces: tuple[int, ...], kept: int, left: Any) -> None:
    thrown = run(throw(D20, who="ana", why="strike", times=2, keep=keep), at(State()), faces)
    assert (thrown.face, thrown.others) == (kept, left)


def test_a_plain_throw_is_one_die() -> None:
    thrown = run(throw(Dice(3, 6), who="ana", why="strike"), at(State()), (2, 3, 6))
    assert (thrown.faces, thrown.face, thrown.others) == ((2, 3, 6), 11, ())


def struck(scene: Scene[State]) -> Step[str]:
    """Roll over the armour class; a threat is confirmed by a second roll with the same terms."""
    degree = "miss"
    for _ in range(2):
        face = (yield from throw(D20, who="ana", why="strike")).face
        made = checks().made("strike", scene.now, Blow(face, 4), face)
        if degree == "threat":
            return "critical" if made.succeeds else "hit"
        if made.degree != "critical":
            return "hit" if made.succeeds else "miss"
        degree = "threat"
    raise AssertionError


@pytest.mark.parametrize(
    ("faces", "result"), [((10,), "miss"), ((11,), "hit"), ((19, 10), "hit"), ((19, 11), "critical")]
)
def test_a_critical_hit_may_have_to_be_confirmed(faces: tuple[int, ...], result: str) -> None:
    assert run(struck(at(State())), at(State()), faces) == result


# ---- a d100 that must not be above a score

PERCENT = Law(at_most=True, sure=range(1, 6), lost=range(96, 101), critical=range(1, 6), fumble=range(96, 101))


@pytest.mark.parametrize(
    ("face", "score", "degree"),
    [(70, 70, "success"), (71, 70, "failure"), (4, 3, "critical"), (97, 105, "fumble"), (96, 96, "fumble")],
)
def test_at_most_the_score(face: int, score: int, degree: str) -> None:
    made = Check(PERCENT, face, (term("score", score - 10), term("aim", 10)))
    assert (made.total, made.margin, made.degree) == (score, score - face, degree)


def asked(state: State) -> list[Decision]:
    if not state.rights or state.face <= 40:
        return []
    return [
        Decision(f"ana:again:{state.face}", "again", "ana", (Field("again", ("reroll", "keep")),), {"again": "keep"})
    ]


def anew(scene: Scene[State]) -> Action:
    scene.now = evolve(scene.now, rights=scene.now.rights - 1)
    face = (yield from throw(D100, who="ana", why="again")).face
    yield from tell(Shown(face))


def test_a_roll_stands_when_nobody_may_have_it_rolled_anew() -> None:
    assert run(reconsider(at(State(face=80)), asked, anew), at(State())) == "stands"


@pytest.mark.parametrize(
    ("answers", "faces", "how", "face"),
    [(["keep"], (), "stands", 80), (["reroll"], (33,), "anew", 33), ([None], (), "open", 80)],
)
def test_a_roll_that_lies_open_is_asked_about(answers: Any, faces: tuple[int, ...], how: str, face: int) -> None:
    scene = at(State(face=80, rights=1))
    assert run(reconsider(scene, asked, anew), scene, faces, answers) == how
    assert scene.now.face == face


def test_a_right_that_is_gone_by_the_time_of_the_answer_is_not_used() -> None:
    scene = at(State(face=80, rights=1))
    step = reconsider(scene, asked, anew)
    assert isinstance(step.send(None), AskAll)
    scene.now = evolve(scene.now, rights=0)
    with pytest.raises(StopIteration) as ended:
        step.send(("ana:again:80", {"again": "reroll"}))
    assert ended.value.value == "stands"
