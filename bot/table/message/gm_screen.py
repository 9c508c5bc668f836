"""The game master's screen: what nobody else may see, in a channel of his own, and behind a button that is always there
(`cockpit` opens then, with what is asked here).

What is told on the screen: rulings about people who are hidden, and the questions put to them or about them; where
there is a screen channel, all that only the game master is asked, too. Slots of the screen begin with `SCREEN`.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from typing import TYPE_CHECKING, Any, Protocol

from bot.kernel import inputs as said
from bot.kernel.decisions import Decision
from bot.kernel.errors import Refused
from bot.kernel.frame import Open
from bot.kernel.ruleset import EVERYBODY, Person, Reader
from bot.kernel.values import evolve
from bot.render.cards import Button, Card, Item
from bot.render.names import GM, shorten
from bot.render.unseen import is_hidden, offers_hidden
from bot.table.base.actor import Actor
from bot.table.base.outbox import TOO_LONG
from bot.table.base.places import SCREEN, TIDY, Place, owner_in
from bot.table.base.protocols import Amendable, Observed, Posting, Presented
from bot.table.base.session import Asked, Session
from bot.table.base.unsaved import graveness
from bot.table.hearing import authority
from bot.table.message import living, notices
from bot.table.message.living import (
    NO_LINE,
    Tale,
    asked_in,
    closing,
    is_full,
    paused,
    reading,
    reads_alike,
    shown_deadlines,
)

if TYPE_CHECKING:
    from bot.kernel.ruleset import Ruleset
    from bot.table.base.passage import Pair, Passage, Situation
    from bot.table.message.drafts import Draft

log = logging.getLogger(__name__)

VERB = "g"
_NOTHING = Card(text="")
LONGEST = 1_990
IN_ROW = MOST_CHANGED = 5
"""Buttons of a row, and rows of a message."""


class Panels(Protocol):
    """Panels of questions for those who are asked; see `bot.table.saying.answering`."""

    def asked_of(self, actor: Actor) -> list[tuple[Open, Decision]]: ...

    def panel(self, pairs: list[tuple[Open, Decision]], actor: Actor) -> Card: ...


class Screened(Observed, Protocol):
    """One encounter, as far as the panel of its screen needs it."""

    @property
    def answering(self) -> Panels: ...


class Losing(Amendable, Presented, Protocol):
    """One encounter, as far as losing its screen needs it."""


def on_screen(
    game: Ruleset[Any], state: Any, session: Session, pair: tuple[Open, Decision], people: Mapping[str, Person]
) -> bool:
    """Whether the question of *pair*, asked in *state*, is shown on the screen alone: with a channel for it, what only
    the game master is asked, and what he is asked in private about his people."""
    if pair[0].secret and not is_hidden(pair, people):
        return False
    if is_hidden(pair, people):
        return True
    if session.screen is None:
        return False
    if pair[0].who == GM:
        return True
    person = people.get(pair[0].who)
    his = person is not None and (person.player is None or person.player in session.gms)
    return his and game.discretion(state, pair[1]) != "none"


def in_panel(table: Observed, pair: tuple[Open, Decision], people: Mapping[str, Person]) -> bool:
    """Whether the question of *pair* stands behind [For the GM]: it is shown nowhere else, or not with all answers."""
    there = on_screen(table.ruleset, table.committed.state, table.session, pair, people)
    return there or (pair[0].who == GM and offers_hidden(pair, people))


def is_screened(slot: str) -> bool:
    """Whether *slot* is a message of the screen."""
    return slot.startswith(SCREEN)


def placed(
    ruleset: Ruleset[Any], now: Situation, line: int, asked: Mapping[str, Asked], session: Session
) -> dict[str, Asked]:
    """*asked*, each where it is to be shown after *line*: on the screen, or in the encounter's channel."""
    everybody = ruleset.people(now.state)
    kept = dict(asked)
    screened = any(is_screened(each.slot) for each in kept.values())
    if session.screen is None and not screened and not any(each.hidden for each in everybody):
        return kept
    people = {each.id: each for each in everybody}
    for pair in now.questions:
        each = kept.get(pair[0].id)
        if each is None:
            continue
        there = on_screen(ruleset, now.state, session, pair, people)
        if there != is_screened(each.slot):
            kept[pair[0].id] = each.model_copy(update={"slot": f"{SCREEN if there else 'q:'}{line}"})
    return kept


def public(game: Ruleset[Any], state: Any, pairs: Sequence[Pair]) -> list[Open]:
    """The questions among *pairs*, asked in *state*, of which everybody may know that they stand; of some nobody knows
    of whom they ask what."""
    people = {each.id: each for each in game.people(state)}
    hides = any(each.hidden for each in people.values())
    seen = (pair for pair in pairs if not hides or not is_hidden(pair, people))
    return [_unnamed(each) if game.discretion(state, asked) == "whole" else each for each, asked in seen]


