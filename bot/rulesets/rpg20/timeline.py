"""Who still acts in this sequence, and when."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from bot.kernel.ruleset import Slot
from bot.rulesets.rpg20.state import Fighter, State


def schedule(state: State, seen: Collection[str], own: Collection[str]) -> tuple[Slot, ...]:
    """Who of those *seen* still has a slot in this sequence, in its order (R20-SEQ-004); of one's *own* how many
    sequences a weapon still has to be loaded (R20-ACT-005)."""
    slots = list(_acting(state, seen)) if state.phase == "acting" else []
    for who in state.combatants.values():
        if who.id in seen and who.id in own:
            slots.extend(_loading(state, who))
    return tuple(slots)


def _acting(state: State, seen: Collection[str]) -> Iterator[Slot]:
    for place, ident in enumerate((each for each in state.order if each in seen), start=1):
        who = state.combatants.get(ident)
        if who is not None and not (who.acted or who.out):
            facts = {"place": place, "held": who.held}
            yield Slot(state.round, state.round, ident, "acts", facts)


def _loading(state: State, who: Fighter) -> Iterator[Slot]:
    means = who.means
    weapon = None if means is None or means.deed != "load" else who.arm(means.weapon)
    if weapon is not None and weapon.lacking:
        yield Slot(state.round, state.round + weapon.lacking - 1, who.id, "loads", {"weapon": weapon.weapon})
