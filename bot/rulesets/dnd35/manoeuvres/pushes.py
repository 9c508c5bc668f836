"""A bull rush (D35-MAN-001 to -006)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile
from typing import Final

from bot.kernel.decisions import Decision, Scalar
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.values import surely
from bot.rulesets.d20.gaps import metres
from bot.rulesets.dnd35.base.budget import apart, space, squares
from bot.rulesets.dnd35.base.gaps import PACE, on_grid
from bot.rulesets.dnd35.base.rolls import barred, cuts, locates
from bot.rulesets.dnd35.base.saddles import pair
from bot.rulesets.dnd35.manoeuvres import possible
from bot.rulesets.dnd35.manoeuvres import sunders as measuring
from bot.rulesets.dnd35.manoeuvres.events import GoesAlong, Pushed, SpaceEntered, ThrownBack
from bot.rulesets.dnd35.state import SQUARE, Fighter, Manoeuvre, State
from bot.rulesets.shared.asking import answered, one_of
from bot.rulesets.shared.ground.geometry import Point, name_of, point_of

# ---- Straight lines on the grid, along which somebody is pushed, thrown back, or run over (D35-MAN-004, -006, -024).


def towards(who: Fighter, target: Fighter, *, at: str | None = None) -> Point:
    """The way from *who*, who stands, or would stand, *at* that cell, to *target*: a step across, down, or both; none
    from the same place, nor off the grid.

    >>> ana, orc = Fighter("a", "A", "players", cell="E10"), Fighter("o", "O", "foes", cell="F11")
    >>> towards(ana, orc)
    (1, 1)
    """
    here, there = space(who, at), space(target)
    if not here or not there:
        return 0, 0
    (left, top), (right, bottom) = here[0], here[-1]
    (west, north), (east, south) = there[0], there[-1]
    return _sign(west - right, left - east), _sign(north - bottom, top - south)


def _sign(ahead: int, behind: int) -> int:
    """On which side the other lies: 1 ahead, -1 behind, 0 beside."""
    return 1 if ahead > 0 else -1 if behind > 0 else 0


def around(who: Fighter, target: Fighter) -> Iterator[str]:
    """The cells from which *who* stands beside *target*, one square away."""
    there, width = space(target), who.width
    if not there:
        return
    (west, north), (east, south) = there[0], there[-1]
    for x in range(west - width, east + 2):
        for y in range(north - width, south + 2):
            if x >= 0 and y >= 0 and (x in (west - width, east + 1) or y in (north - width, south + 1)):
                yield name_of((x, y))


def beyond(cell: str, step: Point, times: int = 1) -> str:
    """The cell so many steps from *cell*; one that is off the grid has no squares.

    >>> beyond("E10", (1, -1)), beyond("E10", (1, 0), 3)
    ('F9', 'H10')
    """
    at = surely(point_of(cell))
    return name_of((at[0] + step[0] * times, at[1] + step[1] * times))


def into(who: Fighter, target: Fighter) -> str:
    """The cell of *target*, beside whom he stands, onto which *who* steps; without a grid there is none."""
    return beyond(who.cell, towards(who, target)) if who.cell is not None else ""


def back(step: Point) -> Point:
    """The other way."""
    return -step[0], -step[1]


def is_free(state: State, who: Fighter, cell: str, *, but: str | None = None, as_known: bool = False) -> bool:
    """Whether *who* could stand on *cell*; somebody may be left out (*but*). *as_known*: as far as he knows where
    everybody is: what is offered tells of nobody else."""
    wanted = set(squares(cell, who.width)) if _on_grid(cell) else set()
    others = [each for each in state.combatants.values() if each.id not in (but, *pair(state, who))]
    if as_known:
        others = [each for each in others if locates(who, each)]
    return bool(wanted) and not wanted & barred(state) and not any(wanted & set(space(each)) for each in others)


def _on_grid(cell: str) -> bool:
    return point_of(cell) is not None


def free_along(state: State, who: Fighter, step: Point, most: int, *, but: str | None = None) -> tuple[str, ...]:
    """The cells through which *who* can be moved, one after the other, at most so many."""
    found: list[str] = []
    here = who.cell
    for cell in _cells(who.cell, step, most):
        if not is_free(state, who, cell, but=but) or _cut(state, who, here, cell):
            break
        found.append(cell)
        here = cell
    return tuple(found)


def _cells(start: str | None, step: Point, most: int) -> Iterator[str]:
    at = point_of(start or "")
    for times in range(1, most + 1):
        if at is not None:
            x, y = at[0] + step[0] * times, at[1] + step[1] * times
            if x < 0 or y < 0:
                return
            yield name_of((x, y))


def across(
    state: State, who: Fighter, target: Fighter, step: Point, *, at: str | None = None, as_known: bool = False
) -> tuple[str, ...]:
    """The cells from where *who* stands, or would stand *at*, beside *target* or in his space, straight through it to
    the first behind it; none where he cannot stop there, *as_known* or as it is."""
    found: list[str] = []
    here = at or who.cell
    for cell in _cells(here, step, 2 * target.width + 2 * who.width):
        wanted = set(squares(cell, who.width)) if _on_grid(cell) else set()
        if not wanted or wanted & barred(state) or _cut(state, who, here, cell):
            return ()
        found.append(cell)
        here = cell
        if not wanted & set(space(target)):
            return tuple(found) if is_free(state, who, cell, as_known=as_known) else ()
    return ()


def _cut(state: State, who: Fighter, here: str | None, there: str) -> bool:
    """Whether the step from *here* to *there* leads past the corner of a wall (D35-BAS-019)."""
    start, end = point_of(here or ""), point_of(there)
    return start is not None and end is not None and cuts(barred(state), start, end, who.width)


def cost(state: State, cells: int, step: Point) -> int:
    """What so many steps of a straight line cost in squares: diagonals 1, 2, 1, 2 …, or 1 each where the table has it
    so (D35-BAS-019).

    >>> cost(State(), 3, (1, 0)), cost(State(), 3, (1, 1))
    (3, 4)
    """
    return cells + (cells // 2 if all(step) and state.settings.diagonals == "alternating" else 0)


PUSH: Final = "push"
FAR: Final = "far"
"""The blank for how far he pushes, where there is no grid."""
FARTHER: Final = 5
"""For so many points by which he has won, he may push a square farther (D35-MAN-004)."""
FARTHEST: Final = 12
"""So many squares somebody is pushed at most."""


def open_to(who: Fighter) -> bool:
    """Whether the one who is pushed may strike at him first: not at somebody who has learnt it."""
    return "improved_bull_rush" not in who.feats


def proceed(scene: Scene[State]) -> Action:
    """The next step of a bull rush."""
    deed = measuring.tried(scene)
    match deed.at:
        case "begun":
            yield from enter(scene)
        case "entered" if scene.now.combatants[deed.who].out:
            yield from thrown_back(scene, fallen=False)
        case "entered":
            yield from measuring.by_strength(scene)
        case "won":
            yield from push(scene)
        case "moved":
            yield from follow(scene)
        case "beaten":
            yield from thrown_back(scene, fallen=False)
        case _:
            yield from measuring.end(scene)


def enter(scene: Scene[State]) -> Action:
    """He enters the other's space, once those have struck whom that gives an attack (D35-MAN-002)."""
    deed = measuring.tried(scene)
    who, target = scene.now.combatants[deed.who], scene.now.combatants[deed.target]
    if who.out:
        yield from measuring.end(scene, "unable")
    elif target.died or not possible.touches(who, target):
        yield from measuring.end(scene, "no_target")
    else:
        yield from tell(SpaceEntered(who.id, target.id, into(who, target)))


