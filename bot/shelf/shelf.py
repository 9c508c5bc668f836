"""The shelf and the encounters: which one a character may enter, what changes on a sheet meanwhile, and the wounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.kernel.errors import Refused
from bot.render.cards import Card
from bot.render.names import Ready
from bot.shelf.editing import Editing
from bot.store import SheetRow
from bot.table.base.actor import Actor, Outcome
from bot.table.base.services import Services

if TYPE_CHECKING:
    from bot.table.base.sheets import Worn
    from bot.table.house.tables import Tables


class Shelf(Editing):
    """Sheets. Every method answers privately, or raises `Refused` and leaves everything as it was. *tables*: where
    copies of them are played."""

    def __init__(self, services: Services, tables: Tables | None = None) -> None:
        super().__init__(services)
        self.tables = tables

    async def _open_encounter(self, actor: Actor, row: SheetRow, channel: int) -> str | None:
        try:
            table = None if self.tables is None else await self.tables.here(channel)
        except Refused:
            return None
        if table is None or table.ruleset.id != row.ruleset or table.copies.plays(actor, row.owner, row.name):
            return None
        return table.id

    async def _followed(self, actor: Actor, before: SheetRow, after: SheetRow) -> tuple[int, int]:
        if before.body == after.body or self.tables is None:
            return 0, 0
        sheets = self.services.rules(before.ruleset).sheets
        figures = sheets.figures(before.body, after.body)
        fields = sheets.belongings(before.body, after.body)
        return await self.tables.reach.follow(actor, after, before.name, figures, fields)

    async def write_back(self, actor: Actor, table: Worn) -> Outcome:
        """Write what an encounter that has ended left of people's points on their sheets: one's own; the game master,
        on all of them. Says what was written. Raises `Refused`."""
        lines = []
        note = self.services.renderer.note
        for copy, left in table.copies.worn(actor):
            row = await self.services.store.sheet(table.row.guild, copy.owner, copy.sheet)
            if row is None or row.ruleset != table.ruleset.id:
                lines.append(note(actor.locale, "wounds-no-sheet", name=copy.sheet))
                continue
            name, body = table.ruleset.sheets.worn(row.body, left)
            after = self._changed(row, name, body)
            changes = self._changes_between(row, after, actor.locale)
            if changes:
                await self._write(after)
                lines.append(note(actor.locale, "wounds-written", name=row.name, what=Ready(changes)))
            else:
                lines.append(note(actor.locale, "wounds-same", name=row.name))
        return Outcome(Card(text="\n".join(lines)[:2_000]), private=True)


__all__ = ["Shelf"]
