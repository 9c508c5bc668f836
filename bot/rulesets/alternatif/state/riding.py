"""Riders and their mounts (ALT-MNT)."""

from __future__ import annotations

from dataclasses import field

from bot.kernel.values import record

GOOD = 4
"""The rank in riding from which one guides with the knees (ALT-MNT-004)."""
_POOR = (-4, -2, -1, 0)


@record
class Mount:
    """A mount as somebody rides it: *speed* in cells of 2 m a segment; *stirrups*: its saddle has them."""

    id: str
    speed: int
    stirrups: bool = False
    names: dict[str, str] = field(default_factory=dict)


@record
class Riding:
    """Somebody's rank in riding, and what he sits on. *lenient*: the game master lets him use both hands in spite of
    his rank (ALT-MNT-002)."""

    rank: int = 0
    mount: Mount | None = None
    lenient: bool = False

    @property
    def well(self) -> bool:
        """Whether he sits on a mount that he guides with his knees."""
        return self.mount is not None and self.rank >= GOOD

    @property
    def one_handed(self) -> bool:
        """Whether a hand holds the bridle (ALT-MNT-002)."""
        return self.mount is not None and self.rank < GOOD and not self.lenient

    @property
    def bonus(self) -> int:
        """What every combat action in the saddle gains or loses (ALT-MNT-001, -003, -004).

        >>> horse = Mount("horse", 16)
        >>> [Riding(rank, horse).bonus for rank in range(10)]
        [-4, -2, -1, 0, 2, 2, 3, 3, 4, 4]
        >>> Riding(6).bonus
        0
        """
        if self.mount is None:
            return 0
        return _POOR[self.rank] if self.rank < GOOD else self.rank // 2
