"""The figures of a combatant, and the game master's hand on them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.kernel.errors import Refused
from bot.kernel.events import PUBLIC, Audience, side_of
from bot.kernel.persons import Name, Typed
from bot.kernel.values import evolve, record
from bot.rulesets.shared.book import Word
from bot.rulesets.shared.naming import CombatantId
from bot.rulesets.shared.options import LONGEST_SHOWN, Args, from_text, from_whole, from_words, in_range, optional
from bot.rulesets.shared.people import known

LONGEST_REASON = 200


def reason_of(args: Args) -> str:
    """Why he does it, in his words; empty where he does not say."""
    return (optional(args, "reason") or "")[:LONGEST_REASON]


@record
class Overridden:
    """The game master has set the figure *what*. *secret*: the other side may not know it."""

    what: str
    combatant: CombatantId
    before: int | None
    after: int | None
    reason: Name = ""
    secret: bool = True

    def audience(self) -> Audience:
        return side_of(self.combatant) if self.secret else PUBLIC


@record
class Figure:
    """A figure that the game master may set: from *least* to *most*; its *name* in a *part* of the record, where it is
    not the combatant's own, by its own name."""

    least: int
    most: int
    part: str = ""
    name: str = ""


def bounds_of(figures: Mapping[str, Figure]) -> Mapping[str, tuple[int, int]]:
    """The least and the greatest value of each of *figures*."""
    return {name: (each.least, each.most) for name, each in figures.items()}


def figure_of(who: Any, what: str, figure: Figure) -> int | None:
    """The figure *what* of *who*; None where he has none."""
    found: int | None = getattr(getattr(who, figure.part) if figure.part else who, figure.name or what)
    return found


def with_figure(who: Any, what: str, figure: Figure, value: int | None) -> Any:
    """*who* once the figure *what* is *value*."""
    if not figure.part:
        return evolve(who, **{figure.name or what: value})
    return evolve(who, **{figure.part: evolve(getattr(who, figure.part), **{figure.name: value})})


@record
class SetField(Word):
    """Set one of the figures that a game says may be set (`bounds`)."""

    who: CombatantId = from_text("who")
    field: str = from_text("field")
    value: int = from_whole("value")
    reason: Typed = from_words("reason", LONGEST_REASON)

    def bounds(self, who: Any) -> Mapping[str, tuple[int, int]]:
        """The figures that may be set of *who*, with the least and the greatest value of each."""
        raise NotImplementedError

    def check(self, state: Any) -> None:
        bounds = self.bounds(known(state, self.who))
        if self.field not in bounds:
            named = self.field[:LONGEST_SHOWN]
            raise Refused("unknown-field", field=named, known=", ".join(bounds), argument="field")
        in_range(self.field, self.value, *bounds[self.field])
