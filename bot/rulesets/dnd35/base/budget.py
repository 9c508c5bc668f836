"""What a turn still allows (D35-ACT-001 to -003, -007)."""

from __future__ import annotations

from typing import Any

from bot.kernel.values import evolve
from bot.rulesets.dnd35.base.helpless import unable
from bot.rulesets.dnd35.state import Fighter, State, Turn
from bot.rulesets.dnd35.state.plights import suffers


def turn_of(state: State, who: Fighter) -> Turn | None:
    """The turn of *who*, where it is his and he can do anything in it. Of some conditions it is one move action."""
    turn = state.turn
    if turn is None or turn.who != who.id or unable(who):
        return None
    return evolve(turn, standard=True) if suffers(who, "move_alone") else turn


def has_standard(turn: Turn) -> bool:
    """Whether a standard action is left: under restricted activity there is one action in all (D35-ACT-007)."""
    return not turn.standard and not (turn.restricted and turn.move)


def has_move(turn: Turn) -> bool:
    """Whether a move action is left; one may stand in the place of the standard action (D35-ACT-001)."""
    if turn.restricted:
        return not (turn.move or turn.standard)
    return not (turn.move and turn.standard)


def moved(turn: Turn) -> dict[str, bool]:
    """What of *turn* a move action uses up."""
    return {"standard": True} if turn.move else {"move": True}


def swings_of(who: Fighter) -> int:
    """How many attacks his base attack gives in a full attack (D35-BAS-010).

    >>> [swings_of(Fighter("ana", "Ana", "players", base_attack=each)) for each in (0, 5, 6, 11, 16, 20)]
    [1, 1, 2, 3, 4, 4]
    """
    return min(4, 1 + max(0, who.base_attack - 1) // 5)


def may_attack(turn: Turn, who: Fighter) -> bool:
    """Whether another attack is possible. The first is a standard action; from the second on it is a full attack, which
    takes the move action, too: whoever has moved, or is restricted, has none (D35-BAS-010, D35-ACT-002)."""
    if not turn.swings:
        return has_standard(turn)
    return turn.swings < swings_of(who) and not turn.restricted and (turn.swings > 1 or not turn.move)


def swung(turn: Turn, weapon: str) -> dict[str, Any]:
    """What of *turn* one more attack with *weapon* uses up: the first the standard action, the next the move action,
    too."""
    spent = {"move": True} if turn.swings else {"standard": True}
    return {"swings": turn.swings + 1, "melee": turn.melee + 1, "made": (*turn.made, weapon), **spent}


def has_full(turn: Turn) -> bool:
    """Whether a full-round action is left (D35-ACT-002)."""
    return not (turn.standard or turn.move or turn.restricted or turn.swings)


def may_step(turn: Turn, who: Fighter) -> bool:
    """Whether a 5-foot step is possible: once, and for whoever has covered no other distance (D35-ACT-003)."""
    return not turn.stepped and not turn.moved and who.pace > 150


def flat_footed(state: State, who: Fighter) -> bool:
    """Whether he has not had his first turn yet (D35-BAS-003)."""
    return not who.met and not (state.turn is not None and state.turn.who == who.id)


__all__ = [
    "flat_footed",
    "has_full",
    "has_move",
    "has_standard",
    "may_attack",
    "may_step",
    "moved",
    "swings_of",
    "swung",
    "turn_of",
]