def _unnamed(question: Open) -> Open:
    """*question* as those see it who may only know that something is being decided."""
    return evolve(question, who=GM, kind="private")


def with_button(table: Observed, card: Card) -> Card:
    """*card*, the tracker's, with the button for the game master."""
    if not card.rows:
        return card
    at = next((at for at in range(len(card.rows) - 1, -1, -1) if len(card.rows[at]) < IN_ROW), None)
    if at is None:
        return card.model_copy(update={"rows": (*card.rows, (button(table),))}) if len(card.rows) < IN_ROW else card
    rows = (*card.rows[:at], (*card.rows[at], button(table)), *card.rows[at + 1 :])
    return card.model_copy(update={"rows": rows})


def is_veiled(table: Observed, given: Any, state: Any) -> bool:
    """Whether *given*, which makes *state* of what is committed, names somebody hidden: then nobody may see who said
    it, or that it was said."""
    before, after = table.people(), table.ruleset.people(state)
    hidden = {each.id for each in (*before, *after) if each.hidden}
    if isinstance(given, said.Answer):
        found = table.question(given.question)
        return found is not None and (found[0].who in hidden or is_hidden(found, {each.id: each for each in before}))
    if any(getattr(each, "hidden", False) for each in getattr(given, "records", ())):
        return True
    return bool(hidden) and not hidden.isdisjoint(_named(given))


def _named(given: Any) -> set[str]:
    """Every text in *given*."""
    if isinstance(given, str):
        return {given}
    if isinstance(given, Mapping):
        return {text for each in (*given, *given.values()) for text in _named(each)}
    if isinstance(given, list | tuple):
        return {text for each in given for text in _named(each)}
    if is_dataclass(given):
        return {text for each in fields(given) for text in _named(getattr(given, each.name))}
    return set()


# ---- the channel of the screen


def added(table: Posting, plan: Draft, it: Passage, actor: Actor, pressed: int | None = None) -> Draft:
    """*plan*, and with it what the screen's channel should read; without a channel nothing is sent anywhere. One
    message there holds what is told and asked (`Session.onscreen`): it is edited, or answers whoever *pressed* it.
    The next one begins where the game master must be called, or where it is full or old."""
    session = plan.session
    if session.screen is None:
        return plan
    fresh = f"{SCREEN}{it.progress.line}"
    known = table.outbox.places.get(session.onscreen)
    here = known is not None and pressed is not None and known.message == pressed and actor.interaction is not None
    # Whoever was answered in private has read it, but not where his press is answered by the screen.
    private = plan.host is None and bool(plan.card.text) and not here and authority.is_gm(it.was, actor)
    text = "" if private else _news(table, it)
    standing = {each.id for each, _ in it.after.forms}
    # Whoever has just answered there need not be called there; who spoke in the channel may not look at it.
    called = not here and any(each.slot == fresh and ident in standing for ident, each in session.asked.items())
    shown = present(
        table,
        it.after,
        session,
        fresh,
        was=it.was,
        news=living.News(text, it.progress.line if it.progress.ruled else NO_LINE),
        called=called,
        interaction=actor.interaction if here else None,
    )
    told = replace(plan, places=[*plan.places, *shown.places], session=shown.session)
    return told if shown.host is None else replace(told, host=shown.host, card=shown.host.card, update=True)


