"""What an answer leads to, as far as it can be told before it is given; what is rolled for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.kernel.decisions import NOTHING, Choice, Decision, Scalar
from bot.rulesets.d20.gaps import metres
from bot.rulesets.dnd5.actions import circumstances as hiding
from bot.rulesets.dnd5.attack import striking
from bot.rulesets.dnd5.base.budget import Outlook, movement_left, mover
from bot.rulesets.dnd5.base.distances import on_grid
from bot.rulesets.dnd5.base.needs import half
from bot.rulesets.dnd5.contests import contesting
from bot.rulesets.dnd5.cover import degree
from bot.rulesets.dnd5.mounts.saddle import FALL
from bot.rulesets.dnd5.movement import steps
from bot.rulesets.dnd5.movement import ways as jumping
from bot.rulesets.dnd5.movement.ways import Way
from bot.rulesets.dnd5.repertoire import ACTIONS, REPERTOIRE
from bot.rulesets.dnd5.spells import casting as reacting
from bot.rulesets.dnd5.state import Fighter, State
from bot.rulesets.dnd5.view import health
from bot.rulesets.shared.odds import Odds

HANDS_ON: Final = tuple(each.code for each in ACTIONS if each.hands_on)
"""What can be done to one's own people as well as to foes."""
SPENDING: Final = frozenset({"opportunity", "parry", "saddle", *reacting.KINDS})
"""What is answered with one's reaction: whatever was held ready for it is lost (DN5-ACT-017)."""


def trial(state: State, decision: Decision, choice: Choice) -> Odds | None:
    """What is rolled for *choice*, which is complete; None: nothing."""
    match decision.kind:
        case "declare":
            return REPERTOIRE.trial(Outlook(state, state.combatants[decision.who]), choice)
        case "opportunity":
            return striking.tried(state, decision, choice)
        case "resist":
            return contesting.resisted(state, choice["resist"])
        case "hideout" if choice["hideout"] == hiding.ALLOW:
            return hiding.hiding(state, state.combatants[str(decision.about["combatant"])])
        case _:
            return None


def outlook(state: State, decision: Decision, choice: Choice) -> Mapping[str, Scalar]:
    """What a target looks like and how much of it is covered; what a way costs, and who may strike at whoever goes
    it; which spell is held ready, and whether this reaction costs what is."""
    facts: dict[str, Scalar] = {}
    who, target = state.combatants.get(decision.who), state.combatants.get(choice.get("target", ""))
    if target is not None:
        facts["health"] = health(target)
        # How far away or how well covered somebody is whom others do not see is nobody's business.
        if who is not None and not target.hidden:
            facts["covered"] = degree(state, who, target)
            facts["ally"] = target.side == who.side and harms(who, choice)
    if who is not None and decision.kind == "declare":
        facts["held"] = None if who.holding is None else who.holding.spell
        facts |= _moving(state, who, _implied(decision, choice))
    elif who is not None and decision.kind in SPENDING:
        facts["forfeits"] = who.ready is not None and not {NOTHING, FALL} & {*choice.values()}
    return facts


def _implied(decision: Decision, choice: Choice) -> Choice:
    """*choice*, to somebody's side, with the only one to whom he can go: whom its button names."""
    if choice.get("action") != "approach" or "target" in choice:
        return choice
    left = decision.legal(choice)
    return {**choice, "target": left[0].options[0]} if left and left[0].is_implied else choice


def harms(who: Fighter, choice: Choice) -> bool:
    """Whether *choice* does harm to whoever it is done to: a blow, a spell that is rolled or saved against."""
    if choice.get("action") in HANDS_ON:
        return True
    spell = next((each for each in who.spells if each.spell == choice.get("spell")), None)
    return spell is not None and bool(spell.damage or spell.attack or spell.save)


def _moving(state: State, who: Fighter, choice: Choice) -> Mapping[str, Scalar]:
    action, target = choice.get("action"), state.combatants.get(choice.get("target", ""))
    match action:
        case "approach" if target is not None and not target.hidden:
            return _told(state, who, steps.nearest(state, who, target))
        case "withdraw":
            return _told(state, who, steps.away(state, who))
        case "go" if "to" in choice:
            return _told(state, who, steps.to_cell(state, who, choice["to"]))
        case "jump":
            run = jumping.running(state.turn)
            facts: dict[str, Scalar] = {
                "long": metres(jumping.long_jump(who, run=run)),
                "high": metres(jumping.high_jump(who, run=run)),
                "run": run,
            }
            if "to" in choice:
                far = jumping.most(state, who)
                facts |= _told(state, who, steps.to_cell(state, who, choice["to"], far, "jump"))
            return facts
        case "stand" | "mount" | "dismount":
            return {"price": metres(half(who))}
        case "steed_dash":
            return {"price": metres(movement_left(state, mover(state, who)))}
        case _:
            return {}


def _told(state: State, who: Fighter, way: Way) -> Mapping[str, Scalar]:
    """How far that is and what it costs, in metres; whom it provokes, by their names."""
    goer = mover(state, who)
    far = way.far if on_grid(state) else way.cost // steps.dear(state, goer)
    return {
        "far": metres(far),
        "price": metres(way.cost),
        "dear": way.cost > far,
        "provoked": len(way.provokes),
        "strikers": ", ".join(state.combatants[each].name for each in way.provokes),
    }
