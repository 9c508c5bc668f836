"""What somebody can still do: the budget of the turn (DN5-TUR), who can act and react at all (DN5-EXT-007)."""

from __future__ import annotations

from typing import Any

from bot.kernel.values import evolve
from bot.rulesets.dnd5.state import Fighter, State, Turn
from bot.rulesets.shared.conditions import Anchor, Edge

INCAPACITATED = ("incapacitated", "unconscious", "paralysed", "stunned")
"""Conditions in which nobody acts or reacts."""
HELD = ("grappled", "restrained", "unconscious", "paralysed", "stunned")
"""Conditions in which nobody moves: his speed is 0."""


def incapacitated(who: Fighter) -> bool:
    """Whether he can take neither actions nor reactions (DN5-EXT-007)."""
    return who.out or who.has(*INCAPACITATED)


def may_react(who: Fighter) -> bool:
    """Whether he still has his reaction, and may take it (DN5-REA-002, -008; DN5-INI-007)."""
    return not (who.reacted or who.surprised or incapacitated(who))


def is_up(state: State, ident: str) -> bool:
    """Whether it is the turn of *ident*."""
    return state.turn is not None and state.turn.who == ident


def may_act(state: State, who: Fighter) -> bool:
    """Whether his action is still his (DN5-TUR-001)."""
    turn = state.turn
    return turn is not None and turn.who == who.id and not (turn.action or turn.idle or incapacitated(who))


def may_act_besides(state: State, who: Fighter) -> bool:
    """Whether a bonus action is still his, where something grants him one (DN5-TUR-004 to -006)."""
    turn = state.turn
    return turn is not None and turn.who == who.id and not (turn.bonus or turn.idle or incapacitated(who))


def speed(who: Fighter, mode: str = "walk") -> int:
    """His speed in that mode, in centimetres: 0 for who is held (DN5-EXT-009, -011)."""
    if who.out or who.has(*HELD):
        return 0
    return who.speeds.get(mode, 0)


def movement_left(state: State, who: Fighter, mode: str = "walk") -> int:
    """What he can still spend of his speed in this turn: all that he has spent, in whatever mode, is taken off it
    (DN5-MOV-001, -005); each Dash adds the speed once more (DN5-ACT-010, -011)."""
    turn = state.turn
    if turn is None or turn.who != who.id or turn.idle:
        return 0
    return max(0, speed(who, mode) * (1 + turn.dashed) - turn.moved)


def spent(state: State, **changes: Any) -> State:
    """*state* once something of the turn is used up."""
    turn = state.turn
    if turn is None:
        return state
    return evolve(state, turn=evolve(turn, **changes, deeds=turn.deeds + 1))


def until_next_turn(state: State, ident: str, edge: Edge = "begin") -> Anchor:
    """The anchor at the *edge* of the next turn of *ident*: the one under way has begun already, but is not over."""
    who = state.combatants[ident]
    begun = is_up(state, ident) and edge == "begin"
    later = who.acted or ident not in state.order or begun
    return Anchor(state.round + (1 if later else 0), edge, ident)


def turn_of(state: State, who: Fighter) -> Turn | None:
    """The turn of *who*, where it is under way."""
    return state.turn if is_up(state, who.id) else None


__all__ = [
    "HELD",
    "INCAPACITATED",
    "incapacitated",
    "is_up",
    "may_act",
    "may_act_besides",
    "may_react",
    "movement_left",
    "speed",
    "spent",
    "turn_of",
    "until_next_turn",
]
