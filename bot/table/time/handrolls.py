"""Tables with real dice: each roll is asked of its owner, and the input that needs it waits until its faces are known.

Nothing of the input is taken before: it waits in the session, word for word. Each face that is said is laid down like
those of the GM (so it is marked in log and export), and the input is tried again. Who lets the time pass has the bot
roll; what somebody hidden rolls the bot rolls at once, or the request itself would show him.
"""

from __future__ import annotations

import json
import re
from dataclasses import replace
from typing import Any, NamedTuple, Protocol

from bot.kernel import inputs as said
from bot.kernel.dice import DRAWN, Fed
from bot.kernel.errors import FaceWanted, Refused
from bot.kernel.upgrades import KERNEL
from bot.kernel.upgrades import Form as Recorded
from bot.render.cards import Blank, Button, Card, Form, Item, Option, Select
from bot.render.names import GM, Ready, user
from bot.render.panel import purpose
from bot.render.words import Words
from bot.table.base import likeness
from bot.table.base.actor import REFEREE, Actor, Outcome
from bot.table.base.protocols import Amendable, Hosting, Presented, Remembered, Taking
from bot.table.base.services import Moment
from bot.table.base.session import Aside, Roll, Session
from bot.table.hearing import authority
from bot.table.message import living
from bot.table.time import absence

_SELECTABLE = 25
_PASSES = (said.Feed, said.Hold, said.Resume, said.Undo, said.Redo, said.End, said.SetTable, said.Recover)
"""What may be said while a roll is awaited."""


class Manner(NamedTuple):
    """How an input is to be answered, and what it changes beside the encounter; see `Table.submit`."""

    pressed: int | None
    quiet: bool
    remark: str | None
    aside: Aside | None


class Rolled(Amendable, Taking, Hosting, Presented, Remembered, Protocol):
    """One encounter, as far as rolls by hand need it."""


