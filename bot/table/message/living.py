"""The message at the bottom of the channel, which holds all that is present: what was ruled since it was posted, who is
asked and what can be answered, where the encounter stands, and what can always be pressed.

There is one of them at a time (`Session.living`). The next one takes its place when somebody is called, when a command
is answered for all, when it is full, or about an hour old; what it told then stays where it is, without its buttons but
[Why?].
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from bot.render.cards import Button, Card, Item
from bot.render.names import shorten
from bot.table.base.outbox import TOO_LONG
from bot.table.base.places import SCREEN, SLOT_MARK, TIDY, TRACKER, Place, owner_in
from bot.table.base.protocols import Posting, Presented
from bot.table.message import coaching, notices

if TYPE_CHECKING:
    from bot.table.base.passage import Pair, Situation
    from bot.table.base.services import Services
    from bot.table.base.session import Session

LONGEST = 1_990
NO_LINE = 0
ROWS = 3
"""Rows for what is asked: one more is for what can be pressed now, and one for what always can."""
LONGEST_ASKED, LONGEST_TOLD = 900, 600
"""Characters of what is asked, and those that are kept for what was ruled."""
LEAST_BOARD = 250
MOST_TOLD, LONG_ENOUGH = 4, 700
"""So many rulings, or characters of them, and the message is full."""
MOST_SUMS = 8
"""Rulings into whose sums one button looks."""
_MENTION = re.compile(r"<@\d+>\s*")
_CALLS = re.compile(r"(<@\d+>\s*)+")
_TIMED = re.compile(r"[^.!?…]*<t:\d+:R>.*$", re.MULTILINE)
_ASKS = ("q", "s", "x")
_MARK = re.compile(rf"{SLOT_MARK}[^|]*")
_NOTHING = Card(text="")


class Living(Posting, Presented, Protocol):
    """One encounter, as far as the message that holds its present needs it."""


@dataclass(frozen=True, slots=True)
class Tale:
    """What a message tells: its *news*, the journal line of each, and the lines whose *sums* can be looked up."""

    news: tuple[str, ...] = ()
    lines: tuple[int, ...] = ()
    sums: tuple[int, ...] = ()

    @classmethod
    def of(cls, card: Card) -> Tale:
        """What *card* tells."""
        return cls(card.news, card.lines, sums_of(card))

    def __add__(self, more: Tale) -> Tale:
        return Tale((*self.news, *more.news), (*self.lines, *more.lines), (*self.sums, *more.sums))


@dataclass(frozen=True, slots=True)
class News:
    """What is told to all: its *text*, the *line* under which it can be struck out, the lines whose *sums* can be
    looked up, and whom it *calls*. *notice*: what is told besides, first, and stays when the line is struck out."""

    text: str = ""
    line: int = NO_LINE
    sums: tuple[int, ...] = ()
    calls: tuple[int, ...] = ()
    notice: str = ""

    @property
    def told(self) -> str:
        """All of it."""
        return "\n".join(filter(None, (self.notice, self.text)))

    @property
    def tale(self) -> Tale:
        """What a message tells that tells this alone."""
        first = Tale((self.notice,), (NO_LINE,)) if self.notice else Tale()
        return first + Tale((self.text,), (self.line,), self.sums) if self.text else first


NO_NEWS = News()


# ---- as it is now


def drawn(table: Living, now: Situation, session: Session, slot: str, tale: Tale, *, above: Card | None = None) -> Card:
    """The message of *slot* that tells *tale* as it reads when the encounter stands as *now*, with *session*, beginning
    with the mention of whoever is asked. *above*: what it reads until now, or the message whose place it takes.

    It reads the same however often it is drawn: what nobody may know of must change nothing."""
    notice = notices.asked(table, now, session, tale.news)
    asked = _asked(table, now, session, slot, above, room=ROWS - len(notice.rows))
    standing = now.standing
    beside = [*_why(table, now, tale.sums), *coaching.buttons(table, session, asked)]
    if standing.ended and session.copies:
        beside.append(Button(id=f"ww|{table.id}", label=table.services.renderer.button(table.locale, "wounds")))
    ruled = reading(table, now, tale, "" if above is None else above.text)
    shown = {ident for ident, each in session.asked.items() if each.slot == slot} if asked.text else set()
    if notice.rows:
        text = "\n".join(filter(None, (asked.text, notice.text)))
        asked = asked.model_copy(update={"text": text, "rows": (*asked.rows, *notice.rows)})
    room = LONGEST - len(asked.text) - 4
    longest = max(LEAST_BOARD, room - min(sum(len(each) + 1 for each in ruled), LONGEST_TOLD))
    board = table.boards.tracker(now, session, asked=shown, beside=beside, longest=longest)
    text, question = _fitting(ruled, max(room - len(board.text), 200)), asked.text
    if text and (called := _CALLS.match(question)) is not None:
        question, calls = question[called.end() :], called[0].strip()
        text = text if text.startswith(calls) else f"{calls}\n{text}"
    return Card(
        text="\n\n".join(filter(None, (text, question, board.text)))[:LONGEST],
        rows=(*asked.rows, *board.rows),
        mentions=asked.mentions,
        news=tale.news,
        lines=tale.lines,
        asked=asked.text,
    )


def _asked(table: Living, now: Situation, session: Session, slot: str, before: Card | None, *, room: int) -> Card:
    """What the message of *slot* asks, in *room* rows: a roll that is awaited, and the questions."""
    roll = table.rolls.drawn(session, slot, held=now.standing.held is not None) or _NOTHING
    question = asking(table, now, session, slot, room=room - len(roll.rows))
    if not question.text and before is not None and any(each.slot == slot for each in session.asked.values()):
        # It stands while nobody can say how it will be asked.
        rows = tuple(_unmarked(row) for row in before.rows if row[0].id.partition("|")[0] in _ASKS)
        question = paused(table, Card(text=before.asked, rows=rows))
    if not roll.text:
        return question
    return Card(
        text="\n".join(filter(None, (roll.text, _MENTION.sub("", question.text)))),
        rows=(*roll.rows, *question.rows),
        mentions=roll.mentions,
    )


def _unmarked(row: tuple[Item, ...]) -> tuple[Item, ...]:
    """*row* as it can stand in any message."""
    return tuple(each.model_copy(update={"id": _MARK.sub("", each.id)}) for each in row)


def asking(
    table: Posting,
    now: Situation,
    session: Session,
    slot: str,
    *,
    room: int = ROWS,
    only: Collection[str] | None = None,
) -> Card:
    """The questions that the message of *slot* asks by *session* (*only* those), in *room* rows; without text when none
    of them stands."""
    pairs = [pair for pair in asked_in(now, session, slot) if only is None or pair[0].id in only]
    if not pairs:
        return _NOTHING
    card = table.services.renderer.question(
        table.ruleset,
        now.state,
        pairs,
        table.locale,
        encounter=owner_in(table.id, slot),
        deadlines=shown_deadlines(table.services, now, session),
        gm=session.gms[0],
        room=room,
        longest=LONGEST_ASKED,
    )
    return coaching.advised(table, now, pairs, session, card)


def asked_in(now: Situation, session: Session, slot: str) -> list[Pair]:
    """Those that stand of what the message of *slot* asks by *session*."""
    return [pair for pair in now.forms if (at := session.asked.get(pair[0].id)) is not None and at.slot == slot]


def shown_deadlines(services: Services, now: Situation, session: Session) -> dict[str, float] | None:
    """When each question of *session* is settled by its default, by its id, in seconds since 1970; None while the clock
    is held; while it waits before its next step there are none."""
    if now.standing.held:
        return None
    if now.standing.pause:
        return {}
    return {ident: services.wall(each.due) for ident, each in session.asked.items()}


def paused(table: Posting, card: Card) -> Card:
    """A question while the clock is held: its words and buttons, and no moment until which it waits."""
    if not _TIMED.search(card.text):
        return card
    left = "\n".join(_TIMED.sub("", line).rstrip() for line in card.text.split("\n"))
    remark = table.services.renderer.note(table.locale, "question-paused")
    return card.model_copy(update={"text": f"{left}\n{remark}"[:LONGEST]})


# ---- what was ruled


def reading(table: Posting, now: Situation, tale: Tale, shown: str) -> list[str]:
    """The news of *tale* as they read now: the rulings that no longer hold are struck out. How those read that nobody
    remembers any more, the message itself says (*shown*)."""
    if not any(tale.lines):
        return list(tale.news)
    first, holding = now.in_force(min(line for line in tale.lines if line != NO_LINE))
    struck = table.services.renderer.struck

    def holds(part: str, line: int) -> bool:
        return line == NO_LINE or line in holding or (line < first and struck(part) not in shown)

    return [part if holds(part, line) else struck(part) for part, line in zip(tale.news, tale.lines, strict=True)]


def _fitting(ruled: Sequence[str], room: int) -> str:
    """*ruled* in so many characters, the newest rather than the oldest."""
    kept = list(ruled)
    while len(kept) > 1 and sum(len(each) + 1 for each in kept) > room:
        kept = ["…", *kept[2:]] if kept[0] == "…" else ["…", *kept[1:]]
        if kept == ["…"]:
            break
    return shorten("\n".join(kept), room)


def sums_of(card: Card) -> tuple[int, ...]:
    """The lines into whose sums [Why?] of *card* looks."""
    found = (item.id.split("|") for row in card.rows for item in row)
    return next((tuple(map(int, parts[2].split("."))) for parts in found if parts[0] == "w" and len(parts) == 3), ())


def _why(table: Posting, now: Situation, sums: Sequence[int]) -> tuple[Item, ...]:
    """[Why?] of the rulings that still hold."""
    first, holding = now.in_force(min(sums)) if sums else (0, set[int]())
    kept = [line for line in dict.fromkeys(sums) if line in holding or line < first][-MOST_SUMS:]
    return (table.services.renderer.why_button(table.locale, table.id, kept),) if kept else ()


def why_rows(table: Posting, now: Situation, sums: Sequence[int]) -> tuple[tuple[Item, ...], ...]:
    """The row with [Why?] of a message that does not hold the present."""
    why = _why(table, now, sums)
    return (why,) if why else ()


def is_full(card: Card, news: str) -> bool:
    """Whether *card* has no room for *news*, or is long enough for a phone."""
    return len(card.news) >= MOST_TOLD or (bool(card.news) and sum(map(len, (*card.news, news))) >= LONG_ENOUGH)


# ---- once it is past


def closed(table: Posting, now: Situation, card: Card, more: Tale | None = None, *, remark: str = "") -> Card:
    """What stays of *card* once another message holds the present: its rulings, *more* besides, and [Why?]; without
    any, what it asked. *remark*: said below."""
    tale = Tale.of(card) + (more or Tale())
    ruled = reading(table, now, tale, card.text)
    note = table.services.renderer.note
    if not ruled:
        asked = card.asked or (card.text if any(SLOT_MARK in item.id for row in card.rows for item in row) else "")
        if not asked or (asked == card.text and card.text.startswith("…")):
            return Card(text=note(table.locale, "tracker-moved"))
        return closing(Card(text=asked), remark or note(table.locale, "question-settled"))
    text = "\n".join((*ruled, *((remark,) if remark else ())))
    return Card(text=text[:LONGEST], rows=why_rows(table, now, tale.sums), news=tale.news, lines=tale.lines)


def closing(card: Card, remark: str) -> Card:
    """A question's words alone, and *remark* below."""
    asked = "\n".join(_TIMED.sub("", _MENTION.sub("", line)).strip() for line in card.text.split("\n"))
    return Card(text=f"{asked.strip()}\n{remark}"[:LONGEST])


