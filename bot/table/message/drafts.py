"""Which message says what: from the outcome of one input to the messages that should read differently now.

- The message at the bottom holds the present (`living`). A press on it is answered by updating it: one request.
- When somebody else must be called, that answer leaves it with its rulings, and a new post, which begins with the
  mention, holds the present from then on. A command that is answered for all is answered by that message.
- What nobody but the speaker may read is answered privately.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from bot.kernel import events as told
from bot.kernel import inputs as said
from bot.kernel.frame import ABSENT, Told
from bot.kernel.ruleset import EVERYBODY, Reader
from bot.render.cards import Card
from bot.render.names import user
from bot.render.unseen import is_hidden
from bot.render.words import Words
from bot.table.base.actor import Actor
from bot.table.base.places import OPENING, SCREEN, Place
from bot.table.base.protocols import Posting
from bot.table.base.session import Session
from bot.table.hearing import authority
from bot.table.message import notices, waiting
from bot.table.message.living import LONGEST, NO_LINE, Living, News, Tale, present, reading, sums_of, why_rows
from bot.table.message.readable_past import readable

if TYPE_CHECKING:
    from bot.table.base.passage import Passage

_NOTHING = Card(text="")
BEGINS = frozenset({"round_started", "turn_begun", "slot_begun"})
"""What begins with these is everybody's to read, though it is otherwise left to the log."""
CALLS_GM = frozenset({"fault", "dice", "lost", "unattended"})
"""Why the clock may stop by itself: somebody must come and see."""


@dataclass(frozen=True, slots=True)
class Draft:
    """What should change in the channel: *places*; which of them answers the interaction (*host*), with what *card*,
    and whether it turns the pressed message (*update*), which no longer holds the present then (*bare*); and the
    *session* that knows which message asks what. *aside*: what the author of a declaration alone may read besides a
    public answer; without text where that is nothing."""

    places: list[Place]
    host: Place | None
    card: Card
    update: bool
    session: Session
    aside: Card = _NOTHING
    bare: bool = False


def _calls_gm(event: Any) -> bool:
    if isinstance(event, told.Recovered):
        return bool(event.aside)
    return isinstance(event, told.Held) and event.reason in CALLS_GM


class Drafted(Living, Protocol):
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
    outbox, line = table.outbox, it.progress.line
    places = _struck(table, it)
    if silent or (isinstance(it.progress.given, said.Hold) and it.after.standing.held == "lost"):
        # A channel that is lost shows nothing; what is said when it is back tells it.
        return Draft(places, None, _NOTHING if secret else _private(table, it, actor), False, it.becomes)
    news = _news(table, it, remark, calls, typed=actor.interaction is not None and pressed is None and not quiet)
    pressed_slot = next((s for s, p in outbox.places.items() if pressed is not None and p.message == pressed), None)
    quiet = quiet or secret
    if pressed_slot is not None and pressed_slot.startswith(SCREEN):
        # What was pressed there stays there; what follows for everybody is told in the channel.
        pressed_slot, quiet = None, True
    interaction = None if quiet else actor.interaction
    shown = present(
        table,
        it.after,
        it.becomes,
        f"r:{line}" if news.told else f"q:{line}",
        was=it.was,
        news=news,
        calls=_newly_asked(table, it, actor),
        interaction=interaction,
        pressed=pressed_slot,
    )
    places += shown.places
    places += notices.left_over(table)
    opening = outbox.places.get(OPENING)
    standing = it.progress.frame.standing
    if opening is not None and standing.begun and opening.card.rows and not standing.ended:
        # Its buttons are for the lobby alone.
        places.append(outbox.want(OPENING, Card(text=opening.card.text), kind="edit"))
    if shown.host is not None:
        # What is told to nobody but him follows, where the message that he pressed is the answer.
        aside = _aside(table, it, actor) if news.told else _private(table, it, actor, noted=False)
        return Draft(places, shown.host, shown.host.card, shown.update, shown.session, aside, shown.bare)
    card = _NOTHING if actor.interaction is None or secret else _private(table, it, actor)
    return Draft(places, None, card, False, shown.session)


