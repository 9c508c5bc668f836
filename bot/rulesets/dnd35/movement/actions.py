"""What is done with a move action, and the 5-foot step (D35-ACT-001, -003)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.kernel.decisions import Choice, Field
from bot.kernel.effects import Action, Scene
from bot.rulesets.dnd35.base import budget, saddles
from bot.rulesets.dnd35.base.distances import apart
from bot.rulesets.dnd35.base.gaps import AWAY, on_grid, price
from bot.rulesets.dnd35.base.holds import grappling
from bot.rulesets.dnd35.base.outlook import Outlook
from bot.rulesets.dnd35.base.sight import locates
from bot.rulesets.dnd35.movement import steps, ways
from bot.rulesets.dnd35.state import SQUARE, Fighter, State, Turn, enemies
from bot.rulesets.dnd35.state.plights import suffers
from bot.rulesets.shared.actions import Blanks, Doable, cell_asked


def can_move(at: Outlook) -> bool:
    """Whether a move action is left to him, and no 5-foot step forbids it (D35-ACT-003), nor a grapple: there he moves
    by dragging all along (D35-GRA-009, -018)."""
    turn = at.turn
    if grappling(at.state, at.who.id):
        return False
    if at.who.mount is not None:
        return turn is not None and saddles.may_go(at.state, at.who, turn)
    return (
        turn is not None
        and not (turn.moved and suffers(at.who, "one_move"))
        and budget.has_move(turn)
        and not turn.stepped
        and turn.swings < 2
        and at.who.pace >= SQUARE
        and not suffers(at.who, "rooted")
    )


def cells_of(found: Iterable[str]) -> Blanks:
    """The blank for a cell; where there are more of them than a list holds, for its column first."""
    cells = tuple(found)
    return lambda partial: cell_asked("to", cells, partial)


class Approach(Doable[Outlook]):
    """Go to somebody, as near as one's weapon needs to strike."""

    code = "approach"

    def asked(self, at: Outlook) -> Blanks | None:
        if not can_move(at):
            return None
        others = [
            each
            for each in at.state.combatants.values()
            if each.id != at.who.id and locates(at.who, each) and not each.died and max(apart(at.who, each)) > 1
        ]
        others.sort(key=lambda each: (each.out, each.side == at.who.side))
        found = tuple(each.id for each in others if ways.nears(at.state, at.who, each))
        return (Field("target", found),) if found else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        state = scene.now
        person = state.combatants[who]
        way = ways.to(state, person, state.combatants[choice["target"]])
        yield from steps.set_out(scene, who, way, towards=choice["target"])


class Go(Doable[Outlook]):
    """Go to a cell of the grid; squeezed through the space of an opponent, where there is no other way
    (D35-MOV-014)."""

    code = "go"

    def asked(self, at: Outlook) -> Blanks | None:
        able = can_move(at) and on_grid(at.state)
        most = saddles.pace(at.state, at.who) // SQUARE
        found = (*ways.reached(at.state, at.who, most), *ways.squeezing(at.state, at.who, most)) if able else ()
        return cells_of(found) if found else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        person = scene.now.combatants[who]
        most, cell = saddles.pace(scene.now, person) // SQUARE, choice["to"]
        plain = ways.reached(scene.now, person, most).get(cell)
        way, past = ways.squeezing(scene.now, person, most)[cell] if plain is None else (plain, ())
        yield from steps.set_out(scene, who, way, past=past)


class Leave(Doable[Outlook]):
    """Go as far from all foes as one move brings him."""

    code = "leave"

    def asked(self, at: Outlook) -> Blanks | None:
        return () if can_move(at) and ways.farthest(at.state, at.who, enemies(at.state, at.who)).cells else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        person = scene.now.combatants[who]
        yield from steps.set_out(scene, who, ways.farthest(scene.now, person, enemies(scene.now, person)))


class Step(Doable[Outlook]):
    """The 5-foot step: to a cell; without a grid towards somebody, or away from all."""

    code = "step"

    def asked(self, at: Outlook) -> Blanks | None:
        turn = at.turn
        held = grappling(at.state, at.who.id) or suffers(at.who, "rooted")
        if turn is None or not self.able(at, turn) or held:
            return None
        if not on_grid(at.state):
            goals = sidesteps(at.state, at.who)
            return (Field("target", goals),) if goals else None
        found = ways.beside(at.state, at.who)
        return cells_of(found) if found else None

    @staticmethod
    def able(at: Outlook, turn: Turn) -> bool:
        """Whether a 5-foot step is left to him, or to his mount."""
        if at.who.mount is not None:
            return saddles.may_step(at.state, at.who, turn)
        return budget.may_step(turn, at.who)

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        person = scene.now.combatants[who]
        if not on_grid(scene.now):
            goal = goal_of(choice)
            yield from steps.set_out(scene, who, ways.paces(scene.now, person, 1), towards=goal, careful=True)
            return
        way = ways.beside(scene.now, person)[choice["to"]]
        yield from steps.set_out(scene, who, way, careful=True)


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

__all__ = ["ACTIONS", "Approach", "Go", "Leave", "Step", "can_move", "cells_of", "goal_of", "goals", "sidesteps"]
