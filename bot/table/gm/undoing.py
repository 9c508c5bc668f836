"""Taking rulings back: first what would be taken back is said, in words; then it is done, and the clock is held.

A ruling goes as a whole: an act with the reactions that have interrupted it (`bot.kernel.marks`). Line by line goes who
presses the button of a line in the panel.

A preview names the line it goes back to and the last ruling it saw: when something was ruled meanwhile, whoever presses
is shown anew what would be taken back.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from bot.kernel import events as told
from bot.kernel import inputs as said
from bot.kernel.errors import Refused, ReplayMismatch
from bot.kernel.ruleset import Reader
from bot.render.cards import Button, Card
from bot.render.names import Ready
from bot.render.rulings import names_told
from bot.table.base.actor import Actor, Outcome
from bot.table.base.background import sliced
from bot.table.base.protocols import Opened, Remembered, Submitting
from bot.table.base.session import Aside, Opening
from bot.table.hearing import authority
from bot.table.hearing.authority import becoming_gm, presiding
from bot.table.keeping.recovery import remember, shown_in

log = logging.getLogger(__name__)

STAND, ASK, PLAIN = "stand", "ask", "plain"
"""What becomes of secret answers that were revealed in what is undone: they stand, or are asked again; PLAIN where none
were."""


@dataclass(frozen=True, slots=True)
class Ruled:
    """A ruling on the way to where the encounter stands: its line, the line before it, and its words."""

    line: int
    before: int
    text: str


class Undoable(Submitting, Remembered, Opened, Protocol):
    """One encounter, as far as going back needs it."""


class Undoing:
    """Going back at one table, and looking back for that."""

    def __init__(self, table: Undoable) -> None:
        self._table = table
        self.remembering = asyncio.Lock()

    async def preview(
        self, actor: Actor, count: int = 1, *, to: int | None = None, remark: str = "", update: bool = False
    ) -> Outcome:
        """What undoing the last *count* rulings, or all after line *to*, would take back; privately, with buttons."""
        table = self._table
        authority.check_gm(table.session, actor)
        if table.ended:
            raise Refused("encounter-ended")
        by_line = to is not None
        if to is None:
            to = await self._back(count)
        elif table.engine.mark(to) is None:
            await self.remember_everything()
        if to is None:
            raise Refused("nothing-to-undo")
        undone = await self.rulings_since(actor, to)
        if not undone:
            raise Refused("nothing-to-undo")
        note, locale = table.services.renderer.note, actor.locale
        lines = [remark] if remark else []
        lines.append(
            table.services.renderer.undo_preview(locale, [f"`{each.line}` {each.text}" for each in reversed(undone)])
        )
        if not by_line and len(undone) > count:
            lines.append(note(locale, "undo-whole"))
        begins = f"gu|{table.id}|{to}|{undone[0].line}"
        if await self._revealed(to):
            lines.append(note(locale, "undo-secrets"))
            ways = [(STAND, "button-undo-stand"), (ASK, "button-undo-ask")]
        else:
            ways = [(PLAIN, "button-undo-confirm")]
        say = table.services.renderer.texts.say
        buttons = [Button(id=f"{begins}|{way}", label=say(locale, key), style="danger") for way, key in ways]
        buttons.append(Button(id=f"gl|{table.id}", label=say(locale, "button-undo-leave")))
        return Outcome(Card(text="\n".join(lines)[:1_990], rows=(tuple(buttons),)), private=True, update=update)

    async def press(self, actor: Actor, to: int, last: int, way: str) -> Outcome:
        """[Undo] below a preview that saw *last* as the last ruling."""
        table = self._table
        authority.check_gm(table.session, actor)
        if table.ended:
            raise Refused("encounter-ended")
        if table.engine.mark(to) is None:
            await self.remember_everything()
        undone = self._lines_since(to)
        if not undone or table.engine.mark(to) is None:
            raise Refused("moment-passed")
        if undone[0] != last:
            meanwhile = table.services.renderer.note(actor.locale, "undo-meanwhile")
            return await self.preview(actor, to=to, remark=meanwhile, update=True)
        answers = await self._revealed(to) if way == STAND else {}
        remark = presiding(table, actor)

        def taking_back() -> said.Undo:
            if table.ended:
                raise Refused("encounter-ended")
            if self._lines_since(to)[:1] != [last]:
                raise Refused("moment-passed")
            return said.Undo(actor.user, to, again=way == ASK, answers=answers)

        await table.submit(taking_back, actor, quiet=True, remark=remark, aside=self.going_back(actor, to, remark))
        done = table.services.renderer.note(actor.locale, "undo-done", count=len(undone))
        return Outcome(Card(text=done), private=True, update=True)

    def leave_it(self, actor: Actor) -> Outcome:
        """[Leave it] below a preview."""
        return Outcome(
            Card(text=self._table.services.renderer.note(actor.locale, "undo-left")), private=True, update=True
        )

    async def undo(self, actor: Actor, count: int = 1) -> Outcome:
        """Take back the last *count* rulings without asking, then hold. Secret answers are asked again."""
        table = self._table
        remark = presiding(table, actor)
        to = await self._back(count)

        def taking_back() -> said.Undo:
            if table.ended:
                # The seed is public: what is rolled from now on could be known beforehand.
                raise Refused("encounter-ended")
            to = table.engine.rulings_back(count)
            if to is None:
                raise Refused("nothing-to-undo")
            return said.Undo(actor.user, to, again=True)

        return await table.submit(taking_back, actor, remark=remark, aside=self.going_back(actor, to, remark))

    async def redo(self, actor: Actor) -> Outcome:
        """Take the last undo back."""
        table = self._table
        remark = presiding(table, actor)
        if not table.committed.standing.redo:
            raise Refused("nothing-to-redo")
        to = table.committed.standing.redo[-1]
        if table.engine.mark(to) is None:
            await self.remember_everything()

        def restoring() -> said.Redo:
            if not table.committed.standing.redo:
                raise Refused("nothing-to-redo")
            return said.Redo(actor.user, table.committed.standing.redo[-1])

        return await table.submit(restoring, actor, remark=remark, aside=self.going_back(actor, to, remark))

    # ---- looking back

    async def rulings_since(self, actor: Actor, to: int, most: int = 50) -> list[Ruled]:
        """The rulings in force after line *to*, the newest first, in words for *actor*; at most *most*."""
        table = self._table
        found: list[Ruled] = []
        reader = Reader(actor.user, authority.is_gm(table.session, actor))
        gone: dict[str, str] = {}
        for line in self._lines_since(to)[:most]:
            entry = await table.services.store.entry(table.id, line)
            mark = table.engine.mark(line)
            if entry is None or mark is None:
                continue
            events = shown_in(table.engine.codec, entry)
            if reader.gm:
                # Whoever has left since stands in the lines before that.
                gone |= names_told(each.event for each in events)
            text = table.services.renderer.ruling(
                table.ruleset, table.committed.state, events, reader, actor.locale, anything=True, gone=gone
            )
            found.append(Ruled(line, mark.parent, text or self._unsaid(line, [each.event for each in events], actor)))
        return found

    def _unsaid(self, line: int, events: Sequence[Any], actor: Actor) -> str:
        """A ruling that is told to nobody (an occasion was let pass): who has answered what; else where it stands."""
        table, renderer = self._table, self._table.services.renderer
        for each in events:
            if isinstance(each, told.DecisionClosed) and each.how in ("answered", "default"):
                words = renderer.game_words(table.ruleset, table.committed.state, actor.locale)
                kind = words.word("question", each.kind)
                return words.say("note-ruling-answered", who=each.who, kind=Ready(kind), how=each.how)
        return renderer.note(actor.locale, "ruling-unsaid", line=line)

    def _lines_since(self, to: int) -> list[int]:
        """The lines after *to* that ruled something, on the way to where the encounter stands, the newest first; none
        when *to* is not on that way, as far as it is remembered."""
        found: list[int] = []
        at = self._table.committed.standing.at
        while at > to:
            mark = self._table.engine.mark(at)
            if mark is None:
                return []
            if mark.ruled:
                found.append(at)
            at = mark.parent
        return found if at == to else []

    async def lines_back(self, most: int) -> list[int]:
        """The last *most* lines in force that ruled something, the newest first."""
        engine = self._table.engine
        for again in (False, True):
            found: list[int] = []
            at = self._table.committed.standing.at
            while at > 0 and len(found) < most and (mark := engine.mark(at)) is not None:
                if mark.ruled:
                    found.append(at)
                at = mark.parent
            if again or at <= 0 or len(found) == most:
                break
            await self.remember_everything()
        return found

    async def before(self, line: int) -> int | None:
        """The line on which *line*, which is in force, was built; None where nobody knows it any more."""
        for again in (False, True):
            mark = self._table.engine.mark(line)
            parent = None if mark is None or mark.parent < 0 else mark.parent
            if parent is not None and self._table.engine.mark(parent) is not None:
                return parent
            if not again:
                await self.remember_everything()
        return None

    async def _back(self, count: int) -> int | None:
        table = self._table
        to = table.engine.rulings_back(count)
        if to is None or table.engine.mark(to) is None:
            await self.remember_everything()
            to = table.engine.rulings_back(count)
        return to

    async def _revealed(self, to: int) -> dict[str, dict[str, str]]:
        """The secret questions that stood at line *to* and were settled since, by people: their answers, which are
        known."""
        table = self._table
        mark = table.engine.mark(to)
        if mark is None:
            return {}
        secret = {each.id for each in mark.frame.standing.questions if each.secret and each.id}
        found: dict[str, dict[str, str]] = {}
        at = table.committed.standing.at
        while secret and at > to and (passed := table.engine.mark(at)) is not None:
            entry = await table.services.store.entry(table.id, at)
            for _, closed in () if entry is None else shown_in(table.engine.codec, entry):
                if isinstance(closed, told.DecisionClosed) and closed.question in secret and closed.how != "withdrawn":
                    found[closed.question] = dict(closed.choice)
            at = passed.parent
        return found

    def going_back(self, actor: Actor, to: int | None, remark: str | None = None) -> Aside:
        """What goes back to line *to* with the encounter: the tempo as it was there. *remark*: see `becoming_gm`."""
        mark = None if to is None else self._table.engine.mark(to)
        table: Mapping[str, str] = {} if mark is None else mark.frame.standing.table
        # Only where it was changed at this table: else it is as at the opening, or as somebody set it beside.
        if mark is None or "tempo" not in {**self._table.committed.standing.table, **table}:
            return becoming_gm(actor, remark)
        opened = Opening.model_validate_json(self._table.row.opening).tempo
        return becoming_gm(actor, remark, tempo=table.get("tempo", opened))

    async def remember_everything(self) -> None:
        """Read the whole journal: an undo may go back beyond a restart. Meanwhile the encounter goes on; what is ruled
        by then is remembered already."""
        table = self._table
        async with self.remembering:
            if table.engine.mark(0) is not None:
                # Somebody else has just asked.
                return
            entries = [entry async for entry in table.services.store.journal(table.id)]
            first = await table.services.store.snapshot_before(table.id, 0)
            try:
                async for _ in sliced(remember(table.engine, table.ruleset, table.row, first, entries)):
                    pass
            except ReplayMismatch as trouble:
                # What is remembered so far has to do.
                log.warning("encounter %s: its journal does not lead on from the opening (%s)", table.id, trouble)
