"""The order of work in a round (PCT-RND-002, -006): the first stage that has work, found from the state alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal, TypeAlias

from bot.kernel.effects import Action, Scene, checkpoint, tell, wait
from bot.rulesets.percentile import (
    attack,
    damage,
    declaring,
    defence,
    ending,
    initiative,
    mishaps,
    pit,
    riding,
    rolls,
    scores,
    spells,
    turns,
    unarmed,
)
from bot.rulesets.percentile.events import (
    BonusSpent,
    DefenceJudged,
    HitSpent,
    RoundStarted,
    SceneOpened,
    StatusSet,
    TurnStepped,
)
from bot.rulesets.percentile.state import PercentileState, Roll, Turn, takes_part

Stage: TypeAlias = Literal[
    "opening",
    "bout",
    "roll",
    "round",
    "initiative",
    "reorder",
    "declarations",
    "breaking",
    "opportunity",
    "begin",
    "ready",
    "judged",
    "mishap",
    "area",
    "opposed",
    "lethal",
    "fall",
    "outcome",
    "resist",
    "defend",
    "land",
    "finish",
    "acting",
    "ending",
    "waiting",
]


def play(scene: Scene[PercentileState]) -> Action:
    """One fight, round by round."""
    while True:
        yield from checkpoint()
        now = stage(scene.now)
        if scores.missing(scene.now, now) is None:
            yield from _WORK[now](scene)
        else:
            yield from scores.ask(scene, now)


def stage(state: PercentileState) -> Stage:
    """What comes next."""
    if state.phase == "opening":
        return "opening"
    if state.roll is not None:
        return "roll"
    turn = state.turn
    if turn is not None:
        return _in_turn(state)
    if pit.needs_bout(state):
        return "bout"
    if state.opportunities and state.round:
        return "opportunity"
    if state.round == 0 or _is_over(state):
        return "round" if not decided(state) else "waiting"
    match state.phase:
        case "initiative":
            return "initiative"
        case "declaring":
            return "reorder" if initiative.stale(state) else "declarations"
        case "breaking":
            return "breaking"
        case "acting":
            return "acting"
        case "between" | "ending":
            pass
    return "ending"


def _is_over(state: PercentileState) -> bool:
    """Whether the round is, so that the next one may begin: its number is told at its end (`history`)."""
    return state.phase == "between"


def _in_turn(state: PercentileState) -> Stage:
    turn = state.turn
    assert turn is not None
    match turn.pending:
        case "mishap":
            return "mishap"
        case "area":
            return "area"
        case "opposed":
            return "opposed"
        case "outcome":
            return "outcome"
        case "fall":
            return "fall"
        case "lethal" if turn.dealt is None:
            return "lethal"
    match turn.step:
        case "begin":
            return "begin"
        case "ready":
            # Who fell or was seized in the meantime, or whose target did (PCT-DEC-009): it is looked at again.
            return "begin" if turns.is_lost(state, turn) or _has_lost_his_target(state, turn) else "ready"
        case "rolled":
            return "judged"
        case "held":
            pass
    if turn.dealt is not None:
        return "resist"
    if turn.hits:
        return "defend" if turn.hits[0].stage == "open" else "land"
    return "finish"


def _has_lost_his_target(state: PercentileState, turn: Turn) -> bool:
    """Whether the action under way is aimed at somebody at whom it cannot be aimed any more."""
    aimed = turn.declaration.kind in ("attaque", "lutte") or (turn.declaration.kind == "sort" and turn.target)
    return bool(aimed) and turn.target not in attack.targets(state, turn)


def decided(state: PercentileState) -> bool:
    """Whether one side has nobody left able to fight, as far as everybody can see: the next round does not open by
    itself (PCT-RND-007). One that did for somebody hidden would tell that he is there; it opens once he is seen."""
    if state.settings.variant == "pit":
        return pit.is_over(state)
    return len({each.side for each in state.fighters.values() if not each.out and not each.hidden}) < 2


def next_round(scene: Scene[PercentileState]) -> Action:
    """Step 1 again (PCT-RND-003)."""
    yield from tell(RoundStarted(scene.now.round + 1))


def roll(scene: Scene[PercentileState]) -> Action:
    """The d100 is looked at; once it stands, what follows from it is told at once."""
    done = yield from rolls.looked_at(scene)
    if done is not None:
        yield from _AFTER[done.purpose](scene, done)


def judged(scene: Scene[PercentileState]) -> Action:
    """The attack or casting roll stands: what does it hit?"""
    turn = scene.now.turn
    assert turn is not None
    if turn.declaration.kind == "sort":
        yield from spells.judged(scene)
    else:
        yield from attack.judged(scene)


def land(scene: Scene[PercentileState]) -> Action:
    """A hit that nobody stopped: a hold, or damage."""
    state = scene.now
    turn, hit = state.turn, defence.open_hit(state)
    assert turn is not None
    assert hit is not None
    target = state.fighters.get(hit.target)
    if target is None or target.out:
        # He fell to the first of two blows: the second is lost (PCT-ATK-010).
        yield from tell(HitSpent(hit.target, turn.actor, "fallen"))
    elif turn.declaration.kind == "lutte":
        yield from tell(HitSpent(hit.target, turn.actor, "held"))
        yield from unarmed.hold(scene, hit.target)
    else:
        yield from damage.damage(scene)


def resist(scene: Scene[PercentileState]) -> Action:
    """The victim of a knock-out is to roll; who has fallen or left meanwhile has nothing to resist."""
    turn = scene.now.turn
    assert turn is not None
    assert turn.dealt is not None
    victim = scene.now.fighters.get(turn.target or "")
    if victim is None:
        yield from tell(HitSpent(turn.target or "", turn.actor, "fallen"))
    elif victim.out:
        yield from damage.lose(scene, victim.id, turn.dealt, waited=True)
    else:
        yield from unarmed.resist(scene, victim.id)


# ---- what follows from a roll that stands


def _nothing(scene: Scene[PercentileState], what: Roll) -> Action:
    yield from ()


def _defended(scene: Scene[PercentileState], what: Roll) -> Action:
    """A critical attack is stopped only by a critical defence (PCT-DEF-012)."""
    hit, turn = defence.open_hit(scene.now), scene.now.turn
    assert turn is not None
    critical = hit is not None and hit.critical
    stopped = what.degree == "critical" or (what.degree == "success" and not critical)
    if what.purpose == "esquive" and scene.now.fighters[what.who].prepared:
        yield from tell(BonusSpent(what.who, "prepared"))
    yield from tell(DefenceJudged(what.who, turn.actor, stopped))
    if what.degree == "fumble" and what.purpose != "parade_magique":
        # The game master may add a mishap (PCT-DEF-017).
        yield from tell(TurnStepped(turn.actor, pending="mishap"))


def _broke(scene: Scene[PercentileState], what: Roll) -> Action:
    if scene.now.fighters[what.who].prepared:
        yield from tell(BonusSpent(what.who, "prepared"))
    if rolls.succeeded(what.degree) and not scene.now.fighters[what.who].out:
        yield from tell(StatusSet(what.who, "desengage", on=True))


def _fled(scene: Scene[PercentileState], what: Roll) -> Action:
    if scene.now.fighters[what.who].prepared:
        yield from tell(BonusSpent(what.who, "prepared"))
    if rolls.succeeded(what.degree) and not scene.now.fighters[what.who].out:
        yield from tell(StatusSet(what.who, "enfui", on=True))
        yield from damage.ends_of(scene, what.who)
    yield from tell(TurnStepped(what.who, step="held"))


def _freed(scene: Scene[PercentileState], what: Roll) -> Action:
    if scene.now.fighters[what.who].prepared:
        yield from tell(BonusSpent(what.who, "prepared"))
    if rolls.succeeded(what.degree):
        who = scene.now.fighters[what.who]
        held = who.has("immobilise") and not who.has("etrangle")
        yield from tell(StatusSet(what.who, "immobilise" if held else "etrangle", on=False))
    yield from tell(TurnStepped(what.who, step="held"))


_AFTER: Mapping[str, Callable[[Scene[PercentileState], Roll], Action]] = {
    "attack": attack.rolled,
    "sort": _nothing,
    "riding": riding.ridden,
    "parade": _defended,
    "esquive": _defended,
    "parade_magique": _defended,
    "resist": unarmed.resisted,
    "opposed": unarmed.contested,
    "opposing": unarmed.judge,
    "rompre": _broke,
    "fuir": _fled,
    "degager": _freed,
}

_WORK: Mapping[Stage, Callable[[Scene[PercentileState]], Action]] = {
    "opening": lambda scene: tell(SceneOpened()),
    "bout": pit.bouts,
    "roll": roll,
    "round": next_round,
    "initiative": initiative.initiative,
    "reorder": initiative.again,
    "declarations": declaring.declarations,
    "breaking": turns.breaking,
    "opportunity": turns.opportunity,
    "begin": turns.begin,
    "ready": turns.ready,
    "judged": judged,
    "mishap": mishaps.mishap,
    "area": spells.area,
    "opposed": unarmed.opposed,
    "lethal": mishaps.lethal,
    "fall": riding.fall,
    "outcome": turns.outcome,
    "resist": resist,
    "defend": defence.defend,
    "land": land,
    "finish": turns.finish,
    "acting": turns.acting,
    "ending": ending.ending,
    "waiting": lambda scene: wait(),
}
"""The stages in the order of the text, each with what it does."""

__all__ = ["Stage", "decided", "play", "stage", "takes_part"]
