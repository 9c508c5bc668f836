"""One encounter in one channel: inputs come in one after the other, are committed, and only then shown."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from functools import cached_property
from typing import Any
from weakref import proxy

from pydantic_core import to_json

from bot.kernel import inputs as said
from bot.kernel.decisions import Decision, Reading
from bot.kernel.engine import Engine, Progress
from bot.kernel.errors import FaceWanted, ImpossibleFace, Refused, RulingFailed
from bot.kernel.frame import Frame, Open, Standing, Told
from bot.kernel.ruleset import EVERYBODY, Person, Reader, Ruleset, View
from bot.render.cards import Card
from bot.store import (
    EncounterRow,
    HeadRow,
    OutboxRow,
    Slot,
    SnapshotRow,
    StoreConflict,
    StoreFailed,
    Write,
)
from bot.table import absence, asides, authority, boards, gm_screen, letters, returning
from bot.table.actor import REFEREE, Actor, Outcome
from bot.table.deliveries import Answers
from bot.table.handrolls import HandRolls, Manner
from bot.table.messages import Draft, draft, redrawn
from bot.table.open_slots import open_slots
from bot.table.passage import Passage, Situation
from bot.table.places import TRACKER, Place
from bot.table.postman import Postman
from bot.table.recording import Recorder, Recording
from bot.table.services import Services
from bot.table.session import UNATTENDED, Aside, Session
from bot.table.unsaved import graveness, unsaved

log = logging.getLogger(__name__)
MANY = 24
"""Events of one input, with more than which ruling it and wording it are two steps of the event loop."""
FORGOTTEN = "forgotten"
"""What the store says when somebody was forgotten since an encounter was read (`StoreConflict`)."""


class Core:
    """The only door to one encounter. Every method that changes something either commits and answers, or raises
    `Refused` and leaves everything as it was."""

    def __init__(
        self,
        services: Services,
        row: EncounterRow,
        engine: Engine[Any],
        session: Session,
        recorder: Recorder,
        *,
        last_line: int,
        phase: str,
        slots: Sequence[Slot] = (),
        changed: Callable[[Any], None],
        read_again: Callable[[Any], Awaitable[None]],
    ) -> None:
        self.services = services
        self.row = row
        self.ruleset: Ruleset[Any] = services.rulesets[row.ruleset]
        self.engine = engine
        self.engine.by_hand = True
        self.session = session
        self.recorder = recorder
        self.last_line = last_line
        self.phase = phase
        self.locale = row.locale
        # The postman asks us, and does not hold us: a table that falls asleep is gone at once.
        me = proxy(self)
        self.postman = Postman(
            row.id, row.channel, services.store, services.port, services.clock, lambda why: me._lost(why)
        )
        self._public: View | None = None
        self.postman.tracker = lambda: me._tracker()
        self.postman.picture = lambda: boards.picture(me, me._public)
        self.postman.studio = services.studio
        self.postman.moved = lambda: Card(text=services.renderer.note(row.locale, "tracker-moved"))
        self.postman.open_slots = lambda: open_slots(me.session)
        self.postman.screen = lambda: me.session.screen
        self.postman.screen_lost = lambda why: me._screen_lost(why)
        self.postman.adopt(list(slots))
        self.rolls = HandRolls(me)
        self.spoken_at = services.clock.steady()
        self.last_told: Sequence[Told] = ()
        self._changed = changed
        self._read_again = read_again
        self.lock = asyncio.Lock()
        self._recent: deque[int] = deque(maxlen=64)
        self._answers = Answers(self.postman)
        self._holding: asyncio.Task[None] | None = None
        self._committed: Frame[Any] = engine.frame
        self._pairs: Sequence[tuple[Open, Decision]] | None = None

    # ---- looking: always at what is committed

    @property
    def frame(self) -> Frame[Any]:
        """The encounter as committed: its state, and what the kernel has standing."""
        return self._committed

    @property
    def state(self) -> Any:
        """The encounter's state as committed."""
        return self._committed.state

    @property
    def standing(self) -> Standing:
        """What the kernel has standing, as committed."""
        return self._committed.standing

    def questions(self) -> Sequence[tuple[Open, Decision]]:
        """The open questions with their forms, as committed."""
        if self._pairs is None:
            self._pairs = list(self.engine.questions())
        return self._pairs

    def situation(self) -> Situation:
        """How it stands, as a value: to be asked for between two inputs."""
        return Situation.of(self.engine)

    def question(self, ident: str) -> tuple[Open, Decision] | None:
        """The open question *ident* with its form."""
        return next((pair for pair in self.questions() if pair[0].id == ident), None)

    @cached_property
    def letters(self) -> letters.Letters:
        """Words to one person."""
        return letters.Letters(proxy(self))

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def ended(self) -> bool:
        return self.standing.ended

    @property
    def busy(self) -> bool:
        """Whether an input is being taken or something is being sent."""
        return self.lock.locked() or self.postman.behind or self._stopping

    @property
    def restless(self) -> bool:
        """Whether it must stay awake: busy, or something is still to be sent when the service can be reached."""
        return self.busy or (self.postman.unsent and self.session.trouble is None)

    @property
    def _stopping(self) -> bool:
        return self._holding is not None and not self._holding.done()

    def people(self) -> tuple[Person, ...]:
        """Everybody in the encounter."""
        return self.ruleset.people(self.state)

    def reader(self, actor: Actor) -> Reader:
        """*actor* as a reader: the GM reads all but secret answers."""
        return Reader(actor.user, authority.is_gm(self.session, actor))

    def view(self, reader: Reader) -> View:
        """The encounter as *reader* may see it."""
        return self.ruleset.view(self.state, reader, self.standing.questions)

    def awaited(self) -> list[str]:
        """The combatants whose answer is awaited."""
        return [each.who for each in self.standing.questions if not each.answered]

    def deadlines(self) -> dict[str, float]:
        """When each open question is settled by its default, in seconds since 1970."""
        return {ident: self.services.wall(each.due) for ident, each in self.session.asked.items()}

    # ---- the one way in

    async def submit(
        self,
        given: Any,
        actor: Actor = REFEREE,
        *,
        pressed: int | None = None,
        quiet: bool = False,
        remark: str | None = None,
        aside: Aside | None = None,
        last_word: Callable[[str], str] | None = None,
    ) -> Outcome:
        """Take *given*: run it, commit it, and give what to answer.

        *pressed*: the message whose button was pressed. *quiet*: answer privately even if there is public news (it is
        then posted). *remark*: a sentence to put before the news; *last_word*: one made of the digest (hex) of the line
        that this makes. *aside*: what else it changes, beside the encounter.
        Where *given* depends on what stands when its turn comes, it is a function that makes it.
        """
        async with self.lock:
            return await self.take(
                given() if callable(given) else given, actor, pressed, quiet, remark, aside, last_word
            )

    async def take(
        self,
        given: Any,
        actor: Actor,
        pressed: int | None = None,
        quiet: bool = False,
        remark: str | None = None,
        aside: Aside | None = None,
        last_word: Callable[[str], str] | None = None,
    ) -> Outcome:
        """The same; the lock is held, and *given* is made."""
        if actor.interaction is not None and actor.interaction in self._recent:
            raise Refused("already-taken")
        self.rolls.check(given)
        now = self.services.moment()
        line = self.last_line + 1
        if isinstance(given, said.Recover):
            # Nothing can be seen before it: today's rules ask something else than what stands asked.
            self._pairs = []
        self.questions()  # what is seen until the commit
        try:
            progress = self.engine.submit(given, line)
        except ImpossibleFace as face:
            await self._stop("dice", f"{face.face}/d{face.sides}", face.face, face.sides)
            if authority.is_gm(self.session, actor):
                raise Refused("impossible-face", face=face.face, sides=face.sides) from face
            raise Refused("held", reason="dice") from face
        except FaceWanted as wanted:
            return await self.rolls.ask(given, actor, wanted, Manner(pressed, quiet, remark, aside), now)
        except RulingFailed as failure:
            log.exception("encounter %s, line %s: the rules failed", self.id, line, exc_info=failure.cause)
            text = self.engine.codec.dump_input(given)
            await self._stop("fault", text)
            raise Refused("ruling-failed") from failure
        before = self.session
        secret = self._is_secret(given)
        gone: asyncio.CancelledError | None = None
        try:
            many = len(progress.events) > MANY
            if many:
                # Much was ruled, and is now to be written down and worded: others have their turn in between. Whoever
                # looks meanwhile sees what is committed.
                await asyncio.sleep(0)
            beside_it = before if aside is None else asides.applied(self, aside, before, now)
            stands = Situation.of(self.engine)
            after = asides.moved_on(
                self.services, self.ruleset, progress, stands, actor, self.rolls.after(given, beside_it, now), now
            )
            it = Passage(self._committed, stands, progress, before, after)
            people = self.ruleset.people(progress.frame.state)
            recorded = self.recorder.line(progress, people, now.wall, actor.interaction)
            if last_word is not None:
                remark = "\n".join(filter(None, (remark, last_word(recorded.digest.hex()))))
            if many:
                await asyncio.sleep(0)
            plan = draft(
                self,
                it,
                actor,
                pressed=pressed,
                quiet=quiet or secret or self._is_veiled(given, progress, actor),
                secret=secret,
                remark=remark,
            )
            plan = absence.announced(self, absence.hushed(self.services, plan, before, actor, now), progress)
            plan = gm_screen.added(self, plan, it)
            plan.places.extend(self.rolls.redrawn(it, plan))
            write = self._write(it, plan, actor, recorded)
            commit = self.services.store.begin(write)
            while not commit.done():
                try:
                    await asyncio.shield(commit)
                except asyncio.CancelledError as cancelled:
                    # Whoever asked has gone; an input that was begun is finished all the same.
                    gone = cancelled
            commit.result()
        except StoreConflict as conflict:
            self.engine.withdraw()
            if conflict.key == FORGOTTEN:
                # Somebody was forgotten meanwhile: what is in memory still knows him, and is not written any more.
                await self._read_again(self)
                return await self.take(given, actor, pressed, quiet, remark, aside, last_word)
            if conflict.key == "interaction_taken":
                raise Refused("already-taken") from conflict
            raise Refused("not-saved") from conflict
        except StoreFailed as failed:
            self.engine.withdraw()
            refused = unsaved(failed)
            if refused.key == "not-saved":
                log.error("encounter %s, line %s: not saved (%s)", self.id, progress.line, failed)
            raise refused from failed
        except BaseException:
            # Words that could not be made, say: the input was never taken.
            self.engine.withdraw()
            raise
        self.recorder.digest = recorded.digest
        self.recorder.persons.kept(len(write.persons), len(write.texts))
        self._keep(it, plan, actor)
        outcome = self._answer(plan, actor)
        if gone is not None:
            raise gone
        return outcome

    def _is_veiled(self, given: Any, progress: Progress[Any], actor: Actor) -> bool:
        """Whether nobody may learn from the answer that *given* was said: it names somebody hidden."""
        if actor.interaction is None:
            return False
        people = self.ruleset.people
        return gm_screen.is_veiled(self, given, people(self.state), people(progress.frame.state))

    def _is_secret(self, given: Any) -> bool:
        if not isinstance(given, said.Answer):
            return False
        found = self.question(given.question)
        return found is not None and found[0].secret

    def _write(self, it: Passage, plan: Draft, actor: Actor, recorded: Recording) -> Write:
        """Everything that one input changes, for one transaction."""
        progress = it.progress
        snapshot = SnapshotRow(
            progress.snapshot.line,
            progress.snapshot.position,
            self.ruleset.schema,
            self.engine.codec.dump_snapshot(progress.snapshot),
        )
        head = self._head(phase_of(progress.frame.standing), progress.line, plan.session)
        users, texts = self.recorder.fresh()
        return Write(
            encounter=self.id,
            line=recorded.line,
            events=recorded.events,
            snapshot=snapshot,
            head=head,
            outbox=self._rows(plan, actor),
            persons=users,
            texts=texts,
            epoch=self.recorder.epoch,
        )

    def _keep(self, it: Passage, plan: Draft, actor: Actor) -> None:
        """It is committed: from now on it is what everybody sees."""
        progress = it.progress
        self.last_line = progress.line
        self.last_told = progress.events
        self.session = plan.session
        self.phase = phase_of(progress.frame.standing)
        self._committed = progress.frame
        self._pairs = it.after.questions
        if actor.interaction is not None:
            self._recent.append(actor.interaction)
        self.spoken_at = self.services.clock.steady()
        self.postman.keep(plan.places)
        if all(each.slot != TRACKER for each in plan.places):
            self.postman.draw_again()
        self._changed(self)

    def _head(self, phase: str, line: int, session: Session) -> HeadRow:
        due = None if phase in ("held", "ended") else session.next_due()
        number = self.recorder.persons.number
        awaiting = [[ident, number(each.user)] for ident, each in session.asked.items()]
        return HeadRow(phase, line, due, to_json(awaiting).decode(), self.recorder.facts(session))

    def _rows(self, plan: Draft, actor: Actor) -> list[OutboxRow]:
        return [self.postman.row(p, actor.token if p.interaction is not None else None) for p in plan.places]

    def _answer(self, plan: Draft, actor: Actor) -> Outcome:
        if actor.interaction is None or plan.host is None:
            # Private answers are sent by the command at once; what is public follows by itself.
            self.postman.hurry()
            return Outcome(plan.card, private=True)
        return self.hosted(plan.host, update=plan.update)

    def hosted(self, place: Place, *, update: bool = False) -> Outcome:
        """The answer to an interaction that shows *place*."""
        return self._answers.hosting(place, update=update)

    # ---- time

    async def tick(self) -> None:
        """Do what is due by now: reminders, defaults of questions whose time is up, the end of a breather."""
        async with self.lock:
            # Between two defaults of the same moment nobody need be shown anything.
            self.postman.gathering = True
            try:
                await self._tick()
            finally:
                self.postman.let_go()

    async def _tick(self) -> None:
        now = self.services.moment()
        if self.standing.held or self.standing.ended or await absence.kept_quiet(self, now):
            return
        if await self.rolls.due(now):
            return
        await absence.remind(self, now)
        if self.session.go_at is not None and now.reached(self.session.go_at):
            if self.session.breathers >= UNATTENDED:
                await self._stop("unattended", None)
            else:
                await self.take(said.Continue(), REFEREE)
            return
        due = [ident for ident, each in self.session.asked.items() if now.reached(each.due)]
        for ident in due:
            try:
                await self.take(said.Deadline(ident), REFEREE)
            except Refused as refused:
                # Another default of this very moment may have settled it already.
                if refused.key not in ("moment-passed", "already-answered", "roll-awaited"):
                    raise

    async def returned(self) -> None:
        """After a time away: show the moments that hold now."""
        async with self.lock:
            await returning.returned(self)

    def drawn_anew(self, session: Session, slot: str) -> Card | None:
        """The message of *slot* with what it asks by *session*; None when it asks nothing."""
        if (card := self.rolls.drawn(session, slot)) is not None:
            return card
        draw = gm_screen.redrawn if gm_screen.is_screened(slot) else redrawn
        return draw(self, self.situation(), session, slot)

    async def amend(self, session: Session, places: Sequence[Place] = (), *, actor: Actor = REFEREE) -> None:
        """Commit what changes beside the encounter, without an input: the lock is held. Raises `Refused`."""
        if actor.interaction is not None and actor.interaction in self._recent:
            raise Refused("already-taken")
        head = self._head(self.phase, self.last_line, session)
        users, texts = self.recorder.fresh()
        write = Write(
            encounter=self.id,
            head=head,
            outbox=[self.postman.row(each, actor.token if each.interaction is not None else None) for each in places],
            persons=users,
            texts=texts,
            epoch=self.recorder.epoch,
        )
        commit = self.services.store.begin(write)
        gone: asyncio.CancelledError | None = None
        try:
            while not commit.done():
                try:
                    await asyncio.shield(commit)
                except asyncio.CancelledError as cancelled:
                    gone = cancelled
            commit.result()
        except StoreConflict as conflict:
            if conflict.key != FORGOTTEN:
                raise Refused("not-saved") from conflict
            await self._read_again(self)
            raise Refused("moment-passed") from conflict
        except StoreFailed as failed:
            raise unsaved(failed) from failed
        self.recorder.persons.kept(len(users), len(texts))
        self.session = session
        if actor.interaction is not None:
            self._recent.append(actor.interaction)
        self.postman.keep(list(places))
        self._changed(self)
        self.postman.hurry()
        if gone is not None:
            raise gone

    # ---- somebody is forgotten

    async def refresh(self) -> None:
        """Read the encounter again: somebody was forgotten, whom it still knows."""
        async with self.lock:
            await self._read_again(self)

    def adopt(
        self, row: EncounterRow, engine: Engine[Any], session: Session, recorder: Recorder, slots: Sequence[Slot]
    ) -> None:
        """Stand where the same encounter stands as it was read again; what is on its way to Discord stays so."""
        self.row, self.engine, self.session, self.recorder = row, engine, session, recorder
        engine.by_hand = True
        self._committed, self._pairs, self._public = engine.frame, None, None
        self.last_told = ()
        self.postman.reword(slots)

    # ---- trouble

    def _screen_lost(self, why: str) -> None:
        self._holding = asyncio.create_task(gm_screen.lost(self, why))

    async def _stop(self, reason: str, what: str | None, face: int | None = None, sides: int | None = None) -> None:
        """Hold this encounter and tell the GM why; *what* was set aside (a laid *face* that no such die shows)."""
        if self.standing.held:
            return
        hold = said.Hold(0, reason, face, sides)
        await self.take(hold, REFEREE, aside=Aside(set_aside=what[:2_000] if what else None))

    async def _lost(self, why: str) -> None:
        """The channel is gone or closed to the bot: hold, and try no more."""
        log.warning("encounter %s: channel %s is out of reach (%s)", self.id, self.row.channel, why)

        async def hold() -> None:
            if why == "gone" and not self.ended:
                # Before it is noted: a crash in between tells him twice rather than never.
                await letters.place_gone(self)
            async with self.lock:
                if self.standing.held or self.standing.ended:
                    return
                try:
                    await self.take(said.Hold(0, "lost"), REFEREE, aside=Aside(trouble=why))
                except Refused as refused:
                    log.log(graveness(refused), "encounter %s could not be held: %s", self.id, refused.key)

        if self.session.trouble != why:
            self._holding = asyncio.create_task(hold())

    async def channel_lost(self) -> None:
        """Discord says that the channel was deleted, or the bot removed."""
        await self._lost("gone")

    async def recheck(self) -> None:
        """The channel may be open to the bot again: send what was not sent, and let time run if it stood for that."""
        if self.ended or self.services.port.closed(self.row.channel) is not None:
            return
        if self.standing.held != "lost":
            if self.postman.unsent:
                self.postman.hurry()
            return
        back = self.services.renderer.note(self.locale, "channel-back")
        try:
            await self.submit(lambda: said.Resume(0), aside=Aside(mended=True), remark=back)
        except Refused as refused:
            log.warning("encounter %s does not go on: %s", self.id, refused.key)

    def _tracker(self) -> Card:
        self._public = self.view(EVERYBODY)
        return boards.tracker(self, self._public)

    def opening_card(self) -> Card:
        """The first post: what was opened, the commitment of the dice, and the lobby's buttons."""
        return boards.opening(self)

    def question_of(self, who: str, kind: str | None = None) -> tuple[Open, Decision] | None:
        """The open question to combatant *who* (of that kind)."""
        for each, decision in self.questions():
            if each.who == who and (kind is None or each.kind == kind):
                return each, decision
        return None

    def reading_of(self, who: str, command: str) -> tuple[Open, Reading] | None:
        """The open question to combatant *who* that *command* answers in its own words, and how (see `Reading`)."""
        for each, decision in self.questions():
            if each.who == who and (reading := self.ruleset.reading(self.state, command, decision)) is not None:
                return each, reading
        return None

    async def close(self) -> None:
        """Stop sending; what is not sent is found again at the next start."""
        async with self.lock:
            pass
        self._answers.close()
        await self.postman.close()

    async def settled(self) -> None:
        """Return when no input is being taken and nothing can be sent at the moment."""
        while True:
            if self._holding is not None:
                await asyncio.gather(self._holding, return_exceptions=True)
            async with self.lock:
                pass
            await self.postman.settled()
            if not self.busy:
                return


def phase_of(standing: Standing) -> str:
    """`lobby`, `running`, `held` or `ended`."""
    if standing.ended:
        return "ended"
    if standing.held:
        return "held"
    return "running" if standing.begun else "lobby"
