"""Where the game master puts people; without a grid, how far they are from each other, and what hinders somebody on his
way."""

from __future__ import annotations

from typing import Final

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.rulesets.dnd35.base.distances import space
from bot.rulesets.dnd35.base.gaps import STRETCHES, on_grid
from bot.rulesets.dnd35.base.grounds import barred
from bot.rulesets.dnd35.base.saddles import pair
from bot.rulesets.dnd35.movement.events import DistanceSaid, PlacedAt, StretchSaid
from bot.rulesets.dnd35.state import State
from bot.rulesets.shared.book import Word, composed, word
from bot.rulesets.shared.d20 import gaps
from bot.rulesets.shared.ground.geometry import COLUMNS, ROWS, name_of, point_of
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import Args, from_codes, from_option, from_text, text
from bot.rulesets.shared.people import known, two

PLAIN: Final = "plain"
CLEAR: Final = "clear"


def with_grid(state: State) -> None:
    """Raise `Refused` at a table without a grid."""
    if not on_grid(state):
        raise Refused("dnd35-no-map")


def without_grid(state: State) -> None:
    """Raise `Refused` at a table with one."""
    if on_grid(state):
        raise Refused("dnd35-has-map")


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
        squares = set(space(who, self.cell))
        with_him = pair(state, who)
        others = (each for each in state.combatants.values() if each.id not in with_him)
        if not squares or squares & barred(state) or any(squares & set(space(each)) for each in others):
            raise Refused("dnd35-cell-taken", cell=self.cell)

    def take(self, scene: Scene[State]) -> Action:
        yield from tell(PlacedAt(self.who, self.cell, "gm", scene.now.combatants[self.who].hidden))


@composed(command="fix-place")
def place(state: State, by: int, args: Args) -> Place:
    with_grid(state)
    typed = text(args, "cell")
    cell = "".join(typed.upper().split())
    if point_of(cell) is None:
        raise Refused("dnd35-no-such-cell", value=typed[:40], first="A1", last=name_of((COLUMNS - 1, ROWS - 1)))
    return Place(by, text(args, "who"), cell)


@word(tool="distance")
class SayDistance(gaps.SayDistance):
    """Where there is no grid."""

    who: CombatantId = from_text("who")
    other: CombatantId = from_text("target")
    distance: int = from_option("value", lambda args: gaps.centimetres(text(args, "value"), "dnd35-not-metres"))
    saying = DistanceSaid

    def check(self, state: State) -> None:
        one, _ = two(state, self.who, self.other)
        without_grid(state)
        super().check(state)
        if self.other in pair(state, one):
            raise Refused("dnd35-in-saddle", name=one.name, other=state.combatants[self.other].name)


@word(tool="stretch")
class SayStretch(Word):
    """Without a grid: what hinders *who* on his way from now on, or that nothing does (`clear`)."""

    who: CombatantId = from_text("who")
    kind: str = from_codes("words", (*STRETCHES, CLEAR))

    def check(self, state: State) -> None:
        who = known(state, self.who)
        without_grid(state)
        if self.kind in who.stretch or (self.kind == CLEAR and not who.stretch):
            raise Refused("already-so", name=who.name)

    def take(self, scene: Scene[State]) -> Action:
        now = scene.now.combatants[self.who].stretch
        yield from tell(StretchSaid(self.who, () if self.kind == CLEAR else (*now, self.kind)))


__all__ = ["CLEAR", "PLAIN", "Place", "SayDistance", "SayStretch", "place", "with_grid", "without_grid"]
