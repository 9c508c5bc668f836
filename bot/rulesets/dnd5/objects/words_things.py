"""Objects that can be attacked: what the game master says that one withstands, and where it stands (DN5-ATK-001,
DN5-DMG-010)."""

from __future__ import annotations

from typing import ClassVar, Final, get_args

from bot.catalogue.dnd5_terms import DAMAGE_TYPES, DamageType
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.rulesets.dnd5.base.distances import metres, on_grid, space, walls
from bot.rulesets.dnd5.movement.events import DistanceSaid, PlacedAt
from bot.rulesets.dnd5.movement.places import opening
from bot.rulesets.dnd5.objects.events import ObjectPut, ObjectWarded, Ward
from bot.rulesets.dnd5.people import CombatantRecorded
from bot.rulesets.dnd5.state import SQUARE, Fighter, State
from bot.rulesets.shared import joining
from bot.rulesets.shared.book import Word, composed, word
from bot.rulesets.shared.d20 import things
from bot.rulesets.shared.ground.cells import nearest, spaces
from bot.rulesets.shared.ground.geometry import name_of, point_of
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import Args, from_codes, from_flag, from_text, optional
from bot.rulesets.shared.people import known

WARDS: Final[tuple[Ward, ...]] = get_args(Ward)
NEVER: Final = ("poison", "psychic")
"""Damage that no object takes."""


@word()
class PutObject(Word):
    """An object is there for everybody to strike at, beside *near* if the game master says so; its armour class and
    points are kept for the scene."""

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
        yield from tell(ObjectPut(record.id, record.name, record.ac, record.hit_points, seen))
        if on_grid(scene.now):
            yield from tell(PlacedAt(record.id, _place(scene.now, record, near), "gm"))
        elif near is not None:
            yield from tell(DistanceSaid(record.id, near.id, SQUARE, metres(SQUARE)))


def _place(state: State, record: Fighter, near: Fighter | None) -> str:
    """The free square nearest to *near*, or where foes come in."""
    start = None if near is None else point_of(near.cell or "")
    if start is None:
        return opening(state, record)
    full = {at for each in state.combatants.values() if each.cell is not None and not each.hidden for at in space(each)}
    return name_of(nearest("square", start, spaces(full | walls(state), record.width), back=(1, 0)))


@composed(tool="object")
def put(state: State, by: int, args: Args) -> PutObject:
    """`words` names it, `value` says its armour class and points (`15/18`), `who` beside whom it stands."""
    ac, points = things.figures(args, 2)
    ident, name = things.called(state, args)
    record = Fighter(
        ident,
        name,
        things.SIDE,
        ac=ac,
        hit_points=points,
        hit_points_max=points,
        being=things.OBJECT,
        mortal=True,
        wards={"immune": NEVER},
    )
    return PutObject(by, record, optional(args, "who"))


@word(tool="object_ward")
class WardObject(Word):
    """An object resists damage of a *kind*, is vulnerable or immune to it, or is so no more."""

    who: CombatantId = from_text("who")
    kind: DamageType = from_codes("value", DAMAGE_TYPES)
    ward: Ward = from_codes("words", WARDS, "resistant")
    on: bool = from_flag("target", "on", "off", "on")

    def check(self, state: State) -> None:
        who = known(state, self.who)
        if not who.thing:
            raise Refused("no-object", name=who.name)
        if (self.kind in who.wards.get(self.ward, ())) is self.on:
            raise Refused("already-so", name=who.name)

    def take(self, scene: Scene[State]) -> Action:
        yield from tell(ObjectWarded(self.who, self.ward, self.kind, self.on))


__all__ = ["NEVER", "WARDS", "PutObject", "WardObject", "put"]
