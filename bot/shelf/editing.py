"""Making and changing sheets: commands, and the buttons and forms of a sheet's card.

Every id begins with `sheet|` and says all there is to know (`sheet|edit|<group>|<name>`), so that a card outlives a
restart, and so does a form that is sent after one. What cannot be taken is kept, and offered again to be put right.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Awaitable, Callable, Mapping, Sequence

from bot.kernel import bounds
from bot.kernel.decisions import Scalar
from bot.kernel.errors import Refused
from bot.kernel.ruleset import NEW, Blank
from bot.render.cards import Attached, Button, Card, Form
from bot.render.names import Ready, user
from bot.render.sheets import LONGEST_TEXT
from bot.shelf.formats import recognised, unfenced
from bot.shelf.keeping import LARGEST_BYTES, Keeping
from bot.store import SheetRow
from bot.table.base.actor import Actor, Outcome

SHEETS = "sheet|"
"""How the ids begin of every component and form that is the shelf's."""
LONGEST_ID = 98
"""Characters of an id of ours, with which one of Discord's 100 can be made that opens a form again."""
_GAME = re.compile(r"#\s*rules:\s*([a-z0-9_]+)\s*")


_OF_A_GAME = frozenset({"new", "anew", "made", "retext", "read"})
"""The verbs of ids that go on with the name of a game."""