def present(
    table: Posting,
    now: Situation,
    session: Session,
    fresh: str,
    *,
    was: Session,
    news: living.News,
    called: bool = False,
    interaction: int | None = None,
    anew: bool = False,
) -> living.Present:
    """The screen as it is *now*, with *session* (until now: *was*), and *news*: in the message that holds its present,
    or in a new one of *fresh*, where the game master is *called* or that message is full or old. *interaction*: what
    was pressed on it, which answers by what it reads now; *anew*: in a new one, if it asks anything."""
    known = table.outbox.places.get(session.onscreen)
    tale = Tale(news.tale.news, news.tale.lines)
    full = known is not None and bool(news.told) and is_full(known.card, news.told)
    begins = known is None or called or bool(news.calls) or full or anew or table.outbox.is_old(known)
    slot = fresh if begins or known is None else known.slot
    after = _held_by(session, slot)
    if known is None or known.slot != slot:
        renew = None if anew else table.services.moment().uptime + TOO_LONG
        after = after.model_copy(update={"renew_screen": renew})
    host: Place | None = None
    places: list[Place] = []
    if known is not None and known.slot != slot:
        # Whoever is called by the news reads them where he is called.
        here = interaction is not None and not news.calls
        left = _closed(table, now, known.card, tale if here else Tale())
        if interaction is not None:
            host = table.outbox.want(known.slot, left, kind="update", interaction=interaction)
            places, tale = [host], Tale() if here else tale
        elif not reads_alike(left, known.card):
            places.append(table.outbox.want(known.slot, left, kind=TIDY))
    before = known.card if known is not None and known.slot == slot else None
    tale = tale if before is None else Tale(before.news, before.lines) + tale
    card = _card(table, now, after, slot, tale, None if known is None else known.card)
    if before is None and not (tale.news or card.rows or asked_in(now, after, slot)):
        # Nothing is to be said there, or not yet; it is posted anew when there is.
        return living.Present(session, _left_over(table, now, was, "", known))
    places += _left_over(table, now, was, slot, known)
    if before is None:
        mentions = tuple(dict.fromkeys((*(card.mentions if called else ()), *news.calls)))
        places.append(table.outbox.want(slot, card.model_copy(update={"mentions": mentions})))
    elif not reads_alike((drawn := table.outbox.want(slot, card, kind="edit")).card, before):
        if interaction is not None:
            drawn = host = table.outbox.want(slot, card, kind="update", interaction=interaction)
        places.append(drawn)
    return living.Present(after, places, host, update=host is not None)


def _held_by(session: Session, slot: str) -> Session:
    """*session* when the message of *slot* holds the screen's present."""
    asked = {
        ident: each.model_copy(update={"slot": slot}) if is_screened(each.slot) else each
        for ident, each in session.asked.items()
    }
    return session.model_copy(update={"onscreen": slot, "asked": asked})


def _left_over(table: Posting, now: Situation, was: Session, slot: str, known: Place | None) -> list[Place]:
    """Messages of earlier versions, which kept one for each question: closed, once that of *slot* asks it all."""
    slots = {each.slot for each in was.asked.values() if is_screened(each.slot)}
    places = []
    for old in sorted(slots - {slot, "" if known is None else known.slot}):
        place = table.outbox.places.get(old)
        if place is not None and place.card.rows:
            places.append(table.outbox.want(old, _closed(table, now, place.card, Tale()), kind=TIDY))
    return places


def _news(table: Posting, it: Passage) -> str:
    """What *it* tells of people who are hidden."""
    game, state = table.ruleset, it.after.state
    hidden = {each.id for each in (*game.people(it.before.state), *game.people(state)) if each.hidden}
    if not hidden:
        return ""
    veiled = [
        each
        for each in it.progress.events
        if not hidden.isdisjoint(_named(each.event)) and not game.may_read(state, each.event, EVERYBODY)
    ]
    reader = Reader(it.was.gms[0], gm=True)
    return table.services.renderer.ruling(game, state, veiled, reader, table.locale)


def shown_anew(table: Posting, now: Situation, session: Session) -> list[Place]:
    """The screen's messages that ask something, where they read otherwise by *session*."""
    places = []
    for slot in sorted({each.slot for each in session.asked.values() if is_screened(each.slot)}):
        known = table.outbox.places.get(slot)
        if known is None or not asked_in(now, session, slot):
            continue
        card = _card(table, now, session, slot, Tale.of(known.card), known.card)
        if card.text != known.card.text:
            places.append(table.outbox.want(slot, card, kind="edit"))
    return places


def _card(table: Posting, now: Situation, session: Session, slot: str, tale: Tale, above: Card | None) -> Card:
    """The screen's message of *slot*, which tells *tale*, by *session*. *above*: what it reads until now, or the
    message whose place it takes."""
    pairs = asked_in(now, session, slot)
    told = reading(table, now, tale, "" if above is None else above.text)
    notice = notices.asked(table, now, session, tale.news, screen=True)
    if not pairs and notice.rows:
        text = shorten("\n".join(filter(None, (*told, notice.text))), LONGEST)
        return Card(text=text, rows=notice.rows, news=tale.news, lines=tale.lines, asked=notice.text)
    if not pairs:
        if above is not None and any(each.slot == slot for each in session.asked.values()):
            # It stands while nobody can say how it will be asked.
            held = paused(table, Card(text=above.asked or above.text, rows=above.rows))
            text = shorten("\n".join((*told, held.text)), LONGEST)
            return above.model_copy(update={"text": text, "news": tale.news, "lines": tale.lines})
        return _closed(table, now, above or _NOTHING, Tale(), tale)
    asked = table.services.renderer.question(
        table.ruleset,
        now.state,
        pairs,
        table.locale,
        encounter=owner_in(table.id, slot),
        deadlines=shown_deadlines(table.services, now, session),
        gm=session.gms[0],
        reader=Reader(session.gms[0], gm=True),
        room=IN_ROW - len(notice.rows),
    )
    question = "\n".join(filter(None, (asked.text, notice.text)))
    text, rows = shorten("\n".join((*told, question)), LONGEST), (*asked.rows, *notice.rows)
    return asked.model_copy(
        update={"text": text, "rows": rows, "news": tale.news, "lines": tale.lines, "asked": question}
    )


