"""A move, step by step: whoever may strike at him who goes does so before the step (D35-AOO-005)."""

from __future__ import annotations

from typing import Final

from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd35.base.distances import distance, metres, reaches, space
from bot.rulesets.dnd35.base.gaps import after, on_grid
from bot.rulesets.dnd35.base.grounds import barred
from bot.rulesets.dnd35.base.saddles import rider, steed, together
from bot.rulesets.dnd35.base.tight import bars
from bot.rulesets.dnd35.movement.events import MoveBegun, MoveEnded, Paced, Stepped
from bot.rulesets.dnd35.movement.ways import Way, length
from bot.rulesets.dnd35.state import Cause, Fighter, Manoeuvre, Move, State
from bot.rulesets.shared import people
from bot.rulesets.shared.choices import STOPS

MOST_TOLD: Final = 8
"""How far so many are is told at the end of a move, at most."""


def ridden(state: State, ident: str) -> bool:
    """Whether somebody who can be seen rides *ident*: where one of them is, the other is."""
    by = rider(state, state.combatants[ident])
    return by is not None and not by.hidden


def set_out(
    scene: Scene[State],
    ident: str,
    way: Way,
    *,
    towards: str | None = None,
    careful: bool = False,
    cause: Cause = "turn",
    past: tuple[str, ...] = (),
) -> Action:
    """*ident* goes that *way*, squeezed through the space of those *past* whom it leads."""
    mount = steed(scene.now, scene.now.combatants[ident])
    told = MoveBegun(
        ident,
        way.cells,
        length(scene.now, way),
        way.cells[-1] if on_grid(scene.now) else "",
        towards,
        careful,
        cause,
        None if mount is None else mount.id,
        0 if mount is None else way.cost,
        past,
    )
    yield from tell(told)


def move_of(state: State) -> Move | None:
    """The move that is being made."""
    return state.deed if isinstance(state.deed, Move) else None


def step(scene: Scene[State]) -> Action:
    """The next step; where somebody stands by now, or he who goes has fallen or been thrown down, the move is over."""
    move = move_of(scene.now)
    assert move is not None
    who = scene.now.combatants[move.who]
    gridded = on_grid(scene.now)
    if not move.way:
        goal = _short_of(scene.now, who, move) if gridded else None
        short, far = (None, "") if goal is None else (goal.id, metres(distance(who, goal)))
        found = {} if gridded else _now(scene.now, who, move)
        yield from tell(MoveEnded(who.id, distances=found, short=short, metres=far))
    elif gridded and (met := _comes_upon(scene.now, who, move)) and not _falls_short(scene.now, who, move):
        for each in met:
            yield from people.show(scene, each.id, each.seen_with)
        yield from tell(MoveEnded(who.id, stopped=True, cell=who.cell))
    elif _falls_short(scene.now, who, move) or (gridded and not _free(scene.now, who, move)):
        found = {} if gridded else _now(scene.now, who, move)
        yield from tell(MoveEnded(who.id, stopped=True, cell=who.cell, distances=found))
    elif gridded:
        yield from tell(Stepped(who.id, move.way[0]))
    else:
        yield from tell(Paced(who.id, after(scene.now, move)))


def _short_of(state: State, who: Fighter, move: Move) -> Fighter | None:
    """The foe to whom *who* went and whom he cannot strike yet: whoever carries somebody goes for him."""
    goal = state.combatants.get(move.towards or "")
    if goal is None or goal.hidden or who.hidden or goal.side == who.side or rider(state, who) is not None:
        return None
    arms = [each for each in who.arms if not each.ranged]
    return None if not arms or any(reaches(who, each, goal) for each in arms) else goal


def _untold(state: State, ident: str) -> bool:
    """Whether nobody is told how far *ident* is: he hides, is dead, or carries somebody of whom it is told."""
    who = state.combatants[ident]
    return who.hidden or who.died or ridden(state, ident)


def _now(state: State, who: Fighter, move: Move) -> dict[str, str]:
    """How far those are now of whom the move has taken him nearer or farther, where there is no grid: the nearest
    first, and of a crowd no more than these."""
    found = [each for each in move.drift if each in who.gaps and not _untold(state, each)]
    found.sort(key=lambda each: (who.gaps[each], each))
    return {each: metres(who.gaps[each]) for each in found[:MOST_TOLD]}


def _falls_short(state: State, who: Fighter, move: Move) -> bool:
    """Whether he goes no farther by himself."""
    return (who.out and not _is_pushed(state, who, move)) or _lies(who, move)


def _is_pushed(state: State, who: Fighter, move: Move) -> bool:
    """Whether somebody pushes him back, which asks for no strength of his: also who has lost consciousness goes on,
    as long as he lives (D35-MAN-004)."""
    by = state.deeds[-2] if len(state.deeds) > 1 else None
    return isinstance(by, Manoeuvre) and by.target == who.id and move.beside == by.who and not who.died


def _lies(who: Fighter, move: Move) -> bool:
    """Whether he has been thrown down on his own way (D35-BAS-017); whoever is pushed or dragged goes on."""
    return move.cause == "turn" and move.beside is None and who.has("prone")


def _comes_upon(state: State, who: Fighter, move: Move) -> list[Fighter]:
    """The hidden foes before whom *who* stops, where the table has it so (`upon_hidden`): those who would bar his next
    step if they were seen; or one after it, where he cannot stop in between."""
    if who.hidden or state.settings.upon_hidden != STOPS:
        return []
    others, with_him = _in_the_way(state, who), together(state, who)
    lurking = [each for each in state.combatants.values() if each.hidden and each.side != who.side and not each.out]
    for at, cell in enumerate(move.way):
        squares = set(space(who, cell))
        there = [each for each in lurking if each.id not in with_him and squares & set(space(each))]
        met = [each for each in there if each.id not in (move.through, move.beside)]
        if any(bars(who, each) for each in met) or (met and at == len(move.way) - 1):
            return met
        if not any(squares & set(space(each)) for each in others):
            break
    return []


def _free(state: State, who: Fighter, move: Move) -> bool:
    """Whether the next cell may be entered, and the move ended where it ends. It is left before a cell in which he
    would have to stop and cannot. Whoever is hidden stops nobody who is seen: that would tell of him."""
    others = _in_the_way(state, who)
    walls = barred(state)
    for at, cell in enumerate(move.way):
        squares = set(space(who, cell))
        if walls & squares:
            return at > 0 and not _stuck(state, who, move, at)
        met = [each for each in others if each.id not in (move.through, move.beside) and squares & set(space(each))]
        last = at == len(move.way) - 1
        if (last and met) or any(bars(who, each) for each in met if each.id not in move.past):
            return at > 0 and not _stuck(state, who, move, at)
    return True


def _in_the_way(state: State, who: Fighter) -> list[Fighter]:
    """Those whose space *who* minds; somebody hidden makes room for whoever stops there (`places`)."""
    with_him = together(state, who)
    seen = (each for each in state.combatants.values() if who.hidden or not each.hidden)
    return [each for each in seen if each.id not in with_him]


def _stuck(state: State, who: Fighter, move: Move, before: int) -> bool:
    """Whether none of the cells up to *before* is free to stop in."""
    full = {square for each in _in_the_way(state, who) for square in space(each)}
    return all(full & set(space(who, cell)) for cell in move.way[:before])


__all__ = ["MOST_TOLD", "move_of", "ridden", "set_out", "step"]
