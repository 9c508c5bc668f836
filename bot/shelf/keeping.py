"""Finding, keeping, sharing and deleting sheets."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.kernel import bounds
from bot.kernel.errors import Refused
from bot.kernel.ruleset import Ruleset
from bot.kernel.values import fold
from bot.store import DraftRow, SheetRow, StoreFailed
from bot.table.base.actor import Actor
from bot.table.base.likeness import listed, resolve
from bot.table.base.services import Services
from bot.table.base.unsaved import unsaved

MOST_SHEETS = 50
"""Sheets one person may keep in one server."""
MOST_READERS = 20
"""People with whom one sheet may be shared."""
LARGEST_BYTES = bounds.LARGEST_FILE
MOST_REMEMBERED = 1_000


class Keeping:
    """Every method raises `Refused` and leaves everything as it was, or does what it says."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._names: dict[tuple[int, int], list[tuple[str, str]]] = {}
        self._changes: dict[tuple[int, int], int] = {}
        self._shared: dict[tuple[int, int], list[SheetRow]] = {}
        self._shares = 0

    # ---- finding

    async def names(self, actor: Actor, guild: int, ruleset: str | None = None) -> list[str]:
        """The names of *actor*'s sheets (those for *ruleset*), by name; read from the disk once, then remembered."""
        return [name for name, game in await self._known(actor, guild) if ruleset in (None, game)]

    async def shared(self, actor: Actor, guild: int, ruleset: str | None = None) -> list[SheetRow]:
        """The sheets of others that *actor* may play (those for *ruleset*), by name; remembered as `names` are."""
        key = guild, actor.user
        known = self._shared.get(key)
        if known is None:
            at = self._shares
            known = await self.services.store.shared_sheets(guild, actor.user)
            if self._shares == at:
                self._shared[key] = known
                if len(self._shared) > MOST_REMEMBERED:
                    del self._shared[next(iter(self._shared))]
        return [row for row in known if ruleset in (None, row.ruleset)]

    async def keys(self, actor: Actor, guild: int, ruleset: str | None = None) -> list[tuple[str, str]]:
        """(key, name) of the sheets of others that *actor* may play; `find_any` knows what the key means."""
        return [(key_of(row), row.name) for row in await self.shared(actor, guild, ruleset)]

    async def _known(self, actor: Actor, guild: int) -> list[tuple[str, str]]:
        """(name, ruleset) of each of *actor*'s sheets, by name."""
        key = guild, actor.user
        known = self._names.get(key)
        if known is None:
            at = self._changes.get(key, 0)
            known = [(row.name, row.ruleset) for row in await self.services.store.sheets(guild, actor.user)]
            if self._changes.get(key, 0) == at:
                # Not while a sheet was being put there: that reading may be old already.
                self._names[key] = known
                if len(self._names) > MOST_REMEMBERED:
                    del self._names[next(iter(self._names))]
        return known

    async def game_of(self, actor: Actor, guild: int, name: object) -> str | None:
        """The game of the one of *actor*'s own sheets that is called *name*, or of the only one; None: who knows."""
        known = await self._known(actor, guild)
        games = [game for each, game in known if name is None or fold(each) == fold(str(name))]
        return games[0] if len(games) == 1 else None

    def ready(self, ruleset: str, locale: str) -> list[tuple[str, str]]:
        """The ready-made characters of a game: (id, name)."""
        return list(self.services.rules(ruleset).sheets.ready(locale))

    async def find(self, actor: Actor, guild: int, name: str | None, ruleset: str | None = None) -> SheetRow:
        """The sheet that *name* means among *actor*'s own (of those for *ruleset*); without a name, the only one.

        Raises `Refused`: `no-sheet`, `no-sheet-for`, `which-sheet`, `unknown-sheet`, `ambiguous-name`,
        `sheet-for-another-game`.
        """
        known = await self._known(actor, guild)
        if not known:
            raise Refused("no-sheet")
        names = [each for each, game in known if ruleset in (None, game)]
        found = self._meant(name, names, known, ruleset, actor.locale)
        row = await self.services.store.sheet(guild, actor.user, found)
        if row is None:
            raise Refused("unknown-sheet", typed=found, names=listed(names))
        return row

    async def find_any(self, actor: Actor, guild: int, name: str | None, ruleset: str | None = None) -> SheetRow:
        """As `find`; where none of *actor*'s own is meant, one that is shared with him."""
        try:
            return await self.find(actor, guild, name, ruleset)
        except Refused:
            theirs = await self.shared(actor, guild, ruleset)
            if name is None and len(theirs) != 1:
                raise
            meant = [row for row in theirs if name is None or fold(row.name) == fold(name) or key_of(row) == name]
            if len(meant) != 1:
                raise
            return await self._still(meant[0], actor)

    async def _still(self, row: SheetRow, actor: Actor) -> SheetRow:
        """*row* as it is now, if it is still shared with *actor*."""
        readers = await self.services.store.readers(row.guild, row.owner, row.name)
        found = await self.services.store.sheet(row.guild, row.owner, row.name)
        if found is None or actor.user not in readers:
            raise Refused("not-shared", name=row.name)
        return found

    def _meant(
        self, typed: str | None, names: list[str], known: list[tuple[str, str]], ruleset: str | None, locale: str
    ) -> str:
        """Which of *names*, the sheets for *ruleset*, is meant; *known*: all there are, each with its game."""
        game = self.services.renderer.ruleset
        if typed is None:
            if len(names) > 1:
                raise Refused("which-sheet", names=listed(names))
            if not names:
                raise Refused("no-sheet-for", game=game(locale, ruleset or ""))
            return names[0]
        try:
            return resolve(typed, [(each, each) for each in names], unknown="unknown-sheet")
        except Refused as refused:
            if refused.key != "unknown-sheet" or ruleset is None:
                raise
            try:
                other = resolve(typed, [(each, each) for each, _ in known])
            except Refused:
                raise refused from None
            theirs = game(locale, dict(known)[other])
            raise Refused("sheet-for-another-game", name=other, theirs=theirs, game=game(locale, ruleset)) from None

    async def character(
        self, actor: Actor, guild: int, name: str | None, ruleset: str
    ) -> tuple[str, tuple[int, str] | None]:
        """The body of the sheet with which *actor* takes part in a game, and whose it is: his own, a shared one, or,
        named, a ready-made one (nobody's).

        Raises `Refused` as `find` does.
        """
        try:
            row = await self.find_any(actor, guild, name, ruleset)
        except Refused:
            ready = self.ready(ruleset, actor.locale)
            if name is None or name not in {word for pair in ready for word in pair}:
                raise
            ident = next(each for each, label in ready if name in (each, label))
            return self.services.rules(ruleset).sheets.propose({"ready": ident, "locale": actor.locale})[1], None
        return row.body, (row.owner, row.name)

    def _rules(self, typed: str | None, actor: Actor) -> Ruleset[Any]:
        return self.services.rules(self.services.default) if typed is None else self.services.game(typed, actor.locale)

    # ---- keeping

    async def _keep(self, actor: Actor, guild: int, row: SheetRow, *, old: str | None = None, anew: bool) -> SheetRow:
        """Keep *row* as *actor*'s: in place of the sheet called *old*, or of the one of its own name unless it must be
        a new one (*anew*)."""
        known = await self._known(actor, guild)
        others = [(name, game) for name, game in known if old is None or fold(name) != fold(old)]
        for name, game in others:
            if fold(name) != fold(row.name):
                continue
            if game != row.ruleset:
                # One name, one sheet: it must not take the place of somebody from another game.
                theirs = self.services.renderer.ruleset(actor.locale, game)
                raise Refused("sheet-name-taken", name=name, theirs=theirs)
            if old is not None or anew:
                there = await self.services.store.sheet(guild, actor.user, name)
                if there is not None and there.body != row.body:
                    raise Refused("sheet-exists", name=name)
        if old is None and row.name not in {name for name, _ in known} and len(known) >= MOST_SHEETS:
            raise Refused("too-many-sheets", most=MOST_SHEETS)
        await self._write(row, old)
        return row

    async def _write(self, row: SheetRow, old: str | None = None) -> None:
        try:
            await (self.services.store.put_sheet(row) if old is None else self.services.store.rename_sheet(row, old))
        except StoreFailed as failed:
            raise unsaved(failed) from failed
        self._forgotten(row.guild, row.owner)

    def _row(self, actor: Actor, guild: int, name: str, ruleset: str, body: str, proposed: Sequence[str]) -> SheetRow:
        now = self.services.clock.now()
        return SheetRow(guild, actor.user, name, ruleset, body, now, json.dumps(list(proposed)))

    def _changed(self, row: SheetRow, name: str, body: str, looked_at: Sequence[str] = ()) -> SheetRow:
        """*row* with another *body*; the fields *looked_at* are no mere proposals any more."""
        left = [each for each in self._proposed(row) if each not in looked_at]
        return replace(row, name=name, body=body, updated_at=self.services.clock.now(), proposed=json.dumps(left))

    def _proposed(self, row: SheetRow) -> tuple[str, ...]:
        """The fields of a sheet that were proposed and that nobody has looked at yet."""
        called = self.services.rules(row.ruleset).sheets.field_today
        return tuple(called(each) for each in json.loads(row.proposed))

    def _forgotten(self, guild: int, owner: int) -> None:
        """What is remembered of somebody's sheets is old."""
        self._names.pop((guild, owner), None)
        self._changes[guild, owner] = self._changes.get((guild, owner), 0) + 1
        self._shared.clear()
        self._shares += 1

    async def _delete(self, row: SheetRow) -> None:
        try:
            await self.services.store.delete_sheet(row.guild, row.owner, row.name)
        except StoreFailed as failed:
            raise unsaved(failed) from failed
        self._forgotten(row.guild, row.owner)

    async def _share(self, row: SheetRow, reader: int, *, shared: bool) -> bool:
        if shared and len(await self.services.store.readers(row.guild, row.owner, row.name)) >= MOST_READERS:
            raise Refused("too-many-readers", most=MOST_READERS)
        try:
            done = await self.services.store.share_sheet(row.guild, row.owner, row.name, reader, shared=shared)
        except StoreFailed as failed:
            raise unsaved(failed) from failed
        self._shared.clear()
        self._shares += 1
        return done

    # ---- what was typed and could not be taken

    async def _draft(self, actor: Actor, guild: int, form: str, said: dict[str, str] | None) -> None:
        """Keep what *actor* typed in *form*; None: it was taken."""
        now = self.services.clock.now()
        row = None if said is None else DraftRow(guild, actor.user, form, json.dumps(said), now)
        try:
            await self.services.store.put_draft(guild, actor.user, row)
        except StoreFailed as failed:
            raise unsaved(failed) from failed

    async def _drafted(self, actor: Actor, guild: int, form: str) -> dict[str, str]:
        """What *actor* typed in *form*, if that was the last that could not be taken."""
        row = await self.services.store.draft(guild, actor.user)
        return dict(json.loads(row.said)) if row is not None and row.form == form else {}


def key_of(row: SheetRow) -> str:
    """A sheet of somebody else as a value that is chosen: `@owner:name`."""
    return f"@{row.owner}:{row.name}"[:100]


__all__ = ["LARGEST_BYTES", "MOST_SHEETS", "Keeping", "key_of"]
