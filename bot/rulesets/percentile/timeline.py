"""What is under way and what comes: the slots of the timeline, in rounds."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from bot.kernel.ruleset import Slot
from bot.rulesets.percentile.state import Fighter, PercentileState, takes_part


def schedule(state: PercentileState, seen: Collection[str]) -> tuple[Slot, ...]:
    """Who still acts in this round, in order; for those *seen* what they do and how long what holds them lasts."""
    if not state.round:
        return ()
    slots: list[Slot] = []
    for place, ident in enumerate(state.order, start=1):
        who = state.fighters.get(ident)
        if who is None or who.out or who.hidden or not takes_part(state, ident):
            continue
        if not who.acted and state.phase in ("declaring", "breaking", "acting"):
            said = who.declaration
            action = said.kind if said is not None and ident in seen else None
            facts = {"action": action, "place": place, "target": said.target if action and said is not None else None}
            slots.append(Slot(state.round, state.round, ident, "acts", facts))
    for who in state.fighters.values():
        if who.id in seen:
            slots.extend(_statuses(state, who))
    return tuple(slots)


def _statuses(state: PercentileState, who: Fighter) -> Iterator[Slot]:
    for each in who.statuses:
        if each.until is not None:
            yield Slot(state.round, each.until, who.id, "status", {"status": each.kind})
