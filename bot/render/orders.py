"""The private panel of standing orders: what a combatant answers beforehand, and to what.

Nothing is remembered between two presses: each component's id names the combatant and what it does, so that the panel
outlives a restart. `v|<encounter>|<who>` chooses a matter (with a value) or goes back to the list (without one),
`v|<encounter>|<who>|<matter>|<order>` gives an order. How much somebody wants to be asked is one press on
the panel itself.
"""

from __future__ import annotations

from typing import Any

from bot.kernel.decisions import Decision
from bot.kernel.ruleset import Ruleset
from bot.render.cards import IN_ROW, LABEL, OPTION, Button, Card, Item, Option, Select
from bot.render.choices import Choices
from bot.render.names import Ready, shorten, slug
from bot.render.words import Words

MANNER, USUAL = "manner", "usual"
"""The matter how much somebody wants to be asked, and the order to follow it."""
_MOST_ORDERS, _MOST_MATTERS, _LONGEST = 20, 25, 1900


class Orders(Choices):
    """*form*: a game's form of standing orders (see `Ruleset.form`)."""

    def orders_panel(
        self,
        game: Ruleset[Any],
        state: Any,
        form: Decision,
        locale: str,
        encounter: str,
        *,
        matter: str | None = None,
        planned: bool = False,
        remark: str = "",
    ) -> Card:
        """Every matter with its order in force (but what his manner settles), and a select of matters; or the orders
        that *matter* may be given, as buttons, with a sentence on what it settles, and a way back. *planned*: there
        is a way to his plan; *remark*: a sentence to put before."""
        words = self._order_words(game, state, locale)
        if matter is not None:
            return self._orders_of(words, form, matter, encounter)
        matters = next(each.options for each in form.all_fields({}) if each.name == "matter")[:_MOST_MATTERS]
        lines = [remark] if remark else []
        lines.append(words.say("orders-panel", who=form.who))
        lines.extend(
            words.say("orders-line", matter=self._matter(words, form, each), order=self._in_force(words, form, each))
            for each in matters
            if form.about.get(f"{each}.order") != USUAL
        )
        labels = words.as_labels()
        select = Select(
            id=f"v|{encounter}|{form.who}",
            placeholder=labels.say("orders-choose"),
            options=tuple(
                Option(label=shorten(self._matter(labels, form, each), OPTION), value=each)
                for each in matters
                if each != MANNER
            ),
        )
        manners = self._order_buttons(words, form, MANNER, encounter) if MANNER in matters else []
        rows: tuple[tuple[Item, ...], ...] = (tuple(manners), (select,)) if manners else ((select,),)
        if planned:
            rows = (*rows, (Button(id=f"pl|{encounter}|{form.who}", label=labels.say("button-plan")),))
        return Card(text=shorten("\n".join(lines), _LONGEST), rows=rows)

    def order_given(
        self, game: Ruleset[Any], state: Any, form: Decision, locale: str, *, matter: str, order: str
    ) -> str:
        """The sentence that an order has been given."""
        words = self._order_words(game, state, locale)
        given = Ready(self._order(words, form, matter, order))
        return words.say("orders-given", who=form.who, matter=self._matter(words, form, matter), order=given)

    def _order_buttons(self, words: Words, form: Decision, matter: str, encounter: str) -> list[Item]:
        """The orders that may be given in *matter*, the one in force ticked."""
        labels = words.as_labels()
        present = form.about.get(f"{matter}.order")
        offered = next((each.options for each in form.all_fields({"matter": matter}) if each.name == "order"), ())

        def button(order: str) -> Button:
            label = self._order(labels, form, matter, order)
            return Button(
                id=f"v|{encounter}|{form.who}|{matter}|{order}",
                label=shorten(f"✓ {label}" if order == present else label, LABEL),
                style="success" if order == present else "secondary",
            )

        return [button(order) for order in offered[:_MOST_ORDERS]]

    def _orders_of(self, words: Words, form: Decision, matter: str, encounter: str) -> Card:
        buttons = self._order_buttons(words, form, matter, encounter)
        rows: list[tuple[Item, ...]] = [tuple(buttons[at : at + IN_ROW]) for at in range(0, len(buttons), IN_ROW)]
        rows.append((Button(id=f"v|{encounter}|{form.who}", label=words.as_labels().say("button-orders-back")),))
        lines = [words.say("orders-matter", who=form.who, matter=self._matter(words, form, matter))]
        about = words.first(f"about-{words.game}-matter-{slug(matter)}", f"about-matter-{slug(matter)}")
        if about:
            lines.append(words.say(about))
        return Card(text="\n".join(lines), rows=tuple(rows))

    def _matter(self, words: Words, form: Decision, matter: str) -> Ready:
        return Ready(self.option(words, form, "matter", matter))

    def _in_force(self, words: Words, form: Decision, matter: str) -> Ready | None:
        order = form.about.get(f"{matter}.order")
        return Ready(self._order(words, form, matter, str(order))) if order else None

    def _order(self, words: Words, form: Decision, matter: str, order: str) -> str:
        """The words of *order*: a game may call the same one otherwise in each matter (`$chosen`)."""
        return self.option(words, form, "order", order, {"matter": matter})

    def _order_words(self, game: Ruleset[Any], state: Any, locale: str) -> Words:
        return Words(self.texts, locale, game=game.id, people=game.people(state))
