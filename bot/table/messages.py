"""Which message says what: from the outcome of one input to the messages that should read differently now.

- A ruling answers the interaction that caused it. Pressing a question's button turns that same message into the ruling.
- A fresh post comes only when somebody new must act, unless the answer to a command is that fresh post; it begins with
  the mention. Who has just pressed a button is asked in the message that answers him.
- The tracker is edited silently. What nobody but the speaker may read is answered privately.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from bot.kernel import events as told
from bot.kernel import inputs as said
from bot.kernel.frame import Told
from bot.kernel.ruleset import EVERYBODY, Reader
from bot.render.cards import Button, Card, Item
from bot.render.questions import is_hidden
from bot.render.words import GM, Words, shorten, user
from bot.table import authority, lesson
from bot.table.actor import Actor
from bot.table.open_slots import SCREEN
from bot.table.places import DRAWN_LATER, OPENING, TRACKER, Place, owner_in
from bot.table.protocols import Drawn, Posting
from bot.table.readable_past import readable
from bot.table.session import Session

if TYPE_CHECKING:
    from bot.table.passage import Pair, Passage, Situation
    from bot.table.services import Services

MAX_ROWS = 5
NO_LINE = 0
_MENTION = re.compile(r"<@\d+>\s*")
_TIMED = re.compile(r"[^.!?…]*<t:\d+:R>.*$", re.MULTILINE)
LONGEST = 1_990
_NOTHING = Card(text="")
CALLS_GM = frozenset({"fault", "dice", "lost", "unattended"})
"""Why the clock may stop by itself: somebody must come and see."""
MOST_TOLD, LONG_ENOUGH = 4, 900
"""So many rulings, or characters, and the next question gets a message of its own even for the same person."""


@dataclass(frozen=True, slots=True)
class Draft:
    """What should change in the channel: *places*; which of them answers the interaction (*host*), with what *card*,
    and whether it turns the pressed message (*update*); and the *session* that knows which message asks what. *aside*:
    what the author of a declaration alone may read besides a public answer; without text where that is nothing."""

    places: list[Place]
    host: Place | None
    card: Card
    update: bool
    session: Session
    aside: Card = _NOTHING


def _calls_gm(event: Any) -> bool:
    if isinstance(event, told.Recovered):
        return bool(event.aside)
    return isinstance(event, told.Held) and event.reason in CALLS_GM


class Drafted(Posting, Drawn, Protocol):
    """One encounter, as far as its messages need it: they are drafted from values."""


def draft(
    table: Drafted,
    it: Passage,
    actor: Actor,
    *,
    pressed: int | None,
    quiet: bool,
    secret: bool = False,
    remark: str | None,
    calls: Sequence[int] = (),
    silent: bool = False,
) -> Draft:
    """The messages after *it*. Pure but for reading those that there are. *secret*: it took a secret answer, of which
    whoever gave it is told in words of the table's own. *calls*: who is called by what *remark* says. *silent*: nothing
    is told, and nobody asked anew."""
    renderer, locale, outbox = table.services.renderer, table.locale, table.outbox
    progress, before, after = it.progress, it.was, it.becomes
    quiet = quiet or secret
    state, line = progress.frame.state, progress.line
    told_now: Sequence[Told] = progress.events
    hides = any(each.hidden for each in (*table.ruleset.people(it.before.state), *table.ruleset.people(state)))
    if hides and not isinstance(progress.given, said.Undo | said.Redo | said.Recover):
        told_now = readable(table.ruleset, it.before.state, told_now, EVERYBODY)
    text = renderer.ruling(table.ruleset, state, told_now, EVERYBODY, locale)
    if text and (hint := _new_hint(table, it)):
        text = f"{text}\n{hint}"
    called: tuple[int, ...] = tuple(calls)
    if any(_calls_gm(each.event) for each in progress.events):
        called = (*called, after.gms[0])
        text = f"{user(after.gms[0])} {text}"
    news = "" if silent else "\n".join(part for part in (remark, text) if part)
    places: dict[str, Place] = {}

    pairs = {each.id: (each, decision) for each, decision in it.after.forms}
    by_slot: dict[str, list[Pair]] = {}
    for ident, asked in after.asked.items():
        if ident in pairs:
            by_slot.setdefault(asked.slot, []).append(pairs[ident])
    stale = {
        asked.slot
        for ident, asked in before.asked.items()
        if ident not in after.asked
        or after.asked[ident].slot != asked.slot
        or after.asked[ident].generation != asked.generation
    }

    stale = {slot for slot in stale if not slot.startswith(SCREEN)}
    pressed_slot = next((s for s, p in outbox.places.items() if pressed is not None and p.message == pressed), None)
    if pressed_slot is not None and pressed_slot.startswith(SCREEN):
        # What was pressed there stays there; what follows for everybody is told in the channel.
        pressed_slot, quiet = None, True
    newest = next((s for s in reversed(outbox.places) if s != TRACKER and not s.startswith(SCREEN)), None)
    going_on = isinstance(progress.given, said.Continue | said.Resume)
    if pressed_slot == TRACKER or (going_on and pressed_slot != newest):
        # An old button far above: the news belongs where people read.
        pressed_slot = None
    host, update = None, False
    if news and not quiet:
        if pressed_slot is not None:
            host, update = pressed_slot, True
        elif actor.interaction is None and len(stale) == 1 and isinstance(progress.given, said.Deadline):
            host = next(iter(stale))
        else:
            host = f"r:{line}"
    elif news:
        host = f"r:{line}"

    struck = _struck(table, it)
    if isinstance(progress.given, said.Resume | said.SetTable) or stops(it):
        # The time that is left counts from now on, or stands still; or another tempo holds.
        stale |= {each.slot for each in after.asked.values() if not each.slot.startswith(SCREEN)}
    typed = progress.given if isinstance(progress.given, said.Answer) and pressed is None and not secret else None
    if typed is not None and (begun_at := after.asked.get(typed.question)) is not None:
        # Answered in words, in part, or taken back: its message shows what is left to choose, as if it was pressed.
        begun_ones = (e for e, _ in it.after.questions if (e.partial or not typed.choice) and not e.answered)
        if any(each.id == typed.question for each in begun_ones) and not begun_at.slot.startswith(SCREEN):
            stale |= {begun_at.slot}
    for slot in sorted((stale | struck.keys()) - {host}):
        known = outbox.places.get(slot)
        if known is None:
            continue
        if left := by_slot.get(slot, []):
            above = struck[slot].text if slot in struck else None
            card = _below_news(table, it.after, known.card, _questions(table, it.after, left, after, slot), above)
        elif slot in struck:
            card = struck[slot]
        elif any(each.slot == slot for each in after.asked.values()):
            # It stands while nobody can say how it will be asked.
            card = paused(table, known.card)
        else:
            card = _closed(table, known.card)
        places[slot] = outbox.want(slot, card, kind="edit")

    given = progress.given
    if host is None and isinstance(given, said.Answer) and given.question in after.asked and pressed_slot and not quiet:
        # Answered in part: the same message shows what is left to choose.
        host, update = pressed_slot, True
    fresh = f"q:{line}"
    if silent:
        by_slot.pop(fresh, None)
    answers = actor.interaction is not None and not quiet
    if host is not None:
        before_it = outbox.places[host].card if host in outbox.places else None
        anew = host not in outbox.places
        if fresh in by_slot and (anew or (update and _is_for(actor, by_slot[fresh], after))) and _has_room(before_it):
            # What is posted anew pings anyway, so that one post is enough; a message that was pressed pings nobody, but
            # whoever has just spoken is there to see it.
            by_slot[host] = [*by_slot.get(host, ()), *by_slot.pop(fresh)]
            moved = {
                ident: each.model_copy(update={"slot": host})
                for ident, each in after.asked.items()
                if each.slot == fresh
            }
            after = after.model_copy(update={"asked": {**after.asked, **moved}})
        left = by_slot.get(host, [])
        below = _questions(table, it.after, left, after, host) if left else None
        card = _ruling(table, it, news, below, before_it)
        if called:
            card = card.model_copy(update={"mentions": tuple(dict.fromkeys((*card.mentions, *called)))})
        kind = "update" if update else ("answer" if answers else "post")
        places[host] = outbox.want(host, card, kind=kind, interaction=actor.interaction if answers else None)

    if fresh in by_slot and fresh not in places:
        card = _questions(table, it.after, by_slot[fresh], after, fresh)
        if card.text:
            places[fresh] = outbox.want(fresh, card)

    begun = progress.frame.standing.begun
    opening = outbox.places.get(OPENING)
    if opening is not None and not progress.frame.standing.ended and begun == bool(opening.card.rows):
        # Its buttons are for the lobby alone; undoing the start brings them back.
        card = table.boards.opening(it.becomes)
        places[OPENING] = outbox.want(OPENING, Card(text=card.text, rows=() if begun else card.rows), kind="edit")
    everything = list(places.values())
    if (begun or TRACKER in outbox.places) and not outbox.tracker_waits:
        everything.append(outbox.want(TRACKER, DRAWN_LATER, kind="tracker"))
    hosted = places.get(host) if host is not None and answers else None
    if hosted is not None:
        return Draft(everything, hosted, hosted.card, update, after, _aside(table, it, actor))
    card = _NOTHING if actor.interaction is None or secret else _private(table, it, actor)
    return Draft(everything, None, card, False, after)


def _new_hint(table: Posting, it: Passage) -> str:
    """What the game remarks on what stands and did not before, where nobody is asked but the game master (that only one
    side is left)."""
    state, standing = it.after.state, it.after.standing
    people = {each.id: each for each in table.ruleset.people(state)}
    asked = any(pair[0].who != GM and not is_hidden(pair, people) for pair in it.after.questions)
    if asked or not standing.begun or standing.ended:
        return ""
    hint = table.services.renderer.hint
    now = hint(table.ruleset.view(state, EVERYBODY, ()), table.locale)
    return "" if now == hint(table.ruleset.view(it.before.state, EVERYBODY, ()), table.locale) else now


def _is_for(actor: Actor, pairs: Sequence[Pair], session: Session) -> bool:
    """Whether nobody but *actor* is asked."""
    return all(session.asked[question.id].user == actor.user for question, _ in pairs)


def _has_room(card: Card | None) -> bool:
    """Whether a message may go on, or is long enough for a phone."""
    return card is None or (len(card.news) < MOST_TOLD and sum(map(len, card.news)) < LONG_ENOUGH)


def _ruling(table: Posting, it: Passage, news: str, question: Card | None, before: Card | None) -> Card:
    """The message that tells *news*: below what it told already, above the questions that still stand in it."""
    renderer, locale, progress = table.services.renderer, table.locale, it.progress
    rows: tuple[tuple[Item, ...], ...] = question.rows if question else ()
    extra: list[Item] = []
    say = renderer.texts.say
    sums = (each.event for each in progress.events if getattr(each.event, "terms", None))
    if any(table.ruleset.may_read(progress.frame.state, each, EVERYBODY) for each in sums):
        extra.append(renderer.why_button(locale, table.id, progress.line))
    standing = progress.frame.standing
    if isinstance(progress.given, said.End) and it.was.copies:
        extra.append(Button(id=f"ww|{table.id}", label=renderer.button(locale, "wounds")))
    if standing.breath and not standing.pause:
        extra.append(Button(id=f"h|{table.id}", label=say(locale, "button-wait"), style="danger"))
        extra.append(Button(id=f"c|{table.id}", label=say(locale, "button-continue"), style="success"))
    elif standing.pause and isinstance(progress.given, said.Hold | said.Undo | said.Redo):
        extra.append(Button(id=f"c|{table.id}", label=say(locale, "button-resume"), style="success"))
    if extra and len(rows) < MAX_ROWS:
        rows = (*rows, tuple(extra))
    told, lines = (before.news, before.lines) if before is not None else ((), ())
    if news:
        # What is no ruling (a pause, an undo) is never struck out: it has no line.
        told, lines = (*told, news), (*lines, progress.line if progress.ruled else NO_LINE)
    room = LONGEST - (len(question.text) + 2 if question else 0)
    text = shorten("\n".join(told), max(room, 200))
    if question is not None:
        called = " ".join(user(each) for each in question.mentions)
        asked = question.text
        if text and called and before is None and asked.startswith(called):
            # A message that calls somebody begins with the mention.
            text, asked = f"{called}\n{text}", asked.removeprefix(called).lstrip()
        text = f"{text}\n\n{asked}" if text else asked
    mentions = question.mentions if question else ()
    return Card(text=text[:LONGEST], rows=rows, mentions=mentions, news=told, lines=lines)


def _questions(table: Posting, now: Situation, pairs: Sequence[Pair], after: Session, slot: str) -> Card:
    """The questions that the message of *slot* asks."""
    card = table.services.renderer.question(
        table.ruleset,
        now.state,
        pairs,
        table.locale,
        encounter=owner_in(table.id, slot),
        deadlines=shown_deadlines(table.services, now, after),
        gm=after.gms[0],
    )
    return lesson.advised(table, now, pairs, after, card)


def shown_deadlines(services: Services, now: Situation, session: Session) -> dict[str, float] | None:
    """When each question of *session* is settled by its default, by its id, in seconds since 1970; None while the clock
    is held; while it waits before its next step there are none."""
    if now.standing.held:
        return None
    if now.standing.pause:
        return {}
    return {ident: services.wall(each.due) for ident, each in session.asked.items()}


def stops(it: Passage) -> bool:
    """Whether *it* stops the clock, or it stands stopped somewhere else after it: no deadline that is shown holds any
    more. (A channel that is lost shows none.)"""
    if it.after.standing.pause in (None, "lost"):
        return False
    return it.before.standing.pause is None or isinstance(it.progress.given, said.Undo | said.Redo | said.Recover)


def paused(table: Posting, card: Card) -> Card:
    """A question's message while the clock is held: its words and buttons, and no moment until which it waits."""
    if not _TIMED.search(card.text):
        return card
    left = "\n".join(_TIMED.sub("", line).rstrip() for line in card.text.split("\n"))
    remark = table.services.renderer.note(table.locale, "question-paused")
    return card.model_copy(update={"text": f"{left}\n{remark}"[:LONGEST]})


