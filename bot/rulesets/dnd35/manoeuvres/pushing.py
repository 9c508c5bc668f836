"""A bull rush (D35-MAN-001 to -006)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import takewhile
from typing import Final

from bot.kernel.decisions import Decision, Scalar
from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd35.base.distances import apart, metres
from bot.rulesets.dnd35.base.gaps import PACE, on_grid
from bot.rulesets.dnd35.manoeuvres import lines, measuring, possible
from bot.rulesets.dnd35.manoeuvres.events import GoesAlong, Pushed, SpaceEntered, ThrownBack
from bot.rulesets.dnd35.state import SQUARE, Fighter, Manoeuvre, State
from bot.rulesets.shared.asking import answered, one_of
from bot.rulesets.shared.ground.geometry import Point, point_of

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
            # A tie is a failure (D35-MAN-004).
            yield from measuring.by_strength(scene, ties="fails")
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
        yield from tell(SpaceEntered(who.id, target.id, lines.into(who, target)))


def heading(deed: Manoeuvre, who: Fighter) -> Point:
    """The way that he goes: from where he came to where he is."""
    (x, y), (left, top) = (_at(each) for each in (who.cell, deed.back))
    return _one(x - left), _one(y - top)


def _at(cell: str | None) -> Point:
    found = point_of(cell or "")
    assert found is not None
    return found


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
    found = lines.free_along(state, target, step, most, but=who.id)
    return tuple(cell for at, cell in enumerate(found) if not at or lines.cost(state, at, step) <= deed.left)


def questions(state: State) -> Iterator[Decision]:
    """How far he goes along with whom he pushes."""
    deed = measuring.under_way(state)
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
    ahead = lines.free_along(scene.now, who, heading(deed, who), FARTHEST, but=target.id)
    way = tuple(takewhile(lambda cell: max(apart(who, target, at=cell)) >= 1, ahead))
    if who.out:
        yield from measuring.end(scene)
    elif not lines.is_free(scene.now, who, who.cell or ""):
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
    taken = on_grid(scene.now) and not lines.is_free(scene.now, who, cell)
    yield from tell(ThrownBack(ident, deed.kind, cell, fallen=(fallen or taken) and not no_room))


__all__ = [
    "FAR",
    "FARTHER",
    "PUSH",
    "enter",
    "follow",
    "heading",
    "open_to",
    "proceed",
    "push",
    "questions",
    "room",
    "thrown_back",
]
