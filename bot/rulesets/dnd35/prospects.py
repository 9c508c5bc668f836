"""What an answer leads to, as far as it can be told before it is given: what is rolled for it, how far a way goes, who
may strike at whoever does that, whom he reaches at the end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from bot.kernel.decisions import Choice, Decision, Scalar
from bot.kernel.effects import tell
from bot.kernel.values import evolve
from bot.rulesets.d20.gaps import metres
from bot.rulesets.dnd35 import opportunities as offering
from bot.rulesets.dnd35 import traits as following
from bot.rulesets.dnd35.attack import strikes as striking
from bot.rulesets.dnd35.attack.actions import next_targets
from bot.rulesets.dnd35.attack.arms import shoots
from bot.rulesets.dnd35.base import saddles as holds
from bot.rulesets.dnd35.base.budget import Outlook, armed, reaches
from bot.rulesets.dnd35.base.gaps import PACE, after, gone, heading, on_grid
from bot.rulesets.dnd35.base.needs import TRIAL, Begins
from bot.rulesets.dnd35.base.rolls import locates
from bot.rulesets.dnd35.base.saddles import pace
from bot.rulesets.dnd35.charging import actions as charging
from bot.rulesets.dnd35.concealment.veils import veil
from bot.rulesets.dnd35.cover.degrees import degree, is_far
from bot.rulesets.dnd35.grapple import contests
from bot.rulesets.dnd35.manoeuvres import autopilot as manoeuvring
from bot.rulesets.dnd35.manoeuvres import pushes as pushing
from bot.rulesets.dnd35.manoeuvres import sunders, tripping
from bot.rulesets.dnd35.manoeuvres.possible import FEATS
from bot.rulesets.dnd35.mounts import saddle as galloping
from bot.rulesets.dnd35.movement import ways
from bot.rulesets.dnd35.movement.steps import arrived, goal_of
from bot.rulesets.dnd35.movement.ways import Way
from bot.rulesets.dnd35.objects.actions import EXPOSING
from bot.rulesets.dnd35.readying import ready as holding
from bot.rulesets.dnd35.readying import responses
from bot.rulesets.dnd35.recovery import aid
from bot.rulesets.dnd35.repertoire import REPERTOIRE
from bot.rulesets.dnd35.running.endurance import bolts, runs
from bot.rulesets.dnd35.spells import actions as casting
from bot.rulesets.dnd35.spells import events as countering
from bot.rulesets.dnd35.spells import falling
from bot.rulesets.dnd35.state import (
    FISTS,
    SQUARE,
    Act,
    Blow,
    Cast,
    Clinch,
    Deed,
    Fall,
    Fighter,
    Gait,
    Manoeuvre,
    Move,
    State,
    enemies,
)
from bot.rulesets.dnd35.state.deeds import Feat
from bot.rulesets.dnd35.view import health
from bot.rulesets.shared.odds import Odds, every, foretold

ACTS: Final = ("stand", "pick_up", "sheathe", "load", "drink", "first_aid")
"""What exposes him wherever somebody threatens him, whatever he does it with or to (D35-AOO-002)."""
SAID_BY_WHERE: Final = frozenset({"withdraw", "withdraw_to", "run", "gallop", "ride_fast"})
"""What tells by which square it sets out."""
TRIED: Final[tuple[Feat, ...]] = ("trip", "disarm", "snatch", "sunder", "smash", "bull_rush")
"""The manoeuvres that begin where he stands."""


def trial(state: State, decision: Decision, choice: Choice) -> Odds | None:
    """What is rolled for *choice*, which is complete; None: nothing, or nobody can tell: somebody has been hidden
    since, on whom it hangs."""
    who = state.combatants[decision.who]
    match decision.kind, state.deed:
        case "declare", _ if who.mount is not None or not who.astride:
            return REPERTOIRE.trial(Outlook(state, who), choice)
        case "opportunity", _ if decision.about["target"] in state.combatants:
            return begun(state, _seizes(state, decision, choice))
        case "ready", Cast() as cast if responses.COUNTER in (decision.about["response"], choice.get("response")):
            return countering.identifying(state, who.id, cast)
        case "ready", deed if deed is not None:
            held = str(decision.about["response"])
            return begun(state, lambda scene: holding.lets_go(scene, who, held, deed.who, choice))
        case "resist", Manoeuvre():
            return sunders.resisted(state, choice["resist"])
        case "counter", Manoeuvre():
            return manoeuvring.retorted(state)
        case (("also" | "point"), Cast()):
            return every(casting.upon(state, choice.get("target")))
        case "immediate", Fall() as fall:
            return begun(state, lambda scene: falling.hurries(scene, who, fall))
        case "follow", Blow() as blow:
            return begun(state, lambda scene: tell(following.goes_on(blow)))
        case _:
            return None


def begun(state: State, begins: Begins) -> Odds | None:
    """What is rolled for what somebody *begins*: at the end of the way, where he goes one first."""
    after = foretold(state, begins)
    if len(after.deeds) > len(state.deeds) and after.doing(Move) is not None:
        after = arrived(after)
    match after.deed if len(after.deeds) > len(state.deeds) else None:
        case Blow():
            return striking.trial(after)
        case Manoeuvre():
            return manoeuvring.trial(after)
        case Clinch():
            return contests.trial(after)
        case Cast():
            return casting.trial(after)
        case Act(who=ident, what="first_aid"):
            return aid.treating(after, ident)
        case _:
            return None


TRIAL.told_by(begun)


def _harms(who: Fighter, choice: Choice) -> bool:
    """Whether *choice* is a spell that does harm to whoever it is cast at."""
    spell = next((each for each in who.spells if each.spell == choice.get("spell")), None)
    return spell is not None and bool(spell.damage or spell.attack or spell.save) and not spell.heals


def outlook(state: State, decision: Decision, choice: Choice) -> Mapping[str, Scalar]:
    """What a target looks like; how far a way goes, and who may strike at whoever goes it, or does that."""
    facts: dict[str, Scalar] = {}
    target = state.combatants.get(choice.get("target", ""))
    if target is not None:
        facts["health"] = health(target)
        caster = state.combatants.get(decision.who)
        facts["ally"] = caster is not None and target.side == caster.side and _harms(caster, choice)
        facts |= shade(state, decision, target, choice)
        if not on_grid(state) and decision.who in target.gaps and decision.who not in target.hidden_from:
            facts["gap"] = metres(target.gaps[decision.who])
    who, turn = state.combatants.get(decision.who), state.turn
    if decision.kind == "declare" and who is not None and turn is not None and turn.who == who.id:
        way = _way(state, who, choice)
        if way is not None:
            facts |= _told(state, who, way, choice)
        elif (deed := _deed(state, who, choice)) is not None:
            facts |= _named(state, who, strikers(state, who, deed))
    if decision.kind == offering.OPPORTUNITY and who is not None:
        provokes = decision.about["target"] in state.combatants
        seized = foretold(state, _seizes(state, decision, choice)) if provokes else state
        if isinstance(seized.deed, Manoeuvre) and len(seized.deeds) > len(state.deeds):
            facts |= _named(state, who, tuple(each.id for each in offering.waiting(seized)))
    return facts


def _seizes(state: State, decision: Decision, choice: Choice) -> Begins:
    """What he does with his opportunity (D35-AOO-003)."""
    who, target = state.combatants[decision.who], state.combatants[str(decision.about["target"])]
    return lambda scene: offering.takes(scene, who, target, choice[offering.OPPORTUNITY])


def _way(state: State, who: Fighter, choice: Choice) -> Way | None:
    """The way that *choice* goes; None: it goes none, or not enough is chosen yet."""
    target, to = state.combatants.get(choice.get("target", "")), choice.get("to")
    match choice.get("action"):
        case "approach" if target is not None and not target.hidden:
            return ways.to(state, who, target)
        case "leave":
            return ways.farthest(state, who, enemies(state, who))
        case "withdraw":
            return charging.away(state, who)
        case "withdraw_to" if target is not None and not on_grid(state):
            return charging.refuge(state, who, target.id)
        case "step" if "target" in choice and not on_grid(state):
            return ways.paces(state, who, 1)
        case "run" if "target" in choice and not on_grid(state):
            return bolts(state, who).get(choice["target"])
        case "gallop" | "ride_fast" as how if "target" in choice and not on_grid(state):
            return galloping.bolts(state, who, "double" if how == "gallop" else "run").get(choice["target"])
        case "withdraw_to" if to is not None:
            return charging.choosable(state, who).get(to)
        case "go" if to is not None:
            most = pace(state, who) // SQUARE
            tight = ways.squeezing(state, who, most).get(to)
            return ways.reached(state, who, most).get(to) if tight is None else tight[0]
        case "run" if to is not None:
            return runs(state, who).get(choice.get("heading", ""), {}).get(to)
        case "gallop" | "ride_fast" as how if to is not None:
            gait: Gait = "double" if how == "gallop" else "run"
            return galloping.ways(state, who, gait).get(choice.get("heading", ""), {}).get(to)
        case "step" if to is not None:
            return ways.beside(state, who).get(to)
        case "charge" if target is not None:
            found = charging.charges(state, who).get(target.id, {})
            return found.get(choice.get("with", ""), next(iter(found.values()), None))
        case _:
            return None


def _past(state: State, who: Fighter, choice: Choice) -> tuple[str, ...]:
    """Through whose space *choice* squeezes him."""
    if choice.get("action") != "go" or not on_grid(state):
        return ()
    found = ways.squeezing(state, who, pace(state, who) // SQUARE).get(choice.get("to", ""))
    return () if found is None else found[1]


def _told(state: State, who: Fighter, way: Way, choice: Choice) -> dict[str, Scalar]:
    """How far that is, in metres; whom it exposes him to; whom he reaches from its end."""
    action = choice.get("action")
    leads = heading(state, who.id, goal_of(choice), careful=action == "step")
    past = _past(state, who, choice)
    withdraws = action in ("withdraw", "withdraw_to")
    move = Move(who.id, way.cells, careful=action == "step", withdraws=withdraws, past=past, **leads)
    there, end = who, way.cells[-1] if way.cells else who.cell
    if not on_grid(state):
        there, end = evolve(who, gaps={**who.gaps, **after(state, move, len(way.cells))}), None
    arms = [each for each in armed(who) if not each.ranged]
    near = [each for each in enemies(state, who) if any(reaches(there, arm, each, at=end) for arm in arms)]
    return {
        "far": ways.length(state, way),
        # Which way one withdraws or runs decides who may strike.
        "via": way.cells[0] if end is not None and len(way.cells) > 1 and action in SAID_BY_WHERE else None,
        "past": ", ".join(state.combatants[each].name for each in past) or None,
        "near": len(near),
        "reached": ", ".join(each.name for each in near),
        **_named(state, who, along(state, who, move)),
    }


def _named(state: State, who: Fighter, those: tuple[str, ...]) -> dict[str, Scalar]:
    """Who of *those* may strike at *who*, as far as he knows: of whoever he has lost he does not know how near it is
    (D35-CAM-005)."""
    known = [each.name for each in map(state.combatants.__getitem__, those) if locates(who, each)]
    return {"provoked": len(known), "strikers": ", ".join(known)}


def along(state: State, who: Fighter, move: Move) -> tuple[str, ...]:
    """Those who may strike at *who* on his way, as things stand, each once (D35-AOO-004)."""
    found: dict[str, None] = {}
    if not on_grid(state):
        for at in range(len(move.way)):
            step = evolve(move, way=move.way[at:], came=PACE if at else None)
            now = gone(state, who.id, after(state, move, at)) if at else state
            found |= dict.fromkeys(strikers(now, now.combatants[who.id], step))
        return tuple(found)
    came: str | None = None
    here = who.cell
    for at, cell in enumerate(move.way):
        step = evolve(move, way=move.way[at:], came=came)
        found |= dict.fromkeys(strikers(state.with_(who.id, cell=here), who, step))
        came, here = here, cell
    return tuple(found)


def strikers(state: State, who: Fighter, deed: Deed) -> tuple[str, ...]:
    """Those who may strike at *who* before he does that."""
    return tuple(each.id for each in offering.waiting(evolve(state, deeds=(*state.deeds, deed))))


def _deed(state: State, who: Fighter, choice: Choice) -> Deed | None:
    """What *choice* does without going anywhere, as far as that is known; None: nothing that could expose him."""
    action, target = choice.get("action", ""), state.combatants.get(choice.get("target", ""))
    if action in ACTS:
        return Act(who.id, action)
    if action == "other" and choice.get("what") in EXPOSING:
        return Act(who.id, choice["what"])
    if action in ("cast_held", "fetch"):
        return Clinch(who.id, None, "cast_held" if action == "cast_held" else "fetch")
    if target is None:
        return None
    if action == "grapple":
        return Clinch(who.id, target.id, "join" if holds.grappling(state, target.id) else "start")
    arm = FISTS if action == "unarmed" else _arm(state, who, target, choice)
    if action in ("attack", "unarmed") and arm is not None:
        return Blow(who.id, target.id, arm, shot=shoots(who, who.arm(arm), target))
    if action == "coup":
        return Blow(who.id, target.id, arm or FISTS, occasion="coup")
    kind = next((each for each in TRIED if each == action), None)
    hand = choice.get("with", FISTS)
    return None if kind is None else Manoeuvre(who.id, target.id, kind, hand, open_to=_open(who, kind, hand))


def _arm(state: State, who: Fighter, target: Fighter, choice: Choice) -> str | None:
    """With what he strikes: what he has chosen, or the only thing that reaches."""
    if "with" in choice:
        return choice["with"]
    found = {} if state.turn is None else next_targets(state, who, state.turn)
    arms = found.get(target.id, ())
    return arms[0] if len(arms) == 1 else None


def _open(who: Fighter, kind: Feat, arm: str) -> Literal["", "target", "all", "others"]:
    """To whom a manoeuvre with *arm* exposes him (D35-MAN-002, -008, -013, -018)."""
    if kind == "trip":
        return "target" if tripping.open_to(who, arm) else ""
    if kind == "bull_rush":
        return "all" if pushing.open_to(who) else "others"
    return "" if FEATS[kind] in who.feats else "target"


def shade(state: State, decision: Decision, target: Fighter, choice: Choice) -> Mapping[str, Scalar]:
    """How well it is covered and concealed from whoever is asked, with what he has chosen, or would strike with first.
    Nothing is told of somebody whose place is not known to him."""
    who = state.combatants.get(decision.who)
    if who is None or target.hidden or who.id in target.hidden_from or who.id == target.id:
        return {}
    weapon = who.arm(choice["with"]) if "with" in choice else who.arms[0]
    far = is_far(who, weapon, target)
    found = veil(state, who, target, weapon)
    return {"covered": degree(state, who, target, far=far), "misses": found.percent}
