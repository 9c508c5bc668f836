"""What is told of movement."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field
from decimal import Decimal
from typing import Any, Final, Literal

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.events import GM_ONLY, PUBLIC, Audience
from bot.kernel.values import LATER, evolve, surely
from bot.rulesets.d20.gaps import metres
from bot.rulesets.d20.placing import Squares, opening
from bot.rulesets.dnd35.base import gaps
from bot.rulesets.dnd35.base.budget import distance, moved, space
from bot.rulesets.dnd35.base.gaps import PACE, gone, heading, left_lying, on_grid, unflanked
from bot.rulesets.dnd35.base.rolls import barred, blind_foes
from bot.rulesets.dnd35.base.saddles import dragged, moved_to, pair, together
from bot.rulesets.dnd35.state import SQUARE, Cause, Fighter, Move, State
from bot.rulesets.shared.book import happens
from bot.rulesets.shared.ground.geometry import COLUMNS, Point, name_of, point_of
from bot.rulesets.shared.naming import Aside, CombatantId
from bot.rulesets.shared.seeing import alike


def told_gaps(distances: Mapping[str, int]) -> str | None:
    """How far each of those is, as it is told.

    >>> told_gaps({"orc": 150, "bor": 900})
    'who=orc|metres=1.5, who=bor|metres=9'
    """
    return alike({"who": each, "metres": metres(gap)} for each, gap in distances.items())


@happens("D35-BAS-019", to=PUBLIC)
class MoveBegun:
    """*combatant* sets out, through the cells of *way*, to the *cell* that is the last of it; *towards* somebody, where
    he goes to him. *metres*: how far that is, as it is read. *careful*: it is a 5-foot step. *cause*: what for; where
    that is no move of his turn's, it takes no action of its own. *steed*: the mount that carries him, over so many
    *squares* of its own movement (D35-MNT-002). Without a grid *cell* is empty, and where he goes to nobody, he goes
    away from all. *past*: through whose space he squeezes."""

    combatant: CombatantId
    way: tuple[str, ...]
    metres: str
    cell: str
    towards: CombatantId | None = None
    careful: bool = False
    cause: Cause = "turn"
    steed: CombatantId | None = None
    squares: int = 0
    past: tuple[CombatantId, ...] = field(default=(), metadata={LATER: True})

    def change(self, state: State) -> State:
        if self.cause != "turn":
            state = state.in_deed(at="entering" if self.cause == "enter" else "done")
        mine = state.turn is not None and state.turn.who == self.combatant
        if self.cause != "turn":
            # Whoever has seized somebody by an opportunity moves in the turn of another.
            state = state.in_turn(moved=True) if mine else state
        elif state.turn is not None:
            spent: dict[str, Any] = {"stepped": True} if self.careful else {"moved": True, **moved(state.turn)}
            if self.steed is not None:
                own: dict[str, Any] = (
                    {"stepped": True} if self.careful else {"moved": True, "steed": state.turn.steed + 1}
                )
                spent = {**own, "rode": state.turn.rode + self.squares * SQUARE}
            elif not self.careful:
                spent["walked"] = self._cost(state)
            state = state.in_turn(deeds=state.turn.deeds + 1, bent=self._bent(state), **spent)
        leads = heading(state, self.combatant, self.towards, careful=self.careful, drags=self.cause == "drag")
        leads = leads or {"towards": self.towards}
        made = Move(self.combatant, self.way, self.careful, self.cause, past=self.past, **leads)
        return evolve(state, deeds=(*state.deeds, made))

    def _cost(self, state: State) -> int:
        """What of his speed it costs, in centimetres: without a grid each square so much as it does there."""
        if on_grid(state):
            return int(Decimal(self.metres) * 100)
        return len(self.way) * gaps.price(state, state.combatants[self.combatant]) * SQUARE

    def _bent(self, state: State) -> CombatantId | None:
        """Who has gone an odd number of diagonals in this turn, once this way is gone: the next costs 2."""
        turn, mover = state.turn, self.steed or self.combatant
        here = point_of(state.combatants[self.combatant].cell or "")
        odd = turn is not None and turn.bent == mover
        for each in map(point_of, self.way):
            if here is not None and each is not None:
                odd ^= each[0] != here[0] and each[1] != here[1]
            here = each
        return mover if odd else None

    def why(self) -> tuple[str, ...]:
        if self.cause != "turn":
            return ("D35-GRA-006",) if self.cause == "enter" else ("D35-GRA-018",)
        ridden = ("D35-MNT-002",) if self.steed is not None else ()
        return (*(("D35-ACT-003",) if self.careful else ("D35-ACT-001",)), *ridden)


@happens("D35-BAS-019", to=PUBLIC)
class Stepped:
    """*combatant* enters *cell*; whoever drags others along takes them with him (D35-GRA-018)."""

    combatant: CombatantId
    cell: str

    def change(self, state: State) -> State:
        who, deed = state.combatants.get(self.combatant), state.deed
        came = None if who is None else who.cell
        unseen = [each for each in pair(state, who) if blind_foes(state, state.combatants[each])] if who else []
        if deed is not None and deed.deed == "move" and deed.cause == "drag":
            state = evolve(state, combatants={**state.combatants, **dragged(state, self.combatant, self.cell)})
        else:
            state = moved_to(state, self.combatant, self.cell)
        state = stirred(state, self.combatant, unseen)
        if deed is None or deed.deed != "move":
            return state
        return state.in_deed(way=deed.way[1:], asked=(), readied=(), came=came)


def stirred(state: State, ident: str, unseen: Sequence[str]) -> State:
    """*state* once *ident* has moved, and who goes with him; *unseen*: those of them whom somebody did not see before.
    Who comes out of the light, or goes into it, is unseen in one of both squares."""
    who = state.combatants.get(ident)
    for each in sorted(pair(state, who)) if who is not None else ():
        there = state.combatants[each]
        slipped = there.slipped or each in unseen or bool(blind_foes(state, there))
        state = state.with_(each, stirred=True, slipped=slipped)
    return state


@happens("D35-BAS-019", to=PUBLIC)
class Paced:
    """Without a grid: *combatant* has gone a square; *distances*: how far he is from others now, in centimetres."""

    combatant: CombatantId
    distances: dict[Aside, int]

    def change(self, state: State) -> State:
        who, deed = state.combatants.get(self.combatant), state.deed
        if who is None:
            return state
        unseen = [each for each in pair(state, who) if blind_foes(state, state.combatants[each])]
        were = {each: who.gaps[each] for each in self.distances if each in who.gaps}
        state = unflanked(left_lying(state, who.id), who.id)
        drags = deed is not None and deed.deed == "move" and deed.cause == "drag"
        state = (gaps.dragged if drags else gone)(state, who.id, self.distances)
        state = stirred(state, who.id, unseen)
        if deed is None or deed.deed != "move":
            return state
        return state.in_deed(way=deed.way[1:], asked=(), readied=(), came=PACE, were=were)


@happens("D35-BAS-019", to=PUBLIC)
class MoveEnded:
    """*stopped*: he did not come to where he wanted to go, and is on *cell*. *distances*: without a grid, how far he is
    now from those whom it concerns, in metres as they are read, the nearest first. *short*: on a grid, the foe to whom
    he went and whom he cannot strike yet from where he stands, so many *metres* away."""

    combatant: CombatantId
    stopped: bool = False
    cell: str | None = None
    distances: dict[Aside, str] = field(default_factory=dict)
    short: CombatantId | None = None
    metres: str = field(default="", metadata={LATER: True})

    def change(self, state: State) -> State:
        if self.stopped and not on_grid(state) and state.turn is not None and state.turn.ahead:
            state = state.in_turn(halted=True)
        return evolve(state, deeds=state.deeds[:-1])


@happens("D35-BAS-011")
class PlacedAt:
    """*combatant* stands on *cell*: at the *opening*, or where the game master puts him."""

    combatant: CombatantId
    cell: str
    reason: Literal["opening", "gm"] = "opening"
    unseen: bool = False

    def change(self, state: State) -> State:
        state = moved_to(state, self.combatant, self.cell)
        who = state.combatants.get(self.combatant)
        if who is not None and who.gaps:
            # The table has taken a grid before the fight began.
            state = state.with_(who.id, gaps={})
        for each in sorted(pair(state, who)) if who is not None else ():
            if blind_foes(state, state.combatants[each]):
                state = state.with_(each, slipped=True)
        return state

    def audience(self) -> Audience:
        return GM_ONLY if self.unseen else PUBLIC


@happens("D35-BAS-011")
class Spaced:
    """Without a grid: *combatant* is so far from each of those, in centimetres, before anybody has said anything."""

    combatant: CombatantId
    distances: dict[Aside, int]
    unseen: bool = False

    def change(self, state: State) -> State:
        if state.grounds or state.hazes:
            # The table has put its map away before the fight began.
            state = evolve(state, grounds={}, hazes={})
        return state.spaced(self.combatant, self.distances).with_(self.combatant, cell=None)

    def audience(self) -> Audience:
        return GM_ONLY if self.unseen else PUBLIC


@happens(to=PUBLIC)
class DistanceSaid:
    """So many centimetres lie between them, where there is no grid: also for whoever rides one of them, or is
    ridden."""

    combatant: CombatantId
    other: CombatantId
    distance: int
    metres: str

    def change(self, state: State) -> State:
        one, other = state.combatants.get(self.combatant), state.combatants.get(self.other)
        if one is None or other is None:
            return state
        state = unflanked(unflanked(state, one.id), other.id)
        return gone(state, one.id, dict.fromkeys(pair(state, other), self.distance))


@happens(to=PUBLIC)
class StretchSaid:
    """Without a grid: what hinders *combatant* on his way from now on."""

    combatant: CombatantId
    kinds: tuple[str, ...]

    def change(self, state: State) -> State:
        return state.with_(self.combatant, stretch=self.kinds)


# ---- Where everybody stands when the fight begins, and where latecomers come in.

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
    who = surely(missing(state))
    if not on_grid(state):
        gaps_now = {each.id: _gap(state, who, each) for each in _measured(state, who)}
        yield from tell(Spaced(who.id, gaps_now, unseen=who.hidden))
        return
    yield from tell(PlacedAt(who.id, opening(SQUARES, scene.now, who), unseen=who.hidden))


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


def _edge(width: int) -> set[str]:
    """The cells from which a space so wide would stand out of the grid."""
    return {name_of((x, y)) for x in range(COLUMNS - width + 1, COLUMNS) for y in range(99)}


SQUARES: Final = Squares(space, barred, _amid, _edge)
