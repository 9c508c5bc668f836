"""What people say at a table by commands: for their combatants, or as game master."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Protocol

from bot.kernel import inputs as said
from bot.kernel.decisions import Decision, Scalar
from bot.kernel.errors import Refused
from bot.kernel.frame import Open, Told
from bot.table.actor import Actor, Outcome
from bot.table.answering import Answering
from bot.table.gm_rights import becoming_gm, presiding
from bot.table.letters import Letters
from bot.table.meaning import MEANS, NAMES, ORDERS, TOOL, Meaning, tooled
from bot.table.protocols import Submitting
from bot.table.standing_orders import StandingOrders

PLAYER_COMMANDS = frozenset({"declare", "strike", "standby", "hold", "release", "move", ORDERS})
"""Commands by which a combatant speaks; all the others are the GM's."""


class Spoken(Submitting, Protocol):
    """One encounter, as far as commands need it."""

    @property
    def meaning(self) -> Meaning: ...

    @property
    def answering(self) -> Answering: ...

    @property
    def orders(self) -> StandingOrders: ...

    @property
    def letters(self) -> Letters: ...

    @property
    def last_line(self) -> int: ...

    @property
    def last_told(self) -> Sequence[Told]: ...


class Speaking:
    """Commands at one table; see `Meaning` for what is understood."""

    def __init__(self, table: Spoken) -> None:
        self._table = table

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
        table = self._table
        if command == ORDERS:
            return await table.orders.give(actor, args, who)
        if command in PLAYER_COMMANDS:
            return await self._say(actor, command, args, who)
        remark = presiding(table, actor)

        def ordered() -> Any:
            resolved: dict[str, Scalar] = {}
            for name, value in args.items():
                if isinstance(value, str):
                    # A tool is named before what it takes: its id says which words those are.
                    resolved[name] = table.meaning.meant(tooled(command, resolved), name, value, actor)
                elif value is not None:
                    resolved[name] = value
            if who is not None:
                resolved["who"] = table.meaning.named(who, actor)
            # Whoever is added is called as the table speaks.
            return table.meaning.composed(command, actor, {"locale": table.locale, **resolved})

        before = table.last_line
        outcome = await table.submit(ordered, actor, pressed=pressed, remark=remark, aside=becoming_gm(actor, remark))
        if command == TOOL and table.last_line > before:
            await table.letters.deliver(actor, table.last_told)
        return outcome

    async def _say(self, actor: Actor, command: str, args: Mapping[str, Scalar], who: str | None) -> Outcome:
        table = self._table

        def spoken() -> Any:
            speaker = table.meaning.speaker(actor, who)
            if not table.committed.standing.begun:
                raise Refused("not-begun")
            if (answered := self._as_answer(speaker, command, args, actor)) is not None:
                return answered
            question_asked = table.meaning.question_of(speaker, command)
            try:
                asked, choice = self._understood(question_asked, partial(self._form, speaker, command), args, actor)
            except Refused as refused:
                if refused.key != "not-an-option":
                    raise
                raise self._forbidden(speaker, command, args, actor) or refused from None
            named = {each: args[each] for each in MEANS if args.get(each) is not None and each not in choice}
            if asked is not None and named:
                # What the question has no blank for must at least be what the combatant would use anyway.
                table.meaning.check_means(actor, {**named, "who": speaker})
            if asked is not None:
                question, decision = asked
                return table.answering.answer_of(actor, question, table.meaning.complete(decision, choice))
            return self._worded(speaker, command, args, choice, actor)

        return await table.answering.speak(actor, spoken)

    def _worded(
        self, speaker: str, command: str, args: Mapping[str, Scalar], choice: Mapping[str, str], actor: Actor
    ) -> Any:
        """The note for what was typed, as far as it was understood as *choice*; who is named besides is resolved."""
        table = self._table
        resolved: dict[str, Scalar] = {**args, **choice, "who": speaker}
        for name in NAMES:
            value = resolved.get(name)
            if isinstance(value, str) and name not in choice and name != "who":
                resolved[name] = table.meaning.named(value, actor)
        return table.meaning.composed(
            command, actor, {name: value for name, value in resolved.items() if value is not None}
        )

    def _as_answer(self, speaker: str, command: str, args: Mapping[str, Scalar], actor: Actor) -> said.Answer | None:
        """What was typed as an answer to a question that the command answers in its own words (see `Reading`); None:
        there is none. What its own words do not mean may be said in those of a question of the command's kind."""
        table = self._table
        found = table.meaning.reading_of(speaker, command)
        if found is None:
            return None
        question, reading = found
        try:
            choice = table.meaning.choice(reading.form, args, actor)
        except Refused as refused:
            if refused.key == "not-an-option" and question.kind == command:
                return None
            raise
        left = {each: args[each] for each in MEANS if args.get(each) is not None and each not in choice}
        if left:
            table.meaning.check_means(actor, {**left, "who": speaker})
        return table.answering.answer_of(actor, question, reading.answer(choice))

    def _forbidden(self, speaker: str, command: str, args: Mapping[str, Scalar], actor: Actor) -> Refused | None:
        """Why the game forbids what *args* say and what is not offered; None: it knows no such thing."""
        table = self._table
        whole = partial(self._form, speaker, command, whole=True)
        question = table.meaning.question_of(speaker, command)
        # What is not offered may still be there: then the game says why it cannot be used now.
        plain = {**args, "how": None}
        for given, read in ((args, args), (plain, {**plain, "with": None})):
            try:
                _, choice = self._understood(question, whole, read, actor)
                table.ruleset.check(table.committed.state, self._worded(speaker, command, given, choice, actor))
            except Refused as refused:
                if refused.key.startswith(f"{table.ruleset.id}-") and "argument" not in refused.facts:
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
        table = self._table
        if asked is None:
            form = own()
            return None, {} if form is None else table.meaning.choice(form, args, actor)
        try:
            choice = table.meaning.choice(asked[1], args, actor)
        except Refused:
            form = own()
            if form is None:
                raise
            return None, table.meaning.choice(form, args, actor)
        left = [each for each in MEANS if args.get(each) is not None and each not in choice]
        form = own() if left else None
        wider = {} if form is None else table.meaning.choice(form, args, actor)
        return (None, wider) if any(each in wider for each in left) else (asked, choice)

    def _form(self, who: str, command: str, *, whole: bool = False) -> Decision | None:
        table = self._table
        return table.ruleset.form(table.committed.state, command, who, whole=whole)


__all__ = ["PLAYER_COMMANDS", "Speaking"]
