"""How much of somebody is covered from somebody else: by the game master's word, or as the map proposes
(DN5-COV-001 to -006)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, get_args

from bot.rulesets.dnd5.base.distances import on_grid, rise, space, walls
from bot.rulesets.dnd5.state import Blow, Degree, Fighter, State
from bot.rulesets.shared import sheltering
from bot.rulesets.shared.ground import lines
from bot.rulesets.shared.ground.cells import kinds_of
from bot.rulesets.shared.ground.geometry import Point, point_of

DEGREES: Final[tuple[Degree, ...]] = get_args(Degree)
"""From none to all of the body."""
BONUS: Final = {"none": 0, "half": 2, "three_quarters": 5, "total": 0}
"""What each adds to the armour class and to saves of Dexterity; whoever is covered wholly is not attacked at all."""
RULES: Final = {"half": ("DN5-COV-003",), "three_quarters": ("DN5-COV-004",), "total": ("DN5-COV-005",), "none": ()}
GROUND: Final[dict[str, Degree]] = {"low_wall": "half", "loophole": "three_quarters"}
"""Ground that covers whoever is behind it, as seen from the other side."""


def degree(state: State, attacker: Fighter, target: Fighter) -> Degree:
    """How much of *target* is covered from *attacker*: what has been said of this very attack, else of these two, else
    of the target; else what the map proposes."""
    said = _said(state, attacker, target)
    return proposed(state, attacker, target) if said is None else said


def _said(state: State, attacker: Fighter, target: Fighter) -> Degree | None:
    deed = state.deed
    if isinstance(deed, Blow) and (deed.by, deed.target) == (attacker.id, target.id) and deed.cover is not None:
        return deed.cover
    found = sheltering.said(state.shelters, attacker.id, target.id)
    return None if found is None else found.degree


def proposed(state: State, attacker: Fighter, target: Fighter) -> Degree:
    """What the map shows: the best of all that lies between; degrees never add up (DN5-COV-002)."""
    found = _ends(state, attacker, target)
    return "none" if found is None else _best(_between(state, attacker, target, *found))


def _ends(state: State, attacker: Fighter, target: Fighter) -> tuple[Sequence[Point], Sequence[Point]] | None:
    """The spaces of the two, where the map says anything of what lies between them."""
    if not on_grid(state) or state.settings.cover == "said" or target.id in (attacker.id, attacker.rides):
        return None
    here, there = space(attacker), space(target)
    if not here or not there or target.rides == attacker.id:
        return None
    return here, there


def from_cell(state: State, cell: str, target: Fighter) -> Degree:
    """How much of *target* is covered from what comes from the middle of *cell*."""
    at, there = point_of(cell), space(target)
    if at is None or not there:
        return "none"
    return _best((_by_walls(state, (at,), there), *_by_ground(state, (at,), there)))


def total(state: State, attacker: Fighter, target: Fighter) -> bool:
    """Whether nothing can be aimed at *target* (DN5-COV-005): of all that the map shows, walls alone cover so much."""
    said = _said(state, attacker, target)
    if said is not None:
        return said == "total"
    found = _ends(state, attacker, target) if walls(state) else None
    return found is not None and _by_walls(state, *found) == "total"


def _between(
    state: State, attacker: Fighter, target: Fighter, here: Sequence[Point], there: Sequence[Point]
) -> Iterator[Degree]:
    yield _by_walls(state, here, there)
    yield from _by_ground(state, here, there)
    if any(_is_between(each, attacker, target, here, there) for each in state.combatants.values()):
        yield "half"


def _is_between(
    who: Fighter, attacker: Fighter, target: Fighter, here: Sequence[Point], there: Sequence[Point]
) -> bool:
    """Whether the line goes through the space of somebody, friend or foe (DN5-COV-003); nobody is given away by it."""
    if who.id in (attacker.id, target.id) or who.out or who.hidden or who.rides is not None:
        return False
    if who.id in (attacker.rides, target.rides) or rise(who, target):
        return False
    taken = [each for each in space(who) if each not in here and each not in there]
    return bool(lines.between(taken, here, there))


def _by_ground(state: State, here: Sequence[Point], there: Sequence[Point]) -> Iterator[Degree]:
    for kind, found in GROUND.items():
        cells = lines.amid(kinds_of(state.grounds).get(kind, ()), here, there)
        if lines.between([each for each in cells if each not in here and each not in there], here, there):
            yield found


def _by_walls(state: State, here: Sequence[Point], there: Sequence[Point]) -> Degree:
    """From the corner from which most is seen: how many of the target's four corners the walls hide."""
    found = lines.amid(walls(state), here, there)
    if not found:
        return "none"
    hidden = min(sum(lines.closed(start, end, found) for end in lines.corners(there)) for start in lines.corners(here))
    return ("none", "half", "half", "three_quarters", "total")[hidden]


def _best(found: Sequence[Degree] | Iterator[Degree]) -> Degree:
    return max(found, key=DEGREES.index, default="none")


__all__ = ["BONUS", "DEGREES", "GROUND", "RULES", "degree", "from_cell", "proposed", "total"]
