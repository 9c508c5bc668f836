"""What the steps of a plan come to in this game.

==========  ====================================================================================================
deed        what is announced
==========  ====================================================================================================
attack      a blow in contact, else a shot, else a run at him on a map; whose weapon is gone draws another one, and
            who lies on the ground with nobody upon him stands up first
cast        the first spell that harms, else such an item
withdraw    stand-by; on a map a step back besides, once in a round, while somebody is upon him
flee        flight from those in contact; with nobody upon him stand-by
stand_by    stand-by
==========  ====================================================================================================

Where the present action is up, or would be repeated, what the step says is announced instead of it (ALT-REA-015). The
nearest is whom he fights already, else somebody in contact, else whoever is fewest paces away.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Final

from bot.kernel.decisions import NOTHING, Choice, Decision
from bot.rulesets.alternatif import autopilot
from bot.rulesets.alternatif.base import distances
from bot.rulesets.alternatif.base.arms import SHOOT
from bot.rulesets.alternatif.base.moves import APPROACH
from bot.rulesets.alternatif.reaction.dice import PlanEnded
from bot.rulesets.alternatif.repertoire import ATTACK, WAIT
from bot.rulesets.alternatif.simultaneous import undecided
from bot.rulesets.alternatif.state import AlternatifState, Combatant, within_reach
from bot.rulesets.alternatif.state.planned import MEASURES, STILL
from bot.rulesets.alternatif.striking import ELSE
from bot.rulesets.shared import planning, plans
from bot.rulesets.shared.book import word
from bot.rulesets.shared.plans import Step, Vocabulary

_HELD: Final = ("attack", "return_to_guard")


def answer(state: AlternatifState, who: Combatant, step: Step, decision: Decision) -> Choice | None:
    """What *step* says to *decision*; None: it cannot be done."""
    match decision.kind:
        case "strike":
            return _strikes(state, who, step, decision)
        case "simultaneous":
            return _at_once(state, who, step, decision)
        case "expose":
            # What he has said is announced, whatever it costs him.
            return {"expose": "no" if step.deed in STILL else "yes"}
        case "release":
            target = _meant(state, who, step, decision.fields[0].options)
            return {"target": NOTHING} if not step.whom else None if target is None else {"target": target}
        case _:
            return _announces(state, who, step, decision)


def _strikes(state: AlternatifState, who: Combatant, step: Step, decision: Decision) -> Choice | None:
    offered = decision.fields[0].options
    if step.deed == plans.ATTACK:
        target = _meant(state, who, step, offered)
        if target is not None:
            return {"target": target}
    if step.deed not in STILL and ELSE in offered:
        return {"target": ELSE}
    return {"target": NOTHING} if step.deed in STILL else None


def _at_once(state: AlternatifState, who: Combatant, step: Step, decision: Decision) -> Choice | None:
    """Both could act: he attacks whom he is to attack; for anything else he returns to guard."""
    choice: dict[str, str] = {}
    for suffix, _ in undecided(who):
        choice[f"choice{suffix}"] = _HELD[step.deed != plans.ATTACK]
        fields = {each.name: each for each in decision.all_fields(choice)}
        if (asked := fields.get(f"target{suffix}")) is not None:
            target = _meant(state, who, step, asked.options)
            if target is None:
                choice[f"choice{suffix}"] = _HELD[1]
            else:
                choice[f"target{suffix}"] = target
    return choice


def _announces(state: AlternatifState, who: Combatant, step: Step, decision: Decision) -> Choice | None:
    """What he does next, or instead of what he does."""
    offered = decision.fields[0].options
    on = {decision.fields[0].name: NOTHING} if NOTHING in offered else None
    if step.deed == plans.ATTACK:
        if who.main.arm.is_natural and "draw" in offered and not who.prone:
            return decision.filled({"action": "draw"})
        fights_on = who.intent in ("melee", "missile") and step.whom in (plans.NEAREST, who.target)
        if decision.kind == "changed" and fights_on:
            return on
        return _goes_for(state, who, step, decision)
    if step.deed == plans.CAST:
        cast = autopilot.casts(who, decision)
        left = {} if cast is None else {each.name: each.options for each in decision.legal(cast) or ()}
        target = _meant(state, who, step, left.get("target", ()))
        return None if cast is None or target is None else decision.filled({**cast, "target": target})
    if step.deed == plans.FLEE and within_reach(state, who):
        return {"action": "flee"} if "flee" in offered else None
    return {"action": WAIT} if WAIT in offered else on


def _goes_for(state: AlternatifState, who: Combatant, step: Step, decision: Decision) -> Choice | None:
    offered = decision.fields[0].options
    upon = within_reach(state, who)
    if who.prone and not upon and "stand_up" in offered:
        return decision.filled({"action": "stand_up"})
    for action in (ATTACK, SHOOT, APPROACH):
        left = decision.legal({"action": action}) if action in offered else None
        if left is None:
            continue
        options = next((each.options for each in left if each.name == "target"), None)
        if options is None:
            # One only can be meant: nothing is asked.
            foes = [each for each in state.combatants if plans.stands(state, who, each)]
            if left == () and (step.whom == plans.NEAREST or foes == [step.whom]):
                return {"action": action}
            continue
        target = _meant(state, who, step, options)
        if target is not None:
            return decision.filled({"action": action, "target": target})
    return None


def _meant(state: AlternatifState, who: Combatant, step: Step, options: Sequence[str]) -> str | None:
    """Whom *step* means among *options*."""
    if step.whom != plans.NEAREST:
        return step.whom if step.whom in options else None
    people = [each for each in options if plans.stands(state, who, each)]
    if not people:
        return None

    def far(ident: str) -> tuple[bool, bool, int, int]:
        apart = distances.distance(state, who.id, ident)
        paces = sys.maxsize if apart is None else apart
        return ident not in who.contacts, ident != who.target, paces, people.index(ident)

    return min(people, key=far)


@word(command="plan")
class Planned(planning.Planned):
    def words(self) -> Vocabulary:
        return WORDS


WORDS: Final = Vocabulary(
    measures=MEASURES,
    deeds={
        **dict.fromkeys((plans.ATTACK, plans.CAST), True),
        **dict.fromkeys((plans.WITHDRAW, plans.FLEE, plans.STAND_BY, plans.DEFEND, plans.ASK_ME), False),
    },
    settles=frozenset({"declare", "instead", "changed", "strike", "simultaneous", "release", "expose"}),
    defences=frozenset({"parry", "defend"}),
    answer=answer,
    ended=PlanEnded,
)
