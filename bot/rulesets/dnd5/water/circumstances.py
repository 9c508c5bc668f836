"""What the water makes of attacks and of fire (DN5-AQU-001 to -004)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bot.rulesets.dnd5.attack import arms
from bot.rulesets.dnd5.base.distances import distance
from bot.rulesets.dnd5.base.gaits import under_water
from bot.rulesets.dnd5.base.rolls import Sway, Trial, worse
from bot.rulesets.dnd5.state import Fighter, State, Weapon

FIRE: Final = "fire"


def clumsy(state: State, trial: Trial) -> Iterable[Sway]:
    """A melee attack of who has no speed for swimming, but with a weapon that serves there (DN5-AQU-001); a shot with
    what is no crossbow and is not thrown like a javelin (DN5-AQU-003)."""
    who, target, weapon = trial.who, trial.target, trial.weapon
    if target is None or weapon is None or trial.spell:
        # Both rules speak of attacks with weapons: water is in no spell's way.
        return ()
    if _shot(state, trial, weapon, target):
        return worse("shot_under_water", wet(state, who, target) and "ranged" not in weapon.wet)
    swims = "swim" in who.speeds
    return worse("under_water", under_water(state, who) and not swims and "melee" not in weapon.wet)


def wet(state: State, who: Fighter, target: Fighter) -> bool:
    """Whether a shot of *who* at *target* goes through water."""
    return under_water(state, who) or under_water(state, target)


def lost(state: State, trial: Trial) -> bool:
    """Whether a shot cannot hit: the target is under water, beyond the normal range (DN5-AQU-002)."""
    who, target, weapon = trial.who, trial.target, trial.weapon
    if target is None or weapon is None or trial.spell or not _shot(state, trial, weapon, target):
        return False
    return wet(state, who, target) and distance(state, who, target) > weapon.near


def _shot(state: State, trial: Trial, weapon: Weapon, target: Fighter) -> bool:
    return arms.ranged(state, trial.who, target, weapon)


def wards(state: State, who: Fighter, ward: str) -> Sequence[str]:
    """Whoever is wholly under water resists fire (DN5-AQU-004)."""
    return (FIRE,) if ward == "resistant" and under_water(state, who) else ()


__all__ = ["clumsy", "lost", "wards", "wet"]
