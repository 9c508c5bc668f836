"""The game master's cockpit behind [For the GM]: who fights, with what, until when; and by buttons alone what he says
of them, of time and of the last blow.

Each press says what a typed command says, in its words, and is refused as that is; the cockpit is drawn anew in the
answer, with what came of it, or why nothing did. Nobody else sees any of it: what everybody may know is told in the
channel, as it always is.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol
from zlib import crc32

from bot.kernel import bounds, events
from bot.kernel import inputs as said
from bot.kernel.decisions import Scalar
from bot.kernel.errors import Refused
from bot.kernel.ruleset import Person, Reader
from bot.render import cockpit as cards
from bot.render.cards import Card
from bot.render.cockpit import FOES
from bot.render.words import Words
from bot.table.base.actor import Actor, Outcome
from bot.table.base.protocols import Read, Remembered, Submitting
from bot.table.base.settings_pages import CLOCK
from bot.table.gm import gifts
from bot.table.gm.game_clock import GameClock
from bot.table.gm.overruling import MISSED, OUTCOMES, Overruling
from bot.table.gm.table_settings import Settings
from bot.table.gm.undoing import Undoing
from bot.table.hearing import authority
from bot.table.hearing.meaning import Meaning
from bot.table.keeping.recovery import shown_in
from bot.table.message import boards, gm_screen
from bot.table.message.awaiting import resting
from bot.table.saying.speaking import Speaking

NOT_HIS = frozenset({"not-gm", "not-gm-yet", "already-taken"})
"""Refusals that are for whoever should not have the cockpit at all, or that answer what has its answer."""
SIDES = ("foes", "players")
ELSE = "else"
"""In the place of who leads somebody: anybody of the server."""
MOVED = (events.Begun, events.Breather)
"""After these time waits for something else than before."""
CREATURES = 25
"""Creatures on a page."""
MOST_REMEMBERED = 64
"""Panels by which somebody was added."""


class Piloted(gm_screen.Screened, Read, Remembered, Submitting, Protocol):
    """One encounter, as far as its cockpit needs it."""

    @property
    def meaning(self) -> Meaning: ...

    @property
    def speaking(self) -> Speaking: ...

    @property
    def game_clock(self) -> GameClock: ...

    @property
    def settings(self) -> Settings: ...

    @property
    def undoing(self) -> Undoing: ...

    @property
    def overruling(self) -> Overruling: ...


class Cockpit:
    """The cockpit of one table."""

    def __init__(self, table: Piloted) -> None:
        self._table = table
        self._added: deque[tuple[int, str]] = deque(maxlen=MOST_REMEMBERED)
        """The panels, as they were drawn, by which somebody was added: a press that comes twice adds nobody again."""

    # ---- looking

    async def open(self, actor: Actor, *, remark: str = "", update: bool = False) -> Outcome:
        """[For the GM]: what is asked of him alone, with its answers, and those whom he leads. Raises `Refused`."""
        authority.check_gm(self._table.session, actor)
        asked, waiting = gm_screen.asked(self._table, actor)
        if waiting and len(asked.rows) > 2:
            return self._asks(actor, asked, remark, update=update)
        return await self.show(actor, remark=remark, update=update)

    def _asks(self, actor: Actor, asked: Card, remark: str, *, update: bool) -> Outcome:
        lines = [remark, *gm_screen.heading(self._table, actor), asked.text]
        whole = asked.model_copy(update={"text": "\n".join(each for each in lines if each)[: gm_screen.LONGEST]})
        return Outcome(cards.asks(self._words(actor), self._table.id, whole), private=True, update=update)

    async def show(
        self, actor: Actor, scope: str = FOES, page: int = 0, *, remark: str = "", update: bool = True
    ) -> Outcome:
        """The list: the foes, with *scope* `ALL` everybody; with `ASKED` what is asked of him alone. Raises
        `Refused`."""
        table = self._table
        authority.check_gm(table.session, actor)
        asked, waiting = gm_screen.asked(table, actor)
        if scope == cards.ASKED and waiting:
            return self._asks(actor, asked, remark, update=update)
        words, view = self._words(actor), table.view(Reader(actor.user, gm=True))
        rows = [each for each in view.rows if scope == cards.ALL or cards.is_led(each)]
        shown, page, pages = cards.page_of(rows, page)
        room = waiting and len(asked.rows) <= 2
        standing = table.committed.standing
        home = cards.Home(
            remark=remark,
            heading=gm_screen.heading(table, actor),
            moment=table.services.renderer.moment(words, view, lobby=not standing.begun),
            clock=cards.Clock(
                held=standing.pause,
                breath=standing.breath,
                begun=standing.begun,
                pace=standing.table.get(CLOCK, "free"),
                at=standing.at,
                idle=self._idle(actor),
                rests=resting(table),
            ),
            scope=scope,
            page=page,
            pages=pages,
            rows=shown,
            blow=await table.overruling.last(),
            asked=asked if room or not waiting else None,
            waiting=0 if room else waiting,
            changed=gm_screen.changes(table, actor),
        )
        return Outcome(cards.home(words, table.id, home), private=True, update=update)

    async def person(self, actor: Actor, who: str, kind: str = "", *, remark: str = "") -> Outcome:
        """One of them, with all that may be done to him. Raises `Refused`."""
        table = self._table
        authority.check_gm(table.session, actor)
        view = table.view(Reader(actor.user, gm=True))
        row = next((each for each in view.rows if each.id == who), None)
        person = next((each for each in table.people() if each.id == who), None)
        if row is None or person is None:
            return await self.show(actor, remark=remark or self._note(actor, "cockpit-gone"))
        words = self._words(actor)
        rows = [each for each in view.rows if not cards.is_led(row) or cards.is_led(each)]
        kinds = self._kinds(actor, who)
        near = {other for pair in view.facing if who in pair for other in pair if other != who}
        led = cards.Led(
            remark=remark,
            row=row,
            hidden=person.hidden,
            surprises=self._may_surprise(person),
            back=person.out and table.meaning.takes("fix-back", actor, {"who": who}),
            kinds=kinds,
            kind=kind if any(code == kind for _, code in kinds) else next((code for _, code in kinds), ""),
            stamp=self._points(who),
            near=[each for each in view.rows if each.id in near and self._parts(who, each.id, actor)],
            leaders=self._leaders(person, actor),
            scope=FOES if cards.is_led(row) else cards.ALL,
            page=rows.index(row) // cards.A_PAGE,
            body=boards.body_press(table.id, who) if self._has_body(who, actor) else "",
        )
        return Outcome(cards.person(words, table.id, led), private=True, update=True)

    def _has_body(self, who: str, actor: Actor) -> bool:
        table = self._table
        return boards.body_of(table.ruleset, table.committed.state, who, table.reader(actor)) is not None

    def _words(self, actor: Actor) -> Words:
        table = self._table
        return table.services.renderer.game_words(table.ruleset, table.committed.state, actor.locale)

    def _note(self, actor: Actor, key: str, **facts: str | int) -> str:
        return self._table.services.renderer.note(actor.locale, key, **facts)

    def _kinds(self, actor: Actor, who: str) -> list[tuple[str, str]]:
        """The kinds of points that *who* has, which are taken and given back alike."""
        words_of = self._table.meaning.words_of
        own = words_of("fix-heal", f"kind {who}", actor.locale)
        return own or words_of("fix-heal", "kind", actor.locale)

    def _may_surprise(self, person: Person) -> bool:
        may = getattr(self._table.ruleset, "may_surprise", None)
        return bool(person.hidden and may is not None and may(self._table.committed.state, person.id))

    def _parts(self, who: str, other: str, actor: Actor) -> bool:
        return self._table.meaning.takes("gm-separate", actor, {"a": who, "b": other})

    def _points(self, who: str) -> str:
        """A mark of the points of *who*: it is another once they are others."""
        worn = self._table.ruleset.worn(self._table.committed.state, who)
        return f"{crc32(repr(sorted(worn.items())).encode()):08x}"

    def _leaders(self, person: Person, actor: Actor) -> list[tuple[str, str]]:
        """Who may lead *person*: the game master, each player who has somebody here, an autopilot."""
        table = self._table
        found = [(self._note(actor, "cockpit-lead-gm"), "gm")]
        users: dict[int, str] = {}
        for each in table.people():
            if each.player is not None and each.id != person.id:
                users.setdefault(each.player, each.id)
        labels = self._words(actor).as_labels()
        for user, ident in users.items():
            found.append((self._note(actor, "cockpit-lead-player", name=labels.name(ident)), f"u:{user}"))
        found.append((self._note(actor, "cockpit-lead-else"), ELSE))
        for word, code in table.meaning.words_of("npc-give", "temperament", actor.locale):
            found.append((self._note(actor, "cockpit-lead-autopilot", temperament=word), f"t:{code}"))
        return found

    # ---- what is done to somebody

    async def deed(self, actor: Actor, who: str, what: str) -> Outcome:
        """A button about *who*: hidden, shown (by a surprise), back in the fight, taken out. Raises `Refused`."""
        table = self._table
        speak = table.speaking.command
        ways: dict[str, Callable[[], Awaitable[Outcome]]] = {
            "hide": lambda: speak(actor, "npc-hide", {}, who, quiet=True),
            "reveal": lambda: speak(actor, "npc-reveal", {"surprise": None}, who, quiet=True),
            "surprise": lambda: speak(actor, "npc-reveal", {"surprise": True}, who, quiet=True),
            "back": lambda: speak(actor, "fix-back", {}, who, quiet=True),
            "remove": lambda: speak(actor, "npc-remove", {}, who, quiet=True),
        }
        if what == "modifier":
            return await self._gives(actor, who)
        if what not in ways:
            raise Refused("moment-passed")
        return await self._done(actor, who, ways[what])

    async def _gives(self, actor: Actor, who: str) -> Outcome:
        """[Modifier…]: the form by which he gives a modifier."""
        table = self._table
        authority.check_gm(table.session, actor)
        if not self._is_here(who):
            return await self.show(actor, remark=self._note(actor, "cockpit-gone"))
        words = self._words(actor)
        return gifts.form(table.meaning, words, table.id, who, words.as_labels().name(who))

    async def give(self, actor: Actor, who: str, values: Sequence[str]) -> Outcome:
        """The form of [Modifier…] is sent. Raises `Refused`."""
        whom, args = gifts.said(values)
        speak = self._table.speaking.command
        return await self._done(actor, who, lambda: speak(actor, gifts.COMMAND, args, whom, quiet=True))

    async def points(self, actor: Actor, who: str, amount: int, kind: str, stamp: str) -> Outcome:
        """[−5], [+1], …: points of *kind* taken or given back, if *who* has those that the button saw. Raises
        `Refused`."""
        table = self._table
        authority.check_gm(table.session, actor)
        if amount not in cards.AMOUNTS:
            raise Refused("moment-passed")
        if self._is_here(who) and self._points(who) != stamp:
            return await self.person(actor, who, kind, remark=self._note(actor, "cockpit-points-changed"))
        command = "fix-damage" if amount < 0 else "fix-heal"
        said_so: dict[str, Scalar] = {"amount": abs(amount), "kind": kind or None}
        return await self._done(
            actor, who, lambda: table.speaking.command(actor, command, said_so, who, quiet=True), kind
        )

    async def hand_over(self, actor: Actor, who: str, to: str) -> Outcome:
        """Somebody else leads *who* from now on: the game master (`gm`), a player (`u:<user>`), an autopilot (`t:<its
        temperament>`); `ELSE`: he is asked whom of the server he means. Raises `Refused`."""
        speak = self._table.speaking.command
        if to == ELSE:
            return self._somebody(actor, who) or await self.person(actor, who)
        way, _, value = to.partition(":")
        if way not in ("gm", "u", "t"):
            raise Refused("moment-passed")
        given: dict[str, Scalar] = {}
        if way == "u":
            given["player"] = bounds.number(value)
        elif way == "t":
            given["temperament"] = value
        return await self._done(actor, who, lambda: speak(actor, "npc-give", given, who, quiet=True))

    def _somebody(self, actor: Actor, who: str) -> Outcome | None:
        """Anybody of the server may be chosen to lead *who*; None: he is gone."""
        table = self._table
        authority.check_gm(table.session, actor)
        row = next((each for each in table.view(Reader(actor.user, gm=True)).rows if each.id == who), None)
        if row is None:
            return None
        return Outcome(cards.somebody(self._words(actor), table.id, row), private=True, update=True)

    async def separate(self, actor: Actor, who: str, other: str) -> Outcome:
        """*who* and *other* are in contact no more. Raises `Refused`."""
        speak = self._table.speaking.command
        if not self._is_here(other):
            return await self.person(actor, who, remark=self._note(actor, "cockpit-gone"))
        return await self._done(
            actor, who, lambda: speak(actor, "gm-separate", {"a": who, "b": other}, None, quiet=True)
        )

    def _is_here(self, who: str) -> bool:
        return any(each.id == who for each in self._table.people())

    async def _done(self, actor: Actor, who: str, does: Callable[[], Awaitable[Outcome]], kind: str = "") -> Outcome:
        """What comes of what is done to *who*, who is shown anew: or why nothing did."""
        authority.check_gm(self._table.session, actor)
        if not self._is_here(who):
            return await self.show(actor, remark=self._note(actor, "cockpit-gone"))
        return await self.person(actor, who, kind, remark=await self._tried(actor, does))

    async def _tried(self, actor: Actor, does: Callable[[], Awaitable[Outcome]]) -> str:
        """What *does* answers, in words; a refusal is one as well, but for those that keep people out."""
        try:
            text = (await does()).card.text
            # That it is noted is seen below.
            return "" if text == self._note(actor, "noted") else text
        except Refused as refused:
            if refused.key in NOT_HIS:
                raise
            return self._table.services.renderer.refusal(actor.locale, refused)

    # ---- somebody new

    def adding(self, actor: Actor, count: int, hidden: str, side: str, page: int, *, remark: str = "") -> Outcome:
        """[Add]: how many, how, and which creature. Raises `Refused`."""
        table = self._table
        authority.check_gm(table.session, actor)
        if count not in cards.COUNTS or side not in SIDES or hidden not in ("y", "n"):
            raise Refused("moment-passed")
        offers = table.meaning.words_of("npc-add", "creature", actor.locale)
        pages = max(1, -(-len(offers) // CREATURES))
        page = min(max(page, 0), pages - 1)
        shown = cards.Adding(
            remark=remark,
            creatures=offers[page * CREATURES : (page + 1) * CREATURES],
            page=page,
            pages=pages,
            count=count,
            hidden=hidden == "y",
            side=side,
            stamp=str(table.committed.standing.at),
        )
        return Outcome(cards.adding(self._words(actor), table.id, shown), private=True, update=True)

    async def add(
        self, actor: Actor, creature: str, count: int, hidden: str, side: str, page: int, stamp: str, message: int
    ) -> Outcome:
        """So many of *creature* come, once for each time that the panel of *message* was drawn. Raises `Refused`."""
        table = self._table
        authority.check_gm(table.session, actor)
        if count not in cards.COUNTS or side not in SIDES or hidden not in ("y", "n"):
            raise Refused("moment-passed")
        drawn = (message, stamp)
        if drawn in self._added:
            return self.adding(actor, count, hidden, side, page, remark=self._note(actor, "cockpit-added-already"))
        self._added.append(drawn)
        given: dict[str, Scalar] = {"creature": creature, "count": count, "side": side, "hidden": hidden == "y" or None}
        remark = await self._tried(actor, lambda: table.speaking.command(actor, "npc-add", given, quiet=True))
        if stamp == str(table.committed.standing.at):
            # Nobody came.
            self._added.remove(drawn)
        return self.adding(actor, count, hidden, side, page, remark=remark)

    # ---- time

    async def time(self, actor: Actor, what: str, at: int) -> Outcome:
        """Time held, let run, moved on to the next moment, made to stop at each, or no more. Raises `Refused`."""
        table = self._table
        authority.check_gm(table.session, actor)
        standing = table.committed.standing
        clock = table.game_clock
        ways: dict[str, Callable[[], Awaitable[Outcome]]] = {
            "hold": lambda: clock.pause(actor, quiet=True),
            "stop": lambda: clock.wait(actor, quiet=True),
            "run": lambda: clock.resume(actor, quiet=True),
            "next": lambda: table.submit(said.Continue(actor.user), actor, quiet=True),
            "moment": lambda: table.settings.change(actor, CLOCK, "moment", panel=True),
            "free": lambda: table.settings.change(actor, CLOCK, "free", panel=True),
        }
        if what.startswith("on") and (step := bounds.whole(what.removeprefix("on"))) in cards.STEPS:
            if str(at) != standing.moment:
                return await self.show(actor, remark=self._note(actor, "cockpit-went-on"))
            remark = await self._tried(actor, lambda: clock.run_to(actor, at + (step or 1), quiet=True))
            return await self.show(actor, remark=remark)
        if what not in ways:
            raise Refused("moment-passed")
        if what in ("hold", "stop", "run") and (standing.pause is not None) == (what != "run"):
            # It stands so already: somebody else was first, or it was pressed twice.
            return await self.show(actor)
        if what == "next" and not await self._same_breath(at):
            return await self.show(actor, remark=self._note(actor, "cockpit-went-on"))
        if what in ("moment", "free"):
            try:
                await ways[what]()
            except Refused as refused:
                if refused.key in NOT_HIS:
                    raise
                return await self.show(actor, remark=table.services.renderer.refusal(actor.locale, refused))
            return await self.show(actor)
        return await self.show(actor, remark=await self._tried(actor, ways[what]))

    def _idle(self, actor: Actor) -> int | None:
        """The present moment, where nobody is asked anything and time can be let run on; None elsewhere."""
        standing = self._table.committed.standing
        now = bounds.whole(standing.moment)
        if now is None or not standing.at_work or any(not each.answered for each in standing.questions):
            return None
        return now if self._table.meaning.takes("gm-next", actor, {"until": now + 1}) else None

    async def _same_breath(self, at: int) -> bool:
        """Whether time has stood still, waiting to go on, since line *at*."""
        table = self._table
        if not table.committed.standing.breath:
            return False
        line = table.committed.standing.at
        if line > at and table.engine.mark(at) is None:
            await table.undoing.remember_everything()
        while line > at:
            mark, entry = table.engine.mark(line), await table.services.store.entry(table.id, line)
            if mark is None or entry is None or not mark.frame.standing.breath:
                return False
            if any(isinstance(each.event, MOVED) for each in shown_in(table.engine.codec, entry)):
                return False
            line = mark.parent
        return line == at

    # ---- the last blow

    async def blow(self, actor: Actor, line: int, outcome: str, step: str) -> Outcome:
        """The last blow hit, or missed, by the game master's word: *step* `ask` says first what that takes back, `do`
        and the last line of that does it, unless more has come meanwhile. Raises `Refused`."""
        table = self._table
        authority.check_gm(table.session, actor)
        if outcome not in OUTCOMES or not step.startswith(("ask", "do")):
            raise Refused("moment-passed")
        blow = await table.overruling.last()
        if blow is None or blow.line != line or blow.hit != (outcome == MISSED):
            return await self.show(actor, remark=self._note(actor, "cockpit-other-blow"))
        undone = await table.overruling.undone(actor, blow)
        if undone.is_more and step != f"do{undone.newest}":
            remark = "" if step == "ask" else self._note(actor, "undo-meanwhile")
            card = cards.ruling(self._words(actor), table.id, blow, undone.told, undone.newest, remark)
            return Outcome(card, private=True, update=True)
        try:
            ruled = await table.overruling.rule(actor, outcome, line=line, quiet=True)
        except Refused as refused:
            if refused.key in NOT_HIS:
                raise
            return await self.show(actor, remark=table.services.renderer.refusal(actor.locale, refused))
        facts = {"combatant": blow.who, "target": blow.target, "outcome": outcome, "what": blow.what}
        lines = [self._words(actor).say("event-blow_decided", facts), "" if ruled.aside is None else ruled.aside.text]
        return await self.show(actor, remark="\n".join(filter(None, lines)))

    # ---- an answer given there

    async def answered(self, actor: Actor, outcome: Outcome, *, was: bool) -> Outcome:
        """What follows an answer that was given in the cockpit (*was*: that is where it was asked)."""
        if not was or not outcome.private or outcome.form is not None:
            return outcome
        if authority.is_gm(self._table.session, actor):
            return await self.open(actor, remark=outcome.card.text, update=True)
        return Outcome(outcome.card, private=True, update=True)
