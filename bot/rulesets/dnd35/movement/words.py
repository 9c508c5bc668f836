"""Where the game master puts people."""

from __future__ import annotations

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.rulesets.dnd35.base.distances import space
from bot.rulesets.dnd35.base.grounds import barred
from bot.rulesets.dnd35.base.saddles import pair
from bot.rulesets.dnd35.movement.events import PlacedAt
from bot.rulesets.dnd35.state import State
from bot.rulesets.shared.book import Word, composed, word
from bot.rulesets.shared.ground.geometry import COLUMNS, ROWS, name_of, point_of
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import Args, text
from bot.rulesets.shared.people import known


@word()
class Place(Word):
    """The game master puts *who* on *cell*."""

    who: CombatantId
    cell: str

    def check(self, state: State) -> None:
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
    typed = text(args, "cell")
    cell = "".join(typed.upper().split())
    if point_of(cell) is None:
        raise Refused("dnd35-no-such-cell", value=typed[:40], first="A1", last=name_of((COLUMNS - 1, ROWS - 1)))
    return Place(by, text(args, "who"), cell)


__all__ = ["Place", "place"]
