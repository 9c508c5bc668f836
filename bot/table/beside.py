"""What an input changes beside the encounter, applied when its turn has come (`bot.table.sitting.Aside`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.table import absence
from bot.table.house import Moment
from bot.table.sitting import Aside, Copy, Sitting

if TYPE_CHECKING:
    from bot.table.sight import Sight


def applied(table: Sight, aside: Aside, sitting: Sitting, now: Moment) -> Sitting:
    """*sitting* once *aside* holds, from *now* on. The encounter has taken the input already, though nobody sees it."""
    changes: dict[str, Any] = {}
    if aside.chair is not None:
        changes["gms"] = (aside.chair, *(each for each in sitting.gms if each != aside.chair))
    if aside.copied is not None:
        changes["copies"] = {**sitting.copies, **_newcomers(table, *aside.copied)}
    if aside.called is not None:
        changes["copies"] = called(sitting, *aside.called).copies
    if aside.followed:
        changes["changes"] = without(sitting, aside.followed).changes
    if aside.mended:
        changes |= {"trouble": None, "set_aside": None}
    if aside.set_aside is not None:
        changes["set_aside"] = aside.set_aside
    if aside.trouble is not None:
        changes["trouble"] = aside.trouble
    after = sitting.model_copy(update=changes)
    if aside.tempo and aside.tempo != sitting.tempo:
        after = absence.anew(table.house, after.model_copy(update={"tempo": aside.tempo, "delay": ""}), now)
    return after


def _newcomers(table: Sight, owner: int, player: int, sheet: str) -> dict[str, Copy]:
    """Whoever joins with this input was made from *owner*'s *sheet*."""
    people = table.ruleset.people
    here = {each.id for each in people(table.state)}
    return {
        each.id: Copy(owner=owner, player=player, sheet=sheet, name=each.name)
        for each in people(table.engine.frame.state)
        if each.id not in here
    }


def called(sitting: Sitting, people: tuple[str, ...], sheet: str) -> Sitting:
    """*sitting* once the sheet of *people* is called otherwise."""
    copies = {who: c.model_copy(update={"sheet": sheet}) if who in people else c for who, c in sitting.copies.items()}
    return sitting.model_copy(update={"copies": copies})


def without(sitting: Sitting, who: str) -> Sitting:
    """*sitting* without the change of *who*'s sheet that was offered."""
    left = {each: changes for each, changes in sitting.changes.items() if each != who}
    return sitting.model_copy(update={"changes": left})


__all__ = ["applied", "called", "without"]
