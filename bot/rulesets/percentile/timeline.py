"""What is under way and what comes: the slots of the timeline, in rounds."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from bot.kernel.decisions import Scalar
from bot.kernel.ruleset import Slot
from bot.rulesets.percentile.declaring.forms import seeming
from bot.rulesets.percentile.state import Fighter, PercentileState, takes_part


def schedule(
    state: PercentileState, seen: Collection[str], announced: Collection[str], own: Collection[str]
) -> tuple[Slot, ...]:
    """Who of those *seen* still acts in this round, in order: of those *announced* what they do, of the others what
    they seem to be doing (PCT-DEC-004); for one's *own* how long what holds them lasts."""
    if not state.round:
        return ()
    slots: list[Slot] = []
    for place, ident in enumerate((each for each in state.order if each in seen), start=1):
        who = state.fighters.get(ident)
        if who is None or who.out or not takes_part(state, ident):
            continue
        if not who.acted and state.phase in ("declaring", "breaking", "acting"):
            slots.append(Slot(state.round, state.round, ident, "acts", _acts(who, place, known=ident in announced)))
    for who in state.fighters.values():
        if who.id in own and who.id in seen:
            slots.extend(_statuses(state, who))
    return tuple(slots)


def _acts(who: Fighter, place: int, *, known: bool) -> dict[str, Scalar]:
    said = who.declaration
    if said is None:
        return {"place": place, "action": None, "hint": None}
    if known:
        told: dict[str, Scalar] = {"action": said.kind, "target": said.target, "manners": said.manners}
        return {"place": place, **told, "spell": said.cast}
    return {"place": place, "action": None, "hint": seeming(said), "seems": said.hint or None}


def _statuses(state: PercentileState, who: Fighter) -> Iterator[Slot]:
    for each in who.statuses:
        if each.until is not None:
            yield Slot(state.round, each.until, who.id, "status", {"status": each.kind})
