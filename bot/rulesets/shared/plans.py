"""A plan: what somebody who plays by post wants done in his place, step by step. It is his own autopilot, in his words.

A step is a deed, whom it is aimed at, and when it holds. Steps with a condition are watched all the time: the first one
whose condition holds goes before all others. The others are done in their order: one that is aimed at somebody until he
has fallen or is gone, any other for as long as the plan lasts. What a game can do of these deeds stands in its
`Vocabulary`.

==========  ====================================================================================================
when        the step holds
==========  ====================================================================================================
always      once those before it are done
below       while he has fewer than *amount* points
from        from the moment *amount* on
crowded     while more enemies stand than companions of his, himself included
alone       while no companion of his stands any more
likely      of the deed `defend` alone: where that succeeds with *amount* percent at least, as it is told him
==========  ====================================================================================================

What no step speaks of is done as a prudent autopilot does it, unless a standing order speaks of it (`deciding`). With a
step `defend` he wards off what comes when one of these steps holds, and lets it come otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any, Final, Literal, TypeAlias

from bot.kernel.decisions import NOTHING, Choice, Decision, Field, Scalar
from bot.kernel.ruleset import Reader
from bot.kernel.values import record
from bot.rulesets.shared import odds

ATTACK: Final = "attack"
CAST: Final = "cast"
WITHDRAW: Final = "withdraw"
FLEE: Final = "flee"
STAND_BY: Final = "stand_by"
DEFEND: Final = "defend"
ASK_ME: Final = "ask_me"
"""The step that hands the choice back to him, and leaves the plan as it is."""
NEAREST: Final = "nearest"

ALWAYS: Final = "always"
BELOW: Final = "below"
FROM: Final = "from"
CROWDED: Final = "crowded"
ALONE: Final = "alone"
LIKELY: Final = "likely"
CONDITIONS: Final = (ALWAYS, BELOW, FROM, CROWDED, ALONE)

FOLLOW: Final = "follow"
SUSPEND: Final = "suspend"
TAKE_BACK: Final = "take_back"
CLEAR: Final = "clear"
KEEPING: Final = (FOLLOW, SUSPEND, TAKE_BACK, CLEAR)
"""What is said of the plan as a whole: that it is followed from now on, or no more; that its last step goes, or all."""

MOST: Final = 8
"""Steps of one plan."""
AHEAD: Final = 20
"""Moments from now for which a step may be put off."""
_PERCENT: Final = 100
_EVERY: Final = 5

Why: TypeAlias = Literal["done", "impossible"]
"""Why a plan has come to its end: nothing is left to do, or what comes next cannot be done."""


@record
class Step:
    """One step: the *deed*; *whom* it is aimed at, somebody's id or `nearest`, empty where it is aimed at nobody;
    *when* it holds, and the *amount* of that: points, a moment, percent."""

    deed: str
    whom: str = ""
    when: str = ALWAYS
    amount: int = 0


@record
class Plan:
    """The *steps* of somebody's plan; *followed*: it answers for him; *ended*: why it does so no more, where he has not
    said so himself."""

    steps: tuple[Step, ...] = ()
    followed: bool = False
    ended: Why | None = None


NONE: Final = Plan()


@record
class Measures:
    """What conditions are measured by: *points*, what somebody has left and what he has unhurt; *clock*, the moment."""

    points: Callable[[Any], tuple[int, int]]
    clock: Callable[[Any], int]


@record
class Vocabulary:
    """What plans of a game are made of: the *deeds*, each with whether it is aimed at somebody; *settles*: the kinds of
    questions that steps answer, *answer* (state, who, step, decision) how, None: the step cannot be done; *defences*:
    the kinds in which he wards off what comes; *ended*: the event that a plan has come to its end, made of whose it is
    and why."""

    measures: Measures
    deeds: Mapping[str, bool]
    settles: Collection[str]
    defences: Collection[str]
    answer: Callable[[Any, Any, Step, Decision], Choice | None]
    ended: Callable[[str, Why], Any]


# ---- which step it is


def stands(state: Any, who: Any, ident: str) -> bool:
    """Whether *ident* is somebody whom *who* may still go for."""
    other = state.combatants.get(ident)
    return other is not None and not (other.out or other.hidden or other.side == who.side)


def is_done(state: Any, who: Any, step: Step) -> bool:
    """Whether there is nothing left to do of *step*: whom it is aimed at has fallen, or nobody is left."""
    if not step.whom:
        return False
    if step.whom == NEAREST:
        return not any(stands(state, who, each) for each in state.combatants)
    return not stands(state, who, step.whom)


def holds(measures: Measures, state: Any, who: Any, step: Step) -> bool:
    """Whether the condition of *step* holds, as far as it needs no question."""
    match step.when:
        case "below":
            return measures.points(who)[0] < step.amount
        case "from":
            return measures.clock(state) >= step.amount
        case "crowded" | "alone":
            seen = [each for each in state.combatants.values() if not each.out and not each.hidden]
            ours = sum(each.side == who.side and each.id != who.id for each in seen) + 1
            return bool(ours == 1 if step.when == ALONE else _against(seen, who) > ours)
        case _:
            return True


def _against(seen: Sequence[Any], who: Any) -> int:
    return sum(each.side != who.side for each in seen)


def in_force(measures: Measures, state: Any, who: Any) -> Step | None:
    """The step that says what *who* does now; None: none does, or he follows no plan."""
    if not who.plan.followed:
        return None
    doing = [each for each in who.plan.steps if each.deed != DEFEND and not is_done(state, who, each)]
    watched = (each for each in doing if each.when != ALWAYS and holds(measures, state, who, each))
    return next(watched, next((each for each in doing if each.when == ALWAYS), None))


# ---- what it answers


def answer(game: Any, state: Any, who: Any, decision: Decision) -> Choice | None:
    """What the plan of *who* answers to *decision*; None: no step speaks of it, or it cannot be done."""
    words: Vocabulary = game.plans
    if decision.kind in words.defences:
        return _wards_off(game, state, who, decision)
    step = in_force(words.measures, state, who) if decision.kind in words.settles else None
    if step is None or step.deed == ASK_ME:
        return None
    choice = words.answer(state, who, step, decision)
    return choice if choice is not None and decision.legal(choice) == () else None


def speaks_of(game: Any, who: Any, decision: Decision) -> bool:
    """Whether what *who* is asked is the business of his steps, whether or not they can answer it now."""
    words: Vocabulary | None = game.plans
    return words is not None and who.plan.followed and decision.kind in words.settles


def over(game: Any, state: Any, decision: Decision) -> Any | None:
    """What is told when *decision* is put to its person although he follows a plan whose business it is: that it has
    come to its end, where no step will ever hold again or the one that holds cannot be done. None: nothing."""
    who = state.combatants.get(decision.who)
    if who is None or who.temperament is not None or not speaks_of(game, who, decision):
        return None
    step = in_force(game.plans.measures, state, who)
    if step is not None:
        return None if step.deed == ASK_ME else game.plans.ended(who.id, "impossible")
    doing = [each for each in who.plan.steps if each.deed != DEFEND]
    return game.plans.ended(who.id, "done") if all(is_done(state, who, each) for each in doing) else None


def _wards_off(game: Any, state: Any, who: Any, decision: Decision) -> Choice | None:
    """The likeliest defence of those that a step asks for; None where no step speaks of defending."""
    steps = [each for each in who.plan.steps if each.deed == DEFEND]
    if not steps:
        return None
    field = decision.fields[0]
    for step in steps:
        if not holds(game.plans.measures, state, who, step):
            continue
        least = step.amount if step.when == LIKELY else 0
        likely = {each: _chance(game, state, who, decision, field.name, each) for each in field.options}
        found = [each for each in field.options if each != NOTHING and likely[each] >= least]
        found = [each for each in found if decision.legal({field.name: each}) == ()]
        if found:
            return {field.name: max(found, key=lambda each: likely[each])}
    return {field.name: NOTHING} if NOTHING in field.options else None


def _chance(game: Any, state: Any, who: Any, decision: Decision, field: str, value: str) -> int:
    """The chance in percent that *value* is told to succeed with; of a chance told in a word, what it is at least."""
    told = game.prospect(state, decision, {}, field, value, Reader(who.player or 0))
    if "odds" in told:
        before = 0
        for most, word in odds.BANDS:
            if word == told["odds"]:
                return most if word in ("none", "certain") else before + 1
            before = most
    return int(told.get("chance") or 0)


# ---- how it is made


def form(words: Vocabulary, state: Any, who: Any) -> Decision:
    """A plan's next step as a form, or what is said of the whole plan; what stands is in `about`."""
    plan: Plan = who.plan
    foes = tuple(each.id for each in state.combatants.values() if stands(state, who, each.id))
    controls = [each for each in KEEPING if _possible(plan, each)]
    deeds = [each for each, aimed in words.deeds.items() if foes or not aimed] if len(plan.steps) < MOST else []
    deed = Field("deed", (*deeds, *controls))

    def fields(partial: Choice) -> tuple[Field, ...]:
        said = partial.get("deed", "")
        if said not in words.deeds:
            return (deed,)
        whom = (Field("foe", (NEAREST, *foes)),) if words.deeds[said] else ()
        conditions = (*CONDITIONS, LIKELY) if said == DEFEND else CONDITIONS
        amounts = amounts_of(words.measures, state, who, partial.get("when", ALWAYS))
        amount = (Field("amount", tuple(map(str, amounts))),) if amounts else ()
        return (deed, *whom, Field("when", conditions), *amount)

    about: dict[str, Scalar] = {"steps": len(plan.steps), "followed": plan.followed, "ended": plan.ended}
    step = in_force(words.measures, state, who)
    for at, each in enumerate(plan.steps):
        about[f"{at}.deed"], about[f"{at}.foe"] = each.deed, each.whom or None
        about[f"{at}.when"], about[f"{at}.amount"] = each.when, each.amount
        about[f"{at}.now"] = each is step
        about[f"{at}.done"] = is_done(state, who, each)
    return Decision(f"{who.id}:plan", "plan", who.id, (deed,), {}, about, fields)


