"""Fighting under water (DN5-AQU)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.kernel.events import PUBLIC
from bot.kernel.values import evolve
from bot.rulesets.dnd5.attack import arms
from bot.rulesets.dnd5.base.distances import distance, under_water
from bot.rulesets.dnd5.base.rolls import Sway, Trial, worse
from bot.rulesets.dnd5.state import Fighter, State, Weapon
from bot.rulesets.shared.book import Word, happens, word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import from_flag, from_optional
from bot.rulesets.shared.people import known, unless_so

# ---- What is told of water (DN5-AQU).


@happens("DN5-AQU-001", "DN5-AQU-003", "DN5-AQU-004", to=PUBLIC)
class WaterSaid:
    """The whole place is under water, or no more."""

    on: bool

    def change(self, state: State) -> State:
        return evolve(state, water=self.on)


@happens("DN5-AQU-001", "DN5-AQU-003", "DN5-AQU-004", to=PUBLIC)
class Immersed:
    """*combatant* is wholly under water, or no more."""

    combatant: CombatantId
    on: bool

    def change(self, state: State) -> State:
        return state.with_(self.combatant, immersed=self.on)


# ---- What the game master says of water (DN5-AQU).


@word(tool="water")
class SayWater(Word):
    """*who* is under water, or comes up again; without anybody, the whole place is."""

    who: CombatantId | None = from_optional("who")
    on: bool = from_flag("words", "on", "off", "on")

    def check(self, state: State) -> None:
        if self.who is not None:
            who = known(state, self.who)
            unless_so(who, who.immersed, self.on)
        elif state.water == self.on:
            raise Refused("dnd5-water-so")

    def take(self, scene: Scene[State]) -> Action:
        yield from tell(WaterSaid(self.on) if self.who is None else Immersed(self.who, self.on))


# ---- What the water makes of attacks and of fire (DN5-AQU-001 to -004).

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
