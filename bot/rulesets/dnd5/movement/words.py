"""What the game master says of places, distances and the ground (DN5-INI-004, DN5-MOV-007)."""

from __future__ import annotations

import re
from typing import Final

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.rulesets.dnd5.base.distances import METRE, metres, on_grid, space
from bot.rulesets.dnd5.movement import ways
from bot.rulesets.dnd5.movement.events import DistanceSaid, GroundSaid, PlacedAt
from bot.rulesets.dnd5.state import State
from bot.rulesets.shared.book import Word, composed, word
from bot.rulesets.shared.ground.cells import DIFFICULT, OBSTACLE
from bot.rulesets.shared.ground.geometry import COLUMNS, ROWS, is_on_grid, name_of, point_of
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import Args, among, from_option, from_text, in_range, optional, text
from bot.rulesets.shared.people import known, two

GROUNDS: Final = (DIFFICULT, OBSTACLE)
PLAIN: Final = "plain"
MOST_CELLS: Final = 200
FARTHEST: Final = 100_000
_METRES = re.compile(r"(\d{1,4})(?:[.,](\d{1,2}))? ?m?")


def cell_typed(typed: str) -> str:
    """The cell that somebody typed (`d4`). Raises `Refused`."""
    name = "".join(typed.upper().split())
    if point_of(name) is None:
        raise Refused("dnd5-no-such-cell", value=typed[:40], first="A1", last=name_of((COLUMNS - 1, ROWS - 1)))
    return name


def centimetres(typed: str) -> int:
    """Metres as people type them (`12`, `4,5`), in centimetres. Raises `Refused`."""
    found = _METRES.fullmatch(typed.strip().lower())
    if found is None:
        raise Refused("dnd5-not-metres", value=typed[:40])
    return int(found[1]) * METRE + int((found[2] or "").ljust(2, "0"))


def with_grid(state: State) -> None:
    """Raise `Refused` at a table without a grid."""
    if not on_grid(state):
        raise Refused("dnd5-no-map")


@word()
class Place(Word):
    """The game master puts *who* on *cell*."""

    who: CombatantId
    cell: str

    def check(self, state: State) -> None:
        with_grid(state)
        who = known(state, self.who)
        if who.cell == self.cell:
            raise Refused("already-so", name=who.name)
        if not all(is_on_grid(each) for each in space(who, self.cell)) or not ways.may_stop(state, who, self.cell):
            raise Refused("dnd5-cell-taken", cell=self.cell)

    def take(self, scene: Scene[State]) -> Action:
        yield from tell(PlacedAt(self.who, self.cell, "gm", scene.now.combatants[self.who].hidden))


@composed(command="fix-place")
def place(state: State, by: int, args: Args) -> Place:
    with_grid(state)
    return Place(by, text(args, "who"), cell_typed(text(args, "cell")))


@word(tool="distance")
class SayDistance(Word):
    """So many metres (typed; centimetres here) lie between two, where there is no grid."""

    who: CombatantId = from_text("who")
    other: CombatantId = from_text("target")
    distance: int = from_option("value", lambda args: centimetres(text(args, "value")))

    def check(self, state: State) -> None:
        two(state, self.who, self.other)
        if on_grid(state):
            raise Refused("dnd5-has-map")
        in_range("distance", self.distance, 0, FARTHEST)

    def take(self, scene: Scene[State]) -> Action:
        yield from tell(DistanceSaid(self.who, self.other, self.distance, metres(self.distance)))


@word()
class SayGround(Word):
    """The game master says what *cells* are; without a *ground*, plain."""

    cells: tuple[str, ...]
    ground: str | None = None
    on: bool = True

    def check(self, state: State) -> None:
        with_grid(state)
        for who in state.combatants.values():
            if self.ground == OBSTACLE and self.on and who.cell in self.cells:
                raise Refused("dnd5-cell-taken", cell=who.cell or "")

    def take(self, scene: Scene[State]) -> Action:
        alike: dict[tuple[str, ...], list[str]] = {}
        for cell in self.cells:
            now = tuple(each for each in scene.now.grounds.get(cell, ()) if each != self.ground)
            kinds = () if self.ground is None else (*now, self.ground) if self.on else now
            alike.setdefault(kinds, []).append(cell)
        for kinds, cells in alike.items():
            yield from tell(GroundSaid(tuple(cells), kinds))


@composed(command="fix-terrain", codes={"ground": (*GROUNDS, PLAIN)})
def ground(state: State, by: int, args: Args) -> SayGround:
    """`/fix terrain`: *ground* (a kind, or `plain`) of *cells*; *state* `off` takes it away."""
    kind = among(args, "ground", (*GROUNDS, PLAIN))
    found: list[str] = []
    for part in filter(None, re.split(r"[\s,;]+", text(args, "cells").replace(" - ", "-").replace("–", "-"))):
        first, _, last = part.partition("-")
        corner, other = point_of(cell_typed(first)), point_of(cell_typed(last or first))
        assert corner is not None
        assert other is not None
        (left, right), (top, bottom) = sorted((corner[0], other[0])), sorted((corner[1], other[1]))
        found += [name_of((x, y)) for y in range(top, bottom + 1) for x in range(left, right + 1)]
    if len(found) > MOST_CELLS:
        raise Refused("dnd5-too-many-cells", count=len(found), most=MOST_CELLS)
    on = optional(args, "state") != "off"
    return SayGround(by, tuple(dict.fromkeys(found)), None if kind == PLAIN else kind, on)


__all__ = ["Place", "SayDistance", "SayGround", "cell_typed", "centimetres"]
