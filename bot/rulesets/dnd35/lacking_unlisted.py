"""What may stand in the way of what no list holds: the action that it takes (D35-ACT-002, -004 to -006)."""

from __future__ import annotations

from bot.rulesets.dnd35 import lacking
from bot.rulesets.dnd35.base import budget
from bot.rulesets.dnd35.base import saddles as holds
from bot.rulesets.dnd35.base.budget import Outlook
from bot.rulesets.dnd35.objects.things import COSTS, IMMEDIATE, NAMED, STILL
from bot.rulesets.shared.lacking import Lack, Said


def interjects(at: Outlook, said: Said) -> Lack | None:
    """An immediate action, out of his turn (D35-ACT-006)."""
    state, who = at.state, at.who
    if state.turn is not None and state.turn.who == who.id:
        return None
    if said.get("what") not in (None, IMMEDIATE):
        return "immediate_alone", {}
    if who.hurried:
        return "immediate", {}
    late = state.settings.immediate_action == "swift" and budget.flat_footed(state, who)
    return ("flat_footed", {}) if late else lacking.apart(at, said)


def unlisted(at: Outlook, said: Said) -> Lack | None:
    """The action that it takes, and hands that nobody holds."""
    what = next((each for each in COSTS if each == said.get("what")), None)
    if what is None:
        spent: Lack | None = ("swift", {}) if at.turn is not None and at.turn.swift else None
        return lacking.free(at, said) or spent or lacking.standard(at, said)
    held = what in NAMED or (what not in STILL and holds.pinned_by(at.state, at.who.id))
    if held and (found := lacking.apart(at, said)) is not None:
        return found
    match COSTS[what]:
        case "free":
            return lacking.free(at, said)
        case "immediate" if at.who.hurried and at.state.settings.immediate_action == "apart":
            return "immediate", {}
        case "swift" | "immediate":
            return ("swift", {}) if at.turn is not None and at.turn.swift else None
        case "move":
            return lacking.move(at, said)
        case "full":
            return lacking.full(at, said)
        case _:
            return lacking.standard(at, said)
