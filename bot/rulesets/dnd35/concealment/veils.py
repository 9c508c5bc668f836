"""How well somebody is concealed from somebody else: by the game master's word, or as map and light show (D35-CAM-001
to -005, -007)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from bot.rulesets.dnd35.base.distances import space
from bot.rulesets.dnd35.base.grounds import FOG, of_kind
from bot.rulesets.dnd35.base.sight import sees
from bot.rulesets.dnd35.cover.degrees import is_far
from bot.rulesets.dnd35.state import Blow, Fighter, Screened, State, Weapon
from bot.rulesets.dnd35.state.plights import suffers
from bot.rulesets.shared import sheltering
from bot.rulesets.shared.ground import lines
from bot.rulesets.shared.ground.geometry import Point, name_of

USUAL: Final[Mapping[Screened, int]] = {"none": 0, "partial": 20, "total": 50}
"""How many of a hundred attacks that hit miss somebody who is concealed so far (D35-CAM-003, -005)."""


class Veil(NamedTuple):
    """How many of a hundred hits miss, and whether there is no line of sight at all."""

    percent: int = 0
    total: bool = False


def veil(state: State, who: Fighter, target: Fighter, weapon: Weapon | None = None, *, shot: bool = False) -> Veil:
    """How *target* is concealed from an attack of *who*: what has been said of this very attack, else of these two,
    else of the target; else the greatest of all that conceals it (D35-CAM-004)."""
    found = _as_it_is(state, who, target, weapon, shot=shot)
    deed = state.deed
    if isinstance(deed, Blow) and (deed.who, deed.target) == (who.id, target.id) and deed.veil is not None:
        return Veil(deed.veil, found.total)
    return found


def _as_it_is(state: State, who: Fighter, target: Fighter, weapon: Weapon | None, *, shot: bool) -> Veil:
    said = sheltering.said(state.screens, who.id, target.id) if state.screens else None
    if said is not None and not suffers(who, "blind"):
        return Veil(said.percent, said.kind == "total")
    percent = max(_through_fog(state, who, target, weapon, shot=shot), _blurred(target))
    return Veil(percent) if sees(state, who, target) else Veil(max(USUAL["total"], percent), total=True)


def _blurred(target: Fighter) -> int:
    """What spells on *target* make of it, seen or not.

    >>> from bot.rulesets.dnd35.state import Effect, Spell
    >>> _blurred(Fighter("a", "A", "players", effects=(Effect(Spell("blur", 2, concealed=20), "a"),)))
    20
    """
    return max((each.spell.concealed for each in target.effects), default=0)


def _through_fog(state: State, who: Fighter, target: Fighter, weapon: Weapon | None, *, shot: bool) -> int:
    """What the fog makes of it; whoever attacks chooses the squares that count. Those who stand in one space see each
    other."""
    fog, here, there = of_kind(state, FOG), space(who), space(target)
    if not fog or state.settings.cover == "said" or not here or not there or set(here) & set(there):
        return 0
    if not is_far(who, weapon, target, shot=shot):
        # His whole square is covered by it, or he is not concealed (D35-CAM-002).
        return min(_thick(state, each) if each in fog else 0 for each in there)
    amid = tuple((each, _thick(state, each)) for each in sorted(lines.amid(fog, here, there)))
    return min(_between(one, other, amid) for one in here for other in there) if amid else 0


def _thick(state: State, at: Point) -> int:
    """How badly one sees through the fog of a square (D35-CAM-007)."""
    return state.hazes.get(name_of(at), USUAL["partial"])


@lru_cache(maxsize=2048)
def _between(one: Point, other: Point, fog: Sequence[tuple[Point, int]]) -> int:
    """From the corner from which one sees best: the thickest fog that any of its lines goes through (D35-CAM-001)."""
    ends = lines.corners((other,))
    return min(
        max(
            (percent for at, percent in fog for end in ends if lines.crosses(start, end, at)),
            default=0,
        )
        for start in lines.corners((one,))
    )


__all__ = ["USUAL", "Veil", "veil"]
