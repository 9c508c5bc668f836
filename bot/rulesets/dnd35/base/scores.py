"""Ability scores that have sunk for a while, and what hangs on them (D35-HPS-009)."""

from __future__ import annotations

from bot.catalogue.dnd5_terms import Ability
from bot.kernel.values import evolve
from bot.rulesets.dnd35.state import Fighter
from bot.rulesets.dnd35.state.people import DEAD


def lowered(who: Fighter, ability: Ability, points: int) -> Fighter:
    """*who* with so many *points* of *ability* fewer, never below 0; a negative number gives back as many of those that
    he has lost. Hit points go with the modifier of Constitution, one for each level; without any he is dead.

    >>> ogre = Fighter("o", "O", "foes", constitution=15, level=4, hit_points=20, hit_points_max=29)
    >>> weak = lowered(ogre, "constitution", 4)
    >>> weak.score("constitution"), weak.hit_points, weak.hit_points_max, lowered(weak, "constitution", -9) == ogre
    (11, 12, 21, True)
    """
    score: int = getattr(who, ability)
    gone = who.drained.get(ability, 0)
    lost = max(0, min(score, gone + points))
    drained = {name: each for name, each in who.drained.items() if name != ability}
    before = who.modifier(ability)
    made = evolve(who, drained={**drained, ability: lost} if lost else drained)
    if ability != "constitution" or lost == gone:
        return made
    if not made.score(ability):
        return evolve(made, hit_points=DEAD, slain=True)
    change = (made.modifier(ability) - before) * who.level
    most = max(1, who.hit_points_max + change)
    now = min(most, who.hit_points if who.died else max(DEAD, who.hit_points + change))
    return evolve(made, hit_points=now, hit_points_max=most)


__all__ = ["lowered"]
