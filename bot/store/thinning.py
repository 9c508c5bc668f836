"""Which snapshots are kept: the first, the last few, and between them ever fewer the older they are.

To go back n lines then costs a replay of about n lines at most, while a long encounter keeps a handful of snapshots.
"""

from __future__ import annotations

from collections.abc import Sequence


def superfluous(lines: Sequence[int], keep: int) -> list[int]:
    """Of the snapshots at *lines* (ascending), those to delete; the first and the last *keep* never are.

    >>> superfluous([0, 1, 2, 3], keep=4)
    []
    >>> kept = []
    >>> for line in range(200):
    ...     kept.append(line)
    ...     gone = superfluous(kept, keep=2)
    ...     kept = [other for other in kept if other not in gone]
    >>> kept
    [0, 64, 128, 160, 176, 184, 188, 192, 194, 196, 197, 198, 199]
    """
    kept = list(lines)
    newest = kept[-1] if kept else 0
    gone: list[int] = []
    at = len(kept) - keep - 1
    while at > 0:
        # The hole that the snapshot would leave must be no wider than the way back to its farther end.
        if kept[at + 1] - kept[at - 1] <= (newest - kept[at + 1]):
            gone.append(kept.pop(at))
        at -= 1
    return gone
