"""An overrun: within a move, straight through somebody's space (D35-MAN-021 to -025)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from bot.kernel.decisions import Choice, Decision, Field, Scalar
from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd35.base import saddles
from bot.rulesets.dnd35.base.budget import apart, distance
from bot.rulesets.dnd35.base.gaps import AWAY, PACE, on_grid
from bot.rulesets.dnd35.manoeuvres import possible
from bot.rulesets.dnd35.manoeuvres import pushes as lines
from bot.rulesets.dnd35.manoeuvres import sunders as measuring
from bot.rulesets.dnd35.manoeuvres.events import GoesAlong, Retorted, SpaceEntered, Toppled, WayGiven
from bot.rulesets.dnd35.manoeuvres.pushes import heading, thrown_back
from bot.rulesets.dnd35.movement import ways
from bot.rulesets.dnd35.movement.steps import cells_of, goal_of, goals
from bot.rulesets.dnd35.movement.ways import Way
from bot.rulesets.dnd35.state import FISTS, SQUARE, Fighter, Manoeuvre, State
from bot.rulesets.shared.actions import Blanks
from bot.rulesets.shared.asking import answered, one_of
from bot.rulesets.shared.ground.geometry import Point

GIVE_WAY: Final = "give_way"
AVOID: Final = "avoid"
BLOCK: Final = "block"
ONWARD: Final = "onward"
STAY: Final = "stay"
GO: Final = "go"


class Run(NamedTuple):
    """How somebody is run over: the *way* to beside him (no cells: he is there already), the *cell* that is the last of
    it, the *step* from there through him, and what *left* is of the movement then, in squares."""

    way: Way
    cell: str
    step: Point
    left: int


def run(state: State, who: Fighter, target: Fighter) -> Run | None:
    """The cheapest way of running *target* over within one move, or with what is left of the one that he has made
    (D35-MAN-021); None: there is none."""
    turn = state.turn
    walked = turn.walked if turn is not None and turn.who == who.id and turn.move else 0
    pace = max(0, saddles.pace(state, who) - walked)
    speed = pace // SQUARE
    if not on_grid(state):
        count = max(0, max(apart(who, target)) - 1)
        there = ways.paces(state, who, count)
        return Run(there, "", (0, 0), speed - there.cost) if there.cost + breadth(who, target) <= speed else None
    if distance(who, target) > pace:
        return None
    found = {**ways.reached(state, who, speed), who.cell or "": Way()}
    best: tuple[int, Run] | None = None
    for cell in lines.around(who, target):
        way = found.get(cell)
        if way is None or (best is not None and way.cost >= best[0]):
            continue
        step = lines.towards(who, target, at=cell)
        through = lines.across(state, who, target, step, at=cell, as_known=True)
        spent = way.cost + lines.cost(state, len(through), step)
        if through and spent <= speed and (best is None or spent < best[0]):
            best = spent, Run(way, cell, step, speed - way.cost)
    return None if best is None else best[1]


def breadth(who: Fighter, target: Fighter) -> int:
    """Where there is no grid: how many squares it takes to come from beside *target* to his other side."""
    return who.width + target.width


def charged(state: State, who: Fighter, target: Fighter, way: Way, farthest: int) -> bool:
    """Whether whoever charges that *way* comes through *target* with what he has left of his *farthest* squares."""
    if not on_grid(state):
        return way.cost + breadth(who, target) <= farthest
    at = way.cells[-1]
    step = lines.towards(who, target, at=at)
    through = lines.across(state, who, target, step, at=at, as_known=True)
    return bool(through) and way.cost + lines.cost(state, len(through), step) <= farthest


def proceed(scene: Scene[State]) -> Action:
    """The next step of an overrun."""
    deed = measuring.tried(scene)
    match deed.at:
        case "begun":
            yield from meet(scene)
        case "entered" if scene.now.combatants[deed.who].out:
            yield from thrown_back(scene, fallen=False)
        case "entered" | "touched":
            yield from measuring.resist(scene)
        case "chosen":
            yield from measuring.by_strength(scene)
        case "won" if not deed.reply:
            rides = scene.now.combatants[deed.target].mount is not None
            yield from tell(Toppled(deed.who, deed.target, "overrun", unhorsed=rides))
        case "beaten" if not deed.reply and scene.now.combatants[deed.target].out:
            yield from thrown_back(scene, fallen=False)
        case "beaten" if not deed.reply:
            # The same check with roles exchanged (D35-MAN-024).
            yield from tell(Retorted(deed.target, deed.who, "overrun", FISTS))
        case "won" | "beaten":
            yield from thrown_back(scene, fallen=deed.at == "won")
        case "moved":
            yield from cross(scene)
        case _:
            yield from onward(scene)


def meet(scene: Scene[State]) -> Action:
    """Whoever stands in the way gives it, or blocks it (D35-MAN-022)."""
    deed = measuring.tried(scene)
    who, target = scene.now.combatants[deed.who], scene.now.combatants[deed.target]
    if who.out:
        yield from measuring.end(scene, "unable")
        return
    if target.died or not possible.touches(who, target):
        yield from measuring.end(scene, "no_target")
        return
    blocks = True
    if _may_avoid(who, target):
        choice = yield from answered(questions)
        if choice is None:
            return
        blocks = choice[GIVE_WAY] == BLOCK
    who, target = (scene.now.combatants[each] for each in (deed.who, deed.target))
    yield from tell(WayGiven(target.id, who.id, blocks))
    if blocks:
        yield from tell(SpaceEntered(who.id, target.id, lines.into(who, target)))


def _may_avoid(who: Fighter, target: Fighter) -> bool:
    """Whether *target* can step aside: not before somebody who has learnt to run people over, nor helpless."""
    return not target.out and "improved_overrun" not in who.feats


def questions(state: State) -> Iterator[Decision]:
    """Whether somebody gives way; where whoever has come through goes on to."""
    deed = state.doing(Manoeuvre)
    if deed is None or deed.kind != "overrun":
        return
    who, target = state.combatants[deed.who], state.combatants[deed.target]
    if deed.at == "begun" and _may_avoid(who, target):
        about: dict[str, Scalar] = {"against": who.id}
        key = measuring.key(state, target.id, GIVE_WAY)
        yield one_of(key, GIVE_WAY, target.id, (BLOCK, AVOID), about)
    elif deed.at == "done" and not who.out and deed.left > 0:
        if not on_grid(state):
            left = ways.away(state, who, deed.left).cells
            found_blanks: Blanks | None = (Field("target", (AWAY, *goals(state, who))),) if left else None
        else:
            found = ways.reached(state, who, deed.left)
            found_blanks = cells_of(tuple(found)) if found else None
        if found_blanks is not None:
            yield _farther(state, who, found_blanks)


def _farther(state: State, who: Fighter, blanks: Blanks) -> Decision:
    first = Field(ONWARD, (STAY, GO))

    def form(partial: Choice) -> tuple[Field, ...]:
        if partial.get(ONWARD) != GO:
            return (first,)
        return (first, *(blanks(partial) if callable(blanks) else blanks))

    return Decision(measuring.key(state, who.id, ONWARD), ONWARD, who.id, (first,), {ONWARD: STAY}, {}, form)


def cross(scene: Scene[State]) -> Action:
    """He goes straight through to the other side (D35-MAN-022, -024)."""
    deed = measuring.tried(scene)
    who, target = scene.now.combatants[deed.who], scene.now.combatants[deed.target]
    if not on_grid(scene.now):
        if who.out:
            yield from measuring.end(scene)
        else:
            yield from tell(GoesAlong(who.id, (PACE,), through=target.id, cost=breadth(who, target)))
        return
    inside = who.cell != deed.back
    step = heading(deed, who) if inside else lines.towards(who, target)
    through = lines.across(scene.now, who, target, step)
    if who.out:
        yield from measuring.end(scene)
    elif through:
        yield from tell(
            GoesAlong(
                who.id,
                through,
                through=target.id,
                cost=lines.cost(scene.now, len(through), step) + inside,
                cell=through[-1],
            )
        )
    elif inside:
        # Somebody has come to stand behind: there is no room.
        yield from thrown_back(scene, fallen=False, no_room=True)
    else:
        yield from measuring.end(scene, "no_room")


def onward(scene: Scene[State]) -> Action:
    """He may go on with what he has left of his move (D35-MAN-024)."""
    deed = measuring.tried(scene)
    ident = deed.target if deed.reply else deed.who
    if deed.reply or not list(questions(scene.now)):
        yield from measuring.end(scene)
        return
    choice = yield from answered(questions)
    if choice is None:
        return
    yield from measuring.end(scene)
    if choice[ONWARD] == GO and not on_grid(scene.now):
        who, goal = scene.now.combatants[ident], goal_of(choice)
        there = None if goal is None else scene.now.combatants.get(goal)
        way = ways.away(scene.now, who, deed.left) if there is None else ways.towards(scene.now, who, there, deed.left)
        if way.cells:
            yield from tell(GoesAlong(ident, way.cells, towards=goal))
    elif choice[ONWARD] == GO:
        found = ways.reached(scene.now, scene.now.combatants[ident], deed.left)
        if choice["to"] in found:
            yield from tell(GoesAlong(ident, found[choice["to"]].cells, cell=choice["to"]))
