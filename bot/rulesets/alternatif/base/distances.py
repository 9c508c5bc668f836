"""Where people are and how far from each other: the one place that knows, whatever it knows it from.

With a grid (the setting `map`) cells tell everything; without one contact and the game master's words do
(ALT-MOV-001). Lengths are in centimetres unless they are called cells.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from bot.kernel.effects import Action, Scene
from bot.kernel.errors import Refused
from bot.rulesets.alternatif.base import lines
from bot.rulesets.alternatif.state import (
    AlternatifState,
    Combatant,
    engaged_by,
    foes,
    shoulder_to_shoulder,
    within_reach,
)
from bot.rulesets.alternatif.state.missiles import pair_key
from bot.rulesets.alternatif.state.moving import Terrain
from bot.rulesets.shared import check
from bot.rulesets.shared.choices import STOPS
from bot.rulesets.shared.ground.geometry import Point, Shape, name_of, neighbours, point_of
from bot.rulesets.shared.ground.geometry import distance as steps_between

CELL = 200
"""Centimetres from one cell to the next (ALT-MOV-002)."""
find_places: Final[check.Point[[Scene[AlternatifState]], Action]] = check.Point("where newcomers stand")
"""Whoever must stand somewhere, and does not yet, finds a cell."""


def distance(state: AlternatifState, a: str, b: str) -> int | None:
    """The centimetres between *a* and *b*, None when nobody has said it: by their cells when both stand on a grid;
    else one cell for people in contact, whatever was said before they came together, or what the game master has
    said."""
    apart = cells_between(state, a, b)
    if apart is not None:
        return max(1, apart) * CELL
    who = state.combatants.get(a)
    if who is not None and b in who.contacts:
        return CELL
    return state.places.distances.get(pair_key(a, b))


def shape(state: AlternatifState) -> Shape | None:
    """The cells of the grid; None without one."""
    return None if state.settings.map == "none" else state.settings.map


def cell(state: AlternatifState, ident: str) -> Point | None:
    """The cell on which *ident* stands, None when he stands on none."""
    who = state.combatants.get(ident)
    return None if who is None or state.settings.map == "none" else point_of(who.spot.cell)


def cells_between(state: AlternatifState, a: str, b: str) -> int | None:
    """How many steps there are between *a* and *b*, 0 in one cell; None unless both stand on the grid."""
    grid, one, other = shape(state), cell(state, a), cell(state, b)
    return None if grid is None or one is None or other is None else steps_between(grid, one, other)


def terrain(state: AlternatifState, name: str) -> tuple[Terrain, ...]:
    """What the cell called *name* is beside plain ground."""
    return state.board.grounds.get(name, ())


def ground_of(state: AlternatifState, ident: str) -> tuple[Terrain, ...]:
    """The ground under the feet of *ident*: that of his cell, and what the game master has said of it."""
    who = state.combatants[ident]
    if state.settings.map == "none":
        return who.spot.ground
    return tuple(dict.fromkeys((*terrain(state, who.spot.cell), *who.spot.ground)))


def standing(state: AlternatifState) -> Iterator[Combatant]:
    """Those who take up room: the fallen do not."""
    for who in state.combatants.values():
        if who.spot.cell and not who.out:
            yield who


def minded(state: AlternatifState, who: Combatant) -> Iterator[Combatant]:
    """Those whose room *who* minds: whoever is hidden stands in the way of nobody who is seen, for a stop, a detour or
    a gap would tell of him; he makes room himself."""
    return (each for each in standing(state) if who.hidden or not each.hidden)


def occupied(state: AlternatifState, who: Combatant | None = None) -> dict[str, str]:
    """Who stands on which cell, the first of those who share one; only of those whose room *who* minds, if given."""
    found: dict[str, str] = {}
    for each in standing(state) if who is None else minded(state, who):
        found.setdefault(each.spot.cell, each.id)
    return found


def lurking(state: AlternatifState, who: Combatant) -> dict[str, str]:
    """The cells on which *who* comes upon a hidden foe before whom he stops, each with that one, where the table has it
    so (`upon_hidden`)."""
    if who.hidden or state.settings.upon_hidden != STOPS:
        return {}
    return without_room(who, (each for each in standing(state) if each.hidden and each.side != who.side))


def without_room(who: Combatant, others: Iterable[Combatant]) -> dict[str, str]:
    """The cells on which *others* leave *who* no room, each with the first of them: all of theirs, but that of one
    alone who stands in the same rank of pikes, where two have room (ALT-MOV-002, ALT-TAC-016)."""
    there: dict[str, list[Combatant]] = {}
    for each in others:
        if each.id != who.id:
            there.setdefault(each.spot.cell, []).append(each)
    return {
        cell: people[0].id
        for cell, people in there.items()
        if len(people) > 1 or not shoulder_to_shoulder(who, people[0])
    }


def around(state: AlternatifState, ident: str) -> list[str]:
    """Those who stand next to *ident*, or on his cell, in the order in which they joined; nobody without a grid.

    Whoever is jammed against an obstacle is next to those only who are next to where he came from (ALT-MOV-018)."""
    grid, at = shape(state), cell(state, ident)
    if grid is None or at is None:
        return []
    near = {at, *neighbours(grid, at)}
    who = state.combatants[ident]
    return [
        other.id
        for other in standing(state)
        if other.id != ident
        and (there := point_of(other.spot.cell)) in near
        and there is not None
        and _faces(grid, who, there)
        and _faces(grid, other, at)
    ]


def _faces(grid: Shape, who: Combatant, at: Point) -> bool:
    """Whether somebody at *at* can be in contact with *who*, as far as it depends on what *who* is jammed against."""
    front = point_of(who.spot.cornered) if who.spot.cornered else None
    return front is None or at == front or at in neighbours(grid, front)


def unwatched(state: AlternatifState, ident: str) -> bool:
    """Whether somebody could come upon *ident* from a side where he knows of nobody: a cell next to him is empty, or
    holds one whom he does not know of (ALT-MOV-016); without a grid the game master alone says so."""
    grid, at = shape(state), cell(state, ident)
    if grid is None or at is None:
        return False
    who = state.combatants[ident]
    known = {each.spot.cell for each in standing(state) if not each.hidden and each.id not in who.unaware}
    return any(
        name not in known and "obstacle" not in terrain(state, name) for name in map(name_of, neighbours(grid, at))
    )


def is_cornered(state: AlternatifState, who: Combatant) -> bool:
    """Whether *who* is jammed against an obstacle with an adversary in the cell in front (ALT-MOV-018); without a grid,
    with an adversary in contact."""
    front = who.spot.cornered
    if not front or who.out:
        return False
    if state.settings.map == "none":
        return bool(engaged_by(state, who))
    return any(each.spot.cell == front and each.side != who.side for each in standing(state))


def at_arms_length(state: AlternatifState, who: Combatant) -> list[str]:
    """The enemies whom *who* can strike where he stands: without a grid all to whom nobody bars the way, for striking
    brings about the contact (ALT-MEL-001); on the grid those in contact and those next to him."""
    found = within_reach(state, who)
    seen = foes(state, who)
    if state.settings.map != "none":
        near = around(state, who.id)
        seen = [ident for ident in seen if ident in near and pair_key(ident, who.id) not in state.board.apart]
    else:
        seen = lines.within_the_lines(state, who, seen)
    return [*found, *(ident for ident in seen if ident not in found)]


def attackable(state: AlternatifState, who: Combatant) -> list[str]:
    """The enemies whom *who* can announce an attack against where he stands: those at arm's length, but for those of
    whom it is known that they are farther off. To them he must come first, and to whoever has run from him not in the
    same segment (ALT-MOV-012)."""
    return [ident for ident in at_arms_length(state, who) if not is_far(state, who.id, ident)]


def is_far(state: AlternatifState, a: str, b: str) -> bool:
    """Whether it is known without a grid that *a* and *b* are not next to each other: the game master has said so, or
    one of them has moved away. On the grid contact follows the cells."""
    if state.settings.map != "none":
        return False
    apart = distance(state, a, b)
    return apart is not None and apart > CELL


def check_reach(state: AlternatifState, who: Combatant, target: str) -> None:
    """Raise `Refused` when *who* cannot attack the enemy *target* from where he stands."""
    other = state.combatants[target].name
    if state.settings.map == "none":
        lines.check_way(state, who, target)
        if is_far(state, who.id, target):
            apart = distance(state, who.id, target) or 0
            raise Refused("alternatif-too-far-to-strike", name=who.name, target=other, metres=apart // 100)
        return
    if target in at_arms_length(state, who):
        return
    raise Refused(
        "alternatif-out-of-reach",
        name=who.name,
        target=other,
        cells=cells_between(state, who.id, target) or 0,
    )
