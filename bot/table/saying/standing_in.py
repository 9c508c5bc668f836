"""The game master answers in a player's place: he is asked first, in private, whether he means it.

Only what he confirms counts; his press there answers, and the channel is told for whom. He is not asked about his own
people (nobody plays them, or he does himself), nor where he was told that the player is away, nor again for the rest of
an answer that he has begun.

Nothing is remembered between the two presses: the id names the question and the places of what was chosen, with a check
sum of how the question stood. What was answered or begun meanwhile stays as it is, and he is told so.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final, Protocol

from bot.kernel import inputs as said
from bot.kernel.errors import Refused
from bot.render.cards import Button, Card
from bot.render.names import GM, Ready
from bot.table.base import likeness
from bot.table.base.actor import Actor, Outcome
from bot.table.base.protocols import Posting, Submitting
from bot.table.hearing import authority
from bot.table.hearing.authority import becoming_gm, presiding
from bot.table.hearing.meaning import Meaning

if TYPE_CHECKING:
    from bot.kernel.decisions import Choice, Decision
    from bot.kernel.frame import Open

VERB: Final = "iy"
LEFT: Final = "il"
LONGEST_ID: Final = 100
"""Characters of an id: as many as Discord takes."""
_CHECK: Final = 8
"""Hexadecimal digits of the check sum in one."""
_LATE: Final = frozenset({"answered-meanwhile", "begun-meanwhile"})


class Panels(Protocol):
    """Panels of questions; see `bot.table.saying.answering`."""

    def panel(self, pairs: list[tuple[Open, Decision]], actor: Actor) -> Card: ...


class StoodIn(Submitting, Protocol):
    """One encounter whose game master may answer for others."""

    @property
    def meaning(self) -> Meaning: ...


class Confirmed(StoodIn, Posting, Protocol):
    """The same, as far as what he confirms needs it."""

    @property
    def last_line(self) -> int: ...

    @property
    def answering(self) -> Panels: ...


def is_in_place(table: StoodIn, actor: Actor, question: Open) -> bool:
    """Whether *actor* would answer *question* in the place of a player who is there."""
    person = next((each for each in table.people() if each.id == question.who), None)
    if person is None or person.player in (None, actor.user) or person.autopilot:
        return False
    # Of who is away he was told, and what he has begun he has confirmed.
    return person.player not in table.session.told and not (question.partial and question.by == actor.user)


def asked_first(
    table: StoodIn, actor: Actor, spoken: Callable[[], Any], *, update: bool = False, words: str | None = None
) -> Outcome | None:
    """The question whether *actor* means what is *spoken*, where that answers in a player's place; else None, as where
    it cannot be said at all. *update*: it takes the place of the panel that was pressed. Raises `Refused`
    (`words-in-place`) where *words* come with it, for which a confirmation has no room."""
    if not (actor.manages or authority.is_gm(table.session, actor)):
        # Nobody else answers in another's place: it is refused when it is taken.
        return None
    try:
        made = spoken()
    except Refused:
        # Whoever takes it refuses it, too, and says why.
        return None
    found = table.question(made.question) if isinstance(made, said.Answer) else None
    if found is None or not is_in_place(table, actor, found[0]):
        return None
    question, decision = found
    path = _path(question, decision, made.choice)
    ident = "" if path is None else f"{VERB}|{table.id}|{question.id}|{path}|{_check(question, made.choice)}"
    if not ident or len(ident) > LONGEST_ID:
        # What is not offered is refused when it is taken.
        return None
    name = authority.name_of(table.people(), question.who)
    if words and words.strip():
        raise Refused("words-in-place", name=name, words=likeness.shown(words))
    return Outcome(_card(table, actor, found, made.choice, name, ident), private=True, update=update)


def _card(table: StoodIn, actor: Actor, found: tuple[Open, Decision], choice: Choice, name: str, ident: str) -> Card:
    renderer, locale = table.services.renderer, actor.locale
    question, decision = found
    words = table.meaning.words(locale)
    # What a player has chosen in secret is not told to whoever completes it.
    fresh = {field: value for field, value in choice.items() if question.partial.get(field) != value}
    asked = Ready(words.word("question", question.kind))
    if choice:
        answer = renderer.choice(words, decision, {**question.partial, **choice}, fresh)
        text = renderer.note(locale, "in-place", name=name, question=asked, answer=Ready(answer))
    else:
        text = renderer.note(locale, "in-place-over", name=name, question=asked)
    yes = Button(id=ident, label=renderer.button(locale, "in-place-yes"), style="danger")
    no = Button(id=f"{LEFT}|{table.id}", label=renderer.button(locale, "in-place-no"))
    return Card(text=text, rows=((yes, no),))


async def press(table: Confirmed, actor: Actor, question: str, path: str, check: str) -> Outcome:
    """[Yes] below that question: the answer is given, and the channel told for whom, unless it is a secret one or
    somebody hidden is asked. What has changed meanwhile is said in its place. Raises `Refused`."""
    remark = presiding(table, actor)
    told = [remark] if remark else []
    standing = table.question(question)
    if standing is not None:
        told += announcement(table, actor, standing[0])

    def confirmed() -> said.Answer:
        if table.committed.standing.held:
            raise Refused("held", reason=table.committed.standing.held)
        found = table.question(question)
        if found is None:
            raise Refused("answered-meanwhile")
        asked, decision = found
        choice = _choice(asked, decision, path)
        if choice is None or check != _check(asked, choice):
            raise Refused("answered-meanwhile" if asked.answered else "begun-meanwhile")
        return said.Answer(actor.user, asked.id, choice, asked.generation)

    try:
        outcome = await table.submit(
            confirmed, actor, quiet=True, remark="\n".join(told) or None, aside=becoming_gm(actor, remark)
        )
    except Refused as refused:
        if refused.key not in _LATE:
            raise
        said_so = table.services.renderer.refusal(actor.locale, refused, bare=True)
        return Outcome(Card(text=said_so), private=True, update=True)
    left = table.question(question)
    if left is not None and left[0].partial and not left[0].answered and left[0].by == actor.user:
        return Outcome(table.answering.panel([left], actor), private=True, update=True)
    if outcome.form is not None or not outcome.private:
        return outcome
    done = table.services.renderer.note(actor.locale, "in-place-done")
    # What everybody reads in the channel need not be said twice; of the rest this is all he sees.
    public = {each for news in _news(table) for each in news.splitlines()}
    mine = [each for each in outcome.card.text.splitlines() if each not in public]
    return Outcome(outcome.card.model_copy(update={"text": "\n".join((done, *mine))}), private=True, update=True)


def _news(table: Confirmed) -> tuple[str, ...]:
    """What was told in the channel of the last line."""
    posted = table.outbox.places.get(f"r:{table.last_line}")
    return () if posted is None else posted.card.news


def leave_it(table: StoodIn, actor: Actor) -> Outcome:
    """[No] below that question. Raises `Refused` for whoever is not game master, nor may become it."""
    presiding(table, actor)
    text = table.services.renderer.note(actor.locale, "in-place-left")
    return Outcome(Card(text=text), private=True, update=True)


def announcement(table: StoodIn, actor: Actor, question: Open) -> list[str]:
    """The sentence that *actor* answers *question* in somebody else's place; none where nobody may know that."""
    person = next((each for each in table.people() if each.id == question.who), None)
    theirs = authority.decider(table.people(), table.session, question.who) != actor.user
    hidden = person is not None and person.hidden
    if (
        not theirs
        or question.secret
        or hidden
        or question.who == GM
        or (question.partial and question.by == actor.user)
    ):
        return []
    name = authority.name_of(table.people(), question.who)
    return [table.services.renderer.note(table.locale, "answered-for", name=name)]


