"""The shelf: the only door to what outlives an encounter. A sheet belongs to its owner, in a server."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.kernel.decisions import Scalar
from bot.kernel.errors import Refused
from bot.kernel.ruleset import Ruleset
from bot.render.cards import Card
from bot.store import SheetRow, StoreFailed, StoreFull
from bot.table.actor import Actor, Outcome
from bot.table.authority import fold, listed, resolve
from bot.table.house import House

MOST_SHEETS = 50
"""Sheets one person may keep in one server."""
LARGEST_BYTES = 64 * 1024
MOST_REMEMBERED = 1_000


class Shelf:
    """Sheets. Every method answers privately, or raises `Refused` and leaves everything as it was."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._names: dict[tuple[int, int], list[tuple[str, str]]] = {}
        self._changes: dict[tuple[int, int], int] = {}

    async def names(self, actor: Actor, guild: int, ruleset: str | None = None) -> list[str]:
        """The names of *actor*'s sheets (those for *ruleset*), by name; read from the disk once, then remembered."""
        return [name for name, game in await self._known(actor, guild) if ruleset in (None, game)]

    async def _known(self, actor: Actor, guild: int) -> list[tuple[str, str]]:
        """(name, ruleset) of each of *actor*'s sheets, by name."""
        key = guild, actor.user
        known = self._names.get(key)
        if known is None:
            at = self._changes.get(key, 0)
            known = [(row.name, row.ruleset) for row in await self.house.store.sheets(guild, actor.user)]
            if self._changes.get(key, 0) == at:
                # Not while a sheet was being put there: that reading may be old already.
                self._names[key] = known
                if len(self._names) > MOST_REMEMBERED:
                    del self._names[next(iter(self._names))]
        return known

    def ready(self, ruleset: str, locale: str) -> list[tuple[str, str]]:
        """The ready-made characters of a game: (id, name)."""
        return list(self.house.rules(ruleset).sheets.ready(locale))

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
        row = await self.house.store.sheet(guild, actor.user, found)
        if row is None:
            raise Refused("unknown-sheet", typed=found, names=listed(names))
        return row

    def _meant(
        self, typed: str | None, names: list[str], known: list[tuple[str, str]], ruleset: str | None, locale: str
    ) -> str:
        """Which of *names*, the sheets for *ruleset*, is meant; *known*: all there are, each with its game."""
        game = self.house.renderer.ruleset
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

    async def character(self, actor: Actor, guild: int, name: str | None, ruleset: str) -> str:
        """The body of the sheet with which *actor* takes part in a game: one of his own, or, named, a ready-made one.

        Raises `Refused` as `find` does.
        """
        try:
            return (await self.find(actor, guild, name, ruleset)).body
        except Refused:
            ready = self.ready(ruleset, actor.locale)
            if name is None or name not in {word for pair in ready for word in pair}:
                raise
            ident = next(each for each, label in ready if name in (each, label))
            return self.house.rules(ruleset).sheets.propose({"ready": ident, "locale": actor.locale})[1]

    async def create(
        self, actor: Actor, guild: int, args: Mapping[str, Scalar], *, ruleset: str | None = None
    ) -> Outcome:
        """A sheet from a ready-made character (`ready`) or from whatever describes one in the game; the rest is
        proposed. *ruleset*: a game's id or name; the default one if there is none."""
        rules = self._rules(ruleset, actor)
        name, body = rules.sheets.propose({**{k: v for k, v in args.items() if v is not None}, "locale": actor.locale})
        return await self._keep(actor, guild, name, body, rules.id, "sheet-created")

    def _rules(self, typed: str | None, actor: Actor) -> Ruleset[Any]:
        return self.house.rules(self.house.default) if typed is None else self.house.game(typed, actor.locale)

    async def import_text(self, actor: Actor, guild: int, data: bytes, *, ruleset: str | None = None) -> Outcome:
        """A sheet from a file, for the game *ruleset* (see `create`). `Refused` names the field that is wrong, and what
        would be right."""
        if len(data) > LARGEST_BYTES:
            raise Refused("sheet-too-large", most=LARGEST_BYTES // 1024)
        try:
            text = data.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            raise Refused("sheet-not-text") from error
        rules = self._rules(ruleset, actor)
        name, body = rules.sheets.read(text)
        return await self._keep(actor, guild, name, body, rules.id, "sheet-imported")

    async def show(self, actor: Actor, guild: int, name: str | None = None) -> Outcome:
        """A sheet, in words."""
        row = await self.find(actor, guild, name)
        facts = self.house.rules(row.ruleset).sheets.facts(row.body, actor.locale)
        return Outcome(self.house.renderer.sheet(row.ruleset, facts, actor.locale), private=True)

    async def _keep(self, actor: Actor, guild: int, name: str, body: str, ruleset: str, key: str) -> Outcome:
        names = await self.names(actor, guild)
        for other, game in await self._known(actor, guild):
            if game != ruleset and fold(other) == fold(name):
                # One name, one sheet: it must not take the place of somebody from another game.
                theirs = self.house.renderer.ruleset(actor.locale, game)
                raise Refused("sheet-name-taken", name=other, theirs=theirs)
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
        facts = self.house.rules(ruleset).sheets.facts(body, actor.locale)
        card = self.house.renderer.sheet(ruleset, facts, actor.locale)
        words = self.house.renderer.note(actor.locale, key, name=name)
        return Outcome(Card(text=f"{words}\n\n{card.text}"[:2_000]), private=True)
