"""What everybody waits for: why somebody's word is not taken now, and whether the table stands still.

Where what he said has nothing to do with it, what everybody waits for is the reason that he is given, not whose turn it
is. A table stands still that is not over, yet nobody is awaited and nothing is due: then it can be let go on.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol

from bot.kernel.errors import Refused
from bot.kernel.frame import ABSENT
from bot.render.names import GM, Ready
from bot.table.base import likeness
from bot.table.base.protocols import Observed
from bot.table.hearing.meaning import Meaning
from bot.table.message import gm_screen, waiting

if TYPE_CHECKING:
    from bot.kernel.frame import Frame, Open
    from bot.kernel.ruleset import Ruleset
    from bot.table.base.passage import Situation

BUSY: Final = "busy"
"""What a game says is missing where something else is being played out (`shared.lacking`)."""
UNTIMELY: Final = frozenset({"not-up", "nothing-pending"})
"""The refusals of the table's own that speak of the moment alone; a game names its own (`untimely`), by their keys, or
by `key/lack` where one has many reasons."""


class Awaited(Observed, Protocol):
    """One encounter, as far as it is known what it waits for."""

    @property
    def meaning(self) -> Meaning: ...


def reason(table: Awaited, locale: str, refused: Refused) -> Refused:
    """*refused*, or what everybody waits for instead, where it only says that the moment is another's."""
    known: Collection[str] = getattr(table.ruleset, "untimely", ())
    codes = {refused.key, f"{refused.key}/{refused.facts.get('lack')}"}
    if not codes & {*UNTIMELY, *known}:
        return refused
    return standing_still(table) or gm_asked(table, locale) or refused


def standing_still(table: Awaited) -> Refused | None:
    """That time stands still, and for whom; None: it does not."""
    standing, session = table.committed.standing, table.session
    if standing.pause is None:
        return None
    there = waiting.seen(session, table.people()) if standing.stopping == ABSENT and not standing.held else []
    if not there:
        return Refused("held", reason=standing.pause)
    asked = any(each.player in session.undecided for each in there)
    names = likeness.listed(each.name for each in there)
    return Refused(
        "waits-for-absent", names=names, several="yes" if len(there) > 1 else "no", asked="yes" if asked else "no"
    )


def gm_asked(table: Awaited, locale: str) -> Refused | None:
    """That everybody waits for the game master's decision, as far as everybody may know of it; None: for more than
    that, or for nobody."""
    open_ = [(each, form) for each, form in table.questions() if not each.answered]
    asked = gm_screen.public(table.ruleset, table.committed.state, open_)
    if not asked or any(each.who != GM for each in asked):
        return None
    words = table.meaning.words(locale)
    return Refused("gm-asked", kind=Ready(words.word("question", asked[0].kind)))


def played_out(table: Awaited, refused: Refused, speaker: str, locale: str) -> Refused | None:
    """Where *speaker* is *refused* because something is being played out, whose answer that waits for, his own, the
    game master's or somebody's; None: something else is the reason, or not everybody may know who is asked."""
    if refused.facts.get("lack") != BUSY:
        return None
    state, people = table.committed.state, None
    for question, decision in table.questions():
        openly = not question.secret and table.ruleset.discretion(state, decision) == "none"
        if question.answered or not openly:
            continue
        if question.who == speaker:
            kind = Ready(table.meaning.words(locale).word("question", question.kind))
            return Refused("answer-first", name=str(refused.facts.get("name", "")), kind=kind)
        people = {each.id: each for each in table.ruleset.people(state)} if people is None else people
        person = people.get(question.who)
        if person is None or not person.hidden:
            whom = "" if person is None else person.name
            return Refused("awaits-first", gm=person is None, whom=whom, name=str(refused.facts.get("name", "")))
    return None


def rests(game: Ruleset[Any], now: Situation | Frame[Any], asked: Sequence[Open]) -> str | None:
    """The moment at which nothing goes on by itself, as everybody knows it; None: it does, or time is held. *asked*:
    the questions of which everybody may know: those to hidden people change nothing, or it would tell of them."""
    standing = now.standing
    if not standing.begun or standing.ended or standing.pause or standing.breath or asked:
        return None
    find = getattr(game, "rests", None)
    found: str | None = None if find is None else find(now.state)
    return found


def resting(table: Observed) -> str | None:
    """The same of *table* as it is committed."""
    asked = gm_screen.public(table.ruleset, table.committed.state, table.questions())
    return rests(table.ruleset, table.committed, asked)
