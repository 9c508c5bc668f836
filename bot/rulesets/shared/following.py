"""A combatant that follows his sheet: the word by which the game master takes over what was changed there meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, ClassVar, Literal

from bot.kernel.decisions import Scalar
from bot.kernel.effects import Action, Scene, tell
from bot.kernel.values import record
from bot.rulesets.shared.book import Word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import in_range
from bot.rulesets.shared.people import known


@record
class FollowSheet(Word):
    """The *figures* of *who* become those of his sheet, and what is behind its *fields* becomes what a *record*, the
    combatant as he would be, made of the sheet today, says; None where there are none. Where a maximum changes, what
    is left of it changes by as much, unless he is out of the fight.

    A game says how a figure is set (`override`) and what is left of a maximum (`kept`), and with what event a
    combatant is *recorded*, changed by a record (`taken_over`).
    """

    stands: ClassVar[bool] = True
    who: CombatantId
    figures: tuple[tuple[str, int], ...]
    type: Literal["follow_sheet"] = "follow_sheet"
    fields: tuple[str, ...] = ()
    record: Any = None
    recorded: ClassVar[Any]
    maxima: ClassVar[Mapping[str, str]]
    """The figures that are the most of another, and that other."""

    def bounds(self, who: Any) -> Mapping[str, tuple[int, int]]:
        """The figures that may be set of *who*, with the least and the greatest value of each."""
        raise NotImplementedError

    def override(self, scene: Scene[Any], name: str, value: int) -> Action:
        """The figure *name* of *who* is *value* from now on, with what follows from it."""
        raise NotImplementedError

    def kept(self, name: str, left: int) -> int:
        """What is *left* of *name*, as far down as that can go."""
        return max(0, left)

    def taken_over(self, who: Any) -> Any:
        """*who* with what `fields` of his sheet say now."""
        raise NotImplementedError

    def check(self, state: Any) -> None:
        bounds = self.bounds(known(state, self.who))
        for name, value in self.figures:
            in_range(name, value, *bounds[name])

    def take(self, scene: Scene[Any]) -> Action:
        for name, value in self.figures:
            who = scene.now.combatants[self.who]
            yield from self.override(scene, name, value)
            if name in self.maxima and not who.out:
                kept = self.maxima[name]
                left = left_of(getattr(who, kept), getattr(who, name), value)
                yield from self.override(scene, kept, self.kept(kept, left))
        if self.record is not None:
            yield from tell(self.recorded(self.who, self.taken_over(scene.now.combatants[self.who])))


def figures_of(args: Mapping[str, Scalar]) -> tuple[tuple[str, int], ...]:
    """The figures of `fix-sheet`, by their names: *args* are those, `who`, and `fields` with their `sheet`."""
    others = ("who", "locale", "fields", "sheet")
    return tuple((name, int(value or 0)) for name, value in args.items() if name not in others)


def fields_of(args: Mapping[str, Scalar], known: Collection[str]) -> tuple[str, ...]:
    """The fields of the sheet, among those *known*, that `fix-sheet` takes over beside figures."""
    return tuple(each for each in str(args.get("fields") or "").split(",") if each in known)


def differing(before: Any, after: Any, fields: Iterable[str]) -> tuple[str, ...]:
    """The *fields* in which two sheets differ."""
    return tuple(each for each in fields if getattr(before, each) != getattr(after, each))


def checked(
    note: FollowSheet, bounds: Mapping[str, tuple[int, int]], check: Callable[[str, int, int, int], None]
) -> None:
    """Have *check* refuse the first figure of *note* that is out of its *bounds*."""
    for name, value in note.figures:
        low, high = bounds[name]
        check(name, value, low, high)


def left_of(left: int, before: int, after: int) -> int:
    """What is *left* of points whose maximum changes from *before* to *after*: never more than that.

    >>> left_of(3, 10, 12), left_of(10, 10, 8), left_of(3, 10, 5)
    (5, 8, -2)
    """
    return min(left + after - before, after)
