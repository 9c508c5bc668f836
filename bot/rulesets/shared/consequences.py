"""What the conditions of a game do, in one table: each is one entry, with all its consequences by their codes.

    CONDITIONS: Final = Conditions(
        {
            "prone": {"creeps", "hampers_attacks"},
            "stunned": {"cannot_act", "exposed"},
            "shaken": {"attacks": -2, "saves": -2},
        }
    )

A rule names the consequence that it plays, once, and asks it of people:

    CANNOT_ACT: Final = CONDITIONS.that("cannot_act")

    def may_act(who: Fighter) -> bool:
        return not CANNOT_ACT(who)

A code that no condition has is refused where the rule asks for it; one that no rule plays, where the game is put
together (`Conditions.all_played`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import field
from operator import attrgetter
from typing import Any, Final, TypeAlias

from bot.kernel.values import record

Held: TypeAlias = Callable[[Any], Sequence[Any]]
HELD: Final[Held] = attrgetter("conditions")


@record
class Consequence:
    """What the conditions *figures* names do to whoever they hold of, each with its figure: 1 where it has none.
    *held*: what holds of somebody; each has its *kind*. Of those that *worse* names nothing counts while a worse degree
    of the same thing holds."""

    code: str
    figures: Mapping[str, int]
    held: Held = HELD
    worse: Mapping[str, frozenset[str]] = field(default_factory=dict)

    def __call__(self, who: Any) -> bool:
        """Whether a condition of *who* does this."""
        held = self.held(who)
        return bool(held) and any(each.kind in self.figures for each in held)

    def of(self, who: Any) -> Iterator[Any]:
        """The very conditions of *who* that do it, in the order in which they came."""
        return (each for each in self.held(who) if each.kind in self.figures)

    def by(self, who: Any) -> str | None:
        """The condition of *who* that does it, the first of the table; None: there is none."""
        held = {each.kind for each in self.held(who)}
        return next((each for each in self.figures if each in held), None)

    def terms(self, who: Any) -> Iterator[tuple[str, int]]:
        """The conditions of *who* that do it, in the order of the table, and the figure of each."""
        held = {each.kind for each in self.held(who)}
        for kind, figure in self.figures.items() if held else ():
            if kind in held and held.isdisjoint(self.worse.get(kind, ())):
                yield kind, figure

    def sum(self, who: Any) -> int:
        """What they come to."""
        return sum(figure for _, figure in self.terms(who))


class Conditions:
    """All conditions of a game: of each its consequences, with their figures where they have some. *held*: what holds
    of somebody, where a game does not keep it as his `conditions`. *degrees*: those of one thing, the lightest first,
    of which the worst alone counts in rolls."""

    def __init__(
        self,
        entries: Mapping[Any, Collection[str] | Mapping[str, int]],
        held: Held = HELD,
        degrees: Sequence[tuple[str, ...]] = (),
    ) -> None:
        self.entries: Final[Mapping[str, Mapping[str, int]]] = {
            kind: found if isinstance(found, Mapping) else dict.fromkeys(sorted(found), 1)
            for kind, found in entries.items()
        }
        self._held = held
        self.degrees: Final = degrees
        self._worse = {kind: frozenset(row[at + 1 :]) for row in degrees for at, kind in enumerate(row)}
        self._played: set[str] = set()

    def __iter__(self) -> Iterator[str]:
        return iter(self.entries)

    def that(self, code: str) -> Consequence:
        """The consequence *code*, which whoever asks for it plays. Raises `TypeError` where no condition has it."""
        figures = {kind: found[code] for kind, found in self.entries.items() if code in found}
        if not figures:
            raise TypeError(f"a rule plays {code}, and no condition has it")
        self._played.add(code)
        return Consequence(code, figures, self._held, self._worse)

    def all_played(self) -> None:
        """Raises `TypeError`, naming condition and code, for a consequence that no rule has asked for: to be called
        where all chapters of the game are imported."""
        lost = {f"{kind}: {code}" for kind, found in self.entries.items() for code in found if code not in self._played}
        if lost:
            raise TypeError(f"conditions do what no rule plays: {sorted(lost)}")
