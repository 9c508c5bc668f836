"""The people of an encounter, in the state of any game: who they are, how they are found, changed, and gone.

Nobody who left is missed: events are history, and some of them speak of people who are no longer here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Any, ClassVar, Self

from bot.kernel.persons import Name, UserId
from bot.kernel.values import evolve, record
from bot.rulesets.shared.figures import Figure
from bot.rulesets.shared.people import Temperament
from bot.rulesets.shared.plans import NONE, Plan


@record
class Somebody:
    """What every game knows of a combatant; a game adds its own fields, all of them with defaults.

    *player*: the user who decides for him, *temperament*: how an autopilot does, where it decides; neither: the game
    master does. *origin*: the sheet's name, or the kind of creature. *orders*: his standing orders, by matter,
    *plan*: his plan."""

    id: str
    name: Name
    side: str
    player: UserId | None = None
    origin: Name = ""
    hidden: bool = False
    temperament: Temperament | None = None
    orders: dict[str, str] = field(default_factory=dict)
    plan: Plan = NONE
    FIGURES: ClassVar[Mapping[str, Figure]] = {}
    """The figures that the game master may set, see `correcting`."""
    POINTS: ClassVar[str] = ""
    """The figure that blows wear down; `<points>_max` is what somebody unhurt has."""

    @property
    def out(self) -> bool:
        """Whether he takes no part any more: without points, where a game has no better word for it."""
        return bool(getattr(self, self.POINTS) <= 0)

    @property
    def seen_with(self) -> str:
        """The weapon that whoever sees him sees."""
        return "fists"


class Gathering:
    """What `people.Encounter` asks of a state, for one whose *combatants* are a field of that name.

    A game says in `without` what else goes with somebody."""

    combatants: Mapping[str, Any]

    def put(self, who: Any) -> Self:
        """*who* is here, as he is now."""
        return evolve(self, combatants={**self.combatants, who.id: who})

    def with_(self, ident: str, **changes: Any) -> Self:
        """*ident* is changed."""
        who = self.combatants.get(ident)
        return self if who is None else self.put(evolve(who, **changes))

    def without(self, ident: str) -> Self:
        """*ident* is gone."""
        return evolve(self, combatants={other: each for other, each in self.combatants.items() if other != ident})


def foes_of(state: Any, who: Any) -> list[Any]:
    """Those of another side who take part and are not hidden."""
    return [each for each in state.combatants.values() if each.side != who.side and not each.out and not each.hidden]


def pair(a: str, b: str) -> str:
    """The name of the two, whoever is named first.

    >>> pair("bor", "ana")
    'ana|bor'
    """
    return "|".join(sorted((a, b)))
