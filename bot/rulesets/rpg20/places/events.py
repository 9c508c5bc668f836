"""Where a blow falls."""

from __future__ import annotations

from typing import Literal

from bot.rulesets.rpg20.state import State
from bot.rulesets.shared.book import PUBLIC, happens
from bot.rulesets.shared.naming import CombatantId


@happens("R20-LOC-001", "R20-LOC-002", to=PUBLIC)
class PlaceFound:
    """The blow at *target* falls on the line of *face*. *how*: it was `rolled`, `aimed`, `chosen` on somebody helpless,
    or goes for the `arm` that holds the weapon (R20-SPE-004, -005). *faces*: all that were rolled, those before the
    last one of a place that it cannot be (R20-SPE-014). *place*: what the line is called."""

    combatant: CombatantId
    target: CombatantId
    face: int
    how: Literal["rolled", "aimed", "chosen", "arm"]
    place: str
    faces: tuple[int, ...] = ()

    def change(self, state: State) -> State:
        return state.in_blow(face=self.face, at="placed")

    def why(self) -> tuple[str, ...]:
        return ("R20-LOC-003",) if self.how == "rolled" and self.faces and self.faces[-1] != self.face else ()


@happens("R20-SHD-002", to=PUBLIC)
class ShieldPlaced:
    """The bearer covers these *parts* against the blow; none: he cannot choose (R20-SHD-008)."""

    combatant: CombatantId
    parts: tuple[str, ...]

    def change(self, state: State) -> State:
        return state.in_blow(parts=self.parts, at="covered")


__all__ = ["PlaceFound", "ShieldPlaced"]