def _closed(table: Posting, now: Situation, known: Card, more: Tale, tale: Tale | None = None) -> Card:
    """What stays of *known* once it asks nothing: what it told (*tale*, where that is not what it says) and *more*, or
    else what it asked."""
    tale = (Tale(known.news, known.lines) if tale is None else tale) + more
    if tale.news:
        text = "\n".join(reading(table, now, tale, known.text))
        return Card(text=text[:LONGEST], news=tale.news, lines=tale.lines)
    settled, asked = table.services.renderer.note(table.locale, "question-settled"), known.asked or known.text
    # Where nothing was asked, nothing is settled.
    return known if settled in known.text or not asked.strip() else closing(Card(text=asked), settled)


async def lost(table: Losing, why: str) -> None:
    """The screen's channel is gone or closed to the bot: everybody is told, and the button takes its place."""
    log.warning("encounter %s: its screen is out of reach (%s)", table.id, why)
    async with table.lock:
        session = table.session
        if session.screen is None or table.committed.standing.ended:
            return
        people = {each.id: each for each in table.ruleset.people(table.committed.state)}
        after = session.model_copy(update={"screen": None, "onscreen": ""})
        slot = f"q:{table.last_line}.screen"
        asked: dict[str, Asked] = {}
        for ident, each in after.asked.items():
            pair = table.question(ident)
            public = (
                pair is not None
                and is_screened(each.slot)
                and not on_screen(table.ruleset, table.committed.state, after, pair, people)
            )
            asked[ident] = each.model_copy(update={"slot": slot}) if public else each
        after = after.model_copy(update={"asked": asked})
        gm = session.gms[0]
        text = f"<@{gm}> {table.services.renderer.note(table.locale, 'screen-lost')}"
        now = table.situation()
        shown = living.present(table, now, after, slot, was=session, news=living.News(text, calls=(gm,)))
        try:
            await table.amend(shown.session, shown.places)
        except Refused as refused:
            log.log(graveness(refused), "encounter %s: its lost screen could not be noted: %s", table.id, refused.key)


# ---- the button


def button(table: Observed) -> Button:
    """[For the GM]: the same whatever is behind it."""
    return Button(id=f"{VERB}|{table.id}", label=table.services.renderer.note(table.locale, "button-screen"))


def asked(table: Screened, actor: Actor) -> tuple[Card, int]:
    """What is asked behind [For the GM], of those who are hidden or about them, with its answers; and how much."""
    people = {each.id: each for each in table.people()}
    pairs = [each for each in table.questions() if in_panel(table, each, people) and not each[0].answered]
    return (table.answering.panel(pairs, actor) if pairs else Card(text="")), len(pairs)


def heading(table: Screened, actor: Actor) -> list[str]:
    """What stands first there: who is hidden, that nothing is asked, or how much elsewhere, whose sheet was changed."""
    note, locale = table.services.renderer.note, actor.locale
    names = tuple(each.name for each in table.people() if each.hidden)
    lines = [note(locale, "screen-hidden", names=names, count=len(names)), *unasked(table, locale)]
    if not asked(table, actor)[1]:
        # What is asked of him in the channel awaits him there.
        waiting = len(table.answering.asked_of(actor))
        lines.append(note(locale, "screen-elsewhere", count=waiting) if waiting else note(locale, "screen-nothing"))
    return lines + [note(locale, "sheet-changed", name=each.name) for each in _changed(table)]


def unasked(table: Observed, locale: str) -> list[str]:
    """Why nobody asks those whom the game master leads in hiding, and how they come to act; nothing where there is none
    of them, or before the beginning."""
    state = table.committed.state
    find = getattr(table.ruleset, "unasked", None)
    waits = () if find is None or not table.committed.standing.begun else find(state)
    names = tuple(each.name for each in table.people() if each.id in waits)
    return [table.services.renderer.note(locale, "screen-unasked", names=names, count=len(names))] if names else []


def changes(table: Screened, actor: Actor) -> tuple[Item, ...]:
    """[See the change] of each of them."""
    return tuple(notices.change_button(table, each.id, actor.locale) for each in _changed(table))


def _changed(table: Screened) -> list[Person]:
    """Those who are hidden, and whose sheet was changed."""
    return [each for each in table.people() if each.hidden and each.id in table.session.changes][:MOST_CHANGED]
