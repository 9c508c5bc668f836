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
from bot.render.questions import is_hidden, offers_hidden
from bot.render.words import GM, shorten
from bot.table import living
from bot.table.actor import Actor
from bot.table.living import asked_in, closing, paused, shown_deadlines
from bot.table.open_slots import SCREEN
from bot.table.places import Place
from bot.table.protocols import Amendable, Observed, Posting, Presented
from bot.table.session import Asked, Session
from bot.table.unsaved import graveness

if TYPE_CHECKING:
    from bot.kernel.ruleset import Ruleset
    from bot.table.messages import Draft
    from bot.table.passage import Pair, Passage, Situation

log = logging.getLogger(__name__)

VERB = "g"
LONGEST = 1_990
IN_ROW = MOST_CHANGED = 5
"""Buttons of a row, and rows of a message."""


class Panels(Protocol):
    """Panels of questions for those who are asked; see `bot.table.answering`."""

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


def added(table: Posting, plan: Draft, it: Passage) -> Draft:
    """*plan*, and with it what the screen's channel should read; without a channel nothing is sent anywhere."""
    after = plan.session
    if after.screen is None:
        return plan
    news = "" if plan.host is None and plan.card.text else _news(table, it)
    slots = {each.slot for each in (*it.was.asked.values(), *after.asked.values()) if is_screened(each.slot)}
    fresh = f"{SCREEN}{it.progress.line}"
    places: list[Place] = []
    for slot in sorted(slots | ({fresh} if news else set())):
        known = table.outbox.places.get(slot)
        asked = asked_in(it.after, after, slot)
        told = news if slot == fresh else ""
        card = _card(table, it.after, asked, after, slot, told, None if known is None else known.card, it.progress.line)
        if known is None and not card.text:
            continue
        if known is None or card.text != known.card.text or card.rows != known.card.rows:
            places.append(table.outbox.want(slot, card, kind="post" if known is None else "edit"))
    return replace(plan, places=[*plan.places, *places])


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
        known, pairs = table.outbox.places.get(slot), asked_in(now, session, slot)
        if known is None or not pairs:
            continue
        card = _card(table, now, pairs, session, slot, "", known.card, 0)
        if card.text != known.card.text:
            places.append(table.outbox.want(slot, card, kind="edit"))
    return places


def _card(
    table: Posting,
    now: Situation,
    pairs: list[Pair],
    session: Session,
    slot: str,
    news: str,
    known: Card | None,
    line: int,
) -> Card:
    told, lines = ((), ()) if known is None else (known.news, known.lines)
    if news:
        told, lines = (*told, news), (*lines, line)
    if not pairs:
        if known is not None and any(each.slot == slot for each in session.asked.values()):
            # It stands while nobody can say how it will be asked.
            return paused(table, known)
        if not told:
            return Card(text="") if known is None else _closed(table, known)
        return Card(text="\n".join(told)[:LONGEST], news=told, lines=lines)
    renderer = table.services.renderer
    asked = renderer.question(
        table.ruleset,
        now.state,
        pairs,
        table.locale,
        encounter=f"{table.id}~{slot}",
        deadlines=shown_deadlines(table.services, now, session),
        gm=session.gms[0],
        reader=Reader(session.gms[0], gm=True),
    )
    text = "\n".join((*told, asked.text))
    return asked.model_copy(update={"text": shorten(text, LONGEST), "news": told, "lines": lines})


def _closed(table: Posting, known: Card) -> Card:
    settled = table.services.renderer.note(table.locale, "question-settled")
    return known if settled in known.text else closing(known, settled)


async def lost(table: Losing, why: str) -> None:
    """The screen's channel is gone or closed to the bot: everybody is told, and the button takes its place."""
    log.warning("encounter %s: its screen is out of reach (%s)", table.id, why)
    async with table.lock:
        session = table.session
        if session.screen is None or table.committed.standing.ended:
            return
        people = {each.id: each for each in table.ruleset.people(table.committed.state)}
        after = session.model_copy(update={"screen": None})
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


def change_button(table: Observed, who: str, locale: str) -> Button:
    """[See the change] of the sheet of *who*."""
    return Button(id=f"sc|{table.id}|{who}", label=table.services.renderer.button(locale, "see-change"))


def asked(table: Screened, actor: Actor) -> tuple[Card, int]:
    """What is asked behind [For the GM], of those who are hidden or about them, with its answers; and how much."""
    people = {each.id: each for each in table.people()}
    pairs = [each for each in table.questions() if in_panel(table, each, people) and not each[0].answered]
    return (table.answering.panel(pairs, actor) if pairs else Card(text="")), len(pairs)


def heading(table: Screened, actor: Actor) -> list[str]:
    """What stands first there: who is hidden, that nothing is asked, or how much elsewhere, whose sheet was changed."""
    note, locale = table.services.renderer.note, actor.locale
    names = tuple(each.name for each in table.people() if each.hidden)
    lines = [note(locale, "screen-hidden", names=names, count=len(names))]
    if not asked(table, actor)[1]:
        # What is asked of him in the channel awaits him there.
        waiting = len(table.answering.asked_of(actor))
        lines.append(note(locale, "screen-elsewhere", count=waiting) if waiting else note(locale, "screen-nothing"))
    return lines + [note(locale, "sheet-changed", name=each.name) for each in _changed(table)]


def changes(table: Screened, actor: Actor) -> tuple[Item, ...]:
    """[See the change] of each of them."""
    return tuple(change_button(table, each.id, actor.locale) for each in _changed(table))


def _changed(table: Screened) -> list[Person]:
    """Those who are hidden, and whose sheet was changed."""
    return [each for each in table.people() if each.hidden and each.id in table.session.changes][:MOST_CHANGED]


__all__ = [
    "VERB",
    "added",
    "asked",
    "button",
    "change_button",
    "changes",
    "heading",
    "in_panel",
    "is_screened",
    "is_veiled",
    "lost",
    "on_screen",
    "placed",
    "public",
    "shown_anew",
    "with_button",
]
