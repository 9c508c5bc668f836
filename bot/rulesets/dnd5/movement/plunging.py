"""Whoever flies and can do so no more falls (DN5-MOV-015, DN5-EXT-014)."""

from __future__ import annotations

from typing import Final

from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd5.base.budget import DOWN, falls
from bot.rulesets.dnd5.base.distances import metres
from bot.rulesets.dnd5.damage.dealing import Rolled, deal, faces_of
from bot.rulesets.dnd5.movement.events import Borne, FallAverted, FallBegun, Plunged
from bot.rulesets.dnd5.reactions import offering
from bot.rulesets.dnd5.reactions.offering import Occurrence
from bot.rulesets.dnd5.state import Fall, Fighter, State
from bot.rulesets.shared.check import terms
from bot.rulesets.shared.conditions import ConditionSet

EACH: Final = 300
"""For so many centimetres there is a die."""
MOST: Final = 20
SINKS: Final = 1800
"""So many centimetres whoever is borne by magic comes down in a round."""


def plunging(state: State) -> Fighter | None:
    """Who falls now; nobody while somebody may still react to a fall that has begun."""
    begun = next((each for each in state.deeds if isinstance(each, Fall)), None)
    if begun is not None:
        settled = state.deed is begun and not begun.offers
        return state.combatants.get(begun.who) if settled else None
    return next((each for each in state.combatants.values() if falls(each)), None)


def plunge(scene: Scene[State]) -> Action:
    """Whoever has something against it says so first. Then 1d6 for each 3 m in full, 20d6 at most; he lies prone,
    unless it did him nothing."""
    who = plunging(scene.now)
    assert who is not None
    count = min(MOST, who.height // EACH)
    begun = isinstance(scene.now.deed, Fall)
    if begun and not falls(who):
        yield from tell(FallAverted(who.id))
        return
    occurrence = Occurrence("falls", who.id)
    if count and not (begun or who.died or who.under("softens")) and offering.offers(scene.now, occurrence):
        yield from tell(FallBegun(who.id))
        yield from offering.call(scene, occurrence)
        return
    softly = bool(count and not who.died and who.under("softens"))
    if softly and who.height > SINKS:
        yield from tell(Borne(who.id, who.height - SINKS, metres(who.height - SINKS)))
        return
    yield from tell(Plunged(who.id, who.height, metres(who.height), softly))
    if not count or who.fled or softly:
        return
    if not who.died:
        before = scene.now.combatants[who.id]
        faces = yield from faces_of(scene, who.id, f"{count}d6", critical=False, why="fall")
        yield from deal(scene, who.id, (Rolled("bludgeoning", faces, terms(("dice", sum(faces)))),), by=None)
        after = scene.now.combatants[who.id]
        if (before.hit_points, before.temporary) == (after.hit_points, after.temporary):
            return
    if not DOWN(scene.now.combatants[who.id]):
        yield from tell(ConditionSet(who.id, "prone", on=True))


__all__ = ["plunge", "plunging"]
