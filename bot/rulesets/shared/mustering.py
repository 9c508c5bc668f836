"""What the game master does with people, whatever the game: another side, another name, somebody else who decides."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Literal

from bot.kernel.decisions import Scalar
from bot.kernel.errors import Refused
from bot.kernel.persons import Name, Typed, UserId
from bot.kernel.values import record
from bot.rulesets.shared.joining import FOES, LONGEST_NAME, PLAYERS, Joined, free_name, titled
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import from_text

SIDES = (PLAYERS, FOES)


@record
class ChangeSide:
    """*who* fights on *side* from now on."""

    by: UserId
    who: CombatantId = from_text("who")
    side: str = from_text("side")
    type: Literal["change_side"] = "change_side"


@record
class Rename:
    """Each of *names*, by combatant, is called so from now on."""

    by: UserId
    names: dict[CombatantId, Typed]
    type: Literal["rename"] = "rename"


@record
class SideChanged:
    combatant: CombatantId
    before: str
    after: str
    type: Literal["side_changed"] = "side_changed"


@record
class CombatantRenamed:
    combatant: CombatantId
    before: Name
    after: Name
    type: Literal["combatant_renamed"] = "combatant_renamed"


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


def renamed(by: int, here: Collection[Joined], args: Mapping[str, Scalar]) -> Rename:
    """The note for `npc-group`: `who` names combatants, parted by commas; they are called `name`, numbered when there
    are several."""
    wanted = [each for each in str(args["who"]).split(",") if each]
    base = titled(str(args.get("name") or "").strip())
    taken = {each.name for each in here if each.id not in wanted}
    names: dict[str, str] = {}
    for ident in wanted:
        names[ident] = free_name(base, {*taken, *names.values()}, numbered=True) if len(wanted) > 1 else base
    return Rename(by, names)


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
