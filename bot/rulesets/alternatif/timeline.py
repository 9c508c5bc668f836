"""What is under way and what comes: the slots of the timeline, for those whose moments a reader may know."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from bot.kernel.ruleset import Slot
from bot.rulesets.alternatif.base import times
from bot.rulesets.alternatif.state import AlternatifState, Combatant, Task, engaged_by


def schedule(state: AlternatifState, seen: Collection[str]) -> tuple[Slot, ...]:
    """The slots of the combatants *seen*, in the order of their moments."""
    if not state.opened:
        return ()
    slots = [slot for who in state.combatants.values() if who.id in seen and not who.out for slot in _of(state, who)]
    return tuple(sorted(slots, key=lambda slot: (slot.moment, slot.until)))


def _of(state: AlternatifState, who: Combatant) -> Iterator[Slot]:
    now = state.segment
    for weapon in who.hands:
        facts = {"weapon": weapon.arm.weapon, "hand": weapon.arm.hand}
        due = now if weapon.up else weapon.due
        # An armed counter-attack has no moment of its own (ALT-CTR-002).
        if due is not None and (weapon.counter is None or due > now):
            yield Slot(due, due, who.id, "due", facts)
        if weapon.status == "defensive" and due is not None and due > now:
            yield Slot(now, due, who.id, "defensive", facts)
    for grip in who.wrestling.grips:
        due = now if grip.comes else grip.due
        if due is not None:
            yield Slot(due, due, who.id, "due", {"weapon": "wrestling", "hand": "both"})
            if grip.status == "defensive" and due > now:
                yield Slot(now, due, who.id, "defensive", {"weapon": "wrestling", "hand": "both"})
    if who.beat_until > now:
        yield Slot(now, who.beat_until, who.id, "beat")
    if who.task is not None:
        yield from _task(state, who, who.task)


def _task(state: AlternatifState, who: Combatant, task: Task) -> Iterator[Slot]:
    """Preparation, the action itself, and how long the guard is down (ALT-REA-005, ALT-FRE-010)."""
    now = state.segment
    facts = {"action": task.action, "label": task.label, "spell": times.spell_or_item(task)}
    prepared = max(now, task.prepared)
    if task.prepared > now:
        yield Slot(max(now, task.stamp + 1), task.prepared, who.id, "prepares", facts)
    if task.waits:
        yield Slot(prepared, prepared if task.until is None else task.until, who.id, "held", facts)
        last = prepared if task.until is None else task.until
    else:
        yield Slot(max(now, task.first), task.last, who.id, "acts", facts)
        last = task.last
    if any(who.hidden or not state.combatants[each].hidden for each in engaged_by(state, who)):
        begins = task.stamp + 1 if task.prepared > task.stamp else task.first
        yield Slot(max(now, begins), last, who.id, "guard_down")
