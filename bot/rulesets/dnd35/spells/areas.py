"""Whom the area of a spell takes in, and where it may be aimed (`shared.d20.areas`)."""

from __future__ import annotations

from bot.rulesets.dnd35.base.distances import between, space
from bot.rulesets.dnd35.state import Cast, Fighter, Spell, State
from bot.rulesets.shared.check import Point
from bot.rulesets.shared.d20 import areas
from bot.rulesets.shared.ground.geometry import Point as Square
from bot.rulesets.shared.ground.geometry import point_of

BLOCKED: Point[[State, Square, Square], bool] = Point("whether something keeps an area from a square")
"""Whether nothing of what begins in the one square comes to the other."""


def caught(state: State, cast: Cast) -> tuple[str, ...]:
    """Everybody whose space it touches, in the order in which they joined, also who is hidden; of a spell for
    companions, or for foes, these alone."""
    who, spell = state.combatants[cast.who], cast.spell
    if not spell.area:
        return ()
    own = space(who)
    aim = point_of(cast.aim or who.cell or "")
    area = areas.area(own, aim, spell.area, spell.size, between, from_self=spell.from_self)
    if area is None:
        return ()
    found = []
    for each in state.combatants.values():
        if each.died or not _meant(spell, who, each):
            continue
        within = each.id == who.id and spell.allies
        if within or any(area.covers(at) and not BLOCKED(state, area.origin, at) for at in space(each)):
            found.append(each.id)
    return tuple(found)


def _meant(spell: Spell, who: Fighter, each: Fighter) -> bool:
    """Whether it can be for somebody of that side."""
    return not (spell.allies and each.side != who.side) and not (spell.foes and each.side == who.side)


def aims(state: State, who: Fighter, spell: Spell) -> tuple[str, ...] | None:
    """The cells at which *who* may aim it; None: it surrounds him."""
    if spell.from_self and spell.area == "sphere":
        return None
    people = [each for each in state.combatants.values() if not (each.hidden or each.died)]
    people.sort(key=lambda each: (each.side == who.side, each.out, each.id))
    far = spell.size if spell.from_self else spell.range
    found = areas.aims(space(who), [(space(each), each.side != who.side) for each in people], far, between)
    own = {who.cell} if spell.from_self else set()
    return tuple(each for each in found if each not in own)


__all__ = ["BLOCKED", "aims", "caught"]
