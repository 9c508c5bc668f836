"""People and what they hold, in the text's own figures. Lengths are centimetres."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, Literal, NamedTuple, TypeAlias

from bot.kernel.values import record
from bot.rulesets.shared.figures import Figure
from bot.rulesets.shared.turns import InTurn

SQUARE: Final = 150
"""Centimetres of a square of the grid."""
DEAD: Final = -10
"""The hit points of the dead; nobody has fewer (D35-HPS-003)."""
Bearing: TypeAlias = Literal["up", "staggered", "disabled", "unconscious", "dying", "dead"]
"""How somebody is, by his points."""
Size: TypeAlias = Literal["small", "medium", "large", "huge"]


class SizeFigures(NamedTuple):
    """What a size category brings (D35-BAS-011): the modifier of attacks and armour class, the squares that a space is
    wide, the natural reach in squares, and the die of an unarmed strike (D35-BAS-013)."""

    modifier: int
    width: int
    reach: int
    fist: str


SIZES: Final[Mapping[Size, SizeFigures]] = {
    "small": SizeFigures(1, 1, 1, "1d2"),
    "medium": SizeFigures(0, 1, 1, "1d3"),
    "large": SizeFigures(-1, 2, 2, "1d4"),
    "huge": SizeFigures(-2, 3, 3, "1d6"),
}


@record
class Weapon:
    """A weapon. *critical*: the least face that threatens, *multiplier*: how often a critical hit rolls its damage
    (D35-BAS-008). *increment*: of its range; 0: it is no ranged weapon (D35-BAS-013). *hands*: in how many it is held.
    *reach*: it doubles its bearer's natural reach (D35-BAS-012). *lethal*: what it deals is no nonlethal damage."""

    weapon: str
    dice: str
    critical: int = 20
    multiplier: int = 2
    increment: int = 0
    hands: int = 1
    reach: bool = False
    lethal: bool = True

    @property
    def ranged(self) -> bool:
        return self.increment > 0


FISTS: Final = "fists"


@record
class Fighter(InTurn):
    """Somebody in the fight. The parts of his armour class stand one by one (D35-BAS-006). *edge*: the modifier that
    parts equals in the order (D35-BAS-002). *met*: he has had a turn (D35-BAS-003). *unaware*: he does not know of the
    enemy when the fight begins (D35-BAS-004). *cell*: the square where he stands, the one nearest to A1 of a larger
    space. *nonlethal*: the damage of that kind (D35-HPS-010). *reacted*: he has made his attack of opportunity
    (D35-AOO-004). *stable*: he loses no more hit points (D35-HPS-004).    *shown*: how he is, as far as it was told."""

    size: Size = "medium"
    speed: int = 900
    hit_points: int = 1
    hit_points_max: int = 1
    nonlethal: int = 0
    strength: int = 10
    dexterity: int = 10
    base_attack: int = 0
    armour: int = 0
    shield: int = 0
    natural: int = 0
    deflection: int = 0
    dodge: int = 0
    max_dexterity: int = 99
    fortitude: int = 0
    quickness: int = 0
    weapons: tuple[Weapon, ...] = ()
    edge: int = 0
    met: bool = False
    unaware: bool = False
    cell: str | None = None
    stable: bool = False
    shown: Bearing = "up"
    POINTS: ClassVar[str] = "hit_points"
    FIGURES: ClassVar[Mapping[str, Figure]] = {
        "hit_points": Figure(-10, 999),
        "hit_points_max": Figure(1, 999),
        "nonlethal": Figure(0, 999),
        **dict.fromkeys(("strength", "dexterity"), Figure(1, 50)),
        **dict.fromkeys(("armour", "shield", "natural", "deflection", "dodge"), Figure(0, 30)),
        "base_attack": Figure(0, 30),
        **dict.fromkeys(("fortitude", "quickness"), Figure(-10, 40)),
        "initiative": Figure(-20, 60),
    }

    @property
    def figures(self) -> SizeFigures:
        return SIZES[self.size]

    @property
    def strength_modifier(self) -> int:
        return (self.strength - 10) // 2

    @property
    def dexterity_modifier(self) -> int:
        """That of the armour class: no armour allows more than its most."""
        return min((self.dexterity - 10) // 2, self.max_dexterity)

    @property
    def died(self) -> bool:
        """Dead (D35-HPS-003)."""
        return self.hit_points <= DEAD

    @property
    def out(self) -> bool:
        """Dead or unconscious (D35-HPS-002, -003, -012)."""
        return self.hit_points < 0 or self.nonlethal > self.hit_points

    @property
    def dying(self) -> bool:
        """Unconscious, and losing hit points (D35-HPS-002)."""
        return self.hit_points < 0 and not (self.died or self.stable)

    @property
    def disabled(self) -> bool:
        """At exactly 0 hit points (D35-HPS-001)."""
        return self.hit_points == 0 and not self.out

    @property
    def staggered(self) -> bool:
        """The nonlethal damage equals what is left (D35-HPS-011)."""
        return self.nonlethal > 0 and self.nonlethal == self.hit_points and not self.out

    @property
    def arms(self) -> tuple[Weapon, ...]:
        """All that he can strike with; his fists last."""
        return (*self.weapons, Weapon(FISTS, self.figures.fist, lethal=False))

    def arm(self, weapon: str) -> Weapon:
        """The weapon of that name."""
        return next(each for each in self.arms if each.weapon == weapon)

    @property
    def seen_with(self) -> str:
        return self.arms[0].weapon


__all__ = ["DEAD", "FISTS", "SIZES", "SQUARE", "Bearing", "Fighter", "Size", "SizeFigures", "Weapon"]
