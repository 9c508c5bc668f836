"""Distances where there is no grid: they are what the game master has said, or what moves have made of them.

A game keeps how far each two are from each other, and says who stands near whom. What a move makes of it is the same in
all of them: whoever goes to somebody comes nearer to him and to those who stand beside him; those near whom he stood he
leaves behind; of the others nothing is known until the game master says something else. Lengths are centimetres.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Final

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.kernel.values import record
from bot.rulesets.shared.book import Word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import from_text, in_range
from bot.rulesets.shared.people import two

METRE: Final = 100
FARTHEST: Final = 100_000
"""So far from each other the game master may say that two are."""
_METRES = re.compile(r"(\d{1,4})(?:[.,](\d{1,2}))? ?m?")


def centimetres(typed: str, refusal: str) -> int:
    """Metres as people type them (`12`, `4,5`), in centimetres. Raises `Refused` by the key *refusal*, with the
    `value`.

    >>> centimetres("4,5", "not-metres"), centimetres(" 12 m", "not-metres")
    (450, 1200)
    """
    found = _METRES.fullmatch(typed.strip().lower())
    if found is None:
        raise Refused(refusal, value=typed[:40])
    return int(found[1]) * METRE + int((found[2] or "").ljust(2, "0"))


def metres(centimetres: int) -> str:
    """A distance as it is read, without its unit: exact.

    >>> metres(900), metres(375), metres(150)
    ('9', '3.75', '1.5')
    """
    whole, rest = divmod(centimetres, METRE)
    return f"{whole}.{rest:02}".rstrip("0") if rest else str(whole)


def drift(
    towards: str | None, people: Iterable[str], near: Callable[[str], bool], beside: Callable[[str], bool]
) -> dict[str, int]:
    """From whom of *people* a move takes somebody farther (1), to whom nearer (-1). *towards* whom it goes, None: away
    from all; *near*: whether he stands near that one as he sets out; *beside*: whether that one stands beside the goal.

    >>> people = ("orc", "wolf", "bor", "cid")
    >>> drift("orc", people, near=lambda each: each in ("bor", "wolf"), beside=lambda each: each == "wolf")
    {'orc': -1, 'wolf': -1, 'bor': 1}
    >>> drift(None, people, near=lambda each: False, beside=lambda each: False)
    {'orc': 1, 'wolf': 1, 'bor': 1, 'cid': 1}
    """
    found: dict[str, int] = {}
    for each in people:
        if towards is None:
            found[each] = 1
        elif each == towards or beside(each):
            found[each] = -1
        elif near(each):
            found[each] = 1
    return found


@record
class SayDistance(Word):
    """So many metres (typed; centimetres here) lie between two. A game says from which option they come (`distance`),
    what refuses it on a grid (`check`), and what is told of it (*saying*: the two, centimetres, and metres as they are
    read)."""

    who: CombatantId = from_text("who")
    other: CombatantId = from_text("target")
    distance: int = from_text("value")
    saying: ClassVar[Any] = None

    def check(self, state: Any) -> None:
        two(state, self.who, self.other)
        in_range("distance", self.distance, 0, FARTHEST)

    def take(self, scene: Scene[Any]) -> Action:
        yield from tell(self.saying(self.who, self.other, self.distance, metres(self.distance)))