class HandRolls:
    """The roll that is awaited at one table (`Session.roll`), if any: asked for, made, closed."""

    def __init__(self, table: Rolled) -> None:
        self._table = table
        self._retrying: Any = None
        """The input that waited, while it is given again."""
        self._late = 0
        """Who let the time pass: of the input that is taken no other die of his is waited for."""

    # ---- an input that needs a face

    async def ask(self, given: Any, actor: Actor, wanted: FaceWanted, how: Manner, now: Moment) -> Outcome:
        """Ask the owner of the die that *given* needs; the lock is held."""
        table = self._table
        people = {each.id: each for each in table.people()}
        person = people.get(wanted.who)
        old = table.session.roll
        left = wanted.count - wanted.nth + 1
        asked = authority.decider(list(people.values()), table.session, wanted.who)
        if (person is not None and person.hidden) or asked == self._late:
            await self._lay([DRAWN] * left, wanted.who, wanted.why, None, REFEREE)
            return await table.take(given, actor, *how)
        due, _ = absence.due_of(table.services, table.session, now)
        roll = Roll(
            given=table.engine.codec.dump_input(given),
            form=(table.ruleset.schema, KERNEL),
            who=wanted.who,
            why=wanted.why,
            sides=wanted.sides,
            left=left,
            user=asked,
            due=due,
            since=now.uptime if old is None else old.since,
            slot=table.session.living if old is None else old.slot,
            remark=(how.remark or "") if old is None else old.remark,
            aside=(how.aside or Aside()) if old is None else old.aside,
        )
        session = table.session.model_copy(update={"roll": roll, "go_at": None})
        pressed = next((s for s, p in table.outbox.places.items() if p.message and p.message == how.pressed), None)
        shown = living.present(
            table,
            table.situation(),
            session,
            living.fresh_slot(table, table.last_line),
            was=table.session,
            # An edit calls nobody; whoever has just spoken is there, and so is whoever was called for the last roll.
            calls=() if asked == actor.user or (old is not None and old.user == asked) else (asked,),
            interaction=None if how.quiet else actor.interaction,
            pressed=pressed,
            answers=True,
        )
        await table.amend(shown.session, shown.places, actor=actor if shown.host is not None else REFEREE)
        if shown.host is None:
            return Outcome(Card(text=table.services.renderer.note(actor.locale, "roll-asked")), private=True)
        return table.hosted(shown.host, update=shown.update, bare=shown.bare)

    def _card(self, roll: Roll, *, held: bool) -> Card:
        table = self._table
        words = table.services.renderer.game_words(table.ruleset, table.committed.state, table.locale)
        text = words.say(
            "roll-paused" if held else "roll-wanted",
            person=user(roll.user),
            who=roll.who,
            dice=Ready(dice_of(roll)),
            purpose=Ready(purpose(words, roll.why)),
            until=Ready(f"<t:{int(table.services.wall(roll.due))}:R>"),
        )
        say = table.services.renderer.texts.say
        by_bot = Button(id=f"gx|{table.id}", label=say(table.locale, "button-bot-rolls"))
        rows: list[tuple[Item, ...]]
        if roll.left == 1 and roll.sides <= _SELECTABLE:
            faces = tuple(Option(label=str(face), value=str(face)) for face in range(1, roll.sides + 1))
            rows = [
                (Select(id=f"gd|{table.id}", placeholder=say(table.locale, "roll-choose"), options=faces),),
                (by_bot,),
            ]
        else:
            rows = [
                (
                    Button(id=f"gr|{table.id}", label=say(table.locale, "button-roll"), style="primary"),
                    by_bot,
                )
            ]
        return Card(text=text, rows=tuple(rows), mentions=(roll.user,))

    def drawn(self, session: Session, slot: str, *, held: bool) -> Card | None:
        """What the message of *slot* asks, where it asks for a roll by *session*; *held*: the clock stands."""
        if session.roll is not None and session.roll.slot == slot:
            return self._card(session.roll, held=held)
        return None

    # ---- the faces come in

    async def leave_to_bot(self, actor: Actor, message: int) -> Outcome:
        """The bot rolls what was to be rolled by hand: the game master says so. Raises `Refused`."""
        authority.check_gm(self._table.session, actor)
        return await self.say(actor, None, pressed=message)

    def form(self, actor: Actor) -> Outcome:
        """The form in which the faces are typed. Raises `Refused`."""
        table = self._table
        roll = self._of(actor)
        words = Words(
            table.services.renderer.texts, actor.locale, game=table.ruleset.id, people=table.people()
        ).as_labels()
        note = table.services.renderer.note
        blank = Blank(
            id="faces",
            label=note(actor.locale, "roll-faces")[:45],
            hint=note(actor.locale, "roll-hint", left=roll.left, sides=roll.sides)[:100],
            required=True,
            most=100,
        )
        title = f"{words.name(roll.who)} · {dice_of(roll)} · {purpose(words, roll.why)}"
        form = Form(id=f"gf|{table.id}", title=title[:45], blanks=(blank,))
        return Outcome(Card(text=note(actor.locale, "roll-late")), private=True, form=form)

    async def say(self, actor: Actor, typed: str | None, *, pressed: int | None = None) -> Outcome:
        """What the dice show that are asked for; None: the bot rolls them (`not-gm` for anybody but the GM)."""
        async with self._table.lock:
            roll = self._of(actor)
            if self._table.committed.standing.held:
                raise Refused("held", reason=self._table.committed.standing.held)
            faces = [DRAWN] * roll.left if typed is None else _faces(typed, roll)
            await self._lay(faces, roll.who, roll.why, roll.sides, actor)
            return await self._try_again(actor, pressed)

    def _of(self, actor: Actor) -> Roll:
        """The roll that is awaited, if *actor* may say what it shows."""
        table = self._table
        roll = table.session.roll
        if roll is None or table.ended:
            raise Refused("moment-passed")
        if actor.user != roll.user and not authority.is_gm(table.session, actor):
            raise Refused("roll-not-yours", name=authority.name_of(table.people(), roll.who))
        return roll

    async def _lay(self, faces: list[int], who: str, why: str, sides: int | None, actor: Actor) -> None:
        laid = tuple(Fed(face, None if face == DRAWN else sides, who, why) for face in faces)
        by = replace(actor, interaction=None, token=None)
        await self._table.take(said.Feed(actor.user, (*self._table.committed.standing.fed, *laid)), by, quiet=True)

    async def _try_again(self, actor: Actor, pressed: int | None) -> Outcome:
        """Give the waiting input again, now that more of its faces are known; the lock is held."""
        roll = self._table.session.roll
        if roll is None:
            raise Refused("moment-passed")
        try:
            given = self._table.engine.codec.load_input(roll.given, Recorded(*roll.form))
        except ValueError:
            # An upgrade knows no such input any more, and no step to another.
            await self._drop()
            raise Refused("moment-passed") from None
        self._retrying = given
        try:
            return await self._table.take(given, actor, pressed, False, roll.remark or None, roll.aside)
        except Refused:
            # What was to be done is no longer possible: its faces go, too.
            await self._drop()
            raise
        finally:
            self._retrying = None

    async def _drop(self) -> None:
        table = self._table
        roll = table.session.roll
        if roll is None:
            return
        kept = tuple(each for each in table.committed.standing.fed if (each.who, each.why) != (roll.who, roll.why))
        session = table.session.model_copy(update={"roll": None})
        slot = living.fresh_slot(table, table.last_line)
        shown = living.present(table, table.situation(), session, slot, was=table.session)
        await table.amend(shown.session, shown.places)
        if kept != table.committed.standing.fed:
            await table.take(said.Feed(0, kept), REFEREE, quiet=True)

    # ---- while a roll is awaited

    def check(self, given: Any) -> None:
        """Raise `Refused` where *given* must wait until an awaited die was rolled."""
        roll = self._table.session.roll
        if roll is None or self._retrying is not None or isinstance(given, _PASSES):
            return
        gm = any(each.id == roll.who and each.player is None for each in self._table.people())
        raise Refused(
            "roll-awaited", name=GM if gm else authority.name_of(self._table.people(), roll.who), dice=dice_of(roll)
        )

    def after(self, given: Any, session: Session, now: Moment) -> Session:
        """What becomes of the awaited roll: gone with what an undo or the end takes; at once where the bot rolls."""
        roll = session.roll
        if roll is None:
            return session
        if given is self._retrying:
            # Nobody could answer meanwhile: that time does not count.
            waited = now.uptime - roll.since
            asked = {
                ident: absence.shifted(self._table.services, session, each, waited, now)
                for ident, each in session.asked.items()
            }
            return session.model_copy(update={"roll": None, "asked": asked})
        if isinstance(given, said.Undo | said.Redo | said.End):
            return session.model_copy(update={"roll": None})
        if isinstance(given, said.Resume) and session.held_at is not None:
            away = now.uptime - session.held_at
            return session.model_copy(update={"roll": roll.model_copy(update={"due": roll.due + away})})
        if isinstance(given, said.SetTable) and (given.setting, given.value) == ("dice", "bot"):
            return session.model_copy(update={"roll": roll.model_copy(update={"due": now.uptime})})
        return session

    async def due(self, now: Moment) -> bool:
        """Whether a roll is awaited; if its time is up, the bot rolls it, and all that the same input still needs."""
        roll = self._table.session.roll
        if roll is None:
            return False
        if not now.reached(roll.due):
            return True
        # The other dice of who is late are not waited for either, as far as this input goes.
        self._late = roll.user
        try:
            await self._lay([DRAWN] * roll.left, roll.who, roll.why, None, REFEREE)
            await self._try_again(REFEREE, None)
        except Refused as refused:
            if refused.key not in ("moment-passed", "already-answered", "question-changed", "not-offered"):
                raise
        finally:
            self._late = 0
        return True


