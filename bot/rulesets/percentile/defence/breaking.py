"""The beginning of step 3: breaking off, in initiative order (PCT-DEF-013); and fleeing (PCT-DEF-015)."""

from __future__ import annotations

from bot.kernel.effects import Action, Scene, tell
from bot.rulesets.percentile.damage import dealing
from bot.rulesets.percentile.postures.events import shown, spent
from bot.rulesets.percentile.rolls import d100
from bot.rulesets.percentile.rolls.d100 import succeeded
from bot.rulesets.percentile.rounds.events import PhaseReached, StatusSet, TurnStepped
from bot.rulesets.percentile.state import PercentileState, Roll


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
        if who is None or who.out or who.broke or who.has("immobilise"):
            continue
        if who.declaration is not None and who.declaration.kind == "rompre":
            return ident
    return None


def break_off(scene: Scene[PercentileState], ident: str) -> Action:
    yield from shown(scene, ident)
    yield from d100.throw(scene, ident, "rompre")


def broke(scene: Scene[PercentileState], what: Roll) -> Action:
    """The roll to break off stands (PCT-DEF-013)."""
    yield from spent(scene, what.who)
    if succeeded(what.degree) and not scene.now.fighters[what.who].out:
        yield from tell(StatusSet(what.who, "desengage", on=True))


def fled(scene: Scene[PercentileState], what: Roll) -> Action:
    """The roll to flee stands (PCT-DEF-015)."""
    yield from spent(scene, what.who)
    if succeeded(what.degree) and not scene.now.fighters[what.who].out:
        yield from dealing.put_out(scene, what.who, "enfui")
    yield from tell(TurnStepped(what.who, step="held"))
