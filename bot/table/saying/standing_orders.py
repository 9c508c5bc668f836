"""Standing orders: what somebody's combatant does by itself. Private; nobody else learns them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from bot.kernel.decisions import Decision, Scalar
from bot.kernel.errors import Refused
from bot.render.cards import Card
from bot.table.base.actor import Actor, Outcome
from bot.table.base.protocols import Submitting
from bot.table.hearing import authority
from bot.table.hearing.blanks import ORDERS
from bot.table.hearing.meaning import Meaning
from bot.table.saying.answering import Answering
from bot.table.saying.plans import Plans


class Ordered(Submitting, Protocol):
    """One encounter, as far as standing orders need it."""

    @property
    def meaning(self) -> Meaning: ...

    @property
    def answering(self) -> Answering: ...

    @property
    def plans(self) -> Plans: ...


class StandingOrders:
    """The standing orders of one table."""

    def __init__(self, table: Ordered) -> None:
        self._table = table

    async def give(self, actor: Actor, args: Mapping[str, Scalar], who: str | None = None) -> Outcome:
        """Give a standing order (`matter` and `order`), or open the panel of those in force. Nobody else learns it."""
        table = self._table
        speaker = table.meaning.speaker(actor, who)
        choice = table.meaning.choice(self._orders_of(actor, speaker), args, actor)
        if "matter" in choice and "order" in choice:
            return await self._order(actor, speaker, choice["matter"], choice["order"], panel=False)
        return self.panel(actor, speaker, choice.get("matter"), panel=False)

    def panel(self, actor: Actor, who: str, matter: str | None = None, *, panel: bool = True) -> Outcome:
        """The panel of *who*: all matters, or the orders that *matter* may be given. *panel*: it was pressed there."""
        form = self._orders_of(actor, who)
        if matter is not None and not form.legal({"matter": matter}):
            raise Refused("not-offered")
        return Outcome(self._orders_card(form, actor, matter), private=True, update=panel)

    async def press(self, actor: Actor, who: str, matter: str, order: str) -> Outcome:
        """An order's button in the panel of *who*."""
        return await self._order(actor, who, matter, order, panel=True)

    async def _order(self, actor: Actor, who: str, matter: str, order: str, *, panel: bool) -> Outcome:
        table = self._table
        before = self._orders_of(actor, who)

        def ordered() -> Any:
            if self._orders_of(actor, who).legal({"matter": matter, "order": order}) != ():
                raise Refused("not-offered")
            given: dict[str, Scalar] = {"who": who, "matter": matter, "order": order}
            return table.meaning.composed(ORDERS, actor, given)

        # What the order answers at once is told in the channel, the order itself is nobody else's business.
        await table.submit(ordered, actor, quiet=True)
        given = table.services.renderer.order_given(
            table.ruleset, table.committed.state, before, actor.locale, matter=matter, order=order
        )
        after = self._orders_form(who) if panel else None
        card = Card(text=given) if after is None else self._orders_card(after, actor, remark=given)
        return Outcome(card, private=True, update=panel)

    def _orders_of(self, actor: Actor, who: str) -> Decision:
        """The form of standing orders of *who*, if *actor* may fill it in."""
        table = self._table
        table.answering.check_speaks_for(actor, who)
        form = self._orders_form(who)
        if form is None:
            raise Refused("no-orders", name=authority.name_of(table.people(), who))
        return form

    def _orders_form(self, who: str) -> Decision | None:
        table = self._table
        # The panel may be older than a combatant's leaving.
        present = any(each.id == who for each in table.people())
        return table.ruleset.form(table.committed.state, ORDERS, who) if present else None

    def _orders_card(self, form: Decision, actor: Actor, matter: str | None = None, *, remark: str = "") -> Card:
        table = self._table
        return table.services.renderer.orders_panel(
            table.ruleset,
            table.committed.state,
            form,
            actor.locale,
            table.id,
            matter=matter,
            planned=table.plans.possible(form.who),
            remark=remark,
        )
