"""The people of an encounter, in the state of any game: how they are found, changed, and gone.

Nobody who left is missed: events are history, and some of them speak of people who are no longer here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from bot.kernel.values import evolve


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


__all__ = ["Gathering", "foes_of"]
