"""Whoever would join once the fight has begun: the game master lets him in, or does not.

A request is the session's: it outlives a restart, and undoing does not touch it. What comes of it is an input like any
other: the game master says it, and it can be undone. The setting `NEWCOMERS` opens the door to everybody; then the game
master is only told. Who is game master asks nobody.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Protocol

from bot.kernel.decisions import Scalar
from bot.kernel.errors import Refused
from bot.render.cards import Button, Card
from bot.render.names import Ready, user
from bot.table.base.actor import Actor, Outcome
from bot.table.base.places import ARRIVAL, SCREEN
from bot.table.base.protocols import Opened, Posting, Remembered, Submitting
from bot.table.base.session import Arrival, Aside, Letter, Session
from bot.table.hearing import authority
from bot.table.hearing.authority import becoming_gm, presiding
from bot.table.message import notices
from bot.table.message.notices import calling
from bot.table.message.telling import Telling, tell
from bot.table.time.absence import due_of
from bot.table.time.asides import applied

if TYPE_CHECKING:
    from bot.table.base.services import Moment
    from bot.table.hearing.meaning import Meaning
    from bot.table.message.letters import Letters

NEWCOMERS = "newcomers"
ASK, FREELY = "ask_gm", "freely"
OPTIONS = (ASK, FREELY)
"""The setting: whether the game master is asked about whoever would join once it has begun."""
VERB = "nv"
IN, OUT, WITHDRAW = "in", "out", "withdraw"
MOST = 24
"""Requests that wait at once."""


class Entered(Telling, Submitting, Opened, Remembered, Protocol):
    """One encounter, as far as whoever would join it needs it."""

    @property
    def meaning(self) -> Meaning: ...

    @property
    def letters(self) -> Letters: ...


def needs_leave(table: Entered, actor: Actor) -> bool:
    """Whether *actor* may not join of his own accord."""
    standing = table.committed.standing
    asks = standing.table.get(NEWCOMERS, ASK) == ASK
    return asks and standing.begun and not standing.ended and not authority.is_gm(table.session, actor)


def waiting(session: Session, person: int) -> Arrival | None:
    """The request of *person*, if he waits for an answer."""
    return next((each for each in session.arrivals if each.user == person), None)


# ---- asking


async def ask(
    table: Entered, actor: Actor, args: Mapping[str, Scalar], copy: tuple[int, str] | None, given: Any
) -> Outcome:
    """Ask the game master to let *actor* join with *given*, of which *args* and *copy* are as `Scene.join` has them.
    Raises `Refused`, as joining would, and where he waits already (`arrival-waits`)."""
    note = table.services.renderer.note
    async with table.lock:
        table.ruleset.check(table.committed.state, given)
        session = table.session
        known = waiting(session, actor.user)
        if known is not None:
            raise Refused("arrival-waits", name=known.name)
        if len(session.arrivals) >= MOST:
            raise Refused("arrivals-full")
        number = 1 + max((session.entered, *(each.number for each in session.arrivals), *_numbers(table)))
        arrival = Arrival(
            number=number,
            user=actor.user,
            name=next((each.name for each in getattr(given, "records", ())), actor.name),
            body=str(args["sheet"]),
            side=str(args.get("side") or ""),
            owner=0 if copy is None else copy[0],
            sheet="" if copy is None else copy[1],
            due=due_of(table.services, session, table.services.moment())[0],
        )
        gm = session.gms[0]
        after = session.model_copy(update={"arrivals": (*session.arrivals, arrival), "entered": number})
        text = f"{user(gm)} {notices.joining(table, arrival, table.locale)}"
        await tell(table, after, text, calls=calling(table, gm), screen=session.screen is not None, actor=actor)
    withdraw = Button(id=f"{VERB}|{table.id}|{number}|{WITHDRAW}", label=note(actor.locale, "arrival-withdraw"))
    return Outcome(Card(text=note(actor.locale, "arrival-asked", name=arrival.name), rows=((withdraw,),)), private=True)


def told(table: Entered) -> tuple[str, tuple[int, ...]]:
    """Where nobody is asked: what tells the game master that somebody joins, and who is called by it."""
    gm = table.session.gms[0]
    text = table.services.renderer.note(table.locale, "arrival-told", gm=Ready(user(gm)))
    return text, calling(table, gm)


def _numbers(table: Posting) -> list[int]:
    """The numbers of requests that earlier versions asked about in messages of their own."""
    slots = (slot.removeprefix(SCREEN) for slot in table.outbox.places)
    return [int(slot.removeprefix(ARRIVAL)) for slot in slots if slot.startswith(ARRIVAL)]


# ---- the answer


async def press(table: Entered, actor: Actor, number: int, what: str, message: int) -> Outcome:
    """[Let in] or [Refuse], for the game master, or [Withdraw], for whoever asked. Raises `Refused`."""
    found = next((each for each in table.session.arrivals if each.number == number), None)
    if what == WITHDRAW and (found is None or found.user != actor.user):
        raise Refused("moment-passed")
    free = what == WITHDRAW or (what == IN and found is not None and found.open and _is_of(table, actor, found))
    remark = None if free else presiding(table, actor)
    if found is None or found.user <= 0 or table.committed.standing.ended:
        raise Refused("moment-passed")
    match what:
        case "in":
            return await _let_in(table, actor, found, remark, message)
        case "out":
            return await _refused(table, actor, found, remark, message)
        case "withdraw":
            return await withdraw(table, actor, found)
        case _:
            pass
    raise Refused("moment-passed")


def _is_of(table: Entered, actor: Actor, arrival: Arrival) -> bool:
    """Whether *actor* plays somebody on the side that *arrival* would join."""
    side = arrival.side or "players"
    return any((each.player, each.side) == (actor.user, side) and not each.out for each in table.people())


async def overdue(table: Telling, now: Moment) -> bool:
    """The game master has not said a word about somebody who would join: whoever plays on that side may let him in, and
    he is told so. The lock is held. Whether there was anybody."""
    session = table.session
    late = [each for each in session.arrivals if each.due is not None and now.reached(each.due)]
    if not late:
        return False
    left = tuple(
        each.model_copy(update={"due": None, "open": True}) if each in late else each for each in session.arrivals
    )
    note = table.services.renderer.note
    lines = [note(table.locale, "arrival-open", player=Ready(user(each.user)), name=each.name) for each in late]
    await tell(
        table,
        session.model_copy(update={"arrivals": left}),
        "\n".join(lines),
        calls=calling(table, *(each.user for each in late)),
    )
    return True


async def _let_in(table: Entered, actor: Actor, arrival: Arrival, remark: str | None, message: int) -> Outcome:
    note = table.services.renderer.note
    args: dict[str, Scalar] = {
        "sheet": arrival.body,
        "player": arrival.user,
        "locale": table.locale,
    }
    if arrival.side:
        args["side"] = arrival.side

    def joining() -> Any:
        if waiting(table.session, arrival.user) != arrival:
            raise Refused("moment-passed")
        return table.meaning.composed("join", actor, args)

    copied = (arrival.owner, arrival.user, arrival.sheet) if arrival.owner else None
    aside = becoming_gm(actor, remark, copied=copied, arrived=arrival.number, calls=calling(table, arrival.user))
    gm = remark is not None or authority.is_gm(table.session, actor)
    granted = "arrival-granted" if gm else "arrival-granted-by"
    welcome = note(table.locale, granted, player=Ready(user(arrival.user)), by=Ready(user(actor.user)))
    panel = notices.pressed_slot(table, message) is None
    outcome = await table.submit(
        joining,
        actor,
        pressed=message,
        quiet=panel,
        remark="\n".join(filter(None, (remark, welcome))),
        aside=aside,
    )
    return notices.panel(table, actor, update=True) if panel else outcome


async def _refused(table: Entered, actor: Actor, arrival: Arrival, remark: str | None, message: int) -> Outcome:
    note = table.services.renderer.note
    outcome = await _gone(table, actor, arrival, "arrival-refused", becoming_gm(actor, remark), remark, message)
    words = note(table.locale, "arrival-refused-you", name=arrival.name)
    # The press is answered; the letter has no interaction of its own.
    silent = replace(actor, interaction=None, token=None)
    await table.letters.send(silent, arrival.name, Letter(to=arrival.user, text=words, ready=True))
    return outcome or notices.panel(table, actor, update=True)


async def withdraw(table: Entered, actor: Actor, arrival: Arrival) -> Outcome:
    """Whoever asked does not want to join any more."""
    await _gone(table, actor, arrival, "arrival-withdrawn", Aside())
    text = table.services.renderer.note(actor.locale, "arrival-withdrew", name=arrival.name)
    return Outcome(Card(text=text), private=True, update=True)


async def _gone(
    table: Entered, actor: Actor, arrival: Arrival, key: str, aside: Aside, remark: str | None = None, message: int = 0
) -> Outcome | None:
    """The request stands no more: where it was told it is told why, after *remark*, with the note *key*. The answer,
    where that is the *message* that *actor* pressed."""
    async with table.lock:
        session = table.session
        if waiting(session, arrival.user) != arrival:
            raise Refused("moment-passed")
        left = tuple(each for each in session.arrivals if each != arrival)
        by = user(arrival.user if key == "arrival-withdrawn" else actor.user)
        text = table.services.renderer.note(table.locale, key, name=arrival.name, by=Ready(by))
        after = applied(table, aside, session, table.services.moment()).model_copy(update={"arrivals": left})
        said = "\n".join(filter(None, (remark, text)))
        return await tell(table, after, said, screen=session.screen is not None, actor=actor, message=message)
