"""What is offered while a command is typed, as far as its reader may see it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import Any, Protocol

from bot.kernel.errors import Refused
from bot.kernel.values import fold
from bot.table.base.actor import Actor
from bot.table.base.protocols import Read
from bot.table.gm.game_master import GameMaster
from bot.table.hearing import authority
from bot.table.hearing.blanks import NAMES, PLAYER_COMMANDS, TOOL, tooled
from bot.table.hearing.meaning import Meaning
from bot.table.saying.answering import Answering
from bot.table.saying.lines import COMMAND as PLACE


class Suggested(Read, Protocol):
    """One encounter, as far as what is offered needs it."""

    @property
    def meaning(self) -> Meaning: ...

    @property
    def answering(self) -> Answering: ...

    @property
    def game_master(self) -> GameMaster: ...


class Suggestions:
    """What is offered at one table."""

    def __init__(self, table: Suggested) -> None:
        self._table = table
        self._offered: tuple[Any, dict[Hashable, list[tuple[str, str]]]] = (None, {})

    def suggest(
        self, actor: Actor, command: str, option: str, typed: str, others: Mapping[str, str]
    ) -> list[tuple[str, str]]:
        """At most 25 (label, value) for *option* of *command*, from what the reader may see. Touches no disk."""
        if command == "gm-dice":
            return self._table.game_master.dice_offers(actor, typed)
        if (command, option) == ("gm-settings", "setting"):
            return self._table.game_master.settings_offers(actor, typed)[:25]
        found = self._offers(actor, command, option, others)
        wanted = fold(typed)
        ranked = [pair for pair in found if fold(pair[0]).startswith(wanted)]
        ranked += [pair for pair in found if pair not in ranked and wanted in fold(pair[0])]
        return [(label[:100], value[:100]) for label, value in ranked[:25]]

    def _offers(self, actor: Actor, command: str, option: str, others: Mapping[str, str]) -> list[tuple[str, str]]:
        table = self._table
        if command in ("gm-answer", "gm-settings"):
            return table.game_master.offers(actor, command, option, others)
        gm = authority.is_gm(table.session, actor)
        people = [p for p in table.people() if gm or not p.hidden]
        gm = gm or actor.manages
        if command in PLAYER_COMMANDS or command in ("answer", "leave"):
            if option == "who":
                return [(p.name, p.name) for p in authority.own(people, table.session, actor)]
            return self._form_offers(actor, command, option, others)
        if command == PLACE and option == "who" and not gm:
            return [(p.name, p.name) for p in authority.own(people, table.session, actor)]
        if option in NAMES:
            return [(p.name, p.name) for p in people] if gm else []
        if not gm:
            return []
        if option == "with" and command.startswith("fix-") and others.get("who"):
            try:
                option = f"with {table.meaning.named(others['who'], actor)}"
            except Refused:
                return []
        if command == TOOL and others.get("tool") and option != "tool":
            try:
                others = {**others, "tool": table.meaning.meant(TOOL, "tool", others["tool"], actor)}
            except Refused:
                return []
        return table.meaning.words_of(tooled(command, others), option, actor.locale)

    def _form_offers(self, actor: Actor, command: str, option: str, others: Mapping[str, str]) -> list[tuple[str, str]]:
        table = self._table
        try:
            named = others.get("who")
            speaker = (
                table.answering.answers_for(actor, named)
                if command == "answer"
                else table.meaning.speaker(actor, named)
            )
        except Refused:
            return []
        if command == "answer":
            open_ones = [p for p in table.questions() if p[0].who == speaker]
            if option == "question":
                return [(table.meaning.words(actor.locale).word("question", d.kind), q.id) for q, d in open_ones]
            chosen = [p for p in open_ones if others.get("question") in (None, "", p[0].id)]
            return [
                pair
                for _, d in chosen[:1]
                for f in (d.legal({}) or ())[:1]
                for pair in table.meaning.typed(d, f, actor.locale, reader=table.reader(actor))
            ]
        return self._while_it_stands(
            (command, option, speaker, actor.locale, *sorted(others.items())),
            lambda: self._said_with(actor, command, option, speaker, others),
        )

    def _while_it_stands(self, asked: Hashable, make: Callable[[], list[tuple[str, str]]]) -> list[tuple[str, str]]:
        """What *make* offers, made once as long as nothing happens: it is asked again at each key."""
        frame, known = self._offered
        if frame is not self._table.committed:
            frame, known = self._offered = self._table.committed, {}
        if asked not in known:
            known[asked] = make()
        return known[asked]

    def _said_with(
        self, actor: Actor, command: str, option: str, speaker: str, others: Mapping[str, str]
    ) -> list[tuple[str, str]]:
        """What *speaker* may say with *command*: answers to what he is asked, and what may be said besides."""
        table = self._table
        asked, read = table.meaning.question_of(speaker, command), table.meaning.reading_of(speaker, command)
        answering = read[1].form if read is not None else asked[1] if asked is not None else None
        found: dict[str, str] = {}
        # What may be said besides answering comes after the answers.
        for form in (answering, table.ruleset.form(table.committed.state, command, speaker)):
            if form is None:
                continue
            try:
                choice = table.meaning.choice(form, {k: v for k, v in others.items() if k != option}, actor)
            except Refused:
                choice = {}
            choice = {name: value for name, value in choice.items() if name != option}
            field = table.meaning.option_field(form, option, choice) or form.field(option, choice)
            if field is not None:
                # What both offer stands where the answer does, with what it leads to.
                typed = table.meaning.typed(form, field, actor.locale, choice, reader=table.reader(actor))
                found.update({value: label for label, value in typed})
        return [(label, value) for value, label in found.items()]
