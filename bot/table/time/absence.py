"""Absence: how long a question waits, quiet hours, the one reminder, and whoever lets two deadlines pass in a row.

Nobody's time runs in quiet hours: not that of an answer, of a reminder, nor of a breather. Nor is anybody called then
but who has just spoken: the others are called when the quiet hours end. A reminder asks the question
anew, at the bottom of the channel; the older message says so. Nobody is reminded in public of a question that is not
public, nor does a reminder tell who has answered a secret one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Container, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Protocol

from bot.kernel import events as told
from bot.kernel import inputs as said
from bot.kernel.engine import Progress
from bot.kernel.ruleset import Person
from bot.port import PortError
from bot.render.cards import Card
from bot.render.names import GM, Ready
from bot.render.words import Words
from bot.table.base.actor import Actor
from bot.table.base.protocols import Amendable, Opened, Presented
from bot.table.base.session import ABSENT_AFTER, BEFORE, BREATHS, TEMPOS, Asked, Session
from bot.table.hearing import authority
from bot.table.hearing.delays import seconds_of
from bot.table.hearing.quiet import hours
from bot.table.message.drafts import Draft
from bot.table.message.living import News, fresh_slot, present

if TYPE_CHECKING:
    from bot.table.base.passage import Situation
    from bot.table.base.services import Moment, Services


class Reminded(Amendable, Presented, Opened, Protocol):
    """One encounter, as far as reminding its people needs it."""


BY_POST = "post"
"""The tempo at which people are reminded by direct message, where they take any."""
PATIENCE = 10.0
"""Seconds that such a message may take; else they are called in the channel."""
TOGETHER = 3_600.0
"""Whoever is reminded of one question is not reminded of another within so many seconds."""


# ---- how long


def due_of(services: Services, session: Session, now: Moment) -> tuple[float, float | None]:
    """The deadline of a question asked *now*, and when its person is reminded; in uptime."""
    open_hours = hours(session.quiet, session.zone)
    due = open_hours.after(now.wall, _limit(session)) - services.down
    before = BEFORE[session.reminds]
    if before is None:
        return due, None
    whole = _whole(session)
    return due, open_hours.onward(now.wall, max(whole - before, whole / 2)) - services.down


def _limit(session: Session) -> float:
    """How long a question waits, in seconds."""
    return seconds_of(session.delay) if session.delay else TEMPOS[session.tempo]


def _whole(session: Session) -> float:
    """The seconds of it that count: whole days as their open hours, of which the reminder must not fall out."""
    return hours(session.quiet, session.zone).open_in(_limit(session))


def halfway(session: Session) -> bool:
    """Whether the reminder is so long before the deadline that it comes halfway, rather than at once or never."""
    before = BEFORE[session.reminds]
    return before is not None and before > _whole(session) / 2


def breath_of(services: Services, session: Session, now: Moment) -> float:
    """When a breather that begins *now* is over; in uptime."""
    open_hours = hours(session.quiet, session.zone)
    return open_hours.after(now.wall, BREATHS[session.tempo]) - services.down


def shifted(services: Services, session: Session, asked: Asked, away: float, now: Moment) -> Asked:
    """*asked* as much later as the clock stood still (*away* seconds), and out of the quiet hours."""
    later = _out(services, session, asked.due + away)
    remind = None if asked.remind is None else _out(services, session, asked.remind + away)
    call = None if asked.call is None else _out(services, session, max(asked.call, now.uptime))
    return asked.model_copy(update={"due": later, "remind": remind, "call": call})


def _out(services: Services, session: Session, uptime: float) -> float:
    return hours(session.quiet, session.zone).put_off(services.wall(uptime)) - services.down


def anew(services: Services, session: Session, now: Moment) -> Session:
    """*session* with all its times counted from *now* on: its tempo or its quiet hours are others."""
    due, remind = due_of(services, session, now)
    asked = {
        ident: each.model_copy(
            update={
                "due": due,
                "remind": remind,
                "call": None if each.call is None else morning_of(services, session, now),
            }
        )
        for ident, each in session.asked.items()
    }
    go_at = None if session.go_at is None else breath_of(services, session, now)
    held_at = None if session.held_at is None else now.uptime
    roll = None if session.roll is None else session.roll.model_copy(update={"due": due})
    rung = None if session.rung is None else due
    return session.model_copy(update={"asked": asked, "go_at": go_at, "held_at": held_at, "roll": roll, "rung": rung})


def morning_of(services: Services, session: Session, now: Moment) -> float:
    """When the quiet hours end in which it is *now*, or now; in uptime."""
    span = hours(session.quiet, session.zone).span(now.wall)
    return now.uptime if span is None else span[1] - services.down


def hushed(services: Services, plan: Draft, before: Session, actor: Actor, now: Moment) -> Draft:
    """*plan*, which in quiet hours calls nobody but *actor*, who is awake: the others are called when they end."""
    after = plan.session
    if hours(after.quiet, after.zone).span(now.wall) is None:
        return plan
    shown = {each.slot for each in after.asked.values() if each.user != actor.user}
    posted = {each.slot for each in plan.places if each.slot in shown and each.kind != "edit"}
    morning = morning_of(services, after, now)
    asked = {
        ident: each.model_copy(update={"call": morning})
        if each.slot in posted and each.user != actor.user and ident not in before.asked
        else each
        for ident, each in after.asked.items()
    }
    for place in plan.places:
        if place.slot in posted:
            awake = tuple(user for user in place.card.mentions if user == actor.user)
            place.card = place.card.model_copy(update={"mentions": awake})
    card = plan.card if plan.host is None else plan.host.card
    return replace(plan, card=card, session=after.model_copy(update={"asked": asked}))


async def kept_quiet(table: Amendable, now: Moment) -> bool:
    """In quiet hours: put off what would happen *now*, and say that it was (a time away from Discord may have carried
    it there)."""
    if not hours(table.session.quiet, table.session.zone).hush(now.wall):
        return False
    after = put_off(table.services, table.session, now)
    if after != table.session:
        await table.amend(after)
    return True


def put_off(services: Services, session: Session, now: Moment) -> Session:
    """*session* with nothing in it that would come in quiet hours, from *now* on."""

    hushed_now = hours(session.quiet, session.zone).hush(now.wall) is not None

    def later(at: float | None) -> float | None:
        return None if at is None else _out(services, session, max(at, now.uptime) if hushed_now else at)

    asked = {
        ident: each.model_copy(update={"due": later(each.due), "remind": later(each.remind), "call": later(each.call)})
        for ident, each in session.asked.items()
    }
    roll = None if session.roll is None else session.roll.model_copy(update={"due": later(session.roll.due)})
    anew: dict[str, Any] = {"renew": later(session.renew), "renew_screen": later(session.renew_screen)}
    anew["arrivals"] = tuple(each.model_copy(update={"due": later(each.due)}) for each in session.arrivals)
    anew |= {"go_at": later(session.go_at), "rung": later(session.rung)}
    return session.model_copy(update={"asked": asked, "roll": roll, **anew})


def woken(services: Services, session: Session, now: Moment) -> Session:
    """*session* with what waits for the morning coming then, though uptime knows no mornings; or *now*, if it has
    passed: people are called, and a breather lasts no longer than any other."""
    asked = {
        ident: each if each.call is None else each.model_copy(update={"call": morning_of(services, session, now)})
        for ident, each in session.asked.items()
    }
    go_at = None if session.go_at is None else min(session.go_at, breath_of(services, session, now))
    return session.model_copy(update={"asked": asked, "go_at": go_at})


# ---- the one reminder


async def remind(table: Reminded, now: Moment) -> None:
    """Ask anew whatever its people are to be reminded of by *now*, or were not called for in quiet hours: one
    message, one ping each."""
    session = table.session
    woken = {ident for ident, each in session.asked.items() if each.call is not None and now.reached(each.call)}
    due = woken | {
        ident for ident, each in session.asked.items() if each.remind is not None and now.reached(each.remind)
    }
    if not due:
        return
    called = {ident: each for ident, each in session.asked.items() if ident in due and _may_be_called(table, ident)}
    users = {each.user for each in called.values()}
    # What the same people would be reminded of a little later is called to mind with it.
    called |= {
        ident: each
        for ident, each in session.asked.items()
        if each.user in users
        and each.remind is not None
        and each.remind <= now.uptime + TOGETHER
        and _may_be_called(table, ident)
    }
    asked = {
        # Whoever is called for the first time may still be reminded.
        ident: each.model_copy(update={"call": None} if ident in woken else {"remind": None, "call": None})
        if ident in due or ident in called
        else each
        for ident, each in session.asked.items()
    }
    after = session.model_copy(update={"asked": asked})
    now_stands = table.situation()
    if session.tempo == BY_POST:
        called = await _written_to(table, now_stands, called, woken)
    forms = {each.id for each, _ in now_stands.forms}
    calls = list(dict.fromkeys(each.user for ident, each in called.items() if ident in forms))
    if not calls:
        # There is nobody to be called.
        await table.amend(after)
        return
    note = table.services.renderer.note(table.locale, "morning" if woken >= called.keys() else "reminder")
    slot = fresh_slot(table, table.last_line)
    below = table.services.renderer.note(table.locale, "question-below")
    shown = present(table, now_stands, after, slot, was=session, news=News(note), calls=calls, remark=below)
    await table.amend(shown.session, shown.places)


async def _written_to(
    table: Reminded, now: Situation, called: Mapping[str, Asked], woken: Container[str]
) -> dict[str, Asked]:
    """Those of *called* who are left to be called in the channel: the others are reminded by direct message."""
    renderer, session = table.services.renderer, table.session
    left = {ident: each for ident, each in called.items() if ident in woken}
    words = Words(renderer.texts, table.locale, game=table.ruleset.id, people=table.ruleset.people(now.state))
    for person in dict.fromkeys(each.user for ident, each in called.items() if ident not in woken):
        mine = [pair for pair in now.forms if pair[0].id in called and session.asked[pair[0].id].user == person]
        lines = [
            renderer.note(
                table.locale,
                "reminder-letter",
                name=authority.name_of(table.people(), question.who),
                channel=Ready(f"<#{table.row.channel}>"),
                until=Ready(f"<t:{int(table.services.wall(session.asked[question.id].due))}:R>"),
                default=Ready(renderer.default(words, decision)),
            )
            for question, decision in mine
        ]
        try:
            async with asyncio.timeout(PATIENCE):
                await table.services.port.whisper(person, Card(text="\n".join(lines)))
        except (PortError, TimeoutError):
            left |= {ident: each for ident, each in called.items() if each.user == person}
    return left


def _may_be_called(table: Amendable, ident: str) -> bool:
    """Whether a public reminder of the question *ident* tells nothing that its first post did not."""
    found = table.question(ident)
    if found is None or found[0].who == GM:
        return False
    return not any(each.id == found[0].who and each.hidden for each in table.ruleset.people(table.committed.state))


# ---- deadlines missed


def counted(
    session: Session, progress: Progress[Any], people: Sequence[Person], actor: Actor, *, idle: bool
) -> dict[str, Any]:
    """What *progress* changes in who is absent: a deadline missed is one more, but for that of an *idle* question;
    whoever speaks is back. The game master is told once of each who let so many pass (`ABSENT_AFTER`)."""
    playing = {each.id: each.player for each in people if each.player is not None and not each.out}
    missed = {who: count for who, count in session.missed.items() if playing.get(who) not in (None, actor.user)}
    if isinstance(progress.given, said.Deadline) and not idle:
        for each in progress.events:
            event = each.event
            if isinstance(event, told.DecisionClosed) and event.how == "default" and event.who in playing:
                missed[event.who] = missed.get(event.who, 0) + 1
    still = tuple(each for each in session.told if each != actor.user and each in playing.values())
    gone = () if progress.frame.standing.ended else gone_of(session, missed, playing, people, still)
    undecided = (*(each for each in session.undecided if each in still), *gone)
    return {"missed": missed, "told": (*still, *gone), "undecided": undecided}


def gone_of(
    session: Session,
    missed: Mapping[str, int],
    playing: Mapping[str, int | None],
    people: Sequence[Person],
    told_of: Sequence[int],
) -> tuple[int, ...]:
    """The players of whom the game master is to be told: not of whom somebody hides."""
    hiding = {each.id for each in people if each.hidden}
    late = [who for who, count in missed.items() if count >= ABSENT_AFTER]
    found = dict.fromkeys(int(playing.get(who) or 0) for who in late)
    hidden = {playing.get(who) for who in late if who in hiding}
    return tuple(each for each in found if each and each not in (*told_of, *session.gms, *hidden))


def is_unheard(session: Session, missed: Mapping[str, int]) -> bool:
    """Whether the deadline that was counted last (*missed*) is no more than the next of somebody who let one pass: it
    shows that nobody is there, as a breather without a word does."""
    return any(1 < count > session.missed.get(who, 0) for who, count in missed.items())
