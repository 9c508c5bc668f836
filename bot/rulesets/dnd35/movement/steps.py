"""A move, step by step: whoever may strike at him who goes does so before the step (D35-AOO-005)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.kernel.decisions import Choice
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.values import surely
from bot.rulesets.d20.gaps import metres
from bot.rulesets.dnd35.base import budget, saddles
from bot.rulesets.dnd35.base.budget import LIES, ONE_MOVE, ROOTED, Outlook, apart, bars, distance, reaches, space
from bot.rulesets.dnd35.base.gaps import AWAY, after, on_grid, price
from bot.rulesets.dnd35.base.needs import (
    CARRIED,
    IS_THERE,
    MOVE,
    UNROOTED,
    Deed,
    mapped,
    no_cell,
    steed_spent,
    unheld,
)
from bot.rulesets.dnd35.base.rolls import barred, locates
from bot.rulesets.dnd35.base.saddles import rider, steed, together
from bot.rulesets.dnd35.movement import ways
from bot.rulesets.dnd35.movement.events import MoveBegun, MoveEnded, Paced, Stepped
from bot.rulesets.dnd35.movement.ways import Way, length
from bot.rulesets.dnd35.state import SQUARE, Cause, Fighter, Manoeuvre, Move, State, enemies
from bot.rulesets.shared import people
from bot.rulesets.shared.actions import Blanks, cell_asked
from bot.rulesets.shared.choices import STOPS
from bot.rulesets.shared.lacking import Lack
from bot.rulesets.shared.needs import UNNAMED, because, blank, must, of_whom

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


def step(scene: Scene[State]) -> Action:
    """The next step; where somebody stands by now, or he who goes has fallen or been thrown down, the move is over."""
    move = surely(scene.now.doing(Move))
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


def arrived(state: State) -> State:
    """*state* once whoever sets out in it has come to the end of his way, and nobody has stopped him."""
    move = surely(state.doing(Move))
    if move.way:
        there = (
            Stepped(move.who, move.way[-1]) if on_grid(state) else Paced(move.who, after(state, move, len(move.way)))
        )
        state = there.change(state)
    return MoveEnded(move.who).change(state)


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
    return move.cause == "turn" and move.beside is None and LIES(who)


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


# ---- What is done with a move action, and the 5-foot step (D35-ACT-001, -003).


def can_move(at: Outlook) -> bool:
    """Whether a move action is left to him, and no 5-foot step forbids it (D35-ACT-003), nor a grapple: there he moves
    by dragging all along (D35-GRA-009, -018)."""
    turn = at.turn
    if at.grapples:
        return False
    if at.who.mount is not None:
        return turn is not None and saddles.may_go(at.state, at.who, turn)
    return (
        turn is not None
        and not (turn.moved and ONE_MOVE(at.who))
        and budget.has_move(turn)
        and not turn.stepped
        and at.who.pace >= SQUARE
        and not ROOTED(at.who)
    )


def cells_of(found: Iterable[str]) -> Blanks:
    """The blank for a cell; where there are more of them than a list holds, for its column first."""
    cells = tuple(found)
    return lambda partial: cell_asked("to", cells, partial)


def _stays(at: Outlook) -> Lack:
    """What keeps him from another move."""
    if (found := unheld(at, UNNAMED)) is not None or at.who.mount is not None:
        return found or steed_spent(at)
    if at.turn is not None and at.turn.moved and ONE_MOVE(at.who):
        return "winded", {}
    return MOVE(at, UNNAMED) or UNROOTED(at, UNNAMED) or CARRIED(at, UNNAMED) or ("stepped", {})


GOES: Final = because(can_move, _stays)


class Approach(Deed):
    """Go to somebody, as near as one's weapon needs to strike."""

    code = "approach"
    needs = (GOES,)
    whom = (*IS_THERE, of_whom("near_already", lambda at, target: max(apart(at.who, target)) <= 1))

    def asks(self, at: Outlook) -> Blanks | Lack:
        others = goals(at.state, at.who)
        found = (each for each in others if ways.nears(at.state, at.who, at.state.combatants[each]))
        return blank("target", found, none="hemmed" if others else "whom")

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        state = scene.now
        person = state.combatants[who]
        way = ways.to(state, person, state.combatants[choice["target"]])
        yield from set_out(scene, who, way, towards=choice["target"])


