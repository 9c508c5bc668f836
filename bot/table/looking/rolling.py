"""`/roll`: dice for whatever is no part of an encounter. They belong to no encounter, and no seed foretells them."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.kernel.errors import Refused
from bot.render.cards import Card
from bot.render.names import Ready, user
from bot.render.words import Words
from bot.table.base.actor import Actor, Outcome
from bot.table.base.likeness import shown
from bot.table.base.services import Services

MOST_DICE = 100
MOST_SIDES = 1_000
MOST_TERMS = 10
LARGEST = 100_000
_SIGNS = re.compile(r"\s*([-+−–\s]*)")
_TERM = re.compile(
    r"(?:([0-9]{0,100})d([0-9]{1,100}|%)(?:\s*(?:(kh|kl|dh|dl)([0-9]{0,3})|(adv(?:antage)?|avantage|dis(?:advantage)?|d[ée]savantage)(?![^\W_])))?"
    r"|([0-9]{1,100}))",
    re.IGNORECASE,
)
_WORDS = re.compile(r"(?:\s+#?\s*|\s*#\s*)([^\W\d_].*)", re.DOTALL)
"""What the roll is for: words behind it."""
_SHOWN = 40
_LONGEST_WORDS = 60


@dataclass(frozen=True, slots=True)
class Term:
    """*sign* times *count* dice of *sides* sides, of which the *kept* highest (fewer than none: the lowest) count, all
    where that is 0; of no sides: the number *count*."""

    sign: int
    count: int
    sides: int = 0
    kept: int = 0

    def __str__(self) -> str:
        if not self.sides:
            return str(self.count)
        kept = "" if not self.kept else f"kh{self.kept}" if self.kept > 0 else f"kl{-self.kept}"
        return f"{self.count if self.count > 1 else ''}d{self.sides}{kept}"

    def counting(self, faces: Sequence[int]) -> list[bool]:
        """Which of *faces* count; of equals the first."""
        if not self.kept:
            return [True] * len(faces)
        order = sorted(range(len(faces)), key=lambda at: faces[at], reverse=self.kept > 0)
        chosen = set(order[: abs(self.kept)])
        return [at in chosen for at in range(len(faces))]


def read(typed: str) -> tuple[list[Term], str]:
    """A sum of dice and numbers, as in `2d6+3`, `4d6kh3` or `d20 adv - 1`, and the words behind it: what it is for.

    `kh` and `kl` keep the highest or lowest (one, or as many as is said), `dh` and `dl` leave them out; `adv` and `dis`
    keep the best or the worst one of at least two. Raises `Refused`: `bad-dice` (it is none), `too-many-dice` (more
    than 100 dice, 1,000 sides, 10 terms or 100,000).
    """
    at = 0
    terms: list[Term] = []
    while at < len(typed):
        signs = _SIGNS.match(typed, at)
        assert signs is not None
        written = "".join(signs[1].split())
        found = _TERM.match(typed, signs.end()) if written or not terms else None
        if found is None:
            words = _WORDS.fullmatch(typed, at) if terms else None
            if words is None and typed[at:].strip():
                raise Refused("bad-dice", typed=shown(typed))
            return _checked(typed, terms), "" if words is None else words[1].strip()[:_LONGEST_WORDS]
        terms.append(_term(typed, -1 if sum(written.count(each) for each in "-−–") % 2 else 1, found))
        at = found.end()
    return _checked(typed, terms), ""


def _term(typed: str, sign: int, found: re.Match[str]) -> Term:
    """The term that was *found* in what was *typed*."""
    count, sides, kept, most, twice, number = found.groups()
    if number is not None:
        return Term(sign, int(number))
    dice, faces = int(count or 1), 100 if sides == "%" else int(sides)
    if not dice or faces < 1:
        raise Refused("bad-dice", typed=shown(typed))
    if twice is not None:
        return Term(sign, max(2, dice), faces, 1 if twice[0] in "aA" else -1)
    if kept is None:
        return Term(sign, dice, faces)
    some = int(most or 1)
    left = some if kept.lower() in ("kh", "kl") else dice - some
    if not 0 < left <= dice or not some:
        raise Refused("bad-dice", typed=shown(typed))
    return Term(sign, dice, faces, left if kept.lower() in ("kh", "dl") else -left)


def _checked(typed: str, terms: list[Term]) -> list[Term]:
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
    terms, label = read(typed)
    total = 0
    parts: list[str] = []
    for each in terms:
        faces = [1 + below(each.sides) for _ in range(each.count)] if each.sides else [each.count]
        counting = each.counting(faces)
        total += each.sign * sum(face for face, counts in zip(faces, counting, strict=True) if counts)
        sign = "−" if each.sign < 0 else "+"
        told = [str(face) if counts else f"~~{face}~~" for face, counts in zip(faces, counting, strict=True)]
        listed = ", ".join(told[:_SHOWN]) + (", …" if len(faces) > _SHOWN else "")
        said = f"{each} [{listed}]" if each.sides else str(each)
        parts.append(said if not parts and each.sign > 0 else f"{sign} {said}")
    words = Words(services.renderer.texts, locale)
    text = words.say(
        "rolled-for" if label else "rolled",
        label=label,
        who=Ready(user(actor.user)),
        sum=Ready(" ".join(parts)),
        total=Ready(str(total) if total >= 0 else f"−{-total}"),
    )
    if encounter_here:
        text = f"{text}\n{words.say('rolled-apart')}"
    return Outcome(Card(text=text))
