"""What is under way and what comes: whose turn is still to come in this round, and what holds until when."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from bot.kernel.ruleset import Slot
from bot.rulesets.dnd5.state import Fighter, State, led


def schedule(state: State, seen: Collection[str], own: Collection[str]) -> tuple[Slot, ...]:
    """Who of those *seen* still has his turn in this round, in order; of one's *own* what holds them until when."""
    if not state.round:
        return ()
    slots: list[Slot] = []
    for place, ident in enumerate((each for each in state.order if each in seen), start=1):
        who = state.combatants.get(ident)
        if who is not None and who.has_turns and not (who.acted or _is_led(state, who)):
            slots.append(Slot(state.round, state.round, ident, "acts", {"place": place}))
    for who in state.combatants.values():
        if who.id in own and who.id in seen:
            slots.extend(_holding(state, who))
    return tuple(slots)


def _is_led(state: State, who: Fighter) -> bool:
    """Whether he acts in the turn of his rider (DN5-MNT-007)."""
    by = led(state, who)
    return by is not None and not by.acted


def _holding(state: State, who: Fighter) -> Iterator[Slot]:
    for effect in who.effects:
        if effect.until is not None and effect.spell.condition in ("", "prone"):
            last = max(state.round, effect.until.round)
            yield Slot(state.round, last, who.id, "spell", {"spell": effect.spell.spell})
    for zone in state.zones:
        if zone.by == who.id and zone.until is not None:
            last = max(state.round, zone.until.round)
            yield Slot(state.round, last, who.id, "spell", {"spell": zone.spell.spell})
    for each in who.conditions:
        if each.until is not None:
            yield Slot(state.round, max(state.round, each.until.round), who.id, "status", {"status": each.kind})