def tidied(table: Posting, now: Situation, was: Session, slot: str, *, remark: str = "") -> list[Place]:
    """The messages that held the present until now, by the session *was*, once that of *slot* does: edited in the
    background. Earlier versions had a message for each question, and one for where the encounter stands."""
    places = []
    slots = {was.living, TRACKER, *(each.slot for each in was.asked.values() if not each.slot.startswith(SCREEN))}
    if was.roll is not None:
        slots.add(was.roll.slot)
    for old in sorted(slots - {slot, ""}):
        known = table.outbox.places.get(old)
        if known is None or (old == TRACKER and known.message is None):
            continue
        card = closed(table, now, known.card, remark=remark)
        if card.text != known.card.text or card.rows != known.card.rows:
            places.append(table.outbox.want(old, card, kind=TIDY))
    return places


# ---- without an input


def held_by(session: Session, slot: str) -> Session:
    """*session* when the message of *slot* holds the present."""
    asked = {
        ident: each if each.slot.startswith(SCREEN) else each.model_copy(update={"slot": slot})
        for ident, each in session.asked.items()
    }
    roll = None if session.roll is None else session.roll.model_copy(update={"slot": slot})
    return session.model_copy(update={"living": slot, "asked": asked, "roll": roll})


@dataclass(frozen=True, slots=True)
class Present:
    """What shows the present: the *session* that knows which message does, and the *places* that change, of which
    *host* answers the interaction, if any; by turning the pressed message (*update*), which may hold the present no
    more (*bare*)."""

    session: Session
    places: list[Place]
    host: Place | None = None
    update: bool = False
    bare: bool = False


