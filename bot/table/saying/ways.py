"""The way through a form, of somebody who presses his way: nothing is remembered between two presses.

An id names the way so far, as the places of what was chosen, with a check sum of all that was offered on it.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from typing import Final

from bot.kernel import bounds
from bot.kernel.decisions import Decision
from bot.kernel.errors import Refused
from bot.render.acting import Way

BEGIN: Final = "-"
"""The way through a form before anything is chosen."""
WORDED: Final = "w"
"""How the places begin of somebody who will put what he does in words of his own, once all is chosen."""


def onward(places: str, chosen: str) -> str:
    """*places* and one more."""
    return places.replace(BEGIN, chosen) if places.endswith(BEGIN) else f"{places}.{chosen}"


def back(places: str) -> str:
    """*places* but the last one."""
    before, point, _ = places.rpartition(".")
    return before if point else (WORDED if places.startswith(WORDED) else "") + BEGIN


def way(command: str, form: Decision, places: str) -> Way:
    """The way of *places* through *form*. Blanks with nothing to choose are filled, and those of which the form says
    that all of theirs come to the same (`<what was chosen>.alike`). Raises `Refused` (`moment-passed`) for places that
    there are not."""
    choice: dict[str, str] = {}
    offered = command
    bare = places.lstrip(WORDED)
    chosen = [] if bare == BEGIN else bare.split(".")
    while True:
        blank = (form.legal(choice) or (None,))[0]
        if blank is not None:
            offered += f"|{blank.name}={','.join(blank.options)}"
        if blank is not None and (blank.is_implied or _is_alike(form, choice, blank.name)):
            choice[blank.name] = blank.options[0]
        elif not chosen or blank is None:
            break
        else:
            at = bounds.number(chosen.pop(0))
            if not 0 <= at < len(blank.options):
                raise Refused("moment-passed")
            choice[blank.name] = blank.options[at]
    if chosen:
        raise Refused("moment-passed")
    return Way(command, choice, places, blank, f"{zlib.crc32(offered.encode()):08x}")


def _is_alike(form: Decision, choice: Mapping[str, str], blank: str) -> bool:
    """Whether it makes no difference, after *choice*, what stands in *blank*."""
    return any(form.about.get(f"{value}.alike") == blank for value in choice.values())