# ---- what was chosen, in an id


def _path(question: Open, decision: Decision, choice: Choice) -> str | None:
    """The places of *choice* among all that is offered: each field's name with the number of its option, in the order
    of the form; empty for nothing, which takes back what was chosen. None for what is not offered."""
    full = decision.joined(_before(question), choice)
    order = [each.name for each in decision.all_fields(full)]
    steps = []
    for name in sorted(choice, key=lambda each: order.index(each) if each in order else len(order)):
        field = decision.field(name, full)
        if field is None or choice[name] not in field.options:
            return None
        steps.append(f"{name}{field.options.index(choice[name])}")
    path = ".".join(steps)
    return path if _choice(question, decision, path) == choice else None


def _choice(question: Open, decision: Decision, path: str) -> dict[str, str] | None:
    """What the places of *path* mean now; None: nothing."""
    choice: dict[str, str] = {}
    for step in filter(None, path.split(".")):
        name = step.rstrip("0123456789")
        field = decision.field(name, decision.joined(_before(question), choice))
        at = int(step[len(name) :] or -1)
        if field is None or not 0 <= at < len(field.options):
            return None
        choice[name] = field.options[at]
    return choice


def _before(question: Open) -> Mapping[str, str]:
    """What was chosen so far, which an answer completes."""
    return {} if question.answered or question.secret else question.partial


def _check(question: Open, choice: Choice) -> str:
    """A check sum of how *question* stands, and of what is chosen."""
    stands = (question.generation, question.answered, sorted(question.partial.items()), sorted(choice.items()))
    return sha256(repr(stands).encode()).hexdigest()[:_CHECK]
