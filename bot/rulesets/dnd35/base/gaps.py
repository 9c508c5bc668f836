"""Where there is no grid: how far people are from each other is what the game master has said, or what their moves have
made of it (D35-BAS-011, -012, -019).

A way is so many squares long as on a grid, and is gone square by square, so that whoever may strike at a step is asked
before it. Whoever goes to somebody comes nearer to him, and to those near him; those near whom he stood he leaves
behind; whoever goes away goes away from all. Of the others nothing changes until the game master says so. Near is
within 3 m.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bot.kernel.values import evolve
from bot.rulesets.d20.gaps import METRE, drift
from bot.rulesets.dnd35.base.budget import PAYS_DOUBLE, threatens
from bot.rulesets.dnd35.base.saddles import company, mover, pair
from bot.rulesets.dnd35.state import SQUARE, Fighter, Lying, Move, State, Weapon

PACE: Final = "+"
"""A square of a way."""
AWAY: Final = "away"
"""What is chosen in the place of somebody to go to: away from all."""
NEAR: Final = 2 * SQUARE
"""Whoever stands so near is left behind by a move to somebody else; whoever stands so near to that one is come to."""
DIFFICULT: Final = "difficult"
"""Each square of his way costs double (D35-BAS-019); he neither charges nor runs."""
WINDING: Final = "winding"
"""There is no straight way for him: he neither charges nor runs (D35-MOV-001, -007)."""
STRETCHES: Final = (DIFFICULT, WINDING)
"""What may hinder somebody on his way, by the game master's word."""


def on_grid(state: State) -> bool:
    """Whether the table plays on a grid."""
    return state.settings.map != "none"


