"""One encounter in one channel: inputs come in one after the other, are committed, and only then shown.

A table *has* its parts, each in a chapter of its own: what people type and say, what they look at, time, trouble, what
the game master does. A part asks its table through a protocol that it states, and does not hold it: a table that falls
asleep is gone at once.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any
from weakref import proxy

from bot.kernel import inputs as said
from bot.kernel.decisions import Decision
from bot.kernel.engine import Engine
from bot.kernel.errors import FaceWanted, ImpossibleFace, Refused, RulingFailed
from bot.kernel.frame import Frame, Open, Told
from bot.kernel.ruleset import Person, Reader, Ruleset, View
from bot.store import EncounterRow, Slot, StoreConflict, StoreFailed
from bot.table.base.actor import REFEREE, Actor, Outcome
from bot.table.base.background import finished
from bot.table.base.outbox import Outbox
from bot.table.base.passage import Passage, Situation
from bot.table.base.places import Place, open_slots
from bot.table.base.services import Services
from bot.table.base.session import Aside, Session
from bot.table.base.unsaved import unsaved
from bot.table.gm.cockpit import Cockpit
from bot.table.gm.game_clock import GameClock
from bot.table.gm.game_master import GameMaster
from bot.table.gm.overruling import Overruling
from bot.table.gm.panel import GmPanel
from bot.table.gm.preset_panel import PresetPanel
from bot.table.gm.table_settings import Settings
from bot.table.gm.undoing import Undoing
from bot.table.hearing import authority
from bot.table.hearing.meaning import Meaning
from bot.table.house.parts import part
from bot.table.keeping import committing
from bot.table.keeping.recording import Recorder
from bot.table.keeping.trouble import Trouble
from bot.table.looking.overview import Looking
from bot.table.looking.suggesting import Suggestions
from bot.table.message import gm_screen
from bot.table.message.boards import Boards
from bot.table.message.deliveries import Deliveries
from bot.table.message.drafts import Draft, draft
from bot.table.message.letters import Letters
from bot.table.message.postman import Postman
from bot.table.saying.acting import Acting
from bot.table.saying.answering import Answering
from bot.table.saying.copies import Copies
from bot.table.saying.plans import Plans
from bot.table.saying.scene import Scene
from bot.table.saying.speaking import Speaking
from bot.table.saying.standing_orders import StandingOrders
from bot.table.time import absence, asides, rungs
from bot.table.time.due import Due
from bot.table.time.handrolls import HandRolls, Manner

log = logging.getLogger(__name__)
MANY = 24
"""Events of one input, with more than which ruling it and wording it are two steps of the event loop."""
FORGOTTEN = "forgotten"
"""What the store says when somebody was forgotten since an encounter was read (`StoreConflict`)."""


class Table:
    """The only door to one encounter. Every method that changes something either commits and answers, or raises
    `Refused` and leaves everything as it was."""

    # What people type and say.
    meaning = part(Meaning)
    speaking = part(Speaking)
    answering = part(Answering)
    orders = part(StandingOrders)
    plans = part(Plans)
    acting = part(Acting)
    suggestions = part(Suggestions)
    # The scene, looking at it, its sheets, its dice.
    scene = part(Scene)
    looking = part(Looking)
    copies = part(Copies)
    rolls = part(HandRolls)
    # The game master.
    game_master = part(GameMaster)
    gm_panel = part(GmPanel)
    cockpit = part(Cockpit)
    overruling = part(Overruling)
    settings = part(Settings)
    presets = part(PresetPanel)
    undoing = part(Undoing)
    letters = part(Letters)
    # Time, trouble, and what is always shown.
    game_clock = part(GameClock)
    due = part(Due)
    trouble = part(Trouble)
    boards = part(Boards)

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
        changed: Callable[[Table], None],
        read_again: Callable[[Table], Awaitable[None]],
    ) -> None:
        self.services = services
        self.row = row
        self.ruleset: Ruleset[Any] = services.rulesets[row.ruleset]
        self.engine = engine
        self.engine.by_hand = True
        self.committed: Frame[Any] = engine.frame
        """The encounter as committed: its state, and what the kernel has standing. The engine may be ahead of it."""
        self.session = session
        self.recorder = recorder
        self.last_line = last_line
        self.last_told: Sequence[Told] = ()
        self.phase = phase
        self.locale = row.locale
        self.spoken_at = services.clock.steady()
        self.lock = asyncio.Lock()
        me = proxy(self)
        self.outbox = Outbox(row.id, row.channel, services.clock)
        self.outbox.open_slots = lambda: open_slots(me.session)
        self.outbox.screen = lambda: me.session.screen
        self.outbox.adopt(list(slots))
        self.postman = Postman(self.outbox, services.store, services.port, lambda why: me.trouble.lost(why))
        self.outbox.living = lambda: me.session.living
        self.outbox.gathering = lambda: me.postman.gathering
        self.postman.picture = lambda: me.boards.picture()
        self.postman.studio = services.studio
        self.postman.screen_lost = lambda why: me.trouble.screen_lost(why)
        self._deliveries = Deliveries(self.postman)
        self._changed = changed
        self._read_again = read_again
        self._recent: deque[int] = deque(maxlen=64)
        self._pairs: Sequence[tuple[Open, Decision]] | None = None

    # ---- looking: always at what is committed

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def ended(self) -> bool:
        return self.committed.standing.ended

    def questions(self) -> Sequence[tuple[Open, Decision]]:
        """The open questions with their forms, as committed."""
        if self._pairs is None:
            self._pairs = list(self.engine.questions())
        return self._pairs

    def question(self, ident: str) -> tuple[Open, Decision] | None:
        """The open question *ident* with its form."""
        return next((pair for pair in self.questions() if pair[0].id == ident), None)

    def situation(self) -> Situation:
        """How it stands, as a value: to be asked for between two inputs."""
        return Situation.of(self.engine)

    def people(self) -> tuple[Person, ...]:
        """Everybody in the encounter."""
        return self.ruleset.people(self.committed.state)

    def reader(self, actor: Actor) -> Reader:
        """*actor* as a reader: the GM reads all but secret answers."""
        return Reader(actor.user, authority.is_gm(self.session, actor))

    def view(self, reader: Reader) -> View:
        """The encounter as *reader* may see it."""
        return self.ruleset.view(self.committed.state, reader, self.committed.standing.questions)

    @property
    def busy(self) -> bool:
        """Whether an input is being taken or something is being sent."""
        return self.lock.locked() or self.postman.behind or self.trouble.under_way

    @property
    def restless(self) -> bool:
        """Whether it must stay awake: busy, or something is still to be sent when the service can be reached."""
        return self.busy or (self.outbox.unsent and self.session.trouble is None)

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
            if self.session.prudent and actor.user:
                await rungs.back(self, actor)
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
        *,
        silent: bool = False,
    ) -> Outcome:
        """The same; the lock is held, and *given* is made. *silent*: nothing is posted, nobody is asked anew: whoever
        holds the lock goes on at once, and says then what came of both."""
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
            # Whoever looks meanwhile sees what is committed.
            progress = await finished(self.engine.submitting(given, line))
        except ImpossibleFace as face:
            raise await self.trouble.misfit(given, actor, face, remark, aside) from face
        except FaceWanted as wanted:
            return await self.rolls.ask(given, actor, wanted, Manner(pressed, quiet, remark, aside), now)
        except RulingFailed as failure:
            log.exception("encounter %s, line %s: the rules failed", self.id, line, exc_info=failure.cause)
            text = self.engine.codec.dump_input(given)
            await self.trouble.stop("fault", text)
            raise Refused("ruling-failed") from failure
        before = self.session
        secret = self.is_secret(given)
        gone: asyncio.CancelledError | None = None
        try:
            many = len(progress.events) > MANY
            if many:
                # Much was ruled, and is now to be written down and worded: others have their turn in between. Whoever
                # looks meanwhile sees what is committed.
                await asyncio.sleep(0)
            beside_it = before if aside is None else asides.applied(self, aside, before, now)
            stands = Situation.of(self.engine)
            ruled = self.rolls.after(given, beside_it, now)
            after = asides.moved_on(
                self.services, self.ruleset, progress, stands, actor, ruled, now, idle=self._is_idle(given)
            )
            it = Passage(self.committed, stands, progress, before, after)
            people = self.ruleset.people(progress.frame.state)
            recorded = self.recorder.line(progress, people, now.wall, actor.interaction)
            if last_word is not None:
                remark = "\n".join(filter(None, (remark, last_word(recorded.digest.hex()))))
            if many:
                await asyncio.sleep(0)
            veiled = actor.interaction is not None and gm_screen.is_veiled(self, given, progress.frame.state)
            plan = draft(
                self,
                it,
                actor,
                pressed=pressed,
                quiet=quiet or secret or veiled,
                secret=secret,
                remark=remark,
                calls=() if aside is None else aside.calls,
                silent=silent,
            )
            plan = absence.hushed(self.services, plan, before, actor, now)
            plan = gm_screen.added(self, plan, it, actor, pressed)
            write = committing.of_input(self, it, recorded, plan.session, plan.places, actor)
            # Whoever asked may have gone; an input that was begun is finished all the same.
            gone = await committing.committed(self.services.store, write)
        except StoreConflict as conflict:
            self.engine.withdraw()
            if conflict.key == FORGOTTEN:
                # Somebody was forgotten meanwhile: what is in memory still knows him, and is not written any more.
                await self._read_again(self)
                return await self.take(given, actor, pressed, quiet, remark, aside, last_word, silent=silent)
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

    def is_secret(self, given: Any) -> bool:
        """Whether *given* answers a secret question."""
        if not isinstance(given, said.Answer):
            return False
        found = self.question(given.question)
        return found is not None and found[0].secret

    def _is_idle(self, given: Any) -> bool:
        """Whether *given* is the deadline of a question by which nothing is missed."""
        found = self.question(given.question) if isinstance(given, said.Deadline) else None
        return found is not None and found[1].idle

    def _keep(self, it: Passage, plan: Draft, actor: Actor) -> None:
        """It is committed: from now on it is what everybody sees."""
        progress = it.progress
        self.last_line = progress.line
        self.last_told = progress.events
        self.session = plan.session
        self.phase = committing.phase_of(progress.frame.standing)
        self.committed = progress.frame
        self._pairs = it.after.questions
        if actor.interaction is not None:
            self._recent.append(actor.interaction)
        self.spoken_at = self.services.clock.steady()
        self.outbox.keep(plan.places, actor.token)
        self._changed(self)

    def _answer(self, plan: Draft, actor: Actor) -> Outcome:
        if actor.interaction is None or plan.host is None:
            # Private answers are sent by the command at once; what is public follows by itself.
            self.postman.hurry()
            return Outcome(plan.card, private=True)
        outcome = self.hosted(plan.host, update=plan.update, bare=plan.bare)
        return replace(outcome, aside=plan.aside) if plan.aside.text else outcome

    def hosted(self, place: Place, *, update: bool = False, bare: bool = False) -> Outcome:
        """The answer to an interaction that shows *place*; *bare*: without the pictures that it had."""
        return self._deliveries.hosting(place, update=update, bare=bare)

    async def amend(self, session: Session, places: Sequence[Place] = (), *, actor: Actor = REFEREE) -> None:
        """Commit what changes beside the encounter, without an input: the lock is held. Raises `Refused`."""
        if actor.interaction is not None and actor.interaction in self._recent:
            raise Refused("already-taken")
        write = committing.of_amendment(self, session, places, actor)
        try:
            gone = await committing.committed(self.services.store, write)
        except StoreConflict as conflict:
            if conflict.key != FORGOTTEN:
                raise Refused("not-saved") from conflict
            await self._read_again(self)
            raise Refused("moment-passed") from conflict
        except StoreFailed as failed:
            raise unsaved(failed) from failed
        self.recorder.persons.kept(len(write.persons), len(write.texts))
        self.session = session
        if actor.interaction is not None:
            self._recent.append(actor.interaction)
        self.outbox.keep(places, actor.token)
        self._changed(self)
        self.postman.hurry()
        if gone is not None:
            raise gone

    # ---- somebody is forgotten, or it falls asleep

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
        self.committed, self._pairs = engine.frame, None
        self.boards.forget()
        self.last_told = ()
        self.outbox.reword(slots)

    async def close(self) -> None:
        """Stop sending; what is not sent is found again at the next start."""
        async with self.lock:
            pass
        self._deliveries.close()
        await self.postman.close()

    async def settled(self) -> None:
        """Return when no input is being taken and nothing can be sent at the moment."""
        while True:
            await self.trouble.settled()
            async with self.lock:
                pass
            await self.postman.settled()
            if not self.busy:
                return
