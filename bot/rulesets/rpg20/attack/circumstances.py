"""What every test has in common: attribute and domain, aim, the game master's own modifier (R20-GEN-001, -004, -005,
-012)."""

from __future__ import annotations

from bot.rulesets.rpg20.attack.rolling import AIMED
from bot.rulesets.rpg20.base.rolls import Trial
from bot.rulesets.rpg20.state import Fighter, State, Weapon
from bot.rulesets.shared.check import Term, terms


def skilled(who: Fighter, weapon: Weapon) -> tuple[Term, ...]:
    """Attribute and domain of *weapon*, or of the art with which somebody fights bare-handed."""
    return terms((weapon.attribute, who.attribute(weapon.attribute)), (weapon.domain, who.domain(weapon.domain)))


def armed(state: State, on: Trial) -> tuple[Term, ...]:
    return () if on.weapon is None else skilled(on.who, on.weapon)


def aimed(state: State, on: Trial) -> tuple[Term, ...]:
    return terms(("aim", -AIMED if on.blow is not None and on.blow.aim else 0))


def charged(state: State, on: Trial) -> tuple[Term, ...]:
    """A charge adds 1 to the strike (R20-SPE-009)."""
    return terms(("charge", 1 if on.blow is not None and on.blow.purpose == "charge" else 0))


def given(state: State, on: Trial) -> tuple[Term, ...]:
    """What the game master adds to the next test of somebody (R20-GEN-012)."""
    return terms(("game_master", on.who.modifier))


__all__ = ["aimed", "armed", "charged", "given", "skilled"]