class Editing(Keeping):
    """See `Keeping`. What it answers is for the person who asked alone."""

    # ---- making one

    async def create(
        self, actor: Actor, guild: int, args: Mapping[str, Scalar], *, ruleset: str | None = None, channel: int = 0
    ) -> Outcome:
        """A sheet from a ready-made character (`ready`) or from whatever describes one in the game; the rest is
        proposed. Nothing given: the form for it. *ruleset*: a game's id or name; the default one if there is none."""
        rules = self._rules(ruleset, actor)
        given = {name: value for name, value in args.items() if value is not None}
        if not given:
            return self._form(actor, self._new_form(actor, rules.id))
        given["locale"] = actor.locale
        name, body = rules.sheets.propose(given)
        row = self._row(actor, guild, name, rules.id, body, rules.sheets.proposed(given))
        return await self._kept(actor, await self._keep(actor, guild, row, anew=True), "sheet-created", channel)

    async def import_text(
        self, actor: Actor, guild: int, data: bytes, *, ruleset: str | None = None, channel: int = 0
    ) -> Outcome:
        """A sheet from a file, for the game *ruleset* (see `create`), or for the one that the file names in its first
        line. `Refused` names the field that is wrong, and what would be right."""
        if len(data) > LARGEST_BYTES:
            raise Refused("sheet-too-large", most=LARGEST_BYTES // 1024)
        try:
            text = data.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            raise Refused("sheet-not-text") from error
        text = unfenced(text)
        named = _GAME.match(text)
        if named is not None and named[1] in dict(self.services.games(actor.locale)):
            ruleset = named[1]
        rules = self._rules(ruleset, actor)
        renderer, fields = self.services.renderer, [each for group in rules.sheets.groups().values() for each in group]
        try:
            if other := recognised(text):
                raise Refused("sheet-format", format=other)
            name, body = rules.sheets.read(text, renderer.called(rules.id, fields))
        except Refused as refused:
            raise renderer.sheet_missing(rules.id, refused, actor.locale) from refused
        row = self._row(actor, guild, name, rules.id, body, ())
        before = await self.services.store.sheet(guild, actor.user, name)
        await self._keep(actor, guild, row, anew=False)
        if before is not None:
            await self._followed(actor, before, row)
        return await self._kept(actor, row, "sheet-imported", channel)

    def import_form(self, actor: Actor, ruleset: str | None = None) -> Outcome:
        """The form into which a sheet's text is pasted."""
        rules = self._rules(ruleset, actor)
        return self._form(actor, self.services.renderer.text_form(actor.locale, ident=f"{SHEETS}read|{rules.id}"))

    # ---- looking

    async def show(self, actor: Actor, guild: int, name: str | None = None, *, channel: int = 0) -> Outcome:
        """A sheet, in words: one's own with its buttons, or one that is shared."""
        row = await self.find_any(actor, guild, name)
        if row.owner == actor.user:
            return Outcome(await self._card(actor, row, channel), private=True)
        note = self.services.renderer.note
        copy = Button(
            id=f"{SHEETS}copy|{row.owner}|{row.name}", label=self.services.renderer.button(actor.locale, "copy")
        )
        text = f"{self._text(row, actor)}\n\n{note(actor.locale, 'sheet-of', owner=user(row.owner))}"
        return Outcome(Card(text=text[:2_000], rows=((copy,),)), private=True)

    async def edit(self, actor: Actor, guild: int, name: str | None = None, *, channel: int = 0) -> Outcome:
        """The card of one's own sheet, with its buttons."""
        return Outcome(await self._card(actor, await self.find(actor, guild, name), channel), private=True)

    async def export(self, actor: Actor, guild: int, name: str | None = None) -> Outcome:
        """One's own sheet as a file that `import_text` reads back the same."""
        row = await self.find(actor, guild, name)
        text = f"# rules: {row.ruleset}\n{self.services.rules(row.ruleset).sheets.write(row.body)}"
        card = Card(text=self.services.renderer.note(actor.locale, "sheet-exported", name=row.name))
        return Outcome(card, private=True, attachment=Attached(f"{_plain(row.name)}.toml", text.encode()))

    # ---- changing

    async def equip(
        self, actor: Actor, guild: int, name: str | None, args: Mapping[str, Scalar], *, channel: int = 0
    ) -> Outcome:
        """Other things in the hands of one's own character."""
        row = await self.find(actor, guild, name)
        sheets = self.services.rules(row.ruleset).sheets
        given = {option: value for option, value in args.items() if value is not None}
        if not given:
            raise Refused("equip-what")
        try:
            _, body = sheets.equip(row.body, {**given, "locale": actor.locale})
        except Refused as refused:
            raise self.services.renderer.sheet_fault(row.ruleset, refused, actor.locale) from refused
        return await self._changed_to(actor, row, row.name, body, (), channel)

    async def share(
        self, actor: Actor, guild: int, name: str | None, reader: int, *, shared: bool, bot: bool = False
    ) -> Outcome:
        """Let *reader*, somebody of the same server, play and copy one's own sheet; or no longer."""
        row = await self.find(actor, guild, name)
        if reader == actor.user:
            raise Refused("share-with-yourself")
        if bot and shared:
            raise Refused("share-with-a-bot")
        done = await self._share(row, reader, shared=shared)
        key = ("sheet-shared" if done else "sheet-shared-already") if shared else "sheet-unshared"
        if not shared and not done:
            raise Refused("not-shared-with", name=row.name)
        text = self.services.renderer.note(actor.locale, key, name=row.name, reader=user(reader))
        return Outcome(Card(text=text), private=True)

    async def delete(self, actor: Actor, guild: int, name: str | None) -> Outcome:
        """Ask once before one's own sheet is deleted."""
        row = await self.find(actor, guild, name)
        note, button = self.services.renderer.note, self.services.renderer.button
        rows = (
            (
                Button(id=f"{SHEETS}drop|{row.name}", label=button(actor.locale, "delete"), style="danger"),
                Button(id=f"{SHEETS}keep|{row.name}", label=button(actor.locale, "keep")),
            ),
        )
        return Outcome(Card(text=note(actor.locale, "sheet-delete", name=row.name), rows=rows), private=True)

    # ---- what is offered while one types

    def offers(self, ruleset: str, option: str, locale: str) -> list[tuple[str, str]]:
        """(label, value) of what an option of making or equipping somebody may say in a game."""
        rules = self.services.rules(ruleset)
        return self.services.worded(rules, rules.sheets.offers(option, locale), option, locale)

    # ---- buttons and forms

    async def press(
        self,
        actor: Actor,
        guild: int,
        channel: int,
        custom_id: str,
        said: Mapping[str, str],
    ) -> Outcome:
        """A component or a form of the shelf was used; *said* is what was filled in. Raises `Refused`."""
        if len(custom_id) >= LONGEST_ID:
            # Ours are shorter; of a longer one no button could be made that opens the form again.
            raise Refused("moment-passed")
        parts: list[str] = custom_id.removeprefix(SHEETS).split("|", 2)
        if parts[0] in _OF_A_GAME and parts[1:] and parts[1] not in self.services.rulesets:
            # No button of ours names a game that there is not.
            raise Refused("moment-passed")
        match parts:
            case [("edit" | "again") as verb, group, name]:
                return await self._open_group(actor, guild, group, name, again=verb == "again")
            case ["said", group, name]:
                again = f"{SHEETS}again|{group}|{name}"
                return await self._tried(
                    actor, guild, again, said, lambda: self._amend(actor, guild, group, name, said, channel)
                )
            case [("new" | "anew") as verb, game]:
                drafted = await self._drafted(actor, guild, f"{SHEETS}anew|{game}") if verb == "anew" else {}
                return self._form(actor, self._new_form(actor, game, drafted))
            case ["made", game]:
                args = {name: text.strip() for name, text in said.items() if text.strip()}
                return await self._tried(
                    actor, guild, f"{SHEETS}anew|{game}", said, lambda: self._make(actor, guild, game, args, channel)
                )
            case ["retext", game]:
                drafted = await self._drafted(actor, guild, f"{SHEETS}retext|{game}")
                form = self.services.renderer.text_form(
                    actor.locale, ident=f"{SHEETS}read|{game}", value=drafted.get("text", "")[:LONGEST_TEXT]
                )
                return self._form(actor, form)
            case ["read", game]:
                text = said.get("text", "").encode()
                return await self._tried(
                    actor,
                    guild,
                    f"{SHEETS}retext|{game}",
                    said,
                    lambda: self.import_text(actor, guild, text, ruleset=game, channel=channel),
                )
            case [("drop" | "keep") as verb, *rest]:
                return await self._dropped(actor, guild, "|".join(rest), drop=verb == "drop")
            case ["copy", owner, name]:
                return await self._copy(actor, guild, bounds.number(owner), name, channel)
            case _:
                pass
        raise Refused("moment-passed")

    async def _open_group(self, actor: Actor, guild: int, group: str, name: str, *, again: bool) -> Outcome:
        row = await self._own(actor, guild, name)
        sheets = self.services.rules(row.ruleset).sheets
        if group not in sheets.groups():
            raise Refused("moment-passed")
        blanks = sheets.blanks(group, row.body, actor.locale)
        if again:
            drafted = await self._drafted(actor, guild, f"{SHEETS}again|{group}|{name}")
            blanks = _filled(blanks, {sheets.field_today(each): text for each, text in drafted.items()})
        form = self.services.renderer.sheet_form(
            row.ruleset,
            blanks,
            actor.locale,
            ident=f"{SHEETS}said|{group}|{row.name}",
            group=group,
            proposed=self._proposed(row),
        )
        return self._form(actor, form)

    async def _amend(
        self, actor: Actor, guild: int, group: str, name: str, said: Mapping[str, str], channel: int
    ) -> Outcome:
        row = await self._own(actor, guild, name)
        sheets = self.services.rules(row.ruleset).sheets
        fields = sheets.groups().get(group, ())
        # A form may have been open since before an upgrade.
        called = ((sheets.field_today(field), text) for field, text in said.items())
        told = {field: text for field, text in called if field in fields}
        new_name, body = sheets.amend(row.body, told, actor.locale)
        return await self._changed_to(actor, row, new_name, body, fields, channel)

    async def _changed_to(
        self, actor: Actor, row: SheetRow, name: str, body: str, looked_at: Sequence[str], channel: int
    ) -> Outcome:
        """One's own sheet reads otherwise: keep it, say what changed, and tell the encounters that play it."""
        sheets = self.services.rules(row.ruleset).sheets
        if not looked_at:
            # What somebody has put otherwise, he has looked at.
            looked_at = tuple(_differing(sheets.groups(), sheets.blanks, row.body, body))
        after = self._changed(row, name, body, looked_at)
        await self._keep(actor, row.guild, after, old=row.name, anew=False)
        following, offered = await self._followed(actor, row, after)
        changes = self._changes_between(row, after, actor.locale)
        note = self.services.renderer.note
        remark = note(actor.locale, "sheet-changes" if changes else "sheet-unchanged", what=Ready(changes))
        remark += self._idle(actor, after, known=sheets.idle(row.body, actor.locale))
        if following:
            remark += "\n" + note(actor.locale, "sheet-taken-over")
        if offered:
            remark += "\n" + note(actor.locale, "sheet-offered", count=offered)
        return Outcome(await self._card(actor, after, channel, remark), private=True, update=True)

    def _changes_between(self, before: SheetRow, after: SheetRow, locale: str) -> str:
        sheets = self.services.rules(before.ruleset).sheets
        old, new = (
            [each for group in sheets.groups() for each in sheets.blanks(group, row.body, locale)]
            for row in (before, after)
        )
        return self.services.renderer.changes(before.ruleset, old, new, locale)

    async def _make(self, actor: Actor, guild: int, game: str, args: dict[str, str], channel: int) -> Outcome:
        if "name" not in args:
            raise Refused("sheet-missing", field="name")
        return await self.create(actor, guild, args, ruleset=game, channel=channel)

    async def _dropped(self, actor: Actor, guild: int, name: str, *, drop: bool) -> Outcome:
        row = await self._own(actor, guild, name)
        if drop:
            await self._delete(row)
        text = self.services.renderer.note(actor.locale, "sheet-deleted" if drop else "sheet-kept", name=row.name)
        return Outcome(Card(text=text), private=True, update=True)

    async def _copy(self, actor: Actor, guild: int, owner: int, name: str, channel: int) -> Outcome:
        theirs = [row for row in await self.shared(actor, guild) if (row.owner, row.name) == (owner, name)]
        if not theirs:
            raise Refused("not-shared", name=name)
        row = await self._still(theirs[0], actor)
        mine = self._row(actor, guild, row.name, row.ruleset, row.body, self._proposed(row))
        return await self._kept(actor, await self._keep(actor, guild, mine, anew=True), "sheet-copied", channel)

    async def _own(self, actor: Actor, guild: int, name: str) -> SheetRow:
        """*actor*'s sheet of exactly that name: what a button or a form is about."""
        row = await self.services.store.sheet(guild, actor.user, name)
        if row is None:
            raise Refused("sheet-gone", name=name)
        return row

    async def _tried(
        self,
        actor: Actor,
        guild: int,
        again: str,
        said: Mapping[str, str],
        work: Callable[[], Awaitable[Outcome]],
    ) -> Outcome:
        """Do *work* with what was *said*; what is wrong is told with a button that opens the form *again* as it was
        filled in."""
        try:
            outcome = await work()
        except Refused as refused:
            await self._draft(actor, guild, again, dict(said))
            verb, rest = again.removeprefix(SHEETS).split("|", 1)
            game = rest
            if verb == "again":
                row = await self.services.store.sheet(guild, actor.user, rest.split("|", 1)[1])
                game = "" if row is None else row.ruleset
            renderer = self.services.renderer
            text = renderer.refusal(actor.locale, renderer.sheet_fault(game, refused, actor.locale))
            correct = Button(id=again, label=renderer.button(actor.locale, "correct"), style="primary")
            kept = renderer.note(actor.locale, "sheet-draft-kept")
            return Outcome(Card(text=f"{text}\n{kept}", rows=((correct,),)), private=True, update=True)
        await self._draft(actor, guild, again, None)
        return outcome

    # ---- cards

    def _new_form(self, actor: Actor, game: str, drafted: Mapping[str, str] | None = None) -> Form:
        rules = self.services.rules(game)
        blanks = _filled(rules.sheets.blanks(NEW, None, actor.locale), drafted or {})
        return self.services.renderer.sheet_form(
            rules.id, blanks, actor.locale, ident=f"{SHEETS}made|{rules.id}", group=NEW
        )

    def _form(self, actor: Actor, form: Form) -> Outcome:
        late = Card(text=self.services.renderer.note(actor.locale, "form-late"))
        return Outcome(late, private=True, form=form)

    def _text(self, row: SheetRow, actor: Actor) -> str:
        facts = self.services.rules(row.ruleset).sheets.facts(row.body, actor.locale)
        return self.services.renderer.sheet(row.ruleset, facts, actor.locale).text

    async def _card(self, actor: Actor, row: SheetRow, channel: int, remark: str = "") -> Card:
        sheets = self.services.rules(row.ruleset).sheets
        return self.services.renderer.sheet_card(
            row.ruleset,
            self._text(row, actor),
            actor.locale,
            name=row.name,
            groups={group: sheets.blanks(group, row.body, actor.locale) for group in sheets.groups()},
            proposed=self._proposed(row),
            remark=remark,
            encounter=await self._open_encounter(actor, row, channel),
        )

    async def _kept(self, actor: Actor, row: SheetRow, key: str, channel: int) -> Outcome:
        remark = self.services.renderer.note(actor.locale, key, name=row.name) + self._idle(actor, row)
        return Outcome(await self._card(actor, row, channel, remark), private=True, update=True)

    def _idle(self, actor: Actor, row: SheetRow, *, known: Sequence[str] = ()) -> str:
        """What of the sheet has no effect in its game, told once: all but what is *known*."""
        found = self.services.rules(row.ruleset).sheets.idle(row.body, actor.locale)
        names = [each for each in found if each not in known]
        return "\n" + self.services.renderer.note(actor.locale, "sheet-idle", names=names) if names else ""

    # ---- encounters (see `Shelf`)

    async def _open_encounter(self, actor: Actor, row: SheetRow, channel: int) -> str | None:
        """The encounter of *channel* that the character may enter."""
        return None

    async def _followed(self, actor: Actor, before: SheetRow, after: SheetRow) -> tuple[int, int]:
        """Tell the encounters that play a copy of a sheet how it was changed: how many follow it, how many may."""
        return 0, 0


def _filled(blanks: Sequence[Blank], said: Mapping[str, str]) -> list[Blank]:
    """*blanks* with what was typed in them before."""
    return [
        Blank(each.name, said.get(each.name, each.value), each.required, each.options, each.long) for each in blanks
    ]


def _differing(
    groups: Mapping[str, Sequence[str]], blanks: Callable[[str, str, str], Sequence[Blank]], before: str, after: str
) -> list[str]:
    """The fields that two sheets fill in differently."""
    found = []
    for group in groups:
        pairs = zip(blanks(group, before, "fr"), blanks(group, after, "fr"), strict=True)
        found += [old.name for old, new in pairs if old.value != new.value]
    return found


def _plain(name: str) -> str:
    """*name* as the name of a file.

    >>> _plain("Élodie l’Ancienne"), _plain("…")
    ('elodie-lancienne', 'sheet')
    """
    letters = unicodedata.normalize("NFKD", name.casefold()).encode("ascii", "ignore").decode()
    return "-".join("".join(c if c.isalnum() else " " for c in letters).split())[:40] or "sheet"


__all__ = ["SHEETS", "Editing"]
