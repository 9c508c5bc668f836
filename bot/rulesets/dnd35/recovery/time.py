"""What hours, nights and days bring, once nobody fights (D35-HPS-006 to -009, -014)."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from bot.catalogue.dnd5_terms import ABILITIES
from bot.kernel.effects import Action, Scene, roll, tell
from bot.rulesets.dnd35.base.rolls import D100
from bot.rulesets.dnd35.dying.events import Bled
from bot.rulesets.dnd35.dying.falling import STABLE
from bot.rulesets.dnd35.recovery.events import (
    AbilityRegained,
    AwakeningRolled,
    MendingRolled,
    NonlethalFaded,
    Regained,
    TimePassed,
    VigilKept,
)
from bot.rulesets.dnd35.rounds.turns import decided
from bot.rulesets.dnd35.state import Fighter, State

Rest: TypeAlias = Literal["night", "day"]
AWAKE: Final = 10
"""The greatest face of the d100 with which somebody comes to himself, or begins to mend."""
DAY: Final = 24
HOURS: Final[dict[Rest, int]] = {"night": 8, "day": DAY}
"""How many hours a night and a day of rest are."""
GAINS: Final[dict[Rest, int]] = {"night": 1, "day": 2}
"""What each gives back: hit points a level, points of each ability that was weakened."""


def quiet(state: State) -> bool:
    """Whether hours may pass: nobody fights yet, or any more."""
    return not state.opened or (decided(state) and not state.deeds)


def passes(scene: Scene[State], hours: int, rest: Rest | None = None) -> Action:
    """So many *hours* go by for everybody, one after the other; a night or a day of *rest* heals at its end."""
    yield from tell(TimePassed(hours, rest))
    for ident in tuple(scene.now.combatants):
        yield from _hours(scene, ident, hours)
        if rest:
            yield from _rested(scene, ident, GAINS[rest])


def _hours(scene: Scene[State], ident: str, hours: int) -> Action:
    while scene.now.combatants[ident].dying:
        # Rounds are many in an hour: he is stable, or dead, before it is over.
        (face,) = yield from roll(D100, who=ident, why="dying")
        yield from tell(Bled(ident, face, stable=face <= STABLE))
    left = hours
    while left:
        who = scene.now.combatants[ident]
        if who.died or who.hit_points >= 0:
            break
        if not who.conscious:
            left -= 1
            (face,) = yield from roll(D100, who=ident, why="awakening")
            yield from tell(AwakeningRolled(ident, face, face <= AWAKE, who.tended))
            continue
        if who.tended or who.mends:
            break
        day = DAY - who.vigil
        if left < day:
            yield from tell(VigilKept(ident, left))
            break
        left -= day
        (face,) = yield from roll(D100, who=ident, why="mending")
        yield from tell(MendingRolled(ident, face, face <= AWAKE))
    who = scene.now.combatants[ident]
    faded = min(who.nonlethal, hours * who.level)
    if faded and not who.died:
        yield from tell(NonlethalFaded(ident, faded))


def _rested(scene: Scene[State], ident: str, gain: int) -> Action:
    who = scene.now.combatants[ident]
    if who.died:
        return
    points = min(who.hit_points_max - who.hit_points, gain * who.level)
    if points > 0 and regains(who):
        yield from tell(Regained(ident, points))
    for ability in ABILITIES:
        lost = who.drained.get(ability, 0)
        if lost:
            yield from tell(AbilityRegained(ident, ability, min(lost, gain)))


def regains(who: Fighter) -> bool:
    """Whether rest gives him hit points: below 0 only if he is looked after, or mends (D35-HPS-006, -007)."""
    return who.hit_points >= 0 or who.tended or (who.conscious and who.mends)


__all__ = ["AWAKE", "DAY", "GAINS", "HOURS", "Rest", "passes", "quiet", "regains"]