class Go(Deed):
    """Go to a cell of the grid; squeezed through the space of an opponent, where there is no other way
    (D35-MOV-014)."""

    code = "go"
    aimed = timid = True
    needs = (GOES, mapped)
    wrong = (no_cell,)

    def asks(self, at: Outlook) -> Blanks | Lack:
        most = saddles.pace(at.state, at.who) // SQUARE
        found = (*ways.reached(at.state, at.who, most), *ways.squeezing(at.state, at.who, most))
        return cells_of(found) if found else ("hemmed", {})

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        person = scene.now.combatants[who]
        most, cell = saddles.pace(scene.now, person) // SQUARE, choice["to"]
        plain = ways.reached(scene.now, person, most).get(cell)
        way, past = ways.squeezing(scene.now, person, most)[cell] if plain is None else (plain, ())
        yield from set_out(scene, who, way, past=past)


class Leave(Deed):
    """Go as far from all foes as one move brings him."""

    code = "leave"
    timid = True
    needs = (GOES, must("no_foe", lambda at: enemies(at.state, at.who)))

    def asks(self, at: Outlook) -> Blanks | Lack:
        return () if ways.farthest(at.state, at.who, enemies(at.state, at.who)).cells else ("hemmed", {})

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        person = scene.now.combatants[who]
        yield from set_out(scene, who, ways.farthest(scene.now, person, enemies(scene.now, person)))


def may_step(at: Outlook) -> bool:
    """Whether a 5-foot step is left to him, or to his mount (D35-ACT-003)."""
    if at.who.mount is not None:
        return at.turn is not None and saddles.may_step(at.state, at.who, at.turn)
    return at.turn is not None and budget.may_step(at.turn, at.who)


def _stands_still(at: Outlook) -> Lack:
    turn = at.turn
    if turn is not None and turn.stepped:
        return "stepped_already", {}
    if turn is not None and (turn.moved or turn.rode):
        return "gone_already", {}
    return ("slow", {}) if at.who.mount is None else steed_spent(at)


class Step(Deed):
    """The 5-foot step: to a cell; without a grid towards somebody, or away from all."""

    code = "step"
    aimed = away = timid = True
    needs = (unheld, UNROOTED, because(may_step, _stands_still))
    wrong = (no_cell,)

    def asks(self, at: Outlook) -> Blanks | Lack:
        if not on_grid(at.state):
            return blank("target", sidesteps(at.state, at.who), none="hemmed")
        found = ways.beside(at.state, at.who)
        return cells_of(found) if found else ("hemmed", {})

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        person = scene.now.combatants[who]
        if not on_grid(scene.now):
            goal = goal_of(choice)
            yield from set_out(scene, who, ways.paces(scene.now, person, 1), towards=goal, careful=True)
            return
        way = ways.beside(scene.now, person)[choice["to"]]
        yield from set_out(scene, who, way, careful=True)


# ---- where there is no grid


def goals(state: State, who: Fighter, farther: int = 1) -> tuple[str, ...]:
    """To whom he could go: those of whom he knows where they are, more than *farther* squares away; foes first."""
    with_him = saddles.together(state, who)
    found = [
        each
        for each in state.combatants.values()
        if each.id not in with_him and locates(who, each) and not each.died and max(apart(who, each)) > farther
    ]
    found.sort(key=lambda each: (each.out, each.side == who.side))
    return tuple(each.id for each in found)


def sidesteps(state: State, who: Fighter) -> tuple[str, ...]:
    """Where a 5-foot step goes: away from all, or towards somebody. Nobody makes one where each square counts
    double."""
    return (AWAY, *goals(state, who)) if price(state, who) == 1 else ()


def goal_of(choice: Choice) -> str | None:
    """To whom he has chosen to go; None: away from all."""
    target = choice.get("target", AWAY)
    return None if target == AWAY else target


ACTIONS = (Approach(), Go(), Leave(), Step())
