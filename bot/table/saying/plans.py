"""Whole plans, for who plays by post: made, followed and dropped. Private; nobody else learns them.

Nothing is remembered between two presses: see `bot.table.saying.acting`, whose way through a form it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Protocol

from bot.kernel.decisions import Decision, Scalar
from bot.kernel.errors import Refused
from bot.render.acting import Way
from bot.render.cards import Card
from bot.table.base.actor import Actor, Outcome
from bot.table.base.protocols import Submitting
from bot.table.hearing import authority
from bot.table.hearing.blanks import PLAN
from bot.table.hearing.meaning import Meaning
from bot.table.saying.answering import Answering
from bot.table.saying.ways import BEGIN, back, onward, way

VERB: Final = "pl"


class Planned(Submitting, Protocol):
    """One encounter, as far as plans need it."""

    @property
    def meaning(self) -> Meaning: ...

    @property
    def answering(self) -> Answering: ...


class Plans:
    """The plans of those who play at one table."""

    def __init__(self, table: Planned) -> None:
        self._table = table

    async def give(self, actor: Actor, args: Mapping[str, Scalar], who: str | None = None) -> Outcome:
        """Say a step, or what becomes of the plan (`deed`); without it, the panel of the plan."""
        speaker = self._table.meaning.speaker(actor, who)
        form = self._form_of(actor, speaker)
        choice = self._table.meaning.choice(form, args, actor)
        if "deed" not in choice:
            self._all_taken(args, choice)
            return self.panel(actor, speaker, update=False)
        full = choice
        while (left := form.legal(full)) and left[0].options and left[0].name in ("when", "foe"):
            # Without a condition it holds at once; nobody named is whoever is nearest.
            full = {**full, left[0].name: left[0].options[0]}
        self._all_taken(args, full)
        if form.legal(full) != ():
            raise Refused("plan-amount")
        await self._said(actor, speaker, full)
        return self.panel(actor, speaker, update=False)

    def _all_taken(self, args: Mapping[str, Scalar], choice: Mapping[str, str]) -> None:
        """Raise `Refused` for an option that was given and has no place in such a step."""
        for name, value in args.items():
            if value not in (None, "") and name not in choice:
                raise Refused("option-not-taken", option=name, takes=", ".join(choice))

    def panel(self, actor: Actor, who: str, *, update: bool = True) -> Outcome:
        """The plan of *who*, and what may be said of it."""
        form = self._form_of(actor, who)
        return Outcome(self._card(form, actor, way(PLAN, form, BEGIN)), private=True, update=update)

    async def press(self, actor: Actor, who: str, places: str, check: str, chosen: str = "") -> Outcome:
        """What was pressed there, or *chosen* from a list."""
        form = self._form_of(actor, who)
        if chosen:
            places = onward(places, chosen)
        try:
            at = way(PLAN, form, places)
            before = way(PLAN, form, back(places))
            if check != before.check:
                raise Refused("question-changed")
        except Refused:
            # It was offered before something happened: the plan as it is by now stands in its place.
            return self.panel(actor, who)
        if at.field is None:
            await self._said(actor, who, at.choice)
            return self.panel(actor, who)
        return Outcome(self._card(form, actor, at), private=True, update=True)

    def lines(self, actor: Actor, who: str) -> str:
        """The plan of *who* in words, empty where he has none."""
        form = self._form(who)
        if form is None or not form.about["steps"]:
            return ""
        table = self._table
        return table.services.renderer.plan_lines(table.ruleset, table.committed.state, form, actor.locale)

    def possible(self, who: str) -> bool:
        """Whether *who* may have a plan."""
        return self._form(who) is not None

    async def _said(self, actor: Actor, who: str, choice: Mapping[str, str]) -> None:
        table = self._table

        def said() -> Any:
            if self._form_of(actor, who).legal(choice) != ():
                raise Refused("not-offered")
            return table.meaning.composed(PLAN, actor, {"who": who, **choice})

        # What it answers at once is told in the channel, the plan itself is nobody else's business.
        await table.submit(said, actor, quiet=True)

    def _form(self, who: str) -> Decision | None:
        table = self._table
        present = any(each.id == who for each in table.people())
        return table.ruleset.form(table.committed.state, PLAN, who) if present else None

    def _form_of(self, actor: Actor, who: str) -> Decision:
        table = self._table
        table.answering.check_speaks_for(actor, who)
        player = next((each.player for each in table.people() if each.id == who), None)
        if player is not None and player != actor.user:
            # The game master plays against it.
            raise Refused("plan-of-another", name=authority.name_of(table.people(), who))
        form = self._form(who)
        if form is None:
            raise Refused("no-plan", name=authority.name_of(table.people(), who))
        return form

    def _card(self, form: Decision, actor: Actor, at: Way) -> Card:
        table = self._table
        return table.services.renderer.plan_panel(
            table.ruleset, table.committed.state, form, at, actor.locale, table.id
        )