def _news(table: Posting, it: Passage, remark: str | None, calls: Sequence[int], *, typed: bool) -> News:
    renderer, progress = table.services.renderer, it.progress
    state = progress.frame.state
    told_now: Sequence[Told] = progress.events
    hides = any(each.hidden for each in (*table.ruleset.people(it.before.state), *table.ruleset.people(state)))
    if hides and not isinstance(progress.given, said.Undo | said.Redo | said.Recover):
        told_now = readable(table.ruleset, it.before.state, told_now, EVERYBODY)
    text = renderer.ruling(table.ruleset, state, told_now, EVERYBODY, table.locale)
    if not text and typed:
        # Whoever typed it would be the only one to read whose turn begins, with what, and that a round does.
        begun = next((at for at, each in enumerate(told_now) if each.event.type in BEGINS), len(told_now))
        left = told_now[begun:]
        text = renderer.ruling(table.ruleset, state, left, EVERYBODY, table.locale, anything=True) if left else ""
    called = tuple(calls)
    if any(_calls_gm(each.event) for each in progress.events):
        gm = it.becomes.gms[0]
        called = (*called, gm)
        text = f"{user(gm)} {text}"
    text = "\n".join(part for part in (remark, text) if part)
    summed = bool(text) and any(
        table.ruleset.may_read(state, each.event, EVERYBODY)
        for each in progress.events
        if getattr(each.event, "terms", None)
    )
    # What is no ruling (a pause, an undo) is never struck out: it has no line.
    line = progress.line if progress.ruled else NO_LINE
    standing = progress.frame.standing
    notice = _absences(table, it)
    if notice:
        called = (*called, it.becomes.gms[0])
    if any(isinstance(each.event, told.Held) and each.event.reason == ABSENT for each in progress.events):
        people = table.ruleset.people(state)
        stop = waiting.stopped(table, it.becomes, people)
        notice = "\n".join(filter(None, (notice, stop)))
        called = (*called, *waiting.players(it.becomes, people))
    if standing.ended and it.was.arrivals:
        over = (renderer.note(table.locale, "arrival-over", name=each.name) for each in it.was.arrivals)
        notice = "\n".join(filter(None, (notice, *over)))
    return News(text, line, (progress.line,) if summed else (), called, notice)


def _absences(table: Posting, it: Passage) -> str:
    """Who lets his deadlines pass, as the game master has not been told yet."""
    gone = [each for each in it.becomes.undecided if each not in it.was.told]
    if not gone:
        return ""
    people = table.ruleset.people(it.after.state)
    lines = [notices.away(table, each, notices.playing(people, each), table.locale) for each in gone]
    return "\n".join((f"{user(it.becomes.gms[0])} {lines[0]}", *lines[1:]))


def _newly_asked(table: Posting, it: Passage, actor: Actor) -> list[int]:
    """Who is asked something now that no message asks yet, and must be called: not whoever has just spoken."""
    found, places = [], table.outbox.places
    for pair in it.after.forms:
        asked = it.becomes.asked.get(pair[0].id)
        if asked is None or asked.slot in places or asked.slot.startswith(SCREEN) or asked.user == actor.user:
            continue
        if pair[0].answered and not pair[0].secret:
            continue
        found.append((asked.user, pair))
    people = {each.id: each for each in table.ruleset.people(it.after.state)} if found else {}
    return [who for who, pair in found if not is_hidden(pair, people)]


def _private(table: Posting, it: Passage, actor: Actor, *, noted: bool = True) -> Card:
    """What the speaker alone reads when there is no public news: what his own eyes may see of it, or (*noted*) just
    that it was."""
    renderer, progress = table.services.renderer, it.progress
    reader = Reader(actor.user, authority.is_gm(it.was, actor))
    text = renderer.ruling(table.ruleset, progress.frame.state, progress.events, reader, actor.locale, anything=True)
    if not text and any(isinstance(each.event, told.DiceFed) for each in progress.events):
        count = next(each.event.count for each in progress.events if isinstance(each.event, told.DiceFed))
        text = renderer.dice_fed(actor.locale, count=count)
    if not noted:
        return Card(text=text)
    if not text and (left := _so_far(table, it, actor)) is not None:
        return left
    return Card(text=text or renderer.note(actor.locale, "noted"))


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


def _so_far(table: Posting, it: Passage, actor: Actor) -> Card | None:
    """After an answer in part: what of it is left to choose, to be pressed."""
    given, renderer = it.progress.given, table.services.renderer
    if not isinstance(given, said.Answer):
        return None
    for question, form in it.after.questions:
        left = None if question.answered or not question.partial else form.legal(question.partial)
        if question.id == given.question and left:
            words = Words(renderer.texts, actor.locale, game=table.ruleset.id).as_labels()
            blank = renderer.to_choose(words, left[0].name, question.who, question.partial)
            reader = Reader(actor.user, authority.is_gm(it.was, actor))
            panel = renderer.secret_panel(
                table.ruleset, it.after.state, [(question, form)], actor.locale, table.id, None, reader=reader
            )
            return Card(text=renderer.note(actor.locale, "noted-so-far", blank=blank), rows=panel.rows)
    return None


def _struck(table: Posting, it: Passage) -> list[Place]:
    """After an undo or a redo: the messages above whose rulings no longer hold, struck out, or that hold again."""
    given = it.progress.given
    if not isinstance(given, said.Undo | said.Redo):
        return []
    by = table.services.renderer.undone_by(table.locale, by=given.by)
    changed: list[Place] = []
    for slot, place in table.outbox.places.items():
        card = place.card
        if not card.lines or slot in (it.was.living, it.was.onscreen):
            continue
        parts = reading(table, it.after, Tale.of(card), card.text)
        text = "\n".join(parts)
        if parts != list(card.news):
            text = f"{text}\n{by}"
        text = text[:LONGEST]
        if text != card.text:
            rows = () if not sums_of(card) else why_rows(table, it.after, sums_of(card))
            changed.append(table.outbox.want(slot, card.model_copy(update={"text": text, "rows": rows}), kind="edit"))
    return changed
