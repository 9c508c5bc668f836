"""The beginning of step 3: breaking off, in initiative order (PCT-DEF-013); and fleeing (PCT-DEF-015)."""

from __future__ import annotations

from bot.kernel.decisions import Decision, Scalar
from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.percentile import damage as dealing
from bot.rulesets.percentile import legality as legal
from bot.rulesets.percentile.attack import OpportunityGiven
from bot.rulesets.percentile.postures import shown, spent
from bot.rulesets.percentile.rolls import d100
from bot.rulesets.percentile.rolls.d100 import succeeded
from bot.rulesets.percentile.rounds import PhaseReached, StatusSet, TurnStepped, reached
from bot.rulesets.percentile.state import GM, Arm, Fighter, PercentileState, Roll, enemies
from bot.rulesets.percentile.state.conditions import CANNOT_ACT
from bot.rulesets.shared.asking import answered, one_of

NOBODY = "-"


def breaking(scene: Scene[PercentileState]) -> Action:
    """The attempts to break off, in initiative order, before all actions (PCT-DEF-013)."""
    up = next_to_break(scene.now)
    if up is None:
        yield from tell(PhaseReached("acting"))
    else:
        yield from break_off(scene, up)


def next_to_break(state: PercentileState) -> str | None:
    """Who tries next to break off."""
    for ident in state.order:
        who = state.fighters.get(ident)
        if who is None or who.out or who.broke or CANNOT_ACT(who):
            continue
        if who.declaration is not None and who.declaration.kind == "disengage":
            return ident
    return None


def break_off(scene: Scene[PercentileState], ident: str) -> Action:
    yield from shown(scene, ident)
    yield from d100.throw(scene, off(scene.now, ident))


def off(state: PercentileState, ident: str) -> d100.Ahead:
    """What is rolled to break off."""
    return d100.ahead(state, state.fighters[ident], "disengage")


def broke(scene: Scene[PercentileState], what: Roll) -> Action:
    """The roll to break off stands (PCT-DEF-013)."""
    yield from spent(scene, what.who)
    if succeeded(what.degree) and not scene.now.fighters[what.who].out:
        yield from tell(StatusSet(what.who, "disengaged", on=True, reached=reached(scene.now)))


def fled(scene: Scene[PercentileState], what: Roll) -> Action:
    """The roll to flee stands (PCT-DEF-015)."""
    yield from spent(scene, what.who)
    if succeeded(what.degree) and not scene.now.fighters[what.who].out:
        yield from dealing.put_out(scene, what.who, "fled")
    failed = not succeeded(what.degree) and bool(at_his_back(scene.now, what.who))
    yield from tell(TurnStepped(what.who, step="held", pending="flight" if failed else None))


def at_his_back(state: PercentileState, ident: str) -> list[str]:
    """Who could strike *ident*, who has turned his back, hand to hand (PCT-ATK-005)."""
    who = state.fighters[ident]
    if who.out or who.hidden:
        return []
    near = (each for each in enemies(state, who) if not CANNOT_ACT(each))
    return [each.id for each in near if any(_strikes(state, each, who, arm) for arm in legal.arms(state, each))]


def _strikes(state: PercentileState, who: Fighter, target: Fighter, arm: Arm) -> bool:
    return not legal.arm_of(who, arm).ranged and legal.may_attack(state, who, target, arm)


def flight_question(state: PercentileState) -> list[Decision]:
    """Whether the game master gives somebody an attack in the back of who has failed to flee (PCT-ATK-005)."""
    turn = state.turn
    if turn is None or turn.pending != "flight":
        return []
    found = at_his_back(state, turn.actor)
    if not found:
        return []
    key = f"{turn.actor}:flight:{state.round}:{turn.occasion}"
    about: dict[str, Scalar] = {"author": turn.actor, "round": state.round}
    return [one_of(key, "flight", GM, (*found, NOBODY), about, usual=NOBODY, blank="target")]


def flight(scene: Scene[PercentileState]) -> Action:
    """The game master's word on it; the attack comes before the round goes on."""
    given = NOBODY
    if flight_question(scene.now):
        answer = yield from answered(flight_question)
        if answer is None:
            return
        given = answer["target"]
    actor = scene.now.acting.actor
    yield from tell(TurnStepped(actor, pending=""))
    if given != NOBODY:
        yield from tell(OpportunityGiven(given, actor))
