"""What the game master says of places, distances and the ground (DN5-INI-004, DN5-MOV-007)."""

from __future__ import annotations

from typing import Final

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.kernel.values import evolve
from bot.rulesets.d20 import gaps
from bot.rulesets.d20.gaps import metres
from bot.rulesets.dnd5.base.distances import CLIMB, GAP, NARROW, WATER, cells, on_grid, standing
from bot.rulesets.dnd5.cover import GROUND
from bot.rulesets.dnd5.movement.events import DistanceSaid, GroundSaid, PassageSaid, PlacedAt, Soared, StretchSaid
from bot.rulesets.dnd5.movement.passing import TIGHT, may_stop, others
from bot.rulesets.dnd5.state import State
from bot.rulesets.shared.book import Word, composed, word
from bot.rulesets.shared.ground.cells import DIFFICULT, OBSTACLE, listed, regrounded
from bot.rulesets.shared.ground.geometry import COLUMNS, ROWS, name_of, point_of
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import (
    Args,
    among,
    from_codes,
    from_flag,
    from_option,
    from_text,
    in_range,
    optional,
    text,
)
from bot.rulesets.shared.people import known, two, unless_so

GROUNDS: Final = (DIFFICULT, OBSTACLE, NARROW, GAP, WATER, CLIMB, *GROUND)
STRETCHES: Final = (DIFFICULT, CLIMB, TIGHT)
"""What hinders somebody where there is no grid."""
HIGHEST: Final = 30_000
PLAIN: Final = "plain"
MOST_CELLS: Final = 200


def cell_typed(typed: str) -> str:
    """The cell that somebody typed (`d4`). Raises `Refused`."""
    name = "".join(typed.upper().split())
    if point_of(name) is None:
        raise Refused("dnd5-no-such-cell", value=typed[:40], first="A1", last=name_of((COLUMNS - 1, ROWS - 1)))
    return name


def centimetres(typed: str) -> int:
    """Metres as people type them (`12`, `4,5`), in centimetres. Raises `Refused`."""
    return gaps.centimetres(typed, "dnd5-not-metres")


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
        if who.cell == self.cell and who.rides is None:
            raise Refused("already-so", name=who.name)
        # He may put people where they could not go: over a gap, through a foe.
        on_foot = evolve(who, rides=None, astride=0)
        names = tuple(map(name_of, standing(state, on_foot, self.cell)))
        if not names or not (may_stop(state, on_foot, self.cell) or not others(state, on_foot, names)):
            raise Refused("dnd5-cell-taken", cell=self.cell)

    def take(self, scene: Scene[State]) -> Action:
        yield from tell(PlacedAt(self.who, self.cell, "gm", scene.now.combatants[self.who].hidden))


@composed(command="fix-place")
def place(state: State, by: int, args: Args) -> Place:
    with_grid(state)
    return Place(by, text(args, "who"), cell_typed(text(args, "cell")))


@word(tool="distance")
class SayDistance(gaps.SayDistance):
    """Where there is no grid."""

    who: CombatantId = from_text("who")
    other: CombatantId = from_text("target")
    distance: int = from_option("value", lambda args: centimetres(text(args, "value")))
    saying = DistanceSaid

    def check(self, state: State) -> None:
        two(state, self.who, self.other)
        if on_grid(state):
            raise Refused("dnd5-has-map")
        super().check(state)


@word(tool="stretch")
class SayStretch(Word):
    """Without a grid: what hinders *who* on his way from now on, or that nothing does (`plain`); several add up
    (DN5-MOV-007, -011)."""

    who: CombatantId = from_text("who")
    kind: str = from_codes("words", (*STRETCHES, PLAIN))

    def check(self, state: State) -> None:
        who = known(state, self.who)
        if on_grid(state):
            raise Refused("dnd5-has-ground")
        if self.kind in who.stretch or (self.kind == PLAIN and not who.stretch):
            raise Refused("already-so", name=who.name)

    def take(self, scene: Scene[State]) -> Action:
        now = scene.now.combatants[self.who].stretch
        yield from tell(StretchSaid(self.who, () if self.kind == PLAIN else (*now, self.kind)))


@word(tool="let_pass")
class LetPass(Word):
    """*who* lets foes pass through the space that he holds, or bars the way again (DN5-MOV-017)."""

    who: CombatantId = from_text("who")
    on: bool = from_flag("words", "on", "off", "on")
    tells = PassageSaid

    def check(self, state: State) -> None:
        who = known(state, self.who)
        unless_so(who, who.yields, self.on)


@word(tool="height")
class SayHeight(Word):
    """*who* flies at that height (metres, typed; centimetres here); 0: he is on the ground."""

    who: CombatantId = from_text("who")
    height: int = from_option("value", lambda args: centimetres(text(args, "value")))

    def check(self, state: State) -> None:
        who = known(state, self.who)
        unless_so(who, who.height, self.height)
        in_range("height", self.height, 0, HIGHEST)
        if who.rides is not None:
            raise Refused("dnd5-in-saddle", name=who.name)

    def take(self, scene: Scene[State]) -> Action:
        yield from tell(Soared(self.who, self.height, metres(self.height), said=True))


@word()
class SayGround(Word):
    """The game master says what *cells* are; without a *ground*, plain."""

    cells: tuple[str, ...]
    ground: str | None = None
    on: bool = True

    def check(self, state: State) -> None:
        with_grid(state)
        for who in state.combatants.values():
            taken = [each for each in self.cells if each in cells(who)]
            if self.ground == OBSTACLE and self.on and taken:
                raise Refused("dnd5-somebody-there", cell=taken[0], name=who.name)

    def take(self, scene: Scene[State]) -> Action:
        alike = regrounded(scene.now.grounds, self.cells, self.ground, on=self.on)
        for kinds, alike_cells in alike.items():
            yield from tell(GroundSaid(tuple(alike_cells), kinds))


@composed(command="fix-terrain", codes={"ground": (*GROUNDS, PLAIN)})
def ground(state: State, by: int, args: Args) -> SayGround:
    """`/fix terrain`: *ground* (a kind, or `plain`) of *cells*; *state* `off` takes it away."""
    kind = among(args, "ground", (*GROUNDS, PLAIN))
    found = listed(text(args, "cells"), cell_typed)
    if len(found) > MOST_CELLS:
        raise Refused("dnd5-too-many-cells", count=len(found), most=MOST_CELLS)
    on = optional(args, "state") != "off"
    return SayGround(by, found, None if kind == PLAIN else kind, on)
