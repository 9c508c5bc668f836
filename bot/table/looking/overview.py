"""Everybody's looking: where things stand, what is to come, and what was ruled and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from bot.kernel.errors import Refused
from bot.kernel.frame import Told
from bot.render.cards import Button, Card
from bot.render.names import shorten
from bot.table.base.actor import Actor, Outcome
from bot.table.base.settings_pages import theme
from bot.table.gm.undoing import Undoing
from bot.table.hearing import authority
from bot.table.keeping.recovery import shown_in
from bot.table.looking import chronicle
from bot.table.message import boards
from bot.table.message.living import LONGEST
from bot.table.message.postman import Postman
from bot.table.message.readable_past import readable
from bot.table.saying.answering import Answering
from bot.table.saying.plans import Plans

MOST_BACK = 40
"""So many lines back a ruling is looked for that its reader may read."""


class LookedAt(chronicle.Past, Protocol):
    """One encounter, as far as looking needs it."""

    @property
    def postman(self) -> Postman: ...

    @property
    def answering(self) -> Answering: ...

    @property
    def undoing(self) -> Undoing: ...

    @property
    def plans(self) -> Plans: ...


class Looking:
    """What may be looked at of one table."""

    def __init__(self, table: LookedAt) -> None:
        self._table = table

    async def status(self, actor: Actor) -> Outcome:
        """Where things stand, for this reader alone; and what he is asked, to be answered there. Where the message that
        asks him was deleted, it is posted anew."""
        table = self._table
        card = self._combatant_card(actor)
        if asked := table.answering.asked_of(actor):
            table.postman.look_again({table.session.asked[each.id].slot for each, _ in asked})
            panel = table.answering.panel(asked, actor)
            text = f"{shorten(card.text, LONGEST - len(panel.text) - 2)}\n\n{panel.text}"
            card = card.model_copy(update={"text": text, "rows": (*panel.rows, *card.rows)[:5]})
        return Outcome(card, private=True)

    async def own_card(self, actor: Actor, remark: str) -> Outcome:
        """Where a private card's button was pressed: *remark*, and the card as it is by now."""
        card = (await self.status(actor)).card
        text = f"{shorten(remark, LONGEST // 2)}\n\n{card.text}"
        return Outcome(card.model_copy(update={"text": shorten(text, LONGEST)}), private=True, update=True)

    def _combatant_card(self, actor: Actor) -> Card:
        table = self._table
        reader = table.reader(actor)
        mine = {p.id for p in authority.own(table.people(), table.session, actor)}
        questions = [q for q, _ in table.questions() if q.who in mine or (reader.gm and not q.secret)]
        card = table.services.renderer.fighter(
            table.view(reader), reader, questions, actor.locale, held=table.committed.standing.pause
        )
        planned = [lines for each in mine if (lines := table.plans.lines(actor, each))]
        text = "\n".join([card.text, *planned])
        rows = (*self._orders_buttons(actor), *self._body_buttons(actor))
        card = card.model_copy(update={"text": shorten(text, LONGEST), "rows": rows})
        trouble = self._trouble(actor) if reader.gm else ""
        why = authority.nobody(table.people(), table.session, actor)
        if not mine and not reader.gm and why.key == "on-autopilot":
            said = table.services.renderer.refusal(actor.locale, why)
            return card.model_copy(update={"text": said, "rows": ()})
        if not mine and not reader.gm:
            # Who plays nobody finds the door here: the tracker stands below everything, the opening far above.
            label = table.services.renderer.button(actor.locale, "join")
            card = card.model_copy(update={"rows": ((Button(id=f"j|{table.id}", label=label, style="success"),),)})
        return card.model_copy(update={"text": f"{trouble}\n{card.text}"[:2_000]}) if trouble else card

    def _orders_buttons(self, actor: Actor) -> tuple[tuple[Button, ...], ...]:
        """A way to all that *actor* may say, and to the standing orders of each combatant that he plays, where the game
        knows any; of a single one to his plan, too."""
        table = self._table
        mine = [
            each
            for each in table.people()
            if each.player == actor.user
            and not each.out
            and table.ruleset.form(table.committed.state, "orders", each.id) is not None
        ][:4]
        note = table.services.renderer.note
        key = "button-orders" if len(mine) < 2 else "button-orders-of"
        labels = [note(actor.locale, key, name=each.name)[:80] for each in mine]
        buttons = tuple(
            Button(id=f"v|{table.id}|{each.id}", label=label) for each, label in zip(mine, labels, strict=True)
        )
        if len(mine) == 1 and table.plans.possible(mine[0].id):
            buttons = (*buttons, Button(id=f"pl|{table.id}|{mine[0].id}", label=note(actor.locale, "button-plan")))
        if buttons and table.committed.standing.begun:
            buttons = (Button(id=f"ac|{table.id}", label=note(actor.locale, "button-act"), style="primary"), *buttons)
        return (buttons,) if buttons else ()

    def _body_buttons(self, actor: Actor) -> tuple[tuple[Button, ...], ...]:
        """A way to the body of each combatant that *actor* plays, where the game has bodies."""
        table = self._table
        mine = [
            each
            for each in table.people()
            if each.player == actor.user
            and boards.body_of(table.ruleset, table.committed.state, each.id, table.reader(actor)) is not None
        ][:5]
        key = "button-body" if len(mine) < 2 else "button-body-of"
        note = table.services.renderer.note
        buttons = (
            Button(id=boards.body_press(table.id, each.id), label=note(actor.locale, key, name=each.name)[:80])
            for each in mine
        )
        return (tuple(buttons),) if mine else ()

    def _trouble(self, actor: Actor) -> str:
        """What the GM must know: why the clock stopped by itself, and which input was set aside."""
        table = self._table
        note = table.services.renderer.note
        told = []
        if table.session.trouble is not None:
            told.append(note(actor.locale, "trouble-lost", what=table.session.trouble))
        if table.session.set_aside is not None:
            told.append(note(actor.locale, "trouble-set-aside", what=table.session.set_aside[:300]))
        return "\n".join(told)

    async def timeline(self, actor: Actor) -> Outcome:
        """What is under way and to come, as this reader may know it."""
        table = self._table
        renderer, view = table.services.renderer, table.view(table.reader(actor))
        picture = renderer.timeline_picture(view, actor.locale, theme(table.committed.standing.table))
        return Outcome(renderer.timeline(view, actor.locale), private=True, picture=picture)

    async def ground(self, actor: Actor) -> Outcome:
        """Who stands where, as this reader may see it. Raises `Refused` (`no-map`)."""
        table = self._table
        renderer, reader = table.services.renderer, table.reader(actor)
        view = table.view(reader)
        if view.ground is None or not view.ground.figures:
            raise Refused("no-map")
        picture = renderer.ground_picture(view, reader, actor.locale, theme(table.committed.standing.table))
        return Outcome(renderer.ground(view, actor.locale), private=True, picture=picture)

    async def body(self, actor: Actor, who: str) -> Outcome:
        """The body of *who*, as this reader may see it. Raises `Refused` (`no-body`)."""
        table = self._table
        renderer, reader = table.services.renderer, table.reader(actor)
        found = boards.body_of(table.ruleset, table.committed.state, who, reader)
        if found is None:
            raise Refused("no-body")
        view = table.view(reader)
        picture = renderer.body_picture(view, found, actor.locale, theme(table.committed.standing.table))
        return Outcome(renderer.body(view, found, actor.locale), private=True, picture=picture)

    async def why_of_all(self, actor: Actor, lines: Sequence[int]) -> Outcome:
        """The sums and rule ids behind the rulings of *lines*, the newest first, as this reader may see them."""
        nothing = self._table.services.renderer.texts.say(actor.locale, "why-nothing")
        found = [await self._why(actor, line) for line in sorted(set(lines), reverse=True)]
        told = [each for each in found if each != nothing] or [nothing]
        return Outcome(Card(text=shorten("\n\n".join(told), LONGEST)), private=True)

    async def why(self, actor: Actor, line: int | None = None) -> Outcome:
        """The sums and rule ids behind the rulings of *line* (the last one that ruled), as this reader may see them."""
        table = self._table
        if line is not None:
            return Outcome(Card(text=await self._why(actor, line)), private=True)
        text = nothing = table.services.renderer.texts.say(actor.locale, "why-nothing")
        at = await self._last_ruling()
        for _ in range(MOST_BACK):
            # What this reader may not read was no ruling for him.
            text = await self._why(actor, at)
            mark = table.engine.mark(at)
            if text != nothing or mark is None or mark.parent <= 0:
                break
            at = mark.parent
        return Outcome(Card(text=text), private=True)

    async def _why(self, actor: Actor, line: int) -> str:
        table = self._table
        entry = await table.services.store.entry(table.id, line)
        if entry is None:
            raise Refused("no-such-ruling")
        told: Sequence[Told] = shown_in(table.engine.codec, entry)
        reader = table.reader(actor)
        if not reader.gm:
            if table.engine.mark(entry.line.parent) is None:
                await table.undoing.remember_everything()
            if (before := table.engine.mark(entry.line.parent)) is not None:
                told = readable(table.ruleset, before.frame.state, told, reader)
        return table.services.renderer.why(table.ruleset, table.committed.state, told, reader, actor.locale)

    async def _last_ruling(self) -> int:
        table = self._table
        at = table.committed.standing.at
        while at > 0:
            mark = table.engine.mark(at)
            if mark is None:
                break
            if mark.ruled:
                return at
            at = mark.parent
        if at <= 0:
            raise Refused("no-such-ruling")
        return at

    async def log(self, actor: Actor, page: int = 1) -> Outcome:
        """The last rulings in words, newest page first, as this reader may see them."""
        return await chronicle.log_page(self._table, actor, page)

    async def export(self, actor: Actor, form: str = "journal") -> Outcome:
        """The encounter as a file, as this reader may know it: its journal, or its story."""
        return await chronicle.exported(self._table, actor, form)
