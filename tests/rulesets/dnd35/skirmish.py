"""A table for tests of the 3.5 rules: people with plain figures, dice laid down in the order of D35-BAS-022."""

from __future__ import annotations

from typing import Any, cast

from bot.kernel.dice import Fed
from bot.kernel.values import evolve
from bot.rulesets.dnd35 import Dnd35
from bot.rulesets.dnd35.attack.arms import blades
from bot.rulesets.dnd35.movement.ways import Place
from bot.rulesets.dnd35.people import Join
from bot.rulesets.dnd35.state import FISTS, Fighter, State, Weapon
from tests.rulesets.dnd5.skirmish import GM, PLAYER, Nobody
from tests.rulesets.turning import Turning

LONGSWORD = Weapon("longsword", "1d8", critical=19, types=("slashing",))
GREATSWORD = Weapon("greatsword", "2d6", critical=19, hands=2, held="both", types=("slashing",))
LONGSPEAR = Weapon("longspear", "1d8", multiplier=3, hands=2, held="both", reach=True, types=("piercing",))
HOOVES = Weapon("hooves", "1d6", held="natural", types=("bludgeoning",))
DAGGER = Weapon("dagger", "1d4", critical=19, light=True, types=("piercing", "slashing"))
LONGBOW = Weapon(
    "longbow", "1d8", multiplier=3, increment=3000, hands=2, held="both", kind="ranged", types=("piercing",)
)


def fighter(name: str, side: str = "players", *weapons: Weapon, **figures: Any) -> Fighter:
    """Somebody of 20 hit points with a longsword and a speed of 9 m; the rest as fields of `Fighter`."""
    given: dict[str, Any] = {"hit_points": 20, **figures}
    given.setdefault("hit_points_max", max(1, given["hit_points"]))
    return Fighter(id=name.lower(), name=name, side=side, weapons=weapons or (LONGSWORD,), **given)


def astride(rider: Fighter, mount: Fighter) -> Fighter:
    """*rider* in the saddle of *mount*, with whom he joins."""
    return evolve(rider, mount=mount.id, astride=mount.width)


def horse(side: str = "players", **figures: Any) -> Fighter:
    """A warhorse of 15 m a move, which stands 30 hit points."""
    given: dict[str, Any] = {"size": "large", "speed": 1500, "strength": 18, "hit_points": 30, "intelligence": 2}
    found = {"rideable": True, "trained": True, "ridden": True, "legs": 4, "being": "animal", **given, **figures}
    return fighter("Horse", side, HOOVES, **found)


def game() -> Dnd35:
    return Dnd35(cast(Any, Nobody()), cast(Any, Nobody()))


class Skirmish(Turning[State]):
    """One encounter, played step by step. Whoever is named first acts first, unless the records have an initiative.
    *cells*: where people stand, by their ids."""

    joining = Join

    def __init__(self, *people: Fighter, begun: bool = True, cells: dict[str, str] | None = None, **settings: Any):
        super().__init__(game(), *people, begun=begun, before=self._places(cells or {}), **settings)

    @staticmethod
    def _places(cells: dict[str, str]) -> tuple[Place, ...]:
        return tuple(Place(GM, who, cell) for who, cell in cells.items())

    def attacks(self, who: str, target: str, *faces: int | Fed, with_: str = "longsword") -> None:
        """*who*, whose turn it is, attacks *target*; bare hands are an action of their own for whoever has better."""
        if with_ == FISTS and FISTS not in blades(self.who(who)):
            self.does(who, "unarmed", *faces, target=target)
            return
        self.does(who, "attack", *faces, target=target, **{"with": with_})


__all__ = [
    "DAGGER",
    "GM",
    "GREATSWORD",
    "HOOVES",
    "LONGBOW",
    "LONGSPEAR",
    "LONGSWORD",
    "PLAYER",
    "Fed",
    "Skirmish",
    "astride",
    "fighter",
    "game",
    "horse",
]
