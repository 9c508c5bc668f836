"""Where people stand and how they move (ALT-MOV): cells of 2 m, called `D4`: a letter for the column, then the row."""

from __future__ import annotations

from dataclasses import field
from typing import Literal, TypeAlias

from bot.kernel.values import record

Terrain: TypeAlias = Literal["obstacle", "difficult", "high_ground", "low_ceiling", "narrow"]
"""What a cell is beside plain ground. Nobody stands on an obstacle; a difficult cell counts as two."""

Pace: TypeAlias = Literal["walk", "run", "sprint"]
"""How fast a full move is: at the table's walking or running speed, or as fast as one can (ALT-MOV-004, -005)."""


@record
class Run:
    """A full move announced or under way (ALT-MOV-007).

    *to*: the cell it ends in; *path*: the cells that lie ahead, none without a grid. *speeds*: how many cells each of
    its segments covers, from the first on. *aim*: the enemy it is aimed at (ALT-MOV-021), *flees*: it leads away from
    everybody in contact, without a grid. *left*: the cells that may still be crossed in segment *at*. *cells*: how many
    it has covered."""

    to: str = ""
    path: tuple[str, ...] = ()
    pace: Pace = "run"
    speeds: tuple[int, ...] = ()
    aim: str | None = None
    flees: bool = False
    left: int = 0
    at: int = -1
    cells: int = 0


@record
class Spot:
    """Where somebody stands and how he moves.

    *cell*: empty without a grid. *max_speed*: his greatest speed in cells a segment, 0: the table's running speed.
    *ground*: the ground under his feet by the game master's word, where no grid tells it. *cornered*: the cell from
    which he was driven against an obstacle (ALT-MOV-018), `-` without a grid; empty when he is not. *stepped*: the
    last segment in which he took his one-cell step, *ran*: the last one of a full move (-1: none). *meant*: the steps
    that he has in mind, one a segment; *swap*: the companion he would change places with (ALT-MOV-020); *stays*: the
    last segment in which he said that he stays where he is; *after*: whom his last step followed; *beaten*: the last
    segment in which another took the cell that he wanted (ALT-MOV-011). *barred*: the cells that he has found barred in
    segment *barred_at*, though he sees nobody there. *run*: his full move."""

    cell: str = ""
    max_speed: int = 0
    ground: tuple[Terrain, ...] = ()
    cornered: str = ""
    stepped: int = -1
    ran: int = -1
    meant: tuple[str, ...] = ()
    swap: str = ""
    stays: int = -1
    after: str = ""
    beaten: int = -1
    barred: tuple[str, ...] = ()
    barred_at: int = -1
    run: Run | None = None


@record
class Board:
    """The grid. *grounds*: what cells are beside plain ground. The game master's word on contact: *apart*, people in
    neighbouring cells who cannot reach each other (ALT-MOV-003), and *linked*, people who do over a distance; both by
    `pair_key`, until one of the two moves. *parted*: the last segment in which no autopilot brings two people together
    whom he has separated. *retreats*: the steps of this segment that others may follow, by who took
    them, with those he was in contact with (ALT-MOV-009)."""

    grounds: dict[str, tuple[Terrain, ...]] = field(default_factory=dict)
    apart: tuple[str, ...] = ()
    linked: tuple[str, ...] = ()
    retreats: dict[str, tuple[str, ...]] = field(default_factory=dict)
    parted: dict[str, int] = field(default_factory=dict)
