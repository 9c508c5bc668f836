"""What an answer leads to, as far as it can be told before it is given: how long it takes, towards whom it lowers the
guard, what is rolled for it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from bot.kernel.decisions import Choice, Decision, Scalar
from bot.kernel.values import evolve
from bot.rulesets.alternatif import facing, occasions, repertoire, striking
from bot.rulesets.alternatif.base import arms, distances
from bot.rulesets.alternatif.base import checks as amounts
from bot.rulesets.alternatif.base import times as castable
from bot.rulesets.alternatif.base.moves import APPROACH
from bot.rulesets.alternatif.base.times import MAGICAL
from bot.rulesets.alternatif.charging import actions as charging
from bot.rulesets.alternatif.charging import clashes
from bot.rulesets.alternatif.engagement import EngagementChanged, contacts_of
from bot.rulesets.alternatif.melee import strikes
from bot.rulesets.alternatif.melee.actions import held
from bot.rulesets.alternatif.parry import parries
from bot.rulesets.alternatif.parry.questions import free_weapons, is_busy, parry_parts
from bot.rulesets.alternatif.reaction import initiative
from bot.rulesets.alternatif.reaction.announcer import Announcer
from bot.rulesets.alternatif.reaction.initiative import prepares
from bot.rulesets.alternatif.shooting import actions as preparing
from bot.rulesets.alternatif.shooting import loosing, volleys
from bot.rulesets.alternatif.shooting.actions import shot_times
from bot.rulesets.alternatif.specials import outcomes as attempting
from bot.rulesets.alternatif.specials.details import SPECIAL
from bot.rulesets.alternatif.state import AlternatifState, Combatant, Hand, Manoeuvre, guard_is_down, within_reach
from bot.rulesets.alternatif.state.arms import CHARGE, LEAST
from bot.rulesets.alternatif.state.conditions import DEFENCELESS
from bot.rulesets.alternatif.wrestling import contests, holds
from bot.rulesets.alternatif.wrestling.questions import hold_said
from bot.rulesets.shared.actions import ACTION, THING
from bot.rulesets.shared.game import Against
from bot.rulesets.shared.odds import Either, Odds
from bot.rulesets.shared.seeing import alike

DECLARE: Final = "declare"
EFFECT: Final = "effect"
SHOTS: Final = (arms.SHOOT, "shoot_so")
RUNS: Final = (CHARGE, APPROACH)
MOST_RUNS: Final = 2
"""To so many of those nearest it is told how far they are, before one of them is chosen."""
ROLLED: Final[Mapping[str, Against]] = {
    "strike": "figure",
    "parry": "total",
    "defend": "total",
    "simultaneous": "figure",
    "free": "figure",
    "oppose": "figure",
    "confirm": "figure",
    "charge": "figure",
    "reception": "figure",
    "release": "figure",
    "wrestle": "figure",
    "counter": "figure",
    DECLARE: "figure",
    "instead": "figure",
    "changed": "figure",
    "next": "figure",
}
"""The questions whose answers are rolled for, each with what of others the roll is held against."""


def outlook(state: AlternatifState, decision: Decision, choice: Choice) -> Mapping[str, Scalar]:
    """How long what *choice* announces takes, at least and at most, and whom it gives a blow meanwhile; whether whom it
    harms is of one's own side."""
    if decision.kind == EFFECT:
        struck = choice.get("halved") or choice.get("target", "")
        return {"ally": _are_allies(state, str(decision.about["author"]), struck)}
    who = state.combatants.get(decision.who)
    if DECLARE not in (decision.kind, decision.like) or who is None:
        return {}
    at = Announcer(state, who)
    action = choice.get(ACTION) or (str(decision.about.get("suggested_action") or "") if "target" in choice else "")
    if not action:
        return {}
    try:
        costs = repertoire.costs(at, action, choice.get(THING) or choice.get("weapon"))
    except (KeyError, NotImplementedError):
        # What a command cannot say has no cost of its own: an answer of another kind asks for it.
        costs = {}
    if action in SHOTS and (arm := preparing.meant(state, who, choice)) is not None:
        costs = shot_times(arm, choice.get("how", arms.NORMAL))
    facts: dict[str, Scalar] = {"action": action, **costs, "gives_up": is_busy(who)}
    thing = choice.get(THING) or choice.get("weapon")
    facts["ally"] = (
        action in MAGICAL
        and thing is not None
        and castable.harms(who, thing)
        and _are_allies(state, who.id, choice.get("target", ""))
    )
    if "reaction" in costs:
        times = [str(costs[name]).replace(" ", "") for name in ("reaction", "duration")]
        facts["least"] = sum(map(amounts.shortest, times))
        facts["most"] = sum(map(amounts.longest, times))
    span = _span(state, who, action, choice)
    if span is not None:
        facts["least"], facts["most"] = span
    elif action == repertoire.ATTACK:
        facts["least"] = facts["most"] = None
    if action == repertoire.ATTACK:
        facts |= _other_hand(state, who)
    facts["uncertain_time"] = facts.get("least") != facts.get("most")
    facts |= _run(at, decision, action, choice.get("target"))
    upon = within_reach(state, who) if repertoire.lowers_guard(action) else []
    facts["exposed"] = ", ".join(state.combatants[ident].name for ident in upon) or None
    facts["exposed_count"] = len(upon)
    return facts


