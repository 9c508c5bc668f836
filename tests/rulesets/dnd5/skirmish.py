"""A table for tests of the fifth edition: people with plain figures, dice laid down in the order of DN5-EXT-018.

How it is played is `tests.rulesets.turning`.
"""

from __future__ import annotations

from typing import Any, cast

from bot.kernel.dice import Fed
from bot.kernel.values import evolve
from bot.rulesets.dnd5 import Dnd5
from bot.rulesets.dnd5.movement.words import Place
from bot.rulesets.dnd5.people import Join
from bot.rulesets.dnd5.state import ABILITIES, Fighter, State, Weapon
from tests.rulesets.turning import GM, Turning

PLAYER = 17

LONGSWORD = Weapon("longsword", dice="1d8", type="slashing", properties=("versatile",), versatile="1d10", held="main")
SHORTSWORD = Weapon("shortsword", dice="1d6", type="piercing", properties=("finesse", "light"), held="main")
DAGGER = Weapon(
    "dagger",
    dice="1d4",
    type="piercing",
    properties=("finesse", "light", "thrown"),
    near=600,
    far=1800,
    held="main",
)
HANDAXE = Weapon(
    "handaxe", dice="1d6", type="slashing", properties=("light", "thrown"), near=600, far=1800, held="main"
)
RAPIER = Weapon("rapier", dice="1d8", type="piercing", properties=("finesse",), held="main")
HALBERD = Weapon(
    "halberd", dice="1d10", type="slashing", properties=("heavy", "reach", "two_handed"), reach=300, held="both"
)
SHORTBOW = Weapon(
    "shortbow",
    "ranged",
    "1d6",
    "piercing",
    ("ammunition", "two_handed"),
    reach=0,
    near=2400,
    far=9600,
    held="both",
)
LONGBOW = Weapon(
    "longbow",
    "ranged",
    "1d8",
    "piercing",
    ("ammunition", "heavy", "two_handed"),
    reach=0,
    near=4500,
    far=18000,
    held="both",
)


def fighter(name: str, side: str = "players", *weapons: Weapon, **figures: Any) -> Fighter:
    """Somebody of 20 hit points, armour class 14 and a speed of 9 m with a longsword; ability scores are given by name,
    the rest as fields of `Fighter`."""
    abilities = {each: figures.pop(each) for each in ABILITIES if each in figures}
    given: dict[str, Any] = {
        "hit_points": 20,
        "ac": 14,
        "speeds": {"walk": figures.pop("speed", 900)},
        "mortal": side != "players",
    }
    given |= figures
    given.setdefault("hit_points_max", given["hit_points"])
    return Fighter(id=name.lower(), name=name, side=side, weapons=weapons or (LONGSWORD,), abilities=abilities, **given)


class Nobody:
    """No sheets and no creatures: people join as records."""

    def __getattr__(self, name: str) -> Any:
        raise AssertionError(f"{name} is not for these tests")


def game() -> Dnd5:
    return Dnd5(cast(Any, Nobody()), cast(Any, Nobody()))


class Skirmish(Turning[State]):
    """One encounter, played step by step. Whoever is named first acts first, unless the records have an initiative.
    *apart*: the distance between any two that are not told otherwise (`a|b`), in centimetres, without a grid."""

    joining = Join

    def __init__(
        self, *people: Fighter, begun: bool = True, apart: dict[str, int] | None = None, **settings: Any
    ) -> None:
        self._apart = apart or {}
        super().__init__(game(), *people, begun=begun, **settings)

    def opened(self, opening: State) -> State:
        return evolve(opening, distances=self._apart)

    def attacks(self, who: str, target: str, *faces: int | Fed, with_: str = "longsword") -> None:
        """*who*, whose turn it is, attacks *target*."""
        self.does(who, "attack", *faces, target=target, **{"with": with_})


def met(*people: Fighter, **cells: str) -> Skirmish:
    """A fight on the grid, everybody where *cells* say."""
    scene = Skirmish(*people, map="square")
    for at, who in enumerate(cells):
        scene.notes(Place(GM, who, f"{'ADGJMPSV'[at]}30"))
    for who, cell in cells.items():
        scene.notes(Place(GM, who, cell))
    return scene


__all__ = [
    "DAGGER",
    "GM",
    "HALBERD",
    "HANDAXE",
    "LONGBOW",
    "LONGSWORD",
    "PLAYER",
    "RAPIER",
    "SHORTBOW",
    "SHORTSWORD",
    "Fed",
    "Skirmish",
    "fighter",
    "game",
    "met",
]