def _possible(plan: Plan, said: str) -> bool:
    if said == FOLLOW:
        return bool(plan.steps) and not plan.followed
    return plan.followed if said == SUSPEND else bool(plan.steps)


def amounts_of(measures: Measures, state: Any, who: Any, when: str) -> Sequence[int]:
    """What a condition may be measured by; none where there is nothing to measure."""
    match when:
        case "below":
            return range(1, max(1, measures.points(who)[1]) + 1)
        case "from":
            now = measures.clock(state)
            return range(now + 1, now + AHEAD + 1)
        case "likely":
            return range(_EVERY, _PERCENT, _EVERY)
        case _:
            return ()


def changed(plan: Plan, said: Step) -> Plan:
    """*plan* once *said* is said: a step more, or one of `KEEPING`."""
    match said.deed:
        case "follow":
            return Plan(plan.steps, followed=True)
        case "suspend":
            return Plan(plan.steps)
        case "take_back":
            left = plan.steps[:-1]
            return Plan(left, plan.followed and bool(left))
        case "clear":
            return NONE
        case _:
            return Plan((*plan.steps, said), plan.followed)


def named(plan: Plan) -> Iterator[str]:
    """Those whom *plan* is about."""
    return (each.whom for each in plan.steps if each.whom and each.whom != NEAREST)