def _are_allies(state: AlternatifState, ident: str, other: str) -> bool:
    """Whether *ident* is here, and *other* is of the same side, or the same person."""
    one, two = state.combatants.get(ident), state.combatants.get(other)
    return one is not None and two is not None and one.side == two.side


def _other_hand(state: AlternatifState, who: Combatant) -> dict[str, Scalar]:
    """What else starts with the attack: the other hand's weapon, and in how many segments its blow comes."""
    off = who.off
    if off is None or not prepares(who, off):
        return {}
    least, most = initiative.span(state, who, off) or (None, None)
    return {"second": off.arm.weapon, "second_least": least, "second_most": most}


def _span(state: AlternatifState, who: Combatant, action: str, choice: Choice) -> tuple[int, int] | None:
    """In how many segments the blow or the shot that *choice* announces comes: with all that moves its reaction."""
    if action in SHOTS:
        arm = preparing.meant(state, who, choice)
        return None if arm is None else preparing.span(state, who, arm, choice.get("how", arms.NORMAL))
    if action != repertoire.ATTACK:
        return None
    weapon = held(who, choice.get(THING))
    return None if weapon is None else initiative.span(state, who, weapon)


def _run(at: Announcer, decision: Decision, action: str, target: str | None) -> dict[str, Scalar]:
    """How far the run is that *action* begins, and how long it takes: to *target*, else to each whom it may be at."""
    if action not in RUNS:
        return {}
    if target is not None:
        found = charging.run_to(at, action, target)
        return {} if found is None else dict(found)
    field = decision.field("target", {ACTION: action})
    if field is not None:
        people = field.options
    else:
        # The only one is not asked for.
        people = at.sought if at.state.settings.map != "none" else at.afar
    # Of several as far away the same ones are told of, in whatever order they joined.
    near = sorted(people, key=lambda each: (distances.distance(at.state, at.who.id, each) or 0, each))[:MOST_RUNS]
    runs = ((each, charging.run_to(at, action, each)) for each in near)
    told = alike({"target": each, **run} for each, run in runs if run is not None)
    return {"runs": told, "least_run": LEAST}


