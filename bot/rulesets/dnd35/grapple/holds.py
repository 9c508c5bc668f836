"""Where people grapple: whoever takes hold of somebody enters his space, all are dragged along together, and whoever is
free again stands beside it (D35-GRA-006, -015, -018).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.kernel.values import surely
from bot.rulesets.dnd35.base import saddles as holds
from bot.rulesets.dnd35.base.budget import apart, reaches, space
from bot.rulesets.dnd35.base.gaps import PACE, on_grid
from bot.rulesets.dnd35.base.rolls import barred
from bot.rulesets.dnd35.grapple.events import End, GripEnded, Gripped, PinEnded, Pinned, StoodApart
from bot.rulesets.dnd35.movement import ways
from bot.rulesets.dnd35.movement.ways import Way
from bot.rulesets.dnd35.state import FISTS, SQUARE, Clinch, Fighter, Grip, State
from bot.rulesets.shared.book import Word, word
from bot.rulesets.shared.ground.geometry import Point, is_on_grid, name_of, neighbours, point_of
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import from_flag, from_text
from bot.rulesets.shared.people import two, unless_so

FARTHEST: Final = 8
"""So many squares an arm reaches at most: nobody enters a space from farther away."""
MOST_CELLS: Final = 25


def shares(one: Fighter, other: Fighter) -> bool:
    """Whether the two stand in the same space."""
    if other.id in one.gaps:
        return not one.gaps[other.id]
    return not set(space(one)).isdisjoint(space(other))


def entering(state: State, who: Fighter, target: Fighter) -> Way:
    """The shortest way into the space of *target*: within it, or around it where *who* is larger. No cells: there is
    none (D35-GRA-006)."""
    if not on_grid(state):
        count = max(apart(who, target))
        return Way((PACE,) * count, count)
    start = point_of(who.cell or "")
    goal = set(space(target))
    full = holds.apart_from(state, who) - goal
    shut = ways.closed(state, who)
    if start is None or not goal:
        return Way()
    came: dict[Point, Point | None] = {start: None}
    edge = [start]
    for steps in range(1, FARTHEST + 1):
        further: list[Point] = []
        for here in edge:
            for at in sorted(neighbours("square", here)):
                squares = set(space(who, name_of(at)))
                if at in came or not squares or not shut.isdisjoint(squares):
                    continue
                came[at] = here
                if full.isdisjoint(squares) and (squares <= goal or squares >= goal):
                    return Way(_back(came, at), steps)
                further.append(at)
        edge = further
    return Way()


def _back(came: Mapping[Point, Point | None], last: Point) -> tuple[str, ...]:
    cells: list[str] = []
    at: Point | None = last
    while at is not None and came[at] is not None:
        cells.append(name_of(at))
        at = came[at]
    return tuple(reversed(cells))


def ways_of_all(state: State, who: Fighter) -> dict[str, Way]:
    """Where *who* can drag all who are in his grapple: at most half of his speed, where they all find room, and nobody
    stands in their way (D35-GRA-018)."""
    together = holds.company(state, who.id)
    full = holds.apart_from(state, who)
    fits: dict[str, bool] = {}

    def fit(cell: str) -> bool:
        if cell not in fits:
            moved = holds.shifted(state, who.id, cell)
            found = [space(state.combatants[each], at) for each, at in moved.items()]
            fits[cell] = len(moved) == len(together) and all(each and full.isdisjoint(each) for each in found)
        return fits[cell]

    # His own companions in the grapple are in nobody's way: they come along.
    found = ways.reached(state, who, half(who), passing=together)
    return {cell: way for cell, way in found.items() if all(fit(each) for each in way.cells)}


def drag(state: State, who: Fighter, goal: str | None) -> Way:
    """The same where there is no grid: towards *goal*, or away from all."""
    target = state.combatants.get(goal or "")
    if target is None:
        return ways.away(state, who, half(who))
    return ways.towards(state, who, target, half(who))


def half(who: Fighter) -> int:
    """The squares of half of his speed."""
    return who.pace // 2 // SQUARE


def beside(state: State, who: Fighter) -> tuple[str, ...]:
    """The free cells nearest to where *who* stands, for him to step out to; none where nothing is free around him.
    Without a grid there is one place, which has no name."""
    if not on_grid(state):
        return ("",)
    start = point_of(who.cell or "")
    if start is None:
        return ()
    others = (each for each in state.combatants.values() if each.id != who.id and not each.hidden)
    full = {at for each in others for at in space(each)} | barred(state)
    widest = max((each.width for each in state.combatants.values()), default=1)
    for far in range(1, widest + 1):
        around = [
            (start[0] + across, start[1] + down)
            for down in range(-far, far + 1)
            for across in range(-far, far + 1)
            if max(abs(across), abs(down)) == far
        ]
        cells = [name_of(each) for each in around if is_on_grid(each)]
        found = [each for each in cells if (squares := space(who, each)) and full.isdisjoint(squares)]
        if found:
            found.sort(key=lambda each: _turns(start, each))
            return tuple(found[:MOST_CELLS])
    return ()


def _turns(start: Point, cell: str) -> int:
    """How far off *cell* is, straight steps before diagonal ones."""
    at = point_of(cell) or start
    return (at[0] - start[0]) ** 2 + (at[1] - start[1]) ** 2


# ---- How grips and pins end: by escape, by being let go, by a fall, or with the round (D35-GRA-006, -015, -017,
# -023).

# ---- what ends by itself


def ended(state: State) -> tuple[str, str, End] | None:
    """The first two who can grapple no more with each other, and why: one of them has fallen, is gone from sight, or
    they are no longer within each other's reach."""
    for each in state.grips:
        one, other = (state.combatants[ident] for ident in each.both)
        for who, rival in ((one, other), (other, one)):
            if who.out:
                return who.id, rival.id, "fallen"
            if who.hidden:
                return rival.id, who.id, "gone"
        if not near(one, other):
            return one.id, other.id, "apart"
    return None


