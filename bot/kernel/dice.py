"""Dice with addresses: a face belongs to the event that rolls it, not to a place in a sequence.

A face is drawn from HMAC-SHA-256(seed, address), by rejection, so that each is equally likely. The same address gives
the same face on every branch: undoing and changing one's mind never yield new dice. Nobody can know a face before the
seed is revealed, and anybody can check it afterwards.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

_TEXT = re.compile(r"(\d{0,2})d(\d{1,4})", re.IGNORECASE)
_SPAN = 1 << 32
_BLOCK = 64


@dataclass(frozen=True, slots=True)
class Dice:
    """*count* dice (1 to 20) of *sides* sides (2 to 1000)."""

    count: int
    sides: int

    def __post_init__(self) -> None:
        if not 1 <= self.count <= 20 or not 2 <= self.sides <= 1000:
            raise ValueError(f"no such dice: {self.count}d{self.sides} (1 to 20 dice of 2 to 1000 sides)")

    def __str__(self) -> str:
        return f"{self.count if self.count > 1 else ''}d{self.sides}"


@lru_cache(maxsize=256)
def dice(text: str) -> Dice:
    """Read `d8` or `2d6`.

    Raises `ValueError` for anything else.

    >>> dice("2d6")
    Dice(count=2, sides=6)
    """
    found = _TEXT.fullmatch(text.strip())
    if found is None:
        raise ValueError(f"not dice: {text!r} (write d8 or 2d6)")
    return Dice(int(found[1] or 1), int(found[2]))


D20 = Dice(1, 20)


KEY = "="
"""How the key itself begins in the place of what it was made of (`mixed`)."""
DRAWN = -1
"""In the place of a face laid down: this die shows what it would have shown anyway."""


@dataclass(frozen=True, slots=True)
class Fed:
    """A face that the game master laid down for a coming roll (`DRAWN`: none, the bot rolls that die).

    *sides* checks the die when given. *who* and *why* address one roll (`why` by its beginning: `parry`); without them
    the face goes to the next roll, whichever that is.
    """

    face: int
    sides: int | None = None
    who: str | None = None
    why: str | None = None

    @property
    def addressed(self) -> bool:
        return self.who is not None or self.why is not None

    def fits(self, who: str, why: str) -> bool:
        return (self.who is None or self.who == who) and (self.why is None or why.startswith(self.why))


def laid_for(fed: Sequence[Fed], who: str, why: str, count: int) -> tuple[list[Fed], tuple[Fed, ...]]:
    """Of the faces laid down, those that a roll of *count* dice takes, in order, and those that are left. One meant for
    this very roll goes before one for whichever comes next."""
    left = list(fed)
    taken: list[Fed] = []
    while len(taken) < count:
        fitting = [each for each in left if each.fits(who, why)]
        if not fitting:
            break
        found = next((each for each in fitting if each.addressed), fitting[0])
        left.remove(found)
        taken.append(found)
    return taken, tuple(left)


def faces_shown(laid: tuple[int, ...], own: tuple[int, ...]) -> tuple[int, ...]:
    """The faces of a roll: those *laid* down first; what they leave open is what the address would have shown anyway
    (*own*)."""
    return tuple(own[at] if face == DRAWN else face for at, face in enumerate(laid)) + own[len(laid) :]


class Drawn(NamedTuple):
    """One roll as the journal keeps it: its address, its faces in order, and whether any of them was fed."""

    address: str
    faces: tuple[int, ...]
    fed: bool = False


def address(moment: str, who: str, why: str, ordinal: int, what: Dice) -> str:
    """The address of one roll: moment, who rolls, why, the how-manieth such roll, and the dice."""
    return f"{moment}/{who}/{why}/{ordinal}/{what.count}d{what.sides}"


def mixed(secret: bytes, contributions: str) -> bytes:
    """The key the faces are drawn with: the secret seed and what the players' joining contributed.

    `=` and hex digits are that key itself: where contributions of before named a person who was forgotten."""
    if contributions.startswith(KEY):
        return bytes.fromhex(contributions.removeprefix(KEY))
    return hmac.digest(secret, b"mix:" + contributions.encode(), "sha256")


def mix_digest(contributions: str) -> str:
    """What the channel shows of the players' contributions when the fight begins: 16 hex digits of their SHA-256."""
    return hashlib.sha256(contributions.encode()).hexdigest()[:16]


def _authenticated(key: bytes, message: bytes) -> bytes:
    """HMAC-SHA-256 of *message*, as `hmac.digest` makes it, less what is the same for every message under *key*."""
    inner, outer = _keyed(key)
    within, whole = inner.copy(), outer.copy()
    within.update(message)
    whole.update(within.digest())
    digest: bytes = whole.digest()
    return digest


@lru_cache(maxsize=512)
def _keyed(key: bytes) -> tuple[Any, Any]:
    """The two halves of an HMAC with *key*, into which a message is yet to go: what is the same for every die."""
    block = (key if len(key) <= _BLOCK else hashlib.sha256(key).digest()).ljust(_BLOCK, b"\0")
    return tuple(hashlib.sha256(bytes(byte ^ pad for byte in block)) for pad in (0x36, 0x5C))  # type: ignore[return-value]


def commitment(secret: bytes) -> str:
    """What is posted at the opening, so that nobody can change the seed later: hex SHA-256 of it."""
    return hashlib.sha256(b"arbitre:" + secret).hexdigest()


def draw(key: bytes, where: str, what: Dice) -> tuple[int, ...]:
    """The faces at address *where*; each of 1 to `what.sides`, all equally likely.

    >>> draw(bytes(32), "0/jurl/reaction/0/1d8", Dice(1, 8)) == draw(bytes(32), "0/jurl/reaction/0/1d8", Dice(1, 8))
    True
    """
    sides = what.sides
    limit = _SPAN - _SPAN % sides
    if what.count == 1:
        # Nearly always the first four bytes of the first digest are all that it takes.
        value = int.from_bytes(_authenticated(key, f"{where}#0".encode())[:4], "big")
        if value < limit:
            return (value % sides + 1,)
    faces: list[int] = []
    block = 0
    while True:
        digest = _authenticated(key, f"{where}#{block}".encode())
        for at in range(0, 32, 4):
            value = int.from_bytes(digest[at : at + 4], "big")
            if value < limit:
                faces.append(value % sides + 1)
                if len(faces) == what.count:
                    return tuple(faces)
        block += 1
