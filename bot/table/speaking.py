"""What people say at a table for their combatants: commands, answers, standing orders."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from bot.kernel import inputs as said
from bot.kernel.decisions import Decision, Scalar
from bot.kernel.errors import Refused
from bot.kernel.frame import Open
from bot.render.cards import Card
from bot.render.words import GM
from bot.table import authority, gm_screen
from bot.table.actor import Actor, Outcome
from bot.table.meaning import MEANS, NAMES, ORDERS, TOOL, Meaning, tooled

PLAYER_COMMANDS = frozenset({"declare", "strike", "standby", "hold", "release", "move", ORDERS})
"""Commands by which a combatant speaks; all the others are the GM's."""

_STALE = frozenset({"moment-passed", "question-changed", "already-answered"})
"""Why a button of somebody's own card does nothing any more."""


class Speaking(Meaning):
    """See `Core` for how an input is taken, `Meaning` for what is understood."""

    def _answers_for(self, actor: Actor, who: str | None) -> str:
        """Whose question is meant: that of the one named, else the only one that *actor* is asked (the GM's own are
        nobody's in the encounter)."""
        if who is None:
            people = self.people()
            asked = {
                each.who
                for each, _ in self.questions()
                if authority.decider(people, self.session, each.who) == actor.user
            }
            if len(asked) == 1:
                return asked.pop()
        return self._player_who(actor, who)

    # ---- the players' words

    async def command(
        self,
        actor: Actor,
        command: str,
        args: Mapping[str, Scalar],
        who: str | None = None,
        *,
        pressed: int | None = None,
    ) -> Outcome:
        """A command of the ruleset: a player's (`PLAYER_COMMANDS`) or the GM's."""
        if command == ORDERS:
            return await self.orders(actor, args, who)
        if command in PLAYER_COMMANDS:
            return await self._say(actor, command, args, who)
        remark = self.presiding(actor)

        def ordered() -> Any:
            resolved: dict[str, Scalar] = {}
            for name, value in args.items():
                if isinstance(value, str):
                    # A tool is named before what it takes: its id says which words those are.
                    resolved[name] = self._meant(tooled(command, resolved), name, value, actor)
                elif value is not None:
                    resolved[name] = value
            if who is not None:
                resolved["who"] = self._named(who, actor)
            # Whoever is added is called as the table speaks.
            return self.composed(command, actor, {"locale": self.locale, **resolved})

        before = self.last_line
        becoming_gm = self.becoming_gm(actor, remark)
        outcome = await self.submit(ordered, actor, pressed=pressed, remark=remark, aside=becoming_gm)
        if command == TOOL and self.last_line > before:
            await self.letters.deliver(actor, self.last_told)
        return outcome

    async def _say(self, actor: Actor, command: str, args: Mapping[str, Scalar], who: str | None) -> Outcome:
        def spoken() -> Any:
            speaker = self._player_who(actor, who)
            if not self.standing.begun:
                raise Refused("not-begun")
            if (answered := self._as_answer(speaker, command, args, actor)) is not None:
                return answered
            question_asked = self.question_of(speaker, command)
            try:
                asked, choice = self._understood(question_asked, partial(self._form, speaker, command), args, actor)
            except Refused as refused:
                if refused.key != "not-an-option":
                    raise
                raise self._forbidden(speaker, command, args, actor) or refused from None
            named = {each: args[each] for each in MEANS if args.get(each) is not None and each not in choice}
            if asked is not None and named:
                # What the question has no blank for must at least be what the fighter would use anyway.
                self._check_means(actor, {**named, "who": speaker})
            if asked is not None:
                question, decision = asked
                return self._answering(actor, question, self._complete(decision, choice))
            return self._worded(speaker, command, args, choice, actor)

        return await self._speak(actor, spoken)

    def _worded(
        self, speaker: str, command: str, args: Mapping[str, Scalar], choice: Mapping[str, str], actor: Actor
    ) -> Any:
        """The note for what was typed, as far as it was understood as *choice*; who is named besides is resolved."""
        resolved: dict[str, Scalar] = {**args, **choice, "who": speaker}
        for name in NAMES:
            value = resolved.get(name)
            if isinstance(value, str) and name not in choice and name != "who":
                resolved[name] = self._named(value, actor)
        return self.composed(command, actor, {name: value for name, value in resolved.items() if value is not None})

    def _form(self, who: str, command: str, *, whole: bool = False) -> Decision | None:
        return self.ruleset.form(self.state, command, who, whole=whole)

    def _as_answer(self, speaker: str, command: str, args: Mapping[str, Scalar], actor: Actor) -> said.Answer | None:
        """What was typed as an answer to a question that the command answers in its own words (see `Reading`); None:
        there is none. What its own words do not mean may be said in those of a question of the command's kind."""
        found = self.reading_of(speaker, command)
        if found is None:
            return None
        question, reading = found
        try:
            choice = self._choice(reading.form, args, actor)
        except Refused as refused:
            if refused.key == "not-an-option" and question.kind == command:
                return None
            raise
        left = {each: args[each] for each in MEANS if args.get(each) is not None and each not in choice}
        if left:
            self._check_means(actor, {**left, "who": speaker})
        return self._answering(actor, question, reading.answer(choice))

    def _forbidden(self, speaker: str, command: str, args: Mapping[str, Scalar], actor: Actor) -> Refused | None:
        """Why the game forbids what *args* say and what is not offered; None: it knows no such thing."""
        whole = partial(self._form, speaker, command, whole=True)
        question = self.question_of(speaker, command)
        # What is not offered may still be there: then the game says why it cannot be used now.
        plain = {**args, "how": None}
        for given, read in ((args, args), (plain, {**plain, "with": None})):
            try:
                _, choice = self._understood(question, whole, read, actor)
                self.ruleset.check(self.state, self._worded(speaker, command, given, choice, actor))
            except Refused as refused:
                if refused.key.startswith(f"{self.ruleset.id}-") and "argument" not in refused.facts:
                    return refused
        return None

    def _understood(
        self,
        asked: tuple[Open, Decision] | None,
        own: Callable[[], Decision | None],
        args: Mapping[str, Scalar],
        actor: Actor,
    ) -> tuple[tuple[Open, Decision] | None, dict[str, str]]:
        """What was typed as an answer to the question *asked*, if it can be one. Else as something that may be said
        besides, in the game's *own* form for this command; then no question comes back."""
        if asked is None:
            form = own()
            return None, {} if form is None else self._choice(form, args, actor)
        try:
            choice = self._choice(asked[1], args, actor)
        except Refused:
            form = own()
            if form is None:
                raise
            return None, self._choice(form, args, actor)
        left = [each for each in MEANS if args.get(each) is not None and each not in choice]
        form = own() if left else None
        wider = {} if form is None else self._choice(form, args, actor)
        return (None, wider) if any(each in wider for each in left) else (asked, choice)

    async def _speak(
        self,
        actor: Actor,
        spoken: Callable[[], Any],
        *,
        pressed: int | None = None,
        panel: bool = False,
        quiet: bool = False,
    ) -> Outcome:
        """Take what *spoken* makes when its turn comes. A secret answer is acknowledged with its panel."""
        secret: list[str] = []

        def given() -> Any:
            made = spoken()
            if isinstance(made, said.Answer) and self._is_secret(made):
                secret.append(made.question)
            return made

        outcome = await self.submit(given, actor, pressed=pressed, quiet=quiet)
        if not secret or not outcome.private:
            return outcome
        pairs = [
            (each, decision)
            for each, decision in self.questions()
            if each.id == secret[0] and authority.decider(self.people(), self.session, each.who) == actor.user
        ]
        if pairs:
            return Outcome(self._panel(pairs, actor), private=True, update=panel)
        taken = Card(text=self.services.renderer.note(actor.locale, "secret-taken"))
        return Outcome(taken, private=True, update=panel)

    def _answering(self, actor: Actor, question: Open, choice: Mapping[str, str]) -> said.Answer:
        """The answer of *actor* to *question*, if it is his to give."""
        self._check_speaks_for(actor, question.who)
        return said.Answer(actor.user, question.id, self._forced(question, choice), question.generation)

    def _check_speaks_for(self, actor: Actor, who: str) -> None:
        """*who* is decided for by its player and the GM (`not-yours`); what is asked of the GM, by nobody else
        (`not-gm`)."""
        if not authority.may_speak_for(self.people(), self.session, actor, who):
            if who == GM:
                raise Refused("not-gm")
            raise Refused("not-yours", name=authority.name_of(self.people(), who))

    def _forced(self, question: Open, choice: Mapping[str, str]) -> dict[str, str]:
        """*choice* and what follows from it: blanks that now have a single option."""
        found = self.question(question.id)
        full = dict(choice)
        if found is not None:
            before = {} if question.answered else question.partial
            while left := found[1].legal({**before, **full}):
                only = next((field for field in left if len(field.options) == 1), None)
                if only is None:
                    break
                full[only.name] = only.options[0]
        return full

    def _panel(self, pairs: list[tuple[Open, Decision]], actor: Actor) -> Card:
        return self.services.renderer.secret_panel(
            self.ruleset, self.state, pairs, actor.locale, encounter=self.id, deadlines=self.deadlines()
        )

    async def answer(self, actor: Actor, question: str | None, choice: str, who: str | None = None) -> Outcome:
        """Answer an open question in words. The GM names the combatant to answer for somebody else."""

        def spoken() -> said.Answer:
            speaker = self._answers_for(actor, who) if who is not None or question is None else None
            pairs = [
                (each, decision)
                for each, decision in self.questions()
                if (question is None or question in (each.id, each.kind)) and (speaker is None or each.who == speaker)
            ]
            people = self.people()
            mine = [p for p in pairs if authority.decider(people, self.session, p[0].who) == actor.user]
            if not mine and who is not None:
                mine = [p for p in pairs if authority.may_speak_for(people, self.session, actor, p[0].who)]
            if not mine:
                if self.standing.held:
                    raise Refused("held", reason=self.standing.held)
                if pairs and authority.is_gm(self.session, actor):
                    names = [p.name for p in people if p.id in {each.who for each, _ in pairs}]
                    raise Refused("which-combatant", names=authority.listed(names))
                raise Refused("nothing-pending")
            found, decision = mine[0]
            left = decision.legal(found.partial if not found.answered else {}) or ()
            if not left:
                raise Refused("nothing-pending")
            value = authority.resolve(choice, self._labels(decision, left[0], actor.locale), unknown="not-an-option")
            return self._answering(actor, found, {left[0].name: value})

        return await self._speak(actor, spoken)

    async def press_answer(
        self, actor: Actor, question: str, generation: int, field: str, value: str, message: int, *, panel: bool = False
    ) -> Outcome:
        """A question's button or select."""

        def spoken() -> said.Answer:
            if self.standing.held:
                raise Refused("held", reason=self.standing.held)
            found = self.question(question)
            if found is None:
                raise Refused("moment-passed")
            if found[0].generation != generation:
                raise Refused("question-changed")
            return self._answering(actor, found[0], {field: value})

        found = self.question(question)
        people = {each.id: each for each in self.people()}
        screened = panel and found is not None and gm_screen.in_panel(self.session, found, people)
        own = panel and not screened
        try:
            outcome = await self._speak(actor, spoken, pressed=None if panel else message, panel=panel, quiet=own)
        except Refused as refused:
            if not own or refused.key not in _STALE or not authority.own(self.people(), self.session, actor):
                raise
            # It was answered elsewhere: his own card must not keep buttons that do nothing.
            return await self._own_card(actor, self.services.renderer.refusal(actor.locale, refused, bare=True))
        if own and not outcome.update and self.question(question) is not None and (left := self._asked_of(actor)):
            # Answered in part: the panel shows what is left to choose.
            return Outcome(self._panel(left, actor), private=True, update=True)
        if own and not outcome.update:
            return await self._own_card(actor, outcome.card.text)
        return gm_screen.answered(self, actor, outcome, was=screened)

    async def _own_card(self, actor: Actor, remark: str) -> Outcome:
        """Where a private card's button was pressed: *remark*, and the card as it is by now."""
        raise NotImplementedError

    def _decided_by(self, actor: Actor) -> list[tuple[Open, Decision]]:
        """The open questions that *actor* decides; none while the clock is held, when nobody can answer."""
        people = self.people()
        return [pair for pair in self.questions() if authority.decider(people, self.session, pair[0].who) == actor.user]

    def _asked_of(self, actor: Actor) -> list[tuple[Open, Decision]]:
        """Those that still await an answer of *actor*'s."""
        return [pair for pair in self._decided_by(actor) if not pair[0].answered]

    async def open_panel(self, actor: Actor) -> Outcome:
        """The private panel of a secret question, for whoever presses its public button."""
        if self.standing.held:
            raise Refused("held", reason=self.standing.held)
        mine = self._decided_by(actor)
        if not mine:
            raise Refused("nothing-secret-for-you")
        return Outcome(self._panel(mine, actor), private=True)

    # ---- standing orders

    async def orders(self, actor: Actor, args: Mapping[str, Scalar], who: str | None = None) -> Outcome:
        """Give a standing order (`matter` and `order`), or open the panel of those in force. Nobody else learns it."""
        speaker = self._player_who(actor, who)
        choice = self._choice(self._orders_of(actor, speaker), args, actor)
        if "matter" in choice and "order" in choice:
            return await self._order(actor, speaker, choice["matter"], choice["order"], panel=False)
        return self.orders_panel(actor, speaker, choice.get("matter"), panel=False)

    def orders_panel(self, actor: Actor, who: str, matter: str | None = None, *, panel: bool = True) -> Outcome:
        """The panel of *who*: all matters, or the orders that *matter* may be given. *panel*: it was pressed there."""
        form = self._orders_of(actor, who)
        if matter is not None and not form.legal({"matter": matter}):
            raise Refused("not-offered")
        return Outcome(self._orders_card(form, actor, matter), private=True, update=panel)

    async def press_order(self, actor: Actor, who: str, matter: str, order: str) -> Outcome:
        """An order's button in the panel of *who*."""
        return await self._order(actor, who, matter, order, panel=True)

    async def _order(self, actor: Actor, who: str, matter: str, order: str, *, panel: bool) -> Outcome:
        before = self._orders_of(actor, who)

        def ordered() -> Any:
            if self._orders_of(actor, who).legal({"matter": matter, "order": order}) != ():
                raise Refused("not-offered")
            given: dict[str, Scalar] = {"who": who, "matter": matter, "order": order}
            return self.composed(ORDERS, actor, given)

        # What the order answers at once is told in the channel, the order itself is nobody else's business.
        await self.submit(ordered, actor, quiet=True)
        given = self.services.renderer.order_given(
            self.ruleset, self.state, before, actor.locale, matter=matter, order=order
        )
        after = self._orders_form(who) if panel else None
        card = Card(text=given) if after is None else self._orders_card(after, actor, remark=given)
        return Outcome(card, private=True, update=panel)

    def _orders_of(self, actor: Actor, who: str) -> Decision:
        """The form of standing orders of *who*, if *actor* may fill it in."""
        self._check_speaks_for(actor, who)
        form = self._orders_form(who)
        if form is None:
            raise Refused("no-orders", name=authority.name_of(self.people(), who))
        return form

    def _orders_form(self, who: str) -> Decision | None:
        # The panel may be older than a combatant's leaving.
        present = any(each.id == who for each in self.people())
        return self.ruleset.form(self.state, ORDERS, who) if present else None

    def _orders_card(self, form: Decision, actor: Actor, matter: str | None = None, *, remark: str = "") -> Card:
        return self.services.renderer.orders_panel(
            self.ruleset, self.state, form, actor.locale, self.id, matter=matter, remark=remark
        )
