"""At whom what was meant is done now, and how far away he is (R20-SEQ-010, R20-RNG-009, R20-MEL-017)."""

from __future__ import annotations

from typing import Final

from bot.kernel.decisions import NOTHING, Decision, Scalar
from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.rpg20.sequences.events import Retargeted
from bot.rulesets.rpg20.sequences.slot import end, under_way
from bot.rulesets.rpg20.shooting.events import DistanceSet
from bot.rulesets.rpg20.state import GM, Fighter, Intention, State
from bot.rulesets.rpg20.weapons import using
from bot.rulesets.shared.asking import answered, one_of

BANDS: Final = ("0", "3", "10", "20", "45", "90")
"""What a distance may be said to be, in metres: less than one, and a figure of each line of the table."""
CLOSE: Final = "1"
"""Hand to hand (R20-MEL-017)."""


def aimed_at(state: State, means: Intention) -> str:
    """What the line is called that *means* aims at; empty for none."""
    target = state.combatants.get(means.target or "")
    return "" if target is None or not means.aim else target.line(means.aim).place


def goes_to(means: Intention) -> bool:
    """Whether a strike brings him to its target: in a charge, or with a move beside it."""
    return means.moving or means.purpose == "charge"


def possible(state: State, who: Fighter, means: Intention) -> list[str]:
    """At whom the same action may be turned where its target is gone (R20-SEQ-010)."""
    found = []
    for each in state.combatants.values():
        if each.side == who.side or each.dead or each.hidden or each.id in means.targets:
            continue
        far = state.distance(who.id, each.id)
        if means.deed == "strike" and not goes_to(means) and far is not None and far > 1:
            continue
        if means.deed == "shoot" and not using.in_range(state, who, who.arm(means.weapon), each.id):
            continue
        found.append(each.id)
    return found


def target_question(state: State) -> list[Decision]:
    """Whose target is gone turns the same action on somebody else, or lets it be (R20-SEQ-010)."""
    if state.turn is None:
        return []
    turn, who, means = under_way(state)
    options = possible(state, who, means)
    about: dict[str, Scalar] = {"deed": means.deed, "weapon": means.weapon, "target": means.target}
    key = f"{who.id}:retarget:{state.round}.{turn.made}.{len(means.targets)}"
    return [one_of(key, "retarget", who.id, (*options, NOTHING), about, blank="target")] if options else []


def retarget(scene: Scene[State]) -> Action:
    """Another target, or none."""
    if not target_question(scene.now):
        yield from end(scene, "no_target")
        return
    answer = yield from answered(target_question)
    if answer is None:
        return
    if answer["target"] == NOTHING:
        yield from end(scene, "given_up")
        return
    _, who, _ = under_way(scene.now)
    yield from tell(Retargeted(who.id, (answer["target"],)))


def is_unknown(state: State, who: Fighter, target: str) -> bool:
    """Whether nobody has said how far away *target* is."""
    return state.distance(who.id, target) is None


def distance_question(state: State) -> list[Decision]:
    """The game master says how far it is (R20-RNG-009), or whether somebody is at hand (R20-MEL-017)."""
    if state.turn is None:
        return []
    _, who, means = under_way(state)
    target = means.target
    if target is None or not is_unknown(state, who, target):
        return []
    close = means.deed == "strike" and not goes_to(means)
    options = (CLOSE, *BANDS[1:]) if close else (BANDS[3], *(each for each in BANDS if each != BANDS[3]))
    about: dict[str, Scalar] = {"author": who.id, "target": target, "deed": means.deed}
    return [one_of(f"{who.id}:metres:{state.round}:{target}", "metres", GM, options, about)]


def ask_distance(scene: Scene[State]) -> Action:
    """The answer is kept until somebody moves."""
    answer = yield from answered(distance_question)
    if answer is None:
        return
    _, who, means = under_way(scene.now)
    assert means.target is not None
    yield from tell(DistanceSet(who.id, means.target, int(answer["metres"])))


__all__ = [
    "BANDS",
    "CLOSE",
    "aimed_at",
    "ask_distance",
    "distance_question",
    "goes_to",
    "is_unknown",
    "possible",
    "retarget",
    "target_question",
]
