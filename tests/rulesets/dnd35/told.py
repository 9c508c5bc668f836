"""A table without a grid for tests of the 3.5 rules."""

from __future__ import annotations

from typing import Any

from bot.kernel import inputs
from bot.kernel.values import evolve
from bot.rulesets.dnd35.movement.ways import SayDistance
from bot.rulesets.dnd35.state import Fighter
from tests.rulesets.dnd35.skirmish import GM, Skirmish, fighter


class Told(Skirmish):
    """A fight without a grid; *apart*: how far people are from each other, in centimetres, by `a|b`."""

    def __init__(self, *people: Fighter, apart: dict[str, int] | None = None, **settings: Any):
        ready = [
            each if each.initiative is not None else evolve(each, initiative=9 - at) for at, each in enumerate(people)
        ]
        super().__init__(*ready, begun=False, map="none", **settings)
        for pair, far in (apart or {}).items():
            one, other = pair.split("|")
            self.says(SayDistance(GM, one, other, far))
        self.says(inputs.Begin(GM))

    def gap(self, one: str, other: str) -> int:
        """How far they are, which both know alike."""
        gaps = self.who(one).gaps[other], self.who(other).gaps[one]
        assert gaps[0] == gaps[1]
        return gaps[0]


def duel(*, apart: int = 900, foe: tuple[Any, ...] = (), **figures: Any) -> Told:
    """Ana with a longsword, an orc so far away."""
    return Told(
        fighter("Ana", initiative=20, **figures),
        fighter("Orc", "foes", *foe, initiative=10, met=True),
        apart={"ana|orc": apart},
    )


__all__ = ["Told", "duel"]
