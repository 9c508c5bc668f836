"""What autopilots do in the saddle, and what mounts do without a rider (D35-MNT-001, -012)."""

from __future__ import annotations

from bot.kernel.decisions import Choice, Decision
from bot.rulesets.dnd35.base.saddles import unguided
from bot.rulesets.dnd35.state import Fighter, State


def answer(state: State, who: Fighter, decision: Decision) -> Choice | None:
    """It masters its mount before anything else, and gets off one that it cannot master well; in the middle of a ride
    it goes on. A mount that nobody guides keeps away from the fight."""
    offered = decision.all_fields({})[0].options
    if "control_mount" in offered:
        return {"action": "control_mount"}
    if "ride_on" in offered and "attack" not in offered:
        return {"action": "ride_on"}
    if unguided(state, who):
        away = next((each for each in ("stand", "withdraw", "leave") if each in offered), "pass")
        return {"action": away}
    return None


__all__ = ["answer"]