def asking(table: Posting, now: Situation, session: Session, slot: str) -> Card:
    """The questions that the message of *slot* asks by *session*; without text when none of them stands."""
    pairs = asked_in(now, session, slot)
    return _questions(table, now, pairs, session, slot) if pairs else _NOTHING


def asked_in(now: Situation, session: Session, slot: str) -> list[Pair]:
    """Those that stand of what the message of *slot* asks by *session*."""
    return [pair for pair in now.forms if (at := session.asked.get(pair[0].id)) is not None and at.slot == slot]


def redrawn(table: Posting, now: Situation, session: Session, slot: str) -> Card | None:
    """The message of *slot* with what it still asks by *session*, below what it tells; None when it asks nothing."""
    known, asked = table.outbox.places.get(slot), asking(table, now, session, slot)
    return None if known is None or not asked.text else _below_news(table, now, known.card, asked)


def _below_news(table: Posting, now: Situation, before: Card, question: Card, above: str | None = None) -> Card:
    """*question* in the place of what *before* asked: the rulings told above stay as they are (or read *above*
    now), and the way to their sums."""
    if not before.news:
        return question
    text = shorten(
        "\n".join(_told(table, now, before)) if above is None else above, max(LONGEST - len(question.text) - 2, 200)
    )
    sums = tuple(item for row in before.rows for item in row if item.id.startswith("w|"))
    rows = (*question.rows, sums) if sums and len(question.rows) < MAX_ROWS else question.rows
    return question.model_copy(
        update={
            "text": f"{text}\n\n{question.text}"[:LONGEST],
            "rows": rows,
            "news": before.news,
            "lines": before.lines,
        }
    )


