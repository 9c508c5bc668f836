"""Ground that a spell has changed, and who stands on it: a web, grease, vines (DN5-MOV-006, DN5-EXT-003, DN5-EXT-011).

On a grid its squares tell who does; without one the game master's word does, beginning with those whom it caught.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple, TypeAlias

from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd5.base.budget import is_up
from bot.rulesets.dnd5.spells import lasting, upon
from bot.rulesets.dnd5.spells.events_lasting import ZoneEntered, ZoneLeft
from bot.rulesets.dnd5.spells.ground import inside
from bot.rulesets.dnd5.state import Fighter, State, Zone
from bot.rulesets.shared.conditions import Anchor

When: TypeAlias = Literal["begin", "enter", "end"]


# ---- coming in and going out


class Crossing(NamedTuple):
    """*who* has come into *zone*, or (*on* False) is in it no more."""

    zone: Zone
    who: Fighter
    on: bool


def crossing(state: State) -> Crossing | None:
    """The first of whom that has not been told."""
    return next(_crossings(state), None) if state.zones else None


def _crossings(state: State) -> Iterator[Crossing]:
    for zone in state.zones:
        for who in state.combatants.values():
            on = inside(state, zone, who)
            if on is not (who.id in zone.within):
                yield Crossing(zone, who, on)


def cross(scene: Scene[State]) -> Action:
    """He saves where coming in is dangerous; what holds him only as long as he is there lets him go."""
    found = crossing(scene.now)
    assert found is not None
    zone, ident = found.zone, found.who.id
    if found.on:
        yield from tell(ZoneEntered(ident, zone.spell.spell, zone.by))
        yield from _comes_upon(scene, zone, ident, "enter")
        return
    yield from tell(ZoneLeft(ident, zone.spell.spell, zone.by))
    for effect in found.who.effects if zone.spell.clings else ():
        if (effect.spell.spell, effect.by) == (zone.spell.spell, zone.by):
            yield from lasting.end(scene, ident, effect, "freed")


def _comes_upon(scene: Scene[State], zone: Zone, ident: str, when: When) -> Action:
    """What the spell does to *ident*, who is there at that moment: unless he saves, or suffers it already."""
    state, spell = scene.now, zone.spell
    who = state.combatants[ident]
    later = when == "enter" and "begin" in spell.there and not is_up(state, ident)
    held = any((each.spell.spell, each.by) == (spell.spell, zone.by) for each in who.effects)
    if when not in spell.there or later or held or who.has(spell.condition) or who.out:
        return
    if not (yield from upon.save(scene, ident, zone.by, spell, dc=zone.dc)):
        yield from upon.besides(scene, zone.by, spell, ident)


def at_edge(scene: Scene[State], at: Anchor) -> Action:
    """Whoever begins, or ends, his turn in a zone where that is dangerous."""
    for zone in scene.now.zones:
        who = scene.now.combatants.get(at.who or "")
        if who is not None and inside(scene.now, zone, who):
            yield from _comes_upon(scene, zone, who.id, at.edge)


__all__ = ["at_edge", "cross", "crossing"]
