"""Whom the area of a spell takes in, and where it may be aimed (`shared.d20.areas`)."""

from __future__ import annotations

from bot.rulesets.dnd35.base import magic
from bot.rulesets.dnd35.base.distances import between, distance, space
from bot.rulesets.dnd35.base.gaps import on_grid
from bot.rulesets.dnd35.state import SQUARE, Cast, Fighter, Spell, State
from bot.rulesets.shared.check import Point
from bot.rulesets.shared.d20 import areas
from bot.rulesets.shared.ground.geometry import Point as Square
from bot.rulesets.shared.ground.geometry import name_of, point_of

BLOCKED: Point[[State, Square, Square, int], bool] = Point("whether something keeps an area from a square")
"""Whether nothing of what begins in the one square comes to the other; what spreads goes round corners so many squares
far, 0: it goes straight."""


def caught(state: State, cast: Cast) -> tuple[str, ...]:
    """Everybody whose space it touches, in the order in which they joined, also who is hidden; of a spell for
    companions, or for foes, these alone."""
    who, spell = state.combatants[cast.who], cast.spell
    if not on_grid(state):
        return _around(state, cast)
    area = _area(state, cast)
    if area is None:
        return ()
    far = spell.size // SQUARE if spell.spreads else 0
    found = []
    for each in state.combatants.values():
        if each.died or not _meant(spell, who, each):
            continue
        within = each.id == who.id and spell.allies
        if within or any(area.covers(at) and not BLOCKED(state, area.origin, at, far) for at in space(each)):
            found.append(each.id)
    return tuple(found)


def doubtful(state: State) -> bool:
    """Whether the map does not say all of whom an area catches: somebody stands nowhere on it, or the game master has
    said of somebody's cover what it does not show (D35-COV-008)."""
    return bool(state.shelters) or any(each.cell is None for each in state.combatants.values() if not each.died)


def _around(state: State, cast: Cast) -> tuple[str, ...]:
    """Where there is no grid: whom it is aimed at, and of a sphere or a cube those within its size of him, or of
    whoever casts it where it surrounds him. The game master says who else is caught, and who is not."""
    who, spell = state.combatants[cast.who], cast.spell
    surrounds = spell.from_self and spell.area == "sphere"
    middle = who if surrounds else state.combatants.get(cast.aim or "")
    if middle is None or not spell.area:
        return ()
    wide = spell.size if spell.area in ("sphere", "cube") else -1

    def within(each: Fighter) -> bool:
        if each.id == who.id:
            return spell.allies or (not spell.from_self and distance(middle, who) <= wide)
        return each.id == middle.id or distance(middle, each) <= wide

    people = (each for each in state.combatants.values() if not each.died and _meant(spell, who, each))
    return tuple(each.id for each in people if within(each))


def _area(state: State, cast: Cast) -> areas.Area | None:
    who, spell = state.combatants.get(cast.who), cast.spell
    if who is None or not spell.area:
        return None
    aim = point_of(cast.aim or who.cell or "")
    return areas.area(space(who), aim, spell.area, spell.size, between, from_self=spell.from_self)


def origin(state: State, cast: Cast) -> str:
    """The cell from which its area bursts; empty where it has none, or nobody stands on a map."""
    area = _area(state, cast)
    return "" if area is None else name_of(area.origin)


def _meant(spell: Spell, who: Fighter, each: Fighter) -> bool:
    """Whether it can be for somebody of that side; for an object, whether it hurts any."""
    if each.thing and not magic.shatters(spell):
        return False
    return not (spell.allies and each.side != who.side) and not (spell.foes and each.side == who.side)


def aims(state: State, who: Fighter, spell: Spell) -> tuple[str, ...] | None:
    """The cells at which *who* may aim it; without a grid those at whom he may; None: it surrounds him."""
    if spell.from_self and spell.area == "sphere":
        return None
    people = [each for each in state.combatants.values() if not (each.hidden or each.died)]
    people.sort(key=lambda each: (each.side == who.side, each.out, each.id))
    far = spell.size if spell.from_self else spell.range
    if not on_grid(state):
        himself = not (spell.from_self or spell.area in ("cone", "line"))
        return tuple(
            each.id
            for each in people
            if (himself if each.id == who.id else who.id not in each.hidden_from and distance(who, each) <= far)
        )[: areas.MOST_AIMS]
    found = areas.aims(space(who), [(space(each), each.side != who.side) for each in people], far, between)
    if spell.from_self or spell.area in ("cone", "line"):
        # Where he points, not where it begins.
        return tuple(each for each in found if each != who.cell or not spell.from_self)
    return tuple(each for each in found if _comes_to(state, who, each))


def _comes_to(state: State, who: Fighter, cell: str) -> bool:
    """Whether nothing keeps *who* from casting it at *cell* (D35-COV-008)."""
    at = point_of(cell)
    return at is not None and any(not BLOCKED(state, each, at, 0) for each in space(who))


__all__ = ["BLOCKED", "aims", "caught", "doubtful", "origin"]
