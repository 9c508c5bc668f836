"""What the steps of a plan come to in this game.

==========  ==================================================================
deed        what is declared
==========  ==================================================================
attack      an attack, in no posture
guarded     the same in Defensive
fierce      the same in Offensive
cast        the first spell that can be paid, in Focus where that goes with it
withdraw    breaking off, in Defensive; once that is done nothing
flee        flight
stand_by    nothing, in the posture of last round
==========  ==================================================================

Held or strangled he gets free first. The nearest is whom he attacked last, else who attacked him, else the first of
those within reach: this game counts no paces between people.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.kernel.decisions import Choice, Decision
from bot.rulesets.percentile.state import Fighter, PercentileState
from bot.rulesets.shared import planning, plans
from bot.rulesets.shared.book import word
from bot.rulesets.shared.plans import Measures, Step, Vocabulary

GUARDED, FIERCE = "guarded", "fierce"
_POSTURES = {plans.ATTACK: "none", GUARDED: "defensive", FIERCE: "offensive"}


def answer(state: PercentileState, who: Fighter, step: Step, decision: Decision) -> Choice | None:
    """What *step* says to *decision*; None: it cannot be done."""
    if decision.kind == "retarget":
        target = _meant(state, who, step, decision.fields[0].options) if step.whom else None
        return None if target is None else {"target": target}
    offered = decision.fields[0].options
    if "get_free" in offered:
        return decision.filled({"action": "get_free"}, {"posture": "none"})
    if step.whom and "draw" in offered and not who.usable("main", state.round):
        return decision.filled({"action": "draw"})
    match step.deed:
        case "attack" | "guarded" | "fierce":
            return _aimed(state, who, step, decision, {"action": "attack"}, _POSTURES[step.deed])
        case "cast":
            return _aimed(state, who, step, decision, {"action": "cast"}, "focus")
        case "withdraw" if "disengage" in offered and not who.has("disengaged"):
            return decision.filled({"action": "disengage"}, {"posture": "defensive"})
        case "flee" if "flee" in offered:
            return decision.filled({"action": "flee"}, {"posture": "none"})
        case "withdraw" | "stand_by" if "nothing" in offered:
            return decision.filled({"action": "nothing"})
        case _:
            return None


def _aimed(
    state: PercentileState, who: Fighter, step: Step, decision: Decision, choice: dict[str, str], posture: str
) -> Choice | None:
    """*choice*, aimed at whom *step* means, in *posture* where that goes with it."""
    left = {each.name: each.options for each in decision.legal(choice) or ()}
    foes = [each for each in left.get("target", ()) if plans.stands(state, who, each)]
    target = _meant(state, who, step, foes)
    if target is None:
        return None
    if "spell" in left:
        choice = {**choice, "spell": left["spell"][0]}
    return decision.filled({**choice, "target": target}, {"posture": posture})


def _meant(state: PercentileState, who: Fighter, step: Step, people: Sequence[str]) -> str | None:
    if step.whom != plans.NEAREST:
        return step.whom if step.whom in people else None
    if who.last_target in people:
        return who.last_target
    there = [each for each in people if each in state.fighters]
    return next((each for each in there if state.fighters[each].last_target == who.id), next(iter(there), None))


WORDS: Final = Vocabulary(
    measures=Measures(lambda who: (who.hit_points, who.hit_points_max), lambda state: state.round),
    deeds={
        **dict.fromkeys((plans.ATTACK, GUARDED, FIERCE, plans.CAST), True),
        **dict.fromkeys((plans.WITHDRAW, plans.FLEE, plans.STAND_BY, plans.DEFEND, plans.ASK_ME), False),
    },
    settles=frozenset({"declare", "retarget"}),
    defences=frozenset({"defence"}),
    answer=answer,
    ended=planning.PlanEnded,
)


@word(command="plan")
class Planned(planning.Planned):
    def words(self) -> Vocabulary:
        return WORDS
