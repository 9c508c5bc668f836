"""A first fight that teaches: a small one for one person, who is told what is asked and what each button would cost,
for so many choices; it is over by itself.

Which sentence goes with a question is the game's own (`learn-<game>-<kind>`); here is when it is said, and when the
lesson ends. `bot.table.house.learning` opens one.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from bot.kernel import events as told
from bot.kernel import inputs as said
from bot.kernel.errors import Refused
from bot.render.cards import Card
from bot.render.names import Ready, user
from bot.table.base.actor import REFEREE, Actor, Outcome
from bot.table.base.protocols import Amendable, Opened, Posting, Presented, Submitting, Taking
from bot.table.base.session import Lesson, Session
from bot.table.message import living
from bot.table.message.coaching import CHOICES

if TYPE_CHECKING:
    from bot.kernel.frame import Told
    from bot.table.base.services import Moment

IDLE = 900.0
"""A lesson is over when its person has said nothing for so many seconds."""
DELAY = "10 min"
"""How long a question of a lesson waits for its answer (`bot.table.hearing.delays`)."""
LAST_LOOK = 30.0
"""So many seconds after one side alone stands it is over: time to read."""


class Taught(Amendable, Taking, Presented, Opened, Protocol):
    """One encounter, as far as the end of a lesson needs it."""


class Schooled(Amendable, Presented, Submitting, Opened, Protocol):
    """One encounter, as far as the buttons of a lesson need it."""


def opened(session: Session, learner: int, now: Moment) -> Session:
    """*session* as that of a lesson for *learner*, opened *now*: there is time to read."""
    lesson = Lesson(learner=learner, left=CHOICES, ends=now.uptime + IDLE)
    return session.model_copy(update={"lesson": lesson, "delay": DELAY})


def opening(table: Posting, learner: int, commitment: str) -> str:
    """The first post of a lesson: for whom, and the commitment of the dice (hex)."""
    note = table.services.renderer.note
    game = table.services.renderer.ruleset(table.locale, table.ruleset.id)
    return note(table.locale, "lesson-opened", learner=user(learner), game=game, commitment=commitment)


def moved_on(
    before: Session, events: Sequence[Told], sides: Collection[str] | None, actor: Actor, now: Moment
) -> dict[str, Any]:
    """What an input of *actor*'s changes in the lesson, if there is one: *events* are what came of it, *sides* those
    that still stand (None: the fight has not begun)."""
    lesson = before.lesson
    if lesson is None:
        return {}
    left, ends, kinds = lesson.left, lesson.ends, lesson.kinds
    if actor.user == lesson.learner:
        ends = now.uptime + IDLE
        chosen = [
            each.event.kind
            for each in events
            if isinstance(each.event, told.DecisionClosed) and each.event.how in ("answered", "withdrawn")
        ]
        if left and chosen:
            left, kinds = left - 1, (*kinds, *chosen)
    if sides is not None and len(sides) < 2:
        ends = min(ends, now.uptime + LAST_LOOK)
    return {"lesson": lesson.model_copy(update={"left": left, "ends": ends, "kinds": kinds})}


async def press(table: Schooled, actor: Actor, does: str, pressed: int) -> Outcome:
    """No more advice (`quiet`), or no more lesson (`end`): for its person, and for who manages the channel. Raises
    `Refused`."""
    lesson = table.session.lesson
    if lesson is None:
        raise Refused("moment-passed")
    if actor.user != lesson.learner and not actor.manages:
        raise Refused("not-your-lesson")
    if does == "end":
        return await table.submit(said.End(actor.user), actor, pressed=pressed, **_last_words(table, by=actor.user))
    if does != "quiet" or not lesson.left:
        raise Refused("moment-passed")
    async with table.lock:
        session = table.session
        after = session.model_copy(update={"lesson": lesson.model_copy(update={"left": 0})})
        slot = living.fresh_slot(table, table.last_line)
        shown = living.present(table, table.situation(), after, slot, was=session)
        await table.amend(shown.session, shown.places, actor=actor)
    return Outcome(Card(text=table.services.renderer.note(actor.locale, "lesson-quieted")), private=True)


def over(session: Session, now: Moment) -> bool:
    """Whether the lesson is to end by itself by *now*."""
    return session.lesson is not None and now.reached(session.lesson.ends)


async def end(table: Taught) -> None:
    """The lesson is over by itself; the table's lock is held."""
    await table.take(said.End(REFEREE.user), REFEREE, **_last_words(table, by=REFEREE.user))


def _last_words(table: Schooled | Taught, *, by: int) -> dict[str, Any]:
    """What is said when *by* ends it: what comes next, and what proves the dice."""
    renderer, locale = table.services.renderer, table.locale

    def proof(digest: str) -> str:
        row = table.row
        return renderer.ended(locale, by=by, seed=row.seed.hex(), commitment=row.commitment, digest=digest)

    remark = renderer.note(locale, "lesson-over", open=Ready(table.services.called("encounter-open", locale)))
    return {"remark": remark, "last_word": proof}
