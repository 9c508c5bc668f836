"""What an input changes beside the encounter, applied when its turn has come (`bot.table.base.session.Aside`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.kernel import inputs as said
from bot.table.base.services import Moment
from bot.table.base.session import Aside, Asked, Copy, Session
from bot.table.hearing import authority
from bot.table.message import gm_screen, lesson
from bot.table.time import absence, rungs

if TYPE_CHECKING:
    from bot.kernel.engine import Progress
    from bot.kernel.ruleset import Ruleset
    from bot.table.base.actor import Actor
    from bot.table.base.passage import Situation
    from bot.table.base.protocols import Remembered
    from bot.table.base.services import Services


def applied(table: Remembered, aside: Aside, session: Session, now: Moment) -> Session:
    """*session* once *aside* holds, from *now* on. The encounter has taken the input already, though nobody sees it."""
    changes: dict[str, Any] = {}
    if aside.chair is not None:
        changes["gms"] = (aside.chair, *(each for each in session.gms if each != aside.chair))
    if aside.copied is not None:
        changes["copies"] = {**session.copies, **_newcomers(table, *aside.copied)}
    if aside.called is not None:
        changes["copies"] = called(session, *aside.called).copies
    if aside.followed:
        changes["changes"] = without(session, aside.followed).changes
    if aside.arrived:
        changes["arrivals"] = tuple(each for each in session.arrivals if each.number != aside.arrived)
    if aside.prudent is not None:
        who, before = aside.prudent
        left = {each: manner for each, manner in session.prudent.items() if each != who}
        changes["prudent"] = {**left, who: before} if before else left
        # Whom the bot plays nobody need decide about any more.
        player = next((each.player for each in table.people() if each.id == who), None)
        changes["undecided"] = tuple(each for each in session.undecided if each != player)
    if aside.mended:
        changes |= {"trouble": None, "set_aside": None}
    if aside.set_aside is not None:
        changes["set_aside"] = aside.set_aside
    if aside.trouble is not None:
        changes["trouble"] = aside.trouble
    if aside.taken_up:
        changes["kept"] = None
    after = session.model_copy(update=changes)
    if aside.tempo and aside.tempo != session.tempo:
        after = absence.anew(table.services, after.model_copy(update={"tempo": aside.tempo, "delay": ""}), now)
    return after


def moved_on(
    services: Services,
    ruleset: Ruleset[Any],
    progress: Progress[Any],
    stands: Situation,
    actor: Actor,
    session: Session,
    now: Moment,
    *,
    idle: bool = False,
) -> Session:
    """*session* after *progress*, which *actor* made: who is asked what, and until when; whoever spoke is there.
    *idle*: nothing was missed by the deadline that it is (`Decision.idle`)."""
    standing = progress.frame.standing
    asked: dict[str, Asked] = {}
    people = ruleset.people(progress.frame.state)
    changes: dict[str, Any] = {"go_at": None, "held_at": None}
    if standing.pause and not standing.ended:
        # The time that was left is left when the clock goes on.
        changes["held_at"] = now.uptime if session.held_at is None else session.held_at
    if standing.held and not standing.ended:
        still = {each.id for each in standing.questions}
        asked = {ident: each for ident, each in session.asked.items() if ident in still}
    elif not standing.ended:
        # While time waits before its next step people are asked; what they have goes by from then on.
        since = now.uptime if session.held_at is None else session.held_at
        away = 0.0 if standing.stopping else now.uptime - since
        ahead = now.uptime - since if standing.stopping else 0.0
        for each in standing.questions:
            # Who has answered a secret question still shows as asked, until the reveal.
            if not each.id or (each.answered and not each.secret):
                continue
            old = session.asked.get(each.id)
            user = authority.decider(people, session, each.who)
            if old is not None and old.user == user:
                if away:
                    old = absence.shifted(services, session, old, away, now)
                if old.generation != each.generation:
                    old = old.model_copy(update={"generation": each.generation})
                asked[each.id] = old
            else:
                due, remind = absence.due_of(services, session, now)
                due, remind = due - ahead, None if remind is None else remind - ahead
                asked[each.id] = Asked(
                    slot=f"q:{progress.line}", user=user, due=due, generation=each.generation, remind=remind
                )
    changes["asked"] = gm_screen.placed(ruleset, stands, progress.line, asked, session)
    if actor.user:
        changes["breathers"] = 0
    if standing.breath and not standing.pause and standing.table.get("clock") != "moment":
        changes["go_at"] = absence.breath_of(services, session, now)
        changes["breathers"] = (0 if actor.user else session.breathers) + 1
    if isinstance(progress.given, said.Undo | said.Redo | said.End):
        changes["kept"] = None
    changes |= absence.counted(session, progress, people, actor, idle=idle)
    if standing.ended:
        changes["arrivals"] = ()
    if absence.is_unheard(session, changes["missed"]):
        changes["breathers"] = session.breathers + 1
    changes["rung"] = rungs.rung_of(services, session, session.model_copy(update=changes), standing, people, now)
    playing = {each.id: each.player for each in people if each.player is not None}
    if not playing.items() <= session.played.items():
        changes["played"] = {**session.played, **playing}
    sides = {each.side for each in people if not each.out} if standing.begun else None
    changes.update(lesson.moved_on(session, progress.events, sides, actor, now))
    return session.model_copy(update=changes)


def _newcomers(table: Remembered, owner: int, player: int, sheet: str) -> dict[str, Copy]:
    """Whoever joins with this input was made from *owner*'s *sheet*."""
    people = table.ruleset.people
    here = {each.id for each in people(table.committed.state)}
    return {
        each.id: Copy(owner=owner, player=player, sheet=sheet, name=each.name)
        for each in people(table.engine.frame.state)
        if each.id not in here
    }


def called(session: Session, people: tuple[str, ...], sheet: str) -> Session:
    """*session* once the sheet of *people* is called otherwise."""
    copies = {who: c.model_copy(update={"sheet": sheet}) if who in people else c for who, c in session.copies.items()}
    return session.model_copy(update={"copies": copies})


def without(session: Session, who: str) -> Session:
    """*session* without the change of *who*'s sheet that was offered."""
    left = {each: changes for each, changes in session.changes.items() if each != who}
    return session.model_copy(update={"changes": left})
