"""What is left of a turn, as questions and *My fighter* tell it (D35-ACT-001 to -003, -007, D35-BAS-010)."""

from __future__ import annotations

from bot.kernel.decisions import Scalar
from bot.kernel.values import evolve
from bot.rulesets.d20.gaps import metres
from bot.rulesets.dnd35.attack.arms import follows
from bot.rulesets.dnd35.base import budget
from bot.rulesets.dnd35.base.budget import LIES, Outlook
from bot.rulesets.dnd35.base.saddles import pace, steed
from bot.rulesets.dnd35.movement.steps import can_move, may_step
from bot.rulesets.dnd35.state import Fighter, State, Turn

MOST = 20
"""So many attacks are counted at most."""
NOTHING_LEFT = dict.fromkeys(("standard", "move", "attacks", "metres", "step", "either"))
"""The same facts of somebody whose turn it is not."""


def left(state: State, who: Fighter, turn: Turn) -> dict[str, Scalar]:
    """Of *turn*, that of *who*: whether he has a `standard` and a `move` action; how many `attacks` would still follow
    in a full attack that he has begun; how many `metres` a move goes (None: he, or his mount, cannot go); whether a
    5-foot `step` is possible. `either`: what is left is one of the two alone. In the saddle the mount goes, by moves of
    its own (D35-MNT-002)."""
    at, attacks = Outlook(state, who), series(turn, who)
    riding = steed(state, who) is not None
    move = can_move(at) if riding else budget.has_move(turn)
    # A second move takes the place of the standard action; what a mount does takes nothing from its rider.
    single = not riding and (turn.restricted or (turn.move and not turn.standard))
    step = may_step(at) and not (at.grapples or LIES(who))
    return {
        "standard": budget.has_standard(turn),
        "move": move,
        "attacks": attacks,
        "metres": metres(pace(state, who)) if can_move(at) else None,
        "step": step,
        "either": (single or attacks > 0) and move,
    }


def series(turn: Turn, who: Fighter) -> int:
    """How many attacks can follow those that he has made; 0 before the first, which is a standard action.

    >>> ana = Fighter("ana", "Ana", "players", base_attack=11)
    >>> series(Turn("ana"), ana), series(Turn("ana", standard=True, swings=1, made=("unarmed",)), ana)
    (0, 2)
    """
    count = 0
    while turn.swings and count < MOST and (found := follows(turn, who)):
        turn = evolve(turn, **budget.swung(turn, next(iter(found))))
        count += 1
    return count
