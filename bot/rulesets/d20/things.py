"""Objects that are nobody's and can be attacked: a door, a chest, a statue. The game master says what one withstands.

They stand among the combatants, so that whatever strikes at somebody strikes at them, on a side of their own that
nobody is on; they do nothing, and take no part.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, ClassVar, Final

from bot.kernel.effects import Action, Scene, tell
from bot.kernel.errors import Refused
from bot.kernel.values import record
from bot.rulesets.shared import joining
from bot.rulesets.shared.book import Word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import Args, in_range, text
from bot.rulesets.shared.people import known
from bot.rulesets.shared.recruiting import neutral

SIDE: Final = "objects"
"""Whose side an object is on: everybody may strike at it."""
OBJECT: Final = "object"
"""What it is, where a game says what kind of creature somebody is."""
MOST_AC, MOST_POINTS, MOST_HARDNESS = 30, 999, 50
_NUMBERS: Final = re.compile(r"\d+")


def figures(args: Args, parts: int) -> tuple[int, ...]:
    """The numbers of the option `value`, typed one after the other (`15/18`): the armour class, the points, and where a
    game has it (*parts* 3) the hardness, 0 unless it is said.

    Raises `Refused`: `argument-missing`, `object-figures`, `number-range`.

    >>> figures({"value": "15/18"}, 3), figures({"value": "CA 15, 18 pv"}, 2)
    ((15, 18, 0), (15, 18))
    """
    typed = text(args, "value")
    found = [int(each) for each in _NUMBERS.findall(typed)[: parts + 1]]
    if not 2 <= len(found) <= parts:
        raise Refused("object-figures", value=typed[:40], parts=parts)
    given = (*found, 0)[:parts]
    for name, value, least, most in zip(
        ("ac", "hit_points", "hardness"), given, (1, 1, 0), (MOST_AC, MOST_POINTS, MOST_HARDNESS), strict=False
    ):
        in_range(name, value, least, most)
    return given


def called(state: Any, args: Args) -> tuple[str, str]:
    """A free id and name for what the option `words` names."""
    here: Iterable[Any] = state.combatants.values()
    wanted = joining.titled(text(args, "words"))
    ((ident, name),) = joining.fresh(tuple(here), wanted, neutral=neutral(args), left=state.left)
    return ident, name


@record
class PutObject(Word):
    """An object is there for everybody to strike at, beside *near* if the game master says so; what it withstands is
    kept for the scene. A game says what is told of it (`told`), and of where it stands (`placed`)."""

    stands: ClassVar[bool] = True
    record: Any
    near: CombatantId | None = None

    def check(self, state: Any) -> None:
        if self.near is not None:
            known(state, self.near)
        if not joining.room_for(state.combatants.values(), (self.record,)):
            raise Refused("too-many", count=1, room=0, most=joining.MOST)

    def take(self, scene: Scene[Any]) -> Action:
        near = scene.now.combatants.get(self.near or "")
        seen = None if near is None or near.hidden else near.id
        for each in self.told(seen):
            yield from tell(each)
        where = self.placed(scene.now, near)
        if where is not None:
            yield from tell(where)

    def told(self, near: str | None) -> tuple[Any, ...]:
        """The events by which it is there, beside *near* where that one is seen."""
        raise NotImplementedError

    def placed(self, state: Any, near: Any) -> Any:
        """The event that says where it stands; None: nothing does."""
        raise NotImplementedError
