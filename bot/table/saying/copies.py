"""What an encounter plays is a copy of a sheet: from which one, what was changed on it since, and what playing wore
down.

A change of a sheet is offered to the game master, who sees it before he applies it; the copy follows by an input like
any other. The wounds go the other way, at the end, when its owner or the game master says so (`bot.shelf`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Protocol

from bot.kernel.errors import Refused
from bot.kernel.ruleset import Person
from bot.render.cards import Button, Card
from bot.render.names import user
from bot.store import SheetRow
from bot.table.base.actor import Actor, Outcome
from bot.table.base.protocols import Submitting
from bot.table.base.session import Aside, Copy
from bot.table.hearing import authority
from bot.table.hearing.authority import becoming_gm, presiding
from bot.table.hearing.meaning import Meaning
from bot.table.message.notices import calling
from bot.table.message.telling import Telling, tell
from bot.table.time.asides import called as called_now
from bot.table.time.asides import without

FIELDS, BODY = "fields", "sheet"
"""What a change holds beside figures: fields of the sheet, parted by commas, and the sheet that says them."""


class Played(Telling, Submitting, Protocol):
    """One encounter, as far as its copies of sheets need it."""

    @property
    def meaning(self) -> Meaning: ...

    @property
    def ended(self) -> bool: ...


class Copies:
    """The copies of sheets that are played at one table."""

    def __init__(self, table: Played) -> None:
        self._table = table

    def copy_of(self, person: Person) -> Copy | None:
        """The sheet from which *person* was made, whoever plays it by now."""
        copy = self._table.session.copies.get(person.id)
        # Somebody who was not made of it may have come by the id of one who left.
        same = copy is not None and (copy.player == person.player or copy.name == person.name)
        return copy if same else None

    def plays(self, actor: Actor, owner: int, sheet: str) -> bool:
        """Whether *actor* plays a copy of *owner*'s *sheet* here."""
        copies = [self.copy_of(each) for each in self._table.people() if each.player == actor.user]
        return any(copy is not None and (copy.owner, copy.sheet) == (owner, sheet) for copy in copies)

    # ---- a sheet that changes during the encounter

    async def renew(self, actor: Actor, owner: int, called: str, sheet: str, body: str) -> int:
        """Before the encounter begins: make the copies of *owner*'s *sheet*, until now *called* so, anew. How many."""
        mine = self._copies(owner, called)
        for who in mine:

            def renewing(who: str = who) -> Any:
                return self._table.meaning.composed("renew", actor, {"who": who, "sheet": body})

            silent = replace(actor, interaction=None, token=None)
            await self._table.submit(renewing, silent, quiet=True, aside=Aside(called=(tuple(mine), sheet)))
        return len(mine)

    async def offer(
        self, owner: int, called: str, sheet: SheetRow, figures: Mapping[str, int], fields: Sequence[str]
    ) -> int:
        """*owner*'s *sheet*, until now *called* so, was changed: offer the game master to have its copies follow it,
        in *figures* and in what else its *fields* say. The channel learns neither. How many copies there are."""
        table = self._table
        async with table.lock:
            mine = [] if table.ended else self._copies(owner, called)
            session = called_now(table.session, tuple(mine), sheet.name)
            told: dict[bool, list[str]] = {False: [], True: []}
            for each in table.people():
                if each.id not in mine:
                    continue
                known = session.changes.get(each.id)
                changed: dict[str, int | str] = {**(known or {}), **figures}
                both = [*str(changed.get(FIELDS) or "").split(","), *fields]
                if wanted := ",".join(dict.fromkeys(filter(None, both))):
                    changed |= {FIELDS: wanted, BODY: sheet.body}
                changes = {**session.changes, each.id: changed}
                session = session.model_copy(update={"changes": changes})
                # What is hidden is not spoken of in the channel: the screen shows it, or the panel in its place.
                if known is None and (not each.hidden or session.screen is not None):
                    told[each.hidden].append(
                        table.services.renderer.note(table.locale, "sheet-changed", name=each.name)
                    )
            if mine and not any(told.values()):
                await table.amend(session)
            for screen, lines in told.items():
                if lines:
                    calls = () if owner in session.gms else calling(table, session.gms[0])
                    text = "\n".join((f"{user(session.gms[0])} {lines[0]}", *lines[1:]))
                    await tell(table, session, text, calls=calls, screen=screen)
                    session = table.session
            return len(mine)

    def _copies(self, owner: int, sheet: str) -> list[str]:
        """The ids of those who were made from *owner*'s *sheet*."""
        pairs = [(each.id, self.copy_of(each)) for each in self._table.people()]
        return [who for who, copy in pairs if copy is not None and (copy.owner, copy.sheet) == (owner, sheet)]

    def panel(self, actor: Actor, who: str) -> Outcome:
        """What is so in the encounter, and what would be."""
        table = self._table
        person, changes = self._changed_one(actor, who)
        renderer = table.services.renderer
        now = table.ruleset.figures(table.committed.state, who)
        figures = {name: int(value) for name, value in changes.items() if name not in (FIELDS, BODY)}
        fields = [each for each in str(changes.get(FIELDS) or "").split(",") if each]
        listed = renderer.figures(table.ruleset.id, now, figures, actor.locale, fields)
        apply, leave = (renderer.button(actor.locale, each) for each in ("apply-change", "leave-change"))
        rows = (
            (
                Button(id=f"sa|{table.id}|{who}", label=apply, style="success"),
                Button(id=f"sl|{table.id}|{who}", label=leave),
            ),
        )
        text = f"{renderer.note(actor.locale, 'sheet-change', name=person.name)}\n{listed}"
        return Outcome(Card(text=text[:2_000], rows=rows), private=True)

    async def follow(self, actor: Actor, who: str) -> Outcome:
        """The combatant takes over what was changed on his sheet: an input, which can be undone."""
        table = self._table
        remark = presiding(table, actor)

        def following() -> Any:
            _, changes = self._changed_one(actor, who)
            return table.meaning.composed("fix-sheet", actor, {"who": who, **changes})

        aside = becoming_gm(actor, remark, followed=who)
        await table.submit(following, actor, quiet=True, remark=remark, aside=aside)
        return Outcome(
            Card(text=table.services.renderer.note(actor.locale, "sheet-followed")), private=True, update=True
        )

    async def leave(self, actor: Actor, who: str) -> Outcome:
        """The encounter goes on with the figures that it has."""
        table = self._table
        async with table.lock:
            person, _ = self._changed_one(actor, who)
            left = table.services.renderer.note(table.locale, "sheet-unfollowed", name=person.name)
            after = without(table.session, who)
            if person.hidden and table.session.screen is None:
                await table.amend(after)
            else:
                await tell(table, after, left, screen=person.hidden)
        return Outcome(
            Card(text=self._table.services.renderer.note(actor.locale, "sheet-left")), private=True, update=True
        )

    def _changed_one(self, actor: Actor, who: str) -> tuple[Person, Mapping[str, int | str]]:
        table = self._table
        presiding(table, actor)
        changes = table.session.changes.get(who)
        person = next((each for each in table.people() if each.id == who), None)
        if table.ended or changes is None or person is None:
            raise Refused("moment-passed")
        return person, changes

    # ---- what the encounter wore down

    def worn(self, actor: Actor) -> list[tuple[Copy, Mapping[str, Any]]]:
        """The copies whose wounds *actor* may have written back (all of them for the game master), and what is left of
        their points. Raises `Refused` (`encounter-not-over`, `no-wounds-of-yours`)."""
        table = self._table
        if not table.ended:
            raise Refused("encounter-not-over")
        gm = authority.is_gm(table.session, actor)
        copies = [(each, self.copy_of(each)) for each in table.people()]
        found = [
            (copy, table.ruleset.worn(table.committed.state, each.id))
            for each, copy in copies
            if copy is not None and (gm or actor.user == copy.owner)
        ]
        if not found:
            raise Refused("no-wounds-of-yours")
        return found