def present(
    table: Living,
    now: Situation,
    session: Session,
    slot: str,
    *,
    was: Session,
    news: News = NO_NEWS,
    calls: Sequence[int] = (),
    interaction: int | None = None,
    pressed: str | None = None,
    answers: bool = False,
    remark: str = "",
    anew: bool = False,
) -> Present:
    """The present as it is *now*, with *session* (until now: *was*), and *news*: in the message that holds it, or in a
    new one of *slot*, where somebody is called (*calls*), a command is answered, or that message is full or old; it
    says *remark* then; an old one in any case with
    *anew*. *interaction*: what is to be answered for all, where something is told, or with *answers* in any case;
    *pressed*: the slot of the message that it was pressed on, which answers by what it reads now."""
    want, known = table.outbox.want, table.outbox.places.get(session.living)
    called = tuple(dict.fromkeys((*calls, *news.calls)))
    here = interaction is not None and pressed is not None and pressed == session.living
    speaks = interaction is not None and not here and (answers or bool(news.told))
    if known is None and not now.standing.begun:
        return _alone(table, now, session, slot, news, interaction)
    full = known is not None and bool(news.told) and is_full(known.card, news.told)
    unposted = known is not None and not speaks and table.outbox.unposted(known)
    if known is not None and not (speaks or (called and not unposted) or full or anew or table.outbox.is_old(known)):
        after = held_by(session, session.living)
        card = drawn(table, now, after, known.slot, Tale.of(known.card) + news.tale, above=known.card)
        if unposted:
            # What happens at one moment is one message.
            card = card.model_copy(update={"mentions": tuple(dict.fromkeys((*known.card.mentions, *called)))})
            return Present(after, [want(known.slot, card, kind=known.kind)])
        edited = want(known.slot, card, kind="edit")
        if reads_alike(edited.card, known.card):
            return Present(after, [])
        if not here:
            if (card.news, card.asked) == (known.card.news, known.card.asked):
                # Nothing is told or asked by it: that can wait.
                edited.kind = TIDY
            return Present(after, [edited])
        updated = want(known.slot, card, kind="update", interaction=interaction)
        return Present(after, [updated], updated, update=True)
    # Once, until there is something new: nobody's channel fills up while nothing happens.
    renew = None if anew else table.services.moment().uptime + TOO_LONG
    after = held_by(session, slot).model_copy(update={"renew": renew})
    host: Place | None = None
    places: list[Place] = []
    if known is not None and not (speaks or called or news.told or anew):
        # It is an hour old: it is posted anew when there is something new to show, or when that is asked for.
        there = held_by(session, known.slot)
        same = drawn(table, now, there, known.slot, Tale.of(known.card), above=known.card)
        if reads_alike(want(known.slot, same).card, known.card):
            return Present(there, [])
    if here and known is not None:
        # Whoever is called by the news reads them where he is called.
        left, news = (NO_NEWS, news) if news.calls else (news, NO_NEWS)
        host = want(known.slot, closed(table, now, known.card, left.tale), kind="update", interaction=interaction)
        places = [host]
    above = None if known is None else known.card
    card = drawn(table, now, after, slot, news.tale, above=above).model_copy(update={"mentions": called})
    place = want(slot, card, kind="answer" if speaks else "post", interaction=interaction if speaks else None)
    tidy = [each for each in tidied(table, now, was, slot, remark=remark) if host is None or each.slot != host.slot]
    return Present(after, [*places, place, *tidy], place if speaks else host, update=host is not None, bare=True)


def _alone(table: Living, now: Situation, session: Session, slot: str, news: News, interaction: int | None) -> Present:
    """*news* as a message of their own: in the lobby nothing else is present but what its first message shows."""
    if not news.told:
        return Present(session, [])
    rows = why_rows(table, now, news.sums)
    tale = news.tale
    card = Card(text=news.told[:LONGEST], rows=rows, mentions=news.calls, news=tale.news, lines=tale.lines)
    kind = "post" if interaction is None else "answer"
    place = table.outbox.want(slot, card, kind=kind, interaction=interaction)
    return Present(session, [place], None if interaction is None else place)


def fresh_slot(table: Posting, line: int) -> str:
    """A slot after line *line* that no message has: for what changes without an input."""
    stem = f"q:{line}."
    return f"{stem}{1 + sum(each.startswith(stem) for each in table.outbox.places)}"


def reads_alike(one: Card, other: Card) -> bool:
    """Whether two cards look the same, and tell the same: an edit would only show that something has happened."""
    return (one.text, one.rows, one.news, one.lines) == (other.text, other.rows, other.news, other.lines)
