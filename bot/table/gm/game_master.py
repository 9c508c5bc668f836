"""What only the game master does: answer in somebody's place, and let others act as game master, too.

Who is game master is the session's; an answer is an input like any other.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Protocol

from bot.kernel import inputs as said
from bot.kernel.decisions import Decision
from bot.kernel.dice import DRAWN
from bot.kernel.errors import Refused
from bot.kernel.frame import Open
from bot.kernel.values import fold
from bot.render.cards import Card
from bot.render.names import Ready, user
from bot.table.base import likeness
from bot.table.base.actor import Actor, Outcome
from bot.table.base.protocols import Amendable, Hosting, Presented, Read, Submitting
from bot.table.gm.feed import read_faces
from bot.table.gm.table_settings import Settings
from bot.table.hearing import authority
from bot.table.hearing.authority import becoming_gm, presiding
from bot.table.hearing.meaning import Meaning
from bot.table.message import living
from bot.table.saying import standing_in
from bot.table.saying.answering import Answering

LONGEST_OFFER = 100
"""Characters of what is offered while somebody types: as many as Discord takes."""


class Led(Amendable, Read, Submitting, Hosting, Presented, Protocol):
    """One encounter, as far as its game master needs it."""

    @property
    def meaning(self) -> Meaning: ...

    @property
    def answering(self) -> Answering: ...

    @property
    def settings(self) -> Settings: ...


class GameMaster:
    """The game master of one table."""

    def __init__(self, table: Led) -> None:
        self._table = table

    # ---- an answer in somebody's place

    async def answer_for(self, actor: Actor, question: str, choice: str) -> Outcome:
        """Answer any open question, whoever it was put to: a player's, once that is confirmed (`standing_in`). Told in
        the channel, unless it is a secret one."""
        table = self._table
        remark = presiding(table, actor)
        pair = self._question_typed(question, actor.locale)
        told = [*filter(None, (remark,)), *standing_in.announcement(table, actor, pair[0])]

        def answering() -> said.Answer:
            if table.committed.standing.held:
                raise Refused("held", reason=table.committed.standing.held)
            found = table.question(pair[0].id)
            if found is None:
                raise Refused("moment-passed")
            asked, form = found
            before = {} if asked.answered else asked.partial
            left = form.legal(before) or form.all_fields({})
            value = table.meaning.option(form, left[0], choice, actor.locale, before)
            chosen = table.answering.forced(asked, {left[0].name: value})
            return said.Answer(actor.user, asked.id, chosen, asked.generation)

        if (first := standing_in.asked_first(table, actor, answering)) is not None:
            return first
        return await table.submit(answering, actor, remark="\n".join(told) or None, aside=becoming_gm(actor, remark))

    def _question_typed(self, typed: str, locale: str) -> tuple[Open, Decision]:
        """The open question that *typed* means: its id, or the name of who is asked (and its kind). Raises `Refused`
        (`held`, `nothing-asked`, …)."""
        table = self._table
        if table.committed.standing.held:
            raise Refused("held", reason=table.committed.standing.held)
        pairs = list(table.questions())
        if not pairs:
            raise Refused("nothing-asked")
        ident = likeness.resolve(
            typed,
            [(each.id, self._question_label(each, locale)) for each, _ in pairs],
            unknown="not-an-option",
            within=True,
        )
        return next(pair for pair in pairs if pair[0].id == ident)

    def _question_label(self, question: Open, locale: str) -> str:
        words = self._table.meaning.words(locale)
        who = words.name(question.who)
        return f"{who} · {words.word('question', question.kind)}"

    def offers(self, actor: Actor, command: str, option: str, others: Mapping[str, str]) -> list[tuple[str, str]]:
        """What is offered while the value of `/gm settings` or (to the GM alone) an option of `/gm answer` is typed."""
        table = self._table
        if command == "gm-settings":
            return table.settings.offers(actor, others.get("setting"))
        if not authority.is_gm(table.session, actor):
            return []
        if option == "question":
            return [(self._question_label(each, actor.locale), each.id) for each, _ in table.questions()]
        try:
            asked, form = self._question_typed(others.get("question", ""), actor.locale)
        except Refused:
            return []
        left = form.legal({} if asked.answered else asked.partial) or form.all_fields({})
        return table.meaning.typed(form, left[0], actor.locale, reader=table.reader(actor))

    def settings_offers(self, actor: Actor, typed: str) -> list[tuple[str, str]]:
        """The settings that are found by what is *typed* of them."""
        return self._table.settings.looked_for(actor, typed)

    # ---- dice

    async def dice(self, actor: Actor, text: str) -> Outcome:
        """Lay down the faces of the next rolls (see `feed`). Answered privately: nobody else learns them."""
        table = self._table
        remark = presiding(table, actor)
        shorts = table.meaning.words(actor.locale).shorts
        purposes = {
            fold(each): value
            for label, value in table.meaning.words_of("gm-dice", "why", actor.locale)
            for each in (value, *label.split(","), *shorts("why", value))
        }
        faces = read_faces(
            text,
            lambda typed: table.meaning.named(typed, actor),
            lambda typed: purposes.get(fold(typed)),
            ", ".join(dict.fromkeys(dice_words(table.meaning, actor.locale))),
            [each.name for each in table.people()],
        )
        left = self._left(actor.locale)
        outcome = await table.submit(
            said.Feed(actor.user, tuple(faces)), actor, quiet=True, aside=becoming_gm(actor, remark)
        )
        if not left or not outcome.private:
            return outcome
        told = table.services.renderer.note(actor.locale, "dice-left", faces=Ready(left))
        return replace(outcome, card=outcome.card.model_copy(update={"text": f"{outcome.card.text}\n{told}"}))

    def _left(self, locale: str) -> str:
        """The faces laid down before that no roll has taken, as they would be typed."""
        table = self._table
        words = table.meaning.words(locale)
        called = dict(zip(self._codes(), dice_words(table.meaning, locale), strict=True))
        names = {each.id: each.name for each in table.people()}
        told = []
        for each in table.committed.standing.fed:
            if each.face == DRAWN:
                continue
            addressed = (called.get(each.why or "", each.why), names.get(each.who or "", each.who))
            die = f"d{each.sides}={each.face}" if each.sides else str(each.face)
            told.append(" ".join([*(part for part in addressed if part), die]))
        return words.shown("; ".join(told)) if told else ""

    def _codes(self) -> list[str]:
        """What dice are rolled for in this game."""
        offers = self._table.ruleset.offers(self._table.committed.state, "gm-dice", "why", "en")
        return [value for _, value in offers]

    def dice_offers(self, actor: Actor, typed: str) -> list[tuple[str, str]]:
        """What is offered while faces are typed: of the last of them first the word, then whose roll it is."""
        table = self._table
        if not authority.is_gm(table.session, actor):
            return []
        at = max(typed.rfind(sign) for sign in ";,") + 1
        head, last = typed[:at] + (" " if at else ""), typed[at:].lstrip()
        words = dice_words(table.meaning, actor.locale)
        labels = table.meaning.words_of("gm-dice", "why", actor.locale)
        known = [each.strip() for label, _ in labels for each in label.split(",")]
        said = max((each for each in known if fold(last).startswith(f"{fold(each)} ")), key=len, default=None)
        if said is None:
            found = [each for each in words if fold(each).startswith(fold(last))]
        else:
            begun = fold(last[len(said) :].strip())
            found = [f"{said} {each.name}" for each in table.people() if fold(each.name).startswith(begun)]
        return [(f"{head}{each}", f"{head}{each}") for each in found if len(head) + len(each) <= LONGEST_OFFER][:25]

    # ---- who is game master

    async def delegate(self, actor: Actor, person: int, name: str, *, withdraw: bool = False) -> Outcome:
        """Let somebody else act as GM as well, or no longer; announced. Who may manage the channel names himself to
        take the part."""
        table = self._table
        gm = authority.is_gm(table.session, actor)
        if not gm and not actor.manages:
            raise Refused("not-gm")
        note = table.services.renderer.note
        async with table.lock:
            gms = table.session.gms
            if withdraw:
                if person not in gms:
                    raise Refused("not-delegate", name=name)
                if person == gms[0]:
                    raise Refused("first-gm")
                after = tuple(each for each in gms if each != person)
                text = note(table.locale, "gm-withdrawn", name=name, by=user(actor.user))
            elif person == actor.user and not gm:
                after = (person, *gms)
                text = note(table.locale, "gm-taken", name=actor.name)
            elif person in gms:
                raise Refused("already-gm", name=name)
            else:
                after = (*gms, person) if gm else (actor.user, *gms, person)
                text = note(table.locale, "gm-delegated", name=name, by=user(actor.user))
            return await self._announce(actor, Card(text=text), {"gms": after})

    async def _announce(self, actor: Actor, card: Card, changes: Mapping[str, Any]) -> Outcome:
        """Say *card* in the channel as the answer to *actor*, with a change of the session; the lock is held."""
        table = self._table
        # A slot of its own: what is said beside the journal has no line.
        slot = f"a:{actor.interaction or table.last_line}"
        session = table.session.model_copy(update=dict(changes))
        shown = living.present(
            table,
            table.situation(),
            session,
            slot,
            was=table.session,
            news=living.News(card.text),
            interaction=actor.interaction,
        )
        await table.amend(shown.session, shown.places, actor=actor)
        return Outcome(card, private=True) if shown.host is None else table.hosted(shown.host)


def dice_words(meaning: Meaning, locale: str) -> list[str]:
    """The word for each of the rolls of a game whose faces can be laid down, one each, in their order."""
    return [label.split(",")[0].strip() for label, _ in meaning.words_of("gm-dice", "why", locale)]
