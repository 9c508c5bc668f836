"""Objects that can be attacked: what the game master says that one withstands, and where it stands (D35-BAS-023)."""

from __future__ import annotations

from typing import ClassVar, Final

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.rulesets.dnd35.base.distances import space
from bot.rulesets.dnd35.base.gaps import on_grid
from bot.rulesets.dnd35.base.grounds import barred
from bot.rulesets.dnd35.movement.events import DistanceSaid, PlacedAt
from bot.rulesets.dnd35.movement.places import opening
from bot.rulesets.dnd35.objects.events_things import ObjectPut
from bot.rulesets.dnd35.people import CombatantRecorded
from bot.rulesets.dnd35.state import SQUARE, Fighter, State
from bot.rulesets.shared import joining
from bot.rulesets.shared.book import Word, composed, word
from bot.rulesets.shared.d20 import things
from bot.rulesets.shared.d20.gaps import metres
from bot.rulesets.shared.ground.cells import nearest, spaces
from bot.rulesets.shared.ground.geometry import name_of, point_of
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import Args, optional
from bot.rulesets.shared.people import known

BASE: Final = 10
PROOF: Final = ("critical", "nonlethal", "mind", "poison")
"""What nothing that never lived suffers from."""


@word()
class PutObject(Word):
    """An object is there for everybody to strike at, beside *near* if the game master says so; its armour class, points
    and hardness are kept for the scene."""

    stands: ClassVar[bool] = True
    record: Fighter
    near: CombatantId | None = None

    def check(self, state: State) -> None:
        if self.near is not None:
            known(state, self.near)
        if not joining.room_for(state.combatants.values(), (self.record,)):
            raise Refused("too-many", count=1, room=0, most=joining.MOST)

    def take(self, scene: Scene[State]) -> Action:
        record, near = self.record, scene.now.combatants.get(self.near or "")
        seen = None if near is None or near.hidden else near.id
        yield from tell(CombatantRecorded(record.id, record))
        ac = BASE + record.other
        yield from tell(ObjectPut(record.id, record.name, ac, record.hit_points, record.hardness, seen))
        if on_grid(scene.now):
            yield from tell(PlacedAt(record.id, _place(scene.now, record, near), "gm"))
        elif near is not None:
            yield from tell(DistanceSaid(record.id, near.id, SQUARE, metres(SQUARE)))


def _place(state: State, record: Fighter, near: Fighter | None) -> str:
    """The free square nearest to *near*, or where its side comes in."""
    start = None if near is None else point_of(near.cell or "")
    if start is None:
        return opening(state, record)
    full = {at for each in state.combatants.values() if each.cell is not None and not each.hidden for at in space(each)}
    return name_of(nearest("square", start, spaces(full | barred(state), record.width), back=(1, 0)))


@composed(tool="object")
def put(state: State, by: int, args: Args) -> PutObject:
    """`words` names it, `value` says its armour class, points and hardness (`5/20/5`), `who` beside whom it stands."""
    ac, points, hardness = things.figures(args, 3)
    ident, name = things.called(state, args)
    record = Fighter(
        ident,
        name,
        things.SIDE,
        hit_points=points,
        hit_points_max=points,
        hardness=hardness,
        other=ac - BASE,
        speed=0,
        being=things.OBJECT,
        immune=PROOF,
    )
    return PutObject(by, record, optional(args, "who"))


__all__ = ["PROOF", "PutObject", "put"]