def _closed(table: Posting, card: Card) -> Card:
    """A question's message once nobody is asked there any more: its words, without a ping, without buttons."""
    if card.news:
        return Card(text="\n".join(card.news)[:LONGEST], news=card.news, lines=card.lines)
    return closing(card, table.services.renderer.note(table.locale, "question-settled"))


def closing(card: Card, remark: str) -> Card:
    """A question's words alone, and *remark* below."""
    asked = "\n".join(_TIMED.sub("", _MENTION.sub("", line)).strip() for line in card.text.split("\n"))
    return Card(text=f"{asked.strip()}\n{remark}"[:LONGEST])


def _private(table: Posting, it: Passage, actor: Actor) -> Card:
    """What the speaker alone reads when there is no public news: what his own eyes may see of it, or just 'noted'."""
    renderer, progress = table.services.renderer, it.progress
    reader = Reader(actor.user, authority.is_gm(it.was, actor))
    text = renderer.ruling(table.ruleset, progress.frame.state, progress.events, reader, actor.locale, anything=True)
    if not text and any(isinstance(each.event, told.DiceFed) for each in progress.events):
        count = next(each.event.count for each in progress.events if isinstance(each.event, told.DiceFed))
        text = renderer.dice_fed(actor.locale, count=count)
    return Card(text=text or _so_far(table, it, actor) or renderer.note(actor.locale, "noted"))


