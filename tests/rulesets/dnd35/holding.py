"""Grapples for tests: two or three who already have hold of each other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.kernel.values import evolve
from bot.rulesets.dnd35.grapple.holds import SayGrapple, SayPin
from bot.rulesets.dnd35.state import Fighter, Weapon
from tests.rulesets.dnd35.skirmish import DAGGER, GM, LONGSWORD, Skirmish, fighter


class Held(Skirmish):
    """A skirmish in which the game master has put people into a grapple: all stand on one square."""

    def grips(self, *pairs: tuple[str, str], pinned: tuple[str, str] | None = None) -> None:
        for one, other in pairs:
            self.says(SayGrapple(GM, one, other))
        if pinned is not None:
            self.says(SayPin(GM, *pinned))


def grappling(
    *others: Fighter,
    bor: Mapping[str, Any] | None = None,
    orc: Mapping[str, Any] | None = None,
    arms: tuple[Weapon, ...] = (LONGSWORD, DAGGER),
    theirs: tuple[Weapon, ...] = (DAGGER,),
    cells: dict[str, str] | None = None,
    pinned: tuple[str, str] | None = None,
    **settings: Any,
) -> Held:
    """Bor and an orc grapple on F10; Bor is up. Both have a grapple bonus of 7 and of 5 unless *bor*, *orc* say
    otherwise."""
    places = cells or {"bor": "F10", "orc": "F10"}
    first = fighter("Bor", "players", *arms, **{"base_attack": 4, "strength": 16, **(bor or {})})
    second = fighter("Orc", "foes", *theirs, **{"base_attack": 2, "strength": 16, **(orc or {})})
    # Nobody can be put where somebody stands already: their records have their cells from the start.
    people = [evolve(each, cell=places.get(each.id, each.cell)) for each in (first, second, *others)]
    scene = Held(*people, **settings)
    scene.grips(("bor", "orc"), pinned=pinned)
    return scene


def three(pinned: tuple[str, str] | None = None, **more: Any) -> Held:
    """Bor, an orc, and Cleo, who has mixed in, against the orc: Bor is up, then the orc, then Cleo."""
    scene = grappling(
        fighter("Cleo", "players", DAGGER, base_attack=2, strength=14),
        cells={"bor": "F10", "orc": "F10", "cleo": "F10"},
        **more,
    )
    scene.grips(("cleo", "orc"), pinned=pinned)
    return scene


__all__ = ["Held", "grappling", "three"]
