"""To charge, and to withdraw: whole turns, or the one action of whoever has no more (D35-MOV-001, -006, -011, -012)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Any, Final

from bot.kernel.decisions import Choice
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.events import PUBLIC
from bot.kernel.values import LATER, evolve
from bot.rulesets.dnd35.attack.arms import blades
from bot.rulesets.dnd35.base.budget import ONE_MOVE, Outlook, distance
from bot.rulesets.dnd35.base.gaps import heading, on_grid
from bot.rulesets.dnd35.base.needs import (
    CARRIED,
    DASHES,
    LEFT,
    ROOMY,
    UNROOTED,
    Deed,
    Trying,
    by_target,
    move_alone,
    no_cell,
    unheld,
)
from bot.rulesets.dnd35.base.rolls import sees, stand
from bot.rulesets.dnd35.base.saddles import MOVES
from bot.rulesets.dnd35.charging import lines
from bot.rulesets.dnd35.cover.degrees import SET_UPON, total
from bot.rulesets.dnd35.movement import ways
from bot.rulesets.dnd35.movement.steps import cells_of, goals
from bot.rulesets.dnd35.movement.ways import Way
from bot.rulesets.dnd35.state import SQUARE, Blow, Fighter, Move, State, enemies
from bot.rulesets.shared import people
from bot.rulesets.shared.actions import Blanks
from bot.rulesets.shared.book import happens
from bot.rulesets.shared.lacking import Lack, always
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.needs import because, blank, must, of_whom

# ---- What is told of charges and of those who withdraw.

RIDDEN: Final[dict[str, Any]] = {"steed": MOVES, "rode": 2 * SQUARE}
"""What a charge, or a withdrawal, leaves of the turn of a mount."""


@happens("D35-MOV-001", "D35-MOV-002", "D35-MOV-003", "D35-MOV-004", to=PUBLIC)
class ChargeBegun:
    """*combatant* charges *target*: he goes straight to *cell*, so many *metres*, and strikes once. *short*: with the
    one action that he has (D35-MOV-006). *steed*: the mount that carries him (D35-MNT-007). Without a grid *cell* is
    empty."""

    combatant: CombatantId
    target: CombatantId
    weapon: str
    way: tuple[str, ...]
    metres: str
    cell: str
    short: bool = False
    steed: CombatantId | None = None

    def change(self, state: State) -> State:
        turn = state.turn
        if turn is not None:
            made = (*turn.made, self.weapon)
            state = state.in_turn(standard=True, move=True, moved=True, swings=2, made=made, deeds=turn.deeds + 1)
            state = state.in_turn(closed="charge")
            if turn.guarded:
                state = stand(state, self.combatant, "defensive")
        blow = Blow(self.combatant, self.target, self.weapon, occasion="charge")
        move = Move(self.combatant, self.way, **heading(state, self.combatant, self.target))
        state = evolve(state, deeds=(*state.deeds, blow, move))
        state = stand(state, self.combatant, "charging")
        return state if self.steed is None else stand(state.in_turn(**RIDDEN), self.steed, "charging")

    def why(self) -> tuple[str, ...]:
        ridden = ("D35-MNT-007",) if self.steed is not None else ()
        return (*(("D35-MOV-006",) if self.short else ()), *ridden)


@happens("D35-MOV-011", to=PUBLIC)
class WithdrawalBegun:
    """*combatant* withdraws to *cell*: to leave his first square provokes nothing. *short*: with the one action that he
    has (D35-MOV-012). *steed*: the mount that carries him. Without a grid *cell* is empty, and he goes *towards*
    somebody or away from all. *via*: the first square of a longer way, which decides who may strike."""

    combatant: CombatantId
    way: tuple[str, ...]
    metres: str
    cell: str
    short: bool = False
    steed: CombatantId | None = None
    towards: CombatantId | None = None
    via: str | None = field(default=None, metadata={LATER: True})

    def change(self, state: State) -> State:
        turn = state.turn
        if turn is not None:
            state = state.in_turn(standard=True, move=True, moved=True, deeds=turn.deeds + 1)
        if self.steed is not None:
            state = state.in_turn(**RIDDEN)
        leads = heading(state, self.combatant, self.towards)
        return evolve(state, deeds=(*state.deeds, Move(self.combatant, self.way, withdraws=True, **leads)))

    def why(self) -> tuple[str, ...]:
        return ("D35-MOV-012",) if self.short else ()


FARTHEST: Final = 1200
"""How far anybody strikes, at most: whoever is beyond that and the way is not looked at."""


def _untouched(at: Outlook) -> bool:
    turn = at.turn
    if turn is None or turn.standard or turn.stepped or turn.both:
        return False
    # His mount has a turn of its own; to master it may have been his move action (D35-MNT-001).
    return turn.move == turn.controlled if at.who.mount is not None else not (turn.move or turn.moved)


def _touched(at: Outlook) -> Lack:
    turn = at.turn
    if turn is not None and turn.stepped and not (turn.standard or turn.both):
        return "stepped", {}
    return move_alone(at) or ("full", LEFT(at))


UNTOUCHED: Final = because(_untouched, _touched)
"""A turn of which nothing is used: what charges and withdrawals are made of (D35-MOV-001, -011)."""
WINDED: Final = because(lambda at: not ONE_MOVE(at.who), lambda at: (ONE_MOVE.by(at.who) or "", {}))
WHOLE: Final = (unheld, UNROOTED, UNTOUCHED, WINDED, CARRIED)
"""The whole of his turn, on his feet: nobody goes anywhere prone (D35-BAS-017)."""
MELEE: Final = must("no_blow", lambda at: any(not at.who.arm(each).ranged for each in blades(at.who)))
FLEES: Final = (must("no_foe", lambda at: enemies(at.state, at.who)), *WHOLE)


def charges(state: State, who: Fighter) -> dict[str, dict[str, Way]]:
    """Whom he can charge, and with what, each with the way."""
    farthest = lines.most(state, who)
    found: dict[str, dict[str, Way]] = {}
    for target in enemies(state, who):
        if distance(who, target) > farthest * SQUARE + FARTHEST:
            continue
        if not sees(state, who, target) or total(state, who, target):
            # There must be a line of sight (D35-MOV-001).
            continue
        for arm in (who.arm(each) for each in blades(who)):
            if not arm.ranged and (there := lines.way(state, who, arm, target, farthest)).cells:
                found.setdefault(target.id, {})[arm.weapon] = there
    return found


class Charge(Trying):
    """Straight to a foe, and one attack at the end of it."""

    code = "charge"
    needs = (*WHOLE, DASHES, ROOMY, MELEE)
    whom = (*SET_UPON, of_whom("not_seen", lambda at, target: not sees(at.state, at.who, target)))
    wrong = (always("no_line"),)

    def asks(self, at: Outlook) -> Blanks | Lack:
        found = charges(at.state, at.who)
        return by_target(found) if found else ("no_line", {})

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        person, short = scene.now.combatants[who], lines.is_short(scene.now)
        target = scene.now.combatants[choice["target"]]
        way = lines.way(scene.now, person, person.arm(choice["with"]), target, lines.most(scene.now, person))
        far, cell = ways.length(scene.now, way), _end(scene.now, way)
        yield from people.come_out(scene, who, choice["with"])
        told = choice["target"], choice["with"], way.cells, far, cell, short, person.mount
        yield from tell(ChargeBegun(who, *told))


class Withdraw(Deed):
    """Away from all foes, up to twice his speed."""

    code = "withdraw"
    timid = True
    needs = FLEES

    def asks(self, at: Outlook) -> Blanks | Lack:
        most = lines.most(at.state, at.who)
        return () if ways.escapes(at.state, at.who, enemies(at.state, at.who), most) else ("hemmed", {})

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        yield from _withdraws(scene, who, away(scene.now, scene.now.combatants[who]))


class WithdrawTo(Deed):
    """The same, to a cell that he chooses, without a grid to somebody: nobody else says where he flees."""

    code = "withdraw_to"
    aimed = timid = True
    needs = FLEES
    wrong = (no_cell,)

    def asks(self, at: Outlook) -> Blanks | Lack:
        if not on_grid(at.state):
            free = away(at.state, at.who).cells
            return blank("target", reversed(goals(at.state, at.who)) if free else (), none="hemmed")
        found = choosable(at.state, at.who)
        return cells_of(found) if found else ("hemmed", {})

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        person, goal = scene.now.combatants[who], None if on_grid(scene.now) else choice["target"]
        way = choosable(scene.now, person)[choice["to"]] if goal is None else refuge(scene.now, person, goal)
        yield from _withdraws(scene, who, way, goal)


def _withdraws(scene: Scene[State], ident: str, way: Way, goal: str | None = None) -> Action:
    state = scene.now
    short, mount = lines.is_short(state), state.combatants[ident].mount
    told = way.cells, ways.length(state, way), _end(state, way), short, mount, goal, by(state, way)
    yield from tell(WithdrawalBegun(ident, *told))


def _end(state: State, way: Way) -> str:
    """The cell where it ends; none without a grid."""
    return way.cells[-1] if on_grid(state) else ""


def by(state: State, way: Way) -> str | None:
    """The first square of a *way* of more than one: by which it leads decides who may strike. None without a grid."""
    return way.cells[0] if on_grid(state) and len(way.cells) > 1 else None


def refuge(state: State, who: Fighter, goal: str) -> Way:
    """Where there is no grid: the way to beside *goal*, or as near to him as a withdrawal brings him."""
    return ways.towards(state, who, state.combatants[goal], lines.most(state, who))


def choosable(state: State, who: Fighter) -> Mapping[str, Way]:
    """Where he may withdraw to: every cell that he reaches, past nobody where such a way is short enough."""
    most = lines.most(state, who)
    safe = ways.reached(state, who, most, lines.threatened(who, enemies(state, who)))
    return {**ways.reached(state, who, most), **safe}


def away(state: State, who: Fighter) -> Way:
    """As far as he comes through squares that nobody threatens, his own left out; else as far as he comes at all."""
    foes, most = enemies(state, who), lines.most(state, who)
    if not on_grid(state):
        return ways.away(state, who, most)
    shunned = lines.threatened(who, foes)
    found = ways.farthest(state, who, foes, most, shunned)
    return found if found.cells else ways.farthest(state, who, foes, most)


ACTIONS = (Charge(), Withdraw(), WithdrawTo())
