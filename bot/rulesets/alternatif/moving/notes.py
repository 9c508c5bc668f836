"""What people and the game master say of the ground and of moves."""

from __future__ import annotations

from typing import Literal, TypeAlias

from bot.kernel.persons import UserId
from bot.kernel.values import record
from bot.rulesets.alternatif.state.moving import Terrain


@record
class Place:
    """The game master puts *who* on *cell*, whatever the rules of moving say."""

    by: UserId
    who: str
    cell: str
    type: Literal["place"] = "place"


@record
class SayGround:
    """The game master says what *cells* are; without cells, what *who* stands on. *on*: that *ground*, beside what they
    are already; else not that, or, with None, nothing but plain ground."""

    by: UserId
    cells: tuple[str, ...] = ()
    who: str | None = None
    ground: Terrain | None = None
    on: bool = True
    type: Literal["say_ground"] = "say_ground"


How: TypeAlias = Literal["step", "back", "walk", "run", "sprint", "flee", "swap", "stop"]
"""A step of one cell (several: one a segment), one away from everybody, a full move at a pace, one away from everybody,
changing places with a companion, giving up what was planned."""


@record
class Move:
    """*who* moves: *to* a cell, or toward *target*, in the manner *how* (None: a step where one is enough, else a
    run)."""

    by: UserId
    who: str
    how: How | None = None
    to: str | None = None
    target: str | None = None
    type: Literal["move"] = "move"


@record
class Corner:
    """The game master says that *who* is cornered, or no more (ALT-MOV-018)."""

    by: UserId
    who: str
    on: bool = True
    type: Literal["corner"] = "corner"
