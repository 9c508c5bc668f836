"""Reading what outlives an encounter: sheets, server settings, the program's own notes."""

from __future__ import annotations

from bot.store.file_reader import FileReader
from bot.store.names import name_key
from bot.store.rows import DraftRow, SheetRow
from bot.store.sound import is_sound, sound

SHEET = "guild, owner, name, ruleset, body, updated_at, proposed"
DRAFT = "guild, user, form, said, at"


class BelongingsReader(FileReader):
    """What persons and servers keep."""

    def sheet(self, guild: int, owner: int, name: str) -> SheetRow | None:
        """A person's sheet by its name (see `name_key`)."""
        rows = self._rows(
            f"select {SHEET} from sheets where guild = ? and owner = ? and folded = ?", (guild, owner, name_key(name))
        )
        return sound(SheetRow, rows[0], "", "sheets") if rows else None

    def sheets(self, guild: int, owner: int | None = None) -> list[SheetRow]:
        """The sheets of a server (of one person there), by name."""
        # Two questions rather than one: only so does the index find somebody's few among thousands.
        wanted, values = ("", (guild,)) if owner is None else (" and owner = ?", (guild, owner))
        return [
            SheetRow(*row)
            for row in self._rows(f"select {SHEET} from sheets where guild = ?{wanted} order by folded, owner", values)
            if is_sound(SheetRow, row)
        ]

    def shared_sheets(self, guild: int, reader: int) -> list[SheetRow]:
        """The sheets of others that *reader* may play, by name."""
        mine = "select owner, folded from shares where guild = ? and reader = ?"
        rows = self._rows(
            f"select {SHEET} from sheets where guild = ? and (owner, folded) in ({mine}) order by folded, owner",
            (guild, guild, reader),
        )
        return [SheetRow(*row) for row in rows if is_sound(SheetRow, row)]

    def readers(self, guild: int, owner: int, name: str) -> list[int]:
        """Who besides its owner may play a sheet."""
        rows = self._rows(
            "select reader from shares where guild = ? and owner = ? and folded = ? order by reader",
            (guild, owner, name_key(name)),
        )
        return [reader for (reader,) in rows if isinstance(reader, int)]

    def draft(self, guild: int, user: int) -> DraftRow | None:
        """What somebody typed last that could not be taken."""
        rows = self._rows(f"select {DRAFT} from drafts where guild = ? and user = ?", (guild, user))
        return DraftRow(*rows[0]) if rows and is_sound(DraftRow, rows[0]) else None

    def settings(self, guild: int) -> dict[str, str]:
        """A server's settings: JSON by key."""
        rows = self._rows("select key, value from settings where guild = ? order by key", (guild,))
        return {key: value for key, value in rows if isinstance(key, str) and isinstance(value, str)}

    def note(self, key: str) -> str | None:
        """A small thing that the program remembers for itself, such as the hash of its commands."""
        rows = self._rows("select value from notes where key = ?", (key,))
        return rows[0][0] if rows and isinstance(rows[0][0], str) else None

    def last_backup(self) -> float | None:
        """When a backup last succeeded."""
        try:
            return float(self.note("last_backup") or "")
        except ValueError:
            return None
