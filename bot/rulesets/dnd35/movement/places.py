"""Where everybody stands when the fight begins, and where latecomers come in."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd35.base import gaps
from bot.rulesets.dnd35.base.distances import distance, space
from bot.rulesets.dnd35.base.gaps import on_grid
from bot.rulesets.dnd35.base.grounds import barred
from bot.rulesets.dnd35.base.saddles import together
from bot.rulesets.dnd35.movement.events import PlacedAt, Spaced
from bot.rulesets.dnd35.state import SQUARE, Fighter, Move, State
from bot.rulesets.shared.ground.cells import apart, aside, away, nearest, spaces
from bot.rulesets.shared.ground.geometry import COLUMNS, Point, name_of, point_of
from bot.rulesets.shared.joining import PLAYERS

FIRST: Final[Point] = (4, 9)
"""Where the first of the players' side stands unless somebody says otherwise: room is left on all sides."""
NEAR: Final = 600
"""So near, in centimetres, somebody may strike at whoever passes."""


def missing(state: State) -> Fighter | None:
    """Who stands nowhere yet, or is hidden where somebody stands by now who is seen, or, without a grid, of whom it is
    not known how far he is from everybody; whoever is hidden comes last: his place is no other's."""
    if on_grid(state):
        waiting = [each for each in state.combatants.values() if each.cell is None or _gives_way(state, each)]
    else:
        waiting = [each for each in state.combatants.values() if each.cell is not None or _unmeasured(state, each)]
    return min(waiting, key=lambda each: each.hidden, default=None)


def _gives_way(state: State, who: Fighter) -> bool:
    """Whether *who*, of whom nobody knows, makes room for somebody who has stopped where he is; in the middle of what
    is being done he waits, for the other may only pass."""
    if not who.hidden or who.out or state.deeds:
        return False
    with_him, here = together(state, who), set(space(who))
    seen = (each for each in state.combatants.values() if not each.hidden and not each.out and each.id not in with_him)
    return any(not here.isdisjoint(space(each)) for each in seen)


def place(scene: Scene[State]) -> Action:
    """He stands abreast of his side; foes as far away as the table has it. Whoever is hidden stands apart."""
    state = scene.now
    who = missing(state)
    assert who is not None
    if not on_grid(state):
        gaps_now = {each.id: _gap(state, who, each) for each in _measured(state, who)}
        yield from tell(Spaced(who.id, gaps_now, unseen=who.hidden))
        return
    yield from tell(PlacedAt(who.id, opening(scene.now, who), unseen=who.hidden))


def _measured(state: State, who: Fighter) -> Iterator[Fighter]:
    """From whom it is told how far *who* is: how far somebody is who hides is told of that one alone, so that nothing
    is told to others because of him."""
    return (each for each in state.combatants.values() if each.id != who.id and (who.hidden or not each.hidden))


def _unmeasured(state: State, who: Fighter) -> bool:
    """Whether it is not known how far *who* is from one of them."""
    return any(each.id not in who.gaps for each in _measured(state, who))


def _gap(state: State, who: Fighter, other: Fighter) -> int:
    """How far they are: as the map had it, where the table has just put it away."""
    if who.cell is not None and other.cell is not None:
        return distance(who, other)
    return who.gaps[other.id] if other.id in who.gaps else gaps.opening(state, who, other)


def opening(state: State, who: Fighter) -> str:
    """The first free cell of his side; for somebody hidden one that leaves no gap in its line, and the nearest one
    where he gives way."""
    # Nobody who is seen stands elsewhere because of somebody who is not.
    known = [each for each in state.combatants.values() if each.cell is not None and (who.hidden or not each.hidden)]
    friend = next((each for each in known if each.side == who.side and not each.hidden), None)
    start = point_of(friend.cell or "") if friend is not None else None
    if start is None:
        far = state.settings.gap * 100 // SQUARE
        start = FIRST if who.side == PLAYERS else (min(COLUMNS - 1 - who.width, FIRST[0] + far), FIRST[1])
    width = who.width
    full = {at for each in known if each.id != who.id for at in space(each)}
    edge = {name_of((x, y)) for x in range(COLUMNS - width + 1, COLUMNS) for y in range(99)}
    shut = spaces(barred(state), width) | edge
    blocked = spaces(full, width) | shut
    if not who.hidden:
        # Nobody comes in between those who have to do with each other just now.
        blocked |= spaces(_amid(state, who), width)
    else:
        here = point_of(who.cell or "")
        if here is not None and (free := aside("square", here, shut, blocked)):
            return name_of(free)
        start = here or apart(start, who.side, width)
    return name_of(nearest("square", start, blocked, back=away(who.side)))


def _amid(state: State, who: Fighter) -> set[Point]:
    """The squares in which somebody would stand in the way of what is being done, or cover from each other those whom
    it concerns: who does it, on all of his way, and whoever he aims at, or whoever is seen so near that he may strike
    at him."""
    found: set[Point] = set()
    for deed in state.deeds:
        doer = state.combatants.get(deed.who)
        if doer is None or doer.cell is None or doer.hidden:
            continue
        target = getattr(deed, "target", None)
        others = [
            each
            for each in state.combatants.values()
            if each.cell is not None and not each.hidden and each.id not in (doer.id, who.id)
        ]
        for cell in (doer.cell, *(deed.way if isinstance(deed, Move) else ())):
            here = space(doer, cell)
            found |= set(here)
            for each in others:
                if each.id == target or distance(doer, each, at=cell) <= NEAR:
                    found |= _between([*here, *space(each)])
    return found


def _between(squares: Sequence[Point]) -> set[Point]:
    """All squares of the smallest rectangle that holds *squares*."""
    columns, rows = [x for x, _ in squares], [y for _, y in squares]
    return {(x, y) for x in range(min(columns), max(columns) + 1) for y in range(min(rows), max(rows) + 1)}


__all__ = ["FIRST", "missing", "opening", "place"]
