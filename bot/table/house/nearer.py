"""An open fight that was recorded in an older form of its game follows today's rules from its next ruling on, with the
settings that it had (the game's `revisions`): its channel is told so, once."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any, Protocol

from bot.kernel.errors import Refused
from bot.kernel.upgrades import steps
from bot.table.base.protocols import Amendable, Presented
from bot.table.message import living

if TYPE_CHECKING:
    from bot.kernel.ruleset import Ruleset
    from bot.store import Loaded

log = logging.getLogger(__name__)


class Moved(Amendable, Presented, Protocol):
    """One encounter whose rules may be others than when somebody spoke last."""

    @property
    def last_line(self) -> int: ...


def recorded_in(loaded: Loaded) -> int:
    """The form of the game in which the last of an encounter was written (0: before forms were numbered)."""
    lines = [each.line for each in (loaded.within, *loaded.entries) if each is not None]
    if lines:
        return lines[-1].schema
    return 0 if loaded.snapshot is None else loaded.snapshot.schema


def is_nearer(ruleset: Ruleset[Any], form: int) -> bool:
    """Whether a step since *form* changed what is played, and not merely what things are called."""
    return any(not each.names for each in steps(getattr(ruleset, "revisions", {}), form, ruleset.schema))


async def tell(table: Moved, form: int) -> None:
    """Tell the channel of *table*, whose last was written in *form*, that its rules were brought nearer to their text
    since, unless it knows. What cannot be kept now is told the next time."""
    async with table.lock:
        session = table.session
        if table.committed.standing.ended or not is_nearer(table.ruleset, max(form, session.form)):
            return
        after = session.model_copy(update={"form": table.ruleset.schema})
        news = living.News(notice=table.services.renderer.note(table.locale, "rules-nearer"))
        slot = living.fresh_slot(table, table.last_line)
        shown = living.present(table, table.situation(), after, slot, was=session, news=news, anew=True)
        try:
            await table.amend(shown.session, shown.places)
        except Refused as refused:
            log.warning("encounter %s is not told yet that its rules are nearer to their text: %s", table.id, refused)
