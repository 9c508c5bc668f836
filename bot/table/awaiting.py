"""Why somebody's word is not taken now, where what he said has nothing to do with it: everybody waits for something
else, and that is the reason that he is given, not whose turn it is."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, Protocol

from bot.kernel.errors import Refused
from bot.kernel.frame import ABSENT
from bot.render.words import GM, Ready
from bot.table import authority, gm_screen, waiting
from bot.table.meaning import Meaning
from bot.table.protocols import Observed

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
    names = authority.listed(each.name for each in there)
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


__all__ = ["BUSY", "UNTIMELY", "Awaited", "gm_asked", "played_out", "reason", "standing_still"]
