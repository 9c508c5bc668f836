"""What somebody does until his next turn begins, and what it brings him (D35-ATK-002 to -004, D35-BAS-021)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from bot.rulesets.dnd35.state import Fighter, State

Stance: TypeAlias = Literal["defensive", "total", "charging", "running"]
"""He fights on the `defensive`, is in `total` defence, has charged (D35-MOV-003), or run (D35-MOV-008)."""
DODGES: dict[str, int] = {"defensive": 2, "total": 4, "charging": 0, "running": 0}
"""What each adds to the armour class, as dodging."""


def stand(state: State, ident: str, stance: Stance) -> State:
    """*state* with *ident* in that stance."""
    who = state.combatants.get(ident)
    if who is None or stance in who.stances:
        return state
    return state.with_(ident, stances=(*who.stances, stance))


CHARGE = -2


def exposed(who: Fighter) -> int:
    """What a charge takes from his armour class."""
    return CHARGE if "charging" in who.stances else 0


def runs(who: Fighter) -> bool:
    """Whether he has run, so that his Dexterity does not help him until his next turn (D35-MOV-008)."""
    return "running" in who.stances


def dodging(who: Fighter) -> int:
    """What his stance adds to his armour class."""
    return max((DODGES.get(each, 0) for each in who.stances), default=0)


__all__ = ["DODGES", "Stance", "dodging", "exposed", "runs", "stand"]
