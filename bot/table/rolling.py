"""`/roll`: dice for whatever is no part of an encounter. They belong to no encounter, and no seed foretells them."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable
from dataclasses import dataclass

from bot.kernel.errors import Refused
from bot.render.cards import Card
from bot.render.words import Ready, Words, user
from bot.table.actor import Actor, Outcome
from bot.table.authority import shown
from bot.table.services import Services

MOST_DICE = 100
MOST_SIDES = 1_000
MOST_TERMS = 10
LARGEST = 100_000
_TERM = re.compile(r"(?:([0-9]{0,100})[dD]([0-9]{1,100}|%)|([0-9]{1,100}))")
_SHOWN = 40


@dataclass(frozen=True, slots=True)
class Term:
    """*sign* times *count* dice of *sides* sides; of no sides: the number *count*."""

    sign: int
    count: int
    sides: int = 0

    def __str__(self) -> str:
        return f"{self.count if self.count > 1 else ''}d{self.sides}" if self.sides else str(self.count)


def read(typed: str) -> list[Term]:
    """A sum of dice and numbers, as in `2d6+3` or `d20 - 1`.

    Raises `Refused`: `bad-dice` (it is none), `too-many-dice` (more than 100 dice, 1,000 sides, 10 terms or 100,000).
    """
    text = "".join(typed.split()).replace("−", "-").replace("–", "-")
    at = 0
    terms: list[Term] = []
    while at < len(text):
        sign = -1 if text[at] == "-" else 1
        if text[at] in "+-":
            at += 1
        elif terms:
            raise Refused("bad-dice", typed=shown(typed))
        found = _TERM.match(text, at)
        if found is None:
            raise Refused("bad-dice", typed=shown(typed))
        count, sides, number = found.groups()
        if number is not None:
            term = Term(sign, int(number))
        else:
            term = Term(sign, int(count or 1), 100 if sides == "%" else int(sides))
            if not term.count or term.sides < 1:
                raise Refused("bad-dice", typed=shown(typed))
        terms.append(term)
        at = found.end()
    if not any(each.sides for each in terms):
        raise Refused("bad-dice", typed=shown(typed))
    if (
        sum(each.count for each in terms if each.sides) > MOST_DICE
        or any(each.sides > MOST_SIDES for each in terms)
        or any(each.count > LARGEST for each in terms)
        or len(terms) > MOST_TERMS
    ):
        raise Refused("too-many-dice")
    return terms


def rolled(
    services: Services,
    actor: Actor,
    typed: str,
    locale: str,
    *,
    encounter_here: bool,
    below: Callable[[int], int] = secrets.randbelow,
) -> Outcome:
    """Roll *typed* in public. *encounter_here*: an encounter is played in the channel, of which this is no part."""
    terms = read(typed)
    total = 0
    parts: list[str] = []
    for each in terms:
        faces = [1 + below(each.sides) for _ in range(each.count)] if each.sides else [each.count]
        total += each.sign * sum(faces)
        sign = "−" if each.sign < 0 else "+"
        listed = ", ".join(str(face) for face in faces[:_SHOWN]) + (", …" if len(faces) > _SHOWN else "")
        said = f"{each} [{listed}]" if each.sides else str(each)
        parts.append(said if not parts and each.sign > 0 else f"{sign} {said}")
    words = Words(services.renderer.texts, locale)
    text = words.say(
        "rolled",
        who=Ready(user(actor.user)),
        sum=Ready(" ".join(parts)),
        total=Ready(str(total) if total >= 0 else f"−{-total}"),
    )
    if encounter_here:
        text = f"{text}\n{words.say('rolled-apart')}"
    return Outcome(Card(text=text))


__all__ = ["Term", "read", "rolled"]
