"""Whoever flies and can do so no more falls (DN5-MOV-015, DN5-EXT-014)."""

from __future__ import annotations

from typing import Final

from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.dnd5.base.budget import ALOFT, speed
from bot.rulesets.dnd5.base.distances import metres
from bot.rulesets.dnd5.damage.dealing import Rolled, deal, faces_of
from bot.rulesets.dnd5.movement.events import Plunged
from bot.rulesets.dnd5.state import Fighter, State
from bot.rulesets.shared.check import terms
from bot.rulesets.shared.conditions import ConditionSet

EACH: Final = 300
"""For so many centimetres there is a die."""
MOST: Final = 20


def plunging(state: State) -> Fighter | None:
    """Who falls now: he flies, and is prone, cannot move, or has no speed to fly with, and neither hovers nor is held
    by magic; the dead fall in any case."""
    return next((each for each in state.combatants.values() if _falls(each)), None)


def _falls(who: Fighter) -> bool:
    if who.rides is not None or (who.mode != "fly" and not who.height):
        return False
    held = not who.died and ((who.hovers and "fly" in who.speeds) or who.has(ALOFT))
    return not held and (who.has("prone") or not speed(who, "fly"))


def plunge(scene: Scene[State]) -> Action:
    """1d6 for each 3 m in full, 20d6 at most; then he lies prone, unless it did him nothing."""
    who = plunging(scene.now)
    assert who is not None
    yield from tell(Plunged(who.id, who.height, metres(who.height)))
    count = min(MOST, who.height // EACH)
    if not count or who.fled:
        return
    if not who.died:
        before = scene.now.combatants[who.id]
        faces = yield from faces_of(scene, who.id, f"{count}d6", critical=False, why="fall")
        yield from deal(scene, who.id, (Rolled("bludgeoning", faces, terms(("dice", sum(faces)))),), by=None)
        after = scene.now.combatants[who.id]
        if (before.hit_points, before.temporary) == (after.hit_points, after.temporary):
            return
    if not scene.now.combatants[who.id].has("prone"):
        yield from tell(ConditionSet(who.id, "prone", on=True))


__all__ = ["plunge", "plunging"]