def laid_by_hand(faces: str) -> tuple[tuple[str, int], ...]:
    """(who, face) of the rolls of one line (JSON, see `store.LineRow`) that used faces laid down by hand.

    >>> laid_by_hand('[["3/jurl/strike-right/0/1d20",[19],true],["3/jurl/damage/0/1d8",[4],false]]')
    (('jurl', 19),)
    """
    try:
        return tuple(
            (where.rsplit("/", 4)[1], face)
            for where, found, *fed in json.loads(faces)
            if fed and fed[0]
            for face in found
        )
    except (ValueError, TypeError, IndexError, AttributeError):
        return ()  # dice that cannot be read any more: the rest of the line can


def dice_of(roll: Roll) -> str:
    return f"{roll.left}d{roll.sides}" if roll.left > 1 else f"d{roll.sides}"


def _faces(typed: str, roll: Roll) -> list[int]:
    """The faces in *typed*: as many as there are dice, each one that such a die shows (`impossible-roll`)."""
    pieces = re.findall(r"[^\s,;+]+", typed)
    # The hundred of a percentile die is read as two noughts.
    numbers = [100 if piece == "00" and roll.sides == 100 else piece for piece in pieces]
    faces = []
    for piece in numbers:
        face = int(piece) if isinstance(piece, int) or (piece.isdecimal() and len(piece) < 5) else 0
        if not 1 <= face <= roll.sides:
            raise Refused("impossible-roll", typed=likeness.shown(str(piece)), sides=roll.sides)
        faces.append(face)
    if len(faces) != roll.left:
        raise Refused("how-many-faces", left=roll.left, sides=roll.sides)
    return faces