def trial(state: AlternatifState, decision: Decision, choice: Choice) -> Odds | None:
    """What is rolled for *choice*; for what is announced, which may be partial, the blow or the shot that it leads to,
    as things stand now. None: nothing."""
    ident = decision.who
    match decision.kind:
        case "strike" | "confirm":
            meant = striking.meant(state, decision.key, choice)
            return None if meant is None else _struck(state, ident, *meant)
        case "simultaneous":
            shown = facing.revealed(state, ident, choice)
            said = [(hand, each) for hand, each in facing.meant(state, ident, choice) if each is not None]
            found = tuple(each for what in said if (each := _struck(shown, ident, *what)) is not None)
            return Either(found) if found else None
        case "parry" | "defend":
            blow, manner = parry_parts(choice["parry"])
            if manner is not None and any(each.occasion == "shot" for each in state.blows if each.id == blow):
                return volleys.trial(state, ident, choice["parry"])
            return parries.trial(state, ident, choice["parry"])
        case "oppose":
            return attempting.tried(state, decision.key, choice)
        case "free" if choice["free"] == SPECIAL:
            manoeuvre, weapon, offer = occasions.special(state, ident, choice)
            return attempting.trial(state, ident, weapon.arm.hand, manoeuvre, "free", charge=offer.impetus)
        case "free":
            return occasions.trial(state, ident, choice)
        case "charge" | "reception" as part:
            return clashes.tried(state, ident, part, choice)
        case "release":
            return loosing.tried(state, ident, choice["target"])
        case "wrestle":
            who = state.combatants[ident]
            # A key of somebody hidden is none of those that are looked at.
            there = choice[ACTION] in holds.actions(state, who)
            return contests.trial(state, ident, hold_said(state, who, choice)) if there else None
        case "counter":
            opponent, _, theirs = choice["counter"].partition("+")
            return contests.tried(state, ident, opponent, int(theirs))
        case _:
            pass
    action = choice.get(ACTION) or decision.about.get("suggested_action")
    if DECLARE not in (decision.kind, decision.like) or not {ident, choice.get("target")} <= state.combatants.keys():
        return None
    return repertoire.ACTIONS.trial(repertoire.at(state, ident), {**choice, ACTION: str(action)})


def _struck(state: AlternatifState, ident: str, hand: Hand, meant: Manoeuvre | str) -> Odds | None:
    """What is rolled for what *ident* means to do with *hand*: a special action, or a plain blow at that aim."""
    if isinstance(meant, Manoeuvre):
        return attempting.trial(state, ident, hand, meant)
    return strikes.trial(state, ident, hand, meant)


def after_hit(state: AlternatifState, decision: Decision, choice: Choice) -> Mapping[str, Scalar]:
    """Whether whoever is hit may still parry it, as things stand (ALT-PAR-001, ALT-PAR-003)."""
    target = state.combatants.get(choice.get("target", ""))
    if decision.kind == "simultaneous" and "attack" in (v for k, v in choice.items() if k.startswith("choice")):
        # Who attacks as well parries nothing; who returns to his guard may.
        return {"avoid": "parry", "hangs": "guard"}
    action = choice.get(ACTION) or decision.about.get("suggested_action")
    struck = decision.kind == "strike" or (DECLARE in (decision.kind, decision.like) and action == repertoire.ATTACK)
    if target is None or not struck or DEFENCELESS(target) or decision.who in target.unaware:
        return {}
    if guard_is_down(target, state.segment):
        return {}
    return {"avoid": "parry"} if free_weapons(state, target) else {}


def taken_away(state: AlternatifState, people: Sequence[str]) -> AlternatifState:
    """*state* as if *people*, who are hidden, had never come: nobody is in contact with them, and where nobody else is
    hidden it is the segment of which everybody knows."""
    for ident in people:
        pairs = contacts_of(state, ident)
        state = EngagementChanged(added=(), removed=pairs, reason="left", unseen=True).change(state).without(ident)
    if any(each.hidden for each in state.combatants.values()):
        return state
    return evolve(state, segment=state.seen_segment, ahead=0)


def discreetly(decision: Decision) -> Decision:
    """*decision* without the totals of the blows that it is about."""
    return replace(decision, about={name: _untold(name, fact) for name, fact in decision.facts.items()})


def _untold(name: str, fact: Scalar) -> Scalar:
    """*fact* of a question without a total of a blow."""
    match name.rpartition(".")[2]:
        case "total":
            return None
        case "meets":
            return None if fact is None else re.sub(r"\|total=\d+", "", str(fact))
        case _:
            return fact
