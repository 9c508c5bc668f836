"""What an encounter plays is a copy of a sheet: from which one, what was changed on it since, and what the fight wore
down.

A change of a sheet is offered to the game master, who sees it before he applies it; the copy follows by an input like
any other. The wounds go the other way, at the end, when its owner or the game master says so (`bot.shelf`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.kernel.errors import Refused
from bot.kernel.ruleset import Person
from bot.render.cards import Button, Card
from bot.render.words import user
from bot.store import SheetRow
from bot.table import authority, screen
from bot.table.actor import Actor, Outcome
from bot.table.beside import called as called_now
from bot.table.beside import without
from bot.table.needed import CHANGED, SCREEN
from bot.table.sitting import Aside, Copy
from bot.table.speaking import Speaking

FIELDS, BODY = "fields", "sheet"
"""What a change holds beside figures: fields of the sheet, parted by commas, and the sheet that says them."""


class Copying(Speaking):
    """See `Core` for how an input is taken."""

    def copy_of(self, person: Person) -> Copy | None:
        """The sheet from which *person* was made, whoever plays it by now."""
        copy = self.sitting.copies.get(person.id)
        # Somebody who was not made of it may have come by the id of one who left.
        same = copy is not None and (copy.player == person.player or copy.name == person.name)
        return copy if same else None

    def plays(self, actor: Actor, owner: int, sheet: str) -> bool:
        """Whether *actor* plays a copy of *owner*'s *sheet* here."""
        copies = [self.copy_of(each) for each in self.people() if each.player == actor.user]
        return any(copy is not None and (copy.owner, copy.sheet) == (owner, sheet) for copy in copies)

    # ---- a sheet that changes during the fight

    async def renew_copies(self, actor: Actor, owner: int, called: str, sheet: str, body: str) -> int:
        """Before the encounter begins: make the copies of *owner*'s *sheet*, until now *called* so, anew. How many."""
        mine = self._copies(owner, called)
        for who in mine:

            def renewing(who: str = who) -> Any:
                return self._composed("renew", actor, {"who": who, "sheet": body})

            silent = replace(actor, interaction=None, token=None)
            await self.submit(renewing, silent, quiet=True, aside=Aside(called=(tuple(mine), sheet)))
        return len(mine)

    async def offer_change(
        self, owner: int, called: str, sheet: SheetRow, figures: Mapping[str, int], fields: Sequence[str]
    ) -> int:
        """*owner*'s *sheet*, until now *called* so, was changed: offer the game master to have its copies follow it,
        in *figures* and in what else its *fields* say. The channel learns neither. How many copies there are."""
        async with self.lock:
            mine = [] if self.ended else self._copies(owner, called)
            sitting = called_now(self.sitting, tuple(mine), sheet.name)
            gm, places = sitting.gms[0], []
            for each in self.people():
                if each.id not in mine:
                    continue
                known = sitting.changes.get(each.id)
                changed: dict[str, int | str] = {**(known or {}), **figures}
                both = [*str(changed.get(FIELDS) or "").split(","), *fields]
                if wanted := ",".join(dict.fromkeys(filter(None, both))):
                    changed |= {FIELDS: wanted, BODY: sheet.body}
                changes = {**sitting.changes, each.id: changed}
                sitting = sitting.model_copy(update={"changes": changes})
                # What is hidden is not spoken of in the channel: the screen shows it, or the panel in its place.
                if known is None and (not each.hidden or sitting.screen is not None):
                    text = self.house.renderer.note(self.locale, "sheet-changed", name=each.name)
                    see = screen.change_button(self, each.id, self.locale)
                    card = Card(text=f"{user(gm)} {text}", rows=((see,),), mentions=(gm,))
                    begins = f"{SCREEN}{CHANGED}" if each.hidden else CHANGED
                    places.append(self.postman.want(f"{begins}{each.id}:{self._next_offer()}", card))
            if mine:
                await self.amend(sitting, places)
            return len(mine)

    def _copies(self, owner: int, sheet: str) -> list[str]:
        """The ids of those who were made from *owner*'s *sheet*."""
        pairs = [(each.id, self.copy_of(each)) for each in self.people()]
        return [who for who, copy in pairs if copy is not None and (copy.owner, copy.sheet) == (owner, sheet)]

    def _next_offer(self) -> str:
        """A number that no offered change has had."""
        count = sum(slot.removeprefix(SCREEN).startswith(CHANGED) for slot in self.postman.places)
        return f"{self.last_line}.{count + 1}"

    def change_panel(self, actor: Actor, who: str) -> Outcome:
        """What is so in the fight, and what would be."""
        person, changes = self._changed_one(actor, who)
        renderer = self.house.renderer
        now = self.ruleset.figures(self.state, who)
        figures = {name: int(value) for name, value in changes.items() if name not in (FIELDS, BODY)}
        fields = [each for each in str(changes.get(FIELDS) or "").split(",") if each]
        listed = renderer.figures(self.ruleset.id, now, figures, actor.locale, fields)
        apply, leave = (renderer.button(actor.locale, each) for each in ("apply-change", "leave-change"))
        rows = (
            (
                Button(id=f"sa|{self.id}|{who}", label=apply, style="success"),
                Button(id=f"sl|{self.id}|{who}", label=leave),
            ),
        )
        text = f"{renderer.note(actor.locale, 'sheet-change', name=person.name)}\n{listed}"
        return Outcome(Card(text=text[:2_000], rows=rows), private=True)

    async def follow_change(self, actor: Actor, who: str) -> Outcome:
        """The combatant takes over what was changed on his sheet: an input, which can be undone."""
        remark = self._gm(actor)

        def following() -> Any:
            _, changes = self._changed_one(actor, who)
            return self._composed("fix-sheet", actor, {"who": who, **changes})

        aside = self._chaired(actor, remark, followed=who)
        await self.submit(following, actor, quiet=True, remark=remark, aside=aside)
        await self._settle(who, "sheet-followed")
        return Outcome(Card(text=self.house.renderer.note(actor.locale, "sheet-followed")), private=True, update=True)

    async def leave_change(self, actor: Actor, who: str) -> Outcome:
        """The fight goes on with the figures that it has."""
        self._changed_one(actor, who)
        await self._settle(who, "sheet-left")
        return Outcome(Card(text=self.house.renderer.note(actor.locale, "sheet-left")), private=True, update=True)

    async def _settle(self, who: str, key: str) -> None:
        """The offer is closed: its message says how."""
        async with self.lock:
            places = []
            for slot, place in self.postman.places.items():
                if slot.removeprefix(SCREEN).startswith(f"{CHANGED}{who}:") and place.card.rows:
                    text = place.card.text.partition("> ")[2]
                    card = Card(text=f"{text}\n{self.house.renderer.note(self.locale, key)}")
                    places.append(self.postman.want(slot, card, kind="edit"))
            await self.amend(without(self.sitting, who), places)

    def _changed_one(self, actor: Actor, who: str) -> tuple[Person, Mapping[str, int | str]]:
        self._gm(actor)
        changes = self.sitting.changes.get(who)
        person = next((each for each in self.people() if each.id == who), None)
        if self.ended or changes is None or person is None:
            raise Refused("moment-passed")
        return person, changes

    # ---- what the fight wore down

    def worn(self, actor: Actor) -> list[tuple[Copy, Mapping[str, Any]]]:
        """The copies whose wounds *actor* may have written back (all of them for the game master), and what is left of
        their points. Raises `Refused` (`fight-not-over`, `no-wounds-of-yours`)."""
        if not self.ended:
            raise Refused("fight-not-over")
        gm = authority.is_gm(self.sitting, actor)
        copies = [(each, self.copy_of(each)) for each in self.people()]
        found = [
            (copy, self.ruleset.worn(self.state, each.id))
            for each, copy in copies
            if copy is not None and (gm or actor.user == copy.owner)
        ]
        if not found:
            raise Refused("no-wounds-of-yours")
        return found


__all__ = ["Copying"]
