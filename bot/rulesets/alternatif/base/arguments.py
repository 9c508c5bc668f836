"""What people type in the options of a tool (`/gm tool`): somebody's name, metres."""

from __future__ import annotations

import re
from decimal import Decimal

from bot.kernel.errors import Refused
from bot.kernel.lists import parts_of
from bot.kernel.values import fold
from bot.rulesets.alternatif.state import AlternatifState

_METRES = re.compile(r"[+-]?\d{1,6}(\.\d{0,6})?")


def somebody(state: AlternatifState, typed: str) -> str:
    """The id of the combatant called *typed*, or of the only one whose name begins so. Raises `Refused`."""
    wanted = fold(typed)
    names = {each.id: fold(each.name) for each in state.combatants.values()}
    found = [ident for ident, name in names.items() if wanted in (ident, name)]
    found = found or [ident for ident, name in names.items() if name.startswith(wanted)]
    if len(found) != 1:
        known = ", ".join(each.name for each in state.combatants.values())
        raise Refused("unknown-combatant", who=typed[:40], names=known)
    return found[0]


def several(state: AlternatifState, typed: str) -> list[str]:
    """The ids of those whom *typed* names, parted by commas. Raises `Refused`."""
    return [somebody(state, each) for each in parts_of(typed, (each.name for each in state.combatants.values()))]


def centimetres(typed: str) -> int:
    """Metres as people type them (`12`, `4,5`, `3 m`), in centimetres. Raises `Refused`."""
    figures = typed.replace(",", ".").strip(" m")
    # Without this, `1e999990` would be a number of a million digits.
    if not _METRES.fullmatch(figures):
        raise Refused("alternatif-not-metres", value=typed[:40])
    return int(Decimal(figures) * 100)


def metres(centimetres: int) -> str:
    """Centimetres as metres are written in data.

    >>> metres(1200), metres(450), metres(25)
    ('12', '4.5', '0.25')
    """
    return f"{centimetres // 100}" if centimetres % 100 == 0 else f"{centimetres / 100:.2f}".rstrip("0")
