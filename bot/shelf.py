"""The shelf: the only door to what outlives an encounter. A sheet belongs to its owner, in a server."""

from __future__ import annotations

from collections.abc import Mapping

from bot.kernel.decisions import Scalar
from bot.kernel.errors import Refused
from bot.render.cards import Card
from bot.store import SheetRow, StoreFailed, StoreFull
from bot.table.actor import Actor, Outcome
from bot.table.authority import listed, resolve
from bot.table.house import House

MOST_SHEETS = 50
"""Sheets one person may keep in one server."""
LARGEST_BYTES = 64 * 1024
MOST_REMEMBERED = 1_000


class Shelf:
    """Sheets. Every method answers privately, or raises `Refused` and leaves everything as it was."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._names: dict[tuple[int, int], list[str]] = {}
        self._changes: dict[tuple[int, int], int] = {}

    async def names(self, actor: Actor, guild: int) -> list[str]:
        """The names of *actor*'s sheets, by name; read from the disk once, then remembered."""
        key = guild, actor.user
        known = self._names.get(key)
        if known is None:
            at = self._changes.get(key, 0)
            known = [row.name for row in await self.house.store.sheets(guild, actor.user)]
            if self._changes.get(key, 0) == at:
                # Not while a sheet was being put there: that reading may be old already.
                self._names[key] = known
                if len(self._names) > MOST_REMEMBERED:
                    del self._names[next(iter(self._names))]
        return known

    def ready(self, ruleset: str, locale: str) -> list[tuple[str, str]]:
        """The ready-made characters: (id, name)."""
        return list(self.house.rulesets[ruleset].sheets.ready(locale))

    async def find(self, actor: Actor, guild: int, name: str | None) -> SheetRow:
        """The sheet that *name* means among *actor*'s own; without a name, the only one."""
        names = await self.names(actor, guild)
        if not names:
            raise Refused("no-sheet")
        if name is None:
            if len(names) > 1:
                raise Refused("which-sheet", names=listed(names))
            name = names[0]
        found = resolve(name, [(each, each) for each in names], unknown="unknown-sheet")
        row = await self.house.store.sheet(guild, actor.user, found)
        if row is None:
            raise Refused("unknown-sheet", typed=name, names=listed(names))
        return row

    async def create(
        self, actor: Actor, guild: int, args: Mapping[str, Scalar], *, ruleset: str = "alternatif"
    ) -> Outcome:
        """A sheet from a ready-made character (`ready`) or from name, class, level, weapons; the rest is proposed."""
        name, body = self.house.rulesets[ruleset].sheets.propose(
            {**{k: v for k, v in args.items() if v is not None}, "locale": actor.locale}
        )
        return await self._keep(actor, guild, name, body, ruleset, "sheet-created")

    async def import_text(self, actor: Actor, guild: int, data: bytes, *, ruleset: str = "alternatif") -> Outcome:
        """A sheet from a file. `Refused` names the field that is wrong, and what would be right."""
        if len(data) > LARGEST_BYTES:
            raise Refused("sheet-too-large", most=LARGEST_BYTES // 1024)
        try:
            text = data.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            raise Refused("sheet-not-text") from error
        name, body = self.house.rulesets[ruleset].sheets.read(text)
        return await self._keep(actor, guild, name, body, ruleset, "sheet-imported")

    async def show(self, actor: Actor, guild: int, name: str | None = None) -> Outcome:
        """A sheet, in words."""
        row = await self.find(actor, guild, name)
        facts = self.house.rulesets[row.ruleset].sheets.facts(row.body, actor.locale)
        return Outcome(self.house.renderer.sheet(row.ruleset, facts, actor.locale), private=True)

    async def _keep(self, actor: Actor, guild: int, name: str, body: str, ruleset: str, key: str) -> Outcome:
        names = await self.names(actor, guild)
        if name not in names and len(names) >= MOST_SHEETS:
            raise Refused("too-many-sheets", most=MOST_SHEETS)
        row = SheetRow(guild, actor.user, name, ruleset, body, self.house.clock.now())
        try:
            await self.house.store.put_sheet(row)
        except StoreFull as full:
            raise Refused("disk-full") from full
        except StoreFailed as failed:
            raise Refused("not-saved") from failed
        self._names.pop((guild, actor.user), None)
        self._changes[guild, actor.user] = self._changes.get((guild, actor.user), 0) + 1
        facts = self.house.rulesets[ruleset].sheets.facts(body, actor.locale)
        card = self.house.renderer.sheet(ruleset, facts, actor.locale)
        words = self.house.renderer.note(actor.locale, key, name=name)
        return Outcome(Card(text=f"{words}\n\n{card.text}"[:2_000]), private=True)
