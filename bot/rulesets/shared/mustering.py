"""What the game master does with people, whatever the game: another side, another name, somebody else who decides."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from bot.kernel.errors import Refused
from bot.rulesets.shared.joining import LONGEST_NAME, Joined
from bot.rulesets.shared.people import SIDES, ChangeSide, CombatantRenamed, Rename, SideChanged, renamed


def check_side_of(here: Iterable[Joined], who: Joined, side: str) -> None:
    """Raise `Refused` unless *who* can go over to *side*: nobody plays on both sides."""
    if side not in SIDES:
        raise Refused("unknown-side", typed=side[:40])
    if who.side == side:
        raise Refused("already-on-side", name=who.name, side=side)
    _check_one_side(here, who, who.player, side)


def check_given(here: Iterable[Joined], who: Joined, player: int | None, *, same: bool) -> None:
    """Raise `Refused` unless *who* can be given to *player* (None: to nobody). *same*: that is how it is already."""
    if same:
        raise Refused("already-led", name=who.name)
    _check_one_side(here, who, player, who.side)


def _check_one_side(here: Iterable[Joined], who: Joined, player: int | None, side: str) -> None:
    for each in here:
        if player is not None and each.id != who.id and each.player == player and each.side != side:
            raise Refused("two-sides", name=who.name, other=each.name)


def check_names(here: Collection[Joined], names: Mapping[str, str]) -> None:
    """Raise `Refused` unless everybody can be called as *names* says."""
    kept = {each.name for each in here if each.id not in names}
    for new in names.values():
        if not new.strip() or len(new) > LONGEST_NAME + 4:
            raise Refused("bad-name", typed=new[:LONGEST_NAME])
        if new in kept:
            raise Refused("name-taken", name=new)
        kept.add(new)


__all__ = [
    "ChangeSide",
    "CombatantRenamed",
    "Rename",
    "SideChanged",
    "check_given",
    "check_names",
    "check_side_of",
    "renamed",
]
