"""Opportunity attacks: on whoever leaves the reach of a foe who sees him (DN5-REA-004 to -009)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.kernel.decisions import NOTHING, Choice, Decision, Field, Scalar
from bot.kernel.effects import Action, Scene
from bot.rulesets.dnd5.attack import arms, striking
from bot.rulesets.dnd5.base.budget import SPARED, holds, may_react
from bot.rulesets.dnd5.base.distances import distance
from bot.rulesets.dnd5.cover import degrees as cover
from bot.rulesets.dnd5.reactions.offering import Kind, Occurrence
from bot.rulesets.dnd5.state import Fighter, Offer, State, Weapon, rider, sees

OPPORTUNITY: Final = "opportunity"


def provoked(state: State, on: Occurrence) -> Iterator[Offer]:
    """Who may strike at him who takes that step, before he does. Disengaged, he provokes nobody (DN5-REA-006). Whoever
    lies in wait goes on doing so: a question to him would tell that he is there."""
    who = state.combatants[on.who]
    if SPARED(who) or ("flyby" in who.features and who.mode == "fly"):
        return
    for each in state.combatants.values():
        # Whom he holds he takes along: he does not leave his reach (DN5-CTS-008).
        if each.side == who.side or each.hidden or holds(who, each) or not may_react(each):
            continue
        if sees(state, each, who) and _left(state, each, who, on):
            yield Offer(each.id, OPPORTUNITY, who.id)


def _left(state: State, foe: Fighter, who: Fighter, on: Occurrence) -> bool:
    """Whether that step leads *who* out of the reach of *foe*: moving about within it provokes nothing."""
    reach = arms.reach(foe)
    if on.cell is None:
        return foe.id in on.leaves and distance(state, foe, who) <= reach
    return distance(state, foe, who) <= reach < distance(state, who, foe, at=on.cell)


def stands(state: State, offer: Offer) -> bool:
    who, target = state.combatants.get(offer.who), state.combatants.get(offer.target or "")
    return who is not None and target is not None and not target.out and bool(_arms(state, who, target))


def _arms(state: State, who: Fighter, target: Fighter) -> list[Weapon]:
    """What he can strike with: one melee attack, whatever he holds (DN5-REA-005, -008); nothing where that one is
    covered wholly (DN5-COV-005)."""
    if cover.total(state, who, target):
        return []
    return [each for each in arms.melee(who) if distance(state, who, target) <= each.reach]


def asks(state: State, offer: Offer) -> Decision:
    who, target = state.combatants[offer.who], state.combatants[offer.target or ""]
    options = tuple(dict.fromkeys(each.weapon for each in _arms(state, who, target)))
    about: dict[str, Scalar] = {"target": target.id}
    turn = "" if state.turn is None else f"{state.turn.who}.{state.turn.deeds}"
    key = f"{who.id}:{OPPORTUNITY}:{state.round}.{turn}.{target.id}"
    weapons = Field("with", (*options, NOTHING))
    on_it = rider(state, target)
    if on_it is None or on_it.hidden or cover.total(state, who, on_it):
        return Decision(key, OPPORTUNITY, who.id, (weapons,), {"with": NOTHING}, about)

    def fields(partial: Choice) -> tuple[Field, ...]:
        """Of a mount and its rider he chooses one (DN5-MNT-009)."""
        return (weapons,) if partial.get("with") == NOTHING else (weapons, Field("target", (target.id, on_it.id)))

    return Decision(key, OPPORTUNITY, who.id, fields({}), {"with": NOTHING}, {**about, "rider": on_it.id}, fields)


def does(scene: Scene[State], offer: Offer, choice: Choice) -> Action:
    """One melee attack, just before he leaves the reach (DN5-REA-005)."""
    target = choice.get("target") or offer.target or ""
    yield from striking.begin(scene, offer.who, target, choice["with"], "opportunity")


KIND = Kind(stands, asks, does)

__all__ = ["KIND", "OPPORTUNITY", "provoked"]
