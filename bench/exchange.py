"""The floor of the engine: one exchange of blows with stand-in rules, as a generator of effects.

Two d20 and a d8, one question, up to four events with their terms; events are pydantic models dumped to JSON, each
face is an HMAC of its own. No state is kept but two numbers, nothing is stored: what an engine must add is on top.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import Any, Literal

from pydantic import BaseModel

from bench.measure import per_call

Kind = Literal["strike_rolled", "parry_asked", "parry_rolled", "damage_dealt"]
Terms = tuple[tuple[str, int], ...]


class Part(BaseModel):
    """One term of a sum."""

    name: str
    value: int


class Happened(BaseModel):
    """An event."""

    type: Kind
    combatant: str
    face: int
    total: int
    terms: list[Part]
    outcome: str


@dataclass(slots=True)
class Throw:
    count: int
    sides: int
    why: str
    who: str


@dataclass(slots=True)
class Question:
    who: str
    what: str
    options: tuple[str, ...]


@dataclass(slots=True)
class Swordsman:
    name: str
    skill: int = 5
    guard: int = 4
    armour: int = 12
    stamina: int = 10**9
    body: int = 10**9


def _told(kind: Kind, who: str, face: int, total: int, terms: Terms, outcome: str) -> Happened:
    parts = [Part(name=name, value=value) for name, value in terms]
    return Happened(type=kind, combatant=who, face=face, total=total, terms=parts, outcome=outcome)


def blow(
    striker: Swordsman, target: Swordsman, tell: Callable[[Happened], None]
) -> Generator[Throw | Question, Any, bool]:
    """Strike, let the target parry, wound; whether the blow landed."""
    (face,) = yield Throw(1, 20, "strike", striker.name)
    terms: Terms = (("skill", striker.skill), ("height", 1), ("off hand", 0))
    strike = face + striker.skill + 1
    hit = face != 1 and strike >= target.armour
    tell(_told("strike_rolled", striker.name, face, strike, terms, "hit" if hit else "miss"))
    if not hit:
        return False
    tell(_told("parry_asked", target.name, 0, 0, (), "open"))
    answer = yield Question(target.name, "parry?", ("parry", "take it"))
    if answer == "parry":
        (face,) = yield Throw(1, 20, "parry", target.name)
        guard = face + target.guard
        stopped = guard >= strike
        outcome = "parried" if stopped else "through"
        tell(_told("parry_rolled", target.name, face, guard, (("parry", target.guard),), outcome))
        if stopped:
            return False
    (face,) = yield Throw(1, 8, "damage", striker.name)
    damage = face + 2
    target.stamina -= damage
    if target.stamina < 0:
        target.body += target.stamina
        target.stamina = 0
    tell(_told("damage_dealt", target.name, face, damage, (("might", 2),), "hurt"))
    return True


class KeyedDice:
    """Each face the HMAC-SHA-256 of its number, without bias."""

    def __init__(self) -> None:
        self._key = bytes(32)
        self._count = 0

    def face(self, sides: int) -> int:
        span = 1 << 32
        while True:
            self._count += 1
            digest = hmac.digest(self._key, self._count.to_bytes(8, "big"), "sha256")
            value = int.from_bytes(digest[:4], "big")
            if value < span - span % sides:
                return value % sides + 1


def _serve(
    steps: Generator[Throw | Question, Any, bool], face: Callable[[int], int], answer: Callable[[], str]
) -> None:
    value: Any = None
    try:
        while True:
            effect = steps.send(value)
            if effect.__class__ is Throw:
                value = [face(effect.sides) for _ in range(effect.count)]
            else:
                value = answer()
    except StopIteration:
        return


def floor(repetitions: int, number: int) -> list[float]:
    """Seconds an exchange, one figure a repetition of *number* exchanges."""
    one, other = Swordsman("c01"), Swordsman("c02")
    dice = KeyedDice()
    journal: list[str] = []
    asked = 0

    def tell(event: Happened) -> None:
        journal.append(event.model_dump_json())

    def answer() -> str:
        nonlocal asked
        asked += 1
        return "parry" if asked % 4 else "take it"

    return per_call(lambda: _serve(blow(one, other, tell), dice.face, answer), number, repetitions, journal.clear)
