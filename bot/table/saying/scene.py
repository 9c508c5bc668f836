"""The scene: taking part, adding foes, beginning, ending."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from bot.kernel import inputs as said
from bot.kernel.decisions import Scalar
from bot.kernel.dice import mix_digest
from bot.kernel.errors import Refused
from bot.render.cards import Button, Card, Option, Select
from bot.table.base.actor import Actor, Outcome
from bot.table.base.session import Aside
from bot.table.hearing import authority
from bot.table.hearing.authority import becoming_gm, presiding
from bot.table.time import arrivals

FOES = "foes"
"""The side of the game master's people."""


class Staged(arrivals.Entered, Protocol):
    """One encounter, as far as its scene needs it."""


class Scene:
    """The scene of one table."""

    def __init__(self, table: Staged) -> None:
        self._table = table

    async def join(self, actor: Actor, args: Mapping[str, Scalar], copy: tuple[int, str] | None = None) -> Outcome:
        """Take part with a character (the arguments describe a sheet to the ruleset). *copy*: whose sheet it is, and
        what it is called; None for a ready-made one. Once it has begun the game master is asked (`arrivals`)."""
        table = self._table

        # What the players' joining contributes to the dice: nobody chooses his interaction's number, and everybody can
        # read it in the channel, where Discord shows to which interaction a message answers.
        gift = str(actor.interaction or 0)

        def joining() -> Any:
            who: dict[str, Scalar] = {"player": actor.user, "gift": gift, "locale": table.locale}
            if args.get("side") == FOES and authority.is_gm(table.session, actor):
                # A sheet of his own among his foes is led as they are.
                who["led"] = True
            return table.meaning.composed("join", actor, {**args, **who})

        if arrivals.needs_leave(table, actor):
            return await arrivals.ask(table, actor, args, copy, joining())
        remark, calls = None, tuple[int, ...]()
        if table.committed.standing.begun and not authority.is_gm(table.session, actor):
            remark, calls = arrivals.told(table)
        before = arrivals.waiting(table.session, actor.user)
        aside = Aside(
            copied=None if copy is None else (copy[0], actor.user, copy[1]),
            arrived=0 if before is None else before.number,
            calls=calls,
        )
        return await table.submit(joining, actor, remark=remark, aside=aside)

    def ready(self, locale: str) -> list[tuple[str, str]]:
        """The ready-made characters of the game, (id, name), without those whom everybody sees in the fight."""
        here = {each.name for each in self._table.people() if not each.hidden}
        offered = self._table.ruleset.sheets.ready(locale)
        return [(ident, name) for ident, name in offered if name.partition(",")[0] not in here]

    def join_panel(self, actor: Actor, sheets: Sequence[str], shared: Sequence[tuple[str, str]] = ()) -> Outcome:
        """The private panel behind [Join]: one's own sheets, those *shared* with one (key and name), then the
        ready-made characters; and a new one."""
        table = self._table
        ready = self.ready(actor.locale)
        note = table.services.renderer.note
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
        select = Select(id=f"k|{table.id}", placeholder=note(actor.locale, "join-choose"), options=options)
        new = Button(
            id=f"sheet|new|{table.ruleset.id}", label=table.services.renderer.button(actor.locale, "new-character")
        )
        rows = ((select,), (new,)) if options else ((new,),)
        return Outcome(Card(text=note(actor.locale, "join-panel"), rows=rows), private=True)

    def foes_panel(self, actor: Actor) -> Outcome:
        """The private panel behind [Add foes]: the creatures; for the GM."""
        table = self._table
        if not authority.is_gm(table.session, actor) and not actor.manages:
            raise Refused("not-gm")
        offers = table.meaning.words_of("npc-add", "creature", actor.locale)[:25]
        note = table.services.renderer.note
        options = tuple(Option(label=label[:100], value=value) for label, value in offers)
        select = Select(id=f"f|{table.id}", placeholder=note(actor.locale, "foes-choose"), options=options)
        return Outcome(Card(text=note(actor.locale, "foes-panel"), rows=((select,),)), private=True)

    async def start(self, actor: Actor, *, pressed: int | None = None) -> Outcome:
        """The counting begins."""
        table = self._table
        remark = presiding(table, actor)

        def beginning() -> said.Begin:
            if len({p.side for p in table.people()}) < 2:
                raise Refused("too-few-to-start")
            if (check := getattr(table.ruleset, "check_start", None)) is not None:
                check(table.committed.state)
            return said.Begin(actor.user, table.committed.standing.contributed)

        def mixed_with(_: str) -> str:
            # Whoever runs the bot cannot choose among many mixes afterwards: this one stands in the channel.
            mix = table.engine.standing.contributed
            if not mix:
                return ""
            return table.services.renderer.note(table.locale, "dice-mixed", digest=mix_digest(mix))

        return await table.submit(
            beginning,
            actor,
            pressed=pressed,
            remark=remark,
            aside=becoming_gm(actor, remark),
            last_word=mixed_with,
        )

    async def end(self, actor: Actor, *, pressed: int | None = None) -> Outcome:
        """The scene is over; the seed is revealed."""
        table = self._table
        remark = presiding(table, actor)

        def ended(digest: str) -> str:
            return table.services.renderer.ended(
                table.locale,
                by=actor.user,
                seed=table.row.seed.hex(),
                commitment=table.row.commitment,
                digest=digest,
            )

        return await table.submit(
            said.End(actor.user),
            actor,
            pressed=pressed,
            remark=remark,
            aside=becoming_gm(actor, remark),
            last_word=ended,
        )
