"""When an autopilot turns undead: where an ordinary check touches at least one of those who are near."""

from __future__ import annotations

from typing import Final

from bot.rulesets.dnd35.state import Fighter, State
from bot.rulesets.dnd35.turning import reach

ORDINARY: Final = 10


def worth_it(state: State, who: Fighter) -> bool:
    """Whether it is worth one of its turnings: some foe of its may well be turned."""
    strongest = reach.most(who, ORDINARY + who.modifier("charisma"))
    foes = [each for each in reach.within(state, who) if each.side != who.side and not each.has("turned")]
    return any(reach.dice_of(each) <= strongest for each in foes)


__all__ = ["worth_it"]
