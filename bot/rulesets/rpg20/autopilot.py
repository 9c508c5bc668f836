"""What an autopilot answers, by temperament.

Hand to hand it strikes: furious ones and those who never guard twice, the others once and defend themselves; a
desperate one, and a cautious one below half of its points, only defends itself or goes away. From afar it shoots while
it can, loads when it must, throws what it has, and else goes to the nearest foe; furious ones charge. It defends itself
by the better chance, and gives an action up for that only when it is cautious or desperate.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.kernel.decisions import Choice, Decision
from bot.rulesets.rpg20.evading.defending import DODGE, NONE
from bot.rulesets.rpg20.sequences.slots import ACT
from bot.rulesets.rpg20.state import Fighter, State, enemies

UNKNOWN: Final = 20
"""How far somebody is taken to be whose distance nobody has said, in metres."""
WILD: Final = ("furious", "never_guard")
CAREFUL: Final = ("cautious", "desperate")


def answers(state: State, who: Fighter, decision: Decision) -> Choice | None:
    """What an autopilot answers in the place of *who*; None: whoever is asked."""
    match decision.kind:
        case "declare":
            return _means(state, who, decision)
        case "slot" | "release":
            return {decision.kind: ACT}
        case "defend":
            return {"defend": _defence(who, decision)}
        case _:
            return decision.filled({})


def _weak(who: Fighter) -> bool:
    return who.points * 2 < who.points_max


def _far(state: State, who: Fighter, other: Fighter) -> int:
    metres = state.distance(who.id, other.id)
    return UNKNOWN if metres is None else metres


def _means(state: State, who: Fighter, decision: Decision) -> Choice:
    """What it means to do."""
    offered = decision.all_fields({})[0].options
    foes = enemies(state, who)
    if not foes or who.helpless:
        return {"action": "pass"}
    near = [each for each in foes if state.engaged(who.id, each.id)]
    if who.temperament == "desperate" and _weak(who) and "move" in offered and not near:
        return decision.filled({"action": "move"}, {"goal": "cover"})
    if near:
        if who.temperament in CAREFUL and _weak(who):
            return {"action": "defend"}
        how = "offensive" if who.temperament in WILD else "normal"
        return _at(decision, "strike", offered, near, how=how) or {"action": "defend"}
    by_distance = sorted(foes, key=lambda each: (_far(state, who, each), each.id))
    for action, how in (("shoot", _mode(who)), ("load", ""), ("throw", "single")):
        if found := _at(decision, action, offered, by_distance, how=how):
            return found
    if who.temperament in WILD and (found := _at(decision, "charge", offered, by_distance, how="")):
        return found
    if "rise" in offered:
        return {"action": "rise"}
    if "move" in offered:
        return decision.filled({"action": "move"}, {"goal": "approach", "target": by_distance[0].id})
    return {"action": "defend"}


def _mode(who: Fighter) -> str:
    """Wild ones fire bursts, cautious ones take their time."""
    return "short" if who.temperament in WILD else "precision" if who.temperament in CAREFUL else "single"


def _at(
    decision: Decision, action: str, offered: Sequence[str], people: Sequence[Fighter], *, how: str
) -> Choice | None:
    """*action* against the first of *people* against whom it may be meant; None: it is not offered."""
    if action not in offered:
        return None
    if action == "load":
        return decision.filled({"action": action})
    targets = decision.field("target", {"action": action})
    able = [each.id for each in people if targets is not None and each.id in targets.options]
    if not able:
        return None
    return decision.filled({"action": action, "target": able[0]}, {"how": how} if how else {})


def _defence(who: Fighter, decision: Decision) -> str:
    """The better chance; a dodge that costs the action only for those who are careful."""
    options = [each for each in decision.all_fields({})[0].options if each != NONE]
    if decision.about.get("costs") and who.temperament not in CAREFUL:
        options = [each for each in options if each != DODGE]
    return max(options, key=lambda each: int(decision.about.get(f"{each}.value") or 0), default=NONE)


__all__ = ["answers"]
