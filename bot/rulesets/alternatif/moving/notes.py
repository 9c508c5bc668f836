"""What people and the game master say of the ground and of moves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bot.rulesets.alternatif.state.moving import Terrain


@dataclass(frozen=True)
class Place:
    """The game master puts *who* on *cell*, whatever the rules of moving say."""

    by: int
    who: str
    cell: str
    type: Literal["place"] = "place"


@dataclass(frozen=True)
class SayGround:
    """The game master says what *cells* are; without cells, what *who* stands on. *on*: that *ground*, beside what they
    are already; else not that, or, with None, nothing but plain ground."""

    by: int
    cells: tuple[str, ...] = ()
    who: str | None = None
    ground: Terrain | None = None
    on: bool = True
    type: Literal["say_ground"] = "say_ground"
