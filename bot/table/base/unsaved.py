"""What is said when the store could not write something down."""

from __future__ import annotations

import logging

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


def graveness(trouble: BaseException) -> int:
    """How *trouble*, met by something that nobody asked for, is logged: what could not be written down is an error, as
    is what nobody foresaw; a mere refusal is none, and rules that failed were told of where they did."""
    if not isinstance(trouble, Refused) or trouble.key in ("disk-full", "not-saved"):
        return logging.ERROR
    return logging.INFO
