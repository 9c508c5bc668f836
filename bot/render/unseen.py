"""What of a question everybody may see: nothing of hidden people, of half an answer, or of what is chosen in secret."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bot.kernel.decisions import Field
from bot.kernel.frame import Open
from bot.kernel.ruleset import Person
from bot.render.asked import Pair


def is_hidden(pair: Pair, people: Mapping[str, Person]) -> bool:
    """Whether a question is put to somebody hidden, or (the game master's own ones) about somebody hidden."""
    asked, decision = pair
    person = people.get(asked.who)
    if person is not None:
        return person.hidden
    named = (people.get(value) for value in decision.about.values() if isinstance(value, str))
    return any(each is not None and each.hidden for each in named)


def offers_hidden(pair: Pair, people: Mapping[str, Person]) -> bool:
    """Whether a question can be answered by naming somebody hidden."""
    asked, decision = pair
    return any(_is_unseen(value, people) for each in decision.all_fields(asked.partial) for value in each.options)


def _is_unseen(value: str, people: Mapping[str, Person]) -> bool:
    return value in people and people[value].hidden


def unsaid(question: Open) -> Open:
    """*question* as the channel shows it: half an answer is nobody else's business, whatever the whole one tells."""
    return replace(question, partial={}) if question.partial and not question.answered else question


def unchosen(pair: Pair) -> Pair:
    """A secret question as all see it, whatever was chosen."""
    question, decision = pair
    return replace(question, partial={}, answered=False), decision


def in_public(pair: Pair, people: Mapping[str, Person]) -> Pair:
    """A question as everybody may see it: without those whom nobody sees among the answers, nor as what is chosen so
    far. Where nobody else is left the question is shown as if nothing could be chosen."""
    asked, decision = pair
    if not offers_hidden(pair, people):
        return pair

    def seen(partial: Mapping[str, str]) -> tuple[Field, ...]:
        found = []
        for each in decision.all_fields(partial):
            left = tuple(value for value in each.options if not _is_unseen(value, people))
            if left:
                found.append(replace(each, options=left))
        return tuple(found)

    if any(_is_unseen(value, people) for value in asked.partial.values()):
        asked = replace(asked, partial={})
    return asked, replace(decision, fields=seen({}), form=seen)