def squares(centimetres: int) -> int:
    """How many squares such a gap is.

    >>> squares(150), squares(400), squares(0)
    (1, 3, 0)
    """
    return -(-centimetres // SQUARE)


def closer(who: Fighter, other: str, gap: int) -> Fighter:
    """*who* as if he were so far from *other*."""
    return evolve(who, gaps={**who.gaps, other: gap})


def opening(state: State, who: Fighter, other: Fighter) -> int:
    """How far *other* is from *who* before anybody has said anything: companions are side by side, foes as far apart as
    the table has it; whoever rides is where his mount is."""
    said = other.gaps.get(who.id)
    if said is not None:
        return said
    if who.mount == other.id or other.mount == who.id:
        return 0
    for one, another in ((who, other), (other, who)):
        for each in sorted(pair(state, one) - {one.id}):
            with_him = state.combatants.get(each)
            if with_him is not None and another.id in with_him.gaps:
                return with_him.gaps[another.id]
    return SQUARE if who.side == other.side else state.settings.gap * METRE


def price(state: State, who: Fighter) -> int:
    """How often each square of his way is paid for: squeezed, and over difficult ground, twice (D35-MOV-013,
    D35-BAS-019)."""
    hindered = any(DIFFICULT in each.stretch for each in (who, mover(state, who)))
    return (2 if PAYS_DOUBLE(who) else 1) * (2 if hindered else 1)


def is_straight(state: State, who: Fighter) -> bool:
    """Whether he, or his mount, can go straight ahead and fast."""
    return not any(each.stretch for each in (who, mover(state, who)))


def leads_straight(state: State, who: Fighter) -> bool:
    """Whether he, or his mount, finds a straight way, over whatever ground."""
    return not any(WINDING in each.stretch for each in (who, mover(state, who)))


# ---- a move


def heading(
    state: State, ident: str, towards: str | None = None, *, careful: bool = False, drags: bool = False
) -> dict[str, Any]:
    """What of a `Move` says where it leads, where there is no grid: *towards* somebody, else away. A *careful* step
    leaves nobody behind; whoever *drags* others takes all with him who grapple with him."""
    who = state.combatants.get(ident)
    if on_grid(state) or who is None:
        return {}
    goal = state.combatants.get(towards or "")
    with_him = company(state, ident) | pair(state, who) if drags else pair(state, who)
    others = [each for each in state.combatants if each not in with_him]
    signs = drift(
        None if goal is None else goal.id,
        others,
        near=lambda each: not careful and _left_behind(state, who, each),
        beside=lambda each: goal is not None and goal.gaps.get(each, NEAR + 1) <= NEAR,
    )
    return {"towards": None if goal is None else goal.id, "drift": signs}


def passing(state: State, ident: str, through: str | None = None) -> dict[str, Any]:
    """The same of a move that leads to nobody: of somebody who is pushed, or crosses the space of somebody (*through*):
    he leaves behind whoever stands near, and that one where he has stood in his space."""
    who = state.combatants.get(ident)
    if on_grid(state) or who is None:
        return {}
    with_him, crossed = pair(state, who), state.combatants.get(through or "")
    there = frozenset() if crossed is None else pair(state, crossed)
    near = (each for each in state.combatants if each not in with_him and _left_behind(state, who, each))
    return {"drift": {each: 1 for each in near if each not in there or not who.gaps.get(each)}}


def _left_behind(state: State, who: Fighter, other: str) -> bool:
    near = state.combatants[other]
    return who.gaps.get(other, 0) <= NEAR or (near.side != who.side and threatens(near, who))


def after(state: State, move: Move, count: int = 1) -> dict[str, int]:
    """How far whoever moves is from those whom it concerns after *count* squares more, in centimetres: nearer than a
    square he comes to those alone whose space he enters."""
    who, goal = state.combatants[move.who], state.combatants.get(move.towards or "")
    found = {}
    for each, sign in move.drift.items():
        gap = who.gaps.get(each)
        if gap is None:
            continue
        if sign > 0:
            found[each] = gap + count * SQUARE
            continue
        enters = move.cause == "enter" and goal is not None and (each == goal.id or goal.gaps.get(each) == 0)
        found[each] = min(gap, max(0 if enters else SQUARE, gap - count * SQUARE))
    return found


def gone(state: State, ident: str, gaps: Mapping[str, int]) -> State:
    """*state* with *ident* so far from others, his mount and his rider with him."""
    who = state.combatants.get(ident)
    with_him = pair(state, who) if who is not None else frozenset()
    found = {other: gap for other, gap in gaps.items() if other not in with_him}
    for each in sorted(with_him):
        state = state.spaced(each, found)
    return state


def dragged(state: State, ident: str, gaps: Mapping[str, int]) -> State:
    """*state* with *ident* so far from others, and all with him who grapple with him: as much nearer, or farther."""
    was = state.combatants[ident].gaps
    together = company(state, ident)
    for each in sorted(together):
        theirs = state.combatants[each].gaps
        moved = {
            other: max(SQUARE, theirs.get(other, gap) + gap - was.get(other, gap))
            for other, gap in gaps.items()
            if other not in together
        }
        state = state.spaced(each, moved)
    return state


def stood_aside(state: State, ident: str) -> State:
    """*state* once *ident* stands beside those in whose space he was."""
    who = state.combatants.get(ident)
    with_him = pair(state, who) if who is not None else frozenset()
    near = {} if who is None else {each: SQUARE for each, gap in who.gaps.items() if not gap and each not in with_him}
    return state.spaced(ident, near)


def unflanked(state: State, ident: str) -> State:
    """*state* once *ident* goes elsewhere: he has nobody between himself and his side any more, and is no more between
    others (D35-ATK-005)."""
    for each in state.combatants.values():
        if each.id == ident and each.across:
            state = state.with_(ident, across=())
        elif ident in each.across:
            state = state.with_(each.id, across=tuple(other for other in each.across if other != ident))
    return state


def left_lying(state: State, ident: str) -> State:
    """*state* once *ident* goes away: what lay beside him lies beside whoever else still stands there; where nobody
    does, the game master says who comes near it again."""
    who = state.combatants.get(ident)
    if who is None or not state.lying:
        return state
    going = pair(state, who)
    if not any(each.beside in going for each in state.lying):
        return state
    stays = (each for each in state.combatants.values() if each.id not in going and not (each.hidden or each.out))
    near = next((each.id for each in stays if who.gaps.get(each.id, NEAR) <= SQUARE), None)
    return evolve(
        state, lying=tuple(evolve(each, beside=near) if each.beside in going else each for each in state.lying)
    )


# ---- What leaves the hand with a shot: what must be loaded anew, and what has been thrown (D35-BAS-013).


def leaves_hand(weapon: Weapon) -> bool:
    """Whether *weapon*, thrown, is gone: a dagger or a spear, of which one has the one in hand. Javelins and the like
    are carried by the bundle, as arrows are.

    >>> knife = Weapon("dagger", "1d4", thrown=True)
    >>> leaves_hand(knife), leaves_hand(Weapon("javelin", kind="ranged", thrown=True)), leaves_hand(Weapon("club"))
    (True, False, False)
    """
    return weapon.thrown and not weapon.ranged and weapon.held in ("main", "off", "both")


def is_loosed(who: Fighter, weapon: str) -> bool:
    """Whether a shot with *weapon* still has to change it: it is loaded, or in his hand."""
    arm = next((each for each in who.weapons if each.weapon == weapon), None)
    return arm is not None and (leaves_hand(arm) or (arm.loaded and arm.reload in ("move", "full")))


def laid(state: State, weapon: Weapon, where: Fighter | None, owner: str, cell: str | None = None) -> State:
    """*state* with *weapon*, which was of *owner*, on the ground *where* that one stands, or on a *cell*; without a
    grid beside him, out of everybody's reach where it is nobody."""
    if not on_grid(state):
        lies = Lying(weapon, None, owner, None if where is None else where.id)
    else:
        lies = Lying(weapon, cell if where is None else where.cell, owner)
    return evolve(state, lying=(*state.lying, lies))


def in_grasp(who: Fighter, lying: Lying) -> bool:
    """Whether that lies where *who* stands."""
    return lying.beside == who.id or (lying.cell is not None and lying.cell == who.cell)


def loosed(state: State, ident: str, weapon: str, cell: str | None, beside: str | None = None) -> State:
    """*state* once *ident* has shot with *weapon*, or has thrown it as far as *cell*; without a grid as far as to
    *beside* somebody."""
    who = state.combatants.get(ident)
    arm = None if who is None else next((each for each in who.weapons if each.weapon == weapon), None)
    if who is None or arm is None:
        return state
    if leaves_hand(arm):
        state = state.with_(ident, weapons=tuple(each for each in who.weapons if each is not arm))
        return laid(state, evolve(arm, held="dropped"), state.combatants.get(beside or ""), ident, cell)
    if arm.reload not in ("move", "full"):
        return state
    empty = evolve(arm, loaded=False)
    return state.with_(ident, weapons=tuple(empty if each is arm else each for each in who.weapons))
