"""Whoever lets his deadlines pass is waited for, rung by rung, whatever the game and the tempo.

At the first deadline that somebody misses its default holds; time stands still once the round is over, and calls him.
At the second, which is that of the stop where nothing else is asked of him, the game master is asked: somebody plays
for him, or he is waited for. Without a word within one deadline more, or where the game master himself is away, the bot
plays him prudently (`shared.deciding`) and says so, until he speaks again. Of somebody hidden nothing of this is told,
and time does not stop for him; the bot plays him all the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

from bot.kernel import inputs as said
from bot.kernel.errors import Refused, UnknownCommand
from bot.kernel.frame import ABSENT
from bot.render.names import Ready, user
from bot.table.base.actor import REFEREE
from bot.table.base.protocols import Amendable, Taking
from bot.table.base.session import ABSENT_AFTER, Aside
from bot.table.message import notices
from bot.table.message.telling import Telling, tell
from bot.table.message.waiting import given_up, seen
from bot.table.time import absence

if TYPE_CHECKING:
    from bot.kernel.frame import Standing
    from bot.kernel.ruleset import Person
    from bot.table.base.actor import Actor
    from bot.table.base.services import Moment, Services
    from bot.table.base.session import Session

MANNER, PRUDENT, EVERYTHING = "manner", "prudent", "everything"
"""The matter of standing orders that says how much somebody wants to be asked, and two of its orders."""
MOST = 10
"""Rungs that are climbed at once."""


class Waiting(Telling, Taking, Protocol):
    """One encounter, as far as waiting for its people needs it."""


class Spoken(Amendable, Taking, Protocol):
    """One encounter in which somebody speaks again."""


def rung_of(
    services: Services, before: Session, after: Session, standing: Standing, people: Sequence[Person], now: Moment
) -> float | None:
    """When the next rung is reached after an input that led from *before* to *after*: at once where nobody is waited
    for any more."""
    stands = standing.stopping == ABSENT
    if standing.ended or standing.held or (standing.stopping and not stands):
        return None
    there = seen(after, people)
    if not there and (stands or standing.after is not None):
        return now.uptime
    fresh = any(after.missed[each.id] < ABSENT_AFTER for each in there)
    if not given_up(after, people) and not (stands and fresh):
        return None
    if before.rung is not None and before.undecided == after.undecided and not now.reached(before.rung):
        return before.rung
    return absence.due_of(services, after, now)[0]


async def ahead(table: Waiting, due: Sequence[str]) -> None:
    """Deadlines are about to be missed, of the questions *due*: time is to stand still once the round is over. The lock
    is held."""
    standing, state = table.committed.standing, table.committed.state
    round_of = getattr(table.ruleset, "round_of", None)
    if round_of is None or standing.after is not None:
        return
    asked = {each.who for each, form in table.questions() if each.id in due and not (each.answered or form.idle)}
    session = table.session
    waits = [
        each
        for each in table.people()
        if each.id in asked and each.player is not None and not (each.hidden or each.autopilot or each.out)
        if each.id not in session.prudent
    ]
    if waits:
        await table.take(said.Hold(0, ABSENT, ahead=True, after=max(1, round_of(state))), REFEREE, silent=True)


async def climb(table: Waiting) -> None:
    """The next rung is reached, and whatever follows from that at once; the lock is held."""
    for _ in range(MOST):
        now, rung = table.services.moment(), table.session.rung
        if rung is None or not now.reached(rung) or table.committed.standing.held:
            break
        await _step(table, now)


async def _step(table: Waiting, now: Moment) -> None:
    session, people = table.session, table.people()
    standing = table.committed.standing
    left = given_up(session, people)
    if left:
        for each in left:
            await _play(table, each)
        return
    there = seen(session, people)
    fresh = [each for each in there if session.missed[each.id] < ABSENT_AFTER]
    if standing.stopping == ABSENT and fresh:
        missed = {**session.missed, **{each.id: ABSENT_AFTER for each in fresh}}
        playing = {each.id: each.player for each in people if each.player is not None and not each.out}
        gone = absence.gone_of(session, missed, playing, people, session.told)
        changes: dict[str, Any] = {
            "missed": missed,
            "told": (*session.told, *gone),
            "undecided": (*session.undecided, *gone),
            "rung": absence.due_of(table.services, session, now)[0],
        }
        if not gone:
            # There is no game master to be asked.
            changes["rung"] = now.uptime
            await table.amend(session.model_copy(update=changes))
            return
        lines = [notices.away(table, each, notices.playing(people, each), table.locale) for each in gone]
        gm = session.gms[0]
        text = "\n".join((f"{user(gm)} {lines[0]}", *lines[1:]))
        await tell(table, session.model_copy(update=changes), text, calls=(gm,))
        return
    if standing.stopping == ABSENT or standing.after is not None:
        await table.take(said.Resume(0), REFEREE)
        return
    await table.amend(session.model_copy(update={"rung": None}))


async def _play(table: Waiting, who: Person) -> None:
    """From now on the bot plays *who* prudently, and says so."""
    form = table.ruleset.form(table.committed.state, "orders", who.id)
    before = EVERYTHING if form is None else str(form.facts.get(f"{MANNER}.order") or EVERYTHING)
    player = Ready(user(who.player or 0))
    note = (
        None
        if who.hidden
        else table.services.renderer.note(table.locale, "absent-prudent", name=who.name, player=player)
    )
    aside = Aside(prudent=(who.id, before))
    try:
        order = {"who": who.id, "matter": MANNER, "order": PRUDENT, "locale": table.locale}
        given = table.ruleset.compose(table.committed.state, "orders", 0, order)
        await table.take(given, REFEREE, remark=note, aside=aside)
    except (Refused, UnknownCommand):
        # A game without orders, or one that takes none now: the defaults hold for him.
        session = table.session
        await table.amend(session.model_copy(update={"prudent": {**session.prudent, who.id: before}, "rung": None}))


async def back(table: Spoken, actor: Actor) -> None:
    """*actor* speaks, for whom the bot has played: it does no more. The lock is held."""
    session = table.session
    for each in table.people():
        before = session.prudent.get(each.id)
        if before is None or each.player != actor.user:
            continue
        note = None if each.hidden else table.services.renderer.note(table.locale, "absent-back", name=each.name)
        try:
            order = {"who": each.id, "matter": MANNER, "order": before, "locale": table.locale}
            given = table.ruleset.compose(table.committed.state, "orders", 0, order)
            await table.take(given, REFEREE, remark=note, aside=Aside(prudent=(each.id, "")))
        except (Refused, UnknownCommand):
            left = {who: manner for who, manner in table.session.prudent.items() if who != each.id}
            await table.amend(table.session.model_copy(update={"prudent": left}))
