"""To charge, and to withdraw: whole turns, or the one action of whoever has no more (D35-MOV-001, -006, -011, -012)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Any, Final

from bot.kernel.decisions import Choice, Field
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.events import PUBLIC
from bot.kernel.values import LATER, evolve
from bot.rulesets.dnd35.attack.arms import blades
from bot.rulesets.dnd35.base import saddles
from bot.rulesets.dnd35.base.budget import ONE_MOVE, ROOTED, Outlook, distance, squeezes
from bot.rulesets.dnd35.base.gaps import heading, on_grid
from bot.rulesets.dnd35.base.rolls import sees, stand
from bot.rulesets.dnd35.base.saddles import MOVES, grappling
from bot.rulesets.dnd35.charging import lines
from bot.rulesets.dnd35.cover.degrees import total
from bot.rulesets.dnd35.movement import ways
from bot.rulesets.dnd35.movement.steps import cells_of, goals
from bot.rulesets.dnd35.movement.ways import Way
from bot.rulesets.dnd35.state import SQUARE, Blow, Fighter, Move, State, Turn, enemies
from bot.rulesets.shared import people
from bot.rulesets.shared.actions import Blanks, Doable
from bot.rulesets.shared.book import happens
from bot.rulesets.shared.naming import CombatantId

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


def whole(at: Outlook) -> Turn | None:
    """His turn, where nothing of it is used, and he stands: nobody goes anywhere prone (D35-BAS-017)."""
    turn = at.turn
    if grappling(at.state, at.who.id) or ROOTED(at.who):
        # Whoever lies stands up first (D35-BAS-017).
        return None
    used = turn is None or turn.standard or turn.stepped or turn.both or ONE_MOVE(at.who)
    if turn is None or used:
        return None
    if at.who.mount is not None:
        # His mount has a turn of its own; to master it may have been his move action (D35-MNT-001).
        return turn if saddles.fresh(at.state, at.who, turn) and turn.move == turn.controlled else None
    return None if turn.move or turn.moved or at.who.pace < SQUARE else turn


def charges(state: State, who: Fighter, *, restricted: bool) -> dict[str, dict[str, Way]]:
    """Whom he can charge, and with what, each with the way."""
    farthest = lines.most(state, who, restricted=restricted)
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


class Charge(Doable[Outlook]):
    """Straight to a foe, and one attack at the end of it."""

    code = "charge"

    def asked(self, at: Outlook) -> Blanks | None:
        turn = whole(at)
        able = turn is not None and saddles.dashes(at.state, at.who) and not squeezes(at.state, at.who)
        found = charges(at.state, at.who, restricted=turn.restricted) if able and turn is not None else {}
        if not found:
            return None

        def fields(partial: Choice) -> tuple[Field, ...]:
            target = Field("target", tuple(found))
            if partial.get("target") in found:
                return (target, Field("with", tuple(found[partial["target"]])))
            return (target, Field("with", tuple(dict.fromkeys(arm for arms in found.values() for arm in arms))))

        return fields

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        turn, person = scene.now.turn, scene.now.combatants[who]
        short = turn is not None and turn.restricted
        way = charges(scene.now, person, restricted=short)[choice["target"]][choice["with"]]
        far, cell = ways.length(scene.now, way), _end(scene.now, way)
        if person.hidden:
            yield from people.show(scene, who, choice["with"])
        begun = ChargeBegun(who, choice["target"], choice["with"], way.cells, far, cell, short, person.mount)
        yield from tell(begun)


class Withdraw(Doable[Outlook]):
    """Away from all foes, up to twice his speed."""

    code = "withdraw"

    def asked(self, at: Outlook) -> Blanks | None:
        turn = whole(at)
        if turn is None or not enemies(at.state, at.who):
            return None
        most = lines.most(at.state, at.who, restricted=turn.restricted)
        return () if ways.escapes(at.state, at.who, enemies(at.state, at.who), most) else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        turn = scene.now.turn
        short = turn is not None and turn.restricted
        person = scene.now.combatants[who]
        way = away(scene.now, person, restricted=short)
        far = ways.length(scene.now, way)
        yield from tell(
            WithdrawalBegun(who, way.cells, far, _end(scene.now, way), short, person.mount, via=by(scene.now, way))
        )


class WithdrawTo(Doable[Outlook]):
    """The same, to a cell that he chooses, without a grid to somebody: nobody else says where he flees."""

    code = "withdraw_to"

    def asked(self, at: Outlook) -> Blanks | None:
        turn = whole(at)
        if turn is None or not enemies(at.state, at.who):
            return None
        if not on_grid(at.state):
            refuges = goals(at.state, at.who) if away(at.state, at.who, restricted=turn.restricted).cells else ()
            return (Field("target", tuple(reversed(refuges))),) if refuges else None
        found = choosable(at.state, at.who, restricted=turn.restricted)
        return cells_of(found) if found else None

    def does(self, scene: Scene[State], who: str, choice: Choice) -> Action:
        turn = scene.now.turn
        short = turn is not None and turn.restricted
        person = scene.now.combatants[who]
        goal = None if on_grid(scene.now) else choice["target"]
        way = (
            choosable(scene.now, person, restricted=short)[choice["to"]]
            if goal is None
            else refuge(scene.now, person, goal, restricted=short)
        )
        far = ways.length(scene.now, way)
        yield from tell(
            WithdrawalBegun(who, way.cells, far, _end(scene.now, way), short, person.mount, goal, by(scene.now, way))
        )


def _end(state: State, way: Way) -> str:
    """The cell where it ends; none without a grid."""
    return way.cells[-1] if on_grid(state) else ""


def by(state: State, way: Way) -> str | None:
    """The first square of a *way* of more than one: by which it leads decides who may strike. None without a grid."""
    return way.cells[0] if on_grid(state) and len(way.cells) > 1 else None


def refuge(state: State, who: Fighter, goal: str, *, restricted: bool) -> Way:
    """Where there is no grid: the way to beside *goal*, or as near to him as a withdrawal brings him."""
    most = lines.most(state, who, restricted=restricted)
    return ways.towards(state, who, state.combatants[goal], most)


def choosable(state: State, who: Fighter, *, restricted: bool) -> Mapping[str, Way]:
    """Where he may withdraw to: every cell that he reaches, past nobody where such a way is short enough."""
    most = lines.most(state, who, restricted=restricted)
    safe = ways.reached(state, who, most, lines.threatened(who, enemies(state, who)))
    return {**ways.reached(state, who, most), **safe}


def away(state: State, who: Fighter, *, restricted: bool) -> Way:
    """As far as he comes through squares that nobody threatens, his own left out; else as far as he comes at all."""
    foes, most = enemies(state, who), lines.most(state, who, restricted=restricted)
    if not on_grid(state):
        return ways.away(state, who, most)
    shunned = lines.threatened(who, foes)
    found = ways.farthest(state, who, foes, most, shunned)
    return found if found.cells else ways.farthest(state, who, foes, most)


ACTIONS = (Charge(), Withdraw(), WithdrawTo())
