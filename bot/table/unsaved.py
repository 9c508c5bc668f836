"""What is said when the store could not write something down."""

from __future__ import annotations

from bot.kernel.errors import Refused
from bot.store import StoreFailed, StoreFull, StoreGone


def unsaved(failed: StoreFailed) -> Refused:
    """*failed* as it is told to whoever waits: `disk-full`, `file-gone` or `not-saved`."""
    match failed:
        case StoreFull():
            return Refused("disk-full")
        case StoreGone():
            return Refused("file-gone")
        case _:
            return Refused("not-saved")


__all__ = ["unsaved"]
