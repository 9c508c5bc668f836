"""What people can do at a table beside speaking for a combatant: the scene, the GM's hand, and everybody's looking."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any
from weakref import proxy

from bot.kernel import inputs as said
from bot.kernel.decisions import Scalar
from bot.kernel.dice import mix_digest
from bot.kernel.errors import Refused
from bot.kernel.frame import Told
from bot.kernel.values import fold
from bot.render.cards import Button, Card, Option, Select
from bot.render.words import shorten
from bot.table import authority, chronicle
from bot.table.actor import Actor, Outcome
from bot.table.copies import Copies
from bot.table.feed import read_faces
from bot.table.game_clock import GameClock
from bot.table.game_master import GameMaster
from bot.table.gm_panel import GmPanel
from bot.table.messages import LONGEST
from bot.table.readable_past import readable
from bot.table.recovery import shown_in
from bot.table.session import Aside
from bot.table.speaking import Speaking
from bot.table.suggesting import Suggestions
from bot.table.table_settings import Settings
from bot.table.undoing import Undoing

log = logging.getLogger(__name__)

MOST_BACK = 40
"""So many lines back a ruling is looked for that its reader may read."""


class Table(Speaking):
    """See `Core` for how an input is taken."""

    # ---- its parts. A part asks its table, and does not hold it: a table that falls asleep is gone at once.

    @cached_property
    def undoing(self) -> Undoing:
        """Going back."""
        return Undoing(proxy(self))

    @cached_property
    def settings(self) -> Settings:
        """Its settings, and those of its game."""
        return Settings(proxy(self))

    @cached_property
    def game_clock(self) -> GameClock:
        """Its clock: held, let run, moved on."""
        return GameClock(proxy(self), self.settings)

    @cached_property
    def gm_panel(self) -> GmPanel:
        """The game master's private panel."""
        return GmPanel(proxy(self), self.undoing, self.game_clock)

    @cached_property
    def game_master(self) -> GameMaster:
        """What only the game master does."""
        return GameMaster(proxy(self), self.settings)

    @cached_property
    def copies(self) -> Copies:
        """The sheets that are played."""
        return Copies(proxy(self))

    @cached_property
    def suggestions(self) -> Suggestions:
        """What is offered while a command is typed."""
        return Suggestions(proxy(self), self.game_master)

    # ---- the scene

    async def join(self, actor: Actor, args: Mapping[str, Scalar], copy: tuple[int, str] | None = None) -> Outcome:
        """Take part with a character (the arguments describe a sheet to the ruleset). *copy*: whose sheet it is, and
        what it is called; None for a ready-made one."""

        # What the players' joining contributes to the dice: nobody chooses his interaction's number, and everybody can
        # read it in the channel, where Discord shows to which interaction a message answers.
        gift = str(actor.interaction or 0)

        def joining() -> Any:
            return self.composed("join", actor, {**args, "player": actor.user, "gift": gift, "neutral": True})

        aside = Aside(copied=None if copy is None else (copy[0], actor.user, copy[1]))
        return await self.submit(joining, actor, aside=aside)

    def join_panel(self, actor: Actor, sheets: Sequence[str], shared: Sequence[tuple[str, str]] = ()) -> Outcome:
        """The private panel behind [Join]: one's own sheets, those *shared* with one (key and name), then the
        ready-made characters; and a new one."""
        ready = self.ruleset.sheets.ready(actor.locale)
        note = self.services.renderer.note
        own_ones = [Option(label=name[:100], value=f"own:{name}"[:100]) for name in sheets]
        made = [
            Option(label=note(actor.locale, "ready-made", name=name)[:100], value=f"ready:{ident}")
            for ident, name in ready
        ]
        theirs = [
            Option(label=note(actor.locale, "shared-sheet", name=name)[:100], value=f"shared:{key}"[:100])
            for key, name in shared
        ]
        # The ready-made ones always have their places: whoever has many sheets names one (`/encounter join`).
        options = tuple([*[*own_ones, *theirs][: 25 - min(len(made), 8)], *made][:25])
        select = Select(id=f"k|{self.id}", placeholder=note(actor.locale, "join-choose"), options=options)
        new = Button(
            id=f"sheet|new|{self.ruleset.id}", label=self.services.renderer.button(actor.locale, "new-character")
        )
        return Outcome(Card(text=note(actor.locale, "join-panel"), rows=((select,), (new,))), private=True)

    def foes_panel(self, actor: Actor) -> Outcome:
        """The private panel behind [Add foes]: the creatures; for the GM."""
        if not authority.is_gm(self.session, actor) and not actor.manages:
            raise Refused("not-gm")
        offers = self._words_of("npc-add", "creature", actor.locale)[:25]
        note = self.services.renderer.note
        options = tuple(Option(label=label[:100], value=value) for label, value in offers)
        select = Select(id=f"f|{self.id}", placeholder=note(actor.locale, "foes-choose"), options=options)
        return Outcome(Card(text=note(actor.locale, "foes-panel"), rows=((select,),)), private=True)

    async def start(self, actor: Actor, *, pressed: int | None = None) -> Outcome:
        """The counting begins."""
        remark = self.presiding(actor)

        def beginning() -> said.Begin:
            if len({p.side for p in self.people()}) < 2:
                raise Refused("too-few-to-start")
            if (check := getattr(self.ruleset, "check_start", None)) is not None:
                check(self.state)
            return said.Begin(actor.user, self.standing.contributed)

        def mixed_with(_: str) -> str:
            # Whoever runs the bot cannot choose among many mixes afterwards: this one stands in the channel.
            mix = self.engine.standing.contributed
            if not mix:
                return ""
            return self.services.renderer.note(self.locale, "dice-mixed", digest=mix_digest(mix))

        return await self.submit(
            beginning,
            actor,
            pressed=pressed,
            remark=remark,
            aside=self.becoming_gm(actor, remark),
            last_word=mixed_with,
        )

    async def end(self, actor: Actor) -> Outcome:
        """The scene is over; the seed is revealed."""
        remark = self.presiding(actor)

        def ended(digest: str) -> str:
            return self.services.renderer.ended(
                self.locale,
                by=actor.user,
                seed=self.row.seed.hex(),
                commitment=self.row.commitment,
                digest=digest,
            )

        return await self.submit(
            said.End(actor.user), actor, remark=remark, aside=self.becoming_gm(actor, remark), last_word=ended
        )

    async def status(self, actor: Actor) -> Outcome:
        """Where things stand, for this reader alone; and what he is asked, to be answered there. Where the message that
        asks him was deleted, it is posted anew."""
        card = self._fighter_card(actor)
        if asked := self._asked_of(actor):
            self.postman.look_again({self.session.asked[each.id].slot for each, _ in asked})
            panel = self._panel(asked, actor)
            text = f"{shorten(card.text, LONGEST - len(panel.text) - 2)}\n\n{panel.text}"
            card = card.model_copy(update={"text": text, "rows": (*panel.rows, *card.rows)[:5]})
        return Outcome(card, private=True)

    async def _own_card(self, actor: Actor, remark: str) -> Outcome:
        card = (await self.status(actor)).card
        text = f"{shorten(remark, LONGEST // 2)}\n\n{card.text}"
        return Outcome(card.model_copy(update={"text": shorten(text, LONGEST)}), private=True, update=True)

    def _fighter_card(self, actor: Actor) -> Card:
        reader = self.reader(actor)
        mine = {p.id for p in authority.own(self.people(), self.session, actor)}
        questions = [q for q, _ in self.questions() if q.who in mine or (reader.gm and not q.secret)]
        card = self.services.renderer.fighter(
            self.view(reader), reader, questions, actor.locale, held=self.standing.held
        )
        card = card.model_copy(update={"rows": self._orders_buttons(actor)})
        trouble = self._trouble(actor) if reader.gm else ""
        return card.model_copy(update={"text": f"{trouble}\n{card.text}"[:2_000]}) if trouble else card

    def _orders_buttons(self, actor: Actor) -> tuple[tuple[Button, ...], ...]:
        """A way to the standing orders of each fighter that *actor* plays, where the game knows any."""
        mine = [
            each
            for each in self.people()
            if each.player == actor.user
            and not each.out
            and self.ruleset.form(self.state, "orders", each.id) is not None
        ][:5]
        note = self.services.renderer.note
        key = "button-orders" if len(mine) < 2 else "button-orders-of"
        labels = [note(actor.locale, key, name=each.name)[:80] for each in mine]
        buttons = tuple(
            Button(id=f"v|{self.id}|{each.id}", label=label) for each, label in zip(mine, labels, strict=True)
        )
        return (buttons,) if buttons else ()

    def _trouble(self, actor: Actor) -> str:
        """What the GM must know: why the clock stopped by itself, and which input was set aside."""
        note = self.services.renderer.note
        told = []
        if self.session.trouble is not None:
            told.append(note(actor.locale, "trouble-lost", what=self.session.trouble))
        if self.session.set_aside is not None:
            told.append(note(actor.locale, "trouble-set-aside", what=self.session.set_aside[:300]))
        return "\n".join(told)

    async def timeline(self, actor: Actor) -> Outcome:
        """What is under way and to come, as this reader may know it."""
        renderer, view = self.services.renderer, self.view(self.reader(actor))
        picture = renderer.timeline_picture(view, actor.locale)
        return Outcome(renderer.timeline(view, actor.locale), private=True, picture=picture)

    async def ground(self, actor: Actor) -> Outcome:
        """Who stands where, as this reader may see it. Raises `Refused` (`no-map`)."""
        renderer, reader = self.services.renderer, self.reader(actor)
        view = self.view(reader)
        if view.ground is None or not view.ground.figures:
            raise Refused("no-map")
        picture = renderer.ground_picture(view, reader, actor.locale)
        return Outcome(renderer.ground(view, actor.locale), private=True, picture=picture)

    # ---- the GM's hand

    async def dice(self, actor: Actor, text: str) -> Outcome:
        """Lay down the faces of the next rolls (see `feed`). Answered privately: nobody else learns them."""
        remark = self.presiding(actor)
        purposes = {
            fold(each): value
            for label, value in self._words_of("gm-dice", "why", actor.locale)
            for each in (value, *label.split(","))
        }
        faces = read_faces(text, lambda typed: self._named(typed, actor), lambda typed: purposes.get(fold(typed)))
        return await self.submit(
            said.Feed(actor.user, tuple(faces)), actor, quiet=True, aside=self.becoming_gm(actor, remark)
        )

    # ---- looking back

    async def why(self, actor: Actor, line: int | None = None) -> Outcome:
        """The sums and rule ids behind the rulings of *line* (the last one that ruled), as this reader may see them."""
        if line is not None:
            return Outcome(Card(text=await self._why(actor, line)), private=True)
        at = await self._last_ruling()
        text = nothing = self.services.renderer.texts.say(actor.locale, "why-nothing")
        for _ in range(MOST_BACK):
            # What this reader may not read was no ruling for him.
            text = await self._why(actor, at)
            mark = self.engine.mark(at)
            if text != nothing or mark is None or mark.parent <= 0:
                break
            at = mark.parent
        return Outcome(Card(text=text), private=True)

    async def _why(self, actor: Actor, line: int) -> str:
        entry = await self.services.store.entry(self.id, line)
        if entry is None:
            raise Refused("no-such-ruling")
        told: Sequence[Told] = shown_in(self.engine.codec, entry)
        reader = self.reader(actor)
        if not reader.gm:
            if self.engine.mark(entry.line.parent) is None:
                await self.undoing.remember_everything()
            if (before := self.engine.mark(entry.line.parent)) is not None:
                told = readable(self.ruleset, before.frame.state, told, reader)
        return self.services.renderer.why(self.ruleset, self.state, told, reader, actor.locale)

    async def _last_ruling(self) -> int:
        at = self.standing.at
        while at > 0:
            mark = self.engine.mark(at)
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
        return await chronicle.log_page(self, actor, page)

    # ---- export

    async def export(self, actor: Actor, form: str = "journal") -> Outcome:
        """The encounter as a file, as this reader may know it: its journal, or its story."""
        return await chronicle.exported(self, actor, form)
