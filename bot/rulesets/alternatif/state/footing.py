"""Ground, light and how people stand: what eases or hampers a fight (ALT-TAC)."""

from __future__ import annotations

from dataclasses import field
from typing import Literal, TypeAlias

from bot.kernel.values import record

Stature: TypeAlias = Literal["human", "dwarf", "gnome"]
"""Whose ceilings count (ALT-TAC-014)."""

Rank: TypeAlias = Literal[0, 1, 2]
"""In no rank of pikes, in the first, or in the second (ALT-TAC-016, -017)."""

UNSEEN_FROM = 50
"""From this chance on one cannot see the other at all (ALT-TAC-008, -010)."""


@record
class Light:
    """How badly somebody sees somebody: the *chance* in 100 that what he does goes astray, and the *malus* (0 or less)
    of what does not (ALT-TAC-008, -009, -012)."""

    chance: int = 0
    malus: int = 0

    @property
    def clear(self) -> bool:
        return not (self.chance or self.malus)

    @property
    def dark(self) -> bool:
        """Whether he sees nothing of him."""
        return self.chance >= UNSEEN_FROM


CLEAR = Light()


@record
class Room:
    """The room to wield weapons in: *width* and *ceiling* in centimetres, None for enough; *inverted*: what the game
    master has said of weapon factors in a width of a metre or less (ALT-TAC-013, -014)."""

    width: int | None = None
    ceiling: int | None = None
    inverted: bool | None = None


@record
class Footing:
    """How somebody stands. *faces*: whom he is turned against, by somebody's word (ALT-TAC-003). *high*: he stands
    higher than those who do not (ALT-TAC-004). *blind_sense*: his rank in it, and *pinned*: whom he has located by it
    (ALT-TAC-011). *rank*: his place in a rank of pikes. *stature*: whose ceilings are his."""

    faces: str | None = None
    high: bool = False
    blind_sense: int = 0
    pinned: tuple[str, ...] = ()
    rank: Rank = 0
    stature: Stature = "human"

    @property
    def blind_malus(self) -> int:
        """What the unseen costs him at most (house data 3.8).

        >>> [Footing(blind_sense=rank).blind_malus for rank in (0, 2, 3, 4, 5, 6)]
        [-4, -4, -3, -3, -2, -2]
        """
        return -4 if self.blind_sense < 3 else -3 if self.blind_sense < 5 else -2


@record
class Ground:
    """What the game master has said of the place. *lights*: by `light_key`. *rooms*: by combatant, `""` for everybody
    else. *higher*: the pairs `who>other` of which the first stands higher. *screens*: `guard>other`, whoever charges
    at the second passes the first (ALT-CHG-009)."""

    lights: dict[str, Light] = field(default_factory=dict)
    rooms: dict[str, Room] = field(default_factory=dict)
    higher: tuple[str, ...] = ()
    screens: tuple[str, ...] = ()


def light_key(who: str = "", other: str = "") -> str:
    """The name of how *who* sees *other*; `""` for everybody, so `light_key()` is the scene's light.

    >>> light_key("ana", "imp"), light_key("", "imp"), light_key("ana"), light_key()
    ('ana>imp', '>imp', 'ana>', '')
    """
    return f"{who}>{other}" if who or other else ""


def pair(who: str, other: str) -> str:
    """The name of an ordered pair.

    >>> pair("guard", "captain")
    'guard>captain'
    """
    return f"{who}>{other}"
