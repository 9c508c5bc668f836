"""Breath: how long somebody can exert himself, and how far he has come (ALT-FAT)."""

from __future__ import annotations

from bot.kernel.values import record


@record
class Fatigue:
    """Somebody's breath, in rounds of effort and fatigue points.

    *threshold*: the rounds that he can exert himself before he is out of breath (ALT-FAT-001), None for who never is;
    *encumbrance* lowers it (ALT-FAT-002). *fortitude*: the save against exhaustion. *points*: those of the rounds that
    are over. *tired* and *stirred*: the last round in which he did something tiring, or something that is no rest.
    *mounted*: he fights in the saddle; *rides*: the tiring rounds there (ALT-FAT-009). *saved*: he has made a save
    against exhaustion."""

    threshold: int | None = None
    encumbrance: int = 0
    fortitude: int = 0
    points: int = 0
    tired: int = 0
    stirred: int = 0
    mounted: bool = False
    rides: int = 0
    saved: bool = False

    @property
    def limit(self) -> int | None:
        """The threshold that counts, encumbrance deducted; never below 1.

        >>> Fatigue(14, 3).limit, Fatigue(14).limit, Fatigue(4, 9).limit, Fatigue().limit
        (11, 14, 1, None)
        """
        return None if self.threshold is None else max(1, self.threshold - self.encumbrance)

    @property
    def malus(self) -> int:
        """What breathlessness costs (0 or less): 1 when the points reach the threshold, and 1 more for each point above
        (ALT-FAT-005).

        >>> [Fatigue(11, points=points).malus for points in (10, 11, 12, 14)]
        [0, -1, -2, -4]
        """
        limit = self.limit
        return 0 if limit is None or self.points < limit else limit - self.points - 1