def near(one: Fighter, other: Fighter) -> bool:
    """Whether they are so near that one of them can hold the other."""
    at_hand = reaches(one, one.arm(FISTS), other) or reaches(other, other.arm(FISTS), one)
    return at_hand or shares(one, other)


def lapsed(state: State) -> Grip | None:
    """The first pin whose round is over. It holds until the next turn of whoever has pinned him is over, in which he
    may do all that somebody may who has pinned another (D35-GRA-022); at a table that has it so it ends as soon as that
    turn begins (D35-GRA-017)."""
    turn = state.turn
    early = state.settings.grapple_pin_until == "begin"
    for each in state.grips:
        pinner = state.combatants.get(each.pinner or "")
        if pinner is None:
            continue
        up = turn is not None and turn.who == pinner.id
        due = state.round > each.until or (state.round == each.until and (pinner.acted or (early and up)))
        if due and (early or not up):
            return each
    return None


def unsettled(state: State) -> bool:
    """Whether a grip or a pin has come to its end."""
    return bool(state.grips) and (ended(state) is not None or lapsed(state) is not None)


def settle(scene: Scene[State]) -> Action:
    """It ends."""
    over = ended(scene.now)
    if over is not None:
        yield from part(scene, *over)
        return
    grip = surely(lapsed(scene.now))
    assert grip.pinner is not None
    yield from tell(PinEnded(grip.pinner, grip.against(grip.pinner), "over"))


# ---- what somebody does


def part(scene: Scene[State], ident: str, other: str, reason: End) -> Action:
    """The two grapple no more. Whoever still stands in the space of somebody with whom he does not grapple any more
    leaves it, *ident* first."""
    together = (ident, *sorted(holds.company(scene.now, ident) - {ident}))
    yield from tell(GripEnded(ident, other, reason))
    yield from stand_apart(scene, together)


def stand_apart(scene: Scene[State], people: Sequence[str]) -> Action:
    """Those of *people* who grapple with nobody any more, and stand where somebody else does, step aside: it takes
    nothing, and exposes nobody."""
    for ident in people:
        who = scene.now.combatants.get(ident)
        cells = beside(scene.now, who) if who is not None and crowded(scene.now, who) else ()
        if cells:
            yield from tell(StoodApart(ident, cells[0]))


def crowded(state: State, who: Fighter) -> bool:
    """Whether he grapples with nobody, and stands where somebody else does."""
    if holds.grappling(state, who.id) or who.out:
        return False
    others = (each for each in state.combatants.values() if each.id != who.id and not (each.out or each.hidden))
    return any(shares(who, each) for each in others)


def get_free(scene: Scene[State], clinch: Clinch) -> Action:
    """He has beaten all of them, and grapples with nobody any more (D35-GRA-015)."""
    for ident in holds.opponents(scene.now, clinch.who):
        yield from tell(GripEnded(clinch.who, ident, "free"))


# ---- What the game master says of grapples (D35-GRA-005, -017).


@word(tool="grapple")
class SayGrapple(Word):
    """*who* and *target* grapple with each other from now on, or no more."""

    who: CombatantId = from_text("who")
    target: CombatantId = from_text("target")
    on: bool = from_flag("words", "on", "off", "on")

    def check(self, state: State) -> None:
        who, target = two(state, self.who, self.target)
        unless_so(who, holds.grip(state, who.id, target.id) is not None, self.on)
        if self.on and (who.out or target.out or who.hidden or target.hidden or not near(who, target)):
            raise Refused("dnd35-cannot-grapple", name=who.name, other=target.name)

    def take(self, scene: Scene[State]) -> Action:
        if self.on:
            yield from tell(Gripped(self.who, self.target))
        else:
            yield from part(scene, self.who, self.target, "gm")


@word(tool="pin")
class SayPin(Word):
    """*who* has pinned *target*, with whom he grapples, or pins him no more."""

    who: CombatantId = from_text("who")
    target: CombatantId = from_text("target")
    on: bool = from_flag("words", "on", "off", "on")

    def check(self, state: State) -> None:
        who, target = two(state, self.who, self.target)
        if holds.grip(state, who.id, target.id) is None:
            raise Refused("dnd35-no-grapple", name=who.name, other=target.name)
        unless_so(who, holds.pins(state, who.id) == target.id, self.on)
        taken = holds.pinned_by(state, target.id) or holds.pins(state, who.id) or holds.pinned_by(state, who.id)
        if self.on and taken is not None:
            raise Refused("dnd35-pinned-already", name=who.name, other=target.name)

    def take(self, scene: Scene[State]) -> Action:
        event = Pinned(self.who, self.target) if self.on else PinEnded(self.who, self.target, "over")
        yield from tell(event)