def heading(deed: Manoeuvre, who: Fighter) -> Point:
    """The way that he goes: from where he came to where he is."""
    (x, y), (left, top) = (_at(each) for each in (who.cell, deed.back))
    return _one(x - left), _one(y - top)


def _at(cell: str | None) -> Point:
    return surely(point_of(cell or ""))


def _one(far: int) -> int:
    return (far > 0) - (far < 0)


def room(state: State, deed: Manoeuvre) -> tuple[str, ...]:
    """Where he may push the other, the nearest first: a square, and one more for each full 5 points by which he has
    won, as far as he can go along, and there is room (D35-MAN-004); without a grid how far that is, in metres as they
    are read."""
    who, target = state.combatants[deed.who], state.combatants[deed.target]
    most = min(FARTHEST, 1 + max(0, deed.margin) // FARTHER)
    if not on_grid(state):
        return tuple(metres(SQUARE * (at + 1)) for at in range(most) if not at or at <= deed.left)
    step = heading(deed, who)
    found = free_along(state, target, step, most, but=who.id)
    return tuple(cell for at, cell in enumerate(found) if not at or cost(state, at, step) <= deed.left)


def questions(state: State) -> Iterator[Decision]:
    """How far he goes along with whom he pushes."""
    deed = state.doing(Manoeuvre)
    if deed is None or deed.kind != "bull_rush" or deed.at != "won" or state.combatants[deed.who].out:
        return
    cells = room(state, deed)
    if len(cells) > 1:
        who, blank = deed.who, None if on_grid(state) else FAR
        about: dict[str, Scalar] = {"target": deed.target, "nearest": cells[0]}
        yield one_of(measuring.key(state, who, PUSH), PUSH, who, cells, about, blank=blank)


def push(scene: Scene[State]) -> Action:
    """The other is pushed straight back."""
    deed = measuring.tried(scene)
    cells = room(scene.now, deed)
    if not cells or scene.now.combatants[deed.who].out:
        yield from thrown_back(scene, fallen=False, no_room=True)
        return
    to = cells[0]
    if len(cells) > 1:
        choice = yield from answered(questions)
        if choice is None:
            return
        to = choice[PUSH if on_grid(scene.now) else FAR]
        cells = room(scene.now, measuring.tried(scene))
    way = cells[: cells.index(to) + 1]
    if not on_grid(scene.now):
        way = (PACE,) * len(way)
    yield from tell(Pushed(deed.who, deed.target, way, metres(len(way) * SQUARE)))
    yield from tell(GoesAlong(deed.target, way, beside=deed.who))


def follow(scene: Scene[State]) -> Action:
    """He comes to stand before whom he has pushed (D35-MAN-004)."""
    deed = measuring.tried(scene)
    who, target = scene.now.combatants[deed.who], scene.now.combatants[deed.target]
    if not on_grid(scene.now):
        yield from _goes_after(scene, who, target)
        return
    ahead = free_along(scene.now, who, heading(deed, who), FARTHEST, but=target.id)
    way = tuple(takewhile(lambda cell: max(apart(who, target, at=cell)) >= 1, ahead))
    if who.out:
        yield from measuring.end(scene)
    elif not is_free(scene.now, who, who.cell or ""):
        # The other has fallen before he was pushed anywhere: there is no room for both.
        yield from thrown_back(scene, fallen=False)
    elif not way or len(way) == len(ahead):
        # He stands before him already, or has lost him.
        yield from measuring.end(scene)
    else:
        yield from tell(GoesAlong(who.id, way, beside=target.id))


def _goes_after(scene: Scene[State], who: Fighter, target: Fighter) -> Action:
    """Where there is no grid."""
    gap = max(apart(who, target))
    if who.out:
        yield from measuring.end(scene)
    elif not gap:
        yield from thrown_back(scene, fallen=False)
    elif gap == 1:
        yield from measuring.end(scene)
    else:
        yield from tell(GoesAlong(who.id, (PACE,) * (gap - 1), beside=target.id, towards=target.id))


def thrown_back(scene: Scene[State], *, fallen: bool, no_room: bool = False) -> Action:
    """He is back on the square from which he came; where somebody stands there by now he falls in it (D35-MAN-006,
    -024)."""
    deed = measuring.tried(scene)
    ident = deed.target if deed.reply else deed.who
    who = scene.now.combatants[ident]
    cell = deed.back or who.cell or ""
    taken = on_grid(scene.now) and not is_free(scene.now, who, cell)
    yield from tell(ThrownBack(ident, deed.kind, cell, fallen=(fallen or taken) and not no_room))
