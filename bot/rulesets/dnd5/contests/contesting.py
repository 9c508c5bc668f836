"""A contest from its beginning to what comes of it (DN5-CTS-001 to -011)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import accumulate
from typing import Final

from bot.kernel.decisions import Decision, Scalar
from bot.kernel.effects import Action, Scene, Step, tell
from bot.rulesets.dnd5 import reactions as offering
from bot.rulesets.dnd5.attack import arms
from bot.rulesets.dnd5.base.budget import DOWN, incapacitated, may_act
from bot.rulesets.dnd5.base.distances import distance, on_grid
from bot.rulesets.dnd5.base.rolls import Ahead, Trial, d20
from bot.rulesets.dnd5.contests.events import (
    ContestBegun,
    ContestEnded,
    ContestRolled,
    Grappled,
    HoldEnded,
    Shoved,
    SkillChosen,
    contest_of,
)
from bot.rulesets.dnd5.movement import passing
from bot.rulesets.dnd5.movement.events import PlacedAt
from bot.rulesets.dnd5.reactions import Occurrence
from bot.rulesets.dnd5.state import SQUARE, Contest, Fighter, State
from bot.rulesets.dnd5.state.deeds import Rivalry
from bot.rulesets.shared import people
from bot.rulesets.shared.asking import answered, one_of
from bot.rulesets.shared.deciding import GM
from bot.rulesets.shared.ground.geometry import is_on_grid, name_of, point_of

ATHLETICS, ACROBATICS = "athletics", "acrobatics"
DEFENCES: Final = (ATHLETICS, ACROBATICS)
PRONE, PUSH = "prone", "push"
PRICE: Final = "price"
ACTION, FREE = "action", "free"


def is_at(*stages: str) -> Callable[[State], bool]:
    """Whether a contest is under way, and at one of those stages."""

    def found(state: State) -> bool:
        contest = contest_of(state)
        return contest is not None and contest.stage in stages

    return found


def begun(state: State, ident: str, target: str, kind: Rivalry, skill: str = ATHLETICS) -> ContestBegun:
    """That *ident* sets upon *target*. Whom somebody wants to escape from defends himself with strength alone
    (DN5-CTS-007)."""
    who, turn = state.combatants[ident], state.turn
    first = kind in ("grapple", "shove") and turn is not None and not turn.attacks
    against = ATHLETICS if kind == "escape" else ""
    return ContestBegun(ident, target, kind, skill, against, who.attacks if first else None)


def trial(state: State, begins: ContestBegun) -> Ahead | None:
    """What whoever sets upon another rolls once it *begins*, where he defends himself as well as he can; None: he
    cannot."""
    state = begins.change(state)
    who, target = state.combatants[begins.combatant], state.combatants[begins.target]
    if not opposes(target):
        return None
    mine = Trial(who, target, skill=begins.skill, why=begins.kind)
    theirs = Trial(target, who, skill=begins.against or best(target)[0], why=begins.kind)
    return Ahead(state, "check", mine, _more(state, theirs))


def resisted(state: State, skill: str) -> Ahead | None:
    """What whoever is set upon rolls when he defends himself with *skill*."""
    contest = contest_of(state)
    if contest is None:
        return None
    who, target = state.combatants[contest.who], state.combatants[contest.target]
    mine = Trial(who, target, skill=contest.skill, why=contest.kind)
    # Of equal totals nothing changes.
    more = _more(state, mine)
    return Ahead(state, "check", Trial(target, who, skill=skill, why=contest.kind), lambda total: more(total + 1))


def _more(state: State, theirs: Trial) -> Callable[[int], float]:
    """How likely a total is more than what is rolled for *theirs*."""
    below: list[float] = []
    least = 0

    def odds(total: int) -> float:
        nonlocal least
        if not below:
            likely = Ahead(state, "check", theirs).totals()
            least = min(likely)
            below.extend(accumulate((likely.get(each, 0) for each in range(least, max(likely) + 1)), initial=0.0))
        return below[min(max(total - least, 0), len(below) - 1)]

    return odds


def near(state: State, who: Fighter, other: Fighter) -> bool:
    """Whether *who* reaches *other* with his own body, or his weapon in hand (DN5-CTS-003, -010)."""
    return distance(state, who, other) <= max(SQUARE, arms.own_reach(who))


def small_enough(who: Fighter, other: Fighter) -> bool:
    """Whether *other* is at most one size category larger (DN5-CTS-003, -010)."""
    return other.step <= who.step + 1


def opposes(who: Fighter) -> bool:
    """Whether he can defend himself at all: whoever is incapacitated does not."""
    return not incapacitated(who)


def best(who: Fighter) -> list[str]:
    """What he may defend himself with, the better first (DN5-CTS-004)."""
    return sorted(DEFENCES, key=lambda each: -who.skill(each))


# ---- both roll


def contend(scene: Scene[State]) -> Action:
    """Whoever is set upon says with what he defends himself; then both roll."""
    state = scene.now
    contest = contest_of(state)
    assert contest is not None
    who, target = state.combatants[contest.who], state.combatants[contest.target]
    if incapacitated(who):
        yield from tell(ContestEnded(who.id, "unable"))
    elif target.died or target.fled or not _touch(state, contest, who, target):
        yield from tell(ContestEnded(who.id, "no_target"))
    elif not contest.against and opposes(target):
        choice = yield from answered(questions)
        if choice is not None:
            yield from tell(SkillChosen(target.id, choice["resist"]))
    else:
        yield from measure(scene, who, target, contest.kind, contest.skill, contest.against or ATHLETICS)
        if scene.now.combatants[who.id].hidden:
            yield from people.show(scene, who.id, who.seen_with)


def _touch(state: State, contest: Contest, who: Fighter, target: Fighter) -> bool:
    """Whether they are still so near: whom one wants to escape from holds him himself."""
    if contest.kind == "escape":
        held = who.condition("grappled")
        return held is not None and held.by == target.id
    return near(state, who, target)


def improvised(scene: Scene[State], ident: str, target: str, skill: str, against: str) -> Action:
    """The game master has *ident* measure himself with *target*: where it is his turn and his action is still his, what
    it costs is asked first (DN5-CTS-001)."""
    who, other = scene.now.combatants[ident], scene.now.combatants[target]
    if may_act(scene.now, who):
        yield from tell(ContestBegun(ident, target, "contest", skill, against))
    else:
        yield from measure(scene, who, other, "contest", skill, against)


def price(scene: Scene[State]) -> Action:
    """What a contest costs that the game master has thought of; then both roll."""
    choice = yield from answered(questions)
    contest = contest_of(scene.now)
    if choice is None or contest is None:
        return
    who, target = (scene.now.combatants[each] for each in (contest.who, contest.target))
    costs = choice[PRICE] == ACTION
    yield from measure(scene, who, target, contest.kind, contest.skill, contest.against, action=costs)


def measure(
    scene: Scene[State],
    who: Fighter,
    target: Fighter,
    kind: Rivalry,
    skill: str,
    against: str,
    *,
    action: bool = False,
) -> Step[bool]:
    """*who* rolls first, then *target* (DN5-EXT-018); whether he has more: a tie changes nothing (DN5-EXT-005).
    *action*: it costs him his action."""
    if not opposes(target):
        yield from tell(ContestRolled(who.id, target.id, kind, skill, against, won=True, opposed=False, action=action))
        return True
    mine = Trial(who, target, skill=skill, why=kind)
    theirs = Trial(target, who, skill=against, why=kind)
    first = yield from d20(scene, "check", mine, why="contest", odds=_more(scene.now, theirs))
    total = first.check.total
    second = yield from d20(scene, "check", theirs, why="contest", odds=lambda own: float(own >= total))
    won = total > second.check.total
    yield from tell(
        ContestRolled(
            who.id,
            target.id,
            kind,
            skill,
            against,
            won,
            True,
            first.faces,
            first.check.terms,
            total,
            second.faces,
            second.check.terms,
            second.check.total,
            first.up,
            first.down,
            action,
        )
    )
    return won


# ---- what comes of it


def conclude(scene: Scene[State]) -> Action:
    """He holds the other, is free, or says what his shove does."""
    contest = contest_of(scene.now)
    assert contest is not None
    if contest.kind == "grapple":
        yield from tell(Grappled(contest.who, contest.target))
    elif contest.kind == "escape":
        yield from tell(HoldEnded(contest.who, contest.target, "free"))
    elif incapacitated(scene.now.combatants[contest.who]):
        yield from tell(ContestEnded(contest.who, "unable"))
    else:
        choice = yield from answered(questions)
        if choice is not None:
            yield from _shoves(scene, contest, choice["shove"])


def _shoves(scene: Scene[State], contest: Contest, how: str) -> Action:
    state = scene.now
    target = state.combatants[contest.target]
    if how == PRONE:
        yield from tell(Shoved(contest.who, contest.target, "prone", {}))
        return
    distances = {}
    if not on_grid(state):
        distances = {contest.who: distance(state, state.combatants[contest.who], target) + SQUARE}
    yield from tell(Shoved(contest.who, contest.target, "push", distances))
    if on_grid(state):
        yield from tell(PlacedAt(target.id, how, "forced", target.hidden))


def over(scene: Scene[State]) -> Action:
    """It is over, once those have had their say who waited for it: it is an attack by name (DN5-ATK-002)."""
    contest = contest_of(scene.now)
    assert contest is not None
    waits = contest.kind in ("grapple", "shove") and not contest.asked
    if waits and (yield from offering.call(scene, Occurrence("attacked", contest.who, contest.target))):
        return
    yield from tell(ContestEnded(contest.who))


def pushes(state: State, who: Fighter, target: Fighter) -> tuple[str, ...]:
    """Where *target* may be pushed: to the free squares beside him that lie farther away from *who*; without a grid
    just away (DN5-CTS-011)."""
    if not on_grid(state):
        return (PUSH,)
    at = point_of(target.cell or "")
    if at is None:
        return ()
    here = distance(state, who, target)
    around = [(at[0] + x, at[1] + y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y]
    cells = [name_of(each) for each in around if is_on_grid(each)]
    return tuple(each for each in cells if _farther(state, who, target, each, here))


def _farther(state: State, who: Fighter, target: Fighter, cell: str, here: int) -> bool:
    return distance(state, target, who, at=cell) > here and passing.may_stop(state, target, cell)


def questions(state: State) -> Iterator[Decision]:
    """With what the one defends himself; what the other's shove does."""
    contest = contest_of(state)
    if contest is None:
        return
    who, target = state.combatants[contest.who], state.combatants[contest.target]
    turn = "" if state.turn is None else f"{state.turn.who}.{state.turn.deeds}"
    about: dict[str, Scalar] = {"target": target.id, "against": who.id, "contest": contest.kind}
    if contest.stage == "priced":
        key = f"{GM}:{PRICE}:{state.round}.{turn}.{len(state.deeds)}"
        told: dict[str, Scalar] = {"author": who.id, "target": target.id}
        yield one_of(key, PRICE, GM, (ACTION, FREE) if may_act(state, who) else (FREE,), told)
    elif contest.stage == "open" and not contest.against and opposes(target):
        key = f"{target.id}:resist:{state.round}.{turn}"
        yield one_of(key, "resist", target.id, best(target), about)
    elif contest.stage == "won" and contest.kind == "shove" and not incapacitated(who):
        down = () if DOWN(target) else (PRONE,)
        options = (*down, *pushes(state, who, target)) or (PRONE,)
        yield one_of(f"{who.id}:shove:{state.round}.{turn}", "shove", who.id, options, {"target": target.id})
