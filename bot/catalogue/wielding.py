"""What a pair of hands can hold (ALT-REA-027, ALT-OFF-001), and the entries a sheet may name."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any

from bot.catalogue.ids import WeaponId
from bot.catalogue.models import Weapon
from bot.catalogue.sheet import Sheet, SheetRefused
from bot.fields import shown


def check_hands(weapons: Mapping[WeaponId, Weapon], right: WeaponId | None, left: WeaponId | None) -> None:
    """Raise `SheetRefused` unless the main hand can hold *right* while the off hand holds *left*, both existing."""
    if right is not None:
        main = weapons[right]
        if main.hands == "off":
            raise SheetRefused("right", "sheet-only-left", value=right)
        if main.two_handed and left is not None:
            raise SheetRefused("left", "sheet-two-hands", value=right)
    if left is not None and not weapons[left].fits_left:
        raise SheetRefused("left", "sheet-not-left", value=left)


def check_two_hands(*held: tuple[str, str | None, int]) -> None:
    """Raise `SheetRefused` for the first thing for which no hand of two is left: each is the field that names it, what
    it is, and how many hands it takes. What comes first is in hand first."""
    free = 2
    for field, thing, taken in held:
        if thing is not None and taken > free:
            raise SheetRefused(field, "sheet-hands", value=thing)
        free -= taken


def known(field: str, entry: str, entries: Mapping[Any, object]) -> None:
    """Raise `SheetRefused` unless *entry* is one of *entries*; the nearest ones are proposed."""
    if entry not in entries:
        names = sorted(map(str, entries))
        choices = get_close_matches(entry.casefold(), names, n=5, cutoff=0.5) or names[:12]
        raise SheetRefused(field, "sheet-entry", value=shown(entry), choices=", ".join(choices))


def check_weapons(weapons: Mapping[WeaponId, Weapon], sheet: Sheet) -> None:
    """Raise `SheetRefused` for the first weapon of *sheet* that does not exist, or that its hand cannot hold."""
    for position, weapon in enumerate(sheet.weapons, start=1):
        known(f"weapons.{position}", weapon, weapons)
    for weapon in sheet.ranks:
        known(f"ranks.{shown(weapon)}", weapon, weapons)
    for field, wielded in (("right", sheet.right), ("left", sheet.left)):
        if wielded is not None:
            known(field, wielded, weapons)
    check_hands(weapons, sheet.right, sheet.left)
