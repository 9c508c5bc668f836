"""A run that ends in a blow: what the hit deals besides."""

from __future__ import annotations

from bot.kernel.effects import Action, Scene
from bot.rulesets.dnd5.attack.striking import blow_of
from bot.rulesets.dnd5.spells import upon
from bot.rulesets.dnd5.state import Blow, Charge, Extra, Fighter, State, Weapon


def charge_of(who: Fighter, blow: Blow | None) -> Charge | None:
    """The charge that ends in *blow* of *who*: with the weapon that is meant, right after so long a run."""
    charge = who.charge
    if charge is None or blow is None or blow.by != who.id or blow.weapon != charge.weapon:
        return None
    return charge if blow.ran >= charge.run else None


def extras(state: State, who: Fighter, target: Fighter, weapon: Weapon) -> tuple[Extra, ...]:
    """Its further dice."""
    charge = charge_of(who, blow_of(state))
    return () if charge is None else charge.extra


def follows(scene: Scene[State], blow: Blow) -> Action:
    """It throws down, or back, whom it hits."""
    who, target = scene.now.combatants.get(blow.by), scene.now.combatants.get(blow.target)
    charge = None if who is None else charge_of(who, blow)
    if charge is None or charge.rider is None or target is None or target.died:
        return
    yield from upon.comes(scene, blow.by, charge.rider, (target.id,))


__all__ = ["charge_of", "extras", "follows"]