def _aside(table: Posting, it: Passage, actor: Actor) -> Card:
    """What a declaration let run and *actor*, its author, alone may read of his own people: his dice, when his action
    comes. The answer is public then, and would keep it from him. The game master reads everything in the log."""
    if not _declares(it) or authority.is_gm(it.was, actor):
        return _NOTHING
    rules, state, reader = table.ruleset, it.progress.frame.state, Reader(actor.user)
    own = {each.id for each in rules.people(state) if each.player == actor.user}
    hidden = [
        each
        for each in it.progress.events
        if getattr(each.event, "combatant", None) in own and not rules.may_read(state, each.event, EVERYBODY)
    ]
    return Card(text=table.services.renderer.aside(rules, state, hidden, reader, actor.locale)) if hidden else _NOTHING


def _declares(it: Passage) -> bool:
    """Whether somebody has said what somebody does: in a word of the game's, or in answer to the question of it."""
    given = it.progress.given
    if isinstance(given, said.Answer):
        return any((each.id, each.kind) == (given.question, "declare") for each in it.before.standing.questions)
    return not isinstance(given, said.KernelInput)


def _so_far(table: Posting, it: Passage, actor: Actor) -> str:
    """After an answer in part: what of it is left to choose."""
    given = it.progress.given
    if not isinstance(given, said.Answer):
        return ""
    for question, form in it.after.questions:
        left = None if question.answered or not question.partial else form.legal(question.partial)
        if question.id == given.question and left:
            words = Words(table.services.renderer.texts, actor.locale, game=table.ruleset.id).as_labels()
            blank = table.services.renderer.to_choose(words, left[0].name, question.who, question.partial)
            return table.services.renderer.note(actor.locale, "noted-so-far", blank=blank.rstrip("…"))
    return ""


def _struck(table: Posting, it: Passage) -> dict[str, Card]:
    """After an undo or a redo: the messages whose rulings no longer hold, struck out, and those that hold again."""
    given = it.progress.given
    if not isinstance(given, said.Undo | said.Redo):
        return {}
    by = table.services.renderer.undone_by(table.locale, by=given.by)
    changed: dict[str, Card] = {}
    for slot, place in table.outbox.places.items():
        card = place.card
        if not card.lines:
            continue
        parts = _told(table, it.after, card)
        text = "\n".join(parts)
        if parts != list(card.news):
            text = f"{text}\n{by}"
        text = text[:LONGEST]
        if text != card.text:
            changed[slot] = Card(text=text, news=card.news, lines=card.lines)
    return changed


def _told(table: Posting, now: Situation, card: Card) -> list[str]:
    """What *card* tells; the rulings that no longer hold are struck out."""
    if not any(card.lines):
        return list(card.news)
    first, holding = now.in_force()
    return [
        part if line == NO_LINE or line < first or line in holding else table.services.renderer.struck(part)
        for part, line in zip(card.news, card.lines, strict=True)
    ]
