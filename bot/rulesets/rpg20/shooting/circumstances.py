"""What a shot or a throw is the sum of (R20-RNG-001 to -010, R20-FIR-003 to -008)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.rulesets.rpg20.base.rolls import Trial
from bot.rulesets.rpg20.base.tables import FAR, by_distance, by_throw
from bot.rulesets.rpg20.state import Mode, State
from bot.rulesets.shared.check import Term, terms

MODES: Final[Mapping[Mode, int]] = {"single": 0, "rapid": -1, "precision": 3, "short": 0, "long": 0}
"""What the way of firing adds (R20-FIR-002, -003, -008)."""
_LIGHT: Final = {"": 0, "reduced": -1, "dark": -2}
_MOTION: Final = {"": 0, "still": 2, "moving": -1, "fast": -2}
_BULK: Final = {"": 0, "tiny": -2, "gigantic": 2}


def marksman(state: State, on: Trial) -> tuple[Term, ...]:
    """Habilité, or Perception where the table says so, and the domain of the weapon (R20-RNG-008)."""
    if on.weapon is None:
        return ()
    attribute = on.weapon.attribute if on.weapon.attribute != "skill" else state.settings.shot_attribute
    return terms((attribute, on.who.attribute(attribute)), (on.weapon.domain, on.who.domain(on.weapon.domain)))


def thrower(state: State, on: Trial) -> tuple[Term, ...]:
    """Corps and the domain of throwing, whatever the weapon is struck with (R20-RNG-010)."""
    return terms(("body", on.who.body), ("throwing", on.who.domain("throwing")))


def far(state: State, on: Trial) -> tuple[Term, ...]:
    """Metres and perception (R20-RNG-001, -003); beyond the table what the game master has said (R20-RNG-002)."""
    if on.weapon is None:
        return ()
    said = None if on.target is None else state.judged(on.who.id, on.target.id)
    proposed = by_distance(on.who.perception, on.metres, on.weapon.sight)
    return terms(("distance", proposed if said is None or on.metres <= FAR else said))


def flung(state: State, on: Trial) -> tuple[Term, ...]:
    """Metres, weight and strength (R20-RNG-004)."""
    if on.weapon is None or on.weapon.throw is None:
        return ()
    return terms(("distance", by_throw(on.who.body, on.weapon.throw, on.metres)))


def conditions(state: State, on: Trial) -> tuple[Term, ...]:
    """Of the place, and of the target (R20-RNG-007); only one of each group counts (R20-GEN-005)."""
    target = on.target
    if target is None:
        return ()
    return terms(
        ("cover", -2 if target.cover else 0),
        ("motion", 2 if target.immobilised else _MOTION[target.motion]),
        ("light", _LIGHT[state.light]),
        ("bulk", _BULK[target.bulk]),
    )


def mode(state: State, on: Trial) -> tuple[Term, ...]:
    """The way of firing; the second and third shot of a short burst have 1 and 2 less (R20-FIR-004)."""
    if on.blow is None:
        return ()
    later = 1 - on.blow.number if on.blow.mode == "short" else 0
    return terms(("mode", MODES[on.blow.mode] + later))


__all__ = ["MODES", "conditions", "far", "flung", "marksman", "mode", "thrower"]
