"""Who is awaited where somebody is told that something is still being played out: whose answer it waits for, if all can
read that he is asked."""

from __future__ import annotations

from typing import Final

from bot.kernel.errors import Refused
from bot.table.protocols import Submitting

BUSY: Final = "busy"
"""What a game says is missing where something else is being played out (`shared.lacking`)."""


def awaited_first(table: Submitting, refused: Refused, speaker: str) -> Refused | None:
    """Where *speaker* is *refused* because something is being played out, whose answer that waits for, the game
    master's or somebody's; None: something else is the reason, or not everybody may know who is asked."""
    if refused.facts.get("lack") != BUSY:
        return None
    state, people = table.committed.state, None
    for question, decision in table.questions():
        openly = not question.secret and table.ruleset.discretion(state, decision) == "none"
        if question.answered or question.who == speaker or not openly:
            continue
        people = {each.id: each for each in table.ruleset.people(state)} if people is None else people
        person = people.get(question.who)
        if person is None or not person.hidden:
            whom = "" if person is None else person.name
            return Refused("awaits-first", gm=person is None, whom=whom, name=str(refused.facts.get("name", "")))
    return None


__all__ = ["BUSY", "awaited_first"]
