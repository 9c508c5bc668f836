"""Whether there is room again for whoever is squeezed (D35-MOV-013)."""

from __future__ import annotations

from bot.kernel.values import evolve
from bot.rulesets.dnd35.base.distances import space
from bot.rulesets.dnd35.base.grounds import barred
from bot.rulesets.dnd35.base.saddles import together
from bot.rulesets.dnd35.base.tight import SQUEEZED
from bot.rulesets.dnd35.state import Fighter, State


def has_room(state: State, who: Fighter) -> bool:
    """Whether *who*, squeezed, finds room for the whole of his space where he is."""
    if who.cell is None:
        return True
    upright = evolve(who, conditions=tuple(each for each in who.conditions if each.kind != SQUEEZED))
    wanted, with_him = set(space(upright)), together(state, who)
    others = (each for each in state.combatants.values() if each.id not in with_him and not each.out)
    return bool(wanted) and wanted.isdisjoint(barred(state)) and all(wanted.isdisjoint(space(each)) for each in others)


__all__ = ["has_room"]
